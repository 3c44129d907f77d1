//! Claims about the whole pack, and which of them follow from a name that leads nowhere.

use std::cell::{Cell, OnceCell};

use landfall_analysis::graphs::{self, AssetGraph};
use landfall_diagnostics::{FileId, Report, Rule, Span};
use landfall_model::{AssetId, Rec, Target};
use landfall_schema::KindId;
use rustc_hash::{FxHashMap, FxHashSet};

use super::causes::{Cause, Explains, Owners};
use super::places::Places;
use crate::Context;
use crate::checks::CLAIMS;

/// A card that is not written yet leads to a few others at most.
const MOST_EXPLAINED: usize = 5;

/// How many cards may be looked at that are behind cards which nothing uses. A circle of cards is behind each of them.
const MOST_BEHIND: usize = 1_000_000;

pub(super) struct Claims<'c, 'a> {
    /// Their numbers in the list of reports.
    all: Vec<usize>,
    folded: Vec<bool>,
    places: Places,
    /// Assets that a claim is about, whether or not they silence it.
    waiting: Vec<AssetId>,
    /// Those of a pack, and those in a card of a kind or in one card: from the front of each list they get folded.
    by_pack: FxHashMap<u16, Queue>,
    by_kind: FxHashMap<KindId, Queue>,
    by_asset: FxHashMap<AssetId, Queue>,
    uses: OnceCell<AssetGraph>,
    /// The places of boards by their keys.
    nodes: OnceCell<FxHashMap<String, Vec<Span>>>,
    /// How many cards may still be looked at.
    left: Cell<usize>,
    ctx: &'c Context<'a>,
}

#[derive(Default)]
struct Queue {
    claims: Vec<usize>,
    /// All before this one are folded.
    from: usize,
}

impl Queue {
    fn open<'q>(&'q mut self, folded: &'q [bool]) -> impl Iterator<Item = usize> + 'q {
        while self.claims.get(self.from).is_some_and(|at| folded[*at]) {
            self.from += 1;
        }
        self.claims[self.from..].iter().copied().filter(|at| !folded[*at])
    }
}

impl<'c, 'a> Claims<'c, 'a> {
    pub fn of(ctx: &'c Context<'a>, list: &[Report]) -> Self {
        let mut rules: FxHashMap<*const Rule, bool> = FxHashMap::default();
        let mut is_claim = |report: &Report| {
            *rules.entry(std::ptr::from_ref(report.rule)).or_insert_with(|| is_claim(ctx, report))
        };
        let claimed: Vec<usize> = (0..list.len()).filter(|at| is_claim(&list[*at])).collect();
        let allowed = Allowed::of(ctx);
        let all: Vec<usize> = claimed.iter().copied().filter(|at| !allowed.silences(&list[*at])).collect();
        let mut claims = Self {
            folded: vec![false; list.len()],
            places: Places::of(all.iter().map(|at| (list[*at].span, *at))),
            waiting: waiting(ctx, claimed.iter().map(|at| list[*at].span).collect()),
            by_pack: FxHashMap::default(),
            by_kind: FxHashMap::default(),
            by_asset: FxHashMap::default(),
            uses: OnceCell::new(),
            nodes: OnceCell::new(),
            left: Cell::new(MOST_BEHIND),
            all,
            ctx,
        };
        claims.sort(list);
        claims
    }

    /// Puts each claim into its lists.
    fn sort(&mut self, list: &[Report]) {
        let atlas = self.ctx.atlas;
        let packs: FxHashMap<FileId, u16> =
            atlas.units.iter().rev().map(|unit| (unit.file, unit.pack)).collect();
        let cards = Places::of(atlas.ids().map(|id| (atlas.rec(id).span(), id.0 as usize)));
        for at in self.all.iter().copied() {
            let claim = &list[at];
            if let Some(pack) = packs.get(&claim.span.file) {
                self.by_pack.entry(*pack).or_default().claims.push(at);
            }
            let spans = std::iter::once(claim.span).chain(claim.related.iter().map(|related| related.span));
            let ids: FxHashSet<usize> = spans.flat_map(|span| cards.around(span)).collect();
            let kinds: FxHashSet<KindId> =
                ids.iter().map(|id| atlas.asset(AssetId(*id as u32)).kind).collect();
            kinds.into_iter().for_each(|kind| self.by_kind.entry(kind).or_default().claims.push(at));
            for id in ids {
                self.by_asset.entry(AssetId(id as u32)).or_default().claims.push(at);
            }
        }
    }

    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// In the order of the reports.
    pub fn all(&self) -> &[usize] {
        &self.all
    }

    pub fn waiting(&self) -> &[AssetId] {
        &self.waiting
    }

    pub fn inside(&self, text: Span) -> impl Iterator<Item = usize> {
        self.places.inside(text)
    }

    pub fn fold(&mut self, at: usize) {
        self.folded[at] = true;
    }

    pub fn is_folded(&self, at: usize) -> bool {
        self.folded[at]
    }

    /// The claims that this would explain, in the order of the reports.
    pub fn explained(&mut self, cause: &Cause, list: &[Report]) -> Vec<usize> {
        let mut found: Vec<usize> = match &cause.explains {
            Explains::Nothing => Vec::new(),
            Explains::One(id) => {
                let place = self.ctx.atlas.name_span(*id);
                let mut found: Vec<usize> =
                    self.places.inside(place).filter(|at| list[*at].span == place).collect();
                // It would put cards there; whether players get there is another question.
                let is_of_cards = |at: &usize| !CLAIMS.iter().any(|rule| list[*at].is(rule));
                for place in self.named_places(*id) {
                    found.extend(self.places.inside(place).filter(is_of_cards));
                }
                found.retain(|at| !self.folded[*at] && *at != cause.report);
                found
            }
            Explains::Within(owners) => self.within(owners, cause.report),
            Explains::Anything => {
                let queue = self.by_pack.get_mut(&cause.pack);
                let open = queue.into_iter().flat_map(|queue| queue.open(&self.folded));
                open.filter(|at| *at != cause.report).take(MOST_EXPLAINED).collect()
            }
        };
        found.sort_unstable();
        found.dedup();
        found
    }

    fn within(&mut self, owners: &Owners, but: usize) -> Vec<usize> {
        let mut found: Vec<usize> = Vec::new();
        let folded = &self.folded;
        let mut take = |queue: Option<&mut Queue>| {
            let open = queue.into_iter().flat_map(|queue| queue.open(folded));
            found.extend(open.filter(|at| *at != but).take(MOST_EXPLAINED));
        };
        owners.ids.iter().for_each(|id| take(self.by_asset.get_mut(id)));
        take(owners.kind.as_ref().and_then(|kind| self.by_kind.get_mut(kind)));
        found.sort_unstable();
        found.dedup();
        found.truncate(MOST_EXPLAINED);
        found
    }

    /// The places of boards that an unused asset, or what is behind it, would change.
    fn named_places(&self, id: AssetId) -> Vec<Span> {
        let ctx = self.ctx;
        let mut found = Vec::new();
        if self.left.get() == 0 {
            return found;
        }
        let behind = self.uses.get_or_init(|| graphs::uses(ctx.atlas)).reachable([id]);
        self.left.set(self.left.get().saturating_sub(behind.len()));
        for asset in behind.into_iter().filter(|id| !ctx.ledger.is_reached(*id)) {
            let fields = ctx.atlas.rec(asset).inside().flat_map(|rec| rec.fields());
            for target in fields.filter_map(|field| field.target()) {
                match target {
                    Target::Child { asset, record } => {
                        found.push(Rec::new(ctx.atlas, ctx.atlas.asset(asset).unit, record).span());
                    }
                    Target::Several(shared) => {
                        let nodes = self.nodes.get_or_init(|| nodes(ctx)).get(ctx.atlas.shared_key(shared));
                        found.extend(nodes.into_iter().flatten());
                    }
                    _ => {}
                }
            }
        }
        found
    }
}

fn nodes(ctx: &Context<'_>) -> FxHashMap<String, Vec<Span>> {
    let mut found: FxHashMap<String, Vec<Span>> = FxHashMap::default();
    for node in ctx.boards.iter().flat_map(|board| &board.routes.nodes) {
        if let Some(key) = node.key() {
            found.entry(key).or_default().push(node.span());
        }
    }
    found
}

fn is_claim(ctx: &Context<'_>, report: &Report) -> bool {
    let of_game = || {
        let mut constraints = ctx.atlas.schema.constraints.iter();
        constraints.any(|constraint| report.is(constraint.rule) && constraint.is_claim())
    };
    CLAIMS.iter().any(|rule| report.is(rule)) || of_game()
}

/// Assets that a claim is about.
fn waiting(ctx: &Context<'_>, claimed: FxHashSet<Span>) -> Vec<AssetId> {
    ctx.atlas.ids().filter(|id| claimed.contains(&ctx.atlas.name_span(*id))).collect()
}

/// The `allow` lines of all cards.
struct Allowed<'c> {
    /// The cards, each with the number of its line.
    places: Places,
    rules: Vec<&'c str>,
}

impl<'c> Allowed<'c> {
    fn of(ctx: &'c Context<'_>) -> Self {
        let mut rules = Vec::new();
        let mut places = Vec::new();
        for unit in &ctx.atlas.units {
            for allow in &unit.allows {
                if let Some(root) = unit.records.get(allow.root) {
                    places.push((unit.span(root.start, root.end), rules.len()));
                    rules.push(&*allow.rule);
                }
            }
        }
        Self { places: Places::of(places.into_iter()), rules }
    }

    /// Whether the asset that the report is about silences it.
    fn silences(&self, report: &Report) -> bool {
        self.places.around(report.span).any(|at| report.rule.is_called(self.rules[at]))
    }
}
