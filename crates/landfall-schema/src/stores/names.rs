//! Which names each part of a text sets, and who is carried out by whom.

use std::collections::{BTreeMap, BTreeSet};

use super::asked::{Asked, Question};
use super::text::{Each, Expr, Line, Rules, Stmt};

/// A part with lines or an expression: `begin`, `turn-end`, then rules, offers, facts, and what the words of the schema ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Part {
    Before,
    Begin,
    TurnEnd,
    Rule(usize),
    Offer(usize),
    Fact(usize),
    Aim,
    Is(usize),
}

/// What a part carries out, directly.
#[derive(Default, Debug)]
pub(super) struct Uses {
    /// Rules and facts by name.
    pub called: BTreeSet<String>,
    /// Effects of the content: any verb, condition and target.
    pub content: bool,
    /// Names in lines that could not be read.
    pub mentions: BTreeSet<String>,
}

pub(super) fn uses(rules: &Rules, questions: &[Question]) -> BTreeMap<Part, Uses> {
    let mut all = BTreeMap::new();
    let mut add = |part: Part, lines: &[Line], exprs: Vec<&Expr>| {
        let mut uses = Uses::default();
        lines.iter().for_each(|line| uses.line(line));
        exprs.into_iter().for_each(|expr| uses.expr(expr));
        all.insert(part, uses);
    };
    add(Part::Before, &rules.before, Vec::new());
    add(Part::Begin, &rules.begin, Vec::new());
    add(Part::TurnEnd, &rules.turn_end, Vec::new());
    if let Some(aim) = &rules.aim {
        add(Part::Aim, &[], vec![&aim.way, &aim.by]);
    }
    for (at, rule) in rules.rules.iter().enumerate() {
        add(Part::Rule(at), &rule.body, Vec::new());
    }
    for (at, offer) in rules.offers.iter().enumerate() {
        add(Part::Offer(at), &offer.body, offer.when.iter().collect());
    }
    for (at, fact) in rules.facts.iter().enumerate() {
        add(Part::Fact(at), &[], vec![&fact.value]);
    }
    for (at, question) in questions.iter().enumerate() {
        match &question.asked {
            Asked::Holds(expr) => add(Part::Is(at), &[], vec![expr]),
            Asked::Whom(_, each) => {
                add(Part::Is(at), &[], [&each.set].into_iter().chain(&each.condition).collect());
            }
        }
    }
    all
}

/// A part that is carried out by people, and not by another part.
pub(super) fn is_root(part: Part) -> bool {
    matches!(part, Part::Before | Part::Begin | Part::TurnEnd | Part::Offer(_) | Part::Aim)
}

impl Uses {
    fn lines(&mut self, lines: &[Line]) {
        lines.iter().for_each(|line| self.line(line));
    }

    fn line(&mut self, line: &Line) {
        match &line.stmt {
            Stmt::Let(_, expr) | Stmt::Note(_, expr) | Stmt::Require(expr) => self.expr(expr),
            Stmt::Add(a, b) | Stmt::Sub(a, b) | Stmt::Set(a, b) => {
                self.expr(a);
                self.expr(b);
            }
            Stmt::Pick(each) => self.each(each),
            Stmt::Draw(each, weight) => {
                self.each(each);
                self.expr(weight);
            }
            Stmt::Roll(_, values) => values.iter().for_each(|value| self.expr(value)),
            Stmt::If(condition, then, otherwise) => {
                self.expr(condition);
                self.lines(then);
                self.lines(otherwise);
            }
            Stmt::While(expr, body) | Stmt::Times(expr, body) => {
                self.expr(expr);
                self.lines(body);
            }
            Stmt::For(each, body) => {
                self.each(each);
                self.lines(body);
            }
            Stmt::Whom(_, target, otherwise, body) => {
                self.content = true;
                self.expr(target);
                self.expr(otherwise);
                self.lines(body);
            }
            Stmt::May(when, body) => {
                when.iter().for_each(|when| self.expr(when));
                self.lines(body);
            }
            Stmt::UpTo(most, when, body) => {
                self.expr(most);
                when.iter().for_each(|when| self.expr(when));
                self.lines(body);
            }
            Stmt::Call(name, arguments) => {
                self.called.insert(name.clone());
                arguments.iter().for_each(|argument| self.expr(argument));
            }
            Stmt::Do(expr) => {
                self.content = true;
                self.expr(expr);
            }
            Stmt::Pay(expr) => {
                self.called.insert("cost".to_owned());
                self.expr(expr);
            }
            Stmt::Gain(expr) => {
                self.called.insert("benefit".to_owned());
                self.expr(expr);
            }
            Stmt::Damaged(names) => self.mentions.extend(names.iter().cloned()),
            Stmt::Over(way) => way.iter().for_each(|way| self.expr(way)),
            Stmt::EndTurn => {}
        }
    }

    fn each(&mut self, each: &Each) {
        self.expr(&each.set);
        each.condition.iter().for_each(|condition| self.expr(condition));
    }

    fn expr(&mut self, expr: &Expr) {
        match expr {
            Expr::Number(_) | Expr::Word(_) | Expr::Name(_) => {}
            Expr::Field(inner, _) | Expr::Not(inner) => self.expr(inner),
            Expr::Store(_, keys) => keys.iter().for_each(|key| self.expr(key)),
            Expr::Call(name, arguments) => {
                self.called.insert(name.clone());
                self.content |= name == "met";
                arguments.iter().for_each(|argument| self.expr(argument));
            }
            Expr::Fold(_, each, value) => {
                self.each(each);
                self.expr(value);
            }
            Expr::Pair(_, a, b) => {
                self.expr(a);
                self.expr(b);
            }
        }
    }
}

/// For each part, those that may lead to it, one way or another: names that they set can be read there.
pub(super) fn callers(
    uses: &BTreeMap<Part, Uses>,
    named: &dyn Fn(&str) -> Vec<Part>,
    by_content: &[Part],
) -> BTreeMap<Part, BTreeSet<Part>> {
    let mut callers: BTreeMap<Part, BTreeSet<Part>> = BTreeMap::new();
    for (from, uses) in uses {
        let mut reached: Vec<Part> = uses.called.iter().flat_map(|name| named(name)).collect();
        if uses.content {
            reached.extend_from_slice(by_content);
        }
        for to in reached {
            callers.entry(to).or_default().insert(*from);
        }
    }
    loop {
        let mut grown = false;
        for part in uses.keys() {
            let known = callers.get(part).cloned().unwrap_or_default();
            let further: Vec<Part> = known.iter().flat_map(|by| callers.get(by)).flatten().copied().collect();
            let set = callers.entry(*part).or_default();
            let before = set.len();
            set.extend(further);
            grown |= set.len() > before;
        }
        if !grown {
            return callers;
        }
    }
}
