//! Reading an atlas without touching its arrays.

use landfall_diagnostics::Span;
use landfall_schema::{Class, Control, FieldId, Shape, ShapeId, TextRole, VocabId};

use crate::atlas::{AssetId, Atlas};
use crate::unit::{Field, List, NONE, Record, Reference, Target, Text, Unit, Value};

/// A record where it stands.
#[derive(Clone, Copy)]
pub struct Rec<'a> {
    pub atlas: &'a Atlas,
    pub unit: u32,
    pub index: u32,
}

#[derive(Clone, Copy)]
pub struct FieldView<'a> {
    pub rec: Rec<'a>,
    pub id: FieldId,
    pub value: Value,
    pub span: Span,
}

impl<'a> Rec<'a> {
    #[inline]
    pub fn new(atlas: &'a Atlas, unit: u32, index: u32) -> Self {
        Self { atlas, unit, index }
    }

    #[inline]
    pub fn at(self, index: u32) -> Rec<'a> {
        Rec { index, ..self }
    }

    #[inline]
    pub fn arrays(self) -> &'a Unit {
        self.atlas.unit(self.unit)
    }

    #[inline]
    pub fn record(self) -> Record {
        self.arrays().records.at(self.index)
    }

    /// The record after everything inside this one.
    #[inline]
    pub fn next(self) -> u32 {
        self.arrays().records.next(self.index)
    }

    #[inline]
    pub fn shape_id(self) -> ShapeId {
        self.arrays().records.shape(self.index)
    }

    #[inline]
    pub fn shape(self) -> &'a Shape {
        self.atlas.schema.shape(self.shape_id())
    }

    #[inline]
    pub fn span(self) -> Span {
        let record = self.record();
        self.arrays().span(record.start, record.end)
    }

    /// The id or keyword: the smallest text that names it.
    #[inline]
    pub fn name_span(self) -> Span {
        let record = self.record();
        self.arrays().span(record.name_start, record.name_end)
    }

    #[inline]
    pub fn parent(self) -> Option<Rec<'a>> {
        let parent = self.arrays().records.parent(self.index);
        (parent != NONE).then(|| self.at(parent))
    }

    /// This record, then its parent, and so on to the asset.
    pub fn lineage(self) -> impl Iterator<Item = Rec<'a>> {
        std::iter::successors(Some(self), |rec| rec.parent())
    }

    #[inline]
    pub fn owner(self) -> Option<AssetId> {
        self.atlas.owner(self.unit, self.index)
    }

    #[inline]
    pub fn is_verb(self) -> bool {
        self.shape().class == Class::Verb
    }

    pub fn control(self) -> Option<Control> {
        self.shape().control
    }

    /// Everything inside, at any depth, in the order of the text; without this record itself.
    #[inline]
    pub fn inside(self) -> impl Iterator<Item = Rec<'a>> {
        (self.index + 1..self.next()).map(move |index| self.at(index))
    }

    /// Whether a line of it could not be understood, which was reported.
    #[inline]
    pub fn is_damaged(self) -> bool {
        self.arrays().damaged.contains(&self.index)
    }

    #[inline]
    pub fn fields(self) -> impl Iterator<Item = FieldView<'a>> {
        let (unit, record) = (self.arrays(), self.record());
        unit.fields.of(record.fields, record.start).map(move |field| self.view(field))
    }

    /// The field at a place among all of them.
    #[inline]
    pub fn field_at(self, at: usize) -> Option<FieldView<'a>> {
        let (unit, record) = (self.arrays(), self.record());
        unit.fields.nth(record.fields, record.start, at).map(|field| self.view(field))
    }

    #[inline]
    pub fn all(self, id: FieldId) -> impl Iterator<Item = FieldView<'a>> {
        let (unit, record) = (self.arrays(), self.record());
        unit.fields.of_id(record.fields, record.start, id).map(move |field| self.view(field))
    }

    #[inline]
    fn view(self, field: Field) -> FieldView<'a> {
        let span = self.arrays().span(field.start, field.end);
        FieldView { rec: self, id: field.id, value: field.value, span }
    }

    #[inline]
    pub fn get(self, id: FieldId) -> Option<FieldView<'a>> {
        self.all(id).next()
    }

    pub fn get_named(self, name: &str) -> Option<FieldView<'a>> {
        self.shape().field(name).and_then(|id| self.get(id))
    }

    #[inline]
    pub fn has(self, id: FieldId) -> bool {
        self.get(id).is_some()
    }

    /// Blocks of one field, in the order of the text.
    pub fn blocks(self, id: FieldId) -> impl Iterator<Item = Rec<'a>> {
        self.all(id).filter_map(|field| field.record())
    }

    /// Direct children of one shape, whatever field holds them.
    pub fn children(self, shape: ShapeId) -> impl Iterator<Item = Rec<'a>> {
        self.fields().filter_map(|field| field.record()).filter(move |rec| rec.shape_id() == shape)
    }

    /// What tells it apart from its siblings, as written.
    pub fn key(self) -> Option<String> {
        let id = self.shape().key?;
        let field = self.get(id)?;
        field.as_text()
    }

    /// Which of several faces that share an id it is.
    pub fn variant(self) -> Option<&'a str> {
        match self.get_named("variant")?.value {
            Value::Name(name) => Some(self.arrays().names.get(name)),
            _ => None,
        }
    }

    pub fn asset_key(self) -> &'a str {
        self.owner().map_or("", |id| &*self.atlas.asset(id).key)
    }

    /// The first text that is its title or label, if it has one.
    pub fn title(self) -> Option<&'a str> {
        let texts = self.fields().filter_map(|field| field.text());
        texts
            .filter(|text| matches!(text.role, TextRole::Title | TextRole::Label))
            .map(|text| text.value)
            .next()
    }
}

impl<'a> FieldView<'a> {
    pub fn name(self) -> &'a str {
        &self.rec.shape().fields[self.id.index()].name
    }

    pub fn def(self) -> &'a landfall_schema::Field {
        &self.rec.shape().fields[self.id.index()]
    }

    #[inline]
    pub fn record(self) -> Option<Rec<'a>> {
        match self.value {
            Value::Record(index) => Some(self.rec.at(index)),
            _ => None,
        }
    }

    #[inline]
    pub fn effects(self) -> impl Iterator<Item = Rec<'a>> {
        let list = match self.value {
            Value::Effects(list) => list,
            _ => List::default(),
        };
        self.rec.arrays().list(list).iter().map(move |index| self.rec.at(*index))
    }

    pub fn options(self) -> impl Iterator<Item = Vec<Rec<'a>>> {
        let unit = self.rec.arrays();
        let list = match self.value {
            Value::Options(list) => list,
            _ => List::default(),
        };
        unit.options[list.range()]
            .iter()
            .map(move |option| unit.list(*option).iter().map(|index| self.rec.at(*index)).collect())
    }

    #[inline]
    pub fn text(self) -> Option<Text<'a>> {
        match self.value {
            Value::Text(at) => Some(self.rec.arrays().texts.at(at)),
            _ => None,
        }
    }

    pub fn reference(self) -> Option<Reference> {
        match self.value {
            Value::Ref(at) => Some(self.rec.arrays().refs.at(at)),
            _ => None,
        }
    }

    #[inline]
    pub fn target(self) -> Option<Target> {
        match self.value {
            Value::Ref(at) => Some(self.rec.arrays().refs.target(at)),
            _ => None,
        }
    }

    /// How the reference is written, if it leads nowhere.
    pub fn lost_name(self) -> Option<&'a str> {
        match self.value {
            Value::Ref(at) => self.rec.atlas.lost_name(self.rec.unit, at),
            _ => None,
        }
    }

    #[inline]
    pub fn target_asset(self) -> Option<AssetId> {
        self.target().and_then(|target| self.rec.atlas.target_asset(target))
    }

    #[inline]
    pub fn int(self) -> Option<i32> {
        match self.value {
            Value::Int(number) => Some(number),
            _ => None,
        }
    }

    pub fn vocab(self) -> Option<VocabId> {
        match self.def().ty {
            landfall_schema::Type::Word(vocab) => Some(vocab),
            _ => None,
        }
    }

    pub fn word(self) -> Option<&'a landfall_schema::Word> {
        match self.value {
            Value::Word(word) => Some(&self.rec.atlas.schema.vocab(self.vocab()?).words[word.index()]),
            _ => None,
        }
    }

    /// A number, word, name or sign as content writes it; `None` for what is longer than that.
    pub fn as_text(self) -> Option<String> {
        match self.value {
            Value::Int(number) => Some(number.to_string()),
            Value::Word(_) => self.word().map(|word| word.name.clone()),
            Value::Name(name) => Some(self.rec.arrays().names.get(name).to_owned()),
            Value::Range(low, high) if low == high => Some(low.to_string()),
            Value::Range(low, high) => Some(format!("{low}-{high}")),
            Value::Compare(compare) => Some(compare.sign().to_owned()),
            Value::Arrow(arrow) => Some(arrow.sign().to_owned()),
            Value::Bad | Value::Flag | Value::Text(_) | Value::Ref(_) | Value::Requirement(_) => None,
            Value::Effects(_) | Value::Options(_) | Value::Condition(_) | Value::Record(_) => None,
        }
    }
}
