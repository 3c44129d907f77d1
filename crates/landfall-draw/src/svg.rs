//! A picture worth printing: plain SVG, readable in light and dark, with words for those who cannot see it.

use std::fmt::Write as _;

mod place;
mod rings;

use crate::board::SHORT;
use crate::drawing::{Drawing, Edge, Layout, Node, Shape, Tips};
use place::{Laid, Placed, placed};

const WIDTH: f64 = 188.0;
const MARGIN: f64 = 48.0;
const HEAD: f64 = 56.0;
const LINE: f64 = 15.0;

// Plain colours first, for viewers that know no more; then the same for a dark page.
const STYLE: &str = "\
text{font-family:'Avenir Next','Segoe UI',Inter,'DejaVu Sans',Helvetica,Arial,sans-serif;fill:#1d2733}
.paper{fill:#fbfaf6}.card{fill:#fff;stroke:#8794a3;stroke-width:1.5}.home{stroke:#0b6e6e;stroke-width:3}.hold{stroke-dasharray:6 4;stroke:#8a5a00;stroke-width:2.5}.out{stroke-dasharray:3 4}.bad{stroke:#c22f2f;stroke-width:3}
.head{font-size:24px;font-weight:700}.sub{font-size:12px;fill:#5b6876}.name{font-size:13.5px;font-weight:600}.group{font-size:15px;font-weight:700}.small{font-size:11px;fill:#5b6876}.num{font-size:13px;font-weight:700;fill:#fff}.disc{fill:#1d2733}.disc-home{fill:#0b6e6e}.disc-bad{fill:#c22f2f}
.way{fill:none;stroke:#8794a3;stroke-width:2}.sort-1{stroke-dasharray:7 5;stroke:#9a6b1f}.sort-2{stroke-dasharray:2 5;stroke:#5a6fb0}.way-bad{stroke:#c22f2f}.tip{fill:#5b6876}.pill{fill:#eef1f4;stroke:#8794a3;stroke-width:.75}.icons{font-size:10.5px;text-anchor:middle}.joint{fill:#fbf3e3;stroke:#9a6b1f;stroke-width:1.25}.gate{fill:#5a3d8a}.gate-text{font-size:10.5px;font-weight:700;fill:#fff;text-anchor:middle}
.cell{fill:#f4f2ec;stroke:#c3c9d0;stroke-width:1}.cell-held{fill:#fff}.cell-home{fill:#e1f1ef}.rim{fill:none;stroke:#8794a3;stroke-width:1.5}.mid{text-anchor:middle}.addr{font-size:12px;font-weight:700}.shut{fill:none;stroke:#c22f2f;stroke-width:6}.shut-one{stroke-dasharray:3 5}
@media (prefers-color-scheme:dark){text{fill:#e8edf2}.paper{fill:#12181f}.card{fill:#1c2630;stroke:#6c7d8e}.home{stroke:#4cc5bd}.hold{stroke:#e0a94a}.bad{stroke:#ff7b72}.sub,.small{fill:#9fb0c0}.num{fill:#12181f}.disc{fill:#e8edf2}.disc-home{fill:#4cc5bd}.disc-bad{fill:#ff7b72}.way{stroke:#6c7d8e}.way-bad{stroke:#ff7b72}.tip{fill:#9fb0c0}.pill{fill:#26323e;stroke:#6c7d8e}.sort-1{stroke:#d9a85a}.sort-2{stroke:#9db0ee}.joint{fill:#3a2f1b;stroke:#d9a85a}.gate{fill:#c9b3f0}.gate-text{fill:#12181f}.cell{fill:#161e27;stroke:#3b4855}.cell-held{fill:#1c2630}.cell-home{fill:#17353a}.rim{stroke:#6c7d8e}.shut{stroke:#ff7b72}}
";

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
    if let Layout::Rings { directions } = &drawing.layout {
        return rings::rings(drawing, directions);
    }
    let Laid { boxes, routes } = placed(drawing);
    let passing = routes.iter().flatten().map(|point| point.0).fold(0.0, f64::max);
    let width = boxes.iter().map(|b| b.x + b.width / 2.0).fold(320.0_f64.max(passing), f64::max) + MARGIN;
    let legend = legend(drawing);
    let rows = wrapped(&legend, width - 2.0 * MARGIN);
    let height = boxes.iter().map(|b| b.y + b.height / 2.0).fold(120.0, f64::max)
        + MARGIN
        + 12.0
        + 16.0 * rows.len() as f64;
    let mut out = begin(drawing, width, height);
    let mut labels = Labels { text: String::new(), taken: boxes.iter().map(Placed::area).collect() };
    for (edge, route) in drawing.edges.iter().zip(&routes) {
        match route.is_empty() {
            true => line(&mut out, &mut labels, drawing, edge, &boxes),
            false => curve(&mut out, &mut labels, edge, &boxes, route),
        }
    }
    group_titles(&mut out, drawing, &boxes);
    // Labels lie over all lines, and cards over all labels.
    out.push_str(&labels.text);
    let map = drawing.layout == Layout::Landscape;
    for (node, place) in drawing.nodes.iter().zip(&boxes) {
        if node.shape == Shape::Joint {
            joint(&mut out, node, place)
        } else {
            card(&mut out, node, place, map)
        }
    }
    end(&mut out, &rows, height);
    out
}

/// Everything in front of the picture itself.
fn begin(drawing: &Drawing, width: f64, height: f64) -> String {
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
    out
}

/// What the picture means, below it.
fn end(out: &mut String, rows: &[String], height: f64) {
    for (at, row) in rows.iter().enumerate() {
        let y = height - 18.0 - 16.0 * (rows.len() - 1 - at) as f64;
        let _ = writeln!(out, "<text class=\"sub\" x=\"{MARGIN}\" y=\"{y:.0}\">{}</text>", escape(row));
    }
    out.push_str("</svg>\n");
}

/// Sentences in rows that fit.
fn wrapped(parts: &[String], width: f64) -> Vec<String> {
    let most = (width / 6.3).max(40.0) as usize;
    let mut rows: Vec<String> = Vec::new();
    for part in parts {
        match rows.last_mut() {
            Some(row) if row.chars().count() + part.chars().count() + 2 <= most => {
                row.push_str("  ");
                row.push_str(part);
            }
            _ => rows.push(part.clone()),
        }
    }
    rows
}

/// Where the line from the middle of a box leaves it.
fn border(from: &Placed, to: (f64, f64)) -> (f64, f64) {
    let (dx, dy) = (to.0 - from.x, to.1 - from.y);
    if dx == 0.0 && dy == 0.0 {
        return (from.x, from.y);
    }
    let (half_x, half_y) = (from.width / 2.0 + 4.0, from.height / 2.0 + 4.0);
    let scale = (half_x / dx.abs().max(1e-9)).min(half_y / dy.abs().max(1e-9));
    (from.x + dx * scale, from.y + dy * scale)
}

/// What each group is, above its upper left corner.
fn group_titles(out: &mut String, drawing: &Drawing, boxes: &[Placed]) {
    for (group, title) in drawing.groups.iter().enumerate() {
        let mine = || {
            drawing.nodes.iter().zip(boxes).filter(|(node, _)| node.group == group).map(|(_, place)| place)
        };
        let x = mine().map(|place| place.x - place.width / 2.0).fold(f64::INFINITY, f64::min);
        let y = mine().map(|place| place.y - place.height / 2.0).fold(f64::INFINITY, f64::min);
        if x.is_finite() {
            words(out, "group", x, y - 14.0, title, 60);
        }
    }
}

/// From layer to layer, through the room that was kept free.
fn curve(out: &mut String, labels: &mut Labels, edge: &Edge, boxes: &[Placed], route: &[(f64, f64)]) {
    let (class, tips) = strokes(edge);
    let mut points = route.to_vec();
    let leads_down = route.last().is_some_and(|last| last.1 > route[0].1);
    let side = |place: &Placed, is_start: bool| {
        let half = place.height / 2.0 + 3.0;
        (place.x, if is_start == leads_down { place.y + half } else { place.y - half })
    };
    points[0] = side(&boxes[edge.from], true);
    let last = points.len() - 1;
    points[last] = side(&boxes[edge.to], false);
    let mut path = format!("M{:.1} {:.1}", points[0].0, points[0].1);
    for pair in points.windows(2) {
        let middle = (pair[0].1 + pair[1].1) / 2.0;
        let _ = write!(
            path,
            "C{:.1} {middle:.1} {:.1} {middle:.1} {:.1} {:.1}",
            pair[0].0, pair[1].0, pair[1].0, pair[1].1
        );
    }
    let _ = writeln!(out, "<path class=\"{class}\" d=\"{path}\"{tips}/>");
    if !edge.label.is_empty() {
        labels.add(&edge.label, |t| {
            let along = t * last as f64;
            let at = (along as usize).min(last - 1);
            let t = along - at as f64;
            let (a, b) = (points[at], points[at + 1]);
            // The curve is steep at both ends and flat in between.
            let ease = t * t * (3.0 - 2.0 * t);
            let rise = 1.5 * t * (1.0 - t) * (1.0 - t) + 1.5 * t * t * (1.0 - t) + t * t * t;
            (a.0 + (b.0 - a.0) * ease, a.1 + (b.1 - a.1) * rise)
        });
    }
}

fn strokes(edge: &Edge) -> (&'static str, &'static str) {
    let class = match (edge.problem, edge.sort) {
        (true, _) => "way way-bad",
        (false, 0) => "way",
        (false, 1) => "way sort-1",
        (false, _) => "way sort-2",
    };
    let tips = match edge.tips {
        Tips::None => "",
        Tips::End => " marker-end=\"url(#tip)\"",
        Tips::Both => " marker-start=\"url(#tip)\" marker-end=\"url(#tip)\"",
    };
    (class, tips)
}

fn line(out: &mut String, labels: &mut Labels, drawing: &Drawing, edge: &Edge, boxes: &[Placed]) {
    let (from, to) = (&boxes[edge.from], &boxes[edge.to]);
    let (class, tips) = strokes(edge);
    if edge.from == edge.to {
        let (x, y) = (from.x + from.width / 2.0, from.y);
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
        "<path class=\"{class}\" d=\"M{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}\"{tips}/>",
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

/// A way that joins several places.
fn joint(out: &mut String, node: &Node, place: &Placed) {
    let bad = if node.problem.is_some() { " bad" } else { "" };
    let (text, told) = (joint_text(node), problem_text(node));
    let _ = writeln!(out, "<g>\n<title>{}</title>", escape(&format!("{text}{told}")));
    let _ = writeln!(
        out,
        "<rect class=\"joint{bad}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"12\"/>",
        place.x - place.width / 2.0,
        place.y - place.height / 2.0,
        place.width,
        place.height
    );
    let _ = writeln!(
        out,
        "<text class=\"icons\" x=\"{:.1}\" y=\"{:.1}\">{}</text>\n</g>",
        place.x,
        place.y + 3.6,
        escape(&text)
    );
}

fn joint_text(node: &Node) -> String {
    let title = Some(node.title.clone()).filter(|title| !title.is_empty());
    let parts = std::iter::once(node.id.clone()).chain(title).chain(node.lines.iter().cloned());
    parts.map(|part| shortened(&part, 24)).collect::<Vec<_>>().join(" · ")
}

fn problem_text(node: &Node) -> String {
    node.problem.as_ref().map(|problem| format!(": {problem}")).unwrap_or_default()
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
    let told = problem_text(node);
    let _ = writeln!(out, "<title>{}</title>", escape(&format!("{} {}{told}", node.id, node.title)));
    let _ = writeln!(
        out,
        "<rect class=\"{class}\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{WIDTH}\" height=\"{:.1}\" rx=\"{round}\"/>",
        place.height
    );
    if let Some(heat) = node.heat {
        let _ = writeln!(
            out,
            "<rect class=\"heat\" fill=\"#e8590c\" fill-opacity=\"{:.2}\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{WIDTH}\" height=\"{:.1}\" rx=\"{round}\"/>",
            f64::from(heat.min(100)) * 0.006,
            place.height
        );
    }
    if map && node.id.chars().count() > SHORT {
        words(out, "name", left + 12.0, top + 24.0, &node.id, 22);
        if !node.title.is_empty() {
            let used = node.id.chars().count() as f64 * 7.8;
            let room = ((WIDTH - 30.0 - used) / 5.9).max(2.0) as usize;
            words(out, "small", left + 18.0 + used, top + 24.0, &node.title, room);
        }
    } else if map {
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
            // The tent stands on the card, clear of the name and of the badge.
            let (x, y) = (left + WIDTH - if node.gate.is_some() { 64.0 } else { 22.0 }, top - 14.0);
            let _ = writeln!(
                out,
                "<path class=\"disc-home\" d=\"M{x:.1} {y:.1}l8 13h-16z\"><title>play may begin here</title></path>"
            );
        }
        words(out, "name", left + 40.0, top + 24.0, &node.title, 18);
    } else {
        words(out, "name", left + 12.0, top + 17.0, &node.id, 19);
        words(out, "small", left + 12.0, top + 31.0, &node.title, 27);
    }
    for (at, text) in node.lines.iter().enumerate() {
        words(out, "small", left + 12.0, top + 46.0 + LINE * at as f64, text, 26);
    }
    if let Some(gate) = &node.gate {
        badge(out, gate, left + WIDTH - 30.0, top);
    }
    let _ = writeln!(out, "</g>");
}

/// With how many players a place is in play, on the upper edge of its card.
fn badge(out: &mut String, gate: &str, x: f64, y: f64) {
    let width = gate.chars().count() as f64 * 6.6 + 14.0;
    let _ = writeln!(
        out,
        "<g><title>with {} players</title><rect class=\"gate\" x=\"{:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"18\" rx=\"9\"/><text class=\"gate-text\" x=\"{x:.1}\" y=\"{:.1}\">{}</text></g>",
        escape(&gate.replace('+', " or more")),
        x - width / 2.0,
        y - 9.0,
        y + 3.8,
        escape(gate)
    );
}

/// One line of text; what does not fit is cut, and told whole on hovering.
fn words(out: &mut String, class: &str, x: f64, y: f64, text: &str, most: usize) {
    let cut = shortened(text, most);
    let _ = writeln!(out, "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escape(&cut));
}

fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most.saturating_sub(1)).collect::<String>().trim_end().to_owned() + "…"
}

fn legend(drawing: &Drawing) -> Vec<String> {
    let mut parts = vec![drawing.description.clone()];
    let styles = ["Plain line", "Dashed line", "Dotted line"];
    for (at, sort) in drawing.sorts.iter().enumerate().filter(|_| drawing.sorts.len() > 1) {
        parts.push(format!("{}: {sort}.", styles[at.min(2)]));
    }
    if drawing.nodes.iter().any(|node| node.home) {
        parts.push("Green with a tent: play may begin here.".to_owned());
    }
    if drawing.nodes.iter().any(|node| node.gate.is_some()) {
        parts.push("A number on the edge: how many players.".to_owned());
    }
    if drawing.nodes.iter().any(|node| node.blocked) {
        parts.push("Dashed: nobody leaves until something there lets go.".to_owned());
    }
    if drawing.nodes.iter().any(|node| node.problem.is_some()) {
        parts.push("Red: something is wrong.".to_owned());
    }
    parts
}

pub(crate) fn escape(text: &str) -> String {
    text.chars()
        // XML has no way to write these.
        .filter(|c| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}'))
        .map(|c| match c {
            '&' => "&amp;".to_owned(),
            '<' => "&lt;".to_owned(),
            '>' => "&gt;".to_owned(),
            '"' => "&quot;".to_owned(),
            other => other.to_string(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(id: &str, shape: Shape, group: usize) -> Node {
        Node { id: id.to_owned(), shape, group, ..Node::default() }
    }

    fn tunnels() -> Drawing {
        let mut nodes = vec![
            node("1", Shape::Box, 0),
            node("2", Shape::Box, 0),
            node("3", Shape::Box, 0),
            node("tunnel 1", Shape::Joint, 0),
            node("wake", Shape::Box, 1),
        ];
        nodes[1].gate = Some("3+".into());
        nodes[3].lines = vec!["energy 2".into()];
        let way = |from, to, sort| Edge { from, to, sort, tips: Tips::None, ..Edge::default() };
        Drawing {
            nodes,
            edges: vec![way(0, 1, 0), way(3, 0, 1), way(3, 1, 1), way(3, 2, 1)],
            layout: Layout::Landscape,
            sorts: vec!["passage".into(), "tunnel".into()],
            ..Drawing::default()
        }
    }

    #[test]
    fn a_tunnel_is_a_small_node_with_a_line_to_each_place() {
        let picture = svg(&tunnels());
        assert!(picture.contains(">tunnel 1 · energy 2</text>"));
        assert_eq!(picture.matches("class=\"way sort-1\"").count(), 3);
        assert_eq!(picture.matches("marker-").count(), 0, "plain lines have no arrowheads");
        assert!(picture.contains("Plain line: passage.") && picture.contains("Dashed line: tunnel."));
        assert_eq!(picture, svg(&tunnels()), "the same content, the same picture");
    }

    #[test]
    fn a_gate_says_with_how_many_players() {
        let picture = svg(&tunnels());
        assert!(picture.contains("<title>with 3 or more players</title>"));
        assert!(picture.contains(">3+</text>"));
    }
}
