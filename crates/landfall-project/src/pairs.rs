//! Findings of two runs side by side: which of the new ones were there before.

use std::collections::VecDeque;
use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::Key;

/// How much of two keys must be the same for them to be one finding.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Likeness {
    All,
    /// Of the same part, whatever is marked there now.
    Part,
    /// Of the same words in the same asset: a block that is put in before it gives a part another number.
    Words,
}

/// For each of `new`, the one of `old` that it is. Each of `old` is taken once; the best likeness comes first.
pub(crate) fn pair(old: &[Key], new: &[Key], likeness: &[Likeness]) -> Vec<Option<usize>> {
    let mut pairs = vec![None; new.len()];
    let mut taken = vec![false; old.len()];
    for likeness in likeness {
        let select = |key| select(key, *likeness);
        pair_by(select, old, new, &mut taken, &mut pairs);
    }
    pairs
}

type Selected<'a> = (&'a str, &'a str, &'a str, Option<&'a str>, Option<&'a str>);

fn select(key: &Key, likeness: Likeness) -> Selected<'_> {
    let Key { pack, code, asset, part, words } = key;
    match likeness {
        Likeness::All => (pack, code, asset, Some(part), Some(words)),
        Likeness::Part => (pack, code, asset, Some(part), None),
        Likeness::Words => (pack, code, asset, None, Some(words)),
    }
}

fn pair_by<'k, S: Hash + Eq>(
    select: impl Fn(&'k Key) -> S,
    old: &'k [Key],
    new: &'k [Key],
    taken: &mut [bool],
    pairs: &mut [Option<usize>],
) {
    let mut free: FxHashMap<S, VecDeque<usize>> = FxHashMap::default();
    for at in (0..old.len()).filter(|at| !taken[*at]) {
        free.entry(select(&old[at])).or_default().push_back(at);
    }
    for at in 0..new.len() {
        if pairs[at].is_none()
            && let Some(found) = free.get_mut(&select(&new[at])).and_then(VecDeque::pop_front)
        {
            taken[found] = true;
            pairs[at] = Some(found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(part: &str, words: &str) -> Key {
        Key { asset: "poi/P901".into(), part: part.into(), words: words.into(), ..Key::default() }
    }

    #[test]
    fn the_best_likeness_comes_first_and_nothing_is_taken_twice() {
        let old = [key("action/1", "77"), key("action/2", "78")];
        let new =
            [key("action/2", "79"), key("action/2", "78"), key("action/3", "77"), key("action/3", "77")];
        let all = [Likeness::All, Likeness::Part, Likeness::Words];
        assert_eq!(pair(&old, &new, &all), [None, Some(1), Some(0), None]);
        assert_eq!(pair(&old, &new, &[Likeness::All]), [None, Some(1), None, None]);
    }
}
