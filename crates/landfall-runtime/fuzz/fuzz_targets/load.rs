//! Opens any bytes as a bundle and reads what it can: `just fuzz-bundle`.

#![no_main]

use landfall_runtime::{BundleFile, List, Locale, Table, Type, check, vanguard};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
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
});

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
            Type::Bools => assert_eq!(table.list::<bool>(slot).iter().count(), table.list::<bool>(slot).len()),
            Type::U16s => assert_eq!(table.list::<u16>(slot).iter().count(), table.list::<u16>(slot).len()),
            Type::U32s => assert_eq!(table.list::<u32>(slot).iter().count(), table.list::<u32>(slot).len()),
            Type::I32s => assert_eq!(table.list::<i32>(slot).iter().count(), table.list::<i32>(slot).len()),
            Type::Texts => assert_eq!(table.list::<&str>(slot).iter().count(), table.list::<&str>(slot).len()),
            Type::Tables(inner) => {
                let tables = table.list::<Table<'_>>(slot);
                assert_eq!(tables.iter().count(), tables.len());
                tables.iter().for_each(|it| read(it, inner, left));
            }
        }
    }
}
