//! Content against the schema: words, types and what a card must have.

use landfall_diagnostics::{Origin, Rule, Severity, Stage};

pub static UNKNOWN_KIND: Rule = Rule {
    code: "LF1101",
    name: "unknown-kind",
    stage: Stage::Shape,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this is not a kind of card",
    explanation: "\
Every card begins with its kind, as the game calls it. A kind that the game does not have
cannot be checked, built or printed.",
    bad: r#"
lgo 1 { reference; "Salt on the glass." }
"#,
    good: r#"
log 1 { reference; "Salt on the glass." }
"#,
};

pub(crate) static UNKNOWN_STATEMENT: Rule = Rule {
    code: "LF1102",
    name: "unknown-line",
    stage: Stage::Shape,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this line means nothing here",
    explanation: "\
Each line inside a card begins with a word the kind knows. A line that begins with another word
would be lost in silence, so it is reported instead.",
    bad: r#"
log 1 { reference; "Salt on the glass."; refrence-page }
"#,
    good: r#"
log 1 { reference; "Salt on the glass." }
"#,
};

pub(crate) static EXPECTED: Rule = Rule {
    code: "LF1103",
    name: "incomplete-line",
    stage: Stage::Shape,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "something is missing in this line",
    explanation: "\
The line begins like one the game knows and then stops or turns away too early. The report shows
the whole form.",
    bad: r#"
log 1 { reference; "Salt on the glass."; -> lose supplies }
"#,
    good: r#"
log 1 { reference; "Salt on the glass."; -> lose supplies 1 }
"#,
};

pub(crate) static LEFTOVER: Rule = Rule {
    code: "LF1104",
    name: "extra-words",
    stage: Stage::Shape,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "the line goes on after its end",
    explanation: "\
The line is complete, but more words follow. Usually a comma, a semicolon or a line break was
forgotten between two lines.",
    bad: r#"
log 1 { reference "Salt on the glass." }
"#,
    good: r#"
log 1 { reference; "Salt on the glass." }
"#,
};

pub(crate) static WRONG_TYPE: Rule = Rule {
    code: "LF1105",
    name: "wrong-type",
    stage: Stage::Shape,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "another kind of value belongs here",
    explanation: "\
The field takes a number, a text, a word or a reference, and something else was written. The report
says what was expected and shows the form.",
    bad: r#"
log 1 { reference; "Salt on the glass."; box one "followed" }
"#,
    good: r#"
log 1 { reference; "Salt on the glass."; box 1 "followed" }
"#,
};

pub(crate) static OUT_OF_RANGE: Rule = Rule {
    code: "LF1106",
    name: "out-of-range",
    stage: Stage::Shape,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "the game has no such number here",
    explanation: "\
Dice, cards and the like are limited by what lies in the box. A number outside that range cannot be
played.",
    bad: r#"
log 1 { reference; "Salt on the glass."; -> gain lead mineral 21 }
"#,
    good: r#"
log 1 { reference; "Salt on the glass."; -> gain lead mineral 2 }
"#,
};

pub(crate) static UNKNOWN_WORD: Rule = Rule {
    code: "LF1107",
    name: "unknown-word",
    stage: Stage::Shape,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this word is not in the game's list",
    explanation: "\
Icons, colours and the like are closed lists: each word has a picture on the cards and a
name in every language. A word that is not in the list would print nothing.",
    bad: r#"
log 1 { reference; "The dial shows :vangaurd: and stops." }
"#,
    good: r#"
log 1 { reference; "The dial shows :vanguard: and stops." }
"#,
};

pub(crate) static UNKNOWN_VERB: Rule = Rule {
    code: "LF1108",
    name: "unknown-effect",
    stage: Stage::Shape,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this is not an effect of the game",
    explanation: "\
Effects are written with the game's own verbs, so that they can be checked, translated and run by
an engine. Prose belongs in quotes.",
    bad: r#"
log 1 { reference; "Salt on the glass."; -> gian success 1 }
"#,
    good: r#"
log 1 { reference; "Salt on the glass."; -> gain success 1 }
"#,
};

pub(crate) static UNKNOWN_PHRASE: Rule = Rule {
    code: "LF1109",
    name: "unknown-condition",
    stage: Stage::Shape,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this is not a condition or target of the game",
    explanation: "\
Conditions and targets are phrases of the game, such as `marked(12.1)`, so that a later
change of what they mention is found.",
    bad: r#"
log 1 { reference; "Salt on the glass."; box 1 "seen"; -> mark 1.1, if markd(1.1) { gain success 1 } }
"#,
    good: r#"
log 1 { reference; "Salt on the glass."; box 1 "seen"; -> mark 1.1, if marked(1.1) { gain success 1 } }
"#,
};

pub(crate) static ILLEGAL_VERB: Rule = Rule {
    code: "LF1110",
    name: "illegal-effect",
    stage: Stage::Shape,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "the rules have no such effect in this place",
    explanation: "\
Some effects only make sense in some places: an icon on a way cannot replace a card, and a track
only moves during a check. The report lists the places where the effect is allowed.",
    bad: r#"
log 1 { reference; "Salt on the glass."; -> immediate red }
"#,
    good: r#"
log 1 { reference; "Salt on the glass."; -> gain success 1 }
"#,
};

pub static MISSING_FIELD: Rule = Rule {
    code: "LF1111",
    name: "missing-field",
    stage: Stage::Shape,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "a part that every such card has is missing",
    explanation: "\
The rules of the game send players to this part of the card. Without it they have nothing to read,
nowhere to go, or no way to finish.",
    bad: r#"
mission M02 "Count the bells" { standalone; completion told }
"#,
    good: r#"
mission M02 "Count the bells" { standalone; objective "Count them."; completion told }
"#,
};

pub(crate) static REPEATED_FIELD: Rule = Rule {
    code: "LF1112",
    name: "repeated-field",
    stage: Stage::Shape,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "the same part is given twice",
    explanation: "\
Only one of the two can be printed. Keeping the last in silence would hide the mistake.",
    bad: r#"
log 1 { reference; reference; "Salt on the glass." }
"#,
    good: r#"
log 1 { reference; "Salt on the glass." }
"#,
};

pub(crate) static TOO_MANY: Rule = Rule {
    code: "LF1113",
    name: "too-many",
    stage: Stage::Shape,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "more than the card has room for",
    explanation: "\
The card, or the box, has room for a limited number of these.",
    bad: r#"
global-condition G02 "Low tide" {
    standalone
    travel -> move to connected
    action "Listen" check { danger A, A, A; red -> nothing }
}
"#,
    good: r#"
global-condition G02 "Low tide" {
    standalone
    travel -> move to connected
    action "Listen" check { danger A, A; red -> nothing }
}
"#,
};

pub(crate) static EXCLUSIVE_FIELDS: Rule = Rule {
    code: "LF1114",
    name: "exclusive-fields",
    stage: Stage::Shape,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "two parts that exclude each other",
    explanation: "\
The rules use one of the two and never look at the other, so players would skip what you wrote.",
    bad: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        special [die] = progress green
        track green 2 -> gain success 1
        red -> nothing
    }
}
"#,
    good: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        special [die] = progress green
        track green 2 -> gain success 1
    }
}
"#,
};

pub(crate) static NOT_A_STATEMENT: Rule = Rule {
    code: "LF1115",
    name: "not-a-card",
    stage: Stage::Shape,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "a file holds cards",
    explanation: "\
Only comments are allowed between cards. Prose belongs inside a card, in quotes.",
    bad: r#"
"Salt on the glass."
log 1 { reference; "Salt on the glass." }
"#,
    good: r#"
log 1 { reference; "Salt on the glass." }
"#,
};

pub(crate) static OTHER_GAME: Rule = Rule {
    code: "LF1116",
    name: "other-game",
    stage: Stage::Shape,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "the file is for another game than its pack",
    explanation: "\
A pack belongs to one game, named in its `landfall.yaml`. A file may repeat the name with a `game`
line; the two must agree.",
    bad: r#"
//- landfall.yaml
name: demo
version: 0.1.0
game: vanguard
//- demo.land
game caverns
log 1 { reference; "Salt on the glass." }
"#,
    good: r#"
//- landfall.yaml
name: demo
version: 0.1.0
game: vanguard
//- demo.land
game vanguard
log 1 { reference; "Salt on the glass." }
"#,
};
