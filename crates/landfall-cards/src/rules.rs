//! What can be wrong with a card on paper. Found when cards are drawn, not by `check`: laying every card out in every
//! language takes far longer than all other checks together.

use landfall_diagnostics::{Origin, Report, Rule, Severity, Span, Stage};

pub static RULES: &[&Rule] = &[&DOES_NOT_FIT, &MISSING_LETTER, &MISSING_ICON, &POOR_PICTURE];

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

Found by `landfall cards` and `landfall print`.",
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

Found by `landfall cards` and `landfall print`.",
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

Found by `landfall cards` and `landfall print`.",
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
place that it is shown in looks coarse, and one that cannot be read is left out.

Found by `landfall cards` and `landfall print`.",
    bad: "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\n//- schemas/looks.yaml\ncards:\n  log:\n    override: true\n    size: 63 x 88\n    boxes:\n      title: {at: 4 4 50 8, shows: title}\n      art: {at: 4 14 50 40, shows: art}\n      rules: {at: 4 56 50 28, shows: rules}\n//- art/11.png\nthis is no picture\n//- shore.land\nlog 11 \"Salt\" { reference; end }\n",
    good: "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\n//- schemas/looks.yaml\ncards:\n  log:\n    override: true\n    size: 63 x 88\n    boxes:\n      title: {at: 4 4 50 8, shows: title}\n      art: {at: 4 14 50 40, shows: art}\n      rules: {at: 4 56 50 28, shows: rules}\n//- art/11.svg\n<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><path d=\"M1 1H9V9z\"/></svg>\n//- shore.land\nlog 11 \"Salt\" { reference; end }\n",
};

/// Something that is wrong with one card in one language.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    pub fault: Fault,
    pub place: Span,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// The box, and how much higher than the box the text is, in per cent.
    TooLong {
        shows: String,
        over: u32,
    },
    Letters(Vec<char>),
    Icon {
        word: String,
        near: Vec<String>,
    },
    /// Dots per inch.
    Coarse(u32),
    /// The name of the file, and why it cannot be read.
    Unreadable(String, String),
}

impl Problem {
    /// The problem as a report. `card` is what players call it, `locale` the language it is shown in.
    pub fn report(&self, card: &str, locale: &str) -> Report {
        match &self.fault {
            Fault::TooLong { shows, over } => {
                let draft = DOES_NOT_FIT.report(format!("`{shows}` of {card} does not fit in `{locale}`"));
                let draft = draft.help("shorten the text, or make the box of the template larger");
                draft.at(self.place, format!("{over} % too long, in the smallest letters that are allowed"))
            }
            Fault::Letters(letters) => {
                let list: Vec<String> =
                    letters.iter().take(8).map(|c| format!("`{c}` (U+{:04X})", u32::from(*c))).collect();
                let what = if letters.len() == 1 { "a letter" } else { "letters" };
                let draft = MISSING_LETTER.report(format!("no font has {what} of {card} in `{locale}`"));
                let draft = draft.help("add a font with these letters to the folder `fonts` of the pack");
                draft.at(self.place, format!("{} would be an empty box", list.join(", ")))
            }
            Fault::Icon { word, near } => {
                let draft = MISSING_ICON.report(format!("`{word}` has no icon"));
                let help = match near.as_slice() {
                    [] => format!("add `icons/{word}.svg` to the pack, or `{word}` to `icons` of a schema"),
                    near => format!("an icon with a similar name exists: `{}`", near.join("`, `")),
                };
                draft.help(help).at(self.place, format!("{card} shows it as an icon"))
            }
            Fault::Coarse(dpi) => {
                let draft = POOR_PICTURE.report(format!("the picture of {card} is too small"));
                let draft = draft.help("use a picture with 300 dots per inch, or an SVG");
                draft.at(self.place, format!("{dpi} dots per inch in the place that it is shown in"))
            }
            Fault::Unreadable(file, why) => {
                let draft = POOR_PICTURE.report(format!("`{file}` is left out"));
                let draft = draft.help("save it as PNG, JPEG or SVG again");
                draft.at(self.place, format!("{why}; {card} shows it"))
            }
        }
    }
}
