//! Expressions.

use std::collections::BTreeSet;

use super::lines::last_word;
use super::{Checker, Place};
use crate::field_type::Type;
use crate::stores::names::Part;
use crate::stores::text::{Expr, Fold, Sign};
use crate::stores::ty::{self, Ty};
use crate::types::{ShapeId, VocabId};

/// What a function of the language takes and gives.
pub(super) const FUNCTIONS: [(&str, &[&str]); 12] = [
    ("min", &["a", "b"]),
    ("max", &["a", "b"]),
    ("place", &["player"]),
    ("default", &["value", "otherwise"]),
    ("players", &[]),
    ("low", &["range"]),
    ("high", &["range"]),
    ("within", &["number", "range"]),
    ("amount", &["price", "word"]),
    ("tag", &["vocabulary", "word", "name"]),
    ("next-to", &["word", "other"]),
    ("compare", &["a", "sign", "b"]),
];

impl<'r> Checker<'r> {
    pub(super) fn expr(&mut self, expr: &'r Expr, place: Place<'r>) -> Ty {
        match expr {
            Expr::Number(_) => Ty::Number,
            Expr::Word(word) => {
                self.any_word(word, place);
                Ty::Word(None)
            }
            Expr::Name(name) => self.name(name, place),
            Expr::Field(inner, name) => {
                let inner = self.expr(inner, place);
                self.field(&inner, name, place)
            }
            Expr::Store(name, keys) => self.store_value(name, keys, place),
            Expr::Call(name, arguments) => self.function(name, arguments, place),
            Expr::Fold(fold, each, value) => {
                let ty = self.set_of(&each.set, place);
                let known = self.locals.len();
                self.bind(&each.name, ty.clone());
                if let Some(condition) = &each.condition {
                    self.expr(condition, place);
                }
                self.number(value, place);
                self.locals.truncate(known);
                if *fold == Fold::First { ty } else { Ty::Number }
            }
            Expr::Not(inner) => {
                self.expr(inner, place);
                Ty::Number
            }
            Expr::Pair(sign, left, right) => {
                self.pair(*sign, left, right, place);
                Ty::Number
            }
        }
    }

    fn pair(&mut self, sign: Sign, left: &'r Expr, right: &'r Expr, place: Place<'r>) {
        match sign {
            Sign::And | Sign::Or => {
                self.expr(left, place);
                self.expr(right, place);
            }
            Sign::Equal | Sign::Other => {
                // A word between quotes is one of the words that the other side can be.
                match (left, right) {
                    (Expr::Word(word), other) | (other, Expr::Word(word)) => {
                        let ty = self.expr(other, place);
                        self.word_of(word, other, &ty, place);
                    }
                    _ => {
                        self.expr(left, place);
                        self.expr(right, place);
                    }
                }
            }
            _ => {
                self.number(left, place);
                self.number(right, place);
            }
        }
    }

    pub(super) fn number(&mut self, expr: &'r Expr, place: Place<'r>) {
        let ty = self.expr(expr, place);
        if !ty.is_open() && ty != Ty::Number {
            let label = format!("this is {}", ty.words(self.schema));
            let help = "compare it with `=`, or name something that is counted".to_owned();
            self.fault(place, &last_word(expr), "a number is needed here".to_owned(), &label, help);
        }
    }

    fn name(&mut self, name: &'r str, place: Place<'r>) -> Ty {
        if name == "nothing" {
            return Ty::Nothing;
        }
        if let Some((_, ty)) = self.locals.iter().rev().find(|(known, _)| known == name) {
            return ty.clone();
        }
        if self.mentions.contains(name) && !matches!(name, "me" | "board") {
            return Ty::Any;
        }
        let mut found: Option<Ty> = self.note(name);
        for caller in self.callers.get(&self.part).into_iter().flatten() {
            if let Some(ty) = self.binds.get(caller).and_then(|binds| binds.get(name)) {
                found = Some(found.unwrap_or(Ty::Unset).join(ty.clone()));
            }
        }
        match (found, name) {
            (Some(ty), _) => ty,
            (None, "me") => Ty::Player,
            (None, "board") => Ty::thing(self.board),
            (None, "this") if self.has_effect() => Ty::Any,
            (None, _) => {
                self.unknown_name(name, place);
                Ty::Any
            }
        }
    }

    /// Whether an effect of the content can be what is being carried out.
    fn has_effect(&self) -> bool {
        let is_content = |part: &Part| match part {
            Part::Rule(at) => self.shape_of_rule(&self.rules.rules[*at].name).is_some(),
            Part::Is(_) => true,
            _ => false,
        };
        is_content(&self.part) || self.callers.get(&self.part).into_iter().flatten().any(is_content)
    }

    fn unknown_name(&mut self, name: &'r str, place: Place<'r>) {
        let message = format!("nothing is called `{name}` here");
        if self.members(name).is_some() {
            let help =
                format!("choose one with `pick x in {name}`, or look for one with `first(x in {name})`");
            self.fault(place, name, message, "a whole set, and not one of it", help);
            return;
        }
        if let Some(store) = self.rules.stores.iter().find(|store| store.name == name) {
            let help = format!("write `{name}[{}]`", store.sets.join(", "));
            self.fault(place, name, message, "a store, without saying which of it", help);
            return;
        }
        let mut known: BTreeSet<&str> = self.locals.iter().map(|(name, _)| name.as_str()).collect();
        known.extend(self.notes.keys().map(String::as_str));
        for caller in self.callers.get(&self.part).into_iter().flatten() {
            known.extend(
                self.binds.get(caller).into_iter().flat_map(|binds| binds.keys().map(String::as_str)),
            );
        }
        known.extend(["me", "board", "nothing"]);
        let known: Vec<String> = known.into_iter().map(str::to_owned).collect();
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        let label = "no line that leads here sets it";
        self.unknown(place, name, message, label, &known, "names here are");
    }

    fn field(&mut self, thing: &Ty, name: &'r str, place: Place<'r>) -> Ty {
        let shapes: Vec<ShapeId> = match thing {
            Ty::Thing(shapes) => shapes.iter().copied().collect(),
            Ty::Player => vec![self.sheet],
            Ty::Unset | Ty::Any | Ty::Nothing => return self.field_of_anything(name, place),
            other => {
                let message = format!("there is no `{name}` in {}", other.words(self.schema));
                let help = "fields belong to cards, blocks and players".to_owned();
                self.fault(place, name, message, "not a card, a block or a player", help);
                return Ty::Any;
            }
        };
        match name {
            "verb" => return Ty::Word(None),
            "parent" => return self.parents(&shapes),
            _ => {}
        }
        let mut found = None;
        for shape in &shapes {
            let fields = &self.schema.shape(*shape).fields;
            if let Some(field) = fields.iter().find(|field| field.name == name) {
                let ty = self.field_ty(&field.ty);
                found = Some(found.unwrap_or(Ty::Unset).join(ty));
            }
        }
        found.unwrap_or_else(|| {
            let known: Vec<&str> = shapes
                .iter()
                .flat_map(|shape| self.schema.shape(*shape).fields.iter().map(|field| field.name.as_str()))
                .collect();
            let message = format!("{} has no field `{name}`", thing.words(self.schema));
            self.unknown(place, name, message, "asked of it here", &known, "its fields are");
            Ty::Any
        })
    }

    fn field_ty(&self, ty: &Type) -> Ty {
        Ty::of(self.schema, ty)
    }

    /// What has this field is not known; at least something must.
    fn field_of_anything(&mut self, name: &'r str, place: Place<'r>) -> Ty {
        let schema = self.schema;
        let is_known = matches!(name, "verb" | "parent")
            || schema.shapes.iter().any(|shape| shape.fields.iter().any(|field| field.name == name));
        if !is_known {
            let known: BTreeSet<&str> = schema
                .shapes
                .iter()
                .flat_map(|shape| shape.fields.iter().map(|field| field.name.as_str()))
                .collect();
            let known: Vec<&str> = known.into_iter().collect();
            let message = format!("nothing has a field `{name}`");
            let label = "no kind, block or effect of the schema has it";
            self.unknown(place, name, message, label, &known, "fields are");
        }
        Ty::Any
    }

    fn parents(&self, shapes: &[ShapeId]) -> Ty {
        let holds = |ty: &Type| match ty {
            Type::Block(shape) | Type::Rows(shape) => shapes.contains(shape),
            _ => false,
        };
        let mut found = Ty::Nothing;
        for (at, shape) in self.schema.shapes.iter().enumerate() {
            if shape.fields.iter().any(|field| holds(&field.ty)) {
                found = found.join(Ty::thing(ShapeId(at as u16)));
            }
        }
        if found == Ty::Nothing { Ty::Any } else { found }
    }

    fn store_value(&mut self, name: &'r str, keys: &'r [Expr], place: Place<'r>) -> Ty {
        let Some(store) = self.rules.stores.iter().find(|store| store.name == name) else {
            keys.iter().for_each(|key| drop(self.expr(key, place)));
            if !self.mentions.contains(name) {
                let known: Vec<&str> = self.rules.stores.iter().map(|store| store.name.as_str()).collect();
                let message = format!("there is no store `{name}`");
                self.unknown(place, name, message, "no `store` line has this name", &known, "the stores are");
            }
            return Ty::Any;
        };
        if store.sets.len() != keys.len() {
            keys.iter().for_each(|key| drop(self.expr(key, place)));
            let count = store.sets.len();
            let message = format!("`{name}` goes by {count} {}, not {}", things(count), keys.len());
            let help = format!("write `{name}[{}]`", store.sets.join(", "));
            self.fault(place, name, message, "another number of things", help);
        } else {
            for (key, set) in keys.iter().zip(&store.sets) {
                self.key(name, key, set, place);
            }
        }
        match &store.holds {
            None => Ty::Number,
            Some(set) => self.members(set).unwrap_or(Ty::Any),
        }
    }

    fn key(&mut self, store: &str, key: &'r Expr, set: &str, place: Place<'r>) {
        let Some(wanted) = self.members(set) else { return };
        if let (Expr::Word(word), Ty::Word(Some(vocab))) = (key, &wanted) {
            self.word_in(word, *vocab, place);
            return;
        }
        let ty = self.expr(key, place);
        if !self.fits(&ty, &wanted) {
            let message = format!("`{store}` does not go by this");
            let label = format!("this is {}", ty.words(self.schema));
            let help = format!("it goes by {}", wanted.words(self.schema));
            self.fault(place, &last_word(key), message, &label, help);
        }
    }

    /// Whether a value can be one of those that are wanted.
    pub(super) fn fits(&self, ty: &Ty, wanted: &Ty) -> bool {
        match (ty, wanted) {
            (ty, _) if ty.is_open() => true,
            (_, wanted) if wanted.is_open() => true,
            (Ty::Word(None), Ty::Word(_)) | (Ty::Word(_), Ty::Word(None)) => true,
            // Two vocabularies may share words, as those of a kind and of its parts do.
            (Ty::Word(Some(a)), Ty::Word(Some(b))) => {
                let (a, b) = (self.schema.vocab(*a), self.schema.vocab(*b));
                a.words.iter().any(|word| b.index.contains_key(&word.name))
            }
            (Ty::Thing(a), Ty::Thing(b)) => !a.is_disjoint(b),
            (a, b) => a == b,
        }
    }

    /// What `x in SET` goes through.
    pub(super) fn set_of(&mut self, set: &'r Expr, place: Place<'r>) -> Ty {
        match set {
            Expr::Name(name) => {
                let is_bound = self.locals.iter().any(|(known, _)| known == name)
                    || self.note(name).is_some()
                    || self.mentions.contains(name);
                match self.members(name) {
                    Some(ty) if !is_bound => {
                        self.shadowed(name, place);
                        ty
                    }
                    Some(_) => self.name(name, place),
                    None if is_bound || self.is_set_by_callers(name) => self.name(name, place),
                    None => {
                        self.unknown_set(place, name);
                        Ty::Any
                    }
                }
            }
            Expr::Call(all, arguments) if all == "all" => match arguments.as_slice() {
                [Expr::Name(name)] => self.members(name).unwrap_or_else(|| {
                    self.unknown_set(place, name);
                    Ty::Any
                }),
                _ => {
                    let message = "`all` takes the name of a set".to_owned();
                    let help = "write `all(card)`, with a kind, a block or a vocabulary".to_owned();
                    self.fault(place, "all", message, "no name of a set", help);
                    Ty::Any
                }
            },
            // The effects in a field, one by one.
            Expr::Field(..) => match self.expr(set, place) {
                Ty::Part(ty::Part::Effects) => self.all_verbs(),
                ty => ty,
            },
            other => self.expr(other, place),
        }
    }

    /// A rule that leads here may have given the name of a set to one thing.
    fn shadowed(&mut self, name: &'r str, place: Place<'r>) {
        let callers = self.callers.get(&self.part).into_iter().flatten();
        let by = callers.copied().find(|by| self.binds.get(by).is_some_and(|binds| binds.contains_key(name)));
        if let Some(by) = by {
            let message = format!("`{name}` is one thing here, or a whole set");
            let label = format!("{} calls something `{name}` and leads here", self.told(by));
            let help = format!("write `all({name})` for the set, or another name there");
            self.fault(place, name, message, &label, help);
        }
    }

    fn told(&self, part: Part) -> String {
        match part {
            Part::Before => "`before`".to_owned(),
            Part::Begin => "`begin`".to_owned(),
            Part::TurnEnd => "`turn-end`".to_owned(),
            Part::Aim => "`aim`".to_owned(),
            Part::Rule(at) => format!("the rule `{}`", self.rules.rules[at].name),
            Part::Offer(at) => format!("the offer `{}`", self.rules.offers[at].name),
            Part::Fact(at) => format!("the fact `{}`", self.rules.facts[at].name),
            Part::Is(at) => format!("`{}`", self.schema.shape(self.questions[at].shape).name),
        }
    }

    fn all_verbs(&self) -> Ty {
        let shapes = self.schema.shapes.iter().enumerate();
        let verbs = shapes.filter(|(_, shape)| shape.class == crate::types::Class::Verb);
        Ty::Thing(verbs.map(|(at, _)| ShapeId(at as u16)).collect())
    }

    fn is_set_by_callers(&self, name: &str) -> bool {
        name == "me"
            || name == "board"
            || self
                .callers
                .get(&self.part)
                .into_iter()
                .flatten()
                .any(|caller| self.binds.get(caller).is_some_and(|binds| binds.contains_key(name)))
    }

    fn function(&mut self, name: &'r str, arguments: &'r [Expr], place: Place<'r>) -> Ty {
        if let Some(at) = self.rules.facts.iter().position(|fact| fact.name == name) {
            let given: Vec<Ty> = arguments.iter().map(|argument| self.expr(argument, place)).collect();
            let wanted = &self.rules.facts[at].arguments;
            self.arity(place, name, wanted, given.len());
            for (number, ty) in given.into_iter().enumerate() {
                self.hand_over(Part::Fact(at), number, ty);
            }
            return self.facts.get(&at).cloned().unwrap_or(Ty::Unset);
        }
        if name == "met" {
            match arguments {
                [condition] => self.part_of(condition, ty::Part::Condition, place),
                _ => self.arity(place, name, &["condition".to_owned()], arguments.len()),
            }
            return Ty::Number;
        }
        let Some((_, wanted)) = FUNCTIONS.iter().find(|(known, _)| *known == name) else {
            arguments.iter().for_each(|argument| drop(self.expr(argument, place)));
            if !self.mentions.contains(name) {
                let facts = self.rules.facts.iter().map(|fact| fact.name.as_str());
                let own = ["count", "any", "first", "sum", "met", "all"];
                // In `is` stores are asked like facts.
                let is_is = matches!(self.part, Part::Is(_));
                let stores = self.rules.stores.iter().filter(|_| is_is).map(|store| store.name.as_str());
                let known: Vec<&str> =
                    FUNCTIONS.iter().map(|(name, _)| *name).chain(own).chain(facts).chain(stores).collect();
                let message = format!("there is no function `{name}`");
                self.unknown(
                    place,
                    name,
                    message,
                    if is_is {
                        "neither a function, a `fact` nor a `store`"
                    } else {
                        "neither a function nor a `fact`"
                    },
                    &known,
                    "functions are",
                );
            }
            return Ty::Any;
        };
        let wanted: Vec<String> = wanted.iter().map(|name| (*name).to_owned()).collect();
        if wanted.len() != arguments.len() {
            self.arity(place, name, &wanted, arguments.len());
            return Ty::Any;
        }
        self.called(name, arguments, place)
    }

    fn called(&mut self, name: &str, arguments: &'r [Expr], place: Place<'r>) -> Ty {
        match (name, arguments) {
            ("min" | "max", [a, b]) => {
                self.number(a, place);
                self.number(b, place);
                Ty::Number
            }
            ("default", [value, otherwise]) => {
                let value = self.expr(value, place);
                value.join(self.expr(otherwise, place))
            }
            ("low" | "high", [range]) => {
                self.part_of(range, ty::Part::Range, place);
                Ty::Number
            }
            ("within", [number, range]) => {
                self.number(number, place);
                self.part_of(range, ty::Part::Range, place);
                Ty::Number
            }
            ("amount", [price, word]) => {
                self.part_of(price, ty::Part::Price, place);
                self.expr(word, place);
                Ty::Number
            }
            ("tag", [vocab, word, tag]) => {
                self.tag(vocab, tag, place);
                self.expr(word, place);
                Ty::Any
            }
            _ => {
                arguments.iter().for_each(|argument| drop(self.expr(argument, place)));
                Ty::Number
            }
        }
    }

    /// A vocabulary and a tag of its words, both between quotes.
    fn tag(&mut self, vocab: &'r Expr, tag: &'r Expr, place: Place<'r>) {
        let (Expr::Word(name), Expr::Word(tag)) = (vocab, tag) else {
            let help = "write `tag('vocabulary', word, 'name')`".to_owned();
            self.fault(place, "tag", "`tag` needs two words in quotes".to_owned(), "not in quotes", help);
            return;
        };
        let Some(vocab) = self.schema.vocabularies.iter().find(|vocab| vocab.name == *name) else {
            let known: Vec<&str> = self.schema.vocabularies.iter().map(|vocab| vocab.name.as_str()).collect();
            let message = format!("there is no vocabulary `{name}`");
            self.unknown(place, name, message, "its words are asked for a tag", &known, "vocabularies are");
            return;
        };
        if !vocab.words.iter().any(|word| word.tags.contains_key(tag)) {
            let known: BTreeSet<&str> =
                vocab.words.iter().flat_map(|word| word.tags.keys().map(String::as_str)).collect();
            let known: Vec<&str> = known.into_iter().collect();
            let message = format!("no word of `{name}` has the tag `{tag}`");
            self.unknown(place, tag, message, "asked for here", &known, "their tags are");
        }
    }

    /// A word between quotes that is compared with something.
    fn word_of(&mut self, word: &'r str, other: &'r Expr, ty: &Ty, place: Place<'r>) {
        if let Expr::Field(_, name) = other
            && name == "verb"
        {
            let shapes = self.schema.shapes.iter().map(|shape| shape.name.as_str());
            if !shapes.clone().any(|name| name == word) {
                let known: Vec<&str> = shapes.collect();
                let message = format!("no verb is called `{word}`");
                self.unknown(
                    place,
                    word,
                    message,
                    "compared with the name of an effect",
                    &known,
                    "verbs are",
                );
            }
            return;
        }
        match ty {
            Ty::Word(Some(vocab)) => self.word_in(word, *vocab, place),
            ty if ty.is_open() || *ty == Ty::Word(None) => self.any_word(word, place),
            other => {
                let message = format!("`{word}` is never equal to this");
                let label = format!("the other side is {}", other.words(self.schema));
                let help = "compare a word with a word".to_owned();
                self.fault(place, word, message, &label, help);
            }
        }
    }

    fn word_in(&mut self, word: &'r str, vocab: VocabId, place: Place<'r>) {
        let vocab = self.schema.vocab(vocab);
        if !vocab.index.contains_key(word) {
            let known: Vec<&str> = vocab.words.iter().map(|word| word.name.as_str()).collect();
            let message = format!("`{word}` is no word of `{}`", vocab.name);
            self.unknown(place, word, message, "not in the vocabulary", &known, "its words are");
        }
    }

    /// A word between quotes where it is not known what it is compared with: some vocabulary must have it.
    fn any_word(&mut self, word: &'r str, place: Place<'r>) {
        let schema = self.schema;
        let is_known = schema.vocabularies.iter().any(|vocab| vocab.index.contains_key(word))
            || schema.shapes.iter().any(|shape| shape.name == word);
        if !is_known {
            let words = schema.vocabularies.iter().flat_map(|vocab| vocab.words.iter());
            let known: BTreeSet<&str> = words.map(|word| word.name.as_str()).collect();
            let known: Vec<&str> = known.into_iter().collect();
            let message = format!("`{word}` is no word of this game");
            self.unknown(place, word, message, "no vocabulary has it", &known, "words are");
        }
    }
}

fn things(count: usize) -> &'static str {
    if count == 1 { "thing" } else { "things" }
}
