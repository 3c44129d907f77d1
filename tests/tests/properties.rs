//! What holds of any pack, asked of packs that people have made random mistakes in.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::collections::BTreeSet;

use landfall_diagnostics::{FileId, Reports};
use landfall_project::l10n::po;
use landfall_project::{Compilation, Options, Session, compile_files, fix_all};
use landfall_syntax::TokenKind;
use landfall_tests::{Files, Random, lines, new_pack, pack, repository};
use rayon::prelude::*;

const SEEDS: u64 = 40;

/// A pack with up to four slips: lines that are gone, doubled or moved, wrong digits and words, half a bracket.
fn slipped(files: &Files, seed: u64) -> Files {
    let mut random = Random::new(seed);
    let mut files = files.clone();
    for _ in 0..random.below(5) {
        let content: Vec<usize> = (0..files.len()).filter(|at| files[*at].0.ends_with(".land")).collect();
        let text = &mut files[content[random.below(content.len())]].1;
        let mut lines: Vec<String> = text.split_inclusive('\n').map(str::to_owned).collect();
        let (at, other) = (random.below(lines.len()), random.below(lines.len()));
        match random.below(7) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(other, lines[at].clone()),
            2 => lines.swap(at, other),
            3 => {
                let digit = random.below(10).to_string();
                lines[at] = lines[at].replacen(|c: char| c.is_ascii_digit(), &digit, 1);
            }
            4 => {
                let letters: Vec<usize> = lines[at].char_indices().map(|(at, _)| at).collect();
                let letter = letters[random.below(letters.len())];
                lines[at].remove(letter);
            }
            5 => lines[at].insert_str(0, random.pick(&["{", "}", "\"", "[", "→ ", "é ", "end\n", "// "])),
            _ => lines[at] = lines[at].replacen("Salt", "Sel\u{301} 塩", 1).replacen(" the ", " le ", 1),
        }
        *text = lines.concat();
    }
    files
}

fn told(compilation: &Compilation) -> (Vec<String>, Option<Vec<u8>>) {
    (lines(compilation), compilation.bundle(0))
}

/// Each seed is another pack; most have mistakes, some can be built all the same.
fn each_seed(ask: impl Fn(u64) -> bool + Sync) -> usize {
    (0..SEEDS).into_par_iter().filter(|seed| ask(*seed)).count()
}

#[test]
fn order_of_files_threads_and_line_ends_change_neither_reports_nor_bundle() {
    let clean = new_pack();
    let built = each_seed(|seed| {
        let files = slipped(&clean, seed);
        let options = Options { threads: Some(1), ..Options::default() };
        let wanted = told(&compile_files(files.clone(), &options));
        let mut shuffled = files.clone();
        Random::new(seed).shuffle(&mut shuffled);
        assert!(told(&compile_files(shuffled.clone(), &options)) == wanted, "order, seed {seed}");
        let options = Options { threads: Some(3), ..Options::default() };
        assert!(told(&compile_files(shuffled, &options)) == wanted, "threads, seed {seed}");
        let windows: Files =
            files.iter().map(|(path, text)| (path.clone(), text.replace('\n', "\r\n"))).collect();
        let found = told(&compile_files(windows, &options));
        assert_eq!(found.0, wanted.0, "line ends, seed {seed}");
        assert!(found.1 == wanted.1, "the bundle of other line ends, seed {seed}");
        wanted.1.is_some()
    });
    assert!(built > 5, "{built} of {SEEDS} packs could be built");
}

fn translations(text: &str) -> BTreeSet<String> {
    let catalog = po::read(FileId(0), text, &mut Reports::default());
    let all = catalog.entries.iter().flat_map(|entry| [&entry.text].into_iter().chain(&entry.forms));
    all.map(|quoted| quoted.value.to_string()).filter(|value| !value.is_empty()).collect()
}

/// The words of comments that translators have written.
fn comments(text: &str) -> BTreeSet<&str> {
    text.lines().filter(|line| line.starts_with("# ")).collect()
}

#[test]
fn an_update_changes_nothing_the_second_time_and_loses_nothing() {
    let clean = pack(&repository().join("content/glasswake"));
    let updated = each_seed(|seed| {
        // A large pack: a third of the seeds will do.
        if seed % 3 > 0 {
            return false;
        }
        let files = slipped(&clean, seed);
        let Ok(first) = compile_files(files.clone(), &Options::default()).update(0, "it") else {
            return false;
        };
        let old = files.iter().find(|(path, _)| path == "l10n/it.po").map_or("", |(_, text)| text);
        let (before, after) = (translations(old), translations(&first.text));
        assert!(before.is_subset(&after), "seed {seed} lost {:?}", before.difference(&after));
        assert!(comments(old).is_subset(&comments(&first.text)), "seed {seed}: comments are lost");
        let mut again: Files = files.into_iter().filter(|(path, _)| path != "l10n/it.po").collect();
        again.push(("l10n/it.po".to_owned(), first.text.clone()));
        let second = compile_files(again, &Options::default()).update(0, "it");
        assert_eq!(second.map(|second| second.text).unwrap(), first.text, "seed {seed}");
        true
    });
    assert!(updated > 5, "{updated} of {SEEDS} catalogs could be updated");
}

/// Texts, numbers and names as they are written, and how often.
fn written(text: &str) -> Vec<String> {
    let tree = landfall_syntax::parse(FileId(0), text).tree;
    let mut found: Vec<String> = Vec::new();
    for (at, token) in tree.tokens().iter().enumerate() {
        let text = tree.token_text(at as u32);
        match token.kind {
            TokenKind::Number => found.push(text.to_owned()),
            TokenKind::Text | TokenKind::Prose => {
                found.extend(text.split(|c: char| !c.is_alphanumeric()).map(str::to_owned));
            }
            TokenKind::Word if text.contains(|c: char| c.is_ascii_digit()) => found.push(text.to_owned()),
            _ => {}
        }
    }
    found.retain(|word| !word.is_empty());
    found.sort();
    found
}

/// The same with a long word of the game that somebody has misspelt: two letters changed places.
fn misspelt(files: &Files, seed: u64) -> Files {
    let mut random = Random::new(seed);
    let mut files = slipped(files, seed);
    let word = random.pick(&["biomes", "aquatic", "success", "action", "reference", "mission", "planet"]);
    let at = 1 + random.below(word.len() - 3);
    let mut letters: Vec<char> = word.chars().collect();
    letters.swap(at, at + 1);
    let wrong: String = letters.into_iter().collect();
    for (_, text) in files.iter_mut().filter(|(path, _)| path.ends_with(".land")) {
        *text = text.replacen(word, &wrong, 1);
    }
    files
}

#[test]
fn fixes_delete_no_word_change_no_reference_and_come_to_an_end() {
    let clean = new_pack();
    let fixed = each_seed(|seed| {
        let mut session = Session::of_files(misspelt(&clean, seed), &Options::default());
        let fixing = fix_all(&mut session);
        for file in &fixing.files {
            let (before, after) = (written(&file.before), written(&file.after));
            assert_eq!(before, after, "seed {seed}: {:?}", fixing.changes);
        }
        assert!(fix_all(&mut session).changes.is_empty(), "seed {seed}: fixing goes on");
        !fixing.changes.is_empty()
    });
    assert!(fixed > 5, "{fixed} of {SEEDS} packs had something to fix");
}
