//! What can happen to a translation, done by program.

use landfall_project::l10n::{marks, words};

use super::Pair;

/// One kind of damage.
pub struct Damage {
    pub name: &'static str,
    /// The check that must find it.
    pub code: &'static str,
    /// Whether a program can be certain of it; then every one must be found.
    pub certain: bool,
    /// The damaged text; `None` where the sentence has nothing to damage.
    pub apply: fn(&str, &Pair) -> Option<String>,
}

const fn certain(name: &'static str, code: &'static str, apply: fn(&str, &Pair) -> Option<String>) -> Damage {
    Damage { name, code, certain: true, apply }
}

const fn guess(name: &'static str, code: &'static str, apply: fn(&str, &Pair) -> Option<String>) -> Damage {
    Damage { name, code, certain: false, apply }
}

pub const DAMAGES: &[Damage] = &[
    certain("icon dropped", "LF4020", icon_dropped),
    certain("icon swapped", "LF4020", icon_swapped),
    certain("icon invented", "LF4020", icon_invented),
    certain("digit changed", "LF4021", digit_changed),
    certain("number above 1 dropped", "LF4021", number_dropped),
    certain("reference changed", "LF4022", reference_changed),
    certain("card id changed", "LF4022", id_changed),
    certain("quote or bracket dropped", "LF4032", bracket_dropped),
    certain("half an icon", "LF4032", half_icon),
    certain("zero-width character", "LF4033", zero_width),
    certain("letter of another alphabet", "LF4034", foreign_letter),
    certain("tag or placeholder dropped", "LF4036", markup_dropped),
    certain("placeholder added", "LF4036", placeholder_added),
    certain("last quarter cut off", "LF4037", cut_off),
    certain("full stop lost", "LF4037", stop_lost),
    certain("blank at the end", "LF4039", blank_added),
    certain("sentence pasted twice", "LF4038", sentence_doubled),
    certain("line break added", "LF4023", line_added),
    guess("last sentence dropped", "LF4037", sentence_dropped),
    guess("negation lost", "LF4024", negation_lost),
    guess("number word changed", "LF4021", number_word_changed),
];

fn spliced(text: &str, start: usize, end: usize, by: &str) -> String {
    format!("{}{by}{}", &text[..start], &text[end..])
}

fn icon_dropped(_: &str, pair: &Pair) -> Option<String> {
    let icon = marks::icons(&pair.text).pop()?;
    Some(spliced(&pair.text, icon.start, icon.end, ""))
}

fn icon_swapped(_: &str, pair: &Pair) -> Option<String> {
    let icon = marks::icons(&pair.text).into_iter().next()?;
    Some(spliced(&pair.text, icon.start, icon.end, ":biology:"))
}

fn icon_invented(_: &str, pair: &Pair) -> Option<String> {
    let at = middle(&pair.text);
    Some(spliced(&pair.text, at, at, " :biology: "))
}

/// A place in the middle of a text, outside of icons, references and tags.
fn middle(text: &str) -> usize {
    let mut marks = marks::icons(text);
    marks.extend(marks::references(text));
    marks.extend(marks::markup(text));
    let inside = |at: usize| marks.iter().any(|mark| mark.start < at && at < mark.end);
    let places: Vec<usize> = match text.match_indices(' ').count() {
        0 => text.char_indices().map(|(at, _)| at).collect(),
        _ => text.match_indices(' ').map(|(at, _)| at).collect(),
    };
    let places: Vec<usize> = places.into_iter().filter(|at| !inside(*at)).collect();
    places.get(places.len() / 2).copied().unwrap_or(0)
}

fn digit_changed(_: &str, pair: &Pair) -> Option<String> {
    let number = marks::figures(&pair.text).numbers.into_iter().next_back()?;
    let last = pair.text[..number.end].char_indices().next_back()?;
    let digit = last.1.to_digit(10)?;
    Some(spliced(&pair.text, last.0, number.end, &((digit + 3) % 10).to_string()))
}

fn number_dropped(_: &str, pair: &Pair) -> Option<String> {
    let number = marks::figures(&pair.text).numbers.into_iter().next_back()?;
    let in_source = marks::figures(&pair.source).numbers.iter().any(|mark| mark.name == number.name);
    (in_source && number.name != "1").then(|| spliced(&pair.text, number.start, number.end, ""))
}

fn reference_changed(_: &str, pair: &Pair) -> Option<String> {
    let reference = marks::references(&pair.text).pop()?;
    Some(spliced(&pair.text, reference.start, reference.end, "{log 399}"))
}

fn id_changed(_: &str, pair: &Pair) -> Option<String> {
    let id = marks::figures(&pair.text).ids.pop()?;
    Some(spliced(&pair.text, id.start, id.end, "P955"))
}

fn bracket_dropped(_: &str, pair: &Pair) -> Option<String> {
    let marks =
        ['(', '\u{ab}', '\u{bb}', '\u{201c}', '\u{201d}', '\u{201e}', '\u{300c}', '\u{300d}', '\u{ff08}'];
    let (at, mark) = pair.text.char_indices().find(|(_, letter)| marks.contains(letter))?;
    Some(spliced(&pair.text, at, at + mark.len_utf8(), ""))
}

fn half_icon(_: &str, pair: &Pair) -> Option<String> {
    let icon = marks::icons(&pair.text).into_iter().next()?;
    // Before a letter without blanks, the colon that is left may be a colon.
    Some(spliced(&pair.text, icon.end - 1, icon.end, " "))
}

fn zero_width(_: &str, pair: &Pair) -> Option<String> {
    let at = middle(&pair.text);
    Some(spliced(&pair.text, at, at, "\u{200b}"))
}

/// The letters of Latin and Cyrillic words that look the same in the other alphabet.
fn foreign_letter(locale: &str, pair: &Pair) -> Option<String> {
    let alike = [("a", "\u{430}"), ("e", "\u{435}"), ("o", "\u{43e}")];
    let into = |latin: &'static str, cyrillic: &'static str| match locale {
        "ru" => (cyrillic, latin),
        _ => (latin, cyrillic),
    };
    let word = words::tokens(&pair.text).find(|word| {
        word.text.chars().count() > 3 && alike.iter().any(|(a, b)| word.text.contains(into(a, b).0))
    })?;
    let (from, to) = alike.iter().map(|(a, b)| into(a, b)).find(|(from, _)| word.text.contains(from))?;
    let at = word.start + word.text.find(from)?;
    Some(spliced(&pair.text, at, at + from.len(), to))
}

fn markup_dropped(_: &str, pair: &Pair) -> Option<String> {
    let mark = marks::markup(&pair.text).pop()?;
    Some(spliced(&pair.text, mark.start, mark.end, ""))
}

fn placeholder_added(_: &str, pair: &Pair) -> Option<String> {
    let at = middle(&pair.text);
    Some(spliced(&pair.text, at, at, " %s "))
}

/// A text that ends where no sentence does.
fn cut_off(_: &str, pair: &Pair) -> Option<String> {
    if !ends(&pair.source) || pair.text.chars().count() < 12 {
        return None;
    }
    let at = pair.text.char_indices().nth(pair.text.chars().count() * 3 / 4)?.0;
    let kept = pair.text[..at].trim_end_matches(|letter: char| !letter.is_alphanumeric());
    Some(kept.to_owned())
}

fn ends(text: &str) -> bool {
    text.ends_with(['.', '!', '?', '\u{3002}', '\u{ff01}', '\u{ff1f}'])
}

fn stop_lost(_: &str, pair: &Pair) -> Option<String> {
    let kept = pair.text.trim_end_matches(['.', '\u{3002}']);
    (ends(&pair.source) && kept.ends_with(char::is_alphanumeric)).then(|| kept.to_owned())
}

fn blank_added(_: &str, pair: &Pair) -> Option<String> {
    Some(format!("{} ", pair.text))
}

fn sentence_doubled(_: &str, pair: &Pair) -> Option<String> {
    let (start, sentence) = *words::sentences(&pair.text).last()?;
    let sentence = sentence.trim();
    let blank = if sentence.ends_with('\u{3002}') { "" } else { " " };
    let long = sentence.chars().count() >= 12 && ends(sentence);
    long.then(|| format!("{}{sentence}{blank}{sentence}", &pair.text[..start]))
}

fn line_added(_: &str, pair: &Pair) -> Option<String> {
    let at = middle(&pair.text);
    (at > 0).then(|| spliced(&pair.text, at, at, "\n\n"))
}

fn sentence_dropped(_: &str, pair: &Pair) -> Option<String> {
    let sentences = words::sentences(&pair.text);
    let same = words::sentences(&pair.source).len() == sentences.len();
    let (start, _) = *sentences.last().filter(|_| same && sentences.len() > 1)?;
    Some(pair.text[..start].trim_end().to_owned())
}

/// Words that say no, listed here once more so that the check is not measured by itself.
fn negation_lost(locale: &str, pair: &Pair) -> Option<String> {
    let english = ["not", "no", "never", "nothing", "nobody", "neither", "cannot", "without"];
    if !words::tokens(&pair.source).any(|word| english.contains(&word.text.to_lowercase().as_str())) {
        return None;
    }
    let inside = |list: &[&str]| -> Option<String> {
        let (at, word) = list.iter().find_map(|word| pair.text.find(word).map(|at| (at, *word)))?;
        Some(spliced(&pair.text, at, at + word.len(), ""))
    };
    match locale {
        "zh" => return inside(&["不", "没", "無", "无"]),
        "ja" => return inside(&["ない", "ません"]),
        "ko" => return inside(&["지 않", "없", "못"]),
        _ => {}
    }
    let list: &[&str] = match locale {
        "it" => &["non", "nessuno", "nulla", "senza", "nessun"],
        "de" => &["nicht", "kein", "keine", "keinen", "niemand", "nie", "nichts", "ohne", "keiner"],
        "fr" => &["ne", "n", "pas", "jamais", "rien", "personne", "aucun", "sans"],
        "es" => &["no", "nadie", "nunca", "nada", "sin", "ninguno"],
        "pl" => &["nie", "nikt", "nigdy", "nic", "bez", "żaden"],
        _ => &["не", "никто", "никогда", "ничего", "нет", "без", "нельзя", "ни"],
    };
    let mut text = pair.text.clone();
    for word in words::tokens(&pair.text).collect::<Vec<_>>().into_iter().rev() {
        if list.contains(&word.text.to_lowercase().as_str()) {
            text.replace_range(word.start..word.start + word.text.len(), "");
        }
    }
    (text != pair.text).then_some(text)
}

/// Six becomes nine, and the other way round.
fn number_word_changed(locale: &str, pair: &Pair) -> Option<String> {
    let (from, to) = match locale {
        "it" => (["cinque", "sette", "otto", "dieci"], "nove"),
        "de" => (["fünf", "sieben", "sechs", "zehn"], "neun"),
        "fr" => (["cinq", "sept", "six", "dix"], "onze"),
        "es" => (["cinco", "siete", "seis", "diez"], "nueve"),
        "pl" => (["pięć", "siedem", "sześć", "dziesięć"], "dziewięć"),
        "ru" => (["пять", "семь", "шесть", "десять"], "девять"),
        _ => return None,
    };
    let word = words::tokens(&pair.text).find(|word| from.contains(&word.text.to_lowercase().as_str()))?;
    Some(spliced(&pair.text, word.start, word.start + word.text.len(), to))
}
