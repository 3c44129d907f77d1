//! The keys of `play`: see `play.rs`.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_yaml::Value;

use crate::item::Text;

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct PlayKeys {
    pub check: Value,
    pub stores: Value,
    pub board: Option<Text>,
    pub team: Value,
    pub zones: Value,
    pub pieces: Vec<Text>,
    pub marks: Vec<Text>,
    pub flags: Vec<Text>,
    pub counters: Value,
    pub pools: Value,
    pub choices: Option<Text>,
    pub actions: Value,
    pub pays: Option<Text>,
    pub clocks: Option<Text>,
    pub goals: Value,
    pub turn: Value,
    pub offers: Value,
    pub time: Value,
    pub ends: Value,
    pub kept: Vec<Text>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct CheckKeys {
    pub dice: Option<Text>,
    pub sheet: Option<Text>,
    pub lends: Option<u32>,
    pub outcomes: Option<Text>,
    pub specials: Option<Text>,
    pub tracks: Option<Text>,
    pub converts: Option<Text>,
    pub joins: Option<Text>,
    pub table: Option<Text>,
    pub joining_die: Option<Text>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct StoresKeys {
    pub board: Option<Text>,
    pub sheet: Option<Text>,
    pub sheets: Vec<u8>,
    pub together: bool,
    pub rules: Option<Text>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct TeamKeys {
    pub piece: Option<Text>,
    pub size: Option<Text>,
    pub sheet: Option<Text>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ZoneKeys {
    pub holds: Option<Text>,
    pub at_places: bool,
    pub printed: Option<Text>,
    pub begins: Option<Text>,
    pub single: bool,
    pub faces: Vec<Text>,
    pub taken: bool,
    #[serde(rename = "else")]
    pub fallback: Option<Text>,
    pub stands: bool,
    pub turns: Option<Text>,
    pub unsaved: Option<Text>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct CounterKeys {
    pub each: Option<Text>,
    pub begins: Option<Text>,
    pub most: Option<Text>,
    pub resource: bool,
    pub full: Option<Text>,
    pub turns: Option<Text>,
    pub endless: Option<Text>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct PoolKeys {
    pub begins: Option<Text>,
    pub states: Vec<Text>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct GoalKeys {
    pub zone: Option<Text>,
    pub of: Option<Text>,
    pub optional: Option<Text>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct TurnKeys {
    pub actions: Option<u32>,
    pub ends: Option<Text>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct OfferKeys {
    pub needs: Vec<Text>,
    pub does: Vec<Text>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct TimeKeys {
    pub draw: Option<Text>,
    pub fits: Option<Text>,
    pub main: Option<Text>,
    pub otherwise: Option<Text>,
    pub without: Vec<Text>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct EndKeys {
    pub reads: Option<Text>,
    pub at: Option<Text>,
    pub escape: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ActionKeys {
    pub of: Option<Text>,
    pub scope: BTreeMap<String, Text>,
}
