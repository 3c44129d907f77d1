//! Round maps: a cell for each space, and a bar across every border that is shut.

use std::f64::consts::TAU;
use std::fmt::Write as _;

use super::{HEAD, MARGIN, begin, end, escape, problem_text, shortened, wrapped};
use crate::drawing::{Drawing, Edge, Node, Tips};

/// How wide a ring is.
const RING: f64 = 116.0;
/// The least width of a cell of the innermost ring, from side to side.
const CELL: f64 = 108.0;
/// Lines in one cell; the rest is told on hovering.
const LINES: usize = 4;

struct Wheel {
    x: f64,
    y: f64,
    hub: f64,
    directions: usize,
}

pub(super) fn rings(drawing: &Drawing, directions: &[String]) -> String {
    let count = directions.len().max(1);
    let rings = drawing.nodes.len().saturating_sub(1) / count;
    let hub = (CELL * count as f64 / TAU - RING / 2.0).max(62.0);
    let radius = hub + RING * rings as f64;
    let side = 2.0 * (radius + MARGIN + 22.0);
    let rows = wrapped(&legend(drawing), side - 2.0 * MARGIN);
    let height = HEAD + side + 16.0 * rows.len() as f64;
    let wheel = Wheel { x: side / 2.0, y: HEAD + side / 2.0, hub, directions: count };
    let mut out = begin(drawing, side, height);
    for (at, node) in drawing.nodes.iter().enumerate() {
        cell(&mut out, &wheel, at, node);
    }
    for ring in 0..=rings {
        let radius = wheel.hub + RING * ring as f64;
        let _ = writeln!(
            out,
            "<circle class=\"rim\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"{radius:.1}\"/>",
            wheel.x, wheel.y
        );
    }
    for (at, name) in directions.iter().enumerate() {
        let (x, y) = wheel.point(radius + 16.0, at as f64);
        let _ = writeln!(
            out,
            "<text class=\"sub mid\" x=\"{x:.1}\" y=\"{:.1}\">{}</text>",
            y + 4.0,
            escape(name)
        );
    }
    for edge in drawing.edges.iter().filter(|edge| edge.closed) {
        shut(&mut out, &wheel, drawing, edge);
    }
    end(&mut out, &rows, height);
    out
}

impl Wheel {
    /// Directions stand clockwise, the first at the top.
    fn point(&self, radius: f64, direction: f64) -> (f64, f64) {
        let angle = direction / self.directions as f64 * TAU;
        (self.x + radius * angle.sin(), self.y - radius * angle.cos())
    }

    /// The ring, from 1, and the direction of a node; the hub is in none.
    fn place(&self, node: usize) -> Option<(usize, usize)> {
        let at = node.checked_sub(1)?;
        Some((at / self.directions + 1, at % self.directions))
    }

    /// Half a cell, a little less than a half circle where there is only one direction.
    fn half(&self) -> f64 {
        if self.directions == 1 { 0.4999 } else { 0.5 }
    }

    fn arc(&self, radius: f64, from: f64, to: f64) -> String {
        let (x, y) = self.point(radius, to);
        let long = u8::from((to - from).abs() / self.directions as f64 > 0.5);
        let sweep = u8::from(to > from);
        format!("A{radius:.1} {radius:.1} 0 {long} {sweep} {x:.1} {y:.1}")
    }

    /// The middle of a node's cell.
    fn middle(&self, node: usize) -> (f64, f64) {
        match self.place(node) {
            Some((ring, direction)) => self.point(self.outer(ring) - RING / 2.0, direction as f64),
            None => (self.x, self.y),
        }
    }

    fn outer(&self, ring: usize) -> f64 {
        self.hub + RING * ring as f64
    }
}

fn cell(out: &mut String, wheel: &Wheel, at: usize, node: &Node) {
    let mut class = String::from("cell");
    for (on, name) in
        [(!node.lines.is_empty(), " cell-held"), (node.home, " cell-home"), (node.problem.is_some(), " bad")]
    {
        if on {
            class.push_str(name);
        }
    }
    let told = if node.lines.is_empty() { String::new() } else { format!(": {}", node.lines.join(", ")) };
    let told = format!("{}{told}{}", node.id, problem_text(node));
    let _ = writeln!(out, "<g>\n<title>{}</title>", escape(&told));
    let (middle, room) = match wheel.place(at) {
        None => {
            let _ = writeln!(
                out,
                "<circle class=\"{class}\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"{:.1}\"/>",
                wheel.x, wheel.y, wheel.hub
            );
            ((wheel.x, wheel.y), wheel.hub * 1.6)
        }
        Some((ring, direction)) => {
            let (inner, outer, direction) = (wheel.outer(ring - 1), wheel.outer(ring), direction as f64);
            let (from, to) = (direction - wheel.half(), direction + wheel.half());
            let (a, b) = (wheel.point(inner, from), wheel.point(outer, to));
            let _ = writeln!(
                out,
                "<path class=\"{class}\" d=\"M{:.1} {:.1}{}L{:.1} {:.1}{}z\"/>",
                a.0,
                a.1,
                wheel.arc(inner, from, to),
                b.0,
                b.1,
                wheel.arc(outer, to, from)
            );
            let radius = (inner + outer) / 2.0;
            let angle = direction / wheel.directions as f64 * TAU;
            // How far words may run: across the cell at the top, along it at the side.
            let across = (radius * TAU / wheel.directions as f64 * angle.cos()).hypot(RING * angle.sin());
            (wheel.point(radius, direction), across.min(210.0) * 0.88)
        }
    };
    written(out, node, middle, room);
    out.push_str("</g>\n");
}

fn written(out: &mut String, node: &Node, middle: (f64, f64), room: f64) {
    let most = (room / 5.7).max(4.0) as usize;
    let lines: Vec<String> = node.lines.iter().flat_map(|line| folded(line, most)).collect();
    let lines = match lines.len() {
        0..=LINES => lines,
        _ if node.lines.len() <= LINES => node.lines.iter().map(|line| shortened(line, most)).collect(),
        _ => {
            let first = node.lines.iter().take(LINES - 1).map(|line| shortened(line, most));
            first.chain([format!("and {} more", node.lines.len() + 1 - LINES)]).collect()
        }
    };
    let top = middle.1 - 6.5 * lines.len() as f64 + 4.0;
    let _ = writeln!(
        out,
        "<text class=\"addr mid\" x=\"{:.1}\" y=\"{top:.1}\">{}</text>",
        middle.0,
        escape(&shortened(&node.id, most))
    );
    for (at, line) in lines.iter().enumerate() {
        let _ = writeln!(
            out,
            "<text class=\"small mid\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            middle.0,
            top + 14.0 + 13.0 * at as f64,
            escape(line)
        );
    }
}

/// A line in two, where that is enough to show all of it.
fn folded(line: &str, most: usize) -> Vec<String> {
    if line.chars().count() <= most {
        return vec![line.to_owned()];
    }
    let breaks = line.match_indices(' ').map(|(at, _)| at);
    let mut fits = breaks.filter(|at| line[..*at].chars().count() <= most);
    match fits.next_back() {
        Some(at) => vec![line[..at].to_owned(), shortened(&line[at + 1..], most)],
        None => vec![shortened(line, most)],
    }
}

/// A bar on the border of two spaces.
fn shut(out: &mut String, wheel: &Wheel, drawing: &Drawing, edge: &Edge) {
    let (low, high) = (edge.from.min(edge.to), edge.from.max(edge.to));
    let Some((ring, direction)) = wheel.place(high) else { return };
    let inner = wheel.place(low);
    let (path, middle) = match inner {
        Some((same, other)) if same == ring => {
            // The first and the last direction lie side by side as well.
            let is_wrapped = other == 0 && direction + 1 == wheel.directions && wheel.directions > 2;
            let side = if is_wrapped { -0.5 } else { other as f64 + 0.5 };
            let (a, b) =
                (wheel.point(wheel.outer(ring - 1) + 4.0, side), wheel.point(wheel.outer(ring) - 4.0, side));
            let middle = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
            (format!("M{:.1} {:.1}L{:.1} {:.1}", a.0, a.1, b.0, b.1), middle)
        }
        _ => {
            let radius = wheel.outer(ring - 1);
            let inset = 0.06;
            let (from, to) =
                (direction as f64 - wheel.half() + inset, direction as f64 + wheel.half() - inset);
            let a = wheel.point(radius, from);
            let middle = wheel.point(radius, direction as f64);
            (format!("M{:.1} {:.1}{}", a.0, a.1, wheel.arc(radius, from, to)), middle)
        }
    };
    let name = |at: usize| drawing.nodes.get(at).map_or("", |node| &node.id);
    let (class, told) = match edge.tips {
        Tips::End => ("shut shut-one", format!("nobody goes from {} to {}", name(edge.to), name(edge.from))),
        _ => ("shut", format!("no way between {} and {}", name(low), name(high))),
    };
    let _ = writeln!(out, "<path class=\"{class}\" d=\"{path}\"><title>{}</title></path>", escape(&told));
    if edge.tips == Tips::End {
        arrow(out, middle, wheel.middle(edge.from), wheel.middle(edge.to));
    }
}

/// Points the way that is left.
fn arrow(out: &mut String, at: (f64, f64), from: (f64, f64), to: (f64, f64)) {
    let length = (to.0 - from.0).hypot(to.1 - from.1).max(1.0);
    let (x, y) = ((to.0 - from.0) / length * 10.0, (to.1 - from.1) / length * 10.0);
    let _ = writeln!(
        out,
        "<path class=\"tip\" d=\"M{:.1} {:.1}L{:.1} {:.1} {:.1} {:.1}z\"/>",
        at.0 + x,
        at.1 + y,
        at.0 - x - y * 0.8,
        at.1 - y + x * 0.8,
        at.0 - x + y * 0.8,
        at.1 - y - x * 0.8
    );
}

fn legend(drawing: &Drawing) -> Vec<String> {
    let mut parts = vec![drawing.description.clone()];
    let closed = |tips: &[Tips]| drawing.edges.iter().any(|edge| edge.closed && tips.contains(&edge.tips));
    if drawing.nodes.iter().any(|node| node.home) {
        parts.push("Green: everybody begins here.".to_owned());
    }
    if closed(&[Tips::None, Tips::Both]) {
        parts.push("Red bar: nobody passes.".to_owned());
    }
    if closed(&[Tips::End]) {
        parts.push("Broken red bar: only the way of its arrow is open.".to_owned());
    }
    if drawing.nodes.iter().any(|node| node.problem.is_some()) {
        parts.push("Red border: something is wrong.".to_owned());
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::Layout;
    use crate::svg;

    /// Two rings of four, with a card in the north, and these ways shut.
    fn map(edges: Vec<Edge>) -> String {
        let names = ["HUB", "R1-N", "R1-E", "R1-S", "R1-W", "R2-N", "R2-E", "R2-S", "R2-W"];
        let mut nodes: Vec<Node> =
            names.iter().map(|name| Node { id: (*name).to_owned(), ..Node::default() }).collect();
        nodes[0].home = true;
        nodes[1].lines = vec!["TILE-01 <Dunes & more>".to_owned()];
        let directions = ["N", "E", "S", "W"].map(str::to_owned).to_vec();
        svg(&Drawing {
            title: "Trek".into(),
            description: "A map.".into(),
            nodes,
            edges,
            layout: Layout::Rings { directions },
            ..Drawing::default()
        })
    }

    fn closed(from: usize, to: usize, tips: Tips) -> Edge {
        Edge { from, to, tips, closed: true, ..Edge::default() }
    }

    #[test]
    fn every_space_is_a_cell_with_its_address_and_what_lies_there() {
        let picture = map(Vec::new());
        assert_eq!(picture.matches("<g>").count(), 9);
        assert_eq!(picture.matches("class=\"rim\"").count(), 3, "the hub and two rings");
        assert!(picture.contains("<title>R1-N: TILE-01 &lt;Dunes &amp; more&gt;</title>"));
        assert!(picture.contains("class=\"cell cell-home\""));
        assert!(picture.contains("aria-labelledby=\"title desc\""));
        assert!(picture.contains("prefers-color-scheme:dark"));
        assert!(!picture.contains("Red bar"));
        assert_eq!(picture, map(Vec::new()), "the same content, the same picture");
    }

    #[test]
    fn the_first_direction_is_at_the_top_and_the_next_to_the_right() {
        let wheel = Wheel { x: 100.0, y: 100.0, hub: 10.0, directions: 4 };
        let (top, right) = (wheel.point(50.0, 0.0), wheel.point(50.0, 1.0));
        assert!((top.0 - 100.0).abs() < 1e-9 && (top.1 - 50.0).abs() < 1e-9);
        assert!((right.0 - 150.0).abs() < 1e-9 && (right.1 - 100.0).abs() < 1e-9);
    }

    #[test]
    fn shut_borders_are_barred_and_say_for_whom() {
        let picture = map(vec![
            closed(1, 5, Tips::None),
            closed(1, 4, Tips::None),
            closed(2, 0, Tips::End),
            Edge { from: 3, to: 4, ..Edge::default() },
        ]);
        assert_eq!(picture.matches("class=\"shut").count(), 3);
        assert!(picture.contains("<title>no way between R1-N and R2-N</title>"));
        assert!(picture.contains("<title>no way between R1-N and R1-W</title>"));
        assert!(picture.contains("<title>nobody goes from HUB to R1-E</title>"));
    }

    #[test]
    fn long_lines_fold_once() {
        assert_eq!(folded("TILE-02 Broken basalt", 14), ["TILE-02 Broken", "basalt"]);
        assert_eq!(folded("short", 14), ["short"]);
        assert_eq!(folded("unbreakable-and-long", 8), ["unbreak…"]);
    }

    #[test]
    fn a_map_of_one_direction_can_be_drawn() {
        let nodes = ["H", "A", "B"].map(|id| Node { id: id.to_owned(), ..Node::default() });
        let drawing = Drawing {
            nodes: nodes.into_iter().collect(),
            edges: vec![closed(1, 2, Tips::None)],
            layout: Layout::Rings { directions: vec!["N".into()] },
            ..Drawing::default()
        };
        assert!(!svg(&drawing).contains("NaN"));
        assert!(
            !svg(&Drawing { layout: Layout::Rings { directions: vec![] }, ..Drawing::default() })
                .contains("NaN")
        );
    }
}
