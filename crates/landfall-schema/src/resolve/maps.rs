//! Round maps: the words of their spaces, and who lays them out.

use landfall_diagnostics::{Reports, Span};

use super::{Resolver, unknown_name};
use crate::gather::Gathered;
use crate::rules;
use crate::texts::{MapText, PolarText, VocabularyText, WordText};
use crate::types::{Map, Polar};
use crate::yaml::Said;

/// More rings and directions than fit on any table.
const MOST_RINGS: i64 = 20;
const MOST_DIRECTIONS: usize = 36;

/// Gives a polar vocabulary its words: the hub, then ring by ring.
pub(super) fn grow(name: &str, text: &mut VocabularyText, reports: &mut Reports) -> Option<Polar> {
    let polar = text.polar.take()?;
    if let Some(word) = text.words.values().next() {
        let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{name}` makes its words itself"));
        let draft = draft.help("take `words` away, or `polar`");
        let draft = draft.related(polar.span, "its words are the spaces of this map");
        reports.push(draft.at(word.name.span, "this space is not on the map"));
        text.words.clear();
    }
    let (hub, rings, directions, address) = parts(name, &polar, reports)?;
    let space = |name: String, span: Span, tags: &[(&str, &str)]| WordText {
        // A space is called the same in every language.
        names: text.names.keys().map(|locale| (locale.clone(), Said::elsewhere(&name, span))).collect(),
        name: Said::elsewhere(&name, span),
        doc: String::new(),
        tags: tags.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect(),
        tag_keys: Vec::new(),
    };
    let mut words = vec![space(hub.text.clone(), hub.span, &[("ring", "0")])];
    for ring in 1..=rings {
        for direction in &directions {
            let ring = ring.to_string();
            let name = address.text.replace("{ring}", &ring).replace("{direction}", &direction.text);
            let tags = [("ring", ring.as_str()), ("direction", &direction.text)];
            words.push(space(name, address.span, &tags));
        }
    }
    for word in words {
        if text.words.contains_key(&word.name.text) {
            let draft =
                rules::WRONG_SCHEMA_VALUE.report(format!("two spaces are called `{}`", word.name.text));
            let draft = draft.help("write an address such as `R{ring}-{direction}`");
            reports.push(draft.at(word.name.span, "they cannot be distinguished"));
            text.words.clear();
            return None;
        }
        text.words.insert(word.name.text.clone(), word);
    }
    let directions = directions.into_iter().map(|said| said.text).collect();
    Some(Polar { rings: rings as u16, directions })
}

/// What a map needs, each part reported when it will not do.
fn parts<'t>(
    name: &str,
    polar: &'t PolarText,
    reports: &mut Reports,
) -> Option<(&'t Said, i64, Vec<Said>, &'t Said)> {
    for (key, given) in [
        ("hub", polar.hub.is_some()),
        ("rings", polar.rings.is_some()),
        ("directions", !polar.directions.is_empty()),
        ("address", polar.address.is_some()),
    ] {
        if !given {
            let draft =
                rules::WRONG_SCHEMA_VALUE.report(format!("the map of `{name}` does not say its `{key}`"));
            let help = "write `polar: {hub: HUB, rings: 3, directions: [N, E, S, W], address: \"R{ring}-{direction}\"}`";
            reports.push(draft.help(help).at(polar.span, "needed here"));
        }
    }
    let (rings, said) = polar.rings.as_ref()?;
    let rings = Some(*rings).filter(|rings| (1..=MOST_RINGS).contains(rings));
    if rings.is_none() {
        let draft = rules::WRONG_SCHEMA_VALUE.report(format!("a map cannot have {} rings", said.text));
        let draft = draft.help(format!("write a number from 1 to {MOST_RINGS}"));
        reports.push(draft.at(said.span, "rings around the hub"));
    }
    let directions = directions(polar, reports);
    let hub = polar.hub.as_ref().filter(|said| fits(said, reports));
    let address = polar.address.as_ref().filter(|said| is_address(said, reports));
    Some((hub?, rings?, directions?, address?))
}

fn directions(polar: &PolarText, reports: &mut Reports) -> Option<Vec<Said>> {
    let list = &polar.directions;
    let mut sound = true;
    for (at, direction) in list.iter().enumerate() {
        sound &= fits(direction, reports);
        if list[..at].iter().any(|other| other.text == direction.text) {
            let draft =
                rules::WRONG_SCHEMA_VALUE.report(format!("`{}` is a direction twice", direction.text));
            reports.push(draft.help("write it once").at(direction.span, "every ring has it already"));
            sound = false;
        }
    }
    if let Some(beyond) = list.get(MOST_DIRECTIONS) {
        let draft = rules::WRONG_SCHEMA_VALUE.report(format!("a map cannot have {} directions", list.len()));
        let draft = draft.help(format!("write {MOST_DIRECTIONS} at most"));
        reports.push(draft.at(beyond.span, "one too many"));
        sound = false;
    }
    (sound && !list.is_empty()).then(|| list.clone())
}

/// Whether this can be a word of content.
fn fits(said: &Said, reports: &mut Reports) -> bool {
    let plain = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
    let fits = said.text.starts_with(char::is_alphanumeric) && said.text.chars().all(plain);
    if !fits {
        let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` is not a word", said.text));
        reports.push(draft.help("use letters, digits and dashes").at(said.span, "designers write this"));
    }
    fits
}

fn is_address(said: &Said, reports: &mut Reports) -> bool {
    for slot in ["{ring}", "{direction}"] {
        if !said.text.contains(slot) {
            let draft = rules::WRONG_SCHEMA_VALUE.report(format!("an address needs `{slot}`"));
            let draft = draft.help("write an address such as `R{ring}-{direction}`");
            reports.push(draft.at(said.span, "two spaces would be called the same"));
            return false;
        }
    }
    let example = said.text.replace("{ring}", "1").replace("{direction}", "N");
    fits(&Said::elsewhere(&example, said.span), reports)
}

impl Resolver<'_> {
    pub(super) fn maps(&mut self, gathered: &Gathered) {
        for text in gathered.maps.values() {
            let map = self.map(text);
            self.schema.maps.extend(map);
        }
    }

    fn map(&mut self, text: &MapText) -> Option<Map> {
        let name = &text.name;
        let of = self.kind_of(name, &text.of);
        let over = self.given(name, "over", &text.over)?;
        let entry = self.given(name, "entry", &text.entry);
        let label = format!("the spaces of `{}`", name.text);
        let vocab = self.find(over, "vocabulary", &label, |names| &names.vocabularies)?;
        let vocabulary = &self.schema.vocabularies[vocab.index()];
        if vocabulary.polar.is_none() {
            // One whose map was reported has no words.
            if !vocabulary.words.is_empty() {
                let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` is not a map", over.text));
                let help = format!("give the vocabulary `{}` a `polar` in place of its words", over.text);
                self.reports.push(draft.help(help).at(over.span, "these words lie beside nothing"));
            }
            return None;
        }
        let entry = entry?;
        let Some(word) = vocabulary.word(&entry.text) else {
            let known: Vec<&str> = vocabulary.words.iter().map(|word| word.name.as_str()).collect();
            let what = format!("word of `{}`", over.text);
            let report = unknown_name(&what, &entry.text, &known, entry.span, "where everybody begins");
            self.reports.push(report);
            return None;
        };
        Some(Map {
            name: name.text.clone(),
            vocab,
            of: of?,
            entry: word,
            lies: None,
            cost: None,
            closed: None,
        })
    }
}
