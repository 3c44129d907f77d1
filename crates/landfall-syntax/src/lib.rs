//! The text of one file as a lossless tree.
