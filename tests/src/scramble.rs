//! The same words, laid out as badly as they can be.

use landfall_diagnostics::FileId;
use landfall_syntax::{TokenKind, Tree, parse};

use crate::Random;

/// Changes blanks only: indentation, gaps between words, more blank lines where there is one, CRLF. Lines keep
/// their words, so formatting has to give back what there was.
pub fn relay(text: &str, random: &mut Random) -> String {
    let tree = parse(FileId(0), text).tree;
    let mut out = String::new();
    for at in 0..tree.tokens().len() as u32 {
        match kind(&tree, at) {
            Some(TokenKind::Newline) if kind(&tree, at + 1) == Some(TokenKind::Newline) => {
                out.push_str(random.pick(&["\r\n", "\r\n\r\n \r\n"]));
            }
            Some(TokenKind::Newline) => {
                out.push_str("\r\n");
                out.push_str(random.pick(&["", "  ", "\t"]));
            }
            Some(TokenKind::Space) => out.push_str(blanks(random)),
            Some(TokenKind::Prose) => {
                let lines: Vec<&str> = tree.token_text(at).split('\n').map(str::trim).collect();
                out.push_str(&lines.join(&format!("\r\n{}", blanks(random))));
            }
            _ => out.push_str(tree.token_text(at)),
        }
    }
    out
}

/// Changes line breaks too: statements are joined with `;` or parted by blank lines, prose is wrapped anew.
pub fn scramble(text: &str, random: &mut Random) -> String {
    let tree = parse(FileId(0), text).tree;
    let mut out = String::new();
    for at in 0..tree.tokens().len() as u32 {
        match kind(&tree, at) {
            Some(TokenKind::Newline) if random.once_in(3) && may_join(&tree, at) => out.push_str(" ;"),
            // A note belongs to the statement right below it.
            Some(TokenKind::Newline) if kind_before(&tree, at) == Some(TokenKind::Note) => out.push('\n'),
            Some(TokenKind::Newline) => out.push_str(random.pick(&["\n", "\n\n", "\n \n\t\n", "\r\n"])),
            Some(TokenKind::Space) => out.push_str(blanks(random)),
            Some(TokenKind::Prose) => out.push_str(&wrap_anew(tree.token_text(at), random)),
            _ => out.push_str(tree.token_text(at)),
        }
    }
    out
}

fn blanks(random: &mut Random) -> &'static str {
    random.pick(&[" ", "   ", "\t", "             "])
}

fn wrap_anew(prose: &str, random: &mut Random) -> String {
    let paragraphs = prose.split("\n\n").map(|paragraph| {
        let words = paragraph.split_whitespace();
        let mut out = String::new();
        for word in words {
            if !out.is_empty() {
                out.push_str(random.pick(&[" ", " ", " ", "\n", "\r\n      "]));
            }
            out.push_str(word);
        }
        out
    });
    paragraphs.collect::<Vec<_>>().join("\n\n")
}

/// Whether the line ends a statement and the next line begins another one, both without a comment.
fn may_join(tree: &Tree, newline: u32) -> bool {
    let before = kind_before(tree, newline);
    let after =
        (newline + 1..).map(|at| kind(tree, at)).find(|kind| *kind != Some(TokenKind::Space)).flatten();
    let ends = |kind: TokenKind| !kind.is_trivia() && !kind.continues_line() && kind != TokenKind::LBrace;
    let begins = |kind: TokenKind| !kind.is_trivia() && kind != TokenKind::RBrace;
    before.is_some_and(ends) && after.is_some_and(begins)
}

fn kind(tree: &Tree, token: u32) -> Option<TokenKind> {
    tree.tokens().get(token as usize).map(|token| token.kind)
}

fn kind_before(tree: &Tree, token: u32) -> Option<TokenKind> {
    (0..token).rev().filter_map(|at| kind(tree, at)).find(|kind| *kind != TokenKind::Space)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        "log 1 {\n    /// Ours.\n    \"\"\"Salt, and\n    more.\"\"\"\n    box 1\n    end\n}\n";

    fn words(text: &str) -> Vec<&str> {
        text.split([' ', '\t', '\r', '\n', ';']).filter(|word| !word.is_empty()).collect()
    }

    #[test]
    fn words_stay_and_layout_goes() {
        for seed in 0..20 {
            for made in [relay(TEXT, &mut Random::new(seed)), scramble(TEXT, &mut Random::new(seed))] {
                assert_ne!(made, TEXT);
                assert_eq!(words(&made), words(TEXT));
            }
        }
    }
}
