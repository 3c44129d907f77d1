//! Words that only one set of cards may use.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, PRINTED};
use landfall_schema::{Field, FieldId, Tag, Type};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF2106",
        name: "out-of-set",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "this word is only for cards of another set",
        explanation: "\
Some words belong to one set of cards alone, such as those of a first game that go back into the box
afterwards. The schema says so with the tag `only`. Elsewhere nothing at the table answers to them.",
        bad: r#"
planet shore "Shore" {
    set fan
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes tutorial }
}
"#,
        good: r#"
planet shore "Shore" {
    set fan
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    // Few vocabularies have such words, so only fields that take one of them are looked at.
    let is_limited = |field: &Field| match field.ty {
        Type::Word(vocab) => {
            ctx.atlas.schema.vocab(vocab).words.iter().any(|word| word.tag(Tag::Only).is_some())
        }
        _ => false,
    };
    for field in ctx.fields_that(is_limited) {
        let Some(word) = field.word() else { continue };
        let Some(set) = word.tag(Tag::Only) else { continue };
        let Some(id) = field.rec.owner() else { continue };
        let (asset, root) = (ctx.atlas.asset(id), ctx.atlas.rec(id));
        if asset.external || ctx.atlas.unit(asset.unit).pack == PRINTED {
            continue;
        }
        let Some(of_set) = set_field(ctx, id, set) else { continue };
        if root.get(of_set).and_then(|field| field.as_text()).as_deref() == Some(set) {
            continue;
        }
        let name = &root.shape().fields[of_set.index()].name;
        out.push(
            CHECK
                .rule
                .report(format!("`{}` belongs to the {set} alone", word.name))
                .help(format!(
                    "use another word, or write `{name} {set}` in {} if it is part of it",
                    ctx.atlas.display(id)
                ))
                .at(field.span, "nothing else in the game answers to it"),
        );
    }
}

/// The field in which this kind of card names its set.
fn set_field(ctx: &Context<'_>, id: AssetId, set: &str) -> Option<FieldId> {
    let fields = &ctx.atlas.rec(id).shape().fields;
    let has = |ty: &Type| match ty {
        Type::Word(vocab) => {
            let vocab = ctx.atlas.schema.vocab(*vocab);
            vocab.word(set).is_some_and(|word| vocab.words[word.index()].tag(Tag::Only).is_none())
        }
        _ => false,
    };
    fields.iter().position(|field| has(&field.ty)).map(|at| FieldId(at as u16))
}
