//! What happens when a file defines what an earlier one has defined already.

use indexmap::IndexMap;
use landfall_diagnostics::{Report, Reports};

use crate::rules;
use crate::texts::{SaidNames, ShapeText};
use crate::yaml::Said;

/// Adds to a kind or block of an earlier file, or begins a new one.
pub(crate) fn merge_shape(
    shapes: &mut IndexMap<String, ShapeText>,
    new: ShapeText,
    replaces: bool,
    reports: &mut Reports,
) {
    let Some(old) = shapes.get_mut(&new.name.text) else {
        shapes.insert(new.name.text.clone(), new);
        return;
    };
    let of = &new.name;
    set(&mut old.doc, new.doc, "doc", of, replaces, reports);
    set(&mut old.write, new.write, "write", of, replaces, reports);
    set(&mut old.key, new.key, "key", of, replaces, reports);
    set(&mut old.id, new.id, "id", of, replaces, reports);
    set(&mut old.unused, new.unused, "unused", of, replaces, reports);
    set(&mut old.standalone, new.standalone, "standalone", of, replaces, reports);
    set_names(&mut old.names, new.names, of, replaces, reports);
    set_names(&mut old.tags, new.tags, of, replaces, reports);
    old.copies |= new.copies;
    old.roles.extend(new.roles);
    old.tag_keys.extend(new.tag_keys);
    old.uses.extend(new.uses);
    old.at_most_one.extend(new.at_most_one);
    old.at_least_one.extend(new.at_least_one);
    for (_, field) in new.fields {
        let replaces = field.replaces;
        define(&mut old.fields, field.name.clone(), field, replaces, |old| &old.name, reports);
    }
}

/// Adds a definition. One that is there already stays, unless the new one says that it replaces it.
pub(crate) fn define<T>(
    map: &mut IndexMap<String, T>,
    name: Said,
    new: T,
    replaces: bool,
    name_of: impl Fn(&T) -> &Said,
    reports: &mut Reports,
) {
    match map.get_mut(&name.text) {
        Some(old) if !replaces => reports.push(duplicate(&name.text, &name, name_of(old))),
        Some(old) => *old = new,
        None => {
            map.insert(name.text, new);
        }
    }
}

pub(crate) fn set(
    old: &mut Option<Said>,
    new: Option<Said>,
    key: &str,
    of: &Said,
    replaces: bool,
    reports: &mut Reports,
) {
    let Some(new) = new else { return };
    match old {
        Some(old) if !replaces => {
            reports.push(duplicate(&format!("{key}` of `{}", of.text), &new, old));
        }
        _ => *old = Some(new),
    }
}

pub(crate) fn set_names(
    old: &mut SaidNames,
    new: SaidNames,
    of: &Said,
    replaces: bool,
    reports: &mut Reports,
) {
    for (locale, name) in new {
        let mut place = old.remove(&locale);
        set(&mut place, Some(name), &locale, of, replaces, reports);
        old.extend(place.map(|said| (locale, said)));
    }
}

fn duplicate(what: &str, new: &Said, old: &Said) -> Report {
    let draft = rules::DUPLICATE_DEFINITION.report(format!("`{what}` is defined twice"));
    let draft = draft.help("give it another name, or add `override: true` to replace the first one");
    draft.related(old.span, "it was defined here first").at(new.span, "this would replace the first one")
}
