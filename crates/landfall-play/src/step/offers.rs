//! What may be done now, and what comes of it.

use landfall_model::{AssetId, Rec};
use landfall_schema::{Scope, Type};

use super::{Flow, Frame, Run, Step};
use crate::game::Offer;
use crate::vars::{AWAY, HERE, HOME, Layout, Owner};
use crate::world::{Event, VarId, World};

/// Goals that complete each other in a circle are left alone after so many rounds.
const MOST_GOALS: usize = 20;

impl<'a, W: World> Step<'_, 'a, W> {
    /// Whether it may be done, or may happen, now.
    pub fn is_offered(&mut self, offer: Offer) -> Run<bool> {
        let game = self.game;
        if let Offer::Land(_) = offer {
            let phase = game.vars.phase;
            return Ok(self.world.is(phase, AWAY) || (game.rules.again && self.world.is(phase, HOME)));
        }
        if !self.is_here() {
            return Ok(false);
        }
        if let Some(member) = offer.member()
            && !self.is_turn(member, offer)
        {
            return Ok(false);
        }
        match offer {
            Offer::Land(_) | Offer::Pass(_) => Ok(true),
            Offer::Act { member, action } => self.may_act(member, action),
            Offer::Way { member, edge } => {
                let from = game.board.routes.edges[edge].from;
                let is_there = self.world.is(game.vars.members[member], from as u16 + 1);
                Ok(is_there && !self.is_held(from) && self.can_go(member, edge)?)
            }
            Offer::Small { member, offer } => {
                let Some(here) = self.place_of(member) else { return Ok(false) };
                let frame = Frame { actor: Some(member), here: Some(here), ..Frame::default() };
                Ok(game.small[offer].0.iter().all(|op| self.can_pay_op(frame, None, op)))
            }
            Offer::End { member, ending } => {
                let piece = game.procedure.ends[ending].at.as_ref();
                let piece = piece.and_then(|at| game.procedure.pieces.iter().position(|piece| piece == at));
                let Some(piece) = piece else { return Ok(false) };
                let Some(at) = self.place_of(member) else { return Ok(false) };
                Ok(self.world.is(game.vars.pieces[piece], at as u16 + 1))
            }
            Offer::Escape(ending) => Ok(!game.rules.resources || self.is_full(ending)),
            Offer::Draw { member, .. } => Ok(self.place_of(member).is_some()),
            Offer::Tick(clock) => {
                let clock = &game.vars.clocks[clock];
                let (var, length) = (clock.var, clock.length);
                Ok(length > 0 && self.is_there(clock.owner) && !self.world.is(var, length))
            }
        }
    }

    fn is_turn(&mut self, member: usize, _offer: Offer) -> bool {
        if !self.game.rules.turns {
            return true;
        }
        let turn = &self.game.vars.turn;
        match self.get(turn.member) {
            0 => self.world.is(turn.had[member], 0) && self.place_of(member).is_some(),
            who => usize::from(who) == member + 1,
        }
    }

    /// An option that cannot be paid in full may not be picked, and so it is with ways.
    fn can_go(&mut self, member: usize, edge: usize) -> Run<bool> {
        let game = self.game;
        let way = game.board.routes.edges[edge];
        let frame = Frame { actor: Some(member), here: Some(way.from), ..Frame::default() };
        let costs: Vec<Rec<'a>> = match game.procedure.pays.and_then(|field| way.path.get(field)) {
            Some(costs) => costs.effects().collect(),
            None => Vec::new(),
        };
        self.can_pay(frame, &costs)
    }

    /// Whether somebody has all of a counter that ends play this way.
    fn is_full(&mut self, ending: usize) -> bool {
        let game = self.game;
        let name = &game.procedure.ends[ending].name;
        for (counter, def) in game.procedure.counters.iter().enumerate() {
            if def.full.as_ref() != Some(name) {
                continue;
            }
            for member in 0..game.rules.team {
                let most = match &game.vars.counters[counter] {
                    crate::vars::CounterVars::Members(vars) => game.vars.var(vars[member]).size - 1,
                    crate::vars::CounterVars::MemberCards(vars, _) => {
                        vars[member].first().map_or(u16::MAX, |var| game.vars.var(*var).size - 1)
                    }
                    _ => u16::MAX,
                };
                if self.total(counter, member) >= most {
                    return true;
                }
            }
        }
        false
    }

    fn may_act(&mut self, member: usize, action: usize) -> Run<bool> {
        let game = self.game;
        let (rec, owner, scope) = {
            let action = &game.actions[action];
            (action.rec, action.owner, &action.scope)
        };
        if game.rules.turns && self.world.is(game.vars.turn.used[action], 1) {
            return Ok(false);
        }
        let member_var = game.vars.members[member];
        let there = match scope {
            Some(Scope::Anywhere) => !self.world.is(member_var, 0) && self.is_shown(owner),
            Some(Scope::Piece(piece)) => {
                let piece = game.procedure.pieces.iter().position(|known| known == piece);
                let at = piece.and_then(|piece| self.node_of(game.vars.pieces[piece]));
                at.is_some_and(|node| self.world.is(member_var, node as u16 + 1)) && self.is_shown(owner)
            }
            None => self.is_beside(member, owner),
        };
        if !there {
            return Ok(false);
        }
        let here = self.place_of(member);
        let card = if let Owner::Card(card) = owner { Some(card) } else { None };
        let frame = Frame { actor: Some(member), here, card, ..Frame::default() };
        let needs = game.procedure.actions.as_ref().and_then(|actions| actions.needs);
        match needs.and_then(|field| rec.get(field)) {
            Some(condition) => self.holds(frame, condition),
            None => Ok(true),
        }
    }

    /// Whether what an action belongs to can be used at all: a card that lies face up.
    fn is_shown(&mut self, owner: Owner) -> bool {
        let game = self.game;
        let Owner::Card(card) = owner else { return self.is_there(owner) };
        let Some(zone) = self.zone_of(card) else { return false };
        let faces = game.procedure.zones[zone].faces.len();
        match self.card_var(zone, card) {
            // The last face is the one that can be read.
            Some(var) if faces > 1 => self.world.is(var, faces as u16),
            _ => self.is_in_play(card),
        }
    }

    /// Whether a member stands where an action can be used.
    fn is_beside(&mut self, member: usize, owner: Owner) -> bool {
        let game = self.game;
        let var = game.vars.members[member];
        match owner {
            Owner::Node(node) => self.world.is(var, node as u16 + 1),
            Owner::Printed { zone, node } => self.world.is(var, node as u16 + 1) && self.top(zone, node) == 0,
            Owner::Board { .. } => !self.world.is(var, 0) && self.is_there(owner),
            Owner::Card(card) => {
                let Some(zone) = self.zone_of(card) else { return false };
                match &game.vars.zones[zone].layout {
                    Layout::Sites(_) => {
                        let nodes = game.nodes_of.get(&card).cloned().unwrap_or_default();
                        let here = match nodes.as_slice() {
                            [only] => self.world.is(var, *only as u16 + 1).then_some(*only),
                            _ => self.node_of(var).filter(|node| nodes.contains(node)),
                        };
                        here.is_some_and(|node| self.is_on_top(zone, node, card))
                    }
                    Layout::Cards(_) if game.procedure.zones[zone].stands => {
                        let Some(standee) = self.standee(zone, card) else { return false };
                        let at = self.node_of(standee);
                        at.is_some_and(|node| self.world.is(var, node as u16 + 1))
                    }
                    _ => !self.world.is(var, 0) && self.is_shown(owner),
                }
            }
        }
    }

    /// Does it, with everything that follows at once.
    pub fn perform(&mut self, offer: Offer) -> Run<()> {
        let flow = self.perform_inside(offer)?;
        self.turn_over |= matches!(flow, Flow::EndTurn);
        let flow = if matches!(flow, Flow::Over) { flow } else { self.goals()? };
        if matches!(flow, Flow::Over) || !self.game.rules.turns {
            return Ok(());
        }
        match offer.member() {
            Some(member) => self.count_turn(member, matches!(offer, Offer::Pass(_))),
            None => Ok(()),
        }
    }

    fn perform_inside(&mut self, offer: Offer) -> Run<Flow<'a>> {
        let game = self.game;
        if let (Some(member), true) = (offer.member(), game.rules.turns) {
            self.begin_turn(member);
        }
        match offer {
            Offer::Land(node) => self.land(node),
            Offer::Act { member, action } => self.act(member, action),
            Offer::Way { member, edge } => self.way(member, edge),
            Offer::Small { member, offer } => {
                let frame = Frame { actor: Some(member), here: self.place_of(member), ..Frame::default() };
                for op in &game.small[offer].1 {
                    let flow = self.op(frame, None, op)?;
                    let flow = self.settle(frame, flow)?;
                    if !flow.is_next() {
                        return Ok(flow);
                    }
                }
                Ok(Flow::Next)
            }
            Offer::End { member, ending } => {
                let frame = Frame { actor: Some(member), here: self.place_of(member), ..Frame::default() };
                self.ending(frame, ending)
            }
            Offer::Escape(ending) => self.ending(Frame::default(), ending),
            Offer::Tick(clock) => match game.rules.clocks {
                true => self.advance(clock, 1),
                false => self.run_out(clock),
            },
            Offer::Draw { member, card } => self.drawn(member, game.drawn[card]),
            Offer::Pass(_) => Ok(Flow::Next),
        }
    }

    fn begin_turn(&mut self, member: usize) {
        let turn = &self.game.vars.turn;
        if self.world.is(turn.member, 0) {
            self.world.say(Event::Turn(member));
            self.put(turn.member, member as u16 + 1);
            self.put(turn.left, self.game.procedure.turn.actions);
        }
    }

    /// One thing less to do; after the last one time passes, and somebody else is next.
    fn count_turn(&mut self, member: usize, passes: bool) -> Run<()> {
        let game = self.game;
        let turn = &game.vars.turn;
        let left = self.get(turn.left).saturating_sub(1);
        if left > 0 && !passes && !self.turn_over {
            self.put(turn.left, left);
            return Ok(());
        }
        self.put(turn.had[member], 1);
        self.put(turn.member, 0);
        self.put(turn.left, 0);
        for used in &turn.used {
            if self.world.is(*used, 1) {
                self.put(*used, 0);
            }
        }
        for used in game.vars.limits.values().filter(|limit| limit.of_turn).filter_map(|limit| limit.used) {
            if self.world.is(used, 1) {
                self.put(used, 0);
            }
        }
        let flow = self.time_passes(member)?;
        let flow = if matches!(flow, Flow::Over) { flow } else { self.goals()? };
        if matches!(flow, Flow::Over) {
            return Ok(());
        }
        let members: Vec<usize> =
            (0..game.rules.team).filter(|member| self.place_of(*member).is_some()).collect();
        if members.iter().all(|member| self.world.is(turn.had[*member], 1)) {
            turn.had.iter().for_each(|had| self.put(*had, 0));
        }
        Ok(())
    }

    fn act(&mut self, member: usize, action: usize) -> Run<Flow<'a>> {
        let game = self.game;
        let (rec, owner) = (game.actions[action].rec, game.actions[action].owner);
        self.world.say(Event::Action(rec, Some(member)));
        if game.rules.turns {
            self.put(game.vars.turn.used[action], 1);
        }
        let card = if let Owner::Card(card) = owner { Some(card) } else { None };
        let frame = Frame { actor: Some(member), here: self.place_of(member), card, ..Frame::default() };
        let flow = match self.is_check(rec) {
            true => self.check(frame, rec)?,
            false => self.all_effects(frame, rec)?,
        };
        self.settle(frame, flow)
    }

    /// What the board says about leaving it this way. It is over then, whatever the page says.
    pub(super) fn ending(&mut self, frame: Frame<'a>, ending: usize) -> Run<Flow<'a>> {
        let game = self.game;
        let reads = game.procedure.ends[ending].reads;
        let page = reads.and_then(|field| game.board.routes.board().get(field)?.target_asset());
        self.world.say(Event::Over(Some(ending)));
        if let Some(page) = page {
            let page = game.atlas.rec(page);
            let flow = self.deeper(page, |this| this.settle(frame, Flow::Goto(page)))?;
            if matches!(flow, Flow::Over) {
                return Ok(flow);
            }
        }
        self.over(Some(ending));
        Ok(Flow::Over)
    }

    /// The team comes to the board: what is not kept is laid out anew, then the opening is read.
    fn land(&mut self, home: usize) -> Run<Flow<'a>> {
        let game = self.game;
        self.world.say(Event::Lands(home));
        if game.rules.turns {
            self.begin_anew();
        }
        let is_first = self.world.is(game.vars.phase, AWAY);
        self.put(game.vars.phase, HERE);
        self.landing = true;
        self.show_faces(is_first)?;
        self.lay_out()?;
        for piece in &game.vars.pieces {
            self.put(*piece, home as u16 + 1);
        }
        for member in 0..game.rules.team {
            self.put(game.vars.members[member], home as u16 + 1);
        }
        let opening = game.board.graph.opening;
        let page = opening.and_then(|field| game.board.routes.board().get(field)?.target_asset());
        let frame = Frame { here: Some(home), ..Frame::default() };
        let flow = match page {
            Some(page) => self.settle(frame, Flow::Goto(game.atlas.rec(page)))?,
            None => Flow::Next,
        };
        self.landing = false;
        Ok(flow)
    }

    /// Of cards with several faces that lie on the board from the beginning, chance shows one.
    fn show_faces(&mut self, is_first: bool) -> Run<()> {
        let game = self.game;
        for (zone, vars) in game.vars.zones.iter().enumerate() {
            let Layout::Sites(sites) = &vars.layout else { continue };
            for var in sites.iter().filter_map(|layers| layers.first().copied()) {
                let start = game.vars.var(var).start;
                let Some(card) = usize::from(start).checked_sub(1).map(|at| vars.cards[at]) else { continue };
                if game.atlas.faces(card).nth(1).is_none() {
                    continue;
                }
                let unsaved = game.procedure.zones[zone].unsaved;
                let is_anew = is_first
                    || !game.vars.var(var).kept
                    || unsaved.is_some_and(|unsaved| game.atlas.rec(card).has(unsaved));
                if is_anew && self.world.is(var, start) {
                    let face = self.face(card)?;
                    if let Some(at) = vars.index.get(&face) {
                        self.world.say(Event::Place(face));
                        self.put(var, at + 1);
                    }
                }
            }
        }
        Ok(())
    }

    /// The slots of the board whose condition holds.
    fn lay_out(&mut self) -> Run<()> {
        let game = self.game;
        let board = game.board.routes.board();
        for (zone, def) in game.procedure.zones.iter().enumerate() {
            let Some(begins) = def.begins.filter(|_| !def.taken && !def.at_places) else { continue };
            for view in board.all(begins) {
                let (card, node) = match view.record() {
                    Some(slot) => (slot_card(slot, def.holds), self.slot_place(slot)),
                    None => (view.target_asset(), None),
                };
                let Some(card) = card else { continue };
                if let Some(slot) = view.record() {
                    if slot.fields().any(|view| matches!(view.def().ty, Type::Text(_))) {
                        self.world.say(Event::ByHand(slot));
                    }
                    if !self.is_open(Frame::default(), slot)? {
                        continue;
                    }
                }
                if let (Some(gone), Some(var)) = (game.vars.zones[zone].gone, self.card_var(zone, card))
                    && self.world.is(var, gone)
                {
                    continue;
                }
                // How a card lies that can be read at once.
                let face = (def.faces.len() as u16).saturating_sub(1);
                self.place(zone, card, node, face, false);
                if def.single {
                    break;
                }
            }
        }
        Ok(())
    }

    fn slot_place(&mut self, slot: Rec<'a>) -> Option<usize> {
        let node = |view: landfall_model::FieldView<'a>| match view.target()? {
            landfall_model::Target::Child { asset, record } if asset == self.game.board.routes.asset => {
                self.game.board.routes.nodes.iter().position(|node| node.index == record)
            }
            _ => None,
        };
        slot.fields().find_map(node)
    }

    /// Cards that ask for something which has just come true.
    pub(super) fn goals(&mut self) -> Run<Flow<'a>> {
        let game = self.game;
        for _ in 0..MOST_GOALS {
            let written = std::mem::take(&mut self.written);
            if written.is_empty() {
                return Ok(Flow::Next);
            }
            for goal in &game.goals {
                let zone = self.zone_of(goal.card);
                let Some((zone, var)) = zone.and_then(|zone| Some((zone, self.card_var(zone, goal.card)?)))
                else {
                    continue;
                };
                let is_near = |watched: &Vec<VarId>| {
                    written.contains(&var) || watched.iter().any(|var| written.contains(var))
                };
                if !goal.watched.as_ref().is_none_or(is_near) {
                    continue;
                }
                let shown = game.procedure.zones[zone].faces.len().max(1) as u16;
                if !self.world.is(var, shown) {
                    continue;
                }
                let frame = Frame { card: Some(goal.card), ..Frame::default() };
                if !self.holds(frame, goal.condition)? {
                    continue;
                }
                let rec = goal.rec;
                self.world.say(Event::Outcome(rec));
                let flow = self.deeper(rec, |this| {
                    let flow = this.all_effects(frame, rec)?;
                    this.settle(frame, flow)
                })?;
                if matches!(flow, Flow::Over) {
                    return Ok(flow);
                }
            }
        }
        Ok(Flow::Next)
    }
}

fn slot_card(slot: Rec<'_>, kind: landfall_schema::KindId) -> Option<AssetId> {
    let cards = slot.fields().filter_map(|view| view.target_asset());
    cards.into_iter().find(|card| slot.atlas.asset(*card).kind == kind)
}

impl Offer {
    /// Who takes it up.
    pub fn member(self) -> Option<usize> {
        match self {
            Offer::Act { member, .. }
            | Offer::Way { member, .. }
            | Offer::Small { member, .. }
            | Offer::End { member, .. }
            | Offer::Draw { member, .. }
            | Offer::Pass(member) => Some(member),
            Offer::Land(_) | Offer::Escape(_) | Offer::Tick(_) => None,
        }
    }
}
