//! Which cards and logs can be in play at which node of a board, and where their effects carry the crew.
//!
//! Begins with what the board prints and follows transfers, placements and replacements until nothing new
//! appears. What a board names for no node in particular, such as its missions, is in play everywhere.

use landfall_diagnostics::Span;
use landfall_model::{AssetId, Rec, Target};
use landfall_schema::{Act, Graph};
use rustc_hash::FxHashMap;

use super::net::spread;
use super::routes::Routes;

/// Something whose effects can happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Actor {
    Asset(AssetId),
    /// What is printed in the node itself.
    Node(usize),
}

/// How something comes to be in play at a node; the later the closer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Reach {
    No,
    /// As everywhere: what the board lays out for no node in particular leads there.
    Anyway,
    /// By something at this very node, or by an effect that names it.
    Here,
}

#[derive(Default)]
pub struct Presence {
    /// For each asset, how it can be in play at each node.
    at: FxHashMap<AssetId, Vec<Reach>>,
    /// From node to node, by an effect; `true` when what blocks travel stops it.
    pub carries: Vec<(usize, usize, bool)>,
    /// Nodes from which an effect carries the crew home, wherever that is.
    pub homeward: Vec<usize>,
    /// Nodes to which an effect moves the place that play returns to.
    pub homes: Vec<usize>,
    /// Nodes where something that players can come to there ends play.
    pub ends: Vec<bool>,
    /// Something that is in play everywhere, such as a clock, ends it wherever players are.
    pub ends_anyway: bool,
    /// What the board names for no node in particular.
    pub everywhere: Vec<AssetId>,
    /// For each node, what brings something missing there: more may have been meant to be in play.
    pub blurred: Vec<Vec<Span>>,
}

impl Presence {
    pub fn find(graph: &Graph, routes: &Routes<'_>) -> Presence {
        Self::find_idle(graph, routes, None)
    }

    /// What can be in play if `idle` lies there and does nothing: where it is put by others alone.
    pub fn find_idle(graph: &Graph, routes: &Routes<'_>, idle: Option<AssetId>) -> Presence {
        Self::find_from(graph, routes, idle, &[])
    }

    /// The same with cards that come to whoever is there, wherever they are: those that are drawn when time passes.
    pub fn find_drawn(graph: &Graph, routes: &Routes<'_>, drawn: &[AssetId]) -> Presence {
        Self::find_from(graph, routes, None, drawn)
    }

    fn find_from(graph: &Graph, routes: &Routes<'_>, idle: Option<AssetId>, drawn: &[AssetId]) -> Presence {
        let atlas = routes.board().atlas;
        let count = routes.nodes.len();
        let node_shape = atlas.schema.shape(graph.node_shape);
        let home = graph.home.map(|home| node_shape.fields[home.index()].name.as_str());
        let mut presence =
            Presence { ends: vec![false; count], blurred: vec![Vec::new(); count], ..Presence::default() };
        let printed = |node: usize| (Actor::Node(node), node, Reach::Here);
        let mut queue: Vec<(Actor, usize, Reach)> = (0..count).map(printed).collect();
        presence.everywhere = named_by_board(graph, routes);
        for asset in presence.everywhere.clone().into_iter().flat_map(|asset| atlas.faces(asset)) {
            queue.extend(
                (0..count)
                    .filter(|node| presence.enter(asset, *node, Reach::Anyway, count))
                    .map(|node| (Actor::Asset(asset), node, Reach::Anyway)),
            );
        }
        for asset in drawn {
            queue.extend(
                (0..count)
                    .filter(|node| presence.enter(*asset, *node, Reach::Here, count))
                    .map(|node| (Actor::Asset(*asset), node, Reach::Here)),
            );
        }
        for (asset, at) in laid_by_opening(graph, routes) {
            let nodes = at.map_or(0..count, |at| at..at + 1);
            let reach = if at.is_some() { Reach::Here } else { Reach::Anyway };
            for (face, node) in
                atlas.faces(asset).flat_map(|face| nodes.clone().map(move |node| (face, node)))
            {
                if presence.enter(face, node, reach, count) {
                    queue.push((Actor::Asset(face), node, reach));
                }
            }
        }
        while let Some((actor, node, reach)) = queue.pop() {
            if idle.is_some_and(|idle| actor == Actor::Asset(idle)) {
                continue;
            }
            let mut entered = |asset: AssetId, at: usize, reach: Reach, presence: &mut Presence| {
                for face in atlas.faces(asset) {
                    if presence.enter(face, at, reach, count) {
                        queue.push((Actor::Asset(face), at, reach));
                    }
                }
            };
            if let Actor::Node(at) = actor {
                let broken =
                    routes.nodes[at].fields().filter(|field| field.target() == Some(Target::Missing));
                presence.blurred[at].extend(broken.map(|field| field.span));

                for asset in named_by_node(graph, routes, at) {
                    entered(asset, at, Reach::Here, &mut presence);
                }
            }
            for verb in verbs(actor, routes) {
                for does in &verb.shape().does {
                    let place = Place::of(verb, does.at, routes);
                    match does.act {
                        Act::Transfer | Act::Place | Act::Replace => {
                            if verb.fields().any(|field| field.target() == Some(Target::Missing)) {
                                presence.blur(place, node, verb.span(), does.act);
                            }
                            let Some(asset) = does.arg.and_then(|arg| verb.get(arg)?.target_asset()) else {
                                continue;
                            };
                            if asset == routes.asset {
                                continue;
                            }
                            match place {
                                Place::Here => entered(asset, node, reach, &mut presence),
                                Place::Node(at) => entered(asset, at, Reach::Here, &mut presence),
                                Place::Board if does.act == Act::Transfer => {
                                    entered(asset, node, reach, &mut presence)
                                }
                                Place::Board => {
                                    for at in 0..count {
                                        entered(asset, at, Reach::Anyway, &mut presence);
                                    }
                                }
                                Place::Elsewhere => {}
                            }
                        }
                        Act::Move | Act::Put if does.subject == graph.mover => match place {
                            Place::Node(to) => presence.carries.push((node, to, does.act == Act::Move)),
                            Place::Board if does.act == Act::Put => presence.homeward.push(node),
                            _ => {}
                        },
                        Act::Put if Some(does.subject.as_str()) == home => {
                            if let Place::Node(to) = place {
                                presence.homes.push(to);
                            }
                        }
                        Act::End if does.subject == graph.ends && reach == Reach::Here => {
                            presence.ends[node] = true;
                        }
                        Act::End if does.subject == graph.ends => presence.ends_anyway = true,
                        _ => {}
                    }
                }
            }
        }
        presence.carries.sort_unstable();
        presence.carries.dedup();
        presence.homeward.sort_unstable();
        presence.homeward.dedup();
        presence.homes.sort_unstable();
        presence.homes.dedup();
        presence
    }

    /// Something that does not exist is brought into play.
    fn blur(&mut self, place: Place, node: usize, by: Span, act: Act) {
        let nodes = match place {
            Place::Here => node..node + 1,
            Place::Node(at) => at..at + 1,
            Place::Board if act == Act::Transfer => node..node + 1,
            Place::Board | Place::Elsewhere => 0..self.blurred.len(),
        };
        for spans in &mut self.blurred[nodes] {
            if !spans.contains(&by) {
                spans.push(by);
            }
        }
    }

    /// Whether it was not there before, or only from further away.
    fn enter(&mut self, asset: AssetId, node: usize, reach: Reach, count: usize) -> bool {
        let nodes = self.at.entry(asset).or_insert_with(|| vec![Reach::No; count]);
        let is_closer = reach > nodes[node];
        nodes[node] = nodes[node].max(reach);
        is_closer
    }

    /// Whether it comes into play at this very node, rather than anywhere.
    pub fn is_here(&self, asset: AssetId, node: usize) -> bool {
        self.at.get(&asset).is_some_and(|nodes| nodes[node] == Reach::Here)
    }

    pub fn is_at(&self, asset: AssetId, node: usize) -> bool {
        self.at.get(&asset).is_some_and(|nodes| nodes[node] > Reach::No)
    }

    /// Assets that can be in play somewhere on this board.
    pub fn assets(&self) -> impl Iterator<Item = AssetId> {
        self.at.keys().copied()
    }

    pub fn assets_at(&self, node: usize) -> Vec<AssetId> {
        let mut found: Vec<AssetId> =
            self.at.iter().filter(|(_, nodes)| nodes[node] > Reach::No).map(|(id, _)| *id).collect();
        found.sort();
        found
    }
}

/// Where a verb acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The verb can name a node and does not: it acts where the players are.
    Here,
    Node(usize),
    /// The verb knows no nodes: it acts on the whole board.
    Board,
    /// A node of another board, or one that is missing and was reported.
    Elsewhere,
}

impl Place {
    pub fn of(verb: Rec<'_>, at: Option<landfall_schema::FieldId>, routes: &Routes<'_>) -> Place {
        let Some(at) = at else { return Place::Board };
        let Some(field) = verb.get(at) else { return Place::Here };
        match field.target() {
            Some(Target::Child { asset, record }) if asset == routes.asset => {
                match routes.nodes.iter().position(|node| node.index == record) {
                    Some(node) => Place::Node(node),
                    None => Place::Elsewhere,
                }
            }
            Some(Target::Several(shared)) => {
                // The same number on each board that uses the card.
                let key = verb.atlas.shared_key(shared);
                match routes.nodes.iter().position(|node| node.key().as_deref() == Some(key)) {
                    Some(node) => Place::Node(node),
                    None => Place::Elsewhere,
                }
            }
            _ => Place::Elsewhere,
        }
    }
}

/// The verbs of an actor, at any depth.
pub fn verbs<'a>(actor: Actor, routes: &Routes<'a>) -> impl Iterator<Item = Rec<'a>> + use<'a> {
    let rec = match actor {
        Actor::Asset(asset) => routes.board().atlas.rec(asset),
        Actor::Node(node) => routes.nodes[node],
    };
    rec.inside().filter(|rec| rec.is_verb())
}

/// What the board lays out for all of its nodes.
fn named_by_board(graph: &Graph, routes: &Routes<'_>) -> Vec<AssetId> {
    let board = routes.board();
    let mut found = Vec::new();
    for field in graph.everywhere.iter().flat_map(|id| board.all(*id)) {
        found.extend(field.target_asset());
        if let Some(block) = field.record() {
            found.extend(block.fields().filter_map(|field| field.target_asset()));
            found
                .extend(block.inside().flat_map(|rec| rec.fields().filter_map(|field| field.target_asset())));
        }
    }
    found.retain(|asset| *asset != routes.asset);
    found.sort();
    found.dedup();
    found
}

/// What the opening lays out before anybody stands anywhere: in a node it names, or for the whole board.
fn laid_by_opening(graph: &Graph, routes: &Routes<'_>) -> Vec<(AssetId, Option<usize>)> {
    let atlas = routes.board().atlas;
    let first = graph.opening.and_then(|field| routes.board().get(field)?.target_asset());
    let mut laid = Vec::new();
    spread(first, |log| {
        let mut read = Vec::new();
        for verb in atlas.rec(log).inside().filter(|rec| rec.is_verb()) {
            for does in &verb.shape().does {
                let Some(asset) = does.arg.and_then(|arg| verb.get(arg)?.target_asset()) else { continue };
                match (does.act, Place::of(verb, does.at, routes)) {
                    (Act::Transfer, _) => read.push(asset),
                    (Act::Place | Act::Replace, Place::Node(at)) => laid.push((asset, Some(at))),
                    (Act::Place | Act::Replace, Place::Board) => laid.push((asset, None)),
                    _ => {}
                }
            }
        }
        read
    });
    laid
}

/// What a node names for itself: the card that lies there, the log that is read on arrival.
pub fn named_by_node(graph: &Graph, routes: &Routes<'_>, node: usize) -> Vec<AssetId> {
    let rec = routes.nodes[node];
    let fields = graph.placed.iter().chain(&graph.arrival);
    fields.flat_map(|id| rec.all(*id)).filter_map(|field| field.target_asset()).collect()
}
