//! How much was looked at. A run that looked at nothing must not pass for one that found nothing.

use landfall_diagnostics::{FileId, Origin, Reports, Rule, Rulebook, Severity, Span, Undecided};
use landfall_model::{Atlas, PRINTED};
use landfall_schema::TextRole;

use crate::pack::Pack;
use crate::rules;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Files of content.
    pub files: usize,
    pub assets: usize,
    pub references: usize,
    /// Texts that players read.
    pub messages: usize,
    /// Rules of the compiler and of games that were looked after.
    pub checks: usize,
    /// How many of them games bring along.
    pub game_checks: usize,
    pub errors: usize,
    pub warnings: usize,
    pub advice: usize,
    /// Rules that could not be asked everywhere because of something that was reported, by code.
    pub undecided: Vec<Open>,
    /// Reports beyond the most that are kept of one rule.
    pub left_out: usize,
}

/// A rule of which nobody knows whether it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Open {
    pub code: &'static str,
    pub name: &'static str,
    /// In how many assets.
    pub assets: usize,
}

/// What was left open in these packs, each rule once.
pub(crate) fn undecided(packs: &[Pack], all: &[Undecided]) -> Vec<Open> {
    let is_asked = |open: &&Undecided| packs.iter().any(|pack| pack.content.contains(&open.place.file));
    let mut found: Vec<(&'static Rule, FileId, u32)> =
        all.iter().filter(is_asked).map(|open| (open.rule, open.place.file, open.place.start)).collect();
    found.sort_by_key(|(rule, file, start)| (rule.code, *file, *start));
    found.dedup_by_key(|(rule, file, start)| (rule.code, *file, *start));
    let same = found.chunk_by(|a, b| a.0.code == b.0.code);
    same.map(|one| Open { code: one[0].0.code, name: one[0].0.name, assets: one.len() }).collect()
}

impl Summary {
    pub(crate) fn of(packs: &[Pack], atlases: &[Atlas], rulebook: &Rulebook, reports: &Reports) -> Self {
        let is_asked = |pack: &u16| usize::from(*pack) < packs.len();
        let units = || atlases.iter().flat_map(|atlas| &atlas.units).filter(|unit| is_asked(&unit.pack));
        // What is asked of play and of paper is asked in runs for it, not by whoever counts here.
        let is_asked_here = |rule: &&Rule| !rule.stage.has_own_run() && !atlases.is_empty();
        let asked = || rulebook.iter().filter(is_asked_here);
        let texts = units().flat_map(|unit| unit.texts.iter());
        Self {
            files: packs.iter().map(|pack| pack.content.len()).sum(),
            assets: atlases.iter().map(|atlas| own_assets(atlas).filter(is_asked).count()).sum(),
            references: units().map(|unit| unit.refs.len()).sum(),
            messages: texts.filter(|text| text.role != TextRole::Note).count(),
            checks: asked().count(),
            game_checks: asked().filter(|rule| rule.origin != Origin::Compiler).count(),
            ..Self::of_reports(reports)
        }
    }

    /// Only the reports counted.
    pub fn of_reports(reports: &Reports) -> Self {
        Self {
            errors: reports.count(Severity::Error),
            warnings: reports.count(Severity::Warning),
            advice: reports.count(Severity::Advice),
            left_out: reports.left_out().map(|(_, count, _)| count).sum(),
            ..Self::default()
        }
    }
}

/// The pack of each asset that was written in this run.
fn own_assets(atlas: &Atlas) -> impl Iterator<Item = u16> {
    let written = atlas.assets.iter().filter(|asset| !asset.external);
    written.map(|asset| atlas.unit(asset.unit).pack).filter(|pack| *pack != PRINTED)
}

/// Reports packs in which nothing was found to check, unless something else explains that.
pub(crate) fn tell_unchecked(packs: &[Pack], atlases: &[Atlas], reports: &mut Reports) {
    for (at, pack) in packs.iter().enumerate() {
        let (Some(atlas), Some(first)) =
            (pack.atlas.and_then(|atlas| atlases.get(atlas)), pack.content.first())
        else {
            continue;
        };
        let explained = reports.iter().any(|report| pack.content.contains(&report.span.file));
        if explained || own_assets(atlas).any(|pack| usize::from(pack) == at) {
            continue;
        }
        let files = match pack.content.len() {
            1 => "1 file was read".to_owned(),
            count => format!("{count} files were read"),
        };
        let draft = rules::NOTHING_CHECKED
            .report(format!("`{}` holds nothing to check", pack.name))
            .help("write a first card into one of its files");
        reports
            .push(draft.at(Span::new(*first, 0, 0), format!("{files}, and no board, card or log was found")));
    }
}
