//! Writes a language file, or brings one up to date.

use std::collections::BTreeSet;

use landfall_schema::Schema;
use rustc_hash::{FxHashMap, FxHashSet};

use super::{Message, messages};
use crate::merge::{header_of, own_comments};
use crate::po::{Catalog, Entry, Fresh, write_fresh};

/// What became of a language file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Begun {
    pub messages: usize,
    pub translated: usize,
    /// Translated, but for another source.
    pub fuzzy: usize,
    /// Kept at the end although the game has no such message any more.
    pub obsolete: usize,
}

const HOW: &str = "\
# Words, names and rules text of a game. Translate them in any PO editor; what is empty is shown in the
# language of the game.
#
# word/...   A word of the game. Further forms follow behind `|`: the one behind a number first, such as
#            \"Hinweis | Hinweise | Hinweisen\". A text may ask for the second form with {colour.2}.
# text/...   What players read on cards. It begins in lower case and has no full stop: a sentence gets both.
#            {place} is filled in. [place? in {place}] is left out where no place is named;
#            [card?{card}|every card] prints what follows `|` instead. Order and words are yours.
#            What follows the name says when it is used: [n=one] for one, [negated=yes] for a
#            condition that must not hold, [who-key=none|self] when nobody else is meant.
";

/// The language file of a game: every message, with the translations of `old`, which must be complete.
pub fn begin(
    schema: &Schema,
    templates: &str,
    known: &BTreeSet<String>,
    locale: &str,
    old: Option<&Catalog<'_>>,
) -> (String, Begun) {
    let messages = messages(schema, templates, known, locale);
    let mut begun = Begun { messages: messages.len(), ..Begun::default() };
    let mut out = match old.and_then(|old| Some(old.header.as_ref()?.raw(old.text).to_owned() + "\n")) {
        Some(header) => header,
        None => format!("{HOW}{}", header_of(&schema.game.name, locale)),
    };
    let entries: FxHashMap<&str, &Entry<'_>> = old
        .into_iter()
        .flat_map(|old| &old.entries)
        .filter(|entry| !entry.obsolete)
        .map(|entry| (entry.key(), entry))
        .collect();
    for message in &messages {
        out.push('\n');
        let found = old.zip(entries.get(message.key.as_str()));
        write(&mut out, message, found.map(|(old, entry)| (old.text, *entry)), &mut begun);
    }
    let wanted: FxHashSet<&str> = messages.iter().map(|message| message.key.as_str()).collect();
    if let Some(old) = old {
        for entry in &old.entries {
            if entry.obsolete || (!wanted.contains(entry.key()) && entry.is_translated()) {
                begun.obsolete += 1;
                write_obsolete(&mut out, old.text, entry);
            }
        }
    }
    (out, begun)
}

fn write(out: &mut String, message: &Message, old: Option<(&str, &Entry<'_>)>, begun: &mut Begun) {
    let mut fresh = Fresh {
        extracted: message.notes.iter().filter(|note| !note.is_empty()).cloned().collect(),
        key: &message.key,
        source: &message.source,
        ..Fresh::default()
    };
    let Some((text, entry)) = old else { return write_fresh(out, &fresh) };
    let changed = entry.id.value != message.source;
    fresh.comments = own_comments(entry, text);
    fresh.text = &entry.text.value;
    match (entry.is_translated(), entry.fuzzy || changed) {
        (true, true) => {
            begun.fuzzy += 1;
            fresh.flags = vec!["fuzzy"];
            fresh.previous = match (&entry.previous, changed) {
                (Some(previous), _) => Some(&*previous.value),
                (None, true) => Some(&*entry.id.value),
                (None, false) => None,
            };
        }
        (true, false) => begun.translated += 1,
        (false, _) => {}
    }
    write_fresh(out, &fresh);
}

fn write_obsolete(out: &mut String, text: &str, entry: &Entry<'_>) {
    out.push('\n');
    if entry.obsolete {
        out.push_str(entry.raw(text));
        return out.push('\n');
    }
    for comment in own_comments(entry, text) {
        out.push_str(comment);
        out.push('\n');
    }
    let raw = entry.raw(text).lines().filter(|line| !line.trim_start().starts_with('#'));
    for line in raw.filter(|line| !line.trim().is_empty()) {
        out.push_str("#~ ");
        out.push_str(line);
        out.push('\n');
    }
}
