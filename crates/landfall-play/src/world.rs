//! What the interpreter asks of whoever keeps the state of play.

use landfall_model::{AssetId, Rec};

/// One fact about a game in progress: a number from 0 up to the size of its domain. See [`Vars`](crate::vars::Vars).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VarId(pub u32);

impl VarId {
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Whoever keeps the state of play and decides. The interpreter is deterministic: the same answers to [`World::get`] and
/// [`World::pick`] give the same calls, so a world may run it again with other answers.
pub trait World {
    fn get(&mut self, var: VarId) -> u16;

    /// The same question where only one value matters.
    fn is(&mut self, var: VarId, value: u16) -> bool {
        self.get(var) == value
    }

    fn put(&mut self, var: VarId, value: u16);

    /// Which of the options; there is at least one. A single option is not asked for.
    fn pick(&mut self, pick: &Pick<'_>) -> Result<usize, Stop>;

    /// A page is turned to, after so many things were done. A world that wants to know what can come of it, and not how
    /// often somebody reads the same page again, may stop here.
    fn turn_to(&mut self, _page: Rec<'_>, _done: u32) -> Result<(), Stop> {
        Ok(())
    }

    /// What happens, for those who tell the story or count.
    fn say(&mut self, event: Event<'_>);
}

/// A question with several answers.
pub struct Pick<'a> {
    pub why: Why,
    /// The member of the team whom it is about.
    pub member: Option<usize>,
    /// What it is about: an effect, a check, a page.
    pub about: Option<Rec<'a>>,
    pub options: Vec<Choice<'a>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// Players decide.
    Choice,
    /// Chance decides; weights where the options are not equally likely.
    Luck(Vec<u32>),
    /// Dice decide and are not rolled here: any of these may come up.
    Dice,
    /// People know, and no program can: a rule in words.
    ByHand,
    /// It depends on what is not kept track of: see [`Rules::resources`](crate::game::Rules).
    Untracked,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice<'a> {
    Yes,
    No,
    /// Effects, an outcome, a choice of a page.
    Part(RecId<'a>),
    /// One of the options of a `choose`, by its place.
    Option(RecId<'a>, usize),
    Place(usize),
    Member(usize),
    Card(AssetId),
    /// A thing of a pool.
    Thing(VarId),
    /// A way of the board, by its place among the edges.
    Way(usize),
    Number(u16),
}

/// A record that can be compared.
#[derive(Clone, Copy)]
pub struct RecId<'a>(pub Rec<'a>);

impl PartialEq for RecId<'_> {
    fn eq(&self, other: &Self) -> bool {
        (self.0.unit, self.0.index) == (other.0.unit, other.0.index)
    }
}

impl Eq for RecId<'_> {}

impl std::fmt::Debug for RecId<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.0.unit, self.0.index)
    }
}

/// What happens. Records say where it is written.
#[derive(Clone, Copy)]
pub enum Event<'a> {
    /// A page is read: a log, a card that was drawn.
    Page(Rec<'a>),
    /// An action is taken by a member of the team.
    Action(Rec<'a>, Option<usize>),
    /// A choice of a page was made.
    Chosen(Rec<'a>),
    /// An outcome, a full track, a space of a clock.
    Outcome(Rec<'a>),
    /// An effect is carried out.
    Effect(Rec<'a>),
    /// An effect or a text that people carry out.
    ByHand(Rec<'a>),
    /// A die shows this side.
    Face(VarId, u16),
    /// A way is taken.
    Way(usize, usize),
    /// A member of the team comes to a place.
    Arrives(usize, usize),
    /// A card that asks for something has been dealt with.
    Done(AssetId),
    Place(AssetId),
    Discard(AssetId),
    /// A page has choices and none of them is open.
    NoChoice(Rec<'a>),
    /// Play on the board is over; the number of the ending, if it is one that the schema names.
    Over(Option<usize>),
    /// The team comes to the board.
    Lands(usize),
    Turn(usize),
}

/// Why a run does not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The world wants no more of it.
    Interrupted,
    /// An effect leads to itself again and again, or a list is endless; where.
    Endless(String),
}
