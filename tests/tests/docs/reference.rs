//! The reference of each game, written anew and compared.

use std::collections::BTreeMap;
use std::fs;

use landfall_project::{Options, schema};
use landfall_tests::repository;

use crate::fixtures::fixtures;
use crate::holds;
use crate::pages::pages;

/// The example of each kind, by its name.
fn examples() -> BTreeMap<String, String> {
    let named = |(path, text): (String, String)| {
        let name = path.rsplit('/').next().unwrap().trim_end_matches(".land").to_owned();
        (name, text)
    };
    fixtures("kinds").into_iter().map(named).collect()
}

#[test]
fn the_pages_are_those_of_the_schema() {
    let schema = schema("vanguard", &Options::default()).unwrap();
    let pages = pages(&schema, &examples());
    let lags: Vec<String> =
        pages.iter().filter_map(|page| holds(&format!("docs/vanguard/{}", page.name), &page.text)).collect();
    assert!(lags.is_empty(), "{}", lags.join("\n"));

    let known: Vec<&str> = pages.iter().map(|page| page.name.as_str()).collect();
    for entry in fs::read_dir(repository().join("docs/vanguard")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(known.contains(&name.as_str()), "docs/vanguard/{name} is no page of the reference any more");
    }
}

#[test]
fn every_kind_has_an_example_and_every_example_is_of_a_kind() {
    let schema = schema("vanguard", &Options::default()).unwrap();
    let mut kinds: Vec<&str> = schema.kinds.iter().map(|kind| kind.name(&schema)).collect();
    kinds.sort_unstable();
    assert_eq!(examples().keys().map(String::as_str).collect::<Vec<_>>(), kinds);
}

#[test]
fn the_pages_are_the_same_every_time() {
    let schema = schema("vanguard", &Options::default()).unwrap();
    let texts = || pages(&schema, &examples()).into_iter().map(|page| page.text).collect::<Vec<_>>();
    assert_eq!(texts(), texts());
}
