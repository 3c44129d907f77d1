//! Words and sentences.

use icu_segmenter::SentenceSegmenter;
use icu_segmenter::options::SentenceBreakInvariantOptions;

use crate::script::is_unspaced;

/// A word and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Token<'t> {
    pub text: &'t str,
    pub start: usize,
}

/// The words of a text. Icons and references are no words.
pub fn tokens(text: &str) -> impl Iterator<Item = Token<'_>> {
    let mut at = 0;
    // Behind this no brace is closed.
    let mut unclosed = usize::MAX;
    std::iter::from_fn(move || next(text, &mut at, &mut unclosed))
}

/// The words of a text, in a list with room for as many as a text of this length has.
pub fn all(text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::with_capacity(text.len() / 5 + 1);
    let (mut at, mut unclosed) = (0, usize::MAX);
    while let Some(token) = next(text, &mut at, &mut unclosed) {
        found.push(token);
    }
    found
}

#[inline]
fn next<'t>(text: &'t str, at: &mut usize, unclosed: &mut usize) -> Option<Token<'t>> {
    let bytes = text.as_bytes();
    loop {
        let start = *at;
        let first = *bytes.get(start)?;
        // Most words are of plain letters alone.
        let mut end = start;
        while bytes.get(end).is_some_and(|byte| PLAIN[usize::from(*byte)]) {
            end += 1;
        }
        if bytes.get(end).is_some_and(|byte| !byte.is_ascii()) {
            end = start + word_length(text, start);
        }
        if end > start {
            *at = end;
            return Some(Token { text: &text[start..end], start });
        }
        *at += match first {
            b'{' if start >= *unclosed => 1,
            b'{' => match text[start..].find('}') {
                Some(end) => end + 1,
                None => {
                    *unclosed = start;
                    1
                }
            },
            b':' => crate::marks::icon_at(text, start).map_or(1, |name| name.len() + 2),
            _ if first.is_ascii() => 1,
            _ => text[start..].chars().next().map_or(1, char::len_utf8),
        };
    }
}

/// Letters and digits of ASCII.
pub(crate) static PLAIN: [bool; 256] = {
    let mut plain = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        plain[byte] = (byte as u8).is_ascii_alphanumeric();
        byte += 1;
    }
    plain
};

/// How long the word is that begins at `at`; 0 when none does. Most letters of most texts are ASCII, and those
/// need no decoding. A word ends where a script without blanks begins: `P901` in `P901\u{306e}`.
fn word_length(text: &str, at: usize) -> usize {
    let bytes = text.as_bytes();
    let mut end = at;
    let mut unspaced = None;
    while let Some(byte) = bytes.get(end) {
        if byte.is_ascii_alphanumeric() {
            if *unspaced.get_or_insert(false) {
                break;
            }
            end += 1;
            while bytes.get(end).is_some_and(u8::is_ascii_alphanumeric) {
                end += 1;
            }
            continue;
        }
        let letter = match byte.is_ascii() {
            true => None,
            false => text[end..].chars().next(),
        };
        let combining = |letter: &char| end > at && matches!(letter, '\u{300}'..='\u{36f}');
        let letter = letter.filter(|letter| letter.is_alphanumeric() || combining(letter));
        match letter.filter(|letter| {
            combining(letter) || *unspaced.get_or_insert(is_unspaced(*letter)) == is_unspaced(*letter)
        }) {
            Some(letter) => end += letter.len_utf8(),
            None => break,
        }
    }
    end - at
}

/// Whether a word of a list, which is in lower case, is this word of a text, in any case.
pub fn same_word(listed: &str, word: &str) -> bool {
    listed.len() == word.len()
        && match word.is_ascii() {
            true => listed.eq_ignore_ascii_case(word),
            false => listed == word.to_lowercase(),
        }
}

/// Whether a word of a text begins with a stem, which is in lower case.
pub fn begins(word: &str, stem: &str) -> bool {
    word.get(..stem.len()).is_some_and(|begin| same_word(stem, begin))
}

/// Whether nothing of its sentence stands before `at`.
pub fn starts_sentence(text: &str, at: usize) -> bool {
    let before = text[..at].trim_end_matches(|c: char| c.is_whitespace() && c != '\n');
    let before = before.trim_end_matches([
        '"', '\u{201c}', '\u{ab}', '\u{2018}', '(', '[', '\'', '\u{2014}', '-', '\u{2013}',
    ]);
    let before = before.trim_end_matches(' ');
    before.is_empty() || before.ends_with(['.', '!', '?', '\n', ':', '\u{2026}', ';'])
}

/// Sentences with their offsets, as Unicode has them in every script.
pub fn sentences(text: &str) -> Vec<(usize, &str)> {
    if is_one_sentence(text) {
        return if text.chars().any(char::is_alphanumeric) { vec![(0, text)] } else { Vec::new() };
    }
    let segmenter = SentenceSegmenter::new(SentenceBreakInvariantOptions::default());
    let mut found: Vec<(usize, &str)> = Vec::new();
    let mut start = 0;
    for end in segmenter.segment_str(text).skip(1) {
        let sentence = &text[start..end];
        if sentence.chars().any(char::is_alphanumeric) {
            found.push((start, sentence));
        }
        start = end;
    }
    found
}

/// Whether nothing in a text can end a sentence but its last letters. Only marks and letters that are known to do nothing
/// else are looked at: the rest is for Unicode to say.
fn is_one_sentence(text: &str) -> bool {
    let body = text.trim_end_matches(['.', '!', '?', ' ']);
    body.chars().all(|letter| match letter {
        '.' | '!' | '?' | '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' => false,
        '\u{2013}' | '\u{2014}' | '\u{2018}' | '\u{2019}' | '\u{201c}' | '\u{201d}' => true,
        letter => letter < '\u{250}',
    })
}

/// Where the words of `form` stand in a text, one after the other, each in any inflection: the last letters
/// may differ. Glossaries list one form, texts use many.
pub fn find_inflected(form: &str, tokens: &[Token<'_>]) -> Option<(usize, usize)> {
    let wanted: Vec<String> = self::tokens(form).map(|token| token.text.to_lowercase()).collect();
    if wanted.is_empty() {
        return None;
    }
    tokens.windows(wanted.len()).find_map(|window| {
        let fits = window.iter().zip(&wanted).all(|(token, word)| is_inflection(token.text, word));
        let last = window.last()?;
        fits.then(|| (window[0].start, last.start + last.text.len()))
    })
}

/// What every text has that holds a form: the middle of its first word. A quick look, before any word is parted.
pub fn middle(form: &str) -> Option<&str> {
    let mut letters = tokens(form).next()?.text.chars();
    letters.next();
    Some(stem(letters.as_str()))
}

/// Whether a word of a text shares its stem with one in lower case: `Indizi` and `indizio`, `collegati` and
/// `collegato`.
pub fn is_inflection(word: &str, of: &str) -> bool {
    if same_word(of, word) {
        return true;
    }
    let stem = stem(of);
    let count = |text: &str| text.chars().count();
    begins(word, stem) && count(stem) >= 3 && count(word) <= count(of) + 2
}

fn stem(word: &str) -> &str {
    let trimmed = word.trim_end_matches(|c: char| "aeiou\u{e0}\u{e8}\u{e9}\u{ec}\u{f2}\u{f9}".contains(c));
    let trimmed = trimmed.strip_suffix('h').unwrap_or(trimmed);
    if trimmed.chars().count() >= 3 { trimmed } else { word }
}

/// How English makes many of one: `Lead`, `Leads`; `Discovery`, `Discoveries`.
pub fn english_plurals(name: &str) -> Vec<String> {
    let mut plurals = vec![format!("{name}s")];
    if let Some(stem) = name.strip_suffix('y') {
        plurals.push(format!("{stem}ies"));
    }
    if name.ends_with(['s', 'x', 'h']) {
        plurals.push(format!("{name}es"));
    }
    if let Some(stem) = name.strip_suffix(" die").or_else(|| name.strip_suffix(" Die")) {
        plurals.push(format!("{stem} dice"));
    }
    plurals
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_leave_icons_and_references_out() {
        let words: Vec<_> =
            tokens("Go to {log 12}: spend :die: or l'Indizio, \u{e8} 3.").map(|token| token.text).collect();
        assert_eq!(words, ["Go", "to", "spend", "or", "l", "Indizio", "\u{e8}", "3"]);
    }

    #[test]
    fn sentences_end_at_stops_and_line_breaks() {
        let parts =
            |text| -> Vec<&str> { sentences(text).into_iter().map(|(_, text)| text.trim()).collect() };
        let found = parts("One. Two 1.5 m?\n\nThree \"Yes.\" He");
        assert_eq!(found, ["One.", "Two 1.5 m?", "Three \"Yes.\"", "He"]);
        assert_eq!(parts("弃掉1个骰子。然后休息！"), ["弃掉1个骰子。", "然后休息！"]);
    }

    #[test]
    fn inflected_forms_are_found() {
        let text = "nei Settori Collegati";
        let words: Vec<_> = tokens(text).collect();
        let (start, end) = find_inflected("Settore Collegato", &words).unwrap();
        assert_eq!(&text[start..end], "Settori Collegati");
        assert!(find_inflected("Sezione", &words).is_none());
        assert!(is_inflection("indizi", "indizio") && !is_inflection("indirizzo", "indizio"));
    }
}
