//! One mistake at a time: from clean content, thousands of single mistakes, each of which must be found.
//!
//! The generator knows nothing of the compiler's own judgement: it changes text and says which checks must
//! speak up. Every mistake is reported with an expected code, where it was made or at the asset it breaks.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

mod beside;
mod fixes;
mod mistakes;
mod sarif;
mod script;

use std::collections::BTreeMap;

use landfall_project::{Options, compile_files};
use landfall_tests::{Files, Random, pack, repository};
use mistakes::{Mistake, Place};
use rayon::prelude::*;

/// As many as the release profile plays; the debug profile takes every so manieth of them.
const MISTAKES: usize = 2_000;
const STRIDE: usize = if cfg!(debug_assertions) { 25 } else { 1 };

#[test]
fn every_single_mistake_is_found() {
    let files = content();
    let clean = compile_files(files.clone(), &Options::default());
    assert!(clean.is_clean(), "the content to be broken is not whole: {}", landfall_tests::render(&clean));

    let chosen = choose(&files);
    assert!(chosen.len() >= MISTAKES, "only {} mistakes", chosen.len());
    let kinds: std::collections::BTreeSet<&str> = chosen.iter().map(|mistake| mistake.kind).collect();
    assert!(kinds.len() >= 25, "only {} kinds", kinds.len());

    let played: Vec<&Mistake> = chosen.iter().step_by(STRIDE).collect();
    let results: Vec<(Option<String>, Vec<String>)> =
        played.par_iter().map(|mistake| play(&files, mistake)).collect();
    print_echoes(&played, &results);
    let missed: Vec<String> = results.into_iter().filter_map(|(missed, _)| missed).collect();
    print_score(&played, &missed);
    assert!(missed.is_empty(), "{} mistakes were not found:\n{}", missed.len(), missed.join("\n"));
}

/// Both packs of the repository, together.
fn content() -> Files {
    let mut files = Files::new();
    for name in ["glasswake", "starter-kit"] {
        let own = pack(&repository().join("content").join(name));
        files.extend(own.into_iter().map(|(path, text)| (format!("{name}/{path}"), text)));
    }
    files
}

/// The same on every run: each kind in turn gives one of its mistakes, until there are enough.
fn choose(files: &Files) -> Vec<Mistake> {
    let mut by_kind: BTreeMap<&'static str, Vec<Mistake>> = BTreeMap::new();
    for mistake in mistakes::all(files) {
        by_kind.entry(mistake.kind).or_default().push(mistake);
    }
    let mut random = Random::new(20_261_116);
    for list in by_kind.values_mut() {
        random.shuffle(list);
    }
    let mut chosen = Vec::new();
    while chosen.len() < MISTAKES {
        let before = chosen.len();
        for list in by_kind.values_mut() {
            chosen.extend(list.pop());
        }
        if chosen.len() == before {
            break;
        }
    }
    chosen
}

/// What is to be said about a mistake that nobody noticed, and every other report that it brought along.
fn play(files: &Files, mistake: &Mistake) -> (Option<String>, Vec<String>) {
    let mut broken = files.clone();
    let text = &mut broken[mistake.file].1;
    text.replace_range(mistake.range.clone(), &mistake.text);
    let compilation = compile_files(broken, &Options::default());
    let path = &files[mistake.file].0;
    let lines = line_range(&files[mistake.file].1, mistake);
    let found = compilation.reports.iter().any(|report| {
        let file = compilation.sources.get(report.span.file);
        let line = file.position(report.span.start).line;
        let near = match mistake.place {
            Place::Here => file.path() == path && lines.contains(&line),
            Place::InFile => file.path() == path,
            Place::Anywhere => true,
        };
        near && mistake.codes.contains(&report.rule.code)
    });
    let other = |report: &&landfall_diagnostics::Report| !mistake.codes.contains(&report.rule.code);
    let others = compilation.reports.iter().filter(other);
    let others =
        others.map(|report| format!("{} {}", report.rule.code, report.message)).collect::<Vec<String>>();
    let missed = (!found).then(|| {
        let said = landfall_tests::lines(&compilation);
        let said = said.iter().take(4).cloned().collect::<Vec<_>>().join("\n    ");
        format!(
            "{} in {path}:{}: `{}` for `{}`, expected {:?}\n    {said}",
            mistake.kind,
            lines.start(),
            mistake.text.lines().next().unwrap_or(""),
            files[mistake.file].1[mistake.range.clone()].lines().next().unwrap_or(""),
            mistake.codes,
        )
    });
    (missed, others)
}

fn line_range(text: &str, mistake: &Mistake) -> std::ops::RangeInclusive<u32> {
    let line = |at: usize| text[..at].matches('\n').count() as u32 + 1;
    let first = line(mistake.range.start);
    first..=line(mistake.range.end).max(first + mistake.text.matches('\n').count() as u32)
}

/// One mistake, one report: what else is said about it is worth a look, though not always a fault. Without a landing
/// site, for one, a board has other troubles too.
fn print_echoes(played: &[&Mistake], results: &[(Option<String>, Vec<String>)]) {
    let mut echoes: BTreeMap<(&str, String), (usize, String)> = BTreeMap::new();
    for (mistake, (_, others)) in played.iter().zip(results) {
        for other in others {
            let (code, message) = other.split_once(' ').unwrap_or((other, ""));
            let echo = echoes.entry((mistake.kind, code.to_owned())).or_default();
            *echo = (echo.0 + 1, message.to_owned());
        }
    }
    for ((kind, code), (count, message)) in echoes {
        println!("beside {kind}: {code} {count} times, such as {message}");
    }
}

fn print_score(played: &[&Mistake], missed: &[String]) {
    let mut score: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for mistake in played {
        score.entry(mistake.kind).or_default().1 += 1;
    }
    for line in missed {
        if let Some((_, (missed, _))) = score.iter_mut().find(|(kind, _)| line.starts_with(*kind)) {
            *missed += 1;
        }
    }
    for (kind, (missed, all)) in &score {
        println!("{kind:32} {:4} of {all:4} found", all - missed);
    }
    println!("{:32} {:4} of {:4} found", "all", played.len() - missed.len(), played.len());
}
