//! Matches a written form against the items of a statement, left to right, without backtracking.

use landfall_diagnostics::{Span, a, nearest};
use landfall_schema::{FieldId, Part, Shape, ShapeId, Type};
use landfall_syntax::{Item, Items, TokenKind};

use super::look::skip_value;
use super::{Given, Lower, Outcome, Told, shorten};
use crate::rules;
use crate::unit::{Field, Value};

impl<'a> Lower<'a> {
    pub(super) fn parts(
        &mut self,
        items: &mut Items<'a>,
        shape: &'a Shape,
        parts: &'a [Part],
        record: u32,
        given: &mut Given,
    ) -> Outcome {
        let outer = self.follows;
        let outcome = parts.iter().enumerate().try_for_each(|(at, part)| {
            // What follows the last part is what follows the whole.
            self.follows =
                parts.get(at + 1..).filter(|rest| !rest.is_empty()).map(|rest| (shape, rest)).or(outer);
            match part {
                Part::Literal(literal) => self.literal(items, shape, literal),
                Part::Slot(id) => self.slot(items, shape, *id, record, given),
                Part::Optional(inner) => {
                    if inner.first().is_some_and(|first| self.can_start(*items, shape, first)) {
                        self.parts(items, shape, inner, record, given)?;
                    }
                    Ok(())
                }
            }
        });
        self.follows = outer;
        outcome
    }

    /// Whether a written form goes on with the next item.
    pub(super) fn is_expected(&self, items: Items<'a>) -> bool {
        let Some((shape, parts)) = self.follows else { return false };
        for part in parts {
            if self.can_start(items, shape, part) {
                return true;
            }
            if !matches!(part, Part::Optional(_)) {
                return false;
            }
        }
        false
    }

    fn literal(&mut self, items: &mut Items<'a>, shape: &Shape, literal: &str) -> Outcome {
        match items.peek() {
            Some(Item::Token { text, .. }) if text == literal => {
                items.bump();
                Ok(())
            }
            found => {
                if self.bare_requirement(items, shape, literal) || self.other_if(*items, shape) {
                    return Err(Told);
                }
                let form = shape.head_text();
                let mut draft = match found {
                    Some(Item::Token { text, .. }) => {
                        rules::EXPECTED.report(format!("expected `{literal}`, found `{}`", shorten(text)))
                    }
                    _ => rules::EXPECTED.report(format!("`{literal}` is missing")),
                };
                draft = draft.help(format!("the form is `{form}`"));
                let label = match found {
                    Some(Item::Token { text, .. }) => self.what_is(text),
                    _ => None,
                };
                let place = found.map_or(items.place(), |item| item.span());
                self.tell(draft.at(place, label.unwrap_or(format!("`{literal}` belongs here"))));
                Err(Told)
            }
        }
    }

    /// What an unexpected word is elsewhere, when its form tells: `P901` is a poi.
    pub(super) fn what_is(&self, text: &str) -> Option<String> {
        let kind = self.schema.kinds.iter().find(|kind| kind.id.has_prefix() && kind.id.is_ok(text))?;
        Some(format!("`{text}` is {}", a(&self.schema.shape(kind.shape).name)))
    }

    fn slot(
        &mut self,
        items: &mut Items<'a>,
        shape: &'a Shape,
        id: FieldId,
        record: u32,
        given: &mut Given,
    ) -> Outcome {
        let field = &shape.fields[id.index()];
        let outer = self.context;
        if let Some(context) = field.context {
            self.context = context;
        }
        let outcome = self.values(items, shape, id, record, given);
        self.context = outer;
        outcome
    }

    /// One value, or several with commas where the field takes many.
    fn values(
        &mut self,
        items: &mut Items<'a>,
        shape: &'a Shape,
        id: FieldId,
        record: u32,
        given: &mut Given,
    ) -> Outcome {
        let field = &shape.fields[id.index()];
        loop {
            if let Type::Rows(inner) = field.ty {
                return self.rows(items, inner, id, record, given);
            }
            let place = items.place();
            let (value, end) = self.value(items, shape, id, record)?;
            given.fields.push(Field { id, start: place.start, end: end.end.max(place.start), value });
            if !field.many {
                return Ok(());
            }
            if !items.is_at(TokenKind::Comma) {
                if self.forgotten_comma(*items, &field.ty) {
                    continue;
                }
                return Ok(());
            }
            let mut ahead = *items;
            ahead.bump();
            if !self.continues(shape, &field.ty, ahead) {
                return Ok(());
            }
            *items = ahead;
        }
    }

    /// After a comma: another value of this field, or the next effect of a sequence?
    fn continues(&self, shape: &Shape, ty: &Type, ahead: Items<'a>) -> bool {
        let in_sequence = shape.class == landfall_schema::Class::Verb;
        let is_verb = matches!(ahead.peek(),
            Some(Item::Token { kind: TokenKind::Word, text, .. }) if self.schema.verbs.contains_key(text));
        if in_sequence { !is_verb && self.type_can_start(ahead, ty, "") } else { ahead.peek().is_some() }
    }

    /// `{ 0-4 -> ...; 5-9 -> ... }`
    fn rows(
        &mut self,
        items: &mut Items<'a>,
        inner: ShapeId,
        id: FieldId,
        record: u32,
        given: &mut Given,
    ) -> Outcome {
        let Some(Item::Block { node, .. }) = items.peek() else {
            let place = items.place();
            self.expected(place, "a block `{ ... }`", None);
            return Err(Told);
        };
        items.bump();
        let outer = self.quiet;
        for statement in self.tree.statements(node) {
            self.begin(statement);
            let mut row = self.tree.items(statement);
            let span = self.tree.node_span(statement);
            if self.is_other_row(row, record, inner) {
                self.mention(row);
                given.fields.push(Field { id, start: span.start, end: span.end, value: Value::Bad });
                continue;
            }
            let name = row.peek().map_or(span, |item| item.span());
            let child = self.open(inner, record, id, name);
            self.structure(inner, child, &mut row, span);
            given.fields.push(Field { id, start: span.start, end: span.end, value: Value::Record(child) });
        }
        self.quiet = outer;
        Ok(())
    }

    /// Whether a row begins with another word than all rows do, and that was told: it is a line that nobody
    /// knows, as it would be in the body of a card.
    fn is_other_row(&mut self, row: Items<'a>, record: u32, inner: ShapeId) -> bool {
        let inner = self.schema.shape(inner);
        let (Some(Item::Token { kind: TokenKind::Word, text, span }), Some(word)) =
            (row.peek(), inner.head.literal_prefix().next())
        else {
            return false;
        };
        if text == word {
            return false;
        }
        let owner = self.schema.shape(self.unit.records.shape(record)).first_words();
        let mut draft = rules::UNKNOWN_STATEMENT.report(format!("`{owner}` has no `{}`", shorten(text)));
        draft = match nearest(text, [word]).first() {
            Some(near) => draft.help(format!("a word with a similar name exists: `{near}`")).fix(
                format!("write `{near}`"),
                span,
                *near,
            ),
            None => draft.help(format!("the form is `{}`", inner.head_text())),
        };
        self.tell(draft.at(span, format!("each line here begins with `{word}`")));
        true
    }

    pub(super) fn can_start(&self, items: Items<'a>, shape: &Shape, part: &Part) -> bool {
        match part {
            Part::Literal(literal) => {
                matches!(items.peek(), Some(Item::Token { text, .. }) if text == literal)
            }
            Part::Slot(id) => {
                let field = &shape.fields[id.index()];
                self.type_can_start(items, &field.ty, &field.name)
            }
            Part::Optional(inner) => inner.first().is_some_and(|first| self.can_start(items, shape, first)),
        }
    }

    /// Of several phrases that begin alike, the first whose written form fits; otherwise the one that goes
    /// furthest, whose complaint will be the most useful.
    pub(super) fn choose_form(&self, items: Items<'a>, candidates: &[ShapeId]) -> Option<ShapeId> {
        if let [only] = candidates {
            return Some(*only);
        }
        let mut best: Option<(usize, ShapeId)> = None;
        for id in candidates {
            let shape = self.schema.shape(*id);
            let mut ahead = items;
            let (fits, steps) = self.fits(&mut ahead, shape, &shape.head.parts);
            if fits && at_effect_end(ahead) {
                return Some(*id);
            }
            let steps = steps * 2 + usize::from(fits);
            if best.is_none_or(|(most, _)| steps > most) {
                best = Some((steps, *id));
            }
        }
        best.map(|(_, id)| id)
    }

    fn fits(&self, items: &mut Items<'a>, shape: &Shape, parts: &[Part]) -> (bool, usize) {
        let mut steps = 0;
        for part in parts {
            if !self.can_start(*items, shape, part) {
                if matches!(part, Part::Optional(_)) {
                    continue;
                }
                return (false, steps);
            }
            match part {
                Part::Optional(inner) => {
                    let (fits, inner_steps) = self.fits(items, shape, inner);
                    steps += inner_steps;
                    if !fits {
                        return (false, steps);
                    }
                }
                Part::Literal(_) => {
                    items.bump();
                    steps += 1;
                }
                Part::Slot(id) => {
                    skip_value(items, &shape.fields[id.index()].ty);
                    steps += 1;
                }
            }
        }
        (true, steps)
    }

    pub(super) fn record_span(&self, record: u32) -> Span {
        let record = self.unit.records.at(record);
        self.unit.span(record.name_start, record.name_end)
    }
}

pub(super) fn at_effect_end(items: Items<'_>) -> bool {
    match items.peek() {
        None => true,
        Some(Item::Token { kind, text, .. }) => {
            matches!(
                kind,
                TokenKind::Comma
                    | TokenKind::RBracket
                    | TokenKind::RParen
                    | TokenKind::Plus
                    | TokenKind::Arrow
                    | TokenKind::Equals
            ) || matches!(text, "or" | "and" | "else")
        }
        Some(Item::Block { .. }) => true,
    }
}
