//! How a check with tracks goes on: how many times it is made, and which track ends first.

use super::Odds;

/// More spaces together than any card has.
const MOST_STATES: usize = 4096;

/// The way of a check that is made again and again with the same dice.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// How many checks it takes until a track ends.
    pub checks: f64,
    /// How likely each track is the first to end; of two in one check, the upper one.
    pub first: Vec<f64>,
}

impl Course {
    /// Nothing when no track ever moves, when one can move back, or when there are too many spaces.
    pub fn of(odds: &Odds, lengths: &[i32]) -> Option<Course> {
        let forward = odds.moves.iter().all(|(by, _)| by.iter().all(|steps| *steps >= 0));
        let states: usize = lengths.iter().map(|length| (*length).max(1) as usize).product();
        if lengths.is_empty() || !forward || states > MOST_STATES {
            return None;
        }
        // From the far end back, since markers only move on; staying where it is costs checks and changes nothing.
        let mut solved: Vec<Course> = Vec::with_capacity(states);
        let place = |state: usize| {
            let mut rest = state;
            let mut at = vec![0; lengths.len()];
            for (track, length) in lengths.iter().enumerate() {
                let size = (*length).max(1) as usize;
                at[track] = (size - 1 - rest % size) as i32;
                rest /= size;
            }
            at
        };
        let number = |at: &[i32]| {
            let digits = at.iter().zip(lengths).rev();
            digits.fold(0, |sum, (at, length)| {
                let size = (*length).max(1) as usize;
                sum * size + (size - 1 - *at as usize)
            })
        };
        for state in 0..states {
            let at = place(state);
            let (mut stay, mut checks, mut first) = (0.0, 1.0, vec![0.0; lengths.len()]);
            for (by, weight) in &odds.moves {
                let chance = odds.chance(*weight);
                let next: Vec<i32> = at.iter().zip(by).map(|(at, by)| at.saturating_add(*by)).collect();
                let ended = next.iter().zip(lengths).position(|(at, length)| at >= length);
                match ended {
                    Some(track) => first[track] += chance,
                    None if next == at => stay += chance,
                    None => {
                        let known: &Course = solved.get(number(&next))?;
                        checks += chance * known.checks;
                        first.iter_mut().zip(&known.first).for_each(|(sum, other)| *sum += chance * other);
                    }
                }
            }
            let moves = 1.0 - stay;
            if moves < 1e-12 {
                return None;
            }
            solved.push(Course {
                checks: checks / moves,
                first: first.iter().map(|sum| sum / moves).collect(),
            });
        }
        solved.pop()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coin_takes_four_checks_to_move_two_spaces() {
        let odds =
            Odds { total: 2, outcomes: vec![], specials: vec![], moves: vec![(vec![0], 1), (vec![1], 1)] };
        let course = Course::of(&odds, &[2]).unwrap();
        assert!((course.checks - 4.0).abs() < 1e-9 && course.first == [1.0], "{course:?}");
    }

    #[test]
    fn the_upper_track_ends_first_when_both_do() {
        let odds = Odds { total: 1, outcomes: vec![], specials: vec![], moves: vec![(vec![1, 1], 1)] };
        assert_eq!(Course::of(&odds, &[3, 3]), Some(Course { checks: 3.0, first: vec![1.0, 0.0] }));
        assert_eq!(Course::of(&odds, &[3, 2]), Some(Course { checks: 2.0, first: vec![0.0, 1.0] }));
    }

    #[test]
    fn what_never_moves_and_what_moves_back_has_no_course() {
        let still = Odds { total: 1, outcomes: vec![], specials: vec![], moves: vec![(vec![0], 1)] };
        assert_eq!(Course::of(&still, &[3]), None);
        let back = Odds { moves: vec![(vec![-1], 1)], ..still };
        assert_eq!(Course::of(&back, &[3]), None);
    }
}
