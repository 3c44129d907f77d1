//! Gives every node a place. No randomness: the same drawing has the same layout.

mod layers;
mod stress;

use crate::drawing::Drawing;

pub(crate) use layers::layers;
pub(crate) use stress::stress;

/// Places of the nodes' centres, in units of the picture.
pub(crate) type Places = Vec<(f64, f64)>;

/// Edges as pairs of nodes, without loops.
pub(crate) fn pairs(drawing: &Drawing) -> Vec<(usize, usize)> {
    drawing.edges.iter().filter(|edge| edge.from != edge.to).map(|edge| (edge.from, edge.to)).collect()
}
