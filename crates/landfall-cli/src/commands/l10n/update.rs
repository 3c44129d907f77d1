//! Bringing catalogs up to date without losing anybody's work.

use landfall_project::{Compilation, Trouble, Updated};

use super::{valid_locale, write_catalog};
use crate::args::Color;
use crate::reports::{counted, draw_all};
use crate::{Outcome, out, terminal};

pub fn run(compilation: &Compilation, locales: &[String], color: Color) -> Result<Outcome, Trouble> {
    for locale in locales {
        valid_locale(locale)?;
        if compilation.packs.first().is_some_and(|pack| pack.locale == *locale) {
            let why = "the pack is written in it, so there is nothing to translate";
            return Err(Trouble::new(format!("`{locale}` needs no catalog: {why}")));
        }
    }
    if !is_readable(compilation, color) {
        return Ok(Outcome::Denied);
    }
    let mut ready: Vec<(&str, Updated)> = Vec::new();
    for locale in locales {
        match compilation.update(0, locale) {
            Ok(updated) => ready.push((locale, updated)),
            Err(reports) => {
                out::say(&draw_all(&reports, &compilation.sources, &terminal::stderr_style(color)));
                out::say(&format!(
                    "nothing was written: the catalog of `{locale}` could not be read in full\n"
                ));
                return Ok(Outcome::Denied);
            }
        }
    }
    for (locale, updated) in &ready {
        if updated.changed {
            write_catalog(compilation, &updated.path, &updated.text)?;
        }
        out::print(&sentence(updated))?;
        if !compilation.is_declared(0, locale) {
            let pack = &compilation.packs[0];
            let mut all = vec![pack.locale.as_str()];
            let known =
                compilation.locales_of(0).into_iter().filter(|known| compilation.is_declared(0, known));
            all.extend(known);
            all.extend(locales.iter().map(String::as_str).filter(|new| !compilation.is_declared(0, new)));
            let all = all.join(", ");
            out::say(&format!("`{locale}` is not declared yet: write `locales: [{all}]` in landfall.yaml\n"));
        }
    }
    Ok(Outcome::Fine)
}

/// Says why if not.
pub fn is_readable(compilation: &Compilation, color: Color) -> bool {
    let readable = compilation.atlas(0).is_some() && compilation.is_readable(0);
    if !readable {
        out::say(&draw_all(&compilation.reports, &compilation.sources, &terminal::stderr_style(color)));
        out::say(
            "nothing was written: the pack could not be read in full, and texts would seem to be gone\n",
        );
    }
    readable
}

fn sentence(updated: &Updated) -> String {
    let counts = updated.counts;
    let mut parts = vec![format!("{} kept", counts.kept)];
    for (count, what) in
        [(counts.fuzzy, "fuzzy"), (counts.untranslated, "untranslated"), (counts.obsolete, "obsolete")]
    {
        if count > 0 {
            parts.push(format!("{count} {what}"));
        }
    }
    let added = if counts.added > 0 {
        format!(" ({} new)", counted(counts.added, "message", "messages"))
    } else {
        String::new()
    };
    let state = if updated.changed { "" } else { ", nothing to change" };
    format!("{}: {}{added}{state}\n", updated.path.display(), parts.join(", "))
}
