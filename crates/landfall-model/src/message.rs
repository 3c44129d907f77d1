//! Messages: every text of a pack, each under a stable path and never under the text itself.

use landfall_schema::FieldId;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::atlas::{AssetId, Atlas};
use crate::columns::Texts;
use crate::unit::{NONE, Text, Unit, Value};
use crate::view::Rec;

/// One text, and what translators and bundles know it by.
#[derive(Clone)]
pub struct Message<'a> {
    /// Unique in the pack: `poi/P901/action/1/title`.
    pub key: String,
    pub text: Text<'a>,
    /// The position of the text in the `texts` of its unit.
    pub at: u32,
    pub rec: Rec<'a>,
    pub field: FieldId,
}

impl Atlas {
    /// Every text of a pack: assets by kind, then number or name; inside an asset as it is read. The place in
    /// this list is the number of the message.
    pub fn messages(&self, pack: u16) -> Vec<Message<'_>> {
        let order = self.text_order(&[pack]);
        self.written_in(pack).flat_map(|id| self.messages_of(id, &order)).collect()
    }

    /// The assets that a pack holds itself, in the order of its messages.
    pub fn written_in(&self, pack: u16) -> impl Iterator<Item = AssetId> {
        let is_own = move |id: &AssetId| {
            let asset = self.asset(*id);
            !asset.external && self.unit(asset.unit).pack == pack
        };
        self.ids().filter(is_own)
    }

    /// Which texts each record of these packs holds.
    pub fn text_order(&self, packs: &[u16]) -> TextOrder {
        let by_record = |unit: &Unit| texts_by_record(&unit.texts, packs.contains(&unit.pack));
        TextOrder { by_record: self.units.iter().map(by_record).collect() }
    }

    /// The messages of one asset, as they are read.
    pub fn messages_of(&self, id: AssetId, order: &TextOrder) -> Vec<Message<'_>> {
        let root = self.rec(id);
        let run = order.of(root);
        let texts = &root.arrays().texts;
        // Most records hold no text, and nobody asks what tells them apart.
        let mut parents: Vec<u32> = Vec::new();
        for at in &run {
            let above = root.at(texts.record(*at)).lineage().skip(1).map(|rec| rec.index);
            parents.extend(above);
        }
        parents.sort_unstable();
        parents.dedup();
        let paths = Paths::below(root, |parent| parents.binary_search(&parent).is_ok());
        let mut numbers = Numbers::default();
        run.into_iter().map(|at| paths.message(at, &mut numbers)).collect()
    }
}

/// The texts of some packs by the record that holds them.
#[derive(Default)]
pub struct TextOrder {
    /// By unit.
    by_record: Vec<Vec<u32>>,
}

impl TextOrder {
    /// The texts inside an asset, as they are read.
    pub fn of(&self, root: Rec<'_>) -> Vec<u32> {
        texts_of(root, &self.by_record[root.unit as usize])
    }
}

impl Rec<'_> {
    /// The key of the `nth` text of a field, counted from 0: `poi/P901/action/1/title`. By the keys of siblings
    /// where they have keys, by number otherwise.
    pub fn message_key(self, field: FieldId, nth: usize) -> String {
        Paths::of(self.root()).key(self, field, nth)
    }

    fn root(self) -> Self {
        self.at(match self.arrays().root_of(self.index) {
            NONE => self.index,
            root => root,
        })
    }
}

/// The texts of a unit by the record that holds them, so that those of an asset are one run.
fn texts_by_record(texts: &Texts, wanted: bool) -> Vec<u32> {
    let mut sorted: Vec<u32> = if wanted { (0..texts.len() as u32).collect() } else { Vec::new() };
    sorted.sort_by_key(|at| texts.record(*at));
    sorted
}

/// The texts inside an asset, as they are read.
fn texts_of(root: Rec<'_>, by_record: &[u32]) -> Vec<u32> {
    let texts = &root.arrays().texts;
    let record = |at: &u32| texts.record(*at);
    let end = root.next();
    let first = by_record.partition_point(|at| record(at) < root.index);
    let mut run: Vec<u32> = by_record[first..].iter().copied().take_while(|at| record(at) < end).collect();
    run.sort_by_key(|at| texts.start(*at));
    run
}

/// What tells each record inside one asset apart from its siblings, found in one pass: an asset may hold
/// thousands of choices.
pub(crate) struct Paths<'a> {
    root: Rec<'a>,
    /// What all keys begin with: `poi/P901`.
    prefix: String,
    places: Vec<Place>,
}

/// Which of the texts of its field each text is, found once for each field: a card may hold thousands of paragraphs.
#[derive(Default)]
struct Numbers {
    counted: FxHashSet<(u32, FieldId)>,
    of_text: FxHashMap<u32, usize>,
}

impl Numbers {
    fn of(&mut self, rec: Rec<'_>, field: FieldId, text: u32) -> usize {
        if self.counted.insert((rec.index, field)) {
            let texts = rec.all(field).filter_map(|field| match field.value {
                Value::Text(at) => Some(at),
                _ => None,
            });
            self.of_text.extend(texts.zip(0..));
        }
        self.of_text.get(&text).copied().unwrap_or_default()
    }
}

enum Place {
    Number(u32),
    Key(String),
}

impl<'a> Paths<'a> {
    pub(crate) fn of(root: Rec<'a>) -> Self {
        Self::below(root, |_| true)
    }

    /// Only what is right inside of some records.
    fn below(root: Rec<'a>, is_wanted: impl Fn(u32) -> bool) -> Self {
        let mut counts: FxHashMap<(u32, FieldId), u32> = FxHashMap::default();
        let mut keys: FxHashMap<(u32, FieldId, String), u32> = FxHashMap::default();
        let mut places = Vec::with_capacity((root.next() - root.index) as usize);
        places.push(Place::Number(1));
        for rec in root.inside() {
            // Of most records nobody asks, and then only the parent is read.
            let parent = root.arrays().records.parent(rec.index);
            if !is_wanted(parent) {
                places.push(Place::Number(0));
                continue;
            }
            let siblings = (parent, rec.record().via);
            let number = counts.entry(siblings).or_default();
            *number += 1;
            places.push(match rec.key() {
                Some(key) => {
                    let same = keys.entry((siblings.0, siblings.1, key.clone())).or_default();
                    *same += 1;
                    Place::Key(if *same == 1 { key } else { format!("{key}~{same}") })
                }
                // Some of its siblings may have a number for a key.
                None if rec.shape().key.is_some() => Place::Key(format!("~{number}")),
                None => Place::Number(*number),
            });
        }
        Self { root, prefix: prefix(root), places }
    }

    fn message(&self, at: u32, numbers: &mut Numbers) -> Message<'a> {
        let text = self.root.arrays().texts.at(at);
        let (rec, field) = (self.root.at(text.record), text.field);
        let is_one_of_many = rec.shape().fields[field.index()].many;
        let nth = if is_one_of_many { numbers.of(rec, field, at) } else { 0 };
        Message { key: self.key(rec, field, nth), text, at, rec, field }
    }

    pub(crate) fn is_of(&self, root: Rec<'a>) -> bool {
        (self.root.unit, self.root.index) == (root.unit, root.index)
    }

    /// From the asset to a record inside it: `action/1`.
    pub(crate) fn path(&self, rec: Rec<'a>) -> String {
        let mut path = String::new();
        self.push_path(rec, &mut path);
        path.trim_start_matches('/').to_owned()
    }

    fn key(&self, rec: Rec<'a>, field: FieldId, nth: usize) -> String {
        let mut key = String::with_capacity(48);
        key.push_str(&self.prefix);
        self.push_path(rec, &mut key);
        let field = &rec.shape().fields[field.index()];
        key.push('/');
        key.push_str(&field.name);
        // A field that may be written several times always numbers its texts: a second paragraph must not
        // rename the first.
        if field.many {
            key.push('/');
            push_number(nth + 1, &mut key);
        }
        key
    }

    /// Records nest as deep as blocks may, which the parser limits.
    fn push_path(&self, rec: Rec<'a>, key: &mut String) {
        let Some(parent) = rec.parent() else { return };
        self.push_path(parent, key);
        key.push('/');
        key.push_str(&parent.shape().fields[rec.record().via.index()].name);
        key.push('/');
        match &self.places[(rec.index - self.root.index) as usize] {
            Place::Number(number) => push_number(*number as usize, key),
            Place::Key(place) => key.push_str(place),
        }
    }
}

fn push_number(number: usize, key: &mut String) {
    if number >= 10 {
        push_number(number / 10, key);
    }
    key.push(char::from(b'0' + (number % 10) as u8));
}

pub(crate) fn prefix(root: Rec<'_>) -> String {
    let mut out = [root.shape().name.as_str(), "/", root.asset_key()].concat();
    // Faces that share an id say which one they are, so a second face does not rename the first.
    if let Some(variant) = root.variant() {
        out.push('@');
        out.push_str(variant);
    }
    out
}
