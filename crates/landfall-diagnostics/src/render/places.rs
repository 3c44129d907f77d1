//! Lines and columns for many reports at once.

use crate::{FileId, Position, Sources};

/// Finds lines and columns of a run. What a file has to count for that, it counts once.
#[derive(Debug)]
pub struct Places<'a> {
    sources: &'a Sources,
}

impl<'a> Places<'a> {
    pub fn new(sources: &'a Sources) -> Self {
        Self { sources }
    }

    pub fn sources(&self) -> &'a Sources {
        self.sources
    }

    pub fn position(&self, file: FileId, offset: u32) -> Position {
        self.sources.get(file).position(offset)
    }
}
