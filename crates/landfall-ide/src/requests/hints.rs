//! What is shown inside the lines: titles behind ids, links.

use gen_lsp_types::{DocumentLink, DocumentLinkParams, InlayHint, InlayHintParams};
use landfall_model::Target;

use crate::cursor::{View, thing};

/// `goto log 1903` is followed by the title of that log.
pub(super) fn inlays(view: &View<'_>, params: InlayHintParams) -> Vec<InlayHint> {
    let Some(page) = view.page(&params.text_document.uri) else { return Vec::new() };
    let unit = page.atlas.unit(page.unit);
    let (from, to) = (view.offset(page.file, params.range.start), view.offset(page.file, params.range.end));
    let inside = unit.refs.iter().filter(|found| from <= found.start && found.end <= to);
    let mut hints = Vec::new();
    for found in inside {
        let Some(title) = thing(&found).and_then(|thing| thing.rec(page.atlas).title()) else { continue };
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
    for found in unit.refs.iter() {
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
