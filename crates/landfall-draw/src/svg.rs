//! A picture worth printing: plain SVG, readable in light and dark, with words for those who cannot see it.

use std::fmt::Write as _;

use crate::drawing::{Drawing, Edge, Node, Shape};
use crate::layout::{layers, stress};

const WIDTH: f64 = 188.0;
const MARGIN: f64 = 48.0;
const HEAD: f64 = 56.0;
const LINE: f64 = 15.0;

// Plain colours first, for viewers that know no more; then the same for a dark page.
const STYLE: &str = "\
text{font-family:'Avenir Next','Segoe UI',Inter,'DejaVu Sans',Helvetica,Arial,sans-serif;fill:#1d2733}
.paper{fill:#fbfaf6}.card{fill:#fff;stroke:#8794a3;stroke-width:1.5}.home{stroke:#0b6e6e;stroke-width:3}.hold{stroke-dasharray:6 4;stroke:#8a5a00;stroke-width:2.5}.out{stroke-dasharray:3 4}.bad{stroke:#c22f2f;stroke-width:3}
.head{font-size:24px;font-weight:700}.sub{font-size:12px;fill:#5b6876}.name{font-size:13.5px;font-weight:600}.small{font-size:11px;fill:#5b6876}.num{font-size:13px;font-weight:700;fill:#fff}.disc{fill:#1d2733}.disc-home{fill:#0b6e6e}.disc-bad{fill:#c22f2f}
.way{fill:none;stroke:#8794a3;stroke-width:2}.way-bad{stroke:#c22f2f}.tip{fill:#5b6876}.pill{fill:#eef1f4;stroke:#8794a3;stroke-width:.75}.icons{font-size:10.5px;text-anchor:middle}
@media (prefers-color-scheme:dark){text{fill:#e8edf2}.paper{fill:#12181f}.card{fill:#1c2630;stroke:#6c7d8e}.home{stroke:#4cc5bd}.hold{stroke:#e0a94a}.bad{stroke:#ff7b72}.sub,.small{fill:#9fb0c0}.num{fill:#12181f}.disc{fill:#e8edf2}.disc-home{fill:#4cc5bd}.disc-bad{fill:#ff7b72}.way{stroke:#6c7d8e}.way-bad{stroke:#ff7b72}.tip{fill:#9fb0c0}.pill{fill:#26323e;stroke:#6c7d8e}}
";

struct Placed {
    x: f64,
    y: f64,
    height: f64,
}

impl Placed {
    fn area(&self) -> Area {
        Area { x: self.x, y: self.y, width: WIDTH, height: self.height }
    }
}

/// A rectangle around its middle.
#[derive(Clone, Copy)]
struct Area {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

impl Area {
    /// How much of it another one covers.
    fn shared(self, other: Area) -> f64 {
        let x = (self.width + other.width) / 2.0 - (self.x - other.x).abs();
        let y = (self.height + other.height) / 2.0 - (self.y - other.y).abs();
        x.max(0.0) * y.max(0.0)
    }
}

/// What is written on the lines, and the room that is taken.
struct Labels {
    text: String,
    taken: Vec<Area>,
}

/// Draws it.
pub fn svg(drawing: &Drawing) -> String {
    let boxes = placed(drawing);
    let width = boxes.iter().map(|b| b.x + WIDTH / 2.0).fold(320.0, f64::max) + MARGIN;
    let height = boxes.iter().map(|b| b.y + b.height / 2.0).fold(120.0, f64::max) + MARGIN + 28.0;
    let mut out = String::new();
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" height=\"{height:.0}\" role=\"img\" aria-labelledby=\"title desc\">"
    );
    let _ = writeln!(out, "<title id=\"title\">{}</title>", escape(&drawing.title));
    let _ = writeln!(out, "<desc id=\"desc\">{}</desc>", escape(&drawing.description));
    let _ = writeln!(out, "<style>{STYLE}</style>");
    out.push_str("<defs><marker id=\"tip\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"9\" markerHeight=\"9\" markerUnits=\"userSpaceOnUse\" orient=\"auto-start-reverse\"><path class=\"tip\" d=\"M0 0 10 5 0 10z\"/></marker></defs>\n");
    let _ = writeln!(out, "<rect class=\"paper\" width=\"{width:.0}\" height=\"{height:.0}\"/>");
    let _ = writeln!(out, "<text class=\"head\" x=\"{MARGIN}\" y=\"44\">{}</text>", escape(&drawing.title));
    let mut labels = Labels { text: String::new(), taken: boxes.iter().map(Placed::area).collect() };
    for edge in &drawing.edges {
        line(&mut out, &mut labels, drawing, edge, &boxes);
    }
    // Labels lie over all lines, and cards over all labels.
    out.push_str(&labels.text);
    for (node, place) in drawing.nodes.iter().zip(&boxes) {
        card(&mut out, node, place, drawing.map);
    }
    legend(&mut out, drawing, height);
    out.push_str("</svg>\n");
    out
}

fn height_of(node: &Node) -> f64 {
    38.0 + LINE * node.lines.len() as f64
}

fn placed(drawing: &Drawing) -> Vec<Placed> {
    let tallest = drawing.nodes.iter().map(height_of).fold(40.0, f64::max);
    let (places, step_x, step_y) = if drawing.map {
        (stress(drawing, 1.25), WIDTH + 96.0, tallest + 132.0)
    } else {
        (layers(drawing), WIDTH + 26.0, tallest + 46.0)
    };
    let left = places.iter().map(|place| place.0).fold(f64::INFINITY, f64::min);
    let top = places.iter().map(|place| place.1).fold(f64::INFINITY, f64::min);
    let spot = |(place, node): (&(f64, f64), &Node)| Placed {
        x: (place.0 - left) * step_x + MARGIN + WIDTH / 2.0,
        y: (place.1 - top) * step_y + HEAD + MARGIN + tallest / 2.0,
        height: height_of(node),
    };
    let mut boxes: Vec<Placed> = places.iter().zip(&drawing.nodes).map(spot).collect();
    push_apart(&mut boxes);
    boxes
}

/// Boxes never lie on each other, wherever the layout or the author put them.
fn push_apart(boxes: &mut [Placed]) {
    for _ in 0..200 {
        let mut moved = false;
        for a in 0..boxes.len() {
            for b in a + 1..boxes.len() {
                let over_x = WIDTH + 18.0 - (boxes[a].x - boxes[b].x).abs();
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
    let left = boxes.iter().map(|b| b.x - WIDTH / 2.0).fold(f64::INFINITY, f64::min);
    let top = boxes.iter().map(|b| b.y - b.height / 2.0).fold(f64::INFINITY, f64::min);
    for place in boxes.iter_mut() {
        place.x += MARGIN - left;
        place.y += HEAD + MARGIN / 2.0 - top;
    }
}

/// Where the line from the middle of a box leaves it.
fn border(from: &Placed, to: (f64, f64)) -> (f64, f64) {
    let (dx, dy) = (to.0 - from.x, to.1 - from.y);
    if dx == 0.0 && dy == 0.0 {
        return (from.x, from.y);
    }
    let (half_x, half_y) = (WIDTH / 2.0 + 4.0, from.height / 2.0 + 4.0);
    let scale = (half_x / dx.abs().max(1e-9)).min(half_y / dy.abs().max(1e-9));
    (from.x + dx * scale, from.y + dy * scale)
}

fn line(out: &mut String, labels: &mut Labels, drawing: &Drawing, edge: &Edge, boxes: &[Placed]) {
    let (from, to) = (&boxes[edge.from], &boxes[edge.to]);
    let class = if edge.problem { "way way-bad" } else { "way" };
    let start = if edge.both { " marker-start=\"url(#tip)\"" } else { "" };
    if edge.from == edge.to {
        let (x, y) = (from.x + WIDTH / 2.0, from.y);
        let _ = writeln!(
            out,
            "<path class=\"{class}\" d=\"M{x:.1} {:.1}c34 -18 34 30 0 18\" marker-end=\"url(#tip)\"/>",
            y - 6.0
        );
        return;
    }
    // Several ways between the same two places bend aside, so that each can be seen.
    let twins: Vec<usize> = (0..drawing.edges.len())
        .filter(|at| {
            let other = &drawing.edges[*at];
            (other.from, other.to) == (edge.from, edge.to) || (other.to, other.from) == (edge.from, edge.to)
        })
        .collect();
    let mine = twins.iter().position(|at| std::ptr::eq(&drawing.edges[*at], edge)).unwrap_or(0);
    let bend = (mine as f64 - (twins.len() as f64 - 1.0) / 2.0) * 44.0;
    let flip = if edge.from < edge.to { 1.0 } else { -1.0 };
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy).max(1.0);
    let middle = (
        (from.x + to.x) / 2.0 - dy / length * bend * flip,
        (from.y + to.y) / 2.0 + dx / length * bend * flip,
    );
    let (a, b) = (border(from, middle), border(to, middle));
    let _ = writeln!(
        out,
        "<path class=\"{class}\" d=\"M{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}\"{start} marker-end=\"url(#tip)\"/>",
        a.0, a.1, middle.0, middle.1, b.0, b.1
    );
    if !edge.label.is_empty() {
        labels.add(&edge.label, |t| {
            let (p, q, r) = ((1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t);
            (p * a.0 + q * middle.0 + r * b.0, p * a.1 + q * middle.1 + r * b.1)
        });
    }
}

impl Labels {
    /// Writes a label somewhere along a line: in the middle, or aside where there is more room.
    fn add(&mut self, label: &str, along: impl Fn(f64) -> (f64, f64)) {
        let width = label.chars().count() as f64 * 5.9 + 16.0;
        let area = |t: f64| {
            let (x, y) = along(t);
            Area { x, y, width: width + 4.0, height: 21.0 }
        };
        let covered = |t: f64| self.taken.iter().map(|other| area(t).shared(*other)).sum::<f64>();
        let steps = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];
        let Some(best) = steps.into_iter().min_by(|a, b| covered(*a).total_cmp(&covered(*b))) else { return };
        let place = area(best);
        self.taken.push(place);
        let _ = writeln!(
            self.text,
            "<rect class=\"pill\" x=\"{:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"17\" rx=\"8.5\"/><text class=\"icons\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            place.x - width / 2.0,
            place.y - 8.5,
            place.x,
            place.y + 3.6,
            escape(label)
        );
    }
}

fn card(out: &mut String, node: &Node, place: &Placed, map: bool) {
    let (left, top) = (place.x - WIDTH / 2.0, place.y - place.height / 2.0);
    let mut class = String::from("card");
    for (on, name) in [
        (node.shape == Shape::Outside, " out"),
        (node.home, " home"),
        (node.blocked, " hold"),
        (node.problem.is_some(), " bad"),
    ] {
        if on {
            class.push_str(name);
        }
    }
    let round = if node.shape == Shape::Page { 3.0 } else { 10.0 };
    let _ = writeln!(out, "<g>");
    let told = node.problem.as_ref().map(|problem| format!(": {problem}")).unwrap_or_default();
    let _ = writeln!(out, "<title>{}</title>", escape(&format!("{} {}{told}", node.id, node.title)));
    let _ = writeln!(
        out,
        "<rect class=\"{class}\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{WIDTH}\" height=\"{:.1}\" rx=\"{round}\"/>",
        place.height
    );
    if map {
        let disc = if node.problem.is_some() {
            "disc-bad"
        } else if node.home {
            "disc-home"
        } else {
            "disc"
        };
        let _ = writeln!(
            out,
            "<circle class=\"{disc}\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"12\"/>",
            left + 20.0,
            top + 19.0
        );
        let _ = writeln!(
            out,
            "<text class=\"num\" text-anchor=\"middle\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            left + 20.0,
            top + 23.5,
            escape(&node.id)
        );
        if node.home {
            let (x, y) = (left + WIDTH - 20.0, top + 12.0);
            let _ = writeln!(
                out,
                "<path class=\"disc-home\" d=\"M{x:.1} {y:.1}l8 13h-16z\"><title>landing site</title></path>"
            );
        }
        words(out, "name", left + 40.0, top + 24.0, &node.title, if node.home { 15 } else { 18 });
    } else {
        words(out, "name", left + 12.0, top + 17.0, &node.id, 26);
        words(out, "small", left + 12.0, top + 31.0, &node.title, 28);
    }
    for (at, text) in node.lines.iter().enumerate() {
        words(out, "small", left + 12.0, top + 46.0 + LINE * at as f64, text, 29);
    }
    let _ = writeln!(out, "</g>");
}

/// One line of text; what does not fit is cut, and told whole on hovering.
fn words(out: &mut String, class: &str, x: f64, y: f64, text: &str, most: usize) {
    let cut: String = if text.chars().count() > most {
        text.chars().take(most - 1).collect::<String>().trim_end().to_owned() + "…"
    } else {
        text.to_owned()
    };
    let _ = writeln!(out, "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escape(&cut));
}

fn legend(out: &mut String, drawing: &Drawing, height: f64) {
    let mut parts = vec![drawing.description.clone()];
    if drawing.nodes.iter().any(|node| node.home) {
        parts.push("Green with a tent: the lander may stand here.".to_owned());
    }
    if drawing.nodes.iter().any(|node| node.blocked) {
        parts.push("Dashed: nobody leaves until something there lets go.".to_owned());
    }
    if drawing.nodes.iter().any(|node| node.problem.is_some()) {
        parts.push("Red: something is wrong.".to_owned());
    }
    let _ = writeln!(
        out,
        "<text class=\"sub\" x=\"{MARGIN}\" y=\"{:.0}\">{}</text>",
        height - 18.0,
        escape(&parts.join("  "))
    );
}

fn escape(text: &str) -> String {
    text.chars()
        .filter(|c| !c.is_control())
        .map(|c| match c {
            '&' => "&amp;".to_owned(),
            '<' => "&lt;".to_owned(),
            '>' => "&gt;".to_owned(),
            '"' => "&quot;".to_owned(),
            other => other.to_string(),
        })
        .collect()
}
