//! A broken name beside another mistake: both are reported, whatever the name was.
//!
//! In each shipped pack, for each seed, one reference is broken by a slip of the finger and one other mistake is made in
//! another asset. Everything that is reported about that mistake alone must be reported beside the broken name too, or
//! be noted at its place in the report about that name, which may be what it waits for. Nothing else excuses silence but
//! this: with another good name in its place the finding is gone as well, so it depends on the name that was broken.
//!
//! `LANDFALL_SEEDS=400` plays more seeds than the gate does.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{fmt, fs};

use landfall_diagnostics::{Report, Stage};
use landfall_model::Wanted;
use landfall_project::{Compilation, Options, compile_files};
use landfall_tests::{Files, Random, files_under, lines, pack, planted, planted_in, repository};
use rayon::prelude::*;

use crate::mistakes;
use crate::script::{Line, lines as lines_of};

const SEEDS: u64 = 100;

fn seeds() -> u64 {
    std::env::var("LANDFALL_SEEDS").ok().and_then(|count| count.parse().ok()).unwrap_or(SEEDS)
}

#[test]
fn a_broken_name_hides_no_other_mistake() {
    let packs = files_under(&repository().join("content"), "/landfall.yaml");
    assert!(packs.len() >= 4, "only {} packs", packs.len());
    let mut hidden = Vec::new();
    let score = Score::default();
    for manifest in packs {
        let name = manifest.parent().unwrap().file_name().unwrap().to_str().unwrap();
        let files = content(name);
        let clean = compile_files(files.clone(), &Options::default());
        assert!(clean.is_clean(), "{name} is not whole: {}", landfall_tests::render(&clean));
        let (slips, edits) = (slips(&clean, &files), edits(name, &files, &clean));
        assert!(
            slips.len() >= 50 && edits.len() >= 20,
            "{name}: {} slips, {} kinds",
            slips.len(),
            edits.len()
        );
        let tries = (0..seeds()).into_par_iter().map(|seed| play(name, &files, &slips, &edits, seed, &score));
        hidden.extend(tries.flatten().collect::<Vec<String>>());
    }
    println!("{score}");
    assert!(hidden.is_empty(), "{} of {} seeds per pack:\n{}", hidden.len(), seeds(), hidden.join("\n"));
}

/// What became of the findings about the other mistake.
#[derive(Default)]
struct Score {
    reported: AtomicUsize,
    noted: AtomicUsize,
    dependent: AtomicUsize,
    hidden: AtomicUsize,
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = |of: &AtomicUsize| of.load(Ordering::Relaxed);
        write!(f, "{} findings reported again, {} noted, ", count(&self.reported), count(&self.noted))?;
        write!(f, "{} gone with any other name, {} hidden", count(&self.dependent), count(&self.hidden))
    }
}

/// A pack, and behind it those that it requires.
fn content(name: &str) -> Files {
    let folder = repository().join("content").join(name);
    let mut files: Files =
        pack(&folder).into_iter().map(|(path, text)| (format!("{name}/{path}"), text)).collect();
    let manifest = fs::read_to_string(folder.join("landfall.yaml")).unwrap();
    let required = manifest.lines().find_map(|line| line.strip_prefix("requires: [")?.strip_suffix(']'));
    for other in required.into_iter().flat_map(|list| list.split(", ")) {
        files.extend(content(other));
    }
    files
}

/// A change of the text in one place.
#[derive(Clone, Debug)]
struct Edit {
    what: String,
    /// The field whose name a slip has broken, as good names in its place belong there too.
    slot: Option<Wanted>,
    file: usize,
    range: Range<usize>,
    text: String,
}

/// Every name that a field or a text refers to, with one letter or digit changed so that nothing in the pack has it.
fn slips(clean: &Compilation, files: &Files) -> Vec<Edit> {
    let slips = references(clean, files).filter_map(|(file, range, slot)| {
        let written = &files[file].1[range.clone()];
        let text = slip(written, files)?;
        let what = format!("`{text}` for `{written}`");
        Some(Edit { what, slot: Some(slot), file, range, text })
    });
    slips.collect()
}

/// Where a field refers to something, and which field that is.
fn references<'a>(
    clean: &'a Compilation,
    files: &'a Files,
) -> impl Iterator<Item = (usize, Range<usize>, Wanted)> {
    let atlas = clean.atlas(0).expect("the pack has a game");
    let of_fields = atlas.references().filter(|(_, found)| matches!(found.wanted, Wanted::Field(..)));
    of_fields.filter_map(move |(unit, found)| {
        let path = clean.sources.get(atlas.unit(unit).file).path();
        let file = files.iter().position(|(own, _)| own == path)?;
        Some((file, found.start as usize..found.end as usize, found.wanted))
    })
}

/// The name with its last digit, or else its last letter, changed.
fn slip(written: &str, files: &Files) -> Option<String> {
    let at = written.rfind(|c: char| c.is_ascii_digit()).or_else(|| written.rfind(char::is_alphabetic))?;
    let is_digit = written[at..].starts_with(|c: char| c.is_ascii_digit());
    let others = if is_digit { '0'..='9' } else { 'q'..='z' };
    let other = |with: char| format!("{}{with}{}", &written[..at], &written[at + 1..]);
    let is_free = |name: &String| {
        let stem = name.split_once('.').map_or(name.as_str(), |(stem, _)| stem);
        !files.iter().any(|(_, text)| has_word(text, name) || (name.contains('.') && has_word(text, stem)))
    };
    // One digit says too little to be free; two are.
    let longer = ('0'..='9').map(|digit| format!("{written}{digit}"));
    others.map(other).chain(longer.filter(|_| is_digit)).find(is_free)
}

fn has_word(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    text.match_indices(word).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + word.len()..]);
        !before.ends_with(is_part) && !after.starts_with(is_part)
    })
}

/// The other mistakes, by kind: those of the generator for its game, those of a list for the others, and any statement
/// that is left out.
fn edits(name: &str, files: &Files, clean: &Compilation) -> Vec<Vec<Edit>> {
    let mut by_kind: BTreeMap<String, Vec<Edit>> = BTreeMap::new();
    for edit in listed(name, files) {
        by_kind.entry(edit.what.clone()).or_default().push(edit);
    }
    let all = files.iter().enumerate().filter(|(_, (path, _))| path.ends_with(".land"));
    let all: Vec<Line> = all.flat_map(|(at, (_, text))| lines_of(at, text)).collect();
    let cut = |line: &Line, what: &str| Edit {
        what: format!("{what} `{}`", files[line.file].1[line.start..line.end].lines().next().unwrap_or("")),
        slot: None,
        file: line.file,
        range: line.start..line.end,
        text: String::new(),
    };
    // A statement that names something leaves more behind than others, so it is cut as often as all kinds together.
    let names: Vec<Edit> = references(clean, files)
        .filter_map(|(file, range, _)| {
            let around =
                |line: &&Line| line.file == file && line.start <= range.start && range.end <= line.end;
            all.iter().filter(around).min_by_key(|line| line.end - line.start)
        })
        .filter(|line| !line.is_top())
        .map(|line| cut(line, "without"))
        .collect();
    let mut kinds: Vec<Vec<Edit>> = by_kind.into_values().collect();
    kinds.extend(vec![names; kinds.len()]);
    kinds.push(all.iter().map(|line| cut(line, "without")).collect());
    kinds
}

fn listed(name: &str, files: &Files) -> Vec<Edit> {
    let lists = files_under(&repository().join("tests/fixtures"), "/mistakes.txt");
    let lists: Vec<String> = lists.iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    if let Some(list) = lists.iter().find(|list| planted_in(list).ends_with(name)) {
        let all = planted(list, files, usize::MAX).into_iter();
        return all.map(|it| edit(it.kind, it.file, it.start..it.end, it.text)).collect();
    }
    let all = mistakes::all(files).into_iter();
    all.map(|it| edit(it.kind.to_owned(), it.file, it.range, it.text)).collect()
}

fn edit(what: String, file: usize, range: Range<usize>, text: String) -> Edit {
    Edit { what, slot: None, file, range, text }
}

/// What was reported about the mistake alone and is hidden by the slip, and a slip that was not reported.
fn play(
    name: &str,
    files: &Files,
    slips: &[Edit],
    edits: &[Vec<Edit>],
    seed: u64,
    score: &Score,
) -> Option<String> {
    let mut random = Random::new(seed);
    let (edit, alone) = loop {
        let kind = &edits[random.below(edits.len())];
        let edit = &kind[random.below(kind.len())];
        let alone = compile_files(with(files, &[edit]), &Options::default());
        // Some statements are missed by nobody.
        if !alone.is_clean() {
            break (edit, alone);
        }
    };
    let touched = asset(&files[edit.file].1, &edit.range);
    let slip = loop {
        let slip = &slips[random.below(slips.len())];
        if slip.file != edit.file || slip.range.end <= touched.start || touched.end <= slip.range.start {
            break slip;
        }
    };
    let both = compile_files(with(files, &[edit, slip]), &Options::default());
    let told = keys(&both);
    let about_slip = about(&both, files, edit, slip);
    let mut wrong: Vec<String> = Vec::new();
    for report in alone.reports.iter() {
        let count = if told.contains(&key(&alone, report)) {
            &score.reported
        } else if about_slip.iter().any(|about| is_noted(&alone, report, &both, about)) {
            &score.noted
        } else if depends(files, edit, slip, slips, &key(&alone, report)) {
            &score.dependent
        } else {
            wrong.push(format!("hidden: {} {}", report.rule.code, report.message));
            &score.hidden
        };
        count.fetch_add(1, Ordering::Relaxed);
    }
    if about_slip.is_empty() {
        wrong.push("the slip is not reported".to_owned());
    }
    (!wrong.is_empty()).then(|| {
        let said = lines(&both).into_iter().take(5).collect::<Vec<_>>().join("\n    ");
        let (path, what) = (&files[slip.file].0, &edit.what);
        format!("{name} {seed}: {what} beside {} in {path}\n  {}\n    {said}", slip.what, wrong.join("\n  "))
    })
}

/// What a finding is known by: the rule, and the line it is about.
type Key = (&'static str, String, u32);

fn key(compilation: &Compilation, report: &Report) -> Key {
    let file = compilation.sources.get(report.span.file);
    (report.rule.code, file.path().to_owned(), file.position(report.span.start).line)
}

fn keys(compilation: &Compilation) -> Vec<Key> {
    compilation.reports.iter().map(|report| key(compilation, report)).collect()
}

/// The reports about the broken name.
fn about<'a>(both: &'a Compilation, files: &Files, edit: &Edit, slip: &Edit) -> Vec<&'a Report> {
    let text = &with(files, &[edit])[slip.file].1;
    let line = 1 + text[..shifted(edit, slip)].matches('\n').count() as u32;
    let is_slip = |report: &&Report| {
        let (_, path, at) = key(both, report);
        path == files[slip.file].0 && at == line && report.rule.stage == Stage::Reference
    };
    both.reports.iter().filter(is_slip).collect()
}

/// Whether the report about the broken name notes the finding: at its place, and about the same thing. The rest of the
/// sentence may be another: a place that was left when all is over is never left once the end cannot be found.
fn is_noted(alone: &Compilation, finding: &Report, both: &Compilation, about: &Report) -> bool {
    let (_, path, line) = key(alone, finding);
    about.related.iter().any(|note| {
        let file = both.sources.get(note.span.file);
        let is_there = file.path() == path && file.position(note.span.start).line == line;
        let subject = |message: &str| message.split(' ').take(2).collect::<Vec<_>>().join(" ");
        is_there && is_claim(&note.message) && subject(&note.message) == subject(&finding.message)
    })
}

/// Whether a note is about something that may follow from a broken name.
fn is_claim(note: &str) -> bool {
    note.ends_with(": it may be what was meant") || note.contains(", unless ")
}

/// Whether the finding is also gone when a good name is in the place of the broken one.
fn depends(files: &Files, edit: &Edit, slip: &Edit, slips: &[Edit], finding: &Key) -> bool {
    let written = |slip: &Edit| files[slip.file].1[slip.range.clone()].to_owned();
    let same = slips.iter().filter(|other| other.slot == slip.slot).map(written);
    let mut names: Vec<String> = same.filter(|name| *name != written(slip)).collect();
    names.sort();
    names.dedup();
    names.into_iter().take(MOST_NAMES).any(|name| {
        let good = Edit { text: name, ..slip.clone() };
        !keys(&compile_files(with(files, &[edit, &good]), &Options::default())).contains(finding)
    })
}

/// More good names show nothing new.
const MOST_NAMES: usize = 12;

/// Where the slip begins once the other edit is made.
fn shifted(edit: &Edit, slip: &Edit) -> usize {
    let is_behind = edit.file == slip.file && edit.range.end <= slip.range.start;
    if is_behind { slip.range.start - edit.range.len() + edit.text.len() } else { slip.range.start }
}

fn with(files: &Files, edits: &[&Edit]) -> Files {
    let mut files = files.clone();
    let mut edits = edits.to_vec();
    // From the back, so that places in front stay where they are.
    edits.sort_by_key(|edit| std::cmp::Reverse(edit.range.start));
    for edit in edits {
        files[edit.file].1.replace_range(edit.range.clone(), &edit.text);
    }
    files
}

/// The asset around a place: from the line that begins without indentation to the next such line.
fn asset(text: &str, range: &Range<usize>) -> Range<usize> {
    let begins = |at: usize| text[at..].starts_with(|c: char| c.is_alphabetic());
    let starts: Vec<usize> = std::iter::once(0)
        .chain(text.match_indices('\n').map(|(at, _)| at + 1))
        .filter(|at| begins(*at))
        .collect();
    let start = starts.iter().rev().find(|at| **at <= range.start).copied().unwrap_or(0);
    let end = starts.iter().find(|at| **at > range.end).copied().unwrap_or(text.len());
    start..end
}
