//! Every command that writes: on a full disk, over what is read-only, behind links, and when it is killed.

use std::os::unix::fs::{PermissionsExt, symlink};
use std::process::{Command, Stdio};

use super::writers::killed;
use super::*;

/// A command that writes, what it says on its standard input, and a file that it writes.
struct Writer {
    arguments: &'static [&'static str],
    typed: &'static str,
    file: &'static str,
    /// Whether it changes a file of the pack, or makes something of the pack elsewhere.
    inside: bool,
}

const fn inside(arguments: &'static [&'static str], file: &'static str) -> Writer {
    Writer { arguments, typed: "", file, inside: true }
}

const fn outside(arguments: &'static [&'static str], file: &'static str) -> Writer {
    Writer { arguments, typed: "", file, inside: false }
}

static WRITERS: &[Writer] = &[
    inside(&["fmt", "demo"], "demo/logs.land"),
    inside(&["check", "demo", "--fix"], "demo/planet.land"),
    inside(&["rename", "log 9002", "9012", "--pack", "demo"], "demo/cards.land"),
    inside(&["stub", "--pack", "demo"], "demo/stubs.land"),
    inside(&["l10n", "update", "it", "--pack", "demo"], "demo/l10n/it.po"),
    outside(&["build", "demo", "-o", "demo.lfb"], "demo.lfb"),
    outside(&["graph", "demo", "-o", "demo.svg"], "demo.svg"),
    outside(&["cards", "demo", "-o", "cards", "--card", "P901"], "cards/poi/P901.svg"),
    outside(&["print", "demo", "-o", "demo.pdf"], "demo.pdf"),
    outside(&["export", "demo", "--format", "json", "-o", "json"], "json/demo.json"),
    outside(&["export", "demo", "--format", "csv", "-o", "csv"], "csv/log.csv"),
    outside(&["site", "demo", "-o", "site"], "site/index.html"),
    outside(&["check", "demo", "--output", "sarif=demo.sarif"], "demo.sarif"),
    Writer {
        arguments: &["play", "lantern-moor", "--pack", "demo"],
        typed: "save demo.play\nquit\n",
        file: "demo.play",
        inside: false,
    },
];

/// A pack with something to format, to fix, to write and to translate.
fn untidy() -> Sandbox {
    let sandbox = Sandbox::with_demo();
    sandbox.edit("demo/logs.land", "log 9001", "log   9001");
    sandbox
}

/// What a writer needs to have something to do, which would be in the way of others.
fn prepared(writer: &Writer) -> Sandbox {
    let sandbox = untidy();
    if writer.arguments[0] == "check" && writer.inside {
        sandbox.edit("demo/planet.land", "biomes aquatic", "biomes aqautic");
    }
    if writer.arguments[0] == "stub" {
        sandbox.edit("demo/cards.land", "goto log 9002", "goto log 9077");
    }
    sandbox
}

fn run(sandbox: &Sandbox, writer: &Writer, before: &str) -> Said {
    let script = format!("{before} exec \"$0\" \"$@\"");
    let mut shell = Command::new("sh");
    shell.args(["-c", &script]).arg(landfall_tests::landfall()).args(writer.arguments);
    shell.current_dir(sandbox.path("")).env_clear().env("TERM", "xterm");
    shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = shell.spawn().unwrap();
    // A program that has ended reads nothing.
    let _ = std::io::Write::write_all(&mut child.stdin.take().unwrap(), writer.typed.as_bytes());
    sandbox.said(writer.arguments, child.wait_with_output().unwrap())
}

/// Every file by its path.
fn listing(sandbox: &Sandbox) -> Vec<(std::path::PathBuf, Vec<u8>)> {
    let files = files_under(&sandbox.path(""), "");
    files.into_iter().map(|path| (path.clone(), fs::read(path).unwrap())).collect()
}

#[test]
fn every_writer_writes() {
    for writer in WRITERS {
        let sandbox = prepared(writer);
        let before = fs::read(sandbox.path(writer.file)).ok();
        let said = run(&sandbox, writer, "");
        assert_answers(&said);
        let after = fs::read(sandbox.path(writer.file)).ok();
        assert!(after.is_some() && after != before, "{}: {said}", writer.file);
    }
}

/// No file may grow at all, which is what a full disk is like for whoever writes.
#[test]
fn without_room_every_writer_says_so_and_changes_nothing() {
    for writer in WRITERS {
        let sandbox = prepared(writer);
        let before = listing(&sandbox);
        // Without the trap the signal would end the program.
        let said = run(&sandbox, writer, "trap '' XFSZ; ulimit -f 0;");
        let all = format!("{}{}", said.stdout, said.stderr);
        assert!(all.contains("cannot be written: file too large"), "{}: {said}", writer.file);
        // Whoever plays can go on without a file; every other command has failed.
        let failed = if writer.arguments[0] == "play" { [0, 2] } else { [2, 2] };
        assert!(said.code.is_some_and(|code| failed.contains(&code)), "{said}");
        assert!(listing(&sandbox) == before, "{}: something has changed", writer.file);
    }
}

#[test]
fn no_writer_replaces_what_is_read_only() {
    for writer in WRITERS {
        let sandbox = prepared(writer);
        if !sandbox.path(writer.file).exists() {
            run(&sandbox, writer, "");
            // What lay there is older than the content.
            sandbox.write(writer.file, "older\n");
        }
        let stub = writer.arguments[0] == "stub";
        if stub {
            sandbox.write(writer.file, "// older\n");
        }
        if writer.arguments[0] == "l10n" {
            fs::remove_file(sandbox.path(writer.file)).unwrap();
            sandbox.write(
                writer.file,
                "# A translator wrote this.\nmsgid \"\"\nmsgstr \"\"\n\"Language: it\\n\"\n",
            );
        }
        let path = sandbox.path(writer.file);
        let before = fs::read(&path).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
        let said = run(&sandbox, writer, "");
        let all = format!("{}{}", said.stdout, said.stderr);
        assert!(all.contains("it is read-only"), "{}: {said}", writer.file);
        assert!(fs::read(&path).unwrap() == before, "{}", writer.file);
    }
}

/// A pack from a stranger has a link where a command would write.
#[test]
fn no_writer_follows_a_link_out_of_the_pack() {
    for writer in WRITERS.iter().filter(|writer| writer.inside) {
        let sandbox = prepared(writer);
        let path = sandbox.path(writer.file);
        let old = fs::read(&path).unwrap_or_default();
        sandbox.write("outside/target", &old);
        drop(fs::remove_file(&path));
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        symlink(sandbox.path("outside/target"), &path).unwrap();
        let said = run(&sandbox, writer, "");
        assert_answers(&said);
        assert_ne!(said.code, Some(0), "{}: {said}", writer.file);
        assert!(sandbox.read("outside/target") == old, "{}: {said}", writer.file);
        assert!(path.is_symlink(), "{}", writer.file);
    }
}

/// In a folder of pictures and pages a link is replaced, and a folder behind a link is not entered.
#[test]
fn no_writer_of_many_files_follows_a_link() {
    for writer in WRITERS.iter().filter(|writer| ["cards", "export", "site"].contains(&writer.arguments[0])) {
        let sandbox = prepared(writer);
        sandbox.write("outside/target", "old");
        fs::create_dir_all(sandbox.path(writer.file).parent().unwrap()).unwrap();
        symlink(sandbox.path("outside/target"), sandbox.path(writer.file)).unwrap();
        let said = run(&sandbox, writer, "");
        assert_eq!(said.code, Some(0), "{said}");
        assert_eq!(sandbox.read_text("outside/target"), "old", "{said}");
        assert!(!sandbox.path(writer.file).is_symlink(), "{}", writer.file);
    }
}

#[test]
fn a_killed_print_leaves_the_old_pdf_or_the_new_one() {
    let sandbox = untidy();
    sandbox.write("demo.pdf", "old");
    killed(&sandbox, &["print", "demo", "-o", "demo.pdf"], "demo.pdf");
}

#[test]
fn killed_pages_and_pictures_are_old_or_new() {
    let sandbox = untidy();
    sandbox.write("site/index.html", "old").write("cards/poi/P901.svg", "old");
    killed(&sandbox, &["site", "demo", "-o", "site"], "site/index.html");
    killed(&sandbox, &["cards", "demo", "-o", "cards", "--card", "P901"], "cards/poi/P901.svg");
}

/// A renaming touches several files. Each is old or new, and the same command finishes what was begun.
#[test]
fn a_killed_renaming_is_finished_by_the_same_command() {
    let sandbox = Sandbox::with_demo();
    let files = ["demo/cards.land", "demo/logs.land"];
    let old = files.map(|path| sandbox.read(path));
    let arguments = ["rename", "log 9002", "9012", "--pack", "demo"];
    let start = std::time::Instant::now();
    assert_eq!(sandbox.run(&arguments).code, Some(0));
    let whole = start.elapsed();
    let new = files.map(|path| sandbox.read(path));
    // Between the two files: the card that names the log is new, the log itself is old.
    sandbox.write(files[0], &new[0]).write(files[1], &old[1]);
    assert_eq!(sandbox.run(&arguments).code, Some(0));
    assert!(files.map(|path| sandbox.read(path)) == new);
    let mut random = landfall_tests::Random::new(3);
    for _ in 0..12 {
        for (path, old) in files.iter().zip(&old) {
            sandbox.write(path, old);
        }
        let mut child =
            sandbox.command("", &arguments).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        // The moment of the kill is the point here.
        std::thread::sleep(whole.mul_f64(random.below(130) as f64 / 100.0));
        let _ = child.kill();
        child.wait().unwrap();
        let found = files.map(|path| sandbox.read(path));
        for at in 0..2 {
            assert!(found[at] == old[at] || found[at] == new[at], "{}", files[at]);
        }
        assert!(found[1] == old[1] || found[0] == new[0], "the log has another id before all that names it");
    }
}
