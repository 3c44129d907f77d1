//! What is shown between the lines: titles behind ids, who sends players here, links.

use gen_lsp_types::{
    CodeLens, CodeLensParams, Command, DocumentLink, DocumentLinkParams, InlayHint, InlayHintParams,
};
use landfall_model::{Rec, Target};
use serde_json::json;

use super::names::uses;
use crate::cursor::{Thing, View, thing};

/// Above each asset: how many places lead to it, and how many of its parts are used.
pub(super) fn lenses(view: &View<'_>, params: CodeLensParams) -> Vec<CodeLens> {
    let Some(page) = view.page(&params.text_document.uri) else { return Vec::new() };
    let unit = page.atlas.unit(page.unit);
    let mut lenses = Vec::new();
    for root in &unit.roots {
        let rec = Rec::new(page.atlas, page.unit, *root);
        let Some(id) = rec.owner() else { continue };
        let places = uses(page.atlas, Thing::Asset(id));
        let locations: Vec<_> = places.iter().map(|span| view.location(*span)).collect();
        let range = view.range(rec.name_span());
        let title = match locations.len() {
            0 => "nothing leads here".to_owned(),
            1 => "used in 1 place".to_owned(),
            count => format!("used in {count} places"),
        };
        lenses.push(CodeLens {
            range,
            command: Some(Command {
                title,
                command: "landfall.references".to_owned(),
                arguments: Some(vec![json!(params.text_document.uri), json!(range.start), json!(locations)]),
                ..Command::default()
            }),
            data: None,
        });
    }
    lenses
}

/// `goto log 1903` is followed by the title of that log.
pub(super) fn inlays(view: &View<'_>, params: InlayHintParams) -> Vec<InlayHint> {
    let Some(page) = view.page(&params.text_document.uri) else { return Vec::new() };
    let unit = page.atlas.unit(page.unit);
    let (from, to) = (view.offset(page.file, params.range.start), view.offset(page.file, params.range.end));
    let inside = unit.refs.iter().filter(|found| from <= found.start && found.end <= to);
    let mut hints = Vec::new();
    for found in inside {
        let Some(title) = thing(found).and_then(|thing| thing.rec(page.atlas).title()) else { continue };
        let position = view.range(unit.span(found.start, found.end)).end;
        hints.push(InlayHint {
            position,
            label: title.to_owned().into(),
            kind: None,
            text_edits: None,
            tooltip: None,
            padding_left: Some(true),
            padding_right: None,
            data: None,
        });
    }
    hints
}

/// Each name of something that is written in this workspace leads to it.
pub(super) fn links(view: &View<'_>, params: DocumentLinkParams) -> Vec<DocumentLink> {
    let Some(page) = view.page(&params.text_document.uri) else { return Vec::new() };
    let unit = page.atlas.unit(page.unit);
    let mut links = Vec::new();
    for found in &unit.refs {
        let Target::Asset(asset) = found.target else { continue };
        if page.atlas.asset(asset).external {
            continue;
        }
        let place = page.atlas.name_span(asset);
        let line = view.range(place).start.line + 1;
        let mut target = view.uri(place.file);
        target.0.push_str(&format!("#L{line}"));
        links.push(DocumentLink {
            range: view.range(unit.span(found.start, found.end)),
            target: Some(target),
            tooltip: page.atlas.rec(asset).title().map(str::to_owned),
            data: None,
        });
    }
    links
}
