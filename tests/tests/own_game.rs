//! A pack that brings its game along: no command needs `--schema`.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use landfall_tests::Sandbox;

const GAME: &str = "\
game: beacons
names: {en: Beacons}
doc: Fires on hills, and who may light them.
identifier: BCNS
source-locale: en
kinds:
  hill:
    names: {en: Hill}
    id: name
    write: hill {id} {title}
    unused: nobody looks at it
    fields:
      title: text title
      first: {type: flag, doc: The fire that is lit first.}
      then: {type: effects, write: \"-> {then}\"}
verbs:
  light: {write: \"light {hill}\", doc: Its fire burns., args: {hill: ref hill}, does: [place hill]}
constraints:
  BC01:
    name: dark-start
    title: no fire is lit first
    doc: Somebody has to begin.
    for: hill
    require: \"count(hill where first) >= 1\"
    message: no fire is lit first
    help: mark a hill with `first`
";

/// A pack `watch` whose game lies inside it, or beside it in `games/`.
fn watch(inside: bool) -> Sandbox {
    let sandbox = Sandbox::new();
    let (game, folder) = match inside {
        true => ("./schemas/beacons", "watch/schemas/beacons"),
        false => ("../games/beacons", "games/beacons"),
    };
    sandbox.write(&format!("{folder}/game.yaml"), GAME);
    sandbox.write(&format!("{folder}/l10n/en.ftl"), "verb-light = light { $hill }\n");
    sandbox.write(
        "watch/landfall.yaml",
        format!("name: watch\nversion: 0.1.0\ngame: {game}\nlocales: [it]\nallow: [missing-catalog]\n"),
    );
    sandbox.write(
        "watch/hills.land",
        "hill crag \"The Crag\" { first; -> light knoll }\nhill knoll \"The Knoll\" { -> light crag }\n",
    );
    sandbox
}

#[test]
fn every_command_finds_the_game_of_the_pack() {
    for inside in [true, false] {
        let sandbox = watch(inside);
        let commands: &[&[&str]] = &[
            &["check", "watch"],
            &["build", "watch"],
            &["dump", "watch.lfb"],
            &["verify", "watch.lfb"],
            &["diff", "watch.lfb", "watch.lfb"],
            &["compat", "watch.lfb", "watch.lfb"],
            &["text", "crag", "--pack", "watch"],
            &["graph", "crag", "--path", "watch"],
            &["why", "crag", "--path", "watch"],
            &["who-writes", "crag", "--path", "watch"],
            &["ask", "count(hill)", "--path", "watch"],
            &["l10n", "update", "it", "--pack", "watch"],
            &["l10n", "stats", "watch"],
            &["explain", "BC01"],
            &["schema", "show", "beacons"],
        ];
        for command in commands {
            let said = sandbox.run(command);
            assert_eq!(said.code, Some(0), "inside: {inside}\n{said}");
        }
        let listed = sandbox.run_in("watch", &["schema", "list"]);
        assert!(listed.stdout.contains("beacons"), "{listed}");
        let verified = sandbox.run_in("watch", &["verify", "../watch.lfb"]);
        assert_eq!(verified.code, Some(0), "{verified}");
        let far = sandbox
            .write("elsewhere/x", "")
            .run_in("elsewhere", &["verify", "../watch.lfb", "--pack", "../watch"]);
        assert_eq!(far.code, Some(0), "{far}");
    }
}

#[test]
fn the_rules_of_the_game_hold_for_the_pack() {
    let sandbox = watch(true);
    sandbox.edit("watch/hills.land", "first; ", "");
    let said = sandbox.run(&["check", "watch", "--format", "short"]);
    assert_eq!(said.code, Some(1), "{said}");
    assert!(said.stdout.contains("error[BC01]: no fire is lit first"), "{said}");
    // What is wrong with the game is reported with the pack.
    sandbox.edit("watch/schemas/beacons/game.yaml", "type: flag", "type: flga");
    let said = sandbox.run(&["check", "watch", "--format", "short"]);
    assert!(said.stdout.contains("watch/schemas/beacons/game.yaml:14:21: error[LF1006]"), "{said}");
}

#[test]
fn a_folder_without_a_game_is_reported() {
    let sandbox = watch(true);
    for game in ["./schemas/beacon", "./schemas", "/etc", "../watch"] {
        let manifest = format!("name: watch\nversion: 0.1.0\ngame: {game}\n");
        sandbox.write("watch/landfall.yaml", manifest);
        let said = sandbox.run(&["check", "watch", "--format", "short"]);
        assert_eq!(said.code, Some(1), "{said}");
        assert!(said.stdout.contains(&format!("error[LF9004]: `{game}` holds no game")), "{said}");
    }
}

#[test]
fn two_games_of_one_name_are_not_mixed_up() {
    let sandbox = watch(true);
    sandbox.write("other/schemas/beacons/game.yaml", GAME);
    sandbox.write("other/landfall.yaml", "name: other\nversion: 0.1.0\ngame: ./schemas/beacons\n");
    sandbox.write("other/hills.land", "hill tor \"The Tor\" { first; -> light tor }\n");
    assert_eq!(sandbox.run(&["check", "other"]).code, Some(0));
    let said = sandbox.run(&["check", ".", "--format", "short"]);
    assert_eq!(said.code, Some(1), "{said}");
    assert!(said.stdout.contains("two folders bring the game `beacons` along"), "{said}");
}

#[test]
fn a_new_pack_may_be_for_a_game_of_your_own() {
    let sandbox = watch(false);
    let said = sandbox.run(&["new", "deep/outpost", "--schema", "games/beacons"]);
    assert_eq!(said.code, Some(0), "{said}");
    assert!(
        sandbox.read_text("deep/outpost/landfall.yaml").contains("game: ../../games/beacons\n"),
        "{said}"
    );
    assert!(said.stderr.contains("write a first card"), "{said}");
    sandbox.write("games/beacons/new/hills.land", "hill tor \"The Tor\" { first; -> light tor }\n");
    assert_eq!(sandbox.run(&["new", "lookout", "--schema", "games/beacons"]).code, Some(0));
    let said = sandbox.run(&["check", "lookout"]);
    assert_eq!(said.code, Some(0), "{said}");
    let said = sandbox.run(&["new", "nowhere", "--schema", "games/bacons"]);
    assert_eq!(said.code, Some(2), "{said}");
    assert!(!sandbox.path("nowhere").exists());
}

#[test]
fn a_number_that_is_too_large_is_not_called_too_small() {
    let sandbox = watch(true);
    sandbox.edit(
        "watch/schemas/beacons/game.yaml",
        "      then:",
        "      logs: {type: int 1.., doc: Fuel.}\n      then:",
    );
    sandbox.edit("watch/hills.land", "first;", "first; logs 4000000000;");
    let said = sandbox.run(&["check", "watch", "--format", "short"]);
    assert!(said.stdout.contains("4000000000 is not from 1 to 2147483647"), "{said}");
    sandbox.edit("watch/hills.land", "logs 4000000000;", "logs 0;");
    let said = sandbox.run(&["check", "watch", "--format", "short"]);
    assert!(said.stdout.contains("0 is not at least 1"), "{said}");
}
