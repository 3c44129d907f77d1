//! Turns what was gathered into a [`Schema`]: names become ids, texts become types and patterns.
//!
//! Every pass reports what it cannot resolve and leaves it out or gives it a harmless default, so a schema
//! comes out of any input, as complete as it could be.

mod body;
mod cards;
mod computed;
mod field_type;
mod graphs;
mod heads;
mod lines;
mod maps;
mod phrases;
mod play;
mod players;
mod procedure;
mod questions;
mod tags;
mod twins;
mod uses;
mod written_form;

pub(crate) use lines::act;

use std::collections::BTreeMap;

use indexmap::IndexMap;
use landfall_diagnostics::{Report, Reports, Span, nearest};
use rustc_hash::FxHashMap;

use crate::gather::Gathered;
use crate::item::quoted;
use crate::roles::{FACTS, ROLES, Role, Roles};
use crate::rules;
use crate::texts::{FieldText, SaidNames, ShapeText, VocabularyText, WordText};
use crate::types::{
    Class, ContextId, Field, FieldId, Game, IdPattern, Kind, KindId, Pattern, Schema, Shape, ShapeId, Starts,
    TextRole, Type, VocabId, Vocabulary, Word, WordId,
};
use crate::yaml::Said;

/// What a type or a setting may name.
#[derive(Default)]
struct Names {
    vocabularies: IndexMap<String, VocabId>,
    kinds: IndexMap<String, KindId>,
    blocks: IndexMap<String, ShapeId>,
    contexts: IndexMap<String, ContextId>,
    groups: IndexMap<String, Vec<ContextId>>,
}

/// The schema in the making. `texts` has the source of every shape, at the same index.
struct Resolver<'r> {
    schema: Schema,
    texts: Vec<ShapeText>,
    names: Names,
    /// Pieces of `play`, which lines may name as places.
    pieces: Vec<String>,
    reports: &'r mut Reports,
}

pub(crate) fn resolve(mut gathered: Gathered, reports: &mut Reports) -> Schema {
    tags::check(&gathered, reports);
    let (kinds, blocks) = uses::expand(&mut gathered, reports);
    let pieces = gathered.play.pieces.iter().map(|said| said.text.clone()).collect();
    let mut resolver =
        Resolver { schema: Schema::default(), texts: Vec::new(), names: Names::default(), pieces, reports };
    twins::words(&gathered.vocabularies, resolver.reports);
    resolver.vocabularies(std::mem::take(&mut gathered.vocabularies));
    resolver.game(&gathered);
    resolver.shapes(kinds, |kind| Class::Kind(KindId(kind)));
    resolver.shapes(blocks, |_| Class::Block);
    resolver.shapes(std::mem::take(&mut gathered.verbs), |_| Class::Verb);
    resolver.shapes(std::mem::take(&mut gathered.predicates), |_| Class::Predicate);
    resolver.shapes(std::mem::take(&mut gathered.targets), |_| Class::Target);
    resolver.contexts(&gathered);
    resolver.twin_fields();
    resolver.fields();
    resolver.heads();
    resolver.kinds();
    resolver.id_overlaps();
    resolver.groups_and_keys();
    resolver.bodies();
    resolver.phrases();
    resolver.graphs(&gathered);
    resolver.maps(&gathered);
    resolver.play(&gathered);
    resolver.limits(&gathered);
    resolver.roles(&gathered);
    resolver.questions();
    resolver.stores_of(&gathered);
    resolver.player_roles();
    resolver.computed(&gathered);
    resolver.cards(&gathered);
    resolver.schema
}

impl Resolver<'_> {
    /// Only roles and facts that a check asks for mean anything, and each only on one sort of thing.
    fn roles(&mut self, gathered: &Gathered) {
        for at in 0..self.texts.len() {
            let text = self.texts[at].clone();
            for said in &text.roles {
                let Some(role) = self.role_named(said) else { continue };
                let fits = role.info().on.fits_shape(self.schema.shapes[at].class);
                self.check_role(role, said, fits, &text.name.text);
            }
            for (index, field) in text.fields.values().enumerate() {
                for said in &field.roles {
                    let Some(role) = self.role_named(said) else { continue };
                    // A type that could not be read was reported.
                    let known = self.schema.shapes[at].fields.get(index).filter(|_| field.ty.is_some());
                    let fits = known.is_none_or(|known| role.info().on.fits_field(&known.ty));
                    self.check_role(role, said, fits, &field.name.text);
                }
            }
            self.schema.shapes[at].roles = roles_of(&text.roles);
        }
        let known: Vec<&str> = FACTS.iter().map(|(_, name, _)| *name).collect();
        let asked = computed::words(gathered);
        for (name, (said, number)) in &gathered.facts {
            if !known.contains(&name.as_str()) && !asked.contains(name.as_str()) {
                self.reports.push(unknown_name(
                    "fact",
                    name,
                    &known,
                    said.span,
                    "a number that checks ask for",
                ));
            }
            self.schema.facts.insert(name.clone(), *number);
        }
    }

    fn vocabularies(&mut self, texts: IndexMap<String, VocabularyText>) {
        for (name, mut text) in texts {
            let polar = maps::grow(&name, &mut text, self.reports);
            self.names.vocabularies.insert(name.clone(), VocabId(self.schema.vocabularies.len() as u16));
            let index = text.words.keys().enumerate().map(|(at, word)| (word.clone(), WordId(at as u16)));
            let index: FxHashMap<_, _> = index.collect();
            let word = |(name, word): (String, WordText)| Word {
                name,
                names: plain(word.names),
                doc: word.doc.into(),
                tags: word.tags.into(),
            };
            self.schema.vocabularies.push(Vocabulary {
                name,
                names: plain(text.names),
                doc: text.doc.map(|doc| doc.text).unwrap_or_default().into(),
                words: text.words.into_iter().map(word).collect(),
                index,
                polar,
            });
        }
    }

    fn game(&mut self, gathered: &Gathered) {
        let prose_icons =
            self.find_all(&gathered.prose_icons, "vocabulary", "a vocabulary for prose", |names| {
                &names.vocabularies
            });
        let Some(game) = &gathered.game else { return };
        let identifier = game.identifier.clone().map(|said| {
            let fits = said.text.len() == 4 && said.text.bytes().all(|b| b.is_ascii_alphanumeric());
            if !fits {
                let draft = rules::WRONG_SCHEMA_VALUE.report("`identifier` needs four letters or digits");
                let label = "the mark at the start of every bundle of this game";
                self.reports.push(draft.at(said.span, label));
            }
            said.text
        });
        let text = |said: &Option<Said>| said.as_ref().map(|said| said.text.clone());
        self.schema.game = Game {
            name: game.name.text.clone(),
            names: plain(game.names.clone()),
            doc: text(&game.doc).unwrap_or_default().into(),
            identifier: identifier.unwrap_or_default(),
            source_locale: text(&game.source_locale).unwrap_or_else(|| "en".to_owned()),
            prose_icons,
            players: game.players.as_ref().and_then(|said| players::counts(said, self.reports)),
            codes: text(&game.codes),
        };
    }

    fn shapes(&mut self, texts: IndexMap<String, ShapeText>, class: impl Fn(u16) -> Class) {
        for (at, (name, text)) in texts.into_iter().enumerate() {
            let id = ShapeId(self.schema.shapes.len() as u16);
            let class = class(at as u16);
            match class {
                Class::Kind(kind) => {
                    self.names.kinds.insert(name.clone(), kind);
                    self.names.contexts.insert(name.clone(), ContextId(kind.0));
                    self.schema.contexts.push(name.clone());
                    self.schema.kinds.push(Kind {
                        shape: id,
                        keyword: name.clone(),
                        id: IdPattern::Name,
                        copies: text.copies,
                        unused: text.unused.as_ref().map(|why| why.text.clone()),
                        standalone: None,
                        context: ContextId(kind.0),
                    });
                }
                Class::Block => {
                    self.names.blocks.insert(name.clone(), id);
                }
                Class::Verb | Class::Predicate | Class::Target => {}
            }
            self.schema.shapes.push(Shape {
                name,
                class,
                names: plain(text.names.clone()),
                doc: text.doc.as_ref().map(|doc| doc.text.clone()).unwrap_or_default().into(),
                head: Pattern::default(),
                fields: Vec::new(),
                starts: Starts::default(),
                key: None,
                at_most_one: Vec::new(),
                at_least_one: Vec::new(),
                does: Vec::new(),
                legal: Vec::new(),
                control: None,
                roles: Roles::default(),
                tags: plain(text.tags.clone()),
                is: None,
                by_hand: text.by_hand.as_ref().map(|said| said.text.clone()),
            });
            self.texts.push(text);
        }
    }

    fn contexts(&mut self, gathered: &Gathered) {
        for name in gathered.contexts.keys() {
            let id = ContextId(self.schema.contexts.len() as u16);
            if !self.names.contexts.contains_key(name) {
                self.names.contexts.insert(name.clone(), id);
                self.schema.contexts.push(name.clone());
            }
        }
        for (name, members) in &gathered.groups {
            let label = format!("a member of the group `{name}`");
            let members = self.find_all(members, "context", &label, |names| &names.contexts);
            self.names.groups.insert(name.clone(), members);
        }
    }

    fn fields(&mut self) {
        for at in 0..self.texts.len() {
            let fields: Vec<Field> =
                self.texts[at].fields.clone().values().map(|field| self.field(at, field)).collect();
            self.schema.shapes[at].fields = fields;
        }
    }

    fn field(&mut self, shape: usize, text: &FieldText) -> Field {
        let owner = &self.schema.shapes[shape];
        let part = match owner.class {
            Class::Kind(_) | Class::Block => "a field",
            Class::Verb | Class::Predicate | Class::Target => "an argument",
        };
        let label = format!("the type of `{}`, {part} of `{}`", text.name.text, owner.name);
        let ty = text.ty.as_ref().and_then(|ty| field_type::parse(ty, &self.names, &label, self.reports));
        if let Some((_, max)) = text.max.as_ref().filter(|_| !text.many) {
            let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` has only one value", text.name.text));
            let draft = draft.help("add `many: true`, or take `max` away");
            self.reports.push(draft.at(max.span, "`max` counts the values of a field that may have many"));
        }
        let default = text.default.as_ref().and_then(|said| self.omitted(said, ty.as_ref()));
        self.text_only(text, ty.as_ref(), matches!(self.schema.shapes[shape].class, Class::Kind(_)));
        let context = text.context.as_ref().and_then(|context| {
            let label = format!("where the effects of `{}` are", text.name.text);
            self.find(context, "context", &label, |names| &names.contexts)
        });
        Field {
            name: text.name.text.clone(),
            names: plain(text.names.clone()),
            doc: text.doc.clone().into(),
            // A field whose type was reported stays, so that slots and lists that name it are not reported too.
            ty: ty.unwrap_or(Type::Text(TextRole::Note)),
            many: text.many,
            max: text.max.as_ref().map(|(max, _)| *max),
            required: text.required,
            in_head: false,
            write: Pattern::default(),
            context,
            needs: None,
            unique: text.unique.is_some(),
            mentions: text.mentions.is_some(),
            limit: text.limit.as_ref().map(|(limit, _)| *limit),
            hint: text.hint.clone().into(),
            default,
            roles: roles_of(&text.roles),
        }
    }

    fn role_named(&mut self, said: &Said) -> Option<Role> {
        let role = Role::named(&said.text);
        if role.is_none() {
            let known: Vec<&str> = ROLES.iter().map(|info| info.name).collect();
            let label = "what checks find it by";
            self.reports.push(unknown_name("role", &said.text, &known, said.span, label));
        }
        role
    }

    fn check_role(&mut self, role: Role, said: &Said, fits: bool, carrier: &str) {
        if !fits {
            let (on, means) = (role.info().on.name(), role.info().means);
            let message = format!("`{carrier}` has the role `{role}` and is not {on}");
            let draft = rules::WRONG_SCHEMA_VALUE.report(message);
            let draft = draft.help(format!("it is for {on}: {means}"));
            self.reports.push(draft.at(said.span, "means nothing here"));
        }
    }

    /// `unique`, `mentions` and `limit` are about texts; what makes a card unique is on the card itself.
    fn text_only(&mut self, text: &FieldText, ty: Option<&Type>, is_kind: bool) {
        let is_text = ty.is_none_or(|ty| matches!(ty, Type::Text(_)));
        let unique = text.unique.as_ref().filter(|_| !is_text || !is_kind);
        let limit = text.limit.as_ref().map(|(_, limit)| limit).filter(|_| !is_text);
        let is_rules = ty.is_none_or(|ty| *ty == Type::Text(TextRole::Rules));
        let mentions = text.mentions.as_ref().filter(|_| !is_rules);
        let wrong = [
            (unique, "`unique` is for texts of a kind"),
            (limit, "`limit` is for texts"),
            (mentions, "`mentions` is for rules texts"),
        ];
        for (said, message) in wrong {
            let Some(said) = said else { continue };
            let draft = rules::WRONG_SCHEMA_VALUE.report(message).help("delete this key");
            self.reports.push(draft.at(said.span, format!("`{}` has no such property", text.name.text)));
        }
    }

    /// The id behind a name, or a report.
    fn find<T: Copy>(
        &mut self,
        said: &Said,
        what: &str,
        label: &str,
        table: impl Fn(&Names) -> &IndexMap<String, T>,
    ) -> Option<T> {
        let table = table(&self.names);
        let found = table.get(&said.text).copied();
        if found.is_none() {
            let known: Vec<&str> = table.keys().map(String::as_str).collect();
            self.reports.push(unknown_name(what, &said.text, &known, said.span, label));
        }
        found
    }

    fn find_all<T: Copy>(
        &mut self,
        list: &[Said],
        what: &str,
        label: &str,
        table: impl Fn(&Names) -> &IndexMap<String, T>,
    ) -> Vec<T> {
        list.iter().filter_map(|said| self.find(said, what, label, &table)).collect()
    }

    /// The field of a shape behind a name, or a report.
    fn find_field(&mut self, shape: ShapeId, said: &Said, label: &str) -> Option<FieldId> {
        let shape = &self.schema.shapes[shape.index()];
        let found = shape.field(&said.text);
        if found.is_none() {
            let known: Vec<&str> = shape.fields.iter().map(|field| field.name.as_str()).collect();
            let what = format!("field of `{}`", shape.name);
            self.reports.push(unknown_name(&what, &said.text, &known, said.span, label));
        }
        found
    }
}

/// `what` is the sort of thing that was looked for, such as `vocabulary`.
fn unknown_name(what: &str, name: &str, known: &[&str], span: Span, label: &str) -> Report {
    // Comparing every unknown name with every known one takes long in a schema that is nothing but names.
    let near = if known.len() > 2_000 { Vec::new() } else { nearest(name, known.iter().copied()) };
    let sort = what.split(" of ").next().unwrap_or(what);
    let article = if sort.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    let help = match near.as_slice() {
        [] if known.is_empty() => None,
        [] if known.len() == 1 => Some(format!("there is only {}", quoted(known))),
        [] if known.len() <= 12 => Some(format!("there are {}", quoted(known))),
        [] => None,
        near => Some(format!("{article} {sort} with a similar name exists: {}", quoted(near))),
    };
    let draft = rules::UNKNOWN_SCHEMA_NAME.report(format!("`{name}` is not {article} {what}"));
    draft.maybe_help(help).at(span, label)
}

fn plain(names: SaidNames) -> crate::types::Names {
    names.into_iter().map(|(locale, said)| (locale, said.text)).collect::<BTreeMap<_, _>>().into()
}

/// Those that exist; others are reported.
fn roles_of(said: &[Said]) -> Roles {
    said.iter().filter_map(|role| Role::named(&role.text)).collect()
}
