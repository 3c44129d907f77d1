//! Mends what can be mended by itself: the steps that reports carry, applied to files.

use std::path::PathBuf;
use std::sync::Arc;

use landfall_diagnostics::{Edit, FileId, Fix, Report, Stage};

use crate::{Compilation, Pack};

/// What mending would make of one file. Nothing is written.
#[derive(Debug)]
pub struct Mended {
    pub path: PathBuf,
    /// The folder of its pack, outside of which nothing may be written.
    pub root: PathBuf,
    /// The path as people know it.
    pub name: String,
    pub before: Arc<str>,
    pub after: String,
    /// What was done, in the order of the text.
    pub steps: Vec<String>,
}

/// The first step of each report that has one. Steps that touch the same text wait for the next run.
pub fn mend(compilation: &Compilation) -> Vec<Mended> {
    // A file in a foreign encoding was read with replacements, which must never be written back.
    let files = compilation.packs.iter().flat_map(|pack| {
        let whole = pack.content.iter().filter(|file| !pack.damaged.contains(*file));
        whole.map(move |file| (pack, *file))
    });
    files.filter_map(|(pack, file)| mend_file(compilation, pack, file)).collect()
}

fn mend_file(compilation: &Compilation, pack: &Pack, file: FileId) -> Option<Mended> {
    let mine = || compilation.reports.iter().filter(move |report| report.span.file == file);
    // Behind a quote or a brace that is missing, words are read as what they are not.
    let unsure = |report: &&Report| report.rule.stage == Stage::Text && automatic(report).is_none();
    let end = mine().filter(unsure).map(|report| report.span.start).min().unwrap_or(u32::MAX);
    let mut edits: Vec<(&Edit, &str)> = Vec::new();
    for fix in mine().filter(|report| report.span.end <= end).filter_map(automatic) {
        let fits =
            |edit: &Edit| edit.span.file == file && edits.iter().all(|(other, _)| !touches(edit, other));
        if fix.edits.iter().all(fits) {
            edits.extend(fix.edits.iter().map(|edit| (edit, fix.title.as_str())));
        }
    }
    if edits.is_empty() {
        return None;
    }
    edits.sort_by_key(|(edit, _)| (edit.span.start, edit.span.end));
    let before = compilation.sources.text(file);
    let after = apply(before, &edits)?;
    let after = if is_laid_out(file, before) { lay_out(file, after) } else { after };
    let path = compilation.sources.path(file);
    let steps = edits.iter().map(|(_, title)| (*title).to_owned()).collect();
    let root = pack.root.clone();
    Some(Mended {
        path: PathBuf::from(path),
        root,
        name: path.to_owned(),
        before: before.clone(),
        after,
        steps,
    })
}

/// The first step, if it is one that cannot be wrong.
fn automatic(report: &Report) -> Option<&Fix> {
    report.fixes.first().filter(|fix| fix.automatic)
}

fn touches(edit: &Edit, other: &Edit) -> bool {
    let (a, b) = (edit.span, other.span);
    a.start < b.end && b.start < a.end || a.start == b.start
}

fn apply(before: &str, edits: &[(&Edit, &str)]) -> Option<String> {
    let mut after = String::with_capacity(before.len());
    let mut at = 0;
    for (edit, _) in edits {
        after.push_str(before.get(at..edit.span.start as usize)?);
        after.push_str(&edit.text);
        at = edit.span.end as usize;
    }
    after.push_str(before.get(at..)?);
    Some(after)
}

/// A file that was in the one style stays in it.
fn is_laid_out(file: FileId, text: &str) -> bool {
    landfall_format::is_formatted(&landfall_syntax::parse(file, text))
}

fn lay_out(file: FileId, text: String) -> String {
    landfall_format::format(&landfall_syntax::parse(file, text.as_str())).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile_example;

    fn mended(text: &str) -> String {
        mend(&compile_example(text)).into_iter().map(|file| file.after).collect()
    }

    #[test]
    fn the_nearest_name_is_written() {
        let text = "log 1 { reference; \"Salt.\"; -> gian success 1 }\n";
        assert_eq!(mended(text), text.replace("gian", "gain"));
    }

    #[test]
    fn a_fixed_file_keeps_its_style() {
        let bad = "log 1 {\n    reference\n    \u{201c}Salt.\u{201d}\n    -> gain success 1\n}\n";
        assert_eq!(mended(bad), bad.replace(['\u{201c}', '\u{201d}'], "\""));
    }

    /// What is missing, or was meant, only its author knows.
    #[test]
    fn nothing_is_invented_deleted_or_pointed_elsewhere() {
        for bad in [
            "poi P001 \"Gate\" { standalone; last-poi; action \"Push\" check { green [physical] -> end turn } }\n",
            "log 1905 { reference; \"Salt.\"; -> goto log 1906 }\nlog 1904 { reference; end }\n",
            "log 1905 { reference; \"Read {log 1906}.\"; end }\nlog 1904 { reference; end }\n",
            "log 1 { reference; \"\"Salt. On the glass. It ends.\"\"\"; end }\n",
            "log 1 { reference\n\"Salt. On the glass.\nA gull. It ends.\nend }\n",
            "log 1 { reference; \"Salt.\"; end } }\n",
            "planet a { sector 1 { }; sector 2 { }; path 1 <-> 2 \u{2013}\npath 2 <-> 1 }\n",
            "log 1 { reference; Salt. Glass. end - }\n",
        ] {
            let after = mended(bad);
            assert!(after.is_empty() || after == bad, "{bad}\nbecame\n{after}");
        }
    }

    #[test]
    fn what_is_clean_is_left_alone() {
        assert!(mend(&compile_example("log 1 { reference; \"Salt.\"; end }\n")).is_empty());
    }
}
