//! The templates of one language.

use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast;
use landfall_diagnostics::{FileId, Reports, Span, nearest};
use landfall_schema::{Class, Schema, Shape};
use rustc_hash::FxHashMap;

use super::depth::{MOST, Overgrown, pruned};
use super::rules;

pub struct Templates {
    bundle: FluentBundle<FluentResource>,
    /// The variables of each template.
    variables: FxHashMap<String, BTreeSet<String>>,
    /// What is said in another language, for want of a template in this one.
    fallback: Option<Box<Templates>>,
}

impl Templates {
    /// Reads a file of templates. What is broken in it is left out; [`check_templates`] reports that.
    pub fn new(locale: &str, text: &str) -> Self {
        let language = locale.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![language]);
        // Marks for mixed directions would be invisible characters in our texts.
        bundle.set_use_isolating(false);
        let resource = match FluentResource::try_new(pruned(text).0.into_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let variables = resource.entries().filter_map(|entry| match entry {
            ast::Entry::Message(message) => Some((message.id.name.to_owned(), variables(message))),
            _ => None,
        });
        let variables = variables.collect();
        bundle.add_resource_overriding(resource);
        Self { bundle, variables, fallback: None }
    }

    /// The same, with what to say where these have nothing.
    pub fn or(self, fallback: Self) -> Self {
        Self { fallback: Some(Box::new(fallback)), ..self }
    }

    pub fn has(&self, name: &str) -> bool {
        self.holder(name).is_some()
    }

    /// Who has a template of this name.
    fn holder(&self, name: &str) -> Option<&Self> {
        match self.variables.contains_key(name) {
            true => Some(self),
            false => self.fallback.as_ref()?.holder(name),
        }
    }

    /// Whether a template uses a variable.
    pub fn uses(&self, name: &str, variable: &str) -> bool {
        let used = |used: &String| used == variable || used.strip_prefix(variable).is_some_and(is_derived);
        let variables = self.holder(name).and_then(|holder| holder.variables.get(name));
        variables.is_some_and(|variables| variables.iter().any(used))
    }

    pub fn say(&self, name: &str, args: &FluentArgs<'_>) -> Option<String> {
        let bundle = &self.holder(name)?.bundle;
        let pattern = bundle.get_message(name)?.value()?;
        let mut errors = Vec::new();
        Some(bundle.format_pattern(pattern, Some(args), &mut errors).into_owned())
    }
}

/// What may stand behind the name of a field in a variable.
const DERIVED: [&str; 4] = ["-key", "-asset", "-child", "-stated"];

/// Whether this may stand behind the name of a field. `-form-2` is the second form of a word.
fn is_derived(rest: &str) -> bool {
    DERIVED.contains(&rest) || rest.strip_prefix("-form-").is_some_and(|form| form.parse::<u8>().is_ok())
}

/// Templates that join others, with the variables they may use.
const JOINTS: &[(&str, &[&str])] = &[
    ("for-target", &["who", "effect"]),
    ("list-and", &[]),
    ("list-or", &[]),
    ("condition-not", &["condition"]),
    ("condition-and", &[]),
    ("condition-or", &[]),
    ("requirement-whole", &["terms"]),
    ("requirement-and", &[]),
    ("requirement-or", &[]),
    ("requirement-term", &["count", "name"]),
    ("requirement-absent", &["count", "name"]),
    ("compare-equal", &["n"]),
    ("compare-not-equal", &["n"]),
    ("compare-less", &["n"]),
    ("compare-at-most", &["n"]),
    ("compare-more", &["n"]),
    ("compare-at-least", &["n"]),
    ("arrow-forward", &[]),
    ("arrow-back", &[]),
    ("arrow-both", &[]),
    ("not-translated", &["locale"]),
];

/// Templates that a language may do without: what they say is said in one sentence then.
const OPTIONAL: &[(&str, &[&str])] =
    &[("first-of", &[]), ("first-of-if", &["condition", "then"]), ("first-of-else", &["otherwise"])];

/// Reports what is wrong with a file of templates: what cannot be read, names nothing, or is missing.
///
/// `base` are templates that this file adds to, such as those of the game that a pack extends.
pub fn check_templates(schema: &Schema, base: &str, file: FileId, text: &str, reports: &mut Reports) {
    let (kept, overgrown) = pruned(text);
    let text = &*kept;
    let parsed = fluent_syntax::parser::parse(text);
    let (resource, errors) = match parsed {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    for error in errors {
        // The parser notices at the end of what it could not read; its first line says which template it is.
        let start = error.slice.map_or(error.pos.start, |slice| slice.start);
        let line = text.get(start..).and_then(|rest| rest.lines().next()).map_or(0, str::len);
        let span = Span::new(file, start as u32, (start + line) as u32);
        let draft = rules::BROKEN_TEMPLATE.report("this template cannot be read");
        let draft = draft.help("write `name = text`, with further lines indented and braces closed");
        reports.push(draft.at(span, error.kind.to_string()));
    }
    super::circles::report(&resource, file, text, reports);
    let wanted = wanted(schema);
    let by_name: FxHashMap<&str, &Vec<String>> =
        wanted.iter().map(|(name, fields)| (name.as_str(), fields)).collect();
    // Names of templates that a word nobody knows is compared with.
    let mut patience = MOST_COMPARED;
    let known = template_names(base);
    let mut seen: BTreeSet<&str> = known.iter().map(String::as_str).collect();
    for Overgrown { name, start } in overgrown {
        let span = Span::new(file, start as u32, (start + name.len()) as u32);
        let draft = rules::BROKEN_TEMPLATE.report("this template has too many braces");
        let draft = draft.help("divide it into several templates");
        reports.push(draft.at(span, format!("a template may have {MOST} `{{` and `(`")));
        seen.insert(name);
    }
    for entry in &resource.body {
        let ast::Entry::Message(message) = entry else { continue };
        let name = message.id.name;
        seen.insert(name);
        let start = name.as_ptr() as usize - text.as_ptr() as usize;
        let span = Span::new(file, start as u32, (start + name.len()) as u32);
        if is_name(schema, name) {
            continue;
        }
        let Some(fields) = by_name.get(name) else {
            patience = patience.saturating_sub(wanted.len());
            let names = wanted.iter().filter(|_| patience > 0).map(|(name, _)| name.as_str());
            let near = nearest(name, names);
            let help = match near.first() {
                Some(near) => format!("a template with a similar name is wanted: `{near}`"),
                None => "delete it, or name it after a verb, predicate, target or block".to_owned(),
            };
            reports.push(
                rules::UNKNOWN_TEMPLATE
                    .report(format!("`{name}` names nothing"))
                    .help(help)
                    .at(span, "nothing of the schema is called this"),
            );
            continue;
        };
        for variable in variables(message) {
            let plain = DERIVED.iter().find_map(|end| variable.strip_suffix(end));
            let plain = plain.or_else(|| variable.rsplit_once("-form-").map(|(name, _)| name));
            let plain = plain.unwrap_or(&variable);
            let known = |field: &String| field == plain || *field == variable;
            if !fields.iter().any(known) && !["position", "negated"].contains(&plain) {
                let at = text[start..].find(&format!("${variable}")).map_or(start, |at| start + at);
                let span = Span::new(file, at as u32, (at + variable.len() + 1) as u32);
                let draft = rules::UNKNOWN_TEMPLATE.report(format!("`${variable}` is no field of `{name}`"));
                let draft = draft.help(format!("its fields are: {}", fields.join(", ")));
                reports.push(draft.at(span, "this would be empty"));
            }
        }
    }
    for (name, _) in wanted.iter().filter(|(name, _)| is_needed(name) && !seen.contains(name.as_str())) {
        let draft = rules::MISSING_TEMPLATE.report(format!("there is no template `{name}`"));
        let draft = draft.help(format!("add a line `{name} = ...`"));
        reports.push(draft.at(Span::new(file, 0, 0), "cards that use it would have a gap"));
    }
}

/// A file of ten thousand wrong names would be compared with every name of the game each time.
const MOST_COMPARED: usize = 1_000_000;

fn is_needed(name: &str) -> bool {
    !name.starts_with("block-") && OPTIONAL.iter().all(|(optional, _)| *optional != name)
}

/// Every template there may be, with its variables.
fn wanted(schema: &Schema) -> Vec<(String, Vec<String>)> {
    let mut wanted: Vec<(String, Vec<String>)> = JOINTS
        .iter()
        .chain(OPTIONAL)
        .map(|(name, fields)| ((*name).to_owned(), fields.iter().map(|name| (*name).to_owned()).collect()))
        .collect();
    for shape in &schema.shapes {
        if let Some(name) = name_of(shape) {
            wanted.push((name, shape.fields.iter().map(|field| field.name.clone()).collect()));
        }
    }
    wanted
}

/// `name-injury-burn`: a printed card that is known by a name.
fn is_name(schema: &Schema, name: &str) -> bool {
    let Some(rest) = name.strip_prefix("name-") else { return false };
    let kinds = schema.kinds.iter().map(|kind| &schema.shape(kind.shape).name);
    kinds.into_iter().any(|kind| rest.strip_prefix(kind.as_str()).is_some_and(|rest| rest.starts_with('-')))
}

/// `verb-gain-success`.
pub(crate) fn name_of(shape: &Shape) -> Option<String> {
    let class = match shape.class {
        Class::Verb => "verb",
        Class::Predicate => "predicate",
        Class::Target => "target",
        Class::Block => "block",
        Class::Kind(_) => return None,
    };
    Some(format!("{class}-{}", shape.name))
}

/// The names of the templates in a file.
pub fn template_names(text: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    templates_in(text, |message| {
        names.insert(message.id.name.to_owned());
    });
    names
}

/// Each template of a file that can be read.
pub(crate) fn templates_in(text: &str, mut see: impl FnMut(&ast::Message<&str>)) {
    let (kept, _) = pruned(text);
    let resource = match fluent_syntax::parser::parse(&*kept) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    for entry in &resource.body {
        if let ast::Entry::Message(message) = entry {
            see(message);
        }
    }
}

pub(crate) fn variables(message: &ast::Message<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for inline in message.value.iter().flat_map(inline_in) {
        if let ast::InlineExpression::VariableReference { id } = inline {
            found.insert(id.name.to_owned());
        }
    }
    found
}

/// Everything between the braces of a pattern, what is inside of it included.
pub(super) fn inline_in<'p, 's>(
    pattern: &'p ast::Pattern<&'s str>,
) -> Vec<&'p ast::InlineExpression<&'s str>> {
    let mut found: Vec<&ast::InlineExpression<&str>> = Vec::new();
    // Patterns nest; a list of what is still to be looked at needs no recursion.
    let mut patterns = vec![pattern];
    while let Some(pattern) = patterns.pop() {
        let mut expressions: Vec<&ast::Expression<&str>> = Vec::new();
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                expressions.push(expression);
            }
        }
        while let Some(expression) = expressions.pop() {
            let inline = match expression {
                ast::Expression::Select { selector, variants } => {
                    patterns.extend(variants.iter().map(|variant| &variant.value));
                    selector
                }
                ast::Expression::Inline(inline) => inline,
            };
            let mut inlines = vec![inline];
            while let Some(inline) = inlines.pop() {
                found.push(inline);
                match inline {
                    ast::InlineExpression::Placeable { expression } => expressions.push(expression),
                    ast::InlineExpression::FunctionReference { arguments, .. }
                    | ast::InlineExpression::TermReference { arguments: Some(arguments), .. } => {
                        inlines.extend(&arguments.positional);
                        inlines.extend(arguments.named.iter().map(|named| &named.value));
                    }
                    _ => {}
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use landfall_diagnostics::Sources;

    use super::*;

    #[test]
    fn a_template_that_names_nothing_or_cannot_be_read_has_a_place() {
        let mut sources = Sources::default();
        let text = "verb-nothing = x\nlist-nor = y\nlist-or = { $z }\nbroken = {\n";
        let file = sources.add("it.ftl", text);
        let mut reports = Reports::default();
        check_templates(&Schema::default(), "", file, text, &mut reports);
        let found: Vec<_> = reports
            .iter()
            .filter(|report| report.rule.code != "LF4052")
            .map(|report| (report.rule.code, sources.get(file).position(report.span.start).line))
            .collect();
        assert_eq!(found, [("LF4050", 4), ("LF4051", 1), ("LF4051", 2), ("LF4051", 3)]);
        assert!(reports.iter().any(|report| report.message == "there is no template `condition-not`"));
    }
}
