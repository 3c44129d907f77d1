//! What the checks of boards, cards and logs find beyond their examples, and what they leave in peace.

use landfall_project::compile_example;

fn codes(text: &str) -> Vec<&'static str> {
    compile_example(text).codes().into_iter().collect()
}

/// A board with one sector more than the lander's, and whatever else is given.
fn board(sectors: &str, rest: &str) -> Vec<&'static str> {
    codes(&format!(
        "planet shore \"Shore\" {{\n    lift-off log 2\n    evac log 3\n    mission M01\n    global G01\n    \
         sector 1 \"Beach\" {{ lander; biomes rocky; log 10 }}\n    {sectors}\n}}\n{rest}\n"
    ))
}

#[test]
fn a_sector_without_any_path_is_a_secret_on_purpose() {
    let found = board(
        "sector 2 \"Grotto\" { biomes caves; log 11 }",
        "log 10 { \"A hole.\"; -> replace P000 in 1, place self in 2; end }
         log 11 { \"Up again.\"; -> place self in 1; end }",
    );
    assert_eq!(found, [""; 0]);
}

#[test]
fn a_log_that_hurts_may_hurt_each_time_and_one_that_gives_may_not() {
    assert_eq!(board("", "log 10 { \"Hot sand.\"; -> danger A; end }"), [""; 0]);
    assert_eq!(board("", "log 10 { \"A crate.\"; -> gain lead mineral 1; end }"), ["LF3006"]);
    let asks =
        "log 10 { \"A crate.\"; box 1 \"opened\"; -> if not marked(1) { mark 1, gain success 1 }; end }";
    assert_eq!(board("", asks), [""; 0]);
}

#[test]
fn a_condition_is_read_together_with_the_one_around_it() {
    let log = |effects: &str| {
        codes(&format!("log 1 {{ reference; \"Door.\"; box 1 \"open\"; -> {effects}; end }}"))
    };
    assert_eq!(log("if marked(1.1) { if not marked(1.1) { end turn } } else { mark 1.1 }"), ["LF6105"]);
    assert_eq!(
        log("if marked(1.1) { end turn } else { if marked(1) { end turn } else { mark 1 } }"),
        ["LF6105"]
    );
    // Something happens in between, so the second question is a new one.
    assert_eq!(log("if not marked(1.1) { mark 1.1, if marked(1.1) { end turn } }"), [""; 0]);
}

#[test]
fn numbers_are_compared_as_numbers() {
    let log = |condition: &str| {
        codes(&format!("log 1 {{ reference; \"Door.\"; -> if {condition} {{ end turn }}; end }}"))
    };
    assert_eq!(log("success >= 3 and success < 5"), [""; 0]);
    assert_eq!(log("success >= 3 and success < 2"), ["LF6105"]);
    assert_eq!(log("success >= 3 or success < 5"), ["LF6105"]);
    assert_eq!(log("success = 3 and supplies = 4"), [""; 0]);
}

#[test]
fn logs_may_lead_back_as_long_as_there_is_a_way_out() {
    let hub = |way: &str| {
        codes(&format!(
            "log 1 {{ reference; \"Hall.\"; choice \"Left\" -> goto log 10; choice \"Right\" -> goto log 11 }}
             log 10 {{ \"Left.\"; -> goto log 1 }}
             log 11 {{ \"Right.\"; -> {way} }}"
        ))
    };
    assert_eq!(hub("goto log 1"), ["LF6103"]);
    assert_eq!(hub("end turn"), [""; 0]);
}

#[test]
fn a_log_that_is_only_asked_about_is_not_in_play() {
    let found = codes(
        "log 1 { reference; \"Hall.\"; -> if marked(10.1) { end turn }; end }
         log 10 { \"Never read.\"; box 1 \"read\"; -> mark 10.1; end }",
    );
    assert_eq!(found, ["LF2101"]);
}

#[test]
fn a_reference_with_a_slip_leaves_nothing_unused() {
    let found = codes(
        "log 1 { reference; \"Hall.\"; -> goto log 1951 }
         log 1931 { \"Cellar.\"; box 1 \"seen\"; -> if marked(1) { goto log 1932 } else { mark 1 }; end }
         log 1932 { \"Deeper.\"; end }",
    );
    assert_eq!(found, ["LF2001"]);
}

#[test]
fn every_face_of_a_card_is_in_play() {
    let found = board(
        "sector 2 \"Dune\" { biomes rocky; poi P020 }\n    path 1 <-> 2 [travel]",
        "log 10 { \"Sand.\"; -> replace P000; end }
         poi P020 \"Dune\" { variant a; action \"Dig\" check { green [physical] -> replace P000; red -> danger A } }
         poi P020 \"Dune\" { variant b; action \"Dig\" check { green [gathering] -> replace P000; red -> danger A } }",
    );
    assert_eq!(found, [""; 0]);
}

#[test]
fn a_card_that_moves_about_is_one_card() {
    let found = board(
        "sector 2 \"Dune\" { biomes rocky; slot }\n    path 1 <-> 2 [travel]",
        "log 10 { \"A dog.\"; -> replace P020; end }
         poi P020 \"Stray dog\" { action \"Throw a stick\" { -> replace P000 in 1, replace P020 in 2 } }",
    );
    assert_eq!(found, [""; 0]);
}

#[test]
fn every_way_through_the_evac_log_must_end_the_exploration() {
    let evac = |effects: &str| {
        codes(&format!(
            "planet shore \"Shore\" {{\n    lift-off log 2\n    evac log 10\n    mission M01\n    global G01\n    \
             sector 1 \"Beach\" {{ lander; biomes rocky }}\n}}
             log 10 {{ \"Hands.\"; -> {effects}; end }}
             log 11 {{ \"Straps.\"; -> end exploration failure }}"
        ))
    };
    assert_eq!(evac("if crew-count >= 2 { goto log 11 } else { end exploration failure }"), [""; 0]);
    assert_eq!(evac("if crew-count >= 2 { goto log 11 }"), ["LF6109"]);
}

#[test]
fn without_a_condition_to_fall_back_on_none_may_be_discarded() {
    let found = |printed: &str| {
        codes(&format!(
            "planet shore \"Shore\" {{\n    lift-off log 2\n    evac log 3\n    mission M01\n    global G50\n    {printed}\n    \
             sector 1 \"Beach\" {{ lander; biomes rocky }}\n    sector 2 \"Dune\" {{ biomes rocky }}\n    \
             path 1 <-> 2 [travel]\n}}
             global-condition G50 \"Fog\" {{ travel -> move to connected; time-track 4 -> discard global }}"
        ))
    };
    assert_eq!(found(""), ["LF3013"]);
    assert_eq!(found("condition \"Dusk\" { travel -> spend any, move to connected }"), [""; 0]);
}

#[test]
fn a_reward_that_comes_round_again_is_endless_too() {
    let door = |close: &str| {
        codes(&format!(
            "poi P020 \"Open door\" {{ standalone; action \"Close it\" {{ -> gain success 1, replace P021 }} }}
             poi P021 \"Closed door\" {{ action \"Open it\" {{ -> {close} }} }}"
        ))
    };
    assert_eq!(door("replace P020"), ["LF3102"]);
    assert_eq!(door("spend any, replace P020"), [""; 0]);
}

#[test]
fn who_is_held_until_a_clock_ends_it_all_plays_no_part() {
    let clock = "global-condition G10 \"Tide\" { travel -> move to connected; time-track 5 -> goto log 20 }\n
                 log 20 { \"Too late.\"; -> end exploration failure }";
    let held = |sector: &str, rest: &str| {
        codes(&format!(
            "planet shore \"Shore\" {{\n    lift-off log 2\n    evac log 3\n    mission M01\n    global G10\n    \
             sector 1 \"Beach\" {{ lander; biomes rocky }}\n    sector 2 \"Mire\" {{ no-travel; biomes rocky{sector} }}\n    \
             path 1 <-> 2 [travel]\n}}\n{clock}\n{rest}\n"
        ))
    };
    assert_eq!(held("", ""), ["LF3003"]);
    let rope = "poi P010 \"Rope\" { last-poi; action \"Pull\" { -> place self in 1 } }";
    assert_eq!(held("; poi P010", rope), [""; 0]);
}

#[test]
fn a_log_at_the_end_of_a_clock_must_take_it_back() {
    let clock = |effects: &str| {
        codes(&format!(
            "poi P010 \"Bell\" {{ standalone; time-track 4 -> goto log 20; action \"Wait\" {{ -> advance time 1 }} }}
             log 20 {{ \"It rings.\"; -> {effects} }}
             log 21 {{ \"Silence.\"; reference; -> lose supplies 1; end }}
             log 22 {{ \"Silence.\"; reference; -> reset time; end }}"
        ))
    };
    assert_eq!(clock("lose supplies 1"), ["LF6202"]);
    assert_eq!(clock("goto log 21"), ["LF6202"]);
    assert_eq!(clock("goto log 22"), [""; 0]);
    assert_eq!(clock("discard poi P010"), [""; 0]);
}

#[test]
fn who_names_a_log_does_not_tick_the_box_that_its_effects_forgot() {
    let book = |effects: &str| {
        codes(&format!(
            "log 1 {{ reference; rules \"Then read {{log 10}}.\"; end }}
             log 10 {{ reference; \"A slate.\"; box 1 \"lamp\"; box 2 \"bell\"
                 -> if not marked(1) {{ gain success 1{effects} }}
                 -> if not marked(2) {{ gain success 1, mark 2 }}
                 end }}"
        ))
    };
    assert_eq!(book(", mark 1"), [""; 0]);
    assert_eq!(book(""), ["LF6106"]);
}

#[test]
fn a_row_with_a_misspelt_word_is_a_line_that_nobody_knows() {
    let found = codes(
        "research R80 \"Oil\" { starting; keyword builders; free; gains story; secret \"Alive.\"
             back -> move cards { caqrd R80 } from b.research to awaiting }",
    );
    assert_eq!(found, ["LF1102"]);
}

#[test]
fn arrows_round_in_a_circle_are_one_mistake_however_many_rows_it_has() {
    let card =
        |rows: &str| format!("poi P001 \"Salt gate\" {{ standalone; action \"Push\" check {{ {rows} }} }}");
    let messages = |rows: &str| -> Vec<String> {
        compile_example(&card(rows)).reports.iter().map(|report| report.message.clone()).collect()
    };
    let three = "yellow [2 physical] -> then green; green [physical] -> then red; red -> then yellow";
    assert_eq!(messages(three), ["yellow leads to green, red and back"]);
    let two = "yellow [2 physical] -> gain success 1; green [physical] -> then red; red -> then green";
    assert_eq!(messages(two), ["green leads to red and back"]);
    let itself = "yellow [2 physical] -> gain success 1; green [physical] -> gain success 1; red -> then red";
    assert_eq!(messages(itself), ["red leads back to itself"]);
}
