//! Drawings for other tools.

use std::fmt::Write as _;

use serde_json::json;

use crate::drawing::{Drawing, Edge, Node, Shape, Tips};

/// Graphviz.
pub fn dot(drawing: &Drawing) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "digraph {} {{", quoted(&drawing.title));
    let _ = writeln!(out, "  label={};", quoted(&drawing.title));
    let _ = writeln!(out, "  node [shape=box, style=rounded];");
    for (at, node) in drawing.nodes.iter().enumerate() {
        let label = std::iter::once(named(node)).chain(node.lines.iter().cloned());
        let label: Vec<String> = label.collect();
        let mut extra = String::new();
        if node.shape == Shape::Joint {
            extra.push_str(", shape=ellipse, height=0.3");
        }
        if node.home {
            extra.push_str(", peripheries=2");
        }
        if node.problem.is_some() {
            extra.push_str(", color=red");
        }
        if node.shape == Shape::Outside {
            extra.push_str(", style=dashed");
        }
        let _ = writeln!(out, "  n{at} [label={}{extra}];", quoted(label.join("\n").trim()));
    }
    for edge in &drawing.edges {
        let tips = match edge.tips {
            Tips::End => "",
            Tips::Both => ", dir=both",
            Tips::None => ", dir=none",
        };
        let red = if edge.problem { ", color=red" } else { "" };
        let line = match (edge.closed, edge.sort) {
            (true, _) => ", style=dotted, penwidth=3",
            (false, 0) => "",
            (false, 1) => ", style=dashed",
            (false, _) => ", style=dotted",
        };
        let label = quoted(&label(edge));
        let _ = writeln!(out, "  n{} -> n{} [label={label}{tips}{red}{line}];", edge.from, edge.to);
    }
    out.push_str("}\n");
    out
}

/// A text that Mermaid shows and never obeys: it takes labels for HTML.
fn inert(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("#quot;"),
            '<' => out.push_str("#lt;"),
            '>' => out.push_str("#gt;"),
            '&' => out.push_str("#amp;"),
            '#' => out.push_str("#35;"),
            '`' => out.push_str("#96;"),
            _ if letter.is_control() => out.push(' '),
            _ => out.push(letter),
        }
    }
    out
}

/// For Markdown pages.
pub fn mermaid(drawing: &Drawing) -> String {
    let mut out = String::from("flowchart TD\n");
    for (at, node) in drawing.nodes.iter().enumerate() {
        let label = if node.shape == Shape::Joint || !node.lines.is_empty() && node.title.is_empty() {
            let lines: Vec<String> = node.lines.iter().map(|line| inert(line)).collect();
            format!("{}<br>{}", inert(&named(node)), lines.join("<br>"))
        } else {
            inert(&named(node))
        };
        let label = label.trim().trim_end_matches("<br>");
        let (open, close) = if node.shape == Shape::Joint { ("([", "])") } else { ("[", "]") };
        let _ = writeln!(out, "  n{at}{open}\"{label}\"{close}");
    }
    for edge in &drawing.edges {
        let arrow = match (edge.tips, edge.closed || edge.sort > 0) {
            (Tips::End, false) => "-->",
            (Tips::End, true) => "-.->",
            (Tips::Both, false) => "<-->",
            (Tips::Both, true) => "<-.->",
            (Tips::None, false) => "---",
            (Tips::None, true) => "-.-",
        };
        let label = label(edge);
        let label = if label.is_empty() { String::new() } else { format!("|\"{}\"|", inert(&label)) };
        let _ = writeln!(out, "  n{} {arrow}{label} n{}", edge.from, edge.to);
    }
    for (at, _) in drawing.nodes.iter().enumerate().filter(|(_, node)| node.problem.is_some()) {
        let _ = writeln!(out, "  style n{at} stroke:#c00");
    }
    out
}

pub fn json(drawing: &Drawing) -> String {
    let nodes: Vec<_> = drawing
        .nodes
        .iter()
        .map(|node| {
            json!({
                "id": node.id, "title": node.title, "lines": node.lines, "home": node.home,
                "blocked": node.blocked, "problem": node.problem, "outside": node.shape == Shape::Outside,
                "joint": node.shape == Shape::Joint, "players": node.gate,
            })
        })
        .collect();
    let edges: Vec<_> = drawing
        .edges
        .iter()
        .map(|edge| {
            json!({
                "from": drawing.nodes[edge.from].id, "to": drawing.nodes[edge.to].id, "both": edge.tips != Tips::End && !edge.closed,
                "label": edge.label, "problem": edge.problem, "closed": closed(edge),
                "sort": drawing.sorts.get(edge.sort),
            })
        })
        .collect();
    let value = json!({ "version": 1, "title": drawing.title, "nodes": nodes, "edges": edges });
    format!("{value:#}\n")
}

/// `5 Cave (3+)`
fn named(node: &Node) -> String {
    let gate = node.gate.as_ref().map(|gate| format!(" ({gate} players)")).unwrap_or_default();
    format!("{} {}", node.id, node.title).trim().to_owned() + &gate
}

/// In which directions nobody goes: `both`, or `back` from where the edge leads.
fn closed(edge: &Edge) -> Option<&'static str> {
    edge.closed.then_some(if edge.tips == Tips::End { "back" } else { "both" })
}

fn label(edge: &Edge) -> String {
    match (edge.closed, edge.tips) {
        (true, Tips::End) => "one way".to_owned(),
        (true, _) => "closed".to_owned(),
        (false, _) => edge.label.clone(),
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawing() -> Drawing {
        let cave = Node { id: "5".into(), title: "Cave".into(), gate: Some("3+".into()), ..Node::default() };
        let tunnel = Node {
            id: "tunnel 1".into(),
            lines: vec!["energy 2".into()],
            shape: Shape::Joint,
            ..Node::default()
        };
        let way = |tips, closed, sort| Edge { from: 1, to: 0, tips, closed, sort, ..Edge::default() };
        Drawing {
            title: "Under \"it\"".into(),
            nodes: vec![cave, tunnel],
            edges: vec![way(Tips::None, false, 1), way(Tips::End, true, 0), way(Tips::None, true, 0)],
            sorts: vec!["passage".into(), "tunnel".into()],
            ..Drawing::default()
        }
    }

    #[test]
    fn graphviz_has_joints_gates_and_closed_ways() {
        let text = dot(&drawing());
        assert!(text.starts_with("digraph \"Under \\\"it\\\"\" {"));
        assert!(text.contains("n0 [label=\"5 Cave (3+ players)\"]"));
        assert!(text.contains("n1 [label=\"tunnel 1\\nenergy 2\", shape=ellipse, height=0.3]"));
        assert!(text.contains("n1 -> n0 [label=\"\", dir=none, style=dashed]"));
        assert!(text.contains("n1 -> n0 [label=\"one way\", style=dotted, penwidth=3]"));
    }

    #[test]
    fn nothing_in_a_title_is_obeyed() {
        let mut drawing = drawing();
        drawing.nodes[0].title = "<script>alert(1)</script> \" `x` & #lt;\nclick n0 call x()".to_owned();
        let text = mermaid(&drawing);
        assert!(!text.contains("<script") && !text.contains("\nclick") && !text.contains('`'), "{text}");
        assert!(text.contains("#lt;script#gt;") && text.contains("#35;lt;"), "{text}");
    }

    #[test]
    fn mermaid_has_them_too() {
        let text = mermaid(&drawing());
        assert!(text.contains("n0[\"5 Cave (3+ players)\"]"));
        assert!(text.contains("n1([\"tunnel 1<br>energy 2\"])"));
        assert!(text.contains("n1 -.- n0") && text.contains("n1 -.-|\"closed\"| n0"));
    }

    #[test]
    fn programs_are_told_everything() {
        let value: serde_json::Value = serde_json::from_str(&json(&drawing())).unwrap();
        assert_eq!(value["nodes"][0]["players"], "3+");
        assert_eq!(value["nodes"][1]["joint"], true);
        let edges = &value["edges"];
        assert_eq!((&edges[0]["both"], &edges[0]["sort"]), (&json!(true), &json!("tunnel")));
        assert_eq!(
            [&edges[0]["closed"], &edges[1]["closed"], &edges[2]["closed"]],
            [&json!(null), &json!("back"), &json!("both")]
        );
    }
}
