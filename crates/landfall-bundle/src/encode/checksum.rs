//! A sum that every language can compute, for engines without BLAKE3.

use landfall_runtime::{UNSEALED, checksum_place, crc32};

/// Puts CRC-32 of the bytes into the header, taken while its place and that of the hash hold zeros.
pub(super) fn put(bytes: &mut [u8]) {
    debug_assert!(String::from_utf8_lossy(bytes).contains(UNSEALED), "the hash comes after the sum");
    let Some(place) = checksum_place(bytes) else { return };
    bytes[place..place + 4].fill(0);
    let sum = crc32(bytes);
    bytes[place..place + 4].copy_from_slice(&sum.to_le_bytes());
}
