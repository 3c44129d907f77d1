//! The content that the tests compile: this repository's own.

use std::fs;
use std::path::{Path, PathBuf};

use landfall_project::{Compilation, Options, compile_files};

use crate::Sandbox;

/// Path and text of the files of a pack, its manifest included.
pub type Files = Vec<(String, String)>;

/// The top of the repository.
pub fn repository() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// Every file under a folder whose name ends so, by path.
pub fn files_under(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => waiting.push(path),
                false if path.to_string_lossy().ends_with(ending) => found.push(path),
                false => {}
            }
        }
    }
    found.sort();
    found
}

/// The files of a pack on disk, with paths that begin at the pack.
pub fn pack(folder: &Path) -> Files {
    let file = |path: PathBuf| {
        let inside = path.strip_prefix(folder).unwrap().to_str().unwrap().to_owned();
        (inside, fs::read_to_string(&path).unwrap())
    };
    files_under(folder, "").into_iter().map(file).collect()
}

/// What `landfall new demo` makes.
pub fn new_pack() -> Files {
    pack(&Sandbox::with_demo().path("demo"))
}

pub fn compile_pack(files: &Files) -> Compilation {
    compile_files(files.clone(), &Options::default())
}

/// A copy that a test may write into.
pub fn copy_folder(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        match entry.path().is_dir() {
            true => copy_folder(&entry.path(), &to.join(entry.file_name())),
            false => drop(std::fs::copy(entry.path(), to.join(entry.file_name())).unwrap()),
        }
    }
}
