//! JSON text, indented, with an end to its patience.

use std::fmt::{Display, Write as _};

use landfall_runtime::Error as BundleError;
use landfall_runtime::raw::Read;

pub(super) struct Json {
    text: String,
    indent: usize,
    /// Nothing stands in the innermost brackets yet.
    empty: bool,
    most: usize,
}

impl Json {
    pub(super) fn new(most: usize) -> Self {
        Self { text: String::new(), indent: 0, empty: true, most }
    }

    pub(super) fn open(&mut self, bracket: char) -> Read<()> {
        self.text.push(bracket);
        self.indent += 1;
        self.empty = true;
        self.measure(0)
    }

    pub(super) fn close(&mut self, bracket: char) -> Read<()> {
        self.indent = self.indent.saturating_sub(1);
        if !self.empty {
            self.new_line();
        }
        self.text.push(bracket);
        self.empty = false;
        self.measure(0)
    }

    /// Goes to the place of the next item.
    pub(super) fn item(&mut self) -> Read<()> {
        if !self.empty {
            self.text.push(',');
        }
        self.empty = false;
        self.new_line();
        self.measure(0)
    }

    pub(super) fn key(&mut self, name: &str) -> Read<()> {
        self.item()?;
        self.string(name)?;
        self.text.push_str(": ");
        Ok(())
    }

    pub(super) fn string(&mut self, text: &str) -> Read<()> {
        self.measure(text.len())?;
        // Displaying a JSON string cannot fail.
        let _ = write!(self.text, "{}", serde_json::Value::from(text));
        self.measure(0)
    }

    pub(super) fn raw(&mut self, value: impl Display) -> Read<()> {
        let _ = write!(self.text, "{value}");
        self.measure(0)
    }

    pub(super) fn finish(mut self) -> String {
        self.text.push('\n');
        self.text
    }

    fn new_line(&mut self) {
        self.text.push('\n');
        self.text.extend(std::iter::repeat_n("  ", self.indent));
    }

    fn measure(&self, more: usize) -> Read<()> {
        match self.text.len().saturating_add(more) > self.most {
            true => Err(BundleError::Unfolds { most: self.most }),
            false => Ok(()),
        }
    }
}
