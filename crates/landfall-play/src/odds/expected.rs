//! What a check brings and costs on average, as far as its effects say so without a choice or a condition.

use landfall_model::Rec;
use landfall_schema::Act;

use super::check::amount;
use super::{Check, Odds};

/// What changes on average, by the name of the counter, and whether effects that depend on a choice were left out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Expected {
    pub changes: Vec<(String, f64)>,
    pub depends: bool,
}

pub fn expected(check: &Check<'_>, odds: &Odds) -> Expected {
    let mut found = Expected::default();
    for (at, weight) in odds.outcomes.iter().enumerate().filter(|(_, weight)| **weight > 0) {
        found.add(check, at, odds.chance(*weight), &mut vec![at]);
    }
    found.changes.retain(|(_, change)| change.abs() > 1e-9);
    found.changes.sort_by(|a, b| a.0.cmp(&b.0));
    found
}

impl Expected {
    fn add(&mut self, check: &Check<'_>, outcome: usize, chance: f64, open: &mut Vec<usize>) {
        let row = check.outcomes[outcome];
        let effects = row.atlas.schema.play.check.as_ref().map(|play| play.outcomes.effects);
        for verb in effects.and_then(|effects| row.get(effects)).into_iter().flat_map(|field| field.effects())
        {
            if verb.control().is_some() {
                self.depends = true;
                continue;
            }
            for does in &verb.shape().does {
                match does.act {
                    Act::Gain if does.arg.is_none() => {
                        self.change(&does.subject, chance * f64::from(amount(verb)))
                    }
                    Act::Spend if does.arg.is_none() => {
                        self.change(&does.subject, -chance * f64::from(amount(verb)))
                    }
                    Act::Chain => {
                        let by = does.by.and_then(|by| verb.get(by)).and_then(|field| field.as_text());
                        let next =
                            check.outcomes.iter().position(|row: &Rec<'_>| row.key() == by && by.is_some());
                        if let Some(next) = next.filter(|next| !open.contains(next)) {
                            open.push(next);
                            self.add(check, next, chance, open);
                            open.pop();
                        }
                    }
                    _ => {}
                }
            }
        }
    }

    fn change(&mut self, counter: &str, by: f64) {
        match self.changes.iter_mut().find(|(name, _)| name == counter) {
            Some((_, sum)) => *sum += by,
            None => self.changes.push((counter.to_owned(), by)),
        }
    }
}
