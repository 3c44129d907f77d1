//! Engines in other languages read a bundle as we do: every asset, field, effect and text.
//!
//! The code is what flatc writes. `tests/run` installs what these tests need; without it they fail, because a
//! promise to engine programmers that nobody checked is worth nothing.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

#[path = "interop/atlas.rs"]
mod atlas;
#[path = "interop/catalog.rs"]
mod catalog;
#[path = "interop/cpp.rs"]
mod cpp;
#[path = "interop/flatc_rust.rs"]
mod flatc_rust;
#[path = "interop/random.rs"]
mod random;
#[path = "interop/rust.rs"]
mod rust;
#[path = "interop/shape.rs"]
mod shape;
#[path = "interop/snippets.rs"]
mod snippets;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use landfall_bundle::{Layout, Lock};
use landfall_project::{BundleOptions, Compilation, Options, compile};
use landfall_tests::repository;
use serde_json::Value;

/// All packs of the repository.
fn content() -> Compilation {
    let compilation = compile(&[repository().join("content")], &Options::default()).unwrap();
    assert!(!compilation.has_errors(), "{:#?}", landfall_tests::lines(&compilation));
    compilation
}

/// A folder with the bundle of all packs of one game, and what the atlas says must be in it.
struct Peer {
    game: String,
    layout: Layout,
    folder: tempfile::TempDir,
    expected: Value,
    bytes: Vec<u8>,
}

impl Peer {
    /// One for each game that something in `content/` is written for.
    fn all() -> Vec<Self> {
        let content = content();
        let mut games: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (at, pack) in content.packs.iter().enumerate() {
            games.entry(&pack.game).or_default().push(at);
        }
        assert!(!games.is_empty());
        games.into_iter().map(|(game, packs)| Self::of(&content, game, &packs)).collect()
    }

    fn of(content: &Compilation, game: &str, packs: &[usize]) -> Self {
        let lock = repository().join(format!("schemas/{game}/{game}.lock"));
        let lock = Lock::parse(&std::fs::read_to_string(lock).unwrap()).unwrap();
        let layout = Layout::of(&content.atlas(packs[0]).unwrap().schema, &lock);
        let fbs = landfall_bundle::fbs(&layout);
        let fingerprint = fbs.lines().nth(1).unwrap().rsplit(' ').next().unwrap();
        let mut expected = atlas::expected(content, packs, &layout, fingerprint);
        let bytes = content.bundle_of(packs, &BundleOptions::default()).unwrap().unwrap();
        // What the bytes are like only the bytes know.
        expected["header"]["content_hash"] = landfall_runtime::content_hash(&bytes).unwrap().into();
        let dump = landfall_bundle::dump(&bytes, &layout).unwrap();
        add_meaning(&mut expected, &serde_json::from_str(&dump).unwrap());
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, bytes: &[u8]| std::fs::write(folder.path().join(name), bytes).unwrap();
        write(&format!("{game}.fbs"), fbs.as_bytes());
        write("all.lfb", &bytes);
        write("shape.json", shape::shape(&layout).to_string().as_bytes());
        Self { game: game.to_owned(), layout, folder, expected, bytes }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn fbs(&self) -> String {
        format!("{}.fbs", self.game)
    }

    fn flatc(&self, arguments: &[&str]) {
        run(Command::new("flatc").args(arguments).arg(self.fbs()).current_dir(self.folder.path()));
    }

    /// The whole bundle, as a program in another language has printed it.
    fn assert_prints(&self, command: &mut Command) {
        let said = run(command.current_dir(self.folder.path()));
        self.assert_is(&serde_json::from_slice(&said).unwrap());
    }

    fn assert_is(&self, theirs: &Value) {
        assert_same(&self.game, &self.expected, theirs);
        assert!(self.expected == *theirs);
    }
}

/// What things are called and what they say is in the dump. Other tests compare that with the schema and with
/// `landfall text`; here, every language must read the same of it.
fn add_meaning(expected: &mut Value, dump: &Value) {
    for part in ["checksum", "grown_from", "vocabularies", "dice", "facts", "externs", "renames"] {
        if let Some(value) = dump["header"].get(part) {
            expected["header"][part] = value.clone();
        }
    }
    let locales = expected["locales"].as_array_mut().unwrap().iter_mut();
    for (locale, dumped) in locales.zip(dump["locales"].as_array().unwrap()) {
        for part in ["rules", "names", "extern_names", "readings"] {
            if let Some(value) = dumped.get(part) {
                locale[part] = value.clone();
            }
        }
    }
    add_rules_texts(expected, dump);
}

/// The numbers of what effects, conditions, requirements and targets say.
fn add_rules_texts(expected: &mut Value, dump: &Value) {
    match (expected, dump) {
        (Value::Object(expected), Value::Object(dump)) => {
            for (name, value) in expected.iter_mut() {
                add_rules_texts(value, dump.get(name).unwrap_or(&Value::Null));
            }
            if let Some(text) = dump.get("text").filter(|_| !expected.contains_key("text")) {
                expected.insert("text".to_owned(), text.clone());
            }
        }
        (Value::Array(expected), Value::Array(dump)) => {
            expected.iter_mut().zip(dump).for_each(|(expected, dump)| add_rules_texts(expected, dump));
        }
        _ => {}
    }
}

fn run(command: &mut Command) -> Vec<u8> {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}: run tests/run"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {}{said}", String::from_utf8_lossy(&output.stdout));
    output.stdout
}

/// What `tests/run` has installed.
fn installed(name: &str) -> PathBuf {
    let path = repository().join("target/interop").join(name);
    assert!(path.exists(), "{} is missing: run tests/run", path.display());
    path
}

fn script(name: &str) -> PathBuf {
    repository().join("tests/interop").join(name)
}

/// Where two documents begin to differ, which is more use than both of them.
fn assert_same(path: &str, ours: &Value, theirs: &Value) {
    match (ours, theirs) {
        (Value::Object(a), Value::Object(b)) => {
            for key in a.keys().chain(b.keys()) {
                let none = &Value::Null;
                assert_same(&format!("{path}.{key}"), a.get(key).unwrap_or(none), b.get(key).unwrap_or(none));
            }
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            for (at, (a, b)) in a.iter().zip(b).enumerate() {
                assert_same(&format!("{path}[{at}]"), a, b);
            }
        }
        _ => assert!(ours == theirs, "{path}: the atlas says {ours}, they say {theirs}"),
    }
}

/// Names in a bundle are those of the schema, so that a walk by names cannot mistake one thing for another.
#[test]
fn names_in_a_bundle_are_those_of_the_schema() {
    let plain = |name: &str| name.to_lowercase().replace(|letter: char| !letter.is_ascii_alphanumeric(), "");
    let assert_near = |name: &str, origin: &str| {
        let origin = plain(origin.rsplit('/').next().unwrap());
        // `N2Suns` for `2-suns`, `TravelVerb` for `travel`.
        let name = plain(name);
        let name = if origin.starts_with(|first: char| first.is_ascii_digit()) { &name[1..] } else { &name };
        assert!(name.starts_with(&origin), "{name} for {origin}");
    };
    for Peer { layout, .. } in Peer::all() {
        for words in &layout.enums {
            assert_near(&words.name, &words.origin);
            words.values.iter().skip(1).for_each(|word| assert_near(&word.name, &word.origin));
        }
        for table in layout.tables.iter().filter(|table| !table.origin.starts_with("requirement/")) {
            assert_near(&table.name, &table.origin);
            table.columns.iter().for_each(|column| assert_near(&column.name, &column.origin));
        }
    }
}

#[test]
fn flatc_and_dump_raw_print_all_content_in_every_language() {
    for peer in Peer::all() {
        let arguments = ["--json", "--strict-json", &peer.fbs(), "--", "all.lfb"];
        run(Command::new("flatc").args(arguments).current_dir(peer.path("")));
        let theirs = std::fs::read(peer.path("all.json")).unwrap();
        peer.assert_is(&serde_json::from_slice(&theirs).unwrap());
        let dump = landfall_bundle::dump(&peer.bytes, &peer.layout).unwrap();
        peer.assert_is(&serde_json::from_str(&dump).unwrap());
    }
}

/// One whose atlas says too little would prove nothing.
#[test]
fn the_atlas_tells_of_every_card_and_every_language() {
    let content = content();
    for peer in Peer::all() {
        let root = peer.expected.as_object().unwrap();
        let kinds = peer.layout.root().columns.iter().filter(|column| column.origin.starts_with("kind/"));
        let told: usize = kinds.filter_map(|column| root.get(&column.name)?.as_array()).map(Vec::len).sum();
        let packs = || content.packs.iter().enumerate().filter(|(_, pack)| pack.game == peer.game);
        let atlas = content.atlas(packs().next().unwrap().0).unwrap();
        let is_ours = |id: &landfall_model::AssetId| {
            let asset = atlas.asset(*id);
            !asset.external && atlas.unit(asset.unit).pack != landfall_model::PRINTED
        };
        assert_eq!(told, atlas.ids().filter(is_ours).count());
        let told = root["locales"].as_array().unwrap().iter().map(|locale| locale["code"].as_str().unwrap());
        let told: BTreeSet<String> = told.map(str::to_owned).collect();
        let declared = packs().flat_map(|(at, _)| content.locales_of(at)).map(str::to_owned);
        assert_eq!(told, declared.chain(packs().map(|(_, pack)| pack.locale.clone())).collect());
        let texts =
            root["locales"].as_array().unwrap().iter().map(|it| it["texts"].as_array().unwrap().len());
        assert!(
            texts.collect::<BTreeSet<_>>() == BTreeSet::from([root["messages"].as_array().unwrap().len()])
        );
    }
}

#[test]
fn python_reads_everything() {
    for peer in Peer::all() {
        peer.flatc(&["--python", "-o", "py"]);
        let path = format!("{}:{}", peer.path("py").display(), installed("python").display());
        let mut python = Command::new("python3");
        python.env("PYTHONPATH", path).arg(script("walk.py")).args(["shape.json", "all.lfb"]);
        peer.assert_prints(&mut python);
    }
}

#[test]
fn typescript_reads_everything() {
    for peer in Peer::all() {
        peer.flatc(&["--ts", "-o", "ts"]);
        link_modules(&peer);
        std::fs::copy(script("walk.ts"), peer.path("walk.ts")).unwrap();
        let generated = peer.path(&format!("ts/{}_generated.ts", peer.game));
        let tsx = installed("node/node_modules/.bin/tsx");
        peer.assert_prints(Command::new(tsx).arg("walk.ts").arg(generated).args(["shape.json", "all.lfb"]));
    }
}

/// Node looks for packages beside the script and above it.
fn link_modules(peer: &Peer) {
    std::os::unix::fs::symlink(installed("node/node_modules"), peer.path("node_modules")).unwrap();
    std::fs::write(peer.path("package.json"), r#"{"type": "module"}"#).unwrap();
}

#[test]
fn cpp_reads_everything_after_its_own_verifier() {
    for peer in Peer::all() {
        peer.flatc(&["--cpp", "--scoped-enums"]);
        std::fs::write(peer.path("walk.cpp"), cpp::walker(&peer.layout)).unwrap();
        std::fs::copy(script("json.hpp"), peer.path("json.hpp")).unwrap();
        run(compiler().args(["walk.cpp", "-o", "walk"]).current_dir(peer.path("")));
        peer.assert_prints(Command::new(peer.path("walk")).arg("all.lfb"));
    }
}

fn compiler() -> Command {
    let mut command = Command::new("g++");
    command.args(["-std=c++17", "-O0", "-Wall", "-Wno-unused-function", "-Werror"]);
    command
}

/// The code that flatc itself writes for Rust, with the version of its crate that goes with it.
#[test]
fn flatcs_own_rust_reads_everything_after_its_own_verifier() {
    for peer in Peer::all() {
        peer.flatc(&["--rust"]);
        let generated = std::fs::read_to_string(peer.path(&format!("{}_generated.rs", peer.game))).unwrap();
        let project = Path::new(env!("CARGO_TARGET_TMPDIR")).join("flatc-rust").join(&peer.game);
        std::fs::create_dir_all(project.join("src")).unwrap();
        for file in ["Cargo.toml", "Cargo.lock", "src/json.rs"] {
            std::fs::copy(script("rust").join(file), project.join(file)).unwrap();
        }
        std::fs::write(project.join("src/main.rs"), flatc_rust::walker(&peer.layout, &generated)).unwrap();
        std::fs::write(project.join("src/generated.rs"), generated).unwrap();
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
        cargo.args(["build", "--quiet", "--offline", "--locked", "--target-dir", "../target"]);
        run(cargo.current_dir(&project));
        peer.assert_prints(Command::new(project.join("../target/debug/walk")).arg("all.lfb"));
    }
}

#[test]
fn our_own_rust_reads_everything() {
    for peer in Peer::all() {
        peer.assert_is(&rust::walked(&peer.game, peer.bytes.clone()));
    }
}
