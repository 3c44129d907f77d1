//! Ways over a round map that some card lays out.

use std::sync::Arc;

use landfall_model::{Doubt, Rec};
use landfall_schema::{Expr, Function, Map, WordId};

use super::eval::{Eval, MOST_STEPS, Work};
use super::value::Value;
use crate::graphs::cheapest;

/// From one space to the next: what it costs, if that is known.
type Way = (usize, usize, Option<i64>);

/// The map, the card that lays it out, and what else an answer depends on: whether steps are counted or prices, for how many
/// players, and whether the printed game counts.
pub(crate) type WaysOf = (u16, (u32, u32), bool, Option<i64>, bool);

/// The open ways of a map, which are the same for everybody who asks.
pub(crate) struct Ways {
    /// Those whose price is known.
    sure: Vec<(usize, usize, i64)>,
    /// All of them, those of unknown price for nothing; empty where all are sure.
    best: Vec<(usize, usize, i64)>,
    reason: Doubt,
    is_too_long: bool,
}

impl<'a> Eval<'_, 'a> {
    pub(super) fn map_call(
        &mut self,
        function: Function,
        map: u16,
        first: Value<'a>,
        rest: Vec<Value<'a>>,
    ) -> Value<'a> {
        let at = map;
        let Some(map) = self.ctx.atlas.schema.maps.get(at as usize) else { return Value::Unknown };
        let Some(holder) = self.holder(map.of) else { return Value::Unknown };
        if function == Function::On {
            let mut out = Vec::new();
            for space in first.members() {
                let Value::Word(_, word) = space else { return Value::Unknown };
                out.extend(self.lies(map, holder, word).members());
            }
            return Value::List(out);
        }
        let (from, to) = match rest.into_iter().next() {
            Some(to) => (first, to),
            None => (Value::Word(map.vocab, map.entry), first),
        };
        let (Value::Word(_, from), Value::Word(_, to)) = (&from, &to) else {
            let nothing = matches!(from, Value::Nothing) || matches!(to, Value::Nothing);
            return if nothing { Value::Nothing } else { Value::Unknown };
        };
        let by_steps = function == Function::Distance;
        let Some(ways) = self.shared_ways(at, map, holder, by_steps) else { return Value::Unknown };
        let count = self.ctx.atlas.schema.vocab(map.vocab).words.len();
        let found = cheapest(count, &ways.sure, from.index(), to.index());
        // A space of which nobody knows what lies there may be on a better way.
        if !ways.best.is_empty() && cheapest(count, &ways.best, from.index(), to.index()) != found {
            return Value::Unknown;
        }
        let Some((cost, nodes)) = found else { return Value::Nothing };
        match function {
            Function::Way | Function::Distance => Value::Number(cost),
            _ => {
                Value::List(nodes[1..].iter().map(|at| Value::Word(map.vocab, WordId(*at as u16))).collect())
            }
        }
    }

    /// The open ways of a map, worked out by the first one who asks. `None`: the question was given up.
    fn shared_ways(&mut self, at: u16, map: &Map, holder: Rec<'a>, by_steps: bool) -> Option<Arc<Ways>> {
        let key = (at, (holder.unit, holder.index), by_steps, self.players, self.only_own);
        if let Some(known) = self.ctx.known_ways(&key) {
            return self.taken_ways(known);
        }
        // It must not matter who asks first, so nobody is charged for it.
        let work = Work::default();
        let all = self.deeper_at(Some(holder), &work)?.ways(map, holder, by_steps).unwrap_or_default();
        let sure: Vec<_> = all.iter().filter_map(|(a, b, cost)| Some((*a, *b, (*cost)?))).collect();
        let best = match sure.len() < all.len() {
            true => all.iter().map(|(a, b, cost)| (*a, *b, cost.unwrap_or(0))).collect(),
            false => Vec::new(),
        };
        let found = Arc::new(Ways { sure, best, reason: work.reason(), is_too_long: work.is_too_long() });
        self.work.is_cut.set(self.work.is_cut.get() || work.is_cut.get());
        if !work.is_cut.get() {
            self.ctx.keep_ways(key, Arc::clone(&found));
        }
        self.taken_ways(found)
    }

    fn taken_ways(&self, found: Arc<Ways>) -> Option<Arc<Ways>> {
        if found.reason == Doubt::Mistake {
            self.doubt();
        }
        // Whoever looks for a way pays for the search.
        let cost = if found.is_too_long { MOST_STEPS as usize } else { found.sure.len() + found.best.len() };
        self.step(cost).then_some(found)
    }

    /// All ways of the map that are open. `None`: the question was given up.
    fn ways(&mut self, map: &Map, holder: Rec<'a>, by_steps: bool) -> Option<Vec<Way>> {
        let count = self.ctx.atlas.schema.vocab(map.vocab).words.len() as u16;
        let mut ways = Vec::new();
        for node in (0..count).map(WordId) {
            if !self.step(usize::from(count)) {
                return None;
            }
            let price = if by_steps { Some(1) } else { self.price(map, holder, node) };
            for before in self.ctx.atlas.schema.neighbours(map, node) {
                match self.is_closed(map, holder, before, node) {
                    Some(true) => {}
                    Some(false) => ways.push((before.index(), node.index(), price)),
                    None => ways.push((before.index(), node.index(), None)),
                }
            }
        }
        Some(ways)
    }

    fn lies(&mut self, map: &Map, holder: Rec<'a>, node: WordId) -> Value<'a> {
        match &map.lies {
            Some(lies) => self.about(lies, holder, vec![Value::Word(map.vocab, node)]),
            None => Value::Nothing,
        }
    }

    /// A way that costs less than nothing would never end.
    fn price(&mut self, map: &Map, holder: Rec<'a>, node: WordId) -> Option<i64> {
        let Some(cost) = &map.cost else { return Some(1) };
        let lies = self.lies(map, holder, node);
        match self.about(cost, holder, vec![Value::Word(map.vocab, node), lies]) {
            Value::Number(number) => Some(number.max(0)),
            Value::Nothing => Some(0),
            _ => None,
        }
    }

    pub(super) fn is_closed(&mut self, map: &Map, holder: Rec<'a>, node: WordId, to: WordId) -> Option<bool> {
        let Some(closed) = &map.closed else { return Some(false) };
        let lies = self.lies(map, holder, node);
        let locals = vec![Value::Word(map.vocab, node), lies, Value::Word(map.vocab, to)];
        match self.about(closed, holder, locals) {
            Value::Truth(truth) => Some(truth),
            // Where nothing lies, nothing closes the way.
            Value::Nothing => Some(false),
            _ => None,
        }
    }

    /// An expression of the map, about the card that lays it out.
    fn about(&mut self, expr: &Expr, holder: Rec<'a>, locals: Vec<Value<'a>>) -> Value<'a> {
        let Some(mut inner) = self.deeper(Some(holder)) else { return Value::Unknown };
        locals.into_iter().for_each(|value| inner.bind(value));
        inner.value(expr)
    }
}
