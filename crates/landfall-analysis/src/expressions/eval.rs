//! Works an expression out.
//!
//! `and`, `or` and `where` go on with what they know: `no and ?` is no. A number that is not known makes every sum
//! unknown that it is part of.

use std::cell::Cell;

use landfall_model::{Answer, AssetId, Doubt, Rec};
use landfall_schema::{Access, Arith, Expr, Order, ShapeId};

use super::functions::is_printed;
use super::value::{Value, field};
use crate::Context;

/// Formulas that use formulas, and circles of them, end here.
const DEEPEST: u32 = 48;
/// More steps than any real question about one card needs; a question without an end gets no answer. Every member of
/// a list is a step, so this is a lid on memory too.
pub(super) const MOST_STEPS: u64 = 4_000_000;

pub struct Eval<'c, 'a> {
    pub ctx: &'c Context<'a>,
    pub items: Vec<Value<'a>>,
    locals: Vec<Local<'c, 'a>>,
    /// How many items and names belong to whoever asked for the formula that is worked out now.
    outer: (usize, usize),
    pub players: Option<i64>,
    /// A kind by its name means what packs write, without what lies in the box of the printed game.
    pub only_own: bool,
    depth: u32,
    pub(super) work: &'c Work,
}

/// A name that an expression gives to a value.
enum Local<'c, 'a> {
    Known(Value<'a>),
    /// Worked out when it is asked for first, with as many items around as there were then.
    Later(&'c Expr, usize),
}

/// What a question has cost so far, and whether it came to something that was reported as wrong.
#[derive(Default)]
pub struct Work {
    steps: Cell<u64>,
    doubt: Cell<bool>,
    /// Whether formulas went too deep: then what they come to depends on who asks.
    pub(super) is_cut: Cell<bool>,
    /// The file of the subject, and whether the question has looked at anything outside of it.
    home: Cell<Option<u32>>,
    is_far: Cell<bool>,
}

impl Work {
    /// As if nothing had been asked.
    pub fn clear(&self) {
        self.steps.set(0);
        self.doubt.set(false);
        self.is_cut.set(false);
        self.is_far.set(false);
    }

    /// Whether the answer depends on the file of the subject, and where its references lead, and on nothing else.
    pub fn is_local(&self) -> bool {
        !self.is_far.get()
    }

    pub(super) fn is_far(&self) -> bool {
        self.is_far.get()
    }

    /// Notes that the question looks at something outside of the file.
    pub(super) fn leave(&self) {
        self.is_far.set(true);
    }

    pub(super) fn is_home(&self, unit: u32) -> bool {
        self.home.get() == Some(unit)
    }

    /// Why something came out as unknown.
    pub fn reason(&self) -> Doubt {
        if self.doubt.get() { Doubt::Mistake } else { Doubt::Elsewhere }
    }

    /// Whether the question was given up.
    pub fn is_too_long(&self) -> bool {
        self.steps.get() > MOST_STEPS
    }

    /// How many steps it has taken.
    pub fn steps(&self) -> u64 {
        self.steps.get()
    }
}

impl<'c, 'a> Eval<'c, 'a> {
    pub fn new(ctx: &'c Context<'a>, work: &'c Work) -> Self {
        let (items, locals) = (Vec::new(), Vec::new());
        Self { ctx, items, locals, outer: (0, 0), players: None, only_own: false, depth: 0, work }
    }

    /// Begins anew, about this item alone, with the room that earlier questions have left.
    pub fn begin(&mut self, rec: Option<Rec<'a>>) {
        self.items.clear();
        self.locals.clear();
        self.players = None;
        self.work.home.set(rec.map(|rec| rec.unit));
        self.items.extend(rec.map(Value::Item));
    }

    /// What was worked out so far, to go on with later; this one begins anew.
    pub fn set_aside(&mut self) -> Self {
        let fresh = Self::new(self.ctx, self.work);
        std::mem::replace(self, fresh)
    }

    /// Names a value.
    pub fn bind(&mut self, value: Value<'a>) {
        self.locals.push(Local::Known(value));
    }

    /// Names what an expression comes to; nobody works it out who does not ask for it.
    pub fn bind_later(&mut self, expr: &'c Expr) {
        self.locals.push(Local::Later(expr, self.items.len()));
    }

    /// Notes that what is asked depends on something that was reported as wrong.
    pub(super) fn doubt(&self) {
        self.work.doubt.set(true);
    }

    /// Adds a member that nobody knows, if there is a doubt.
    pub(super) fn maybe_more(&self, out: &mut Vec<Value<'a>>, doubt: Option<Doubt>) {
        out.extend(doubt.map(|doubt| self.unknown(doubt)));
    }

    /// What nobody knows. If a mistake is the reason, the question stays open for that.
    pub(super) fn unknown(&self, doubt: Doubt) -> Value<'a> {
        if doubt == Doubt::Mistake {
            self.doubt();
        }
        Value::Unknown
    }

    /// Whether the question was given up.
    pub fn gave_up(&self) -> bool {
        self.work.is_too_long()
    }

    pub(super) fn step(&self, cost: usize) -> bool {
        self.work.steps.set(self.work.steps.get().saturating_add(1).saturating_add(cost as u64));
        !self.gave_up()
    }

    pub fn holds(&mut self, expr: &Expr) -> Answer<bool> {
        match self.value(expr) {
            Value::Truth(truth) => Answer::Known(truth),
            Value::Nothing => Answer::Nothing,
            _ => Answer::Unknown(self.work.reason()),
        }
    }

    pub fn value(&mut self, expr: &Expr) -> Value<'a> {
        if !self.step(0) {
            return Value::Unknown;
        }
        let value = self.worked_out(expr);
        if self.step(value.weight()) { value } else { Value::Unknown }
    }

    fn worked_out(&mut self, expr: &Expr) -> Value<'a> {
        match expr {
            Expr::Number(number) => Value::Number(*number),
            Expr::Text(text) => Value::text(text.clone()),
            Expr::Truth(truth) => Value::Truth(*truth),
            Expr::Word(vocab, word) => Value::Word(*vocab, *word),
            Expr::List(list) => Value::List(list.iter().map(|one| self.value(one)).collect()),
            Expr::Item(at) => self.items.get(self.outer.0 + *at as usize).cloned().unwrap_or(Value::Unknown),
            Expr::Local(at) => self.local(*at as usize),
            Expr::Players => self.players.map_or(Value::Unknown, Value::Number),
            Expr::All(kind) => {
                self.work.leave();
                let atlas = self.ctx.atlas;
                let is_asked = |id: &AssetId| !self.only_own || !is_printed(atlas.rec(*id));
                Value::List(
                    atlas.of_kind(*kind).filter(is_asked).map(|id| Value::Item(atlas.rec(id))).collect(),
                )
            }
            Expr::Fact(name) => self.ctx.atlas.schema.fact_named(name).map_or(Value::Nothing, Value::Number),
            Expr::Get(of, access) => self.get(of, access),
            Expr::Low(of) => self.end_of(of, |low, _| low),
            Expr::High(of) => self.end_of(of, |_, high| high),
            Expr::Not(inner) => match self.value(inner) {
                Value::Truth(truth) => Value::Truth(!truth),
                Value::Nothing => Value::Nothing,
                _ => Value::Unknown,
            },
            Expr::Minus(inner) => match self.value(inner) {
                Value::Number(number) => number.checked_neg().map_or(Value::Unknown, Value::Number),
                Value::Nothing => Value::Nothing,
                _ => Value::Unknown,
            },
            Expr::And(a, b) => self.both(a, b, false),
            Expr::Or(a, b) => self.both(a, b, true),
            Expr::Order(order, a, b) => {
                let a = self.value(a);
                // A word of the rule itself is compared as it is, without a copy of it.
                if let (Expr::Text(text), Order::Equal | Order::Different) = (&**b, order)
                    && let Some(spelling) = a.spelling(self.ctx.atlas)
                {
                    self.step(1 + text.len() / 16);
                    return Value::Truth((spelling == text) == (*order == Order::Equal));
                }
                let b = self.value(b);
                self.ordered(*order, &a, &b)
            }
            Expr::In(member, list) => self.is_in(member, list),
            Expr::Arith(op, a, b) => {
                let (a, b) = (self.value(a), self.value(b));
                self.arith(*op, a, b)
            }
            Expr::Else(a, b) => match self.value(a) {
                Value::Nothing => self.value(b),
                value => value,
            },
            Expr::Where { list, condition } => self.filtered(list, condition),
            Expr::Each { value, list } => {
                let mut out = Vec::new();
                for member in self.value(list).members() {
                    let (member, is_sure) = settled(member);
                    let found = self.with(member, |eval| eval.value(value));
                    if self.gave_up() {
                        return Value::Unknown;
                    }
                    out.extend(if is_sure { found } else { found.doubted() }.members());
                }
                Value::List(out)
            }
            Expr::Call(function, arguments) => self.call(function, arguments),
            // Only a call knows what to do with a name, and only play what a game has come to.
            Expr::Name(_) | Expr::State(_) | Expr::About(..) => Value::Unknown,
        }
    }

    fn local(&mut self, at: usize) -> Value<'a> {
        self.borrow(at, |value, _| value.clone()).unwrap_or(Value::Unknown)
    }

    /// Looks at a named value without a copy of it.
    fn borrow<T>(&mut self, at: usize, look: impl FnOnce(&Value<'a>, &Self) -> T) -> Option<T> {
        let at = self.outer.1 + at;
        let value = match self.locals.get_mut(at)? {
            Local::Known(value) => std::mem::replace(value, Value::Nothing),
            Local::Later(expr, items) => {
                let (expr, items) = (*expr, *items);
                let around = self.items.split_off(items);
                let value = self.value(expr);
                self.items.extend(around);
                value
            }
        };
        let found = look(&value, self);
        self.locals[at] = Local::Known(value);
        Some(found)
    }

    /// With one more item around.
    fn with<T>(&mut self, item: Value<'a>, ask: impl FnOnce(&mut Self) -> T) -> T {
        self.with_back(item, ask).0
    }

    /// The same, and the item back.
    fn with_back<T>(&mut self, item: Value<'a>, ask: impl FnOnce(&mut Self) -> T) -> (T, Value<'a>) {
        self.items.push(item);
        let answer = ask(self);
        (answer, self.items.pop().unwrap_or(Value::Unknown))
    }

    /// With this item alone around, as a formula of it is worked out; `None` when that has gone on for too long.
    pub(super) fn within_item<T>(&mut self, rec: Rec<'a>, ask: impl FnOnce(&mut Self) -> T) -> Option<T> {
        if self.depth >= DEEPEST {
            self.work.is_cut.set(true);
            return None;
        }
        let own = (self.items.len(), self.locals.len());
        let outer = std::mem::replace(&mut self.outer, own);
        self.items.push(Value::Item(rec));
        self.depth += 1;
        let answer = ask(self);
        self.depth -= 1;
        self.items.truncate(own.0);
        self.locals.truncate(own.1);
        self.outer = outer;
        Some(answer)
    }

    /// `decides` is what one side has to be for the other not to matter.
    fn both(&mut self, a: &Expr, b: &Expr, decides: bool) -> Value<'a> {
        let a = self.value(a);
        if matches!(a, Value::Truth(truth) if truth == decides) {
            return a;
        }
        let b = self.value(b);
        match (&a, &b) {
            (_, Value::Truth(truth)) if *truth == decides => b,
            (Value::Truth(_), Value::Truth(_)) => b,
            _ => nothing_or_unknown(&a, &b),
        }
    }

    fn end_of(&mut self, of: &Expr, end: fn(i32, i32) -> i32) -> Value<'a> {
        let one = |value: Value<'a>| match value {
            Value::Range(low, high) => Value::Number(end(low, high).into()),
            Value::Nothing => Value::Nothing,
            _ => Value::Unknown,
        };
        match self.value(of) {
            Value::List(list) => Value::List(list.into_iter().map(one).collect()),
            value => one(value),
        }
    }

    fn ordered(&self, order: Order, a: &Value<'a>, b: &Value<'a>) -> Value<'a> {
        if matches!(order, Order::Equal | Order::Different) {
            let same = a.same(b, self.ctx.atlas);
            let truth = |same| Value::Truth(same == (order == Order::Equal));
            return same.map_or_else(|| nothing_or_unknown(a, b), truth);
        }
        let (Some(a), Some(b)) = (a.number(), b.number()) else { return nothing_or_unknown(a, b) };
        Value::Truth(match order {
            Order::Less => a < b,
            Order::AtMost => a <= b,
            Order::More => a > b,
            _ => a >= b,
        })
    }

    fn is_in(&mut self, member: &Expr, list: &Expr) -> Value<'a> {
        let member = self.value(member);
        if matches!(member, Value::Nothing) {
            return Value::Truth(false);
        }
        if let Expr::Local(at) = list {
            let is_among = |list: &Value<'a>, eval: &Self| eval.is_among(&member, list.as_list());
            return self.borrow(*at as usize, is_among).unwrap_or(Value::Unknown);
        }
        // The lists of a game may be long, and are the same for every card.
        if let Expr::Get(_, access) = list
            && let [(ShapeId(u16::MAX), Access::Formula(at))] = access[..]
            && let Some(known) = self.known_formula(at)
        {
            self.step(known.weight());
            return self.is_among(&member, known.as_list());
        }
        let list = self.value(list);
        self.is_among(&member, list.as_list())
    }

    fn is_among(&self, member: &Value<'a>, list: &[Value<'a>]) -> Value<'a> {
        let mut sure = matches!(member, Value::Lost(_)) || !member.is_unknown();
        if !self.step(list.len()) {
            return Value::Unknown;
        }
        for other in list {
            if let (Value::Range(low, high), Value::Number(number)) = (other, member) {
                if (i64::from(*low)..=i64::from(*high)).contains(number) {
                    return Value::Truth(true);
                }
                continue;
            }
            match member.same(other, self.ctx.atlas) {
                Some(true) => return Value::Truth(true),
                Some(false) => {}
                None => sure = false,
            }
        }
        if sure { Value::Truth(false) } else { Value::Unknown }
    }

    fn arith(&self, op: Arith, a: Value<'a>, b: Value<'a>) -> Value<'a> {
        if let (Some(a), Some(b)) = (a.number(), b.number()) {
            let number = match op {
                Arith::Add => a.checked_add(b),
                Arith::Subtract => a.checked_sub(b),
                Arith::Multiply => a.checked_mul(b),
                Arith::Divide => a.checked_div_euclid(b),
            };
            return number.map_or(Value::Unknown, Value::Number);
        }
        let lists = matches!(a, Value::List(_)) || matches!(b, Value::List(_));
        match op {
            Arith::Add if lists => {
                let mut list = a.into_list();
                list.extend(b.members());
                Value::List(list)
            }
            Arith::Subtract if lists => {
                let away = b.into_list();
                self.step(away.len());
                let mut list = a.into_list();
                if !self.step(list.len().saturating_mul(away.len())) {
                    return Value::Unknown;
                }
                list.retain(|one| !away.iter().any(|gone| one.same(gone, self.ctx.atlas) == Some(true)));
                // Those that stay may be among those that are not known.
                let may_go =
                    |one: &Value<'a>| away.iter().any(|gone| one.same(gone, self.ctx.atlas).is_none());
                Value::List(
                    list.into_iter().map(|one| if may_go(&one) { one.doubted() } else { one }).collect(),
                )
            }
            _ if matches!(a, Value::Nothing) || matches!(b, Value::Nothing) => Value::Nothing,
            _ => Value::Unknown,
        }
    }

    fn filtered(&mut self, list: &Expr, condition: &Expr) -> Value<'a> {
        let list = self.value(list);
        if matches!(list, Value::Unknown) {
            return Value::Unknown;
        }
        let mut out = Vec::new();
        for member in list.members() {
            if self.gave_up() {
                return Value::Unknown;
            }
            if matches!(member, Value::Unknown) {
                out.push(Value::Unknown);
                continue;
            }
            let (member, is_sure) = settled(member);
            match self.with_back(member, |eval| eval.value(condition)) {
                (Value::Truth(true), member) if is_sure => out.push(member),
                (Value::Truth(false) | Value::Nothing, _) => {}
                (_, member) => out.push(member.doubted()),
            }
        }
        Value::List(out)
    }

    fn get(&mut self, of: &Expr, access: &[(ShapeId, Access)]) -> Value<'a> {
        // A formula of the game has nothing before its dot.
        if let [(ShapeId(u16::MAX), Access::Formula(at))] = access {
            return self.formula(None, *at);
        }
        match self.value(of) {
            Value::List(list) => {
                let mut out = Vec::new();
                for member in list {
                    let (member, is_sure) = settled(member);
                    let found = self.read(member, access);
                    if !self.step(found.weight()) {
                        return Value::Unknown;
                    }
                    out.extend(if is_sure { found } else { found.doubted() }.members());
                }
                Value::List(out)
            }
            value => self.read(value, access),
        }
    }

    pub(super) fn read(&mut self, item: Value<'a>, access: &[(ShapeId, Access)]) -> Value<'a> {
        let rec = match item {
            Value::Item(rec) => rec,
            Value::Nothing => return Value::Nothing,
            _ => return Value::Unknown,
        };
        if !self.work.is_home(rec.unit) {
            self.work.leave();
        }
        let shape = rec.shape_id();
        let Some((_, access)) = access.iter().find(|(of, _)| *of == shape) else { return Value::Nothing };
        self.step(0);
        match access {
            Access::Field(id) => {
                let value = field(rec, *id);
                // A doubt may come from anywhere.
                if value.is_unknown() {
                    self.work.leave();
                }
                // Clean content need not be looked through for doubts.
                if self.ctx.trouble.is_any() && value.is_unknown() && !is_external(rec) {
                    self.doubt();
                }
                value
            }
            Access::Formula(at) => self.formula(Some(rec), *at),
            Access::Id => Value::text(id_of(rec)),
            Access::Kind => Value::text(rec.shape().name.as_str()),
            Access::Owner => match rec.owner() {
                Some(id) => Value::Item(rec.atlas.rec(id)),
                None => Value::Nothing,
            },
            Access::Parent => rec.parent().map_or(Value::Nothing, Value::Item),
        }
    }

    /// About another item, with nothing else around; `None` when that has gone on for too long.
    pub(super) fn deeper(&self, rec: Option<Rec<'a>>) -> Option<Self> {
        self.deeper_at(rec, self.work)
    }

    /// The same, at the expense of somebody else.
    pub(super) fn deeper_at<'w>(&self, rec: Option<Rec<'a>>, work: &'w Work) -> Option<Eval<'w, 'a>>
    where
        'c: 'w,
    {
        if self.depth >= DEEPEST {
            self.work.is_cut.set(true);
            return None;
        }
        let items = rec.map(Value::Item).into_iter().collect();
        let (players, only_own, depth) = (self.players, self.only_own, self.depth + 1);
        let (ctx, locals, outer) = (self.ctx, Vec::new(), (0, 0));
        Some(Eval { ctx, items, locals, outer, players, only_own, depth, work })
    }

    /// The board, mission or whatever holds what is being looked at: the nearest item around of that kind.
    pub(super) fn holder(&self, kind: landfall_schema::KindId) -> Option<Rec<'a>> {
        let atlas = self.ctx.atlas;
        let around = self.items[self.outer.0..].iter().rev().filter_map(|item| match item {
            Value::Item(rec) => rec.owner(),
            _ => None,
        });
        let mut found = around.filter(|id| atlas.asset(*id).kind == kind);
        let only = || {
            let mut all = atlas.of_kind(kind).filter(|id| !atlas.asset(*id).external);
            all.next().filter(|_| all.next().is_none())
        };
        found.next().or_else(only).map(|id| atlas.rec(id))
    }
}

/// A member of a list, and whether it surely belongs there.
fn settled(member: Value<'_>) -> (Value<'_>, bool) {
    match member {
        Value::Maybe(inner) => (*inner, false),
        sure => (sure, true),
    }
}

/// What is not there is no number and no word, and that is known.
fn nothing_or_unknown<'a>(a: &Value<'a>, b: &Value<'a>) -> Value<'a> {
    match a.is_unknown() || b.is_unknown() {
        true => Value::Unknown,
        false => Value::Nothing,
    }
}

fn is_external(rec: Rec<'_>) -> bool {
    rec.owner().is_some_and(|id| rec.atlas.asset(id).external)
}

pub(super) fn id_of(rec: Rec<'_>) -> String {
    match rec.parent() {
        None => rec.asset_key().to_owned(),
        Some(_) => rec.key().unwrap_or_default(),
    }
}
