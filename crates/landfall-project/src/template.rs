//! The files of a new pack: its manifest, and a few cards that compile clean.

use landfall_diagnostics::nearest;

use crate::Trouble;
use crate::embedded::{FOLDERS, new_pack};

/// What a pack says about itself.
const MANIFEST: &str = include_str!("template.yaml");

/// Path inside the pack, and text.
pub type Files = Vec<(String, String)>;

/// A small pack for a game that comes with the program.
pub fn template(game: &str, name: &str) -> Result<Files, Trouble> {
    let found = new_pack(game);
    if !found.is_empty() {
        let content = found.into_iter().map(|(path, text)| (path.to_owned(), text.to_owned()));
        return Ok(template_of(game, name, content.collect()));
    }
    let known: Vec<&str> =
        FOLDERS.iter().map(|folder| folder.name).filter(|name| !new_pack(name).is_empty()).collect();
    let near = nearest(game, known.iter().copied());
    let offered = if near.is_empty() { known } else { near };
    let offered: Vec<String> = offered.iter().map(|name| format!("`--game {name}`")).collect();
    Err(Trouble::new(format!("there is no template for the game `{game}`: try {}", offered.join(" or "))))
}

/// These cards with a manifest around them.
pub fn template_of(game: &str, name: &str, content: Files) -> Files {
    let manifest = MANIFEST.replace("name: NAME", &format!("name: {name}"));
    let manifest = manifest.replace("game: GAME", &format!("game: {game}"));
    std::iter::once(("landfall.yaml".to_owned(), manifest)).chain(content).collect()
}

/// What a pack may be called, from what somebody calls it: lower case, with dashes.
pub fn pack_name(wanted: &str) -> String {
    let dashed: String =
        wanted.to_lowercase().chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let parts: Vec<_> = dashed.split('-').filter(|part| !part.is_empty()).collect();
    match parts.first() {
        Some(first) if first.starts_with(|c: char| c.is_ascii_alphabetic()) => parts.join("-"),
        Some(_) => format!("pack-{}", parts.join("-")),
        None => "my-pack".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_name_becomes_one_a_pack_can_have() {
        assert_eq!(pack_name("Ember Hollow"), "ember-hollow");
        assert_eq!(pack_name("3rd moon"), "pack-3rd-moon");
        assert_eq!(pack_name("../.."), "my-pack");
    }

    #[test]
    fn a_game_without_a_template_is_refused_with_one_that_has() {
        let refused = template("caverms", "demo").unwrap_err().to_string();
        assert_eq!(refused, "there is no template for the game `caverms`: try `--game caverns`");
    }
}
