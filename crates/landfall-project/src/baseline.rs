//! Findings that a pack has made its peace with: a file beside `landfall.yaml`, so that a big old pack can be adopted
//! today and only what is new is reported.

use std::path::PathBuf;

use landfall_diagnostics::{Report, Reports};
use serde::{Deserialize, Serialize};

use crate::border::Border;
use crate::disk::{Content, read};
use crate::find::MANIFEST;
use crate::pairs::{Likeness, pair};
use crate::{Compilation, Date, Key, Summary, Trouble, write_atomic};

pub(crate) const FILE: &str = "landfall-baseline.json";

const LIKENESS: [Likeness; 3] = [Likeness::All, Likeness::Part, Likeness::Words];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    version: u32,
    findings: Vec<Entry>,
}

/// One finding. Its line is left out on purpose: lines move.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    code: String,
    asset: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    part: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    words: String,
    /// The last day on which it is not reported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    until: Option<String>,
}

impl Entry {
    fn new(key: &Key, until: Option<String>) -> Self {
        let Key { code, asset, part, words, .. } = key.clone();
        Self { code, asset, part, words, until }
    }

    fn key(&self, pack: &str) -> Key {
        let Entry { code, asset, part, words, .. } = self.clone();
        Key { pack: pack.to_owned(), code, asset, part, words }
    }

    fn is_expired(&self, today: Date) -> bool {
        self.until.as_deref().and_then(parse_date).is_some_and(|until| until < today)
    }
}

/// What baselines have done to a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// Findings that are not reported.
    pub hidden: usize,
    /// Entries without a finding: somebody has fixed it.
    pub fixed: usize,
    /// Findings that are reported again because their day has come.
    pub expired: usize,
}

/// A baseline that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Baseline {
    pub path: PathBuf,
    pub findings: usize,
    pub added: usize,
    pub removed: usize,
    /// A clean pack that never had a baseline gets none.
    pub is_written: bool,
}

/// `2027-06-01`.
pub fn parse_date(text: &str) -> Option<Date> {
    let mut parts = text.split('-');
    let mut number = |digits: usize| -> Option<u32> {
        let part = parts.next().filter(|part| part.len() == digits)?;
        part.bytes().all(|byte| byte.is_ascii_digit()).then(|| part.parse().ok())?
    };
    let (year, month, day) = (number(4)?, number(2)?, number(2)?);
    let fits = (1..=12).contains(&month) && (1..=31).contains(&day) && parts.next().is_none();
    fits.then_some((year as i32, month, day))
}

impl Compilation {
    /// Takes out what the baselines of the packs know.
    pub fn apply_baselines(&mut self, today: Date) -> Result<Known, Trouble> {
        let mut known = Known::default();
        let keys = self.keys();
        let mut fate: Vec<Option<Entry>> = vec![None; keys.len()];
        for at in 0..self.packs.len() {
            let entries = self.read_baseline(at)?;
            let pairs = self.pairs(at, &entries, &keys);
            known.fixed += entries.len() - pairs.iter().flatten().count();
            for (finding, entry) in pairs.into_iter().enumerate() {
                fate[finding] = entry.map(|entry| entries[entry].clone()).or(fate[finding].take());
            }
        }
        let mut kept = Reports::default();
        for (report, entry) in std::mem::take(&mut self.reports).into_iter().zip(fate) {
            match entry {
                None => kept.push(report),
                Some(entry) if entry.is_expired(today) => {
                    known.expired += 1;
                    kept.push(expired(report, &entry));
                }
                Some(_) => known.hidden += 1,
            }
        }
        self.reports = kept;
        self.count_reports();
        Ok(known)
    }

    /// Writes what was found into the baselines of the packs. What is there keeps its date; what is new, or has expired,
    /// gets `until`. What is fixed leaves the file.
    pub fn update_baselines(&self, until: Option<Date>, today: Date) -> Result<Vec<Baseline>, Trouble> {
        let keys = self.keys();
        let homeless = keys.iter().zip(self.reports.iter()).find(|(key, _)| !self.has_home(key));
        if let Some((_, report)) = homeless {
            let path = self.sources.path(report.span.file);
            return Err(Trouble::new(format!(
                "{path} belongs to no pack, and a baseline lies beside {MANIFEST}: name the folder of a pack"
            )));
        }
        (0..self.packs.len()).map(|at| self.update_baseline(at, &keys, until, today)).collect()
    }

    fn update_baseline(
        &self,
        at: usize,
        keys: &[Key],
        until: Option<Date>,
        today: Date,
    ) -> Result<Baseline, Trouble> {
        let old = self.read_baseline(at)?;
        let pairs = self.pairs(at, &old, keys);
        let until = until.map(|(year, month, day)| format!("{year:04}-{month:02}-{day:02}"));
        let mut entries = Vec::new();
        let mut added = 0;
        for (key, pair) in keys.iter().zip(pairs).filter(|(key, _)| key.pack == self.packs[at].name) {
            let before = pair.map(|pair| &old[pair]);
            added += usize::from(before.is_none());
            let date = match before {
                Some(entry) if !entry.is_expired(today) || until.is_none() => entry.until.clone(),
                _ => until.clone(),
            };
            entries.push(Entry::new(key, date));
        }
        let path = self.baseline_path(at);
        let is_written = !entries.is_empty() || !old.is_empty();
        if is_written {
            write_atomic(&path, document(&mut entries).as_bytes())
                .map_err(|error| Trouble::writing(&path, &error))?;
        }
        let removed = old.len() + added - entries.len();
        Ok(Baseline { path, findings: entries.len(), added, removed, is_written })
    }

    fn pairs(&self, at: usize, entries: &[Entry], keys: &[Key]) -> Vec<Option<usize>> {
        let old: Vec<Key> = entries.iter().map(|entry| entry.key(&self.packs[at].name)).collect();
        pair(&old, keys, &LIKENESS)
    }

    fn has_home(&self, key: &Key) -> bool {
        self.packs.iter().enumerate().any(|(at, pack)| pack.name == key.pack && self.has_manifest(at))
    }

    fn has_manifest(&self, at: usize) -> bool {
        self.sources.path(self.packs[at].place.file).ends_with(MANIFEST)
    }

    fn baseline_path(&self, at: usize) -> PathBuf {
        self.packs[at].root.join(FILE)
    }

    fn read_baseline(&self, at: usize) -> Result<Vec<Entry>, Trouble> {
        let path = self.baseline_path(at);
        if !self.has_manifest(at) || !path.exists() {
            return Ok(Vec::new());
        }
        let refuse = |why: String| {
            let step = "fix it, or delete it and run `landfall check --update-baseline`";
            Trouble::new(format!("{} is not a baseline: {why}: {step}", path.display()))
        };
        let content = match Border::of(&self.packs[at].root).is_crossed_by(&path) {
            true => Content::Outside,
            false => read(&path),
        };
        let bytes = match content {
            Content::Text(text) => text.as_bytes().to_vec(),
            Content::Bytes(bytes) => bytes,
            Content::BuiltIn(text) => text.as_bytes().to_vec(),
            Content::Unreadable(why) => return Err(refuse(why)),
            Content::TooLarge(_) => return Err(refuse("it is too large".to_owned())),
            Content::Loop | Content::Outside => {
                return Err(Trouble::new(format!(
                    "{}: a link leads out of the pack: put the file itself beside {MANIFEST}",
                    path.display()
                )));
            }
        };
        let document: Document = serde_json::from_slice(&bytes).map_err(|error| refuse(error.to_string()))?;
        if document.version != 1 {
            return Err(refuse(format!("version {} is not known", document.version)));
        }
        let is_date = |entry: &&Entry| entry.until.as_deref().is_some_and(|date| parse_date(date).is_none());
        if let Some(entry) = document.findings.iter().find(is_date) {
            let date = entry.until.as_deref().unwrap_or_default();
            return Err(refuse(format!("`{date}` is not a date such as 2027-06-01")));
        }
        Ok(document.findings)
    }

    /// After reports were taken out.
    pub(crate) fn count_reports(&mut self) {
        let Summary { errors, warnings, advice, .. } = Summary::of_reports(&self.reports);
        self.summary = Summary { errors, warnings, advice, ..self.summary.clone() };
    }
}

fn expired(mut report: Report, entry: &Entry) -> Report {
    let date = entry.until.as_deref().unwrap_or_default();
    let note = format!("the baseline hid this until {date}");
    report.help = Some(report.help.map_or_else(|| note.clone(), |help| format!("{help}; {note}")));
    report
}

/// A line for each finding, so that a review shows which ones came and went.
fn document(entries: &mut [Entry]) -> String {
    let order =
        |entry: &Entry| (entry.asset.clone(), entry.code.clone(), entry.part.clone(), entry.words.clone());
    entries.sort_by_cached_key(order);
    // Strings under fixed names cannot fail to be written.
    let line = |entry: &Entry| format!("    {}", serde_json::to_string(entry).unwrap_or_default());
    let lines: Vec<String> = entries.iter().map(line).collect();
    let list = if lines.is_empty() { String::new() } else { format!("\n{}\n  ", lines.join(",\n")) };
    format!("{{\n  \"version\": 1,\n  \"findings\": [{list}]\n}}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_and_nothing_else() {
        assert_eq!(parse_date("2027-06-01"), Some((2027, 6, 1)));
        for text in ["", "2027-6-1", "2027-13-01", "2027-06-00", "2027-06-01-01", "soon", "+027-06-01"] {
            assert_eq!(parse_date(text), None, "{text}");
        }
    }

    #[test]
    fn an_empty_baseline_is_json() {
        let text = document(&mut []);
        let document: Document = serde_json::from_str(&text).unwrap();
        assert!(document.findings.is_empty() && document.version == 1);
    }
}
