//! Text of a pack in documents for programs and spreadsheets: letters that terminals obey are written as what they are.

/// Whether a terminal obeys a letter, or turns what follows around.
pub fn is_hidden(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A document of JSON as it is, but for letters that JSON leaves alone and terminals obey. They occur only inside
/// strings, where they may be written as numbers.
pub fn json_safe(document: &str) -> String {
    let mut out = String::with_capacity(document.len());
    for letter in document.chars() {
        match letter {
            '\n' => out.push(letter),
            letter if is_hidden(letter) => out.push_str(&format!("\\u{:04x}", letter as u32)),
            letter => out.push(letter),
        }
    }
    out
}

/// A cell of a table. Lines and tabs stay.
pub(crate) fn cell(text: &str) -> String {
    let shown = |letter: char| match letter {
        '\n' | '\t' => letter,
        letter if is_hidden(letter) => char::REPLACEMENT_CHARACTER,
        letter => letter,
    };
    text.chars().map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NASTY: &str = "a\n::error::b\u{1b}[2J\u{7}\u{202e}\u{9b}\u{2066}c";

    #[test]
    fn json_says_the_same_without_letters_that_terminals_obey() {
        let document = json_safe(&serde_json::to_string(NASTY).unwrap());
        assert!(document.is_ascii(), "{document}");
        assert_eq!(serde_json::from_str::<String>(&document).unwrap(), NASTY);
    }

    #[test]
    fn cells_hold_no_letters_that_terminals_obey() {
        assert_eq!(cell(NASTY), "a\n::error::b\u{fffd}[2J\u{fffd}\u{fffd}\u{fffd}\u{fffd}c");
    }
}
