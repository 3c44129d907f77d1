//! Packs that stay open while somebody edits them.
//!
//! Every edit gives a whole [`Compilation`], with the same reports as a run from nothing: the recipe is the same,
//! and only the lowering of files that did not change is kept.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::compile::{Compilation, Depth, Options, compile_kept};
use crate::disk::{Content, Found, PackFiles, display};
use crate::example::{Piece, gather};
use crate::find::{self, Findings, MANIFEST};
use crate::games::Games;
use crate::kept::Kept;
use crate::loose::Loose;
use crate::{SchemaCheck, Trouble, levels, read};

/// What stays open between two edits.
pub struct Session {
    games: Games,
    options: Options,
    /// Empty for a session in memory, which never looks at the disk.
    paths: Vec<PathBuf>,
    findings: Findings,
    /// Files that belong to no pack; a manifest may still come.
    loose: Loose,
    /// Texts that an editor holds; they win over what is on disk.
    open: Vec<(String, Arc<str>)>,
    kept: Kept,
    compilation: Compilation,
}

impl Session {
    /// Opens every pack that `paths` name, hold or lie in.
    pub fn open(paths: &[PathBuf], options: &Options) -> Result<Self, Trouble> {
        let games = Games::open(options.schema.as_deref())?;
        let findings = find::find(paths)?;
        let games = games.with_own(findings.own_games());
        let session = Self::begin(games, paths.to_vec(), findings, options);
        levels::check_options(options, &session.compilation.rulebook)?;
        Ok(session)
    }

    /// Opens files that are in memory.
    pub fn of_files(files: Vec<(String, String)>, options: &Options) -> Self {
        let pieces = files.into_iter().map(|(path, text)| Piece::new(path, text.into_bytes())).collect();
        Self::begin(Games::embedded(), Vec::new(), gather(pieces), options)
    }

    fn begin(games: Games, paths: Vec<PathBuf>, mut findings: Findings, options: &Options) -> Self {
        let (mut kept, mut loose) = (Kept::for_edits(), Loose::default());
        share(&mut findings);
        read_games(&mut findings, &mut loose);
        let compilation = compile_kept(findings.clone(), &games, options, Depth::All, &mut kept);
        let (open, options) = (Vec::new(), options.clone());
        Self { games, options, paths, findings, loose, open, kept, compilation }
    }

    /// What is known after the last edit.
    pub fn compilation(&self) -> &Compilation {
        &self.compilation
    }

    /// The same, for those who need the session no longer.
    pub fn into_compilation(self) -> Compilation {
        self.compilation
    }

    /// What is wrong with schemas that are open without a pack.
    pub fn schemas(&self) -> &[SchemaCheck] {
        self.loose.checked()
    }

    /// Whether there is a disk to look at.
    pub fn has_disk(&self) -> bool {
        !self.paths.is_empty()
    }

    pub fn options(&self) -> &Options {
        &self.options
    }

    /// A file that is no text, from a host without a disk; without bytes, one that is gone.
    pub fn give_bytes(&mut self, path: &str, bytes: Option<Arc<[u8]>>) {
        self.options.extras.put(path, bytes);
    }

    /// Takes the text of a file from an editor; the file need not exist. Call [`Session::compile`] afterwards.
    pub fn change(&mut self, path: &str, text: impl Into<Arc<str>>) {
        let text = text.into();
        match self.open.iter_mut().find(|(open, _)| open == path) {
            Some((_, open)) => *open = Arc::clone(&text),
            None => self.open.push((path.to_owned(), Arc::clone(&text))),
        }
        self.put(path, Content::Text(text));
    }

    /// Takes a file from a host without a disk, which is there whether or not an editor opens it.
    pub fn give(&mut self, path: &str, text: impl Into<Arc<str>>) {
        self.put(path, Content::Text(text.into()));
    }

    /// Forgets what an editor held. The disk counts again, and a file that is not on it is gone.
    pub fn close(&mut self, path: &str) {
        self.open.retain(|(open, _)| open != path);
        match self.paths.is_empty() {
            true => self.take(path),
            false if Path::new(path).is_file() => {
                self.put(path, crate::disk::read(Path::new(path)));
            }
            false => self.take(path),
        }
    }

    /// Takes a file out, as if it were deleted.
    pub fn remove(&mut self, path: &str) {
        self.open.retain(|(open, _)| open != path);
        self.take(path);
    }

    /// Looks at the disk again; what editors hold stays.
    pub fn reread(&mut self) -> Result<(), Trouble> {
        let findings = if self.has_disk() { find::find(&self.paths)? } else { self.findings.clone() };
        self.start_over(findings);
        Ok(())
    }

    /// What was found, with what editors hold on top.
    fn start_over(&mut self, findings: Findings) {
        self.findings = findings;
        if self.has_disk() {
            self.loose = Loose::default();
        }
        share(&mut self.findings);
        read_games(&mut self.findings, &mut self.loose);
        // A folder without a pack is worth a report only when there is nothing else to look at.
        if !self.findings.packs.is_empty() {
            self.findings.packless.clear();
        }
        for (path, text) in self.open.clone() {
            self.put(&path, Content::Text(text));
        }
    }

    /// Brings the compilation up to date: as far as references, or with every rule.
    pub fn compile(&mut self, depth: Depth) -> &Compilation {
        let old = std::mem::replace(&mut self.compilation, Compilation::empty());
        self.kept.reclaim(old);
        let findings = self.findings.clone();
        self.compilation = compile_kept(findings, &self.games, &self.options, depth, &mut self.kept);
        self.loose.check();
        &self.compilation
    }

    fn put(&mut self, path: &str, content: Content) {
        let found = Found { path: path.to_owned(), content };
        let Some(folder) = path.strip_suffix(MANIFEST) else { return self.put_file(found) };
        let folder = folder.trim_end_matches('/');
        if let Some(pack) = self.findings.packs.iter_mut().find(|pack| pack.folder == folder) {
            pack.manifest = Some(found);
            return;
        }
        let root = PathBuf::from(if folder.is_empty() { "." } else { folder });
        let manifest = Some(found);
        self.add_pack(PackFiles { folder: folder.to_owned(), root, manifest, ..PackFiles::default() });
        self.settle();
    }

    fn put_file(&mut self, found: Found) {
        let packs = &mut self.findings.packs;
        if let Some(alone) = packs.iter_mut().find(|pack| is_alone(pack, &found.path)) {
            alone.content = vec![found];
            return;
        }
        let Some(pack) = pack_of(packs, &found.path) else { return self.put_alone(found) };
        let place = local(&found.path, &pack.folder).map(str::to_owned);
        let Some(list) = place.and_then(|place| list(pack, &place)) else { return self.lay_aside(found) };
        match list.binary_search_by(|known| known.path.cmp(&found.path)) {
            Ok(at) => list[at] = found,
            Err(at) => list.insert(at, found),
        }
    }

    /// A `.land` file that somebody edits outside every pack is a pack; anything else waits for one.
    fn put_alone(&mut self, found: Found) {
        let is_open = self.open.iter().any(|(open, _)| *open == found.path);
        if !found.path.ends_with(".land") || !is_open {
            return self.lay_aside(found);
        }
        if self.open_around(&found.path) {
            return;
        }
        let root = Path::new(&found.path).parent().map_or_else(PathBuf::new, Path::to_owned);
        let folder = found.path.clone();
        self.add_pack(PackFiles { folder, root, content: vec![found], ..PackFiles::default() });
    }

    /// Opens the pack around a file on disk: an editor may open a file without its folder.
    fn open_around(&mut self, path: &str) -> bool {
        let folder = Path::new(path).parent().filter(|folder| folder.is_absolute());
        let Some(root) = folder.and_then(find::pack_around) else { return false };
        if self.paths.contains(&root) {
            return false;
        }
        self.paths.push(root);
        let games = Games::open(self.options.schema.as_deref());
        match (games, find::find(&self.paths)) {
            (Ok(games), Ok(findings)) => {
                self.games = games.with_own(findings.own_games());
                self.start_over(findings);
                true
            }
            // What cannot be read is left alone; the file is still looked at.
            _ => {
                self.paths.pop();
                false
            }
        }
    }

    fn lay_aside(&mut self, found: Found) {
        let is_schema = found.path.ends_with(".yaml") || found.path.ends_with(".yml");
        // The schema of a game that a pack brings along is reported with that pack.
        let of_pack = |pack: &PackFiles| {
            pack.own_game.as_ref().is_some_and(|folder| Path::new(&found.path).starts_with(folder))
        };
        if self.findings.packs.iter().any(of_pack) {
            return;
        }
        if self.has_disk() && is_schema && !self.loose.contains(&found.path) {
            self.loose.read_game_around(&found.path);
        }
        self.loose.put(found);
    }

    fn add_pack(&mut self, pack: PackFiles) {
        self.findings.packs.push(pack);
        self.findings.packs.sort_by(|a, b| a.folder.cmp(&b.folder));
        self.findings.packless.clear();
    }

    /// Gives every file to the nearest pack: files may come before the manifest of their pack.
    fn settle(&mut self) {
        let mut files = self.loose.take_all();
        let folders: Vec<String> = self.findings.packs.iter().map(|pack| pack.folder.clone()).collect();
        for pack in &mut self.findings.packs {
            let nearer = |path: &str| {
                let inner =
                    |folder: &&String| folder.len() > pack.folder.len() && local(path, folder).is_some();
                let around = |folder: &&String| **folder != pack.folder && local(path, folder).is_some();
                match pack.manifest {
                    Some(_) => folders.iter().any(|folder| inner(&folder)),
                    None => !pack.implied && folders.iter().any(|folder| around(&folder)),
                }
            };
            for list in [&mut pack.content, &mut pack.schemas, &mut pack.catalogs, &mut pack.templates] {
                files.extend(list.extract_if(.., |found| nearer(&found.path)));
            }
        }
        self.findings.packs.retain(|pack| pack.manifest.is_some() || !pack.content.is_empty());
        files.into_iter().for_each(|found| self.put_file(found));
    }

    fn take(&mut self, path: &str) {
        let is_it = |found: &Found| found.path == path;
        self.loose.remove(path);
        let packs = &mut self.findings.packs;
        packs.retain(|pack| !is_alone(pack, path));
        if let Some(at) = packs.iter().position(|pack| pack.manifest.as_ref().is_some_and(is_it)) {
            let pack = packs.remove(at);
            let lists = [pack.content, pack.schemas, pack.catalogs, pack.templates];
            return lists.into_iter().flatten().for_each(|found| self.put_file(found));
        }
        for pack in packs {
            for list in [&mut pack.content, &mut pack.schemas, &mut pack.catalogs, &mut pack.templates] {
                list.retain(|found| !is_it(found));
            }
        }
    }
}

fn is_alone(pack: &PackFiles, path: &str) -> bool {
    pack.manifest.is_none() && pack.folder == path
}

/// A folder without a pack may be one of schemas.
fn read_games(findings: &mut Findings, loose: &mut Loose) {
    findings.packless.retain(|folder| !loose.read_games(Path::new(folder)));
}

/// Turns bytes into texts once, so that no edit copies or decodes what it does not touch.
fn share(findings: &mut Findings) {
    for pack in &mut findings.packs {
        let lists = [&mut pack.content, &mut pack.schemas, &mut pack.catalogs, &mut pack.templates];
        for found in lists.into_iter().flatten().chain(&mut pack.manifest) {
            if let Content::Bytes(bytes) = &found.content
                && let Some(text) = read::plain_text(bytes)
            {
                found.content = Content::Text(Arc::from(text));
            }
        }
    }
}

/// Which list of a pack a file belongs to.
fn list<'a>(pack: &'a mut PackFiles, local: &str) -> Option<&'a mut Vec<Found>> {
    let own_game = pack.own_game.as_deref().and_then(|folder| folder.strip_prefix(&pack.root).ok());
    if own_game.is_some_and(|folder| Path::new(local).starts_with(folder)) {
        return None;
    }
    let in_schemas = local.starts_with("schemas/");
    match local.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "land" => Some(&mut pack.content),
        "yaml" | "yml" if in_schemas => Some(&mut pack.schemas),
        "ftl" if in_schemas => Some(&mut pack.templates),
        "po" if in_schemas && crate::find::is_language(Path::new(local)) => Some(&mut pack.templates),
        "po" if local.starts_with("l10n/") && !local["l10n/".len()..].contains('/') => {
            Some(&mut pack.catalogs)
        }
        _ => None,
    }
}

fn local<'a>(path: &'a str, folder: &str) -> Option<&'a str> {
    if folder.is_empty() {
        // The current folder holds what is named without going up or starting at the root.
        return (!path.starts_with('/') && !path.starts_with("../")).then_some(path);
    }
    path.strip_prefix(folder)?.strip_prefix('/')
}

/// The pack around a path: the one whose folder is nearest.
fn pack_of<'a>(packs: &'a mut [PackFiles], path: &str) -> Option<&'a mut PackFiles> {
    let around = |pack: &&mut PackFiles| pack.manifest.is_some() && local(path, &pack.folder).is_some();
    packs.iter_mut().filter(around).max_by_key(|pack| pack.folder.len())
}

/// How a session knows a file that an editor names by its path on disk.
pub fn session_path(path: &Path) -> String {
    display(path)
}
