//! What expressions ask about play: who writes and reads what, how logs end, what lies where.

use landfall_model::{AssetId, Doubt, Rec};
use landfall_schema::{Act, Links};

use super::eval::Eval;
use super::functions::absent;
use super::value::Value;
use crate::board::Board;
use crate::exits::read_on;
use crate::ledger::{Entry, Thing};

impl<'c, 'a> Eval<'c, 'a> {
    /// The lines of the ledger about these cards or parts. A line that could not be read may be one of them.
    pub(super) fn entries(&mut self, of: Value<'a>, readers: bool, act: Option<Act>) -> Value<'a> {
        let Some(items) = self.items_of(of) else { return Value::Unknown };
        let ledger = &self.ctx.ledger;
        let mut out: Vec<Value<'a>> = Vec::new();
        for item in items {
            let Some(owner) = item.owner() else { continue };
            let things: Vec<Thing> = match item.parent() {
                None => self.ctx.atlas.faces(owner).map(Thing::Asset).collect(),
                Some(_) => vec![Thing::Part { asset: owner, record: item.index }],
            };
            for thing in things {
                let lines = if readers { ledger.readers(thing) } else { ledger.writers(thing) };
                let wanted = |line: &Entry<'a>| act.is_none() || line.act == act;
                out.extend(lines.iter().filter(wanted).map(|line| Value::Item(line.rec)));
            }
            self.maybe_more(&mut out, self.doubt_about(owner));
        }
        self.step(out.len());
        Value::List(out)
    }

    /// Why something that was reported may be about this card.
    fn doubt_about(&self, id: AssetId) -> Option<Doubt> {
        self.ctx.unread_about(id).or_else(|| self.ctx.read(self.ctx.atlas.rec(id)).doubt())
    }

    pub(super) fn discards(&mut self, of: Value<'a>) -> Value<'a> {
        let Some(items) = self.items_of(of) else { return Value::Unknown };
        let ctx = self.ctx;
        let mut out: Vec<Value<'a>> = Vec::new();
        for id in items.iter().filter_map(|item| item.owner()) {
            let found = ctx.ends().of_asset(ctx, id);
            self.maybe_more(&mut out, self.doubt_about(id).or(ctx.ends().any(ctx, id).doubt()));
            out.extend(found.into_iter().map(Value::Item));
        }
        self.step(out.len());
        Value::List(out)
    }

    pub(super) fn cycles(&mut self, links: Links) -> Value<'a> {
        let firsts = self.ctx.cycles(links).iter().filter_map(|cycle| cycle.first());
        let atlas = self.ctx.atlas;
        Value::List(firsts.map(|id| Value::Item(atlas.rec(*id))).collect())
    }

    pub(super) fn cycle(&mut self, links: Links, of: Value<'a>) -> Value<'a> {
        let Value::Item(item) = of else { return absent(&of) };
        let Some(id) = item.owner() else { return Value::List(Vec::new()) };
        let cycle = self.ctx.cycles(links).iter().find(|cycle| cycle.binary_search(&id).is_ok());
        let atlas = self.ctx.atlas;
        Value::List(cycle.into_iter().flatten().map(|id| Value::Item(atlas.rec(*id))).collect())
    }

    pub(super) fn chain(&mut self, links: Links, from: Value<'a>) -> Value<'a> {
        let Some(items) = self.items_of(from) else { return Value::Unknown };
        if !self.step(self.ctx.atlas.ids().count()) {
            return Value::Unknown;
        }
        let chain = self.ctx.chain(links, items.iter().filter_map(|item| item.owner()));
        let mut out: Vec<Value<'a>> = chain.iter().map(|id| Value::Item(self.ctx.atlas.rec(*id))).collect();
        for id in chain {
            self.maybe_more(&mut out, self.ctx.whole(self.ctx.atlas.rec(id)).doubt());
        }
        Value::List(out)
    }

    pub(super) fn exits(&mut self, of: Value<'a>) -> Value<'a> {
        self.of_logs(of, |eval, id, out| {
            let exits = eval.ctx.exits(id);
            out.extend(exits.to().map(|to| Value::Item(eval.ctx.atlas.rec(to))));
            eval.maybe_more(out, exits.doubt());
        })
    }

    pub(super) fn outcomes(&mut self, of: Value<'a>) -> Value<'a> {
        self.of_logs(of, |eval, id, out| {
            let exits = eval.ctx.exits(id);
            for (holds, name) in [(exits.ends, "end"), (exits.back, "back"), (exits.falls, "silent")] {
                out.extend(holds.then(|| Value::text(name)));
            }
            eval.maybe_more(out, exits.doubt());
        })
    }

    pub(super) fn read_on(&mut self, of: Value<'a>) -> Value<'a> {
        self.of_logs(of, |eval, id, out| {
            for (id, exits) in read_on(eval.ctx, id) {
                out.push(Value::Item(eval.ctx.atlas.rec(id)));
                eval.maybe_more(out, exits.doubt());
            }
        })
    }

    /// Everything that can send players here, step by step.
    pub(super) fn sent_from(&mut self, of: Value<'a>) -> Value<'a> {
        let Some(items) = self.items_of(of) else { return Value::Unknown };
        let ids = items.iter().filter_map(|item| item.owner());
        let mut found: Vec<AssetId> = self.ctx.flow.leading_to(ids).into_iter().collect();
        found.sort_unstable();
        self.step(found.len());
        Value::List(found.into_iter().map(|id| Value::Item(self.ctx.atlas.rec(id))).collect())
    }

    fn of_logs(&mut self, of: Value<'a>, ask: impl Fn(&Self, AssetId, &mut Vec<Value<'a>>)) -> Value<'a> {
        let Some(items) = self.items_of(of) else { return Value::Unknown };
        let mut out = Vec::new();
        for id in items.iter().filter_map(|item| item.owner()) {
            ask(self, id, &mut out);
            self.maybe_more(&mut out, self.ctx.whole(self.ctx.atlas.rec(id)).doubt());
            self.step(out.len());
        }
        Value::List(out)
    }

    /// The board, and the number of the node on it.
    fn place(&self, node: &Value<'a>) -> Option<(&'c Board<'a>, usize)> {
        let Value::Item(node) = node else { return None };
        let ctx = self.ctx;
        let owner = node.owner()?;
        let mut boards = ctx.on_boards().of_asset(owner).iter().map(|at| &ctx.boards[*at as usize]);
        boards.find_map(|board| Some((board, board.routes.node(*node)?)))
    }

    pub(super) fn present(&mut self, of: Value<'a>, node: &Value<'a>) -> Value<'a> {
        let (Value::Item(item), Some((board, node))) = (&of, self.place(node)) else { return Value::Unknown };
        let Some(id) = item.owner() else { return Value::Unknown };
        match self.ctx.atlas.faces(id).any(|face| board.presence.is_at(face, node)) {
            true => Value::Truth(true),
            false => match self.ctx.doubt_about(board).or_else(|| self.doubt_about(id)) {
                Some(doubt) => self.unknown(doubt),
                None => Value::Truth(false),
            },
        }
    }

    pub(super) fn lying(&mut self, node: Value<'a>) -> Value<'a> {
        let mut found = Vec::new();
        for node in node.members() {
            let Some((board, node)) = self.place(&node) else { return Value::Unknown };
            found.extend(self.cards_of(self.ctx.unread_on(board), board.cards_at(node)).members());
        }
        Value::List(found)
    }

    /// Whether something that can be in play at this node ends play on the board.
    pub(super) fn ends(&mut self, node: &Value<'a>) -> Value<'a> {
        let Some((board, node)) = self.place(node) else { return absent(node) };
        match board.presence.ends[node] {
            true => Value::Truth(true),
            false => match self.ctx.doubt_about(board) {
                Some(doubt) => self.unknown(doubt),
                None => Value::Truth(false),
            },
        }
    }

    pub(super) fn in_play(&mut self, of: Value<'a>) -> Value<'a> {
        let Value::Item(item) = of else { return absent(&of) };
        let ctx = self.ctx;
        let boards = item.owner().map(|owner| ctx.on_boards().of_asset(owner));
        match boards.and_then(|boards| boards.first()).map(|at| &ctx.boards[*at as usize]) {
            Some(board) => self.cards_of(ctx.doubt_about(board), board.assets()),
            None => Value::Unknown,
        }
    }

    fn cards_of(&self, doubt: Option<Doubt>, cards: &[AssetId]) -> Value<'a> {
        self.step(cards.len());
        let atlas = self.ctx.atlas;
        let mut out: Vec<Value<'a>> = cards.iter().map(|id| Value::Item(atlas.rec(*id))).collect();
        self.maybe_more(&mut out, doubt);
        Value::List(out)
    }

    pub(super) fn boards(&mut self, of: Value<'a>) -> Value<'a> {
        let Some(items) = self.items_of(of) else { return Value::Unknown };
        let ctx = self.ctx;
        let ids: Vec<AssetId> = items.iter().filter_map(|item: &Rec<'a>| item.owner()).collect();
        let boards = ctx.on_boards().with(ids.iter().copied());
        self.step(boards.len() * ids.len());
        let mut out = Vec::new();
        for board in boards.into_iter().map(|at| &ctx.boards[at as usize]) {
            if ids.iter().any(|id| board.assets().binary_search(id).is_ok()) {
                out.push(Value::Item(board.routes.board()));
            } else {
                self.maybe_more(&mut out, ctx.doubt_about(board));
            }
        }
        Value::List(out)
    }
}
