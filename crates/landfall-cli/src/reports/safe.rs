//! Text of a pack in somebody else's format. Whatever a card or a file is called, it stays a name.

use landfall_export::is_hidden;
pub use landfall_export::json_safe as json;

/// One line without control characters, and without what turns the direction of writing.
pub fn line(text: &str) -> String {
    let shown = |letter: char| match letter {
        '\n' | '\t' | '\r' => ' ',
        letter if is_hidden(letter) => char::REPLACEMENT_CHARACTER,
        letter => letter,
    };
    text.chars().map(shown).collect()
}

/// For the text and the attributes of XML, which has no way at all to write most control characters.
pub fn xml(text: &str) -> String {
    let lines: Vec<String> = text.split('\n').map(|part| landfall_export::escaped(&line(part))).collect();
    lines.join("&#10;")
}

/// For Markdown: names in backticks become code, and nothing else is markup, a mention or an issue.
pub fn markdown(text: &str) -> String {
    let text = line(text);
    let pieces: Vec<&str> = text.split('`').collect();
    let mut out = String::with_capacity(text.len());
    for (at, piece) in pieces.iter().enumerate() {
        let is_closed = at + 1 < pieces.len();
        match at % 2 == 1 && is_closed && !piece.trim().is_empty() {
            true => out.push_str(&format!("`{piece}`")),
            false => {
                // A backtick that closes nothing is a letter like any other.
                if at % 2 == 1 {
                    out.push_str("\\`");
                }
                out.push_str(&plain_markdown(piece));
                if at % 2 == 1 && is_closed {
                    out.push_str("\\`");
                }
            }
        }
    }
    out
}

fn plain_markdown(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            // A word joiner keeps a name from calling somebody, or pointing at an issue.
            '@' => out.push_str("@\u{2060}"),
            '#' => out.push_str("\\#\u{2060}"),
            '*' | '_' | '[' | ']' | '\\' | '|' | '~' | '!' => out.extend(['\\', letter]),
            letter => out.push(letter),
        }
    }
    // Bare addresses would become links.
    out.replace("://", ":\u{2060}//").replace("www.", "www\u{2060}.")
}

#[cfg(test)]
mod tests {
    use super::*;

    const NASTY: &str = "a\n::error::b\u{1b}[2J\u{202e}\u{9b}c";

    #[test]
    fn a_line_is_one_line_of_letters() {
        assert_eq!(line(NASTY), "a ::error::b\u{fffd}[2J\u{fffd}\u{fffd}c");
    }

    #[test]
    fn xml_holds_no_markup_of_others() {
        assert_eq!(xml("<a b=\"c\">&'\u{1b}"), "&lt;a b=&quot;c&quot;&gt;&amp;&apos;\u{fffd}");
    }

    #[test]
    fn markdown_keeps_names_and_nothing_else() {
        assert_eq!(markdown("`P901` has *no* exit"), "`P901` has \\*no\\* exit");
        assert_eq!(markdown("@everyone `open <b>"), "@\u{2060}everyone \\`open &lt;b&gt;");
        assert_eq!(markdown("``"), "\\`\\`");
        assert_eq!(markdown("https://a.b #1"), "https:\u{2060}//a.b \\#\u{2060}1");
    }
}
