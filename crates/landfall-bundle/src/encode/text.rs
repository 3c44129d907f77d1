//! Message numbers: every text of the pack, in the order of its assets and then of the card.

use landfall_model::{AssetId, Atlas, Message};
use landfall_schema::TextRole;

use super::writer::{At, Cell};
use super::{Encoder, Locale};
use crate::layout::{Item, Scalar};

/// The messages of the pack, and the number of each text.
pub(super) struct Texts<'a> {
    messages: Vec<Message<'a>>,
    /// Message number plus one, by unit and position; 0 where the text is not of this pack.
    numbers: Vec<Vec<u32>>,
}

impl<'a> Texts<'a> {
    pub(super) fn number(atlas: &'a Atlas, packs: &[u16]) -> Self {
        let messages: Vec<Message<'a>> = packs.iter().flat_map(|pack| atlas.messages(*pack)).collect();
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

    /// One string table for each language, by code.
    pub(super) fn locales(
        &mut self,
        source: &str,
        translations: &[Locale],
        assets: &[AssetId],
        externs: &[AssetId],
    ) -> Cell {
        let written: Vec<Cell> =
            self.texts.messages.iter().map(|message| self.writer.string(message.text.value)).collect();
        let about = (assets, externs);
        let mut locales = vec![(source, self.locale(source, &written, &[], about))];
        for translation in translations.iter().filter(|translation| translation.code != source) {
            let (mut texts, mut untranslated) = (written.clone(), Vec::new());
            for (number, text) in texts.iter_mut().enumerate() {
                match translation.texts.get(number) {
                    Some(Some(translated)) => *text = self.writer.string(translated),
                    _ => untranslated.push(Cell::UInt(number as u32)),
                }
            }
            locales.push((&translation.code, self.locale(&translation.code, &texts, &untranslated, about)));
        }
        locales.sort_by_key(|(code, _)| *code);
        locales.dedup_by_key(|(code, _)| *code);
        let tables: Vec<At> = locales.into_iter().map(|(_, table)| table).collect();
        self.writer.tables(&tables)
    }

    fn locale(
        &mut self,
        code: &str,
        texts: &[Cell],
        untranslated: &[Cell],
        (assets, externs): (&[AssetId], &[AssetId]),
    ) -> At {
        let untranslated = self.writer.vector(Item::Scalar(Scalar::UInt), untranslated);
        let mut cells = vec![self.writer.string(code), self.writer.cells(texts), untranslated];
        if let Some(voice) = self.voices.iter().position(|speech| speech.code == code) {
            let rules = self.rules.texts.get(voice).cloned().unwrap_or_default();
            cells.push(self.writer.cells(&rules));
            cells.push(self.names(code));
            cells.push(self.extern_names(voice, externs));
            cells.push(self.readings(voice, assets));
        } else {
            cells.extend([Cell::Absent; 4]);
        }
        self.core_table(self.layout.core.locale, &cells)
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
