//! What a file and a workspace hold.

use gen_lsp_types::{
    DocumentSymbol, DocumentSymbolParams, FoldingRange, FoldingRangeParams, SymbolInformation, SymbolKind,
    WorkspaceSymbolParams,
};
use landfall_model::{AssetId, Rec};
use landfall_syntax::{NodeKind, parse};

use crate::cursor::{Page, View, key_span};

/// More than anybody reads in a list.
const MOST: usize = 200;

pub(super) fn symbols(view: &View<'_>, params: DocumentSymbolParams) -> Vec<DocumentSymbol> {
    let Some(page) = view.page(&params.text_document.uri) else { return Vec::new() };
    let unit = page.atlas.unit(page.unit);
    unit.roots.iter().map(|root| asset(view, page, *root)).collect()
}

#[allow(deprecated)] // The protocol keeps the field, and so does the type.
fn symbol(view: &View<'_>, rec: Rec<'_>, name: String, kind: SymbolKind) -> DocumentSymbol {
    DocumentSymbol {
        name,
        detail: rec.title().map(str::to_owned),
        kind,
        tags: None,
        deprecated: None,
        range: view.range(rec.span()),
        selection_range: view.range(key_span(rec).unwrap_or(rec.name_span())),
        children: None,
    }
}

fn asset(view: &View<'_>, page: Page<'_>, root: u32) -> DocumentSymbol {
    let rec = Rec::new(page.atlas, page.unit, root);
    let name = rec.owner().map_or_else(|| rec.shape().name.clone(), |id| page.atlas.display(id));
    let parts = rec.inside().filter(|part| part.record().parent == root && part.shape().key.is_some());
    let parts = parts.map(|part| {
        let name = format!("{} {}", part.shape().name, part.key().unwrap_or_default());
        symbol(view, part, name, SymbolKind::Field)
    });
    DocumentSymbol { children: Some(parts.collect()), ..symbol(view, rec, name, SymbolKind::Class) }
}

#[allow(deprecated)]
pub(super) fn workspace_symbols(view: &View<'_>, params: WorkspaceSymbolParams) -> Vec<SymbolInformation> {
    let wanted = params.query.to_lowercase();
    let mut found = Vec::new();
    for atlas in view.compilation().atlases() {
        for id in atlas.ids().filter(|id| !atlas.asset(*id).external) {
            let name = label(atlas, id);
            if found.len() < MOST && name.to_lowercase().contains(&wanted) {
                found.push(SymbolInformation {
                    location: view.location(atlas.name_span(id)),
                    deprecated: None,
                    base_symbol_information: gen_lsp_types::BaseSymbolInformation {
                        name,
                        kind: SymbolKind::Class,
                        tags: None,
                        container_name: None,
                    },
                });
            }
        }
    }
    found
}

/// `log 1903 What the drone saw`.
pub(super) fn label(atlas: &landfall_model::Atlas, id: AssetId) -> String {
    match atlas.rec(id).title() {
        Some(title) => format!("{} {title}", atlas.display(id)),
        None => atlas.display(id),
    }
}

pub(super) fn folds(view: &View<'_>, params: FoldingRangeParams) -> Vec<FoldingRange> {
    let Some(file) = view.file(&params.text_document.uri) else { return Vec::new() };
    let source = view.compilation().sources.get(file);
    if !source.path().ends_with(".land") {
        return Vec::new();
    }
    let tree = parse(file, source.text()).tree;
    let blocks = (0..tree.nodes().len() as u32).filter(|node| tree.node(*node).kind == NodeKind::Block);
    let lines = blocks.map(|node| {
        let span = tree.node_span(node);
        (source.line_of(span.start) as u32, source.line_of(span.end.saturating_sub(1)) as u32)
    });
    let tall = lines.filter(|(first, last)| first < last);
    // The line of the closing brace stays in sight.
    tall.map(|(first, last)| FoldingRange {
        start_line: first,
        end_line: (last - 1).max(first),
        ..FoldingRange::default()
    })
    .filter(|fold| fold.start_line < fold.end_line)
    .collect()
}
