//! Texts by number, in the language of the player.

use crate::list::{Element, Keyed, List};
use crate::raw::Reader;
use crate::table::Table;

/// Names a text, whatever the language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Text(u32);

impl Text {
    /// From a field of a bundle: the message number plus one, or 0.
    pub fn of(field: u32) -> Self {
        Self(field)
    }

    /// The number of the message; absent when there is no text.
    pub fn number(self) -> Option<u32> {
        self.0.checked_sub(1)
    }

    pub fn is_none(self) -> bool {
        self.0 == 0
    }
}

impl<'a> Element<'a> for Text {
    const WIDTH: usize = 4;

    fn read(reader: Reader<'a>, at: usize) -> Option<Self> {
        reader.u32(at).ok().map(Self)
    }
}

/// Names what an effect, a condition, a requirement or a target says, whatever the language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RulesText(u32);

impl RulesText {
    /// From a field of a bundle: the number plus one, or 0.
    pub fn of(field: u32) -> Self {
        Self(field)
    }

    /// Its number; absent when the bundle was built without rules text.
    pub fn number(self) -> Option<u32> {
        self.0.checked_sub(1)
    }
}

/// Every text of a bundle in one language. Switching the language is looking up another one of these.
#[derive(Clone, Copy, Default)]
pub struct Locale<'a> {
    table: Table<'a>,
    texts: List<'a, &'a str>,
    untranslated: List<'a, u32>,
}

// These slots are the same for every game and forever.
const CODE: u16 = 0;
const TEXTS: u16 = 1;
const UNTRANSLATED: u16 = 2;
const RULES: u16 = 3;
const NAMES: u16 = 4;
const READINGS: u16 = 6;

impl<'a> Locale<'a> {
    pub(crate) fn new(table: Table<'a>) -> Self {
        Self { table, texts: table.list(TEXTS), untranslated: table.list(UNTRANSLATED) }
    }

    /// Such as `en` or `it`.
    pub fn code(self) -> &'a str {
        self.table.str(CODE).unwrap_or_default()
    }

    /// The words to show; empty when there is no text.
    pub fn text(self, text: Text) -> &'a str {
        let number = text.number().and_then(|number| usize::try_from(number).ok());
        number.and_then(|number| self.texts.get(number)).unwrap_or_default()
    }

    /// Whether the text is in this language. Otherwise it stands here in that of the source.
    pub fn is_translated(self, text: Text) -> bool {
        let Some(number) = text.number() else { return true };
        let (mut low, mut high) = (0, self.untranslated.len());
        while low < high {
            let middle = low + (high - low) / 2;
            match self.untranslated.get(middle) {
                Some(found) if found == number => return false,
                Some(found) if found < number => low = middle + 1,
                _ => high = middle,
            }
        }
        true
    }

    /// What an effect, a condition, a requirement or a target says; empty when the bundle was built without it.
    pub fn rules(self, text: RulesText) -> &'a str {
        let number = text.number().and_then(|number| usize::try_from(number).ok());
        let rules: List<'a, &'a str> = self.table.list(RULES);
        number.and_then(|number| rules.get(number)).unwrap_or_default()
    }

    /// What a word is called, by its position in the vocabulary of the header.
    pub fn name(self, vocabulary: &str, position: usize) -> Option<&'a str> {
        let names: List<'a, Named<'a>> = self.table.list(NAMES);
        names.find(vocabulary)?.0.list::<&'a str>(1).get(position)
    }

    /// A card as players read it: for each line how far in it stands, its style, and its text. Empty when the bundle
    /// was built without rules text. Of several faces that share a key, `face` counts from 0.
    pub fn reading(self, kind: u16, key: &str, face: usize) -> Vec<(u16, u16, &'a str)> {
        let readings: List<'a, Table<'a>> = self.table.list(READINGS);
        let place = |at: usize| {
            let reading = readings.get(at)?;
            Some((reading, (reading.u16(0, 0), reading.str(1).unwrap_or_default())))
        };
        let (mut low, mut high) = (0, readings.len());
        while low < high {
            let middle = low + (high - low) / 2;
            match place(middle) {
                Some((_, found)) if found < (kind, key) => low = middle + 1,
                _ => high = middle,
            }
        }
        match place(low + face) {
            Some((reading, found)) if found == (kind, key) => {
                let marks = reading.list::<u16>(2).iter();
                let lines = marks.zip(reading.list::<&'a str>(3).iter());
                lines.map(|(mark, text)| (mark / 16, mark % 16, text)).collect()
            }
            _ => Vec::new(),
        }
    }

    pub fn texts(self) -> List<'a, &'a str> {
        self.texts
    }
}

impl<'a> Element<'a> for Locale<'a> {
    const WIDTH: usize = 4;

    fn read(reader: Reader<'a>, at: usize) -> Option<Self> {
        Table::read(reader, at).map(Self::new)
    }
}

impl<'a> Keyed<'a> for Locale<'a> {
    fn sort_key(&self) -> &'a str {
        self.code()
    }
}

/// A table that is known by the text in its first slot.
#[derive(Clone, Copy)]
struct Named<'a>(Table<'a>);

impl<'a> Element<'a> for Named<'a> {
    const WIDTH: usize = 4;

    fn read(reader: Reader<'a>, at: usize) -> Option<Self> {
        Table::read(reader, at).map(Self)
    }
}

impl<'a> Keyed<'a> for Named<'a> {
    fn sort_key(&self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }
}
