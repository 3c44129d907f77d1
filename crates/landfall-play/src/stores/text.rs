//! The language in which a schema says how a game is played: lines, and lines below them that are set in.
//!
//! `docs/schemas.md` describes it. Nothing here knows what a name means; [`Table`](super::StoreGame) looks names up.

/// A line that cannot be read: its number and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub line: usize,
    pub message: String,
}

type Read<T> = Result<T, Fault>;

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
    If(Expr, Vec<Line>, Vec<Line>),
    While(Expr, Vec<Line>),
    For(Each, Vec<Line>),
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
    Over,
}

/// A statement and the line that it stands in.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub number: usize,
    pub text: String,
    pub stmt: Stmt,
}

#[derive(Clone, Debug)]
pub struct Store {
    pub name: String,
    pub sets: Vec<String>,
    pub begins: Option<Expr>,
    pub most: Option<Expr>,
    pub holds: Option<String>,
}

#[derive(Clone, Debug)]
pub struct Rule {
    pub name: String,
    pub arguments: Vec<String>,
    pub body: Vec<Line>,
}

#[derive(Clone, Debug)]
pub struct Offer {
    pub name: String,
    pub when: Option<Expr>,
    pub body: Vec<Line>,
}

/// Everything that a text says.
#[derive(Clone, Debug, Default)]
pub struct Rules {
    pub stores: Vec<Store>,
    pub begin: Vec<Line>,
    pub turn_end: Vec<Line>,
    pub rules: Vec<Rule>,
    pub offers: Vec<Offer>,
}

/// A written line: its number, how far it is set in, its words.
struct Written<'t> {
    number: usize,
    depth: usize,
    text: &'t str,
}

/// Blocks within blocks: more than anybody writes, and little enough to follow.
const MOST_DEPTH: usize = 40;

pub fn parse(text: &str) -> Read<Rules> {
    let mut lines = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let said = line.split('#').next().unwrap_or_default().trim_end();
        if !said.trim().is_empty() {
            let depth = said.len() - said.trim_start().len();
            lines.push(Written { number: at + 1, depth, text: said.trim() });
        }
    }
    let mut rules = Rules::default();
    let mut at = 0;
    while let Some(head) = lines.get(at) {
        at += 1;
        let body = block(&lines, &mut at, head.depth, 0)?;
        let mut words = Words::new(head)?;
        match words.name()?.as_str() {
            "store" => rules.stores.push(store(&mut words)?),
            "begin" => rules.begin = body,
            "turn-end" => rules.turn_end = body,
            "rule" => {
                let name = words.name()?;
                let arguments = words.names_in("(", ")")?;
                rules.rules.push(Rule { name, arguments, body });
            }
            "offer" => {
                let name = words.name()?;
                let when = if words.takes("when") { Some(words.expr()?) } else { None };
                rules.offers.push(Offer { name, when, body });
            }
            other => {
                return Err(words.fault(format!(
                    "`{other}` is none of `store`, `begin`, `turn-end`, `rule` and `offer`"
                )));
            }
        }
        words.end()?;
    }
    Ok(rules)
}

fn store(words: &mut Words<'_>) -> Read<Store> {
    let name = words.name()?;
    let sets = words.names_in("[", "]")?;
    let mut store = Store { name, sets, begins: None, most: None, holds: None };
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

/// The lines that are set in further than `depth`.
fn block(lines: &[Written<'_>], at: &mut usize, depth: usize, nested: usize) -> Read<Vec<Line>> {
    let mut body: Vec<Line> = Vec::new();
    while let Some(line) = lines.get(*at).filter(|line| line.depth > depth) {
        if nested > MOST_DEPTH {
            return Err(Fault { line: line.number, message: "blocks within blocks, too many".to_owned() });
        }
        *at += 1;
        let inner = block(lines, at, line.depth, nested + 1)?;
        if line.text == "else" {
            match body.last_mut().map(|last| &mut last.stmt) {
                Some(Stmt::If(_, _, otherwise)) => *otherwise = inner,
                _ => {
                    return Err(Fault {
                        line: line.number,
                        message: "`else` needs an `if` above it".to_owned(),
                    });
                }
            }
            continue;
        }
        let mut words = Words::new(line)?;
        let stmt = statement(&mut words, inner)?;
        words.end()?;
        body.push(Line { number: line.number, text: line.text.to_owned(), stmt });
    }
    Ok(body)
}

fn statement(words: &mut Words<'_>, body: Vec<Line>) -> Read<Stmt> {
    let head = words.name()?;
    Ok(match head.as_str() {
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
        "if" => Stmt::If(words.expr()?, body, Vec::new()),
        "while" => Stmt::While(words.expr()?, body),
        "for" => Stmt::For(words.each()?, body),
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
        "over" => Stmt::Over,
        other => return Err(words.fault(format!("no line begins with `{other}`"))),
    })
}

/// The words of a line.
struct Words<'t> {
    line: usize,
    tokens: Vec<&'t str>,
    at: usize,
    depth: usize,
}

impl<'t> Words<'t> {
    fn new(line: &Written<'t>) -> Read<Self> {
        let text = line.text;
        let mut tokens = Vec::new();
        let mut at = 0;
        while let Some(first) = text[at..].chars().next() {
            let rest = &text[at..];
            let length = if first.is_whitespace() {
                at += first.len_utf8();
                continue;
            } else if first == '\'' {
                rest[1..].find('\'').map(|end| end + 2).ok_or_else(|| Fault {
                    line: line.number,
                    message: "a word in quotes has no end".to_owned(),
                })?
            } else if first.is_alphanumeric() {
                rest.find(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_')).unwrap_or(rest.len())
            } else if ["!=", "<=", ">="].iter().any(|sign| rest.starts_with(sign)) {
                2
            } else {
                first.len_utf8()
            };
            tokens.push(&rest[..length]);
            at += length;
        }
        Ok(Self { line: line.number, tokens, at: 0, depth: 0 })
    }

    fn fault(&self, message: String) -> Fault {
        Fault { line: self.line, message }
    }

    fn peek(&self) -> Option<&'t str> {
        self.tokens.get(self.at).copied()
    }

    fn takes(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        self.at += usize::from(found);
        found
    }

    fn needs(&mut self, word: &str) -> Read<()> {
        match self.takes(word) {
            true => Ok(()),
            false => {
                Err(self.fault(format!("expected `{word}`, found `{}`", self.peek().unwrap_or("nothing"))))
            }
        }
    }

    fn name(&mut self) -> Read<String> {
        let found = self.peek().filter(|token| token.starts_with(char::is_alphabetic));
        let Some(name) = found else {
            return Err(self.fault(format!("expected a name, found `{}`", self.peek().unwrap_or("nothing"))));
        };
        self.at += 1;
        Ok(name.to_owned())
    }

    fn names_in(&mut self, open: &str, close: &str) -> Read<Vec<String>> {
        let mut names = Vec::new();
        if self.takes(open) {
            while !self.takes(close) {
                names.push(self.name()?);
                self.takes(",");
            }
        }
        Ok(names)
    }

    fn end(&self) -> Read<()> {
        match self.peek() {
            None => Ok(()),
            Some(token) => Err(self.fault(format!("`{token}` is too much"))),
        }
    }

    fn each(&mut self) -> Read<Each> {
        let name = self.name()?;
        self.needs("in")?;
        let set = self.primary()?;
        let condition = if self.takes("where") { Some(self.expr()?) } else { None };
        Ok(Each { name, set, condition })
    }

    fn expr(&mut self) -> Read<Expr> {
        self.depth += 1;
        if self.depth > MOST_DEPTH {
            return Err(self.fault("brackets within brackets, too many".to_owned()));
        }
        let found = self.level(0);
        self.depth -= 1;
        found
    }

    /// From `or`, which binds least, to `*`.
    fn level(&mut self, level: usize) -> Read<Expr> {
        const LEVELS: [&[(&str, Sign)]; 5] = [
            &[("or", Sign::Or)],
            &[("and", Sign::And)],
            &[
                ("=", Sign::Equal),
                ("!=", Sign::Other),
                ("<", Sign::Less),
                ("<=", Sign::AtMost),
                (">", Sign::More),
                (">=", Sign::AtLeast),
            ],
            &[("+", Sign::Plus), ("-", Sign::Minus)],
            &[("*", Sign::Times)],
        ];
        let Some(signs) = LEVELS.get(level) else { return self.primary() };
        if level == 2 && self.takes("not") {
            return Ok(Expr::Not(Box::new(self.level(2)?)));
        }
        let mut left = self.level(level + 1)?;
        while let Some((_, sign)) = signs.iter().find(|(token, _)| self.peek() == Some(token)) {
            self.at += 1;
            let right = self.level(level + 1)?;
            left = Expr::Pair(*sign, Box::new(left), Box::new(right));
        }
        Ok(left)
    }

    fn arguments(&mut self, close: &str) -> Read<Vec<Expr>> {
        let mut arguments = Vec::new();
        while !self.takes(close) {
            arguments.push(self.expr()?);
            if !self.takes(",") {
                self.needs(close)?;
                break;
            }
        }
        Ok(arguments)
    }

    fn primary(&mut self) -> Read<Expr> {
        let mut found = self.simple()?;
        while self.takes(".") {
            found = Expr::Field(Box::new(found), self.name()?);
        }
        Ok(found)
    }

    fn simple(&mut self) -> Read<Expr> {
        let Some(token) = self.peek() else { return Err(self.fault("the line ends too early".to_owned())) };
        if self.takes("(") {
            let inner = self.expr()?;
            self.needs(")")?;
            return Ok(inner);
        }
        if let Ok(number) = token.parse() {
            self.at += 1;
            return Ok(Expr::Number(number));
        }
        if let Some(word) = token.strip_prefix('\'') {
            self.at += 1;
            return Ok(Expr::Word(word.trim_end_matches('\'').to_owned()));
        }
        let name = self.name()?;
        let fold = match name.as_str() {
            "count" => Some(Fold::Count),
            "any" => Some(Fold::Any),
            "first" => Some(Fold::First),
            "sum" => Some(Fold::Sum),
            _ => None,
        };
        if let Some(fold) = fold.filter(|_| self.peek() == Some("(")) {
            self.at += 1;
            let each = self.each()?;
            let value = if self.takes(":") { self.expr()? } else { Expr::Number(1) };
            self.needs(")")?;
            return Ok(Expr::Fold(fold, Box::new(each), Box::new(value)));
        }
        if self.takes("[") {
            return Ok(Expr::Store(name, self.arguments("]")?));
        }
        if self.takes("(") {
            return Ok(Expr::Call(name, self.arguments(")")?));
        }
        Ok(Expr::Name(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> String {
        let fault = parse(text).unwrap_err();
        format!("{}: {}", fault.line, fault.message)
    }

    #[test]
    fn lines_that_are_set_in_belong_to_the_line_above() {
        let rules = parse("rule a(n)\n  if n > 1 and not n = 3\n    call a(n - 1)\n  else\n    over\noffer b when any(x in s where x.y = 'z')\n  end turn\n").unwrap();
        assert_eq!((rules.rules.len(), rules.offers.len()), (1, 1));
        let Stmt::If(_, then, otherwise) = &rules.rules[0].body[0].stmt else { panic!() };
        assert_eq!((then.len(), otherwise.len()), (1, 1));
        assert_eq!(otherwise[0].stmt, Stmt::Over);
    }

    #[test]
    fn what_binds_more_is_read_first() {
        let rules = parse("rule a()\n  require 1 + 2 * 3 = 7 or 0 > 1").unwrap();
        let Stmt::Require(Expr::Pair(Sign::Or, left, _)) = &rules.rules[0].body[0].stmt else { panic!() };
        let Expr::Pair(Sign::Equal, sum, _) = &**left else { panic!() };
        assert!(matches!(&**sum, Expr::Pair(Sign::Plus, ..)));
    }

    #[test]
    fn a_line_that_cannot_be_read_is_named() {
        assert_eq!(fault("shop a"), "1: `shop` is none of `store`, `begin`, `turn-end`, `rule` and `offer`");
        assert_eq!(fault("rule a()\n  jump b"), "2: no line begins with `jump`");
        assert_eq!(fault("rule a()\n  let x 3"), "2: expected `=`, found `3`");
        assert_eq!(fault("rule a()\n  let x ="), "2: the line ends too early");
        assert_eq!(fault("rule a()\n  over now"), "2: `now` is too much");
        assert_eq!(fault("rule a()\n  else"), "2: `else` needs an `if` above it");
        assert_eq!(fault("rule a()\n  require x = 'y"), "2: a word in quotes has no end");
        assert!(
            fault(&format!("rule a()\n  require {}1{}", "(".repeat(99), ")".repeat(99))).contains("too many")
        );
    }
}
