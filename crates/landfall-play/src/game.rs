//! One board, ready to be played: its state as variables, what there is to do, and what the schema's words mean.

use landfall_analysis::Board;
use landfall_analysis::graphs::Presence;
use landfall_model::{AssetId, Atlas, Condition, FieldView, Rec, Value};
use landfall_schema::{About, Access, Expr, Procedure, Schema, Scope, State};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::meaning::{Meaning, Reader};
use crate::vars::{CounterVars, Maker, Owner, Vars, owned};
use crate::world::VarId;

/// How much of the game is kept track of.
#[derive(Clone, Debug)]
pub struct Rules {
    /// How many there are in the team.
    pub team: usize,
    /// Whose sheets they have, by name.
    pub names: Vec<String>,
    /// Dice, hands, supplies, injuries. Without, costs are paid, and whoever asks may hear either answer.
    pub resources: bool,
    /// Dice are rolled. Without, any outcome may come up.
    pub dice: bool,
    /// Members take turns, and time passes at the end of one. Without, anybody may do anything at any time, and each
    /// clock may move on whenever it likes.
    pub turns: bool,
    /// Clocks have positions. Without, one that runs may run out at any time.
    pub clocks: bool,
    /// Tracks have positions. Without, a check may fill one at once.
    pub tracks: bool,
    /// The team may come back after the end.
    pub again: bool,
}

impl Rules {
    /// Everything, as people play.
    pub fn full(team: usize) -> Self {
        Self {
            team,
            names: Vec::new(),
            resources: true,
            dice: true,
            turns: true,
            clocks: true,
            tracks: true,
            again: true,
        }
    }

    /// The course of events alone, as proofs see it.
    pub fn coarse(team: usize) -> Self {
        Self { resources: false, dice: false, turns: false, clocks: false, tracks: false, ..Self::full(team) }
    }
}

/// Something that may be done, or may happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offer {
    /// The team comes to the board, at this home.
    Land(usize),
    /// An action of [`Game::actions`].
    Act { member: usize, action: usize },
    /// A way of the board.
    Way { member: usize, edge: usize },
    /// One of the small offers of `play`.
    Small { member: usize, offer: usize },
    /// The board is left this way.
    End { member: usize, ending: usize },
    /// What nobody chooses ends play.
    Escape(usize),
    /// A clock moves on; only without turns.
    Tick(usize),
    /// Time passes, and a card of [`Game::drawn`] comes up; only without turns.
    Draw { member: usize, card: usize },
    /// The turn is over.
    Pass(usize),
}

pub struct Action<'a> {
    pub rec: Rec<'a>,
    pub owner: Owner,
    pub scope: Option<Scope>,
}

/// A card that asks for something, as soon as a condition holds.
pub struct Goal<'a> {
    pub card: AssetId,
    pub rec: Rec<'a>,
    pub condition: FieldView<'a>,
    /// The variables that its condition reads; `None` if that cannot be listed.
    pub watched: Option<Vec<VarId>>,
}

/// Why a board cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotPlayable {
    /// The schema has no `play` with a `board`.
    NoProcedure,
    /// It is not the kind of board that is played on.
    OtherKind,
    /// Nobody has a sheet with this name; those that there are.
    Nobody(String, Vec<String>),
    /// Lines of the schema that mean nothing: the verb, predicate or target, and the line.
    Gaps(Vec<(String, String)>),
}

pub struct Game<'a> {
    pub atlas: &'a Atlas,
    pub board: &'a Board<'a>,
    pub procedure: &'a Procedure,
    pub rules: Rules,
    pub vars: Vars<'a>,
    pub actions: Vec<Action<'a>>,
    pub goals: Vec<Goal<'a>>,
    pub meaning: Meaning,
    /// Everything that can be in play.
    pub assets: Vec<AssetId>,
    /// The cards that are drawn when time passes.
    pub drawn: Vec<AssetId>,
    /// What is in play because of them alone.
    pub by_drawn: FxHashSet<AssetId>,
    /// Where cards of piles can lie.
    pub nodes_of: FxHashMap<AssetId, Vec<usize>>,
    /// Cards with clocks, tracks or counters, which go when the card goes.
    pub(crate) belongings: FxHashSet<AssetId>,
    /// Whether anything that holds for the whole board adds special effects to checks.
    pub(crate) board_specials: bool,
    pub(crate) small: Vec<(Vec<crate::meaning::Op>, Vec<crate::meaning::Op>)>,
    pub(crate) without: Vec<crate::meaning::Op>,
}

impl<'a> Game<'a> {
    pub fn new(board: &'a Board<'a>, rules: Rules) -> Result<Self, NotPlayable> {
        let atlas = board.routes.board().atlas;
        let schema: &'a Schema = &atlas.schema;
        let procedure = schema.play.procedure.as_ref().ok_or(NotPlayable::NoProcedure)?;
        if !std::ptr::eq(board.graph, &schema.graphs[procedure.graph]) {
            return Err(NotPlayable::OtherKind);
        }
        let meaning = Meaning::of(schema, procedure);
        if !meaning.gaps.is_empty() {
            let name = |(shape, line): &(landfall_schema::ShapeId, String)| {
                (schema.shape(*shape).name.clone(), line.clone())
            };
            return Err(NotPlayable::Gaps(meaning.gaps.iter().map(name).collect()));
        }
        let sheets = procedure.team.sheet.into_iter().flat_map(|kind| atlas.of_kind(kind));
        let sheets = sheets.filter(|id| !atlas.asset(*id).external);
        let sheets: Vec<String> = sheets.map(|id| crate::vars::sheet_name(atlas, id)).collect();
        if let Some(name) = rules.names.iter().find(|name| !sheets.contains(&name.to_lowercase())) {
            return Err(NotPlayable::Nobody(name.clone(), sheets));
        }
        let rules = Rules { team: rules.team.clamp(1, procedure.team.most as usize), ..rules };
        let drawn = drawn(atlas, procedure);
        let presence = match drawn.is_empty() {
            true => &board.presence,
            false => &Presence::find_drawn(board.graph, &board.routes, &drawn),
        };
        let (assets, by_drawn) = everything(board, procedure, presence);
        let actions = actions(board, procedure, &assets);
        let maker = Maker { board, procedure, rules: &rules, assets: &assets, all: Vec::new() };
        let vars = maker.make(actions.len());
        let nodes = |card: &AssetId| {
            (0..board.routes.nodes.len()).filter(|node| presence.is_at(*card, *node)).collect()
        };
        let nodes_of = assets.iter().map(|card| (*card, nodes(card))).collect();
        let reader = Reader { schema, procedure };
        let none = schema.kind_shape(procedure.board); // lines of `play` have no arguments
        let ops = |lines: &[landfall_schema::Does]| {
            lines.iter().filter_map(|does| reader.op(none, does)).collect::<Vec<_>>()
        };
        let small = procedure.offers.iter().map(|offer| (ops(&offer.needs), ops(&offer.does))).collect();
        let without = procedure.time.as_ref().map(|time| ops(&time.without)).unwrap_or_default();
        let mut game = Self {
            atlas,
            board,
            procedure,
            rules,
            vars,
            actions,
            goals: Vec::new(),
            meaning,
            assets,
            drawn,
            by_drawn,
            nodes_of,
            belongings: FxHashSet::default(),
            board_specials: false,
            small,
            without,
        };
        game.goals = game.find_goals();
        game.belongings = game.find_belongings();
        game.board_specials = game.has_board_specials();
        Ok(game)
    }

    fn has_board_specials(&self) -> bool {
        let play = self.atlas.schema.play.check.as_ref();
        let Some(special) = play.and_then(|play| play.specials) else { return false };
        let zones = self.procedure.zones.iter().enumerate().filter(|(_, zone)| zone.single);
        zones.into_iter().any(|(at, zone)| {
            let cards = self.vars.zones[at].cards.iter().map(|card| self.atlas.rec(*card));
            let board = self.board.routes.board();
            let printed = zone.printed.into_iter().flat_map(|field| board.blocks(field));
            cards.chain(printed).any(|rec| rec.children(special.shape).next().is_some())
        })
    }

    fn find_belongings(&self) -> FxHashSet<AssetId> {
        if self.rules.resources {
            return self.assets.iter().copied().collect();
        }
        let clocks = self.vars.clocks.iter().filter_map(|clock| match clock.owner {
            Owner::Card(card) => Some(card),
            _ => None,
        });
        clocks.chain(self.vars.tracks.iter().filter_map(|track| track.rec.owner())).collect()
    }

    fn find_goals(&self) -> Vec<Goal<'a>> {
        let Some(goals) = &self.procedure.goals else { return Vec::new() };
        let zone = self.procedure.zones.iter().position(|zone| zone.name == goals.zone);
        let Some(zone) = zone else { return Vec::new() };
        let goal = |card: &AssetId| {
            let rec = self.atlas.rec(*card).children(goals.shape).next()?;
            let condition = rec.get(goals.condition)?;
            Some(Goal { card: *card, rec, condition, watched: self.watched(condition) })
        };
        self.vars.zones[zone].cards.iter().filter_map(goal).collect()
    }

    fn watched(&self, condition: FieldView<'_>) -> Option<Vec<VarId>> {
        let Value::Condition(at) = condition.value else { return None };
        let mut vars = Vec::new();
        self.watch(condition.rec, at, &mut vars, 64)?;
        Some(vars)
    }

    fn watch(&self, rec: Rec<'_>, at: u32, vars: &mut Vec<VarId>, depth: u32) -> Option<()> {
        let unit = rec.arrays();
        let depth = depth.checked_sub(1)?;
        match unit.conditions.at(at) {
            Condition::Not(part) => self.watch(rec, part, vars, depth),
            Condition::All(list) | Condition::Any(list) => unit.condition_lists[list.range()]
                .iter()
                .try_for_each(|part| self.watch(rec, *part, vars, depth)),
            Condition::Holds(index) => {
                let predicate = rec.at(index);
                self.reads(predicate, predicate.shape().is.as_ref()?.expr.as_ref()?, vars)
            }
        }
    }

    /// The variables that a question reads, if what it reads does not depend on what it finds.
    fn reads(&self, predicate: Rec<'_>, expr: &Expr, vars: &mut Vec<VarId>) -> Option<()> {
        match expr {
            Expr::Number(_) | Expr::Truth(_) | Expr::Text(_) | Expr::Word(..) => Some(()),
            Expr::Get(of, access) if **of == Expr::Item(0) => match access.as_slice() {
                [(_, Access::Field(_))] => Some(()),
                _ => None,
            },
            Expr::About(of, About::Marked) => {
                let Expr::Get(_, access) = &**of else { return None };
                let [(_, Access::Field(arg))] = access.as_slice() else { return None };
                vars.push(self.mark_of(predicate, *arg)?);
                Some(())
            }
            Expr::State(State::Counter(counter)) => match &self.vars.counters[usize::from(*counter)] {
                CounterVars::One(var) => {
                    vars.push(*var);
                    Some(())
                }
                _ => None,
            },
            // Those of a page that are marked.
            Expr::Where { list, condition } if is_marked(condition) => {
                let Expr::Get(page, _) = &**list else { return None };
                let Expr::Get(_, access) = &**page else { return None };
                let [(_, Access::Field(arg))] = access.as_slice() else { return None };
                let page = self.atlas.rec(predicate.get(*arg)?.target_asset()?);
                vars.extend(page.inside().filter_map(|rec| self.vars.mark(rec)));
                Some(())
            }
            Expr::Not(_) | Expr::And(..) | Expr::Or(..) | Expr::Order(..) | Expr::Call(..) => {
                expr.parts().into_iter().try_for_each(|part| self.reads(predicate, part, vars))
            }
            _ => None,
        }
    }

    pub(crate) fn mark_of(&self, rec: Rec<'_>, arg: landfall_schema::FieldId) -> Option<VarId> {
        match rec.get(arg)?.target()? {
            landfall_model::Target::Child { asset, record } => {
                self.vars.mark(self.atlas.rec(asset).at(record))
            }
            _ => None,
        }
    }

    /// Everything that could ever be done or happen on this board, whether it is open now or not.
    pub fn offers(&self) -> Vec<Offer> {
        let mut offers: Vec<Offer> = self.board.homes.iter().map(|home| Offer::Land(*home)).collect();
        for member in 0..self.rules.team {
            offers.extend((0..self.actions.len()).map(|action| Offer::Act { member, action }));
            offers.extend((0..self.board.routes.edges.len()).map(|edge| Offer::Way { member, edge }));
            offers.extend((0..self.procedure.offers.len()).map(|offer| Offer::Small { member, offer }));
            let chosen = self.procedure.ends.iter().enumerate().filter(|(_, end)| end.at.is_some());
            offers.extend(chosen.map(|(ending, _)| Offer::End { member, ending }));
            if self.rules.turns {
                offers.push(Offer::Pass(member));
            }
        }
        let escapes = self.procedure.ends.iter().enumerate().filter(|(_, end)| end.escape);
        offers.extend(escapes.map(|(ending, _)| Offer::Escape(ending)));
        if !self.rules.turns {
            offers.extend((0..self.vars.clocks.len()).map(Offer::Tick));
            for member in 0..self.rules.team {
                offers.extend((0..self.drawn.len()).map(|card| Offer::Draw { member, card }));
            }
        }
        offers
    }

    /// Whether a card can come to lie at a place.
    pub(crate) fn may_lie(&self, card: AssetId, node: usize) -> bool {
        self.nodes_of.get(&card).is_some_and(|nodes| nodes.contains(&node))
    }

    /// How a place is written: `sector 3`.
    pub fn place(&self, node: usize) -> String {
        self.board.name(node)
    }

    pub fn member(&self, member: usize) -> String {
        match self.vars.sheets.get(member).copied().flatten() {
            Some(sheet) => crate::vars::sheet_name(self.atlas, sheet),
            None => format!("{} {}", self.procedure.team.piece, member + 1),
        }
    }
}

fn is_marked(condition: &Expr) -> bool {
    matches!(condition, Expr::About(of, About::Marked) if matches!(**of, Expr::Item(_)))
}

/// The cards that are drawn when time passes.
fn drawn(atlas: &Atlas, procedure: &Procedure) -> Vec<AssetId> {
    let kind = procedure.time.as_ref().and_then(|time| time.draw);
    let cards = kind.into_iter().flat_map(|kind| atlas.of_kind(kind));
    cards.filter(|card| !atlas.asset(*card).external).collect()
}

/// Everything that can be in play, with the other sides of what is turned over; and what of it only cards bring that are
/// drawn.
fn everything(
    board: &Board<'_>,
    procedure: &Procedure,
    presence: &Presence,
) -> (Vec<AssetId>, FxHashSet<AssetId>) {
    let anyway = with_other_sides(board, procedure, board.assets().to_vec());
    let more: Vec<AssetId> = presence.assets().filter(|asset| !anyway.contains(asset)).collect();
    if more.is_empty() {
        return (anyway, FxHashSet::default());
    }
    let mut all: Vec<AssetId> = anyway.iter().copied().chain(more).collect();
    all.sort_unstable();
    let all = with_other_sides(board, procedure, all);
    let by_drawn = all.iter().copied().filter(|asset| !anyway.contains(asset)).collect();
    (all, by_drawn)
}

fn with_other_sides(board: &Board<'_>, procedure: &Procedure, mut assets: Vec<AssetId>) -> Vec<AssetId> {
    let atlas = board.routes.board().atlas;
    let mut at = 0;
    while let Some(card) = assets.get(at).copied() {
        at += 1;
        let turns = procedure.zones.iter().filter(|zone| zone.holds == atlas.asset(card).kind);
        for turns in turns.filter_map(|zone| zone.turns) {
            let other = atlas.rec(card).get(turns).and_then(|view| view.target_asset());
            assets.extend(other.filter(|other| !assets.contains(other)));
        }
    }
    assets
}

fn actions<'a>(board: &Board<'a>, procedure: &'a Procedure, assets: &[AssetId]) -> Vec<Action<'a>> {
    let Some(def) = &procedure.actions else { return Vec::new() };
    let scope = |rec: Rec<'a>| match rec.get(def.scope?)?.value {
        Value::Word(word) => {
            def.scopes.iter().find(|(known, _)| *known == word).map(|(_, scope)| scope.clone())
        }
        _ => None,
    };
    let all = owned(board, procedure, assets, def.shape).into_iter();
    all.map(|(rec, owner)| Action { rec, owner, scope: scope(rec) }).collect()
}
