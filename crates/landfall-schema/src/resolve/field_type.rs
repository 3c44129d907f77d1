//! Field types, as a schema writes them: `int 1..39`, `word of icon`, `ref box of log`.

use landfall_diagnostics::{Reports, nearest};

use super::{Names, unknown_name};
use crate::field_type::Type;
use crate::item::quoted;
use crate::rules;
use crate::types::TextRole;
use crate::yaml::Said;

const ROLES: [(&str, TextRole); 5] = [
    ("title", TextRole::Title),
    ("flavour", TextRole::Flavour),
    ("rules", TextRole::Rules),
    ("label", TextRole::Label),
    ("note", TextRole::Note),
];

/// The type that `said` spells. `label` tells whose type it is.
pub(super) fn parse(said: &Said, names: &Names, label: &str, reports: &mut Reports) -> Option<Type> {
    let words = words(&said.text);
    let texts: Vec<&str> = words.iter().map(|(_, text)| *text).collect();
    let mut reader = Reader { said, words: &words, names, label, reports };
    match texts.as_slice() {
        [word] if Type::plain(word).is_some() => Type::plain(word),
        ["int"] => Some(Type::Int { min: i32::MIN, max: i32::MAX }),
        ["int", range] => reader.int(range),
        ["text", role] => reader.text(role),
        ["word", "of", _] => reader.vocabulary(2).map(Type::Word),
        ["ref", _, "of", _] => reader.child(),
        ["ref", kinds @ ..]
            if kinds.len() % 2 == 1 && kinds.iter().skip(1).step_by(2).all(|w| *w == "or") =>
        {
            reader.refs(kinds.len())
        }
        ["requirement", "of", _] => reader.vocabulary(2).map(Type::Requirement),
        ["block", _] => reader.block(1).map(Type::Block),
        ["rows", "of", _] => reader.block(2).map(Type::Rows),
        [first, ..] => reader.no_type(first),
        [] => reader.no_type(""),
    }
}

/// The words of a text and where each begins.
pub(super) fn words(text: &str) -> Vec<(usize, &str)> {
    text.split_whitespace().map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word)).collect()
}

struct Reader<'a> {
    said: &'a Said,
    words: &'a [(usize, &'a str)],
    names: &'a Names,
    label: &'a str,
    reports: &'a mut Reports,
}

impl Reader<'_> {
    fn no_type(&mut self, first: &str) -> Option<Type> {
        let types = Type::words();
        let known = types.contains(&first);
        let span = if known { self.said.span } else { self.span(0) };
        let help = match first {
            "int" => "a whole number is `int`, `int 1..39` or `int 0..`".to_owned(),
            "text" => "a text says its role: `text title`, `text flavour`, `text rules`, `text label` or `text note`"
                .to_owned(),
            "word" => "a word is one of a vocabulary: `word of icon`".to_owned(),
            "requirement" => "a requirement is over a vocabulary: `requirement of icon`".to_owned(),
            "ref" => "a reference is `ref log`, `ref card or log`, or `ref box of log`".to_owned(),
            "block" => "a nested block is `block action`".to_owned(),
            "rows" => "rows are of one block: `rows of row`".to_owned(),
            first if known => format!("`{first}` takes nothing more"),
            first => match nearest(first, types.iter().copied()).as_slice() {
                [] => format!("the field types are {}", quoted(&types)),
                near => format!("a field type with a similar name exists: {}", quoted(near)),
            },
        };
        let shown = if known { self.said.text.as_str() } else { first };
        let draft = rules::UNKNOWN_FIELD_TYPE.report(format!("`{shown}` is not a field type")).help(help);
        self.reports.push(draft.at(span, self.label));
        None
    }

    fn int(&mut self, range: &str) -> Option<Type> {
        let bound = |text: &str, open: i32| if text.is_empty() { Some(open) } else { text.parse().ok() };
        let bounds = range.split_once("..").and_then(|(min, max)| {
            Some((bound(min, i32::MIN)?, bound(max.trim_start_matches('='), i32::MAX)?))
        });
        match bounds {
            Some((min, max)) if min <= max => Some(Type::Int { min, max }),
            _ => {
                let draft = rules::UNKNOWN_FIELD_TYPE.report(format!("`{range}` is not a range of numbers"));
                let draft = draft.help("write the smallest and the largest, as in `int 1..39`, or `int 0..`");
                self.reports.push(draft.at(self.span(1), self.label));
                None
            }
        }
    }

    fn text(&mut self, role: &str) -> Option<Type> {
        if let Some((_, role)) = ROLES.iter().find(|(name, _)| *name == role) {
            return Some(Type::Text(*role));
        }
        let roles = ROLES.map(|(name, _)| name);
        let help = match nearest(role, roles).as_slice() {
            [] => format!("the roles are {}", quoted(&roles)),
            near => format!("a role with a similar name exists: {}", quoted(near)),
        };
        let draft = rules::UNKNOWN_FIELD_TYPE.report(format!("`{role}` is not a role of a text")).help(help);
        self.reports.push(draft.at(self.span(1), self.label));
        None
    }

    fn vocabulary(&mut self, at: usize) -> Option<crate::types::VocabId> {
        self.look_up(
            at,
            "vocabulary",
            |names, name| names.vocabularies.get(name).copied(),
            |names| names.vocabularies.keys().map(String::as_str).collect(),
        )
    }

    fn block(&mut self, at: usize) -> Option<crate::types::ShapeId> {
        self.look_up(
            at,
            "block",
            |names, name| names.blocks.get(name).copied(),
            |names| names.blocks.keys().map(String::as_str).collect(),
        )
    }

    fn kind(&mut self, at: usize) -> Option<crate::types::KindId> {
        self.look_up(
            at,
            "kind",
            |names, name| names.kinds.get(name).copied(),
            |names| names.kinds.keys().map(String::as_str).collect(),
        )
    }

    fn child(&mut self) -> Option<Type> {
        let (shape, kind) = (self.block(1), self.kind(3));
        Some(Type::Child { kind: kind?, shape: shape? })
    }

    fn refs(&mut self, words: usize) -> Option<Type> {
        let kinds: Vec<_> = (1..=words).step_by(2).filter_map(|at| self.kind(at)).collect();
        (!kinds.is_empty()).then_some(Type::Ref(kinds))
    }

    fn look_up<T>(
        &mut self,
        at: usize,
        what: &str,
        find: impl Fn(&Names, &str) -> Option<T>,
        all: impl for<'n> Fn(&'n Names) -> Vec<&'n str>,
    ) -> Option<T> {
        let (_, name) = *self.words.get(at)?;
        let found = find(self.names, name);
        if found.is_none() {
            let known = all(self.names);
            self.reports.push(unknown_name(what, name, &known, self.span(at), self.label));
        }
        found
    }

    fn span(&self, at: usize) -> landfall_diagnostics::Span {
        match self.words.get(at) {
            Some((start, word)) => self.said.part(*start, start + word.len()),
            None => self.said.span,
        }
    }
}
