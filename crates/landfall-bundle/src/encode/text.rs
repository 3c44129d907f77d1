//! Message numbers: every text of the pack, in the order of its assets and then of the card.

use landfall_model::{AssetId, Atlas, TextOrder};
use landfall_schema::TextRole;

use super::writer::{At, Cell};
use super::{Encoder, Locale};
use crate::layout::{Item, Scalar};

/// Where the messages of the packs are written, and the number of each text. Their keys are only made to be written.
pub(super) struct Texts {
    /// In the order of the messages.
    assets: Vec<AssetId>,
    order: TextOrder,
    /// By message number, the unit and the position in it.
    places: Vec<(u32, u32)>,
    /// Message number plus one, by unit and position; 0 where the text is not of this pack.
    numbers: Vec<Vec<u32>>,
}

impl Texts {
    pub(super) fn number(atlas: &Atlas, packs: &[u16]) -> Self {
        let assets: Vec<AssetId> = packs.iter().flat_map(|pack| atlas.written_in(*pack)).collect();
        let order = atlas.text_order(packs);
        let mut numbers: Vec<Vec<u32>> = atlas.units.iter().map(|unit| vec![0; unit.texts.len()]).collect();
        let mut places = Vec::with_capacity(numbers.iter().map(Vec::len).sum());
        for id in &assets {
            let unit = atlas.asset(*id).unit;
            for at in order.of(atlas.rec(*id)) {
                places.push((unit, at));
                numbers[unit as usize][at as usize] = places.len() as u32;
            }
        }
        Self { assets, order, places, numbers }
    }

    /// The message number plus one; 0 is no text.
    pub(super) fn of(&self, unit: u32, text: u32) -> u32 {
        self.numbers[unit as usize][text as usize]
    }
}

/// The keys of some messages, one behind the other, and where each ends.
#[derive(Default)]
struct Keys {
    text: String,
    ends: Vec<(usize, TextRole)>,
}

impl Encoder<'_> {
    pub(super) fn messages(&mut self) -> Cell {
        let mut messages: Vec<At> = Vec::with_capacity(self.texts.places.len());
        let (atlas, assets) = (self.atlas, std::mem::take(&mut self.texts.assets));
        let order = std::mem::take(&mut self.texts.order);
        let keys = |ids: &[AssetId]| {
            let mut keys = Keys::default();
            for message in ids.iter().flat_map(|id| atlas.messages_of(*id, &order)) {
                keys.text.push_str(&message.key);
                keys.ends.push((keys.text.len(), message.text.role));
            }
            keys
        };
        self.piece_by_piece(&assets, keys, |encoder, _, keys| {
            let mut start = 0;
            for (end, role) in keys.ends {
                // Keys are unique, so looking for an equal string would find none.
                let key = Cell::At(encoder.writer.new_string(&keys.text[start..end]));
                start = end;
                let cells = [key, Cell::UShort(role_value(role))];
                messages.push(encoder.core_table(encoder.layout.core.message, &cells));
            }
        });
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
        let text = |(unit, at): &(u32, u32)| self.atlas.unit(*unit).texts.at(*at).value;
        let written: Vec<Cell> =
            self.texts.places.iter().map(|place| self.writer.string(text(place))).collect();
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
