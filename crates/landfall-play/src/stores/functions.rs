//! What can be asked beside stores and fields: functions of the language, facts of the schema, conditions of the content.

use landfall_analysis::dice;
use landfall_model::{Condition, Rec, Value};
use landfall_schema::stores::asked::Asked;
use landfall_schema::{FieldId, Type};

use super::eval::{self, Eval, Scope, number};
use super::{StoreGame, Val};

/// Facts lead to facts, and conditions to facts, no deeper than this.
const MOST_DEPTH: u32 = 24;

/// The value of a fact for these arguments.
pub(super) fn fact(scope: &mut impl Scope, at: usize, values: Vec<Val>) -> Eval<Val> {
    *scope.depth() += 1;
    let result = match *scope.depth() > MOST_DEPTH {
        true => Err("facts lead to each other without end".to_owned()),
        false => bound(scope, at, values.into_iter(), 0),
    };
    *scope.depth() -= 1;
    result
}

fn bound(scope: &mut impl Scope, at: usize, mut values: std::vec::IntoIter<Val>, from: usize) -> Eval<Val> {
    let rules = scope.game().rules.clone();
    let fact = &rules.facts[at];
    match fact.arguments.get(from) {
        None => eval::eval(scope, &fact.value),
        Some(name) => {
            let value = values.next().unwrap_or(Val::Nothing);
            scope.with(name, value, |scope| bound(scope, at, values, from + 1))
        }
    }
}

/// Whether a condition of the content holds.
pub(super) fn met(scope: &mut impl Scope, condition: &Val) -> Eval<bool> {
    let Val::Field(unit, index, field) = *condition else { return Ok(true) };
    let rec = Rec::new(scope.game().atlas, unit, index);
    match rec.get(FieldId(field)).map(|view| view.value) {
        Some(Value::Condition(at)) => asked(scope, unit, at),
        _ => Ok(true),
    }
}

fn asked(scope: &mut impl Scope, unit: u32, at: u32) -> Eval<bool> {
    *scope.depth() += 1;
    let result = match *scope.depth() > MOST_DEPTH {
        true => Err("conditions within conditions, too many".to_owned()),
        false => parts(scope, unit, at),
    };
    *scope.depth() -= 1;
    result
}

fn parts(scope: &mut impl Scope, unit: u32, at: u32) -> Eval<bool> {
    let condition = scope.game().atlas.unit(unit).conditions.at(at);
    match condition {
        Condition::Not(part) => Ok(!asked(scope, unit, part)?),
        Condition::All(run) | Condition::Any(run) => {
            let is_all = matches!(condition, Condition::All(_));
            let parts: Vec<u32> = scope.game().atlas.unit(unit).condition_lists[run.range()].to_vec();
            for part in parts {
                if asked(scope, unit, part)? != is_all {
                    return Ok(!is_all);
                }
            }
            Ok(is_all)
        }
        Condition::Holds(index) => predicate(scope, unit, index),
    }
}

fn predicate(scope: &mut impl Scope, unit: u32, index: u32) -> Eval<bool> {
    let game = scope.game();
    let rec = Rec::new(game.atlas, unit, index);
    let shape = rec.shape();
    let Some(asked) = game.asked.get(&rec.shape_id()).cloned() else {
        return Err(format!("nothing says what `{}` asks", shape.name));
    };
    let Asked::Holds(expr) = &*asked else { return Ok(false) };
    let thing = Val::Thing(unit, index);
    let mut bound = vec![("this".to_owned(), thing.clone())];
    for field in &shape.fields {
        bound.push((field.name.clone(), game.field(&thing, &field.name)?));
    }
    with_all(scope, bound.into_iter(), &|scope| eval::holds(scope, expr))
}

fn with_all<S: Scope, T>(
    scope: &mut S,
    mut bound: std::vec::IntoIter<(String, Val)>,
    run: &dyn Fn(&mut S) -> T,
) -> T {
    match bound.next() {
        Some((name, value)) => scope.with(&name, value, |scope| with_all(scope, bound, run)),
        None => run(scope),
    }
}

/// A function that needs no state.
pub(super) fn function(game: &StoreGame<'_>, name: &str, values: &[Val]) -> Eval<Val> {
    let yes = |yes: bool| Ok(Val::Int(i64::from(yes)));
    match (name, values) {
        ("players", []) => Ok(Val::Int(game.players as i64)),
        ("low" | "high" | "within", [.., Val::Nothing]) => Ok(Val::Nothing),
        ("low", [Val::Range(low, _)]) => Ok(Val::Int(i64::from(*low))),
        ("high", [Val::Range(_, high)]) => Ok(Val::Int(i64::from(*high))),
        ("within", [n, Val::Range(low, high)]) => {
            yes((i64::from(*low)..=i64::from(*high)).contains(&number(n)?))
        }
        ("compare", [a, Val::Word(sign), b]) => yes(compared(number(a)?, sign, number(b)?)),
        ("compare", [_, Val::Nothing, _]) => yes(true),
        ("amount", [Val::Nothing, _]) => Ok(Val::Int(0)),
        ("amount", [Val::Field(unit, index, field), Val::Word(word)]) => {
            Ok(Val::Int(amount(game.rec(*unit, *index), FieldId(*field), word)))
        }
        ("tag", [Val::Word(vocab), Val::Word(word), Val::Word(tag)]) => Ok(tagged(game, vocab, word, tag)),
        ("next-to", [Val::Word(a), Val::Word(b)]) => yes(is_beside(game, a, b)),
        _ => Err(format!("`{name}` cannot be asked of {} such values", values.len())),
    }
}

fn compared(a: i64, sign: &str, b: i64) -> bool {
    match sign {
        "=" => a == b,
        "!=" => a != b,
        "<" => a < b,
        "<=" => a <= b,
        ">" => a > b,
        _ => a >= b,
    }
}

/// How many of a word a price asks for; of alternatives, the first.
fn amount(rec: Rec<'_>, field: FieldId, word: &str) -> i64 {
    let Some(view) = rec.get(field) else { return 0 };
    let Type::Requirement(vocab) = view.def().ty else { return 0 };
    let words = &rec.atlas.schema.vocab(vocab).words;
    let Some(way) = dice::nth_alternative(view, 0) else { return 0 };
    let terms = way.terms.iter().filter(|(term, _)| words[term.index()].name == word);
    terms.map(|(_, n)| i64::from(*n)).sum()
}

fn tagged(game: &StoreGame<'_>, vocab: &str, word: &str, tag: &str) -> Val {
    let vocab = game.atlas.schema.vocabularies.iter().find(|known| known.name == vocab);
    let found = vocab.and_then(|vocab| vocab.words[vocab.index.get(word)?.index()].tags.get(tag));
    match found {
        None => Val::Nothing,
        Some(text) => text.parse().map_or_else(|_| Val::Word(text.as_str().into()), Val::Int),
    }
}

/// Whether two words of a round map lie side by side.
fn is_beside(game: &StoreGame<'_>, a: &str, b: &str) -> bool {
    game.atlas.schema.vocabularies.iter().any(|vocab| {
        let (Some(polar), Some(a), Some(b)) = (&vocab.polar, vocab.index.get(a), vocab.index.get(b)) else {
            return false;
        };
        polar.neighbours(*a).contains(b)
    })
}
