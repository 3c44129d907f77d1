//! Walks over the events of one file and remembers where everything stands.

use landfall_diagnostics::{FileId, Reports, Span};
use rustc_hash::FxHashMap;
use saphyr_parser::{Event, Marker, Parser, ScanError};

use super::Place;
use crate::rules;

const DEEPEST: usize = 32;

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
pub(super) struct Walk<'a> {
    file: FileId,
    text: &'a str,
    /// Bytes in front of `text` that were not given to the parser: a byte order mark.
    skipped: u32,
    /// The byte of each character, because the parser counts characters. Empty when they are the same.
    bytes: Vec<u32>,
    pub places: FxHashMap<String, Place>,
    path: String,
    frames: Vec<Frame>,
    aliases: Vec<Span>,
    anchors: Vec<Span>,
    tagged: bool,
    refused: bool,
    reports: &'a mut Reports,
}

impl<'a> Walk<'a> {
    pub fn new(file: FileId, text: &'a str, skipped: u32, reports: &'a mut Reports) -> Self {
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
    pub fn run(&mut self) -> bool {
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
        // A file that uses them uses them often: the first one is enough to find the others.
        let Some(first) = places.first() else { return true };
        let label = match places.len() {
            1 => "a YAML shorthand for another place in the file".to_owned(),
            count => format!("a YAML shorthand for another place in the file, the first of {count}"),
        };
        let draft = rules::YAML_ALIAS.report(format!("{word} are not used here"));
        let help = "write the value out; in a schema, put shared fields into a block and name it in `use`";
        self.reports.push(draft.help(help).at(*first, label));
        false
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
                let draft = draft.help("delete one of them, or give it the name that was meant");
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
