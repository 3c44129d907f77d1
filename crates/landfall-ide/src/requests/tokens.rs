//! Colours that follow meaning: what is an id, a verb, a word of the game.

use gen_lsp_types::{SemanticToken, SemanticTokens, SemanticTokensParams};
use landfall_diagnostics::Span;
use landfall_model::{Rec, Value};
use landfall_schema::Class;

use crate::cursor::{View, key_span};

pub(crate) const TYPES: [&str; 6] = ["class", "function", "enumMember", "property", "number", "comment"];
const CLASS: u32 = 0;
const FUNCTION: u32 = 1;
const WORD: u32 = 2;
const PROPERTY: u32 = 3;

pub(super) fn tokens(view: &View<'_>, params: SemanticTokensParams) -> SemanticTokens {
    let Some(page) = view.page(&params.text_document.uri) else { return SemanticTokens::default() };
    let unit = page.atlas.unit(page.unit);
    let mut found: Vec<(Span, u32)> = Vec::new();
    found.extend(unit.refs.iter().map(|found| (unit.span(found.start, found.end), CLASS)));
    found.extend(unit.terms.iter().map(|term| (unit.span(term.start, term.end), WORD)));
    found.extend(unit.marks.iter().map(|mark| (unit.span(mark.start, mark.end), WORD)));
    for at in 0..unit.records.len() as u32 {
        let rec = Rec::new(page.atlas, page.unit, at);
        match rec.shape().class {
            Class::Verb | Class::Predicate | Class::Target => found.push((first_word(view, rec), FUNCTION)),
            Class::Kind(_) | Class::Block => {
                found.push((first_word(view, rec), PROPERTY));
                found.extend(key_span(rec).map(|span| (span, CLASS)));
            }
        }
        let words = rec.fields().filter(|field| matches!(field.value, Value::Word(_)));
        found.extend(words.map(|field| (field.span, WORD)));
    }
    SemanticTokens { data: encode(view, found), ..SemanticTokens::default() }
}

fn first_word(view: &View<'_>, rec: Rec<'_>) -> Span {
    let span = rec.span();
    let text = view.slice(span);
    let len = text.find(|c: char| !c.is_alphanumeric() && c != '-').unwrap_or(text.len());
    Span::new(span.file, span.start, span.start + len as u32)
}

/// Each place is relative to the one before. Tokens neither overlap nor span lines.
fn encode(view: &View<'_>, mut found: Vec<(Span, u32)>) -> Vec<SemanticToken> {
    found.retain(|(span, _)| span.start < span.end && !view.slice(*span).contains('\n'));
    found.sort_by_key(|(span, kind)| (span.start, span.end, *kind));
    let mut data = Vec::with_capacity(found.len());
    let (mut line, mut column, mut end) = (0, 0, 0);
    for (span, kind) in found {
        if span.start < end {
            continue;
        }
        end = span.end;
        let range = view.range(span);
        let step = range.start.line - line;
        let across = if step == 0 { range.start.character - column } else { range.start.character };
        data.push(SemanticToken {
            delta_line: step,
            delta_start: across,
            length: range.end.character - range.start.character,
            token_type: kind,
            token_modifiers_bitset: 0,
        });
        (line, column) = (range.start.line, range.start.character);
    }
    data
}
