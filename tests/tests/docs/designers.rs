//! The evening of docs/designers.md goes as the page says.

use landfall_tests::{Sandbox, repository};

use crate::fence::fences;
use crate::page;

#[test]
fn the_evening_ends_with_a_clean_pack() {
    let page = page("docs/designers.md");
    let written: Vec<String> = fences(&page).into_iter().map(|fence| fence.text).collect();
    let [sector, path, card, log] = &written[..] else { panic!("{} fences", written.len()) };
    let sandbox = Sandbox::new();
    assert_eq!(sandbox.run(&["new", "lantern-moor"]).code, Some(0));
    let check = |what: &str| {
        let said = sandbox.run(&["check", "lantern-moor", "--deny", "warnings"]);
        assert!(said.stderr.contains(what) || said.stdout.contains(what), "{what}\n{said}");
    };
    let behind = |line: &str, text: &str| {
        sandbox.edit("lantern-moor/planet.land", line, &format!("{line}{text}"));
    };
    let at_end = |file: &str, text: &str| {
        let before = sandbox.read_text(file);
        sandbox.write(file, format!("{before}\n{text}"));
    };
    behind("    sector 3 \"Lamp row\" { biomes ruins; slot }\n", sector);
    behind("    path 2 <-> 3 [danger A]\n", path);
    check("P903 does not exist");
    at_end("lantern-moor/cards.land", card);
    check("log 9006 does not exist");
    at_end("lantern-moor/logs.land", log);
    check("no reports");
    assert_eq!(sandbox.run(&["fmt", "--check", "lantern-moor"]).code, Some(0));
    let printed = sandbox.run(&["print", "lantern-moor"]);
    assert!(printed.stdout.contains("lantern-moor.pdf (12 cards"), "{printed}");
}

#[test]
fn every_picture_is_there_and_small() {
    for name in ["docs/designers.md", "docs/studio.md", "README.md"] {
        let page = page(name);
        let folder = repository().join(name);
        for picture in page.split("](").skip(1).filter_map(|rest| rest.split_once(')')) {
            if !picture.0.ends_with(".png") {
                continue;
            }
            let file = folder.parent().unwrap().join(picture.0);
            let size =
                std::fs::metadata(&file).unwrap_or_else(|_| panic!("{} is missing", file.display())).len();
            assert!(size < 100_000, "{} has {size} bytes", file.display());
        }
    }
}
