//! One or several packs of a finished atlas as bytes.
//!
//! Same content, same bytes: assets follow kind and key, never the order of files.

mod asset;
mod checksum;
mod graph;
mod lookup;
mod meaning;
mod order;
mod spoken;
mod text;
mod value;
mod writer;

use landfall_diagnostics::{FileId, Sources};
use landfall_model::{AssetId, Atlas, FieldView};
use landfall_runtime::{FORMAT_VERSION, UNSEALED};
use landfall_schema::KindId;
use rayon::prelude::*;
use rustc_hash::FxHashMap;

use crate::bytes::Bundle;
use crate::error::EncodeError;
use crate::fbs::fingerprint;
use crate::layout::{HEADER, Layout};
use crate::voice::Speech;
use meaning::Rules;
use spoken::Spoken;
use text::Texts;
use writer::{At, Cell, Writer};

/// What goes into a bundle beside the atlas.
#[derive(Clone, Debug, Default)]
pub struct Contents {
    /// At least one. Their order does not show.
    pub packs: Vec<PackMeta>,
    /// Translations; the language of the source is there without being named.
    pub locales: Vec<Locale>,
    /// Without the map of which asset was written where, so that the bytes tell nothing about files.
    pub strip: bool,
}

/// What a bundle says about a pack it was made of.
#[derive(Clone, Debug)]
pub struct PackMeta {
    pub name: String,
    pub version: String,
    /// The locale the pack is written in.
    pub locale: String,
    /// The number of the pack in the atlas. Assets of other packs, and of the printed game, stay outside.
    pub pack: u16,
    /// The ids the pack calls its own.
    pub ids: Vec<IdRange>,
    /// The names of packs it refers to.
    pub requires: Vec<String>,
}

/// From `first` to `last`, both included, as they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdRange {
    pub kind: KindId,
    pub first: String,
    pub last: String,
}

/// The texts of all packs in another language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Locale {
    pub code: String,
    /// By message number: those of [`Atlas::messages`] of each pack, packs by name. A text that is not
    /// translated stands there in the language of the source, and the bundle says so.
    pub texts: Vec<Option<String>>,
}

/// The bundle of one or several packs. The atlas must be free of errors: what was reported is left out here in
/// silence.
///
/// Each voice says what effects and cards mean in its locale; without voices the bundle has numbers alone.
pub fn encode(
    atlas: &Atlas,
    sources: &Sources,
    layout: &Layout,
    contents: &Contents,
    voices: &[Speech<'_>],
) -> Result<Bundle, EncodeError> {
    // On one of the threads that prepare what is written: each time another one waits for them it has to be woken.
    rayon::scope(|_| encode_within(writer::MOST, atlas, sources, layout, contents, voices))
}

/// A bundle of so many bytes at most.
pub(crate) fn encode_within(
    most: usize,
    atlas: &Atlas,
    sources: &Sources,
    layout: &Layout,
    contents: &Contents,
    voices: &[Speech<'_>],
) -> Result<Bundle, EncodeError> {
    let mut packs: Vec<&PackMeta> = contents.packs.iter().collect();
    packs.sort_by(|a, b| a.name.cmp(&b.name));
    let numbers: Vec<u16> = packs.iter().map(|pack| pack.pack).collect();
    let locale = packs.first().map_or("en", |pack| pack.locale.as_str());
    if let Some(other) = packs.iter().find(|pack| pack.locale != locale) {
        let [first, second] = [packs[0], other].map(|pack| (pack.name.clone(), pack.locale.clone()));
        return Err(EncodeError::SourceLocales { first, second });
    }
    let assets = order::assets(atlas, &numbers);
    let texts = Texts::number(atlas, &numbers);
    let rules = Rules::default();
    let writer = Writer::new(most, expected(atlas, &numbers, sources, voices.len()));
    let (keys, spoken) = (vec![0; atlas.assets.len()], Spoken::default());
    let (cells, fields, values, small) = Default::default();
    let mut encoder = Encoder {
        layout,
        atlas,
        sources,
        texts,
        voices,
        rules,
        writer,
        cells,
        fields,
        values,
        keys,
        small,
        spoken,
    };
    let (bundle, hash) = encoder.bundle(&assets, &packs, contents, locale);
    if encoder.writer.is_full() {
        return Err(EncodeError::TooLarge);
    }
    let mut bytes = encoder.writer.finish(bundle, &layout.identifier);
    checksum::put(&mut bytes);
    seal(&mut bytes, hash);
    Ok(bytes)
}

/// About how many bytes there will be, to save moving them: most of what is written is text, and so is what is said.
fn expected(atlas: &Atlas, packs: &[u16], sources: &Sources, voices: usize) -> usize {
    let units = atlas.units.iter().filter(|unit| packs.contains(&unit.pack));
    units.map(|unit| sources.text(unit.file).len()).sum::<usize>() * 3 * (voices + 1) + 65_536
}

/// Puts the hash of the bytes into the place that was kept for it with zeros.
fn seal(bytes: &mut [u8], hash: At) {
    let digest = blake3::Hasher::new().update_rayon(bytes).finalize().to_hex();
    // Offsets count from the end while a buffer grows downwards; the characters follow their length.
    let start = bytes.len() - hash.0 as usize + 4;
    bytes[start..start + UNSEALED.len()].copy_from_slice(digest.as_bytes());
}

struct Encoder<'a> {
    layout: &'a Layout,
    atlas: &'a Atlas,
    sources: &'a Sources,
    texts: Texts,
    voices: &'a [Speech<'a>],
    rules: Rules,
    writer: Writer,
    /// Cells of tables that are not finished, with the numbers of their columns.
    cells: Vec<(usize, Cell)>,
    /// The fields of these tables, and the members of their vectors.
    fields: Vec<FieldView<'a>>,
    values: Vec<Cell>,
    /// Where the keys of assets stand, by number, and those of parts that are small numbers. 0 is nowhere yet.
    keys: Vec<u32>,
    small: Vec<u32>,
    /// What the card that is being written says.
    spoken: Spoken,
}

impl<'a> Encoder<'a> {
    fn core_table(&mut self, table: usize, cells: &[Cell]) -> At {
        self.writer.table(&self.layout.tables[table].columns, cells)
    }

    /// The root table, and where its hash stands.
    fn bundle(
        &mut self,
        assets: &[AssetId],
        packs: &[&PackMeta],
        contents: &Contents,
        locale: &str,
    ) -> (At, At) {
        let mut cells = vec![Cell::Absent; 4];
        for kind in 0..self.atlas.schema.kinds.len() {
            let of_kind = of_kind(self.atlas, assets, KindId(kind as u16));
            let tables = self.assets(of_kind);
            cells.push(self.writer.tables(&tables));
        }
        for graph in &self.atlas.schema.graphs {
            let of_kind = of_kind(self.atlas, assets, graph.of);
            let tables: Vec<At> = of_kind.iter().map(|id| self.graph(graph, *id)).collect();
            cells.push(self.writer.tables(&tables));
        }
        if !contents.strip {
            cells[3] = self.source_map(assets);
        }
        cells[2] = self.messages();
        let externs = self.external(assets);
        cells[1] = self.locales(locale, &contents.locales, assets, &externs);
        let (header, hash) = self.header(assets, packs, locale, &externs);
        cells[0] = Cell::At(header);
        (self.core_table(self.layout.core.bundle, &cells), hash)
    }

    fn header(
        &mut self,
        assets: &[AssetId],
        packs: &[&PackMeta],
        locale: &str,
        externs: &[AssetId],
    ) -> (At, At) {
        // A string of its own, never shared: the hash is written over it.
        let hash = self.writer.new_string(UNSEALED);
        let joined =
            |part: fn(&PackMeta) -> &str| packs.iter().map(|pack| part(pack)).collect::<Vec<_>>().join("+");
        let mut cells = Vec::with_capacity(HEADER.len());
        for (name, _) in HEADER {
            cells.push(match *name {
                "format_version" => Cell::UInt(FORMAT_VERSION),
                "game" => self.writer.string(&self.layout.game),
                "pack" => self.writer.string(&joined(|pack| &pack.name)),
                "version" => self.writer.string(&joined(|pack| &pack.version)),
                "schema_fingerprint" => self.writer.string(&fingerprint(self.layout)),
                "content_hash" => Cell::At(hash),
                "source_locale" => self.writer.string(locale),
                "packs" => self.packs(packs),
                "lookup" => self.lookup(assets),
                // Replaced once all bytes are there; a 0 would leave no place for it.
                "checksum" => Cell::UInt(u32::MAX),
                "grown_from" => self.grown_from(),
                // Without a voice nobody asks what words are called.
                "vocabularies" if self.voices.is_empty() => Cell::Absent,
                "vocabularies" => self.vocabularies(),
                "dice" => self.dice(),
                "facts" => self.facts(),
                "externs" => self.externs(externs),
                "renames" => self.renames(assets),
                _ => Cell::Absent,
            });
        }
        (self.core_table(self.layout.core.header, &cells), hash)
    }

    fn grown_from(&mut self) -> Cell {
        let now = fingerprint(self.layout);
        let earlier = self.layout.earlier.iter().filter(|known| **known != now);
        let earlier: Vec<Cell> = earlier.map(|known| self.writer.string(known)).collect();
        self.writer.cells(&earlier)
    }

    fn packs(&mut self, packs: &[&PackMeta]) -> Cell {
        let mut tables = Vec::with_capacity(packs.len());
        for pack in packs {
            let mut ids = Vec::with_capacity(pack.ids.len());
            for range in &pack.ids {
                let kind = Cell::UShort(self.layout.kind_value(range.kind));
                let cells = [kind, self.writer.string(&range.first), self.writer.string(&range.last)];
                ids.push(self.core_table(self.layout.core.id_range, &cells));
            }
            let requires: Vec<Cell> = pack.requires.iter().map(|name| self.writer.string(name)).collect();
            let cells = [
                self.writer.string(&pack.name),
                self.writer.string(&pack.version),
                self.writer.tables(&ids),
                self.writer.cells(&requires),
            ];
            tables.push(self.core_table(self.layout.core.pack, &cells));
        }
        self.writer.tables(&tables)
    }

    fn source_map(&mut self, assets: &[AssetId]) -> Cell {
        // Where lines begin is found file by file, on every core.
        let units = self.atlas.units.par_iter();
        units.for_each(|unit| {
            self.sources.get(unit.file).line_starts();
        });
        let mut places = Vec::with_capacity(assets.len());
        let mut paths: FxHashMap<FileId, Cell> = FxHashMap::default();
        for id in assets {
            let (asset, span) = (self.atlas.asset(*id), self.atlas.name_span(*id));
            let file = self.sources.get(span.file);
            let line = file.line_of(span.start) as u32 + 1;
            let path = *paths
                .entry(span.file)
                .or_insert_with(|| self.writer.string(&file.path().replace('\\', "/")));
            let kind = Cell::UShort(self.layout.kind_value(asset.kind));
            let cells = [kind, self.key(*id), path, Cell::UInt(line)];
            places.push(self.core_table(self.layout.core.source, &cells));
        }
        self.writer.tables(&places)
    }
}

/// The part of `assets` that is of one kind; they are sorted by kind.
fn of_kind<'a>(atlas: &Atlas, assets: &'a [AssetId], kind: KindId) -> &'a [AssetId] {
    let start = assets.partition_point(|id| atlas.asset(*id).kind < kind);
    let end = assets.partition_point(|id| atlas.asset(*id).kind <= kind);
    &assets[start..end]
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{IdRange, Locale, PackMeta};
    use crate::dump;
    use crate::testing::{ISLE, LOGS, World};

    fn dumped(world: &World) -> Value {
        serde_json::from_str(&dump(&world.encode(), &world.layout()).unwrap()).unwrap()
    }

    #[test]
    fn the_order_of_files_does_not_show() {
        let world = World::tiny();
        assert_eq!(world.encode(), world.encode());
        let other = World::of(&[("logs.land", LOGS), ("isle.land", ISLE)]);
        assert_eq!(world.encode(), other.encode());
    }

    #[test]
    fn assets_are_sorted_by_the_bytes_of_their_keys() {
        let dump = dumped(&World::tiny());
        let keys: Vec<&str> =
            dump["log"].as_array().unwrap().iter().map(|log| log["key"].as_str().unwrap()).collect();
        assert_eq!(keys, ["100", "12", "9"]);
        // R08 lies in the printed game.
        assert_eq!(dump["reef"].as_array().unwrap().len(), 1);
    }

    #[test]
    fn texts_are_found_by_message_number() {
        let dump = dumped(&World::tiny());
        let title = dump["log"][1]["title"].as_u64().unwrap() as usize - 1;
        assert_eq!(dump["locales"][0]["texts"][title], "Twelve");
        assert_eq!(dump["messages"][title], json!({"key": "log/12/title", "role": "Title"}));
        let keys: Vec<&str> = dump["messages"]
            .as_array()
            .unwrap()
            .iter()
            .map(|message| message["key"].as_str().unwrap())
            .collect();
        assert_eq!(keys[..3], ["isle/gull/title", "isle/gull/flavour/1", "isle/gull/flavour/2"]);
        assert_eq!(keys.len(), std::collections::BTreeSet::from_iter(&keys).len());
    }

    #[test]
    fn stripped_bytes_do_not_tell_how_files_are_cut() {
        let strip = |world: &World| {
            let mut contents = world.contents();
            contents.strip = true;
            world.encode_with(&contents).unwrap()
        };
        let split: Vec<String> = LOGS.trim().lines().map(str::to_owned).collect();
        let mut files = vec![("moved/a-new-name.land", ISLE)];
        let names: Vec<String> = (0..split.len()).rev().map(|at| format!("{at}.land")).collect();
        files.extend(names.iter().map(String::as_str).zip(split.iter().map(String::as_str)));
        let merged = format!("{LOGS}\n\n// moved\n{ISLE}");
        let bytes = strip(&World::tiny());
        assert_eq!(bytes, strip(&World::of(&files)));
        assert_eq!(bytes, strip(&World::of(&[("all.land", &merged)])));
        assert_ne!(World::tiny().encode(), World::of(&[("all.land", &merged)]).encode());
        assert!(!String::from_utf8_lossy(&bytes).contains(".land"));
    }

    #[test]
    fn a_text_without_translation_stands_in_the_source_language_and_says_so() {
        let world = World::of(&[("a.land", "log 1 \"One\" { \"Waves.\" }")]);
        let mut contents = world.contents();
        let texts = vec![Some("Uno".to_owned()), None];
        contents.locales.push(Locale { code: "it".to_owned(), texts });
        let bytes = world.encode_with(&contents).unwrap();
        let dump: Value = serde_json::from_str(&dump(&bytes, &world.layout()).unwrap()).unwrap();
        assert_eq!(
            dump["locales"],
            json!([
                {"code": "en", "texts": ["One", "Waves."]},
                {"code": "it", "texts": ["Uno", "Waves."], "untranslated": [1]},
            ])
        );
        assert_eq!(dump["header"]["source_locale"], "en");
    }

    #[test]
    fn the_header_tells_ranges_and_required_packs() {
        let world = World::tiny();
        let mut contents = world.contents();
        let kind = world.schema().keywords["reef"];
        contents.packs[0].ids.push(IdRange { kind, first: "R01".to_owned(), last: "R20".to_owned() });
        contents.packs[0].requires.push("terns".to_owned());
        let bytes = world.encode_with(&contents).unwrap();
        let dump: Value = serde_json::from_str(&dump(&bytes, &world.layout()).unwrap()).unwrap();
        assert_eq!(
            dump["header"]["packs"],
            json!([{"name": "gulls", "version": "1.2.0", "required": ["terns"],
                    "ids": [{"kind": "Reef", "first": "R01", "last": "R20"}]}])
        );
    }

    /// Whatever is being written when the room runs out: a string, a list, a table, the hash itself.
    #[test]
    fn a_bundle_that_offsets_could_not_reach_is_one_clear_error() {
        let world = World::tiny();
        let within = |most| {
            super::encode_within(most, &world.atlas, &world.sources, &world.layout(), &world.contents(), &[])
        };
        let whole = world.encode();
        let mut refused = 0;
        for most in (0..whole.len() + 5000).step_by(37) {
            match within(most) {
                Ok(bytes) => assert_eq!(bytes.into_vec(), whole),
                Err(error) => {
                    assert_eq!(
                        error.to_string(),
                        "the bundle would be larger than 2 GB: build its packs into several bundles"
                    );
                    refused += 1;
                }
            }
        }
        assert!(refused > whole.len() / 37);
        assert!(within(whole.len() + 5000).is_ok());
    }

    #[test]
    fn packs_in_two_source_languages_do_not_go_together() {
        let world = World::tiny();
        let mut contents = world.contents();
        let second = PackMeta { name: "terns".into(), locale: "it".into(), ..contents.packs[0].clone() };
        contents.packs.push(second);
        assert_eq!(
            world.encode_with(&contents).unwrap_err().to_string(),
            "`gulls` is written in `en` and `terns` in `it`: one bundle has one source language"
        );
    }

    #[test]
    fn faces_that_share_an_id_have_messages_of_their_own() {
        let red = ("red.land", "reef R07 \"Red face\" { variant dawn }");
        let blue = ("blue.land", "reef R07 \"Blue face\" { variant dusk }");
        let world = World::of(&[red, blue]);
        assert_eq!(
            dumped(&world)["messages"],
            json!([{"key": "reef/R07@dawn/title", "role": "Title"}, {"key": "reef/R07@dusk/title", "role": "Title"}])
        );
        assert_eq!(dumped(&world)["locales"][0]["texts"], json!(["Red face", "Blue face"]));
        let renamed = World::of(&[("a.land", blue.1), ("b.land", red.1)]);
        assert_eq!(dumped(&world)["reef"], dumped(&renamed)["reef"]);
    }

    #[test]
    fn a_message_key_can_be_asked_for() {
        let world = World::tiny();
        for message in world.atlas.messages(0) {
            let nth = message.rec.all(message.field).filter_map(|field| field.text());
            let nth = nth.take_while(|text| text.start != message.text.start).count();
            assert_eq!(message.rec.message_key(message.field, nth), message.key);
        }
    }

    #[test]
    fn values_keep_their_meaning() {
        let dump = dumped(&World::tiny());
        let isle = &dump["isle"][0];
        assert_eq!(isle["lucky"], json!([0, 7]));
        assert_eq!(isle["bay"][0]["icons"], json!(["Wave", "N2Suns", "None_"]));
        assert_eq!(isle["bay"][1]["log"], "12");
        let fast = &isle["sail"][0];
        assert_eq!((&fast["init_"], &fast["drift"], &fast["async_"]), (&json!(0), &json!(0), &json!(true)));
        let slow = &isle["sail"][1];
        assert_eq!(
            (&slow["init_"], &slow["drift"], &slow["async_"]),
            (&Value::Null, &Value::Null, &Value::Null)
        );
        assert_eq!(
            fast["needs"]["alternatives"],
            json!([{"terms": [{"word": "Wave", "count": 2}, {"word": "None_"}]}, {"terms": [{"word": "N2Suns"}]}])
        );
        assert_eq!(
            fast["effects"],
            json!([
                {"does_type": "Go", "does": {"log": "12"}},
                {"does_type": "Take", "does": {"card": {"kind": "Reef", "key": "R07"}}},
                {"does_type": "Take", "does": {"card": {"kind": "Isle", "key": "gull"}}},
                {"does_type": "SailVerb", "does": {"who": {
                    "who_type": "CrewIn", "who": {"bay": {"asset": "gull", "child": "3"}}
                }}},
            ])
        );
        assert_eq!(fast["only"]["test_type"], "AllTests");
        let both = &fast["only"]["test"]["conditions"];
        assert_eq!(both[0]["test_type"], "NotTest");
        assert_eq!(both[0]["test"]["condition"]["test_type"], "AnyTests");
        assert_eq!(both[1], json!({"test_type": "Wind", "test": {"compare": "AtLeast"}}));
        assert_eq!(
            dump["log"][1]["effects"][0]["does"]["options"][1]["effects"][1]["does"],
            json!({"box": {"asset": "12", "child": "1"}})
        );
    }

    #[test]
    fn a_two_way_path_stands_at_both_ends() {
        let dump = dumped(&World::tiny());
        assert_eq!(
            dump["straits"],
            json!([{"key": "gull", "nodes": [
                {"key": "1", "home": true, "ways": [{"to": 1}, {"to": 2, "edge": 2}]},
                {"key": "2", "ways": [{}, {"to": 2, "edge": 1}]},
                {"key": "3"},
            ]}])
        );
    }

    #[test]
    fn every_asset_knows_where_it_was_written() {
        let dump = dumped(&World::tiny());
        assert_eq!(
            dump["sources"][0],
            json!({"kind": "Isle", "key": "gull", "file": "isle.land", "line": 2})
        );
        assert_eq!(dump["sources"][3], json!({"kind": "Log", "key": "9", "file": "logs.land", "line": 3}));
    }
}
