//! Formulas: expressions of the schema that others ask for by name.

use std::sync::OnceLock;

use landfall_model::{Doubt, Rec};

use super::eval::{Eval, MOST_STEPS, Work};
use super::value::Value;

/// What a formula of the whole game comes to, which is the same for everybody who asks.
pub(crate) struct Shared<'a> {
    value: Value<'a>,
    reason: Doubt,
    is_too_long: bool,
    is_local: bool,
}

impl<'c, 'a> Eval<'c, 'a> {
    /// What a formula of the whole game came to, to look at; `None` when nobody has asked for it yet.
    pub(super) fn known_formula(&self, at: u16) -> Option<&'c Value<'a>> {
        let found = self.ctx.shared(at, self.players)?.get()?;
        self.charge(found);
        Some(&found.value)
    }

    pub(super) fn formula(&mut self, rec: Option<Rec<'a>>, at: u16) -> Value<'a> {
        let ctx = self.ctx;
        let Some(formula) = ctx.atlas.schema.formulas.get(at as usize) else { return Value::Unknown };
        if let Some(rec) = rec {
            return self.within_item(rec, |eval| eval.value(&formula.is)).unwrap_or(Value::Nothing);
        }
        let slot = ctx.shared(at, self.players);
        if let Some(known) = slot.and_then(OnceLock::get) {
            return self.taken(known);
        }
        // It must not matter who asks first, so nobody is charged for it.
        let work = Work::default();
        let Some(mut inner) = self.deeper_at(None, &work) else { return Value::Nothing };
        let value = inner.value(&formula.is);
        let found = Shared {
            value,
            reason: work.reason(),
            is_too_long: work.is_too_long(),
            is_local: work.is_local(),
        };
        let value = self.taken(&found);
        self.work.is_cut.set(self.work.is_cut.get() || work.is_cut.get());
        if let Some(slot) = slot
            && !work.is_cut.get()
        {
            // Another thread may have been faster, with the same answer.
            _ = slot.set(found);
        }
        value
    }

    fn taken(&self, found: &Shared<'a>) -> Value<'a> {
        self.charge(found);
        found.value.clone()
    }

    fn charge(&self, found: &Shared<'a>) {
        if found.reason == Doubt::Mistake {
            self.doubt();
        }
        if !found.is_local {
            self.work.leave();
        }
        if found.is_too_long {
            self.step(MOST_STEPS as usize);
        }
    }
}
