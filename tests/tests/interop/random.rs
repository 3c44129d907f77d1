//! A bundle says what the atlas says, for packs that nobody has written by hand.

use landfall_project::{Options, compile_files};
use landfall_tests::{Files, Random, new_pack};

use super::*;

const SEEDS: u64 = 60;

/// A pack with lines that are gone, doubled or moved, other numbers and other words.
fn changed(files: &Files, seed: u64) -> Files {
    let mut random = Random::new(seed);
    let mut files = files.clone();
    for _ in 0..=random.below(3) {
        let content: Vec<usize> = (0..files.len()).filter(|at| files[*at].0.ends_with(".land")).collect();
        let text = &mut files[content[random.below(content.len())]].1;
        let mut lines: Vec<String> = text.split_inclusive('\n').map(str::to_owned).collect();
        let (at, other) = (random.below(lines.len()), random.below(lines.len()));
        match random.below(4) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(other, lines[at].clone()),
            2 => {
                let digit = (1 + random.below(9)).to_string();
                lines[at] = lines[at].replacen(|c: char| c.is_ascii_digit(), &digit, 1);
            }
            _ => lines[at] = lines[at].replacen(" the ", " \u{5869} {log 9001} ", 1),
        }
        *text = lines.concat();
    }
    files
}

#[test]
fn any_pack_that_can_be_built_says_what_its_atlas_says() {
    let clean = new_pack();
    let mut built = 0;
    for seed in 0..SEEDS {
        let compilation = compile_files(changed(&clean, seed), &Options::default());
        if !matches!(compilation.bundle_of(&[0], &BundleOptions::default()), Ok(Some(_))) {
            continue;
        }
        built += 1;
        let peer = Peer::of(&compilation, "vanguard", &[0]);
        let dump = landfall_bundle::dump(&peer.bytes, &peer.layout).unwrap();
        peer.assert_is(&serde_json::from_str(&dump).unwrap());
    }
    assert!(built > 10, "{built} of {SEEDS} packs could be built");
}
