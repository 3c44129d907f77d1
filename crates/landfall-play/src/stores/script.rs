//! Games of stores and rules from a transcript.

use std::cell::Cell;
use std::collections::{BTreeSet, VecDeque};

use super::StoreGame;
use super::run::{Decide, Halt, Run};
use crate::script::{Script, Wrong, chosen, quoted};
use crate::table::Chance;

/// The line that lays everything out.
const BEGIN: &str = "begin";

/// Steps of all expressions in one game: a hundred turns that each take as much as they may.
const MOST_WORK: u64 = 200_000_000;

pub(super) const TOO_LONG: &str = "the game takes too long: more than 200000000 steps";

/// What became of a transcript.
#[derive(Debug)]
pub struct Played {
    pub state: Vec<u16>,
    pub turn: usize,
    pub begun: bool,
    pub over: bool,
    /// How it ended, if that has a name.
    pub way: Option<String>,
    pub seen: BTreeSet<(u32, u32)>,
    /// The lines that may follow, or the options of whoever must choose.
    pub options: Vec<String>,
    /// What has to be chosen, if anything.
    pub about: Option<String>,
    pub wrong: Option<Wrong>,
    pub expected: usize,
}

/// Lines decide; chance too, if they say so.
struct Lines<'l> {
    answers: VecDeque<(usize, String)>,
    chance: &'l mut Chance,
    any: bool,
    is_last: bool,
    line: usize,
    wants: Option<(String, Vec<String>)>,
    wrong: Option<Wrong>,
}

impl Decide for Lines<'_> {
    fn pick(&mut self, about: &str, options: &[String], weights: Option<&[u32]>) -> Result<usize, Halt> {
        if let Some(weights) = weights.filter(|_| !self.any) {
            return Ok(self.chance.weighed(weights));
        }
        if let Some((line, answer)) = self.answers.pop_front() {
            self.line = line;
            if let Some(at) = chosen(options, &answer) {
                return Ok(at);
            }
            let message = format!("`{answer}` is not open here ({about}): choose one of {}", quoted(options));
            self.wrong = Some(Wrong { line, message });
            return Err(Halt::Waiting);
        }
        if !self.is_last {
            let message = format!(
                "somebody has to choose after this line ({about}): add `choose` and one of {}",
                quoted(options)
            );
            self.wrong = Some(Wrong { line: self.line, message });
            return Err(Halt::Waiting);
        }
        self.wants = Some((about.to_owned(), options.to_vec()));
        Err(Halt::Waiting)
    }
}

/// What was carried out in one go.
pub(super) struct Met {
    pub records: Vec<(u32, u32)>,
    pub changed: Vec<usize>,
    /// Rules, by their place in the text.
    pub rules: Vec<usize>,
    /// Who took up which offer.
    pub offer: Option<(usize, usize)>,
}

/// A game in progress.
#[derive(Clone)]
pub(super) struct Course {
    pub state: Vec<u16>,
    pub turn: usize,
    pub begun: bool,
    pub over: bool,
    pub way: Option<String>,
    /// Steps that all of it has taken.
    pub work: Cell<u64>,
}

impl Course {
    pub fn new(game: &StoreGame<'_>) -> Self {
        Self { state: game.start(), turn: 0, begun: false, over: false, way: None, work: Cell::new(0) }
    }

    /// Whether one game has taken more than any game should.
    pub fn is_too_long(&self) -> bool {
        self.work.get() > MOST_WORK
    }

    /// The lines that may be possible now.
    pub fn lines(&self, game: &StoreGame<'_>) -> Vec<String> {
        if self.over {
            return Vec::new();
        }
        if !self.begun {
            return vec![BEGIN.to_owned()];
        }
        let mut nobody = Nobody;
        let mut run = Run::new(game, self.state.clone(), self.turn, &mut nobody);
        let who = match game.together {
            true => String::new(),
            false => format!("{} ", game.seat(self.turn)),
        };
        let open = (0..game.rules.offers.len()).filter(|offer| run.is_offered(*offer).unwrap_or(true));
        let open = open.map(|offer| format!("{who}{}", game.rules.offers[offer].name)).collect();
        self.work.set(self.work.get() + run.work);
        open
    }

    /// Does what a line says. Nothing changes unless all of it is possible.
    pub fn perform(
        &mut self,
        game: &StoreGame<'_>,
        line: &str,
        decide: &mut dyn Decide,
    ) -> Result<Met, Halt> {
        let mut run = Run::new(game, self.state.clone(), self.turn, decide);
        if line == BEGIN {
            let result = run.begin();
            self.work.set(self.work.get() + run.work);
            result?;
            self.over = run.over;
            self.way = run.way;
            self.begun = true;
            let met = Met { records: run.seen, changed: run.changed, rules: run.called, offer: None };
            self.state = run.state;
            return Ok(met);
        }
        let name = match game.together {
            true => line,
            false => line.split_once(' ').map_or("", |(_, name)| name),
        };
        let offer = game.rules.offers.iter().position(|offer| offer.name == name);
        let offer = offer.ok_or_else(|| Halt::Blocked(format!("there is no `{name}`")))?;
        let result = run.offer(offer);
        self.work.set(self.work.get() + run.work);
        result?;
        let turn_over = run.turn_over;
        let offer = Some((self.turn, offer));
        let met = Met { records: run.seen, changed: run.changed, rules: run.called, offer };
        self.over = run.over;
        self.way = run.way;
        self.state = run.state;
        if turn_over {
            self.turn = (self.turn + 1) % game.seats.len();
        }
        Ok(met)
    }
}

/// Where nothing is to be decided.
struct Nobody;

impl Decide for Nobody {
    fn pick(&mut self, _: &str, _: &[String], _: Option<&[u32]>) -> Result<usize, Halt> {
        Err(Halt::Waiting)
    }
}

/// A choice as a line, by its words where they are clear.
pub(super) fn said(options: &[String], at: usize) -> String {
    let is_clear = options.iter().filter(|option| **option == options[at]).count() == 1;
    match is_clear {
        true => format!("choose {}", options[at]),
        false => format!("choose option {}", at + 1),
    }
}

/// Plays a transcript from its beginning, as far as it goes.
pub fn play(game: &StoreGame<'_>, script: &Script) -> Played {
    let mut course = Course::new(game);
    let mut chance = Chance::new(script.seed);
    let mut seen = BTreeSet::new();
    let (mut at, mut expected) = (0, 0);
    let (mut wrong, mut wants) = (None, None);
    while let Some((number, line)) = script.lines.get(at) {
        at += 1;
        let fault = |message: String| Some(Wrong { line: *number, message });
        if let Some(rest) = line.strip_prefix("expect ") {
            expected += 1;
            if let Err(message) = expect(game, &course, rest) {
                wrong = fault(message);
                break;
            }
            continue;
        }
        if line.starts_with("choose ") {
            wrong = fault("nothing is left to choose here".to_owned());
            break;
        }
        if course.is_too_long() {
            wrong = fault(TOO_LONG.to_owned());
            break;
        }
        let open = course.lines(game);
        if !open.contains(line) {
            let near = if open.is_empty() {
                "the game is over".to_owned()
            } else {
                format!("open are {}", quoted(&open))
            };
            wrong = fault(format!("`{line}` is not possible now; {near}"));
            break;
        }
        let answers: VecDeque<(usize, String)> = script.lines[at..]
            .iter()
            .take_while(|(_, line)| line.starts_with("choose "))
            .map(|(number, line)| (*number, line["choose ".len()..].to_owned()))
            .collect();
        at += answers.len();
        let mut lines = Lines {
            answers,
            chance: &mut chance,
            any: script.any_dice,
            is_last: at >= script.lines.len(),
            line: *number,
            wants: None,
            wrong: None,
        };
        let result = course.perform(game, line, &mut lines);
        match result {
            Ok(met) => seen.extend(met.records),
            Err(Halt::Waiting) => {
                wrong = lines.wrong.take();
                wants = lines.wants.take();
                break;
            }
            Err(Halt::Blocked(message)) => {
                wrong = fault(format!("the rules do not allow this: {message}"));
                break;
            }
            Err(Halt::Fault(message)) => {
                wrong = fault(format!("the schema cannot be played here: {message}"));
                break;
            }
        }
        if let Some((number, answer)) = lines.answers.pop_front() {
            wrong = Some(Wrong { line: number, message: format!("nobody has to choose `{answer}` here") });
            break;
        }
    }
    let (about, options) = match wants {
        Some((about, options)) => {
            (Some(about), options.into_iter().map(|option| format!("choose {option}")).collect())
        }
        None => (None, course.lines(game)),
    };
    let Course { state, turn, begun, over, way, .. } = course;
    Played { state, turn, begun, over, way, seen, options, about, wrong, expected }
}

/// `[not] NAME [SIGN VALUE]`, `over`, `turn = SEAT`.
fn expect(game: &StoreGame<'_>, course: &Course, said: &str) -> Result<(), String> {
    let (negated, text) = match said.trim().strip_prefix("not ") {
        Some(rest) => (true, rest.trim()),
        None => (false, said.trim()),
    };
    let wanted = |holds: bool, found: String| match holds != negated {
        true => Ok(()),
        false => Err(format!("expected `{said}`, but {found}")),
    };
    if text == "over" {
        return wanted(course.over, format!("play is {}", if course.over { "over" } else { "going on" }));
    }
    let signs = [">=", "<=", "!=", "=", "<", ">"];
    let found = signs.iter().find_map(|sign| {
        text.split_once(&format!(" {sign} ")).map(|(name, value)| (name.trim(), *sign, value.trim()))
    });
    let (name, sign, value) = found.unwrap_or((text, "", ""));
    if name == "over" {
        let way = course.way.as_deref().filter(|_| course.over).unwrap_or("nothing");
        return wanted((sign == "=") == (way == value), format!("the end is {way}"));
    }
    if name == "turn" {
        let now = game.seat(course.turn);
        return wanted((sign == "=") == (now == value), format!("it is the turn of {now}"));
    }
    let Some(var) = game.var(name) else {
        let near = landfall_diagnostics::nearest(name, game.vars.iter().map(|var| var.name.as_str()));
        let help = near.first().map(|near| format!(": did you mean `{near}`?")).unwrap_or_default();
        return Err(format!("`{name}` is nothing that is kept track of{help}"));
    };
    let there = course.state[var];
    let shown = game.shown(var, there);
    let order = value.parse::<u16>().map(|value| there.cmp(&value));
    let is_equal = shown == value;
    let holds = match (sign, order) {
        ("", _) => there > 0,
        ("=", _) => is_equal,
        ("!=", _) => !is_equal,
        (">=", Ok(order)) => order.is_ge(),
        ("<=", Ok(order)) => order.is_le(),
        (">", Ok(order)) => order.is_gt(),
        ("<", Ok(order)) => order.is_lt(),
        _ => return Err(format!("`{name}` cannot be compared with `{value}`")),
    };
    wanted(holds, format!("{name} is {shown}"))
}
