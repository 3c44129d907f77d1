//! Rules that players of the printed games know by heart: designs that break them and must be reported, and unusual designs
//! that keep them and must not be.

use std::collections::BTreeSet;

use landfall_diagnostics::Severity;
use landfall_project::{Options, compile, compile_example, evaluate};
use landfall_tests::{compile_pack, pack, render, repository};

/// What an edit of a shipped pack brings about: a text of one of its files, what is written instead, and the codes.
fn edited(name: &str, edits: &[(&str, &str)], codes: &[&str]) {
    let mut files = pack(&repository().join("content").join(name));
    for (from, to) in edits {
        let (_, text) = files.iter_mut().find(|(_, text)| text.contains(from)).expect(from);
        *text = text.replacen(from, to, 1);
    }
    let compilation = compile_pack(&files);
    let expected: BTreeSet<&str> = codes.iter().copied().collect();
    assert_eq!(compilation.codes(), expected, "{edits:?}\n{}", render(&compilation));
}

/// What a little pack brings about.
fn written(text: &str, codes: &[&str]) {
    let compilation = compile_example(text);
    let expected: BTreeSet<&str> = codes.iter().copied().collect();
    assert_eq!(compilation.codes(), expected, "{text}\n{}", render(&compilation));
}

#[test]
fn a_guard_covers_the_player_counts_it_covers() {
    let effect = |text: &str, codes: &[&str]| {
        edited(
            "first-sols",
            &[("-> break energy of FAC-OXY1, if built", &format!("-> {text}, if built"))],
            codes,
        );
    };
    effect("discard upgrade UPG-01", &["FM076"]);
    effect("if players >= 3 { discard upgrade UPG-01 }", &["FM076"]);
    effect("if players = 2 { discard upgrade UPG-01 }", &["FM076"]);
    effect("if players = 4 { raise stress 1 } else { discard upgrade UPG-01 }", &["FM076"]);
    effect("if players = 4 { discard upgrade UPG-01 }", &[]);
    effect("if players > 3 { choose { discard upgrade UPG-01 or raise stress 1 } }", &[]);
    effect("if players = 4 { if sol >= 2 { discard upgrade UPG-01 } }", &[]);
    effect("if players <= 3 { raise stress 1 } else { discard upgrade UPG-01 }", &[]);
    effect("if players <= 2 { raise stress 1 } else { if not players = 3 { discard upgrade UPG-01 } }", &[]);
}

#[test]
fn a_question_further_out_protects_what_stands_inside() {
    let effect = |text: &str, codes: &[&str]| {
        let from = "if built(FCD-MAST) { break energy of FCD-MAST }";
        edited("first-sols", &[(from, text)], codes);
    };
    effect("break energy of FCD-MAST", &["FM073b"]);
    effect("if built(FCD-MAST) { choose { break energy of FCD-MAST or raise stress 1 } }", &[]);
    effect("if built(FCD-MAST) { raise stress 1 } else { break energy of FCD-MAST }", &["FM073b"]);
    effect("if built(FCD-MAST) or sol >= 3 { break energy of FCD-MAST }", &["FM073b"]);
}

#[test]
fn adventures_belong_to_actions_that_have_them() {
    let action = "-> draw research { advance track TRK-01-01 by percent }";
    let with = "-> draw research { advance track TRK-01-01 by percent }, resolve adventure gather";
    edited("first-sols", &[(action, with)], &["FM083c"]);
    edited(
        "first-sols",
        &[(
            "limit 1 per game\n    -> build FCD-BOXY",
            "limit 1 per game\n    -> build FCD-BOXY, resolve adventure",
        )],
        &[],
    );
}

#[test]
fn a_part_can_be_stripped_from_a_facility() {
    edited("first-sols", &[("needs [energy-part]", "needs [cpu-part]")], &[]);
}

/// One planting per round: five seeds need five sols.
#[test]
fn objectives_that_come_too_late_are_reported() {
    for (seeds, is_late) in [(5, true), (4, false)] {
        let mut files = pack(&repository().join("content/first-sols"));
        let (_, text) = files.iter_mut().find(|(path, _)| path.ends_with("kettle.land")).unwrap();
        *text = text.replace("sols 6 with 3-4", "sols 4 with 3-4");
        *text = text.replace("Housewarming\" {\n    class optional", "Housewarming\" {\n    class mandatory");
        *text = text.replace("plant-seed 1", &format!("plant-seed {seeds}"));
        let compilation = compile_pack(&files);
        let told =
            compilation.reports.iter().any(|report| report.message.contains("cannot be done in 4 sols"));
        assert_eq!(told, is_late, "{}", render(&compilation));
    }
}

const SHORE: &str = r#"
planet shore "Shore" {
    briefing log 10
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    sector 2 "Dune" { biomes rocky; log 11; read-once }
    sector 3 "Far shore" { biomes rocky }
    path 1 -> 2 [travel]
    path 2 -> 3 [travel]
}
log 10 { "Down."; end }
log 11 { "The lander follows."; -> move lander to 3; end }
"#;

#[test]
fn a_lander_that_moves_on_leaves_nobody_behind() {
    written(SHORE, &[]);
    written(&SHORE.replace("-> move lander to 3; end", "end"), &["LF3002"]);
}

#[test]
fn a_crew_that_is_placed_needs_a_lander_or_an_end() {
    let placed = SHORE
        .replace("lander; ", "")
        .replace("-> move lander to 3; end", "end")
        .replace("log 10 { \"Down.\"; end }", "log 10 { \"Down.\"; -> place crew-all in 1; end }");
    written(&placed, &["LF3004"]);
    written(&placed.replace("\"The lander follows.\"; end", "\"It is over.\"; -> end exploration"), &[]);
}

#[test]
fn an_injury_may_hold_in_every_check_and_nothing_else() {
    written("injury scorched \"Scorched\" { copies 2; -> treat basic as accident }", &[]);
}

#[test]
fn ids_of_the_printed_game_are_reported() {
    for card in ["poi P113 \"Kiosk\" { standalone; last-poi }", "log 317 { reference; \"Salt.\"; end }"] {
        written(card, &["LF2103"]);
    }
}

#[test]
fn nobody_acts_in_a_log_that_only_a_clock_leads_to() {
    let clock = |effect: &str| {
        format!(
            "poi P010 \"Bell\" {{ standalone; time-track 4 -> goto log 10; action \"Wait\" {{ -> advance time 1 }} }}\n\
             log 10 {{ \"It rings.\"; -> {effect}; end }}\n"
        )
    };
    written(&clock("injury wounded, reset time"), &["LF5023"]);
    written(&clock("injury wounded for crew-all, reset time"), &[]);
}

#[test]
fn one_die_of_each_colour_takes_every_die() {
    let card = |first: &str| {
        format!(
            "poi P010 \"Bell\" {{ standalone; last-poi; action \"Ring\" check {{ special {first} = lose supplies 1; \
             special [physical] = gain success 1; green [exploration] -> refresh 1; red -> danger A }} }}\n"
        )
    };
    written(&card("[red / blue / green]"), &["LF5016"]);
    written(&card("[red / blue]"), &[]);
}

#[test]
fn a_text_that_mentions_a_log_leads_nobody_there() {
    let story =
        |text: &str| format!("log 10 {{ reference; {text}; end }}\nlog 11 {{ \"The tide is out.\"; end }}\n");
    written(&story("\"As in {log 11}.\""), &["LF2101"]);
    written(&story("\"Salt.\"; rules \"Read {log 11}.\""), &[]);
}

#[test]
fn what_is_unused_brings_along_what_is_behind_it() {
    let compilation = compile_example(
        "log 10 { \"One.\"; -> goto log 11 }\nlog 11 { \"Two.\"; -> goto log 12 }\nlog 12 { \"Three.\"; end }\n",
    );
    let told: Vec<&str> = compilation.reports.iter().map(|report| report.message.as_str()).collect();
    assert_eq!(told, ["log 10, and 2 others behind it, are never used"]);
}

#[test]
fn a_broken_reference_offers_what_nothing_uses() {
    let compilation = compile_example(
        "log 6001 { reference; \"One.\"; -> goto log 6104 }\nlog 6004 { \"Two.\"; end }\nlog 6014 { reference; \"Three.\"; end }\n",
    );
    let told: Vec<&str> = compilation.reports.iter().map(|report| report.rule.code).collect();
    assert_eq!(told, ["LF2001"], "{}", render(&compilation));
    let report = compilation.reports.iter().next().unwrap();
    assert_eq!(
        report.help.as_deref(),
        Some("the nearest is log 6004: nothing uses it; point at it, or write log 6104")
    );
    assert!(report.related.iter().any(|note| note.message.starts_with("log 6004 is never used")));
}

#[test]
fn a_briefing_that_never_ends_is_an_error() {
    let severity = |text: &str| {
        let compilation = compile_example(text);
        let found = compilation.reports.iter().find(|report| report.rule.code == "LF6103");
        found.map(|report| report.severity)
    };
    let circle = SHORE.replace("log 10 { \"Down.\"; end }", "log 10 { \"Down.\"; -> goto log 12 }");
    let circle = format!("{circle}log 12 {{ \"And down.\"; -> goto log 10 }}\n");
    assert_eq!(severity(&circle), Some(Severity::Error));
    let aside = format!(
        "{SHORE}log 12 {{ reference; \"Round.\"; -> goto log 13 }}\nlog 13 {{ \"And.\"; -> goto log 12 }}\n"
    );
    assert_eq!(severity(&aside), Some(Severity::Warning));
    assert_eq!(severity(SHORE), None);
}

#[test]
fn an_unsaved_card_that_nothing_replaces_is_reported() {
    let cards = |last: &str| {
        format!(
            "poi P010 \"Bell\" {{ standalone; action \"Ring\" {{ -> replace P011 }} }}\n\
             poi P011 \"Clapper\" {{ {last} }}\npoi P012 \"Hook\" {{ standalone; last-poi }}\n"
        )
    };
    written(&cards("do-not-save; passive \"It swings.\""), &["LF3105"]);
    written(&cards("do-not-save; action \"Hang it\" { -> replace P012 }"), &[]);
    written(&cards("passive \"It swings.\""), &[]);
}

#[test]
fn a_find_on_no_token_is_one_report_for_all_missions() {
    let mut files = pack(&repository().join("schemas/first-martians/examples"));
    files.push(("landfall.yaml".to_owned(), "name: huts\nversion: 0.1.0\ngame: first-martians\n".to_owned()));
    for (_, text) in &mut files {
        *text = text.replace(
            "poi-token POI-02 { mission-icon A; copies 7; uses 1 }",
            "poi-token POI-02 { -> gain morale-token 1; copies 7; uses 1 }",
        );
    }
    let compilation = compile_pack(&files);
    let told: Vec<_> = compilation.reports.iter().filter(|report| report.rule.code == "FM042b").collect();
    assert_eq!(told.len(), 1, "{}", render(&compilation));
    assert_eq!(told[0].related.len(), 1, "the find of the other mission is shown beside it");
}

/// A discovery takes two sols when an effect can give a sample.
#[test]
fn a_discovery_needs_sols() {
    for (sols, is_late) in [(1, true), (2, false)] {
        let mut files = pack(&repository().join("content/first-sols"));
        let (_, text) = files.iter_mut().find(|(path, _)| path.ends_with("kettle.land")).unwrap();
        *text = text.replace("sols 6 with 3-4", &format!("sols {sols} with 3-4"));
        *text = text.replace("Housewarming\" {\n    class optional", "Housewarming\" {\n    class mandatory");
        *text = text.replace("plant-seed 1", "discover 1");
        let compilation = compile_pack(&files);
        let told = compilation
            .reports
            .iter()
            .any(|report| report.rule.code == "FM028" && report.message.contains(&format!("in {sols} sol")));
        assert_eq!(told, is_late, "{sols}\n{}", render(&compilation));
    }
}

#[test]
fn a_log_may_set_a_card_of_the_tutorial() {
    let pack =
        |from: &str| format!("injury scratch \"Scratch\" {{ set tutorial; damage -> spend any }}\n{from}\n");
    written(&pack("log 10 { reference; \"Ow.\"; -> injury scratch; end }"), &[]);
    written(&pack("poi P010 \"Gate\" { standalone; action \"Push\" { -> injury scratch } }"), &["LF7208"]);
}

#[test]
fn the_help_for_a_printed_id_can_be_followed() {
    let help = |text: &str| {
        let compilation = compile_example(text);
        compilation.reports.iter().find_map(|report| report.help.clone()).unwrap_or_default()
    };
    assert!(help("poi P113 \"Kiosk\" { standalone; last-poi }").contains("`set base`"));
    written("poi P113 \"Kiosk\" { standalone; last-poi; set base }", &[]);
    assert!(help("log 317 { reference; \"Salt.\"; end }").contains("`allow printed-id \"...\"`"));
    written("log 317 { allow printed-id \"it is the printed one\"; reference; \"Salt.\"; end }", &[]);
}

#[test]
fn a_destination_whose_log_goes_nowhere_is_no_way_out() {
    let systems = |then: &str| {
        format!(
            "system-map ash \"Ash\" {{ page 1; start; outbound elm energy 1 }}\n\
             system-map elm \"Elm\" {{ page 2; destination 1 \"Moon\" energy 1 {{ log 10 }} }}\n\
             log 10 {{ \"Dust.\"; {then} }}\n"
        )
    };
    written(&systems("end"), &["LF7220"]);
    written(&systems("-> fly to ash; end"), &[]);
}

#[test]
fn labels_of_the_printed_game_are_its_italian_ones() {
    let schema = landfall_project::schema("vanguard", &landfall_project::Options::default()).unwrap();
    let words: BTreeSet<&str> = schema
        .vocabularies
        .iter()
        .flat_map(|vocab| &vocab.words)
        .filter_map(|word| word.names.get("it").map(String::as_str))
        .collect();
    for label in ["Coda di Produzione 2", "Scoperte Effettuate", "Una volta scaricata", "Spendi i dadi"] {
        assert!(words.contains(label), "{label}");
    }
}

#[test]
fn a_duplicate_number_excuses_only_the_number_that_is_missing_from_the_line() {
    let board = |third: &str, placed: &str| {
        format!(
            r#"
planet shore "Shore" {{
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" {{ lander; biomes rocky; log 10 }}
    sector 2 "Rocks" {{ biomes rocky }}
    sector {third} "Cliff" {{ biomes rocky }}
    sector 4 "Wreck" {{ biomes rocky }}
    path 1 <-> 2 [travel]
    path 2 <-> 3 [travel]
    path 3 <-> 4 [travel]
}}
log 10 {{ "The lander moves."; -> move lander to {placed}; end }}
"#
        )
    };
    written(&board("3", "4"), &[]);
    written(&board("3", "42"), &["LF2006"]);
    written(&board("1", "3"), &["LF2005"]);
    written(&board("1", "42"), &["LF2005", "LF2006"]);
}

#[test]
fn what_a_rule_calls_a_report_can_be_asked_for() {
    let content = compile(&[repository().join("content/glasswake")], &Options::default()).unwrap();
    let ask = |question: &str| evaluate(&content, question, Some("glasswake"), None).unwrap();
    assert_eq!(
        ask("routes-to-targets"),
        "path 5 <-> 6 [travel], path 5 <-> 8 [spend blue], path 8 <-> 10 [travel]"
    );
    assert_eq!(ask("logs-of-planet"), ask("count(log)"), "the planet leads to every log of its pack");
    assert_eq!(ask("count(longest-chain)"), "5");
    assert_eq!(
        ask("none(card for card in longest-chain where none(exits(card)) and card != last(longest-chain))"),
        "yes"
    );
}

#[test]
fn facility_cards_can_be_upgraded() {
    let upgrade =
        |line: &str, codes: &[&str]| edited("first-sols", &[("    facility FAC-CTRL\n", line)], codes);
    upgrade("    facility-card FCD-BSOLAR\n", &[]);
    upgrade("    facility-card FCD-BFARM\n", &["FM041"]);
    upgrade("    facility FAC-CTRL\n    facility-card FCD-BSOLAR\n", &["LF1114"]);
    upgrade("", &["LF1111"]);
}

#[test]
fn the_basic_lander_stays_and_no_track_overflows() {
    let lander =
        |supplies: u32| format!("lander wren \"Wren\" {{ basic; supplies {supplies}; supplies-max 6 }}\n");
    written(
        &format!("{}log 9 \"Out\" {{ allow orphan \"alone\"; -> lose lander wren; end }}", lander(7)),
        &["LF7223", "LF7224"],
    );
    written(
        &format!("{}log 9 \"Out\" {{ allow orphan \"alone\"; -> lose lander pelican; end }}", lander(6)),
        &[],
    );
    written("log 9 \"Out\" { allow orphan \"alone\"; -> lose lander space-ranger; end }", &["LF7224"]);
}
