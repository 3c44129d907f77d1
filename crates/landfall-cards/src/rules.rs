//! What is wrong with one card in one language, as a report.

use landfall_diagnostics::{Report, Span};
pub use landfall_schema::on_paper::{
    DOES_NOT_FIT, MISSING_ICON, MISSING_LETTER, MOST_COPIES, ON_PAPER as RULES, POOR_PICTURE, TOO_MANY_COPIES,
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
    /// How many copies of the card are written.
    Copies(i32),
}

/// A file of a pack that cards should be drawn with. `why` is for people.
pub fn left_out(file: &str, why: impl Into<String>, place: Span) -> Report {
    let draft = POOR_PICTURE.report(format!("`{file}` is left out"));
    let draft = match file.starts_with("fonts/") {
        true => draft.help("save it into the pack again, as TTF or OTF, or delete it"),
        false => draft.help("save it into the pack again, as SVG, or delete it"),
    };
    draft.at(place, why)
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
            Fault::Copies(copies) => {
                let draft = TOO_MANY_COPIES.report(format!("{card} has {copies} copies"));
                let draft = draft
                    .help(format!("lower the number to {MOST_COPIES}, or divide them between several cards"));
                draft.at(self.place, format!("only {MOST_COPIES} are printed"))
            }
            Fault::Unreadable(file, why) => {
                let draft = POOR_PICTURE.report(format!("`{file}` is left out"));
                let draft = draft.help("save it into the pack again, as PNG, JPEG or SVG");
                draft.at(self.place, format!("{why}; {card} shows it"))
            }
        }
    }
}
