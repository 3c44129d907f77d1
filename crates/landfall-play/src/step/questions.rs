//! The expressions of `is`, worked out over a world: what conditions ask and whom targets mean.
//!
//! A world that forks is asked for no more than decides the answer: where something stands is compared and not read.

use landfall_schema::{Arith, Expr, Function, Order, VocabId, WordId};

use super::values::{Asking, Known, Val, compared, some, whole};
use super::{Run, Step};
use crate::vars::flag;
use crate::world::{Stop, World};

/// More than any question needs; lists within lists grow fast.
const MOST_WORK: usize = 50_000;

impl<'a, W: World> Step<'_, 'a, W> {
    pub(super) fn works(&self, asking: &mut Asking<'a>, much: usize) -> Run<()> {
        asking.work += much;
        if asking.work > MOST_WORK {
            return Err(Stop::Endless(self.describe(asking.about)));
        }
        Ok(())
    }

    pub(super) fn value(&mut self, asking: &mut Asking<'a>, expr: &'a Expr) -> Run<Val<'a>> {
        self.works(asking, 1)?;
        Ok(match expr {
            Expr::Number(number) => Val::Number(*number),
            Expr::Text(text) => Val::Text(text.clone()),
            Expr::Truth(truth) => Val::Truth(*truth),
            Expr::Word(vocab, word) => Val::Word(*vocab, *word),
            Expr::Item(at) => asking.items.get(usize::from(*at)).cloned().unwrap_or(Val::Nothing),
            Expr::Fact(name) => self.game.atlas.schema.fact_named(name).map_or(Val::Nothing, Val::Number),
            Expr::State(state) => self.state(asking, *state),
            Expr::List(list) => {
                let values = list.iter().map(|one| self.value(asking, one)).collect::<Run<Vec<_>>>();
                Val::List(values?)
            }
            Expr::Get(of, access) => {
                let of = self.value(asking, of)?;
                self.each_of(asking, of, |this, one| Ok(this.read(one, access)))?
            }
            Expr::About(of, about) => {
                let of = self.value(asking, of)?;
                self.each_of(asking, of, |this, one| Ok(this.about(one, *about)))?
            }
            Expr::Low(of) | Expr::High(of) => match (self.value(asking, of)?, expr) {
                (Val::Range(low, _), Expr::Low(_)) => Val::Number(low.into()),
                (Val::Range(_, high), _) => Val::Number(high.into()),
                _ => Val::Nothing,
            },
            Expr::Not(inner) => match self.value(asking, inner)? {
                Val::Truth(truth) => Val::Truth(!truth),
                other => other,
            },
            Expr::Minus(inner) => match self.value(asking, inner)? {
                Val::Number(number) => Val::Number(number.saturating_neg()),
                other => other,
            },
            Expr::And(a, b) => self.both(asking, a, b, false)?,
            Expr::Or(a, b) => self.both(asking, a, b, true)?,
            Expr::Order(order, a, b) => {
                let (a, b) = (self.value(asking, a)?, self.value(asking, b)?);
                self.ordered(*order, a, b)
            }
            Expr::In(member, list) => {
                let (member, list) = (self.value(asking, member)?, self.value(asking, list)?);
                self.is_in(asking, member, list)?
            }
            Expr::Arith(op, a, b) => {
                let (a, b) = (self.value(asking, a)?, self.value(asking, b)?);
                self.arith(asking, *op, a, b)?
            }
            Expr::Else(a, b) => match self.value(asking, a)? {
                Val::Nothing => self.value(asking, b)?,
                found => found,
            },
            Expr::Where { list, condition } => {
                let list = self.value(asking, list)?;
                Val::List(self.filtered(asking, list, condition, false)?)
            }
            Expr::Each { value, list } => {
                let list = self.value(asking, list)?;
                let mut found = Vec::new();
                for one in self.listed(asking, list)? {
                    asking.items.push(one);
                    let one = self.value(asking, value);
                    asking.items.pop();
                    let one = one?;
                    found.extend(self.listed(asking, one)?);
                }
                Val::List(found)
            }
            Expr::Call(function, arguments) => self.function(asking, *function, arguments)?,
            // Questions about a game in progress have none of these.
            Expr::Local(_) | Expr::Players | Expr::All(_) | Expr::Name(_) => Val::Nothing,
        })
    }

    /// The value, or that of every member of a list.
    fn each_of(
        &mut self,
        asking: &mut Asking<'a>,
        of: Val<'a>,
        ask: impl Fn(&mut Self, Val<'a>) -> Run<Val<'a>>,
    ) -> Run<Val<'a>> {
        if !matches!(of, Val::List(_) | Val::Team(_) | Val::Held(..) | Val::Zone(_) | Val::Play) {
            return ask(self, of);
        }
        let mut found = Vec::new();
        for one in self.listed(asking, of)? {
            let one = ask(self, one)?;
            found.extend(self.listed(asking, one)?);
        }
        Ok(Val::List(found))
    }

    /// `decides` is what one side has to be for the other not to matter.
    fn both(&mut self, asking: &mut Asking<'a>, a: &'a Expr, b: &'a Expr, decides: bool) -> Run<Val<'a>> {
        let a = self.value(asking, a)?;
        if a == Val::Truth(decides) {
            return Ok(a);
        }
        let b = self.value(asking, b)?;
        Ok(match (&a, &b) {
            (_, Val::Truth(truth)) if *truth == decides => b,
            (Val::Doubt(_), _) => a,
            (Val::Truth(_), _) => b,
            _ => Val::Nothing,
        })
    }

    fn ordered(&mut self, order: Order, a: Val<'a>, b: Val<'a>) -> Val<'a> {
        if let Some(why) = a.doubt().or(b.doubt()) {
            return Val::Doubt(why.clone());
        }
        if let (Val::Number(a), Val::Number(b)) = (&a, &b) {
            return Val::Truth(match order {
                Order::Equal => a == b,
                Order::Different => a != b,
                Order::Less => a < b,
                Order::AtMost => a <= b,
                Order::More => a > b,
                Order::AtLeast => a >= b,
            });
        }
        match order {
            Order::Equal => self.same(a, b).map_or(Val::Nothing, Val::Truth),
            Order::Different => self.differs(a, b).map_or(Val::Nothing, Val::Truth),
            _ => Val::Nothing,
        }
    }

    /// Both in a form that says no more than needs to be read: at most the first is still to be read.
    fn read_second(&mut self, a: Val<'a>, b: Val<'a>) -> (Val<'a>, Val<'a>) {
        let (a, b) = if matches!(a, Val::Stands(_)) { (a, b) } else { (b, a) };
        let b = match b {
            Val::Stands(var) => self.node_of(var).map_or(Val::Nothing, Val::Node),
            other => other,
        };
        (a, b)
    }

    /// `None` where one of them is not there.
    fn same(&mut self, a: Val<'a>, b: Val<'a>) -> Option<bool> {
        match self.read_second(a, b) {
            (Val::Nothing, _) | (_, Val::Nothing) => None,
            (Val::Stands(var), Val::Node(node)) => Some(self.world.is(var, node as u16 + 1)),
            (a, b) => Some(self.alike(&a, &b)),
        }
    }

    fn differs(&mut self, a: Val<'a>, b: Val<'a>) -> Option<bool> {
        match self.read_second(a, b) {
            (Val::Nothing, _) | (_, Val::Nothing) => None,
            // What is not on the board is nowhere.
            (Val::Stands(var), Val::Node(node)) => {
                Some(!self.world.is(var, node as u16 + 1) && !self.world.is(var, 0))
            }
            (a, b) => Some(!self.alike(&a, &b)),
        }
    }

    /// Words are also known by their names.
    fn alike(&self, a: &Val<'a>, b: &Val<'a>) -> bool {
        let name = |vocab: &VocabId, word: &WordId| {
            self.game.atlas.schema.vocab(*vocab).words[word.index()].name.as_str()
        };
        match (a, b) {
            (Val::Word(vocab, word), Val::Text(text)) | (Val::Text(text), Val::Word(vocab, word)) => {
                name(vocab, word) == text
            }
            (Val::Word(one, a), Val::Word(other, b)) if one != other => name(one, a) == name(other, b),
            (a, b) => a == b,
        }
    }

    fn is_in(&mut self, asking: &mut Asking<'a>, member: Val<'a>, list: Val<'a>) -> Run<Val<'a>> {
        if let Some(why) = member.doubt() {
            return Ok(Val::Doubt(why.clone()));
        }
        Ok(match (member, list) {
            (Val::Nothing, _) => Val::Truth(false),
            (Val::Member(member), Val::Team(team)) => {
                Val::Truth(team.contains(&member) && !self.world.is(self.game.vars.members[member], 0))
            }
            (Val::Item(card), Val::Held(member, counter)) => self.holds_card(card, member, counter),
            (Val::Item(card), Val::Zone(zone)) => self.is_in_zone(card, zone),
            (Val::Item(card), Val::Play) => self.in_play(card),
            (Val::Item(card), Val::Removed) => self.is_removed(card),
            (Val::Number(number), Val::Range(low, high)) => {
                Val::Truth((i64::from(low)..=i64::from(high)).contains(&number))
            }
            (member, list) => {
                let mut doubt = None;
                for one in self.listed(asking, list)? {
                    match one {
                        Val::Doubt(why) => doubt = Some(why),
                        Val::Perhaps(one, why) if self.same(member.clone(), (*one).clone()) == Some(true) => {
                            doubt = Some(why);
                        }
                        Val::Perhaps(..) => {}
                        one if self.same(member.clone(), one.clone()) == Some(true) => {
                            return Ok(Val::Truth(true));
                        }
                        _ => {}
                    }
                }
                doubt.map_or(Val::Truth(false), Val::Doubt)
            }
        })
    }

    fn arith(&mut self, asking: &mut Asking<'a>, op: Arith, a: Val<'a>, b: Val<'a>) -> Run<Val<'a>> {
        Ok(match (op, a, b) {
            (_, doubt @ Val::Doubt(_), _) | (_, _, doubt @ Val::Doubt(_)) => doubt,
            (op, Val::Number(a), Val::Number(b)) => {
                let number = match op {
                    Arith::Add => a.checked_add(b),
                    Arith::Subtract => a.checked_sub(b),
                    Arith::Multiply => a.checked_mul(b),
                    Arith::Divide => a.checked_div_euclid(b),
                };
                number.map_or(Val::Nothing, Val::Number)
            }
            (Arith::Subtract, Val::Team(mut team), Val::Member(member)) => {
                team.retain(|one| *one != member);
                Val::Team(team)
            }
            (Arith::Add, a, b) => {
                let mut list = self.listed(asking, a)?;
                list.extend(self.listed(asking, b)?);
                Val::List(list)
            }
            (Arith::Subtract, a, b) => {
                let (list, away) = (self.listed(asking, a)?, self.listed(asking, b)?);
                let mut kept = Vec::new();
                for one in list {
                    self.works(asking, away.len())?;
                    let is_away = away.iter().any(|gone| self.same(one.clone(), gone.clone()) == Some(true));
                    kept.extend((!is_away).then_some(one));
                }
                Val::List(kept)
            }
            _ => Val::Nothing,
        })
    }

    /// The members for which the condition holds; `first` of them is enough where nobody asks for more.
    fn filtered(
        &mut self,
        asking: &mut Asking<'a>,
        list: Val<'a>,
        condition: &'a Expr,
        first: bool,
    ) -> Run<Vec<Val<'a>>> {
        let list = match list {
            Val::Team(team) => team.into_iter().map(|member| (Val::Member(member), Some(member))).collect(),
            list => self.listed(asking, list)?.into_iter().map(|one| (one, None)).collect::<Vec<_>>(),
        };
        let mut found = Vec::new();
        for (one, absent) in list {
            let (one, before) = match one {
                Val::Perhaps(one, why) => (*one, Some(why)),
                one => (one, None),
            };
            asking.items.push(one.clone());
            let holds = self.value(asking, condition);
            asking.items.pop();
            let doubt = match holds?.truth() {
                Ok(false) => continue,
                Ok(true) => before,
                Err(why) => Some(why),
            };
            // What holds was asked already; whether somebody is there at all may be known by now.
            if absent.is_some_and(|member| self.world.is(self.game.vars.members[member], 0)) {
                continue;
            }
            match doubt {
                Some(why) => found.push(Val::Perhaps(Box::new(one), why)),
                None => found.push(one),
            }
            if first && found.last().is_some_and(|one| one.doubt().is_none()) {
                break;
            }
        }
        Ok(found)
    }

    fn function(
        &mut self,
        asking: &mut Asking<'a>,
        function: Function,
        arguments: &'a [Expr],
    ) -> Run<Val<'a>> {
        if function == Function::If {
            let decided = self.value(asking, &arguments[0])?;
            return match decided.truth() {
                Ok(truth) => self.value(asking, &arguments[if truth { 1 } else { 2 }]),
                Err(why) => Ok(Val::Doubt(why)),
            };
        }
        if let (Function::Any | Function::None, Expr::Where { list, condition }) = (function, &arguments[0]) {
            let list = self.value(asking, list)?;
            let found = self.filtered(asking, list, condition, true)?;
            return Ok(some(&found, function == Function::Any));
        }
        let first = self.value(asking, &arguments[0])?;
        if function == Function::Compare {
            let (sign, other) = (self.value(asking, &arguments[1])?, self.value(asking, &arguments[2])?);
            return Ok(compared(&first, &sign, &other));
        }
        if function == Function::Flagged {
            let word = match self.value(asking, &arguments[1])? {
                Val::Word(vocab, word) => {
                    self.game.atlas.schema.vocab(vocab).words[word.index()].name.clone()
                }
                Val::Text(text) => text,
                _ => return Ok(Val::Nothing),
            };
            let rec = match first {
                Val::Item(rec) => Some(rec.0),
                place => self.where_is(place).map(|node| self.game.board.routes.nodes[node]),
            };
            return Ok(rec.map_or(Val::Nothing, |rec| Val::Truth(flag(rec, &word))));
        }
        if function == Function::Lying {
            let node = self.where_is(first);
            let zones = 0..self.game.procedure.zones.len();
            let zones = zones.filter(|zone| self.game.procedure.zones[*zone].at_places);
            let mut found = Vec::new();
            for zone in zones {
                let card = node.and_then(|node| self.lies_at(zone, node));
                found.extend(card.map(|card| Val::Item(Known(card))));
            }
            return Ok(Val::List(found));
        }
        if function == Function::Given {
            return Ok(match first {
                Val::Nothing => Val::Truth(false),
                Val::Stands(var) => Val::Truth(!self.world.is(var, 0)),
                truth @ (Val::Truth(_) | Val::Doubt(_)) => truth,
                list @ (Val::List(_) | Val::Team(_) | Val::Held(..) | Val::Zone(_)) => {
                    let list = self.listed(asking, list)?;
                    some(&list, true)
                }
                _ => Val::Truth(true),
            });
        }
        let list = self.listed(asking, first)?;
        Ok(match function {
            Function::Any | Function::None => some(&list, function == Function::Any),
            _ => whole(function, list),
        })
    }
}
