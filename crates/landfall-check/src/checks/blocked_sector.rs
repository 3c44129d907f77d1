//! Places that nobody may leave and that nothing opens.

use landfall_analysis::graphs::{Actor, Place, named_by_node, verbs};
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Span, Stage};
use landfall_model::{Answer, AssetId, Rec};
use landfall_schema::Act;
use rustc_hash::FxHashSet;

use crate::board::Board;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3003",
        name: "no-way-out",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "players are held here and nothing sets them free",
        explanation: "\
Some marks stop every move out of their place; the graph of the game names them with `blocked`. Some
outcome there must lift the mark: replace the card by one without it, place players elsewhere, or end
play on the board. The outcome may be the last of a chain of logs and cards. When only a clock or a card
that lies elsewhere ends it all, whoever comes here plays no part until then: a warning.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky; poi P010 }
}
poi P010 "Sinking sand" {
    no-travel
    action "Struggle" check {
        green [physical] -> gain success 1
        red -> danger A
    }
}
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky; poi P010 }
}
poi P010 "Sinking sand" {
    no-travel
    action "Struggle" check {
        green [physical] -> replace P011
        red -> danger A
    }
}
poi P011 "Trampled sand" { last-poi }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let mut told: FxHashSet<Span> = FxHashSet::default();
    for board in &ctx.boards {
        let Some(flag) = &board.graph.blocked else { continue };
        for node in 0..board.routes.nodes.len() {
            let sector = board.routes.nodes[node];
            let mut tell = |hold: Hold<'_>, mark: Span, asset: Option<AssetId>, out: &mut Reports| {
                let release = hold.release(ctx, board, node);
                if CHECK.leave_open(ctx, release.doubt(), sector, out) || release.is(Release::Here) {
                    return;
                }
                if told.insert(mark) {
                    report(ctx, board, node, mark, asset, release.known(), out);
                }
            };
            if let Some(mark) = sector.get_named(flag) {
                // The board itself holds them, so covering it with a card changes nothing.
                let named = named_by_node(board.graph, &board.routes, node).into_iter().map(Actor::Asset);
                let begin = std::iter::once(Actor::Node(node)).chain(named).collect();
                tell(Hold { begin, flag, is_fixed: true }, mark.span, None, out);
            }
            for block in board.graph.placed.iter().flat_map(|id| sector.blocks(*id)) {
                if let Some(mark) = block.get_named(flag) {
                    let begin = vec![Actor::Node(node)];
                    tell(Hold { begin, flag, is_fixed: false }, mark.span, None, out);
                }
            }
            for asset in board.cards_at(node).iter().copied() {
                if let Some(mark) = ctx.atlas.rec(asset).get_named(flag) {
                    let begin = vec![Actor::Asset(asset)];
                    tell(Hold { begin, flag, is_fixed: false }, mark.span, Some(asset), out);
                }
            }
        }
    }
}

/// What sets players free.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Release {
    /// Something they can come to where they are held, or an effect that carries them away.
    Here,
    /// Only the end of play, brought about by something that does not know where they are, such as a clock.
    TheEnd,
}

/// What holds players in a sector.
pub(super) struct Hold<'a> {
    /// Whose effects can happen there at first.
    pub begin: Vec<Actor>,
    pub flag: &'a str,
    /// No card can cover the mark.
    pub is_fixed: bool,
}

/// Sees every effect that can happen, and says whether it does.
pub(super) type Happens<'s, 'a> = &'s mut dyn FnMut(Rec<'a>) -> bool;

impl Hold<'_> {
    fn release<'a>(&self, ctx: &Context<'a>, board: &Board<'a>, node: usize) -> Answer<Release> {
        let everywhere = board.presence.everywhere.iter().map(|asset| Actor::Asset(*asset)).collect();
        match self.follow(ctx, board, node, self.begin.clone(), &mut |_| true) {
            Answer::Nothing => self.follow(ctx, board, node, everywhere, &mut |_| true),
            Answer::Known(_) => Answer::Known(Release::Here),
            Answer::Unknown(doubt) => Answer::Unknown(doubt),
        }
    }

    /// Follows what can happen until something lifts the mark; the end of play counts if nothing else does.
    pub(super) fn follow<'a>(
        &self,
        ctx: &Context<'a>,
        board: &Board<'a>,
        node: usize,
        begin: Vec<Actor>,
        happens: Happens<'_, 'a>,
    ) -> Answer<Release> {
        let mut seen: FxHashSet<Actor> = begin.iter().copied().collect();
        let mut queue = begin;
        let (mut found, mut doubt) = (None, None);
        while let Some(actor) = queue.pop() {
            // A line that was not understood may have been the way out.
            let rec = match actor {
                Actor::Asset(asset) => ctx.atlas.rec(asset),
                Actor::Node(node) => board.routes.nodes[node],
            };
            doubt = doubt.or(ctx.read(rec).doubt());
            for verb in verbs(actor, &board.routes) {
                if !happens(verb) {
                    continue;
                }
                for does in &verb.shape().does {
                    let target = does.arg.and_then(|arg| verb.get(arg));
                    let asset = target.and_then(|field| field.target_asset());
                    let place = Place::of(verb, does.at, &board.routes);
                    let here = place == Place::Here || place == Place::Node(node);
                    match does.act {
                        Act::End if does.subject == board.graph.ends => found = Some(Release::TheEnd),
                        Act::Put if does.subject == board.graph.mover => match place {
                            Place::Node(to) if to == node => {}
                            _ => return Answer::Known(Release::Here),
                        },
                        Act::Discard if here && !self.is_fixed => return Answer::Known(Release::Here),
                        Act::Replace
                            if here && !self.is_fixed && asset.is_some_and(|to| self.lets_go(ctx, to)) =>
                        {
                            return Answer::Known(Release::Here);
                        }
                        Act::Transfer | Act::Replace | Act::Place if here || place == Place::Board => {
                            if let Some(asset) = asset
                                && seen.insert(Actor::Asset(asset))
                            {
                                queue.push(Actor::Asset(asset));
                            }
                        }
                        _ => {}
                    }
                }
            }
        }
        doubt.map_or(found.into(), Answer::Unknown)
    }

    fn lets_go(&self, ctx: &Context<'_>, card: AssetId) -> bool {
        ctx.atlas.rec(card).get_named(self.flag).is_none()
    }
}

fn report(
    ctx: &Context<'_>,
    board: &Board<'_>,
    node: usize,
    mark: Span,
    asset: Option<AssetId>,
    release: Option<Release>,
    out: &mut Reports,
) {
    let name = board.name(node);
    let what = asset.map_or(name.clone(), |asset| ctx.atlas.display(asset));
    let (severity, message, label) = match release {
        Some(Release::TheEnd) => (
            Severity::Warning,
            format!("{what} holds players until all is over"),
            "only the end of play lifts this mark",
        ),
        _ => (
            Severity::Error,
            format!("{what} holds players forever"),
            "nothing that can happen here lifts this mark",
        ),
    };
    let mut draft = CHECK.rule.report(message).severity(severity).help(format!(
        "let an outcome replace it with a card that lets players go, or place the {} elsewhere",
        board.graph.mover
    ));
    if asset.is_some() {
        draft = draft.related(board.routes.nodes[node].name_span(), format!("it can lie in {name}"));
    }
    out.push(draft.at(mark, label));
}
