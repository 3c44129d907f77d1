//! What translators send back: catalogs, tables, templates.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use landfall_diagnostics::{FileId, Reports};
use landfall_project::l10n::{self, po};
use landfall_project::{Compilation, Options, compile_files};

use super::{assert_sound, file, text};

const MANIFEST: &str = "name: shore\nversion: 0.1.0\ngame: vanguard\nlocales: [it]\n";
const CONTENT: &str = "log 1 \"Salt\" { \"Salt, and :vanguard: 3 gulls. Read {log 2}.\"; box 1 \"paid\"; -> mark 1.1; end }\n\
    log 2 \"Glass\" { reference; \"Glass.\n\nMore of *it*.\"; end }\n";

fn with_catalog(catalog: &str) -> Compilation {
    let files = [file("landfall.yaml", MANIFEST), file("a.land", CONTENT), file("l10n/it.po", catalog)];
    compile_files(files.into(), &Options::default())
}

/// A catalog is read without a panic, brought up to date once and for all, and loses no translation.
pub(super) fn po(bytes: &[u8]) {
    let text = text(bytes);
    let compilation = with_catalog(&text);
    assert_sound(&compilation);
    let _ = compilation.bundle(0);
    let Ok(updated) = compilation.update(0, "it") else { return };
    let (old, new) = (translations(&text), translations(&updated.text));
    assert!(old.is_subset(&new), "lost: {:?}\n{}", old.difference(&new), updated.text);
    let again = with_catalog(&updated.text);
    let second = again.update(0, "it");
    let second = second.unwrap_or_else(|reports| panic!("{reports:?}\n{}", updated.text));
    assert_eq!(second.text, updated.text, "the second update changes more");
}

fn translations(text: &str) -> BTreeSet<String> {
    let catalog = po::read(FileId(0), text, &mut Reports::default());
    let all = catalog.entries.iter().flat_map(|entry| [&entry.text].into_iter().chain(&entry.forms));
    all.map(|quoted| quoted.value.to_string()).filter(|value| !value.is_empty()).collect()
}

/// A table from a spreadsheet, taken into a catalog that is whole before and after.
pub(super) fn csv(bytes: &[u8]) {
    static CATALOG: OnceLock<String> = OnceLock::new();
    let catalog = CATALOG.get_or_init(|| with_catalog("").update(0, "it").unwrap().text);
    let before = po::read(FileId(0), catalog, &mut Reports::default());
    if let Ok((after, _)) = l10n::import(&before, &text(bytes), l10n::Format::Csv, "en", "it") {
        let mut reports = Reports::default();
        let read = po::read(FileId(0), &after, &mut reports);
        assert!(reports.is_empty() && read.complete, "{after}");
        assert_eq!(read.entries.len(), before.entries.len(), "{after}");
    }
}

/// How a pack says an effect.
pub(super) fn fluent(bytes: &[u8]) {
    let files =
        [file("landfall.yaml", MANIFEST), file("a.land", CONTENT), file("schemas/l10n/en.ftl", &text(bytes))];
    let options = Options::default();
    let compilation = compile_files(files.into(), &options);
    assert_sound(&compilation);
    let _ = landfall_project::text(&compilation, "log 1", None, &options);
}
