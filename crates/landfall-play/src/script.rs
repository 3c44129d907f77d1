//! A transcript that is played again: one offer to a line, `choose` lines for what players decide, `expect` lines for what
//! must be true then. Playing in a terminal writes such a transcript line by line; undoing is playing it without the last one.

use std::collections::BTreeSet;

use landfall_diagnostics::Sources;
use landfall_model::Rec;

use crate::Step;
use crate::game::{Game, Offer};
use crate::table::{Player, Table};
use crate::vars::{HERE, HOME, What};
use crate::words::Words;
use crate::world::{Choice, Event, Pick, Stop, VarId, Why, World};

/// A transcript, and how it is played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script {
    pub board: String,
    pub team: Vec<String>,
    pub seed: u64,
    /// Lines decide what dice show.
    pub any_dice: bool,
    /// The course of events alone, as proofs see it: how many there are.
    pub coarse: Option<usize>,
    /// How many play, where the team does not say it.
    pub players: Option<usize>,
    /// Packs that are played with, beside the one of the board.
    pub with: Vec<String>,
    /// Lines behind the first, with their numbers.
    pub lines: Vec<(usize, String)>,
}

/// Something is wrong in this line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    pub line: usize,
    pub message: String,
}

impl Script {
    /// `play BOARD [team A, B] [players N] [seed N] [dice any] [coarse N] [with PACK, PACK]`, then its lines. `#` begins a remark.
    pub fn parse(text: &str) -> Result<Self, Wrong> {
        let mut lines =
            text.lines().enumerate().map(|(at, line)| (at + 1, without_remark(line).trim().to_owned()));
        let mut script = Self { seed: 1, ..Self::default() };
        let Some((line, head)) = lines.find(|(_, line)| !line.is_empty()) else {
            return Err(Wrong {
                line: 1,
                message: "the script is empty: begin with `play` and a board".to_owned(),
            });
        };
        let wrong = |message: &str| Wrong { line, message: message.to_owned() };
        let mut words = head.split_whitespace().peekable();
        if words.next() != Some("play") {
            return Err(wrong("a script begins with `play` and a board"));
        }
        script.board = words.next().ok_or_else(|| wrong("`play` needs a board"))?.to_owned();
        while let Some(word) = words.next() {
            match word {
                "team" | "with" => {
                    let list = if word == "team" { &mut script.team } else { &mut script.with };
                    while let Some(name) = words.peek().copied() {
                        if matches!(name, "team" | "seed" | "dice" | "coarse" | "players" | "with") {
                            break;
                        }
                        words.next();
                        list.extend(name.split(',').filter(|name| !name.is_empty()).map(str::to_owned));
                    }
                }
                "seed" => {
                    let seed = words.next().and_then(|seed| seed.parse().ok());
                    script.seed = seed.ok_or_else(|| wrong("`seed` needs a number"))?;
                }
                "players" => {
                    let players = words.next().and_then(|players| players.parse().ok());
                    script.players = Some(players.ok_or_else(|| wrong("`players` needs a number"))?);
                }
                "coarse" => {
                    let team = words.next().and_then(|team| team.parse().ok());
                    script.coarse = Some(team.ok_or_else(|| wrong("`coarse` needs the size of the team"))?);
                }
                "dice" => match words.next() {
                    Some("any") => script.any_dice = true,
                    Some("rolled") => script.any_dice = false,
                    _ => return Err(wrong("write `dice any` or `dice rolled`")),
                },
                other => {
                    return Err(wrong(&format!(
                        "`{other}` is none of `team`, `players`, `seed`, `dice`, `coarse` and `with`"
                    )));
                }
            }
        }
        script.lines = lines.filter(|(_, line)| !line.is_empty()).collect();
        Ok(script)
    }

    /// The first line.
    pub fn head(&self) -> String {
        let list = |word: &str, names: &[String]| match names.is_empty() {
            true => String::new(),
            false => format!(" {word} {}", names.join(",")),
        };
        let dice = if self.any_dice { " dice any" } else { "" };
        let team = list("team", &self.team);
        let players = self.players.map(|players| format!(" players {players}")).unwrap_or_default();
        format!("play {}{team}{players} seed {}{dice}{}", self.board, self.seed, list("with", &self.with))
    }

    /// How much of the game this script keeps track of.
    pub fn rules(&self) -> crate::Rules {
        let mut rules = match self.coarse {
            Some(team) => crate::Rules::coarse(team),
            None => crate::Rules::full(if self.team.is_empty() { 2 } else { self.team.len() }),
        };
        rules.names = self.team.clone();
        rules.dice &= !self.any_dice;
        rules
    }
}

fn without_remark(line: &str) -> &str {
    let mut quoted = false;
    for (at, letter) in line.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '#' if !quoted => return &line[..at],
            _ => {}
        }
    }
    line
}

/// What is needed to go on.
#[derive(Clone, Debug, PartialEq)]
pub enum Wants {
    /// One of these lines.
    Offers(Vec<(Offer, String)>),
    /// `choose` and one of these; who decides, and about what.
    Choice { who: Option<String>, about: String, options: Vec<String> },
}

/// What was met in play, by record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    pub records: BTreeSet<(u32, u32)>,
    pub ways: BTreeSet<usize>,
}

pub struct Played<'a> {
    pub state: Vec<u16>,
    pub wants: Wants,
    pub seen: Seen,
    /// What happened, by line of the script.
    pub told: Vec<(usize, Told<'a>)>,
    /// Where somebody came, by line of the script.
    pub came: Vec<(usize, usize)>,
    pub wrong: Option<Wrong>,
    pub expected: usize,
}

/// Something that happened, for those who show it.
#[derive(Clone)]
pub enum Told<'a> {
    Page(Rec<'a>),
    ByHand(Rec<'a>),
    Line(String),
}

/// The lines of a script decide.
struct Reader<'r, 'g, 'a> {
    words: &'r Words<'g, 'a>,
    /// `choose` lines that follow the offer.
    answers: std::collections::VecDeque<(usize, String)>,
    /// Nothing follows: whoever plays is asked.
    is_last: bool,
    wants: Option<Wants>,
    wrong: Option<Wrong>,
    line: usize,
    seen: Seen,
    told: Vec<(usize, Told<'a>)>,
    came: Vec<(usize, usize)>,
}

impl<'a> Player for Reader<'_, '_, 'a> {
    fn decide(&mut self, _: &[u16], pick: &Pick<'_>) -> Result<usize, Stop> {
        let options: Vec<String> =
            pick.options.iter().map(|choice| self.words.choice(self.words.own(*choice))).collect();
        // What the dice might do besides is left out unless a line asks for it.
        let is_extra =
            matches!(pick.why, Why::Dice | Why::Untracked) && pick.options == [Choice::Yes, Choice::No];
        if is_extra && !self.answers.front().is_some_and(|(_, answer)| matches!(answer.trim(), "yes" | "no"))
        {
            return Ok(1);
        }
        if let Some((line, answer)) = self.answers.pop_front() {
            self.line = line;
            if let Some(at) = chosen(&options, &answer) {
                return Ok(at);
            }
            let message = format!("`{answer}` is not open here: choose one of {}", quoted(&options));
            self.wrong = Some(Wrong { line, message });
            return Err(Stop::Interrupted);
        }
        if !self.is_last {
            let message = format!(
                "somebody has to choose after this line: add `choose` and one of {}",
                quoted(&options)
            );
            self.wrong = Some(Wrong { line: self.line, message });
            return Err(Stop::Interrupted);
        }
        let about = pick.about.map(|rec| self.about(rec)).unwrap_or_default();
        let who = pick.member.map(|member| self.words.game.member(member));
        self.wants = Some(Wants::Choice { who, about, options });
        Err(Stop::Interrupted)
    }

    fn hear(&mut self, event: Event<'_>) {
        let mut note = |rec: Rec<'_>| {
            self.seen.records.insert((rec.unit, rec.index));
        };
        let game = self.words.game;
        let line = match event {
            Event::Page(rec) => {
                note(rec);
                self.told.push((self.line, Told::Page(self.rec(rec))));
                return;
            }
            Event::ByHand(rec) => {
                self.told.push((self.line, Told::ByHand(self.rec(rec))));
                return;
            }
            Event::Action(rec, _) | Event::Chosen(rec) | Event::Effect(rec) => {
                note(rec);
                return;
            }
            Event::Outcome(rec) => {
                note(rec);
                format!(
                    "{}: {}",
                    rec.shape().names.get("en").unwrap_or(&rec.shape().name),
                    self.words.part(self.rec(rec))
                )
            }
            Event::Way(_, edge) => {
                self.seen.ways.insert(edge);
                return;
            }
            Event::Face(var, face) => self.words.face(var, face),
            Event::Arrives(member, node) => {
                self.came.push((self.line, node));
                format!("{} is in {}", game.member(member), game.place(node))
            }
            Event::Done(card) => format!("{} leaves: it has been dealt with", game.atlas.display(card)),
            Event::Place(card) => {
                self.seen.records.insert((game.atlas.asset(card).unit, game.atlas.asset(card).record));
                format!("{} {} comes", game.atlas.display(card), self.words.title(card))
            }
            Event::Over(Some(ending)) => game.procedure.ends[ending].name.clone(),
            Event::Lands(node) => {
                self.came.push((self.line, node));
                format!("the team comes to {}", game.place(node))
            }
            Event::Turn(member) => format!("the turn of {}", game.member(member)),
            Event::NoChoice(_) => "no choice is open".to_owned(),
            Event::Discard(_) | Event::Over(None) => return,
        };
        self.told.push((self.line, Told::Line(line)));
    }
}

impl<'a> Reader<'_, '_, 'a> {
    /// The same record with the life of the game.
    fn rec(&self, rec: Rec<'_>) -> Rec<'a> {
        self.words.rec(rec)
    }

    fn about(&self, rec: Rec<'_>) -> String {
        let rec = self.rec(rec);
        let text: String =
            self.words.sources.slice(rec.span()).split_whitespace().collect::<Vec<_>>().join(" ");
        match rec.title() {
            Some(title) => title.to_owned(),
            None => text.chars().take(60).collect(),
        }
    }
}

/// The option that an answer means: by its words, by its place (`2`, or `option 2`), or by the beginning of its words.
pub(crate) fn chosen(options: &[String], answer: &str) -> Option<usize> {
    let answer = answer.trim().trim_matches('"');
    if let Some(at) = options.iter().position(|option| option == answer) {
        return Some(at);
    }
    // Where places and cards are called by numbers, a number is never the place in the list.
    let is_numbered = options.iter().any(|option| option.parse::<u32>().is_ok());
    let number = answer.strip_prefix("option ").or(Some(answer).filter(|_| !is_numbered));
    if let Some(Ok(number)) = number.map(|number| number.trim().parse::<usize>()) {
        return number.checked_sub(1).filter(|at| *at < options.len());
    }
    let mut near = options.iter().enumerate().filter(|(_, option)| option.starts_with(answer));
    match (near.next(), near.next()) {
        (Some((at, _)), None) => Some(at),
        _ => None,
    }
}

pub(crate) fn quoted(options: &[String]) -> String {
    options.iter().map(|option| format!("`{option}`")).collect::<Vec<_>>().join(", ")
}

/// Plays a script from its beginning, as far as it goes.
pub fn play<'a>(game: &Game<'a>, sources: &Sources, script: &Script) -> Played<'a> {
    let words = Words { game, sources };
    let reader = Reader {
        words: &words,
        answers: Default::default(),
        is_last: false,
        wants: None,
        wrong: None,
        line: 0,
        seen: Seen::default(),
        told: Vec::new(),
        came: Vec::new(),
    };
    let mut table = Table::new(game, script.seed, reader);
    let (mut at, mut expected) = (0, 0);
    while let Some((number, line)) = script.lines.get(at) {
        at += 1;
        table.player.line = *number;
        let wrong = |message: String| Some(Wrong { line: *number, message });
        if let Some(rest) = line.strip_prefix("expect ") {
            expected += 1;
            if let Err(message) = expect(game, &words, &table.values, &table.player.seen, rest) {
                table.player.wrong = wrong(message);
                break;
            }
            continue;
        }
        if line.starts_with("choose ") {
            table.player.wrong = wrong("nothing is left to choose here".to_owned());
            break;
        }
        let open = open_offers(game, &mut table);
        let Some(offer) = open.iter().find(|offer| words.offer(**offer) == *line).copied() else {
            table.player.wrong = wrong(not_open(game, &words, &open, line));
            break;
        };
        let answers = script.lines[at..].iter().take_while(|(_, line)| line.starts_with("choose "));
        let answers: Vec<(usize, String)> =
            answers.map(|(number, line)| (*number, line["choose ".len()..].to_owned())).collect();
        at += answers.len();
        table.player.is_last = at >= script.lines.len();
        table.player.answers = answers.into();
        let result = Step::new(game, &mut table).perform(offer);
        match result {
            Ok(()) => {}
            Err(Stop::Interrupted) => break,
            Err(Stop::Endless(name)) => {
                table.player.wrong = wrong(format!("{name} leads to itself again and again"));
                break;
            }
        }
        if let Some((number, answer)) = table.player.answers.pop_front() {
            let message = format!("nobody has to choose `{answer}` here");
            table.player.wrong = Some(Wrong { line: number, message });
            break;
        }
    }
    let wants = match table.player.wants.take() {
        Some(wants) => wants,
        None => {
            let open = open_offers(game, &mut table);
            Wants::Offers(open.into_iter().map(|offer| (offer, words.offer(offer))).collect())
        }
    };
    let Table { values, player, .. } = table;
    Played {
        state: values,
        wants,
        seen: player.seen,
        told: player.told,
        came: player.came,
        wrong: player.wrong,
        expected,
    }
}

/// What may be done now. What only people can tell counts as open.
pub fn open_offers<P: Player>(game: &Game<'_>, table: &mut Table<P>) -> Vec<Offer> {
    let mut looking = Looking { values: &table.values };
    let offers = game.offers().into_iter();
    offers.filter(|offer| Step::new(game, &mut looking).is_offered(*offer).unwrap_or(false)).collect()
}

/// Looks at a state and changes nothing.
pub(crate) struct Looking<'s> {
    pub values: &'s [u16],
}

impl World for Looking<'_> {
    fn get(&mut self, var: VarId) -> u16 {
        self.values[var.index()]
    }

    fn put(&mut self, _: VarId, _: u16) {}

    fn pick(&mut self, _: &Pick<'_>) -> Result<usize, Stop> {
        Ok(0)
    }

    fn say(&mut self, _: Event<'_>) {}
}

fn not_open(game: &Game<'_>, words: &Words<'_, '_>, open: &[Offer], line: &str) -> String {
    let known = game.offers().into_iter().any(|offer| words.offer(offer) == line);
    let mut texts: Vec<String> = open.iter().map(|offer| words.offer(*offer)).collect();
    texts.dedup();
    let near = landfall_diagnostics::nearest(line, texts.iter().map(String::as_str));
    let help = match near.first() {
        Some(near) => format!("did you mean `{near}`?"),
        None => {
            texts.truncate(8);
            format!("open are {}", quoted(&texts))
        }
    };
    if known {
        format!("`{line}` is not possible now; {help}")
    } else {
        format!("`{line}` is no line of this board; {help}")
    }
}

/// `[not] NAME [SIGN VALUE]`, `read PAGE`, `over`.
fn expect(
    game: &Game<'_>,
    words: &Words<'_, '_>,
    state: &[u16],
    seen: &Seen,
    said: &str,
) -> Result<(), String> {
    let (negated, text) = match said.trim().strip_prefix("not ") {
        Some(rest) => (true, rest.trim()),
        None => (false, said.trim()),
    };
    let wanted = |holds: bool, found: String| match holds != negated {
        true => Ok(()),
        false => Err(format!("expected `{said}`, {found}")),
    };
    let get = |var: VarId| state.get(var.index()).copied().unwrap_or(0);
    if text == "over" {
        return wanted(
            get(game.vars.phase) == HOME,
            format!("play is {}", if get(game.vars.phase) == HERE { "going on" } else { "over" }),
        );
    }
    if let Some(page) = text.strip_prefix("read ")
        && game.vars.named(text).is_none()
    {
        let page = page.trim();
        let mut ids = game.atlas.ids().filter(|id| &*game.atlas.asset(*id).key == page).peekable();
        if ids.peek().is_none() {
            let keys: Vec<&str> = game.atlas.ids().map(|id| &*game.atlas.asset(id).key).collect();
            let near = landfall_diagnostics::nearest(page, keys.iter().copied());
            let help = near.first().map(|near| format!(": did you mean `{near}`?")).unwrap_or_default();
            return Err(format!("nothing in these packs is called `{page}`{help}"));
        }
        let met = ids.into_iter().any(|id| {
            let asset = game.atlas.asset(id);
            seen.records.contains(&(asset.unit, asset.record))
        });
        return wanted(met, if met { "it was read".to_owned() } else { "it was not read".to_owned() });
    }
    let signs = [">=", "<=", "!=", "=", "<", ">"];
    let found = signs
        .iter()
        .find_map(|sign| text.split_once(&format!(" {sign} ")).map(|(name, value)| (name, *sign, value)));
    let (name, sign, value) = found.unwrap_or((text, "", ""));
    let Some(var) = game.vars.named(name.trim()) else {
        let names: Vec<&str> = game.vars.all.iter().map(|var| var.name.as_str()).collect();
        let near = landfall_diagnostics::nearest(name.trim(), names.iter().copied());
        let help = near.first().map(|near| format!(": did you mean `{near}`?")).unwrap_or_default();
        return Err(format!("`{}` is nothing that is kept track of{help}", name.trim()));
    };
    let shown = words.value(var, get(var));
    let is_number =
        matches!(game.vars.var(var).what, What::Counter(_) | What::Clock(_) | What::Track(_) | What::Turn);
    let now = format!("but {} is {shown}", name.trim());
    let number = value.trim().parse::<i64>().ok().filter(|_| is_number);
    let there = i64::from(get(var));
    let holds = match (sign, number) {
        ("", _) => get(var) > 0,
        ("=", None) => shown == value.trim(),
        ("!=", None) => shown != value.trim(),
        ("=", Some(number)) => there == number,
        ("!=", Some(number)) => there != number,
        (">=", Some(number)) => there >= number,
        ("<=", Some(number)) => there <= number,
        (">", Some(number)) => there > number,
        ("<", Some(number)) => there < number,
        _ => return Err(format!("`{}` cannot be compared with `{}`", name.trim(), value.trim())),
    };
    wanted(holds, now)
}

#[cfg(test)]
mod tests {
    use super::chosen;

    #[test]
    fn a_number_is_a_place_in_the_list_unless_things_are_called_by_numbers() {
        let options = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        let named = options(&["green", "red", "redder"]);
        assert_eq!(chosen(&named, "2"), Some(1));
        assert_eq!(chosen(&named, "gr"), Some(0));
        assert_eq!(chosen(&named, "red"), Some(1));
        assert_eq!(chosen(&named, "option 3"), Some(2));
        assert_eq!(chosen(&named, "4"), None);
        let numbered = options(&["2", "5"]);
        assert_eq!(chosen(&numbered, "5"), Some(1));
        assert_eq!(chosen(&numbered, "1"), None);
        assert_eq!(chosen(&numbered, "option 1"), Some(0));
    }
}
