//! `landfall --help`, `landfall explain`, `landfall schema` and `landfall completions`.

use crate::sandbox::Sandbox;

#[test]
fn help_teaches_by_example() {
    let sandbox = Sandbox::new();
    for command in ["new", "check", "build", "fmt", "explain", "dump", "schema", "completions"] {
        let said = sandbox.run(&[command, "--help"]);
        assert_eq!(said.code, 0);
        assert!(said.stdout.contains("Examples:\n  landfall "), "{}", said.stdout);
    }
}

#[test]
fn every_rule_can_be_explained() {
    let sandbox = Sandbox::new();
    let list = sandbox.run(&["explain", "--list"]);
    assert_eq!(list.code, 0);
    let codes = list.stdout.lines().filter_map(|line| line.split_whitespace().next());
    // Names of games stand between the lines. Each rule of a game compiles a whole pack, so some of them will do.
    let (ours, own): (Vec<&str>, Vec<&str>) = codes
        .filter(|code| code.starts_with(|c: char| c.is_ascii_uppercase()))
        .partition(|code| code.starts_with("LF"));
    assert!(ours.len() > 100 && own.len() > 100);
    for code in ours.into_iter().chain(own.into_iter().step_by(25)) {
        let said = sandbox.run(&["explain", code]);
        assert_eq!(said.code, 0, "{code}");
        // Once in the title, and again in the report of the bad example. What only a game played out or a printed card can
        // show has no such example.
        let shown = if code.starts_with("LF8") { 1 } else { 2 };
        assert!(said.stdout.matches(code).count() >= shown, "{code}: {}", said.stdout);
    }
}

#[test]
fn an_unknown_rule_gets_the_nearest() {
    let said = Sandbox::new().run(&["explain", "orphn"]);
    assert_eq!((said.code, said.stdout.as_str()), (2, ""));
    assert_eq!(said.stderr, "landfall: no report and no word is called `orphn`: the nearest: orphan\n");
}

#[test]
fn schemas_are_listed_shown_and_checked() {
    let sandbox = Sandbox::new();
    let list = sandbox.run(&["schema", "list"]).stdout;
    assert_eq!(
        list,
        "caverns         Caverns\nfirst-martians  First Martians: Adventures on the Red Planet\nvanguard        ISS Vanguard\n"
    );
    assert!(sandbox.run(&["schema", "show", "vanguard", "biome"]).stdout.contains("aquatic"));
    let said = sandbox.run(&["schema", "show", "vanguard", "biom"]);
    assert_eq!(said.code, 2);
    assert!(said.stderr.contains("the nearest: biome"), "{}", said.stderr);
    let said = sandbox.run(&["schema", "check"]);
    assert_eq!(said.code, 0, "{}", said.stderr);
    sandbox.write("mine/game.yaml", "game: mine\nidentifier: MINE\nkinds: {tile: {id: T#, wrte: tile}}\n");
    let said = sandbox.run(&["schema", "check", "mine"]);
    assert_eq!(said.code, 1);
    assert!(said.stderr.contains("mine/game.yaml:3:"), "{}", said.stderr);
}

#[test]
fn a_schema_on_disk_takes_the_place_of_the_built_in_one() {
    let sandbox = Sandbox::new();
    let schema = "game: moor\nnames: {en: The Moor}\nidentifier: MOOR\nsource-locale: en\nkinds:\n  lamp:\n    id: name\n    write: lamp {id}\n    fields: {id: id, lit: flag}\n";
    sandbox.write("schemas/moor/game.yaml", schema);
    sandbox.write("a.land", "game moor\nlamp first { lit }\n");
    for schema in ["schemas", "schemas/moor"] {
        let said = sandbox.run(&["check", "a.land", "--schema", schema]);
        assert_eq!(said.code, 0, "{}", said.stderr);
        assert!(said.stderr.contains("1 asset,"), "{}", said.stderr);
    }
    assert_eq!(sandbox.run(&["schema", "list", "--schema", "schemas"]).stdout, "moor  The Moor\n");
    assert_eq!(sandbox.run(&["check", "a.land"]).code, 1);
}

#[test]
fn shells_get_their_completions() {
    let sandbox = Sandbox::new();
    for shell in ["bash", "zsh", "fish"] {
        assert!(sandbox.run(&["completions", shell]).stdout.contains("explain"), "{shell}");
    }
}
