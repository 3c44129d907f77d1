//! Requests of our own: a card in words, a picture, and the files of a new pack.

use gen_lsp_types::{Position, TextDocumentIdentifier};
use landfall_model::{AssetId, Rec};
use landfall_project::{GraphFormat, Told, Trouble};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::catalog;
use crate::cursor::{Page, View, rec_at};
use crate::message::{self, Failure};
use crate::server::Asked;

/// An asset by its name, or the one around a place.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Wanted {
    name: Option<String>,
    text_document: Option<TextDocumentIdentifier>,
    position: Option<Position>,
    locale: Option<String>,
    /// Lines are broken at this many letters; at as many as in a terminal unless it is stated.
    width: Option<usize>,
}

impl Wanted {
    /// The name of the card, and the language of the catalog it was asked for in.
    fn find(&self, view: &View<'_>) -> Result<(String, Option<String>), Failure> {
        if let Some(name) = &self.name {
            return Ok((name.clone(), None));
        }
        let around = self.text_document.as_ref().zip(self.position).and_then(|(document, position)| {
            let file = view.file(&document.uri)?;
            let offset = view.offset(file, position);
            if let Some(page) = view.page(&document.uri) {
                return Some((page.atlas.display(nearest(page, offset)?), None));
            }
            let card = catalog::card_at(view, file, offset)?;
            Some((card.atlas.display(card.asset), Some(card.locale.to_owned())))
        });
        around.ok_or_else(|| Failure::refused("there is no card here"))
    }
}

/// The card around an offset; between two cards the next one, and behind the last one that.
fn nearest(page: Page<'_>, offset: u32) -> Option<AssetId> {
    if let Some(rec) = rec_at(page, offset) {
        return rec.owner();
    }
    let roots = page.atlas.unit(page.unit).roots.iter();
    let mut cards = roots.map(|root| Rec::new(page.atlas, page.unit, *root));
    let next = cards.clone().find(|card| card.span().start >= offset);
    next.or_else(|| cards.next_back()).and_then(|card| card.owner())
}

pub(super) fn text(view: &View<'_>, wanted: Wanted) -> Result<Value, Failure> {
    let (name, locale) = wanted.find(view)?;
    let locale = wanted.locale.as_deref().or(locale.as_deref());
    match words(view, &name, locale, wanted.width) {
        Ok(told) => Ok(json!({ "name": name, "text": told.text })),
        Err(why) => Err(Failure::refused(why.to_string())),
    }
}

/// A card in words.
pub(super) fn words(
    view: &View<'_>,
    name: &str,
    locale: Option<&str>,
    width: Option<usize>,
) -> Result<Told, Trouble> {
    let (compilation, options) = (view.compilation(), view.session.options());
    match width {
        Some(width) => landfall_project::text_in_lines(compilation, name, locale, width, options),
        None => landfall_project::text(compilation, name, locale, options),
    }
}

pub(super) fn picture(view: &View<'_>, wanted: Wanted) -> Result<Value, Failure> {
    let (name, _) = wanted.find(view)?;
    match landfall_project::graph(view.compilation(), &name, GraphFormat::Svg) {
        Ok(svg) => Ok(json!({ "name": name, "svg": svg })),
        Err(why) => Err(Failure::refused(why.to_string())),
    }
}

/// A request that the host answers.
pub(crate) fn further(
    view: &View<'_>,
    params: Value,
    answer: fn(&Asked<'_>) -> Result<Value, String>,
) -> Result<Value, Failure> {
    let wanted: Wanted = message::params(params.clone())?;
    let (card, locale) = wanted.find(view).ok().unzip();
    let asked = Asked {
        compilation: view.compilation(),
        options: view.session.options(),
        card,
        locale: wanted.locale.or(locale.flatten()),
        params,
    };
    answer(&asked).map_err(Failure::refused)
}

#[derive(Deserialize)]
pub(super) struct NewPack {
    game: String,
    name: String,
}

/// The files of a new pack, which the client makes.
pub(super) fn new_pack(_: &View<'_>, wanted: NewPack) -> Result<Value, Failure> {
    let name = landfall_project::pack_name(&wanted.name);
    let files = landfall_project::template(&wanted.game, &name);
    let files = files.map_err(|why| Failure::refused(why.to_string()))?;
    let files: Vec<Value> =
        files.into_iter().map(|(path, text)| json!({ "path": path, "text": text })).collect();
    Ok(json!({ "name": name, "files": files }))
}
