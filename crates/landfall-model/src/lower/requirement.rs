//! `[construction / 2 technology + same]`: what the dice must show.

use landfall_diagnostics::Span;
use landfall_schema::VocabId;
use landfall_syntax::{Item, Items, TokenKind};

use super::{Lower, Outcome, Told};
use crate::rules;
use crate::unit::{List, Requirement, Term, Value};

/// More of one thing than any game has dice.
const MOST: u16 = 99;

impl<'a> Lower<'a> {
    pub(super) fn requirement(&mut self, items: &mut Items<'a>, vocab: VocabId) -> Outcome<(Value, Span)> {
        let Some(Item::Token { kind: TokenKind::LBracket, span: open, .. }) = items.peek() else {
            let place = items.place();
            self.expected(place, "a requirement in brackets", self.sample(vocab));
            return Err(Told);
        };
        items.bump();
        let mut alternatives: Vec<Vec<Term>> = vec![Vec::new()];
        let mut bad = false;
        loop {
            match self.term(items, vocab)? {
                Some(term) => {
                    if let Some(terms) = alternatives.last_mut() {
                        terms.push(term);
                    }
                }
                None => bad = true,
            }
            match items.bump() {
                Some(Item::Token { kind: TokenKind::Plus, .. }) => {}
                Some(Item::Token { kind: TokenKind::Slash, .. }) => alternatives.push(Vec::new()),
                Some(Item::Token { kind: TokenKind::RBracket, span, .. }) => {
                    let span = open.to(span);
                    let value =
                        if bad { Value::Bad } else { self.keep_requirement(vocab, span, &alternatives) };
                    return Ok((value, span));
                }
                item => {
                    let place = item.map_or(items.place(), |item| item.span());
                    self.expected(place, "`+`, `/` or `]`", self.sample(vocab));
                    return Err(Told);
                }
            }
        }
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

    /// `technology`, `2 technology`, `not physical`; `None` when the word is unknown.
    fn term(&mut self, items: &mut Items<'a>, vocab: VocabId) -> Outcome<Option<Term>> {
        let start = items.place();
        let mut count = 1;
        let mut absent = false;
        if let Some(Item::Token { kind: TokenKind::Number, text, span }) = items.peek() {
            items.bump();
            count = match text.parse::<u16>() {
                Ok(number @ 1..=MOST) => number,
                _ => {
                    self.tell(
                        rules::OUT_OF_RANGE
                            .report(format!("{text} is not from 1 to {MOST}"))
                            .help("write how many dice must show this, such as `2 technology`")
                            .at(span, "no roll has so many dice"),
                    );
                    1
                }
            };
        }
        if items.peek().is_some_and(|item| super::is_word(item, "not")) {
            items.bump();
            absent = true;
        }
        let Some(Item::Token { kind: TokenKind::Word, text, span }) = items.peek() else {
            let place = items.place();
            self.expected(place, "an icon or a die", self.sample(vocab));
            return Err(Told);
        };
        items.bump();
        match self.schema.vocab(vocab).word(text) {
            Some(word) => Ok(Some(Term { word, count, absent, start: start.start, end: span.end })),
            None => {
                self.unknown_word(&[vocab], text, span);
                Ok(None)
            }
        }
    }

    fn sample(&self, vocab: VocabId) -> Option<String> {
        self.schema.vocab(vocab).words.first().map(|word| format!("[{}]", word.name))
    }
}
