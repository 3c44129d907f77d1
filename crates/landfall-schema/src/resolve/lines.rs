//! Lines about the state of play: what a verb does (`does`), and what an argument means when it is left out (`default`).

use landfall_diagnostics::{Span, nearest};

use super::field_type::words;
use super::{Resolver, unknown_name};
use crate::item::quoted;
use crate::rules;
use crate::types::{Act, Does, DoesMore, FieldId, Omitted, Select, ShapeId, Type};
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

const SELECTS: [(&str, Select); 3] =
    [("first", Select::First), ("top", Select::Top), ("every", Select::Every)];

const CLAUSES: [&str; 7] = ["of", "at", "from", "to", "as", "by", "in"];

const OMITTED: [(&str, Omitted); 7] = [
    ("all", Omitted::All),
    ("here", Omitted::Here),
    ("acting", Omitted::Acting),
    ("own", Omitted::Own),
    ("top", Omitted::Top),
    ("current", Omitted::Current),
    ("any", Omitted::Any),
];

/// What effects do, by its word.
pub(crate) fn act(name: &str) -> Option<Act> {
    ACTS.iter().find(|(word, _)| *word == name).map(|(_, act)| *act)
}

/// A word of a line and where it begins.
type Word<'w> = (usize, &'w str);

impl Resolver<'_> {
    /// `ACT [SELECT] SUBJECT [of ARG] [at ARG] [from STATE] [to STATE] [as FACE] [by ARG]`. A line of `play` belongs to no
    /// verb and has no arguments.
    pub(super) fn does(&mut self, shape: Option<ShapeId>, line: &Said) -> Option<Does> {
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
        let mut more = DoesMore::default();
        let mut rest = rest;
        if let [(_, first), (_, second), ..] = rest
            && let Some((_, select)) = SELECTS.iter().find(|(name, _)| name == first)
            && !CLAUSES.contains(second)
        {
            more.select = Some(*select);
            rest = &rest[1..];
        }
        let Some(((start, subject), clauses)) = rest.split_first() else {
            return self.no_line(line);
        };
        let (mut at, mut by) = (None, None);
        for pair in clauses.chunks(2) {
            let [(_, clause), (start, name)] = pair else { return self.no_line(line) };
            let span = line.part(*start, start + name.len());
            match *clause {
                "of" => more.of = self.argument(shape, name, span),
                "at" if *name == "here" || self.pieces.iter().any(|piece| piece == name) => {
                    more.place = Some((*name).to_owned());
                }
                "at" => at = self.argument(shape, name, span),
                "by" => match name.parse() {
                    Ok(number) => more.amount = Some(number),
                    Err(_) => by = self.argument(shape, name, span),
                },
                "from" => more.from = Some((*name).to_owned()),
                "to" => more.to = Some((*name).to_owned()),
                "as" => more.face = Some((*name).to_owned()),
                _ => return self.no_line(line),
            }
        }
        let (arg, named) = self.subject(shape, line, (*start, subject));
        Some(Does { act: *found, subject: (*subject).to_owned(), arg, shape: named, at, by, more })
    }

    fn no_line<T>(&mut self, line: &Said) -> Option<T> {
        let message = format!("`{}` is not a line of `does`", line.text);
        let help = "a line is an act, a subject, and perhaps `of`, `at`, `from`, `to`, `as` and `by`";
        self.bad_line(line, line.span, message, help);
        None
    }

    /// The argument, or the block or kind, that a line is about.
    fn subject(
        &mut self,
        shape: Option<ShapeId>,
        line: &Said,
        (start, subject): Word<'_>,
    ) -> (Option<FieldId>, Option<ShapeId>) {
        let arg = shape.and_then(|shape| self.schema.shapes[shape.index()].field(subject));
        let named = self.names.blocks.get(subject).copied();
        let kind = self.names.kinds.get(subject).map(|kind| self.schema.kinds[kind.index()].shape);
        if let Some(shape) = shape
            && arg.is_none()
            && named.is_none()
            && kind.is_none()
        {
            self.check_counter(shape, line, start, subject);
        }
        (arg, if arg.is_none() { named.or(kind) } else { None })
    }

    fn argument(&mut self, shape: Option<ShapeId>, name: &str, span: Span) -> Option<FieldId> {
        let shape = shape.map(|shape| &self.schema.shapes[shape.index()]);
        let found = shape.and_then(|shape| shape.field(name));
        if found.is_none() {
            let known: Vec<&str> =
                shape.iter().flat_map(|shape| &shape.fields).map(|field| field.name.as_str()).collect();
            let what = match shape {
                Some(shape) => format!("argument of `{}`", shape.name),
                None => "argument of anything in `play`".to_owned(),
            };
            self.reports.push(unknown_name(
                &what,
                name,
                &known,
                span,
                "`of`, `at` and `by` name an argument",
            ));
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

    fn bad_line(&mut self, line: &Said, span: Span, message: String, help: &str) {
        let draft = rules::BAD_DOES_LINE.report(message).help(help);
        let label =
            if span == line.span { "what the verb does to the state of play" } else { "the act comes first" };
        self.reports.push(draft.at(span, label));
    }

    /// `default: 1`, `default: here`.
    pub(super) fn omitted(&mut self, said: &Said, ty: Option<&Type>) -> Option<Omitted> {
        let number = said.text.parse().ok().map(Omitted::Number);
        let word = OMITTED.iter().find(|(name, _)| *name == said.text).map(|(_, found)| *found);
        let found = number.or(word);
        let needs_number = matches!(ty, Some(Type::Int { .. }));
        let fits = match found {
            Some(Omitted::Number(_)) => ty.is_none() || needs_number,
            Some(Omitted::All) => true,
            Some(_) => !needs_number,
            None => false,
        };
        if !fits {
            let known = OMITTED.map(|(name, _)| name);
            let draft = rules::WRONG_SCHEMA_VALUE
                .report(format!("`{}` is not what an argument of this type can mean", said.text));
            let draft = draft.help(format!("write a number, or one of {}", quoted(&known)));
            self.reports.push(draft.at(said.span, "what it means when it is left out"));
            return None;
        }
        found
    }
}
