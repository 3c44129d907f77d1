//! What expressions come to.

use std::borrow::Cow;

use landfall_model::{Atlas, FieldView, Rec, Target, Value as Stored};
use landfall_schema::{Class, Type, VocabId, WordId};

use super::costs::Cost;
use crate::slips::is_slip;

#[derive(Clone)]
pub enum Value<'a> {
    /// Nothing was written there, and nothing had to be.
    Nothing,
    /// Something is there, but what it is was reported as wrong or lies in a text that is not at hand. Whatever
    /// follows from it is unknown as well, so that nobody is told about a fault twice, or about none.
    Unknown,
    /// A name that leads nowhere. It is unknown like that, but surely none of the things that are called otherwise.
    Lost(&'a str),
    /// A member of a list of which nobody knows whether it belongs there.
    Maybe(Box<Value<'a>>),
    Number(i64),
    Truth(bool),
    Text(Cow<'a, str>),
    Word(VocabId, WordId),
    Item(Rec<'a>),
    Cost(Box<Cost<'a>>),
    Range(i32, i32),
    List(Vec<Value<'a>>),
}

impl<'a> Value<'a> {
    pub fn text(text: impl Into<Cow<'a, str>>) -> Self {
        Value::Text(text.into())
    }

    pub(super) fn cost(cost: Cost<'a>) -> Self {
        Value::Cost(Box::new(cost))
    }

    /// Those of a list, one after the other. A single value is a list of one, nothing is an empty list.
    pub fn members(self) -> Members<'a> {
        match self {
            Value::List(list) => Members::Many(list.into_iter()),
            Value::Nothing => Members::One(None),
            one => Members::One(Some(one)),
        }
    }

    /// The same as a list.
    pub fn into_list(self) -> Vec<Value<'a>> {
        match self {
            Value::List(list) => list,
            Value::Nothing => Vec::new(),
            one => vec![one],
        }
    }

    /// The same, to look at.
    pub fn as_list(&self) -> &[Value<'a>] {
        match self {
            Value::List(list) => list,
            Value::Nothing => &[],
            one => std::slice::from_ref(one),
        }
    }

    pub fn number(&self) -> Option<i64> {
        match self {
            Value::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// The same as a member that may not belong to its list; what is not there makes no doubtful member.
    pub(super) fn doubted(self) -> Self {
        match self {
            Value::Nothing | Value::Unknown | Value::Maybe(_) => self,
            Value::List(list) => Value::List(list.into_iter().map(Value::doubted).collect()),
            known => Value::Maybe(Box::new(known)),
        }
    }

    pub fn is_unknown(&self) -> bool {
        match self {
            Value::Unknown | Value::Lost(_) | Value::Maybe(_) => true,
            Value::List(list) => list.iter().any(Value::is_unknown),
            _ => false,
        }
    }

    /// How much memory it takes, in steps: one for every member of a list, and one for every few letters.
    #[inline]
    pub(super) fn weight(&self) -> usize {
        match self {
            Value::List(list) => Self::weight_of(list),
            Value::Text(text) => text.len() / 16,
            _ => 0,
        }
    }

    fn weight_of(list: &[Self]) -> usize {
        list.iter().map(|member| 1 + member.weight()).sum()
    }

    /// Whether both are the same; `None` when that cannot be said.
    pub fn same(&self, other: &Value<'a>, atlas: &Atlas) -> Option<bool> {
        use Value::*;
        Some(match (self, other) {
            (Unknown | Nothing, _) | (_, Unknown | Nothing) => return None,
            (Lost(name), Item(rec)) | (Item(rec), Lost(name)) => {
                return is_another(name, *rec).then_some(false);
            }
            (Lost(_), _) | (_, Lost(_)) => return None,
            // It may not be there at all; if it is, it may be surely another one.
            (Maybe(inner), other) | (other, Maybe(inner)) => {
                return inner.same(other, atlas).filter(|same| !same);
            }
            (Number(a), Number(b)) => a == b,
            (Truth(a), Truth(b)) => a == b,
            (Text(a), Text(b)) => a == b,
            (Item(a), Item(b)) => (a.unit, a.index) == (b.unit, b.index),
            (Word(a, x), Word(b, y)) if a == b => x == y,
            // Words of different vocabularies are the same when they are spelt the same.
            (Word(..) | Text(_), Word(..) | Text(_)) => self.spelling(atlas) == other.spelling(atlas),
            (Cost(a), Cost(b)) => a.is(**b),
            (Range(a, b), Range(c, d)) => (a, b) == (c, d),
            (List(a), List(b)) => {
                if a.len() != b.len() {
                    return Some(false);
                }
                for (a, b) in a.iter().zip(b) {
                    if !a.same(b, atlas)? {
                        return Some(false);
                    }
                }
                true
            }
            _ => false,
        })
    }

    /// The letters of a word or a text.
    pub(super) fn spelling<'v>(&'v self, atlas: &'v Atlas) -> Option<&'v str> {
        match self {
            Value::Text(text) => Some(text),
            Value::Word(vocab, word) => Some(&atlas.schema.vocab(*vocab).words[word.index()].name),
            _ => None,
        }
    }

    /// As content writes it, for messages.
    pub fn told(&self, atlas: &Atlas) -> String {
        match self {
            Value::Nothing => "nothing".to_owned(),
            Value::Unknown => "?".to_owned(),
            Value::Lost(name) => (*name).to_owned(),
            Value::Maybe(inner) => inner.told(atlas),
            Value::Number(number) => number.to_string(),
            Value::Truth(true) => "yes".to_owned(),
            Value::Truth(false) => "no".to_owned(),
            Value::Text(text) => text.to_string(),
            Value::Word(vocab, word) => atlas.schema.vocab(*vocab).words[word.index()].name.clone(),
            Value::Item(rec) => item_name(*rec),
            Value::Cost(cost) => cost.told(),
            Value::Range(low, high) if low == high => low.to_string(),
            Value::Range(low, high) => format!("{low}-{high}"),
            Value::List(list) => {
                joined(&list.iter().map(|value| value.told(atlas)).collect::<Vec<_>>(), "and")
            }
        }
    }
}

/// The members of a value. Most values are no list, and need no room for one.
pub enum Members<'a> {
    One(Option<Value<'a>>),
    Many(std::vec::IntoIter<Value<'a>>),
}

impl<'a> Iterator for Members<'a> {
    type Item = Value<'a>;

    fn next(&mut self) -> Option<Value<'a>> {
        match self {
            Members::One(one) => one.take(),
            Members::Many(many) => many.next(),
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        match self {
            Members::One(one) => (usize::from(one.is_some()), Some(usize::from(one.is_some()))),
            Members::Many(many) => many.size_hint(),
        }
    }
}

/// `a, b and c`. Nobody reads twenty of them: `a, b, c, d and 16 more`.
pub fn joined(parts: &[String], last: &str) -> String {
    if let [first @ .., _, _, _] = parts
        && first.len() > 3
    {
        return format!("{} {last} {} more", parts[..4].join(", "), parts.len() - 4);
    }
    listed(parts, last)
}

/// All of them.
pub fn listed(parts: &[String], last: &str) -> String {
    match parts {
        [] => "none".to_owned(),
        [one] => one.clone(),
        [start @ .., end] => format!("{} {last} {end}", start.join(", ")),
    }
}

fn item_name(rec: Rec<'_>) -> String {
    match rec.shape().class {
        Class::Kind(_) => rec.owner().map_or_else(String::new, |id| rec.atlas.display(id)),
        _ => rec.key().or_else(|| rec.title().map(str::to_owned)).unwrap_or_else(|| rec.shape().name.clone()),
    }
}

/// Whether a name is too far from that of an item to have been meant for it.
fn is_another(name: &str, rec: Rec<'_>) -> bool {
    let key = match rec.parent() {
        Some(_) => rec.key(),
        None => rec.owner().map(|id| rec.atlas.asset(id).key.to_string()),
    };
    let name = name.rsplit_once('.').map_or(name, |(_, part)| part);
    key.is_some_and(|key| !is_slip(name, &key))
}

/// Whether an item's text is not here, or could not be read in full.
fn is_dim(rec: Rec<'_>) -> bool {
    rec.owner().is_some_and(|id| rec.atlas.asset(id).external) || rec.is_damaged()
}

/// All values of a field.
pub fn field<'a>(rec: Rec<'a>, id: landfall_schema::FieldId) -> Value<'a> {
    let def = &rec.shape().fields[id.index()];
    let listed = def.many || def.ty.is_list() || def.ty == Type::Condition;
    if listed {
        let mut list = Vec::new();
        for view in rec.all(id) {
            list.extend(stored(view).members());
        }
        // There may be more of them, or none at all, behind what could not be read.
        if is_dim(rec) {
            list.push(Value::Unknown);
        }
        return Value::List(list);
    }
    match rec.get(id) {
        Some(view) => stored(view),
        None if is_dim(rec) => Value::Unknown,
        None if def.ty == Type::Flag => Value::Truth(false),
        None => Value::Nothing,
    }
}

pub(super) fn stored(view: FieldView<'_>) -> Value<'_> {
    let rec = view.rec;
    match view.value {
        Stored::Bad => Value::Unknown,
        Stored::Flag => Value::Truth(true),
        Stored::Int(number) => Value::Number(number.into()),
        Stored::Word(word) => view.vocab().map_or(Value::Unknown, |vocab| Value::Word(vocab, word)),
        Stored::Name(at) => Value::text(rec.arrays().names.get(at)),
        Stored::Text(_) => view.text().map_or(Value::Unknown, |text| Value::text(text.value)),
        Stored::Ref(_) => match view.target() {
            Some(Target::Asset(id)) => Value::Item(rec.atlas.rec(id)),
            Some(Target::Child { asset, record }) => {
                Value::Item(Rec::new(rec.atlas, rec.atlas.asset(asset).unit, record))
            }
            _ => view.lost_name().map_or(Value::Unknown, Value::Lost),
        },
        Stored::Requirement(_) => Value::cost(Cost::new(view)),
        Stored::Effects(_) => Value::List(view.effects().map(Value::Item).collect()),
        Stored::Options(_) => Value::List(view.options().flatten().map(Value::Item).collect()),
        Stored::Condition(_) => {
            // Predicates of one condition stand between the ends of its text.
            let inside = rec.inside().filter(|inner| inner.shape().class == Class::Predicate);
            let inside = inside.filter(|inner| view.span.contains(inner.span()));
            Value::List(inside.map(Value::Item).collect())
        }
        Stored::Record(at) => Value::Item(rec.at(at)),
        Stored::Compare(_) | Stored::Arrow(_) => view.as_text().map_or(Value::Unknown, Value::text),
        Stored::Range(low, high) => Value::Range(low, high),
    }
}
