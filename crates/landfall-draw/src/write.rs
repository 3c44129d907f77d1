//! Drawings for other tools.

use std::fmt::Write as _;

use serde_json::json;

use crate::drawing::{Drawing, Shape};

/// Graphviz.
pub fn dot(drawing: &Drawing) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "digraph {} {{", quoted(&drawing.title));
    let _ = writeln!(out, "  label={};", quoted(&drawing.title));
    let _ = writeln!(out, "  node [shape=box, style=rounded];");
    for (at, node) in drawing.nodes.iter().enumerate() {
        let label = std::iter::once(format!("{} {}", node.id, node.title)).chain(node.lines.iter().cloned());
        let label: Vec<String> = label.collect();
        let mut extra = String::new();
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
        let both = if edge.both { ", dir=both" } else { "" };
        let red = if edge.problem { ", color=red" } else { "" };
        let _ = writeln!(out, "  n{} -> n{} [label={}{both}{red}];", edge.from, edge.to, quoted(&edge.label));
    }
    out.push_str("}\n");
    out
}

/// For Markdown pages.
pub fn mermaid(drawing: &Drawing) -> String {
    let mut out = String::from("flowchart TD\n");
    for (at, node) in drawing.nodes.iter().enumerate() {
        let label = format!("{} {}", node.id, node.title);
        let _ = writeln!(out, "  n{at}[\"{}\"]", label.trim().replace('"', "#quot;"));
    }
    for edge in &drawing.edges {
        let arrow = if edge.both { "<-->" } else { "-->" };
        let label = if edge.label.is_empty() {
            String::new()
        } else {
            format!("|\"{}\"|", edge.label.replace('"', "#quot;"))
        };
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
            })
        })
        .collect();
    let edges: Vec<_> = drawing
        .edges
        .iter()
        .map(|edge| {
            json!({
                "from": drawing.nodes[edge.from].id, "to": drawing.nodes[edge.to].id, "both": edge.both,
                "label": edge.label, "problem": edge.problem,
            })
        })
        .collect();
    let value = json!({ "version": 1, "title": drawing.title, "nodes": nodes, "edges": edges });
    format!("{value:#}\n")
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}
