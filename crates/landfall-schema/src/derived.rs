//! What follows from `does` lines, so that no schema has to say it twice.

use crate::types::{Act, Class, Does, Schema, Select, Shape, ShapeId, Type};

/// What verbs without an argument call the card they stand on: `does: [discard card]`.
const OWN_CARD: &str = "card";

impl Schema {
    /// The lines of all verbs that do `act` to blocks of this shape.
    fn done_to(&self, act: Act, block: ShapeId) -> impl Iterator<Item = (&Shape, &Does)> {
        let all = self.shapes.iter().filter(|shape| shape.class == Class::Verb);
        let all = all.flat_map(|shape| shape.does.iter().map(move |does| (shape, does)));
        all.filter(move |(_, does)| does.act == act && does.shape == Some(block))
    }

    /// Whether something moves along it: a track or a clock.
    pub fn is_advanced(&self, block: ShapeId) -> bool {
        self.done_to(Act::Advance, block).next().is_some()
    }

    /// Whether it is a clock: a card has one of them, and it can begin anew.
    pub fn is_clock(&self, block: ShapeId) -> bool {
        let shape = self.shape(block);
        let is_block = shape.class == Class::Block && shape.key.is_none();
        is_block && self.is_advanced(block) && self.done_to(Act::Reset, block).next().is_some()
    }

    pub fn clocks(&self) -> Vec<ShapeId> {
        let all = (0..self.shapes.len() as u16).map(ShapeId);
        all.filter(|shape| self.is_clock(*shape)).collect()
    }

    /// The verb that names blocks of this shape to make them happen. A block with such a verb does nothing without it.
    pub fn caller(&self, block: ShapeId) -> Option<&Shape> {
        let names = |verb: &Shape, does: &Does| {
            let argument = does.arg.map(|arg| &verb.fields[arg.index()].ty);
            matches!(argument, Some(Type::Child { shape, .. }) if *shape == block)
        };
        let verbs = self.shapes.iter().filter(|shape| shape.class == Class::Verb);
        let mut calls = verbs.flat_map(|verb| verb.does.iter().map(move |does| (verb, does)));
        calls.find(|(verb, does)| does.act == Act::Chain && names(verb, does)).map(|(verb, _)| verb)
    }
}

impl Does {
    /// Whether the line is about the card it stands on.
    pub fn is_about_own_card(&self) -> bool {
        self.arg.is_none() && self.subject == OWN_CARD
    }
}

impl Shape {
    /// Whether the verb acts on the card it stands on, unless it names another: on its tracks and clocks, or on the card
    /// as it lies there.
    pub fn acts_on_own_card(&self) -> bool {
        let moves = |act: Act| matches!(act, Act::Advance | Act::Regress | Act::Reset);
        self.does.iter().any(|does| {
            let in_place = does.act == Act::Modify && does.is_about_own_card();
            // What moves every clock asks for no card in particular.
            let is_one = does.more.select != Some(Select::Every);
            in_place || (moves(does.act) && does.shape.is_some() && is_one)
        })
    }
}

#[cfg(test)]
mod tests {
    use landfall_diagnostics::Sources;

    const GAME: &str = "
game: demo
names: {en: Demo}
identifier: DEMO
source-locale: en
blocks:
  candle: {write: 'candle {length}', fields: {length: int}}
  rung: {write: 'rung {number}', key: number, fields: {number: int}}
  habit: {write: 'habit {called}', key: called, fields: {called: name}}
kinds:
  guest:
    id: G##
    write: guest {id}
    fields: {candle: block candle, rung: {type: block rung, many: true}, habit: {type: block habit, many: true}}
verbs:
  burn: {write: burn, does: [advance candle]}
  renew: {write: renew, does: [reset candle]}
  climb: {write: 'climb {number}', args: {number: int}, does: [advance rung by number]}
  slip: {write: slip, does: [reset rung]}
  indulge: {write: 'indulge {habit}', args: {habit: ref habit of guest}, does: [chain habit]}
  turn: {write: turn, does: [modify card]}
  pay: {write: pay, does: [spend coin]}
";

    #[test]
    fn clocks_tracks_and_calls_follow_from_what_verbs_do() {
        let mut sources = Sources::default();
        let file = sources.add("demo/game.yaml", GAME);
        let (schema, reports) = crate::load(&[file], &sources);
        assert!(reports.is_empty());
        let shape = |name: &str| {
            let at = schema.shapes.iter().position(|shape| shape.name == name);
            crate::ShapeId(at.unwrap() as u16)
        };
        assert_eq!(schema.clocks(), [shape("candle")]);
        assert!(schema.is_advanced(shape("rung")) && !schema.is_advanced(shape("habit")));
        let caller = |name: &str| schema.caller(shape(name)).map(|verb| verb.name.as_str());
        assert_eq!((caller("habit"), caller("rung")), (Some("indulge"), None));
        let own = |name: &str| schema.shape(shape(name)).acts_on_own_card();
        assert!(own("burn") && own("climb") && own("turn") && !own("pay") && !own("indulge"));
    }
}
