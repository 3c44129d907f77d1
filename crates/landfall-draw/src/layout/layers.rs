//! From top to bottom: what leads somewhere stands above where it leads.

use landfall_analysis::graphs::Net;

use super::Places;

const SWEEPS: usize = 24;
/// A layer with more nodes than this goes on in the next row.
const WIDEST: usize = 9;

/// Column and row of each node, in units of one box.
pub(crate) fn layers(count: usize, edges: &[(usize, usize)]) -> Places {
    let rank = ranks(count, edges);
    let height = rank.iter().copied().max().map_or(0, |most| most + 1);
    let mut rows: Vec<Vec<usize>> = vec![Vec::new(); height];
    for node in 0..count {
        rows[rank[node]].push(node);
    }
    let mut column: Vec<f64> = vec![0.0; count];
    for row in &rows {
        spread(row, &mut column);
    }
    for sweep in 0..SWEEPS {
        let order: Vec<usize> =
            if sweep % 2 == 0 { (0..height).collect() } else { (0..height).rev().collect() };
        for at in order {
            let mut keyed: Vec<(f64, usize)> =
                rows[at].iter().map(|node| (middle(*node, edges, &column), *node)).collect();
            keyed.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
            rows[at] = keyed.into_iter().map(|(_, node)| node).collect();
            spread(&rows[at], &mut column);
        }
    }
    place(&rows, count)
}

/// Steps from the nearest beginning; a circle begins with its first node.
fn ranks(count: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let net = Net::new(count, edges.iter().copied());
    let mut entered = vec![false; count];
    for (_, to) in edges {
        entered[*to] = true;
    }
    let mut rank = net.tree((0..count).filter(|node| !entered[*node])).steps;
    while let Some(start) = rank.iter().position(Option::is_none) {
        let circle = net.tree([start]).steps;
        for (rank, found) in rank.iter_mut().zip(circle) {
            *rank = rank.or(found);
        }
    }
    rank.into_iter().map(Option::unwrap_or_default).collect()
}

fn spread(row: &[usize], column: &mut [f64]) {
    for (slot, node) in row.iter().enumerate() {
        column[*node] = slot as f64 - (row.len() as f64 - 1.0) / 2.0;
    }
}

fn middle(node: usize, edges: &[(usize, usize)], column: &[f64]) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for (from, to) in edges {
        if *from == node || *to == node {
            sum += column[if *from == node { *to } else { *from }];
            count += 1.0;
        }
    }
    if count == 0.0 { column[node] } else { sum / count }
}

fn place(rows: &[Vec<usize>], count: usize) -> Places {
    let mut places = vec![(0.0, 0.0); count];
    let mut top = 0.0;
    for row in rows {
        for part in row.chunks(WIDEST) {
            for (slot, node) in part.iter().enumerate() {
                places[*node] = (slot as f64 - (part.len() as f64 - 1.0) / 2.0, top);
            }
            top += 1.0;
        }
    }
    places
}
