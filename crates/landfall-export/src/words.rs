//! Cards in words, in every language of a pack: what tables, documents and pages are made of.

use landfall_l10n::text::{Line, Speaker, Style, reading};
use landfall_model::{AssetId, Atlas, Rec, Value};
use landfall_project::{Compilation, Options, Trouble, Wording};
use landfall_schema::{IdPattern, TextRole};

/// A pack in all its languages.
pub struct Words<'a> {
    pub atlas: &'a Atlas,
    pub name: String,
    pub title: String,
    pub version: String,
    pub wordings: Vec<Wording>,
    pub ids: Vec<AssetId>,
}

impl<'a> Words<'a> {
    pub fn of(compilation: &'a Compilation, pack: usize, options: &Options) -> Result<Self, Trouble> {
        let about = &compilation.packs[pack];
        let atlas = compilation.atlas(pack).ok_or_else(|| {
            Trouble::new(format!("`{}` cannot be read; `landfall check` shows why", about.name))
        })?;
        let mut wordings = Vec::new();
        for locale in compilation.languages_of(pack) {
            wordings.push(Wording::of(compilation, pack, Some(&locale), options)?);
        }
        Ok(Self {
            atlas,
            name: about.name.clone(),
            title: about.title(),
            version: about.version.clone(),
            wordings,
            ids: compilation.cards_of(pack),
        })
    }

    pub fn speakers(&self) -> Vec<Speaker<'_>> {
        self.wordings.iter().map(|wording| wording.speaker(self.atlas)).collect()
    }

    pub fn keyword(&self, id: AssetId) -> &str {
        &self.atlas.schema.kind(self.atlas.asset(id).kind).keyword
    }
}

/// The title of a card, or nothing.
pub fn title(speaker: &Speaker<'_>, id: AssetId) -> String {
    let rec = speaker.atlas.rec(id);
    let title = rec.fields().find(|field| field.text().is_some_and(|text| text.role == TextRole::Title));
    title.and_then(|field| speaker.text(field)).map(|text| text.into_owned()).unwrap_or_default()
}

/// What a card is called where it has no title.
pub fn heading(speaker: &Speaker<'_>, id: AssetId) -> String {
    let rec = speaker.atlas.rec(id);
    let kind = speaker.name(&rec.shape().names, &rec.shape().name);
    match title(speaker, id) {
        title if !title.is_empty() => title,
        _ if is_named(speaker.atlas, id) => landfall_l10n::text::readable(rec.asset_key()),
        _ => format!("{kind} {}", rec.asset_key()),
    }
}

/// Whether the id of a card is a name for files rather than a number that players know.
pub fn is_named(atlas: &Atlas, id: AssetId) -> bool {
    atlas.schema.kind(atlas.asset(id).kind).id == IdPattern::Name
}

pub fn kind_name<'a>(speaker: &Speaker<'a>, id: AssetId) -> &'a str {
    let shape = speaker.atlas.rec(id).shape();
    speaker.name(&shape.names, &shape.name)
}

/// Its lines without the title.
pub fn lines(speaker: &Speaker<'_>, id: AssetId) -> Vec<Line> {
    reading(speaker, id).into_iter().filter(|line| line.style != Style::Title).collect()
}

/// The story of a card, and everything else, as text.
pub fn story_and_rules(lines: &[Line]) -> (String, String) {
    let join = |is_story: bool| {
        let own = lines.iter().filter(|line| (line.style == Style::Story) == is_story);
        own.map(|line| format!("{}{}", "  ".repeat(line.depth.min(20)), line.text))
            .collect::<Vec<_>>()
            .join("\n")
    };
    (join(true), join(false))
}

/// The plain facts of a card by the names of their fields: words, numbers and references as they are written.
pub fn facts(rec: Rec<'_>) -> Vec<(&str, String)> {
    let mut facts: Vec<(&str, String)> = Vec::new();
    for field in rec.fields() {
        let value = match field.value {
            Value::Flag => "yes".to_owned(),
            Value::Word(_) => field.word().map(|word| word.name.clone()).unwrap_or_default(),
            Value::Ref(_) => {
                field.target_asset().map(|id| rec.atlas.asset(id).key.to_string()).unwrap_or_default()
            }
            Value::Int(_) | Value::Range(..) | Value::Name(_) => field.as_text().unwrap_or_default(),
            _ => continue,
        };
        match facts.iter_mut().find(|(name, _)| *name == field.name()) {
            Some((_, known)) => {
                known.push_str(", ");
                known.push_str(&value);
            }
            None => facts.push((field.name(), value)),
        }
    }
    facts
}
