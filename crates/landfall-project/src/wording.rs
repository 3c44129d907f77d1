//! What those who draw the cards of a pack need: its words in one language, its pictures and its fonts.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use landfall_l10n::nothing_translated;
use landfall_l10n::text::{Speaker, Templates};
use landfall_model::{AssetId, Atlas};

use crate::border::Border;
use crate::disk::read_file;
use crate::spoken::Voice;
use crate::{Compilation, Options, Trouble};

/// A picture or a font of a pack is no larger than this.
const LARGEST: u64 = 64_000_000;

/// How the cards of one pack are said in one language.
pub struct Wording {
    pub locale: String,
    /// Set when the game has no templates in this language: the one that effects are told in.
    pub instead: Option<String>,
    templates: Templates,
    table: landfall_l10n::Table,
    foreign: bool,
}

impl Wording {
    /// Without a locale, in that of the pack.
    pub fn of(
        compilation: &Compilation,
        pack: usize,
        locale: Option<&str>,
        options: &Options,
    ) -> Result<Self, Trouble> {
        let about = &compilation.packs[pack];
        let locale = locale.unwrap_or(&about.locale);
        if locale != about.locale && !compilation.locales_of(pack).contains(&locale) {
            return Err(Trouble::new(format!(
                "`{}` has no language `{locale}`: it has {}",
                about.name,
                compilation.languages_of(pack).join(", ")
            )));
        }
        let atlas = compilation.atlas(pack).ok_or_else(|| {
            Trouble::new(format!("`{}` cannot be read; `landfall check` shows why", about.name))
        })?;
        let schema = about.own_game.clone().or_else(|| options.schema.clone());
        let voice = Voice::find(compilation, &atlas.schema, locale, &Options { schema, ..options.clone() })?;
        let foreign = locale != about.locale;
        let table = if foreign { compilation.translations(pack, locale) } else { nothing_translated() };
        let locale = locale.to_owned();
        Ok(Self { locale, instead: voice.instead, templates: voice.templates, table, foreign })
    }

    /// Says cards of this atlas, with icons in texts as they are written.
    pub fn speaker<'a>(&'a self, atlas: &'a Atlas) -> Speaker<'a> {
        Speaker {
            atlas,
            locale: &self.locale,
            templates: &self.templates,
            table: &self.table,
            foreign: self.foreign,
            keeps_icons: true,
            memory: None,
        }
    }
}

impl Compilation {
    /// The language that a pack is written in, then those it is translated into.
    pub fn languages_of(&self, pack: usize) -> Vec<String> {
        let own = self.packs[pack].locale.clone();
        let mut all = vec![own.clone()];
        all.extend(self.locales_of(pack).into_iter().filter(|locale| *locale != own).map(str::to_owned));
        all
    }

    /// The cards of a pack: by kind, then by id.
    pub fn cards_of(&self, pack: usize) -> Vec<AssetId> {
        let Some(atlas) = self.atlas(pack) else { return Vec::new() };
        let own = |id: &AssetId| {
            let asset = atlas.asset(*id);
            !asset.external && usize::from(atlas.unit(asset.unit).pack) == pack
        };
        let mut ids: Vec<AssetId> = atlas.ids().filter(own).collect();
        ids.sort_by_cached_key(|id| {
            let asset = atlas.asset(*id);
            (asset.kind, natural(&asset.key), atlas.rec(*id).variant().map(str::to_owned))
        });
        ids
    }

    /// The map of a board as players see it, as SVG; nothing for a card that is none.
    pub fn map_of(&self, pack: usize, id: AssetId) -> Option<String> {
        let atlas = self.atlas(pack)?;
        let kind = atlas.asset(id).kind;
        let is_board = atlas.schema.graphs.iter().any(|graph| graph.of == kind)
            || atlas.schema.maps.iter().any(|map| map.of == kind);
        is_board.then(|| {
            let closed = |map: &landfall_schema::Map| {
                let context = landfall_analysis::Context::new(atlas, &self.sources);
                landfall_analysis::closed_ways(&context, map, id)
            };
            // What is wrong with a pack is not for players.
            let reports = landfall_diagnostics::Reports::default();
            let drawing = landfall_draw::of_asset(atlas, id, closed, &self.sources, &reports);
            landfall_draw::svg(&drawing.for_players())
        })
    }

    /// The files of one folder of a pack whose names end in one of these, by name. What cannot be read is among them.
    pub fn extras(&self, pack: usize, folder: &str, endings: &[&str], options: &Options) -> Vec<Extra> {
        let folder = self.packs[pack].root.join(folder);
        let mut found = options.extras.in_folder(&folder);
        found.extend(extras_on_disk(&folder, &Border::of(&self.packs[pack].root)));
        found.retain(|extra| {
            extra
                .path
                .extension()
                .and_then(|ending| ending.to_str())
                .is_some_and(|ending| endings.contains(&ending))
        });
        found.sort_by(|a, b| (&a.stem, &a.path).cmp(&(&b.stem, &b.path)));
        found
    }
}

/// A file of a pack that is no text: a picture, a font.
pub struct Extra {
    /// Its name without the ending.
    pub stem: String,
    pub path: PathBuf,
    content: Content,
}

enum Content {
    OnDisk,
    Bytes(Arc<[u8]>),
    /// Why nobody opens it.
    Closed(&'static str),
}

impl Extra {
    /// The error is for people.
    pub fn read(&self) -> Result<Arc<[u8]>, String> {
        match &self.content {
            Content::Bytes(bytes) => Ok(Arc::clone(bytes)),
            Content::OnDisk => {
                read_file(&self.path).map(Arc::from).map_err(|error| format!("it cannot be read: {error}"))
            }
            Content::Closed(why) => Err((*why).to_owned()),
        }
    }

    pub(crate) fn is_closed(&self) -> bool {
        matches!(self.content, Content::Closed(_))
    }
}

/// Such files of hosts without a disk, by path.
#[derive(Clone, Debug, Default)]
pub struct Extras(BTreeMap<PathBuf, Arc<[u8]>>);

impl Extras {
    /// Without bytes, the file is gone. One that is too large is not there either.
    pub fn put(&mut self, path: &str, bytes: Option<Arc<[u8]>>) {
        match bytes.filter(|bytes| bytes.len() as u64 <= LARGEST) {
            Some(bytes) => self.0.insert(PathBuf::from(path), bytes),
            None => self.0.remove(Path::new(path)),
        };
    }

    fn in_folder(&self, folder: &Path) -> Vec<Extra> {
        let folder = folder.strip_prefix(".").unwrap_or(folder);
        let inside = self.0.iter().filter(|(path, _)| path.parent() == Some(folder));
        let extra = |(path, bytes): (&PathBuf, &Arc<[u8]>)| {
            let stem = path.file_stem()?.to_str()?.to_owned();
            Some(Extra { stem, path: path.clone(), content: Content::Bytes(Arc::clone(bytes)) })
        };
        inside.filter_map(extra).collect()
    }
}

pub(crate) fn extras_on_disk(folder: &Path, border: &Border) -> Vec<Extra> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let extra = |path: PathBuf| {
        let stem = path.file_stem()?.to_str()?.to_owned();
        let content = match fs::metadata(&path) {
            _ if border.is_crossed_by(&path) => Content::Closed("this link leads out of the pack"),
            Err(_) => Content::Closed("it cannot be opened"),
            Ok(about) if !about.is_file() => Content::Closed("it is not a regular file"),
            Ok(about) if about.len() > LARGEST => Content::Closed("it is larger than 64 MB"),
            Ok(_) => Content::OnDisk,
        };
        Some(Extra { stem, path, content })
    };
    entries.flatten().filter_map(|entry| extra(entry.path())).collect()
}

/// A key by which 9 comes before 10.
fn natural(key: &str) -> Vec<(String, u64)> {
    let mut parts: Vec<(String, u64)> = Vec::new();
    let mut rest = key;
    while !rest.is_empty() {
        let words = rest.find(|c: char| c.is_ascii_digit()).unwrap_or(rest.len());
        let (word, tail) = rest.split_at(words);
        let digits = tail.find(|c: char| !c.is_ascii_digit()).unwrap_or(tail.len());
        let (number, tail) = tail.split_at(digits);
        parts.push((word.to_owned(), number.parse().unwrap_or(0)));
        rest = tail;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::natural;

    #[test]
    fn nine_comes_before_ten() {
        let mut keys = ["P10", "P9", "10", "9", "A-2-B", "A-10-A"];
        keys.sort_by_key(|key| natural(key));
        assert_eq!(keys, ["9", "10", "A-2-B", "A-10-A", "P9", "P10"]);
    }
}
