// Made by `just bundle-files`.

#[cfg(feature = "caverns")]
#[rustfmt::skip]
pub mod caverns;
#[cfg(feature = "first-martians")]
#[rustfmt::skip]
pub mod first_martians;
#[cfg(feature = "vanguard")]
#[rustfmt::skip]
pub mod vanguard;
