//! Words and sentences.

/// A word and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Token<'t> {
    pub text: &'t str,
    pub start: usize,
}

/// The words of a text. Icons and references are no words.
pub fn tokens(text: &str) -> impl Iterator<Item = Token<'_>> {
    let bytes = text.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let first = *bytes.get(at)?;
            let length = match first {
                b'{' => text[at..].find('}').map_or(1, |end| end + 1),
                b':' => crate::marks::icon_at(text, at).map_or(1, |name| name.len() + 2),
                _ => match word_length(text, at) {
                    0 => text[at..].chars().next().map_or(1, char::len_utf8),
                    length => {
                        let token = Token { text: &text[at..at + length], start: at };
                        at += length;
                        return Some(token);
                    }
                },
            };
            at += length;
        }
    })
}

/// How long the word is that begins at `at`; 0 when none does. Most letters of most texts are ASCII, and those
/// are told apart without decoding them.
fn word_length(text: &str, at: usize) -> usize {
    let bytes = text.as_bytes();
    let mut end = at;
    while let Some(byte) = bytes.get(end) {
        if byte.is_ascii_alphanumeric() {
            end += 1;
            continue;
        }
        let letter = match byte.is_ascii() {
            true => None,
            false => text[end..].chars().next(),
        };
        let combining = |letter: &char| end > at && matches!(letter, '\u{300}'..='\u{36f}');
        match letter.filter(|letter| letter.is_alphanumeric() || combining(letter)) {
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

/// Sentences with their offsets.
pub fn sentences(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut start = 0;
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let ends = match letter {
            '\n' => true,
            '.' | '!' | '?' | '\u{2026}' => letters
                .peek()
                .is_none_or(|(_, next)| next.is_whitespace() || "\"\u{201d}\u{bb})'\u{2019}".contains(*next)),
            _ => false,
        };
        if ends && !(letter == '.' && is_initial(&text[..at])) {
            let end = at + letter.len_utf8();
            if text[start..end].chars().any(char::is_alphanumeric) {
                found.push((start, &text[start..end]));
            }
            start = end;
        }
    }
    if text[start..].chars().any(char::is_alphanumeric) {
        found.push((start, &text[start..]));
    }
    found
}

/// Whether a text ends in the initial of a name, which a dot does not end: `J. Doe`.
fn is_initial(before: &str) -> bool {
    let mut letters = before.chars().rev();
    letters.next().is_some_and(|c| c.is_ascii_uppercase())
        && !letters.next().is_some_and(char::is_alphanumeric)
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

/// Whether a text may hold a form: a quick look for the middle of its first word, before any word is parted.
pub fn may_hold(text: &str, form: &str) -> bool {
    let Some(first) = tokens(form).next() else { return false };
    let mut letters = first.text.chars();
    letters.next();
    text.contains(stem(letters.as_str()))
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
        let found: Vec<_> = sentences("One. Two 1.5 m?\n\nThree Ann. 28 \"Yes.\" He")
            .into_iter()
            .map(|(_, text)| text.trim())
            .collect();
        assert_eq!(found, ["One.", "Two 1.5 m?", "Three Ann.", "28 \"Yes.", "\" He"]);
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
