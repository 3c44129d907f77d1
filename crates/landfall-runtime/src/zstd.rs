//! Bundles that were built with `--zstd`.

use std::io::Read as _;

use crate::Error;

/// Whether the bytes are compressed. No bundle begins like this: its root would lie four gigabytes away.
pub fn is_compressed(bytes: &[u8]) -> bool {
    bytes.starts_with(&[0x28, 0xb5, 0x2f, 0xfd])
}

/// Texts shrink to a fifth, lists of equal cards to a hundredth. A file that unfolds far beyond that was made
/// to fill the memory.
const MOST_TIMES: usize = 1000;

/// More than any bundle of a game, and small enough for every machine.
const LARGEST: usize = 1 << 28;

/// The bundle inside.
pub fn unpack(bytes: &[u8]) -> Result<Vec<u8>, Error> {
    let refuse = |why: String| Error::Compressed { why };
    let most = bytes.len().saturating_mul(MOST_TIMES).clamp(1 << 20, LARGEST);
    let mut rest = bytes;
    let decoder = ruzstd::decoding::StreamingDecoder::new(&mut rest);
    let decoder = decoder.map_err(|error| refuse(error.to_string()))?;
    let mut out = Vec::new();
    let read = decoder.take(most as u64 + 1).read_to_end(&mut out);
    read.map_err(|error| refuse(error.to_string()))?;
    if out.len() > most {
        return Err(Error::Unfolds { most });
    }
    if !rest.is_empty() {
        return Err(refuse(format!("{} bytes follow its end", rest.len())));
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_that_fills_the_memory_is_refused() {
        // 8 MB of zeros in a few hundred bytes.
        let zeros = vec![0; 1 << 23];
        let small =
            ruzstd::encoding::compress_to_vec(&zeros[..], ruzstd::encoding::CompressionLevel::Fastest);
        match unpack(&small) {
            Err(Error::Unfolds { most }) => assert!(most < zeros.len()),
            other => panic!("{} bytes gave {:?}", small.len(), other.map(|bytes| bytes.len())),
        }
    }

    #[test]
    fn what_is_no_frame_is_refused() {
        assert!(!is_compressed(b"(\xb5/"));
        assert!(matches!(unpack(b"(\xb5/\xfd"), Err(Error::Compressed { .. })));
        assert!(matches!(unpack(b"(\xb5/\xfd\xff\xff\xff\xff"), Err(Error::Compressed { .. })));
    }
}
