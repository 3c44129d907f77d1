//! The ledger: who writes and who reads each asset, and each part of one that can be referred to.
//!
//! Verbs and predicates say in the schema what they do; what a board or card names in a field of its own is
//! laid out by it, or read by it if it is the kind of thing that players are sent to.

use landfall_diagnostics::Span;
use landfall_model::{AssetId, Atlas, FieldView, Rec, Target};
use landfall_schema::{Act, Class, Does, KindId, Part, ShapeId, Type};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::graphs::{self, Net};

/// An asset, or a part of one: a sector, a box, a behaviour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Thing {
    Asset(AssetId),
    Part { asset: AssetId, record: u32 },
}

impl Thing {
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
    writers: FxHashMap<Thing, Vec<Entry<'a>>>,
    readers: FxHashMap<Thing, Vec<Entry<'a>>>,
    /// For each asset, the reference through which it is reached first.
    before: Vec<Before<'a>>,
}

#[derive(Clone, Copy)]
enum Before<'a> {
    Unreached,
    Entry,
    From(Rec<'a>, Span),
}

impl<'a> Ledger<'a> {
    pub fn of(atlas: &'a Atlas) -> Self {
        let mut ledger = Ledger {
            atlas,
            writers: FxHashMap::default(),
            readers: FxHashMap::default(),
            before: search(atlas),
        };
        let sent_to = kinds_sent_to(atlas);
        for (at, unit) in atlas.units.iter().enumerate() {
            for index in 0..unit.records.len() as u32 {
                let rec = Rec::new(atlas, at as u32, index);
                match rec.shape().class {
                    Class::Verb | Class::Predicate | Class::Target => ledger.phrase(rec),
                    Class::Kind(_) | Class::Block => ledger.fields(rec, &sent_to),
                }
            }
        }
        ledger
    }

    pub fn writers(&self, thing: Thing) -> &[Entry<'a>] {
        self.writers.get(&thing).map_or(&[], Vec::as_slice)
    }

    pub fn readers(&self, thing: Thing) -> &[Entry<'a>] {
        self.readers.get(&thing).map_or(&[], Vec::as_slice)
    }

    /// Whether play can come to it at all.
    pub fn is_reached(&self, asset: AssetId) -> bool {
        !matches!(self.before[asset.0 as usize], Before::Unreached)
    }

    /// The shortest way from where play begins: boards first, then whatever needs nobody's leave.
    pub fn why(&self, asset: AssetId) -> Option<Vec<Step>> {
        let mut steps = vec![Step { asset, name: self.atlas.display(asset), leads: None }];
        let mut at = asset;
        // Each step goes back to an asset that was found earlier, so this ends.
        loop {
            match self.before[at.0 as usize] {
                Before::Unreached => return None,
                Before::Entry => break,
                Before::From(rec, span) => {
                    at = rec.owner()?;
                    steps.push(Step { asset: at, name: place_name(rec), leads: Some(span) });
                }
            }
        }
        steps.reverse();
        Some(steps)
    }

    fn phrase(&mut self, rec: Rec<'a>) {
        for does in &rec.shape().does {
            for field in [does.arg, does.at].into_iter().flatten().filter_map(|id| rec.get(id)) {
                for thing in self.things(field, does) {
                    self.note(thing, Entry { rec, span: rec.span(), act: Some(does.act) });
                }
            }
            if let Some(own) = own_card(rec, does) {
                self.note(Thing::Asset(own), Entry { rec, span: rec.span(), act: Some(does.act) });
            }
        }
    }

    fn note(&mut self, thing: Thing, entry: Entry<'a>) {
        let reads = matches!(entry.act, Some(Act::Read | Act::Transfer));
        let book = if reads { &mut self.readers } else { &mut self.writers };
        write(book, thing, entry);
    }

    /// What a field of a verb is about: a whole asset, a part, or all parts of one shape.
    fn things(&self, field: FieldView<'a>, does: &Does) -> Vec<Thing> {
        match field.target() {
            Some(Target::Asset(asset)) => match does.shape.filter(|_| does.at == Some(field.id)) {
                Some(shape) => self.parts(asset, shape),
                None => vec![Thing::Asset(asset)],
            },
            Some(Target::Child { asset, record }) => vec![Thing::Part { asset, record }],
            _ => Vec::new(),
        }
    }

    fn parts(&self, asset: AssetId, shape: ShapeId) -> Vec<Thing> {
        let parts = self.atlas.rec(asset).inside().filter(|rec| rec.shape_id() == shape);
        parts.map(|rec| Thing::Part { asset, record: rec.index }).collect()
    }

    fn fields(&mut self, rec: Rec<'a>, sent_to: &FxHashSet<KindId>) {
        for field in rec.fields() {
            let Some(target) = field.target() else { continue };
            let entry = Entry { rec, span: field.span, act: None };
            match target {
                Target::Asset(asset) if sent_to.contains(&self.atlas.asset(asset).kind) => {
                    write(&mut self.readers, Thing::Asset(asset), entry);
                }
                Target::Asset(asset) => {
                    write(&mut self.writers, Thing::Asset(asset), entry);
                }
                Target::Child { asset, record } => {
                    write(&mut self.readers, Thing::Part { asset, record }, entry);
                }
                Target::Missing | Target::Several(_) => {}
            }
        }
    }
}

/// Most things have one line, and a vector that grows from nothing has room for four.
fn write<'a>(book: &mut FxHashMap<Thing, Vec<Entry<'a>>>, thing: Thing, entry: Entry<'a>) {
    book.entry(thing).or_insert_with(|| Vec::with_capacity(1)).push(entry);
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
fn search(atlas: &Atlas) -> Vec<Before<'_>> {
    let mut leads: FxHashMap<AssetId, Vec<(Rec<'_>, Span, AssetId)>> = FxHashMap::default();
    for (unit, found) in atlas.references().filter(|(_, found)| graphs::is_use(atlas, found)) {
        let rec = Rec::new(atlas, unit, found.record);
        let (Some(from), Some(to)) = (rec.owner(), atlas.target_asset(found.target)) else { continue };
        // A verb is shown whole; of a block only the name it gives.
        let place = atlas.unit(unit).span(found.start, found.end);
        let span = if rec.is_verb() { rec.span() } else { place };
        leads.entry(from).or_default().extend(atlas.faces(to).map(|face| (rec, span, face)));
    }
    let mut before = vec![Before::Unreached; atlas.assets.len()];
    let is_board = |id: &AssetId| atlas.schema.graphs.iter().any(|graph| graph.of == atlas.asset(*id).kind);
    let (boards, others): (Vec<_>, Vec<_>) =
        atlas.ids().filter(|id| is_entry(atlas, *id)).partition(is_board);
    let edges = leads.iter().flat_map(|(from, to)| to.iter().map(move |(_, _, to)| (*from, *to)));
    let net = Net::new(atlas.assets.len(), edges.map(|(from, to)| (from.0 as usize, to.0 as usize)));
    for entries in [boards, others] {
        let tree = net.tree(entries.into_iter().map(|entry| entry.0 as usize));
        for to in atlas.ids().map(|id| id.0 as usize) {
            if tree.steps[to].is_none() || !matches!(before[to], Before::Unreached) {
                continue;
            }
            let lead = tree.before[to].and_then(|from| {
                leads.get(&AssetId(from as u32))?.iter().find(|lead| lead.2.0 as usize == to)
            });
            before[to] = lead.map_or(Before::Entry, |(rec, span, _)| Before::From(*rec, *span));
        }
    }
    before
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
