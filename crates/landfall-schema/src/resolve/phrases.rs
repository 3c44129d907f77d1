//! Verbs, predicates and targets: how they are found by their first word, and where they may stand.

use rustc_hash::FxHashMap;

use super::{Resolver, unknown_name};
use crate::rules;
use crate::types::{Class, ContextId, Control, Part, Shape, ShapeId};
use crate::yaml::Said;

const CONTROLS: [(&str, Control); 7] = [
    ("choose", Control::Choose),
    ("may", Control::May),
    ("if", Control::If),
    ("each", Control::Each),
    ("pay", Control::Pay),
    ("table", Control::Table),
    ("limit", Control::Limit),
];

impl Resolver<'_> {
    pub(super) fn phrases(&mut self) {
        for at in 0..self.texts.len() {
            let id = ShapeId(at as u16);
            let text = self.texts[at].clone();
            let does = text.does.iter().filter_map(|line| self.does(Some(id), line)).collect();
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
                let draft = rules::AMBIGUOUS_KEYWORD.report(format!("`{first}` is reserved"));
                self.reports
                    .push(draft.help("begin with another word").at(span, "it joins what is around it"));
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
                    unknown_name("context", &name.text, &known, name.span, "where the verb is allowed");
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
