//! What goes wrong when such cards are typed in: each slip has a report of its own, in its place.

use landfall_project::Compilation;

use crate::assert_found;

/// The message and the help of the report with this code.
fn said(compilation: &Compilation, code: &str) -> (String, String) {
    let report = compilation.reports.iter().find(|report| report.rule.code == code).unwrap();
    (report.message.clone(), report.help.clone().unwrap_or_default())
}

/// What the first fix of the report with this code would write.
fn fix(compilation: &Compilation, code: &str) -> String {
    let report = compilation.reports.iter().find(|report| report.rule.code == code).unwrap();
    report.fixes.first().and_then(|fix| fix.edits.first()).map(|edit| edit.text.clone()).unwrap_or_default()
}

#[test]
fn a_field_of_the_wrong_kind() {
    let wanted = [("LF1105", "crew.land", "\"two\"")];
    let found = assert_found("crew.land", "charges 2", "charges \"two\"", &wanted);
    let (message, _) = said(&found, "LF1105");
    assert!(message.contains("`charges`") && message.contains("a number from 0 to 9"), "{message}");
    let wanted = [("LF1107", "equipment.land", "large")];
    assert_found("equipment.land", "class small", "class large", &wanted);
    let wanted = [("LF1106", "bridge.land", "9")];
    assert_found("bridge.land", "command 2", "command 9", &wanted);
}

#[test]
fn a_reference_to_the_wrong_kind() {
    let wanted = [("LF2002", "facilities.land", "M01")];
    let found = assert_found("facilities.land", "card R21", "card M01", &wanted);
    let (message, _) = said(&found, "LF2002");
    assert!(message.starts_with("`M01` is a mission, not "), "{message}");
}

#[test]
fn an_effect_where_the_rules_forbid_it() {
    let wanted = [("LF1110", "facilities.land", "replace")];
    let found = assert_found("facilities.land", "lose command 1 or", "replace P110 or", &wanted);
    let (message, help) = said(&found, "LF1110");
    assert!(message.contains("`replace`") && message.contains("`situation`"), "{message}");
    for place in ["`log`", "`mission`", "`planet`", "`poi`", "`threat`"] {
        assert!(help.contains(place), "{help}");
    }
    let wanted = [("LF1110", "poi.land", "gain")];
    assert_found("poi.land", "gain lead alien-technology 1", "gain energy 1", &wanted);
    let wanted = [("LF1110", "conditions.land", "immediate")];
    let found = assert_found("conditions.land", "refresh 2, move", "immediate red, move", &wanted);
    assert!(said(&found, "LF1110").1.contains("`special`"));
}

/// All of these have been seen in print.
#[test]
fn an_id_with_the_letter_o_for_a_zero() {
    let cases = [
        ("poi.land", "poi P101", "poi P1O1", "P1O1", "P101"),
        ("tutorial.land", "replace P101", "replace P1O1", "P1O1", "P101"),
        ("bridge.land", "objective O01", "objective 001", "001", "O01"),
        ("bridge.land", "objective O01", "objective OO1", "OO1", "O01"),
        ("facilities.land", "card C04", "card CO4", "CO4", "C04"),
        ("facilities.land", "card C04", "card C0O4", "C0O4", "C04"),
    ];
    for (path, from, to, written, meant) in cases {
        let found = assert_found(path, from, to, &[("LF2003", path, written)]);
        let (message, help) = said(&found, "LF2003");
        assert!(message.contains(&format!("`{written}`")), "{message}");
        assert!(help.contains(&format!("write `{meant}`")), "{written}: {help}");
        assert_eq!(fix(&found, "LF2003"), meant);
    }
}

#[test]
fn an_id_with_too_few_or_too_many_zeros() {
    let cases = [
        ("conditions.land", "discard global G03", "discard global G3", "G3", "G03"),
        ("facilities.land", "facility-upgrade F01", "facility-upgrade F1", "F1", "F01"),
        ("landing.land", "landing-card L1", "landing-card L01", "L01", "L1"),
    ];
    for (path, from, to, written, meant) in cases {
        let found = assert_found(path, from, to, &[("LF2003", path, written)]);
        assert!(said(&found, "LF2003").1.contains(&format!("write `{meant}`")));
    }
}

/// Blue dice show construction, science and technology. No skill turns them physical.
#[test]
fn a_conversion_to_an_icon_of_another_colour() {
    let wanted = [("LF7212", "crew.land", "physical")];
    let found = assert_found("crew.land", "convert blue to science", "convert blue to physical", &wanted);
    let (message, help) = said(&found, "LF7212");
    assert!(message.contains("blue") && message.contains("`physical`"), "{message}");
    assert!(help.contains("convert red to physical"), "{help}");
    let wanted = [("LF7212", "equipment.land", "biology")];
    assert_found("equipment.land", "convert blue to construction", "convert blue to biology", &wanted);
}

#[test]
fn cards_taken_from_a_place_that_never_holds_them() {
    let (from, to) = ("} from b.facility-upgrades to awaiting,", "} from b.research to awaiting,");
    let wanted = [("LF7213", "facilities.land", "b.research")];
    let found = assert_found("facilities.land", from, to, &wanted);
    let (message, help) = said(&found, "LF7213");
    assert!(message.contains("F01") && message.contains("`b.research`"), "{message}");
    assert!(help.contains("research"), "{help}");
    let (from, to) = ("from b.unavailable-equipment to b.armory", "from b.unavailable-equipment to awaiting");
    assert_found("facilities.land", from, to, &[("LF7213", "facilities.land", "awaiting")]);
}
