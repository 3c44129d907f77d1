//! XML for the exchange formats: how texts are written, and how a file of somebody else is opened.

use roxmltree::{Document, Node, ParsingOptions};

/// A text as XML has it. Characters that XML cannot hold are left out; the checks report them.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\r' => out.push_str("&#13;"),
            '\n' | '\t' => out.push(letter),
            '\u{fffe}' | '\u{ffff}' => {}
            _ if letter.is_control() && (letter as u32) < 0x20 => {}
            _ => out.push(letter),
        }
    }
    out
}

/// More nodes than any catalog has.
const NODES: u32 = 20_000_000;

/// A file as a tree. `Err` is the line and what is wrong there.
pub(crate) fn open(text: &str) -> Result<Document<'_>, (usize, String)> {
    crate::nesting::elements(text)?;
    // A `DOCTYPE` is usual in TMX. Nothing outside of the file is ever read.
    let options = ParsingOptions { allow_dtd: true, nodes_limit: NODES };
    Document::parse_with_options(text, options)
        .map_err(|error| (error.pos().row as usize, format!("this is not XML: {error}")))
}

pub(crate) fn line(node: Node<'_, '_>) -> usize {
    node.document().text_pos_at(node.range().start).row as usize
}

pub(crate) fn child<'a, 'i>(node: Node<'a, 'i>, name: &str) -> Option<Node<'a, 'i>> {
    node.children().find(|child| child.tag_name().name() == name)
}

/// The text inside of a node, with that of the nodes inside of it: tools mark words, which changes no letter.
pub(crate) fn text(node: Node<'_, '_>) -> String {
    node.descendants().filter(|inner| inner.is_text()).filter_map(|inner| inner.text()).collect()
}

#[cfg(test)]
mod tests {
    use super::open;

    #[test]
    fn what_would_use_up_the_stack_or_the_time_is_not_parsed() {
        let deep = format!("<tmx>\n{}", "<tu>".repeat(20_000));
        assert_eq!(open(&deep).unwrap_err(), (2, "elements are nested more than 256 deep".to_owned()));
        let list: String = (0..100_000).map(|at| format!(" a{at}=\"1\"")).collect();
        let (line, why) = open(&format!("<xliff{list}/>")).unwrap_err();
        assert_eq!((line, why.as_str()), (1, "an element has more than 1000 attributes"));
    }
}
