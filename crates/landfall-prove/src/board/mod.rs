//! A board as a system: every offer run lazily, until no variable gets a new value.

mod circles;
mod happens;
mod lazy;
mod replay;

use landfall_model::Rec;
use landfall_play::{Game, Offer, Step, Stop, VarId, Why};
use landfall_schema::{About, Class, Expr, State};
use rustc_hash::{FxHashMap, FxHashSet};

pub use happens::{Chose, Happens, Picked, Place};
pub use replay::Replayed;

use crate::system::{Command, Label, System, Value, Variable};
use crate::values::Values;
use circles::Circles;
use lazy::Lazy;

/// One way an offer can go: a command, and what happens in it.
#[derive(Clone, Debug)]
pub struct Course {
    pub offer: Offer,
    pub picked: Vec<Picked>,
    pub happens: Vec<Happens>,
    guard: Vec<(VarId, Values)>,
    update: Vec<(VarId, Value)>,
}

/// A board with everything that can be done on it.
pub struct Explored<'g, 'a> {
    pub game: &'g Game<'a>,
    pub system: System,
    /// By label.
    pub courses: Vec<Course>,
    /// The variables of the game that the system has, in its order.
    pub vars: Vec<VarId>,
    domains: Vec<Values>,
}

/// Why a board cannot be explored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unclear {
    /// Effects lead to each other without end; the card or log they belong to.
    Endless(String),
    /// An offer can go in too many ways, or all of them together.
    TooMany(Option<Offer>),
    /// The host has no more time.
    Stopped,
}

/// Ways in which one offer can go, and all of them together.
const MOST_OF_ONE: usize = 40_000;
const MOST: usize = 120_000;

impl<'g, 'a> Explored<'g, 'a> {
    pub fn new(game: &'g Game<'a>) -> Result<Self, Unclear> {
        Self::within(game, None)
    }

    /// The same, until the host has no more time.
    pub fn within(game: &'g Game<'a>, stop: Option<&dyn Fn() -> bool>) -> Result<Self, Unclear> {
        let ignored = ignored(game);
        let mut domains: Vec<Values> = game.vars.all.iter().map(|var| Values::one(var.start)).collect();
        let offers = game.offers();
        let mut found: Vec<Option<(Vec<Course>, FxHashSet<VarId>)>> = vec![None; offers.len()];
        loop {
            let mut grown: FxHashSet<VarId> = FxHashSet::default();
            let mut next = domains.clone();
            let mut count = found.iter().flatten().map(|(courses, _)| courses.len()).sum::<usize>();
            for (at, offer) in offers.iter().enumerate() {
                if stop.is_some_and(|stop| stop()) {
                    return Err(Unclear::Stopped);
                }
                if found[at].is_none() {
                    let run = runs(game, *offer, &domains, &ignored)?;
                    for (var, value) in run.0.iter().flat_map(|course| &course.update) {
                        if !next[var.index()].contains(*value) {
                            next[var.index()].insert(*value);
                            grown.insert(*var);
                        }
                    }
                    count += run.0.len();
                    if count > MOST {
                        return Err(Unclear::TooMany(None));
                    }
                    found[at] = Some(run);
                }
            }
            if grown.is_empty() {
                break;
            }
            domains = next;
            // Whoever looked at what has grown looks again.
            for run in &mut found {
                if run.as_ref().is_some_and(|(_, read)| read.iter().any(|var| grown.contains(var))) {
                    *run = None;
                }
            }
        }
        let courses: Vec<Course> = found.into_iter().flatten().flat_map(|(courses, _)| courses).collect();
        Ok(Self::of(game, courses, domains))
    }

    /// The system has only what somebody looks at, with the values it can have.
    fn of(game: &'g Game<'a>, courses: Vec<Course>, domains: Vec<Values>) -> Self {
        let read: FxHashSet<VarId> =
            courses.iter().flat_map(|course| course.guard.iter().map(|(var, _)| *var)).collect();
        let mut vars: Vec<VarId> = read.into_iter().collect();
        vars.sort_unstable();
        let place: FxHashMap<VarId, usize> = vars.iter().enumerate().map(|(at, var)| (*var, at)).collect();
        let number: Vec<FxHashMap<Value, Value>> =
            vars.iter().map(|var| domains[var.index()].iter().zip(0..).collect()).collect();
        let variables = vars
            .iter()
            .map(|var| Variable { name: game.vars.var(*var).name.clone(), size: domains[var.index()].len() })
            .collect();
        let command = |(label, course): (usize, &Course)| {
            let guard = course.guard.iter().map(|(var, values)| {
                let at = place[var];
                (at, values.iter().map(|value| number[at][&value]).collect())
            });
            let update = course.update.iter().filter_map(|(var, value)| {
                let at = *place.get(var)?;
                Some((at, number[at][value]))
            });
            Command { guard: guard.collect(), update: update.collect(), label: Label(label as u32) }
        };
        let commands = courses.iter().enumerate().map(command).collect();
        let start =
            vars.iter().zip(&number).map(|(var, number)| number[&game.vars.var(*var).start]).collect();
        let system = System { variables, starts: vec![start], commands };
        Self { game, system, courses, vars, domains }
    }

    pub fn course(&self, command: usize) -> &Course {
        &self.courses[command]
    }

    /// Whether a course begins or ends a visit.
    pub fn is_visit(&self, label: Label) -> bool {
        let happens = &self.courses[label.0 as usize].happens;
        happens.iter().any(|happens| matches!(happens, Happens::Lands(_) | Happens::Over(_)))
    }

    /// Whether a course comes by itself, because time passes: nobody takes it up.
    pub fn is_drawn(&self, label: Label) -> bool {
        matches!(self.courses[label.0 as usize].offer, Offer::Draw { .. })
    }

    /// The variable of the system for one of the game, if anything depends on it.
    pub fn variable(&self, var: VarId) -> Option<usize> {
        self.vars.binary_search(&var).ok()
    }

    /// A value of the game, as the system numbers it; `None` if it never has it.
    pub fn number(&self, var: VarId, value: Value) -> Option<Value> {
        let at = self.domains[var.index()].iter().position(|known| known == value)?;
        Value::try_from(at).ok()
    }

    /// Texts and verbs that people carry out, and questions that nobody here can answer, in the order of the content.
    pub fn by_hand(&self) -> Vec<Rec<'a>> {
        let mut places: Vec<Place> = Vec::new();
        for course in &self.courses {
            places.extend(course.happens.iter().filter_map(|happens| match happens {
                Happens::ByHand(place) => Some(*place),
                _ => None,
            }));
            let unknown = course.picked.iter().filter(|picked| picked.why == Why::ByHand);
            places.extend(unknown.filter_map(|picked| picked.about));
        }
        places.sort_unstable();
        places.dedup();
        places.into_iter().map(|place| place.rec(self.game.atlas)).collect()
    }

    /// Conditions and costs that depend on what is left out.
    pub fn untracked(&self) -> Vec<Rec<'a>> {
        let picked = self.courses.iter().flat_map(|course| &course.picked);
        let unknown = picked.filter(|picked| picked.why == Why::Untracked).filter_map(|picked| picked.about);
        let mut places: Vec<Place> = unknown.collect();
        places.sort_unstable();
        places.dedup();
        places.into_iter().map(|place| place.rec(self.game.atlas)).collect()
    }
}

/// Counters that no condition asks for: they change nothing, and there is always enough to pay with.
fn ignored(game: &Game<'_>) -> FxHashMap<VarId, Value> {
    let board = game.board.routes.board();
    let roots = game.assets.iter().map(|asset| game.atlas.rec(*asset)).chain([board]);
    let asked: FxHashSet<usize> = roots
        .flat_map(|root| root.inside())
        .filter(|rec| rec.shape().class == Class::Predicate)
        .filter_map(|rec| rec.shape().is.as_ref()?.expr.as_ref())
        .flat_map(counters)
        .collect();
    let all = game.vars.all.iter().enumerate();
    let ignored = all.filter_map(|(at, var)| match var.what {
        landfall_play::What::Counter(counter) if !asked.contains(&counter) => {
            Some((VarId(at as u32), var.size.saturating_sub(1)))
        }
        _ => None,
    });
    ignored.collect()
}

/// The counters that a question asks for.
fn counters(expr: &Expr) -> Vec<usize> {
    match expr {
        Expr::State(State::Counter(counter)) => vec![usize::from(*counter)],
        Expr::About(of, About::Counter(counter)) => {
            counters(of).into_iter().chain([usize::from(*counter)]).collect()
        }
        _ => expr.parts().into_iter().flat_map(counters).collect(),
    }
}

/// Every way an offer can go, and everything that was looked at.
fn runs(
    game: &Game<'_>,
    offer: Offer,
    domains: &[Values],
    ignored: &FxHashMap<VarId, Value>,
) -> Result<(Vec<Course>, FxHashSet<VarId>), Unclear> {
    let mut courses = Vec::new();
    let mut circles = Circles::default();
    let mut read = FxHashSet::default();
    let mut answers = Some(Vec::new());
    let mut count = 0;
    while let Some(given) = answers {
        count += 1;
        if count > MOST_OF_ONE {
            return Err(Unclear::TooMany(Some(offer)));
        }
        let mut world = Lazy::new(domains, ignored);
        world.answers = given;
        let mut step = Step::new(game, &mut world);
        let happened = match step.is_offered(offer) {
            Ok(true) => step.perform(offer).map(|()| true),
            other => other,
        };
        match happened {
            Ok(true) => {
                circles.finished(&world);
                courses.push(course(offer, &world, domains));
            }
            Ok(false) => {}
            Err(Stop::Interrupted) => circles.turned(&world),
            Err(Stop::Endless(name)) => return Err(Unclear::Endless(name)),
        }
        read.extend(world.read.iter().copied());
        answers = world.next_answers();
    }
    match circles.without_end(domains) {
        Some(page) => {
            let owner = page.rec(game.atlas).owner();
            Err(Unclear::Endless(owner.map_or_else(String::new, |owner| game.atlas.display(owner))))
        }
        None => Ok((courses, read)),
    }
}

fn course(offer: Offer, world: &Lazy<'_>, domains: &[Values]) -> Course {
    let mut guard: Vec<(VarId, Values)> = world
        .known
        .iter()
        .filter(|(var, values)| **values != domains[var.index()])
        .map(|(var, values)| (*var, values.clone()))
        .collect();
    guard.sort_unstable_by_key(|(var, _)| *var);
    // What is written as it was is not written.
    let stays = |var: &VarId, value: &Value| world.known.get(var) == Some(&Values::one(*value));
    let written = world.written.iter().filter(|(var, value)| !stays(var, value));
    let mut update: Vec<(VarId, Value)> = written.map(|(var, value)| (*var, *value)).collect();
    update.sort_unstable();
    Course { offer, picked: world.picked.clone(), happens: world.happens.clone(), guard, update }
}
