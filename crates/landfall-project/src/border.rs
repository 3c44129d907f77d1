//! Where a pack ends. Links are followed inside of it, and never out of it: what lies outside belongs to somebody else,
//! and a pack from a stranger must neither read nor change it.

use std::path::{Path, PathBuf};

use walkdir::DirEntry;

use crate::find::MANIFEST;

/// A folder that must not be left.
#[derive(Clone, Debug)]
pub(crate) struct Border {
    /// The real folder, with every link resolved. Absent for a file in no pack, which has no border.
    real: Option<PathBuf>,
}

impl Border {
    /// The border of a folder that may itself be reached by a link.
    pub(crate) fn of(folder: &Path) -> Self {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        Self { real: folder.canonicalize().ok() }
    }

    /// That of the pack which the path lies in as it is written, or of the folder itself.
    pub(crate) fn around(path: &Path) -> Self {
        let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        match absolute.ancestors().find(|above| above.join(MANIFEST).is_file()) {
            Some(pack) => Self::of(pack),
            None if path.is_dir() => Self::of(path),
            None => Self { real: None },
        }
    }

    /// Whether a path leads to something outside. What cannot be resolved leads nowhere.
    pub(crate) fn is_crossed_by(&self, path: &Path) -> bool {
        let leads_out = |real: &PathBuf| path.canonicalize().is_ok_and(|path| !path.starts_with(real));
        self.real.as_ref().is_some_and(leads_out)
    }

    /// The same for an entry of a walk that has not left so far: only a link can lead out.
    pub(crate) fn is_left_by(&self, entry: &DirEntry) -> bool {
        entry.depth() > 0 && entry.path_is_symlink() && self.is_crossed_by(entry.path())
    }
}
