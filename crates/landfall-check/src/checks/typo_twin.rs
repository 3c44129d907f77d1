//! Names declared as printed that are another name with a slip in it.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage, nearest};
use landfall_model::PRINTED;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF2107",
        name: "typo-twin",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a name declared with `extern` is almost another one",
        explanation: "\
`extern` says: this exists in the printed game, take my word for it. So a name with a slip in it is
believed, and whatever refers to it never meets the card that was meant.",
        bad: r#"
extern injury exhaustd
poi P001 "Salt gate" {
    standalone
    action "Push" check { green [physical] -> gain success 1; red -> injury exhaustd }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check { green [physical] -> gain success 1; red -> injury exhausted }
}
"#,
    },
    run,
};

/// Shorter names differ by a letter as a matter of course.
const SHORTEST: usize = 5;

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for id in ctx.atlas.ids() {
        let asset = ctx.atlas.asset(id);
        let ours = asset.external && ctx.atlas.unit(asset.unit).pack != PRINTED;
        let named = ctx.atlas.schema.kind(asset.kind).id.holds_a_name();
        if !ours || !named || asset.key.chars().count() < SHORTEST {
            continue;
        }
        let others = ctx.atlas.of_kind(asset.kind).filter(|other| ctx.atlas.asset(*other).key != asset.key);
        let written = others.filter(|other| {
            let other = ctx.atlas.asset(*other);
            !other.external || ctx.atlas.unit(other.unit).pack == PRINTED
        });
        // One letter, or two that changed places.
        let twin = written.into_iter().find(|other| {
            let key = &*ctx.atlas.asset(*other).key;
            asset.key.chars().count().abs_diff(key.chars().count()) <= 1
                && !nearest(&asset.key, [key]).is_empty()
                && slips(&asset.key, key) <= 2
        });
        let Some(twin) = twin else { continue };
        let (name, meant) = (&asset.key, &ctx.atlas.asset(twin).key);
        out.push(
            CHECK
                .rule
                .report(format!("`{name}` is almost `{meant}`"))
                .help(format!("write `{meant}` instead of `{name}` everywhere"))
                .related(ctx.atlas.name_span(twin), format!("`{meant}` is named here"))
                .at(ctx.atlas.name_span(id), "believed to be another card, because `extern` says so"),
        );
    }
}

/// Letters of each name that the other does not have at the same distance from its beginning or end.
fn slips(a: &str, b: &str) -> usize {
    let same = |(x, y): &(char, char)| x == y;
    let front = a.chars().zip(b.chars()).take_while(same).count();
    let rest = a.chars().count().min(b.chars().count()) - front;
    let back = a.chars().rev().zip(b.chars().rev()).take(rest).take_while(same).count();
    a.chars().count().max(b.chars().count()) - front - back
}
