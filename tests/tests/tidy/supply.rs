//! What the program is made of: known licences, one registry, checksums, and unsafe code in three places.
//!
//! `just deny` asks the same of cargo-deny, and about advisories; building it takes minutes, and this takes none.

use std::process::Command;

use serde_json::Value;

use super::*;

/// The list in `deny.toml`, so that there is one.
fn allowed_licences() -> BTreeSet<String> {
    let deny = read("deny.toml");
    let list = deny.split("allow = [").nth(1).and_then(|rest| rest.split(']').next()).unwrap();
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Whether one way of reading a licence expression is on the list. Old manifests write `/` for `OR`.
fn is_allowed(licence: &str, allowed: &BTreeSet<String>) -> bool {
    let factor = |factor: &str| {
        let ways = factor.trim_matches(['(', ')']).replace('/', " OR ");
        ways.split(" OR ").any(|way| allowed.contains(way.trim()))
    };
    licence.split(" AND ").all(|part| factor(part.trim()))
}

#[test]
fn every_library_has_a_licence_that_is_allowed() {
    let allowed = allowed_licences();
    assert!(is_allowed("(MIT OR GPL-3.0) AND Unicode-3.0", &allowed));
    assert!(is_allowed("Apache-2.0/BSL-1.0", &allowed));
    assert!(!is_allowed("MIT AND GPL-3.0", &allowed) && !is_allowed("GPL-3.0", &allowed));
    let platform = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
    let arguments =
        ["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", &platform];
    let output = Command::new(env!("CARGO")).args(arguments).current_dir(repository()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    let libraries: Vec<&Value> = packages.iter().filter(|package| !package["source"].is_null()).collect();
    assert!(libraries.len() > 100, "{} libraries", libraries.len());
    for library in libraries {
        let (name, licence) = (&library["name"], library["license"].as_str().unwrap_or("none"));
        assert!(is_allowed(licence, &allowed), "{name}: {licence}");
    }
}

/// Lock files are text, so this holds for every platform.
#[test]
fn every_library_comes_from_its_registry_with_a_checksum() {
    let locks = [
        "Cargo.lock",
        "tests/fuzz/Cargo.lock",
        "tests/interop/rust/Cargo.lock",
        "tests/pipelines/Cargo.lock",
    ];
    for lock in locks {
        let text = read(lock);
        let mut count = 0;
        for package in text.split("[[package]]").skip(1) {
            let name = package.lines().find_map(|line| line.strip_prefix("name = ")).unwrap();
            if let Some(source) = package.lines().find_map(|line| line.strip_prefix("source = ")) {
                count += 1;
                assert_eq!(
                    source, "\"registry+https://github.com/rust-lang/crates.io-index\"",
                    "{lock}: {name}"
                );
                assert!(package.contains("\nchecksum = \""), "{lock}: {name} has no checksum");
            }
            for banned in ["\"serde_yaml\"", "\"serde_yml\""] {
                assert_ne!(name, banned, "{lock}");
            }
        }
        assert!(count > 0, "{lock} names no library");
    }
    let of_npm = [("crates/landfall-ide/editors/vscode", 100), ("crates/landfall-web/studio", 20)];
    for (folder, least) in of_npm {
        let lock: Value = serde_json::from_str(&read(format!("{folder}/package-lock.json"))).unwrap();
        let packages: Vec<_> =
            lock["packages"].as_object().unwrap().iter().filter(|(name, _)| !name.is_empty()).collect();
        assert!(packages.len() > least, "{folder}: {} packages", packages.len());
        for (name, package) in packages {
            // Without an address npm asks its own registry; the hash holds what comes to what was locked.
            let address = package["resolved"].as_str();
            assert!(
                address.is_none_or(|address| address.starts_with("https://registry.npmjs.org/")),
                "{name}"
            );
            assert!(package["integrity"].as_str().is_some_and(|hash| hash.starts_with("sha512-")), "{name}");
        }
    }
}

/// Studio is a page that is embedded on request: who installs the program needs Rust and nothing else.
#[test]
fn installing_needs_no_node() {
    let scripts = files_under(&repository().join("crates"), "build.rs");
    let scripts: Vec<_> =
        scripts.into_iter().filter(|path| !path.to_string_lossy().contains("/node_modules/")).collect();
    assert!(!scripts.is_empty());
    for script in scripts {
        let text = fs::read_to_string(&script).unwrap();
        assert!(!text.contains("Command") && !text.contains("npm"), "{} runs a program", script.display());
    }
    let manifest = read("crates/landfall-cli/Cargo.toml");
    assert!(manifest.contains("\nstudio = []\n"), "the feature `studio` is gone");
    assert!(!manifest.contains("default = "), "a feature of the program is on by default");
    assert!(!read("crates/landfall-cli/src/commands/preview/mod.rs").contains("include_bytes!(\""));
}

/// The mapped loader, the names that WebAssembly exports, and the counter of blocks.
#[test]
fn unsafe_code_is_forbidden_but_for_three_files() {
    let allowed = [
        "crates/landfall-runtime/src/map.rs",
        "crates/landfall-web/src/lib.rs",
        "tests/counted/src/count.rs",
    ];
    let folders = ["crates", "tests"].map(|folder| repository().join(folder));
    let files = folders.iter().flat_map(|folder| files_under(folder, ".rs"));
    let shown = |path: &Path| path.strip_prefix(repository()).unwrap().to_str().unwrap().to_owned();
    let wanted = concat!("allow(unsafe", "_code)");
    let found: BTreeSet<String> = files
        .filter(|path| !shown(path).contains("/target/") && !shown(path).contains("/node_modules/"))
        .filter(|path| fs::read_to_string(path).unwrap().contains(wanted))
        .map(|path| shown(&path))
        .collect();
    assert_eq!(found, allowed.map(str::to_owned).into());
    for manifest in files_under(&repository().join("crates"), "Cargo.toml") {
        let text = fs::read_to_string(&manifest).unwrap();
        let has_lints = text.contains("[lints]\nworkspace = true") || text.contains("unsafe_code = \"deny\"");
        assert!(has_lints || text.contains("[workspace]"), "{}", shown(&manifest));
    }
    assert!(read("Cargo.toml").contains("unsafe_code = \"forbid\""));
}
