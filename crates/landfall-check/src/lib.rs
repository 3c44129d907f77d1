//! Questions asked of a finished atlas, one file each.
//!
//! Checks read and report. They change nothing, run in any order, and any one can be deleted unnoticed by
//! the rest. They ask the schema for roles, never for the name of a game.

#![cfg_attr(test, allow(clippy::unwrap_used))]

mod checks;
mod constraints;
mod fold;
mod memory;

use landfall_analysis::{Context, Trouble, ask, board, exits, truth};
use landfall_diagnostics::{Reports, Rule, Sources, Span, Undecided};
use landfall_model::{Answer, Atlas, Doubt, Rec};
use memory::Memory;
use rayon::prelude::*;

pub use checks::ALL;
pub use constraints::ask_all;
pub use memory::Remembered;

/// A rule and the question that finds it.
pub struct Check {
    pub rule: Rule,
    pub run: fn(&Context<'_>, &mut Reports),
}

impl Check {
    /// What is known. A question about `rec` that stays open because of a mistake is noted, so that the summary counts it.
    fn known<T>(
        &'static self,
        ctx: &Context<'_>,
        answer: Answer<T>,
        rec: Rec<'_>,
        out: &mut Reports,
    ) -> Option<T> {
        self.leave_open(ctx, answer.doubt(), rec, out);
        answer.known()
    }

    /// Whether a doubt leaves the question about `rec` open; if a mistake is the reason, that is noted.
    fn leave_open(
        &'static self,
        ctx: &Context<'_>,
        doubt: Option<Doubt>,
        rec: Rec<'_>,
        out: &mut Reports,
    ) -> bool {
        if doubt == Some(Doubt::Mistake) {
            out.undecided(&self.rule, owner_name(ctx, rec));
        }
        doubt.is_some()
    }

    /// Whether everything in a record could be understood. If not, the question stays open, and that is noted.
    fn can_ask(&'static self, ctx: &Context<'_>, rec: Rec<'_>, out: &mut Reports) -> bool {
        self.known(ctx, ctx.whole(rec), rec, out).is_some()
    }
}

/// Where the asset that holds a record is named.
fn owner_name(ctx: &Context<'_>, rec: Rec<'_>) -> Span {
    rec.owner().map_or(rec.name_span(), |owner| ctx.atlas.name_span(owner))
}

/// Runs every check, in parallel; what they say does not depend on the order. What could not be decided is given back.
pub fn run(atlas: &Atlas, sources: &Sources, out: &mut Reports) -> Vec<Undecided> {
    run_with(atlas, sources, Memory::none(), out)
}

/// The same with what an earlier run remembers of each file of the atlas, in its order. It comes to the same reports.
pub fn run_again(
    atlas: &Atlas,
    sources: &Sources,
    files: &mut Vec<Option<Remembered>>,
    out: &mut Reports,
) -> Vec<Undecided> {
    run_with(atlas, sources, Memory::of(atlas, files), out)
}

fn run_with(atlas: &Atlas, sources: &Sources, mut memory: Memory<'_>, out: &mut Reports) -> Vec<Undecided> {
    let context = Context::after(atlas, sources, Trouble::of(out, sources));
    let of_compiler = || {
        let ask = |check: &&Check| {
            let mut reports = Reports::default();
            (check.run)(&context, &mut reports);
            reports
        };
        ALL.par_iter().map(ask).collect::<Vec<Reports>>()
    };
    let (of_game, of_compiler) = rayon::join(|| constraints::run(&context, &mut memory), of_compiler);
    for reports in of_compiler.into_iter().chain(of_game) {
        out.append(reports);
    }
    checks::fold_duplicates(sources, out);
    let undecided = out.take_undecided();
    fold::fold(&context, out);
    undecided
}

/// The rules of this crate, by code.
pub fn rules() -> Vec<&'static Rule> {
    ALL.iter().map(|check| &check.rule).chain(constraints::RULES.iter().copied()).collect()
}
