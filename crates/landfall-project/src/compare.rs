//! Bundles asked whether they are whole, and compared with each other.

use std::path::{Path, PathBuf};

use landfall_bundle::{BundleError, Compat, Diff, Layout, Unknown};

use crate::schema::{layout, schema_with};
use crate::{Options, Trouble};

/// What a whole bundle says about itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    pub game: String,
    pub pack: String,
    pub version: String,
    pub content_hash: String,
    pub bytes: usize,
    /// As long as the file, unless it is compressed.
    pub unpacked: usize,
    /// Set when the bundle was built with a schema that has grown from the one in use: what was skipped.
    pub unknown: Option<Vec<Unknown>>,
}

/// Whether a bundle is whole, ours and compatible. The inner error is about the bundle, the outer one about
/// the machine.
pub fn verify(
    bundle: &Path,
    packs: &[PathBuf],
    options: &Options,
) -> Result<Result<Verified, BundleError>, Trouble> {
    let packed = crate::read_file(bundle).map_err(|error| Trouble::path(bundle, &error))?;
    let size = packed.len();
    let bytes = match unpacked(packed) {
        Ok(bytes) => bytes,
        Err(error) => return Ok(Err(error)),
    };
    let header = match landfall_bundle::header(&bytes) {
        Ok(header) => header,
        Err(error) => return Ok(Err(error)),
    };
    let games = crate::schema::names(packs, options)?;
    if !games.iter().any(|game| game == header.game) {
        let found = landfall_bundle::identifier(&bytes).unwrap_or_default();
        let wanted = games.join("` or `");
        return Ok(Err(match header.game {
            "" => BundleError::NotABundle { found, wanted },
            game => BundleError::OtherGame { found: game.to_owned(), wanted },
        }));
    }
    let layout = layout(header.game, packs, options)?;
    let unknown = match landfall_bundle::unknown(&bytes, &layout) {
        Ok(unknown) => unknown,
        Err(error) => return Ok(Err(error)),
    };
    Ok(Ok(Verified {
        game: header.game.to_owned(),
        pack: header.pack.to_owned(),
        version: header.version.to_owned(),
        content_hash: header.content_hash.to_owned(),
        bytes: size,
        unpacked: bytes.len(),
        unknown: landfall_bundle::is_newer(&bytes, &layout).then_some(unknown),
    }))
}

/// Refuses a bundle of which a part would be left out: half a picture looks like a whole one.
pub(crate) fn known_in_full(bundle: &Path, bytes: &[u8], layout: &Layout) -> Result<(), Trouble> {
    landfall_bundle::verify(bytes, layout).map_err(|error| refuse(bundle, &error))?;
    if landfall_bundle::is_newer(bytes, layout) {
        return Err(Trouble::new(format!(
            "{} was built with a schema of `{}` that has grown from the one here: name the pack that adds to the game with `--pack`, or use the version of Landfall that built it",
            bundle.display(),
            layout.game
        )));
    }
    Ok(())
}

fn unpacked(bytes: Vec<u8>) -> Result<Vec<u8>, BundleError> {
    if landfall_bundle::is_compressed(&bytes) { landfall_bundle::unpack(&bytes) } else { Ok(bytes) }
}

/// The bytes of a bundle, unpacked.
pub(crate) fn read_bundle(bundle: &Path) -> Result<Vec<u8>, Trouble> {
    let bytes = crate::read_file(bundle).map_err(|error| Trouble::path(bundle, &error))?;
    unpacked(bytes).map_err(|error| refuse(bundle, &error))
}

pub(crate) fn refuse(bundle: &Path, error: &BundleError) -> Trouble {
    Trouble::new(format!("{} cannot be read: {error}", bundle.display()))
}

/// What has changed from one bundle to another.
pub fn diff(old: &Path, new: &Path, packs: &[PathBuf], options: &Options) -> Result<Diff, Trouble> {
    let (before, after, layout) = both(old, new, packs, options)?;
    landfall_bundle::diff(&before, &after, &layout).map_err(|error| refuse(new, &error))
}

/// What would break a game that was saved with the old bundle.
pub fn compat(old: &Path, new: &Path, packs: &[PathBuf], options: &Options) -> Result<Compat, Trouble> {
    let (before, after, layout) = both(old, new, packs, options)?;
    let schema = schema_with(&layout.game, packs, options)?;
    landfall_bundle::breaks(&before, &after, &layout, &schema).map_err(|error| refuse(new, &error))
}

/// A bundle, or that of the pack in a folder.
fn bundle_at(path: &Path, options: &Options) -> Result<Vec<u8>, Trouble> {
    if !path.is_dir() {
        return read_bundle(path);
    }
    let compilation = crate::compile(&[path.to_owned()], options)?;
    let packs: Vec<usize> = (0..compilation.packs.len()).collect();
    if packs.is_empty() {
        return Err(Trouble::new(format!("there is no pack in {}", path.display())));
    }
    let bundle = compilation.bundle_of(&packs, &crate::BundleOptions::default())?;
    bundle.ok_or_else(|| {
        Trouble::new(format!("{0} has errors: `landfall check {0}` reports them", path.display()))
    })
}

fn both(
    old: &Path,
    new: &Path,
    packs: &[PathBuf],
    options: &Options,
) -> Result<(Vec<u8>, Vec<u8>, Layout), Trouble> {
    let (before, after) = (bundle_at(old, options)?, bundle_at(new, options)?);
    let game = landfall_bundle::header(&after).map_err(|error| refuse(new, &error))?.game.to_owned();
    let layout = layout(&game, packs, options)?;
    for (path, bytes) in [(old, &before), (new, &after)] {
        known_in_full(path, bytes, &layout)?;
    }
    Ok((before, after, layout))
}
