//! Names that lead somewhere, or should.

use landfall_diagnostics::{Origin, Rule, Severity, Stage};

pub static MISSING_REFERENCE: Rule = Rule {
    code: "LF2001",
    name: "missing-reference",
    stage: Stage::Reference,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "players are sent to something that is not there",
    explanation: "\
A card or log refers to an id that no file of the pack writes. At the table, players look it up and
find nothing. Write it, correct the id, or name it with `extern` when it lies in the printed game.",
    bad: r#"
log 1 { reference; "Salt on the glass."; -> goto log 12 }
log 2 { reference; "The tide is out." }
"#,
    good: r#"
log 1 { reference; "Salt on the glass."; -> goto log 2 }
log 2 { reference; "The tide is out." }
"#,
};

pub(crate) static WRONG_KIND: Rule = Rule {
    code: "LF2002",
    name: "wrong-kind",
    stage: Stage::Reference,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "the reference leads to another kind of card",
    explanation: "\
The id exists, but it belongs to another kind than the one that is needed here: players cannot read
a card where a log is meant.",
    bad: r#"
log 1 { reference; "Salt on the glass."; -> goto log P001 }
poi P001 "Salt gate" { standalone; last-poi }
"#,
    good: r#"
log 1 { reference; "Salt on the glass."; -> replace P001 }
poi P001 "Salt gate" { last-poi }
"#,
};

pub(crate) static MALFORMED_ID: Rule = Rule {
    code: "LF2003",
    name: "malformed-id",
    stage: Stage::Reference,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "the id does not have the form of its kind",
    explanation: "\
Ids are printed on the backs of cards so that players find them unseen. Each kind has one form:
`P901`, never `P9O1` with the letter O, nor `p901`.",
    bad: r#"
poi P0O1 "Salt gate" { standalone; last-poi }
"#,
    good: r#"
poi P001 "Salt gate" { standalone; last-poi }
"#,
};

pub(crate) static DUPLICATE_ID: Rule = Rule {
    code: "LF2004",
    name: "duplicate-id",
    stage: Stage::Reference,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "two cards share an id",
    explanation: "\
Players who look the id up find two different cards. Where several faces under one id are meant,
to be drawn at random, say so on each of them with `variant`.",
    bad: r#"
log 1 { reference; "Salt on the glass." }
log 1 { reference; "The tide is out." }
"#,
    good: r#"
log 1 { reference; "Salt on the glass." }
log 2 { reference; "The tide is out." }
"#,
};

pub(crate) static DUPLICATE_PART: Rule = Rule {
    code: "LF2005",
    name: "duplicate-part",
    stage: Stage::Reference,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "two parts of a card share a number or name",
    explanation: "\
Places, boxes, rows and tracks are distinguished by their number or colour. With two of them alike,
nobody knows which one is meant.",
    bad: r#"
log 1 { reference; "Salt on the glass."; box 1 "seen"; box 1 "heard"; -> mark 1.1, if marked(1.1) { end turn } }
"#,
    good: r#"
log 1 { reference; "Salt on the glass."; box 1 "seen"; -> mark 1.1, if marked(1.1) { end turn } }
"#,
};

pub static MISSING_PART: Rule = Rule {
    code: "LF2006",
    name: "missing-part",
    stage: Stage::Reference,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "the card has no such part",
    explanation: "\
The card exists, but not the part of it that is named. Players would look for a number that is
not on the board or a box that is not on the page.",
    bad: r#"
log 1 { reference; "Salt on the glass."; box 1 "seen"; -> mark 1.1, if marked(1.2) { end turn } }
"#,
    good: r#"
log 1 { reference; "Salt on the glass."; box 1 "seen"; -> mark 1.1, if marked(1.1) { end turn } }
"#,
};

pub(crate) static UNKNOWN_PROSE_REFERENCE: Rule = Rule {
    code: "LF2007",
    name: "unknown-prose-reference",
    stage: Stage::Reference,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "braces in prose that refer to nothing",
    explanation: "\
In prose, braces hold a reference such as `{log 12}`, so that a renumbered log is found inside
flavour text too. A brace that is meant as such is written `\\{`.",
    bad: r#"
log 1 { reference; "Salt on {the glass}." }
"#,
    good: r#"
log 1 { reference; "Salt on the glass, as in {log 2}." }
log 2 { reference; "The tide is out." }
"#,
};
