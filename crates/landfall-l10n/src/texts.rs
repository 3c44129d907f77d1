//! The texts of a pack, in the order of the story, with what a translator should know about each.

use std::cell::RefCell;

use landfall_diagnostics::{Sources, Span};
use landfall_model::{AssetId, Atlas, Message, Rec};
use landfall_schema::{Fact, TextRole};
use rustc_hash::FxHashMap;

use crate::glossary::{Glossary, Sort, language};
use crate::marks;

/// The texts of one pack that players read.
pub struct Texts<'a> {
    pub atlas: &'a Atlas,
    /// As the atlas orders them; notes are for designers and stay out.
    pub messages: Vec<Message<'a>>,
    by_key: FxHashMap<String, u32>,
    /// `poi/P950` and the keys it had before, such as `poi/P901`.
    renames: FxHashMap<String, Vec<String>>,
}

impl<'a> Texts<'a> {
    pub fn of(atlas: &'a Atlas, pack: u16) -> Self {
        let messages: Vec<Message<'a>> =
            atlas.messages(pack).into_iter().filter(|message| message.text.role != TextRole::Note).collect();
        let by_key =
            messages.iter().enumerate().map(|(at, message)| (message.key.clone(), at as u32)).collect();
        Self { atlas, messages, by_key, renames: renames(atlas, pack) }
    }

    pub fn find(&self, key: &str) -> Option<&Message<'a>> {
        self.position(key).map(|at| &self.messages[at])
    }

    pub fn position(&self, key: &str) -> Option<usize> {
        self.by_key.get(key).map(|at| *at as usize)
    }

    /// The keys that a message had under the former ids of its asset.
    pub fn former_keys(&self, key: &str) -> Vec<String> {
        // `log/12` of `log/12/title`, or of `log/12@night/title`.
        let id = key.find('/').map_or(key.len(), |slash| slash + 1);
        let end = key[id..].find(['/', '@']).map_or(key.len(), |end| id + end);
        let former = self.renames.get(&key[..end]).into_iter().flatten();
        former.map(|before| format!("{before}{}", &key[end..])).collect()
    }

    /// Positions of the messages as players meet them: boards first, then whatever each card leads to.
    pub fn story(&self) -> Vec<usize> {
        let atlas = self.atlas;
        let mut by_asset: FxHashMap<AssetId, Vec<usize>> = FxHashMap::default();
        for (at, message) in self.messages.iter().enumerate() {
            if let Some(owner) = message.rec.owner() {
                by_asset.entry(owner).or_default().push(at);
            }
        }
        let is_board =
            |id: &AssetId| atlas.schema.graphs.iter().any(|graph| graph.of == atlas.asset(*id).kind);
        let (boards, others): (Vec<AssetId>, Vec<AssetId>) = atlas.ids().partition(is_board);
        let mut seen = vec![false; atlas.assets.len()];
        let leads_to = leads_to(atlas);
        let mut order = Vec::with_capacity(self.messages.len());
        for root in boards.into_iter().chain(others) {
            // A stack of our own: stories are longer than the machine's.
            let mut stack = vec![root];
            while let Some(id) = stack.pop() {
                if std::mem::replace(&mut seen[id.0 as usize], true) {
                    continue;
                }
                order.extend(by_asset.remove(&id).unwrap_or_default());
                stack.extend(leads_to[id.0 as usize].iter().rev().filter(|id| !seen[id.0 as usize]));
            }
        }
        order
    }
}

/// What each asset leads to, in the order of its text.
fn leads_to(atlas: &Atlas) -> Vec<Vec<AssetId>> {
    let mut leads: Vec<Vec<(u32, AssetId)>> = vec![Vec::new(); atlas.assets.len()];
    for (unit, found) in atlas.references() {
        if let (Some(from), Some(to)) = (atlas.owner(unit, found.record), atlas.target_asset(found.target)) {
            leads[from.0 as usize].push((found.start, to));
        }
    }
    let in_order = leads.into_iter().map(|mut found| {
        // References stand in the order of the text, but those of prose may be gathered later.
        found.sort_by_key(|(start, _)| *start);
        found.into_iter().map(|(_, to)| to).collect()
    });
    in_order.collect()
}

fn renames(atlas: &Atlas, pack: u16) -> FxHashMap<String, Vec<String>> {
    let mut found: FxHashMap<String, Vec<String>> = FxHashMap::default();
    for (at, unit) in atlas.units.iter().enumerate().filter(|(_, unit)| unit.pack == pack) {
        for rename in &unit.renames {
            let rec = Rec::new(atlas, at as u32, rename.root);
            let kind = &rec.shape().name;
            let now = format!("{kind}/{}", rec.asset_key());
            found.entry(now).or_default().push(format!("{kind}/{}", rename.old));
        }
    }
    found
}

/// What a translator is told about a message: `#.` lines, and where it stands.
pub struct Notes<'a> {
    pub sources: &'a Sources,
    /// The folder of the pack, so that places are named from there.
    pub folder: &'a str,
    pub glossary: &'a Glossary,
    /// The card of the last message, and its title: a card may have thousands of texts, and a title behind all of them.
    last: RefCell<Option<Titled>>,
}

/// A card, known by its file and record, with its title.
type Titled = ((u32, u32), Option<String>);

impl<'a> Notes<'a> {
    pub fn new(sources: &'a Sources, folder: &'a str, glossary: &'a Glossary) -> Self {
        Self { sources, folder, glossary, last: RefCell::default() }
    }

    fn title(&self, root: Rec<'_>) -> Option<String> {
        let (place, mut last) = ((root.unit, root.index), self.last.borrow_mut());
        if let Some((_, title)) = last.as_ref().filter(|(known, _)| *known == place) {
            return title.clone();
        }
        let title = root.title().filter(|title| title.chars().count() <= 60).map(str::to_owned);
        last.insert((place, title)).1.clone()
    }

    /// `poi/shelf.land:3`.
    pub fn reference(&self, span: Span) -> String {
        let file = self.sources.get(span.file);
        let path = file.path();
        let local = path.strip_prefix(self.folder).and_then(|path| path.strip_prefix('/')).unwrap_or(path);
        format!("{local}:{}", file.position(span.start).line)
    }

    pub fn place(&self, message: &Message<'_>) -> String {
        self.reference(message.rec.arrays().span(message.text.start, message.text.end))
    }

    pub fn extracted(&self, message: &Message<'_>) -> Vec<String> {
        let mut lines = vec![self.where_it_stands(message)];
        if let Some(note) = message.text.note {
            lines.extend(note.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned));
        }
        let icons = self.icons(message.text.value);
        if !icons.is_empty() {
            lines.push(format!("Icons: {}", icons.join("; ")));
        }
        let terms = self.terms(message.text.value);
        if !terms.is_empty() {
            lines.push(format!("Glossary: {}", terms.join("; ")));
        }
        if let Some(limit) = limit(message) {
            lines.push(format!("At most {limit} characters"));
        }
        lines
    }

    fn icons(&self, text: &str) -> Vec<String> {
        let mut lines = Vec::new();
        for icon in marks::icons(text) {
            let known = self.glossary.terms().iter().find(|term| {
                term.sort == Sort::Icon && term.id.rsplit('/').next() == Some(icon.name.as_str())
            });
            let line = match known {
                Some(term) => format!(":{}: {}", icon.name, self.pair(&term.source, &term.target)),
                None => format!(":{}:", icon.name),
            };
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines
    }

    fn terms(&self, text: &str) -> Vec<String> {
        let mut lines = Vec::new();
        for found in self.glossary.find(text).into_iter().filter(|found| found.term.sort != Sort::Phrase) {
            let line = self.pair(&found.term.source, &found.term.target);
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines
    }

    /// `Point of Interest P901 "Beached survey drone", Special Action 1: Title`.
    fn where_it_stands(&self, message: &Message<'_>) -> String {
        let locale = self.glossary.source.as_str();
        let lineage: Vec<Rec<'_>> = message.rec.lineage().collect();
        let root = lineage.last().copied().unwrap_or(message.rec);
        let name =
            |shape: &landfall_schema::Shape| language(&shape.names, locale).unwrap_or(&shape.name).to_owned();
        let mut line = format!("{} {}", name(root.shape()), root.asset_key());
        let title = self.title(root).filter(|title| title != message.text.value);
        if let Some(title) = title {
            line.push_str(&format!(" \"{title}\""));
        }
        for rec in lineage.iter().rev().skip(1) {
            line.push_str(&format!(", {}", name(rec.shape())));
            if let Some(key) = rec.key() {
                line.push_str(&format!(" {key}"));
            }
        }
        let field = &message.rec.shape().fields[message.field.index()];
        let field = language(&field.names, locale).unwrap_or(&field.name);
        format!("{line}: {} ({})", field, role_word(message.text.role)).replace('\n', " ")
    }

    /// In a template there is no second language yet.
    fn pair(&self, source: &str, target: &str) -> String {
        if self.glossary.source == self.glossary.locale {
            source.to_owned()
        } else {
            format!("{source} = {target}")
        }
    }
}

pub fn role_word(role: TextRole) -> &'static str {
    match role {
        TextRole::Title => "title",
        TextRole::Flavour => "story",
        TextRole::Rules => "rules",
        TextRole::Label => "label",
        TextRole::Note => "note",
    }
}

/// How many characters fit where a text is printed, if its field or the game says so.
pub fn limit(message: &Message<'_>) -> Option<usize> {
    let (rec, text) = (message.rec, message.text);
    if let Some(limit) = rec.shape().fields[text.field.index()].limit {
        return Some(limit as usize);
    }
    let fact = match text.role {
        TextRole::Title => Fact::TitleCharacters,
        TextRole::Label => Fact::LabelCharacters,
        TextRole::Rules => Fact::RulesCharacters,
        TextRole::Flavour => Fact::StoryCharacters,
        TextRole::Note => return None,
    };
    usize::try_from(rec.atlas.schema.fact(fact)?).ok()
}
