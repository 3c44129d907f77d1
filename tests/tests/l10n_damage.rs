//! A thousand single damages to a finished Italian catalog, each of which must be found where it was done.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::fs;

use landfall_diagnostics::{FileId, Reports, Span};
use landfall_project::l10n::po::{self, Catalog, Entry};
use landfall_project::l10n::{Book, Glossary, Texts, check, marks, words};
use landfall_project::{Options, compile_files};
use landfall_tests::{Random, pack, repository};

const SEED: u64 = 20_261_116;

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
        check(&Book::new(bench.texts, &catalog, bench.glossary), &mut reports);
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

    let mut random = Random::new(SEED);
    let mut score: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    let mut missed = Vec::new();
    for number in 0..1_000 {
        let (name, damage) = DAMAGES[number % DAMAGES.len()];
        let damaged = (0..2_000)
            .find_map(|_| damage(&bench, &mut random))
            .unwrap_or_else(|| panic!("nothing for {name}"));
        assert_ne!(damaged.text, text, "{name} changes nothing");
        let found = reports(&bench, &damaged.text);
        let hit = found.iter().any(|(code, line)| *code == damaged.code && damaged.lines.contains(line));
        let (hits, all) = score.entry(name).or_default();
        *all += 1;
        *hits += usize::from(hit);
        if !hit {
            let at = damaged.text.lines().nth(damaged.lines.start() - 1).unwrap_or_default();
            missed.push(format!(
                "{name}: expected {} in {:?}, found {found:?}\n    {at}",
                damaged.code, damaged.lines
            ));
        }
    }
    for (name, (hits, all)) in &score {
        println!("{name:<24} {hits:>4} of {all}");
    }
    let (hits, all) = score.values().fold((0, 0), |(hits, all), (hit, of)| (hits + hit, all + of));
    println!("{:<24} {hits:>4} of {all}", "all damages");
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

    /// A blank of a translation, behind which something can be put.
    fn blank(&self, entry: &Entry<'_>, random: &mut Random) -> Option<usize> {
        let blanks: Vec<usize> = entry.text.value.match_indices(' ').map(|(at, _)| at).collect();
        (!blanks.is_empty()).then(|| blanks[random.below(blanks.len())])
    }
}

fn icon_swapped(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let icons = marks::icons(&entry.text.value);
    let icon = icons.get(random.below(icons.len().max(1)))?;
    let other = random.pick(&["defense", "biology", "void"]);
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
    let at = bench.blank(entry, random)?;
    bench.swap(entry, at, at + 1, " :defense: ", "LF4020")
}

fn digit_changed(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let numbers = marks::figures(&entry.text.value).numbers;
    let number = numbers.get(random.below(numbers.len().max(1))).filter(|number| number.name.len() < 4)?;
    let other = (number.name.parse::<usize>().ok()? + 1 + random.below(8)).to_string();
    bench.swap(entry, number.start, number.end, &other, "LF4021")
}

fn address_changed(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let value = &*entry.text.value;
    let mut addresses = marks::references(value);
    addresses.extend(marks::figures(value).ids);
    addresses.extend(marks::figures(value).numbers.into_iter().filter(|number| number.name.len() == 4));
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
    let at = bench.blank(entry, random)?;
    let mark = random.pick(&["(", "[", "{", "\u{ab}", ")", "}", ":defense "]);
    bench.swap_anywhere(entry, at, at + 1, &format!(" {mark}"), "LF4032")
}

fn zero_width(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let at = bench.blank(entry, random)?;
    let mark = random.pick(&["\u{200b}", "\u{200d}", "\u{feff}", "\u{ad}", "\u{202e}"]);
    bench.swap(entry, at, at + 1, &format!("{mark} "), "LF4033")
}

fn foreign_letter(bench: &Bench<'_>, random: &mut Random) -> Option<Damaged> {
    let entry = bench.any(random);
    let letters: Vec<(usize, &str)> = entry.text.value.match_indices(['a', 'e', 'o']).collect();
    let (at, letter) = *letters.get(random.below(letters.len().max(1)))?;
    // A word of one letter has no alphabet to mix with.
    let word = words::tokens(&entry.text.value)
        .find(|word| (word.start..word.start + word.text.len()).contains(&at))?;
    let look_alike = match letter {
        "a" => "\u{430}",
        "e" => "\u{435}",
        _ => "\u{43e}",
    };
    (word.text.len() > 2).then(|| bench.swap(entry, at, at + 1, look_alike, "LF4034")).flatten()
}
