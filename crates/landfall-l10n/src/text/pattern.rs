//! Templates as lists of pieces. Nearly all of them are text, variables and choices between these: such a one is taken
//! apart once, and saying it copies text. Whatever else Fluent can do is left to Fluent.

use std::borrow::Cow;

use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::plurals::{Category, Plurals};

/// What a variable is filled in with.
#[derive(Clone, Debug, PartialEq)]
pub enum Filling<'v> {
    Text(Cow<'v, str>),
    Number(i32),
}

impl From<i32> for Filling<'_> {
    fn from(number: i32) -> Self {
        Filling::Number(number)
    }
}

impl<'v> From<&'v str> for Filling<'v> {
    fn from(text: &'v str) -> Self {
        Filling::Text(Cow::Borrowed(text))
    }
}

impl<'v> From<Cow<'v, str>> for Filling<'v> {
    fn from(text: Cow<'v, str>) -> Self {
        Filling::Text(text)
    }
}

impl From<String> for Filling<'_> {
    fn from(text: String) -> Self {
        Filling::Text(Cow::Owned(text))
    }
}

#[derive(Debug)]
pub(super) struct Pattern {
    pieces: Vec<Piece>,
    /// Their names, in the order in which they are met.
    pub(super) variables: Vec<String>,
}

#[derive(Debug)]
enum Piece {
    Text(String),
    Variable(usize),
    Choice(Choice),
}

#[derive(Debug)]
struct Choice {
    by: usize,
    cases: Vec<(Key, Vec<Piece>)>,
    /// The case for everything that no key names.
    otherwise: Option<usize>,
}

#[derive(Debug)]
enum Key {
    /// A word, and the numbers that it means where it is a category of plurals.
    Word(String, Option<Category>),
    Number(f64),
    /// A number with a fraction written out is never equal to a whole one.
    Never,
}

/// Fluent gives up on a template that fills in more.
const MOST_PLACEABLES: usize = 100;

impl Pattern {
    /// `None` for what only Fluent can say.
    pub(super) fn of(pattern: &ast::Pattern<&str>) -> Option<Self> {
        let mut maker = Maker { variables: Vec::new(), placeables: 0 };
        let pieces = maker.pieces(pattern)?;
        Some(Self { pieces, variables: maker.variables })
    }

    /// What it says whatever is filled in.
    pub(super) fn constant(&self) -> Option<&str> {
        match &*self.pieces {
            [] => Some(""),
            [Piece::Text(text)] => Some(text),
            _ => None,
        }
    }

    /// `fillings` come in the order of the variables; a variable without one is shown by its name.
    pub(super) fn say(&self, fillings: &[Option<Filling<'_>>], plurals: &Plurals) -> String {
        let mut out = String::with_capacity(64);
        self.write(&self.pieces, fillings, plurals, &mut out);
        out
    }

    fn write(&self, pieces: &[Piece], fillings: &[Option<Filling<'_>>], plurals: &Plurals, out: &mut String) {
        for piece in pieces {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Variable(at) => match fillings.get(*at) {
                    Some(Some(Filling::Text(text))) => out.push_str(text),
                    Some(Some(Filling::Number(number))) => out.push_str(&number.to_string()),
                    _ => {
                        out.push_str("{$");
                        out.push_str(self.variables.get(*at).map_or("", String::as_str));
                        out.push('}');
                    }
                },
                Piece::Choice(choice) => {
                    let by = fillings.get(choice.by).and_then(Option::as_ref);
                    let fits = |(key, _): &(Key, _)| by.is_some_and(|by| key.fits(by, plurals));
                    let found = choice.cases.iter().position(fits).or(choice.otherwise);
                    if let Some((_, said)) = found.and_then(|at| choice.cases.get(at)) {
                        self.write(said, fillings, plurals, out);
                    }
                }
            }
        }
    }
}

impl Key {
    fn fits(&self, by: &Filling<'_>, plurals: &Plurals) -> bool {
        match (self, by) {
            (Key::Word(word, _), Filling::Text(text)) => word == text,
            (Key::Word(_, Some(category)), Filling::Number(number)) => plurals.of(*number) == Some(*category),
            (Key::Number(key), Filling::Number(number)) => *key == f64::from(*number),
            _ => false,
        }
    }
}

struct Maker {
    variables: Vec<String>,
    placeables: usize,
}

impl Maker {
    fn pieces(&mut self, pattern: &ast::Pattern<&str>) -> Option<Vec<Piece>> {
        let mut pieces = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => push_text(&mut pieces, value),
                PatternElement::Placeable { expression } => {
                    self.placeables += 1;
                    self.expression(expression, &mut pieces)?;
                }
            }
        }
        (self.placeables <= MOST_PLACEABLES).then_some(pieces)
    }

    fn expression(&mut self, expression: &Expression<&str>, pieces: &mut Vec<Piece>) -> Option<()> {
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { value }) => {
                push_text(pieces, &unescape_unicode_to_string(value));
            }
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                pieces.push(Piece::Variable(self.variable(id.name)));
            }
            Expression::Inline(InlineExpression::Placeable { expression }) => {
                self.expression(expression, pieces)?;
            }
            Expression::Inline(_) => return None,
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else { return None };
                let by = self.variable(id.name);
                let mut cases = Vec::with_capacity(variants.len());
                for variant in variants {
                    cases.push((key(&variant.key), self.pieces(&variant.value)?));
                }
                let otherwise = variants.iter().position(|variant| variant.default);
                pieces.push(Piece::Choice(Choice { by, cases, otherwise }));
            }
        }
        Some(())
    }

    fn variable(&mut self, name: &str) -> usize {
        let known = self.variables.iter().position(|known| known == name);
        known.unwrap_or_else(|| {
            self.variables.push(name.to_owned());
            self.variables.len() - 1
        })
    }
}

fn push_text(pieces: &mut Vec<Piece>, text: &str) {
    match pieces.last_mut() {
        Some(Piece::Text(before)) => before.push_str(text),
        _ if text.is_empty() => {}
        _ => pieces.push(Piece::Text(text.to_owned())),
    }
}

fn key(key: &VariantKey<&str>) -> Key {
    match key {
        VariantKey::Identifier { name } => Key::Word((*name).to_owned(), Category::named(name)),
        VariantKey::NumberLiteral { value } if value.contains('.') => Key::Never,
        VariantKey::NumberLiteral { value } => value.parse().map_or(Key::Never, Key::Number),
    }
}
