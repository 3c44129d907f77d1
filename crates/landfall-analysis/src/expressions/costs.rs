//! What costs ask for, and what dice make of them.

use std::collections::BTreeMap;

use landfall_diagnostics::Span;
use landfall_model::{FieldView, Term, Value as Stored};
use landfall_schema::{Tag, VocabId, WordId};

use super::eval::Eval;
use super::functions::absent;
use super::value::Value;
use crate::dice::{self, Alternative, Dice};

/// A requirement, or one of its alternatives alone.
#[derive(Clone, Copy)]
pub struct Cost<'a> {
    pub field: FieldView<'a>,
    way: Option<u32>,
}

impl<'a> Cost<'a> {
    pub fn new(field: FieldView<'a>) -> Self {
        Self { field, way: None }
    }

    /// Each way to pay.
    fn ways(self) -> Vec<Alternative> {
        match self.way {
            Some(at) => dice::nth_alternative(self.field, at as usize).into_iter().collect(),
            None => dice::alternatives(self.field),
        }
    }

    /// The terms of each way to pay, as they are written: most questions need no more.
    fn terms(self) -> impl Iterator<Item = &'a [Term]> {
        let (skipped, taken) = self.way.map_or((0, usize::MAX), |at| (at as usize, 1));
        dice::written(self.field).skip(skipped).take(taken)
    }

    pub fn ways_to_pay(self) -> usize {
        let Stored::Requirement(at) = self.field.value else { return 0 };
        self.field.rec.arrays().requirements[at as usize].alternatives.range().len()
    }

    /// Each of its alternatives as a cost.
    pub fn alternatives(self) -> Vec<Cost<'a>> {
        match self.way {
            Some(_) => vec![self],
            None => {
                let count = dice::count_alternatives(self.field) as u32;
                (0..count).map(|at| Cost { way: Some(at), ..self }).collect()
            }
        }
    }

    fn vocab(self) -> Option<VocabId> {
        match self.field.value {
            Stored::Requirement(at) => Some(self.field.rec.arrays().requirements[at as usize].vocab),
            _ => None,
        }
    }

    pub fn span(self) -> Span {
        let one = self.way.and_then(|_| self.ways().into_iter().next());
        one.map_or(self.field.span, |way| way.span)
    }

    pub fn is(self, other: Cost<'_>) -> bool {
        (self.field.span, self.way) == (other.field.span, other.way)
    }

    /// As it is written: `[2 technology / red]`, and one alternative without brackets.
    pub fn told(self) -> String {
        let Some(vocab) = self.vocab() else { return String::new() };
        let words = &self.field.rec.atlas.schema.vocab(vocab).words;
        let told = |way: &Alternative| {
            let term = |(word, count): &(WordId, u32)| match count {
                1 => words[word.index()].name.clone(),
                _ => format!("{count} {}", words[word.index()].name),
            };
            let terms = way.terms.iter().map(term);
            let without = way.absent.iter().map(|word| format!("not {}", words[word.index()].name));
            terms.chain(without).collect::<Vec<_>>().join(" + ")
        };
        let ways = self.ways().iter().map(told).collect::<Vec<_>>().join(" / ");
        if self.way.is_some() { ways } else { format!("[{ways}]") }
    }
}

impl<'c, 'a> Eval<'c, 'a> {
    pub(super) fn alternatives(&mut self, of: Value<'a>) -> Value<'a> {
        let mut out = Vec::new();
        for cost in of.members() {
            match cost {
                Value::Cost(cost) => out.extend(cost.alternatives().into_iter().map(Value::cost)),
                _ => out.push(Value::Unknown),
            }
        }
        Value::List(out)
    }

    pub(super) fn amount(&self, cost: &Value<'a>, word: Option<&Value<'a>>) -> Value<'a> {
        let (Value::Cost(paid), Some(word)) = (cost, word) else { return absent(cost) };
        let Some(vocab) = paid.vocab() else { return Value::Unknown };
        let word = match word {
            Value::Word(of, word) if *of == vocab => *word,
            // A word of another vocabulary is known by its name.
            other => match self.ctx.atlas.schema.vocab(vocab).index.get(&other.told(self.ctx.atlas)) {
                Some(word) => *word,
                None => return Value::Number(0),
            },
        };
        let amounts =
            paid.terms().map(|terms| amount(terms, |term| term.word == word)).filter(|count| *count > 0);
        Value::Number(amounts.min().unwrap_or(0).into())
    }

    pub(super) fn total(&self, cost: &Value<'a>) -> Value<'a> {
        match cost {
            Value::Cost(cost) => {
                let totals = cost.terms().map(|terms| amount(terms, |_| true));
                Value::Number(totals.min().unwrap_or(0).into())
            }
            _ => absent(cost),
        }
    }

    /// The words that costs ask for, or those that must not be there.
    pub(super) fn words(&self, costs: &Value<'a>, missing: bool) -> Value<'a> {
        if let Value::List(list) = costs {
            return Value::List(list.iter().flat_map(|one| self.words(one, missing).members()).collect());
        }
        let Value::Cost(cost) = costs else { return absent(costs) };
        let Some(vocab) = cost.vocab() else { return Value::Unknown };
        let asked = cost.terms().flatten().filter(|term| term.absent == missing);
        let mut words: Vec<WordId> = asked.map(|term| term.word).collect();
        words.sort_unstable();
        words.dedup();
        Value::List(words.into_iter().map(|word| Value::Word(vocab, word)).collect())
    }

    /// How much of the cheapest alternative stays unpaid when the rows pay what they can; wild words fill in.
    pub(super) fn missing(&self, cost: &Value<'a>, rows: Value<'a>) -> Value<'a> {
        let Value::Cost(paid) = cost else { return absent(cost) };
        let Some(vocab) = paid.vocab() else { return Value::Unknown };
        let vocab = self.ctx.atlas.schema.vocab(vocab);
        let (Some(list), Some(rows)) = (ways(cost), self.items_of(rows)) else {
            return Value::Unknown;
        };
        let mut purse: BTreeMap<WordId, i64> = BTreeMap::new();
        for row in rows {
            let word = row.fields().find_map(|field| field.word());
            let word = word.and_then(|word| vocab.index.get(&word.name));
            let most = row.get_named("max").or_else(|| row.fields().find(|field| field.int().is_some()));
            if let (Some(word), Some(most)) = (word, most.and_then(FieldView::int)) {
                *purse.entry(*word).or_insert(0) += i64::from(most);
            }
        }
        let wild_for = |word: WordId| -> Vec<&str> {
            let tag = vocab.words[word.index()].tag(Tag::WildFor);
            tag.map_or(Vec::new(), |names| names.split_whitespace().collect())
        };
        let unpaid = list.iter().map(|way| {
            let mut purse = purse.clone();
            let mut open: Vec<(&str, i64)> = Vec::new();
            let mut terms = way.terms.clone();
            terms.sort_unstable();
            for (word, needed) in terms {
                let (held, needed) = (purse.entry(word).or_insert(0), i64::from(needed));
                let paid = needed.min(*held);
                *held -= paid;
                open.push((vocab.words[word.index()].name.as_str(), needed - paid));
            }
            for (word, held) in &mut purse {
                for (name, needed) in &mut open {
                    if wild_for(*word).contains(name) {
                        let paid = (*needed).min(*held);
                        *needed -= paid;
                        *held -= paid;
                    }
                }
            }
            open.iter().map(|(_, needed)| needed).sum::<i64>()
        });
        Value::Number(unpaid.min().unwrap_or(0))
    }

    /// The dice that a cost is written in, if the game says what they show.
    fn dice(&self, cost: &Value<'a>) -> Option<&'c Dice> {
        let Value::Cost(cost) = cost else { return None };
        self.dice_of(dice::vocabulary(cost.field)?)
    }

    fn dice_of(&self, vocab: VocabId) -> Option<&'c Dice> {
        let ctx = self.ctx;
        ctx.dice(vocab).filter(|dice| dice.are_known())
    }

    pub(super) fn implies(&mut self, a: &Value<'a>, b: &Value<'a>, wild: bool) -> Value<'a> {
        let (Some(dice), Some(own), Some(others)) = (self.dice(a), ways(a), ways(b)) else {
            return if matches!(a, Value::Nothing) { Value::Nothing } else { absent(b) };
        };
        if own.is_empty() || others.is_empty() {
            return Value::Unknown;
        }
        self.step(own.len() * others.len());
        let meets = |way| others.iter().any(|other| dice.implies(way, other, wild));
        Value::Truth(own.iter().all(meets))
    }

    pub(super) fn least(&mut self, cost: &Value<'a>, ask: fn(&Dice, &Alternative) -> u32) -> Value<'a> {
        let (Some(dice), Some(ways)) = (self.dice(cost), ways(cost)) else { return absent(cost) };
        let least = ways.iter().map(|way| ask(dice, way)).min();
        least.map_or(Value::Unknown, |least| Value::Number(least.into()))
    }

    pub(super) fn shown(&mut self, word: &Value<'a>, ask: fn(&Dice, WordId) -> bool) -> Value<'a> {
        let Value::Word(vocab, word) = word else { return absent(word) };
        self.dice_of(*vocab).map_or(Value::Unknown, |dice| Value::Truth(ask(dice, *word)))
    }
}

/// How many of some things are asked for.
fn amount(terms: &[Term], is_asked: impl Fn(&Term) -> bool) -> u32 {
    terms.iter().filter(|term| !term.absent && is_asked(term)).map(|term| u32::from(term.count)).sum()
}

/// Each way to pay; none for what is no cost.
fn ways(cost: &Value<'_>) -> Option<Vec<Alternative>> {
    match cost {
        Value::Cost(cost) => Some(cost.ways()),
        _ => None,
    }
}

/// The words of a requirement, each where it is asked for.
pub(super) fn placed_words(cost: Cost<'_>) -> Vec<(Span, Value<'_>)> {
    let (Stored::Requirement(at), within) = (cost.field.value, cost.span()) else { return Vec::new() };
    let unit = cost.field.rec.arrays();
    let needed = &unit.requirements[at as usize];
    let alternatives = &unit.alternatives[needed.alternatives.range()];
    let terms = alternatives.iter().flat_map(|list| &unit.terms[list.range()]);
    let placed = terms.map(|term| (unit.span(term.start, term.end), Value::Word(needed.vocab, term.word)));
    placed.filter(|(span, _)| within.contains(*span)).collect()
}
