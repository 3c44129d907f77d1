//! Opens any bytes as a bundle and reads what it can: `cargo +nightly fuzz run load`.

#![no_main]

use landfall_runtime::{BundleFile, List, Locale, Table, check, vanguard};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    // As an engine would.
    if let Ok(file) = BundleFile::from_bytes(bytes.to_vec(), &vanguard::SCHEMA) {
        let _ = file.header().map(|header| header.pack.len());
        let _ = file.verified().is_ok();
    }
    // And behind the header's back, which few bytes get past.
    let bundle = vanguard::Bundle(Table::root(bytes));
    let locales: List<'_, Locale<'_>> = bundle.0.list(1);
    for poi in bundle.poi().iter().take(100) {
        let _ = locales.get(0).map(|texts| texts.text(poi.title()).len());
        let _ = poi.action().iter().take(100).count();
    }
    let _ = bundle.log().find("1903").map(|log| log.key().len());
    let _ = check(bytes, &vanguard::SCHEMA);
});
