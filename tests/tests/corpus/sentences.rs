//! Sentences of rules and story, and their translations.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

use landfall_project::{Compilation, Options, compile_files};
use landfall_tests::repository;

pub const LOCALES: [&str; 9] = ["it", "de", "fr", "es", "pl", "ru", "zh", "ja", "ko"];

/// A sentence in English and in another language.
#[derive(Clone, Debug)]
pub struct Pair {
    pub number: usize,
    pub rules: bool,
    pub source: String,
    pub text: String,
}

impl Pair {
    pub fn key(&self) -> String {
        format!("log/{}/{}", self.number, if self.rules { "rules/1" } else { "narrative/1" })
    }
}

/// The lines of a file of the corpus: a number and a text, in which `\n` is a line break.
fn lines(name: &str) -> Vec<(usize, String)> {
    let path = repository().join("tests/tests/corpus").join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let line = |line: &str| {
        let (number, text) = line.split_once(' ').unwrap_or_else(|| panic!("{name}: {line}"));
        (number.parse().unwrap_or_else(|_| panic!("{name}: {line}")), text.replace("\\n", "\n"))
    };
    text.lines().filter(|line| !line.is_empty()).map(line).collect()
}

/// The sentences of a folder inside `tests/tests/corpus` in one language; `""` are those the lists were tuned on.
pub fn pairs(folder: &str, locale: &str) -> Vec<Pair> {
    let texts: BTreeMap<usize, String> = lines(&format!("{folder}{locale}.txt")).into_iter().collect();
    let sources = lines(&format!("{folder}en.txt"));
    assert_eq!(texts.len(), sources.len(), "{locale} has a line for each line of English");
    let pair = |(number, line): (usize, String)| {
        let (role, source) = line.split_once(' ').unwrap();
        let text = texts.get(&number).unwrap_or_else(|| panic!("{locale} has no {number}")).clone();
        Pair { number, rules: role == "r", source: source.to_owned(), text }
    };
    sources.into_iter().map(pair).collect()
}

/// A pack with one log for each sentence.
pub fn pack(pairs: &[Pair]) -> Compilation {
    let mut land = String::new();
    for pair in pairs {
        let source = pair.source.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
        let field = if pair.rules { "rules " } else { "" };
        writeln!(land, "log {} {{ reference; {field}\"{source}\"; end }}", pair.number).unwrap();
    }
    let manifest = "name: corpus\nversion: 0.1.0\ngame: vanguard\nlocales: [en, it]\n".to_owned();
    let files = vec![("landfall.yaml".to_owned(), manifest), ("corpus.land".to_owned(), land)];
    compile_files(files, &Options { only_catalogs: true, ..Options::default() })
}
