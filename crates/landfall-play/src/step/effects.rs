//! One effect: what holds others, and what a verb does line by line.

use landfall_model::{AssetId, Rec, Target, Value};
use landfall_schema::{Control, FieldId, Omitted, Tag, Type};

use super::{Flow, Frame, Run, Step};
use crate::meaning::{Op, Spot};
use crate::world::{Choice, Event, RecId, Why, World};

impl<'a, W: World> Step<'_, 'a, W> {
    pub(super) fn effect(&mut self, frame: Frame<'a>, verb: Rec<'a>) -> Run<Flow<'a>> {
        self.count_step(verb)?;
        if let Some(control) = verb.control() {
            return self.deeper(verb, |this| this.control(frame, verb, control));
        }
        self.world.say(Event::Effect(verb));
        if verb.shape().by_hand.is_some() {
            self.world.say(Event::ByHand(verb));
        }
        let game = self.game;
        let ops = &game.meaning.ops[verb.shape_id().index()];
        // A mark counts when it is made; what else an effect does may be more each time.
        let only_marks = |op: &Op| matches!(op, Op::Read(_) | Op::Nothing | Op::Mark(..) | Op::Flag(..));
        if verb.shape().by_hand.is_some() || !ops.iter().all(only_marks) {
            self.done += 1;
        }
        for op in ops {
            let flow = self.op(frame, Some(verb), op)?;
            if !flow.is_next() {
                return Ok(flow);
            }
        }
        Ok(Flow::Next)
    }

    fn control(&mut self, frame: Frame<'a>, verb: Rec<'a>, control: Control) -> Run<Flow<'a>> {
        let parts: Vec<_> = verb.fields().filter(|field| field.def().ty == Type::Do).collect();
        let list =
            |at: usize| parts.get(at).map(|field| field.effects().collect::<Vec<_>>()).unwrap_or_default();
        match control {
            Control::Choose => {
                let field = verb.fields().find(|field| field.def().ty == Type::Options);
                let options: Vec<Vec<Rec<'a>>> =
                    field.into_iter().flat_map(|field| field.options()).collect();
                let mut open = Vec::new();
                for (at, option) in options.iter().enumerate() {
                    if self.can_pay(frame, option)? {
                        open.push(at);
                    }
                }
                if open.is_empty() {
                    return Ok(Flow::Next);
                }
                let choices = open.iter().map(|at| Choice::Option(RecId(verb), *at)).collect();
                let at = open[self.pick(Why::Choice, frame.actor, Some(verb), choices)?];
                self.list(frame, options[at].iter().copied())
            }
            Control::May => match self.agree(Why::Choice, frame.actor, Some(verb))? {
                true => self.list(frame, list(0).into_iter()),
                false => Ok(Flow::Next),
            },
            Control::If => {
                let condition = verb.fields().find(|field| field.def().ty == Type::Condition);
                let holds = condition.map_or(Ok(true), |condition| self.holds(frame, condition))?;
                self.list(frame, list(if holds { 0 } else { 1 }).into_iter())
            }
            Control::Each => {
                for member in self.whom(frame, verb)? {
                    let here = self.place_of(member);
                    let frame = Frame { actor: Some(member), here, ..frame };
                    let flow = self.list(frame, list(0).into_iter())?;
                    if !flow.is_next() {
                        return Ok(flow);
                    }
                }
                Ok(Flow::Next)
            }
            Control::Pay => {
                let (cost, gain) = (list(0), list(1));
                if !self.can_pay(frame, &cost)? || !self.agree(Why::Choice, frame.actor, Some(verb))? {
                    return Ok(Flow::Next);
                }
                self.list(frame, cost.into_iter().chain(gain))
            }
            Control::Table => self.rolled_table(frame, verb),
            Control::Limit => {
                let Some(limit) = self.game.vars.limit(verb) else {
                    // Nobody here knows when this period ends.
                    self.world.say(Event::ByHand(verb));
                    return self.list(frame, list(0).into_iter());
                };
                let Some(used) = limit.used else { return self.list(frame, list(0).into_iter()) };
                if self.world.is(used, 1) {
                    return Ok(Flow::Next);
                }
                self.put(used, 1);
                self.list(frame, list(0).into_iter())
            }
        }
    }

    /// A die with numbers is rolled, and the line with its face happens.
    fn rolled_table(&mut self, frame: Frame<'a>, verb: Rec<'a>) -> Run<Flow<'a>> {
        let die = verb.fields().find_map(|field| field.word());
        let number = |tag: Tag| die.and_then(|die| die.tag(tag)?.parse::<i32>().ok());
        let (low, high) = (number(Tag::Lowest).unwrap_or(1), number(Tag::Highest).unwrap_or(6));
        let rows: Vec<Rec<'a>> = verb.inside().filter(|rec| rec.record().parent == verb.index).collect();
        let range = |row: &Rec<'a>| {
            row.fields().find_map(|field| match field.value {
                Value::Range(from, to) => Some((from.max(low), to.min(high))),
                _ => None,
            })
        };
        let rows: Vec<(Rec<'a>, u32)> = rows
            .into_iter()
            .filter_map(|row| range(&row).map(|(from, to)| (row, (to - from + 1).max(0) as u32)))
            .filter(|(_, weight)| *weight > 0)
            .collect();
        if rows.is_empty() {
            return Ok(Flow::Next);
        }
        let options = rows.iter().map(|(row, _)| Choice::Part(RecId(*row))).collect();
        let weights = rows.iter().map(|(_, weight)| *weight).collect();
        let row = rows[self.pick(Why::Luck(weights), frame.actor, Some(verb), options)?].0;
        self.world.say(Event::Outcome(row));
        self.all_effects(frame, row)
    }

    pub(super) fn op(&mut self, frame: Frame<'a>, verb: Option<Rec<'a>>, op: &Op) -> Run<Flow<'a>> {
        match op {
            Op::Read(arg) => {
                return Ok(self
                    .asset(verb, *arg)
                    .map_or(Flow::Next, |id| Flow::Goto(self.game.atlas.rec(id))));
            }
            Op::Ending(ending) => return self.ending(frame, *ending),
            Op::Block(field) => return self.block(frame, field),
            Op::Outcome(by, back) => return self.outcome_named(frame, verb, *by, *back),
            Op::Call(arg) => {
                let Some(Target::Child { asset, record }) =
                    self.field(verb, *arg).and_then(|view| view.target())
                else {
                    return Ok(Flow::Next);
                };
                let block = self.game.atlas.rec(asset).at(record);
                let frame = Frame { card: Some(asset), ..frame };
                return self.deeper(block, |this| this.all_effects(frame, block));
            }
            Op::Nothing => {}
            Op::EndCheck => return Ok(Flow::EndCheck),
            Op::EndTurn => return Ok(Flow::EndTurn),
            Op::Over => {
                self.over(None);
                return Ok(Flow::Over);
            }
            Op::Place { .. } | Op::Replace { .. } | Op::Discard { .. } | Op::DiscardOwn => {
                self.card_op(frame, verb, op)?
            }
            Op::Take { zone, arg } => return self.take(frame, verb, *zone, *arg),
            Op::Stand { .. } | Op::Walk { .. } | Op::Turn { .. } => self.piece_op(frame, verb, op)?,
            Op::Mark(arg, up) => {
                if let Some(var) = verb.and_then(|verb| self.game.mark_of(verb, *arg)) {
                    self.put(var, u16::from(*up));
                }
            }
            Op::MarkFirst(arg) => self.mark_first(verb, *arg),
            Op::Flag(flag, up) => self.put(self.game.vars.flags[*flag], u16::from(*up)),
            Op::Count { .. } => return self.count(frame, verb, op),
            Op::Shift { .. } => self.shift(frame, verb, op)?,
            Op::Piece(piece, at) => {
                if let Some(node) = self.spot(frame, verb, *at) {
                    self.put(self.game.vars.pieces[*piece], node as u16 + 1);
                }
            }
            Op::Put(at) => return self.put_members(frame, verb, *at),
            Op::Move(at) => return self.move_members(frame, verb, *at),
            Op::Lose => {
                for member in self.whom_of(frame, verb)? {
                    self.put(self.game.vars.members[member], 0);
                }
            }
            Op::Clock { .. } => return self.clock_op(frame, verb, op),
            Op::Track { .. } => self.track_op(frame, verb, op)?,
            Op::Roll => {
                if let Some(verb) = verb {
                    return self.deeper(verb, |this| this.roll_verb(frame, verb));
                }
            }
        }
        Ok(Flow::Next)
    }

    fn mark_first(&mut self, verb: Option<Rec<'a>>, arg: FieldId) {
        let Some(page) = self.asset(verb, arg) else { return };
        for rec in self.game.atlas.rec(page).inside() {
            if let Some(var) = self.game.vars.mark(rec)
                && self.world.is(var, 0)
            {
                self.put(var, 1);
                return;
            }
        }
    }

    pub(super) fn field(&self, verb: Option<Rec<'a>>, arg: FieldId) -> Option<landfall_model::FieldView<'a>> {
        verb.and_then(|verb| verb.get(arg))
    }

    /// The card that an argument names.
    pub(super) fn asset(&self, verb: Option<Rec<'a>>, arg: FieldId) -> Option<AssetId> {
        self.field(verb, arg)?.target_asset()
    }

    /// The same, or what it means when it is left out.
    pub(super) fn asset_or_own(
        &self,
        frame: Frame<'a>,
        verb: Option<Rec<'a>>,
        arg: FieldId,
    ) -> Option<AssetId> {
        let omitted = || match self.omitted(verb, arg) {
            Some(Omitted::Own) => frame.card,
            _ => None,
        };
        if self.field(verb, arg).is_some() { self.asset(verb, arg) } else { omitted() }
    }

    pub(super) fn omitted(&self, verb: Option<Rec<'a>>, arg: FieldId) -> Option<Omitted> {
        verb.and_then(|verb| verb.shape().fields[arg.index()].default)
    }

    /// How many an effect is about; `u16::MAX` is all.
    pub(super) fn amount(&self, verb: Option<Rec<'a>>, said: Option<u16>) -> u16 {
        if let Some(said) = said {
            return said;
        }
        let Some(verb) = verb else { return 1 };
        let fields = &verb.shape().fields;
        let Some(at) = fields.iter().position(|field| matches!(field.ty, Type::Int { .. })) else { return 1 };
        if let Some(number) = verb.get(FieldId(at as u16)).and_then(|view| view.int()) {
            return u16::try_from(number).unwrap_or(1);
        }
        match fields[at].default {
            Some(Omitted::Number(number)) => number,
            Some(Omitted::All) => u16::MAX,
            _ => 1,
        }
    }

    /// The place that a line means.
    pub(super) fn spot(&mut self, frame: Frame<'a>, verb: Option<Rec<'a>>, spot: Spot) -> Option<usize> {
        match spot {
            Spot::Nowhere => None,
            Spot::Here => self.here(frame),
            Spot::Piece(piece) => self.node_of(self.game.vars.pieces[piece]),
            Spot::Arg(arg) => match self.field(verb, arg) {
                None => self.here(frame),
                Some(view) => {
                    let nodes = &self.game.board.routes.nodes;
                    match view.target()? {
                        Target::Child { asset, record } if asset == self.game.board.routes.asset => {
                            nodes.iter().position(|node| node.index == record)
                        }
                        Target::Several(shared) => {
                            let key = self.game.atlas.shared_key(shared);
                            nodes.iter().position(|node| node.key().as_deref() == Some(key))
                        }
                        _ => None,
                    }
                }
            },
        }
    }

    /// The place of whoever acts.
    pub(super) fn here(&mut self, frame: Frame<'a>) -> Option<usize> {
        match frame.actor {
            Some(member) => self.place_of(member),
            None => frame.here,
        }
    }

    pub(super) fn place_of(&mut self, member: usize) -> Option<usize> {
        self.node_of(self.game.vars.members[member])
    }

    pub(super) fn node_of(&mut self, var: crate::world::VarId) -> Option<usize> {
        (self.get(var) as usize).checked_sub(1)
    }
}
