//! What was found, in the words of cards and places: reports, steps, transcripts.

use landfall_diagnostics::{Report, Rule, Sources, Span};
use landfall_model::Rec;
use landfall_play::Offer;
use landfall_play::words::Words;
use landfall_prove::Trace;
use landfall_prove::ask::{Fault, Finding};
use landfall_prove::board::{Chose, Course, Explored, Happens, Picked};

use super::rules;

pub(super) struct Ways<'w, 'g, 'a> {
    pub explored: &'w Explored<'g, 'a>,
    pub sources: &'w Sources,
}

pub(super) fn rule_of(fault: Fault) -> &'static Rule {
    match fault {
        Fault::Stranded => &rules::STRANDED,
        Fault::Impossible(_) => &rules::MISSION_IMPOSSIBLE,
        Fault::Lost(_) => &rules::MISSION_LOST,
        Fault::Never => &rules::NEVER_HAPPENS,
        Fault::NoOpenChoice => &rules::CLOSED_CHOICES,
        Fault::Endless(_) => &rules::ENDLESS_ENDING,
        Fault::Repeats => &rules::REPEATABLE_REWARD,
    }
}

impl<'a> Ways<'_, '_, 'a> {
    fn words(&self) -> Words<'_, 'a> {
        Words { game: self.explored.game, sources: self.sources }
    }

    fn name(&self, rec: Rec<'a>) -> String {
        match rec.owner() {
            Some(owner) => self.explored.game.atlas.display(owner),
            None => rec.shape().name.clone(),
        }
    }

    pub fn report(&self, finding: &Finding) -> Report {
        let game = self.explored.game;
        let rec = finding.at.rec(game.atlas);
        let name = self.name(rec);
        let display = |card| format!("`{}`", game.atlas.display(card));
        let (message, label) = match finding.fault {
            Fault::Stranded => {
                let escapes: Vec<&str> = game
                    .procedure
                    .ends
                    .iter()
                    .filter(|end| end.escape)
                    .map(|end| end.name.as_str())
                    .collect();
                let label = format!("after this, only `{}` ends the visit", escapes.join("` or `"));
                ("players can be stranded".to_owned(), label)
            }
            Fault::Impossible(card) => (
                format!("{} can never be done", display(card)),
                "it can be in play, and no way leads to its end".to_owned(),
            ),
            Fault::Lost(card) => (
                format!("{} can become impossible", display(card)),
                "after this, it is still in play and no way is left to do it".to_owned(),
            ),
            Fault::Never => {
                (format!("a part of {name} never happens"), "no way of playing leads here".to_owned())
            }
            Fault::NoOpenChoice => (
                format!("{name} can be read with no choice open"),
                "every choice has a condition, and none holds".to_owned(),
            ),
            Fault::Endless(ending) => (
                format!("`{}` reads {name}, which does not end the visit", game.procedure.ends[ending].name),
                "no `end` on the way through it".to_owned(),
            ),
            Fault::Repeats => (
                format!("a reward of {name} can be taken again and again"),
                "within one visit, without end".to_owned(),
            ),
        };
        let mut draft = rule_of(finding.fault).report(message);
        if let Some(way) = &finding.way {
            let steps = self.steps(way);
            for (place, words) in
                self.places(way).into_iter().filter(|(place, _)| *place != head(rec)).take(6)
            {
                draft = draft.related(place, words);
            }
            draft = draft.help(format!("the shortest way there:\n{}", steps.join("\n")));
        } else {
            let help = match finding.fault {
                Fault::Never => "look at the conditions on the way to it, or delete it".to_owned(),
                _ => format!(
                    "write a way that discards or completes it, or `allow {}`",
                    rule_of(finding.fault).name
                ),
            };
            draft = draft.help(help);
        }
        draft.at(head(rec), label)
    }

    /// Numbered steps; ways one after the other are one step.
    fn steps(&self, way: &Trace) -> Vec<String> {
        let words = self.words();
        let game = self.explored.game;
        let mut steps: Vec<String> = Vec::new();
        let mut walked: Option<(usize, Vec<usize>)> = None;
        let flush = |walked: &mut Option<(usize, Vec<usize>)>, steps: &mut Vec<String>| {
            if let Some((member, nodes)) = walked.take() {
                let names: Vec<String> = nodes.iter().map(|node| game.place(*node)).collect();
                steps.push(format!("{} goes to {}", game.member(member), names.join(", then ")));
            }
        };
        for (command, _) in &way.steps {
            let course = self.explored.course(*command);
            if let (Offer::Way { member, edge }, true) = (course.offer, chosen(course).is_empty()) {
                let to = game.board.routes.edges[edge].to;
                match &mut walked {
                    Some((known, nodes)) if *known == member => nodes.push(to),
                    _ => {
                        flush(&mut walked, &mut steps);
                        walked = Some((member, vec![to]));
                    }
                }
                continue;
            }
            flush(&mut walked, &mut steps);
            let note = words.offer_note(course.offer);
            let note = if note.is_empty() { note } else { format!(" ({note})") };
            let picks: Vec<String> = chosen(course)
                .into_iter()
                .map(|picked| format!("`{}`", words.choice(picked.choice.choice(game.atlas))))
                .collect();
            let picks = if picks.is_empty() { String::new() } else { format!(": {}", picks.join(", then ")) };
            steps.push(format!("{}{note}{picks}", words.offer(course.offer)));
        }
        flush(&mut walked, &mut steps);
        steps.iter().enumerate().map(|(at, step)| format!("{}. {step}", at + 1)).collect()
    }

    /// Where the steps are written.
    fn places(&self, way: &Trace) -> Vec<(Span, String)> {
        let game = self.explored.game;
        let mut places = Vec::new();
        for (at, (command, _)) in way.steps.iter().enumerate() {
            let course = self.explored.course(*command);
            let written = course.happens.iter().filter_map(|happens| match happens {
                Happens::Chosen(place) | Happens::Outcome(place) => Some(place.rec(game.atlas)),
                _ => None,
            });
            let own = |rec: &Rec<'a>| rec.owner().is_some_and(|owner| !game.atlas.asset(owner).external);
            places.extend(written.filter(own).map(|rec| (head(rec), format!("step {}", at + 1))));
        }
        places
    }

    /// The way as a transcript.
    /// The transcript of a way; `with` are the packs that cards on it come from.
    pub fn script(&self, way: &Trace, board: &str, with: &[String]) -> String {
        let words = self.words();
        let game = self.explored.game;
        let with = if with.is_empty() { String::new() } else { format!(" with {}", with.join(",")) };
        let mut text = format!("play {board} coarse {}{with}\n", game.rules.team);
        for (command, _) in &way.steps {
            let course = self.explored.course(*command);
            text.push_str(&words.offer(course.offer));
            text.push('\n');
            for picked in &course.picked {
                let choice = picked.choice.choice(game.atlas);
                let words = words.choice(choice);
                text.push_str(&match picked.choice {
                    // Two outcomes may have the same words.
                    Chose::Part(_) | Chose::Option(..) => {
                        format!("choose {}  # {}\n", picked.place + 1, words.replace('"', "'"))
                    }
                    _ => format!("choose {words}\n"),
                });
            }
        }
        text
    }
}

/// What somebody would say of a course: not what was left as it is.
fn chosen(course: &Course) -> Vec<&Picked> {
    course.picked.iter().filter(|picked| picked.choice != Chose::No).collect()
}

/// The first words of a record.
fn head(rec: Rec<'_>) -> Span {
    rec.name_span()
}

/// What a proof leaves out, each in a sentence.
pub(super) fn abstracted(explored: &Explored<'_, '_>, sources: &Sources, exact: bool) -> Vec<String> {
    let game = explored.game;
    let mut list = vec![
        "dice are luck: any outcome of a check may come up".to_owned(),
        "costs are always paid: what players hold, spend and suffer is not counted".to_owned(),
        format!("the team has {} of at most {}", game.rules.team, game.procedure.team.most),
    ];
    if exact {
        list.push("a clock may move on at any time".to_owned());
    } else {
        list.push("a clock may run out at any time, but not in the middle of an effect; a check may fill a track at once".to_owned());
    }
    if !game.drawn.is_empty() {
        list.push(format!(
            "cards that are drawn when time passes: any of {} may come up at any time",
            game.drawn.len()
        ));
    }
    let places = |recs: Vec<Rec<'_>>| {
        let mut names: Vec<String> = recs
            .iter()
            .map(|rec| {
                let file = sources.get(rec.span().file);
                format!("{}:{}", file.path(), file.line_of(rec.span().start))
            })
            .collect();
        names.dedup();
        names
    };
    for (what, recs) in [
        ("rules in words are not carried out", explored.by_hand()),
        ("either answer is taken where costs or luck decide", explored.untracked()),
    ] {
        let names = places(recs);
        if !names.is_empty() {
            let more = names.len().saturating_sub(5);
            let more = if more > 0 { format!(" and {more} more") } else { String::new() };
            list.push(format!("{what}: {}{more}", names[..names.len().min(5)].join(", ")));
        }
    }
    list
}
