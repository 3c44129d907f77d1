//! From a name to the thing, and from the thing to every place that names it.

use gen_lsp_types::{DefinitionParams, Location, ReferenceParams, TextDocumentPositionParams};
use landfall_diagnostics::Span;
use landfall_model::Atlas;

use crate::catalog;
use crate::cursor::{Page, Thing, View, key_span, thing};

/// What the cursor of a request is on.
pub(super) fn thing_of<'a>(
    view: &View<'a>,
    params: &TextDocumentPositionParams,
) -> Option<(Page<'a>, Thing, Span)> {
    let page = view.page(&params.text_document.uri)?;
    let offset = view.offset(page.file, params.position);
    let (thing, span) = view.thing_at(page, offset)?;
    Some((page, thing, span))
}

pub(super) fn definition(view: &View<'_>, params: DefinitionParams) -> Vec<Location> {
    let at = &params.text_document_position_params;
    let Some((page, thing, _)) = thing_of(view, at) else {
        return card_of_entry(view, at).into_iter().collect();
    };
    let rec = thing.rec(page.atlas);
    // What lies in the printed game is only listed inside the program, where no editor can go.
    if page.atlas.asset(thing.asset()).external && rec.arrays().pack == landfall_model::PRINTED {
        return Vec::new();
    }
    key_span(rec).map(|span| view.location(span)).into_iter().collect()
}

/// From an entry of a catalog to the card.
fn card_of_entry(view: &View<'_>, at: &TextDocumentPositionParams) -> Option<Location> {
    let file = view.file(&at.text_document.uri)?;
    let card = catalog::card_at(view, file, view.offset(file, at.position))?;
    Some(view.location(card.atlas.name_span(card.asset)))
}

pub(super) fn references(view: &View<'_>, params: ReferenceParams) -> Vec<Location> {
    let Some((page, thing, _)) = thing_of(view, &params.text_document_position_params) else {
        return Vec::new();
    };
    let mut spans = uses(page.atlas, thing);
    if params.context.include_declaration
        && let Some(own) = key_span(thing.rec(page.atlas))
    {
        spans.insert(0, own);
    }
    spans.into_iter().map(|span| view.location(span)).collect()
}

/// Every place that names a thing. What names a part names its asset too.
pub(super) fn uses(atlas: &Atlas, wanted: Thing) -> Vec<Span> {
    let mut spans = Vec::new();
    for (unit, found) in atlas.references() {
        let is_it = match (wanted, thing(&found)) {
            (Thing::Asset(wanted), Some(found)) => found.asset() == wanted,
            (part, Some(found)) => part == found,
            _ => false,
        };
        if is_it {
            spans.push(atlas.unit(unit).span(found.start, found.end));
        }
    }
    spans
}
