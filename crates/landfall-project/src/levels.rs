//! How strictly rules are taken: what manifests and the command line allow, make a warning or deny.
//!
//! The command line wins over the manifest, and one rule over a family. What would leave a hole in a bundle is an
//! error whatever anybody wishes.

use std::collections::{BTreeMap, BTreeSet};

use landfall_diagnostics::allow::{self, Errors};
use landfall_diagnostics::{FileId, Report, Reports, Rule, Rulebook, Selection, Severity, Span};
use landfall_schema::rules::BAD_MANIFEST;
use rustc_hash::FxHashMap;

use crate::{Date, Options, Pack, Trouble, rules};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Not reported.
    Allow,
    /// Reported as a warning.
    Warn,
    /// Reported as an error.
    Deny,
}

impl Level {
    pub fn word(self) -> &'static str {
        match self {
            Level::Allow => "allow",
            Level::Warn => "warn",
            Level::Deny => "deny",
        }
    }

    /// Whether findings would count for less than they should.
    fn is_lenient(self) -> bool {
        self != Level::Deny
    }
}

/// What a manifest wishes: `allow: [orphan until 2027-06-01]`.
#[derive(Debug)]
pub(crate) struct Wish {
    pub level: Level,
    /// A code, a name or a family.
    pub wanted: String,
    /// The last day it is good for, as it is written.
    pub until: Option<String>,
    pub place: Span,
}

impl Wish {
    pub(crate) fn new(level: Level, text: &str, place: Span) -> Self {
        let (wanted, until) = match text.split_once(" until ") {
            Some((wanted, until)) => (wanted, Some(until.trim().to_owned())),
            None => (text, None),
        };
        Self { level, wanted: wanted.trim().to_owned(), until, place }
    }

    fn date(&self) -> Option<Date> {
        self.until.as_deref().and_then(allow::parse_date)
    }
}

/// Which rules a wish is about.
struct Choice<'a> {
    level: Level,
    selection: Selection,
    wish: Option<&'a Wish>,
}

/// Whether what the command line wishes makes sense.
pub(crate) fn check_options(options: &Options, rulebook: &Rulebook) -> Result<(), Trouble> {
    let mut seen: BTreeMap<(u8, &str), Level> = BTreeMap::new();
    for (level, wanted) in &options.levels {
        let Some(selection) = select(wanted, rulebook, options)? else {
            return Err(Trouble::new(format!(
                "`--{} {wanted}`: {}",
                level.word(),
                nothing_like(wanted, rulebook)
            )));
        };
        if level.is_lenient() && is_forbidden(selection, rulebook) {
            return Err(Trouble::new(format!(
                "`--{} {wanted}`: this cannot be silenced, because a bundle with such faults would have holes: fix them",
                level.word()
            )));
        }
        let before = seen.insert(selection.key(), *level);
        if let Some(other) = before.filter(|other| other != level) {
            let (a, b) = (other.word(), level.word());
            return Err(Trouble::new(format!("`--{a} {wanted}` and `--{b} {wanted}` contradict each other")));
        }
    }
    Ok(())
}

/// A rule of a game that is not checked now may be named all the same: one script serves all packs.
fn select(wanted: &str, rulebook: &Rulebook, options: &Options) -> Result<Option<Selection>, Trouble> {
    match rulebook.select(wanted) {
        Some(selection) => Ok(Some(selection)),
        None => Ok(crate::rulebook(options)?.select(wanted)),
    }
}

fn nothing_like(wanted: &str, rulebook: &Rulebook) -> String {
    match rulebook.nearest(wanted).as_slice() {
        [] => "no check and no family has this name; `landfall explain --list` prints them".to_owned(),
        near => format!("no check has this name; the nearest: {}", near.join(", ")),
    }
}

/// Whether nothing of what is selected may be silenced.
fn is_forbidden(selection: Selection, rulebook: &Rulebook) -> bool {
    let mut held = rulebook.iter().filter(|rule| selection.holds(rule)).peekable();
    held.peek().is_some() && held.all(Rule::leaves_hole)
}

/// Carries out what manifests and the command line wish, and reports wishes that make no sense. An `allow` is
/// unused only when every rule was `checked`.
pub(crate) fn apply(
    packs: &[Pack],
    asked: usize,
    rulebook: &Rulebook,
    options: &Options,
    checked: bool,
    reports: &mut Reports,
) {
    let mut found = Reports::default();
    let levels = Levels::of(packs, asked, rulebook, options, &mut found);
    let may_be_unused = checked && !Errors::of(reports).may_hide();
    let mut used: Vec<Vec<bool>> = levels.of_packs.iter().map(|choices| vec![false; choices.len()]).collect();
    for report in reports.iter() {
        if let Some((pack, at)) = levels.of_manifest(report) {
            used[pack][at] = true;
        }
    }
    for (choices, used) in levels.of_packs.iter().zip(&used).take(asked) {
        for (choice, used) in choices.iter().zip(used) {
            // What is asked of play and of paper was not asked here.
            let is_asked = !matches!(choice.selection, Selection::Rule(rule) if rule.stage.has_own_run());
            judge_allow(choice, *used, may_be_unused && is_asked, options.today, &mut found);
        }
    }
    reports.append(found);
    let all = std::mem::take(reports);
    reports.extend(all.into_iter().filter_map(|report| levels.adjust(report)));
}

/// Carries out the wishes about what was found in a run for it alone, such as on paper; `judged` are its rules when all of
/// them were asked. Wishes that make no sense are reported by `check`.
pub(crate) fn apply_beside(
    packs: &[Pack],
    rulebook: &Rulebook,
    options: &Options,
    judged: &[&'static Rule],
    reports: &mut Reports,
) {
    let levels = Levels::of(packs, packs.len(), rulebook, options, &mut Reports::default());
    let used: BTreeSet<(usize, usize)> =
        reports.iter().filter_map(|report| levels.of_manifest(report)).collect();
    let mut found = Reports::default();
    for (pack, choices) in levels.of_packs.iter().enumerate() {
        for (at, choice) in choices.iter().enumerate() {
            if matches!(choice.selection, Selection::Rule(rule) if judged.iter().any(|one| std::ptr::eq(*one, rule)))
            {
                judge_allow(choice, used.contains(&(pack, at)), true, options.today, &mut found);
            }
        }
    }
    let all = std::mem::take(reports);
    reports.extend(all.into_iter().filter_map(|report| levels.adjust(report)));
    reports.append(found);
}

/// Carries out what the command line wishes about files that belong to no pack.
pub fn apply_levels(rulebook: &Rulebook, options: &Options, reports: &mut Reports) -> Result<(), Trouble> {
    check_options(options, rulebook)?;
    apply(&[], 0, rulebook, options, false, reports);
    Ok(())
}

struct Levels<'a> {
    of_command: Vec<Choice<'a>>,
    of_packs: Vec<Vec<Choice<'a>>>,
    owners: FxHashMap<FileId, usize>,
}

impl<'a> Levels<'a> {
    fn of(
        packs: &'a [Pack],
        asked: usize,
        rulebook: &Rulebook,
        options: &Options,
        found: &mut Reports,
    ) -> Self {
        let chosen = |(level, wanted): &(Level, String)| {
            rulebook.select(wanted).map(|selection| Choice { level: *level, selection, wish: None })
        };
        let mut levels = Self {
            of_command: options.levels.iter().filter_map(chosen).collect(),
            of_packs: Vec::new(),
            owners: FxHashMap::default(),
        };
        for (at, pack) in packs.iter().enumerate() {
            let mut of_pack = Reports::default();
            levels.of_packs.push(choices(pack, rulebook, &mut of_pack));
            levels.owners.extend(pack.files().map(|file| (file, at)));
            // Without its game nobody knows which rules there are, and what lies beside was not asked for.
            if at < asked && pack.atlas.is_some() {
                found.append(of_pack);
            }
        }
        levels
    }

    /// The wish of a manifest that a report falls under: the pack, and its place in the list.
    fn of_manifest(&self, report: &Report) -> Option<(usize, usize)> {
        let pack = *self.owners.get(&report.span.file)?;
        Some((pack, decide(&self.of_packs[pack], report.rule)?))
    }

    fn adjust(&self, mut report: Report) -> Option<Report> {
        let command = decide(&self.of_command, report.rule).map(|at| self.of_command[at].level);
        let manifest = || self.of_manifest(&report).map(|(pack, at)| self.of_packs[pack][at].level);
        match command.or_else(manifest) {
            Some(level) if level.is_lenient() && report.leaves_hole() => {}
            Some(Level::Allow) => return None,
            Some(Level::Warn) => report.severity = Severity::Warning,
            Some(Level::Deny) => report.severity = Severity::Error,
            None => {}
        }
        Some(report)
    }
}

/// The choice that counts for a rule: the most specific, then the last.
fn decide(choices: &[Choice<'_>], rule: &'static Rule) -> Option<usize> {
    let fitting = choices.iter().enumerate().filter(|(_, choice)| choice.selection.holds(rule));
    fitting.max_by_key(|(at, choice)| (choice.selection.key().0, *at)).map(|(at, _)| at)
}

/// What a manifest wishes, without what makes no sense.
fn choices<'a>(pack: &'a Pack, rulebook: &Rulebook, reports: &mut Reports) -> Vec<Choice<'a>> {
    let mut choices: Vec<Choice<'a>> = Vec::new();
    for wish in &pack.wishes {
        let Some(selection) = rulebook.select(&wish.wanted) else {
            reports.push(unknown(wish, rulebook));
            continue;
        };
        if wish.until.is_some() && (wish.level != Level::Allow || wish.date().is_none()) {
            let draft = BAD_MANIFEST.report("only an `allow` can end, and it ends on a day");
            let help = format!("write `allow: [{} until 2027-06-01]`", wish.wanted);
            reports.push(draft.help(help).at(wish.place, "not a day such as 2027-06-01"));
            continue;
        }
        if wish.level.is_lenient() && is_forbidden(selection, rulebook) {
            reports.push(allow::forbidden(&wish.wanted, wish.place));
            continue;
        }
        match choices.iter().position(|choice| choice.selection.key() == selection.key()) {
            Some(at) => {
                let first = choices[at].wish.map_or(wish.place, |first| first.place);
                reports.push(match choices[at].level == wish.level {
                    true => allow::duplicate(&wish.wanted, wish.place, first),
                    false => contradiction(&choices[at], wish, first),
                });
                if choices[at].level != wish.level {
                    choices.remove(at);
                }
            }
            None => choices.push(Choice { level: wish.level, selection, wish: Some(wish) }),
        }
    }
    choices
}

fn unknown(wish: &Wish, rulebook: &Rulebook) -> Report {
    let help = match rulebook.nearest(&wish.wanted).as_slice() {
        [] => "`landfall explain --list` prints the checks there are".to_owned(),
        near => format!("a check with a similar name exists: `{}`", near.join("`, `")),
    };
    let draft = BAD_MANIFEST.report(format!("there is no check `{}`", wish.wanted));
    draft.help(help).at(wish.place, "no check and no family has this name")
}

fn contradiction(choice: &Choice<'_>, wish: &Wish, first: Span) -> Report {
    rules::CONTRADICTORY_LEVELS
        .report(format!(
            "`{}` is both in `{}` and in `{}`",
            wish.wanted,
            choice.level.word(),
            wish.level.word()
        ))
        .help("keep one of them")
        .related(first, "the other one")
        .at(wish.place, "neither is followed")
}

fn judge_allow(
    choice: &Choice<'_>,
    used: bool,
    may_be_unused: bool,
    today: Option<Date>,
    found: &mut Reports,
) {
    let Some(wish) = choice.wish.filter(|wish| wish.level == Level::Allow) else { return };
    let expired = wish.date().zip(today).is_some_and(|(until, today)| until < today);
    // A family is a policy and may be there before there is anything to silence.
    let is_one = matches!(choice.selection, Selection::Rule(_));
    if used && expired {
        found.push(allow::expired(&wish.wanted, wish.place));
    } else if !used && is_one && may_be_unused {
        found.push(allow::unused(&wish.wanted, wish.place, "no such report in this pack"));
    }
}
