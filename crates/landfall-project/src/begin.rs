//! The file in which a game is translated: begun, or brought up to date.

use std::path::{Path, PathBuf};

use landfall_diagnostics::{FileId, Reports, Severity, Sources};
use landfall_l10n::game::{self, Begun};
use landfall_l10n::po;
use landfall_l10n::text::template_names;

use crate::find::{Findings, find};
use crate::games::Games;
use crate::spoken::{Spoken, from_file, source_locale, source_templates};
use crate::{Options, Trouble, disk, read_text, schema};

/// Where a language file belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Home {
    /// In the folder `schemas` of a pack, for whoever plays with it.
    Pack(PathBuf),
    /// Beside the schema of the game, for everybody.
    Schema(PathBuf),
    /// Anywhere, to be sent to somebody.
    File(PathBuf),
}

/// A language file about to be written.
#[derive(Debug)]
pub struct Beginning {
    pub path: PathBuf,
    pub text: String,
    /// Whether it differs from what is on disk.
    pub changed: bool,
    pub counts: Begun,
}

/// Everything that a game still has to be translated in a locale, with what the file at its home has already.
pub fn begin(game: &str, locale: &str, home: &Home, options: &Options) -> Result<Beginning, Trouble> {
    let mut games = Games::here(options.schema.as_deref())?;
    if matches!(home, Home::Schema(_)) {
        games = games.without(locale);
    }
    let (mut sources, mut reports) = (Sources::default(), Reports::default());
    let found = match home {
        Home::Pack(pack) => find(std::slice::from_ref(pack))?,
        _ => Findings::default(),
    };
    let games = games.with_own(found.own_games());
    let mut extensions = schema::extensions(game, found, &games, &mut sources)?;
    extensions.languages.retain(|(language, _)| language != locale);
    let Some(loaded) = games.load(game, &extensions, &mut sources, &mut reports) else {
        return Err(Trouble::new(format!("no game is called `{game}`: {}", games.offer(game))));
    };
    if reports.count(Severity::Error) > 0 {
        return Err(Trouble::new(format!(
            "the schema of `{game}` has mistakes: `landfall check` shows them"
        )));
    }
    let schema = &loaded.schema;
    if locale == source_locale(schema) {
        return Err(Trouble::new(format!(
            "`{game}` is written in `{locale}`: there is nothing to translate"
        )));
    }
    let source = source_templates(schema, options)?.all();
    let mut known = match home {
        // Only what is written in Fluent is there already; the file is what is being written.
        Home::Schema(_) => Spoken::fluent(game, locale, options),
        _ => Spoken::found(game, locale, &source, options).all(),
    };
    for (_, file) in extensions.languages.iter().filter(|(language, _)| language == locale) {
        known.push_str(&from_file(sources.text(*file), locale, &source));
    }
    let path = path(game, locale, home);
    let old = read_old(&path)?;
    let catalog = old.as_deref().map(|text| po::read(FileId(0), text, &mut Reports::default()));
    let (text, counts) = game::begin(schema, &source, &template_names(&known), locale, catalog.as_ref());
    let changed = old.as_deref() != Some(text.as_str());
    Ok(Beginning { path, text, changed, counts })
}

fn path(game: &str, locale: &str, home: &Home) -> PathBuf {
    let name = format!("{locale}.po");
    match home {
        Home::Pack(root) => root.join("schemas/l10n").join(name),
        Home::Schema(folder) => {
            let own = folder.join(game);
            let folder = if own.is_dir() { own } else { folder.clone() };
            folder.join("l10n").join(name)
        }
        Home::File(path) => path.clone(),
    }
}

/// What is there already. A file that cannot be read in full is never written over.
fn read_old(path: &Path) -> Result<Option<String>, Trouble> {
    if path.symlink_metadata().is_err() {
        return Ok(None);
    }
    let text = read_text(path).map_err(|error| {
        Trouble::new(format!("{} cannot be read: {error}; nothing was written", disk::display(path)))
    })?;
    let (mut sources, mut reports) = (Sources::default(), Reports::default());
    let file = sources.add(disk::display(path), text.as_str());
    let complete = po::read(file, &text, &mut reports).complete;
    match reports.iter().next().filter(|_| !complete) {
        Some(first) => {
            let place = landfall_diagnostics::render::short(first, &sources);
            Err(Trouble::new(format!("{place}; nothing was written")))
        }
        None => Ok(Some(text)),
    }
}
