//! Questions other stages ask of a schema.

use crate::types::{
    Class, Field, FieldId, Kind, KindId, Part, Pattern, Schema, Shape, ShapeId, Starts, VocabId, Vocabulary,
    WordId,
};

// Ids are made by this crate and only for what is in the tables, so looking one up cannot fail.
impl Schema {
    #[inline]
    pub fn shape(&self, id: ShapeId) -> &Shape {
        &self.shapes[id.index()]
    }

    pub fn kind(&self, id: KindId) -> &Kind {
        &self.kinds[id.index()]
    }

    /// The shape of a kind.
    pub fn kind_shape(&self, id: KindId) -> &Shape {
        self.shape(self.kind(id).shape)
    }

    pub fn vocab(&self, id: VocabId) -> &Vocabulary {
        &self.vocabularies[id.index()]
    }

    pub fn field(&self, shape: ShapeId, field: FieldId) -> &Field {
        &self.shape(shape).fields[field.index()]
    }

    /// The kind called `name` in the schema; `keywords` finds it by the word it begins with.
    pub fn kind_by_name(&self, name: &str) -> Option<KindId> {
        let named = |kind: &Kind| self.shape(kind.shape).name == name;
        self.kinds.iter().position(named).map(|at| KindId(at as u16))
    }

    /// The kind or block called `name`. Verbs and their like have names of their own: see `phrase_by_name`.
    pub fn shape_by_name(&self, name: &str) -> Option<ShapeId> {
        self.find_shape(|shape| matches!(shape.class, Class::Kind(_) | Class::Block) && shape.name == name)
    }

    /// The verb, predicate or target called `name`.
    pub fn phrase_by_name(&self, class: Class, name: &str) -> Option<ShapeId> {
        self.find_shape(|shape| shape.class == class && shape.name == name)
    }

    pub fn vocab_by_name(&self, name: &str) -> Option<VocabId> {
        self.vocabularies.iter().position(|vocabulary| vocabulary.name == name).map(|at| VocabId(at as u16))
    }

    /// Shapes of one class, in the order of the schema.
    pub fn shapes_of(&self, class: Class) -> impl Iterator<Item = (ShapeId, &Shape)> {
        let shapes = self.shapes.iter().enumerate().filter(move |(_, shape)| shape.class == class);
        shapes.map(|(at, shape)| (ShapeId(at as u16), shape))
    }

    fn find_shape(&self, wanted: impl Fn(&Shape) -> bool) -> Option<ShapeId> {
        self.shapes.iter().position(wanted).map(|at| ShapeId(at as u16))
    }
}

impl Shape {
    pub fn field(&self, name: &str) -> Option<FieldId> {
        self.fields.iter().position(|field| field.name == name).map(|at| FieldId(at as u16))
    }

    /// The name in `locale`, or the name in the schema when there is none.
    pub fn title(&self, locale: &str) -> &str {
        self.names.get(locale).unwrap_or(&self.name)
    }
}

impl Kind {
    pub fn name<'s>(&self, schema: &'s Schema) -> &'s str {
        &schema.shape(self.shape).name
    }
}

impl Vocabulary {
    pub fn word(&self, name: &str) -> Option<WordId> {
        self.index.get(name).copied()
    }
}

impl Starts {
    /// Every word a statement may begin with, in alphabetical order.
    pub fn all_words(&self) -> Vec<&str> {
        let mut words: Vec<&str> = self.words.keys().map(String::as_str).collect();
        words.sort_unstable();
        words
    }
}

impl Pattern {
    /// The form for people: `goto log <log>`, `marked(<box>)`, `action <title> [check]`.
    pub fn to_text(&self, shape: &Shape) -> String {
        let mut text = String::new();
        write_parts(&self.parts, shape, &mut text);
        text
    }
}

fn write_parts(parts: &[Part], shape: &Shape, text: &mut String) {
    for part in parts {
        let piece = match part {
            Part::Literal(literal) => literal.clone(),
            Part::Slot(field) => match shape.fields.get(field.index()) {
                Some(field) if field.ty == crate::types::Type::Flag => field.name.clone(),
                Some(field) => format!("<{}>", field.name),
                None => "<?>".to_owned(),
            },
            Part::Optional(inner) => {
                let mut optional = String::new();
                write_parts(inner, shape, &mut optional);
                format!("[{optional}]")
            }
        };
        let tight = text.is_empty() || text.ends_with('(') || matches!(piece.as_str(), "(" | ")" | ",");
        if !tight {
            text.push(' ');
        }
        text.push_str(&piece);
    }
}
