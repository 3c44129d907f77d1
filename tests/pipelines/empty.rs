//! Nothing: only the files of a dependency are wanted.
