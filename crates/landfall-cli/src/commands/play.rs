//! `landfall play`: a board in the terminal, from a transcript or line by line.

use std::io::{self, BufRead};
use std::path::{Path, PathBuf};

use clap::Args;
use landfall_project::table::Game;
use landfall_project::table::script::{Played, Script, Told, Wants};
use landfall_project::table::stores::{self, StoreGame};
use landfall_project::table::words::Words;
use landfall_project::{
    Compilation, Options, Trouble, compile, packs_beside, play_script, plays_by_stores, read_text, team_of,
    text_in_lines, with_stores, write_atomic,
};

use crate::args::{PackArguments, SchemaArguments};
use crate::{Outcome, out};

/// How wide pages are.
const WIDTH: usize = 88;

/// Play a board in the terminal
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall play glasswake --seed 7                  line by line
  landfall play glasswake --any-dice                you say what the dice show
  landfall play glasswake --save first.play         and keep the transcript
  landfall play glasswake --locale it               read pages in Italian
  landfall play --script first.play                 play it again, and compare what it expects

Type the number of what you want to do. `look` shows what lies where, `undo` takes back the last line, `save FILE` writes the transcript, \
`hints off` leaves out what you may do, `quit` ends. The same seed and the same lines give the same game, everywhere.")]
pub struct Arguments {
    /// A board, or a pack with one board
    #[arg(value_name = "BOARD", required_unless_present = "script")]
    board: Option<String>,

    /// The dice fall the same way for the same number
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// Who goes along
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    team: Vec<String>,

    /// How many play, where the team can belong to several numbers of players
    #[arg(long, value_name = "N")]
    players: Option<usize>,

    /// You say what dice show
    #[arg(long)]
    any_dice: bool,

    /// Read pages in this language (default: the one they were written in)
    #[arg(long, value_name = "LOCALE")]
    locale: Option<String>,

    /// Play this transcript and compare what it expects
    #[arg(long, value_name = "FILE")]
    script: Option<PathBuf>,

    /// Write the transcript to this file at the end
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    #[command(flatten)]
    pack: PackArguments,

    #[command(flatten)]
    schema: SchemaArguments,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let options = Options { schema: arguments.schema.schema.clone(), ..Options::default() };
    let compilation = compile(&arguments.pack.paths(), &options)?;
    let spoken = Spoken { compilation: &compilation, options: &options, locale: arguments.locale.as_deref() };
    if let Some(path) = &arguments.script {
        return scripted(&spoken, path);
    }
    let board = arguments.board.clone().unwrap_or_default();
    let stores = plays_by_stores(&compilation, &board)?;
    let team = match stores {
        true => arguments.team.clone(),
        false => team_of(&compilation, &board, &arguments.team)?,
    };
    let script = Script {
        board,
        team,
        players: arguments.players,
        seed: arguments.seed,
        any_dice: arguments.any_dice,
        ..Script::default()
    };
    let mut talk = Talk { compilation: &compilation, spoken, script, stores, shown: 0, hints: true };
    talk.run()?;
    if let Some(path) = &arguments.save {
        talk.save(path)?;
    }
    Ok(Outcome::Fine)
}

fn scripted(spoken: &Spoken<'_>, path: &Path) -> Result<Outcome, Trouble> {
    let compilation = spoken.compilation;
    let text = read_text(path).map_err(|error| Trouble::path(path, &error))?;
    let place = |line: usize| format!("{}:{line}", path.display());
    let script = match Script::parse(&text) {
        Ok(script) => script,
        Err(wrong) => {
            out::print(&out::safe(&format!("{}: {}\n", place(wrong.line), wrong.message)))?;
            return Ok(Outcome::Denied);
        }
    };
    if plays_by_stores(compilation, &script.board)? {
        return stores_scripted(compilation, path, &script);
    }
    let (text, outcome) = play_script(compilation, &script, |game, played| {
        let mut text = String::new();
        let words = Words { game, sources: &compilation.sources };
        let mut line = 0;
        for (number, told) in &played.told {
            if *number != line {
                line = *number;
                let said = script.lines.iter().find(|(known, _)| known == number);
                text.push_str(&format!("\n> {}\n", said.map_or("", |(_, said)| said)));
            }
            text.push_str(&tell(spoken, game, told));
        }
        text.push('\n');
        for line in words.board(&played.state) {
            text.push_str(&format!("{line}\n"));
        }
        match &played.wrong {
            Some(wrong) => {
                text.push_str(&format!("\n{}: {}\n", place(wrong.line), wrong.message));
                (text, Outcome::Denied)
            }
            None => {
                let lines = script.lines.len();
                text.push_str(&format!("\nplayed {lines} lines; {} expectations hold\n", played.expected));
                (text, Outcome::Fine)
            }
        }
    })?;
    out::print(&out::safe(&text))?;
    Ok(outcome)
}

/// The language in which pages are read; lines of a transcript are the same in all of them.
struct Spoken<'o> {
    compilation: &'o Compilation,
    options: &'o Options,
    locale: Option<&'o str>,
}

impl Spoken<'_> {
    /// A page as a player reads it in that language.
    fn page(&self, name: &str) -> Option<String> {
        let text = text_in_lines(self.compilation, name, Some(self.locale?), WIDTH, self.options).ok()?.text;
        Some(text.lines().map(|line| format!("  {line}\n")).collect())
    }
}

fn tell(spoken: &Spoken<'_>, game: &Game<'_>, told: &Told<'_>) -> String {
    match told {
        Told::Line(line) => format!("  {line}\n"),
        Told::Page(rec) => {
            let page = rec.owner().and_then(|owner| spoken.page(&game.atlas.display(owner)));
            if let Some(page) = page {
                return format!("\n{page}");
            }
            let name = rec.owner().map(|owner| game.atlas.display(owner)).unwrap_or_default();
            let mut text = format!("\n  {name}  {}\n", rec.title().unwrap_or_default());
            let texts = rec.fields().filter_map(|field| field.text());
            for part in texts.skip_while(|text| Some(text.value) == rec.title()) {
                for paragraph in part.value.split("\n\n") {
                    text.push_str(&folded(paragraph));
                }
            }
            text
        }
        Told::ByHand(rec) => {
            let why = rec.shape().by_hand.clone().unwrap_or_else(|| "a rule in words".to_owned());
            format!("  by hand: {} ({why})\n", rec.shape().names.get("en").unwrap_or(&rec.shape().name))
        }
    }
}

/// A paragraph in lines of 90 letters.
fn folded(paragraph: &str) -> String {
    let (mut text, mut line) = (String::new(), String::from(" "));
    for word in paragraph.split_whitespace() {
        if line.chars().count() + word.chars().count() > 90 {
            text.push_str(&format!("{line}\n"));
            line = String::from(" ");
        }
        line.push(' ');
        line.push_str(word);
    }
    text.push_str(&format!("{line}\n"));
    text
}

/// The game so far is its transcript; every line plays it again.
struct Talk<'c> {
    compilation: &'c Compilation,
    spoken: Spoken<'c>,
    script: Script,
    stores: bool,
    /// How much of what happened has been shown.
    shown: usize,
    hints: bool,
}

impl Talk<'_> {
    fn run(&mut self) -> Result<(), Trouble> {
        let mut options = self.step(true)?;
        let stdin = io::stdin();
        let mut line = String::new();
        loop {
            out::print("> ")?;
            line.clear();
            let read = stdin.lock().read_line(&mut line);
            if read.map_err(|error| Trouble::new(format!("stdin: {error}")))? == 0 {
                return out::print("\n");
            }
            let said = line.trim();
            match said.split_once(' ').map_or((said, ""), |(word, rest)| (word, rest.trim())) {
                ("", _) => {}
                ("quit" | "q", _) => return Ok(()),
                ("look" | "l", _) => self.look()?,
                ("help" | "?", _) => out::print(HELP)?,
                ("hints", word) => {
                    self.hints = word != "off";
                    options = self.step(false)?;
                }
                ("undo" | "u", _) => {
                    if self.script.lines.pop().is_none() {
                        out::print("there is nothing to take back\n")?;
                    }
                    self.shown = usize::MAX;
                    options = self.step(false)?;
                }
                ("save", name) if !name.is_empty() => self.save(Path::new(name))?,
                _ => {
                    let number = said.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                    let line = match number {
                        Some(at) => options.get(at).cloned(),
                        None => Some(said.to_owned()),
                    };
                    let Some(line) = line else {
                        out::print(&format!("there are only {} things to choose from\n", options.len()))?;
                        continue;
                    };
                    let number = self.script.lines.len() + 2;
                    self.script.lines.push((number, line));
                    options = self.step(false)?;
                }
            }
        }
    }

    /// Plays the transcript, shows what is new, and gives the lines that may follow.
    fn step(&mut self, first: bool) -> Result<Vec<String>, Trouble> {
        if self.stores {
            return self.stores_step();
        }
        let mut shown = self.shown;
        let (text, options, wrong) = play_script(self.compilation, &self.script, |game, played| {
            let mut text = String::new();
            for (_, told) in played.told.iter().skip(shown.min(played.told.len())) {
                text.push_str(&tell(&self.spoken, game, told));
            }
            shown = played.told.len();
            if let Some(wrong) = &played.wrong {
                text.push_str(&format!("{}\n", wrong.message));
            }
            let options = self.options(game, played, &mut text, first);
            (text, options, played.wrong.is_some())
        })?;
        out::print(&out::safe(&text))?;
        self.shown = shown;
        if wrong {
            // A line that does not fit is forgotten.
            self.script.lines.pop();
            return self.step(false);
        }
        Ok(options)
    }

    fn options(&self, game: &Game<'_>, played: &Played<'_>, text: &mut String, first: bool) -> Vec<String> {
        let words = Words { game, sources: &self.compilation.sources };
        let mut lines: Vec<(String, String)> = Vec::new();
        match &played.wants {
            Wants::Offers(offers) => {
                let mut said = std::collections::BTreeSet::new();
                for (offer, line) in offers.iter().filter(|(_, line)| said.insert(line.clone())) {
                    let note = words.offer_note(*offer);
                    let shown = if note.is_empty() { line.clone() } else { format!("{line}   ({note})") };
                    lines.push((line.clone(), shown));
                }
                if offers.is_empty() && !first {
                    text.push_str("nothing is left to do\n");
                }
            }
            Wants::Choice { who, about, options } => {
                let who = who.as_ref().map(|who| format!("{who}, ")).unwrap_or_default();
                text.push_str(&format!("{who}{about}: choose\n"));
                lines.extend(options.iter().map(|option| (format!("choose {option}"), option.clone())));
            }
        }
        if self.hints {
            for (at, (_, shown)) in lines.iter().enumerate() {
                text.push_str(&format!("{:3}  {shown}\n", at + 1));
            }
        }
        lines.into_iter().map(|(line, _)| line).collect()
    }

    fn stores_step(&mut self) -> Result<Vec<String>, Trouble> {
        let played = with_stores(
            self.compilation,
            &self.script.board,
            &self.script.team,
            self.script.players,
            |game| stores::script::play(game, &self.script),
        )?;
        let mut text = String::new();
        if let Some(wrong) = &played.wrong {
            // A line that does not fit is forgotten.
            text.push_str(&format!("{}\n", wrong.message));
            out::print(&out::safe(&text))?;
            self.script.lines.pop();
            return self.stores_step();
        }
        if let Some(about) = &played.about {
            text.push_str(&format!("{about}: choose\n"));
        }
        if played.over {
            match &played.way {
                Some(way) => text.push_str(&format!("the game is over: {way}\n")),
                None => text.push_str("the game is over; who wins is counted at the table\n"),
            }
        }
        if self.hints {
            for (at, line) in played.options.iter().enumerate() {
                text.push_str(&format!("{:3}  {}\n", at + 1, line.strip_prefix("choose ").unwrap_or(line)));
            }
        }
        out::print(&out::safe(&text))?;
        Ok(played.options)
    }

    fn look(&self) -> Result<(), Trouble> {
        if self.stores {
            let (board, team) = (&self.script.board, &self.script.team);
            let text = with_stores(self.compilation, board, team, self.script.players, |game| {
                table_of(game, &stores::script::play(game, &self.script))
            })?;
            return out::print(&out::safe(&text));
        }
        let text = play_script(self.compilation, &self.script, |game, played| {
            let words = Words { game, sources: &self.compilation.sources };
            words.board(&played.state).join("\n") + "\n"
        })?;
        out::print(&out::safe(&text))
    }

    fn save(&self, path: &Path) -> Result<(), Trouble> {
        let script = &self.script;
        let with = match self.stores {
            true => Vec::new(),
            false => play_script(self.compilation, script, |game, _| packs_beside(self.compilation, game))?,
        };
        let mut text = format!("{}\n", Script { with, ..script.clone() }.head());
        script.lines.iter().for_each(|(_, line)| text.push_str(&format!("{line}\n")));
        write_atomic(path, text.as_bytes()).map_err(|error| Trouble::writing(path, &error))?;
        out::print(&format!("saved {}\n", path.display()))
    }
}

/// What is not as it was in the beginning, a line for each.
fn table_of(game: &StoreGame<'_>, played: &stores::script::Played) -> String {
    let changed =
        game.vars.iter().zip(&played.state).enumerate().filter(|(_, (var, now))| var.start != **now);
    changed.map(|(at, (var, now))| format!("{}: {}\n", var.name, game.shown(at, *now))).collect()
}

fn stores_scripted(compilation: &Compilation, path: &Path, script: &Script) -> Result<Outcome, Trouble> {
    let (text, outcome) = with_stores(compilation, &script.board, &script.team, script.players, |game| {
        let played = stores::script::play(game, script);
        let mut text = table_of(game, &played);
        match &played.wrong {
            Some(wrong) => {
                text.push_str(&format!("\n{}:{}: {}\n", path.display(), wrong.line, wrong.message));
                (text, Outcome::Denied)
            }
            None => {
                let lines = script.lines.len();
                text.push_str(&format!("\nplayed {lines} lines; {} expectations hold\n", played.expected));
                (text, Outcome::Fine)
            }
        }
    })?;
    out::print(&out::safe(&text))?;
    Ok(outcome)
}

const HELP: &str = "\
a number    does what is listed under it
look        what lies where
undo        takes back the last line
save FILE   writes the transcript; `landfall play --script FILE` plays it again
hints off   leaves out what you may do; `hints on` lists it again
quit        ends
";
