//! Members move along ways, or are put somewhere.

use landfall_model::Rec;
use landfall_schema::Type;

use super::{Flow, Frame, Run, Step};
use crate::meaning::Spot;
use crate::vars::{Layout, flag};
use crate::world::{Choice, Event, Why, World};

impl<'a, W: World> Step<'_, 'a, W> {
    pub(super) fn put_members(&mut self, frame: Frame<'a>, verb: Option<Rec<'a>>, at: Spot) -> Run<Flow<'a>> {
        let node = self.spot(frame, verb, at);
        for member in self.whom_of(frame, verb)? {
            if let Some(node) = node {
                let flow = self.arrive(member, node)?;
                if !flow.is_next() {
                    return Ok(flow);
                }
            }
        }
        Ok(Flow::Next)
    }

    /// Along the way that is being taken; along one that players choose; or to a place that is named.
    pub(super) fn move_members(
        &mut self,
        frame: Frame<'a>,
        verb: Option<Rec<'a>>,
        at: Spot,
    ) -> Run<Flow<'a>> {
        let to = self.spot(frame, verb, at);
        let free = verb.is_some_and(|verb| verb.fields().any(|view| view.def().ty == Type::Flag));
        for member in self.whom_of(frame, verb)? {
            let Some(from) = self.place_of(member) else { continue };
            if self.is_held(from) {
                continue;
            }
            if let (Some(edge), None) = (frame.edge, to) {
                let flow = self.arrive(member, self.game.board.routes.edges[edge].to)?;
                if !flow.is_next() {
                    return Ok(flow);
                }
                continue;
            }
            if let Some(node) = to {
                let flow = self.arrive(member, node)?;
                if !flow.is_next() {
                    return Ok(flow);
                }
                continue;
            }
            for _ in 0..self.amount(verb, None).min(9) {
                let Some(from) = self.place_of(member) else { break };
                if self.is_held(from) {
                    break;
                }
                let edges = &self.game.board.routes.edges;
                let ways: Vec<usize> = (0..edges.len()).filter(|edge| edges[*edge].from == from).collect();
                if ways.is_empty() {
                    break;
                }
                let options = ways.iter().map(|edge| Choice::Way(*edge)).collect();
                let edge = ways[self.pick(Why::Choice, Some(member), verb, options)?];
                let flow = match free {
                    true => self.arrive(member, edges[edge].to)?,
                    false => self.way(member, edge)?,
                };
                if !flow.is_next() {
                    return Ok(flow);
                }
            }
        }
        Ok(Flow::Next)
    }

    /// Takes a way: what stands on it happens, and then the member is on its other end, unless something else took the
    /// place of that step.
    pub(super) fn way(&mut self, member: usize, edge: usize) -> Run<Flow<'a>> {
        let way = self.game.board.routes.edges[edge];
        self.world.say(Event::Way(member, edge));
        let frame = Frame { actor: Some(member), here: Some(way.from), edge: Some(edge), ..Frame::default() };
        let costs: Vec<Rec<'a>> = match self.game.procedure.pays.and_then(|field| way.path.get(field)) {
            Some(costs) => costs.effects().collect(),
            None => Vec::new(),
        };
        let moves = |verb: &Rec<'a>| {
            let ops = &self.game.meaning.ops[verb.shape_id().index()];
            ops.iter().any(|op| matches!(op, crate::meaning::Op::Block(_) | crate::meaning::Op::Move(_)))
        };
        let is_replaced = costs.iter().any(moves);
        let flow = self.deeper(way.path, |this| {
            let flow = this.list(frame, costs.iter().copied())?;
            this.settle(frame, flow)
        })?;
        if !flow.is_next() || is_replaced {
            return Ok(flow);
        }
        self.arrive(member, way.to)
    }

    /// A member comes to a place; where no card lies, what is written there is read.
    pub(super) fn arrive(&mut self, member: usize, node: usize) -> Run<Flow<'a>> {
        let game = self.game;
        self.put(game.vars.members[member], node as u16 + 1);
        self.world.say(Event::Arrives(member, node));
        if self.landing {
            return Ok(Flow::Next);
        }
        let rec = game.board.routes.nodes[node];
        let page = game.board.graph.arrival.iter().find_map(|field| rec.get(*field)?.target_asset());
        let Some(page) = page else { return Ok(Flow::Next) };
        for (zone, vars) in game.vars.zones.iter().enumerate() {
            if matches!(vars.layout, Layout::Sites(_)) && self.is_covered(zone, node) {
                return Ok(Flow::Next);
            }
        }
        if game.board.graph.once.is_some_and(|once| rec.has(once)) {
            let read = game.vars.read[node];
            if self.world.is(read, 1) {
                return Ok(Flow::Next);
            }
            self.put(read, 1);
        }
        let page = game.atlas.rec(page);
        let frame = Frame { actor: Some(member), here: Some(node), ..Frame::default() };
        self.deeper(page, |this| this.settle(frame, Flow::Goto(page)))
    }

    fn is_covered(&mut self, zone: usize, node: usize) -> bool {
        let Layout::Sites(sites) = &self.game.vars.zones[zone].layout else { return false };
        sites[node].iter().any(|var| !self.world.is(*var, 0))
    }

    /// Whether something holds everybody back who is at this place.
    pub(super) fn is_held(&mut self, node: usize) -> bool {
        let Some(blocked) = &self.game.board.graph.blocked else { return false };
        if flag(self.game.board.routes.nodes[node], blocked) {
            return true;
        }
        for zone in 0..self.game.procedure.zones.len() {
            if !self.game.procedure.zones[zone].at_places || !self.may_hold(zone, node, blocked) {
                continue;
            }
            if self.lies_at(zone, node).is_some_and(|rec| flag(rec, blocked)) {
                return true;
            }
        }
        false
    }

    /// Whether anything that can lie there holds people back: else there is nothing to look at.
    fn may_hold(&self, zone: usize, node: usize, blocked: &str) -> bool {
        let game = self.game;
        let printed = game.procedure.zones[zone].printed;
        let mut printed = printed.into_iter().flat_map(|field| game.board.routes.nodes[node].blocks(field));
        printed.any(|rec| flag(rec, blocked))
            || game.vars.zones[zone]
                .cards
                .iter()
                .any(|card| game.may_lie(*card, node) && flag(game.atlas.rec(*card), blocked))
    }
}
