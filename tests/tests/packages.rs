//! The packages for engines: installed where nothing else is, they read every bundle, speak, play, and refuse bad input.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::path::{Path, PathBuf};
use std::process::Command;

use landfall_project::{Options, text};
use landfall_tests::engines::{PACKS, bad_bundles, bundle, content, done, installed, newer_bundle, packages};
use landfall_tests::repository;
use serde_json::Value;

/// A folder with all bundles, and an environment that has the package of one language and nothing else.
struct Place {
    folder: tempfile::TempDir,
    python: bool,
}

impl Place {
    fn python() -> Self {
        let place = Self { folder: tempfile::tempdir().unwrap(), python: true };
        done(
            Command::new("python3").args(["-m", "venv", "--without-pip", "env"]).current_dir(place.path("")),
        );
        let pip = |arguments: &[&str]| {
            let mut pip = Command::new("python3");
            // What the package is built with is no part of the environment it is installed into.
            pip.env("PYTHONPATH", installed("python")).args(["-m", "pip"]).args(arguments);
            done(pip.arg("--disable-pip-version-check").current_dir(place.path("")));
        };
        let source = place.path("source");
        done(Command::new("cp").arg("-r").arg(packages().join("packages/python")).arg(&source));
        let wheel =
            ["wheel", "--quiet", "--no-index", "--no-deps", "--no-build-isolation", "-w", "dist", "./source"];
        pip(&wheel);
        std::fs::remove_dir_all(source).unwrap();
        pip(&[
            "--python",
            "env/bin/python",
            "install",
            "--quiet",
            "--no-index",
            "--find-links",
            "dist",
            "landfall-bundle",
        ]);
        place
    }

    fn node() -> Self {
        let place = Self { folder: tempfile::tempdir().unwrap(), python: false };
        let packed = done(
            Command::new("npm")
                .args(["pack", "--silent", "--pack-destination"])
                .arg(place.path(""))
                .current_dir(packages().join("packages/npm")),
        );
        place.write("package.json", br#"{"type": "module"}"#);
        let install = ["install", "--silent", "--offline", "--no-audit", "--no-fund"];
        done(
            Command::new("npm").args(install).arg(format!("./{}", packed.trim())).current_dir(place.path("")),
        );
        place
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> &Self {
        std::fs::write(self.path(name), bytes).unwrap();
        self
    }

    /// Runs a program of `tests/interop` in the language of the place.
    fn player(&self, arguments: &[&str]) -> Value {
        let name = if self.python { "player.py" } else { "player.ts" };
        std::fs::copy(repository().join("tests/interop").join(name), self.path(name)).unwrap();
        serde_json::from_str(&done(self.program(name).args(arguments))).unwrap()
    }

    fn program(&self, script: &str) -> Command {
        let mut command = match self.python {
            true => Command::new(self.path("env/bin/python")),
            false => Command::new(installed("node/node_modules/.bin/tsx")),
        };
        // `-I`: nothing of the surroundings is seen.
        command.args(self.python.then_some("-I")).arg(script).current_dir(self.path(""));
        command
    }
}

fn both() -> [Place; 2] {
    [Place::python(), Place::node()]
}

const READ_PYTHON: &str = r#"
import json, sys
import landfall_bundle

out = []
for path in sys.argv[1:]:
    bundle = landfall_bundle.open(path)
    cards = {kind: len(bundle.cards(kind)) for kind in bundle.game.kinds}
    lines = sum(len(bundle.locale().reading(kind, card.key)) > 0 for kind in cards for card in bundle.cards(kind))
    out.append([bundle.header.pack, bundle.game.name, sum(cards.values()), lines, bundle.locales()])
print(json.dumps(out))
"#;

const READ_NODE: &str = r#"
import { readFileSync } from 'node:fs';
import { parse } from 'landfall-bundle';
import { caverns } from 'landfall-bundle/games/caverns';
import { firstMartians } from 'landfall-bundle/games/first-martians';
import { vanguard } from 'landfall-bundle/games/vanguard';

const out = process.argv.slice(2).map((path) => {
  const bundle = parse<any, any>(readFileSync(path), vanguard, firstMartians, caverns);
  const kinds = [...bundle.game.kinds.keys()];
  const cards = kinds.flatMap((kind) => bundle.cards(kind).map((card) => [kind, card.key]));
  const lines = cards.filter(([kind, key]) => bundle.locale().reading(kind, key).length > 0).length;
  return [bundle.root.header.pack, bundle.game.name, cards.length, lines, bundle.locales()];
});
console.log(JSON.stringify(out));
"#;

#[test]
fn installed_into_an_empty_environment_they_read_all_four_bundles() {
    let mut expected = Vec::new();
    for (pack, game) in PACKS {
        let at = content().packs.iter().position(|it| it.name == pack).unwrap();
        let atlas = content().atlas(at).unwrap();
        let own = atlas.ids().filter(|id| {
            let asset = atlas.asset(*id);
            !asset.external && atlas.unit(asset.unit).pack == at as u16
        });
        let count = own.count();
        let mut locales: Vec<&str> = content().locales_of(at).into_iter().collect();
        locales.push("en");
        locales.sort();
        locales.dedup();
        expected.push(serde_json::json!([pack, game, count, count, locales]));
    }
    for place in both() {
        for (pack, _) in PACKS {
            place.write(&format!("{pack}.lfb"), &bundle(pack));
        }
        let (name, code) = if place.python { ("read.py", READ_PYTHON) } else { ("read.ts", READ_NODE) };
        place.write(name, code.as_bytes());
        let files = PACKS.map(|(pack, _)| format!("{pack}.lfb"));
        let said: Value = serde_json::from_str(&done(place.program(name).args(files))).unwrap();
        assert_eq!(said, Value::from(expected.clone()), "{name}");
    }
}

/// What `landfall text --locale it` prints of every card, by kind and key.
fn italian() -> Vec<Value> {
    let at = content().packs.iter().position(|it| it.name == "glasswake").unwrap();
    let atlas = content().atlas(at).unwrap();
    let mut cards = Vec::new();
    for id in atlas.ids() {
        let asset = atlas.asset(id);
        if asset.external || atlas.unit(asset.unit).pack != at as u16 {
            continue;
        }
        let schema = &atlas.schema;
        let kind = &schema.kind_shape(asset.kind).name;
        let name = format!("{} {}", schema.kind(asset.kind).keyword, asset.key);
        let told = text(content(), &name, Some("it"), &Options::default()).unwrap();
        assert_eq!(told.instead, None);
        cards.push(((asset.kind, asset.key.to_string()), serde_json::json!([kind, asset.key, told.text])));
    }
    cards.sort_by(|a, b| a.0.cmp(&b.0));
    cards.into_iter().map(|(_, card)| card).collect()
}

#[test]
fn every_card_reads_in_italian_as_landfall_text_prints_it() {
    let expected = italian();
    assert!(
        expected.len() > 100 && expected.iter().any(|card| card[2].as_str().unwrap().contains("Annotazione"))
    );
    for place in both() {
        place.write("glasswake.lfb", &bundle("glasswake"));
        let said = place.player(&["cards", "glasswake.lfb", "it"]);
        for (ours, theirs) in expected.iter().zip(said.as_array().unwrap()) {
            assert_eq!(ours, theirs);
        }
        assert_eq!(said.as_array().unwrap().len(), expected.len());
    }
}

#[test]
fn a_hundred_games_are_played_to_an_end_without_an_unknown_verb() {
    let mut plays = Vec::new();
    for place in both() {
        place.write("glasswake.lfb", &bundle("glasswake"));
        let said = place.player(&["play", "glasswake.lfb", "glasswake", "100"]);
        assert_eq!(said["unknown"], serde_json::json!([]));
        let games = said["games"].as_array().unwrap();
        assert_eq!(games.len(), 100);
        assert!(games.iter().all(|game| game["result"].is_string()), "{games:?}");
        let mut endings: Vec<&str> = games
            .iter()
            .map(|game| game["logs"].as_array().unwrap().last().unwrap().as_str().unwrap())
            .collect();
        endings.sort();
        endings.dedup();
        assert!(endings.len() > 2, "every game ended alike: {endings:?}");
        plays.push(said);
    }
    // The same numbers, the same bundle: the same games, log by log.
    assert_eq!(plays[0], plays[1]);
}

const REFUSE_PYTHON: &str = r#"
import sys
import landfall_bundle

for path in sys.argv[1:]:
    try:
        landfall_bundle.open(path, "vanguard")
        print("read")
    except landfall_bundle.BundleError as error:
        print(error)
"#;

const REFUSE_NODE: &str = r#"
import { readFileSync } from 'node:fs';
import { BundleError, parse } from 'landfall-bundle';
import { vanguard } from 'landfall-bundle/games/vanguard';

for (const path of process.argv.slice(2)) {
  try {
    parse(readFileSync(path), vanguard);
    console.log('read');
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    console.log(error.message);
  }
}
"#;

/// A clear sentence for each bad file, in the order of [`bad_bundles`].
fn assert_refused(said: &str) {
    let lines: Vec<&str> = said.lines().collect();
    let bad = bad_bundles();
    assert_eq!(lines.len(), bad.len(), "{said}");
    for ((name, _, part), line) in bad.iter().zip(lines) {
        assert!(line.contains(part), "{name}: {line}");
    }
}

#[test]
fn bad_input_is_refused_with_a_clear_error() {
    for place in both() {
        let (name, code) =
            if place.python { ("refuse.py", REFUSE_PYTHON) } else { ("refuse.ts", REFUSE_NODE) };
        place.write(name, code.as_bytes());
        let mut names = Vec::new();
        for (name, bytes, _) in bad_bundles() {
            place.write(name, &bytes);
            names.push(name);
        }
        assert_refused(&done(place.program(name).args(names)));
    }
}

/// One wrong byte anywhere is seen, whatever it is part of.
#[test]
fn every_single_changed_byte_is_refused() {
    let place = Place::python();
    place.write("cold-harbour.lfb", &bundle("cold-harbour"));
    place.write(
        "flip.py",
        br#"
import landfall_bundle
data = bytearray(open("cold-harbour.lfb", "rb").read())
landfall_bundle.parse(data)
read = []
for at in range(0, len(data), 211):
    data[at] ^= 0x55
    try:
        landfall_bundle.parse(data)
        read.append(at)
    except landfall_bundle.BundleError:
        pass
    data[at] ^= 0x55
print(len(data) // 211, len(read))
# The 64 characters of the hash are not part of the sum.
assert len(read) <= 1, read
"#,
    );
    let said = done(&mut place.program("flip.py"));
    assert!(said.split(' ').next().unwrap().parse::<usize>().unwrap() > 100, "{said}");
}

const NEWER_PYTHON: &str = r#"
import json
import landfall_bundle

bundle = landfall_bundle.open("newer.lfb")
unknown = [it for it in bundle.unknown() if it[1] is not None]
names = {words.key: words for words in bundle.header.vocabularies}["@verb"]
numbers = {it[2] for it in unknown if it[1] == "does"}
verbs = [word for word, value in zip(names.words, names.values) if value in numbers]
print(json.dumps([bundle.is_newer, len(unknown) > 0, verbs, bundle.header.pack]))
"#;

const NEWER_NODE: &str = r#"
import { readFileSync } from 'node:fs';
import { parse } from 'landfall-bundle';
import { vanguard } from 'landfall-bundle/games/vanguard';

const bundle = parse(readFileSync('newer.lfb'), vanguard);
const unknown = bundle.unknown().filter((it) => it.field !== null);
const verbs = bundle.root.header!.vocabularies.find((it) => it.key === '@verb')!;
const numbers = new Set(unknown.filter((it) => it.field === 'does').map((it) => it.number));
const named = verbs.words.filter((_, at) => numbers.has(verbs.values[at]!));
console.log(JSON.stringify([bundle.isNewer, unknown.length > 0, named, bundle.root.header!.pack]));
"#;

#[test]
fn what_a_newer_schema_adds_is_skipped_and_listed() {
    let newer = newer_bundle();
    for place in both() {
        place.write("newer.lfb", &newer);
        let (name, code) = if place.python { ("newer.py", NEWER_PYTHON) } else { ("newer.ts", NEWER_NODE) };
        let said: Value =
            serde_json::from_str(&done(place.write(name, code.as_bytes()).program(name).args([""; 0])))
                .unwrap();
        assert_eq!(said, serde_json::json!([true, true, ["tune"], "homebrew"]), "{name}");
    }
    use landfall_runtime::{BundleFile, vanguard};
    let file = BundleFile::from_bytes(newer, &vanguard::SCHEMA).unwrap().verified().unwrap();
    let unknown = file.unknown().unwrap();
    assert!(file.is_newer() && unknown.iter().any(|it| it.field.as_deref() == Some("does")), "{unknown:#?}");
    let whole = BundleFile::from_bytes(bundle("glasswake"), &vanguard::SCHEMA).unwrap();
    assert!(!whole.is_newer() && whole.unknown().unwrap().is_empty());
}

#[test]
fn the_types_of_the_npm_package_hold_under_strict() {
    let place = Place::node();
    for (name, code) in [("read.ts", READ_NODE), ("refuse.ts", REFUSE_NODE), ("newer.ts", NEWER_NODE)] {
        place.write(name, code.as_bytes());
    }
    std::fs::copy(repository().join("tests/interop/player.ts"), place.path("player.ts")).unwrap();
    let strict =
        ["--strict", "--noEmit", "--noUncheckedIndexedAccess", "--module", "nodenext", "--target", "es2022"];
    let mut tsc = Command::new(installed("node/node_modules/.bin/tsc"));
    tsc.args(strict).args(["--types", "node", "--typeRoots"]).arg(installed("node/node_modules/@types"));
    done(tsc.args(["read.ts", "refuse.ts", "newer.ts", "player.ts"]).current_dir(place.path("")));
    // A field that is not there is an error, so the types say something.
    place.write("wrong.ts", NEWER_NODE.replace("isNewer", "isOlder").as_bytes());
    let mut tsc = Command::new(installed("node/node_modules/.bin/tsc"));
    tsc.args(strict).args(["--types", "node", "--typeRoots"]).arg(installed("node/node_modules/@types"));
    assert!(!tsc.arg("wrong.ts").current_dir(place.path("")).output().unwrap().status.success());
}

/// Browsers have neither `node:` modules nor files.
#[test]
fn the_npm_package_needs_nothing_of_node() {
    for file in ["index.js", "reader.js", "games/vanguard.js"] {
        let text = std::fs::read_to_string(packages().join("packages/npm").join(file)).unwrap();
        let imports: Vec<&str> =
            text.lines().filter(|line| line.contains("import ") && line.contains(" from ")).collect();
        assert!(
            imports.iter().all(|line| line.contains("'./") || line.contains("'../")),
            "{file}: {imports:?}"
        );
        for word in ["require(", "process.", "Buffer."] {
            assert!(!text.contains(word), "{file} has {word}");
        }
    }
}

#[test]
fn cpp_headers_alone_read_and_refuse() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    std::fs::write(path("refuse.cpp"), REFUSE_CPP).unwrap();
    let include = packages().join("packages/cpp");
    // Nothing but the folder of the package: the headers of FlatBuffers are inside.
    let mut compiler = Command::new("g++");
    compiler
        .args(["-std=c++17", "-O0", "-Wall", "-I"])
        .arg(&include)
        .arg(path("refuse.cpp"))
        .arg("-o")
        .arg(path("refuse"));
    done(&mut compiler);
    assert!(Path::new(&include).join("flatbuffers/flatbuffers.h").exists());
    let mut names = Vec::new();
    for (name, bytes, _) in bad_bundles() {
        std::fs::write(path(name), bytes).unwrap();
        names.push(name);
    }
    assert_refused(&done(Command::new(path("refuse")).args(names).current_dir(folder.path())));
    std::fs::write(path("glasswake.lfb"), bundle("glasswake")).unwrap();
    std::fs::write(path("newer.lfb"), newer_bundle()).unwrap();
    let said =
        done(Command::new(path("refuse")).args(["glasswake.lfb", "newer.lfb"]).current_dir(folder.path()));
    assert_eq!(said, "read\nread\n");
}

const REFUSE_CPP: &str = r#"
#include <iostream>

#include "landfall/vanguard.hpp"

int main(int count, char **names) {
  for (int at = 1; at < count; at++) {
    try {
      auto bytes = landfall::read_file(names[at]);
      landfall::vanguard::open(bytes);
      std::cout << "read\n";
    } catch (const landfall::bundle_error &error) {
      std::cout << error.what() << "\n";
    }
  }
}
"#;

/// The layout of bundles before they could speak, and a bundle of that time.
const OLD: &str = "tests/fixtures/engines";

#[test]
fn a_reader_of_the_first_layout_reads_what_it_knows_of_todays_bundles() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::copy(repository().join(OLD).join("vanguard.fbs"), folder.path().join("old.fbs")).unwrap();
    let bytes = bundle("glasswake");
    std::fs::write(folder.path().join("glasswake.lfb"), &bytes).unwrap();
    let arguments = ["--json", "--strict-json", "--raw-binary", "old.fbs", "--", "glasswake.lfb"];
    done(Command::new("flatc").args(arguments).current_dir(folder.path()));
    let theirs = std::fs::read_to_string(folder.path().join("glasswake.json")).unwrap();
    // Names are for source code alone: the table was renamed, its number stayed.
    let theirs: Value = serde_json::from_str(&theirs.replace("\"If\"", "\"IfVerb\"")).unwrap();
    let said = landfall_tests::Sandbox::new();
    said.write("glasswake.lfb", &bytes);
    let ours = said.run(&["dump", "--raw", "glasswake.lfb"]).json();
    assert_part_of("", &theirs, &ours);
    assert_eq!(theirs["poi"].as_array().unwrap().len(), ours["poi"].as_array().unwrap().len());
    assert!(theirs["header"].get("dice").is_none() && ours["header"].get("dice").is_some());
}

/// Everything that one document says is said by the other.
fn assert_part_of(path: &str, part: &Value, whole: &Value) {
    match (part, whole) {
        (Value::Object(part), Value::Object(whole)) => {
            for (key, value) in part {
                assert_part_of(&format!("{path}.{key}"), value, whole.get(key).unwrap_or(&Value::Null));
            }
        }
        (Value::Array(part), Value::Array(whole)) => {
            assert_eq!(part.len(), whole.len(), "{path}");
            for (at, (part, whole)) in part.iter().zip(whole).enumerate() {
                assert_part_of(&format!("{path}[{at}]"), part, whole);
            }
        }
        _ => assert_eq!(part, whole, "{path}"),
    }
}

#[test]
fn todays_readers_read_a_bundle_of_the_first_layout() {
    use landfall_runtime::{BundleFile, vanguard};
    let bytes = std::fs::read(repository().join(OLD).join("demo.lfb")).unwrap();
    let file = BundleFile::from_bytes(bytes.clone(), &vanguard::SCHEMA).unwrap().verified().unwrap();
    let bundle = vanguard::Bundle::of(&file);
    let texts = file.locale("en").unwrap();
    let poi = bundle.poi().get(0).unwrap();
    assert!(!file.is_newer() && !texts.text(poi.title()).is_empty());
    assert!(texts.reading(vanguard::Kind::Poi as u16, poi.key(), 0).is_empty());
    for place in both() {
        place.write("demo.lfb", &bytes);
        let (name, code) = if place.python { ("read.py", READ_PYTHON) } else { ("read.ts", READ_NODE) };
        let said = done(place.write(name, code.as_bytes()).program(name).arg("demo.lfb"));
        let said: Value = serde_json::from_str(&said).unwrap();
        // Cards, but none of them in words.
        assert_eq!((&said[0][0], &said[0][3]), (&"demo".into(), &0.into()), "{said}");
        assert!(said[0][2].as_u64().unwrap() > 3, "{said}");
    }
}

/// In both languages, what an effect says alone is part of what its card says.
#[test]
fn effects_and_requirements_say_what_their_card_says() {
    use landfall_runtime::{BundleFile, vanguard};
    let file = BundleFile::from_bytes(bundle("glasswake"), &vanguard::SCHEMA).unwrap();
    let cards = vanguard::Bundle::of(&file);
    let mut found = 0;
    for code in ["en", "it"] {
        let texts = file.locale(code).unwrap();
        for poi in cards.poi().iter() {
            let lines = texts.reading(vanguard::Kind::Poi as u16, poi.key(), 0);
            let card: Vec<&str> = lines.into_iter().map(|(.., text)| text).collect();
            let card = card.join("\n");
            for row in poi.action().iter().flat_map(|action| action.row().iter().collect::<Vec<_>>()) {
                let effects =
                    row.effects().iter().map(|effect| texts.rules(effect.text())).collect::<Vec<_>>();
                let needed = row.requirement().map(|it| texts.rules(it.text())).unwrap_or_default();
                assert!(effects.iter().all(|text| text.ends_with('.')), "{effects:?}");
                assert!(
                    card.contains(&effects.join(" ")) && card.contains(needed),
                    "{code} {}: {effects:?}",
                    poi.key()
                );
                found += effects.len();
            }
        }
    }
    assert!(found > 100, "{found}");
    let header = cards.header().unwrap();
    let injuries: Vec<&str> = header.externs().iter().filter_map(|it| it.key()).collect();
    assert_eq!(injuries, ["burn", "exhausted", "panic", "wounded"]);
    let icons = header.vocabularies().find("icon").unwrap();
    let xenology = icons.words().iter().position(|word| word == "xenology").unwrap();
    assert_eq!(file.locale("it").unwrap().name("icon", xenology), Some("Xenologia"));
    assert_eq!(header.facts().find("own-dice").unwrap().value(), 5);
    assert_eq!(header.dice().find("section-die/red-wild").unwrap().faces().len(), 6);
}
