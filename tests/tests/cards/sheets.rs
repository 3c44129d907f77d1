//! Sheets to print, through the program.

use std::process::Command;

use landfall_tests::Sandbox;

use crate::peers::{assert_fonts, output};
use crate::{PACKS, folder};

fn pages(pdf: &std::path::Path) -> usize {
    let said = output(Command::new("pdfinfo").arg(pdf));
    let line = said.lines().find_map(|line| line.strip_prefix("Pages:")).unwrap();
    line.trim().parse().unwrap()
}

#[test]
fn every_pack_is_printed_and_others_read_it() {
    let sandbox = Sandbox::new();
    for pack in PACKS {
        let path = folder(pack);
        let run = |file: &str| {
            let said = sandbox.run(&["print", path.to_str().unwrap(), "-o", file, "--calibration"]);
            assert_eq!(said.code, Some(0), "{said}");
        };
        let name = format!("{pack}.pdf");
        run(&name);
        run("again.pdf");
        assert!(sandbox.read(&name) == sandbox.read("again.pdf"), "{pack}: two runs differ");
        let pdf = sandbox.path(&name);
        assert_fonts(&pdf);
        output(Command::new("qpdf").arg("--check").arg(&pdf));
        let text = output(Command::new("pdftotext").arg(&pdf).arg("-"));
        assert!(text.contains("game-icons.net") && text.contains("Open Font License"), "{pack}: no credits");
        assert!(pages(&pdf) > 10, "{pack}");
    }
}

#[test]
fn every_way_to_print_gives_pages() {
    let sandbox = Sandbox::with_demo();
    let count = |arguments: &[&str]| {
        let all = [&["print", "demo", "-o", "demo.pdf"], arguments].concat();
        let said = sandbox.run(&all);
        assert_eq!(said.code, Some(0), "{said}");
        pages(&sandbox.path("demo.pdf"))
    };
    let both = count(&["--part", "cards"]);
    let one = count(&["--part", "cards", "--flip", "none"]);
    assert!(both > one, "{both} {one}");
    assert_eq!(count(&["--part", "cards", "--flip", "short", "--offset", "-0.5,1"]), both);
    assert_eq!(count(&["--part", "cards", "--save-ink", "--paper", "letter"]), both);
    assert!(count(&["--part", "cards", "--marks", "silhouette"]) >= both);
    // The calibration has a front and a back; the credits are one page.
    assert_eq!(count(&["--part", "none", "--calibration"]), 3);
    assert!(count(&["--part", "book"]) >= 3);
    assert!(count(&["--part", "posters"]) >= 3);
}

#[test]
fn only_what_has_changed_is_printed() {
    let sandbox = Sandbox::with_demo();
    assert_eq!(sandbox.run(&["build", "demo", "-o", "old.lfb"]).code, Some(0));
    let print = |expected: &str| {
        let said = sandbox.run(&["print", "demo", "-o", "new.pdf", "--since", "old.lfb"]);
        assert_eq!(said.code, Some(0), "{said}");
        assert!(said.stdout.contains(expected), "{said}");
    };
    print("nothing has changed, so nothing was written");
    assert!(!sandbox.path("new.pdf").exists());
    let file =
        ["demo/logs.land", "demo/cards.land"].into_iter().find(|file| sandbox.path(file).exists()).unwrap();
    let text = sandbox.read_text(file);
    let quote = text.find('"').unwrap();
    let mut changed = text.clone();
    changed.insert_str(quote + 1, "Quite ");
    sandbox.write(file, changed);
    print("new.pdf (1 card on ");
}

#[test]
fn a_wrong_offset_is_a_sentence() {
    let said = Sandbox::with_demo().run(&["print", "demo", "--offset", "much"]);
    assert_eq!(said.code, Some(2), "{said}");
    assert!(said.stderr.contains("two numbers of millimetres"), "{said}");
}
