//! The templates of one language.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast;
use landfall_diagnostics::{FileId, Reports, Span, nearest};
use landfall_schema::{Class, Schema, Shape, ShapeId, Type};
use rustc_hash::FxHashMap;
use unic_langid::LanguageIdentifier;

use super::depth::{MOST, Overgrown, pruned};
use super::pattern::{Filling, Pattern};
use super::plan::{DERIVED, Plan, Variable};
use super::plurals::Plurals;
use super::rules;

/// All that one language says.
pub struct Templates {
    templates: FxHashMap<String, Template>,
    /// How shapes are said, by number.
    plans: Vec<Option<Plan>>,
    /// Whether players call a part by its title, by the number of its shape.
    called: Vec<bool>,
    /// Whether an effect can be for somebody, by the number of its shape.
    aimed: Vec<bool>,
    /// Says what is no [`Pattern`].
    bundle: FluentBundle<FluentResource>,
    plurals: Plurals,
    /// What is said in another language, for want of a template in this one.
    fallback: Option<Box<Templates>>,
}

struct Template {
    variables: BTreeSet<String>,
    /// `None` where only Fluent can say it.
    pattern: Option<Arc<Pattern>>,
}

impl Templates {
    /// Reads a file of templates. What is broken in it is left out; [`check_templates`] reports that.
    pub fn new(schema: &Schema, locale: &str, text: &str) -> Self {
        let language: LanguageIdentifier = locale.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language.clone()]);
        // Marks for mixed directions would be invisible characters in our texts.
        bundle.set_use_isolating(false);
        let resource = match FluentResource::try_new(pruned(text).0.into_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let templates = resource.entries().filter_map(|entry| match entry {
            ast::Entry::Message(message) => Some((message.id.name.to_owned(), Template::of(message))),
            _ => None,
        });
        let templates: FxHashMap<String, Template> = templates.collect();
        bundle.add_resource_overriding(resource);
        let plan = |shape: &Shape| {
            let name = name_of(shape)?;
            let template = templates.get(&name)?;
            Some(Plan::of(shape, name, &template.variables, template.pattern.clone()))
        };
        let plans = schema.shapes.iter().map(plan).collect();
        let called = (0..schema.shapes.len()).map(|at| schema.caller(ShapeId(at as u16)).is_some()).collect();
        let is_aimed = |shape: &Shape| shape.fields.iter().any(|field| matches!(field.ty, Type::Target));
        let aimed = schema.shapes.iter().map(is_aimed).collect();
        let plurals = Plurals::of_language(language);
        Self { templates, plans, called, aimed, bundle, plurals, fallback: None }
    }

    /// The same, with what to say where these have nothing.
    pub fn or(self, fallback: Self) -> Self {
        Self { fallback: Some(Box::new(fallback)), ..self }
    }

    /// Who has a template of this name.
    fn holder(&self, name: &str) -> Option<(&Self, &Template)> {
        match self.templates.get(name) {
            Some(template) => Some((self, template)),
            None => self.fallback.as_ref()?.holder(name),
        }
    }

    /// How a shape is said; `None` where there is no template for it.
    pub(super) fn of_shape(&self, shape: ShapeId) -> Option<Spoken<'_>> {
        match self.plans.get(shape.index()).and_then(Option::as_ref) {
            Some(plan) => Some(Spoken { templates: self, plan }),
            None => self.fallback.as_ref()?.of_shape(shape),
        }
    }

    /// Whether a verb names parts of this shape, so that players call them by their titles.
    pub(super) fn is_called(&self, shape: ShapeId) -> bool {
        self.called.get(shape.index()).is_some_and(|called| *called)
    }

    /// Whether an effect of this shape can be for somebody.
    pub(super) fn is_aimed(&self, shape: ShapeId) -> bool {
        self.aimed.get(shape.index()).is_none_or(|aimed| *aimed)
    }

    /// What Fluent itself makes of a template that is a pattern.
    #[cfg(test)]
    pub(super) fn said_by_fluent(&self, name: &str, fillings: &[(&str, Filling<'_>)]) -> Option<String> {
        formatted(&self.bundle, name, fillings)
    }

    /// The templates that are no patterns.
    #[cfg(test)]
    pub(super) fn left_to_fluent(&self) -> Vec<&str> {
        let left = self.templates.iter().filter(|(_, template)| template.pattern.is_none());
        left.map(|(name, _)| name.as_str()).collect()
    }

    /// What a template says with its variables filled in.
    pub fn say(&self, name: &str, fillings: &[(&str, Filling<'_>)]) -> Option<Cow<'_, str>> {
        let (holder, template) = self.holder(name)?;
        let Some(pattern) = &template.pattern else {
            return formatted(&holder.bundle, name, fillings).map(Cow::Owned);
        };
        if let Some(said) = pattern.constant() {
            return Some(Cow::Borrowed(said));
        }
        let filling = |name: &String| fillings.iter().find(|(known, _)| known == name);
        let filled = pattern.variables.iter().map(|name| filling(name).map(|(_, filling)| filling.clone()));
        Some(Cow::Owned(pattern.say(&filled.collect::<Vec<_>>(), &holder.plurals)))
    }
}

impl Template {
    fn of(message: &ast::Message<&str>) -> Self {
        let pattern = message.value.as_ref().and_then(Pattern::of).map(Arc::new);
        Self { variables: variables(message), pattern }
    }
}

/// A shape and the template that says it.
pub(super) struct Spoken<'t> {
    templates: &'t Templates,
    pub plan: &'t Plan,
}

impl<'t> Spoken<'t> {
    /// `fill` says what a variable stands for.
    pub(super) fn say<'v>(
        &self,
        mut fill: impl FnMut(&Variable) -> Option<Filling<'v>>,
    ) -> Option<Cow<'t, str>> {
        let Self { templates, plan } = self;
        let Some(pattern) = &plan.pattern else {
            let filled =
                plan.variables.iter().filter_map(|variable| Some((&*variable.name, fill(variable)?)));
            return formatted(&templates.bundle, &plan.name, &filled.collect::<Vec<_>>()).map(Cow::Owned);
        };
        if let Some(said) = pattern.constant() {
            return Some(Cow::Borrowed(said));
        }
        let mut few = [const { None }; FEW];
        if let Some(filled) = few.get_mut(..plan.variables.len()) {
            filled.iter_mut().zip(&plan.variables).for_each(|(place, variable)| *place = fill(variable));
            return Some(Cow::Owned(pattern.say(filled, &templates.plurals)));
        }
        let filled: Vec<Option<Filling<'v>>> = plan.variables.iter().map(fill).collect();
        Some(Cow::Owned(pattern.say(&filled, &templates.plurals)))
    }
}

/// Nearly no template has more variables.
const FEW: usize = 6;

/// What Fluent makes of a template.
pub(super) fn formatted(
    bundle: &FluentBundle<FluentResource>,
    name: &str,
    fillings: &[(&str, Filling<'_>)],
) -> Option<String> {
    let pattern = bundle.get_message(name)?.value()?;
    let args: FluentArgs<'_> = fillings.iter().map(|(name, filling)| (*name, value(filling))).collect();
    let mut errors = Vec::new();
    Some(bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned())
}

fn value<'v>(filling: &'v Filling<'_>) -> FluentValue<'v> {
    match filling {
        Filling::Text(text) => FluentValue::from(&**text),
        Filling::Number(number) => FluentValue::from(*number),
    }
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
