//! Values as cells.

use landfall_model::{Arrow, Compare, Condition, FieldView, List, Rec, Target, Value};
use landfall_schema::{Class, Type, VocabId};

use super::Encoder;
use super::writer::{At, Cell};
use crate::layout::Item;
use crate::voice::Said;

/// The numbers of parts that are remembered as texts.
const SMALL: usize = 64;

impl<'a> Encoder<'a> {
    /// A value that fills a column by itself.
    pub(super) fn value(&mut self, field: FieldView<'a>) -> Cell {
        let (rec, arrays) = (field.rec, field.rec.arrays());
        match field.value {
            // Lists fill vectors, see `values`.
            Value::Bad | Value::Effects(_) | Value::Options(_) => Cell::Absent,
            Value::Flag => Cell::Bool(true),
            Value::Int(number) => Cell::Int(number),
            Value::Word(word) => {
                Cell::UShort(field.vocab().map_or(0, |vocab| self.layout.word_value(vocab, word)))
            }
            Value::Name(name) => self.writer.string(arrays.names.get(name)),
            Value::Text(text) => Cell::UInt(self.texts.of(rec.unit, text)),
            Value::Ref(at) => self.reference(field, arrays.refs.target(at)),
            Value::Requirement(at) => self.requirement(rec, at),
            Value::Condition(at) => Cell::At(self.condition(rec, at)),
            Value::Record(at) if rec.at(at).shape().class == Class::Target => {
                Cell::At(self.target(rec.at(at)))
            }
            Value::Record(at) => Cell::At(self.record(rec.at(at))),
            Value::Compare(compare) => Cell::UShort(compare_value(compare)),
            Value::Range(low, high) => {
                Cell::At(self.core_table(self.layout.core.range, &[Cell::Int(low), Cell::Int(high)]))
            }
            Value::Arrow(arrow) => Cell::UShort(arrow_value(arrow)),
        }
    }

    /// A value that adds to a vector of `item`.
    pub(super) fn values(&mut self, field: FieldView<'a>, item: Item) {
        match field.value {
            Value::Effects(list) if item == Item::Table(self.layout.core.effect) => {
                self.effects(field.rec, list);
            }
            Value::Effects(list) => self.effect_list(field.rec, list),
            Value::Options(list) => {
                for option in &field.rec.arrays().options[list.range()] {
                    self.effect_list(field.rec, *option);
                }
            }
            _ => {
                let cell = self.value(field);
                self.values.push(cell);
            }
        }
    }

    fn effects(&mut self, rec: Rec<'a>, list: List) {
        for verb in rec.arrays().list(list) {
            let effect = self.effect(rec.at(*verb));
            self.values.push(Cell::At(effect));
        }
    }

    fn effect_list(&mut self, rec: Rec<'a>, list: List) {
        let bottom = self.values.len();
        self.effects(rec, list);
        let effects = self.writer.cells(&self.values[bottom..]);
        self.values.truncate(bottom);
        let list = self.core_table(self.layout.core.effect_list, &[effects]);
        self.values.push(Cell::At(list));
    }

    fn reference(&mut self, field: FieldView<'a>, target: Target) -> Cell {
        let asset = self.atlas.target_asset(target);
        match (&field.def().ty, target) {
            (_, Target::Missing) => Cell::Absent,
            (Type::Child { .. }, target) => {
                let cell = asset.map_or(Cell::Absent, |id| self.key(id));
                let child = match (target, asset) {
                    (Target::Child { record, .. }, Some(id)) => {
                        let unit = self.atlas.asset(id).unit;
                        self.part_key(Rec::new(self.atlas, unit, record))
                    }
                    _ => self.writer.string(&self.written_child(field)),
                };
                Cell::At(self.core_table(self.layout.core.child, &[cell, child]))
            }
            (Type::Ref(kinds), _) if kinds.len() != 1 => {
                let Some(id) = asset else { return Cell::Absent };
                let kind = self.layout.kind_value(self.atlas.asset(id).kind);
                let cells = [Cell::UShort(kind), self.key(id)];
                Cell::At(self.core_table(self.layout.core.reference, &cells))
            }
            _ => asset.map_or(Cell::Absent, |id| self.key(id)),
        }
    }

    /// What tells a part apart. Most are called 1, 2 or 3.
    fn part_key(&mut self, part: Rec<'a>) -> Cell {
        let key = part.shape().key.and_then(|id| part.get(id));
        let small = key.and_then(|key| usize::try_from(key.int()?).ok()).filter(|key| *key < SMALL);
        let known = small.and_then(|small| self.small.get(small)).copied().filter(|at| *at != 0);
        if let Some(known) = known {
            return Cell::At(At(known));
        }
        let Some(text) = key.and_then(|key| key.as_text()) else { return Cell::Absent };
        let cell = self.writer.string(&text);
        if let (Cell::At(at), Some(small)) = (cell, small) {
            self.small.resize(SMALL, 0);
            self.small[small] = at.0;
        }
        cell
    }

    /// The key of a part that several assets have: only the text names it.
    fn written_child(&self, field: FieldView<'a>) -> String {
        let Some(found) = field.reference() else { return String::new() };
        let written = self.sources.slice(field.rec.arrays().span(found.start, found.end));
        written.rsplit(['.', ' ']).next().unwrap_or(written).to_owned()
    }

    fn requirement(&mut self, rec: Rec<'a>, at: u32) -> Cell {
        let arrays = rec.arrays();
        let requirement = arrays.requirements[at as usize];
        let Some(tables) = self.tables_for(requirement.vocab) else { return Cell::Absent };
        let mut alternatives = Vec::new();
        for alternative in &arrays.alternatives[requirement.alternatives.range()] {
            let mut terms = Vec::new();
            for term in &arrays.terms[alternative.range()] {
                let word = self.layout.word_value(requirement.vocab, term.word);
                let cells = [Cell::UShort(word), Cell::UShort(term.count), Cell::Bool(term.absent)];
                terms.push(self.core_table(tables.term, &cells));
            }
            let terms = self.writer.tables(&terms);
            alternatives.push(self.core_table(tables.alternative, &[terms]));
        }
        let alternatives = self.writer.tables(&alternatives);
        let text = self.said(Said::Requirement(rec, at));
        Cell::At(self.core_table(tables.requirement, &[alternatives, text]))
    }

    fn tables_for(&self, vocab: VocabId) -> Option<crate::layout::RequirementTables> {
        self.layout.requirements[vocab.index()]
    }

    /// Conditions nest as deep as parentheses may, which lowering limits.
    fn condition(&mut self, rec: Rec<'a>, at: u32) -> At {
        let (arrays, core) = (rec.arrays(), self.layout.core);
        let (table, cell) = match arrays.conditions.at(at) {
            Condition::Holds(predicate) => {
                return self.wrapped(rec.at(predicate), core.condition, Said::Condition(rec, at));
            }
            Condition::Not(inner) => (core.not, Cell::At(self.condition(rec, inner))),
            Condition::All(list) => (core.all, self.conditions(rec, &arrays.condition_lists[list.range()])),
            Condition::Any(list) => (core.any, self.conditions(rec, &arrays.condition_lists[list.range()])),
        };
        let member = self.connective(table);
        let inner = self.core_table(table, &[cell]);
        let text = self.said(Said::Condition(rec, at));
        self.core_table(core.condition, &[Cell::Union(member, inner), text])
    }

    fn conditions(&mut self, rec: Rec<'a>, list: &[u32]) -> Cell {
        let bottom = self.values.len();
        for at in list {
            let condition = self.condition(rec, *at);
            self.values.push(Cell::At(condition));
        }
        let conditions = self.writer.cells(&self.values[bottom..]);
        self.values.truncate(bottom);
        conditions
    }

    fn connective(&self, table: usize) -> u8 {
        let members = &self.layout.unions[self.layout.core.test].members;
        members.iter().position(|member| *member == table).map_or(0, |at| at as u8 + 1)
    }
}

fn compare_value(compare: Compare) -> u16 {
    match compare {
        Compare::Equal => 1,
        Compare::NotEqual => 2,
        Compare::Less => 3,
        Compare::AtMost => 4,
        Compare::More => 5,
        Compare::AtLeast => 6,
    }
}

fn arrow_value(arrow: Arrow) -> u16 {
    match arrow {
        Arrow::Forward => 1,
        Arrow::Back => 2,
        Arrow::Both => 3,
    }
}
