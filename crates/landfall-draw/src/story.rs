//! The story around one card or log: where each action, row and choice leads, through logs and back to cards, and which
//! boxes are marked and asked for on the way.

use std::collections::VecDeque;

use landfall_analysis::boxes::guards;
use landfall_analysis::ledger::{Ledger, Thing};
use landfall_diagnostics::{Reports, Sources, counted};
use landfall_model::{AssetId, Atlas, Rec, Value};
use landfall_schema::{Act, Class};
use rustc_hash::FxHashMap;

use crate::drawing::{Drawing, Edge, Node, Shape, Tips};
use crate::picture::asset_node;

/// More than this nobody follows with a finger.
const MOST: usize = 48;
const LONGEST_LABEL: usize = 30;
/// What is written on a box must leave room for the box beside it.
const LONGEST_BOX: usize = 16;

/// Absent when the asset leads nowhere and nothing leads to it.
pub(crate) fn story(atlas: &Atlas, start: AssetId, sources: &Sources, reports: &Reports) -> Option<Drawing> {
    let all = Steps::of(atlas, sources);
    let (assets, is_cut) = all.around(atlas, start);
    if assets.len() < 2 {
        return None;
    }
    let index: FxHashMap<AssetId, usize> = assets.iter().enumerate().map(|(at, id)| (*id, at)).collect();
    let mut nodes: Vec<Node> = assets.iter().map(|id| asset_node(atlas, *id, reports)).collect();
    let mut edges: Vec<Edge> = Vec::new();
    for step in &all.list {
        if let (Some(from), Some(to)) = (index.get(&step.from), index.get(&step.to)) {
            join(&mut edges, *from, *to, 0, &step.label);
        }
    }
    let boxes = add_boxes(atlas, sources, &index, &mut nodes, &mut edges);
    let count = counted(assets.len(), "card or log").replace("card or logs", "cards and logs");
    let part = if is_cut { " The nearest ones; name another card to see more." } else { "" };
    let sorts =
        if boxes > 0 { vec!["leads to".into(), "marks a box, or asks for it".into()] } else { Vec::new() };
    Some(Drawing {
        title: format!("Where {} leads", atlas.display(start)),
        description: format!("{count}, {}.{part}", counted(edges.len(), "arrow")),
        nodes,
        edges,
        sorts,
        ..Drawing::default()
    })
}

/// One way from an asset to another.
struct Step {
    from: AssetId,
    to: AssetId,
    label: String,
}

struct Steps {
    list: Vec<Step>,
    next: FxHashMap<AssetId, Vec<AssetId>>,
    before: FxHashMap<AssetId, Vec<AssetId>>,
}

impl Steps {
    fn of(atlas: &Atlas, sources: &Sources) -> Steps {
        let mut steps = Steps { list: Vec::new(), next: FxHashMap::default(), before: FxHashMap::default() };
        for from in atlas.ids() {
            for verb in atlas.rec(from).inside().filter(|rec| rec.is_verb()) {
                for to in targets(verb).filter(|to| *to != from) {
                    steps.next.entry(from).or_default().push(to);
                    steps.before.entry(to).or_default().push(from);
                    steps.list.push(Step { from, to, label: label(verb, sources) });
                }
            }
        }
        steps
    }

    /// What can be reached, nearest first, with whatever leads to the start itself.
    fn around(&self, atlas: &Atlas, start: AssetId) -> (Vec<AssetId>, bool) {
        let mut found = vec![start];
        let mut queue = VecDeque::from([start]);
        let is_board =
            |id: &AssetId| atlas.schema.graphs.iter().any(|graph| graph.of == atlas.asset(*id).kind);
        let before = self.before.get(&start).into_iter().flatten().filter(|id| !is_board(id));
        for id in before {
            if !found.contains(id) {
                found.push(*id);
            }
        }
        while let Some(at) = queue.pop_front() {
            for next in self.next.get(&at).into_iter().flatten() {
                if found.contains(next) {
                    continue;
                }
                if found.len() >= MOST {
                    return (found, true);
                }
                found.push(*next);
                queue.push_back(*next);
            }
        }
        (found, false)
    }
}

/// The assets that an effect sends players to or lays out.
fn targets(verb: Rec<'_>) -> impl Iterator<Item = AssetId> {
    let leads =
        |act: Act| matches!(act, Act::Transfer | Act::Replace | Act::Place | Act::Open | Act::Schedule);
    let does = verb.shape().does.iter().filter(move |does| leads(does.act));
    does.filter_map(move |does| verb.get(does.arg?)?.target_asset())
}

/// The choice, row or action that an effect belongs to, and the condition around it.
fn label(rec: Rec<'_>, sources: &Sources) -> String {
    let block = rec.lineage().find(|rec| rec.shape().class == Class::Block);
    let name = block.and_then(|block| {
        let key = block.shape().key.and_then(|key| block.get(key)?.as_text());
        let text = || {
            let mut texts =
                block.fields().filter(|field| field.def().in_head).filter_map(|field| field.text());
            texts.next().map(|text| text.value.to_string())
        };
        key.or_else(text)
    });
    let condition = guards(rec).into_iter().next().and_then(|guard| {
        let place = guard.rec.fields().find(|field| matches!(field.value, Value::Condition(_)))?;
        let text = sources.slice(place.span).split_whitespace().collect::<Vec<_>>().join(" ");
        Some(format!("{} {text}", if guard.held { "if" } else { "else of" }))
    });
    let label = [name, condition].into_iter().flatten().collect::<Vec<_>>().join(" ");
    shortened(&label, LONGEST_LABEL)
}

fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((at, _)) => format!("{}…", text[..at].trim_end()),
        None => text.to_owned(),
    }
}

/// Several ways between the same two are one arrow with all their labels.
fn join(edges: &mut Vec<Edge>, from: usize, to: usize, sort: usize, label: &str) {
    let known = edges.iter_mut().find(|edge| (edge.from, edge.to, edge.sort) == (from, to, sort));
    match known {
        Some(edge) if edge.label.split(" / ").any(|known| known == label) => {}
        Some(edge) if edge.label.is_empty() => edge.label = label.to_owned(),
        Some(edge) if edge.label.chars().count() + label.chars().count() <= LONGEST_LABEL => {
            edge.label = format!("{} / {label}", edge.label);
        }
        Some(edge) if edge.label.ends_with('…') => {}
        Some(edge) => edge.label.push_str(" / …"),
        None => {
            edges.push(Edge { from, to, label: label.to_owned(), sort, tips: Tips::End, ..Edge::default() })
        }
    }
}

/// Small nodes for boxes that something in the picture marks and something else in it asks for.
fn add_boxes(
    atlas: &Atlas,
    sources: &Sources,
    index: &FxHashMap<AssetId, usize>,
    nodes: &mut Vec<Node>,
    edges: &mut Vec<Edge>,
) -> usize {
    let ledger = Ledger::of(atlas);
    let mut parts: Vec<(AssetId, u32)> = index
        .keys()
        .flat_map(|id| atlas.rec(*id).inside().map(|rec| (*id, rec.index)))
        .filter(|(asset, record)| {
            let thing = Thing::Part { asset: *asset, record: *record };
            !ledger.writers(thing).is_empty() && !ledger.readers(thing).is_empty()
        })
        .collect();
    parts.sort();
    for (asset, record) in &parts {
        let thing = Thing::Part { asset: *asset, record: *record };
        let rec = atlas.rec(*asset).at(*record);
        let at = nodes.len();
        let key = rec.key().unwrap_or_default();
        nodes.push(Node {
            id: format!("{} {}.{key}", rec.shape().name, atlas.asset(*asset).key),
            title: shortened(rec.title().unwrap_or_default(), LONGEST_BOX),
            shape: Shape::Joint,
            ..Node::default()
        });
        let owner = |rec: Rec<'_>| rec.owner().and_then(|owner| index.get(&owner).copied());
        for entry in ledger.writers(thing).iter() {
            if let Some(from) = owner(entry.rec) {
                join(edges, from, at, 1, &label(entry.rec, sources));
            }
        }
        for entry in ledger.readers(thing).iter() {
            if let Some(to) =
                owner(entry.rec).filter(|to| !edges.iter().any(|edge| edge.from == *to && edge.to == at))
            {
                join(edges, at, to, 1, "");
            }
        }
    }
    parts.len()
}
