//! Conditions and targets.

use landfall_model::{Condition, FieldView, Rec, Value};
use landfall_schema::{Type, Whom, WordId};

use super::values::{Asking, Val};
use super::{Frame, Run, Step};
use crate::vars::CounterVars;
use crate::world::{Choice, VarId, Why, World};

impl<'a, W: World> Step<'_, 'a, W> {
    pub(super) fn holds(&mut self, frame: Frame<'a>, condition: FieldView<'a>) -> Run<bool> {
        match condition.value {
            Value::Condition(at) => self.condition(frame, condition.rec, at),
            _ => Ok(true),
        }
    }

    fn condition(&mut self, frame: Frame<'a>, rec: Rec<'a>, at: u32) -> Run<bool> {
        let unit = rec.arrays();
        match unit.conditions.at(at) {
            Condition::Not(part) => Ok(!self.deeper(rec, |this| this.condition(frame, rec, part))?),
            Condition::All(list) => {
                for part in &unit.condition_lists[list.range()] {
                    if !self.deeper(rec, |this| this.condition(frame, rec, *part))? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            Condition::Any(list) => {
                for part in &unit.condition_lists[list.range()] {
                    if self.deeper(rec, |this| this.condition(frame, rec, *part))? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            Condition::Holds(index) => self.predicate(frame, rec.at(index)),
        }
    }

    fn predicate(&mut self, frame: Frame<'a>, predicate: Rec<'a>) -> Run<bool> {
        let about = Some(predicate);
        let Some(expr) = predicate.shape().is.as_ref().and_then(|is| is.expr.as_ref()) else {
            return self.agree(Why::ByHand, frame.actor, about);
        };
        let asked = self.value(&mut Asking::new(frame, predicate), expr)?;
        match asked.truth() {
            Ok(truth) => Ok(truth),
            Err(why) => self.agree(why, frame.actor, about),
        }
    }

    /// The place of whoever acts, and what lies or is printed there.
    pub(super) fn things_here(&mut self, frame: Frame<'a>) -> Vec<Rec<'a>> {
        match self.here(frame) {
            Some(node) => self.things_at(node),
            None => Vec::new(),
        }
    }

    pub(super) fn things_at(&mut self, node: usize) -> Vec<Rec<'a>> {
        let game = self.game;
        let mut found = vec![game.board.routes.nodes[node]];
        for zone in 0..game.procedure.zones.len() {
            if game.procedure.zones[zone].at_places {
                found.extend(self.lies_at(zone, node));
            }
        }
        found
    }

    /// Whom the target of an effect means; whoever acts, where it has none.
    pub(super) fn whom_of(&mut self, frame: Frame<'a>, verb: Option<Rec<'a>>) -> Run<Vec<usize>> {
        match verb {
            Some(verb) => self.whom(frame, verb),
            None => Ok(frame.actor.into_iter().collect()),
        }
    }

    pub(super) fn whom(&mut self, frame: Frame<'a>, verb: Rec<'a>) -> Run<Vec<usize>> {
        let target = verb.fields().find(|view| view.def().ty == Type::Target).and_then(|view| view.record());
        let Some(target) = target else { return Ok(frame.actor.into_iter().collect()) };
        let is = target.shape().is.as_ref();
        let Some((whom, expr)) = is.and_then(|is| Some((is.whom, is.expr.as_ref()?))) else {
            // People know whom it means.
            let there = (0..self.game.rules.team).map(Val::Member).collect::<Vec<_>>();
            let there = self.present(there);
            return self.one_of(frame, verb, there, Why::Choice);
        };
        let mut asking = Asking::new(frame, target);
        let meant = self.value(&mut asking, expr)?;
        let meant = self.members(&mut asking, meant)?;
        if whom == Whom::Each {
            let mut found = Vec::new();
            for (member, doubt) in meant {
                let is_meant = match doubt {
                    Some(why) => self.agree(why, frame.actor, Some(verb))?,
                    None => true,
                };
                found.extend(is_meant.then_some(member));
            }
            return Ok(found);
        }
        let doubt = meant.iter().find_map(|(_, doubt)| doubt.clone());
        let why = match whom {
            Whom::Pick => Why::Choice,
            _ => doubt.unwrap_or_else(|| Why::Luck(vec![1; meant.len()])),
        };
        let meant = meant.into_iter().map(|(member, _)| member).collect();
        self.one_of(frame, verb, meant, why)
    }

    fn one_of(&mut self, frame: Frame<'a>, verb: Rec<'a>, of: Vec<usize>, why: Why) -> Run<Vec<usize>> {
        if of.is_empty() {
            return Ok(of);
        }
        let options = of.iter().map(|member| Choice::Member(*member)).collect();
        Ok(vec![of[self.pick(why, frame.actor, Some(verb), options)?]])
    }

    /// What a member has of a counter, of all sorts together.
    pub(super) fn total(&mut self, counter: usize, member: usize) -> u16 {
        let vars: Vec<VarId> = match &self.game.vars.counters[counter] {
            CounterVars::Members(vars) => vec![vars[member]],
            CounterVars::MemberCards(vars, _) => vars[member].clone(),
            _ => Vec::new(),
        };
        vars.into_iter().map(|var| self.get(var)).sum()
    }

    pub(super) fn word_of(&self, verb: Option<Rec<'a>>, arg: landfall_schema::FieldId) -> Option<WordId> {
        match self.field(verb, arg)?.value {
            Value::Word(word) => Some(word),
            _ => None,
        }
    }
}
