//! Icons and references inside prose: `:vanguard:`, `{log 335}`, `{P902}`.

use landfall_diagnostics::Span;
use landfall_schema::KindId;
use landfall_syntax::{TextPart, text_parts};

use super::Lower;
use crate::rules;
use crate::unit::{List, Mark, MarkKind, Value, Wanted};

impl Lower<'_> {
    /// `sends`: whether a reference sends players there, or only speaks of it.
    pub(super) fn prose(&mut self, token: &str, sends: bool, span: Span, record: u32) -> List {
        if !token.bytes().any(|byte| matches!(byte, b':' | b'{')) {
            return List::default();
        }
        let first = self.unit.marks.len() as u32;
        for part in text_parts(token) {
            match part {
                TextPart::Plain(_) => {}
                TextPart::Icon { name, start, end } => self.prose_icon(name, place(span, start, end)),
                TextPart::Ref { body, start, end } => {
                    self.prose_ref(body, sends, place(span, start, end), record);
                }
            }
        }
        List { start: first, len: self.unit.marks.len() as u32 - first }
    }

    fn prose_icon(&mut self, name: &str, span: Span) {
        let schema = self.schema;
        let found = schema
            .game
            .prose_icons
            .iter()
            .find_map(|id| schema.vocab(*id).word(name).map(|word| (*id, word)));
        match found {
            Some((vocab, word)) => {
                self.unit.marks.push(Mark {
                    start: span.start,
                    end: span.end,
                    what: MarkKind::Icon(vocab, word),
                });
            }
            None => self.unknown_word(
                &schema.game.prose_icons,
                name,
                Span::new(span.file, span.start + 1, span.end - 1),
            ),
        }
    }

    /// `log 335` or `P902`: the keyword may be left out where the id tells the kind.
    fn prose_ref(&mut self, body: &str, sends: bool, span: Span, record: u32) {
        let words: Vec<&str> = body.split_whitespace().collect();
        let found: Option<(KindId, &str)> = match words[..] {
            [keyword, id] => self.schema.keywords.get(keyword).map(|kind| (*kind, id)),
            [id] => self.kind_by_id(id).map(|kind| (kind, id)),
            _ => None,
        };
        let Some((kind, id)) = found else {
            self.tell(
                rules::UNKNOWN_PROSE_REFERENCE
                    .report(format!("`{{{body}}}` refers to nothing"))
                    .help("write `{log 12}` or `{P901}`; for a brace in the text write `\\{`")
                    .at(span, "players would read the braces as printed"),
            );
            return;
        };
        let offset = body.rfind(id).unwrap_or(0) as u32;
        let start = span.start + 1 + offset;
        let id_span = Span::new(span.file, start, start + id.len() as u32);
        if let Value::Ref(at) = self.push_ref(id_span, record, Wanted::Prose(kind, sends)) {
            self.unit.marks.push(Mark { start: span.start, end: span.end, what: MarkKind::Ref(at) });
        }
    }

    fn kind_by_id(&self, id: &str) -> Option<KindId> {
        let at = self.schema.kinds.iter().position(|kind| kind.id.has_prefix() && kind.id.could_be(id))?;
        Some(KindId(at as u16))
    }
}

fn place(token: Span, start: usize, end: usize) -> Span {
    Span::new(token.file, token.start + start as u32, token.start + end as u32)
}
