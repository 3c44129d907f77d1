//! What stands inside of one word: `0-4`, `1903.1`, `2027-06-01`.

use nom::character::complete::{char, digit1};
use nom::combinator::{all_consuming, map_res, verify};
use nom::sequence::preceded;
use nom::{IResult, Parser};

/// Year, month and day.
pub type Date = (i32, u32, u32);

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

/// `2027-06-01`
pub(super) fn date(text: &str) -> Option<Date> {
    let year = map_res(verify(digit1::<&str, ()>, |year: &str| year.len() == 4), str::parse);
    let month = verify(number, |month| (1..=12).contains(month));
    let day = verify(number, |day| (1..=31).contains(day));
    let (_, date) =
        all_consuming((year, preceded(char('-'), month), preceded(char('-'), day))).parse(text).ok()?;
    Some(date)
}

fn number<N: std::str::FromStr>(text: &str) -> IResult<&str, N, ()> {
    map_res(digit1, str::parse).parse(text)
}

#[cfg(test)]
mod tests {
    use super::{date, part, range};

    #[test]
    fn a_range_is_a_number_or_two_in_order() {
        assert_eq!(range("0-4"), Some((0, 4)));
        assert_eq!(range("7"), Some((7, 7)));
        for wrong in ["4-0", "0-", "-4", "0-4-7", "99999999999", "a", ""] {
            assert_eq!(range(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_date_has_a_year_of_four_digits() {
        assert_eq!(date("2027-06-01"), Some((2027, 6, 1)));
        for wrong in ["27-06-01", "2027-13-01", "2027-06-00", "2027-06", "2027-06-01-1"] {
            assert_eq!(date(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_part_is_behind_the_last_dot() {
        assert_eq!(part("1903.1"), (Some("1903"), "1"));
        assert_eq!(part("1"), (None, "1"));
    }
}
