//! A sum that every language can compute, for engines without BLAKE3.

use landfall_runtime::{UNSEALED, checksum_place, crc32};
use rayon::prelude::*;

/// So many bytes are summed at once, on every core.
const PART: usize = 1 << 20;

/// Puts CRC-32 of the bytes into the header, taken while its place and that of the hash hold zeros.
pub(super) fn put(bytes: &mut [u8]) {
    debug_assert!(String::from_utf8_lossy(bytes).contains(UNSEALED), "the hash comes after the sum");
    let Some(place) = checksum_place(bytes) else { return };
    bytes[place..place + 4].fill(0);
    let sum = crc32_of_parts(bytes);
    bytes[place..place + 4].copy_from_slice(&sum.to_le_bytes());
}

/// CRC-32 of parts that are summed on their own and then joined.
fn crc32_of_parts(bytes: &[u8]) -> u32 {
    let (parts, rest) = bytes.as_chunks::<PART>();
    if parts.len() < 2 {
        return crc32(bytes);
    }
    let sums: Vec<u32> = parts.par_iter().map(|part| crc32(part)).collect();
    let behind_part = behind_zeros(PART);
    let sum = sums.into_iter().reduce(|sum, part| times(&behind_part, sum) ^ part).unwrap_or_default();
    times(&behind_zeros(rest.len()), sum) ^ crc32(rest)
}

/// What each bit of a sum becomes.
type Matrix = [u32; 32];

fn times(matrix: &Matrix, mut sum: u32) -> u32 {
    let mut product = 0;
    for column in matrix {
        product ^= if sum & 1 == 1 { *column } else { 0 };
        sum >>= 1;
    }
    product
}

/// What a sum becomes behind so many bytes of zeros.
fn behind_zeros(mut bytes: usize) -> Matrix {
    // Behind one bit: the lowest comes out and is divided by the polynomial, the others move on.
    let mut step: Matrix = std::array::from_fn(|bit| if bit == 0 { 0xedb8_8320 } else { 1 << (bit - 1) });
    let squared = |matrix: &Matrix| matrix.map(|column| times(matrix, column));
    for _ in 0..3 {
        step = squared(&step);
    }
    let mut all: Matrix = std::array::from_fn(|bit| 1 << bit);
    while bytes > 0 {
        if bytes & 1 == 1 {
            all = all.map(|column| times(&step, column));
        }
        step = squared(&step);
        bytes >>= 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_come_to_the_sum_of_the_whole() {
        for length in [0, 5, PART, 2 * PART, 2 * PART + 1, 3 * PART + 12_345] {
            let bytes: Vec<u8> =
                (0..length as u32).map(|at| (at.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
            assert_eq!(crc32_of_parts(&bytes), crc32(&bytes), "{length}");
        }
    }
}
