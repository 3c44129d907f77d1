//! Lowers one file at a time. Names stay text until `link`, so files may mention each other in any order.
//!
//! A statement that cannot be understood is reported once and left; the rest of the file is lowered as if it
//! were not there. Ids in what was left are kept as mentions, so that no later stage calls them unused.

mod complete;
mod condition;
mod effects;
mod look;
mod pattern;
mod prose;
mod requirement;
mod slips;
mod value;

use std::cell::Cell;

use landfall_diagnostics::{Report, Reports, Span, a, nearest};
use landfall_schema::{Class, ContextId, FieldId, KindId, Part, Pattern, Schema, Shape, ShapeId, Type};
use landfall_syntax::phrase::{Fault, Name};
use landfall_syntax::{Item, Items, TokenKind, Tree, phrase, text_value};

use crate::rules;
use crate::unit::{Allow, Field, NONE, Rename, Unit, Value};

/// The reader has already been told; leave this statement.
pub(crate) struct Told;

pub(crate) type Outcome<T = ()> = Result<T, Told>;

pub(crate) fn lower(schema: &Schema, tree: &Tree, pack: u16) -> (Unit, Reports) {
    let mut lower = Lower {
        schema,
        tree,
        unit: Unit::new(tree.file(), pack, &tree.shared_text()),
        reports: Reports::default(),
        context: ContextId(0),
        follows: None,
        spare: Vec::new(),
        note: None,
        quiet: false,
        stumbled: false,
        lines: 0,
        compared: Cell::new(0),
    };
    for statement in tree.statements(tree.root()) {
        lower.top_level(statement);
    }
    lower.unit.settle();
    (lower.unit, lower.reports)
}

/// What was written of a record so far.
pub(crate) struct Given {
    fields: Vec<Field>,
    /// A line or the head could not be understood, and may have said anything.
    damaged: bool,
}

pub(crate) struct Lower<'a> {
    schema: &'a Schema,
    tree: &'a Tree,
    unit: Unit,
    reports: Reports,
    /// Where effects stand right now.
    context: ContextId,
    /// The parts of a written form behind the slot that is being read.
    follows: Option<(&'a Shape, &'a [Part])>,
    /// Lists of fields that were kept, for the next records.
    spare: Vec<Vec<Field>>,
    /// The `///` lines above the statement being read.
    note: Option<Box<str>>,
    /// The statement being read was reported by the parser; what else seems wrong with it is an echo.
    quiet: bool,
    /// An effect of the statement being read was reported and left.
    stumbled: bool,
    /// How many lines of this card have been read.
    lines: u32,
    /// How many names have been compared with words that mean nothing.
    compared: Cell<usize>,
}

/// A few words are always compared with every name; in a file that is made of unknown words, one name for each letter.
const FEW_COMPARED: usize = 100_000;

/// Ten times the longest card there is. Analyses look at pairs of lines, and a card made to be long would keep them busy
/// for hours.
const MOST_LINES: u32 = 2_000;

impl<'a> Lower<'a> {
    fn tell(&mut self, report: Report) {
        if !self.quiet {
            self.reports.push(report);
        }
    }

    /// What was reported about other statements says nothing about this one.
    fn begin(&mut self, statement: u32) {
        self.quiet = self.tree.is_damaged(statement);
        self.stumbled = false;
    }

    fn top_level(&mut self, statement: u32) {
        self.begin(statement);
        let items = self.tree.items(statement);
        let Some(Item::Token { kind: TokenKind::Word, text, span }) = items.peek() else {
            if let Some(item) = items.peek() {
                self.tell(
                    rules::NOT_A_STATEMENT
                        .report("this line does not begin with a word")
                        .help(format!("begin with a kind of card: {}", self.some_kinds()))
                        .at(item.span(), "a card begins with its kind"),
                );
                self.mention(items);
            }
            return;
        };
        self.note = self.tree.note(statement).map(Into::into);
        match text {
            "game" => self.game_line(items),
            "extern" => self.external(items),
            _ => match self.schema.keywords.get(text) {
                Some(kind) => self.asset(*kind, items, self.tree.node_span(statement)),
                None => {
                    let is_kind = |word: &str| self.schema.keywords.contains_key(word);
                    let id = match self.split_word(items, "kind", is_kind) {
                        Some(rest) => rest.peek(),
                        None => {
                            self.unknown_kind(text, span);
                            items.peek_second()
                        }
                    };
                    if let Some(Item::Token { kind: TokenKind::Word | TokenKind::Number, text, .. }) = id {
                        self.unit.unread.push(text.into());
                    }
                    self.mention(items);
                }
            },
        }
    }

    /// Whether so many names may be compared with a word, and listed beside it. Nobody reads help on every word of a file
    /// that means nothing.
    fn may_compare(&self, names: usize) -> bool {
        let compared = self.compared.get().saturating_add(names);
        self.compared.set(compared);
        compared <= FEW_COMPARED + self.tree.text().len()
    }

    fn unknown_kind(&mut self, word: &str, span: Span) {
        let known = &self.schema.keywords;
        let compares = self.may_compare(known.len());
        let names = if compares { nearest(word, known.keys().map(String::as_str)) } else { Vec::new() };
        let help = match names.first() {
            Some(name) => Some(format!("a kind with a similar name exists: `{name}`")),
            None => compares.then(|| format!("a card begins with its kind: {}", self.some_kinds())),
        };
        let mut draft =
            rules::UNKNOWN_KIND.report(format!("`{word}` is not a kind of card")).maybe_help(help);
        if let [name] = names[..] {
            draft = draft.fix(format!("write `{name}`"), span, name);
        }
        self.tell(draft.at(span, format!("not a kind of {}", self.schema.game.name)));
    }

    fn some_kinds(&self) -> String {
        let words: Vec<String> = self.schema.kinds.iter().map(|kind| format!("`{}`", kind.keyword)).collect();
        list_words(&words, "or")
    }

    /// `game vanguard`: says which game a file is for. The project has chosen the schema by now.
    fn game_line(&mut self, mut items: Items<'a>) {
        let game = &self.schema.game.name;
        match phrase::game(&mut items) {
            Ok(name) if name.text == game => {
                let _ = self.finish(items, "`game`");
            }
            Ok(name) => self.tell(
                rules::OTHER_GAME
                    .report(format!("this pack is for `{game}`"))
                    .help(format!("write `game {game}`, or move the file to a pack of that game"))
                    .at(name.span, "another game than the pack's"),
            ),
            Err(fault) => self.incomplete(fault, None),
        }
    }

    /// `extern log 317, 318`: lives in the printed game.
    fn external(&mut self, mut items: Items<'a>) {
        let kind = match phrase::external_kind(&mut items) {
            Ok(kind) => kind,
            Err(fault) => return self.incomplete(fault, None),
        };
        let Some(kind) = self.schema.keywords.get(kind.text).copied() else {
            self.unknown_kind(kind.text, kind.span);
            return self.mention(items);
        };
        phrase::list(&mut items, |items| match phrase::external(items) {
            Ok(id) => self.external_asset(kind, id),
            Err(fault) => {
                self.incomplete(fault, Some(self.schema.kind(kind).id.example()));
                self.stumbled = true;
                phrase::skip_element(items, |item| self.mention_item(item));
            }
        });
        let _ = self.finish(items, "`extern`");
    }

    fn external_asset(&mut self, kind: KindId, id: Name<'a>) {
        let shape = self.schema.kind(kind).shape;
        let record = self.open(shape, NONE, FieldId(0), id.span);
        self.unit.roots.push(record);
        let fields = vec![self.id(kind, id.text, id.span)];
        self.close(record, Given { fields, damaged: false }, id.span);
        self.unit.externals.push(record);
    }

    fn asset(&mut self, kind: KindId, mut items: Items<'a>, span: Span) {
        let shape_id = self.schema.kind(kind).shape;
        self.context = self.schema.kind(kind).context;
        self.lines = 0;
        let name = items.peek_second().map_or(items.place(), |item| item.span());
        let record = self.open(shape_id, NONE, FieldId(0), name);
        self.unit.roots.push(record);
        self.structure(shape_id, record, &mut items, span);
    }

    /// A head and an optional body, for kinds and blocks alike.
    fn structure(&mut self, shape_id: ShapeId, record: u32, items: &mut Items<'a>, span: Span) {
        let shape = self.schema.shape(shape_id);
        let mut given = self.nothing_given();
        let head = self.parts(items, shape, &shape.head.parts, record, &mut given);
        let is_body = |item: Option<Item<'_>>| matches!(item, Some(Item::Block { .. }));
        if head.is_err() || !items.is_empty() && !is_body(items.peek()) {
            given.damaged = true;
            if head.is_ok() {
                let _ = self.finish(*items, &written(&shape.head));
            }
            self.skip_to_block(items);
        }
        let mut body = None;
        if let Some(Item::Block { node, span }) = items.peek() {
            items.bump();
            body = Some(span);
            self.body(shape, record, node, &mut given);
        }
        if head.is_ok() && !items.is_empty() {
            let _ = self.finish(*items, &written(&shape.head));
        }
        self.complete(shape, record, &given, body);
        self.close(record, given, span);
    }

    fn body(&mut self, shape: &'a Shape, record: u32, block: u32, given: &mut Given) {
        let outer = self.quiet;
        for statement in self.tree.statements(block) {
            self.lines += 1;
            if self.lines > MOST_LINES {
                self.too_long(statement);
                given.damaged = true;
                break;
            }
            self.begin(statement);
            let mut items = self.tree.items(statement);
            self.note = self.tree.note(statement).map(Into::into);
            let Some(item) = items.peek() else { continue };
            match self.start_of(shape, item) {
                Some(id) => {
                    let _ = self.member(shape, record, id, &mut items, statement, given);
                }
                None if is_word(item, "allow") => self.allow(record, items),
                None if is_word(item, "was") && self.unit.root_of(record) == record => {
                    self.was(record, items)
                }
                None => {
                    self.unknown_statement(shape, items);
                    self.mention(items);
                    // A required field may be in there under another name.
                    given.damaged = true;
                }
            }
        }
        self.quiet = outer;
    }

    /// Reports the first line that is too many; the rest of the card is not read.
    fn too_long(&mut self, statement: u32) {
        if self.lines == MOST_LINES + 1 {
            let draft = rules::TOO_MANY.report(format!("this card has more than {MOST_LINES} lines"));
            let draft = draft.help("divide it into several cards");
            let place = self.tree.node_span(statement);
            self.tell(draft.at(Span::new(place.file, place.start, place.start), "not read from here on"));
        }
    }

    fn start_of(&self, shape: &Shape, item: Item<'a>) -> Option<FieldId> {
        match item {
            Item::Token { kind: TokenKind::Word, text, .. } => {
                let starts_with_digit = text.starts_with(|c: char| c.is_ascii_digit());
                shape.starts.words.get(text).copied().or(shape.starts.number.filter(|_| starts_with_digit))
            }
            Item::Token { kind: TokenKind::Number, .. } => shape.starts.number,
            Item::Token { kind: TokenKind::Text | TokenKind::Prose, .. } => shape.starts.text,
            Item::Token { kind: TokenKind::Arrow, .. } => shape.starts.arrow,
            _ => None,
        }
    }

    fn member(
        &mut self,
        shape: &'a Shape,
        record: u32,
        id: FieldId,
        items: &mut Items<'a>,
        statement: u32,
        given: &mut Given,
    ) -> Outcome {
        let field = &shape.fields[id.index()];
        let outer = self.context;
        if let Some(context) = field.context {
            self.context = context;
        }
        let span = self.tree.node_span(statement);
        let is = |value| Field { id, start: span.start, end: span.end, value };
        let outcome = if let Type::Block(inner) = field.ty {
            let name = items.peek().map_or(span, |item| item.span());
            let child = self.open(inner, record, id, name);
            self.structure(inner, child, items, span);
            given.fields.push(is(Value::Record(child)));
            Ok(())
        } else {
            let before = given.fields.len();
            match self.parts(items, shape, &field.write.parts, record, given) {
                Ok(()) => {
                    // A flag is its own word, so its written form has no slot.
                    if field.ty == Type::Flag && !given.fields[before..].iter().any(|given| given.id == id) {
                        given.fields.push(is(Value::Flag));
                    }
                    if items.is_empty() { Ok(()) } else { self.finish(*items, &written(&field.write)) }
                }
                Err(told) => {
                    if given.fields.len() == before {
                        given.fields.push(is(Value::Bad));
                    }
                    self.mention(*items);
                    Err(told)
                }
            }
        };
        self.context = outer;
        outcome
    }

    fn unknown_statement(&mut self, shape: &Shape, items: Items<'a>) {
        let owner = a(&shape.name);
        let Some(Item::Token { kind, text, span }) = items.peek() else {
            self.tell(
                rules::UNKNOWN_STATEMENT
                    .report(format!("a bare block has no meaning in {owner}"))
                    .help("put a word in front of the brace, or delete the braces")
                    .at(items.place(), "nothing says what this is"),
            );
            return;
        };
        if self.split_word(items, "line", |word| shape.starts.words.contains_key(word)).is_some() {
            return;
        }
        let compares = self.may_compare(shape.starts.words.len());
        let known: Vec<&str> = match compares {
            true => shape.starts.words.keys().map(String::as_str).collect(),
            false => Vec::new(),
        };
        let names = nearest(text, known.iter().copied());
        let is_effect = kind == TokenKind::Word && self.schema.verbs.contains_key(text);
        if names.is_empty() && self.belongs_in_head(shape, text, span) {
            return;
        }
        let help = match (&names[..], self.home_of(text)) {
            ([name, ..], _) => format!("a word with a similar name exists: `{name}`"),
            ([], _) if is_effect => "to go on with the effects of the line above, end it in `,`".to_owned(),
            ([], Some(home)) => format!("`{text}` belongs to {home}"),
            ([], None) => {
                let mut words: Vec<String> = known.iter().map(|word| format!("`{word}`")).collect();
                words.sort();
                if !compares {
                    "delete this line, or write what was meant".to_owned()
                } else if words.is_empty() {
                    format!("{owner} has no lines: delete this one")
                } else {
                    format!("{owner} may hold {}", list_words(&words, "or"))
                }
            }
        };
        let message = match is_effect && names.is_empty() {
            true => format!("`{text}` is an effect, not a line of {owner}"),
            false => format!("{owner} has no `{text}`"),
        };
        let mut draft = rules::UNKNOWN_STATEMENT.report(message).help(help);
        if let [name] = names[..] {
            draft = draft.fix(format!("write `{name}`"), span, name);
        }
        self.tell(draft.at(span, format!("no line of {owner} begins like this")));
    }

    /// Where a keyword is at home, to say so when it stands in the wrong block.
    fn home_of(&self, word: &str) -> Option<String> {
        let homes: Vec<String> = self
            .schema
            .shapes
            .iter()
            .filter(|shape| matches!(shape.class, Class::Kind(_) | Class::Block))
            .filter(|shape| shape.starts.words.contains_key(word))
            .map(|shape| a(&shape.name))
            .collect();
        (!homes.is_empty() && homes.len() <= 4).then(|| list_words(&homes, "or"))
    }

    /// `allow unreachable-sector "placed by event E07" until 2027-06-01`
    fn allow(&mut self, record: u32, mut items: Items<'a>) {
        let start = items.place();
        let line = match phrase::allow(&mut items) {
            Ok(line) => line,
            Err(fault) => return self.incomplete(fault, None),
        };
        let written = |reason: Span| self.tree.text().get(reason.start as usize..reason.end as usize);
        let says_nothing = |reason| written(reason).is_none_or(|text| text_value(text).trim().is_empty());
        if line.reason.is_none_or(says_nothing) {
            return self.tell(
                rules::EXPECTED
                    .report("an `allow` needs its reason")
                    .help(format!("write `allow {} \"why this is fine\"`", line.rule.text))
                    .at(line.rule.span, "nobody will know why in a year"),
            );
        }
        let end = items.before().unwrap_or(start);
        if self.finish(items, "`allow`").is_ok() {
            let (root, rule) = (self.unit.root_of(record), line.rule.text.into());
            self.unit.allows.push(Allow { root, rule, start: start.start, end: end.end, until: line.until });
        }
    }

    /// `was P901`: the id that this asset had before. Translations are kept under ids, and follow it.
    fn was(&mut self, record: u32, mut items: Items<'a>) {
        let id = match phrase::was(&mut items) {
            Ok(id) => id,
            Err(fault) => return self.incomplete(fault, None),
        };
        if self.finish(items, "`was`").is_ok() {
            let (start, end) = (id.span.start, id.span.end);
            self.unit.renames.push(Rename { root: record, old: id.text.into(), start, end });
        }
    }

    fn open(&mut self, shape: ShapeId, parent: u32, via: FieldId, name: Span) -> u32 {
        let fields = self.unit.fields.len() as u32;
        self.unit.records.open(shape, parent, via, name, fields)
    }

    fn close(&mut self, record: u32, given: Given, span: Span) {
        if given.damaged {
            self.unit.damaged.insert(record);
        }
        let mut fields = given.fields;
        let kept = self.unit.fields.keep(&fields, span.start);
        self.unit.records.close(record, kept, span);
        fields.clear();
        self.spare.push(fields);
    }

    fn nothing_given(&mut self) -> Given {
        Given { fields: self.spare.pop().unwrap_or_default(), damaged: false }
    }

    /// Nothing may follow. `owner` is what is complete by now, in words that stand in the text.
    fn finish(&mut self, items: Items<'a>, owner: &str) -> Outcome {
        let Some(item) = items.peek() else { return Ok(()) };
        // What is left of a line that was not understood is no mistake of its own.
        if std::mem::take(&mut self.stumbled) {
            self.mention(items);
            return Err(Told);
        }
        if self.quote_in_text(items) || self.comma_between_lines(items) {
            self.mention(items);
            return Err(Told);
        }
        let what = match item {
            Item::Token { text, .. } => format!("`{}`", shorten(text)),
            Item::Block { .. } => "`{`".to_owned(),
        };
        self.tell(
            rules::LEFTOVER
                .report(format!("unexpected {what}"))
                .help(format!("{owner} is complete before it: delete {what}, or start a new line"))
                .at(item.span(), "nothing more is expected"),
        );
        self.mention(items);
        Err(Told)
    }

    fn incomplete(&mut self, fault: Fault, example: Option<String>) {
        if let Fault::Missing { what, at } = fault {
            self.expected(at, what, example);
        }
    }

    fn expected(&mut self, place: Span, what: &str, example: Option<String>) {
        let mut draft = rules::EXPECTED.report(format!("{what} is missing"));
        if let Some(example) = example {
            draft = draft.help(format!("write something like `{example}`"));
        }
        self.tell(draft.at(place, format!("expected {what}")));
    }

    fn skip_to_block(&mut self, items: &mut Items<'a>) {
        while let Some(item) = items.peek() {
            match item {
                Item::Block { .. } => return,
                item => self.mention_item(item),
            }
            items.bump();
        }
    }

    /// Keeps the words of what is left behind, blocks included.
    fn mention(&mut self, mut items: Items<'a>) {
        while let Some(item) = items.bump() {
            self.mention_item(item);
        }
    }

    fn mention_item(&mut self, item: Item<'a>) {
        match item {
            Item::Token { kind: TokenKind::Word | TokenKind::Number, text, .. } => {
                self.unit.mentions.push(text.into());
            }
            Item::Token { .. } => {}
            Item::Block { node, .. } => {
                let tree = self.tree;
                let node = tree.node(node);
                for token in node.first..node.last {
                    if matches!(tree.tokens()[token as usize].kind, TokenKind::Word | TokenKind::Number) {
                        self.unit.mentions.push(tree.token_text(token).into());
                    }
                }
            }
        }
    }
}

/// What an author wrote at the beginning of a line of this form: `evac log`. Names of fields are known to the schema alone.
fn written(form: &Pattern) -> String {
    let words: Vec<&str> = form.literal_prefix().collect();
    match words.first() {
        Some(first) if first.starts_with(char::is_alphabetic) => format!("`{}`", words.join(" ")),
        _ => "the line".to_owned(),
    }
}

pub(crate) fn is_word(item: Item<'_>, word: &str) -> bool {
    matches!(item, Item::Token { kind: TokenKind::Word, text, .. } if text == word)
}

/// `a, b or c`, cut off kindly when there are many.
pub(crate) fn list_words(words: &[String], joiner: &str) -> String {
    const MOST: usize = 12;
    match words {
        [] => String::new(),
        [one] => one.clone(),
        _ if words.len() > MOST => format!("{} and {} more", words[..MOST].join(", "), words.len() - MOST),
        [rest @ .., last] => format!("{} {joiner} {last}", rest.join(", ")),
    }
}

pub(crate) fn shorten(text: &str) -> String {
    let mut lines = text.lines();
    let first: String = lines.next().unwrap_or("").chars().take(40).collect();
    if first.len() < text.len() { format!("{first}...") } else { first }
}
