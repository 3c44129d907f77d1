//! The written form of every shape, and of every field that is a statement of its own.

use super::Resolver;
use super::written_form::{self, Form, is_word};
use crate::texts::ShapeText;
use crate::types::{Class, FieldId, IdPattern, KindId, Part, Pattern, ShapeId, Type};
use crate::yaml::Said;
use crate::{id_pattern, rules};

const MOST_KINDS: usize = 500;

impl Resolver<'_> {
    pub(super) fn heads(&mut self) {
        for at in 0..self.texts.len() {
            let id = ShapeId(at as u16);
            let text = self.texts[at].clone();
            let form = self.head(id, &text);
            for (field, _) in &form.slots {
                self.schema.shapes[at].fields[field.index()].in_head = true;
            }
            self.check_head(id, &text, &form);
            self.schema.shapes[at].head = form.pattern;
            if matches!(self.schema.shapes[at].class, Class::Kind(_) | Class::Block) {
                self.field_forms(id, &text);
            }
        }
    }

    fn head(&mut self, id: ShapeId, text: &ShapeText) -> Form {
        let shape = &self.schema.shapes[id.index()];
        let whose = format!("how `{}` is written", shape.name);
        if let Some(write) = &text.write {
            let fields: Vec<&str> = shape.fields.iter().map(|field| field.name.as_str()).collect();
            return written_form::parse(write, &fields, &whose, self.reports);
        }
        let mut form = Form::default();
        form.pattern.parts.push(Part::Literal(shape.name.clone()));
        let id = shape.fields.iter().position(|field| field.ty == Type::Id);
        if let (Class::Kind(_), Some(id)) = (shape.class, id) {
            form.pattern.parts.push(Part::Slot(FieldId(id as u16)));
            form.slots.push((FieldId(id as u16), text.name.span));
        }
        form
    }

    fn check_head(&mut self, id: ShapeId, text: &ShapeText, form: &Form) {
        let shape = &self.schema.shapes[id.index()];
        let span = text.write.as_ref().map_or(text.name.span, |write| write.span);
        let phrase = matches!(shape.class, Class::Verb | Class::Predicate | Class::Target);
        let begins_with_word =
            matches!(form.pattern.parts.first(), Some(Part::Literal(literal)) if is_word(literal));
        if !begins_with_word && !form.broken && shape.class != Class::Block {
            let draft =
                rules::BAD_WRITTEN_FORM.report(format!("`{}` does not begin with a word", shape.name));
            let draft = draft.help("put a word in front, as in `turn to {page}`");
            self.reports.push(draft.at(span, "its first word says what is written"));
        }
        for (field, span) in &form.slots {
            let field = &shape.fields[field.index()];
            if matches!(field.ty, Type::Block(_)) {
                let draft = rules::BAD_WRITTEN_FORM.report(format!("`{}` is a block", field.name));
                let draft = draft.help("take the slot away: a block is a statement of the body");
                self.reports.push(draft.at(*span, "a block has its own form"));
            }
        }
        if form.broken {
            return;
        }
        for (at, field) in shape.fields.iter().enumerate() {
            let misses = if phrase { !field.in_head } else { field.ty == Type::Id && !field.in_head };
            if misses {
                let name = &field.name;
                let draft =
                    rules::BAD_WRITTEN_FORM.report(format!("`{{{name}}}` is missing in the written form"));
                let draft = match &text.write {
                    Some(write) => draft.help(format!("add `{{{name}}}` to `{}`", write.text)),
                    None => draft.help(format!("add `write: {} {{{name}}}`", shape.name)),
                };
                let label = format!("nobody could write `{name}` of `{}`", shape.name);
                let place = text.fields.get_index(at).map(|(_, field)| field.name.span);
                self.reports.push(draft.at(if phrase { place.unwrap_or(span) } else { span }, label));
            }
        }
    }

    /// `name` for a flag, `name {name}` otherwise; a block brings its own head.
    fn field_forms(&mut self, id: ShapeId, text: &ShapeText) {
        for at in 0..self.schema.shapes[id.index()].fields.len() {
            let field = &self.schema.shapes[id.index()].fields[at];
            let name = field.name.clone();
            let Some(field_text) = text.fields.get(&name) else { continue };
            let own = FieldId(at as u16);
            let is_block = matches!(field.ty, Type::Block(_));
            let is_flag = field.ty == Type::Flag;
            let pattern = match &field_text.write {
                Some(write) if is_block || field.in_head => {
                    let why = if is_block {
                        "a block is written as its own `write` says"
                    } else {
                        "it is written in the head"
                    };
                    let draft = rules::BAD_WRITTEN_FORM.report(format!("`{name}` has a second written form"));
                    self.reports.push(draft.help("take this `write` away").at(write.span, why));
                    Pattern::default()
                }
                Some(write) => {
                    let fields: Vec<&str> = text.fields.keys().map(String::as_str).collect();
                    let whose = format!("how `{name}` is written");
                    let form = written_form::parse(write, &fields, &whose, self.reports);
                    for (slot, span) in form.slots.iter().filter(|(slot, _)| *slot != own) {
                        let other = fields.get(slot.index()).copied().unwrap_or_default();
                        let draft = rules::BAD_WRITTEN_FORM.report(format!("`{{{other}}}` is another field"));
                        let draft = draft.help("make a block when a statement has several values");
                        self.reports
                            .push(draft.at(*span, format!("this statement is the value of `{name}`")));
                    }
                    if !is_flag && !form.broken && !form.slots.iter().any(|(slot, _)| *slot == own) {
                        let draft = rules::BAD_WRITTEN_FORM
                            .report(format!("`{{{name}}}` is missing in the written form"));
                        let draft = draft.help(format!("add `{{{name}}}` where the value goes"));
                        self.reports.push(draft.at(write.span, "nobody could write the value"));
                    }
                    form.pattern
                }
                None if is_block || field.in_head => Pattern::default(),
                None if is_flag => Pattern { parts: vec![Part::Literal(name)] },
                None => Pattern { parts: vec![Part::Literal(name), Part::Slot(own)] },
            };
            self.schema.shapes[id.index()].fields[at].write = pattern;
        }
    }

    /// What is special about kinds: the keyword and the form of their ids.
    pub(super) fn kinds(&mut self) {
        for at in 0..self.schema.kinds.len() {
            let shape = self.schema.kinds[at].shape;
            let text = self.texts[shape.index()].clone();
            let name = &self.schema.shapes[shape.index()].name.clone();
            if let Some(Part::Literal(word)) = self.schema.shapes[shape.index()].head.parts.first() {
                self.schema.kinds[at].keyword.clone_from(word);
            }
            let pattern = match &text.id {
                Some(id) => self.id_pattern(name, id),
                None => {
                    let message = format!("`{name}` does not say what its ids look like");
                    let draft = rules::WRONG_SCHEMA_VALUE.report(message).help(id_pattern::HELP);
                    self.reports.push(draft.at(text.name.span, format!("the ids of `{name}`")));
                    None
                }
            };
            self.schema.kinds[at].id = pattern.unwrap_or(IdPattern::Name);
            let keyword = self.schema.kinds[at].keyword.clone();
            self.keyword(KindId(at as u16), keyword, &text);
            if let Some(flag) = &text.standalone {
                let label = "the flag that excuses an asset nothing refers to";
                self.schema.kinds[at].standalone = self.find_field(shape, flag, label);
            }
        }
    }

    fn id_pattern(&mut self, kind: &str, id: &Said) -> Option<IdPattern> {
        let mistake = match id_pattern::parse(&id.text) {
            Ok(pattern) => return Some(pattern),
            Err(mistake) => mistake,
        };
        let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` is not a form of ids", id.text));
        let whole = mistake.place == (0..id.text.len());
        let label = if whole { format!("the ids of `{kind}`") } else { mistake.why.to_owned() };
        let span = id.part(mistake.place.start, mistake.place.end);
        self.reports.push(draft.help(mistake.help).at(span, label));
        None
    }

    /// An id that tells its kind must not tell two.
    pub(super) fn id_overlaps(&mut self) {
        let ids: Vec<(usize, &IdPattern)> =
            self.schema.kinds.iter().map(|kind| &kind.id).enumerate().collect();
        // Every pair is compared. No game has so many kinds that this would take long; an attack might.
        let telling: Vec<_> = ids.into_iter().filter(|(_, id)| id.has_prefix()).take(MOST_KINDS).collect();
        let mut found = Vec::new();
        for (at, (kind, id)) in telling.iter().enumerate() {
            let other = telling[..at].iter().find_map(|(other, first)| Some((*other, first.overlap(id)?)));
            found.extend(other.map(|(other, both)| (*kind, other, both)));
        }
        for (kind, first, both) in found {
            let text = |kind: usize| &self.texts[self.schema.kinds[kind].shape.index()];
            let (kind, first) = (text(kind), text(first));
            let place = |text: &ShapeText| text.id.as_ref().map_or(text.name.span, |id| id.span);
            let (name, other) = (&kind.name.text, &first.name.text);
            let draft = rules::OVERLAPPING_IDS
                .report(format!("`{both}` could be the id of `{name}` or of `{other}`"))
                .help("give one of them other letters, so that an id shows what it is")
                .related(place(first), format!("the ids of `{other}`"));
            let report = draft.at(place(kind), format!("the ids of `{name}`"));
            self.reports.push(report);
        }
    }

    fn keyword(&mut self, kind: KindId, keyword: String, text: &ShapeText) {
        let span = text.write.as_ref().map_or(text.name.span, |write| write.part(0, keyword.len()));
        if matches!(keyword.as_str(), "extern" | "game" | "allow") {
            let draft = rules::AMBIGUOUS_KEYWORD.report(format!("`{keyword}` is reserved"));
            self.reports
                .push(draft.help("begin the kind with another word").at(span, "every game has this word"));
            return;
        }
        if let Some(first) = self.schema.keywords.get(&keyword) {
            let first = &self.texts[self.schema.kinds[first.index()].shape.index()];
            let draft = rules::AMBIGUOUS_KEYWORD.report(format!("two kinds begin with `{keyword}`"));
            let draft = draft.related(first.name.span, format!("`{}` begins with it too", first.name.text));
            self.reports
                .push(draft.help("begin one of them with another word").at(span, "which one would it be"));
            return;
        }
        self.schema.keywords.insert(keyword, kind);
    }
}
