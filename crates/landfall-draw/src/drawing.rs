//! What is to be seen, before anything has a place.

/// Boxes and arrows with words.
#[derive(Debug, Default)]
pub struct Drawing {
    pub title: String,
    /// One sentence for those who cannot see it.
    pub description: String,
    pub nodes: Vec<Node>,
    pub edges: Vec<Edge>,
    /// A map is laid out like a landscape, anything else from top to bottom.
    pub map: bool,
}

#[derive(Debug, Default)]
pub struct Node {
    /// Short, unique: `3`, `P901`, `log 1903`.
    pub id: String,
    pub title: String,
    /// Small print below the title.
    pub lines: Vec<String>,
    pub shape: Shape,
    /// Where players may begin.
    pub home: bool,
    /// Holds players until something sets them free.
    pub blocked: bool,
    /// What is wrong with it, if anything.
    pub problem: Option<String>,
    /// A place given by the author, in hundredths of the picture.
    pub at: Option<(f64, f64)>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shape {
    #[default]
    Box,
    /// A log or other text that is read.
    Page,
    /// Named, but not part of this pack.
    Outside,
}

#[derive(Debug)]
pub struct Edge {
    pub from: usize,
    pub to: usize,
    /// Arrowheads at both ends.
    pub both: bool,
    pub label: String,
    pub problem: bool,
}
