//! What a changed schema would break.

use landfall_schema::Schema;

use super::Lock;
use crate::fbs::type_name;
use crate::layout::Layout;

/// What engines or bundles made with the lock file could no longer rely on, in words for the schema's author.
pub fn conflicts(schema: &Schema, lock: &Lock) -> Vec<String> {
    let layout = Layout::of(schema, lock);
    let mut out = Vec::new();
    if let Some(identifier) = lock.identifier.as_ref().filter(|locked| **locked != layout.identifier) {
        out.push(format!("the file identifier was `{identifier}` and is now `{}`", layout.identifier));
    }
    for locked in lock.enums() {
        let words = layout.enums.iter().find(|words| words.origin == locked.origin);
        for value in locked.values.iter().filter(|value| !value.retired && !locked.retired) {
            let found = words.and_then(|words| words.values.iter().find(|word| word.origin == value.origin));
            if found.is_none_or(|word| word.gone) {
                out.push(gone(&format!("{} {}", locked.origin, value.origin)));
            }
        }
    }
    for locked in lock.tables().iter().filter(|table| !table.retired) {
        match layout.tables.iter().find(|table| table.origin == locked.origin && !table.gone) {
            Some(table) => columns(&layout, table, locked, &mut out),
            None => out.push(gone(&locked.origin)),
        }
    }
    out
}

fn columns(
    layout: &Layout,
    table: &crate::layout::Table,
    locked: &super::LockedTable,
    out: &mut Vec<String>,
) {
    for known in locked.columns.iter().filter(|column| !column.retired) {
        let name = format!("{}.{}", locked.origin, known.origin);
        let Some(column) = table.columns.iter().find(|column| column.origin == known.origin && !column.gone)
        else {
            out.push(gone(&name));
            continue;
        };
        let ty = type_name(layout, column).replace(' ', "");
        if ty != known.ty {
            out.push(format!(
                "`{name}` was `{}` in bundles and would now be `{ty}`: add a field of another name instead",
                known.ty
            ));
        }
        if column.key != known.key {
            out.push(format!("`{name}` is no longer what lists are sorted by"));
        }
    }
}

fn gone(what: &str) -> String {
    format!("`{what}` is gone: put it back, or write `retired` behind it in the lock file")
}

#[cfg(test)]
mod tests {
    use landfall_diagnostics::Sources;

    use super::*;
    use crate::lock;
    use crate::testing::{TINY, flatc_conforms, load};

    fn schema(text: &str) -> std::sync::Arc<Schema> {
        load(&[("tiny.yaml".to_owned(), text.to_owned())], &mut Sources::default())
    }

    fn locked() -> Lock {
        Lock::parse(&lock(&Layout::of(&schema(TINY), &Lock::default()), &Lock::default())).unwrap()
    }

    #[test]
    fn a_lock_file_changes_nothing_by_itself() {
        let (tiny, locked) = (schema(TINY), locked());
        assert_eq!(conflicts(&tiny, &locked), [""; 0]);
        let layout = Layout::of(&tiny, &locked);
        assert_eq!(Lock::parse(&lock(&layout, &locked)).unwrap(), locked);
        let fresh = Layout::of(&tiny, &Lock::default());
        assert_eq!(crate::fingerprint(&layout), crate::fingerprint(&fresh));
    }

    /// Words, fields, blocks and verbs in the middle of what was there.
    fn grown() -> String {
        TINY.replace("      none:", "      foam: {en: Foam}\n      none:")
            .replace("      harbour: flag", "      deep: flag\n      harbour: flag")
            .replace("  tick: {write", "  bail: {write: bail, doc: Bail., does: [end play]}\n  tick: {write")
            .replace("  strait:\n", "  go:\n    names: {en: Go}\n    doc: A block named like a verb.\n    write: \"go {n}\"\n    fields: {n: int 1..2}\n  strait:\n")
            .replace("  calm: {write", "  stormy: {write: stormy, doc: Much wind.}\n  calm: {write")
    }

    #[test]
    fn what_a_schema_grows_by_comes_last() {
        let (grown, locked) = (schema(&grown()), locked());
        assert_eq!(conflicts(&grown, &locked), [""; 0]);
        let layout = Layout::of(&grown, &locked);
        let text = crate::fbs(&layout);
        for line in ["  Wave = 1,\n", "  Foam = 4,\n", "  deep: bool (id: 5);\n", "table GoBlock {\n"] {
            assert!(text.contains(line), "{line}\n{text}");
        }
        assert!(lock(&layout, &locked).contains("verb/bail\nunion"), "{text}");
        flatc_conforms(&crate::fbs(&Layout::of(&schema(TINY), &locked)), &text).unwrap();
        // Without the lock file the same change moves words, and flatc sees it.
        let moved = crate::fbs(&Layout::of(&grown, &Lock::default()));
        assert!(flatc_conforms(&crate::fbs(&Layout::of(&schema(TINY), &locked)), &moved).is_err());
    }

    #[test]
    fn what_flatc_does_not_notice_is_told() {
        for (before, after, told) in [
            ("harbour: flag", "haven: flag", "`block/bay.harbour` is gone"),
            ("      2-suns: {en: Two suns}\n", "", "`vocabulary/icon 2-suns` is gone"),
            ("  rest: {write: rest", "  nap: {write: rest", "`verb/rest` is gone"),
            ("identifier: LFTI", "identifier: LFTX", "the file identifier was `LFTI` and is now `LFTX`"),
            (
                "init: int 0..9",
                "init: text label",
                "`block/sail.init` was `int=-1` in bundles and would now be `uint`",
            ),
            (
                "title: text title\n      key:",
                "title: word of reef\n      key:",
                "`kind/reef.title` was `uint`",
            ),
        ] {
            assert!(TINY.contains(before), "{before}");
            let changed = schema(&TINY.replacen(before, after, 1).replace("home: harbour", ""));
            let conflicts = conflicts(&changed, &locked());
            assert!(conflicts.iter().any(|line| line.starts_with(told)), "{told}\n{conflicts:#?}");
        }
    }

    #[test]
    fn what_is_retired_keeps_its_number_and_is_not_told_again() {
        let text = lock(&Layout::of(&schema(TINY), &Lock::default()), &Lock::default());
        let text = text
            .replace("verb/rest Rest\n", "verb/rest Rest retired\n")
            .replace("3 2-suns N2Suns\n", "3 2-suns N2Suns retired\n");
        let lock_before = Lock::parse(&text).unwrap();
        let smaller = TINY.replace("      2-suns: {en: Two suns}\n", "      3-suns: {en: Three}\n");
        let smaller = schema(&smaller.replace("  rest: {write: rest, doc: Nothing happens.}\n", ""));
        assert_eq!(conflicts(&smaller, &lock_before), [""; 0]);
        let layout = Layout::of(&smaller, &lock_before);
        let text = crate::fbs(&layout);
        assert!(text.contains("  N3Suns = 4,"), "{text}");
        assert!(text.contains("table Rest {"), "{text}");
        let after = lock(&layout, &lock_before);
        assert!(after.contains("N2Suns retired"), "{after}");
        assert_eq!(Lock::parse(&after).unwrap().fingerprints.len(), 2);
    }

    #[test]
    fn a_wider_range_keeps_the_number_that_means_absent() {
        let narrower = schema(&TINY.replace("init: int 0..9", "init: int 1..9"));
        assert_eq!(conflicts(&narrower, &locked()), [""; 0]);
        let wider = schema(&TINY.replace("init: int 0..9", "init: int -5..9"));
        assert_eq!(conflicts(&wider, &locked()).len(), 1);
    }

    #[test]
    fn a_line_that_means_nothing_is_named() {
        let told = Lock::parse("game a LFAA\nenum x Y\n  one two three\n").unwrap_err();
        assert_eq!(told, "line 3 of the lock file means nothing: `one two three`");
        assert!(Lock::parse("table a A\n  65535 b b string\n").is_err());
    }
}
