//! Counters and pools: what is gained, spent and shifted, and whether it can be paid.

use landfall_model::Rec;
use landfall_schema::{Act, Tag, Type, WordId};

use super::{Flow, Frame, Run, Step};
use crate::meaning::{Op, Spot};
use crate::vars::CounterVars;
use crate::world::{Choice, VarId, Why, World};

impl<'a, W: World> Step<'_, 'a, W> {
    /// The variables that a line about a counter means.
    pub(super) fn counter_vars(
        &mut self,
        frame: Frame<'a>,
        verb: Option<Rec<'a>>,
        counter: usize,
        of: Option<landfall_schema::FieldId>,
        at: Spot,
    ) -> Vec<VarId> {
        let game = self.game;
        match &game.vars.counters[counter] {
            CounterVars::One(var) => vec![*var],
            CounterVars::Members(vars) => frame.actor.map(|member| vars[member]).into_iter().collect(),
            CounterVars::Places(vars) => {
                let at = if at == Spot::Nowhere { Spot::Here } else { at };
                self.spot(frame, verb, at).map(|node| vars[node]).into_iter().collect()
            }
            CounterVars::Words(vars) => match of.and_then(|of| self.word_of(verb, of)) {
                Some(word) => vec![vars[word.index()]],
                None => vars.clone(),
            },
            CounterVars::Cards(vars) => {
                frame.card.and_then(|card| vars.get(&card).copied()).into_iter().collect()
            }
            CounterVars::MemberCards(vars, index) => {
                let Some(member) = frame.actor else { return Vec::new() };
                match of.and_then(|of| self.asset(verb, of)) {
                    Some(card) => index.get(&card).map(|at| vars[member][*at]).into_iter().collect(),
                    None => vars[member].clone(),
                }
            }
        }
    }

    pub(super) fn count(&mut self, frame: Frame<'a>, verb: Option<Rec<'a>>, op: &Op) -> Run<Flow<'a>> {
        let Op::Count { counter, up, of, at, amount } = op else { return Ok(Flow::Next) };
        let game = self.game;
        let def = &game.procedure.counters[*counter];
        if def.resource && !game.rules.resources {
            return Ok(Flow::Next);
        }
        let of_members =
            matches!(game.vars.counters[*counter], CounterVars::Members(_) | CounterVars::MemberCards(..));
        let members = if of_members { self.whom_of(frame, verb)? } else { vec![usize::MAX] };
        for member in members {
            let frame = if member == usize::MAX { frame } else { Frame { actor: Some(member), ..frame } };
            let vars = self.counter_vars(frame, verb, *counter, *of, *at);
            let mut left = self.amount(verb, *amount);
            if !up && self.is_endless(*counter) {
                continue;
            }
            for var in vars {
                let (now, most) = (self.get(var), game.vars.var(var).size - 1);
                let next = if *up { now.saturating_add(left).min(most) } else { now.saturating_sub(left) };
                left = if *up { 0 } else { left.saturating_sub(now) };
                self.put(var, next);
                self.turn_into(*counter, var, next);
                if left == 0 {
                    break;
                }
            }
        }
        Ok(Flow::Next)
    }

    /// So many of one counter become one of another, of the same word.
    fn turn_into(&mut self, counter: usize, var: VarId, now: u16) {
        let game = self.game;
        let Some((each, other)) = &game.procedure.counters[counter].turns else { return };
        if now < *each {
            return;
        }
        self.put(var, 0);
        let other = game.procedure.counters.iter().position(|def| def.name == *other);
        let (CounterVars::Words(from), Some(other)) = (&game.vars.counters[counter], other) else { return };
        let place = from.iter().position(|known| *known == var);
        if let (CounterVars::Words(to), Some(place)) = (&game.vars.counters[other], place)
            && let Some(to) = to.get(place).copied()
        {
            let now = self.get(to);
            self.put(to, now + 1);
        }
    }

    /// A flag of the board, or of the card that holds for all of it, says that it never runs out.
    fn is_endless(&mut self, counter: usize) -> bool {
        let game = self.game;
        let Some(name) = &game.procedure.counters[counter].endless else { return false };
        let board = game.board.routes.board();
        crate::vars::flag(board, name) || self.holding().is_some_and(|(rec, _)| crate::vars::flag(rec, name))
    }

    /// Whether a thing of a pool has the colour that an effect asks for; a word without a colour asks for any.
    fn fits(
        &self,
        verb: Option<Rec<'a>>,
        of: Option<landfall_schema::FieldId>,
        pool: usize,
        word: WordId,
    ) -> bool {
        let game = self.game;
        let wanted = of.and_then(|of| self.field(verb, of)).and_then(|view| view.word());
        let Some(colour) = wanted.and_then(|word| word.tag(Tag::Colour)) else { return true };
        let (kind, field) = game.procedure.pools[pool].begins;
        let shape = game.atlas.schema.kind(kind).shape;
        match game.atlas.schema.field(shape, field).ty {
            Type::Word(vocab) => {
                game.atlas.schema.vocab(vocab).words[word.index()].tag(Tag::Colour) == Some(colour)
            }
            _ => true,
        }
    }

    pub(super) fn things(
        &mut self,
        verb: Option<Rec<'a>>,
        of: Option<landfall_schema::FieldId>,
        pool: usize,
        member: usize,
        state: u16,
    ) -> Vec<usize> {
        let things = &self.game.vars.pools[pool][member];
        let mut found = Vec::new();
        for (at, (var, word)) in things.iter().enumerate() {
            if self.fits(verb, of, pool, *word) && self.world.is(*var, state) {
                found.push(at);
            }
        }
        found
    }

    pub(super) fn shift(&mut self, frame: Frame<'a>, verb: Option<Rec<'a>>, op: &Op) -> Run<()> {
        let Op::Shift { pool, from, to, of, amount } = op else { return Ok(()) };
        if !self.game.rules.resources {
            return Ok(());
        }
        for member in self.whom_of(frame, verb)? {
            for _ in 0..self.amount(verb, *amount).min(99) {
                let things = self.things(verb, *of, *pool, member, *from);
                if things.is_empty() {
                    break;
                }
                let own = &self.game.vars.pools[*pool][member];
                let options = things.iter().map(|at| Choice::Thing(own[*at].0)).collect();
                let at = things[self.pick(Why::Choice, Some(member), verb, options)?];
                self.put(self.game.vars.pools[*pool][member][at].0, *to);
            }
        }
        Ok(())
    }

    /// Whether the costs in a list can be paid in full. What is not kept track of can.
    pub(super) fn can_pay(&mut self, frame: Frame<'a>, effects: &[Rec<'a>]) -> Run<bool> {
        let game = self.game;
        for verb in effects {
            // What may be done only once, and was, cannot be done again.
            let used = game.vars.limit(*verb).and_then(|limit| limit.used);
            if let Some(used) = used
                && self.world.is(used, 1)
            {
                return Ok(false);
            }
            let costs = verb.shape().does.iter().any(|does| does.act == Act::Spend);
            if !costs || verb.fields().any(|view| view.def().ty == Type::Target) {
                continue;
            }
            for op in &game.meaning.ops[verb.shape_id().index()] {
                if !self.can_pay_op(frame, Some(*verb), op) {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    pub(super) fn can_pay_op(&mut self, frame: Frame<'a>, verb: Option<Rec<'a>>, op: &Op) -> bool {
        match op {
            Op::Count { counter, up: false, of, at, amount } => {
                if self.is_endless(*counter) {
                    return true;
                }
                let vars = self.counter_vars(frame, verb, *counter, *of, *at);
                if vars.iter().any(|var| !self.is_tracked(*var)) {
                    return true;
                }
                let there: u32 = vars.into_iter().map(|var| u32::from(self.get(var))).sum();
                there >= u32::from(self.amount(verb, *amount))
            }
            Op::Shift { pool, from, of, amount, .. } if self.game.rules.resources => {
                let Some(member) = frame.actor else { return true };
                // Whoever has no sheet among the packs has as much as they need.
                if self.game.vars.pools[*pool][member].is_empty() {
                    return true;
                }
                let there = self.things(verb, *of, *pool, member, *from).len();
                there >= usize::from(self.amount(verb, *amount))
            }
            _ => true,
        }
    }
}
