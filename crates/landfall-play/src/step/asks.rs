//! Conditions and targets.

use landfall_model::{Condition, FieldView, Rec, Value};
use landfall_schema::{How, Type, WordId};

use super::{Frame, Run, Step};
use crate::meaning::{Ask, Whereabouts, Who};
use crate::vars::{CounterVars, TAKEN, flag, words_of};
use crate::world::{Choice, VarId, Why, World};

impl<'a, W: World> Step<'_, 'a, W> {
    pub(super) fn holds(&mut self, frame: Frame<'a>, condition: FieldView<'a>) -> Run<bool> {
        match condition.value {
            Value::Condition(at) => self.condition(frame, condition.rec, at),
            _ => Ok(true),
        }
    }

    fn condition(&mut self, frame: Frame<'a>, rec: Rec<'a>, at: u32) -> Run<bool> {
        let unit = rec.arrays();
        match unit.conditions[at as usize] {
            Condition::Not(part) => Ok(!self.deeper(rec, |this| this.condition(frame, rec, part))?),
            Condition::All(list) => {
                for part in &unit.condition_lists[list.range()] {
                    if !self.deeper(rec, |this| this.condition(frame, rec, *part))? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            Condition::Any(list) => {
                for part in &unit.condition_lists[list.range()] {
                    if self.deeper(rec, |this| this.condition(frame, rec, *part))? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            Condition::Holds(index) => self.predicate(frame, rec.at(index)),
        }
    }

    fn predicate(&mut self, frame: Frame<'a>, predicate: Rec<'a>) -> Run<bool> {
        let game = self.game;
        let Some(ask) = &game.meaning.asks[predicate.shape_id().index()] else {
            return self.agree(Why::ByHand, frame.actor, Some(predicate));
        };
        let verb = Some(predicate);
        Ok(match ask {
            Ask::Mark(arg) => match game.mark_of(predicate, *arg) {
                Some(var) => self.world.is(var, 1),
                None => false,
            },
            Ask::Marks(arg) => {
                let page = self.asset(verb, *arg).map(|page| game.atlas.rec(page));
                let vars: Vec<VarId> = page
                    .into_iter()
                    .flat_map(|page| page.inside())
                    .filter_map(|rec| game.vars.mark(rec))
                    .collect();
                let count = vars.into_iter().filter(|var| self.world.is(*var, 1)).count();
                self.compare(predicate, count)
            }
            Ask::Members { how, at, of, others } => {
                let all: Vec<usize> = (0..game.rules.team).collect();
                let word = of.and_then(|of| self.field(verb, of)).map(|view| view.value);
                let mut there = self.members(frame, verb, *at, *others);
                there.retain(|member| word.is_none_or(|word| self.has_word(*member, word)));
                match how {
                    How::Any => !there.is_empty(),
                    How::All => {
                        let present: Vec<usize> =
                            all.into_iter().filter(|member| self.place_of(*member).is_some()).collect();
                        present.iter().all(|member| there.contains(member))
                    }
                    _ => self.compare(predicate, there.len()),
                }
            }
            Ask::Piece(piece, at) => {
                let at = self.spot(frame, verb, *at);
                at.is_some_and(|node| self.world.is(game.vars.pieces[*piece], node as u16 + 1))
            }
            Ask::InPlay(arg) => match self.asset(verb, *arg) {
                Some(card) if self.zone_of(card).is_some() => self.is_in_play(card),
                _ => self.agree(Why::ByHand, frame.actor, verb)?,
            },
            Ask::Removed(arg) => {
                let card = self.asset(verb, *arg);
                let zone = card.and_then(|card| self.zone_of(card));
                match (card, zone) {
                    (Some(card), Some(zone)) => match (self.card_var(zone, card), game.vars.zones[zone].gone)
                    {
                        (Some(var), Some(gone)) => self.world.is(var, gone),
                        _ => self.agree(Why::ByHand, frame.actor, verb)?,
                    },
                    _ => self.agree(Why::ByHand, frame.actor, verb)?,
                }
            }
            Ask::Taken(zone, arg) => {
                let var = self.asset(verb, *arg).and_then(|card| self.card_var(*zone, card));
                var.is_some_and(|var| self.world.is(var, TAKEN))
            }
            Ask::Stands { zone, arg, here } => {
                let Some(var) = self.asset(verb, *arg).and_then(|card| self.standee(*zone, card)) else {
                    return Ok(false);
                };
                match (here, self.here(frame)) {
                    (true, Some(node)) => self.world.is(var, node as u16 + 1),
                    (true, None) => false,
                    (false, _) => !self.world.is(var, 0),
                }
            }
            Ask::FlagHere(arg) => {
                let name = self.field(verb, *arg).and_then(|view| view.as_text()).unwrap_or_default();
                self.things_here(frame).into_iter().any(|rec| flag(rec, &name))
            }
            Ask::WordHere(arg, vocab) => {
                let word = self.field(verb, *arg).and_then(|view| view.as_text()).unwrap_or_default();
                self.things_here(frame)
                    .into_iter()
                    .any(|rec| words_of(rec, *vocab).any(|known| known == word))
            }
            Ask::Counter { counter, of, at } => {
                let vars = self.counter_vars(frame, verb, *counter, *of, *at);
                if vars.iter().any(|var| !self.is_tracked(*var)) {
                    return self.agree(Why::Untracked, frame.actor, verb);
                }
                let sum: usize = vars.into_iter().map(|var| self.get(var) as usize).sum();
                self.compare(predicate, sum)
            }
            Ask::OwnClock => {
                let clock = frame.card.and_then(|card| self.clock_of(card));
                match clock {
                    Some(_) if !game.rules.clocks => self.agree(Why::Untracked, frame.actor, verb)?,
                    Some(clock) => {
                        let at = self.get(game.vars.clocks[clock].var) as usize;
                        self.compare(predicate, at)
                    }
                    None => false,
                }
            }
        })
    }

    /// `compare` and `n` of a predicate; one without asks for at least one.
    fn compare(&self, predicate: Rec<'a>, count: usize) -> bool {
        let sign = predicate.fields().find_map(|view| match view.value {
            Value::Compare(compare) => Some(compare),
            _ => None,
        });
        let number = predicate.fields().find_map(|view| view.int());
        match (sign, number) {
            (Some(sign), Some(number)) => sign.holds(count as i32, number),
            (None, Some(number)) => count as i32 >= number,
            _ => count > 0,
        }
    }

    /// The place of whoever acts, and what lies or is printed there.
    pub(super) fn things_here(&mut self, frame: Frame<'a>) -> Vec<Rec<'a>> {
        match self.here(frame) {
            Some(node) => self.things_at(node),
            None => Vec::new(),
        }
    }

    pub(super) fn things_at(&mut self, node: usize) -> Vec<Rec<'a>> {
        let game = self.game;
        let mut found = vec![game.board.routes.nodes[node]];
        for zone in 0..game.procedure.zones.len() {
            if game.procedure.zones[zone].at_places {
                found.extend(self.lies_at(zone, node));
            }
        }
        found
    }

    fn has_word(&self, member: usize, word: Value) -> bool {
        let sheet = self.game.vars.sheets[member].map(|sheet| self.game.atlas.rec(sheet));
        let same = |value: Value| matches!((value, word), (Value::Word(a), Value::Word(b)) if a == b);
        sheet.is_some_and(|sheet| sheet.fields().any(|view| same(view.value)))
    }

    /// Members who are on the board, and where they must be.
    fn members(
        &mut self,
        frame: Frame<'a>,
        verb: Option<Rec<'a>>,
        at: Option<Whereabouts>,
        others: bool,
    ) -> Vec<usize> {
        let mut off = None;
        let node = match at {
            None => None,
            Some(Whereabouts::Off(piece)) => {
                off = self.node_of(self.game.vars.pieces[piece]);
                None
            }
            Some(Whereabouts::Spot(spot)) => match self.spot(frame, verb, spot) {
                Some(node) => Some(node),
                None => return Vec::new(),
            },
            Some(Whereabouts::With(zone, arg)) => {
                let var = self.asset(verb, arg).and_then(|card| self.standee(zone, card));
                match var.and_then(|var| self.node_of(var)) {
                    Some(node) => Some(node),
                    None => return Vec::new(),
                }
            }
        };
        let mut found: Vec<usize> = Vec::new();
        for member in (0..self.game.rules.team).filter(|member| !others || frame.actor != Some(*member)) {
            let var = self.game.vars.members[member];
            let is_there = match node {
                Some(node) => self.world.is(var, node as u16 + 1),
                None => !self.world.is(var, 0),
            };
            let is_off = off.is_none_or(|off| !self.world.is(var, off as u16 + 1));
            if is_there && is_off {
                found.push(member);
            }
        }
        found
    }

    /// Whom the target of an effect means; whoever acts, where it has none.
    pub(super) fn whom_of(&mut self, frame: Frame<'a>, verb: Option<Rec<'a>>) -> Run<Vec<usize>> {
        match verb {
            Some(verb) => self.whom(frame, verb),
            None => Ok(frame.actor.into_iter().collect()),
        }
    }

    pub(super) fn whom(&mut self, frame: Frame<'a>, verb: Rec<'a>) -> Run<Vec<usize>> {
        let target = verb.fields().find(|view| view.def().ty == Type::Target).and_then(|view| view.record());
        let Some(target) = target else { return Ok(frame.actor.into_iter().collect()) };
        let game = self.game;
        let (how, at, others, by) = match &game.meaning.whos[target.shape_id().index()] {
            Some(Who::Acting) => return Ok(frame.actor.into_iter().collect()),
            Some(Who::Helpers) => return Ok(self.helpers.clone()),
            Some(Who::Members { how, at, others, by }) => (*how, *at, *others, *by),
            // People know whom it means.
            None => (How::Pick, None, false, None),
        };
        let mut found = self.members(frame, Some(target), at, others);
        let why = match how {
            How::Random => Why::Luck(vec![1; found.len()]),
            How::Most => {
                if !game.rules.resources {
                    Why::Untracked
                } else {
                    let mut most = Vec::new();
                    for member in &found {
                        most.push(by.map_or(0, |by| self.total(by, *member)));
                    }
                    let highest = most.iter().copied().max().unwrap_or(0);
                    found =
                        found.iter().zip(&most).filter(|(_, n)| **n == highest).map(|(m, _)| *m).collect();
                    Why::Luck(vec![1; found.len()])
                }
            }
            How::Pick => Why::Choice,
            _ => return Ok(found),
        };
        if found.is_empty() {
            return Ok(found);
        }
        let options = found.iter().map(|member| Choice::Member(*member)).collect();
        Ok(vec![found[self.pick(why, frame.actor, Some(verb), options)?]])
    }

    /// What a member has of a counter, of all sorts together.
    pub(super) fn total(&mut self, counter: usize, member: usize) -> u16 {
        let vars: Vec<VarId> = match &self.game.vars.counters[counter] {
            CounterVars::Members(vars) => vec![vars[member]],
            CounterVars::MemberCards(vars, _) => vars[member].clone(),
            _ => Vec::new(),
        };
        vars.into_iter().map(|var| self.get(var)).sum()
    }

    pub(super) fn word_of(&self, verb: Option<Rec<'a>>, arg: landfall_schema::FieldId) -> Option<WordId> {
        match self.field(verb, arg)?.value {
            Value::Word(word) => Some(word),
            _ => None,
        }
    }
}
