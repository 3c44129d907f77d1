//! What every die shows.

use landfall_project::schemas::{Die, Schema};

use super::parts::{code, generated, table};

pub fn page(schema: &Schema, dice: &[Die]) -> String {
    let mut text = format!("# Dice\n\n{}\n", generated(schema));
    text.push_str("Every face is as likely as any other. In bundles they are `dice` of the header.\n\n");
    let rows: Vec<Vec<String>> = dice.iter().map(|die| row(schema, die)).collect();
    text.push_str(&table(&["Die", "Faces", "Words of", "How many"], &rows));
    if dice.iter().any(|die| die.assumed) {
        text.push_str(
            "\n\\* A stand-in: the source of this schema does not say what the printed die shows. A pack that knows \
             better replaces the word, with `override: true` and the tag `faces` in its `schemas` folder.\n",
        );
    }
    text
}

fn row(schema: &Schema, die: &Die) -> Vec<String> {
    let vocabulary = schema.vocab(die.vocab);
    let word = &vocabulary.words[die.word.index()];
    let mark = if die.assumed { " \\*" } else { "" };
    let of = die.faces_of.map_or("numbers".to_owned(), |vocab| {
        let name = &schema.vocab(vocab).name;
        format!("[{name}](words.md#{name})")
    });
    vec![
        format!("[{0}](words.md#{0}) {1}{mark}", vocabulary.name, code(&word.name)),
        faces(die),
        of,
        die.count.map_or_else(String::new, |count| count.to_string()),
    ]
}

/// Equal faces together: `3 × common, uncommon`.
fn faces(die: &Die) -> String {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for face in &die.faces {
        let face = face.join(" + ");
        match counted.iter_mut().find(|(known, _)| *known == face) {
            Some((_, count)) => *count += 1,
            None => counted.push((face, 1)),
        }
    }
    let shown = counted.into_iter().map(|(face, count)| match count {
        1 => face,
        count => format!("{count} × {face}"),
    });
    shown.collect::<Vec<_>>().join(", ")
}
