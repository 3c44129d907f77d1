//! Bundles made small, for those who send them around.

use ruzstd::encoding::{CompressionLevel, compress_to_vec};

/// The bundle as a Zstandard frame. The runtime reads it like any other, but not without unpacking it first.
pub fn pack_zstd(bytes: &[u8]) -> Vec<u8> {
    let mut frame = compress_to_vec(bytes, CompressionLevel::Fastest);
    // A reader wants to know how much to make room for, and ruzstd does not write the size. Behind the magic number
    // stand a byte of flags and the size of the window; the size of the content follows in four bytes, as the flags say.
    if let (Ok(size), Some(flags)) = (u32::try_from(bytes.len()), frame.get_mut(4)) {
        *flags |= FOUR_BYTES_OF_SIZE;
        frame.splice(6..6, size.to_le_bytes());
    }
    frame
}

const FOUR_BYTES_OF_SIZE: u8 = 0b1000_0000;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::World;

    #[test]
    fn a_packed_bundle_unpacks_to_itself() {
        let bytes = World::tiny().encode();
        let packed = pack_zstd(&bytes);
        assert!(packed.len() < bytes.len());
        assert!(crate::is_compressed(&packed) && !crate::is_compressed(&bytes));
        assert_eq!(crate::unpack(&packed).unwrap(), bytes);
        assert_eq!(packed, pack_zstd(&bytes));
    }

    #[test]
    fn damage_to_a_packed_bundle_is_refused_or_found_by_the_hash() {
        let world = World::tiny();
        let bytes = world.encode();
        let mut packed = pack_zstd(&bytes);
        for at in 0..packed.len() {
            packed[at] ^= 0x55;
            if let Ok(unpacked) = crate::unpack(&packed) {
                assert!(unpacked == bytes || crate::verify(&unpacked, &world.layout()).is_err(), "byte {at}");
            }
            packed[at] ^= 0x55;
            let _ = crate::unpack(&packed[..at]);
        }
        packed.push(0);
        assert!(crate::unpack(&packed).unwrap_err().to_string().ends_with("1 bytes follow its end"));
    }
}
