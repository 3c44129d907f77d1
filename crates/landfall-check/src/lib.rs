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
use landfall_model::graphs::{self, AssetGraph};
use landfall_model::ledger::Ledger;
use landfall_model::{AssetId, Atlas};
use rayon::prelude::*;
use std::sync::OnceLock;

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
    /// Where logs send players on.
    pub(crate) flow: AssetGraph,
    pub(crate) index: ask::Index,
    pub(crate) trouble: trouble::Trouble,
    /// What the first check that asks works out for all.
    rows: OnceLock<Vec<rows::Row<'a>>>,
    requirements: OnceLock<Vec<dice::Requirement<'a>>>,
    exits: Vec<OnceLock<exits::Exits>>,
}

impl<'a> Context<'a> {
    pub fn new(atlas: &'a Atlas, sources: &'a Sources) -> Self {
        let of_boards = || {
            let flow = graphs::flow(atlas);
            (board::all(atlas, &flow), flow, ask::Index::new(atlas))
        };
        let of_references = || (graphs::references(atlas), Ledger::of(atlas));
        let ((boards, flow, index), (references, ledger)) = rayon::join(of_boards, of_references);
        Self {
            atlas,
            sources,
            references,
            boards,
            ledger,
            flow,
            index,
            trouble: trouble::Trouble::default(),
            rows: OnceLock::new(),
            requirements: OnceLock::new(),
            exits: atlas.ids().map(|_| OnceLock::new()).collect(),
        }
    }

    /// All rows of which one is needed, those of one check side by side and in the order of the text.
    pub(crate) fn rows(&self) -> &[rows::Row<'a>] {
        self.rows.get_or_init(|| rows::rows(self))
    }

    /// Every requirement, by role, then in the order of the text.
    pub(crate) fn requirements(&self) -> &[dice::Requirement<'a>] {
        self.requirements.get_or_init(|| dice::requirements(self))
    }

    pub(crate) fn requirements_in(&self, role: dice::Role) -> impl Iterator<Item = &dice::Requirement<'a>> {
        self.requirements().iter().filter(move |found| found.role == role)
    }

    /// Those that are met by rolling.
    pub(crate) fn requirements_of_dice(&self) -> impl Iterator<Item = &dice::Requirement<'a>> {
        self.requirements().iter().filter(|found| found.role != dice::Role::CrewIcons)
    }

    /// How a log, or whatever else players are sent to, can end.
    pub(crate) fn exits(&self, id: AssetId) -> &exits::Exits {
        self.exits[id.0 as usize].get_or_init(|| exits::Exits::of(self.atlas, id))
    }
}

/// Runs every check, in parallel; what they say does not depend on the order.
pub fn run(atlas: &Atlas, sources: &Sources, out: &mut Reports) {
    let mut context = Context::new(atlas, sources);
    context.trouble = trouble::Trouble::of(out, sources, atlas);
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
    ALL.iter()
        .map(|check| &check.rule)
        .chain(allow::RULES.iter().copied())
        .chain(constraints::RULES.iter().copied())
        .collect()
}
