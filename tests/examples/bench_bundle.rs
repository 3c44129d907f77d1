//! Opening a bundle of 200,000 cards and reading one, against parsing the same content as JSON.
//!
//! `just bench-bundle`

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use landfall_project::{BundleOptions, DumpOptions, Options, compile_files, dump};
use landfall_runtime::{BundleFile, vanguard};

fn main() {
    println!("{:>8} {:>9} | after opening, | and once more, |", "", "");
    println!(
        "{:>8} {:>9} | {:>14} | {:>14} | {:>10} {:>10} {:>10}",
        "cards", "bundle", "read a card", "another card", "encode", "verify", "parse JSON"
    );
    for cards in [2_000, 20_000, 200_000] {
        measure(cards);
    }
}

fn measure(cards: usize) {
    let content: String = (1..=cards)
        .map(|number| {
            let next = number % cards + 1;
            format!("log {number} \"Log {number}\" {{ reference; \"Salt, glass and bells: page {number}.\"; box 1 \"seen\"; -> gain success 1, mark {number}.1; choice \"Go on\" -> goto log {next} }}\n")
        })
        .collect();
    let compilation = compile_files(vec![("logs.land".to_owned(), content)], &Options::default());
    let told: Vec<_> = compilation.reports.iter().take(2).map(|report| report.message.clone()).collect();
    let (encode, bytes) = fastest(3, || compilation.bundle_of(&[0], &BundleOptions::default()).unwrap());
    let bytes = bytes.unwrap_or_else(|| panic!("{told:?}"));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bench.lfb");
    std::fs::write(&path, &bytes).unwrap();
    let json = dump(&path, &[], &DumpOptions::default(), &Options::default()).unwrap();
    let wanted = |of: usize| (cards / 7 * of + 1).to_string();

    // The file is in the cache of the machine, as it is when a game starts for the second time. The map is new each
    // time, so that every page that is touched has to be found first.
    let (mut first, mut second) = (Vec::new(), Vec::new());
    for turn in 0..2000 {
        let (here, there) = (wanted(turn % 7), wanted((turn + 3) % 7));
        let start = Instant::now();
        let file = BundleFile::open(&path, &vanguard::SCHEMA).unwrap();
        black_box(read(&file, &here));
        first.push(start.elapsed());
        let start = Instant::now();
        black_box(read(&file, &there));
        second.push(start.elapsed());
    }
    let (verify, _) =
        fastest(3, || BundleFile::open(&path, &vanguard::SCHEMA).unwrap().verified().unwrap().bytes().len());
    let (parse, _) = fastest(3, || {
        let value: serde_json::Value = serde_json::from_str(&json).unwrap();
        let logs = value["log"].as_array().unwrap();
        logs.iter().find(|log| log["key"] == *wanted(3)).unwrap()["title"].as_str().unwrap().len()
    });
    let size = format!("{:.1} MB", bytes.len() as f64 / 1e6);
    let (first, second) = (middle(first), middle(second));
    println!(
        "{cards:>8} {size:>9} | {first:>14.1?} | {second:>14.1?} | {encode:>10.1?} {verify:>10.1?} {parse:>10.1?}"
    );
}

/// The title of a log, as a game would show it.
fn read(file: &BundleFile, key: &str) -> usize {
    let texts = file.locale("en").unwrap();
    let log = vanguard::Bundle::of(file).log().find(key).unwrap();
    texts.text(log.title()).len()
}

/// Half of them were faster. Whatever else the machine had to do shows in the slowest ones alone.
fn middle(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

fn fastest<T>(times: usize, work: impl Fn() -> T) -> (Duration, T) {
    let timed = || {
        let start = Instant::now();
        let out = work();
        (start.elapsed(), out)
    };
    let mut best = timed();
    for _ in 1..times {
        let next = timed();
        if next.0 < best.0 {
            best = next;
        }
    }
    best
}
