//! A game far larger than anybody has written: the boards of this repository again and again, each time under other
//! ids, and one logbook of thousands of pages that all know each other.
//!
//! Both are clean, so what is measured is looking, not reporting.

use std::collections::BTreeMap;

use landfall_diagnostics::FileId;
use landfall_syntax::{Item, TokenKind, Tree, parse};
use landfall_tests::{Files, Random, pack, repository};

/// What is written again for each copy. The rest, such as decks and tech levels, a game has once.
const AGAIN: [&str; 4] =
    ["glasswake/", "starter-kit/board/", "starter-kit/logs/lamp", "starter-kit/logs/rock"];

/// What the ship does about the boxes of a board, which stands in a file that is not written again.
const ORDERS: &str = "log 8001 \"Taking stock\" { reference; \"Chalk.\"; -> if marked(1013.2) or marked(1021.1) { gain success 1 }; end }\n";

/// At least so many assets: boards with cards, checks, clocks and threats, missions, logs with boxes and choices.
pub fn boards(assets: usize) -> Files {
    let content = content();
    let again: Files = content
        .iter()
        .filter(|(path, _)| {
            AGAIN.iter().any(|start| path.starts_with(start)) && !path.contains("discoveries")
        })
        .cloned()
        .collect();
    let mut ids: Vec<String> = again.iter().flat_map(|(_, text)| ids(text)).collect();
    ids.push("8001".to_owned());
    let mut files = content;
    for copy in 1..=assets.div_ceil(ids.len()) {
        let names: BTreeMap<&str, String> = ids.iter().map(|id| (id.as_str(), renamed(id, copy))).collect();
        files.extend(again.iter().map(|(path, text)| (format!("{copy}/{path}"), rename(text, &names, copy))));
        files.push((format!("{copy}/orders.land"), rename(ORDERS, &names, copy)));
    }
    files
}

/// Clear of the numbers that the printed game uses.
const FIRST_PAGE: usize = 9_999;

/// Pages that send players on to other pages, at random and always to a later one, and ask what they ticked before.
pub fn logbook(pages: usize) -> Files {
    let mut random = Random::new(20_261_116);
    let mut files = Files::new();
    let mut text = String::new();
    for page in 1..=pages {
        let number = FIRST_PAGE + page;
        text.push_str(&format!(
            "log {number} \"Page {page}\" {{\n    reference\n    \"Salt, glass and bells.\"\n"
        ));
        if page == pages {
            text.push_str(&format!("    -> if marked({}.1) {{ gain success 1 }}\n    end\n}}\n", number - 1));
        } else {
            let mut later = || (number + 1 + random.below(40)).min(FIRST_PAGE + pages - 1);
            text.push_str(&format!(
                "    box 1 \"Read\"\n    -> mark 1, if marked({}.1) and not marked({}.1) {{ gain success 1 }}\n",
                number.max(FIRST_PAGE + 2) - 1,
                later(),
            ));
            text.push_str(&format!(
                "    choice \"Read on\" -> goto log {}\n    choice \"Turn a few pages\" if marked({}.1) -> gain supplies 1, goto log {}\n}}\n",
                number + 1,
                later(),
                later(),
            ));
        }
        if page % 100 == 0 || page == pages {
            files.push((format!("logs/{number}.land"), std::mem::take(&mut text)));
        }
    }
    files
}

fn content() -> Files {
    let mut files = Files::new();
    for name in ["glasswake", "starter-kit"] {
        let own = pack(&repository().join("content").join(name));
        let own = own.into_iter().filter(|(path, _)| path.ends_with(".land"));
        files.extend(own.map(|(path, text)| (format!("{name}/{path}"), text)));
    }
    files
}

/// The ids of the assets of a file.
fn ids(text: &str) -> Vec<String> {
    let tree = parse(FileId(0), text).tree;
    let assets = tree.statements(tree.root()).filter_map(|statement| tree.items(statement).peek_second());
    let ids = assets.filter_map(|item| match item {
        Item::Token { text, .. } => Some(text.to_owned()),
        Item::Block { .. } => None,
    });
    ids.collect()
}

/// `P901` is `P901003` in the third copy, `lamplighter` is `lamplighter-3`.
fn renamed(id: &str, copy: usize) -> String {
    if id.ends_with(|last: char| last.is_ascii_digit()) {
        format!("{id}{copy:03}")
    } else {
        format!("{id}-{copy}")
    }
}

fn rename(text: &str, names: &BTreeMap<&str, String>, copy: usize) -> String {
    let tree = parse(FileId(0), text).tree;
    let mut out = String::with_capacity(text.len() * 11 / 10);
    for (at, token) in tree.tokens().iter().enumerate() {
        let text = tree.token_text(at as u32);
        match token.kind {
            TokenKind::Word | TokenKind::Number => out.push_str(&word(text, names)),
            TokenKind::Text if is_title_of_a_name(&tree, at, names) => {
                out.push_str(text.trim_end_matches('"'));
                out.push_str(&format!(" {copy}\""));
            }
            TokenKind::Text | TokenKind::Prose => out.push_str(&prose(text, names)),
            _ => out.push_str(text),
        }
    }
    out
}

/// Titles must differ: a card that differs from another in its id alone is a copy.
fn is_title_of_a_name(tree: &Tree, at: usize, names: &BTreeMap<&str, String>) -> bool {
    at.checked_sub(2).is_some_and(|at| names.contains_key(tree.token_text(at as u32)))
}

/// An id, or a box of a log such as `1903.1`.
fn word(text: &str, names: &BTreeMap<&str, String>) -> String {
    match text.split_once('.') {
        Some((log, number)) if names.contains_key(log) => format!("{}.{number}", names[log]),
        _ => names.get(text).cloned().unwrap_or_else(|| text.to_owned()),
    }
}

/// References in prose stand in braces.
fn prose(text: &str, names: &BTreeMap<&str, String>) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, part) in text.split('{').enumerate() {
        let Some((inside, rest)) = part.split_once('}').filter(|_| at > 0) else {
            out.push_str(part);
            continue;
        };
        let inside: Vec<String> = inside.split(' ').map(|part| word(part, names)).collect();
        out.push_str(&format!("{{{}}}{rest}", inside.join(" ")));
    }
    out
}
