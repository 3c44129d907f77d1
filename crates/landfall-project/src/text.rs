//! Cards and logs as players read them, in any language that has templates.

use std::path::Path;

use landfall_diagnostics::{FileId, Reports, Sources};
use landfall_l10n::text::{Speaker, Templates, card, check_templates};
use landfall_l10n::{Book, nothing_translated};
use landfall_model::AssetId;
use landfall_schema::Schema;

use crate::{Compilation, Found, Options, Pack, Trouble, embedded, find_asset};

/// What a name stands for, in words: a card, or every card of a pack.
pub fn text(
    compilation: &Compilation,
    name: &str,
    locale: &str,
    options: &Options,
) -> Result<String, Trouble> {
    let found = find_asset(compilation, name)?;
    let (atlas, ids): (_, Vec<AssetId>) = match found {
        Found::Asset(atlas, id) => (atlas, vec![id]),
        Found::Pack(atlas, pack) => {
            let own =
                |id: &AssetId| !atlas.asset(*id).external && atlas.unit(atlas.asset(*id).unit).pack == pack;
            (atlas, atlas.ids().filter(own).collect())
        }
    };
    let added: String =
        compilation.packs.iter().flat_map(|pack| compilation.added_templates(pack, locale)).collect();
    let templates = templates(&atlas.schema, locale, &added, options)?;
    let mut cards = Vec::new();
    for id in ids {
        let asset = atlas.asset(id);
        if asset.external {
            return Err(Trouble::new(format!(
                "{} lies in the printed game; its text is not here",
                atlas.display(id)
            )));
        }
        let pack = usize::from(atlas.unit(asset.unit).pack);
        let foreign = compilation.packs.get(pack).is_some_and(|pack| pack.locale != locale);
        let table = match foreign {
            true => compilation.translations(pack, locale),
            false => nothing_translated(),
        };
        cards.push(card(&Speaker { atlas, locale, templates: &templates, table: &table, foreign }, id));
    }
    Ok(cards.join("\n"))
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

/// The templates of a game that come with the program.
pub(crate) fn built_in(game: &str, locale: &str) -> Option<&'static str> {
    embedded::templates(game, locale).map(|(_, text)| text)
}

/// The templates of a game, checked: a card with gaps would be worse than none.
fn templates(schema: &Schema, locale: &str, added: &str, options: &Options) -> Result<Templates, Trouble> {
    let game = schema.game.name.as_str();
    let on_disk = options.schema.as_deref().and_then(|folder| read(folder, game, locale));
    let built_in = embedded::templates(game, locale);
    let (path, text) = match (on_disk, built_in) {
        (Some((path, text)), _) => (path, text),
        (None, Some((path, text))) => (path.to_owned(), text.to_owned()),
        (None, None) => {
            let known = embedded::locales(game);
            return Err(Trouble::new(format!(
                "`{game}` cannot be read in `{locale}`: there are templates for {}",
                if known.is_empty() { "no language yet".to_owned() } else { known.join(", ") }
            )));
        }
    };
    let mut sources = Sources::default();
    let mut reports = Reports::default();
    let file: FileId = sources.add(path, text.as_str());
    check_templates(schema, added, file, &text, &mut reports);
    // What a pack adds without a template is called by its name.
    reports.retain(|report| report.rule.code != "LF4052");
    if let Some(first) = reports.iter().next() {
        let place = landfall_diagnostics::render::short(first, &sources);
        return Err(Trouble::new(format!(
            "the templates have {} mistakes; the first: {place}",
            reports.len()
        )));
    }
    Ok(Templates::new(locale, &(text + "\n" + added)))
}

fn read(folder: &Path, game: &str, locale: &str) -> Option<(String, String)> {
    let file = format!("l10n/{locale}.ftl");
    let candidates = [folder.join(&file), folder.join(game).join(&file)];
    let path = candidates.into_iter().find(|path| path.is_file())?;
    Some((path.display().to_string(), std::fs::read_to_string(path).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_template_says_something_of_the_schema_and_nothing_is_left_unsaid() {
        let all = embedded::FOLDERS
            .iter()
            .flat_map(|folder| folder.templates.iter().map(|(path, text)| (folder.name, path, text)));
        for (game, path, text) in all {
            let schema = crate::schema(game, &Options::default()).unwrap();
            let (mut sources, mut reports) = (Sources::default(), Reports::default());
            let file = sources.add(*path, *text);
            check_templates(&schema, "", file, text, &mut reports);
            let found: Vec<String> =
                reports.iter().map(|report| landfall_diagnostics::render::short(report, &sources)).collect();
            assert!(found.is_empty(), "{}", found.join("\n"));
        }
    }

    #[test]
    fn plurals_and_articles_are_right_in_both_languages() {
        let land = "log 11 { reference; -> gain lead mineral 1, gain lead mineral 2, goto log 1, spend red 2, mark 11.1; box 1; end }";
        let compilation = crate::compile_example(land);
        let say = |locale| text(&compilation, "log 11", locale, &Options::default()).unwrap();
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
