//! `landfall new`: a small pack to begin with.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use landfall_project::embedded::DEFAULT_GAME;
use landfall_project::{Trouble, pack_name, starter, template, template_of, write_atomic};

use crate::{Outcome, out};

/// Make a small pack that compiles clean
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall new demo              a pack called `demo` in a new folder
  landfall new demo --game caverns
                                 for another game; `landfall schema list` names them
  landfall new demo --schema schemas/moor
                                 for a game of your own: the pack names its folder

The pack is small and whole. Change a number in it and run `landfall check demo` to see a report.")]
pub struct Arguments {
    /// The folder to make; its name becomes the name of the pack
    #[arg(value_name = "DIR")]
    folder: PathBuf,

    /// The game the pack is for
    #[arg(long, value_name = "GAME", default_value = DEFAULT_GAME)]
    game: String,

    /// The folder of a game of your own, instead of one that comes with the program
    #[arg(long, value_name = "DIR", conflicts_with = "game")]
    schema: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let folder = &arguments.folder;
    let name = name_of(folder);
    let files = match &arguments.schema {
        Some(schema) => template_of(&relative(schema, folder)?, &name, starter(schema)?.content),
        None => template(&arguments.game, &name)?,
    };
    let failed = |error: std::io::Error| Trouble::writing(folder, &error);
    if !is_free(folder).map_err(failed)? {
        return Err(Trouble::new(format!("{} is not empty: name a new folder", folder.display())));
    }
    fs::create_dir_all(folder).map_err(failed)?;
    let has_content = files.len() > 1;
    for (path, text) in files {
        write_atomic(&folder.join(&path), text.as_bytes()).map_err(failed)?;
        out::print(&format!("{}\n", folder.join(path).display()))?;
    }
    let step = if has_content { "" } else { "write a first card into a `.land` file, then " };
    out::say(&format!("next: {step}landfall check {}\n", out::argument(folder)));
    Ok(Outcome::Fine)
}

/// How the folder of the game is named from that of the pack.
fn relative(schema: &Path, pack: &Path) -> Result<String, Trouble> {
    let real = schema.canonicalize().map_err(|error| Trouble::path(schema, &error))?;
    let absolute = std::path::absolute(pack).map_err(|error| Trouble::path(pack, &error))?;
    // The folder of the pack does not exist yet; what lies around it does.
    let around = absolute.ancestors().skip(1).find_map(|above| Some((above, above.canonicalize().ok()?)));
    let pack = match around {
        Some((above, real)) => real.join(absolute.strip_prefix(above).unwrap_or(&absolute)),
        None => absolute.clone(),
    };
    let shared = real.components().zip(pack.components()).take_while(|(a, b)| a == b).count();
    let up = pack.components().skip(shared).map(|_| "..".to_owned());
    let down = real.components().skip(shared).map(|part| part.as_os_str().to_string_lossy().into_owned());
    Ok(up.chain(down).collect::<Vec<_>>().join("/"))
}

fn is_free(folder: &Path) -> std::io::Result<bool> {
    match fs::read_dir(folder) {
        Ok(mut entries) => Ok(entries.next().is_none()),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(true),
        Err(error) => Err(error),
    }
}

/// The last name of the folder, as a pack may be called.
fn name_of(folder: &Path) -> String {
    let absolute = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    pack_name(&absolute.file_name().map(|name| name.to_string_lossy()).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use landfall_diagnostics::render;
    use landfall_project::embedded::FOLDERS;
    use landfall_project::{Options, compile_files, format_text};

    use super::*;

    #[test]
    fn a_new_pack_of_any_game_is_clean_and_laid_out_in_the_one_style() {
        for game in FOLDERS.iter().filter(|folder| folder.lock.is_some()).map(|folder| folder.name) {
            let files = template(game, "demo").unwrap();
            for (path, text) in files.iter().filter(|(path, _)| path.ends_with(".land")) {
                let formatting = format_text(path, text.clone());
                assert_eq!(formatting.files[0].after.as_deref(), Some(text.as_str()), "{game}: {path}");
            }
            let compilation = compile_files(files, &Options::default());
            let reports =
                compilation.reports.iter().map(|report| render::short(report, &compilation.sources));
            assert_eq!(reports.collect::<Vec<_>>(), Vec::<String>::new());
            assert_eq!(compilation.packs[0].name, "demo");
        }
    }

    #[test]
    fn the_name_of_the_folder_becomes_a_name_for_a_pack() {
        assert_eq!(name_of(Path::new("/x/My Planet_2")), "my-planet-2");
        assert_eq!(name_of(Path::new("/x/42")), "pack-42");
        assert_eq!(name_of(Path::new("/")), "my-pack");
    }

    #[test]
    fn an_unknown_game_gets_the_nearest() {
        let trouble = template("vangard", "demo").err().unwrap().to_string();
        assert_eq!(trouble, "there is no template for the game `vangard`: try `--game vanguard`");
        assert!(template("chess", "demo").err().unwrap().to_string().contains("`--game vanguard`"));
    }
}
