//! What engines and tools load.

use std::sync::{Arc, OnceLock};

use landfall_bundle::{Contents, Layout, Lock, PackMeta};
use landfall_project::{Options, compile_files, schemas::Schema};
use landfall_runtime::{BundleFile, List, Locale, Table, Type, check, vanguard};

use super::file;

/// Opens any bytes as a bundle and reads what it can.
pub(super) fn bundle(bytes: &[u8]) {
    // As an engine would.
    if let Ok(file) = BundleFile::from_bytes(bytes.to_vec(), &vanguard::SCHEMA) {
        let _ = file.header().map(|header| header.pack.len());
        let _ = file.source(vanguard::Kind::Log as u16, "1903");
        let _ = file.verified().is_ok();
    }
    // And behind the header's back, which few bytes get past.
    let bundle = vanguard::Bundle(Table::root(bytes));
    let locales: List<'_, Locale<'_>> = bundle.0.list(1);
    for poi in bundle.poi().iter().take(100) {
        let _ = locales.get(0).map(|texts| texts.text(poi.title()).len());
        let _ = poi.action().iter().take(100).count();
    }
    let _ = bundle.log().find("1").map(|log| log.key().len());
    let _ = bundle.log().find_all("1903").take(100).count();
    // What was found to be sound is read to the end.
    if check(bytes, &vanguard::SCHEMA).is_ok() {
        let mut left = bytes.len();
        read(bundle.0, vanguard::SCHEMA.root, &mut left);
    }
}

/// Every field of a table and of those inside it.
fn read(table: Table<'_>, shape: u16, left: &mut usize) {
    *left = left.checked_sub(1).expect("a sound bundle has room for all its tables");
    for column in vanguard::SCHEMA.tables[usize::from(shape)].columns {
        let slot = column.slot;
        match column.ty {
            Type::Bool => drop(table.bool(slot)),
            Type::U16 => drop(table.u16(slot, 0)),
            Type::U32 => drop(table.u32(slot)),
            Type::I32 => drop(table.i32(slot, 0)),
            Type::Text => drop(table.str(slot)),
            Type::Table(inner) => table.table(slot).into_iter().for_each(|it| read(it, inner, left)),
            Type::Union(union) => {
                if let Some((number, it)) = table.union(slot) {
                    let members = vanguard::SCHEMA.unions[usize::from(union)];
                    read(it, members[usize::from(number) - 1], left);
                }
            }
            Type::Bools => {
                assert_eq!(table.list::<bool>(slot).iter().count(), table.list::<bool>(slot).len())
            }
            Type::U16s => assert_eq!(table.list::<u16>(slot).iter().count(), table.list::<u16>(slot).len()),
            Type::U32s => assert_eq!(table.list::<u32>(slot).iter().count(), table.list::<u32>(slot).len()),
            Type::I32s => assert_eq!(table.list::<i32>(slot).iter().count(), table.list::<i32>(slot).len()),
            Type::Texts => {
                assert_eq!(table.list::<&str>(slot).iter().count(), table.list::<&str>(slot).len())
            }
            Type::Tables(inner) => {
                let tables = table.list::<Table<'_>>(slot);
                assert_eq!(tables.iter().count(), tables.len());
                tables.iter().for_each(|it| read(it, inner, left));
            }
        }
    }
}

/// A whole bundle, and what it takes to compare others with it.
struct World {
    schema: Arc<Schema>,
    layout: Layout,
    bytes: Vec<u8>,
}

fn world() -> &'static World {
    static WORLD: OnceLock<World> = OnceLock::new();
    WORLD.get_or_init(|| {
        let content = "poi P901 \"Pier\" { standalone; set fan; action \"Wait\" { -> gain success 1 } }\n\
            log 1 \"The pier\" { reference; \"Salt.\"; box 1 \"paid\"; -> gain success 1, mark 1.1; end }\n\
            log 2 \"The end\" { reference; \"Salt.\"; end }\n";
        let compilation = compile_files(vec![file("a.land", content)], &Options::default());
        let atlas = compilation.atlas(0).unwrap();
        let layout = Layout::of(&atlas.schema, &Lock::default());
        let pack = PackMeta {
            name: "shore".to_owned(),
            version: "0.1.0".to_owned(),
            locale: "en".to_owned(),
            pack: 0,
            ids: Vec::new(),
            requires: Vec::new(),
        };
        let contents = Contents { packs: vec![pack], locales: Vec::new(), strip: false };
        let bytes =
            landfall_bundle::encode(atlas, &compilation.sources, &layout, &contents, &[]).unwrap().into_vec();
        World { schema: atlas.schema.clone(), layout, bytes }
    })
}

/// Each three bytes put another value at a place of a whole bundle. What still passes for whole, with its hash made
/// anew, is shown and compared.
pub(super) fn compare(edits: &[u8]) {
    let World { schema, layout, bytes } = world();
    let mut damaged = bytes.clone();
    for edit in edits.chunks_exact(3).take(64) {
        let at = usize::from(u16::from_le_bytes([edit[0], edit[1]])) % damaged.len();
        damaged[at] = edit[2];
    }
    let Some(damaged) = sealed(damaged) else { return };
    if landfall_bundle::verify(&damaged, layout).is_err() {
        return;
    }
    let shown = landfall_bundle::dump(&damaged, layout).map(|json| {
        serde_json::from_str::<serde_json::Value>(&json).expect("a dump is JSON");
    });
    assert!(shown.is_ok(), "a whole bundle is not shown: {shown:?}");
    for (old, new) in [(bytes, &damaged), (&damaged, bytes)] {
        let _ = landfall_bundle::diff(old, new, layout).map(|diff| diff.is_empty());
        let _ = landfall_bundle::breaks(old, new, layout, schema).map(|found| found.breaks.len());
    }
}

/// The bytes with the hash that belongs to them.
pub fn sealed(mut bytes: Vec<u8>) -> Option<Vec<u8>> {
    let hash = landfall_runtime::content_hash(&bytes).ok()?;
    let old = landfall_runtime::header(&bytes).ok()?.content_hash;
    let at = (old.as_ptr() as usize).checked_sub(bytes.as_ptr() as usize)?;
    bytes.get_mut(at..at + hash.len())?.copy_from_slice(hash.as_bytes());
    Some(bytes)
}
