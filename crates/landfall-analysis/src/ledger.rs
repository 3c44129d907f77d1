//! The ledger: who writes and who reads each asset, and each part of one that can be referred to.
//!
//! Verbs and predicates say in the schema what they do; what a board or card names in a field of its own is
//! laid out by it, or read by it if it is the kind of thing that players are sent to.

use landfall_diagnostics::Span;
use landfall_model::{AssetId, Atlas, FieldView, Rec, Reference, Target};
use landfall_schema::{Act, Class, Does, KindId, Part, Shape, Type};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::graphs;

/// An asset, or a part of one: a sector, a box, a behaviour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Thing {
    Asset(AssetId),
    Part { asset: AssetId, record: u32 },
}

impl Thing {
    /// What a reference leads to.
    fn of(target: Target) -> Option<Self> {
        match target {
            Target::Asset(asset) => Some(Thing::Asset(asset)),
            Target::Child { asset, record } => Some(Thing::Part { asset, record }),
            Target::Missing | Target::Several(_) => None,
        }
    }

    pub fn asset(self) -> AssetId {
        match self {
            Thing::Asset(asset) | Thing::Part { asset, .. } => asset,
        }
    }
}

/// One line of the ledger: where something is written or read.
#[derive(Clone, Copy)]
pub struct Entry<'a> {
    /// The verb, predicate, block or asset that does it.
    pub rec: Rec<'a>,
    pub span: Span,
    /// What a verb or predicate does; absent where a field lays something out.
    pub act: Option<Act>,
}

/// One step on the way to an asset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub asset: AssetId,
    /// The asset and the part of it that leads on, as people write it: `P903 green`.
    pub name: String,
    /// The reference that leads on; the last step has none.
    pub leads: Option<Span>,
}

pub struct Ledger<'a> {
    atlas: &'a Atlas,
    writers: Book,
    readers: Book,
    /// For each asset, the one from which it is reached first, [`ENTRY`] or [`UNREACHED`].
    before: Vec<u32>,
    /// The number of the first record of each unit, and of all.
    units: Vec<u32>,
}

const UNREACHED: u32 = u32::MAX;
const ENTRY: u32 = u32::MAX - 1;

/// The lines about all assets, those of one asset together, and among them those of one part.
struct Book {
    /// Where the lines of each asset begin, and where the last ones end.
    starts: Vec<u32>,
    lines: Vec<Line>,
    /// Those about parts that are too far behind their asset for a line.
    far: FxHashMap<Thing, Vec<Line>>,
    /// Where a record lays something out in a field that is too far behind for a line, by its number.
    late: FxHashMap<(u32, Thing), Span>,
}

/// An entry in 8 bytes.
#[derive(Clone, Copy)]
struct Line {
    /// Its number among those of all units.
    record: u32,
    /// How far the part it is about is behind its asset; [`WHOLE`] for the asset.
    part: u16,
    act: Option<Act>,
    /// Without an act: which of the fields of the record lays it out, or [`LATE`].
    field: u8,
}

const WHOLE: u16 = u16::MAX;
const LATE: u8 = u8::MAX;

/// Some lines of the ledger, all about one thing.
#[derive(Clone, Copy)]
pub struct Entries<'l, 'a> {
    ledger: &'l Ledger<'a>,
    book: &'l Book,
    about: Thing,
    lines: &'l [Line],
}

impl<'l, 'a> Entries<'l, 'a> {
    pub fn is_empty(self) -> bool {
        self.lines.is_empty()
    }

    pub fn first(self) -> Option<Entry<'a>> {
        self.iter().next()
    }

    pub fn iter(self) -> impl Iterator<Item = Entry<'a>> + use<'l, 'a> {
        // Most of what is about a thing is written near the one before.
        let mut unit = 0;
        self.lines.iter().map(move |line| {
            let rec = self.ledger.rec(line.record, &mut unit);
            let span = if line.act.is_none() { self.laid(rec, line) } else { None };
            Entry { rec, span: span.unwrap_or_else(|| rec.span()), act: line.act }
        })
    }

    /// Where a record lays it out.
    fn laid(self, rec: Rec<'a>, line: &Line) -> Option<Span> {
        match line.field {
            LATE => self.book.late.get(&(line.record, self.about)).copied(),
            field => rec.field_at(field.into()).map(|field| field.span),
        }
    }
}

impl Book {
    /// With room for as many lines as were counted, asset by asset.
    fn with_room_for(counts: Vec<u32>) -> Self {
        let mut starts = counts;
        let mut all = 0;
        for start in &mut starts {
            all += std::mem::replace(start, all);
        }
        let nothing = Line { record: 0, part: WHOLE, act: None, field: 0 };
        Self {
            starts,
            lines: vec![nothing; all as usize],
            far: FxHashMap::default(),
            late: FxHashMap::default(),
        }
    }

    /// Keeps a line. While lines come in, those of an asset start where its next one belongs.
    fn add(&mut self, atlas: &Atlas, thing: Thing, line: Line, late: Option<Span>) {
        if let Some(span) = late {
            self.late.entry((line.record, thing)).or_insert(span);
        }
        match part(atlas, thing) {
            Some(part) => {
                let place = &mut self.starts[thing.asset().0 as usize];
                self.lines[*place as usize] = Line { part, ..line };
                *place += 1;
            }
            None => self.far.entry(thing).or_default().push(line),
        }
    }

    /// All lines are there: each asset begins where the one before ends.
    fn in_order(mut self) -> Self {
        self.starts.rotate_right(1);
        self.starts[0] = 0;
        for range in self.starts.windows(2) {
            self.lines[range[0] as usize..range[1] as usize].sort_by_key(|line| line.part);
        }
        self
    }

    fn about(&self, atlas: &Atlas, thing: Thing) -> &[Line] {
        let Some(part) = part(atlas, thing) else { return self.far.get(&thing).map_or(&[], Vec::as_slice) };
        let asset = thing.asset().0 as usize;
        let lines = &self.lines[self.starts[asset] as usize..self.starts[asset + 1] as usize];
        let first = lines.partition_point(|line| line.part < part);
        let behind = lines.partition_point(|line| line.part <= part);
        &lines[first..behind]
    }
}

/// How a line names the part, if it is near enough.
fn part(atlas: &Atlas, thing: Thing) -> Option<u16> {
    match thing {
        Thing::Asset(_) => Some(WHOLE),
        Thing::Part { asset, record } => {
            let behind = record.checked_sub(atlas.asset(asset).record)?;
            u16::try_from(behind).ok().filter(|part| *part != WHOLE)
        }
    }
}

impl<'a> Ledger<'a> {
    pub fn of(atlas: &'a Atlas) -> Self {
        let mut units = vec![0u32];
        units.extend(atlas.units.iter().scan(0, |all, unit| {
            *all += unit.records.len() as u32;
            Some(*all)
        }));
        let scribe = Scribe { atlas, units: &units, sent_to: kinds_sent_to(atlas) };
        let (books, before) = rayon::join(|| scribe.books(), || search(atlas));
        let [writers, readers] = books;
        Ledger { atlas, writers, readers, before, units }
    }

    pub fn writers(&self, thing: Thing) -> Entries<'_, 'a> {
        self.entries(&self.writers, thing)
    }

    pub fn readers(&self, thing: Thing) -> Entries<'_, 'a> {
        self.entries(&self.readers, thing)
    }

    fn entries<'l>(&'l self, book: &'l Book, about: Thing) -> Entries<'l, 'a> {
        Entries { ledger: self, book, about, lines: book.about(self.atlas, about) }
    }

    /// A record by its number among those of all units. The unit of the last one is looked at first.
    fn rec(&self, record: u32, unit: &mut usize) -> Rec<'a> {
        if !(self.units[*unit]..self.units[*unit + 1]).contains(&record) {
            *unit = self.units.partition_point(|first| *first <= record) - 1;
        }
        Rec::new(self.atlas, *unit as u32, record - self.units[*unit])
    }

    /// Whether play can come to it at all.
    pub fn is_reached(&self, asset: AssetId) -> bool {
        self.before[asset.0 as usize] != UNREACHED
    }

    /// The shortest way from where play begins: boards first, then whatever needs nobody's leave.
    pub fn why(&self, asset: AssetId) -> Option<Vec<Step>> {
        let mut steps = vec![Step { asset, name: self.atlas.display(asset), leads: None }];
        let mut at = asset;
        // Each step goes back to an asset that was found earlier, so this ends.
        loop {
            match self.before[at.0 as usize] {
                UNREACHED => return None,
                ENTRY => break,
                from => {
                    let (rec, span) = lead(self.atlas, AssetId(from), at)?;
                    at = AssetId(from);
                    steps.push(Step { asset: at, name: place_name(rec), leads: Some(span) });
                }
            }
        }
        steps.reverse();
        Some(steps)
    }
}

/// Whether it is read, what it is about, the line, and where it is laid out in a late field.
type Take<'t> = &'t mut dyn FnMut(bool, Thing, Line, Option<Span>);

/// Whether there is anything to note about records of this shape. Most of what is written names nothing.
fn is_noted(shape: &Shape) -> bool {
    match shape.class {
        Class::Verb | Class::Predicate | Class::Target => !shape.does.is_empty(),
        Class::Kind(_) | Class::Block => {
            shape.fields.iter().any(|field| matches!(field.ty, Type::Ref(_) | Type::Child { .. }))
        }
    }
}

/// Goes through everything that is written and notes who does what.
struct Scribe<'u, 'a> {
    atlas: &'a Atlas,
    /// The number of the first record of each unit.
    units: &'u [u32],
    sent_to: FxHashSet<KindId>,
}

impl<'a> Scribe<'_, 'a> {
    /// What is written, and what is read. First lines are counted, then they are kept.
    fn books(&self) -> [Book; 2] {
        let atlas = self.atlas;
        // One place more than there are assets, for where the last lines end.
        let mut counts = [(); 2].map(|()| vec![0; atlas.assets.len() + 1]);
        self.all(&mut |reads, thing, _, _| {
            if part(atlas, thing).is_some() {
                counts[usize::from(reads)][thing.asset().0 as usize] += 1;
            }
        });
        let mut books = counts.map(Book::with_room_for);
        self.all(&mut |reads, thing, line, late| books[usize::from(reads)].add(atlas, thing, line, late));
        books.map(Book::in_order)
    }

    fn all(&self, take: Take<'_>) {
        let is_noted: Vec<bool> = self.atlas.schema.shapes.iter().map(is_noted).collect();
        for (at, unit) in self.atlas.units.iter().enumerate() {
            let all = 0..unit.records.len() as u32;
            for index in all.filter(|index| is_noted[unit.records.shape(*index).index()]) {
                let rec = Rec::new(self.atlas, at as u32, index);
                match rec.shape().class {
                    Class::Verb | Class::Predicate | Class::Target => self.phrase(rec, take),
                    Class::Kind(_) | Class::Block => self.fields(rec, take),
                }
            }
        }
    }

    fn phrase(&self, rec: Rec<'a>, take: Take<'_>) {
        for does in &rec.shape().does {
            let reads = matches!(does.act, Act::Read | Act::Transfer);
            let line = Line { record: self.number(rec), part: WHOLE, act: Some(does.act), field: 0 };
            for field in [does.arg, does.at].into_iter().flatten().filter_map(|id| rec.get(id)) {
                self.things(field, does, &mut |thing| take(reads, thing, line, None));
            }
            if let Some(own) = own_card(rec, does) {
                take(reads, Thing::Asset(own), line, None);
            }
        }
    }

    fn number(&self, rec: Rec<'_>) -> u32 {
        self.units[rec.unit as usize] + rec.index
    }

    /// What a field of a verb is about: a whole asset, a part, or all parts of one shape.
    fn things(&self, field: FieldView<'a>, does: &Does, note: &mut dyn FnMut(Thing)) {
        match field.target() {
            Some(Target::Asset(asset)) => match does.shape.filter(|_| does.at == Some(field.id)) {
                Some(shape) => {
                    let parts = self.atlas.rec(asset).inside().filter(|rec| rec.shape_id() == shape);
                    parts.for_each(|rec| note(Thing::Part { asset, record: rec.index }));
                }
                None => note(Thing::Asset(asset)),
            },
            Some(Target::Child { asset, record }) => note(Thing::Part { asset, record }),
            _ => {}
        }
    }

    fn fields(&self, rec: Rec<'a>, take: Take<'_>) {
        for (at, field) in rec.fields().enumerate() {
            let Some(target) = field.target() else { continue };
            let near = u8::try_from(at).unwrap_or(LATE);
            let late = (near == LATE).then_some(field.span);
            let line = Line { record: self.number(rec), part: WHOLE, act: None, field: near };
            let Some(thing) = Thing::of(target) else { continue };
            let reads = match thing {
                Thing::Asset(asset) => self.sent_to.contains(&self.atlas.asset(asset).kind),
                Thing::Part { .. } => true,
            };
            take(reads, thing, line, late);
        }
    }
}

/// `discard mission` on a mission card means the card itself.
fn own_card(rec: Rec<'_>, does: &Does) -> Option<AssetId> {
    let arg = does.arg.filter(|arg| !rec.has(*arg))?;
    let owner = rec.owner()?;
    match &rec.shape().fields[arg.index()].ty {
        Type::Ref(kinds) if kinds.contains(&rec.atlas.asset(owner).kind) => Some(owner),
        _ => None,
    }
}

/// Kinds to which some verb sends players.
fn kinds_sent_to(atlas: &Atlas) -> FxHashSet<KindId> {
    let mut kinds = FxHashSet::default();
    for shape in &atlas.schema.shapes {
        for does in shape.does.iter().filter(|does| does.act == Act::Transfer) {
            if let Some(Type::Ref(found)) = does.arg.map(|arg| &shape.fields[arg.index()].ty) {
                kinds.extend(found.iter().copied());
            }
        }
    }
    kinds
}

/// Breadth first from everything that needs nobody's leave, boards before all others.
fn search(atlas: &Atlas) -> Vec<u32> {
    let mut before = vec![UNREACHED; atlas.assets.len()];
    let is_board = |id: &AssetId| atlas.schema.graphs.iter().any(|graph| graph.of == atlas.asset(*id).kind);
    let (boards, others): (Vec<_>, Vec<_>) =
        atlas.ids().filter(|id| is_entry(atlas, *id)).partition(is_board);
    let uses = graphs::uses(atlas);
    for entries in [boards, others] {
        let tree = uses.tree(entries);
        for (to, place) in before.iter_mut().enumerate() {
            if tree.steps[to].is_some() && *place == UNREACHED {
                *place = tree.before[to].map_or(ENTRY, |from| from as u32);
            }
        }
    }
    before
}

/// The first reference through which one asset brings another into play.
fn lead(atlas: &Atlas, from: AssetId, to: AssetId) -> Option<(Rec<'_>, Span)> {
    let unit = atlas.asset(from).unit;
    let leads = |found: &Reference| {
        atlas.owner(unit, found.record) == Some(from)
            && graphs::is_use(atlas, found)
            && atlas.target_asset(found.target).is_some_and(|id| atlas.faces(id).any(|face| face == to))
    };
    let found = atlas.unit(unit).refs.iter().find(leads)?;
    let rec = Rec::new(atlas, unit, found.record);
    // A verb is shown whole; of a block only the name it gives.
    let place = atlas.unit(unit).span(found.start, found.end);
    Some((rec, if rec.is_verb() { rec.span() } else { place }))
}

/// Where play can begin: kinds that need nobody's leave, assets that say so, and what a line with a mistake
/// in it may have meant.
pub fn is_entry(atlas: &Atlas, id: AssetId) -> bool {
    let asset = atlas.asset(id);
    let kind = atlas.schema.kind(asset.kind);
    kind.unused.is_none()
        || kind.standalone.is_some_and(|flag| atlas.rec(id).has(flag))
        || atlas.is_mentioned(&asset.key)
}

/// `planet glasswake, sector 3` or `P903 green`: the asset, then the parts that have a name of their own.
pub fn place_name(rec: Rec<'_>) -> String {
    let Some(owner) = rec.owner() else { return String::new() };
    let mut name = rec.atlas.display(owner);
    let mut parts: Vec<Rec<'_>> = rec.lineage().filter(|rec| rec.parent().is_some()).collect();
    parts.reverse();
    for part in parts {
        if let Some((joint, text)) = part_name(part) {
            name.push_str(joint);
            name.push_str(&text);
        }
    }
    name
}

/// `action "Listen"`: a block without a key is known by the text of its first line.
fn titled(part: Rec<'_>) -> Option<(&'static str, String)> {
    let mut first = part.fields().filter(|field| field.def().in_head).filter_map(|field| field.text());
    let title = first.next().map(|text| text.value).filter(|_| !part.is_verb())?;
    Some((", ", format!("{} \"{title}\"", part.shape().name)))
}

/// A row is known by its colour alone, a sector by word and number.
fn part_name(part: Rec<'_>) -> Option<(&'static str, String)> {
    let Some(text) = part.shape().key.and_then(|key| part.get(key)?.as_text()) else { return titled(part) };
    match part.shape().head.parts.first() {
        Some(Part::Literal(word)) => Some((", ", format!("{word} {text}"))),
        _ => Some((" ", text)),
    }
}
