//! What says how a game works: schemas, manifests, expressions.

use std::sync::OnceLock;

use landfall_diagnostics::Sources;
use landfall_project::{Compilation, Options, compile_files, evaluate, schemas::load};

use super::{assert_sound, file, text};

const MANIFEST: &str = "name: shore\nversion: 0.1.0\ngame: vanguard\n";
const LOG: &str = "log 1 \"Salt\" { reference; \"Salt.\"; end }\n";

/// A schema of its own, and the same text as what a pack adds to a game.
pub(super) fn schema(bytes: &[u8]) {
    let text = text(bytes);
    let mut sources = Sources::default();
    let id = sources.add("game.yaml", text.as_str());
    let (_, reports) = load(&[id], &sources);
    for report in reports.iter() {
        let (start, end) = (report.span.start as usize, report.span.end as usize);
        assert!(start <= end && text.is_char_boundary(start) && text.is_char_boundary(end), "{report:?}");
    }
    // A pack that adds to a game has the whole game read again, so only some do.
    if !bytes.len().is_multiple_of(8) {
        return;
    }
    let files = [file("landfall.yaml", MANIFEST), file("a.land", LOG), file("schemas/own.yaml", &text)];
    assert_sound(&compile_files(files.into(), &Options::default()));
}

pub(super) fn manifest(bytes: &[u8]) {
    let files = [file("landfall.yaml", &text(bytes)), file("a.land", LOG)];
    assert_sound(&compile_files(files.into(), &Options::default()));
}

/// The first byte says how many play and whom the question is about.
pub(super) fn expression(bytes: &[u8]) {
    static SHORE: OnceLock<Compilation> = OnceLock::new();
    let shore = SHORE.get_or_init(|| {
        let content = "planet shore \"Shore\" {\n    lift-off log 1\n    evac log 2\n    mission M901\n    global G901\n    \
            sector 1 \"Beach\" { lander; biomes rocky; poi P010 }\n    sector 2 \"Reef\" { biomes rocky }\n    \
            path 1 <-> 2\n}\nextern mission M901\nextern global-condition G901\n\
            poi P010 \"Crate\" { last-poi; action \"Pry\" check { green [2 physical / science] -> goto log 1; red -> danger A } }\n\
            log 1 \"Salt\" { \"Salt.\"; box 1 \"paid\"; -> mark 1.1; end }\nlog 2 { \"Glass.\"; end }\n";
        compile_files(vec![file("landfall.yaml", MANIFEST), file("a.land", content)], &Options::default())
    });
    let Some((first, rest)) = bytes.split_first() else { return };
    let subject = [None, Some("P010"), Some("log 1"), Some("shore")][usize::from(first % 4)];
    let players = [None, Some(0), Some(1), Some(255)][usize::from(first / 4 % 4)];
    if let Ok(answer) = evaluate(shore, &text(rest), subject, players) {
        assert!(answer.len() < 64 << 20, "{} bytes of answer", answer.len());
    }
}
