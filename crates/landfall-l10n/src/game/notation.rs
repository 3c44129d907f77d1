//! Templates as translators see them: whole sentences, one message for each case.
//!
//! Fluent has selectors inside of sentences; nobody should have to edit those in a PO editor. So what depends on a
//! number or on a word becomes a message for each case (`verb-gain-lead[n=one]`), and what may be left out stands in
//! brackets: `replace the POI[sector? in Sector {sector}] with {poi}`, or `[poi?{poi}|every POI]` where something
//! else is printed instead.

use std::collections::BTreeSet;

use fluent_syntax::ast;
use icu_plurals::{PluralCategory, PluralRules};

use super::sentence::{DEEPEST, Node};

type Pattern<'s> = ast::Pattern<&'s str>;

/// Something that a template depends on: a number, or the key of a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Axis {
    pub variable: String,
    /// Values that are said alike stand together; the last group holds whatever is not named.
    pub groups: Vec<Vec<String>>,
}

/// A template in one language: a text for each combination of its axes, the last axis running fastest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cases {
    pub axes: Vec<Axis>,
    pub texts: Vec<String>,
    /// Variables that are there when they are stated; others are there when they are not `none`.
    pub stated: BTreeSet<String>,
}

/// More cases than a translator would ever look at.
const MOST: usize = 64;

/// The cases of a pattern for a locale, whose plural forms decide how many there are; absent for what this notation
/// cannot say.
pub fn cases(pattern: &Pattern<'_>, locale: &str) -> Option<Cases> {
    let mut all = Cases { axes: Vec::new(), texts: Vec::new(), stated: BTreeSet::new() };
    gather(pattern, &categories(locale), &mut all, 0)?;
    merge_groups(&mut all.axes, pattern)?;
    let count: usize = all.axes.iter().map(|axis| axis.groups.len()).product();
    if count > MOST {
        return None;
    }
    all.texts = (0..count).map(|at| rendered(pattern, &chosen(&all.axes, at))).collect();
    Some(all)
}

/// What a selector asks.
enum Sort<'p, 's> {
    /// What is there, and what is said when it is not.
    Optional {
        variable: &'s str,
        stated: bool,
        present: &'p Pattern<'s>,
        absent: &'p Pattern<'s>,
    },
    Number(&'s str),
    Key(&'s str),
}

fn sort<'p, 's>(
    selector: &ast::InlineExpression<&'s str>,
    variants: &'p [ast::Variant<&'s str>],
) -> Option<Sort<'p, 's>> {
    let ast::InlineExpression::VariableReference { id } = selector else { return None };
    let keys: Vec<&str> = variants.iter().map(key).collect::<Option<_>>()?;
    let of = |name: &str| keys.iter().position(|key| *key == name).map(|at| &variants[at].value);
    let default = &variants.iter().find(|variant| variant.default)?.value;
    if let Some(variable) = id.name.strip_suffix("-stated") {
        let (present, absent) = (of("yes").unwrap_or(default), of("no").unwrap_or(default));
        return Some(Sort::Optional { variable, stated: true, present, absent });
    }
    let two = variants.len() == 2 && !id.name.ends_with("-key");
    if let Some(absent) = of("none").filter(|_| two) {
        return Some(Sort::Optional { variable: id.name, stated: false, present: default, absent });
    }
    let plural = |key: &&str| ["zero", "one", "two", "few", "many", "other"].contains(key);
    Some(if keys.iter().all(plural) { Sort::Number(id.name) } else { Sort::Key(id.name) })
}

fn key<'s>(variant: &ast::Variant<&'s str>) -> Option<&'s str> {
    match &variant.key {
        ast::VariantKey::Identifier { name } => Some(*name),
        ast::VariantKey::NumberLiteral { .. } => None,
    }
}

/// The plural forms of a locale, in the order of CLDR; `other` comes last.
fn categories(locale: &str) -> Vec<&'static str> {
    let rules = locale
        .replace('_', "-")
        .parse::<icu_locale_core::Locale>()
        .ok()
        .and_then(|locale| PluralRules::try_new_cardinal(locale.into()).ok());
    let Some(rules) = rules else { return vec!["one", "other"] };
    let found: BTreeSet<&str> = (0u32..=200).map(|n| word(rules.category_for(n))).collect();
    let all = ["zero", "one", "two", "few", "many", "other"];
    all.into_iter().filter(|name| *name == "other" || found.contains(name)).collect()
}

fn word(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::Zero => "zero",
        PluralCategory::One => "one",
        PluralCategory::Two => "two",
        PluralCategory::Few => "few",
        PluralCategory::Many => "many",
        PluralCategory::Other => "other",
    }
}

fn gather(pattern: &Pattern<'_>, plurals: &[&str], all: &mut Cases, depth: usize) -> Option<()> {
    if depth > DEEPEST {
        return None;
    }
    for element in &pattern.elements {
        let ast::PatternElement::Placeable { expression } = element else { continue };
        let (selector, variants) = match expression {
            ast::Expression::Select { selector, variants } => (selector, variants),
            ast::Expression::Inline(
                ast::InlineExpression::VariableReference { .. } | ast::InlineExpression::StringLiteral { .. },
            ) => continue,
            ast::Expression::Inline(_) => return None,
        };
        match sort(selector, variants)? {
            Sort::Optional { variable, stated, .. } => {
                if stated {
                    all.stated.insert(variable.to_owned());
                }
            }
            Sort::Number(name) => add(&mut all.axes, name, plurals.iter().copied()),
            Sort::Key(name) => {
                let keys: Vec<&str> = variants.iter().filter_map(key).collect();
                add(&mut all.axes, name, keys.into_iter());
            }
        }
        for variant in variants {
            gather(&variant.value, plurals, all, depth + 1)?;
        }
    }
    Some(())
}

fn add<'k>(axes: &mut Vec<Axis>, name: &str, keys: impl Iterator<Item = &'k str>) {
    let at = axes.iter().position(|axis| axis.variable == name).unwrap_or_else(|| {
        axes.push(Axis { variable: name.to_owned(), groups: Vec::new() });
        axes.len() - 1
    });
    for key in keys {
        let known = axes[at].groups.iter().flatten().any(|known| known == key);
        if !known {
            axes[at].groups.push(vec![key.to_owned()]);
        }
    }
    // Whatever is not named is the default, and is asked last.
    let other = axes[at].groups.iter().position(|group| group[0] == "other");
    if let Some(other) = other {
        let group = axes[at].groups.remove(other);
        axes[at].groups.push(group);
    }
}

/// Keys that the source says alike are one case. Plural forms are not: another language may tell them apart.
fn merge_groups(axes: &mut [Axis], pattern: &Pattern<'_>) -> Option<()> {
    let count: usize = axes.iter().map(|axis| axis.groups.len()).product();
    if count > MOST * 4 {
        return None;
    }
    for at in 0..axes.len() {
        if !axes[at].variable.ends_with("-key") {
            continue;
        }
        let mut merged: Vec<(Vec<String>, Vec<String>)> = Vec::new();
        for group in axes[at].groups.clone() {
            let mut alone = axes.to_vec();
            alone[at].groups = vec![group.clone()];
            let count: usize = alone.iter().map(|axis| axis.groups.len()).product();
            let said: Vec<String> = (0..count).map(|n| rendered(pattern, &chosen(&alone, n))).collect();
            match merged.iter_mut().find(|(_, known)| *known == said) {
                Some((keys, _)) => keys.extend(group),
                None => merged.push((group, said)),
            }
        }
        let other = merged.iter().position(|(keys, _)| keys.iter().any(|key| key == "other"));
        if let Some(other) = other {
            let last = merged.remove(other);
            merged.push(last);
        }
        axes[at].groups = merged.into_iter().map(|(keys, _)| keys).collect();
    }
    Some(())
}

/// The value of each axis in one combination.
fn chosen(axes: &[Axis], mut at: usize) -> Vec<(&str, &str)> {
    let mut out = Vec::new();
    for axis in axes.iter().rev() {
        out.push((axis.variable.as_str(), axis.groups[at % axis.groups.len()][0].as_str()));
        at /= axis.groups.len();
    }
    out
}

fn rendered(pattern: &Pattern<'_>, chosen: &[(&str, &str)]) -> String {
    let mut out = String::new();
    for element in &pattern.elements {
        let expression = match element {
            ast::PatternElement::TextElement { value } => {
                out.push_str(value);
                continue;
            }
            ast::PatternElement::Placeable { expression } => expression,
        };
        match expression {
            ast::Expression::Inline(ast::InlineExpression::VariableReference { id }) => {
                out.push_str(&format!("{{{}}}", id.name));
            }
            ast::Expression::Inline(ast::InlineExpression::StringLiteral { value }) => out.push_str(value),
            ast::Expression::Inline(_) => {}
            ast::Expression::Select { selector, variants } => match sort(selector, variants) {
                Some(Sort::Optional { variable, present, absent, .. }) => {
                    let (present, absent) = (rendered(present, chosen), rendered(absent, chosen));
                    match absent.is_empty() {
                        true => out.push_str(&format!("[{variable}?{present}]")),
                        false => out.push_str(&format!("[{variable}?{present}|{absent}]")),
                    }
                }
                Some(Sort::Number(name) | Sort::Key(name)) => {
                    let value = chosen.iter().find(|(axis, _)| *axis == name).map_or("other", |(_, key)| key);
                    let fits = variants.iter().find(|variant| key(variant) == Some(value));
                    let variant = fits.or_else(|| variants.iter().find(|variant| variant.default));
                    out.extend(variant.map(|variant| rendered(&variant.value, chosen)));
                }
                None => {}
            },
        }
    }
    out
}

impl Cases {
    /// What stands behind the name of the template for one of its cases: `[n=one,who-key=none|self]`.
    pub fn label(&self, mut at: usize) -> String {
        let mut parts = Vec::new();
        for axis in self.axes.iter().rev() {
            parts.push((axis, &axis.groups[at % axis.groups.len()]));
            at /= axis.groups.len();
        }
        // A language with one form has nothing to tell apart.
        let parts = parts.into_iter().rev().filter(|(axis, _)| axis.groups.len() > 1);
        let parts: Vec<String> =
            parts.map(|(axis, keys)| format!("{}={}", axis.variable, keys.join("|"))).collect();
        if parts.is_empty() { String::new() } else { format!("[{}]", parts.join(",")) }
    }

    /// A Fluent template that says these texts instead.
    pub fn fluent(&self, name: &str, texts: &[Vec<Node>]) -> String {
        let mut out = format!("{name} = ");
        self.select(&self.axes, texts, &mut out);
        out.push('\n');
        out
    }

    fn select(&self, axes: &[Axis], texts: &[Vec<Node>], out: &mut String) {
        let Some((axis, rest)) = axes.split_first() else {
            return self.write(texts.first().map_or(&[], Vec::as_slice), out);
        };
        let each = texts.len() / axis.groups.len();
        if axis.groups.len() == 1 {
            return self.select(rest, texts, out);
        }
        out.push_str(&format!("{{ ${} ->", axis.variable));
        for (at, keys) in axis.groups.iter().enumerate() {
            let last = at + 1 == axis.groups.len();
            let default = keys.iter().find(|key| *key == "other").or(keys.last());
            for key in keys {
                let mark = if last && default == Some(key) { "*" } else { "" };
                out.push_str(&format!("\n {mark}[{key}] "));
                self.select(rest, &texts[at * each..(at + 1) * each], out);
            }
        }
        out.push_str("\n }");
    }

    fn write(&self, nodes: &[Node], out: &mut String) {
        if nodes.is_empty() {
            out.push_str("{\"\"}");
        }
        for node in nodes {
            match node {
                // Quoted, so that no letter means anything and no blank is lost.
                Node::Text(text) => {
                    let text = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', " ");
                    out.push_str(&format!("{{\"{text}\"}}"));
                }
                Node::Variable { name, form: 1, .. } => out.push_str(&format!("{{ ${name} }}")),
                Node::Variable { name, form, .. } => out.push_str(&format!("{{ ${name}-form-{form} }}")),
                Node::Optional { name, present, absent, .. } => {
                    let (asked, no) = match self.stated.contains(name) {
                        true => (format!("{name}-stated"), "no"),
                        false => (name.clone(), "none"),
                    };
                    out.push_str(&format!("{{ ${asked} ->\n [{no}] "));
                    self.write(absent, out);
                    out.push_str("\n *[other] ");
                    self.write(present, out);
                    out.push_str("\n }");
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(template: &str, locale: &str) -> Cases {
        let resource = fluent_syntax::parser::parse(template).unwrap();
        let ast::Entry::Message(message) = &resource.body[0] else { panic!() };
        cases(message.value.as_ref().unwrap(), locale).unwrap()
    }

    const LEAD: &str = "t = lose { $n ->\n [one] 1 Lead\n *[other] { $n } Leads\n }{ $stat ->\n [none] {\"\"}\n *[other] , less { $stat }\n }\n";

    #[test]
    fn numbers_become_cases_and_what_may_be_missing_stands_in_brackets() {
        let cases = of(LEAD, "de");
        assert_eq!(cases.texts, ["lose 1 Lead[stat?, less {stat}]", "lose {n} Leads[stat?, less {stat}]"]);
        assert_eq!((cases.label(0), cases.label(1)), ("[n=one]".to_owned(), "[n=other]".to_owned()));
        assert_eq!(of(LEAD, "pl").texts.len(), 4);
        assert_eq!((of(LEAD, "ja").texts.len(), of(LEAD, "ja").label(0)), (1, String::new()));
    }

    #[test]
    fn keys_that_are_said_alike_are_one_case() {
        let cases = of("t = { $who-key ->\n [none] go\n [self] go\n *[other] { $who } goes\n }\n", "de");
        assert_eq!(cases.texts, ["go", "{who} goes"]);
        assert_eq!(cases.label(0), "[who-key=none|self]");
    }
}
