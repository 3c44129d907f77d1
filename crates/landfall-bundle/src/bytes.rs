//! A finished bundle where it was written.

use std::ops::{Deref, DerefMut};

/// The bytes of a bundle. Bundles are written from their end towards the front of a buffer, and moving so many bytes to
/// where the buffer begins would touch memory that nothing else needs.
#[derive(Clone, Debug)]
pub struct Bundle {
    pub(crate) bytes: Vec<u8>,
    /// What stands before it is no part of the bundle.
    pub(crate) start: usize,
}

impl Bundle {
    /// The bytes alone.
    pub fn into_vec(mut self) -> Vec<u8> {
        self.bytes.drain(..self.start);
        self.bytes
    }
}

impl From<Vec<u8>> for Bundle {
    fn from(bytes: Vec<u8>) -> Self {
        Self { bytes, start: 0 }
    }
}

impl Deref for Bundle {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes[self.start..]
    }
}

impl DerefMut for Bundle {
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.bytes[self.start..]
    }
}
