//! Clocks that stop at their end forever.

use crate::exits::{called, read_on};
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, Doubt, FieldView, Rec};
use landfall_schema::{Act, Role, Schema, Shape, ShapeId, Type};

use crate::ask::{lost_subject, takes_own_card};
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6202",
        name: "stuck-clock",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a clock stops at its end",
        explanation: "\
At the end of a clock its last effects happen once. After that it stops: unless they, or a log that they
send players to, reset it or take the card away, the card stays in play with a clock that has stopped,
and whatever it drives never happens again.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    time-track 4 -> lose supplies 1
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    time-track 4 -> lose supplies 1, reset time
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for clock in ctx.atlas.schema.clocks().into_iter().flat_map(|shape| ctx.records(shape)) {
        let mut verbs: Vec<Rec<'_>> = clock.inside().filter(|rec| rec.is_verb()).collect();
        let called: Vec<Rec<'_>> = verbs.iter().filter_map(|verb| called(*verb)).collect();
        verbs.extend(called.iter().flat_map(|block| block.inside()).filter(|rec| rec.is_verb()));
        let Some(last) = last_effects(clock) else { continue };
        let (read, unread) = logs(ctx, &verbs);
        verbs.extend(read.iter().flat_map(|log| ctx.atlas.rec(*log).inside()).filter(|rec| rec.is_verb()));
        if verbs.iter().any(|verb| moves_on(ctx, *verb, clock)) {
            continue;
        }
        let mut lost = verbs.iter().flat_map(|verb| verb.shape().does.iter().map(|does| (*verb, does)));
        let lost = lost.find_map(|(verb, does)| lost_subject(verb, does));
        if CHECK.leave_open(ctx, ctx.whole(clock).doubt().or(lost).or(unread), clock, out) {
            continue;
        }
        let name = clock.owner().map_or_else(String::new, |owner| ctx.atlas.display(owner));
        let mut draft = CHECK
            .rule
            .report(format!("the clock of {name} stops for good"))
            .help(format!("{}, or replace or discard the card", reset(&ctx.atlas.schema, clock.shape_id())));
        if let Some(log) = read.first() {
            draft = draft.related(ctx.atlas.rec(*log).name_span(), "the clock is not reset here either");
        }
        out.push(draft.at(last.span, "the end of the clock, and nothing takes it back"));
    }
}

/// The logs that these effects send players to, step by step, and why there may be others.
fn logs(ctx: &Context<'_>, verbs: &[Rec<'_>]) -> (Vec<AssetId>, Option<Doubt>) {
    let (mut read, mut doubt) = (Vec::new(), None);
    for verb in verbs {
        let sends = verb.shape().does.iter().filter(|does| does.act == Act::Transfer);
        for to in sends.filter_map(|does| verb.get(does.arg?)?.target_asset()) {
            for (log, exits) in read_on(ctx, to) {
                let unread = ctx.read(ctx.atlas.rec(log)).doubt();
                doubt = doubt.or(unread).or(exits.doubt());
                read.push(log);
            }
        }
    }
    (read, doubt)
}

/// What takes such a clock back to its beginning.
fn reset(schema: &Schema, clock: ShapeId) -> String {
    let resets = |shape: &&Shape| {
        let mut does = shape.does.iter();
        does.any(|does| does.act == Act::Reset && does.shape == Some(clock) && does.at.is_none())
    };
    let verb = schema.shapes.iter().find(resets);
    verb.map_or_else(|| "reset it".to_owned(), |verb| format!("add `{}`", verb.first_words()))
}

/// The effects at the end of a clock. One that ends without any is another rule's to report.
fn last_effects(clock: Rec<'_>) -> Option<FieldView<'_>> {
    let end = clock.fields().filter_map(|field| field.record()).last().unwrap_or(clock);
    end.fields().filter(|field| field.def().ty == Type::Effects).last()
}

fn moves_on(ctx: &Context<'_>, verb: Rec<'_>, clock: Rec<'_>) -> bool {
    let ends = |subject: &str| ctx.atlas.schema.graphs.iter().any(|graph| graph.ends == subject);
    let turns = verb.shape().has_role(Role::Turns);
    let kind = clock.owner().map(|owner| ctx.atlas.asset(owner).kind);
    turns
        || verb.shape().does.iter().any(|does| match does.act {
            // A log that is named was read with the clock.
            Act::Transfer => does.arg.is_none(),
            Act::End => ends(&does.subject),
            Act::Reset | Act::Regress => does.shape == Some(clock.shape_id()),
            // Whatever comes in place of a card of this kind, or on top of it, may lie where this one does.
            Act::Replace | Act::Discard | Act::Place => {
                takes_own_card(ctx, verb, does)
                    || does.at.is_some()
                    || does.arg.is_some_and(|arg| match &verb.shape().fields[arg.index()].ty {
                        Type::Ref(kinds) => kind.is_some_and(|kind| kinds.contains(&kind)),
                        _ => false,
                    })
            }
            _ => false,
        })
}
