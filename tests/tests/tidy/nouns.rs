//! The compiler speaks about any game: no message in Rust uses a noun of one. What a game calls its things is read in its
//! schema. Names of rules are exempt: people have written them behind `allow`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use landfall_project::schemas::{Class, Type};
use landfall_project::{Options, games, schema};
use landfall_tests::{files_under, repository};

const WORDS: &str = "tests/fixtures/rules/words-of-the-compiler.txt";

/// What the shipped games call their kinds, blocks, flags and verbs, and the words of their vocabularies.
fn nouns() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for game in games(&Options::default()).unwrap() {
        let schema = schema(&game.name, &Options::default()).unwrap();
        for shape in &schema.shapes {
            match shape.class {
                Class::Kind(_) | Class::Block => {
                    found.insert(plain(&shape.name));
                    found.extend(shape.names.get("en").map(|name| plain(name)));
                    let flags = shape.fields.iter().filter(|field| field.ty == Type::Flag);
                    found.extend(flags.map(|flag| plain(&flag.name)));
                }
                // Of a phrase, the words it begins with: `move to connected`. One word alone is a verb of English.
                _ => {
                    let words = shape.first_words();
                    found.extend(words.contains(' ').then(|| plain(&words)));
                }
            }
        }
        for word in schema.vocabularies.iter().flat_map(|vocab| &vocab.words) {
            found.insert(plain(&word.name));
            found.extend(word.names.get("en").map(|name| plain(name)));
        }
        found.extend(schema.graphs.iter().map(|graph| plain(&graph.mover)));
    }
    // One or two letters are tables, directions and the like.
    found.retain(|noun| noun.trim().len() > 2);
    found
}

/// In lower case, one blank around each word.
fn plain(text: &str) -> String {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(|word| format!(" {}", word.to_lowercase())).collect::<String>() + " "
}

/// The words that the compiler may use all the same, by reason.
fn allowed() -> BTreeMap<String, String> {
    let text = fs::read_to_string(repository().join(WORDS)).unwrap();
    let mut found = BTreeMap::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (words, reason) = line.split_once('|').unwrap_or((line, ""));
        assert!(!reason.trim().is_empty(), "{line}: no reason");
        for word in words.split(',') {
            assert!(found.insert(plain(word), reason.trim().to_owned()).is_none(), "{word} is listed twice");
        }
    }
    found
}

/// Every text of more than one word in the Rust of the program, with its place. Examples of rules are content.
fn messages() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for path in files_under(&repository().join("crates"), ".rs") {
        let shown = path.strip_prefix(repository()).unwrap().to_str().unwrap().replace('\\', "/");
        // Words of languages are data, and examples are content.
        let set_aside =
            ["/generated/", "/tests", "/testing", "/language/", "/example.rs", "/examples/", "build.rs"];
        if set_aside.iter().any(|part| shown.contains(part)) {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        // Tests come last in a file.
        let end = text.find("\n#[cfg(test)]\n").unwrap_or(text.len());
        for (line, message) in literals(&text[..end]) {
            // Markup is no message.
            if message.trim().contains(char::is_whitespace) && !message.contains("=\"") {
                found.push((format!("{shown}:{line}"), without_code(&message)));
            }
        }
        // What clap prints as help.
        if shown.starts_with("crates/landfall-cli/src/commands") || shown.ends_with("cli/src/args.rs") {
            let lines: Vec<&str> = text[..end].lines().map(str::trim).collect();
            for (at, line) in lines.iter().enumerate() {
                let after = lines[at..].iter().find(|line| !line.starts_with("///"));
                if let (Some(help), true) =
                    (line.strip_prefix("/// "), after.is_some_and(|line| line.starts_with("#[")))
                {
                    found.push((format!("{shown}:{}", at + 1), without_code(help)));
                }
            }
        }
    }
    found
}

/// String literals, with the line each begins on. A small reader: it knows comments, raw texts and character literals.
fn literals(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let line = || text[..at].matches('\n').count() + 1;
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if let Some((open, close)) = raw(text, at) {
            let len = rest[open..].find(&close).unwrap();
            if !is_example(&text[..at]) {
                found.push((line(), rest[open..open + len].to_owned()));
            }
            at += open + len + close.len();
        } else if rest.starts_with('"') {
            let mut end = 1;
            while !rest[end..].starts_with('"') {
                end += if rest[end..].starts_with('\\') {
                    1 + rest[end + 1..].chars().next().unwrap().len_utf8()
                } else {
                    rest[end..].chars().next().unwrap().len_utf8()
                };
            }
            if !is_example(&text[..at]) {
                found.push((line(), rest[1..end].replace("\\n", " ").replace("\\\"", "\"")));
            }
            at += end + 1;
        } else if rest.starts_with("'\"'") || rest.starts_with("'\\") {
            at += 3;
        } else {
            at += rest.chars().next().unwrap().len_utf8();
        }
    }
    found
}

/// The length of the beginning of a raw text here, and how it ends.
fn raw(text: &str, at: usize) -> Option<(usize, String)> {
    let before = text[..at].chars().next_back();
    if before.is_some_and(|c| c.is_alphanumeric() || c == '_') {
        return None;
    }
    let rest = text[at..].strip_prefix('r')?;
    let marks = rest.bytes().take_while(|byte| *byte == b'#').count();
    rest[marks..].starts_with('"').then(|| (marks + 2, format!("\"{}", "#".repeat(marks))))
}

/// Whether what follows on this line is the example of a rule.
fn is_example(before: &str) -> bool {
    let line = before.rsplit('\n').next().unwrap_or_default().trim_start();
    let continued = || before.rsplit("\n        ").take(3).any(|line| line.trim_start().ends_with("_line!("));
    line.starts_with("bad: ") || line.starts_with("good: ") || continued()
}

/// Without holes, tags of markup, and commands of the help with what they are given.
fn without_code(message: &str) -> String {
    let mut plain = String::new();
    for line in message.lines() {
        let line = line.trim_start();
        let is_command = ["landfall ", "flatc "].iter().any(|command| line.starts_with(command));
        plain.push_str(if is_command { line.split_once("   ").map_or("", |(_, said)| said) } else { line });
        plain.push('\n');
    }
    for (open, close) in [('{', '}'), ('<', '>')] {
        while let Some(start) = plain.find(open) {
            let Some(len) = plain[start..].find(close) else { break };
            plain.replace_range(start..=start + len, " ");
        }
    }
    plain
}

/// The noun as it is, or several of them.
fn uses(message: &str, noun: &str) -> bool {
    let stem = noun.trim_end();
    message.contains(noun)
        || message.contains(&format!("{stem}s "))
        || message.contains(&format!("{stem}es "))
}

#[test]
fn no_message_uses_a_noun_of_a_game() {
    let (nouns, allowed) = (nouns(), allowed());
    assert!(nouns.len() > 800, "{}", nouns.len());
    let messages: Vec<(String, String)> =
        messages().into_iter().map(|(place, text)| (place, plain(&text))).collect();
    assert!(messages.len() > 2000, "{}", messages.len());
    let mut wrong = Vec::new();
    for noun in nouns.iter().filter(|noun| !allowed.contains_key(*noun)) {
        for (place, text) in messages.iter().filter(|(_, text)| uses(text, noun)) {
            let at = text.find(noun.trim_end()).unwrap_or(0);
            let from = text.floor_char_boundary(at.saturating_sub(30));
            let to = text.floor_char_boundary(at + 50);
            wrong.push(format!("{}: {place}: ..{}..", noun.trim(), &text[from..to]));
        }
    }
    assert!(wrong.is_empty(), "{} messages:\n{}", wrong.len(), wrong.join("\n"));
    for word in allowed.keys() {
        assert!(nouns.contains(word), "`{}` is a word of no game: take it off the list", word.trim());
        assert!(
            messages.iter().any(|(_, text)| uses(text, word)),
            "`{}` is in no message: take it off the list",
            word.trim()
        );
    }
}

#[test]
fn a_message_is_told_from_what_is_none() {
    let text = "fn f() {\n    // \"a comment\"\n    let _ = ('\"', \"one \\\"two\\\"\", r#\"three \"four\"\"#);\n}\n";
    assert_eq!(literals(text), [(3, "one \"two\"".to_owned()), (3, "three \"four\"".to_owned())]);
    assert_eq!(literals("        bad: \"a sector\",\n        good: r\"a path\",\n"), []);
    assert_eq!(
        plain(&without_code("  landfall graph P901   the {noun} <path d=\"M\"/> of it")),
        " the of it "
    );
    assert!(uses(&plain("two one-way paths."), &plain("path")) && !uses(&plain("pathos"), &plain("path")));
}
