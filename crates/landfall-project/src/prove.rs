//! Boards, proved: every way they can be played, what was found, as reports and as transcripts.

mod rules;
mod stores;
mod words;

use std::cell::RefCell;
use std::collections::BTreeSet;

use landfall_analysis::{Board, Context};
use landfall_diagnostics::allow::{self, Allow};
use landfall_diagnostics::{Report, Reports, Rulebook, Sources};
use landfall_model::{AssetId, Atlas};
use landfall_play::script::{self, Script};
use landfall_play::words::Words;
use landfall_play::{Game, NotPlayable, Offer, Rules};
use landfall_prove::ask::{Asking, Fault, Finding, Question, Verdict};
use landfall_prove::board::{Explored, Unclear};
use landfall_prove::{Explorer, Limits, Stopped, Trace};

use crate::compile::allows;
use crate::{Compilation, Options, Pack, Summary, Trouble};
use words::Ways;

pub use rules::RULES as PROVE_RULES;

/// What is asked, and how far it may go.
#[derive(Clone, Copy)]
pub struct ProveOptions<'a> {
    /// Only this board.
    pub board: Option<&'a str>,
    pub questions: &'a [Question],
    pub team: usize,
    /// The team comes back as often as it likes.
    pub again: bool,
    /// Clocks and tracks have positions.
    pub exact: bool,
    pub limits: Limits<'a>,
}

/// What became of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answered {
    Proved,
    /// How many faults, each played again.
    Refuted(usize),
    Unknown(String),
}

/// A board, and what is known about it now.
#[derive(Clone, Debug)]
pub struct Proof {
    pub board: String,
    pub answers: Vec<(Question, Answered)>,
    /// What was left out, each in a sentence.
    pub abstracted: Vec<String>,
    /// What else is certain, each in a sentence.
    pub shown: Vec<String>,
    pub states: f64,
    pub nodes: usize,
    pub commands: usize,
    /// What is written, and how much of it happens.
    pub covered: Option<(usize, usize)>,
    /// A name for each, and its lines.
    pub scripts: Vec<(String, String)>,
}

impl Proof {
    /// Nothing is known yet.
    fn of(board: &str) -> Self {
        Self {
            board: board.to_owned(),
            answers: Vec::new(),
            abstracted: Vec::new(),
            shown: Vec::new(),
            states: 0.0,
            nodes: 0,
            commands: 0,
            covered: None,
            scripts: Vec::new(),
        }
    }
}

/// Asks everything of every board, and puts what is found in place of the reports of the compilation.
pub fn prove(
    compilation: &mut Compilation,
    options: &Options,
    prove: &ProveOptions<'_>,
) -> Result<Vec<Proof>, Trouble> {
    let mut reports = Reports::default();
    let mut proofs = Vec::new();
    let mut not_playable = None;
    let allowed: Vec<Allow> =
        allows(&compilation.atlases, true).into_iter().filter(|allow| is_of_play(&allow.wanted)).collect();
    let used = RefCell::new(BTreeSet::new());
    for atlas in &compilation.atlases {
        for board in boards_of_stores(compilation, atlas, prove.board) {
            proofs.push(stores::prove(atlas, board, prove, &mut reports));
        }
        let context = Context::new(atlas, &compilation.sources);
        for board in own_boards(compilation, atlas, &context, prove.board) {
            let rules = Rules {
                again: prove.again,
                clocks: prove.exact,
                tracks: prove.exact,
                ..Rules::coarse(prove.team)
            };
            match Game::new(board, rules) {
                Ok(game) => {
                    let one = One {
                        game: &game,
                        sources: &compilation.sources,
                        allowed: &allowed,
                        used: &used,
                        today: options.today,
                        prove,
                        packs: &compilation.packs,
                    };
                    proofs.push(one.run(&mut reports));
                }
                Err(why) => not_playable = Some((atlas.display(board.routes.asset), why)),
            }
        }
    }
    if proofs.is_empty() {
        let silent: Vec<&str> = compilation
            .atlases
            .iter()
            .filter(|atlas| atlas.schema.play.procedure.is_none() && atlas.schema.play.stores.is_none())
            .map(|atlas| atlas.schema.game.name.as_str())
            .collect();
        return Err(nothing_to_prove(prove, not_playable, &silent));
    }
    let rulebook = Rulebook::new(PROVE_RULES.iter().copied());
    // A board that was not asked about may need its allows.
    let asked_all = prove.board.is_none() && prove.questions.len() == Question::ALL.len() && prove.again;
    let used = used.into_inner();
    let unused = allowed.into_iter().enumerate().filter(|(at, _)| !used.contains(at));
    let judged = unused.map(|(_, allow)| Allow { asked: asked_all, ..allow }).collect();
    allow::apply(judged, &rulebook, &mut reports, options.today);
    let asked = compilation.packs.len();
    crate::levels::apply(&compilation.packs, asked, &compilation.rulebook, options, false, &mut reports);
    reports.sort(&compilation.sources);
    compilation.reports = reports;
    compilation.summary =
        Summary::of(&compilation.packs, &compilation.atlases, &compilation.rulebook, &compilation.reports);
    Ok(proofs)
}

/// The boards of the packs that are played by stores and rules.
fn boards_of_stores(compilation: &Compilation, atlas: &Atlas, only: Option<&str>) -> Vec<AssetId> {
    let Some(declared) = &atlas.schema.play.stores else { return Vec::new() };
    let is_wanted = |id: &AssetId| {
        let asset = atlas.asset(*id);
        let own = !asset.external && usize::from(atlas.unit(asset.unit).pack) < compilation.packs.len();
        own && only.is_none_or(|only| &*asset.key == only || atlas.display(*id) == only)
    };
    atlas.of_kind(declared.board).filter(is_wanted).collect()
}

fn is_of_play(wanted: &str) -> bool {
    Rulebook::new(PROVE_RULES.iter().copied()).get(wanted).is_some()
}

fn nothing_to_prove(
    prove: &ProveOptions<'_>,
    why: Option<(String, NotPlayable)>,
    silent: &[&str],
) -> Trouble {
    match (prove.board, why) {
        (_, None) if !silent.is_empty() => {
            let games = silent.join(" and ");
            Trouble::new(format!(
                "nothing can be proved: the schema of {games} does not say how it is played"
            ))
        }
        (_, Some((name, why))) => Trouble::new(format!("{name} cannot be played: {why:?}")),
        (Some(board), None) => Trouble::new(format!("there is no board `{board}` in these packs")),
        (None, None) => Trouble::new("there is no board in these packs that can be played"),
    }
}

/// The boards of the packs that were asked for.
fn own_boards<'b, 'a>(
    compilation: &Compilation,
    atlas: &'a Atlas,
    context: &'b Context<'a>,
    only: Option<&str>,
) -> Vec<&'b Board<'a>> {
    let Some(procedure) = &atlas.schema.play.procedure else { return Vec::new() };
    let is_wanted = |board: &&Board<'a>| {
        let asset = atlas.asset(board.routes.asset);
        let own = !asset.external && usize::from(atlas.unit(asset.unit).pack) < compilation.packs.len();
        let name = only.is_none_or(|only| &*asset.key == only || atlas.display(board.routes.asset) == only);
        own && name && asset.kind == procedure.board
    };
    context.boards.iter().filter(is_wanted).collect()
}

/// One board.
struct One<'o, 'a> {
    game: &'o Game<'a>,
    sources: &'o Sources,
    allowed: &'o [Allow],
    /// The allows that silence something.
    used: &'o RefCell<BTreeSet<usize>>,
    today: Option<crate::Date>,
    prove: &'o ProveOptions<'o>,
    packs: &'o [Pack],
}

impl One<'_, '_> {
    fn run(&self, reports: &mut Reports) -> Proof {
        let mut proof = Proof::of(&self.game.atlas.asset(self.game.board.routes.asset).key);
        if let Some(begin) = self.prove.limits.begin {
            begin();
        }
        let explored = match Explored::within(self.game, self.prove.limits.stop) {
            Ok(explored) => explored,
            Err(unclear) => return self.unknown(proof, &self.unclear(&unclear), reports),
        };
        proof.abstracted = words::abstracted(&explored, self.sources, self.prove.exact);
        proof.commands = explored.courses.len();
        let explorer = match Explorer::new(&explored.system, self.prove.limits) {
            Ok(explorer) => explorer,
            Err(unfit) => return self.unknown(proof, &format!("the board is too large: {unfit:?}"), reports),
        };
        let mut explorer = match explorer {
            Ok(explorer) => explorer,
            Err(stopped) => return self.unknown(proof, &stopped_words(stopped), reports),
        };
        proof.states = explorer.count(explorer.reached()).about;
        proof.nodes = explorer.nodes(explorer.reached());
        let mut found: Vec<(Question, Finding)> = Vec::new();
        {
            let meant = |fault: Fault, asset: AssetId| self.is_allowed(fault, asset);
            let mut asking = Asking::new(&explored, &mut explorer, &meant);
            for question in self.prove.questions {
                let verdict = asking.ask(*question);
                let answered = match verdict {
                    Verdict::Proved => Answered::Proved,
                    Verdict::Unknown(stopped) => Answered::Unknown(stopped_words(stopped)),
                    Verdict::NotPlayed(_) => {
                        Answered::Unknown("a way was found that the table does not go along with".to_owned())
                    }
                    Verdict::Refuted(list) => {
                        let count = list.len();
                        found.extend(list.into_iter().map(|finding| (*question, finding)));
                        Answered::Refuted(count)
                    }
                };
                proof.answers.push((*question, answered));
            }
            if self.prove.questions.contains(&Question::Coverage) {
                proof.covered = asking.coverage_counts().ok();
            }
        }
        let ways = Ways { explored: &explored, sources: self.sources };
        for (question, finding) in &found {
            let report = ways.report(finding);
            if let Some(way) = &finding.way {
                let script = ways.script(way, &proof.board, &self.packs_of(way, &explored));
                // With positions of clocks, a transcript says something else.
                if let Some(wrong) = self.wrong(&script).filter(|_| !self.prove.exact) {
                    let reason = format!("the way that was found does not play: {wrong}");
                    let answers = proof.answers.iter_mut().filter(|(known, _)| known == question);
                    answers.for_each(|(_, answered)| *answered = Answered::Unknown(reason.clone()));
                    continue;
                }
                let name = format!("{}-{}-{}", proof.board, report.rule.name, proof.scripts.len() + 1);
                proof.scripts.push((name, script));
            }
            reports.push(report);
        }
        for (_, answered) in &proof.answers {
            if let Answered::Unknown(reason) = answered {
                reports.push(self.not_proved(reason));
            }
        }
        proof
    }
}

impl One<'_, '_> {
    /// Whether the card or log says that this is meant.
    fn is_allowed(&self, fault: Fault, asset: AssetId) -> bool {
        let rule = words::rule_of(fault);
        let rulebook = Rulebook::new(PROVE_RULES.iter().copied());
        let place = self.game.atlas.name_span(asset);
        let silences = |allow: &Allow| {
            let named = rulebook.get(&allow.wanted).is_some_and(|known| std::ptr::eq(known, rule));
            named && allow.scope.contains(place) && !allow.is_expired(self.today)
        };
        let found = self.allowed.iter().position(silences);
        found.is_some_and(|at| {
            self.used.borrow_mut().insert(at);
            true
        })
    }

    /// What the table says against a transcript, which it plays from its words alone.
    /// The packs beside that of the board from which cards are drawn on a way.
    fn packs_of(&self, way: &Trace, explored: &Explored<'_, '_>) -> Vec<String> {
        let own = self.game.atlas.unit(self.game.board.routes.board().unit).pack;
        let mut packs = BTreeSet::new();
        for (command, _) in &way.steps {
            if let Offer::Draw { card, .. } = explored.course(*command).offer {
                let unit = self.game.atlas.asset(self.game.drawn[card]).unit;
                packs.insert(self.game.atlas.unit(unit).pack);
            }
        }
        let others = packs.into_iter().filter(|pack| *pack != own);
        others.filter_map(|pack| self.packs.get(usize::from(pack))).map(|pack| pack.name.clone()).collect()
    }

    fn wrong(&self, text: &str) -> Option<String> {
        match Script::parse(text) {
            Ok(script) => {
                let wrong = script::play(self.game, self.sources, &script).wrong;
                wrong.map(|wrong| format!("line {}: {}", wrong.line, wrong.message))
            }
            Err(wrong) => Some(wrong.message),
        }
    }

    fn unclear(&self, unclear: &Unclear) -> String {
        let words = Words { game: self.game, sources: self.sources };
        match unclear {
            Unclear::Endless(name) => format!("the effects of {name} lead to each other without end"),
            Unclear::TooMany(Some(offer)) => format!("`{}` can go in too many ways", words.offer(*offer)),
            Unclear::TooMany(None) => "what players do can go in too many ways".to_owned(),
            Unclear::Stopped => stopped_words(Stopped::ByHost),
        }
    }

    fn not_proved(&self, reason: &str) -> Report {
        let help = match self.prove.exact {
            true => "leave out `--exact`: clocks and tracks then have no positions",
            false => {
                "ask fewer questions (`--ask`), a smaller team (`--team 1`) or one landing (`--landings 1`), or raise the limit"
            }
        };
        not_proved(self.game.atlas, self.game.board.routes.asset, reason, help)
    }

    /// Nothing is known about any question.
    fn unknown(&self, mut proof: Proof, reason: &str, reports: &mut Reports) -> Proof {
        proof.answers = self
            .prove
            .questions
            .iter()
            .map(|question| (*question, Answered::Unknown(reason.to_owned())))
            .collect();
        reports.push(self.not_proved(reason));
        proof
    }
}

fn not_proved(atlas: &Atlas, board: AssetId, reason: &str, help: &str) -> Report {
    let draft =
        rules::NOT_PROVED.report(format!("not everything could be proved about {}", atlas.display(board)));
    draft.help(help).at(atlas.name_span(board), reason.to_owned())
}

fn stopped_words(stopped: Stopped) -> String {
    match stopped {
        Stopped::Nodes(nodes) => format!("stopped at the memory limit: {nodes} nodes of the diagram"),
        Stopped::Steps(steps) => format!("stopped after {steps} steps"),
        Stopped::ByHost => "stopped at the time limit".to_owned(),
    }
}

/// Compiles an example of a rule; one about play is proved too, and shows what that finds.
pub fn show_example(rule: &landfall_diagnostics::Rule, text: &str) -> Compilation {
    let mut compilation = crate::compile_example(text);
    if rule.stage == landfall_diagnostics::Stage::Play {
        let limits = Limits::default();
        let options = ProveOptions {
            board: None,
            questions: &Question::ALL,
            team: 1,
            again: true,
            exact: false,
            limits,
        };
        // An example without a board would show nothing, and the test of examples would say so.
        let _ = prove(&mut compilation, &Options::default(), &options);
    }
    compilation
}
