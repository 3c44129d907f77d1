//! A whole game comes out as it was written.

use landfall_schema::{Act, Class, Control, IdPattern, Schema, Shape, Type};

use crate::{extend, reported};

fn schema() -> Schema {
    let (schema, reports, sources) = extend(&[]);
    let messages: Vec<_> = reports.iter().map(|r| (&r.message, sources.slice(r.span))).collect();
    assert!(messages.is_empty(), "{messages:?}");
    schema
}

fn shape<'s>(schema: &'s Schema, name: &str) -> &'s Shape {
    schema.shape(schema.shape_by_name(name).unwrap())
}

fn verb<'s>(schema: &'s Schema, name: &str) -> &'s Shape {
    schema.shape(schema.phrase_by_name(Class::Verb, name).unwrap())
}

#[test]
fn the_game_is_named_in_every_language() {
    let schema = schema();
    assert_eq!(schema.game.name, "tides");
    assert_eq!(schema.game.names["it"], "Maree");
    assert_eq!(schema.game.identifier, "LFTD");
    assert_eq!(schema.game.prose_icons, [schema.vocab_by_name("icon").unwrap()]);
}

#[test]
fn words_have_names_and_tags() {
    let schema = schema();
    let icons = schema.vocab(schema.vocab_by_name("icon").unwrap());
    let sun = &icons.words[icons.word("sun").unwrap().index()];
    assert_eq!(sun.names["it"], "Sole");
    assert_eq!(sun.doc.as_str(), "light and warmth");
    assert_eq!(sun.tags["start"], "true");
    assert_eq!(icons.word("star"), None);
}

#[test]
fn kinds_have_an_id_even_if_they_do_not_say_so() {
    let schema = schema();
    let beacon = schema.kind(schema.kind_by_name("beacon").unwrap());
    assert_eq!(beacon.id, IdPattern::Numbered { prefix: "B".into(), width: 3 });
    assert_eq!(schema.keywords["beacon"], schema.kind_by_name("beacon").unwrap());
    assert!(beacon.copies);
    assert_eq!(beacon.unused.as_deref(), Some("no isle ever shows it"));
    let shape = schema.shape(beacon.shape);
    assert_eq!(shape.fields[0].ty, Type::Id);
    assert_eq!(beacon.standalone, shape.field("spare"));
    assert_eq!(schema.contexts[beacon.context.index()], "beacon");
}

#[test]
fn the_fields_of_a_used_block_come_first() {
    let schema = schema();
    let names: Vec<&str> = shape(&schema, "beacon").fields.iter().map(|field| field.name.as_str()).collect();
    assert_eq!(names[..4], ["id", "flavour", "hidden", "title"]);
}

#[test]
fn fields_of_the_head_are_not_statements() {
    let schema = schema();
    let beacon = shape(&schema, "beacon");
    assert_eq!(beacon.head.to_text(beacon), "beacon <id> <title> [lit]");
    let head: Vec<&str> = beacon.fields.iter().filter(|f| f.in_head).map(|f| f.name.as_str()).collect();
    assert_eq!(head, ["id", "title", "lit"]);
    assert!(!beacon.starts.words.contains_key("lit"));
}

#[test]
fn statements_are_told_by_how_they_begin() {
    let schema = schema();
    let beacon = shape(&schema, "beacon");
    let words = ["green", "hidden", "icons", "nick", "red", "spare", "when", "who"];
    assert_eq!(beacon.starts.all_words(), words);
    assert_eq!(beacon.starts.words["red"], beacon.field("row").unwrap());
    assert_eq!(beacon.starts.text, beacon.field("flavour"));
    assert_eq!(beacon.starts.arrow, beacon.field("effects"));
    assert_eq!(beacon.starts.number, None);
    let isle = shape(&schema, "isle");
    assert_eq!(isle.starts.number, isle.field("depth"));
    assert_eq!(
        isle.fields[isle.field("opening").unwrap().index()].write.to_text(isle),
        "opening tale <opening>"
    );
}

#[test]
fn groups_keys_and_needed_rows_are_resolved() {
    let schema = schema();
    let beacon = shape(&schema, "beacon");
    let (row, effects) = (beacon.field("row").unwrap(), beacon.field("effects").unwrap());
    assert_eq!(beacon.at_most_one, [[row, effects]]);
    assert_eq!(beacon.at_least_one, [[row, effects]]);
    let colours = schema.vocab(schema.vocab_by_name("colour").unwrap());
    assert_eq!(beacon.fields[row.index()].needs, colours.word("red"));
    assert_eq!(shape(&schema, "row").key, shape(&schema, "row").field("colour"));
    let crossing = shape(&schema, "crossing");
    let toll = &crossing.fields[crossing.field("toll").unwrap().index()];
    assert_eq!(schema.contexts[toll.context.unwrap().index()], "crossing");
}

#[test]
fn verbs_say_what_they_do_and_where() {
    let schema = schema();
    let replace = verb(&schema, "replace");
    assert_eq!(replace.does[0].act, Act::Replace);
    assert_eq!(replace.does[0].arg, replace.field("beacon"));
    assert_eq!(replace.does[0].at, replace.field("shore"));
    let gain = verb(&schema, "gain");
    assert_eq!((gain.does[0].subject.as_str(), gain.does[0].arg), ("light", None));
    assert_eq!(gain.does[0].by, gain.field("amount"));
    let step = verb(&schema, "step");
    assert_eq!(step.does[0].shape, schema.shape_by_name("row"));
    assert_eq!(step.legal.len(), 3, "contexts of a group and of the list, once each");
    assert!(gain.legal.is_empty());
    assert_eq!(verb(&schema, "if").control, Some(Control::If));
    assert_eq!(verb(&schema, "nothing").head.to_text(verb(&schema, "nothing")), "nothing");
}

#[test]
fn the_longest_beginning_is_tried_first() {
    let schema = schema();
    let names: Vec<&str> = schema.verbs["go"].iter().map(|id| schema.shape(*id).name.as_str()).collect();
    assert_eq!(names, ["go", "go-any"]);
    let ticked = schema.shape(schema.predicates["ticked"][0]);
    assert_eq!(ticked.head.to_text(ticked), "ticked(<mark>)");
    assert!(schema.targets.contains_key("keepers-here"));
}

#[test]
fn graphs_and_limits_name_fields() {
    let schema = schema();
    let graph = &schema.graphs[0];
    let (isle, shore) = (shape(&schema, "isle"), shape(&schema, "shore"));
    assert_eq!(Some(graph.nodes), isle.field("shore"));
    assert_eq!(Some(graph.node_shape), schema.shape_by_name("shore"));
    assert_eq!(graph.home, shore.field("landing"));
    assert_eq!(graph.placed, [shore.field("holds").unwrap()]);
    assert_eq!(graph.blocked.as_deref(), Some("cliff"));
    assert_eq!(schema.limits[0].at_most, 10);
    assert_eq!(Some(schema.limits[0].count), isle.field("shore"));
}

#[test]
fn types_explain_themselves() {
    let schema = schema();
    let describe =
        |owner: &Shape, name: &str| owner.fields[owner.field(name).unwrap().index()].ty.describe(&schema);
    assert_eq!(describe(shape(&schema, "shore"), "number"), "a number from 1 to 39");
    assert_eq!(describe(shape(&schema, "isle"), "depth"), "a number, 0 or more");
    assert_eq!(describe(shape(&schema, "shore"), "reads"), "a tale");
    assert_eq!(describe(verb(&schema, "go-any"), "place"), "an isle or a beacon");
    assert_eq!(describe(verb(&schema, "tick"), "mark"), "a mark of a tale");
    assert_eq!(describe(shape(&schema, "row"), "asks"), "a requirement such as `[sun + moon]`");
}

#[test]
fn a_later_file_may_add_to_everything() {
    let extra = "\
vocabularies: {icon: {words: {star: {en: Star}, sun: {en: Bright sun, override: true}}}}
blocks: {shore: {fields: {reef: flag}}}
kinds: {reef: {id: R##, write: 'reef {id}'}, beacon: {names: {de: Leuchtfeuer}, fields: {reef: ref reef}}}
verbs: {sink: {write: 'sink {reef}', args: {reef: ref reef}, legal: [reef]}}
context-groups: {land: [reef]}
";
    assert_eq!(reported(extra), [] as [&str; 0]);
    let (schema, _, _) = extend(&[("extra.yaml", extra)]);
    let icons = schema.vocab(schema.vocab_by_name("icon").unwrap());
    assert_eq!(icons.words[icons.word("sun").unwrap().index()].names["en"], "Bright sun");
    assert!(icons.word("star").is_some());
    assert!(shape(&schema, "shore").field("reef").is_some());
    assert_eq!(shape(&schema, "beacon").title("de"), "Leuchtfeuer");
    assert_eq!(verb(&schema, "go").legal.len(), 3);
}

#[test]
fn includes_are_found_before_anything_is_read() {
    let mut sources = landfall_diagnostics::Sources::default();
    let file = sources.add("game.yaml", "game: tides\ninclude: [common, dice]\nbroken: [\n");
    assert!(landfall_schema::includes(file, &sources).is_empty(), "an unreadable file includes nothing");
    let file = sources.add("game.yaml", "game: tides\ninclude: [common, dice]\nunknown: 1\n");
    let found = landfall_schema::includes(file, &sources);
    assert_eq!(found.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["common", "dice"]);
    assert_eq!(sources.slice(found[1].1), "dice");
}
