//! Tables for nanDECK, Squib, Dextrous and spreadsheets, and one document for programs.

use std::collections::BTreeMap;

use landfall_cards::copies;
use landfall_l10n::csv;
use landfall_l10n::text::Style;
use landfall_model::AssetId;
use serde_json::{Map, Value, json};

use crate::safe::{cell, json_safe};
use crate::words::{Words, facts, heading, kind_name, lines, story_and_rules, title};

/// A table for each kind: a row for each card, a column for each text in each language. Icons stay `:word:`.
pub fn tables(words: &Words<'_>) -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    for ids in words.ids.chunk_by(|a, b| words.keyword(*a) == words.keyword(*b)) {
        let Some(first) = ids.first() else { continue };
        files.push((format!("{}.csv", words.keyword(*first)), table(words, ids).into_bytes()));
    }
    files
}

fn table(words: &Words<'_>, ids: &[AssetId]) -> String {
    let speakers = words.speakers();
    let mut columns: Vec<String> = ["id", "variant", "copies"].map(str::to_owned).to_vec();
    for text in ["title", "story", "rules"] {
        columns.extend(speakers.iter().map(|speaker| format!("{text}_{}", speaker.locale.replace('-', "_"))));
    }
    // Fields in the order of the schema, as far as a card of the table has them.
    let own: Vec<BTreeMap<String, String>> = ids
        .iter()
        .map(|id| {
            facts(words.atlas.rec(*id)).into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
        })
        .collect();
    let shape = words.atlas.rec(ids[0]).shape();
    let named: Vec<&str> = shape
        .fields
        .iter()
        .map(|field| field.name.as_str())
        .filter(|name| !matches!(*name, "id" | "variant" | "copies"))
        .filter(|name| own.iter().any(|facts| facts.contains_key(*name)))
        .collect();
    columns.extend(named.iter().map(|name| name.replace('-', "_")));
    let mut out = String::from("\u{feff}");
    csv::cells(&mut out, columns.iter().map(String::as_str));
    for (id, facts) in ids.iter().zip(&own) {
        let rec = words.atlas.rec(*id);
        let mut row = vec![
            rec.asset_key().to_owned(),
            rec.variant().unwrap_or_default().to_owned(),
            copies(rec).to_string(),
        ];
        row.extend(speakers.iter().map(|speaker| title(speaker, *id)));
        let texts: Vec<_> = speakers.iter().map(|speaker| story_and_rules(&lines(speaker, *id))).collect();
        row.extend(texts.iter().map(|(story, _)| story.clone()));
        row.extend(texts.iter().map(|(_, rules)| rules.clone()));
        row.extend(named.iter().map(|name| facts.get(*name).cloned().unwrap_or_default()));
        let row: Vec<String> = row.iter().map(|text| cell(text)).collect();
        csv::cells(&mut out, row.iter().map(String::as_str));
    }
    out
}

/// All cards in all languages as one document. `export.schema.json` describes it.
pub fn document(words: &Words<'_>) -> String {
    let speakers = words.speakers();
    let per_language = |value: &dyn Fn(usize) -> Value| -> Value {
        let of = |at: usize| (speakers[at].locale.to_owned(), value(at));
        Value::Object((0..speakers.len()).map(of).collect::<Map<String, Value>>())
    };
    let card = |id: &AssetId| {
        let rec = words.atlas.rec(*id);
        let facts: Map<String, Value> =
            facts(rec).into_iter().map(|(name, value)| (name.to_owned(), Value::String(value))).collect();
        let text = |at: usize| {
            let lines = lines(&speakers[at], *id);
            let line = |line: &landfall_l10n::text::Line| json!({"depth": line.depth, "style": style(line.style), "text": line.text});
            Value::Array(lines.iter().map(line).collect())
        };
        json!({
            "kind": words.keyword(*id),
            "id": rec.asset_key(),
            "variant": rec.variant(),
            "copies": copies(rec),
            "called": per_language(&|at| Value::String(kind_name(&speakers[at], *id).to_owned())),
            "title": per_language(&|at| Value::String(heading(&speakers[at], *id))),
            "lines": per_language(&text),
            "facts": facts,
        })
    };
    let document = json!({
        "format": 1,
        "pack": words.name,
        "version": words.version,
        "game": words.atlas.schema.game.name,
        "languages": speakers.iter().map(|speaker| speaker.locale).collect::<Vec<_>>(),
        "cards": words.ids.iter().map(card).collect::<Vec<_>>(),
    });
    json_safe(&format!("{document:#}\n"))
}

fn style(style: Style) -> &'static str {
    match style {
        Style::Title => "title",
        Style::Story => "story",
        Style::Text => "text",
        Style::Rule => "rule",
        Style::Heading => "heading",
        Style::Name => "name",
    }
}
