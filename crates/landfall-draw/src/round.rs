//! A round map: the hub, the rings around it, and what an asset lays out there.

use landfall_diagnostics::{Reports, counted};
use landfall_model::{AssetId, Atlas, FieldView, Rec, Value};
use landfall_schema::{Map, Type, WordId};

use crate::drawing::{Drawing, Edge, Layout, Node, Tips};
use crate::picture::{name_of, worst};

/// `closed` has the ways from one space to the next that are not there.
pub(crate) fn round(
    atlas: &Atlas,
    map: &Map,
    asset: AssetId,
    closed: &[(WordId, WordId)],
    reports: &Reports,
) -> Option<Drawing> {
    let vocab = atlas.schema.vocab(map.vocab);
    let polar = vocab.polar.as_ref()?;
    let board = atlas.rec(asset);
    let mut nodes: Vec<Node> = vocab
        .words
        .iter()
        .enumerate()
        .map(|(at, word)| Node { id: word.name.clone(), home: at == map.entry.index(), ..Node::default() })
        .collect();
    let mut laid = 0;
    for rec in std::iter::once(board).chain(board.inside()) {
        for field in rec.fields().filter(|field| matches!(field.def().ty, Type::Word(of) if of == map.vocab))
        {
            let Value::Word(word) = field.value else { continue };
            let Some(node) = nodes.get_mut(word.index()) else { continue };
            let line = laid_out(rec, field);
            if !node.lines.contains(&line) {
                node.lines.push(line);
            }
            let whole = if rec.index == board.index { field.span } else { rec.span() };
            node.problem = node.problem.take().or_else(|| worst(reports, whole));
            laid += 1;
        }
    }
    let mut edges = Vec::new();
    for from in (0..nodes.len()).map(|at| WordId(at as u16)) {
        for to in polar.neighbours(from).into_iter().filter(|to| *to > from) {
            edges.push(way(from, to, closed));
        }
    }
    let title = board.title().unwrap_or(board.asset_key()).to_owned();
    let shut = edges.iter().filter(|edge| edge.closed).count();
    let shut = if shut == 0 { String::new() } else { format!(", {} shut", counted(shut, "border")) };
    let description = format!(
        "A map of {title}: {} in {} around {}, {} laid out{shut}.",
        counted(nodes.len().saturating_sub(1), "space"),
        counted(usize::from(polar.rings), "ring"),
        nodes.first().map_or("", |hub| &hub.id),
        counted(laid, "thing"),
    );
    let layout = Layout::Rings { directions: polar.directions.clone() };
    Some(Drawing { title, description, nodes, edges, layout, ..Drawing::default() })
}

fn way(from: WordId, to: WordId, closed: &[(WordId, WordId)]) -> Edge {
    let (onward, back) = (closed.contains(&(from, to)), closed.contains(&(to, from)));
    // A way that is shut in one direction leads the other way.
    let (first, last) = if onward && !back { (to, from) } else { (from, to) };
    Edge {
        from: first.index(),
        to: last.index(),
        tips: if onward == back { Tips::None } else { Tips::End },
        closed: onward || back,
        ..Edge::default()
    }
}

/// What lies on a space: the card that is named beside it, a title, or what the line is called.
fn laid_out(rec: Rec<'_>, space: FieldView<'_>) -> String {
    if rec.parent().is_none() {
        return space.name().replace('-', " ");
    }
    let atlas = rec.atlas;
    let cards: Vec<String> = rec
        .fields()
        .filter_map(|field| field.target_asset())
        .map(|card| [atlas.display(card), atlas.rec(card).title().unwrap_or_default().to_owned()].join(" "))
        .collect();
    if !cards.is_empty() {
        return cards.join(", ").trim_end().to_owned();
    }
    if let Some(title) = rec.title() {
        return title.to_owned();
    }
    let others = rec.fields().filter(|field| field.vocab().is_some_and(|vocab| Some(vocab) != space.vocab()));
    let words = others.filter_map(|field| field.word()).map(|word| name_of(&word.names, &word.name));
    std::iter::once(rec.shape().name.replace('-', " ")).chain(words).collect::<Vec<_>>().join(" ")
}
