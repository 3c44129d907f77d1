//! Effects, conditions, targets and requirements in words.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};
use landfall_model::{Arrow, Atlas, Compare, Condition, FieldView, List, PRINTED, Rec, Target, Value};
use landfall_schema::{Control, IdPattern, Role, Tag, TextRole, Type};
use rustc_hash::FxHashMap;

use super::templates::{Templates, name_of};
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
            None => Cow::Owned(format!("{} {}", self.joint("not-translated"), text.value)),
        })
    }

    /// Effects as sentences. Those for the same people share one, and what follows a list begins a new line.
    pub fn effects(&self, effects: impl Iterator<Item = Rec<'a>>, depth: usize) -> String {
        let mut said: Vec<Said> = Vec::new();
        for effect in effects {
            let phrase = self.first_of(effect, depth).unwrap_or_else(|| self.phrase(effect, depth));
            let who = self.everyone(effect, depth);
            match (said.last_mut(), who) {
                (Some(last), Some(who)) if last.joins(&who, &phrase) => last.join(&phrase),
                (_, who) => said.push(Said { who: who.unwrap_or_default(), phrases: vec![phrase] }),
            }
        }
        let mut text = String::new();
        for said in said {
            if !text.is_empty() {
                text.push(if text.contains('\n') { '\n' } else { ' ' });
            }
            text.push_str(&sentence(&self.listed(said.phrases)));
        }
        text
    }

    /// All whom an effect is for, in words, when these are the same people for the next effect too.
    fn everyone(&self, effect: Rec<'a>, depth: usize) -> Option<String> {
        let target = effect.fields().find(|field| matches!(field.def().ty, Type::Target))?.record()?;
        target.shape().has_role(Role::Everyone).then(|| self.phrase(target, depth + 1))
    }

    /// `if`, `else if` and `else` with three ends or more, line by line. `None` where one sentence will do.
    fn first_of(&self, effect: Rec<'a>, depth: usize) -> Option<String> {
        let is_if = |rec: Rec<'_>| rec.shape().control == Some(Control::If);
        let (mut at, mut lines) = (Some(effect).filter(|effect| is_if(*effect)), Vec::new());
        while let Some(rec) = at.take() {
            let condition = rec.fields().find(|field| matches!(field.value, Value::Condition(_)))?;
            let mut ends = rec.fields().filter(|field| matches!(field.value, Value::Effects(_)));
            let (then, otherwise) = (ends.next()?, ends.next());
            let mut args = FluentArgs::new();
            args.set("condition", self.value(condition, depth + 1));
            args.set("then", self.value(then, depth + 1));
            lines.push(self.templates.say("first-of-if", &args)?);
            let Some(otherwise) = otherwise else { break };
            match otherwise.effects().collect::<Vec<_>>()[..] {
                [only] if is_if(only) => at = Some(only),
                _ => {
                    let mut args = FluentArgs::new();
                    args.set("otherwise", self.value(otherwise, depth + 1));
                    lines.push(self.templates.say("first-of-else", &args)?);
                }
            }
        }
        let head = self.templates.say("first-of", &FluentArgs::new()).filter(|_| lines.len() > 2)?;
        let lines: String = lines.iter().map(|line| format!("\n\u{2022} {}", sentence(line))).collect();
        Some(head + &lines)
    }

    /// Effects inside a sentence: `draw 1 card, refresh 2 dice and end your turn`.
    fn clause(&self, effects: impl Iterator<Item = Rec<'a>>, depth: usize) -> String {
        self.listed(effects.map(|effect| self.phrase(effect, depth)).collect())
    }

    /// `a, b and c`.
    fn listed(&self, mut said: Vec<String>) -> String {
        let Some(last) = said.pop() else { return String::new() };
        match said.is_empty() {
            true => last,
            false => format!("{} {} {last}", said.join(", "), self.joint("list-and")),
        }
    }

    /// A verb, predicate, target or block by its template.
    pub fn phrase(&self, rec: Rec<'a>, depth: usize) -> String {
        self.phrase_with(rec, depth, false, None)
    }

    /// `each crew-all { spend any }` as `each Crewmember spends 1 die`. `None` where an effect cannot be said of others.
    fn each(&self, rec: Rec<'a>, depth: usize) -> Option<String> {
        let target = rec.fields().find(|field| matches!(field.def().ty, Type::Target))?.record()?;
        let inner = rec.fields().find(|field| matches!(field.value, Value::Effects(_)))?;
        let who = self.phrase(target, depth + 1);
        let mut said = Said { who: who.clone(), phrases: Vec::new() };
        for effect in inner.effects() {
            let is_own = effect.fields().any(|field| matches!(field.def().ty, Type::Target));
            let phrase = self.phrase_with(effect, depth + 1, false, Some(target));
            if is_own || !phrase.starts_with(&who) {
                return None;
            }
            match said.phrases.is_empty() {
                true => said.phrases.push(phrase),
                false => said.join(&phrase),
            }
        }
        Some(self.listed(said.phrases))
    }

    /// `whom` an effect is for that names nobody.
    fn phrase_with(&self, rec: Rec<'a>, depth: usize, negated: bool, whom: Option<Rec<'a>>) -> String {
        let shape = rec.shape();
        let Some(name) = name_of(shape).filter(|_| depth < DEEPEST) else { return "...".to_owned() };
        if shape.control == Some(Control::Each)
            && let Some(said) = self.each(rec, depth)
        {
            return said;
        }
        let mut args = self.args(rec, depth + 1);
        if let Some(whom) = whom
            && let Some(field) = shape.fields.iter().find(|field| matches!(field.ty, Type::Target))
        {
            args.set(format!("{}-key", field.name), whom.shape().name.clone());
            args.set(field.name.clone(), self.phrase(whom, depth + 1));
        }
        args.set("negated", if negated { "yes" } else { "no" });
        let said = self
            .templates
            .say(&name, &args)
            .unwrap_or_else(|| self.name(&shape.names, &shape.name).to_owned());
        // Most verbs can be for somebody else; one template says so for all of them.
        let target = rec.fields().find(|field| matches!(field.def().ty, Type::Target));
        let said = match target.filter(|field| rec.is_verb() && !self.templates.uses(&name, field.name())) {
            Some(field) => {
                let mut args = FluentArgs::new();
                args.set("who", field.record().map(|who| self.phrase(who, depth + 1)).unwrap_or_default());
                args.set("effect", said);
                self.templates.say("for-target", &args).unwrap_or_default()
            }
            None => said,
        };
        match negated && !self.templates.uses(&name, "negated") {
            true => {
                let mut args = FluentArgs::new();
                args.set("condition", said);
                self.templates.say("condition-not", &args).unwrap_or_default()
            }
            false => said,
        }
    }

    /// The fields of a record as variables. What is not there is `none`, except numbers: one that is left out is
    /// a 1, and `n-stated` says which.
    pub(super) fn args(&self, rec: Rec<'a>, depth: usize) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (at, field) in rec.shape().fields.iter().enumerate() {
            let id = landfall_schema::FieldId(at as u16);
            let name = field.name.clone();
            let values: Vec<FieldView<'a>> = rec.all(id).collect();
            match (&field.ty, values.first()) {
                (Type::Int { .. }, Some(value)) if values.len() == 1 => {
                    args.set(name.clone() + "-stated", "yes");
                    args.set(name, FluentValue::from(value.int().unwrap_or_default()));
                }
                (Type::Int { .. }, None) => {
                    args.set(name.clone() + "-stated", "no");
                    args.set(name, FluentValue::from(1));
                }
                (_, None) => {
                    args.set(name.clone() + "-key", "none");
                    args.set(name, "none");
                }
                (_, Some(first)) => {
                    self.derived(&mut args, *first, &name);
                    let said = values.iter().map(|value| self.value(*value, depth));
                    args.set(
                        name,
                        match field.ty {
                            Type::Effects => said.collect::<Vec<_>>().join(" "),
                            // A table is read line by line.
                            Type::Rows(_) if rec.shape().control == Some(Control::Table) => {
                                said.map(|row| format!("\n{row}")).collect()
                            }
                            _ => said.collect::<Vec<_>>().join(", "),
                        },
                    );
                }
            }
        }
        let siblings = rec
            .parent()
            .map(|parent| parent.children(rec.shape_id()).position(|other| other.index == rec.index));
        args.set("position", FluentValue::from(siblings.flatten().unwrap_or_default() as i32 + 1));
        args
    }

    fn derived(&self, args: &mut FluentArgs<'static>, field: FieldView<'a>, name: &str) {
        let key = match field.value {
            Value::Word(_) => field.word().map(|word| word.name.clone()),
            Value::Record(_) => field.record().map(|rec| rec.shape().name.clone()),
            Value::Compare(compare) => Some(word_of(compare).to_owned()),
            _ => None,
        };
        args.set(format!("{name}-key"), key.unwrap_or_else(|| "given".to_owned()));
        if let Some(word) = field.word() {
            let forms = self.forms(word);
            for form in 2..=crate::game::FORMS {
                // A word without so many forms has one for all of them.
                let said = forms.get(usize::from(form) - 1).or(forms.last()).cloned().unwrap_or_default();
                args.set(format!("{name}-form-{form}"), said);
            }
        }
        if let Some(target) = field.target() {
            let (asset, child) = self.halves(target);
            args.set(format!("{name}-asset"), asset);
            args.set(format!("{name}-child"), child);
        }
    }

    /// The name of a word, the form behind a number, then its other forms.
    fn forms(&self, word: &landfall_schema::Word) -> Vec<String> {
        let base = self.locale.split(['-', '_']).next().unwrap_or(self.locale);
        let tagged = |tag: Tag| word.tag_in(tag, self.locale).or_else(|| word.tag_in(tag, base));
        let others = tagged(Tag::Forms).into_iter().flat_map(|forms| forms.split('|'));
        std::iter::once(self.name(&word.names, &word.name))
            .chain(tagged(Tag::Plural))
            .chain(others)
            .map(|form| form.trim().to_owned())
            .collect()
    }

    /// The value of a field in words.
    pub fn value(&self, field: FieldView<'a>, depth: usize) -> String {
        if depth > DEEPEST {
            return "...".to_owned();
        }
        match field.value {
            Value::Bad => String::new(),
            Value::Flag => self.name(&field.def().names, &field.def().name).to_owned(),
            Value::Word(_) => {
                field.word().map_or_else(String::new, |word| self.name(&word.names, &word.name).to_owned())
            }
            Value::Text(_) => self.text(field).unwrap_or_default().into_owned(),
            Value::Ref(_) => field.target().map_or_else(String::new, |target| self.reference(target)),
            Value::Requirement(at) => self.requirement(field.rec, at),
            Value::Effects(_) => match field.def().ty {
                Type::Effects => self.effects(field.effects(), depth),
                Type::Icons => {
                    let icons: Vec<_> = field.effects().map(|effect| self.phrase(effect, depth)).collect();
                    capital(&icons.join(" + "))
                }
                _ => self.clause(field.effects(), depth),
            },
            Value::Options(_) => {
                let or = format!(" {} ", self.joint("list-or"));
                field
                    .options()
                    .map(|option| self.clause(option.into_iter(), depth))
                    .collect::<Vec<_>>()
                    .join(&or)
            }
            Value::Condition(at) => self.condition(field.rec, at, depth, false),
            Value::Record(_) => field.record().map_or_else(String::new, |rec| self.phrase(rec, depth)),
            Value::Compare(compare) => self.compare(field, compare),
            Value::Arrow(arrow) => self.joint(match arrow {
                Arrow::Forward => "arrow-forward",
                Arrow::Back => "arrow-back",
                Arrow::Both => "arrow-both",
            }),
            Value::Range(low, high) if low != high => format!("{low}\u{2013}{high}"),
            Value::Name(_) => field.as_text().map_or_else(String::new, |name| readable(&name)),
            Value::Int(_) | Value::Range(..) => field.as_text().unwrap_or_default(),
        }
    }

    pub fn joint(&self, name: &str) -> String {
        self.templates.say(name, &FluentArgs::new()).unwrap_or_default()
    }

    /// The number is part of the phrase: `at least 3`. It is the one that is written behind the sign.
    fn compare(&self, field: FieldView<'a>, compare: Compare) -> String {
        let numbers = || field.rec.fields().filter_map(|other| Some((other.id, other.int()?)));
        let n = numbers().find(|(id, _)| *id > field.id).or_else(|| numbers().next());
        let mut args = FluentArgs::new();
        args.set("n", FluentValue::from(n.map_or(0, |(_, n)| n)));
        self.templates.say(&format!("compare-{}", word_of(compare)), &args).unwrap_or_default()
    }

    /// The condition at this place of the record's unit.
    pub fn condition_at(&self, rec: Rec<'a>, at: u32) -> String {
        self.condition(rec, at, 0, false)
    }

    /// What players call an asset.
    pub fn called(&self, id: landfall_model::AssetId) -> String {
        self.halves(Target::Asset(id)).0
    }

    fn condition(&self, rec: Rec<'a>, at: u32, depth: usize, negated: bool) -> String {
        if depth > DEEPEST {
            return "...".to_owned();
        }
        let unit = rec.arrays();
        let Some(condition) = unit.conditions.get(at as usize) else { return String::new() };
        let join = |list: &List, joint: &str| {
            let inner = &unit.condition_lists[list.range()];
            let said = inner.iter().map(|at| {
                let said = self.condition(rec, *at, depth + 1, negated);
                // `a or b and c` would leave players to guess.
                if is_compound(unit, *at) { format!("({said})") } else { said }
            });
            said.collect::<Vec<_>>().join(&format!(" {} ", self.joint(joint)))
        };
        match condition {
            Condition::Holds(predicate) => self.phrase_with(rec.at(*predicate), depth, negated, None),
            Condition::Not(inner) => self.condition(rec, *inner, depth + 1, !negated),
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
            let mut args = FluentArgs::new();
            args.set("count", FluentValue::from(i32::from(term.count)));
            args.set("name", self.name(&word.names, &word.name).to_owned());
            let template = if term.absent { "requirement-absent" } else { "requirement-term" };
            self.templates.say(template, &args).unwrap_or_default()
        };
        let (and, or) =
            (format!(" {} ", self.joint("requirement-and")), format!(" {} ", self.joint("requirement-or")));
        let alternatives = unit.alternatives[requirement.alternatives.range()].iter();
        let said =
            alternatives.map(|run| unit.terms[run.range()].iter().map(term).collect::<Vec<_>>().join(&and));
        let mut args = FluentArgs::new();
        args.set("terms", said.collect::<Vec<_>>().join(&or));
        self.templates.say("requirement-whole", &args).unwrap_or_default()
    }

    /// The id of a card, or its name where its id is one.
    fn reference(&self, target: Target) -> String {
        let (asset, child) = self.halves(target);
        match (asset.is_empty(), child.is_empty()) {
            (_, true) => asset,
            (true, false) => child,
            // A sector is known by its number alone; a box needs its log.
            (false, false) => child,
        }
    }

    fn halves(&self, target: Target) -> (String, String) {
        let child = match target {
            Target::Child { asset, record } => {
                let child = self.atlas.rec(asset).at(record);
                let named = child.fields().find(|field| {
                    field.text().is_some() && self.atlas.schema.caller(child.shape_id()).is_some()
                });
                match named {
                    Some(field) => self.text(field).unwrap_or_default().into_owned(),
                    None => {
                        let key = child.shape().key.and_then(|key| child.all(key).next());
                        key.map_or_else(|| child.key().unwrap_or_default(), |key| self.value(key, 0))
                    }
                }
            }
            Target::Several(key) => self.atlas.shared_key(key).to_owned(),
            Target::Asset(_) | Target::Missing => String::new(),
        };
        let asset = self.atlas.target_asset(target).map(|id| {
            let asset = self.atlas.asset(id);
            let root = self.atlas.rec(id);
            let pattern = &self.atlas.schema.kind(asset.kind).id;
            // A number is looked up, a name is said: `P901`, but the Lab rather than `FAC-LAB`.
            if !pattern.holds_a_name() && asset.key.contains(|c: char| c.is_ascii_digit()) {
                return asset.key.to_string();
            }
            let plain = || match pattern {
                IdPattern::Name => readable(&asset.key),
                _ => asset.key.to_string(),
            };
            // A printed card has no catalog, but it may have a name in this language.
            if asset.external || self.atlas.unit(asset.unit).pack == PRINTED {
                let name = format!("name-{}-{}", root.shape().name, asset.key);
                let said = self.templates.say(&name, &FluentArgs::new());
                if let Some(said) = said.or_else(|| asset.external.then(plain)) {
                    return said;
                }
            }
            let title = root.fields().find(|field| {
                field.text().is_some_and(|text| matches!(text.role, TextRole::Title | TextRole::Label))
            });
            title.and_then(|field| self.text(field)).map_or_else(plain, Cow::into_owned)
        });
        (asset.unwrap_or_default(), child)
    }
}

/// One sentence to be: whom its effects are for, and what they say.
struct Said {
    who: String,
    phrases: Vec<String>,
}

impl Said {
    /// Whether a phrase about these people goes on with the sentence: both name them, in the same way.
    fn joins(&self, who: &str, phrase: &str) -> bool {
        let way = |phrase: &str| phrase.strip_prefix(who).map(|rest| rest.starts_with(':'));
        !who.is_empty()
            && self.who == who
            && self.phrases.first().is_some_and(|first| way(first).is_some() && way(first) == way(phrase))
    }

    fn join(&mut self, phrase: &str) {
        let rest = phrase.strip_prefix(&self.who).unwrap_or(phrase);
        self.phrases.push(rest.trim_start_matches([':', ' ']).to_owned());
    }
}

/// The end of the name of its template.
fn word_of(compare: Compare) -> &'static str {
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
        match unit.conditions.get(at as usize) {
            Some(Condition::Not(inner)) if *inner != at => at = *inner,
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
    let text = capital(text.trim());
    let ended = text.ends_with(['.', '!', '?', ':', '\u{2026}']) || text.is_empty();
    if ended { text } else { text + "." }
}

pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
