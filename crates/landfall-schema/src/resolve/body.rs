//! How the statements of a body are told apart, and what is said about fields together.

use landfall_diagnostics::Span;

use super::written_form::is_word;
use super::{Resolver, unknown_name};
use crate::field_type::{self, Type};
use crate::rules;
use crate::texts::FieldText;
use crate::types::{Class, FieldId, Part, Pattern, Shape, ShapeId, Starts};
use crate::yaml::Said;

/// One way in which a statement may begin.
enum Start {
    Word(String),
    Text,
    Arrow,
    Number,
    /// Something no reader could tell apart from the rest.
    Unclear(String),
}

impl Resolver<'_> {
    /// Keys, groups of which one is given, needed rows, and references into blocks.
    pub(super) fn groups_and_keys(&mut self) {
        for at in 0..self.texts.len() {
            let id = ShapeId(at as u16);
            let text = self.texts[at].clone();
            let key = text.key.as_ref().and_then(|key| self.find_field(id, key, "distinguishes siblings"));
            let at_most = self.groups(id, &text.at_most_one, "at most one of them may be given");
            let at_least = self.groups(id, &text.at_least_one, "at least one of them is given");
            let shape = &mut self.schema.shapes[at];
            (shape.key, shape.at_most_one, shape.at_least_one) = (key, at_most, at_least);
        }
        for at in 0..self.texts.len() {
            for (field, text) in self.texts[at].fields.clone().values().enumerate() {
                if let Some(needs) = &text.needs {
                    self.needed_row(at, field, needs);
                }
                self.check_child(at, field, text);
            }
        }
    }

    fn groups(&mut self, shape: ShapeId, groups: &[Vec<Said>], label: &str) -> Vec<Vec<FieldId>> {
        let ids =
            |group: &Vec<Said>| group.iter().filter_map(|name| self.find_field(shape, name, label)).collect();
        groups.iter().map(ids).collect()
    }

    fn needed_row(&mut self, shape: usize, field: usize, needs: &Said) {
        let Type::Block(block) = self.schema.shapes[shape].fields[field].ty else {
            let draft = rules::WRONG_SCHEMA_VALUE.report("`needs` is for blocks");
            self.reports.push(draft.at(needs.span, "this field holds no block that could be missing"));
            return;
        };
        let block = &self.schema.shapes[block.index()];
        let key = block.key.and_then(|key| block.fields.get(key.index()));
        let Some(Type::Word(vocabulary)) = key.map(|key| &key.ty) else {
            let draft =
                rules::WRONG_SCHEMA_VALUE.report(format!("`{}` is not distinguished by a word", block.name));
            let draft = draft.help(format!("give `{}` a `key` whose type is `word of ...`", block.name));
            self.reports.push(draft.at(needs.span, "`needs` names a word of the block's key"));
            return;
        };
        let vocabulary = &self.schema.vocabularies[vocabulary.index()];
        let word = vocabulary.index.get(&needs.text).copied();
        if word.is_none() {
            let known: Vec<&str> = vocabulary.words.iter().map(|word| word.name.as_str()).collect();
            let what = format!("word of `{}`", vocabulary.name);
            self.reports.push(unknown_name(&what, &needs.text, &known, needs.span, "the row that is needed"));
        }
        self.schema.shapes[shape].fields[field].needs = word;
    }

    /// `ref sector of planet` needs sectors on planets, and something to tell them apart by.
    fn check_child(&mut self, shape: usize, field: usize, text: &FieldText) {
        let Type::Child { kind, shape: child } = self.schema.shapes[shape].fields[field].ty else { return };
        let Some(ty) = &text.ty else { return };
        let (block, kind) = (&self.schema.shapes[child.index()], &self.schema.kinds[kind.index()]);
        let kind = &self.schema.shapes[kind.shape.index()];
        if !self.holds(kind, child) {
            let draft = rules::UNKNOWN_SCHEMA_NAME.report(format!("`{}` has no `{}`", kind.name, block.name));
            let draft = draft.help(format!("add a field of type `block {}` to `{}`", block.name, kind.name));
            self.reports.push(draft.at(ty.span, format!("the type of `{}`", text.name.text)));
        } else if block.key.is_none() {
            let draft = rules::WRONG_SCHEMA_VALUE
                .report(format!("nothing distinguishes one `{}` from another", block.name));
            let draft =
                draft.help(format!("add `key:` with one of its fields to the block `{}`", block.name));
            self.reports.push(draft.at(ty.span, "so no reference could name one"));
        }
    }

    fn holds(&self, kind: &Shape, wanted: ShapeId) -> bool {
        let mut seen = vec![false; self.schema.shapes.len()];
        let mut open: Vec<&Shape> = vec![kind];
        while let Some(shape) = open.pop() {
            for field in &shape.fields {
                if let Type::Block(inner) | Type::Rows(inner) = field.ty
                    && !std::mem::replace(&mut seen[inner.index()], true)
                {
                    open.push(&self.schema.shapes[inner.index()]);
                }
            }
        }
        seen[wanted.index()]
    }

    pub(super) fn bodies(&mut self) {
        for at in 0..self.texts.len() {
            if !matches!(self.schema.shapes[at].class, Class::Kind(_) | Class::Block) {
                continue;
            }
            let mut starts = Starts::default();
            for field in 0..self.schema.shapes[at].fields.len() {
                if !self.schema.shapes[at].fields[field].in_head {
                    self.add_starts(at, FieldId(field as u16), &mut starts);
                }
            }
            self.schema.shapes[at].starts = starts;
        }
    }

    fn add_starts(&mut self, shape: usize, id: FieldId, starts: &mut Starts) {
        let field = &self.schema.shapes[shape].fields[id.index()];
        let (owner, pattern) = match field.ty {
            Type::Block(block) => {
                let block = &self.schema.shapes[block.index()];
                (block, &block.head)
            }
            _ => (&self.schema.shapes[shape], &field.write),
        };
        for start in self.starts_of(owner, pattern) {
            let taken = match &start {
                Start::Word(word) if word == "allow" => {
                    let draft = rules::AMBIGUOUS_KEYWORD.report("`allow` is reserved");
                    let draft = draft.help("begin the statement with another word");
                    self.reports.push(draft.at(self.place(shape, id), "`allow` silences a check"));
                    return;
                }
                Start::Word(word) => *starts.words.entry(word.clone()).or_insert(id),
                Start::Text => *starts.text.get_or_insert(id),
                Start::Arrow => *starts.arrow.get_or_insert(id),
                Start::Number => *starts.number.get_or_insert(id),
                Start::Unclear(what) => {
                    let name = &self.schema.shapes[shape].fields[id.index()].name;
                    let draft = rules::BAD_WRITTEN_FORM.report(format!("`{name}` cannot begin with {what}"));
                    let help =
                        "begin with a word, `->`, a quoted text, a number, or a slot of type `word of ...`";
                    self.reports
                        .push(draft.help(help).at(self.place(shape, id), "how would a reader know it"));
                    return;
                }
            };
            if taken != id {
                self.ambiguous(shape, id, taken, &start);
                return;
            }
        }
    }

    fn ambiguous(&mut self, shape: usize, id: FieldId, taken: FieldId, start: &Start) {
        let fields = &self.schema.shapes[shape].fields;
        let (name, other) = (&fields[id.index()].name, &fields[taken.index()].name);
        let how = match start {
            Start::Word(word) => format!("`{word}`"),
            Start::Text => "a quoted text".to_owned(),
            Start::Arrow => "`->`".to_owned(),
            Start::Number | Start::Unclear(_) => "a number".to_owned(),
        };
        let draft = rules::AMBIGUOUS_KEYWORD.report(format!("`{other}` and `{name}` both begin with {how}"));
        let draft = draft.related(self.place(shape, taken), format!("`{other}` begins with it too"));
        let draft = draft.help(format!("let `{name}` begin with another word"));
        let label = format!("in the body of `{}`", self.schema.shapes[shape].name);
        self.reports.push(draft.at(self.place(shape, id), label));
    }

    /// Where a field tells how it is written.
    fn place(&self, shape: usize, field: FieldId) -> Span {
        let text = &self.texts[shape];
        match text.fields.get_index(field.index()) {
            Some((_, field)) => field.write.as_ref().map_or(field.name.span, |write| write.span),
            None => text.name.span,
        }
    }

    fn starts_of(&self, owner: &Shape, pattern: &Pattern) -> Vec<Start> {
        let mut firsts = Vec::new();
        first_parts(&pattern.parts, &mut firsts);
        let mut starts = Vec::new();
        for part in firsts {
            match part {
                Part::Literal(literal) if literal == "->" => starts.push(Start::Arrow),
                Part::Literal(literal) if is_word(literal) => starts.push(Start::Word(literal.clone())),
                Part::Literal(literal) => starts.push(Start::Unclear(format!("`{literal}`"))),
                Part::Slot(slot) => self.slot_starts(owner, *slot, &mut starts),
                Part::Optional(_) => {}
            }
        }
        starts
    }

    fn slot_starts(&self, owner: &Shape, slot: FieldId, starts: &mut Vec<Start>) {
        let Some(field) = owner.fields.get(slot.index()) else { return };
        match field.ty.start() {
            field_type::Start::Name => starts.push(Start::Word(field.name.clone())),
            field_type::Start::Text => starts.push(Start::Text),
            field_type::Start::Number => starts.push(Start::Number),
            field_type::Start::Words(vocabulary) => {
                let words = &self.schema.vocabularies[vocabulary.index()].words;
                starts.extend(words.iter().map(|word| Start::Word(word.name.clone())));
            }
            field_type::Start::Unclear => starts.push(Start::Unclear(format!("`{{{}}}`", field.name))),
        }
    }
}

/// The parts that may come first: everything up to the first one that cannot be left out.
fn first_parts<'p>(parts: &'p [Part], firsts: &mut Vec<&'p Part>) -> bool {
    for part in parts {
        match part {
            Part::Optional(inner) => {
                first_parts(inner, firsts);
            }
            part => {
                firsts.push(part);
                return true;
            }
        }
    }
    false
}
