//! A pack as one file to print.

use std::collections::BTreeSet;
use std::path::Path;

use landfall_cards::icons::{CREDIT, FONT_CREDIT};
use landfall_cards::pdf::{About, pdf};
use landfall_cards::print::{Book, Job, Printing, pages};
use landfall_model::AssetId;
use landfall_project::{Change, Compilation, Options, Trouble, diff};
use landfall_schema::cards::Form;

use crate::Deck;

/// Which parts of a pack are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    pub cards: bool,
    pub posters: bool,
    pub book: bool,
}

/// What was printed.
#[derive(Debug)]
pub struct Printed {
    pub pdf: Vec<u8>,
    pub pages: usize,
    pub cards: usize,
}

/// The sheets of a deck.
pub fn print(deck: &mut Deck<'_>, parts: Parts, printing: &Printing) -> Result<Printed, Trouble> {
    let is_asked = |form: Form| match form {
        Form::Card => parts.cards,
        Form::Poster => parts.posters,
        Form::Page => false,
    };
    let cards: Vec<_> = deck.cards.iter().filter(|card| is_asked(card.form)).cloned().collect();
    let book = (parts.book && !deck.entries.is_empty())
        .then(|| Book { title: deck.title.clone(), entries: deck.entries.clone() });
    let count = cards.len() + book.as_ref().map_or(0, |book| book.entries.len());
    let title = format!("{} {}", deck.title, deck.version);
    let mut credits = vec![format!("{FONT_CREDIT}.")];
    if deck.credited {
        credits.push(format!("{CREDIT}."));
    }
    let job = Job { cards: &cards, book, title: title.clone(), credits };
    let pages = pages(&job, printing, &mut deck.fonts, &deck.icons);
    let about = About { title, language: deck.locale.clone() };
    let pdf = pdf(&pages, &deck.fonts, &about).map_err(Trouble::new)?;
    Ok(Printed { pdf, pages: pages.len(), cards: count })
}

/// The cards of a pack that have changed since a bundle was built, in the language of the source or in this one.
pub fn changed_since(
    compilation: &Compilation,
    pack: usize,
    bundle: &Path,
    locale: Option<&str>,
    options: &Options,
) -> Result<Vec<AssetId>, Trouble> {
    let about = &compilation.packs[pack];
    let changes = diff(bundle, &about.root, std::slice::from_ref(&about.root), options)?;
    let mut names: BTreeSet<(String, String)> = BTreeSet::new();
    for change in &changes.assets {
        if change.change != Change::Removed {
            names.insert((change.kind.clone(), change.key.clone()));
        }
    }
    // `poi/P901/title`: the words of a translation.
    for text in changes.texts.iter().filter(|text| Some(text.locale.as_str()) == locale) {
        let mut steps = text.key.split('/');
        if let (Some(kind), Some(key)) = (steps.next(), steps.next()) {
            names.insert((kind.to_owned(), key.to_owned()));
        }
    }
    let Some(atlas) = compilation.atlas(pack) else { return Ok(Vec::new()) };
    let is_changed = |id: &AssetId| {
        let asset = atlas.asset(*id);
        let kind = &atlas.schema.kind_shape(asset.kind).name;
        let rec = atlas.rec(*id);
        let variant = rec.variant().map(|variant| format!("{} {variant}", asset.key));
        names.iter().any(|(of, key)| of == kind && (*key == *asset.key || Some(key) == variant.as_ref()))
    };
    Ok(compilation.cards_of(pack).into_iter().filter(is_changed).collect())
}
