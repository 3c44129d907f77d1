//! From top to bottom: what leads somewhere stands above where it leads. A line that passes a layer has a place of its
//! own there, so that nothing runs behind a box.

use super::Places;

const SWEEPS: usize = 24;
/// How much room a line takes in a layer that it passes, in boxes.
const THIN: f64 = 0.3;

/// Where each node lies, in units of one box, and by which points each edge goes on its way.
pub(crate) struct Layered {
    pub places: Places,
    pub routes: Vec<Vec<(f64, f64)>>,
}

/// What nothing joins stands below the rest, in rows of this length.
const WIDEST: usize = 6;
/// Parts that nothing joins stand side by side, in rows of this width.
const PARTS: f64 = 18.0;

pub(crate) fn layers(count: usize, edges: &[(usize, usize)]) -> Layered {
    let mut found = Layered { places: vec![(0.0, 0.0); count], routes: vec![Vec::new(); edges.len()] };
    let (mut left, mut top, mut height) = (0.0, 0.0, 0.0_f64);
    let (parts, alone): (Vec<Vec<usize>>, Vec<Vec<usize>>) =
        parts(count, edges).into_iter().partition(|part| part.len() > 1);
    for part in parts {
        let own: Vec<usize> =
            (0..edges.len()).filter(|at| part.binary_search(&edges[*at].0).is_ok()).collect();
        let slot = |node: usize| part.partition_point(|known| *known < node);
        let inner: Vec<(usize, usize)> =
            own.iter().map(|at| (slot(edges[*at].0), slot(edges[*at].1))).collect();
        let laid = joined_layers(part.len(), &inner);
        let points = || laid.places.iter().chain(laid.routes.iter().flatten());
        let least = points().map(|point| point.0).fold(f64::INFINITY, f64::min);
        let most = points().map(|point| point.0).fold(f64::NEG_INFINITY, f64::max);
        let width = most - least + 1.0;
        if left > 0.0 && left + width > PARTS {
            (left, top, height) = (0.0, top + height, 0.0);
        }
        let moved = |point: &(f64, f64)| (point.0 - least + left, point.1 + top);
        part.iter().zip(&laid.places).for_each(|(node, place)| found.places[*node] = moved(place));
        for (at, route) in own.iter().zip(&laid.routes) {
            found.routes[*at] = route.iter().map(moved).collect();
        }
        left += width;
        height = height.max(laid.places.iter().map(|place| place.1 + 1.0).fold(0.0, f64::max));
    }
    top += height;
    let alone: Vec<usize> = alone.into_iter().flatten().collect();
    for row in alone.chunks(WIDEST) {
        row.iter().enumerate().for_each(|(slot, node)| found.places[*node] = (slot as f64, top));
        top += 1.0;
    }
    found
}

/// What edges join, each in ascending order.
fn parts(count: usize, edges: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut near: Vec<Vec<usize>> = vec![Vec::new(); count];
    for (from, to) in edges {
        near[*from].push(*to);
        near[*to].push(*from);
    }
    let mut seen = vec![false; count];
    let mut parts = Vec::new();
    for first in 0..count {
        let (mut part, mut open) = (Vec::new(), vec![first]);
        while let Some(node) = open.pop() {
            if !std::mem::replace(&mut seen[node], true) {
                part.push(node);
                open.extend(&near[node]);
            }
        }
        part.sort_unstable();
        parts.extend((!part.is_empty()).then_some(part));
    }
    parts
}

fn joined_layers(count: usize, edges: &[(usize, usize)]) -> Layered {
    let down = without_circles(count, edges);
    let rank = ranks(count, &down);
    let mut graph = Graph { rank, links: Vec::new(), count };
    let chains: Vec<Vec<usize>> = down.iter().map(|(from, to)| graph.chain(*from, *to)).collect();
    let rows = graph.ordered();
    let places = graph.places(&rows);
    let routes = chains.iter().zip(edges.iter().zip(&down)).map(|(chain, (edge, down))| {
        let mut route: Vec<(f64, f64)> = chain.iter().map(|node| places[*node]).collect();
        // An edge that leads up was turned around to be laid out.
        if edge != down {
            route.reverse();
        }
        route
    });
    Layered { routes: routes.collect(), places: places[..count].to_vec() }
}

/// Turns edges around that lead back to where their path came from.
fn without_circles(count: usize, edges: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut next: Vec<Vec<usize>> = vec![Vec::new(); count];
    for (at, (from, _)) in edges.iter().enumerate() {
        next[*from].push(at);
    }
    let mut down = edges.to_vec();
    // 0: new, 1: on the path, 2: done.
    let mut state = vec![0_u8; count];
    for root in 0..count {
        let mut path: Vec<(usize, usize)> = Vec::new();
        if state[root] == 0 {
            state[root] = 1;
            path.push((root, 0));
        }
        while let Some((node, at)) = path.last_mut() {
            let Some(edge) = next[*node].get(*at).copied() else {
                state[*node] = 2;
                path.pop();
                continue;
            };
            *at += 1;
            let to = edges[edge].1;
            match state[to] {
                0 => {
                    state[to] = 1;
                    path.push((to, 0));
                }
                1 => down[edge] = (to, edges[edge].0),
                _ => {}
            }
        }
    }
    down
}

/// The longest way from above.
fn ranks(count: usize, down: &[(usize, usize)]) -> Vec<usize> {
    let mut rank = vec![0_usize; count];
    for _ in 0..count {
        let mut moved = false;
        for (from, to) in down.iter().filter(|(from, to)| from != to) {
            if rank[*to] <= rank[*from] {
                rank[*to] = rank[*from] + 1;
                moved = true;
            }
        }
        if !moved {
            break;
        }
    }
    // A beginning stands right above the first thing it leads to.
    for node in 0..count {
        let enters = down.iter().any(|(_, to)| *to == node);
        let below = down.iter().filter(|(from, _)| *from == node).map(|(_, to)| rank[*to]).min();
        if let Some(below) = below.filter(|_| !enters) {
            rank[node] = below.saturating_sub(1);
        }
    }
    rank
}

struct Graph {
    /// Of nodes, then of the places that lines take.
    rank: Vec<usize>,
    /// Between neighbouring layers, from above.
    links: Vec<(usize, usize)>,
    count: usize,
}

impl Graph {
    fn chain(&mut self, from: usize, to: usize) -> Vec<usize> {
        let mut chain = vec![from];
        for rank in self.rank[from] + 1..self.rank[to] {
            self.rank.push(rank);
            chain.push(self.rank.len() - 1);
        }
        chain.push(to);
        self.links.extend(chain.windows(2).map(|pair| (pair[0], pair[1])));
        chain
    }

    /// Each layer from left to right, with few crossings.
    fn ordered(&self) -> Vec<Vec<usize>> {
        let height = self.rank.iter().max().map_or(0, |most| most + 1);
        let mut rows: Vec<Vec<usize>> = vec![Vec::new(); height];
        for (node, rank) in self.rank.iter().enumerate() {
            rows[*rank].push(node);
        }
        let (mut above, mut below) = (vec![Vec::new(); self.rank.len()], vec![Vec::new(); self.rank.len()]);
        for (from, to) in self.links.iter().filter(|(from, to)| from != to) {
            below[*from].push(*to);
            above[*to].push(*from);
        }
        let mut column = vec![0.0; self.rank.len()];
        let number = |row: &[usize], column: &mut [f64]| {
            row.iter().enumerate().for_each(|(slot, node)| column[*node] = slot as f64);
        };
        rows.iter().for_each(|row| number(row, &mut column));
        let mut best = (self.crossings(&column), rows.clone());
        for sweep in 0..SWEEPS {
            let (near, order): (&[Vec<usize>], Vec<usize>) = match sweep % 2 {
                0 => (&above, (0..height).collect()),
                _ => (&below, (0..height).rev().collect()),
            };
            for at in order {
                let middle = |node: usize| match near[node].len() {
                    0 => column[node],
                    many => near[node].iter().map(|other| column[*other]).sum::<f64>() / many as f64,
                };
                let mut keyed: Vec<(f64, usize)> =
                    rows[at].iter().map(|node| (middle(*node), *node)).collect();
                keyed.sort_by(|a, b| a.0.total_cmp(&b.0));
                rows[at] = keyed.into_iter().map(|(_, node)| node).collect();
                number(&rows[at], &mut column);
            }
            let crossings = self.crossings(&column);
            if crossings < best.0 {
                best = (crossings, rows.clone());
            }
        }
        best.1
    }

    fn crossings(&self, column: &[f64]) -> usize {
        let mut count = 0;
        for (at, (a, b)) in self.links.iter().enumerate() {
            for (c, d) in &self.links[..at] {
                if self.rank[*a] == self.rank[*c]
                    && (column[*a] - column[*c]) * (column[*b] - column[*d]) < 0.0
                {
                    count += 1;
                }
            }
        }
        count
    }

    /// Each row as near as it can be to what it is joined with.
    fn places(&self, rows: &[Vec<usize>]) -> Places {
        let room = |node: usize| if node < self.count { 1.0 } else { THIN };
        let mut x = vec![0.0; self.rank.len()];
        for row in rows {
            let width: f64 = row.iter().map(|node| room(*node)).sum();
            let mut left = -width / 2.0;
            for node in row {
                x[*node] = left + room(*node) / 2.0;
                left += room(*node);
            }
        }
        let mut near: Vec<Vec<usize>> = vec![Vec::new(); self.rank.len()];
        for (from, to) in self.links.iter().filter(|(from, to)| from != to) {
            near[*from].push(*to);
            near[*to].push(*from);
        }
        for sweep in 0..SWEEPS {
            let order: Vec<usize> =
                if sweep % 2 == 0 { (0..rows.len()).collect() } else { (0..rows.len()).rev().collect() };
            for at in order {
                settle(&rows[at], &near, &mut x, room);
            }
        }
        self.rank.iter().enumerate().map(|(node, rank)| (x[node], *rank as f64)).collect()
    }
}

/// Moves the nodes of a row towards their neighbours, without changing their order or letting them overlap.
fn settle(row: &[usize], near: &[Vec<usize>], x: &mut [f64], room: impl Fn(usize) -> f64) {
    let wish = |node: usize, x: &[f64]| match near[node].len() {
        0 => x[node],
        many => near[node].iter().map(|other| x[*other]).sum::<f64>() / many as f64,
    };
    let wishes: Vec<f64> = row.iter().map(|node| wish(*node, x)).collect();
    let gap = |a: usize, b: usize| (room(a) + room(b)) / 2.0;
    // From the left no one may be closer than its neighbour allows, and from the right neither; the middle is taken.
    let (mut left, mut right) = (wishes.clone(), wishes);
    for at in 1..row.len() {
        left[at] = left[at].max(left[at - 1] + gap(row[at - 1], row[at]));
    }
    for at in (0..row.len().saturating_sub(1)).rev() {
        right[at] = right[at].min(right[at + 1] - gap(row[at], row[at + 1]));
    }
    for (at, node) in row.iter().enumerate() {
        x[*node] = (left[at] + right[at]) / 2.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_passes_a_layer_keeps_clear_of_its_boxes() {
        let found = layers(3, &[(0, 1), (1, 2), (0, 2)]);
        let passing = found.routes[2][1];
        assert_eq!(passing.1, found.places[1].1);
        assert!((passing.0 - found.places[1].0).abs() >= (1.0 + THIN) / 2.0 - 1e-9, "{passing:?}");
    }

    #[test]
    fn parts_that_nothing_joins_stand_side_by_side() {
        let found = layers(5, &[(0, 3), (1, 4), (1, 2), (0, 3)]);
        let x = |node: usize| found.places[node].0;
        assert_eq!((x(0), x(3)), (0.0, 0.0), "one part in one column");
        let right = [1, 2, 4].map(x);
        assert!(right.iter().all(|x| (1.0..=3.0).contains(x)), "the other right beside it: {right:?}");
        assert_eq!(found.routes[3].first(), Some(&found.places[0]));
        let many: Vec<(usize, usize)> = (0..40).map(|pair| (2 * pair, 2 * pair + 1)).collect();
        let rows = layers(80, &many).places;
        assert!(rows.iter().all(|place| place.0 < PARTS), "{rows:?}");
        let mut apart = rows.iter().enumerate().flat_map(|(at, a)| rows[..at].iter().map(move |b| (a, b)));
        assert!(apart.all(|(a, b)| (a.0 - b.0).abs() >= 1.0 || (a.1 - b.1).abs() >= 1.0));
    }

    #[test]
    fn a_circle_has_a_top_and_its_way_back_leads_up() {
        let found = layers(2, &[(0, 1), (1, 0)]);
        assert!(found.places[0].1 < found.places[1].1);
        assert!(found.routes[1][0].1 > found.routes[1][1].1, "from below to above");
        assert!(layers(1, &[]).routes.is_empty() && layers(0, &[]).places.is_empty());
    }
}
