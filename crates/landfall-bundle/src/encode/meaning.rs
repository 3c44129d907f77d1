//! What the numbers of a bundle mean: words and their names, dice, facts, and what everything says.

use std::collections::BTreeSet;

use landfall_model::AssetId;
use landfall_schema::{Class, Die, Names, Schema, Tag, Type, VocabId};
use rustc_hash::FxHashMap;

use super::Encoder;
use super::writer::{At, Cell};
use crate::layout::{Item, Scalar};
use crate::voice::{Said, Speech};

/// What effects and conditions say, in each language, by number.
#[derive(Default)]
pub(super) struct Rules {
    /// By the places of its texts: each voice goes on from the number that the voices before have found. That of the
    /// last one counts.
    numbers: Vec<FxHashMap<(u32, u32), u32>>,
    /// By language, in the order of the voices.
    pub(super) texts: Vec<Vec<Cell>>,
    /// Kept between two calls for its room.
    places: Vec<u32>,
}

/// What some cards say as a whole.
#[derive(Default)]
struct Readings {
    /// All lines, one behind the other.
    text: String,
    /// For each line how far in it stands and its style, and where its text ends.
    lines: Vec<(u16, usize)>,
    /// Where the lines of each card end.
    ends: Vec<usize>,
}

/// The words of one vocabulary, or the shapes of one class.
struct WordList<'s> {
    key: String,
    prose: bool,
    words: Vec<Known<'s>>,
}

struct Known<'s> {
    name: &'s str,
    names: &'s Names,
    value: u16,
    tags: Vec<(&'s str, &'s str)>,
}

impl<'a> Encoder<'a> {
    /// The number of what this says plus 1; two that say the same in every language share one.
    pub(super) fn said(&mut self, said: Said<'a>) -> Cell {
        let voices = self.voices;
        if voices.is_empty() {
            return Cell::Absent;
        }
        // Equal texts are written once, so where they stand tells them apart.
        let mut places = std::mem::take(&mut self.rules.places);
        places.clear();
        for (number, Speech { voice, .. }) in voices.iter().enumerate() {
            let cell = match self.spoken.of(said, number) {
                Some(text) => self.writer.string(text),
                None => {
                    let mut text = String::new();
                    voice.say(&[said], &mut |said| text.push_str(said));
                    self.writer.string(&text)
                }
            };
            places.push(if let Cell::At(at) = cell { at.0 } else { 0 });
        }
        self.rules.texts.resize_with(voices.len(), Vec::new);
        self.rules.numbers.resize_with(voices.len(), FxHashMap::default);
        let (mut number, mut is_new) = (0, false);
        for (place, known) in places.iter().zip(&mut self.rules.numbers) {
            let next = known.len() as u32 + 1;
            let found = *known.entry((number, *place)).or_insert(next);
            (number, is_new) = (found, found == next);
        }
        if is_new {
            for (place, list) in places.iter().zip(&mut self.rules.texts) {
                list.push(Cell::At(At(*place)));
            }
        }
        self.rules.places = places;
        Cell::UInt(number)
    }

    fn word_lists(&self) -> Vec<WordList<'a>> {
        let schema = &self.atlas.schema;
        let mut lists = Vec::new();
        for (at, vocabulary) in (0..).zip(&schema.vocabularies) {
            if !is_spoken(schema, VocabId(at)) {
                continue;
            }
            let words = (0..).zip(&vocabulary.words).map(|(word, about)| Known {
                name: &about.name,
                names: &about.names,
                value: self.layout.word_value(VocabId(at), landfall_schema::WordId(word)),
                tags: engine_tags(&about.tags),
            });
            let prose = schema.game.prose_icons.contains(&VocabId(at));
            lists.push(WordList { key: vocabulary.name.clone(), prose, words: words.collect() });
        }
        for (key, fits) in CLASSES {
            let shapes = (0..).zip(&schema.shapes).filter(|(_, shape)| fits(shape.class));
            let words = shapes.map(|(at, shape)| Known {
                name: &shape.name,
                names: &shape.names,
                value: match shape.class {
                    Class::Kind(kind) => self.layout.kind_value(kind),
                    _ => self.layout.shape(landfall_schema::ShapeId(at)).member.into(),
                },
                tags: engine_tags(&shape.tags),
            });
            lists.push(WordList { key: (*key).to_owned(), prose: false, words: words.collect() });
        }
        lists.sort_by(|a, b| a.key.cmp(&b.key));
        lists
    }

    pub(super) fn vocabularies(&mut self) -> Cell {
        let mut tables = Vec::new();
        for list in self.word_lists() {
            let mut tags = Vec::new();
            for (at, word) in (0..).zip(&list.words) {
                for (name, value) in &word.tags {
                    let cells = [Cell::UInt(at), self.writer.string(name), self.writer.string(value)];
                    tags.push(self.core_table(self.layout.core.word_tag, &cells));
                }
            }
            let words: Vec<Cell> = list.words.iter().map(|word| self.writer.string(word.name)).collect();
            let values: Vec<Cell> = list.words.iter().map(|word| Cell::UShort(word.value)).collect();
            let cells = [
                self.writer.string(&list.key),
                self.writer.cells(&words),
                self.writer.vector(Item::Scalar(Scalar::UShort(0)), &values),
                Cell::Bool(list.prose),
                self.writer.tables(&tags),
            ];
            tables.push(self.core_table(self.layout.core.word_list, &cells));
        }
        self.writer.tables(&tables)
    }

    /// The names of all words in one language; what it has no name for is called as in the language of the game.
    pub(super) fn names(&mut self, locale: &str) -> Cell {
        let mut tables = Vec::new();
        for list in self.word_lists() {
            let source = self.atlas.schema.game.source_locale.as_str();
            let name = |word: &Known<'a>| name_in(word.names, &[locale, source]).unwrap_or(word.name);
            let names: Vec<Cell> = list.words.iter().map(|word| self.writer.string(name(word))).collect();
            let cells = [self.writer.string(&list.key), self.writer.cells(&names)];
            tables.push(self.core_table(self.layout.core.word_names, &cells));
        }
        self.writer.tables(&tables)
    }

    pub(super) fn dice(&mut self) -> Cell {
        let schema = &self.atlas.schema;
        let key = |die: &landfall_schema::Die| {
            let vocabulary = schema.vocab(die.vocab);
            format!("{}/{}", vocabulary.name, vocabulary.words[die.word.index()].name)
        };
        let mut dice: Vec<_> = schema.dice().into_iter().map(|die| (key(&die), die)).collect();
        dice.sort_by(|a, b| a.0.cmp(&b.0));
        let mut tables = Vec::new();
        for (key, die) in dice {
            let mut faces = Vec::new();
            for face in &die.faces {
                let shown: Vec<Cell> = face.iter().map(|shown| self.writer.string(shown)).collect();
                let shown = self.writer.cells(&shown);
                faces.push(self.core_table(self.layout.core.die_face, &[shown]));
            }
            let of = die.faces_of.map(|vocab| self.writer.string(&schema.vocab(vocab).name));
            let key = self.writer.string(&key);
            let faces = self.writer.tables(&faces);
            let count = Cell::UShort(die.count.unwrap_or_default());
            let cells = [key, faces, of.unwrap_or(Cell::Absent), Cell::Bool(die.assumed), count];
            tables.push(self.core_table(self.layout.core.die, &cells));
        }
        self.writer.tables(&tables)
    }

    pub(super) fn facts(&mut self) -> Cell {
        let mut tables = Vec::new();
        for (name, value) in &self.atlas.schema.facts {
            let value = i32::try_from(*value).unwrap_or(if *value < 0 { i32::MIN } else { i32::MAX });
            let cells = [self.writer.string(name), Cell::Int(value)];
            tables.push(self.core_table(self.layout.core.fact, &cells));
        }
        self.writer.tables(&tables)
    }

    /// Printed assets that these refer to, by kind and key.
    pub(super) fn external(&self, assets: &[AssetId]) -> Vec<AssetId> {
        let atlas = self.atlas;
        let mut inside = vec![false; atlas.assets.len()];
        assets.iter().for_each(|id| inside[id.0 as usize] = true);
        let mut found: BTreeSet<(u16, &str, AssetId)> = BTreeSet::new();
        for (unit, lists) in (0..).zip(&atlas.units) {
            for at in 0..lists.refs.len() as u32 {
                let target = atlas.target_asset(lists.refs.target(at));
                let Some(id) = target.filter(|id| atlas.asset(*id).external) else { continue };
                let owner = atlas.owner(unit, lists.refs.at(at).record);
                if owner.is_some_and(|owner| inside[owner.0 as usize]) {
                    let asset = atlas.asset(id);
                    found.insert((self.layout.kind_value(asset.kind), &asset.key, id));
                }
            }
        }
        let mut found: Vec<_> = found.into_iter().collect();
        // A pack may declare again what the game declares.
        found.dedup_by_key(|(kind, key, _)| (*kind, *key));
        found.into_iter().map(|(.., id)| id).collect()
    }

    pub(super) fn externs(&mut self, externs: &[AssetId]) -> Cell {
        let mut tables = Vec::new();
        for id in externs {
            let asset = self.atlas.asset(*id);
            let cells = [Cell::UShort(self.layout.kind_value(asset.kind)), self.key(*id)];
            tables.push(self.core_table(self.layout.core.external, &cells));
        }
        self.writer.tables(&tables)
    }

    /// What had another id before, by kind and that id.
    pub(super) fn renames(&mut self, assets: &[AssetId]) -> Cell {
        let mut renames: Vec<(u16, &'a str, &'a str)> = Vec::new();
        for id in assets {
            let asset = self.atlas.asset(*id);
            let unit = self.atlas.unit(asset.unit);
            let own = unit.renames.iter().filter(|rename| rename.root == asset.record);
            let kind = self.layout.kind_value(asset.kind);
            renames.extend(own.map(|rename| (kind, &*rename.old, &*asset.key)));
        }
        renames.sort_unstable();
        renames.dedup();
        let mut tables = Vec::new();
        for (kind, was, key) in renames {
            let cells = [Cell::UShort(kind), self.writer.string(was), self.writer.string(key)];
            tables.push(self.core_table(self.layout.core.renamed, &cells));
        }
        self.writer.tables(&tables)
    }

    /// What the voice of a locale says of each card.
    pub(super) fn readings(&mut self, voice: usize, assets: &[AssetId]) -> Cell {
        let voice = self.voices[voice].voice;
        let read = |ids: &[AssetId]| {
            let mut readings = Readings::default();
            for id in ids {
                for (depth, style, text) in voice.reading(*id) {
                    readings.text.push_str(&text);
                    readings.lines.push((depth * 16 + style, readings.text.len()));
                }
                readings.ends.push(readings.lines.len());
            }
            readings
        };
        let mut tables = Vec::with_capacity(assets.len());
        self.piece_by_piece(assets, read, |encoder, ids, readings| {
            let (mut first, mut start) = (0, 0);
            for (id, end) in ids.iter().zip(readings.ends) {
                tables.push(encoder.reading(*id, &readings.lines[first..end], &readings.text, start));
                start = readings.lines[..end].last().map_or(0, |(_, end)| *end);
                first = end;
            }
        });
        self.writer.tables(&tables)
    }

    /// One card: for each line how far in it stands with its style, and where its text ends. The first begins at `start`.
    fn reading(&mut self, id: AssetId, lines: &[(u16, usize)], text: &str, start: usize) -> At {
        let marks: Vec<Cell> = lines.iter().map(|(mark, _)| Cell::UShort(*mark)).collect();
        let starts = std::iter::once(start).chain(lines.iter().map(|(_, end)| *end));
        let texts = starts.zip(lines).map(|(start, (_, end))| &text[start..*end]);
        let lines: Vec<Cell> = texts.map(|text| self.writer.string(text)).collect();
        let asset = self.atlas.asset(id);
        let cells = [
            Cell::UShort(self.layout.kind_value(asset.kind)),
            self.key(id),
            self.writer.vector(Item::Scalar(Scalar::UShort(0)), &marks),
            self.writer.cells(&lines),
        ];
        self.core_table(self.layout.core.reading, &cells)
    }

    pub(super) fn extern_names(&mut self, voice: usize, externs: &[AssetId]) -> Cell {
        let voice = self.voices[voice].voice;
        let names: Vec<Cell> = externs.iter().map(|id| self.writer.string(&voice.external(*id))).collect();
        self.writer.cells(&names)
    }
}

/// Whether words of the vocabulary can stand in a bundle: in a field, in a text or on a die. Others are for translators.
fn is_spoken(schema: &Schema, vocab: VocabId) -> bool {
    let mut fields = schema.shapes.iter().flat_map(|shape| &shape.fields);
    let in_field =
        fields.any(|field| matches!(field.ty, Type::Word(of) | Type::Requirement(of) if of == vocab));
    let on_die = |die: &Die| die.vocab == vocab || die.faces_of == Some(vocab);
    in_field || schema.game.prose_icons.contains(&vocab) || schema.dice().iter().any(on_die)
}

/// How lists of shapes are called, beside vocabularies.
type Fits = fn(Class) -> bool;
const CLASSES: &[(&str, Fits)] = &[
    ("@kind", |class| matches!(class, Class::Kind(_))),
    ("@predicate", |class| class == Class::Predicate),
    ("@target", |class| class == Class::Target),
    ("@verb", |class| class == Class::Verb),
];

/// Without those that only translators ask for.
fn engine_tags(tags: &std::collections::BTreeMap<String, String>) -> Vec<(&str, &str)> {
    let wanted = tags.iter().filter(|(name, _)| !Tag::named(name).is_some_and(|tag| tag.info().by_language));
    wanted.map(|(name, value)| (name.as_str(), value.as_str())).collect()
}

/// The name in the first of these locales, or in its language.
fn name_in<'s>(names: &'s Names, locales: &[&str]) -> Option<&'s str> {
    locales.iter().find_map(|locale| {
        let language = locale.split(['-', '_']).next().unwrap_or(locale);
        names.get(*locale).or_else(|| names.get(language)).map(String::as_str)
    })
}
