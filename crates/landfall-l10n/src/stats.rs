//! How far a translation is.

use std::collections::BTreeMap;

use landfall_diagnostics::Sources;

use crate::po::{Catalog, Entry};
use crate::texts::Texts;

/// Messages and words of some part of a pack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Part {
    pub messages: usize,
    pub words: usize,
    pub translated: usize,
    pub fuzzy: usize,
}

impl Part {
    pub fn untranslated(self) -> usize {
        self.messages - self.translated - self.fuzzy
    }

    pub(crate) fn add(&mut self, words: usize, entry: Option<&Entry<'_>>) {
        self.messages += 1;
        self.words += words;
        match entry.filter(|entry| entry.is_translated()) {
            Some(entry) if entry.fuzzy => self.fuzzy += 1,
            Some(_) => self.translated += 1,
            None => {}
        }
    }
}

/// How far a translation is, in messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    pub messages: usize,
    pub translated: usize,
    pub fuzzy: usize,
}

impl From<&Part> for Progress {
    fn from(part: &Part) -> Self {
        Self { messages: part.messages, translated: part.translated, fuzzy: part.fuzzy }
    }
}

#[derive(Clone, Debug, Default)]
pub struct Stats {
    pub total: Part,
    pub kinds: BTreeMap<String, Part>,
    pub files: BTreeMap<String, Part>,
}

/// Counts what is translated. A message whose source has changed since counts as fuzzy only once the catalog
/// has been updated.
pub fn stats(texts: &Texts<'_>, sources: &Sources, folder: &str, catalog: Option<&Catalog<'_>>) -> Stats {
    let entries = catalog.into_iter().flat_map(|catalog| &catalog.entries).filter(|entry| !entry.obsolete);
    let by_key: rustc_hash::FxHashMap<&str, &Entry<'_>> = entries.map(|entry| (entry.key(), entry)).collect();
    let mut stats = Stats::default();
    for message in &texts.messages {
        let words = message.text.value.split_whitespace().count();
        let entry = by_key.get(message.key.as_str()).copied();
        let kind = message.key.split('/').next().unwrap_or_default();
        let path = sources.path(message.rec.arrays().file);
        let path = path.strip_prefix(folder).and_then(|path| path.strip_prefix('/')).unwrap_or(path);
        stats.total.add(words, entry);
        stats.kinds.entry(kind.to_owned()).or_default().add(words, entry);
        stats.files.entry(path.to_owned()).or_default().add(words, entry);
    }
    stats
}
