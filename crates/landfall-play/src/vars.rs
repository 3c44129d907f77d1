//! The state of play as numbered variables, each with a small domain: built from `play` and the content of one board.

use landfall_analysis::Board;
use landfall_diagnostics::Span;
use landfall_model::{AssetId, Atlas, Rec, Target};
use landfall_schema::{Amount, Control, Each, FieldId, KindId, Procedure, Type};
use rustc_hash::FxHashMap;

use crate::game::Rules;
use crate::world::VarId;

/// Before the first visit, during one, and after.
pub const AWAY: u16 = 0;
pub const HERE: u16 = 1;
pub const HOME: u16 = 2;

/// Of a zone whose cards players take: not in this game, waiting, in their hands.
pub const WAITING: u16 = 1;
pub const TAKEN: u16 = 2;

/// Piles are seldom higher; what would lie below is gone.
const DEPTH: usize = 3;

#[derive(Clone, Debug)]
pub struct Var {
    /// As scripts call it: `site 3`, `box 1903.1`.
    pub name: String,
    pub what: What,
    /// Values are below this.
    pub size: u16,
    /// Its value before the first visit, and again at each visit unless it is kept.
    pub start: u16,
    pub kept: bool,
    /// Costs and luck rather than the course of events; see [`Rules::resources`].
    pub resource: bool,
    /// Where what it is about is written.
    pub place: Option<Span>,
}

/// What a variable is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    Phase,
    /// Where a member of the team is: 0 is nowhere, then the places.
    Member(usize),
    /// The same of another piece.
    Piece(usize),
    /// A layer of the pile at a place: 0 is none, then the cards of the zone.
    Site {
        zone: usize,
        node: usize,
        layer: usize,
    },
    /// The only card of a zone: 0 is none, then the cards.
    Single {
        zone: usize,
    },
    /// A card of a zone: 0 is away, then its faces, and last that it is gone for good; or waiting and taken.
    Card {
        zone: usize,
        card: AssetId,
    },
    /// Where the piece of a card is: 0 is beside the board, then the places.
    Stands {
        card: AssetId,
    },
    Mark,
    Flag(usize),
    Counter(usize),
    /// The state of a thing of a pool.
    Thing {
        pool: usize,
        member: usize,
        at: usize,
    },
    Clock(usize),
    Track(usize),
    /// What is read on the first arrival has been read.
    Read(usize),
    /// Whose turn it is, what is left of it, who has had one, what was used in it.
    Turn,
}

#[derive(Debug)]
pub struct Vars<'a> {
    pub all: Vec<Var>,
    pub phase: VarId,
    pub members: Vec<VarId>,
    pub pieces: Vec<VarId>,
    pub zones: Vec<ZoneVars>,
    pub marks: FxHashMap<(u32, u32), VarId>,
    pub flags: Vec<VarId>,
    pub counters: Vec<CounterVars>,
    /// By pool and member: each thing with its variable and its word.
    pub pools: Vec<Vec<Vec<(VarId, landfall_schema::WordId)>>>,
    pub clocks: Vec<Clock<'a>>,
    pub tracks: Vec<Track<'a>>,
    pub read: Vec<VarId>,
    pub turn: TurnVars,
    /// What may be done only once in a turn or a visit, by record.
    pub limits: FxHashMap<(u32, u32), Limit>,
    pub sheets: Vec<Option<AssetId>>,
}

#[derive(Clone, Debug)]
pub struct TurnVars {
    /// 0 is nobody.
    pub member: VarId,
    pub left: VarId,
    pub had: Vec<VarId>,
    pub used: Vec<VarId>,
}

/// A limit on effects.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// Whether they have been used; `None` where turns are not kept track of, and another one may always come.
    pub used: Option<VarId>,
    pub of_turn: bool,
}

#[derive(Debug)]
pub struct ZoneVars {
    pub cards: Vec<AssetId>,
    pub index: FxHashMap<AssetId, u16>,
    pub layout: Layout,
    /// Where the pieces of its cards stand, in the order of the cards.
    pub stands: Vec<VarId>,
    /// The value of a card that is gone for good, if there is one.
    pub gone: Option<u16>,
}

#[derive(Debug)]
pub enum Layout {
    /// By node, the layers from the bottom.
    Sites(Vec<Vec<VarId>>),
    Single(VarId),
    Cards(Vec<VarId>),
}

#[derive(Debug)]
pub enum CounterVars {
    One(VarId),
    Members(Vec<VarId>),
    Places(Vec<VarId>),
    Words(Vec<VarId>),
    Cards(FxHashMap<AssetId, VarId>),
    /// By member, then by card.
    MemberCards(Vec<Vec<VarId>>, FxHashMap<AssetId, usize>),
}

/// To what a clock or an action belongs, and so when it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    Card(AssetId),
    /// Printed at a place, and there while no card covers it.
    Printed {
        zone: usize,
        node: usize,
    },
    /// Printed on the board, and there while no card covers it.
    Board {
        zone: usize,
    },
    /// Always there.
    Node(usize),
}

pub struct Clock<'a> {
    pub rec: Rec<'a>,
    pub owner: Owner,
    pub length: u16,
    pub var: VarId,
}

impl std::fmt::Debug for Clock<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "clock of {:?}", self.owner)
    }
}

pub struct Track<'a> {
    pub rec: Rec<'a>,
    pub length: u16,
    pub var: VarId,
}

impl std::fmt::Debug for Track<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "track {}", self.length)
    }
}

/// Everything on a board that is not a card of a pile has an owner: the blocks of this shape, with whose they are.
pub(crate) fn owned<'a>(
    board: &Board<'a>,
    procedure: &Procedure,
    assets: &[AssetId],
    shape: landfall_schema::ShapeId,
) -> Vec<(Rec<'a>, Owner)> {
    let atlas = board.routes.board().atlas;
    let mut found = Vec::new();
    let mut add = |rec: Rec<'a>, owner: Owner| {
        found.extend(rec.children(shape).map(|child| (child, owner)));
    };
    for (node, rec) in board.routes.nodes.iter().enumerate() {
        add(*rec, Owner::Node(node));
        for (zone, def) in procedure.zones.iter().enumerate().filter(|(_, zone)| zone.at_places) {
            for printed in def.printed.into_iter().flat_map(|field| rec.blocks(field)) {
                add(printed, Owner::Printed { zone, node });
            }
        }
    }
    for (zone, def) in procedure.zones.iter().enumerate().filter(|(_, zone)| !zone.at_places) {
        for printed in def.printed.into_iter().flat_map(|field| board.routes.board().blocks(field)) {
            add(printed, Owner::Board { zone });
        }
    }
    let held = |asset: &&AssetId| procedure.zones.iter().any(|zone| zone.holds == atlas.asset(**asset).kind);
    for asset in assets.iter().filter(held) {
        add(atlas.rec(*asset), Owner::Card(*asset));
    }
    found
}

pub(crate) struct Maker<'m, 'a> {
    pub board: &'m Board<'a>,
    pub procedure: &'m Procedure,
    pub rules: &'m Rules,
    pub assets: &'m [AssetId],
    pub all: Vec<Var>,
}

impl<'a> Maker<'_, 'a> {
    fn atlas(&self) -> &'a Atlas {
        self.board.routes.board().atlas
    }

    fn add(&mut self, name: String, what: What, size: u16, start: u16, kept: bool) -> VarId {
        self.all.push(Var { name, what, size, start, kept, resource: false, place: None });
        VarId(self.all.len() as u32 - 1)
    }

    fn placed(&mut self, var: VarId, place: Span) -> VarId {
        self.all[var.index()].place = Some(place);
        var
    }

    fn is_kept(&self, name: &str) -> bool {
        self.procedure.kept.iter().any(|kept| kept == name)
    }

    fn key(&self, node: usize) -> String {
        self.board.routes.nodes[node].key().unwrap_or_else(|| (node + 1).to_string())
    }

    pub fn make(mut self, actions: usize) -> Vars<'a> {
        let sheets = self.sheets();
        let places = self.board.routes.nodes.len() as u16 + 1;
        let phase = self.add("phase".to_owned(), What::Phase, 3, AWAY, true);
        let piece = self.procedure.team.piece.clone();
        let members = (0..self.rules.team)
            .map(|at| {
                let name = self.member_name(&sheets, at);
                self.add(format!("{piece} {name}"), What::Member(at), places, 0, false)
            })
            .collect();
        let pieces = (0..self.procedure.pieces.len())
            .map(|at| {
                let name = self.procedure.pieces[at].clone();
                self.add(name, What::Piece(at), places, 0, false)
            })
            .collect();
        let zones = (0..self.procedure.zones.len()).map(|zone| self.zone(zone)).collect();
        let marks = self.marks();
        let flags = (0..self.procedure.flags.len())
            .map(|at| {
                let name = self.procedure.flags[at].clone();
                let kept = self.is_kept(&name);
                self.add(name, What::Flag(at), 2, 0, kept)
            })
            .collect();
        let counters = (0..self.procedure.counters.len()).map(|at| self.counter(at, &sheets)).collect();
        let pools = (0..self.procedure.pools.len()).map(|at| self.pool(at, &sheets)).collect();
        let (clocks, tracks) = (self.clocks(), self.tracks());
        let read = (0..self.board.routes.nodes.len())
            .map(|node| {
                let name = format!("read {}", self.key(node));
                self.add(name, What::Read(node), 2, 0, true)
            })
            .collect();
        let turn = TurnVars {
            member: self.add("turn".to_owned(), What::Turn, self.rules.team as u16 + 1, 0, false),
            left: self.add("left".to_owned(), What::Turn, self.procedure.turn.actions + 1, 0, false),
            had: (0..self.rules.team)
                .map(|at| self.add(format!("had a turn {}", at + 1), What::Turn, 2, 0, false))
                .collect(),
            used: (0..actions)
                .map(|at| self.add(format!("used {}", at + 1), What::Turn, 2, 0, false))
                .collect(),
        };
        let limits = self.limits();
        Vars {
            all: self.all,
            phase,
            members,
            pieces,
            zones,
            marks,
            flags,
            counters,
            pools,
            clocks,
            tracks,
            read,
            turn,
            limits,
            sheets,
        }
    }

    /// The sheet of each member: those that were asked for by name, else in the order of the content.
    fn sheets(&self) -> Vec<Option<AssetId>> {
        let Some(kind) = self.procedure.team.sheet else { return vec![None; self.rules.team] };
        let atlas = self.atlas();
        let all: Vec<AssetId> = atlas.of_kind(kind).filter(|id| !atlas.asset(*id).external).collect();
        let named =
            |name: &String| all.iter().copied().find(|id| sheet_name(atlas, *id) == name.to_lowercase());
        // Nobody has a sheet unless they are named: a transcript must not mean something else beside another pack.
        (0..self.rules.team).map(|at| self.rules.names.get(at).and_then(named)).collect()
    }

    fn member_name(&self, sheets: &[Option<AssetId>], at: usize) -> String {
        match sheets[at] {
            Some(sheet) => sheet_name(self.atlas(), sheet),
            None => (at + 1).to_string(),
        }
    }

    fn zone(&mut self, zone: usize) -> ZoneVars {
        let def = self.procedure.zones[zone].clone();
        let atlas = self.atlas();
        let is_held = |id: &AssetId| atlas.asset(*id).kind == def.holds && !atlas.asset(*id).external;
        let mut cards: Vec<AssetId> = self.assets.iter().copied().filter(is_held).collect();
        if let Some(begins) = def.begins {
            // A pile is in the order of the board; cards that only effects name come behind.
            let board = self.board.routes.board();
            let laid = board.all(begins).filter_map(|field| field.target_asset()).filter(is_held);
            let mut laid: Vec<AssetId> = laid.collect();
            laid.extend(cards.iter().copied().filter(|card| !laid.contains(card)).collect::<Vec<_>>());
            cards = laid;
        }
        let index = cards.iter().enumerate().map(|(at, card)| (*card, at as u16)).collect();
        let kept = self.is_kept(&def.name);
        let (mut gone, count) = (None, cards.len() as u16 + 1);
        let layout = if def.at_places {
            Layout::Sites(self.sites(zone, &index, count, kept))
        } else if def.single {
            let var = self.add(def.name.clone(), What::Single { zone }, count, 0, kept);
            Layout::Single(var)
        } else {
            let faces = def.faces.len().max(1) as u16;
            gone = (kept && !def.taken).then_some(faces + 1);
            let size = if def.taken { TAKEN + 1 } else { gone.unwrap_or(faces) + 1 };
            let begins = |card: &AssetId| {
                let board = self.board.routes.board();
                let mut laid = def.begins.into_iter().flat_map(|field| board.all(field));
                laid.any(|field| field.target_asset() == Some(*card))
            };
            let starts: Vec<u16> =
                cards.iter().map(|card| if def.taken && begins(card) { WAITING } else { 0 }).collect();
            let mut vars = Vec::new();
            for (card, start) in cards.iter().zip(starts) {
                let name = format!("{} {}", def.name, atlas.asset(*card).key);
                let var = self.add(name, What::Card { zone, card: *card }, size, start, kept);
                vars.push(self.placed(var, atlas.name_span(*card)));
            }
            Layout::Cards(vars)
        };
        let places = self.board.routes.nodes.len() as u16 + 1;
        let stands = if def.stands {
            let standing = |this: &mut Self, card: &AssetId| {
                let name = format!("piece {}", atlas.asset(*card).key);
                this.add(name, What::Stands { card: *card }, places, 0, kept)
            };
            cards.iter().map(|card| standing(self, card)).collect()
        } else {
            Vec::new()
        };
        ZoneVars { cards, index, layout, stands, gone }
    }

    fn sites(
        &mut self,
        zone: usize,
        index: &FxHashMap<AssetId, u16>,
        count: u16,
        kept: bool,
    ) -> Vec<Vec<VarId>> {
        let name = self.procedure.zones[zone].name.clone();
        let depth = if self.is_piled(zone) { DEPTH } else { 1 };
        let mut sites = Vec::new();
        for (node, rec) in self.board.routes.nodes.iter().enumerate() {
            let laid = self.board.graph.placed.iter().flat_map(|field| rec.all(*field));
            let laid = laid.filter_map(|field| field.target_asset()).find_map(|card| index.get(&card));
            let start = laid.map_or(0, |at| at + 1);
            let key = self.key(node);
            let layers = (0..depth).map(|layer| {
                let name = if layer == 0 {
                    format!("{name} {key}")
                } else {
                    format!("{name} {key} layer {}", layer + 1)
                };
                let start = if layer == 0 { start } else { 0 };
                let var = self.add(name, What::Site { zone, node, layer }, count, start, kept);
                self.placed(var, rec.name_span())
            });
            sites.push(layers.collect());
        }
        sites
    }

    /// Whether some effect lays a card on top of others.
    fn is_piled(&self, zone: usize) -> bool {
        let holds = self.procedure.zones[zone].holds;
        let places = |rec: &Rec<'_>| {
            rec.shape().does.iter().any(|does| {
                let ty = does.arg.map(|arg| &rec.shape().fields[arg.index()].ty);
                does.act == landfall_schema::Act::Place
                    && matches!(ty, Some(Type::Ref(kinds)) if kinds.contains(&holds))
            })
        };
        let all = self.assets.iter().map(|asset| self.atlas().rec(*asset));
        all.chain([self.board.routes.board()])
            .flat_map(|rec| rec.inside())
            .any(|rec| rec.is_verb() && places(&rec))
    }

    /// Every markable block of a page in play, and every one that an effect or a condition names.
    fn marks(&mut self) -> FxHashMap<(u32, u32), VarId> {
        let atlas = self.atlas();
        let mut marks = FxHashMap::default();
        let mut found: Vec<Rec<'a>> = Vec::new();
        let roots = self.assets.iter().map(|asset| atlas.rec(*asset)).chain([self.board.routes.board()]);
        for rec in roots.flat_map(|root| std::iter::once(root).chain(root.inside())) {
            if self.procedure.marks.contains(&rec.shape_id()) {
                found.push(rec);
            }
            for field in rec.fields() {
                match field.target() {
                    Some(Target::Child { asset, record }) => found.push(atlas.rec(asset).at(record)),
                    // What counts the marks of a page names the page alone.
                    Some(Target::Asset(asset)) => found.extend(atlas.rec(asset).inside()),
                    _ => {}
                }
            }
        }
        found.retain(|rec| self.procedure.marks.contains(&rec.shape_id()));
        found.sort_by_key(|rec| (rec.unit, rec.index));
        for rec in found {
            if marks.contains_key(&(rec.unit, rec.index)) {
                continue;
            }
            let name = format!("{} {}.{}", rec.shape().name, rec.asset_key(), rec.key().unwrap_or_default());
            let kept = self.is_kept(&rec.shape().name);
            let var = self.add(name, What::Mark, 2, 0, kept);
            marks.insert((rec.unit, rec.index), self.placed(var, rec.span()));
        }
        marks
    }

    /// Periods are those that the game ends by name: the turn, and play on the board.
    fn limits(&mut self) -> FxHashMap<(u32, u32), Limit> {
        let atlas = self.atlas();
        let roots = self.assets.iter().map(|asset| atlas.rec(*asset)).chain([self.board.routes.board()]);
        let found: Vec<Rec<'a>> = roots
            .flat_map(|root| root.inside())
            .filter(|rec| rec.control() == Some(Control::Limit))
            .collect();
        let (mut limits, mut count): (FxHashMap<_, Limit>, FxHashMap<String, usize>) = Default::default();
        for rec in found {
            let period = rec.fields().find_map(|field| field.word()).map(|word| word.name.as_str());
            let of_turn = period == Some(self.procedure.turn.ends.as_str());
            if !of_turn && period != Some(self.board.graph.ends.as_str()) {
                continue;
            }
            let used = (!of_turn || self.rules.turns).then(|| {
                let number = count.entry(rec.asset_key().to_owned()).or_default();
                *number += 1;
                let name = format!("once {} {number}", rec.asset_key());
                let var = self.add(name, What::Mark, 2, 0, false);
                self.placed(var, rec.span())
            });
            limits.insert((rec.unit, rec.index), Limit { used, of_turn });
        }
        limits
    }

    fn amount(&self, amount: Amount, sheet: Option<AssetId>) -> u16 {
        match amount {
            Amount::Number(number) => number,
            Amount::Field(kind, field, otherwise) => {
                let atlas = self.atlas();
                let of = sheet.filter(|sheet| atlas.asset(*sheet).kind == kind);
                let of = of.or_else(|| atlas.of_kind(kind).find(|id| !atlas.asset(*id).external));
                let number = of.and_then(|id| atlas.rec(id).get(field)?.int());
                number.and_then(|number| u16::try_from(number).ok()).unwrap_or(otherwise).min(99)
            }
        }
    }

    fn counter(&mut self, at: usize, sheets: &[Option<AssetId>]) -> CounterVars {
        let def = self.procedure.counters[at].clone();
        let kept = self.is_kept(&def.name);
        let one = |this: &mut Self, name: String, sheet: Option<AssetId>| {
            let most = this.amount(def.most, sheet).max(1);
            let start = this.amount(def.begins, sheet).min(most);
            let var = this.add(name, What::Counter(at), most + 1, start, kept);
            this.all[var.index()].resource = def.resource;
            var
        };
        match def.each {
            None => CounterVars::One(one(self, def.name.clone(), None)),
            Some(Each::Member) => CounterVars::Members(
                (0..self.rules.team)
                    .map(|member| {
                        let name = format!("{} {}", def.name, self.member_name(sheets, member));
                        one(self, name, sheets[member])
                    })
                    .collect(),
            ),
            Some(Each::Place) => CounterVars::Places(
                (0..self.board.routes.nodes.len())
                    .map(|node| {
                        let name = format!("{} {}", def.name, self.key(node));
                        one(self, name, None)
                    })
                    .collect(),
            ),
            Some(Each::Word(vocab)) => CounterVars::Words(
                (0..self.atlas().schema.vocab(vocab).words.len())
                    .map(|word| {
                        let word = &self.atlas().schema.vocab(vocab).words[word].name;
                        one(self, format!("{} {word}", def.name), None)
                    })
                    .collect(),
            ),
            Some(Each::Card) => {
                let zones: Vec<KindId> = self.procedure.zones.iter().map(|zone| zone.holds).collect();
                let atlas = self.atlas();
                let cards = self.assets.iter().copied().filter(|id| zones.contains(&atlas.asset(*id).kind));
                let cards: Vec<AssetId> = cards.collect();
                let var = |card: AssetId| {
                    let name = format!("{} {}", def.name, atlas.asset(card).key);
                    (card, one(self, name, None))
                };
                CounterVars::Cards(cards.into_iter().map(var).collect())
            }
            Some(Each::MemberAnd(kind)) => {
                let atlas = self.atlas();
                let cards: Vec<AssetId> = atlas.of_kind(kind).collect();
                let index = cards.iter().enumerate().map(|(at, card)| (*card, at)).collect();
                let vars = (0..self.rules.team)
                    .map(|member| {
                        let name = self.member_name(sheets, member);
                        let var = |card: &AssetId| {
                            let name = format!("{} {name} {}", def.name, atlas.asset(*card).key);
                            one(self, name, sheets[member])
                        };
                        cards.iter().map(var).collect()
                    })
                    .collect();
                CounterVars::MemberCards(vars, index)
            }
        }
    }

    fn pool(&mut self, at: usize, sheets: &[Option<AssetId>]) -> Vec<Vec<(VarId, landfall_schema::WordId)>> {
        let def = self.procedure.pools[at].clone();
        let atlas = self.atlas();
        let mut pools = Vec::new();
        for (member, sheet) in sheets.iter().enumerate() {
            let words = sheet.iter().flat_map(|sheet| atlas.rec(*sheet).all(def.begins.1));
            let words: Vec<_> = words
                .filter_map(|field| match field.value {
                    landfall_model::Value::Word(word) => Some((word, field.as_text().unwrap_or_default())),
                    _ => None,
                })
                .collect();
            let who = self.member_name(sheets, member);
            let mut things = Vec::new();
            for (thing, (word, text)) in words.into_iter().enumerate() {
                let name = format!("{} {who} {} {text}", def.name, thing + 1);
                let what = What::Thing { pool: at, member, at: thing };
                let var = self.add(name, what, def.states.len() as u16, 0, false);
                self.all[var.index()].resource = true;
                things.push((var, word));
            }
            pools.push(things);
        }
        pools
    }

    fn clocks(&mut self) -> Vec<Clock<'a>> {
        let Some(def) = self.procedure.clocks else { return Vec::new() };
        let mut clocks = Vec::new();
        for (rec, owner) in owned(self.board, self.procedure, self.assets, def.shape) {
            let length = match (def.length.and_then(|field| rec.get(field)?.int()), def.spaces) {
                (Some(length), _) => length,
                (None, Some((spaces, _))) => rec.blocks(spaces).count() as i32,
                (None, None) => 0,
            };
            let length = length.clamp(0, 99) as u16;
            let name = format!("clock {}", self.owner_name(owner));
            let var = self.add(name, What::Clock(clocks.len()), length + 1, 0, false);
            let var = self.placed(var, rec.span());
            clocks.push(Clock { rec, owner, length, var });
        }
        clocks
    }

    fn owner_name(&self, owner: Owner) -> String {
        match owner {
            Owner::Card(card) => self.atlas().asset(card).key.to_string(),
            Owner::Printed { node, .. } | Owner::Node(node) => {
                format!("{} {}", self.board.node(), self.key(node))
            }
            Owner::Board { zone } => self.procedure.zones[zone].name.clone(),
        }
    }

    fn tracks(&mut self) -> Vec<Track<'a>> {
        let check = self.atlas().schema.play.check.as_ref();
        let Some(def) = check.and_then(|check| check.tracks) else { return Vec::new() };
        let atlas = self.atlas();
        let mut tracks: Vec<Track<'a>> = Vec::new();
        let roots = self.assets.iter().map(|asset| atlas.rec(*asset)).chain([self.board.routes.board()]);
        for rec in roots.flat_map(|root| root.inside()).filter(|rec| rec.shape_id() == def.shape) {
            let length = rec.get(def.length).and_then(|field| field.int()).unwrap_or(1).clamp(1, 99) as u16;
            let whose = rec.parent().map(|parent| action_number(parent)).unwrap_or_default();
            let name = format!("track {}{whose} {}", rec.asset_key(), rec.key().unwrap_or_default());
            let var = self.add(name, What::Track(tracks.len()), length + 1, 0, false);
            let var = self.placed(var, rec.span());
            tracks.push(Track { rec, length, var });
        }
        tracks
    }
}

/// `.2` for what belongs to the second action of a card.
fn action_number(action: Rec<'_>) -> String {
    let Some(parent) = action.parent() else { return String::new() };
    let place = parent.children(action.shape_id()).position(|other| other.index == action.index);
    place.filter(|place| *place > 0).map(|place| format!(".{}", place + 1)).unwrap_or_default()
}

/// The title of a sheet, as players say it.
pub fn sheet_name(atlas: &Atlas, sheet: AssetId) -> String {
    let title = atlas.rec(sheet).title().unwrap_or_default().to_lowercase();
    title.split_whitespace().collect::<Vec<_>>().join("-")
}

impl Vars<'_> {
    pub fn var(&self, id: VarId) -> &Var {
        &self.all[id.index()]
    }

    pub fn mark(&self, rec: Rec<'_>) -> Option<VarId> {
        self.marks.get(&(rec.unit, rec.index)).copied()
    }

    pub fn limit(&self, rec: Rec<'_>) -> Option<Limit> {
        self.limits.get(&(rec.unit, rec.index)).copied()
    }

    pub fn track(&self, rec: Rec<'_>) -> Option<&Track<'_>> {
        self.tracks.iter().find(|track| (track.rec.unit, track.rec.index) == (rec.unit, rec.index))
    }

    pub fn named(&self, name: &str) -> Option<VarId> {
        self.all.iter().position(|var| var.name == name).map(|at| VarId(at as u32))
    }
}

/// The words of a place or of what lies there, in fields of this vocabulary.
pub(crate) fn words_of(rec: Rec<'_>, vocab: landfall_schema::VocabId) -> impl Iterator<Item = String> {
    rec.fields().filter(move |field| field.def().ty == Type::Word(vocab)).filter_map(|field| field.as_text())
}

/// The flag of a record by its name.
pub(crate) fn flag(rec: Rec<'_>, name: &str) -> bool {
    rec.shape().field(name).is_some_and(|field: FieldId| rec.has(field))
}
