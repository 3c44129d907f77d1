//! What can be shown about games of stores and rules: by games that were played, each of which plays again.

use std::collections::BTreeSet;

use landfall_diagnostics::Reports;
use landfall_model::{AssetId, Atlas};
use landfall_play::script::Script;
use landfall_play::stores::bots::{Ended, Likes, bot_game};
use landfall_play::stores::search::{Reach, find};
use landfall_play::stores::{StoreGame, Val};
use landfall_prove::ask::Question;

use super::{Answered, Proof, ProveOptions, not_proved};
use crate::play::{stores_name, stores_written};
use crate::playtest::stores_lines;

/// Games that are played for each number of players.
const GAMES: u64 = 6;
const LINES: usize = 20_000;

const REACH: Reach = Reach { width: 8, tries: 12, steps: 160 };

/// What was met in games of one number of players.
struct Met {
    players: usize,
    games: u64,
    /// Whether the time was over before everything was tried.
    is_stopped: bool,
    /// Games that came to an end, and how those ended that did not.
    ended: u64,
    others: Vec<String>,
    missed: Vec<String>,
    /// Lines of a game that ended as players want; nothing without an aim.
    won: Option<Option<String>>,
}

pub(super) fn prove(
    atlas: &Atlas,
    board: AssetId,
    options: &ProveOptions<'_>,
    reports: &mut Reports,
) -> Proof {
    let mut proof = Proof::of(&atlas.asset(board).key);
    proof.abstracted.push(format!(
        "all but {GAMES} games of bots for each number of players; what happened in one of them can happen"
    ));
    proof.abstracted.push("rules in words, and what the schema leaves to people (`by-hand`)".to_owned());
    let (least, most) = atlas.schema.game.players.unwrap_or((1, 4));
    if let Some(begin) = options.limits.begin {
        begin();
    }
    let mut all = Vec::new();
    for players in usize::from(least)..=usize::from(most) {
        match StoreGame::new(atlas, board, &[], Some(players)) {
            Ok(game) => all.push(played(&game, options)),
            Err(why) => {
                let reason = format!("it cannot be played with {players}: {why:?}");
                proof
                    .answers
                    .extend(options.questions.iter().map(|one| (*one, Answered::Unknown(reason.clone()))));
                reports.push(not_proved(
                    atlas,
                    board,
                    &reason,
                    "correct `play` in the schema, or add what is missing with `--pack`",
                ));
                return proof;
            }
        }
    }
    for question in options.questions {
        let Some(answered) = answer(*question, &all) else { continue };
        if let Answered::Unknown(reason) = &answered {
            let help =
                "`landfall playtest` plays more games; what must stay so is for transcripts in `tests`";
            reports.push(not_proved(atlas, board, reason, help));
        }
        proof.answers.push((*question, answered));
    }
    for met in &all {
        if let Some(Some(script)) = &met.won {
            let players = met.players;
            proof.shown.push(format!(
                "it can end as players want with {players} at the table: such a game was found, with luck on their side, and played again"
            ));
            proof.scripts.push((format!("{}-{}-players", proof.board, met.players), script.clone()));
        }
    }
    proof
}

fn played(game: &StoreGame<'_>, options: &ProveOptions<'_>) -> Met {
    let stop = || options.limits.stop.is_some_and(|stop| stop());
    let mut met = Met {
        players: game.players,
        games: 0,
        is_stopped: false,
        ended: 0,
        others: Vec::new(),
        missed: Vec::new(),
        won: None,
    };
    let (mut records, mut changed, mut offers) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for seed in 1..=GAMES {
        if stop() {
            break;
        }
        met.games += 1;
        let one = bot_game(game, Likes::New, seed, LINES, &stop);
        match one.ended {
            Ended::Over(_) => met.ended += 1,
            Ended::Stuck(who) => met.others.push(format!(
                "in game {seed} bots found no turn for {}",
                if who.is_empty() { "anybody" } else { &who }
            )),
            Ended::Unfinished if stop() => {
                met.others.push(format!("game {seed} was given up at the time limit"));
            }
            Ended::Unfinished => met.others.push(format!("game {seed} was given up after {LINES} lines")),
            Ended::Fault(why) => met.others.push(format!("game {seed}: {why}")),
        }
        records.extend(one.met.records.into_keys());
        changed.extend(one.met.changed.into_keys());
        offers.extend(one.met.offers.into_keys().map(|(_, offer)| offer));
    }
    let missing = (0..game.rules.offers.len()).filter(|at| !offers.contains(at));
    met.missed.extend(missing.map(|at| game.rules.offers[at].name.clone()));
    for (rec, verbs) in stores_written(game) {
        if game.is_there(rec) && !verbs.iter().any(|verb| records.contains(&(verb.unit, verb.index))) {
            met.missed.push(stores_name(game, rec));
        }
    }
    met.missed.extend(unchanged(game, &changed));
    if game.rules.aim.is_some() && options.questions.contains(&Question::Missions) {
        met.won = Some(witness(game, &stop));
    }
    met.is_stopped = stop();
    met
}

/// Stores of places of the board that nothing ever changed there, for anybody.
fn unchanged(game: &StoreGame<'_>, changed: &BTreeSet<usize>) -> Vec<String> {
    let mut places: Vec<(String, bool)> = Vec::new();
    for (at, keys) in game.keys() {
        for key in keys {
            let Val::Thing(unit, index) = key else { continue };
            if game.rec(*unit, *index).owner() != Some(game.board) {
                continue;
            }
            let name = format!("{} {}", game.store_of(at), game.label(key));
            match places.iter_mut().find(|(known, _)| *known == name) {
                Some((_, is)) => *is |= changed.contains(&at),
                None => places.push((name, changed.contains(&at))),
            }
        }
    }
    places.into_iter().filter(|(_, is)| !is).map(|(name, _)| name).collect()
}

/// A game that ends as players want, which was played again from its lines.
fn witness(game: &StoreGame<'_>, stop: &dyn Fn() -> bool) -> Option<String> {
    let lines = find(game, REACH, 1, stop)?;
    let way = Ended::Over(game.aim());
    let text = stores_lines(game, 1, true, &lines, &way);
    let script = Script::parse(&text).ok()?;
    let again = landfall_play::stores::script::play(game, &script);
    (again.wrong.is_none() && again.over).then_some(text)
}

fn answer(question: Question, all: &[Met]) -> Option<Answered> {
    let counts = |of: &dyn Fn(&Met) -> bool| -> String {
        let players: Vec<String> =
            all.iter().filter(|met| of(met)).map(|met| met.players.to_string()).collect();
        players.join(", ")
    };
    let games: u64 = all.iter().map(|met| met.games).sum();
    let stopped = if all.iter().any(|met| met.is_stopped) { "; stopped at the time limit" } else { "" };
    Some(match question {
        Question::Missions => {
            if all.iter().all(|met| met.won.is_none()) {
                return None;
            }
            let open = counts(&|met| met.won.as_ref().is_some_and(Option::is_none));
            Answered::Unknown(match open.is_empty() {
                true => "they can be done; whether they stay possible is not shown".to_owned(),
                false => format!(
                    "no game was found that ends as players want with {open} players, though luck was free; that is no proof that there is none{stopped}"
                ),
            })
        }
        Question::Coverage => {
            let missed: BTreeSet<&str> =
                all.iter().flat_map(|met| met.missed.iter().map(String::as_str)).collect();
            match missed.is_empty() {
                true => Answered::Proved,
                false => {
                    let named: Vec<&str> = missed.iter().take(8).copied().collect();
                    Answered::Unknown(format!(
                        "{games} games did not meet everything with every number of players: {} and {} more{stopped}",
                        named.join(", "),
                        missed.len() - named.len()
                    ))
                }
            }
        }
        Question::Stranded | Question::Endings => {
            let others: Vec<&str> =
                all.iter().flat_map(|met| met.others.iter().map(String::as_str)).collect();
            let ended: u64 = all.iter().map(|met| met.ended).sum();
            let first = others.first().map_or(String::new(), |first| format!("; {first}"));
            Answered::Unknown(match question {
                Question::Endings => format!(
                    "{ended} of {games} games came to an end; whether all games do is not shown{first}{stopped}"
                ),
                _ => format!(
                    "in {ended} of {games} games somebody always had a turn until the end; whether that is always so is not shown{first}{stopped}"
                ),
            })
        }
        _ => return None,
    })
}
