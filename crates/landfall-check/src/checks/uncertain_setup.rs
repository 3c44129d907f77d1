//! Slots that may all stay empty.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{FieldView, Rec};
use landfall_schema::{FieldId, Type};

use crate::truth::always_one;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6201",
        name: "uncertain-setup",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "sometimes nothing is laid out",
        explanation: "\
What a board sets up on a condition is there only when the condition holds. Where the game needs one of
several in every play, some of them must be there whatever was marked before: add one without a
condition, one for the opposite case, or print one on the board.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01 if marked(4.1)
    sector 1 "Beach" { lander; biomes rocky }
}
log 4 { reference; "Salt."; box 1 "seen"; -> mark 4.1; end }
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01 if marked(4.1)
    condition "Haze" { travel -> move to connected }
    sector 1 "Beach" { lander; biomes rocky }
}
log 4 { reference; "Salt."; box 1 "seen"; -> mark 4.1; end }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for board in &ctx.boards {
        let rec = board.routes.board();
        let groups = rec.shape().at_least_one.iter();
        let laid_out = |group: &&Vec<FieldId>| group.iter().any(|id| board.graph.everywhere.contains(id));
        groups.filter(laid_out).for_each(|group| ask(ctx, rec, group, out));
    }
}

/// One of the fields of `group` must be given, whatever has happened before.
fn ask(ctx: &Context<'_>, rec: Rec<'_>, group: &[FieldId], out: &mut Reports) {
    let given: Vec<FieldView<'_>> = group.iter().flat_map(|id| rec.all(*id)).collect();
    let Some(first) = given.first() else { return };
    let mut conditions = Vec::new();
    for field in &given {
        let Some(block) = field.record() else { return };
        let condition = block.fields().find(|field| field.def().ty == Type::Condition);
        // One without a condition is always there.
        let Some(condition) = condition else { return };
        conditions.push(condition);
    }
    if always_one(&conditions, ctx.sources) != Some(false) || !CHECK.can_ask(ctx, rec, out) {
        return;
    }
    let what = first.name();
    let title = first.def().names.get(&ctx.atlas.schema.game.source_locale).map_or(what, String::as_str);
    let name = rec.owner().map_or_else(String::new, |owner| ctx.atlas.display(owner));
    let draft = CHECK
        .rule
        .report(format!("{name} can be left without a {title}"))
        .help(format!("add a `{what}` without `if`, or one for the opposite case"));
    let label = match conditions.len() {
        1 => "nothing is laid out when this does not hold",
        _ => "nothing is laid out when none of the conditions holds",
    };
    out.push(draft.at(conditions[0].span, label));
}
