//! Compares every name of a text with the schema and with what the text itself declares. What cannot be known before somebody
//! plays is left alone; what is reported cannot be carried out.

mod exprs;
mod lines;

use std::collections::{BTreeMap, BTreeSet};

use landfall_diagnostics::nearest;

use super::Fault;
use super::asked::{Asked, Question};
use super::names::{self, Part, Uses};
use super::text::{Head, Line, Rules};
use super::ty::Ty;
use crate::types::{Class, KindId, Schema, Shape, ShapeId};

/// Where a fault is: a line by its number, how far it is set in, and its text.
#[derive(Clone, Copy)]
struct Place<'r> {
    number: usize,
    depth: usize,
    text: &'r str,
}

impl<'r> Place<'r> {
    fn of(line: &'r Line) -> Self {
        Self { number: line.number, depth: line.depth, text: &line.text }
    }

    fn head(head: &'r Head) -> Self {
        Self { number: head.number, depth: 0, text: &head.text }
    }

    /// The first place of this word in the line, or all of the line.
    fn part(self, word: &str) -> (usize, usize) {
        let is_word = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
        let found = self.text.match_indices(word).filter(|_| !word.is_empty()).find(|(at, _)| {
            let before = self.text[..*at].chars().next_back();
            let after = self.text[at + word.len()..].chars().next();
            !before.is_some_and(is_word) && !after.is_some_and(is_word)
        });
        let (at, length) = found.map_or((0, self.text.len()), |(at, _)| (at, word.len()));
        (self.depth + at, self.depth + at + length)
    }
}

/// What a name means at the end of a list of names that inner blocks bind.
type Locals = Vec<(String, Ty)>;

struct Checker<'r> {
    rules: &'r Rules,
    questions: &'r [Question],
    schema: &'r Schema,
    board: ShapeId,
    sheet: ShapeId,
    callers: BTreeMap<Part, BTreeSet<Part>>,
    /// The parts that people carry out and that lead to each.
    roots: BTreeMap<Part, BTreeSet<Part>>,
    /// What each part gives names to, but for its own blocks.
    binds: BTreeMap<Part, BTreeMap<String, Ty>>,
    /// What notes are set to, by the part that sets them.
    notes: BTreeMap<String, BTreeMap<Part, Ty>>,
    /// The arguments of rules and facts, as far as somebody gives them.
    arguments: BTreeMap<(Part, usize), Ty>,
    facts: BTreeMap<usize, Ty>,
    /// Names in lines that could not be read: they may be set there.
    mentions: BTreeSet<String>,
    /// What was offered as the name that was meant; it is not called unused as well.
    meant: BTreeSet<String>,
    /// Nothing is reported until all types are known.
    quiet: bool,
    part: Part,
    locals: Locals,
    faults: Vec<Fault>,
    changed: bool,
}

/// Faults of the words of the schema have lines from here on, in the order of the questions.
pub(crate) const BEYOND: usize = 1_000_000;

/// Everything that is wrong with the names of a text, and of what the words of the schema ask. A fault without a line is
/// one of the whole text.
pub(crate) fn check(
    rules: &Rules,
    questions: &[Question],
    schema: &Schema,
    board: KindId,
    sheet: KindId,
) -> Vec<Fault> {
    let uses = names::uses(rules, questions);
    let verbs = by_content(rules, questions, schema);
    let named = |name: &str| -> Vec<Part> {
        let rule = rules.rules.iter().position(|rule| rule.name == name).map(Part::Rule);
        let fact = rules.facts.iter().position(|fact| fact.name == name).map(Part::Fact);
        rule.into_iter().chain(fact).collect()
    };
    let callers = names::callers(&uses, &named, &verbs);
    let mut mentions: BTreeSet<String> = rules.damaged.iter().cloned().collect();
    uses.values().for_each(|uses| mentions.extend(uses.mentions.iter().cloned()));
    let mut checker = Checker {
        rules,
        questions,
        schema,
        board: schema.kinds[board.index()].shape,
        sheet: schema.kinds[sheet.index()].shape,
        roots: uses.keys().map(|part| (*part, roots(*part, &callers, rules.offers.len()))).collect(),
        callers,
        binds: BTreeMap::new(),
        notes: BTreeMap::new(),
        arguments: BTreeMap::new(),
        facts: BTreeMap::new(),
        mentions,
        meant: BTreeSet::new(),
        quiet: true,
        part: Part::Begin,
        locals: Vec::new(),
        faults: Vec::new(),
        changed: true,
    };
    checker.arguments_of_content();
    // Types only widen, so this ends; the bound is a promise and not a guess.
    for _ in 0..MOST_ROUNDS {
        if !std::mem::take(&mut checker.changed) {
            break;
        }
        checker.everything();
    }
    checker.quiet = false;
    checker.everything();
    checker.unused(&uses);
    checker.missing();
    checker.faults
}

const MOST_ROUNDS: usize = 30;

/// What ends a turn follows every offer.
fn roots(part: Part, callers: &BTreeMap<Part, BTreeSet<Part>>, offers: usize) -> BTreeSet<Part> {
    let callers = callers.get(&part).into_iter().flatten().copied();
    let mut roots: BTreeSet<Part> = callers.chain([part]).filter(|part| names::is_root(*part)).collect();
    if roots.contains(&Part::TurnEnd) {
        roots.extend((0..offers).map(Part::Offer));
    }
    roots
}

/// The rules and questions that effects, conditions and targets of the content lead to.
fn by_content(rules: &Rules, questions: &[Question], schema: &Schema) -> Vec<Part> {
    let is_rule =
        |name: &str| schema.shapes.iter().any(|shape| shape.name == name && shape.class == Class::Verb);
    let ruled = rules.rules.iter().enumerate().filter(|(_, rule)| is_rule(&rule.name));
    ruled.map(|(at, _)| Part::Rule(at)).chain((0..questions.len()).map(Part::Is)).collect()
}

impl<'r> Checker<'r> {
    fn everything(&mut self) {
        let rules = self.rules;
        for set in &rules.sets {
            for name in &set.of {
                if self.members(name).is_none() {
                    self.unknown_set(Place::head(&set.head), name);
                }
            }
        }
        for store in &rules.stores {
            self.store(store);
        }
        if let Some(aim) = &rules.aim {
            self.enter(Part::Aim, &[]);
            self.expr(&aim.way, Place::head(&aim.head));
            self.number(&aim.by, Place::head(&aim.head));
        }
        self.body(Part::Before, &[], &rules.before);
        self.body(Part::Begin, &[], &rules.begin);
        self.body(Part::TurnEnd, &[], &rules.turn_end);
        for (at, rule) in rules.rules.iter().enumerate() {
            self.head_arguments(Place::head(&rule.head), &rule.name, &rule.arguments);
            self.body(Part::Rule(at), &rule.arguments, &rule.body);
        }
        for (at, offer) in rules.offers.iter().enumerate() {
            self.enter(Part::Offer(at), &[]);
            if let Some(when) = &offer.when {
                self.expr(when, Place::head(&offer.head));
            }
            self.body(Part::Offer(at), &[], &offer.body);
        }
        for (at, fact) in rules.facts.iter().enumerate() {
            self.enter(Part::Fact(at), &fact.arguments);
            let ty = self.expr(&fact.value, Place::head(&fact.head));
            let known = self.facts.get(&at).cloned().unwrap_or(Ty::Unset);
            let joined = known.clone().join(ty);
            if joined != known {
                self.changed = true;
                self.facts.insert(at, joined);
            }
        }
        let questions = self.questions;
        for (at, question) in questions.iter().enumerate() {
            self.question(at, question);
        }
    }

    /// What a condition asks, or whom a target means.
    fn question(&mut self, at: usize, question: &'r Question) {
        let place = Place { number: BEYOND + at, depth: 0, text: &question.text };
        let names: Vec<String> =
            self.schema.shape(question.shape).fields.iter().map(|field| field.name.clone()).collect();
        self.enter(Part::Is(at), &names);
        match &question.asked {
            Asked::Holds(expr) => {
                self.expr(expr, place);
            }
            Asked::Whom(_, each) => {
                let ty = self.each(each, place);
                if !ty.is_open() && ty != Ty::Player {
                    let label = format!("this is {}", ty.words(self.schema));
                    let help =
                        "name `player`, those of them `where` something holds, or one of them".to_owned();
                    self.fault(
                        place,
                        &lines::last_word(&each.set),
                        "a target means players".to_owned(),
                        &label,
                        help,
                    );
                }
            }
        }
    }

    /// The value of a note in the part that is looked at: notes last as long as what is done.
    fn note(&self, name: &str) -> Option<Ty> {
        let nowhere = BTreeSet::new();
        let here = self.roots.get(&self.part).unwrap_or(&nowhere);
        let seen = self.notes.get(name)?.iter().filter(|(part, _)| {
            **part == self.part
                || self
                    .roots
                    .get(part)
                    .unwrap_or(&nowhere)
                    .iter()
                    .any(|root| here.contains(root) || *root == Part::Before)
        });
        seen.map(|(_, ty)| ty.clone()).reduce(Ty::join)
    }

    fn enter(&mut self, part: Part, arguments: &[String]) {
        self.part = part;
        self.locals.clear();
        for (at, name) in arguments.iter().enumerate() {
            let ty = self.arguments.get(&(part, at)).cloned().unwrap_or(Ty::Unset);
            self.bind(name, ty);
        }
    }

    fn body(&mut self, part: Part, arguments: &[String], lines: &'r [Line]) {
        self.enter(part, arguments);
        self.lines(lines);
    }

    /// A name that holds from here to the end of the block.
    fn bind(&mut self, name: &str, ty: Ty) {
        let known = self.binds.entry(self.part).or_default();
        let before = known.get(name).cloned().unwrap_or(Ty::Unset);
        let joined = before.clone().join(ty.clone());
        if joined != before || !known.contains_key(name) {
            self.changed = true;
            known.insert(name.to_owned(), joined);
        }
        self.locals.push((name.to_owned(), ty));
    }

    /// What the verbs, conditions and targets of the schema hand over.
    fn arguments_of_content(&mut self) {
        for (at, rule) in self.rules.rules.iter().enumerate() {
            let Some(shape) = self.shape_of_rule(&rule.name) else {
                // Prices and gifts are paid and taken word by word.
                if matches!(rule.name.as_str(), "cost" | "benefit") {
                    self.arguments.insert((Part::Rule(at), 0), Ty::Word(None));
                    self.arguments.insert((Part::Rule(at), 1), Ty::Number);
                }
                continue;
            };
            self.take_arguments(Part::Rule(at), shape, &rule.arguments);
        }
        for (at, question) in self.questions.iter().enumerate() {
            let shape = self.schema.shape(question.shape);
            for (number, field) in shape.fields.iter().enumerate() {
                let ty = Ty::of(self.schema, &field.ty);
                self.arguments.insert((Part::Is(at), number), ty);
            }
        }
    }

    fn take_arguments(&mut self, part: Part, shape: &Shape, names: &[String]) {
        for (number, name) in names.iter().enumerate() {
            if let Some(field) = shape.fields.iter().find(|field| field.name == *name) {
                let ty = Ty::of(self.schema, &field.ty);
                self.arguments.insert((part, number), ty);
            }
        }
    }

    /// The verb that a rule carries out.
    fn shape_of_rule(&self, name: &str) -> Option<&'r Shape> {
        self.schema.shapes.iter().find(|shape| shape.class == Class::Verb && shape.name == name)
    }

    /// The arguments of a rule that effects lead to are those of its verb.
    fn head_arguments(&mut self, place: Place<'r>, name: &str, arguments: &[String]) {
        let Some(shape) = self.shape_of_rule(name) else { return };
        let known: Vec<&str> = shape.fields.iter().map(|field| field.name.as_str()).collect();
        for argument in arguments.iter().filter(|argument| !known.contains(&argument.as_str())) {
            let message = format!("`{name}` has no argument `{argument}`");
            let label = "the arguments are those of the word in the schema";
            self.unknown(place, argument, message, label, &known, "its arguments are");
        }
    }

    fn members(&self, name: &str) -> Option<Ty> {
        match self.rules.sets.iter().find(|set| set.name == name) {
            Some(set) => {
                let members = set.of.iter().map(|name| Ty::members(self.schema, name).unwrap_or(Ty::Any));
                Some(members.fold(Ty::Unset, Ty::join))
            }
            None => Ty::members(self.schema, name),
        }
    }

    fn sets(&self) -> Vec<&'r str> {
        let is_thing = |shape: &&Shape| matches!(shape.class, Class::Kind(_) | Class::Block);
        let shapes = self.schema.shapes.iter().filter(is_thing).map(|shape| shape.name.as_str());
        let words = self.schema.vocabularies.iter().map(|vocab| vocab.name.as_str());
        let own = self.rules.sets.iter().map(|set| set.name.as_str());
        shapes.chain(words).chain(own).chain(["player"]).collect()
    }

    fn unknown_set(&mut self, place: Place<'r>, name: &str) {
        let known = self.sets();
        let message = format!("there is no set `{name}`");
        let label = "neither `player` nor a kind, a block, a vocabulary or a `set`";
        self.unknown(place, name, message, label, &known, "name one of");
    }

    fn fault(&mut self, place: Place<'r>, word: &str, message: String, label: &str, help: String) {
        if self.quiet || self.faults.len() >= super::MOST_FAULTS {
            return;
        }
        let fault = Fault::new(place.number, place.part(word), message).because(label).help(help);
        // The same name twice in a line is one mistake.
        if !self.faults.contains(&fault) {
            self.faults.push(fault);
        }
    }

    /// A name that nothing has, with those that look like it.
    fn unknown(
        &mut self,
        place: Place<'r>,
        word: &str,
        message: String,
        label: &str,
        known: &[&str],
        otherwise: &str,
    ) {
        // Looking for names that are alike is the dearest part of a report.
        if self.quiet || self.faults.len() >= super::MOST_FAULTS {
            return;
        }
        let near = nearest(word, known.iter().copied());
        self.meant.extend(near.iter().map(|near| (*near).to_owned()));
        let help = match near.as_slice() {
            [] if known.is_empty() => "take it away".to_owned(),
            [] if known.len() <= 12 => format!("{otherwise} {}", quoted(known)),
            [] => "write a name that is defined, or define this one".to_owned(),
            near => format!("did you mean {}?", quoted(near)),
        };
        self.fault(place, word, message, label, help);
    }

    /// Rules and facts that nothing leads to, most often because of a typo in their name.
    fn unused(&mut self, uses: &BTreeMap<Part, Uses>) {
        let called: BTreeSet<&str> =
            uses.values().flat_map(|uses| uses.called.iter().map(String::as_str)).collect();
        let is_used = |checker: &Self, name: &str| {
            called.contains(name) || checker.mentions.contains(name) || checker.meant.contains(name)
        };
        let rules = self.rules;
        let needed: Vec<&str> = self.without_rule().map(|shape| shape.name.as_str()).collect();
        for rule in &rules.rules {
            if is_used(self, &rule.name) || self.shape_of_rule(&rule.name).is_some() {
                continue;
            }
            let message = format!("nothing leads to the rule `{}`", rule.name);
            let label = "no line calls it, and no verb has its name";
            self.unknown(
                Place::head(&rule.head),
                &rule.name,
                message,
                label,
                &needed,
                "rules are missing for",
            );
        }
        for fact in &rules.facts {
            if is_used(self, &fact.name) {
                continue;
            }
            let message = format!("nothing asks for the fact `{}`", fact.name);
            let help = "ask for it, or take it away".to_owned();
            self.fault(
                Place::head(&fact.head),
                &fact.name,
                message,
                "no line and no condition asks for it",
                help,
            );
        }
    }

    /// Verbs without a rule and, where a schema says it of any, conditions and targets without `is`, that are not left to
    /// people.
    fn without_rule(&self) -> impl Iterator<Item = &'r Shape> + use<'r> {
        let rules = self.rules;
        let (targets, conditions) = (self.says_is(Class::Target), self.says_is(Class::Predicate));
        let shapes = self.schema.shapes.iter().filter(|shape| shape.by_hand.is_none());
        shapes.filter(move |shape| {
            let ruled = || rules.rules.iter().any(|rule| rule.name == shape.name);
            match shape.class {
                Class::Verb => shape.control.is_none() && !shape.does.is_empty() && !ruled(),
                Class::Target => targets && shape.is.is_none(),
                Class::Predicate => conditions && shape.is.is_none(),
                _ => false,
            }
        })
    }

    fn says_is(&self, class: Class) -> bool {
        self.schema.shapes.iter().any(|shape| shape.class == class && shape.is.is_some())
    }

    /// One report for all of them: a text that is not finished lacks many.
    fn missing(&mut self) {
        let is_open =
            |shape: &&Shape| !self.meant.contains(&shape.name) && !self.mentions.contains(&shape.name);
        let missing: Vec<&Shape> = self.without_rule().filter(is_open).collect();
        // A text with other faults may well be unfinished; a game with a procedure of another sort says there what words mean.
        let Some(first) =
            missing.first().filter(|_| self.schema.play.procedure.is_none() && self.faults.is_empty())
        else {
            return;
        };
        let name = &first.name;
        let arguments: Vec<&str> = first.fields.iter().map(|field| field.name.as_str()).collect();
        let arguments = arguments.join(", ");
        let (what, step) = match first.class {
            Class::Verb => ("rule", format!("add `rule {name}({arguments})`")),
            _ => ("meaning", "add `is` and what it asks".to_owned()),
        };
        let message = match missing.as_slice() {
            [_] => format!("`{name}` has no {what}"),
            all => format!("{} words of the schema have no {what}", all.len()),
        };
        let names: Vec<&str> = missing.iter().take(12).map(|shape| shape.name.as_str()).collect();
        let more = if missing.len() > names.len() { " and others" } else { "" };
        let label = format!("nothing is written here about `{}`{more}", names.join("`, `"));
        let help = format!("{step}, or `by-hand` and a reason to `{name}` in the schema");
        self.faults.push(Fault::new(0, (0, 0), message).because(label).help(help));
    }
}

fn quoted(names: &[&str]) -> String {
    let mut names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    match names.pop() {
        None => String::new(),
        Some(last) if names.is_empty() => last,
        Some(last) => format!("{} or {last}", names.join(", ")),
    }
}
