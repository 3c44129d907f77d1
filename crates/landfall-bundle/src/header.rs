//! The header of a bundle: read first, and the same for every game.

use crate::encode::UNSEALED;
use crate::error::BundleError;
use crate::fbs::fingerprint;
use crate::layout::{BUNDLE_HEADER, HEADER, Layout};
use crate::read::{Read, Reader, damaged};

/// The version of the format this crate writes. It grows when a reader of the version before would
/// misunderstand the file; a new field or kind is no such reason.
pub const FORMAT_VERSION: u32 = 1;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    pub format_version: u32,
    pub game: String,
    pub pack: String,
    pub version: String,
    pub schema_fingerprint: String,
    pub content_hash: String,
    pub source_locale: String,
}

/// The four bytes that name the game of a FlatBuffers file.
pub fn identifier(bytes: &[u8]) -> Option<[u8; 4]> {
    bytes.get(4..)?.first_chunk().copied()
}

/// The header of a bundle of any game. Only the header is checked.
pub fn header(bytes: &[u8]) -> Result<Header, BundleError> {
    if bytes.len() < SHORTEST {
        return Err(BundleError::TooShort { len: bytes.len() });
    }
    // Every game is named by letters and digits, so a file with something else there was never a bundle.
    if identifier(bytes).is_none_or(|name| !name.iter().all(u8::is_ascii_alphanumeric)) {
        return Err(BundleError::Foreign);
    }
    let reader = Reader::new(bytes);
    let mut header = Header::default();
    for (slot, (name, _)) in (0..).zip(HEADER) {
        let Some(at) = field(reader, slot)? else { continue };
        let text = || -> Read<String> { Ok(reader.string(reader.follow(at)?)?.to_owned()) };
        match *name {
            "format_version" => header.format_version = reader.u32(at)?,
            "game" => header.game = text()?,
            "pack" => header.pack = text()?,
            "version" => header.version = text()?,
            "schema_fingerprint" => header.schema_fingerprint = text()?,
            "content_hash" => header.content_hash = text()?,
            "source_locale" => header.source_locale = text()?,
            _ => {}
        }
    }
    Ok(header)
}

/// A root offset, an identifier, and the smallest table there is.
const SHORTEST: usize = 16;

fn field(reader: Reader<'_>, slot: u16) -> Read<Option<usize>> {
    let bundle = reader.table(reader.root()?)?;
    let Some(at) = reader.slot(bundle, BUNDLE_HEADER, 4)? else {
        return Err(damaged(0, "there is no header"));
    };
    reader.slot(reader.table(reader.follow(at)?)?, slot, 4)
}

/// Whole, ours, and of a schema we know; in the order in which a reader wants to hear of it.
pub(crate) fn verify(bytes: &[u8], layout: &Layout) -> Result<Header, BundleError> {
    if bytes.len() < SHORTEST {
        return Err(BundleError::TooShort { len: bytes.len() });
    }
    let found = identifier(bytes).unwrap_or_default();
    let read = header(bytes);
    let other = |header: &Header| header.game != layout.game && !header.game.is_empty();
    if found != *layout.identifier.as_bytes() || read.as_ref().is_ok_and(other) {
        let wanted = layout.game.clone();
        return Err(match read {
            Ok(header) if other(&header) => BundleError::OtherGame { found: header.game, wanted },
            _ => BundleError::NotABundle { found, wanted },
        });
    }
    let header = read?;
    if header.format_version > FORMAT_VERSION {
        return Err(BundleError::NewerFormat { found: header.format_version, known: FORMAT_VERSION });
    }
    let known = fingerprint(layout);
    if header.schema_fingerprint != known {
        let (game, found) = (header.game, header.schema_fingerprint);
        return Err(BundleError::OtherSchema { game, found, known });
    }
    if header.content_hash != content_hash(bytes)? {
        return Err(BundleError::Changed);
    }
    Ok(header)
}

/// The hash of the bytes, with zeros where the hash itself stands.
fn content_hash(bytes: &[u8]) -> Read<String> {
    let reader = Reader::new(bytes);
    let slot = HEADER.iter().position(|(name, _)| *name == "content_hash").unwrap_or_default() as u16;
    let at = field(reader, slot)?.ok_or(damaged(0, "there is no content hash"))?;
    let hash = reader.follow(at)?;
    if reader.string(hash)?.len() != UNSEALED.len() {
        return Err(damaged(hash, "the content hash has the wrong length"));
    }
    let (before, rest) = bytes.split_at(hash + 4);
    let mut hasher = blake3::Hasher::new();
    hasher.update(before).update(UNSEALED.as_bytes()).update(&rest[UNSEALED.len()..]);
    Ok(hasher.finalize().to_hex().to_string())
}
