//! Mistakes that a list in `tests/fixtures/<game>/mistakes.txt` describes by regular expressions.

use regex::Regex;

use crate::{Files, Random};

/// One place in the content, what is written there instead, and what must be reported about it.
#[derive(Clone, Debug)]
pub struct Planted {
    pub kind: String,
    pub file: usize,
    pub start: usize,
    pub end: usize,
    pub text: String,
    pub codes: Vec<String>,
}

/// Reads a list: a kind of mistake, a regular expression, what to put in place of a match, and the codes. Each match by
/// itself is one mistake; of each kind at most `per_kind` are taken.
pub fn planted(list: &str, files: &Files, per_kind: usize) -> Vec<Planted> {
    let mut random = Random::new(20_261_116);
    let mut mistakes = Vec::new();
    for line in list.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if line.starts_with("pack:") {
            continue;
        }
        let parts: Vec<&str> = line.split(" | ").collect();
        let [kind, pattern, with, codes] = parts[..] else { panic!("{line}: not four parts") };
        let pattern =
            Regex::new(pattern.trim_end_matches('\r')).unwrap_or_else(|error| panic!("{kind}: {error}"));
        let with = with.replace("\\n", "\n");
        let mut found = Vec::new();
        for (at, (path, text)) in files.iter().enumerate().filter(|(_, (path, _))| path.ends_with(".land")) {
            for captures in pattern.captures_iter(text) {
                let all = captures.get(0).unwrap();
                let mut text = String::new();
                captures.expand(&with, &mut text);
                assert!(text != all.as_str(), "{kind} changes nothing in {path}");
                found.push(Planted {
                    kind: kind.trim().to_owned(),
                    file: at,
                    start: all.start(),
                    end: all.end(),
                    text,
                    codes: codes.split_whitespace().map(str::to_owned).collect(),
                });
            }
        }
        assert!(!found.is_empty(), "{kind}: nothing to break");
        random.shuffle(&mut found);
        found.truncate(per_kind);
        mistakes.extend(found);
    }
    mistakes
}

/// The folder of the pack that a list is about.
pub fn planted_in(list: &str) -> &str {
    list.lines().find_map(|line| line.strip_prefix("pack:")).expect("a line `pack:`").trim()
}
