//! What the expressions of a schema come to, for one card or for all of them.

mod closed;
mod costs;
mod eval;
mod formulas;
mod functions;
mod graph;
mod guards;
mod map;
mod nearby;
mod neighbours;
mod places;
mod play;
mod value;

use landfall_model::Rec;
use landfall_schema::Expr;

use crate::Context;
pub use closed::closed_ways;
pub use eval::{Eval, Work};
pub(crate) use formulas::Shared;
pub(crate) use map::{Ways, WaysOf};
use value::listed;
pub use value::{Value, joined};

/// What an expression comes to, as content would write it. `None`: the question was given up.
pub fn answer<'a>(
    ctx: &Context<'a>,
    expr: &Expr,
    subject: Option<Rec<'a>>,
    players: Option<i64>,
) -> Option<String> {
    let work = Work::default();
    let mut eval = Eval::new(ctx, &work);
    eval.items.extend(subject.map(Value::Item));
    eval.players = players;
    // A person asks about what was written, not about what lies in the box of the printed game.
    eval.only_own = true;
    let value = eval.value(expr);
    (!eval.gave_up()).then(|| match value {
        Value::List(list) if list.is_empty() => "nothing".to_owned(),
        Value::List(list) => {
            listed(&list.iter().map(|value| value.told(ctx.atlas)).collect::<Vec<_>>(), "and")
        }
        value => value.told(ctx.atlas),
    })
}
