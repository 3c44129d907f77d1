//! Packs the folder `schemas/` into the program: whatever lies there is a game, without a line of code.

#![allow(clippy::disallowed_methods, clippy::expect_used)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let schemas = top.join("schemas");
    println!("cargo:rerun-if-changed={}", schemas.display());
    let mut code = String::from("pub static FOLDERS: &[Folder] = &[\n");
    for folder in entries(&schemas).into_iter().filter(|path| path.is_dir()) {
        let name = name(&folder);
        let mut files = Vec::new();
        walk(&folder, &mut files);
        let of = |endings: &[&str]| -> String {
            let fits =
                |path: &&PathBuf| path.extension().is_some_and(|e| endings.iter().any(|end| e == *end));
            files.iter().filter(fits).map(|path| pair(&top, path)).collect()
        };
        let lock = folder.join(format!("{name}.lock"));
        let lock = if lock.is_file() {
            format!("Some({}.1)", pair(&top, &lock).trim_end_matches(", "))
        } else {
            "None".to_owned()
        };
        writeln!(
            code,
            "    Folder {{ name: {name:?}, files: &[{}], templates: &[{}], languages: &[{}], lock: {lock} }},",
            of(&["yaml", "land"]),
            of(&["ftl"]),
            of(&["po"]),
        )
        .expect("writing to a text does not fail");
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write")).join("schemas.rs");
    fs::write(&out, code).unwrap_or_else(|error| panic!("{}: {error}", out.display()));
}

/// The path as it is told, and the text.
fn pair(top: &Path, path: &Path) -> String {
    let told = path.strip_prefix(top).unwrap_or(path).display().to_string().replace('\\', "/");
    format!("({told:?}, include_str!({:?})), ", path.display().to_string())
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
    for path in entries(folder) {
        if path.is_dir() { walk(&path, files) } else { files.push(path) }
    }
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let list = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = list.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| !name(path).starts_with('.'));
    paths.sort();
    paths
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
