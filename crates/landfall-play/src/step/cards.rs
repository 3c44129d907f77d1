//! Cards come, go, and are taken; their pieces have a place.

use landfall_model::{AssetId, Rec};
use landfall_schema::{FieldId, Omitted};

use super::{Flow, Frame, Run, Step};
use crate::meaning::Op;
use crate::vars::{CounterVars, Layout, Owner, TAKEN, WAITING};
use crate::world::{Choice, Event, VarId, Why, World};

impl<'a, W: World> Step<'_, 'a, W> {
    /// The card on top of the pile at a place: its number in the zone and one, or 0.
    pub(super) fn top(&mut self, zone: usize, node: usize) -> u16 {
        let Layout::Sites(sites) = &self.game.vars.zones[zone].layout else { return 0 };
        for var in sites[node].iter().rev() {
            let value = self.world.get(*var);
            if value > 0 {
                return value;
            }
        }
        0
    }

    /// Whether this card is on top at a place.
    pub(super) fn is_on_top(&mut self, zone: usize, node: usize, card: AssetId) -> bool {
        let vars = &self.game.vars.zones[zone];
        let (Layout::Sites(sites), Some(at)) = (&vars.layout, vars.index.get(&card)) else { return false };
        match sites[node].as_slice() {
            [only] => self.world.is(*only, at + 1),
            _ => self.top(zone, node) == at + 1,
        }
    }

    /// What lies on top at a place, or is printed there.
    pub(super) fn lies_at(&mut self, zone: usize, node: usize) -> Option<Rec<'a>> {
        let game = self.game;
        match (self.top(zone, node) as usize).checked_sub(1) {
            Some(at) => game.vars.zones[zone].cards.get(at).map(|card| game.atlas.rec(*card)),
            None => {
                let printed = game.procedure.zones[zone].printed?;
                game.board.routes.nodes[node].blocks(printed).next()
            }
        }
    }

    pub(super) fn is_in_play(&mut self, card: AssetId) -> bool {
        let game = self.game;
        let Some(zone) = self.zone_of(card) else { return false };
        let vars = &game.vars.zones[zone];
        let Some(at) = vars.index.get(&card) else { return false };
        match &vars.layout {
            Layout::Single(var) => self.world.is(*var, at + 1),
            Layout::Cards(all) => {
                let value = self.get(all[*at as usize]);
                value > 0 && Some(value) != vars.gone
            }
            Layout::Sites(sites) => {
                let nodes = game.nodes_of.get(&card).cloned().unwrap_or_default();
                nodes.into_iter().any(|node| sites[node].iter().any(|var| self.world.is(*var, at + 1)))
            }
        }
    }

    /// Where a card of a pile lies.
    pub(super) fn node_of_card(&mut self, card: AssetId) -> Option<usize> {
        let zone = self.zone_of(card)?;
        let vars = &self.game.vars.zones[zone];
        let (Layout::Sites(sites), Some(at)) = (&vars.layout, vars.index.get(&card)) else { return None };
        let nodes = self.game.nodes_of.get(&card).cloned().unwrap_or_default();
        nodes.into_iter().find(|node| sites[*node].iter().any(|var| self.world.is(*var, at + 1)))
    }

    /// Where a card lies, or where its piece stands.
    pub(super) fn place_of_card(&mut self, card: AssetId) -> Option<usize> {
        match self.zone_of(card).and_then(|zone| self.standee(zone, card)) {
            Some(piece) => self.node_of(piece),
            None => self.node_of_card(card),
        }
    }

    /// Of several faces with one id, chance shows one.
    pub(super) fn face(&mut self, card: AssetId) -> Run<AssetId> {
        let faces: Vec<AssetId> = self.game.atlas.faces(card).collect();
        let options = faces.iter().map(|face| Choice::Card(*face)).collect();
        Ok(faces[self.pick(Why::Luck(vec![1; faces.len()]), None, None, options)?])
    }

    pub(super) fn card_op(&mut self, frame: Frame<'a>, verb: Option<Rec<'a>>, op: &Op) -> Run<()> {
        match op {
            Op::Place { zone, arg, at, face } => {
                let Some(card) = self.asset(verb, *arg) else { return Ok(()) };
                let card = self.face(card)?;
                let node = self.spot(frame, verb, *at);
                if !self.place(*zone, card, node, face.unwrap_or(0), false) {
                    self.left_to_people(verb);
                }
            }
            Op::Replace { zone, arg, at } => {
                let Some(card) = self.asset(verb, *arg) else { return Ok(()) };
                let card = self.face(card)?;
                let node = self.spot(frame, verb, *at);
                if !self.place(*zone, card, node, 0, true) {
                    self.left_to_people(verb);
                }
            }
            Op::Discard { zone, arg, at, top } => {
                let node = self.spot(frame, verb, *at);
                let named = arg.and_then(|arg| self.asset_or_own(frame, verb, arg));
                let current = arg.is_some_and(|arg| self.omitted(verb, arg) == Some(Omitted::Current));
                match named {
                    Some(card) => self.discard(*zone, card, node),
                    None if current => self.discard_current(*zone),
                    None => self.discard_pile(*zone, node, *top),
                }
            }
            _ => {
                if let Some(card) = frame.card
                    && let Some(zone) = self.zone_of(card)
                {
                    let node = self.node_of_card(card);
                    self.discard(zone, card, node);
                }
            }
        }
        Ok(())
    }

    /// Nobody here knows what an effect means: people do.
    fn left_to_people(&mut self, verb: Option<Rec<'a>>) {
        if let Some(verb) = verb {
            self.world.say(Event::ByHand(verb));
        }
    }

    /// Lays a card out; whether there is a place to lay it. `alone`: it takes the place of what lies there.
    pub(super) fn place(
        &mut self,
        zone: usize,
        card: AssetId,
        node: Option<usize>,
        face: u16,
        alone: bool,
    ) -> bool {
        let game = self.game;
        let vars = &game.vars.zones[zone];
        let Some(at) = vars.index.get(&card).copied() else { return true };
        if node.is_none() && matches!(vars.layout, Layout::Sites(_)) {
            return false;
        }
        self.world.say(Event::Place(card));
        match &vars.layout {
            Layout::Sites(sites) => {
                let Some(layers) = node.map(|node| &sites[node]) else { return false };
                if let [only] = layers.as_slice() {
                    if alone {
                        self.leaves(zone, *only);
                    }
                    self.put(*only, at + 1);
                    return true;
                }
                self.pile(zone, layers, at + 1, alone);
            }
            Layout::Single(var) => {
                self.leaves(zone, *var);
                self.put(*var, at + 1);
            }
            Layout::Cards(all) => {
                let var = all[at as usize];
                let def = &game.procedure.zones[zone];
                let value = if def.taken { WAITING } else { face + 1 };
                self.put(var, value);
                if def.stands
                    && let Some(node) = node
                {
                    self.put(vars.stands[at as usize], node as u16 + 1);
                }
            }
        }
        true
    }

    fn pile(&mut self, zone: usize, layers: &[VarId], card: u16, alone: bool) {
        let values: Vec<u16> = layers.iter().map(|var| self.get(*var)).collect();
        if alone {
            layers.iter().for_each(|var| self.leaves(zone, *var));
            for (at, var) in layers.iter().enumerate() {
                self.put(*var, if at == 0 { card } else { 0 });
            }
            return;
        }
        let height = values.iter().position(|value| *value == 0).unwrap_or(values.len());
        if height < layers.len() {
            self.put(layers[height], card);
            return;
        }
        // The pile is as high as it can be: what lies lowest is forgotten.
        for (at, var) in layers.iter().enumerate() {
            self.put(*var, values.get(at + 1).copied().unwrap_or(card));
        }
    }

    /// What belongs to a card goes with it: its clock, its tracks, what is counted on it. Cards to which nothing belongs
    /// are not asked about.
    fn leaves(&mut self, zone: usize, var: VarId) {
        let game = self.game;
        for (at, card) in game.vars.zones[zone].cards.iter().enumerate() {
            if game.belongings.contains(card) && self.world.is(var, at as u16 + 1) {
                self.forget(*card);
                return;
            }
        }
    }

    fn forget(&mut self, card: AssetId) {
        let game = self.game;
        self.world.say(Event::Discard(card));
        for clock in game.vars.clocks.iter().filter(|clock| clock.owner == Owner::Card(card)) {
            self.put(clock.var, 0);
        }
        for track in game.vars.tracks.iter().filter(|track| track.rec.owner() == Some(card)) {
            self.put(track.var, 0);
        }
        for counter in &game.vars.counters {
            if let CounterVars::Cards(vars) = counter
                && let Some(var) = vars.get(&card)
            {
                self.put(*var, 0);
            }
        }
    }

    pub(super) fn discard(&mut self, zone: usize, card: AssetId, node: Option<usize>) {
        let game = self.game;
        let vars = &game.vars.zones[zone];
        let Some(at) = vars.index.get(&card).copied() else { return };
        match &vars.layout {
            Layout::Sites(sites) => {
                let nodes: Vec<usize> = match node {
                    Some(node) => vec![node],
                    None => game.nodes_of.get(&card).cloned().unwrap_or_default(),
                };
                for node in nodes {
                    let values: Vec<u16> = sites[node].iter().map(|var| self.get(*var)).collect();
                    if let Some(layer) = values.iter().position(|value| *value == at + 1) {
                        self.forget(card);
                        for (layer, var) in sites[node].iter().enumerate().skip(layer) {
                            self.put(*var, values.get(layer + 1).copied().unwrap_or(0));
                        }
                    }
                }
            }
            Layout::Single(var) => {
                if self.world.is(*var, at + 1) {
                    self.forget(card);
                    self.put(*var, 0);
                }
            }
            Layout::Cards(all) => {
                let var = all[at as usize];
                let value = self.get(var);
                if value > 0 && Some(value) != vars.gone {
                    self.forget(card);
                    let is_goal = game.procedure.goals.as_ref().map(|goals| goals.zone.as_str());
                    if is_goal == Some(game.procedure.zones[zone].name.as_str()) {
                        self.world.say(Event::Done(card));
                    }
                    self.put(var, vars.gone.unwrap_or(0));
                    if let Some(standee) = vars.stands.get(at as usize) {
                        self.put(*standee, 0);
                    }
                }
            }
        }
    }

    fn discard_current(&mut self, zone: usize) {
        if let Layout::Single(var) = self.game.vars.zones[zone].layout {
            self.leaves(zone, var);
            self.put(var, 0);
        }
    }

    fn discard_pile(&mut self, zone: usize, node: Option<usize>, top: bool) {
        let game = self.game;
        let (Layout::Sites(sites), Some(node)) = (&game.vars.zones[zone].layout, node) else { return };
        for var in sites[node].iter().rev() {
            if self.get(*var) > 0 {
                self.leaves(zone, *var);
                self.put(*var, 0);
                if top {
                    return;
                }
            }
        }
    }

    /// The card that is named, or the top of the pile; what the board says if it is gone.
    pub(super) fn take(
        &mut self,
        frame: Frame<'a>,
        verb: Option<Rec<'a>>,
        zone: usize,
        arg: FieldId,
    ) -> Run<Flow<'a>> {
        let game = self.game;
        let vars = &game.vars.zones[zone];
        let Layout::Cards(all) = &vars.layout else { return Ok(Flow::Next) };
        let found = match self.asset(verb, arg) {
            Some(card) => {
                let var = self.card_var(zone, card);
                var.filter(|var| !self.world.is(*var, TAKEN))
            }
            // The pile is listed from bottom to top.
            None => {
                let mut from_top = all.iter().rev();
                from_top.find(|var| self.world.is(**var, WAITING)).copied()
            }
        };
        if let Some(var) = found {
            self.put(var, TAKEN);
            return Ok(Flow::Next);
        }
        let fallback = game.procedure.zones[zone].fallback;
        let fallback = fallback.and_then(|field| game.board.routes.board().get(field));
        match fallback {
            Some(field) => self.list(frame, field.effects()),
            None => Ok(Flow::Next),
        }
    }

    pub(super) fn standee(&self, zone: usize, card: AssetId) -> Option<VarId> {
        let vars = &self.game.vars.zones[zone];
        vars.index.get(&card).and_then(|at| vars.stands.get(*at as usize)).copied()
    }

    pub(super) fn piece_op(&mut self, frame: Frame<'a>, verb: Option<Rec<'a>>, op: &Op) -> Run<()> {
        match op {
            Op::Stand { zone, arg, at } => {
                let node = self.spot(frame, verb, *at);
                if let Some(var) = self.asset(verb, *arg).and_then(|card| self.standee(*zone, card)) {
                    self.put(var, node.map_or(0, |node| node as u16 + 1));
                }
            }
            Op::Walk { zone, arg } => {
                let Some(var) = self.asset(verb, *arg).and_then(|card| self.standee(*zone, card)) else {
                    return Ok(());
                };
                for _ in 0..self.amount(verb, None).min(9) {
                    let Some(from) = self.node_of(var) else { return Ok(()) };
                    let ways = &self.game.board.routes.edges;
                    let to: Vec<usize> =
                        ways.iter().filter(|way| way.from == from).map(|way| way.to).collect();
                    if to.is_empty() {
                        return Ok(());
                    }
                    let options = to.iter().map(|node| Choice::Place(*node)).collect();
                    let node = to[self.pick(Why::ByHand, frame.actor, verb, options)?];
                    self.put(var, node as u16 + 1);
                }
            }
            Op::Turn { zone, arg } => {
                let game = self.game;
                let Some(card) = self.asset(verb, *arg) else { return Ok(()) };
                let turns = game.procedure.zones[*zone].turns;
                let other = turns.and_then(|field| game.atlas.rec(card).get(field)?.target_asset());
                let Some(other) = other else { return Ok(()) };
                let from = self.standee(*zone, card);
                let place = from.and_then(|var| self.node_of(var));
                if let Some(var) = self.card_var(*zone, card) {
                    self.put(var, 0);
                }
                if let Some(from) = from {
                    self.put(from, 0);
                }
                self.place(*zone, other, place, 0, false);
            }
            _ => {}
        }
        Ok(())
    }
}
