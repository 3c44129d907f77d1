//! A tiny game, a tiny pack, and the real flatc.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use landfall_diagnostics::{Reports, Sources, render};
use landfall_model::{Atlas, Input};
use landfall_schema::Schema;
use landfall_syntax::Tree;

use crate::{Bundle, Contents, EncodeError, Layout, Lock, PackMeta, encode, fbs};

pub(crate) const TINY: &str = include_str!("testing/tiny.yaml");

pub(crate) const ISLE: &str = r#"
isle gull "Gull Isle" {
    """White with birds. :wave: {log 12}"""
    "They do not move: \"ever\" \\ é"
    bay 1 "Landing" { harbour; icons wave, 2-suns, none }
    bay 2 { log 12 }
    bay 3
    strait 1 <-> 2 [sail 1 crew + rest]
    strait 2 -> 3 [rest]
    strait 3 <- 1 [rest]
    sail "Fast" {
        needs [2 wave + none / 2-suns]
        async
        init 0
        drift 0
        only not (ticked(12.1) or calm) and wind >= 0
        -> goto 12, take R07, take gull, sail 0 crew-in(gull.3)
    }
    sail "Slow" { -> if calm { rest } else { tick 12.1, rest }, roll { 0-4 -> rest; 5 -> goto 9 } }
    lucky 0, 7
}
"#;

pub(crate) const LOGS: &str = r#"
log 12 "Twelve" { box 1; -> choose { goto 9 or rest, tick 12.1 } }
log 9 "Nine" {}
log 100 "Hundred" { "Last." }
reef R07 "Needle" { key red }
extern reef R08
"#;

/// A compiled pack.
pub(crate) struct World {
    pub(crate) sources: Sources,
    pub(crate) atlas: Atlas,
}

impl World {
    pub(crate) fn of(files: &[(&str, &str)]) -> World {
        World::with_schema(&[("tiny.yaml".to_owned(), TINY.to_owned())], files)
    }

    pub(crate) fn tiny() -> World {
        World::of(&[("isle.land", ISLE), ("logs.land", LOGS)])
    }

    pub(crate) fn with_schema(schema: &[(String, String)], files: &[(&str, &str)]) -> World {
        let (world, reports) = World::with_printed(schema, &[], files);
        assert_clean(&reports, &world.sources);
        world
    }

    /// What lies in the printed game is known, but not part of the pack.
    pub(crate) fn with_printed(
        schema: &[(String, String)],
        printed: &[(&str, &str)],
        files: &[(&str, &str)],
    ) -> (World, Reports) {
        let mut sources = Sources::default();
        let schema = load(schema, &mut sources);
        let printed: Vec<Tree> = printed.iter().map(|file| parse(*file, &mut sources)).collect();
        let trees = files.iter().map(|file| parse(*file, &mut sources));
        let inputs: Vec<Input> = trees.map(|tree| Input { pack: 0, tree }).collect();
        let (atlas, reports) = landfall_model::build(schema, &sources, &inputs, &printed);
        (World { sources, atlas }, reports)
    }

    pub(crate) fn schema(&self) -> &Schema {
        &self.atlas.schema
    }

    pub(crate) fn layout(&self) -> Layout {
        Layout::of(&self.atlas.schema, &Lock::default())
    }

    pub(crate) fn contents(&self) -> Contents {
        let [name, version, locale] = ["gulls", "1.2.0", "en"].map(str::to_owned);
        let pack = PackMeta { name, version, locale, pack: 0, ids: Vec::new(), requires: Vec::new() };
        Contents { packs: vec![pack], ..Contents::default() }
    }

    pub(crate) fn encode(&self) -> Vec<u8> {
        self.encode_with(&self.contents()).unwrap()
    }

    pub(crate) fn encode_with(&self, contents: &Contents) -> Result<Vec<u8>, EncodeError> {
        encode(&self.atlas, &self.sources, &self.layout(), contents, &[]).map(Bundle::into_vec)
    }
}

fn parse((path, text): (&str, &str), sources: &mut Sources) -> Tree {
    let file = sources.add(path, text);
    let parse = landfall_syntax::parse(file, sources.text(file));
    assert_clean(&parse.reports, sources);
    parse.tree
}

pub(crate) fn tiny_schema() -> Arc<Schema> {
    load(&[("tiny.yaml".to_owned(), TINY.to_owned())], &mut Sources::default())
}

pub(crate) fn load(files: &[(String, String)], sources: &mut Sources) -> Arc<Schema> {
    let files: Vec<_> = files.iter().map(|(path, text)| sources.add(path.as_str(), text.as_str())).collect();
    let (schema, reports) = landfall_schema::load(&files, sources);
    assert_clean(&reports, sources);
    Arc::new(schema)
}

/// The schema that ships with Landfall.
pub(crate) fn vanguard() -> Vec<(String, String)> {
    let mut files = read_all(&top("schemas/common"), ".yaml");
    files.extend(read_all(&top("schemas/vanguard"), ".yaml"));
    files
}

/// A folder of the repository.
pub(crate) fn top(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder)
}

/// Files as `World` takes them.
pub(crate) fn borrowed(files: &[(String, String)]) -> Vec<(&str, &str)> {
    files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect()
}

#[allow(clippy::disallowed_methods)]
pub(crate) fn read_all(folder: &Path, ending: &str) -> Vec<(String, String)> {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    let mut out = Vec::new();
    for path in entries {
        if path.is_dir() {
            out.extend(read_all(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            out.push((path.display().to_string(), std::fs::read_to_string(&path).unwrap()));
        }
    }
    out
}

fn assert_clean(reports: &Reports, sources: &Sources) {
    let lines: Vec<String> = reports.iter().map(|report| render::short(report, sources)).collect();
    assert!(lines.is_empty(), "{}", lines.join("\n"));
}

/// Runs the real flatc in a folder that holds the game's `.fbs`, and these bytes as `pack.lfb`.
#[allow(clippy::disallowed_methods)]
pub(crate) fn flatc(layout: &Layout, bytes: &[u8], arguments: &[&str]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("game.fbs"), fbs(layout)).unwrap();
    std::fs::write(folder.path().join("pack.lfb"), bytes).unwrap();
    let run = Command::new("flatc").current_dir(folder.path()).args(arguments).output();
    let run = run.expect("flatc cannot be run: install Debian's `flatbuffers-compiler`, as tests/run does");
    let told = format!("{}{}", String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert!(run.status.success() && !told.contains("warning"), "flatc {arguments:?}:\n{told}");
    folder
}

/// What flatc makes of a bundle.
#[allow(clippy::disallowed_methods)]
pub(crate) fn flatc_json(layout: &Layout, bytes: &[u8]) -> serde_json::Value {
    let arguments = ["--json", "--strict-json", "--raw-binary", "game.fbs", "--", "pack.lfb"];
    let folder = flatc(layout, bytes, &arguments);
    serde_json::from_slice(&std::fs::read(folder.path().join("pack.json")).unwrap()).unwrap()
}

/// What flatc says about a `.fbs` that was changed: bundles made with `before` must stay readable.
#[allow(clippy::disallowed_methods)]
pub(crate) fn flatc_conforms(before: &str, after: &str) -> Result<(), String> {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("before.fbs"), before).unwrap();
    std::fs::write(folder.path().join("after.fbs"), after).unwrap();
    let arguments = ["--conform", "before.fbs", "after.fbs"];
    let run = Command::new("flatc").current_dir(folder.path()).args(arguments).output().unwrap();
    let told = format!("{}{}", String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    if run.status.success() { Ok(()) } else { Err(told) }
}

/// A generated file of the repository must be what would be generated now. `LANDFALL_WRITE_DOCS=1` writes it.
#[allow(clippy::disallowed_methods)]
pub(crate) fn assert_fresh(path: &str, text: &str) {
    let file = top(path);
    if std::env::var("LANDFALL_WRITE_DOCS").is_ok() {
        std::fs::write(&file, text).unwrap();
    }
    let known = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(known == text, "{path} lags behind the schema: run `just bundle-files`");
}

/// A game that ships with Landfall: how its bundles are laid out, and its lock file.
pub(crate) struct Shipped {
    pub(crate) name: String,
    pub(crate) schema: Arc<Schema>,
    pub(crate) layout: Layout,
    pub(crate) lock: Lock,
}

/// Every folder of `schemas/` that names a game, by name.
#[allow(clippy::disallowed_methods)]
pub(crate) fn shipped() -> Vec<Shipped> {
    let folders = std::fs::read_dir(top("schemas")).unwrap().map(|entry| entry.unwrap());
    let mut names: Vec<String> = folders.map(|entry| entry.file_name().into_string().unwrap()).collect();
    names.sort();
    let names = names.into_iter().filter(|name| value_of(&game_files(name), "game:").is_some());
    names.map(|name| shipped_game(&name)).collect()
}

#[allow(clippy::disallowed_methods)]
fn shipped_game(name: &str) -> Shipped {
    let own = game_files(name);
    let included = value_of(&own, "include:").unwrap_or_default().to_owned();
    let included =
        included.trim_matches(['[', ']']).split(',').map(str::trim).filter(|name| !name.is_empty());
    let mut files: Vec<(String, String)> = included.flat_map(game_files).collect();
    files.extend(own);
    let schema = load(&files, &mut Sources::default());
    // A new game has no lock file before `just bundle-files` has run.
    let lock = std::fs::read_to_string(top(&format!("schemas/{name}/{name}.lock"))).unwrap_or_default();
    let lock = Lock::parse(&lock).unwrap();
    Shipped { name: name.to_owned(), layout: Layout::of(&schema, &lock), schema, lock }
}

fn game_files(name: &str) -> Vec<(String, String)> {
    read_all(&top("schemas").join(name), ".yaml")
}

/// What stands behind a key at the beginning of a line.
fn value_of<'a>(files: &'a [(String, String)], key: &str) -> Option<&'a str> {
    files.iter().flat_map(|(_, text)| text.lines()).find_map(|line| line.strip_prefix(key)).map(str::trim)
}
