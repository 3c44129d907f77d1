//! Small questions about written forms and ids that readers of content ask.

use crate::id_pattern::IdMatch;
use crate::types::{FieldId, IdPart, IdPattern, Part, Pattern, Shape, Type};

impl Shape {
    /// The written form of the head, as it is shown to people.
    pub fn head_text(&self) -> String {
        self.head.to_text(self)
    }

    /// The words a phrase begins with: `goto log`.
    pub fn first_words(&self) -> String {
        self.head.literal_prefix().collect::<Vec<_>>().join(" ")
    }

    /// The phrase with everything left out that may be: `move to connected`. Absent when something must be named.
    pub fn bare_phrase(&self) -> Option<String> {
        let mut words: Vec<&str> = Vec::new();
        for part in &self.head.parts {
            match part {
                Part::Literal(word) => words.push(word),
                Part::Optional(_) => {}
                Part::Slot(_) => return None,
            }
        }
        Some(words.join(" "))
    }

    /// The field that holds the id of an asset.
    pub fn id_field(&self) -> Option<FieldId> {
        self.fields.iter().position(|field| field.ty == Type::Id).map(|at| FieldId(at as u16))
    }
}

impl Pattern {
    /// The words before the first slot.
    pub fn literal_prefix(&self) -> impl Iterator<Item = &str> {
        self.parts.iter().map_while(|part| match part {
            Part::Literal(literal) => Some(literal.as_str()),
            _ => None,
        })
    }

    /// Whether this field is written here, not counting optional parts.
    pub fn demands(&self, id: FieldId) -> bool {
        self.parts.contains(&Part::Slot(id))
    }
}

impl IdPattern {
    /// Whether the id alone tells the kind.
    pub fn has_prefix(&self) -> bool {
        let is_letter = |c: char| c.is_ascii_alphabetic();
        match self {
            IdPattern::Name => false,
            IdPattern::Numbered { prefix, .. } => !prefix.is_empty(),
            IdPattern::Template(parts) => parts.iter().any(|part| match part {
                IdPart::Text(plain) => plain.contains(is_letter),
                IdPart::OneOf(choices) => choices.iter().all(|choice| choice.contains(is_letter)),
                IdPart::Digits { .. } | IdPart::Any => false,
            }),
        }
    }

    pub fn is_ok(&self, text: &str) -> bool {
        self.matches(text) == IdMatch::Ok
    }

    /// Whether this may be meant as such an id, wrongly padded or confused forms included.
    pub fn could_be(&self, text: &str) -> bool {
        self.matches(text) != IdMatch::No
    }
}
