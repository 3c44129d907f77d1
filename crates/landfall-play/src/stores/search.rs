//! A game that ends as players want, with luck on their side: looked for among many, kept as lines that play again.
//!
//! What is found is a proof that it can be done, once the lines have been played again. What is not found proves nothing.

use super::StoreGame;
use super::run::{Decide, Halt, Run};
use super::script::Course;
use crate::table::Chance;

/// How far and how wide to look.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// Games in progress that are kept.
    pub width: usize,
    /// Ways on from each of them that are tried.
    pub tries: usize,
    /// Things done, one after the other.
    pub steps: usize,
}

/// Lines that end as the aim says, with what dice show as `choose` lines; nothing if none were found, or if the host had
/// enough of it.
pub fn find(game: &StoreGame<'_>, reach: Reach, seed: u64, stop: &dyn Fn() -> bool) -> Option<Vec<String>> {
    let aim = game.rules.aim.as_ref()?;
    let mut nobody = Anything { mind: &mut Chance::new(seed), lines: Vec::new() };
    let wanted = Run::new(game, game.start(), 0, &mut nobody).label_of(&aim.way)?;
    let mut mind = Chance::new(seed);
    let mut kept = vec![Kept { course: Course::new(game), lines: Vec::new(), near: 0 }];
    for _ in 0..reach.steps {
        let mut next: Vec<Kept> = Vec::new();
        for one in &kept {
            let open = one.course.lines(game);
            for _ in 0..reach.tries {
                if open.is_empty() {
                    break;
                }
                if stop() {
                    return None;
                }
                let line = &open[mind.below(open.len() as u64) as usize];
                let Some(found) = one.after(game, line, &mut mind) else { continue };
                if found.course.way.as_deref() == Some(wanted.as_str()) {
                    return Some(found.lines);
                }
                if !found.course.over {
                    next.push(found);
                }
            }
        }
        // The nearest first; equal ones in the order in which they were found, and each state once.
        next.sort_by_key(|one| std::cmp::Reverse(one.near));
        let mut states: Vec<Vec<u16>> = Vec::new();
        next.retain(|one| {
            let is_new = states.len() < reach.width && !states.contains(&one.course.state);
            if is_new {
                states.push(one.course.state.clone());
            }
            is_new
        });
        if next.is_empty() {
            return None;
        }
        kept = next;
    }
    None
}

/// A game in progress, and how near its aim is.
struct Kept {
    course: Course,
    lines: Vec<String>,
    near: i64,
}

impl Kept {
    fn after(&self, game: &StoreGame<'_>, line: &str, mind: &mut Chance) -> Option<Kept> {
        let mut course = self.course.clone();
        let mut decide = Anything { mind, lines: vec![line.to_owned()] };
        course.perform(game, line, &mut decide).ok()?;
        let mut lines = self.lines.clone();
        lines.append(&mut decide.lines);
        let mut run = Run::new(game, course.state.clone(), course.turn, &mut decide);
        let near = run.nearness().ok().flatten()?;
        Some(Kept { course, lines, near })
    }
}

/// Luck is a choice like any other.
struct Anything<'c> {
    mind: &'c mut Chance,
    lines: Vec<String>,
}

impl Decide for Anything<'_> {
    fn pick(&mut self, _: &str, options: &[String], _: Option<&[u32]>) -> Result<usize, Halt> {
        let at = self.mind.below(options.len() as u64) as usize;
        self.lines.push(super::script::said(options, at));
        Ok(at)
    }
}
