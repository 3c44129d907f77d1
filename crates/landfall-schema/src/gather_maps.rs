//! Gathers round maps: the vocabularies that are their spaces, and who lays them out.

use landfall_diagnostics::Reports;
use serde_yaml::Value;

use crate::item::{Item, Text};
use crate::keys::{MapKeys, PolarKeys};
use crate::texts::{MapText, PolarText};

pub(crate) fn polar(item: &Item<'_>, value: Value, reports: &mut Reports) -> PolarText {
    let keys: PolarKeys = item.read(value, reports);
    let rings = item.said("rings", &keys.rings.map(|rings| Text(rings.to_string())));
    PolarText {
        span: item.key().span,
        hub: item.said("hub", &keys.hub),
        rings: keys.rings.zip(rings),
        directions: item.list("directions", &keys.directions),
        address: item.said("address", &keys.address),
    }
}

pub(crate) fn map(item: &Item<'_>, value: Value, reports: &mut Reports) -> (MapText, bool) {
    let keys: MapKeys = item.read(value, reports);
    let map = MapText {
        name: item.key(),
        over: item.said("over", &keys.over),
        of: item.said("of", &keys.of),
        entry: item.said("entry", &keys.entry),
        lies: item.said("lies", &keys.lies),
        cost: item.said("cost", &keys.cost),
        closed: item.said("closed", &keys.closed),
    };
    (map, keys.replaces)
}
