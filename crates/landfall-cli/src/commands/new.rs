//! `landfall new`: a small pack to begin with.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use landfall_diagnostics::nearest;
use landfall_project::{Trouble, write_atomic};

use crate::{Outcome, out};

/// Make a small pack that compiles clean
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall new demo              a pack called `demo` in a new folder
  landfall new demo --game vanguard

The pack holds a planet with three sectors, a Global Condition, a mission, two Points of Interest and \
five logs. Change a number in it and run `landfall check demo` to see a report.")]
pub struct Arguments {
    /// The folder to make; its name becomes the name of the pack
    #[arg(value_name = "DIR")]
    folder: PathBuf,

    /// The game the pack is for
    #[arg(long, value_name = "GAME", default_value = "vanguard")]
    game: String,
}

/// What a new pack for one game looks like. `NAME` in the manifest becomes the name of the pack.
struct Template {
    game: &'static str,
    files: &'static [(&'static str, &'static str)],
}

static TEMPLATES: &[Template] = &[Template {
    game: "vanguard",
    files: &[
        ("landfall.yaml", include_str!("new/landfall.yaml")),
        ("planet.land", include_str!("new/planet.land")),
        ("cards.land", include_str!("new/cards.land")),
        ("logs.land", include_str!("new/logs.land")),
    ],
}];

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let template = template(&arguments.game)?;
    let folder = &arguments.folder;
    let failed = |error: std::io::Error| Trouble::writing(folder, &error);
    if !is_free(folder).map_err(failed)? {
        return Err(Trouble::new(format!("{} is not empty: name a new folder", folder.display())));
    }
    let name = pack_name(folder);
    fs::create_dir_all(folder).map_err(failed)?;
    for (path, text) in files(template, &name) {
        write_atomic(&folder.join(path), text.as_bytes()).map_err(failed)?;
        out::print(&format!("{}\n", folder.join(path).display()))?;
    }
    out::say(&format!("next: landfall check {}\n", folder.display()));
    Ok(Outcome::Fine)
}

fn template(game: &str) -> Result<&'static Template, Trouble> {
    if let Some(template) = TEMPLATES.iter().find(|template| template.game == game) {
        return Ok(template);
    }
    let known = TEMPLATES.iter().map(|template| template.game);
    let near = nearest(game, known.clone());
    let offered = if near.is_empty() { known.collect() } else { near };
    Err(Trouble::new(format!(
        "there is no template for the game `{game}`: try `--game {}`",
        offered.join("`, `")
    )))
}

fn files(template: &Template, name: &str) -> Vec<(&'static str, String)> {
    let fill =
        |(path, text): &(&'static str, &str)| (*path, text.replace("name: NAME", &format!("name: {name}")));
    template.files.iter().map(fill).collect()
}

fn is_free(folder: &Path) -> std::io::Result<bool> {
    match fs::read_dir(folder) {
        Ok(mut entries) => Ok(entries.next().is_none()),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(true),
        Err(error) => Err(error),
    }
}

/// The last name of the folder as a pack may be called: lower case, with dashes.
fn pack_name(folder: &Path) -> String {
    let absolute = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    let name = absolute.file_name().map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default();
    let dashed: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let parts: Vec<_> = dashed.split('-').filter(|part| !part.is_empty()).collect();
    match parts.first() {
        Some(first) if first.starts_with(|c: char| c.is_ascii_alphabetic()) => parts.join("-"),
        Some(_) => format!("pack-{}", parts.join("-")),
        None => "my-pack".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use landfall_diagnostics::render;
    use landfall_project::{Options, compile_files, format_text};

    use super::*;

    #[test]
    fn every_template_compiles_clean() {
        for template in TEMPLATES {
            let files = files(template, "demo").into_iter().map(|(path, text)| (path.to_owned(), text));
            let compilation = compile_files(files.collect(), &Options::default());
            let reports =
                compilation.reports.iter().map(|report| render::short(report, &compilation.sources));
            assert_eq!(reports.collect::<Vec<_>>(), Vec::<String>::new());
            assert_eq!(compilation.packs[0].name, "demo");
        }
    }

    #[test]
    fn every_template_is_laid_out_in_the_one_style() {
        for (path, text) in TEMPLATES.iter().flat_map(|template| template.files) {
            if path.ends_with(".land") {
                let formatting = format_text(path, (*text).to_owned());
                assert_eq!(formatting.files[0].after.as_deref(), Some(*text), "{path}");
            }
        }
    }

    #[test]
    fn the_name_of_the_folder_becomes_a_name_for_a_pack() {
        assert_eq!(pack_name(Path::new("/x/My Planet_2")), "my-planet-2");
        assert_eq!(pack_name(Path::new("/x/42")), "pack-42");
        assert_eq!(pack_name(Path::new("/")), "my-pack");
    }

    #[test]
    fn an_unknown_game_gets_the_nearest() {
        let trouble = template("vangard").err().unwrap().to_string();
        assert_eq!(trouble, "there is no template for the game `vangard`: try `--game vanguard`");
    }
}
