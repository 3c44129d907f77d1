//! How long 1,000 cards take: laid out, and as one PDF; and what `check --cards` costs beside `check`.
//!
//! `cargo run --release -p landfall-tests --example bench_cards`

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::time::Instant;

use landfall_cards::pdf::{About, Page, Placed, pdf};
use landfall_export::{Wish, deck};
use landfall_project::{Options, compile};
use landfall_tests::{landfall, repository};

fn main() {
    thousand();
    check();
}

/// The four packs with every card in every language, and without: the best of five runs each.
fn check() {
    let run = |arguments: &[&str]| {
        let mut program = std::process::Command::new(landfall());
        let begun = Instant::now();
        let said = program.current_dir(repository()).args(arguments).output().unwrap();
        assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
        begun.elapsed()
    };
    let best = |arguments: &[&str]| (0..5).map(|_| run(arguments)).min().unwrap();
    let (with, without) = (best(&["check", "content", "--cards"]), best(&["check", "content"]));
    println!("check content --cards: {with:.2?}, without: {without:.2?}");
}

fn thousand() {
    let packs = ["glasswake", "starter-kit", "first-sols", "cold-harbour"];
    let options = Options::default();
    let compilations: Vec<_> = packs
        .iter()
        .map(|pack| compile(&[repository().join("content").join(pack)], &options).unwrap())
        .collect();
    let begun = Instant::now();
    let (mut pages, mut last) = (Vec::new(), None);
    while pages.len() < 1_000 {
        for compilation in &compilations {
            let deck = deck(compilation, 0, &Wish::default(), &options).unwrap();
            for side in deck.cards.iter().flat_map(|card| &card.fronts) {
                let placed = vec![Placed::new(side.clone(), 0.0, 0.0, 0.0)];
                pages.push(Page { width: side.width, height: side.height, placed, items: Vec::new() });
            }
            last = Some(deck);
        }
    }
    pages.truncate(1_000);
    let laid_out = begun.elapsed();
    let fonts = &last.unwrap().fonts;
    let bytes = pdf(&pages, fonts, &About::default()).unwrap();
    let all = begun.elapsed();
    println!("1,000 cards: laid out in {laid_out:.2?}, with the PDF {all:.2?}, {} kB", bytes.len() / 1000);
}
