//! Helpers shared by the tests: one per boundary.
