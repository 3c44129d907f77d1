//! Whoever writes is killed, meets another writer or may not write: the old file is there, or the new one.

use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::process::Stdio;
use std::time::Duration;

use landfall_tests::Random;

use super::*;

const MESSY: &str = "log 1 \"Salt\" {   reference;\n\"Salt.\"\n   end\n}\n";

/// How many kills, from the beginning of a run to a little behind its end.
const KILLS: u64 = 12;

/// Runs a command that changes `path` and kills it after a while, again and again.
pub(super) fn killed(sandbox: &Sandbox, arguments: &[&str], path: &str) {
    let old = sandbox.read(path);
    let start = std::time::Instant::now();
    let said = sandbox.run(arguments);
    let whole = start.elapsed();
    let new = sandbox.read(path);
    assert!(old != new, "{said}");
    let mut random = Random::new(11);
    for _ in 0..KILLS {
        sandbox.write(path, &old);
        let mut command = sandbox.command("", arguments);
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        // The moment of the kill is the point here.
        std::thread::sleep(whole.mul_f64(random.below(130) as f64 / 100.0));
        let _ = child.kill();
        child.wait().unwrap();
        let found = sandbox.read(path);
        assert!(found == old || found == new, "{arguments:?}: neither the old file nor the new one");
    }
    sandbox.write(path, &old);
    sandbox.run(arguments);
    assert!(sandbox.read(path) == new, "what the killed ones left is in the way");
}

#[test]
fn a_killed_formatter_leaves_the_old_file_or_the_new_one() {
    let sandbox = shore();
    sandbox.write("shore/good.land", MESSY);
    killed(&sandbox, &["fmt", "shore"], "shore/good.land");
}

#[test]
fn a_killed_fix_leaves_the_old_file_or_the_new_one() {
    let sandbox = shore();
    sandbox.write("shore/good.land", GOOD.replace("reference", "refrence"));
    killed(&sandbox, &["check", "--fix", "shore"], "shore/good.land");
}

#[test]
fn a_killed_update_leaves_the_old_catalog_or_the_new_one() {
    let sandbox = glasswake();
    sandbox.edit("glasswake/planet.land", "Glass forest", "Forest of glass");
    killed(&sandbox, &["l10n", "update", "it", "--pack", "glasswake"], "glasswake/l10n/it.po");
}

#[test]
fn writers_at_once_leave_one_whole_file() {
    let sandbox = shore();
    let build = ["build", "shore", "-o", "shore.lfb"];
    assert_eq!(sandbox.run(&build).code, Some(0));
    let whole = sandbox.read("shore.lfb");
    sandbox.write("shore/good.land", MESSY);
    for _ in 0..5 {
        let spawn = |arguments: &[&str]| {
            let mut command = sandbox.command("", arguments);
            command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
        };
        let children = [spawn(&build), spawn(&["fmt", "shore"]), spawn(&build), spawn(&["fmt", "shore"])];
        for mut child in children {
            assert!(matches!(child.wait().unwrap().code(), Some(0)), "two writers got in each other's way");
        }
        assert!(sandbox.read("shore.lfb").len() == whole.len());
        assert_eq!(sandbox.run(&["verify", "shore.lfb"]).code, Some(0));
        assert_eq!(sandbox.run(&["fmt", "--check", "shore"]).code, Some(0));
        sandbox.write("shore/good.land", MESSY);
    }
}

#[test]
fn what_is_read_only_stays_as_it_is() {
    let sandbox = shore();
    sandbox.write("shore/good.land", MESSY).write("shore.lfb", "old");
    for path in ["shore/good.land", "shore.lfb"] {
        fs::set_permissions(sandbox.path(path), fs::Permissions::from_mode(0o444)).unwrap();
    }
    for arguments in [&["fmt", "shore"][..], &["build", "shore", "-o", "shore.lfb"]] {
        let said = sandbox.run(arguments);
        assert_eq!(said.code, Some(2), "{said}");
        assert!(said.stderr.contains("it is read-only"), "{said}");
    }
    assert_eq!(sandbox.read_text("shore/good.land"), MESSY);
    assert_eq!(sandbox.read_text("shore.lfb"), "old");
}

#[test]
fn a_file_keeps_its_permissions_and_its_owner() {
    let sandbox = shore();
    sandbox.write("shore/good.land", MESSY);
    let path = sandbox.path("shore/good.land");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
    // Only root may give files away; for everybody else the owner is the one who runs the test.
    let _ = chown(&path, Some(1234), Some(1234));
    let before = fs::metadata(&path).unwrap();
    assert_eq!(sandbox.run(&["fmt", "shore"]).code, Some(0));
    let after = fs::metadata(&path).unwrap();
    assert_ne!(sandbox.read_text("shore/good.land"), MESSY);
    let about = |meta: &fs::Metadata| (meta.mode(), meta.uid(), meta.gid());
    assert_eq!(about(&after), about(&before));
}

#[test]
fn files_may_come_change_and_go_while_they_are_read() {
    let sandbox = shore();
    let stop = std::sync::atomic::AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let mut random = Random::new(5);
            while !stop.load(std::sync::atomic::Ordering::Relaxed) {
                let path = format!("shore/f{}/a.land", random.below(8));
                match random.below(4) {
                    0 => drop(fs::remove_dir_all(sandbox.path(&path).parent().unwrap())),
                    1 => drop(fs::write(sandbox.path(&path), "")),
                    2 => drop(fs::write(sandbox.path(&path), MESSY.repeat(2_000))),
                    _ => drop(sandbox.write(&path, MESSY.replace("log 1", "log 2"))),
                }
                std::thread::sleep(Duration::from_micros(200));
            }
        });
        for arguments in [&["check", "shore", "--format", "json"][..], &["fmt", "--check", "shore"]] {
            for _ in 0..8 {
                let said = sandbox.run(arguments);
                assert_answers(&said);
            }
        }
        stop.store(true, std::sync::atomic::Ordering::Relaxed);
    });
}

#[test]
fn paths_in_a_manifest_lead_nowhere_else() {
    for line in [
        "name: ../evil",
        "name: /tmp/evil",
        "game: ../evil",
        "game: /etc",
        "locales: [../../outside]",
        "version: ../1",
    ] {
        let sandbox = shore();
        let key = line.split(':').next().unwrap();
        let kept: String =
            MANIFEST.lines().filter(|old| !old.starts_with(key)).map(|old| format!("{old}\n")).collect();
        sandbox
            .write("shore/landfall.yaml", format!("{kept}{line}\n"))
            .write("outside/landfall.yaml", MANIFEST);
        for arguments in [
            &["check", "shore"][..],
            &["build", "shore"],
            &["l10n", "update", "../../outside", "--pack", "shore"],
        ] {
            let said = sandbox.run(arguments);
            assert!(matches!(said.code, Some(1 | 2)), "{line}: {said}");
            assert!(!said.stderr.contains("run `landfall l10n update ../"), "{said}");
        }
        let left: Vec<_> = files_under(&sandbox.path(""), "")
            .into_iter()
            .map(|path| path.strip_prefix(sandbox.path("")).unwrap().to_owned())
            .collect();
        let known = ["outside/landfall.yaml", "shore/good.land", "shore/landfall.yaml"];
        assert_eq!(left, known.map(std::path::PathBuf::from), "{line}");
    }
}

/// A required pack lies beside the one that asks for it, and is known by its name.
#[test]
fn a_required_pack_is_no_path() {
    let sandbox = shore();
    sandbox.write("shore/landfall.yaml", format!("{MANIFEST}requires: [../outside]\n"));
    sandbox
        .write("outside/landfall.yaml", MANIFEST.replace("shore", "outside"))
        .write("outside/a.land", "log 9 {\n");
    let said = sandbox.run(&["check", "shore", "--format", "short"]);
    assert_eq!(said.stdout.lines().count(), 1, "{said}");
    assert!(said.stdout.contains("warning[LF9012]"), "{said}");
}

#[test]
fn files_that_differ_in_case_only_are_both_read() {
    let sandbox = shore();
    sandbox.write("shore/GOOD.land", GOOD.replace("log 1 \"Salt\"", "log 2 \"Sand\""));
    let said = sandbox.run(&["check", "shore"]);
    assert_answers(&said);
    assert!(said.stderr.contains("checked 2 files: 2 assets"), "{said}");
    assert_eq!(sandbox.run(&["fmt", "shore"]).code, Some(0));
    assert!(
        sandbox.read_text("shore/GOOD.land").contains("Sand")
            && sandbox.read_text("shore/good.land").contains("Salt")
    );
}

#[test]
fn a_folder_that_may_not_be_entered_is_reported() {
    let sandbox = shore();
    sandbox
        .write("shore/secret/b.land", GOOD.replace("log 1", "log 2"))
        .write("shore/closed.land", GOOD.replace("log 1", "log 3"));
    for path in ["shore/secret", "shore/closed.land"] {
        fs::set_permissions(sandbox.path(path), fs::Permissions::from_mode(0o0)).unwrap();
    }
    fs::set_permissions(sandbox.path(""), fs::Permissions::from_mode(0o755)).unwrap();
    // For root nothing is closed, so nobody runs it then.
    let is_root = fs::read_dir(sandbox.path("shore/secret")).is_ok();
    let program = sandbox.path("landfall");
    fs::copy(landfall_tests::landfall(), &program).unwrap();
    let mut command = match is_root {
        true => {
            let mut command = std::process::Command::new("setpriv");
            command.args(["--reuid=65534", "--regid=65534", "--clear-groups"]).arg(&program);
            command
        }
        false => std::process::Command::new(&program),
    };
    command.args(["check", "shore", "--format", "short"]).current_dir(sandbox.path(""));
    let said = sandbox.said(&["check"], command.output().unwrap());
    fs::set_permissions(sandbox.path("shore/secret"), fs::Permissions::from_mode(0o755)).unwrap();
    assert_eq!(said.code, Some(1), "{said}");
    for path in ["shore/secret", "shore/closed.land"] {
        assert!(said.stdout.contains(&format!("{path}: error[LF9007]")), "{said}");
    }
}
