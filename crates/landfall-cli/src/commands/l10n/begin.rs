//! A game in a new language, begun by a command.

use std::path::Path;

use landfall_project::{Beginning, Home, Trouble, begin, compile};

use super::{game_of, options, write_to};
use crate::args::SchemaArguments;
use crate::reports::counted;
use crate::{Outcome, out};

pub fn run(
    locale: &str,
    game: Option<&str>,
    pack: Option<&Path>,
    output: Option<&Path>,
    schema: &SchemaArguments,
) -> Result<Outcome, Trouble> {
    let (home, game) = home(game, pack, output, schema)?;
    let begun = begin(&game, locale, &home, &options(schema))?;
    if begun.counts.messages == 0 && begun.counts.obsolete == 0 {
        out::print(&format!("`{game}` is complete in `{locale}`: there is nothing to translate\n"))?;
        return Ok(Outcome::Fine);
    }
    if begun.changed {
        write_to(&begun.path, &begun.text)?;
    }
    out::print(&sentence(&begun))?;
    Ok(Outcome::Fine)
}

/// Where the file belongs, and which game it is for.
fn home(
    game: Option<&str>,
    pack: Option<&Path>,
    output: Option<&Path>,
    schema: &SchemaArguments,
) -> Result<(Home, String), Trouble> {
    if let Some(path) = output {
        return Ok((Home::File(path.to_owned()), named(game, schema)));
    }
    if let (Some(folder), None) = (&schema.schema, pack) {
        return Ok((Home::Schema(folder.clone()), named(game, schema)));
    }
    let paths: Vec<_> = pack.map(Path::to_owned).into_iter().collect();
    let compilation = compile(&paths, &options(schema)).ok();
    let found = compilation.as_ref().and_then(|compilation| match &compilation.packs[..] {
        [pack] if pack.root.join("landfall.yaml").is_file() => Some(pack),
        _ => None,
    });
    let found = found.filter(|pack| game.is_none_or(|game| pack.game == game));
    found.map(|pack| (Home::Pack(pack.root.clone()), pack.game.clone())).ok_or_else(|| {
        Trouble::new(
            "there is no pack of this game here: name a file with `-o`, a pack with `--pack`, or the schemas with `--schema`",
        )
    })
}

fn named(game: Option<&str>, schema: &SchemaArguments) -> String {
    game_of(game, schema)
}

fn sentence(begun: &Beginning) -> String {
    let counts = begun.counts;
    let mut parts =
        vec![counted(counts.messages, "message", "messages"), format!("{} translated", counts.translated)];
    if counts.fuzzy > 0 {
        parts.push(format!("{} fuzzy", counts.fuzzy));
    }
    if counts.obsolete > 0 {
        parts.push(format!("{} obsolete", counts.obsolete));
    }
    let done = if begun.changed { "" } else { ", nothing to change" };
    format!("{}: {}{done}\n", begun.path.display(), parts.join(", "))
}
