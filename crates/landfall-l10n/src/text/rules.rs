//! What can be wrong with templates. They belong to a schema, so the examples bring one along.

use landfall_diagnostics::{Origin, Rule, Severity, Stage};

pub static RULES: &[&Rule] = &[&BROKEN_TEMPLATE, &UNKNOWN_TEMPLATE, &MISSING_TEMPLATE, &LOST_VARIABLE];

pub static BROKEN_TEMPLATE: Rule = Rule {
    code: "LF4050",
    name: "broken-template",
    stage: Stage::Language,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "a template cannot be read",
    explanation: "\
Templates are written in Fluent: a name, `=`, and the text, with variables such
as `{ $n }`. This one cannot be read, so nothing could be said with it.",
    bad: "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\n//- shore.land\nlog 11 \"Salt\" { reference; end }\n//- schemas/bells.yaml\nverbs:\n  ring:\n    write: ring\n    doc: Somebody rings the bell.\n//- schemas/l10n/it.ftl\nverb-ring = suona la campana\nverb-nothing = { $n\n",
    good: "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\n//- shore.land\nlog 11 \"Salt\" { reference; end }\n//- schemas/bells.yaml\nverbs:\n  ring:\n    write: ring\n    doc: Somebody rings the bell.\n//- schemas/l10n/it.ftl\nverb-ring = suona la campana\n",
};

pub static UNKNOWN_TEMPLATE: Rule = Rule {
    code: "LF4051",
    name: "unknown-template",
    stage: Stage::Language,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "a template names nothing in the schema",
    explanation: "\
A template is named for the verb, predicate, target or block that it says, and
its variables are the fields of that. Nothing of the schema has this name.",
    bad: "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\n//- shore.land\nlog 11 \"Salt\" { reference; end }\n//- schemas/bells.yaml\nverbs:\n  ring:\n    write: ring\n    doc: Somebody rings the bell.\n//- schemas/l10n/it.ftl\nverb-ring = suona la campana\nverb-rign = suona la campana\n",
    good: "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\n//- shore.land\nlog 11 \"Salt\" { reference; end }\n//- schemas/bells.yaml\nverbs:\n  ring:\n    write: ring\n    doc: Somebody rings the bell.\n//- schemas/l10n/it.ftl\nverb-ring = suona la campana\n",
};

pub static MISSING_TEMPLATE: Rule = Rule {
    code: "LF4052",
    name: "missing-template",
    stage: Stage::Language,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "an effect cannot be said in this language",
    explanation: "\
Every verb, predicate and target of a schema needs a template in each language
that has a file of templates, or cards would have gaps.",
    bad: "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\n//- shore.land\nlog 11 \"Salt\" { reference; end }\n//- schemas/bells.yaml\nverbs:\n  ring:\n    write: ring\n    doc: Somebody rings the bell.\n//- schemas/l10n/it.ftl\nverb-nothing = niente di niente\n",
    good: "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\n//- shore.land\nlog 11 \"Salt\" { reference; end }\n//- schemas/bells.yaml\nverbs:\n  ring:\n    write: ring\n    doc: Somebody rings the bell.\n//- schemas/l10n/it.ftl\nverb-ring = suona la campana\n",
};

pub static LOST_VARIABLE: Rule = Rule {
    code: "LF4053",
    name: "lost-variable",
    stage: Stage::Language,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "a translated template has lost a variable",
    explanation: "\
A template such as `go to Log {log}` is filled in with what a card says. Where
the translation leaves a variable out, players would not know which log. A
number may be left out in the case that is for one alone.",
    bad: "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\n//- shore.land\nlog 11 \"Salt\" { reference; end }\n//- schemas/l10n/fr.po\nmsgctxt \"text/verb-go-to-log\"\nmsgid \"go to Log {log}\"\nmsgstr \"allez au Journal\"\n",
    good: "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\n//- shore.land\nlog 11 \"Salt\" { reference; end }\n//- schemas/l10n/fr.po\nmsgctxt \"text/verb-go-to-log\"\nmsgid \"go to Log {log}\"\nmsgstr \"allez au Journal {log}\"\n",
};
