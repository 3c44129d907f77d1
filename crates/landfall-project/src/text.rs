//! Cards and logs as players read them, in any language that has templates.

use std::path::Path;

use landfall_bundle::Said;
use landfall_l10n::game::Progress;
use landfall_l10n::text::{Memory, Speaker, Templates, WIDTH, card_in_lines, reading};
use landfall_l10n::{Book, nothing_translated};
use landfall_model::{AssetId, Atlas, Rec};

use crate::spoken::{Voice, source_locale, source_templates};
use crate::{Compilation, Found, Options, Trouble, find_asset};

/// Cards in words.
#[derive(Debug)]
pub struct Told {
    pub text: String,
    /// Set when the game has no templates in the language that was asked for: the one that effects are told in.
    pub instead: Option<String>,
    /// How much of the game is translated, where something is missing.
    pub progress: Option<Progress>,
}

/// What a name stands for, in words: a card, or every card of a pack. Without a locale, in that of its pack.
pub fn text(
    compilation: &Compilation,
    name: &str,
    locale: Option<&str>,
    options: &Options,
) -> Result<Told, Trouble> {
    text_in_lines(compilation, name, locale, WIDTH, options)
}

/// The same in lines of another width.
pub fn text_in_lines(
    compilation: &Compilation,
    name: &str,
    locale: Option<&str>,
    width: usize,
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
    let locale = locale.or(own).unwrap_or(source_locale(&atlas.schema));
    let voice = Voice::find(compilation, &atlas.schema, locale, options)?;
    let templates = &voice.templates;
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
        let speaker =
            Speaker { atlas, locale, templates, table: &table, foreign, keeps_icons: false, memory: None };
        cards.push(card_in_lines(&speaker, id, width));
    }
    Ok(Told { text: cards.join("\n"), instead: voice.instead, progress: voice.progress })
}

impl Compilation {
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
            if source_templates(&atlas.schema, &options).is_err() {
                continue;
            }
            let templates = Voice::find(self, &atlas.schema, locale, &options)?.templates;
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
        Speaker {
            atlas: self.atlas,
            locale: &self.locale,
            templates: &self.templates,
            table,
            foreign,
            keeps_icons: false,
            memory: None,
        }
    }
}

impl landfall_bundle::Voice for PackVoice<'_> {
    fn say(&self, said: &[Said<'_>], take: &mut dyn FnMut(&str)) {
        let Some(first) = said.first() else { return };
        let speaker = Speaker { memory: Some(Memory::default()), ..self.speaker(first.rec().unit) };
        for said in said {
            let here = |rec: Rec<'_>| Rec::new(self.atlas, rec.unit, rec.index);
            take(&match *said {
                Said::Effect(rec) => speaker.effects(std::iter::once(here(rec)), 0),
                Said::Target(rec) => speaker.phrase(here(rec), 0),
                Said::Condition(rec, at) => speaker.condition_at(here(rec), at),
                Said::Requirement(rec, at) => speaker.requirement(here(rec), at),
            });
        }
    }

    fn external(&self, id: AssetId) -> String {
        self.speaker(self.atlas.asset(id).unit).called(id)
    }

    fn reading(&self, id: AssetId) -> Vec<(u16, u16, String)> {
        let lines = reading(&self.speaker(self.atlas.asset(id).unit), id);
        lines.into_iter().map(|line| (line.depth as u16, line.style as u16, line.text)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
