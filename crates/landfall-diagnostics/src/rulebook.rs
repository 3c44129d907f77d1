//! Every rule of a run, whoever brings it along, found by code, name or family.

use std::collections::HashMap;

use crate::{Origin, Rule, Severity, Stage, nearest};

/// The rules of the compiler and of the games at hand, the compiler's first, each group by code.
#[derive(Clone, Debug, Default)]
pub struct Rulebook {
    rules: Vec<&'static Rule>,
    /// Codes and names.
    by_name: HashMap<&'static str, &'static Rule>,
}

impl Rulebook {
    pub fn new(rules: impl IntoIterator<Item = &'static Rule>) -> Self {
        let mut rulebook = Self::default();
        rulebook.extend(rules);
        rulebook
    }

    /// Adds rules. Where two have the same code or name, the first is found by it.
    pub fn extend(&mut self, rules: impl IntoIterator<Item = &'static Rule>) {
        for rule in rules {
            if self.by_name.get(rule.code).is_some_and(|known| std::ptr::eq(*known, rule)) {
                continue;
            }
            self.rules.push(rule);
            self.by_name.entry(rule.code).or_insert(rule);
            self.by_name.entry(rule.name).or_insert(rule);
        }
        self.rules.sort_by_key(|rule| (game(rule), rule.code));
    }

    pub fn iter(&self) -> impl Iterator<Item = &'static Rule> {
        self.rules.iter().copied()
    }

    pub fn len(&self) -> usize {
        self.rules.len()
    }

    pub fn is_empty(&self) -> bool {
        self.rules.is_empty()
    }

    /// The rule with this code or name, exactly as it is written.
    pub fn get(&self, wanted: &str) -> Option<&'static Rule> {
        self.by_name.get(wanted).copied()
    }

    /// The rule that somebody means who types a code or name: in any case, and `CV-06` is `CV06`.
    pub fn find(&self, wanted: &str) -> Option<&'static Rule> {
        let plain = |code: &str| code.replace('-', "").to_ascii_uppercase();
        let is_meant = |rule: &&'static Rule| {
            plain(rule.code) == plain(wanted) || rule.name.eq_ignore_ascii_case(wanted)
        };
        self.get(wanted).or_else(|| self.iter().find(is_meant))
    }

    /// The rules that a code, a name or a family stands for; nothing when there is no such thing.
    pub fn select(&self, wanted: &str) -> Option<Selection> {
        if let Some(rule) = self.find(wanted) {
            return Some(Selection::Rule(rule));
        }
        let stage = Stage::ALL.into_iter().find(|stage| stage.word() == wanted);
        let game = || self.iter().map(game).find(|game| *game == Some(wanted)).flatten();
        match wanted {
            "errors" => Some(Selection::Severity(Severity::Error)),
            "warnings" => Some(Selection::Severity(Severity::Warning)),
            "advice" => Some(Selection::Severity(Severity::Advice)),
            _ => stage.map(Selection::Stage).or_else(|| game().map(Selection::Game)),
        }
    }

    /// Up to three codes or names that look like this one.
    pub fn nearest(&self, wanted: &str) -> Vec<&'static str> {
        match wanted.chars().any(|c| c.is_ascii_digit()) {
            true => nearest(&wanted.to_ascii_uppercase(), self.iter().map(|rule| rule.code)),
            false => nearest(&wanted.to_ascii_lowercase(), self.iter().map(|rule| rule.name)),
        }
    }
}

fn game(rule: &'static Rule) -> Option<&'static str> {
    match rule.origin {
        Origin::Compiler => None,
        Origin::Game(game) => Some(game),
    }
}

/// One rule, or a family of them.
#[derive(Clone, Copy, Debug)]
pub enum Selection {
    Rule(&'static Rule),
    Stage(Stage),
    Game(&'static str),
    Severity(Severity),
}

impl Selection {
    /// How specific it is, and what it is called. Two selections with the same key hold the same rules.
    pub fn key(self) -> (u8, &'static str) {
        match self {
            Selection::Severity(severity) => (0, severity.word()),
            Selection::Stage(stage) => (1, stage.word()),
            Selection::Game(game) => (2, game),
            Selection::Rule(rule) => (3, rule.code),
        }
    }

    pub fn holds(self, rule: &'static Rule) -> bool {
        match self {
            Selection::Rule(wanted) => std::ptr::eq(wanted, rule),
            Selection::Stage(stage) => rule.stage == stage,
            Selection::Game(name) => game(rule) == Some(name),
            Selection::Severity(severity) => rule.severity == severity,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GameRuleText;
    use crate::render::tests::MISSING_LOG;

    fn rulebook() -> Rulebook {
        let text = GameRuleText {
            game: "moor",
            code: "AA01",
            name: "wet-feet",
            severity: Severity::Warning,
            title: "feet get wet",
            explanation: "",
            bad: "",
            good: "",
        };
        Rulebook::new([text.rule(), &MISSING_LOG, text.rule()])
    }

    #[test]
    fn rules_of_the_compiler_come_first_and_each_once() {
        let codes: Vec<&str> = rulebook().iter().map(|rule| rule.code).collect();
        assert_eq!(codes, ["LF2001", "AA01"]);
    }

    #[test]
    fn a_rule_is_found_as_people_type_it() {
        let rulebook = rulebook();
        for wanted in ["AA01", "aa-01", "Wet-Feet", "wet-feet"] {
            assert_eq!(rulebook.find(wanted).map(|rule| rule.code), Some("AA01"), "{wanted}");
        }
        assert!(rulebook.get("aa-01").is_none() && rulebook.find("dry-feet").is_none());
        assert_eq!(rulebook.nearest("wet-feat"), ["wet-feet"]);
        assert_eq!(rulebook.nearest("LF2002"), ["LF2001"]);
    }

    #[test]
    fn a_family_is_a_stage_a_game_or_a_severity() {
        let rulebook = rulebook();
        let codes = |wanted: &str| -> Vec<&str> {
            let Some(selection) = rulebook.select(wanted) else { return Vec::new() };
            rulebook.iter().filter(|rule| selection.holds(rule)).map(|rule| rule.code).collect()
        };
        assert_eq!(codes("reference"), ["LF2001"]);
        assert_eq!(codes("errors"), ["LF2001"]);
        assert_eq!(codes("warnings"), ["AA01"]);
        assert_eq!(codes("moor"), ["AA01"]);
        assert_eq!(codes("analysis"), ["AA01"]);
        assert_eq!(codes("wet-feet"), ["AA01"]);
        assert!(rulebook.select("bog").is_none());
    }
}
