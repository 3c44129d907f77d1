//! The functions of expressions, one line each: what a function takes, what comes out, and what it is for.
//!
//! A new one is a line here and an arm in `landfall-analysis/src/expressions/functions.rs`, which the compiler asks for.

use serde::{Deserialize, Serialize};

use crate::types::{Act, KindId, ShapeId};

use super::Access;

/// What may stand at one place of a call.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Takes {
    Any,
    Truth,
    Number,
    /// A list of numbers.
    Numbers,
    /// A card, a part of one, or a list of them.
    Item,
    Cost,
    /// A cost, or the name of a vocabulary.
    CostOrVocabulary,
    /// A word of the vocabulary that the cost before is written in.
    Word,
    /// A word.
    Icon,
    /// A sign such as `>=`.
    Sign,
    /// A space of the map named before.
    Space,
    /// A node of the graph named before.
    Node,
    /// Names, which are looked up when the schema is read.
    Kind,
    Shape,
    Act,
    Subject,
    /// A field of the item before that leads to other items.
    Field,
    Tag,
    Graph,
    Map,
    Links,
}

/// What sort of value comes out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gives {
    Any,
    AnyList,
    Number,
    Truth,
    Text,
    Texts,
    Numbers,
    /// The sort of the first value: as it is, of one member, or as a list.
    Same,
    Member,
    List,
    /// What may stand beside the first value: effects of any sort beside an effect.
    Beside,
    /// One of the second and the third value.
    Either,
    /// A number, or several if several things were given.
    NumberOfEach,
    /// Cards, of the kind that was named if one was.
    Cards,
    /// Blocks, verbs or predicates of the name, or that do what was named.
    Shapes,
    Doers,
    /// Verbs, predicates and blocks.
    Parts,
    Words,
    Nodes,
    /// The blocks that join the nodes of a graph.
    Edges,
    Spaces,
}

/// What a game must have for a function to mean anything.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Needs {
    Nothing,
    /// A graph along which effects move somebody.
    Board,
    /// Words that say what dice show.
    Dice,
    /// A verb that sends players on to a card.
    Flow,
}

/// A name in a call, found already.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Name {
    Kind(KindId),
    Shapes(Vec<ShapeId>),
    Act(Act),
    Field(Vec<(ShapeId, Access)>),
    /// By its number in the schema.
    Graph(u16),
    Map(u16),
    Links(Links),
    /// A subject or a tag.
    Plain(String),
}

/// What joins cards to cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Links {
    /// Sending players on.
    Flow,
    /// Taking the place of another card.
    Replacements,
    /// Every reference.
    References,
}

impl Links {
    pub const ALL: [(&str, Links); 3] =
        [("flow", Links::Flow), ("replacements", Links::Replacements), ("references", Links::References)];
}

pub struct Signature {
    pub function: Function,
    pub name: &'static str,
    /// How calls are written, for the documentation.
    pub usage: &'static str,
    pub doc: &'static str,
    pub takes: &'static [Takes],
    /// Those that may be left out.
    pub may_take: &'static [Takes],
    pub gives: Gives,
    pub needs: Needs,
}

macro_rules! functions {
    ($($function:ident = $usage:literal [$($takes:ident),*] $([$($more:ident),*])? $gives:ident $(in $needs:ident)?: $doc:literal)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum Function { $($function),* }

        /// All functions, in the order of the documentation.
        pub static FUNCTIONS: &[Signature] = &[$(Signature {
            function: Function::$function,
            name: name_in($usage),
            usage: $usage,
            doc: $doc,
            takes: &[$(Takes::$takes),*],
            may_take: &[$($(Takes::$more),*)?],
            gives: Gives::$gives,
            needs: needs!($($needs)?),
        }),*];
    };
}

macro_rules! needs {
    () => {
        Needs::Nothing
    };
    ($needs:ident) => {
        Needs::$needs
    };
}

functions! {
    If = "if(COND, x, y)" [Truth, Any, Any] Either: "one of the two"
    Given = "given(x)" [Any] Truth: "whether there is one"
    Any = "any(LIST)" [Any] Truth: "whether it has a member"
    None = "none(LIST)" [Any] Truth: "whether it has no member"
    Count = "count(LIST)" [Any] Number: "how many members it has"
    Sum = "sum(LIST)" [Numbers] Number: "all of its numbers together"
    Min = "min(LIST)" [Numbers] Number: "the lowest"
    Max = "max(LIST)" [Numbers] Number: "the highest"
    First = "first(LIST)" [Any] Member: "its first member"
    Last = "last(LIST)" [Any] Member: "its last member"
    Nth = "nth(LIST, n)" [Any, Number] Member: "its member at that place, counted from one"
    Known = "known(LIST)" [Any] List: "the members that are known, so that what is counted is a lower bound"
    Distinct = "distinct(LIST)" [Any] List: "its members, each once"
    Repeated = "repeated(LIST)" [Any] List: "the members that are in it more than once"
    Compare = "compare(x, SIGN, y)" [Number, Sign, Number] Truth: "whether it is so, by a sign such as `>=` that an argument of the type `compare` holds"
    Rising = "rising(LIST)" [Numbers] Truth: "whether each number is higher than the one before"
    Upto = "upto(n)" [Number] Numbers: "the numbers from 1 to n"
    Join = "join(LIST)" [Any] Text: "`a, b and c`, for messages"
    Plural = "plural(n, ONE, MANY)" [Number, Any, Any] Text: "the number and the word that suits it, for messages: `plural(n, 'coin', 'coins')` is `1 coin` or `3 coins`"
    List = "list(TEXT)" [Any] Texts: "its words, such as those of a tag"
    Whole = "whole(x)" [Any] Same: "as a place: all of an item, not only its name"
    At = "at(ROWS, n)" [Any, Number] Member: "the row of a table that covers a number of players or a round"
    Inside = "inside(x, NAME)" [Item, Shape] Shapes: "every block, effect or condition of that name inside"
    Effects = "effects(x)" [Item] Parts: "every effect inside, and `x` itself if it is one"
    Before = "before(x)" [Any] Beside: "the blocks of the same list, the effects beside it or the alternatives of the same cost that come before this one"
    After = "after(x)" [Any] Beside: "the same, those that come after it"
    Icons = "icons(x)" [Item] AnyList: "the icons that its texts show"
    Guards = "guards(x, NAME)" [Item, Shape] Shapes: "every condition of that name that surely holds when the effect `x` happens: those of each `if` around it, turned round behind `else`"
    PlayerCounts = "player-counts(x)" [Item] Numbers: "with how many players the conditions around the effect `x` let it happen"
    Does = "does(x, ACT, SUBJECT)" [Item, Act, Subject] Doers: "every effect inside that declares so, such as `does(this, gain, coin)`"
    Refs = "refs(x)" [Item] Cards: "the cards it refers to"
    Named = "named(x)" [Item] Cards: "the cards that its fields, effects and conditions name; those that only a text mentions are left out"
    Reach = "reach(x)" [Item] Cards: "all cards that its references lead to, itself included"
    Users = "users(x), users(x, KIND)" [Item] [Kind] Cards: "the cards that refer to it"
    Writers = "writers(x), writers(x, ACT)" [Item] [Act] Parts: "what brings this card or part into play or changes it: effects, and blocks that name it. With an act, the effects that do this"
    Readers = "readers(x), readers(x, ACT)" [Item] [Act] Parts: "what asks for this card or part, or sends players to it"
    Discards = "discards(x)" [Item] Parts: "the effects that take this card off the board: those that name it, and those on it that name none"
    Cyclic = "cyclic(x, FIELD)" [Item, Field] Truth: "whether following that reference leads back to it"
    Follow = "follow(x, FIELD), follow(x, FIELD, EXCEPT)" [Item, Field] [Any] List: "all items to which following that reference leads, step by step, `x` included. What `EXCEPT` names is not followed further"
    Cycles = "cycles(LINKS)" [Links] Cards: "the first card of every circle of `flow` (who sends players on), `replacements` or `references`"
    Cycle = "cycle(LINKS, x)" [Links, Item] Cards: "the cards of the circle that this one is part of; none if it is part of none"
    Chain = "chain(LINKS, x)" [Links, Item] Cards: "the longest chain of cards that begins at one of these, each of which leads to the next; a circle counts as one card"
    Exits = "exits(x)" [Item] Cards in Flow: "the cards that a log can send players on to"
    ReadOn = "read-on(x)" [Item] Cards in Flow: "the cards that can be read on from here, step by step, itself included"
    SentFrom = "sent-from(x)" [Item] Cards in Flow: "the cards from which players can be sent here, step by step, itself included"
    Outcomes = "outcomes(x)" [Item] Texts in Flow: "how a log can end without sending players on: `\"end\"` of play on the board, `\"back\"` to play, `\"silent\"` when nothing is left to read"
    Tag = "tag(x, NAME)" [Any, Tag] Any: "a tag of a word, or of an item's shape"
    Printed = "printed(x)" [Item] Truth: "whether it lies in the box of the published game and is only named here, so that nothing more is known of it"
    Flagged = "flagged(x, WORD)" [Item, Any] Truth: "whether it has the flag that is called like the word"
    NumberOf = "number(x)" [Any] NumberOfEach: "the number at the end of an id"
    Part = "part(x, n)" [Any, Number] Any: "what is between the dashes of an id"
    Written = "written(x)" [Item] Text: "the text of an item"
    Amount = "amount(COST, WORD)" [Cost, Word] Number: "how much of the word the cheapest alternative asks for"
    Total = "total(COST)" [Cost] Number: "how much the cheapest alternative asks for"
    Words = "words(COST), words(VOCABULARY)" [CostOrVocabulary] Words: "the words that it asks for; all words of a vocabulary"
    Absent = "absent(COST)" [Cost] Words: "the words that must not be there: `[not ICON]`"
    Alternatives = "alternatives(COST)" [Cost] List: "its alternatives, each a cost"
    Missing = "missing(COST, ROWS)" [Cost, Any] Number: "what stays unpaid when each row (a word and a number `max`) pays what it can; words tagged `wild-for` fill in"
    Implies = "implies(COST, COST)" [Cost, Cost] Truth in Dice: "whether dice that meet the first always meet the second"
    ImpliesWithWild = "implies-with-wild(COST, COST)" [Cost, Cost] Truth in Dice: "the same, when players use wild faces as the icons they need"
    Least = "least(COST)" [Cost] Number in Dice: "the fewest dice that can meet it"
    LeastAtStart = "least-at-start(COST)" [Cost] Number in Dice: "the same, with the dice that players have from the beginning"
    Shown = "shown(WORD)" [Icon] Truth in Dice: "whether a die shows this icon"
    ShownAtStart = "shown-at-start(WORD)" [Icon] Truth in Dice: "whether a die that players have from the beginning shows it"
    Reached = "reached(GRAPH)" [Graph] Nodes: "nodes that can be reached from the homes of the board"
    Linked = "linked(GRAPH, x)" [Graph, Node] Nodes: "nodes beside one"
    Reachable = "reachable(GRAPH, x, FROM)" [Graph, Node, Node] Truth: "whether a way, or an effect that moves somebody, leads there from one of these nodes"
    Walked = "walked(GRAPH, FROM)" [Graph, Node] Nodes: "nodes to which ways lead from these, whatever effects do; these included"
    Ways = "ways(GRAPH, x, FROM)" [Graph, Node, Node] Edges: "the cheapest route there from one of these nodes, way by way: the one with the fewest effects on it, then the shortest. Nothing if no way leads there"
    Starts = "starts(GRAPH)" [Graph] Nodes in Board: "nodes where play can begin"
    Present = "present(x, NODE)" [Item, Item] Truth in Board: "whether the card can be in play at this node of a board"
    Ends = "ends(NODE)" [Item] Truth in Board: "whether something at this node can end play on the board"
    Lying = "lying(NODE)" [Item] Cards in Board: "the cards that can lie in this node of a board, or in one of several"
    InPlay = "in-play(BOARD)" [Item] Cards in Board: "all cards that can be in play on this board"
    Boards = "boards(x)" [Item] Cards in Board: "the boards on which this card can be in play"
    Way = "way(MAP, TO), way(MAP, FROM, TO)" [Map, Space] [Space] Number: "over a round map: the least cost of a way"
    Distance = "distance(MAP, TO), distance(MAP, FROM, TO)" [Map, Space] [Space] Number: "over a round map: the fewest steps"
    Route = "route(MAP, TO), route(MAP, FROM, TO)" [Map, Space] [Space] Spaces: "over a round map: the spaces of the cheapest way"
    On = "on(MAP, SPACES)" [Map, Space] AnyList: "over a round map: what lies there"
}

/// What is before the bracket.
const fn name_in(usage: &'static str) -> &'static str {
    let mut at = 0;
    while usage.as_bytes()[at] != b'(' {
        at += 1;
    }
    usage.split_at(at).0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_used_once() {
        for (at, one) in FUNCTIONS.iter().enumerate() {
            assert!(FUNCTIONS[..at].iter().all(|other| other.name != one.name), "{}", one.name);
        }
    }

    #[test]
    fn calls_are_documented_with_as_many_values_as_they_take() {
        for one in FUNCTIONS {
            let (low, high) = (one.takes.len(), one.takes.len() + one.may_take.len());
            let calls: Vec<usize> =
                one.usage.split("), ").map(|call| 1 + call.matches(", ").count()).collect();
            assert_eq!((calls.iter().min(), calls.iter().max()), (Some(&low), Some(&high)), "{}", one.usage);
        }
    }
}
