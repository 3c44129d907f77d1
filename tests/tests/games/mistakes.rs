//! Single mistakes in the content of a game, each of which must be found: `tests/fixtures/<game>/mistakes.txt`.
//!
//! A line `pack: content/...` says which pack is broken; the others are a kind of mistake, a regular expression, what to
//! put in place of a match, and the codes that must be reported, no others. Each match by itself is one mistake.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use landfall_project::{Options, compile_files};
use landfall_tests::{Files, Random, files_under, lines, pack, repository};
use rayon::prelude::*;
use regex::Regex;

/// More of one kind than this show nothing new.
const PER_KIND: usize = if cfg!(debug_assertions) { 2 } else { 40 };

struct Mistake {
    kind: String,
    file: usize,
    start: usize,
    end: usize,
    text: String,
    codes: BTreeSet<String>,
}

#[test]
fn every_single_mistake_in_a_game_is_found() {
    let files = files_under(&repository().join("tests/fixtures"), "/mistakes.txt");
    assert!(!files.is_empty());
    for list in files {
        let text = fs::read_to_string(&list).unwrap();
        let folder = text.lines().find_map(|line| line.strip_prefix("pack:")).expect("a line `pack:`").trim();
        let files = pack(&repository().join(folder));
        let clean = compile_files(files.clone(), &Options::default());
        assert!(clean.is_clean(), "{folder} is not whole\n{}", landfall_tests::render(&clean));

        let mistakes = read(&text, &files);
        let missed: Vec<(&str, String)> = mistakes
            .par_iter()
            .filter_map(|mistake| Some((mistake.kind.as_str(), miss(&files, mistake)?)))
            .collect();
        let mut score: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
        for mistake in &mistakes {
            score.entry(&mistake.kind).or_default().1 += 1;
        }
        for (kind, _) in &missed {
            score.entry(kind).or_default().0 += 1;
        }
        println!("{folder}");
        for (kind, (missed, all)) in &score {
            println!("{kind:40} {:4} of {all:4} found", all - missed);
        }
        println!("{:40} {:4} of {:4} found", "all", mistakes.len() - missed.len(), mistakes.len());
        assert!(score.len() >= 20, "only {} kinds of mistakes in {folder}", score.len());
        let missed: Vec<String> = missed.into_iter().map(|(_, why)| why).collect();
        assert!(missed.is_empty(), "{} mistakes were not found:\n{}", missed.len(), missed.join("\n"));
    }
}

fn read(text: &str, files: &Files) -> Vec<Mistake> {
    let mut random = Random::new(20_261_116);
    let mut mistakes = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if line.starts_with("pack:") {
            continue;
        }
        let parts: Vec<&str> = line.split(" | ").collect();
        let [kind, pattern, with, codes] = parts[..] else { panic!("{line}: not four parts") };
        let pattern =
            Regex::new(pattern.trim_end_matches('\r')).unwrap_or_else(|error| panic!("{kind}: {error}"));
        let with = with.replace("\\n", "\n");
        let mut found = Vec::new();
        for (at, (path, text)) in files.iter().enumerate().filter(|(_, (path, _))| path.ends_with(".land")) {
            for captures in pattern.captures_iter(text) {
                let all = captures.get(0).unwrap();
                let mut text = String::new();
                captures.expand(&with, &mut text);
                assert!(text != all.as_str(), "{kind} changes nothing in {path}");
                found.push(Mistake {
                    kind: kind.trim().to_owned(),
                    file: at,
                    start: all.start(),
                    end: all.end(),
                    text,
                    codes: codes.split_whitespace().map(str::to_owned).collect(),
                });
            }
        }
        assert!(!found.is_empty(), "{kind}: nothing to break");
        random.shuffle(&mut found);
        found.truncate(PER_KIND);
        mistakes.extend(found);
    }
    mistakes
}

/// What is to be said about a mistake that was told otherwise than it should be.
fn miss(files: &Files, mistake: &Mistake) -> Option<String> {
    let mut broken = files.clone();
    broken[mistake.file].1.replace_range(mistake.start..mistake.end, &mistake.text);
    let compilation = compile_files(broken, &Options::default());
    let found: BTreeSet<String> = compilation.codes().into_iter().map(str::to_owned).collect();
    (found != mistake.codes).then(|| {
        let (path, text) = &files[mistake.file];
        let line = text[..mistake.start].matches('\n').count() + 1;
        let said = lines(&compilation);
        let said = said.iter().take(6).cloned().collect::<Vec<_>>().join("\n    ");
        format!("{} in {path}:{line}: expected {:?}\n    {said}", mistake.kind, mistake.codes)
    })
}
