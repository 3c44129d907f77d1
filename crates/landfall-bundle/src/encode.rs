//! One pack of a finished atlas as bytes.
//!
//! Same content, same bytes: assets follow kind and key, never the order of files.

mod asset;
mod graph;
mod order;
mod text;
mod value;
mod writer;

use landfall_diagnostics::Sources;
use landfall_model::{AssetId, Atlas};
use landfall_schema::KindId;

use crate::fbs::fingerprint;
use crate::header::FORMAT_VERSION;
use crate::layout::{HEADER, Layout, kind_value};
use text::Texts;
use writer::{At, Cell, Writer};

/// What a bundle says about the pack it was made of.
#[derive(Clone, Debug)]
pub struct PackMeta {
    pub name: String,
    pub version: String,
    /// The locale the pack is written in.
    pub locale: String,
    /// The number of the pack in the atlas. Assets of other packs, and of the printed game, stay outside.
    pub pack: u16,
}

/// The bundle of a pack. The atlas must be free of errors: what was reported is left out here in silence.
pub fn encode(atlas: &Atlas, sources: &Sources, meta: &PackMeta) -> Vec<u8> {
    let layout = Layout::of(&atlas.schema);
    let assets = order::assets(atlas, meta.pack);
    let texts = Texts::number(atlas, meta.pack);
    let mut encoder = Encoder { layout: &layout, atlas, sources, texts, writer: Writer::default() };
    let (bundle, hash) = encoder.bundle(&assets, meta);
    let mut bytes = encoder.writer.finish(bundle, &layout.identifier);
    seal(&mut bytes, hash);
    bytes
}

pub(crate) const UNSEALED: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// Puts the hash of the bytes into the place that was kept for it with zeros.
fn seal(bytes: &mut [u8], hash: At) {
    let digest = blake3::hash(bytes).to_hex();
    // Offsets count from the end while a buffer grows downwards; the characters follow their length.
    let start = bytes.len() - hash.0 as usize + 4;
    bytes[start..start + UNSEALED.len()].copy_from_slice(digest.as_bytes());
}

struct Encoder<'a> {
    layout: &'a Layout,
    atlas: &'a Atlas,
    sources: &'a Sources,
    texts: Texts<'a>,
    writer: Writer,
}

impl Encoder<'_> {
    fn core_table(&mut self, table: usize, cells: &[Cell]) -> At {
        self.writer.table(&self.layout.tables[table].columns, cells)
    }

    /// The root table, and where its hash stands.
    fn bundle(&mut self, assets: &[AssetId], meta: &PackMeta) -> (At, At) {
        let mut cells = vec![Cell::Absent; 4];
        for kind in 0..self.atlas.schema.kinds.len() {
            let of_kind = of_kind(self.atlas, assets, KindId(kind as u16));
            let tables: Vec<At> = of_kind.iter().map(|id| self.asset(*id)).collect();
            cells.push(self.writer.tables(&tables));
        }
        for graph in &self.atlas.schema.graphs {
            let of_kind = of_kind(self.atlas, assets, graph.of);
            let tables: Vec<At> = of_kind.iter().map(|id| self.graph(graph, *id)).collect();
            cells.push(self.writer.tables(&tables));
        }
        cells[3] = self.source_map(assets);
        cells[2] = self.messages();
        cells[1] = self.locales(&meta.locale);
        let (header, hash) = self.header(meta);
        cells[0] = Cell::At(header);
        (self.core_table(self.layout.core.bundle, &cells), hash)
    }

    fn header(&mut self, meta: &PackMeta) -> (At, At) {
        // A string of its own, never shared: the hash is written over it.
        let hash = self.writer.new_string(UNSEALED);
        let mut cells = Vec::with_capacity(HEADER.len());
        for (name, _) in HEADER {
            cells.push(match *name {
                "format_version" => Cell::UInt(FORMAT_VERSION),
                "game" => self.writer.string(&self.layout.game),
                "pack" => self.writer.string(&meta.name),
                "version" => self.writer.string(&meta.version),
                "schema_fingerprint" => self.writer.string(&fingerprint(self.layout)),
                "content_hash" => Cell::At(hash),
                "source_locale" => self.writer.string(&meta.locale),
                _ => Cell::Absent,
            });
        }
        (self.core_table(self.layout.core.header, &cells), hash)
    }

    fn source_map(&mut self, assets: &[AssetId]) -> Cell {
        let mut places = Vec::with_capacity(assets.len());
        for id in assets {
            let (asset, span) = (self.atlas.asset(*id), self.atlas.name_span(*id));
            let file = self.sources.get(span.file);
            let line = file.line_of(span.start) as u32 + 1;
            let path = self.writer.string(&file.path().replace('\\', "/"));
            let key = self.writer.string(&asset.key);
            let cells = [Cell::UShort(kind_value(asset.kind)), key, path, Cell::UInt(line)];
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

    use crate::dump;
    use crate::testing::{ISLE, LOGS, World};

    fn dumped(world: &World) -> Value {
        serde_json::from_str(&dump(&world.encode(), world.schema()).unwrap()).unwrap()
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
            let nth = nth.take_while(|text| !std::ptr::eq(*text, message.text)).count();
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
