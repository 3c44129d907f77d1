//! A board as a landscape: its places, and all graphs that join them.

use landfall_analysis::Board;
use landfall_analysis::graphs::{named_by_node, routes};
use landfall_diagnostics::{Reports, Sources, counted};
use landfall_model::{AssetId, Atlas, Rec, Target, Value};
use landfall_schema::{FieldId, Graph, Role, Type, Ways};
use rustc_hash::FxHashMap;

use crate::drawing::{Drawing, Edge, Layout, Node, Shape, Tips};
use crate::picture::{name_of, worst};

/// Longer keys do not fit on a disc, and stand for the title.
pub(crate) const SHORT: usize = 3;

pub(crate) fn board(
    atlas: &Atlas,
    graphs: &[&Graph],
    asset: AssetId,
    sources: &Sources,
    reports: &Reports,
) -> Drawing {
    let mut picture = Picture { sources, reports, drawing: Drawing::default(), index: FxHashMap::default() };
    let mut groups: Vec<FieldId> = Vec::new();
    let mut listed: Vec<String> = Vec::new();
    let rec = atlas.rec(asset);
    let walked = landfall_analysis::board::all(atlas, &landfall_analysis::graphs::flow(atlas));
    let walked = walked.into_iter().find(|board| board.routes.asset == asset);
    for graph in graphs {
        if !groups.contains(&graph.nodes) {
            let same: Vec<&Graph> =
                graphs.iter().filter(|other| other.nodes == graph.nodes).copied().collect();
            let added = picture.nodes(atlas, &same, asset, groups.len());
            listed.push(counted(added, &atlas.schema.shape(graph.node_shape).name));
            groups.push(graph.nodes);
        }
        let group = groups.iter().position(|nodes| *nodes == graph.nodes).unwrap_or(0);
        let added = picture.edges(atlas, graph, asset, group);
        let way = &atlas.schema.shape(graph.edge_shape).name;
        listed.push(counted(added, way));
        picture.drawing.sorts.push(way.replace('-', " "));
    }
    picture.place_joints();
    if let Some(board) = &walked {
        picture.in_play(atlas, board);
    }
    let mut drawing = picture.drawing;
    if graphs.len() == 1 && drawing.edges.iter().all(|edge| edge.sort == 0) {
        drawing.sorts.clear();
    }
    drawing.layout = Layout::Landscape;
    drawing.title = rec.title().unwrap_or(rec.asset_key()).to_owned();
    let list = match listed.as_slice() {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        listed => listed.concat(),
    };
    let clocks = walked.as_ref().map_or_else(String::new, |board| clocks(atlas, board));
    drawing.description = format!("A map of {}: {list}.{clocks}", drawing.title);
    drawing.spoilers.sentence = clocks;
    drawing
}

struct Picture<'a> {
    sources: &'a Sources,
    reports: &'a Reports,
    drawing: Drawing,
    /// The node of each record.
    index: FxHashMap<u32, usize>,
}

impl Picture<'_> {
    fn nodes(&mut self, atlas: &Atlas, graphs: &[&Graph], asset: AssetId, group: usize) -> usize {
        let Some(first) = graphs.first() else { return 0 };
        let nodes = routes(atlas, first, asset).nodes;
        for rec in &nodes {
            self.index.insert(rec.index, self.drawing.nodes.len());
            let node = place(graphs, *rec, self.reports);
            self.drawing.nodes.push(Node { group, ..node });
        }
        nodes.len()
    }

    /// What effects add in the course of play: cards that come later, and ways that no path shows.
    fn in_play(&mut self, atlas: &Atlas, board: &Board<'_>) {
        for (node, rec) in board.routes.nodes.iter().enumerate() {
            let Some(at) = self.index.get(&rec.index).copied() else { continue };
            let named = named_by_node(board.graph, &board.routes, node);
            let later: Vec<String> = board
                .cards_at(node)
                .iter()
                .filter(|card| !named.contains(card))
                .map(|card| atlas.display(*card))
                .collect();
            if !later.is_empty() {
                self.drawing.nodes[at].lines.push(format!("later {}", later.join(", ")));
                self.drawing.nodes[at].spoilers += 1;
            }
        }
        let is_way =
            |from: usize, to: usize| board.routes.edges.iter().any(|way| (way.from, way.to) == (from, to));
        let carries: Vec<(usize, usize)> =
            board.carries.iter().copied().filter(|(from, to)| from != to && !is_way(*from, *to)).collect();
        if carries.is_empty() {
            return;
        }
        let sort = self.drawing.sorts.len();
        self.drawing.spoilers.sort = Some(sort);
        self.drawing.sorts.push(format!("an effect carries the {} there", board.graph.mover));
        for (from, to) in carries {
            let node = |at: usize| self.index.get(&board.routes.nodes[at].index).copied();
            if let (Some(from), Some(to)) = (node(from), node(to))
                && !self
                    .drawing
                    .edges
                    .iter()
                    .any(|edge| edge.sort == sort && (edge.from, edge.to) == (from, to))
            {
                self.drawing.edges.push(Edge { from, to, sort, ..Edge::default() });
            }
        }
    }

    /// How many ways there are.
    fn edges(&mut self, atlas: &Atlas, graph: &Graph, asset: AssetId, group: usize) -> usize {
        let sort = self.drawing.sorts.len();
        match graph.ways {
            Ways::Between { arrow, .. } => self.between(atlas, graph, asset, arrow.is_some(), sort),
            Ways::Joins(members) => {
                let ways: Vec<Rec<'_>> = atlas.rec(asset).blocks(graph.edges).collect();
                for way in &ways {
                    self.joint(*way, members, group, sort);
                }
                ways.len()
            }
        }
    }

    fn between(&mut self, atlas: &Atlas, graph: &Graph, asset: AssetId, arrows: bool, sort: usize) -> usize {
        let routes = routes(atlas, graph, asset);
        let before = self.drawing.edges.len();
        let mut last = u32::MAX;
        for way in &routes.edges {
            // A path with two arrowheads is two ways in the graph and one line on the map.
            if way.path.index == last {
                if let Some(edge) = self.drawing.edges.last_mut() {
                    edge.tips = if arrows { Tips::Both } else { Tips::None };
                }
                continue;
            }
            last = way.path.index;
            let node = |at: usize| self.index.get(&routes.nodes[at].index).copied();
            let (Some(from), Some(to)) = (node(way.from), node(way.to)) else { continue };
            self.drawing.edges.push(Edge {
                from,
                to,
                label: icons(way.path, self.sources),
                problem: worst(self.reports, way.path.span()).is_some(),
                sort,
                ..Edge::default()
            });
        }
        self.drawing.edges.len() - before
    }

    /// A way that joins several places: a small node of its own, and a line to each of them.
    fn joint(&mut self, way: Rec<'_>, members: FieldId, group: usize, sort: usize) {
        let at = self.drawing.nodes.len();
        let problem = worst(self.reports, way.span());
        for field in way.all(members) {
            let Some(Target::Child { record, .. }) = field.target() else { continue };
            let Some(to) = self.index.get(&record).copied() else { continue };
            let problem = problem.is_some();
            self.drawing.edges.push(Edge {
                from: at,
                to,
                tips: Tips::None,
                problem,
                sort,
                ..Edge::default()
            });
        }
        let name = way.shape().name.replace('-', " ");
        self.drawing.nodes.push(Node {
            id: way.key().map_or_else(|| name.clone(), |key| format!("{name} {key}")),
            title: way.title().unwrap_or_default().to_owned(),
            lines: way
                .fields()
                .filter(|field| field.id != members)
                .filter_map(|field| self.small(field))
                .collect(),
            shape: Shape::Joint,
            problem,
            group,
            ..Node::default()
        });
    }

    /// What a way costs or asks for, as content writes it.
    fn small(&self, field: landfall_model::FieldView<'_>) -> Option<String> {
        if field.rec.shape().key == Some(field.id) {
            return None;
        }
        let written = || self.sources.slice(field.span).trim_matches(['[', ']']).trim().to_owned();
        match field.value {
            Value::Int(_) | Value::Range(..) => Some(format!("{} {}", field.name(), field.as_text()?)),
            Value::Word(_) => field.word().map(|word| name_of(&word.names, &word.name)),
            Value::Name(_) if field.def().ty != Type::Id => field.as_text(),
            Value::Flag => Some(field.name().to_owned()),
            Value::Requirement(_) => Some(written()),
            Value::Effects(_) if field.def().ty == Type::Icons => Some(written()),
            Value::Bad | Value::Name(_) | Value::Text(_) | Value::Ref(_) | Value::Effects(_) => None,
            Value::Options(_) | Value::Condition(_) | Value::Record(_) => None,
            // The arrow is drawn; a comparison is nothing without its number.
            Value::Arrow(_) | Value::Compare(_) => None,
        }
    }

    /// Where the author gave every place, a tunnel lies in the middle of what it joins.
    fn place_joints(&mut self) {
        let nodes = &self.drawing.nodes;
        let free = nodes.iter().any(|node| node.shape != Shape::Joint && node.at.is_none());
        if free {
            return;
        }
        let mut places: Vec<(usize, (f64, f64))> = Vec::new();
        for joint in (0..nodes.len()).filter(|at| nodes[*at].shape == Shape::Joint) {
            let ends = self.drawing.edges.iter().filter(|edge| edge.from == joint).map(|edge| edge.to);
            let around: Vec<(f64, f64)> = ends.filter_map(|to| nodes[to].at).collect();
            let count = around.len().max(1) as f64;
            let sum = around.iter().fold((0.0, 0.0), |sum, place| (sum.0 + place.0, sum.1 + place.1));
            places.push((joint, (sum.0 / count, sum.1 / count)));
        }
        for (joint, place) in places {
            self.drawing.nodes[joint].at = Some(place);
        }
    }
}

/// A place of the board, as all graphs over it see it.
fn place(graphs: &[&Graph], rec: Rec<'_>, reports: &Reports) -> Node {
    let placed: Vec<FieldId> = graphs.iter().flat_map(|graph| graph.placed.iter().copied()).collect();
    let mut lines = Vec::new();
    let mut words: Vec<String> = Vec::new();
    let mut marks: Vec<String> = Vec::new();
    for field in rec.fields() {
        match field.value {
            Value::Word(_) => words.extend(field.word().map(|word| name_of(&word.names, &word.name))),
            Value::Ref(_) => match field.target() {
                // Parts of the same board, told in one line.
                Some(Target::Child { asset, record }) => {
                    let key = rec.atlas.rec(asset).at(record).key().unwrap_or_default();
                    let name = field.name().replace('-', " ");
                    match lines.last_mut().filter(|line: &&mut String| line.starts_with(&format!("{name} ")))
                    {
                        Some(line) => line.push_str(&format!(", {key}")),
                        None => lines.push(format!("{name} {key}")),
                    }
                }
                _ => lines.extend(field.target_asset().map(|target| {
                    let title = rec.atlas.rec(target).title().map(|title| format!(" {title}"));
                    format!("{}{}", rec.atlas.display(target), title.unwrap_or_default())
                })),
            },
            // The marks of a place; where play begins and what holds players is drawn.
            Value::Flag if !is_drawn(graphs, field) => marks.push(field.name().replace('-', " ")),
            Value::Record(_) if placed.contains(&field.id) => {
                lines.extend(field.record().and_then(|block| block.title()).map(str::to_owned));
            }
            _ => {}
        }
    }
    for line in [marks, words].into_iter().filter(|line| !line.is_empty()) {
        lines.insert(0, line.join(" · "));
    }
    let spot: Vec<f64> = rec
        .shape()
        .field_in_role(Role::Position)
        .into_iter()
        .flat_map(|id| rec.all(id))
        .filter_map(|field| field.int().map(f64::from))
        .collect();
    let id = rec.key().unwrap_or_default();
    let unnamed = || {
        if id.chars().count() > SHORT {
            String::new()
        } else {
            name_of(&rec.shape().names, &rec.shape().name)
        }
    };
    Node {
        title: rec.title().map_or_else(unnamed, str::to_owned),
        lines,
        home: graphs.iter().any(|graph| graph.home.is_some_and(|home| rec.has(home))),
        blocked: graphs.iter().any(|graph| is_blocked(graph, rec)),
        problem: worst(reports, rec.span()),
        at: if let [x, y] = spot[..] { Some((x, y)) } else { None },
        gate: graphs.iter().find_map(|graph| gate(rec, graph.gate?)),
        id,
        ..Node::default()
    }
}

fn is_drawn(graphs: &[&Graph], field: landfall_model::FieldView<'_>) -> bool {
    let is_home = |graph: &&Graph| graph.home == Some(field.id);
    let holds = |graph: &&Graph| graph.blocked.as_deref() == Some(field.name());
    graphs.iter().any(|graph| is_home(graph) || holds(graph))
}

/// The clocks that can run on a board.
fn clocks(atlas: &Atlas, board: &Board<'_>) -> String {
    let shapes = atlas.schema.clocks();
    let has_clock = |id: &&AssetId| atlas.rec(**id).inside().any(|rec| shapes.contains(&rec.shape_id()));
    let names: Vec<String> = board.assets().iter().filter(has_clock).map(|id| atlas.display(*id)).collect();
    match names.is_empty() {
        true => String::new(),
        false => format!(" Clocks: {}.", names.join(", ")),
    }
}

fn is_blocked(graph: &Graph, rec: Rec<'_>) -> bool {
    let Some(flag) = &graph.blocked else { return false };
    let mut placed = graph.placed.iter().flat_map(|id| rec.all(*id));
    let holds = |rec: Rec<'_>| rec.get_named(flag).is_some();
    holds(rec)
        || placed.any(|field| {
            field.record().is_some_and(holds)
                || field.target_asset().is_some_and(|asset| holds(rec.atlas.rec(asset)))
        })
}

/// `3+`, `2-3`.
fn gate(rec: Rec<'_>, field: FieldId) -> Option<String> {
    let field = rec.get(field)?;
    match field.value {
        Value::Int(from) => Some(format!("{from}+")),
        _ => field.as_text(),
    }
}

/// The icons of a path, as written between its brackets.
fn icons(path: Rec<'_>, sources: &Sources) -> String {
    let field = path.fields().find(|field| matches!(field.value, Value::Effects(_)));
    field.map_or(String::new(), |field| sources.slice(field.span).trim_matches(['[', ']']).trim().to_owned())
}
