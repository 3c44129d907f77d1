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

/// Every text of a bundle in one language. Switching the language is looking up another one of these.
#[derive(Clone, Copy, Default)]
pub struct Locale<'a> {
    table: Table<'a>,
    texts: List<'a, &'a str>,
    untranslated: List<'a, u32>,
}

// These slots are the same for every game and for ever.
const CODE: u16 = 0;
const TEXTS: u16 = 1;
const UNTRANSLATED: u16 = 2;

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
