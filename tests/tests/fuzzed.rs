//! What the fuzzers start from, what they have found, and a fixed number of mutations of both: a short run of
//! `just fuzz` that needs nothing but a stable compiler.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::fs;

use landfall_tests::fuzz::{TARGETS, Target};
use landfall_tests::{Random, files_under, repository};
use rayon::prelude::*;

/// Files of one target: its seeds, and the inputs that once broke a promise.
fn inputs(target: &str) -> Vec<Vec<u8>> {
    let folders = ["seeds", "found"].map(|kind| repository().join("tests/fuzz").join(kind).join(target));
    let files = folders.iter().filter(|folder| folder.is_dir()).flat_map(|folder| files_under(folder, ""));
    files.map(|path| fs::read(path).unwrap()).collect()
}

/// A panic says which input it was.
fn run(target: &Target, bytes: &[u8]) {
    if let Err(panic) = std::panic::catch_unwind(|| (target.run)(bytes)) {
        eprintln!("{}: {:?}", target.name, String::from_utf8_lossy(bytes));
        std::panic::resume_unwind(panic);
    }
}

#[test]
fn every_target_has_a_fuzzer_and_seeds() {
    let fuzzers = files_under(&repository().join("tests/fuzz/fuzz_targets"), ".rs");
    let names = fuzzers.iter().map(|path| path.file_stem().unwrap().to_str().unwrap());
    let mut known: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
    known.sort_unstable();
    assert_eq!(names.collect::<Vec<_>>(), known);
    let manifest = fs::read_to_string(repository().join("tests/fuzz/Cargo.toml")).unwrap();
    for target in TARGETS {
        assert!(manifest.contains(&format!("name = \"{}\"", target.name)), "{}", target.name);
        assert!(inputs(target.name).len() > 1, "{} has no seeds", target.name);
    }
}

#[test]
fn seeds_and_findings_get_an_answer() {
    for target in TARGETS {
        inputs(target.name).par_iter().for_each(|bytes| run(target, bytes));
    }
}

/// How many mutations of each target: some take a hundred times as long as others.
fn mutations(target: &str) -> u64 {
    match target {
        "parse" | "csv" | "bundle" | "compare" | "expression" => 2_000,
        "check" | "server" | "schema" => 60,
        _ => 150,
    }
}

#[test]
fn mutations_get_an_answer() {
    for target in TARGETS {
        let inputs = inputs(target.name);
        (0..mutations(target.name)).into_par_iter().for_each(|seed| run(target, &mutated(&inputs, seed)));
    }
}

/// A few changes such as the fuzzer makes: bytes flipped, cut out, doubled, or spliced in from another input.
fn mutated(inputs: &[Vec<u8>], seed: u64) -> Vec<u8> {
    let mut random = Random::new(seed);
    let mut bytes = inputs[random.below(inputs.len())].clone();
    for _ in 0..=random.below(4) {
        let at = random.below(bytes.len() + 1);
        let end = (at + 1 + random.below(24)).min(bytes.len());
        match random.below(6) {
            0 if at < bytes.len() => bytes[at] ^= 1 << random.below(8),
            1 => drop(bytes.drain(at..end)),
            2 => {
                let piece = bytes[at..end].to_vec();
                let times = 1 + random.below(40);
                bytes.splice(at..at, piece.repeat(times));
            }
            3 => {
                let other = &inputs[random.below(inputs.len())];
                let from = random.below(other.len() + 1);
                bytes.splice(at..end, other[from..(from + 60).min(other.len())].iter().copied());
            }
            4 => bytes.insert(at, b"{}[]()\"\\;,:#-0\n\0\xff"[random.below(17)]),
            _ => bytes.truncate(at.max(8)),
        }
    }
    bytes
}
