//! `use`: copies the fields of shared blocks in front of a block's own.

use indexmap::IndexMap;
use landfall_diagnostics::Reports;
use rustc_hash::FxHashMap;

use super::unknown_name;
use crate::gather::Gathered;
use crate::rules;
use crate::texts::{FieldText, ShapeText};
use crate::yaml::Said;

/// Groups that use groups that use groups. Deeper than this is a circle or a labyrinth.
const DEEPEST: usize = 16;
/// All fields of a schema, copies included.
const ROOM: usize = 60_000;

type Shapes = IndexMap<String, ShapeText>;

/// The kinds and blocks of the schema with all their fields.
pub(super) fn expand(gathered: &mut Gathered, reports: &mut Reports) -> (Shapes, Shapes) {
    let kinds = std::mem::take(&mut gathered.kinds);
    let mut blocks = std::mem::take(&mut gathered.blocks);
    blocks.retain(|name, block| match kinds.get(name) {
        Some(kind) => {
            let draft = rules::DUPLICATE_DEFINITION.report(format!("`{name}` is a kind and a block"));
            let draft = draft.help("give the block another name").related(kind.name.span, "the kind");
            reports.push(draft.at(block.name.span, "types could not distinguish the two"));
            false
        }
        None => true,
    });
    let mut expander =
        Expander { blocks: &blocks, done: FxHashMap::default(), open: Vec::new(), room: ROOM, reports };
    let expanded_blocks =
        blocks.values().map(|block| (block.name.text.clone(), expander.block(block))).collect();
    let mut expanded_kinds = Shapes::new();
    for (name, kind) in &kinds {
        let mut kind = expander.expand(kind);
        give_id(&mut kind);
        expanded_kinds.insert(name.clone(), kind);
    }
    (expanded_kinds, expanded_blocks)
}

/// Every asset has an id, so a kind need not say so.
fn give_id(kind: &mut ShapeText) {
    let told = |field: &FieldText| field.ty.as_ref().is_some_and(|ty| ty.text == "id");
    if !kind.fields.values().any(told) && !kind.fields.contains_key("id") {
        let field = FieldText::of_type("id", "id", kind.name.span);
        kind.fields.shift_insert(0, "id".to_owned(), field);
    }
}

struct Expander<'a> {
    blocks: &'a Shapes,
    done: FxHashMap<String, ShapeText>,
    open: Vec<String>,
    room: usize,
    reports: &'a mut Reports,
}

impl Expander<'_> {
    fn block(&mut self, block: &ShapeText) -> ShapeText {
        if let Some(done) = self.done.get(&block.name.text) {
            return done.clone();
        }
        self.open.push(block.name.text.clone());
        let expanded = self.expand(block);
        self.open.pop();
        self.done.insert(block.name.text.clone(), expanded.clone());
        expanded
    }

    fn expand(&mut self, shape: &ShapeText) -> ShapeText {
        let mut whole = ShapeText { fields: IndexMap::new(), ..shape.clone() };
        for used in &shape.uses {
            if let Some(group) = self.used(used, &shape.name) {
                self.copy(&group, Some(used), &mut whole);
            }
        }
        self.copy(shape, None, &mut whole);
        whole
    }

    fn used(&mut self, used: &Said, by: &Said) -> Option<ShapeText> {
        let Some(block) = self.blocks.get(&used.text) else {
            let known: Vec<&str> = self.blocks.keys().map(String::as_str).collect();
            let label = format!("`{}` would copy its fields", by.text);
            self.reports.push(unknown_name("block", &used.text, &known, used.span, &label));
            return None;
        };
        if self.open.contains(&used.text) || self.open.len() > DEEPEST {
            let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` uses itself in the end", used.text));
            let draft = draft.help("take one of the `use` lines of the circle away");
            self.reports.push(draft.at(used.span, format!("used by {}", self.open.join(", "))));
            return None;
        }
        Some(self.block(block))
    }

    /// Copies the fields alone: that a check needs a row, say, need not hold for all that may have one. `used` is
    /// the line that asks for a copy.
    fn copy(&mut self, from: &ShapeText, used: Option<&Said>, to: &mut ShapeText) {
        for (name, field) in &from.fields {
            match to.fields.get_mut(name) {
                // The same field by two ways is one field.
                Some(old) if old.name.span == field.name.span => {}
                Some(old) if used.is_none() && field.replaces => *old = field.clone(),
                Some(old) => {
                    let draft = rules::DUPLICATE_DEFINITION.report(format!("`{name}` is defined twice"));
                    let draft = draft.related(old.name.span, "it was defined here first");
                    let draft = draft.help("give it another name, or add `override: true` to the field");
                    let span = used.map_or(field.name.span, |used| used.span);
                    self.reports.push(draft.at(span, format!("a field of `{}`", to.name.text)));
                }
                None if self.room == 0 => {}
                None => {
                    self.room -= 1;
                    if self.room == 0 {
                        let draft = rules::OVERSIZED_YAML.report("this schema has too many fields");
                        self.reports
                            .push(draft.at(to.name.span, format!("more than {ROOM}, copies included")));
                    }
                    to.fields.insert(name.clone(), field.clone());
                }
            }
        }
    }
}
