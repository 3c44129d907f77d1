//! What stands under the cursor.

use gen_lsp_types::{Location, Position, Range, Uri};
use landfall_diagnostics::{FileId, Sources, Span};
use landfall_model::{AssetId, Atlas, MarkKind, NONE, Rec, Reference, Target};
use landfall_project::{Compilation, Session};
use landfall_schema::{ShapeId, VocabId, WordId};

use crate::position::Encoding;
use crate::uris::Uris;

/// What a request may look at.
pub(crate) struct View<'a> {
    pub session: &'a Session,
    /// Where places are; those of the compilation, but for schemas without a pack.
    pub sources: &'a Sources,
    pub uris: &'a Uris,
    pub encoding: Encoding,
}

/// One lowered file.
#[derive(Clone, Copy)]
pub(crate) struct Page<'a> {
    pub atlas: &'a Atlas,
    pub unit: u32,
    pub file: FileId,
}

/// Something that has a name and can be referred to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thing {
    Asset(AssetId),
    Part(AssetId, u32),
}

impl Thing {
    pub(crate) fn asset(self) -> AssetId {
        match self {
            Thing::Asset(asset) | Thing::Part(asset, _) => asset,
        }
    }

    pub(crate) fn rec(self, atlas: &Atlas) -> Rec<'_> {
        match self {
            Thing::Asset(asset) => atlas.rec(asset),
            Thing::Part(asset, record) => atlas.rec(asset).at(record),
        }
    }
}

pub(crate) enum Under {
    /// A name, where it is given or where it is used.
    Thing(Thing, Span),
    /// A word of a vocabulary.
    Word(VocabId, WordId, Span),
    /// A verb, predicate, target, block or kind.
    Shape(ShapeId, Span),
}

impl<'a> View<'a> {
    pub(crate) fn new(session: &'a Session, uris: &'a Uris, encoding: Encoding) -> Self {
        View { session, sources: &session.compilation().sources, uris, encoding }
    }

    pub(crate) fn compilation(&self) -> &'a Compilation {
        self.session.compilation()
    }

    pub(crate) fn file(&self, uri: &Uri) -> Option<FileId> {
        let path = self.uris.look_up(&uri.0);
        self.compilation().sources.iter().find(|(_, file)| file.path() == path).map(|(id, _)| id)
    }

    pub(crate) fn page(&self, uri: &Uri) -> Option<Page<'a>> {
        let file = self.file(uri)?;
        let (atlas, unit) = self.compilation().unit_of(file)?;
        Some(Page { atlas, unit, file })
    }

    pub(crate) fn offset(&self, file: FileId, position: Position) -> u32 {
        self.encoding.offset(self.compilation().sources.get(file), position)
    }

    pub(crate) fn range(&self, span: Span) -> Range {
        self.encoding.range(self.sources.get(span.file), span)
    }

    pub(crate) fn uri(&self, file: FileId) -> Uri {
        Uri(self.uris.uri(self.sources.path(file)))
    }

    pub(crate) fn location(&self, span: Span) -> Location {
        Location { uri: self.uri(span.file), range: self.range(span) }
    }

    pub(crate) fn slice(&self, span: Span) -> &'a str {
        self.compilation().sources.slice(span)
    }

    /// The most telling thing at an offset: a name, then a word, then the phrase around it.
    pub(crate) fn under(&self, page: Page<'a>, offset: u32) -> Option<Under> {
        self.thing_at(page, offset)
            .map(|(thing, span)| Under::Thing(thing, span))
            .or_else(|| word_at(page, offset))
            .or_else(|| shape_at(page, offset))
    }

    /// The asset or part that is named at an offset, and the text that names it.
    pub(crate) fn thing_at(&self, page: Page<'a>, offset: u32) -> Option<(Thing, Span)> {
        let unit = page.atlas.unit(page.unit);
        // The word before an id belongs to it: `log` in `goto log 1903`.
        let offset = self.id_behind(page, offset).unwrap_or(offset);
        let holds = |start: u32, end: u32| start <= offset && offset <= end;
        let named = unit.refs.iter().filter(|found| holds(found.start, found.end));
        for found in named {
            if let Some(thing) = thing(&found) {
                return Some((thing, unit.span(found.start, found.end)));
            }
        }
        for (at, record) in unit.records.iter().enumerate() {
            if !holds(record.start, record.end) {
                continue;
            }
            let rec = Rec::new(page.atlas, page.unit, at as u32);
            let key = key_span(rec);
            if !key.is_some_and(|key| holds(key.start, key.end)) {
                continue;
            }
            let (Some(owner), Some(key)) = (rec.owner(), key) else { continue };
            let thing =
                if record.parent == NONE { Thing::Asset(owner) } else { Thing::Part(owner, at as u32) };
            return Some((thing, key));
        }
        None
    }

    fn id_behind(&self, page: Page<'a>, offset: u32) -> Option<u32> {
        let text = self.compilation().sources.text(page.file);
        let rest = text.get(offset as usize..)?;
        let word = rest.find(|c: char| !c.is_alphanumeric() && c != '-')?;
        let blank = rest.get(word..)?.strip_prefix(' ')?;
        let next = offset + (rest.len() - blank.len()) as u32;
        let is_kind = |word: &str| page.atlas.schema.keywords.contains_key(word);
        let before = text.get(..offset as usize)?;
        let begin = before.rfind(|c: char| !c.is_alphanumeric() && c != '-').map_or(0, |at| at + 1);
        is_kind(text.get(begin..offset as usize + word)?).then_some(next)
    }
}

pub(crate) fn thing(found: &Reference) -> Option<Thing> {
    match found.target {
        Target::Asset(asset) => Some(Thing::Asset(asset)),
        Target::Child { asset, record } => Some(Thing::Part(asset, record)),
        Target::Missing | Target::Several(_) => None,
    }
}

/// The text that tells a record apart: the id of an asset, the number of a sector.
pub(crate) fn key_span(rec: Rec<'_>) -> Option<Span> {
    match rec.parent() {
        None => rec.shape().id_field().and_then(|id| rec.get(id)).map(|field| field.span),
        Some(_) => rec.shape().key.and_then(|id| rec.get(id)).map(|field| field.span),
    }
}

fn word_at(page: Page<'_>, offset: u32) -> Option<Under> {
    let unit = page.atlas.unit(page.unit);
    let holds = |start: u32, end: u32| start <= offset && offset <= end;
    for mark in unit.marks.iter().filter(|mark| holds(mark.start, mark.end)) {
        if let MarkKind::Icon(vocab, word) = mark.what {
            return Some(Under::Word(vocab, word, unit.span(mark.start, mark.end)));
        }
    }
    for found in &unit.requirements {
        let terms =
            unit.alternatives[found.alternatives.range()].iter().flat_map(|run| &unit.terms[run.range()]);
        if let Some(term) = terms.into_iter().find(|term| holds(term.start, term.end)) {
            return Some(Under::Word(found.vocab, term.word, unit.span(term.start, term.end)));
        }
    }
    for (at, _) in unit.records.iter().enumerate().filter(|(_, record)| holds(record.start, record.end)) {
        let rec = Rec::new(page.atlas, page.unit, at as u32);
        for field in rec.fields().filter(|field| holds(field.span.start, field.span.end)) {
            if let (landfall_model::Value::Word(word), Some(vocab)) = (field.value, field.vocab()) {
                return Some(Under::Word(vocab, word, field.span));
            }
        }
    }
    None
}

/// The innermost record around an offset.
pub(crate) fn rec_at(page: Page<'_>, offset: u32) -> Option<Rec<'_>> {
    let unit = page.atlas.unit(page.unit);
    let holds = |record: &landfall_model::Record| record.start <= offset && offset <= record.end;
    let at = unit.records.iter().rposition(|record| holds(&record))?;
    Some(Rec::new(page.atlas, page.unit, at as u32))
}

fn shape_at(page: Page<'_>, offset: u32) -> Option<Under> {
    let rec = rec_at(page, offset)?;
    Some(Under::Shape(rec.shape_id(), rec.name_span()))
}
