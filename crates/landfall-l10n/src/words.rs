//! Words, sentences and the little that is known about languages.

/// A word and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Token<'t> {
    pub text: &'t str,
    pub start: usize,
}

/// The words of a text. Icons and references are no words.
pub fn tokens(text: &str) -> impl Iterator<Item = Token<'_>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let rest = text.get(at..)?;
            let first = rest.chars().next()?;
            if first.is_alphanumeric() {
                let length = rest
                    .char_indices()
                    .find(|(_, c)| !(c.is_alphanumeric() || matches!(c, '\u{300}'..='\u{36f}')))
                    .map_or(rest.len(), |(length, _)| length);
                let token = Token { text: &rest[..length], start: at };
                at += length;
                return Some(token);
            }
            let mark = match first {
                '{' => rest.find('}').map(|end| end + 1),
                ':' => crate::marks::icon_at(text, at).map(|name| name.len() + 2),
                _ => None,
            };
            at += mark.unwrap_or(first.len_utf8());
        }
    })
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

/// What a checker knows about a language beside the glossary.
#[derive(Debug)]
pub struct Language {
    /// Words that turn a sentence round, in lower case.
    negations: &'static [&'static str],
    /// Beginnings of such words.
    stems: &'static [&'static str],
}

/// `None` for a language nobody has described yet; checks that need it are silent then.
pub fn language(locale: &str) -> Option<&'static Language> {
    static ENGLISH: Language = Language {
        negations: &[
            "not", "no", "never", "nothing", "nobody", "none", "nowhere", "neither", "nor", "cannot",
            "without", "t",
        ],
        stems: &[],
    };
    static ITALIAN: Language = Language {
        negations: &[
            "non", "no", "n\u{e9}", "mai", "niente", "nulla", "senza", "neanche", "nemmeno", "neppure",
        ],
        stems: &["nessun"],
    };
    static GERMAN: Language = Language {
        negations: &[
            "nicht", "nie", "niemals", "nichts", "niemand", "nirgends", "ohne", "weder", "noch", "nein",
        ],
        stems: &["kein", "niemand"],
    };
    static FRENCH: Language = Language {
        negations: &["ne", "n", "pas", "jamais", "rien", "sans", "ni", "non", "aucun", "aucune", "personne"],
        stems: &[],
    };
    static SPANISH: Language = Language {
        negations: &["no", "nunca", "nada", "nadie", "sin", "ni", "tampoco", "jam\u{e1}s"],
        stems: &["ning"],
    };
    match locale.split(['-', '_']).next()? {
        "en" => Some(&ENGLISH),
        "it" => Some(&ITALIAN),
        "de" => Some(&GERMAN),
        "fr" => Some(&FRENCH),
        "es" => Some(&SPANISH),
        _ => None,
    }
}

impl Language {
    /// The negations in a text.
    pub fn negations<'t>(&self, text: &'t str) -> Vec<Token<'t>> {
        let negates = |token: &Token<'_>| {
            if token.text.len() > 10 {
                return false;
            }
            let word = token.text.to_lowercase();
            // The end of `don't`; any other lonely `t` is a letter.
            let contraction = word != "t" || text[..token.start].ends_with(['\'', '\u{2019}']);
            (self.negations.contains(&word.as_str()) && contraction)
                || self.stems.iter().any(|stem| word.starts_with(stem))
        };
        tokens(text).filter(negates).collect()
    }
}

/// Where the words of `form` stand in a text, one after the other, each in any inflection: the last letters
/// may differ. Glossaries list one form, texts use many.
pub fn find_inflected(form: &str, tokens: &[Token<'_>]) -> Option<(usize, usize)> {
    let wanted: Vec<String> = self::tokens(form).map(|token| token.text.to_lowercase()).collect();
    if wanted.is_empty() {
        return None;
    }
    tokens.windows(wanted.len()).find_map(|window| {
        let fits =
            window.iter().zip(&wanted).all(|(token, word)| is_inflection(&token.text.to_lowercase(), word));
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

/// Whether two words share their stem: `indizi` and `indizio`, `collegati` and `collegato`.
pub fn is_inflection(word: &str, of: &str) -> bool {
    if word == of {
        return true;
    }
    let stem = stem(of);
    let count = |text: &str| text.chars().count();
    count(stem) >= 3 && word.starts_with(stem) && count(word) <= count(of) + 2
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

    #[test]
    fn contractions_negate() {
        let english = language("en").unwrap();
        assert_eq!(english.negations("You don't, and can\u{2019}t; at T minus 3").len(), 2);
        assert_eq!(language("it-IT").unwrap().negations("Nessuna luce, non qui").len(), 2);
        assert!(language("tlh").is_none());
    }
}
