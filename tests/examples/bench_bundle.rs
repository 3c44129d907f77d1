//! Opening a bundle of 200,000 cards and reading one, against parsing the same content as JSON.
//!
//! `just bench-bundle`

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use landfall_project::{BundleOptions, DumpOptions, Options, compile_files, dump};
use landfall_runtime::{BundleFile, vanguard};

fn main() {
    println!(
        "{:>8} {:>9} {:>10} {:>12} {:>12} {:>12}",
        "cards", "bundle", "encode", "open + read", "verify", "parse JSON"
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
    let (encode, bytes) = timed(|| compilation.bundle_of(&[0], &BundleOptions::default()).unwrap());
    let bytes = bytes.unwrap_or_else(|| panic!("{told:?}"));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bench.lfb");
    std::fs::write(&path, &bytes).unwrap();
    let json = dump(&path, &[], &DumpOptions::default(), &Options::default()).unwrap();
    let wanted = (cards / 2).to_string();

    // The file is in the cache of the machine, as it is when a game starts for the second time.
    let read = || {
        let file = BundleFile::open(&path, &vanguard::SCHEMA).unwrap();
        let texts = file.locale("en").unwrap();
        let log = vanguard::Bundle::of(&file).log().find(&wanted).unwrap();
        texts.text(log.title()).len()
    };
    black_box(read());
    let (open, _) = timed(|| (0..1000).map(|_| black_box(read())).sum::<usize>());
    let (verify, _) = timed(|| BundleFile::open(&path, &vanguard::SCHEMA).unwrap().verified().unwrap());
    let (parse, _) = timed(|| {
        let value: serde_json::Value = serde_json::from_str(&json).unwrap();
        let logs = value["log"].as_array().unwrap();
        logs.iter().find(|log| log["key"] == *wanted).unwrap()["title"].as_str().unwrap().len()
    });
    let size = format!("{:.1} MB", bytes.len() as f64 / 1e6);
    println!("{cards:>8} {size:>9} {encode:>10.1?} {:>12.1?} {verify:>12.1?} {parse:>12.1?}", open / 1000);
}

fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let out = work();
    (start.elapsed(), out)
}
