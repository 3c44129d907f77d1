//! What stands inside of one word: `0-4`, `1903.1`.

use nom::character::complete::{char, digit1};
use nom::combinator::{all_consuming, map_res};
use nom::sequence::preceded;
use nom::{IResult, Parser};

/// `0-4` or `7`; the low end comes first.
pub fn range(text: &str) -> Option<(i32, i32)> {
    let one = || all_consuming(number::<i32>).map(|number| (number, number));
    let two = all_consuming((number::<i32>, preceded(char('-'), number)));
    let (_, (low, high)) = one().or(two).parse(text).ok()?;
    (low <= high).then_some((low, high))
}

/// `1903.1`: the whole and its part, or the part alone.
pub fn part(text: &str) -> (Option<&str>, &str) {
    match text.rsplit_once('.') {
        Some((whole, part)) => (Some(whole), part),
        None => (None, text),
    }
}

fn number<N: std::str::FromStr>(text: &str) -> IResult<&str, N, ()> {
    map_res(digit1, str::parse).parse(text)
}

#[cfg(test)]
mod tests {
    use super::{part, range};

    #[test]
    fn a_range_is_a_number_or_two_in_order() {
        assert_eq!(range("0-4"), Some((0, 4)));
        assert_eq!(range("7"), Some((7, 7)));
        for wrong in ["4-0", "0-", "-4", "0-4-7", "99999999999", "a", ""] {
            assert_eq!(range(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_part_is_behind_the_last_dot() {
        assert_eq!(part("1903.1"), (Some("1903"), "1"));
        assert_eq!(part("1"), (None, "1"));
    }
}
