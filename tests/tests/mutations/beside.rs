//! A broken name beside another mistake: both are reported, whatever the name was.
//!
//! In each shipped pack, for each seed, one reference is broken by a slip of the finger and one other mistake is made in
//! another asset. Everything that is reported about that mistake alone must be reported beside the broken name too.

use std::collections::BTreeMap;
use std::fs;
use std::ops::Range;

use landfall_diagnostics::Report;
use landfall_model::Wanted;
use landfall_project::{Compilation, Options, compile_files};
use landfall_tests::{Files, Random, files_under, lines, pack, planted, planted_in, repository};
use rayon::prelude::*;

use crate::mistakes;
use crate::script::{Line, lines as lines_of};

const SEEDS: u64 = 100;

#[test]
fn a_broken_name_hides_no_other_mistake() {
    let packs = files_under(&repository().join("content"), "/landfall.yaml");
    assert!(packs.len() >= 4, "only {} packs", packs.len());
    let mut hidden = Vec::new();
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
        let tries = (0..SEEDS).into_par_iter().map(|seed| play(name, &files, &slips, &edits, seed));
        hidden.extend(tries.flatten().collect::<Vec<String>>());
    }
    assert!(hidden.is_empty(), "{} of {SEEDS} seeds per pack:\n{}", hidden.len(), hidden.join("\n"));
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
    /// The name that a slip has broken.
    meant: String,
    file: usize,
    range: Range<usize>,
    text: String,
}

/// Every name that a field or a text refers to, with one letter or digit changed so that nothing in the pack has it.
fn slips(clean: &Compilation, files: &Files) -> Vec<Edit> {
    let slips = references(clean, files).filter_map(|(file, range, written)| {
        let text = slip(written, files)?;
        let what = format!("`{text}` for `{written}`");
        Some(Edit { what, meant: written.to_owned(), file, range, text })
    });
    slips.collect()
}

/// Where a field refers to something, and how it is written there.
fn references<'a>(
    clean: &'a Compilation,
    files: &'a Files,
) -> impl Iterator<Item = (usize, Range<usize>, &'a str)> {
    let atlas = clean.atlas(0).expect("the pack has a game");
    let of_fields = atlas.references().filter(|(_, found)| matches!(found.wanted, Wanted::Field(..)));
    of_fields.filter_map(move |(unit, found)| {
        let path = clean.sources.get(atlas.unit(unit).file).path();
        let file = files.iter().position(|(own, _)| own == path)?;
        let range = found.start as usize..found.end as usize;
        Some((file, range.clone(), &files[file].1[range]))
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
        meant: String::new(),
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
    Edit { what, meant: String::new(), file, range, text }
}

/// What was reported about the mistake alone and is hidden by the slip, and a slip that was not reported.
fn play(name: &str, files: &Files, slips: &[Edit], edits: &[Vec<Edit>], seed: u64) -> Option<String> {
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
    let key = |compilation: &Compilation, report: &Report| {
        let file = compilation.sources.get(report.span.file);
        (report.rule.code, file.path().to_owned(), file.position(report.span.start).line)
    };
    let told: Vec<_> = both.reports.iter().map(|report| key(&both, report)).collect();
    // What may follow from the broken name is a note of the report about it.
    let noted = |report: &Report| {
        let (_, path, line) = key(&alone, report);
        both.reports.iter().flat_map(|other| &other.related).any(|note| {
            let file = both.sources.get(note.span.file);
            let same_place = file.path() == path && file.position(note.span.start).line == line;
            same_place && is_claim(&note.message)
        })
    };
    let mut wrong: Vec<String> = (alone.reports.iter())
        .filter(|report| !told.contains(&key(&alone, report)) && !noted(report))
        // What is said of the very thing whose name was broken depends on that name.
        .filter(|report| !has_word(&report.message, &slip.meant))
        .map(|report| format!("hidden: {} {}", report.rule.code, report.message))
        .collect();
    let path = &files[slip.file].0;
    let is_slip = |report: &&Report| {
        let file = both.sources.get(report.span.file);
        let line = |text: &str, at: usize| text[..at].matches('\n').count();
        let shift = line(&with(files, &[edit])[slip.file].1, shifted(edit, slip));
        file.path() == path && file.position(report.span.start).line as usize == shift + 1
    };
    if !both.reports.iter().any(|report| is_slip(&report) && report.rule.code.starts_with("LF2")) {
        wrong.push("the slip is not reported".to_owned());
    }
    (!wrong.is_empty()).then(|| {
        let said = lines(&both).into_iter().take(5).collect::<Vec<_>>().join("\n    ");
        format!(
            "{name} {seed}: {} beside {} in {path}\n  {}\n    {said}",
            edit.what,
            slip.what,
            wrong.join("\n  ")
        )
    })
}

/// Whether a note is about something that may follow from a broken name, as the notes of `check` are.
fn is_claim(note: &str) -> bool {
    note.ends_with(": it may be what was meant") || note.contains(", unless ")
}

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
