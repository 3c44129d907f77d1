//! Entries to lines, the way gettext lays them out.

/// A message about to be written. What a translator wrote is handed over raw and stays as it is.
#[derive(Debug, Default)]
pub struct Fresh<'a> {
    /// The translator's own lines, beginning with `# `.
    pub comments: Vec<&'a str>,
    /// What stands behind `#.`.
    pub extracted: Vec<String>,
    /// What stands behind `#:`.
    pub references: Vec<String>,
    pub flags: Vec<&'a str>,
    pub previous: Option<&'a str>,
    pub key: &'a str,
    pub source: &'a str,
    /// The translation as it stands in the file, quotes included.
    pub raw: Option<&'a str>,
    /// The translation, where there is no raw one.
    pub text: &'a str,
}

pub fn write_fresh(out: &mut String, fresh: &Fresh<'_>) {
    for comment in &fresh.comments {
        line(out, "", &crate::merge::plain_lines(comment));
    }
    for extracted in &fresh.extracted {
        line(out, "#. ", extracted);
    }
    for reference in &fresh.references {
        line(out, "#: ", reference);
    }
    if !fresh.flags.is_empty() {
        line(out, "#, ", &fresh.flags.join(", "));
    }
    if let Some(previous) = fresh.previous {
        write_quoted(out, "#| ", "msgid", previous);
    }
    write_quoted(out, "", "msgctxt", fresh.key);
    write_quoted(out, "", "msgid", fresh.source);
    match fresh.raw {
        Some(raw) => line(out, "msgstr ", raw),
        None => write_quoted(out, "", "msgstr", fresh.text),
    }
}

fn line(out: &mut String, prefix: &str, text: &str) {
    out.push_str(prefix);
    out.push_str(text);
    out.push('\n');
}

/// Longer lines are wrapped at a blank, as gettext does it.
const WIDTH: usize = 77;

/// `msgid "..."`, over several lines when it is long or has paragraphs.
pub fn write_quoted(out: &mut String, prefix: &str, keyword: &str, value: &str) {
    let escaped = escape(value);
    let one_line = escaped.find("\\n").is_none_or(|at| at + 2 == escaped.len());
    out.push_str(prefix);
    out.push_str(keyword);
    if one_line && prefix.len() + keyword.len() + escaped.chars().count() + 3 <= WIDTH + 2 {
        return line(out, " \"", &(escaped + "\""));
    }
    line(out, " \"\"", "");
    for piece in pieces(&escaped) {
        out.push_str(prefix);
        out.push('"');
        out.push_str(piece);
        out.push_str("\"\n");
    }
}

/// Splits behind line breaks, and behind blanks where a line would grow too long.
fn pieces(escaped: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    for paragraph in escaped.split_inclusive("\\n") {
        let (mut start, mut width, mut blank) = (0, 0, None);
        for (at, letter) in paragraph.char_indices() {
            width += 1;
            if width > WIDTH
                && let Some((end, left)) = blank.take()
            {
                pieces.push(&paragraph[start..end]);
                start = end;
                width -= left;
            }
            if letter == ' ' {
                blank = Some((at + 1, width));
            }
        }
        if start < paragraph.len() {
            pieces.push(&paragraph[start..]);
        }
    }
    pieces
}

pub fn escape(value: &str) -> String {
    let mut out = String::with_capacity(value.len() + 8);
    for letter in value.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            _ => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use landfall_diagnostics::{FileId, Reports};

    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let long = "word ".repeat(40);
        for value in ["", "Salt", "a \"b\" \\ c", "One\n\nTwo", long.as_str(), "trailing\n"] {
            let mut out = String::new();
            write_fresh(&mut out, &Fresh { key: "k", source: value, text: value, ..Fresh::default() });
            let mut reports = Reports::default();
            let catalog = super::super::read(FileId(0), &out, &mut reports);
            assert!(reports.is_empty(), "{out}");
            assert_eq!(catalog.entries[0].id.value, value, "{out}");
            assert_eq!(catalog.entries[0].text.value, value, "{out}");
            assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
        }
    }
}
