//! A landscape: nodes that are few steps apart lie close together.
//!
//! Stress majorisation from several beginnings; the best of them are untangled, and the one with the fewest crossings
//! and overlaps wins. All of them are turned towards rows in the order of the nodes and drawn to them a little, so that a
//! map looks much the same when a way is added or deleted.

use landfall_analysis::graphs::Net;

use super::Places;

/// From here on one beginning must do, and pairs are many.
const MANY: usize = 60;
const BEGINNINGS: u64 = 96;
const STEPS: usize = 160;
/// Up to so many nodes are moved by hand, so to say, which takes longer than all the rest.
const FEW: usize = 16;
/// So many of their places are moved; a small map may be tried from more beginnings.
const MOVED: usize = 240;
/// How much it counts that a node is far from its place in the rows.
const ORDER: f64 = 0.2;

/// Places in a unit of one step between neighbours. `wide` stretches them sideways, for boxes that are wider
/// than high. `given` are the places that the author chose.
pub(crate) fn stress(given: &[Option<(f64, f64)>], edges: &[(usize, usize)], wide: f64) -> Places {
    let count = given.len();
    if count > 0 && given.iter().all(Option::is_some) {
        return given.iter().flatten().map(|(x, y)| (x / 20.0, y / 20.0)).collect();
    }
    let far = distances(count, edges);
    let beginnings = if count > MANY { 1 } else { BEGINNINGS };
    let anchor = rows(count);
    let look = Look { edges, far: &far, wide, anchor: &anchor };
    let mut found: Vec<(f64, Places)> = Vec::new();
    for seed in 0..beginnings {
        let mut places = begin(count, seed);
        for _ in 0..STEPS {
            settle(&mut places, &far);
        }
        align(&mut places, &anchor);
        for place in &mut places {
            place.0 *= wide;
        }
        pin(&mut places, given);
        found.push((look.all(&places), places));
    }
    found.sort_by(|a, b| a.0.total_cmp(&b.0));
    if count <= FEW {
        found.truncate((MOVED / count.max(1)).clamp(3, 24));
        for (faults, places) in &mut found {
            untangle(places, given, &look);
            *faults = look.all(places);
        }
        found.sort_by(|a, b| a.0.total_cmp(&b.0));
    }
    found.into_iter().next().map(|(_, places)| places).unwrap_or_default()
}

/// Moves one node at a time to wherever the whole looks better, and lets two change places. Equal distances are not
/// worth a crossing.
fn untangle(places: &mut Places, given: &[Option<(f64, f64)>], look: &Look<'_>) {
    const STEP: f64 = 0.5;
    let free: Vec<usize> = (0..places.len()).filter(|node| given[*node].is_none()).collect();
    let (left, right) = ends(places.iter().map(|place| place.0));
    let (top, bottom) = ends(places.iter().map(|place| place.1));
    // One more step than there is on every side, so that a line can be led round.
    let columns = ((right - left) / STEP) as usize + 5;
    let rows = ((bottom - top) / STEP) as usize + 5;
    let spot = |at: usize| {
        let (column, row) = ((at % columns) as f64 - 2.0, (at / columns) as f64 - 2.0);
        (left + column * STEP, top + row * STEP)
    };
    for _ in 0..8 {
        let mut moved = false;
        for (at, a) in free.iter().enumerate() {
            let mut least = look.at(places, *a);
            for spot in (0..columns * rows).map(spot) {
                let old = std::mem::replace(&mut places[*a], spot);
                let now = look.at(places, *a);
                if now + 1e-6 < least {
                    (least, moved) = (now, true);
                } else {
                    places[*a] = old;
                }
            }
            for b in &free[at + 1..] {
                let before = look.all(places);
                places.swap(*a, *b);
                if look.all(places) + 1e-6 < before { moved = true } else { places.swap(*a, *b) }
            }
        }
        if !moved {
            break;
        }
    }
}

fn ends(values: impl Iterator<Item = f64>) -> (f64, f64) {
    values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| (low.min(value), high.max(value)))
}

/// What makes a picture hard to read: crossings, lines that run through a box or are too short for what is written
/// on them, boxes on top of each other, and, much less, distances that are not what they should be.
struct Look<'a> {
    edges: &'a [(usize, usize)],
    far: &'a [Vec<f64>],
    wide: f64,
    anchor: &'a Places,
}

impl Look<'_> {
    fn all(&self, places: &Places) -> f64 {
        let mut faults = 0.0;
        for (at, edge) in self.edges.iter().enumerate() {
            faults +=
                self.edges[at + 1..].iter().filter(|other| crosses(places, *edge, **other)).count() as f64;
            faults += self.short(places, *edge);
            faults += (0..places.len()).map(|node| self.through(places, *edge, node)).sum::<f64>();
        }
        for a in 0..places.len() {
            faults += (0..a).map(|b| self.pair(places, a, b)).sum::<f64>() + self.away(places, a);
        }
        faults
    }

    /// The part of it that this node has to do with.
    fn at(&self, places: &Places, node: usize) -> f64 {
        let mut faults = 0.0;
        for edge in self.edges {
            if edge.0 == node || edge.1 == node {
                faults += self.edges.iter().filter(|other| crosses(places, *edge, **other)).count() as f64;
                faults += self.short(places, *edge);
                faults += (0..places.len()).map(|other| self.through(places, *edge, other)).sum::<f64>();
            } else {
                faults += self.through(places, *edge, node);
            }
        }
        faults
            + self.away(places, node)
            + (0..places.len())
                .filter(|other| *other != node)
                .map(|b| self.pair(places, node, b))
                .sum::<f64>()
    }

    /// A smooth pull, so that a small change of the ways moves a node a little instead of across the map.
    fn away(&self, places: &Places, node: usize) -> f64 {
        let (x, y) = self.anchor[node];
        let far = (places[node].0 / self.wide - x).hypot(places[node].1 - y);
        ORDER * far * far / places.len() as f64
    }

    fn short(&self, places: &Places, (a, b): (usize, usize)) -> f64 {
        let (dx, dy) = ((places[a].0 - places[b].0).abs(), (places[a].1 - places[b].1).abs());
        if dx < 1.15 && dy < 0.7 { 0.6 } else { 0.0 }
    }

    fn through(&self, places: &Places, (a, b): (usize, usize), node: usize) -> f64 {
        let near = || distance_to_line(places[node], places[a], places[b]) < 0.5;
        if node != a && node != b && near() { 2.0 } else { 0.0 }
    }

    fn pair(&self, places: &Places, a: usize, b: usize) -> f64 {
        let (dx, dy) = (places[a].0 - places[b].0, places[a].1 - places[b].1);
        let off = (dx / self.wide).hypot(dy) / self.far[a][b] - 1.0;
        let covers = dx.abs() < 1.0 && dy.abs() < 0.6;
        off * off * 0.03 + if covers { 4.0 } else { 0.0 }
    }
}

fn crosses(places: &Places, (a, b): (usize, usize), (c, d): (usize, usize)) -> bool {
    let apart = a != c && a != d && b != c && b != d;
    apart && cross(places[a], places[b], places[c], places[d])
}

/// Steps between any two nodes; parts that are not joined lie a little apart.
fn distances(count: usize, edges: &[(usize, usize)]) -> Vec<Vec<f64>> {
    let net = Net::new(count, edges.iter().flat_map(|(a, b)| [(*a, *b), (*b, *a)]));
    let apart = (count as f64).sqrt() + 1.0;
    let far = |steps: Option<usize>| steps.map_or(apart, |steps| steps as f64);
    (0..count).map(|start| net.tree([start]).steps.into_iter().map(far).collect()).collect()
}

/// On a circle, each beginning in another order.
fn begin(count: usize, seed: u64) -> Places {
    let mut order: Vec<usize> = (0..count).collect();
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    if seed > 0 {
        for at in (1..count).rev() {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            order.swap(at, (state >> 33) as usize % (at + 1));
        }
    }
    let radius = (count as f64 / 4.0).max(1.0);
    let mut places = vec![(0.0, 0.0); count];
    for (slot, node) in order.into_iter().enumerate() {
        let angle = slot as f64 / count as f64 * std::f64::consts::TAU;
        places[node] = (radius * angle.cos(), radius * angle.sin());
    }
    places
}

/// One round of majorisation: every node goes where the others would like it to be.
fn settle(places: &mut Places, far: &[Vec<f64>]) {
    for at in 0..places.len() {
        let (mut x, mut y, mut sum) = (0.0, 0.0, 0.0);
        for other in 0..places.len() {
            if other == at {
                continue;
            }
            let wanted = far[at][other];
            let weight = 1.0 / (wanted * wanted);
            let (dx, dy) = (places[at].0 - places[other].0, places[at].1 - places[other].1);
            let length = dx.hypot(dy).max(1e-6);
            x += weight * (places[other].0 + wanted * dx / length);
            y += weight * (places[other].1 + wanted * dy / length);
            sum += weight;
        }
        if sum > 0.0 {
            places[at] = (x / sum, y / sum);
        }
    }
}

/// In the order of the nodes, from left to right and from top to bottom, around the middle.
fn rows(count: usize) -> Places {
    const STEP: f64 = 1.2;
    let length = ((count as f64).sqrt() * STEP).ceil().max(1.0) as usize;
    let places: Places =
        (0..count).map(|at| ((at % length) as f64 * STEP, (at / length) as f64 * STEP)).collect();
    let (mx, my) = middle(&places);
    places.into_iter().map(|(x, y)| (x - mx, y - my)).collect()
}

fn middle(places: &Places) -> (f64, f64) {
    let count = places.len().max(1) as f64;
    let (x, y) = places.iter().fold((0.0, 0.0), |sum, place| (sum.0 + place.0, sum.1 + place.1));
    (x / count, y / count)
}

/// Turns the whole, mirrored if need be, so that every node comes as near to its place in the rows as it can.
fn align(places: &mut Places, anchor: &Places) {
    let (mx, my) = middle(places);
    for place in places.iter_mut() {
        *place = (place.0 - mx, place.1 - my);
    }
    // How well it fits when turned by the best angle, and that angle.
    let fit = |mirror: f64| {
        let (mut along, mut across) = (0.0, 0.0);
        for ((x, y), (to_x, to_y)) in places.iter().zip(anchor) {
            along += x * to_x + mirror * y * to_y;
            across += x * to_y - mirror * y * to_x;
        }
        (along.hypot(across), across.atan2(along), mirror)
    };
    let (_, angle, mirror) = if fit(-1.0).0 > fit(1.0).0 { fit(-1.0) } else { fit(1.0) };
    let (sin, cos) = angle.sin_cos();
    for place in places.iter_mut() {
        let (x, y) = (place.0, mirror * place.1);
        *place = (x * cos - y * sin, x * sin + y * cos);
    }
}

/// Nodes whose place the author gave stay there.
fn pin(places: &mut Places, given: &[Option<(f64, f64)>]) {
    for (place, given) in places.iter_mut().zip(given) {
        if let Some((x, y)) = given {
            *place = (x / 20.0, y / 20.0);
        }
    }
}

fn cross(a: (f64, f64), b: (f64, f64), c: (f64, f64), d: (f64, f64)) -> bool {
    let side =
        |p: (f64, f64), q: (f64, f64), r: (f64, f64)| (q.0 - p.0) * (r.1 - p.1) - (q.1 - p.1) * (r.0 - p.0);
    side(a, b, c) * side(a, b, d) < 0.0 && side(c, d, a) * side(c, d, b) < 0.0
}

fn distance_to_line(p: (f64, f64), a: (f64, f64), b: (f64, f64)) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let length = dx * dx + dy * dy;
    if length == 0.0 {
        return (p.0 - a.0).hypot(p.1 - a.1);
    }
    let t = (((p.0 - a.0) * dx + (p.1 - a.1) * dy) / length).clamp(0.0, 1.0);
    (p.0 - a.0 - t * dx).hypot(p.1 - a.1 - t * dy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_ways_round_between_two_places_need_not_cross() {
        // Two places that each of three others joins: at equal distances two of the lines would cross.
        let edges = [(0, 1), (0, 2), (1, 3), (2, 3), (3, 4), (4, 0)];
        let places = stress(&[None; 5], &edges, 1.25);
        let crossings =
            edges.iter().enumerate().flat_map(|(at, a)| edges[at + 1..].iter().map(move |b| (a, b)));
        let crossings = crossings.filter(|((a, b), (c, d))| {
            a != c && a != d && b != c && b != d && cross(places[*a], places[*b], places[*c], places[*d])
        });
        assert_eq!(crossings.count(), 0, "{places:?}");
    }

    /// Of all pairs that are clearly beside or above each other, nearly all still are when one way is deleted.
    #[test]
    fn a_map_keeps_its_shape_when_a_way_is_deleted() {
        let edges = [(0, 1), (1, 2), (2, 3), (2, 4), (1, 5), (0, 3), (3, 4)];
        let before = stress(&[None; 6], &edges, 1.25);
        let (mut pairs, mut turned) = (0, 0);
        for deleted in 0..edges.len() {
            let rest: Vec<(usize, usize)> =
                edges.iter().enumerate().filter(|(at, _)| *at != deleted).map(|(_, edge)| *edge).collect();
            let after = stress(&[None; 6], &rest, 1.25);
            for (a, b) in (0..6).flat_map(|a| (0..a).map(move |b| (a, b))) {
                let sides = [
                    (before[a].0 - before[b].0, after[a].0 - after[b].0),
                    (before[a].1 - before[b].1, after[a].1 - after[b].1),
                ];
                for (was, is) in sides.into_iter().filter(|(was, _)| was.abs() > 1.0) {
                    pairs += 1;
                    turned += usize::from(was * is < 0.0);
                }
            }
        }
        assert!(pairs > 50 && turned * 20 <= pairs, "{turned} of {pairs} pairs changed sides");
    }

    #[test]
    fn what_the_author_placed_stays_there() {
        let given = [Some((20.0, 40.0)), None, None];
        assert_eq!(stress(&given, &[(0, 1), (1, 2)], 1.25)[0], (1.0, 2.0));
    }
}
