//! Packs the folder `schemas/` into the program: whatever lies there is a game, without a line of code.
//!
//! Each game is also read here, once for all runs of the program, and packed in as the image of its schema. A game with
//! mistakes gets no image, so that the program reads its files and reports what is wrong with them.

#![allow(clippy::disallowed_methods, clippy::expect_used)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use landfall_diagnostics::{FileId, Sources};
use landfall_schema::{Schema, image};

fn main() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let schemas = top.join("schemas");
    println!("cargo:rerun-if-changed={}", schemas.display());
    println!("cargo:rerun-if-env-changed=LANDFALL_LEAN_GAMES");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let mut code = String::from("pub static FOLDERS: &[Folder] = &[\n");
    for folder in entries(&schemas).into_iter().filter(|path| path.is_dir()) {
        code.push_str(&packed(&top, &folder, &out));
    }
    code.push_str("];\n");
    write(&out.join("schemas.rs"), code.as_bytes());
}

/// One folder, as Rust.
fn packed(top: &Path, folder: &Path, out: &Path) -> String {
    let name = name(folder);
    let files = files(folder);
    let of = |endings: &[&str]| pairs(top, files.iter().filter(|path| ends(path, endings)));
    let lock = folder.join(format!("{name}.lock"));
    let lock = if lock.is_file() { format!("Some({}.1)", pair(top, &lock)) } else { "None".to_owned() };
    let game = files.iter().find_map(|path| game_of(path));
    let image = game.as_ref().and_then(|_| image_of(top, folder, out)).unwrap_or_else(|| "None".to_owned());
    let (yaml, templates, languages) = (of(&["yaml", "land"]), of(&["ftl"]), of(&["po"]));
    if env::var_os("CARGO_FEATURE_LEAN").is_some() {
        // Only the games that the host begins with.
        let games = env::var("LANDFALL_LEAN_GAMES").unwrap_or_default();
        if !games.is_empty() && !games.split(',').any(|game| game == name) {
            return String::new();
        }
        return format!(
            "    Folder {{ name: {name:?}, game: {game:?}, files: &[], templates: &[], languages: &[], lock: None, image: {image} }},\n"
        );
    }
    format!(
        "    Folder {{ name: {name:?}, game: {game:?}, files: &[{yaml}], templates: &[{templates}], \
         languages: &[{languages}], lock: {lock}, image: {image} }},\n"
    )
}

/// The game of a folder, read as a run of the program would read it. A test holds the two together.
fn image_of(top: &Path, folder: &Path, out: &Path) -> Option<String> {
    let mut game = Reading::default();
    game.add(top, folder);
    let (mut schema, mut reports) = landfall_schema::load(&game.schemas, &game.sources);
    for path in &game.languages {
        let file = game.sources.add(shown(top, path), text(path));
        let catalog = landfall_l10n::po::read(file, game.sources.text(file), &mut reports);
        landfall_l10n::game::add_names(&mut schema, &stem(path), &catalog);
    }
    if !reports.is_empty() {
        println!("cargo:warning={} has mistakes, which `landfall schema check` shows", folder.display());
        return None;
    }
    let path = out.join(format!("{}.image", name(folder)));
    write(&path, &bytes(&schema));
    let content = pairs(top, game.content.iter());
    let path = path.display().to_string();
    Some(format!("Some(Image {{ schema: include_bytes!({path:?}), content: &[{content}] }})"))
}

fn bytes(schema: &Schema) -> Vec<u8> {
    let bytes = image::write(schema).unwrap_or_else(|why| panic!("{}: {why}", schema.game.name));
    // An image that cannot be opened would be found out by every user. Writing it again opens every part of it.
    let again = image::open(bytes.clone().leak()).and_then(|opened| image::write(&opened));
    match again {
        Ok(again) => assert!(again == bytes, "{}: an image that is opened differs", schema.game.name),
        Err(why) => panic!("{}: {why}", schema.game.name),
    }
    bytes
}

/// The files of a game in order: those of the folders it includes, then its own.
#[derive(Default)]
struct Reading {
    sources: Sources,
    seen: Vec<PathBuf>,
    schemas: Vec<FileId>,
    content: Vec<PathBuf>,
    languages: Vec<PathBuf>,
}

impl Reading {
    fn add(&mut self, top: &Path, folder: &Path) {
        if self.seen.iter().any(|seen| seen == folder) || !folder.is_dir() {
            return;
        }
        self.seen.push(folder.to_owned());
        let files = files(folder);
        let yaml = files.iter().filter(|path| ends(path, &["yaml"]));
        let own: Vec<FileId> = yaml.map(|path| self.sources.add(shown(top, path), text(path))).collect();
        for file in &own {
            for (included, _) in landfall_schema::includes(*file, &self.sources) {
                self.add(top, &top.join("schemas").join(included));
            }
        }
        self.schemas.extend(own);
        let is_example =
            |path: &Path| ["examples", "new"].iter().any(|part| path.iter().any(|at| at == *part));
        let local = |path: &Path| path.strip_prefix(folder).is_ok_and(is_example);
        let content = files.iter().filter(|path| ends(path, &["land"]) && !local(path));
        self.content.extend(content.cloned());
        self.languages.extend(files.iter().filter(|path| ends(path, &["po"])).cloned());
    }
}

/// The name behind `game:`, at the beginning of a line of YAML.
fn game_of(path: &Path) -> Option<String> {
    let text = ends(path, &["yaml"]).then(|| text(path))?;
    let named = text.lines().find_map(|line| line.strip_prefix("game:"))?;
    let name = named.split('#').next().unwrap_or_default().trim().trim_matches(['"', '\'']);
    (!name.is_empty()).then(|| name.to_owned())
}

fn pairs<'p>(top: &Path, paths: impl Iterator<Item = &'p PathBuf>) -> String {
    let mut out = String::new();
    for path in paths {
        write!(out, "{}, ", pair(top, path)).expect("writing to a text does not fail");
    }
    out
}

/// The path as readers know it, and the text.
fn pair(top: &Path, path: &Path) -> String {
    format!("({:?}, include_str!({:?}))", shown(top, path), path.display().to_string())
}

fn shown(top: &Path, path: &Path) -> String {
    path.strip_prefix(top).unwrap_or(path).display().to_string().replace('\\', "/")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let inside = entries(folder).into_iter();
    inside.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let list = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = list.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| !name(path).starts_with('.'));
    paths.sort();
    paths
}

fn ends(path: &Path, endings: &[&str]) -> bool {
    path.extension().is_some_and(|ending| endings.iter().any(|end| ending == *end))
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn write(path: &Path, bytes: &[u8]) {
    fs::write(path, bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}
