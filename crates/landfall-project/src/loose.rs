//! Files that belong to no pack: schemas that somebody writes, and whatever waits for its manifest.

use std::collections::BTreeMap;
use std::path::Path;

use crate::disk::{Content, Found};
use crate::find;
use crate::games::{Games, value_in};
use crate::schema::{SchemaCheck, check_games};

#[derive(Default)]
pub(crate) struct Loose {
    files: BTreeMap<String, Content>,
    /// What is wrong with the schemas among them, by the folder around them, as long as they stay the same.
    check: Option<Vec<SchemaCheck>>,
}

impl Loose {
    pub(crate) fn put(&mut self, found: Found) {
        self.check = None;
        self.files.insert(found.path, found.content);
    }

    pub(crate) fn contains(&self, path: &str) -> bool {
        self.files.contains_key(path)
    }

    pub(crate) fn remove(&mut self, path: &str) {
        if self.files.remove(path).is_some() {
            self.check = None;
        }
    }

    pub(crate) fn take_all(&mut self) -> Vec<Found> {
        self.check = None;
        let files = std::mem::take(&mut self.files);
        files.into_iter().map(|(path, content)| Found { path, content }).collect()
    }

    /// Reads the game that a folder on disk is, or those in it. What is held already stays.
    pub(crate) fn read_games(&mut self, folder: &Path) -> bool {
        let inside = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let folders: Vec<_> = match find::names_game(folder) {
            true => vec![folder.to_owned()],
            false => inside.filter(|path| path.is_dir() && find::names_game(path)).collect(),
        };
        for found in folders.iter().flat_map(|folder| find::find_schema_files(folder)) {
            self.check = None;
            self.files.entry(found.path).or_insert(found.content);
        }
        !folders.is_empty()
    }

    /// Reads the game around a file on disk, unless it was read before.
    pub(crate) fn read_game_around(&mut self, file: &str) {
        let folders = Path::new(file).ancestors().skip(1);
        let around = folders.take_while(|folder| folder.is_dir()).find(|folder| find::names_game(folder));
        if let Some(folder) = around {
            self.read_games(folder);
        }
    }

    /// Checks the games among the files, without any content.
    pub(crate) fn check(&mut self) {
        if cfg!(feature = "lean") {
            return;
        }
        let Self { files, check } = self;
        check.get_or_insert_with(|| {
            let check =
                |(parent, folders): (String, _)| check_games(&Games::of_folders(folders, Path::new(&parent)));
            games(files).into_iter().map(check).collect()
        });
    }

    pub(crate) fn checked(&self) -> &[SchemaCheck] {
        self.check.as_deref().unwrap_or_default()
    }
}

/// The folders that hold a game, with those beside them, which it may include. By the folder around them.
fn games(files: &BTreeMap<String, Content>) -> BTreeMap<String, Vec<(String, Vec<Found>)>> {
    let mut games: BTreeMap<String, Vec<(String, Vec<Found>)>> = BTreeMap::new();
    for (path, content) in files {
        let Some((folder, _)) = path.rsplit_once('/').filter(|_| is_yaml(path) && names_game(content)) else {
            continue;
        };
        // Another file of other programs may have a key `game`; only a schema has kinds.
        if !within(files, folder).any(|(_, content)| has_line(content, "kinds:")) {
            continue;
        }
        let (parent, _) = folder.rsplit_once('/').unwrap_or_default();
        games.entry(parent.to_owned()).or_default();
    }
    for (parent, folders) in &mut games {
        let mut by_name: BTreeMap<&str, Vec<Found>> = BTreeMap::new();
        for (path, content) in within(files, parent) {
            let local = path[parent.len()..].trim_start_matches('/');
            let Some((name, _)) = local.split_once('/') else { continue };
            let found = Found { path: path.clone(), content: content.clone() };
            by_name.entry(name).or_default().push(found);
        }
        folders.extend(by_name.into_iter().map(|(name, files)| (name.to_owned(), files)));
    }
    games
}

fn within<'f>(
    files: &'f BTreeMap<String, Content>,
    folder: &'f str,
) -> impl Iterator<Item = (&'f String, &'f Content)> {
    let from = files.range(folder.to_owned()..);
    from.take_while(move |(path, _)| path.starts_with(folder))
        .filter(move |(path, _)| folder.is_empty() || path[folder.len()..].starts_with('/'))
}

fn is_yaml(path: &str) -> bool {
    path.ends_with(".yaml") || path.ends_with(".yml")
}

fn names_game(content: &Content) -> bool {
    content.text().is_some_and(|text| value_in(&text, "game:").is_some())
}

fn has_line(content: &Content, start: &str) -> bool {
    content.text().is_some_and(|text| text.lines().any(|line| line.starts_with(start)))
}
