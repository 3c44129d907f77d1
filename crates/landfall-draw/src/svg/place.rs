//! Where every box lies.

use landfall_analysis::graphs::Net;
use rustc_hash::FxHashMap;

use super::{Area, HEAD, LINE, MARGIN, WIDTH, joint_text};
use crate::drawing::{Drawing, Layout, Node, Shape};
use crate::layout::{layers, stress};

/// Parts of a landscape that nothing joins stand beside each other up to this width.
const SHELF: f64 = 1500.0;
const APART: f64 = 64.0;

pub(super) struct Placed {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Placed {
    pub fn area(&self) -> Area {
        Area { x: self.x, y: self.y, width: self.width, height: self.height }
    }
}

fn size(node: &Node) -> (f64, f64) {
    match node.shape {
        Shape::Joint => (joint_text(node).chars().count() as f64 * 6.1 + 24.0, 24.0),
        _ => (WIDTH, 38.0 + LINE * node.lines.len() as f64),
    }
}

/// Where everything lies, and by which points lines go that have to get around something.
pub(super) struct Laid {
    pub boxes: Vec<Placed>,
    pub routes: Vec<Vec<(f64, f64)>>,
}

/// Room for the title of a group above it.
const TITLE: f64 = 40.0;
/// About how wide a letter of it is.
const LETTER: f64 = 8.6;

/// A part with its size, before it has a place on the page.
struct Piece {
    nodes: Vec<usize>,
    boxes: Vec<Placed>,
    ways: Routes,
    width: f64,
    height: f64,
}

impl Piece {
    fn new(drawing: &Drawing, nodes: Vec<usize>) -> Self {
        let (boxes, ways) = placed_part(drawing, &nodes);
        let width = boxes.iter().map(|b| b.x + b.width / 2.0).fold(0.0, f64::max) - MARGIN;
        let height = boxes.iter().map(|b| b.y + b.height / 2.0).fold(0.0, f64::max) - HEAD - MARGIN / 2.0;
        let title = nodes.first().and_then(|at| drawing.groups.get(drawing.nodes[*at].group));
        let title = title.map_or(0.0, |title| title.chars().count() as f64 * LETTER);
        Piece { nodes, boxes, ways, width: width.max(title), height }
    }
}

/// Landscapes that share no places lie one below the other, parts that nothing joins side by side.
pub(super) fn placed(drawing: &Drawing) -> Laid {
    let mut boxes: Vec<Option<Placed>> = drawing.nodes.iter().map(|_| None).collect();
    let mut routes = vec![Vec::new(); drawing.edges.len()];
    let title = if drawing.groups.is_empty() { 0.0 } else { TITLE };
    let pieces: Vec<Piece> = parts(drawing).into_iter().map(|nodes| Piece::new(drawing, nodes)).collect();
    let shelf = shelf(drawing, &pieces);
    // The next free place, how far down this shelf reaches, and whose shelf it is.
    let (mut left, mut top, mut bottom, mut group) = (0.0, 0.0, 0.0_f64, 0);
    for piece in pieces {
        let next = piece.nodes.first().map_or(0, |at| drawing.nodes[*at].group);
        let is_apart = next != group && drawing.groups.is_empty();
        if left > 0.0 && (left + piece.width > shelf || is_apart) {
            (left, top) = (0.0, bottom + APART);
        }
        group = next;
        for (at, place) in piece.nodes.into_iter().zip(piece.boxes) {
            boxes[at] = Some(Placed { x: place.x + left, y: place.y + top + title, ..place });
        }
        for (edge, route) in piece.ways {
            routes[edge] = route.into_iter().map(|(x, y)| (x + left, y + top + title)).collect();
        }
        left += piece.width + APART;
        bottom = bottom.max(top + piece.height + title);
    }
    Laid { boxes: boxes.into_iter().flatten().collect(), routes }
}

/// How wide a page of groups is: about as wide as a screen, whatever its height.
fn shelf(drawing: &Drawing, pieces: &[Piece]) -> f64 {
    if drawing.groups.is_empty() {
        return SHELF;
    }
    let area: f64 = pieces.iter().map(|piece| (piece.width + APART) * (piece.height + TITLE + APART)).sum();
    // Rows are never quite full.
    (area * 1.9).sqrt().max(SHELF)
}

/// What is laid out together: whatever is joined, and everything where the author gave places.
fn parts(drawing: &Drawing) -> Vec<Vec<usize>> {
    let count = drawing.nodes.len();
    if drawing.layout != Layout::Landscape {
        let groups = drawing.groups.len().max(1);
        let mine = |group: usize| (0..count).filter(move |at| drawing.nodes[*at].group == group).collect();
        return (0..groups).map(mine).filter(|part: &Vec<usize>| !part.is_empty()).collect();
    }
    let mut near: Vec<(usize, usize)> = drawing.edges.iter().map(|edge| (edge.from, edge.to)).collect();
    for group in 0..=drawing.nodes.iter().map(|node| node.group).max().unwrap_or(0) {
        let mine: Vec<usize> = (0..count).filter(|at| drawing.nodes[*at].group == group).collect();
        if mine.iter().any(|at| drawing.nodes[*at].at.is_some()) {
            near.extend(mine.windows(2).map(|pair| (pair[0], pair[1])));
        }
    }
    let mut parts = Net::new(count, near).parts();
    parts.sort_by_key(|part| part.first().map(|at| (drawing.nodes[*at].group, *at)));
    parts
}

type Routes = Vec<(usize, Vec<(f64, f64)>)>;

fn placed_part(drawing: &Drawing, nodes: &[usize]) -> (Vec<Placed>, Routes) {
    let sizes: Vec<(f64, f64)> = nodes.iter().map(|at| size(&drawing.nodes[*at])).collect();
    let tallest = sizes.iter().map(|size| size.1).fold(40.0, f64::max);
    let slots: FxHashMap<usize, usize> = nodes.iter().enumerate().map(|(slot, at)| (*at, slot)).collect();
    let numbered = drawing.edges.iter().enumerate().filter(|(_, edge)| edge.from != edge.to);
    let (numbers, edges): (Vec<usize>, Vec<(usize, usize)>) = numbered
        .filter_map(|(at, edge)| Some((at, (*slots.get(&edge.from)?, *slots.get(&edge.to)?))))
        .unzip();
    let (places, ways, step_x, step_y) = if drawing.layout == Layout::Landscape {
        let given: Vec<Option<(f64, f64)>> = nodes.iter().map(|at| drawing.nodes[*at].at).collect();
        (stress(&given, &edges, 1.25), Vec::new(), WIDTH + 96.0, tallest + 132.0)
    } else {
        let gap = match () {
            () if edges.is_empty() => 18.0,
            () if drawing.edges.iter().any(|edge| !edge.label.is_empty()) => 78.0,
            () => 46.0,
        };
        let found = layers(nodes.len(), &edges);
        (found.places, found.routes, WIDTH + 26.0, tallest + gap)
    };
    let passing = ways.iter().flatten().map(|point: &(f64, f64)| point.0);
    let left = places.iter().map(|place| place.0).chain(passing).fold(f64::INFINITY, f64::min);
    let top = places.iter().map(|place| place.1).fold(f64::INFINITY, f64::min);
    let spot = |(place, size): (&(f64, f64), &(f64, f64))| Placed {
        x: (place.0 - left) * step_x + MARGIN + WIDTH / 2.0,
        y: (place.1 - top) * step_y + HEAD + MARGIN + tallest / 2.0,
        width: size.0,
        height: size.1,
    };
    let mut boxes: Vec<Placed> = places.iter().zip(&sizes).map(spot).collect();
    if drawing.layout == Layout::Landscape {
        push_apart(&mut boxes);
    }
    let point = |place: &(f64, f64)| {
        let place = spot((place, &(0.0, 0.0)));
        (place.x, place.y)
    };
    let ways = numbers.into_iter().zip(ways.iter().map(|way| way.iter().map(point).collect()));
    let ways: Routes = ways.collect();
    (boxes, ways)
}

/// Boxes never lie on each other, wherever the layout or the author put them.
fn push_apart(boxes: &mut [Placed]) {
    for _ in 0..200 {
        let mut moved = false;
        for a in 0..boxes.len() {
            for b in a + 1..boxes.len() {
                let over_x = (boxes[a].width + boxes[b].width) / 2.0 + 18.0 - (boxes[a].x - boxes[b].x).abs();
                let over_y =
                    (boxes[a].height + boxes[b].height) / 2.0 + 26.0 - (boxes[a].y - boxes[b].y).abs();
                if over_x <= 0.01 || over_y <= 0.01 {
                    continue;
                }
                moved = true;
                if over_x < over_y {
                    let push = if boxes[a].x <= boxes[b].x { over_x } else { -over_x } / 2.0;
                    boxes[a].x -= push;
                    boxes[b].x += push;
                } else {
                    let push = if boxes[a].y <= boxes[b].y { over_y } else { -over_y } / 2.0;
                    boxes[a].y -= push;
                    boxes[b].y += push;
                }
            }
        }
        if !moved {
            break;
        }
    }
    let left = boxes.iter().map(|b| b.x - b.width / 2.0).fold(f64::INFINITY, f64::min);
    let top = boxes.iter().map(|b| b.y - b.height / 2.0).fold(f64::INFINITY, f64::min);
    for place in boxes.iter_mut() {
        place.x += MARGIN - left;
        place.y += HEAD + MARGIN / 2.0 - top;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::Edge;

    fn drawing(groups: &[usize], edges: &[(usize, usize)]) -> Drawing {
        let node = |group: &usize| Node { id: "n".into(), group: *group, ..Node::default() };
        let edge = |(from, to): &(usize, usize)| Edge { from: *from, to: *to, ..Edge::default() };
        Drawing {
            nodes: groups.iter().map(node).collect(),
            edges: edges.iter().map(edge).collect(),
            layout: Layout::Landscape,
            ..Drawing::default()
        }
    }

    #[test]
    fn landscapes_without_a_common_place_lie_one_below_the_other() {
        let boxes = placed(&drawing(&[0, 0, 1], &[(0, 1)])).boxes;
        let bottom = boxes[..2].iter().map(|b| b.y + b.height / 2.0).fold(0.0, f64::max);
        assert!(boxes[2].y - boxes[2].height / 2.0 > bottom);
    }

    #[test]
    fn parts_that_nothing_joins_stand_side_by_side() {
        let boxes = placed(&drawing(&[0, 0, 0, 0], &[(0, 1), (2, 3)])).boxes;
        let right = boxes[..2].iter().map(|b| b.x + b.width / 2.0).fold(0.0, f64::max);
        assert!(boxes[2..].iter().all(|b| b.x - b.width / 2.0 > right));
        assert!(placed(&drawing(&[], &[])).boxes.is_empty());
    }

    #[test]
    fn places_that_the_author_gave_hold_everything_together() {
        let mut drawing = drawing(&[0, 0], &[]);
        drawing.nodes[0].at = Some((10.0, 10.0));
        drawing.nodes[1].at = Some((10.0, 90.0));
        let boxes = placed(&drawing).boxes;
        assert!((boxes[0].x - boxes[1].x).abs() < 1.0 && boxes[0].y < boxes[1].y);
    }
}
