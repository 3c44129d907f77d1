//! Cards of which nobody knows where they go.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Rec;
use landfall_schema::{Act, Role};

use crate::ask::{is_broken, subjects, verbs};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7218",
        name: "card-in-limbo",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "nothing says where the card goes",
        explanation: "\
Once a situation is solved its card must go somewhere: out of the game, or back among the possible
ones. Without a word about it, players keep a card in hand that belongs nowhere.",
        bad: r#"
situation S09 "Drive hum" {
    effect -> lower morale, shuffle this into b.possible-situations
    solved -> gain energy 1
    supervisors [technology]
}
"#,
        good: r#"
situation S09 "Drive hum" {
    effect -> lower morale, shuffle this into b.possible-situations
    solved -> gain energy 1, remove this from game
    supervisors [technology]
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for field in ctx.fields_in_role(Role::Settles) {
        let Some(owner) = field.rec.owner().filter(|_| ctx.is_sound(field.rec)) else { continue };
        let settles = |verb: Rec<'_>| {
            verb.shape().does.iter().any(|does| {
                let moves = matches!(does.act, Act::Discard | Act::Modify | Act::Place);
                let own = does.arg.is_none() && does.subject == "card";
                moves && (own || is_broken(verb, does) || subjects(verb, does).contains(&owner))
            })
        };
        // A log may say it.
        let leaves = |verb: Rec<'_>| verb.shape().does.iter().any(|does| does.act == Act::Transfer);
        if !verbs(field).any(|verb| settles(verb) || leaves(verb)) {
            out.push(
                CHECK
                    .rule
                    .report(format!("nobody knows where {} goes", ctx.atlas.display(owner)))
                    .help("end with `remove this from game`, or shuffle it back with `shuffle this into ...`")
                    .at(field.span, "says nothing about the card itself"),
            );
        }
    }
}
