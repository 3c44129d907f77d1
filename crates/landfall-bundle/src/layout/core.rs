//! The tables every game has.

use super::draft::{Draft, column, key};
use super::{ColumnType, Item, Scalar};

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
            "A way from the place that holds it. A two-way path stands at both of its ends.",
        ),
        reference: draft.core_table("Ref", "An asset, where assets of several kinds may stand."),
        child: draft.core_table("ChildRef", "A part of an asset, such as a sector or a box."),
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
                "Message numbers, ascending, whose text stands here in the source locale.",
            ),
        ],
    );
    draft.fill(
        core.message,
        vec![
            column("key", string, "The path of the text, such as `poi/P901/action/1/title`."),
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
            column("key", string, "What tells the place apart in its asset, such as a sector's number."),
            column("home", flag, "Play may begin here."),
            column("ways", many(core.graph_edge), "The ways out."),
        ],
    );
    draft.fill(
        core.graph_edge,
        vec![
            column("to", uint, "The position of the other end in `nodes`."),
            column("edge", uint, "The position of the path in its asset, where its costs are."),
        ],
    );
    draft.fill(core.reference, vec![column("kind", kind, ""), column("key", string, "The id of the asset.")]);
    draft.fill(
        core.child,
        vec![
            column("asset", string, "Absent: whichever asset this one is used with."),
            column("child", string, "What tells the part apart in its asset."),
        ],
    );
    draft.fill(core.range, vec![column("low", int, ""), column("high", int, "")]);
    draft.fill(core.effect_list, vec![column("effects", many(core.effect), "")]);
    draft.fill(core.not, vec![column("condition", ColumnType::Table(core.condition), "")]);
    draft.fill(core.all, vec![column("conditions", many(core.condition), "")]);
    draft.fill(core.any, vec![column("conditions", many(core.condition), "")]);
}
