//! Twice the input is at most twice the work: asked of every shape in `landfall_tests::shapes`, at every stage.

// A test reads the content of the repository.
#![allow(clippy::disallowed_methods)]

mod count;
mod search;
mod stages;

use landfall_tests::Files;
use landfall_tests::shapes::SHAPES;
use stages::STAGES;

/// How many of something: enough for a loop inside a loop to show.
const MANY: usize = 900;

/// What a sort or a growing table may add.
const SLACK: f64 = 1.3;

fn main() {
    // One thread: what is counted depends on nothing else.
    rayon::ThreadPoolBuilder::new().num_threads(1).build_global().expect("the first pool");
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.first().map(String::as_str) {
        Some("search") => {
            search::search(arguments.get(1).and_then(|seeds| seeds.parse().ok()).unwrap_or(1_000))
        }
        wanted => every_shape(wanted.unwrap_or("")),
    }
}

fn every_shape(wanted: &str) {
    let mut worse = 0;
    let mut asked = 0;
    for shape in SHAPES.iter().filter(|shape| shape.name.contains(wanted)) {
        asked += 1;
        let growth = growth(shape.files, MANY);
        for (stage, growth) in STAGES.iter().zip(&growth).filter(|(_, growth)| **growth > SLACK) {
            println!("{}: twice the input is {:.1} times the work of {stage}", shape.name, 2.0 * growth);
            worse += 1;
        }
        if !wanted.is_empty() {
            println!("{}: {growth:.2?}", shape.name);
        }
    }
    println!("{asked} shapes, {} stages each: {worse} grow faster than their input", STAGES.len());
    std::process::exit(i32::from(worse > 0 || asked == 0));
}

/// How much more the second half of the input costs than the first, at each stage: 1 for work that keeps step with
/// the input, 2 for work that grows with its square.
pub fn growth(files: impl Fn(usize) -> Files, n: usize) -> [f64; STAGES.len()] {
    // What is worked out once and kept is no part of it.
    stages::count(&files(2));
    let [small, middle, large] =
        [n / 2, n, 2 * n].map(|n| stages::count(&files(n)).map(|blocks| blocks as f64));
    std::array::from_fn(|at| {
        let (first, second) = (middle[at] - small[at], large[at] - middle[at]);
        // A few blocks for each piece of input are nothing, however they grow.
        let least = n as f64 * 20.0;
        second.max(least) / (2.0 * first.max(least))
    })
}
