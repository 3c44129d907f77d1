//! One value of each type.

use std::borrow::Cow;

use landfall_diagnostics::{Severity, Span, a, nearest};
use landfall_schema::{Class, FieldId, IdMatch, IdPattern, KindId, Shape, TextRole, Type, VocabId};
use landfall_syntax::{Item, Items, TokenKind, phrase};

use super::look::{arrow, compare};
use super::{Lower, Outcome, Told, list_words, shorten};
use crate::rules;
use crate::unit::{Field, NONE, Reference, Target, Text, Value, Wanted};

impl<'a> Lower<'a> {
    pub(super) fn value(
        &mut self,
        items: &mut Items<'a>,
        shape: &'a Shape,
        id: FieldId,
        record: u32,
    ) -> Outcome<(Value, Span)> {
        let field = &shape.fields[id.index()];
        match &field.ty {
            Type::Effects => self.effects(items, id, record),
            Type::Icons => self.icons(items, id, record),
            Type::Do => self.braced(items, id, record),
            Type::Options => self.options(items, id, record),
            Type::Requirement(vocab) => self.requirement(items, *vocab),
            Type::Condition => self.condition(items, id, record),
            Type::Target => self.target(items, id, record),
            Type::Block(_) | Type::Rows(_) => {
                self.wrong(items, shape, field)?;
                Err(Told)
            }
            ty => self.simple(items, shape, id, record, ty),
        }
    }

    /// The types that are a single word, number, text or mark.
    fn simple(
        &mut self,
        items: &mut Items<'a>,
        shape: &'a Shape,
        id: FieldId,
        record: u32,
        ty: &'a Type,
    ) -> Outcome<(Value, Span)> {
        let field = &shape.fields[id.index()];
        let Some(Item::Token { kind, text, span }) = items.peek() else {
            return self.wrong(items, shape, field);
        };
        let wordy = matches!(kind, TokenKind::Word | TokenKind::Number);
        let value = match ty {
            Type::Flag if text == field.name => Value::Flag,
            Type::Int { min, max } if kind == TokenKind::Number => self.int(text, span, *min, *max),
            Type::Text(role) if matches!(kind, TokenKind::Text | TokenKind::Prose) => {
                let sends = *role == TextRole::Rules && !field.mentions;
                self.text(text, span, *role, sends, id, record)
            }
            Type::Word(vocab) if wordy => {
                let is_word = |text: &str| self.schema.vocab(*vocab).word(text).is_some();
                if kind == TokenKind::Number && !is_word(text) && self.number_before_word(*items, is_word) {
                    items.bump();
                    return self.simple(items, shape, id, record, ty);
                }
                self.word(*vocab, *items, text, span)
            }
            Type::Id if wordy => {
                let Class::Kind(kind) = shape.class else { return self.wrong(items, shape, field) };
                items.bump();
                let found = self.id(kind, text, span);
                self.unit.records.name(record, span);
                return Ok((found.value, span));
            }
            Type::Name if wordy => self.name(text, span),
            Type::Ref(kinds) if wordy => return self.reference(items, shape, id, record, kinds),
            Type::Child { kind, shape: part } if wordy => {
                let names = [self.schema.shape(*part).name.as_str(), &self.schema.kind(*kind).keyword];
                if names.contains(&text) && self.needless_word(*items, shape, |_| true) {
                    items.bump();
                    return self.simple(items, shape, id, record, ty);
                }
                self.push_ref(span, record, Wanted::Field(self.shape_of(record), id))
            }
            Type::Compare if self.foreign_compare(items) => Value::Bad,
            Type::Compare => match compare(kind) {
                Some(compare) => Value::Compare(compare),
                None => return self.wrong(items, shape, field),
            },
            Type::Range if wordy => match phrase::range(text) {
                Some((low, high)) => Value::Range(low, high),
                None => return self.wrong(items, shape, field),
            },
            Type::Arrow if self.foreign_arrow(items) => Value::Bad,
            Type::Arrow => match arrow(kind) {
                Some(arrow) => Value::Arrow(arrow),
                None => return self.wrong(items, shape, field),
            },
            Type::Flag | Type::Int { .. } | Type::Text(_) | Type::Word(_) | Type::Id | Type::Name => {
                return self.wrong(items, shape, field);
            }
            Type::Ref(_) | Type::Child { .. } | Type::Range => return self.wrong(items, shape, field),
            // Read in `value`.
            Type::Requirement(_) | Type::Effects | Type::Icons | Type::Do | Type::Options => {
                return Err(Told);
            }
            Type::Condition | Type::Target | Type::Block(_) | Type::Rows(_) => return Err(Told),
        };
        items.bump();
        Ok((value, span))
    }

    fn shape_of(&self, record: u32) -> landfall_schema::ShapeId {
        self.unit.records.shape(record)
    }

    /// The next item is not what the field takes.
    fn wrong(
        &mut self,
        items: &Items<'a>,
        shape: &Shape,
        field: &landfall_schema::Field,
    ) -> Outcome<(Value, Span)> {
        let what = field.ty.describe(self.schema);
        let form = match shape.class {
            Class::Verb | Class::Predicate | Class::Target => shape.head_text(),
            _ if field.in_head => shape.head_text(),
            _ => field.write.to_text(shape),
        };
        let report = match items.peek() {
            Some(item @ Item::Token { kind: TokenKind::Text, .. }) if field.ty == Type::Id => rules::EXPECTED
                .report(format!("this {} has no id", shape.name))
                .help(format!("the form is `{form}`: the id is {}", self.id_form(shape)))
                .at(item.span(), "the id comes before the title"),
            Some(item) => {
                let found = match item {
                    Item::Token { text, .. } => format!("`{}`", shorten(text)),
                    Item::Block { .. } => "a block".to_owned(),
                };
                rules::WRONG_TYPE
                    .report(format!("`{}` takes {what}, not {found}", field.name))
                    .help(format!("the form is `{form}`"))
                    .at(item.span(), format!("expected {what}"))
            }
            None => rules::EXPECTED
                .report(format!("{what} is missing"))
                .help(format!("the form is `{form}`"))
                .at(items.place(), format!("expected {what}")),
        };
        self.tell(report);
        Err(Told)
    }

    /// `P` and at least three digits.
    fn id_form(&self, shape: &Shape) -> String {
        match shape.class {
            Class::Kind(kind) => self.schema.kind(kind).id.describe(),
            _ => "a number or a name".to_owned(),
        }
    }

    fn int(&mut self, text: &str, span: Span, min: i32, max: i32) -> Value {
        match text.parse::<i32>() {
            Ok(number) if (min..=max).contains(&number) => Value::Int(number),
            _ => {
                // A number of this size is above what can be kept, not below what the game has.
                let is_digits =
                    text.strip_prefix('-').unwrap_or(text).bytes().all(|byte| byte.is_ascii_digit());
                let is_large = text.parse::<i32>().is_err() && is_digits && !text.is_empty();
                let range = match (min, max) {
                    (min, i32::MAX) if is_large => format!("from {min} to {}", i32::MAX),
                    (i32::MIN, max) if is_large => format!("from {} to {max}", i32::MIN),
                    (min, i32::MAX) => format!("at least {min}"),
                    (i32::MIN, max) => format!("at most {max}"),
                    (min, max) => format!("from {min} to {max}"),
                };
                self.tell(
                    rules::OUT_OF_RANGE
                        .report(format!("{} is not {range}", shorten(text)))
                        .help(format!("write a number {range}"))
                        .at(span, "the game has no such number here"),
                );
                Value::Bad
            }
        }
    }

    fn word(&mut self, vocab: VocabId, items: Items<'a>, text: &str, span: Span) -> Value {
        let schema = self.schema;
        if let Some(word) = schema.vocab(vocab).word(text) {
            return Value::Word(word);
        }
        let is_word = |word: &str| schema.vocab(vocab).word(word).is_some();
        if self.split_word(items, &schema.vocab(vocab).name, is_word).is_some() {
            self.stumbled = true;
            return Value::Bad;
        }
        self.unknown_word(&[vocab], text, span);
        Value::Bad
    }

    pub(super) fn unknown_word(&mut self, vocabs: &[VocabId], text: &str, span: Span) {
        let words = || vocabs.iter().flat_map(|vocab| &self.schema.vocab(*vocab).words);
        let what = vocabs.first().map_or("word", |vocab| self.schema.vocab(*vocab).name.as_str());
        let count: usize = vocabs.iter().map(|vocab| self.schema.vocab(*vocab).words.len()).sum();
        let compares = self.may_compare(count);
        let names = match compares {
            true => nearest(text, words().map(|word| word.name.as_str())),
            false => Vec::new(),
        };
        let all = || {
            let all: Vec<String> = words().map(|word| format!("`{}`", word.name)).collect();
            format!("the words are {}", list_words(&all, "and"))
        };
        let help = match names.first() {
            Some(name) => Some(format!("a word with a similar name exists: `{name}`")),
            None => compares.then(all),
        };
        let mut draft =
            rules::UNKNOWN_WORD.report(format!("unknown {what} `{}`", shorten(text))).maybe_help(help);
        if let [name] = names[..] {
            draft = draft.fix(format!("write `{name}`"), span, name);
        }
        let report = draft.at(span, format!("not one of the {count} words for {what}"));
        self.tell(report);
    }

    fn name(&mut self, text: &str, span: Span) -> Value {
        Value::Name(self.unit.names.keep(text, span.start))
    }

    /// The id of an asset: must have the form of its kind.
    pub(super) fn id(&mut self, kind: KindId, text: &str, span: Span) -> Field {
        let schema = self.schema;
        let pattern = &schema.kind(kind).id;
        let mut key = text.to_owned();
        match pattern.matches(text) {
            IdMatch::Ok => {}
            IdMatch::Normal(normal) => {
                self.tell(
                    rules::MALFORMED_ID
                        .report(format!("`{text}` is not written like the id of {}", a(self.kind_name(kind))))
                        .severity(Severity::Error)
                        .help(format!("write `{normal}`: {}", pattern.describe()))
                        // Whether it is this number that was meant, only its author knows.
                        .suggest(format!("write `{normal}`"), span, normal.clone())
                        .at(span, "players would not find this number"),
                );
                key = normal;
            }
            IdMatch::No => {
                self.tell(
                    rules::MALFORMED_ID
                        .report(format!("`{}` is not the id of {}", shorten(text), a(self.kind_name(kind))))
                        .help(format!("an id is {}, such as `{}`", pattern.describe(), pattern.example()))
                        .at(span, "not the form of its kind"),
                );
            }
        }
        let value = self.name(&key, span);
        let id = schema.shape(schema.kind(kind).shape).id_field().unwrap_or(FieldId(0));
        Field { id, start: span.start, end: span.end, value }
    }

    pub(super) fn kind_name(&self, kind: KindId) -> &'a str {
        let schema = self.schema;
        &schema.shape(schema.kind(kind).shape).name
    }

    /// An id, perhaps with the kind's keyword in front where several kinds are possible.
    fn reference(
        &mut self,
        items: &mut Items<'a>,
        shape: &'a Shape,
        id: FieldId,
        record: u32,
        kinds: &[KindId],
    ) -> Outcome<(Value, Span)> {
        let field = &shape.fields[id.index()];
        let mut wanted = Wanted::Field(self.shape_of(record), id);
        if let (Some(Item::Token { text, span, .. }), Some(Item::Token { kind: next, .. })) =
            (items.peek(), items.peek_second())
            && matches!(next, TokenKind::Word | TokenKind::Number)
            && let Some(kind) = self.schema.keywords.get(text)
            && !kinds.iter().any(|kind| {
                matches!(self.schema.kind(*kind).id, IdPattern::Name)
                    && self.schema.kind(*kind).keyword != text
            })
        {
            if !kinds.contains(kind) {
                let what = field.ty.describe(self.schema);
                self.tell(
                    rules::WRONG_KIND
                        .report(format!("`{}` takes {what}, not {}", field.name, a(text)))
                        .help(format!("the form is `{}`", shape.head_text()))
                        .at(span, format!("leads to {}", a(text))),
                );
                return Err(Told);
            }
            items.bump();
            wanted = Wanted::Kind(*kind);
        }
        let could_be = |text: &str| kinds.iter().any(|kind| self.schema.kind(*kind).id.could_be(text));
        if let Some(Item::Token { kind: TokenKind::Word, text, .. }) = items.peek()
            && matches!(items.peek_second(), Some(Item::Token { .. }))
            && !could_be(text)
            && self.needless_word(*items, shape, could_be)
        {
            items.bump();
        }
        let Some(Item::Token { kind: TokenKind::Word | TokenKind::Number, span, .. }) = items.peek() else {
            return self.wrong(items, shape, field);
        };
        items.bump();
        Ok((self.push_ref(span, record, wanted), span))
    }

    pub(super) fn push_ref(&mut self, span: Span, record: u32, wanted: Wanted) -> Value {
        let (start, end, target) = (span.start, span.end, Target::Missing);
        Value::Ref(self.unit.refs.push(Reference { start, end, record, wanted, target }))
    }

    fn text(
        &mut self,
        token: &str,
        span: Span,
        role: TextRole,
        sends: bool,
        field: FieldId,
        record: u32,
    ) -> Value {
        debug_assert_ne!(record, NONE);
        let marks = self.prose(token, sends, span, record);
        let value = match landfall_syntax::plain_text(token) {
            Some(plain) => Cow::Borrowed(plain),
            None => Cow::Owned(landfall_syntax::text_value(token)),
        };
        let value = &*value;
        let (start, end, note) = (span.start, span.end, self.note.as_deref());
        Value::Text(self.unit.texts.keep(Text { value, role, start, end, record, field, note, marks }))
    }

    fn target(&mut self, items: &mut Items<'a>, id: FieldId, record: u32) -> Outcome<(Value, Span)> {
        let schema = self.schema;
        let Some(Item::Token { kind: TokenKind::Word, text, span }) = items.peek() else {
            let place = items.place();
            self.expected(place, "who this is for", self.some_phrase(&schema.targets));
            return Err(Told);
        };
        let Some(candidates) = schema.targets.get(text) else {
            self.unknown_phrase(*items, "target", &schema.targets);
            return Err(Told);
        };
        let shape = self.pick(items, candidates, text, span)?;
        let child = self.phrase(items, shape, id, record, span)?;
        let written = self.unit.records.at(child);
        let span = self.unit.span(written.start, written.end);
        Ok((Value::Record(child), span))
    }

    pub(super) fn some_phrase(
        &self,
        phrases: &rustc_hash::FxHashMap<String, Vec<landfall_schema::ShapeId>>,
    ) -> Option<String> {
        let first = phrases.values().flatten().min_by_key(|id| id.0)?;
        Some(self.schema.shape(*first).head_text())
    }

    pub(super) fn unknown_phrase(
        &mut self,
        items: Items<'a>,
        what: &str,
        phrases: &rustc_hash::FxHashMap<String, Vec<landfall_schema::ShapeId>>,
    ) {
        let Some(Item::Token { text, span, .. }) = items.peek() else { return };
        if self.split_word(items, what, |word| phrases.contains_key(word)).is_some() {
            return;
        }
        let compares = self.may_compare(phrases.len());
        let names = match compares {
            true => nearest(text, phrases.keys().map(String::as_str)),
            false => Vec::new(),
        };
        let all = || {
            let mut words: Vec<String> = phrases.keys().map(|word| format!("`{word}`")).collect();
            words.sort();
            format!("a {what} begins with {}", list_words(&words, "or"))
        };
        let help = match names.first() {
            Some(name) => Some(format!("a {what} with a similar name exists: `{name}`")),
            None => compares.then(all),
        };
        let mut draft =
            rules::UNKNOWN_PHRASE.report(format!("`{}` is not a {what}", shorten(text))).maybe_help(help);
        if let [name] = names[..] {
            draft = draft.fix(format!("write `{name}`"), span, name);
        }
        self.tell(draft.at(span, format!("no {what} begins with this word")));
    }
}
