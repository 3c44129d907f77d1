//! The content as tokens and statements, so that mistakes are made where a person would make them.

use landfall_diagnostics::FileId;
use landfall_syntax::{Item, TokenKind, Tree, parse};

/// One statement, with what it stands in.
#[derive(Clone, Debug)]
pub struct Line {
    pub file: usize,
    /// The words before any block, texts included.
    pub words: Vec<Word>,
    pub start: usize,
    pub end: usize,
    /// First words of the statements around it, outermost first: `poi P901`, `action`.
    pub around: Vec<String>,
    pub has_block: bool,
}

#[derive(Clone, Debug)]
pub struct Word {
    pub text: String,
    pub start: usize,
    pub end: usize,
    pub kind: TokenKind,
}

impl Line {
    pub fn first(&self) -> &str {
        self.words.first().map_or("", |word| &word.text)
    }

    pub fn word(&self, at: usize) -> &str {
        self.words.get(at).map_or("", |word| &word.text)
    }

    pub fn owner(&self) -> &str {
        self.around.first().map_or("", String::as_str)
    }

    pub fn is_top(&self) -> bool {
        self.around.is_empty()
    }
}

/// Every statement of a file, outer ones before what they hold.
pub fn lines(file: usize, text: &str) -> Vec<Line> {
    let parsed = parse(FileId(file as u32), text);
    let mut found = Vec::new();
    collect(&parsed.tree, parsed.tree.root(), file, &mut Vec::new(), &mut found);
    found
}

fn collect(tree: &Tree, parent: u32, file: usize, around: &mut Vec<String>, found: &mut Vec<Line>) {
    for statement in tree.statements(parent) {
        let span = tree.node_span(statement);
        let mut items = tree.items(statement);
        let (mut words, mut blocks) = (Vec::new(), Vec::new());
        while let Some(item) = items.bump() {
            match item {
                Item::Token { kind, text, span } => words.push(Word {
                    text: text.to_owned(),
                    start: span.start as usize,
                    end: span.end as usize,
                    kind,
                }),
                Item::Block { node, .. } => blocks.push(node),
            }
        }
        let name = words.iter().take(2).map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ");
        found.push(Line {
            file,
            words,
            start: span.start as usize,
            end: span.end as usize,
            around: around.clone(),
            has_block: !blocks.is_empty(),
        });
        around.push(name);
        for block in blocks {
            collect(tree, block, file, around, found);
        }
        around.pop();
    }
}
