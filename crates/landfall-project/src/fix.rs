//! Applies the fixes that reports carry: all that are certain, round after round, until none is left.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

use landfall_diagnostics::{Edit, FileId, Fix, Report, Severity, Span, Stage};

use crate::{Compilation, Depth, Pack, Session};

/// Each round fixes what the one before has uncovered. Nothing is nested deeper than this.
const MOST_ROUNDS: usize = 100;

/// What fixing makes of a pack. Nothing is written.
#[derive(Debug, Default)]
pub struct Fixing {
    pub files: Vec<FixedFile>,
    /// Every change, in the order in which they were made.
    pub changes: Vec<Applied>,
}

#[derive(Debug)]
pub struct FixedFile {
    pub path: PathBuf,
    /// The folder of its pack, outside of which nothing may be written.
    pub root: PathBuf,
    /// The path as people know it.
    pub name: String,
    pub before: Arc<str>,
    pub after: Arc<str>,
}

/// One change, with the place it had when it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Applied {
    pub file: String,
    pub line: u32,
    pub column: u32,
    pub title: String,
    /// The text that was replaced; empty where something was added.
    pub was: String,
    /// What is there now.
    pub now: String,
}

/// A change that somebody has to agree to.
#[derive(Clone, Debug)]
pub struct Offer {
    pub report: Report,
    pub fix: Fix,
}

/// Applies every automatic fix, then those that the next look finds, until there is none, and looks at everything again.
pub fn fix_all(session: &mut Session) -> Fixing {
    let fixing = fix_certain(session);
    if !fixing.files.is_empty() {
        session.compile(Depth::All);
    }
    fixing
}

/// The same, for those who only want to see the changes: what the rules say of them is not asked.
pub fn fix_certain(session: &mut Session) -> Fixing {
    let mut fixing = Fixing::default();
    for _ in 0..MOST_ROUNDS {
        let found = round(session.compilation());
        if found.is_empty() {
            break;
        }
        for (file, changes) in found {
            fixing.changes.extend(changes);
            fixing.take(file, session);
        }
        session.compile(Depth::References);
    }
    fixing
}

/// What a person may choose to apply, by file and place.
pub fn offers(compilation: &Compilation) -> Vec<Offer> {
    let offer = |report: &Report| {
        let fix = report.fixes.first().filter(|fix| !fix.automatic)?;
        let file = report.span.file;
        let is_whole = compilation
            .packs
            .iter()
            .any(|pack| pack.content.contains(&file) && !pack.damaged.contains(&file));
        let is_here = fix.edits.iter().all(|edit| edit.span.file == file);
        (is_whole && is_here).then(|| Offer { report: report.clone(), fix: fix.clone() })
    };
    compilation.reports.iter().filter_map(offer).collect()
}

/// Whether accepting an offer helps: something is no longer reported, and nothing new is. The session is left as it was.
pub fn is_harmless(session: &mut Session, offer: &Offer) -> bool {
    let before = findings(session.compilation());
    let mut trial = Fixing::default();
    trial.accept(session, offer);
    let after = findings(session.compilation());
    for file in trial.files {
        session.change(&file.name, file.before);
    }
    session.compile(Depth::All);
    after.len() < before.len() && after.is_subset(&before)
}

/// Errors and warnings, by code and message.
fn findings(compilation: &Compilation) -> BTreeSet<(&'static str, String)> {
    let found = compilation.reports.iter().filter(|report| report.severity != Severity::Advice);
    found.map(|report| (report.rule.code, report.message.clone())).collect()
}

impl Fixing {
    /// Applies one change that somebody has agreed to.
    pub fn accept(&mut self, session: &mut Session, offer: &Offer) {
        let compilation = session.compilation();
        let file = offer.report.span.file;
        let Some(pack) = compilation.packs.iter().find(|pack| pack.content.contains(&file)) else { return };
        let edits = offer.fix.edits.iter().map(|edit| (edit, offer.fix.title.as_str())).collect();
        let Some((file, changes)) = fixed_file(compilation, pack, file, edits) else { return };
        self.changes.extend(changes);
        self.take(file, session);
        session.compile(Depth::All);
    }

    fn take(&mut self, file: FixedFile, session: &mut Session) {
        session.change(&file.name, Arc::clone(&file.after));
        match self.files.iter_mut().find(|known| known.name == file.name) {
            Some(known) => known.after = file.after,
            None => self.files.push(file),
        }
    }
}

/// The first fix of each report that has an automatic one. Those that touch the same text wait for the next round.
fn round(compilation: &Compilation) -> Vec<(FixedFile, Vec<Applied>)> {
    // A file in a foreign encoding was read with replacements, which must never be written back.
    let files = compilation.packs.iter().flat_map(|pack| {
        let whole = pack.content.iter().filter(|file| !pack.damaged.contains(*file));
        whole.map(move |file| (pack, *file))
    });
    let mut by_file: BTreeMap<FileId, Vec<&Report>> = BTreeMap::new();
    for report in compilation.reports.iter() {
        by_file.entry(report.span.file).or_default().push(report);
    }
    let mine = |file: &FileId| by_file.get(file).map_or(&[][..], Vec::as_slice);
    files.filter_map(|(pack, file)| fix_file(compilation, pack, file, mine(&file))).collect()
}

fn fix_file(
    compilation: &Compilation,
    pack: &Pack,
    file: FileId,
    reports: &[&Report],
) -> Option<(FixedFile, Vec<Applied>)> {
    // Behind a quote or a brace that is missing, words are read as what they are not.
    let unsure = |report: &&&Report| {
        let is_broken = report.rule.stage == Stage::Text && report.severity == Severity::Error;
        is_broken && automatic(report).is_none()
    };
    let end = reports.iter().filter(unsure).map(|report| report.span.start).min().unwrap_or(u32::MAX);
    let mut edits: Vec<(&Edit, &str)> = Vec::new();
    let mut taken = Taken::default();
    for fix in reports.iter().filter(|report| report.span.end <= end).filter_map(|report| automatic(report)) {
        if fix.edits.iter().all(|edit| edit.span.file == file && taken.is_free(edit)) {
            fix.edits.iter().for_each(|edit| taken.add(edit));
            edits.extend(fix.edits.iter().map(|edit| (edit, fix.title.as_str())));
        }
    }
    fixed_file(compilation, pack, file, edits)
}

/// The places of one file that a round changes: their beginnings, with their ends. No two of them meet.
#[derive(Default)]
struct Taken(BTreeMap<u32, u32>);

impl Taken {
    fn is_free(&self, edit: &Edit) -> bool {
        let Span { start, end, .. } = edit.span;
        let last = self.0.range(..end.max(start + 1)).next_back();
        last.is_none_or(|(from, to)| *from != start && (*from >= end || *to <= start))
    }

    fn add(&mut self, edit: &Edit) {
        self.0.insert(edit.span.start, edit.span.end);
    }
}

fn fixed_file(
    compilation: &Compilation,
    pack: &Pack,
    file: FileId,
    mut edits: Vec<(&Edit, &str)>,
) -> Option<(FixedFile, Vec<Applied>)> {
    edits.sort_by_key(|(edit, _)| (edit.span.start, edit.span.end));
    let before = compilation.sources.text(file);
    let after = apply(before, &edits)?;
    let after = if is_formatted(file, before) { formatted(file, after) } else { after };
    if edits.is_empty() || *after == **before {
        return None;
    }
    let path = compilation.sources.path(file);
    let change = |(edit, title): &(&Edit, &str)| {
        let place = compilation.sources.get(file).position(edit.span.start);
        Applied {
            file: path.to_owned(),
            line: place.line,
            column: place.column,
            title: (*title).to_owned(),
            was: compilation.sources.slice(edit.span).to_owned(),
            now: edit.text.clone(),
        }
    };
    let changes = edits.iter().map(change).collect();
    let file = FixedFile {
        path: PathBuf::from(path),
        root: pack.root.clone(),
        name: path.to_owned(),
        before: before.clone(),
        after: after.into(),
    };
    Some((file, changes))
}

/// The first fix, if it is one that cannot be wrong.
fn automatic(report: &Report) -> Option<&Fix> {
    report.fixes.first().filter(|fix| fix.automatic)
}

fn apply(before: &str, edits: &[(&Edit, &str)]) -> Option<String> {
    let mut after = String::with_capacity(before.len());
    let mut at = 0;
    for (edit, _) in edits {
        after.push_str(before.get(at..edit.span.start as usize)?);
        after.push_str(&edit.text);
        at = edit.span.end as usize;
    }
    after.push_str(before.get(at..)?);
    Some(after)
}

/// A file that was in the one style stays in it.
fn is_formatted(file: FileId, text: &str) -> bool {
    landfall_format::is_formatted(&landfall_syntax::parse(file, text))
}

fn formatted(file: FileId, text: String) -> String {
    landfall_format::format(&landfall_syntax::parse(file, text.as_str())).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;

    fn session(text: &str) -> Session {
        let manifest = "name: gate\nversion: 0.1.0\ngame: vanguard\nauthors: [A Designer]\n";
        let files = [("landfall.yaml", manifest), ("a.land", text)];
        let files = files.map(|(path, text)| (path.to_owned(), text.to_owned()));
        Session::of_files(files.into(), &Options::default())
    }

    fn fix(text: &str) -> Fixing {
        fix_all(&mut session(text))
    }

    fn fixed(text: &str) -> String {
        fix(text).files.into_iter().map(|file| file.after.to_string()).collect()
    }

    #[test]
    fn edits_that_meet_wait_for_each_other() {
        let edit = |start, end| Edit { span: Span::new(FileId(0), start, end), text: String::new() };
        let mut taken = Taken::default();
        [edit(10, 20), edit(30, 30)].iter().for_each(|edit| taken.add(edit));
        for (start, end) in
            [(5, 11), (10, 10), (10, 20), (15, 15), (19, 25), (29, 31), (30, 30), (30, 35), (0, 40)]
        {
            assert!(!taken.is_free(&edit(start, end)), "{start}..{end}");
        }
        for (start, end) in [(0, 10), (5, 5), (20, 20), (20, 30), (25, 30), (31, 40)] {
            assert!(taken.is_free(&edit(start, end)), "{start}..{end}");
        }
    }

    #[test]
    fn the_nearest_word_is_written() {
        let text = "log 1 { reference; \"Salt.\"; -> gian success 1 }\n";
        assert_eq!(fixed(text), text.replace("gian", "gain"));
    }

    /// Behind a misspelt line there may be misspelt words.
    #[test]
    fn fixing_goes_on_until_nothing_is_left() {
        let text = "poi P001 \"Gate\" {\n    standalone\n    last-poi\n    acton \"Push\" { -> gain sucess 1, end tunr }\n}\n";
        let fixing = fix(text);
        let after = text.replace("acton", "action").replace("sucess", "success").replace("tunr", "turn");
        assert_eq!(fixing.files[0].after.as_ref(), after);
        let places: Vec<(u32, u32, &str)> =
            fixing.changes.iter().map(|change| (change.line, change.column, change.was.as_str())).collect();
        assert_eq!(places, [(4, 5, "acton"), (4, 29, "sucess"), (4, 43, "tunr")]);
        assert!(fix(&after).changes.is_empty(), "a second run has nothing left to do");
    }

    #[test]
    fn a_fixed_file_keeps_its_style() {
        let bad = "log 1 {\n    reference\n    \u{201c}Salt.\u{201d}\n    -> gain success 1\n}\n";
        assert_eq!(fixed(bad), bad.replace(['\u{201c}', '\u{201d}'], "\""));
    }

    /// What is missing, or was meant, only its author knows.
    #[test]
    fn nothing_is_invented_deleted_or_pointed_elsewhere() {
        for bad in [
            "poi P001 \"Gate\" { standalone; last-poi; action \"Push\" check { green [physical] -> end turn } }\n",
            "log 1905 { reference; \"Salt.\"; -> goto log 1906 }\nlog 1904 { reference; end }\n",
            "log 1905 { reference; \"Read {log 1906}.\"; end }\nlog 1904 { reference; end }\n",
            "log 1 { reference; \"\"Salt. On the glass. It ends.\"\"\"; end }\n",
            "log 1 { reference\n\"Salt. On the glass.\nA gull. It ends.\nend }\n",
            "log 1 { reference; \"Salt.\"; end } }\n",
            "planet a { sector 1 { }; sector 2 { }; path 1 <-> 2 \u{2013}\npath 2 <-> 1 }\n",
            "log 1 { reference; Salt. Glass. end - }\n",
            "poi P6O2 \"Gate\" { standalone; last-poi }\npoi P602 \"Other\" { standalone; last-poi }\n",
        ] {
            let after = fixed(bad);
            assert!(after.is_empty() || after == bad, "{bad}\nbecame\n{after}");
        }
    }

    #[test]
    fn an_offer_is_applied_only_when_it_is_accepted() {
        let text = "log 1905 { reference; \"Salt.\"; -> goto log 1906 }\nlog 1904 { \"Glass.\"; end }\n";
        let mut session = session(text);
        let mut fixing = fix_all(&mut session);
        let offers = offers(session.compilation());
        assert_eq!((fixing.files.len(), offers.len()), (0, 1));
        fixing.accept(&mut session, &offers[0]);
        assert_eq!(fixing.files[0].after.as_ref(), text.replace("1906", &offers[0].fix.edits[0].text));
        assert!(fixing.files[0].after.as_ref() != text);
    }

    #[test]
    fn what_is_clean_is_left_alone() {
        assert!(fix("log 1 { reference; \"Salt.\"; end }\n").files.is_empty());
    }
}
