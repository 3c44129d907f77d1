//! A dice check as content writes it, ready to be compared with rolls.

use landfall_analysis::dice::{Alternative, alternatives};
use landfall_diagnostics::Span;
use landfall_model::{Rec, Value};
use landfall_schema::{Act, ShapeId, Tag, Type, WordId};

use super::TooLarge;
use super::matching::{Left, Table};

/// Special effects happen as often as dice allow; one that takes no dice happens once.
const MOST_TIMES: u32 = 64;

/// A check inside a card.
pub struct Check<'a> {
    pub rec: Rec<'a>,
    /// Its name on the card, where it has one.
    pub title: String,
    pub outcomes: Vec<Rec<'a>>,
    pub tracks: Vec<Rec<'a>>,
    pub(super) lines: Lines,
    pub(super) specials: Vec<Special>,
    ways: Vec<Option<Vec<Alternative>>>,
}

/// The keys of the outcomes and tracks of a check, by which effects name them.
#[derive(Clone, Default)]
pub struct Lines {
    outcomes: Vec<String>,
    tracks: Vec<String>,
}

#[derive(Clone)]
pub struct Special {
    /// Its requirement and effects, as written.
    pub place: Span,
    ways: Vec<Alternative>,
    /// Which track moves, and how far.
    moves: Vec<(usize, i32)>,
    /// The outcome that it brings about at once.
    outcome: Option<usize>,
    /// Players want it, so they use wild faces and conversions for it.
    welcome: bool,
}

/// What a roll comes to.
pub struct Resolved {
    pub outcome: Option<usize>,
    /// How often each special effect happened.
    pub times: Vec<u32>,
    pub moves: Vec<i32>,
}

/// All checks inside a card, in the order of the text.
pub fn checks(card: Rec<'_>) -> Vec<Check<'_>> {
    std::iter::once(card).chain(card.inside()).filter_map(check).collect()
}

fn check(rec: Rec<'_>) -> Option<Check<'_>> {
    let play = rec.atlas.schema.play.check.as_ref()?;
    let outcomes: Vec<Rec<'_>> = rec.children(play.outcomes.shape).collect();
    let tracks: Vec<Rec<'_>> = play.tracks.iter().flat_map(|track| rec.children(track.shape)).collect();
    if outcomes.is_empty() && tracks.is_empty() {
        return None;
    }
    let keys = |recs: &[Rec<'_>]| recs.iter().map(|rec| rec.key().unwrap_or_default()).collect();
    let lines = Lines { outcomes: keys(&outcomes), tracks: keys(&tracks) };
    let way = |row: &Rec<'_>| row.get(play.outcomes.requirement).map(alternatives);
    Some(Check {
        title: rec.lineage().find_map(|rec| rec.title()).unwrap_or_default().to_owned(),
        ways: outcomes.iter().map(way).collect(),
        specials: specials_of(rec, &lines),
        rec,
        outcomes,
        tracks,
        lines,
    })
}

/// The special effects that a card, or the check itself, adds.
pub fn specials_of(card: Rec<'_>, lines: &Lines) -> Vec<Special> {
    let Some(play) = card.atlas.schema.play.check.as_ref() else { return Vec::new() };
    let Some(special) = play.specials else { return Vec::new() };
    let read = |rec: Rec<'_>| {
        let requirement = rec.get(special.requirement)?;
        let mut found = Special {
            place: rec.span(),
            ways: alternatives(requirement),
            moves: Vec::new(),
            outcome: None,
            welcome: false,
        };
        for verb in rec.get(special.effects).into_iter().flat_map(|field| field.effects()) {
            found.add(verb, lines, play.outcomes.shape, play.tracks.map(|track| track.shape));
        }
        Some(found)
    };
    card.children(special.shape).filter_map(read).collect()
}

/// What a card lets basic faces count as: the colour of the dice, empty for all, and the icon.
pub fn converts_of(card: Rec<'_>) -> Vec<(String, WordId)> {
    let play = card.atlas.schema.play.check.as_ref();
    let Some(convert) = play.and_then(|play| play.converts) else { return Vec::new() };
    let read = |rec: Rec<'_>| match rec.get(convert.icon)?.value {
        Value::Word(icon) => {
            let colour = rec.get(convert.colour)?.word()?.tag(Tag::Colour).unwrap_or_default();
            Some((colour.to_owned(), icon))
        }
        _ => None,
    };
    card.children(convert.shape).filter_map(read).collect()
}

impl Special {
    fn add(&mut self, verb: Rec<'_>, lines: &Lines, outcome: ShapeId, track: Option<ShapeId>) {
        for does in &verb.shape().does {
            let by = does.by.and_then(|by| verb.get(by)).and_then(|field| field.as_text());
            let Some(by) = by else { continue };
            let place = |keys: &[String]| keys.iter().position(|key| *key == by);
            let sign = match does.act {
                Act::Advance => 1,
                Act::Regress => -1,
                Act::Transfer if does.shape == Some(outcome) => {
                    self.outcome = place(&lines.outcomes);
                    self.welcome |= self.outcome.is_some_and(|at| at + 1 < lines.outcomes.len());
                    continue;
                }
                _ => continue,
            };
            if does.shape.is_some()
                && does.shape == track
                && let Some(at) = place(&lines.tracks)
            {
                let steps = sign * amount(verb);
                self.moves.push((at, steps));
                self.welcome |= steps > 0 && (at + 1 < lines.tracks.len() || lines.tracks.len() == 1);
            }
        }
    }
}

/// How many an effect is about: its number, or one.
pub(super) fn amount(verb: Rec<'_>) -> i32 {
    let number = verb.fields().find(|field| matches!(field.def().ty, Type::Int { .. }));
    number.and_then(|field| field.int()).unwrap_or(1)
}

impl Check<'_> {
    /// Special effects in their order, then the first outcome whose dice are there.
    pub(super) fn resolve(
        &self,
        table: &Table<'_>,
        specials: &[Special],
        roll: &[u8],
    ) -> Result<Resolved, TooLarge> {
        let mut left = Left::new(roll);
        let mut found =
            Resolved { outcome: None, times: vec![0; specials.len()], moves: vec![0; self.tracks.len()] };
        for (at, special) in specials.iter().enumerate() {
            let takes_dice = special.ways.iter().all(|way| way.total() > 0);
            let most = if takes_dice { MOST_TIMES } else { 1 };
            while found.times[at] < most && table.meet(&special.ways, &mut left, special.welcome)? {
                found.times[at] += 1;
                if special.outcome.is_some() {
                    found.outcome = special.outcome;
                    return Ok(found);
                }
            }
            left.spend();
            for (track, steps) in &special.moves {
                found.moves[*track] += steps * found.times[at] as i32;
            }
        }
        for (at, ways) in self.ways.iter().enumerate() {
            let met = match ways {
                None => true,
                Some(ways) => table.meet(ways, &mut left.clone(), true)?,
            };
            if met {
                found.outcome = Some(at);
                break;
            }
        }
        Ok(found)
    }
}
