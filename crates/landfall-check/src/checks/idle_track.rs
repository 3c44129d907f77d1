//! Tracks that nothing ever moves.

use std::collections::BTreeSet;

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{Doubt, FieldView, Rec, Target};
use landfall_schema::{Act, Class, FieldId, Schema, Shape, ShapeId};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5004",
        name: "idle-track",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "nothing moves along this track",
        explanation: "\
A track fills because an effect or a log moves it on. One that nothing advances never reaches its end, and
players wait for an outcome that cannot come.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        special [die] = progress green
        track green 3 -> gain success 1
        track red 3 -> danger A
    }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        special [accident] = progress red
        special [die] = progress green
        track green 3 -> gain success 1
        track red 3 -> danger A
    }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let schema = &ctx.atlas.schema;
    let advanced: BTreeSet<ShapeId> = schema
        .shapes
        .iter()
        .flat_map(|shape| &shape.does)
        .filter(|does| does.act == Act::Advance && does.by.is_some())
        .filter_map(|does| does.shape)
        .collect();
    let is_mover = |shape: &&ShapeId| {
        let mut does = schema.shape(**shape).does.iter();
        does.any(|does| does.act == Act::Advance && does.by.is_some() && does.at.is_some())
    };
    let verbs: Vec<ShapeId> = (0..schema.shapes.len()).map(|at| ShapeId(at as u16)).collect();
    let movers: Vec<Rec<'_>> = verbs.iter().filter(is_mover).flat_map(|shape| ctx.records(*shape)).collect();
    for shape in advanced {
        for track in ctx.records(shape) {
            let (Some(key), Some(asset)) = (track.key(), track.lineage().last()) else { continue };
            // What stands in the same card may advance it: the check itself, another action, a clock. And so may whatever
            // names a place where the card can lie.
            let is_advanced =
                asset.inside().any(|verb| matches!(advances(verb, track.shape_id(), &key), Some(None)))
                    || from_afar(ctx, &movers, track, &key);
            let doubt = || {
                let is_meant = asset.inside().any(|verb| misses(verb, track));
                ctx.whole(asset).doubt().or(is_meant.then_some(Doubt::Mistake))
            };
            if !is_advanced && !CHECK.leave_open(ctx, doubt(), track, out) {
                let name = &track.shape().name;
                out.push(
                    CHECK
                        .rule
                        .report(format!("nothing advances the {key} {name}"))
                        .help(format!(
                            "let an effect move it, as in `{}`, or delete the {name}",
                            mover(schema, shape, &key)
                        ))
                        .at(track.name_span(), "it stays at its beginning"),
                );
            }
        }
    }
}

/// How an effect that moves such a track is written.
fn mover(schema: &Schema, track: ShapeId, key: &str) -> String {
    let moves = |shape: &&Shape| {
        let mut does = shape.does.iter();
        // One that may leave out whose track it is means the one beside it.
        let is_own = |at: FieldId| !shape.fields[at.index()].required;
        does.any(|does| does.act == Act::Advance && does.shape == Some(track) && does.at.is_none_or(is_own))
    };
    let verbs = schema.shapes.iter().filter(|shape| shape.class == Class::Verb).filter(moves);
    // The plainest of them.
    let words = verbs.map(|verb| verb.first_words()).min_by_key(|words| words.len());
    words.map_or_else(String::new, |words| format!("{words} {key}"))
}

/// Whether a verb advances a track that is not there, which has a report of its own: this one may be meant.
fn misses(verb: Rec<'_>, track: Rec<'_>) -> bool {
    let Some(home) = track.parent() else { return false };
    verb.is_verb()
        && verb.shape().does.iter().any(|does| {
            let key = does.by.and_then(|by| verb.get(by)).and_then(|field| field.as_text());
            does.act == Act::Advance
                && does.shape == Some(track.shape_id())
                && does.at.is_none_or(|at| verb.get(at).is_none())
                && key.is_some_and(|key| {
                    !home.children(track.shape_id()).any(|other| other.key().as_ref() == Some(&key))
                })
        })
}

/// Whether a verb advances a track of this key, and the field that says of which place, if it says so.
fn advances<'a>(verb: Rec<'a>, shape: ShapeId, key: &str) -> Option<Option<FieldView<'a>>> {
    if !verb.is_verb() {
        return None;
    }
    let does = verb.shape().does.iter().find(|does| {
        does.act == Act::Advance
            && does.shape == Some(shape)
            && does.by.and_then(|by| verb.get(by)).and_then(|field| field.as_text()).as_deref() == Some(key)
    })?;
    Some(does.at.and_then(|at| verb.get(at)))
}

/// Whether some effect names the card of a track, or a place where it can lie, and moves a track like it there.
fn from_afar(ctx: &Context<'_>, movers: &[Rec<'_>], track: Rec<'_>, key: &str) -> bool {
    let Some(card) = track.owner() else { return false };
    let mut named = movers.iter().filter_map(|verb| advances(*verb, track.shape_id(), key).flatten());
    named.any(|place| {
        let (asset, shared, record) = match place.target() {
            Some(Target::Child { asset, record }) => (Some(asset), None, record),
            Some(Target::Several(at)) => (None, Some(ctx.atlas.shared_key(at)), 0),
            Some(Target::Asset(named)) => return ctx.atlas.faces(named).any(|face| face == card),
            // A name that leads nowhere may mean this place.
            _ => return true,
        };
        ctx.boards.iter().any(|board| {
            board.routes.nodes.iter().enumerate().any(|(at, node)| {
                let is_meant = match shared {
                    Some(shared) => node.key().as_deref() == Some(shared),
                    None => Some(board.routes.asset) == asset && node.index == record,
                };
                is_meant && board.presence.is_at(card, at)
            })
        })
    })
}
