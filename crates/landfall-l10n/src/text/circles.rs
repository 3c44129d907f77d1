//! Templates that contain themselves, at once or through others.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{self, InlineExpression};
use landfall_diagnostics::{FileId, Reports, Span};

use super::rules;
use super::templates::inline_in;

/// Where the name of a template is written, and the names it contains.
struct Template<'s> {
    name: &'s str,
    contains: Vec<String>,
}

pub(super) fn report(resource: &ast::Resource<&str>, file: FileId, text: &str, reports: &mut Reports) {
    let templates = templates(resource);
    for name in in_circles(&templates) {
        let Some(Template { name: written, .. }) = templates.get(&name) else { continue };
        let start = (written.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
        let span = Span::new(file, start as u32, (start + written.len()) as u32);
        reports.push(
            rules::BROKEN_TEMPLATE
                .report(format!("`{name}` contains itself"))
                .help("take the template out of its own text, or out of those that it contains")
                .at(span, "players would read its name in braces"),
        );
    }
}

/// By name; that of a term begins with a dash. Of several with one name the last counts.
fn templates<'s>(resource: &ast::Resource<&'s str>) -> BTreeMap<String, Template<'s>> {
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        let (key, name, pattern) = match entry {
            ast::Entry::Message(message) => {
                (message.id.name.to_owned(), message.id.name, message.value.as_ref())
            }
            ast::Entry::Term(term) => (format!("-{}", term.id.name), term.id.name, Some(&term.value)),
            _ => continue,
        };
        let contains = pattern.into_iter().flat_map(inline_in).filter_map(|inline| match inline {
            InlineExpression::MessageReference { id, attribute: None } => Some(id.name.to_owned()),
            InlineExpression::TermReference { id, attribute: None, .. } => Some(format!("-{}", id.name)),
            _ => None,
        });
        let contains = contains.collect();
        found.insert(key, Template { name, contains });
    }
    found
}

/// One name of each circle. A list in place of recursion: templates may lead to each other without an end.
fn in_circles(templates: &BTreeMap<String, Template<'_>>) -> BTreeSet<String> {
    #[derive(Clone, Copy, PartialEq)]
    enum Seen {
        Open,
        Done,
    }
    let mut seen: BTreeMap<&str, Seen> = BTreeMap::new();
    let mut found = BTreeSet::new();
    for start in templates.keys() {
        let mut stack: Vec<(&str, usize)> = vec![(start, 0)];
        while let Some((name, at)) = stack.pop() {
            if at == 0 && seen.contains_key(name) {
                continue;
            }
            seen.insert(name, Seen::Open);
            let Some(next) = templates.get(name).and_then(|template| template.contains.get(at)) else {
                seen.insert(name, Seen::Done);
                continue;
            };
            stack.push((name, at + 1));
            match seen.get(next.as_str()) {
                Some(Seen::Open) => {
                    found.insert(next.clone());
                }
                None => stack.push((next, 0)),
                _ => {}
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        let (Ok(resource) | Err((resource, _))) = fluent_syntax::parser::parse(text);
        in_circles(&templates(&resource)).into_iter().collect()
    }

    #[test]
    fn a_template_that_contains_itself_is_found_however_long_the_way() {
        assert_eq!(found("a = { a }\n"), ["a"]);
        assert_eq!(found("a = { $n ->\n    [one] x\n   *[other] { b }\n}\nb = { -c }\n-c = { a }\n"), ["-c"]);
        assert!(found("a = { b } { b } { c }\nb = { c }\nc = { $a }\n").is_empty());
        let long: String =
            (0..50_000).map(|at| format!("m{at:05} = {{ m{:05} }}\n", (at + 1) % 50_000)).collect();
        assert_eq!(found(&long).len(), 1);
    }
}
