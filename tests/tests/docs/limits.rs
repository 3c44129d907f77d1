//! The table of limits says what the code does.

use super::*;

#[test]
fn every_limit_is_the_one_in_the_source() {
    let text = page("docs/limits.md");
    let rows: Vec<&str> =
        text.lines().filter(|line| line.contains(".rs`: `") || line.contains(".ts`: `")).collect();
    assert!(rows.len() >= 40, "{} rows", rows.len());
    let codes: Vec<&str> = landfall_project::rules().iter().map(|rule| rule.code).collect();
    for row in rows {
        let place = row.trim_end_matches(" |").rsplit(" | ").next().unwrap();
        let (file, line) = place.trim_matches('`').split_once("`: `").unwrap();
        let source = page(&format!("crates/{file}"));
        assert!(source.contains(&format!("const {line};")), "{file} has no `const {line};`");
        for code in row.split([' ', ',']).filter(|word| word.starts_with("LF")) {
            assert!(codes.contains(&code), "{code} is no rule: {row}");
        }
    }
}
