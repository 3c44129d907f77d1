//! A rule that was once printed with its opposite in a translation: without supplies nobody can rest.

use landfall_project::{Compilation, Options, compile_files};
use landfall_tests::render;

const MANIFEST: &str = "name: rest\nversion: 0.1.0\ngame: vanguard\nlocales: [it]\n";
const RULE: &str = r#"
log 2990 {
    reference
    rules "If supplies are 0, you cannot Rest."
    end
}
"#;

fn translated(text: &str) -> Compilation {
    let catalog = format!(
        "msgid \"\"\nmsgstr \"\"\n\"Language: it\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n\
         msgctxt \"log/2990/rules/1\"\nmsgid \"If supplies are 0, you cannot Rest.\"\nmsgstr \"{text}\"\n"
    );
    let files = [("landfall.yaml", MANIFEST), ("rest.land", RULE), ("l10n/it.po", &catalog)];
    let files = files.map(|(path, text)| (path.to_owned(), text.to_owned()));
    compile_files(files.into(), &Options::default())
}

#[test]
fn a_translation_that_allows_what_the_rule_forbids_is_told() {
    let wrong = translated("Se le Provviste sono 0, puoi effettuare il Riposo.");
    let codes: Vec<_> = wrong.codes().into_iter().collect();
    assert_eq!(codes, ["LF4024"], "{}", render(&wrong));
    let report = wrong.reports.iter().next().unwrap();
    assert_eq!(wrong.sources.path(report.span.file), "l10n/it.po");
    let right = translated("Se le Provviste sono 0, non puoi effettuare il Riposo.");
    assert!(right.is_clean(), "{}", render(&right));
}
