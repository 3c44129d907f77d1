//! The tables every game has.

use super::draft::{Draft, column, key};
use super::{Column, ColumnType, Item, Scalar};

/// The columns of `Header`, in the order of their slots. These slots are the same for every game and for
/// ever: a loader reads the header before it knows what the rest means.
pub(crate) const HEADER: &[(&str, &str)] = &[
    ("format_version", "Grows when a loader of the version before could no longer read the file."),
    ("game", "The name of the schema."),
    ("pack", "The name of the pack."),
    ("version", "The version of the pack, as its author counts."),
    ("schema_fingerprint", "BLAKE3 of the `.fbs` without its comments and blank lines, in hex."),
    ("content_hash", "BLAKE3 of this file, in hex, taken while these 64 characters were all `0`."),
    ("source_locale", "The locale the pack was written in."),
    ("packs", "What is inside, by name. Several packs in one bundle have their names joined with `+` above."),
    (
        "lookup",
        "Finds a card in one step. Slots of two numbers: a hash, and a position plus 1; see docs/engines.md.",
    ),
    (
        "checksum",
        "CRC-32 of this file, taken while this number and the 64 characters of `content_hash` were `0`.",
    ),
    (
        "grown_from",
        "Fingerprints of earlier schemas. A reader that knows one of them reads what it knows of this file.",
    ),
    ("vocabularies", "The words of the game, sorted by key. `names` of a locale says what they are called."),
    ("dice", "The dice of the game, sorted by key."),
    ("facts", "Numbers of the game, sorted by key."),
    ("externs", "Assets of the printed game that this file refers to and does not hold."),
    ("renames", "Assets that had another id before. A saved game that knows the old one means the new one."),
];

/// Positions of the tables, enums and unions that the encoder names itself. The order of the columns in
/// `fill` is the order in which the encoder gives their cells.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Core {
    pub(crate) bundle: usize,
    pub(crate) header: usize,
    pub(crate) pack: usize,
    pub(crate) id_range: usize,
    pub(crate) locale: usize,
    pub(crate) message: usize,
    pub(crate) source: usize,
    pub(crate) graph: usize,
    pub(crate) graph_node: usize,
    pub(crate) graph_edge: usize,
    pub(crate) reference: usize,
    pub(crate) child: usize,
    pub(crate) range: usize,
    pub(crate) effect: usize,
    pub(crate) effect_list: usize,
    pub(crate) condition: usize,
    pub(crate) not: usize,
    pub(crate) all: usize,
    pub(crate) any: usize,
    pub(crate) target: usize,
    pub(crate) word_list: usize,
    pub(crate) word_tag: usize,
    pub(crate) word_names: usize,
    pub(crate) die: usize,
    pub(crate) die_face: usize,
    pub(crate) fact: usize,
    pub(crate) external: usize,
    pub(crate) renamed: usize,
    pub(crate) reading: usize,
    pub(crate) kind: usize,
    pub(crate) text_role: usize,
    pub(crate) compare: usize,
    pub(crate) arrow: usize,
    pub(crate) does: usize,
    pub(crate) test: usize,
    pub(crate) who: usize,
}

pub(crate) const TEXT: Scalar = Scalar::UInt;

/// Claims the names, so that a block called `condition` yields to the table `Condition`.
pub(crate) fn declare(draft: &mut Draft) -> Core {
    Core {
        bundle: draft.core_table("Bundle", "A compiled pack: everything an engine needs of it, in one file."),
        header: draft.core_table("Header", "Read this first: whose file this is, and whether it is whole."),
        pack: draft.core_table("PackInfo", "One of the packs inside."),
        id_range: draft.core_table("IdRange", "Ids of one kind that belong to a pack."),
        locale: draft.core_table("Locale", "Every text of the pack in one language."),
        message: draft.core_table("Message", "What a text is, whatever the language."),
        source: draft.core_table("Source", "Where an asset was written."),
        graph: draft.core_table("Graph", "The ways inside one asset, as an adjacency list."),
        graph_node: draft.core_table("GraphNode", "A place, and the ways out of it."),
        graph_edge: draft.core_table(
            "GraphEdge",
            "A way from the place that holds it. One that is open in both directions is listed at both ends.",
        ),
        reference: draft.core_table("Ref", "An asset, where several kinds are allowed."),
        child: draft.core_table("ChildRef", "A part of an asset, such as a place or a box."),
        range: draft.core_table("Range", "From `low` to `high`, both included."),
        effect: draft.core_table(
            "Effect",
            "One thing that happens. The union is wrapped because vectors of unions fail in some languages.",
        ),
        effect_list: draft.core_table("EffectList", "Effects that happen together, in order."),
        condition: draft.core_table("Condition", "Something that is true or false in play."),
        not: draft.core_table("NotTest", "True when the condition is not."),
        all: draft.core_table("AllTests", "True when all of the conditions are."),
        any: draft.core_table("AnyTests", "True when at least one of the conditions is."),
        target: draft.core_table("Target", "Whom or what an effect concerns."),
        word_list: draft.core_table("WordList", "The words of one vocabulary."),
        word_tag: draft.core_table("WordTag", "Something that is true of a word."),
        word_names: draft.core_table("WordNames", "What the words of one vocabulary are called."),
        die: draft.core_table("DieInfo", "A die, face by face."),
        die_face: draft.core_table("DieFaceInfo", "One side of a die."),
        fact: draft.core_table("FactInfo", "A number of the game."),
        external: draft.core_table("ExternInfo", "An asset of the printed game."),
        renamed: draft.core_table("RenamedInfo", "An asset that had another id."),
        reading: draft.core_table("Reading", "A card as players read it, line by line."),
        kind: draft.fixed_enum("Kind", "The kinds of assets.", &[]),
        text_role: draft.fixed_enum(
            "TextRole",
            "How a text is printed.",
            &["Title", "Flavour", "Rules", "Label", "Note"],
        ),
        compare: draft.fixed_enum(
            "Compare",
            "How two numbers are compared.",
            &["Equal", "NotEqual", "Less", "AtMost", "More", "AtLeast"],
        ),
        arrow: draft.fixed_enum("Arrow", "Which way a path leads.", &["Forward", "Back", "Both"]),
        does: draft.union("Does", "The verbs of the game."),
        test: draft.union("Test", "The questions the game may ask."),
        who: draft.union("Who", "The targets of the game."),
    }
}

/// The columns of all core tables but `Bundle`, which lists the kinds.
pub(crate) fn fill(draft: &mut Draft, core: Core) {
    let string = ColumnType::String;
    let uint = ColumnType::Scalar(Scalar::UInt);
    let int = ColumnType::Scalar(Scalar::Int(0));
    let flag = ColumnType::Scalar(Scalar::Bool);
    let kind = ColumnType::Scalar(Scalar::Enum(core.kind));
    let role = ColumnType::Scalar(Scalar::Enum(core.text_role));
    let strings = ColumnType::Many(Item::String);
    let many = |table| ColumnType::Many(Item::Table(table));

    let header_type = |name: &str| match name {
        "format_version" => uint,
        "packs" => many(core.pack),
        "checksum" => uint,
        "grown_from" => strings,
        "vocabularies" => many(core.word_list),
        "dice" => many(core.die),
        "facts" => many(core.fact),
        "externs" => many(core.external),
        "renames" => many(core.renamed),
        "lookup" => ColumnType::Many(Item::Scalar(Scalar::UInt)),
        _ => string,
    };
    let header = HEADER.iter().map(|(name, doc)| column(name, header_type(name), doc));
    draft.fill(core.header, header.collect());
    draft.fill(
        core.pack,
        vec![
            key("name", ""),
            column("version", string, "As its author counts."),
            column("ids", many(core.id_range), "The ids the pack calls its own."),
            column("required", strings, "The names of packs it refers to. Refuse to play without them."),
        ],
    );
    draft.fill(
        core.id_range,
        vec![
            column("kind", kind, ""),
            column("first", string, "The first id of the range, as it is written."),
            column("last", string, "The last one; the range holds it too."),
        ],
    );
    draft.fill(
        core.locale,
        vec![
            key("code", "Such as `en` or `it`."),
            column("texts", strings, "By message number."),
            column(
                "untranslated",
                ColumnType::Many(Item::Scalar(Scalar::UInt)),
                "Message numbers, ascending, whose text is here in the source locale.",
            ),
            column(
                "rules",
                strings,
                "What effects, conditions, requirements and targets say, by their `text` minus 1.",
            ),
            column("names", many(core.word_names), "Sorted by key, as `vocabularies` of the header."),
            column("extern_names", strings, "What players call the `externs` of the header, in their order."),
            column("readings", many(core.reading), "Sorted by kind, then key."),
        ],
    );
    meaning(draft, core);
    draft.fill(
        core.message,
        vec![
            column("key", string, "The path of the text, such as `log/12/title`."),
            column("role", role, ""),
        ],
    );
    draft.fill(
        core.source,
        vec![
            column("kind", kind, ""),
            column("key", string, "The id of the asset."),
            column("file", string, ""),
            column("line", uint, "Counted from 1."),
        ],
    );
    draft.fill(
        core.graph,
        vec![key("key", "The id of the asset."), column("nodes", many(core.graph_node), "")],
    );
    draft.fill(
        core.graph_node,
        vec![
            column("key", string, "The key of the place in its asset, such as its number."),
            column("home", flag, "Play may begin here."),
            column("ways", many(core.graph_edge), "The ways out."),
        ],
    );
    draft.fill(
        core.graph_edge,
        vec![
            column("to", uint, "The position of the other end in `nodes`."),
            column("edge", uint, "The position of the way in its asset, where its costs are."),
        ],
    );
    draft.fill(core.reference, vec![column("kind", kind, ""), column("key", string, "The id of the asset.")]);
    draft.fill(
        core.child,
        vec![
            column("asset", string, "Absent: whichever asset this one is used with."),
            column("child", string, "The key of the part in its asset."),
        ],
    );
    draft.fill(core.range, vec![column("low", int, ""), column("high", int, "")]);
    draft.fill(core.effect_list, vec![column("effects", many(core.effect), "")]);
    draft.fill(core.not, vec![column("condition", ColumnType::Table(core.condition), "")]);
    draft.fill(core.all, vec![column("conditions", many(core.condition), "")]);
    draft.fill(core.any, vec![column("conditions", many(core.condition), "")]);
}

/// What the game means: words, dice, facts, and cards in words.
fn meaning(draft: &mut Draft, core: Core) {
    let string = ColumnType::String;
    let uint = ColumnType::Scalar(Scalar::UInt);
    let int = ColumnType::Scalar(Scalar::Int(0));
    let flag = ColumnType::Scalar(Scalar::Bool);
    let kind = ColumnType::Scalar(Scalar::Enum(core.kind));
    let strings = ColumnType::Many(Item::String);
    let numbers = ColumnType::Many(Item::Scalar(Scalar::UShort(0)));
    let many = |table| ColumnType::Many(Item::Table(table));
    draft.fill(
        core.word_list,
        vec![
            key(
                "key",
                "The vocabulary; `@kind`, `@verb`, `@predicate` and `@target` name the shapes of the game.",
            ),
            column("words", strings, "As schemas and content write them."),
            column(
                "values",
                numbers,
                "Of the enum or, for verbs, predicates and targets, of the union; in the same order.",
            ),
            column("prose", flag, "Its words can be used in texts as icons, between colons."),
            column("tags", many(core.word_tag), "By word."),
        ],
    );
    draft.fill(
        core.word_tag,
        vec![
            column("word", uint, "The position in `words`."),
            column("name", string, "Such as `colour`."),
            column("value", string, "Such as `red`."),
        ],
    );
    draft.fill(
        core.word_names,
        vec![key("key", "The vocabulary."), column("names", strings, "In the order of `words`.")],
    );
    draft.fill(
        core.die,
        vec![
            key("key", "The vocabulary and the word, such as `die/plain`."),
            column("faces", many(core.die_face), "Each is as likely as any other."),
            column(
                "faces_of",
                string,
                "The vocabulary of what the faces show; absent when they are numbers.",
            ),
            column(
                "assumed",
                flag,
                "The faces are a stand-in: the source does not say what the printed die shows.",
            ),
            column(
                "count",
                ColumnType::Scalar(Scalar::UShort(0)),
                "How many there are; 0 when the schema does not say.",
            ),
        ],
    );
    draft.fill(core.die_face, vec![column("shows", strings, "Words of the vocabulary, or a number.")]);
    draft.fill(core.fact, vec![key("key", "Such as `own-dice`."), column("value", int, "")]);
    draft.fill(core.external, vec![column("kind", kind, ""), column("key", string, "")]);
    draft.fill(
        core.renamed,
        vec![
            column("kind", kind, ""),
            column("was", string, "The id it had."),
            column("key", string, "The id it has now."),
        ],
    );
    draft.fill(
        core.reading,
        vec![
            column("kind", kind, ""),
            column("key", string, "Faces that share a key follow each other."),
            column(
                "marks",
                numbers,
                "For each line, its indentation times 16, plus its style; see docs/engines-effects.md.",
            ),
            column("lines", strings, ""),
        ],
    );
}

/// The number of a rules text, in whatever table has one.
pub(crate) fn said(doc: &str) -> Column {
    let doc = format!("{doc} A number of `rules` in a locale plus 1; 0 is no text.");
    Column { origin: RULES_TEXT.to_owned(), ..column("text", ColumnType::Scalar(Scalar::UInt), &doc) }
}

/// The origin of columns that hold the number of a rules text.
pub(crate) const RULES_TEXT: &str = "@text";
