//! Written forms: `goto log {log}`, `sector {number} [{title}]`, `marked({box})`.

use landfall_diagnostics::{Report, Reports, Span, nearest};

use crate::item::quoted;
use crate::rules;
use crate::types::{FieldId, Part, Pattern};
use crate::yaml::Said;

/// Optional parts within optional parts.
const DEEPEST: usize = 8;

/// Longest first, so that `<->` is not read as `<` and `->`.
const MARKS: [&str; 17] =
    ["<->", "->", "<-", "<=", ">=", "!=", "<", ">", "=", "(", ")", ",", "+", "/", "*", ":", "|"];

/// A written form and what its slots name.
#[derive(Default)]
pub(super) struct Form {
    pub pattern: Pattern,
    pub slots: Vec<(FieldId, Span)>,
    /// Set when something was wrong, so that what seems to be missing may only be misspelt.
    pub broken: bool,
}

/// Reads a written form. `fields` are the names a slot may have, `whose` says whose form it is.
pub(super) fn parse(said: &Said, fields: &[&str], whose: &str, reports: &mut Reports) -> Form {
    let mut reader =
        Reader { said, fields, whose, reports, form: Form::default(), open: vec![(0, Vec::new())] };
    reader.run();
    reader.form
}

struct Reader<'a> {
    said: &'a Said,
    fields: &'a [&'a str],
    whose: &'a str,
    reports: &'a mut Reports,
    form: Form,
    /// The parts of each `[` that is still open, below them those of the form itself.
    open: Vec<(usize, Vec<Part>)>,
}

impl Reader<'_> {
    fn run(&mut self) {
        let text = self.said.text.clone();
        let mut at = 0;
        while let Some(next) = text[at..].chars().next() {
            let rest = &text[at..];
            let length = match next {
                c if c.is_whitespace() => c.len_utf8(),
                '{' => self.slot(rest, at),
                '[' => self.begin_optional(at),
                ']' => self.end_optional(at),
                _ => self.literal(rest, at),
            };
            at += length;
        }
        while self.open.len() > 1 {
            let (start, parts) = self.open.pop().unwrap_or_default();
            self.fault(start, start + 1, "this `[` is not closed", "add `]` where the optional part ends");
            self.push(Part::Optional(parts));
        }
        self.form.pattern.parts = self.open.pop().map(|(_, parts)| parts).unwrap_or_default();
        if self.form.pattern.parts.is_empty() && !self.form.broken {
            self.fault(0, text.len(), "this written form is empty", "write a word, as in `turn to {page}`");
        }
    }

    fn slot(&mut self, rest: &str, at: usize) -> usize {
        let Some(length) = rest.find('}') else {
            self.fault(
                at,
                at + rest.len(),
                "this `{` is not closed",
                "a slot is a field in braces: `{title}`",
            );
            return rest.len();
        };
        let name = rest[1..length].trim();
        let (start, end) = (at, at + length + 1);
        match self.fields.iter().position(|field| *field == name) {
            Some(found) => {
                let field = FieldId(found as u16);
                let span = self.said.part(start, end);
                if self.form.slots.iter().any(|(slot, _)| *slot == field) {
                    let help = "name each field once";
                    self.fault(start, end, &format!("duplicate `{{{name}}}`"), help);
                } else {
                    self.form.slots.push((field, span));
                    self.push(Part::Slot(field));
                }
            }
            None => {
                let report = self.unknown_slot(name, start, end);
                self.form.broken = true;
                self.reports.push(report);
            }
        }
        length + 1
    }

    fn unknown_slot(&self, name: &str, start: usize, end: usize) -> Report {
        let help = match nearest(name, self.fields.iter().copied()).as_slice() {
            [] if self.fields.is_empty() => "define the field, or take the slot away".to_owned(),
            [] => format!("the fields are {}", quoted(self.fields)),
            near => format!("a field with a similar name exists: {}", quoted(near)),
        };
        let draft = rules::BAD_WRITTEN_FORM.report(format!("no field is called `{name}`")).help(help);
        draft.at(self.said.part(start, end), self.whose)
    }

    fn begin_optional(&mut self, at: usize) -> usize {
        if self.open.len() > DEEPEST {
            self.fault(at, at + 1, "optional parts are nested too deeply", "split the form into several");
        } else {
            self.open.push((at, Vec::new()));
        }
        1
    }

    fn end_optional(&mut self, at: usize) -> usize {
        if self.open.len() < 2 {
            let help = "an optional part is written `[{title}]`";
            self.fault(at, at + 1, "this `]` closes nothing", help);
        } else if let Some((start, parts)) = self.open.pop() {
            if parts.is_empty() && !self.form.broken {
                self.fault(start, at + 1, "this optional part is empty", "put a word or a slot into it");
            }
            self.push(Part::Optional(parts));
        }
        1
    }

    fn literal(&mut self, rest: &str, at: usize) -> usize {
        let length = word_length(rest);
        let literal = match MARKS.iter().find(|mark| rest.starts_with(**mark)) {
            _ if length > 0 => &rest[..length],
            Some(mark) => mark,
            None => {
                let next = rest.chars().next().map_or(1, char::len_utf8);
                let message = format!("`{}` is not allowed in a written form", &rest[..next]);
                self.fault(
                    at,
                    at + next,
                    &message,
                    "use words, `{slots}`, `[optional parts]` and marks such as `->`",
                );
                return next;
            }
        };
        self.push(Part::Literal(literal.to_owned()));
        literal.len()
    }

    fn push(&mut self, part: Part) {
        if let Some((_, parts)) = self.open.last_mut() {
            parts.push(part);
        }
    }

    fn fault(&mut self, start: usize, end: usize, message: &str, help: &str) {
        self.form.broken = true;
        let draft = rules::BAD_WRITTEN_FORM.report(message).help(help);
        self.reports.push(draft.at(self.said.part(start, end), self.whose));
    }
}

/// How many bytes of a word `text` begins with; the same words as in `.land` files.
fn word_length(text: &str) -> usize {
    let mut length = 0;
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let next = chars.peek().map(|(_, next)| *next);
        let fits = match c {
            '-' => at > 0 && next != Some('>'),
            '.' => at > 0 && next.is_some_and(char::is_alphanumeric),
            c => c.is_alphanumeric() || c == '_',
        };
        if !fits {
            break;
        }
        length = at + c.len_utf8();
    }
    length
}

/// Whether `literal` is a word rather than a mark.
pub(super) fn is_word(literal: &str) -> bool {
    literal.chars().next().is_some_and(|c| c.is_alphanumeric() || c == '_')
}
