//! Finds packs and their files.

use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};

use walkdir::{DirEntry, WalkDir};

use crate::border::Border;
use crate::disk::{Content, Entry, Found, PackFiles, display, identity, read, read_all, reason};
use crate::games::value_in;
use crate::{Trouble, baseline};

/// The file that makes a folder a pack.
pub(crate) const MANIFEST: &str = "landfall.yaml";

/// What the given paths lead to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Findings {
    pub packs: Vec<PackFiles>,
    /// Folders in which no pack was found.
    pub packless: Vec<String>,
    /// Links around the packs that lead out of the folder that was searched.
    pub outside: Vec<Found>,
    /// Whether what a pack requires may lie beside it.
    pub look_beside: bool,
    /// Packs that lie beside those, for a run that looks into no folder.
    pub around: Vec<PackFiles>,
}

impl Findings {
    /// The folders of games that the packs bring along.
    pub fn own_games(&self) -> Vec<PathBuf> {
        self.packs.iter().filter_map(|pack| pack.own_game.clone()).collect()
    }
}

/// Finds every pack that `paths` name, hold or lie in; without a path, the one around the current folder.
pub(crate) fn find(paths: &[PathBuf]) -> Result<Findings, Trouble> {
    let mut findings = Findings { look_beside: true, ..Findings::default() };
    // By identity, so that a pack named twice is checked once; the first way of naming it is shown.
    let mut roots: BTreeMap<PathBuf, PathBuf> = BTreeMap::new();
    let mut lone: BTreeMap<PathBuf, PathBuf> = BTreeMap::new();
    let here = [PathBuf::from(".")];
    for path in if paths.is_empty() { &here } else { paths } {
        match place(path)? {
            Place::Packs(found, outside) => {
                found.into_iter().for_each(|root| {
                    roots.entry(identity(&root)).or_insert(root);
                });
                findings.outside.extend(outside);
            }
            Place::Lone(file) => {
                lone.entry(identity(&file)).or_insert(file);
            }
            Place::Nothing => findings.packless.push(shown(path)),
        }
    }
    let mut packs: Vec<PackFiles> = roots.values().map(|root| pack(root)).collect();
    packs.extend(lone.values().map(|file| lone_pack(file)));
    packs.sort_by(|a, b| a.folder.cmp(&b.folder));
    findings.packs = packs;
    Ok(findings)
}

/// Whether this is the name that a manifest gives.
pub(crate) fn is_called(pack: &PackFiles, name: &str) -> bool {
    match pack.manifest.as_ref().map(|manifest| &manifest.content) {
        Some(Content::Bytes(bytes)) => {
            value_in(&String::from_utf8_lossy(bytes), "name:").as_deref() == Some(name)
        }
        _ => false,
    }
}

/// The pack of this name in a folder beside that of another one.
pub(crate) fn beside(root: &Path, name: &str) -> Option<PackFiles> {
    let is_plain = matches!(root.components().next_back(), Some(Component::Normal(_)));
    let around = if is_plain { folder_of(root) } else { root.join("..") };
    let folders = std::fs::read_dir(around).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    let mut folders: Vec<PathBuf> = folders.filter(|folder| folder.join(MANIFEST).is_file()).collect();
    folders.sort();
    let is_it = |folder: &PathBuf| match read(&folder.join(MANIFEST)) {
        Content::Bytes(bytes) => value_in(&String::from_utf8_lossy(&bytes), "name:").as_deref() == Some(name),
        _ => false,
    };
    folders.into_iter().find(is_it).map(|folder| pack(&folder))
}

/// The `.land` files that `paths` name or hold, whether or not they belong to a pack.
pub(crate) fn find_land_files(paths: &[PathBuf]) -> Result<Vec<Found>, Trouble> {
    let mut entries = Vec::new();
    for path in paths {
        let meta = std::fs::metadata(path).map_err(|error| Trouble::path(path, &error))?;
        let border = Border::around(path);
        match meta.is_dir() {
            _ if border.is_crossed_by(path) => entries.push(Entry::Failed(outside(path))),
            false if misnamed(path).is_some() => entries.extend(misnamed(path).map(Entry::Failed)),
            true => entries.extend(walk(path, &border, false).into_iter().filter(is_land)),
            false => entries.push(Entry::File(path.clone(), display(path))),
        }
    }
    Ok(read_all(entries))
}

/// Every file of a schema: its definitions, and content that lies in the box of the game.
pub(crate) fn find_schema_files(folder: &Path) -> Vec<Found> {
    let is_wanted = |entry: &Entry| match entry {
        Entry::File(file, _) => has_extension(file, &["yaml", "yml", "land"]) || is_language(file),
        Entry::Failed(_) => true,
    };
    read_all(walk(folder, &Border::of(folder), false).into_iter().filter(is_wanted).collect())
}

/// Whether a file of a schema holds the game in another language: `l10n/de.po`.
pub(crate) fn is_language(file: &Path) -> bool {
    has_extension(file, &["po"]) && file.parent().is_some_and(|folder| folder.ends_with("l10n"))
}

fn is_land(entry: &Entry) -> bool {
    match entry {
        Entry::File(file, _) => has_extension(file, &["land"]),
        Entry::Failed(_) => true,
    }
}

enum Place {
    /// Packs, and links beside them that were not followed.
    Packs(Vec<PathBuf>, Vec<Found>),
    Lone(PathBuf),
    Nothing,
}

fn place(path: &Path) -> Result<Place, Trouble> {
    let meta = std::fs::metadata(path).map_err(|error| Trouble::path(path, &error))?;
    if meta.is_dir() {
        let (below, outside) = packs_below(path);
        if !below.is_empty() {
            return Ok(Place::Packs(below, outside));
        }
        return Ok(pack_around(path).map_or(Place::Nothing, |root| Place::Packs(vec![root], Vec::new())));
    }
    if path.file_name().is_some_and(|name| name == MANIFEST) {
        return Ok(Place::Packs(vec![folder_of(path)], Vec::new()));
    }
    let around = pack_around(&folder_of(path));
    if around.is_some() && path.extension().is_none_or(|ending| !ENDINGS.iter().any(|known| ending == *known))
    {
        return Err(Trouble::new(format!(
            "{} is no file of a pack: name one that ends in `.{}`, or a folder",
            path.display(),
            ENDINGS.join("`, `.")
        )));
    }
    Ok(around.map_or_else(|| Place::Lone(path.to_owned()), |root| Place::Packs(vec![root], Vec::new())))
}

/// How the files of a pack end.
const ENDINGS: [&str; 5] = ["land", "yaml", "yml", "po", "ftl"];

fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => PathBuf::from("."),
    }
}

/// The nearest folder at or above `folder` that is a pack, named from the current folder.
pub(crate) fn pack_around(folder: &Path) -> Option<PathBuf> {
    let depth = identity(folder).ancestors().position(|above| above.join(MANIFEST).is_file())?;
    let mut root = folder.to_owned();
    for _ in 0..depth {
        // `a/b` is left by taking `b` away, `.` and `..` only by going up.
        match root.components().next_back() {
            Some(Component::Normal(_)) if root.parent().is_some() => root.pop(),
            _ => {
                root.push("..");
                true
            }
        };
    }
    Some(if root.as_os_str().is_empty() { PathBuf::from(".") } else { root })
}

/// The folder itself when it is a pack, and every pack inside it.
fn packs_below(folder: &Path) -> (Vec<PathBuf>, Vec<Found>) {
    if folder.join(MANIFEST).is_file() {
        return (vec![folder.to_owned()], Vec::new());
    }
    let border = Border::of(folder);
    let (mut packs, mut links) = (Vec::new(), Vec::new());
    let mut walk = WalkDir::new(folder).follow_links(true).sort_by_file_name().into_iter();
    while let Some(entry) = walk.next() {
        let Ok(entry) = entry else { continue };
        if is_hidden(&entry) {
            skip(&mut walk, &entry);
        } else if border.is_left_by(&entry) {
            skip(&mut walk, &entry);
            links.extend(entry.file_type().is_dir().then(|| outside(entry.path())));
        } else if entry.file_name() == MANIFEST {
            packs.push(folder_of(entry.path()));
        }
    }
    (packs, links)
}

fn skip(walk: &mut walkdir::IntoIter, entry: &DirEntry) {
    if entry.file_type().is_dir() {
        walk.skip_current_dir();
    }
}

fn pack(root: &Path) -> PackFiles {
    let prefix = display(root);
    let border = Border::of(root);
    let join = |name: &str| if prefix.is_empty() { name.to_owned() } else { format!("{prefix}/{name}") };
    let manifest = root.join(MANIFEST);
    let content = if border.is_crossed_by(&manifest) { Content::Outside } else { read(&manifest) };
    let manifest = Found { path: join(MANIFEST), content };
    let (mut schemas, mut content) = (Vec::new(), Vec::new());
    let (mut catalogs, mut templates, mut misnamed) = (Vec::new(), Vec::new(), Vec::new());
    let own_game = own_game(root, &manifest.content);
    let is_of_game = |file: &Path| own_game.as_ref().is_some_and(|folder| file.starts_with(folder));
    for entry in walk(root, &border, true) {
        match &entry {
            Entry::File(file, _) if is_of_game(file) => {}
            Entry::File(file, _) => match sort(file.strip_prefix(root).unwrap_or(file)) {
                Some(Sort::Content) => content.push(entry),
                Some(Sort::Schema) => schemas.push(entry),
                Some(Sort::Catalog) => catalogs.push(entry),
                Some(Sort::Template) => templates.push(entry),
                None => misnamed.extend(is_misnamed(file).then(|| display(file))),
            },
            // Said of the catalog and not of the content, so that the catalog is not called missing.
            Entry::Failed(found) if is_catalog(&found.path, &prefix) => catalogs.push(entry),
            Entry::Failed(_) => content.push(entry),
        }
    }
    PackFiles {
        folder: prefix,
        root: root.to_owned(),
        manifest: Some(manifest),
        implied: false,
        content: read_all(content),
        schemas: read_all(schemas),
        catalogs: read_all(catalogs),
        templates: read_all(templates),
        misnamed,
        own_game,
    }
}

/// The folder of the game that a pack brings along: `game: ./schemas/moor` in its manifest.
fn own_game(root: &Path, manifest: &Content) -> Option<PathBuf> {
    let Content::Bytes(bytes) = manifest else { return None };
    let game = value_in(&String::from_utf8_lossy(bytes), "game:").filter(|game| is_folder(game))?;
    let parts = Path::new(&game).components().filter(|part| !matches!(part, Component::CurDir));
    let folder = root.join(parts.collect::<PathBuf>());
    // `watch/../games` is `games`, unless `watch` is a link.
    let mut short = PathBuf::new();
    for part in folder.components() {
        match (part, short.components().next_back()) {
            (Component::ParentDir, Some(Component::Normal(_))) => drop(short.pop()),
            _ => short.push(part),
        }
    }
    Some(if identity(&short) == identity(&folder) { short } else { folder })
}

/// Whether the `game` of a manifest is a folder and not a name.
pub(crate) fn is_folder(game: &str) -> bool {
    game.contains('/')
}

/// The games of packs around the current folder, or right inside it.
pub(crate) fn own_games_here() -> Vec<PathBuf> {
    let here = Path::new(".");
    let roots = match pack_around(here) {
        Some(root) => vec![root],
        None => {
            let inside = std::fs::read_dir(here).into_iter().flatten().flatten().map(|entry| entry.path());
            let mut roots: Vec<PathBuf> = inside.filter(|path| path.join(MANIFEST).is_file()).collect();
            roots.sort();
            roots
        }
    };
    roots.iter().filter_map(|root| own_game(root, &read(&root.join(MANIFEST)))).collect()
}

/// Whether a YAML file right in a folder names a game. Asked first, so that no tree of folders is read for nothing.
pub(crate) fn names_game(folder: &Path) -> bool {
    if folder.join(MANIFEST).exists() {
        return false;
    }
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files = entries.filter(|path| has_extension(path, &["yaml", "yml"]));
    files.any(|file| match read(&file) {
        Content::Bytes(bytes) => value_in(&String::from_utf8_lossy(&bytes), "game:").is_some(),
        _ => false,
    })
}

/// What a file of a pack is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sort {
    Content,
    Schema,
    Catalog,
    Template,
}

/// By its path, seen from the pack. `None` for files that mean nothing here.
pub(crate) fn sort(path: &Path) -> Option<Sort> {
    let is_schema = path.starts_with("schemas");
    match path.extension()?.to_str()? {
        "land" => Some(Sort::Content),
        "yaml" | "yml" if is_schema => Some(Sort::Schema),
        "po" if path.parent() == Some(Path::new("l10n")) => Some(Sort::Catalog),
        "ftl" if is_schema => Some(Sort::Template),
        "po" if is_schema && is_language(path) => Some(Sort::Template),
        _ => None,
    }
}

/// Whether a name ends almost like that of content or of a catalog: `logs.land.txt`, `logs.Land`, `l10n/it.PO`.
/// Copies that editors and tools leave behind are none.
pub(crate) fn is_misnamed(file: &Path) -> bool {
    let name = file.file_name().map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default();
    if ["~", ".bak", ".orig", ".rej", ".swp", ".tmp"].iter().any(|ending| name.ends_with(ending)) {
        return false;
    }
    let in_catalogs = file.parent().is_some_and(|folder| folder.ends_with("l10n"));
    let mut endings = [".land"].into_iter().chain(in_catalogs.then_some(".po"));
    endings.any(|ending| name.ends_with(ending) || name.contains(&format!("{ending}.")))
}

/// Whether a path that people know is that of a catalog of the pack.
fn is_catalog(path: &str, pack: &str) -> bool {
    let inside = path.strip_prefix(pack).unwrap_or(path).trim_start_matches('/');
    inside.strip_prefix("l10n/").is_some_and(|name| name.ends_with(".po") && !name.contains('/'))
}

fn lone_pack(file: &Path) -> PackFiles {
    let found = Found { path: display(file), content: read(file) };
    PackFiles {
        folder: found.path.clone(),
        root: folder_of(file),
        content: vec![found],
        ..PackFiles::default()
    }
}

/// Every file under `root`, sorted by path. A pack inside another pack is its own affair, and what lies behind a link
/// that crosses the border is nobody's.
fn walk(root: &Path, border: &Border, stop_at_packs: bool) -> Vec<Entry> {
    let is_foreign =
        |entry: &DirEntry| stop_at_packs && entry.depth() > 0 && entry.path().join(MANIFEST).is_file();
    let mut walk = WalkDir::new(root).follow_links(true).into_iter();
    let mut entries: Vec<(String, Entry)> = Vec::new();
    while let Some(entry) = walk.next() {
        match entry {
            Ok(entry) if is_hidden(&entry) => skip(&mut walk, &entry),
            Ok(entry) if border.is_left_by(&entry) => {
                skip(&mut walk, &entry);
                if entry.file_type().is_dir() || is_read(entry.path()) || is_beside(entry.path()) {
                    let found = outside(entry.path());
                    entries.push((found.path.clone(), Entry::Failed(found)));
                }
            }
            Ok(entry) if is_foreign(&entry) => skip(&mut walk, &entry),
            Ok(entry) if entry.file_type().is_dir() => {}
            Ok(entry) if misnamed(entry.path()).is_some() => {
                let found = misnamed(entry.path()).filter(|_| is_read(entry.path()));
                entries.extend(found.map(|found| (found.path.clone(), Entry::Failed(found))));
            }
            Ok(entry) => {
                let path = display(entry.path());
                entries.push((path.clone(), Entry::File(entry.into_path(), path)));
            }
            // A link to nowhere matters only where content is expected.
            Err(error)
                if leads_nowhere(&error)
                    && !error.path().is_some_and(|path| has_extension(path, &["land"])) => {}
            Err(error) => {
                let path = error.path().map_or_else(|| shown(root), display);
                entries.push((path.clone(), Entry::Failed(Found { content: failure(&error), path })));
            }
        }
    }
    entries.sort_by(|a, b| a.0.cmp(&b.0));
    entries.into_iter().map(|(_, entry)| entry).collect()
}

/// A file whose name cannot be shown as it is. With replacement characters it would be another path, which must never
/// be written to; and a line break or an escape sequence in a name would be printed with every report.
fn misnamed(path: &Path) -> Option<Found> {
    let why = match path.to_str() {
        None => "its name is not UTF-8",
        Some(name) if name.contains(char::is_control) => "its name holds a control character",
        Some(_) => return None,
    };
    let path = shown(path).replace(char::is_control, "\u{fffd}");
    Some(Found { path, content: Content::Unreadable(why.to_owned()) })
}

/// Whether a file of this name may be read as part of a pack or a schema.
fn is_read(path: &Path) -> bool {
    has_extension(path, &["land", "po", "yaml", "yml", "ftl"])
}

/// Whether a file of this name is read by commands that play a pack or keep its findings.
fn is_beside(path: &Path) -> bool {
    let in_tests = path.parent().is_some_and(|folder| folder.ends_with("tests"));
    (in_tests && has_extension(path, &["play"])) || path.ends_with(baseline::FILE)
}

fn outside(path: &Path) -> Found {
    Found { path: shown(path), content: Content::Outside }
}

fn leads_nowhere(error: &walkdir::Error) -> bool {
    error.io_error().is_some_and(|error| error.kind() == std::io::ErrorKind::NotFound)
}

fn failure(error: &walkdir::Error) -> Content {
    match error.io_error() {
        _ if error.loop_ancestor().is_some() => Content::Loop,
        Some(error) => Content::Unreadable(reason(error)),
        None => Content::Unreadable("it cannot be visited".to_owned()),
    }
}

/// Hidden folders belong to other tools, and `target` to cargo.
fn is_hidden(entry: &DirEntry) -> bool {
    let name = entry.file_name().to_string_lossy();
    let hidden = name.starts_with('.') && name != "." && name != "..";
    entry.depth() > 0 && (hidden || (name == "target" && entry.file_type().is_dir()))
}

fn has_extension(file: &Path, wanted: &[&str]) -> bool {
    file.extension().is_some_and(|extension| wanted.iter().any(|wanted| extension == *wanted))
}

/// A path for a report, which must not be empty.
fn shown(path: &Path) -> String {
    let text = display(path);
    if text.is_empty() { ".".to_owned() } else { text }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// A folder with these files; each text is `x`.
    fn folder(files: &[&str]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for file in files {
            let path = folder.path().join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "x").unwrap();
        }
        folder
    }

    fn found(folder: &tempfile::TempDir, path: &str) -> Findings {
        find(&[folder.path().join(path)]).unwrap()
    }

    fn names(folder: &tempfile::TempDir, found: &[Found]) -> Vec<String> {
        let prefix = display(folder.path()) + "/";
        found.iter().map(|found| found.path.replacen(&prefix, "", 1)).collect()
    }

    #[test]
    fn a_pack_is_found_from_its_folder_its_manifest_a_file_and_a_folder_around_it() {
        let folder = folder(&["content/a/landfall.yaml", "content/a/logs/shore.land"]);
        for path in [
            "content/a",
            "content/a/landfall.yaml",
            "content/a/logs/shore.land",
            "content/a/logs",
            "content",
            "",
        ] {
            let findings = found(&folder, path);
            assert_eq!(findings.packs.len(), 1, "{path}");
            assert_eq!(names(&folder, &findings.packs[0].content).len(), 1, "{path}");
        }
    }

    #[test]
    fn files_come_in_the_order_of_their_paths_without_hidden_ones() {
        let folder = folder(&[
            "landfall.yaml",
            "b.land",
            "a/z.land",
            "a.land",
            ".git/x.land",
            "target/y.land",
            "a/t.txt",
        ]);
        let findings = found(&folder, "");
        assert_eq!(names(&folder, &findings.packs[0].content), ["a.land", "a/z.land", "b.land"]);
    }

    #[test]
    fn a_pack_inside_a_pack_is_its_own() {
        let folder = folder(&["p/landfall.yaml", "p/a.land", "p/q/landfall.yaml", "p/q/b.land"]);
        let findings = found(&folder, "p");
        assert_eq!(names(&folder, &findings.packs[0].content), ["p/a.land"]);
    }

    #[test]
    fn own_schemas_are_told_apart_from_content() {
        let folder = folder(&["landfall.yaml", "schemas/kinds/relic.yaml", "schemas/x.land", "notes.yaml"]);
        let findings = found(&folder, "");
        assert_eq!(names(&folder, &findings.packs[0].schemas), ["schemas/kinds/relic.yaml"]);
    }

    #[test]
    fn a_folder_without_a_pack_and_a_file_alone_are_told() {
        let folder = folder(&["notes/readme.txt", "lone.land"]);
        assert_eq!(found(&folder, "notes").packless.len(), 1);
        assert!(found(&folder, "lone.land").packs[0].manifest.is_none());
    }

    #[test]
    fn the_same_pack_named_twice_is_found_once() {
        let folder = folder(&["a/landfall.yaml", "a/x.land"]);
        let paths = [folder.path().join("a"), folder.path().join("a/../a/x.land")];
        assert_eq!(find(&paths).unwrap().packs.len(), 1);
    }

    #[test]
    fn a_path_that_does_not_exist_is_trouble() {
        let trouble = find(&[PathBuf::from("/no/such/place")]).unwrap_err();
        assert_eq!(trouble.to_string(), "/no/such/place does not exist");
    }

    #[cfg(unix)]
    #[test]
    fn a_name_that_is_not_utf8_is_told() {
        use std::os::unix::ffi::OsStrExt;
        let folder = folder(&["landfall.yaml", "a.land"]);
        fs::write(folder.path().join(std::ffi::OsStr::from_bytes(b"\xe9.land")), "x").unwrap();
        let findings = found(&folder, "");
        let content = &findings.packs[0].content;
        assert!(matches!(content[1].content, Content::Unreadable(_)), "{content:?}");
    }

    #[cfg(unix)]
    #[test]
    fn a_loop_of_links_is_told_and_the_rest_is_found() {
        let folder = folder(&["landfall.yaml", "a.land", "sub/b.land"]);
        std::os::unix::fs::symlink(folder.path(), folder.path().join("sub/again")).unwrap();
        let findings = found(&folder, "");
        let content = &findings.packs[0].content;
        assert_eq!(names(&folder, content), ["a.land", "sub/again", "sub/b.land"]);
        assert!(matches!(content[1].content, Content::Loop));
    }
}
