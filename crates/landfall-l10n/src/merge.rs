//! Templates and updates: new texts come in, finished work stays.

use landfall_diagnostics::Sources;
use landfall_model::Message;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::glossary::Glossary;
use crate::plural::plural_forms;
use crate::po::{Catalog, Entry, Fresh, escape, write_fresh};
use crate::texts::{Notes, Texts};

/// What an update did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub kept: usize,
    /// Translated, but for another source; the translator should look again.
    pub fuzzy: usize,
    pub untranslated: usize,
    /// New in the catalog.
    pub added: usize,
    /// Kept at the end although the pack has no such text any more.
    pub obsolete: usize,
}

/// What all messages of a catalog share.
pub struct About<'a> {
    pub pack: &'a str,
    pub version: &'a str,
    pub folder: &'a str,
    pub sources: &'a Sources,
}

/// The POT file of a pack: every text, nothing translated.
pub fn template(texts: &Texts<'_>, glossary: &Glossary, about: &About<'_>) -> String {
    let mut out = header(about, "");
    let notes = Notes::new(about.sources, about.folder, glossary);
    for at in texts.story() {
        out.push('\n');
        write_fresh(&mut out, &fresh(&texts.messages[at], &notes));
    }
    out
}

fn header(about: &About<'_>, locale: &str) -> String {
    let (pack, version) = (escape(about.pack), escape(about.version));
    header_of(&format!("{pack} {version}"), locale)
}

/// The header of a catalog.
pub(crate) fn header_of(project: &str, locale: &str) -> String {
    let plural =
        plural_forms(locale).map_or_else(String::new, |forms| format!("Plural-Forms: {forms}\\n\"\n\""));
    // No date: the same pack must give the same file on every day.
    format!(
        "msgid \"\"\nmsgstr \"\"\n\"Project-Id-Version: {project}\\n\"\n\"Report-Msgid-Bugs-To: \\n\"\n\
         \"POT-Creation-Date: 2026-01-01 00:00+0000\\n\"\n\"PO-Revision-Date: 2026-01-01 00:00+0000\\n\"\n\
         \"Last-Translator: Automatically generated\\n\"\n\"Language-Team: none\\n\"\n\"Language: {locale}\\n\"\n\
         \"MIME-Version: 1.0\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\
         \"Content-Transfer-Encoding: 8bit\\n\"\n\"{plural}X-Generator: landfall\\n\"\n"
    )
}

fn fresh<'m>(message: &'m Message<'_>, notes: &Notes<'_>) -> Fresh<'m> {
    Fresh {
        extracted: notes.extracted(message),
        references: vec![notes.place(message)],
        key: &message.key,
        source: message.text.value,
        ..Fresh::default()
    }
}

/// The catalog of a locale brought up to date. `old` must be complete; absent for a new locale.
pub fn update(
    texts: &Texts<'_>,
    glossary: &Glossary,
    about: &About<'_>,
    old: Option<&Catalog<'_>>,
) -> (String, Counts) {
    let mut counts = Counts::default();
    let Some(old) = old else {
        let mut out = header(about, &glossary.locale);
        let notes = Notes::new(about.sources, about.folder, glossary);
        for at in texts.story() {
            counts.added += 1;
            counts.untranslated += 1;
            out.push('\n');
            write_fresh(&mut out, &fresh(&texts.messages[at], &notes));
        }
        return (out, counts);
    };
    let mut merge = Merge { texts, old, found: Found::of(old), used: FxHashSet::default(), counts };
    let notes = Notes::new(about.sources, about.folder, glossary);
    let mut out = match &old.header {
        Some(entry) => plain_lines(entry.raw(old.text)) + "\n",
        None => header(about, &glossary.locale),
    };
    let story = texts.story();
    let matches = merge.matches(&story);
    for (at, found) in story.into_iter().zip(matches) {
        out.push('\n');
        merge.write(&mut out, &texts.messages[at], found, &notes);
    }
    merge.write_rest(&mut out);
    let out = if old.line_end() == "\r\n" { out.replace('\n', "\r\n") } else { out };
    (out, merge.counts)
}

/// The entries of a catalog by what they can be found by.
struct Found<'c> {
    by_key: FxHashMap<&'c str, usize>,
    by_source: FxHashMap<&'c str, Vec<usize>>,
}

impl<'c> Found<'c> {
    fn of(catalog: &'c Catalog<'_>) -> Self {
        let mut found = Self { by_key: FxHashMap::default(), by_source: FxHashMap::default() };
        for (at, entry) in catalog.entries.iter().enumerate() {
            // A living entry wins over an obsolete one with the same key.
            let known = found.by_key.get(entry.key()).is_some_and(|known| !catalog.entries[*known].obsolete);
            if !known {
                found.by_key.insert(entry.key(), at);
            }
            if entry.is_translated() {
                found.by_source.entry(&*entry.id.value).or_default().push(at);
            }
        }
        found
    }
}

struct Merge<'m, 'a, 'c> {
    texts: &'m Texts<'a>,
    old: &'c Catalog<'c>,
    found: Found<'c>,
    used: FxHashSet<usize>,
    counts: Counts,
}

/// Where the translation of a message comes from.
#[derive(Clone, Copy)]
enum Match {
    /// Under its own key, or one it had before.
    Own(usize),
    /// The same words in the same asset: a line has moved.
    Moved(usize),
    /// The same words elsewhere, to be looked at again.
    Alike(usize),
    None,
}

impl<'c> Merge<'_, '_, 'c> {
    /// Exact matches first, so that a line that was inserted takes nothing from its neighbours.
    fn matches(&mut self, story: &[usize]) -> Vec<Match> {
        let mut matches = vec![Match::None; story.len()];
        for (at, found) in story.iter().zip(&mut matches) {
            let message = &self.texts.messages[*at];
            if let Some(own) = self.own(&message.key).filter(|own| self.source(*own) == message.text.value) {
                self.used.insert(own);
                *found = Match::Own(own);
            }
        }
        for (at, found) in story.iter().zip(&mut matches) {
            if let Match::None = found {
                *found = self.moved(&self.texts.messages[*at]);
            }
        }
        for (at, found) in story.iter().zip(&mut matches) {
            if let Match::None = found {
                *found = self.changed(&self.texts.messages[*at]);
            }
        }
        matches
    }

    fn own(&self, key: &str) -> Option<usize> {
        self.found.by_key.get(key).copied().or_else(|| {
            let former = self.texts.former_keys(key).into_iter();
            let free = former.filter(|former| self.texts.position(former).is_none());
            free.filter_map(|former| self.found.by_key.get(former.as_str()).copied()).next()
        })
    }

    /// The source that an entry was translated from.
    fn source(&self, at: usize) -> &str {
        let entry = &self.old.entries[at];
        entry.previous.as_ref().filter(|_| entry.fuzzy).map_or(&*entry.id.value, |previous| &*previous.value)
    }

    fn moved(&mut self, message: &Message<'_>) -> Match {
        let asset = asset_of(&message.key);
        let field = message.key.rsplit('/').find(|part| part.parse::<u32>().is_err());
        let candidates = self.found.by_source.get(message.text.value).into_iter().flatten();
        let near = |at: &&usize| {
            let key = self.old.entries[**at].key();
            let former = self.texts.former_keys(&message.key);
            let same_asset =
                asset_of(key) == asset || former.iter().any(|former| asset_of(former) == asset_of(key));
            same_asset && key.rsplit('/').find(|part| part.parse::<u32>().is_err()) == field
        };
        let free = candidates.filter(|at| !self.used.contains(at) && !self.old.entries[**at].fuzzy);
        match free.filter(near).min().copied() {
            Some(at) => {
                self.used.insert(at);
                Match::Moved(at)
            }
            None => Match::None,
        }
    }

    fn changed(&mut self, message: &Message<'_>) -> Match {
        if let Some(own) = self.own(&message.key).filter(|own| !self.used.contains(own)) {
            self.used.insert(own);
            return Match::Own(own);
        }
        // Somebody has translated these very words: better than nothing, if looked at. It stays where it is, too.
        let candidates = self.found.by_source.get(message.text.value).into_iter().flatten();
        candidates.min().map_or(Match::None, |at| Match::Alike(*at))
    }

    fn write(&mut self, out: &mut String, message: &Message<'_>, found: Match, notes: &Notes<'_>) {
        let mut fresh = fresh(message, notes);
        let (at, elsewhere) = match found {
            Match::Own(at) | Match::Moved(at) => (at, false),
            Match::Alike(at) => (at, true),
            Match::None => {
                self.counts.added += 1;
                self.counts.untranslated += 1;
                return write_fresh(out, &fresh);
            }
        };
        let text = self.old.text;
        let entry = &self.old.entries[at];
        let current = self.source(at) == fresh.source && !elsewhere;
        let came_back = entry.fuzzy && entry.previous.is_some() && current;
        let fuzzy = entry.is_translated() && (!current || (entry.fuzzy && !came_back));
        if elsewhere {
            self.counts.added += 1;
        }
        match (entry.is_translated(), fuzzy) {
            (false, _) => self.counts.untranslated += 1,
            (true, true) => self.counts.fuzzy += 1,
            (true, false) => self.counts.kept += 1,
        }
        let same = !entry.obsolete
            && !elsewhere
            && entry.key() == fresh.key
            && entry.id.value == fresh.source
            && entry.fuzzy == fuzzy
            && entry.previous.is_some() == (fuzzy && entry.previous.is_some())
            && words(entry.marked(text, "#.")) == words(fresh.extracted.iter().map(String::as_str))
            && words(entry.marked(text, "#:")) == words(fresh.references.iter().map(String::as_str));
        if same {
            out.push_str(&plain_lines(entry.raw(text)));
            return out.push('\n');
        }
        fresh.comments = own_comments(entry, text);
        fresh.flags = flags(entry, text).into_iter().filter(|flag| *flag != "fuzzy").collect();
        if fuzzy {
            fresh.flags.insert(0, "fuzzy");
            fresh.previous = Some(self.source(at)).filter(|previous| *previous != fresh.source);
        }
        let raw =
            if entry.obsolete { None } else { text.get(entry.text.start as usize..entry.text.end as usize) };
        let raw = raw.map(|raw| raw.replace('\r', ""));
        // Plural forms have no place in our catalogs; the first is what was translated.
        write_fresh(out, &Fresh { raw: raw.as_deref(), text: &entry.text.value, ..fresh });
    }

    /// Translations of texts that are gone, at the end, as comments; they come back with their text.
    fn write_rest(&mut self, out: &mut String) {
        let text = self.old.text;
        for (at, entry) in self.old.entries.iter().enumerate() {
            if self.used.contains(&at) || (!entry.is_translated() && own_comments(entry, text).is_empty()) {
                continue;
            }
            self.counts.obsolete += 1;
            out.push('\n');
            let raw = plain_lines(entry.raw(text));
            if entry.obsolete {
                out.push_str(&raw);
                out.push('\n');
                continue;
            }
            for comment in own_comments(entry, text) {
                out.push_str(&plain_lines(comment));
                out.push('\n');
            }
            if entry.fuzzy {
                out.push_str("#, fuzzy\n");
            }
            for line in
                raw.lines().filter(|line| !line.trim_start().starts_with('#') && !line.trim().is_empty())
            {
                out.push_str("#~ ");
                out.push_str(line);
                out.push('\n');
            }
        }
        let end = self.old.entries.last().or(self.old.header.as_ref()).map_or(0, |entry| entry.end) as usize;
        let tail = self.old.entries.iter().map(|entry| entry.end as usize).max().unwrap_or(end).max(end);
        let tail = text.get(tail..).unwrap_or("").trim();
        if !tail.is_empty() {
            out.push('\n');
            out.push_str(&plain_lines(tail));
            out.push('\n');
        }
    }
}

/// `poi/P901`.
fn asset_of(key: &str) -> &str {
    key.match_indices('/').nth(1).map_or(key, |(at, _)| &key[..at])
}

fn words<'t>(lines: impl Iterator<Item = &'t str>) -> Vec<&'t str> {
    lines.flat_map(str::split_whitespace).collect()
}

/// Lines without the carriage returns of Windows. One in the middle of a comment becomes a blank: without it `#` and `.`
/// would make a comment of a machine, which the next update writes anew. One that a text holds is written as gettext does it.
pub(crate) fn plain_lines(text: &str) -> String {
    let line = |line: &str| {
        let (body, end) = line.strip_suffix('\n').map_or((line, ""), |body| (body, "\n"));
        let body = body.trim_end_matches('\r');
        let comment = body.starts_with('#') && !body.starts_with("#~") && !body.starts_with("#|");
        let plain = if comment { body.replace('\r', " ") } else { escaped_returns(body) };
        plain + end
    };
    match text.contains('\r') {
        true => text.split_inclusive('\n').map(line).collect(),
        false => text.to_owned(),
    }
}

/// A line with texts in quotes: inside them a carriage return stays what it is, outside it says nothing.
fn escaped_returns(line: &str) -> String {
    let mut out = String::with_capacity(line.len() + 8);
    let (mut inside, mut escape) = (false, false);
    for letter in line.chars() {
        match letter {
            '\r' if !inside => continue,
            // A backslash that begins no escape stays one.
            '\r' => out.push_str(if escape { "\\\\r" } else { "\\r" }),
            _ => out.push(letter),
        }
        inside ^= letter == '"' && !escape;
        escape = letter == '\\' && inside && !escape;
    }
    out
}

/// The lines a translator has written.
pub(crate) fn own_comments<'t>(entry: &Entry<'_>, text: &'t str) -> Vec<&'t str> {
    let machine = ["#.", "#:", "#,", "#|", "#~"];
    let own = |line: &&str| line.starts_with('#') && !machine.iter().any(|mark| line.starts_with(mark));
    entry.comments(text).map(|line| line.trim_end_matches('\r')).filter(own).collect()
}

fn flags<'t>(entry: &Entry<'_>, text: &'t str) -> Vec<&'t str> {
    entry
        .marked(text, "#,")
        .flat_map(|line| line.split(','))
        .map(str::trim)
        .filter(|flag| !flag.is_empty())
        .collect()
}

/// A catalog in which every text stands in a language nobody speaks.
pub fn pseudo_catalog(texts: &Texts<'_>, glossary: &Glossary, about: &About<'_>) -> String {
    let mut out = header(about, &glossary.locale);
    let notes = Notes::new(about.sources, about.folder, glossary);
    for at in texts.story() {
        let message = &texts.messages[at];
        let text = crate::pseudo::pseudo(message.text.value);
        out.push('\n');
        write_fresh(&mut out, &Fresh { text: &text, ..fresh(message, &notes) });
    }
    out
}

#[cfg(test)]
mod tests {
    use landfall_diagnostics::{FileId, Reports};

    use super::plain_lines;

    /// A fuzzer found that the second update changed what the first had written.
    #[test]
    fn a_carriage_return_in_a_comment_leaves_a_comment() {
        assert_eq!(plain_lines("# a\rllow x\r\nmsgid \"a\"\r\n#\r. b\r"), "# a llow x\nmsgid \"a\"\n# . b");
        let once = plain_lines("#\r\r: x\n\r#, y\r\r\n");
        assert_eq!(plain_lines(&once), once);
    }

    /// A fuzzer found that an update took one out of a translation that is not needed any more.
    #[test]
    fn a_carriage_return_in_a_text_is_kept() {
        let old = "msgstr \"a\rb\"\r\n#~ msgstr[0] \"c\\\"\rd\" \r\n";
        assert_eq!(plain_lines(old), "msgstr \"a\\rb\"\n#~ msgstr[0] \"c\\\"\\rd\" \n");
        let stray = "msgid \"a\\\rb\"\nmsgstr \"\"\n";
        let value = |text: &str| {
            let catalog = crate::po::read(FileId(0), text, &mut Reports::default());
            catalog.entries[0].id.value.to_string()
        };
        assert_eq!(value(&plain_lines(stray)), value(stray));
    }
}
