//! Small boards on which one thing goes wrong, or nothing does: what `landfall prove` says of them.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use landfall_project::proofs::Limits;
use landfall_project::proofs::ask::Question;
use landfall_project::{Answered, Compilation, Options, ProveOptions, compile_files, prove};

/// Three places in a row, and one mission.
const MOOR: &str = r#"
game vanguard
global-condition G901 "Low fog" { """Fog."""; travel -> move to connected; combination [2 same] = refresh 1 }
log 9001 "Descent" { """Down."""; end }
log 9003 "The lamp" { """Lit."""; -> discard mission M901; end }
log 9004 "Lift-off" { """Up."""; -> end exploration }
log 9005 "Evacuation" { """Out."""; -> end exploration failure }
mission M901 "Light the lamp" { briefing "A lamp."; objective "Light it."; completion told }
planet moor "Moor" {
    """A moor."""
    briefing log 9001
    lift-off log 9004
    evac log 9005
    global G901
    mission M901
    sector 1 "Camp" { lander; biomes rocky }
    sector 2 "Ridge" { biomes rocky; poi P902 }
    sector 3 "Hollow" { biomes rocky; poi P903 }
    path 1 <-> 2 [travel]
    path 2 <-> 3 [travel]
}
"#;

/// A card for the hollow that does no harm.
const HOLLOW: &str = r#"poi P903 "Hollow" { """A hollow."""; action "Listen" { -> nothing } }"#;

fn compiled(cards: &str) -> Compilation {
    let mut compilation =
        compile_files(vec![("moor.land".to_owned(), format!("{MOOR}{cards}"))], &Options::default());
    compilation.set_translations_aside();
    compilation
}

/// One landing: the codes that are reported, what was refuted and what stays unknown.
fn asked(cards: &str) -> (BTreeSet<&'static str>, Vec<Question>, Vec<Question>) {
    let mut compilation = compiled(cards);
    assert!(!compilation.has_errors(), "{:?}", compilation.codes());
    let before = compilation.codes();
    let options = ProveOptions {
        board: None,
        questions: &Question::ALL,
        team: 1,
        again: false,
        exact: false,
        limits: Limits::default(),
    };
    let proofs = prove(&mut compilation, &Options::default(), &options).unwrap();
    let those = |fits: fn(&Answered) -> bool| {
        let answers = proofs[0].answers.iter().filter(|(_, answered)| fits(answered));
        answers.map(|(question, _)| *question).collect()
    };
    let found = compilation.codes().difference(&before).copied().collect();
    (
        found,
        those(|answered| matches!(answered, Answered::Refuted(_))),
        those(|answered| matches!(answered, Answered::Unknown(_))),
    )
}

fn refuted(cards: &str) -> BTreeSet<&'static str> {
    let (codes, refuted, unknown) = asked(cards);
    assert!(!refuted.is_empty() && unknown.is_empty(), "refuted {refuted:?}, unknown {unknown:?}");
    codes
}

fn all_proved(cards: &str) {
    let (codes, refuted, unknown) = asked(cards);
    assert!(refuted.is_empty() && unknown.is_empty(), "{codes:?}, refuted {refuted:?}, unknown {unknown:?}");
}

#[test]
fn a_board_without_faults_is_proved() {
    all_proved(&format!(
        r#"{HOLLOW}
        poi P902 "Lamp" {{ """A lamp."""; action "Light" {{ -> goto log 9003 }} }}"#
    ));
}

#[test]
fn a_clock_acts_where_its_card_lies() {
    let found = refuted(&format!(
        r#"{HOLLOW}
        poi P902 "Lamp" {{ """A lamp."""; action "Light" {{ -> goto log 9003 }}; time-track 4 -> replace P904 }}
        poi P904 "Ash" {{ """Burnt out."""; last-poi }}"#
    ));
    assert!(found.contains("LF8003"), "{found:?}");
}

#[test]
fn what_may_be_done_once_cannot_be_done_twice() {
    let once = |inside: &str| {
        format!(
            r#"{HOLLOW}
            poi P902 "Lamp" {{ """A lamp."""; action "Look" {{ -> once per exploration {{ {inside} }} }} }}
            log 9006 "Door" {{ """A door."""; choice "Enter" -> goto log 9003; choice "Wait" -> nothing }}
            log 9007 "Steps" {{ """Steps."""; box 1 "up"; box 2 "down"
                -> mark first 9007, if boxes-marked(9007) = 2 {{ discard mission M901 }}; end }}
            poi P905 "Far door" {{ """Far."""; standalone; action "Go" {{ -> goto log 9006, goto log 9007 }} }}"#
        )
    };
    assert!(
        refuted(&once("goto log 9006").replace("-> goto log 9006, goto log 9007", "-> goto log 9007"))
            .contains("LF8003")
    );
}

#[test]
fn a_reward_that_comes_once_does_not_come_without_end() {
    let (codes, _, unknown) = asked(&format!(
        r#"{HOLLOW}
        poi P902 "Lamp" {{ """A lamp."""; action "Light" {{ -> goto log 9003 }}
            action "Rest" {{ -> once per exploration {{ gain success 1 }} }} }}"#
    ));
    assert!(!codes.contains("LF8007") && unknown.is_empty(), "{codes:?} {unknown:?}");
}

#[test]
fn a_turn_limit_starts_afresh_in_the_next_turn() {
    all_proved(&format!(
        r#"{HOLLOW}
        poi P902 "Lamp" {{ """A lamp."""; action "Look" {{ -> once per turn {{ goto log 9006 }} }} }}
        log 9006 "Door" {{ """A door."""; choice "Enter" -> goto log 9003; choice "Wait" -> nothing }}"#
    ));
}

#[test]
fn a_track_in_another_place_does_not_move_ones_own() {
    let track = |effect: &str| {
        format!(
            r#"poi P902 "Lamp" {{ """A lamp."""
                action "Light" check {{ special [accident] = progress red; special [physical] = {effect}
                    track green 3 -> goto log 9003; track red 3 -> nothing }} }}
            poi P903 "Bellows" {{ """Bellows."""
                action "Pump" check {{ special [accident] = progress red; special [physical] = progress green
                    track green 3 -> goto log 9006; track red 3 -> nothing }} }}
            log 9006 "Air" {{ """Air."""; -> discard poi P903 in 3; end }}"#
        )
    };
    assert!(!compiled(&track("progress green")).codes().contains("LF5004"));
    assert!(compiled(&track("progress green 1 in 3")).codes().contains("LF5004"));
    // Its card lies there, so that this moves it.
    assert!(!compiled(&track("progress green 1 in 2")).codes().contains("LF5004"));
}

#[test]
fn a_log_moves_the_track_of_a_card_elsewhere() {
    all_proved(
        r#"poi P902 "Lamp" { """A lamp."""
            action "Light" check { special [accident] = progress red
                track green 3 -> goto log 9003; track red 3 -> nothing } }
        poi P903 "Bellows" { """Bellows."""; action "Pump" { -> goto log 9006 } }
        log 9006 "Air" { """Air."""; -> progress green 3 in 2; end }"#,
    );
}

#[test]
fn chance_shows_one_face_of_a_card_that_lies_there_from_the_beginning() {
    let faces = |second: &str| {
        format!(
            r#"{HOLLOW}
            poi P902 "Lamp" {{ """A lamp."""; variant a; action "Light" {{ -> goto log 9003 }} }}
            poi P902 "Lamp" {{ """A lamp."""; variant b; {second} }}"#
        )
    };
    all_proved(&faces(r#"action "Kindle" { -> goto log 9003 }"#));
    assert!(!compiled(&faces("last-poi")).has_errors());
    assert!(refuted(&faces("last-poi")).contains("LF8003"));
}

#[test]
fn whoever_has_no_sheet_may_be_anybody() {
    for needs in ["section-present(science)", "not section-present(science)"] {
        let (codes, refuted, _) = asked(&format!(
            r#"{HOLLOW}
            poi P902 "Lamp" {{ """A lamp."""; action "Light" {{ needs {needs}; -> goto log 9003 }} }}"#
        ));
        assert!(refuted.is_empty(), "{needs}: {codes:?}");
    }
}

#[test]
fn a_page_of_questions_may_be_read_as_often_as_players_like() {
    let menu = |leave: &str| {
        format!(
            r#"{HOLLOW}
            poi P902 "Keeper" {{ """A keeper."""; action "Talk" {{ -> goto log 9006 }} }}
            log 9006 "Questions" {{ """Ask."""; box 1 "fog"
                choice "The lamp" -> goto log 9007
                choice "The fog" -> mark 9006.1, goto log 9006
                {leave} }}
            log 9007 "Lamps" {{ """Lamps."""; -> goto log 9006 }}
            poi P904 "Lantern" {{ """A lantern."""; standalone; action "Read" {{ needs marked(9006.1); -> goto log 9003 }} }}"#
        )
    };
    all_proved(&menu(r#"choice "The keeper" -> goto log 9003"#));
    // A way out that is open only sometimes leaves the rest undecided, and never proved.
    let (_, _, unknown) = asked(&menu(r#"choice "The keeper" if marked(9006.1) -> goto log 9003"#));
    assert!(unknown.is_empty(), "asking about the fog opens it: {unknown:?}");
    let (codes, _, unknown) =
        asked(&menu(r#"choice "The keeper" if marked(9006.1) and success >= 3 -> goto log 9003"#));
    assert!(codes.contains("LF8008") && !unknown.is_empty(), "{codes:?} {unknown:?}");
}
