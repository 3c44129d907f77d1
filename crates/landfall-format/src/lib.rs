//! One style for every .land file, made from the tree alone.
