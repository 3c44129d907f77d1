//! The words of a line, and the expressions that are made of them.

use super::Fault;
use super::text::{Each, Expr, Fold, MOST_DEPTH, Sign, Written};

pub(super) type Read<T> = Result<T, Fault>;

/// Where a word begins and ends in its line, and the word.
type Token<'t> = (usize, usize, &'t str);

/// The words of a line.
pub(super) struct Words<'t> {
    line: usize,
    /// Where the text of the line ends.
    end: usize,
    tokens: Vec<Token<'t>>,
    at: usize,
    depth: usize,
}

impl<'t> Words<'t> {
    pub fn new(line: &Written<'t>) -> Read<Self> {
        let text = line.text;
        let mut tokens = Vec::new();
        let mut at = 0;
        while let Some(first) = text[at..].chars().next() {
            let rest = &text[at..];
            let length = if first.is_whitespace() {
                at += first.len_utf8();
                continue;
            } else if first == '\'' {
                rest[1..].find('\'').map(|end| end + 2).ok_or_else(|| {
                    let part = (line.depth + at, line.depth + text.len());
                    Fault::new(line.number, part, "a word in quotes has no end")
                        .because("begins here")
                        .help("close the word with `'`")
                })?
            } else if first.is_alphanumeric() {
                rest.find(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_')).unwrap_or(rest.len())
            } else if ["!=", "<=", ">=", ".."].iter().any(|sign| rest.starts_with(sign)) {
                2
            } else {
                first.len_utf8()
            };
            tokens.push((line.depth + at, line.depth + at + length, &rest[..length]));
            at += length;
        }
        Ok(Self { line: line.number, end: line.depth + text.len(), tokens, at: 0, depth: 0 })
    }

    /// Every word that could be a name.
    pub fn mentions(&self) -> impl Iterator<Item = &'t str> {
        self.tokens.iter().map(|(_, _, text)| *text).filter(|text| text.starts_with(char::is_alphabetic))
    }

    /// A fault at the word that comes next.
    fn here(&self, message: impl Into<String>) -> Fault {
        let part = self.tokens.get(self.at).map_or((self.end, self.end), |(start, end, _)| (*start, *end));
        Fault::new(self.line, part, message)
    }

    /// A fault at the word before.
    pub fn before(&self, message: impl Into<String>) -> Fault {
        let at = self.at.saturating_sub(1);
        let part = self.tokens.get(at).map_or((self.end, self.end), |(start, end, _)| (*start, *end));
        Fault::new(self.line, part, message)
    }

    fn expected(&self, what: &str) -> Fault {
        let found = self.peek().map_or_else(|| "the end of the line".to_owned(), |word| format!("`{word}`"));
        self.here(format!("expected {what}, found {found}")).because(format!("{what} belongs here"))
    }

    pub fn peek(&self) -> Option<&'t str> {
        self.tokens.get(self.at).map(|(_, _, text)| *text)
    }

    pub fn takes(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        self.at += usize::from(found);
        found
    }

    pub fn needs(&mut self, word: &str) -> Read<()> {
        if self.takes(word) { Ok(()) } else { Err(self.expected(&format!("`{word}`"))) }
    }

    pub fn name(&mut self) -> Read<String> {
        let found = self.peek().filter(|token| token.starts_with(char::is_alphabetic));
        let Some(name) = found else { return Err(self.expected("a name")) };
        self.at += 1;
        Ok(name.to_owned())
    }

    /// A name, or `1..6` for the numbers from one to the other.
    pub fn set_name(&mut self) -> Read<String> {
        let Some(first) = self.peek().and_then(|token| token.parse::<u16>().ok()) else { return self.name() };
        self.at += 1;
        self.needs("..")?;
        let last = self.peek().and_then(|token| token.parse::<u16>().ok());
        let most = first.saturating_add(999);
        let Some(last) = last.filter(|last| (first..=most).contains(last)) else {
            return Err(self.expected(&format!("a number from {first} to {most}")));
        };
        self.at += 1;
        Ok(format!("{first}..{last}"))
    }

    /// Names between brackets, or those of sets.
    pub fn names_in(&mut self, open: &str, close: &str, sets: bool) -> Read<Vec<String>> {
        let mut names = Vec::new();
        if self.takes(open) {
            while !self.takes(close) {
                names.push(if sets { self.set_name()? } else { self.name()? });
                if !self.takes(",") {
                    self.needs(close)?;
                    break;
                }
            }
        }
        Ok(names)
    }

    pub fn end(&self) -> Read<()> {
        match self.peek() {
            None => Ok(()),
            Some(token) => Err(self
                .here(format!("unexpected `{token}`"))
                .because("the line is complete before this")
                .help("take the rest of the line away, or join it with `and`, `or` or a sign")),
        }
    }

    pub fn each(&mut self) -> Read<Each> {
        let name = self.name()?;
        self.needs("in")?;
        let set = self.primary()?;
        let condition = if self.takes("where") { Some(self.expr()?) } else { None };
        Ok(Each { name, set, condition })
    }

    pub fn expr(&mut self) -> Read<Expr> {
        self.depth += 1;
        if self.depth > MOST_DEPTH {
            return Err(self
                .here("too many brackets within brackets")
                .because(format!("more than {MOST_DEPTH} deep"))
                .help("give a part a name with `let`"));
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
            self.depth += 1;
            if self.depth > MOST_DEPTH {
                return Err(self.here("too many `not`").help("take two of them away"));
            }
            let inner = self.level(2)?;
            self.depth -= 1;
            return Ok(Expr::Not(Box::new(inner)));
        }
        let mut left = self.level(level + 1)?;
        let mut length = 0;
        while let Some((_, sign)) = signs.iter().find(|(token, _)| self.peek() == Some(token)) {
            length += 1;
            if length > MOST_TERMS {
                return Err(self.here("too many terms in a row").help("give a part a name with `let`"));
            }
            self.at += 1;
            let right = self.level(level + 1)?;
            left = Expr::Pair(*sign, Box::new(left), Box::new(right));
        }
        Ok(left)
    }

    pub fn arguments(&mut self, close: &str) -> Read<Vec<Expr>> {
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

    pub fn primary(&mut self) -> Read<Expr> {
        let mut found = self.simple()?;
        let mut length = 0;
        while self.takes(".") {
            length += 1;
            if length > MOST_DEPTH {
                return Err(self.here("too many fields in a row").help("give a part a name with `let`"));
            }
            found = Expr::Field(Box::new(found), self.name()?);
        }
        Ok(found)
    }

    fn simple(&mut self) -> Read<Expr> {
        let Some(token) = self.peek() else { return Err(self.expected("a value")) };
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
        if !token.starts_with(char::is_alphabetic) {
            return Err(self.expected("a value"));
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

/// More terms of a sum than anybody writes, and few enough to follow.
const MOST_TERMS: usize = 100;
