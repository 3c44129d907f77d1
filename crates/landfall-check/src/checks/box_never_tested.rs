//! Boxes that are ticked and never asked for.

use landfall_analysis::ledger::{Entry, Thing};
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{Answer, AssetId, Doubt, MarkKind, PRINTED, Rec};
use landfall_schema::{Act, Class, ShapeId, TextRole, Type};
use rustc_hash::FxHashSet;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6107",
        name: "box-never-tested",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a box is marked, and nothing ever asks for it",
        explanation: "\
Players tick a box because it will matter. Nothing asks whether this one is ticked, so either what
follows is missing, or a condition asks for the wrong box. When another pack asks for it, say so with
`allow box-never-tested \"read by ...\"`.",
        bad: r#"
log 1 { reference; "The door."; box 1 "knocked"; -> mark 1.1; end }
"#,
        good: r#"
log 1 {
    reference
    "The door."
    box 1 "knocked"
    -> if marked(1.1) { goto log 2 } else { mark 1.1 }
    end
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let words = Words::of(ctx);
    for (thing, rec) in boxes(ctx) {
        // One that is neither marked nor asked for is ticked by hand, or waits for its log to be written.
        let Some(writer) = marks(ctx, thing).next() else { continue };
        let is_asked = Answer::unless(!ctx.ledger.readers(thing).is_empty(), words.may_ask(ctx, thing));
        if CHECK.known(ctx, is_asked, rec, out) != Some(false) {
            continue;
        }
        out.push(
            CHECK
                .rule
                .report(format!("nothing ever asks for {}", box_name(ctx, thing, rec)))
                .help("ask for it somewhere, or leave it out")
                .related(writer.span, "marked here")
                .at(rec.name_span(), "players tick it for nothing"),
        );
    }
}

/// Parts of assets that are marked and asked for, such as the boxes of logs.
pub(super) fn boxes<'a>(ctx: &Context<'a>) -> Vec<(Thing, Rec<'a>)> {
    let shapes = marked_shapes(ctx);
    let parts = shapes.into_iter().flat_map(|shape| ctx.records(shape));
    let parts = parts.filter(|rec| rec.arrays().pack != PRINTED);
    parts.filter_map(|rec| Some((Thing::Part { asset: rec.owner()?, record: rec.index }, rec))).collect()
}

/// Shapes that some verb writes and some predicate or target reads.
fn marked_shapes(ctx: &Context<'_>) -> Vec<ShapeId> {
    let about = |act: Act, class: Class| {
        let shapes = ctx.atlas.schema.shapes.iter().filter(move |shape| shape.class == class);
        let parts = shapes.flat_map(move |shape| {
            shape.does.iter().filter(move |does| does.act == act).filter_map(|does| {
                match does.arg.map(|arg| &shape.fields[arg.index()].ty) {
                    Some(Type::Child { shape, .. }) => Some(*shape),
                    _ => does.shape,
                }
            })
        });
        parts.collect::<Vec<ShapeId>>()
    };
    let read = [Class::Predicate, Class::Target].map(|class| about(Act::Read, class)).concat();
    let mut shapes = about(Act::Write, Class::Verb);
    shapes.retain(|shape| read.contains(shape));
    shapes.sort();
    shapes.dedup();
    shapes
}

/// What ticks it: striking it out does not.
fn marks<'c, 'a>(ctx: &'c Context<'a>, thing: Thing) -> impl Iterator<Item = Entry<'a>> + use<'c, 'a> {
    ctx.ledger.writers(thing).iter().filter(|entry| entry.act != Some(Act::Clear))
}

pub(super) fn is_marked(ctx: &Context<'_>, thing: Thing) -> bool {
    marks(ctx, thing).next().is_some()
}

/// `box 1 of log 1903`.
pub(super) fn box_name(ctx: &Context<'_>, thing: Thing, rec: Rec<'_>) -> String {
    let key = rec.key().unwrap_or_default();
    format!("{} {key} of {}", rec.shape().name, ctx.atlas.display(thing.asset()))
}

/// What speaks about boxes where no verb and no condition does.
pub(super) struct Words {
    /// Logs that hold a rule in words.
    ruled: FxHashSet<AssetId>,
    /// Logs that a rule in words names, wherever it stands.
    named: FxHashSet<AssetId>,
}

impl Words {
    pub(super) fn of(ctx: &Context<'_>) -> Words {
        let mut words = Words { ruled: FxHashSet::default(), named: FxHashSet::default() };
        for (at, unit) in ctx.atlas.units.iter().enumerate() {
            for text in unit.texts.iter().filter(|text| text.role == TextRole::Rules) {
                // The label of a choice is such a text too; only what stands right in a log is a rule of its own.
                if unit.roots.binary_search(&text.record).is_ok() {
                    words.ruled.extend(ctx.atlas.owner(at as u32, text.record));
                }
                for mark in &unit.marks[text.marks.range()] {
                    if let MarkKind::Ref(at) = mark.what {
                        words.named.extend(ctx.atlas.target_asset(unit.refs.target(at)));
                    }
                }
            }
        }
        words
    }

    /// Why something that nobody here can read may ask for this box.
    pub(super) fn may_ask(&self, ctx: &Context<'_>, thing: Thing) -> Option<Doubt> {
        let is_named = self.named.contains(&thing.asset());
        is_named.then_some(Doubt::Elsewhere).or_else(|| self.may_speak(ctx, thing))
    }

    /// Why something that nobody here can read may tick this box. A log whose other boxes are ticked by effects does not
    /// leave one to words: who names such a log sends players there.
    pub(super) fn may_mark(&self, ctx: &Context<'_>, thing: Thing, rec: Rec<'_>) -> Option<Doubt> {
        let asset = thing.asset();
        let in_words = || {
            let mut parts = ctx.atlas.rec(asset).children(rec.shape_id());
            parts.all(|part| !is_marked(ctx, Thing::Part { asset, record: part.index }))
        };
        let is_named = self.named.contains(&asset) && in_words();
        is_named.then_some(Doubt::Elsewhere).or_else(|| self.may_speak(ctx, thing))
    }

    /// A rule of the log in words, or a line that could not be read, may be about it.
    fn may_speak(&self, ctx: &Context<'_>, thing: Thing) -> Option<Doubt> {
        let is_ruled = self.ruled.contains(&thing.asset());
        is_ruled.then_some(Doubt::Elsewhere).or_else(|| ctx.unread_about(thing.asset()))
    }
}
