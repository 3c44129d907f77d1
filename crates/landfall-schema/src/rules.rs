//! What can be wrong with a schema or a manifest.

use landfall_diagnostics::{Origin, Rule, Severity, Stage};

/// By code.
pub static RULES: &[&Rule] = &[
    &YAML_SYNTAX,
    &DUPLICATE_YAML_KEY,
    &YAML_ALIAS,
    &UNKNOWN_SCHEMA_KEY,
    &WRONG_SCHEMA_VALUE,
    &UNKNOWN_FIELD_TYPE,
    &UNKNOWN_SCHEMA_NAME,
    &BAD_WRITTEN_FORM,
    &AMBIGUOUS_KEYWORD,
    &DUPLICATE_DEFINITION,
    &OVERSIZED_YAML,
    &BAD_DOES_LINE,
    &OVERLAPPING_IDS,
    &BAD_EXPRESSION,
    &BAD_PLAY_LINE,
    &TWIN_NAMES,
    &BAD_MANIFEST,
];

pub static YAML_SYNTAX: Rule = Rule {
    code: "LF1001",
    name: "yaml-syntax",
    stage: Stage::Schema,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this is not YAML",
    explanation: "\
Schemas and manifests are YAML. This file stops being YAML at the marked place,
so nothing in it could be read. The usual reasons are a text with `: ` in it that
needs quotes, a bracket that is not closed, or a tab where spaces belong.",
    bad: r"
//- schemas/tides.yaml
vocabularies:
  tide:
    doc: high: or low
",
    good: r#"
//- schemas/tides.yaml
vocabularies:
  tide:
    doc: "high: or low"
"#,
};

pub static DUPLICATE_YAML_KEY: Rule = Rule {
    code: "LF1002",
    name: "duplicate-yaml-key",
    stage: Stage::Schema,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "the same key is written twice",
    explanation: "\
A map has each key once. Of two equal keys only the first is read, so whatever the
second one says would be lost without a word.",
    bad: r"
//- schemas/tides.yaml
vocabularies:
  tide:
    words:
      high: {en: High tide}
      high: {en: Spring tide}
",
    good: r"
//- schemas/tides.yaml
vocabularies:
  tide:
    words:
      high: {en: High tide}
      spring: {en: Spring tide}
",
};

pub static YAML_ALIAS: Rule = Rule {
    code: "LF1003",
    name: "yaml-alias",
    stage: Stage::Schema,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "anchors, aliases and tags are not used here",
    explanation: "\
YAML can name a value with `&` and repeat it with `*`. Schemas do not use this: a
reader should see what a field is where it is written. Shared fields go into a block
that others name in `use`.",
    bad: r"
//- schemas/tides.yaml
vocabularies:
  tide:
    doc: &words what the sea does
    names: {en: *words}
",
    good: r"
//- schemas/tides.yaml
vocabularies:
  tide:
    doc: what the sea does
    names: {en: What the sea does}
",
};

pub static UNKNOWN_SCHEMA_KEY: Rule = Rule {
    code: "LF1004",
    name: "unknown-schema-key",
    stage: Stage::Schema,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "a schema has no such key here",
    explanation: "\
Every key of a schema has a meaning. One that has none is nearly always a typo, and
what is below it would be ignored.",
    bad: r"
//- schemas/tides.yaml
vocabularies:
  tide:
    wrds: {}
",
    good: r"
//- schemas/tides.yaml
vocabularies:
  tide:
    words: {}
",
};

pub static WRONG_SCHEMA_VALUE: Rule = Rule {
    code: "LF1005",
    name: "wrong-schema-value",
    stage: Stage::Schema,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this value does not fit its key",
    explanation: "\
The key expects another sort of value: a text, a number, `true` or `false`, a list
or a map. Nothing was read from the one that is there.",
    bad: r"
//- schemas/tides.yaml
blocks:
  tide:
    fields:
      height: {type: int, many: often}
",
    good: r"
//- schemas/tides.yaml
blocks:
  tide:
    fields:
      height: {type: int, many: true}
",
};

pub static UNKNOWN_FIELD_TYPE: Rule = Rule {
    code: "LF1006",
    name: "unknown-field-type",
    stage: Stage::Schema,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "there is no such field type",
    explanation: "\
The type of a field says what designers write there. Some types are one word, such as
`flag`; others say more, as in `int 1..6`, `text title`, `word of icon` or
`ref box of log`. docs/schemas.md lists all of them.",
    bad: r"
//- schemas/tides.yaml
blocks:
  tide:
    fields:
      height: integer
",
    good: r"
//- schemas/tides.yaml
blocks:
  tide:
    fields:
      height: int
",
};

pub static UNKNOWN_SCHEMA_NAME: Rule = Rule {
    code: "LF1007",
    name: "unknown-schema-name",
    stage: Stage::Schema,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "the schema names something it does not have",
    explanation: "\
A type, a list or a setting names a vocabulary, block, kind, field or context, and no
file of the schema defines one of that name.",
    bad: r"
//- schemas/tides.yaml
vocabularies:
  tide: {words: {high: {en: High tide}}}
blocks:
  shore:
    fields:
      tide: word of tyde
",
    good: r"
//- schemas/tides.yaml
vocabularies:
  tide: {words: {high: {en: High tide}}}
blocks:
  shore:
    fields:
      tide: word of tide
",
};

pub static BAD_WRITTEN_FORM: Rule = Rule {
    code: "LF1008",
    name: "bad-written-form",
    stage: Stage::Schema,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this written form cannot be read",
    explanation: "\
A `write` line shows how designers write something: words and marks are written as they
are, `{field}` is a slot and `[ ... ]` may be left out. Every slot names a field, a
statement begins with something it can be recognised by, and a verb writes down all of its
arguments.",
    bad: r"
//- schemas/tides.yaml
blocks:
  tide:
    write: tide {hight}
    fields:
      height: int
",
    good: r"
//- schemas/tides.yaml
blocks:
  tide:
    write: tide {height}
    fields:
      height: int
",
};

pub static AMBIGUOUS_KEYWORD: Rule = Rule {
    code: "LF1009",
    name: "ambiguous-keyword",
    stage: Stage::Schema,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "two statements begin in the same way",
    explanation: "\
The first word of a statement says which field it fills. When two fields of one block
begin alike, or two verbs are written alike, it is not clear which one is meant.",
    bad: r"
//- schemas/tides.yaml
blocks:
  shore:
    fields:
      tide: int
      ebb: {type: int, write: 'tide {ebb}'}
",
    good: r"
//- schemas/tides.yaml
blocks:
  shore:
    fields:
      tide: int
      ebb: {type: int, write: 'ebb {ebb}'}
",
};

pub static DUPLICATE_DEFINITION: Rule = Rule {
    code: "LF1010",
    name: "duplicate-definition",
    stage: Stage::Schema,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this is defined twice",
    explanation: "\
A later file may add to a vocabulary, a block or a kind. It replaces what is already
there only when it says `override: true`, so that nobody changes a game by accident.",
    bad: r"
//- schemas/a.yaml
vocabularies:
  tide: {words: {high: {en: High tide}}}
//- schemas/b.yaml
vocabularies:
  tide: {words: {high: {en: Spring tide}}}
",
    good: r"
//- schemas/a.yaml
vocabularies:
  tide: {words: {high: {en: High tide}}}
//- schemas/b.yaml
vocabularies:
  tide: {words: {high: {en: Spring tide, override: true}}}
",
};

pub static OVERSIZED_YAML: Rule = Rule {
    code: "LF1011",
    name: "oversized-yaml",
    stage: Stage::Schema,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this YAML is larger or deeper than any schema",
    explanation: "\
A schema is a few levels deep and a few hundred kilobytes at most. A file beyond 32
levels or 4 MB is damaged or not a schema, and reading on could take very long.",
    bad: r"
//- schemas/tides.yaml
vocabularies: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
",
    good: r"
//- schemas/tides.yaml
vocabularies: {}
",
};

pub static BAD_DOES_LINE: Rule = Rule {
    code: "LF1012",
    name: "bad-does-line",
    stage: Stage::Schema,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this line about the state of play cannot be read",
    explanation: "\
A line of `does` is an act, a subject and perhaps `at` and `by` with an argument each,
such as `transfer log` or `gain coin by amount`. Checks follow these lines to know
what leads where, so a line they cannot read would blind them.",
    bad: r"
//- schemas/tides.yaml
verbs:
  raise-tide:
    write: raise tide {height}
    args: {height: int}
    does: [raise tide by height]
",
    good: r"
//- schemas/tides.yaml
verbs:
  raise-tide:
    write: raise tide {height}
    args: {height: int}
    does: [advance tide by height]
",
};

pub static BAD_PLAY_LINE: Rule = Rule {
    code: "LF1022",
    name: "bad-play-line",
    stage: Stage::Schema,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this line of `play` cannot be carried out",
    explanation: "\
The rules below `play: stores:` are read before anybody plays. A line that cannot be
read, or that names a store, rule, field, word or value that is not there, would stop a
game in the middle of a turn.",
    bad: r"
//- schemas/tides.yaml
kinds:
  basin: {id: name, write: 'basin {id}'}
play:
  stores:
    board: basin
    sheet: basin
    rules: |
      store calls[player] to 9
      offer call
        add cals[me]
        end turn
",
    good: r"
//- schemas/tides.yaml
vocabularies:
  tide:
    words:
      high: {en: High tide}
",
};

pub static OVERLAPPING_IDS: Rule = Rule {
    code: "LF1013",
    name: "overlapping-ids",
    stage: Stage::Schema,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "one id could belong to two kinds",
    explanation: "\
An id with letters in it shows what it is the id of, so texts and reports name
such a card without its kind. Two kinds whose ids may look the same would make that a
guess.",
    bad: r#"
//- schemas/tides.yaml
kinds:
  buoy:
    id: BY-##
    write: buoy {id}
  bay:
    id: "BY-*"
    write: bay {id}
"#,
    good: r#"
//- schemas/tides.yaml
kinds:
  buoy:
    id: BUOY-##
    write: buoy {id}
  bay:
    id: "BAY-*"
    write: bay {id}
"#,
};

pub static BAD_EXPRESSION: Rule = Rule {
    code: "LF1020",
    name: "bad-expression",
    stage: Stage::Schema,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this expression cannot be understood",
    explanation: "\
Formulas and constraints are expressions over the fields of cards. Every name in
them must be a field of what they are about, a named value, a fact, a kind or a
word; and a number is needed wherever something is counted or compared.",
    bad: r#"
//- schemas/tides.yaml
kinds:
  buoy:
    id: BUOY-##
    write: buoy {id}
    fields: {lamps: int 0..9}
constraints:
  TD01:
    name: dark-buoy
    title: a buoy without a lamp
    for: buoy
    require: "lamp > 0"
    message: "this buoy has no lamp"
"#,
    good: r#"
//- schemas/tides.yaml
kinds:
  buoy:
    id: BUOY-##
    write: buoy {id}
    fields: {lamps: int 0..9}
constraints:
  TD01:
    name: dark-buoy
    title: a buoy without a lamp
    for: buoy
    require: "lamps > 0"
    message: "this buoy has no lamp"
"#,
};

pub static TWIN_NAMES: Rule = Rule {
    code: "LF1031",
    name: "twin-names",
    stage: Stage::Schema,
    origin: Origin::Compiler,
    severity: Severity::Warning,
    title: "two names become one in bundles",
    explanation: "\
Code for engines is made from the names of a schema, without their dashes and their
case, and with methods such as `berth_length` beside a list `berth`. Where two names
meet there, the later one gets a `_` at its end. It works, and nobody would guess which
of them is meant.",
    bad: r"
//- schemas/tides.yaml
blocks:
  tide:
    fields:
      low-water: int
      lowwater: flag
",
    good: r"
//- schemas/tides.yaml
blocks:
  tide:
    fields:
      low-water: int
      ebb: flag
",
};

pub static BAD_MANIFEST: Rule = Rule {
    code: "LF9001",
    name: "bad-manifest",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "the manifest of the pack says something that cannot be read",
    explanation: "\
`landfall.yaml` describes a pack: its name, version and game, who wrote it, which
languages it has and which ids are its own. Each key has one meaning, and `name`,
`version` and `game` are needed.",
    bad: r#"
//- landfall.yaml
name: glasswake
version: 0.1.0
game: vanguard
athors: [Mara]
//- landing.land
log 1 "Landing" { reference; end }
"#,
    good: r#"
//- landfall.yaml
name: glasswake
version: 0.1.0
game: vanguard
authors: [Mara]
//- landing.land
log 1 "Landing" { reference; end }
"#,
};
