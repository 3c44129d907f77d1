//! Whatever happens to the bytes of a bundle, the runtime refuses them or reads them without a panic.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

#[path = "interop/rust.rs"]
mod rust;

use std::collections::BTreeMap;

use landfall_project::{BundleOptions, Options, compile, compile_files};
use landfall_runtime::{BundleFile, List, Locale, Table, check, vanguard, verify};
use landfall_tests::{Random, repository};
use rayon::prelude::*;
use serde_json::Value;

/// A log with a bit of everything.
fn small() -> Vec<u8> {
    let text =
        "log 1 \"The pier\" { reference; \"Salt.\"; box 1 \"paid\"; -> gain success 1, mark 1.1; end }\n";
    let compilation = compile_files(vec![("a.land".to_owned(), text.to_owned())], &Options::default());
    // The names of all words of the game would be twenty times as long as the log.
    let options = BundleOptions { without_rules_text: true, ..BundleOptions::default() };
    let bundle = compilation.bundle_of(&[0], &options).unwrap();
    bundle.unwrap_or_else(|| panic!("{:?}", landfall_tests::lines(&compilation)))
}

/// All content of the repository, a bundle for each game.
fn large() -> BTreeMap<String, Vec<u8>> {
    let compilation = compile(&[repository().join("content")], &Options::default()).unwrap();
    let mut games: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (at, pack) in compilation.packs.iter().enumerate() {
        games.entry(&pack.game).or_default().push(at);
    }
    let bundle = |packs: &[usize]| compilation.bundle_of(packs, &BundleOptions::default()).unwrap().unwrap();
    games.iter().map(|(game, packs)| ((*game).to_owned(), bundle(packs))).collect()
}

/// Reads without asking whether the bytes are whole.
fn read_all(bytes: &[u8]) {
    let root = Table::root(bytes);
    // Damaged lists may claim to be long, and items may share what is inside: a look at each is enough.
    for slot in 0..80 {
        for card in root.list::<Table<'_>>(slot).iter().take(1000) {
            let _ = (card.str(0), card.u32(1), card.table(2).is_some(), card.list::<&str>(3).get(0));
            let _ = (card.u16(4, 0), card.bool(5), card.union(6).is_some(), card.i32(7, 0));
        }
    }
    for locale in bytes_locales(bytes).iter().take(10) {
        let _ = locale.texts().iter().take(1000).map(str::len).sum::<usize>();
    }
    let typed = vanguard::Bundle(root);
    let _ = typed.log().find("1903").map(|log| (log.key().len(), log.title().number()));
    let _ = typed.poi().find("P901").map(|poi| poi.action().iter().take(100).count());
}

/// Every field. For bytes that were checked: others may lead to the same things again and again.
fn walk(game: &str, bytes: &[u8]) -> Value {
    rust::walked_anyway(game, bytes)
}

fn bytes_locales(bytes: &[u8]) -> List<'_, Locale<'_>> {
    Table::root(bytes).list(1)
}

#[test]
fn every_byte_of_a_small_bundle_may_be_wrong() {
    let whole = small();
    assert!(verify(&whole, &vanguard::SCHEMA).is_ok());
    (0..whole.len()).into_par_iter().for_each(|at| {
        let mut bytes = whole.clone();
        for value in values(whole[at]).into_iter().filter(|value| *value != whole[at]) {
            bytes[at] = value;
            assert!(verify(&bytes, &vanguard::SCHEMA).is_err(), "byte {at} as {value:#x}");
            read_all(&bytes);
            if check(&bytes, &vanguard::SCHEMA).is_ok() {
                let _ = walk("vanguard", &bytes);
            }
        }
    });
}

/// All there are with `just damage-bundle`, otherwise those that most often lead astray.
fn values(byte: u8) -> Vec<u8> {
    match std::env::var_os("LANDFALL_CORRUPTIONS") {
        Some(_) => (0..=255).collect(),
        None => vec![0x00, 0x01, 0x7f, 0x80, 0xff, byte ^ 0x01, byte ^ 0x10, byte.wrapping_add(4)],
    }
}

#[test]
fn a_small_bundle_may_be_cut_anywhere() {
    let whole = small();
    for len in 0..whole.len() {
        assert!(
            BundleFile::from_bytes(whole[..len].to_vec(), &vanguard::SCHEMA)
                .and_then(BundleFile::verified)
                .is_err(),
            "{len} bytes"
        );
        read_all(&whole[..len]);
        let _ = check(&whole[..len], &vanguard::SCHEMA);
    }
}

/// `just damage-bundle` asks for 100,000 with an optimised build.
fn corruptions() -> u64 {
    std::env::var("LANDFALL_CORRUPTIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(2_000)
}

#[test]
fn large_bundles_may_be_wrong_in_any_places() {
    for (game, whole) in large() {
        let add = |a: (u64, u64), b: (u64, u64)| (a.0 + b.0, a.1 + b.1);
        let outcome = |seed| corrupted(&game, &whole, seed);
        let (refused, read) = (0..corruptions()).into_par_iter().map(outcome).reduce(|| (0, 0), add);
        println!(
            "{game}: {} corruptions of {} bytes: {refused} refused, {read} read",
            corruptions(),
            whole.len()
        );
        assert!(refused > 0 && read > 0);
    }
}

/// Whether a bundle that was damaged by chance was refused, and whether it was read.
fn corrupted(game: &str, whole: &[u8], seed: u64) -> (u64, u64) {
    let mut random = Random::new(seed);
    let mut bytes = whole.to_vec();
    for _ in 0..1 + random.below(4) {
        let at = random.below(bytes.len());
        bytes[at] = random.number() as u8;
    }
    if random.once_in(20) {
        bytes.truncate(random.below(bytes.len()));
    }
    if bytes == whole {
        return (0, 0);
    }
    read_all(&bytes);
    // The hash alone would find every one; what it hides must be sound too.
    match check(&bytes, rust::schema(game)) {
        Ok(()) => {
            let _ = walk(game, &bytes);
            (0, 1)
        }
        Err(_) => (1, 0),
    }
}

/// What the fuzzer of the loader starts from (`just fuzz`).
#[test]
fn the_seeds_of_the_fuzzer_are_read_without_a_panic() {
    let corpus = repository().join("tests/fuzz/seeds/bundle");
    if std::env::var_os("LANDFALL_WRITE_DOCS").is_some() {
        write_seeds(&corpus);
    }
    let seeds: Vec<_> = std::fs::read_dir(corpus).unwrap().map(|seed| seed.unwrap().path()).collect();
    let mut whole = 0;
    for seed in &seeds {
        let bytes = std::fs::read(seed).unwrap();
        read_all(&bytes);
        let _ = check(&bytes, &vanguard::SCHEMA);
        let read = BundleFile::from_bytes(bytes, &vanguard::SCHEMA).and_then(BundleFile::verified);
        whole += usize::from(read.is_ok());
    }
    // Others are damaged already.
    assert!(seeds.len() >= 6 && whole >= 3, "{whole} of {}", seeds.len());
}

fn write_seeds(corpus: &std::path::Path) {
    let card = "poi P901 \"Pier\" { standalone; set fan; action \"Wait\" { -> gain success 1 } }\n";
    let compilation = compile_files(vec![("a.land".to_owned(), card.to_owned())], &Options::default());
    let card = compilation.bundle(0).unwrap_or_else(|| panic!("{:?}", landfall_tests::lines(&compilation)));
    let small = small();
    let mut damaged = card.clone();
    damaged.iter_mut().step_by(97).for_each(|byte| *byte ^= 0x20);
    for (name, bytes) in [
        ("cut", &small[..small.len() / 2]),
        ("packed", &landfall_bundle::pack_zstd(&small)),
        ("short", b"LFVG"),
        ("damaged", &damaged),
        ("card", &card),
        ("small", &small),
    ] {
        std::fs::write(corpus.join(name), bytes).unwrap();
    }
}

#[test]
fn refusals_are_precise() {
    let whole = small();
    let told = |bytes: Vec<u8>| {
        let file = BundleFile::from_bytes(bytes, &vanguard::SCHEMA).and_then(BundleFile::verified);
        file.unwrap_err().to_string()
    };
    assert_eq!(told(Vec::new()), "the file has 0 bytes, which is too short for a bundle");
    let mut other = whole.clone();
    other[4..8].copy_from_slice(b"PNG!");
    assert_eq!(told(other), "not a bundle of `vanguard`: its file identifier is `PNG!`");
    let mut changed = whole.clone();
    let at = changed.windows(5).position(|bytes| bytes == b"Salt.").unwrap();
    changed[at] = b'M';
    assert!(told(changed).starts_with("the bundle was changed after it was built"));
    let mut schema = whole.clone();
    let fingerprint = vanguard::SCHEMA.fingerprint.as_bytes();
    let at = schema.windows(64).position(|bytes| bytes == fingerprint).unwrap();
    schema[at..at + 4].copy_from_slice(b"0000");
    assert!(told(schema).starts_with("the bundle was built with another schema of `vanguard` (0000"));
}

#[test]
fn a_mapped_file_reads_like_bytes_and_a_packed_one_too() {
    let folder = tempfile::tempdir().unwrap();
    let (plain, packed) = (folder.path().join("plain.lfb"), folder.path().join("packed.lfb"));
    let bytes = large().remove("vanguard").unwrap();
    assert!(rust::walked("vanguard", bytes.clone())["poi"].is_array());
    std::fs::write(&plain, &bytes).unwrap();
    std::fs::write(&packed, landfall_bundle::pack_zstd(&bytes)).unwrap();
    for path in [&plain, &packed] {
        let file = BundleFile::open(path, &vanguard::SCHEMA).unwrap().verified().unwrap();
        assert!(file.bytes() == bytes);
        let bundle = vanguard::Bundle::of(&file);
        let keys: Vec<&str> = bundle.poi().iter().map(|poi| poi.key()).collect();
        assert!(
            !keys.is_empty()
                && keys.iter().all(|key| bundle.poi().find(key).is_some_and(|poi| poi.key() == *key))
        );
        assert!(bundle.poi().find("P").is_none() && bundle.poi().find("zzz").is_none());
        let (path, line) = file.source(vanguard::Kind::Poi as u16, keys[0]).unwrap();
        assert!(path.ends_with(".land") && line > 0);
    }
    let missing = BundleFile::open(folder.path().join("none.lfb"), &vanguard::SCHEMA).unwrap_err();
    assert!(missing.to_string().starts_with("the file cannot be read: "), "{missing}");
    assert!(BundleFile::open(folder.path(), &vanguard::SCHEMA).is_err());
}
