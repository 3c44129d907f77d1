use landfall_diagnostics::FileId;
use proptest::prelude::*;

use crate::phrase::{Fault, Logic, condition, options, skip_element};
use crate::{Item, Items, Node, NodeKind, Parse, TokenKind, Tree, parse};

fn read(text: &str) -> Parse {
    let parse = parse(FileId(0), text);
    assert_sound(&parse.tree, text);
    parse
}

/// What holds for the tree of any text at all.
fn assert_sound(tree: &Tree, text: &str) {
    let tokens = 0..tree.tokens().len() as u32;
    assert_eq!(tokens.clone().map(|token| tree.token_text(token)).collect::<String>(), text);
    assert!(tokens.clone().all(|token| !tree.token_text(token).is_empty()), "an empty token");
    assert_eq!(tree.node(0).kind, NodeKind::File);
    assert_eq!(tree.node(0).next as usize, tree.nodes().len());
    for (at, node) in tree.nodes().iter().enumerate() {
        assert!(node.first <= node.last && node.last as usize <= tree.tokens().len());
        assert!(node.next as usize > at);
        for (child_at, child) in tree.nodes().iter().enumerate().take(node.next as usize).skip(at + 1).take(4)
        {
            assert!(node.first <= child.first && child.last <= node.last, "node {child_at} leaves node {at}");
        }
        if matches!(node.kind, NodeKind::Statement | NodeKind::Term) {
            let mut items = tree.items(at as u32);
            let mut end = 0;
            while let Some(item) = items.bump() {
                assert!(item.span().start >= end && item.span().end > item.span().start);
                end = item.span().end;
                if let Item::Block { node, .. } = item {
                    assert_eq!(tree.node(node).kind, NodeKind::Block);
                }
            }
            assert_eq!(items.place().start, items.place().end);
            if end > 0 {
                assert_eq!(items.place().start, end);
            }
        }
    }
}

/// The tree as nested lists: words as they are, statements in `<>`, blocks in `{}`.
fn outline(text: &str) -> String {
    fn write(tree: &Tree, parent: u32, out: &mut String) {
        for statement in tree.statements(parent) {
            out.push('<');
            let mut items = tree.items(statement);
            while let Some(item) = items.bump() {
                match item {
                    Item::Token { text, .. } => out.push_str(text),
                    Item::Block { node, .. } => {
                        out.push('{');
                        write(tree, node, out);
                        out.push('}');
                    }
                }
                if !items.is_empty() {
                    out.push(' ');
                }
            }
            out.push('>');
        }
    }
    let parse = read(text);
    let mut out = String::new();
    write(&parse.tree, 0, &mut out);
    out
}

/// Each report as its rule and the text it points at.
fn faults(text: &str) -> Vec<(&'static str, String)> {
    let found = read(text).reports;
    found.iter().map(|r| (r.rule.name, text[r.span.start as usize..r.span.end as usize].to_owned())).collect()
}

fn fault(name: &'static str, at: &str) -> Vec<(&'static str, String)> {
    vec![(name, at.to_owned())]
}

fn kinds(text: &str) -> Vec<TokenKind> {
    read(text).tree.tokens().iter().map(|token| token.kind).filter(|kind| *kind != TokenKind::Space).collect()
}

#[test]
fn words_hold_dashes_and_dots_but_no_arrows() {
    use TokenKind::*;
    for word in ["no-travel", "P901", "1903.1", "0-4", "2027-06-01", "b.armory", "è-già", "_x", "cafe\u{301}"]
    {
        assert_eq!(kinds(word), [Word], "{word}");
    }
    assert_eq!(kinds("1903"), [Number]);
    assert_eq!(kinds("2->3"), [Number, Arrow, Number]);
    assert_eq!(
        kinds("1<->2 <- <= >= != < > = * :"),
        [Number, BothArrow, Number, BackArrow, LessEq, GreaterEq, NotEq, Less, Greater, Equals, Star, Colon]
    );
    assert_eq!(kinds("a // b"), [Word, Comment]);
    assert_eq!(kinds("/// b\r\n//// c"), [Note, Newline, Comment]);
}

#[test]
fn newlines_and_semicolons_end_statements() {
    assert_eq!(outline("a b\nc; d;;\n\n e"), "<a b><c><d><e>");
    assert_eq!(outline("log 1 { a; b }\r\nlog 2 {}"), "<log 1 {<a><b>}><log 2 {}>");
}

#[test]
fn a_line_that_ends_in_a_joint_goes_on() {
    assert_eq!(outline("a ->\n b,\n\n // why\n c +\n d"), "<a -> b , c + d>");
    assert_eq!(outline("x [\n a /\n b]\ny"), "<x [ a / b ]><y>");
    assert_eq!(outline("x =\n}"), "<x =>");
}

#[test]
fn a_statement_goes_on_behind_a_block() {
    assert_eq!(outline("if a { b } else { c }, d\ne"), "<if a {<b>} else {<c>} , d><e>");
}

#[test]
fn a_cursor_sees_what_is_next_and_where() {
    let parse = read("poi P1 { a } // end\n");
    let mut items = parse.tree.items(1);
    assert!(matches!(items.peek(), Some(Item::Token { kind: TokenKind::Word, text: "poi", .. })));
    assert!(matches!(items.peek_second(), Some(Item::Token { text: "P1", .. })));
    items.bump();
    items.bump();
    assert!(matches!(items.peek(), Some(Item::Block { node: 2, .. })));
    assert_eq!(items.peek_second(), None);
    assert_eq!((items.place().start, items.place().end), (7, 12));
    items.bump();
    assert!(items.is_empty());
    assert_eq!((items.place().start, items.place().end), (12, 12));
}

#[test]
fn notes_are_the_lines_right_above() {
    let parse = read("/// far\n\na /// not b's\n/// One\n  /// two.\n  b\n// plain\nc");
    let notes: Vec<_> = parse.tree.statements(0).map(|statement| parse.tree.note(statement)).collect();
    assert_eq!(notes, [None, Some("One\ntwo.".to_owned()), None]);
}

#[test]
fn unclosed_text_ends_with_its_line() {
    assert_eq!(faults("log 1 {\n  \"Salt\n}\n"), fault("unclosed-text", "\""));
    assert_eq!(faults("log 1 { \"Salt }\nlog 2 { }"), fault("unclosed-text", "\""));
    assert_eq!(faults("sector 1 \"Tide {\n  lander\n}\n"), fault("unclosed-text", "\""));
    assert_eq!(outline("sector 1 \"Tide {\n  lander\n}\n"), "<sector 1 \"Tide {<lander>}>");
}

#[test]
fn unclosed_prose_ends_where_code_begins() {
    let text = "log 1 {\n    \"\"\"\n    Salt.\n}\nlog 2 {\n    \"\"\"More.\"\"\"\n}\n";
    assert_eq!(faults(text), fault("unclosed-text", "\"\"\""));
    assert!(outline(text).contains("<log 2 {<\"\"\"More.\"\"\">}>"));
    let line = "log 1 { reference; \"\"\"Salt. }\nlog 2 { reference; \"\"\"More.\"\"\" }\n";
    assert_eq!(faults(line), fault("unclosed-text", "\"\"\""));
    assert_eq!(faults("log 1 { \"\"\"Salt {log 2}. }"), fault("unclosed-text", "\"\"\""));
}

#[test]
fn prose_may_stand_at_the_margin() {
    assert_eq!(faults("log 1 {\n    \"\"\"\nRead {log 2}\nor\n\nelse.\n    \"\"\"\n}\n"), []);
    assert_eq!(faults("log 1 { rules \"\"\"Read\nthis.\"\"\" { a } }"), []);
}

#[test]
fn an_unclosed_block_is_found_by_its_indentation() {
    let by_brace = "poi P1 {\n    action \"A\" {\n        danger A\n}\nlog 2 { end }\n";
    assert_eq!(faults(by_brace), fault("unclosed-block", "{"));
    let report = read(by_brace).reports.into_iter().next().unwrap();
    assert_eq!(report.message, "`action \"A\"` is never closed");
    assert_eq!(outline(by_brace), "<poi P1 {<action \"A\" {<danger A>}>}><log 2 {<end>}>");

    let by_statement = "log 1 {\n    a\n\nlog 2 {\n    b\n}\n";
    assert_eq!(outline(by_statement), "<log 1 {<a>}><log 2 {<b>}>");
    let report = read(by_statement).reports.into_iter().next().unwrap();
    assert_eq!(report.message, "`log 1` is never closed");
}

#[test]
fn blocks_open_at_the_end_are_one_report() {
    assert_eq!(faults("a {\n  b {\n    c {\n"), fault("unclosed-block", "{"));
    assert_eq!(faults("{"), fault("unclosed-block", "{"));
}

#[test]
fn sloppy_indentation_alone_is_no_fault() {
    assert_eq!(faults("log 1 {\n    choice {\n    a\n}\n}\nlog 2 {\nb {\n  c\n    }\n      }\n"), []);
}

#[test]
fn a_brace_too_many_is_reported_where_it_stands() {
    assert_eq!(faults("log 1 { a }\n}\n}\nlog 2 { }"), fault("stray-brace", "}"));
    let inside = "poi P1 {\n    action {\n        x\n    }\n    }\n    rocky\n}\n";
    assert_eq!(faults(inside), fault("stray-brace", "}"));
    assert_eq!(outline(inside), "<poi P1 {<action {<x>}><rocky>}>");
}

#[test]
fn a_missing_opening_brace_is_found_by_what_is_set_in_below() {
    let missing =
        |text: &str| -> Vec<String> { read(text).reports.iter().map(|r| r.message.clone()).collect() };
    assert_eq!(missing("poi P1\n    last\n    a { b }\n}\nlog 2 { }\n"), ["`{` is missing after `poi P1`"]);
    assert_eq!(missing("a {\n  b 1\n    c\n  }\n  d\n}\n"), ["`{` is missing after `b 1`"]);
    assert_eq!(missing("a { x }\n}\n"), ["this `}` closes nothing"]);
    assert_eq!(missing("a\nb\n}\n"), ["this `}` closes nothing"]);
    let tree = read("poi P1\n    last\n}\nlog 2\n").tree;
    let damaged: Vec<bool> = tree.statements(0).map(|statement| tree.is_damaged(statement)).collect();
    assert_eq!(damaged, [true, true, false]);
}

#[test]
fn brackets_close_within_their_statement() {
    assert_eq!(faults("path 1 -> 2 [travel\nx\n"), fault("unclosed-bracket", "["));
    assert_eq!(faults("path 1 -> 2 [travel\n  + die]\n"), fault("unclosed-bracket", "["));
    assert_eq!(faults("path 1 -> 2 travel]\n"), fault("stray-bracket", "]"));
    assert_eq!(faults("path 1 -> 2 [travel)\n"), fault("stray-bracket", ")"));
    assert_eq!(faults("a [(b] {\n c [d]\n}"), fault("stray-bracket", "]"));
    assert_eq!(outline("path 1 travel]\n"), "<path 1 travel>");
}

/// The terms of the first bracket of a statement, with `+` and `/` between them.
fn terms(text: &str) -> String {
    let tree = read(text).tree;
    let mut items = tree.items(tree.statements(0).next().unwrap());
    while !matches!(items.peek(), Some(Item::Token { kind: TokenKind::LBracket, .. }) | None) {
        items.bump();
    }
    let Some(bracket) = items.bracket() else { return "no bracket".to_owned() };
    let term = |mut items: Items<'_>| {
        let words = std::iter::from_fn(|| items.bump()).map(|item| match item {
            Item::Token { text, .. } => text.to_owned(),
            Item::Block { .. } => "{}".to_owned(),
        });
        words.collect::<Vec<_>>().join(" ")
    };
    let alternatives = bracket.alternatives().map(|terms| terms.map(term).collect::<Vec<_>>().join("+"));
    let rest = items.peek().map_or("", |_| "...");
    alternatives.collect::<Vec<_>>().join("/") + rest
}

#[test]
fn a_bracket_holds_alternatives_and_these_hold_terms() {
    assert_eq!(terms("green [2 technology + same / construction] -> x"), "2 technology+same/construction...");
    assert_eq!(terms("path [danger A +\n // twice\n danger(B, C)]"), "danger A+danger ( B , C )");
    assert_eq!(terms("x [a { b [c] } + [d / e]]"), "a {}+[ d / e ]");
    assert_eq!(terms("x [a)] y"), "a...");
}

#[test]
fn an_empty_term_marks_where_something_is_missing() {
    for (text, found) in
        [("x []", ""), ("x [a + ]", "a+"), ("x [/ a]", "/a"), ("x [+]", "+"), ("x [", "no bracket")]
    {
        assert_eq!(terms(text), found, "{text}");
    }
}

#[test]
fn conditions_are_read_by_precedence() {
    let steps = |text: &str| {
        let tree = read(text).tree;
        let mut items = tree.items(tree.statements(0).next().unwrap());
        let read = condition(&mut items, |items| match items.bump() {
            Some(Item::Token { kind: TokenKind::Word, text, .. }) => Ok(text.to_owned()),
            _ => Err(()),
        });
        let steps = read.map(|steps| {
            let steps = steps.into_iter().map(|step| match step {
                Logic::Holds(word) => word,
                Logic::Not => "not".to_owned(),
                Logic::All(count) => format!("all{count}"),
                Logic::Any(count) => format!("any{count}"),
            });
            steps.collect::<Vec<_>>().join(" ")
        });
        (steps, items.peek().map_or("", |_| "..."))
    };
    assert_eq!(steps("a"), (Ok("a".into()), ""));
    assert_eq!(steps("a or b and not c -> d"), (Ok("a b c not all2 any2".into()), "..."));
    assert_eq!(steps("not (a or b) and c"), (Ok("a b any2 not c all2".into()), ""));
    assert_eq!(steps("a and 3").0, Err(Fault::Unread(())));
    assert!(matches!(steps("(a b)").0, Err(Fault::Missing { what: "`and`, `or` or `)`", .. })));
    assert!(matches!(steps(&format!("{}a", "not ".repeat(40))).0, Err(Fault::TooDeep(_))));
}

#[test]
fn options_are_lists_and_lists_go_on_behind_a_comma() {
    let read = |text: &str| {
        let tree = read(text).tree;
        let mut items = tree.items(tree.statements(0).next().unwrap());
        options(&mut items, |items| {
            let mut words = Vec::new();
            skip_element(items, |item| words.extend(matches!(item, Item::Token { .. }).then_some(1)));
            words.len()
        })
    };
    assert_eq!(read("gain a 1, goto (b, c or d) or lose e"), [vec![3, 8], vec![2]]);
    assert_eq!(read("or a"), [vec![], vec![1]]);
    assert_eq!(read("a or"), [vec![1], vec![]]);
    assert_eq!(read("a, "), [vec![1, 0]]);
}

#[test]
fn a_run_of_unknown_characters_is_one_report() {
    assert_eq!(
        faults("gain %$? 1 ^ 2"),
        [("unknown-character", "%$?".to_owned()), ("unknown-character", "^".to_owned())]
    );
    assert_eq!(outline("gain %$? 1"), "<gain 1>");
    assert_eq!(faults("# A heading, with \"words\nlog 1 { }"), fault("unknown-character", "#"));
    assert_eq!(faults("a → b"), fault("unknown-character", "→"));
    assert_eq!(faults("\u{FEFF}log\u{A0}1 { a }"), []);
}

#[test]
fn curly_quotes_still_make_a_text() {
    let parse = read("log 1 “Salt” { a }");
    let report = parse.reports.iter().next().unwrap();
    assert_eq!(parse.reports.len(), 1);
    assert_eq!(report.help.as_deref(), Some("write straight quotes: `\"like this\"`"));
    assert_eq!(report.fixes[0].edits[0].text, "\"Salt\"");
    assert_eq!(faults("log 1 “Salt { a }"), fault("unknown-character", "“"));
}

#[test]
fn statements_know_that_they_were_reported() {
    let parse = read("a\nb \"x\nc ^ d\ne [f\ng { h ^ }\n");
    let damaged: Vec<_> =
        parse.tree.statements(0).map(|statement| parse.tree.is_damaged(statement)).collect();
    assert_eq!(damaged, [false, true, true, true, false]);
}

#[test]
fn each_rule_shows_its_own_fault() {
    for rule in crate::RULES {
        let bad: Vec<_> = read(rule.bad).reports.iter().map(|report| report.rule.code).collect();
        assert_eq!(bad, [rule.code], "{}", rule.name);
        assert!(read(rule.good).reports.is_empty(), "{}", rule.name);
    }
}

#[test]
fn codes_follow_each_other() {
    let codes: Vec<_> = crate::RULES.iter().map(|rule| rule.code).collect();
    assert_eq!(codes, ["LF0001", "LF0002", "LF0003", "LF0004", "LF0005", "LF0006", "LF0007", "LF0008"]);
}

#[test]
fn hostile_files_are_read_to_the_end() {
    let deep = 100_000;
    let hostile = [
        "{".repeat(deep),
        "}".repeat(deep),
        "{".repeat(deep) + &"}".repeat(deep),
        "a {\n".repeat(deep),
        "[".repeat(deep),
        "(\n".repeat(deep),
        "]".repeat(deep),
        "[(".repeat(deep) + &"])".repeat(deep),
        "a ".repeat(5_000_000),
        "x".repeat(10_000_000),
        "\n".repeat(1_000_000) + &"{".repeat(64) + &"\n".repeat(1_000_000),
        "\"\"\" } \\".repeat(deep),
        "\" } \\".repeat(deep),
        "“".repeat(deep),
        "“ \\ ".repeat(deep),
        "?".repeat(deep),
        "a,\n".repeat(deep),
        "a\n  b\n}\n".repeat(deep),
        "a\n}\n".repeat(deep) + "{",
        "[a + b / ".repeat(deep),
        "[a] ".repeat(deep) + "{}",
        " ".repeat(1_000_000) + &"\"\"\"\"\"\"".repeat(deep),
        format!("{{\n{}", "  a\nb\n".repeat(deep)),
    ];
    // Each of these would take minutes if some step looked back further than it should.
    for text in &hostile {
        let parse = parse(FileId(0), text);
        assert_eq!(parse.tree.text(), text.as_str());
        assert_eq!(parse.tree.node(0).last as usize, parse.tree.tokens().len());
    }
    assert_eq!(faults(&"{".repeat(deep)), fault("nested-too-deep", "{"));
    assert_eq!(faults(&("[".repeat(2000) + "a")), fault("unclosed-bracket", "["));
}

fn rough_text() -> impl Strategy<Value = String> {
    let pieces = prop::sample::select(vec![
        "{", "}", "[", "]", "(", ")", "\"", "\"\"\"", "\\", "\n", "\r\n", "\n    ", "\n  ", " ", ";", ",",
        "->", "log", "1", "a.b", "-", "//", "///", "“", "”", "→", "é", "#", "?", "\t", "\u{FEFF}", "\r",
        "x {", "\n}",
    ]);
    prop::collection::vec(pieces, 0..60).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1500) })]

    #[test]
    fn any_text_comes_back_whole(text in any::<String>()) {
        read(&text);
    }

    #[test]
    fn rough_notation_comes_back_whole(text in rough_text()) {
        let parse = read(&text);
        for token in 0..parse.tree.tokens().len() as u32 {
            if matches!(parse.tree.tokens()[token as usize].kind, TokenKind::Text | TokenKind::Prose) {
                let written = parse.tree.token_text(token);
                crate::text_value(written);
                crate::text_parts(written);
            }
        }
    }

    #[test]
    fn quoted_text_survives_value_and_parts(text in "[a:{} \\\\n\"é\n]{0,40}") {
        crate::text_value(&text);
        for quotes in ["\"", "\"\"\""] {
            let token = format!("{quotes}{text}{quotes}");
            let value = crate::text_value(&token);
            prop_assert!(value.len() <= token.len());
            for part in crate::text_parts(&token) {
                if let crate::TextPart::Icon { start, end, .. } | crate::TextPart::Ref { start, end, .. } = part {
                    prop_assert!(token.get(start..end).is_some());
                }
            }
        }
    }
}

/// A file with a reported character is read by the slow rules alone.
#[test]
fn a_plain_bracket_has_the_same_nodes_on_either_road() {
    for inside in [
        "a",
        " a ",
        "a b",
        "2 a + b / c",
        "a + b+c/ d",
        "",
        "a +",
        "+ a",
        "a / / b",
        "a, b",
        "(a) + b",
        "[a] + b",
        "a { b }",
        "a // c",
        "a + \n b",
        "a]",
        "a -> b",
        "\"a\" / b",
        "a;",
    ] {
        let line = format!("x [{inside}] y\nz\n");
        let fast = nodes(&line);
        let slow = nodes(&format!("{line}?\n"));
        let kept = |nodes: &[Node], count: usize| {
            nodes[1..count]
                .iter()
                .map(|node| (node.kind, node.first, node.last, node.next))
                .collect::<Vec<_>>()
        };
        assert_eq!(kept(&fast, fast.len()), kept(&slow, fast.len()), "{inside}");
    }
}

fn nodes(text: &str) -> Vec<Node> {
    parse(FileId(0), text).tree.nodes
}
