//! Where a value is written, for reports that point at it.

use landfall_diagnostics::Span;
use landfall_model::{Answer, Rec, Value as Stored};
use landfall_schema::{Access, Arith, Expr, Function, ShapeId};

use super::costs::placed_words;
use super::eval::Eval;
use super::functions::nth;
use super::value::{Value, stored};

/// A value and its place.
type Placed<'a> = (Span, Value<'a>);

impl<'a> Eval<'_, 'a> {
    /// The places of what an expression names, in order: fields where they are written, items by their names.
    pub fn places(&mut self, expr: &Expr) -> Vec<Span> {
        self.placed(expr).into_iter().map(|(span, _)| span).collect()
    }

    fn placed(&mut self, expr: &Expr) -> Vec<Placed<'a>> {
        match expr {
            Expr::Get(of, access) => {
                let items = self.value(of).into_list();
                items.into_iter().flat_map(|item| self.placed_fields(item, access)).collect()
            }
            Expr::Where { list, condition } => {
                let mut found = self.placed(list);
                found.retain(|(_, value)| {
                    self.items.push(value.clone());
                    let holds = self.holds(condition);
                    self.items.pop();
                    holds.is(true)
                });
                found
            }
            Expr::Else(a, b) => match self.placed(a) {
                found if found.is_empty() => self.placed(b),
                found => found,
            },
            Expr::Arith(Arith::Add, a, b) => {
                let mut found = self.placed(a);
                found.extend(self.placed(b));
                found
            }
            Expr::Call(Function::First, arguments) => {
                self.placed(&arguments[0]).into_iter().take(1).collect()
            }
            Expr::Call(Function::Last, arguments) => self.placed(&arguments[0]).pop().into_iter().collect(),
            Expr::Call(Function::Nth, arguments) => {
                let found = self.placed(&arguments[0]);
                let at = self.value(&arguments[1]).number();
                at.and_then(|at| nth(found, at)).into_iter().collect()
            }
            Expr::Call(Function::Known, arguments) => self.placed(&arguments[0]),
            Expr::Call(Function::If, arguments) => match self.holds(&arguments[0]) {
                Answer::Known(true) => self.placed(&arguments[1]),
                _ => self.placed(&arguments[2]),
            },
            Expr::Call(Function::Whole, arguments) => {
                let items = self.value(&arguments[0]).into_list();
                items.into_iter().filter_map(|item| Some((written(&item)?.span(), item))).collect()
            }
            Expr::Call(Function::Words, arguments) => match self.value(&arguments[0]) {
                Value::Cost(cost) => placed_words(*cost),
                _ => Vec::new(),
            },
            Expr::Call(function @ (Function::Refs | Function::Named), arguments) => {
                let of = self.value(&arguments[0]);
                self.placed_refs(of, *function == Function::Refs).unwrap_or_default()
            }
            Expr::Call(Function::Icons, arguments) => {
                let of = self.value(&arguments[0]);
                self.placed_icons(of).unwrap_or_default()
            }
            other => by_name(self.value(other)),
        }
    }

    fn placed_fields(&mut self, item: Value<'a>, access: &[(ShapeId, Access)]) -> Vec<Placed<'a>> {
        let Some(rec) = written(&item) else { return Vec::new() };
        let found = access.iter().find(|(shape, _)| *shape == rec.shape_id());
        let Some((_, Access::Field(id))) = found else { return by_name(self.read(item, access)) };
        let mut out = Vec::new();
        for view in rec.all(*id) {
            match view.value {
                // What a block or an effect is about is known by its name.
                Stored::Record(_) | Stored::Effects(_) | Stored::Options(_) => {
                    out.extend(by_name(stored(view)))
                }
                _ => out.extend(stored(view).members().map(|value| (view.span, value))),
            }
        }
        out
    }
}

/// What is only named here has no place that anybody could change.
fn written<'a>(value: &Value<'a>) -> Option<Rec<'a>> {
    let Value::Item(rec) = value else { return None };
    let external = rec.owner().is_some_and(|id| rec.atlas.asset(id).external);
    (!external).then_some(*rec)
}

fn by_name(value: Value<'_>) -> Vec<Placed<'_>> {
    let place = |value: &Value<'_>| match value {
        Value::Cost(cost) => Some(cost.span()),
        other => Some(written(other)?.name_span()),
    };
    value.members().filter_map(|value| Some((place(&value)?, value))).collect()
}
