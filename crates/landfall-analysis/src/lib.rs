//! What content means in play: boards and who is where on them, how logs end, what dice imply, who writes and who
//! reads what, and the values of the schema's expressions.
//!
//! Analyses answer and never report. Checks, pictures and questions of the command line all ask here.

#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod ask;
pub mod board;
pub mod boxes;
pub mod dice;
pub mod ends;
pub mod exits;
pub mod expressions;
pub mod graphs;
pub mod ledger;
pub mod slips;
pub mod trouble;
pub mod truth;

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use landfall_diagnostics::Sources;
use landfall_model::{AssetId, Atlas, Doubt};
use landfall_schema::{Links, VocabId};
use rustc_hash::FxHashMap;

pub use board::Board;
pub use expressions::{answer, closed_ways};
use graphs::AssetGraph;
use ledger::Ledger;
pub use trouble::Trouble;

/// The atlas, and what was worked out about it.
pub struct Context<'a> {
    pub atlas: &'a Atlas,
    pub sources: &'a Sources,
    pub references: AssetGraph,
    pub boards: Vec<Board<'a>>,
    pub ledger: Ledger<'a>,
    /// Where logs send players on.
    pub flow: AssetGraph,
    pub index: ask::Index,
    pub trouble: Trouble,
    /// What the first one who asks works out for all. Boards on which nobody moves have routes too.
    routes: FxHashMap<(u16, AssetId), OnceLock<graphs::Routes<'a>>>,
    unread: OnceLock<Vec<Option<Doubt>>>,
    ends: OnceLock<ends::Ends<'a>>,
    cycles: [OnceLock<Vec<Vec<AssetId>>>; 3],
    dice: Vec<OnceLock<dice::Dice>>,
    formulas: Vec<OnceLock<expressions::Shared<'a>>>,
    ways: Mutex<FxHashMap<expressions::WaysOf, Arc<expressions::Ways>>>,
    on_boards: OnceLock<board::Index>,
    exits: Vec<OnceLock<exits::Exits>>,
}

impl<'a> Context<'a> {
    pub fn new(atlas: &'a Atlas, sources: &'a Sources) -> Self {
        Self::after(atlas, sources, Trouble::default())
    }

    /// The same, with what earlier stages have reported.
    pub fn after(atlas: &'a Atlas, sources: &'a Sources, trouble: Trouble) -> Self {
        let of_boards = || {
            let flow = graphs::flow(atlas);
            (board::all(atlas, &flow), flow)
        };
        let boards_and_index = || rayon::join(of_boards, || ask::Index::new(atlas));
        let of_references = || rayon::join(|| graphs::references(atlas), || Ledger::of(atlas));
        let (((boards, flow), index), (references, ledger)) = rayon::join(boards_and_index, of_references);
        Self {
            atlas,
            sources,
            references,
            boards,
            ledger,
            flow,
            index,
            trouble,
            routes: still_boards(atlas).map(|board| (board, OnceLock::new())).collect(),
            unread: OnceLock::new(),
            ends: OnceLock::new(),
            cycles: std::array::from_fn(|_| OnceLock::new()),
            dice: atlas.schema.vocabularies.iter().map(|_| OnceLock::new()).collect(),
            formulas: (0..atlas.schema.formulas.len() * player_counts(atlas))
                .map(|_| OnceLock::new())
                .collect(),
            ways: Mutex::default(),
            on_boards: OnceLock::new(),
            exits: atlas.ids().map(|_| OnceLock::new()).collect(),
        }
    }

    /// The nodes and ways of a board, whether anybody moves there or not.
    pub fn routes(&self, graph: u16, board: AssetId) -> Option<&graphs::Routes<'a>> {
        let def = self.atlas.schema.graphs.get(graph as usize)?;
        if let Some(slot) = self.routes.get(&(graph, board)) {
            return Some(slot.get_or_init(|| graphs::routes(self.atlas, def, board)));
        }
        let mut boards = self.on_boards().of_asset(board).iter().map(|at| &self.boards[*at as usize]);
        boards.find(|found| std::ptr::eq(found.graph, def)).map(|found| &found.routes)
    }

    /// Why there may be more on a board, or in play there, than is known.
    pub fn doubt_about(&self, board: &Board<'_>) -> Option<Doubt> {
        let is_blurred = board.presence.blurred.iter().any(|by| !by.is_empty());
        self.unread_on(board).or(is_blurred.then_some(Doubt::Mistake))
    }

    /// The same for lines that could not be read. A name that leads nowhere was read.
    pub fn unread_on(&self, board: &Board<'_>) -> Option<Doubt> {
        let doubt = |id: &AssetId| self.read(self.atlas.rec(*id)).doubt();
        let on =
            |board: &Board<'_>| std::iter::once(&board.routes.asset).chain(board.assets()).find_map(doubt);
        self.unread.get_or_init(|| self.boards.iter().map(on).collect())[board.number]
    }

    /// What takes cards off the board.
    pub fn ends(&self) -> &ends::Ends<'a> {
        self.ends.get_or_init(|| ends::Ends::of(self))
    }

    /// Groups of cards that lead back to themselves.
    pub fn cycles(&self, links: Links) -> &[Vec<AssetId>] {
        self.cycles[links as usize].get_or_init(|| match links {
            Links::Flow => self.flow.cycles(),
            Links::Replacements => graphs::replacements(self.atlas).cycles(),
            Links::References => self.references.cycles(),
        })
    }

    /// The longest chain of cards that begins at one of these.
    pub fn chain(&self, links: Links, from: impl IntoIterator<Item = AssetId>) -> Vec<AssetId> {
        match links {
            Links::Flow => self.flow.longest(from),
            Links::Replacements => graphs::replacements(self.atlas).longest(from),
            Links::References => self.references.longest(from),
        }
    }

    /// The dice behind a vocabulary of icons.
    pub fn dice(&self, vocab: VocabId) -> Option<&dice::Dice> {
        let slot = self.dice.get(vocab.index())?;
        Some(slot.get_or_init(|| dice::Dice::of(&self.atlas.schema, vocab)))
    }

    /// What a formula of the whole game comes to, for a number of players if it is asked for one.
    pub(crate) fn shared(
        &self,
        formula: u16,
        players: Option<i64>,
    ) -> Option<&OnceLock<expressions::Shared<'a>>> {
        let counts = player_counts(self.atlas);
        let players = usize::try_from(players.unwrap_or(0)).ok().filter(|players| *players < counts)?;
        self.formulas.get(usize::from(formula) * counts + players)
    }

    /// The ways of a map, where somebody has asked for them.
    pub(crate) fn known_ways(&self, of: &expressions::WaysOf) -> Option<Arc<expressions::Ways>> {
        self.ways.lock().unwrap_or_else(PoisonError::into_inner).get(of).cloned()
    }

    /// Another thread may have been faster, with the same answer.
    pub(crate) fn keep_ways(&self, of: expressions::WaysOf, ways: Arc<expressions::Ways>) {
        self.ways.lock().unwrap_or_else(PoisonError::into_inner).insert(of, ways);
    }

    /// Which boards an asset is, and on which it can be in play.
    pub(crate) fn on_boards(&self) -> &board::Index {
        self.on_boards.get_or_init(|| board::Index::of(self))
    }

    /// How a log, or whatever else players are sent to, can end.
    pub fn exits(&self, id: AssetId) -> &exits::Exits {
        self.exits[id.0 as usize].get_or_init(|| exits::Exits::of(self.atlas, id))
    }
}

/// The numbers of players that a game may be asked about; 0 stands for no number.
fn player_counts(atlas: &Atlas) -> usize {
    atlas.schema.game.players.map_or(0, |(_, most)| most as usize) + 1
}

/// Boards on which no effect moves anybody, by graph and asset.
fn still_boards(atlas: &Atlas) -> impl Iterator<Item = (u16, AssetId)> {
    let graphs = atlas.schema.graphs.iter().enumerate().filter(|(_, graph)| !board::is_walked(graph));
    graphs.flat_map(|(at, graph)| atlas.of_kind(graph.of).map(move |id| (at as u16, id)))
}
