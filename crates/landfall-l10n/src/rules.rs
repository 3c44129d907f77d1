//! What can be wrong with a catalog as a file, before its words are looked at.

use landfall_diagnostics::{Origin, Rule, Severity, Stage};

use crate::example::pack;

pub static RULES: &[&Rule] = &[
    &BROKEN_CATALOG,
    &BROKEN_ESCAPE,
    &DUPLICATE_MESSAGE,
    &CATALOG_CHARSET,
    &UNDECLARED_LOCALE,
    &MISSING_CATALOG,
];

pub static BROKEN_CATALOG: Rule = Rule {
    code: "LF4001",
    name: "broken-catalog",
    stage: Stage::Language,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this line of a PO file cannot be read",
    explanation: "\
A PO file is a list of messages: `msgctxt` and its key, `msgid` and the source,
`msgstr` and the translation, each in quotes. Something here is cut off or out
of place. `landfall l10n update` leaves such a file alone until it is fixed, so
that no translation is lost.",
    bad: pack!(
        "log 11 \"Salt\" { reference; end }",
        "msgctxt \"log/11/title\"\nmsgid \"Salt\"\nmsgstr \"Sale"
    ),
    good: pack!(
        "log 11 \"Salt\" { reference; end }",
        "msgctxt \"log/11/title\"\nmsgid \"Salt\"\nmsgstr \"Sale\""
    ),
};

pub static BROKEN_ESCAPE: Rule = Rule {
    code: "LF4002",
    name: "broken-escape",
    stage: Stage::Language,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "a backslash is followed by something that is no escape",
    explanation: "\
In a PO file a backslash begins an escape: `\\n` is a line break, `\\\"` a quote,
`\\\\` a backslash. Programs do not agree about others, so players would read
one thing or another.",
    bad: pack!(
        "log 11 \"Salt\" { reference; end }",
        "msgctxt \"log/11/title\"\nmsgid \"Salt\"\nmsgstr \"Sa\\le\""
    ),
    good: pack!(
        "log 11 \"Salt\" { reference; end }",
        "msgctxt \"log/11/title\"\nmsgid \"Salt\"\nmsgstr \"Sale\""
    ),
};

pub static DUPLICATE_MESSAGE: Rule = Rule {
    code: "LF4003",
    name: "duplicate-message",
    stage: Stage::Language,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "one message is translated twice in a catalog",
    explanation: "\
Each key may occur in a catalog once. With two translations nobody knows
which one players get; often a merge of two copies of the file has gone wrong.",
    bad: pack!(
        "log 11 \"Salt\" { reference; end }",
        "msgctxt \"log/11/title\"\nmsgid \"Salt\"\nmsgstr \"Sale\"\n\nmsgctxt \"log/11/title\"\nmsgid \"Salt\"\nmsgstr \"Salsedine\""
    ),
    good: pack!(
        "log 11 \"Salt\" { reference; end }",
        "msgctxt \"log/11/title\"\nmsgid \"Salt\"\nmsgstr \"Sale\""
    ),
};

pub static CATALOG_CHARSET: Rule = Rule {
    code: "LF4004",
    name: "catalog-charset",
    stage: Stage::Language,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "the header of a catalog names another encoding than UTF-8",
    explanation: "\
All files of a pack are UTF-8. A header that says otherwise makes other tools
read or write the letters with accents wrongly.",
    bad: "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\nlocales: [en, it]\n//- shore.land\nlog 11 \"Salt\" { reference; end }\n//- l10n/it.po\nmsgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"\n\nmsgctxt \"log/11/title\"\nmsgid \"Salt\"\nmsgstr \"Sale\"\n",
    good: pack!(
        "log 11 \"Salt\" { reference; end }",
        "msgctxt \"log/11/title\"\nmsgid \"Salt\"\nmsgstr \"Sale\""
    ),
};

pub static UNDECLARED_LOCALE: Rule = Rule {
    code: "LF4005",
    name: "undeclared-locale",
    stage: Stage::Language,
    origin: Origin::Compiler,
    severity: Severity::Warning,
    title: "a catalog for a locale that the pack does not declare",
    explanation: "\
A pack says in `landfall.yaml` which languages it comes in. A catalog for
another one is neither checked nor part of the bundle, however complete it is.",
    bad: "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\n//- shore.land\nlog 11 \"Salt\" { reference; end }\n//- l10n/it.po\nmsgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n",
    good: pack!(
        "log 11 \"Salt\" { reference; end }",
        "msgctxt \"log/11/title\"\nmsgid \"Salt\"\nmsgstr \"Sale\""
    ),
};

pub static MISSING_CATALOG: Rule = Rule {
    code: "LF4006",
    name: "missing-catalog",
    stage: Stage::Language,
    origin: Origin::Compiler,
    severity: Severity::Warning,
    title: "a declared locale has no catalog",
    explanation: "\
The pack promises this language, and there is no file with its translations.
`landfall l10n update` makes one with every message, ready to be translated.",
    bad: "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\nlocales: [en, it]\n//- shore.land\nlog 11 \"Salt\" { reference; end }\n",
    good: pack!(
        "log 11 \"Salt\" { reference; end }",
        "msgctxt \"log/11/title\"\nmsgid \"Salt\"\nmsgstr \"Sale\""
    ),
};
