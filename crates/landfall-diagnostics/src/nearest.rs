//! Did-you-mean.

/// Up to three names that differ from `wanted` by a third of its letters at most, nearest first.
pub fn nearest<'a>(wanted: &str, names: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let limit = (wanted.chars().count() / 3).max(1);
    let mut found: Vec<(usize, &str)> = names
        .into_iter()
        .filter(|name| name.chars().count().abs_diff(wanted.chars().count()) <= limit)
        .map(|name| (strsim::osa_distance(wanted, name), name))
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
    fn at_most_three_names_are_offered() {
        assert_eq!(nearest("P901", ["P902", "P903", "P904", "P905"]).len(), 3);
    }
}
