//! Numbers of players that the game does not have.

use std::ops::RangeInclusive;

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{FieldView, Rec, Value};
use landfall_schema::Role;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7302",
        name: "impossible-player-count",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "the game is never played with this number of players",
        explanation: "\
Something counts only with a certain number of players, and the game is never played with that
number. It would be printed and never used; usually a digit slipped, and another number lacks its row.",
        bad: r#"
//- landfall.yaml
name: drills
version: 0.1.0
game: vanguard
//- schemas/drills.yaml
kinds:
  drill:
    id: DRILL-##
    write: drill {id} {title}
    fields:
      title: text title
      players: {type: range, roles: [players]}
//- drills.land
drill DRILL-01 "Boat stations" { players 3-5 }
"#,
        good: r#"
//- landfall.yaml
name: drills
version: 0.1.0
game: vanguard
//- schemas/drills.yaml
kinds:
  drill:
    id: DRILL-##
    write: drill {id} {title}
    fields:
      title: text title
      players: {type: range, roles: [players]}
//- drills.land
drill DRILL-01 "Boat stations" { players 3-4 }
"#,
    },
    run,
};

pub(super) type Counts = RangeInclusive<i32>;

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let Some((low, high)) = ctx.atlas.schema.game.players else { return };
    let game = i32::from(low)..=i32::from(high);
    for field in ctx.fields_in_role(Role::Players) {
        let Some(counts) = given(field, &game) else { continue };
        let beyond: Vec<i32> =
            [*counts.start(), *counts.end()].into_iter().filter(|n| !game.contains(n)).collect();
        if beyond.is_empty() {
            continue;
        }
        let message = format!("nobody plays with {}", numbers(&beyond));
        let help = format!("write a number of players from {low} to {high}");
        out.push(
            CHECK
                .rule
                .report(message)
                .help(help)
                .at(field.span, format!("the game is for {low} to {high} players")),
        );
    }
}

/// With how many players this row counts; with all of them unless it says otherwise.
pub(super) fn counted(row: Rec<'_>, game: &Counts) -> Counts {
    let field = row.shape().field_in_role(Role::Players).and_then(|id| row.get(id));
    field.and_then(|field| given(field, game)).unwrap_or_else(|| game.clone())
}

/// A range, or a number from which on.
fn given(field: FieldView<'_>, game: &Counts) -> Option<Counts> {
    match field.value {
        Value::Range(low, high) => Some(low..=high),
        Value::Int(from) => Some(from..=from.max(*game.end())),
        _ => None,
    }
}

/// `1 player`, `3 players`, `2 and 4 players`.
pub(super) fn numbers(counts: &[i32]) -> String {
    let mut counts = counts.to_vec();
    counts.dedup();
    match counts.as_slice() {
        [1] => "1 player".to_owned(),
        [only] => format!("{only} players"),
        [first @ .., last] => {
            let first: Vec<String> = first.iter().map(i32::to_string).collect();
            format!("{} and {last} players", first.join(", "))
        }
        [] => "players".to_owned(),
    }
}
