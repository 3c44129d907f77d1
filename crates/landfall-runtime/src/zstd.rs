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

/// The bundle inside. Its size is read from the frame and judged before anything is unpacked.
pub fn unpack(bytes: &[u8]) -> Result<Vec<u8>, Error> {
    let refuse = |why: String| Error::Compressed { why };
    let most = bytes.len().saturating_mul(MOST_TIMES).clamp(1 << 20, LARGEST);
    let mut rest = bytes;
    let decoder = ruzstd::decoding::StreamingDecoder::new(&mut rest);
    let decoder = decoder.map_err(|error| refuse(error.to_string()))?;
    let size = usize::try_from(decoder.decoder.content_size()).unwrap_or(usize::MAX);
    if size == 0 {
        return Err(refuse("it does not declare its size; build it again with `--zstd`".to_owned()));
    }
    if size > most {
        return Err(Error::Unfolds { most });
    }
    let mut out = Vec::with_capacity(size);
    let read = decoder.take(size as u64 + 1).read_to_end(&mut out);
    read.map_err(|error| refuse(error.to_string()))?;
    if out.len() != size {
        return Err(refuse(format!("it declares {size} bytes and holds another number of them")));
    }
    if !rest.is_empty() {
        return Err(refuse(format!("{} bytes follow its end", rest.len())));
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The frame of these bytes, with the size that it is to declare.
    fn frame(bytes: &[u8], size: u32) -> Vec<u8> {
        let mut frame = ruzstd::encoding::compress_to_vec(bytes, ruzstd::encoding::CompressionLevel::Fastest);
        frame[4] |= 0x80;
        frame.splice(6..6, size.to_le_bytes());
        frame
    }

    #[test]
    fn a_frame_that_fills_the_memory_is_refused_by_its_size_alone() {
        // 8 MB of zeros in a few hundred bytes.
        let zeros = vec![0; 1 << 23];
        let mut small = frame(&zeros, 1 << 23);
        // What follows the header is never looked at.
        small[10..].fill(0xff);
        match unpack(&small) {
            Err(Error::Unfolds { most }) => assert!(most < zeros.len()),
            other => panic!("{} bytes gave {:?}", small.len(), other.map(|bytes| bytes.len())),
        }
    }

    #[test]
    fn a_frame_that_declares_another_size_or_none_is_refused() {
        let salt = b"salt on the glass ".repeat(100);
        assert_eq!(unpack(&frame(&salt, 1_800)).unwrap(), salt);
        for size in [1, 1_799, 1_801, 500_000] {
            let refused = unpack(&frame(&salt, size)).unwrap_err().to_string();
            assert!(refused.contains(&format!("declares {size} bytes")), "{refused}");
        }
        let undeclared =
            ruzstd::encoding::compress_to_vec(&salt[..], ruzstd::encoding::CompressionLevel::Fastest);
        assert!(unpack(&undeclared).unwrap_err().to_string().contains("does not declare its size"));
        // Zeros that unfold beyond what was declared are not read to their end.
        assert!(unpack(&frame(&[0; 1 << 21], 10)).is_err());
    }

    #[test]
    fn what_is_no_frame_is_refused() {
        assert!(!is_compressed(b"(\xb5/"));
        assert!(matches!(unpack(b"(\xb5/\xfd"), Err(Error::Compressed { .. })));
        assert!(matches!(unpack(b"(\xb5/\xfd\xff\xff\xff\xff"), Err(Error::Compressed { .. })));
    }
}
