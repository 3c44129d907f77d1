//! Single mistakes in the content of a game, each of which must be found: `tests/fixtures/<game>/mistakes.txt`.
//!
//! The codes of a mistake must be reported, and no others.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use landfall_project::{Options, compile_files};
use landfall_tests::{Files, Planted, files_under, lines, pack, planted, planted_in, repository};
use rayon::prelude::*;

/// More of one kind than this show nothing new.
const PER_KIND: usize = if cfg!(debug_assertions) { 2 } else { 40 };

#[test]
fn every_single_mistake_in_a_game_is_found() {
    let files = files_under(&repository().join("tests/fixtures"), "/mistakes.txt");
    assert!(!files.is_empty());
    for list in files {
        let text = fs::read_to_string(&list).unwrap();
        let folder = planted_in(&text);
        let files = pack(&repository().join(folder));
        let clean = compile_files(files.clone(), &Options::default());
        assert!(clean.is_clean(), "{folder} is not whole\n{}", landfall_tests::render(&clean));

        let mistakes = planted(&text, &files, PER_KIND);
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

/// What is to be said about a mistake that was told otherwise than it should be.
fn miss(files: &Files, mistake: &Planted) -> Option<String> {
    let mut broken = files.clone();
    broken[mistake.file].1.replace_range(mistake.start..mistake.end, &mistake.text);
    let compilation = compile_files(broken, &Options::default());
    let expected: BTreeSet<&str> = mistake.codes.iter().map(String::as_str).collect();
    (compilation.codes() != expected).then(|| {
        let (path, text) = &files[mistake.file];
        let line = text[..mistake.start].matches('\n').count() + 1;
        let said = lines(&compilation);
        let said = said.iter().take(6).cloned().collect::<Vec<_>>().join("\n    ");
        format!("{} in {path}:{line}: expected {:?}\n    {said}", mistake.kind, mistake.codes)
    })
}
