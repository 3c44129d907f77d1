//! Small grammar, so that messages read aloud.

/// The word with its article: `a log`, `an action`.
pub fn a(word: &str) -> String {
    let vowel = word.starts_with(|c: char| "aeiou".contains(c.to_ascii_lowercase()));
    // `unique` and its kin begin with the sound of a consonant.
    let article = if vowel && !word.starts_with("uni") { "an" } else { "a" };
    format!("{article} {word}")
}

/// How many there are: `1 log`, `3 boxes`, `2 cavern spaces`.
pub fn counted(count: usize, name: &str) -> String {
    let name = name.replace('-', " ");
    if count == 1 {
        return format!("1 {name}");
    }
    let end = if name.ends_with(['s', 'x']) || name.ends_with("ch") { "es" } else { "s" };
    match name.strip_suffix('y').filter(|stem| !stem.ends_with(['a', 'e', 'o', 'u'])) {
        Some(stem) => format!("{count} {stem}ies"),
        None => format!("{count} {name}{end}"),
    }
}

#[cfg(test)]
mod tests {
    use super::{a, counted};

    #[test]
    fn one_of_them_has_no_ending() {
        let said = [(0, "log"), (1, "box"), (3, "box"), (2, "cavern-space"), (2, "entry"), (2, "way")];
        let said = said.map(|(count, name)| counted(count, name));
        assert_eq!(said, ["0 logs", "1 box", "3 boxes", "2 cavern spaces", "2 entries", "2 ways"]);
    }

    #[test]
    fn the_sound_decides() {
        assert_eq!(
            [a("log"), a("action"), a("unique-discovery")],
            ["a log", "an action", "a unique-discovery"]
        );
    }
}
