//! Boxes that are ticked and never asked for.

use landfall_diagnostics::{Reports, Rule, Severity};
use landfall_model::ledger::Thing;
use landfall_model::{AssetId, MarkKind, PRINTED, Rec};
use landfall_schema::{Act, Class, ShapeId, TextRole, Type};
use rustc_hash::FxHashSet;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6107",
        name: "box-never-tested",
        severity: Severity::Warning,
        title: "a box is marked, and nothing ever asks for it",
        explanation: "\
Players tick a box because it will matter. Nothing asks whether this one is ticked, so either the
consequence is missing, or a condition asks for the wrong box. When another pack asks for it, say so with
`allow box-never-tested \"read by ...\"`.",
        bad: r#"
log 1 { reference; "The door."; box 1 "knocked"; -> mark 1.1; end }
"#,
        good: r#"
log 1 {
    reference
    "The door."
    box 1 "knocked"
    -> if marked(1.1) { goto log 2 } else { mark 1.1 }
    end
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let words = told_in_words(ctx);
    for (thing, rec) in boxes(ctx) {
        if !ctx.ledger.readers(thing).is_empty() || words.contains(&thing.asset()) {
            continue;
        }
        let name = box_name(ctx, thing, rec);
        let draft = match ctx.ledger.writers(thing).first() {
            Some(writer) => CHECK
                .rule
                .report(format!("nothing ever asks for {name}"))
                .help("ask for it somewhere, or leave it out")
                .related(writer.span, "marked here"),
            None => CHECK
                .rule
                .report(format!("{name} is never used"))
                .help("mark it and ask for it somewhere, or leave it out"),
        };
        out.push(draft.at(rec.name_span(), "players tick it for nothing"));
    }
}

/// Parts of assets that are marked and asked for, such as the boxes of logs, in the order of the atlas.
pub(super) fn boxes<'a>(ctx: &Context<'a>) -> Vec<(Thing, Rec<'a>)> {
    let shapes = marked_shapes(ctx);
    let mut found = Vec::new();
    for id in ctx.atlas.ids() {
        let asset = ctx.atlas.asset(id);
        if asset.external || ctx.atlas.unit(asset.unit).pack == PRINTED {
            continue;
        }
        let parts = ctx.atlas.rec(id).inside().filter(|rec| shapes.contains(&rec.shape_id()));
        found.extend(parts.map(|rec| (Thing::Part { asset: id, record: rec.index }, rec)));
    }
    found
}

/// Shapes that some verb writes and some predicate reads.
fn marked_shapes(ctx: &Context<'_>) -> Vec<ShapeId> {
    let about = |act: Act, class: Class| {
        let shapes = ctx.atlas.schema.shapes.iter().filter(move |shape| shape.class == class);
        let parts = shapes.flat_map(move |shape| {
            shape.does.iter().filter(move |does| does.act == act).filter_map(|does| {
                match does.arg.map(|arg| &shape.fields[arg.index()].ty) {
                    Some(Type::Child { shape, .. }) => Some(*shape),
                    _ => does.shape,
                }
            })
        });
        parts.collect::<Vec<ShapeId>>()
    };
    let read = about(Act::Read, Class::Predicate);
    about(Act::Write, Class::Verb).into_iter().filter(|shape| read.contains(shape)).collect()
}

/// `box 1 of log 1903`.
pub(super) fn box_name(ctx: &Context<'_>, thing: Thing, rec: Rec<'_>) -> String {
    let key = rec.key().unwrap_or_default();
    format!("{} {key} of {}", rec.shape().name, ctx.atlas.display(thing.asset()))
}

/// Logs that a rule in words is about: words may mark and ask where no verb does.
pub(super) fn told_in_words(ctx: &Context<'_>) -> FxHashSet<AssetId> {
    let mut found = FxHashSet::default();
    for (at, unit) in ctx.atlas.units.iter().enumerate() {
        for text in unit.texts.iter().filter(|text| text.role == TextRole::Rules) {
            // A choice is a text with rules too; only what stands right in an asset is a rule of its own.
            if unit.roots.binary_search(&text.record).is_ok() {
                found.extend(ctx.atlas.owner(at as u32, text.record));
            }
            for mark in &unit.marks[text.marks.range()] {
                if let MarkKind::Ref(at) = mark.what {
                    found.extend(ctx.atlas.target_asset(unit.refs[at as usize].target));
                }
            }
        }
    }
    found.extend(ctx.atlas.ids().filter(|id| ctx.atlas.is_mentioned(&ctx.atlas.asset(*id).key)));
    found
}
