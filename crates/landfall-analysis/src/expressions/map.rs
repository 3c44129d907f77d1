//! Ways over a round map that some card lays out.

use landfall_model::Rec;
use landfall_schema::{Expr, Function, Map, WordId};

use super::eval::Eval;
use super::value::Value;

/// The least cost of every space that can be reached, and the space before it on the way.
struct Costs {
    cost: Vec<Option<i64>>,
    steps: Vec<i64>,
    before: Vec<Option<WordId>>,
}

impl<'a> Eval<'_, 'a> {
    pub(super) fn map_call(
        &mut self,
        function: &Function,
        first: Value<'a>,
        rest: Vec<Value<'a>>,
    ) -> Value<'a> {
        let (Function::Way(at) | Function::Route(at) | Function::On(at) | Function::Distance(at)) = function
        else {
            return Value::Unknown;
        };
        let Some(map) = self.ctx.atlas.schema.maps.get(*at as usize) else { return Value::Unknown };
        let Some(holder) = self.holder(map.of) else { return Value::Unknown };
        if matches!(function, Function::On(_)) {
            let mut out = Vec::new();
            for space in first.into_list() {
                let Value::Word(_, word) = space else { return Value::Unknown };
                out.extend(self.lies(map, holder, word).into_list());
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
        let Some(found) = self.costs(map, holder, *from, matches!(function, Function::Distance(_))) else {
            return Value::Unknown;
        };
        let Some(cost) = found.cost[to.index()] else { return Value::Nothing };
        match function {
            Function::Way(_) => Value::Number(cost),
            Function::Distance(_) => Value::Number(found.steps[to.index()]),
            _ => {
                let mut nodes = Vec::new();
                let mut at = *to;
                while at != *from {
                    nodes.push(Value::Word(map.vocab, at));
                    let Some(before) = found.before[at.index()] else { break };
                    at = before;
                }
                nodes.reverse();
                Value::List(nodes)
            }
        }
    }

    /// Dijkstra, by hand: a map has a few dozen spaces. `None` when a cost is not known.
    fn costs(&mut self, map: &Map, holder: Rec<'a>, from: WordId, by_steps: bool) -> Option<Costs> {
        let count = self.ctx.atlas.schema.vocab(map.vocab).words.len();
        let mut found = Costs { cost: vec![None; count], steps: vec![0; count], before: vec![None; count] };
        let mut open = vec![true; count];
        *found.cost.get_mut(from.index())? = Some(0);
        loop {
            let known = (0..count).filter(|at| open[*at]).filter_map(|at| Some((found.cost[at]?, at)));
            let Some((cost, at)) = known.min() else { return Some(found) };
            open[at] = false;
            if !self.step(count) {
                return None;
            }
            let node = WordId(at as u16);
            for next in self.ctx.atlas.schema.neighbours(map, node) {
                if !open[next.index()] || self.is_closed(map, holder, node, next)? {
                    continue;
                }
                let price = if by_steps { 1 } else { self.price(map, holder, next)? };
                let total = cost.checked_add(price)?;
                if found.cost[next.index()].is_none_or(|so_far| total < so_far) {
                    found.cost[next.index()] = Some(total);
                    found.steps[next.index()] = found.steps[at] + 1;
                    found.before[next.index()] = Some(node);
                }
            }
        }
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
        inner.locals = locals;
        inner.value(expr)
    }
}
