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
    let assets = order::assets(atlas, sources, meta.pack);
    let texts = Texts::number(atlas, &assets);
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
    texts: Texts,
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
