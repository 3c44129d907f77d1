//! Bundles: made from packs, and asked what they hold.

use std::path::{Path, PathBuf};

use landfall_bundle::{Bundle, Contents, IdRange, Layout, PackMeta, Speech};
use landfall_diagnostics::Sources;
use landfall_model::Atlas;
use landfall_schema::KindId;

use crate::compare::{known_in_full, read_bundle};
use crate::ids::kind_named;
use crate::schema::layout;
use crate::{Compilation, Options, Pack, Trouble};

/// How a bundle is written.
#[derive(Clone, Debug, Default)]
pub struct BundleOptions {
    /// Without the map of which asset was written where.
    pub strip: bool,
    /// Compressed, for those who send it around.
    pub zstd: bool,
    /// Only these languages beside that of the source.
    pub locales: Option<Vec<String>>,
    /// Without what effects and cards say in words.
    pub without_rules_text: bool,
    /// The folder of schemas in use, beside which the templates of a game lie.
    pub schema: Option<PathBuf>,
}

/// How a bundle is shown.
#[derive(Clone, Debug, Default)]
pub struct DumpOptions {
    /// Exactly what flatc prints: texts as numbers, with the tables of all languages.
    pub raw: bool,
    /// Only assets with this id, such as `P901` or `log 1903`.
    pub asset: Option<String>,
    /// The language of the texts, instead of that of the source.
    pub locale: Option<String>,
}

impl Compilation {
    /// The bundle of a pack. Only a run without errors in its content has one.
    pub fn bundle(&self, pack: usize) -> Option<Vec<u8>> {
        self.bundle_of(&[pack], &BundleOptions::default()).ok().flatten()
    }

    /// Several packs of one game in one bundle. Only a run without errors in its content has one.
    pub fn bundle_of(&self, packs: &[usize], options: &BundleOptions) -> Result<Option<Vec<u8>>, Trouble> {
        Ok(self.bundle_to_write(packs, options)?.map(Bundle::into_vec))
    }

    /// The same where it was made, for those who only write it into a file.
    pub fn bundle_to_write(
        &self,
        packs: &[usize],
        options: &BundleOptions,
    ) -> Result<Option<Bundle>, Trouble> {
        let Some(first) = packs.first().filter(|_| !self.has_errors_in_content()) else { return Ok(None) };
        let (Some(atlas), about) = (self.atlas(*first), &self.packs[*first]) else { return Ok(None) };
        if let Some(other) = packs.iter().map(|at| &self.packs[*at]).find(|pack| pack.game != about.game) {
            return Err(Trouble::new(format!(
                "`{}` is for {} and `{}` for {}: one bundle is for one game",
                about.name, about.game, other.name, other.game
            )));
        }
        let lock = about.atlas.and_then(|atlas| self.locks.get(atlas));
        let lock = lock.and_then(|lock| lock.read().ok()).unwrap_or_default();
        let layout = Layout::of(&atlas.schema, &lock);
        let metas = packs.iter().map(|at| meta(atlas, &self.packs[*at], *at as u16)).collect();
        let contents = Contents {
            packs: metas,
            locales: self.locales(packs, options.locales.as_deref()),
            strip: options.strip,
        };
        let sources = self.sources_seen_from(packs);
        let mut locales: Vec<&str> = contents.locales.iter().map(|locale| locale.code.as_str()).collect();
        locales.insert(0, &about.locale);
        let voices = match options.without_rules_text {
            true => Vec::new(),
            false => self.voices(packs, atlas, &locales, options.schema.as_deref())?,
        };
        let speeches: Vec<Speech<'_>> =
            voices.iter().map(|voice| Speech { code: &voice.locale, voice }).collect();
        let bytes = landfall_bundle::encode(atlas, &sources, &layout, &contents, &speeches);
        let bytes = bytes.map_err(|error| Trouble::new(error.to_string()))?;
        Ok(Some(if options.zstd { landfall_bundle::pack_zstd(&bytes).into() } else { bytes }))
    }

    /// The sources with paths that begin at the pack, so that its bundle does not tell where it was built.
    /// Where several packs share a bundle, they begin with the name of the pack.
    fn sources_seen_from(&self, packs: &[usize]) -> Sources {
        let mut seen = Sources::default();
        for (_, file) in self.sources.iter() {
            let path = file.path();
            let inside = packs.iter().find_map(|at| {
                let pack = &self.packs[*at];
                let inside = path.strip_prefix(&pack.folder)?.strip_prefix('/')?;
                Some(if packs.len() == 1 { inside.to_owned() } else { format!("{}/{inside}", pack.name) })
            });
            seen.add(inside.unwrap_or_else(|| path.to_owned()), file.text().clone());
        }
        seen
    }
}

fn meta(atlas: &Atlas, pack: &Pack, number: u16) -> PackMeta {
    let mut ids = Vec::new();
    for own in &pack.ids {
        let Some(kind) = kind_named(&atlas.schema, &own.kind) else { continue };
        ids.extend(own.ranges.iter().map(|(range, _)| id_range(atlas, kind, range)));
    }
    PackMeta {
        name: pack.name.clone(),
        version: pack.version.clone(),
        locale: pack.locale.clone(),
        pack: number,
        ids,
        requires: pack.requires.iter().map(|required| required.name.clone()).collect(),
    }
}

/// `P900-P999` is a range when both of its ends are ids; a name may hold dashes of its own.
fn id_range(atlas: &Atlas, kind: KindId, text: &str) -> IdRange {
    let pattern = &atlas.schema.kind(kind).id;
    let (first, last) = pattern.range(text).unwrap_or((text.trim(), text.trim()));
    IdRange { kind, first: first.to_owned(), last: last.to_owned() }
}

/// What a bundle holds, as JSON. These packs have added to the game that it was built for.
pub fn dump(
    bundle: &Path,
    packs: &[PathBuf],
    how: &DumpOptions,
    options: &Options,
) -> Result<String, Trouble> {
    let bytes = read_bundle(bundle)?;
    let refuse = |error| Trouble::new(format!("{} cannot be shown: {error}", bundle.display()));
    let header = landfall_bundle::header(&bytes).map_err(refuse)?;
    let layout = layout(header.game, packs, options)?;
    known_in_full(bundle, &bytes, &layout)?;
    if how.raw {
        return landfall_bundle::dump(&bytes, &layout).map_err(refuse);
    }
    let text = landfall_bundle::dump_resolved(&bytes, &layout, how.locale.as_deref()).map_err(refuse)?;
    match &how.asset {
        None => Ok(text),
        Some(asset) => landfall_bundle::only_asset(&text, &layout, asset)
            .ok_or_else(|| Trouble::new(format!("{} holds no `{asset}`", bundle.display()))),
    }
}
