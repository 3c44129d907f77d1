// Made by `just bundle-files`.

#[rustfmt::skip]
pub mod vanguard;
