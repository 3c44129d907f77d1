//! Verbs, predicates and targets: how they are found by their first word, what they do, where they may stand.

use landfall_diagnostics::nearest;
use rustc_hash::FxHashMap;

use super::field_type::words;
use super::{Resolver, unknown_name};
use crate::item::quoted;
use crate::rules;
use crate::types::{Act, Class, ContextId, Control, Does, FieldId, Part, Shape, ShapeId};
use crate::yaml::Said;

const ACTS: [(&str, Act); 23] = [
    ("transfer", Act::Transfer),
    ("chain", Act::Chain),
    ("place", Act::Place),
    ("replace", Act::Replace),
    ("discard", Act::Discard),
    ("write", Act::Write),
    ("clear", Act::Clear),
    ("read", Act::Read),
    ("move", Act::Move),
    ("put", Act::Put),
    ("advance", Act::Advance),
    ("regress", Act::Regress),
    ("reset", Act::Reset),
    ("gain", Act::Gain),
    ("spend", Act::Spend),
    ("draw", Act::Draw),
    ("schedule", Act::Schedule),
    ("cancel", Act::Cancel),
    ("end", Act::End),
    ("open", Act::Open),
    ("close", Act::Close),
    ("roll", Act::Roll),
    ("modify", Act::Modify),
];

const CONTROLS: [(&str, Control); 7] = [
    ("choose", Control::Choose),
    ("may", Control::May),
    ("if", Control::If),
    ("each", Control::Each),
    ("pay", Control::Pay),
    ("table", Control::Table),
    ("limit", Control::Limit),
];

/// What effects do, by its word.
pub(crate) fn act(name: &str) -> Option<Act> {
    ACTS.iter().find(|(word, _)| *word == name).map(|(_, act)| *act)
}

impl Resolver<'_> {
    pub(super) fn phrases(&mut self) {
        for at in 0..self.texts.len() {
            let id = ShapeId(at as u16);
            let text = self.texts[at].clone();
            let does = text.does.iter().filter_map(|line| self.does(id, line)).collect();
            let legal = self.legal(&text.legal);
            let control = text.control.as_ref().and_then(|control| self.control(control));
            let shape = &mut self.schema.shapes[at];
            (shape.does, shape.legal, shape.control) = (does, legal, control);
        }
        self.schema.verbs = self.by_first_word(Class::Verb, &["or"]);
        self.schema.predicates = self.by_first_word(Class::Predicate, &["not", "and", "or"]);
        self.schema.targets = self.by_first_word(Class::Target, &[]);
    }

    /// The phrases of a class by their first word, the one with the longest literal beginning first: a reader
    /// that takes the first that fits then takes the most telling one.
    fn by_first_word(&mut self, class: Class, reserved: &[&str]) -> FxHashMap<String, Vec<ShapeId>> {
        let mut table: FxHashMap<String, Vec<ShapeId>> = FxHashMap::default();
        for at in 0..self.schema.shapes.len() {
            let shape = &self.schema.shapes[at];
            let Some(Part::Literal(first)) = shape.head.parts.first().filter(|_| shape.class == class) else {
                continue;
            };
            let text = &self.texts[at];
            let span = text.write.as_ref().map_or(text.name.span, |write| write.span);
            if reserved.contains(&first.as_str()) {
                let draft = rules::AMBIGUOUS_KEYWORD.report(format!("`{first}` has a meaning of its own"));
                self.reports
                    .push(draft.help("begin with another word").at(span, "it joins what stands around it"));
                continue;
            }
            let list = table.entry(first.clone()).or_default();
            let twin = list.iter().find(|other| same_form(shape, &self.schema.shapes[other.index()]));
            if let Some(twin) = twin {
                let twin = &self.texts[twin.index()];
                let draft = rules::AMBIGUOUS_KEYWORD
                    .report(format!("`{}` is written like `{}`", shape.name, twin.name.text));
                let draft = draft.related(twin.name.span, format!("`{}` is defined here", twin.name.text));
                self.reports
                    .push(draft.help("give one of them another word").at(span, "which one would it be"));
                continue;
            }
            list.push(ShapeId(at as u16));
        }
        for list in table.values_mut() {
            let shapes = &self.schema.shapes;
            list.sort_by_key(|id| (std::cmp::Reverse(literal_prefix(&shapes[id.index()])), *id));
        }
        table
    }

    fn legal(&mut self, names: &[Said]) -> Vec<ContextId> {
        let mut legal = Vec::new();
        for name in names {
            if let Some(group) = self.names.groups.get(&name.text) {
                legal.extend(group);
            } else if let Some(context) = self.names.contexts.get(&name.text) {
                legal.push(*context);
            } else {
                let known: Vec<&str> =
                    self.names.contexts.keys().chain(self.names.groups.keys()).map(String::as_str).collect();
                let report =
                    unknown_name("context", &name.text, &known, name.span, "where the verb may stand");
                self.reports.push(report);
            }
        }
        legal.sort();
        legal.dedup();
        legal
    }

    fn control(&mut self, said: &Said) -> Option<Control> {
        let found = CONTROLS.iter().find(|(name, _)| *name == said.text);
        if found.is_none() {
            let known = CONTROLS.map(|(name, _)| name);
            let label = "how the effects it holds come about";
            self.reports.push(unknown_name("control", &said.text, &known, said.span, label));
        }
        found.map(|(_, control)| *control)
    }

    /// `ACT SUBJECT [at ARG] [by ARG]`
    fn does(&mut self, shape: ShapeId, line: &Said) -> Option<Does> {
        let words = words(&line.text);
        let Some(((act_at, act), rest)) = words.split_first() else {
            self.bad_line(line, line.span, "this line is empty".to_owned(), "such as `transfer log`");
            return None;
        };
        let Some((_, found)) = ACTS.iter().find(|(name, _)| name == act) else {
            let known = ACTS.map(|(name, _)| name);
            let help = match nearest(act, known).as_slice() {
                [] => format!("the acts are {}", quoted(&known)),
                near => format!("an act with a similar name exists: {}", quoted(near)),
            };
            let span = line.part(*act_at, act_at + act.len());
            self.bad_line(line, span, format!("`{act}` is not an act"), &help);
            return None;
        };
        let texts: Vec<&str> = rest.iter().map(|(_, word)| *word).collect();
        let (at, by) = match texts.as_slice() {
            [_] => (None, None),
            [_, "at", _] => (Some(2), None),
            [_, "by", _] => (None, Some(2)),
            [_, "at", _, "by", _] => (Some(2), Some(4)),
            [_, "by", _, "at", _] => (Some(4), Some(2)),
            _ => {
                let message = format!("`{}` is not a line of `does`", line.text);
                self.bad_line(
                    line,
                    line.span,
                    message,
                    "a line is an act, a subject, and perhaps `at` and `by`",
                );
                return None;
            }
        };
        let argument = |this: &mut Self, place: Option<usize>| {
            let (start, name) = *rest.get(place?)?;
            let span = line.part(start, start + name.len());
            this.argument(shape, name, span)
        };
        let (at, by) = (argument(self, at), argument(self, by));
        let (start, subject) = *rest.first()?;
        let arg = self.schema.shapes[shape.index()].field(subject);
        let named = self.names.blocks.get(subject).copied();
        let kind = self.names.kinds.get(subject).map(|kind| self.schema.kinds[kind.index()].shape);
        if arg.is_none() && named.is_none() && kind.is_none() {
            self.check_counter(shape, line, start, subject);
        }
        let shape = if arg.is_none() { named.or(kind) } else { None };
        Some(Does { act: *found, subject: subject.to_owned(), arg, shape, at, by })
    }

    fn argument(&mut self, shape: ShapeId, name: &str, span: landfall_diagnostics::Span) -> Option<FieldId> {
        let shape = &self.schema.shapes[shape.index()];
        let found = shape.field(name);
        if found.is_none() {
            let known: Vec<&str> = shape.fields.iter().map(|field| field.name.as_str()).collect();
            let what = format!("argument of `{}`", shape.name);
            self.reports.push(unknown_name(&what, name, &known, span, "`at` and `by` name an argument"));
        }
        found
    }

    /// Counters are not declared, so any name will do, but one that nearly is an argument is a typo.
    fn check_counter(&mut self, shape: ShapeId, line: &Said, start: usize, subject: &str) {
        let shape = &self.schema.shapes[shape.index()];
        let arguments = shape.fields.iter().map(|field| field.name.as_str());
        if let [near, ..] = nearest(subject, arguments).as_slice() {
            let draft = rules::UNKNOWN_SCHEMA_NAME
                .report(format!("`{subject}` is not an argument of `{}`", shape.name));
            let draft = draft.help(format!("an argument with a similar name exists: `{near}`"));
            let label = "an argument, a block, or the name of a counter";
            self.reports.push(draft.at(line.part(start, start + subject.len()), label));
        }
    }

    fn bad_line(&mut self, line: &Said, span: landfall_diagnostics::Span, message: String, help: &str) {
        let draft = rules::BAD_DOES_LINE.report(message).help(help);
        let label =
            if span == line.span { "what the verb does to the state of play" } else { "the act comes first" };
        self.reports.push(draft.at(span, label));
    }
}

fn literal_prefix(shape: &Shape) -> usize {
    shape.head.parts.iter().take_while(|part| matches!(part, Part::Literal(_))).count()
}

fn same_form(one: &Shape, other: &Shape) -> bool {
    same_parts(one, &one.head.parts, other, &other.head.parts)
}

fn same_parts(one: &Shape, parts: &[Part], other: &Shape, others: &[Part]) -> bool {
    parts.len() == others.len()
        && parts.iter().zip(others).all(|pair| match pair {
            (Part::Literal(a), Part::Literal(b)) => a == b,
            (Part::Slot(a), Part::Slot(b)) => {
                one.fields.get(a.index()).map(|field| &field.ty)
                    == other.fields.get(b.index()).map(|field| &field.ty)
            }
            (Part::Optional(a), Part::Optional(b)) => same_parts(one, a, other, b),
            _ => false,
        })
}
