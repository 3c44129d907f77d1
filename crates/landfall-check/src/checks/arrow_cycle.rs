//! Outcomes that lead round in a circle.

use landfall_analysis::graphs::Net;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Rec;
use landfall_schema::{Act, Does};

use crate::exits::{called, chained, is_guarded};
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5002",
        name: "arrow-cycle",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "outcomes lead back to where they began",
        explanation: "\
An arrow between rows says: after this outcome, resolve that one too. Arrows that lead back to a row
already resolved would have players go round forever. The same goes for blocks that call each other by
name, with no condition on the way that could end it.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        green [physical] -> gain success 1, then red
        red -> then green
    }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        green [physical] -> gain success 1
        red -> danger A, then green
    }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let arrows: Vec<Arrow<'_>> = ctx.verbs_that(Act::Chain).filter_map(arrow).collect();
    let mut rows: Vec<Rec<'_>> = arrows.iter().flat_map(|arrow| [arrow.from, arrow.to]).collect();
    rows.sort_by_key(|row| (row.unit, row.index));
    rows.dedup_by_key(|row| (row.unit, row.index));
    let number =
        |row: Rec<'_>| rows.partition_point(|known| (known.unit, known.index) < (row.unit, row.index));
    let net = Net::new(rows.len(), arrows.iter().map(|arrow| (number(arrow.from), number(arrow.to))));
    // The whole circle is one mistake, reported at the arrow that leads from its first row.
    for circle in net.cycles() {
        let is_part = |arrow: &&Arrow<'_>| {
            number(arrow.from) == circle[0] && circle.binary_search(&number(arrow.to)).is_ok()
        };
        let Some(arrow) = arrows.iter().find(is_part) else { continue };
        let Some(back) = net.tree([number(arrow.to)]).way(circle[0]) else { continue };
        let names: Vec<String> = back.iter().map(|at| rows[*at].key().unwrap_or_default()).collect();
        let (first, others) = match &names[..] {
            [others @ .., first] => (first, others),
            [] => continue,
        };
        let message = match others {
            [] => format!("{first} leads back to itself"),
            others => format!("{first} leads to {} and back", others.join(", ")),
        };
        let help = match chained(arrow.verb) {
            Some(_) => "delete one of the arrows",
            None => "delete one of these effects, or write `if` in front of it",
        };
        let mut draft = CHECK.rule.report(message).help(help);
        if let Some(last) = back.iter().rev().nth(1).map(|at| rows[*at]) {
            let name = last.key().unwrap_or_default();
            draft = draft.related(last.name_span(), format!("the {name} {} leads back", last.shape().name));
        }
        out.push(draft.at(arrow.verb.span(), "players would go round forever"));
    }
}

/// From one row of a check to another, or from one block to another that it calls.
struct Arrow<'a> {
    verb: Rec<'a>,
    from: Rec<'a>,
    to: Rec<'a>,
}

fn arrow<'a>((verb, _): (Rec<'a>, &Does)) -> Option<Arrow<'a>> {
    if let Some(to) = chained(verb) {
        let from = verb.lineage().find(|rec| rec.shape_id() == to.shape_id())?;
        return Some(Arrow { verb, from, to });
    }
    // A call that depends on something may end by itself.
    let (to, from) = (called(verb)?, verb.parent()?);
    (from.shape_id() == to.shape_id() && !is_guarded(from)).then_some(Arrow { verb, from, to })
}
