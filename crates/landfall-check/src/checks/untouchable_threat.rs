//! Threats that nobody can do anything about.

use landfall_analysis::ledger::Thing;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, Rec};
use landfall_schema::{Act, Does, Role, TextRole, Type};

use crate::ask::subjects;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6211",
        name: "untouchable-threat",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "players can do nothing about this threat",
        explanation: "\
A threat acts by itself until somebody removes it, turns it, drives it off or at least sets its clock
back. When no action, card or log can do any of that, players only watch. If that is meant, say so in
its rules with `passive`.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    threat gull in 1
}
threat gull "Gull" {
    behaviour dive -> danger A for crew-in-sector-of(gull)
    time-track { space -> act dive, reset time }
}
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    threat gull in 1
}
threat gull "Gull" {
    behaviour dive -> danger A for crew-in-sector-of(gull)
    time-track { space -> act dive, reset time }
    action "Shoo it" check { green [defense] -> remove threat gull; red -> spend any }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for id in ctx.assets_in_role(Role::Threat) {
        let rec = ctx.atlas.rec(id);
        let told = rec.fields().any(|field| matches!(field.def().ty, Type::Text(TextRole::Rules)));
        if told || !ctx.is_sound(rec) || ctx.may_be_meant(id) || is_touched(ctx, id) {
            continue;
        }
        out.push(
            CHECK
                .rule
                .report(format!("nobody can do anything about {}", ctx.atlas.display(id)))
                .help("add an action that removes it or sends it away, or say in `passive` why there is none")
                .at(ctx.atlas.name_span(id), "no action, card or log removes, turns or moves it"),
        );
    }
}

/// Whether something other than its own behaviour acts on the threat.
fn is_touched(ctx: &Context<'_>, id: AssetId) -> bool {
    let named = ctx.ledger.writers(Thing::Asset(id)).iter().any(|entry| {
        let acts = matches!(
            entry.act,
            Some(Act::Discard | Act::Modify | Act::Place | Act::Reset | Act::Regress | Act::Advance)
        );
        acts && !is_own_doing(entry.rec, id)
    });
    // What its own actions do without a name, or in a log that is not written here, may be enough.
    let own = ctx.atlas.rec(id).inside().filter(|rec| rec.is_verb() && !is_own_doing(*rec, id)).any(|verb| {
        let leads_out = |does: &Does| {
            does.act == Act::Transfer && subjects(verb, does).iter().any(|log| ctx.atlas.asset(*log).external)
        };
        let shape = verb.shape();
        shape.has_role(Role::OwnCard)
            || shape.has_role(Role::Turns)
            || shape
                .does
                .iter()
                .any(|does| leads_out(does) || (does.act == Act::Discard && does.arg.is_none()))
    });
    named || own
}

/// Whether the verb is part of what the threat does by itself.
fn is_own_doing(rec: Rec<'_>, id: AssetId) -> bool {
    rec.owner() == Some(id)
        && rec.lineage().any(|rec| {
            rec.parent()
                .is_some_and(|home| home.shape().fields[rec.record().via.index()].has_role(Role::Unattended))
        })
}
