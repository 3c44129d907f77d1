//! Renames an id everywhere: where it is given, where it is used, in texts and in catalogs. The old id stays behind as
//! `was`, so that translations that are not in this folder find their way.

use std::collections::HashMap;

use gen_lsp_types::{PrepareRenameParams, Range, RenameParams, TextEdit, Uri, WorkspaceEdit};
use landfall_diagnostics::{FileId, Span};
use landfall_model::{AssetId, Atlas};
use landfall_syntax::{Item, parse};

use super::names::{thing_of, uses};
use crate::catalog;
use crate::cursor::{Thing, View, key_span};
use crate::message::Failure;

pub(super) fn prepare(view: &View<'_>, params: PrepareRenameParams) -> Option<Range> {
    let (page, thing, span) = thing_of(view, &params.text_document_position_params)?;
    if page.atlas.asset(thing.asset()).external {
        return None;
    }
    Some(view.range(own_part(view, thing, span)))
}

pub(super) fn rename(view: &View<'_>, params: RenameParams) -> Result<WorkspaceEdit, Failure> {
    let position = &params.text_document_position_params;
    let (page, thing, _) =
        thing_of(view, position).ok_or_else(|| Failure::refused("there is no name here to change"))?;
    let (atlas, new) = (page.atlas, params.new_name.trim());
    let mut edits = Edits { view, changes: HashMap::new() };
    let old = view.slice(key_span(thing.rec(atlas)).ok_or_else(|| Failure::refused("it has no name"))?);
    if old == new {
        return Ok(WorkspaceEdit::default());
    }
    match thing {
        Thing::Asset(asset) => {
            may_be_called(atlas, asset, new)?;
            edits.leave_trace(atlas, asset, old);
            edits.catalogs(atlas, asset, old, new);
        }
        Thing::Part(..) => part_may_be_called(atlas, thing, new)?,
    }
    edits.extend(key_span(thing.rec(atlas)), new);
    for span in uses(atlas, thing) {
        let part = own_part(view, thing, span);
        // Inside its own asset a part is named without the id of the asset.
        if view.slice(part) == old {
            edits.extend(Some(part), new);
        }
    }
    Ok(WorkspaceEdit { changes: Some(edits.changes), ..WorkspaceEdit::default() })
}

/// In `1903.1` the asset is named before the dot and its part behind it.
fn own_part(view: &View<'_>, thing: Thing, span: Span) -> Span {
    let text = view.slice(span);
    let Some(dot) = text.rfind('.') else { return span };
    let dot = span.start + dot as u32;
    match thing {
        Thing::Asset(_) => Span::new(span.file, span.start, dot),
        Thing::Part(..) => Span::new(span.file, dot + 1, span.end),
    }
}

fn may_be_called(atlas: &Atlas, asset: AssetId, new: &str) -> Result<(), Failure> {
    let about = atlas.asset(asset);
    let name = &atlas.schema.kind_shape(about.kind).name;
    if about.external {
        return Err(Failure::refused(format!("{} lies in the printed game", atlas.display(asset))));
    }
    if !atlas.schema.kind(about.kind).id.is_ok(new) {
        return Err(Failure::refused(format!("`{new}` is not written like the id of a {name}")));
    }
    match atlas.find(about.kind, new) {
        Some(taken) => Err(Failure::refused(format!("{} exists already", atlas.display(taken)))),
        None => Ok(()),
    }
}

fn part_may_be_called(atlas: &Atlas, thing: Thing, new: &str) -> Result<(), Failure> {
    let rec = thing.rec(atlas);
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
    if new.is_empty() || !new.chars().all(plain) {
        return Err(Failure::refused(format!("`{new}` cannot be the name of a {}", rec.shape().name)));
    }
    let parent = rec.parent().map(|parent| parent.index);
    let mut siblings = atlas.rec(thing.asset()).inside().filter(|other| {
        other.shape_id() == rec.shape_id() && other.parent().map(|parent| parent.index) == parent
    });
    match siblings.any(|other| other.key().as_deref() == Some(new)) {
        true => Err(Failure::refused(format!("{} {new} exists already", rec.shape().name))),
        false => Ok(()),
    }
}

struct Edits<'v, 'a> {
    view: &'v View<'a>,
    changes: HashMap<Uri, Vec<TextEdit>>,
}

impl Edits<'_, '_> {
    fn extend(&mut self, span: Option<Span>, text: &str) {
        let Some(span) = span else { return };
        let edit = TextEdit { range: self.view.range(span), new_text: text.to_owned() };
        let list = self.changes.entry(self.view.uri(span.file)).or_default();
        if !list.contains(&edit) {
            list.push(edit);
        }
    }

    /// Writes `was P901` as the first line of the asset.
    fn leave_trace(&mut self, atlas: &Atlas, asset: AssetId, old: &str) {
        let rec = atlas.rec(asset);
        let file = rec.span().file;
        let Some(open) = body(self.view, file, rec.span()) else { return };
        let text = self.view.compilation().sources.text(file);
        let is_tall = text[open as usize..].trim_start_matches(' ').starts_with(['\n', '\r']);
        let trace = if is_tall { format!("\n    was {old}") } else { format!(" was {old};") };
        self.extend(Some(Span::new(file, open, open)), &trace);
    }

    /// The keys of its messages, and references inside translations. The latter are text to the catalog, so they are
    /// looked for as they are written.
    fn catalogs(&mut self, atlas: &Atlas, asset: AssetId, old: &str, new: &str) {
        for span in catalog::ids_in_keys(self.view, atlas, asset, old) {
            self.extend(Some(span), new);
        }
        let shown = atlas.display(asset);
        let Some(prefix) = shown.strip_suffix(old) else { return };
        let (before, after) = (format!("{{{prefix}{old}}}"), format!("{{{prefix}{new}}}"));
        let sources = &self.view.compilation().sources;
        let catalogs = sources.iter().filter(|(_, file)| file.path().ends_with(".po"));
        let places: Vec<Span> = catalogs
            .flat_map(|(id, file)| {
                let found = file.text().match_indices(&before);
                found.map(move |(at, text)| Span::new(id, at as u32, (at + text.len()) as u32))
            })
            .collect();
        places.into_iter().for_each(|span| self.extend(Some(span), &after));
    }
}

/// The offset behind the `{` of the statement at `span`.
fn body(view: &View<'_>, file: FileId, span: Span) -> Option<u32> {
    let tree = parse(file, view.compilation().sources.text(file)).tree;
    let statement = tree.statements(tree.root()).find(|node| tree.node_span(*node).start == span.start)?;
    let mut items = tree.items(statement);
    std::iter::from_fn(|| items.bump()).find_map(|item| match item {
        Item::Block { span, .. } => Some(span.start + 1),
        Item::Token { .. } => None,
    })
}
