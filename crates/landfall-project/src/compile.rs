//! The recipe: read, parse, build the atlas, check, sort.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use landfall_diagnostics::allow::{self, Allow};
use landfall_diagnostics::{FileId, Reports, Rulebook, Severity, Sources, Span, Undecided};
use landfall_l10n::Scope;
use landfall_model::{Atlas, PRINTED};
use landfall_schema::on_paper::ON_PAPER;

use crate::beside::Around;
use crate::example::{Piece, compile_fixture};
use crate::find::{Findings, find};
use crate::games::{Extensions, Games, Loaded, LockFile};
use crate::kept::Kept;
use crate::pack::{self, Pack};
use crate::progress::{Step, Watcher};
use crate::summary::{self, Summary};
use crate::{Date, Extras, Level, Trouble, beside, catalogs, ids, levels, rules};

#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Replaces the built-in schemas.
    pub schema: Option<PathBuf>,
    /// As many as there are cores, unless stated.
    pub threads: Option<usize>,
    /// For `allow ... until`; without a date nothing expires.
    pub today: Option<Date>,
    /// What the command line allows, makes a warning or denies: codes, names or families.
    pub levels: Vec<(Level, String)>,
    /// Asks only about translations, not about the content itself.
    pub only_catalogs: bool,
    /// Leaves guesses about translations out, for those who set reports about translations aside: what is certain to be
    /// wrong there is still counted.
    pub only_certain: bool,
    /// Is told how far the run is.
    pub watcher: Option<Watcher>,
    /// Pictures and fonts of hosts without a disk.
    pub extras: Extras,
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
    pub(crate) locks: Vec<LockFile>,
    /// How far translations are, by pack and locale, as far as the checks have seen.
    pub(crate) progress: BTreeMap<(usize, String), landfall_l10n::Progress>,
}

/// Compiles every pack that `paths` name, hold or lie in; without a path, the pack around the current folder.
pub fn compile(paths: &[PathBuf], options: &Options) -> Result<Compilation, Trouble> {
    let work = || {
        let games = Games::open(options.schema.as_deref())?;
        let findings = find(paths)?;
        let games = games.with_own(findings.own_games());
        let compilation = compile_found(findings, &games, options);
        levels::check_options(options, &compilation.rulebook)?;
        Ok(compilation)
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

/// How far a run goes. An editor shows what is certain about names at once, and everything else after a pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Text, words and references.
    References,
    /// Every rule.
    All,
}

pub(crate) fn compile_found(findings: Findings, games: &Games, options: &Options) -> Compilation {
    compile_kept(findings, games, options, Depth::All, &mut Kept::default())
}

pub(crate) fn compile_kept(
    findings: Findings,
    games: &Games,
    options: &Options,
    depth: Depth,
    kept: &mut Kept,
) -> Compilation {
    let mut run = Run {
        games,
        depth,
        kept,
        sources: Sources::default(),
        reports: Reports::default(),
        undecided: Vec::new(),
        packs: Vec::new(),
    };
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
    let around = Around { on_disk: findings.look_beside, packs: findings.around };
    beside::add_required(&mut run.packs, around, games, &mut run.sources, &mut run.reports);
    let bytes = run.sources.iter().map(|(_, file)| file.text().len()).sum();
    options.tell(Step::Text { files: run.sources.len(), bytes });
    let compilation = run.finish(asked, options);
    options.tell(Step::Done);
    compilation
}

impl Options {
    fn tell(&self, step: Step) {
        if let Some(watcher) = self.watcher {
            watcher(step);
        }
    }
}

struct Run<'a> {
    games: &'a Games,
    depth: Depth,
    kept: &'a mut Kept,
    sources: Sources,
    reports: Reports,
    undecided: Vec<Undecided>,
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
        let mut rulebook = Rulebook::new(crate::rules().into_iter().chain(ON_PAPER.iter().copied()));
        for (game, members) in groups {
            let extensions = Extensions::of(members.iter().map(|at| &self.packs[*at]), &self.sources);
            let loaded = self.games.load(&game, &extensions, &mut self.sources, &mut self.reports);
            let files = self.files(&members);
            // Without a schema the words mean nothing; the text can still be read.
            let Some(loaded) = loaded else {
                self.parse(&files);
                continue;
            };
            members.iter().for_each(|at| self.packs[*at].atlas = Some(atlases.len()));
            // What is wrong with a lock file is told by `schema check`; content can be checked without it.
            rulebook.extend(loaded.schema.constraints.iter().map(|constraint| constraint.rule));
            locks.push(loaded.lock.clone());
            atlases.push(self.build(loaded, &files, options));
        }
        let checked = !options.only_catalogs && self.depth == Depth::All;
        let mut allows = allows(&atlases, checked);
        let mut translations = catalogs::Checked::default();
        if self.depth == Depth::All {
            options.tell(Step::Translations);
            let scope = self.scope(options, &rulebook);
            let (packs, sources) = (&self.packs[..asked], &self.sources);
            translations = catalogs::check(packs, &atlases, sources, scope, &mut self.reports);
            allows.append(&mut translations.allows);
        }
        summary::tell_unchecked(&self.packs[..asked], &atlases, &mut self.reports);
        ids::check(&self.packs[..asked], &atlases, &mut self.reports);
        allow::apply(allows, &rulebook, &mut self.reports, options.today);
        levels::apply(&self.packs, asked, &rulebook, options, checked, &mut self.reports);
        beside::hush(&self.packs, asked, &mut self.reports);
        self.packs.truncate(asked);
        self.reports.sort(&self.sources);
        let mut summary = Summary::of(&self.packs, &atlases, &rulebook, &self.reports);
        summary.undecided = summary::undecided(&self.packs, &self.undecided);
        let Run { sources, reports, packs, .. } = self;
        let progress = translations.progress;
        Compilation { sources, packs, reports, summary, rulebook, atlases, locks, progress }
    }

    /// What is asked about translations. Whoever wishes something of a guess, in a manifest or on the command line, gets it.
    fn scope(&self, options: &Options, rulebook: &Rulebook) -> Scope {
        let of_options = options.levels.iter().map(|(_, wanted)| wanted);
        let mut wanted =
            self.packs.iter().flat_map(|pack| &pack.wishes).map(|wish| &wish.wanted).chain(of_options);
        let is_guess = |wanted: &String| {
            let selection = rulebook.select(wanted);
            let mut guesses = landfall_l10n::ALL.iter().filter(|check| check.is_guess());
            selection.is_none_or(|selection| guesses.any(|check| selection.holds(&check.rule)))
        };
        match options.only_certain && !wanted.any(is_guess) {
            true => Scope::Certain,
            false => Scope::All,
        }
    }

    fn files(&self, members: &[usize]) -> Vec<(u16, FileId)> {
        let files = |at: usize| self.packs[at].content.iter().map(move |file| (at as u16, *file));
        members.iter().copied().flat_map(files).collect()
    }

    fn parse(&mut self, files: &[(u16, FileId)]) {
        for (_, file) in files {
            self.reports.append(landfall_syntax::parse(*file, self.sources.text(*file)).reports);
        }
    }

    fn build(&mut self, game: Loaded, files: &[(u16, FileId)], options: &Options) -> Atlas {
        let mut units = Vec::with_capacity(game.printed.len() + files.len());
        for tree in &game.printed {
            let (unit, reports) = landfall_model::lower(&game.schema, tree, PRINTED);
            units.push(unit);
            self.reports.append(reports);
        }
        units.extend(self.kept.lower(&game.schema, files, &self.sources, &mut self.reports));
        options.tell(Step::Names);
        let ranges = ids::own_ranges(&self.packs, &game.schema);
        let atlas = landfall_model::link(game.schema, units, ranges, &self.sources, &mut self.reports);
        if !options.only_catalogs && self.depth == Depth::All {
            options.tell(Step::Checks);
            let open = self.kept.check(&atlas, &self.sources, &mut self.reports);
            self.undecided.extend(open);
        }
        atlas
    }
}

/// What cards allow.
pub(crate) fn allows(atlases: &[Atlas], asked: bool) -> Vec<Allow> {
    let units = atlases.iter().flat_map(|atlas| &atlas.units);
    let allows = units.flat_map(|unit| {
        unit.allows.iter().filter_map(move |allow| {
            let root = unit.records.get(allow.root)?;
            Some(Allow {
                wanted: allow.rule.to_string(),
                place: Span::new(unit.file, allow.start, allow.end),
                scope: Span::new(unit.file, root.start, root.end),
                until: allow.until,
                asked,
            })
        })
    });
    allows.collect()
}

impl Compilation {
    /// Nothing read, nothing found.
    pub(crate) fn empty() -> Self {
        Self {
            sources: Sources::default(),
            packs: Vec::new(),
            reports: Reports::default(),
            summary: Summary::default(),
            rulebook: Rulebook::default(),
            atlases: Vec::new(),
            locks: Vec::new(),
            progress: BTreeMap::new(),
        }
    }

    /// Makes what is still to write a warning, for somebody who is still writing.
    pub fn soften(&mut self, missing: &[crate::ToWrite]) {
        let places = missing.iter().flat_map(|missing| &missing.asked).map(|asked| asked.span);
        let places: BTreeSet<(u32, u32)> = places.map(|span| (span.file.0, span.start)).collect();
        for report in self.reports.iter_mut() {
            let is_missing = report.is(&landfall_model::MISSING_REFERENCE);
            if is_missing && places.contains(&(report.span.file.0, report.span.start)) {
                report.severity = Severity::Warning;
            }
        }
        self.summary.errors = self.reports.count(Severity::Error);
        self.summary.warnings = self.reports.count(Severity::Warning);
    }

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

    /// Everything that was read, one atlas for each game.
    pub fn atlases(&self) -> &[Atlas] {
        &self.atlases
    }

    /// The lowered form of a file, if it is content of a known game.
    pub fn unit_of(&self, file: FileId) -> Option<(&Atlas, u32)> {
        self.atlases.iter().find_map(|atlas| {
            let at = atlas.units.iter().position(|unit| unit.file == file && unit.pack != PRINTED)?;
            Some((atlas, at as u32))
        })
    }
}
