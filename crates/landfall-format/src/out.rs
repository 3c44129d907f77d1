//! The page being written. A sketch is a page that only keeps count, to see whether a layout fits.

/// The last column that a line may use, unless its words are too long for any layout.
const WIDTH: usize = 100;

#[derive(Default)]
pub(crate) struct Out {
    text: String,
    column: usize,
    widest: usize,
    is_sketch: bool,
}

impl Out {
    pub(crate) fn sketch(column: usize) -> Self {
        Self { column, is_sketch: true, ..Self::default() }
    }

    pub(crate) fn is_sketch(&self) -> bool {
        self.is_sketch
    }

    pub(crate) fn fits(&self) -> bool {
        self.widest <= WIDTH
    }

    pub(crate) fn push(&mut self, text: &str) {
        self.column += text.chars().count();
        self.widest = self.widest.max(self.column);
        if !self.is_sketch {
            self.text.push_str(text);
        }
    }

    /// A comment never decides about a layout: it may stick out.
    pub(crate) fn push_comment(&mut self, text: &str) {
        if !self.is_sketch {
            self.text.push_str(text.trim_end());
        }
    }

    /// A comment behind other text of its line.
    pub(crate) fn push_trailing_comment(&mut self, text: &str) {
        if !self.is_sketch {
            self.text.push_str("  ");
        }
        self.push_comment(text);
    }

    /// Goes to the start of a line. Nothing is written before the first one.
    pub(crate) fn start_line(&mut self, indent: usize) {
        self.column = indent;
        if self.is_sketch {
            return;
        }
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text.extend(std::iter::repeat_n(' ', indent));
    }

    pub(crate) fn blank_line(&mut self) {
        if !self.is_sketch {
            self.text.push('\n');
        }
    }

    pub(crate) fn finish(mut self) -> String {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text
    }
}
