//! What happens in a run, by the numbers of records: it outlives the run.

use landfall_model::{AssetId, Atlas, Rec};
use landfall_play::{Choice, Event, Pick, VarId, Why};

/// A record, by its unit and its place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place(pub u32, pub u32);

impl Place {
    pub fn of(rec: Rec<'_>) -> Self {
        Self(rec.unit, rec.index)
    }

    pub fn rec(self, atlas: &Atlas) -> Rec<'_> {
        Rec::new(atlas, self.0, self.1)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Happens {
    Page(Place),
    Action(Place),
    Chosen(Place),
    Outcome(Place),
    Effect(Place),
    ByHand(Place),
    Way(usize, usize),
    Arrives(usize, usize),
    Done(AssetId),
    Lays(AssetId),
    Discards(AssetId),
    NoChoice(Place),
    Over(Option<usize>),
    Lands(usize),
    /// Dice and turns, which proofs leave out.
    Other,
}

impl Happens {
    pub(crate) fn new(event: Event<'_>) -> Self {
        match event {
            Event::Page(rec) => Self::Page(Place::of(rec)),
            Event::Action(rec, _) => Self::Action(Place::of(rec)),
            Event::Chosen(rec) => Self::Chosen(Place::of(rec)),
            Event::Outcome(rec) => Self::Outcome(Place::of(rec)),
            Event::Effect(rec) => Self::Effect(Place::of(rec)),
            Event::ByHand(rec) => Self::ByHand(Place::of(rec)),
            Event::Way(member, edge) => Self::Way(member, edge),
            Event::Arrives(member, node) => Self::Arrives(member, node),
            Event::Done(card) => Self::Done(card),
            Event::Place(card) => Self::Lays(card),
            Event::Discard(card) => Self::Discards(card),
            Event::NoChoice(rec) => Self::NoChoice(Place::of(rec)),
            Event::Over(ending) => Self::Over(ending),
            Event::Lands(node) => Self::Lands(node),
            Event::Face(..) | Event::Turn(_) => Self::Other,
        }
    }
}

/// What somebody decided, or what came up.
#[derive(Clone, Debug)]
pub struct Picked {
    pub why: Why,
    pub about: Option<Place>,
    pub member: Option<usize>,
    pub choice: Chose,
    /// Which of the options it was.
    pub place: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chose {
    Yes,
    No,
    Part(Place),
    Option(Place, usize),
    Node(usize),
    Member(usize),
    Card(AssetId),
    Thing(VarId),
    Way(usize),
    Number(u16),
}

impl Picked {
    pub(crate) fn new(pick: &Pick<'_>, place: usize) -> Self {
        let choice = match pick.options[place] {
            Choice::Yes => Chose::Yes,
            Choice::No => Chose::No,
            Choice::Part(rec) => Chose::Part(Place::of(rec.0)),
            Choice::Option(rec, at) => Chose::Option(Place::of(rec.0), at),
            Choice::Place(node) => Chose::Node(node),
            Choice::Member(member) => Chose::Member(member),
            Choice::Card(card) => Chose::Card(card),
            Choice::Thing(thing) => Chose::Thing(thing),
            Choice::Way(edge) => Chose::Way(edge),
            Choice::Number(number) => Chose::Number(number),
        };
        Self { why: pick.why.clone(), about: pick.about.map(Place::of), member: pick.member, choice, place }
    }
}

impl Chose {
    /// The same, as those who put it into words know it.
    pub fn choice(self, atlas: &Atlas) -> Choice<'_> {
        let rec = |place: Place| landfall_play::RecId(place.rec(atlas));
        match self {
            Chose::Yes => Choice::Yes,
            Chose::No => Choice::No,
            Chose::Part(place) => Choice::Part(rec(place)),
            Chose::Option(place, at) => Choice::Option(rec(place), at),
            Chose::Node(node) => Choice::Place(node),
            Chose::Member(member) => Choice::Member(member),
            Chose::Card(card) => Choice::Card(card),
            Chose::Thing(thing) => Choice::Thing(thing),
            Chose::Way(edge) => Choice::Way(edge),
            Chose::Number(number) => Choice::Number(number),
        }
    }
}
