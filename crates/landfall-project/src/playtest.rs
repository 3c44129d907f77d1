//! Many games of bots on one board, and what they met.

mod stores;

pub(crate) use stores::written as stores_lines;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};

use landfall_model::Rec;
use landfall_play::Game;
use landfall_play::bots::{Bot, Bots, Ended, Visit, rules_for};
use landfall_play::script::Script;
use landfall_play::words::Words;
use rayon::prelude::*;
use rustc_hash::FxHashMap;

use crate::{Compilation, Found, Trouble, find_asset, play, team_of, with_rules};

/// What is played, and how often.
pub struct PlaytestOptions<'a> {
    pub board: &'a str,
    /// Who goes along; without names, the first two whose sheets there are.
    pub team: &'a [String],
    pub bot: Bot,
    pub games: u32,
    /// How many play, where the team does not say it.
    pub players: Option<usize>,
    /// The seed of the first game; each game has the next one.
    pub seed: u64,
    /// Longer games are given up.
    pub most_steps: u32,
    /// Hears how many games are over.
    pub watch: Option<&'a (dyn Fn(u32) + Sync)>,
}

/// What came of it.
#[derive(Debug)]
pub struct Playtest {
    pub board: String,
    pub games: u32,
    pub seed: u64,
    pub team: Vec<String>,
    /// Whether dice were rolled; without sheets any outcome is as likely as another.
    pub dice: bool,
    /// How games ended, most frequent first.
    pub endings: Vec<(String, u32)>,
    /// The lengths of games, in things done: shortest, in the middle, longest; and the mean.
    pub length: (u32, u32, u32, f64),
    pub goals: Vec<Tried>,
    pub met: Vec<Tried>,
    pub places: Vec<PlaceMet>,
}

/// Something that is written, and how often it was met.
#[derive(Clone, Debug)]
pub struct Tried {
    /// The kind of card, or the sort of block.
    pub sort: String,
    pub name: String,
    /// In how many games.
    pub games: u32,
    /// How often in all.
    pub times: u32,
}

#[derive(Clone, Debug)]
pub struct PlaceMet {
    pub key: String,
    pub title: String,
    pub games: u32,
    pub times: u32,
    /// How many members of teams were there when a game ended in a way that is no success.
    pub lost: u32,
}

/// Sums, so that it does not matter in which order games are played.
#[derive(Default)]
struct Tally {
    endings: BTreeMap<Ended, u32>,
    lengths: BTreeMap<u32, u32>,
    met: FxHashMap<(u32, u32), (u32, u32)>,
    done: BTreeMap<u32, u32>,
    places: BTreeMap<usize, (u32, u32, u32)>,
}

impl Tally {
    fn add(mut self, game: &Game<'_>, visit: Visit) -> Self {
        let is_lost = match &visit.ended {
            Ended::Ending(at) => game.procedure.ends[*at].escape,
            Ended::Written => false,
            Ended::Unfinished | Ended::Stuck | Ended::Endless(_) => true,
        };
        for (rec, times) in visit.met {
            let met = self.met.entry(rec).or_default();
            *met = (met.0 + 1, met.1 + times);
        }
        for (node, times) in visit.places {
            let place = self.places.entry(node).or_default();
            *place = (place.0 + 1, place.1 + times, place.2);
        }
        for node in visit.last.into_iter().filter(|_| is_lost) {
            self.places.entry(node).or_default().2 += 1;
        }
        let mut done = visit.done;
        done.sort_unstable();
        done.dedup();
        done.into_iter().for_each(|card| *self.done.entry(card.0).or_default() += 1);
        *self.endings.entry(visit.ended).or_default() += 1;
        *self.lengths.entry(visit.steps).or_default() += 1;
        self
    }

    fn merge(mut self, other: Self) -> Self {
        other.endings.into_iter().for_each(|(key, count)| *self.endings.entry(key).or_default() += count);
        other.lengths.into_iter().for_each(|(key, count)| *self.lengths.entry(key).or_default() += count);
        other.done.into_iter().for_each(|(key, count)| *self.done.entry(key).or_default() += count);
        for (key, (games, times)) in other.met {
            let met = self.met.entry(key).or_default();
            *met = (met.0 + games, met.1 + times);
        }
        for (key, (games, times, lost)) in other.places {
            let place = self.places.entry(key).or_default();
            *place = (place.0 + games, place.1 + times, place.2 + lost);
        }
        self
    }
}

/// Plays so many games, on all processors; the same seed gives the same result on any number of them.
pub fn playtest(compilation: &Compilation, options: &PlaytestOptions<'_>) -> Result<Playtest, Trouble> {
    if play::plays_by_stores(compilation, options.board)? {
        return stores::playtest(compilation, options);
    }
    let rules = rules_for(&team_of(compilation, options.board, options.team)?, 2);
    with_rules(compilation, options.board, rules, |game| {
        let mut bots = Bots::new(game, &compilation.sources);
        bots.most_steps = options.most_steps;
        let over = AtomicU32::new(0);
        let one = |at: u32| {
            let visit = bots.play(options.bot, options.seed.wrapping_add(u64::from(at)), false);
            if let Some(watch) = options.watch {
                watch(over.fetch_add(1, Ordering::Relaxed) + 1);
            }
            visit
        };
        let tally = (0..options.games)
            .into_par_iter()
            .fold(Tally::default, |tally, at| tally.add(game, one(at)))
            .reduce(Tally::default, Tally::merge);
        summary(compilation, game, options, &tally)
    })
}

/// The transcript of the game with this seed.
pub fn bot_transcript(
    compilation: &Compilation,
    board: &str,
    team: &[String],
    bot: Bot,
    seed: u64,
) -> Result<String, Trouble> {
    if play::plays_by_stores(compilation, board)? {
        return stores::transcript(compilation, board, team, bot, seed);
    }
    let rules = rules_for(&team_of(compilation, board, team)?, 2);
    with_rules(compilation, board, rules, |game| {
        let with = play::packs_beside(compilation, game);
        Bots::new(game, &compilation.sources).transcript(bot, seed, with)
    })
}

fn summary(
    compilation: &Compilation,
    game: &Game<'_>,
    options: &PlaytestOptions<'_>,
    tally: &Tally,
) -> Playtest {
    let mut endings: Vec<(String, u32)> =
        tally.endings.iter().map(|(ended, count)| (ending_words(game, ended), *count)).collect();
    endings.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    let board = game.board.routes.board();
    let place = |node: usize| {
        let rec = game.board.routes.nodes[node];
        let (games, times, lost) = tally.places.get(&node).copied().unwrap_or_default();
        let key = rec.key().unwrap_or_else(|| (node + 1).to_string());
        PlaceMet { key, title: rec.title().unwrap_or_default().to_owned(), games, times, lost }
    };
    Playtest {
        board: board.asset_key().to_string(),
        games: options.games,
        seed: options.seed,
        team: (0..game.rules.team).map(|member| game.member(member)).collect(),
        dice: !game.rules.names.is_empty(),
        endings,
        length: lengths(&tally.lengths),
        goals: goals(game, tally),
        met: met(compilation, game, tally),
        places: (0..game.board.routes.nodes.len()).map(place).collect(),
    }
}

fn ending_words(game: &Game<'_>, ended: &Ended) -> String {
    match ended {
        Ended::Ending(at) => game.procedure.ends[*at].name.clone(),
        Ended::Written => "ended by what is written".to_owned(),
        Ended::Unfinished => "given up, too long".to_owned(),
        Ended::Stuck => "nothing left to do".to_owned(),
        Ended::Endless(name) => format!("{name} leads to itself without end"),
    }
}

fn lengths(lengths: &BTreeMap<u32, u32>) -> (u32, u32, u32, f64) {
    let games: u64 = lengths.values().map(|count| u64::from(*count)).sum();
    let sum: u64 = lengths.iter().map(|(length, count)| u64::from(*length) * u64::from(*count)).sum();
    let mut left = games / 2;
    let middle = lengths.iter().find(|(_, count)| match left.checked_sub(u64::from(**count)) {
        Some(rest) => {
            left = rest;
            false
        }
        None => true,
    });
    let first = lengths.keys().next().copied().unwrap_or(0);
    let last = lengths.keys().next_back().copied().unwrap_or(0);
    (first, middle.map_or(last, |(length, _)| *length), last, sum as f64 / games.max(1) as f64)
}

/// Cards that ask for something, and in how many games they were dealt with.
fn goals(game: &Game<'_>, tally: &Tally) -> Vec<Tried> {
    let Some(goals) = &game.procedure.goals else { return Vec::new() };
    let zone = game.procedure.zones.iter().position(|zone| zone.name == goals.zone);
    let cards = zone.map(|zone| game.vars.zones[zone].cards.as_slice()).unwrap_or_default();
    let tried = |card: &landfall_model::AssetId| {
        let rec = game.atlas.rec(*card);
        let games = tally.done.get(&card.0).copied().unwrap_or(0);
        let title = rec.title().map(|title| format!(" \"{title}\"")).unwrap_or_default();
        let name = format!("{}{title}", game.atlas.display(*card));
        Tried { sort: rec.shape().name.clone(), name, games, times: games }
    };
    cards.iter().filter(|card| !game.atlas.asset(**card).external).map(tried).collect()
}

/// Everything that is written for the board, in the order of the content.
fn met(compilation: &Compilation, game: &Game<'_>, tally: &Tally) -> Vec<Tried> {
    let words = Words { game, sources: &compilation.sources };
    let mut all = Vec::new();
    let mut add = |rec: Rec<'_>, name: String| {
        let (games, times) = tally.met.get(&(rec.unit, rec.index)).copied().unwrap_or_default();
        all.push(Tried { sort: rec.shape().name.clone(), name, games, times });
    };
    play::each_written(game, &words, |rec, name, _| add(rec, name));
    all
}

/// The map of the board, the warmer the more games came there.
pub fn heat_map(compilation: &Compilation, played: &Playtest) -> Result<String, Trouble> {
    let Found::Asset(atlas, id) = find_asset(compilation, &played.board)? else {
        return Err(Trouble::new(format!("`{}` is no board", played.board)));
    };
    let mut drawing =
        landfall_draw::of_asset(atlas, id, |_| Vec::new(), &compilation.sources, &compilation.reports);
    let share = |part: u32, whole: u32| (u64::from(part) * 100 / u64::from(whole.max(1))) as u8;
    for node in &mut drawing.nodes {
        let Some(place) = played.places.iter().find(|place| place.key == node.id) else { continue };
        let heat = share(place.games, played.games);
        node.heat = Some(heat);
        node.spoilers = 0;
        node.lines = vec![format!("in {heat} % of games")];
        if place.lost > 0 {
            node.lines.push(format!("{} lost here", place.lost));
        }
    }
    drawing.description = format!("{} The warmer a place, the more games came there.", drawing.description);
    Ok(landfall_draw::svg(&drawing))
}

/// The map of a board with the way of a transcript: each place says in which lines somebody came there.
pub fn way_map(compilation: &Compilation, script: &Script) -> Result<String, Trouble> {
    let (title, came) = play::play_script(compilation, script, |game, played| {
        let key = |node: usize| game.board.routes.nodes[node].key().unwrap_or_else(|| (node + 1).to_string());
        let came: Vec<(usize, String)> = played.came.iter().map(|(line, node)| (*line, key(*node))).collect();
        (game.atlas.asset(game.board.routes.asset).key.to_string(), came)
    })?;
    let Found::Asset(atlas, id) = find_asset(compilation, &title)? else {
        return Err(Trouble::new(format!("`{title}` is no board")));
    };
    let mut drawing =
        landfall_draw::of_asset(atlas, id, |_| Vec::new(), &compilation.sources, &compilation.reports);
    for node in &mut drawing.nodes {
        let mut lines: Vec<usize> =
            came.iter().filter(|(_, key)| *key == node.id).map(|(line, _)| *line).collect();
        lines.dedup();
        if lines.is_empty() {
            continue;
        }
        let numbers: Vec<String> = lines.iter().take(6).map(usize::to_string).collect();
        let rest = if lines.len() > 6 { " ..." } else { "" };
        node.heat = Some(60);
        node.spoilers = 0;
        node.lines = vec![format!("line {}{rest}", numbers.join(", "))];
    }
    drawing.description =
        format!("{} Places where the transcript goes are warm, with its lines.", drawing.description);
    Ok(landfall_draw::svg(&drawing))
}
