//! VS Code's own workbench with the extension installed, driven by keys in a real browser.
//!
//! Needs the packed extension, code-server and Chromium, so it is behind the feature `vscode`, which `tests/run --all`
//! turns on. Pictures of every step are left in `target/vscode/pictures`.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::process::Command;

use landfall_tests::{copy_folder, landfall, repository};
use serde_json::{Value, json};

const FILE: &str = "poi/shelf.land";

fn tools() -> PathBuf {
    repository().join("target/vscode")
}

/// Installs the extension as a user does, and gives the folder it is in.
fn install(into: &Path) -> PathBuf {
    let vsix = std::env::var_os("LANDFALL_VSIX").expect("tests/run --all packs the extension");
    let extensions = into.join("extensions");
    let run = Command::new("node")
        .arg(tools().join("node_modules/code-server/out/node/entry.js"))
        .args(["--install-extension".as_ref(), vsix.as_os_str()])
        .args(["--extensions-dir".as_ref(), extensions.as_os_str()])
        .args(["--user-data-dir".as_ref(), into.join("installer").as_os_str()])
        .args(["--config".as_ref(), into.join("installer.yaml").as_os_str()])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(said.contains("was successfully installed"), "{said}{}", String::from_utf8_lossy(&run.stderr));
    extensions
}

/// What the screen showed; the pack afterwards is in `pack`.
fn work(name: &str, folder: &Path, pack: &Path, settings: Value) -> Value {
    copy_folder(&repository().join("content/glasswake"), pack);
    let pictures = tools().join("pictures");
    std::fs::create_dir_all(&pictures).unwrap();
    let mut all = json!({
        "workbench.startupEditor": "none",
        "workbench.enableExperiments": false,
        "telemetry.telemetryLevel": "off",
        "extensions.ignoreRecommendations": true,
    });
    all.as_object_mut().unwrap().extend(settings.as_object().unwrap().clone());
    let out = folder.join("seen.json");
    let setup = json!({
        "name": name, "home": folder.join("home"), "extensions": install(folder), "folder": pack, "file": FILE,
        "chromium": "/usr/bin/chromium", "pictures": pictures, "out": out, "settings": all,
    });
    let file = folder.join("setup.json");
    std::fs::write(&file, setup.to_string()).unwrap();
    let run = Command::new("node")
        .arg(repository().join("tests/editors/vscode.mjs"))
        .args([tools(), file])
        .output()
        .expect("Node is installed by tests/run");
    let said = String::from_utf8_lossy(&run.stderr).into_owned();
    let seen = std::fs::read_to_string(&out).unwrap_or_else(|error| panic!("{error}: {said}"));
    let seen: Value = serde_json::from_str(&seen).unwrap();
    assert_eq!(seen.get("failure"), None, "{seen:#}\n{said}");
    seen
}

/// A slip is reported and goes, a reference is followed, a log gets another number everywhere, panels show the card and
/// the map; and the pack that was saved has nothing wrong with it.
fn a_minute_of_work(name: &str, settings: Value, server: &str) {
    let folder = tempfile::tempdir().unwrap();
    let pack = folder.path().join("pack");
    let seen = work(name, folder.path(), &pack, settings);
    assert_eq!(seen["lens"], "brought in by 1", "{seen:#}");
    assert_eq!(seen["squigglesAtFirst"], 0);
    assert_eq!(seen["problem"], "log 1803 does not exist");
    assert_eq!(seen["definition"], "drone.land");
    assert_eq!(seen["renameOffers"], "1903");
    assert!(seen["card"].as_str().unwrap().contains("Go to Log 1989"), "{}", seen["card"]);
    assert!(seen["map"].as_str().unwrap().contains("Tidewater shelf"), "{}", seen["map"]);
    assert_eq!(seen["server"], format!("Landfall: {server}"));

    let text = |path: &str| std::fs::read_to_string(pack.join(path)).unwrap();
    assert!(text("logs/drone.land").contains("log 1989 \"What the drone saw\" {\n    was 1903\n"));
    assert!(text(FILE).contains("goto log 1989") && !text(FILE).contains("1903"));
    assert!(text("l10n/it.po").contains("msgctxt \"log/1989/title\""));
    let check = Command::new(landfall())
        .args(["check", "--translations", "--deny", "warnings"])
        .arg(&pack)
        .output()
        .unwrap();
    assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stderr));
}

#[test]
fn with_the_program_of_the_settings() {
    let about = format!("the program {}", landfall().display());
    a_minute_of_work("native", json!({ "landfall.path": landfall() }), &about);
}

#[test]
fn with_the_server_inside_on_the_desktop() {
    a_minute_of_work("inside", json!({}), "inside the extension");
}

#[test]
fn with_the_server_inside_in_the_browser() {
    // As on vscode.dev: the extension runs in a worker of the page, where there is no Node.
    let settings = json!({ "remote.extensionKind": { "landfall.landfall": ["ui"] } });
    a_minute_of_work("browser", settings, "inside the extension, in the browser");
}
