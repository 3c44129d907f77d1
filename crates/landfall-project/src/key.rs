//! What a finding is known by from one run to the next. Lines move with every edit, so a line is no part of it.

use std::collections::BTreeMap;

use landfall_diagnostics::{FileId, Report, Sources, Span};
use landfall_l10n::po;
use landfall_model::{Part, Parts};
use rustc_hash::FxHashMap;

use crate::Compilation;

/// Longer than any name; what is longer is prose, and its beginning tells it apart.
const LONGEST: usize = 80;

/// Two findings with the same key are the same fault, found twice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Key {
    /// The name of the pack; empty for what belongs to none.
    pub pack: String,
    pub code: String,
    /// `poi/P901`, or the path of the file for what lies in no asset, seen from the pack.
    pub asset: String,
    /// `action/1`, or the key of a message for what lies in a catalog. Empty for the asset itself.
    pub part: String,
    /// What is marked, as it is written.
    pub words: String,
}

impl Key {
    /// For what belongs to no pack: the path alone.
    pub fn of_file(report: &Report, sources: &Sources) -> Self {
        Self {
            code: report.rule.code.to_owned(),
            asset: sources.path(report.span.file).to_owned(),
            words: words(report.span, sources),
            ..Self::default()
        }
    }
}

/// A short text for each key. Equal keys are numbered, so that no two are alike.
pub fn fingerprints(keys: &[Key]) -> Vec<String> {
    let mut seen: FxHashMap<&Key, u32> = FxHashMap::default();
    let mut fingerprint = |key| {
        let count = seen.entry(key).or_default();
        *count += 1;
        let Key { pack, code, asset, part, words } = key;
        let text = [pack, code, asset, part, words, &count.to_string()].map(String::as_str).join("\0");
        let mut hex = blake3::hash(text.as_bytes()).to_hex().to_string();
        hex.truncate(32);
        hex
    };
    keys.iter().map(&mut fingerprint).collect()
}

impl Compilation {
    /// The key of each report, in their order.
    pub fn keys(&self) -> Vec<Key> {
        let mut finder = Finder::new(self);
        self.reports.iter().map(|report| finder.key(report)).collect()
    }

    /// The folder that `Key::asset` is seen from, by the name of the pack.
    pub(crate) fn pack_of_files(&self) -> FxHashMap<FileId, usize> {
        let files = |(at, pack): (usize, &crate::Pack)| -> Vec<(FileId, usize)> {
            pack.files().map(|file| (file, at)).collect()
        };
        self.packs.iter().enumerate().flat_map(files).collect()
    }
}

struct Finder<'a> {
    compilation: &'a Compilation,
    packs: FxHashMap<FileId, usize>,
    parts: Vec<Parts<'a>>,
    /// The messages of each catalog that was asked for: where they begin and end, and their keys.
    catalogs: BTreeMap<FileId, Vec<(u32, u32, String)>>,
}

impl<'a> Finder<'a> {
    fn new(compilation: &'a Compilation) -> Self {
        let parts = compilation.atlases.iter().map(|atlas| Parts::new(atlas, &compilation.sources));
        Self {
            compilation,
            packs: compilation.pack_of_files(),
            parts: parts.collect(),
            catalogs: BTreeMap::new(),
        }
    }

    fn key(&mut self, report: &Report) -> Key {
        let sources = &self.compilation.sources;
        let Some(at) = self.packs.get(&report.span.file).copied() else {
            return Key::of_file(report, sources);
        };
        let Part { asset, part } = self.part(at, report.span);
        Key {
            pack: self.compilation.packs[at].name.clone(),
            code: report.rule.code.to_owned(),
            asset,
            part,
            words: words(report.span, sources),
        }
    }

    fn part(&mut self, pack: usize, span: Span) -> Part {
        let pack = &self.compilation.packs[pack];
        if let Some(found) = pack.atlas.and_then(|atlas| self.parts.get_mut(atlas)?.find(span)) {
            return found;
        }
        let path = self.compilation.sources.path(span.file);
        let inside = path.strip_prefix(pack.folder.as_str()).unwrap_or(path).trim_start_matches('/');
        let is_catalog = pack.catalogs.iter().any(|(_, file)| *file == span.file);
        let part = if is_catalog { self.message(span) } else { String::new() };
        Part { asset: inside.to_owned(), part }
    }

    fn message(&mut self, span: Span) -> String {
        let sources = &self.compilation.sources;
        let entries = self.catalogs.entry(span.file).or_insert_with(|| {
            let catalog = po::read(span.file, sources.text(span.file), &mut Default::default());
            catalog.entries.iter().map(|entry| (entry.start, entry.end, entry.key().to_owned())).collect()
        });
        let after = entries.partition_point(|(start, ..)| *start <= span.start);
        let found = after.checked_sub(1).map(|at| &entries[at]).filter(|(_, end, _)| span.start <= *end);
        found.map(|(.., key)| key.clone()).unwrap_or_default()
    }
}

/// The marked text without its line breaks, cut.
fn words(span: Span, sources: &Sources) -> String {
    let mut out = String::new();
    for word in sources.slice(span).split_whitespace() {
        let blank = if out.is_empty() { "" } else { " " };
        let room = LONGEST.saturating_sub(out.chars().count() + blank.len());
        if room == 0 {
            break;
        }
        out.push_str(blank);
        out.extend(word.chars().take(room));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, compile_files};

    const CARD: &str = "poi P901 \"Door\" {\n  action \"Knock\" {\n    -> goto log 77\n  }\n}\n";

    fn keys(text: &str) -> Vec<Key> {
        compile_files(vec![("a.land".to_owned(), text.to_owned())], &Options::default()).keys()
    }

    fn missing(keys: &[Key]) -> Vec<(&str, &str, &str)> {
        let missing = keys.iter().filter(|key| key.code == "LF2001");
        missing.map(|key| (&*key.asset, &*key.part, &*key.words)).collect()
    }

    #[test]
    fn a_finding_is_known_by_its_asset_and_part_wherever_it_is_written() {
        let found = keys(CARD);
        assert_eq!(missing(&found), [("poi/P901", "action/~1", "77")]);
        let moved =
            keys(&format!("// a remark\n\nlog 5 {{ reference; end }}\n{}", CARD.replace("  ->", "\n  ->")));
        assert_eq!(missing(&moved), missing(&found));
    }

    #[test]
    fn what_lies_in_no_asset_is_known_by_its_file() {
        let found = keys("lgo 5 { }\n");
        assert_eq!((found[0].asset.as_str(), found[0].part.as_str()), ("a.land", ""), "{found:?}");
    }

    #[test]
    fn equal_keys_get_different_fingerprints_that_stay() {
        let key = Key { code: "LF2001".to_owned(), ..Key::default() };
        let found = fingerprints(&[key.clone(), key.clone()]);
        assert_ne!(found[0], found[1]);
        assert_eq!(found, fingerprints(&[key.clone(), key]));
        assert_eq!(found[0].len(), 32);
    }

    #[test]
    fn long_words_are_cut() {
        let mut sources = Sources::default();
        let file = sources.add("a.land", "é".repeat(50) + "\n\n  " + &"b".repeat(50));
        let cut = words(Span::new(file, 0, 154), &sources);
        assert_eq!(cut, format!("{} {}", "é".repeat(50), "b".repeat(29)));
    }
}
