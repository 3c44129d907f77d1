//! What happens: sequences of verbs, options, braced effects and icons on a path.

use landfall_diagnostics::{Span, nearest};
use landfall_schema::{Class, FieldId, Shape, ShapeId};
use landfall_syntax::{Item, Items, TokenKind, phrase};

use super::{Lower, Outcome, Told, list_words};
use crate::rules;
use crate::unit::{List, Value};

/// More effects than these help nobody who looks for one.
const FEW: usize = 3;

impl<'a> Lower<'a> {
    /// `gain success 1, goto log 5`, to the end of the statement or to an `or`.
    pub(super) fn effects(
        &mut self,
        items: &mut Items<'a>,
        via: FieldId,
        record: u32,
    ) -> Outcome<(Value, Span)> {
        if items.is_empty() {
            self.expected(items.place(), "an effect", Some("nothing".to_owned()));
            return Err(Told);
        }
        let start = items.place();
        let found = self.effect_list(items, via, record);
        Ok((Value::Effects(self.keep(&found)), items.before().unwrap_or(start)))
    }

    fn keep(&mut self, effects: &[u32]) -> List {
        let start = self.unit.lists.len() as u32;
        self.unit.lists.extend_from_slice(effects);
        List { start, len: effects.len() as u32 }
    }

    fn effect_list(&mut self, items: &mut Items<'a>, via: FieldId, record: u32) -> Vec<u32> {
        let mut found = Vec::new();
        loop {
            phrase::list(items, |items| found.extend(self.effect_of_list(items, via, record)));
            if !self.missing_comma(items) {
                return found;
            }
        }
    }

    /// One effect, or nothing when it was reported: the others of the line are still worth reading.
    fn effect_of_list(&mut self, items: &mut Items<'a>, via: FieldId, record: u32) -> Option<u32> {
        match self.effect(items, via, record) {
            Ok(effect) => Some(effect),
            Err(Told) => {
                self.stumbled = true;
                phrase::skip_element(items, |item| self.mention_item(item));
                None
            }
        }
    }

    fn effect(&mut self, items: &mut Items<'a>, via: FieldId, record: u32) -> Outcome<u32> {
        let Some(Item::Token { kind: TokenKind::Word, text, span }) = items.peek() else {
            let place = items.place();
            self.expected(place, "an effect", Some("nothing".to_owned()));
            return Err(Told);
        };
        let Some(candidates) = self.schema.verbs.get(text) else {
            self.unknown_verb(*items, text, span);
            return Err(Told);
        };
        let shape = self.pick(items, candidates, text, span)?;
        let effect = self.phrase(items, shape, via, record, span)?;
        self.legal(shape, self.unit.span(span.start, span.end));
        Ok(effect)
    }

    /// Reads a verb, predicate or target by its written form.
    pub(super) fn phrase(
        &mut self,
        items: &mut Items<'a>,
        shape_id: ShapeId,
        via: FieldId,
        record: u32,
        name: Span,
    ) -> Outcome<u32> {
        let shape = self.schema.shape(shape_id);
        let child = self.open(shape_id, record, via, name);
        let mut given = self.nothing_given();
        let outcome = self.parts(items, shape, &shape.head.parts, child, &mut given);
        let end = given.fields.last().map_or(name.end, |field| field.end.max(name.end));
        let end = items.before().map_or(end, |span| span.end.max(end));
        self.close(child, given, Span::new(name.file, name.start, end));
        outcome.map(|()| child)
    }

    /// The verb meant, among those that begin with the same word.
    pub(super) fn pick(
        &mut self,
        items: &Items<'a>,
        candidates: &[ShapeId],
        word: &str,
        span: Span,
    ) -> Outcome<ShapeId> {
        if candidates.len() == 1 {
            return Ok(candidates[0]);
        }
        // Two words tell most forms apart, so these are read once for all.
        let mut behind = *items;
        let first = [behind.bump(), behind.bump()].map(word_of);
        let fits = |id: &&ShapeId| {
            let mut ahead = behind;
            let mut words = self.schema.shape(**id).head.literal_prefix().enumerate();
            words.all(|(at, word)| match first.get(at) {
                Some(found) => *found == Some(word),
                None => word_of(ahead.bump()) == Some(word),
            })
        };
        let mut fitting = candidates.iter().filter(fits);
        // Mostly only one of them goes on like this.
        if let (Some(only), None) = (fitting.next(), fitting.next()) {
            return Ok(*only);
        }
        let fitting: Vec<ShapeId> = candidates.iter().filter(fits).copied().collect();
        if let Some(shape) = self.choose_form(*items, &fitting) {
            return Ok(shape);
        }
        if self.number_too_early(*items, |word| {
            candidates.iter().any(|id| self.schema.shape(*id).head.literal_prefix().nth(1) == Some(word))
        }) {
            return Err(Told);
        }
        let mut next: Vec<String> = candidates
            .iter()
            .filter_map(|id| self.schema.shape(*id).head.literal_prefix().nth(1).map(str::to_owned))
            .collect();
        next.sort();
        next.dedup();
        let mut ahead = *items;
        ahead.bump();
        let found = match ahead.peek() {
            Some(Item::Token { text, .. }) => Some(text),
            _ => None,
        };
        let place = ahead.peek().map_or(span, |item| item.span());
        let near = found.map(|found| nearest(found, next.iter().map(String::as_str))).unwrap_or_default();
        let forms: Vec<String> = next.iter().map(|second| format!("`{word} {second}`")).collect();
        let help = match near.first() {
            Some(near) => format!("a form with a similar name exists: `{word} {near}`"),
            None => format!("the forms are {}", list_words(&forms, "and")),
        };
        let message = match found {
            Some(found) => format!("`{word} {found}` is not an effect"),
            None => format!("`{word}` is not complete"),
        };
        let label =
            found.and_then(|found| self.what_is(found)).unwrap_or(format!("does not go with `{word}`"));
        let mut draft = rules::UNKNOWN_VERB.report(message).help(help);
        if let [only] = near[..] {
            draft = draft.fix(format!("write `{word} {only}`"), place, only);
        }
        self.tell(draft.at(place, label));
        Err(Told)
    }

    fn unknown_verb(&mut self, items: Items<'a>, word: &str, span: Span) {
        let schema = self.schema;
        if self.is_condition(word, span)
            || self.split_word(items, "effect", |word| schema.verbs.contains_key(word)).is_some()
        {
            return;
        }
        let names = match self.may_compare(schema.verbs.len()) {
            true => nearest(word, schema.verbs.keys().map(String::as_str)),
            false => Vec::new(),
        };
        let mut draft = rules::UNKNOWN_VERB.report(format!("`{word}` is not an effect"));
        draft = match names.first() {
            Some(name) => draft.help(format!("an effect with a similar name exists: `{name}`")),
            None => draft.help(self.effects_about(word)),
        };
        if let [name] = names[..] {
            // In a short word one other letter is too much to be sure: `get` is hardly `set`, but `gian` is `gain`.
            draft = match word.chars().count() > 4 || sorted_letters(word) == sorted_letters(name) {
                true => draft.fix(format!("write `{name}`"), span, name),
                false => draft.suggest(format!("write `{name}`"), span, name),
            };
        }
        let label = self.what_is(word).unwrap_or("no effect begins with this word".to_owned());
        self.tell(draft.at(span, label));
    }

    /// Effects whose description has the word, for those who write `heal 1`.
    fn effects_about(&self, word: &str) -> String {
        let verbs = self.schema.shapes.iter().filter(|shape| shape.class == Class::Verb);
        let about = |shape: &&Shape| {
            let mut words = shape.doc.split(|c: char| !c.is_alphanumeric());
            let begins =
                |known: &str| known.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word));
            word.len() > 3 && words.any(begins)
        };
        let found: Vec<String> =
            verbs.filter(about).map(|shape| format!("`{}`", shape.first_words())).take(FEW + 1).collect();
        match found.len() {
            1..=FEW => format!("perhaps you mean {}", list_words(&found, "or")),
            _ => format!("`landfall schema show {}` lists every effect", self.schema.game.name),
        }
    }

    fn legal(&mut self, shape_id: ShapeId, span: Span) {
        let shape = self.schema.shape(shape_id);
        if shape.legal.is_empty() || shape.legal.contains(&self.context) {
            return;
        }
        let here = &self.schema.contexts[self.context.index()];
        let places: Vec<String> = shape
            .legal
            .iter()
            .map(|context| format!("`{}`", self.schema.contexts[context.index()]))
            .collect();
        self.tell(
            rules::ILLEGAL_VERB
                .report(format!("`{}` is not allowed in `{here}`", shape.first_words()))
                .help(format!("allowed in {}", list_words(&places, "and")))
                .at(span, "the rules of the game have no such effect here"),
        );
    }

    /// `{ gain success 1; lose supplies 1 }`
    pub(super) fn braced(
        &mut self,
        items: &mut Items<'a>,
        via: FieldId,
        record: u32,
    ) -> Outcome<(Value, Span)> {
        let (node, span) = self.expect_block(items)?;
        if self.tree.statements(node).next().is_none() {
            self.expected(span, "an effect between the braces", Some("{ nothing }".to_owned()));
            return Err(Told);
        }
        let mut found: Vec<u32> = Vec::new();
        self.lines(node, |lower, line| found.extend(lower.effect_list(line, via, record)));
        Ok((Value::Effects(self.keep(&found)), span))
    }

    /// `{ gain success 1 or lose supplies 1 }`
    pub(super) fn options(
        &mut self,
        items: &mut Items<'a>,
        via: FieldId,
        record: u32,
    ) -> Outcome<(Value, Span)> {
        let (node, span) = self.expect_block(items)?;
        let mut options: Vec<Vec<u32>> = vec![Vec::new()];
        self.lines(node, |lower, line| {
            loop {
                let found = phrase::options(line, |items| lower.effect_of_list(items, via, record));
                for (at, option) in found.into_iter().enumerate() {
                    // What comes before the first `or` goes on with the option before.
                    match options.last_mut() {
                        Some(last) if at == 0 => last.extend(option.into_iter().flatten()),
                        _ => options.push(option.into_iter().flatten().collect()),
                    }
                }
                if !lower.missing_comma(line) {
                    break;
                }
            }
        });
        if options.len() < 2 {
            self.tell(
                rules::EXPECTED
                    .report("a choice needs two options")
                    .help("write `{ nothing or ... }`, with `or` between the options")
                    .at(span, "there is nothing to choose from"),
            );
            return Err(Told);
        }
        let lists: Vec<List> = options.iter().map(|option| self.keep(option)).collect();
        let start = self.unit.options.len() as u32;
        self.unit.options.extend_from_slice(&lists);
        Ok((Value::Options(List { start, len: lists.len() as u32 }), span))
    }

    /// Reads each line of a block of effects to its end.
    fn lines(&mut self, block: u32, mut read: impl FnMut(&mut Self, &mut Items<'a>)) {
        let outer = self.quiet;
        for statement in self.tree.statements(block) {
            self.begin(statement);
            let mut line = self.tree.items(statement);
            read(self, &mut line);
            let _ = self.finish(line, "the effect");
        }
        self.quiet = outer;
    }

    fn expect_block(&mut self, items: &mut Items<'a>) -> Outcome<(u32, Span)> {
        match items.peek() {
            Some(Item::Block { node, span }) => {
                items.bump();
                Ok((node, span))
            }
            _ => {
                let place = items.place();
                self.expected(place, "a block `{ ... }`", None);
                Err(Told)
            }
        }
    }

    /// `[danger A + spend any]`
    pub(super) fn icons(
        &mut self,
        items: &mut Items<'a>,
        via: FieldId,
        record: u32,
    ) -> Outcome<(Value, Span)> {
        let Some(bracket) = items.bracket() else {
            self.expected(items.place(), "a list of icons in brackets", self.some_icons());
            return Err(Told);
        };
        let span = bracket.span();
        let mut found = Vec::new();
        let mut bad = false;
        for (at, terms) in bracket.alternatives().enumerate() {
            for mut term in terms {
                if at > 0 {
                    self.expected(term.place(), "`+` or `]`", self.some_icons());
                    return Err(Told);
                }
                match self.icon(&mut term, via, record) {
                    Ok(icon) => found.push(icon),
                    Err(Told) => {
                        self.mention(term);
                        bad = true;
                    }
                }
            }
        }
        Ok((if bad { Value::Bad } else { Value::Effects(self.keep(&found)) }, span))
    }

    fn icon(&mut self, term: &mut Items<'a>, via: FieldId, record: u32) -> Outcome<u32> {
        if term.is_empty() {
            self.expected(term.place(), "an icon", self.some_icons());
            return Err(Told);
        }
        let icon = self.effect(term, via, record)?;
        if !term.is_empty() {
            self.expected(term.place(), "`+` or `]`", self.some_icons());
            return Err(Told);
        }
        Ok(icon)
    }

    /// An effect that is legal here, as an icon.
    fn some_icons(&self) -> Option<String> {
        let legal = |shape: &&Shape| shape.class == Class::Verb && shape.legal.contains(&self.context);
        let shape = self.schema.shapes.iter().find(legal)?;
        Some(format!("[{}]", shape.head_text()))
    }
}

fn word_of(item: Option<Item<'_>>) -> Option<&str> {
    match item {
        Some(Item::Token { text, .. }) => Some(text),
        _ => None,
    }
}

fn sorted_letters(word: &str) -> Vec<char> {
    let mut letters: Vec<char> = word.chars().collect();
    letters.sort_unstable();
    letters
}
