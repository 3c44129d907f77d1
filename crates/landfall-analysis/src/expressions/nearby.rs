//! Whether a question looks beyond the file of what it is about.
//!
//! An editor asks all rules again after each edit. What was found out about a file that did not change, and by looking at
//! nothing else, needs no second look.

use landfall_schema::Function;

use super::eval::Eval;
use super::value::Value;

impl<'a> Eval<'_, 'a> {
    /// Notes whether what a function is asked about lies elsewhere, or the function looks elsewhere whatever it is asked.
    pub(super) fn look_at<'v>(&self, function: Function, values: impl Iterator<Item = &'v Value<'a>>)
    where
        'a: 'v,
    {
        if self.work.is_far() {
            return;
        }
        let mut values = values;
        if looks_around(function) || values.any(|value| !self.is_nearby(value)) {
            self.work.leave();
        }
    }

    fn is_nearby(&self, value: &Value<'a>) -> bool {
        match value {
            Value::Item(rec) => self.work.is_home(rec.unit),
            Value::Cost(cost) => self.work.is_home(cost.field.rec.unit),
            Value::Maybe(_) | Value::Unknown | Value::Lost(_) => false,
            Value::List(list) => list.iter().all(|member| self.is_nearby(member)),
            _ => true,
        }
    }
}

/// Whether a function looks at more than the values it is given.
fn looks_around(function: Function) -> bool {
    use Function::*;
    match function {
        If | Given | Any | None | Count | First | Last | Nth | Known | Sum | Min | Max | Compare | Rising
        | Distinct | Repeated | Upto | Join | Plural | List | Whole | At | Inside | Effects | Before
        | After | Icons | Guards | PlayerCounts | Does | Refs | Named | Tag | Printed | Flagged
        | NumberOf | Part | Written | Amount | Total | Words | Alternatives | Absent | Missing | Implies
        | ImpliesWithWild | Least | LeastAtStart | Shown | ShownAtStart => false,
        Reach | Users | Writers | Readers | Discards | Cyclic | Follow | Cycles | Cycle | Chain | Exits
        | ReadOn | SentFrom | Outcomes | Reached | Linked | Reachable | Walked | Ways | Starts | Ends
        | Present | Lying | InPlay | Boards | Way | Route | On | Distance => true,
    }
}
