//! A finished schema as bytes, so that the games that come with the program open without their YAML being read.
//!
//! An image belongs to the program that wrote it: there is no version in it, and it is never kept on disk.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize, Serializer};

use crate::types::Schema;

/// The image of a schema. The same schema gives the same bytes.
pub fn write(schema: &Schema) -> Result<Vec<u8>, String> {
    postcard::to_allocvec(schema).map_err(|error| error.to_string())
}

/// The schema that an image was written from. `Err` says why these bytes are no image. Texts that only few ask for stay
/// where they are until then, which is why an image is part of the program.
pub fn open(image: &'static [u8]) -> Result<Schema, String> {
    let (schema, rest) = postcard::take_from_bytes(image).map_err(|error| error.to_string())?;
    if rest.is_empty() { Ok(schema) } else { Err(format!("{} bytes are left over", rest.len())) }
}

/// Maps in the order of their keys: the order of a hash map depends on how it came to be.
pub(crate) fn sorted<S: Serializer, V: Serialize>(
    map: &FxHashMap<String, V>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    map.iter().collect::<BTreeMap<_, _>>().serialize(serializer)
}

/// The severity of a rule, which has its type in a crate that knows nothing of images.
pub(crate) mod severity {
    use landfall_diagnostics::Severity;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    const ALL: [Severity; 3] = [Severity::Error, Severity::Warning, Severity::Advice];

    pub fn serialize<S: Serializer>(severity: &Severity, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(*severity as u8)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Severity, D::Error> {
        let at = u8::deserialize(deserializer)?;
        ALL.get(usize::from(at)).copied().ok_or_else(|| D::Error::custom("there is no such level"))
    }
}

/// The rule of a constraint: its text, from which the one rule of the program is found or made.
pub(crate) mod rule {
    use landfall_diagnostics::{GameRuleText, Origin, Rule};
    use serde::{Deserializer, Serializer};

    use super::{Deserialize, RuleText, Serialize};

    pub fn serialize<S: Serializer>(rule: &&'static Rule, serializer: S) -> Result<S::Ok, S::Error> {
        let Origin::Game(game) = rule.origin else {
            return Err(serde::ser::Error::custom("a rule of the compiler is no rule of a game"));
        };
        let (severity, Rule { code, name, title, explanation, bad, good, .. }) = (rule.severity, *rule);
        RuleText { game, code, name, severity, title, explanation, bad, good }.serialize(serializer)
    }

    pub fn deserialize<'de: 'static, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<&'static Rule, D::Error> {
        let RuleText { game, code, name, severity, title, explanation, bad, good } =
            RuleText::deserialize(deserializer)?;
        Ok(GameRuleText { game, code, name, severity, title, explanation, bad, good }.rule_of_program())
    }
}

#[derive(Serialize, Deserialize)]
struct RuleText<'a> {
    game: &'a str,
    code: &'a str,
    name: &'a str,
    #[serde(with = "severity")]
    severity: landfall_diagnostics::Severity,
    title: &'a str,
    explanation: &'a str,
    bad: &'a str,
    good: &'a str,
}

#[cfg(test)]
mod tests {
    use landfall_diagnostics::Sources;

    use super::*;

    fn schema() -> Schema {
        let mut sources = Sources::default();
        let text = "\
game: moor
vocabularies:
  colour: {words: {red: {}, green: {}, blue: {}}}
kinds:
  card:
    id: C##
    write: 'card {id} {colour}'
    fields:
      id: id
      colour: word of colour
      worth: int 1..9
";
        let file = sources.add("moor.yaml", text);
        let (schema, reports) = crate::load(&[file], &sources);
        assert!(reports.is_empty(), "{reports:#?}");
        schema
    }

    #[test]
    fn an_image_opens_as_what_it_was_written_from() {
        let first = write(&schema()).unwrap();
        let opened = open(first.clone().leak()).unwrap();
        assert_eq!(opened.kinds[0].keyword, "card");
        assert_eq!(opened.vocabularies[0].index.len(), 3);
        assert_eq!(write(&opened).unwrap(), first);
    }

    #[test]
    fn other_bytes_are_no_image() {
        let image: &[u8] = write(&schema()).unwrap().leak();
        assert!(open(&image[..image.len() - 1]).is_err());
        assert!(open([image, b"x"].concat().leak()).is_err());
    }
}
