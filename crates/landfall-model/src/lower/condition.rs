//! `not marked(1903.1) and success >= 3`

use landfall_diagnostics::Span;
use landfall_schema::FieldId;
use landfall_syntax::phrase::{self, Fault, Logic};
use landfall_syntax::{Item, Items, TokenKind};

use super::{Lower, Outcome, Told};
use crate::rules;
use crate::unit::{Condition, List, Value};

impl<'a> Lower<'a> {
    pub(super) fn condition(
        &mut self,
        items: &mut Items<'a>,
        id: FieldId,
        record: u32,
    ) -> Outcome<(Value, Span)> {
        let start = items.place();
        match phrase::condition(items, |items| self.predicate(items, id, record)) {
            Ok(steps) => {
                let condition = self.keep_condition(steps);
                let end = items.before().unwrap_or(start);
                Ok((Value::Condition(condition), start.to(end)))
            }
            Err(fault) => {
                self.unreadable(fault);
                Err(Told)
            }
        }
    }

    fn unreadable(&mut self, fault: Fault<Told>) {
        match fault {
            Fault::Unread(Told) => {}
            Fault::Missing { what, at } => self.expected(at, what, None),
            Fault::TooDeep(at) => self.tell(
                rules::EXPECTED
                    .report("this condition is nested too deep")
                    .help("split it over several choices, or mark a box along the way")
                    .at(at, "nobody at the table can follow this"),
            ),
        }
    }

    fn keep_condition(&mut self, steps: Vec<Logic<u32>>) -> u32 {
        // Each step takes what it is about from the end and leaves itself there.
        let mut open: Vec<u32> = Vec::new();
        for step in steps {
            let condition = match step {
                Logic::Holds(predicate) => Condition::Holds(predicate),
                Logic::Not => Condition::Not(open.pop().unwrap_or_default()),
                Logic::All(count) => Condition::All(self.keep_conditions(&mut open, count)),
                Logic::Any(count) => Condition::Any(self.keep_conditions(&mut open, count)),
            };
            open.push(self.unit.conditions.len() as u32);
            self.unit.conditions.push(condition);
        }
        open.pop().unwrap_or_default()
    }

    fn keep_conditions(&mut self, open: &mut Vec<u32>, count: u32) -> List {
        let start = self.unit.condition_lists.len() as u32;
        self.unit.condition_lists.extend(open.drain(open.len().saturating_sub(count as usize)..));
        List { start, len: self.unit.condition_lists.len() as u32 - start }
    }

    fn predicate(&mut self, items: &mut Items<'a>, id: FieldId, record: u32) -> Outcome<u32> {
        let schema = self.schema;
        let Some(Item::Token { kind: TokenKind::Word, text, span }) = items.peek() else {
            self.expected(items.place(), "a condition", self.some_phrase(&schema.predicates));
            return Err(Told);
        };
        let Some(candidates) = schema.predicates.get(text) else {
            self.unknown_phrase(*items, "condition", &schema.predicates);
            return Err(Told);
        };
        let shape = self.pick(items, candidates, text, span)?;
        self.phrase(items, shape, id, record, span)
    }
}
