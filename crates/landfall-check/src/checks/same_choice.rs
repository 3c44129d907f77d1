//! Choices that make no difference.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Rec;
use landfall_schema::{FieldId, Type};

use crate::exits::logs;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6104",
        name: "same-choice",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
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
    for id in logs(ctx.atlas) {
        let root = ctx.atlas.rec(id);
        for (at, field) in root.shape().fields.iter().enumerate() {
            if matches!(field.ty, Type::Block(_)) {
                choices(ctx, root, FieldId(at as u16), out);
            }
        }
    }
    for field in ctx.fields_that(|field| field.ty == Type::Options) {
        let options: Vec<Vec<Rec<'_>>> = field.options().collect();
        if are_same(ctx, options.iter().map(Vec::as_slice)) {
            report(field.span, None, out);
        }
    }
}

fn choices(ctx: &Context<'_>, log: Rec<'_>, field: FieldId, out: &mut Reports) {
    let blocks: Vec<Rec<'_>> = log.blocks(field).collect();
    // Boxes and checks are blocks too; only what has effects of its own is a choice.
    if blocks.len() < 2 || blocks.iter().any(|block| effects(*block).is_empty()) {
        return;
    }
    let options: Vec<Vec<Rec<'_>>> = blocks.iter().map(|block| effects(*block)).collect();
    if let (true, [first, .., last]) = (are_same(ctx, options.iter().map(Vec::as_slice)), &blocks[..]) {
        report(last.span(), Some(*first), out);
    }
}

fn effects(block: Rec<'_>) -> Vec<Rec<'_>> {
    block.fields().flat_map(|field| field.effects()).collect()
}

/// Whether there are several and all are written alike; most differ in their first words.
fn are_same<'a>(ctx: &Context<'_>, mut options: impl ExactSizeIterator<Item = &'a [Rec<'a>]>) -> bool {
    let several = options.len() > 1;
    let Some(first) = options.next() else { return false };
    several && options.all(|option| written(ctx, first).eq(written(ctx, option)))
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

/// The words of these effects, however the text is laid out.
fn written<'a>(ctx: &'a Context<'_>, effects: &'a [Rec<'a>]) -> impl Iterator<Item = &'a str> {
    effects.iter().flat_map(|verb| ctx.sources.slice(verb.span()).split_whitespace().chain([","]))
}
