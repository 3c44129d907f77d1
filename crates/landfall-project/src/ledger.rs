//! Answers from the ledger, for people: who writes something, who reads it, and why it comes into play.

use landfall_analysis::boxes::{Guard, guards};
use landfall_analysis::ledger::{Entries, Ledger, Thing, place_name};
use landfall_diagnostics::{Sources, Span};
use landfall_model::{AssetId, Atlas, Rec, Value};
use landfall_schema::Type;

use crate::asset::{Found, find_asset};
use crate::{Compilation, Trouble};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    WhoWrites,
    WhoReads,
    Why,
}

/// Answers for `P901`, `"log 1903"`, or a part of something, such as the box `1903.1`.
pub fn ask(compilation: &Compilation, name: &str, question: Question) -> Result<String, Trouble> {
    let (atlas, thing) = find(compilation, name)?;
    let ledger = Ledger::of(atlas);
    let answer = Answer { atlas, sources: &compilation.sources, ledger };
    Ok(match question {
        Question::WhoWrites => answer.list(thing, answer.written(thing), answer.ledger.writers(thing)),
        Question::WhoReads => answer.list(thing, answer.read(thing), answer.ledger.readers(thing)),
        Question::Why => answer.why(thing),
    })
}

pub(crate) fn find<'c>(compilation: &'c Compilation, name: &str) -> Result<(&'c Atlas, Thing), Trouble> {
    let part = name.rsplit_once('.').map(|(asset, part)| (find_asset(compilation, asset), part));
    match part {
        Some((Ok(Found::Asset(atlas, id)), key)) => match find_part(atlas, id, key) {
            Some(rec) => Ok((atlas, Thing::Part { asset: id, record: rec.index })),
            None => Err(Trouble::new(format!("{} has no part `{key}`", atlas.display(id)))),
        },
        _ => match find_asset(compilation, name)? {
            Found::Asset(atlas, id) => Ok((atlas, Thing::Asset(id))),
            Found::Pack(..) => Err(Trouble::new(format!(
                "`{name}` is a pack: name a card such as `P901` or `log 12`, or a box such as `12.1`"
            ))),
        },
    }
}

/// The part of an asset that content refers to by this key.
fn find_part<'a>(atlas: &'a Atlas, id: AssetId, key: &str) -> Option<Rec<'a>> {
    let fields = atlas.schema.shapes.iter().flat_map(|shape| &shape.fields);
    let named: Vec<_> = fields
        .filter_map(|field| match field.ty {
            Type::Child { shape, .. } => Some(shape),
            _ => None,
        })
        .collect();
    let mut parts = atlas.rec(id).inside().filter(|rec| named.contains(&rec.shape_id()));
    parts.find(|rec| rec.key().as_deref() == Some(key))
}

const READ_INSTEAD: &str = ": players are sent to it, and `landfall who-reads` shows from where";

/// How an answer begins, and what it says when there is none.
struct Words {
    nobody: &'static str,
    done: &'static str,
    /// What to ask instead, when there is nothing.
    hint: &'static str,
}

struct Answer<'a> {
    atlas: &'a Atlas,
    sources: &'a Sources,
    ledger: Ledger<'a>,
}

impl Answer<'_> {
    /// What players do with it: a box is marked, a card is placed.
    fn written(&self, thing: Thing) -> Words {
        match thing {
            Thing::Part { .. } => Words { nobody: "nothing marks", done: "marked by", hint: "" },
            Thing::Asset(id) if self.is_sent_to(id) => {
                Words { nobody: "nothing places", done: "placed by", hint: READ_INSTEAD }
            }
            Thing::Asset(_) => Words {
                nobody: "nothing places, replaces or discards",
                done: "placed, replaced or discarded by",
                hint: "",
            },
        }
    }

    fn read(&self, thing: Thing) -> Words {
        match thing {
            Thing::Asset(id) if self.is_sent_to(id) => {
                Words { nobody: "nothing sends players to", done: "sent here by", hint: "" }
            }
            _ => Words { nobody: "nothing asks for", done: "asked for by", hint: "" },
        }
    }

    /// Whether it is read rather than placed, such as a log.
    fn is_sent_to(&self, id: AssetId) -> bool {
        landfall_analysis::exits::is_log(self.atlas, id)
    }

    fn list(&self, thing: Thing, words: Words, entries: Entries<'_, '_>) -> String {
        let name = self.name(thing);
        if entries.is_empty() {
            return format!("{} {name}{}\n", words.nobody, words.hint);
        }
        let mut text = format!("{name}\n{}\n", words.done);
        for entry in entries.iter() {
            text.push_str(&format!("  {}: {}\n", place_name(entry.rec), self.quote(entry.span)));
            for guard in guards(entry.rec) {
                text.push_str(&self.condition(guard));
            }
            text.push_str(&format!("      {}\n", self.place(entry.span)));
            if let Some(owner) = entry.rec.owner().filter(|owner| *owner != thing.asset()) {
                text.push_str(&format!("      {}\n", self.reached(owner)));
            }
        }
        text
    }

    fn why(&self, thing: Thing) -> String {
        let name = self.name(thing);
        let mut text = format!("{name}\n{}\n", self.reached(thing.asset()));
        let steps = self.ledger.why(thing.asset()).unwrap_or_default();
        for (step, span) in steps.iter().filter_map(|step| Some((step, step.leads?))) {
            text.push_str(&format!("  {}: {}\n      {}\n", step.name, self.quote(span), self.place(span)));
        }
        text
    }

    /// `reached by: planet glasswake, sector 3, P903 green, log 1907`.
    fn reached(&self, asset: AssetId) -> String {
        match self.ledger.why(asset) {
            None => format!("nothing leads to {}", self.atlas.display(asset)),
            Some(steps) if steps.len() == 1 => {
                format!("{} needs nothing to lead to it", self.atlas.display(asset))
            }
            Some(steps) => {
                let names: Vec<&str> = steps.iter().map(|step| step.name.as_str()).collect();
                format!("reached by: {}", names.join(", "))
            }
        }
    }

    /// `box 1 "knocked" of log 1903`, `P901 "Beached survey drone"`.
    fn name(&self, thing: Thing) -> String {
        let title = |rec: Rec<'_>| rec.title().map_or(String::new(), |title| format!(" \"{title}\""));
        let asset = self.atlas.rec(thing.asset());
        let whole = format!("{}{}", self.atlas.display(thing.asset()), title(asset));
        match thing {
            Thing::Asset(_) => whole,
            Thing::Part { record, .. } => {
                let part = asset.at(record);
                format!("{} {}{} of {whole}", part.shape().name, part.key().unwrap_or_default(), title(part))
            }
        }
    }

    /// `only if marked(12.1)`.
    fn condition(&self, guard: Guard<'_>) -> String {
        let place = guard.rec.fields().find(|field| matches!(field.value, Value::Condition(_)));
        let Some(place) = place else { return String::new() };
        let not = if guard.held { "" } else { "not: " };
        format!("      only if {not}{}\n", self.quote(place.span))
    }

    /// What stands there, on one line.
    fn quote(&self, span: Span) -> String {
        let line = self.sources.slice(span).split_whitespace().collect::<Vec<_>>().join(" ");
        match line.char_indices().nth(60) {
            Some((at, _)) => format!("{} …", &line[..at]),
            None => line,
        }
    }

    fn place(&self, span: Span) -> String {
        let at = self.sources.get(span.file).position(span.start);
        format!("{}:{}:{}", self.sources.path(span.file), at.line, at.column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile_example;

    const SHORE: &str = r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky; poi P010 }
}
poi P010 "Crate" { last-poi; action "Pry" check { green [physical] -> goto log 10; red -> danger A } }
log 10 "Inside" { "Dust."; box 1 "opened"; -> if marked(10.1) { end turn } else { mark 10.1 }; end }
"#;

    fn answer(name: &str, question: Question) -> String {
        let compilation = compile_example(SHORE);
        ask(&compilation, name, question).unwrap()
    }

    #[test]
    fn the_way_to_a_log_begins_at_the_board() {
        let text = answer("log 10", Question::Why);
        assert!(
            text.contains("reached by: planet shore, sector 1, P010, action \"Pry\" green, log 10\n"),
            "{text}"
        );
    }

    #[test]
    fn a_box_has_writers_and_readers() {
        let text = answer("10.1", Question::WhoWrites);
        assert!(
            text.starts_with("box 1 \"opened\" of log 10 \"Inside\"\nmarked by\n  log 10: mark 10.1\n      only if not: marked(10.1)\n"),
            "{text}"
        );
        assert!(answer("10.1", Question::WhoReads).contains("marked(10.1)"));
    }

    #[test]
    fn a_card_is_laid_out_by_its_sector() {
        let text = answer("P010", Question::WhoWrites);
        assert!(text.contains("planet shore, sector 1: P010"), "{text}");
        assert!(text.contains("planet shore needs nothing to lead to it"), "{text}");
    }

    #[test]
    fn nobody_marks_is_said_in_the_words_of_the_table() {
        assert_eq!(
            answer("log 10", Question::WhoWrites),
            "nothing places log 10 \"Inside\": players are sent to it, and `landfall who-reads` shows from where\n"
        );
        assert!(answer("log 10", Question::WhoReads).starts_with("log 10 \"Inside\"\nsent here by\n"));
    }

    #[test]
    fn an_unknown_part_is_told() {
        let compilation = compile_example(SHORE);
        let trouble = ask(&compilation, "10.7", Question::Why).unwrap_err().to_string();
        assert_eq!(trouble, "log 10 has no part `7`");
    }
}
