//! What cards say in words. Voices cost more than writing does, so many cards are said at once, on every core, and then
//! written one by one in their order.

use landfall_model::{AssetId, Atlas, Condition, Rec, Value};
use landfall_schema::Class;
use rayon::prelude::*;

use super::Encoder;
use super::writer::At;
use crate::voice::{Said, Speech};

/// How many cards are said before they are written: enough for every core, and little to keep.
const AT_ONCE: usize = 512;

/// So many of them are prepared in one piece. What one thread makes and another throws away costs both of them time, so
/// there are few such things, and what belongs to a card is no thing of its own.
const PIECE: usize = 32;

/// What some cards say, in each language.
#[derive(Default)]
pub(super) struct Spoken {
    /// Those of each card in order.
    keys: Vec<(u8, u32)>,
    /// Where those of each card begin.
    cards: Vec<usize>,
    /// Card by card, and for each of them voice by voice, one behind the other.
    texts: String,
    ends: Vec<usize>,
    voices: usize,
    /// The card that is being written.
    card: usize,
}

impl Spoken {
    fn of_cards(atlas: &Atlas, ids: &[AssetId], voices: &[Speech<'_>]) -> Self {
        let mut spoken = Self { voices: voices.len(), ..Self::default() };
        for id in ids {
            let mut said = all_in(atlas.rec(*id));
            said.sort_unstable_by_key(|said| said.key());
            said.dedup_by_key(|said| said.key());
            spoken.cards.push(spoken.keys.len());
            spoken.keys.extend(said.iter().map(|said| said.key()));
            for speech in voices {
                speech.voice.say(&said, &mut |text| {
                    spoken.texts.push_str(text);
                    spoken.ends.push(spoken.texts.len());
                });
            }
        }
        spoken
    }

    /// In the words of this voice; `None` for what nobody looked for.
    pub(super) fn of(&self, said: Said<'_>, voice: usize) -> Option<&str> {
        let first = *self.cards.get(self.card)?;
        let behind = self.cards.get(self.card + 1).copied().unwrap_or(self.keys.len());
        let keys = &self.keys[first..behind];
        let at = first * self.voices + voice * keys.len() + keys.binary_search(&said.key()).ok()?;
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        self.texts.get(start..*self.ends.get(at)?)
    }
}

/// Everything inside a card that has words.
fn all_in(card: Rec<'_>) -> Vec<Said<'_>> {
    let mut found = Vec::new();
    for rec in std::iter::once(card).chain(card.inside()) {
        for field in rec.fields() {
            match field.value {
                Value::Effects(_) => found.extend(field.effects().map(Said::Effect)),
                Value::Options(_) => found.extend(field.options().flatten().map(Said::Effect)),
                Value::Requirement(at) => found.push(Said::Requirement(rec, at)),
                Value::Condition(at) => conditions(rec, at, &mut found),
                Value::Record(at) if rec.at(at).shape().class == Class::Target => {
                    found.push(Said::Target(rec.at(at)));
                }
                _ => {}
            }
        }
    }
    found
}

/// A condition and those it joins.
fn conditions<'a>(rec: Rec<'a>, at: u32, found: &mut Vec<Said<'a>>) {
    let unit = rec.arrays();
    let mut open = vec![at];
    while let Some(at) = open.pop() {
        found.push(Said::Condition(rec, at));
        match unit.conditions.get(at) {
            Some(Condition::Not(inner)) => open.push(inner),
            Some(Condition::All(list) | Condition::Any(list)) => {
                open.extend(&unit.condition_lists[list.range()]);
            }
            _ => {}
        }
    }
}

impl Encoder<'_> {
    /// The tables of these cards.
    pub(super) fn assets(&mut self, ids: &[AssetId]) -> Vec<At> {
        let (atlas, voices) = (self.atlas, self.voices);
        if voices.is_empty() {
            return ids.iter().map(|id| self.asset(*id)).collect();
        }
        let say = |ids: &[AssetId]| Spoken::of_cards(atlas, ids, voices);
        let mut tables = Vec::with_capacity(ids.len());
        self.piece_by_piece(ids, say, |encoder, ids, spoken| {
            encoder.spoken = spoken;
            for (card, id) in ids.iter().enumerate() {
                encoder.spoken.card = card;
                tables.push(encoder.asset(*id));
            }
        });
        self.spoken = Spoken::default();
        tables
    }

    /// Cards in their order. While some are written, the next ones are prepared.
    pub(super) fn piece_by_piece<T: Send>(
        &mut self,
        ids: &[AssetId],
        prepare: impl Fn(&[AssetId]) -> T + Sync,
        mut write: impl FnMut(&mut Self, &[AssetId], T) + Send,
    ) {
        let prepared = |some: &[AssetId]| -> Vec<T> { some.par_chunks(PIECE).map(&prepare).collect() };
        let mut parts = ids.chunks(AT_ONCE).peekable();
        let mut ready = parts.peek().map(|part| prepared(part)).unwrap_or_default();
        while let Some(part) = parts.next() {
            let next = parts.peek().copied().unwrap_or_default();
            let now = std::mem::take(&mut ready);
            let pieces = part.chunks(PIECE).zip(now);
            let write_all = || pieces.for_each(|(ids, prepared)| write(self, ids, prepared));
            ((), ready) = rayon::join(write_all, || prepared(next));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::Voice;
    use crate::encode;
    use crate::testing::World;

    /// Says where things stand, and counts how often it is asked.
    #[derive(Default)]
    struct Echo {
        asked: AtomicUsize,
    }

    impl Voice for Echo {
        fn say(&self, said: &[Said<'_>], take: &mut dyn FnMut(&str)) {
            for said in said {
                let (rec, (what, at)) = (said.rec(), said.key());
                self.asked.fetch_add(1, Ordering::Relaxed);
                take(&format!("{what} {at} of {}", rec.asset_key()));
            }
        }

        fn external(&self, id: AssetId) -> String {
            format!("{id:?}")
        }

        fn reading(&self, id: AssetId) -> Vec<(u16, u16, String)> {
            vec![(0, 1, format!("card {id:?}"))]
        }
    }

    fn encoded(world: &World, threads: usize) -> (Vec<u8>, usize) {
        let echo = Echo::default();
        let speeches = [Speech { code: "en", voice: &echo }];
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let encode = || encode(&world.atlas, &world.sources, &world.layout(), &world.contents(), &speeches);
        let bytes = pool.install(encode).unwrap().into_vec();
        (bytes, echo.asked.load(Ordering::Relaxed))
    }

    #[test]
    fn however_many_say_them_cards_are_said_once_and_come_in_their_order() {
        let log = |number| {
            format!(
                "log {number} \"Page\" {{ box 1; -> if not (calm or wind >= 2) and ticked({number}.1) {{ rest }}, \
                 choose {{ goto {number}, sail 1 crew or rest }}, roll {{ 0-4 -> rest; 5 -> goto {number} }} }}\n"
            )
        };
        let logs: String = (1..=AT_ONCE + 40).map(log).collect();
        let sails = "isle gull \"Gull\" { sail \"Fast\" { needs [wave + none / 2-suns]; only calm; -> sail 1 crew } }";
        let world = World::of(&[("logs.land", &logs), ("isle.land", sails)]);
        let (alone, asked) = encoded(&world, 1);
        assert_eq!((encoded(&world, 4).0, encoded(&world, 3).1), (alone.clone(), asked));
        let voices = [Speech { code: "en", voice: &Echo::default() }];
        let found = world.atlas.ids().map(|id| Spoken::of_cards(&world.atlas, &[id], &voices).keys.len());
        assert_eq!(asked, found.sum::<usize>(), "all that the encoder asks for was looked for, once");

        let dump: serde_json::Value =
            serde_json::from_str(&crate::dump(&alone, &world.layout()).unwrap()).unwrap();
        let readings = dump["locales"][0]["readings"].as_array().unwrap();
        for (reading, asset) in readings.iter().zip(crate::encode::order::assets(&world.atlas, &[0])) {
            assert_eq!(reading["lines"], serde_json::json!([format!("card {asset:?}")]));
        }
        assert_eq!(readings.len(), AT_ONCE + 41);
    }
}
