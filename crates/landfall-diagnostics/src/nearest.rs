//! Did-you-mean.

/// Names longer than this are not compared: the work grows with the square of their length.
const LONGEST: usize = 80;

/// Up to three names that differ from `wanted` by a third of its letters at most, nearest first. A name that
/// differs in upper and lower case alone is the nearest of all; one letter resembles no other.
pub fn nearest<'a>(wanted: &str, names: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let length = wanted.chars().take(LONGEST + 1).count();
    if length > LONGEST {
        return Vec::new();
    }
    let limit = if length < 2 { 0 } else { (length / 3).max(1) };
    let is_as_long = |name: &str| name.chars().take(length + limit + 1).count().abs_diff(length) <= limit;
    let distance = |name: &str| match name.eq_ignore_ascii_case(wanted) {
        true => 0,
        false => strsim::osa_distance(wanted, name).max(1),
    };
    let mut found: Vec<(usize, &str)> = names
        .into_iter()
        .filter(|name| is_as_long(name))
        .map(|name| (distance(name), name))
        .filter(|(distance, name)| *distance <= limit && *name != wanted)
        .collect();
    found.sort();
    found.dedup();
    found.into_iter().take(3).map(|(_, name)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_third_of_the_letters_may_differ() {
        assert_eq!(nearest("anchr", ["anchor", "hazard"]), ["anchor"]);
        assert!(nearest("anchr", ["hazard"]).is_empty());
    }

    #[test]
    fn a_letter_is_only_like_itself_in_another_case() {
        assert_eq!(nearest("b", ["A", "B", "C"]), ["B"]);
        assert!(nearest("F", ["A", "B"]).is_empty());
        assert_eq!(nearest("Goto", ["gota", "goto"])[0], "goto");
    }

    #[test]
    fn a_name_without_an_end_is_near_to_nothing() {
        let (one, other) = ("a".repeat(10_000_000), "a".repeat(9_999_999));
        assert!(nearest(&one, [other.as_str()]).is_empty());
        assert!(nearest("anchor", [other.as_str()]).is_empty());
        let (one, other) = ("a".repeat(80), "a".repeat(79));
        assert_eq!(nearest(&one, [other.as_str()]), [other.as_str()]);
    }

    #[test]
    fn at_most_three_names_are_offered() {
        assert_eq!(nearest("P901", ["P902", "P903", "P904", "P905"]).len(), 3);
    }
}
