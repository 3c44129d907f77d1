//! What a pack asks for and does not have yet: a list for its author, and empty cards to fill in.

use std::collections::BTreeMap;

use landfall_analysis::ledger::{Ledger, place_name};
use landfall_analysis::slips::{Slips, is_slip};
use landfall_diagnostics::Span;
use landfall_model::{AssetId, Atlas, MISSING_REFERENCE, PRINTED, Rec, Reference, Target, Wanted};
use landfall_schema::{Field, FieldId, Part, Pattern};
use landfall_schema::{KindId, Role, Schema, Shape, TextRole, Type};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::Compilation;

/// Something that is named and not written.
#[derive(Clone, Debug)]
pub struct ToWrite {
    /// The pack that asks for it.
    pub pack: usize,
    /// As people call it: `log 6001`, `P602`.
    pub name: String,
    pub asked: Vec<Asked>,
    kind: KindId,
    key: String,
}

#[derive(Clone, Debug)]
pub struct Asked {
    /// `P602, action "Listen"`.
    pub by: String,
    pub span: Span,
}

/// What is still to write, by pack, kind and id. A name that is a slip of the finger for a card that nothing uses is a
/// mistake, and is not among them.
pub fn to_write(compilation: &Compilation) -> Vec<ToWrite> {
    let missing = compilation.reports.iter().filter(|report| report.is(&MISSING_REFERENCE));
    let places: FxHashSet<(u32, u32)> =
        missing.map(|report| (report.span.file.0, report.span.start)).collect();
    if places.is_empty() {
        return Vec::new();
    }
    let mut found: BTreeMap<(usize, KindId, String), ToWrite> = BTreeMap::new();
    for atlas in &compilation.atlases {
        let mut unused = Unused { atlas, ledger: Ledger::of(atlas), kinds: FxHashMap::default() };
        for (unit, reference) in atlas.references().filter(|(_, found)| found.target == Target::Missing) {
            let arrays = atlas.unit(unit);
            let span = arrays.span(reference.start, reference.end);
            if arrays.pack == PRINTED || !places.contains(&(span.file.0, span.start)) {
                continue;
            }
            let text = compilation.sources.slice(span);
            let Some((kind, key)) = wanted(&atlas.schema, &reference, text) else { continue };
            if atlas.find(kind, key).is_some() || unused.is_slip(kind, key) {
                continue;
            }
            let rec = Rec::new(atlas, unit, reference.record);
            let pack = usize::from(arrays.pack);
            let entry = found.entry((pack, kind, key.to_owned())).or_insert_with(|| ToWrite {
                pack,
                name: landfall_model::display(&atlas.schema, kind, key),
                asked: Vec::new(),
                kind,
                key: key.to_owned(),
            });
            entry.asked.push(Asked { by: place_name(rec), span });
        }
    }
    let mut list: Vec<ToWrite> = found.into_values().collect();
    list.sort_by(|a, b| (a.pack, a.kind).cmp(&(b.pack, b.kind)).then_with(|| order(compilation, a, b)));
    list
}

fn order(compilation: &Compilation, a: &ToWrite, b: &ToWrite) -> std::cmp::Ordering {
    match compilation.atlas(a.pack) {
        Some(atlas) => atlas.schema.kind(a.kind).id.compare(&a.key, &b.key),
        None => a.key.cmp(&b.key),
    }
}

/// The kind and the id that a name asks for.
fn wanted<'t>(schema: &Schema, reference: &Reference, text: &'t str) -> Option<(KindId, &'t str)> {
    let kinds: &[KindId] = match &reference.wanted {
        Wanted::Kind(kind) | Wanted::Prose(kind, _) => std::slice::from_ref(kind),
        Wanted::Field(shape, field) => match &schema.shape(*shape).fields[field.index()].ty {
            Type::Ref(kinds) => kinds,
            Type::Child { kind, .. } => std::slice::from_ref(kind),
            _ => return None,
        },
    };
    let key = text.split_once('.').map_or(text, |(asset, _)| asset);
    kinds.iter().find(|kind| schema.kind(**kind).id.is_ok(key)).map(|kind| (*kind, key))
}

/// What nothing leads to, so that a name may have meant it.
struct Unused<'a> {
    atlas: &'a Atlas,
    ledger: Ledger<'a>,
    kinds: FxHashMap<KindId, (Vec<AssetId>, Slips)>,
}

impl Unused<'_> {
    fn is_slip(&mut self, kind: KindId, key: &str) -> bool {
        let Self { atlas, ledger, kinds } = self;
        let name = |id: &AssetId| &*atlas.asset(*id).key;
        let (ids, slips) = kinds.entry(kind).or_insert_with(|| {
            let is_unused = |id: &AssetId| !atlas.asset(*id).external && !ledger.is_reached(*id);
            let ids: Vec<AssetId> = atlas.of_kind(kind).filter(is_unused).collect();
            let slips = Slips::of(ids.iter().map(name));
            (ids, slips)
        });
        slips.near(key).into_iter().any(|at| is_slip(key, name(&ids[at as usize])))
    }
}

/// An empty card for each, with a note of who asks for it.
pub fn stubs(compilation: &Compilation, list: &[ToWrite]) -> String {
    let mut text = String::new();
    for wanted in list {
        let Some(atlas) = compilation.atlas(wanted.pack) else { continue };
        let mut asking: Vec<&str> = wanted.asked.iter().map(|asked| asked.by.as_str()).collect();
        asking.dedup();
        let note = format!("/// Still to write. Asked for by {}.\n", asking.join("; "));
        let stub = Stub { schema: &atlas.schema, key: &wanted.key };
        text += &format!("{}{note}{}", if text.is_empty() { "" } else { "\n" }, stub.card(wanted.kind));
    }
    let parse = landfall_syntax::parse(landfall_diagnostics::FileId(0), text.as_str());
    landfall_format::format(&parse).unwrap_or(text)
}

const TITLE: &str = "\"Still to write\"";
const TEXT: &str = "\"Still to write.\"";
/// Blocks in blocks are written out as far as a game needs them.
const DEEPEST: usize = 4;

struct Stub<'a> {
    schema: &'a Schema,
    key: &'a str,
}

impl Stub<'_> {
    fn card(&self, kind: KindId) -> String {
        let shape = self.schema.kind_shape(kind);
        format!("{} {{\n{}}}\n", self.head(shape), self.body(shape, 0))
    }

    fn head(&self, shape: &Shape) -> String {
        self.words(shape, &shape.head)
    }

    /// What must be given, and the line that says that play goes on.
    fn body(&self, shape: &Shape, depth: usize) -> String {
        let mut text = String::new();
        let is_chosen = |at: usize| self.is_chosen(shape, FieldId(at as u16));
        for (at, field) in shape.fields.iter().enumerate().filter(|(_, field)| !field.in_head) {
            let is_end = field.has_role(Role::BackToPlay);
            let is_story =
                depth == 0 && matches!(field.ty, Type::Text(TextRole::Flavour)) && is_bare(&field.write);
            if !(field.required || is_end || is_story || is_chosen(at)) {
                continue;
            }
            match field.ty {
                Type::Block(inner) if depth < DEEPEST => {
                    let inner = self.schema.shape(inner);
                    text += &match self.body(inner, depth + 1) {
                        body if body.is_empty() => format!("{}\n", self.head(inner)),
                        body => format!("{} {{\n{body}}}\n", self.head(inner)),
                    };
                }
                Type::Flag => text += &format!("{}\n", field.name),
                _ => text += &format!("{}\n", self.words(shape, &field.write)),
            }
        }
        text
    }

    fn is_chosen(&self, shape: &Shape, field: FieldId) -> bool {
        shape.at_least_one.iter().any(|group| self.first_writable(shape, group) == Some(field))
    }

    /// Of several lines of which one is needed, the first that can be written without knowing the game.
    fn first_writable(&self, shape: &Shape, group: &[FieldId]) -> Option<FieldId> {
        let is_plain = |id: &&FieldId| matches!(shape.fields[id.index()].ty, Type::Flag | Type::Text(_));
        group.iter().find(is_plain).or(group.first()).copied()
    }

    fn words(&self, shape: &Shape, pattern: &Pattern) -> String {
        self.parts(shape, &pattern.parts).join(" ")
    }

    /// Optional parts are left out, unless one of them is needed.
    fn parts(&self, shape: &Shape, parts: &[Part]) -> Vec<String> {
        let is_needed = |part: &Part| matches!(part, Part::Slot(field) if self.is_chosen(shape, *field));
        let words = parts.iter().flat_map(|part| match part {
            Part::Literal(word) => vec![word.clone()],
            Part::Slot(field) => vec![self.value(&shape.fields[field.index()])],
            Part::Optional(parts) if parts.iter().any(is_needed) => self.parts(shape, parts),
            Part::Optional(_) => Vec::new(),
        });
        words.collect()
    }

    fn value(&self, field: &Field) -> String {
        match &field.ty {
            Type::Flag => field.name.clone(),
            Type::Id => self.key.to_owned(),
            Type::Text(TextRole::Title | TextRole::Label) => TITLE.to_owned(),
            Type::Text(_) => TEXT.to_owned(),
            Type::Int { min, .. } => min.to_string(),
            Type::Effects => "nothing".to_owned(),
            Type::Word(vocab) => {
                let words = &self.schema.vocabularies[vocab.index()].words;
                words.first().map_or_else(String::new, |word| word.name.clone())
            }
            _ => TITLE.to_owned(),
        }
    }
}

/// Whether a line begins with its text, without a word in front of it.
fn is_bare(pattern: &Pattern) -> bool {
    matches!(pattern.parts.first(), Some(Part::Slot(_)))
}
