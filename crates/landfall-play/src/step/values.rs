//! What the expressions of `is` come to over a world.

use landfall_model::{Compare, Rec};
use landfall_schema::{Function, VocabId, WordId};

use super::Frame;
use crate::world::{VarId, Why};

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Val<'a> {
    Nothing,
    Truth(bool),
    Number(i64),
    Text(String),
    Sign(Compare),
    Word(VocabId, WordId),
    Range(i32, i32),
    Item(Known<'a>),
    /// A place of the board.
    Node(usize),
    Member(usize),
    /// Where something stands, which is read only where it matters.
    Stands(VarId),
    List(Vec<Val<'a>>),
    /// Members who need not be on the board; whether they are is asked last.
    Team(Vec<usize>),
    /// The cards of a counter that a member has.
    Held(usize, usize),
    Zone(usize),
    Play,
    Removed,
    /// A member of a list that may not belong there.
    Perhaps(Box<Val<'a>>, Why),
    /// It depends on what is not kept track of, or on what people know.
    Doubt(Why),
}

/// A record that can be compared.
#[derive(Clone, Copy)]
pub(super) struct Known<'a>(pub Rec<'a>);

impl PartialEq for Known<'_> {
    fn eq(&self, other: &Self) -> bool {
        (self.0.unit, self.0.index) == (other.0.unit, other.0.index)
    }
}

impl std::fmt::Debug for Known<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.0.unit, self.0.index)
    }
}

impl Val<'_> {
    /// Whether it holds; why nobody can say.
    pub fn truth(&self) -> Result<bool, Why> {
        match self {
            Val::Truth(truth) => Ok(*truth),
            Val::Doubt(why) => Err(why.clone()),
            _ => Ok(false),
        }
    }

    pub fn doubt(&self) -> Option<&Why> {
        match self {
            Val::Doubt(why) | Val::Perhaps(_, why) => Some(why),
            _ => None,
        }
    }
}
/// A question while it is worked out.
pub(super) struct Asking<'a> {
    pub frame: Frame<'a>,
    pub about: Rec<'a>,
    /// The predicate or target, then members of the lists that are looked through.
    pub items: Vec<Val<'a>>,
    /// How much was worked out so far.
    pub work: usize,
}

impl<'a> Asking<'a> {
    pub fn new(frame: Frame<'a>, about: Rec<'a>) -> Self {
        Self { frame, about, items: vec![Val::Item(Known(about))], work: 0 }
    }
}

/// Whether a list has a member, or none.
pub(super) fn some<'a>(list: &[Val<'a>], wanted: bool) -> Val<'a> {
    if list.iter().any(|one| one.doubt().is_none()) {
        return Val::Truth(wanted);
    }
    match list.first().and_then(Val::doubt) {
        Some(why) => Val::Doubt(why.clone()),
        None => Val::Truth(!wanted),
    }
}

/// What depends on every member of a list.
pub(super) fn whole(function: Function, mut list: Vec<Val<'_>>) -> Val<'_> {
    if let Some(why) = list.iter().find_map(Val::doubt) {
        return Val::Doubt(why.clone());
    }
    let numbers = || list.iter().filter_map(|one| if let Val::Number(n) = one { Some(*n) } else { None });
    match function {
        Function::Count => Val::Number(list.len() as i64),
        Function::Sum => Val::Number(numbers().fold(0, i64::saturating_add)),
        Function::Min => numbers().min().map_or(Val::Nothing, Val::Number),
        Function::Max => numbers().max().map_or(Val::Nothing, Val::Number),
        Function::First if !list.is_empty() => list.swap_remove(0),
        Function::Last => list.pop().unwrap_or(Val::Nothing),
        _ => Val::Nothing,
    }
}

pub(super) fn compared<'a>(one: &Val<'a>, sign: &Val<'a>, other: &Val<'a>) -> Val<'a> {
    if let Some(why) = one.doubt().or(other.doubt()) {
        return Val::Doubt(why.clone());
    }
    let known = match sign {
        Val::Sign(sign) => Some(*sign),
        Val::Text(text) => Compare::ALL.into_iter().find(|sign| sign.sign() == text),
        _ => None,
    };
    match (one, known, other) {
        (Val::Number(a), Some(sign), Val::Number(b)) => {
            let within = |number: &i64| (*number).clamp(i32::MIN.into(), i32::MAX.into()) as i32;
            Val::Truth(sign.holds(within(a), within(b)))
        }
        _ => Val::Nothing,
    }
}
