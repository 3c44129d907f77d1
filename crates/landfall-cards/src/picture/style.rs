//! Style sheets of an SVG, read just far enough to know what they cost and what they refer to. What is not understood is
//! taken to mean every element.

use resvg::usvg::roxmltree::Node;

/// One selector, and what is declared for it.
pub(super) struct Rule<'a> {
    /// What the last part of the selector asks for.
    wanted: Wanted<'a>,
    pub parts: usize,
    /// Of what is declared, in bytes.
    pub length: usize,
    /// What is declared, where it refers to something.
    pub values: &'a str,
}

enum Wanted<'a> {
    Any,
    Id(&'a str),
    Class(&'a str),
    Tag(&'a str),
}

impl Rule<'_> {
    /// Whether this element could be meant. It may be too often, and is never too rarely.
    pub(super) fn may_mean(&self, node: Node<'_, '_>) -> bool {
        match self.wanted {
            Wanted::Any => true,
            Wanted::Id(id) => node.attribute("id") == Some(id),
            Wanted::Class(class) => {
                node.attribute("class").is_some_and(|all| all.split_whitespace().any(|one| one == class))
            }
            Wanted::Tag(tag) => node.tag_name().name() == tag,
        }
    }
}

pub(super) fn rules(sheet: &str) -> Vec<Rule<'_>> {
    let mut rules = Vec::new();
    let mut head: Option<(&str, bool)> = None;
    for piece in sheet.split_inclusive(['{', '}']) {
        let text = piece.trim_end_matches(['{', '}']);
        let opens = piece.ends_with('{');
        match head {
            // A brace inside of braces hides for whom something is meant.
            Some((selectors, is_plain)) => {
                let is_plain = is_plain && !opens && is_orderly(text);
                rules.extend(selectors.split(',').map(|selector| rule(selector, text, is_plain)));
            }
            None if text.contains("url(") => rules.push(rule("*", text, false)),
            None => {}
        }
        head = opens.then(|| (text, head.is_none() && is_plain(text)));
    }
    rules
}

/// A style sheet without comments that hide no brace and no reference.
pub(super) fn without_comments(sheet: &str) -> String {
    let mut out = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some((before, comment, after)) = rest.find("/*").and_then(|start| {
        let end = start + 2 + rest[start + 2..].find("*/")? + 2;
        Some((&rest[..start], &rest[start..end], &rest[end..]))
    }) {
        out.push_str(before);
        if comment.contains(['{', '}']) || comment.contains("url(") {
            out.push_str(comment);
        }
        rest = after;
    }
    out + rest
}

fn rule<'a>(selector: &'a str, declared: &'a str, is_plain: bool) -> Rule<'a> {
    let parts = selector.split([' ', '\t', '\n', '\r', '>', '+', '~']).filter(|part| !part.is_empty());
    let last = parts.clone().next_back().unwrap_or_default();
    let name = last.split(':').next().unwrap_or_default();
    let word = |mark: char| name.split(mark).nth(1).and_then(|rest| rest.split(['.', '#']).next());
    let wanted = match (is_plain, word('#'), word('.')) {
        (false, ..) => Wanted::Any,
        (true, Some(id), _) => Wanted::Id(id),
        (true, None, Some(class)) => Wanted::Class(class),
        (true, None, None) if name.is_empty() || name == "*" => Wanted::Any,
        _ => Wanted::Tag(name),
    };
    let values = if declared.contains("url(") { declared } else { "" };
    Rule { wanted, parts: parts.count().max(1), length: declared.len(), values }
}

/// A selector of names, classes and ids.
fn is_plain(selector: &str) -> bool {
    selector.chars().all(|c| !c.is_ascii() || c.is_ascii_alphanumeric() || " \t\r\n-_.#*>+~,:".contains(c))
}

/// Declarations in which no brace could have been meant as a letter.
fn is_orderly(declared: &str) -> bool {
    let mut open = 0_i32;
    for c in declared.chars() {
        match c {
            '(' => open += 1,
            ')' => open -= 1,
            '"' | '\'' | '\\' | '[' | ']' | '/' | '@' | '<' => return false,
            _ => {}
        }
        if open < 0 {
            return false;
        }
    }
    open == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meant(sheet: &str) -> Vec<String> {
        let sheet = without_comments(sheet);
        let wanted = |rule: &Rule<'_>| match rule.wanted {
            Wanted::Any => "everything".to_owned(),
            Wanted::Id(id) => format!("#{id}"),
            Wanted::Class(class) => format!(".{class}"),
            Wanted::Tag(tag) => tag.to_owned(),
        };
        let rules = rules(&sheet);
        rules.iter().map(|rule| format!("{} {} {}", wanted(rule), rule.parts, rule.values.trim())).collect()
    }

    #[test]
    fn selectors_are_known_by_their_last_part() {
        assert_eq!(
            meant("/* a map */ .a, g > rect#b:hover{fill:url(#p)} path{x:y}*{z}"),
            [".a 1 fill:url(#p)", "#b 2 fill:url(#p)", "path 1 ", "everything 1 "]
        );
    }

    #[test]
    fn what_could_be_read_in_another_way_means_everything() {
        for sheet in [
            ".a{b:'} .y{'; fill:url(#p)}",
            ".a{b:url(} .y{); fill:url(#p)}",
            "@media x{.y{fill:url(#p)}}",
            "a[b='{'] .y{fill:url(#p)}",
            ".a{b:/*} .y{*/ fill:url(#p)}",
            "fill:url(#p)",
            "}fill:url(#p){",
        ] {
            let all = meant(sheet);
            let found: Vec<_> = all.iter().filter(|rule| rule.contains("url(#p)")).collect();
            assert!(!found.is_empty() && found.iter().all(|rule| rule.starts_with("everything")), "{all:?}");
        }
    }
}
