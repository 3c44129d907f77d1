//! What `is` asks: the same expressions, about a game in progress. The names are those that `play` declares.

use serde::{Deserialize, Serialize};

use super::functions::{Function, Signature};
use super::names::{Named, fault};
use super::syntax::{Fault, Node, Raw, parse};
use super::{Expr, Namer, Sort, listed};
use crate::play::{Each, Procedure};
use crate::types::{Class, ShapeId};

/// What a predicate asks, or whom a target means.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Means {
    /// As the schema says it.
    pub text: String,
    pub whom: Whom,
    /// Set where the game has a procedure of play; the words of other games are read with their rules.
    pub expr: Option<Expr>,
}

/// How many of a list a target means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whom {
    Each,
    /// One, by choice.
    Pick,
    /// One, by chance.
    Random,
}

/// What stands by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum State {
    /// Whoever acts.
    Acting,
    /// The place of whoever acts.
    Here,
    /// The card on which the question stands.
    Own,
    /// Those who take part in the check.
    Helpers,
    /// Everyone of the team who is on the board.
    Team,
    Piece(u16),
    Counter(u16),
    Flag(u16),
    /// The cards of a zone; those that players have, where they take them.
    Zone(u16),
    /// All cards in play.
    Play,
    /// All cards that are out of the game.
    Removed,
}

/// What stands behind a dot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum About {
    /// Where it stands.
    At,
    Marked,
    /// How far its clock has gone.
    Clock,
    /// How much of a counter it has; which cards, where each is counted apart.
    Counter(u16),
}

const NAMES: [(&str, State); 7] = [
    ("acting", State::Acting),
    ("here", State::Here),
    ("own", State::Own),
    ("helpers", State::Helpers),
    ("play", State::Play),
    ("removed", State::Removed),
    // Also known by the name of the piece.
    ("team", State::Team),
];

/// The functions that can be worked out while a game goes on.
const KNOWN: [Function; 13] = [
    Function::If,
    Function::Given,
    Function::Any,
    Function::None,
    Function::Count,
    Function::Sum,
    Function::Min,
    Function::Max,
    Function::First,
    Function::Last,
    Function::Compare,
    Function::Flagged,
    Function::Lying,
];

impl Namer<'_> {
    /// A name of `play`.
    pub(super) fn state(&self, node: &Node, name: &str) -> Option<Named> {
        let play = self.play?;
        let at = |found: usize| found as u16;
        let named = NAMES.iter().find(|(known, _)| *known == name).map(|(_, state)| *state);
        let state = named
            .or_else(|| (play.team.piece == name).then_some(State::Team))
            .or_else(|| play.pieces.iter().position(|piece| piece == name).map(at).map(State::Piece))
            .or_else(|| play.counters.iter().position(|known| known.name == name).map(at).map(State::Counter))
            .or_else(|| play.flags.iter().position(|flag| flag == name).map(at).map(State::Flag))
            .or_else(|| play.zones.iter().position(|zone| zone.name == name).map(at).map(State::Zone))?;
        if let State::Counter(counter) = state {
            let each = play.counters[usize::from(counter)].each;
            if !matches!(each, None | Some(Each::Word(_))) {
                let mut fault = fault(node, format!("`{name}` is counted for each of several"));
                fault.help = Some(format!("ask it of one of them: `x.{name}`"));
                return Some(Err(fault));
            }
        }
        Some(Ok((Expr::State(state), self.sort_of(play, state))))
    }

    fn sort_of(&self, play: &Procedure, state: State) -> Sort {
        let kinds = || self.schema.kinds.iter().map(|kind| kind.shape).collect::<Vec<_>>();
        match state {
            State::Acting => Sort::Member,
            State::Helpers | State::Team => listed(Sort::Member),
            State::Here => Sort::Item(vec![self.schema.graphs[play.graph].node_shape]),
            State::Own => Sort::Item(kinds()),
            State::Piece(_) => Sort::Piece,
            State::Counter(_) => Sort::Number,
            State::Flag(_) => Sort::Truth,
            State::Zone(zone) => {
                let holds = play.zones[usize::from(zone)].holds;
                listed(Sort::Item(vec![self.schema.kinds[holds.index()].shape]))
            }
            State::Play | State::Removed => listed(Sort::Item(kinds())),
        }
    }

    pub(super) fn state_names(&self) -> Vec<&str> {
        let Some(play) = self.play else { return Vec::new() };
        let own = NAMES.iter().map(|(name, _)| *name).chain([play.team.piece.as_str()]);
        let counters = play.counters.iter().map(|counter| counter.name.as_str());
        let zones = play.zones.iter().map(|zone| zone.name.as_str());
        let plain = play.pieces.iter().chain(&play.flags).map(String::as_str);
        own.chain(counters).chain(zones).chain(plain).collect()
    }

    /// What play keeps track of about a value of this sort.
    pub(super) fn about(&self, sort: &Sort, name: &str) -> Option<(About, Sort)> {
        let play = self.play?;
        let place = Sort::Item(vec![self.schema.graphs[play.graph].node_shape]);
        if name == "at" && self.stands(play, sort) {
            return Some((About::At, place));
        }
        if let Sort::Item(shapes) = sort {
            if name == "marked" && shapes.iter().any(|shape| play.marks.contains(shape)) {
                return Some((About::Marked, Sort::Truth));
            }
            let clock = play.clocks.map(|clocks| self.schema.shape(clocks.shape).name.as_str());
            if clock == Some(name) && self.are_cards(shapes) {
                return Some((About::Clock, Sort::Number));
            }
        }
        let at = play.counters.iter().position(|counter| counter.name == name)?;
        let found = match (play.counters[at].each?, sort) {
            (Each::Member, Sort::Member) => Sort::Number,
            (Each::MemberAnd(kind), Sort::Member) => {
                listed(Sort::Item(vec![self.schema.kinds[kind.index()].shape]))
            }
            (Each::Place, sort) if *sort == place => Sort::Number,
            (Each::Card, Sort::Item(shapes)) if self.are_cards(shapes) => Sort::Number,
            _ => return None,
        };
        Some((About::Counter(at as u16), found))
    }

    pub(super) fn about_names(&self, sort: &Sort) -> Vec<&'static str> {
        let known = ["at", "marked"];
        known.into_iter().filter(|name| self.about(&sort.member(), name).is_some()).collect()
    }

    fn stands(&self, play: &Procedure, sort: &Sort) -> bool {
        match sort {
            Sort::Member | Sort::Piece => true,
            Sort::Item(shapes) => play
                .zones
                .iter()
                .any(|zone| zone.stands && shapes.contains(&self.schema.kinds[zone.holds.index()].shape)),
            _ => false,
        }
    }

    fn are_cards(&self, shapes: &[ShapeId]) -> bool {
        shapes.iter().any(|shape| matches!(self.schema.shape(*shape).class, Class::Kind(_)))
    }

    /// One of the team is known by the fields of their sheet.
    pub(super) fn itself(&self, sort: Sort) -> Sort {
        let sheet = self.play.and_then(|play| play.team.sheet);
        match (sort, sheet) {
            (Sort::Member, Some(sheet)) => Sort::Item(vec![self.schema.kinds[sheet.index()].shape]),
            (sort, _) => sort,
        }
    }

    /// What lies at a place while a game goes on: cards of zones, and what is printed there.
    pub(super) fn lying(&self, function: Function) -> Option<Sort> {
        let play = self.play.filter(|_| function == Function::Lying)?;
        let node = self.schema.graphs[play.graph].node_shape;
        let mut shapes = Vec::new();
        for zone in play.zones.iter().filter(|zone| zone.at_places) {
            shapes.push(self.schema.kinds[zone.holds.index()].shape);
            let printed = zone.printed.map(|field| &self.schema.field(node, field).ty);
            if let Some(crate::field_type::Type::Block(shape)) = printed {
                shapes.push(*shape);
            }
        }
        Some(listed(Sort::Item(shapes)))
    }

    pub(super) fn fits_play(&self, node: &Node, signature: &Signature) -> Result<(), Fault> {
        if self.play.is_none() || KNOWN.contains(&signature.function) {
            return Ok(());
        }
        let mut fault = fault(node, format!("`{}` cannot be asked while a game goes on", signature.name));
        fault.end = node.start + signature.name.len();
        fault.help =
            Some("it is for rules about content; see the procedure of play in docs/schemas.md".to_owned());
        Err(fault)
    }

    /// What a predicate asks.
    pub(crate) fn asked(&mut self, text: &str) -> Result<Means, Fault> {
        let node = parse(text)?;
        let expr = self.truth(&node)?;
        Ok(Means { text: text.to_owned(), whom: Whom::Each, expr: Some(expr) })
    }

    /// Whom a target means: a list of the team, or one of it by `pick` or `random`.
    pub(crate) fn meant(&mut self, text: &str) -> Result<Means, Fault> {
        let node = parse(text)?;
        let (whom, list) = whom(&node);
        let (expr, sort) = self.named(list)?;
        if sort.member() != Sort::Member {
            return Err(fault(list, format!("this is {}, not one of the team", self.told(&sort.member()))));
        }
        Ok(Means { text: text.to_owned(), whom, expr: Some(expr) })
    }
}

/// `pick(LIST)`, `random(LIST)`, or the list itself.
pub(crate) fn whom(node: &Node) -> (Whom, &Node) {
    match &node.raw {
        Raw::Call(name, list) if name == "pick" && list.len() == 1 => (Whom::Pick, &list[0]),
        Raw::Call(name, list) if name == "random" && list.len() == 1 => (Whom::Random, &list[0]),
        _ => (Whom::Each, node),
    }
}
