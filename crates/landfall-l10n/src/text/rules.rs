//! What can be wrong with templates. They belong to a schema, so the examples bring one along.

use landfall_diagnostics::{Rule, Severity};

pub static RULES: &[&Rule] = &[&BROKEN_TEMPLATE, &UNKNOWN_TEMPLATE, &MISSING_TEMPLATE];

pub static BROKEN_TEMPLATE: Rule = Rule {
    code: "LF4050",
    name: "broken-template",
    severity: Severity::Error,
    title: "a template cannot be read",
    explanation: "\
Templates are written in Fluent: a name, `=`, and the text, with variables such
as `{ $n }`. This one cannot be read, so nothing could be said with it.",
    bad: "",
    good: "",
};

pub static UNKNOWN_TEMPLATE: Rule = Rule {
    code: "LF4051",
    name: "unknown-template",
    severity: Severity::Error,
    title: "a template names nothing in the schema",
    explanation: "\
A template is named for the verb, predicate, target or block that it says, and
its variables are the fields of that. Nothing of the schema has this name.",
    bad: "",
    good: "",
};

pub static MISSING_TEMPLATE: Rule = Rule {
    code: "LF4052",
    name: "missing-template",
    severity: Severity::Error,
    title: "an effect cannot be said in this language",
    explanation: "\
Every verb, predicate and target of a schema needs a template in each language
that has a file of templates, or cards would have gaps.",
    bad: "",
    good: "",
};
