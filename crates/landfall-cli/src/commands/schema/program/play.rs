//! How the game is played, as far as its schema says so: names in place of numbers, nothing left out.

use landfall_project::schemas::{
    Amount, Does, DoesMore, Each, FieldId, KindId, Omitted, Procedure, Schema, Scope, Shape, ShapeId, Type,
    Zone,
};
use serde_json::{Value, json};

/// The procedure of play; nothing if the schema has none.
pub fn play(schema: &Schema) -> Value {
    let team = schema.play.procedure.as_ref().map(|procedure| Names { schema }.procedure(procedure));
    let stores = schema.play.stores.as_ref().map(|stores| {
        json!({
            "board": schema.kind_shape(stores.board).name,
            "sheet": schema.kind_shape(stores.sheet).name,
            "sheets": stores.sheets,
            "together": stores.together,
            "rules": stores.rules,
        })
    });
    json!({"team": team, "stores": stores})
}

struct Names<'s> {
    schema: &'s Schema,
}

impl Names<'_> {
    fn kind(&self, kind: KindId) -> &str {
        &self.schema.kind_shape(kind).name
    }

    fn block(&self, shape: ShapeId) -> &str {
        &self.schema.shape(shape).name
    }

    fn field(&self, shape: &Shape, field: Option<FieldId>) -> Option<String> {
        field.map(|field| shape.fields[field.index()].name.clone())
    }

    fn amount(&self, amount: Amount) -> Value {
        match amount {
            Amount::Number(number) => json!(number),
            Amount::Field(kind, field, otherwise) => {
                let shape = self.schema.kind_shape(kind);
                json!({"of": shape.name, "field": self.field(shape, Some(field)), "otherwise": otherwise})
            }
        }
    }

    fn each(&self, each: Each) -> Value {
        match each {
            Each::Member => json!("member"),
            Each::Place => json!("place"),
            Each::Card => json!("card"),
            Each::Word(vocab) => json!({"vocabulary": self.schema.vocab(vocab).name}),
            Each::MemberAnd(kind) => json!({"member_and": self.kind(kind)}),
        }
    }

    fn procedure(&self, play: &Procedure) -> Value {
        let board = self.schema.kind_shape(play.board);
        json!({
            "board": board.name,
            "graph": self.schema.graphs[play.graph].name,
            "members": {
                "piece": play.team.piece,
                "least": play.team.least,
                "most": play.team.most,
                "sheet": play.team.sheet.map(|kind| self.kind(kind)),
            },
            "zones": play.zones.iter().map(|zone| self.zone(play, zone)).collect::<Vec<_>>(),
            "pieces": play.pieces,
            "marks": play.marks.iter().map(|block| self.block(*block)).collect::<Vec<_>>(),
            "flags": play.flags,
            "counters": play.counters.iter().map(|counter| json!({
                "name": counter.name,
                "each": counter.each.map(|each| self.each(each)),
                "begins": self.amount(counter.begins),
                "most": self.amount(counter.most),
                "resource": counter.resource,
                "full": counter.full,
                "turns": counter.turns.as_ref().map(|(count, name)| json!({"count": count, "into": name})),
                "endless": counter.endless,
            })).collect::<Vec<_>>(),
            "pools": play.pools.iter().map(|pool| {
                let sheet = self.schema.kind_shape(pool.begins.0);
                let begins = self.field(sheet, Some(pool.begins.1));
                json!({"name": pool.name, "of": sheet.name, "begins": begins, "states": pool.states})
            }).collect::<Vec<_>>(),
            "choices": play.choices.map(|block| self.block(block)),
            "actions": play.actions.as_ref().map(|actions| {
                let block = self.schema.shape(actions.shape);
                let word = |word: landfall_project::schemas::WordId| {
                    let ty = actions.scope.map(|field| &block.fields[field.index()].ty);
                    match ty {
                        Some(Type::Word(vocab)) => self.schema.vocab(*vocab).words[word.index()].name.clone(),
                        _ => String::new(),
                    }
                };
                let scopes: Vec<Value> = actions.scopes.iter().map(|(known, scope)| {
                    let beside = if let Scope::Piece(piece) = scope { Some(piece) } else { None };
                    json!({"word": word(*known), "beside": beside})
                }).collect();
                json!({
                    "of": block.name,
                    "needs": self.field(block, actions.needs),
                    "scope": self.field(block, actions.scope),
                    "scopes": scopes,
                    "effects": self.field(block, actions.effects),
                })
            }),
            "pays": self.field(self.schema.shape(self.schema.graphs[play.graph].edge_shape), play.pays),
            "clocks": play.clocks.map(|clocks| self.block(clocks.shape)),
            "goals": play.goals.as_ref().map(|goals| {
                let block = self.schema.shape(goals.shape);
                let zone = play.zones.iter().find(|zone| zone.name == goals.zone);
                let card = zone.map(|zone| self.schema.kind_shape(zone.holds));
                json!({
                    "zone": goals.zone,
                    "of": block.name,
                    "condition": self.field(block, Some(goals.condition)),
                    "effects": self.field(block, Some(goals.effects)),
                    "optional": card.and_then(|card| self.field(card, goals.optional)),
                })
            }),
            "turn": {"actions": play.turn.actions, "ends": play.turn.ends},
            "offers": play.offers.iter().map(|offer| json!({
                "name": offer.name,
                "needs": self.lines(board, &offer.needs),
                "does": self.lines(board, &offer.does),
            })).collect::<Vec<_>>(),
            "time": play.time.as_ref().map(|time| {
                let field = |field| time.draw.and_then(|kind| self.field(self.schema.kind_shape(kind), field));
                json!({
                    "draw": time.draw.map(|kind| self.kind(kind)),
                    "fits": field(time.fits),
                    "main": field(time.main),
                    "otherwise": field(time.otherwise),
                    "without": self.lines(board, &time.without),
                })
            }),
            "ends": play.ends.iter().map(|end| json!({
                "name": end.name,
                "reads": self.field(board, end.reads),
                "at": end.at,
                "escape": end.escape,
            })).collect::<Vec<_>>(),
            "kept": play.kept,
        })
    }

    /// Lines of `play` have no arguments, so it does not matter whose shape they are read with.
    fn lines(&self, shape: &Shape, lines: &[Does]) -> Vec<Value> {
        lines.iter().map(|line| super::does(self.schema, shape, line)).collect()
    }

    fn zone(&self, play: &Procedure, zone: &Zone) -> Value {
        let board = self.schema.kind_shape(play.board);
        let place = self.schema.shape(self.schema.graphs[play.graph].node_shape);
        let card = self.schema.kind_shape(zone.holds);
        let printed = if zone.at_places { place } else { board };
        json!({
            "name": zone.name,
            "holds": card.name,
            "at_places": zone.at_places,
            "printed": self.field(printed, zone.printed),
            "begins": self.field(board, zone.begins),
            "single": zone.single,
            "faces": zone.faces,
            "taken": zone.taken,
            "else": self.field(board, zone.fallback),
            "stands": zone.stands,
            "turns": self.field(card, zone.turns),
            "unsaved": self.field(card, zone.unsaved),
        })
    }
}

/// What an argument means when it is left out.
pub fn omitted(omitted: Omitted) -> Value {
    match omitted {
        Omitted::Number(number) => json!(number),
        other => json!(format!("{other:?}").to_lowercase()),
    }
}

/// The clauses of a line that say exactly which, where and how many.
pub fn more(shape: &Shape, more: &DoesMore) -> Value {
    json!({
        "select": more.select.map(|select| format!("{select:?}").to_lowercase()),
        "of": more.of.map(|of| shape.fields[of.index()].name.as_str()),
        "place": more.place,
        "from": more.from,
        "to": more.to,
        "face": more.face,
        "amount": more.amount,
    })
}
