//! A session that lives through edits reports what a run from nothing reports.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use std::collections::BTreeMap;

use landfall_diagnostics::{Report, Sources, Span};
use landfall_project::{Compilation, Depth, Options, Session, compile_files};
use landfall_tests::{Files, Random, pack, repository};

/// Packs of each game, each with other rules, and how many series of edits they go through.
const PACKS: [(&[&str], u64); 4] =
    [(&["glasswake"], 4), (&["glasswake", "starter-kit"], 2), (&["cold-harbour"], 3), (&["first-sols"], 1)];
const EDITS: usize = 12;

fn place(sources: &Sources, span: Span) -> String {
    format!("{}:{}-{}", sources.path(span.file), span.start, span.end)
}

fn line(sources: &Sources, report: &Report) -> String {
    let related: Vec<String> = report
        .related
        .iter()
        .map(|related| format!("{} {}", place(sources, related.span), related.message))
        .collect();
    let edits = report.fixes.iter().flat_map(|fix| &fix.edits);
    let edits: Vec<String> =
        edits.map(|edit| format!("{} {}", place(sources, edit.span), edit.text)).collect();
    format!(
        "{} {} {}: {} | {} | {:?} | {related:?} | {edits:?}",
        place(sources, report.span),
        report.rule.code,
        report.severity.word(),
        report.message,
        report.label,
        report.help,
    )
}

/// What only one of them reports, for a message that somebody can read.
fn assert_same(warm: &Compilation, cold: &Compilation, about: &str) {
    let (warm_lines, cold_lines) = (lines(warm), lines(cold));
    let only = |these: &[String], those: &[String]| -> Vec<String> {
        these.iter().filter(|line| !those.contains(line)).cloned().collect()
    };
    let (warm_only, cold_only) = (only(&warm_lines, &cold_lines), only(&cold_lines, &warm_lines));
    assert_eq!(warm_only, cold_only, "{about}: the session, and a run from nothing");
    assert_eq!(warm_lines, cold_lines, "{about}: the order");
    assert_eq!(warm.summary.undecided, cold.summary.undecided, "{about}");
}

fn lines(compilation: &Compilation) -> Vec<String> {
    compilation.reports.iter().map(|report| line(&compilation.sources, report)).collect()
}

/// Edits as people make them: a line gone, doubled or moved, a letter typed, a digit wrong, a file gone or new.
fn edit(
    files: &mut BTreeMap<String, String>,
    originals: &BTreeMap<String, String>,
    random: &mut Random,
) -> String {
    let names: Vec<String> = files.keys().cloned().collect();
    let path = names[random.below(names.len())].clone();
    let text = files.get_mut(&path).unwrap();
    let mut lines: Vec<String> = text.split_inclusive('\n').map(str::to_owned).collect();
    let at = random.below(lines.len().max(1));
    match random.below(8) {
        0 if !lines.is_empty() => drop(lines.remove(at)),
        1 if !lines.is_empty() => lines.insert(at, lines[at].clone()),
        2 if lines.len() > 1 => {
            let other = random.below(lines.len());
            lines.swap(at, other);
        }
        3 if !lines.is_empty() => {
            let digit = char::from(b'0' + random.below(10) as u8);
            lines[at] = lines[at].replacen(|c: char| c.is_ascii_digit(), &digit.to_string(), 1);
        }
        4 if path.ends_with(".land") => {
            files.remove(&path);
            return path;
        }
        5 => {
            let back = originals.keys().nth(random.below(originals.len())).unwrap().clone();
            files.insert(back.clone(), originals[&back].clone());
            return back;
        }
        6 => {
            let pack = path.split('/').next().unwrap();
            let new = format!("{pack}/new-{}.land", random.below(3));
            files.insert(new.clone(), "log 1999 \"New\" { \"Salt.\"; end }\n".to_owned());
            return new;
        }
        _ => lines.insert(at, "{ x\n".to_owned()),
    }
    *files.get_mut(&path).unwrap() = lines.concat();
    path
}

#[test]
fn a_session_reports_what_a_cold_run_reports_after_any_edits() {
    // `LANDFALL_EDITS_OF_A_SESSION=200` goes on for longer.
    let edits = std::env::var("LANDFALL_EDITS_OF_A_SESSION").map_or(EDITS, |edits| edits.parse().unwrap());
    for (names, seeds) in PACKS {
        (0..seeds).for_each(|seed| edit_at_random(names, seed, edits));
    }
}

fn edit_at_random(names: &[&str], seed: u64, edits: usize) {
    let named = |(name, files): (&&str, Files)| {
        files.into_iter().map(move |(path, text)| (format!("{name}/{path}"), text)).collect::<Files>()
    };
    let packs = names.iter().map(|name| (name, pack(&repository().join("content").join(name))));
    let originals: BTreeMap<String, String> = packs.flat_map(named).collect();
    let options = Options::default();
    let mut random = Random::new(seed);
    let mut files = originals.clone();
    let mut session = Session::of_files(files.clone().into_iter().collect(), &options);
    assert_eq!(lines(session.compilation()), Vec::<String>::new());
    for step in 0..edits {
        let path = edit(&mut files, &originals, &mut random);
        match files.get(&path) {
            Some(text) => session.change(&path, text.as_str()),
            None => session.remove(&path),
        }
        // A first look must leave nothing behind that the whole one trips over.
        if random.once_in(3) {
            session.compile(Depth::References);
        }
        let warm = session.compile(Depth::All);
        let cold = compile_files(files.clone().into_iter().collect(), &options);
        assert_same(warm, &cold, &format!("{names:?}, seed {seed}, step {step}, {path}"));
        // Packs of mistakes alone would keep every rule from being asked.
        if step % 5 == 4 {
            for (path, text) in &originals {
                files.insert(path.clone(), text.clone());
                session.change(path, text.as_str());
            }
            let added: Vec<String> =
                files.keys().filter(|path| !originals.contains_key(*path)).cloned().collect();
            added.iter().for_each(|path| drop((files.remove(path), session.remove(path))));
        }
    }
}

#[test]
fn a_first_look_reports_broken_references_and_no_analyses() {
    let folder = repository().join("content/glasswake");
    let mut session = Session::of_files(pack(&folder), &Options::default());
    let text = std::fs::read_to_string(folder.join("poi/shelf.land")).unwrap();
    session.change("poi/shelf.land", text.replacen("goto log 1903", "goto log 1803", 1));
    let first: Vec<&str> = session.compile(Depth::References).reports.iter().map(|r| r.rule.code).collect();
    assert_eq!(first, ["LF2001"]);
}

#[test]
fn what_an_editor_holds_wins_over_the_disk_until_it_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.land");
    std::fs::write(folder.path().join("landfall.yaml"), "name: a\nversion: 0.1.0\ngame: vanguard\n").unwrap();
    std::fs::write(&file, "log 1 \"Salt\" { reference; \"Salt.\"; end }\n").unwrap();
    let mut session = Session::open(&[folder.path().to_owned()], &Options::default()).unwrap();
    assert_eq!(lines(session.compilation()), Vec::<String>::new());
    let path = landfall_project::session_path(&file);
    session.change(&path, "log 1 {");
    assert!(!session.compile(Depth::All).is_clean());
    session.reread().unwrap();
    assert!(!session.compile(Depth::All).is_clean());
    session.close(&path);
    assert!(session.compile(Depth::All).is_clean());
    std::fs::remove_file(&file).unwrap();
    session.reread().unwrap();
    assert_eq!(session.compile(Depth::All).summary.assets, 0);
}
