//! Statements.

use super::{Checker, Place};
use crate::stores::names::Part;
use crate::stores::text::{Each, Expr, Line, Stmt, Store};
use crate::stores::ty::{self, Ty};

impl<'r> Checker<'r> {
    pub(super) fn lines(&mut self, lines: &'r [Line]) {
        let known = self.locals.len();
        lines.iter().for_each(|line| self.line(line));
        self.locals.truncate(known);
    }

    /// Lines in which a name holds.
    fn lines_with(&mut self, name: &str, ty: Ty, lines: &'r [Line]) {
        let known = self.locals.len();
        self.bind(name, ty);
        self.lines(lines);
        self.locals.truncate(known);
    }

    fn line(&mut self, line: &'r Line) {
        let place = Place::of(line);
        match &line.stmt {
            Stmt::Let(name, value) => {
                let ty = self.expr(value, place);
                self.bind(name, ty);
            }
            Stmt::Note(name, value) => {
                let ty = self.expr(value, place);
                let part = self.part;
                let known = self.notes.entry(name.clone()).or_default();
                let before = known.get(&part).cloned().unwrap_or(Ty::Unset);
                let joined = before.clone().join(ty);
                if joined != before || !known.contains_key(&part) {
                    known.insert(part, joined);
                    self.changed = true;
                }
            }
            Stmt::Add(store, by) | Stmt::Sub(store, by) => {
                self.counted(store, place);
                self.number(by, place);
            }
            Stmt::Set(store, value) => self.set(store, value, place),
            Stmt::Pick(each) => {
                let ty = self.each(each, place);
                self.bind(&each.name, ty);
            }
            Stmt::Draw(each, weight) => {
                let ty = self.each(each, place);
                let known = self.locals.len();
                self.bind(&each.name, ty.clone());
                self.number(weight, place);
                self.locals.truncate(known);
                self.bind(&each.name, ty);
            }
            Stmt::Roll(name, values) => {
                let ty = values.iter().map(|value| self.expr(value, place)).fold(Ty::Unset, Ty::join);
                self.bind(name, ty);
            }
            Stmt::If(condition, then, otherwise) => {
                self.expr(condition, place);
                self.lines(then);
                self.lines(otherwise);
            }
            Stmt::While(condition, body) => {
                self.expr(condition, place);
                self.lines(body);
            }
            Stmt::Times(times, body) => {
                self.number(times, place);
                self.lines(body);
            }
            Stmt::For(each, body) => {
                let ty = self.each(each, place);
                self.lines_with(&each.name, ty, body);
            }
            Stmt::Whom(name, target, otherwise, body) => {
                self.part_of(target, ty::Part::Target, place);
                self.expr(otherwise, place);
                self.lines_with(name, Ty::Any, body);
            }
            Stmt::Require(value) => {
                self.expr(value, place);
            }
            Stmt::May(when, body) => {
                when.iter().for_each(|when| drop(self.expr(when, place)));
                self.lines(body);
            }
            Stmt::UpTo(most, when, body) => {
                self.number(most, place);
                when.iter().for_each(|when| drop(self.expr(when, place)));
                self.lines(body);
            }
            Stmt::Call(name, arguments) => self.call(name, arguments, place),
            Stmt::Do(effects) => self.effects(effects, place),
            Stmt::Pay(price) => self.unit(price, "cost", place),
            Stmt::Gain(gift) => self.unit(gift, "benefit", place),
            Stmt::Over(way) => way.iter().for_each(|way| drop(self.expr(way, place))),
            Stmt::EndTurn | Stmt::Damaged(_) => {}
        }
    }

    pub(super) fn each(&mut self, each: &'r Each, place: Place<'r>) -> Ty {
        let ty = self.set_of(&each.set, place);
        if let Some(condition) = &each.condition {
            let known = self.locals.len();
            self.bind(&each.name, ty.clone());
            self.expr(condition, place);
            self.locals.truncate(known);
        }
        ty
    }

    /// A number with a name: a store that holds nothing else.
    fn counted(&mut self, store: &'r Expr, place: Place<'r>) {
        let Expr::Store(name, _) = store else {
            self.no_store(store, place);
            return;
        };
        self.expr(store, place);
        let held = self.rules.stores.iter().find(|known| known.name == *name);
        if let Some(holds) = held.and_then(|held| held.holds.as_ref()) {
            let message = format!("`{name}` is no number");
            let label = format!("holds one of `{holds}`");
            self.fault(place, name, message, &label, format!("write `set {name}[...] = ...`"));
        }
    }

    fn no_store(&mut self, expr: &'r Expr, place: Place<'r>) {
        let word = match expr {
            Expr::Name(name) | Expr::Call(name, _) => name.as_str(),
            _ => "",
        };
        // A store without its brackets is the usual slip.
        let help = match self.rules.stores.iter().find(|store| store.name == word) {
            Some(store) => format!("write `{word}[{}]`", store.sets.join(", ")),
            None => "name a store and which of it, such as `have[me, word]`".to_owned(),
        };
        let message = "only stores are counted and set".to_owned();
        self.fault(place, word, message, "no store with brackets", help);
    }

    fn set(&mut self, store: &'r Expr, value: &'r Expr, place: Place<'r>) {
        let ty = self.expr(value, place);
        let Expr::Store(name, _) = store else {
            self.no_store(store, place);
            return;
        };
        self.expr(store, place);
        let Some(held) = self.rules.stores.iter().find(|known| known.name == *name) else { return };
        let wanted = match &held.holds {
            None => Ty::Number,
            Some(set) => self.members(set).unwrap_or(Ty::Any),
        };
        if !self.fits(&ty, &wanted) {
            let message = format!("`{name}` cannot be set to this");
            let label = format!("holds {}, and this is {}", wanted.words(self.schema), ty.words(self.schema));
            self.fault(place, name, message, &label, "give it what the store holds, or `nothing`".to_owned());
        }
    }

    fn call(&mut self, name: &'r str, arguments: &'r [Expr], place: Place<'r>) {
        let given: Vec<Ty> = arguments.iter().map(|argument| self.expr(argument, place)).collect();
        let Some(at) = self.rules.rules.iter().position(|rule| rule.name == name) else {
            if self.mentions.contains(name) {
                return;
            }
            let known: Vec<&str> = self.rules.rules.iter().map(|rule| rule.name.as_str()).collect();
            let message = format!("there is no rule `{name}`");
            self.unknown(place, name, message, "called here", &known, "the rules are");
            return;
        };
        let wanted = &self.rules.rules[at].arguments;
        self.arity(place, name, wanted, given.len());
        for (number, ty) in given.into_iter().enumerate() {
            self.hand_over(Part::Rule(at), number, ty);
        }
    }

    pub(super) fn hand_over(&mut self, part: Part, number: usize, ty: Ty) {
        let before = self.arguments.get(&(part, number)).cloned().unwrap_or(Ty::Unset);
        let joined = before.clone().join(ty);
        if joined != before {
            self.changed = true;
            self.arguments.insert((part, number), joined);
        }
    }

    pub(super) fn arity(&mut self, place: Place<'r>, name: &str, wanted: &[String], given: usize) {
        if wanted.len() == given {
            return;
        }
        let message = format!(
            "`{name}` takes {} {}, not {given}",
            wanted.len(),
            if wanted.len() == 1 { "value" } else { "values" }
        );
        let help = match wanted {
            [] => format!("write `{name}()`"),
            wanted => format!("write `{name}({})`; `nothing` is a value too", wanted.join(", ")),
        };
        self.fault(place, name, message, "another number of values", help);
    }

    fn effects(&mut self, expr: &'r Expr, place: Place<'r>) {
        let ty = self.expr(expr, place);
        let verbs = |shapes: &std::collections::BTreeSet<crate::types::ShapeId>| {
            shapes.iter().any(|shape| self.schema.shape(*shape).class == crate::types::Class::Verb)
        };
        let fits = match &ty {
            Ty::Part(part) => *part == ty::Part::Effects,
            Ty::Thing(shapes) => verbs(shapes),
            other => other.is_open(),
        };
        if !fits {
            let label = format!("this is {}", ty.words(self.schema));
            let help = "name a field with effects".to_owned();
            self.fault(place, &last_word(expr), "there are no effects in this".to_owned(), &label, help);
        }
    }

    fn unit(&mut self, expr: &'r Expr, rule: &str, place: Place<'r>) {
        self.part_of(expr, ty::Part::Price, place);
        let has_rule = self.rules.rules.iter().any(|known| known.name == rule);
        if !has_rule && !self.mentions.contains(rule) {
            let message = format!("there is no rule `{rule}`");
            let label = format!("the terms are handed to `{rule}(word, n)`");
            self.fault(place, "", message, &label, format!("add `rule {rule}(word, n)`"));
        }
    }

    /// An expression that must be a field of this sort.
    pub(super) fn part_of(&mut self, expr: &'r Expr, part: ty::Part, place: Place<'r>) {
        let ty = self.expr(expr, place);
        if !ty.is_open() && ty != Ty::Part(part) {
            let message = format!("expected {}", part.words());
            let label = format!("this is {}", ty.words(self.schema));
            let help = format!("name a field with {}", part.words());
            self.fault(place, &last_word(expr), message, &label, help);
        }
    }

    pub(super) fn store(&mut self, store: &'r Store) {
        let place = Place::head(&store.head);
        self.enter(Part::TurnEnd, &[]);
        for set in &store.sets {
            match self.members(set) {
                // The members go by the name of their set.
                Some(ty) => self.locals.push((set.clone(), ty)),
                None => {
                    self.unknown_set(place, set);
                    self.locals.push((set.clone(), Ty::Any));
                }
            }
        }
        if let Some(holds) = &store.holds
            && self.members(holds).is_none()
        {
            self.unknown_set(place, holds);
        }
        for number in store.begins.iter().chain(&store.most) {
            self.number(number, place);
        }
        self.locals.clear();
    }
}

/// The word of an expression that a reader would look at.
pub(super) fn last_word(expr: &Expr) -> String {
    match expr {
        Expr::Field(_, name) | Expr::Name(name) | Expr::Store(name, _) | Expr::Call(name, _) => name.clone(),
        Expr::Word(word) => word.clone(),
        _ => String::new(),
    }
}
