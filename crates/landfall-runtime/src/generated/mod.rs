// Made by `just bundle-files`.

#[rustfmt::skip]
pub mod caverns;
#[rustfmt::skip]
pub mod first_martians;
#[rustfmt::skip]
pub mod vanguard;
