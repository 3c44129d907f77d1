//! What the program promises, line by line.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::collections::BTreeSet;
use std::fs;

use landfall_diagnostics::FileId;
use landfall_project::{Compilation, Options, compile_files, format_text};
use landfall_syntax::{TextPart, TokenKind, parse, text_parts};
use landfall_tests::{
    Files, Random, Said, Sandbox, compile_pack, files_under, lines, new_pack, pack, relay, repository,
    scramble,
};
use serde_json::Value;

fn glasswake() -> Files {
    pack(&repository().join("content/glasswake"))
}

/// Without its translations, where they are not the point: checking them takes most of the time.
fn untranslated_glasswake() -> Files {
    let mut files = glasswake();
    files.retain(|(path, _)| !path.starts_with("l10n/"));
    for (_, text) in files.iter_mut().filter(|(path, _)| path == "landfall.yaml") {
        *text = text
            .lines()
            .filter(|line| !line.starts_with("locales:"))
            .map(|line| format!("{line}\n"))
            .collect();
    }
    files
}

/// A copy of a pack in a sandbox.
fn copy(files: &Files, sandbox: &Sandbox, folder: &str) {
    for (path, text) in files {
        sandbox.write(&format!("{folder}/{path}"), text);
    }
}

#[test]
fn a_new_pack_is_clean() {
    let sandbox = Sandbox::new();
    assert_eq!(sandbox.run(&["new", "demo"]).code, Some(0));
    let said = sandbox.run(&["check", "demo", "--deny", "warnings"]);
    assert_eq!(said.code, Some(0), "{said}");
    assert!(said.stderr.ends_with(": no reports\n"), "{said}");
}

#[test]
fn all_content_is_clean() {
    let content = repository().join("content");
    let said = Sandbox::new().run(&["check", content.to_str().unwrap(), "--deny", "warnings"]);
    assert_eq!(said.code, Some(0), "{said}");
    assert!(said.stderr.ends_with(": no reports\n"), "{said}");
}

#[test]
fn build_prints_what_it_looked_at_and_what_it_wrote() {
    let sandbox = Sandbox::new();
    copy(&glasswake(), &sandbox, "glasswake");
    let said = sandbox.run(&["build", "glasswake"]);
    assert_eq!(said.code, Some(0), "{said}");
    for word in ["files", "assets", "references", "messages"] {
        assert!(said.stderr.contains(word), "{said}");
    }
    let size = sandbox.read("glasswake.lfb").len() as f64;
    assert_eq!(said.stdout, format!("glasswake.lfb ({:.1} kB)\n", size / 1e3));
}

// A log that is deleted.

/// A log of a pack: its number, the file it stands in and its range there.
struct Log {
    number: String,
    file: usize,
    start: usize,
    end: usize,
}

fn logs(files: &Files) -> Vec<Log> {
    let mut logs = Vec::new();
    for (file, (path, text)) in files.iter().enumerate().filter(|(_, (path, _))| path.ends_with(".land")) {
        let tree = parse(FileId(0), text).tree;
        assert_eq!(tree.text(), text, "{path}");
        for statement in tree.statements(tree.root()) {
            let node = tree.node(statement);
            let span = tree.node_span(statement);
            let words: Vec<&str> = (node.first..node.last)
                .filter(|token| !tree.tokens()[*token as usize].kind.is_trivia())
                .map(|token| tree.token_text(token))
                .take(2)
                .collect();
            if let ["log", number] = words[..] {
                let (start, end) = (span.start as usize, span.end as usize);
                logs.push(Log { number: number.to_owned(), file, start, end });
            }
        }
    }
    logs
}

/// Every place that names a log, found by its number alone: the numbers of logs are used for nothing else in
/// the packs that are looked at here.
fn places_that_name(number: &str, files: &Files) -> BTreeSet<(String, usize)> {
    let names = |word: &str| word == number || word.split_once('.').is_some_and(|(log, _)| log == number);
    let mut places = BTreeSet::new();
    for (path, text) in files.iter().filter(|(path, _)| path.ends_with(".land")) {
        let tree = parse(FileId(0), text).tree;
        for at in 0..tree.tokens().len() as u32 {
            let (token, start) = (tree.token_text(at), tree.token_span(at).start as usize);
            match tree.tokens()[at as usize].kind {
                TokenKind::Word | TokenKind::Number if names(token) => {
                    places.insert((path.clone(), start));
                }
                TokenKind::Text | TokenKind::Prose => {
                    for part in text_parts(token) {
                        if let TextPart::Ref { body, start: from, .. } = part
                            && names(body.trim_start_matches("log "))
                        {
                            let inside = body.len() - body.trim_start_matches("log ").len();
                            places.insert((path.clone(), start + from + 1 + inside));
                        }
                    }
                }
                _ => {}
            }
        }
    }
    places
}

/// The pack without one of its logs.
fn without(log: &Log, files: &Files) -> Files {
    let mut files = files.clone();
    files[log.file].1.replace_range(log.start..log.end, "");
    files
}

/// The log that a help names, as in `the nearest is log 1903: ...` or `write log 9001, or log 9002 if that was meant`.
fn named_log(help: &str) -> Option<&str> {
    let offered = help.split_once("the nearest is log ").or_else(|| help.split_once(", or log "));
    offered?.1.split([':', ' ']).next()
}

/// Nearest in letters or in number: no other log is nearer in both.
fn assert_nearest(offered: &str, missing: &str, logs: &[Log]) {
    let distance = |number: &str| {
        let letters = number.chars().zip(missing.chars()).filter(|(a, b)| a != b).count();
        (letters, number.parse::<i64>().unwrap().abs_diff(missing.parse().unwrap()))
    };
    let (letters, steps) = distance(offered);
    for log in logs.iter().filter(|log| log.number != missing) {
        let nearer = distance(&log.number).0 < letters && distance(&log.number).1 < steps;
        assert!(!nearer, "log {} is nearer to log {missing} than log {offered}", log.number);
    }
}

/// The reports about one missing log: where each stands, and its help.
fn missing(compilation: &Compilation, number: &str) -> Vec<((String, usize), String)> {
    let message = format!("log {number} does not exist");
    let found = compilation.reports.iter().filter(|report| report.message == message);
    found
        .map(|report| {
            assert_eq!(report.rule.code, "LF2001");
            let path = compilation.sources.path(report.span.file).to_owned();
            ((path, report.span.start as usize), report.help.clone().unwrap_or_default())
        })
        .collect()
}

fn assert_every_deleted_log_is_missed(files: &Files) -> usize {
    let logs = logs(files);
    let mut missed = 0;
    for log in &logs {
        let files = without(log, files);
        let compilation = compile_pack(&files);
        let wanted = places_that_name(&log.number, &files);
        let found = missing(&compilation, &log.number);
        let places: BTreeSet<_> = found.iter().map(|(place, _)| place.clone()).collect();
        assert_eq!(places, wanted, "log {}", log.number);
        assert_eq!(places.len(), found.len(), "log {} is missed twice in one place", log.number);
        assert_eq!(compilation.has_errors(), !wanted.is_empty(), "log {}", log.number);
        for (_, help) in &found {
            let offered = named_log(help).unwrap_or_else(|| panic!("log {}: {help}", log.number));
            assert_nearest(offered, &log.number, &logs);
        }
        // What only the deleted log did is not done now; those who name the log hear of nothing else.
        let echoes = compilation.reports.iter().filter(|report| {
            let path = compilation.sources.path(report.span.file).to_owned();
            report.rule.code != "LF2001" && wanted.contains(&(path, report.span.start as usize))
        });
        assert_eq!(echoes.map(|report| &report.message).collect::<Vec<_>>(), [""; 0], "log {}", log.number);
        missed += usize::from(!wanted.is_empty());
    }
    missed
}

#[test]
fn every_deleted_log_of_a_new_pack_is_missed_where_it_is_named() {
    assert_eq!(assert_every_deleted_log_is_missed(&new_pack()), 5);
}

#[test]
fn every_deleted_log_of_glasswake_is_missed_where_it_is_named() {
    assert!(assert_every_deleted_log_is_missed(&untranslated_glasswake()) >= 45);
}

#[test]
fn a_deleted_log_fails_the_command() {
    let files = new_pack();
    for log in logs(&files) {
        let sandbox = Sandbox::new();
        copy(&without(&log, &files), &sandbox, "demo");
        let said = sandbox.run(&["check", "demo", "--format", "short"]);
        assert_eq!(said.code, Some(1), "{said}");
        let line = format!("log {} does not exist (", log.number);
        let places = places_that_name(&log.number, &without(&log, &files));
        assert_eq!(said.stdout.matches(&line).count(), places.len(), "{said}");
    }
}

// Ten mistakes.

/// Each line that ends in `// <code>` holds one mistake.
const TEN_MISTAKES: &str = include_str!("../fixtures/ten-mistakes.land");

#[test]
fn ten_mistakes_in_one_file_give_ten_reports_in_order() {
    let wanted: Vec<(u64, &str)> = (1..)
        .zip(TEN_MISTAKES.lines())
        .filter_map(|(line, text)| Some((line, text.rsplit_once("// LF").map(|_| &text[text.len() - 6..])?)))
        .collect();
    assert_eq!(wanted.len(), 10);
    assert_eq!(wanted.iter().map(|(_, code)| code).collect::<BTreeSet<_>>().len(), 10, "ten different ones");

    let sandbox = Sandbox::new();
    sandbox.write("shore/landfall.yaml", "name: shore\nversion: 0.1.0\ngame: vanguard\n");
    sandbox.write("shore/all.land", TEN_MISTAKES);
    let said = sandbox.run(&["check", "shore", "--format", "json"]);
    assert_eq!(said.code, Some(1), "{said}");
    let json = said.json();
    let found: Vec<(u64, &str)> = reports(&json)
        .iter()
        .map(|report| (report["start"]["line"].as_u64().unwrap(), report["code"].as_str().unwrap()))
        .collect();
    assert_eq!(found, wanted, "{said}");
    assert_eq!(json["summary"]["errors"], 10);
    insta::assert_snapshot!("ten_mistakes", sandbox.run(&["check", "shore"]));
}

// JSON, version 1.

fn reports(json: &Value) -> &[Value] {
    json["reports"].as_array().unwrap()
}

fn keys(value: &Value) -> BTreeSet<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

/// The place is right when the line and the column lead to the offset.
fn assert_place(place: &Value, sandbox: &Sandbox) {
    let text = sandbox.read_text(place["file"].as_str().unwrap());
    for end in ["start", "end"] {
        let position = &place[end];
        assert_eq!(keys(position), BTreeSet::from(["line", "column", "offset"]));
        let number = |key: &str| position[key].as_u64().unwrap() as usize;
        let before = &text[..number("offset")];
        assert_eq!(number("line"), before.matches('\n').count() + 1);
        assert_eq!(number("column"), before.rsplit('\n').next().unwrap().chars().count() + 1);
    }
    assert!(place["start"]["offset"].as_u64() <= place["end"]["offset"].as_u64());
}

#[test]
fn json_is_what_version_1_promises() {
    let sandbox = Sandbox::with_demo();
    sandbox.write(
        "demo/b.land",
        "// Überraschung: ünïcödé, and a tab\tor two\n\tlog 9009 \"Wörter\" { -> goto log 9012; end }\n",
    );
    sandbox.write("demo/c.land", "log 9009 \"Again\" { reference; \"Salt.\"; -> goto log P901 }\n");
    sandbox.edit("demo/planet.land", "poi P901", "poi P091");
    let said = sandbox.run(&["check", "demo", "--format", "json"]);
    assert_eq!((said.code, said.stderr.as_str()), (Some(1), ""), "{said}");
    assert_eq!(said.stdout.lines().count(), 1, "one line, for tools that read lines");
    let json = said.json();
    assert_eq!(keys(&json), BTreeSet::from(["version", "reports", "summary"]));
    assert_eq!(json["version"], 1);
    let counts = ["files", "assets", "references", "messages", "errors", "warnings", "advice"];
    for count in counts {
        assert!(json["summary"][count].is_u64(), "{count}");
    }
    let found = reports(&json);
    for (severity, count) in [("error", "errors"), ("warning", "warnings"), ("advice", "advice")] {
        let of_it = found.iter().filter(|report| report["severity"] == severity).count();
        assert_eq!(json["summary"][count], of_it, "{count}");
    }
    let (mut related, mut fixes) = (0, 0);
    for report in found {
        for key in ["code", "name", "message", "help"] {
            assert!(report[key].is_string(), "{key}: {report}");
        }
        let rule = landfall_project::rules().into_iter().find(|rule| report["code"] == rule.code).unwrap();
        assert_eq!(report["name"], rule.name);
        assert_place(report, &sandbox);
        for second in report["related"].as_array().unwrap() {
            assert_eq!(keys(second), BTreeSet::from(["message", "file", "start", "end"]));
            assert_place(second, &sandbox);
            related += 1;
        }
        for fix in report["fixes"].as_array().unwrap() {
            assert_eq!(keys(fix), BTreeSet::from(["title", "automatic", "edits"]));
            assert!(fix["automatic"].is_boolean(), "{fix}");
            for edit in fix["edits"].as_array().unwrap() {
                assert_eq!(keys(edit), BTreeSet::from(["file", "start", "end", "text"]));
                assert_place(edit, &sandbox);
                fixes += 1;
            }
        }
    }
    assert!(related > 0 && fixes > 0, "{said}");
}

/// A fix is offered to be taken: with all of them, the mistakes are gone.
#[test]
fn fixes_fix() {
    let sandbox = Sandbox::with_demo();
    sandbox.edit("demo/cards.land", "injury wounded", "injury wonded");
    sandbox.edit("demo/planet.land", "biomes aquatic", "biomes aqautic");
    let json = sandbox.run(&["check", "demo", "--format", "json"]).json();
    assert_eq!(reports(&json).len(), 2);
    for report in reports(&json) {
        let edit = &report["fixes"][0]["edits"][0];
        let path = edit["file"].as_str().unwrap();
        let offset = |end: &str| edit[end]["offset"].as_u64().unwrap() as usize;
        let mut text = sandbox.read_text(path);
        text.replace_range(offset("start")..offset("end"), edit["text"].as_str().unwrap());
        sandbox.write(path, text);
    }
    let said = sandbox.run(&["check", "demo"]);
    assert_eq!(said.code, Some(0), "{said}");
}

// The same bytes.

fn bundle(files: &Files, options: &Options) -> Vec<u8> {
    let compilation = compile_files(files.clone(), options);
    assert!(compilation.is_clean(), "{:?}", lines(&compilation));
    compilation.bundle(0).unwrap()
}

#[test]
fn files_may_be_visited_in_any_order() {
    let mut files = glasswake();
    let first = bundle(&files, &Options::default());
    let mut random = Random::new(7);
    for _ in 0..5 {
        random.shuffle(&mut files);
        assert!(bundle(&files, &Options::default()) == first);
    }
}

#[test]
fn the_disk_may_list_files_in_any_order() {
    let mut files = glasswake();
    let sandbox = Sandbox::new();
    for (folder, output) in [("one", "one.lfb"), ("two", "two.lfb"), ("two", "again.lfb")] {
        copy(&files, &sandbox, folder);
        files.reverse();
        let said = sandbox.run(&["build", folder, "-o", output]);
        assert_eq!(said.code, Some(0), "{said}");
    }
    assert!(sandbox.read("one.lfb") == sandbox.read("two.lfb"));
    assert!(sandbox.read("one.lfb") == sandbox.read("again.lfb"));
}

/// Names of files are no part of the game: only the map back to the sources knows them.
#[test]
fn files_may_be_named_and_split_in_any_way() {
    let sandbox = Sandbox::new();
    let files = glasswake();
    let mut named_back_to_front = files.clone();
    let count = files.len();
    for (at, (path, _)) in
        named_back_to_front.iter_mut().enumerate().filter(|(_, (path, _))| path.ends_with(".land"))
    {
        *path = format!("{:03}/{}", count - at, path.replace('/', "-"));
    }
    assert_eq!(contents(&dump(&files, &sandbox)), contents(&dump(&named_back_to_front, &sandbox)));
}

#[test]
fn any_number_of_threads_gives_the_same_bytes_and_reports() {
    let mut files = glasswake();
    let of_threads = |files: &Files, threads| {
        let compilation =
            compile_files(files.clone(), &Options { threads: Some(threads), ..Options::default() });
        (lines(&compilation), compilation.bundle(0))
    };
    let clean = of_threads(&files, 1);
    assert!(clean.1.is_some());
    files.iter_mut().for_each(|(_, text)| {
        *text = text.replace("log 19", "log 29").replace("gain success", "gian success")
    });
    let broken = of_threads(&files, 1);
    assert!(broken.0.len() > 100);
    for threads in [2, 8] {
        assert!(of_threads(&glasswake(), threads) == clean);
        assert!(of_threads(&files, threads) == broken);
    }
}

#[test]
fn any_number_of_threads_gives_the_same_file() {
    let sandbox = Sandbox::new();
    copy(&glasswake(), &sandbox, "glasswake");
    let build = |threads: &str| {
        let mut command = sandbox.command("", &["build", "glasswake"]);
        assert!(command.env("RAYON_NUM_THREADS", threads).output().unwrap().status.success());
        sandbox.read("glasswake.lfb")
    };
    let first = build("1");
    assert!(build("2") == first);
    assert!(build("8") == first);
}

/// Where a pack lies on the disk is nobody's business.
#[test]
fn the_place_of_the_pack_is_not_in_the_bundle() {
    let sandbox = Sandbox::with_demo();
    assert_eq!(sandbox.run(&["build", "demo"]).code, Some(0));
    assert_eq!(sandbox.run_in("demo", &["build", "-o", "../inside.lfb"]).code, Some(0));
    let absolute = sandbox.path("demo");
    assert_eq!(sandbox.run(&["build", absolute.to_str().unwrap(), "-o", "absolute.lfb"]).code, Some(0));
    assert!(sandbox.read("demo.lfb") == sandbox.read("inside.lfb"));
    assert!(sandbox.read("demo.lfb") == sandbox.read("absolute.lfb"));
}

// Format.

#[test]
fn fmt_changes_nothing_in_content() {
    let content = repository().join("content");
    let said = Sandbox::new().run(&["fmt", "--check", content.to_str().unwrap()]);
    assert_eq!((said.code, said.stdout.as_str()), (Some(0), ""), "{said}");
    let count = files_under(&content, ".land").len();
    assert_eq!(said.stderr, format!("{count} files: nothing to change\n"));
}

fn format(path: &str, text: &str) -> String {
    let formatting = format_text(path, text.to_owned());
    formatting.files[0].after.clone().unwrap_or_else(|| panic!("{path}: {:?}\n{text}", formatting.reports))
}

fn each_land_file(files: &Files, mut change: impl FnMut(&str, &str) -> String) -> Files {
    let file = |(path, text): &(String, String)| match path.ends_with(".land") {
        true => (path.clone(), change(path, text)),
        false => (path.clone(), text.clone()),
    };
    files.iter().map(file).collect()
}

#[test]
fn other_blanks_are_mended_and_the_bundle_is_the_same() {
    for files in [untranslated_glasswake(), new_pack()] {
        let mut random = Random::new(1);
        for _ in 0..4 {
            let untidy = each_land_file(&files, |_, text| relay(text, &mut random));
            let mended = each_land_file(&untidy, format);
            for ((path, mended), (_, text)) in mended.iter().zip(&files) {
                assert!(mended == text, "{path} is not what it was:\n{mended}");
            }
            assert!(bundle(&mended, &Options::default()) == bundle(&files, &Options::default()));
        }
    }
}

/// A dump of the bundle, made by the program.
fn dump(files: &Files, sandbox: &Sandbox) -> Value {
    sandbox.write("pack.lfb", bundle(files, &Options::default()));
    let said = sandbox.run(&["dump", "pack.lfb"]);
    assert_eq!(said.code, Some(0), "{said}");
    said.json()
}

/// Everything but the lines that assets stand on, and the hash over them.
fn contents(dump: &Value) -> Value {
    let mut dump = dump.clone();
    assert!(dump["sources"].take().as_array().is_some_and(|sources| !sources.is_empty()));
    assert!(dump["header"]["content_hash"].take().is_string());
    dump
}

#[test]
fn other_lines_mean_the_same_before_and_after_formatting() {
    let sandbox = Sandbox::new();
    for files in [untranslated_glasswake(), new_pack()] {
        let mut random = Random::new(2);
        let wanted = contents(&dump(&files, &sandbox));
        for _ in 0..3 {
            let scrambled = each_land_file(&files, |_, text| scramble(text, &mut random));
            assert!(contents(&dump(&scrambled, &sandbox)) == wanted);
            let formatted = each_land_file(&scrambled, format);
            assert!(contents(&dump(&formatted, &sandbox)) == wanted);
            let again = each_land_file(&formatted, format);
            assert!(again == formatted, "formatting twice differs from formatting once");
        }
    }
}

// Nothing is written by halves.

/// What lies in the folder, by name.
fn listing(sandbox: &Sandbox) -> BTreeSet<String> {
    fs::read_dir(sandbox.path(""))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
}

fn break_demo(sandbox: &Sandbox) {
    sandbox.edit("demo/planet.land", "poi P901", "poi P999");
}

#[test]
fn a_build_with_errors_writes_nothing() {
    let sandbox = Sandbox::with_demo();
    break_demo(&sandbox);
    let before = listing(&sandbox);
    for arguments in [
        &["build", "demo"][..],
        &["build", "demo", "-o", "other.lfb"],
        &["build", "demo", "--format", "json"],
    ] {
        let said = sandbox.run(arguments);
        assert_eq!(said.code, Some(1), "{said}");
    }
    assert_eq!(listing(&sandbox), before);
}

#[test]
fn a_build_with_errors_keeps_the_old_bundle() {
    let sandbox = Sandbox::with_demo();
    assert_eq!(sandbox.run(&["build", "demo"]).code, Some(0));
    let (bundle, before) = (sandbox.read("demo.lfb"), listing(&sandbox));
    break_demo(&sandbox);
    let said = sandbox.run(&["build", "demo"]);
    assert_eq!(said.code, Some(1), "{said}");
    assert!(said.stderr.ends_with("nothing was written\n"), "{said}");
    assert!(sandbox.read("demo.lfb") == bundle);
    assert_eq!(listing(&sandbox), before);
}

#[test]
fn a_build_with_denied_warnings_keeps_the_old_bundle() {
    let sandbox = Sandbox::with_demo();
    assert_eq!(sandbox.run(&["build", "demo"]).code, Some(0));
    let bundle = sandbox.read("demo.lfb");
    sandbox.write("demo/more.land", "log 9009 \"Unread\" { \"Salt.\"; end }\n");
    let said: Said = sandbox.run(&["build", "demo", "--deny", "warnings"]);
    assert_eq!(said.code, Some(1), "{said}");
    assert!(sandbox.read("demo.lfb") == bundle);
    assert_eq!(sandbox.run(&["build", "demo"]).code, Some(0));
    assert!(sandbox.read("demo.lfb") != bundle);
}
