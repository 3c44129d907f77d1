//! Questions asked of a finished atlas, one file each.
//!
//! Checks read and report. They change nothing, run in any order, and any one can be deleted unnoticed by
//! the rest. They ask the schema for roles, never for the name of a game.

#![cfg_attr(test, allow(clippy::unwrap_used))]

mod checks;
mod constraints;
mod fold;

use landfall_analysis::{Context, Trouble, ask, board, exits, truth};
use landfall_diagnostics::{Reports, Rule, Sources};
use landfall_model::Atlas;
use rayon::prelude::*;

pub use checks::ALL;

/// A rule and the question that finds it.
pub struct Check {
    pub rule: Rule,
    pub run: fn(&Context<'_>, &mut Reports),
}

/// Runs every check, in parallel; what they say does not depend on the order.
pub fn run(atlas: &Atlas, sources: &Sources, out: &mut Reports) {
    let context = Context::after(atlas, sources, Trouble::of(out, sources));
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
    fold::fold(&context, out);
}

/// The rules of this crate, by code.
pub fn rules() -> Vec<&'static Rule> {
    ALL.iter().map(|check| &check.rule).chain(constraints::RULES.iter().copied()).collect()
}
