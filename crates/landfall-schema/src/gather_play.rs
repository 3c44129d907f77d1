//! `play`: how a game is played, still as text with a place.

use landfall_diagnostics::Reports;
use serde_yaml::Value;

use crate::item::Item;
use crate::keys::{CheckKeys, PlayKeys};
use crate::rules;
use crate::yaml::Said;

#[derive(Default)]
pub(crate) struct PlayText {
    pub check: Option<CheckText>,
}

pub(crate) struct CheckText {
    pub name: Said,
    pub dice: Option<Said>,
    pub sheet: Option<Said>,
    pub lends: u32,
    pub outcomes: Option<Said>,
    pub specials: Option<Said>,
    pub tracks: Option<Said>,
    pub converts: Option<Said>,
    pub joins: Option<Said>,
    pub table: Option<Said>,
    pub joining_die: Option<Said>,
}

impl PlayText {
    pub fn add(&mut self, item: &Item<'_>, value: Value, reports: &mut Reports) {
        let keys: PlayKeys = item.read(value, reports);
        if !keys.check.is_null() {
            let check = check(&item.child("check"), keys.check, reports);
            if let Some(first) = &self.check {
                let draft = rules::DUPLICATE_DEFINITION.report("`check` is defined twice");
                let draft =
                    draft.help("keep one of the two").related(first.name.span, "it was defined here first");
                reports.push(draft.at(check.name.span, "a game has one way to roll dice"));
                return;
            }
            self.check = Some(check);
        }
    }
}

fn check(item: &Item<'_>, value: Value, reports: &mut Reports) -> CheckText {
    let keys: CheckKeys = item.read(value, reports);
    CheckText {
        name: item.key(),
        dice: item.said("dice", &keys.dice),
        sheet: item.said("sheet", &keys.sheet),
        lends: keys.lends.unwrap_or(0),
        outcomes: item.said("outcomes", &keys.outcomes),
        specials: item.said("specials", &keys.specials),
        tracks: item.said("tracks", &keys.tracks),
        converts: item.said("converts", &keys.converts),
        joins: item.said("joins", &keys.joins),
        table: item.said("table", &keys.table),
        joining_die: item.said("joining-die", &keys.joining_die),
    }
}
