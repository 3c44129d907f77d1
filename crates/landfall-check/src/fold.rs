//! One cause, one report: what follows from a name that leads nowhere is shown beside that name.
//!
//! Some checks claim that nothing in the whole pack does something: nobody leads to a card, nobody marks a box. A name
//! that leads nowhere may be the very thing that does. Such a claim becomes a note of the report about the name, so it
//! is neither hidden nor told twice. A name explains only what it can: a slip of the finger the one card it missed, a
//! card that is not written yet whatever it may lead to.

mod causes;
mod claims;
mod places;

use landfall_diagnostics::{Related, Report, Reports, Span};
use landfall_model::{AssetId, MISSING_FIELD, MISSING_REFERENCE};
use landfall_schema::Type;
use rustc_hash::FxHashMap;

use causes::{Cause, Explains, absent, causes, record_at};
use claims::Claims;
use places::Places;

use crate::Context;

pub(crate) fn fold(ctx: &Context<'_>, out: &mut Reports) {
    out.rework(|list| folded(ctx, list));
}

fn folded(ctx: &Context<'_>, mut list: Vec<Report>) -> Vec<Report> {
    let mut claims = Claims::of(ctx, &list);
    if claims.is_empty() {
        return list;
    }
    let causes = causes(ctx, &list, claims.waiting());
    let blurred = blurred(ctx, &list, &claims, &causes);
    for claim in claims.all().to_vec() {
        if let Some(cause) = blurred.get(&claim).map(|at| &causes[*at]) {
            claims.fold(claim);
            let told = list[claim].clone();
            unless(cause, &told, &mut list[cause.report]);
        }
    }
    // What is surely meant is settled first; only then may a missing card be blamed for what is left.
    for is_certain in [true, false] {
        for cause in causes.iter().filter(|cause| matches!(cause.explains, Explains::One(_)) == is_certain) {
            for claim in claims.explained(cause, &list) {
                claims.fold(claim);
                let told = list[claim].clone();
                note(ctx, cause, &told, &mut list[cause.report]);
            }
        }
    }
    let kept = list.into_iter().enumerate().filter(|(at, _)| !claims.is_folded(*at));
    kept.map(|(_, report)| report).collect()
}

/// What brings something missing to the places of boards that claims are about: for each such claim the first name to
/// blame. It is in the place itself, or on a card that can lie there.
fn blurred(
    ctx: &Context<'_>,
    list: &[Report],
    claims: &Claims<'_, '_>,
    causes: &[Cause],
) -> FxHashMap<usize, usize> {
    let places = Places::of(causes.iter().enumerate().map(|(at, cause)| (list[cause.report].span, at)));
    // A card that can lie anywhere blurs all places of a board.
    let mut known: FxHashMap<Span, Option<usize>> = FxHashMap::default();
    let mut first = |by: &Span| *known.entry(*by).or_insert_with(|| places.inside(*by).min());
    let mut found: FxHashMap<usize, usize> = FxHashMap::default();
    for board in &ctx.boards {
        for (node, rec) in board.routes.nodes.iter().enumerate() {
            let Some(cause) = board.presence.blurred[node].iter().filter_map(&mut first).min() else {
                continue;
            };
            let cards = board.cards_at(node).iter().map(|id| ctx.atlas.rec(*id).span());
            for claim in std::iter::once(rec.span()).chain(cards).flat_map(|text| claims.inside(text)) {
                found.entry(claim).and_modify(|known| *known = cause.min(*known)).or_insert(cause);
            }
        }
    }
    found
}

fn note(ctx: &Context<'_>, cause: &Cause, claim: &Report, told: &mut Report) {
    if let Explains::One(id) = cause.explains
        && claim.span == ctx.atlas.name_span(id)
    {
        let meant = ctx.atlas.display(id);
        if told.is(&MISSING_REFERENCE) {
            let name = told.message.strip_suffix(" does not exist").unwrap_or(&cause.name);
            let help = format!("the nearest is {meant}: nothing uses it; point at it, or write {name}");
            told.help = Some(help);
            for edit in told.fixes.iter_mut().flat_map(|fix| &mut fix.edits) {
                edit.text = ctx.atlas.asset(id).key.to_string();
            }
            for fix in &mut told.fixes {
                fix.title = format!("write `{}`", ctx.atlas.asset(id).key);
            }
        }
        if told.is(&MISSING_FIELD)
            && let Some(line) = missing_line(ctx, told.span, id)
        {
            told.help = Some(format!("add `{line}`: nothing uses {meant}"));
        }
        told.related.push(Related {
            span: claim.span,
            message: format!("{}: it may be what was meant", claim.message),
        });
        return;
    }
    unless(cause, claim, told);
}

/// The line that a card lacks, as it would name this asset: `lift-off log 6004`.
fn missing_line(ctx: &Context<'_>, place: Span, id: AssetId) -> Option<String> {
    let rec = record_at(ctx, place)?;
    let mut absent = absent(rec).filter(|field| match &field.ty {
        Type::Ref(kinds) => kinds.contains(&ctx.atlas.asset(id).kind),
        _ => false,
    });
    let (field, None) = (absent.next()?, absent.next()) else { return None };
    let form = field.write.to_text(rec.shape());
    let blank = format!("<{}>", field.name);
    form.contains(&blank).then(|| form.replace(&blank, &ctx.atlas.asset(id).key))
}

fn unless(cause: &Cause, claim: &Report, told: &mut Report) {
    let message = format!("{}, unless {} changes that", claim.message, cause.name);
    told.related.push(Related { span: claim.span, message });
}
