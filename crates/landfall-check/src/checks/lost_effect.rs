//! Effects on a card that is no longer there.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Rec;
use landfall_schema::Act;
use rustc_hash::FxHashSet;

use crate::ask::takes_own_card;
use crate::exits::chained;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5022",
        name: "lost-effect",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "the card has left before this effect happens",
        explanation: "\
Effects happen in the order in which they are written. Once the card has been replaced or discarded,
its tracks, clocks and rows are gone with it, and so is what lay on it. What comes after that and speaks
of them does nothing. Write those effects first.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    time-track 4 -> replace P000
    action "Push" check {
        green [physical] -> replace P000, advance time 1
        red -> danger A
    }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    time-track 4 -> replace P000
    action "Push" check {
        green [physical] -> advance time 1, replace P000
        red -> danger A
    }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let mut told = FxHashSet::default();
    for (verb, does) in ctx.verbs_that(Act::Replace).chain(ctx.verbs_that(Act::Discard)) {
        if !takes_own_card(ctx, verb, does) {
            continue;
        }
        let Some(list) = sequence(verb) else { continue };
        let after = list.into_iter().skip_while(|rec| rec.index != verb.index).skip(1);
        let lost =
            after.flat_map(|rec| std::iter::once(rec).chain(rec.inside())).find(|rec| needs_card(*rec));
        let Some(lost) = lost.filter(|lost| told.insert((lost.unit, lost.index))) else { continue };
        out.push(
            CHECK
                .rule
                .report("this comes too late")
                .help("write it first: effects happen from left to right")
                .related(verb.span(), "the card leaves here")
                .at(lost.span(), "speaks of a card that is no longer there"),
        );
    }
}

/// The effects among which this one stands.
fn sequence(verb: Rec<'_>) -> Option<Vec<Rec<'_>>> {
    let parent = verb.parent()?;
    let lists = parent.fields().map(|field| field.effects().collect::<Vec<_>>());
    lists.into_iter().find(|list| list.iter().any(|rec| rec.index == verb.index))
}

/// Whether the verb acts on the card it stands on, or on one of its rows.
fn needs_card(rec: Rec<'_>) -> bool {
    let shape = rec.shape();
    let names_another = || rec.fields().any(|field| field.reference().is_some());
    // An arrow to its own row, or to none, has a report of its own.
    let chains = chained(rec).is_some_and(|row| rec.lineage().all(|around| around.index != row.index));
    rec.is_verb() && (chains || (shape.acts_on_own_card() && !names_another()))
}
