//! What the written form wants next, from the text before the cursor.
//!
//! The tree says in which blocks the cursor is, the schema what each of them is, and the written form how far the
//! statement has come. Nothing here needs the statement to be right: it follows the form as far as it fits.

use landfall_diagnostics::FileId;
use landfall_model::{AssetId, Atlas};
use landfall_schema::{ContextId, FieldId, Part, Schema, Shape, ShapeId, Type};
use landfall_syntax::{Item, TokenKind, Tree, parse};

use crate::cursor::{Page, View, rec_at};

/// Something that may come next.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Want {
    Literal(String),
    /// A line of the block: its first word, and what it is for.
    Field(String, String),
    /// A verb, predicate or target.
    Phrase(ShapeId),
    Kinds,
    /// Icons in a text, behind their colon.
    Icons,
    /// Ids in a text, behind their brace.
    Mentions,
    Type(Type),
}

/// What stands before the cursor.
pub(crate) struct Prefix {
    /// The letters of the word that is being written.
    pub typed: String,
    pub owner: Option<AssetId>,
    place: Place,
    tokens: Vec<Token>,
    context: Option<ContextId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    File,
    Body(ShapeId),
    Effects,
    Icon,
    Mention,
}

#[derive(Clone, Debug)]
struct Token {
    kind: TokenKind,
    text: String,
}

impl Prefix {
    pub(crate) fn at(view: &View<'_>, page: Page<'_>, offset: u32) -> Option<Self> {
        let text = view.compilation().sources.text(page.file);
        let before = text.get(..offset as usize)?;
        let typed = before
            .rfind(|c: char| !is_of_word(c))
            .map_or(0, |at| at + before[at..].chars().next().map_or(1, char::len_utf8));
        let owner = rec_at(page, offset).and_then(|rec| rec.owner());
        let tree = parse(FileId(page.file.0), text).tree;
        let mut prefix = Prefix {
            typed: before[typed..].to_owned(),
            owner,
            place: Place::File,
            tokens: Vec::new(),
            context: None,
        };
        if let Some(place) = in_text(&tree, before, offset) {
            prefix.place = place?;
            return Some(prefix);
        }
        prefix.descend(&page.atlas.schema, &tree, typed as u32);
        Some(prefix)
    }

    /// Follows the blocks around the cursor from the outside in.
    fn descend(&mut self, schema: &Schema, tree: &Tree, offset: u32) {
        let mut around = tree.root();
        // The parser nests no deeper than its own limit.
        while let Some(statement) = statement_at(tree, around, offset) {
            let mut items = tree.items(statement);
            let mut tokens = Vec::new();
            let mut inner = None;
            while let Some(item) = items.bump() {
                match item {
                    Item::Block { node, span }
                        if span.start < offset
                            && offset <= span.end.saturating_sub(1).max(span.start + 1) =>
                    {
                        inner = Some(node);
                        break;
                    }
                    _ if item.span().end > offset || item.span().start >= offset => break,
                    Item::Block { .. } => {
                        tokens.push(Token { kind: TokenKind::LBrace, text: "{}".to_owned() })
                    }
                    Item::Token { kind, text, .. } => tokens.push(Token { kind, text: text.to_owned() }),
                }
            }
            match inner {
                Some(node) => {
                    self.enter(schema, &tokens);
                    around = node;
                }
                None => {
                    self.tokens = tokens;
                    return;
                }
            }
        }
    }

    fn enter(&mut self, schema: &Schema, tokens: &[Token]) {
        let first = tokens.first().map_or("", |token| token.text.as_str());
        self.place = match self.place {
            Place::File => match schema.keywords.get(first) {
                Some(kind) => {
                    self.context = Some(schema.kind(*kind).context);
                    Place::Body(schema.kind(*kind).shape)
                }
                None => Place::Effects,
            },
            Place::Body(shape) => {
                let shape = schema.shape(shape);
                let field = start(shape, tokens).map(|field| &shape.fields[field.index()]);
                self.context = field.and_then(|field| field.context).or(self.context);
                match field.map(|field| &field.ty) {
                    Some(Type::Block(block)) => Place::Body(*block),
                    _ => rows(schema, tokens).map_or(Place::Effects, Place::Body),
                }
            }
            other => rows(schema, tokens).map_or(other, Place::Body),
        };
    }

    pub(crate) fn wants(&self, atlas: &Atlas) -> Vec<Want> {
        let mut form =
            Form { schema: &atlas.schema, context: self.context, out: Vec::new(), phrases: Vec::new() };
        form.run(self.place, &self.tokens);
        form.out
    }

    /// The verbs and predicates whose beginning stands before the cursor.
    pub(crate) fn phrases(&self, atlas: &Atlas) -> Vec<ShapeId> {
        let mut form =
            Form { schema: &atlas.schema, context: self.context, out: Vec::new(), phrases: Vec::new() };
        form.run(self.place, &self.tokens);
        form.phrases
    }
}

fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '-' | '_' | '.')
}

/// Set when the cursor is inside a text: what is being written there, if it is an icon or a mention.
fn in_text(tree: &Tree, before: &str, offset: u32) -> Option<Option<Place>> {
    let at = tree.tokens().partition_point(|token| token.start < offset).checked_sub(1)?;
    let token = tree.tokens()[at];
    let end = tree.token_span(at as u32).end;
    let is_text =
        matches!(token.kind, TokenKind::Text | TokenKind::Prose) && token.start < offset && offset < end;
    if !is_text {
        return None;
    }
    let written = &before[token.start as usize..];
    let mention = written.rfind('{').filter(|open| !written[*open..].contains('}'));
    let icon = written.rfind(':').filter(|colon| written[colon + 1..].chars().all(is_of_word));
    Some(match (mention, icon) {
        (Some(_), _) => Some(Place::Mention),
        (None, Some(_)) => Some(Place::Icon),
        (None, None) => None,
    })
}

/// The statement of a block that the cursor is in or right behind.
fn statement_at(tree: &Tree, around: u32, offset: u32) -> Option<u32> {
    let last = tree.statements(around).take_while(|node| tree.node_span(*node).start < offset).last()?;
    let end = tree.node_span(last).end;
    let ends = |at: u32| {
        let token = tree.tokens()[at as usize];
        let between = end <= token.start && token.start < offset;
        between && matches!(token.kind, TokenKind::Newline | TokenKind::Semicolon | TokenKind::RBrace)
    };
    let first = tree.tokens().partition_point(|token| token.start < end) as u32;
    let count = tree.tokens().partition_point(|token| token.start < offset) as u32;
    let continues = first.checked_sub(1).is_some_and(|at| tree.tokens()[at as usize].kind.continues_line());
    (continues || !(first..count).any(ends)).then_some(last)
}

fn start(shape: &Shape, tokens: &[Token]) -> Option<FieldId> {
    let first = tokens.first()?;
    match first.kind {
        TokenKind::Arrow => shape.starts.arrow,
        TokenKind::Text | TokenKind::Prose => shape.starts.text,
        TokenKind::Number => shape.starts.number,
        _ => shape.starts.words.get(&first.text).copied(),
    }
}

/// The rows of a table that the last phrase before a block opens.
fn rows(schema: &Schema, tokens: &[Token]) -> Option<ShapeId> {
    let words = tokens.iter().rev().filter_map(|token| schema.verbs.get(&token.text));
    let verbs = words.flatten().map(|verb| schema.shape(*verb));
    verbs.flat_map(|verb| &verb.fields).find_map(|field| match field.ty {
        Type::Rows(shape) => Some(shape),
        _ => None,
    })
}

struct Form<'s> {
    schema: &'s Schema,
    context: Option<ContextId>,
    out: Vec<Want>,
    phrases: Vec<ShapeId>,
}

impl Form<'_> {
    fn run(&mut self, place: Place, tokens: &[Token]) {
        match place {
            Place::Icon => self.out.push(Want::Icons),
            Place::Mention => self.out.push(Want::Mentions),
            Place::Effects => self.effects(tokens),
            Place::File => match tokens.first() {
                None => self.out.push(Want::Kinds),
                Some(first) => {
                    if let Some(kind) = self.schema.keywords.get(&first.text) {
                        self.head(self.schema.kind(*kind).shape, tokens);
                    }
                }
            },
            Place::Body(shape) => self.line(shape, tokens),
        }
    }

    fn line(&mut self, id: ShapeId, tokens: &[Token]) {
        let schema = self.schema;
        let shape = schema.shape(id);
        if tokens.is_empty() {
            let mut starts: Vec<(&String, &FieldId)> = shape.starts.words.iter().collect();
            starts.sort();
            for (word, field) in starts {
                self.out.push(Want::Field(word.clone(), shape.fields[field.index()].doc.to_string()));
            }
            return;
        }
        let Some(field) = start(shape, tokens) else { return };
        let field = &shape.fields[field.index()];
        self.context = field.context.or(self.context);
        match field.ty {
            Type::Block(block) => self.head(block, tokens),
            _ => {
                self.follow(shape, &field.write.parts, tokens);
            }
        }
    }

    fn head(&mut self, id: ShapeId, tokens: &[Token]) {
        let shape = self.schema.shape(id);
        self.phrases.push(id);
        let begins = matches!(shape.head.parts.first(), Some(Part::Literal(word)) if *word == tokens[0].text);
        // A block whose lines begin with a word of a vocabulary, such as a colour, has no literal in front.
        let is_slot = matches!(shape.head.parts.first(), Some(Part::Slot(_)));
        let tokens = if begins || is_slot { tokens } else { &tokens[1..] };
        self.follow(shape, &shape.head.parts, tokens);
    }

    /// How many tokens fit; `None` when the text ends inside the form, or does not fit.
    fn follow(&mut self, shape: &Shape, parts: &[Part], tokens: &[Token]) -> Option<usize> {
        let mut at = 0;
        for part in parts {
            let rest = &tokens[at..];
            if rest.is_empty() {
                self.want(shape, part);
                match part {
                    Part::Optional(_) => continue,
                    _ => return None,
                }
            }
            match part {
                Part::Literal(word) if *word == rest[0].text => at += 1,
                Part::Literal(_) => return None,
                Part::Slot(field) => at += self.slot(shape, *field, rest)?,
                Part::Optional(inner) if self.may_begin(shape, inner, &rest[0]) => {
                    at += self.follow(shape, inner, rest)?;
                }
                Part::Optional(_) => {}
            }
        }
        Some(at)
    }

    fn may_begin(&self, shape: &Shape, parts: &[Part], token: &Token) -> bool {
        match parts.first() {
            Some(Part::Literal(word)) => *word == token.text,
            Some(Part::Slot(field)) => {
                let ty = &shape.fields[field.index()].ty;
                match ty {
                    Type::Text(_) => matches!(token.kind, TokenKind::Text | TokenKind::Prose),
                    Type::Int { .. } => token.kind == TokenKind::Number,
                    Type::Word(vocab) => self.schema.vocab(*vocab).index.contains_key(&token.text),
                    Type::Requirement(_) | Type::Icons => token.kind == TokenKind::LBracket,
                    _ => token.kind == TokenKind::Word || token.kind == TokenKind::Number,
                }
            }
            Some(Part::Optional(inner)) => self.may_begin(shape, inner, token),
            None => false,
        }
    }

    fn slot(&mut self, shape: &Shape, field: FieldId, rest: &[Token]) -> Option<usize> {
        let field = &shape.fields[field.index()];
        match &field.ty {
            Type::Effects => {
                self.effects(rest);
                None
            }
            Type::Condition => {
                let stop =
                    rest.iter().position(|token| matches!(token.kind, TokenKind::Arrow | TokenKind::LBrace));
                if stop.is_none() {
                    self.condition(rest);
                }
                stop
            }
            Type::Requirement(_) | Type::Icons => {
                let close = rest.iter().position(|token| token.kind == TokenKind::RBracket);
                if close.is_none() {
                    match field.ty {
                        Type::Icons => self.effects(&rest[1..]),
                        _ => self.out.push(Want::Type(field.ty.clone())),
                    }
                }
                close.map(|close| close + 1)
            }
            ty if field.many => {
                let mut at = 1;
                while rest.get(at).is_some_and(|token| token.kind == TokenKind::Comma) {
                    if rest.len() == at + 1 {
                        self.out.push(Want::Type(ty.clone()));
                        return None;
                    }
                    at += 2;
                }
                Some(at)
            }
            _ => Some(1),
        }
    }

    fn want(&mut self, shape: &Shape, part: &Part) {
        match part {
            Part::Literal(word) => self.out.push(Want::Literal(word.clone())),
            Part::Optional(inner) => inner.iter().take(1).for_each(|part| self.want(shape, part)),
            Part::Slot(field) => match &shape.fields[field.index()].ty {
                Type::Effects => self.verbs(),
                Type::Condition => self.predicates(),
                Type::Target => self.targets(),
                Type::Requirement(_) | Type::Icons => self.out.push(Want::Literal("[".to_owned())),
                Type::Do | Type::Options | Type::Rows(_) => self.out.push(Want::Literal("{".to_owned())),
                ty => self.out.push(Want::Type(ty.clone())),
            },
        }
    }

    /// A list of effects: what counts is the one that is being written.
    fn effects(&mut self, tokens: &[Token]) {
        let parts = |token: &Token| {
            matches!(token.kind, TokenKind::Comma | TokenKind::Arrow | TokenKind::Plus) || token.text == "or"
        };
        let from = tokens.iter().rposition(parts).map_or(0, |at| at + 1);
        let last = &tokens[from..];
        let Some(first) = last.first() else { return self.verbs() };
        let known =
            self.schema.verbs.get(&first.text).into_iter().chain(self.schema.targets.get(&first.text));
        self.phrases.clear();
        known.flatten().for_each(|shape| self.phrase(*shape, last));
    }

    /// Follows a phrase whose first words are those of the text.
    fn phrase(&mut self, id: ShapeId, tokens: &[Token]) {
        let shape = self.schema.shape(id);
        if shape.head.literal_prefix().zip(tokens).all(|(word, token)| word == token.text) {
            self.phrases.push(id);
            self.follow(shape, &shape.head.parts, tokens);
        }
    }

    fn condition(&mut self, tokens: &[Token]) {
        let joins = |token: &Token| matches!(token.text.as_str(), "and" | "or" | "not" | "if" | "when");
        let from = tokens.iter().rposition(joins).map_or(0, |at| at + 1);
        let last = &tokens[from..];
        let Some(first) = last.first() else { return self.predicates() };
        self.phrases.clear();
        let known = self.schema.predicates.get(&first.text).into_iter().flatten();
        known.for_each(|shape| self.phrase(*shape, last));
    }

    fn verbs(&mut self) {
        let schema = self.schema;
        let context = self.context;
        let legal = |shape: &Shape| {
            shape.legal.is_empty() || context.is_none_or(|context| shape.legal.contains(&context))
        };
        self.phrases_of(
            schema.verbs.values().flatten().copied().filter(|id| legal(schema.shape(*id))).collect(),
        );
    }

    fn predicates(&mut self) {
        self.phrases_of(self.schema.predicates.values().flatten().copied().collect());
        self.out.push(Want::Literal("not".to_owned()));
    }

    fn targets(&mut self) {
        self.phrases_of(self.schema.targets.values().flatten().copied().collect());
    }

    fn phrases_of(&mut self, mut shapes: Vec<ShapeId>) {
        shapes.sort_by_key(|id| (self.schema.shape(*id).first_words(), *id));
        self.out.extend(shapes.into_iter().map(Want::Phrase));
    }
}
