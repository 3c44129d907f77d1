//! Games of stores and rules: each has a sheet of their own, and everything that is counted or lies somewhere is a store. What may be
//! done and what comes of it is written in the schema, in the language of [`text`].

pub mod bots;
mod eval;
mod functions;
mod run;
pub mod script;
pub mod search;
pub mod trial;

use std::sync::Arc;

use landfall_model::{AssetId, Atlas, Compare, Rec, Value};
use landfall_schema::{Class, FieldId, Role, Schema, Shape, ShapeId, StoreRules, Type};
use rustc_hash::FxHashMap;

use landfall_schema::stores::asked::{Asked, questions};
use landfall_schema::stores::text::{self, Rules};

/// What an expression can be.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Val {
    Nothing,
    Int(i64),
    Word(Arc<str>),
    Seat(usize),
    /// A card, or a block of one: its unit and its place there.
    Thing(u32, u32),
    /// A field with a price, a gift, effects or a condition.
    Field(u32, u32, u16),
    Range(i32, i32),
    /// Several values of one field.
    List(Arc<[Val]>),
}

/// A number that is kept track of, or what lies in a place.
#[derive(Clone, Debug)]
pub struct StoreVar {
    /// Which of the store it is.
    pub keys: Vec<Val>,
    /// As scripts call it: `have ember energy`.
    pub name: String,
    pub start: u16,
    pub most: u16,
    /// The store, for its `holds`.
    pub store: usize,
}

struct StoreVars {
    /// How many there are of each set it goes by.
    sizes: Vec<usize>,
    first: usize,
    holds: Option<String>,
}

/// Why a board that is played by stores cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// The schema says nothing about stores and rules.
    NoRules,
    /// A line of the schema, by its number; 0 where only the store is known.
    Line(usize, String),
    /// Nobody has a sheet of this name; those that there are.
    Nobody(String, Vec<String>),
    /// More players than there are sheets, or only one.
    Seats(usize, usize),
    /// So many players, and the fewest and the most that the game is for.
    Players(usize, u8, u8),
    /// Verbs without a rule.
    Gaps(Vec<String>),
}

/// Verbs without a rule, and conditions and targets without `is`, that are not left to people.
pub fn without_meaning<'s>(schema: &'s Schema, rules: &'s Rules) -> impl Iterator<Item = &'s Shape> {
    let shapes = schema.shapes.iter().filter(|shape| shape.by_hand.is_none());
    shapes.filter(|shape| match shape.class {
        Class::Verb => {
            let has_rule = || rules.rules.iter().any(|rule| rule.name == shape.name);
            shape.control.is_none() && !shape.does.is_empty() && !has_rule()
        }
        Class::Predicate | Class::Target => shape.is.is_none(),
        Class::Kind(_) | Class::Block => false,
    })
}

pub struct StoreGame<'a> {
    pub atlas: &'a Atlas,
    pub board: AssetId,
    /// The sheets of those who play, in the order of play.
    pub seats: Vec<AssetId>,
    pub rules: Arc<Rules>,
    /// There are no turns.
    pub together: bool,
    /// How many play, which need not be the number of sheets.
    pub players: usize,
    /// What conditions ask, and whom targets mean.
    asked: FxHashMap<ShapeId, Arc<Asked>>,
    facts: FxHashMap<String, usize>,
    ruled: FxHashMap<String, usize>,
    pub vars: Vec<StoreVar>,
    sets: FxHashMap<String, Vec<Val>>,
    places: FxHashMap<String, FxHashMap<Val, usize>>,
    stores: Vec<StoreVars>,
    names: FxHashMap<String, usize>,
}

impl<'a> StoreGame<'a> {
    /// `names` are those who play, in this order; without names, the first two.
    /// `players` says how many play where as many sheets can belong to several numbers of players.
    pub fn new(
        atlas: &'a Atlas,
        board: AssetId,
        names: &[String],
        players: Option<usize>,
    ) -> Result<Self, Unplayable> {
        let declared = atlas.schema.play.stores.as_ref().ok_or(Unplayable::NoRules)?;
        let (rules, faults) = text::parse(&declared.rules);
        if let Some(fault) = faults.into_iter().next() {
            return Err(Unplayable::Line(fault.line, fault.message));
        }
        let sheets: Vec<AssetId> =
            atlas.of_kind(declared.sheet).filter(|id| !atlas.asset(*id).external).collect();
        let (seats, players) = seats(atlas, declared, &sheets, names, players)?;
        let sheet = atlas.schema.kind(declared.sheet).shape;
        let asked = questions(&atlas.schema, &rules, sheet).into_iter();
        let mut game = Self {
            asked: asked.map(|question| (question.shape, Arc::new(question.asked))).collect(),
            atlas,
            board,
            together: declared.together,
            seats,
            facts: named(rules.facts.iter().map(|fact| fact.name.as_str())),
            ruled: named(rules.rules.iter().map(|rule| rule.name.as_str())),
            rules: Arc::new(rules),
            players,
            vars: Vec::new(),
            sets: FxHashMap::default(),
            places: FxHashMap::default(),
            stores: Vec::new(),
            names: FxHashMap::default(),
        };
        game.gather_sets();
        game.make_stores().map_err(|message| Unplayable::Line(0, message))?;
        let gaps = game.gaps();
        if gaps.is_empty() { Ok(game) } else { Err(Unplayable::Gaps(gaps)) }
    }

    /// Verbs that no rule explains, and that are not left to people.
    fn gaps(&self) -> Vec<String> {
        let missing = without_meaning(&self.atlas.schema, &self.rules);
        missing.filter(|shape| shape.class == Class::Verb).map(|shape| shape.name.clone()).collect()
    }

    pub fn rec(&self, unit: u32, index: u32) -> Rec<'a> {
        Rec::new(self.atlas, unit, index)
    }

    fn gather_sets(&mut self) {
        for vocabulary in &self.atlas.schema.vocabularies {
            let words = vocabulary.words.iter().map(|word| Val::Word(word.name.as_str().into()));
            self.sets.insert(vocabulary.name.clone(), words.collect());
        }
        let board_kind = self.atlas.asset(self.board).kind;
        for id in self.atlas.ids() {
            let asset = self.atlas.asset(id);
            if asset.external || (asset.kind == board_kind && id != self.board) {
                continue;
            }
            let root = self.atlas.rec(id);
            for rec in std::iter::once(root).chain(root.inside().filter(|rec| !rec.is_verb())) {
                if self.is_in_play(rec) {
                    let set = self.sets.entry(rec.shape().name.clone()).or_default();
                    let thing = Val::Thing(rec.unit, rec.index);
                    if !set.contains(&thing) {
                        set.push(thing);
                    }
                }
            }
        }
        // Those who play are no cards: a kind or block of this name gives way.
        self.sets.insert("player".to_owned(), (0..self.seats.len()).map(Val::Seat).collect());
        for set in &self.rules.clone().sets {
            let mut all = Vec::new();
            for name in &set.of {
                match name.split_once("..") {
                    Some((first, last)) => {
                        let (first, last) = (first.parse().unwrap_or(0), last.parse().unwrap_or(0));
                        all.extend((first..=last).map(Val::Int));
                    }
                    None => all.extend(self.sets.get(name).cloned().unwrap_or_default()),
                }
            }
            self.sets.insert(set.name.clone(), all);
        }
        for (name, set) in &self.sets {
            let places = set.iter().cloned().enumerate().map(|(at, thing)| (thing, at)).collect();
            self.places.insert(name.clone(), places);
        }
    }

    /// Whether it counts with so many players.
    fn is_in_play(&self, rec: Rec<'_>) -> bool {
        let players = self.players as i32;
        let mut fields = rec.fields().filter(|view| view.def().roles.contains(Role::Players)).peekable();
        fields.peek().is_none()
            || fields.any(|view| match view.value {
                Value::Int(least) => players >= least,
                Value::Range(least, most) => (least..=most).contains(&players),
                _ => true,
            })
    }

    fn make_stores(&mut self) -> Result<(), String> {
        let mut work = 0;
        for at in 0..self.rules.stores.len() {
            let store = self.rules.stores[at].clone();
            let unknown = |name: &String| format!("store `{}`: there is no `{name}`", store.name);
            let mut sets = Vec::new();
            for name in &store.sets {
                // A kind or block without anything in these packs is an empty set.
                let known = self.atlas.schema.shapes.iter().any(|shape| shape.name == *name);
                if let Some((first, last)) = name.split_once("..") {
                    let (first, last) = (first.parse().unwrap_or(0), last.parse().unwrap_or(0));
                    let numbers: Vec<Val> = (first..=last).map(Val::Int).collect();
                    self.places.insert(
                        name.clone(),
                        numbers.iter().cloned().enumerate().map(|(at, n)| (n, at)).collect(),
                    );
                    self.sets.insert(name.clone(), numbers);
                }
                if !self.sets.contains_key(name) && !known {
                    return Err(unknown(name));
                }
                sets.push(self.sets.get(name).cloned().unwrap_or_default());
            }
            let sizes: Vec<usize> = sets.iter().map(Vec::len).collect();
            let first = self.vars.len();
            let count: usize = sizes.iter().product();
            if first + count > 20_000 {
                return Err(format!("store `{}` is too large", store.name));
            }
            for place in 0..count {
                let mut rest = place;
                let mut keys = vec![Val::Nothing; sets.len()];
                for (key, set) in keys.iter_mut().zip(&sets).rev() {
                    *key = set[rest % set.len()].clone();
                    rest /= set.len();
                }
                let var = self.make_var(at, &store, &keys, &mut work)?;
                self.vars.push(var);
            }
            self.names.insert(store.name.clone(), at);
            self.stores.push(StoreVars { sizes, first, holds: store.holds.clone() });
        }
        Ok(())
    }

    fn make_var(
        &self,
        at: usize,
        store: &text::Store,
        keys: &[Val],
        work: &mut u64,
    ) -> Result<StoreVar, String> {
        let mut name = store.name.clone();
        keys.iter().for_each(|key| name.push_str(&format!(" {}", self.label(key))));
        let bound: Vec<(String, Val)> = store.sets.iter().cloned().zip(keys.iter().cloned()).collect();
        let mut number = |expr: &Option<text::Expr>, otherwise: u16| -> Result<u16, String> {
            let Some(expr) = expr else { return Ok(otherwise) };
            let value = eval::constant(self, &bound, expr, work);
            let value = value.map_err(|message| format!("store `{}`: {message}", store.name))?;
            Ok(value.clamp(0, i64::from(u16::MAX - 1)) as u16)
        };
        let most = match &store.holds {
            Some(holds) => self.sets.get(holds).map_or(0, Vec::len) as u16,
            None => number(&store.most, 99)?,
        };
        Ok(StoreVar {
            keys: keys.to_vec(),
            name,
            start: number(&store.begins, 0)?.min(most),
            most,
            store: at,
        })
    }

    /// As scripts write it.
    pub fn label(&self, value: &Val) -> String {
        match value {
            Val::Nothing => "nothing".to_owned(),
            Val::Int(number) => number.to_string(),
            Val::Word(word) => word.to_string(),
            Val::Seat(seat) => self.seat(*seat),
            Val::Thing(unit, index) => self.thing_label(self.rec(*unit, *index)),
            Val::Field(..) => "what is written".to_owned(),
            Val::Range(low, high) => format!("{low}-{high}"),
            Val::List(list) => list.iter().map(|value| self.label(value)).collect::<Vec<_>>().join(", "),
        }
    }

    fn thing_label(&self, rec: Rec<'_>) -> String {
        let Some(parent) = rec.parent() else { return rec.asset_key().to_owned() };
        let place =
            || parent.children(rec.shape_id()).position(|other| other.index == rec.index).unwrap_or(0) + 1;
        let key = rec.key().unwrap_or_else(|| place().to_string());
        match parent.parent() {
            None if rec.owner() == Some(self.board) => key,
            None => format!("{}.{key}", parent.asset_key()),
            Some(_) => format!("{}.{key}", self.thing_label(parent)),
        }
    }

    pub fn seat(&self, seat: usize) -> String {
        seat_name(self.atlas, self.seats[seat])
    }

    pub fn var(&self, name: &str) -> Option<usize> {
        self.vars.iter().position(|var| var.name == name)
    }

    /// The value of a variable in words.
    pub fn shown(&self, var: usize, value: u16) -> String {
        let store = &self.stores[self.vars[var].store];
        match (&store.holds, (value as usize).checked_sub(1)) {
            (None, _) => value.to_string(),
            (Some(_), None) => "nothing".to_owned(),
            (Some(holds), Some(at)) => {
                let found = self.sets.get(holds).and_then(|set| set.get(at));
                found.map_or_else(|| "?".to_owned(), |thing| self.label(thing))
            }
        }
    }

    /// The name of the store of a variable.
    pub fn store_of(&self, var: usize) -> &str {
        &self.rules.stores[self.vars[var].store].name
    }

    /// Whether this counts with as many players.
    pub fn is_there(&self, rec: Rec<'_>) -> bool {
        self.is_in_play(rec) && rec.lineage().all(|rec| self.is_in_play(rec))
    }

    /// The ending that players want.
    pub fn aim(&self) -> Option<String> {
        match &self.rules.aim.as_ref()?.way {
            text::Expr::Word(word) => Some(word.clone()),
            _ => None,
        }
    }

    /// Every variable, and what it is counted for.
    pub fn keys(&self) -> impl Iterator<Item = (usize, &[Val])> {
        self.vars.iter().enumerate().map(|(at, var)| (at, var.keys.as_slice()))
    }

    pub fn start(&self) -> Vec<u16> {
        self.vars.iter().map(|var| var.start).collect()
    }

    /// The field of a thing by its name.
    fn field(&self, thing: &Val, name: &str) -> Result<Val, String> {
        let rec = match thing {
            Val::Thing(unit, index) => self.rec(*unit, *index),
            Val::Seat(seat) => self.atlas.rec(self.seats[*seat]),
            Val::Nothing => return Ok(Val::Nothing),
            other => return Err(format!("`{}` has no `{name}`", self.label(other))),
        };
        match name {
            "verb" => return Ok(Val::Word(rec.shape().name.as_str().into())),
            "parent" => {
                return Ok(rec.parent().map_or(Val::Nothing, |parent| Val::Thing(parent.unit, parent.index)));
            }
            _ => {}
        }
        let id =
            rec.shape().field(name).ok_or_else(|| format!("`{}` has no field `{name}`", rec.shape().name))?;
        let is_flag = rec.shape().fields[id.index()].ty == Type::Flag;
        match rec.get(id) {
            Some(view) => Ok(self.value(rec, id.0, view)),
            None => Ok(if is_flag { Val::Int(0) } else { Val::Nothing }),
        }
    }

    fn value(&self, rec: Rec<'a>, id: u16, view: landfall_model::FieldView<'a>) -> Val {
        match view.value {
            Value::Flag => Val::Int(1),
            Value::Int(number) => Val::Int(i64::from(number)),
            Value::Word(_) | Value::Name(_) => {
                view.as_text().map_or(Val::Nothing, |text| Val::Word(text.into()))
            }
            Value::Record(_) => view.record().map_or(Val::Nothing, |rec| Val::Thing(rec.unit, rec.index)),
            Value::Ref(_) => match view.target() {
                Some(landfall_model::Target::Child { asset, record }) => {
                    Val::Thing(self.atlas.asset(asset).unit, record)
                }
                _ => view.target_asset().map_or(Val::Nothing, |asset| {
                    let asset = self.atlas.asset(asset);
                    Val::Thing(asset.unit, asset.record)
                }),
            },
            Value::Requirement(_) | Value::Effects(_) | Value::Options(_) | Value::Condition(_) => {
                Val::Field(rec.unit, rec.index, id)
            }
            Value::Range(low, high) => Val::Range(low, high),
            Value::Compare(sign) => Val::Word(sign_of(sign).into()),
            _ => Val::Nothing,
        }
    }

    /// What is written for an argument of an effect: a list where there may be several.
    fn argument(&self, rec: Rec<'a>, name: &str) -> Result<Val, String> {
        let thing = Val::Thing(rec.unit, rec.index);
        let id = rec.shape().field(name);
        let def = id.map(|id| &rec.shape().fields[id.index()]);
        match def.is_some_and(|def| def.many || matches!(def.ty, Type::Rows(_))) {
            true => Ok(Val::List(self.list(&thing, name)?.into())),
            false => self.field(&thing, name),
        }
    }

    /// The effects that a value stands for.
    fn effects_of(&self, value: &Val) -> Vec<Val> {
        match value {
            Val::Field(unit, index, field) => {
                let rec = self.rec(*unit, *index);
                let effects = rec.all(FieldId(*field)).flat_map(|view| view.effects().collect::<Vec<_>>());
                effects.map(|verb| Val::Thing(verb.unit, verb.index)).collect()
            }
            Val::List(list) => list.iter().flat_map(|value| self.effects_of(value)).collect(),
            Val::Thing(..) => vec![value.clone()],
            _ => Vec::new(),
        }
    }

    /// Everything in a field that may be there several times; effects one by one.
    fn list(&self, thing: &Val, name: &str) -> Result<Vec<Val>, String> {
        let rec = match thing {
            Val::Thing(unit, index) => self.rec(*unit, *index),
            Val::Seat(seat) => self.atlas.rec(self.seats[*seat]),
            _ => return Ok(Vec::new()),
        };
        let Some(id) = rec.shape().field(name) else {
            return Err(format!("`{}` has no field `{name}`", rec.shape().name));
        };
        let mut found = Vec::new();
        for view in rec.all(id) {
            match view.value {
                Value::Effects(_) => {
                    found.extend(view.effects().map(|verb| Val::Thing(verb.unit, verb.index)))
                }
                _ => found.push(self.value(rec, id.0, view)),
            }
        }
        // What is not in play with so many players is not there.
        found.retain(|value| match value {
            Val::Thing(unit, index) => self.is_in_play(self.rec(*unit, *index)),
            _ => true,
        });
        Ok(found)
    }
}

fn named<'n>(names: impl Iterator<Item = &'n str>) -> FxHashMap<String, usize> {
    names.enumerate().map(|(at, name)| (name.to_owned(), at)).collect()
}

fn sign_of(compare: Compare) -> &'static str {
    match compare {
        Compare::Equal => "=",
        Compare::NotEqual => "!=",
        Compare::Less => "<",
        Compare::AtMost => "<=",
        Compare::More => ">",
        Compare::AtLeast => ">=",
    }
}

/// The last part of an id, or the whole of it: `PLT-EMBER` is `ember`.
pub fn seat_name(atlas: &Atlas, sheet: AssetId) -> String {
    let key = &atlas.asset(sheet).key;
    key.rsplit('-').next().unwrap_or(key).to_lowercase()
}

/// Whose sheets are in play, and how many play.
fn seats(
    atlas: &Atlas,
    declared: &StoreRules,
    sheets: &[AssetId],
    names: &[String],
    players: Option<usize>,
) -> Result<(Vec<AssetId>, usize), Unplayable> {
    let known: Vec<String> = sheets.iter().map(|sheet| seat_name(atlas, *sheet)).collect();
    let mut seats = Vec::new();
    for name in names {
        match known.iter().position(|known| *known == name.to_lowercase()) {
            Some(at) if !seats.contains(&sheets[at]) => seats.push(sheets[at]),
            _ => return Err(Unplayable::Nobody(name.clone(), known)),
        }
    }
    let needed = |players: usize| match declared.sheets.as_slice() {
        [] => players,
        list => list.get(players.saturating_sub(1)).map_or(0, |count| usize::from(*count)),
    };
    let (least, most) = atlas.schema.game.players.unwrap_or((1, 9));
    let allowed = usize::from(least)..=usize::from(most);
    if let Some(players) = players.filter(|players| !allowed.contains(players)) {
        return Err(Unplayable::Players(players, least, most));
    }
    if names.is_empty() {
        let players = players.unwrap_or(2.max(*allowed.start()));
        seats.extend(sheets.iter().take(needed(players)));
    }
    // Of several numbers of players with as many sheets, the largest.
    let found = match players {
        Some(players) => Some(players).filter(|players| needed(*players) == seats.len()),
        None => allowed.clone().rev().find(|players| needed(*players) == seats.len()),
    };
    match found.filter(|players| allowed.contains(players)) {
        Some(players) => Ok((seats, players)),
        None => Err(Unplayable::Seats(seats.len(), sheets.len())),
    }
}
