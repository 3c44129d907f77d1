//! What a change touches or causes. The packs are compiled as they were, from the history, and compared with what they
//! are now: a reference that broke because its log was deleted in another file is new, wherever it is written.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::{Component, Path};

use landfall_diagnostics::{FileId, Report, Reports};

use crate::compile::compile_found;
use crate::disk::{Content, Found, PackFiles, display, identity};
use crate::find::{Findings, MANIFEST, Sort, sort};
use crate::games::Games;
use crate::git::{Blob, Repository};
use crate::pairs::{Likeness, pair};
use crate::{Compilation, Options, Pack, Trouble};

/// What is marked must be the same too: another word in the same place was touched.
const LIKENESS: [Likeness; 2] = [Likeness::All, Likeness::Words];

impl Compilation {
    /// Keeps what was touched or caused since a revision, and counts the others.
    pub fn keep_changed(&mut self, revision: &str, options: &Options) -> Result<usize, Trouble> {
        let before = self.compile_at(revision, options)?;
        let pairs = pair(&before.keys(), &self.keys(), &LIKENESS);
        let touched = Touched::new(&before, self);
        let is_ours: Vec<bool> = self
            .reports
            .iter()
            .zip(&pairs)
            .map(|(report, pair)| pair.is_none() || touched.holds(report))
            .collect();
        let mut kept = Reports::default();
        let mut others = 0;
        for (report, is_ours) in std::mem::take(&mut self.reports).into_iter().zip(is_ours) {
            match is_ours {
                true => kept.push(report),
                false => others += 1,
            }
        }
        self.reports = kept;
        self.count_reports();
        Ok(others)
    }

    /// The same packs as they were.
    fn compile_at(&self, revision: &str, options: &Options) -> Result<Compilation, Trouble> {
        let mut findings = Findings::default();
        let mut history = BTreeMap::new();
        for pack in &self.packs {
            let repository = Repository::open(&pack.root)?;
            if !history.contains_key(&repository.top) {
                let files = repository.files(&repository.base(revision)?)?;
                history.insert(repository.top.clone(), (repository, files));
            }
        }
        for pack in &self.packs {
            let root = identity(&pack.root);
            let around = history.iter().filter(|(top, _)| root.starts_with(top));
            // The deepest, for one repository inside another.
            let Some((top, (repository, files))) = around.max_by_key(|(top, _)| top.components().count())
            else {
                continue;
            };
            let Some(folder) = folder_in(&root, top) else { continue };
            let past = Past { repository, files };
            findings.packs.extend(past.pack(pack, &folder)?);
            findings.around.extend(past.beside(&folder)?);
        }
        let games = Games::open(options.schema.as_deref())?.with_own(findings.own_games());
        Ok(compile_found(findings, &games, options))
    }
}

/// `content/demo` for a folder below the top, empty for the top itself.
fn folder_in(root: &Path, top: &Path) -> Option<String> {
    let inside = root.strip_prefix(top).ok()?;
    let part = |part: Component<'_>| part.as_os_str().to_str().map(str::to_owned);
    Some(inside.components().map(part).collect::<Option<Vec<_>>>()?.join("/"))
}

/// A commit.
struct Past<'a> {
    repository: &'a Repository,
    files: &'a [Blob],
}

impl Past<'_> {
    /// The files of a pack, under the names that they have now. `None` when it did not exist.
    fn pack(&self, pack: &Pack, folder: &str) -> Result<Option<PackFiles>, Trouble> {
        // A file that stands alone is a pack of its own.
        if pack.folder.ends_with(".land") {
            return self.lone(pack, folder);
        }
        let mut found = self.read(folder, &pack.folder, &pack.root)?;
        // A game that it brings along is that of today, as are those that come with the program.
        if let (Some(found), Some(game)) = (&mut found, &pack.own_game) {
            let inside = display(game) + "/";
            for list in [&mut found.content, &mut found.schemas, &mut found.templates] {
                list.retain(|file| !file.path.starts_with(&inside));
            }
            found.own_game = Some(game.clone());
        }
        Ok(found)
    }

    fn lone(&self, pack: &Pack, folder: &str) -> Result<Option<PackFiles>, Trouble> {
        let name = pack.folder.rsplit('/').next().unwrap_or_default();
        let path = join(folder, name);
        let Some(blob) = self.files.iter().find(|blob| blob.path == path) else { return Ok(None) };
        let content = self.repository.contents(&[blob])?.pop().unwrap_or(Content::Bytes(Vec::new()));
        let found = Found { path: pack.folder.clone(), content };
        let root = pack.root.clone();
        Ok(Some(PackFiles {
            folder: pack.folder.clone(),
            root,
            content: vec![found],
            ..PackFiles::default()
        }))
    }

    /// Packs in the folders beside this one, which it may require.
    fn beside(&self, folder: &str) -> Result<Vec<PackFiles>, Trouble> {
        let around = folder.rsplit_once('/').map_or("", |(around, _)| around);
        let mut packs = Vec::new();
        if folder.is_empty() {
            return Ok(packs);
        }
        for blob in self.files {
            let Some(sibling) = blob.path.strip_suffix(MANIFEST).and_then(|path| path.strip_suffix('/'))
            else {
                continue;
            };
            let above = sibling.rsplit_once('/').map_or("", |(above, _)| above);
            if above == around && sibling != folder {
                packs.extend(self.read(sibling, sibling, Path::new(sibling))?);
            }
        }
        Ok(packs)
    }

    /// What the walk over a disk would find: nothing hidden, and no pack inside the pack.
    fn read(&self, folder: &str, shown: &str, root: &Path) -> Result<Option<PackFiles>, Trouble> {
        let inside = |blob: &Blob| path_in(&blob.path, folder).map(str::to_owned);
        let mine: Vec<(String, &Blob)> =
            self.files.iter().filter_map(|blob| Some((inside(blob)?, blob))).collect();
        let manifests: Vec<String> = mine
            .iter()
            .filter_map(|(path, _)| path.strip_suffix(MANIFEST))
            .filter(|above| above.ends_with('/'))
            .map(str::to_owned)
            .collect();
        let is_wanted = |path: &str| {
            let mut folders = path.split('/').rev().skip(1);
            let hidden =
                path.split('/').any(|part| part.starts_with('.')) || folders.any(|name| name == "target");
            !hidden && !manifests.iter().any(|above| path.starts_with(above.as_str()))
        };
        let wanted: Vec<(String, &Blob)> = mine
            .into_iter()
            .filter(|(path, _)| is_wanted(path) && (path == MANIFEST || sort(Path::new(path)).is_some()))
            .collect();
        let blobs: Vec<&Blob> = wanted.iter().map(|(_, blob)| *blob).collect();
        let mut pack = PackFiles { folder: shown.to_owned(), root: root.to_owned(), ..PackFiles::default() };
        for ((path, _), content) in wanted.iter().zip(self.repository.contents(&blobs)?) {
            let found = Found { path: join(shown, path), content };
            match sort(Path::new(path)) {
                _ if path == MANIFEST => pack.manifest = Some(found),
                Some(Sort::Content) => pack.content.push(found),
                Some(Sort::Schema) => pack.schemas.push(found),
                Some(Sort::Catalog) => pack.catalogs.push(found),
                Some(Sort::Template) => pack.templates.push(found),
                None => {}
            }
        }
        Ok(pack.manifest.is_some().then_some(pack))
    }
}

fn join(folder: &str, path: &str) -> String {
    if folder.is_empty() { path.to_owned() } else { format!("{folder}/{path}") }
}

fn path_in<'a>(path: &'a str, folder: &str) -> Option<&'a str> {
    if folder.is_empty() { Some(path) } else { path.strip_prefix(folder)?.strip_prefix('/') }
}

/// Lines that a file did not hold before, wherever they were: moving or indenting a line does not touch it.
struct Touched<'a> {
    now: &'a Compilation,
    before: HashMap<&'a str, HashSet<&'a str>>,
}

impl<'a> Touched<'a> {
    fn new(before: &'a Compilation, now: &'a Compilation) -> Self {
        let reported: HashSet<&str> =
            now.reports.iter().map(|report| now.sources.path(report.span.file)).collect();
        let files = before.sources.iter().filter(|(_, file)| reported.contains(file.path()));
        let lines = files.map(|(_, file)| (file.path(), file.text().lines().map(str::trim).collect()));
        Self { now, before: lines.collect() }
    }

    fn holds(&self, report: &Report) -> bool {
        let path = self.now.sources.path(report.span.file);
        let Some(before) = self.before.get(path) else { return false };
        self.lines(report.span.file, report.span.start, report.span.end)
            .any(|line| !before.contains(line.trim()))
    }

    fn lines(&self, file: FileId, start: u32, end: u32) -> impl Iterator<Item = &'a str> {
        let file = self.now.sources.get(file);
        let (starts, text) = (file.line_starts(), file.text());
        let last = file.line_of(end.saturating_sub(1).max(start));
        (file.line_of(start)..=last).map(move |line| {
            let from = starts[line] as usize;
            let to = starts.get(line + 1).map_or(text.len(), |to| *to as usize);
            text.get(from..to).unwrap_or("")
        })
    }
}
