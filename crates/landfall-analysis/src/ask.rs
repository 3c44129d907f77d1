//! Finding things by the roles of the schema, and reading what effects do.

use landfall_model::{Answer, AssetId, Atlas, Doubt, FieldView, Rec, Target};
use landfall_schema::{Act, Class, Does, Field, FieldId, KindId, Role, ShapeId, Type};

use crate::Context;

/// The records of each shape, so that nobody scans all of them to find a few. They are counted through all units.
pub struct Index {
    /// The number of the first record of each unit, and of all records.
    units: Vec<u32>,
    /// Where those of each shape begin, and where the last ones end.
    shapes: Vec<u32>,
    /// How far each record is from the one before: seven bits in a byte, the lowest first, as long as the eighth says so.
    steps: Vec<u8>,
}

impl Index {
    pub fn new(atlas: &Atlas) -> Self {
        let mut units = vec![0u32];
        for unit in &atlas.units {
            units.push(units[units.len() - 1] + unit.records.len() as u32);
        }
        // First it is counted how much room each shape takes, then that is filled.
        let mut shapes = vec![0u32; atlas.schema.shapes.len() + 1];
        each_step(atlas, &units, |shape, step| shapes[shape + 1] += bytes(step).count() as u32);
        for at in 1..shapes.len() {
            shapes[at] += shapes[at - 1];
        }
        let mut free = shapes.clone();
        let mut steps = vec![0; shapes[shapes.len() - 1] as usize];
        each_step(atlas, &units, |shape, step| {
            for byte in bytes(step) {
                steps[free[shape] as usize] = byte;
                free[shape] += 1;
            }
        });
        Self { units, shapes, steps }
    }

    /// The unit of each record of a shape, and its place there, in order.
    fn of_shape(&self, shape: ShapeId) -> impl Iterator<Item = (u32, u32)> {
        let run = self.shapes[shape.index()] as usize..self.shapes[shape.index() + 1] as usize;
        let mut steps = self.steps[run].iter();
        let (mut unit, mut record) = (0, 0);
        std::iter::from_fn(move || {
            let (mut step, mut shift) = (0, 0);
            loop {
                let byte = steps.next()?;
                step |= u32::from(byte & 0x7f) << shift;
                shift += 7;
                if *byte < 0x80 {
                    break;
                }
            }
            record += step;
            if self.units[unit + 1] <= record {
                unit = self.units.partition_point(|first| *first <= record) - 1;
            }
            Some((unit as u32, record - self.units[unit]))
        })
    }
}

/// Each record by its shape, and how far it is from the last one of that shape.
fn each_step(atlas: &Atlas, units: &[u32], mut see: impl FnMut(usize, u32)) {
    let mut last = vec![0u32; atlas.schema.shapes.len()];
    for (unit, first) in atlas.units.iter().zip(units) {
        for at in 0..unit.records.len() as u32 {
            let shape = unit.records.shape(at).index();
            see(shape, first + at - last[shape]);
            last[shape] = first + at;
        }
    }
}

fn bytes(step: u32) -> impl Iterator<Item = u8> {
    let more = |step: &u32| Some(step >> 7).filter(|rest| *rest > 0);
    let parts = std::iter::successors(Some(step), more);
    parts.map(|part| if part >> 7 > 0 { part as u8 | 0x80 } else { part as u8 })
}

impl<'a> Context<'a> {
    pub fn records(&self, shape: ShapeId) -> impl Iterator<Item = Rec<'a>> {
        self.index.of_shape(shape).map(|(unit, index)| Rec::new(self.atlas, unit, index))
    }

    /// A record of which everything is written here and could be understood.
    pub fn whole<'r>(&self, rec: Rec<'r>) -> Answer<Rec<'r>> {
        let is_elsewhere = || rec.owner().is_some_and(|owner| self.atlas.asset(owner).external);
        match self.trouble.is_in(rec.span()) {
            true => Answer::Unknown(Doubt::Mistake),
            false if is_elsewhere() => Answer::Unknown(Doubt::Elsewhere),
            false => Answer::Known(rec),
        }
    }

    /// The asset that holds a record, if everything on it could be understood.
    pub fn whole_card(&self, rec: Rec<'_>) -> Answer<AssetId> {
        let Some(owner) = rec.owner() else { return Answer::Nothing };
        match self.whole(self.atlas.rec(owner)).doubt() {
            Some(doubt) => Answer::Unknown(doubt),
            None => Answer::Known(owner),
        }
    }

    /// A record of which every line could be read; names in it may lead nowhere.
    pub fn read<'r>(&self, rec: Rec<'r>) -> Answer<Rec<'r>> {
        match self.trouble.is_unread_in(rec.span()) {
            true => Answer::Unknown(Doubt::Mistake),
            false => Answer::Known(rec),
        }
    }

    /// Why a line that could not be read may lead to this asset or ask for it.
    pub fn unread_about(&self, id: AssetId) -> Option<Doubt> {
        let key = &self.atlas.asset(id).key;
        let is_mentioned = self.atlas.is_mentioned(key) || self.trouble.is_in_torn_text(key);
        is_mentioned.then_some(Doubt::Mistake)
    }

    /// Why a line with a mistake in it may name a part with this key.
    pub fn unread_about_part(&self, key: &str) -> Option<Doubt> {
        let is_meant = self.atlas.is_mentioned(key) || self.atlas.is_near_a_lost_name(key);
        (is_meant || self.trouble.may_mean(key)).then_some(Doubt::Mistake)
    }

    /// Whether play leads to this asset: from somewhere that is reached, or because it needs nobody's leave.
    pub fn led_to(&self, id: AssetId) -> Answer<bool> {
        let kind = self.atlas.schema.kind(self.atlas.asset(id).kind);
        let is_excused =
            kind.unused.is_none() || kind.standalone.is_some_and(|flag| self.atlas.rec(id).has(flag));
        let is_user = |user: AssetId| user != id && self.ledger.is_reached(user);
        match self.unread_about(id) {
            Some(doubt) => Answer::unless(is_excused || self.references.users(id).any(is_user), Some(doubt)),
            None => Answer::Known(self.ledger.is_reached(id)),
        }
    }

    /// Every record whose shape carries the role.
    pub fn in_role(&self, role: Role) -> Vec<Rec<'a>> {
        self.atlas.schema.shapes_in_role(role).flat_map(|shape| self.records(shape)).collect()
    }

    /// The assets, written here and not only named, of kinds that carry the role.
    pub fn assets_in_role(&self, role: Role) -> Vec<AssetId> {
        let schema = &self.atlas.schema;
        let kinds = (0..schema.kinds.len() as u16).map(KindId);
        let kinds = kinds.filter(|kind| schema.kind_shape(*kind).has_role(role));
        kinds.flat_map(|kind| self.atlas.of_kind(kind)).filter(|id| !self.atlas.asset(*id).external).collect()
    }

    /// Every field, of whatever shape, that carries the role.
    pub fn fields_in_role(&self, role: Role) -> impl Iterator<Item = FieldView<'a>> {
        self.fields_that(move |field| field.has_role(role))
    }

    /// Every field, of whatever shape, that the schema defines like this.
    pub fn fields_that(&self, is_wanted: impl Fn(&Field) -> bool) -> impl Iterator<Item = FieldView<'a>> {
        let slots = self.slots_that(is_wanted).into_iter();
        slots.flat_map(|(shape, field)| self.records(shape).flat_map(move |rec| rec.all(field)))
    }

    /// Shapes and those of their fields that carry the role.
    pub fn slots_in_role(&self, role: Role) -> Vec<(ShapeId, FieldId)> {
        self.slots_that(|field| field.has_role(role))
    }

    fn slots_that(&self, is_wanted: impl Fn(&Field) -> bool) -> Vec<(ShapeId, FieldId)> {
        let mut found = Vec::new();
        for (at, shape) in self.atlas.schema.shapes.iter().enumerate() {
            for (slot, field) in shape.fields.iter().enumerate() {
                if is_wanted(field) {
                    found.push((ShapeId(at as u16), FieldId(slot as u16)));
                }
            }
        }
        found
    }

    /// All verbs of all assets that do `act`, with the line that says so.
    pub fn verbs_that(&self, act: Act) -> impl Iterator<Item = (Rec<'a>, &'a Does)> {
        let verbs = (0..).zip(&self.atlas.schema.shapes).filter(|(_, shape)| shape.class == Class::Verb);
        verbs.flat_map(move |(at, shape)| {
            let lines = shape.does.iter().filter(move |does| does.act == act);
            lines.flat_map(move |does| self.records(ShapeId(at)).map(move |rec| (rec, does)))
        })
    }
}

/// Every verb of an effects field, those inside others included.
pub fn verbs(field: FieldView<'_>) -> impl Iterator<Item = Rec<'_>> {
    field.effects().flat_map(|rec| std::iter::once(rec).chain(rec.inside())).filter(|rec| rec.is_verb())
}

/// The assets that a line of a verb is about: the one it names, or those of its list.
pub fn subjects(verb: Rec<'_>, does: &Does) -> Vec<AssetId> {
    let Some(arg) = does.arg else { return Vec::new() };
    let mut found = Vec::new();
    for field in verb.all(arg) {
        found.extend(field.target_asset());
        if let Some(row) = field.record() {
            found.extend(row.fields().filter_map(|field| field.target_asset()));
        }
    }
    found
}

/// Why nobody knows what a line of a verb is about: it names something that does not exist, which was reported.
pub fn lost_subject(verb: Rec<'_>, does: &Does) -> Option<Doubt> {
    let missing = |field: FieldView<'_>| field.target() == Some(Target::Missing);
    does.arg.is_some_and(|arg| verb.all(arg).any(missing)).then_some(Doubt::Mistake)
}

/// The number an id is made of: 12 for `S12` and for `12`.
pub fn number(atlas: &Atlas, id: AssetId) -> Option<i64> {
    let key = &atlas.asset(id).key;
    let digits = key.find(|c: char| c.is_ascii_digit())?;
    key[digits..].parse().ok()
}

/// Whether the verb takes away the very card it stands on: it names no place, and cards of that kind go.
pub fn takes_own_card(ctx: &Context<'_>, verb: Rec<'_>, does: &Does) -> bool {
    if does.at.is_some_and(|at| verb.has(at)) {
        return false;
    }
    let Some(owner) = verb.owner() else { return false };
    let Some(arg) = does.arg else { return does.act == Act::Discard && does.subject == "card" };
    let Type::Ref(kinds) = &verb.shape().fields[arg.index()].ty else { return false };
    let named = verb.get(arg).and_then(|field| field.target_asset());
    let own_kind = kinds.contains(&ctx.atlas.asset(owner).kind);
    match does.act {
        // A card that is replaced by itself comes back with everything on it gone.
        Act::Replace => own_kind || (does.at.is_some() && is_printed(ctx, verb)),
        _ => own_kind && named.is_none_or(|named| named == owner),
    }
}

/// Whether the verb stands in what a board prints in one of its nodes.
fn is_printed(ctx: &Context<'_>, verb: Rec<'_>) -> bool {
    ctx.atlas.schema.graphs.iter().any(|graph| {
        verb.lineage().any(|rec| {
            rec.parent().is_some_and(|home| home.shape_id() == graph.node_shape)
                && graph.placed.contains(&rec.record().via)
        })
    })
}
