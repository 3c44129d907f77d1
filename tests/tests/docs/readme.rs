//! The README keeps its promises: its commands run, and its report is a real one.

use std::fs;

use landfall_tests::{Sandbox, files_under, repository};

use crate::fence::{fences, with_fence};
use crate::{holds, page};

/// A folder with a copy of `content/`.
fn with_content() -> Sandbox {
    let sandbox = Sandbox::new();
    for file in files_under(&repository().join("content"), "") {
        let inside = file.strip_prefix(repository()).unwrap().to_str().unwrap();
        sandbox.write(inside, fs::read(&file).unwrap());
    }
    sandbox
}

#[test]
fn the_commands_run() {
    let sandbox = with_content();
    let readme = page("README.md");
    let shell = fences(&readme).into_iter().filter(|fence| fence.info == ["sh"]);
    let text: String = shell.map(|fence| fence.text).collect();
    let mut ran = 0;
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let arguments = match words[..] {
            ["cargo", "run", "--release", "--", ref arguments @ ..] => arguments,
            ["landfall", ref arguments @ ..] => arguments,
            ["cargo", "install", "--path", path] => {
                assert!(repository().join(path).join("src/main.rs").is_file(), "{line}");
                continue;
            }
            _ => panic!("nobody tests `{line}`"),
        };
        let said = sandbox.run(arguments);
        assert_eq!(said.code, Some(0), "{said}");
        ran += 1;
    }
    assert_eq!(ran, 4, "the commands of the README");
}

#[test]
fn the_report_is_what_the_program_says() {
    let sandbox = with_content();
    sandbox.edit("content/glasswake/poi/shelf.land", "goto log 1903", "goto log 1803");
    let said = sandbox.run(&["check", "content/glasswake"]);
    assert_eq!(said.code, Some(1), "{said}");
    // The summary below the reports counts the whole planet and would change with every line of it.
    let report = said.stderr.trim_end().rsplit_once('\n').unwrap().0.trim_matches('\n').to_owned() + "\n";
    assert!(report.starts_with("LF2001 (missing-reference)"), "{report}");
    let lags = holds("README.md", &with_fence(&page("README.md"), "text", &report));
    assert_eq!(lags, None);
}
