//! The limits of any reader, on one thread: to read the files of a folder, to count their lines, to cut them
//! into tokens, to parse them.
//!
//! `just bench` runs it. Each line is a name and the best of five runs in seconds.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::path::{Path, PathBuf};
use std::time::Instant;

use landfall_diagnostics::FileId;
use landfall_syntax::{parse, tokens};

const RUNS: usize = 5;

fn main() {
    let folder = std::env::args().nth(1).expect("a folder of .land files");
    let paths = land_files(Path::new(&folder));
    let read = || paths.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect::<Vec<String>>();
    let texts = read();
    best("read", || read().len());
    best("lines", || texts.iter().map(|text| text.bytes().filter(|byte| *byte == b'\n').count()).sum());
    best("lex", || texts.iter().map(|text| tokens(FileId(0), text).len()).sum());
    best("parse", || texts.iter().map(|text| parse(FileId(0), text).tree.nodes().len()).sum());
}

fn land_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => found.extend(land_files(&path)),
            false if path.extension().is_some_and(|extension| extension == "land") => found.push(path),
            false => {}
        }
    }
    found.sort();
    found
}

fn best(name: &str, work: impl Fn() -> usize) {
    let run = || {
        let start = Instant::now();
        assert!(work() > 0, "nothing to read");
        start.elapsed().as_secs_f64()
    };
    println!("{name} {:.4}", (0..RUNS).map(|_| run()).fold(f64::MAX, f64::min));
}
