//! A tag that neither the compiler nor an expression of the game reads is a typo, or no use.

use std::collections::BTreeSet;

use landfall_diagnostics::Reports;

use super::{computed, unknown_name};
use crate::gather::Gathered;
use crate::tags::{TAGS, Tag};
use crate::yaml::Said;

pub(super) fn check(gathered: &Gathered, reports: &mut Reports) {
    let asked = computed::words(gathered);
    let is_read = |tag: &Said| Tag::named(&tag.text).is_some() || asked.contains(tag.text.as_str());
    let tags: Vec<&Said> = all(gathered).collect();
    let (read, unread): (Vec<&Said>, Vec<&Said>) = tags.into_iter().partition(|tag| is_read(tag));
    if unread.is_empty() {
        return;
    }
    let mut known: BTreeSet<&str> = read.into_iter().map(|tag| tag.text.as_str()).collect();
    known.extend(TAGS.iter().filter(|info| !info.by_language).map(|info| info.name));
    let known: Vec<&str> = known.into_iter().collect();
    for tag in unread {
        reports.push(unknown_name(
            "tag",
            &tag.text,
            &known,
            tag.span,
            "no check and no expression asks for it",
        ));
    }
}

fn all(gathered: &Gathered) -> impl Iterator<Item = &Said> {
    let words = gathered.vocabularies.values().flat_map(|vocabulary| vocabulary.words.values());
    let shapes =
        [&gathered.kinds, &gathered.blocks, &gathered.verbs, &gathered.predicates, &gathered.targets];
    let of_shapes = shapes.into_iter().flat_map(|shapes| shapes.values()).flat_map(|shape| &shape.tag_keys);
    words.flat_map(|word| &word.tag_keys).chain(of_shapes)
}
