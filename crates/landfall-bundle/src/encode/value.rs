//! Values as cells.

use landfall_model::{Arrow, Compare, Condition, FieldView, List, Rec, Reference, Target, Value};
use landfall_schema::{Class, Type, VocabId};

use super::Encoder;
use super::spoken::Said;
use super::writer::{At, Cell};
use crate::layout::Item;

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
            Value::Ref(at) => self.reference(field, &arrays.refs.at(at)),
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
    pub(super) fn values(&mut self, field: FieldView<'a>, item: Item, out: &mut Vec<Cell>) {
        match field.value {
            Value::Effects(list) if item == Item::Table(self.layout.core.effect) => {
                out.extend(self.effects(field.rec, list).into_iter().map(Cell::At));
            }
            Value::Effects(list) => out.push(self.effect_list(field.rec, list)),
            Value::Options(list) => {
                for option in &field.rec.arrays().options[list.range()] {
                    out.push(self.effect_list(field.rec, *option));
                }
            }
            _ => out.push(self.value(field)),
        }
    }

    fn effects(&mut self, rec: Rec<'a>, list: List) -> Vec<At> {
        rec.arrays().list(list).iter().map(|verb| self.effect(rec.at(*verb))).collect()
    }

    fn effect_list(&mut self, rec: Rec<'a>, list: List) -> Cell {
        let effects = self.effects(rec, list);
        let effects = self.writer.tables(&effects);
        Cell::At(self.core_table(self.layout.core.effect_list, &[effects]))
    }

    fn reference(&mut self, field: FieldView<'a>, found: &Reference) -> Cell {
        let asset = self.atlas.target_asset(found.target).map(|id| self.atlas.asset(id));
        match (&field.def().ty, found.target) {
            (_, Target::Missing) => Cell::Absent,
            (Type::Child { .. }, target) => {
                let child = match (target, asset) {
                    (Target::Child { record, .. }, Some(asset)) => {
                        Rec::new(self.atlas, asset.unit, record).key()
                    }
                    _ => Some(self.written_child(field)),
                };
                let asset = asset.map_or(Cell::Absent, |asset| self.writer.string(&asset.key));
                let child = child.map_or(Cell::Absent, |child| self.writer.string(&child));
                Cell::At(self.core_table(self.layout.core.child, &[asset, child]))
            }
            (Type::Ref(kinds), _) if kinds.len() != 1 => {
                let Some(asset) = asset else { return Cell::Absent };
                let cells =
                    [Cell::UShort(self.layout.kind_value(asset.kind)), self.writer.string(&asset.key)];
                Cell::At(self.core_table(self.layout.core.reference, &cells))
            }
            _ => asset.map_or(Cell::Absent, |asset| self.writer.string(&asset.key)),
        }
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
        let (table, cell) = match arrays.conditions[at as usize] {
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
        let conditions: Vec<At> = list.iter().map(|at| self.condition(rec, *at)).collect();
        self.writer.tables(&conditions)
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
