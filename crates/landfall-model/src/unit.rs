//! One lowered file: flat arrays that point into each other by number.
//!
//! Records stand in the order of the text, a parent right before what it holds, so everything inside an
//! asset is one contiguous run: asking all effects of a card is a scan, not a walk.

use std::sync::Arc;

use landfall_diagnostics::{FileId, Span};
use landfall_schema::{FieldId, KindId, ShapeId, TextRole, VocabId, WordId};
use rustc_hash::FxHashSet;

use crate::columns::{Conditions, Fields, Names, Records, References, Texts, settle};

/// No record, no parent.
pub const NONE: u32 = u32::MAX;

#[derive(Debug)]
pub struct Unit {
    pub file: FileId,
    /// The number of the pack in this run, or [`crate::PRINTED`].
    pub pack: u16,
    pub records: Records,
    pub fields: Fields,
    /// The records of assets, in order.
    pub roots: Vec<u32>,
    /// Runs of effect records, pointed into by [`Value::Effects`].
    pub lists: Vec<u32>,
    /// Runs of lists, pointed into by [`Value::Options`].
    pub options: Vec<List>,
    pub names: Names,
    pub texts: Texts,
    pub marks: Vec<Mark>,
    pub refs: References,
    pub requirements: Vec<Requirement>,
    pub alternatives: Vec<List>,
    pub terms: Vec<Term>,
    pub conditions: Conditions,
    /// Runs of conditions, pointed into by [`Condition::All`] and [`Condition::Any`].
    pub condition_lists: Vec<u32>,
    /// Roots that were only named with `extern`.
    pub externals: Vec<u32>,
    pub allows: Vec<Allow>,
    /// Ids that assets had before, so that translations find their way.
    pub renames: Vec<Rename>,
    /// Words in text that could not be understood and may have been references. Nothing is called unused
    /// because the line that uses it has a typo.
    pub mentions: Vec<Box<str>>,
    /// Ids behind a word that is no kind. Those cards are there, so nobody misses them.
    pub unread: Vec<Box<str>>,
    /// Records with a line that could not be understood.
    pub damaged: FxHashSet<u32>,
}

impl Unit {
    /// Nothing yet of a file with this text.
    pub fn new(file: FileId, pack: u16, source: &Arc<str>) -> Self {
        Self {
            file,
            pack,
            records: Records::default(),
            fields: Fields::default(),
            roots: Vec::new(),
            lists: Vec::new(),
            options: Vec::new(),
            names: Names::new(Arc::clone(source)),
            texts: Texts::new(Arc::clone(source)),
            marks: Vec::new(),
            refs: References::default(),
            requirements: Vec::new(),
            alternatives: Vec::new(),
            terms: Vec::new(),
            conditions: Conditions::default(),
            condition_lists: Vec::new(),
            externals: Vec::new(),
            allows: Vec::new(),
            renames: Vec::new(),
            mentions: Vec::new(),
            unread: Vec::new(),
            damaged: FxHashSet::default(),
        }
    }

    /// Gives back the room that arrays have grown into and do not need: a pack keeps its units to the end.
    pub(crate) fn settle(&mut self) {
        self.records.settle();
        self.fields.settle();
        settle(&mut self.lists);
        self.names.settle();
        self.texts.settle();
        settle(&mut self.marks);
        self.refs.settle();
        settle(&mut self.roots);
        settle(&mut self.terms);
        self.conditions.settle();
        settle(&mut self.condition_lists);
    }

    #[inline]
    pub fn span(&self, start: u32, end: u32) -> Span {
        Span::new(self.file, start, end)
    }

    #[inline]
    pub fn list(&self, list: List) -> &[u32] {
        &self.lists[list.range()]
    }

    /// The root record that holds `record`.
    pub fn root_of(&self, record: u32) -> u32 {
        let at = self.roots.partition_point(|root| *root <= record);
        at.checked_sub(1).map_or(NONE, |at| self.roots[at])
    }
}

/// A run in one of the unit's arrays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct List {
    pub start: u32,
    pub len: u32,
}

impl List {
    #[inline]
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }

    pub fn is_empty(self) -> bool {
        self.len == 0
    }
}

/// One thing with a shape: an asset, a block inside it, a verb, a predicate or a target.
#[derive(Clone, Copy, Debug)]
pub struct Record {
    pub shape: ShapeId,
    /// The field of the parent that holds this record.
    pub via: FieldId,
    pub parent: u32,
    /// The record after everything inside this one.
    pub next: u32,
    pub fields: List,
    pub start: u32,
    pub end: u32,
    /// The smallest text that names it: the id, or the keyword.
    pub name_start: u32,
    pub name_end: u32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Field {
    pub id: FieldId,
    pub start: u32,
    pub end: u32,
    pub value: Value,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// Was reported; there is nothing to know.
    Bad,
    Flag,
    Int(i32),
    Word(WordId),
    /// An id or a name, in `names`.
    Name(u32),
    Text(u32),
    Ref(u32),
    Requirement(u32),
    Effects(List),
    Options(List),
    Condition(u32),
    /// A block, a row of a table, or a target.
    Record(u32),
    Compare(Compare),
    Range(i32, i32),
    Arrow(Arrow),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compare {
    Equal,
    NotEqual,
    Less,
    AtMost,
    More,
    AtLeast,
}

impl Compare {
    pub const ALL: [Compare; 6] =
        [Compare::Equal, Compare::NotEqual, Compare::Less, Compare::AtMost, Compare::More, Compare::AtLeast];

    pub fn holds(self, value: i32, number: i32) -> bool {
        match self {
            Compare::Equal => value == number,
            Compare::NotEqual => value != number,
            Compare::Less => value < number,
            Compare::AtMost => value <= number,
            Compare::More => value > number,
            Compare::AtLeast => value >= number,
        }
    }

    /// As content writes it.
    pub fn sign(self) -> &'static str {
        match self {
            Compare::Equal => "=",
            Compare::NotEqual => "!=",
            Compare::Less => "<",
            Compare::AtMost => "<=",
            Compare::More => ">",
            Compare::AtLeast => ">=",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrow {
    Forward,
    Back,
    Both,
}

impl Arrow {
    /// As content writes it.
    pub fn sign(self) -> &'static str {
        match self {
            Arrow::Forward => "->",
            Arrow::Back => "<-",
            Arrow::Both => "<->",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Text<'a> {
    pub value: &'a str,
    pub role: TextRole,
    pub start: u32,
    pub end: u32,
    /// The record and field it belongs to.
    pub record: u32,
    pub field: FieldId,
    /// The `///` lines above, for translators.
    pub note: Option<&'a str>,
    /// Its icons and references, in `marks`.
    pub marks: List,
}

#[derive(Clone, Copy, Debug)]
pub struct Mark {
    pub start: u32,
    pub end: u32,
    pub what: MarkKind,
}

#[derive(Clone, Copy, Debug)]
pub enum MarkKind {
    Icon(VocabId, WordId),
    Ref(u32),
}

#[derive(Clone, Copy, Debug)]
pub struct Reference {
    pub start: u32,
    pub end: u32,
    /// The record it stands in.
    pub record: u32,
    pub wanted: Wanted,
    pub target: Target,
}

/// What a reference may lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// What the type of this field says.
    Field(ShapeId, FieldId),
    /// What a keyword before the name says: an asset of this kind.
    Kind(KindId),
    /// In prose: an asset of this kind, and whether the text sends players to it or only speaks of it.
    Prose(KindId, bool),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Reported once; nobody echoes it.
    Missing,
    Asset(crate::AssetId),
    /// A block inside an asset.
    Child {
        asset: crate::AssetId,
        record: u32,
    },
    /// A block of whichever asset this card is used with; each of them has it. Its key is in
    /// [`crate::Atlas::shared_key`].
    Several(u32),
}

#[derive(Clone, Copy, Debug)]
pub struct Requirement {
    pub start: u32,
    pub end: u32,
    pub vocab: VocabId,
    /// Any of these, in `alternatives`; each is a run of `terms`, all of which are needed.
    pub alternatives: List,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    pub word: WordId,
    pub count: u16,
    /// Must not be there.
    pub absent: bool,
    pub start: u32,
    pub end: u32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Condition {
    /// A predicate record.
    Holds(u32),
    Not(u32),
    All(List),
    Any(List),
}

/// `allow orphan-log "reason" until 2027-06-01` inside an asset.
#[derive(Debug)]
pub struct Allow {
    pub root: u32,
    pub rule: Box<str>,
    pub start: u32,
    pub end: u32,
    pub until: Option<(i32, u32, u32)>,
}

/// `was P901` inside an asset: the id it had before.
#[derive(Debug)]
pub struct Rename {
    pub root: u32,
    pub old: Box<str>,
    pub start: u32,
    pub end: u32,
}
