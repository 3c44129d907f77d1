//! The catalogue: every rule shows its fault with its bad example, and none with its good one.

use landfall_project::{rules, show_example};
use landfall_tests::render;

#[test]
fn every_rule_shows_exactly_its_fault_and_its_good_example_none() {
    let mut wrong = Vec::new();
    for rule in rules() {
        let good = show_example(rule, rule.good);
        if !good.is_clean() {
            wrong.push(format!(
                "{} ({}): the good example is not good\n{}",
                rule.code,
                rule.name,
                render(&good)
            ));
        }
        let bad = show_example(rule, rule.bad);
        if bad.codes().into_iter().collect::<Vec<_>>() != [rule.code] {
            wrong.push(format!("{} ({}): the bad example shows\n{}", rule.code, rule.name, render(&bad)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_report_reads_well() {
    for rule in rules() {
        let bad = show_example(rule, rule.bad);
        let text = format!("{}\n{}", rule.bad.trim_matches('\n'), render(&bad));
        insta::assert_snapshot!(format!("{}_{}", rule.code, rule.name), text);
    }
}
