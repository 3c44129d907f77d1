use landfall_diagnostics::FileId;
use landfall_syntax::{NodeKind, Parse, TokenKind, parse, text_value};
use proptest::prelude::*;

use crate::{format, is_formatted};

fn read(text: &str) -> Parse {
    parse(FileId(0), text)
}

#[track_caller]
fn formatted(text: &str) -> String {
    let once = format(&read(text)).unwrap();
    assert_unharmed(text, &once);
    once
}

/// What formatting promises about any file.
#[track_caller]
fn assert_unharmed(before: &str, after: &str) {
    let (old, new) = (read(before), read(after));
    assert!(new.reports.is_empty(), "{after}");
    assert_eq!(words(&old), words(&new), "\n{before}\n---\n{after}");
    assert_eq!(comments(&old), comments(&new), "\n{before}\n---\n{after}");
    assert_eq!(shape(&old), shape(&new), "\n{before}\n---\n{after}");
    assert_eq!(format(&new).unwrap(), after, "not the same twice");
    assert!(is_formatted(&new));
    assert!(after.lines().all(|line| line == line.trim_end()), "blanks at the end of a line:\n{after}");
    assert!(after.is_empty() || after.ends_with('\n') && !after.ends_with("\n\n"));
}

/// Items in order; texts by their value.
fn words(parse: &Parse) -> Vec<String> {
    let tree = &parse.tree;
    let tokens = tree.tokens().iter().zip(0..);
    tokens
        .filter(|(token, _)| !token.kind.is_trivia() && token.kind != TokenKind::Semicolon)
        .map(|(token, at)| match token.kind {
            TokenKind::Text | TokenKind::Prose => text_value(tree.token_text(at)),
            _ => tree.token_text(at).to_owned(),
        })
        .collect()
}

fn comments(parse: &Parse) -> Vec<&str> {
    let is_comment = |kind| matches!(kind, TokenKind::Comment | TokenKind::Note);
    let tokens = parse.tree.tokens().iter().zip(0..).filter(|(token, _)| is_comment(token.kind));
    tokens.map(|(_, at)| parse.tree.token_text(at).trim_end()).collect()
}

fn shape(parse: &Parse) -> Vec<(NodeKind, u32)> {
    parse.tree.nodes().iter().map(|node| (node.kind, node.next)).collect()
}

#[test]
fn spaces_are_single_and_indents_are_four() {
    let text = "planet   glasswake  \"Glasswake\"{\nevac     log 1911\r\n  path 1<->2[travel+die]\n\tunique 41 ,42\n}";
    let want = "\
planet glasswake \"Glasswake\" {
    evac log 1911
    path 1 <-> 2 [travel + die]
    unique 41, 42
}
";
    assert_eq!(formatted(text), want);
}

#[test]
fn a_parenthesis_keeps_to_its_word() {
    assert_eq!(formatted("a if marked( 1.1 )"), "a if marked(1.1)\n");
    assert_eq!(formatted("a if  (b or (c))"), "a if (b or (c))\n");
}

#[test]
fn a_block_on_one_line_stays_while_it_fits() {
    let short = "sector 1 \"Shelf\" {lander;biomes aquatic,rocky ; poi P901}";
    assert_eq!(formatted(short), "sector 1 \"Shelf\" { lander; biomes aquatic, rocky; poi P901 }\n");
    let long = format!("sector 1 \"{}\" {{ lander; if a {{ b }} else {{ }} }}", "x".repeat(80));
    let want = format!("sector 1 \"{}\" {{\n    lander\n    if a {{ b }} else {{}}\n}}\n", "x".repeat(80));
    assert_eq!(formatted(&long), want);
}

#[test]
fn a_block_over_several_lines_stays_open() {
    assert_eq!(formatted("log 1 { a\n b; c }"), "log 1 {\n    a\n    b\n    c\n}\n");
    assert_eq!(formatted("log 1 {\n\n}"), "log 1 {}\n");
}

#[test]
fn blank_lines_stay_as_one() {
    assert_eq!(
        formatted("\n\na\n\n\n\nb\nlog 1 {\n\n c\n\n d\n\n}\n\n\n"),
        "a\n\nb\nlog 1 {\n    c\n\n    d\n}\n"
    );
}

#[test]
fn comments_stay_with_their_line() {
    let text = "// top\n\n  // next\nlog 1 { // head\n   a;// one\n\n      /// note\n b\n // last\n}   // end\n//eof";
    let want = "\
// top

// next
log 1 {  // head
    a  // one

    /// note
    b
    // last
}  // end
//eof
";
    assert_eq!(formatted(text), want);
    assert_eq!(formatted("log 1 { // why\n}"), "log 1 {  // why\n}\n");
}

#[test]
fn continued_lines_join_when_they_fit() {
    assert_eq!(
        formatted("green [a /\n   b]   ->\n\n  goto log 1,\n mark 2"),
        "green [a / b] -> goto log 1, mark 2\n"
    );
    let long = format!("a {} ->\nb,\n        c", "x".repeat(95));
    assert_eq!(formatted(&long), format!("a {} ->\n        b,\n        c\n", "x".repeat(95)));
}

#[test]
fn a_comment_keeps_continued_lines_apart() {
    assert_eq!(
        formatted("a ->// why\n b,\n // own\n c"),
        "a ->  // why\n        b,\n        // own\n        c\n"
    );
}

#[test]
fn a_block_behind_a_continued_line_hangs_from_it() {
    let text = format!("a {} ->\nmay {{\nb\n}}\n", "x".repeat(95));
    let want = format!("a {} ->\n        may {{\n            b\n        }}\n", "x".repeat(95));
    assert_eq!(formatted(&text), want);
}

#[test]
fn prose_stands_below_its_quotes() {
    let text = "log 1 {\n\"\"\"\n   Salt has\n\n\n  furred.\n\n \"\"\"\nbriefing \"\"\"One\n   two.\"\"\"\n  \"\"\" as  is \"\"\"\n}";
    let want = "\
log 1 {
    \"\"\"
    Salt has

    furred.
    \"\"\"
    briefing \"\"\"One
        two.\"\"\"
    \"\"\" as  is \"\"\"
}
";
    assert_eq!(formatted(text), want);
}

#[test]
fn statements_that_end_in_a_comma_stay_two() {
    assert_eq!(formatted("a,; b"), "a,;\nb\n");
    assert_eq!(formatted("log 1 { a,; b, }"), "log 1 { a,; b, }\n");
}

#[test]
fn files_with_faults_are_left_alone() {
    let broken = read("log 1  {");
    assert_eq!(format(&broken), None);
    assert!(is_formatted(&broken));
    assert!(!is_formatted(&read("log  1")));
}

#[test]
fn an_empty_file_stays_empty() {
    assert_eq!(formatted(""), "");
    assert_eq!(formatted(" \r\n ;\n"), "");
}

#[test]
fn sixty_four_blocks_are_written_in_linear_time() {
    let text = "a {\n".repeat(63) + &"b { c }; ".repeat(20_000) + &"}".repeat(63);
    formatted(&text);
    let one_line = "a { ".repeat(63) + &"b { c }; ".repeat(20_000) + &"}".repeat(63);
    formatted(&one_line);
}

fn item(inner: BoxedStrategy<String>) -> BoxedStrategy<String> {
    let plain = prop::sample::select(vec![
        "log",
        "1903",
        "no-travel",
        "\"Salt on the glass\"",
        "\"\"\"One {log 1} line.\"\"\"",
        "\"\"\"\n  Two\r\n\n\n     lines\n\"\"\"",
        "\"\"\"One\n  two \\\n  three.  \"\"\"",
        "\"\"\"\n\n\n\"\"\"",
        "marked( 1.1 )",
        "if (a or(b))",
        "[2 a+b /\n same]",
        "->",
        "->\n",
        "+  // why\n",
        ",\n\n  // own line\n /// note\n",
        "a ,\r\n b",
        "<->",
        "an-unusually-long-word-that-fills-lines",
        "=",
    ]);
    let block = (gap(), inner).prop_map(|(gap, inner)| format!("{{{gap}{inner}}}"));
    prop_oneof![6 => plain.prop_map(str::to_owned), 1 => block].boxed()
}

fn gap() -> impl Strategy<Value = String> {
    prop::sample::select(vec![
        "",
        " ",
        "\n",
        ";",
        " ; ",
        "\n\n\n",
        "  // tail \n",
        "\r\n\t",
        "\n // own\n",
        ";\n",
        "// x\n\n /// y\n",
    ])
    .prop_map(str::to_owned)
}

fn statements(inner: BoxedStrategy<String>) -> impl Strategy<Value = String> {
    let space = prop::sample::select(vec![" ", "  ", "\t"]);
    let statement = prop::collection::vec((item(inner), space), 1..7)
        .prop_map(|items| items.into_iter().map(|(item, space)| item + space).collect::<String>());
    let end =
        prop::sample::select(vec!["\n", ";", "\n\n\n", "// tail\n", ";// tail\n", "\r\n", "; \n //own\n"]);
    prop::collection::vec((statement, end), 0..5)
        .prop_map(|all| all.into_iter().map(|(statement, end)| statement + end).collect::<String>())
}

fn file() -> impl Strategy<Value = String> {
    let leaf = Just(String::new()).boxed();
    leaf.prop_recursive(4, 60, 5, |inner| statements(inner.boxed()))
}

/// A file without faults whose blanks have been changed where blanks mean nothing.
fn scrambled(text: &str, blanks: &[usize]) -> String {
    let parse = read(text);
    let mut blanks = blanks.iter().cycle();
    let mut out = String::new();
    for (token, at) in parse.tree.tokens().iter().zip(0..) {
        match token.kind {
            TokenKind::Space => out.push_str(&" ".repeat(1 + blanks.next().unwrap_or(&0))),
            TokenKind::Newline => {
                out.push('\n');
                out.push_str(&" ".repeat(*blanks.next().unwrap_or(&0)));
            }
            _ => out.push_str(parse.tree.token_text(at)),
        }
    }
    out
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1500) })]

    #[test]
    fn formatting_moves_words_and_changes_none(text in file()) {
        prop_assert!(read(&text).reports.is_empty(), "the generator made a fault: {text}");
        formatted(&text);
    }

    #[test]
    fn indentation_in_the_source_does_not_matter(text in file(), blanks in prop::collection::vec(0usize..6, 1..20)) {
        let other = scrambled(&text, &blanks);
        prop_assert_eq!(formatted(&text), formatted(&other));
    }

    #[test]
    fn any_text_is_formatted_or_left_alone(text in "[a1{}\\[\\]();,/ \n\r\"+>=-]{0,40}") {
        if let Some(once) = format(&read(&text)) {
            assert_unharmed(&text, &once);
        }
    }
}
