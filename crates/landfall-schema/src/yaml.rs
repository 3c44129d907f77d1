//! The YAML door: one text becomes a value and an index from path to place.
//!
//! `serde_yaml` gives values without places, so the events of `saphyr-parser` are walked once to remember
//! where every key and value stands. The same walk refuses what a schema has no use for and what could be
//! used against us: aliases, which let a small file stand for millions of values, and endless nesting.

use std::fmt;
use std::sync::Arc;

use landfall_diagnostics::{FileId, Reports, Sources, Span};
use rustc_hash::FxHashMap;
use saphyr_parser::{Event, Marker, Parser, ScanError};
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_yaml::{Mapping, Value};

use crate::rules;

const DEEPEST: usize = 32;
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

    fn place(&self, path: &str) -> Place {
        let mut path = path;
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

/// One level of nesting.
struct Frame {
    map: bool,
    /// Of a map: the key that waits for its value.
    key: Option<(String, Span)>,
    items: usize,
    start: u32,
    end: u32,
    /// How much of the path belongs to the levels above.
    path: usize,
}

/// The walk over the events of one file.
struct Walk<'a> {
    file: FileId,
    text: &'a str,
    /// Bytes in front of `text` that were not given to the parser: a byte order mark.
    skipped: u32,
    /// The byte of each character, because the parser counts characters. Empty when they are the same.
    bytes: Vec<u32>,
    places: FxHashMap<String, Place>,
    path: String,
    frames: Vec<Frame>,
    aliases: Vec<Span>,
    anchors: Vec<Span>,
    tagged: bool,
    refused: bool,
    reports: &'a mut Reports,
}

impl<'a> Walk<'a> {
    fn new(file: FileId, text: &'a str, skipped: u32, reports: &'a mut Reports) -> Self {
        let bytes = if text.is_ascii() {
            Vec::new()
        } else {
            text.char_indices().map(|(at, _)| at as u32).chain([text.len() as u32]).collect()
        };
        Self {
            file,
            text,
            skipped,
            bytes,
            places: FxHashMap::default(),
            path: String::new(),
            frames: Vec::new(),
            aliases: Vec::new(),
            anchors: Vec::new(),
            tagged: false,
            refused: false,
            reports,
        }
    }

    /// Whether the text may be given to `serde_yaml`.
    fn run(&mut self) -> bool {
        let mut parser = Parser::new_from_str(self.text);
        let mut documents = 0;
        while let Some(event) = parser.next_event() {
            let (event, span) = match event {
                Ok(found) => found,
                Err(error) => {
                    self.syntax_error(&error);
                    return false;
                }
            };
            let span = self.span(span.start, span.end);
            match event {
                Event::DocumentStart(_) => {
                    documents += 1;
                    if documents > 1 {
                        let draft = rules::YAML_SYNTAX.report("a second document begins here");
                        self.reports.push(draft.at(span, "one file holds one document"));
                        return false;
                    }
                }
                Event::Alias(_) => {
                    self.aliases.push(span);
                    self.scalar("*", span);
                }
                Event::Scalar(text, _, anchor, tag) => {
                    self.adorned(anchor, tag.is_some(), span);
                    self.scalar(&text, span);
                }
                Event::SequenceStart(anchor, tag) => {
                    self.adorned(anchor, tag.is_some(), span);
                    self.open(false, span);
                }
                Event::MappingStart(anchor, tag) => {
                    self.adorned(anchor, tag.is_some(), span);
                    self.open(true, span);
                }
                Event::SequenceEnd | Event::MappingEnd => self.close(span),
                Event::Nothing | Event::StreamStart | Event::StreamEnd | Event::DocumentEnd => {}
            }
            if self.frames.len() > DEEPEST {
                let draft = rules::OVERSIZED_YAML.report("this YAML is nested too deeply");
                self.reports.push(draft.at(span, format!("more than {DEEPEST} levels deep")));
                return false;
            }
            if self.refused {
                return false;
            }
        }
        self.report_aliases() && !self.tagged
    }

    fn adorned(&mut self, anchor: usize, tagged: bool, span: Span) {
        if anchor != 0 {
            self.anchors.push(self.first_word(span));
        }
        if tagged {
            self.tagged = true;
            let draft = rules::YAML_ALIAS.report("tags are not used here").help("take the `!` word away");
            self.reports.push(draft.at(self.first_word(span), "a YAML tag"));
        }
    }

    fn report_aliases(&mut self) -> bool {
        let (places, word) =
            if self.aliases.is_empty() { (&self.anchors, "anchors") } else { (&self.aliases, "aliases") };
        for span in places {
            let draft = rules::YAML_ALIAS.report(format!("{word} are not used in schemas"));
            let help = "write the value out, or put shared fields into a block and name it in `use`";
            self.reports.push(draft.help(help).at(*span, "a YAML shorthand for another place in the file"));
        }
        places.is_empty()
    }

    fn open(&mut self, map: bool, span: Span) {
        if self.waits_for_key() {
            let draft = rules::YAML_SYNTAX.report("a key must be a name");
            self.reports.push(draft.at(span, "this key is a map or a list"));
            self.refused = true;
        }
        let path = self.path.len();
        self.enter();
        self.frames.push(Frame { map, key: None, items: 0, start: span.start, end: span.end, path });
    }

    fn close(&mut self, span: Span) {
        let Some(frame) = self.frames.pop() else { return };
        // In block style the end is only noticed at the next line; the last value is where it really ends.
        let flow = self.text.as_bytes().get((frame.start - self.skipped) as usize);
        let end = if matches!(flow, Some(b'{' | b'[')) { span.start + 1 } else { frame.end };
        self.leave(frame.path, Span::new(self.file, frame.start, end));
    }

    fn scalar(&mut self, text: &str, span: Span) {
        if self.waits_for_key() {
            let path = format!("{}{}{text}", self.path, if self.path.is_empty() { "" } else { "/" });
            let mut key = text.to_owned();
            if let Some(first) = self.places.get(&path) {
                let draft = rules::DUPLICATE_YAML_KEY.report(format!("`{text}` is written twice"));
                let draft = draft.related(first.key, "it was written here first");
                self.reports.push(draft.at(span, "only the first one counts"));
                // A path of its own, or all that stands under it would seem to be written twice too.
                key.push_str(&format!("\0{}", span.start));
            }
            if let Some(frame) = self.frames.last_mut() {
                frame.key = Some((key, span));
            }
            return;
        }
        let path = self.path.len();
        self.enter();
        self.leave(path, span);
    }

    fn waits_for_key(&self) -> bool {
        self.frames.last().is_some_and(|frame| frame.map && frame.key.is_none())
    }

    /// Extends the path by the key or the number of the value that begins here.
    fn enter(&mut self) {
        let Some(frame) = self.frames.last() else { return };
        if !self.path.is_empty() {
            self.path.push('/');
        }
        match &frame.key {
            Some((key, _)) => self.path.push_str(key),
            None => self.path.push_str(&frame.items.to_string()),
        }
    }

    /// Remembers the value that ends here and shortens the path again.
    fn leave(&mut self, path: usize, value: Span) {
        let mut key = value;
        if let Some(frame) = self.frames.last_mut() {
            frame.items += 1;
            frame.end = frame.end.max(value.end);
            if let Some((_, span)) = frame.key.take() {
                key = span;
                frame.end = frame.end.max(span.end);
            }
            self.places.insert(self.path.clone(), Place { key, value });
        }
        self.path.truncate(path);
    }

    fn syntax_error(&mut self, error: &ScanError) {
        let at = self.span(*error.marker(), *error.marker());
        let info = error.info();
        if info.contains("unknown anchor") {
            self.aliases.push(self.first_word(Span::new(self.file, at.start, self.text.len() as u32)));
            self.report_aliases();
            return;
        }
        let help = if info.contains("tab") {
            Some("indent with spaces")
        } else if info.contains("mapping values") || info.contains("':'") {
            Some("a text that holds `: ` needs quotes around it; a list or map needs its closing bracket")
        } else if info.contains("quoted scalar") {
            Some("a text that begins with a quote ends with the same quote")
        } else {
            None
        };
        let draft = rules::YAML_SYNTAX.report("the YAML cannot be read here");
        self.reports.push(draft.maybe_help(help.map(str::to_owned)).at(at, info));
    }

    fn first_word(&self, span: Span) -> Span {
        let from = (span.start - self.skipped) as usize;
        let rest = self.text.get(from..).unwrap_or("");
        let length = rest.find(|c: char| c.is_whitespace() || ",]}".contains(c)).unwrap_or(rest.len());
        Span::new(self.file, span.start, span.start + length as u32)
    }

    fn span(&self, start: Marker, end: Marker) -> Span {
        Span::new(self.file, self.byte(start), self.byte(end))
    }

    fn byte(&self, marker: Marker) -> u32 {
        let all = self.text.len() as u32;
        let at = if self.bytes.is_empty() {
            (marker.index() as u32).min(all)
        } else {
            self.bytes.get(marker.index()).copied().unwrap_or(all)
        };
        at + self.skipped
    }
}

/// Any YAML value. Unlike `Value` itself it keeps the first of two equal keys instead of giving up on the
/// file, and turns keys such as `1` into text, as the index does.
struct Loose(Value);

impl<'de> Deserialize<'de> for Loose {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(LooseVisitor).map(Loose)
    }
}

struct LooseVisitor;

impl<'de> Visitor<'de> for LooseVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_none<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Loose(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(Value::Sequence(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut map = Mapping::new();
        while let Some((Loose(key), Loose(value))) = entries.next_entry()? {
            let key = match key {
                Value::String(key) => key,
                Value::Number(number) => number.to_string(),
                Value::Bool(flag) => flag.to_string(),
                _ => "~".to_owned(),
            };
            map.entry(Value::String(key)).or_insert(value);
        }
        Ok(Value::Mapping(map))
    }
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
