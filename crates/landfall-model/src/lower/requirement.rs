//! `[construction / 2 technology + same]`: what the dice must show.

use landfall_diagnostics::Span;
use landfall_schema::VocabId;
use landfall_syntax::Items;
use landfall_syntax::phrase::{self, Fault, Name};

use super::{Lower, Outcome, Told, shorten};
use crate::rules;
use crate::unit::{List, Requirement, Term, Value};

/// More of one thing than any game has dice.
const MOST: u16 = 99;

impl<'a> Lower<'a> {
    pub(super) fn requirement(&mut self, items: &mut Items<'a>, vocab: VocabId) -> Outcome<(Value, Span)> {
        let Some(bracket) = items.bracket() else {
            self.expected(items.place(), "a requirement in brackets", self.sample(vocab));
            return Err(Told);
        };
        let span = bracket.span();
        let mut alternatives: Vec<Vec<Term>> = Vec::new();
        let mut bad = false;
        for terms in bracket.alternatives() {
            let mut found = Vec::new();
            for term in terms {
                match self.term(term, vocab) {
                    Ok(term) => found.push(term),
                    Err(Told) => bad = true,
                }
            }
            alternatives.push(found);
        }
        let value = if bad { Value::Bad } else { self.keep_requirement(vocab, span, &alternatives) };
        Ok((value, span))
    }

    fn keep_requirement(&mut self, vocab: VocabId, span: Span, alternatives: &[Vec<Term>]) -> Value {
        let start = self.unit.alternatives.len() as u32;
        for terms in alternatives {
            let first = self.unit.terms.len() as u32;
            self.unit.terms.extend_from_slice(terms);
            self.unit.alternatives.push(List { start: first, len: terms.len() as u32 });
        }
        let list = List { start, len: alternatives.len() as u32 };
        let at = self.unit.requirements.len() as u32;
        self.unit.requirements.push(Requirement {
            start: span.start,
            end: span.end,
            vocab,
            alternatives: list,
        });
        Value::Requirement(at)
    }

    /// `technology`, `2 technology`, `not physical`
    fn term(&mut self, mut items: Items<'a>, vocab: VocabId) -> Outcome<Term> {
        let start = items.place().start;
        let term = match phrase::term(&mut items) {
            Ok(term) => term,
            Err(fault) => {
                if let Fault::Missing { what, at } = fault {
                    self.expected(at, what, self.sample(vocab));
                }
                return Err(Told);
            }
        };
        let count = term.count.map_or(1, |count| self.count(count));
        let Name { text, span } = term.word;
        let Some(word) = self.schema.vocab(vocab).word(text) else {
            self.unknown_word(&[vocab], text, span);
            return Err(Told);
        };
        if let Some(item) = items.peek() {
            if self.number_too_late(items, term.word) {
                return Err(Told);
            }
            self.expected(item.span(), "`+`, `/` or `]`", self.sample(vocab));
            return Err(Told);
        }
        Ok(Term { word, count, absent: term.absent, start, end: span.end })
    }

    fn count(&mut self, count: Name<'a>) -> u16 {
        if let Ok(number @ 1..=MOST) = count.text.parse::<u16>() {
            return number;
        }
        self.tell(
            rules::OUT_OF_RANGE
                .report(format!("{} is not from 1 to {MOST}", shorten(count.text)))
                .help("write how many dice must show this, such as `2`")
                .at(count.span, "no roll has that many dice"),
        );
        1
    }

    fn sample(&self, vocab: VocabId) -> Option<String> {
        self.schema.vocab(vocab).words.first().map(|word| format!("[{}]", word.name))
    }
}
