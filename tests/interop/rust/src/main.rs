//! The test writes a program that reads a whole bundle in place of this one.

fn main() {}
