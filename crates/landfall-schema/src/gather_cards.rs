//! Gathers the faces of cards, still as text with a place.

use indexmap::IndexMap;
use landfall_diagnostics::Reports;
use serde_yaml::Value;

use crate::item::{Item, Text};
use crate::keys::{BackKeys, BoxKeys, FaceKeys};
use crate::yaml::Said;

#[derive(Clone)]
pub(crate) struct FaceText {
    pub name: Said,
    pub like: Option<Said>,
    pub form: Option<Said>,
    pub size: Option<Said>,
    pub bleed: Option<Said>,
    pub accent: Option<Said>,
    pub goes_on: Option<bool>,
    pub boxes: IndexMap<String, BoxText>,
    pub back: IndexMap<String, BoxText>,
}

#[derive(Clone)]
pub(crate) struct BoxText {
    pub name: Said,
    pub at: Option<Said>,
    pub shows: Option<Said>,
    pub font: Option<Said>,
    pub text: Option<Said>,
    pub smallest: Option<Said>,
    pub columns: Option<Said>,
    pub align: Option<Said>,
    pub stand: Option<Said>,
    pub colour: Option<Said>,
    pub fill: Option<Said>,
    pub border: Option<Said>,
    pub round: Option<Said>,
}

pub(crate) fn face(item: &Item<'_>, value: Value, reports: &mut Reports) -> (FaceText, bool) {
    let keys: FaceKeys = item.read(value, reports);
    let back: BackKeys = item.child("back").read(keys.back, reports);
    let face = FaceText {
        name: item.key(),
        like: item.said("like", &keys.like),
        form: item.said("form", &keys.form),
        size: item.said("size", &keys.size),
        bleed: item.said("bleed", &keys.bleed),
        accent: item.said("accent", &keys.accent),
        goes_on: keys.goes_on,
        boxes: boxes(&item.child("boxes"), keys.boxes, reports),
        back: boxes(&item.child("back").child("boxes"), back.boxes, reports),
    };
    (face, keys.replaces)
}

fn boxes(section: &Item<'_>, value: Value, reports: &mut Reports) -> IndexMap<String, BoxText> {
    let mut boxes = IndexMap::new();
    for (item, value) in section.entries(value, reports) {
        let keys: BoxKeys = item.read(value, reports);
        let said = |name: &str, text: &Option<Text>| item.said(name, text);
        let text = BoxText {
            name: item.key(),
            at: said("at", &keys.at),
            shows: said("shows", &keys.shows),
            font: said("font", &keys.font),
            text: said("text", &keys.text),
            smallest: said("smallest", &keys.smallest),
            columns: said("columns", &keys.columns),
            align: said("align", &keys.align),
            stand: said("stand", &keys.stand),
            colour: said("colour", &keys.colour),
            fill: said("fill", &keys.fill),
            border: said("border", &keys.border),
            round: said("round", &keys.round),
        };
        boxes.insert(text.name.text.clone(), text);
    }
    boxes
}
