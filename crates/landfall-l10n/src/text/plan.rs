//! Where the variables of a template come from: the fields of the shape that it says.

use std::collections::BTreeSet;
use std::sync::Arc;

use landfall_schema::{FieldId, Shape, Type};

use super::pattern::Pattern;
use crate::game::FORMS;

/// How one shape is said by one template.
#[derive(Debug)]
pub(super) struct Plan {
    /// Of the template.
    pub name: String,
    /// `None` where only Fluent can say it.
    pub pattern: Option<Arc<Pattern>>,
    /// In the order in which the pattern names them; all there may be where only Fluent knows which it asks for.
    pub variables: Vec<Variable>,
    /// Whether the template says a field, by number.
    says: Vec<bool>,
    pub says_negated: bool,
    /// The field for whom an effect is.
    pub target: Option<FieldId>,
}

#[derive(Debug)]
pub(super) struct Variable {
    pub name: String,
    /// The first that is there counts.
    pub sources: Vec<Source>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// Whether what is said must not be.
    Negated,
    /// The number among those of its kind.
    Position,
    Field(FieldId, Part),
}

/// What of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// All of it, in words.
    Whole,
    /// As the schema writes it.
    Key,
    /// Whether the number is written.
    Stated,
    /// The halves of a reference.
    Asset,
    Child,
    /// That form of a word.
    Form(u8),
}

/// What may stand behind the name of a field in a variable.
pub(super) const DERIVED: [&str; 4] = ["-key", "-asset", "-child", "-stated"];

impl Part {
    /// What stands behind the name of a field.
    fn named(rest: &str) -> Option<Self> {
        Some(match rest {
            "" => Part::Whole,
            "-key" => Part::Key,
            "-stated" => Part::Stated,
            "-asset" => Part::Asset,
            "-child" => Part::Child,
            _ => Part::Form(form(rest)?),
        })
    }
}

/// `-form-2` is the second form of a word.
fn form(rest: &str) -> Option<u8> {
    rest.strip_prefix("-form-")?.parse().ok()
}

impl Plan {
    pub(super) fn of(
        shape: &Shape,
        name: String,
        used: &BTreeSet<String>,
        pattern: Option<Arc<Pattern>>,
    ) -> Self {
        let fields: Vec<&str> = shape.fields.iter().map(|field| &*field.name).collect();
        let target = shape.fields.iter().position(|field| matches!(field.ty, Type::Target));
        let target = target.map(|at| FieldId(at as u16));
        let asked = pattern.as_ref().map(|pattern| &*pattern.variables);
        let plan = Self::of_fields(&fields, name, used, asked);
        Self { target, pattern, ..plan }
    }

    /// `asked` are the variables of a pattern; without them it is for Fluent to say.
    fn of_fields(fields: &[&str], name: String, used: &BTreeSet<String>, asked: Option<&[String]>) -> Self {
        let uses = |variable: &str| used.iter().any(|used| used.strip_prefix(variable).is_some_and(is_said));
        let says = fields.iter().map(|field| uses(field)).collect();
        let names = asked.map_or_else(|| every_name(fields), <[String]>::to_vec);
        let of_name = |name: String| Variable { sources: sources(fields, &name), name };
        let variables = names.into_iter().map(of_name).collect();
        Self { name, pattern: None, variables, says, says_negated: uses("negated"), target: None }
    }

    pub(super) fn says(&self, field: FieldId) -> bool {
        self.says.get(field.index()).is_some_and(|says| *says)
    }
}

/// Whether what stands behind the name of a field says something of it.
fn is_said(rest: &str) -> bool {
    rest.is_empty() || DERIVED.contains(&rest) || form(rest).is_some()
}

fn every_name(fields: &[&str]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for field in fields {
        names.push((*field).to_owned());
        names.extend(DERIVED.map(|end| format!("{field}{end}")));
        names.extend((2..=FORMS).map(|form| format!("{field}-form-{form}")));
    }
    names.extend(["position".to_owned(), "negated".to_owned()]);
    names
}

/// Of two fields that would fill in the same variable, the later one counts.
fn sources(fields: &[&str], name: &str) -> Vec<Source> {
    match name {
        "negated" => return vec![Source::Negated],
        "position" => return vec![Source::Position],
        _ => {}
    }
    let of_field = |(at, field): (usize, &&str)| {
        let part = Part::named(name.strip_prefix(*field)?)?;
        Some(Source::Field(FieldId(at as u16), part))
    };
    fields.iter().enumerate().rev().filter_map(of_field).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_variable_leads_to_its_field() {
        let of = |name: &str| sources(&["log", "log-key", "n"], name);
        assert_eq!(of("log"), [Source::Field(FieldId(0), Part::Whole)]);
        // The later field is the one that counts.
        assert_eq!(
            of("log-key"),
            [Source::Field(FieldId(1), Part::Whole), Source::Field(FieldId(0), Part::Key)]
        );
        assert_eq!(of("n-form-3"), [Source::Field(FieldId(2), Part::Form(3))]);
        assert_eq!(of("negated"), [Source::Negated]);
        assert_eq!(of("nothing"), []);
    }

    #[test]
    fn a_field_is_said_by_any_of_its_variables() {
        let used = BTreeSet::from(["log-asset".to_owned(), "n".to_owned()]);
        let plan = Plan::of_fields(&["log", "n", "who"], String::new(), &used, None);
        assert!(plan.says(FieldId(0)) && plan.says(FieldId(1)) && !plan.says(FieldId(2)));
        assert!(!plan.says_negated);
    }
}
