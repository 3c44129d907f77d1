//! What an XML file may cost, counted before it is parsed: parsers follow nested elements on the stack and compare the
//! attributes of an element with each other. Pictures in SVG are counted here too.

/// Elements nest no deeper. Tools that write catalogs or pictures reach about twenty.
const DEEPEST: usize = 256;

/// Attributes of one element.
const MOST_ATTRIBUTES: usize = 1_000;

/// Names of namespaces that elements look through, one after the other.
const MOST_NAMES: usize = 10_000_000;

/// Letters that entities become, in bytes.
const LARGEST_ENTITIES: usize = 16 << 20;

/// Elements of a file that may be parsed. `Err` is a line, and what is wrong there.
///
/// It reads no more of XML than it needs. Where it and a parser see different things, the file is broken, and the parser
/// stops there.
pub fn elements(text: &str) -> Result<usize, (usize, String)> {
    Scan { text, at: 0, elements: 0, open: vec![0], names: 0, longest_entity: 0, entities: 0 }.run()
}

struct Scan<'a> {
    text: &'a str,
    at: usize,
    elements: usize,
    /// How many namespaces each open element knows; the first is the file.
    open: Vec<usize>,
    names: usize,
    longest_entity: usize,
    entities: usize,
}

impl Scan<'_> {
    fn run(mut self) -> Result<usize, (usize, String)> {
        while let Some(next) = self.bytes().get(self.at..).and_then(|rest| first_of(rest, b"<&")) {
            self.at += next;
            let rest = &self.text.as_bytes()[self.at..];
            match rest {
                [b'&', ..] => self.entity()?,
                [b'<', b'!', b'-', b'-', ..] => self.skip("-->"),
                [b'<', b'!', b'[', ..] => self.skip("]]>"),
                [b'<', b'?', ..] => self.skip("?>"),
                [b'<', b'!', ..] => self.declarations()?,
                [b'<', b'/', ..] => {
                    self.at += 2;
                    if self.open.len() > 1 {
                        self.open.pop();
                    }
                }
                _ => self.tag()?,
            }
        }
        Ok(self.elements)
    }

    fn bytes(&self) -> &[u8] {
        self.text.as_bytes()
    }

    fn skip(&mut self, end: &str) {
        let found = self.text.get(self.at..).and_then(|rest| rest.find(end));
        self.at = found.map_or(self.text.len(), |found| self.at + found + end.len());
    }

    fn refuse<T>(&self, why: impl Into<String>) -> Result<T, (usize, String)> {
        let before = &self.bytes()[..self.at.min(self.text.len())];
        Err((before.iter().filter(|byte| **byte == b'\n').count() + 1, why.into()))
    }

    fn entity(&mut self) -> Result<(), (usize, String)> {
        self.at += 1;
        self.entities += 1;
        match self.entities.saturating_mul(self.longest_entity) > LARGEST_ENTITIES {
            true => self.refuse("its entities become more than 16 MB"),
            false => Ok(()),
        }
    }

    fn tag(&mut self) -> Result<(), (usize, String)> {
        let (start, mut attributes, mut names, mut quote) = (self.at, 0, 0, None);
        self.at += 1;
        while let Some(&byte) = self.bytes().get(self.at) {
            match (quote, byte) {
                (Some(open), _) if byte == open => quote = None,
                (_, b'&') => {
                    self.entity()?;
                    continue;
                }
                (Some(_), _) => {}
                (None, b'"' | b'\'') => quote = Some(byte),
                (None, b'=') => attributes += 1,
                (None, b'x') if self.bytes()[self.at..].starts_with(b"xmlns") => names += 1,
                (None, b'>') => break,
                _ => {}
            }
            self.at += 1;
        }
        let is_closed = self.at > start && self.bytes()[self.at - 1] == b'/';
        self.elements += 1;
        if attributes > MOST_ATTRIBUTES {
            return self.refuse(format!("an element has more than {MOST_ATTRIBUTES} attributes"));
        }
        let known = self.open.last().map_or(0, |known| known + names);
        if names > 0 {
            self.names = self.names.saturating_add(known.saturating_mul(known));
        }
        if self.names > MOST_NAMES {
            return self.refuse("its elements name too many namespaces");
        }
        if !is_closed {
            self.open.push(known);
        }
        match self.open.len() > DEEPEST + 1 {
            true => self.refuse(format!("elements are nested more than {DEEPEST} deep")),
            false => Ok(()),
        }
    }

    /// A `DOCTYPE`: entities that hold elements or each other would hide both from this scan.
    fn declarations(&mut self) -> Result<(), (usize, String)> {
        let (mut quote, mut inside, mut start) = (None, false, 0);
        self.at += 2;
        while let Some(&byte) = self.bytes().get(self.at) {
            match (quote, byte) {
                (Some(open), _) if byte == open => {
                    quote = None;
                    self.longest_entity = self.longest_entity.max(self.at - start);
                }
                (Some(_), b'<' | b'&') => {
                    return self.refuse("an entity holds elements or other entities");
                }
                (Some(_), _) => {}
                (None, b'"' | b'\'') => (quote, start) = (Some(byte), self.at),
                (None, b'[') => inside = true,
                (None, b']') => inside = false,
                (None, b'>') if !inside => break,
                (None, b'<') if self.bytes()[self.at..].starts_with(b"<!--") => {
                    self.skip("-->");
                    continue;
                }
                (None, b'<') if self.bytes()[self.at..].starts_with(b"<?") => {
                    self.skip("?>");
                    continue;
                }
                (None, b'<') if !self.bytes()[self.at..].starts_with(b"<!") => {
                    return self.refuse("a declaration holds elements");
                }
                _ => {}
            }
            self.at += 1;
        }
        Ok(())
    }
}

fn first_of(bytes: &[u8], wanted: &[u8; 2]) -> Option<usize> {
    bytes.iter().position(|byte| wanted.contains(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn why(text: &str) -> String {
        elements(text).expect_err("it should be refused").1
    }

    #[test]
    fn what_files_are_made_of_is_counted() {
        let text = "<?xml version=\"1.0\"?><!DOCTYPE a [<!-- don't --><!ENTITY n \"name\">]>\n\
                    <a x='>' y=\"<\"><!-- <b> --><b/><![CDATA[<c>]]></a><d>&n;</d>";
        assert_eq!(elements(text), Ok(3));
    }

    #[test]
    fn elements_nest_as_deep_as_the_limit_says() {
        let nested = |deep: usize| format!("{}\n{}", "<a>".repeat(deep), "</a>".repeat(deep));
        assert_eq!(elements(&nested(DEEPEST)), Ok(DEEPEST));
        assert_eq!(
            elements(&nested(DEEPEST + 1)),
            Err((1, "elements are nested more than 256 deep".to_owned()))
        );
        assert_eq!(elements(&"<a/>".repeat(10_000)), Ok(10_000));
        assert_eq!(elements(&"<a></a>".repeat(10_000)), Ok(10_000));
    }

    #[test]
    fn attributes_of_an_element_are_limited() {
        let tag = |most: usize| {
            let list: Vec<String> = (0..most).map(|at| format!("a{at}='1'")).collect();
            format!("\n<a {}/>", list.join(" "))
        };
        assert_eq!(elements(&tag(MOST_ATTRIBUTES)), Ok(1));
        let (line, why) = elements(&tag(MOST_ATTRIBUTES + 1)).unwrap_err();
        assert_eq!((line, why.as_str()), (2, "an element has more than 1000 attributes"));
    }

    #[test]
    fn namespaces_are_limited() {
        let names: Vec<String> = (0..500).map(|at| format!("xmlns:n{at}='u'")).collect();
        let many = format!("<a {}>{}</a>", names.join(" "), "<b xmlns:z='u'/>".repeat(100));
        assert_eq!(why(&many), "its elements name too many namespaces");
        let usual = format!("<a xmlns='u' xmlns:x='v'>{}</a>", "<b xmlns:x='v'/>".repeat(100_000));
        assert_eq!(elements(&usual), Ok(100_001));
    }

    #[test]
    fn entities_hold_no_elements_and_are_not_many() {
        let file = |value: &str, uses: usize| {
            format!("<!DOCTYPE a [<!ENTITY e \"{value}\">]><a>{}</a>", "&e;".repeat(uses))
        };
        assert_eq!(elements(&file("http://www.w3.org/2000/svg", 100)), Ok(1));
        assert_eq!(why(&file("<b>", 1)), "an entity holds elements or other entities");
        assert_eq!(why(&file("&b;", 1)), "an entity holds elements or other entities");
        assert_eq!(why(&file(&"x".repeat(10_000), 2_000)), "its entities become more than 16 MB");
        assert_eq!(
            why("<!DOCTYPE a [<!ELEMENT a '> <!ENTITY e '<b>'>]><a/>"),
            "an entity holds elements or other entities"
        );
        assert_eq!(elements(&format!("<a>{}</a>", "&amp;".repeat(100_000))), Ok(1));
    }

    #[test]
    fn broken_files_come_to_an_end() {
        for text in
            ["<", "<a", "<!", "<!--", "<![CDATA[", "<?", "</", "<a b='", "<!DOCTYPE a ['", "&", "", "<é"]
        {
            let _ = elements(text);
        }
    }
}
