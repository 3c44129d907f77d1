//! Small grammar, so that messages read aloud.

/// The word with its article: `a log`, `an action`.
pub fn a(word: &str) -> String {
    let vowel = word.starts_with(|c: char| "aeiou".contains(c.to_ascii_lowercase()));
    // `unique` and its kin begin with the sound of a consonant.
    let article = if vowel && !word.starts_with("uni") { "an" } else { "a" };
    format!("{article} {word}")
}

#[cfg(test)]
mod tests {
    use super::a;

    #[test]
    fn the_sound_decides() {
        assert_eq!(
            [a("log"), a("action"), a("unique-discovery")],
            ["a log", "an action", "a unique-discovery"]
        );
    }
}
