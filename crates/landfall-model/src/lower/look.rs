//! What values look like, before they are read.

use landfall_schema::Type;
use landfall_syntax::{Item, Items, TokenKind};

use super::Lower;
use crate::unit::{Arrow, Compare};

impl<'a> Lower<'a> {
    /// Whether the next item may begin a value of this type. `name` is that of the field.
    pub(super) fn type_can_start(&self, items: Items<'a>, ty: &Type, name: &str) -> bool {
        let Some(item) = items.peek() else { return false };
        let Item::Token { kind, text, .. } = item else {
            return matches!(ty, Type::Do | Type::Options | Type::Rows(_));
        };
        let wordy = matches!(kind, TokenKind::Word | TokenKind::Number);
        match ty {
            Type::Flag => text == name,
            Type::Int { .. } => kind == TokenKind::Number,
            Type::Text(_) => matches!(kind, TokenKind::Text | TokenKind::Prose),
            Type::Word(vocab) => self.schema.vocab(*vocab).word(text).is_some(),
            Type::Id | Type::Name => wordy,
            Type::Ref(kinds) => {
                wordy
                    && kinds.iter().any(|kind| {
                        let kind = self.schema.kind(*kind);
                        kind.id.could_be(text) || kind.keyword == text
                    })
            }
            Type::Child { .. } => {
                wordy && text.starts_with(|c: char| c.is_ascii_digit()) || text.contains('.')
            }
            Type::Requirement(_) | Type::Icons => kind == TokenKind::LBracket,
            Type::Effects => kind == TokenKind::Word && self.schema.verbs.contains_key(text),
            Type::Condition => {
                kind == TokenKind::LParen || text == "not" || self.schema.predicates.contains_key(text)
            }
            Type::Target => kind == TokenKind::Word && self.schema.targets.contains_key(text),
            Type::Compare => compare(kind).is_some(),
            Type::Range => wordy && text.starts_with(|c: char| c.is_ascii_digit()),
            Type::Arrow => arrow(kind).is_some(),
            Type::Do | Type::Options | Type::Rows(_) | Type::Block(_) => false,
        }
    }
}

/// Steps over a value by its look alone.
pub(super) fn skip_value(items: &mut Items<'_>, ty: &Type) {
    match ty {
        Type::Requirement(_) | Type::Icons => {
            items.bracket();
        }
        Type::Condition => {
            while let Some(item) = items.peek() {
                if matches!(
                    item,
                    Item::Block { .. } | Item::Token { kind: TokenKind::Arrow | TokenKind::Comma, .. }
                ) {
                    return;
                }
                items.bump();
            }
        }
        // A target may carry an argument: `crew-in(2)`.
        Type::Target => {
            items.bump();
            if matches!(items.peek(), Some(Item::Token { kind: TokenKind::LParen, .. })) {
                while let Some(item) = items.bump() {
                    if matches!(item, Item::Token { kind: TokenKind::RParen, .. }) {
                        return;
                    }
                }
            }
        }
        Type::Effects => while items.bump().is_some() {},
        Type::Flag | Type::Int { .. } | Type::Text(_) | Type::Word(_) | Type::Id | Type::Name => {
            items.bump();
        }
        Type::Ref(_) | Type::Child { .. } | Type::Compare | Type::Range | Type::Arrow => {
            items.bump();
        }
        Type::Do | Type::Options | Type::Block(_) | Type::Rows(_) => {
            items.bump();
        }
    }
}

pub(super) fn arrow(kind: TokenKind) -> Option<Arrow> {
    Some(match kind {
        TokenKind::Arrow => Arrow::Forward,
        TokenKind::BackArrow => Arrow::Back,
        TokenKind::BothArrow => Arrow::Both,
        _ => return None,
    })
}

pub(super) fn compare(kind: TokenKind) -> Option<Compare> {
    Some(match kind {
        TokenKind::Equals => Compare::Equal,
        TokenKind::NotEq => Compare::NotEqual,
        TokenKind::Less => Compare::Less,
        TokenKind::LessEq => Compare::AtMost,
        TokenKind::Greater => Compare::More,
        TokenKind::GreaterEq => Compare::AtLeast,
        _ => return None,
    })
}
