//! Effects, conditions, targets and requirements in words.

use std::borrow::Cow;
use std::cell::RefCell;

use landfall_model::{Arrow, Atlas, Compare, Condition, FieldView, List, PRINTED, Rec, Target, Value};
use landfall_schema::{Class, Control, IdPattern, Role, TextRole, Type};
use rustc_hash::FxHashMap;

use super::fill::Asked;
use super::templates::Templates;
use crate::glossary::language;

/// How deep phrases may nest; content is held to less.
const DEEPEST: usize = 80;

/// Says things in one language.
pub struct Speaker<'a> {
    pub atlas: &'a Atlas,
    pub locale: &'a str,
    pub templates: &'a Templates,
    /// Translated texts by key; empty for the language of the source.
    pub table: &'a FxHashMap<String, String>,
    /// Whether texts without a translation are marked as such.
    pub foreign: bool,
    /// Whether icons in texts stay as they are written, for those who draw them.
    pub keeps_icons: bool,
    /// What was said before, for those who say a condition alone and then in what depends on it.
    pub memory: Option<Memory>,
}

/// Short phrases: where each is written, whether it was negated, and its words.
#[derive(Debug, Default)]
pub struct Memory(RefCell<Vec<([u32; 2], bool, String)>>);

/// A card with more phrases has them said again.
const MOST_REMEMBERED: usize = 32;

impl Memory {
    fn recall(&self, rec: Rec<'_>, negated: bool) -> Option<String> {
        let known = self.0.borrow();
        let place = [rec.unit, rec.index];
        let mut alike = known.iter().filter(|(known, of, _)| (*known, *of) == (place, negated));
        alike.next().map(|(.., said)| said.clone())
    }

    fn keep(&self, rec: Rec<'_>, negated: bool, said: &str) {
        let mut known = self.0.borrow_mut();
        if known.len() < MOST_REMEMBERED {
            known.push(([rec.unit, rec.index], negated, said.to_owned()));
        }
    }
}

impl<'a> Speaker<'a> {
    /// A name of the schema in this language.
    pub fn name<'n>(&self, names: &'n landfall_schema::Names, fallback: &'n str) -> &'n str {
        let source = &self.atlas.schema.game.source_locale;
        language(names, self.locale).or_else(|| language(names, source)).unwrap_or(fallback)
    }

    /// A text of a card in this language, icons and references by their names.
    pub fn text(&self, field: FieldView<'a>) -> Option<Cow<'a, str>> {
        let text = self.translated(field)?;
        if !text.contains([':', '{']) {
            return Some(text);
        }
        let mut marks = crate::marks::icons(&text);
        marks.extend(crate::marks::references(&text));
        marks.sort_by_key(|mark| mark.start);
        let (mut out, mut at) = (String::new(), 0);
        for mark in marks {
            let Some(plain) = text.get(at..mark.start) else { continue };
            out.push_str(plain);
            out.push_str(&match text[mark.start..].starts_with(':') {
                true if self.keeps_icons => text[mark.start..mark.end].to_owned(),
                true => format!("[{}]", self.icon(&mark.name)),
                false => self.mention(&mark.name),
            });
            at = mark.end;
        }
        out.push_str(&text[at..]);
        Some(Cow::Owned(out))
    }

    /// An icon by its name, where it cannot be drawn.
    pub fn icon(&self, name: &str) -> String {
        let schema = &self.atlas.schema;
        let mut words = schema.game.prose_icons.iter().filter_map(|vocab| {
            let vocabulary = schema.vocab(*vocab);
            vocabulary.word(name).map(|word| &vocabulary.words[word.index()])
        });
        words.next().map_or_else(|| name.to_owned(), |word| self.name(&word.names, &word.name).to_owned())
    }

    /// `{log 335}` in words.
    fn mention(&self, body: &str) -> String {
        let Some((keyword, id)) = body.split_once(' ') else { return body.to_owned() };
        let kind = self.atlas.schema.keywords.get(keyword);
        kind.map_or_else(
            || body.to_owned(),
            |kind| {
                let shape = self.atlas.schema.kind_shape(*kind);
                format!("{} {id}", self.name(&shape.names, &shape.name))
            },
        )
    }

    fn translated(&self, field: FieldView<'a>) -> Option<Cow<'a, str>> {
        let text = field.text()?;
        if !self.foreign {
            return Some(Cow::Borrowed(text.value));
        }
        let nth = field
            .rec
            .all(field.id)
            .filter_map(|field| field.text())
            .position(|other| other.start == text.start);
        let key = field.rec.message_key(field.id, nth.unwrap_or_default());
        Some(match self.table.get(&key) {
            Some(translated) => Cow::Owned(translated.clone()),
            // The fallback is said, never silent.
            None => Cow::Owned(format!("{} {}", self.joined("not-translated"), text.value)),
        })
    }

    /// Effects as sentences. Those for the same people share one, and what follows a list begins a new line.
    pub fn effects(&self, effects: impl Iterator<Item = Rec<'a>>, depth: usize) -> String {
        let mut effects = effects.peekable();
        let Some(first) = effects.next() else { return String::new() };
        if effects.peek().is_none() {
            let first_of = self.first_of(first, depth).map(Cow::Owned);
            return sentence(&first_of.unwrap_or_else(|| self.said(first, depth)));
        }
        let effects = std::iter::once(first).chain(effects);
        let mut said: Vec<Said<'a>> = Vec::new();
        for effect in effects {
            let first_of = self.first_of(effect, depth).map(Cow::Owned);
            let phrase = first_of.unwrap_or_else(|| self.said(effect, depth));
            let who = self.everyone(effect, depth);
            match (said.last_mut(), who) {
                (Some(last), Some(who)) if last.joins(&who, &phrase) => last.join(&phrase),
                (_, who) => said.push(Said { who: who.unwrap_or_default(), phrases: vec![phrase] }),
            }
        }
        let mut text = String::new();
        let mut has_lines = false;
        for said in said {
            if !text.is_empty() {
                text.push(if has_lines { '\n' } else { ' ' });
            }
            let sentence = sentence(&self.listed(said.phrases));
            has_lines |= sentence.contains('\n');
            if text.is_empty() {
                text = sentence;
            } else {
                text.push_str(&sentence);
            }
        }
        text
    }

    /// All whom an effect is for, in words, when these are the same people for the next effect too.
    fn everyone(&self, effect: Rec<'a>, depth: usize) -> Option<Cow<'a, str>> {
        let target = self.target_of(effect)?.record()?;
        target.shape().has_role(Role::Everyone).then(|| self.said(target, depth + 1))
    }

    /// `if`, `else if` and `else` with three ends or more, line by line. `None` where one sentence will do.
    fn first_of(&self, effect: Rec<'a>, depth: usize) -> Option<String> {
        let is_if = |rec: Rec<'_>| rec.shape().control == Some(Control::If);
        let (mut at, mut lines) = (Some(effect).filter(|effect| is_if(*effect)), Vec::new());
        while let Some(rec) = at.take() {
            let condition = rec.fields().find(|field| matches!(field.value, Value::Condition(_)))?;
            let mut ends = rec.fields().filter(|field| matches!(field.value, Value::Effects(_)));
            let (then, otherwise) = (ends.next()?, ends.next());
            let condition = self.value_in(condition, depth + 1).into();
            let then = self.value_in(then, depth + 1).into();
            lines.push(self.templates.say("first-of-if", &[("condition", condition), ("then", then)])?);
            let Some(otherwise) = otherwise else { break };
            match otherwise.effects().collect::<Vec<_>>()[..] {
                [only] if is_if(only) => at = Some(only),
                _ => {
                    let otherwise = self.value_in(otherwise, depth + 1).into();
                    lines.push(self.templates.say("first-of-else", &[("otherwise", otherwise)])?);
                }
            }
        }
        let head = self.templates.say("first-of", &[]).filter(|_| lines.len() > 2)?;
        let lines: String = lines.iter().map(|line| format!("\n\u{2022} {}", sentence(line))).collect();
        Some(head.into_owned() + &lines)
    }

    /// Effects inside a sentence: `draw 1 card, refresh 2 dice and end your turn`.
    fn clause(&self, effects: impl Iterator<Item = Rec<'a>>, depth: usize) -> Cow<'a, str> {
        self.listed(effects.map(|effect| self.said(effect, depth)).collect())
    }

    /// `a, b and c`.
    fn listed(&self, mut said: Vec<Cow<'a, str>>) -> Cow<'a, str> {
        let Some(last) = said.pop() else { return Cow::Borrowed("") };
        match said.is_empty() {
            true => last,
            false => Cow::Owned(format!("{} {} {last}", said.join(", "), self.joined("list-and"))),
        }
    }

    /// A verb, predicate, target or block by its template.
    pub fn phrase(&self, rec: Rec<'a>, depth: usize) -> String {
        self.said(rec, depth).into_owned()
    }

    pub(super) fn said(&self, rec: Rec<'a>, depth: usize) -> Cow<'a, str> {
        self.phrase_with(rec, depth, false, None)
    }

    /// `each crew-all { spend any }` as `each Crewmember spends 1 die`. `None` where an effect cannot be said of others.
    fn each(&self, rec: Rec<'a>, depth: usize) -> Option<Cow<'a, str>> {
        let target = self.target_of(rec)?.record()?;
        let inner = rec.fields().find(|field| matches!(field.value, Value::Effects(_)))?;
        let who = self.said(target, depth + 1);
        let mut said = Said { who: who.clone(), phrases: Vec::new() };
        for effect in inner.effects() {
            let is_own = self.target_of(effect).is_some();
            let phrase = self.phrase_with(effect, depth + 1, false, Some(target));
            if is_own || !phrase.starts_with(&*who) {
                return None;
            }
            match said.phrases.is_empty() {
                true => said.phrases.push(phrase),
                false => said.join(&phrase),
            }
        }
        Some(self.listed(said.phrases))
    }

    /// For whom an effect is, where it says so.
    fn target_of(&self, effect: Rec<'a>) -> Option<FieldView<'a>> {
        let is_aimed = self.templates.is_aimed(effect.shape_id());
        effect.fields().filter(|_| is_aimed).find(|field| matches!(field.def().ty, Type::Target))
    }

    /// What stands in nothing else and holds nothing else is said in the same words wherever it stands.
    fn phrase_with(&self, rec: Rec<'a>, depth: usize, negated: bool, whom: Option<Rec<'a>>) -> Cow<'a, str> {
        let is_leaf = whom.is_none() && depth < DEEPEST / 2 && rec.next() == rec.index + 1;
        let Some(memory) = self.memory.as_ref().filter(|_| is_leaf) else {
            return self.phrase_anew(rec, depth, negated, whom);
        };
        if let Some(said) = memory.recall(rec, negated) {
            return Cow::Owned(said);
        }
        let said = self.phrase_anew(rec, depth, negated, whom);
        memory.keep(rec, negated, &said);
        said
    }

    /// `whom` an effect is for that names nobody.
    fn phrase_anew(&self, rec: Rec<'a>, depth: usize, negated: bool, whom: Option<Rec<'a>>) -> Cow<'a, str> {
        let shape = rec.shape();
        if matches!(shape.class, Class::Kind(_)) || depth >= DEEPEST {
            return "...".into();
        }
        if shape.control == Some(Control::Each)
            && let Some(said) = self.each(rec, depth)
        {
            return said;
        }
        let spoken = self.templates.of_shape(rec.shape_id());
        let plan = spoken.as_ref().map(|spoken| spoken.plan);
        let whom = plan.and_then(|plan| plan.target).zip(whom);
        let asked = Asked { rec, depth: depth + 1, negated, whom };
        let said = spoken.as_ref().and_then(|spoken| spoken.say(|variable| self.fill(asked, variable)));
        let said = said.unwrap_or_else(|| self.name(&shape.names, &shape.name).into());
        // Most verbs can be for somebody else; one template says so for all of them.
        let target = self.target_of(rec);
        let says = |field: &FieldView<'_>| plan.is_some_and(|plan| plan.says(field.id));
        let said = match target.filter(|field| rec.is_verb() && !says(field)) {
            Some(field) => {
                let who = field.record().map_or(Cow::Borrowed(""), |who| self.said(who, depth + 1));
                let fillings = [("who", who.into()), ("effect", said.into())];
                self.templates.say("for-target", &fillings).unwrap_or_default()
            }
            None => said,
        };
        match negated && !plan.is_some_and(|plan| plan.says_negated) {
            true => self.templates.say("condition-not", &[("condition", said.into())]).unwrap_or_default(),
            false => said,
        }
    }

    /// The value of a field in words.
    pub fn value(&self, field: FieldView<'a>, depth: usize) -> String {
        self.value_in(field, depth).into_owned()
    }

    pub(super) fn value_in(&self, field: FieldView<'a>, depth: usize) -> Cow<'a, str> {
        if depth > DEEPEST {
            return "...".into();
        }
        let none = Cow::Borrowed("");
        match field.value {
            Value::Bad => none,
            Value::Flag => self.name(&field.def().names, &field.def().name).into(),
            Value::Word(_) => field.word().map_or(none, |word| self.name(&word.names, &word.name).into()),
            Value::Text(_) => self.text(field).unwrap_or_default(),
            Value::Ref(_) => field.target().map_or(none, |target| self.reference(target)),
            Value::Requirement(at) => self.requirement(field.rec, at).into(),
            Value::Effects(_) => match field.def().ty {
                Type::Effects => self.effects(field.effects(), depth).into(),
                Type::Icons => {
                    let icons: Vec<_> = field.effects().map(|effect| self.said(effect, depth)).collect();
                    capital(&icons.join(" + ")).into()
                }
                _ => self.clause(field.effects(), depth),
            },
            Value::Options(_) => {
                let or = format!(" {} ", self.joined("list-or"));
                let options = field.options().map(|option| self.clause(option.into_iter(), depth));
                options.collect::<Vec<_>>().join(&or).into()
            }
            Value::Condition(at) => self.condition(field.rec, at, depth, false),
            Value::Record(_) => field.record().map_or(none, |rec| self.said(rec, depth)),
            Value::Compare(compare) => self.compare(field, compare),
            Value::Arrow(arrow) => self.joined(match arrow {
                Arrow::Forward => "arrow-forward",
                Arrow::Back => "arrow-back",
                Arrow::Both => "arrow-both",
            }),
            Value::Range(low, high) if low != high => format!("{low}\u{2013}{high}").into(),
            Value::Name(_) => field.as_text().map_or(none, |name| readable(&name).into()),
            Value::Int(_) | Value::Range(..) => field.as_text().unwrap_or_default().into(),
        }
    }

    fn joined(&self, name: &str) -> Cow<'a, str> {
        self.templates.say(name, &[]).unwrap_or_default()
    }

    /// The number is part of the phrase: `at least 3`. It is the one that is written behind the sign.
    fn compare(&self, field: FieldView<'a>, compare: Compare) -> Cow<'a, str> {
        let numbers = || field.rec.fields().filter_map(|other| Some((other.id, other.int()?)));
        let n = numbers().find(|(id, _)| *id > field.id).or_else(|| numbers().next());
        let n = n.map_or(0, |(_, n)| n);
        let template = format!("compare-{}", word_of(compare));
        self.templates.say(&template, &[("n", n.into())]).unwrap_or_default()
    }

    /// The condition at this place of the record's unit.
    pub fn condition_at(&self, rec: Rec<'a>, at: u32) -> String {
        self.condition(rec, at, 0, false).into_owned()
    }

    /// What players call an asset.
    pub fn called(&self, id: landfall_model::AssetId) -> String {
        self.asset_half(Target::Asset(id)).into_owned()
    }

    fn condition(&self, rec: Rec<'a>, at: u32, depth: usize, negated: bool) -> Cow<'a, str> {
        if depth > DEEPEST {
            return "...".into();
        }
        let unit = rec.arrays();
        let Some(condition) = unit.conditions.get(at) else { return Cow::Borrowed("") };
        let join = |list: List, joint: &str| {
            let inner = &unit.condition_lists[list.range()];
            let said = inner.iter().map(|at| {
                let said = self.condition(rec, *at, depth + 1, negated);
                // `a or b and c` would leave players to guess.
                if is_compound(unit, *at) { format!("({said})").into() } else { said }
            });
            Cow::Owned(said.collect::<Vec<_>>().join(&format!(" {} ", self.joined(joint))))
        };
        match condition {
            Condition::Holds(predicate) => self.phrase_with(rec.at(predicate), depth, negated, None),
            Condition::Not(inner) => self.condition(rec, inner, depth + 1, !negated),
            // `not (a and b)` is `not a or not b`.
            Condition::All(list) => join(list, if negated { "condition-or" } else { "condition-and" }),
            Condition::Any(list) => join(list, if negated { "condition-and" } else { "condition-or" }),
        }
    }

    /// The requirement at this place of the record's unit.
    pub fn requirement(&self, rec: Rec<'a>, at: u32) -> String {
        let unit = rec.arrays();
        let requirement = &unit.requirements[at as usize];
        let vocabulary = self.atlas.schema.vocab(requirement.vocab);
        let term = |term: &landfall_model::Term| {
            let word = &vocabulary.words[term.word.index()];
            let fillings = [
                ("count", i32::from(term.count).into()),
                ("name", self.name(&word.names, &word.name).into()),
            ];
            let template = if term.absent { "requirement-absent" } else { "requirement-term" };
            self.templates.say(template, &fillings).unwrap_or_default()
        };
        let (and, or) =
            (format!(" {} ", self.joined("requirement-and")), format!(" {} ", self.joined("requirement-or")));
        let alternatives = unit.alternatives[requirement.alternatives.range()].iter();
        let said =
            alternatives.map(|run| unit.terms[run.range()].iter().map(term).collect::<Vec<_>>().join(&and));
        let terms = said.collect::<Vec<_>>().join(&or);
        self.templates.say("requirement-whole", &[("terms", terms.into())]).unwrap_or_default().into_owned()
    }

    /// The id of a card, or its name where its id is one. A sector is known by its number alone; a box needs its log.
    fn reference(&self, target: Target) -> Cow<'a, str> {
        let child = self.child_half(target);
        if child.is_empty() { self.asset_half(target) } else { child }
    }

    /// What players call the part that a reference leads to.
    pub(super) fn child_half(&self, target: Target) -> Cow<'a, str> {
        match target {
            Target::Child { asset, record } => {
                let child = self.atlas.rec(asset).at(record);
                let is_called = self.templates.is_called(child.shape_id());
                let mut texts = child.fields().filter(|field| is_called && field.text().is_some());
                match texts.next() {
                    Some(field) => self.text(field).unwrap_or_default(),
                    None => {
                        let key = child.shape().key.and_then(|key| child.get(key));
                        key.map_or_else(
                            || child.key().unwrap_or_default().into(),
                            |key| self.value_in(key, 0),
                        )
                    }
                }
            }
            Target::Several(key) => self.atlas.shared_key(key).into(),
            Target::Asset(_) | Target::Missing => Cow::Borrowed(""),
        }
    }

    /// What players call the card that a reference leads to.
    pub(super) fn asset_half(&self, target: Target) -> Cow<'a, str> {
        let Some(id) = self.atlas.target_asset(target) else { return Cow::Borrowed("") };
        let asset = self.atlas.asset(id);
        let pattern = &self.atlas.schema.kind(asset.kind).id;
        // A number is looked up, a name is said: `P901`, but the Lab rather than `FAC-LAB`.
        if !pattern.holds_a_name() && asset.key.contains(|c: char| c.is_ascii_digit()) {
            return Cow::Borrowed(&asset.key);
        }
        let root = self.atlas.rec(id);
        let plain = || match pattern {
            IdPattern::Name => Cow::Owned(readable(&asset.key)),
            _ => Cow::Borrowed(&*asset.key),
        };
        // A printed card has no catalog, but it may have a name in this language.
        if asset.external || self.atlas.unit(asset.unit).pack == PRINTED {
            let name = format!("name-{}-{}", root.shape().name, asset.key);
            let said = self.templates.say(&name, &[]);
            if let Some(said) = said.or_else(|| asset.external.then(plain)) {
                return said;
            }
        }
        let title = root.fields().find(|field| {
            field.text().is_some_and(|text| matches!(text.role, TextRole::Title | TextRole::Label))
        });
        title.and_then(|field| self.text(field)).unwrap_or_else(plain)
    }
}

/// One sentence to be: whom its effects are for, and what they say.
struct Said<'a> {
    who: Cow<'a, str>,
    phrases: Vec<Cow<'a, str>>,
}

impl Said<'_> {
    /// Whether a phrase about these people goes on with the sentence: both name them, in the same way.
    fn joins(&self, who: &str, phrase: &str) -> bool {
        let way = |phrase: &str| phrase.strip_prefix(who).map(|rest| rest.starts_with(':'));
        !who.is_empty()
            && self.who == who
            && self.phrases.first().is_some_and(|first| way(first).is_some() && way(first) == way(phrase))
    }

    fn join(&mut self, phrase: &str) {
        let rest = phrase.strip_prefix(&*self.who).unwrap_or(phrase);
        self.phrases.push(Cow::Owned(rest.trim_start_matches([':', ' ']).to_owned()));
    }
}

/// The end of the name of its template.
pub(super) fn word_of(compare: Compare) -> &'static str {
    match compare {
        Compare::Equal => "equal",
        Compare::NotEqual => "not-equal",
        Compare::Less => "less",
        Compare::AtMost => "at-most",
        Compare::More => "more",
        Compare::AtLeast => "at-least",
    }
}

/// Whether a condition joins others, behind any number of `not`.
fn is_compound(unit: &landfall_model::Unit, mut at: u32) -> bool {
    loop {
        match unit.conditions.get(at) {
            Some(Condition::Not(inner)) if inner != at => at = inner,
            Some(Condition::All(list) | Condition::Any(list)) => return list.range().len() > 1,
            _ => return false,
        }
    }
}

/// `heavy-damage` as a name.
pub fn readable(key: &str) -> String {
    capital(&key.replace('-', " "))
}

/// With a capital letter and a full stop.
pub(super) fn sentence(text: &str) -> String {
    let mut text = capital(text.trim());
    let ended = text.ends_with(['.', '!', '?', ':', '\u{2026}']) || text.is_empty();
    if !ended {
        text.push('.');
    }
    text
}

pub(crate) fn capital(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 1);
    if text.starts_with(|first: char| first.is_ascii()) {
        out.push_str(text);
        out[..1].make_ascii_uppercase();
        return out;
    }
    let mut letters = text.chars();
    if let Some(first) = letters.next() {
        out.extend(first.to_uppercase());
    }
    out.push_str(letters.as_str());
    out
}
