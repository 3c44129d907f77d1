//! Constraints, formulas and expressions, asked of small packs that bring their own.

#![allow(clippy::unwrap_used)]

use landfall_project::{compile_example, evaluate};
use landfall_tests::lines;

/// A pack with a kind of its own: lamps along a pier, and what must hold for them.
fn pack(constraint: &str, content: &str) -> String {
    format!(
        r#"
//- landfall.yaml
name: pier
version: 0.1.0
game: vanguard
//- schemas/lamps.yaml
kinds:
  lamp:
    id: LAMP-##
    write: lamp {{id}}
    fields:
      height: int 0..99
      beside: {{type: ref lamp, many: true}}
      lit: flag
      way: arrow
      than: compare
formulas:
  lamp.reach: {{is: "height * 2"}}
  lamp.circle: {{is: "circle + 1"}}
  lamps-in-all: {{for: game, is: "count(lamp)"}}
constraints:
  PR01:
    name: bad-lamp
    title: a lamp that will not do
    for: lamp
{constraint}
//- pier.land
{content}
"#
    )
}

fn told(constraint: &str, content: &str) -> Vec<String> {
    lines(&compile_example(&pack(constraint, content)))
}

#[track_caller]
fn asked(expression: &str, subject: Option<&str>, players: Option<u8>) -> String {
    let content = "lamp LAMP-01 { height 4; beside LAMP-02, LAMP-03; lit; way <->; than >= }\nlamp LAMP-02 { height 9 }\nlamp LAMP-03 { beside LAMP-01 }";
    let compilation = compile_example(&pack("    require: \"true\"\n    message: never", content));
    assert!(compilation.is_clean(), "{:?}", lines(&compilation));
    match evaluate(&compilation, expression, subject, players) {
        Ok(value) => value,
        Err(trouble) => format!("trouble: {trouble}"),
    }
}

#[test]
fn signs_are_read_as_they_are_written() {
    assert_eq!(asked("lamp.way", None, None), "<->");
    assert_eq!(asked("than", Some("LAMP-01"), None), ">=");
    assert_eq!(asked("count(lamp where way = '<->')", None, None), "1");
}

#[test]
fn expressions_come_to_what_people_expect() {
    assert_eq!(asked("lamps-in-all", None, None), "3");
    assert_eq!(asked("sum(lamp.height)", None, None), "13");
    assert_eq!(asked("sum(height * 2 for lamp where lit)", None, None), "8");
    assert_eq!(asked("max(lamp.reach)", None, None), "18");
    assert_eq!(asked("7 / 2 - -1", None, None), "4");
    assert_eq!(asked("join(lamp where not lit)", None, None), "LAMP-02 and LAMP-03");
    assert_eq!(asked("count(beside) + players", Some("LAMP-01"), Some(3)), "5");
    assert_eq!(asked("beside has this", Some("LAMP-01"), None), "no");
    assert_eq!(asked("cyclic(this, beside)", Some("LAMP-01"), None), "yes");
    assert_eq!(asked("cyclic(this, beside)", Some("LAMP-02"), None), "no");
    assert_eq!(asked("users(this)", Some("LAMP-02"), None), "LAMP-01");
    assert_eq!(asked("part(id, 1)", Some("LAMP-02"), None), "LAMP");
    assert_eq!(asked("number(this)", Some("LAMP-02"), None), "2");
    assert_eq!(asked("join(upto(20))", None, None), "1, 2, 3, 4 and 16 more");
    assert_eq!(asked("upto(9)", None, None), "1, 2, 3, 4, 5, 6, 7, 8 and 9");
    assert_eq!(asked("last(lamp)", None, None), "LAMP-03");
    assert_eq!(asked("nth(lamp, 2)", None, None), "LAMP-02");
    assert_eq!(asked("nth(lamp, 9)", None, None), "nothing");
    assert_eq!(asked("list('red green') has 'green'", None, None), "yes");
    assert_eq!(asked("plural(count(lamp where lit), 'lamp', 'lamps')", None, None), "1 lamp");
    assert_eq!(asked("plural(count(lamp), 'lamp', 'lamps')", None, None), "3 lamps");
}

#[test]
fn what_is_known_can_be_counted_beside_what_is_not() {
    let compilation = compile_example(&pack(
        "    require: \"true\"\n    message: never",
        "lamp LAMP-01 { height 4 }\nextern lamp LAMP-02",
    ));
    let ask = |expression: &str| evaluate(&compilation, expression, None, None).unwrap();
    assert_eq!(ask("sum(lamp.height)"), "?");
    assert_eq!(ask("sum(known(lamp.height))"), "4");
}

#[test]
fn a_constraint_may_ask_about_each_member_and_point_anywhere() {
    let rule = r#"    each: {near: beside}
    at: near.height
    related: {at: "whole(this)", label: from here}
    require: "near.height <= height"
    message: "{near} is taller than {this}""#;
    let found = compile_example(&pack(
        rule,
        "lamp LAMP-01 { height 4; beside LAMP-02, LAMP-03 }\nlamp LAMP-02 { height 9 }\nlamp LAMP-03 { height 2 }",
    ));
    assert_eq!(lines(&found), ["pier.land:2:23: error[PR01]: LAMP-02 is taller than LAMP-01"]);
    let report = found.reports.iter().next().unwrap();
    assert_eq!(found.sources.slice(report.span), "9");
    let related: Vec<_> = report.related.iter().map(|related| found.sources.slice(related.span)).collect();
    assert_eq!(related, ["lamp LAMP-01 { height 4; beside LAMP-02, LAMP-03 }"]);
}

#[test]
fn a_rule_may_be_broken_in_several_ways_and_once_for_the_whole_game() {
    let rule = r#"    cases:
      - require: "given(height)"
        message: "{this} has no height"
      - for: game
        severity: advice
        at: "last(lamp where lit).lit"
        require: "count(lamp where lit) <= 1"
        message: "{plural(count(lamp where lit), 'lamp', 'lamps')} burn""#;
    assert_eq!(
        told(rule, "lamp LAMP-01 { height 4; lit }\nlamp LAMP-02 { lit }"),
        ["pier.land:2:6: error[PR01]: LAMP-02 has no height", "pier.land:2:16: advice[PR01]: 2 lamps burn",]
    );
}

#[test]
fn what_a_case_cannot_have_is_reported() {
    let wrong = |rule: &str| told(rule, "lamp LAMP-01");
    let found = wrong("    cases:\n      - {title: twice, require: \"true\", message: never}");
    assert!(found[0].contains("`title` is not a key here"), "{found:?}");
    let found =
        wrong("    per: players\n    each: {near: beside}\n    require: \"true\"\n    message: never");
    assert!(found[0].contains("`per` and `each` exclude one another"), "{found:?}");
    let found = wrong("    at: hight\n    require: \"true\"\n    message: never");
    assert!(found[0].contains("`hight` names nothing here"), "{found:?}");
    let found = wrong("    cases:\n      - {for: game, require: \"true\", message: never}");
    assert!(found[0].contains("does not say its `at`"), "{found:?}");
}

#[test]
fn what_is_not_there_is_no_number() {
    // The third lamp has no height.
    assert_eq!(asked("height else 1", Some("LAMP-03"), None), "1");
    assert_eq!(asked("height > 3", Some("LAMP-03"), None), "nothing");
    assert_eq!(asked("count(lamp where height > 3)", None, None), "2");
    assert_eq!(asked("given(height)", Some("LAMP-03"), None), "no");
    assert_eq!(asked("circle", Some("LAMP-01"), None), "nothing", "a formula that leads back to itself");
}

#[test]
fn an_expression_that_cannot_be_understood_says_why() {
    assert_eq!(
        asked("heigth > 3", Some("LAMP-01"), None),
        "trouble: `heigth` names nothing here: something with a similar name exists: `height`"
    );
    assert_eq!(asked("sum(lamp)", None, None), "trouble: `sum` wants numbers, and this is a list");
    assert_eq!(asked("height + lit", Some("LAMP-01"), None), "trouble: this is a condition, not a number");
    assert_eq!(
        asked("cuont(lamp)", None, None),
        "trouble: `cuont` is not a function: a function with a similar name exists: `count`"
    );
    assert_eq!(asked("count(lamp", None, None), "trouble: expected `)`, found the end of the expression");
}

#[test]
fn a_question_without_an_end_is_given_up() {
    let endless = "sum(sum(a * b for b in upto(5000)) for a in upto(5000))";
    assert_eq!(asked(endless, None, None), "trouble: gave up: this expression takes too many steps");
}

/// A list has members without a step of its own for each, and a text letters.
#[test]
fn a_question_that_would_fill_the_memory_is_given_up() {
    let thousand = "upto(1000)";
    let nested = format!("{thousand} for x in ({thousand} for y in {thousand})");
    let text = format!("join({thousand} for a in {thousand})");
    for endless in [
        format!("count({nested})"),
        format!("count(({nested}) where this > 3)"),
        format!("count(({nested}) + ({nested}))"),
        "count(upto(10000) - upto(10000))".to_owned(),
        format!("join(join({text} for x in {thousand}) for y in {thousand})"),
    ] {
        let answer = asked(&endless, None, None);
        assert_eq!(answer, "trouble: gave up: this expression takes too many steps", "{endless}");
    }
}

#[test]
fn a_constraint_points_at_what_is_to_blame() {
    let constraint = r#"    let: {low: "beside where height < 5"}
    require: "none(low)"
    at: beside
    blame: low
    message: "{id} stands beside {join(low)}"
    label: "too low"
    help: "write `height {reach}`, or { nothing }""#;
    let content = "lamp LAMP-01 { height 9; beside LAMP-02, LAMP-03 }\nlamp LAMP-02 { height 7 }\nlamp LAMP-03 { height 2 }";
    let found = told(constraint, content);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with("pier.land:1:42: error[PR01]: LAMP-01 stands beside LAMP-03"), "{found:?}");
    assert!(found[0].contains("write `height 18`, or { nothing }"), "{found:?}");
}

#[test]
fn what_was_reported_or_lies_elsewhere_is_not_told_again() {
    let constraint = "    require: \"none(beside where height < 5)\"\n    message: too low";
    let broken = told(constraint, "lamp LAMP-01 { beside LAMP-77 }");
    assert_eq!(broken.len(), 1, "{broken:?}");
    assert!(broken[0].contains("LF2001"), "{broken:?}");
    assert_eq!(
        told(constraint, "extern lamp LAMP-77\nlamp LAMP-01 { beside LAMP-77 }"),
        Vec::<String>::new()
    );
    let misspelt = told(constraint, "lamp LAMP-01 { besides LAMP-02 }\nlamp LAMP-02 { height 9 }");
    assert!(misspelt.iter().all(|line| !line.contains("PR01")), "{misspelt:?}");
}

#[test]
fn an_allow_silences_the_rule_of_a_schema() {
    let constraint = "    require: \"lit\"\n    message: \"{id} is dark\"";
    assert_eq!(told(constraint, "lamp LAMP-01").len(), 1);
    assert_eq!(told(constraint, "lamp LAMP-01 { allow bad-lamp \"it is day\" }"), Vec::<String>::new());
}

#[test]
fn player_counts_are_named_when_only_some_fail() {
    let constraint = "    per: players\n    require: \"players * 2 <= height\"\n    message: \"{id} is too low for {players}\"";
    let found = told(constraint, "lamp LAMP-01 { height 4 }");
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("with 3 or 4 players, LAMP-01 is too low for 3"), "{found:?}");
    let all = told(constraint, "lamp LAMP-01 { height 1 }");
    assert!(all[0].contains("PR01]: LAMP-01 is too low"), "{all:?}");
}

#[test]
fn titles_are_unique_where_the_schema_says_so_and_nowhere_else() {
    let pack = |title: &str| {
        format!(
            "//- landfall.yaml\nname: pier\nversion: 0.1.0\ngame: vanguard\n//- schemas/tugs.yaml\nkinds:\n  tug:\n    \
             id: name\n    write: tug {{id}} {{title}}\n    fields:\n      title: {title}\n      slow: flag\n      fast: flag\n//- tugs.land\n\
             tug left \"Tug\" {{ slow }}\ntug right \"Tug\" {{ fast }}\n"
        )
    };
    assert_eq!(lines(&compile_example(&pack("text title"))), [""; 0]);
    let unique = compile_example(&pack("{type: text title, unique: true}"));
    let codes: Vec<&str> = unique.reports.iter().map(|report| report.rule.code).collect();
    assert_eq!(codes, ["LF2104"], "{:?}", lines(&unique));
}

#[test]
fn references_are_followed_step_by_step_and_not_through_what_is_excepted() {
    let on_from = |text: &str| asked(text, Some("LAMP-02"), None);
    assert_eq!(on_from("follow(this, beside)"), "LAMP-02");
    assert_eq!(on_from("follow(lamp where id = 'LAMP-01', beside)"), "LAMP-01, LAMP-02 and LAMP-03");
    assert_eq!(
        on_from("follow(lamp where id = 'LAMP-03', beside, lamp where id = 'LAMP-01')"),
        "LAMP-03 and LAMP-01"
    );
    assert_eq!(on_from("follow(this, height)"), "trouble: `height` leads to no other card");
}

/// Of effects, alternatives and blocks alike; the options of a choice are lists of their own.
#[test]
fn what_comes_before_and_after_is_of_the_same_list() {
    let content = r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        special [accident] = progress red
        special [die] = progress green
        track green 3 -> refresh 1, choose { spend any, refresh 2 or lose supplies 1 }, gain success 1
        track red 3 -> danger A
    }
    action "Pull" check { green [2 red / not accident + blue / die] -> refresh 1; red -> spend any }
}
"#;
    let found = compile_example(content);
    let ask = |text: &str| evaluate(&found, text, Some("P001"), None).unwrap();
    assert_eq!(ask("whole(after(first(inside(this, refresh-dice))))"), "choose and gain-success");
    assert_eq!(ask("after(first(inside(this, spend-die)))"), "refresh-dice");
    assert_eq!(ask("before(first(inside(this, lose-supplies)))"), "nothing");
    assert_eq!(ask("before(last(inside(this, special))).requirement"), "[accident]");
    let ways = "alternatives(first(inside(this, row).requirement))";
    assert_eq!(ask(ways), "2 red, blue + not accident and die");
    assert_eq!(ask(&format!("before(nth({ways}, 3))")), "2 red and blue + not accident");
    assert_eq!(ask(&format!("after(nth({ways}, 3))")), "nothing");
    assert_eq!(ask(&format!("absent({ways})")), "accident");
    assert_eq!(ask(&format!("least(it) for {ways}")), "2, 1 and 1");
    assert_eq!(ask(&format!("first({ways}) in before(nth({ways}, 2))")), "yes");
}
