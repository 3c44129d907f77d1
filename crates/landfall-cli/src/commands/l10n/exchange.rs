//! Catalogs for people who work in spreadsheets and with translation tools.

use std::path::Path;

use landfall_project::l10n::{Format, csv, import as import_file, po::Catalog, tmx, xliff};
use landfall_project::{Compilation, Trouble};

use super::write_catalog;
use crate::reports::counted;
use crate::{Outcome, out};

/// What a file is, by the ending of its name.
pub fn by_name(path: &Path) -> Option<Format> {
    Format::of(path.file_name()?.to_str()?)
}

pub fn export(compilation: &Compilation, locale: &str, format: Format) -> Result<String, Trouble> {
    let catalog = catalog(compilation, locale)?;
    let texts = compilation.texts(0).ok_or_else(|| Trouble::new("the game of this pack is not known"))?;
    let pack = &compilation.packs[0];
    Ok(match format {
        Format::Csv => csv::export(&texts, &catalog),
        Format::Xliff => xliff::export(&texts, &catalog, &pack.name, &pack.locale, locale),
        Format::Tmx => tmx::export(&texts, &catalog, &pack.locale, locale),
    })
}

pub fn import(
    compilation: &Compilation,
    locale: &str,
    table: &Path,
    format: Format,
) -> Result<Outcome, Trouble> {
    let catalog = catalog(compilation, locale)?;
    let name = table.display();
    let bytes = landfall_project::read_file(table)
        .map_err(|error| Trouble::new(format!("{name} cannot be read: {error}")))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let line = error.as_bytes()[..error.utf8_error().valid_up_to()]
            .iter()
            .filter(|byte| **byte == b'\n')
            .count()
            + 1;
        let how = match format {
            Format::Csv => "save it as \"CSV UTF-8\"",
            Format::Xliff | Format::Tmx => "save it as UTF-8",
        };
        Trouble::new(format!("{name}:{line}: the file is not UTF-8: {how}; nothing was imported"))
    })?;
    let (text, imported) = import_file(&catalog, &text, format, &compilation.packs[0].locale, locale)
        .map_err(|(line, what)| Trouble::new(format!("{name}:{line}: {what}; nothing was imported")))?;
    let path = compilation.catalog_path(0, locale);
    if imported.changed + imported.fuzzy > 0 {
        write_catalog(compilation, &path, &text)?;
    }
    out::print(&format!(
        "{}: {} taken over, {} as before, {} made for another source and marked as fuzzy\n",
        path.display(),
        counted(imported.changed, "translation", "translations"),
        imported.same,
        imported.fuzzy
    ))?;
    Ok(Outcome::Fine)
}

fn catalog<'c>(compilation: &'c Compilation, locale: &str) -> Result<Catalog<'c>, Trouble> {
    let Some((catalog, _)) = compilation.catalog(0, locale) else {
        return Err(Trouble::new(format!(
            "there is no catalog for `{locale}`: `landfall l10n update {locale}` makes it"
        )));
    };
    match catalog.complete {
        true => Ok(catalog),
        false => Err(Trouble::new(format!(
            "the catalog of `{locale}` could not be read in full: `landfall l10n check` prints why"
        ))),
    }
}
