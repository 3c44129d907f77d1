//! What the lines of a schema (`does`) come to, once its procedure of play says which names are zones, pieces, counters,
//! pools and flags.

use landfall_schema::{Act, Class, Does, FieldId, Procedure, Schema, Select, Shape, ShapeId, Type};

/// One line of a verb.
#[derive(Clone, Debug, PartialEq)]
pub enum Op {
    /// A page that an argument names is read; play does not come back.
    Read(FieldId),
    /// The board ends this way.
    Ending(usize),
    /// A block of whatever card holds for the whole board, by the name of its field.
    Block(String),
    /// An outcome of the same check, by the argument with its key; and whether play comes back.
    Outcome(FieldId, bool),
    /// A block that an argument names happens, and play comes back.
    Call(FieldId),
    EndCheck,
    EndTurn,
    Over,
    Place {
        zone: usize,
        arg: FieldId,
        at: Spot,
        face: Option<u16>,
    },
    Replace {
        zone: usize,
        arg: FieldId,
        at: Spot,
    },
    Discard {
        zone: usize,
        arg: Option<FieldId>,
        at: Spot,
        top: bool,
    },
    DiscardOwn,
    Take {
        zone: usize,
        arg: FieldId,
    },
    /// The piece of a card goes somewhere; without a place, beside the board.
    Stand {
        zone: usize,
        arg: FieldId,
        at: Spot,
    },
    /// It goes along a way.
    Walk {
        zone: usize,
        arg: FieldId,
    },
    Turn {
        zone: usize,
        arg: FieldId,
    },
    Mark(FieldId, bool),
    MarkFirst(FieldId),
    Flag(usize, bool),
    Count {
        counter: usize,
        up: bool,
        of: Option<FieldId>,
        at: Spot,
        amount: Option<u16>,
    },
    Shift {
        pool: usize,
        from: u16,
        to: u16,
        of: Option<FieldId>,
        amount: Option<u16>,
    },
    Piece(usize, Spot),
    Put(Spot),
    Move(Spot),
    /// Members leave the game.
    Lose,
    Clock {
        step: Stepping,
        every: bool,
        at: Option<FieldId>,
        amount: Option<u16>,
    },
    Track {
        step: Stepping,
        by: Option<FieldId>,
        at: Option<FieldId>,
    },
    /// Another line of the verb says what changes.
    Nothing,
    /// The die that joins checks is rolled and read with its table.
    Roll,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stepping {
    On,
    Back,
    Reset,
}

/// Where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    Nowhere,
    /// What an argument says; here, where it is left out.
    Arg(FieldId),
    Here,
    /// Where a piece stands.
    Piece(usize),
}

/// What every verb of a game comes to, by shape. Predicates and targets say it with an expression.
#[derive(Debug, Default)]
pub struct Meaning {
    pub ops: Vec<Vec<Op>>,
    /// Lines that mean nothing and are not left to people: the shape and the line.
    pub gaps: Vec<(ShapeId, String)>,
}

pub(crate) struct Reader<'s> {
    pub schema: &'s Schema,
    pub procedure: &'s Procedure,
}

impl Meaning {
    pub fn of(schema: &Schema, procedure: &Procedure) -> Self {
        let reader = Reader { schema, procedure };
        let mut meaning = Self::default();
        for (at, shape) in schema.shapes.iter().enumerate() {
            let id = ShapeId(at as u16);
            let mut gap = |line: String| {
                if shape.by_hand.is_none() {
                    meaning.gaps.push((id, line));
                }
            };
            let mut ops = Vec::new();
            match shape.class {
                Class::Verb => {
                    for does in &shape.does {
                        match reader.op(shape, does) {
                            Some(op) => ops.push(op),
                            // What holds other effects is carried out by them.
                            None if shape.control.is_some() => {}
                            None => gap(format!("{:?} {}", does.act, does.subject).to_lowercase()),
                        }
                    }
                    if shape.does.is_empty() && shape.control.is_none() && !shape.fields.is_empty() {
                        gap("no line says what it does".to_owned());
                    }
                }
                Class::Predicate if shape.is.is_none() => gap("no line says what it asks".to_owned()),
                Class::Target if shape.is.is_none() => gap("no line says whom it means".to_owned()),
                Class::Predicate | Class::Target | Class::Kind(_) | Class::Block => {}
            }
            meaning.ops.push(ops);
        }
        meaning
    }
}

impl Reader<'_> {
    fn zone_of(&self, ty: &Type) -> Option<usize> {
        let Type::Ref(kinds) = ty else { return None };
        self.procedure.zones.iter().position(|zone| kinds.contains(&zone.holds))
    }

    fn arg_zone(&self, shape: &Shape, arg: Option<FieldId>) -> Option<(usize, FieldId)> {
        let arg = arg?;
        Some((self.zone_of(&shape.fields[arg.index()].ty)?, arg))
    }

    fn counter(&self, name: &str) -> Option<usize> {
        self.procedure.counters.iter().position(|counter| counter.name == name)
    }

    fn piece(&self, name: &str) -> Option<usize> {
        self.procedure.pieces.iter().position(|piece| piece == name)
    }

    fn spot(&self, does: &Does) -> Spot {
        match (does.at, does.more.place.as_deref()) {
            (Some(at), _) => Spot::Arg(at),
            (None, Some("here")) => Spot::Here,
            (None, Some(place)) => self.piece(place).map_or(Spot::Nowhere, Spot::Piece),
            (None, None) => Spot::Nowhere,
        }
    }

    pub fn op(&self, shape: &Shape, does: &Does) -> Option<Op> {
        match does.act {
            Act::Transfer => self.transfer(shape, does),
            Act::Chain => match (does.shape, does.by, does.arg) {
                (Some(_), Some(by), _) => Some(Op::Outcome(by, true)),
                (_, _, Some(arg)) => Some(Op::Call(arg)),
                _ => None,
            },
            Act::End => self.end(does),
            Act::Place | Act::Replace | Act::Discard => self.card(shape, does),
            Act::Put | Act::Move => self.moves(shape, does),
            Act::Modify if does.is_about_own_card() && shape.does.len() > 1 => Some(Op::Nothing),
            Act::Modify => {
                let (zone, arg) = self.arg_zone(shape, does.arg)?;
                (does.more.to.is_some() && self.procedure.zones[zone].turns.is_some())
                    .then_some(Op::Turn { zone, arg })
            }
            Act::Write | Act::Clear => self.writes(shape, does),
            Act::Gain | Act::Spend | Act::Draw => self.counts(shape, does),
            Act::Advance | Act::Regress | Act::Reset => self.steps(does),
            Act::Roll => {
                let joins = self.schema.play.check.as_ref().and_then(|check| check.joins)?;
                let picks = |field: &landfall_schema::Field| field.ty == Type::Word(joins.picks);
                shape.fields.iter().any(picks).then_some(Op::Roll)
            }
            Act::Read | Act::Schedule | Act::Cancel | Act::Open | Act::Close => None,
        }
    }

    fn transfer(&self, shape: &Shape, does: &Does) -> Option<Op> {
        if let Some(arg) = does.arg {
            return matches!(shape.fields[arg.index()].ty, Type::Ref(_)).then_some(Op::Read(arg));
        }
        let check = self.schema.play.check.as_ref();
        if let (Some(block), Some(by)) = (does.shape, does.by)
            && check.is_some_and(|check| check.outcomes.shape == block)
        {
            return Some(Op::Outcome(by, false));
        }
        if let Some(ending) = self.procedure.ends.iter().position(|end| end.name == does.subject) {
            return Some(Op::Ending(ending));
        }
        let single = self.procedure.zones.iter().find(|zone| zone.single)?;
        let card = self.schema.kind_shape(single.holds);
        card.field(&does.subject).map(|_| Op::Block(does.subject.clone()))
    }

    fn end(&self, does: &Does) -> Option<Op> {
        let graph = &self.schema.graphs[self.procedure.graph];
        match does.subject.as_str() {
            subject if subject == graph.ends => Some(Op::Over),
            subject if subject == self.procedure.turn.ends => Some(Op::EndTurn),
            "check" => Some(Op::EndCheck),
            _ => None,
        }
    }

    fn card(&self, shape: &Shape, does: &Does) -> Option<Op> {
        if does.is_about_own_card() {
            return (does.act == Act::Discard).then_some(Op::DiscardOwn);
        }
        if does.act == Act::Discard && does.subject == self.procedure.team.piece {
            return Some(Op::Lose);
        }
        let at = self.spot(does);
        if let Some((zone, arg)) = self.arg_zone(shape, does.arg) {
            let def = &self.procedure.zones[zone];
            let face = does.more.face.as_ref();
            let face = face.and_then(|face| def.faces.iter().position(|known| known == face));
            return Some(match does.act {
                Act::Place => Op::Place { zone, arg, at, face: face.map(|face| face as u16) },
                Act::Replace => Op::Replace { zone, arg, at },
                _ => Op::Discard { zone, arg: Some(arg), at, top: false },
            });
        }
        let kind = does.shape.filter(|_| does.act == Act::Discard)?;
        let zone = self.procedure.zones.iter().position(|zone| self.schema.kind(zone.holds).shape == kind)?;
        Some(Op::Discard { zone, arg: None, at, top: does.more.select == Some(Select::Top) })
    }

    fn moves(&self, shape: &Shape, does: &Does) -> Option<Op> {
        let spot = self.spot(does);
        if does.subject == self.procedure.team.piece {
            return Some(if does.act == Act::Move { Op::Move(spot) } else { Op::Put(spot) });
        }
        if let Some(piece) = self.piece(&does.subject) {
            return (does.act == Act::Put && spot != Spot::Nowhere).then_some(Op::Piece(piece, spot));
        }
        let (zone, arg) = self.arg_zone(shape, does.arg)?;
        self.procedure.zones[zone].stands.then_some(match does.act {
            Act::Put => Op::Stand { zone, arg, at: spot },
            _ => Op::Walk { zone, arg },
        })
    }

    fn writes(&self, shape: &Shape, does: &Does) -> Option<Op> {
        let up = does.act == Act::Write;
        if let Some(arg) = does.arg {
            let Type::Child { shape: block, .. } = shape.fields[arg.index()].ty else { return None };
            return self.procedure.marks.contains(&block).then_some(Op::Mark(arg, up));
        }
        if let Some(flag) = self.procedure.flags.iter().position(|flag| *flag == does.subject) {
            return Some(Op::Flag(flag, up));
        }
        let is_mark = does.shape.is_some_and(|block| self.procedure.marks.contains(&block));
        (is_mark && up && does.more.select == Some(Select::First)).then_some(Op::MarkFirst(does.at?))
    }

    fn counts(&self, shape: &Shape, does: &Does) -> Option<Op> {
        let amount = does.more.amount;
        if let Some(counter) = self.counter(&does.subject) {
            let up = does.act != Act::Spend;
            let of = does.more.of.or(does.arg);
            return Some(Op::Count { counter, up, of, at: self.spot(does), amount });
        }
        if let Some(pool) = self.procedure.pools.iter().position(|pool| pool.name == does.subject) {
            let states = &self.procedure.pools[pool].states;
            let state = |name: &Option<String>| {
                let name = name.as_ref()?;
                states.iter().position(|state| state == name).map(|state| state as u16)
            };
            let (from, to) = (state(&does.more.from)?, state(&does.more.to)?);
            return Some(Op::Shift { pool, from, to, of: does.more.of, amount });
        }
        let (zone, arg) = self.arg_zone(shape, does.arg)?;
        (self.procedure.zones[zone].taken && does.act == Act::Gain).then_some(Op::Take { zone, arg })
    }

    fn steps(&self, does: &Does) -> Option<Op> {
        let step = match does.act {
            Act::Advance => Stepping::On,
            Act::Regress => Stepping::Back,
            _ => Stepping::Reset,
        };
        let block = does.shape?;
        if self.procedure.clocks.is_some_and(|clocks| clocks.shape == block) {
            let every = does.more.select == Some(Select::Every);
            return Some(Op::Clock { step, every, at: does.at, amount: does.more.amount });
        }
        let tracks = self.schema.play.check.as_ref().and_then(|check| check.tracks);
        tracks.is_some_and(|tracks| tracks.shape == block).then_some(Op::Track {
            step,
            by: does.by,
            at: does.at,
        })
    }
}
