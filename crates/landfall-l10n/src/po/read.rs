//! Lines to entries. Every line that is understood is kept, every other one is reported.

use std::borrow::Cow;

use landfall_diagnostics::{FileId, Reports, Span};
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::quoted::{self, Quoted};
use super::{Catalog, Entry};
use crate::rules;

/// Reads a PO file. Never fails: what is broken is reported, and the catalog says that it is not complete.
pub fn read<'a>(file: FileId, text: &'a str, reports: &mut Reports) -> Catalog<'a> {
    // About as many messages as there are in a file of this length.
    let entries = Vec::with_capacity(text.len() / MESSAGE);
    let catalog = Catalog { file, text, header: None, entries, complete: true };
    let mut reader = Reader { catalog, reports, entry: Entry::default(), begun: false, part: None, parts: 0 };
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        reader.line(line.trim_end_matches(['\n', '\r']), start);
        start += line.len();
    }
    reader.finish(start as u32);
    if !text.is_empty() && !text.ends_with('\n') {
        let last = text.rfind('\n').map_or(0, |at| at + 1);
        reader.tell_broken(
            last,
            text.len(),
            "the last line has no end",
            "the file may have been cut off here",
        );
    }
    reader.tell_encoding();
    reader.tell_duplicates();
    reader.catalog
}

/// How many letters a message takes with its translation and comments.
const MESSAGE: usize = 360;

struct Reader<'a, 'r> {
    catalog: Catalog<'a>,
    reports: &'r mut Reports,
    entry: Entry<'a>,
    /// Whether the entry has a line yet.
    begun: bool,
    /// The value that goes on if the next line begins with a quote.
    part: Option<Part>,
    /// Which parts the entry has, one bit each.
    parts: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Context,
    Id,
    Plural,
    Text,
    Form,
    Previous,
    /// An older context or plural; kept as the comment it is.
    Ignored,
}

impl Part {
    fn bit(self) -> u8 {
        match self {
            Part::Context => 1,
            Part::Id => 2,
            Part::Plural => 4,
            Part::Text => 8,
            Part::Form | Part::Previous | Part::Ignored => 0,
        }
    }
}

impl<'a> Reader<'a, '_> {
    fn line(&mut self, line: &'a str, start: usize) {
        // Most lines go on with a text.
        if line.starts_with('"') {
            return self.continuation(line, start);
        }
        let (obsolete, body) = match line.strip_prefix("#~") {
            Some(body) => (true, body),
            None => (false, line),
        };
        let trimmed = body.trim_start();
        let at = start + (line.len() - trimmed.len());
        if trimmed.is_empty() {
            return;
        }
        if let Some(previous) =
            trimmed.strip_prefix("#|").or_else(|| trimmed.strip_prefix('|').filter(|_| obsolete))
        {
            self.begin_if_done(start, obsolete, true);
            return self.previous(
                previous.trim_start(),
                at + (trimmed.len() - previous.trim_start().len()),
                start,
                line,
            );
        }
        if !obsolete && trimmed.starts_with('#') {
            self.begin_if_done(start, false, true);
            self.comment(trimmed);
            self.entry.head = (start + line.len()) as u32;
            return;
        }
        if trimmed.starts_with('"') {
            return self.continuation(trimmed, at);
        }
        let word = trimmed.find(|c: char| c.is_whitespace() || c == '"').unwrap_or(trimmed.len());
        let (keyword, rest) = trimmed.split_at(word);
        let part = match keyword {
            "msgctxt" => Part::Context,
            "msgid" => Part::Id,
            "msgid_plural" => Part::Plural,
            "msgstr" => Part::Text,
            _ if form_number(keyword) == Some(0) => Part::Text,
            _ if form_number(keyword).is_some() => Part::Form,
            _ => {
                self.part = None;
                self.begin_if_done(start, obsolete, false);
                return self.tell_broken(
                    at,
                    at + trimmed.len(),
                    "this line is no part of a PO file",
                    "expected a comment, `msgctxt`, `msgid`, `msgstr` or a quoted text",
                );
            }
        };
        let begins = matches!(part, Part::Context) || (part == Part::Id && self.parts & (2 | 8) != 0);
        if begins || self.entry.obsolete != obsolete {
            self.begin_if_done(start, obsolete, false);
        }
        self.begin(start, obsolete);
        if part.bit() & self.parts != 0 {
            self.tell_broken(
                at,
                at + keyword.len(),
                &format!("a second `{keyword}` in one message"),
                "the message has one already",
            );
        }
        if part == Part::Text && self.parts & 2 == 0 {
            self.tell_broken(
                at,
                at + keyword.len(),
                "a `msgstr` without its `msgid`",
                "nothing says what this translates",
            );
        }
        self.parts |= part.bit();
        let quoted = rest.trim_start();
        let offset = at + (trimmed.len() - quoted.len());
        let value = self.quoted(quoted, offset);
        self.store(part, value);
    }

    fn previous(&mut self, text: &'a str, at: usize, start: usize, line: &str) {
        self.begin(start, self.entry.obsolete);
        self.entry.head = (start + line.len()) as u32;
        if text.starts_with('"') {
            return self.continuation(text, at);
        }
        let word = text.find([' ', '\t', '"']).unwrap_or(text.len());
        let part = if &text[..word] == "msgid" { Part::Previous } else { Part::Ignored };
        let quoted = text[word..].trim_start();
        let value = self.quoted(quoted, at + text.len() - quoted.len());
        self.store(part, value);
    }

    fn comment(&mut self, line: &str) {
        self.part = None;
        if let Some(flags) = line.strip_prefix("#,") {
            self.entry.fuzzy |= flags.split(',').any(|flag| flag.trim() == "fuzzy");
        }
    }

    /// A comment, a context or an id after a complete message begins the next one.
    fn begin_if_done(&mut self, start: usize, obsolete: bool, comment: bool) {
        let other = self.entry.obsolete != obsolete && self.parts != 0;
        if self.begun
            && (self.parts & 8 != 0
                || other
                || (self.parts != 0 && !comment)
                || (comment && self.parts & 3 != 0))
        {
            self.finish(start as u32);
        }
        self.begin(start, obsolete);
    }

    fn begin(&mut self, start: usize, obsolete: bool) {
        if !self.begun {
            self.begun = true;
            self.entry = Entry { start: start as u32, head: start as u32, obsolete, ..Entry::default() };
        }
        self.entry.obsolete |= obsolete;
    }

    fn finish(&mut self, at: u32) {
        if !self.begun {
            return;
        }
        let entry = std::mem::take(&mut self.entry);
        let parts = std::mem::take(&mut self.parts);
        (self.begun, self.part) = (false, None);
        if parts == 0 {
            // A translator's comments at the end of a file belong to nobody and are kept by whoever writes it.
            // Those of a tool announce a message, and there is none.
            let file = self.catalog.text;
            let machine = ["#.", "#:", "#,", "#|"];
            let announced =
                entry.comments(file).any(|line| machine.iter().any(|mark| line.starts_with(mark)));
            if announced {
                self.tell_broken(
                    entry.start as usize,
                    entry.head as usize,
                    "comments without a message",
                    "a message should follow; the file may have been cut off",
                );
            }
            return;
        }
        if parts & 2 == 0 || parts & 8 == 0 {
            let (what, label) = match parts & 2 {
                0 => ("a message without its `msgid`", "the file may have been cut off"),
                _ => (
                    "a message without its `msgstr`",
                    "the translation should follow; the file may have been cut off",
                ),
            };
            let place = entry.context.as_ref().unwrap_or(&entry.id);
            let (start, end) = if place.end > 0 { (place.start, place.end) } else { (entry.start, at) };
            self.tell_broken(start as usize, end as usize, what, label);
            return;
        }
        if entry.context.is_none() && entry.id.value.is_empty() {
            if self.catalog.header.is_none() && !entry.obsolete {
                self.catalog.header = Some(entry);
            }
            return;
        }
        self.catalog.entries.push(entry);
    }

    fn continuation(&mut self, text: &'a str, at: usize) {
        let Some(part) = self.part else {
            return self.tell_broken(
                at,
                at + text.len(),
                "a text that belongs to no message",
                "expected `msgctxt`, `msgid` or `msgstr` before it",
            );
        };
        let more = self.quoted(text, at);
        let Some(target) = self.target(part) else { return };
        // The first line of a longer value is nearly always empty.
        match &mut target.value {
            value if value.is_empty() => *value = more.value,
            Cow::Owned(value) => value.push_str(&more.value),
            Cow::Borrowed(value) => {
                let mut whole = String::with_capacity(2 * (value.len() + more.value.len()));
                whole.push_str(value);
                whole.push_str(&more.value);
                target.value = whole.into();
            }
        }
        target.end = more.end;
        self.entry.end = self.entry.end.max(more.end);
    }

    fn target(&mut self, part: Part) -> Option<&mut Quoted<'a>> {
        match part {
            Part::Context => self.entry.context.as_mut(),
            Part::Id => Some(&mut self.entry.id),
            Part::Plural => self.entry.plural.as_mut(),
            Part::Text => Some(&mut self.entry.text),
            Part::Form => self.entry.forms.last_mut(),
            Part::Previous => self.entry.previous.as_mut(),
            Part::Ignored => None,
        }
    }

    fn store(&mut self, part: Part, value: Quoted<'a>) {
        self.entry.end = self.entry.end.max(value.end);
        self.part = Some(part);
        match part {
            Part::Context => self.entry.context = Some(value),
            Part::Id => self.entry.id = value,
            Part::Plural => self.entry.plural = Some(value),
            Part::Text => self.entry.text = value,
            Part::Form => self.entry.forms.push(value),
            Part::Previous => self.entry.previous = Some(value),
            Part::Ignored => {}
        }
    }

    /// One quoted text, which must fill the rest of its line.
    fn quoted(&mut self, text: &'a str, at: usize) -> Quoted<'a> {
        let empty = Quoted { start: at as u32, end: (at + text.len()) as u32, ..Quoted::default() };
        if !text.starts_with('"') {
            self.tell_broken(at, at + text.len(), "a quoted text is missing", "expected a text in `\"`");
            return empty;
        }
        let Some((close, is_plain)) = closing_quote(text) else {
            self.tell_broken(
                at,
                at + text.len(),
                "this text is never closed",
                "its line ends without a `\"`",
            );
            let (value, _) = quoted::value(text);
            return Quoted { value, ..empty };
        };
        if let Some(rest) = text.get(close + 1..).filter(|rest| !rest.trim().is_empty()) {
            let start = at + close + 1;
            self.tell_broken(
                start,
                start + rest.len(),
                "something follows the closing quote",
                "a quote inside a text is written `\\\"`",
            );
        }
        let (value, broken) = match is_plain {
            true => (text[1..close].into(), Vec::new()),
            false => quoted::value(&text[..=close]),
        };
        for (from, to) in broken {
            self.tell_escape(at + from, at + to);
        }
        Quoted { value, start: at as u32, end: (at + close + 1) as u32 }
    }

    fn tell_broken(&mut self, start: usize, end: usize, what: &str, label: &str) {
        self.catalog.complete = false;
        let draft = rules::BROKEN_CATALOG
            .report(what)
            .help("open the file in a PO editor and fix this message, or take an older copy of it");
        self.reports.push(draft.at(self.catalog.span(start as u32, end as u32), label));
    }

    fn tell_escape(&mut self, start: usize, end: usize) {
        self.catalog.complete = false;
        let place = self.catalog.span(start as u32, end as u32);
        let escape = self.catalog.text.get(start..end).unwrap_or("\\").to_owned();
        let draft = rules::BROKEN_ESCAPE
            .report(format!("`{escape}` is not an escape"))
            .help("write `\\\\` for a backslash, `\\n` for a line break, `\\\"` for a quote")
            .fix("write the backslash twice", place, format!("\\{escape}"));
        self.reports.push(draft.at(place, "programs read this in different ways"));
    }

    fn tell_encoding(&mut self) {
        let Some(header) = &self.catalog.header else { return };
        let value = &header.text.value;
        let Some(at) = value.find("charset=") else { return };
        let at = at + "charset=".len();
        let end =
            value[at..].find(|c: char| c.is_whitespace() || c == ';').map_or(value.len(), |end| at + end);
        let charset = &value[at..end];
        if charset.eq_ignore_ascii_case("utf-8")
            || charset.eq_ignore_ascii_case("utf8")
            || charset == "CHARSET"
        {
            return;
        }
        let place = self.catalog.place(&header.text, at, end);
        let draft = rules::CATALOG_CHARSET
            .report(format!("the header says `{charset}`"))
            .help("save the file as UTF-8 in your PO editor")
            .fix("say UTF-8", place, "UTF-8");
        self.reports.push(draft.at(place, "catalogs are read as UTF-8"));
        self.catalog.complete = false;
    }

    fn tell_duplicates(&mut self) {
        let room = self.catalog.entries.len();
        let mut seen: FxHashMap<(&str, &str), Span> =
            FxHashMap::with_capacity_and_hasher(room, FxBuildHasher);
        let mut found = Vec::new();
        for entry in self.catalog.entries.iter().filter(|entry| !entry.obsolete) {
            // Without a key, messages are told apart by their text, as everywhere in gettext.
            let (key, place) = match &entry.context {
                Some(context) => ((&*context.value, ""), context),
                None => (("", &*entry.id.value), &entry.id),
            };
            let span = self.catalog.span(place.start, place.end);
            match seen.get(&key) {
                None => {
                    seen.insert(key, span);
                }
                Some(first) => {
                    found.push((if key.0.is_empty() { key.1 } else { key.0 }.to_owned(), span, *first))
                }
            }
        }
        for (key, span, first) in found {
            self.catalog.complete = false;
            let draft = rules::DUPLICATE_MESSAGE
                .report(format!("`{key}` is translated twice"))
                .help("delete one of the two messages")
                .related(first, "the first one");
            self.reports.push(draft.at(span, "it is not clear which one counts"));
        }
    }
}

fn form_number(keyword: &str) -> Option<u32> {
    keyword.strip_prefix("msgstr[")?.strip_suffix(']')?.parse().ok()
}

/// The offset of the quote that closes the text at the beginning of the line, and whether there is nothing to resolve.
fn closing_quote(text: &str) -> Option<(usize, bool)> {
    // Most lines hold no other quote and nothing to resolve. All letters are looked at, many at once.
    if let Some(inner) = text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) {
        let marks =
            inner.bytes().fold(0, |marks, byte| marks | u8::from(byte == b'"') | u8::from(byte == b'\\'));
        if marks == 0 {
            return Some((text.len() - 1, true));
        }
    }
    let first = 1 + text.as_bytes().get(1..)?.iter().position(|byte| matches!(byte, b'"' | b'\\'))?;
    let (mut escaped, mut is_plain) = (false, true);
    for (at, byte) in text.bytes().enumerate().skip(first) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => (escaped, is_plain) = (true, false),
            b'"' => return Some((at, is_plain)),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages(text: &str) -> (Vec<(String, String, String)>, Vec<String>) {
        let mut reports = Reports::default();
        let catalog = read(FileId(0), text, &mut reports);
        let entries = catalog
            .entries
            .iter()
            .map(|entry| (entry.key().to_owned(), entry.id.value.to_string(), entry.text.value.to_string()));
        let found = reports.iter().map(|report| format!("{} {}", report.span.start, report.message));
        (entries.collect(), found.collect())
    }

    #[test]
    fn entries_have_keys_sources_and_translations() {
        let text = "msgid \"\"\nmsgstr \"Language: it\\n\"\n\n#. kind\n#, fuzzy\n#| msgid \"Salt\"\nmsgctxt \"a/1\"\nmsgid \"\"\n\"Salt \"\n\"water\"\nmsgstr \"Acqua\"\n\n#~ msgctxt \"b\"\n#~ msgid \"Old\"\n#~ msgstr \"Vecchio\"\n";
        let mut reports = Reports::default();
        let catalog = read(FileId(0), text, &mut reports);
        assert!(reports.is_empty(), "{reports:#?}");
        assert!(catalog.complete && catalog.header.is_some());
        let [first, second] = &catalog.entries[..] else { panic!("{:#?}", catalog.entries) };
        assert_eq!((first.key(), &*first.id.value, &*first.text.value), ("a/1", "Salt water", "Acqua"));
        assert!(first.fuzzy && !first.obsolete);
        assert_eq!(first.previous.as_ref().unwrap().value, "Salt");
        assert!(first.raw(text).starts_with("#. kind") && first.raw(text).ends_with("\"Acqua\""));
        assert!(second.obsolete && second.key() == "b" && second.text.value == "Vecchio");
    }

    #[test]
    fn a_file_cut_off_at_any_byte_is_read_or_reported_and_never_panics() {
        let text = "# a\nmsgctxt \"a\"\nmsgid \"Salt \\\"x\\\"\"\nmsgstr \"Sale\\n\"\n\"è\"\n";
        for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
            let mut reports = Reports::default();
            let catalog = read(FileId(0), &text[..end], &mut reports);
            assert_eq!(catalog.complete, reports.is_empty(), "{end}");
            let whole_line = end == 0 || text[..end].ends_with('\n');
            assert!(whole_line || !catalog.complete, "cut off at {end}, and nobody noticed");
        }
    }

    #[test]
    fn broken_lines_cost_only_themselves() {
        let (entries, found) = messages(
            "msgctxt \"a\"\nmsgid \"x\"\nmsgstr \"y\nzzz\n\nmsgctxt \"b\"\nmsgid \"x\"\nmsgstr \"y\\q\"\n",
        );
        assert_eq!(entries.len(), 2);
        assert_eq!(
            found,
            [
                "29 this text is never closed",
                "32 this line is no part of a PO file",
                "68 `\\q` is not an escape"
            ]
        );
    }

    #[test]
    fn a_key_that_comes_twice_is_reported_at_the_second() {
        let (_, found) =
            messages("msgctxt \"a\"\nmsgid \"x\"\nmsgstr \"\"\nmsgctxt \"a\"\nmsgid \"y\"\nmsgstr \"\"\n");
        assert_eq!(found, ["40 `a` is translated twice"]);
    }
}
