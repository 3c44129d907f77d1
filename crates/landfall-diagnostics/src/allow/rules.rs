//! What can be wrong with an `allow`.

use crate::{Origin, Rule, Severity, Stage};

/// By code.
pub static RULES: &[&Rule] =
    &[&UNUSED_ALLOW, &EXPIRED_ALLOW, &FORBIDDEN_ALLOW, &DUPLICATE_ALLOW, &UNKNOWN_ALLOW];

pub static UNUSED_ALLOW: Rule = Rule {
    code: "LF9101",
    name: "unused-allow",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Warning,
    title: "this `allow` silences nothing",
    explanation: "\
An `allow` that silences nothing is a leftover. It would hide the next fault of its kind, so it is
better deleted.",
    bad: r#"
log 1 { reference; "Salt on the glass."; allow orphan "read from the back cover" }
"#,
    good: r#"
log 1 { "Salt on the glass."; end; allow orphan "read from the back cover" }
"#,
};

pub static EXPIRED_ALLOW: Rule = Rule {
    code: "LF9102",
    name: "expired-allow",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Warning,
    title: "the day this `allow` was good for has passed",
    explanation: "\
An `allow` with a date is a promise to look again. The day has come: fix what it silences, or give
it a new date.",
    bad: r#"
log 1 { "Salt on the glass."; end; allow orphan "until the map is done" until 2001-01-01 }
"#,
    good: r#"
log 1 { "Salt on the glass."; end; allow orphan "until the map is done" until 9999-12-31 }
"#,
};

pub static FORBIDDEN_ALLOW: Rule = Rule {
    code: "LF9103",
    name: "forbidden-allow",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this check cannot be allowed",
    explanation: "\
What cannot be read, or leads to something that does not exist, would leave a hole in the bundle: a
card without its effect, a log that nobody can turn to. An `allow` states that a finding is fine as it is,
and no hole is. It has no effect: fix the fault and delete the `allow`.

This holds for errors of the stages text, schema, shape, reference and project, in a card, in a manifest
and on the command line.",
    bad: r#"
log 1 { reference; "Salt on the glass."; allow missing-reference "log 9 comes tomorrow" }
"#,
    good: r#"
log 1 { "Salt on the glass."; end; allow orphan "log 9 comes tomorrow" }
"#,
};

pub static DUPLICATE_ALLOW: Rule = Rule {
    code: "LF9104",
    name: "duplicate-allow",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Warning,
    title: "the same check is allowed twice",
    explanation: "\
Two `allow`s for one check in the same place give two reasons for one thing. Once the first is deleted,
the second still hides the fault. Keep one of them.",
    bad: r#"
log 1 { "Salt on the glass."; end; allow orphan "read from the back cover"; allow LF2101 "a surprise" }
"#,
    good: r#"
log 1 { "Salt on the glass."; end; allow orphan "read from the back cover" }
"#,
};

pub static UNKNOWN_ALLOW: Rule = Rule {
    code: "LF9105",
    name: "unknown-allow",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Warning,
    title: "no check has the name that this `allow` gives",
    explanation: "\
An `allow` names a check by its name or code, as reports show them. One with a slip in it silences
nothing. `landfall explain --list` prints every check.",
    bad: r#"
log 1 { reference; "Salt on the glass."; allow orphans "read from the back cover" }
"#,
    good: r#"
log 1 { "Salt on the glass."; end; allow orphan "read from the back cover" }
"#,
};
