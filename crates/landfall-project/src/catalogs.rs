//! Translations: read beside the content they belong to, checked with it, and brought up to date.

use std::cell::LazyCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use landfall_bundle::Locale;
use landfall_diagnostics::allow::Allow;
use landfall_diagnostics::{FileId, Report, Reports, Severity, Sources, Span, Stage};
use landfall_l10n::po::{self, Catalog};
use landfall_l10n::text::MISSING_TEMPLATE;
use landfall_l10n::{About, Book, Counts, Glossary, Progress, Scope, Stats, Texts, rules};
use landfall_model::Atlas;
use landfall_schema::Schema;

use crate::{Compilation, Options, Pack, Summary, Trouble, schema};

/// What was learnt about the translations on the way.
#[derive(Default)]
pub(crate) struct Checked {
    pub(crate) allows: Vec<Allow>,
    /// How far each of them is, by pack and locale, where it could be read in full.
    pub(crate) progress: BTreeMap<(usize, String), Progress>,
}

/// Asks about the translations of each pack, and gathers what translators allow.
pub(crate) fn check(
    packs: &[Pack],
    atlases: &[Atlas],
    sources: &Sources,
    scope: Scope,
    reports: &mut Reports,
) -> Checked {
    let Checked { mut allows, mut progress } = Checked::default();
    for (at, pack) in packs.iter().enumerate() {
        tell_undeclared(pack, reports);
        let Some(atlas) = pack.atlas.and_then(|atlas| atlases.get(atlas)) else { continue };
        for (locale, file) in pack.templates.iter().filter(|(_, file)| !pack.damaged.contains(file)) {
            check_templates(&atlas.schema, locale, *file, sources, reports);
        }
        // Where content could not be read, texts are missing that are not missing at all.
        let readable = is_readable(pack, reports);
        // Most packs are in one language, and nobody asks for the texts of those.
        let texts = LazyCell::new(|| Texts::of(atlas, at as u16));
        for (locale, declared) in &pack.locales {
            let Some((_, file)) = pack.catalogs.iter().find(|(name, _)| name == locale) else {
                if !is_hidden(pack, locale, sources) {
                    tell_missing(locale, *declared, reports);
                }
                continue;
            };
            let catalog = po::read(*file, sources.text(*file), reports);
            let complete = readable && catalog.complete && !pack.damaged.contains(file);
            allows.extend(catalog.allows(complete));
            if complete {
                let glossary = Glossary::new(&atlas.schema, locale);
                let book = Book::new(&texts, &catalog, &glossary);
                landfall_l10n::check(&book, scope, reports);
                progress.insert((at, locale.clone()), book.progress());
            }
        }
    }
    Checked { allows, progress }
}

/// Reports what is wrong with how a pack says the effects of its game.
fn check_templates(schema: &Schema, locale: &str, file: FileId, sources: &Sources, reports: &mut Reports) {
    let text = sources.text(file);
    if sources.path(file).ends_with(".po") {
        // The schema was read with it, and what cannot be read in it was reported then.
        let catalog = po::read(file, text, &mut Reports::default());
        let source =
            crate::spoken::built_in(schema, crate::spoken::source_locale(schema)).unwrap_or_default();
        return landfall_l10n::game::check_language(schema, &source, locale, &catalog, reports);
    }
    let mut found = Reports::default();
    let base = crate::spoken::built_in(schema, locale);
    landfall_l10n::text::check_templates(schema, base.as_deref().unwrap_or(""), file, text, &mut found);
    // A language that the game does not know is said as far as it goes.
    found.retain(|report| base.is_some() || !report.is(&MISSING_TEMPLATE));
    reports.append(found);
}

/// Whether a catalog may lie in a folder that could not be read.
fn is_hidden(pack: &Pack, locale: &str, sources: &Sources) -> bool {
    let catalog = Path::new(&pack.folder).join("l10n").join(format!("{locale}.po"));
    pack.damaged.iter().any(|file| catalog.starts_with(sources.path(*file)))
}

/// Whether every text of the pack is known: every file was read in full, and no report says that something could not
/// be understood.
fn is_readable(pack: &Pack, reports: &Reports) -> bool {
    let is_content =
        |file: &&FileId| !pack.catalogs.iter().chain(&pack.templates).any(|(_, own)| own == *file);
    if pack.damaged.iter().any(|file| is_content(&file)) {
        return false;
    }
    // A name that leads nowhere hides no text.
    let unread = |stage: Stage| (stage.is_reading() && stage != Stage::Reference) || stage == Stage::Project;
    !reports.iter().any(|report| {
        report.severity == Severity::Error
            && unread(report.rule.stage)
            && (pack.content.contains(&report.span.file)
                || pack.place.file == report.span.file
                || report.rule.stage == Stage::Schema)
    })
}

fn tell_undeclared(pack: &Pack, reports: &mut Reports) {
    for (locale, file) in &pack.catalogs {
        if *locale == pack.locale || pack.locales.iter().any(|(declared, _)| declared == locale) {
            continue;
        }
        let mut all: Vec<&str> = pack.locales.iter().map(|(locale, _)| locale.as_str()).collect();
        all.push(locale);
        let draft = rules::UNDECLARED_LOCALE
            .report(format!("nobody has declared the locale `{locale}`"))
            .help(format!("write `locales: [{}, {}]` in landfall.yaml", pack.locale, all.join(", ")));
        reports
            .push(draft.at(Span::new(*file, 0, 0), "this catalog is not checked and not part of the bundle"));
    }
}

fn tell_missing(locale: &str, declared: Span, reports: &mut Reports) {
    let draft = rules::MISSING_CATALOG
        .report(format!("there is no catalog for `{locale}`"))
        .help(format!("run `landfall l10n update {locale}`"));
    reports.push(draft.at(declared, format!("`l10n/{locale}.po` does not exist")));
}

/// A catalog about to be written.
#[derive(Debug)]
pub struct Updated {
    pub path: PathBuf,
    pub text: String,
    /// Whether it differs from what is on disk.
    pub changed: bool,
    pub counts: Counts,
}

impl Compilation {
    /// The texts of a pack; absent when its game is unknown.
    pub fn texts(&self, pack: usize) -> Option<Texts<'_>> {
        Some(Texts::of(self.atlas(pack)?, pack as u16))
    }

    /// Whether all of the content was understood, so that no text is taken for deleted.
    pub fn is_readable(&self, pack: usize) -> bool {
        is_readable(&self.packs[pack], &self.reports)
    }

    /// The locale of the catalog that a report is about; absent when it is about something else.
    pub fn locale_of(&self, report: &Report) -> Option<&str> {
        let catalogs = self.packs.iter().flat_map(|pack| &pack.catalogs);
        let in_catalog = catalogs.filter(|(_, file)| *file == report.span.file).map(|(locale, _)| locale);
        let declared = self.packs.iter().flat_map(|pack| &pack.locales);
        let missing = declared
            .filter(|(_, span)| report.rule.name == rules::MISSING_CATALOG.name && *span == report.span)
            .map(|(locale, _)| locale);
        in_catalog.chain(missing).map(String::as_str).next()
    }

    /// Whether a report is about a translation, of texts or of the game: nothing that keeps a designer from building.
    fn is_translation(&self, report: &Report) -> bool {
        let mut templates = self.packs.iter().flat_map(|pack| &pack.templates);
        let in_language_file = self.sources.path(report.span.file).ends_with(".po")
            && templates.any(|(_, file)| *file == report.span.file);
        in_language_file || self.locale_of(report).is_some()
    }

    /// Locales whose catalogs have errors, and how many. Players read the language of the source instead.
    pub fn faulty_locales(&self) -> BTreeMap<String, usize> {
        let mut faulty = BTreeMap::new();
        for report in self.reports.iter().filter(|report| report.severity == Severity::Error) {
            if let Some(locale) = self.locale_of(report) {
                *faulty.entry(locale.to_owned()).or_default() += 1;
            }
        }
        faulty
    }

    /// Whether anything but a translation has an error. A catalog never keeps a pack from being built.
    pub fn has_errors_in_content(&self) -> bool {
        let mut errors = self.reports.iter().filter(|report| report.severity == Severity::Error);
        errors.any(|report| !self.is_translation(report))
    }

    /// Takes the reports about translations out of the run, and counts the rest anew. A catalog that cannot be read
    /// stays: nobody can translate before that is repaired.
    pub fn set_translations_aside(&mut self) {
        let is_about = |report: &Report| report.rule.stage == Stage::Language && self.is_translation(report);
        let about: Vec<bool> = self.reports.iter().map(is_about).collect();
        let mut about = about.into_iter();
        self.reports.retain(|_| !about.next().unwrap_or_default());
        let Summary { errors, warnings, advice, .. } = Summary::of_reports(&self.reports);
        self.summary = Summary { errors, warnings, advice, ..self.summary.clone() };
    }

    /// Leaves only the reports about the translations of one message; `false` when no pack has such a message.
    pub fn keep_message(&mut self, key: &str) -> bool {
        let known =
            (0..self.packs.len()).filter_map(|pack| self.texts(pack)).any(|texts| texts.find(key).is_some());
        let mut kept: Vec<Span> = Vec::new();
        for (_, file) in self.packs.iter().flat_map(|pack| &pack.catalogs) {
            let catalog = po::read(*file, self.sources.text(*file), &mut Reports::default());
            let entries = catalog.entries.iter().filter(|entry| !entry.obsolete && entry.key() == key);
            kept.extend(entries.map(|entry| catalog.span(entry.start, entry.end)));
        }
        self.reports.retain(|report| {
            let at = report.span;
            kept.iter().any(|span| span.file == at.file && span.start <= at.start && at.end <= span.end)
        });
        let Summary { errors, warnings, advice, .. } = Summary::of_reports(&self.reports);
        self.summary = Summary { errors, warnings, advice, ..self.summary.clone() };
        known
    }

    /// Locales for which there is a catalog, or should be.
    pub fn locales_of(&self, pack: usize) -> Vec<&str> {
        let pack = &self.packs[pack];
        let declared = pack.locales.iter().map(|(locale, _)| locale.as_str());
        let found = pack.catalogs.iter().map(|(locale, _)| locale.as_str());
        declared
            .chain(found)
            .filter(|locale| *locale != pack.locale)
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect()
    }

    pub fn is_declared(&self, pack: usize, locale: &str) -> bool {
        self.packs[pack].locales.iter().any(|(declared, _)| declared == locale)
    }

    pub fn catalog_path(&self, pack: usize, locale: &str) -> PathBuf {
        self.packs[pack].root.join("l10n").join(format!("{locale}.po"))
    }

    /// The catalog of a locale, and what could not be read in it.
    pub fn catalog(&self, pack: usize, locale: &str) -> Option<(Catalog<'_>, Reports)> {
        let (_, file) = self.packs[pack].catalogs.iter().find(|(name, _)| name == locale)?;
        let mut reports = Reports::default();
        let catalog = po::read(*file, self.sources.text(*file), &mut reports);
        // A file in another encoding was read as well as possible, which is not good enough to be written back.
        let foreign = self.reports.iter().filter(|report| report.span.file == *file);
        reports.extend(foreign.filter(|report| report.rule.stage == Stage::Project).cloned());
        // A manifest may silence the report; the catalog is damaged all the same.
        let complete = reports.is_empty() && !self.packs[pack].damaged.contains(file);
        Some((Catalog { complete, ..catalog }, reports))
    }

    pub fn glossary(&self, pack: usize, locale: &str) -> Option<Glossary> {
        Some(Glossary::new(&self.atlas(pack)?.schema, locale))
    }

    /// The POT file of a pack.
    pub fn template(&self, pack: usize) -> Option<String> {
        let glossary = self.glossary(pack, &self.packs[pack].locale)?;
        Some(landfall_l10n::template(&self.texts(pack)?, &glossary, &self.about(pack)))
    }

    /// The catalog of a locale brought up to date, or what stands in the way. Nothing is written.
    pub fn update(&self, pack: usize, locale: &str) -> Result<Updated, Reports> {
        let nothing = Reports::default;
        let (texts, glossary) = self.texts(pack).zip(self.glossary(pack, locale)).ok_or_else(nothing)?;
        let old = self.catalog(pack, locale);
        let old = match old {
            Some((catalog, reports)) if !catalog.complete => {
                drop(catalog);
                return Err(reports);
            }
            other => other.map(|(catalog, _)| catalog),
        };
        let (text, counts) = landfall_l10n::update(&texts, &glossary, &self.about(pack), old.as_ref());
        let changed = old.is_none_or(|old| old.text != text);
        Ok(Updated { path: self.catalog_path(pack, locale), text, changed, counts })
    }

    /// Whether there is a catalog of which not a word could be read. A report says why.
    pub fn is_unread(&self, pack: usize, locale: &str) -> bool {
        let pack = &self.packs[pack];
        let file = pack.catalogs.iter().find(|(name, _)| name == locale).map(|(_, file)| *file);
        file.is_some_and(|file| pack.damaged.contains(&file) && self.sources.text(file).is_empty())
    }

    /// How far a translation is, which nobody knows of one that could not be read.
    pub fn stats(&self, pack: usize, locale: &str) -> Option<Stats> {
        if self.is_unread(pack, locale) {
            return None;
        }
        let catalog = self.catalog(pack, locale).map(|(catalog, _)| catalog);
        let texts = self.texts(pack)?;
        Some(landfall_l10n::stats(&texts, &self.sources, &self.packs[pack].folder, catalog.as_ref()))
    }

    /// The same in short, which the checks have found out already where they were run.
    pub fn progress(&self, pack: usize, locale: &str) -> Option<Progress> {
        match self.progress.get(&(pack, locale.to_owned())) {
            Some(known) => Some(*known),
            None => self.stats(pack, locale).map(|stats| Progress::from(&stats.total)),
        }
    }

    /// A catalog in which everything is translated into a language nobody speaks.
    pub fn pseudo(&self, pack: usize) -> Option<String> {
        let glossary = self.glossary(pack, "qps")?;
        Some(landfall_l10n::pseudo_catalog(&self.texts(pack)?, &glossary, &self.about(pack)))
    }

    fn about(&self, pack: usize) -> About<'_> {
        let about = &self.packs[pack];
        About { pack: &about.name, version: &about.version, folder: &about.folder, sources: &self.sources }
    }

    /// The declared locales of packs, for their bundle: texts by message number, packs by name. What is not
    /// translated, or was translated from another source, is left open, and the bundle says so. A locale with errors
    /// is left out.
    pub(crate) fn locales(&self, packs: &[usize], chosen: Option<&[String]>) -> Vec<Locale> {
        let mut packs = packs.to_vec();
        packs.sort_by(|a, b| self.packs[*a].name.cmp(&self.packs[*b].name));
        let faulty = self.faulty_locales();
        let codes: BTreeSet<&str> = packs
            .iter()
            .flat_map(|pack| self.packs[*pack].locales.iter().map(|(locale, _)| locale.as_str()))
            .filter(|locale| !faulty.contains_key(*locale))
            .filter(|locale| chosen.is_none_or(|chosen| chosen.iter().any(|name| name == locale)))
            .collect();
        let locale = |code: &str| Locale {
            code: code.to_owned(),
            texts: packs.iter().flat_map(|pack| self.translated(*pack, code)).collect(),
        };
        codes.into_iter().map(locale).collect()
    }

    fn translated(&self, pack: usize, locale: &str) -> Vec<Option<String>> {
        let Some((atlas, texts)) = self.atlas(pack).zip(self.texts(pack)) else { return Vec::new() };
        let messages = atlas.messages(pack as u16);
        let (Some((catalog, _)), Some(glossary)) = (self.catalog(pack, locale), self.glossary(pack, locale))
        else {
            return vec![None; messages.len()];
        };
        let book = Book::new(&texts, &catalog, &glossary);
        let table = book.table();
        messages
            .iter()
            .map(|message| table.get(message.key.as_str()).map(|text| (*text).to_owned()))
            .collect()
    }
}

/// The glossary of a game; with an empty column for a language that it has no words in yet.
pub fn glossary(game: &str, locale: &str, options: &Options) -> Result<Glossary, Trouble> {
    let schema = schema(game, options)?;
    let glossary = Glossary::new(&schema, locale);
    Ok(if glossary.terms().is_empty() { Glossary::to_fill_in(&schema, locale) } else { glossary })
}
