//! Arrows, progress and immediate outcomes that name a row or track the check does not have.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{Answer, Doubt, FieldView, Rec};
use landfall_schema::{Class, Does, FieldId, Schema, ShapeId, Type};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5003",
        name: "unknown-row",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "the check has no row or track of this colour",
        explanation: "\
Effects name a row or a track of the same check by its key, such as a colour. One that is not there leaves
players without an answer.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        green [physical] -> gain success 1
        red -> then yellow
    }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        green [physical] -> gain success 1
        red -> danger A, then green
    }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for (at, shape) in
        ctx.atlas.schema.shapes.iter().enumerate().filter(|(_, shape)| shape.class == Class::Verb)
    {
        for does in shape.does.iter().filter(|does| does.shape.is_some()) {
            // An immediate outcome ends a check whichever way it is resolved: by rows or by tracks.
            let family = does.shape.map(|shape| family(&ctx.atlas.schema, shape)).unwrap_or_default();
            for verb in ctx.records(ShapeId(at as u16)) {
                if let Some(field) = does.by.and_then(|by| verb.get(by))
                    && names_a_key(ctx, does, field)
                    && let Some(key) = field.as_text()
                {
                    ask(ctx, verb, does, &family, &key, field.span, out);
                }
            }
        }
    }
}

/// `by` may also say how many, as in `advance time 2`.
fn names_a_key(ctx: &Context<'_>, does: &Does, field: FieldView<'_>) -> bool {
    let Some(shape) = does.shape.map(|shape| ctx.atlas.schema.shape(shape)) else { return false };
    shape.key.is_some_and(|key| shape.fields[key.index()].ty == field.def().ty)
}

fn ask(
    ctx: &Context<'_>,
    verb: Rec<'_>,
    does: &Does,
    family: &[ShapeId],
    key: &str,
    span: landfall_diagnostics::Span,
    out: &mut Reports,
) {
    let Some(shape) = does.shape else { return };
    let Some(home) = verb.lineage().find(|rec| {
        family.iter().any(|shape| {
            rec.shape().fields.iter().any(|field| field.ty == landfall_schema::Type::Block(*shape))
        })
    }) else {
        return;
    };
    // A condition that holds for every check names colours of checks that are not known here.
    if !family.iter().any(|shape| home.children(*shape).next().is_some()) {
        return;
    }
    let wanted: &[landfall_schema::ShapeId] =
        if does.act == landfall_schema::Act::Transfer { family } else { &[shape] };
    let rows: Vec<Rec<'_>> = wanted.iter().flat_map(|shape| home.children(*shape)).collect();
    let known: Vec<String> = rows.iter().filter_map(|row| row.key()).collect();
    // A row whose colour is unknown was reported, and may be this one; so may a line that could not be read.
    let doubt = (known.len() < rows.len() || home.is_damaged()).then_some(Doubt::Mistake);
    let is_there = known.iter().any(|known| known == key) || is_needed(home, wanted, key);
    if CHECK.known(ctx, Answer::unless(is_there, doubt), home, out) != Some(false) {
        return;
    }
    let name = &ctx.atlas.schema.shape(shape).name;
    let help = if known.is_empty() {
        format!("add a {name} for {key}, or delete this effect")
    } else {
        format!("there is {}: name one of them, or add {key}", known.join(", "))
    };
    out.push(
        CHECK
            .rule
            .report(format!("there is no {key} {name} here"))
            .help(help)
            .related(home.name_span(), "in this check")
            .at(span, format!("no {name} has this colour")),
    );
}

/// Whether every check like this one needs such a row: that it has none is told there.
fn is_needed(home: Rec<'_>, wanted: &[ShapeId], key: &str) -> bool {
    let fields = home.shape().fields.iter().enumerate();
    fields.filter(|(_, field)| field.needs.is_some()).any(|(at, field)| {
        let Type::Block(row) = field.ty else { return false };
        let inner = home.atlas.schema.shape(row);
        let word =
            inner.key.map(|key| &inner.fields[key.index()].ty).zip(field.needs).and_then(|(ty, needed)| {
                match ty {
                    Type::Word(vocab) => Some(&home.atlas.schema.vocab(*vocab).words[needed.index()].name),
                    _ => None,
                }
            });
        wanted.contains(&row) && home.has(FieldId(at as u16)) && word.is_some_and(|word| word == key)
    })
}

/// Shapes that stand for each other's place: the rows and tracks of one check.
pub(super) fn family(schema: &Schema, shape: ShapeId) -> Vec<ShapeId> {
    let mut family = vec![shape];
    for owner in &schema.shapes {
        for group in &owner.at_most_one {
            let shapes: Vec<_> = group
                .iter()
                .filter_map(|id| match owner.fields[id.index()].ty {
                    landfall_schema::Type::Block(shape) => Some(shape),
                    _ => None,
                })
                .collect();
            if shapes.contains(&shape) {
                family.extend(shapes);
            }
        }
    }
    family.sort();
    family.dedup();
    family
}
