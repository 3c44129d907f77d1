//! What a pack says about itself.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use landfall_diagnostics::{FileId, Reports, Sources, Span};
use landfall_schema::{Pack as Manifest, is_locale};

use crate::beside::Required;
use crate::disk::{Found, PackFiles};
use crate::games::{Games, game_in};
use crate::ids::OwnIds;
use crate::levels::{Level, Wish};
use crate::{find, read, rules};

/// The game of a fixture that names none.

#[derive(Debug)]
pub struct Pack {
    pub name: String,
    /// Its name for people, where the manifest gives one.
    pub(crate) title: Option<String>,
    pub version: String,
    pub locale: String,
    /// Empty when nothing says it, or no such game exists; that was reported.
    pub game: String,
    /// The folder as people know it, or the file for one that stands alone.
    pub folder: String,
    pub root: PathBuf,
    /// The ids it calls its own, by kind: ranges such as `P900-P999`, as they are written.
    pub(crate) ids: Vec<OwnIds>,
    /// Packs it refers to.
    pub(crate) requires: Vec<Required>,
    /// Where complaints about the whole pack belong: its manifest, or the file that stands alone.
    pub(crate) place: Span,
    pub(crate) content: Vec<FileId>,
    pub(crate) schemas: Vec<FileId>,
    /// The languages it is translated into, and where it says so.
    pub(crate) locales: Vec<(String, Span)>,
    /// Translations by locale.
    pub(crate) catalogs: Vec<(String, FileId)>,
    /// How effects that the pack adds are said, by locale.
    pub(crate) templates: Vec<(String, FileId)>,
    /// Files that were not read in full. They are on disk, so nothing may be concluded from what is missing in them,
    /// and nothing may be written over them.
    pub(crate) damaged: BTreeSet<FileId>,
    /// Files that were not looked into, because of how their names end.
    pub(crate) misnamed: Vec<FileId>,
    /// The folder of the game that it brings along.
    pub(crate) own_game: Option<PathBuf>,
    /// Which checks are silent, warnings or errors here.
    pub(crate) wishes: Vec<Wish>,
    /// The atlas it is part of; packs of one game share one.
    pub(crate) atlas: Option<usize>,
}

impl Pack {
    /// Where complaints about the whole pack belong.
    pub fn place(&self) -> Span {
        self.place
    }

    /// Every file that is part of it.
    pub(crate) fn files(&self) -> impl Iterator<Item = FileId> {
        let named = [&self.catalogs, &self.templates].into_iter().flatten().map(|(_, file)| *file);
        let listed = self.content.iter().chain(&self.schemas).copied();
        std::iter::once(self.place.file).chain(listed).chain(named).chain(self.misnamed.iter().copied())
    }

    /// What people call it: the `title` of its manifest, or its name.
    pub fn title(&self) -> String {
        self.title.clone().unwrap_or_else(|| landfall_l10n::text::readable(&self.name))
    }

    /// Whether a file is part of it.
    pub(crate) fn holds(&self, file: FileId) -> bool {
        self.files().any(|own| own == file)
    }
}

/// Reads the manifest and finds out which game the pack is for.
pub(crate) fn open(files: PackFiles, games: &Games, sources: &mut Sources, reports: &mut Reports) -> Pack {
    let PackFiles {
        folder,
        root,
        manifest,
        implied,
        content,
        schemas,
        catalogs,
        templates,
        misnamed,
        own_game,
    } = files;
    let manifest = manifest.map(|found| {
        let is_empty = content.is_empty();
        let place = sources.len();
        let file = read::add(found, sources, reports).text();
        (file, Span::new(FileId(place as u32), 0, 0), is_empty)
    });
    let mut damaged = BTreeSet::new();
    let mut add = |found: Found| {
        let reading = read::add(found, sources, reports);
        damaged.extend((!reading.is_full()).then_some(reading.file()));
        reading
    };
    let mut read_all =
        |found: Vec<_>| -> Vec<FileId> { found.into_iter().filter_map(|found| add(found).text()).collect() };
    let (content, schemas) = (read_all(content), read_all(schemas));
    // A catalog that could not be read is not missing, so it stays in the list.
    let mut by_locale = |found: Vec<Found>| -> Vec<(String, FileId)> {
        let named = found.into_iter().map(|found| {
            let name = found.path.rsplit('/').next().unwrap_or_default();
            let name = name.rsplit_once('.').map_or(name, |(name, _)| name).to_owned();
            (name, add(found).file())
        });
        named.collect()
    };
    let (catalogs, templates) = (by_locale(catalogs), by_locale(templates));
    let misnamed: Vec<FileId> = misnamed.into_iter().map(|path| sources.add(path, "")).collect();
    misnamed.iter().for_each(|file| tell_misnamed(*file, sources, reports));
    let name = folder.rsplit('/').next().unwrap_or_default().trim_end_matches(".land").to_owned();
    let first = content.first().or(schemas.first()).copied().unwrap_or(FileId(0));
    let mut pack = Pack {
        name: if implied { "example".to_owned() } else { name },
        title: None,
        version: "0.0.0".to_owned(),
        locale: "en".to_owned(),
        game: String::new(),
        folder,
        root,
        ids: Vec::new(),
        requires: Vec::new(),
        place: Span::new(first, 0, 0),
        content,
        schemas,
        locales: Vec::new(),
        catalogs,
        templates,
        damaged,
        misnamed,
        own_game,
        wishes: Vec::new(),
        atlas: None,
    };
    match manifest {
        Some((file, place, is_empty)) => {
            pack.place = place;
            if let Some(file) = file {
                read_manifest(&mut pack, file, games, sources, reports);
            }
            if is_empty {
                tell_empty(&pack, reports);
            }
        }
        None => find_game_line(&mut pack, implied, games, sources, reports),
    }
    pack
}

fn read_manifest(pack: &mut Pack, file: FileId, games: &Games, sources: &Sources, reports: &mut Reports) {
    let (manifest, found) = landfall_schema::read_pack(file, sources);
    reports.append(found);
    let Some(manifest) = manifest else {
        // The mistake was reported. The content can still be checked if the game is plain to see.
        let game = game_in(sources.text(file)).filter(|game| games.names().contains(&game.as_str()));
        pack.game = game.unwrap_or_default();
        return;
    };
    pack.place = manifest.name_span;
    choose_game(pack, &manifest.game, manifest.game_span, games, reports);
    let declared = manifest
        .locales
        .iter()
        .enumerate()
        .filter(|(_, locale)| **locale != manifest.source_locale && is_locale(locale));
    pack.locales =
        declared.map(|(at, locale)| (locale.clone(), manifest.span(&format!("locales/{at}")))).collect();
    pack.name = manifest.name.clone();
    let title = manifest.title.as_deref().map(|title| title.split_whitespace().collect::<Vec<_>>().join(" "));
    pack.title = title.filter(|title| !title.is_empty());
    tell_escaped(&manifest, sources, reports);
    pack.version = manifest.version.clone();
    pack.locale = manifest.source_locale.clone();
    pack.ids = own_ids(&manifest);
    let requires = manifest.requires.iter().enumerate();
    pack.requires =
        requires.map(|(at, text)| Required::new(text, manifest.span(&format!("requires/{at}")))).collect();
    for (level, names) in
        [(Level::Deny, &manifest.deny), (Level::Warn, &manifest.warn), (Level::Allow, &manifest.allow)]
    {
        for (at, name) in names.iter().enumerate() {
            let place = manifest.span(&format!("{}/{at}", level.word()));
            pack.wishes.push(Wish::new(level, name, place));
        }
    }
}

/// YAML can write letters that nobody sees as numbers, which its text does not show.
fn tell_escaped(manifest: &Manifest, sources: &Sources, reports: &mut Reports) {
    let shown = [("title", &manifest.title), ("licence", &manifest.licence)];
    let shown = shown.into_iter().filter_map(|(path, text)| Some((path.to_owned(), text.as_ref()?)));
    let authors = manifest.authors.iter().enumerate().map(|(at, name)| (format!("authors/{at}"), name));
    for (path, text) in shown.chain(authors) {
        let place = manifest.span(&path);
        landfall_syntax::report_escaped(text, sources.slice(place), place, reports);
    }
}

fn own_ids(manifest: &Manifest) -> Vec<OwnIds> {
    let own = |(kind, ranges): (&String, &Vec<String>)| {
        let path = format!("ids/{kind}");
        let ranges = ranges.iter().enumerate();
        OwnIds {
            kind: kind.clone(),
            place: manifest.key_span(&path),
            ranges: ranges
                .map(|(at, range)| (range.clone(), manifest.span(&format!("{path}/{at}"))))
                .collect(),
        }
    };
    manifest.ids.iter().map(own).collect()
}

/// Takes the game from a line such as `game vanguard`, which must come first.
fn find_game_line(pack: &mut Pack, implied: bool, games: &Games, sources: &Sources, reports: &mut Reports) {
    if let Some((name, span)) = pack.content.iter().find_map(|file| game_line(*file, sources)) {
        return choose_game(pack, &name, span, games, reports);
    }
    if implied {
        pack.game = crate::embedded::DEFAULT_GAME.to_owned();
        return;
    }
    // Without content there was a report already: the file could not be read.
    let Some(file) = pack.content.first() else { return };
    let draft = rules::UNNAMED_GAME
        .report("nothing says which game this is for")
        .help(format!("begin the file with `game {}`", games.names().join("` or `game ")));
    reports.push(draft.at(Span::new(*file, 0, 0), "this file belongs to no pack and has no `game` line"));
}

fn choose_game(pack: &mut Pack, name: &str, span: Span, games: &Games, reports: &mut Reports) {
    if find::is_folder(name) {
        return choose_own_game(pack, name, span, games, reports);
    }
    if games.names().contains(&name) {
        pack.game = name.to_owned();
        return;
    }
    let draft = rules::UNKNOWN_GAME.report(format!("no game is called `{name}`")).help(games.offer(name));
    reports.push(draft.at(span, "its words are not known"));
}

/// `game: ./schemas/moor`: the folder is named from that of the pack.
fn choose_own_game(pack: &mut Pack, path: &str, span: Span, games: &Games, reports: &mut Reports) {
    let folder = pack.own_game.as_deref().filter(|_| !path.starts_with('/'));
    let refuse = |message: String, help: &str, label: String| {
        rules::UNKNOWN_GAME.report(message).help(help).at(span, label)
    };
    reports.push(match folder.and_then(|folder| games.own_in(folder)) {
        Some(Ok(game)) => {
            pack.game = game.to_owned();
            return;
        }
        Some(Err(game)) => refuse(
            format!("two folders bring the game `{game}` along"),
            "give one of the games another name, or check the packs one by one",
            "another pack names another folder".to_owned(),
        ),
        None => refuse(
            format!("`{path}` holds no game"),
            "name a folder from that of the pack, such as `game: ./schemas/moor`; one of its YAML files says `game: moor`",
            "no YAML file right in this folder names a game".to_owned(),
        ),
    });
}

fn game_line(file: FileId, sources: &Sources) -> Option<(String, Span)> {
    let text = sources.text(file);
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let words = line.trim();
        if words.is_empty() || words.starts_with("//") {
            start += line.len();
            continue;
        }
        let name = words.strip_prefix("game")?.strip_prefix([' ', '\t'])?.trim_start();
        // `game +` is no name. The formatter puts the blank there, and must not change what a file is about.
        let is_name = |name: &&str| name.starts_with(char::is_alphanumeric);
        let name = name.split([' ', '\t', ';', '/']).next().filter(is_name)?;
        let at = start + (name.as_ptr() as usize - line.as_ptr() as usize);
        return Some((name.to_owned(), Span::new(file, at as u32, (at + name.len()) as u32)));
    }
    None
}

fn tell_misnamed(file: FileId, sources: &Sources, reports: &mut Reports) {
    let path = sources.path(file);
    let name = path.rsplit('/').next().unwrap_or(path);
    let draft = rules::WRONG_ENDING
        .report(format!("`{name}` is not read"))
        .help("rename it, as in `logs.land` or `l10n/it.po`; or move it out of the pack");
    reports.push(
        draft.at(Span::new(file, 0, 0), "content ends in `.land` and catalogs end in `.po`, in lower case"),
    );
}

fn tell_empty(pack: &Pack, reports: &mut Reports) {
    let draft = rules::EMPTY_PACK
        .report(format!("`{}` holds no content", pack.name))
        .help("write a first file beside it, such as `cards.land`");
    reports.push(draft.at(pack.place, "no file of this pack ends in `.land`"));
}

/// Reports packs that cannot be told apart.
pub(crate) fn tell_shared_names(packs: &[Pack], reports: &mut Reports) {
    let mut seen: BTreeMap<&str, &Pack> = BTreeMap::new();
    for pack in packs {
        let Some(first) = seen.get(pack.name.as_str()) else {
            seen.insert(&pack.name, pack);
            continue;
        };
        let draft = rules::SHARED_PACK_NAME
            .report(format!("two packs are called `{}`", pack.name))
            .help("give one of them another name")
            .related(first.place, "the other one");
        reports.push(draft.at(pack.place, "taken already"));
    }
}

#[cfg(test)]
mod tests {
    use landfall_diagnostics::Severity;

    use super::*;

    fn line(text: &str) -> Option<(String, String)> {
        let mut sources = Sources::default();
        let file = sources.add("a.land", text);
        game_line(file, &sources).map(|(name, span)| (name, sources.slice(span).to_owned()))
    }

    #[test]
    fn the_game_line_comes_first_and_may_follow_comments() {
        let found = Some(("moor".to_owned(), "moor".to_owned()));
        assert_eq!(line("game moor"), found);
        assert_eq!(line("// notes\r\n\r\n  game\tmoor  // mine\r\nlog 1"), found);
        assert_eq!(line("game moor; log 1"), found);
        assert_eq!(line("log 1\ngame moor"), None);
        assert_eq!(line("gamer moor"), None);
        assert_eq!(line("game"), None);
        assert_eq!(line("game + moor"), None);
        assert_eq!(line("game \"moor\""), None);
    }

    #[test]
    fn a_manifest_may_silence_or_raise_a_check() {
        let text = |wish: &str| {
            format!(
                "//- landfall.yaml\nname: a\nversion: 0.1.0\ngame: vanguard\n{wish}\n//- a.land\nlog 1 {{ \"Salt.\"; end }}\n"
            )
        };
        let severity = |wish: &str| {
            let compilation = crate::compile_example(&text(wish));
            compilation.reports.iter().map(|report| report.severity).collect::<Vec<_>>()
        };
        assert_eq!(severity("deny: [orphan]"), [Severity::Error]);
        assert_eq!(severity("allow: [orphan]"), []);
        assert_eq!(
            crate::compile_example(&text("allow: [orfan]")).codes().into_iter().next_back(),
            Some("LF9001")
        );
    }
}
