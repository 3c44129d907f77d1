//! Writing a lock file.

use std::fmt::Write as _;

use super::Lock;
use crate::fbs::{fingerprint, type_name};
use crate::layout::Layout;

const PREAMBLE: &str = "\
# Which number each name has in bundles of `GAME`, forever. Made by `landfall schema lock`: it only ever adds.
# To give something up for good, write `retired` at the end of its line; its number is never used again.
";

/// The lock file of a layout. What `before` has said to be retired stays so.
pub fn lock(layout: &Layout, before: &Lock) -> String {
    let mut out = PREAMBLE.replace("GAME", &layout.game);
    // Writing to a string cannot fail.
    let _ = writeln!(out, "game {} {}", layout.game, layout.identifier);
    for words in &layout.enums {
        let known = before.enumeration(&words.origin);
        let _ =
            writeln!(out, "enum {} {}{}", words.origin, words.name, mark(known.is_some_and(|k| k.retired)));
        let mut values: Vec<_> = words.values.iter().collect();
        values.sort_by_key(|word| word.value);
        for word in values {
            let known = known.and_then(|known| known.values.iter().find(|known| known.origin == word.origin));
            let retired = mark(word.gone && known.is_some_and(|known| known.retired));
            let _ = writeln!(out, "  {} {} {}{retired}", word.value, word.origin, word.name);
        }
    }
    for union in &layout.unions {
        let _ = writeln!(out, "union {} {}", union.origin, union.name);
        for (number, member) in (1..).zip(&union.members) {
            let _ = writeln!(out, "  {number} {}", layout.tables[*member].origin);
        }
    }
    for table in &layout.tables {
        let known = before.table(&table.origin);
        let retired = mark(table.gone && known.is_some_and(|known| known.retired));
        let _ = writeln!(out, "table {} {}{retired}", table.origin, table.name);
        for column in table.by_slot() {
            let known = known.and_then(|known| known.columns.iter().find(|known| known.slot == column.slot));
            let key = if column.key { " key" } else { "" };
            let retired = mark(column.gone && known.is_some_and(|known| known.retired));
            let ty = type_name(layout, column).replace(' ', "");
            let _ = writeln!(out, "  {} {} {} {ty}{key}{retired}", column.slot, column.origin, column.name);
        }
    }
    let now = fingerprint(layout);
    for fingerprint in before.fingerprints.iter().filter(|before| **before != now).chain([&now]) {
        let _ = writeln!(out, "fingerprint {fingerprint}");
    }
    out
}

fn mark(retired: bool) -> &'static str {
    if retired { " retired" } else { "" }
}
