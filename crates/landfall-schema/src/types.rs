//! What a schema says once it has been read: flat tables, joined by small ids.
//!
//! Kinds, blocks, verbs, predicates and targets are all [`Shape`]s: a name, a written form and typed
//! fields. One mechanism reads them, bundles them and documents them.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

pub use crate::field_type::Type;
use crate::later::Later;

/// A name per locale, such as `en` and `it`.
pub type Names = Later<BTreeMap<String, String>>;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub struct $name(pub u16);

        impl $name {
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// A vocabulary of the schema.
    VocabId,
    /// A word of one vocabulary.
    WordId,
    /// A kind, block, verb, predicate or target.
    ShapeId,
    /// A kind of asset.
    KindId,
    /// A field of one shape.
    FieldId,
    /// A place where effects stand, such as `poi` or `path`; verbs say where they are legal.
    ContextId,
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(bound(deserialize = "'de: 'static"))]
pub struct Schema {
    pub game: Game,
    pub vocabularies: Vec<Vocabulary>,
    pub shapes: Vec<Shape>,
    pub kinds: Vec<Kind>,
    pub contexts: Vec<String>,
    pub graphs: Vec<Graph>,
    pub maps: Vec<Map>,
    /// How it is played, as far as the schema says so.
    pub play: Later<crate::Play>,
    /// How the cards of a kind look, for those that say so.
    pub cards: Later<BTreeMap<KindId, crate::cards::Face>>,
    /// The pictures of words: those of the collection, or of the folder `icons` of a pack.
    pub icons: Later<BTreeMap<String, String>>,
    pub limits: Vec<Limit>,
    pub formulas: Vec<crate::Formula>,
    /// What sort of value each formula has.
    pub(crate) sorts: Later<Vec<crate::expr::Draft>>,
    /// The rules that this schema brings along, by code.
    pub constraints: Vec<crate::Constraint>,
    /// Numbers of the game that checks ask for by name; see [`Fact`](crate::Fact).
    pub facts: BTreeMap<String, i64>,
    /// Verbs, predicates and targets by the word they begin with, longest written form first.
    #[serde(serialize_with = "crate::image::sorted")]
    pub verbs: FxHashMap<String, Vec<ShapeId>>,
    #[serde(serialize_with = "crate::image::sorted")]
    pub predicates: FxHashMap<String, Vec<ShapeId>>,
    #[serde(serialize_with = "crate::image::sorted")]
    pub targets: FxHashMap<String, Vec<ShapeId>>,
    /// Kinds by their keyword.
    #[serde(serialize_with = "crate::image::sorted")]
    pub keywords: FxHashMap<String, KindId>,
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(bound(deserialize = "'de: 'static"))]
pub struct Game {
    pub name: String,
    pub names: Names,
    pub doc: Later<String>,
    /// The FlatBuffers file identifier: four ASCII characters.
    pub identifier: String,
    pub source_locale: String,
    /// Vocabularies whose words may stand in prose as `:word:`.
    pub prose_icons: Vec<VocabId>,
    /// How many may play, from and to.
    pub players: Option<(u8, u8)>,
    /// The letters with which the codes of its rules begin, if they are those of the compiler.
    pub codes: Option<String>,
}

/// A closed set of words.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "'de: 'static"))]
pub struct Vocabulary {
    pub name: String,
    pub names: Names,
    pub doc: Later<String>,
    pub words: Vec<Word>,
    #[serde(serialize_with = "crate::image::sorted")]
    pub index: FxHashMap<String, WordId>,
    /// Set when the words are the spaces of a round map.
    pub polar: Option<Polar>,
}

/// A hub and rings around it, with the same directions in each. The hub is the first word; the others follow
/// ring by ring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Polar {
    pub rings: u16,
    /// In the order in which they stand around the hub.
    pub directions: Vec<String>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "'de: 'static"))]
pub struct Word {
    pub name: String,
    pub names: Names,
    pub doc: Later<String>,
    /// Facts about the word that checks ask for, such as `colour: red` or `fallback: true`.
    pub tags: Names,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Class {
    Kind(KindId),
    Block,
    Verb,
    Predicate,
    Target,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "'de: 'static"))]
pub struct Shape {
    pub name: String,
    pub class: Class,
    pub names: Names,
    pub doc: Later<String>,
    /// The written form of the head, before any `{ ... }` body.
    pub head: Pattern,
    /// Fields in the order of the schema; those named in `head` are written there.
    pub fields: Vec<Field>,
    /// How a statement of the body may begin.
    pub starts: Starts,
    /// The field that distinguishes siblings, such as a sector's number.
    pub key: Option<FieldId>,
    /// Groups of fields of which at most one may be given.
    pub at_most_one: Vec<Vec<FieldId>>,
    /// Groups of fields of which at least one must be given.
    pub at_least_one: Vec<Vec<FieldId>>,
    /// What a verb does to the state of play, or what a predicate reads.
    pub does: Vec<Does>,
    /// Where a verb may stand. Empty: everywhere.
    pub legal: Vec<ContextId>,
    /// Set on verbs that hold other effects.
    pub control: Option<Control>,
    /// What checks find it by, whatever a game calls it; see [`Role`](crate::Role).
    pub roles: crate::Roles,
    /// Facts about it that constraints ask for, such as `timing: immediate`.
    pub tags: Names,
    /// What a predicate asks in play, or whom a target means.
    pub is: Option<crate::Means>,
    /// Why people carry it out, or answer it, and no program can.
    pub by_hand: Option<String>,
}

/// How nested effects come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Control {
    /// One of the options, by choice.
    Choose,
    /// Perhaps.
    May,
    /// Depending on a condition.
    If,
    /// Once for each of a set.
    Each,
    /// A cost, then its benefit.
    Pay,
    /// One of the rows, by a die.
    Table,
    /// With a limit such as once per turn.
    Limit,
}

#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Starts {
    #[serde(serialize_with = "crate::image::sorted")]
    pub words: FxHashMap<String, FieldId>,
    /// The field of a statement that is a bare quoted text.
    pub text: Option<FieldId>,
    /// The field of a statement that begins with `->`.
    pub arrow: Option<FieldId>,
    /// The field of a statement that begins with a number or a range such as `0-4`.
    pub number: Option<FieldId>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "'de: 'static"))]
pub struct Field {
    pub name: String,
    pub names: Names,
    pub doc: Later<String>,
    pub ty: Type,
    /// May be written several times, or with commas.
    pub many: bool,
    /// How many values at most; `None` is no limit for `many` fields.
    pub max: Option<u32>,
    pub required: bool,
    /// Written in the head of the shape rather than as a statement of its body.
    pub in_head: bool,
    /// The written form of the statement in the body. Blocks use the head of their own shape.
    pub write: Pattern,
    /// Effects of this field stand here instead of the context of the asset.
    pub context: Option<ContextId>,
    /// When any value of this `block` field is given, one whose key is this word must be among them.
    pub needs: Option<WordId>,
    /// A text that no two cards of the kind may share: players look for them by it.
    pub unique: bool,
    /// A text of rules that speaks of cards and sends players to none of them.
    pub mentions: bool,
    /// How many characters of a text fit where it is printed.
    pub limit: Option<u32>,
    /// The step to take when a required field, or the needed row, is missing.
    pub hint: Later<String>,
    /// What an argument means when it is left out.
    pub default: Option<Omitted>,
    /// What checks find it by, whatever a game calls it; see [`Role`](crate::Role).
    pub roles: crate::Roles,
}

/// What an argument means when it is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Omitted {
    Number(u16),
    /// As many as there are.
    All,
    /// The place of whoever acts.
    Here,
    /// Whoever acts.
    Acting,
    /// The card that it stands on.
    Own,
    /// What lies on top.
    Top,
    /// The only one there is, or the one that play is at: what was just launched, emptied or drawn.
    Current,
    /// Whichever players like.
    Any,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TextRole {
    Title,
    Flavour,
    Rules,
    Label,
    Note,
}

/// A written form: `goto log {log}`, `sector {number} [{title}]`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Pattern {
    pub parts: Vec<Part>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Part {
    /// A word or a mark that stands as it is.
    Literal(String),
    Slot(FieldId),
    Optional(Vec<Part>),
}

#[derive(Debug, Serialize, Deserialize)]
pub struct Kind {
    pub shape: ShapeId,
    pub keyword: String,
    pub id: IdPattern,
    /// Several physical cards may share an id.
    pub copies: bool,
    /// Set when an asset of this kind that nothing refers to is a fault: why, in the players' words.
    pub unused: Option<String>,
    /// A flag field that says: it is fine that nothing refers to this one.
    pub standalone: Option<FieldId>,
    pub context: ContextId,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum IdPattern {
    /// A prefix and a number padded to at least `width` digits: `P###` is `P`, 3; `L#` is `L`, 1; `#` is bare.
    Numbered { prefix: String, width: u8 },
    /// A name in lower case with dashes.
    Name,
    /// `OTK-[ROB]-##`: letters that stand as they are, and places for digits, letters and words.
    Template(Vec<IdPart>),
}

/// One part of an id of a template.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum IdPart {
    /// Stands as it is.
    Text(String),
    /// `##`: exactly so many digits, or at least so many where `open`.
    Digits { width: u8, open: bool },
    /// `[ROB]` or `(ENG|LAB)`: one of these.
    OneOf(Vec<String>),
    /// `*`: one or more of A to Z and 0 to 9.
    Any,
}

/// One line of a verb's declared effect on state: `replace poi at sector`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Does {
    pub act: Act,
    /// The name of an argument, of a block, or of a counter.
    pub subject: String,
    /// Set when the subject is an argument.
    pub arg: Option<FieldId>,
    /// Set when the subject is a block, such as `row` or `track`.
    pub shape: Option<ShapeId>,
    /// The argument that says where.
    pub at: Option<FieldId>,
    /// The argument that says which one or how many.
    pub by: Option<FieldId>,
    /// What only playing asks for.
    pub more: DoesMore,
}

/// The clauses of a line that say exactly which, where and how many.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DoesMore {
    pub select: Option<Select>,
    /// The argument that says of which sort.
    pub of: Option<FieldId>,
    /// A place by its name, where no argument says it: `here`, or where a piece stands.
    pub place: Option<String>,
    /// The state that things come from.
    pub from: Option<String>,
    /// The state that they go to.
    pub to: Option<String>,
    /// How a card lies then.
    pub face: Option<String>,
    /// How many, where no argument says it.
    pub amount: Option<u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Select {
    /// The first that is not yet so.
    First,
    Top,
    Every,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Act {
    /// Control goes to the subject.
    Transfer,
    /// After this, the named sibling applies too.
    Chain,
    Place,
    Replace,
    Discard,
    Write,
    Clear,
    Read,
    /// Changes node along the graph; obeys what blocks it.
    Move,
    /// Changes node from outside; nothing blocks it.
    Put,
    Advance,
    Regress,
    Reset,
    Gain,
    Spend,
    Draw,
    Schedule,
    Cancel,
    /// Play stops.
    End,
    Open,
    Close,
    Roll,
    Modify,
}

/// Nodes and edges that live inside assets of one kind.
#[derive(Debug, Serialize, Deserialize)]
pub struct Graph {
    pub name: String,
    pub of: KindId,
    /// The `block` field of the kind that holds the nodes.
    pub nodes: FieldId,
    pub node_shape: ShapeId,
    /// The `block` field of the kind that holds the edges.
    pub edges: FieldId,
    pub edge_shape: ShapeId,
    pub ways: Ways,
    /// A number or range of a node: with how many players it is in play.
    pub gate: Option<FieldId>,
    /// The flag of a node where play may begin, and to which it must be able to return.
    pub home: Option<FieldId>,
    /// A `ref` field of the kind whose target's effects may choose another beginning.
    pub opening: Option<FieldId>,
    /// The name of a flag, on nodes and on what is placed there, that stops `move`.
    pub blocked: Option<String>,
    /// Fields of the kind that lay out what is in play on every node.
    pub everywhere: Vec<FieldId>,
    /// Who moves along the edges: the subject of `move` and `put` lines. Other subjects of `put` are home.
    pub mover: String,
    /// The subject of `end` lines that stop play on this board.
    pub ends: String,
    /// Fields of a node that hold what stands there at the beginning: references and blocks.
    pub placed: Vec<FieldId>,
    /// Fields of a node whose target's effects happen on arrival.
    pub arrival: Vec<FieldId>,
    /// The flag of a node where that happens on the first arrival only.
    pub once: Option<FieldId>,
}

/// What an edge of a graph joins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ways {
    /// Two nodes, in the direction of the arrow; without one, both ways.
    Between { from: FieldId, to: FieldId, arrow: Option<FieldId> },
    /// All nodes that this field lists with each other, such as the caverns along a tunnel.
    Joins(FieldId),
}

/// A round map that each asset of a kind lays out: its spaces are the words of a polar vocabulary.
#[derive(Debug, Serialize, Deserialize)]
pub struct Map {
    pub name: String,
    pub vocab: VocabId,
    pub of: KindId,
    /// Where everybody begins.
    pub entry: WordId,
    /// What lies on a space: about the asset that lays the map out, with the space as its only local.
    pub lies: Option<crate::Expr>,
    /// What it costs to enter a space; the second local is what lies there.
    pub cost: Option<crate::Expr>,
    /// When the way from a space to another one, the third local, is not there.
    pub closed: Option<crate::Expr>,
}

/// At most so many.
#[derive(Debug, Serialize, Deserialize)]
pub struct Limit {
    pub name: String,
    pub of: KindId,
    /// The field that is counted.
    pub count: FieldId,
    pub at_most: u32,
    /// Why, in the players' words.
    pub reason: String,
}
