//! What the state of play holds for the expressions of `is`: names, what is written, what is kept track of, and lists.

use landfall_model::{AssetId, FieldView, Rec, Target, Value};
use landfall_schema::{About, Access, FieldId, ShapeId, State, Type};

use super::values::{Asking, Known, Val};
use super::{Run, Step};
use crate::vars::{CounterVars, TAKEN};
use crate::world::{VarId, Why, World};

impl<'a, W: World> Step<'_, 'a, W> {
    pub(super) fn state(&mut self, asking: &Asking<'a>, state: State) -> Val<'a> {
        let game = self.game;
        match state {
            State::Acting => asking.frame.actor.map_or(Val::Nothing, Val::Member),
            State::Here => match asking.frame.actor {
                Some(member) => Val::Stands(game.vars.members[member]),
                None => asking.frame.here.map_or(Val::Nothing, Val::Node),
            },
            State::Own => asking.frame.card.map_or(Val::Nothing, |card| self.card(card)),
            State::Helpers => Val::List(self.helpers.iter().copied().map(Val::Member).collect()),
            State::Team => Val::Team((0..game.rules.team).collect()),
            State::Piece(piece) => Val::Stands(game.vars.pieces[usize::from(piece)]),
            State::Counter(counter) => match &game.vars.counters[usize::from(counter)] {
                CounterVars::One(var) => self.counted(&[*var]),
                CounterVars::Words(vars) => self.counted(vars),
                _ => Val::Nothing,
            },
            State::Flag(at) => Val::Truth(self.world.is(game.vars.flags[usize::from(at)], 1)),
            State::Zone(zone) => Val::Zone(usize::from(zone)),
            State::Play => Val::Play,
            State::Removed => Val::Removed,
        }
    }

    pub(super) fn card(&self, card: AssetId) -> Val<'a> {
        Val::Item(Known(self.game.atlas.rec(card)))
    }

    pub(super) fn counted(&mut self, vars: &[VarId]) -> Val<'a> {
        if vars.iter().any(|var| !self.is_tracked(*var)) {
            return Val::Doubt(Why::Untracked);
        }
        Val::Number(vars.iter().map(|var| i64::from(self.get(*var))).sum())
    }

    /// What is written about something.
    pub(super) fn read(&mut self, of: Val<'a>, access: &[(ShapeId, Access)]) -> Val<'a> {
        let rec = match of {
            Val::Item(rec) => rec.0,
            Val::Node(node) => self.game.board.routes.nodes[node],
            Val::Stands(var) => match self.node_of(var) {
                Some(node) => self.game.board.routes.nodes[node],
                None => return Val::Nothing,
            },
            Val::Member(member) => match self.game.vars.sheets[member] {
                Some(sheet) => self.game.atlas.rec(sheet),
                // Whoever has no sheet may be anybody.
                None => return Val::Doubt(Why::Untracked),
            },
            Val::Doubt(why) | Val::Perhaps(_, why) => return Val::Doubt(why),
            _ => return Val::Nothing,
        };
        let Some((_, access)) = access.iter().find(|(shape, _)| *shape == rec.shape_id()) else {
            return Val::Nothing;
        };
        match access {
            Access::Field(field) => self.written(rec, *field),
            Access::Id => Val::Text(match rec.parent() {
                None => rec.asset_key().to_owned(),
                Some(_) => rec.key().unwrap_or_default(),
            }),
            Access::Kind => Val::Text(rec.shape().name.clone()),
            Access::Owner => rec.owner().map_or(Val::Nothing, |owner| self.card(owner)),
            Access::Parent => rec.parent().map_or(Val::Nothing, |parent| Val::Item(Known(parent))),
            Access::Formula(_) => Val::Nothing,
        }
    }

    pub(super) fn written(&self, rec: Rec<'a>, field: FieldId) -> Val<'a> {
        let def = &rec.shape().fields[field.index()];
        let mut values = rec.all(field).map(|view| self.stored(view));
        if def.many {
            return Val::List(values.collect());
        }
        let otherwise = if def.ty == Type::Flag { Val::Truth(false) } else { Val::Nothing };
        values.next().unwrap_or(otherwise)
    }

    pub(super) fn stored(&self, view: FieldView<'a>) -> Val<'a> {
        match (view.value, &view.def().ty) {
            (Value::Flag, _) => Val::Truth(true),
            (Value::Int(number), _) => Val::Number(number.into()),
            (Value::Word(word), Type::Word(vocab)) => Val::Word(*vocab, word),
            (Value::Compare(sign), _) => Val::Sign(sign),
            (Value::Range(low, high), _) => Val::Range(low, high),
            (Value::Record(_), _) => view.record().map_or(Val::Nothing, |rec| Val::Item(Known(rec))),
            (Value::Ref(_), _) => view.target().map_or(Val::Nothing, |target| self.referred(target)),
            _ => view.as_text().map_or(Val::Nothing, Val::Text),
        }
    }

    pub(super) fn referred(&self, target: Target) -> Val<'a> {
        let nodes = &self.game.board.routes.nodes;
        match target {
            Target::Missing => Val::Nothing,
            Target::Asset(card) => self.card(card),
            Target::Child { asset, record } => {
                let rec = self.game.atlas.rec(asset).at(record);
                let own = (asset == self.game.board.routes.asset)
                    .then(|| nodes.iter().position(|node| node.index == record))
                    .flatten();
                own.map_or(Val::Item(Known(rec)), Val::Node)
            }
            Target::Several(shared) => {
                let key = self.game.atlas.shared_key(shared);
                let node = nodes.iter().position(|node| node.key().as_deref() == Some(key));
                node.map_or(Val::Nothing, Val::Node)
            }
        }
    }

    /// What play keeps track of about something.
    pub(super) fn about(&mut self, of: Val<'a>, about: About) -> Val<'a> {
        let game = self.game;
        if let Some(why) = of.doubt() {
            return Val::Doubt(why.clone());
        }
        match about {
            About::At => match of {
                Val::Member(member) => Val::Stands(game.vars.members[member]),
                // A piece is known by where it stands.
                Val::Stands(var) => Val::Stands(var),
                Val::Item(rec) => {
                    let card = rec.0.owner().filter(|_| rec.0.parent().is_none());
                    let var = card.and_then(|card| self.standee(self.zone_of(card)?, card));
                    var.map_or(Val::Nothing, Val::Stands)
                }
                _ => Val::Nothing,
            },
            About::Marked => match of {
                Val::Item(rec) => {
                    let var = game.vars.mark(rec.0);
                    Val::Truth(var.is_some_and(|var| self.world.is(var, 1)))
                }
                _ => Val::Nothing,
            },
            About::Clock => {
                let Val::Item(rec) = of else { return Val::Nothing };
                match rec.0.owner().and_then(|card| self.clock_of(card)) {
                    Some(_) if !game.rules.clocks => Val::Doubt(Why::Untracked),
                    Some(clock) => Val::Number(self.get(game.vars.clocks[clock].var).into()),
                    None => Val::Nothing,
                }
            }
            About::Counter(counter) => self.counter_of(of, usize::from(counter)),
        }
    }

    pub(super) fn where_is(&mut self, of: Val<'a>) -> Option<usize> {
        match of {
            Val::Node(node) => Some(node),
            Val::Stands(var) => self.node_of(var),
            _ => None,
        }
    }

    pub(super) fn counter_of(&mut self, of: Val<'a>, counter: usize) -> Val<'a> {
        let game = self.game;
        let var = match (&game.vars.counters[counter], of) {
            (CounterVars::Members(vars), Val::Member(member)) => Some(vars[member]),
            (CounterVars::MemberCards(..), Val::Member(member)) => return Val::Held(member, counter),
            (CounterVars::Places(vars), Val::Node(node)) => Some(vars[node]),
            (CounterVars::Places(vars), Val::Stands(var)) => self.node_of(var).map(|node| vars[node]),
            (CounterVars::Cards(vars), Val::Item(rec)) => {
                rec.0.owner().and_then(|card| vars.get(&card).copied())
            }
            _ => None,
        };
        var.map_or(Val::Nothing, |var| self.counted(&[var]))
    }

    pub(super) fn holds_card(&mut self, card: Known<'a>, member: usize, counter: usize) -> Val<'a> {
        let CounterVars::MemberCards(vars, index) = &self.game.vars.counters[counter] else {
            return Val::Nothing;
        };
        let at = card.0.owner().and_then(|card| index.get(&card));
        match at.map(|at| self.counted(&[vars[member][*at]])) {
            Some(Val::Number(number)) => Val::Truth(number > 0),
            Some(doubt) => doubt,
            None => Val::Truth(false),
        }
    }

    /// In the hands of players, where they take its cards.
    pub(super) fn is_in_zone(&mut self, card: Known<'a>, zone: usize) -> Val<'a> {
        let Some(card) = card.0.owner() else { return Val::Truth(false) };
        if self.game.procedure.zones[zone].taken {
            let var = self.card_var(zone, card);
            return Val::Truth(var.is_some_and(|var| self.world.is(var, TAKEN)));
        }
        Val::Truth(self.zone_of(card) == Some(zone) && self.is_in_play(card))
    }

    pub(super) fn in_play(&mut self, card: Known<'a>) -> Val<'a> {
        match card.0.owner() {
            Some(card) if self.zone_of(card).is_some() => Val::Truth(self.is_in_play(card)),
            _ => Val::Doubt(Why::ByHand),
        }
    }

    pub(super) fn is_removed(&mut self, card: Known<'a>) -> Val<'a> {
        let card = card.0.owner();
        let found = card.and_then(|card| {
            let zone = self.zone_of(card)?;
            Some((self.card_var(zone, card)?, self.game.vars.zones[zone].gone?))
        });
        match found {
            Some((var, gone)) => Val::Truth(self.world.is(var, gone)),
            None => Val::Doubt(Why::ByHand),
        }
    }

    /// The members of a list; a single value is a list of one.
    pub(super) fn listed(&mut self, asking: &mut Asking<'a>, of: Val<'a>) -> Run<Vec<Val<'a>>> {
        let list = match of {
            Val::Nothing => Vec::new(),
            Val::List(list) => list,
            Val::Team(team) => self
                .present(team.into_iter().map(Val::Member).collect())
                .into_iter()
                .map(Val::Member)
                .collect(),
            Val::Held(member, counter) => self.held(member, counter),
            Val::Zone(zone) => self.cards(zone, |this, card| this.is_in_zone(card, zone)),
            Val::Play | Val::Removed => {
                let zones = 0..self.game.procedure.zones.len();
                let is_play = of == Val::Play;
                let all = zones.flat_map(|zone| {
                    self.cards(zone, |this, card| match is_play {
                        true => this.in_play(card),
                        false => this.is_removed(card),
                    })
                });
                all.collect()
            }
            one => vec![one],
        };
        self.works(asking, list.len())?;
        Ok(list)
    }

    pub(super) fn cards(
        &mut self,
        zone: usize,
        mut fits: impl FnMut(&mut Self, Known<'a>) -> Val<'a>,
    ) -> Vec<Val<'a>> {
        let game = self.game;
        let mut found = Vec::new();
        for card in &game.vars.zones[zone].cards {
            let card = Known(game.atlas.rec(*card));
            match fits(self, card).truth() {
                Ok(true) => found.push(Val::Item(card)),
                Ok(false) => {}
                Err(why) => found.push(Val::Perhaps(Box::new(Val::Item(card)), why)),
            }
        }
        found
    }

    /// Each card as often as the member has it.
    pub(super) fn held(&mut self, member: usize, counter: usize) -> Vec<Val<'a>> {
        let CounterVars::MemberCards(vars, index) = &self.game.vars.counters[counter] else {
            return Vec::new();
        };
        let mut cards: Vec<(usize, AssetId)> = index.iter().map(|(card, at)| (*at, *card)).collect();
        cards.sort_unstable_by_key(|(at, _)| *at);
        let mut found = Vec::new();
        for (at, card) in cards {
            match self.counted(&[vars[member][at]]) {
                Val::Number(number) => {
                    found.extend((0..number.max(0)).map(|_| self.card(card)));
                }
                // All of them are of one counter.
                doubt => return vec![doubt],
            }
        }
        found
    }

    /// Those who are on the board.
    pub(super) fn present(&mut self, members: Vec<Val<'a>>) -> Vec<usize> {
        let members = members.into_iter().filter_map(|one| match one {
            Val::Member(member) => Some(member),
            _ => None,
        });
        members.filter(|member| !self.world.is(self.game.vars.members[*member], 0)).collect()
    }

    /// Whom a target means, each with the reason why that may be wrong.
    pub(super) fn members(&mut self, asking: &mut Asking<'a>, of: Val<'a>) -> Run<Vec<(usize, Option<Why>)>> {
        let list = self.listed(asking, of)?;
        Ok(list
            .into_iter()
            .filter_map(|one| match one {
                Val::Member(member) => Some((member, None)),
                Val::Perhaps(one, why) => match *one {
                    Val::Member(member) => Some((member, Some(why))),
                    _ => None,
                },
                _ => None,
            })
            .collect())
    }
}
