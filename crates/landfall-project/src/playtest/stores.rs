//! Many games of stores and rules.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};

use landfall_play::bots::Bot;
use landfall_play::script::Script;
use landfall_play::stores::bots::{BotGame, Ended, Likes, bot_game};
use landfall_play::stores::{StoreGame, Val};
use rayon::prelude::*;

use super::{PlaceMet, Playtest, PlaytestOptions, Tried, lengths};
use crate::play::{stores_name, stores_written, with_stores};
use crate::{Compilation, Trouble};

/// Lines that one thing done may have: what is chosen on the way is a line too.
const LINES: usize = 20;

/// In how many games, and how often in all.
type Counts<K> = BTreeMap<K, (u32, u32)>;

/// Sums, so that it does not matter in which order games are played.
#[derive(Default)]
struct Tally {
    endings: BTreeMap<String, u32>,
    lengths: BTreeMap<u32, u32>,
    records: Counts<(u32, u32)>,
    rules: Counts<usize>,
    offers: Counts<(usize, usize)>,
    places: Counts<usize>,
}

fn count<K: Ord + Copy>(counts: &mut Counts<K>, met: impl IntoIterator<Item = (K, u32)>) {
    for (key, times) in met {
        let known = counts.entry(key).or_default();
        *known = (known.0 + 1, known.1 + times);
    }
}

fn join<K: Ord + Copy>(into: &mut Counts<K>, from: Counts<K>) {
    for (key, (games, times)) in from {
        let known = into.entry(key).or_default();
        *known = (known.0 + games, known.1 + times);
    }
}

impl Tally {
    fn add(mut self, game: &StoreGame<'_>, places: &[(String, Vec<usize>)], played: BotGame) -> Self {
        *self.endings.entry(ending(&played.ended)).or_default() += 1;
        let done: u32 = played.met.offers.values().sum();
        *self.lengths.entry(done).or_default() += 1;
        count(&mut self.records, played.met.records);
        count(&mut self.rules, played.met.rules);
        count(&mut self.offers, played.met.offers);
        for (at, (_, vars)) in places.iter().enumerate() {
            let changed = vars.iter().filter(|var| played.state[**var] != game.vars[**var].start).count();
            if changed > 0 {
                count(&mut self.places, [(at, changed as u32)]);
            }
        }
        self
    }

    fn merge(mut self, other: Self) -> Self {
        other.endings.into_iter().for_each(|(key, count)| *self.endings.entry(key).or_default() += count);
        other.lengths.into_iter().for_each(|(key, count)| *self.lengths.entry(key).or_default() += count);
        join(&mut self.records, other.records);
        join(&mut self.rules, other.rules);
        join(&mut self.offers, other.offers);
        join(&mut self.places, other.places);
        self
    }
}

fn ending(ended: &Ended) -> String {
    match ended {
        Ended::Over(Some(way)) => way.clone(),
        Ended::Over(None) => "over".to_owned(),
        Ended::Stuck(who) if who.is_empty() => "nothing left to do".to_owned(),
        Ended::Stuck(who) => format!("nothing left to do for {who}"),
        Ended::Unfinished => "given up, too long".to_owned(),
        Ended::Fault(why) => format!("the rules cannot be played: {why}"),
    }
}

fn likes(bot: Bot) -> Result<Likes, Trouble> {
    match bot {
        Bot::Random => Ok(Likes::Anything),
        Bot::Curious => Ok(Likes::New),
        Bot::Careful => Err(Trouble::new(
            "games of stores and rules have no careful bots: write `--bot random` or `--bot curious`",
        )),
    }
}

pub(super) fn playtest(
    compilation: &Compilation,
    options: &PlaytestOptions<'_>,
) -> Result<Playtest, Trouble> {
    let likes = likes(options.bot)?;
    with_stores(compilation, options.board, options.team, options.players, |game| {
        let places = places(game);
        let over = AtomicU32::new(0);
        let one = |at: u32| {
            let seed = options.seed.wrapping_add(u64::from(at));
            let played = bot_game(game, likes, seed, options.most_steps as usize * LINES, &|| false);
            if let Some(watch) = options.watch {
                watch(over.fetch_add(1, Ordering::Relaxed) + 1);
            }
            played
        };
        let tally = (0..options.games)
            .into_par_iter()
            .fold(Tally::default, |tally, at| tally.add(game, &places, one(at)))
            .reduce(Tally::default, Tally::merge);
        summary(game, options, &places, &tally)
    })
}

/// Places of the board and of round maps, and what is counted there.
fn places(game: &StoreGame<'_>) -> Vec<(String, Vec<usize>)> {
    let mut all: Vec<(String, Vec<usize>)> = Vec::new();
    for (at, keys) in game.keys() {
        for key in keys.iter().filter(|key| is_place(game, key)) {
            let name = game.label(key);
            match all.iter_mut().find(|(known, _)| *known == name) {
                Some((_, vars)) => vars.push(at),
                None => all.push((name, vec![at])),
            }
        }
    }
    all
}

fn is_place(game: &StoreGame<'_>, key: &Val) -> bool {
    match key {
        Val::Word(word) => {
            let mut maps = game.atlas.schema.vocabularies.iter().filter(|vocab| vocab.polar.is_some());
            maps.any(|vocab| vocab.index.contains_key(&**word))
        }
        Val::Thing(unit, index) => game.rec(*unit, *index).owner() == Some(game.board),
        _ => false,
    }
}

fn summary(
    game: &StoreGame<'_>,
    options: &PlaytestOptions<'_>,
    places: &[(String, Vec<usize>)],
    tally: &Tally,
) -> Playtest {
    let mut endings: Vec<(String, u32)> =
        tally.endings.iter().map(|(ended, count)| (ended.clone(), *count)).collect();
    endings.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    let mut met = Vec::new();
    let tried = |sort: &str, name: String, found: Option<&(u32, u32)>| {
        let (games, times) = found.copied().unwrap_or_default();
        Tried { sort: sort.to_owned(), name, games, times }
    };
    let seats = if game.together { 1 } else { game.seats.len() };
    for seat in 0..seats {
        for (at, offer) in game.rules.offers.iter().enumerate() {
            let name = match game.together {
                true => offer.name.clone(),
                false => format!("{} {}", game.seat(seat), offer.name),
            };
            met.push(tried("offer", name, tally.offers.get(&(seat, at))));
        }
    }
    for (at, rule) in game.rules.rules.iter().enumerate() {
        met.push(tried("rule", rule.name.clone(), tally.rules.get(&at)));
    }
    for (rec, verbs) in stores_written(game) {
        // Effects of one card happen together, or one of several does: the most frequent one says how often.
        let counts = verbs.iter().filter_map(|verb| tally.records.get(&(verb.unit, verb.index)));
        let most = counts.max();
        met.push(tried(&rec.shape().name, stores_name(game, rec), most));
    }
    let place = |(at, (key, _)): (usize, &(String, Vec<usize>))| {
        let (games, times) = tally.places.get(&at).copied().unwrap_or_default();
        PlaceMet { key: key.clone(), title: String::new(), games, times, lost: 0 }
    };
    Playtest {
        board: game.atlas.asset(game.board).key.to_string(),
        games: options.games,
        seed: options.seed,
        team: (0..game.seats.len()).map(|seat| game.seat(seat)).collect(),
        dice: true,
        endings,
        length: lengths(&tally.lengths),
        goals: Vec::new(),
        met,
        places: places.iter().enumerate().map(place).collect(),
    }
}

/// The transcript of the game with this seed.
pub(super) fn transcript(
    compilation: &Compilation,
    board: &str,
    team: &[String],
    bot: Bot,
    seed: u64,
) -> Result<String, Trouble> {
    let likes = likes(bot)?;
    with_stores(compilation, board, team, None, |game| {
        let played = bot_game(game, likes, seed, 100_000, &|| false);
        written(game, seed, false, &played.lines, &played.ended)
    })
}

/// A game as lines that play again.
pub(crate) fn written(
    game: &StoreGame<'_>,
    seed: u64,
    any_dice: bool,
    lines: &[String],
    ended: &Ended,
) -> String {
    let board = game.atlas.asset(game.board).key.to_string();
    let team = (0..game.seats.len()).map(|seat| game.seat(seat)).collect();
    let players = (game.players != game.seats.len()).then_some(game.players);
    let script = Script { board, team, players, seed, any_dice, ..Script::default() };
    let mut text = format!("{}\n", script.head());
    lines.iter().for_each(|line| text.push_str(&format!("{line}\n")));
    match ended {
        Ended::Over(Some(way)) => text.push_str(&format!("expect over = {way}\n")),
        Ended::Over(None) => text.push_str("expect over\n"),
        _ => {}
    }
    text
}
