//! Expressions as written: a tree of words with places, before any name is looked up.
//!
//! ```text
//! list    := or ["for" [name "in"] or] ["where" or]
//! or      := and ("or" and)*          and  := not ("and" not)*          not := "not" not | compare
//! compare := sum [("=" | "!=" | "<" | "<=" | ">" | ">=" | "in" | "has") sum]
//! sum     := product (("+" | "-") product)*     product := other (("*" | "/") other)*
//! other   := unary ("else" unary)*              unary   := "-" unary | dotted
//! dotted  := part ("." name)*                   part    := number | text | name ["(" list,* ")"] | "(" list ")"
//! ```

use super::{Arith, Order};

/// No rule of a game is deeper; it keeps a hostile one from exhausting the stack.
const DEEPEST: u32 = 64;
/// Nor longer: a chain of additions is as deep as it is long.
const LONGEST: usize = 500;

#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub start: usize,
    pub end: usize,
    pub raw: Raw,
}

#[derive(Clone, Debug)]
pub(crate) enum Raw {
    Number(i64),
    Text(String),
    Name(String),
    Dot(Box<Node>, String),
    Call(String, Vec<Node>),
    Not(Box<Node>),
    Minus(Box<Node>),
    And(Box<Node>, Box<Node>),
    Or(Box<Node>, Box<Node>),
    Order(Order, Box<Node>, Box<Node>),
    /// `a in b`; `b has a` is written the other way round and is the same.
    In(Box<Node>, Box<Node>),
    Arith(Arith, Box<Node>, Box<Node>),
    Else(Box<Node>, Box<Node>),
    /// Members of the list for which the condition holds, each called by the name if there is one.
    Where {
        list: Box<Node>,
        condition: Box<Node>,
        name: Option<String>,
    },
    /// One value for each member of the list.
    Each {
        value: Box<Node>,
        list: Box<Node>,
        name: Option<String>,
    },
}

/// What is wrong, and where in the text.
#[derive(Debug)]
pub(crate) struct Fault {
    pub start: usize,
    pub end: usize,
    pub message: String,
    pub help: Option<String>,
}

pub(crate) fn parse(text: &str) -> Result<Node, Fault> {
    let tokens = lex(text)?;
    let mut parser = Parser { tokens, at: 0, depth: 0, end: text.len() };
    let node = parser.list()?;
    match parser.peek() {
        None => Ok(node),
        Some(token) => Err(token.fault(format!("unexpected `{}`", token.text))),
    }
}

#[derive(Clone, Debug)]
struct Token {
    kind: Kind,
    text: String,
    start: usize,
    end: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Number,
    Text,
    Name,
    Mark,
}

impl Token {
    fn fault(&self, message: String) -> Fault {
        Fault { start: self.start, end: self.end, message, help: None }
    }
}

fn lex(text: &str) -> Result<Vec<Token>, Fault> {
    let bytes = text.as_bytes();
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let start = at;
        let run = |from: usize, fits: &dyn Fn(u8) -> bool| {
            bytes[from..].iter().position(|byte| !fits(*byte)).map_or(bytes.len(), |length| from + length)
        };
        let kind = match bytes[at] {
            b' ' | b'\t' | b'\n' | b'\r' => {
                at += 1;
                continue;
            }
            b'0'..=b'9' => {
                at = run(at, &|byte| byte.is_ascii_digit());
                Kind::Number
            }
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
                at = run(at, &|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
                while bytes[at - 1] == b'-' {
                    at -= 1;
                }
                Kind::Name
            }
            b'"' | b'\'' => {
                let quote = bytes[at];
                let close = bytes[at + 1..].iter().position(|byte| *byte == quote);
                let Some(length) = close else {
                    let message = "this text is not closed".to_owned();
                    return Err(Fault { start, end: text.len(), message, help: None });
                };
                at += length + 2;
                Kind::Text
            }
            b'!' | b'<' | b'>' if bytes.get(at + 1) == Some(&b'=') => {
                at += 2;
                Kind::Mark
            }
            b'(' | b')' | b',' | b'.' | b'+' | b'-' | b'*' | b'/' | b'=' | b'<' | b'>' => {
                at += 1;
                Kind::Mark
            }
            _ => {
                let c = text[at..].chars().next().unwrap_or(' ');
                let message = format!("`{c}` means nothing in an expression");
                return Err(Fault { start, end: start + c.len_utf8(), message, help: None });
            }
        };
        let inner = if kind == Kind::Text { start + 1..at - 1 } else { start..at };
        tokens.push(Token { kind, text: text[inner].to_owned(), start, end: at });
        if tokens.len() > LONGEST {
            let message = "this expression is too long".to_owned();
            let help = Some("name a part of it with `let`, or make it a formula".to_owned());
            return Err(Fault { start, end: at, message, help });
        }
    }
    Ok(tokens)
}

struct Parser {
    tokens: Vec<Token>,
    at: usize,
    depth: u32,
    end: usize,
}

type Parsed = Result<Node, Fault>;

/// Words that join expressions and so name nothing.
const JOINTS: &[&str] = &["and", "or", "not", "in", "has", "where", "for", "else"];

impl Parser {
    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.at)
    }

    fn is(&self, text: &str) -> bool {
        self.peek().is_some_and(|token| token.text == text && matches!(token.kind, Kind::Mark | Kind::Name))
    }

    fn take(&mut self, text: &str) -> bool {
        let found = self.is(text);
        self.at += usize::from(found);
        found
    }

    fn list(&mut self) -> Parsed {
        self.depth += 1;
        if self.depth > DEEPEST {
            let token = self.peek().cloned();
            let (start, end) = token.map_or((self.end, self.end), |token| (token.start, token.end));
            let message = "this expression is nested too deep".to_owned();
            return Err(Fault { start, end, message, help: Some("name a part of it with `let`".to_owned()) });
        }
        let first = self.or()?;
        let node = if self.take("for") {
            let name = self.binder();
            let list = self.or()?;
            let list = self.conditions(list, name.as_ref())?;
            join(first, list, |value, list| Raw::Each { value, list, name })
        } else {
            self.conditions(first, None)?
        };
        self.depth -= 1;
        Ok(node)
    }

    /// `x in` behind `for`.
    fn binder(&mut self) -> Option<String> {
        let [name, joint, ..] = self.tokens.get(self.at..)? else { return None };
        if name.kind != Kind::Name || joint.text != "in" {
            return None;
        }
        let name = name.text.clone();
        self.at += 2;
        Some(name)
    }

    fn conditions(&mut self, mut list: Node, name: Option<&String>) -> Parsed {
        while self.take("where") {
            let condition = self.or()?;
            let name = name.cloned();
            list = join(list, condition, |list, condition| Raw::Where { list, condition, name });
        }
        Ok(list)
    }

    fn or(&mut self) -> Parsed {
        let mut left = self.and()?;
        while self.take("or") {
            left = join(left, self.and()?, Raw::Or);
        }
        Ok(left)
    }

    fn and(&mut self) -> Parsed {
        let mut left = self.not()?;
        while self.take("and") {
            left = join(left, self.not()?, Raw::And);
        }
        Ok(left)
    }

    fn not(&mut self) -> Parsed {
        let mut starts = Vec::new();
        while let Some(start) = self.peek().map(|token| token.start)
            && self.take("not")
        {
            starts.push(start);
        }
        let node = self.compare()?;
        let wrap = |node: Node, start| Node { start, end: node.end, raw: Raw::Not(Box::new(node)) };
        // Two of them are none; what stays is not deeper than one.
        Ok(if starts.len() % 2 == 1 { wrap(node, starts[0]) } else { node })
    }

    fn compare(&mut self) -> Parsed {
        let left = self.sum()?;
        let orders = [
            ("=", Order::Equal),
            ("!=", Order::Different),
            ("<=", Order::AtMost),
            (">=", Order::AtLeast),
            ("<", Order::Less),
            (">", Order::More),
        ];
        for (mark, order) in orders {
            if self.take(mark) {
                return Ok(join(left, self.sum()?, |a, b| Raw::Order(order, a, b)));
            }
        }
        if self.take("in") {
            return Ok(join(left, self.sum()?, Raw::In));
        }
        if self.take("has") {
            return Ok(join(left, self.sum()?, |list, member| Raw::In(member, list)));
        }
        Ok(left)
    }

    fn sum(&mut self) -> Parsed {
        let mut left = self.product()?;
        loop {
            let op = if self.take("+") {
                Arith::Add
            } else if self.take("-") {
                Arith::Subtract
            } else {
                return Ok(left);
            };
            left = join(left, self.product()?, |a, b| Raw::Arith(op, a, b));
        }
    }

    fn product(&mut self) -> Parsed {
        let mut left = self.other()?;
        loop {
            let op = if self.take("*") {
                Arith::Multiply
            } else if self.take("/") {
                Arith::Divide
            } else {
                return Ok(left);
            };
            left = join(left, self.other()?, |a, b| Raw::Arith(op, a, b));
        }
    }

    fn other(&mut self) -> Parsed {
        let mut left = self.unary()?;
        while self.take("else") {
            left = join(left, self.unary()?, Raw::Else);
        }
        Ok(left)
    }

    fn unary(&mut self) -> Parsed {
        let start = self.peek().map(|token| token.start);
        if let Some(start) = start.filter(|_| self.take("-")) {
            let node = self.dotted()?;
            return Ok(Node { start, end: node.end, raw: Raw::Minus(Box::new(node)) });
        }
        self.dotted()
    }

    fn dotted(&mut self) -> Parsed {
        let mut node = self.part()?;
        while self.take(".") {
            let Some(name) = self.peek().cloned().filter(|token| token.kind == Kind::Name) else {
                return Err(self.expected("the name of a field behind `.`"));
            };
            self.at += 1;
            node = Node { start: node.start, end: name.end, raw: Raw::Dot(Box::new(node), name.text) };
        }
        Ok(node)
    }

    fn part(&mut self) -> Parsed {
        let Some(token) = self.peek().cloned() else { return Err(self.expected("a value")) };
        self.at += 1;
        let node = |raw, end| Node { start: token.start, end, raw };
        match token.kind {
            Kind::Number => match token.text.parse() {
                Ok(number) => Ok(node(Raw::Number(number), token.end)),
                Err(_) => Err(token.fault("this number is too large".to_owned())),
            },
            Kind::Text => Ok(node(Raw::Text(token.text.clone()), token.end)),
            Kind::Name if JOINTS.contains(&token.text.as_str()) && !self.ends_value() => {
                Err(token.fault(format!("unexpected `{}` between two values", token.text)))
            }
            Kind::Name if self.take("(") => {
                let mut arguments = Vec::new();
                while !self.is(")") {
                    arguments.push(self.list()?);
                    if !self.take(",") {
                        break;
                    }
                }
                let end = self.close()?;
                Ok(node(Raw::Call(token.text.clone(), arguments), end))
            }
            Kind::Name => Ok(node(Raw::Name(token.text.clone()), token.end)),
            Kind::Mark if token.text == "(" => {
                let inner = self.list()?;
                let end = self.close()?;
                Ok(Node { start: token.start, end, raw: inner.raw })
            }
            Kind::Mark => Err(token.fault(format!("unexpected `{}`", token.text))),
        }
    }

    /// Whether a value ends here: in `words(in)` the field `in` is meant.
    fn ends_value(&self) -> bool {
        self.peek()
            .is_none_or(|token| token.kind == Kind::Mark && matches!(token.text.as_str(), ")" | "," | "."))
    }

    fn close(&mut self) -> Result<usize, Fault> {
        let end = self.peek().map(|token| token.end);
        match end.filter(|_| self.take(")")) {
            Some(end) => Ok(end),
            None => Err(self.expected("`)`")),
        }
    }

    fn expected(&self, what: &str) -> Fault {
        match self.peek() {
            Some(token) => token.fault(format!("expected {what}, found `{}`", token.text)),
            None => Fault {
                start: self.end.saturating_sub(1),
                end: self.end,
                message: format!("expected {what}, found the end of the expression"),
                help: None,
            },
        }
    }
}

fn join(left: Node, right: Node, raw: impl FnOnce(Box<Node>, Box<Node>) -> Raw) -> Node {
    let (start, end) = (left.start.min(right.start), left.end.max(right.end));
    Node { start, end, raw: raw(Box::new(left), Box::new(right)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tree with every pair in parentheses.
    fn shown(text: &str) -> String {
        fn show(node: &Node) -> String {
            match &node.raw {
                Raw::Number(n) => n.to_string(),
                Raw::Text(text) => format!("\"{text}\""),
                Raw::Name(name) => name.clone(),
                Raw::Dot(of, name) => format!("{}.{name}", show(of)),
                Raw::Call(name, args) => {
                    format!("{name}({})", args.iter().map(show).collect::<Vec<_>>().join(", "))
                }
                Raw::Not(inner) => format!("(not {})", show(inner)),
                Raw::Minus(inner) => format!("(-{})", show(inner)),
                Raw::And(a, b) => format!("({} and {})", show(a), show(b)),
                Raw::Or(a, b) => format!("({} or {})", show(a), show(b)),
                Raw::Order(order, a, b) => format!("({} {} {})", show(a), order.mark(), show(b)),
                Raw::In(a, b) => format!("({} in {})", show(a), show(b)),
                Raw::Arith(op, a, b) => format!("({} {} {})", show(a), op.mark(), show(b)),
                Raw::Else(a, b) => format!("({} else {})", show(a), show(b)),
                Raw::Where { list, condition, .. } => format!("[{} where {}]", show(list), show(condition)),
                Raw::Each { value, list, name } => {
                    let name = name.as_ref().map_or(String::new(), |name| format!("{name} in "));
                    format!("[{} for {name}{}]", show(value), show(list))
                }
            }
        }
        show(&parse(text).unwrap())
    }

    #[test]
    fn operators_bind_as_people_read_them() {
        assert_eq!(shown("a + b * c - 1"), "((a + (b * c)) - 1)");
        assert_eq!(shown("a else 0 + 1"), "((a else 0) + 1)");
        assert_eq!(shown("not a = b and c or d"), "(((not (a = b)) and c) or d)");
        assert_eq!(shown("tiles has this"), "(this in tiles)");
        assert_eq!(shown("min-players - 1"), "(min-players - 1)");
        assert_eq!(shown("words(in) has o.in"), "(o.in in words(in))");
        assert_eq!(shown("-2 + morale.low"), "((-2) + morale.low)");
    }

    #[test]
    fn lists_are_filtered_and_turned_into_values() {
        assert_eq!(shown("count(card where type = vehicle)"), "count([card where (type = vehicle)])");
        assert_eq!(
            shown("sum(copies * worth for t in tile where t.colour = pink)"),
            "sum([(copies * worth) for t in [tile where (t.colour = pink)]])"
        );
    }

    #[test]
    fn a_fault_names_its_place() {
        let fault = parse("count(card where )").unwrap_err();
        assert_eq!((fault.start, fault.end), (17, 18));
        assert_eq!(fault.message, "unexpected `)`");
        assert_eq!(parse("a + ").unwrap_err().message, "expected a value, found the end of the expression");
        assert_eq!(parse("a ? b").unwrap_err().message, "`?` means nothing in an expression");
        assert_eq!(parse("a b").unwrap_err().message, "unexpected `b`");
    }

    #[test]
    fn depth_has_an_end() {
        let fault = parse(&"(".repeat(100)).unwrap_err();
        assert_eq!(fault.message, "this expression is nested too deep");
        let fault = parse(&format!("a{}", " + a".repeat(100_000))).unwrap_err();
        assert_eq!(fault.message, "this expression is too long");
        assert!(parse(&format!("{}a", "not ".repeat(400))).is_ok());
    }
}
