//! What is done with a pack, stage by stage.

use landfall_project::{BundleOptions, Depth, Options, Session, compile_files, fix_all, format_text};
use landfall_tests::{Files, lines};

use crate::count::blocks;

pub const STAGES: [&str; 7] = ["check", "format", "reports", "fix", "update", "bundle", "edit"];

/// The blocks of each stage.
pub fn count(files: &Files) -> [u64; STAGES.len()] {
    let options = Options::default();
    let (check, compilation) = blocks(|| compile_files(files.clone(), &options));
    let land = files.iter().filter(|(path, _)| path.ends_with(".land")).take(50);
    let (format, ()) = blocks(|| land.for_each(|(path, text)| drop(format_text(path, text.clone()))));
    let (reports, _) = blocks(|| lines(&compilation).len());
    let mut fixing = Session::of_files(files.clone(), &options);
    let (fix, _) = blocks(|| fix_all(&mut fixing).files.len());
    let (update, _) = blocks(|| compilation.update(0, "it").map(|updated| updated.text.len()).ok());
    let (bundle, _) = blocks(|| {
        let bytes = compilation.bundle_of(&[0], &BundleOptions::default()).ok().flatten()?;
        let atlas = compilation.atlas(0)?;
        let layout = landfall_bundle::Layout::of(&atlas.schema, &landfall_bundle::Lock::default());
        landfall_bundle::dump(&bytes, &layout).ok().map(|json| json.len())
    });
    let mut session = Session::of_files(files.clone(), &options);
    let (edit, _) = blocks(|| {
        session.change("a.land", format!("{}\n", files.last().map_or("", |(_, text)| text)));
        session.compile(Depth::All).reports.len()
    });
    [check, format, reports, fix, update, bundle, edit]
}
