//! The YAML door: one text becomes a value and an index from path to place.
//!
//! `serde_yaml` gives values without places, so the events of `saphyr-parser` are walked once to remember
//! where every key and value stands. The same walk refuses what a schema has no use for and what could be
//! used against us: aliases, which let a small file stand for millions of values, and endless nesting.

mod loose;
mod walk;

use std::cell::RefCell;
use std::sync::Arc;

use landfall_diagnostics::{FileId, Reports, Sources, Span};
use rustc_hash::FxHashMap;
use serde_yaml::Value;

use crate::rules;
use loose::Loose;
use walk::Walk;

const LARGEST: usize = 4 << 20;

/// One file, as far as it could be read.
pub(crate) struct Document {
    pub file: FileId,
    /// A map, or `Null` for an empty or unreadable file. Keys are always strings.
    pub value: Value,
    /// False when the text was refused, so what other files miss may well be in here.
    pub readable: bool,
    text: Arc<str>,
    places: FxHashMap<String, Place>,
    /// Keys that are read under another name than the file has for them: the path they are read by, and their own.
    renamed: RefCell<Vec<(String, String)>>,
}

/// Where a key and its value stand. For an item of a list both are the item.
#[derive(Clone, Copy)]
struct Place {
    key: Span,
    value: Span,
}

/// A text from a schema and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Said {
    pub text: String,
    pub span: Span,
    /// Where the text begins when the file holds it letter by letter: not escaped, not folded.
    verbatim: Option<u32>,
}

impl Said {
    /// A text that the file does not hold but implies.
    pub fn elsewhere(text: &str, span: Span) -> Self {
        Self { text: text.to_owned(), span, verbatim: None }
    }

    /// The place of a part of the text, or of all of it when the file spells it another way.
    pub fn part(&self, start: usize, end: usize) -> Span {
        match self.verbatim {
            Some(at) => Span::new(self.span.file, at + start as u32, at + end as u32),
            None => self.span,
        }
    }
}

impl Document {
    pub fn read(file: FileId, sources: &Sources, reports: &mut Reports) -> Self {
        let text = sources.text(file).clone();
        let mut document = Self {
            file,
            value: Value::Null,
            readable: false,
            text: text.clone(),
            places: FxHashMap::default(),
            renamed: RefCell::default(),
        };
        if text.len() > LARGEST {
            let draft = rules::OVERSIZED_YAML.report("this file is too large");
            reports.push(draft.at(Span::new(file, 0, 0), "more than 4 MB of YAML"));
            return document;
        }
        let body = text.strip_prefix('\u{feff}').unwrap_or(&text);
        let mut walk = Walk::new(file, body, (text.len() - body.len()) as u32, reports);
        let walked = walk.run();
        document.places = walk.places;
        if walked {
            document.take_value(body, reports);
        }
        document
    }

    fn take_value(&mut self, body: &str, reports: &mut Reports) {
        match serde_yaml::from_str::<Loose>(body) {
            Ok(Loose(value)) => {
                self.value = value;
                self.readable = true;
            }
            Err(error) => {
                let at = error.location().map_or(0, |place| place.index() as u32);
                let skipped = (self.text.len() - body.len()) as u32;
                let draft = rules::YAML_SYNTAX.report("the YAML cannot be read here");
                reports.push(draft.at(Span::new(self.file, at + skipped, at + skipped), plain_error(&error)));
            }
        }
    }

    /// The place of the key at `path`, or of its nearest ancestor that has one.
    pub fn key(&self, path: &str) -> Span {
        self.place(path).key
    }

    /// The place of the value at `path`; its key when the value runs over several lines.
    pub fn spot(&self, path: &str) -> Span {
        let place = self.place(path);
        let slice = self.slice(place.value);
        if slice.is_empty() || slice.contains('\n') { place.key } else { place.value }
    }

    /// `text` as it was read at `path`.
    pub fn said(&self, path: &str, text: &str) -> Said {
        self.say(self.place(path).value, text)
    }

    /// The last name of `path` as it was read.
    pub fn said_key(&self, path: &str) -> Said {
        let name = path.rsplit('/').next().unwrap_or(path);
        self.say(self.key(path), name)
    }

    /// Where each line of a text begins that the file holds as lines below `path: |`; empty if it is written another way.
    pub fn lines(&self, path: &str, text: &str) -> Vec<u32> {
        let after = self.key(path).end as usize;
        let Some(mut at) = self.text.get(after..).and_then(|rest| rest.find('\n')).map(|end| after + end + 1)
        else {
            return Vec::new();
        };
        let mut starts = Vec::new();
        for line in text.lines() {
            let raw = self.text.get(at..).unwrap_or_default().split('\n').next().unwrap_or_default();
            let written = raw.strip_suffix('\r').unwrap_or(raw);
            if !written.ends_with(line) {
                return Vec::new();
            }
            starts.push((at + written.len() - line.len()) as u32);
            at += raw.len() + 1;
        }
        starts
    }

    /// Every place of this document, key and value, for those who report later.
    pub fn spans(&self) -> impl Iterator<Item = (&str, Span, Span)> {
        self.places.iter().map(|(path, place)| (path.as_str(), place.key, place.value))
    }

    fn say(&self, span: Span, text: &str) -> Said {
        let slice = self.slice(span);
        let quotes = slice.len().saturating_sub(text.len()) / 2;
        let bare = slice.get(quotes..slice.len() - quotes) == Some(text);
        let verbatim = (quotes <= 1 && bare && !text.is_empty()).then_some(span.start + quotes as u32);
        Said { text: text.to_owned(), span, verbatim }
    }

    fn slice(&self, span: Span) -> &str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or("")
    }

    /// From now on what is asked for at `path` is looked up at `own`.
    pub fn rename(&self, path: &str, own: &str) {
        self.renamed.borrow_mut().push((path.to_owned(), own.to_owned()));
    }

    fn own_path(&self, path: &str) -> Option<String> {
        let renamed = self.renamed.borrow();
        let inside = |rest: &&str| rest.is_empty() || rest.starts_with('/');
        renamed.iter().find_map(|(read, own)| {
            Some(format!("{own}{}", path.strip_prefix(read.as_str()).filter(inside)?))
        })
    }

    fn place(&self, path: &str) -> Place {
        let own = self.own_path(path);
        let mut path = own.as_deref().unwrap_or(path);
        loop {
            if let Some(place) = self.places.get(path) {
                return *place;
            }
            match path.rfind('/') {
                Some(at) => path = &path[..at],
                None => break,
            }
        }
        let start = Span::new(self.file, 0, 0);
        Place { key: start, value: start }
    }
}

/// The message of the library without its own idea of the place.
fn plain_error(error: &serde_yaml::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or(&text).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Document, Vec<(String, String)>) {
        let mut sources = Sources::default();
        let file = sources.add("a.yaml", text);
        let mut reports = Reports::default();
        let document = Document::read(file, &sources, &mut reports);
        let found = reports.iter().map(|r| (r.rule.code.to_owned(), sources.slice(r.span).to_owned()));
        (document, found.collect())
    }

    #[test]
    fn every_key_and_value_has_its_place() {
        let text = "kinds:\n  poi: {write: \"poi {id}\", é: [a, b]}   # c\n  log:\n    doc: plain text\n";
        let (document, reports) = read(text);
        assert!(reports.is_empty(), "{reports:?}");
        let slice = |span| document.slice(span).to_owned();
        assert_eq!(slice(document.key("kinds/poi/write")), "write");
        assert_eq!(slice(document.spot("kinds/poi/write")), "\"poi {id}\"");
        assert_eq!(slice(document.spot("kinds/poi/é/1")), "b");
        assert_eq!(slice(document.spot("kinds/poi")), "{write: \"poi {id}\", é: [a, b]}");
        assert_eq!(slice(document.key("kinds/log/doc")), "doc");
        // A value of several lines is shown by its key, an unknown path by its nearest ancestor.
        assert_eq!(slice(document.spot("kinds")), "kinds");
        assert_eq!(slice(document.spot("kinds/log/doc/x/y")), "plain text");
        let write = document.said("kinds/poi/write", "poi {id}");
        assert_eq!(slice(write.part(4, 8)), "{id}");
    }

    #[test]
    fn windows_line_ends_and_a_byte_order_mark_are_no_trouble() {
        let (document, reports) = read("\u{feff}a: x y\r\nb:\r\n  - c\r\n");
        assert!(reports.is_empty(), "{reports:?}");
        assert_eq!(document.slice(document.spot("a")), "x y");
        assert_eq!(document.slice(document.spot("b/0")), "c");
        assert_eq!(document.value["a"], Value::String("x y".into()));
    }

    #[test]
    fn the_first_of_two_equal_keys_counts() {
        let (document, reports) = read("a: 1\nb: {c: {d: 2}, c: {d: 3}}\na: 4\n");
        assert_eq!(reports, [("LF1002".into(), "c".into()), ("LF1002".into(), "a".into())]);
        assert_eq!(document.value["a"], Value::from(1));
        assert!(document.readable);
    }

    #[test]
    fn aliases_anchors_and_tags_are_refused() {
        assert_eq!(read("a: &x 1\nb: *x\n").1, [("LF1003".into(), "*x".into())]);
        assert_eq!(read("a: &x 1\n").1, [("LF1003".into(), "&x".into())]);
        assert_eq!(read("b: [*x]\n").1, [("LF1003".into(), "*x".into())]);
        assert_eq!(read("b: !foo 1\n").1, [("LF1003".into(), "!foo".into())]);
        assert!(!read("a: &x 1\nb: *x\n").0.readable);
    }

    #[test]
    fn nesting_ends_somewhere() {
        let deep = "[".repeat(40) + &"]".repeat(40);
        assert_eq!(read(&deep).1[0].0, "LF1011");
        let block: String = (0..100).map(|depth| format!("{}a:\n", " ".repeat(depth))).collect();
        assert_eq!(read(&block).1[0].0, "LF1011");
        assert_eq!(read(&"{".repeat(100_000)).1.len(), 1);
    }

    #[test]
    fn broken_yaml_is_reported_where_it_breaks() {
        for text in ["a: [1\nb: 2", "a: b: c", "a:\n\t- b", "a: 1\n---\nb: 2", "? {a: 1}\n: 2", "a: \"x"] {
            let (document, reports) = read(text);
            assert_eq!(reports.len(), 1, "{text}");
            assert_eq!(reports[0].0, "LF1001", "{text}");
            assert!(!document.readable);
        }
    }

    #[test]
    fn an_empty_file_is_empty() {
        for text in ["", "\u{feff}", "# nothing\n", "---\n"] {
            let (document, reports) = read(text);
            assert!(reports.is_empty() && document.readable && document.value.is_null(), "{text:?}");
        }
    }

    #[test]
    fn damaged_text_never_panics() {
        let text = "kinds:\n  poi: {write: \"poi {id}\", é: [a, 'b']}\n  log: &a\n    doc: >\n      folded\n";
        let marks = ["{", "[", ":", "\n", "\t", "\"", "'", "&", "*", "-", "?", "|", "é", "\0", "#", "!"];
        let mut seed = 7u32;
        for _ in 0..2_000 {
            let mut damaged: Vec<char> = text.chars().collect();
            for _ in 0..3 {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let at = (seed >> 8) as usize % damaged.len();
                let mark = marks[(seed >> 3) as usize % marks.len()];
                damaged.splice(at..at + (seed as usize & 1), mark.chars());
            }
            read(&damaged.into_iter().collect::<String>());
        }
    }
}
