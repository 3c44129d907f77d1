//! The recipe: read, parse, build the atlas, check, sort.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use landfall_bundle::Lock;
use landfall_diagnostics::{FileId, Reports, Rulebook, Severity, Sources, Span};
use landfall_model::{Atlas, Input};
use landfall_syntax::{Parse, parse};
use rayon::prelude::*;

use crate::example::{Piece, compile_fixture};
use crate::find::{Findings, find};
use crate::games::{Games, Loaded};
use crate::pack::{self, Pack};
use crate::summary::{self, Summary};
use crate::{Date, Trouble, beside, catalogs, ids, rules};

#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Replaces the built-in schemas.
    pub schema: Option<PathBuf>,
    /// As many as there are cores, unless stated.
    pub threads: Option<usize>,
    /// For `allow ... until`; without a date nothing expires.
    pub today: Option<Date>,
    /// Asks only about translations, not about the content itself.
    pub only_catalogs: bool,
}

/// Everything one run has found out.
#[derive(Debug)]
pub struct Compilation {
    pub sources: Sources,
    pub packs: Vec<Pack>,
    /// By path, offset and code.
    pub reports: Reports,
    pub summary: Summary,
    /// What could have been reported: the rules of the compiler and of the games of this run.
    pub rulebook: Rulebook,
    pub(crate) atlases: Vec<Atlas>,
    /// The lock file of the game of each atlas.
    pub(crate) locks: Vec<Lock>,
}

/// Compiles every pack that `paths` name, hold or lie in; without a path, the pack around the current folder.
pub fn compile(paths: &[PathBuf], options: &Options) -> Result<Compilation, Trouble> {
    let work = || {
        let games = Games::open(options.schema.as_deref())?;
        Ok(compile_found(find(paths)?, &games, options))
    };
    let Some(threads) = options.threads else { return work() };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Trouble::new(format!("{threads} threads cannot be started: {error}")))?;
    pool.install(work)
}

/// Compiles files that are in memory. Without a `landfall.yaml` they are one pack for the game that their
/// `game` line names, or for the default one.
pub fn compile_files(files: Vec<(String, String)>, options: &Options) -> Compilation {
    let pieces = files.into_iter().map(|(path, text)| Piece::new(path, text.into_bytes())).collect();
    compile_fixture(pieces, options)
}

pub(crate) fn compile_found(findings: Findings, games: &Games, options: &Options) -> Compilation {
    let mut run = Run { games, sources: Sources::default(), reports: Reports::default(), packs: Vec::new() };
    for folder in &findings.packless {
        run.tell_packless(folder);
    }
    for link in findings.outside {
        crate::read::add(link, &mut run.sources, &mut run.reports);
    }
    for files in findings.packs {
        let pack = pack::open(files, games, &mut run.sources, &mut run.reports);
        run.packs.push(pack);
    }
    pack::tell_shared_names(&run.packs, &mut run.reports);
    let asked = run.packs.len();
    let look_beside = findings.look_beside;
    beside::add_required(&mut run.packs, look_beside, games, &mut run.sources, &mut run.reports);
    run.finish(asked, options)
}

struct Run<'a> {
    games: &'a Games,
    sources: Sources,
    reports: Reports,
    packs: Vec<Pack>,
}

impl Run<'_> {
    fn tell_packless(&mut self, folder: &str) {
        let file = self.sources.add(folder, "");
        let draft = rules::NOT_A_PACK
            .report(format!("`{folder}` is not a pack"))
            .help("name the folder of a pack, or make one with `landfall new demo`");
        let label = "no landfall.yaml in it, inside its folders or around it";
        self.reports.push(draft.at(Span::new(file, 0, 0), label));
    }

    /// The first packs are those that were asked for; what they require follows.
    fn finish(mut self, asked: usize, options: &Options) -> Compilation {
        let mut groups: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (at, pack) in self.packs.iter().enumerate() {
            groups.entry(pack.game.clone()).or_default().push(at);
        }
        let (mut atlases, mut locks) = (Vec::new(), Vec::new());
        let mut rulebook = Rulebook::new(crate::rules());
        for (game, members) in groups {
            let extensions: Vec<FileId> =
                members.iter().flat_map(|at| self.packs[*at].schemas.iter().copied()).collect();
            let loaded = self.games.load(&game, &extensions, &mut self.sources, &mut self.reports);
            let inputs = self.parse(&members);
            // Without a schema the words mean nothing; what could be said about the text was said.
            let Some(loaded) = loaded else { continue };
            members.iter().for_each(|at| self.packs[*at].atlas = Some(atlases.len()));
            // What is wrong with a lock file is told by `schema check`; content can be checked without it.
            rulebook.extend(loaded.schema.constraints.iter().map(|constraint| constraint.rule));
            locks.push(loaded.lock.clone().unwrap_or_default());
            atlases.push(self.build(loaded, &inputs, &rulebook, options));
        }
        catalogs::check(&self.packs[..asked], &atlases, &self.sources, &mut self.reports);
        summary::tell_unchecked(&self.packs[..asked], &atlases, &mut self.reports);
        ids::check(&self.packs[..asked], &atlases, &mut self.reports);
        pack::tell_unknown_rules(&self.packs[..asked], &rulebook, &mut self.reports);
        pack::apply_wishes(&self.packs, &mut self.reports);
        beside::hush(&self.packs, asked, &mut self.reports);
        self.packs.truncate(asked);
        self.reports.sort(&self.sources);
        let summary = Summary::of(&self.packs, &atlases, &rulebook, &self.reports);
        let Run { sources, reports, packs, .. } = self;
        Compilation { sources, packs, reports, summary, rulebook, atlases, locks }
    }

    fn parse(&mut self, members: &[usize]) -> Vec<Input> {
        let files = |at: usize| self.packs[at].content.iter().map(move |file| (at as u16, *file));
        let files: Vec<(u16, FileId)> = members.iter().copied().flat_map(files).collect();
        let sources = &self.sources;
        let parsed: Vec<(u16, Parse)> =
            files.into_par_iter().map(|(pack, file)| (pack, parse(file, sources.text(file)))).collect();
        let mut inputs = Vec::with_capacity(parsed.len());
        for (pack, Parse { tree, reports, .. }) in parsed {
            self.reports.append(reports);
            inputs.push(Input { pack, tree });
        }
        inputs
    }

    fn build(&mut self, game: Loaded, inputs: &[Input], rulebook: &Rulebook, options: &Options) -> Atlas {
        let (atlas, reports) = landfall_model::build(game.schema, &self.sources, inputs, &game.printed);
        self.reports.append(reports);
        if !options.only_catalogs {
            landfall_check::run(&atlas, &self.sources, &mut self.reports);
            landfall_check::apply_allows(&atlas, rulebook, &mut self.reports, options.today);
        }
        atlas
    }
}

impl Compilation {
    /// Whether nothing at all was found.
    pub fn is_clean(&self) -> bool {
        self.reports.is_empty()
    }

    pub fn has_errors(&self) -> bool {
        self.reports.count(Severity::Error) > 0
    }

    pub fn codes(&self) -> BTreeSet<&'static str> {
        self.reports.iter().map(|report| report.rule.code).collect()
    }

    /// The atlas that a pack is part of; absent when its game is unknown.
    pub fn atlas(&self, pack: usize) -> Option<&Atlas> {
        self.atlases.get(self.packs.get(pack)?.atlas?)
    }
}
