//! The table of contents: one line per check, by code.

mod arrow_cycle;
mod blocked_sector;
mod box_never_marked;
mod box_never_tested;
mod broken_table;
mod card_in_limbo;
mod combined_accident;
mod crowded;
mod dead_end_log;
mod dead_row;
mod doomed_checks;
mod endless_reward;
mod forgotten_state;
mod gated_failure;
mod idle_behaviour;
mod idle_track;
mod impossible_condition;
mod impossible_player_count;
mod impossible_roll;
mod log_loop;
mod lonely_match;
mod lost_effect;
mod lost_marker;
mod lost_system;
mod marker_never_placed;
mod misplaced_absence;
mod missing_mark;
mod missing_player_count;
mod missing_row;
mod motionless_travel;
mod no_landing_site;
mod nobody_acts;
mod off_the_path;
mod one_way_trap;
mod orphan;
mod out_of_set;
mod oversized_roll;
mod pointless_path;
mod printed_id;
mod redundant_alternative;
mod repeating_log;
mod retired_card;
mod row_order;
mod same_choice;
mod same_title;
mod self_replacement;
mod shadowed_effect;
mod spent_card;
mod stranded_threat;
mod stray_arrow;
mod stuck_clock;
mod too_few_copies;
mod typo_twin;
mod unaffordable_choice;
mod unaffordable_travel;
mod uncertain_setup;
mod undefined_travel;
mod uneven_pair;
mod uneven_variants;
mod ungated_row;
mod unknown_id_in_text;
mod unknown_row;
mod unreachable_sector;
mod untouchable_threat;
mod wild_only_roll;
mod wrong_forecast;
mod wrong_title;

use landfall_diagnostics::Rule;

use crate::Check;

pub static ALL: &[&Check] = &[
    &orphan::CHECK,
    &uneven_variants::CHECK,
    &printed_id::CHECK,
    &same_title::CHECK,
    &wrong_title::CHECK,
    &out_of_set::CHECK,
    &typo_twin::CHECK,
    &unreachable_sector::CHECK,
    &one_way_trap::CHECK,
    &blocked_sector::CHECK,
    &no_landing_site::CHECK,
    &off_the_path::CHECK,
    &repeating_log::CHECK,
    &wrong_forecast::CHECK,
    &missing_mark::CHECK,
    &pointless_path::CHECK,
    &undefined_travel::CHECK,
    &motionless_travel::CHECK,
    &unaffordable_travel::CHECK,
    &uneven_pair::CHECK,
    &self_replacement::CHECK,
    &endless_reward::CHECK,
    &lost_marker::CHECK,
    &missing_row::CHECK,
    &arrow_cycle::CHECK,
    &unknown_row::CHECK,
    &idle_track::CHECK,
    &gated_failure::CHECK,
    &ungated_row::CHECK,
    &row_order::CHECK,
    &dead_row::CHECK,
    &stray_arrow::CHECK,
    &shadowed_effect::CHECK,
    &impossible_roll::CHECK,
    &oversized_roll::CHECK,
    &combined_accident::CHECK,
    &lonely_match::CHECK,
    &lost_effect::CHECK,
    &nobody_acts::CHECK,
    &redundant_alternative::CHECK,
    &misplaced_absence::CHECK,
    &doomed_checks::CHECK,
    &wild_only_roll::CHECK,
    &log_loop::CHECK,
    &same_choice::CHECK,
    &impossible_condition::CHECK,
    &box_never_marked::CHECK,
    &box_never_tested::CHECK,
    &dead_end_log::CHECK,
    &forgotten_state::CHECK,
    &marker_never_placed::CHECK,
    &uncertain_setup::CHECK,
    &stuck_clock::CHECK,
    &unaffordable_choice::CHECK,
    &unknown_id_in_text::CHECK,
    &untouchable_threat::CHECK,
    &idle_behaviour::CHECK,
    &broken_table::CHECK,
    &stranded_threat::CHECK,
    &crowded::CHECK,
    &too_few_copies::CHECK,
    &retired_card::CHECK,
    &card_in_limbo::CHECK,
    &lost_system::CHECK,
    &spent_card::CHECK,
    &missing_player_count::CHECK,
    &impossible_player_count::CHECK,
];

/// Those that claim that nothing at all does something. What leads nowhere may be what does it.
pub(crate) static CLAIMS: &[&Rule] = &[
    &orphan::CHECK.rule,
    &unreachable_sector::CHECK.rule,
    &one_way_trap::CHECK.rule,
    &blocked_sector::CHECK.rule,
    &box_never_marked::CHECK.rule,
    &box_never_tested::CHECK.rule,
    &lost_system::CHECK.rule,
];
