//! What designers write.

use landfall_diagnostics::FileId;
use landfall_project::{
    BundleOptions, Compilation, Options, Session, compile_example, compile_files, fix_all, format_text,
};

use super::{assert_sound, file, text};

/// Any text is its tokens, one after the other, and its statements lie inside each other.
pub(super) fn parse(bytes: &[u8]) {
    let text = text(bytes);
    let parsed = landfall_syntax::parse(FileId(0), text.as_str());
    assert_eq!(parsed.tree.text(), text);
    let tokens = 0..parsed.tree.tokens().len() as u32;
    let joined: String = tokens.map(|at| parsed.tree.token_text(at)).collect();
    assert_eq!(joined, text, "the tokens are not the text");
    for report in parsed.reports.iter() {
        let (start, end) = (report.span.start as usize, report.span.end as usize);
        assert!(start <= end && text.is_char_boundary(start) && text.is_char_boundary(end), "{report:?}");
    }
}

/// Formatting twice is formatting once, and the bundle stays what it was.
pub(super) fn format(bytes: &[u8]) {
    let before = text(bytes);
    let Some(after) = formatted(&before) else { return };
    assert_eq!(formatted(&after).as_ref(), Some(&after), "formatting twice differs from formatting once");
    let (old, new) = (compiled(&before), compiled(&after));
    assert_eq!(old.codes(), new.codes(), "formatting changed what is reported:\n{after}");
    assert!(bundle(&old) == bundle(&new), "formatting changed the bundle:\n{after}");
}

fn formatted(text: &str) -> Option<String> {
    format_text("a.land", text.to_owned()).files.pop()?.after
}

fn compiled(text: &str) -> Compilation {
    compile_files(vec![file("a.land", text)], &Options::default())
}

/// Without the lines that things were written on, which formatting may change.
fn bundle(compilation: &Compilation) -> Option<Vec<u8>> {
    let options = BundleOptions { strip: true, ..BundleOptions::default() };
    compilation.bundle_of(&[0], &options).ok().flatten()
}

/// A whole tree of files, each behind a line `//- path`: everything `check` does, and what `--fix` would write.
pub(super) fn check(bytes: &[u8]) {
    let text = text(bytes);
    let compilation = compile_example(&text);
    assert_sound(&compilation);
    let again = compile_example(&text);
    assert_eq!(crate::lines(&compilation), crate::lines(&again), "two runs differ");
    let fixes = compilation.reports.iter().flat_map(|report| &report.fixes);
    if fixes.into_iter().any(|fix| fix.automatic) {
        fixed(&text);
    }
    for pack in 0..compilation.packs.len() {
        let _ = compilation.bundle(pack);
    }
}

/// Fixing comes to rest: what is left afterwards is for people.
fn fixed(text: &str) {
    let mut files: Vec<(String, String)> = vec![file("example.land", "")];
    for line in text.split_inclusive('\n') {
        match line.strip_prefix("//- ") {
            Some(path) => {
                let path = path.split(' ').next().unwrap_or("a.land").trim();
                // A path names one file; an example may name it twice.
                files.retain(|(known, _)| known != path);
                files.push(file(path, ""));
            }
            None => files.last_mut().into_iter().for_each(|(_, text)| text.push_str(line)),
        }
    }
    // A session in memory takes edits for files of a pack, so there has to be one.
    if !files.iter().any(|(path, _)| path == "landfall.yaml") {
        files.push(file("landfall.yaml", "name: shore\nversion: 0.1.0\ngame: vanguard\n"));
    }
    let mut session = Session::of_files(files, &Options::default());
    fix_all(&mut session);
    let again = fix_all(&mut session);
    assert!(again.changes.is_empty(), "fixing goes on: {:?}", again.changes.first());
}
