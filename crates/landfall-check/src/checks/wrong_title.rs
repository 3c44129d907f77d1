//! Titles printed next to an id that belong to another card.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Span, Stage, nearest};
use landfall_model::{AssetId, MarkKind, Unit};
use landfall_schema::TextRole;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF2105",
        name: "wrong-title",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "the title next to an id is not the title of that card",
        explanation: "\
Texts that name a card by its number often add its title: `{P902} (Opened crate)`. When the card has been
renamed since, or the number is the wrong one, players cannot know which of the two is meant.",
        bad: r#"
poi P902 "Opened drone" { standalone; last-poi }
log 1 { reference; "Take {P902} (Open drone)."; end }
"#,
        good: r#"
poi P902 "Opened drone" { standalone; last-poi }
log 1 { reference; "Take {P902} (Opened drone)."; end }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for unit in &ctx.atlas.units {
        for text in unit.texts.iter() {
            for mark in &unit.marks[text.marks.range()] {
                if let MarkKind::Ref(at) = mark.what
                    && let Some(id) = ctx.atlas.target_asset(unit.refs.target(at))
                    && let Some(place) = in_parentheses(ctx, unit, mark.end, text.end)
                {
                    compare(ctx, id, place, out);
                }
            }
        }
    }
}

/// The words in parentheses that follow at once.
fn in_parentheses(ctx: &Context<'_>, unit: &Unit, from: u32, to: u32) -> Option<Span> {
    let rest = ctx.sources.slice(unit.span(from, to)).strip_prefix(" (")?;
    let len = rest.find(')')? as u32;
    Some(unit.span(from + 2, from + 2 + len))
}

fn compare(ctx: &Context<'_>, id: AssetId, place: Span, out: &mut Reports) {
    let written = ctx.sources.slice(place);
    let Some(title) = title(ctx, id) else { return };
    if written.to_lowercase() == title.to_lowercase() {
        return;
    }
    // Any other remark may stand in parentheses; only a title that almost fits, or fits another card, is a slip.
    let other =
        ctx.atlas.of_kind(ctx.atlas.asset(id).kind).find(|other| self::title(ctx, *other) == Some(written));
    if other.is_none() && nearest(written, [title]).is_empty() {
        return;
    }
    let name = ctx.atlas.display(id);
    let mut draft = CHECK
        .rule
        .report(format!("{name} is not called `{written}`"))
        .help(format!("write `{title}`"))
        .suggest(format!("write `{title}`"), place, title)
        .related(ctx.atlas.name_span(id), format!("{name} is written here"));
    if let Some(other) = other {
        draft =
            draft.related(ctx.atlas.name_span(other), format!("{} has this title", ctx.atlas.display(other)));
    }
    out.push(draft.at(place, "players cannot know which of the two is meant"));
}

fn title<'a>(ctx: &Context<'a>, id: AssetId) -> Option<&'a str> {
    let texts = ctx.atlas.rec(id).fields().filter_map(|field| field.text());
    texts.into_iter().find(|text| text.role == TextRole::Title).map(|text| text.value)
}
