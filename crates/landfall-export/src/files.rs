//! Every card as a file.

use std::collections::HashMap;
use std::sync::Arc;

use landfall_cards::icons::{CREDIT, FONT_CREDIT};
use landfall_cards::pdf::{About, Page, Placed, pdf};
use landfall_cards::{Card, FONT_LICENCE, png, svg};
use landfall_model::Atlas;
use landfall_project::Trouble;
use landfall_schema::cards::Form;

use crate::Deck;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    Svg,
    Png,
    Pdf,
}

impl Picture {
    fn ending(self) -> &'static str {
        match self {
            Picture::Svg => "svg",
            Picture::Png => "png",
            Picture::Pdf => "pdf",
        }
    }
}

/// How pictures are made.
#[derive(Clone, Copy, Debug)]
pub struct How {
    pub format: Picture,
    pub bleed: bool,
    pub dpi: f32,
}

/// Every side of every card as a file in the folder of its kind, the backs once each, and the credits.
pub fn files(deck: &mut Deck<'_>, how: How) -> Result<Vec<(String, Vec<u8>)>, Trouble> {
    let mut files = Vec::new();
    let mut names = Names::default();
    let mut backs: Vec<(String, Arc<landfall_cards::Scene>)> = Vec::new();
    for card in deck.cards.clone() {
        let name = file_name(deck.atlas, &card);
        for (at, side) in card.fronts.iter().enumerate() {
            let name = match card.fronts.len() {
                1 => name.clone(),
                _ => format!("{name}-{}", at + 1),
            };
            let bytes = write(deck, side, how)?;
            files.push((format!("{}.{}", names.free(name), how.format.ending()), bytes));
        }
        if card.form == Form::Card && !backs.iter().any(|(_, back)| Arc::ptr_eq(back, &card.back)) {
            let alike = deck.cards.iter().filter(|other| Arc::ptr_eq(&other.back, &card.back)).count() > 1;
            let keyword = &deck.atlas.schema.kind(card.kind).keyword;
            let name = if alike { format!("{keyword}/back") } else { format!("{name}-back") };
            backs.push((name, card.back.clone()));
        }
    }
    for (name, back) in backs {
        let bytes = write(deck, &back, how)?;
        files.push((format!("{}.{}", names.free(name), how.format.ending()), bytes));
    }
    files.push(("CREDITS.txt".to_owned(), credits(deck).into_bytes()));
    Ok(files)
}

fn write(deck: &mut Deck<'_>, side: &Arc<landfall_cards::Scene>, how: How) -> Result<Vec<u8>, Trouble> {
    match how.format {
        Picture::Svg => Ok(svg(side, &mut deck.fonts, how.bleed).into_bytes()),
        Picture::Png => png::png(side, &mut deck.fonts, how.dpi, how.bleed)
            .ok_or_else(|| Trouble::new(format!("`{}` is too large at {} dpi", side.title, how.dpi))),
        Picture::Pdf => {
            let edge = if how.bleed { side.bleed } else { 0.0 };
            let page = Page {
                width: side.width + 2.0 * edge,
                height: side.height + 2.0 * edge,
                placed: vec![Placed::new(side.clone(), edge, edge, edge)],
                items: Vec::new(),
            };
            let about = About { title: side.title.clone(), language: deck.locale.clone() };
            pdf(&[page], &deck.fonts, &about).map_err(Trouble::new)
        }
    }
}

/// Names that were given to files. A card called `back`, the second page of another one, or letters that no file name has
/// may lead to a name that is taken; each file has one to itself all the same.
#[derive(Default)]
pub(crate) struct Names {
    /// In small letters, as many disks do not tell them from large ones, with the number that comes next.
    taken: HashMap<String, usize>,
}

impl Names {
    /// The name itself where it is free, and with a number otherwise.
    pub(crate) fn free(&mut self, name: String) -> String {
        let Some(next) = self.taken.get(&name.to_lowercase()) else {
            self.taken.insert(name.to_lowercase(), 2);
            return name;
        };
        let mut next = *next;
        let found = loop {
            let numbered = format!("{name}-{next}");
            next += 1;
            if !self.taken.contains_key(&numbered.to_lowercase()) {
                break numbered;
            }
        };
        self.taken.insert(name.to_lowercase(), next);
        self.taken.insert(found.to_lowercase(), 2);
        found
    }
}

/// `poi/P901`, safe for every file system.
pub fn file_name(atlas: &Atlas, card: &Card) -> String {
    let keyword = &atlas.schema.kind(card.kind).keyword;
    let rec = atlas.rec(card.id);
    let variant = rec.variant().map_or_else(String::new, |variant| format!("-{variant}"));
    format!("{}/{}{}", safe(keyword), safe(rec.asset_key()), safe(&variant))
}

fn safe(name: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() || c == '-' || c == '_' { c } else { '-' };
    name.chars().map(plain).collect()
}

/// Who made the letters and the icons.
pub fn credits(deck: &Deck<'_>) -> String {
    let mut text = format!("{} {}\n\n{FONT_CREDIT}.\n", deck.title, deck.version);
    if deck.credited {
        text.push_str(&format!("{CREDIT}.\n"));
    }
    format!("{text}\n---\n\n{FONT_LICENCE}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_file_has_a_name_to_itself() {
        let mut names = Names::default();
        let mut free = |name: &str| names.free(name.to_owned());
        assert_eq!(free("injury/back"), "injury/back");
        assert_eq!(free("injury/back"), "injury/back-2");
        assert_eq!(free("injury/Back"), "injury/Back-3");
        assert_eq!(free("injury/back-2"), "injury/back-2-2");
        assert_eq!(free("injury/x"), "injury/x");
    }
}
