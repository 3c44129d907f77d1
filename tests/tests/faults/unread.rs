//! What could not be read in full is never written over.

use super::*;

const PO: &str = "glasswake/l10n/it.po";

/// Bytes that look like a catalog to a person and not to a reader of UTF-8.
fn damaged(text: &str) -> [(&'static str, Vec<u8>); 3] {
    let utf16 = text.encode_utf16().flat_map(u16::to_le_bytes);
    let latin = text.chars().map(|c| u8::try_from(c).unwrap_or(b'?'));
    [
        ("UTF-16", [0xff, 0xfe].into_iter().chain(utf16).collect()),
        ("one zero byte", [text.as_bytes(), b"\0"].concat()),
        ("Latin-1", latin.collect()),
    ]
}

#[test]
fn an_update_leaves_a_catalog_that_it_cannot_read() {
    let sandbox = glasswake();
    let whole = sandbox.read_text(PO);
    for (name, bytes) in damaged(&whole) {
        sandbox.write(PO, &bytes);
        let said = sandbox.run(&["l10n", "update", "it", "--pack", "glasswake"]);
        assert_eq!(said.code, Some(1), "{name}: {said}");
        assert!(sandbox.read(PO) == bytes, "{name}: the catalog was written over");
        assert!(said.stderr.contains("LF9006"), "{name}: {said}");
        assert!(said.stderr.contains("nothing was written"), "{name}: {said}");
    }
}

#[test]
fn a_silenced_report_does_not_open_a_damaged_catalog() {
    let sandbox = glasswake();
    let manifest = sandbox.read_text("glasswake/landfall.yaml") + "allow: [foreign-encoding]\n";
    sandbox.write("glasswake/landfall.yaml", manifest);
    for (name, bytes) in damaged(&sandbox.read_text(PO)) {
        sandbox.write(PO, &bytes);
        let said = sandbox.run(&["l10n", "update", "it", "--pack", "glasswake"]);
        assert_eq!(said.code, Some(1), "{name}: {said}");
        assert!(sandbox.read(PO) == bytes, "{name}: the catalog was written over");
    }
}

#[cfg(unix)]
#[test]
fn an_update_leaves_a_catalog_that_it_may_not_read() {
    use std::os::unix::fs::PermissionsExt;
    let sandbox = glasswake();
    let before = sandbox.read(PO);
    fs::set_permissions(sandbox.path(PO), fs::Permissions::from_mode(0o0)).unwrap();
    let denied = fs::read(sandbox.path(PO)).is_err();
    let said = sandbox.run(&["l10n", "update", "it", "--pack", "glasswake"]);
    fs::set_permissions(sandbox.path(PO), fs::Permissions::from_mode(0o644)).unwrap();
    assert!(sandbox.read(PO) == before, "the catalog was written over\n{said}");
    // For root every file is readable, and the update runs.
    assert_eq!(said.code, Some(i32::from(denied)), "{said}");
}

#[test]
fn a_catalog_that_cannot_be_read_is_not_called_missing() {
    let sandbox = glasswake();
    sandbox.write(PO, [sandbox.read(PO), b"\0".to_vec()].concat());
    let said = sandbox.run(&["check", "glasswake", "--format", "short"]);
    assert_eq!((said.code, said.stdout.lines().count()), (Some(1), 1), "{said}");
    assert!(said.stdout.starts_with("glasswake/l10n/it.po: error[LF9006]"), "{said}");
    sandbox.write("it.csv", "key,translation\n");
    let said = sandbox.run(&["l10n", "import", "it", "it.csv", "--pack", "glasswake"]);
    assert_eq!(said.code, Some(2), "{said}");
    assert!(!said.stderr.contains("l10n update"), "advice that would replace it: {said}");
    let said = sandbox.run(&["l10n", "export", "it", "--pack", "glasswake"]);
    assert_eq!(said.code, Some(2), "{said}");
    assert!(!said.stderr.contains("l10n update"), "advice that would replace it: {said}");
}

/// Sparse files: their size is judged before a byte is read.
fn grow(sandbox: &Sandbox, path: &str, megabytes: u64) {
    fs::File::options().write(true).open(sandbox.path(path)).unwrap().set_len(megabytes << 20).unwrap();
}

/// A language has one file, so a catalog may be larger than any other text.
#[test]
fn a_large_catalog_is_read() {
    let sandbox = glasswake();
    let mut text = sandbox.read_text(PO);
    let line = format!("# {}\n", "salt ".repeat(200));
    text.push_str(&line.repeat((33 << 20) / line.len() + 1));
    sandbox.write(PO, &text);
    let said = sandbox.run(&["l10n", "check", "glasswake"]);
    assert!(!said.stderr.contains("LF9008"), "{said}");
    assert!(said.stderr.contains("100 %"), "{said}");
}

#[test]
fn how_far_a_translation_is_that_cannot_be_read_is_not_known() {
    let sandbox = glasswake();
    grow(&sandbox, PO, 300);
    for arguments in
        [&["l10n", "check", "glasswake"][..], &["l10n", "stats", "glasswake"], &["check", "glasswake"]]
    {
        let said = sandbox.run(arguments);
        assert_eq!(said.code, Some(1), "{said}");
        let all = format!("{}{}", said.stdout, said.stderr);
        assert!(all.contains("LF9008") && all.contains("300 MB, and at most 256 MB are read"), "{said}");
        assert!(!all.contains(".land` files"), "help for another kind of file: {said}");
        assert!(!all.contains("0 of ") && !all.contains(" 0 %"), "{said}");
    }
    let said = sandbox.run(&["l10n", "stats", "glasswake", "--json"]);
    assert_eq!(said.json()["catalogs"].as_array().unwrap().len(), 0, "{said}");
    assert_eq!(said.code, Some(1), "{said}");
}

/// Texts in a file that could not be read are not gone.
#[test]
fn an_update_waits_for_content_that_cannot_be_read() {
    let sandbox = glasswake();
    let before = sandbox.read(PO);
    let text = sandbox.read_text("glasswake/planet.land") + "// Entrée\n";
    for (name, bytes) in damaged(&text) {
        sandbox.write("glasswake/planet.land", bytes);
        let said = sandbox.run(&["l10n", "update", "it", "--pack", "glasswake"]);
        assert_eq!(said.code, Some(1), "{name}: {said}");
        assert!(sandbox.read(PO) == before, "{name}: the catalog was changed");
    }
}

#[test]
fn fixes_and_formatting_leave_a_file_with_a_foreign_byte() {
    let sandbox = shore();
    let text = b"log   2 \"Entr\xe9e\" { reference; -> gian success 1 }\n";
    sandbox.write("shore/landfall.yaml", format!("{MANIFEST}allow: [foreign-encoding]\n"));
    sandbox.write("shore/b.land", text);
    assert_answers(&sandbox.run(&["check", "shore", "--fix"]));
    assert_eq!(sandbox.read("shore/b.land"), text);
    assert_answers(&sandbox.run(&["fmt", "shore"]));
    assert_eq!(sandbox.read("shore/b.land"), text);
}
