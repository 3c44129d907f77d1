//! Markers put on a card that goes away with them.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Rec;
use landfall_schema::Act;

use crate::exits::chained;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3104",
        name: "lost-marker",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "what is put on the card goes away with it",
        explanation: "\
What lies on a card is lost when the card is replaced or discarded; what lies beside it stays. This
outcome puts something on a card and takes the card away.",
        bad: r#"
poi P010 "Salt gate" {
    standalone
    passive "Each marker here counts as one stone."
    action "Push" check { green [physical] -> marker place on card 1, replace P000; red -> danger A }
}
"#,
        good: r#"
poi P010 "Salt gate" {
    standalone
    passive "Each marker in this Sector counts as one stone."
    action "Push" check { green [physical] -> marker place 1, replace P000; red -> danger A }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let gained = ctx.verbs_that(Act::Gain).map(|(verb, _)| verb);
    for marker in gained.filter(|verb| verb.shape().acts_on_own_card()) {
        let Some(card) = marker.lineage().last() else { continue };
        let Some(gone) = sequence(card, marker).into_iter().find(|verb| takes_away(*verb)) else {
            continue;
        };
        out.push(
            CHECK
                .rule
                .report("this is lost at once")
                .help("put it beside the card, where it stays, or leave it out")
                .related(gone.span(), "takes the card away")
                .at(marker.span(), "goes away with the card"),
        );
    }
}

/// The effects that are carried out together with this one, along arrows too.
fn sequence<'a>(card: Rec<'a>, verb: Rec<'a>) -> Vec<Rec<'a>> {
    let beside = card.inside().filter(|other| {
        let (a, b) = (other.record(), verb.record());
        other.is_verb() && a.parent == b.parent && a.via == b.via
    });
    let beside: Vec<Rec<'a>> = beside.collect();
    let chained = beside.iter().filter_map(|verb| chained(*verb)).flat_map(|row| row.inside());
    let chained: Vec<Rec<'a>> = chained.filter(|rec| rec.is_verb()).collect();
    beside.into_iter().chain(chained).collect()
}

/// Whether it removes the card from where it lies.
fn takes_away(verb: Rec<'_>) -> bool {
    verb.shape().does.iter().any(|does| {
        matches!(does.act, Act::Replace | Act::Discard) && does.at.is_some_and(|at| !verb.has(at))
    })
}
