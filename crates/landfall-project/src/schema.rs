//! Questions about the games themselves, without any content.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use landfall_bundle::Layout;
use landfall_diagnostics::{Reports, Severity, Sources};
use landfall_schema::Schema;

use crate::find::{Findings, find};
use crate::games::{Extensions, Games, Loaded};
use crate::{Options, Trouble, pack};

/// A game that content can be written for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub name: String,
    /// What its makers call it, in English.
    pub title: String,
}

/// The games there are, by name.
pub fn games(options: &Options) -> Result<Vec<Game>, Trouble> {
    let games = Games::here(options.schema.as_deref())?;
    let title = |name: &str| {
        let loaded =
            games.load(name, &Extensions::default(), &mut Sources::default(), &mut Reports::default());
        let title = loaded.and_then(|loaded| loaded.schema.game.names.get("en").cloned());
        Game { name: name.to_owned(), title: title.unwrap_or_else(|| name.to_owned()) }
    };
    Ok(games.names().into_iter().map(title).collect())
}

/// The schema of a game, if it is sound.
pub fn schema(game: &str, options: &Options) -> Result<Arc<Schema>, Trouble> {
    schema_with(game, &[], options)
}

/// The schema of a game with what these packs add to it, if it is sound.
pub fn schema_with(game: &str, packs: &[PathBuf], options: &Options) -> Result<Arc<Schema>, Trouble> {
    load(game, packs, options).map(|loaded| loaded.schema)
}

fn load(game: &str, packs: &[PathBuf], options: &Options) -> Result<Loaded, Trouble> {
    load_into(&mut Sources::default(), game, packs, options)
}

fn load_into(
    sources: &mut Sources,
    game: &str,
    packs: &[PathBuf],
    options: &Options,
) -> Result<Loaded, Trouble> {
    let games = Games::here(options.schema.as_deref())?;
    let mut reports = Reports::default();
    let found = if packs.is_empty() { Findings::default() } else { find(packs)? };
    let games = games.with_own(found.own_games());
    let extensions = extensions(game, found, &games, sources)?;
    let Some(loaded) = games.load(game, &extensions, sources, &mut reports) else {
        return Err(Trouble::new(format!("no game is called `{game}`: {}", games.offer(game))));
    };
    if reports.count(Severity::Error) > 0 {
        let step = match (packs.first(), &options.schema) {
            (Some(pack), _) => format!("check {}", pack.display()),
            (None, Some(folder)) => format!("schema check {}", folder.display()),
            (None, None) => "schema check".to_owned(),
        };
        return Err(Trouble::new(format!(
            "the schema of `{game}` has mistakes: `landfall {step}` shows them"
        )));
    }
    Ok(loaded)
}

/// The names of the games there are, those that these packs bring along included.
pub(crate) fn names(packs: &[PathBuf], options: &Options) -> Result<Vec<String>, Trouble> {
    let found = if packs.is_empty() { Findings::default() } else { find(packs)? };
    let games = Games::here(options.schema.as_deref())?.with_own(found.own_games());
    Ok(games.names().into_iter().map(str::to_owned).collect())
}

/// What a new pack may begin with: the game, and the files of its folder `new`, or of its `examples`.
#[derive(Debug)]
pub struct Starter {
    pub game: String,
    pub content: Vec<(String, String)>,
}

/// The starter of the one game in a folder.
pub fn starter(folder: &Path) -> Result<Starter, Trouble> {
    let games = Games::open(Some(folder))?;
    let names = games.names();
    let [game] = names[..] else {
        let names = names.join(", ");
        return Err(Trouble::new(format!(
            "{} holds several games: name the folder of one of: {names}",
            folder.display()
        )));
    };
    Ok(Starter { game: game.to_owned(), content: games.starter_pack(game) })
}

/// The files of the `schemas/` folders of packs. Whatever else is wrong with these packs is not asked here.
pub(crate) fn extensions(
    game: &str,
    found: Findings,
    games: &Games,
    sources: &mut Sources,
) -> Result<Extensions, Trouble> {
    if let Some(folder) = found.packless.first() {
        return Err(Trouble::new(format!("`{folder}` is not a pack: there is no landfall.yaml in it")));
    }
    let mut packs = Vec::new();
    for pack in found.packs {
        let pack = pack::open(pack, games, sources, &mut Reports::default());
        if pack.game != game {
            return Err(Trouble::new(format!("the pack `{}` is not for {game}", pack.name)));
        }
        packs.push(pack);
    }
    Ok(Extensions::of(packs.iter(), sources))
}

/// How bundles of a game are laid out when these packs are in them.
pub(crate) fn layout(game: &str, packs: &[PathBuf], options: &Options) -> Result<Layout, Trouble> {
    let Loaded { schema, lock, .. } = load(game, packs, options)?;
    let lock = lock.read().map_err(|why| Trouble::new(format!("the schema of `{game}`: {why}")))?;
    Ok(Layout::of(&schema, &lock))
}

/// Everything a program may want to know about a game.
#[derive(Debug)]
pub struct About {
    pub schema: Arc<Schema>,
    pub layout: Layout,
    /// Fluent templates by locale: those of every game, then those of this one.
    pub templates: BTreeMap<String, String>,
    /// Kind and id of what lies in the printed box.
    pub externs: Vec<(String, String)>,
}

/// What a game is made of, with what these packs add to it.
pub fn about(game: &str, packs: &[PathBuf], options: &Options) -> Result<About, Trouble> {
    let mut sources = Sources::default();
    let Loaded { schema, lock, printed } = load_into(&mut sources, game, packs, options)?;
    let lock = lock.read().map_err(|why| Trouble::new(format!("the schema of `{game}`: {why}")))?;
    let (atlas, _) = landfall_model::build(schema.clone(), &sources, &[], &printed);
    let external = atlas.ids().map(|id| atlas.asset(id)).filter(|asset| asset.external);
    let kind = |asset: &landfall_model::Asset| schema.kind_shape(asset.kind).name.clone();
    let mut externs: Vec<_> = external.map(|asset| (kind(asset), asset.key.to_string())).collect();
    externs.sort();
    externs.dedup();
    let templates = crate::spoken::all_templates(&schema, options);
    Ok(About { layout: Layout::of(&schema, &lock), schema, templates, externs })
}

/// The layout of a game's bundles, in the language of flatc.
pub fn fbs(game: &str, packs: &[PathBuf], options: &Options) -> Result<String, Trouble> {
    Ok(landfall_bundle::fbs(&layout(game, packs, options)?))
}

/// Typed access to a game's bundles, for `landfall-runtime`.
pub fn rust(game: &str, packs: &[PathBuf], options: &Options) -> Result<String, Trouble> {
    let Loaded { schema, lock, .. } = load(game, packs, options)?;
    let lock = lock.read().map_err(|why| Trouble::new(format!("the schema of `{game}`: {why}")))?;
    Ok(landfall_bundle::rust(&Layout::of(&schema, &lock), &lock))
}

/// What is wrong with schemas.
#[derive(Debug, Default)]
pub struct SchemaCheck {
    pub sources: Sources,
    pub reports: Reports,
    pub games: usize,
    /// What bundles could not hold, and what earlier bundles could no longer rely on.
    pub broken: Vec<String>,
}

/// Checks the built-in schemas, or those in the folder that the options name.
pub fn check_schemas(options: &Options) -> Result<SchemaCheck, Trouble> {
    let games = Games::open(options.schema.as_deref())?.read_anew();
    let mut check = SchemaCheck::default();
    check.add(&games, Some(options));
    Ok(check)
}

/// Checks schemas that are in memory; templates are left out.
pub(crate) fn check_games(games: &Games) -> SchemaCheck {
    let mut check = SchemaCheck::default();
    check.add(games, None);
    check
}

impl SchemaCheck {
    fn add(&mut self, games: &Games, templates: Option<&Options>) {
        for name in games.names() {
            let loaded = games.load(name, &Extensions::default(), &mut self.sources, &mut self.reports);
            self.games += 1;
            if let (Some(loaded), Some(options)) = (&loaded, templates) {
                crate::spoken::check_game(&loaded.schema, options, &mut self.sources, &mut self.reports);
            }
            self.broken.extend(
                loaded.into_iter().flat_map(|loaded| broken(&loaded)).map(|why| format!("{name}: {why}")),
            );
        }
        self.reports.sort(&self.sources);
        // Two games may include the same folder.
        let mut last = None;
        self.reports.retain(|report| {
            let this = (report.span, report.rule.code, report.message.clone());
            last.replace(this.clone()) != Some(this)
        });
    }
}

fn broken(loaded: &Loaded) -> Vec<String> {
    let mut out = landfall_bundle::shortcomings(&loaded.schema);
    match loaded.lock.read() {
        Ok(lock) => out.extend(landfall_bundle::conflicts(&loaded.schema, &lock)),
        Err(why) => out.push(why),
    }
    out
}

/// What `landfall schema lock` has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Locked {
    pub game: String,
    pub files: Vec<PathBuf>,
}

/// Writes the lock file and the `.fbs` of the games in a folder of schemas, beside their YAML. Refuses what
/// would break earlier bundles.
pub fn lock_schemas(folder: &Path) -> Result<Vec<Locked>, Trouble> {
    let games = Games::open(Some(folder))?;
    let mut out = Vec::new();
    for game in games.names() {
        let mut reports = Reports::default();
        let Some(loaded) = games.load(game, &Extensions::default(), &mut Sources::default(), &mut reports)
        else {
            continue;
        };
        let broken = broken(&loaded);
        let trouble = |why: String| Trouble::new(format!("the schema of `{game}` cannot be locked: {why}"));
        if !crate::games::is_plain(game) {
            return Err(trouble("its name is a path, and files would be written elsewhere".to_owned()));
        }
        if reports.count(Severity::Error) > 0 {
            return Err(trouble("it has mistakes, which `landfall schema check` shows".to_owned()));
        }
        if let Some(first) = broken.first() {
            return Err(trouble(first.clone()));
        }
        let lock = loaded.lock.read().unwrap_or_default();
        let layout = Layout::of(&loaded.schema, &lock);
        let own = folder.join(game);
        let place = if own.is_dir() { own } else { folder.to_owned() };
        let mut files = Vec::new();
        for (ending, text) in
            [("lock", landfall_bundle::lock(&layout, &lock)), ("fbs", landfall_bundle::fbs(&layout))]
        {
            let path = place.join(format!("{game}.{ending}"));
            let failed = |error| Trouble::new(format!("{} cannot be written: {error}", path.display()));
            crate::write_atomic(&path, text.as_bytes()).map_err(failed)?;
            files.push(path);
        }
        out.push(Locked { game: game.to_owned(), files });
    }
    Ok(out)
}
