//! Choices that make no difference.

use landfall_diagnostics::{Reports, Rule, Severity};
use landfall_model::{Rec, Value};
use landfall_schema::{FieldId, Type};

use crate::exits::is_log;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6104",
        name: "same-choice",
        severity: Severity::Warning,
        title: "whatever players choose, the same happens",
        explanation: "\
Players stop, discuss and decide, and every option leads to exactly the same. Either one of them should
lead somewhere else, or there is nothing to choose and the log can simply go on.",
        bad: r#"
log 1 {
    reference
    "Left or right?"
    choice "Left" -> goto log 2
    choice "Right" -> goto log 2
}
"#,
        good: r#"
log 1 {
    reference
    "Left or right?"
    choice "Left" -> goto log 2
    choice "Right" -> goto log 3
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for id in ctx.atlas.ids() {
        let root = ctx.atlas.rec(id);
        if is_log(ctx.atlas, id) {
            for (at, field) in root.shape().fields.iter().enumerate() {
                if matches!(field.ty, Type::Block(_)) {
                    choices(ctx, root, FieldId(at as u16), out);
                }
            }
        }
        for field in root.inside().flat_map(|rec| rec.fields()) {
            if matches!(field.value, Value::Options(_)) {
                let options: Vec<Vec<Rec<'_>>> = field.options().collect();
                let texts: Vec<String> = options.iter().map(|option| written(ctx, option)).collect();
                if are_same(&texts) {
                    report(field.span, None, out);
                }
            }
        }
    }
}

fn choices(ctx: &Context<'_>, log: Rec<'_>, field: FieldId, out: &mut Reports) {
    let blocks: Vec<Rec<'_>> = log.blocks(field).collect();
    // Boxes and checks are blocks too; only what has effects of its own is a choice.
    if blocks.iter().any(|block| effects(*block).is_empty()) {
        return;
    }
    let texts: Vec<String> = blocks.iter().map(|block| written(ctx, &effects(*block))).collect();
    if let (true, [first, .., last]) = (are_same(&texts), &blocks[..]) {
        report(last.span(), Some(*first), out);
    }
}

fn effects(block: Rec<'_>) -> Vec<Rec<'_>> {
    block.fields().flat_map(|field| field.effects()).collect()
}

fn are_same(texts: &[String]) -> bool {
    texts.len() > 1 && texts.iter().all(|text| text == &texts[0])
}

fn report(place: landfall_diagnostics::Span, first: Option<Rec<'_>>, out: &mut Reports) {
    let mut draft = CHECK
        .rule
        .report("every choice here comes to the same")
        .help("let one of them lead somewhere else, or leave the choice out");
    if let Some(first) = first {
        draft = draft.related(first.span(), "leads to the same");
    }
    out.push(draft.at(place, "makes no difference"));
}

fn written(ctx: &Context<'_>, effects: &[Rec<'_>]) -> String {
    let one =
        |verb: &Rec<'_>| ctx.sources.slice(verb.span()).split_whitespace().collect::<Vec<_>>().join(" ");
    effects.iter().map(one).collect::<Vec<_>>().join(", ")
}
