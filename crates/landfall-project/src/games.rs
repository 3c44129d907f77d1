//! The games there are: folders of schemas, inside the program or on disk.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use landfall_bundle::Lock;
use landfall_diagnostics::{FileId, Reports, Sources, Span, nearest};
use landfall_l10n::po;
use landfall_schema::Schema;
use landfall_syntax::{Tree, parse};

use crate::disk::{Content, Found, display, reason};
use crate::embedded::{FOLDERS, Image};
use crate::{Pack, Trouble, find, read};

#[derive(Debug)]
pub(crate) struct Games {
    folders: Vec<Folder>,
    /// Where folders that a schema includes are looked for.
    beside: Vec<PathBuf>,
    /// Games that packs bring along: the real folder, and the name.
    own: Vec<(PathBuf, String)>,
    /// Whether content may count on `prelude.land` too.
    examples: bool,
    /// A language in which the games are read as if they had no file of it, because it is about to be written.
    without: Option<String>,
}

/// One folder of schema files. Only some are games; others are there to be included.
#[derive(Clone, Debug)]
struct Folder {
    name: String,
    game: Option<String>,
    files: Vec<Found>,
    /// The game in other languages: `l10n/de.po`.
    languages: Vec<Found>,
    lock: LockFile,
    /// What reading the files comes to, where the program knows it.
    image: Option<&'static Image>,
}

/// A schema, and the content that every pack of the game may count on.
pub(crate) struct Loaded {
    pub schema: Arc<Schema>,
    pub printed: Vec<Tree>,
    pub lock: LockFile,
}

/// The text of `<game>.lock`, if there is one: which number each name has in bundles. Only who makes a bundle reads it.
/// `Err` says why the file could not be read.
#[derive(Clone, Debug, Default)]
pub(crate) struct LockFile(Option<Result<Cow<'static, str>, String>>);

impl LockFile {
    /// `Err` says what is wrong with the file.
    pub(crate) fn read(&self) -> Result<Lock, String> {
        match &self.0 {
            None => Ok(Lock::default()),
            Some(lock) => lock.as_deref().map_err(String::clone).and_then(Lock::parse),
        }
    }
}

/// What packs add to a game.
#[derive(Debug, Default)]
pub(crate) struct Extensions {
    pub schemas: Vec<FileId>,
    /// The game in other languages, by locale.
    pub languages: Vec<(String, FileId)>,
}

impl Extensions {
    /// What these packs add.
    pub(crate) fn of<'p>(packs: impl Iterator<Item = &'p Pack> + Clone, sources: &Sources) -> Self {
        let languages = packs.clone().flat_map(|pack| &pack.templates);
        let is_po = |(_, file): &&(String, FileId)| sources.path(*file).ends_with(".po");
        Self {
            languages: languages.filter(is_po).cloned().collect(),
            schemas: packs.flat_map(|pack| pack.schemas.iter().copied()).collect(),
        }
    }
}

/// Games whose image was opened: it is the same every time.
static OPENED: Mutex<BTreeMap<String, Arc<Schema>>> = Mutex::new(BTreeMap::new());

/// The schema of an image, with the names that packs add to it. Absent when the image is damaged.
fn open(
    game: &str,
    image: &Image,
    extensions: &Extensions,
    sources: &Sources,
    reports: &mut Reports,
) -> Option<Arc<Schema>> {
    if !extensions.languages.is_empty() {
        let mut schema = landfall_schema::image::open(image.schema).ok()?;
        add_languages(&mut schema, &extensions.languages, sources, reports);
        return Some(Arc::new(schema));
    }
    let mut opened = OPENED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(schema) = opened.get(game) {
        return Some(Arc::clone(schema));
    }
    let schema = Arc::new(landfall_schema::image::open(image.schema).ok()?);
    opened.insert(game.to_owned(), Arc::clone(&schema));
    Some(schema)
}

/// Adds the names in language files to a schema.
fn add_languages(
    schema: &mut Schema,
    languages: &[(String, FileId)],
    sources: &Sources,
    reports: &mut Reports,
) {
    for (locale, file) in languages {
        let catalog = po::read(*file, sources.text(*file), reports);
        landfall_l10n::game::add_names(schema, locale, &catalog);
    }
}

/// A file that is part of the program.
fn found((path, text): &(&str, &'static str)) -> Found {
    Found { path: (*path).to_owned(), content: Content::BuiltIn(text) }
}

impl Games {
    /// Those in `folder`, or the built-in ones.
    pub(crate) fn open(folder: Option<&Path>) -> Result<Self, Trouble> {
        let Some(path) = folder else { return Ok(Self::embedded()) };
        let entries = std::fs::read_dir(path).map_err(|error| Trouble::path(path, &error))?;
        let own = Folder::read(path);
        if own.holds_game_at_top(path) {
            let beside = path.parent().map(Path::to_owned).into_iter().collect();
            return Ok(Self { folders: vec![own], beside, own: Vec::new(), examples: false, without: None });
        }
        let mut inside: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        inside.retain(|path| path.is_dir());
        inside.sort();
        let mut folders: Vec<Folder> = inside.iter().map(|path| Folder::read(path)).collect();
        if folders.iter().all(|folder| folder.game.is_none()) {
            if own.files.is_empty() {
                return Err(Trouble::new(format!(
                    "{} holds no schema: there is no YAML file in it",
                    path.display()
                )));
            }
            // It does not say which game it is, which loading it will report.
            folders = vec![Folder { game: Some(own.name.clone()), ..own }];
        }
        Ok(Self { folders, beside: vec![path.to_owned()], own: Vec::new(), examples: false, without: None })
    }

    /// Those of [`Games::open`], and the one that the pack around the current folder, or right inside it, brings along.
    pub(crate) fn here(folder: Option<&Path>) -> Result<Self, Trouble> {
        Ok(Self::open(folder)?.with_own(find::own_games_here()))
    }

    /// Adds games that packs bring along. A folder without one is left out; the pack that names it is reported.
    pub(crate) fn with_own(mut self, folders: impl IntoIterator<Item = PathBuf>) -> Self {
        for path in folders {
            let Ok(real) = path.canonicalize() else { continue };
            if self.own.iter().any(|(known, _)| *known == real) || !find::names_game(&path) {
                continue;
            }
            let folder = Folder::read(&path);
            let Some(game) = folder.game.clone() else { continue };
            self.own.push((real, game));
            // Found before those that come with the program.
            self.folders.insert(0, folder);
            self.beside.extend(path.parent().map(Path::to_owned));
        }
        self
    }

    /// The game that a pack brings along in this folder. `Err` names the game when another folder has the same.
    pub(crate) fn own_in(&self, folder: &Path) -> Option<Result<&str, &str>> {
        let real = folder.canonicalize().ok()?;
        let (_, name) = self.own.iter().find(|(known, _)| *known == real)?;
        let is_first =
            self.own.iter().find(|(_, other)| other == name).is_some_and(|(known, _)| *known == real);
        Some(if is_first { Ok(name) } else { Err(name) })
    }

    /// Games in folders that are in memory, by the name of each. What they include may lie beside them on disk.
    pub(crate) fn of_folders(folders: Vec<(String, Vec<Found>)>, around: &Path) -> Self {
        let folders = folders.into_iter().map(|(name, files)| Folder::new(name, files)).collect();
        Self { folders, beside: vec![around.to_owned()], own: Vec::new(), examples: false, without: None }
    }

    pub(crate) fn embedded() -> Self {
        let folder = |folder: &'static crate::embedded::Folder| Folder {
            name: folder.name.to_owned(),
            game: folder.game.map(str::to_owned),
            files: folder.files.iter().map(found).collect(),
            languages: folder.languages.iter().map(found).collect(),
            lock: LockFile(folder.lock.map(|lock| Ok(lock.into()))),
            image: folder.image.as_ref(),
        };
        Self {
            folders: FOLDERS.iter().map(folder).collect(),
            beside: Vec::new(),
            own: Vec::new(),
            examples: false,
            without: None,
        }
    }

    /// The games without their own file of this language.
    pub(crate) fn without(self, locale: &str) -> Self {
        Self { without: Some(locale.to_owned()), ..self }
    }

    /// The games from their files, even where the program knows what reading them comes to.
    pub(crate) fn read_anew(mut self) -> Self {
        self.folders.iter_mut().for_each(|folder| folder.image = None);
        self
    }

    /// With what the examples of rules may take for granted, so that each can be short.
    pub(crate) fn with_prelude(self) -> Self {
        Self { examples: true, ..self }
    }

    /// The pack that the rules of a game are explained with: its folder `examples`.
    pub(crate) fn example_pack(&self, game: &str) -> Vec<Found> {
        self.content_in("/examples/", game).cloned().collect()
    }

    /// The name and text of each file that a new pack of a game begins with.
    pub(crate) fn starter_pack(&self, game: &str) -> Vec<(String, String)> {
        let named = |found: &Found| {
            let name = found.path.rsplit('/').next()?.to_owned();
            Some((name, found.content.text()?.into_owned()))
        };
        let own: Vec<_> = self.content_in("/new/", game).filter_map(named).collect();
        if own.is_empty() { self.content_in("/examples/", game).filter_map(named).collect() } else { own }
    }

    fn content_in(&self, part: &'static str, game: &str) -> impl Iterator<Item = &Found> {
        let folder = self.folders.iter().find(|folder| folder.game.as_deref() == Some(game));
        let files = folder.into_iter().flat_map(|folder| &folder.files);
        files.filter(move |found| found.path.contains(part) && found.path.ends_with(".land"))
    }

    /// The names of the games, in order.
    pub(crate) fn names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = self.folders.iter().filter_map(|folder| folder.game.as_deref()).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// Which game may have been meant by `wanted`.
    pub(crate) fn offer(&self, wanted: &str) -> String {
        let names = self.names();
        match nearest(wanted, names.iter().copied()).as_slice() {
            [] => format!("the games are: {}", names.join(", ")),
            near => format!("a game with a similar name exists: `{}`", near.join("`, `")),
        }
    }

    /// Reads the schema of a game, with what packs add to it. Absent when there is no such game.
    pub(crate) fn load(
        &self,
        game: &str,
        extensions: &Extensions,
        sources: &mut Sources,
        reports: &mut Reports,
    ) -> Option<Loaded> {
        let folder = self.folders.iter().find(|folder| folder.game.as_deref() == Some(game))?;
        // Fields that a pack adds, and a language that is left out, change what the files come to.
        let image = folder.image.filter(|_| extensions.schemas.is_empty() && self.without.is_none());
        let opened = image.and_then(|image| Some((image, open(game, image, extensions, sources, reports)?)));
        let (schema, mut content) = match opened {
            Some((image, schema)) => (schema, self.add_content(image, sources, reports)),
            // Its host has another program for what is not in an image.
            None if cfg!(feature = "lean") => return None,
            None => self.read(folder, extensions, sources, reports),
        };
        content.retain(|file| self.examples || !sources.path(*file).ends_with("/prelude.land"));
        let printed = content.iter().map(|file| {
            let parsed = parse(*file, sources.text(*file));
            reports.append(parsed.reports);
            parsed.tree
        });
        Some(Loaded { schema, printed: printed.collect(), lock: folder.lock.clone() })
    }

    /// Reads the files of a game: its schema, and its content.
    fn read(
        &self,
        folder: &Folder,
        extensions: &Extensions,
        sources: &mut Sources,
        reports: &mut Reports,
    ) -> (Arc<Schema>, Vec<FileId>) {
        let mut loading = Loading {
            games: self,
            sources,
            reports,
            seen: BTreeSet::new(),
            files: Vec::new(),
            languages: Vec::new(),
        };
        loading.add(folder.clone());
        let (files, mut languages) = (loading.files, loading.languages);
        languages.extend(extensions.languages.iter().cloned());
        let is_content = |file: &FileId| sources.path(*file).ends_with(".land");
        let (mut content, mut schemas): (Vec<FileId>, Vec<FileId>) = files.into_iter().partition(is_content);
        content.retain(|file| {
            let path = sources.path(*file);
            !path.contains("/examples/") && !path.contains("/new/")
        });
        schemas.extend(&extensions.schemas);
        let (mut schema, found) = landfall_schema::load(&schemas, sources);
        reports.append(found);
        add_languages(&mut schema, &languages, sources, reports);
        (Arc::new(schema), content)
    }

    fn add_content(&self, image: &Image, sources: &mut Sources, reports: &mut Reports) -> Vec<FileId> {
        image.content.iter().filter_map(|file| read::add_once(found(file), sources, reports)).collect()
    }

    fn folder(&self, name: &str) -> Option<Folder> {
        // A schema includes a folder beside its own, never one elsewhere on the disk.
        if !is_plain(name) {
            return None;
        }
        let known = self.folders.iter().find(|folder| folder.name == name).cloned();
        let near = || {
            let path = self.beside.iter().map(|beside| beside.join(name)).find(|path| path.is_dir())?;
            Some(Folder::read(&path))
        };
        // A schema on disk may build on what comes with the program.
        let built_in = || {
            let folder = FOLDERS.iter().find(|folder| folder.name == name)?;
            Self::embedded().folders.into_iter().find(|found| found.name == folder.name)
        };
        known.or_else(near).or_else(built_in)
    }
}

/// Whether a name is one folder or file, and not a way to another place.
pub(crate) fn is_plain(name: &str) -> bool {
    let mut parts = Path::new(name).components();
    matches!(parts.next(), Some(std::path::Component::Normal(_))) && parts.next().is_none()
}

/// Puts the files of a game in order: what it includes, then its own.
struct Loading<'a> {
    games: &'a Games,
    sources: &'a mut Sources,
    reports: &'a mut Reports,
    /// Folders that were added, so that two that include each other come to an end.
    seen: BTreeSet<String>,
    files: Vec<FileId>,
    languages: Vec<(String, FileId)>,
}

impl Loading<'_> {
    fn add(&mut self, folder: Folder) {
        if !self.seen.insert(folder.name) {
            return;
        }
        let mut own = Vec::new();
        for found in folder.files {
            own.extend(self.add_file(found));
        }
        for file in &own {
            for (name, place) in landfall_schema::includes(*file, self.sources) {
                match self.games.folder(&name) {
                    Some(included) => self.add(included),
                    None => self.tell_missing(&name, place),
                }
            }
        }
        self.files.extend(own);
        for found in folder.languages {
            let name = found.path.rsplit('/').next().unwrap_or_default();
            let locale = name.strip_suffix(".po").unwrap_or(name).to_owned();
            if self.games.without.as_ref() != Some(&locale) {
                let file = self.add_file(found);
                self.languages.extend(file.map(|file| (locale, file)));
            }
        }
    }

    fn add_file(&mut self, found: Found) -> Option<FileId> {
        read::add_once(found, self.sources, self.reports)
    }

    fn tell_missing(&mut self, name: &str, place: Span) {
        let draft =
            landfall_schema::rules::UNKNOWN_SCHEMA_NAME.report(format!("there is no schema folder `{name}`"));
        let known: Vec<&str> = self.games.folders.iter().map(|folder| folder.name.as_str()).collect();
        let draft = match nearest(name, known).as_slice() {
            [] => draft.help("make the folder beside this one, or take the line out"),
            near => draft.help(format!("a folder with a similar name exists: `{}`", near.join("`, `"))),
        };
        self.reports.push(draft.at(place, "nothing to include"));
    }
}

impl Folder {
    fn new(name: String, files: Vec<Found>) -> Self {
        let (languages, files): (Vec<Found>, Vec<Found>) =
            files.into_iter().partition(|found| find::is_language(Path::new(&found.path)));
        let game = files.iter().find_map(|found| game_of(&found.content));
        Self { name, game, files, languages, lock: LockFile::default(), image: None }
    }

    fn read(path: &Path) -> Self {
        let name =
            path.canonicalize().ok().and_then(|path| Some(path.file_name()?.to_string_lossy().into_owned()));
        let folder = Self::new(name.unwrap_or_else(|| display(path)), find::find_schema_files(path));
        let lock = folder.game.as_ref().map(|game| path.join(format!("{game}.lock")));
        // Without its lock a game would get new numbers, so a file that cannot be read must not count as none.
        let lock = lock.filter(|lock| lock.symlink_metadata().is_ok()).map(|lock| {
            crate::read_text(&lock)
                .map(Cow::Owned)
                .map_err(|error| format!("{} cannot be read: {}", display(&lock), reason(&error)))
        });
        Self { lock: LockFile(lock), ..folder }
    }

    /// Whether a file of the folder itself, and not of a folder inside it, names the game.
    fn holds_game_at_top(&self, path: &Path) -> bool {
        let prefix = display(path);
        let at_top = |path: &str| {
            let local = path.strip_prefix(&prefix).unwrap_or(path).trim_start_matches('/');
            !local.contains('/')
        };
        self.files.iter().any(|found| at_top(&found.path) && game_of(&found.content).is_some())
    }
}

/// The name behind `game:`. Only a glance, to find the right folder; loading it reads the YAML.
fn game_of(content: &Content) -> Option<String> {
    game_in(&content.text()?)
}

pub(crate) fn game_in(text: &str) -> Option<String> {
    value_in(text, "game:")
}

/// The name behind a key at the beginning of a line of YAML.
pub(crate) fn value_in(text: &str, key: &str) -> Option<String> {
    let named = text.lines().find_map(|line| line.trim_start_matches('\u{feff}').strip_prefix(key))?;
    let name = named.split('#').next().unwrap_or_default().trim().trim_matches(['"', '\'']);
    (!name.is_empty()).then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn disk(files: &[(&str, &str)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (path, text) in files {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        folder
    }

    #[test]
    fn the_built_in_schemas_are_sound() {
        let games = Games::embedded();
        assert!(games.names().contains(&"vanguard"));
        let (mut sources, mut reports) = (Sources::default(), Reports::default());
        let loaded = games.load("vanguard", &Extensions::default(), &mut sources, &mut reports).unwrap();
        assert!(reports.is_empty(), "{reports:#?}");
        assert_eq!(loaded.schema.game.name, "vanguard");
    }

    #[test]
    fn an_image_is_what_reading_the_files_comes_to() {
        let image = |games: &Games, game: &str| {
            let (mut sources, mut reports) = (Sources::default(), Reports::default());
            let loaded = games.load(game, &Extensions::default(), &mut sources, &mut reports).unwrap();
            assert!(reports.is_empty(), "{game}: {reports:#?}");
            let printed: Vec<String> =
                loaded.printed.iter().map(|tree| sources.path(tree.file()).to_owned()).collect();
            (landfall_schema::image::write(&loaded.schema).unwrap(), printed)
        };
        let (built, read) = (Games::embedded().with_prelude(), Games::embedded().with_prelude().read_anew());
        assert_eq!(built.names().len(), 3);
        for game in built.names() {
            let folder = built.folders.iter().find(|folder| folder.game.as_deref() == Some(game)).unwrap();
            assert!(folder.image.is_some(), "{game} has mistakes");
            assert_eq!(image(&built, game), image(&read, game), "{game}");
        }
    }

    #[test]
    fn a_folder_of_games_and_the_folder_of_one_are_told_apart() {
        let folder =
            disk(&[("moor/game.yaml", "game: moor\ninclude: [shared]\n"), ("shared/words.yaml", "")]);
        assert_eq!(Games::open(Some(folder.path())).unwrap().names(), ["moor"]);
        let one = Games::open(Some(&folder.path().join("moor"))).unwrap();
        assert_eq!(one.names(), ["moor"]);
        assert!(one.folder("shared").is_some());
        assert!(one.folder("common").is_some(), "what comes with the program can be included");
        assert!(one.folder("nowhere").is_none());
    }

    #[test]
    fn a_folder_elsewhere_is_not_included() {
        let folder =
            disk(&[("moor/game.yaml", "game: moor\n"), ("shared/words.yaml", ""), ("x/y/z.yaml", "")]);
        let games = Games::open(Some(&folder.path().join("moor"))).unwrap();
        let elsewhere = folder.path().join("shared").display().to_string();
        for name in ["..", "../other", ".", "x/y", "", elsewhere.as_str()] {
            assert!(games.folder(name).is_none(), "{name}");
        }
        assert!(games.folder("shared").is_some());
    }

    #[test]
    fn a_game_that_is_nearly_named_is_offered() {
        let games = Games::embedded();
        assert_eq!(games.offer("vangard"), "a game with a similar name exists: `vanguard`");
        assert!(games.offer("chess").starts_with("the games are: "));
    }

    #[test]
    fn a_folder_without_yaml_is_trouble() {
        let folder = disk(&[("notes.txt", "")]);
        assert!(Games::open(Some(folder.path())).is_err());
    }
}
