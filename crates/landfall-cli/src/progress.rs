//! How far each language is, in a line.

use std::collections::BTreeMap;

use landfall_diagnostics::Severity;
use landfall_project::Compilation;

use crate::reports::counted;

/// One language of all packs together.
#[derive(Debug, Default)]
pub struct Progress {
    pub locale: String,
    pub messages: usize,
    pub translated: usize,
    pub fuzzy: usize,
    pub errors: usize,
    /// A catalog of it could not be read, so nobody knows how far it is.
    pub unread: bool,
}

/// The languages of all packs, by code.
pub fn by_locale(compilation: &Compilation) -> Vec<Progress> {
    let mut found: BTreeMap<&str, Progress> = BTreeMap::new();
    for pack in 0..compilation.packs.len() {
        for locale in compilation.locales_of(pack) {
            let unread = compilation.is_unread(pack, locale);
            let known = compilation.progress(pack, locale);
            if known.is_none() && !unread {
                continue;
            }
            let progress = found.entry(locale).or_default();
            progress.locale = locale.to_owned();
            progress.unread |= unread;
            let Some(known) = known else { continue };
            progress.messages += known.messages;
            progress.translated += known.translated;
            progress.fuzzy += known.fuzzy;
        }
    }
    for report in compilation.reports.iter().filter(|report| report.severity == Severity::Error) {
        if let Some(progress) = compilation.locale_of(report).and_then(|locale| found.get_mut(locale)) {
            progress.errors += 1;
        }
    }
    found.into_values().collect()
}

/// `translations: it 100 %, de 12 % (3 errors); ...`, where there is anything to report about them.
pub fn sentence(compilation: &Compilation) -> Option<String> {
    compilation.reports.iter().find_map(|report| compilation.locale_of(report))?;
    let languages: Vec<String> = by_locale(compilation).iter().map(Progress::short).collect();
    Some(format!("translations: {}; `landfall l10n check` shows more\n", languages.join(", ")))
}

impl Progress {
    fn percent(&self) -> usize {
        (self.translated * 100).checked_div(self.messages).unwrap_or(100)
    }

    /// `de 12 % (3 errors)`.
    pub fn short(&self) -> String {
        if self.unread {
            return format!("{} cannot be read", self.locale);
        }
        let errors = match self.errors {
            0 => String::new(),
            count => format!(" ({})", counted(count, "error", "errors")),
        };
        format!("{} {} %{errors}", self.locale, self.percent())
    }

    /// `de  [##..................]  12 %  40 of 326 translated, 286 to go`.
    pub fn line(&self) -> String {
        const BAR: usize = 20;
        if self.unread {
            return format!("{:<5} a catalog cannot be read\n", self.locale);
        }
        let full = (self.translated * BAR).checked_div(self.messages).unwrap_or(BAR);
        let bar = format!("{}{}", "#".repeat(full), ".".repeat(BAR - full));
        let left = self.messages - self.translated;
        let rest = match (left, self.fuzzy) {
            (0, _) => String::new(),
            (left, 0) => format!(", {left} to go"),
            (left, fuzzy) => format!(", {left} to go, {fuzzy} of them fuzzy"),
        };
        format!(
            "{:<5} [{bar}] {:>3} %  {} of {} translated{rest}\n",
            self.locale,
            self.percent(),
            self.translated,
            self.messages
        )
    }
}

#[cfg(test)]
mod tests {
    use super::Progress;

    #[test]
    fn a_language_is_one_line_with_a_bar() {
        let progress = Progress {
            locale: "de".to_owned(),
            messages: 200,
            translated: 30,
            fuzzy: 5,
            errors: 1,
            unread: false,
        };
        assert_eq!(progress.short(), "de 15 % (1 error)");
        assert_eq!(
            progress.line(),
            "de    [###.................]  15 %  30 of 200 translated, 170 to go, 5 of them fuzzy\n"
        );
        let progress = Progress { unread: true, ..progress };
        assert_eq!(progress.short(), "de cannot be read");
        assert_eq!(progress.line(), "de    a catalog cannot be read\n");
    }
}
