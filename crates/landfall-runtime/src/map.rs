//! Mapping a file into memory: the only unsafe code of Landfall.

#![allow(unsafe_code)]

use std::fs::{File, Metadata};
use std::io;
use std::path::Path;

use memmap2::Mmap;

// An engine reads its files itself; the lint is meant for the stages of the compiler.
#[allow(clippy::disallowed_methods)]
pub(crate) fn map(path: &Path) -> io::Result<Mmap> {
    // Asked before it is opened: to open a pipe is to wait for whoever writes to it.
    regular(&std::fs::metadata(path)?)?;
    let file = File::open(path)?;
    regular(&file.metadata()?)?;
    // SAFETY: the map is read-only, and every read of it is checked against its length. What remains is that
    // somebody else cuts or changes the file while it is mapped; `BundleFile::open` asks for that not to happen,
    // and Landfall itself only ever replaces a bundle by renaming another one over it.
    unsafe { Mmap::map(&file) }
}

fn regular(meta: &Metadata) -> io::Result<()> {
    match meta.is_file() {
        true => Ok(()),
        false => Err(io::Error::new(io::ErrorKind::InvalidInput, "it is not a regular file")),
    }
}
