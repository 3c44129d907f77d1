//! The packages for C# and for Godot, compiled and run: they read every bundle and refuse bad input.
//!
//! Needs Mono's compiler and Godot, so it is behind the feature `engines`, which `tests/run --all` turns on.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::process::Command;

use landfall_tests::engines::{bad_bundles, bundle, done, newer_bundle, packages, programs};

fn assert_refused(said: &str) {
    let lines: Vec<&str> = said.lines().collect();
    let bad = bad_bundles();
    assert_eq!(lines.len(), bad.len(), "{said}");
    for ((name, _, part), line) in bad.iter().zip(lines) {
        assert!(line.contains(part), "{name}: {line}");
    }
}

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, bytes, _) in bad_bundles() {
        std::fs::write(folder.path().join(name), bytes).unwrap();
    }
    for pack in ["glasswake", "starter-kit", "first-sols", "cold-harbour"] {
        std::fs::write(folder.path().join(format!("{pack}.lfb")), bundle(pack)).unwrap();
    }
    std::fs::write(folder.path().join("newer.lfb"), newer_bundle()).unwrap();
    let copied = Command::new("cp").arg("-r").arg(packages().join("packages")).arg(folder.path()).status();
    assert!(copied.unwrap().success());
    folder
}

fn bad_names() -> Vec<&'static str> {
    bad_bundles().into_iter().map(|(name, ..)| name).collect()
}

const SHARP: &str = r#"
using System;
using System.IO;

static class Program {
  static void Main(string[] names) {
    foreach (var name in names) {
      try {
        var bytes = File.ReadAllBytes(name);
        switch (Path.GetFileNameWithoutExtension(name)) {
          case "first-sols": Console.WriteLine(Landfall.FirstMartians.Game.Open(bytes).Header.Pack); break;
          case "cold-harbour": Console.WriteLine(Landfall.Caverns.Game.Open(bytes).Header.Pack); break;
          default: Console.WriteLine(Landfall.Vanguard.Game.Open(bytes).Header.Pack); break;
        }
      } catch (Landfall.BundleException error) {
        Console.WriteLine(error.Message);
      }
    }
  }
}
"#;

#[test]
fn csharp_compiles_reads_and_refuses() {
    let folder = folder();
    std::fs::write(folder.path().join("refuse.cs"), SHARP).unwrap();
    let sources = ["Landfall", "Vanguard", "FirstMartians", "Caverns"];
    let sources = sources.map(|name| format!("packages/csharp/{name}.cs"));
    done(Command::new("mcs").args(["-out:refuse.exe", "refuse.cs"]).args(sources).current_dir(folder.path()));
    let run =
        |names: &[&str]| done(Command::new("mono").arg("refuse.exe").args(names).current_dir(folder.path()));
    assert_refused(&run(&bad_names()));
    let said = run(&["glasswake.lfb", "starter-kit.lfb", "first-sols.lfb", "cold-harbour.lfb", "newer.lfb"]);
    assert_eq!(said, "glasswake\nstarter-kit\nfirst-sols\ncold-harbour\nhomebrew\n");
}

const GODOT: &str = r#"
extends SceneTree

func _init():
	var games = {"first-sols": "first-martians", "cold-harbour": "caverns"}
	for name in OS.get_cmdline_args():
		if name.begins_with("-") or name.ends_with(".gd"):
			continue
		var bundle = load("res://packages/godot/landfall_bundle.gd").new()
		var game = games.get(name.get_basename(), "vanguard")
		var error = bundle.open("res://" + name, "res://packages/godot/" + game + ".json")
		print("> ", bundle.header["pack"] if error == "" else error)
	quit()
"#;

#[test]
fn godot_reads_and_refuses() {
    let folder = folder();
    std::fs::write(folder.path().join("project.godot"), "config_version=4\n").unwrap();
    std::fs::write(folder.path().join("refuse.gd"), GODOT).unwrap();
    let run = |names: &[&str]| {
        let mut godot = Command::new("godot3-server");
        let said = done(godot.args(["-s", "refuse.gd"]).args(names).current_dir(folder.path()));
        let lines = said.lines().filter_map(|line| line.strip_prefix("> "));
        lines.map(|line| format!("{line}\n")).collect::<String>()
    };
    assert_refused(&run(&bad_names()));
    let said = run(&["glasswake.lfb", "starter-kit.lfb", "first-sols.lfb", "cold-harbour.lfb", "newer.lfb"]);
    assert_eq!(said, "glasswake\nstarter-kit\nfirst-sols\ncold-harbour\nhomebrew\n");
}

/// The programs on the pages for engines, run as they are printed.
#[test]
fn the_csharp_and_the_gdscript_on_the_pages_run() {
    for page in ["engines.md", "engines-effects.md"] {
        for language in ["csharp", "gdscript"] {
            programs::assert_runs(page, language);
        }
    }
}
