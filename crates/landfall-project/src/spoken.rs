//! How a game is said in each language: templates in Fluent, and language files.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use landfall_diagnostics::{FileId, Reports, Sources};
use landfall_l10n::game::Progress;
use landfall_l10n::po;
use landfall_l10n::text::{MISSING_TEMPLATE, Templates, check_templates, template_names};
use landfall_schema::Schema;

use crate::{Compilation, Options, Pack, Trouble, disk, embedded, read_text};

/// Templates that every game shares; a game may say the same in other words.
const COMMON: &str = "common";

/// The templates of one language, with those of the game's own language behind them.
pub(crate) struct Voice {
    pub templates: Templates,
    /// The language of the game, where it has no template in the one that was asked for.
    pub instead: Option<String>,
    pub progress: Option<Progress>,
}

impl Voice {
    pub(crate) fn find(
        compilation: &Compilation,
        schema: &Schema,
        locale: &str,
        options: &Options,
    ) -> Result<Self, Trouble> {
        let source = source_locale(schema);
        let original = source_templates(schema, options)?;
        original.check(schema)?;
        let added = |locale: &str| -> String {
            let packs = compilation.packs.iter();
            packs.flat_map(|pack| compilation.added_templates(pack, locale, &original.all())).collect()
        };
        let english = original.all() + &added(source);
        let fallback = Templates::new(schema, source, &english);
        let language = locale.split(['-', '_']).next().unwrap_or(locale);
        if language == source {
            return Ok(Self { templates: fallback, instead: None, progress: None });
        }
        for wanted in [locale, language] {
            let own = Spoken::of(&schema.game.name, wanted, &original.all(), options);
            if let Some(own) = &own {
                own.check(schema)?;
            }
            let text = own.map(|own| own.all()).unwrap_or_default() + &added(wanted);
            if text.is_empty() {
                continue;
            }
            let known = template_names(&text);
            let progress = landfall_l10n::game::progress(schema, &english, &known, wanted);
            let templates = Templates::new(schema, wanted, &text).or(fallback);
            let progress = (progress.done < progress.all).then_some(progress);
            return Ok(Self { templates, instead: None, progress });
        }
        Ok(Self { templates: fallback, instead: Some(source.to_owned()), progress: None })
    }
}

impl Compilation {
    /// How a pack says effects, in Fluent or in a language file.
    fn added_templates(&self, pack: &Pack, locale: &str, source: &str) -> Vec<String> {
        let own = pack.templates.iter().filter(|(language, _)| language == locale);
        let text = |file: FileId| match self.sources.path(file).ends_with(".po") {
            true => from_file(self.sources.text(file), locale, source),
            false => format!("{}\n", self.sources.text(file)),
        };
        own.map(|(_, file)| text(*file)).collect()
    }
}

pub(crate) fn source_locale(schema: &Schema) -> &str {
    match schema.game.source_locale.as_str() {
        "" => "en",
        locale => locale,
    }
}

/// Templates of a game in one language: those of every game, then its own.
#[derive(Debug, Default)]
pub(crate) struct Spoken {
    pub path: String,
    pub common: String,
    pub own: String,
}

impl Spoken {
    /// Those that a game has in a locale; absent when there is none of its own.
    pub(crate) fn of(game: &str, locale: &str, source: &str, options: &Options) -> Option<Self> {
        Some(Self::found(game, locale, source, options)).filter(|found| !found.own.is_empty())
    }

    /// Those that there are in a locale, in Fluent or in language files.
    pub(crate) fn found(game: &str, locale: &str, source: &str, options: &Options) -> Self {
        let part = |name: &str| -> Option<(String, String)> {
            let fluent = of_game(name, locale, options);
            let file = language_file(name, locale, options);
            let path = fluent.as_ref().or(file.as_ref())?.0.clone();
            // What is written in Fluent comes last, so that it counts.
            let text = file.map(|(_, file)| from_file(&file, locale, source)).unwrap_or_default();
            Some((path, text + &fluent.map(|(_, text)| text + "\n").unwrap_or_default()))
        };
        let (common, own) = (part(COMMON), part(game));
        let path = own.as_ref().map(|(path, _)| path.clone());
        let text = |part: Option<(String, String)>| part.map(|(_, text)| text).unwrap_or_default();
        Self { path: path.unwrap_or_default(), common: text(common), own: text(own) }
    }

    /// What a game has in Fluent alone.
    pub(crate) fn fluent(game: &str, locale: &str, options: &Options) -> String {
        let both = [COMMON, game].into_iter().filter_map(|name| of_game(name, locale, options));
        both.map(|(_, text)| text + "\n").collect()
    }

    pub(crate) fn all(&self) -> String {
        format!("{}{}", self.common, self.own)
    }

    /// Checked: a card with gaps would be worse than none.
    fn check(&self, schema: &Schema) -> Result<(), Trouble> {
        let (mut sources, mut reports) = (Sources::default(), Reports::default());
        let file: FileId = sources.add(self.path.as_str(), self.own.as_str());
        check_templates(schema, &self.common, file, &self.own, &mut reports);
        // What is missing is said in the language of the game, or called by its name.
        reports.retain(|report| !report.is(&MISSING_TEMPLATE));
        let Some(first) = reports.iter().next() else { return Ok(()) };
        let place = landfall_diagnostics::render::short(first, &sources);
        Err(Trouble::new(format!("the templates have {} mistakes; the first: {place}", reports.len())))
    }
}

/// The templates of a language file as Fluent. `source` are those of the game's own language.
pub(crate) fn from_file(text: &str, locale: &str, source: &str) -> String {
    let catalog = po::read(FileId(0), text, &mut Reports::default());
    landfall_l10n::game::spoken(source, locale, &catalog)
}

/// The templates of a game in its own language, which all others are made from.
pub(crate) fn source_templates(schema: &Schema, options: &Options) -> Result<Spoken, Trouble> {
    let (game, locale) = (schema.game.name.as_str(), source_locale(schema));
    Spoken::of(game, locale, "", options).ok_or_else(|| {
        Trouble::new(format!(
            "`{game}` cannot be read in `{locale}`: it has no templates, which would be in \
             `schemas/{game}/l10n/{locale}.ftl`"
        ))
    })
}

/// The templates that come with the program for a game in a locale, for packs that add to them.
pub(crate) fn built_in(schema: &Schema, locale: &str) -> Option<String> {
    let options = Options::default();
    let source = source_templates(schema, &options).map(|source| source.all()).unwrap_or_default();
    Spoken::of(&schema.game.name, locale, &source, &options).map(|spoken| spoken.all())
}

/// Path and text of the templates of a game: on disk where schemas are read from there, otherwise built in.
fn of_game(game: &str, locale: &str, options: &Options) -> Option<(String, String)> {
    let file = format!("l10n/{locale}.ftl");
    let on_disk = options.schema.as_deref().and_then(|folder| on_disk(folder, game, &file));
    let read = on_disk.and_then(|path| Some((path.display().to_string(), read_text(&path).ok()?)));
    let built_in = || embedded::templates(game, locale);
    read.or_else(|| built_in().map(|(path, text)| (path.to_owned(), text.to_owned())))
}

/// Path and text of the language file of a game, found in the same way.
pub(crate) fn language_file(game: &str, locale: &str, options: &Options) -> Option<(String, String)> {
    let file = format!("l10n/{locale}.po");
    let on_disk = options.schema.as_deref().and_then(|folder| on_disk(folder, game, &file));
    let read = on_disk.and_then(|path| Some((path.display().to_string(), read_text(&path).ok()?)));
    let built_in = || embedded::language(game, locale);
    read.or_else(|| built_in().map(|(path, text)| (path.to_owned(), text.to_owned())))
}

/// In the folder of games, or in the folder of one game, which has `common` beside it.
fn on_disk(folder: &Path, game: &str, file: &str) -> Option<PathBuf> {
    let alone = match game {
        COMMON => folder.parent().map(|parent| parent.join(COMMON).join(file)),
        _ => Some(folder.join(file)),
    };
    let candidates = [folder.join(game).join(file)].into_iter().chain(alone);
    candidates.into_iter().find(|path| path.symlink_metadata().is_ok())
}

/// Reports what is wrong with the templates of a game, in every language that has a file of them.
pub(crate) fn check_game(schema: &Schema, options: &Options, sources: &mut Sources, reports: &mut Reports) {
    let game = schema.game.name.as_str();
    let source = source_templates(schema, options).map(|source| source.all()).unwrap_or_default();
    for locale in languages(game, options) {
        let fluent = format!("l10n/{locale}.ftl");
        let unread = options.schema.as_deref().and_then(|folder| on_disk(folder, game, &fluent));
        if let Some(path) = unread.filter(|path| read_text(path).is_err()) {
            let found = disk::Found { content: disk::read(&path), path: disk::display(&path) };
            crate::read::add(found, sources, reports);
            continue;
        }
        if let Some((path, text)) = of_game(game, &locale, options) {
            let base = of_game(COMMON, &locale, options).map(|(_, text)| text).unwrap_or_default();
            let file = sources.add(path, text.as_str());
            check_templates(schema, &base, file, &text, reports);
        }
        if let Some((path, text)) = language_file(game, &locale, options) {
            // The schema was read with it, and what cannot be read in it was reported then.
            let known = sources.iter().find(|(_, file)| file.path() == path).map(|(id, _)| id);
            let file = known.unwrap_or_else(|| sources.add(path, text.as_str()));
            let catalog = po::read(file, &text, &mut Reports::default());
            landfall_l10n::game::check_language(schema, &source, &locale, &catalog, reports);
        }
    }
}

/// The templates of a game in every language that has a file of them.
pub(crate) fn all_templates(schema: &Schema, options: &Options) -> BTreeMap<String, String> {
    let game = schema.game.name.as_str();
    let source = source_templates(schema, options).map(|source| source.all()).unwrap_or_default();
    let text = |locale: &str| Spoken::found(game, locale, &source, options).all();
    languages(game, options).into_iter().map(|locale| (locale.clone(), text(&locale))).collect()
}

/// The languages in which a game has templates.
pub(crate) fn languages(game: &str, options: &Options) -> BTreeSet<String> {
    let Some(folder) = options.schema.as_deref() else {
        return embedded::locales(game).into_iter().map(str::to_owned).collect();
    };
    let folders = [folder.join("l10n"), folder.join(game).join("l10n")];
    let entries = folders.iter().filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten();
    let locale = |entry: std::fs::DirEntry| {
        let name = entry.file_name();
        let (locale, ending) = name.to_str()?.rsplit_once('.')?;
        ["ftl", "po"].contains(&ending).then(|| locale.to_owned())
    };
    entries.filter_map(locale).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_template_says_something_of_the_schema_and_nothing_is_left_unsaid() {
        for game in crate::games(&Options::default()).unwrap() {
            let schema = crate::schema(&game.name, &Options::default()).unwrap();
            let (mut sources, mut reports) = (Sources::default(), Reports::default());
            check_game(&schema, &Options::default(), &mut sources, &mut reports);
            let found: Vec<String> =
                reports.iter().map(|report| landfall_diagnostics::render::short(report, &sources)).collect();
            assert!(found.is_empty(), "{}", found.join("\n"));
        }
    }
}
