//! Mistakes that come naturally to people who write as they speak, each with a report that names it.
//!
//! Every function here looks at what could not be read. It reports and gives back whether it knew the slip.

use landfall_diagnostics::Span;
use landfall_schema::{Control, Part, Shape, Type};
use landfall_syntax::phrase::Name;
use landfall_syntax::{Item, Items, TokenKind};

use super::pattern::at_effect_end;
use super::{Lower, shorten};
use crate::rules;

impl<'a> Lower<'a> {
    /// `gain success 1 goto log 5`, `gain success 1 and goto log 5`: the next effect without its comma. Steps
    /// over an `and`.
    pub(super) fn missing_comma(&mut self, items: &mut Items<'a>) -> bool {
        let mut ahead = *items;
        let joint = match ahead.peek() {
            Some(Item::Token { kind: TokenKind::Word, text: "and", span }) => {
                ahead.bump();
                Some(span)
            }
            _ => None,
        };
        let Some(Item::Token { kind: TokenKind::Word, text, span }) = ahead.peek() else { return false };
        if !self.schema.verbs.contains_key(text) || self.is_expected(*items) {
            return false;
        }
        match joint {
            Some(and) => {
                let gap = items.before().map_or(and, |before| Span::new(and.file, before.end, and.end));
                self.tell(
                    rules::LEFTOVER
                        .report("effects are separated by `,`, not by `and`")
                        .help(format!("write `, {text}` instead of `and {text}`"))
                        .fix("write `,`", gap, ",")
                        .at(and, "a comma belongs here"),
                );
            }
            None => self.comma_before(*items, text, span, "the next effect begins here"),
        }
        *items = ahead;
        true
    }

    /// `biomes rocky caves`: the next value of a list without its comma. Only where a value is known by its
    /// look: any word at all could be a name.
    pub(super) fn forgotten_comma(&mut self, items: Items<'a>, ty: &Type) -> bool {
        let known_by_look = match ty {
            Type::Word(_) | Type::Int { .. } | Type::Text(_) => true,
            Type::Ref(kinds) => kinds.iter().all(|kind| self.schema.kind(*kind).id.has_prefix()),
            _ => false,
        };
        if !known_by_look
            || at_effect_end(items)
            || !self.type_can_start(items, ty, "")
            || self.is_expected(items)
        {
            return false;
        }
        let Some(Item::Token { text, span, .. }) = items.peek() else { return false };
        self.comma_before(items, text, span, "the next value begins here");
        true
    }

    fn comma_before(&mut self, items: Items<'a>, text: &str, span: Span, label: &str) {
        let end = items.before().map_or(span.start, |before| before.end);
        let text = shorten(text);
        self.tell(
            rules::LEFTOVER
                .report(format!("a comma is missing before `{text}`"))
                .help(format!("write `, {text}`"))
                .fix("add the comma", Span::new(span.file, end, end), ",")
                .at(span, label),
        );
    }

    /// `no travel` for `no-travel`. Gives back what follows.
    pub(super) fn split_word(
        &mut self,
        mut items: Items<'a>,
        what: &str,
        is_known: impl Fn(&str) -> bool,
    ) -> Option<Items<'a>> {
        let mut words = String::new();
        let mut whole: Option<Span> = None;
        while let Some(Item::Token { kind: TokenKind::Word | TokenKind::Number, text, span }) = items.bump() {
            if let Some(before) = whole {
                words.push('-');
                words.push_str(text);
                let whole = before.to(span);
                if is_known(&words) {
                    let written = words.replace('-', " ");
                    self.tell(
                        rules::UNKNOWN_STATEMENT
                            .report(format!("`{written}` is one word: `{words}`"))
                            .help(format!("write `{words}`"))
                            .fix(format!("write `{words}`"), whole, words.clone())
                            .at(whole, format!("the {what} has a dash")),
                    );
                    return Some(items);
                }
            } else {
                words.push_str(text);
            }
            whole = Some(whole.map_or(span, |before| before.to(span)));
            if words.len() > 64 {
                break;
            }
        }
        None
    }

    /// `marked(12.1) { ... }` without its `if`.
    pub(super) fn is_condition(&mut self, word: &str, span: Span) -> bool {
        if !self.schema.predicates.contains_key(word) {
            return false;
        }
        let mut shapes = self.schema.shapes.iter();
        let conditional = shapes.find(|shape| shape.control == Some(Control::If)).map(Shape::first_words);
        let help = conditional.map(|conditional| format!("write `{conditional} {word} ... {{ ... }}`"));
        self.tell(
            rules::UNKNOWN_VERB
                .report(format!("`{word}` is a condition, not an effect"))
                .maybe_help(help)
                .at(span, "an effect belongs here"),
        );
        true
    }

    /// `spend 1 red` for `spend red 1`.
    pub(super) fn number_before_word(&mut self, items: Items<'a>, is_word: impl Fn(&str) -> bool) -> bool {
        let (
            Some(Item::Token { kind: TokenKind::Number, text: number, span }),
            Some(Item::Token { kind: TokenKind::Word, text: word, span: end }),
        ) = (items.peek(), items.peek_second())
        else {
            return false;
        };
        if !is_word(word) {
            return false;
        }
        self.tell(
            rules::WRONG_TYPE
                .report(format!("the number comes after `{word}`"))
                .help(format!("write `{word} {number}`"))
                .fix(format!("write `{word} {number}`"), span.to(end), format!("{word} {number}"))
                .at(span, format!("`{word}` belongs here")),
        );
        true
    }

    /// `gain 1 success` for `gain success 1`, where `gain` alone does not say which effect it is.
    pub(super) fn number_too_early(&mut self, mut items: Items<'a>, is_next: impl Fn(&str) -> bool) -> bool {
        items.bump();
        self.number_before_word(items, is_next)
    }

    /// `[technology 2]` for `[2 technology]`.
    pub(super) fn number_too_late(&mut self, items: Items<'a>, word: Name<'a>) -> bool {
        let Some(Item::Token { kind: TokenKind::Number, text: number, span }) = items.peek() else {
            return false;
        };
        let word_text = word.text;
        self.tell(
            rules::LEFTOVER
                .report(format!("the number comes before `{word_text}`"))
                .help(format!("write `[{number} {word_text}]`"))
                .fix(
                    format!("write `{number} {word_text}`"),
                    word.span.to(span),
                    format!("{number} {word_text}"),
                )
                .at(span, format!("how many is written in front of `{word_text}`")),
        );
        true
    }

    /// `replace with P902`, `mark box 1`: a word too many in front of what `fits`.
    pub(super) fn needless_word(
        &mut self,
        items: Items<'a>,
        shape: &Shape,
        fits: impl Fn(&str) -> bool,
    ) -> bool {
        let (Some(Item::Token { text, span, .. }), Some(Item::Token { kind, text: next, span: after })) =
            (items.peek(), items.peek_second())
        else {
            return false;
        };
        if !matches!(kind, TokenKind::Word | TokenKind::Number) || !fits(next) {
            return false;
        }
        self.tell(
            rules::LEFTOVER
                .report(format!("unexpected `{text}`"))
                .help(format!("delete `{text}`: the form is `{}`", shape.head_text()))
                .fix(format!("delete `{text}`"), Span::new(span.file, span.start, after.start), "")
                .at(span, format!("`{next}` is enough")),
        );
        true
    }

    /// `green 2 technology -> ...`: a requirement without its brackets, where `literal` was expected.
    pub(super) fn bare_requirement(&mut self, items: &Items<'a>, shape: &Shape, literal: &str) -> bool {
        let mut ahead = *items;
        let (mut words, mut whole): (Vec<&str>, Option<Span>) = (Vec::new(), None);
        while let Some(Item::Token { text, span, .. }) = ahead.bump()
            && text != literal
        {
            words.push(text);
            whole = Some(whole.map_or(span, |before| before.to(span)));
        }
        let holds = |ty: &Type| match ty {
            Type::Requirement(vocab) => {
                words.iter().any(|word| self.schema.vocab(*vocab).word(word).is_some())
            }
            _ => false,
        };
        let Some(whole) = whole.filter(|_| shape.fields.iter().any(|field| holds(&field.ty))) else {
            return false;
        };
        let written = words.join(" ");
        self.tell(
            rules::EXPECTED
                .report(format!("`{}` needs brackets around it", shorten(&written)))
                .help(format!("write `[{written}]`"))
                .fix(format!("write `[{written}]`"), whole, format!("[{written}]"))
                .at(whole, "what the dice must show is written in brackets"),
        );
        true
    }

    /// `choice "Sign" when marked(12.1) -> ...`: another word for the `if` of the form.
    pub(super) fn other_if(&mut self, items: Items<'a>, shape: &Shape) -> bool {
        let (
            Some(Item::Token { kind: TokenKind::Word, text, span }),
            Some(Item::Token { kind: TokenKind::Word, text: next, .. }),
        ) = (items.peek(), items.peek_second())
        else {
            return false;
        };
        let mut parts = shape.head.parts.iter();
        let word = parts.find_map(|part| match part {
            Part::Optional(inner) => match &inner[..] {
                [Part::Literal(word), Part::Slot(id)] if shape.fields[id.index()].ty == Type::Condition => {
                    Some(word)
                }
                _ => None,
            },
            _ => None,
        });
        let Some(word) = word.filter(|_| next == "not" || self.schema.predicates.contains_key(next)) else {
            return false;
        };
        self.tell(
            rules::EXPECTED
                .report(format!("a condition begins with `{word}` here, not with `{text}`"))
                .help(format!("write `{word}`"))
                .fix(format!("write `{word}`"), span, word.clone())
                .at(span, format!("`{word}` belongs here")),
        );
        true
    }

    /// `{ lander, biomes rocky }`: a comma where the next line of a block begins.
    pub(super) fn comma_between_lines(&mut self, items: Items<'a>) -> bool {
        let (
            Some(Item::Token { kind: TokenKind::Comma, span, .. }),
            Some(Item::Token { kind: TokenKind::Word, .. }),
        ) = (items.peek(), items.peek_second())
        else {
            return false;
        };
        self.tell(
            rules::LEFTOVER
                .report("lines are separated by `;`, not by `,`")
                .help("write `;`, or start a new line")
                .fix("write `;`", span, ";")
                .at(span, "the line ends here"),
        );
        true
    }

    /// `action "Push" { check ... }`: a word of the first line, written inside the block.
    pub(super) fn belongs_in_head(&mut self, shape: &Shape, word: &str, span: Span) -> bool {
        let is_flag = |field: &landfall_schema::Field| field.in_head && field.ty == Type::Flag;
        if !shape.fields.iter().any(|field| field.name == word && is_flag(field)) {
            return false;
        }
        self.tell(
            rules::UNKNOWN_STATEMENT
                .report(format!("`{word}` belongs in the first line"))
                .help(format!("the form is `{} {{ ... }}`", shape.head_text()))
                .at(span, "it is written before the opening brace"),
        );
        true
    }

    /// `==` for `=`, `=>` for `>=`. Leaves the second half to the caller.
    pub(super) fn foreign_compare(&mut self, items: &mut Items<'a>) -> bool {
        use TokenKind::{Equals, Greater, Less};
        let written = match self.glued(*items) {
            Some((Equals, Equals)) => "=",
            Some((Equals, Greater)) => ">=",
            Some((Equals, Less)) => "<=",
            Some((Less, Greater)) => "!=",
            _ => return false,
        };
        self.other_notation(items, written);
        true
    }

    /// `<-->` for `<->`, `=>` for `->`. Leaves the second half to the caller.
    pub(super) fn foreign_arrow(&mut self, items: &mut Items<'a>) -> bool {
        use TokenKind::{Arrow, BackArrow, Equals, Greater, LessEq};
        let written = match self.glued(*items) {
            Some((BackArrow, Arrow) | (LessEq, Greater)) => "<->",
            Some((Equals, Greater)) => "->",
            _ => return false,
        };
        self.other_notation(items, written);
        true
    }

    /// The kinds of the next two items, when nothing stands between them.
    fn glued(&self, items: Items<'a>) -> Option<(TokenKind, TokenKind)> {
        match (items.peek()?, items.peek_second()?) {
            (Item::Token { kind: one, span, .. }, Item::Token { kind: other, span: after, .. })
                if span.end == after.start =>
            {
                Some((one, other))
            }
            _ => None,
        }
    }

    fn other_notation(&mut self, items: &mut Items<'a>, written: &str) {
        let (Some(Item::Token { text, span, .. }), Some(Item::Token { text: rest, span: end, .. })) =
            (items.bump(), items.peek())
        else {
            return;
        };
        self.tell(
            rules::WRONG_TYPE
                .report(format!("`{text}{rest}` is written `{written}`"))
                .help(format!("write `{written}`"))
                .fix(format!("write `{written}`"), span.to(end), written)
                .at(span.to(end), "no sign of this notation"),
        );
    }

    /// `"We "signed" it"`: the second quote ends the text.
    pub(super) fn quote_in_text(&mut self, items: Items<'a>) -> bool {
        let (Some(before), Some(Item::Token { kind, text, span })) = (items.before(), items.peek()) else {
            return false;
        };
        let is_glued = before.end == span.start && self.tree.text()[..before.end as usize].ends_with('"');
        if !is_glued || !matches!(kind, TokenKind::Word | TokenKind::Number) {
            return false;
        }
        self.tell(
            rules::LEFTOVER
                .report("a quote inside a text ends it")
                .help(format!("write `\\\"{text}\\\"` for quotes inside a text"))
                .at(Span::new(before.file, before.end - 1, before.end), "the text ends here"),
        );
        true
    }
}
