//! What bots met, as text, CSV, JSON and a page.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use landfall_project::{Playtest, Tried};
use serde_json::json;

/// The rarest things are the most telling ones; a screen holds so many.
const RAREST: usize = 12;

fn percent(part: u32, whole: u32) -> String {
    format!("{:.1} %", f64::from(part) * 100.0 / f64::from(whole.max(1)))
}

fn head(played: &Playtest, bot: &str) -> String {
    let (first, count) = (played.seed, u64::from(played.games));
    let last = first.wrapping_add(count.saturating_sub(1));
    format!(
        "{}: {count} games by {bot} bots ({}), seeds {first} to {last}",
        played.board,
        played.team.join(", ")
    )
}

const NO_DICE: &str = "nobody's dice are among the packs: any outcome of a roll is as likely as another";

/// How much of each sort of thing was met, in the order of the content.
fn sorts(met: &[Tried]) -> Vec<(&str, usize, usize)> {
    let mut sorts: Vec<(&str, usize, usize)> = Vec::new();
    for tried in met {
        let at = sorts.iter().position(|(sort, ..)| *sort == tried.sort).unwrap_or_else(|| {
            sorts.push((&tried.sort, 0, 0));
            sorts.len() - 1
        });
        sorts[at].1 += usize::from(tried.games > 0);
        sorts[at].2 += 1;
    }
    sorts
}

pub fn text(played: &Playtest, bot: &str) -> String {
    let mut out = format!("{}\n", head(played, bot));
    if !played.dice {
        let _ = writeln!(out, "{NO_DICE}");
    }
    out.push_str("\nhow games ended\n");
    for (name, games) in &played.endings {
        let _ = writeln!(out, "  {name:32} {games:>8} {:>9}", percent(*games, played.games));
    }
    let (shortest, middle, longest, mean) = played.length;
    let _ = writeln!(
        out,
        "\nthings done in a game: {shortest} to {longest}, half of the games up to {middle}, {mean:.1} on average"
    );
    if !played.goals.is_empty() {
        out.push_str("\nno longer on the board at the end, done or lost\n");
        for goal in &played.goals {
            let _ = writeln!(
                out,
                "  {:32} {:>8} {:>9}",
                goal.name,
                goal.games,
                percent(goal.games, played.games)
            );
        }
    }
    let mut lost: Vec<_> = played.places.iter().filter(|place| place.lost > 0).collect();
    lost.sort_by_key(|place| std::cmp::Reverse(place.lost));
    if !lost.is_empty() {
        out.push_str("\nwhere members of teams were when a game was lost\n");
        for place in lost.iter().take(RAREST) {
            let _ = writeln!(out, "  {:32} {:>8}", format!("{} {}", place.key, place.title), place.lost);
        }
    }
    out.push_str("\nmet in some game\n");
    for (sort, met, all) in sorts(&played.met) {
        let _ = writeln!(out, "  {sort:32} {met} of {all}");
    }
    let mut rare: Vec<&Tried> = played.met.iter().filter(|tried| tried.games > 0).collect();
    rare.sort_by_key(|tried| tried.games);
    out.push_str("\nrarest\n");
    for tried in rare.iter().take(RAREST) {
        let name = format!("{} {}", tried.sort, tried.name);
        let _ = writeln!(out, "  {name:52} {:>6} {:>9}", tried.games, percent(tried.games, played.games));
    }
    out
}

fn quoted(text: &str) -> String {
    // A spreadsheet must not take a title for a formula.
    let guard = if text.starts_with(['=', '+', '-', '@', '\t']) { "'" } else { "" };
    match text.contains([',', '"', '\n', '\r']) || !guard.is_empty() {
        true => format!("\"{guard}{}\"", text.replace('"', "\"\"")),
        false => text.to_owned(),
    }
}

pub fn csv(played: &Playtest) -> String {
    let mut out = String::from("sort,name,games,times,lost\n");
    for (name, games) in &played.endings {
        let _ = writeln!(out, "ending,{},{games},{games},", quoted(name));
    }
    for goal in &played.goals {
        let _ = writeln!(out, "gone,{},{},{},", quoted(&goal.name), goal.games, goal.times);
    }
    for place in &played.places {
        let name = quoted(&format!("{} {}", place.key, place.title));
        let _ = writeln!(out, "place,{name},{},{},{}", place.games, place.times, place.lost);
    }
    for tried in &played.met {
        let _ =
            writeln!(out, "{},{},{},{},", quoted(&tried.sort), quoted(&tried.name), tried.games, tried.times);
    }
    out
}

pub fn json(played: &Playtest, bot: &str) -> String {
    let (shortest, middle, longest, mean) = played.length;
    let tried = |tried: &Tried| json!({ "sort": tried.sort, "name": tried.name, "games": tried.games, "times": tried.times });
    let place = |place: &landfall_project::PlaceMet| json!({ "key": place.key, "title": place.title, "games": place.games, "times": place.times, "lost": place.lost });
    let endings: BTreeMap<&str, u32> =
        played.endings.iter().map(|(name, games)| (name.as_str(), *games)).collect();
    let document = json!({
        "board": played.board, "bot": bot, "games": played.games, "seed": played.seed, "team": played.team, "dice": played.dice,
        "endings": endings,
        "length": { "shortest": shortest, "middle": middle, "longest": longest, "mean": mean },
        "goals": played.goals.iter().map(tried).collect::<Vec<_>>(),
        "places": played.places.iter().map(place).collect::<Vec<_>>(),
        "met": played.met.iter().map(tried).collect::<Vec<_>>(),
    });
    format!("{document:#}\n")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1d2733;background:#fbfaf6}\
table{border-collapse:collapse;margin:1rem 0}th,td{padding:.2rem .8rem;text-align:left;border-bottom:1px solid #c3c9d0}\
td.n{text-align:right}svg{max-width:100%;height:auto}\
@media (prefers-color-scheme:dark){body{color:#e8edf2;background:#12181f}th,td{border-color:#3b4855}}";

fn table(out: &mut String, title: &str, columns: &[&str], rows: impl Iterator<Item = Vec<String>>) {
    let _ = writeln!(out, "<h2>{}</h2>\n<table>\n<thead><tr>", escaped(title));
    columns.iter().for_each(|column| out.push_str(&format!("<th scope=\"col\">{}</th>", escaped(column))));
    out.push_str("</tr></thead>\n<tbody>\n");
    for row in rows {
        out.push_str("<tr>");
        for cell in row {
            let class = if cell.starts_with(|c: char| c.is_ascii_digit()) { " class=\"n\"" } else { "" };
            let _ = write!(out, "<td{class}>{}</td>", escaped(&cell));
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody>\n</table>\n");
}

pub fn html(played: &Playtest, bot: &str, map: &str) -> String {
    let title = escaped(&head(played, bot));
    let mut out = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
    );
    if !played.dice {
        let _ = writeln!(out, "<p>{}</p>", escaped(NO_DICE));
    }
    let share = |games: u32| percent(games, played.games);
    let endings =
        played.endings.iter().map(|(name, games)| vec![name.clone(), games.to_string(), share(*games)]);
    table(&mut out, "How games ended", &["Ending", "Games", "Share"], endings);
    let (shortest, middle, longest, mean) = played.length;
    let _ = writeln!(
        out,
        "<p>Things done in a game: {shortest} to {longest}, half of the games up to {middle}, {mean:.1} on average.</p>"
    );
    let goals =
        played.goals.iter().map(|goal| vec![goal.name.clone(), goal.games.to_string(), share(goal.games)]);
    table(&mut out, "No longer on the board at the end, done or lost", &["Card", "Games", "Share"], goals);
    let _ = writeln!(out, "<h2>Where games went</h2>\n{map}");
    let places = played.places.iter().map(|place| {
        let name = format!("{} {}", place.key, place.title);
        vec![
            format!("at {name}"),
            place.games.to_string(),
            share(place.games),
            place.times.to_string(),
            place.lost.to_string(),
        ]
    });
    table(&mut out, "Places", &["Place", "Games", "Share", "Times", "Lost there"], places);
    let met = played.met.iter().map(|tried| {
        vec![
            tried.sort.clone(),
            tried.name.clone(),
            tried.games.to_string(),
            share(tried.games),
            tried.times.to_string(),
        ]
    });
    table(&mut out, "Cards, pages, rows and choices", &["Sort", "Name", "Games", "Share", "Times"], met);
    out.push_str("</body>\n</html>\n");
    out
}
