//! A language nobody speaks: longer and full of accents, so that whatever is not translated, cut off or
//! garbled can be seen at a glance.

use crate::marks;

/// The text with accents and about a third longer, in brackets; icons, references and numbers as they were.
pub fn pseudo(text: &str) -> String {
    let mut out = String::from("[");
    let mut kept: Vec<marks::Mark> = marks::icons(text);
    kept.extend(marks::references(text));
    kept.sort_by_key(|mark| mark.start);
    let mut at = 0;
    let mut letters = 0;
    for mark in &kept {
        if mark.start < at {
            continue;
        }
        letters += accented(&mut out, &text[at..mark.start]);
        out.push_str(&text[mark.start..mark.end]);
        at = mark.end;
    }
    letters += accented(&mut out, &text[at..]);
    for _ in 0..letters.div_ceil(3) {
        out.push('~');
    }
    out.push(']');
    out
}

fn accented(out: &mut String, text: &str) -> usize {
    const PLAIN: &str = "aceinouyACEINOUY";
    const ACCENTED: &str =
        "\u{e1}\u{e7}\u{e9}\u{ee}\u{f1}\u{f8}\u{fc}\u{ff}\u{c1}\u{c7}\u{c9}\u{ce}\u{d1}\u{d8}\u{dc}\u{178}";
    let mut letters = 0;
    // An id such as `P901` must stay one, so words with digits are left alone.
    for word in text.split_inclusive(|c: char| !c.is_alphanumeric()) {
        let keep = word.bytes().any(|byte| byte.is_ascii_digit());
        for letter in word.chars() {
            letters += usize::from(letter.is_alphabetic());
            let found = PLAIN.chars().position(|plain| plain == letter && !keep);
            out.push(found.and_then(|at| ACCENTED.chars().nth(at)).unwrap_or(letter));
        }
    }
    letters
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_references_and_ids_are_kept() {
        let text = pseudo("Spend :die: on P901, see {log 12}.");
        assert!(text.contains(":die:") && text.contains("P901") && text.contains("{log 12}"), "{text}");
        assert!(text.starts_with("[Sp\u{e9}\u{f1}d") && text.ends_with("~]"), "{text}");
        assert!(text.chars().count() > 36);
    }
}
