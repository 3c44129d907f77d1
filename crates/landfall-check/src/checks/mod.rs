//! The table of contents: one line per check, by code.

mod arrow_cycle;
mod blocked_sector;
mod check_part_without_check;
mod check_without_outcome;
mod combined_accident;
mod crowded;
mod crowded_check;
mod dead_row;
mod doomed_checks;
mod gated_failure;
mod idle_track;
mod impossible_roll;
mod lonely_match;
mod lost_effect;
mod misplaced_absence;
mod missing_row;
mod no_landing_site;
mod nobody_acts;
mod one_way_trap;
mod orphan;
mod oversized_roll;
mod redundant_alternative;
mod row_order;
mod shadowed_effect;
mod stray_arrow;
mod ungated_row;
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
    &gated_failure::CHECK,
    &ungated_row::CHECK,
    &row_order::CHECK,
    &dead_row::CHECK,
    &stray_arrow::CHECK,
    &crowded_check::CHECK,
    &shadowed_effect::CHECK,
    &impossible_roll::CHECK,
    &oversized_roll::CHECK,
    &combined_accident::CHECK,
    &lonely_match::CHECK,
    &check_part_without_check::CHECK,
    &lost_effect::CHECK,
    &nobody_acts::CHECK,
    &redundant_alternative::CHECK,
    &misplaced_absence::CHECK,
    &check_without_outcome::CHECK,
    &doomed_checks::CHECK,
    &crowded::CHECK,
];
