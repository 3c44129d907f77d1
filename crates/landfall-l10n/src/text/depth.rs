//! A lid on templates. The parser of Fluent recurses into every brace and every call, so a template of a few
//! kilobytes could use up the stack; what opens too often is taken out before it is parsed.

use std::borrow::Cow;
use std::ops::Range;

/// How many `{` and `(` one template may have. The largest that ships has 16.
pub(crate) const MOST: usize = 200;

/// A template that was taken out.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Overgrown<'a> {
    pub name: &'a str,
    /// Where its name begins.
    pub start: usize,
}

/// The text with blanks in place of what is overgrown, so that everything else keeps its place.
pub(super) fn pruned(text: &str) -> (Cow<'_, str>, Vec<Overgrown<'_>>) {
    let overgrown: Vec<Range<usize>> =
        entries(text).filter(|entry| opens(&text[entry.clone()]) > MOST).collect();
    if overgrown.is_empty() {
        return (Cow::Borrowed(text), Vec::new());
    }
    let (mut kept, mut at) = (String::with_capacity(text.len()), 0);
    for entry in &overgrown {
        kept.push_str(&text[at..entry.start]);
        kept.extend(text[entry.clone()].bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
        at = entry.end;
    }
    kept.push_str(&text[at..]);
    let names = overgrown.into_iter().map(|entry| {
        let name = text[entry.clone()].split([' ', '=', '\n']).next().unwrap_or_default();
        Overgrown { name, start: entry.start }
    });
    (Cow::Owned(kept), names.collect())
}

/// Closing braces are not counted: one in a quoted text closes nothing, and which text is quoted only the parser knows.
fn opens(entry: &str) -> usize {
    if entry.starts_with('#') {
        return 0;
    }
    entry.bytes().filter(|byte| matches!(byte, b'{' | b'(')).count()
}

/// What lies between one line that begins a template and the next. Inside braces no line can look like that, so the
/// parser never holds more open than one entry has.
fn entries(text: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    let starts = text.split_inclusive('\n').scan(0, |at, line| {
        let start = *at;
        *at += line.len();
        Some((start, line))
    });
    let mut starts: Vec<usize> = starts.filter(|(_, line)| begins(line)).map(|(start, _)| start).collect();
    if starts.first() != Some(&0) {
        starts.insert(0, 0);
    }
    let ends: Vec<usize> = starts.iter().skip(1).copied().chain([text.len()]).collect();
    starts.into_iter().zip(ends).map(|(start, end)| start..end)
}

/// `verb-goto = …`, `-term = …` or a comment.
fn begins(line: &str) -> bool {
    if line.starts_with('#') {
        return true;
    }
    let line = line.strip_prefix('-').unwrap_or(line);
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    let rest = line.trim_start_matches(is_name);
    line.starts_with(|c: char| c.is_ascii_alphabetic()) && rest.trim_start_matches(' ').starts_with('=')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_overgrown_leaves_a_gap_of_its_size() {
        let text = ["a = { $n }\nbird = é", &"{".repeat(MOST + 1), "\n  more\nc = x\n"].concat();
        let (kept, overgrown) = pruned(&text);
        assert_eq!(kept.trim_end(), format!("a = {{ $n }}\n{}\n      \nc = x", " ".repeat(MOST + 10)));
        assert_eq!(kept.len(), text.len());
        assert_eq!(overgrown, [Overgrown { name: "bird", start: 11 }]);
    }

    #[test]
    fn what_is_small_stays_as_it_is() {
        let text = "# notes\na = { $n ->\n    [one] { $x }\n   *[other] y\n}\n-b = {\"{\"}\n".repeat(500);
        assert!(matches!(pruned(&text), (Cow::Borrowed(_), found) if found.is_empty()));
        let comment = format!("# {}\na = b\n", "(".repeat(MOST + 1));
        assert!(pruned(&comment).1.is_empty());
    }

    #[test]
    fn a_line_inside_braces_begins_nothing() {
        assert!(begins("verb-x = {") && begins("-term={") && begins("a  =\n"));
        assert!(!begins("F(") && !begins("  .attribute = x") && !begins("} = x"));
        let text = format!("a = {{\n{}", "F(\n".repeat(MOST + 1));
        assert_eq!(pruned(&text).1.len(), 1);
    }
}
