//! A bundle that has been opened.

#[cfg(feature = "map")]
use std::path::Path;

use crate::header::{Age, age, check_header, header};
use crate::{Error, Header, List, Locale, Schema, Table, Unknown};

/// A bundle whose header has been found to be ours. Reads borrow from it.
#[derive(Debug)]
pub struct BundleFile {
    bytes: Bytes,
    schema: &'static Schema<'static>,
}

#[derive(Debug)]
enum Bytes {
    Owned(Vec<u8>),
    Static(&'static [u8]),
    #[cfg(feature = "map")]
    Mapped(memmap2::Mmap),
}

impl BundleFile {
    /// Maps a file. The cost does not depend on its size, unless it was built with `--zstd`.
    ///
    /// Landfall replaces bundles as a whole and never writes into one, so a new build does not disturb a map of
    /// the old one. Do not let anything else cut or change the file while it is open.
    #[cfg(feature = "map")]
    pub fn open(path: impl AsRef<Path>, schema: &'static Schema<'static>) -> Result<Self, Error> {
        let map =
            crate::map::map(path.as_ref()).map_err(|error| Error::Unreadable { why: error.to_string() })?;
        #[cfg(feature = "zstd")]
        if crate::is_compressed(&map) {
            return Self::of(Bytes::Owned(crate::unpack(&map)?), schema);
        }
        Self::of(Bytes::Mapped(map), schema)
    }

    /// Takes bytes from anywhere: an archive, a download, a test.
    pub fn from_bytes(bytes: Vec<u8>, schema: &'static Schema<'static>) -> Result<Self, Error> {
        #[cfg(feature = "zstd")]
        if crate::is_compressed(&bytes) {
            return Self::of(Bytes::Owned(crate::unpack(&bytes)?), schema);
        }
        Self::of(Bytes::Owned(bytes), schema)
    }

    /// Takes bytes that are part of the program, from `include_bytes!`.
    pub fn from_static(bytes: &'static [u8], schema: &'static Schema<'static>) -> Result<Self, Error> {
        #[cfg(feature = "zstd")]
        if crate::is_compressed(bytes) {
            return Self::of(Bytes::Owned(crate::unpack(bytes)?), schema);
        }
        Self::of(Bytes::Static(bytes), schema)
    }

    fn of(bytes: Bytes, schema: &'static Schema<'static>) -> Result<Self, Error> {
        let file = Self { bytes, schema };
        check_header(file.bytes(), schema)?;
        Ok(file)
    }

    /// Reads everything once: the hash, and whether every offset leads where it should. For a file that has
    /// travelled; the cost grows with the size.
    pub fn verified(self) -> Result<Self, Error> {
        crate::verify(self.bytes(), self.schema)?;
        Ok(self)
    }

    /// Whether the bundle was built with a schema that has grown from this one. What is new in it reads as absent, or
    /// as `Unknown`; [`BundleFile::unknown`] lists it.
    pub fn is_newer(&self) -> bool {
        self.header().is_ok_and(|header| age(self.bytes(), &header, self.schema) == Some(Age::Newer))
    }

    /// Reads everything once, as [`BundleFile::verified`] does, and lists what this schema does not know.
    pub fn unknown(&self) -> Result<Vec<Unknown>, Error> {
        crate::unknown(self.bytes(), self.schema)
    }

    pub fn bytes(&self) -> &[u8] {
        match &self.bytes {
            Bytes::Owned(bytes) => bytes,
            Bytes::Static(bytes) => bytes,
            #[cfg(feature = "map")]
            Bytes::Mapped(map) => map,
        }
    }

    pub fn header(&self) -> Result<Header<'_>, Error> {
        header(self.bytes())
    }

    pub fn root(&self) -> Table<'_> {
        Table::root(self.bytes())
    }

    /// The languages there are, by code.
    pub fn locales(&self) -> List<'_, Locale<'_>> {
        self.root().list(LOCALES)
    }

    /// The texts in one language, such as `it`.
    pub fn locale(&self, code: &str) -> Option<Locale<'_>> {
        self.locales().find(code)
    }

    /// Where an asset was written: file and line. A bundle that was built with `--strip` does not know.
    pub fn source(&self, kind: u16, key: &str) -> Option<(&str, u32)> {
        let sources: List<'_, Table<'_>> = self.root().list(SOURCES);
        let place = |at: usize| {
            let source = sources.get(at)?;
            Some((source, (source.u16(0, 0), source.str(1).unwrap_or_default())))
        };
        let (mut low, mut high) = (0, sources.len());
        while low < high {
            let middle = low + (high - low) / 2;
            if place(middle)?.1 < (kind, key) { low = middle + 1 } else { high = middle }
        }
        let (source, found) = place(low)?;
        (found == (kind, key)).then(|| (source.str(2).unwrap_or_default(), source.u32(3)))
    }
}

// These slots of the root are the same for every game and forever.
const LOCALES: u16 = 1;
const SOURCES: u16 = 3;
