//! Cards and logs as players read them, in any language that has templates.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use landfall_diagnostics::{FileId, Reports, Sources};
use landfall_l10n::text::{MISSING_TEMPLATE, Speaker, Templates, card, check_templates, reading};
use landfall_l10n::{Book, nothing_translated};
use landfall_model::{AssetId, Atlas, Rec};
use landfall_schema::Schema;

use crate::{Compilation, Found, Options, Pack, Trouble, disk, embedded, find_asset, read_text};

/// Templates that every game shares; a game may say the same in other words.
const COMMON: &str = "common";

/// Cards in words.
#[derive(Debug)]
pub struct Told {
    pub text: String,
    /// Set when the game has no templates in the language that was asked for: the one that effects are told in.
    pub instead: Option<String>,
}

/// What a name stands for, in words: a card, or every card of a pack. Without a locale, in that of its pack.
pub fn text(
    compilation: &Compilation,
    name: &str,
    locale: Option<&str>,
    options: &Options,
) -> Result<Told, Trouble> {
    let found = find_asset(compilation, name)?;
    let (atlas, ids): (_, Vec<AssetId>) = match found {
        Found::Asset(atlas, id) => (atlas, vec![id]),
        Found::Pack(atlas, pack) => {
            let own =
                |id: &AssetId| !atlas.asset(*id).external && atlas.unit(atlas.asset(*id).unit).pack == pack;
            (atlas, atlas.ids().filter(own).collect())
        }
    };
    let pack_of = |id: AssetId| compilation.packs.get(usize::from(atlas.unit(atlas.asset(id).unit).pack));
    let own = ids.first().and_then(|id| pack_of(*id)).map(|pack| pack.locale.as_str());
    // The templates of a game lie beside its schema.
    let own_game = ids.first().and_then(|id| pack_of(*id)).and_then(|pack| pack.own_game.clone());
    let schema = own_game.or_else(|| options.schema.clone());
    let options = &Options { schema, ..options.clone() };
    let source = source_locale(&atlas.schema);
    let locale = locale.or(own).unwrap_or(source);
    let spoken = Spoken::find(&atlas.schema, locale, options)?;
    let added: String =
        compilation.packs.iter().flat_map(|pack| compilation.added_templates(pack, &spoken.locale)).collect();
    let templates = spoken.templates(&atlas.schema, &added)?;
    let mut cards = Vec::new();
    for id in ids {
        if atlas.asset(id).external {
            return Err(Trouble::new(format!(
                "{} lies in the printed game; its text is not here",
                atlas.display(id)
            )));
        }
        let pack = usize::from(atlas.unit(atlas.asset(id).unit).pack);
        let foreign = pack_of(id).is_some_and(|pack| pack.locale != locale);
        let table = match foreign {
            true => compilation.translations(pack, locale),
            false => nothing_translated(),
        };
        cards.push(card(&Speaker { atlas, locale, templates: &templates, table: &table, foreign }, id));
    }
    let instead = (spoken.locale != locale).then_some(spoken.locale);
    Ok(Told { text: cards.join("\n"), instead })
}

fn source_locale(schema: &Schema) -> &str {
    match schema.game.source_locale.as_str() {
        "" => "en",
        locale => locale,
    }
}

impl Compilation {
    /// What a pack says about effects of its own.
    fn added_templates(&self, pack: &Pack, locale: &str) -> Vec<String> {
        let own = pack.templates.iter().filter(|(language, _)| language == locale);
        own.map(|(_, file)| format!("{}\n", self.sources.text(*file))).collect()
    }

    /// The translations of a pack that may be shown, by key.
    pub(crate) fn translations(&self, pack: usize, locale: &str) -> landfall_l10n::Table {
        let (Some((catalog, _)), Some(texts), Some(glossary)) =
            (self.catalog(pack, locale), self.texts(pack), self.glossary(pack, locale))
        else {
            return nothing_translated();
        };
        let book = Book::new(&texts, &catalog, &glossary);
        book.table().into_iter().map(|(key, text)| (key.to_owned(), text.to_owned())).collect()
    }
}

/// What a bundle says in one language: the templates of the game, and the translations of each pack.
pub(crate) struct PackVoice<'a> {
    pub(crate) locale: String,
    atlas: &'a Atlas,
    templates: Templates,
    /// By the number of the pack: its translations, and whether it is written in another language.
    tables: Vec<(u16, landfall_l10n::Table, bool)>,
    nothing: landfall_l10n::Table,
}

impl Compilation {
    /// A voice for each of these locales. A game without templates has none.
    pub(crate) fn voices<'a>(
        &'a self,
        packs: &[usize],
        atlas: &'a Atlas,
        locales: &[&str],
        schemas: Option<&Path>,
    ) -> Result<Vec<PackVoice<'a>>, Trouble> {
        let own_game = packs.iter().find_map(|at| self.packs[*at].own_game.clone());
        let schema = own_game.or_else(|| schemas.map(Path::to_owned));
        let options = Options { schema, ..Options::default() };
        let mut voices: Vec<PackVoice<'a>> = Vec::new();
        for locale in locales {
            let Ok(spoken) = Spoken::find(&atlas.schema, locale, &options) else { continue };
            let added: String =
                self.packs.iter().flat_map(|pack| self.added_templates(pack, &spoken.locale)).collect();
            let templates = spoken.templates(&atlas.schema, &added)?;
            let tables = packs.iter().map(|at| match self.packs[*at].locale == *locale {
                true => (*at as u16, nothing_translated(), false),
                false => (*at as u16, self.translations(*at, locale), true),
            });
            let (locale, tables) = ((*locale).to_owned(), tables.collect());
            voices.push(PackVoice { locale, atlas, templates, tables, nothing: nothing_translated() });
        }
        Ok(voices)
    }
}

impl PackVoice<'_> {
    /// Texts of other packs of the run, which the bundle does not hold, are said in their own language.
    fn speaker(&self, unit: u32) -> Speaker<'_> {
        let pack = self.atlas.unit(unit).pack;
        let known = self.tables.iter().find(|(number, ..)| *number == pack);
        let (table, foreign) = known.map_or((&self.nothing, false), |(_, table, foreign)| (table, *foreign));
        Speaker { atlas: self.atlas, locale: &self.locale, templates: &self.templates, table, foreign }
    }
}

impl landfall_bundle::Voice for PackVoice<'_> {
    fn effect(&self, verb: Rec<'_>) -> String {
        self.speaker(verb.unit).effects(std::iter::once(Rec::new(self.atlas, verb.unit, verb.index)), 0)
    }

    fn condition(&self, rec: Rec<'_>, at: u32) -> String {
        self.speaker(rec.unit).condition_at(Rec::new(self.atlas, rec.unit, rec.index), at)
    }

    fn requirement(&self, rec: Rec<'_>, at: u32) -> String {
        self.speaker(rec.unit).requirement(Rec::new(self.atlas, rec.unit, rec.index), at)
    }

    fn target(&self, target: Rec<'_>) -> String {
        self.speaker(target.unit).phrase(Rec::new(self.atlas, target.unit, target.index), 0)
    }

    fn external(&self, id: AssetId) -> String {
        self.speaker(self.atlas.asset(id).unit).called(id)
    }

    fn reading(&self, id: AssetId) -> Vec<(u16, u16, String)> {
        let lines = reading(&self.speaker(self.atlas.asset(id).unit), id);
        lines.into_iter().map(|line| (line.depth as u16, line.style as u16, line.text)).collect()
    }
}

/// The templates of a game that come with the program, with those of every game before them.
pub(crate) fn built_in(game: &str, locale: &str) -> String {
    let both = [COMMON, game].into_iter().filter_map(|name| embedded::templates(name, locale));
    both.map(|(_, text)| format!("{text}\n")).collect()
}

/// The templates that a game is told with in one language.
struct Spoken {
    locale: String,
    path: String,
    /// Those of the game itself, and what they build on.
    text: String,
    base: String,
}

impl Spoken {
    /// Those of a locale, or of its language, or of the language that the game is written in.
    fn find(schema: &Schema, locale: &str, options: &Options) -> Result<Self, Trouble> {
        let game = schema.game.name.as_str();
        let language = locale.split(['-', '_']).next().unwrap_or(locale);
        let wanted = [locale, language, source_locale(schema)];
        let found = wanted.iter().find_map(|locale| {
            let (path, text) = of_game(game, locale, options)?;
            let base = of_game(COMMON, locale, options).map(|(_, text)| text + "\n").unwrap_or_default();
            Some(Self { locale: (*locale).to_owned(), path, text, base })
        });
        found.ok_or_else(|| {
            Trouble::new(format!(
                "`{game}` cannot be read in `{locale}`: it has no templates, which would be in \
                 `schemas/{game}/l10n/{locale}.ftl`"
            ))
        })
    }

    /// Checked: a card with gaps would be worse than none.
    fn templates(&self, schema: &Schema, added: &str) -> Result<Templates, Trouble> {
        let (mut sources, mut reports) = (Sources::default(), Reports::default());
        let file: FileId = sources.add(self.path.as_str(), self.text.as_str());
        check_templates(schema, &format!("{}{added}", self.base), file, &self.text, &mut reports);
        // What a pack adds without a template is called by its name.
        reports.retain(|report| !report.is(&MISSING_TEMPLATE));
        if let Some(first) = reports.iter().next() {
            let place = landfall_diagnostics::render::short(first, &sources);
            return Err(Trouble::new(format!(
                "the templates have {} mistakes; the first: {place}",
                reports.len()
            )));
        }
        Ok(Templates::new(&self.locale, &format!("{}{}\n{added}", self.base, self.text)))
    }
}

/// Path and text of the templates of a game: on disk where schemas are read from there, otherwise built in.
fn of_game(game: &str, locale: &str, options: &Options) -> Option<(String, String)> {
    let on_disk = options.schema.as_deref().and_then(|folder| on_disk(folder, game, locale));
    let read = on_disk.and_then(|path| Some((path.display().to_string(), read_text(&path).ok()?)));
    let built_in = || embedded::templates(game, locale);
    read.or_else(|| built_in().map(|(path, text)| (path.to_owned(), text.to_owned())))
}

/// In the folder of games, or in the folder of one game, which has `common` beside it.
fn on_disk(folder: &Path, game: &str, locale: &str) -> Option<PathBuf> {
    let file = format!("l10n/{locale}.ftl");
    let alone = match game {
        COMMON => folder.parent().map(|parent| parent.join(COMMON).join(&file)),
        _ => Some(folder.join(&file)),
    };
    let candidates = [folder.join(game).join(&file)].into_iter().chain(alone);
    candidates.into_iter().find(|path| path.symlink_metadata().is_ok())
}

/// Reports what is wrong with the templates of a game, in every language that has a file of them.
pub(crate) fn check_game(schema: &Schema, options: &Options, sources: &mut Sources, reports: &mut Reports) {
    let game = schema.game.name.as_str();
    for locale in languages(game, options) {
        let unread = options.schema.as_deref().and_then(|folder| on_disk(folder, game, &locale));
        if let Some(path) = unread.filter(|path| read_text(path).is_err()) {
            let found = disk::Found { content: disk::read(&path), path: disk::display(&path) };
            crate::read::add(found, sources, reports);
            continue;
        }
        let Some((path, text)) = of_game(game, &locale, options) else { continue };
        let base = of_game(COMMON, &locale, options).map(|(_, text)| text).unwrap_or_default();
        let file = sources.add(path, text.as_str());
        check_templates(schema, &base, file, &text, reports);
    }
}

/// The templates of a game in every language that has a file of them.
pub(crate) fn all_templates(schema: &Schema, options: &Options) -> BTreeMap<String, String> {
    let game = schema.game.name.as_str();
    let text = |locale: &str| {
        let both = [COMMON, game].into_iter().filter_map(|name| of_game(name, locale, options));
        both.map(|(_, text)| text + "\n").collect::<String>()
    };
    languages(game, options).into_iter().map(|locale| (locale.clone(), text(&locale))).collect()
}

/// The languages in which a game has templates.
fn languages(game: &str, options: &Options) -> BTreeSet<String> {
    let Some(folder) = options.schema.as_deref() else {
        return embedded::locales(game).into_iter().map(str::to_owned).collect();
    };
    let folders = [folder.join("l10n"), folder.join(game).join("l10n")];
    let entries = folders.iter().filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten();
    let locale =
        |entry: std::fs::DirEntry| Some(entry.file_name().to_str()?.strip_suffix(".ftl")?.to_owned());
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

    #[test]
    fn a_language_without_templates_is_told_in_that_of_the_game_and_says_so() {
        let land = "log 11 \"Salt\" { reference; -> goto log 1; end }";
        let compilation = crate::compile_example(land);
        let told = text(&compilation, "log 11", Some("tlh"), &Options::default()).unwrap();
        assert_eq!(told.instead.as_deref(), Some("en"));
        assert!(
            told.text.contains("(not translated) Salt") && told.text.contains("Go to Log 1."),
            "{}",
            told.text
        );
        let told = text(&compilation, "log 11", Some("it-CH"), &Options::default()).unwrap();
        assert!(told.text.contains("Vai all'Annotazione 1."), "{}", told.text);
    }

    #[test]
    fn plurals_and_articles_are_right_in_both_languages() {
        let land = "log 11 { reference; -> gain lead mineral 1, gain lead mineral 2, goto log 1, spend red 2, mark 11.1; box 1; end }";
        let compilation = crate::compile_example(land);
        let say = |locale| text(&compilation, "log 11", Some(locale), &Options::default()).unwrap().text;
        let (english, italian) = (say("en"), say("it"));
        assert!(
            english.contains("Gain 1 Mineral Lead. Gain 2 Mineral Leads. Go to Log 1. Spend 2 red dice."),
            "{english}"
        );
        assert!(
            italian.contains(
                "Ottieni 1 Indizio (Minerale). Ottieni 2 Indizi (Minerale). Vai all'Annotazione 1."
            ),
            "{italian}"
        );
        assert!(
            italian
                .replace("\n  ", " ")
                .contains("Spendi 2 dadi rossi. Segna la casella 1 dell'Annotazione 11."),
            "{italian}"
        );
    }
}
