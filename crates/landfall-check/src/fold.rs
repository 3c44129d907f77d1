//! One cause, one report: what follows from a name that leads nowhere is shown beside that name.
//!
//! Some checks claim that nothing in the whole pack does something: nobody leads to a card, nobody marks a box. A name
//! that leads nowhere may be the very thing that does. Such a claim becomes a note of the report about the name, so it
//! is neither hidden nor told twice. A name explains only what it can: a slip of the finger the one card it missed, a
//! card that is not written yet whatever it may lead to.

use landfall_analysis::graphs;
use landfall_analysis::trouble::is_slip;
use landfall_diagnostics::{Related, Report, Reports, Span, Stage};
use landfall_model::{AssetId, MISSING_FIELD, MISSING_REFERENCE, Rec, Reference, Target, Wanted};
use landfall_schema::{Field, FieldId, IdPattern, KindId, Type};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::Context;
use crate::checks::CLAIMS;

/// A card that is not written yet leads to a few others at most.
const MOST_EXPLAINED: usize = 5;

pub(crate) fn fold(ctx: &Context<'_>, out: &mut Reports) {
    out.rework(|list| folded(ctx, list));
}

fn folded(ctx: &Context<'_>, mut list: Vec<Report>) -> Vec<Report> {
    let claims: Vec<usize> = (0..list.len())
        .filter(|at| is_claim(ctx, &list[*at]))
        .filter(|at| !is_allowed(ctx, &list[*at]))
        .collect();
    let causes = if claims.is_empty() { Vec::new() } else { causes(ctx, &list) };
    let mut folded = vec![false; list.len()];
    for at in claims.iter().copied() {
        let blurring = blurring(ctx, list[at].span);
        let cause =
            causes.iter().find(|cause| blurring.iter().any(|by| by.contains(list[cause.report].span)));
        if let Some(cause) = cause {
            folded[at] = true;
            let claim = list[at].clone();
            unless(cause, &claim, &mut list[cause.report]);
        }
    }
    // What is surely meant is settled first; only then may a missing card be blamed for what is left.
    for is_certain in [true, false] {
        for cause in causes.iter().filter(|cause| matches!(cause.explains, Explains::One(_)) == is_certain) {
            let found = explained(ctx, cause, &list, &claims, &folded);
            for at in found {
                folded[at] = true;
                let claim = list[at].clone();
                note(ctx, cause, &claim, &mut list[cause.report]);
            }
        }
    }
    let kept = list.into_iter().zip(folded).filter(|(_, folded)| !folded);
    kept.map(|(report, _)| report).collect()
}

/// A report about something that is not there, and what would be otherwise if it were.
struct Cause {
    report: usize,
    pack: u16,
    /// As the text calls it.
    name: String,
    explains: Explains,
}

enum Explains {
    /// It was meant, and nothing else uses it.
    One(AssetId),
    /// It is a part of these, and its use in them.
    Within(Vec<AssetId>),
    /// Nobody knows what it would lead to.
    Anything,
    /// It was a slip of the finger for something that is used all the same.
    Nothing,
}

fn causes(ctx: &Context<'_>, list: &[Report]) -> Vec<Cause> {
    let atlas = ctx.atlas;
    let orphans = waiting(ctx, list);
    let mut names: FxHashMap<&str, usize> = FxHashMap::default();
    let missing: Vec<(u32, Reference, &str)> = atlas
        .references()
        .filter(|(_, found)| found.target == Target::Missing)
        .map(|(unit, found)| (unit, found, ctx.sources.slice(atlas.unit(unit).span(found.start, found.end))))
        .collect();
    for (.., name) in &missing {
        *names.entry(name).or_default() += 1;
    }
    let mut causes = Vec::new();
    let mut taken: Vec<AssetId> = Vec::new();
    for (report, told) in list.iter().enumerate() {
        let here =
            |unit: u32, found: &Reference| atlas.unit(unit).span(found.start, found.end).contains(told.span);
        if told.rule.stage == Stage::Reference
            && let Some((unit, found, name)) = missing.iter().find(|(unit, found, _)| here(*unit, found))
        {
            let rec = Rec::new(atlas, *unit, found.record);
            let explains = of_name(ctx, rec, found, name, names[name] > 1, &orphans, &taken);
            if let Explains::One(id) = explains {
                taken.push(id);
            }
            causes.push(Cause { report, pack: rec.arrays().pack, name: (*name).to_owned(), explains });
        } else if told.is(&MISSING_FIELD)
            && let Some((pack, explains)) = of_missing_line(ctx, told.span, &orphans)
        {
            causes.push(Cause { report, pack, name: "the missing line".to_owned(), explains });
        }
    }
    causes
}

fn of_name(
    ctx: &Context<'_>,
    rec: Rec<'_>,
    found: &Reference,
    name: &str,
    repeated: bool,
    orphans: &[AssetId],
    taken: &[AssetId],
) -> Explains {
    let (atlas, schema) = (ctx.atlas, &ctx.atlas.schema);
    let kinds: Vec<KindId> = match found.wanted {
        Wanted::Kind(kind) => vec![kind],
        // A text that speaks of something leads to nothing.
        Wanted::Prose(..) => return Explains::Nothing,
        Wanted::Field(shape, field) => match &schema.shape(shape).fields[field.index()].ty {
            Type::Ref(kinds) => kinds.clone(),
            Type::Child { kind, .. } => {
                let named = name.split_once('.').map(|(asset, _)| asset);
                let is_named = |id: &AssetId| {
                    named.is_none_or(|named| {
                        let key = &atlas.asset(*id).key;
                        is_slip(named, key)
                    })
                };
                let owners = atlas.of_kind(*kind).filter(is_named).chain(rec.owner());
                return Explains::Within(owners.collect());
            }
            _ => return Explains::Nothing,
        },
    };
    let of_kinds = |id: &&AssetId| kinds.contains(&atlas.asset(**id).kind) && !taken.contains(id);
    let unused: Vec<AssetId> = orphans.iter().filter(of_kinds).copied().collect();
    let is_near = |id: &AssetId| is_slip(name, &atlas.asset(*id).key);
    if let Some(meant) = unused.iter().copied().find(is_near) {
        return Explains::One(meant);
    }
    // A name of another kind was written in place of one that is now unused.
    let is_foreign = kinds.iter().all(|kind| !schema.kind(*kind).id.could_be(name));
    if let ([only], true) = (&unused[..], is_foreign) {
        return Explains::One(*only);
    }
    let near = kinds.iter().flat_map(|kind| atlas.of_kind(*kind)).any(|id| is_near(&id));
    let in_line = kinds.iter().any(|kind| is_in_line(ctx, *kind, name));
    if repeated || !near || in_line { Explains::Anything } else { Explains::Nothing }
}

/// Whether the number right before or after it exists: then it is one that is not written yet, or no longer.
fn is_in_line(ctx: &Context<'_>, kind: KindId, name: &str) -> bool {
    let pattern = &ctx.atlas.schema.kind(kind).id;
    if *pattern == IdPattern::Name {
        return false;
    }
    let after = pattern.next(name).is_some_and(|next| ctx.atlas.find(kind, &next).is_some());
    let is_before = |id: AssetId| pattern.next(&ctx.atlas.asset(id).key).as_deref() == Some(name);
    after || ctx.atlas.of_kind(kind).any(is_before)
}

/// What a required line would have led to.
fn of_missing_line(ctx: &Context<'_>, place: Span, orphans: &[AssetId]) -> Option<(u16, Explains)> {
    let rec = record_at(ctx, place)?;
    let mut explains = Explains::Nothing;
    for field in absent(rec) {
        match &field.ty {
            Type::Ref(kinds) => {
                let is_meant = |id: &&AssetId| kinds.contains(&ctx.atlas.asset(**id).kind);
                if let Some(id) = orphans.iter().find(is_meant) {
                    explains = Explains::One(*id);
                }
            }
            Type::Effects | Type::Block(_) | Type::Rows(_) => explains = Explains::Anything,
            _ => {}
        }
    }
    Some((rec.arrays().pack, explains))
}

fn record_at<'a>(ctx: &Context<'a>, place: Span) -> Option<Rec<'a>> {
    let unit = ctx.atlas.units.iter().position(|unit| unit.file == place.file)?;
    let count = ctx.atlas.units[unit].records.len() as u32;
    let mut records = (0..count).map(|at| Rec::new(ctx.atlas, unit as u32, at));
    records.find(|rec| rec.name_span() == place || rec.span() == place)
}

/// The required fields that a record does not have.
fn absent<'a>(rec: Rec<'a>) -> impl Iterator<Item = &'a Field> {
    let fields = rec.shape().fields.iter().enumerate();
    fields.filter(move |(at, field)| field.required && !rec.has(FieldId(*at as u16))).map(|(_, field)| field)
}

fn explained(
    ctx: &Context<'_>,
    cause: &Cause,
    list: &[Report],
    claims: &[usize],
    folded: &[bool],
) -> Vec<usize> {
    let open = claims.iter().copied().filter(|at| !folded[*at] && *at != cause.report);
    let pack = |report: &Report| {
        ctx.atlas.units.iter().find(|unit| unit.file == report.span.file).map(|unit| unit.pack)
    };
    match &cause.explains {
        Explains::Nothing => Vec::new(),
        Explains::One(id) => {
            let place = ctx.atlas.name_span(*id);
            let places = named_places(ctx, *id);
            // It would lay out cards there; whether players get there is another question.
            let is_of_cards = |report: &Report| !CLAIMS.iter().any(|rule| report.is(rule));
            let follows = |report: &Report| {
                let is_there = || places.iter().any(|place| place.contains(report.span));
                report.span == place || (is_of_cards(report) && is_there())
            };
            open.filter(|at| follows(&list[*at])).collect()
        }
        Explains::Within(owners) => {
            let inside = |span: Span| owners.iter().any(|id| ctx.atlas.rec(*id).span().contains(span));
            open.filter(|at| {
                let claim = &list[*at];
                inside(claim.span) || claim.related.iter().any(|related| inside(related.span))
            })
            .take(MOST_EXPLAINED)
            .collect()
        }
        Explains::Anything => {
            open.filter(|at| pack(&list[*at]) == Some(cause.pack)).take(MOST_EXPLAINED).collect()
        }
    }
}

/// The places of boards that an unused asset, or what is behind it, would change.
fn named_places(ctx: &Context<'_>, id: AssetId) -> Vec<Span> {
    let mut found = Vec::new();
    for asset in graphs::uses(ctx.atlas).reachable([id]).into_iter().filter(|id| !ctx.ledger.is_reached(*id))
    {
        let fields = ctx.atlas.rec(asset).inside().flat_map(|rec| rec.fields());
        for target in fields.filter_map(|field| field.target()) {
            match target {
                Target::Child { asset, record } => {
                    found.push(Rec::new(ctx.atlas, ctx.atlas.asset(asset).unit, record).span());
                }
                Target::Several(shared) => {
                    let key = ctx.atlas.shared_key(shared);
                    let nodes = ctx.boards.iter().flat_map(|board| &board.routes.nodes);
                    let same = nodes.filter(|node| node.key().as_deref() == Some(key));
                    found.extend(same.map(|node| node.span()));
                }
                _ => {}
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

fn is_claim(ctx: &Context<'_>, report: &Report) -> bool {
    let of_game = || {
        let mut constraints = ctx.atlas.schema.constraints.iter();
        constraints.any(|constraint| report.is(constraint.rule) && constraint.is_claim())
    };
    CLAIMS.iter().any(|rule| report.is(rule)) || of_game()
}

/// Assets that a claim is about.
fn waiting(ctx: &Context<'_>, list: &[Report]) -> Vec<AssetId> {
    let claimed: FxHashSet<Span> =
        list.iter().filter(|report| is_claim(ctx, report)).map(|report| report.span).collect();
    ctx.atlas.ids().filter(|id| claimed.contains(&ctx.atlas.name_span(*id))).collect()
}

/// What brings something missing to the place of a board that a claim is about: in the place itself, or on a card that
/// can lie there.
fn blurring(ctx: &Context<'_>, claim: Span) -> Vec<Span> {
    let mut found = Vec::new();
    for board in &ctx.boards {
        for (node, rec) in board.routes.nodes.iter().enumerate() {
            let is_on_card = |id: &AssetId| ctx.atlas.rec(*id).span().contains(claim);
            if rec.span().contains(claim) || board.cards_at(node).iter().any(is_on_card) {
                found.extend(board.presence.blurred[node].iter().copied());
            }
        }
    }
    found
}

/// Whether the asset that the report is about silences it.
fn is_allowed(ctx: &Context<'_>, report: &Report) -> bool {
    let units = ctx.atlas.units.iter().filter(|unit| unit.file == report.span.file);
    units.flat_map(|unit| unit.allows.iter().map(move |allow| (unit, allow))).any(|(unit, allow)| {
        let named = report.rule.is_called(&allow.rule);
        let root = unit.records.get(allow.root);
        named && root.is_some_and(|root| unit.span(root.start, root.end).contains(report.span))
    })
}
