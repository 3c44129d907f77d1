//! What can be wrong with a pack as a whole, before its words are looked at.
//!
//! The examples say what the disk would say: `//- a.land latin-1` is a file saved in another encoding,
//! and `unreadable`, `too-large`, `loop`, `outside` and `alone` stand for what their names say.

use landfall_diagnostics::{Origin, Rule, Severity, Stage};

pub static RULES: &[&Rule] = &[
    &NOT_A_PACK,
    &EMPTY_PACK,
    &UNKNOWN_GAME,
    &NOTHING_CHECKED,
    &FOREIGN_ENCODING,
    &UNREADABLE_FILE,
    &OVERSIZED_FILE,
    &LINK_LOOP,
    &UNNAMED_GAME,
    &SHARED_PACK_NAME,
    &MISSING_PACK,
    &FOREIGN_ID,
    &OUTSIDE_LINK,
    &WRONG_ENDING,
    &CONTRADICTORY_LEVELS,
];

pub(crate) static NOT_A_PACK: Rule = Rule {
    code: "LF9002",
    name: "not-a-pack",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this folder is not a pack",
    explanation: "\
A pack is a folder with a file `landfall.yaml` that says its name, its version
and its game. Landfall looks in the folder it is given, in the folders inside
it and in those around it, and finds none here.",
    bad: r"
//- shore.txt
Ideas for the shore.
",
    good: r"
//- landfall.yaml
name: shore
version: 0.1.0
game: vanguard
//- shore.land
log 1 { reference; end }
",
};

pub(crate) static EMPTY_PACK: Rule = Rule {
    code: "LF9003",
    name: "empty-pack",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this pack holds no content",
    explanation: "\
Content lives in files whose names end in `.land`, in the folder of the pack or
in folders inside it. A pack without any would pass every check by having
nothing to check.",
    bad: r"
//- landfall.yaml
name: shore
version: 0.1.0
game: vanguard
",
    good: r"
//- landfall.yaml
name: shore
version: 0.1.0
game: vanguard
//- shore.land
log 1 { reference; end }
",
};

pub(crate) static UNKNOWN_GAME: Rule = Rule {
    code: "LF9004",
    name: "unknown-game",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "no game has this name",
    explanation: "\
The game decides which words a pack may use. `landfall schema list` prints the
games that are known. A pack can bring its own game with a path, such as
`game: ./schemas/moor`; `--schema DIR` reads other games from a folder.",
    bad: r"
//- landfall.yaml
name: shore
version: 0.1.0
game: vangard
//- shore.land
log 1 { reference; end }
",
    good: r"
//- landfall.yaml
name: shore
version: 0.1.0
game: vanguard
//- shore.land
log 1 { reference; end }
",
};

pub(crate) static NOTHING_CHECKED: Rule = Rule {
    code: "LF9005",
    name: "nothing-checked",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "the files of this pack hold no asset",
    explanation: "\
Every file was read and not one board, log or card was found. A run that
checked nothing must not look like a run that found nothing wrong.",
    bad: r"
//- shore.land
game vanguard
// log 1 comes tomorrow
",
    good: r"
//- shore.land
game vanguard
log 1 { reference; end }
",
};

pub(crate) static FOREIGN_ENCODING: Rule = Rule {
    code: "LF9006",
    name: "foreign-encoding",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this file is not UTF-8",
    explanation: "\
Content is read as UTF-8, in which every language can be written. These bytes
mean nothing in UTF-8: the file was saved in another encoding, or is not text
at all. The rest of the file is checked all the same.",
    bad: r#"
//- shore.land latin-1
log 1 "Entrée" { reference; end }
"#,
    good: r#"
//- shore.land
log 1 "Entrée" { reference; end }
"#,
};

pub(crate) static UNREADABLE_FILE: Rule = Rule {
    code: "LF9007",
    name: "unreadable-file",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this file cannot be read",
    explanation: "\
The file is there, but the machine does not hand it over: its permissions may
forbid it, or a link leads nowhere. The other files are checked all the same.",
    bad: r"
//- secret.land unreadable
//- shore.land
log 1 { reference; end }
",
    good: r"
//- shore.land
log 1 { reference; end }
",
};

pub(crate) static OVERSIZED_FILE: Rule = Rule {
    code: "LF9008",
    name: "oversized-file",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this file is too large",
    explanation: "\
A file of content may hold 32 MB, a hundred times the text of a whole
game, and a catalog of translations 256 MB. A larger one is most likely
something else under a wrong name.",
    bad: r"
//- film.land too-large
//- shore.land
log 1 { reference; end }
",
    good: r"
//- shore.land
log 1 { reference; end }
",
};

pub(crate) static LINK_LOOP: Rule = Rule {
    code: "LF9009",
    name: "link-loop",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this link leads back to a folder it lies in",
    explanation: "\
A folder that holds a link to itself has no end. The link is not followed; the
rest of the pack is checked.",
    bad: r"
//- again loop
//- shore.land
log 1 { reference; end }
",
    good: r"
//- shore.land
log 1 { reference; end }
",
};

pub(crate) static UNNAMED_GAME: Rule = Rule {
    code: "LF9010",
    name: "unnamed-game",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "nothing says which game this is for",
    explanation: "\
The game decides which words may be used. A pack names it in `landfall.yaml`;
a single file names it in its first line, such as `game vanguard`.",
    bad: r"
//- shore.land alone
log 1 { reference; end }
",
    good: r"
//- shore.land alone
game vanguard
log 1 { reference; end }
",
};

pub(crate) static SHARED_PACK_NAME: Rule = Rule {
    code: "LF9011",
    name: "shared-pack-name",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "two packs have the same name",
    explanation: "\
A pack is known by its name: its bundle is called so, and other packs refer to
it. Two packs that are checked together must have different ones.",
    bad: r"
//- north/landfall.yaml
name: shore
version: 0.1.0
game: vanguard
//- north/a.land
log 1 { reference; end }
//- south/landfall.yaml
name: shore
version: 0.1.0
game: vanguard
//- south/b.land
log 2 { reference; end }
",
    good: r"
//- north/landfall.yaml
name: north-shore
version: 0.1.0
game: vanguard
//- north/a.land
log 1 { reference; end }
//- south/landfall.yaml
name: south-shore
version: 0.1.0
game: vanguard
//- south/b.land
log 2 { reference; end }
",
};

pub(crate) static MISSING_PACK: Rule = Rule {
    code: "LF9012",
    name: "missing-pack",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Warning,
    title: "a pack that this one requires is not there",
    explanation: "\
A pack may refer to cards of others that it names with `requires`. They are looked for
among the packs that are checked together, and in the folders beside this one. Without
them nobody knows whether what is referred to exists.

`requires: [harbour 0.2.0]` asks for that version or a later one.",
    bad: r"
//- landfall.yaml
name: shore
version: 0.1.0
game: vanguard
requires: [harbour]
//- shore.land
log 1 { reference; end }
",
    good: r"
//- shore/landfall.yaml
name: shore
version: 0.1.0
game: vanguard
requires: [harbour]
//- shore/shore.land
log 1 { reference; end }
//- harbour/landfall.yaml
name: harbour
version: 0.1.0
game: vanguard
//- harbour/harbour.land
log 2 { reference; end }
",
};

pub(crate) static FOREIGN_ID: Rule = Rule {
    code: "LF9013",
    name: "foreign-id",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Warning,
    title: "this id is not among those the pack calls its own",
    explanation: "\
With `ids` a manifest says which ids belong to the pack, so that several authors can
write for one game without meeting. A card outside of them may meet somebody else's.
Kinds that `ids` does not list are free.",
    bad: r"
//- landfall.yaml
name: shore
version: 0.1.0
game: vanguard
ids: {log: [1-9]}
//- shore.land
log 10 { reference; end }
",
    good: r"
//- landfall.yaml
name: shore
version: 0.1.0
game: vanguard
ids: {log: [1-9]}
//- shore.land
log 9 { reference; end }
",
};

pub(crate) static OUTSIDE_LINK: Rule = Rule {
    code: "LF9014",
    name: "outside-link",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "this link leads out of the pack",
    explanation: "\
A pack is one folder, so that it can be copied, shared and built anywhere. A link
that leads out of it would bring in files of somebody else, and formatting or fixing
the pack would change them. It is neither followed nor written through; links
between folders of the same pack are fine.",
    bad: r"
//- elsewhere outside
//- shore.land
log 1 { reference; end }
",
    good: r"
//- shore.land
log 1 { reference; end }
",
};

pub(crate) static WRONG_ENDING: Rule = Rule {
    code: "LF9015",
    name: "wrong-ending",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Warning,
    title: "this file is not read because of how its name ends",
    explanation: "\
Content lies in files that end in `.land`, and translations in files of the folder
`l10n` that end in `.po`, in lower case. A file such as `logs.land.txt` or `logs.Land`
looks as if it were checked, and nothing in it is.",
    bad: r"
//- landfall.yaml
name: shore
version: 0.1.0
game: vanguard
//- shore.land
log 1 { reference; end }
//- logs.land.txt
log 2 { reference; end }
",
    good: r"
//- landfall.yaml
name: shore
version: 0.1.0
game: vanguard
//- shore.land
log 1 { reference; end }
//- logs.land
log 2 { reference; end }
",
};

pub(crate) static CONTRADICTORY_LEVELS: Rule = Rule {
    code: "LF9106",
    name: "contradictory-levels",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "a manifest takes the same check in two ways",
    explanation: "\
`allow` silences a check in a pack, `warn` makes its findings warnings and `deny` makes them errors. The same
check, or the same family of checks, cannot be in two of them. One check wins over its family, so that
`deny: [analysis]` and `allow: [orphan]` do not contradict each other.",
    bad: r"
//- landfall.yaml
name: shore
version: 0.1.0
game: vanguard
deny: [orphan]
allow: [orphan]
//- shore.land
log 1 { reference; end }
",
    good: r"
//- landfall.yaml
name: shore
version: 0.1.0
game: vanguard
deny: [orphan]
//- shore.land
log 1 { reference; end }
",
};
