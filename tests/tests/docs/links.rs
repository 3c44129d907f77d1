//! Every link inside the documents leads somewhere.

use std::fs;
use std::path::Path;

use landfall_tests::{files_under, repository};

/// What stands in `](...)`, code and fences left aside.
fn links(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut fenced = false;
    for line in page.lines() {
        if line.starts_with("```") {
            fenced = !fenced;
        }
        if fenced || line.starts_with("    ") {
            continue;
        }
        let starts = line.match_indices("](").map(|(at, _)| at + 2);
        let targets = starts.filter_map(|at| line[at..].split_once(')').map(|(target, _)| target.to_owned()));
        found.extend(targets);
    }
    found
}

/// The anchors of a page, as GitHub makes them of its headings.
fn anchors(page: &str) -> Vec<String> {
    let headings = page.lines().filter(|line| line.starts_with('#'));
    let slug = |line: &str| {
        let text = line.trim_start_matches('#').trim().to_lowercase();
        let kept = text.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    };
    headings.map(slug).collect()
}

fn broken(file: &Path, target: &str) -> bool {
    if target.contains("://") {
        return false;
    }
    let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
    let file = if path.is_empty() { file.to_owned() } else { file.parent().unwrap().join(path) };
    if !file.exists() {
        return true;
    }
    !anchor.is_empty() && !anchors(&fs::read_to_string(&file).unwrap()).iter().any(|known| known == anchor)
}

#[test]
fn every_link_leads_somewhere() {
    let mut pages = files_under(&repository().join("docs"), ".md");
    pages.push(repository().join("README.md"));
    let mut wrong = Vec::new();
    for file in &pages {
        let page = fs::read_to_string(file).unwrap();
        let bad = links(&page).into_iter().filter(|target| broken(file, target));
        wrong.extend(bad.map(|target| format!("{}: {target}", file.display())));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
