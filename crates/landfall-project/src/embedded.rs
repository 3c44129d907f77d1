//! The schemas that travel inside the program: the folder `schemas/`, as it was when the program was built.

/// The files of one folder of `schemas/`.
#[derive(Debug)]
pub struct Folder {
    pub name: &'static str,
    /// Path from the top of the repository, and text, by path.
    pub files: &'static [(&'static str, &'static str)],
    /// How effects are told, one file per language.
    pub templates: &'static [(&'static str, &'static str)],
    /// The numbers that names have in bundles; only a game has them.
    pub lock: Option<&'static str>,
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

/// The templates of a game in a language: path and text.
pub fn templates(game: &str, locale: &str) -> Option<(&'static str, &'static str)> {
    let folder = FOLDERS.iter().find(|folder| folder.name == game)?;
    folder.templates.iter().find(|(path, _)| locale_of(path) == locale).copied()
}

/// The languages a game can be told in.
pub fn locales(game: &str) -> Vec<&'static str> {
    let folder = FOLDERS.iter().find(|folder| folder.name == game);
    folder.map_or(Vec::new(), |folder| folder.templates.iter().map(|(path, _)| locale_of(path)).collect())
}

fn locale_of(path: &'static str) -> &'static str {
    let name = path.rsplit('/').next().unwrap_or(path);
    name.strip_suffix(".ftl").unwrap_or(name)
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
        assert_eq!(locales(DEFAULT_GAME), ["en", "it"]);
        assert!(templates(DEFAULT_GAME, "fr").is_none() && locales("chess").is_empty());
    }
}
