//! What is to be seen, with a place for everything: the one thing that all writers read.
//!
//! Everything is in millimetres, from the left upper corner of the trimmed card. What lies in the bleed is
//! at places below nothing.

use std::ops::Range;
use std::sync::Arc;

use landfall_schema::cards::Rgb;

/// One side of a card, or a page.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    pub width: f32,
    pub height: f32,
    /// How far items may reach beyond the edges.
    pub bleed: f32,
    /// What is read aloud in place of the picture.
    pub title: String,
    pub items: Vec<Item>,
}

#[derive(Clone, Debug)]
pub enum Item {
    Shape(Shape),
    Run(Run),
    Image(Image),
}

#[derive(Clone, Debug)]
pub struct Shape {
    pub path: Path,
    pub fill: Option<Rgb>,
    pub stroke: Option<Stroke>,
}

#[derive(Clone, Debug)]
pub struct Stroke {
    pub colour: Rgb,
    pub width: f32,
    pub dashes: Vec<f32>,
}

/// Letters of one font, size and colour on one line.
#[derive(Clone, Debug)]
pub struct Run {
    /// The number of the font among those of the [`Fonts`](crate::Fonts).
    pub font: usize,
    pub size: f32,
    pub colour: Rgb,
    pub text: String,
    pub glyphs: Vec<Glyph>,
}

#[derive(Clone, Debug)]
pub struct Glyph {
    pub id: u32,
    pub x: f32,
    pub y: f32,
    pub advance: f32,
    /// The part of the text of the run that it shows.
    pub bytes: Range<usize>,
}

/// Pixels.
#[derive(Clone, Debug)]
pub struct Image {
    pub png: Arc<[u8]>,
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Path(pub Vec<Step>);

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    Move(f32, f32),
    Line(f32, f32),
    Quad(f32, f32, f32, f32),
    Cubic(f32, f32, f32, f32, f32, f32),
    Close,
}

impl Path {
    pub fn rect(x: f32, y: f32, width: f32, height: f32) -> Self {
        let (right, bottom) = (x + width, y + height);
        Self(vec![
            Step::Move(x, y),
            Step::Line(right, y),
            Step::Line(right, bottom),
            Step::Line(x, bottom),
            Step::Close,
        ])
    }

    pub fn line(from: (f32, f32), to: (f32, f32)) -> Self {
        Self(vec![Step::Move(from.0, from.1), Step::Line(to.0, to.1)])
    }

    /// A rectangle with round corners.
    pub fn round_rect(x: f32, y: f32, width: f32, height: f32, round: f32) -> Self {
        let round = round.min(width / 2.0).min(height / 2.0);
        if round <= 0.0 {
            return Self::rect(x, y, width, height);
        }
        // How far the handles of a cubic lie from the corner of a quarter of a circle.
        let near = round * (1.0 - 0.552_285);
        let (right, bottom) = (x + width, y + height);
        Self(vec![
            Step::Move(x + round, y),
            Step::Line(right - round, y),
            Step::Cubic(right - near, y, right, y + near, right, y + round),
            Step::Line(right, bottom - round),
            Step::Cubic(right, bottom - near, right - near, bottom, right - round, bottom),
            Step::Line(x + round, bottom),
            Step::Cubic(x + near, bottom, x, bottom - near, x, bottom - round),
            Step::Line(x, y + round),
            Step::Cubic(x, y + near, x + near, y, x + round, y),
            Step::Close,
        ])
    }

    pub fn circle(x: f32, y: f32, radius: f32) -> Self {
        Self::round_rect(x - radius, y - radius, 2.0 * radius, 2.0 * radius, radius)
    }

    /// Every point through a function.
    pub fn map(&self, at: impl Fn(f32, f32) -> (f32, f32)) -> Self {
        let step = |step: &Step| match *step {
            Step::Move(x, y) => {
                let (x, y) = at(x, y);
                Step::Move(x, y)
            }
            Step::Line(x, y) => {
                let (x, y) = at(x, y);
                Step::Line(x, y)
            }
            Step::Quad(a, b, x, y) => {
                let ((a, b), (x, y)) = (at(a, b), at(x, y));
                Step::Quad(a, b, x, y)
            }
            Step::Cubic(a, b, c, d, x, y) => {
                let ((a, b), (c, d), (x, y)) = (at(a, b), at(c, d), at(x, y));
                Step::Cubic(a, b, c, d, x, y)
            }
            Step::Close => Step::Close,
        };
        Self(self.0.iter().map(step).collect())
    }

    /// Scaled, then moved.
    pub fn placed(&self, scale: f32, dx: f32, dy: f32) -> Self {
        self.map(|x, y| (x * scale + dx, y * scale + dy))
    }
}

impl Item {
    pub fn filled(path: Path, fill: Rgb) -> Self {
        Item::Shape(Shape { path, fill: Some(fill), stroke: None })
    }

    pub fn stroked(path: Path, colour: Rgb, width: f32) -> Self {
        Item::Shape(Shape { path, fill: None, stroke: Some(Stroke { colour, width, dashes: Vec::new() }) })
    }
}

impl Scene {
    /// Every word on it, run after run: what a reader of screens reads.
    pub fn words(&self) -> String {
        let mut words = String::new();
        for item in &self.items {
            if let Item::Run(run) = item {
                if !words.is_empty() && !words.ends_with(char::is_whitespace) {
                    words.push(' ');
                }
                words.push_str(run.text.trim());
            }
        }
        words
    }
}

/// A path through the builder of a library: they all have the same five steps.
#[cfg(any(feature = "pdf", feature = "png"))]
macro_rules! built {
    ($path:expr, $builder:expr) => {{
        let mut builder = $builder;
        for step in &$path.0 {
            match *step {
                $crate::scene::Step::Move(x, y) => builder.move_to(x, y),
                $crate::scene::Step::Line(x, y) => builder.line_to(x, y),
                $crate::scene::Step::Quad(a, b, x, y) => builder.quad_to(a, b, x, y),
                $crate::scene::Step::Cubic(a, b, c, d, x, y) => builder.cubic_to(a, b, c, d, x, y),
                $crate::scene::Step::Close => builder.close(),
            }
        }
        builder.finish()
    }};
}
#[cfg(any(feature = "pdf", feature = "png"))]
pub(crate) use built;
