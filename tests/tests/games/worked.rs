//! The examples that rulebooks work out, asked of real content: `tests/fixtures/<game>/worked.txt`.
//!
//! A line `pack: content/...` says which pack is asked; the others are an asset or `--`, a number of players or `--`, an
//! expression and the value it must have.

use std::fs;

use landfall_project::{Compilation, Options, compile, evaluate};
use landfall_tests::{files_under, repository};

#[test]
fn worked_examples_come_out_as_printed() {
    let mut wrong = Vec::new();
    for file in files_under(&repository().join("tests/fixtures"), "/worked.txt") {
        let mut asked = 0;
        let mut pack: Option<Compilation> = None;
        for line in fs::read_to_string(&file).unwrap().lines() {
            if let Some(path) = line.strip_prefix("pack:") {
                let found = compile(&[repository().join(path.trim())], &Options::default()).unwrap();
                assert!(found.is_clean(), "{path} is not whole\n{}", landfall_tests::render(&found));
                pack = Some(found);
                continue;
            }
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let parts: Vec<&str> = line.split(" | ").map(str::trim).collect();
            let [asset, players, expression, expected] = parts[..] else { panic!("{line}: not four parts") };
            let asset = (asset != "--").then_some(asset);
            let players = (players != "--").then(|| players.parse().unwrap());
            let pack = pack.as_ref().unwrap_or_else(|| panic!("{}: no `pack:` line", file.display()));
            match evaluate(pack, expression, asset, players) {
                Ok(value) if value == expected => asked += 1,
                Ok(value) => wrong.push(format!("{line}: it is {value}")),
                Err(trouble) => wrong.push(format!("{line}: {trouble}")),
            }
        }
        assert!(asked > 0 || !wrong.is_empty(), "{} asks nothing", file.display());
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
