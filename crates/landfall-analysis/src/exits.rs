//! How a log can end: where it sends players on, and whether it lets them go.

use landfall_model::{Answer, AssetId, Atlas, Doubt, Rec, Target, Value};
use landfall_schema::{Act, Control, FieldId, KindId, Role, Type};
use rustc_hash::FxHashSet;

use crate::Context;
use crate::graphs::spread;

/// Every way out of one log, taken together.
#[derive(Debug, Default)]
pub struct Exits {
    /// Where it sends players on; unknown if that is not written here, or was reported.
    pub ways: Vec<Answer<AssetId>>,
    /// Play on the board stops.
    pub ends: bool,
    /// Play goes on, and the log says so: by a flag, a choice or an outcome.
    pub back: bool,
    /// Play goes on because there is nothing left to read.
    pub falls: bool,
}

impl Exits {
    pub fn of(atlas: &Atlas, id: AssetId) -> Exits {
        if atlas.asset(id).external {
            return Exits { ways: vec![Answer::Unknown(Doubt::Elsewhere)], ..Exits::default() };
        }
        let ends = atlas.schema.graphs.iter().map(|graph| graph.ends.as_str()).collect();
        let mut walk = Walk { ends, seen: FxHashSet::default(), exits: Exits::default() };
        walk.asset(atlas.rec(id));
        walk.exits
    }

    /// The cards and logs that players may have to read next.
    pub fn to(&self) -> impl Iterator<Item = AssetId> {
        self.ways.iter().filter_map(|way| way.known())
    }

    /// Why there may be other ways on. A mistake comes first: that can be helped.
    pub fn doubt(&self) -> Option<Doubt> {
        self.ways.iter().filter_map(Answer::doubt).min()
    }

    /// Whether players can come back from here to the board.
    pub fn lets_go(&self) -> Answer<bool> {
        Answer::unless(self.back || self.falls, self.doubt())
    }
}

/// Logs that can be read on from these, themselves included, in the order they are found.
pub fn read_on<'c>(ctx: &'c Context<'_>, first: AssetId) -> Vec<(AssetId, &'c Exits)> {
    let read = spread([first], |id| ctx.exits(id).to());
    read.into_iter().map(|id| (id, ctx.exits(id))).collect()
}

/// Kinds of assets that are read and left again, such as logs.
pub fn is_log(atlas: &Atlas, id: AssetId) -> bool {
    is_kind_of_log(atlas, atlas.asset(id).kind)
}

/// All of them, written here or only named, by id.
pub fn logs(atlas: &Atlas) -> impl Iterator<Item = AssetId> {
    let kinds = (0..atlas.schema.kinds.len() as u16).map(KindId);
    kinds.filter(|kind| is_kind_of_log(atlas, *kind)).flat_map(|kind| atlas.of_kind(kind))
}

fn is_kind_of_log(atlas: &Atlas, kind: KindId) -> bool {
    atlas.schema.shape(atlas.schema.kind(kind).shape).field_in_role(Role::BackToPlay).is_some()
}

/// The sibling that a chaining verb names, as in `then green`.
pub fn chained(verb: Rec<'_>) -> Option<Rec<'_>> {
    let does = verb.shape().does.iter().find(|does| does.act == Act::Chain)?;
    let (shape, key) = (does.shape?, verb.get(does.by?)?.as_text()?);
    let home = verb.lineage().find(|rec| rec.children(shape).next().is_some())?;
    home.children(shape).find(|row| row.key().as_deref() == Some(&key))
}

/// The block that a verb calls by name.
pub fn called(verb: Rec<'_>) -> Option<Rec<'_>> {
    let does = verb.shape().does.iter().find(|does| does.act == Act::Chain)?;
    match verb.get(does.arg?)?.target()? {
        Target::Child { asset, record } => Some(verb.atlas.rec(asset).at(record)),
        _ => None,
    }
}

/// Effects nest as deep as blocks may, which the parser limits.
struct Walk<'a> {
    ends: Vec<&'a str>,
    /// Rows that arrows have led to.
    seen: FxHashSet<u32>,
    exits: Exits,
}

impl<'a> Walk<'a> {
    fn asset(&mut self, rec: Rec<'a>) {
        // Whether the end can be reached by just reading, and by something that was chosen or rolled.
        let (mut silent, mut chosen) = (true, false);
        for (at, def) in rec.shape().fields.iter().enumerate() {
            let id = FieldId(at as u16);
            match def.ty {
                Type::Effects => {
                    for field in rec.all(id).filter(|_| silent || chosen).collect::<Vec<_>>() {
                        if !self.sequence(field.effects()) {
                            (silent, chosen) = (false, false);
                        }
                    }
                }
                Type::Block(_) if silent || chosen => {
                    let outcomes: Vec<Rec<'a>> = rec.blocks(id).flat_map(outcomes).collect();
                    if outcomes.is_empty() {
                        continue;
                    }
                    // When each of them has a condition, none may be open.
                    silent &= outcomes.iter().all(|outcome| is_guarded(*outcome));
                    for outcome in outcomes {
                        chosen |= self.sequence(effects(outcome));
                    }
                }
                _ => {}
            }
        }
        let says_so = rec.shape().field_in_role(Role::BackToPlay).is_some_and(|flag| rec.has(flag));
        self.exits.back |= chosen || (silent && says_so);
        self.exits.falls |= silent && !says_so;
    }

    /// Whether what stands behind these effects is still carried out.
    fn sequence(&mut self, verbs: impl IntoIterator<Item = Rec<'a>>) -> bool {
        verbs.into_iter().all(|verb| self.verb(verb))
    }

    fn verb(&mut self, verb: Rec<'a>) -> bool {
        let Some(control) = verb.control() else { return self.simple(verb) };
        let mut goes_on = false;
        let mut branches = 0;
        for field in verb.fields() {
            match field.value {
                Value::Effects(_) => {
                    branches += 1;
                    goes_on |= self.sequence(field.effects());
                }
                Value::Options(_) => {
                    for option in field.options().collect::<Vec<_>>() {
                        goes_on |= self.sequence(option);
                    }
                }
                Value::Record(_) => {
                    goes_on |= field.record().is_some_and(|row| self.sequence(effects(row)));
                }
                _ => {}
            }
        }
        match control {
            Control::If => goes_on || branches < 2,
            Control::Choose | Control::Table => goes_on,
            Control::May | Control::Each | Control::Pay | Control::Limit => true,
        }
    }

    fn simple(&mut self, verb: Rec<'a>) -> bool {
        if let Some(row) = chained(verb) {
            return !self.seen.insert(row.index) || self.sequence(effects(row));
        }
        for does in &verb.shape().does {
            match (does.act, does.arg.and_then(|arg| verb.get(arg))) {
                (Act::End, _) if self.ends.contains(&does.subject.as_str()) => {
                    self.exits.ends = true;
                    return false;
                }
                // The turn is over, and the next one begins.
                (Act::End, _) if does.shape.is_none() && does.arg.is_none() => {
                    self.exits.back = true;
                    return false;
                }
                (Act::Transfer, Some(field)) => {
                    if self.exits.ways.is_empty() {
                        // Most have one way on or two, and every log of a pack is kept.
                        self.exits.ways.reserve_exact(2);
                    }
                    self.exits.ways.push(match field.target() {
                        Some(Target::Asset(to)) => Answer::Known(to),
                        _ => Answer::Unknown(Doubt::Mistake),
                    });
                    return false;
                }
                // Leaves the log for a procedure of the rules.
                (Act::Transfer, None) if does.shape.is_none() && does.arg.is_none() => {
                    self.exits.ends = true;
                    return false;
                }
                _ => {}
            }
        }
        true
    }
}

/// The blocks of which one comes about: a choice itself, or the rows and tracks of a check.
fn outcomes(block: Rec<'_>) -> Vec<Rec<'_>> {
    let acts = |block: &Rec<'_>| effects(*block).next().is_some();
    if acts(&block) {
        return vec![block];
    }
    block.fields().filter_map(|field| field.record()).filter(acts).collect()
}

/// Whether it happens only on a condition.
pub fn is_guarded(block: Rec<'_>) -> bool {
    block.fields().any(|field| matches!(field.value, Value::Condition(_)))
}

/// The effects of one block that are carried out where it stands; a special effect stands in a check.
fn effects<'a>(block: Rec<'a>) -> impl Iterator<Item = Rec<'a>> {
    let here = block.fields().filter(|field| field.def().context.is_none());
    here.flat_map(|field| field.effects())
}
