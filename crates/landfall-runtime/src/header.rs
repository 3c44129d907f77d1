//! The header of a bundle: read first, and the same for every game.

use crate::Error;
use crate::raw::{Read, Reader, damaged};
use crate::schema::Schema;
use crate::{List, Table};

/// The version of the format this crate reads. It grows when a reader of the version before would
/// misunderstand the file; a new field or kind is no such reason.
pub const FORMAT_VERSION: u32 = 1;

/// What stood in the place of the content hash while it was taken.
pub const UNSEALED: &str = "0000000000000000000000000000000000000000000000000000000000000000";

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Header<'a> {
    pub format_version: u32,
    pub game: &'a str,
    /// Several packs in one bundle have their names joined with `+`, and so their versions.
    pub pack: &'a str,
    pub version: &'a str,
    pub schema_fingerprint: &'a str,
    pub content_hash: &'a str,
    pub source_locale: &'a str,
}

/// The four bytes that name the game of a FlatBuffers file.
pub fn identifier(bytes: &[u8]) -> Option<[u8; 4]> {
    bytes.get(4..)?.first_chunk().copied()
}

/// The header of a bundle of any game. Only the header is checked.
pub fn header(bytes: &[u8]) -> Result<Header<'_>, Error> {
    if bytes.len() < SHORTEST {
        return Err(Error::TooShort { len: bytes.len() });
    }
    // Every game is named by letters and digits, so a file with something else there was never a bundle.
    if identifier(bytes).is_none_or(|name| !name.iter().all(u8::is_ascii_alphanumeric)) {
        return Err(Error::Foreign);
    }
    let reader = Reader::new(bytes);
    let text = |slot: u16| -> Read<&str> {
        field(reader, slot)?.map_or(Ok(""), |at| reader.string(reader.follow(at)?))
    };
    Ok(Header {
        format_version: field(reader, 0)?.map_or(Ok(0), |at| reader.u32(at))?,
        game: text(1)?,
        pack: text(2)?,
        version: text(3)?,
        schema_fingerprint: text(4)?,
        content_hash: text(CONTENT_HASH)?,
        source_locale: text(6)?,
    })
}

/// A root offset, an identifier, and the smallest table there is.
const SHORTEST: usize = 16;

const CONTENT_HASH: u16 = 5;

fn field(reader: Reader<'_>, slot: u16) -> Read<Option<usize>> {
    let bundle = reader.table(reader.root()?)?;
    let Some(at) = reader.slot(bundle, 0, 4)? else {
        return Err(damaged(0, "there is no header"));
    };
    reader.slot(reader.table(reader.follow(at)?)?, slot, 4)
}

/// Ours, of a format and a schema we know; in the order in which a reader wants to hear of it.
pub(crate) fn check_header<'a>(bytes: &'a [u8], schema: &Schema<'_>) -> Result<Header<'a>, Error> {
    if bytes.len() < SHORTEST {
        return Err(Error::TooShort { len: bytes.len() });
    }
    let found = identifier(bytes).unwrap_or_default();
    let read = header(bytes);
    let other = |header: &Header<'_>| header.game != schema.game && !header.game.is_empty();
    if found != schema.identifier || read.as_ref().is_ok_and(other) {
        let wanted = schema.game.to_owned();
        return Err(match read {
            Ok(header) if other(&header) => Error::OtherGame { found: header.game.to_owned(), wanted },
            _ => Error::NotABundle { found, wanted },
        });
    }
    let header = read?;
    if header.format_version > FORMAT_VERSION {
        return Err(Error::NewerFormat { found: header.format_version, known: FORMAT_VERSION });
    }
    if age(bytes, &header, schema).is_none() {
        let (game, found) = (header.game.to_owned(), header.schema_fingerprint.to_owned());
        return Err(Error::OtherSchema { game, found, known: schema.fingerprint.to_owned() });
    }
    Ok(header)
}

/// The schema of a bundle, seen from the one that reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Age {
    /// The same, or an earlier one: everything in the bundle is known.
    Known,
    /// It has grown from the one that reads it. Verbs, words and fields that it adds are skipped.
    Newer,
}

/// One rule for every language: a bundle opens when its schema is the reader's, one that the reader's has grown from,
/// or one that has grown from the reader's.
pub(crate) fn age(bytes: &[u8], header: &Header<'_>, schema: &Schema<'_>) -> Option<Age> {
    let found = header.schema_fingerprint;
    if found == schema.fingerprint || schema.earlier.contains(&found) {
        return Some(Age::Known);
    }
    let grown_from: List<'_, &str> = Table::root(bytes).table(0).unwrap_or_default().list(GROWN_FROM);
    grown_from.iter().any(|earlier| earlier == schema.fingerprint).then_some(Age::Newer)
}

const CHECKSUM: u16 = 9;
const GROWN_FROM: u16 = 10;

/// Where the checksum of a bundle stands. Bundles of early versions have none.
pub fn checksum_place(bytes: &[u8]) -> Option<usize> {
    field(Reader::new(bytes), CHECKSUM).ok().flatten()
}

/// CRC-32 as zlib, PNG and the libraries of most languages have it, eight bytes in one step.
pub fn crc32(bytes: &[u8]) -> u32 {
    let (chunks, rest) = bytes.as_chunks::<8>();
    let sum = chunks.iter().fold(!0, |sum: u32, chunk| {
        let [a, b, c, d] = sum.to_le_bytes();
        let [e, f, g, h, last @ ..] = *chunk;
        let mixed = [a ^ e, b ^ f, c ^ g, d ^ h];
        let all = mixed.into_iter().chain(last);
        CRC_TABLES.iter().rev().zip(all).fold(0, |sum, (table, byte)| sum ^ table[usize::from(byte)])
    });
    !rest.iter().fold(sum, |sum, byte| (sum >> 8) ^ CRC_TABLES[0][usize::from(sum as u8 ^ byte)])
}

/// What a byte adds to the sum; in the tables behind the first one, with one more byte of zeros after it in each.
static CRC_TABLES: [[u32; 256]; 8] = {
    let mut tables = [[0; 256]; 8];
    let mut at = 0;
    while at < 256 {
        let (mut sum, mut bit) = (at as u32, 0);
        while bit < 8 {
            sum = if sum & 1 == 1 { (sum >> 1) ^ 0xedb8_8320 } else { sum >> 1 };
            bit += 1;
        }
        tables[0][at] = sum;
        at += 1;
    }
    let mut table = 1;
    while table < 8 {
        let mut at = 0;
        while at < 256 {
            let before: u32 = tables[table - 1][at];
            tables[table][at] = (before >> 8) ^ tables[0][(before & 0xff) as usize];
            at += 1;
        }
        table += 1;
    }
    tables
};

/// The hash of the bytes, with zeros where the hash itself stands.
pub fn content_hash(bytes: &[u8]) -> Result<String, Error> {
    let reader = Reader::new(bytes);
    let at = field(reader, CONTENT_HASH)?.ok_or_else(|| damaged(0, "there is no content hash"))?;
    let hash = reader.follow(at)?;
    if reader.string(hash)?.len() != UNSEALED.len() {
        return Err(damaged(hash, "the content hash has the wrong length"));
    }
    let start = hash + 4;
    let before = bytes.get(..start).unwrap_or_default();
    let after = bytes.get(start + UNSEALED.len()..).unwrap_or_default();
    let mut hasher = blake3::Hasher::new();
    hasher.update(before).update(UNSEALED.as_bytes()).update(after);
    Ok(hasher.finalize().to_hex().to_string())
}

#[cfg(test)]
mod tests {
    use super::crc32;

    /// One bit at a time, as the polynomial is written down.
    fn by_the_bit(bytes: &[u8]) -> u32 {
        !bytes.iter().fold(!0, |sum, byte| {
            (0..8).fold(sum ^ u32::from(*byte), |sum, _| {
                if sum & 1 == 1 { (sum >> 1) ^ 0xedb8_8320 } else { sum >> 1 }
            })
        })
    }

    #[test]
    fn a_checksum_is_the_same_by_eight_bytes_and_by_the_bit() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
        let bytes: Vec<u8> = (0..100_u32).map(|at| (at * at * 31 + 7) as u8).collect();
        for length in 0..bytes.len() {
            assert_eq!(crc32(&bytes[..length]), by_the_bit(&bytes[..length]), "{length}");
        }
    }
}
