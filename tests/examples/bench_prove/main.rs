//! How long it takes to prove things: `just bench-prove`.
//!
//! Prints CPU seconds of this process, which a busy machine does not change much.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

mod planets;

use landfall_project::proofs::ask::Question;
use landfall_project::table::bots::Bot;
use landfall_project::{
    OddsQuestion, Options, PlaytestOptions, ProveOptions, compile, odds, playtest, prove,
};
use landfall_prove::{Explorer, Limits, Values};

fn main() {
    println!("shipped boards, all questions");
    println!(
        "{:>14} {:>5} {:>9} {:>11} {:>8} {:>9} {:>7}",
        "board", "team", "landings", "states", "nodes", "commands", "CPU s"
    );
    for (pack, team) in [("content/glasswake", 1), ("content/starter-kit", 1), ("content/starter-kit", 2)] {
        for again in [false, true] {
            shipped(pack, team, again);
        }
    }
    println!("\nmade-up planets, all landings");
    println!(
        "{:>8} {:>10} {:>9} {:>11} {:>8} {:>8} {:>7}",
        "sectors", "variables", "commands", "states", "nodes", "reach s", "all s"
    );
    for sectors in [10, 20, 40, 60, 80] {
        made_up(sectors);
    }
    println!(
        "\nglasswake with the crew boards of starter-kit: games of bots, and the odds of a check with five dice"
    );
    bots();
    five_dice();
}

/// Ten thousand games of each bot, on all processors; seconds are those of all of them together.
fn bots() {
    let packs =
        ["content/glasswake", "content/starter-kit"].map(|pack| landfall_tests::repository().join(pack));
    let compilation = compile(&packs, &Options::default()).unwrap();
    for (bot, name) in [(Bot::Random, "random"), (Bot::Curious, "curious"), (Bot::Careful, "careful")] {
        let options = PlaytestOptions {
            board: "glasswake",
            team: &[],
            bot,
            games: 10_000,
            players: None,
            seed: 1,
            most_steps: 1_000,
            watch: None,
        };
        let begin = cpu_seconds();
        let played = playtest(&compilation, &options).unwrap();
        let seconds = cpu_seconds() - begin;
        assert_eq!(played.endings.iter().map(|(_, games)| games).sum::<u32>(), 10_000);
        println!("{name:>8}: 10000 games, {:.1} things done in each, {seconds:.2} CPU s", played.length.3);
    }
}

/// The mean of a hundred askings, because one is shorter than the clock.
fn five_dice() {
    let packs =
        ["content/glasswake", "content/starter-kit"].map(|pack| landfall_tests::repository().join(pack));
    let compilation = compile(&packs, &Options::default()).unwrap();
    let question = OddsQuestion {
        card: "P901".to_owned(),
        team: vec!["engineering".to_owned()],
        ..OddsQuestion::default()
    };
    let begin = cpu_seconds();
    for _ in 0..100 {
        assert_eq!(odds(&compilation, &question).unwrap().len(), 1);
    }
    println!(
        "{:>8}: {:.2} CPU ms for the five dice of engineering on P901",
        "odds",
        (cpu_seconds() - begin) * 10.0
    );
}

fn shipped(pack: &str, team: usize, again: bool) {
    let path = landfall_tests::repository().join(pack);
    let mut compilation = compile(&[path], &Options::default()).unwrap();
    let begin = cpu_seconds();
    let limits = Limits::default();
    let options = ProveOptions { board: None, questions: &Question::ALL, team, again, exact: false, limits };
    for proof in prove(&mut compilation, &Options::default(), &options).unwrap() {
        let landings = if again { "all" } else { "1" };
        let seconds = cpu_seconds() - begin;
        println!(
            "{:>14} {team:>5} {landings:>9} {:>11.4e} {:>8} {:>9} {seconds:>7.2}",
            proof.board, proof.states, proof.nodes, proof.commands
        );
    }
}

fn made_up(sectors: usize) {
    let planet = planets::planet(sectors);
    let begin = cpu_seconds();
    let mut explorer = Explorer::new(&planet.system, Limits::default()).unwrap().unwrap();
    let reached = explorer.reached();
    let reach = cpu_seconds() - begin;
    for (var, value) in &planet.goals {
        let goal = explorer.having(vec![(*var, Values::one(*value))]).unwrap();
        let lost = explorer.cut_off(reached, goal).unwrap();
        assert!(explorer.is_empty(lost), "the planet is sound");
        assert!(explorer.trace(goal).unwrap().is_some());
    }
    for command in &planet.system.commands {
        let fires = explorer.where_fires(reached, command).unwrap();
        assert!(!explorer.is_empty(fires), "everything happens");
    }
    explorer.may_repeat().unwrap();
    let all = cpu_seconds() - begin;
    let commands = format!("{}>{}", planet.system.commands.len(), explorer.merged());
    let (states, nodes) = (explorer.count(reached).about, explorer.nodes(reached));
    let variables = planet.system.variables.len();
    println!("{sectors:>8} {variables:>10} {commands:>9} {states:>11.3e} {nodes:>8} {reach:>8.2} {all:>7.2}");
}

/// Seconds of CPU this process has used, in user mode.
fn cpu_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let fields: Vec<&str> = stat[stat.rfind(')').unwrap() + 2..].split(' ').collect();
    fields[11].parse::<f64>().unwrap() / 100.0
}
