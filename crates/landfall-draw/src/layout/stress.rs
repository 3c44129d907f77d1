//! A landscape: nodes that are few steps apart lie close together.
//!
//! Stress majorisation from several beginnings; the one with the fewest crossings and overlaps wins.

use super::Places;

/// From here on one beginning must do, and pairs are many.
const MANY: usize = 60;
const BEGINNINGS: u64 = 48;
const STEPS: usize = 160;

/// Places in a unit of one step between neighbours. `wide` stretches them sideways, for boxes that are wider
/// than high. `given` are the places that the author chose.
pub(crate) fn stress(given: &[Option<(f64, f64)>], edges: &[(usize, usize)], wide: f64) -> Places {
    let count = given.len();
    if count > 0 && given.iter().all(Option::is_some) {
        return given.iter().flatten().map(|(x, y)| (x / 20.0, y / 20.0)).collect();
    }
    let far = distances(count, edges);
    let beginnings = if count > MANY { 1 } else { BEGINNINGS };
    let mut best: Option<(f64, Places)> = None;
    for seed in 0..beginnings {
        let mut places = begin(count, seed);
        for _ in 0..STEPS {
            settle(&mut places, &far);
        }
        turn_flat(&mut places);
        for place in &mut places {
            place.0 *= wide;
        }
        pin(&mut places, given);
        let score = faults(&places, edges) + strain(&places, &far, wide) * 0.01;
        if best.as_ref().is_none_or(|(least, _)| score + 1e-9 < *least) {
            best = Some((score, places));
        }
    }
    best.map(|(_, places)| places).unwrap_or_default()
}

/// Steps between any two nodes; parts that are not joined lie a little apart.
fn distances(count: usize, edges: &[(usize, usize)]) -> Vec<Vec<f64>> {
    let mut near: Vec<Vec<usize>> = vec![Vec::new(); count];
    for (a, b) in edges {
        near[*a].push(*b);
        near[*b].push(*a);
    }
    let apart = (count as f64).sqrt() + 1.0;
    (0..count)
        .map(|start| {
            let mut far = vec![apart; count];
            far[start] = 0.0;
            let mut queue = std::collections::VecDeque::from([start]);
            let mut seen = vec![false; count];
            seen[start] = true;
            while let Some(at) = queue.pop_front() {
                for next in &near[at] {
                    if !std::mem::replace(&mut seen[*next], true) {
                        far[*next] = far[at] + 1.0;
                        queue.push_back(*next);
                    }
                }
            }
            far
        })
        .collect()
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

/// Turns the longest side level, the first node to the left.
fn turn_flat(places: &mut Places) {
    let count = places.len().max(1) as f64;
    let (mx, my) = places.iter().fold((0.0, 0.0), |sum, place| (sum.0 + place.0, sum.1 + place.1));
    let (mx, my) = (mx / count, my / count);
    let (mut xx, mut xy, mut yy) = (0.0, 0.0, 0.0);
    for place in places.iter_mut() {
        place.0 -= mx;
        place.1 -= my;
        xx += place.0 * place.0;
        xy += place.0 * place.1;
        yy += place.1 * place.1;
    }
    let angle = 0.5 * f64::atan2(2.0 * xy, xx - yy);
    let (sin, cos) = (-angle).sin_cos();
    for place in places.iter_mut() {
        *place = (place.0 * cos - place.1 * sin, place.0 * sin + place.1 * cos);
    }
    let Some(first) = places.first().copied() else { return };
    for place in places.iter_mut() {
        if first.0 > 0.0 {
            place.0 = -place.0;
        }
        if first.1 > 0.0 {
            place.1 = -place.1;
        }
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

/// Crossings, and lines that run through a box.
fn faults(places: &Places, edges: &[(usize, usize)]) -> f64 {
    let mut faults = 0.0;
    for (at, (a, b)) in edges.iter().enumerate() {
        for (c, d) in &edges[at + 1..] {
            if a != c && a != d && b != c && b != d && cross(places[*a], places[*b], places[*c], places[*d]) {
                faults += 1.0;
            }
        }
        for (node, place) in places.iter().enumerate() {
            if node != *a && node != *b && distance_to_line(*place, places[*a], places[*b]) < 0.5 {
                faults += 2.0;
            }
        }
    }
    for (at, a) in places.iter().enumerate() {
        for b in &places[at + 1..] {
            if (a.0 - b.0).abs() < 1.0 && (a.1 - b.1).abs() < 0.6 {
                faults += 4.0;
            }
        }
    }
    faults
}

fn strain(places: &Places, far: &[Vec<f64>], wide: f64) -> f64 {
    let mut sum = 0.0;
    for at in 0..places.len() {
        for other in 0..at {
            let (dx, dy) = ((places[at].0 - places[other].0) / wide, places[at].1 - places[other].1);
            let off = dx.hypot(dy) / far[at][other] - 1.0;
            sum += off * off;
        }
    }
    sum
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
