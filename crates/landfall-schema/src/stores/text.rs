//! From lines, and lines below them that are set in, to statements. Nothing here knows what a name means.

use landfall_diagnostics::nearest;

use super::words::{Read, Words};
use super::{Fault, MOST_FAULTS, MOST_LINES, MOST_PARTS};

#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    Number(i64),
    Word(String),
    Name(String),
    Field(Box<Expr>, String),
    /// A store, and which of it.
    Store(String, Vec<Expr>),
    Call(String, Vec<Expr>),
    Fold(Fold, Box<Each>, Box<Expr>),
    Not(Box<Expr>),
    Pair(Sign, Box<Expr>, Box<Expr>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    Count,
    Any,
    First,
    Sum,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Or,
    And,
    Equal,
    Other,
    Less,
    AtMost,
    More,
    AtLeast,
    Plus,
    Minus,
    Times,
}

/// `x in SET where CONDITION`.
#[derive(Clone, Debug, PartialEq)]
pub struct Each {
    pub name: String,
    pub set: Expr,
    pub condition: Option<Expr>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Stmt {
    Let(String, Expr),
    Note(String, Expr),
    Add(Expr, Expr),
    Sub(Expr, Expr),
    Set(Expr, Expr),
    Pick(Each),
    /// Chance takes one; the weight of each.
    Draw(Each, Expr),
    /// Chance takes one of these values, all as likely.
    Roll(String, Vec<Expr>),
    If(Expr, Vec<Line>, Vec<Line>),
    While(Expr, Vec<Line>),
    For(Each, Vec<Line>),
    /// For all whom a target means, or the other value if nobody is named.
    Whom(String, Expr, Expr, Vec<Line>),
    Times(Expr, Vec<Line>),
    May(Option<Expr>, Vec<Line>),
    /// As often as the player likes, up to a number, while a condition holds.
    UpTo(Expr, Option<Expr>, Vec<Line>),
    Call(String, Vec<Expr>),
    Do(Expr),
    Pay(Expr),
    Gain(Expr),
    Require(Expr),
    EndTurn,
    /// Play ends, perhaps in a way that has a name.
    Over(Option<Expr>),
    /// A line that was reported; the names in it.
    Damaged(Vec<String>),
}

/// A statement and the line that it stands in.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub number: usize,
    /// How far it is set in.
    pub depth: usize,
    pub text: String,
    pub stmt: Stmt,
}

/// Where something is declared: the line, how far it is set in, and its text.
#[derive(Clone, Debug, Default)]
pub struct Head {
    pub number: usize,
    pub text: String,
}

#[derive(Clone, Debug)]
pub struct Store {
    pub head: Head,
    pub name: String,
    pub sets: Vec<String>,
    pub begins: Option<Expr>,
    pub most: Option<Expr>,
    pub holds: Option<String>,
}

/// Several kinds or blocks under one name.
#[derive(Clone, Debug)]
pub struct SetOf {
    pub head: Head,
    pub name: String,
    pub of: Vec<String>,
}

/// An expression with a name.
#[derive(Clone, Debug)]
pub struct Fact {
    pub head: Head,
    pub name: String,
    pub arguments: Vec<String>,
    pub value: Expr,
}

#[derive(Clone, Debug)]
pub struct Rule {
    pub head: Head,
    pub name: String,
    pub arguments: Vec<String>,
    pub body: Vec<Line>,
}

#[derive(Clone, Debug)]
pub struct Offer {
    pub head: Head,
    pub name: String,
    pub when: Option<Expr>,
    pub body: Vec<Line>,
}

/// The ending that players want, and a number that is larger the nearer it is.
#[derive(Clone, Debug)]
pub struct Aim {
    pub head: Head,
    pub way: Expr,
    pub by: Expr,
}

/// Everything that a text says.
#[derive(Clone, Debug, Default)]
pub struct Rules {
    pub sets: Vec<SetOf>,
    pub stores: Vec<Store>,
    pub facts: Vec<Fact>,
    pub aim: Option<Aim>,
    /// Carried out before anything else, each time that something is done.
    pub before: Vec<Line>,
    pub begin: Vec<Line>,
    pub turn_end: Vec<Line>,
    pub rules: Vec<Rule>,
    pub offers: Vec<Offer>,
    /// Names in the first lines of what could not be read.
    pub damaged: Vec<String>,
}

/// A written line: its number, how far it is set in, its words.
pub(super) struct Written<'t> {
    pub number: usize,
    pub depth: usize,
    pub text: &'t str,
}

/// Blocks within blocks: more than anybody writes, and little enough to follow.
pub(super) const MOST_DEPTH: usize = 40;

const HEADS: [&str; 9] = ["set", "store", "fact", "aim", "before", "begin", "turn-end", "rule", "offer"];

const STATEMENTS: [&str; 21] = [
    "let", "note", "add", "sub", "set", "pick", "draw", "roll", "if", "else", "while", "for", "whom",
    "times", "may", "up", "call", "do", "pay", "gain", "require",
];

/// Reads all that can be read, and says what cannot.
pub fn parse(text: &str) -> (Rules, Vec<Fault>) {
    let mut reader = Reader { lines: Vec::new(), at: 0, faults: Vec::new() };
    for (at, line) in text.lines().enumerate() {
        let said = line.split('#').next().unwrap_or_default().trim_end();
        if !said.trim().is_empty() {
            let depth = said.len() - said.trim_start().len();
            reader.lines.push(Written { number: at + 1, depth, text: said.trim() });
        }
    }
    if let Some(line) = reader.lines.get(MOST_LINES) {
        let fault =
            Fault::new(line.number, (line.depth, line.depth + line.text.len()), "the rules are too long")
                .because(format!("more than {MOST_LINES} lines; nothing is read from here on"))
                .help("say it in fewer lines");
        reader.faults.push(fault);
        reader.lines.truncate(MOST_LINES);
    }
    let mut rules = reader.all();
    let parts = rules.rules.len() + rules.facts.len() + rules.offers.len();
    if parts > MOST_PARTS {
        let fault = Fault::new(0, (0, 0), format!("{parts} rules, facts and offers are too many"))
            .because(format!("at most {MOST_PARTS}; the others are not looked at"))
            .help("join some of them");
        reader.faults.push(fault);
        rules.rules.truncate(MOST_PARTS);
        rules.facts.clear();
        rules.offers.clear();
    }
    reader.faults.truncate(MOST_FAULTS);
    (rules, reader.faults)
}

struct Reader<'t> {
    lines: Vec<Written<'t>>,
    at: usize,
    faults: Vec<Fault>,
}

impl<'t> Reader<'t> {
    fn all(&mut self) -> Rules {
        let mut rules = Rules::default();
        while self.at < self.lines.len() {
            let at = self.at;
            self.at += 1;
            if self.lines[at].depth > 0 {
                let line = &self.lines[at];
                let part = (0, line.depth);
                self.faults.push(
                    Fault::new(line.number, part, "this line is set in, and nothing above holds it")
                        .because("set in")
                        .help("begin it at the margin, or set it in below a `rule`, an `offer` or `begin`"),
                );
                continue;
            }
            let depth = self.lines[at].depth;
            let head = Head { number: self.lines[at].number, text: self.lines[at].text.to_owned() };
            let has_lines = self.lines.get(at + 1).is_some_and(|next| next.depth > depth);
            let body = self.block(depth, 0);
            let mut words = match Words::new(&self.lines[at]) {
                Ok(words) => words,
                Err(fault) => {
                    self.faults.push(fault);
                    rules.damaged.extend(loose_names(&head.text));
                    continue;
                }
            };
            let read = declared(&mut words, &mut rules, head, body, has_lines);
            if let Err(fault) = read.and_then(|()| words.end()) {
                rules.damaged.extend(words.mentions().map(str::to_owned));
                self.faults.push(fault);
            }
        }
        rules
    }

    /// The lines that are set in further than `depth`, all of them equally far.
    fn block(&mut self, depth: usize, nested: usize) -> Vec<Line> {
        let mut body: Vec<Line> = Vec::new();
        let mut width = None;
        while let Some(line) = self.lines.get(self.at).filter(|line| line.depth > depth) {
            let (number, own, text) = (line.number, line.depth, line.text);
            self.at += 1;
            let wide = *width.get_or_insert(own);
            if own != wide {
                // Those that follow may well be right: a slip is reported once.
                width = Some(own);
                self.faults.push(
                    Fault::new(number, (0, own), "this line is set in by another width than those around it")
                        .because(format!("set in by {own}, the lines of this block by {wide}"))
                        .help(format!("set it in by {wide}, or further below a line that holds others")),
                );
            }
            if nested > MOST_DEPTH {
                self.faults.push(
                    Fault::new(number, (own, own + text.len()), "too many blocks within blocks")
                        .because(format!("more than {MOST_DEPTH} deep"))
                        .help("move the inner lines to a `rule` and `call` it"),
                );
                // What is set in below is skipped with it.
                while self.lines.get(self.at).is_some_and(|line| line.depth > depth) {
                    self.at += 1;
                }
                return body;
            }
            let before = self.at;
            let inner = self.block(own, nested + 1);
            let inner_line = (self.at > before).then_some(before);
            let read = self.statement(before - 1, inner, inner_line, &mut body);
            if let Err(fault) = read {
                let names = loose_names(text);
                self.faults.push(fault);
                let stmt = Stmt::Damaged(names);
                body.push(Line { number, depth: own, text: text.to_owned(), stmt });
            }
        }
        body
    }

    fn statement(
        &mut self,
        at: usize,
        inner: Vec<Line>,
        inner_line: Option<usize>,
        body: &mut Vec<Line>,
    ) -> Read<()> {
        let line = &self.lines[at];
        let mut words = Words::new(line)?;
        if words.peek() == Some("else") && body.last().is_some() || line.text == "else" {
            words.takes("else");
            let fault = words.before("`else` without an `if`");
            words.end()?;
            return match body.last_mut().map(|last| &mut last.stmt) {
                Some(Stmt::If(_, _, otherwise)) if otherwise.is_empty() => {
                    *otherwise = inner;
                    Ok(())
                }
                // The `if` itself was reported.
                Some(Stmt::Damaged(_)) => Ok(()),
                _ => Err(fault
                    .because("no `if` ends right above, set in equally far")
                    .help("set `else` in as far as its `if`")),
            };
        }
        let (stmt, holds) = statement(&mut words, inner)?;
        words.end()?;
        let span = (line.depth, line.depth + line.text.len());
        match (holds, inner_line) {
            (true, None) => {
                let fault = Fault::new(line.number, span, "nothing is set in below this line")
                    .because("holds other lines")
                    .help("set in what happens below it, or take the line away");
                self.faults.push(fault);
            }
            (false, Some(first)) => {
                let first = &self.lines[first];
                let fault = Fault::new(
                    first.number,
                    (0, first.depth),
                    "this line is set in below one that holds no others",
                )
                .because("set in further than the line above")
                .help("set it in as far as the line above");
                self.faults.push(fault);
            }
            _ => {}
        }
        let (number, depth) = (line.number, line.depth);
        body.push(Line { number, depth, text: line.text.to_owned(), stmt });
        Ok(())
    }
}

/// What may be a name in a line that cannot be taken apart.
fn loose_names(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_'));
    words.filter(|word| word.starts_with(char::is_alphabetic)).map(str::to_owned).collect()
}

/// What begins at the margin.
fn declared(
    words: &mut Words<'_>,
    rules: &mut Rules,
    head: Head,
    body: Vec<Line>,
    has_lines: bool,
) -> Read<()> {
    let word = words.name()?;
    let holds = matches!(word.as_str(), "before" | "begin" | "turn-end" | "rule" | "offer");
    if has_lines && !holds && HEADS.contains(&word.as_str()) {
        return Err(words
            .before(format!("a `{word}` holds no lines"))
            .because("lines are set in below")
            .help("take the lines below away, or begin them at the margin"));
    }
    let twice = |words: &Words<'_>, name: &str| {
        Err(words
            .before(format!("duplicate `{name}`"))
            .because("defined above already")
            .help("keep one of them"))
    };
    match word.as_str() {
        "set" => {
            let name = words.name()?;
            if rules.sets.iter().any(|known| known.name == name) {
                return twice(words, &name);
            }
            words.needs("in")?;
            let mut of = vec![words.set_name()?];
            while words.takes(",") {
                of.push(words.set_name()?);
            }
            rules.sets.push(SetOf { head, name, of });
        }
        "store" => {
            let name = words.name()?;
            if rules.stores.iter().any(|known| known.name == name) {
                return twice(words, &name);
            }
            let store = store(words, head, name)?;
            rules.stores.push(store);
        }
        "fact" => {
            let name = words.name()?;
            if rules.facts.iter().any(|known| known.name == name) {
                return twice(words, &name);
            }
            let arguments = words.names_in("(", ")", false)?;
            words.needs("=")?;
            let value = words.expr()?;
            rules.facts.push(Fact { head, name, arguments, value });
        }
        "aim" => {
            if rules.aim.is_some() {
                return twice(words, &word);
            }
            let way = words.expr()?;
            words.needs("by")?;
            let by = words.expr()?;
            rules.aim = Some(Aim { head, way, by });
        }
        "before" | "begin" | "turn-end" => {
            let known = match word.as_str() {
                "before" => &mut rules.before,
                "begin" => &mut rules.begin,
                _ => &mut rules.turn_end,
            };
            if !known.is_empty() {
                return twice(words, &word);
            }
            *known = body;
        }
        "rule" => {
            let name = words.name()?;
            if rules.rules.iter().any(|known| known.name == name) {
                return twice(words, &name);
            }
            let arguments = words.names_in("(", ")", false)?;
            rules.rules.push(Rule { head, name, arguments, body });
        }
        "offer" => {
            let name = words.name()?;
            if rules.offers.iter().any(|known| known.name == name) {
                return twice(words, &name);
            }
            let when = if words.takes("when") { Some(words.expr()?) } else { None };
            rules.offers.push(Offer { head, name, when, body });
        }
        other => return Err(unknown_head(words, other, &HEADS)),
    }
    Ok(())
}

fn unknown_head(words: &Words<'_>, word: &str, known: &[&str]) -> Fault {
    let near = nearest(word, known.iter().copied());
    let help = match near.first() {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("begin the line with one of `{}`", known.join("`, `")),
    };
    words.before(format!("no line begins with `{word}`")).because("not a word of this language").help(help)
}

fn store(words: &mut Words<'_>, head: Head, name: String) -> Read<Store> {
    let sets = words.names_in("[", "]", true)?;
    let mut store = Store { head, name, sets, begins: None, most: None, holds: None };
    if words.takes("holds") {
        store.holds = Some(words.name()?);
    }
    if words.takes("from") {
        store.begins = Some(words.expr()?);
    }
    if words.takes("to") {
        store.most = Some(words.expr()?);
    }
    Ok(store)
}

/// A statement, and whether it holds other lines.
fn statement(words: &mut Words<'_>, body: Vec<Line>) -> Read<(Stmt, bool)> {
    let head = words.name()?;
    let plain = match head.as_str() {
        "let" | "note" => {
            let name = words.name()?;
            words.needs("=")?;
            let value = words.expr()?;
            if head == "let" { Stmt::Let(name, value) } else { Stmt::Note(name, value) }
        }
        "add" | "sub" => {
            let store = words.primary()?;
            let by = if words.takes("by") { words.expr()? } else { Expr::Number(1) };
            if head == "add" { Stmt::Add(store, by) } else { Stmt::Sub(store, by) }
        }
        "set" => {
            let store = words.primary()?;
            words.needs("=")?;
            Stmt::Set(store, words.expr()?)
        }
        "pick" => Stmt::Pick(words.each()?),
        "draw" => {
            let each = words.each()?;
            words.needs("by")?;
            Stmt::Draw(each, words.expr()?)
        }
        "roll" => {
            let name = words.name()?;
            words.needs("of")?;
            let mut values = vec![words.expr()?];
            while words.takes(",") {
                values.push(words.expr()?);
            }
            Stmt::Roll(name, values)
        }
        "call" => {
            let name = words.name()?;
            let arguments = if words.takes("(") { words.arguments(")")? } else { Vec::new() };
            Stmt::Call(name, arguments)
        }
        "do" => Stmt::Do(words.expr()?),
        "pay" => Stmt::Pay(words.expr()?),
        "gain" => Stmt::Gain(words.expr()?),
        "require" => Stmt::Require(words.expr()?),
        "end" => {
            words.needs("turn")?;
            Stmt::EndTurn
        }
        "over" => {
            let way = if words.peek().is_some() { Some(words.expr()?) } else { None };
            Stmt::Over(way)
        }
        _ => return Ok((holding(words, &head, body)?, true)),
    };
    Ok((plain, false))
}

/// A statement that holds other lines.
fn holding(words: &mut Words<'_>, head: &str, body: Vec<Line>) -> Read<Stmt> {
    Ok(match head {
        "if" => Stmt::If(words.expr()?, body, Vec::new()),
        "while" => Stmt::While(words.expr()?, body),
        "for" => Stmt::For(words.each()?, body),
        "whom" => {
            let name = words.name()?;
            words.needs("in")?;
            let target = words.expr()?;
            words.needs("else")?;
            Stmt::Whom(name, target, words.expr()?, body)
        }
        "times" => Stmt::Times(words.expr()?, body),
        "may" => {
            let when = if words.takes("when") { Some(words.expr()?) } else { None };
            Stmt::May(when, body)
        }
        "up" => {
            words.needs("to")?;
            let most = words.expr()?;
            let when = if words.takes("when") { Some(words.expr()?) } else { None };
            Stmt::UpTo(most, when, body)
        }
        other => return Err(unknown_head(words, other, &STATEMENTS)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(text: &str) -> Rules {
        let (rules, faults) = parse(text);
        assert_eq!(faults, []);
        rules
    }

    /// Every fault: its line, the words it marks, its message.
    fn faults(text: &str) -> Vec<String> {
        let lines: Vec<&str> = text.lines().collect();
        let found = parse(text).1;
        let said = found.iter().map(|fault| {
            let marked = &lines[fault.line - 1][fault.part.0..fault.part.1];
            format!("{} [{marked}] {}", fault.line, fault.message)
        });
        said.collect()
    }

    #[test]
    fn lines_that_are_set_in_belong_to_the_line_above() {
        let rules = rules(
            "rule a(n)\n  if n > 1 and not n = 3\n    call a(n - 1)\n  else\n    over\noffer b when any(x in s where x.y = 'z')\n  end turn\n",
        );
        assert_eq!((rules.rules.len(), rules.offers.len()), (1, 1));
        let Stmt::If(_, then, otherwise) = &rules.rules[0].body[0].stmt else { panic!() };
        assert_eq!((then.len(), otherwise.len()), (1, 1));
        assert!(matches!(rules.offers[0].when, Some(Expr::Fold(Fold::Any, ..))));
    }

    #[test]
    fn a_store_says_for_whom_where_it_begins_and_how_far_it_goes() {
        let rules = rules("store have[player, stuff] from 1 + stuff.n to 10\nstore at[1..6] holds player\n");
        assert_eq!(rules.stores[0].sets, ["player", "stuff"]);
        assert!(rules.stores[0].begins.is_some() && rules.stores[0].most.is_some());
        assert_eq!(rules.stores[1].sets, ["1..6"]);
        assert_eq!(rules.stores[1].holds.as_deref(), Some("player"));
    }

    #[test]
    fn every_line_that_cannot_be_read_is_named() {
        let text = "nonsense a\nrule a()\n  boast of it\n  require x = 'y\n  add a b\n  over 1 2\n  else\n    over\n  require (1\nstore\n";
        assert_eq!(
            faults(text),
            [
                "1 [nonsense] no line begins with `nonsense`",
                "3 [boast] no line begins with `boast`",
                "4 ['y] a word in quotes has no end",
                "5 [b] unexpected `b`",
                "6 [2] unexpected `2`",
                "9 [] expected `)`, found the end of the line",
                "10 [] expected a name, found the end of the line",
            ]
        );
        assert_eq!(faults("rule a()\n  over\n  else\n    over\n"), ["3 [else] `else` without an `if`"]);
    }

    #[test]
    fn a_bad_indent_is_found() {
        let wide = "rule a()\n    if 1\n        over\n      over\n    over\n";
        assert_eq!(faults(wide), ["4 [      ] this line is set in by another width than those around it"]);
        let below = "rule a()\n  over\n    over\n";
        assert_eq!(faults(below), ["3 [    ] this line is set in below one that holds no others"]);
        assert_eq!(faults("rule a()\n  if 1\n  over\n"), ["2 [if 1] nothing is set in below this line"]);
        assert_eq!(faults("store a[]\n  over\n"), ["1 [store] a `store` holds no lines"]);
    }

    #[test]
    fn brackets_blocks_and_sums_go_only_so_deep() {
        let deep = format!("rule a()\n  require {}1{}", "(".repeat(9_999), ")".repeat(9_999));
        assert!(parse(&deep).1[0].message.contains("too many brackets"));
        let not = format!("rule a()\n  require {}1", "not ".repeat(9_999));
        assert!(parse(&not).1[0].message.contains("too many `not`"));
        let sum = format!("rule a()\n  require 1{}", " + 1".repeat(9_999));
        assert!(parse(&sum).1[0].message.contains("too many terms"));
        let fields = format!("rule a()\n  require a{}", ".b".repeat(9_999));
        assert!(parse(&fields).1[0].message.contains("too many fields"));
        let blocks: String = (1..99).map(|depth| format!("{}if 1\n", " ".repeat(depth))).collect();
        let found = parse(&format!("rule a()\n{blocks}")).1;
        assert!(found.iter().any(|fault| fault.message.contains("too many blocks")));
    }
}
