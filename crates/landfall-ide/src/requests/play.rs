//! Requests about play: a transcript is played, or a bot plays.

use landfall_project::table::bots::Bot;
use landfall_project::table::script::{Script, Wants};
use landfall_project::table::words::Words;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::cursor::View;
use crate::message::Failure;

#[derive(Deserialize)]
pub(super) struct Played {
    script: String,
}

/// Plays a transcript: what is wrong with it, what lies where then, and the lines that may follow.
pub(super) fn play(view: &View<'_>, wanted: Played) -> Result<Value, Failure> {
    let script = match Script::parse(&wanted.script) {
        Ok(script) => script,
        Err(wrong) => return Ok(json!({ "wrong": { "line": wrong.line, "message": wrong.message } })),
    };
    let compilation = view.compilation();
    let played = landfall_project::play_script(compilation, &script, |game, played| {
        let words = Words { game, sources: &compilation.sources };
        let vars = game.vars.all.iter().zip(&played.state).filter(|(var, value)| **value != var.start);
        let state: Map<String, Value> =
            vars.map(|(var, value)| (var.name.clone(), Value::from(*value))).collect();
        let options: Vec<String> = match &played.wants {
            Wants::Offers(offers) => offers.iter().map(|(_, line)| line.clone()).collect(),
            Wants::Choice { options, .. } => {
                options.iter().map(|option| format!("choose {option}")).collect()
            }
        };
        let wrong =
            played.wrong.as_ref().map(|wrong| json!({ "line": wrong.line, "message": wrong.message }));
        json!({ "wrong": wrong, "table": words.board(&played.state), "state": state, "options": options })
    });
    played.map_err(|why| Failure::refused(why.to_string()))
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
