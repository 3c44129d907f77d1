//! What the variables of a template are filled in with.

use std::borrow::Cow;

use landfall_model::{FieldView, Rec, Value};
use landfall_schema::{Control, FieldId, Tag, Type, Word};

use super::pattern::Filling;
use super::phrase::{Speaker, word_of};
use super::plan::{Part, Source, Variable};

/// A record as it is said at one place.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub rec: Rec<'a>,
    /// How deep what is inside of it stands.
    pub depth: usize,
    pub negated: bool,
    /// The field for whom an effect is, and whom it is for where it names nobody.
    pub whom: Option<(FieldId, Rec<'a>)>,
}

impl<'a> Speaker<'a> {
    /// What is not there is `none`, except numbers: one that is left out is a 1, and `n-stated` says which.
    pub(super) fn fill(&self, asked: Asked<'a>, variable: &Variable) -> Option<Filling<'a>> {
        if let Some((field, whom)) = asked.whom {
            let depth = asked.depth;
            for source in &variable.sources {
                match source {
                    Source::Field(id, Part::Key) if *id == field => {
                        return Some((&*whom.shape().name).into());
                    }
                    Source::Field(id, Part::Whole) if *id == field => {
                        return Some(self.said(whom, depth).into());
                    }
                    _ => {}
                }
            }
        }
        variable.sources.iter().find_map(|source| match *source {
            Source::Negated => Some(if asked.negated { "yes" } else { "no" }.into()),
            Source::Position => Some(position(asked.rec).into()),
            Source::Field(id, part) => {
                let field = asked.rec.shape().fields.get(id.index())?;
                self.part(asked, id, &field.ty, part)
            }
        })
    }

    fn part(&self, asked: Asked<'a>, id: FieldId, ty: &Type, part: Part) -> Option<Filling<'a>> {
        let mut values = asked.rec.all(id);
        let Some(first) = values.next() else {
            return match (ty, part) {
                (Type::Int { .. }, Part::Stated) => Some("no".into()),
                (Type::Int { .. }, Part::Whole) => Some(1.into()),
                (Type::Int { .. }, _) => None,
                (_, Part::Key | Part::Whole) => Some("none".into()),
                _ => None,
            };
        };
        let second = values.next();
        if matches!(ty, Type::Int { .. }) && second.is_none() {
            return match part {
                Part::Stated => Some("yes".into()),
                Part::Whole => Some(first.int().unwrap_or_default().into()),
                _ => None,
            };
        }
        match part {
            Part::Stated => None,
            Part::Key => Some(key(first).into()),
            Part::Form(form) => Some(self.form(first.word()?, form).into()),
            Part::Asset => Some(self.asset_half(first.target()?).into()),
            Part::Child => Some(self.child_half(first.target()?).into()),
            Part::Whole => {
                let by_line =
                    matches!(ty, Type::Rows(_)) && asked.rec.shape().control == Some(Control::Table);
                let one = self.value_in(first, asked.depth);
                let Some(second) = second else {
                    return Some(if by_line { format!("\n{one}").into() } else { one.into() });
                };
                let rest =
                    std::iter::once(second).chain(values).map(|value| self.value_in(value, asked.depth));
                let all = std::iter::once(one).chain(rest);
                Some(match ty {
                    // A table is read line by line.
                    _ if by_line => all.map(|row| format!("\n{row}")).collect::<String>().into(),
                    Type::Effects => all.collect::<Vec<_>>().join(" ").into(),
                    _ => all.collect::<Vec<_>>().join(", ").into(),
                })
            }
        }
    }

    /// The form of a word behind a number, then its other forms. A word without so many has one for all of them.
    fn form(&self, word: &'a Word, form: u8) -> Cow<'a, str> {
        let base = self.locale.split(['-', '_']).next().unwrap_or(self.locale);
        let tagged = |tag: Tag| word.tag_in(tag, self.locale).or_else(|| word.tag_in(tag, base));
        let others = tagged(Tag::Forms).into_iter().flat_map(|forms| forms.split('|'));
        let name = self.name(&word.names, &word.name);
        let mut forms = std::iter::once(name).chain(tagged(Tag::Plural)).chain(others).map(str::trim);
        let mut last = forms.next().unwrap_or_default();
        for _ in 1..form {
            last = forms.next().unwrap_or(last);
        }
        last.into()
    }
}

/// The word as the schema writes it.
fn key(field: FieldView<'_>) -> &str {
    let key = match field.value {
        Value::Word(_) => field.word().map(|word| &*word.name),
        Value::Record(_) => field.record().map(|rec| &*rec.shape().name),
        Value::Compare(compare) => Some(word_of(compare)),
        _ => None,
    };
    key.unwrap_or("given")
}

fn position(rec: Rec<'_>) -> i32 {
    let siblings =
        rec.parent().map(|parent| parent.children(rec.shape_id()).position(|other| other.index == rec.index));
    siblings.flatten().unwrap_or_default() as i32 + 1
}
