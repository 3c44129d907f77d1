//! `not marked(1903.1) and success >= 3`

use landfall_diagnostics::Span;
use landfall_schema::FieldId;
use landfall_syntax::{Item, Items, TokenKind};

use super::{Lower, Outcome, Told, is_word};
use crate::rules;
use crate::unit::{Condition, List, Value};

/// Parentheses and `not` inside each other; a person loses track long before.
const DEEPEST: u32 = 16;

impl<'a> Lower<'a> {
    pub(super) fn condition(
        &mut self,
        items: &mut Items<'a>,
        id: FieldId,
        record: u32,
    ) -> Outcome<(Value, Span)> {
        let start = items.place();
        let condition = self.any_of(items, id, record, 0)?;
        let end = items.before().unwrap_or(start);
        Ok((Value::Condition(condition), start.to(end)))
    }

    fn any_of(&mut self, items: &mut Items<'a>, id: FieldId, record: u32, depth: u32) -> Outcome<u32> {
        let mut found = vec![self.all_of(items, id, record, depth)?];
        while items.peek().is_some_and(|item| is_word(item, "or")) {
            items.bump();
            found.push(self.all_of(items, id, record, depth)?);
        }
        Ok(self.join(found, Condition::Any))
    }

    fn all_of(&mut self, items: &mut Items<'a>, id: FieldId, record: u32, depth: u32) -> Outcome<u32> {
        let mut found = vec![self.one(items, id, record, depth)?];
        while items.peek().is_some_and(|item| is_word(item, "and")) {
            items.bump();
            found.push(self.one(items, id, record, depth)?);
        }
        Ok(self.join(found, Condition::All))
    }

    fn join(&mut self, found: Vec<u32>, make: fn(List) -> Condition) -> u32 {
        if let [only] = found[..] {
            return only;
        }
        let start = self.unit.condition_lists.len() as u32;
        self.unit.condition_lists.extend_from_slice(&found);
        self.push_condition(make(List { start, len: found.len() as u32 }))
    }

    fn push_condition(&mut self, condition: Condition) -> u32 {
        self.unit.conditions.push(condition);
        self.unit.conditions.len() as u32 - 1
    }

    fn one(&mut self, items: &mut Items<'a>, id: FieldId, record: u32, depth: u32) -> Outcome<u32> {
        let schema = self.schema;
        let place = items.place();
        if depth > DEEPEST {
            self.tell(
                rules::EXPECTED
                    .report("this condition is nested too deep")
                    .help("split it over several choices, or mark a box along the way")
                    .at(place, "nobody at the table can follow this"),
            );
            return Err(Told);
        }
        match items.peek() {
            Some(item) if is_word(item, "not") => {
                items.bump();
                let inner = self.one(items, id, record, depth + 1)?;
                Ok(self.push_condition(Condition::Not(inner)))
            }
            Some(Item::Token { kind: TokenKind::LParen, .. }) => {
                items.bump();
                let inner = self.any_of(items, id, record, depth + 1)?;
                match items.bump() {
                    Some(Item::Token { kind: TokenKind::RParen, .. }) => Ok(inner),
                    item => {
                        let place = item.map_or(items.place(), |item| item.span());
                        self.expected(place, "`and`, `or` or `)`", None);
                        Err(Told)
                    }
                }
            }
            Some(Item::Token { kind: TokenKind::Word, text, span }) => {
                let Some(candidates) = schema.predicates.get(text) else {
                    self.unknown_phrase("condition", text, span, &schema.predicates);
                    return Err(Told);
                };
                let shape = self.pick(items, candidates, text, span)?;
                let child = self.phrase(items, shape, id, record, span)?;
                Ok(self.push_condition(Condition::Holds(child)))
            }
            _ => {
                self.expected(place, "a condition", self.some_phrase(&schema.predicates));
                Err(Told)
            }
        }
    }
}
