//! The same thing written twice in one place.

use std::hash::{Hash, Hasher};

use landfall_diagnostics::{FileId, Origin, Report, Reports, Rule, Severity, Sources, Span, Stage};
use landfall_model::{FieldView, PRINTED, Rec, Value};
use landfall_schema::{Class, FieldId, Role};
use rustc_hash::{FxHashMap, FxHasher};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7401",
        name: "duplicate-line",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "the same thing is written twice in one place",
        explanation: "\
A list that names the same thing twice, or a line that is written twice in one card, is a slip of copying:
the second one changes nothing, or another one was meant. Lists in which equal things are counted, such as
the dice of a player, carry the role `repeats` in the schema.",
        bad: r#"
planet shore "Shore" {
    lift-off log 1
    evac log 2
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky, aquatic, rocky; poi P010 }
}
poi P010 "Crate" { last-poi; action "Pry" check { green [physical] -> gain success 1; red -> danger A } }
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 1
    evac log 2
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky, aquatic; poi P010 }
}
poi P010 "Crate" { last-poi; action "Pry" check { green [physical] -> gain success 1; red -> danger A } }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let units = ctx.atlas.units.iter().enumerate().filter(|(_, unit)| unit.pack != PRINTED);
    for (at, unit) in units {
        for index in 0..unit.records.len() as u32 {
            let rec = Rec::new(ctx.atlas, at as u32, index);
            if matches!(rec.shape().class, Class::Kind(_) | Class::Block) {
                ask(ctx, rec, out);
            }
        }
    }
}

fn ask(ctx: &Context<'_>, rec: Rec<'_>, out: &mut Reports) {
    // What is alone of its kind has no twin; that goes for most, and their texts need not be read.
    if !may_repeat(rec) {
        return;
    }
    let mut known: FxHashMap<(u16, u64), Vec<Span>> = FxHashMap::default();
    let mut ids: Vec<FieldId> = rec.fields().map(|field| field.id).collect();
    ids.sort_unstable();
    let is_alone = |id: FieldId| {
        ids.partition_point(|other| *other <= id) - ids.partition_point(|other| *other < id) < 2
    };
    for field in rec.fields().filter(|field| !is_alone(field.id) && may_be_listed_once(*field)) {
        let place = field.record().map_or(field.span, Rec::span);
        let words = |place: Span| ctx.sources.slice(place).split_whitespace();
        let alike = known.entry((field.id.0, hash(words(place)))).or_default();
        let Some(first) = alike.iter().find(|known| words(**known).eq(words(place))).copied() else {
            alike.push(place);
            continue;
        };
        if first == place {
            continue;
        }
        let name = field.name();
        let words = words(place).collect::<Vec<_>>().join(" ");
        let (message, label) = match field.value {
            Value::Record(_) => (format!("duplicate `{name}` line"), "the same line again"),
            Value::Text(_) => ("duplicate text".to_owned(), "the same text again"),
            _ => (format!("duplicate `{words}` in `{name}`"), "listed before"),
        };
        out.push(
            CHECK
                .rule
                .report(message)
                .help("delete one of them, or write the one that was meant")
                .related(first, "the first one")
                .at(field.record().map_or(place, Rec::name_span), label),
        );
    }
}

fn hash<'w>(words: impl Iterator<Item = &'w str>) -> u64 {
    let mut hasher = FxHasher::default();
    words.for_each(|word| word.hash(&mut hasher));
    hasher.finish()
}

/// Whether a field is there twice: a quick look. Of those with high numbers nobody keeps count.
fn may_repeat(rec: Rec<'_>) -> bool {
    let mut seen = 0u64;
    rec.fields().any(|field| {
        let bit = 1u64.checked_shl(u32::from(field.id.0)).unwrap_or(0);
        let again = bit == 0 || seen & bit != 0;
        seen |= bit;
        again
    })
}

/// Whether a second one of the same says nothing new. Numbers and effects may well be equal; blocks with a key are known
/// by it, and two with one key were reported.
fn may_be_listed_once(field: FieldView<'_>) -> bool {
    let def = field.def();
    let is_thing = match field.value {
        Value::Word(_) | Value::Name(_) | Value::Ref(_) => true,
        Value::Record(_) => {
            field.record().is_some_and(|rec| rec.shape().class == Class::Block && rec.key().is_none())
        }
        Value::Text(_) => field.text().is_some_and(|text| !text.value.trim().is_empty()),
        _ => false,
    };
    // A second way between two places has a report of its own.
    let is_way =
        |graph: &landfall_schema::Graph| field.record().is_some_and(|rec| rec.shape_id() == graph.edge_shape);
    let is_way = field.rec.atlas.schema.graphs.iter().any(is_way);
    is_thing && def.many && !def.has_role(Role::Repeats) && !is_way
}

/// One cause, one report: where a rule of the game finds fault with the same line, it knows better what is wrong with it.
pub(crate) fn fold(sources: &Sources, out: &mut Reports) {
    let of_game = out.iter().filter(|report| report.rule.origin != Origin::Compiler);
    let mut starts: Vec<(FileId, u32)> =
        of_game.map(|report| (report.span.file, report.span.start)).collect();
    starts.sort_unstable();
    let is_told = |report: &Report| {
        let first = report.related.first().map_or(report.span, |related| related.span);
        let text = sources.text(first.file);
        let line = text[..first.start as usize].rfind('\n').map_or(0, |at| at + 1) as u32;
        let next = starts.get(starts.partition_point(|start| *start < (first.file, line)));
        next.is_some_and(|(file, start)| *file == report.span.file && *start <= report.span.end)
    };
    let is_general = |report: &Report| report.is(&CHECK.rule) || report.is(&super::empty_card::CHECK.rule);
    out.retain(|report| !is_general(report) || !is_told(report));
}
