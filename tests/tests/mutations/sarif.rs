//! What the whole corpus of mistakes looks like in SARIF: valid by the schema that OASIS publishes.

use std::collections::BTreeSet;

use landfall_tests::{Files, Sandbox, peers};

use super::mistakes::Mistake;
use super::{choose, content};

/// More of them in one pack would hide each other behind a block that is never closed.
const TOGETHER: usize = 6;

/// Mistakes that can be made in one pack at the same time.
fn batches(mistakes: Vec<Mistake>) -> Vec<Vec<Mistake>> {
    let apart = |a: &Mistake, b: &Mistake| {
        a.file != b.file || a.range.end < b.range.start || b.range.end < a.range.start
    };
    let mut batches: Vec<Vec<Mistake>> = Vec::new();
    for mistake in mistakes {
        match batches
            .iter_mut()
            .find(|batch| batch.len() < TOGETHER && batch.iter().all(|other| apart(&mistake, other)))
        {
            Some(batch) => batch.push(mistake),
            None => batches.push(vec![mistake]),
        }
    }
    batches
}

fn broken(files: &Files, mut batch: Vec<Mistake>) -> Files {
    let mut files = files.clone();
    // From the last to the first, so that each finds its place where it was.
    batch.sort_by_key(|mistake| std::cmp::Reverse(mistake.range.start));
    for mistake in batch {
        files[mistake.file].1.replace_range(mistake.range, &mistake.text);
    }
    files
}

/// The release profile makes every mistake, the debug profile one of each kind.
#[test]
fn the_sarif_of_all_mistakes_is_valid() {
    let files = content();
    let mut kinds = BTreeSet::new();
    let mut chosen = choose(&files);
    chosen.retain(|mistake| kinds.insert(mistake.kind) || !cfg!(debug_assertions));
    assert!(kinds.len() >= 25, "only {} kinds", kinds.len());
    let sandbox = Sandbox::new();
    let (mut documents, mut results) = (Vec::new(), 0);
    for (at, batch) in batches(chosen).into_iter().enumerate() {
        for (path, text) in broken(&files, batch) {
            sandbox.write(&format!("batch-{at}/{path}"), text);
        }
        let output = format!("batch-{at}.sarif");
        let said = sandbox.run(&["check", &format!("batch-{at}"), "--output", &format!("sarif={output}")]);
        assert!(said.code == Some(1) || said.code == Some(0), "{said}");
        results += sandbox.read_text(&output).matches("\"ruleId\"").count();
        documents.push(sandbox.path(&output));
    }
    assert!(results >= kinds.len(), "{results} results of {} kinds", kinds.len());
    peers::holds_to_schema(&peers::sarif_schema(), &documents).unwrap();
}
