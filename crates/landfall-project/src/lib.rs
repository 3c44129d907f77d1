//! Finds files and runs the stages: the one recipe behind every front end.
