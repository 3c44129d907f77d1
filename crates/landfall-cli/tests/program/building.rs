//! `landfall build`, `landfall dump` and `landfall schema fbs`.

use crate::sandbox::Sandbox;

#[test]
fn a_bundle_is_named_after_its_pack_and_can_be_shown() {
    let sandbox = Sandbox::with_demo();
    let said = sandbox.run(&["build", "demo"]);
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.starts_with("demo.lfb (") && said.stdout.ends_with(" kB)\n"), "{}", said.stdout);
    assert_eq!(&sandbox.read("demo.lfb")[4..8], b"LFVG");
    let dump = sandbox.run(&["dump", "demo.lfb"]);
    assert_eq!(dump.code, 0, "{}", dump.stderr);
    let json: serde_json::Value = serde_json::from_str(&dump.stdout).unwrap();
    assert!(json.to_string().contains("Lantern Moor"));
}

#[test]
fn the_same_pack_gives_the_same_bytes_wherever_it_is_built() {
    let sandbox = Sandbox::with_demo();
    assert_eq!(sandbox.run(&["build", "demo"]).code, 0);
    assert_eq!(sandbox.run_in("demo", &["build", "-o", "../again.lfb"]).code, 0);
    assert!(sandbox.read("demo.lfb") == sandbox.read("again.lfb"));
}

#[test]
fn files_may_be_cut_and_named_differently_without_changing_what_is_meant() {
    let sandbox = Sandbox::with_demo();
    let logs = String::from_utf8(sandbox.read("demo/logs.land")).unwrap();
    let (first, second) = logs.split_once("log 9003").unwrap();
    sandbox.write("demo/logs.land", format!("log 9003{second}"));
    sandbox.write("demo/zz/first.land", first);
    let said = sandbox.run(&["check", "demo"]);
    assert!(
        said.stderr.starts_with("checked 4 files: 10 assets, 20 references, 32 messages, "),
        "{}",
        said.stderr
    );
    assert!(said.stderr.ends_with(" rules: no reports\n"), "{}", said.stderr);
}

#[test]
fn errors_keep_the_bundle_of_the_last_build() {
    let sandbox = Sandbox::with_demo();
    sandbox.run(&["build", "demo"]);
    let before = sandbox.read("demo.lfb");
    sandbox.edit("demo/planet.land", "poi P901", "poi P909");
    let said = sandbox.run(&["build", "demo"]);
    assert_eq!((said.code, said.stdout.as_str()), (1, ""));
    assert!(said.stderr.ends_with("nothing was written\n"), "{}", said.stderr);
    assert!(sandbox.read("demo.lfb") == before);
    sandbox.write("other/x.txt", "");
    assert_eq!(sandbox.run(&["build", "demo", "-o", "other/new.lfb"]).code, 1);
    assert!(!sandbox.path("other/new.lfb").exists());
}

#[test]
fn two_packs_make_two_bundles() {
    let sandbox = Sandbox::new();
    for (name, log) in [("north", 1), ("south", 2)] {
        sandbox.write(
            &format!("all/{name}/landfall.yaml"),
            format!("name: {name}\nversion: 0.1.0\ngame: vanguard\n"),
        );
        sandbox.write(
            &format!("all/{name}/a.land"),
            format!("log {log} \"{name}\" {{ reference; \"Salt.\"; end }}\n"),
        );
    }
    let said = sandbox.run(&["build", "all"]);
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert_eq!(said.stdout.lines().count(), 2);
    let north = sandbox.run(&["dump", "north.lfb"]).stdout;
    assert!(north.contains("\"north\"") && !north.contains("\"south\""), "{north}");
    let said = sandbox.run(&["build", "all", "-o", "one.lfb"]);
    assert_eq!(said.code, 0, "both packs in one bundle: {}", said.stderr);
    let both = sandbox.run(&["dump", "one.lfb"]).stdout;
    assert!(both.contains("\"1\"") && both.contains("\"2\""), "{both}");
    sandbox.edit("all/south/a.land", "log 2", "log 1");
    assert_eq!(sandbox.run(&["check", "all"]).code, 1, "the same log in two packs");
}

#[test]
fn a_file_that_is_no_bundle_is_refused() {
    let sandbox = Sandbox::new();
    sandbox.write("x.lfb", "not a bundle, whatever its name may say about it");
    let said = sandbox.run(&["dump", "x.lfb"]);
    assert_eq!((said.code, said.stdout.as_str()), (2, ""));
    assert!(said.stderr.starts_with("landfall: x.lfb cannot be shown: "), "{}", said.stderr);
}

#[test]
fn a_folder_that_cannot_be_written_to_is_trouble() {
    let sandbox = Sandbox::with_demo();
    let said = sandbox.run(&["build", "demo", "-o", "no/such/folder/demo.lfb"]);
    assert_eq!(said.code, 2);
    assert!(said.stderr.contains("no/such/folder/demo.lfb cannot be written"), "{}", said.stderr);
}

#[test]
fn the_layout_is_printed_for_flatc() {
    let said = Sandbox::new().run(&["schema", "fbs", "vanguard"]);
    assert_eq!(said.code, 0);
    assert!(said.stdout.contains("file_identifier \"LFVG\";"), "{}", said.stdout);
}
