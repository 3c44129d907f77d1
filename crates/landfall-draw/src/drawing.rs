//! What is to be seen, before anything has a place.

/// Boxes and arrows with words.
#[derive(Debug, Default)]
pub struct Drawing {
    pub title: String,
    /// One sentence for those who cannot see it.
    pub description: String,
    pub nodes: Vec<Node>,
    pub edges: Vec<Edge>,
    pub layout: Layout,
    /// What each sort of line stands for, where there are several.
    pub sorts: Vec<String>,
    /// What each group of nodes is, where they are drawn apart: `Sector 3 Glass forest`.
    pub groups: Vec<String>,
    /// What is known only to who wrote the board: the sort of lines that effects add, and the end of the description.
    pub spoilers: Spoilers,
}

/// What players find out at the table.
#[derive(Debug, Default)]
pub struct Spoilers {
    pub sort: Option<usize>,
    pub sentence: String,
}

impl Drawing {
    /// The same without what players find out at the table.
    pub fn for_players(mut self) -> Self {
        for node in &mut self.nodes {
            node.lines.truncate(node.lines.len() - node.spoilers.min(node.lines.len()));
        }
        if let Some(sort) = self.spoilers.sort {
            self.edges.retain(|edge| edge.sort != sort);
            self.sorts.truncate(sort);
            if self.sorts.len() == 1 {
                self.sorts.clear();
            }
        }
        if let Some(rest) = self.description.strip_suffix(&self.spoilers.sentence) {
            self.description = rest.to_owned();
        }
        self
    }
}

/// How the nodes lie.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// From top to bottom: what leads somewhere stands above where it leads.
    #[default]
    Layers,
    /// Like a landscape.
    Landscape,
    /// A hub, which is the first node, and rings around it; the others follow ring by ring, clockwise from the top.
    Rings { directions: Vec<String> },
}

#[derive(Debug, Default)]
pub struct Node {
    /// Short, unique: `3`, `P901`, `log 1903`.
    pub id: String,
    pub title: String,
    /// Small print below the title.
    pub lines: Vec<String>,
    /// How many of them, from the end, players find out at the table.
    pub spoilers: usize,
    pub shape: Shape,
    /// Where players may begin.
    pub home: bool,
    /// Holds players until something sets them free.
    pub blocked: bool,
    /// What is wrong with it, if anything.
    pub problem: Option<String>,
    /// A place given by the author, in hundredths of the picture.
    pub at: Option<(f64, f64)>,
    /// With how many players it is in play: `3+`, `2-3`.
    pub gate: Option<String>,
    /// Landscapes are drawn one below the other.
    pub group: usize,
    /// How much happens here, in hundredths: the more, the warmer.
    pub heat: Option<u8>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shape {
    #[default]
    Box,
    /// A log or other text that is read.
    Page,
    /// Named, but not part of this pack.
    Outside,
    /// A way that joins several places, such as a tunnel.
    Joint,
}

#[derive(Debug, Default)]
pub struct Edge {
    pub from: usize,
    pub to: usize,
    pub tips: Tips,
    pub label: String,
    pub problem: bool,
    /// Which of the drawing's sorts of lines.
    pub sort: usize,
    /// Two places lie side by side, and the way is shut: all of it, or what the arrowhead leaves.
    pub closed: bool,
}

/// Where a line has arrowheads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tips {
    #[default]
    End,
    Both,
    /// A plain line, which leads both ways.
    None,
}
