//! Requests about play: which boards there are, a transcript is played, or a bot plays.

use landfall_project::Compilation;
use landfall_project::table::Game;
use landfall_project::table::bots::Bot;
use landfall_project::table::script::{Played, Script, Told, Wants, Wrong};
use landfall_project::table::stores::{self, StoreGame};
use landfall_project::table::words::Words;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::cursor::View;
use crate::message::Failure;
use crate::requests::own::words;

#[derive(Deserialize)]
pub(super) struct Nothing {}

/// The boards that can be played on, with who goes along unless somebody is named.
pub(super) fn boards(view: &View<'_>, _: Nothing) -> Value {
    let compilation = view.compilation();
    let board = |(name, pack): (String, usize)| {
        let who = landfall_project::who_plays(compilation, &name).unwrap_or_default();
        json!({
            "name": name, "pack": compilation.packs[pack].name, "team": who.usual, "known": who.known,
            "players": who.players,
        })
    };
    landfall_project::boards(compilation).into_iter().map(board).collect()
}

#[derive(Deserialize)]
pub(super) struct Wanted {
    script: String,
    /// The language in which pages are read.
    locale: Option<String>,
    /// Lines of pages are broken at this many letters.
    width: Option<usize>,
}

/// Plays a transcript: what is wrong with it, what happened, what lies where then, and the lines that may follow.
pub(super) fn play(view: &View<'_>, wanted: Wanted) -> Result<Value, Failure> {
    let script = match Script::parse(&wanted.script) {
        Ok(script) => script,
        Err(wrong) => return Ok(json!({ "wrong": fault(&wrong) })),
    };
    let compilation = view.compilation();
    let refused = |why: landfall_project::Trouble| Failure::refused(why.to_string());
    if landfall_project::plays_by_stores(compilation, &script.board).map_err(refused)? {
        return with_stores(compilation, &script);
    }
    let played =
        landfall_project::play_script(compilation, &script, |game, played| seen(view, &wanted, game, played));
    played.map_err(refused)
}

fn fault(wrong: &Wrong) -> Value {
    json!({ "line": wrong.line, "message": wrong.message })
}

fn seen<'a>(view: &View<'_>, wanted: &Wanted, game: &Game<'a>, played: &Played<'a>) -> Value {
    let words = Words { game, sources: &view.compilation().sources };
    let vars = game.vars.all.iter().zip(&played.state).filter(|(var, value)| **value != var.start);
    let state: Map<String, Value> =
        vars.map(|(var, value)| (var.name.clone(), Value::from(*value))).collect();
    let mut options: Vec<(String, String)> = Vec::new();
    let mut choice = Value::Null;
    match &played.wants {
        Wants::Offers(offers) => {
            // Two members of a team without names may do the same.
            for (offer, line) in offers {
                if !options.iter().any(|(known, _)| known == line) {
                    options.push((line.clone(), words.offer_note(*offer)));
                }
            }
        }
        Wants::Choice { who, about, options: open } => {
            choice = json!({ "who": who, "about": about });
            options.extend(open.iter().map(|option| (format!("choose {option}"), String::new())));
        }
    }
    let told: Vec<Value> = played
        .told
        .iter()
        .map(|(line, told)| {
            let mut event = event(view, wanted, game, told);
            event["line"] = json!(line);
            event
        })
        .collect();
    let (options, notes): (Vec<String>, Vec<String>) = options.into_iter().unzip();
    json!({
        "wrong": played.wrong.as_ref().map(fault), "told": told, "table": words.board(&played.state),
        "state": state, "choice": choice, "options": options, "notes": notes,
    })
}

/// A page as a player reads it, a rule that people carry out, or a line.
fn event(view: &View<'_>, wanted: &Wanted, game: &Game<'_>, told: &Told<'_>) -> Value {
    match told {
        Told::Line(text) => json!({ "text": text }),
        Told::ByHand(rec) => {
            let shape = rec.shape();
            let why = shape.by_hand.as_deref().unwrap_or("a rule in words");
            let name = shape.names.get("en").unwrap_or(&shape.name);
            json!({ "text": format!("by hand: {name} ({why})") })
        }
        Told::Page(rec) => {
            let name = rec.owner().map(|owner| game.atlas.display(owner)).unwrap_or_default();
            let page = words(view, &name, wanted.locale.as_deref(), wanted.width);
            json!({ "page": name, "text": page.map_or_else(|why| why.to_string(), |page| page.text) })
        }
    }
}

fn with_stores(compilation: &Compilation, script: &Script) -> Result<Value, Failure> {
    let played =
        landfall_project::with_stores(compilation, &script.board, &script.team, script.players, |game| {
            let played = stores::script::play(game, script);
            let how = played.way.as_ref().map(|way| format!(": {way}")).unwrap_or_default();
            let over = played.over.then(|| format!("the game is over{how}"));
            let told: Vec<Value> = over.iter().map(|text| json!({ "line": 0, "text": text })).collect();
            let vars = game.vars.iter().zip(&played.state).filter(|(var, value)| **value != var.start);
            let state: Map<String, Value> =
                vars.map(|(var, value)| (var.name.clone(), Value::from(*value))).collect();
            let notes: Vec<String> = played.options.iter().map(|line| title_in(game, line)).collect();
            json!({
                "wrong": played.wrong.as_ref().map(fault), "told": told,
                "table": stores_table(game, &played.state), "state": state,
                "choice": played.about.as_ref().map(|about| json!({ "who": null, "about": about })),
                "options": played.options, "notes": notes,
            })
        });
    played.map_err(|why| Failure::refused(why.to_string()))
}

/// What is no longer as it was in the beginning, a line for each store.
fn stores_table(game: &StoreGame<'_>, state: &[u16]) -> Vec<String> {
    let mut table: Vec<(&str, Vec<String>)> = Vec::new();
    for (at, (var, now)) in
        game.vars.iter().zip(state).enumerate().filter(|(_, (var, now))| var.start != **now)
    {
        let (store, value) = (game.store_of(at), game.shown(at, *now));
        let place = var.name.strip_prefix(store).unwrap_or(&var.name).trim();
        let entry = if place.is_empty() { value } else { format!("{place} = {value}") };
        match table.last_mut().filter(|(known, _)| *known == store) {
            Some((_, entries)) => entries.push(entry),
            None => table.push((store, vec![entry])),
        }
    }
    table.into_iter().map(|(store, entries)| format!("{store}: {}", entries.join(", "))).collect()
}

/// The title of the first card that a line names.
fn title_in(game: &StoreGame<'_>, line: &str) -> String {
    let title = |word: &str| {
        let key = word.split('.').next()?;
        let id = game.atlas.ids().find(|id| &*game.atlas.asset(*id).key == key)?;
        game.atlas.rec(id).title().map(str::to_owned)
    };
    line.split(' ').find_map(title).unwrap_or_default()
}

#[derive(Deserialize)]
pub(super) struct BotWanted {
    board: String,
    #[serde(default)]
    team: Vec<String>,
    bot: Option<String>,
    seed: u64,
}

/// The game of a bot, as a transcript.
pub(super) fn playtest(view: &View<'_>, wanted: BotWanted) -> Result<Value, Failure> {
    let bot = match wanted.bot.as_deref() {
        Some("random") => Bot::Random,
        None | Some("curious") => Bot::Curious,
        Some("careful") => Bot::Careful,
        Some(other) => return Err(Failure::refused(format!("there is no bot `{other}`"))),
    };
    let compilation = view.compilation();
    let transcript =
        landfall_project::bot_transcript(compilation, &wanted.board, &wanted.team, bot, wanted.seed);
    match transcript {
        Ok(script) => Ok(json!({ "script": script })),
        Err(why) => Err(Failure::refused(why.to_string())),
    }
}
