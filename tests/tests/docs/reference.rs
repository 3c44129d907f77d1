//! The reference of each game, written anew and compared.

use std::collections::BTreeMap;
use std::fs;

use landfall_project::{Options, compile_edited, games, schema};
use landfall_tests::repository;

use crate::holds;
use crate::pages::pages;

/// The example of each kind, by its name: the file that is named after it, or the shortest card.
fn examples(game: &str) -> BTreeMap<String, String> {
    let whole = compile_edited(game, &[], &Options::default()).unwrap();
    let atlas = whole.atlas(0).unwrap_or_else(|| panic!("{game} has no examples"));
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for id in atlas.ids() {
        let unit = atlas.unit(atlas.asset(id).unit);
        let path = whole.sources.path(unit.file);
        if atlas.asset(id).external || path.starts_with("schemas/") {
            continue;
        }
        let name = atlas.schema.kind(atlas.asset(id).kind).name(&atlas.schema).to_owned();
        let text = format!("{}\n", whole.sources.slice(atlas.rec(id).span()));
        let shorter = found.get(&name).is_none_or(|other| text.len() < other.len());
        if shorter {
            found.insert(name, text);
        }
    }
    for (_, file) in whole.sources.iter() {
        let kind = file.path().strip_prefix("kinds/").and_then(|name| name.strip_suffix(".land"));
        if let Some(shown) = kind.and_then(|kind| found.get_mut(kind)) {
            *shown = file.text().to_string();
        }
    }
    found
}

#[test]
fn the_pages_are_those_of_the_schema() {
    let mut lags = Vec::new();
    for game in games(&Options::default()).unwrap() {
        let folder = format!("docs/{}", game.name);
        let schema = schema(&game.name, &Options::default()).unwrap();
        let pages = pages(&schema, &examples(&game.name));
        lags.extend(pages.iter().filter_map(|page| holds(&format!("{folder}/{}", page.name), &page.text)));
        let known: Vec<&str> = pages.iter().map(|page| page.name.as_str()).chain(["coverage.md"]).collect();
        for entry in fs::read_dir(repository().join(&folder)).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            assert!(known.contains(&name.as_str()), "{folder}/{name} is no page of the reference any more");
        }
    }
    assert!(lags.is_empty(), "{}", lags.join("\n"));
}

#[test]
fn every_kind_has_an_example_and_every_example_is_of_a_kind() {
    for game in games(&Options::default()).unwrap() {
        let schema = schema(&game.name, &Options::default()).unwrap();
        let mut kinds: Vec<&str> = schema.kinds.iter().map(|kind| kind.name(&schema)).collect();
        kinds.sort_unstable();
        assert_eq!(
            examples(&game.name).keys().map(String::as_str).collect::<Vec<_>>(),
            kinds,
            "{}",
            game.name
        );
    }
}

#[test]
fn the_pages_are_the_same_every_time() {
    for game in games(&Options::default()).unwrap() {
        let schema = schema(&game.name, &Options::default()).unwrap();
        let texts =
            || pages(&schema, &examples(&game.name)).into_iter().map(|page| page.text).collect::<Vec<_>>();
        assert_eq!(texts(), texts());
    }
}
