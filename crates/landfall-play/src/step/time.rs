//! Clocks, and what happens at the end of a turn.

use landfall_model::{AssetId, Rec, Target};

use super::{Flow, Frame, Run, Step};
use crate::meaning::{Op, Stepping};
use crate::vars::Owner;
use crate::world::{Choice, Event, RecId, Why, World};

impl<'a, W: World> Step<'_, 'a, W> {
    pub(super) fn clock_of(&self, card: AssetId) -> Option<usize> {
        self.game.vars.clocks.iter().position(|clock| clock.owner == Owner::Card(card))
    }

    pub(super) fn clock_op(&mut self, frame: Frame<'a>, verb: Option<Rec<'a>>, op: &Op) -> Run<Flow<'a>> {
        let Op::Clock { step, every, at, amount } = op else { return Ok(Flow::Next) };
        let game = self.game;
        let amount = self.amount(verb, *amount);
        let is_drawn = frame.card.is_some_and(|card| game.drawn.contains(&card));
        if *step == Stepping::On && (!game.rules.clocks || (is_drawn && *every && !game.rules.turns)) {
            // Without turns each clock moves on whenever it likes, before this or after it.
            return Ok(Flow::Next);
        }
        if *every {
            // A clock that is laid out by another one has not run yet.
            let mut running = Vec::new();
            for clock in 0..game.vars.clocks.len() {
                if self.is_there(game.vars.clocks[clock].owner) {
                    running.push(clock);
                }
            }
            for clock in running {
                let flow = self.advance(clock, amount)?;
                if !flow.is_next() {
                    return Ok(flow);
                }
            }
            return Ok(Flow::Next);
        }
        let card = match at {
            Some(arg) => self.asset_or_own(frame, verb, *arg),
            None => frame.card,
        };
        let Some(clock) = card.and_then(|card| self.clock_of(card)) else { return Ok(Flow::Next) };
        if !self.is_there(game.vars.clocks[clock].owner) {
            return Ok(Flow::Next);
        }
        let var = game.vars.clocks[clock].var;
        match step {
            Stepping::On => return self.advance(clock, amount),
            Stepping::Reset => self.put(var, 0),
            Stepping::Back if !game.rules.clocks => self.put(var, 0),
            Stepping::Back => {
                let now = self.get(var);
                self.put(var, now.saturating_sub(amount));
            }
        }
        Ok(Flow::Next)
    }

    /// A clock moves on, space by space; at its end it stays.
    pub(super) fn advance(&mut self, clock: usize, amount: u16) -> Run<Flow<'a>> {
        let game = self.game;
        let (var, length) = (game.vars.clocks[clock].var, game.vars.clocks[clock].length);
        for _ in 0..amount.min(length) {
            let now = self.get(var);
            if now >= length || !self.is_there(game.vars.clocks[clock].owner) {
                break;
            }
            self.put(var, now + 1);
            let flow = self.space(clock, now + 1)?;
            if !flow.is_next() {
                return Ok(flow);
            }
        }
        Ok(Flow::Next)
    }

    /// Without positions: some space of the clock is entered, and with the last one it has run out.
    pub(super) fn run_out(&mut self, clock: usize) -> Run<Flow<'a>> {
        let game = self.game;
        let (var, length) = (game.vars.clocks[clock].var, game.vars.clocks[clock].length);
        let spaces: Vec<u16> = (1..=length)
            .filter(|space| *space == length || self.space_effects(clock, *space).is_some())
            .collect();
        let options = spaces.iter().map(|space| Choice::Number(*space)).collect();
        let about = Some(game.vars.clocks[clock].rec);
        let Some(space) = spaces.get(self.pick(Why::Untracked, None, about, options)?).copied() else {
            return Ok(Flow::Next);
        };
        if space == length {
            self.put(var, length);
        }
        self.space(clock, space)
    }

    /// The block and the effects of a space, if something happens there.
    fn space_effects(&self, clock: usize, space: u16) -> Option<(Rec<'a>, Vec<Rec<'a>>)> {
        let def = self.game.procedure.clocks?;
        let clock = &self.game.vars.clocks[clock];
        if let Some((spaces, effects)) = def.spaces
            && let Some(block) = clock.rec.blocks(spaces).nth(usize::from(space) - 1)
        {
            return block.get(effects).map(|view| (block, view.effects().collect()));
        }
        let view = def.effects.and_then(|field| clock.rec.get(field)).filter(|_| space == clock.length)?;
        Some((clock.rec, view.effects().collect()))
    }

    /// Nobody acts when a clock does; it happens where its card lies.
    fn space(&mut self, clock: usize, space: u16) -> Run<Flow<'a>> {
        let Some((block, effects)) = self.space_effects(clock, space) else { return Ok(Flow::Next) };
        self.world.say(Event::Outcome(block));
        let owner = self.game.vars.clocks[clock].owner;
        let (card, here) = match owner {
            Owner::Card(card) => (Some(card), self.place_of_card(card)),
            Owner::Printed { node, .. } | Owner::Node(node) => (None, Some(node)),
            Owner::Board { .. } => (None, None),
        };
        let frame = Frame { card, here, ..Frame::default() };
        self.deeper(block, |this| {
            let flow = this.list(frame, effects.into_iter())?;
            this.settle(frame, flow)
        })
    }

    /// The end of a turn: a card is drawn and strikes where it fits, or time passes without one.
    pub(super) fn time_passes(&mut self, member: usize) -> Run<Flow<'a>> {
        let game = self.game;
        if game.procedure.time.is_none() {
            return Ok(Flow::Next);
        }
        let cards = &game.drawn;
        if cards.is_empty() {
            let frame = Frame { actor: Some(member), here: self.place_of(member), ..Frame::default() };
            return self.without_card(frame);
        }
        let options = cards.iter().map(|card| Choice::Card(*card)).collect();
        let card = cards[self.pick(Why::Luck(vec![1; cards.len()]), Some(member), None, options)?];
        self.drawn(member, card)
    }

    /// A card comes up for a member, and strikes if it fits where they are.
    pub(super) fn drawn(&mut self, member: usize, card: AssetId) -> Run<Flow<'a>> {
        let game = self.game;
        let Some(time) = &game.procedure.time else { return Ok(Flow::Next) };
        let frame = Frame { actor: Some(member), here: self.place_of(member), ..Frame::default() };
        let rec = game.atlas.rec(card);
        self.world.say(Event::Page(rec));
        let words: Vec<String> = time
            .fits
            .into_iter()
            .flat_map(|field| rec.all(field))
            .filter_map(|view| view.as_text())
            .collect();
        let vocab = time.fits.and_then(|field| match rec.shape().fields[field.index()].ty {
            landfall_schema::Type::Word(vocab) => Some(vocab),
            _ => None,
        });
        let here = self.things_here(frame);
        let fits = vocab.is_some_and(|vocab| {
            here.into_iter().any(|rec| crate::vars::words_of(rec, vocab).any(|word| words.contains(&word)))
        });
        let field = if fits { time.main } else { time.otherwise };
        let effects: Vec<Rec<'a>> =
            field.and_then(|field| rec.get(field)).map(|view| view.effects().collect()).unwrap_or_default();
        let frame = Frame { card: Some(card), ..frame };
        let flow = self.list(frame, effects.into_iter())?;
        self.settle(frame, flow)
    }

    fn without_card(&mut self, frame: Frame<'a>) -> Run<Flow<'a>> {
        let game = self.game;
        for op in &game.without {
            let flow = self.op(frame, None, op)?;
            let flow = self.settle(frame, flow)?;
            if !flow.is_next() {
                return Ok(flow);
            }
        }
        Ok(Flow::Next)
    }

    pub(super) fn track_op(&mut self, frame: Frame<'a>, verb: Option<Rec<'a>>, op: &Op) -> Run<()> {
        let Op::Track { step, by, at } = op else { return Ok(()) };
        let game = self.game;
        let key = by.and_then(|by| self.field(verb, by)).and_then(|view| view.as_text());
        let holder: Vec<Rec<'a>> = match at.and_then(|arg| self.field(verb, arg)) {
            Some(view) => match view.target() {
                Some(Target::Asset(card)) => game.atlas.rec(card).inside().collect(),
                _ => match self.spot(
                    frame,
                    verb,
                    at.map_or(crate::meaning::Spot::Here, crate::meaning::Spot::Arg),
                ) {
                    Some(node) => self.things_at(node).into_iter().flat_map(|rec| rec.inside()).collect(),
                    None => Vec::new(),
                },
            },
            None => match (frame.check, frame.card) {
                (Some(check), _) => check.inside().collect(),
                (None, Some(card)) => game.atlas.rec(card).inside().collect(),
                (None, None) => Vec::new(),
            },
        };
        let fits = |rec: &Rec<'a>| key.is_none() || rec.key() == key;
        let tracks: Vec<(crate::world::VarId, u16)> = holder
            .iter()
            .filter(|rec| fits(rec))
            .filter_map(|rec| game.vars.track(*rec).map(|track| (track.var, track.length)))
            .collect();
        let amount = self.amount(verb, None);
        for (var, length) in tracks {
            match step {
                Stepping::Reset => self.put(var, 0),
                Stepping::On if !game.rules.tracks => {
                    if self.agree(Why::Untracked, frame.actor, verb)? {
                        self.put(var, length);
                    }
                }
                Stepping::Back if !game.rules.tracks => {}
                Stepping::On => {
                    let now = self.get(var);
                    self.put(var, (now + amount).min(length));
                }
                Stepping::Back => {
                    let now = self.get(var);
                    self.put(var, now.saturating_sub(amount));
                }
            }
            if *step != Stepping::Reset {
                break;
            }
        }
        Ok(())
    }

    /// An outcome of the check that is being made, by its key.
    pub(super) fn outcome_named(
        &mut self,
        frame: Frame<'a>,
        verb: Option<Rec<'a>>,
        by: landfall_schema::FieldId,
        back: bool,
    ) -> Run<Flow<'a>> {
        let key = self.field(verb, by).and_then(|view| view.as_text());
        let Some(play) = &self.game.atlas.schema.play.check else { return Ok(Flow::Next) };
        let row =
            frame.check.and_then(|check| check.children(play.outcomes.shape).find(|row| row.key() == key));
        let Some(row) = row else { return Ok(Flow::Next) };
        self.world.say(Event::Outcome(row));
        let flow = self.deeper(row, |this| this.all_effects(frame, row))?;
        Ok(if flow.is_next() && !back { Flow::EndCheck } else { flow })
    }

    pub(super) fn part(rec: Rec<'a>) -> Choice<'a> {
        Choice::Part(RecId(rec))
    }
}
