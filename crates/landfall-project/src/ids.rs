//! The ids that a pack calls its own, and cards that do not keep to them.

use landfall_diagnostics::{Reports, Span, nearest};
use landfall_model::{Atlas, OwnRanges};
use landfall_schema::rules::BAD_MANIFEST;
use landfall_schema::{KindId, Schema};

use crate::pack::Pack;
use crate::rules;

/// What a manifest says about the ids of one kind: the word for the kind, and ranges such as `P900-P999`.
#[derive(Clone, Debug)]
pub(crate) struct OwnIds {
    pub kind: String,
    pub place: Span,
    pub ranges: Vec<(String, Span)>,
}

/// The kind that goes by this keyword or name.
pub(crate) fn kind_named(schema: &Schema, name: &str) -> Option<KindId> {
    let is_named = |kind: &KindId| {
        let kind = schema.kind(*kind);
        kind.keyword == name || schema.shape(kind.shape).name == name
    };
    (0..schema.kinds.len() as u16).map(KindId).find(is_named)
}

/// The ranges of every pack, for suggestions.
pub(crate) fn own_ranges(packs: &[Pack], schema: &Schema) -> OwnRanges {
    let mut ranges = OwnRanges::default();
    for (at, pack) in packs.iter().enumerate() {
        for own in &pack.ids {
            let texts: Vec<&str> = own.ranges.iter().map(|(text, _)| text.as_str()).collect();
            if let Some(kind) = kind_named(schema, &own.kind) {
                ranges.add(schema, at as u16, kind, &texts);
            }
        }
    }
    ranges
}

/// Reports ranges that mean nothing, and cards outside of what their pack calls its own.
pub(crate) fn check(packs: &[Pack], atlases: &[Atlas], reports: &mut Reports) {
    for (at, pack) in packs.iter().enumerate() {
        let Some(atlas) = pack.atlas.and_then(|atlas| atlases.get(atlas)) else { continue };
        for own in &pack.ids {
            let Some(kind) = kind_named(&atlas.schema, &own.kind) else {
                tell_unknown_kind(&atlas.schema, own, reports);
                continue;
            };
            check_kind(atlas, at as u16, kind, own, reports);
        }
    }
}

fn check_kind(atlas: &Atlas, pack: u16, kind: KindId, own: &OwnIds, reports: &mut Reports) {
    let pattern = &atlas.schema.kind(kind).id;
    let mut ranges = Vec::with_capacity(own.ranges.len());
    for (text, place) in &own.ranges {
        match pattern.range(text) {
            Some(range) => ranges.push(range),
            None => {
                let example = pattern.example();
                let draft = BAD_MANIFEST.report(format!("`{text}` is not a range of ids"));
                let draft =
                    draft.help(format!("write one id such as `{example}`, or two with a dash between them"));
                reports.push(draft.at(*place, format!("the ids of a {} are like `{example}`", own.kind)));
            }
        }
    }
    if ranges.len() < own.ranges.len() {
        // Without knowing all of them nothing can be called foreign.
        return;
    }
    for id in atlas.of_kind(kind) {
        let asset = atlas.asset(id);
        let is_within = |(first, last): &(&str, &str)| {
            pattern.compare(first, &asset.key).is_le() && pattern.compare(&asset.key, last).is_le()
        };
        if asset.external || atlas.unit(asset.unit).pack != pack || ranges.iter().any(is_within) {
            continue;
        }
        let told: Vec<&str> = own.ranges.iter().map(|(range, _)| range.as_str()).collect();
        let draft = rules::FOREIGN_ID
            .report(format!("{} is not an id of this pack", atlas.display(id)))
            .help(format!("take one of {}, or add it to `ids` in landfall.yaml", told.join(", ")))
            .related(own.place, "the ids that are");
        reports.push(draft.at(atlas.name_span(id), "another pack may use it"));
    }
}

fn tell_unknown_kind(schema: &Schema, own: &OwnIds, reports: &mut Reports) {
    let near = nearest(&own.kind, schema.kinds.iter().map(|kind| kind.keyword.as_str()));
    let help = near.first().map(|near| format!("a kind with a similar name exists: `{near}`"));
    let draft = BAD_MANIFEST.report(format!("`{}` is not a kind", own.kind)).maybe_help(help);
    reports.push(draft.at(own.place, "this game has no such kind of card"));
}

#[cfg(test)]
mod tests {
    use crate::compile_example;

    fn told(ids: &str, content: &str) -> Vec<String> {
        let text = format!(
            "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\nids: {ids}\n//- a.land\n{content}\n"
        );
        let reports = compile_example(&text).reports;
        reports.iter().map(|report| format!("{} {}", report.rule.code, report.message)).collect()
    }

    const LOG: &str = "log 10 { reference; end }";

    #[test]
    fn ids_are_compared_as_the_game_counts_them() {
        for ids in ["{log: 1-10}", "{log: [9-11]}", "{log: [1-2, 10]}", "{poi: P900-P999}", "{}"] {
            assert_eq!(told(ids, LOG), [""; 0], "{ids}");
        }
        assert_eq!(told("{log: [1-9, 11-20]}", LOG), ["LF9013 log 10 is not an id of this pack"]);
    }

    #[test]
    fn ranges_that_mean_nothing_are_told_and_blame_nobody() {
        assert_eq!(told("{log: one-ten}", LOG), ["LF9001 `one-ten` is not a range of ids"]);
        assert_eq!(told("{lgo: 1-9}", LOG), ["LF9001 `lgo` is not a kind"]);
    }
}
