//! Names that are a slip of the finger apart, found without comparing each with each.

/// Longer ones are no slip of anybody.
pub const LONGEST: usize = 40;

/// Names, by what is left of them without one of their letters: two that are a slip apart share such a rest.
#[derive(Default)]
pub struct Slips {
    /// A hash of the rest, and the number of the name; in order.
    rests: Vec<(u64, u32)>,
}

impl Slips {
    pub fn of<'t>(names: impl IntoIterator<Item = &'t str>) -> Self {
        let mut rests = Vec::new();
        for (at, name) in names.into_iter().enumerate().filter(|(_, name)| name.len() <= LONGEST) {
            rests.extend(hashes(name).map(|rest| (rest, at as u32)));
        }
        rests.sort_unstable();
        rests.dedup();
        Self { rests }
    }

    /// The numbers of all names that may be a slip away, in order; [`is_slip`] says which of them are.
    pub fn near(&self, name: &str) -> Vec<u32> {
        let mut found = Vec::new();
        if name.len() > LONGEST {
            return found;
        }
        for rest in hashes(name) {
            let from = self.rests.partition_point(|(known, _)| *known < rest);
            found
                .extend(self.rests[from..].iter().take_while(|(known, _)| *known == rest).map(|(_, at)| *at));
        }
        found.sort_unstable();
        found.dedup();
        found
    }
}

/// The name, and the name without each of its letters.
fn hashes(name: &str) -> impl Iterator<Item = u64> {
    let without = |(at, letter): (usize, char)| hash(&name[..at], &name[at + letter.len_utf8()..]);
    std::iter::once(hash(name, "")).chain(name.char_indices().map(without))
}

/// FNV-1a: the same for a text however it is cut.
fn hash(begin: &str, end: &str) -> u64 {
    let letters = begin.bytes().chain(end.bytes());
    letters.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// One letter added, left out or replaced.
pub fn is_slip(a: &str, b: &str) -> bool {
    let same = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count();
    // Back to the beginning of the letter: two letters may begin with the same byte.
    let same = (0..=same).rev().find(|at| a.is_char_boundary(*at) && b.is_char_boundary(*at)).unwrap_or(0);
    let (a, b) = (&a[same..], &b[same..]);
    a == behind(b) || behind(a) == b || behind(a) == behind(b)
}

/// A text without its first letter.
fn behind(text: &str) -> &str {
    text.get(text.chars().next().map_or(0, char::len_utf8)..).unwrap_or("")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_one_letter() {
        assert!(is_slip("M110", "M110"));
        assert!(is_slip("Mq110", "M110"));
        assert!(is_slip("M10", "M110"));
        assert!(is_slip("M111", "M110"));
        assert!(!is_slip("M101", "M110"));
        assert!(!is_slip("", "M1"));
        assert!(is_slip("", "M") && is_slip("", ""));
        assert!(is_slip("ß", "à") && !is_slip("ßß", "àà"));
    }

    /// Every pair of short words: what shares a rest is what comparing each with each finds.
    #[test]
    fn names_that_are_a_slip_apart_are_found() {
        let mut words = vec![String::new()];
        for at in 0.. {
            if words[at].chars().count() == 3 {
                break;
            }
            words.extend(["a", "b", "ß", "à"].map(|letter| format!("{}{letter}", words[at])));
        }
        words.retain(|word| word.chars().count() < 4);
        let slips = Slips::of(words.iter().map(String::as_str));
        for word in &words {
            let near = slips.near(word).into_iter().filter(|at| is_slip(&words[*at as usize], word));
            let all = (0..words.len() as u32).filter(|at| is_letter_apart(&words[*at as usize], word));
            assert_eq!(near.collect::<Vec<_>>(), all.collect::<Vec<_>>(), "{word}");
        }
    }

    /// The same question, asked letter by letter.
    fn is_letter_apart(a: &str, b: &str) -> bool {
        let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
        let without = |word: &[char], at: usize| [&word[..at], &word[at + 1..]].concat();
        match a.len().abs_diff(b.len()) {
            0 => a.iter().zip(&b).filter(|(a, b)| a != b).count() <= 1,
            1 if a.len() < b.len() => (0..b.len()).any(|at| without(&b, at) == a),
            1 => (0..a.len()).any(|at| without(&a, at) == b),
            _ => false,
        }
    }
}
