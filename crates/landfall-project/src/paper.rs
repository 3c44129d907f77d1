//! What is found on paper, beside what is found in content: with the same `allow`, the same levels and the same reports.

use std::collections::BTreeSet;

use landfall_diagnostics::allow::{self, Allow};
use landfall_diagnostics::{Reports, Rulebook};
use landfall_schema::on_paper::ON_PAPER;

use crate::compile::allows;
use crate::{Compilation, Options, Summary, levels};

impl Compilation {
    /// What is left of what was found on paper once cards, manifests and the command line have had their say. Whoever has
    /// looked at every card in every language knows which `allow` silences nothing.
    pub fn judge_paper(&self, mut found: Reports, is_all: bool, options: &Options) -> Reports {
        let rulebook = Rulebook::new(ON_PAPER.iter().copied());
        // A card that was not read in full may need its `allow` once it is.
        let asked = is_all && !self.has_errors();
        let allows: Vec<Allow> = allows(&self.atlases, asked)
            .into_iter()
            .filter(|allow| rulebook.get(&allow.wanted).is_some())
            .collect();
        // A word without an icon and a picture are the same in every language.
        let mut seen = BTreeSet::new();
        found.retain(|report| {
            seen.insert((report.rule.code, report.span.file, report.span.start, report.message.clone()))
        });
        allow::apply(allows, &rulebook, &mut found, options.today);
        // Duplicate ones are reported by `check`.
        found.retain(|report| !report.is(&allow::DUPLICATE_ALLOW));
        let judged = if asked { ON_PAPER } else { &[] };
        levels::apply_beside(&self.packs, &self.rulebook, options, judged, &mut found);
        found.sort(&self.sources);
        found
    }

    /// Takes up what was found on paper.
    pub fn add_paper(&mut self, found: Reports) {
        self.reports.append(found);
        self.reports.sort(&self.sources);
        let Summary { errors, warnings, advice, .. } = Summary::of_reports(&self.reports);
        let checks = self.summary.checks + ON_PAPER.len();
        self.summary = Summary { errors, warnings, advice, checks, ..self.summary.clone() };
    }
}
