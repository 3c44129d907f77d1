//! Effects behind one that sends players elsewhere.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{Answer, PRINTED, Rec};
use landfall_schema::{Act, Does};

use crate::ask::lost_subject;
use crate::exits::is_log;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6112",
        name: "late-effect",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "players have left before this effect happens",
        explanation: "\
Effects happen from left to right. After one that sends players to another page, or ends play on the board,
nobody comes back to read the rest of the line. Write the other effects first.",
        bad: r#"
log 1 {
    reference
    "The tide is out."
    -> goto log 2, gain success 1
}
log 2 { "Salt on the glass."; end }
"#,
        good: r#"
log 1 {
    reference
    "The tide is out."
    -> gain success 1, goto log 2
}
log 2 { "Salt on the glass."; end }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let ends: Vec<&str> = ctx.atlas.schema.graphs.iter().map(|graph| graph.ends.as_str()).collect();
    let units = ctx.atlas.units.iter().enumerate().filter(|(_, unit)| unit.pack != PRINTED);
    for (at, unit) in units {
        for index in 0..unit.records.len() as u32 {
            for field in Rec::new(ctx.atlas, at as u32, index).fields() {
                ask(ctx, &field.effects().collect::<Vec<_>>(), &ends, out);
            }
        }
    }
}

fn ask(ctx: &Context<'_>, effects: &[Rec<'_>], ends: &[&str], out: &mut Reports) {
    for pair in effects.windows(2) {
        let [leaving, late] = pair else { continue };
        if CHECK.known(ctx, leaves(*leaving, ends), *leaving, out) == Some(true) {
            let why = "players are sent elsewhere here";
            let draft = CHECK.rule.report("this effect comes too late");
            let draft = draft.help("write it first: effects happen from left to right");
            return out
                .push(draft.related(leaving.span(), why).at(late.span(), "nobody comes back to read this"));
        }
    }
}

/// Whether players are certainly elsewhere afterwards.
fn leaves(verb: Rec<'_>, ends: &[&str]) -> Answer<bool> {
    let goes = |does: &Does| match does.act {
        // What is drawn or triggered happens, and the line goes on; a page of its own is read to its end.
        Act::Transfer => {
            let to = does.arg.and_then(|arg| verb.get(arg)?.target_asset());
            Answer::unless(to.is_some_and(|to| is_log(verb.atlas, to)), lost_subject(verb, does))
        }
        Act::End => Answer::Known(ends.contains(&does.subject.as_str())),
        _ => Answer::Known(false),
    };
    if !verb.is_verb() || verb.control().is_some() {
        return Answer::Nothing;
    }
    let answers: Vec<Answer<bool>> = verb.shape().does.iter().map(goes).collect();
    Answer::unless(answers.iter().any(|goes| goes.is(true)), answers.iter().find_map(Answer::doubt))
}
