//! The order of variables: what belongs together side by side, what everyone touches last.
//!
//! A bad order makes minutes of milliseconds. Commands pull the variables they touch together (the force-directed order
//! of Aloul, Markov and Sakallah, 2003); those that a good part of all commands touch would pull everything, so they are
//! left out and come last.

/// Variables from the first level to the last, by those that each command touches. A command that touches more than
/// `longest` says nothing about what belongs together.
pub(crate) fn order(count: usize, touched: &[Vec<usize>], share: usize, longest: usize) -> Vec<usize> {
    let mut uses = vec![0_usize; count];
    for vars in touched {
        for var in vars {
            uses[*var] += 1;
        }
    }
    let is_global = |var: usize| uses[var] * share > touched.len() && uses[var] > 2;
    let mut global: Vec<usize> = (0..count).filter(|var| is_global(*var)).collect();
    global.sort_by_key(|var| (uses[*var], *var));
    let local: Vec<usize> = (0..count).filter(|var| !is_global(*var)).collect();
    let edges: Vec<Vec<usize>> = touched
        .iter()
        .map(|vars| vars.iter().copied().filter(|var| !is_global(*var)).collect::<Vec<_>>())
        .filter(|vars| vars.len() > 1 && vars.len() <= longest)
        .collect();
    let mut order = pulled(local, &edges, count);
    order.extend(global);
    order
}

/// Each command moves to the middle of its variables, each variable to the middle of its commands, until the commands
/// reach no shorter.
fn pulled(mut order: Vec<usize>, edges: &[Vec<usize>], count: usize) -> Vec<usize> {
    let mut best = (span(&order, edges, count), order.clone());
    for _ in 0..200 {
        let place = places(&order, count);
        let mut pull = vec![(0.0, 0.0); count];
        for edge in edges {
            let middle = edge.iter().map(|var| place[*var] as f64).sum::<f64>() / edge.len() as f64;
            for var in edge {
                pull[*var].0 += middle;
                pull[*var].1 += 1.0;
            }
        }
        let wish = |var: usize| match pull[var] {
            (_, 0.0) => place[var] as f64,
            (sum, n) => sum / n,
        };
        let mut next = order.clone();
        next.sort_by(|a, b| wish(*a).total_cmp(&wish(*b)).then(a.cmp(b)));
        if next == order {
            break;
        }
        order = next;
        let span = span(&order, edges, count);
        if span < best.0 {
            best = (span, order.clone());
        }
    }
    best.1
}

fn places(order: &[usize], count: usize) -> Vec<usize> {
    let mut place = vec![0; count];
    for (at, var) in order.iter().enumerate() {
        place[*var] = at;
    }
    place
}

fn span(order: &[usize], edges: &[Vec<usize>], count: usize) -> usize {
    let place = places(order, count);
    let of = |edge: &Vec<usize>| {
        let places = edge.iter().map(|var| place[*var]);
        places.clone().max().unwrap_or(0) - places.min().unwrap_or(0)
    };
    edges.iter().map(of).sum()
}
