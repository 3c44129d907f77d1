//! Gives an asset another id, everywhere: where it is written, where it is used, in texts and in catalogs. The old id
//! stays behind as `was`, so that translations and saved games find their way.

use std::collections::BTreeMap;
use std::path::PathBuf;

use landfall_diagnostics::{FileId, Span, a};
use landfall_model::{AssetId, Atlas, Target};
use landfall_syntax::Item;

use crate::asset::{Found, find_asset};
use crate::{Compilation, Trouble};

/// What becomes of the files. Nothing is written.
#[derive(Debug)]
pub struct Renaming {
    /// Folder of the pack, path and new text of each file.
    pub files: Vec<(PathBuf, PathBuf, String)>,
    /// As people call it before and after: `log 6014`, `log 6034`.
    pub from: String,
    pub to: String,
    /// How many places were changed, its own included.
    pub places: usize,
}

pub fn rename(compilation: &Compilation, name: &str, new: &str) -> Result<Renaming, Trouble> {
    let Found::Asset(atlas, id) = find_asset(compilation, name)? else {
        return Err(Trouble::new(format!("`{name}` is a pack: its name is in landfall.yaml")));
    };
    if let Some(damaged) = compilation.packs.iter().flat_map(|pack| &pack.damaged).next() {
        let path = compilation.sources.path(*damaged);
        return Err(Trouble::new(format!("{path} could not be read in full: nothing was renamed")));
    }
    // `log 6034` for `6034` is a natural way to write it.
    let keyword = &atlas.schema.kind(atlas.asset(id).kind).keyword;
    let new = new.strip_prefix(keyword.as_str()).map_or(new, str::trim_start);
    may_be_called(atlas, id, new)?;
    let old = atlas.asset(id).key.to_string();
    let mut edits: BTreeMap<(FileId, u32, u32), String> = BTreeMap::new();
    let mut put = |span: Span, text: &str| {
        edits.insert((span.file, span.start, span.end), text.to_owned());
    };
    for face in atlas.faces(id).chain([id]) {
        let rec = atlas.rec(face);
        let own = rec.shape().id_field().and_then(|field| rec.get(field));
        let Some(own) = own else { return Err(Trouble::new(format!("{name} has no id"))) };
        put(own.span, new);
        if let Some((place, trace)) = trace(compilation, rec.span(), &old) {
            put(place, &trace);
        }
    }
    for span in uses(atlas, id) {
        // In `1903.1` the asset is named before the dot.
        let text = compilation.sources.slice(span);
        let length = text.find('.').map_or(span.end, |dot| span.start + dot as u32);
        put(Span::new(span.file, span.start, length), new);
    }
    for (place, text) in in_catalogs(compilation, atlas, id, &old, new) {
        put(place, &text);
    }
    let places = edits.values().filter(|text| !text.contains("was ")).count();
    // Its own file is the last: whoever is interrupted before it can give the same command again.
    let own: Vec<PathBuf> = atlas
        .faces(id)
        .chain([id])
        .map(|face| PathBuf::from(compilation.sources.path(atlas.rec(face).span().file)))
        .collect();
    let mut files = apply(compilation, edits)?;
    files.sort_by_key(|(_, path, _)| own.contains(path));
    let from = atlas.display(id);
    let to = landfall_model::display(&atlas.schema, atlas.asset(id).kind, new);
    Ok(Renaming { files, from, to, places })
}

fn may_be_called(atlas: &Atlas, id: AssetId, new: &str) -> Result<(), Trouble> {
    let asset = atlas.asset(id);
    let kind = atlas.schema.kind(asset.kind);
    let name = a(&atlas.schema.kind_shape(asset.kind).name);
    if asset.external {
        let name = atlas.display(id);
        return Err(Trouble::new(format!("{name} belongs to the printed game: it cannot be renamed")));
    }
    if !kind.id.is_ok(new) {
        let (form, example) = (kind.id.describe(), kind.id.example());
        return Err(Trouble::new(format!(
            "`{new}` is not the id of {name}: it is {form}, such as `{example}`"
        )));
    }
    match atlas.find(asset.kind, new) {
        Some(taken) => {
            Err(Trouble::new(format!("{} exists already: choose another id", atlas.display(taken))))
        }
        None => Ok(()),
    }
}

/// Every place that names the asset or a part of it, in effects and in texts.
fn uses(atlas: &Atlas, id: AssetId) -> Vec<Span> {
    let names = |target: Target| match target {
        Target::Asset(asset) | Target::Child { asset, .. } => asset == id,
        Target::Missing | Target::Several(_) => false,
    };
    let found = atlas.references().filter(|(_, found)| names(found.target));
    let spans = found.map(|(unit, found)| (atlas.unit(unit).span(found.start, found.end), found.target));
    // Inside its own asset a part is named by its number alone.
    let key = &atlas.asset(id).key;
    let is_whole = |span: &Span| span.end - span.start >= key.len() as u32;
    spans
        .filter(|(span, target)| matches!(target, Target::Asset(_)) || is_whole(span))
        .map(|(span, _)| span)
        .collect()
}

/// `was 6014` as the first line of the asset.
fn trace(compilation: &Compilation, span: Span, old: &str) -> Option<(Span, String)> {
    let text = compilation.sources.text(span.file);
    let tree = landfall_syntax::parse(span.file, text).tree;
    let statement = tree.statements(tree.root()).find(|node| tree.node_span(*node).start == span.start)?;
    let mut items = tree.items(statement);
    let open = std::iter::from_fn(|| items.bump()).find_map(|item| match item {
        Item::Block { span, .. } => Some(span.start + 1),
        Item::Token { .. } => None,
    })?;
    let is_tall = text[open as usize..].trim_start_matches(' ').starts_with(['\n', '\r']);
    let trace = if is_tall { format!("\n    was {old}") } else { format!(" was {old};") };
    Some((Span::new(span.file, open, open), trace))
}

/// References inside translations are text to the catalog, so they are looked for as they are written.
fn in_catalogs(
    compilation: &Compilation,
    atlas: &Atlas,
    id: AssetId,
    old: &str,
    new: &str,
) -> Vec<(Span, String)> {
    let shown = atlas.display(id);
    let Some(prefix) = shown.strip_suffix(old) else { return Vec::new() };
    let (before, after) = (format!("{{{prefix}{old}}}"), format!("{{{prefix}{new}}}"));
    let catalogs = compilation.sources.iter().filter(|(_, file)| file.path().ends_with(".po"));
    let places = catalogs.flat_map(|(id, file)| {
        let found = file.text().match_indices(&before);
        found.map(move |(at, text)| Span::new(id, at as u32, (at + text.len()) as u32)).collect::<Vec<_>>()
    });
    places.map(|place| (place, after.clone())).collect()
}

type Edits = BTreeMap<(FileId, u32, u32), String>;

fn apply(compilation: &Compilation, edits: Edits) -> Result<Vec<(PathBuf, PathBuf, String)>, Trouble> {
    let mut texts: BTreeMap<FileId, String> = BTreeMap::new();
    // From the end of each file, so that no place moves before its turn.
    for ((file, start, end), text) in edits.into_iter().rev() {
        let changed = texts.entry(file).or_insert_with(|| compilation.sources.text(file).to_string());
        changed.replace_range(start as usize..end as usize, &text);
    }
    let root = |path: &str| {
        let packs =
            compilation.packs.iter().filter(|pack| std::path::Path::new(path).starts_with(&pack.root));
        packs.max_by_key(|pack| pack.root.as_os_str().len()).map(|pack| pack.root.clone())
    };
    let file = |(file, text): (FileId, String)| {
        let path = compilation.sources.path(file);
        let around = root(path).or_else(|| compilation.packs.first().map(|pack| pack.root.clone()));
        let around = around.ok_or_else(|| Trouble::new(format!("{path} belongs to no pack")))?;
        Ok((around, PathBuf::from(path), text))
    };
    texts.into_iter().map(file).collect()
}
