//! Ids made of several parts: `MIS-##`, `OTK-[ROB]-##`, `STA-(ENG|LAB)-[1-3]`, `FAC-*`.

use std::ops::Range;

use crate::id_pattern::{digit, latin};
use crate::types::IdPart;

/// More parts than any printed id has.
const MOST_PARTS: usize = 16;
/// Longer than any printed id. What is longer is no id, and need not be measured.
const LONGEST: usize = 64;

/// What is wrong with a template, and where in its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TemplateMistake {
    pub place: Range<usize>,
    pub why: &'static str,
    pub help: String,
}

/// Reads a template. One without any place to fill would name a single card, so it is none.
pub(crate) fn parse(text: &str) -> Result<Vec<IdPart>, TemplateMistake> {
    let mut parts: Vec<IdPart> = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let len = match first {
            '#' => rest.len() - rest.trim_start_matches('#').len(),
            '[' | '(' => closed(text, at)?,
            '*' => 1,
            c if is_plain(c) => rest.find(|c| !is_plain(c)).unwrap_or(rest.len()),
            c => {
                let help = "use letters, digits, `-`, `##`, `[AB]`, `(ONE|TWO)` and `*`".to_owned();
                return Err(TemplateMistake {
                    place: at..at + c.len_utf8(),
                    why: "no id can hold this",
                    help,
                });
            }
        };
        let place = at..at + len;
        let part = match first {
            '#' if len > 9 => {
                let help = "nine digits are enough for any box".to_owned();
                return Err(TemplateMistake { place, why: "too many digits", help });
            }
            '#' => IdPart::Digits { width: len as u8, open: false },
            '[' => IdPart::OneOf(letters(text, place.clone())?),
            '(' => IdPart::OneOf(words(text, place.clone())?),
            '*' => IdPart::Any,
            _ => IdPart::Text(rest[..len].to_owned()),
        };
        if part == IdPart::Any && matches!(parts.last(), Some(IdPart::Any | IdPart::Digits { .. })) {
            let help = "put a `-` between them".to_owned();
            return Err(TemplateMistake {
                place,
                why: "ambiguous: nothing separates this from the part before it",
                help,
            });
        }
        parts.push(part);
        at += len;
    }
    if let Some(IdPart::Text(first)) = parts.first()
        && first.starts_with(['-', '_'])
    {
        let help = "begin with a letter or a digit".to_owned();
        return Err(TemplateMistake { place: 0..1, why: "a word cannot begin like this", help });
    }
    if parts.len() > MOST_PARTS || text.len() > LONGEST {
        let help = "ids are read out loud at the table: make them shorter".to_owned();
        return Err(TemplateMistake { place: 0..text.len(), why: "too long for an id", help });
    }
    let open = parts.iter_mut().rev().find_map(|part| match part {
        IdPart::Digits { open, .. } => Some(open),
        _ => None,
    });
    if let Some(open) = open {
        *open = true;
    }
    Ok(parts)
}

fn is_plain(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '-' | '_')
}

/// How long the brackets that open at `at` are.
fn closed(text: &str, at: usize) -> Result<usize, TemplateMistake> {
    let close = if text[at..].starts_with('[') { ']' } else { ')' };
    text[at..].find(close).map(|end| end + 1).ok_or_else(|| TemplateMistake {
        place: at..text.len(),
        why: "this is not closed",
        help: format!("add `{close}`"),
    })
}

/// `[ROB]`, `[1-3]`.
fn letters(text: &str, place: Range<usize>) -> Result<Vec<String>, TemplateMistake> {
    let inner: Vec<char> = text[place.start + 1..place.end - 1].chars().collect();
    let mut found: Vec<char> = Vec::new();
    let mut rest = inner.as_slice();
    while let [first, after @ ..] = rest {
        let alike = |a: char, b: char| {
            (a.is_ascii_digit() && b.is_ascii_digit()) || (a.is_ascii_uppercase() && b.is_ascii_uppercase())
        };
        let (letters, after) = match after {
            ['-', last, after @ ..] if alike(*first, *last) && first <= last => (*first..=*last, after),
            _ if first.is_ascii_alphanumeric() => (*first..=*first, after),
            _ => {
                let help = "write letters and digits, such as `[ROB]` or `[1-3]`".to_owned();
                return Err(TemplateMistake { place, why: "not a choice of letters", help });
            }
        };
        found.extend(letters);
        rest = after;
    }
    choices(found.into_iter().map(String::from).collect(), place, "[ROB]")
}

/// `(ONE|TWO)`.
fn words(text: &str, place: Range<usize>) -> Result<Vec<String>, TemplateMistake> {
    let inner = &text[place.start + 1..place.end - 1];
    let found: Vec<String> = inner.split('|').map(|word| word.trim().to_owned()).collect();
    let fits = |word: &String| !word.is_empty() && word.chars().all(is_plain);
    if !found.iter().all(fits) {
        let help = "write words with `|` between them, such as `(ONE|TWO)`".to_owned();
        return Err(TemplateMistake { place, why: "not a choice of words", help });
    }
    choices(found, place, "(ENG|LAB)")
}

fn choices(found: Vec<String>, place: Range<usize>, form: &str) -> Result<Vec<String>, TemplateMistake> {
    if found.is_empty() {
        let help = format!("write what is allowed here, as in `{form}`");
        return Err(TemplateMistake { place, why: "nothing can be chosen here", help });
    }
    if let Some(twice) = found.iter().enumerate().find(|(at, word)| found[..*at].contains(word)) {
        let help = format!("write `{}` once", twice.1);
        return Err(TemplateMistake { place, why: "a duplicate", help });
    }
    Ok(found)
}

/// The id that `text` is, or surely was meant to be: other padding, small letters, a letter O for a zero, a
/// dash that was left out.
pub(crate) fn normal(parts: &[IdPart], text: &str) -> Option<String> {
    if text.len() > LONGEST {
        return None;
    }
    // How far each reading has come in `text`, and what it should have been up to there.
    let mut readings: Vec<(usize, String)> = vec![(0, String::new())];
    for part in parts {
        let mut next: Vec<(usize, String)> = Vec::new();
        for (at, so_far) in &readings {
            for (len, piece) in pieces(part, &text[*at..]) {
                let reading = (at + len, format!("{so_far}{piece}"));
                let as_written = text[..reading.0] == reading.1;
                match next.iter().position(|other| other.0 == reading.0) {
                    None => next.push(reading),
                    // What needs no correction comes before what does.
                    Some(other) if as_written => next[other] = reading,
                    Some(_) => {}
                }
            }
        }
        readings = next;
    }
    readings.into_iter().find(|(at, _)| *at == text.len()).map(|(_, normal)| normal)
}

/// What of `text` may be this part: how much of it, and how it should be written.
fn pieces(part: &IdPart, text: &str) -> Vec<(usize, String)> {
    match part {
        IdPart::Text(plain) => loose(plain, text).map(|len| (len, plain.clone())).into_iter().collect(),
        IdPart::OneOf(choices) => {
            choices.iter().filter_map(|choice| loose(choice, text).map(|len| (len, choice.clone()))).collect()
        }
        IdPart::Digits { width, open } => digits(usize::from(*width), *open, text),
        IdPart::Any => {
            let mut found = Vec::new();
            let mut normal = String::new();
            for (at, c) in text.char_indices().map(|(at, c)| (at, (c, latin(c)))) {
                if !c.1.is_ascii_alphanumeric() {
                    break;
                }
                normal.push(c.1.to_ascii_uppercase());
                found.push((at + c.0.len_utf8(), normal.clone()));
            }
            found
        }
    }
}

/// How much of `text` is `plain`, whatever the case and whichever marks part its words.
fn loose(plain: &str, text: &str) -> Option<usize> {
    let is_mark = |c: char| matches!(c, '-' | '_' | '.');
    let mut rest = text;
    let mut after_letter = false;
    for expected in plain.chars() {
        let first = rest.chars().next();
        match first {
            Some(first) if is_mark(expected) && is_mark(first) => rest = &rest[1..],
            // `MIS01` lacks its dash. Between digits one could not tell where it belongs.
            _ if is_mark(expected) && after_letter => {}
            Some(first) if latin(first).eq_ignore_ascii_case(&expected) => rest = &rest[first.len_utf8()..],
            _ => return None,
        }
        after_letter = expected.is_ascii_alphabetic();
    }
    Some(text.len() - rest.len())
}

fn digits(width: usize, open: bool, text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut read = String::new();
    let mut real = false;
    for (at, c) in text.char_indices() {
        let Some(number) = digit(c) else { break };
        read.push(number);
        // At least one digit must be a digit, or every short word would be a number in disguise.
        real |= c.is_ascii_digit();
        let bare = read.trim_start_matches('0');
        if real && (open || bare.len() <= width) {
            found.push((at + c.len_utf8(), format!("{bare:0>width$}")));
        }
    }
    found
}

/// `OTK-R-01`.
pub(crate) fn example(parts: &[IdPart]) -> String {
    let piece = |part: &IdPart| match part {
        IdPart::Text(plain) => plain.clone(),
        IdPart::Digits { width, .. } => format!("{:0>width$}", 1, width = usize::from(*width)),
        IdPart::OneOf(choices) => choices.first().cloned().unwrap_or_default(),
        IdPart::Any => "ABC".to_owned(),
    };
    parts.iter().map(piece).collect()
}

/// In words: `OTK-`, `R`, `O` or `B`, `-` and at least two digits.
pub(crate) fn describe(parts: &[IdPart]) -> String {
    let pieces: Vec<String> = parts.iter().map(describe_part).collect();
    match pieces.as_slice() {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

fn describe_part(part: &IdPart) -> String {
    match part {
        IdPart::Text(plain) => format!("`{plain}`"),
        IdPart::Digits { width: 1, open: true } => "a number".to_owned(),
        IdPart::Digits { width: 1, .. } => "a digit".to_owned(),
        IdPart::Digits { width, open } => {
            let least = if *open { "at least " } else { "" };
            format!("{least}{} digits", crate::id_pattern::number_word(*width))
        }
        IdPart::OneOf(choices) => {
            let named: Vec<String> = choices.iter().map(|choice| format!("`{choice}`")).collect();
            match named.as_slice() {
                [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
                named => named.concat(),
            }
        }
        IdPart::Any => "capital letters or digits".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::IdPattern;
    use crate::{IdMatch, id_pattern};

    fn template(text: &str) -> IdPattern {
        IdPattern::parse(text).unwrap()
    }

    fn mistake(text: &str) -> (Range<usize>, &'static str) {
        let mistake = id_pattern::parse(text).unwrap_err();
        (mistake.place, mistake.why)
    }

    #[test]
    fn templates_hold_letters_digits_and_choices() {
        for (form, good) in [
            ("MIS-##", &["MIS-01", "MIS-99", "MIS-100"][..]),
            ("OBJ-##-##", &["OBJ-01-02", "OBJ-01-102"]),
            ("OTK-[ROB]-##", &["OTK-R-01", "OTK-B-12"]),
            ("FAC-*", &["FAC-LAB", "FAC-7", "FAC-LAB2"]),
            ("SLV-[1-3]", &["SLV-1", "SLV-3"]),
            ("STA-(ENG|LAB|RND|DSP)-[1-3]", &["STA-ENG-1", "STA-DSP-3"]),
            ("RVR-(FROGGY|SCORPIO)", &["RVR-FROGGY", "RVR-SCORPIO"]),
        ] {
            let pattern = template(form);
            for id in good {
                assert_eq!(pattern.matches(id), IdMatch::Ok, "{form} {id}");
            }
            assert_eq!(pattern.matches(&pattern.example()), IdMatch::Ok, "{form}");
            assert!(pattern.has_prefix(), "{form}");
        }
        for (form, bad) in [
            ("MIS-##", &["MIS", "MIS-", "MIS-AB", "OBJ-01", "MIS-01-02", "", "é", "MIS-01é"][..]),
            ("OBJ-##-##", &["OBJ-101-02", "OBJ-01"]),
            ("OTK-[ROB]-##", &["OTK-X-01"]),
            ("FAC-*", &["FAC-", "FAC-A-B"]),
            ("SLV-[1-3]", &["SLV-4", "SLV-"]),
        ] {
            for id in bad {
                assert_eq!(template(form).matches(id), IdMatch::No, "{form} {id}");
            }
        }
        assert_eq!(template("MIS-##").matches(&"MIS-".repeat(1000)), IdMatch::No);
    }

    #[test]
    fn nearly_right_ids_have_a_normal_form() {
        for (form, written, meant) in [
            ("MIS-##", "mis-01", "MIS-01"),
            ("MIS-##", "MIS-1", "MIS-01"),
            ("MIS-##", "MIS-001", "MIS-01"),
            ("MIS-##", "MIS01", "MIS-01"),
            ("MIS-##", "MIS_01", "MIS-01"),
            ("MIS-##", "MIS-O1", "MIS-01"),
            ("MIS-##", "МIS-01", "MIS-01"),
            ("OBJ-##-##", "OBJ-1-2", "OBJ-01-02"),
            ("OBJ-##-##", "obj-001-2", "OBJ-01-02"),
            ("FAC-*", "fac-lab", "FAC-LAB"),
            ("STA-(ENG|LAB)-[1-3]", "sta-lab-2", "STA-LAB-2"),
        ] {
            assert_eq!(template(form).matches(written), IdMatch::Normal(meant.into()), "{form} {written}");
        }
    }

    #[test]
    fn a_bad_template_says_where() {
        assert_eq!(mistake("OTK-[ROB-##"), (4..11, "this is not closed"));
        assert_eq!(mistake("STA-(ENG|LAB"), (4..12, "this is not closed"));
        assert_eq!(mistake("OTK-[]-##"), (4..6, "nothing can be chosen here"));
        assert_eq!(mistake("OTK-[RR]-##"), (4..8, "a duplicate"));
        assert_eq!(mistake("OTK-[3-1]-##"), (4..9, "not a choice of letters"));
        assert_eq!(mistake("STA-(ENG||LAB)-#"), (4..14, "not a choice of words"));
        assert_eq!(mistake("MIS ##"), (3..4, "no id can hold this"));
        assert_eq!(mistake("MIS-é##"), (4..6, "no id can hold this"));
        assert_eq!(mistake("FAC-**"), (5..6, "ambiguous: nothing separates this from the part before it"));
        assert_eq!(mistake("FAC-##*"), (6..7, "ambiguous: nothing separates this from the part before it"));
        assert_eq!(mistake("-##"), (0..1, "a word cannot begin like this"));
        assert_eq!(mistake("MIS-##########"), (4..14, "too many digits"));
        assert_eq!(mistake("MIS"), (0..3, "nothing in it changes, so there could be only one"));
    }

    #[test]
    fn templates_explain_themselves() {
        assert_eq!(template("OTK-[RO]-##").describe(), "`OTK-`, `R` or `O`, `-` and at least two digits");
        assert_eq!(template("FAC-*").describe(), "`FAC-` and capital letters or digits");
        assert_eq!(template("SLV-[1-3]").describe(), "`SLV-` and `1`, `2` or `3`");
        assert_eq!(template("OBJ-##-##").describe(), "`OBJ-`, two digits, `-` and at least two digits");
    }
}
