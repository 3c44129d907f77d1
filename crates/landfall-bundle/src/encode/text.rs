//! Message numbers: every text of the pack, in the order of its assets and then of the card.

use landfall_model::{AssetId, Atlas, Rec, Text};
use landfall_schema::TextRole;

use super::Encoder;
use super::writer::{At, Cell};

#[derive(Default)]
pub(super) struct Texts {
    /// Unit and position of each text, by message number.
    order: Vec<(u32, u32)>,
    /// Message number plus one, by unit and position; 0 where the text is not of this pack.
    numbers: Vec<Vec<u32>>,
}

impl Texts {
    pub(super) fn number(atlas: &Atlas, assets: &[AssetId]) -> Self {
        // The texts of each unit by the record that holds them, so that a card's texts are one run.
        let by_record: Vec<Vec<u32>> = atlas.units.iter().map(|unit| texts_by_record(&unit.texts)).collect();
        let mut out = Self { order: Vec::new(), numbers: Vec::with_capacity(atlas.units.len()) };
        out.numbers.extend(atlas.units.iter().map(|unit| vec![0; unit.texts.len()]));
        for id in assets {
            let rec = atlas.rec(*id);
            let (texts, sorted) = (&rec.arrays().texts, &by_record[rec.unit as usize]);
            let end = rec.record().next;
            let first = sorted.partition_point(|at| texts[*at as usize].record < rec.index);
            let mut run: Vec<u32> =
                sorted[first..].iter().copied().take_while(|at| texts[*at as usize].record < end).collect();
            run.sort_by_key(|at| texts[*at as usize].start);
            for at in run {
                out.order.push((rec.unit, at));
                out.numbers[rec.unit as usize][at as usize] = out.order.len() as u32;
            }
        }
        out
    }

    /// The message number plus one; 0 is no text.
    pub(super) fn of(&self, unit: u32, text: u32) -> u32 {
        self.numbers[unit as usize][text as usize]
    }
}

fn texts_by_record(texts: &[Text]) -> Vec<u32> {
    let mut sorted: Vec<u32> = (0..texts.len() as u32).collect();
    sorted.sort_by_key(|at| texts[*at as usize].record);
    sorted
}

impl Encoder<'_> {
    pub(super) fn messages(&mut self) -> Cell {
        let mut messages: Vec<At> = Vec::with_capacity(self.texts.order.len());
        for at in 0..self.texts.order.len() {
            let (unit, text) = self.texts.order[at];
            let key = message_key(self.atlas, unit, text);
            let role = self.atlas.unit(unit).texts[text as usize].role;
            // Keys are unique, so looking for an equal string would find none.
            let cells = [Cell::At(self.writer.new_string(&key)), Cell::UShort(role_value(role))];
            messages.push(self.core_table(self.layout.core.message, &cells));
        }
        self.writer.tables(&messages)
    }

    pub(super) fn locales(&mut self, source: &str) -> Cell {
        let mut texts = Vec::with_capacity(self.texts.order.len());
        for at in 0..self.texts.order.len() {
            let (unit, text) = self.texts.order[at];
            texts.push(self.writer.string(&self.atlas.unit(unit).texts[text as usize].value));
        }
        let cells = [self.writer.string(source), self.writer.cells(&texts)];
        let locale = self.core_table(self.layout.core.locale, &cells);
        self.writer.tables(&[locale])
    }
}

/// The path of a text. A field that may be written several times always numbers its texts: a second
/// paragraph must not rename the first.
fn message_key(atlas: &Atlas, unit: u32, at: u32) -> String {
    let text = &atlas.unit(unit).texts[at as usize];
    let rec = Rec::new(atlas, unit, text.record);
    let key = rec.message_key(text.field);
    if !rec.shape().fields[text.field.index()].many {
        return key;
    }
    let mut same = rec.all(text.field).filter_map(|field| field.text());
    let place = same.position(|other| std::ptr::eq(other, text)).map_or(1, |place| place + 1);
    format!("{key}/{place}")
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
