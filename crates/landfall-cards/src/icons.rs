//! Small pictures for words. They come from game-icons.net, under a licence that asks for the name of their authors.

use std::collections::BTreeMap;

use crate::scene::{Path, Step};

/// `name path` on each line, in a square of 512.
static OWN: &str = include_str!("../icons/icons.txt");

/// What has to be said wherever these icons are shown.
pub static CREDIT: &str = "Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0 (creativecommons.org/licenses/by/3.0)";

/// What may be said about the letters.
pub static FONT_CREDIT: &str = "Set in Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipogr\u{e1}fica, SIL Open Font License 1.1";

/// Icons by name, each in a square of 1.
#[derive(Clone, Debug, Default)]
pub struct Icons {
    own: BTreeMap<&'static str, &'static str>,
    /// Those of the pack, which win.
    further: BTreeMap<String, Path>,
}

impl Icons {
    pub fn new() -> Self {
        let own = OWN.lines().filter_map(|line| line.split_once(' ')).collect();
        Self { own, further: BTreeMap::new() }
    }

    /// An icon of the pack, drawn in a square of 1.
    pub fn add(&mut self, name: &str, path: Path) {
        self.further.insert(name.to_owned(), path);
    }

    pub fn has(&self, name: &str) -> bool {
        self.further.contains_key(name) || self.own.contains_key(name)
    }

    /// Whether it is one of those that a credit is due for.
    pub fn is_credited(&self, name: &str) -> bool {
        !self.further.contains_key(name) && self.own.contains_key(name)
    }

    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.own.keys().copied().chain(self.further.keys().map(String::as_str))
    }

    pub fn get(&self, name: &str) -> Option<Path> {
        if let Some(own) = self.further.get(name) {
            return Some(own.clone());
        }
        self.own.get(name).map(|text| read(text).placed(1.0 / 512.0, 0.0, 0.0))
    }
}

/// Steps as letters and whole numbers: `M1 2L3 4C1 2 3 4 5 6Z`.
fn read(text: &str) -> Path {
    let mut steps = Vec::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        rest = &rest[letter.len_utf8()..];
        let end = rest.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(rest.len());
        let numbers: Vec<f32> = rest[..end].split(' ').filter_map(|number| number.parse().ok()).collect();
        rest = &rest[end..];
        match (letter, numbers.as_slice()) {
            ('M', [x, y]) => steps.push(Step::Move(*x, *y)),
            ('L', [x, y]) => steps.push(Step::Line(*x, *y)),
            ('Q', [a, b, x, y]) => steps.push(Step::Quad(*a, *b, *x, *y)),
            ('C', [a, b, c, d, x, y]) => steps.push(Step::Cubic(*a, *b, *c, *d, *x, *y)),
            ('Z', _) => steps.push(Step::Close),
            _ => {}
        }
    }
    Path(steps)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_lies_in_its_square() {
        let icons = Icons::new();
        assert!(icons.names().count() > 30);
        for name in icons.names() {
            let path = icons.get(name).unwrap();
            assert!(path.0.len() > 2, "{name} is empty");
            path.map(|x, y| {
                assert!((-0.02..=1.02).contains(&x) && (-0.02..=1.02).contains(&y), "{name}: {x} {y}");
                (x, y)
            });
        }
    }
}
