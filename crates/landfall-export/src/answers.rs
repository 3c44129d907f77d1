//! What an editor asks for while a pack is being written: a card as it is printed, and the sheets.

use landfall_cards::print::{A4, Flip, LETTER, Marks, Printing};
use landfall_cards::{base64, svg};
use landfall_project::{Compilation, Found, Options, Trouble, find_asset};
use serde_json::{Value, json};

use crate::{Parts, Wish, deck, print};

/// Both sides of a card as SVG, and what does not fit on it.
pub fn card(
    compilation: &Compilation,
    name: &str,
    locale: Option<&str>,
    options: &Options,
) -> Result<Value, Trouble> {
    let not_here = || Trouble::new(format!("`{name}` is not a card of this pack"));
    let Found::Asset(atlas, id) = find_asset(compilation, name)? else { return Err(not_here()) };
    let asset = atlas.asset(id);
    if asset.external {
        return Err(not_here());
    }
    let pack = usize::from(atlas.unit(asset.unit).pack);
    let wish = Wish { locale: locale.map(str::to_owned), only: vec![id] };
    let mut deck = deck(compilation, pack, &wish, options)?;
    let Some(card) = deck.cards.pop() else { return Err(not_here()) };
    let mut side = |side| svg(side, &mut deck.fonts, false);
    let fronts: Vec<String> = card.fronts.iter().map(|front| side(front)).collect();
    let faults: Vec<&str> = deck.reports.iter().map(|report| report.message.as_str()).collect();
    Ok(
        json!({ "name": name, "locale": deck.locale, "fronts": fronts, "back": side(&card.back), "faults": faults }),
    )
}

/// The sheets of the first pack as a PDF, in Base64: JSON has no bytes.
pub fn sheets(
    compilation: &Compilation,
    locale: Option<&str>,
    is_letter: bool,
    options: &Options,
) -> Result<Value, Trouble> {
    if compilation.packs.is_empty() {
        return Err(Trouble::new("there is no pack to print"));
    }
    let wish = Wish { locale: locale.map(str::to_owned), only: Vec::new() };
    let mut deck = deck(compilation, 0, &wish, options)?;
    let faults: Vec<String> = deck.reports.iter().map(|report| report.message.clone()).collect();
    let printing = Printing {
        paper: if is_letter { LETTER } else { A4 },
        flip: Flip::LongEdge,
        offset: (0.0, 0.0),
        marks: Marks::Cut,
        calibration: false,
        saves_ink: false,
    };
    let printed = print(&mut deck, Parts { cards: true, posters: true, book: true }, &printing)?;
    Ok(
        json!({ "pdf": base64(&printed.pdf), "pages": printed.pages, "cards": printed.cards, "faults": faults }),
    )
}
