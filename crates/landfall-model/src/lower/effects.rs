//! What happens: sequences of verbs, options, braced effects and icons on a path.

use landfall_diagnostics::{Span, nearest};
use landfall_schema::{FieldId, ShapeId};
use landfall_syntax::{Item, Items, TokenKind};

use super::{Lower, Outcome, Told, is_word, list_words};
use crate::rules;
use crate::unit::{List, Value};

impl<'a> Lower<'a> {
    /// `gain success 1, goto log 5`, to the end of the statement or to an `or`.
    pub(super) fn effects(
        &mut self,
        items: &mut Items<'a>,
        via: FieldId,
        record: u32,
    ) -> Outcome<(Value, Span)> {
        let mut found = Vec::new();
        let end = self.sequence(items, via, record, &mut found)?;
        Ok((Value::Effects(self.keep(&found)), end))
    }

    fn keep(&mut self, effects: &[u32]) -> List {
        let start = self.unit.lists.len() as u32;
        self.unit.lists.extend_from_slice(effects);
        List { start, len: effects.len() as u32 }
    }

    fn sequence(
        &mut self,
        items: &mut Items<'a>,
        via: FieldId,
        record: u32,
        found: &mut Vec<u32>,
    ) -> Outcome<Span> {
        let mut end = items.place();
        if items.is_empty() {
            self.expected(end, "an effect", Some("-> nothing".to_owned()));
            return Err(Told);
        }
        loop {
            let place = items.place();
            match self.effect(items, via, record) {
                Ok(effect) => {
                    let written = &self.unit.records[effect as usize];
                    end = self.unit.span(written.start, written.end);
                    found.push(effect);
                }
                // The other effects of the line are still worth reading.
                Err(Told) => {
                    end = place;
                    self.stumbled = true;
                    self.skip_to_comma(items);
                }
            }
            match items.peek() {
                Some(Item::Token { kind: TokenKind::Comma, .. }) => items.bump(),
                _ => return Ok(end),
            };
        }
    }

    fn skip_to_comma(&mut self, items: &mut Items<'a>) {
        let mut depth = 0_u32;
        while let Some(item) = items.peek() {
            match item {
                Item::Token { kind: TokenKind::Comma, .. } if depth == 0 => return,
                Item::Token { kind: TokenKind::LBracket | TokenKind::LParen, .. } => depth += 1,
                Item::Token { kind: TokenKind::RBracket | TokenKind::RParen, .. } => {
                    depth = depth.saturating_sub(1)
                }
                Item::Token { kind: TokenKind::Word, text: "or", .. } if depth == 0 => return,
                Item::Token { kind: TokenKind::Word | TokenKind::Number, text, .. } => {
                    self.unit.mentions.push(text.into());
                }
                Item::Block { .. } => {
                    let mut only = *items;
                    only.bump();
                    self.mention_block(*items);
                }
                Item::Token { .. } => {}
            }
            items.bump();
        }
    }

    fn mention_block(&mut self, items: Items<'a>) {
        if let Some(Item::Block { node, .. }) = items.peek() {
            for statement in self.tree.statements(node) {
                self.mention(self.tree.items(statement));
            }
        }
    }

    fn effect(&mut self, items: &mut Items<'a>, via: FieldId, record: u32) -> Outcome<u32> {
        let Some(Item::Token { kind: TokenKind::Word, text, span }) = items.peek() else {
            let place = items.place();
            self.expected(place, "an effect", Some("gain success 1".to_owned()));
            return Err(Told);
        };
        let Some(candidates) = self.schema.verbs.get(text) else {
            self.unknown_verb(text, span);
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
        let mut fields = Vec::new();
        let outcome = self.parts(items, shape, &shape.head.parts, child, &mut fields);
        let end = fields.last().map_or(name.end, |field| field.end.max(name.end));
        let end = items.before().map_or(end, |span| span.end.max(end));
        self.close(child, fields, Span::new(name.file, name.start, end));
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
        let fitting: Vec<ShapeId> =
            candidates
                .iter()
                .copied()
                .filter(|id| {
                    let mut ahead = *items;
                    self.schema.shape(*id).head.literal_prefix().all(
                        |literal| matches!(ahead.bump(), Some(Item::Token { text, .. }) if text == literal),
                    )
                })
                .collect();
        if let Some(shape) = self.choose_form(*items, &fitting) {
            return Ok(shape);
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

    fn unknown_verb(&mut self, word: &str, span: Span) {
        let names = nearest(word, self.schema.verbs.keys().map(String::as_str));
        let mut draft = rules::UNKNOWN_VERB.report(format!("`{word}` is not an effect"));
        draft = match names.first() {
            Some(name) => draft.help(format!("an effect with a similar name exists: `{name}`")),
            None => {
                draft.help(format!("`landfall schema show {}` lists every effect", self.schema.game.name))
            }
        };
        if let [name] = names[..] {
            draft = draft.fix(format!("write `{name}`"), span, name);
        }
        let label = self.what_is(word).unwrap_or("no effect begins with this word".to_owned());
        self.tell(draft.at(span, label));
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
                .help(format!("it may stand in {}", list_words(&places, "and")))
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
        let mut found = Vec::new();
        let outer = self.quiet;
        for statement in self.tree.statements(node) {
            self.quiet = self.tree.is_damaged(statement);
            self.stumbled = false;
            let mut inner = self.tree.items(statement);
            if self.sequence(&mut inner, via, record, &mut found).is_ok() {
                let _ = self.finish(inner, "the effect");
            }
        }
        self.quiet = outer;
        if found.is_empty() && self.tree.statements(node).next().is_none() {
            self.expected(span, "an effect between the braces", Some("{ nothing }".to_owned()));
            return Err(Told);
        }
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
        let outer = self.quiet;
        for statement in self.tree.statements(node) {
            self.quiet = self.tree.is_damaged(statement);
            self.stumbled = false;
            let mut inner = self.tree.items(statement);
            while let Some(item) = inner.peek() {
                if is_word(item, "or") {
                    inner.bump();
                    options.push(Vec::new());
                    continue;
                }
                let Some(option) = options.last_mut() else { break };
                let read = self.sequence(&mut inner, via, record, option);
                let goes_on = inner.peek().is_some_and(|item| is_word(item, "or"));
                if read.is_err() || !goes_on {
                    if read.is_ok() {
                        let _ = self.finish(inner, "the effect");
                    }
                    break;
                }
            }
        }
        self.quiet = outer;
        if options.len() < 2 {
            self.tell(
                rules::EXPECTED
                    .report("a choice needs two options")
                    .help("write `choose { nothing or lose supplies 1 }`, with `or` between the options")
                    .at(span, "there is nothing to choose from"),
            );
            return Err(Told);
        }
        let lists: Vec<List> = options.iter().map(|option| self.keep(option)).collect();
        let start = self.unit.options.len() as u32;
        self.unit.options.extend_from_slice(&lists);
        Ok((Value::Options(List { start, len: lists.len() as u32 }), span))
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
        let Some(Item::Token { kind: TokenKind::LBracket, span: open, .. }) = items.peek() else {
            let place = items.place();
            self.expected(place, "a list of icons in brackets", Some("[travel]".to_owned()));
            return Err(Told);
        };
        items.bump();
        let mut found = Vec::new();
        loop {
            if let Some(Item::Token { kind: TokenKind::RBracket, span, .. }) = items.peek()
                && found.is_empty()
            {
                self.expected(open.to(span), "an icon between the brackets", Some("[travel]".to_owned()));
                return Err(Told);
            }
            found.push(self.effect(items, via, record)?);
            match items.bump() {
                Some(Item::Token { kind: TokenKind::Plus, .. }) => {}
                Some(Item::Token { kind: TokenKind::RBracket, span, .. }) => {
                    return Ok((Value::Effects(self.keep(&found)), open.to(span)));
                }
                item => {
                    let place = item.map_or(items.place(), |item| item.span());
                    self.expected(place, "`+` or `]`", Some("[danger A + spend any]".to_owned()));
                    return Err(Told);
                }
            }
        }
    }
}
