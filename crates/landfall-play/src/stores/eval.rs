//! What expressions come to.

use super::{StoreGame, Val, functions};
use landfall_schema::stores::text::{Each, Expr, Fold, Sign};

/// Where names are looked up and stores are read.
pub(super) trait Scope {
    fn game(&self) -> &StoreGame<'_>;
    fn name(&self, name: &str) -> Option<Val>;
    fn state(&self) -> &[u16];
    fn with<T>(&mut self, name: &str, value: Val, run: impl FnOnce(&mut Self) -> T) -> T;
    /// How deep facts have led to each other.
    fn depth(&mut self) -> &mut u32;
    /// Parts of expressions that were worked out.
    fn work(&mut self) -> &mut u64;
}

/// Parts of expressions, members of sets included, in one thing that a player does. No turn of a shipped game comes near.
pub(super) const MOST_WORK: u64 = 2_000_000;

/// Counts what is worked out: sums within sums and facts that use facts multiply, however short they are.
pub(super) fn spend(scope: &mut impl Scope, parts: usize) -> Eval<()> {
    let work = scope.work();
    *work = work.saturating_add(parts as u64);
    match *work > MOST_WORK {
        true => Err(format!("this takes too long: more than {MOST_WORK} steps")),
        false => Ok(()),
    }
}

pub(super) type Eval<T> = Result<T, String>;

/// Stores begin with what needs no state.
struct Constant<'g, 'a> {
    game: &'g StoreGame<'a>,
    bound: Vec<(String, Val)>,
    depth: u32,
    work: u64,
}

impl Scope for Constant<'_, '_> {
    fn game(&self) -> &StoreGame<'_> {
        self.game
    }

    fn name(&self, name: &str) -> Option<Val> {
        self.bound.iter().rev().find(|(known, _)| known == name).map(|(_, value)| value.clone())
    }

    fn state(&self) -> &[u16] {
        &[]
    }

    fn with<T>(&mut self, name: &str, value: Val, run: impl FnOnce(&mut Self) -> T) -> T {
        self.bound.push((name.to_owned(), value));
        let result = run(self);
        self.bound.pop();
        result
    }

    fn depth(&mut self) -> &mut u32 {
        &mut self.depth
    }

    fn work(&mut self) -> &mut u64 {
        &mut self.work
    }
}

/// `work` counts on: all stores together take no more than one thing that a player does.
pub(super) fn constant(
    game: &StoreGame<'_>,
    bound: &[(String, Val)],
    expr: &Expr,
    work: &mut u64,
) -> Eval<i64> {
    let mut scope = Constant { game, bound: bound.to_vec(), depth: 0, work: *work };
    let value = eval(&mut scope, expr);
    *work = scope.work;
    number(&value?)
}

pub(super) fn number(value: &Val) -> Eval<i64> {
    match value {
        Val::Int(number) => Ok(*number),
        Val::Nothing => Ok(0),
        other => Err(format!("{other:?} is no number")),
    }
}

pub(super) fn holds(scope: &mut impl Scope, expr: &Expr) -> Eval<bool> {
    Ok(!matches!(eval(scope, expr)?, Val::Nothing | Val::Int(0)))
}

pub(super) fn eval(scope: &mut impl Scope, expr: &Expr) -> Eval<Val> {
    spend(scope, 1)?;
    Ok(match expr {
        Expr::Number(number) => Val::Int(*number),
        Expr::Word(word) => Val::Word(word.as_str().into()),
        Expr::Name(name) if name == "nothing" => Val::Nothing,
        Expr::Name(name) => match (scope.name(name), name.as_str()) {
            (Some(value), _) => value,
            (None, "board") => {
                let game = scope.game();
                let asset = game.atlas.asset(game.board);
                Val::Thing(asset.unit, asset.record)
            }
            (None, _) => return Err(format!("nothing is called `{name}`")),
        },
        Expr::Field(thing, name) => {
            let thing = eval(scope, thing)?;
            scope.game().field(&thing, name)?
        }
        Expr::Store(name, keys) => {
            // What is not in play with so many players is nowhere, and there is none of it.
            let Some(var) = maybe_var(scope, name, keys)? else { return Ok(Val::Nothing) };
            let Some(value) = scope.state().get(var).copied() else {
                return Err(format!("`{name}` is not known before the game begins"));
            };
            let game = scope.game();
            let store = &game.stores[game.vars[var].store];
            match (&store.holds, (value as usize).checked_sub(1)) {
                (None, _) => Val::Int(i64::from(value)),
                (Some(_), None) => Val::Nothing,
                (Some(holds), Some(at)) => {
                    game.sets.get(holds).and_then(|set| set.get(at)).cloned().unwrap_or(Val::Nothing)
                }
            }
        }
        Expr::Call(name, arguments) => call(scope, name, arguments)?,
        Expr::Fold(fold, each, value) => folded(scope, *fold, each, value)?,
        Expr::Not(inner) => Val::Int(i64::from(!holds(scope, inner)?)),
        Expr::Pair(sign, left, right) => pair(scope, *sign, left, right)?,
    })
}

fn call(scope: &mut impl Scope, name: &str, arguments: &[Expr]) -> Eval<Val> {
    let mut values = Vec::with_capacity(arguments.len());
    for argument in arguments {
        values.push(eval(scope, argument)?);
    }
    if let Some(at) = scope.game().facts.get(name).copied() {
        return functions::fact(scope, at, values);
    }
    match (name, values.as_slice()) {
        ("met", [condition]) => Ok(Val::Int(i64::from(functions::met(scope, condition)?))),
        ("min", [a, b]) => Ok(Val::Int(number(a)?.min(number(b)?))),
        ("max", [a, b]) => Ok(Val::Int(number(a)?.max(number(b)?))),
        ("place", [Val::Seat(seat)]) => Ok(Val::Int(*seat as i64 + 1)),
        ("default", [Val::Nothing, other]) => Ok(other.clone()),
        ("default", [value, _]) => Ok(value.clone()),
        _ => functions::function(scope.game(), name, &values),
    }
}

fn folded(scope: &mut impl Scope, fold: Fold, each: &Each, value: &Expr) -> Eval<Val> {
    let mut sum = 0;
    for thing in members(scope, each)? {
        match fold {
            Fold::Any => return Ok(Val::Int(1)),
            Fold::First => return Ok(thing),
            Fold::Count => sum += 1,
            Fold::Sum => {
                let add = scope.with(&each.name, thing, |scope| eval(scope, value))?;
                sum = i64::saturating_add(sum, number(&add)?);
            }
        }
    }
    Ok(if fold == Fold::First { Val::Nothing } else { Val::Int(sum) })
}

/// Those of a set for which the condition holds.
pub(super) fn members(scope: &mut impl Scope, each: &Each) -> Eval<Vec<Val>> {
    let all = match &each.set {
        Expr::Name(name) if scope.name(name).is_none() => named(scope, name)?,
        // Where a name means one thing, `all(NAME)` still means every one.
        Expr::Name(name) => match scope.name(name) {
            Some(Val::List(list)) => list.to_vec(),
            Some(value) => vec![value],
            None => Vec::new(),
        },
        Expr::Call(all, arguments) if all == "all" => match arguments.as_slice() {
            [Expr::Name(name)] => named(scope, name)?,
            _ => return Err("`all` needs the name of a kind, a block or a vocabulary".to_owned()),
        },
        Expr::Field(thing, name) => {
            let thing = eval(scope, thing)?;
            scope.game().list(&thing, name)?
        }
        other => vec![eval(scope, other)?],
    };
    spend(scope, all.len())?;
    let Some(condition) = &each.condition else { return Ok(all) };
    let mut found = Vec::new();
    for thing in all {
        if scope.with(&each.name, thing.clone(), |scope| holds(scope, condition))? {
            found.push(thing);
        }
    }
    Ok(found)
}

fn named(scope: &impl Scope, name: &str) -> Eval<Vec<Val>> {
    let game = scope.game();
    let is_shape = game.atlas.schema.shapes.iter().any(|shape| shape.name == *name);
    match game.sets.get(name) {
        Some(set) => Ok(set.clone()),
        // Nothing of this kind is among the packs.
        None if is_shape => Ok(Vec::new()),
        None => Err(format!("there is no set `{name}`")),
    }
}

fn pair(scope: &mut impl Scope, sign: Sign, left: &Expr, right: &Expr) -> Eval<Val> {
    let yes = |yes: bool| Ok(Val::Int(i64::from(yes)));
    match sign {
        Sign::And => return yes(holds(scope, left)? && holds(scope, right)?),
        Sign::Or => return yes(holds(scope, left)? || holds(scope, right)?),
        _ => {}
    }
    let (left, right) = (eval(scope, left)?, eval(scope, right)?);
    match sign {
        Sign::Equal => return yes(left == right),
        Sign::Other => return yes(left != right),
        _ => {}
    }
    let (a, b) = (number(&left)?, number(&right)?);
    match sign {
        Sign::Less => yes(a < b),
        Sign::AtMost => yes(a <= b),
        Sign::More => yes(a > b),
        Sign::AtLeast => yes(a >= b),
        Sign::Plus => Ok(Val::Int(a.saturating_add(b))),
        Sign::Minus => Ok(Val::Int(a.saturating_sub(b))),
        _ => Ok(Val::Int(a.saturating_mul(b))),
    }
}

/// The variable of a store that these keys mean.
pub(super) fn var(scope: &mut impl Scope, name: &str, keys: &[Expr]) -> Eval<usize> {
    maybe_var(scope, name, keys)?.ok_or_else(|| format!("there is no such `{name}`"))
}

fn maybe_var(scope: &mut impl Scope, name: &str, keys: &[Expr]) -> Eval<Option<usize>> {
    let mut values = Vec::new();
    for key in keys {
        values.push(eval(scope, key)?);
    }
    let game = scope.game();
    let at = *game.names.get(name).ok_or_else(|| format!("there is no store `{name}`"))?;
    let (store, sets) = (&game.stores[at], &game.rules.stores[at].sets);
    if values.len() != sets.len() {
        return Err(format!("the store `{name}` goes by {} things", sets.len()));
    }
    let mut place = 0;
    for ((value, set), size) in values.iter().zip(sets).zip(&store.sizes) {
        let found = game.places.get(set).and_then(|places| places.get(value));
        let Some(found) = found else {
            return match value {
                Val::Thing(..) | Val::Nothing => Ok(None),
                other => Err(format!("`{}` is none of `{set}`", game.label(other))),
            };
        };
        place = place * size + found;
    }
    Ok(Some(store.first + place))
}
