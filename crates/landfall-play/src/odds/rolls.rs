//! Every roll of some dice, equal ones together.

use rustc_hash::FxHashMap;

use super::TooLarge;

/// Five dice of six sides give a few hundred different rolls; this is for what nobody meant.
pub const MOST: usize = 400_000;

/// How often each face lies on the table.
pub type Roll = Box<[u8]>;

pub struct Rolls {
    /// By roll, so that sums are made in the same order everywhere.
    pub all: Vec<(Roll, u128)>,
    pub total: u128,
}

impl Rolls {
    /// `dice` lists the numbers of the faces of each die.
    pub fn of(dice: impl Iterator<Item = Vec<usize>>, faces: usize, most: usize) -> Result<Self, TooLarge> {
        let mut all: FxHashMap<Roll, u128> = FxHashMap::default();
        all.insert(vec![0; faces].into(), 1);
        let mut total = 1u128;
        for die in dice {
            total = total.checked_mul(die.len() as u128).ok_or(TooLarge::Rolls)?;
            let mut sides: FxHashMap<usize, u128> = FxHashMap::default();
            for face in die {
                *sides.entry(face).or_default() += 1;
            }
            let mut next: FxHashMap<Roll, u128> = FxHashMap::default();
            for (roll, weight) in &all {
                for (face, count) in &sides {
                    let mut roll = roll.clone();
                    roll[*face] += 1;
                    *next.entry(roll).or_default() += weight * count;
                }
                if next.len() > most {
                    return Err(TooLarge::Rolls);
                }
            }
            all = next;
        }
        let mut all: Vec<(Roll, u128)> = all.into_iter().collect();
        all.sort();
        Ok(Self { all, total })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_roll_is_counted_once() {
        let rolls = Rolls::of([vec![0, 0, 1], vec![0, 1, 1]].into_iter(), 2, MOST).unwrap();
        let all: Vec<(Vec<u8>, u128)> =
            rolls.all.iter().map(|(roll, weight)| (roll.to_vec(), *weight)).collect();
        assert_eq!(all, [(vec![0, 2], 2), (vec![1, 1], 5), (vec![2, 0], 2)]);
        assert_eq!(rolls.total, 9);
    }

    #[test]
    fn dice_with_too_many_faces_are_refused_and_not_counted_forever() {
        let wide = || (0..1000).collect::<Vec<usize>>();
        assert_eq!(Rolls::of((0..3).map(|_| wide()), 1000, MOST).err(), Some(TooLarge::Rolls));
    }
}
