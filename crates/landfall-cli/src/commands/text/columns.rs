//! Two texts beside each other, line by line.

use similar::{Algorithm, DiffOp, capture_diff_slices};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Two columns. Lines of the one stand beside the lines of the other that have the same shape; where the one has a line
/// that the other lacks, there is a gap.
pub fn beside(left: &str, right: &str, width: usize) -> String {
    let column = (width.clamp(60, 160) - 3) / 2;
    let (left, right): (Vec<&str>, Vec<&str>) = (left.lines().collect(), right.lines().collect());
    let mut out = String::new();
    for (left, right) in paired(&left, &right) {
        let (left, right) = (wrapped(left, column), wrapped(right, column));
        for at in 0..left.len().max(right.len()) {
            let piece = |column: &[String]| column.get(at).cloned().unwrap_or_default();
            let left = piece(&left);
            let blanks = " ".repeat(column.saturating_sub(left.width()));
            out.push_str(format!("{left}{blanks} \u{2502} {}", piece(&right)).trim_end());
            out.push('\n');
        }
    }
    out
}

fn paired<'t>(left: &[&'t str], right: &[&'t str]) -> Vec<(&'t str, &'t str)> {
    if left.len() == right.len() {
        return left.iter().copied().zip(right.iter().copied()).collect();
    }
    // The words differ; how far a line is indented and how it begins does not.
    let shape = |line: &&str| {
        let text = line.trim_start();
        (line.len() - text.len(), text.chars().next().filter(|letter| !letter.is_alphanumeric()))
    };
    let shapes = |lines: &[&str]| lines.iter().map(shape).collect::<Vec<_>>();
    let mut out = Vec::new();
    for part in capture_diff_slices(Algorithm::Myers, &shapes(left), &shapes(right)) {
        let (old, new) = match part {
            DiffOp::Equal { old_index, new_index, len } => {
                (old_index..old_index + len, new_index..new_index + len)
            }
            DiffOp::Delete { old_index, old_len, new_index } => {
                (old_index..old_index + old_len, new_index..new_index)
            }
            DiffOp::Insert { old_index, new_index, new_len } => {
                (old_index..old_index, new_index..new_index + new_len)
            }
            DiffOp::Replace { old_index, old_len, new_index, new_len } => {
                (old_index..old_index + old_len, new_index..new_index + new_len)
            }
        };
        let (old, new) = (&left[old], &right[new]);
        for at in 0..old.len().max(new.len()) {
            out.push((old.get(at).copied().unwrap_or(""), new.get(at).copied().unwrap_or("")));
        }
    }
    out
}

/// One line in several, indented like the first. Words are parted where they are longer than the column.
fn wrapped(line: &str, column: usize) -> Vec<String> {
    let indent: String = line.chars().take_while(|letter| *letter == ' ').take(column / 2).collect();
    let mut out = vec![indent.clone()];
    for word in line.split_whitespace() {
        let full = out.last().is_some_and(|last| last.width() + 1 + word.width() > column);
        let begun = out.last().is_some_and(|last| last.len() > indent.len());
        match begun {
            true if full => out.push(format!("{indent}  ")),
            true => out.last_mut().into_iter().for_each(|last| last.push(' ')),
            false => {}
        }
        for letter in word.chars() {
            let room = out.last().is_some_and(|last| last.width() + letter.width().unwrap_or(0) <= column);
            if !room {
                out.push(format!("{indent}  "));
            }
            out.last_mut().into_iter().for_each(|last| last.push(letter));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_stand_beside_each_other_and_a_lost_one_is_a_gap() {
        let said = beside("Title\n=====\n\u{2192} Go on.\n", "Titel\n=====\n\u{2192} Weiter.\n", 60);
        assert_eq!(
            said.lines().nth(2).unwrap().split('\u{2502}').map(str::trim).collect::<Vec<_>>(),
            ["\u{2192} Go on.", "\u{2192} Weiter."]
        );
        let said = beside("a\n  b\nc\n", "a\nc\n", 60);
        assert_eq!(
            said.lines().map(|line| line.trim_end().ends_with('c')).collect::<Vec<_>>(),
            [false, false, true]
        );
    }

    #[test]
    fn wide_letters_and_long_words_fit_the_column() {
        let said = beside(&"salt ".repeat(30), &"\u{6d77}".repeat(90), 60);
        assert!(said.lines().all(|line| line.width() <= 60), "{said}");
        assert_eq!(said.matches('\u{6d77}').count(), 90);
    }
}
