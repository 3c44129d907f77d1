//! The sentences of a language file: what is filled in, and what may be left out.

/// How deep brackets nest in what can be shown.
pub const DEEPEST: usize = 12;

/// A piece of a translated text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    Text(String),
    /// `{sector}`, or `{colour.2}` for the second form of a word.
    Variable {
        name: String,
        form: u8,
        at: (usize, usize),
    },
    Optional {
        name: String,
        present: Vec<Node>,
        absent: Vec<Node>,
        at: (usize, usize),
    },
}

/// What cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    pub start: usize,
    pub end: usize,
    pub why: &'static str,
}

pub fn parse(text: &str) -> Result<Vec<Node>, Broken> {
    let mut reader = Reader { text, at: 0 };
    let nodes = reader.nodes(&[], 0)?;
    match reader.at < text.len() {
        true => Err(Broken { start: reader.at, end: text.len(), why: "this closes nothing" }),
        false => Ok(nodes),
    }
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn nodes(&mut self, ends: &[char], depth: usize) -> Result<Vec<Node>, Broken> {
        let mut nodes = Vec::new();
        let mut plain = String::new();
        // Brackets that are nothing but brackets come in pairs, too.
        let mut open = 0usize;
        while let Some(letter) = self.rest().chars().next() {
            let start = self.at;
            if open == 0 && ends.contains(&letter) {
                break;
            }
            match letter {
                '{' => {
                    flush(&mut plain, &mut nodes);
                    nodes.push(self.variable()?);
                    continue;
                }
                '}' => return Err(Broken { start, end: start + 1, why: "this brace closes nothing" }),
                '[' => match optional_name(self.rest()) {
                    Some(name) => {
                        if depth >= DEEPEST {
                            let why = "brackets nest too deeply";
                            return Err(Broken { start, end: start + 1, why });
                        }
                        flush(&mut plain, &mut nodes);
                        let name = name.to_owned();
                        self.at += name.len() + 2;
                        let present = self.nodes(&['|', ']'], depth + 1)?;
                        let mut absent = Vec::new();
                        if self.rest().starts_with('|') {
                            self.at += 1;
                            absent = self.nodes(&[']'], depth + 1)?;
                        }
                        if !self.rest().starts_with(']') {
                            let why = "this bracket is never closed";
                            return Err(Broken { start, end: self.text.len(), why });
                        }
                        self.at += 1;
                        nodes.push(Node::Optional { name, present, absent, at: (start, self.at) });
                        continue;
                    }
                    None => open += 1,
                },
                ']' => open = open.saturating_sub(1),
                _ => {}
            }
            plain.push(letter);
            self.at += letter.len_utf8();
        }
        flush(&mut plain, &mut nodes);
        Ok(nodes)
    }

    /// `{sector}`.
    fn variable(&mut self) -> Result<Node, Broken> {
        let start = self.at;
        let Some(end) = self.rest().find('}').map(|end| start + end) else {
            return Err(Broken { start, end: self.text.len(), why: "this brace is never closed" });
        };
        let inner = &self.text[start + 1..end];
        let (name, form) = match inner.split_once('.') {
            Some((name, form)) => (name, form.parse().ok().filter(|form| (1..=FORMS).contains(form))),
            None => (inner, Some(1)),
        };
        let Some(form) = form.filter(|_| is_name(name)) else {
            let why = "expected the name of a variable, such as `{n}`";
            return Err(Broken { start, end: end + 1, why });
        };
        self.at = end + 1;
        Ok(Node::Variable { name: name.to_owned(), form, at: (start, self.at) })
    }
}

/// How many forms a word may have.
pub const FORMS: u8 = 6;

fn flush(plain: &mut String, nodes: &mut Vec<Node>) {
    if !plain.is_empty() {
        nodes.push(Node::Text(std::mem::take(plain)));
    }
}

/// `sector` in `[sector? in Sector {sector}]`.
fn optional_name(text: &str) -> Option<&str> {
    let (name, _) = text.strip_prefix('[')?.split_once('?')?;
    is_name(name).then_some(name)
}

fn is_name(name: &str) -> bool {
    let letters = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    name.starts_with(|letter: char| letter.is_ascii_lowercase()) && name.bytes().all(letters)
}

/// The variables of a text, in brackets or not: name and place.
pub fn variables(nodes: &[Node]) -> Vec<(&str, (usize, usize))> {
    let mut out = Vec::new();
    for node in nodes {
        match node {
            Node::Text(_) => {}
            Node::Variable { name, at, .. } => out.push((name.as_str(), *at)),
            Node::Optional { name, present, absent, at } => {
                out.push((name.as_str(), *at));
                out.extend(variables(present));
                out.extend(variables(absent));
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_may_hold_brackets_and_may_be_nothing_else() {
        assert_eq!(parse("[{terms}]").unwrap().len(), 3);
        assert!(parse("a[b? c[d?e|f]|g] [h]").is_ok());
        for (text, start) in [("a [b? c", 2), ("{", 0), ("{A}", 0), ("a}", 1), ("{n.9}", 0)] {
            assert_eq!(parse(text).unwrap_err().start, start, "{text}");
        }
    }
}
