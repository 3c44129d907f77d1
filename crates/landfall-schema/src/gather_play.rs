//! `play`: how a game is played, still as text with a place.

use landfall_diagnostics::{Reports, Span};
use serde_yaml::Value;

use crate::item::Item;
use crate::keys_play::{
    ActionKeys, CheckKeys, CounterKeys, EndKeys, GoalKeys, OfferKeys, PlayKeys, PoolKeys, StoresKeys,
    TeamKeys, TimeKeys, TurnKeys, ZoneKeys,
};
use crate::rules;
use crate::yaml::Said;

#[derive(Default)]
pub(crate) struct PlayText {
    pub check: Option<CheckText>,
    pub stores: Option<StoresText>,
    pub board: Option<Said>,
    pub team: Option<TeamText>,
    pub zones: Vec<ZoneText>,
    pub pieces: Vec<Said>,
    pub marks: Vec<Said>,
    pub flags: Vec<Said>,
    pub counters: Vec<CounterText>,
    pub pools: Vec<PoolText>,
    pub choices: Option<Said>,
    pub actions: Option<ActionText>,
    pub pays: Option<Said>,
    pub clocks: Option<Said>,
    pub goals: Option<GoalText>,
    pub turn: Option<(u16, Option<Said>)>,
    pub offers: Vec<OfferText>,
    pub time: Option<TimeText>,
    pub ends: Vec<EndText>,
    pub kept: Vec<Said>,
}

pub(crate) struct CheckText {
    pub name: Said,
    pub dice: Option<Said>,
    pub sheet: Option<Said>,
    pub lends: u32,
    pub outcomes: Option<Said>,
    pub specials: Option<Said>,
    pub tracks: Option<Said>,
    pub converts: Option<Said>,
    pub joins: Option<Said>,
    pub table: Option<Said>,
    pub joining_die: Option<Said>,
}

pub(crate) struct StoresText {
    pub name: Said,
    pub board: Option<Said>,
    pub sheet: Option<Said>,
    pub sheets: Vec<u8>,
    pub together: bool,
    pub rules: Option<Said>,
    /// The key of the rules, and where each of their lines begins in the file.
    pub place: Span,
    pub lines: Vec<u32>,
}

pub(crate) struct TeamText {
    pub name: Said,
    pub piece: Option<Said>,
    pub size: Option<Said>,
    pub sheet: Option<Said>,
}

pub(crate) struct ZoneText {
    pub name: Said,
    pub holds: Option<Said>,
    pub at_places: bool,
    pub printed: Option<Said>,
    pub begins: Option<Said>,
    pub single: bool,
    pub faces: Vec<Said>,
    pub taken: bool,
    pub fallback: Option<Said>,
    pub stands: bool,
    pub turns: Option<Said>,
    pub unsaved: Option<Said>,
}

pub(crate) struct CounterText {
    pub name: Said,
    pub each: Option<Said>,
    pub begins: Option<Said>,
    pub most: Option<Said>,
    pub resource: bool,
    pub full: Option<Said>,
    pub turns: Option<Said>,
    pub endless: Option<Said>,
}

pub(crate) struct PoolText {
    pub name: Said,
    pub begins: Option<Said>,
    pub states: Vec<Said>,
}

pub(crate) struct ActionText {
    pub name: Said,
    pub of: Option<Said>,
    pub scope: Vec<(Said, Said)>,
}

pub(crate) struct GoalText {
    pub name: Said,
    pub zone: Option<Said>,
    pub of: Option<Said>,
    pub optional: Option<Said>,
}

pub(crate) struct OfferText {
    pub name: Said,
    pub needs: Vec<Said>,
    pub does: Vec<Said>,
}

pub(crate) struct TimeText {
    pub draw: Option<Said>,
    pub fits: Option<Said>,
    pub main: Option<Said>,
    pub otherwise: Option<Said>,
    pub without: Vec<Said>,
}

pub(crate) struct EndText {
    pub name: Said,
    pub reads: Option<Said>,
    pub at: Option<Said>,
    pub escape: bool,
}

impl PlayText {
    pub fn add(&mut self, item: &Item<'_>, value: Value, reports: &mut Reports) {
        let keys: PlayKeys = item.read(value, reports);
        if !keys.check.is_null() {
            let check = check(&item.child("check"), keys.check.clone(), reports);
            if let Some(first) = &self.check {
                let draft = rules::DUPLICATE_DEFINITION.report("`check` is defined twice");
                let draft =
                    draft.help("keep one of the two").related(first.name.span, "it was defined here first");
                reports.push(draft.at(check.name.span, "a game has one way to roll dice"));
                return;
            }
            self.check = Some(check);
        }
        if !keys.stores.is_null() {
            let stores = stores(&item.child("stores"), keys.stores.clone(), reports);
            if let Some(first) = &self.stores {
                let draft = rules::DUPLICATE_DEFINITION.report("`stores` is defined twice");
                let draft =
                    draft.help("keep one of the two").related(first.name.span, "it was defined here first");
                reports.push(draft.at(stores.name.span, "a game has one procedure of play"));
                return;
            }
            self.stores = Some(stores);
        }
        let Some(board) = item.said("board", &keys.board) else { return };
        if let Some(first) = &self.board {
            let draft = rules::DUPLICATE_DEFINITION.report("`board` is defined twice");
            let draft = draft.help("keep one of the two").related(first.span, "it was defined here first");
            reports.push(draft.at(board.span, "a game has one procedure of play"));
            return;
        }
        self.board = Some(board);
        self.procedure(item, keys, reports);
    }

    fn procedure(&mut self, item: &Item<'_>, keys: PlayKeys, reports: &mut Reports) {
        self.team = (!keys.team.is_null()).then(|| team(&item.child("team"), keys.team, reports));
        self.zones = each(item, "zones", keys.zones, reports, zone);
        self.pieces = item.list("pieces", &keys.pieces);
        self.marks = item.list("marks", &keys.marks);
        self.flags = item.list("flags", &keys.flags);
        self.counters = each(item, "counters", keys.counters, reports, counter);
        self.pools = each(item, "pools", keys.pools, reports, pool);
        self.choices = item.said("choices", &keys.choices);
        self.actions =
            (!keys.actions.is_null()).then(|| action(&item.child("actions"), keys.actions, reports));
        self.pays = item.said("pays", &keys.pays);
        self.clocks = item.said("clocks", &keys.clocks);
        self.goals = (!keys.goals.is_null()).then(|| goal(&item.child("goals"), keys.goals, reports));
        self.turn = (!keys.turn.is_null()).then(|| turn(&item.child("turn"), keys.turn, reports));
        self.offers = each(item, "offers", keys.offers, reports, offer);
        self.time = (!keys.time.is_null()).then(|| time(&item.child("time"), keys.time, reports));
        self.ends = each(item, "ends", keys.ends, reports, end);
        self.kept = item.list("kept", &keys.kept);
    }
}

fn each<T>(
    item: &Item<'_>,
    name: &str,
    value: Value,
    reports: &mut Reports,
    one: impl Fn(&Item<'_>, Value, &mut Reports) -> T,
) -> Vec<T> {
    let entries = item.child(name).entries(value, reports);
    entries.into_iter().map(|(item, value)| one(&item, value, reports)).collect()
}

fn stores(item: &Item<'_>, value: Value, reports: &mut Reports) -> StoresText {
    let keys: StoresKeys = item.read(value, reports);
    let rules = item.child("rules");
    StoresText {
        name: item.key(),
        board: item.said("board", &keys.board),
        sheet: item.said("sheet", &keys.sheet),
        sheets: keys.sheets.clone(),
        together: keys.together,
        rules: item.said("rules", &keys.rules),
        place: rules.key().span,
        lines: keys.rules.as_ref().map_or_else(Vec::new, |text| rules.document.lines(&rules.path, &text.0)),
    }
}

fn team(item: &Item<'_>, value: Value, reports: &mut Reports) -> TeamText {
    let keys: TeamKeys = item.read(value, reports);
    TeamText {
        name: item.key(),
        piece: item.said("piece", &keys.piece),
        size: item.said("size", &keys.size),
        sheet: item.said("sheet", &keys.sheet),
    }
}

fn zone(item: &Item<'_>, value: Value, reports: &mut Reports) -> ZoneText {
    let keys: ZoneKeys = item.read(value, reports);
    ZoneText {
        name: item.key(),
        holds: item.said("holds", &keys.holds),
        at_places: keys.at_places,
        printed: item.said("printed", &keys.printed),
        begins: item.said("begins", &keys.begins),
        single: keys.single,
        faces: item.list("faces", &keys.faces),
        taken: keys.taken,
        fallback: item.said("else", &keys.fallback),
        stands: keys.stands,
        turns: item.said("turns", &keys.turns),
        unsaved: item.said("unsaved", &keys.unsaved),
    }
}

fn counter(item: &Item<'_>, value: Value, reports: &mut Reports) -> CounterText {
    let keys: CounterKeys = item.read(value, reports);
    CounterText {
        name: item.key(),
        each: item.said("each", &keys.each),
        begins: item.said("begins", &keys.begins),
        most: item.said("most", &keys.most),
        resource: keys.resource,
        full: item.said("full", &keys.full),
        turns: item.said("turns", &keys.turns),
        endless: item.said("endless", &keys.endless),
    }
}

fn pool(item: &Item<'_>, value: Value, reports: &mut Reports) -> PoolText {
    let keys: PoolKeys = item.read(value, reports);
    PoolText {
        name: item.key(),
        begins: item.said("begins", &keys.begins),
        states: item.list("states", &keys.states),
    }
}

fn action(item: &Item<'_>, value: Value, reports: &mut Reports) -> ActionText {
    let keys: ActionKeys = item.read(value, reports);
    let scopes = item.child("scope");
    let scope = item.names("scope", &keys.scope).into_iter();
    ActionText {
        name: item.key(),
        of: item.said("of", &keys.of),
        scope: scope.map(|(word, place)| (scopes.child(&word).key(), place)).collect(),
    }
}

fn goal(item: &Item<'_>, value: Value, reports: &mut Reports) -> GoalText {
    let keys: GoalKeys = item.read(value, reports);
    GoalText {
        name: item.key(),
        zone: item.said("zone", &keys.zone),
        of: item.said("of", &keys.of),
        optional: item.said("optional", &keys.optional),
    }
}

fn turn(item: &Item<'_>, value: Value, reports: &mut Reports) -> (u16, Option<Said>) {
    let keys: TurnKeys = item.read(value, reports);
    (keys.actions.unwrap_or(1).min(99) as u16, item.said("ends", &keys.ends))
}

fn offer(item: &Item<'_>, value: Value, reports: &mut Reports) -> OfferText {
    let keys: OfferKeys = item.read(value, reports);
    OfferText {
        name: item.key(),
        needs: item.list("needs", &keys.needs),
        does: item.list("does", &keys.does),
    }
}

fn time(item: &Item<'_>, value: Value, reports: &mut Reports) -> TimeText {
    let keys: TimeKeys = item.read(value, reports);
    TimeText {
        draw: item.said("draw", &keys.draw),
        fits: item.said("fits", &keys.fits),
        main: item.said("main", &keys.main),
        otherwise: item.said("otherwise", &keys.otherwise),
        without: item.list("without", &keys.without),
    }
}

fn end(item: &Item<'_>, value: Value, reports: &mut Reports) -> EndText {
    let keys: EndKeys = item.read(value, reports);
    EndText {
        name: item.key(),
        reads: item.said("reads", &keys.reads),
        at: item.said("at", &keys.at),
        escape: keys.escape,
    }
}

fn check(item: &Item<'_>, value: Value, reports: &mut Reports) -> CheckText {
    let keys: CheckKeys = item.read(value, reports);
    CheckText {
        name: item.key(),
        dice: item.said("dice", &keys.dice),
        sheet: item.said("sheet", &keys.sheet),
        lends: keys.lends.unwrap_or(0),
        outcomes: item.said("outcomes", &keys.outcomes),
        specials: item.said("specials", &keys.specials),
        tracks: item.said("tracks", &keys.tracks),
        converts: item.said("converts", &keys.converts),
        joins: item.said("joins", &keys.joins),
        table: item.said("table", &keys.table),
        joining_die: item.said("joining-die", &keys.joining_die),
    }
}
