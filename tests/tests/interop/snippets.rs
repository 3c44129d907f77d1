//! The programs in `docs/engines.md` do what the page says.

use std::process::Command;

use landfall_tests::repository;

use super::{Peer, compiler, installed, link_modules, run};

/// The code of one language on the page.
fn snippet(language: &str) -> String {
    let page = std::fs::read_to_string(repository().join("docs/engines.md")).unwrap();
    let (_, rest) = page.split_once(&format!("\n```{language}\n")).unwrap_or_else(|| panic!("no {language}"));
    rest.split_once("\n```\n").unwrap().0.to_owned() + "\n"
}

/// What each of the programs must print, from the dump.
fn expected(peer: &Peer) -> String {
    let dump = &peer.dump;
    let locales = dump["locales"].as_array().unwrap();
    let locale = locales.iter().find(|locale| locale["code"] == "it").unwrap_or(&locales[0]);
    let text = |number: &serde_json::Value| {
        locale["texts"][number.as_u64().unwrap() as usize - 1].as_str().unwrap().to_owned()
    };
    let pois = dump["poi"].as_array().unwrap();
    let poi = pois.iter().find(|poi| poi["key"] == "P901").unwrap();
    let mut out =
        format!("{}: {} points of interest\n", dump["header"]["pack"].as_str().unwrap(), pois.len());
    out.push_str(&format!("P901 is {}\n", text(&poi["title"])));
    for action in poi["action"].as_array().unwrap() {
        out.push_str(&format!("- {}\n", text(&action["title"])));
    }
    out
}

fn assert_says(peer: &Peer, command: &mut Command) {
    let said = run(command.arg("all.lfb").current_dir(peer.path("")));
    assert_eq!(String::from_utf8(said).unwrap(), expected(peer));
}

#[test]
fn the_python_on_the_page_runs() {
    let peer = Peer::new();
    peer.flatc(&["--python"]);
    std::fs::write(peer.path("snippet.py"), snippet("python")).unwrap();
    assert_says(&peer, Command::new("python3").env("PYTHONPATH", installed("python")).arg("snippet.py"));
}

#[test]
fn the_typescript_on_the_page_runs() {
    let peer = Peer::new();
    peer.flatc(&["--ts", "-o", "ts"]);
    link_modules(&peer);
    std::fs::write(peer.path("snippet.ts"), snippet("typescript")).unwrap();
    assert_says(&peer, Command::new(installed("node/node_modules/.bin/tsx")).arg("snippet.ts"));
}

#[test]
fn the_cpp_on_the_page_runs() {
    let peer = Peer::new();
    peer.flatc(&["--cpp"]);
    std::fs::write(peer.path("snippet.cpp"), snippet("cpp")).unwrap();
    run(compiler().args(["snippet.cpp", "-o", "snippet"]).current_dir(peer.path("")));
    assert_says(&peer, &mut Command::new(peer.path("snippet")));
}

#[test]
fn the_rust_on_the_page_runs() {
    let example = repository().join("crates/landfall-runtime/examples/read.rs");
    assert_eq!(std::fs::read_to_string(example).unwrap(), snippet("rust"));
    let peer = Peer::new();
    let test = std::env::current_exe().unwrap();
    let target = test.ancestors().nth(3).unwrap();
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    cargo.args(["run", "--quiet", "--offline", "--package", "landfall-runtime", "--example", "read"]);
    cargo.arg("--manifest-path").arg(repository().join("Cargo.toml"));
    cargo.arg("--target-dir").arg(target).arg("--");
    assert_says(&peer, &mut cargo);
}
