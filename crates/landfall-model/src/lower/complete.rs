//! What a finished block must and must not have.

use landfall_diagnostics::{Span, a};
use landfall_schema::{FieldId, Shape, Type};

use super::{Given, Lower, list_words};
use crate::rules;
use crate::unit::Field;

impl Lower<'_> {
    /// Of a damaged record nothing is missed: it may be in what was not understood.
    pub(super) fn complete(&mut self, shape: &Shape, record: u32, given: &Given, body: Option<Span>) {
        let Given { fields, damaged } = given;
        let damaged = *damaged;
        let place = self.record_span(record);
        for (at, field) in shape.fields.iter().enumerate() {
            let id = FieldId(at as u16);
            let mut given = fields.iter().filter(|given| given.id == id);
            let (first, second) = (given.next(), given.next());
            match (first, second) {
                (None, _) if field.required && !damaged && !shape.head.demands(id) => {
                    self.missing(shape, field, place, body);
                }
                (Some(first), Some(second)) if !field.many => self.repeated(field, first, second),
                _ => {}
            }
            if let Some(max) = field.max
                && let Some(extra) = fields.iter().filter(|given| given.id == id).nth(max as usize)
            {
                let span = self.unit.span(extra.start, extra.end);
                self.tell(
                    rules::TOO_MANY
                        .report(format!("more than {max} of `{}`", field.name))
                        .help(format!("keep {max} and delete the rest"))
                        .at(span, format!("{} has at most {max}", a(&shape.name))),
                );
            }
        }
        self.groups(shape, fields, damaged, place);
    }

    fn missing(&mut self, shape: &Shape, field: &landfall_schema::Field, place: Span, body: Option<Span>) {
        let form = match &field.ty {
            Type::Block(inner) => self.schema.shape(*inner).head_text(),
            _ => field.write.to_text(shape),
        };
        let help =
            if field.hint.is_empty() { format!("add a line `{form}`") } else { field.hint.to_string() };
        let mut draft =
            rules::MISSING_FIELD.report(format!("this {} has no `{}`", shape.name, field.name)).help(help);
        if let Some(body) = body {
            draft =
                draft.related(Span::new(body.file, body.start, body.start + 1), "it belongs in this block");
        }
        self.tell(draft.at(place, format!("{} needs its `{}`", a(&shape.name), field.name)));
    }

    fn repeated(&mut self, field: &landfall_schema::Field, first: &Field, second: &Field) {
        let (first, second) =
            (self.unit.span(first.start, first.end), self.unit.span(second.start, second.end));
        self.tell(
            rules::REPEATED_FIELD
                .report(format!("`{}` is given twice", field.name))
                .help("keep one of them")
                .related(first, "given here first")
                .at(second, "only one can count"),
        );
    }

    fn groups(&mut self, shape: &Shape, fields: &[Field], damaged: bool, place: Span) {
        let find = |id: &FieldId| fields.iter().find(|field| field.id == *id);
        let names = |group: &[FieldId]| -> Vec<String> {
            group.iter().map(|id| format!("`{}`", shape.fields[id.index()].name)).collect()
        };
        for group in &shape.at_most_one {
            let mut given: Vec<&Field> = group.iter().filter_map(find).collect();
            given.sort_by_key(|field| field.start);
            if let [first, second, ..] = given[..] {
                let (one, other) =
                    (self.unit.span(first.start, first.end), self.unit.span(second.start, second.end));
                self.tell(
                    rules::EXCLUSIVE_FIELDS
                        .report(format!(
                            "`{}` and `{}` exclude each other",
                            shape.fields[first.id.index()].name,
                            shape.fields[second.id.index()].name
                        ))
                        .help(format!(
                            "{} has at most one of {}: keep one",
                            a(&shape.name),
                            list_words(&names(group), "and")
                        ))
                        .related(one, "the other one")
                        .at(other, format!("this {} already has something else", shape.name)),
                );
            }
        }
        for group in &shape.at_least_one {
            if !damaged && !group.iter().any(|id| find(id).is_some()) {
                let hint =
                    group.iter().map(|id| &shape.fields[id.index()].hint).find(|hint| !hint.is_empty());
                let help = hint.map_or_else(
                    || format!("add one of {}", list_words(&names(group), "or")),
                    ToString::to_string,
                );
                self.tell(
                    rules::MISSING_FIELD
                        .report(format!(
                            "this {} has none of {}",
                            shape.name,
                            list_words(&names(group), "or")
                        ))
                        .help(help)
                        .at(place, format!("{} needs one of them", a(&shape.name))),
                );
            }
        }
    }
}
