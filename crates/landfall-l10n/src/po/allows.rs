//! `# allow negation-changed until 2027-06-01 the text says the same`: a translator knows better than a check.

use landfall_diagnostics::allow::{Allow, Date, parse_date};
use landfall_diagnostics::{Span, nearest};

use super::{Catalog, Entry};

impl Catalog<'_> {
    /// What translators allow in their comments. `asked` when the checks of this catalog have run.
    pub fn allows(&self, asked: bool) -> Vec<Allow> {
        let entries = self.entries.iter().filter(|entry| !entry.obsolete && entry.may_allow(self.text));
        entries.flat_map(|entry| self.allows_of(entry, asked)).collect()
    }

    fn allows_of(&self, entry: &Entry<'_>, asked: bool) -> impl Iterator<Item = Allow> {
        let scope = self.span(entry.start, entry.end);
        entry.comments(self.text).filter_map(move |line| {
            let words = line.strip_prefix("# ")?.trim().strip_prefix("allow ")?.trim_start();
            let name = words.split([' ', ':', ',']).next().filter(|name| is_name(name))?;
            let start = (name.as_ptr() as usize - self.text.as_ptr() as usize) as u32;
            let place = Span::new(self.file, start, start + name.len() as u32);
            Some(Allow { wanted: name.to_owned(), place, scope, until: date_in(words), asked })
        })
    }
}

/// Whether this is, or was meant to be, a check: `# allow me to explain` is none.
fn is_name(word: &str) -> bool {
    let looks_like_one = word.contains(|c: char| c == '-' || c.is_ascii_digit());
    looks_like_one || !nearest(word, crate::rules().iter().map(|rule| rule.name)).is_empty()
}

/// The day behind `until`.
fn date_in(words: &str) -> Option<Date> {
    let day = words.split_once(" until ")?.1.split_whitespace().next()?;
    parse_date(day.trim_end_matches([',', '.', ':', ';']))
}

#[cfg(test)]
mod tests {
    use landfall_diagnostics::{Reports, Sources};

    #[test]
    fn an_allow_is_a_comment_that_names_a_check() {
        let text = "# allow negation-changed until 2027-06-01, then look again\n# allow me to explain\n\
                    #  allow copied-text: a name\n# allow untranslatd\nmsgctxt \"a\"\nmsgid \"b\"\nmsgstr \"c\"\n\n\
                    # allow copied-text\n#~ msgctxt \"d\"\n#~ msgid \"e\"\n#~ msgstr \"f\"\n";
        let mut sources = Sources::default();
        let file = sources.add("it.po", text);
        let catalog = super::super::read(file, text, &mut Reports::default());
        let allows = catalog.allows(true);
        let found: Vec<_> = allows.iter().map(|allow| (sources.slice(allow.place), allow.until)).collect();
        assert_eq!(
            found,
            [("negation-changed", Some((2027, 6, 1))), ("copied-text", None), ("untranslatd", None)]
        );
    }
}
