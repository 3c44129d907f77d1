//! Formulas and constraints: their expressions find what they name.

use std::collections::BTreeSet;

use landfall_diagnostics::{GameRuleText, Rule, Severity};

use super::{Resolver, unknown_name};
use crate::expr::syntax::{self, Fault, Node};
use crate::expr::{Draft, Namer, Sort};
use crate::gather::Gathered;
use crate::rules;
use crate::texts::{CaseText, ConstraintText, FormulaText};
use crate::types::{FieldId, ShapeId};
use crate::yaml::Said;
use crate::{Constraint, Expr, Formula, Piece, Template};

impl Resolver<'_> {
    pub(super) fn computed(&mut self, gathered: &Gathered) {
        let drafts = self.formulas(gathered);
        self.map_expressions(gathered, &drafts);
        for text in gathered.constraints.values() {
            let cases = self.constraint(text, &drafts);
            self.schema.constraints.extend(cases);
        }
        self.schema.sorts = drafts.into();
    }

    /// Formulas may use each other, whichever comes first; those that need nothing new are named first.
    fn formulas(&mut self, gathered: &Gathered) -> Vec<Draft> {
        let mut drafts = Vec::new();
        let mut nodes: Vec<(&FormulaText, Option<Node>)> = Vec::new();
        for text in gathered.formulas.values() {
            // `objective.earliest` is short for `earliest` with `for: objective`.
            let (of, name) = match text.name.text.split_once('.') {
                Some((of, name)) => (vec![Said::elsewhere(of, text.name.part(0, of.len()))], name),
                None => (text.of.clone(), text.name.text.as_str()),
            };
            if of.is_empty() {
                self.lacks(&text.name, "for");
            }
            let node = match &text.is {
                Some(is) => self.parsed(is),
                None => {
                    self.lacks(&text.name, "is");
                    None
                }
            };
            for of in &of {
                let shape = if of.text == "game" { None } else { self.shape_named(of) };
                if shape.is_some() || of.text == "game" {
                    drafts.push(Draft { name: name.to_owned(), of: shape, sort: None });
                    nodes.push((text, node.clone()));
                }
            }
        }
        // Each round knows the sorts that the one before found out. A circle of formulas stays of any sort.
        for _ in 0..8 {
            let mut changed = false;
            for at in 0..drafts.len() {
                let Some(node) = nodes[at].1.as_ref().filter(|_| drafts[at].sort.is_none()) else { continue };
                let sort = self.namer(&drafts, drafts[at].of).named(node).ok().map(|(_, sort)| sort);
                if let Some(sort) = sort.filter(|sort| !unsure(sort)) {
                    drafts[at].sort = Some(sort);
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        for at in 0..drafts.len() {
            let (text, node) = &nodes[at];
            let named = node.as_ref().map(|node| self.namer(&drafts, drafts[at].of).named(node));
            let is = match named {
                Some(Ok((expr, _))) => expr,
                Some(Err(fault)) => {
                    self.fault(text.is.as_ref().unwrap_or(&text.name), fault);
                    Expr::Truth(false)
                }
                None => Expr::Truth(false),
            };
            let (name, of) = (drafts[at].name.clone(), drafts[at].of);
            self.schema.formulas.push(Formula { name, of, doc: text.doc.clone().into(), is: is.into() });
        }
        drafts
    }

    /// What lies on the spaces of maps, what they cost and which ways are closed.
    fn map_expressions(&mut self, gathered: &Gathered, drafts: &[Draft]) {
        for at in 0..self.schema.maps.len() {
            let Some(text) = gathered.maps.get(&self.schema.maps[at].name) else { continue };
            let (vocab, of) = (self.schema.maps[at].vocab, self.schema.maps[at].of);
            let shape = self.schema.kinds[of.index()].shape;
            let mut faults = Vec::new();
            let mut namer = Namer::new(&self.schema, drafts, Some(Sort::Item(vec![shape])));
            namer.players = true;
            namer.bind("node", Sort::Word(vocab));
            let mut read = |namer: &mut Namer<'_>, said: &Option<Said>| {
                let said = said.as_ref()?;
                let found = syntax::parse(&said.text).and_then(|node| namer.named(&node));
                found.map_err(|fault| faults.push((said.clone(), fault))).ok()
            };
            let (lies, sort) = read(&mut namer, &text.lies).unzip();
            namer.bind("lies", sort.unwrap_or(Sort::Any));
            let cost = read(&mut namer, &text.cost).map(|(expr, _)| expr);
            namer.bind("to", Sort::Word(vocab));
            let closed = read(&mut namer, &text.closed).map(|(expr, _)| expr);
            for (said, fault) in faults {
                self.fault(&said, fault);
            }
            let map = &mut self.schema.maps[at];
            (map.lies, map.cost, map.closed) = (lies, cost, closed);
        }
    }

    fn namer<'n>(&'n self, drafts: &'n [Draft], of: Option<ShapeId>) -> Namer<'n> {
        let mut namer = Namer::new(&self.schema, drafts, of.map(|shape| Sort::Item(vec![shape])));
        namer.players = true;
        namer
    }

    /// One constraint for each case; all of them report the same rule.
    fn constraint(&mut self, text: &ConstraintText, drafts: &[Draft]) -> Vec<Constraint> {
        self.check_code(&text.code);
        for (key, given) in [("name", text.name.is_some()), ("title", text.title.is_some())] {
            if !given {
                self.lacks(&text.code, key);
            }
        }
        let severity = self.severity(&text.severity);
        let severities: Vec<Severity> = text
            .cases
            .iter()
            .map(|case| if case.severity.is_some() { self.severity(&case.severity) } else { severity })
            .collect();
        let (Some(name), Some(title)) = (&text.name, &text.title) else { return Vec::new() };
        let edits = || text.cases.iter().flat_map(|case| &case.bad);
        let joined = |texts: Vec<&str>| texts.join("\n");
        let rule = GameRuleText {
            game: &self.schema.game.name,
            code: &text.code.text,
            name: &name.text,
            severity,
            title: &title.text,
            explanation: &text.doc,
            bad: &joined(edits().map(|(_, with)| with.as_str()).collect()),
            good: &joined(edits().map(|(replace, _)| replace.as_str()).collect()),
        };
        let rule = rule.rule();
        let cases = text.cases.iter().zip(severities);
        cases.filter_map(|(case, severity)| self.case(text, case, rule, severity, drafts)).collect()
    }

    fn case(
        &mut self,
        rule_text: &ConstraintText,
        text: &CaseText,
        rule: &'static Rule,
        severity: Severity,
        drafts: &[Draft],
    ) -> Option<Constraint> {
        let code = if rule_text.cases.len() == 1 { &rule_text.code } else { &text.spot };
        let of_game = matches!(&text.of[..], [only] if only.text == "game");
        let mut shapes = Vec::new();
        for of in text.of.iter().filter(|_| !of_game) {
            shapes.extend(self.shape_named(of));
        }
        if text.of.is_empty() {
            self.lacks(code, "for");
        }
        let per_players = self.is_per_players(text);
        let mut sound = of_game || !shapes.is_empty();
        let at = self.pointed(&shapes, &text.at);
        let subject = (!of_game).then(|| Sort::Item(shapes.clone()));
        let mut reading = Reading::new(Namer::new(&self.schema, drafts, subject), per_players);
        let each = text.each.as_ref().map(|(name, said)| reading.member(name, said));
        let lets: Vec<Expr> = text.lets.iter().map(|(name, said)| reading.local(name, said)).collect();
        let when = reading.truth(&text.when);
        let require = reading.truth(&text.require);
        let blame = reading.value(&text.blame);
        let place = if at.is_empty() { reading.value(&text.at) } else { None };
        let (message, label, help) =
            (reading.template(&text.message), reading.template(&text.label), reading.template(&text.help));
        let mut related = Vec::new();
        for (at, label) in &text.related {
            let at = reading.value(&Some(at.clone()));
            related.extend(at.map(|at| (at, reading.template(label))));
        }
        for (said, fault) in reading.faults {
            self.fault(&said, fault);
            sound = false;
        }
        let needed = [
            ("require", text.require.is_some()),
            ("message", text.message.is_some()),
            ("at", !of_game || text.at.is_some()),
        ];
        for (key, _) in needed.into_iter().filter(|(_, given)| !given) {
            self.lacks(code, key);
            sound = false;
        }
        sound.then_some(())?;
        Some(Constraint {
            rule,
            severity,
            shapes,
            of_game,
            per_players,
            each: each.into(),
            lets: lets.into(),
            when: when.into(),
            require: require?.into(),
            at,
            place: place.into(),
            blame: blame.into(),
            related: related.into(),
            message: message.into(),
            label: label.into(),
            help: help.into(),
            bad: text.bad.clone().into(),
            also: text.also.clone().into(),
        })
    }

    fn is_per_players(&mut self, text: &CaseText) -> bool {
        match (&text.per, &text.each) {
            (None, _) => false,
            (Some(per), Some(_)) => {
                let draft = rules::WRONG_SCHEMA_VALUE.report("`per` and `each` exclude one another");
                let draft = draft.help("keep one of them");
                self.reports.push(draft.at(per.span, "asked for each member of a list already"));
                false
            }
            (Some(per), None) if per.text == "players" => true,
            (Some(per), None) => {
                let report = unknown_name("dimension", &per.text, &["players"], per.span, "asked for each");
                self.reports.push(report);
                false
            }
        }
    }

    /// `FM026`, `CV06b`: so that nobody takes it for a rule of the compiler.
    fn check_code(&mut self, code: &Said) {
        let letters = code.text.bytes().take_while(u8::is_ascii_uppercase).count();
        let rest = &code.text[letters..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let tail = &rest[digits..];
        let fits = (2..=4).contains(&letters)
            && (1..=4).contains(&digits)
            && (tail.is_empty() || tail.len() == 1 && tail.as_bytes()[0].is_ascii_lowercase());
        let own = self.schema.game.codes.as_deref();
        let taken =
            Rule::is_code_of_compiler(&code.text) && own.is_none_or(|own| !code.text.starts_with(own));
        if !fits || taken {
            let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` is not a code", code.text));
            let help = "a code is two to four capital letters of your own and a number, such as `HB01`; `LF` is taken";
            self.reports.push(draft.help(help).at(code.span, "reports carry this code"));
        }
    }

    fn severity(&mut self, said: &Option<Said>) -> Severity {
        let known = [Severity::Error, Severity::Warning, Severity::Advice];
        let Some(said) = said else { return Severity::Error };
        let found = known.into_iter().find(|severity| severity.word() == said.text);
        if found.is_none() {
            let words = known.map(Severity::word);
            let label = "how bad it is";
            self.reports.push(unknown_name("severity", &said.text, &words, said.span, label));
        }
        found.unwrap_or(Severity::Error)
    }

    /// The field of the subject that `at` names. Anything else is an expression.
    fn pointed(&mut self, shapes: &[ShapeId], at: &Option<Said>) -> Vec<(ShapeId, FieldId)> {
        let Some(at) = at else { return Vec::new() };
        let field = |shape: &ShapeId| Some((*shape, self.schema.shape(*shape).field(&at.text)?));
        shapes.iter().filter_map(field).collect()
    }

    /// A kind, block, verb or predicate.
    fn shape_named(&mut self, said: &Said) -> Option<ShapeId> {
        let found = self.schema.shapes.iter().position(|shape| shape.name == said.text);
        if found.is_none() {
            let known: Vec<&str> = self.schema.shapes.iter().map(|shape| shape.name.as_str()).collect();
            let label = "what this is about";
            self.reports.push(unknown_name("kind, block or verb", &said.text, &known, said.span, label));
        }
        found.map(|at| ShapeId(at as u16))
    }

    fn parsed(&mut self, said: &Said) -> Option<Node> {
        match syntax::parse(&said.text) {
            Ok(node) => Some(node),
            Err(fault) => {
                self.fault(said, fault);
                None
            }
        }
    }

    pub(super) fn fault(&mut self, said: &Said, fault: Fault) {
        let draft = rules::BAD_EXPRESSION.report(fault.message).maybe_help(fault.help);
        self.reports.push(draft.at(said.part(fault.start, fault.end), "in this expression"));
    }

    fn lacks(&mut self, name: &Said, key: &str) {
        let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` does not say its `{key}`", name.text));
        self.reports.push(draft.help(format!("add `{key}:`")).at(name.span, "needed here"));
    }
}

/// Reads the expressions of one case and gathers what is wrong with them.
struct Reading<'n> {
    namer: Namer<'n>,
    faults: Vec<(Said, Fault)>,
}

impl<'n> Reading<'n> {
    fn new(mut namer: Namer<'n>, per_players: bool) -> Self {
        namer.players = per_players;
        Self { namer, faults: Vec::new() }
    }

    fn read<T>(
        &mut self,
        said: &Said,
        look: impl FnOnce(&mut Namer<'n>, &Node) -> Result<T, Fault>,
    ) -> Option<T> {
        let found = syntax::parse(&said.text).and_then(|node| look(&mut self.namer, &node));
        found.map_err(|fault| self.faults.push((said.clone(), fault))).ok()
    }

    fn value(&mut self, said: &Option<Said>) -> Option<Expr> {
        self.read(said.as_ref()?, |namer, node| namer.named(node)).map(|(expr, _)| expr)
    }

    fn truth(&mut self, said: &Option<Said>) -> Option<Expr> {
        self.read(said.as_ref()?, |namer, node| namer.truth(node))
    }

    /// A value that later expressions know by this name.
    fn local(&mut self, name: &str, said: &Said) -> Expr {
        let found = self.read(said, |namer, node| namer.named(node));
        let (expr, sort) = found.unwrap_or((Expr::Truth(false), Sort::Any));
        self.namer.bind(name, sort);
        expr
    }

    /// A list, of which later expressions know one member by this name.
    fn member(&mut self, name: &str, said: &Said) -> Expr {
        let found = self.read(said, |namer, node| namer.named(node));
        let (expr, sort) = found.unwrap_or((Expr::Truth(false), Sort::Any));
        self.namer.bind(name, sort.member());
        expr
    }

    fn template(&mut self, said: &Option<Said>) -> Template {
        match said {
            Some(said) => template(&mut self.namer, said, &mut self.faults),
            None => Template::default(),
        }
    }
}

/// Every name in the expressions of the schema.
pub(super) fn words(gathered: &Gathered) -> BTreeSet<&str> {
    let formulas = gathered.formulas.values().flat_map(|formula| &formula.is);
    let maps = gathered.maps.values().flat_map(|map| [&map.lies, &map.cost, &map.closed]).flatten();
    let cases = gathered.constraints.values().flat_map(|text| &text.cases);
    let texts = formulas.chain(maps).chain(cases.flat_map(CaseText::expressions));
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    texts.flat_map(|said| said.text.split(move |c| !is_part(c))).collect()
}

fn unsure(sort: &Sort) -> bool {
    match sort {
        Sort::Any => true,
        Sort::List(inner) => unsure(inner),
        _ => false,
    }
}

/// `cavern {number} has no way in`: what stands in braces is an expression.
fn template(namer: &mut Namer<'_>, said: &Said, faults: &mut Vec<(Said, Fault)>) -> Template {
    let mut pieces = Vec::new();
    let text = said.text.as_str();
    let mut at = 0;
    let mut from = 0;
    while let Some(open) = text[from..].find('{').map(|found| from + found) {
        // `{ ... }` is what designers write.
        if text[open + 1..].starts_with([' ', '}']) {
            from = open + 1;
            continue;
        }
        let Some(close) = text[open..].find('}').map(|found| open + found) else {
            let message = "this brace is not closed".to_owned();
            faults.push((said.clone(), Fault { start: open, end: open + 1, message, help: None }));
            return Template { pieces };
        };
        if open > at {
            pieces.push(Piece::Text(text[at..open].to_owned()));
        }
        match syntax::parse(&text[open + 1..close]).and_then(|node| namer.named(&node)) {
            Ok((expr, _)) => pieces.push(Piece::Value(expr)),
            Err(fault) => {
                let (start, end) = (open + 1 + fault.start, open + 1 + fault.end);
                faults.push((said.clone(), Fault { start, end, ..fault }));
            }
        }
        at = close + 1;
        from = at;
    }
    if at < text.len() {
        pieces.push(Piece::Text(text[at..].to_owned()));
    }
    Template { pieces }
}
