//! Looks for shapes of input that cost more than those we thought of.
//!
//! A shape is a piece of real content repeated, with something before and behind it. The pieces that grow fastest are
//! changed and tried again.

use landfall_tests::{Files, Random, files_under, repository};

use crate::{SLACK, growth};

/// Small enough for many tries; a square shows all the same.
const FEW: usize = 400;

#[derive(Clone)]
struct Candidate {
    before: String,
    piece: String,
    behind: String,
    growth: f64,
}

impl Candidate {
    fn files(&self, n: usize) -> Files {
        // A number in a piece counts up in every other candidate, so that names are all different or all equal.
        let piece = |at: usize| self.piece.replace('#', &at.to_string());
        let text: String = (1..=n).map(piece).collect();
        vec![("a.land".to_owned(), format!("{}{text}{}", self.before, self.behind))]
    }
}

/// Lines of the content of this repository: words that mean something.
fn lines() -> Vec<String> {
    let mut lines = Vec::new();
    for path in files_under(&repository().join("content"), ".land") {
        let text = std::fs::read_to_string(path).expect("content");
        lines.extend(text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned));
    }
    lines
}

pub fn search(seeds: u64) {
    let lines = lines();
    let mut worst: Vec<Candidate> = Vec::new();
    for seed in 0..seeds {
        let mut random = Random::new(seed);
        let mut candidate = match worst.len() {
            0 => fresh(&lines, &mut random),
            _ if random.once_in(2) => fresh(&lines, &mut random),
            kept => changed(&worst[random.below(kept)], &lines, &mut random),
        };
        let grown = growth(|n| candidate.files(n), FEW);
        candidate.growth = grown.into_iter().fold(0.0, f64::max);
        worst.push(candidate);
        worst.sort_by(|a, b| b.growth.total_cmp(&a.growth));
        worst.truncate(20);
    }
    for candidate in worst.iter().take(5) {
        println!(
            "{:.2}: {:?} + n * {:?} + {:?}",
            2.0 * candidate.growth,
            candidate.before,
            candidate.piece,
            candidate.behind
        );
    }
    let beyond = worst.iter().filter(|candidate| candidate.growth > SLACK).count();
    println!("{seeds} candidates: {beyond} grow faster than their input");
    std::process::exit(i32::from(beyond > 0));
}

fn fresh(lines: &[String], random: &mut Random) -> Candidate {
    let line = |random: &mut Random| lines[random.below(lines.len())].clone();
    let mut piece = line(random);
    if random.once_in(2) {
        piece = counting(&piece);
    }
    piece.push_str(random.pick(&["\n", "\n", " ", ", ", " }\n", ""]));
    let before = match random.below(4) {
        0 => String::new(),
        1 => "log 1 { reference\n".to_owned(),
        2 => "planet shore {\n".to_owned(),
        _ => format!("{}\n", line(random)),
    };
    let behind = random.pick(&["", "}\n", "end }\n", "\"\"\"\n"]).to_owned();
    Candidate { before, piece, behind, growth: 0.0 }
}

/// The first number of a line counts up.
fn counting(line: &str) -> String {
    let Some(start) = line.find(|letter: char| letter.is_ascii_digit()) else { return line.to_owned() };
    let end =
        line[start..].find(|letter: char| !letter.is_ascii_digit()).map_or(line.len(), |end| start + end);
    format!("{}#{}", &line[..start], &line[end..])
}

fn changed(from: &Candidate, lines: &[String], random: &mut Random) -> Candidate {
    let mut candidate = from.clone();
    let line = &lines[random.below(lines.len())];
    match random.below(5) {
        0 => candidate.piece.insert_str(0, &format!("{line}\n")),
        1 => candidate.before.push_str(&format!("{line}\n")),
        2 => candidate.piece = counting(&candidate.piece),
        3 => {
            let words: Vec<&str> = candidate.piece.split(' ').collect();
            let at = random.below(words.len());
            let kept = words.iter().enumerate().filter(|(place, _)| *place != at).map(|(_, word)| *word);
            candidate.piece = kept.collect::<Vec<_>>().join(" ");
        }
        _ => candidate.behind.insert_str(0, &format!("{line}\n")),
    }
    candidate
}
