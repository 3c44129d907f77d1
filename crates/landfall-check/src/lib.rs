//! Questions asked of a finished atlas, one file each.
//!
//! Checks read and report. They change nothing, run in any order, and any one can be deleted unnoticed by
//! the rest. They ask the schema for roles, never for the name of a game.

#![cfg_attr(test, allow(clippy::unwrap_used))]

mod allow;
mod ask;
mod board;
mod checks;
mod constraints;
mod dice;
mod ends;
mod exits;
mod rows;
mod trouble;
mod truth;

use landfall_diagnostics::{Reports, Rule, Sources};
use landfall_model::Atlas;
use landfall_model::graphs::{self, AssetGraph};
use landfall_model::ledger::Ledger;
use rayon::prelude::*;

pub use allow::{Date, apply as apply_allows};
pub use board::Board;
pub use checks::ALL;
pub use constraints::{answer, closed_ways};

/// A rule and the question that finds it.
pub struct Check {
    pub rule: Rule,
    pub run: fn(&Context<'_>, &mut Reports),
}

/// What checks may read: the atlas, and facts that several of them need.
pub struct Context<'a> {
    pub atlas: &'a Atlas,
    pub sources: &'a Sources,
    pub references: AssetGraph,
    pub boards: Vec<Board<'a>>,
    pub ledger: Ledger<'a>,
    pub(crate) index: ask::Index,
    pub(crate) trouble: trouble::Trouble,
}

impl<'a> Context<'a> {
    pub fn new(atlas: &'a Atlas, sources: &'a Sources) -> Self {
        let boards = board::all(atlas);
        Self {
            atlas,
            sources,
            references: graphs::references(atlas),
            boards,
            ledger: Ledger::of(atlas),
            index: ask::Index::new(atlas),
            trouble: trouble::Trouble::default(),
        }
    }
}

/// Runs every check, in parallel; what they say does not depend on the order.
pub fn run(atlas: &Atlas, sources: &Sources, out: &mut Reports) {
    let mut context = Context::new(atlas, sources);
    context.trouble = trouble::Trouble::of(out, sources);
    let found: Vec<Reports> = ALL
        .par_iter()
        .map(|check| {
            let mut reports = Reports::default();
            (check.run)(&context, &mut reports);
            reports
        })
        .collect();
    for reports in found {
        out.append(reports);
    }
    constraints::run(&context, out);
}

/// The rules of this crate, by code.
pub fn rules() -> Vec<&'static Rule> {
    ALL.iter().map(|check| &check.rule).chain(allow::RULES.iter().copied()).collect()
}
