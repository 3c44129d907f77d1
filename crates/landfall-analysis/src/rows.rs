//! The rows of checks, with what they ask for.

use landfall_model::{FieldView, Rec};
use landfall_schema::{FieldId, Role, Tag, Type};

use crate::Context;
use crate::dice::{Alternative, alternatives};

pub struct Row<'a> {
    pub rec: Rec<'a>,
    /// What the dice must show, if the row says so; no alternatives when that was reported.
    pub gate: Option<(FieldView<'a>, Vec<Alternative>)>,
    /// Rows of this shape can ask for dice.
    pub can_be_gated: bool,
    /// The row that is left when no other is met.
    pub is_fallback: bool,
    /// Its usual place among the others.
    pub order: Option<i32>,
}

/// All rows of which one is needed, those of one check side by side and in the order of the text.
pub fn rows<'a>(ctx: &Context<'a>) -> Vec<Row<'a>> {
    let mut found = Vec::new();
    for (at, shape) in ctx.atlas.schema.shapes.iter().enumerate() {
        for (slot, field) in shape.fields.iter().enumerate() {
            let (Some(needed), Type::Block(inner)) = (field.needs, &field.ty) else { continue };
            let inner = ctx.atlas.schema.shape(*inner);
            let (gate, key) = (inner.field_in_role(Role::Gate), inner.key);
            for home in ctx.records(landfall_schema::ShapeId(at as u16)) {
                for rec in home.blocks(FieldId(slot as u16)) {
                    let word = key.and_then(|key| rec.get(key)).map(|field| field.value);
                    let gate_field = gate.and_then(|gate| rec.get(gate));
                    found.push(Row {
                        rec,
                        gate: gate_field.map(|field| (field, alternatives(field))),
                        can_be_gated: gate.is_some(),
                        order: order(rec),
                        is_fallback: word == Some(landfall_model::Value::Word(needed)),
                    });
                }
            }
        }
    }
    found
}

fn order(row: Rec<'_>) -> Option<i32> {
    row.get(row.shape().key?)?.word()?.tag(Tag::Order)?.parse().ok()
}
