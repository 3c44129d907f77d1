//! Checks that say nothing about failing.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{Answer, Doubt, Rec, Value};
use landfall_schema::{FieldId, ShapeId, Type};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5001",
        name: "missing-row",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a roll that meets no row has no outcome",
        explanation: "\
When the dice meet none of the rows, players resolve the last resort, a row that every check needs. A
check without it leaves them without an answer. If failing costs nothing, write that down.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check { green [physical] -> gain success 1 }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        green [physical] -> gain success 1
        red -> nothing
    }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for (at, shape) in ctx.atlas.schema.shapes.iter().enumerate() {
        for (slot, field) in shape.fields.iter().enumerate() {
            let (Some(needed), Type::Block(inner)) = (field.needs, &field.ty) else { continue };
            for rec in ctx.records(ShapeId(at as u16)) {
                let rows: Vec<_> = rec.blocks(FieldId(slot as u16)).collect();
                let inner = ctx.atlas.schema.shape(*inner);
                let Some(key) = inner.key else { continue };
                // A row whose colour is unknown was reported, and may be the one that seems to be missing.
                let given = |row: &Rec<'_>| match row.get(key).map(|field| field.value) {
                    Some(Value::Word(word)) => Answer::Known(word == needed),
                    _ => Answer::Unknown(Doubt::Mistake),
                };
                let Some(last) = rows.last() else { continue };
                let is_given = rows.iter().any(|row| given(row).is(true));
                let unread = rec.is_damaged().then_some(Doubt::Mistake);
                let doubt = rows.iter().find_map(|row| given(row).doubt()).or(unread);
                if CHECK.known(ctx, Answer::unless(is_given, doubt), rec, out) != Some(false) {
                    continue;
                }
                let Type::Word(vocab) = inner.fields[key.index()].ty else { continue };
                let word = &ctx.atlas.schema.vocab(vocab).words[needed.index()].name;
                // What the schema tells designers to write.
                let hinted = field.hint.split('`').nth(1);
                let line = hinted.map_or_else(|| format!("{word} -> nothing"), str::to_owned);
                let name = rec.title().map_or(shape.name.clone(), |title| format!("`{title}`"));
                let end = landfall_diagnostics::Span::new(last.span().file, last.span().end, last.span().end);
                out.push(
                    CHECK
                        .rule
                        .report(format!("{name} has no {word} {}", inner.name))
                        .help(field.hint.to_string())
                        .suggest(format!("add `{line}`"), end, format!("\n{line}"))
                        .related(last.name_span(), format!("the last {}", inner.name))
                        .at(rec.name_span(), "a roll that meets no row has no outcome"),
                );
            }
        }
    }
}
