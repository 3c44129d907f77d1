//! Whether something on disk has changed, without reading it.

use std::path::PathBuf;
use std::time::SystemTime;

use walkdir::WalkDir;

use crate::Trouble;
use crate::find::find;

/// Files, their sizes and the times they were written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp(Vec<(PathBuf, u64, Option<SystemTime>)>);

/// The stamp of every pack that `paths` name, hold or lie in, schemas and catalogs included.
pub fn stamp(paths: &[PathBuf]) -> Result<Stamp, Trouble> {
    let mut files = Vec::new();
    for pack in find(paths)?.packs {
        let alone = pack.manifest.is_none();
        let root = if alone { PathBuf::from(&pack.folder) } else { pack.root };
        let visible = |entry: &walkdir::DirEntry| {
            entry.depth() == 0 || !entry.file_name().to_string_lossy().starts_with('.')
        };
        let found = WalkDir::new(root).sort_by_file_name().into_iter().filter_entry(visible);
        for entry in found.filter_map(Result::ok).filter(|entry| entry.file_type().is_file()) {
            let Ok(meta) = entry.metadata() else { continue };
            files.push((entry.into_path(), meta.len(), meta.modified().ok()));
        }
    }
    Ok(Stamp(files))
}
