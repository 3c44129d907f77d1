//! How long reading and checking 20,000 assets takes, stage by stage, and which checks take the most of it.
//!
//! `just bench-checks`

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

mod corpus;

use std::time::{Duration, Instant};

use landfall_analysis::Context;
use landfall_check::ALL;
use landfall_diagnostics::{FileId, Reports};
use landfall_project::{Options, compile_files};
use landfall_syntax::parse;
use landfall_tests::Files;
use rayon::prelude::*;

const ASSETS: usize = 20_000;
/// The machine does other things too: the best of so many runs is told.
const RUNS: usize = 3;

fn main() {
    if let Some(folder) = std::env::args().nth(1) {
        return write(&folder);
    }
    measure("boards", corpus::boards(ASSETS));
    measure("one logbook", corpus::logbook(ASSETS));
}

/// The boards as a pack on disk, for a profiler.
fn write(folder: &str) {
    let manifest = ("landfall.yaml".to_owned(), "name: large\nversion: 0.1.0\ngame: vanguard\n".to_owned());
    for (path, text) in corpus::boards(ASSETS).into_iter().chain([manifest]) {
        let path = std::path::Path::new(folder).join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
}

fn measure(name: &str, files: Files) {
    let options = Options { only_catalogs: true, ..Options::default() };
    let (parsing, _) =
        best(|| files.par_iter().map(|(_, text)| parse(FileId(0), text).tree.nodes().len()).sum::<usize>());
    let (reading, compilation) = best(|| compile_files(files.clone(), &options));
    let atlas = compilation.atlas(0).unwrap();
    let sources = &compilation.sources;
    let (facts, context) = best(|| Context::new(atlas, sources));
    let (all, reports) = best(|| {
        let mut reports = Reports::default();
        landfall_check::run(atlas, sources, &mut reports);
        reports
    });
    let bytes: usize = files.iter().map(|(_, text)| text.len()).sum();
    println!("{name}: {} assets in {} files, {:.1} MB", atlas.ids().count(), files.len(), bytes as f64 / 1e6);
    for (stage, time) in [
        ("parse", parsing),
        ("lower and link", reading.saturating_sub(parsing)),
        ("facts for checks", facts),
        ("checks, in parallel", all.saturating_sub(facts)),
        ("facts and checks", all),
    ] {
        println!("  {stage:24} {:>8.1} ms", time.as_secs_f64() * 1e3);
    }
    for report in reports.iter().take(5) {
        println!("  not clean: {} {} ({} in all)", report.rule.code, report.message, reports.len());
    }
    let mut each: Vec<(Duration, &str, &str)> = ALL
        .iter()
        .map(|check| {
            (best(|| (check.run)(&context, &mut Reports::default())).0, check.rule.code, check.rule.name)
        })
        .collect();
    for constraint in &atlas.schema.constraints {
        let (time, _) = best(|| landfall_check::ask_all(&context, constraint));
        each.push((time, constraint.rule.code, constraint.rule.name));
    }
    each.sort();
    println!("  the fifteen slowest of {} rules, each alone on one thread:", each.len());
    for (time, code, name) in each.iter().rev().take(15) {
        println!("    {code} {name:24} {:>8.1} ms", time.as_secs_f64() * 1e3);
    }
}

fn best<T>(work: impl Fn() -> T) -> (Duration, T) {
    let run = || {
        let start = Instant::now();
        let out = work();
        (start.elapsed(), out)
    };
    let runs = (1..RUNS).map(|_| run());
    runs.fold(run(), |best, next| if next.0 < best.0 { next } else { best })
}
