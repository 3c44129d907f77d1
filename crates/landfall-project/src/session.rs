//! Packs that stay open while somebody edits them.
//!
//! Every edit gives a whole [`Compilation`], with the same reports as a run from nothing: the recipe is the same,
//! and only the lowering of files that did not change is kept.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::compile::{Compilation, Depth, Options, compile_kept};
use crate::disk::{Content, Found, PackFiles, display};
use crate::example::{Piece, gather};
use crate::find::{Findings, MANIFEST, find};
use crate::games::Games;
use crate::kept::Kept;
use crate::{Trouble, read};

/// What stays open between two edits.
pub struct Session {
    games: Games,
    options: Options,
    /// Empty for a session in memory, which never looks at the disk.
    paths: Vec<PathBuf>,
    findings: Findings,
    /// Texts that an editor holds; they win over what is on disk.
    open: Vec<(String, Arc<str>)>,
    kept: Kept,
    compilation: Compilation,
}

impl Session {
    /// Opens every pack that `paths` name, hold or lie in.
    pub fn open(paths: &[PathBuf], options: &Options) -> Result<Self, Trouble> {
        let games = Games::open(options.schema.as_deref())?;
        let findings = find(paths)?;
        let games = games.with_own(findings.own_games());
        Ok(Self::begin(games, paths.to_vec(), findings, options))
    }

    /// Opens files that are in memory.
    pub fn of_files(files: Vec<(String, String)>, options: &Options) -> Self {
        let pieces = files.into_iter().map(|(path, text)| Piece::new(path, text.into_bytes())).collect();
        Self::begin(Games::embedded(), Vec::new(), gather(pieces), options)
    }

    fn begin(games: Games, paths: Vec<PathBuf>, mut findings: Findings, options: &Options) -> Self {
        let mut kept = Kept::default();
        share(&mut findings);
        let compilation = compile_kept(findings.clone(), &games, options, Depth::All, &mut kept);
        let (open, options) = (Vec::new(), options.clone());
        Self { games, options, paths, findings, open, kept, compilation }
    }

    /// What is known after the last edit.
    pub fn compilation(&self) -> &Compilation {
        &self.compilation
    }

    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Takes the text of a file from an editor; the file need not exist. Call [`Session::compile`] afterwards.
    pub fn change(&mut self, path: &str, text: impl Into<Arc<str>>) {
        let text = text.into();
        put(&mut self.findings, path, Content::Text(Arc::clone(&text)));
        match self.open.iter_mut().find(|(open, _)| open == path) {
            Some((_, open)) => *open = text,
            None => self.open.push((path.to_owned(), text)),
        }
    }

    /// Forgets what an editor held. The disk counts again, and a file that is not on it is gone.
    pub fn close(&mut self, path: &str) {
        self.open.retain(|(open, _)| open != path);
        match self.paths.is_empty() {
            true => {}
            false if Path::new(path).is_file() => {
                put(&mut self.findings, path, crate::disk::read(Path::new(path)));
            }
            false => take(&mut self.findings, path),
        }
    }

    /// Takes a file out, as if it were deleted.
    pub fn remove(&mut self, path: &str) {
        self.open.retain(|(open, _)| open != path);
        take(&mut self.findings, path);
    }

    /// Looks at the disk again; what editors hold stays.
    pub fn reread(&mut self) -> Result<(), Trouble> {
        if !self.paths.is_empty() {
            self.findings = find(&self.paths)?;
            share(&mut self.findings);
        }
        for (path, text) in &self.open {
            put(&mut self.findings, path, Content::Text(Arc::clone(text)));
        }
        Ok(())
    }

    /// Brings the compilation up to date: as far as references, or with every rule.
    pub fn compile(&mut self, depth: Depth) -> &Compilation {
        let old = std::mem::replace(&mut self.compilation, Compilation::empty());
        self.kept.reclaim(old);
        let findings = self.findings.clone();
        self.compilation = compile_kept(findings, &self.games, &self.options, depth, &mut self.kept);
        &self.compilation
    }
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
fn pack_of<'a>(findings: &'a mut Findings, path: &str) -> Option<&'a mut PackFiles> {
    let around = |pack: &&mut PackFiles| pack.manifest.is_some() && local(path, &pack.folder).is_some();
    findings.packs.iter_mut().filter(around).max_by_key(|pack| pack.folder.len())
}

fn put(findings: &mut Findings, path: &str, content: Content) {
    let found = Found { path: path.to_owned(), content };
    if let Some(folder) = path.strip_suffix(MANIFEST) {
        return put_manifest(findings, folder.trim_end_matches('/'), found);
    }
    if let Some(alone) = findings.packs.iter_mut().find(|pack| pack.manifest.is_none() && pack.folder == path)
    {
        alone.content = vec![found];
        return;
    }
    let Some(pack) = pack_of(findings, path) else { return put_alone(findings, found) };
    let Some(place) = local(path, &pack.folder.clone()).map(str::to_owned) else { return };
    let Some(list) = list(pack, &place) else { return };
    match list.binary_search_by(|known| known.path.as_str().cmp(path)) {
        Ok(at) => list[at] = found,
        Err(at) => list.insert(at, found),
    }
}

fn put_manifest(findings: &mut Findings, folder: &str, found: Found) {
    if let Some(pack) = findings.packs.iter_mut().find(|pack| pack.folder == folder) {
        pack.manifest = Some(found);
        return;
    }
    let root = PathBuf::from(if folder.is_empty() { "." } else { folder });
    findings.packs.push(PackFiles {
        folder: folder.to_owned(),
        root,
        manifest: Some(found),
        ..PackFiles::default()
    });
    findings.packs.sort_by(|a, b| a.folder.cmp(&b.folder));
}

/// A `.land` file outside every pack is one by itself.
fn put_alone(findings: &mut Findings, found: Found) {
    if !found.path.ends_with(".land") {
        return;
    }
    let root = Path::new(&found.path).parent().map_or_else(PathBuf::new, Path::to_owned);
    findings.packs.push(PackFiles {
        folder: found.path.clone(),
        root,
        content: vec![found],
        ..PackFiles::default()
    });
    findings.packs.sort_by(|a, b| a.folder.cmp(&b.folder));
    findings.packless.clear();
}

fn take(findings: &mut Findings, path: &str) {
    let is_it = |found: &Found| found.path == path;
    findings.packs.retain(|pack| {
        let alone = pack.manifest.is_none() && pack.folder == path;
        !alone && !pack.manifest.as_ref().is_some_and(is_it)
    });
    for pack in &mut findings.packs {
        for list in [&mut pack.content, &mut pack.schemas, &mut pack.catalogs, &mut pack.templates] {
            list.retain(|found| !is_it(found));
        }
    }
}

/// How a session knows a file that an editor names by its path on disk.
pub fn session_path(path: &Path) -> String {
    display(path)
}
