//! Gives every node a place. No randomness: the same drawing has the same layout.

mod layers;
mod stress;

pub(crate) use layers::layers;
pub(crate) use stress::stress;

/// Places of the nodes' centres, in units of the picture.
pub(crate) type Places = Vec<(f64, f64)>;
