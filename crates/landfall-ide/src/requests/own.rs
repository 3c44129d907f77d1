//! Two requests of our own: a card in words, and a picture.

use gen_lsp_types::{Position, TextDocumentIdentifier};
use landfall_project::GraphFormat;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::cursor::{View, rec_at};
use crate::message::Failure;

/// An asset by its name, or the one around a place.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Wanted {
    name: Option<String>,
    text_document: Option<TextDocumentIdentifier>,
    position: Option<Position>,
    locale: Option<String>,
}

impl Wanted {
    fn find(&self, view: &View<'_>) -> Result<String, Failure> {
        if let Some(name) = &self.name {
            return Ok(name.clone());
        }
        let page = self.text_document.as_ref().and_then(|document| view.page(&document.uri));
        let around = page.zip(self.position).and_then(|(page, position)| {
            let rec = rec_at(page, view.offset(page.file, position))?;
            Some(page.atlas.display(rec.owner()?))
        });
        around.ok_or_else(|| Failure::refused("there is no card here"))
    }
}

pub(super) fn text(view: &View<'_>, wanted: Wanted) -> Result<Value, Failure> {
    let name = wanted.find(view)?;
    let locale = wanted.locale.as_deref();
    match landfall_project::text(view.compilation(), &name, locale, view.session.options()) {
        Ok(told) => Ok(json!({ "name": name, "text": told.text })),
        Err(why) => Err(Failure::refused(why.to_string())),
    }
}

pub(super) fn picture(view: &View<'_>, wanted: Wanted) -> Result<Value, Failure> {
    let name = wanted.find(view)?;
    match landfall_project::graph(view.compilation(), &name, GraphFormat::Svg) {
        Ok(svg) => Ok(json!({ "name": name, "svg": svg })),
        Err(why) => Err(Failure::refused(why.to_string())),
    }
}
