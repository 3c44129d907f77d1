//! Names as places in the text they were read from.

use std::sync::Arc;

use super::settle;

#[derive(Debug)]
pub struct Names {
    source: Arc<str>,
    rows: Vec<(u32, u32)>,
    /// Names that are not written as they are meant.
    other: Vec<Box<str>>,
}

/// In place of a length: the number of another name.
const OTHER: u32 = u32::MAX;

impl Names {
    pub(crate) fn new(source: Arc<str>) -> Self {
        Self { source, rows: Vec::new(), other: Vec::new() }
    }

    #[inline]
    pub fn get(&self, at: u32) -> &str {
        match self.rows[at as usize] {
            (at, OTHER) => &self.other[at as usize],
            (start, len) => &self.source[start as usize..(start + len) as usize],
        }
    }

    /// Keeps a name that is perhaps written at `start`.
    pub(crate) fn keep(&mut self, name: &str, start: u32) -> u32 {
        let written = self.source.get(start as usize..).unwrap_or("");
        let row = if written.starts_with(name) {
            (start, name.len() as u32)
        } else {
            self.other.push(name.into());
            (self.other.len() as u32 - 1, OTHER)
        };
        self.rows.push(row);
        self.rows.len() as u32 - 1
    }

    pub(crate) fn settle(&mut self) {
        settle(&mut self.rows);
    }
}
