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

/// What each of the programs must print, from the atlas.
fn expected(peer: &Peer) -> String {
    let told = &peer.expected;
    let locales = told["locales"].as_array().unwrap();
    let locale = locales.iter().find(|locale| locale["code"] == "it").unwrap_or(&locales[0]);
    let text = |number: &serde_json::Value| {
        locale["texts"][number.as_u64().unwrap() as usize - 1].as_str().unwrap().to_owned()
    };
    let pois = told["poi"].as_array().unwrap();
    let poi = pois.iter().find(|poi| poi["key"] == "P901").unwrap();
    let mut out =
        format!("{}: {} points of interest\n", told["header"]["pack"].as_str().unwrap(), pois.len());
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
    let peer = Peer::on_the_page();
    peer.flatc(&["--python"]);
    std::fs::write(peer.path("snippet.py"), snippet("python")).unwrap();
    assert_says(&peer, Command::new("python3").env("PYTHONPATH", installed("python")).arg("snippet.py"));
}

#[test]
fn the_typescript_on_the_page_runs() {
    let peer = Peer::on_the_page();
    peer.flatc(&["--ts", "-o", "ts"]);
    link_modules(&peer);
    std::fs::write(peer.path("snippet.ts"), snippet("typescript")).unwrap();
    assert_says(&peer, Command::new(installed("node/node_modules/.bin/tsx")).arg("snippet.ts"));
}

#[test]
fn the_cpp_on_the_page_runs() {
    let peer = Peer::on_the_page();
    peer.flatc(&["--cpp"]);
    std::fs::write(peer.path("snippet.cpp"), snippet("cpp")).unwrap();
    run(compiler().args(["snippet.cpp", "-o", "snippet"]).current_dir(peer.path("")));
    assert_says(&peer, &mut Command::new(peer.path("snippet")));
}

#[test]
fn the_rust_on_the_page_runs() {
    let example = repository().join("crates/landfall-runtime/examples/read.rs");
    assert_eq!(std::fs::read_to_string(example).unwrap(), snippet("rust"));
    let peer = Peer::on_the_page();
    let test = std::env::current_exe().unwrap();
    let target = test.ancestors().nth(3).unwrap();
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    cargo.args(["run", "--quiet", "--offline", "--package", "landfall-runtime", "--example", "read"]);
    cargo.arg("--manifest-path").arg(repository().join("Cargo.toml"));
    cargo.arg("--target-dir").arg(target).arg("--");
    assert_says(&peer, &mut cargo);
}

/// There is no .NET here to run it with; that what it calls is there can be seen all the same.
#[test]
fn the_csharp_on_the_page_calls_what_flatc_writes() {
    let peer = Peer::on_the_page();
    peer.flatc(&["--csharp"]);
    let read = |name: &str| {
        let path = peer.path(&format!("landfall/vanguard/{name}.cs"));
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let code = snippet("csharp");
    assert!(code.contains("using landfall.vanguard;"));
    let methods = [
        (
            "Bundle",
            [
                "BundleBufferHasIdentifier",
                "GetRootAsBundle",
                "LocalesByKey",
                "PoiLength",
                "PoiByKey",
                "Header",
            ]
            .as_slice(),
        ),
        ("Header", &["SourceLocale", "Pack"]),
        ("Locale", &["Texts"]),
        ("Poi", &["Title", "ActionLength", "Action"]),
        ("Action", &["Title"]),
    ];
    for (class, names) in methods {
        for name in names {
            assert!(code.contains(name), "the page no longer calls {name}");
            assert!(read(class).contains(&format!(" {name}")), "{class} has no {name}");
        }
    }
}
