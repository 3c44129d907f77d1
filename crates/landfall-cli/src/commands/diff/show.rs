//! A comparison in the form that was asked for.

use std::fmt::Write as _;

use landfall_project::{AssetChange, Change, Diff, FieldChange};
use serde_json::{Value, json};

use super::words;

pub fn human(diff: &Diff) -> String {
    let mut out = String::new();
    if diff.is_empty() {
        return "nothing has changed\n".to_owned();
    }
    // Writing to a string cannot fail.
    for field in &diff.header {
        let _ = writeln!(out, "~ {}", line(field));
    }
    for asset in &diff.assets {
        let _ = writeln!(out, "{} {}", sign(&asset.change), name(asset));
        for field in fields(&asset.change) {
            let _ = writeln!(out, "    {}", line(field));
        }
    }
    for route in &diff.routes {
        let (sign, what) = if route.added { ('+', "open") } else { ('-', "closed") };
        let _ = writeln!(out, "{sign} {}: the way from {} to {} is {what}", route.key, route.from, route.to);
    }
    for text in &diff.texts {
        let (before, after) = (shown_text(&text.before), shown_text(&text.after));
        let _ = writeln!(out, "~ {} {}: {before} -> {after}", text.locale, text.key);
    }
    out
}

/// Headings and lists: tables fall apart when a text holds a line break.
pub fn markdown(diff: &Diff) -> String {
    let mut out = String::new();
    if diff.is_empty() {
        return "Nothing has changed.\n".to_owned();
    }
    let count = |wanted: char| diff.assets.iter().filter(|asset| sign(&asset.change) == wanted).count();
    let _ = writeln!(out, "**{} added, {} removed, {} changed**", count('+'), count('-'), count('~'));
    section(&mut out, "Bundle", diff.header.iter().map(|field| format!("- {}", code_line(field))));
    for (wanted, title) in [('+', "Added"), ('-', "Removed")] {
        let assets = diff.assets.iter().filter(|asset| sign(&asset.change) == wanted);
        section(&mut out, title, assets.map(|asset| format!("- {}", escaped(&name(asset)))));
    }
    let changed = diff.assets.iter().filter(|asset| sign(&asset.change) == '~');
    section(
        &mut out,
        "Changed",
        changed.map(|asset| {
            let lines = fields(&asset.change).iter().map(|field| format!("\n  - {}", code_line(field)));
            format!("- {}{}", escaped(&name(asset)), lines.collect::<String>())
        }),
    );
    section(
        &mut out,
        "Routes",
        diff.routes.iter().map(|route| {
            let what = if route.added { "open" } else { "closed" };
            format!("- {}: the way from {} to {} is {what}", route.key, route.from, route.to)
        }),
    );
    section(
        &mut out,
        "Texts",
        diff.texts.iter().map(|text| {
            let (before, after) = (shown_text(&text.before), shown_text(&text.after));
            format!("- {} `{}`: {} → {}", text.locale, text.key, code(&before), code(&after))
        }),
    );
    out
}

fn section(out: &mut String, title: &str, lines: impl Iterator<Item = String>) {
    let lines: Vec<String> = lines.collect();
    if !lines.is_empty() {
        let _ = writeln!(out, "\n### {title}\n\n{}", lines.join("\n"));
    }
}

pub fn json(diff: &Diff) -> String {
    let assets: Vec<Value> = diff.assets.iter().map(asset_json).collect();
    let routes = diff.routes.iter().map(|route| {
        json!({"graph": route.graph, "asset": route.key, "from": route.from, "to": route.to, "added": route.added})
    });
    let texts = diff.texts.iter().map(
        |text| json!({"locale": text.locale, "key": text.key, "before": text.before, "after": text.after}),
    );
    let document = json!({
        "version": 1,
        "header": fields_json(&diff.header),
        "assets": assets,
        "routes": routes.collect::<Vec<_>>(),
        "texts": texts.collect::<Vec<_>>(),
    });
    format!("{document:#}\n")
}

fn asset_json(asset: &AssetChange) -> Value {
    let change = match asset.change {
        Change::Added => "added",
        Change::Removed => "removed",
        Change::Fields(_) => "changed",
    };
    json!({
        "kind": asset.kind,
        "key": asset.key,
        "title": asset.title,
        "change": change,
        "fields": fields_json(fields(&asset.change)),
    })
}

fn fields_json(fields: &[FieldChange]) -> Vec<Value> {
    let field = |field: &FieldChange| {
        let change = match (&field.before, &field.after) {
            (None, _) => "added",
            (_, None) => "removed",
            _ => "changed",
        };
        let part = field.path.rsplit_once('.').map(|(part, _)| part);
        json!({
            "path": field.path, "part": part, "change": change, "before": field.before, "after": field.after,
        })
    };
    fields.iter().map(field).collect()
}

fn sign(change: &Change) -> char {
    match change {
        Change::Added => '+',
        Change::Removed => '-',
        Change::Fields(_) => '~',
    }
}

fn fields(change: &Change) -> &[FieldChange] {
    match change {
        Change::Fields(fields) => fields,
        Change::Added | Change::Removed => &[],
    }
}

fn name(asset: &AssetChange) -> String {
    let title = asset.title.as_ref().map_or_else(String::new, |title| format!(" \"{title}\""));
    format!("{} {}{title}", asset.kind, asset.key)
}

fn line(field: &FieldChange) -> String {
    format!("{}: {}", words::part(field), words::change(field))
}

fn code_line(field: &FieldChange) -> String {
    format!("{}: {}", escaped(&words::part(field)), code(&words::change(field)))
}

fn shown(value: &Option<Value>) -> String {
    value.as_ref().map_or_else(|| "nothing".to_owned(), Value::to_string)
}

fn shown_text(text: &Option<String>) -> String {
    shown(&text.as_ref().map(|text| Value::from(text.as_str())))
}

/// Code that may hold backticks of its own.
fn code(text: &str) -> String {
    let longest = text.split(|letter| letter != '`').map(str::len).max().unwrap_or_default();
    let fence = "`".repeat(longest + 1);
    let pad = if text.starts_with('`') || text.ends_with('`') { " " } else { "" };
    format!("{fence}{pad}{text}{pad}{fence}")
}

/// Names hold no markup of ours, but a title may hold anything.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, '*' | '_' | '`' | '[' | ']' | '<' | '>' | '\\' | '#' | '|') {
            out.push('\\');
        }
        out.push(letter);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn diff() -> Diff {
        let field = FieldChange {
            path: "title".into(),
            part: vec!["title".into()],
            before: Some("Old `x`".into()),
            after: None,
        };
        let change = Change::Fields(vec![field]);
        let asset = |key: &str, change| AssetChange {
            kind: "log".into(),
            key: key.into(),
            title: Some("A_b".into()),
            change,
        };
        Diff { assets: vec![asset("1", Change::Added), asset("2", change)], ..Diff::default() }
    }

    #[test]
    fn people_see_signs() {
        assert_eq!(human(&diff()), "+ log 1 \"A_b\"\n~ log 2 \"A_b\"\n    title: no longer \"Old `x`\"\n");
        assert_eq!(human(&Diff::default()), "nothing has changed\n");
    }

    #[test]
    fn a_pull_request_sees_headings_and_no_stray_markup() {
        let text = markdown(&diff());
        assert!(
            text.starts_with("**1 added, 0 removed, 1 changed**\n\n### Added\n\n- log 1 \"A\\_b\"\n"),
            "{text}"
        );
        assert!(text.contains("- log 2 \"A\\_b\"\n  - title: ``no longer \"Old `x`\"``"), "{text}");
    }

    #[test]
    fn programs_see_everything() {
        let document: Value = serde_json::from_str(&json(&diff())).unwrap();
        assert_eq!(
            document["assets"][1]["fields"][0],
            json!({"path": "title", "part": null, "change": "removed", "before": "Old `x`", "after": null})
        );
    }
}
