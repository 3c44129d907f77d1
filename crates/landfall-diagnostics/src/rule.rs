//! What can be wrong: the catalogue entry behind every report.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::sync::{Mutex, PoisonError};

use crate::report::Draft;

/// What happens at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Players get stuck, or the content cannot be built.
    Error,
    /// Surely not meant.
    Warning,
    /// Could be clearer.
    Advice,
}

impl Severity {
    pub fn word(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Advice => "advice",
        }
    }
}

/// Which part of a run finds the fault, in the order in which they run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// The letters of a file: brackets, quotes, blocks.
    Text,
    /// The schema of a game.
    Schema,
    /// What was written fits no shape of the schema.
    Shape,
    /// A name leads nowhere, or to two things.
    Reference,
    /// Questions about content that was read in full.
    Analysis,
    /// Every way a board can be played; asked by `landfall prove` alone.
    Play,
    /// Translations and the templates of a language.
    Language,
    /// Packs, manifests and files as such.
    Project,
    /// Cards as they are printed; asked when cards are laid out.
    Print,
}

impl Stage {
    pub const ALL: [Stage; 9] = [
        Stage::Text,
        Stage::Schema,
        Stage::Shape,
        Stage::Reference,
        Stage::Analysis,
        Stage::Play,
        Stage::Language,
        Stage::Project,
        Stage::Print,
    ];

    /// Whether its rules are asked in a run for them alone, and not by `check`.
    pub fn has_own_run(self) -> bool {
        matches!(self, Stage::Play | Stage::Print)
    }

    pub fn word(self) -> &'static str {
        match self {
            Stage::Text => "text",
            Stage::Schema => "schema",
            Stage::Shape => "shape",
            Stage::Reference => "reference",
            Stage::Analysis => "analysis",
            Stage::Play => "play",
            Stage::Language => "language",
            Stage::Project => "project",
            Stage::Print => "print",
        }
    }

    /// Whether an error found here leaves a hole in what was read: a line, a card or a name that means nothing.
    pub fn is_reading(self) -> bool {
        matches!(self, Stage::Text | Stage::Schema | Stage::Shape | Stage::Reference)
    }

    /// Whether what is wrong here would be missing in a bundle: what was not understood, or a file that was not read.
    pub fn leaves_hole(self) -> bool {
        self.is_reading() || self == Stage::Project
    }
}

/// Who brings a rule along.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// It holds for every game.
    Compiler,
    /// The schema of this game.
    Game(&'static str),
}

/// One fault, with everything `landfall explain` prints about it.
///
/// `bad` and `good` are whole little packs in text: files begin with a `//- path` line, a text without one
/// is a single file. Both are compiled by the tests: `bad` shows exactly this fault, `good` shows none.
#[derive(Debug)]
pub struct Rule {
    /// `LF` and four digits for rules of the compiler, other letters for those of games; never reused.
    pub code: &'static str,
    /// Named for the fault, so that `allow unreachable-sector` reads as English.
    pub name: &'static str,
    pub stage: Stage,
    pub origin: Origin,
    pub severity: Severity,
    pub title: &'static str,
    pub explanation: &'static str,
    pub bad: &'static str,
    pub good: &'static str,
}

impl Rule {
    /// Starts a report: one fact, lower case, no full stop, names in backticks.
    pub fn report(&'static self, message: impl Into<String>) -> Draft {
        Draft::new(self, message.into())
    }

    /// Whether its findings can neither be allowed nor be made warnings: a bundle would lack something.
    pub fn leaves_hole(&self) -> bool {
        self.severity == Severity::Error && self.stage.leaves_hole()
    }

    /// Whether only the compiler may give this code to a rule.
    pub fn is_code_of_compiler(code: &str) -> bool {
        code.starts_with("LF")
    }

    /// Whether this is the rule that a code or a name stands for.
    pub fn is_called(&self, wanted: &str) -> bool {
        self.name == wanted || self.code == wanted
    }
}

/// A rule as the schema of a game states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameRuleText<'a> {
    pub game: &'a str,
    pub code: &'a str,
    pub name: &'a str,
    pub severity: Severity,
    pub title: &'a str,
    pub explanation: &'a str,
    pub bad: &'a str,
    pub good: &'a str,
}

/// Rules are told apart by their codes; that of the same code by their whole texts.
impl Hash for GameRuleText<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.code.hash(state);
    }
}

impl GameRuleText<'static> {
    /// The rule itself, of a text that is part of the program.
    pub fn rule_of_program(self) -> &'static Rule {
        self.rule_kept_by(|text| text)
    }
}

impl<'a> GameRuleText<'a> {
    /// The rule itself, for as long as the program runs. The same text gives the same rule: a program that reads a
    /// schema again and again, such as an editor, does not grow.
    pub fn rule(self) -> &'static Rule {
        self.rule_kept_by(Self::keep)
    }

    fn rule_kept_by(self, keep: impl FnOnce(Self) -> GameRuleText<'static>) -> &'static Rule {
        type Known = HashMap<GameRuleText<'static>, &'static Rule>;
        static KNOWN: Mutex<Option<Known>> = Mutex::new(None);
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let known = known.get_or_insert_default();
        if let Some(rule) = find(known, &self) {
            return rule;
        }
        let kept = keep(self);
        let rule: &'static Rule = Box::leak(Box::new(Rule {
            code: kept.code,
            name: kept.name,
            stage: Stage::Analysis,
            origin: Origin::Game(kept.game),
            severity: kept.severity,
            title: kept.title,
            explanation: kept.explanation,
            bad: kept.bad,
            good: kept.good,
        }));
        known.insert(kept, rule);
        rule
    }

    fn keep(self) -> GameRuleText<'static> {
        let keep = |text: &str| -> &'static str { Box::leak(text.to_owned().into_boxed_str()) };
        GameRuleText {
            game: keep(self.game),
            code: keep(self.code),
            name: keep(self.name),
            severity: self.severity,
            title: keep(self.title),
            explanation: keep(self.explanation),
            bad: keep(self.bad),
            good: keep(self.good),
        }
    }
}

/// A function of its own, so that texts that live shorter can be looked up among those that are kept.
fn find<'a>(
    known: &HashMap<GameRuleText<'a>, &'static Rule>,
    text: &GameRuleText<'a>,
) -> Option<&'static Rule> {
    known.get(text).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_that_is_read_twice_is_one() {
        let text = |title| GameRuleText {
            game: "moor",
            code: "MR01",
            name: "wet-feet",
            severity: Severity::Warning,
            title,
            explanation: "",
            bad: "",
            good: "",
        };
        let read_again = "feet get wet".to_owned();
        let (first, second) = (text("feet get wet").rule(), text(&read_again).rule());
        assert!(std::ptr::eq(first, second));
        assert!(!std::ptr::eq(first, text("feet stay wet").rule()));
        assert_eq!((first.stage, first.origin), (Stage::Analysis, Origin::Game("moor")));
    }
}
