//! Single damages to finished catalogs, each of which must be found where it was done: a thousand in Italian, of every
//! kind, and in each language of the corpus a thousand of the kinds that a program can be certain of.
//!
//! In the gate each language of the corpus has [`SAMPLE`] of them; `LANDFALL_DAMAGES=1000` asks for all.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

#[path = "corpus/sentences.rs"]
mod sentences;

use std::collections::BTreeMap;
use std::fs;

use landfall_diagnostics::{FileId, Reports, Span};
use landfall_project::l10n::po::{self, Catalog, Entry};
use landfall_project::l10n::{Book, Glossary, Scope, Texts, check, marks, words};
use landfall_project::{Options, compile_files};
use landfall_tests::{Random, pack, repository};

const SEED: u64 = 20_261_116;

/// How many damages each language of the corpus has in the gate.
const SAMPLE: usize = 40;

/// What a damage should lead to: the code, and the lines one of which must be named.
struct Damaged {
    text: String,
    code: &'static str,
    lines: std::ops::RangeInclusive<usize>,
}

type Damage = fn(&Bench<'_>, &mut Random) -> Option<Damaged>;

const DAMAGES: &[(&str, Damage)] = &[
    ("icon swapped", icon_swapped),
    ("icon dropped", icon_dropped),
    ("icon invented", icon_invented),
    ("digit changed", digit_changed),
    ("log or card id changed", address_changed),
    ("option removed", option_removed),
    ("paragraph removed", paragraph_removed),
    ("choice removed", choice_removed),
    ("\"not\" removed", negation_removed),
    ("wrong glossary term", term_changed),
    ("translation emptied", emptied),
    ("source copied", copied),
    ("fuzzy left", fuzzy_left),
    ("unbalanced markup", unbalanced),
    ("zero-width character", zero_width),
    ("foreign letter", foreign_letter),
];

/// The clean catalog of glasswake, with a page of rules so that there is something of every kind to damage.
struct Bench<'a> {
    catalog: &'a Catalog<'a>,
    texts: &'a Texts<'a>,
    glossary: &'a Glossary,
}

fn reports(bench: &Bench<'_>, text: &str) -> Vec<(&'static str, usize)> {
    let mut reports = Reports::default();
    let catalog = po::read(FileId(0), text, &mut reports);
    if catalog.complete {
        check(&Book::new(bench.texts, &catalog, bench.glossary), Scope::All, &mut reports);
    }
    // What the translator allows is taken out for all reports of a run together, which this is not.
    let allows = catalog.allows(true);
    reports.retain(|report| {
        let inside = |scope: Span| scope.start <= report.span.start && report.span.end <= scope.end;
        !allows.iter().any(|allow| allow.wanted == report.rule.name && inside(allow.scope))
    });
    let line = |offset: u32| text[..offset as usize].matches('\n').count() + 1;
    reports.iter().map(|report| (report.rule.code, line(report.span.start))).collect()
}

#[test]
fn a_thousand_single_damages_are_each_found_at_their_line() {
    let folder = repository().join("content/glasswake");
    let fixture =
        |name: &str| fs::read_to_string(repository().join("tests/tests/l10n_damage").join(name)).unwrap();
    let mut files = pack(&folder);
    files.push(("logs/rules.land".to_owned(), fixture("rules.land")));
    let text = fs::read_to_string(folder.join("l10n/it.po")).unwrap() + &fixture("rules.po");
    let compilation = compile_files(files, &Options { only_catalogs: true, ..Options::default() });
    let texts = compilation.texts(0).unwrap();
    let glossary = compilation.glossary(0, "it").unwrap();
    let catalog = po::read(FileId(0), &text, &mut Reports::default());
    let bench = Bench { catalog: &catalog, texts: &texts, glossary: &glossary };
    assert_eq!(reports(&bench, &text), [], "the clean catalog must give nothing");

    let missed = damage(&bench, DAMAGES, 1_000);
    assert!(missed.is_empty(), "{} missed:\n{}", missed.len(), missed.join("\n"));
}

/// Does so many damages, one at a time, and lists those that were not found.
fn damage(bench: &Bench<'_>, damages: &[(&'static str, Damage)], count: usize) -> Vec<String> {
    let clean = reports(bench, bench.catalog.text);
    let mut random = Random::new(SEED);
    let mut score: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    let mut missed = Vec::new();
    // A language has no place for some: no letters of another alphabet in Chinese.
    let fitting: Vec<_> = damages
        .iter()
        .filter(|(_, damage)| (0..2_000).any(|_| damage(bench, &mut random).is_some()))
        .collect();
    for number in 0..count {
        let (name, damage) = fitting[number % fitting.len()];
        let damaged = std::iter::repeat_with(|| damage(bench, &mut random)).flatten().next().unwrap();
        assert_ne!(damaged.text, bench.catalog.text, "{name} changes nothing");
        let found = reports(bench, &damaged.text);
        let hits = |found: &[(&str, usize)]| {
            found.iter().filter(|(code, line)| *code == damaged.code && damaged.lines.contains(line)).count()
        };
        // What was reported before the damage says nothing about it.
        let hit = hits(&found) > hits(&clean);
        let (hits, all) = score.entry(name).or_default();
        *all += 1;
        *hits += usize::from(hit);
        if !hit {
            let at = damaged.text.lines().nth(damaged.lines.start() - 1).unwrap_or_default();
            let (code, lines) = (damaged.code, damaged.lines);
            missed.push(format!("{name}: expected {code} in {lines:?}, found {found:?}\n    {at}"));
        }
    }
    let locale = &bench.glossary.locale;
    for (name, (hits, all)) in &score {
        println!("{locale} {name:<24} {hits:>4} of {all}");
    }
    let (hits, all) = score.values().fold((0, 0), |(hits, all), (hit, of)| (hits + hit, all + of));
    println!("{locale} {:<24} {hits:>4} of {all}", "all damages");
    missed
}

/// The kinds that a program can be certain of, in any language.
const CERTAIN: &[(&str, Damage)] = &[
    ("icon swapped", icon_swapped),
    ("icon dropped", icon_dropped),
    ("icon invented", icon_invented),
    ("digit changed", digit_changed),
    ("log or card id changed", id_changed),
    ("message removed", message_removed),
    ("translation emptied", emptied),
    ("source copied", copied),
    ("fuzzy left", fuzzy_left),
    ("unbalanced markup", unbalanced),
    ("zero-width character", zero_width),
    ("foreign letter", foreign_letter),
    ("placeholder invented", placeholder_invented),
    ("blank at the end", blank_added),
    ("paragraph added", paragraph_added),
];

#[test]
fn damages_that_are_certain_are_found_in_every_language() {
    let count = std::env::var("LANDFALL_DAMAGES").ok();
    let count = count.map_or(SAMPLE, |count| count.parse().expect("LANDFALL_DAMAGES is a number"));
    let compilation = sentences::pack(&sentences::pairs("", sentences::LOCALES[0]));
    let texts = compilation.texts(0).unwrap();
    let mut missed = Vec::new();
    for locale in sentences::LOCALES {
        let mut text = format!(
            "msgid \"\"\nmsgstr \"\"\n\"Language: {locale}\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n"
        );
        for pair in sentences::pairs("", locale) {
            text.push('\n');
            let (key, source) = (pair.key(), pair.source.as_str());
            po::write_fresh(
                &mut text,
                &po::Fresh { key: &key, source, text: &pair.text, ..po::Fresh::default() },
            );
        }
        let glossary = compilation.glossary(0, locale).unwrap();
        let catalog = po::read(FileId(0), &text, &mut Reports::default());
        let bench = Bench { catalog: &catalog, texts: &texts, glossary: &glossary };
        missed.extend(damage(&bench, CERTAIN, count).into_iter().map(|missed| format!("{locale} {missed}")));
    }
    assert!(missed.is_empty(), "{} missed:\n{}", missed.len(), missed.join("\n"));
}

impl<'a> Bench<'a> {
    fn any(&self, random: &mut Random) -> &'a Entry<'a> {
        let entries = &self.catalog.entries;
        loop {
            let entry = &entries[random.below(entries.len())];
            if !entry.obsolete {
                return entry;
            }
        }
    }

    fn line(&self, offset: u32) -> usize {
        self.catalog.text[..offset as usize].matches('\n').count() + 1
    }

    /// Replaces a stretch of a translation; the report must name its line.
    fn swap(
        &self,
        entry: &Entry<'_>,
        start: usize,
        end: usize,
        by: &str,
        code: &'static str,
    ) -> Option<Damaged> {
        let (from, to) = entry.text.place(self.catalog.text, start, end);
        let line = self.line(from);
        // A stretch that goes on in the next line has a quote in its middle.
        let whole = self.line(to) == line;
        whole.then(|| Damaged { text: self.spliced(from, to, by), code, lines: line..=line })
    }

    /// The same, where the report may name any line of the translation.
    fn swap_anywhere(
        &self,
        entry: &Entry<'_>,
        start: usize,
        end: usize,
        by: &str,
        code: &'static str,
    ) -> Option<Damaged> {
        let damaged = self.swap(entry, start, end, by, code)?;
        Some(Damaged { lines: self.line(entry.text.start)..=self.line(entry.text.end), ..damaged })
    }

    fn spliced(&self, from: u32, to: u32, by: &str) -> String {
        let text = self.catalog.text;
        format!("{}{by}{}", &text[..from as usize], &text[to as usize..])
    }

    /// Writes a whole translation anew, in one line.
    fn rewritten(&self, entry: &Entry<'_>, value: &str, code: &'static str) -> Damaged {
        let line = self.line(entry.text.start);
        let text = self.spliced(entry.text.start, entry.text.end, &format!("\"{}\"", po::escape(value)));
        Damaged { text, code, lines: line..=line }
    }

    /// A place in a translation where something can be put: a blank, or between two letters of a script without blanks.
    fn gap(&self, entry: &Entry<'_>, random: &mut Random) -> Option<usize> {
        let value = &*entry.text.value;
        let mut marks = marks::icons(value);
        marks.extend(marks::references(value));
        marks.extend(marks::markup(value));
        let inside = |at: usize| marks.iter().any(|mark| mark.start < at && at < mark.end);
        let mut before = 'a';
        let mut gaps = Vec::new();
        for (at, letter) in value.char_indices() {
            let unspaced = |letter: char| ('\u{3040}'..='\u{9fff}').contains(&letter);
            if (letter == ' ' || (unspaced(letter) && unspaced(before))) && !inside(at) {
                gaps.push(at);
            }
            before = letter;
        }
        (!gaps.is_empty()).then(|| gaps[random.below(gaps.len())])
    }
}

fn icon_swapped(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let icons = marks::icons(&entry.text.value);
    let icon = icons.get(random.below(icons.len().max(1)))?;
    let other = random.pick(&["defense", "biology", "void"]);
    // An icon that becomes itself is no damage.
    if icon.name == *other {
        return None;
    }
    bench.swap(entry, icon.start, icon.end, &format!(":{other}:"), "LF4020")
}

fn icon_dropped(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let icons = marks::icons(&entry.text.value);
    let icon = icons.get(random.below(icons.len().max(1)))?;
    bench.swap_anywhere(entry, icon.start, icon.end, "", "LF4020")
}

fn icon_invented(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let at = bench.gap(entry, random)?;
    bench.swap(entry, at, at, " :defense: ", "LF4020")
}

fn digit_changed(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let numbers = marks::figures(&entry.text.value).numbers;
    let number = numbers.get(random.below(numbers.len().max(1))).filter(|number| number.name.len() < 4)?;
    let other = (number.name.parse::<usize>().ok()? + 1 + random.below(8)).to_string();
    bench.swap(entry, number.start, number.end, &other, "LF4021")
}

/// In a pack of which every number with four digits is that of a log.
fn address_changed(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let numbers = marks::figures(&entry.text.value).numbers;
    readdressed(bench, random, entry, numbers.into_iter().filter(|number| number.name.len() == 4))
}

fn id_changed(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    readdressed(bench, random, entry, std::iter::empty())
}

fn readdressed(
    bench: &Bench<'_>,
    random: &mut Random,
    entry: &Entry<'_>,
    more: impl Iterator<Item = marks::Mark>,
) -> Option<Damaged> {
    let value = &*entry.text.value;
    let mut addresses = marks::references(value);
    addresses.extend(marks::figures(value).ids);
    addresses.extend(more);
    let address = addresses.get(random.below(addresses.len().max(1)))?;
    let written = &value[address.start..address.end];
    let at = written.rfind(|c: char| c.is_ascii_digit())?;
    let digit = (written[at..].chars().next()?.to_digit(10)? as usize + 1 + random.below(9)) % 10;
    let (start, end) = (address.start + at, address.start + at + 1);
    bench.swap(entry, start, end, &digit.to_string(), "LF4022")
}

fn option_removed(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let at = entry.text.value.find(" OPPURE ")?;
    let end = entry.text.value[at..].find('.').map(|end| at + end)?;
    let value = format!("{}{}", &entry.text.value[..at], &entry.text.value[end..]);
    Some(bench.rewritten(entry, &value, "LF4023"))
}

fn paragraph_removed(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let paragraphs: Vec<&str> = entry.text.value.split("\n\n").collect();
    let gone = random.below(paragraphs.len());
    let kept = paragraphs.iter().enumerate().filter(|(at, _)| *at != gone).map(|(_, text)| *text);
    (paragraphs.len() > 1).then(|| bench.rewritten(entry, &kept.collect::<Vec<_>>().join("\n\n"), "LF4023"))
}

/// The message of a choice is gone from the file; the report names the end of the one before it.
fn choice_removed(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let before = bench.catalog.entries.iter().take_while(|other| other.start < entry.start).last()?;
    let line = bench.line(before.end);
    entry.key().contains("/choice/").then(|| Damaged {
        text: bench.spliced(entry.start, entry.end, ""),
        code: "LF4011",
        lines: line..=line,
    })
}

/// Words that say no, listed here once more so that the check is not measured by itself.
const ITALIAN_NO: [&str; 12] = [
    "non", "no", "n\u{e9}", "niente", "nulla", "senza", "neanche", "nemmeno", "neppure", "nessun", "nessuno",
    "nessuna",
];
const ENGLISH_NO: [&str; 12] = [
    "not", "no", "never", "nothing", "nobody", "none", "nowhere", "neither", "nor", "cannot", "without", "t",
];

fn says_no(sentence: &str, list: &[&str]) -> bool {
    words::tokens(sentence).any(|word| list.contains(&word.text.to_lowercase().as_str()))
}

/// One sentence loses its negation. A `mai` that went with it stays, and must not hide that.
fn negation_removed(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let (value, source) = (&*entry.text.value, words::sentences(&entry.id.value));
    let sentences = words::sentences(value);
    let at = random.below(sentences.len().max(1));
    let (start, sentence) = *sentences.get(at)?;
    let was = match source.len() == sentences.len() {
        true => source[at].1,
        false => &*entry.id.value,
    };
    if !says_no(sentence, &ITALIAN_NO) || !says_no(was, &ENGLISH_NO) {
        return None;
    }
    let mut affirmed = sentence.to_owned();
    for word in words::tokens(sentence).collect::<Vec<_>>().into_iter().rev() {
        if ITALIAN_NO.contains(&word.text.to_lowercase().as_str()) {
            affirmed.replace_range(word.start..word.start + word.text.len(), "");
        }
    }
    let value = format!("{}{affirmed}{}", &value[..start], &value[start + sentence.len()..]);
    Some(bench.rewritten(entry, &value, "LF4024"))
}

fn term_changed(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let found = bench.glossary.find(&entry.id.value);
    let found = found.into_iter().filter(|found| found.term.id.starts_with("term/")).collect::<Vec<_>>();
    let term = found.get(random.below(found.len().max(1)))?.term;
    let other = term.avoid.first().map_or("Aggeggio", String::as_str);
    let mut value = entry.text.value.to_string();
    // Every form of the word goes, as somebody who does not know the glossary would have it.
    loop {
        let tokens: Vec<_> = words::tokens(&value).collect();
        let forms = term.right().map(|form| form.split(" (").next().unwrap_or(form));
        let Some((start, end)) = forms.into_iter().find_map(|form| words::find_inflected(form, &tokens))
        else {
            break;
        };
        value.replace_range(start..end, other);
    }
    // The word that parts options has a rule of its own: they are counted.
    let code = if term.id == "term/or" { "LF4023" } else { "LF4025" };
    (value != entry.text.value).then(|| bench.rewritten(entry, &value, code))
}

fn emptied(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    Some(bench.rewritten(bench.any(random), "", "LF4012"))
}

fn copied(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    (entry.id.value != entry.text.value).then(|| bench.rewritten(entry, &entry.id.value, "LF4014"))
}

fn fuzzy_left(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let text = bench.spliced(entry.start, entry.start, "#, fuzzy\n");
    let lines = bench.line(entry.text.start) + 1..=bench.line(entry.text.end) + 1;
    Some(Damaged { text, code: "LF4013", lines })
}

fn unbalanced(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let at = bench.gap(entry, random)?;
    let mark = random.pick(&["(", "[", "{", "\u{ab}", ")", "}", ":defense "]);
    // German sets its quotes the other way round, so that this one may be on its own side.
    let mark = if mark == "\u{ab}" && bench.glossary.locale != "it" { "(" } else { mark };
    bench.swap_anywhere(entry, at, at, &format!(" {mark}"), "LF4032")
}

fn zero_width(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let at = bench.gap(entry, random)?;
    let mark = random.pick(&["\u{200b}", "\u{200d}", "\u{feff}", "\u{ad}", "\u{202e}"]);
    bench.swap(entry, at, at, mark, "LF4033")
}

/// Letters that look the same in Latin and in Cyrillic.
fn foreign_letter(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let alike = [('a', '\u{430}'), ('e', '\u{435}'), ('o', '\u{43e}')];
    let russian = bench.glossary.locale == "ru";
    let other = |letter: char| {
        let pair = |(latin, cyrillic)| if russian { (cyrillic, latin) } else { (latin, cyrillic) };
        alike.into_iter().map(pair).find(|(from, _)| *from == letter).map(|(_, to)| to)
    };
    let letters =
        entry.text.value.char_indices().filter_map(|(at, letter)| Some((at, letter, other(letter)?)));
    let letters: Vec<(usize, char, char)> = letters.collect();
    let (at, letter, look_alike) = *letters.get(random.below(letters.len().max(1)))?;
    // A word of one letter has no alphabet to mix with, and neither has one with digits in it.
    let word = words::tokens(&entry.text.value)
        .find(|word| (word.start..word.start + word.text.len()).contains(&at))?;
    let long = word.text.chars().count() > 2 && word.text.chars().all(char::is_alphabetic);
    let end = at + letter.len_utf8();
    long.then(|| bench.swap(entry, at, end, &look_alike.to_string(), "LF4034")).flatten()
}

/// The report names the end of the message before it, in the order of the story.
fn message_removed(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let story = bench.texts.story();
    let key = |at: usize| bench.texts.messages[story[at]].key.as_str();
    let at = (1..story.len()).find(|at| key(*at) == entry.key())?;
    let before = bench.catalog.entries.iter().find(|other| other.key() == key(at - 1))?;
    // What stands behind the removed message moves up.
    if before.start > entry.start {
        return None;
    }
    let line = bench.line(before.end);
    let text = bench.spliced(entry.start, entry.end, "");
    Some(Damaged { text, code: "LF4011", lines: line..=line })
}

fn placeholder_invented(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let at = bench.gap(entry, random)?;
    let mark = random.pick(&[" %s ", " <b> ", " </i> ", " %d "]);
    bench.swap(entry, at, at, mark, "LF4036")
}

fn blank_added(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let value = if random.below(2) == 0 {
        format!("{} ", entry.text.value)
    } else {
        format!(" {}", entry.text.value)
    };
    entry.is_translated().then(|| bench.rewritten(entry, &value, "LF4039"))
}

fn paragraph_added(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let at = bench.gap(entry, random)?;
    let value = format!("{}\n\n{}", entry.text.value[..at].trim_end(), entry.text.value[at..].trim_start());
    // In one line, whatever is in it.
    (at > 0).then(|| {
        let damaged = bench.rewritten(entry, &value, "LF4023");
        Damaged { lines: *damaged.lines.start()..=damaged.lines.end() + 3, ..damaged }
    })
}
