//! The schemas that travel inside the program: the folder `schemas/`, as it was when the program was built.

/// The files of one folder of `schemas/`.
#[derive(Debug)]
pub struct Folder {
    pub name: &'static str,
    /// The game that its files describe; other folders are there to be included.
    pub game: Option<&'static str>,
    /// Path from the top of the repository, and text, by path.
    pub files: &'static [(&'static str, &'static str)],
    /// How effects are told, one file per language.
    pub templates: &'static [(&'static str, &'static str)],
    /// Words, names and templates in other languages, for translators.
    pub languages: &'static [(&'static str, &'static str)],
    /// The numbers that names have in bundles; only a game has them.
    pub lock: Option<&'static str>,
    /// The game as it was read when the program was built; absent when something was wrong with it.
    pub image: Option<Image>,
}

/// What reading the files of a game comes to.
#[derive(Debug)]
pub struct Image {
    /// Opened by `landfall_schema::image`. The names in its language files are in it.
    pub schema: &'static [u8],
    /// The content that comes with the game, with that of the folders it includes: path and text, as in `files`.
    pub content: &'static [(&'static str, &'static str)],
}

/// The game of content that does not name one: the first that Landfall was made for.
pub const DEFAULT_GAME: &str = "vanguard";

include!(concat!(env!("OUT_DIR"), "/schemas.rs"));

/// The files of a new pack: a small one made for it, or the examples that the game is explained with.
pub fn new_pack(game: &str) -> Vec<(&'static str, &'static str)> {
    let folder = FOLDERS.iter().find(|folder| folder.name == game);
    let inside = |part: &str| -> Vec<(&'static str, &'static str)> {
        let files = folder.into_iter().flat_map(|folder| folder.files);
        let inside = files.filter(|(path, _)| path.contains(part) && path.ends_with(".land"));
        inside.map(|(path, text)| (path.rsplit('/').next().unwrap_or(path), *text)).collect()
    };
    let own = inside("/new/");
    if own.is_empty() { inside("/examples/") } else { own }
}

/// A line of the game's examples that uses a word; of a kind of card, the whole of the first short one.
pub fn example_of(game: &str, word: &str) -> Option<String> {
    let folder = FOLDERS.iter().find(|folder| folder.name == game)?;
    let is_example =
        |path: &str| path.ends_with(".land") && (path.contains("/examples/") || path.contains("/new/"));
    let texts: Vec<&str> =
        folder.files.iter().filter(|(path, _)| is_example(path)).map(|(_, text)| *text).collect();
    let cards = texts.iter().flat_map(|text| text.split("\n}\n")).filter_map(|card| {
        let start =
            card.lines().position(|line| line.split(' ').next() == Some(word) && line.ends_with('{'))?;
        let lines: Vec<&str> = card.lines().skip(start).collect();
        (lines.len() <= LONGEST_EXAMPLE).then(|| format!("{}\n}}\n", lines.join("\n")))
    });
    cards.into_iter().next().or_else(|| {
        let lines = texts.iter().flat_map(|text| text.lines()).map(str::trim);
        let ranked = lines.filter_map(|line| Some((rank(line, word)?, line)));
        ranked.min_by_key(|(rank, _)| *rank).map(|(_, line)| format!("{line}\n"))
    })
}

/// How well a line shows a word: at its beginning, as an effect, or somewhere.
fn rank(line: &str, word: &str) -> Option<u8> {
    let is_part = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    let code = line.split("//").next().unwrap_or(line);
    let at = code.match_indices(word).find(|(at, _)| {
        let (before, after) = (&code[..*at], &code[at + word.len()..]);
        !before.ends_with(is_part) && !after.starts_with(is_part) && before.matches('"').count() % 2 == 0
    })?;
    let before = code[..at.0].trim_end();
    match before {
        "" => Some(0),
        _ if before.ends_with(['>', ',', '{', ';']) => Some(1),
        _ => Some(2),
    }
}

/// A card of more lines explains too much at once.
const LONGEST_EXAMPLE: usize = 24;

/// The templates of a game in a language: path and text.
pub fn templates(game: &str, locale: &str) -> Option<(&'static str, &'static str)> {
    let folder = FOLDERS.iter().find(|folder| folder.name == game)?;
    folder.templates.iter().find(|(path, _)| locale_of(path) == locale).copied()
}

/// The language file of a game: path and text.
pub fn language(game: &str, locale: &str) -> Option<(&'static str, &'static str)> {
    let folder = FOLDERS.iter().find(|folder| folder.name == game)?;
    folder.languages.iter().find(|(path, _)| locale_of(path) == locale).copied()
}

/// The languages a game can be told in, in whole or in part.
pub fn locales(game: &str) -> Vec<&'static str> {
    let folder = FOLDERS.iter().filter(|folder| folder.name == game);
    let files = folder.flat_map(|folder| folder.templates.iter().chain(folder.languages));
    files.map(|(path, _)| locale_of(path)).collect()
}

fn locale_of(path: &'static str) -> &'static str {
    let name = path.rsplit('/').next().unwrap_or(path);
    name.rsplit_once('.').map_or(name, |(locale, _)| locale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_file_stands_under_its_folder_in_order() {
        assert!(!FOLDERS.is_empty());
        for folder in FOLDERS {
            let prefix = format!("schemas/{}/", folder.name);
            assert!(folder.files.iter().all(|(path, _)| path.starts_with(&prefix)), "{}", folder.name);
            assert!(folder.files.len() == 1 || folder.files.iter().any(|(path, _)| path.ends_with(".yaml")));
        }
        assert!(FOLDERS.iter().any(|folder| folder.name == DEFAULT_GAME && folder.lock.is_some()));
    }

    #[test]
    fn templates_are_found_by_game_and_language() {
        assert!(templates(DEFAULT_GAME, "it").is_some_and(|(_, text)| text.contains("vai all")));
        assert_eq!(locales(DEFAULT_GAME), ["en", "it", "de"]);
        assert!(templates(DEFAULT_GAME, "fr").is_none() && locales("chess").is_empty());
    }
}
