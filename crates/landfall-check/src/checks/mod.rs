//! The table of contents: one line per check, by code.

mod arrow_cycle;
mod blocked_sector;
mod box_needs_itself;
mod box_never_marked;
mod box_never_tested;
mod broken_table;
mod crowded;
mod dead_end_log;
mod duplicate_line;
mod empty_card;
mod empty_text;
mod endless_reward;
mod equal_cards;
mod gated_exit;
mod idle_behaviour;
mod idle_track;
mod impossible_condition;
mod impossible_player_count;
mod late_effect;
mod log_loop;
mod lookalike_id;
mod lost_effect;
mod lost_marker;
mod marker_never_placed;
mod missing_player_count;
mod missing_row;
mod motionless_travel;
mod no_landing_site;
mod nobody_acts;
mod off_the_path;
mod one_way_trap;
mod orphan;
mod out_of_set;
mod pointless_effect;
mod pointless_path;
mod printed_id;
mod repeating_log;
mod retired_card;
mod same_choice;
mod same_title;
mod self_replacement;
mod stray_arrow;
mod stuck_clock;
mod too_few_boxes;
mod too_few_copies;
mod typo_twin;
mod unaffordable_choice;
mod unaffordable_travel;
mod uncertain_setup;
mod undefined_travel;
mod uneven_pair;
mod uneven_variants;
mod unknown_id_in_text;
mod unknown_row;
mod unreachable_sector;
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
    &lookalike_id::CHECK,
    &unreachable_sector::CHECK,
    &one_way_trap::CHECK,
    &blocked_sector::CHECK,
    &no_landing_site::CHECK,
    &off_the_path::CHECK,
    &repeating_log::CHECK,
    &pointless_path::CHECK,
    &undefined_travel::CHECK,
    &motionless_travel::CHECK,
    &unaffordable_travel::CHECK,
    &uneven_pair::CHECK,
    &gated_exit::CHECK,
    &self_replacement::CHECK,
    &endless_reward::CHECK,
    &lost_marker::CHECK,
    &missing_row::CHECK,
    &arrow_cycle::CHECK,
    &unknown_row::CHECK,
    &idle_track::CHECK,
    &stray_arrow::CHECK,
    &lost_effect::CHECK,
    &nobody_acts::CHECK,
    &log_loop::CHECK,
    &same_choice::CHECK,
    &impossible_condition::CHECK,
    &box_never_marked::CHECK,
    &box_never_tested::CHECK,
    &dead_end_log::CHECK,
    &marker_never_placed::CHECK,
    &late_effect::CHECK,
    &pointless_effect::CHECK,
    &box_needs_itself::CHECK,
    &too_few_boxes::CHECK,
    &uncertain_setup::CHECK,
    &stuck_clock::CHECK,
    &unaffordable_choice::CHECK,
    &unknown_id_in_text::CHECK,
    &idle_behaviour::CHECK,
    &broken_table::CHECK,
    &crowded::CHECK,
    &too_few_copies::CHECK,
    &retired_card::CHECK,
    &missing_player_count::CHECK,
    &impossible_player_count::CHECK,
    &duplicate_line::CHECK,
    &empty_text::CHECK,
    &empty_card::CHECK,
    &equal_cards::CHECK,
];

pub(crate) use duplicate_line::fold as fold_duplicates;

/// Those that claim that nothing at all does something. What leads nowhere may be what does it.
pub(crate) static CLAIMS: &[&Rule] = &[
    &orphan::CHECK.rule,
    &unreachable_sector::CHECK.rule,
    &one_way_trap::CHECK.rule,
    &blocked_sector::CHECK.rule,
    &box_never_marked::CHECK.rule,
    &box_never_tested::CHECK.rule,
    &marker_never_placed::CHECK.rule,
];
