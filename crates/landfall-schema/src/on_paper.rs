//! What can be wrong with a card on paper. The rules lie here so that `allow` knows them everywhere; only those who lay cards
//! out find them, because every card in every language takes far longer than all other checks together.

use landfall_diagnostics::{Origin, Rule, Severity, Stage};

pub static ON_PAPER: &[&Rule] =
    &[&DOES_NOT_FIT, &MISSING_LETTER, &MISSING_ICON, &POOR_PICTURE, &TOO_MANY_COPIES];

/// Copies of one card that are laid out, listed and printed.
pub const MOST_COPIES: i32 = 200;

pub static DOES_NOT_FIT: Rule = Rule {
    code: "LF8101",
    name: "does-not-fit",
    stage: Stage::Print,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "a text is longer than its place on the card",
    explanation: "\
Letters shrink to the smallest size that the template of the card allows, and
then there is no more room: the end of the text would be cut off. Translations
are often longer than their source, so every language is looked at.

Found by `landfall check --cards`, `landfall cards` and `landfall print`.",
    bad: r#"
//- shore.land
log 11 "Antidisestablishmentarianism, floccinaucinihilipilification and other long words that nobody has ever said aloud on a beach, let alone in the rain, let alone twice in a row without stopping for breath, for tea, or for the tide that comes in all the while" { reference; end }
"#,
    good: r#"
//- shore.land
log 11 "Long words" { reference; end }
"#,
};

pub static MISSING_LETTER: Rule = Rule {
    code: "LF8102",
    name: "missing-letter",
    stage: Stage::Print,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "no font has this letter",
    explanation: "\
The fonts that come along have the letters of languages that are written in
Latin, Greek and Cyrillic. A letter that they lack is printed as an empty box.
A pack brings further fonts along in its folder `fonts`, as `.ttf` or `.otf`.

Found by `landfall check --cards`, `landfall cards` and `landfall print`.",
    bad: r#"
//- shore.land
log 11 "海" { reference; end }
"#,
    good: r#"
//- shore.land
log 11 "Море" { reference; end }
"#,
};

pub static MISSING_ICON: Rule = Rule {
    code: "LF8103",
    name: "missing-icon",
    stage: Stage::Print,
    origin: Origin::Compiler,
    severity: Severity::Warning,
    title: "a word has no icon",
    explanation: "\
The template of the card shows this word as an icon, and there is no picture for
it: neither does `icons` of the schema name one that exists, nor has the pack one
in its folder `icons`. The word is printed in its place.

Found by `landfall check --cards`, `landfall cards` and `landfall print`.",
    bad: "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\n//- schemas/looks.yaml\nicons: {common: shore-shell}\ncards:\n  discovery:\n    override: true\n    size: 63 x 88\n    boxes:\n      title: {at: 4 4 50 8, shows: title}\n      rarity: {at: 4 14 50 8, shows: icons rarity}\n      rules: {at: 4 24 50 50, shows: rules}\n//- shore.land\ndiscovery shell \"Shell\" { type mineral; rarity common; copies 2 }\n",
    good: "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\n//- schemas/looks.yaml\nicons: {common: check-mark}\ncards:\n  discovery:\n    override: true\n    size: 63 x 88\n    boxes:\n      title: {at: 4 4 50 8, shows: title}\n      rarity: {at: 4 14 50 8, shows: icons rarity}\n      rules: {at: 4 24 50 50, shows: rules}\n//- shore.land\ndiscovery shell \"Shell\" { type mineral; rarity common; copies 2 }\n",
};

pub static POOR_PICTURE: Rule = Rule {
    code: "LF8104",
    name: "poor-picture",
    stage: Stage::Print,
    origin: Origin::Compiler,
    severity: Severity::Warning,
    title: "a picture cannot be printed well",
    explanation: "\
A printer shows about 300 dots per inch. A picture with fewer than 150 in the
place that it is shown in looks coarse. A picture, an icon or a font that cannot
be read is left out, and so is an SVG that would take too much to draw: text
inside text inside text, patterns of patterns, ten thousand rules of style.

Found by `landfall check --cards`, `landfall cards` and `landfall print`.",
    bad: "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\n//- schemas/looks.yaml\ncards:\n  log:\n    override: true\n    size: 63 x 88\n    boxes:\n      title: {at: 4 4 50 8, shows: title}\n      art: {at: 4 14 50 40, shows: art}\n      rules: {at: 4 56 50 28, shows: rules}\n//- art/11.png\nthis is no picture\n//- shore.land\nlog 11 \"Salt\" { reference; end }\n",
    good: "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\n//- schemas/looks.yaml\ncards:\n  log:\n    override: true\n    size: 63 x 88\n    boxes:\n      title: {at: 4 4 50 8, shows: title}\n      art: {at: 4 14 50 40, shows: art}\n      rules: {at: 4 56 50 28, shows: rules}\n//- art/11.svg\n<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><path d=\"M1 1H9V9z\"/></svg>\n//- shore.land\nlog 11 \"Salt\" { reference; end }\n",
};

pub static TOO_MANY_COPIES: Rule = Rule {
    code: "LF8105",
    name: "too-many-copies",
    stage: Stage::Print,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "more copies of a card than are printed",
    explanation: "\
No card is printed or listed more than 200 times. More are rather a pile of
counters, which is bought and not printed, or a slip of the keyboard.

Found by `landfall check --cards`, `landfall cards` and `landfall print`.",
    bad: "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\n//- schemas/crumbs.yaml\nkinds:\n  crumb:\n    names: {en: Crumb}\n    doc: A counter.\n    id: name\n    write: \"crumb {id} {title}\"\n    fields:\n      id: {type: id, doc: A short name.}\n      title: {type: text title, names: {en: Title}, doc: The name on it.}\n      copies: {type: int 1..9999, roles: [copies], names: {en: Copies}, doc: How many there are.}\n//- shore.land\ncrumb salt \"Salt\" { copies 900 }\n",
    good: "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\n//- schemas/crumbs.yaml\nkinds:\n  crumb:\n    names: {en: Crumb}\n    doc: A counter.\n    id: name\n    write: \"crumb {id} {title}\"\n    fields:\n      id: {type: id, doc: A short name.}\n      title: {type: text title, names: {en: Title}, doc: The name on it.}\n      copies: {type: int 1..9999, roles: [copies], names: {en: Copies}, doc: How many there are.}\n//- shore.land\ncrumb salt \"Salt\" { copies 200 }\n",
};
