//! Schemas from YAML to typed definitions, as other crates see them.
#![allow(clippy::unwrap_used)]

mod maps;
mod mistakes;
mod play_lines;
mod players;
mod questions;
mod shipped;
mod small_game;

use landfall_diagnostics::{Reports, Sources};
use landfall_schema::Schema;

const SMALL_GAME: &str = include_str!("small_game.yaml");

/// The small game and files that add to it.
fn extend(files: &[(&str, &str)]) -> (Schema, Reports, Sources) {
    let mut sources = Sources::default();
    let mut ids = vec![sources.add("small_game.yaml", SMALL_GAME)];
    ids.extend(files.iter().map(|(path, text)| sources.add(*path, *text)));
    let (schema, reports) = landfall_schema::load(&ids, &sources);
    (schema, reports, sources)
}

/// What is reported about a file that adds to the small game: code, message, the marked text, help.
fn reported(text: &str) -> Vec<String> {
    let (_, reports, sources) = extend(&[("extra.yaml", text)]);
    let shown = reports.iter().map(|report| {
        let place = sources.get(report.span.file).position(report.span.start);
        let help = report.help.as_ref().map(|help| format!(" | {help}")).unwrap_or_default();
        let (code, message) = (report.rule.code, &report.message);
        format!("{}:{} {code} {message} [{}]{help}", place.line, place.column, sources.slice(report.span))
    });
    shown.collect()
}
