//! The table of contents: one line per check, by code.

mod arrow_cycle;
mod blocked_sector;
mod crowded;
mod idle_track;
mod missing_row;
mod no_landing_site;
mod one_way_trap;
mod orphan;
mod unknown_row;
mod unreachable_sector;

use crate::Check;

pub static ALL: &[&Check] = &[
    &orphan::CHECK,
    &unreachable_sector::CHECK,
    &one_way_trap::CHECK,
    &blocked_sector::CHECK,
    &no_landing_site::CHECK,
    &missing_row::CHECK,
    &arrow_cycle::CHECK,
    &unknown_row::CHECK,
    &idle_track::CHECK,
    &crowded::CHECK,
];
