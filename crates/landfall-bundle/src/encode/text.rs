//! Message numbers: every text of the pack, in the order of its assets and then of the card.

use landfall_model::{Atlas, Message};
use landfall_schema::TextRole;

use super::Encoder;
use super::writer::{At, Cell};

/// The messages of the pack, and the number of each text.
pub(super) struct Texts<'a> {
    messages: Vec<Message<'a>>,
    /// Message number plus one, by unit and position; 0 where the text is not of this pack.
    numbers: Vec<Vec<u32>>,
}

impl<'a> Texts<'a> {
    pub(super) fn number(atlas: &'a Atlas, pack: u16) -> Self {
        let messages = atlas.messages(pack);
        let mut numbers: Vec<Vec<u32>> = atlas.units.iter().map(|unit| vec![0; unit.texts.len()]).collect();
        for (message, number) in messages.iter().zip(1..) {
            numbers[message.rec.unit as usize][message.at as usize] = number;
        }
        Self { messages, numbers }
    }

    /// The message number plus one; 0 is no text.
    pub(super) fn of(&self, unit: u32, text: u32) -> u32 {
        self.numbers[unit as usize][text as usize]
    }
}

impl Encoder<'_> {
    pub(super) fn messages(&mut self) -> Cell {
        let mut messages: Vec<At> = Vec::with_capacity(self.texts.messages.len());
        for message in &self.texts.messages {
            // Keys are unique, so looking for an equal string would find none.
            let key = Cell::At(self.writer.new_string(&message.key));
            let cells = [key, Cell::UShort(role_value(message.text.role))];
            messages.push(self.writer.table(&self.layout.tables[self.layout.core.message].columns, &cells));
        }
        self.writer.tables(&messages)
    }

    pub(super) fn locales(&mut self, source: &str) -> Cell {
        let texts: Vec<Cell> =
            self.texts.messages.iter().map(|message| self.writer.string(&message.text.value)).collect();
        let cells = [self.writer.string(source), self.writer.cells(&texts)];
        let locale = self.core_table(self.layout.core.locale, &cells);
        self.writer.tables(&[locale])
    }
}

fn role_value(role: TextRole) -> u16 {
    match role {
        TextRole::Title => 1,
        TextRole::Flavour => 2,
        TextRole::Rules => 3,
        TextRole::Label => 4,
        TextRole::Note => 5,
    }
}
