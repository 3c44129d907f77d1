//! Whatever is in a file, there is an answer: a report with a place, or silence. Never a panic, never a hang.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::fs;
use std::sync::Arc;

use insta::assert_snapshot;
use landfall_diagnostics::{FileId, Reports, Sources, Span};
use landfall_project::{Compilation, Options, compile, compile_files, format_text};
use landfall_syntax::parse;
use landfall_tests::{Files, Random, Said, Sandbox, files_under, lines, new_pack, pack, repository};

const MANIFEST: &str = "name: shore\nversion: 0.1.0\ngame: vanguard\n";
const GOOD: &str = "log 1 \"Salt\" { reference; \"Salt.\"; end }\n";

/// A pack with one file, on disk: the whole way, bytes included.
fn check(text: impl AsRef<[u8]>, arguments: &[&str]) -> Said {
    let sandbox = Sandbox::new();
    sandbox.write("shore/landfall.yaml", MANIFEST).write("shore/a.land", text).write("shore/good.land", GOOD);
    let said = sandbox.run(&[&["check", "shore"], arguments].concat());
    assert_is_answer(&said);
    said
}

/// An answer has an exit code of ours and no apology.
fn assert_is_answer(said: &Said) {
    assert!(matches!(said.code, Some(0 | 1)), "{said}");
    assert!(!said.stderr.contains("mistake in landfall"), "{said}");
}

/// Every place of every report lies inside its file, at the borders of characters.
fn assert_places(reports: &Reports, sources: &Sources) {
    let is_inside = |span: Span| {
        let text = sources.text(span.file);
        let is_border = |at: u32| text.is_char_boundary(at as usize);
        span.start <= span.end && is_border(span.start) && is_border(span.end)
    };
    for report in reports.iter() {
        assert!(is_inside(report.span), "{report:?}");
        assert!(report.related.iter().all(|related| is_inside(related.span)), "{report:?}");
        let edits = report.fixes.iter().flat_map(|fix| &fix.edits);
        assert!(edits.into_iter().all(|edit| is_inside(edit.span)), "{report:?}");
    }
}

/// A text is its tokens, and formatting comes to rest.
fn read_back(path: &str, text: &str) {
    let parsed = parse(FileId(0), text);
    assert_eq!(parsed.tree.text(), text);
    let tokens: String =
        (0..parsed.tree.tokens().len() as u32).map(|at| parsed.tree.token_text(at)).collect();
    assert_eq!(tokens, text, "the tokens are not the text");
    let formatting = format_text(path, text.to_owned());
    if let Some(after) = formatting.files.first().and_then(|file| file.after.as_ref()) {
        let again = format_text(path, after.clone());
        assert_eq!(
            again.files[0].after.as_ref(),
            Some(after),
            "formatting twice differs from formatting once"
        );
    }
}

/// Everything a text goes through, without a disk.
fn survive(path: &str, text: &str) -> Compilation {
    read_back(path, text);
    let compilation = compile_files(vec![(path.to_owned(), text.to_owned())], &Options::default());
    assert_places(&compilation.reports, &compilation.sources);
    // Drawing is the last thing that could go wrong.
    landfall_tests::render(&compilation);
    compilation
}

// YAML.

#[test]
fn a_key_written_twice_is_told() {
    let sandbox = Sandbox::new();
    sandbox.write("shore/landfall.yaml", format!("{MANIFEST}version: 0.2.0\n")).write("shore/a.land", GOOD);
    assert_snapshot!(sandbox.run(&["check", "shore"]));
}

/// Each line is ten times the line before: the last would be ten million values.
#[test]
fn aliases_are_refused_and_not_unfolded() {
    let mut bomb = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n".to_owned();
    for level in 1..10 {
        let alias = format!("*a{}", level - 1);
        bomb.push_str(&format!("a{level}: &a{level} [{}]\n", [alias.as_str(); 10].join(", ")));
    }
    let sandbox = Sandbox::new();
    sandbox.write("shore/landfall.yaml", format!("{MANIFEST}{bomb}")).write("shore/a.land", GOOD);
    let said = sandbox.run(&["check", "shore"]);
    assert_is_answer(&said);
    assert_eq!(said.code, Some(1));
    assert_snapshot!(said);
    let schema = format!("game: mine\nnames: {{en: Mine}}\nidentifier: MINE\n{bomb}");
    sandbox.write("schemas/mine/game.yaml", schema);
    let said = sandbox.run(&["schema", "check", "schemas"]);
    assert_is_answer(&said);
    assert_eq!(said.code, Some(1));
}

#[test]
fn yaml_that_never_ends_its_brackets_is_told() {
    for text in ["[".repeat(100_000), "{a: ".repeat(100_000), "- ".repeat(100_000), "a:\n ".repeat(1_000)] {
        let sandbox = Sandbox::new();
        sandbox.write("shore/landfall.yaml", text).write("shore/a.land", GOOD);
        let said = sandbox.run(&["check", "shore", "--format", "short"]);
        assert_is_answer(&said);
        assert_eq!(said.code, Some(1));
    }
}

#[test]
fn a_byte_order_mark_and_crlf_change_nothing() {
    let sandbox = Sandbox::with_demo();
    let before = sandbox.run(&["check", "demo"]);
    for (path, text) in pack(&sandbox.path("demo")) {
        sandbox.write(&format!("demo/{path}"), format!("\u{feff}{}", text.replace('\n', "\r\n")));
    }
    let said = sandbox.run(&["check", "demo"]);
    assert_eq!((said.code, &said.stderr), (before.code, &before.stderr));
    assert_eq!(said.code, Some(0));
    sandbox.edit("demo/planet.land", "biomes aquatic", "biomes aqautic");
    let said = sandbox.run(&["check", "demo", "--format", "short"]);
    assert!(said.stdout.starts_with("demo/planet.land:15:38: error[LF1107]"), "{said}");
}

/// A copy of the real schema with one typo in it.
#[test]
fn a_wrong_schema_is_told_like_any_other_source() {
    let sandbox = Sandbox::new();
    let schemas = repository().join("schemas");
    for path in files_under(&schemas, "") {
        let inside = path.strip_prefix(&schemas).unwrap().to_str().unwrap();
        sandbox.write(&format!("schemas/{inside}"), fs::read(&path).unwrap());
    }
    sandbox.write("a.land", format!("game vanguard\n{GOOD}"));
    let said = sandbox.run(&["check", "a.land", "--schema", "schemas"]);
    assert_eq!(said.code, Some(0), "the copy is as good as the original\n{said}");
    sandbox.edit("schemas/vanguard/kinds/log.yaml", "text title", "text titel");
    assert_snapshot!(sandbox.run(&["check", "a.land", "--schema", "schemas"]));
    assert_eq!(sandbox.run(&["schema", "check", "schemas"]).code, Some(1));
    assert_eq!(sandbox.run(&["schema", "fbs", "vanguard", "--schema", "schemas"]).code, Some(2));
}

// Shapes of text.

#[test]
fn a_hundred_thousand_nested_braces() {
    let open = check("log 2 ".to_owned() + &"{".repeat(100_000), &["--format", "short"]);
    assert_eq!(open.code, Some(1), "{open}");
    let closed = check("log 2 ".to_owned() + &"{".repeat(100_000) + &"}".repeat(100_000), &[]);
    assert_snapshot!(closed);
    let worded = check("a {\n".repeat(100_000) + &"}\n".repeat(100_000), &["--format", "short"]);
    assert_eq!(worded.code, Some(1));
    check("}".repeat(100_000), &["--format", "short"]);
}

#[test]
fn a_hundred_thousand_open_brackets() {
    for bracket in ["[", "("] {
        let said =
            check(format!("log 2 {{ -> goto {} }}\n", bracket.repeat(100_000)), &["--format", "short"]);
        assert_eq!(said.code, Some(1));
        assert!(said.stdout.lines().count() < 10, "one mistake, one report\n{}", &said.stdout[..2_000]);
    }
    check("log 2 { -> if ".to_owned() + &"not (".repeat(100_000), &["--format", "short"]);
    check("log 2 { -> if ".to_owned() + &"not ".repeat(100_000), &["--format", "short"]);
    check("log 2 { -> ".to_owned() + &"may { ".repeat(50) + &"}".repeat(50) + " }", &["--format", "short"]);
    check(
        "poi P001 { action \"a\" check { green [".to_owned() + &"not ".repeat(100_000),
        &["--format", "short"],
    );
}

#[test]
fn ten_megabytes_in_one_line() {
    for text in [
        "a".repeat(10_000_000),
        format!("log {} {{ reference; end }}", "1".repeat(1_000_000)),
        format!("log 2 {{ {} }}", "P".repeat(1_000_000)),
        format!("log 2 {{ \"{{{}}}\"; -> {} }}", "P".repeat(1_000_000), "P".repeat(1_000_000)),
        format!("log 2 {{ reference; -> goto log {}; end }}", "1".repeat(1_000_000)),
        format!("log 2 {{ reference; \"{{log {}}}\"; end }}", "1".repeat(1_000_000)),
        format!("log 2 {{ reference; -> replace P{}; end }}", "9".repeat(1_000_000)),
        "a ".repeat(500_000),
        format!("log 2 \"{}\" {{ end }}", "a".repeat(10_000_000)),
        format!("log 2 {{ -> {} }}", "goto log 3, ".repeat(20_000)),
        "\"".repeat(1_000_000),
    ] {
        let said = check(text, &[]);
        assert!(said.stderr.len() < 1_000_000, "a report shows what matters, not the whole line");
    }
}

#[test]
fn a_file_that_is_not_text_is_told_once() {
    let mut random = Random::new(3);
    let noise: Vec<u8> = (0..100_000).map(|_| random.number() as u8).collect();
    let utf16: Vec<u8> = GOOD.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let marked: Vec<u8> = [&[0xff, 0xfe], utf16.as_slice()].concat();
    for bytes in [noise, utf16, marked, vec![0; 100_000], b"log 2 { reference; \0 end }\n".to_vec()] {
        let said = check(bytes, &["--format", "short"]);
        assert_eq!((said.code, said.stdout.lines().count()), (Some(1), 1), "{said}");
        assert!(said.stdout.starts_with("shore/a.land: error[LF9006]"), "{said}");
        assert!(said.stderr.ends_with(": 1 asset, 0 references, 2 messages: 1 error\n"), "{said}");
    }
    assert_snapshot!(check(b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0>\0\x01\0\0\0", &[]));
}

#[test]
fn escape_sequences_do_not_reach_the_terminal() {
    let said = check("log 2 { \u{1b}[2J\u{7}\u{202e} end; goto \u{1b}]0;owned\u{7} }\n", &[]);
    assert_eq!(said.code, Some(1));
    assert!(!said.stderr.contains(['\u{1b}', '\u{7}', '\u{202e}']), "{said}");
}

#[test]
fn a_thousand_reports_in_ten_megabytes_are_all_told() {
    let filler = "// The tide is out, and nothing moves on the glass but the light of it.\n".repeat(140);
    let text: String =
        (0..1_000).map(|at| format!("log {} {{ reference; edn }}\n{filler}", at + 5_000)).collect();
    assert!(text.len() > 9_900_000);
    let said = check(&text, &["--format", "short"]);
    assert_eq!(said.stdout.lines().count(), 1_000);
    let said = check(&text, &["--format", "json"]);
    assert_eq!(said.json()["reports"].as_array().unwrap().len(), 1_000);
    let compilation = compile_files(vec![("a.land".to_owned(), text)], &Options::default());
    let drawn = landfall_tests::render(&compilation);
    assert_eq!(drawn.matches("LF1102 (unknown-line)").count(), 1_000);
    assert!(drawn.contains(&format!("╭─[a.land:{}:", 999 * 141 + 1)), "the last one stands where it should");
}

// The disk.

#[cfg(unix)]
#[test]
fn a_loop_of_links_is_told_and_the_rest_is_checked() {
    let sandbox = Sandbox::new();
    sandbox.write("shore/landfall.yaml", MANIFEST).write("shore/a.land", GOOD);
    std::os::unix::fs::symlink(".", sandbox.path("shore/again")).unwrap();
    std::os::unix::fs::symlink("self.land", sandbox.path("shore/self.land")).unwrap();
    let said = sandbox.run(&["check", "shore"]);
    assert_snapshot!(said);
    std::os::unix::fs::symlink("missing.land", sandbox.path("shore/gone.land")).unwrap();
    assert!(sandbox.run(&["check", "shore"]).stderr.contains("shore/gone.land"));
}

/// For root every file is readable; a folder under the name of a file is so for nobody.
#[cfg(unix)]
#[test]
fn a_file_that_cannot_be_read_is_told_and_the_rest_is_checked() {
    use std::os::unix::fs::PermissionsExt;
    let sandbox = Sandbox::new();
    sandbox
        .write("shore/landfall.yaml", MANIFEST)
        .write("shore/a.land", GOOD)
        .write("shore/secret.land", GOOD);
    let secret = sandbox.path("shore/secret.land");
    fs::set_permissions(&secret, fs::Permissions::from_mode(0o0)).unwrap();
    if fs::read(&secret).is_err() {
        let said = sandbox.run(&["check", "shore", "--format", "short"]);
        assert_eq!(said.code, Some(1), "{said}");
        assert!(said.stdout.starts_with("shore/secret.land: error[LF9007]"), "{said}");
    }
    fs::remove_file(&secret).unwrap();
    sandbox.write("shore/folder.land/b.land", GOOD.replace("log 1 \"Salt\"", "log 2 \"Sand\""));
    let said = sandbox.run(&["check", "shore"]);
    assert_eq!(said.code, Some(0), "a folder may be called what it likes\n{said}");
    assert!(said.stderr.starts_with("checked 2 files"), "{said}");
    fs::create_dir(sandbox.path("landfall.yaml")).unwrap();
    let said = sandbox.run(&["check", "."]);
    assert!(matches!(said.code, Some(0 | 1)), "{said}");
}

#[cfg(unix)]
#[test]
fn a_pipe_or_a_device_is_not_waited_for() {
    let sandbox = Sandbox::new();
    sandbox.write("shore/landfall.yaml", MANIFEST).write("shore/a.land", GOOD);
    std::os::unix::fs::symlink("/dev/zero", sandbox.path("shore/zero.land")).unwrap();
    let said = sandbox.run(&["check", "shore", "--format", "short"]);
    assert_eq!(said.code, Some(1), "{said}");
    assert!(said.stdout.starts_with("shore/zero.land: error[LF9014]"), "{said}");
}

#[test]
fn a_hundred_folders_deep_and_a_name_in_any_language() {
    let sandbox = Sandbox::new();
    sandbox.write("shore/landfall.yaml", MANIFEST);
    sandbox.write(&format!("shore/{}ж 日本 🪨.land", "d/".repeat(100)), "log 2 { reference; edn }\n");
    let said = sandbox.run(&["check", "shore", "--format", "short"]);
    assert!(said.stdout.contains("ж 日本 🪨.land:1:20: error[LF1102]"), "{said}");
}

// Everything at once.

/// All content there is: ours, that of a new pack, and the good and bad examples of every rule.
fn corpus() -> Files {
    let content = repository().join("content");
    let mut files = new_pack();
    for path in files_under(&content, ".land") {
        files.push((path.to_string_lossy().into_owned(), fs::read_to_string(&path).unwrap()));
    }
    for rule in landfall_project::rules() {
        files.push((format!("{}-good.land", rule.code), rule.good.to_owned()));
        files.push((format!("{}-bad.land", rule.code), rule.bad.to_owned()));
    }
    files.retain(|(path, _)| path.ends_with(".land"));
    files
}

/// A file that is being written is cut off somewhere, all the time.
#[test]
fn every_prefix_of_a_real_file_gets_an_answer() {
    let glasswake = repository().join("content/glasswake/planet.land");
    let mut files = new_pack();
    files.push(("planet.land".to_owned(), fs::read_to_string(glasswake).unwrap()));
    for (path, text) in files.iter().filter(|(path, _)| path.ends_with(".land")) {
        for at in (0..=text.len()).filter(|at| text.is_char_boundary(*at)) {
            read_back(path, &text[..at]);
        }
        // The whole way takes longer, and meets each line a few times all the same.
        for at in (0..=text.len()).step_by(7).filter(|at| text.is_char_boundary(*at)) {
            survive(path, &text[..at]);
        }
    }
}

const PIECES: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    "\"",
    "\"\"\"",
    "\\",
    ";",
    ",",
    "->",
    "<->",
    "=",
    "+",
    "/",
    "//",
    "///",
    ".",
    ":",
    "-",
    "\n",
    "\r\n",
    "\t",
    "\0",
    "\u{feff}",
    "é",
    "日",
    "🪨",
    "0",
    "99999999999999999999",
    "-1",
    "P901",
    "log",
    "poi",
    "goto",
    "if",
    "not",
    "else",
    "or",
    "extern",
    "allow",
    "game chess",
    "{log 1}",
    ":vanguard:",
    "until 2027-06-01",
    "marked(",
    "choose {",
];

/// A few changes a hand, a merge or a disk could make.
fn mutate(text: &str, random: &mut Random, others: &Files) -> String {
    let mut text = text.to_owned();
    for _ in 0..=random.below(4) {
        let mut place = |text: &str| {
            let mut at = random.below(text.len() + 1);
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            at
        };
        let (a, b) = (place(&text), place(&text));
        let (start, end) = (a.min(b), a.max(b));
        let near = (start + 12).min(text.len());
        let near = (start..=near).rev().find(|at| text.is_char_boundary(*at)).unwrap();
        match random.below(6) {
            0 => text.replace_range(start..near, ""),
            1 => text.insert_str(start, random.pick(PIECES)),
            2 => text.replace_range(start..near, random.pick(PIECES)),
            3 => text.replace_range(start..end, ""),
            4 => {
                let piece = text[start..end].to_owned();
                text.insert_str(near, &piece);
            }
            _ => {
                let other = &others[random.below(others.len())].1;
                let from = other.len() / 2;
                let from = (0..=from).rev().find(|at| other.is_char_boundary(*at)).unwrap();
                text.insert_str(start, &other[from..]);
            }
        }
    }
    text
}

#[test]
fn two_thousand_mutations_get_an_answer() {
    let files = corpus();
    // Small files first: what goes wrong is then easy to read, and there is time for many.
    let small: Files = files.iter().filter(|(_, text)| text.len() < 3_000).cloned().collect();
    for seed in 0..2_000 {
        let mut random = Random::new(seed);
        let from = if seed % 10 == 0 { &files } else { &small };
        let (path, text) = &from[random.below(from.len())];
        let mutated = mutate(text, &mut random, &small);
        let told = std::panic::catch_unwind(|| survive(path, &mutated));
        if let Err(panic) = told {
            eprintln!("seed {seed}, from {path}:\n{mutated}");
            std::panic::resume_unwind(panic);
        }
    }
}

/// YAML goes through libraries that are not ours.
#[test]
fn mutated_manifests_and_schemas_get_an_answer() {
    let moor = include_str!("../fixtures/schemas/moor/game.yaml");
    let pieces: Files =
        vec![("pieces".to_owned(), "&a *a !!map {} [] : - | > \"' # %YAML --- ...\n".to_owned())];
    let sandbox = Sandbox::new();
    for seed in 0..200 {
        let mut random = Random::new(seed);
        let manifest = mutate(MANIFEST, &mut random, &pieces);
        let files = vec![("landfall.yaml".to_owned(), manifest), ("a.land".to_owned(), GOOD.to_owned())];
        let compilation = compile_files(files, &Options::default());
        assert_places(&compilation.reports, &compilation.sources);
        landfall_tests::render(&compilation);
        sandbox.write("moor/game.yaml", mutate(moor, &mut random, &pieces));
        sandbox.write("a.land", "game moor\nlamp L01 \"First\" { wick 1 { -> light L01 } }\n");
        let options = Options { schema: Some(sandbox.path("moor")), ..Options::default() };
        // A folder may cease to be a schema at all, which is trouble and not a report.
        if let Ok(compilation) = compile(&[sandbox.path("a.land")], &options) {
            assert_places(&compilation.reports, &compilation.sources);
            landfall_tests::render(&compilation);
        }
    }
}

/// One bad file never stops the rest.
#[test]
fn a_bad_file_hides_nothing_in_its_neighbours() {
    let mut files = new_pack();
    files.iter_mut().filter(|(path, _)| path == "cards.land").for_each(|(_, text)| {
        *text = text.replace("injury wounded", "injury wonded");
    });
    let alone = lines(&compile_files(files.clone(), &Options::default()));
    assert_eq!(alone.len(), 1);
    for noise in ["{", "}", "\"", "\"\"\"", "log", "log 7 {", "[[[", "((("] {
        let mut files = files.clone();
        files.push(("a.land".to_owned(), noise.to_owned()));
        let told = lines(&compile_files(files, &Options::default()));
        assert!(told.contains(&alone[0]), "{noise}: {told:?}");
        assert_eq!(told.iter().filter(|line| !line.starts_with("a.land")).count(), 1, "{noise}: {told:?}");
    }
}

#[test]
fn sources_are_shared_and_not_copied() {
    // A promise of the tree: it keeps the text it was given, so a large pack is in memory once.
    let text: Arc<str> = GOOD.into();
    let parsed = parse(FileId(0), &text);
    assert!(std::ptr::eq(parsed.tree.text().as_ptr(), text.as_ptr()));
}
