//! What every reader of a bundle must find in it, told by the atlas: assets, fields, effects and texts.
//!
//! Nothing here goes through the encoder, the runtime or the dump. Of the layout only names are asked for, which
//! may differ from those of the schema (`async_`, `N2Suns`), and the number that means "not given".

use std::collections::{BTreeMap, BTreeSet, HashMap};

use landfall_analysis::graphs::routes;
use landfall_bundle::{Column, ColumnType, EnumValue, Layout, Scalar, Table};
use landfall_model::{Atlas, Condition, FieldView, List, Message, Rec, Target, Value as Written};
use landfall_project::Compilation;
use landfall_project::schemas::{Class, Field, FieldId, KindId, Pack as Manifest, Part, Type, read_pack};
use serde_json::{Map, Value, json};

use super::catalog;

type Object = Map<String, Value>;

/// The bundle of these packs, of which the last hash is not known before it is written.
pub fn expected(content: &Compilation, packs: &[usize], layout: &Layout, fingerprint: &str) -> Value {
    let atlas = content.atlas(packs[0]).unwrap();
    let mut packs = packs.to_vec();
    packs.sort_by(|a, b| content.packs[*a].name.cmp(&content.packs[*b].name));
    let messages: Vec<(usize, Message<'_>)> = packs
        .iter()
        .flat_map(|pack| atlas.messages(*pack as u16).into_iter().map(|message| (*pack, message)))
        .collect();
    let numbers = messages.iter().zip(1..).map(|((_, it), number)| ((it.rec.unit, it.at), number)).collect();
    let teller = Teller { content, atlas, layout, packs, messages, numbers };
    teller.bundle(fingerprint)
}

/// What the paths of a pack begin with. One that is given as files alone has no folder.
fn prefix(folder: &str) -> String {
    if folder.is_empty() { String::new() } else { format!("{folder}/") }
}

struct Teller<'a> {
    content: &'a Compilation,
    atlas: &'a Atlas,
    layout: &'a Layout,
    /// By name.
    packs: Vec<usize>,
    /// With the pack of each.
    messages: Vec<(usize, Message<'a>)>,
    /// The message number plus 1 of each text, by unit and position.
    numbers: HashMap<(u32, u32), u32>,
}

impl<'a> Teller<'a> {
    fn bundle(&self, fingerprint: &str) -> Value {
        let mut out = Object::new();
        out.insert("header".to_owned(), self.header(fingerprint));
        put(&mut out, "locales", self.locales());
        let message =
            |(_, it): &(usize, Message<'a>)| json!({"key": it.key, "role": format!("{:?}", it.text.role)});
        put(&mut out, "messages", self.messages.iter().map(message).collect());
        let mut sources = Vec::new();
        for (at, kind) in self.atlas.schema.kinds.iter().enumerate() {
            let cards = self.cards(KindId(at as u16));
            sources.extend(cards.iter().map(|card| self.source(KindId(at as u16), *card)));
            let name = self.root_column(&format!("kind/{}", self.atlas.schema.shape(kind.shape).name));
            put(&mut out, name, cards.into_iter().map(|card| self.record(card).into()).collect());
        }
        put(&mut out, "sources", sources);
        for graph in &self.atlas.schema.graphs {
            let boards = self.cards(graph.of).into_iter();
            let name = self.root_column(&format!("graph/{}", graph.name));
            put(&mut out, name, boards.map(|board| self.graph(graph, board)).collect());
        }
        out.into()
    }

    /// The cards of a kind that are part of the bundle, in the order of the bytes of their ids.
    fn cards(&self, kind: KindId) -> Vec<Rec<'a>> {
        let mut cards: Vec<_> = self.atlas.of_kind(kind).collect();
        cards.retain(|id| {
            let asset = self.atlas.asset(*id);
            !asset.external && self.packs.contains(&usize::from(self.atlas.unit(asset.unit).pack))
        });
        cards.sort_by_key(|id| self.atlas.asset(*id).key.as_bytes().to_vec());
        cards.into_iter().map(|id| self.atlas.rec(id)).collect()
    }

    fn header(&self, fingerprint: &str) -> Value {
        let manifests: Vec<Manifest> = self.packs.iter().map(|pack| self.manifest(*pack)).collect();
        let joined = |part: fn(&Manifest) -> &str| manifests.iter().map(part).collect::<Vec<_>>().join("+");
        json!({
            "format_version": 1,
            "game": self.atlas.schema.game.name,
            "pack": joined(|it| &it.name),
            "version": joined(|it| &it.version),
            "schema_fingerprint": fingerprint,
            "source_locale": manifests[0].source_locale,
            "packs": manifests.iter().map(|it| self.pack(it)).collect::<Vec<_>>(),
            "lookup": self.lookup(),
        })
    }

    /// The hashes by which cards are found, made as `docs/engines.md` tells it.
    fn lookup(&self) -> Vec<u32> {
        let mut cards: Vec<(u16, &str, u32)> = Vec::new();
        for kind in (0..self.atlas.schema.kinds.len() as u16).map(KindId) {
            let number = self.kind_value(kind).value;
            let keys = self.cards(kind).into_iter().map(|card| card.asset_key());
            cards.extend(keys.zip(1..).map(|(key, place)| (number, key, place)));
        }
        let slots =
            (1_usize..).map(|power| 1 << (power - 1)).find(|slots| *slots > cards.len() * 4 / 3).unwrap();
        let mut out = vec![0; slots * 2];
        let mut seen = BTreeSet::new();
        for (kind, key, place) in cards {
            if !seen.insert((kind, key)) {
                continue;
            }
            let mut hash = 2_166_136_261_u32;
            for byte in [kind as u8, (kind >> 8) as u8].iter().chain(key.as_bytes()) {
                hash = (hash ^ u32::from(*byte)).wrapping_mul(16_777_619);
            }
            let mut slot = hash as usize % slots;
            while out[slot * 2 + 1] != 0 {
                slot = (slot + 1) % slots;
            }
            (out[slot * 2], out[slot * 2 + 1]) = (hash, place);
        }
        out
    }

    fn manifest(&self, pack: usize) -> Manifest {
        let path = format!("{}landfall.yaml", prefix(&self.content.packs[pack].folder));
        let mut files = self.content.sources.iter();
        let (file, _) = files.find(|(_, file)| file.path() == path).unwrap();
        read_pack(file, &self.content.sources).0.unwrap()
    }

    fn pack(&self, manifest: &Manifest) -> Value {
        let mut out = Object::new();
        out.insert("name".to_owned(), manifest.name.clone().into());
        out.insert("version".to_owned(), manifest.version.clone().into());
        let mut ids = Vec::new();
        for (name, ranges) in &manifest.ids {
            let schema = &self.atlas.schema;
            let kinds = (0..schema.kinds.len() as u16).map(KindId);
            let mut named =
                kinds.filter(|at| schema.kind(*at).keyword == *name || self.kind_name(*at) == name);
            let kind = named.next().unwrap_or_else(|| panic!("{name} is no kind"));
            for range in ranges {
                let (first, last) = schema.kind(kind).id.range(range).unwrap_or((range, range));
                ids.push(json!({"kind": self.kind(kind), "first": first, "last": last}));
            }
        }
        put(&mut out, "ids", ids);
        put(&mut out, "required", manifest.requires.iter().map(|name| name.as_str().into()).collect());
        out.into()
    }

    fn locales(&self) -> Vec<Value> {
        let source = self.content.packs[self.packs[0]].locale.clone();
        let mut codes: BTreeSet<String> = BTreeSet::from([source.clone()]);
        codes.extend(self.packs.iter().flat_map(|pack| self.manifest(*pack).locales));
        codes.into_iter().map(|code| self.locale(code, &source)).collect()
    }

    fn locale(&self, code: String, source: &str) -> Value {
        let catalogs: BTreeMap<usize, catalog::Catalog> =
            self.packs.iter().map(|pack| (*pack, self.catalog(*pack, &code))).collect();
        let (mut texts, mut untranslated) = (Vec::new(), Vec::new());
        for (number, (pack, message)) in self.messages.iter().enumerate() {
            let translated =
                catalogs[pack].get(&message.key).filter(|entry| entry.source == *message.text.value);
            if translated.is_none() && code != source {
                untranslated.push(number.into());
            }
            texts.push(translated.map_or(message.text.value, |entry| &entry.translation).into());
        }
        let mut out = Object::new();
        out.insert("code".to_owned(), code.into());
        put(&mut out, "texts", texts);
        put(&mut out, "untranslated", untranslated);
        out.into()
    }

    fn catalog(&self, pack: usize, code: &str) -> catalog::Catalog {
        let path = self.content.packs[pack].root.join("l10n").join(format!("{code}.po"));
        std::fs::read_to_string(path).map(|text| catalog::read(&text)).unwrap_or_default()
    }

    fn source(&self, kind: KindId, card: Rec<'a>) -> Value {
        let span = card.name_span();
        let file = self.content.sources.get(span.file);
        let pack = &self.content.packs[usize::from(card.arrays().pack)];
        let inside = file.path().strip_prefix(&prefix(&pack.folder)).unwrap();
        let path = if self.packs.len() == 1 { inside.to_owned() } else { format!("{}/{inside}", pack.name) };
        let line = file.text()[..span.start as usize].matches('\n').count() + 1;
        json!({"kind": self.kind(kind), "key": card.asset_key(), "file": path, "line": line})
    }

    fn graph(&self, graph: &landfall_project::schemas::Graph, board: Rec<'a>) -> Value {
        let paths: Vec<u32> = board.blocks(graph.edges).map(|path| path.index).collect();
        let routes = routes(self.atlas, graph, board.owner().unwrap());
        let node = |(at, node): (usize, &Rec<'a>)| {
            let mut out = Object::new();
            out.extend(node.key().map(|key| ("key".to_owned(), key.into())));
            if graph.home.is_some_and(|home| node.has(home)) {
                out.insert("home".to_owned(), true.into());
            }
            let ways = routes.edges.iter().filter(|edge| edge.from == at).map(|edge| {
                let path = paths.iter().position(|path| *path == edge.path.index).unwrap();
                without_zeros([("to", edge.to as i64), ("edge", path as i64)])
            });
            put(&mut out, "ways", ways.collect());
            Value::from(out)
        };
        let mut out = Object::new();
        out.insert("key".to_owned(), board.asset_key().into());
        put(&mut out, "nodes", routes.nodes.iter().enumerate().map(node).collect());
        out.into()
    }

    fn record(&self, rec: Rec<'a>) -> Object {
        let shape = rec.shape();
        let is_kind = matches!(shape.class, Class::Kind(_));
        let table = self.table(rec);
        let mut out = Object::new();
        if is_kind {
            out.insert("key".to_owned(), rec.asset_key().into());
        }
        for (at, def) in shape.fields.iter().enumerate() {
            if is_kind && def.ty == Type::Id {
                continue;
            }
            let id = FieldId(at as u16);
            let always = def.required || shape.head.parts.contains(&Part::Slot(id));
            let column =
                table.columns.iter().find(|column| column.origin == def.name && !column.gone).unwrap();
            let values: Vec<FieldView<'a>> = rec.all(id).collect();
            if let Some(value) = self.field(def, &values, column, always) {
                out.insert(column.name.clone(), value);
            }
        }
        out
    }

    fn field(&self, def: &Field, values: &[FieldView<'a>], column: &Column, always: bool) -> Option<Value> {
        let list: Vec<Value> = match &def.ty {
            Type::Effects | Type::Icons | Type::Do if def.many => values
                .iter()
                .map(|field| effect_list(field.effects().map(|verb| self.effect(verb))))
                .collect(),
            Type::Effects | Type::Icons | Type::Do => {
                values.iter().flat_map(|field| field.effects()).map(|verb| self.effect(verb)).collect()
            }
            Type::Options => {
                let options = values.iter().flat_map(|field| field.options());
                options.map(|option| effect_list(option.into_iter().map(|verb| self.effect(verb)))).collect()
            }
            Type::Rows(_) => values.iter().map(|field| self.value(*field)).collect(),
            _ if def.many => values.iter().map(|field| self.value(*field)).collect(),
            _ => {
                assert!(values.len() < 2, "{} is there twice", def.name);
                let value = self.value(*values.first()?);
                let absent = match column.ty {
                    ColumnType::Scalar(Scalar::Int(absent)) => Some(Value::from(absent)),
                    _ => None,
                };
                let is_default = Some(&value) == absent.as_ref();
                assert!(!is_default || always, "{}: {value} is taken for nothing", def.name);
                return (!is_default).then_some(value);
            }
        };
        (!list.is_empty()).then(|| list.into())
    }

    fn value(&self, field: FieldView<'a>) -> Value {
        let rec = field.rec;
        match field.value {
            Written::Flag => true.into(),
            Written::Int(number) => number.into(),
            Written::Word(_) => {
                let vocabulary = &self.atlas.schema.vocab(field.vocab().unwrap()).name;
                self.word(vocabulary, &field.word().unwrap().name).into()
            }
            Written::Name(name) => rec.arrays().names.get(name).into(),
            Written::Text(at) => self.numbers[&(rec.unit, at)].into(),
            Written::Ref(_) => self.reference(field),
            Written::Requirement(at) => self.requirement(rec, at),
            Written::Condition(at) => self.condition(rec, at),
            Written::Record(at) if rec.at(at).shape().class == Class::Target => {
                self.wrapped("who", rec.at(at))
            }
            Written::Record(at) => self.record(rec.at(at)).into(),
            Written::Compare(compare) => format!("{compare:?}").into(),
            Written::Arrow(arrow) => format!("{arrow:?}").into(),
            Written::Range(low, high) => without_zeros([("low", low.into()), ("high", high.into())]),
            Written::Bad | Written::Effects(_) | Written::Options(_) => {
                panic!("{} holds {:?}", field.name(), field.value)
            }
        }
    }

    fn reference(&self, field: FieldView<'a>) -> Value {
        let target = field.target().unwrap();
        let asset = self.atlas.target_asset(target).map(|id| self.atlas.asset(id));
        match (&field.def().ty, target) {
            (Type::Child { .. }, Target::Several(at)) => json!({"child": self.atlas.shared_key(at)}),
            (Type::Child { .. }, Target::Child { record, .. }) => {
                let asset = asset.unwrap();
                json!({"asset": *asset.key, "child": Rec::new(self.atlas, asset.unit, record).key().unwrap()})
            }
            // Of a card that is only named, the text is all there is to know about its parts.
            (Type::Child { .. }, Target::Asset(_)) => {
                let written = self.content.sources.slice(field.span);
                json!({"asset": *asset.unwrap().key, "child": written.rsplit(['.', ' ']).next().unwrap()})
            }
            (Type::Ref(kinds), Target::Asset(_)) if kinds.len() > 1 => {
                let asset = asset.unwrap();
                json!({"kind": self.kind(asset.kind), "key": *asset.key})
            }
            (_, Target::Asset(_)) => (*asset.unwrap().key).into(),
            (ty, target) => panic!("{} of {ty:?} leads to {target:?}", field.name()),
        }
    }

    fn requirement(&self, rec: Rec<'a>, at: u32) -> Value {
        let unit = rec.arrays();
        let found = unit.requirements[at as usize];
        let vocabulary = self.atlas.schema.vocab(found.vocab);
        let alternatives = unit.alternatives[found.alternatives.range()].iter().map(|alternative: &List| {
            let terms = unit.terms[alternative.range()].iter().map(|term| {
                let mut out = Object::new();
                let word = self.word(&vocabulary.name, &vocabulary.words[term.word.index()].name);
                out.insert("word".to_owned(), word.into());
                out.extend((term.count != 1).then(|| ("count".to_owned(), term.count.into())));
                out.extend(term.absent.then(|| ("absent".to_owned(), true.into())));
                Value::from(out)
            });
            json!({"terms": terms.collect::<Vec<_>>()})
        });
        json!({"alternatives": alternatives.collect::<Vec<_>>()})
    }

    fn condition(&self, rec: Rec<'a>, at: u32) -> Value {
        let unit = rec.arrays();
        let all = |list: List| {
            let list = unit.condition_lists[list.range()].iter();
            list.map(|at| self.condition(rec, *at)).collect::<Vec<_>>()
        };
        match unit.conditions.at(at) {
            Condition::Holds(predicate) => self.wrapped("test", rec.at(predicate)),
            Condition::Not(inner) => {
                json!({"test_type": "NotTest", "test": {"condition": self.condition(rec, inner)}})
            }
            Condition::All(list) => json!({"test_type": "AllTests", "test": {"conditions": all(list)}}),
            Condition::Any(list) => json!({"test_type": "AnyTests", "test": {"conditions": all(list)}}),
        }
    }

    fn effect(&self, verb: Rec<'a>) -> Value {
        self.wrapped("does", verb)
    }

    fn wrapped(&self, field: &str, rec: Rec<'a>) -> Value {
        let mut out = Object::new();
        out.insert(format!("{field}_type"), self.table(rec).name.as_str().into());
        out.insert(field.to_owned(), self.record(rec).into());
        out.into()
    }

    fn table(&self, rec: Rec<'a>) -> &'a Table {
        let class = match rec.shape().class {
            Class::Kind(_) => "kind",
            Class::Block => "block",
            Class::Verb => "verb",
            Class::Predicate => "predicate",
            Class::Target => "target",
        };
        let origin = format!("{class}/{}", rec.shape().name);
        self.layout.tables.iter().find(|table| table.origin == origin).unwrap()
    }

    fn root_column(&self, origin: &str) -> &'a str {
        &self.layout.root().columns.iter().find(|column| column.origin == origin).unwrap().name
    }

    fn kind(&self, kind: KindId) -> &'a str {
        &self.kind_value(kind).name
    }

    fn kind_value(&self, kind: KindId) -> &'a EnumValue {
        let kinds = self.layout.enums.iter().find(|it| it.name == "Kind").unwrap();
        kinds.values.iter().find(|it| it.origin == self.kind_name(kind)).unwrap()
    }

    fn kind_name(&self, kind: KindId) -> &'a str {
        &self.atlas.schema.shape(self.atlas.schema.kind(kind).shape).name
    }

    fn word(&self, vocabulary: &str, word: &str) -> &'a str {
        let origin = format!("vocabulary/{vocabulary}");
        let words = self.layout.enums.iter().find(|it| it.origin == origin).unwrap();
        &words.values.iter().find(|it| it.origin == word).unwrap().name
    }
}

fn effect_list(effects: impl Iterator<Item = Value>) -> Value {
    let mut out = Object::new();
    put(&mut out, "effects", effects.collect());
    out.into()
}

/// Empty lists are left out of a bundle.
fn put(out: &mut Object, name: &str, list: Vec<Value>) {
    if !list.is_empty() {
        out.insert(name.to_owned(), list.into());
    }
}

/// A number that is 0 reads as 0 where it is left out.
fn without_zeros(numbers: [(&str, i64); 2]) -> Value {
    let given = numbers.into_iter().filter(|(_, number)| *number != 0);
    given.map(|(name, number)| (name.to_owned(), number.into())).collect::<Object>().into()
}
