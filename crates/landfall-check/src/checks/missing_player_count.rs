//! Tables with a row for each number of players, and a number that has none or two.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{Doubt, Rec};
use landfall_schema::{FieldId, Role, Type};

use super::impossible_player_count::{Counts, counted, numbers};
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7301",
        name: "missing-player-count",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a number of players has no row, or two",
        explanation: "\
A table with rows for different numbers of players is looked up once, at set-up. A number without a row
leaves the players without an answer; one with two rows gives them an argument. Every number that the
game allows needs exactly one.",
        bad: r#"
//- landfall.yaml
name: drills
version: 0.1.0
game: vanguard
//- schemas/drills.yaml
blocks:
  rounds:
    write: "rounds {n} [with {players} players]"
    fields: {n: int 1..60, players: {type: range, roles: [players]}}
kinds:
  drill:
    id: DRILL-##
    write: drill {id} {title}
    fields:
      title: text title
      rounds: {type: block rounds, many: true, required: true, roles: [per-players]}
//- drills.land
drill DRILL-01 "Boat stations" { rounds 8 with 1-2 players; rounds 6 with 4 players }
"#,
        good: r#"
//- landfall.yaml
name: drills
version: 0.1.0
game: vanguard
//- schemas/drills.yaml
blocks:
  rounds:
    write: "rounds {n} [with {players} players]"
    fields: {n: int 1..60, players: {type: range, roles: [players]}}
kinds:
  drill:
    id: DRILL-##
    write: drill {id} {title}
    fields:
      title: text title
      rounds: {type: block rounds, many: true, required: true, roles: [per-players]}
//- drills.land
drill DRILL-01 "Boat stations" { rounds 8 with 1-2 players; rounds 6 with 3-4 players }
drill DRILL-02 "Hull breach" { rounds 5 }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let Some((low, high)) = ctx.atlas.schema.game.players else { return };
    for (shape, field) in ctx.slots_in_role(Role::PerPlayers) {
        for holder in ctx.records(shape) {
            let tables = groups(holder, field);
            if tables.is_empty() || !CHECK.can_ask(ctx, holder, out) {
                continue;
            }
            for rows in tables {
                report(ctx, field, &rows, i32::from(low)..=i32::from(high), out);
            }
        }
    }
}

/// The rows of one table; rows with keys of their own are tables of their own.
fn groups(holder: Rec<'_>, field: FieldId) -> Vec<Vec<Rec<'_>>> {
    let mut groups: Vec<(Option<String>, Vec<Rec<'_>>)> = Vec::new();
    for row in holder.all(field).filter_map(|field| field.record()) {
        let counts = row.shape().field_in_role(Role::Players);
        let key = row.key().filter(|_| row.shape().key != counts);
        match groups.iter_mut().find(|(other, _)| *other == key) {
            Some((_, rows)) => rows.push(row),
            None => groups.push((key, vec![row])),
        }
    }
    groups.into_iter().map(|(_, rows)| rows).collect()
}

fn report(ctx: &Context<'_>, field: FieldId, rows: &[Rec<'_>], game: Counts, out: &mut Reports) {
    let (Some(first), Some(last)) = (rows.first(), rows.last()) else { return };
    let mut covered: Vec<Counts> = rows.iter().map(|row| counted(*row, &game)).collect();
    // A number that the game does not have was reported; it may be the one that is missing here.
    let is_beyond = |counts: &Counts| !game.contains(counts.start()) || !game.contains(counts.end());
    let doubt = covered.iter().any(is_beyond).then_some(Doubt::Mistake);
    if CHECK.leave_open(ctx, doubt, *first, out) {
        return;
    }
    until_the_next(rows, &mut covered);
    let times = |count: &i32| covered.iter().filter(|counts| counts.contains(count)).count();
    let missing: Vec<i32> = game.clone().filter(|count| times(count) == 0).collect();
    let twice: Vec<i32> = game.clone().filter(|count| times(count) > 1).collect();
    let name = first.parent().map_or("row", |holder| &holder.shape().fields[field.index()].name);
    let message = match (missing.is_empty(), twice.is_empty()) {
        (true, true) => return,
        (false, true) => format!("no `{name}` for {}", numbers(&missing)),
        (true, false) => format!("more than one `{name}` for {}", numbers(&twice)),
        (false, false) => format!("no `{name}` for {}, and two for {}", numbers(&missing), numbers(&twice)),
    };
    let form = first.shape().head_text();
    let help = if missing.is_empty() {
        "change the range of one of them, or delete it".to_owned()
    } else {
        format!("add one for {}: `{form}`", numbers(&missing))
    };
    let (place, label) = match twice.first().and_then(|count| repeat(rows, &covered, *count)) {
        Some((before, row)) => {
            let draft = CHECK.rule.report(message).help(help).related(before.span(), "counts as well");
            return out.push(draft.at(row.span(), "which one would it be"));
        }
        None => (last.span(), format!("the game is for {} to {} players", game.start(), game.end())),
    };
    out.push(CHECK.rule.report(message).help(help).at(place, label));
}

/// The first two rows for a number of players.
fn repeat<'a>(rows: &[Rec<'a>], covered: &[Counts], count: i32) -> Option<(Rec<'a>, Rec<'a>)> {
    let mut found =
        rows.iter().zip(covered).filter(|(_, counts)| counts.contains(&count)).map(|(row, _)| *row);
    Some((found.next()?, found.next()?))
}

/// "From so many on" ends where the next row begins.
fn until_the_next(rows: &[Rec<'_>], covered: &mut [Counts]) {
    let is_open = |row: &Rec<'_>| {
        let field = row.shape().field_in_role(Role::Players).and_then(|id| row.get(id));
        field.is_some_and(|field| matches!(field.def().ty, Type::Int { .. }))
    };
    let starts: Vec<i32> = covered.iter().map(|counts| *counts.start()).collect();
    for (_, counts) in rows.iter().zip(covered.iter_mut()).filter(|(row, _)| is_open(row)) {
        if let Some(next) = starts.iter().filter(|start| *start > counts.start()).min() {
            *counts = *counts.start()..=next - 1;
        }
    }
}
