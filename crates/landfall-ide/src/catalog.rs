//! Catalogs: which card an entry belongs to. The key of a message begins with the kind and the id of its card.

use landfall_diagnostics::{FileId, Span};
use landfall_model::{AssetId, Atlas};

use crate::cursor::View;

const KEY: &str = "msgctxt \"";

/// A card as a translator meets it.
pub(crate) struct Translated<'a> {
    pub atlas: &'a Atlas,
    pub asset: AssetId,
    pub locale: &'a str,
}

/// The card of the entry around an offset in a catalog.
pub(crate) fn card_at<'a>(view: &View<'a>, file: FileId, offset: u32) -> Option<Translated<'a>> {
    let source = view.compilation().sources.get(file);
    let name = source.path().strip_suffix(".po")?;
    let locale = name.rsplit_once('/').map_or(name, |(_, locale)| locale);
    let text = source.text();
    // An entry begins behind a blank line, with comments; its key follows them.
    let start = text[..offset as usize].rfind("\n\n").map_or(0, |at| at + 2);
    let entry = &text[start..];
    let entry = &entry[..entry.find("\n\n").unwrap_or(entry.len())];
    let key = entry.lines().find_map(|line| line.trim_start_matches("#~ ").strip_prefix(KEY))?;
    let (kind, rest) = key.split_once('/')?;
    let id = rest.split(['/', '@', '"']).next()?;
    let found = view.compilation().atlases().iter().find_map(|atlas| {
        let is_it = |at: &u16| atlas.schema.kind_shape(landfall_schema::KindId(*at)).name == kind;
        let kind = (0..atlas.schema.kinds.len() as u16).find(is_it)?;
        Some((atlas, atlas.find(landfall_schema::KindId(kind), id)?))
    });
    found.map(|(atlas, asset)| Translated { atlas, asset, locale })
}

/// Where the keys of a card's messages name its id, in every catalog.
pub(crate) fn ids_in_keys(view: &View<'_>, atlas: &Atlas, asset: AssetId, old: &str) -> Vec<Span> {
    let kind = &atlas.schema.kind_shape(atlas.asset(asset).kind).name;
    let wanted = format!("{KEY}{kind}/{old}");
    let catalogs = view.compilation().sources.iter().filter(|(_, file)| file.path().ends_with(".po"));
    let places = catalogs.flat_map(|(id, file)| {
        let text = file.text();
        let found = text.match_indices(&wanted).filter(|(at, _)| {
            let is_whole = text[at + wanted.len()..].starts_with(['/', '@']);
            let line = text[..*at].rfind('\n').map_or(0, |newline| newline + 1);
            is_whole && matches!(&text[line..*at], "" | "#~ ")
        });
        let end = |at: usize| (at + wanted.len()) as u32;
        found.map(move |(at, _)| Span::new(id, end(at) - old.len() as u32, end(at))).collect::<Vec<_>>()
    });
    places.collect()
}
