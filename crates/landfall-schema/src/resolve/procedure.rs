//! The procedure of play: names become fields, blocks and kinds, and each must be of the sort that its key needs.

use super::{Resolver, unknown_name};
use crate::gather_play::{
    ActionText, CounterText, EndText, GoalText, PlayText, PoolText, TimeText, ZoneText,
};
use crate::play::{
    Actions, Amount, Clocks, Counter, Each, Ending, Goals, Pool, Procedure, Scope, SmallOffer, Team, Time,
    Turn, Zone,
};
use crate::rules;
use crate::types::{Does, FieldId, KindId, ShapeId, Type};
use crate::yaml::Said;

/// More of anything than a table holds; keeps the states of a counter few.
const MOST: u16 = 99;

impl Resolver<'_> {
    pub(super) fn procedure(&mut self, text: &PlayText) -> Option<Procedure> {
        let said = text.board.as_ref()?;
        let board = self.find(said, "kind", "the board that is played on", |names| &names.kinds)?;
        let Some(graph) = self.schema.graphs.iter().position(|graph| graph.of == board) else {
            let draft =
                rules::WRONG_SCHEMA_VALUE.report(format!("`{}` has no places and no ways", said.text));
            let draft = draft.help("add a graph `of` this kind to `graphs`");
            self.reports.push(draft.at(said.span, "pieces have a place"));
            return None;
        };
        let names = self.declared(text);
        Some(Procedure {
            board,
            graph,
            team: self.team(text)?,
            zones: text.zones.iter().filter_map(|zone| self.zone(board, graph, zone)).collect(),
            pieces: text.pieces.iter().map(|said| said.text.clone()).collect(),
            marks: self.find_all(&text.marks, "block", "what is marked", |names| &names.blocks),
            flags: text.flags.iter().map(|said| said.text.clone()).collect(),
            counters: text.counters.iter().filter_map(|counter| self.counter(graph, counter)).collect(),
            pools: text.pools.iter().filter_map(|pool| self.pool(pool)).collect(),
            choices: text.choices.as_ref().and_then(|said| self.play_block(said)),
            actions: text.actions.as_ref().and_then(|actions| self.actions(actions, &names)),
            pays: text.pays.as_ref().and_then(|said| {
                let edge = self.schema.graphs[graph].edge_shape;
                self.find_field(edge, said, "what a way costs")
            }),
            clocks: text.clocks.as_ref().and_then(|said| self.clocks(said)),
            goals: text.goals.as_ref().and_then(|goals| self.goals(goals, &names)),
            turn: self.turn(text),
            offers: text
                .offers
                .iter()
                .map(|offer| SmallOffer {
                    name: offer.name.text.clone(),
                    needs: self.play_lines(&offer.needs),
                    does: self.play_lines(&offer.does),
                })
                .collect(),
            time: text.time.as_ref().map(|time| self.time(time)),
            ends: text.ends.iter().map(|end| self.ending(board, end, &names)).collect(),
            kept: self.kept(text, &names),
        })
    }

    /// Everything that `play` gives a name to.
    fn declared(&self, text: &PlayText) -> Vec<String> {
        let zones = text.zones.iter().map(|zone| &zone.name);
        let counters = text.counters.iter().map(|counter| &counter.name);
        let pools = text.pools.iter().map(|pool| &pool.name);
        let said =
            zones.chain(counters).chain(pools).chain(&text.pieces).chain(&text.marks).chain(&text.flags);
        said.map(|said| said.text.clone()).collect()
    }

    fn kept(&mut self, text: &PlayText, names: &[String]) -> Vec<String> {
        text.kept.iter().filter(|said| self.is_declared(said, names)).map(|said| said.text.clone()).collect()
    }

    fn is_declared(&mut self, said: &Said, names: &[String]) -> bool {
        let found = names.contains(&said.text);
        if !found {
            let known: Vec<&str> = names.iter().map(String::as_str).collect();
            let report = unknown_name("name of `play`", &said.text, &known, said.span, "declared nowhere");
            self.reports.push(report);
        }
        found
    }

    fn team(&mut self, text: &PlayText) -> Option<Team> {
        let board = text.board.as_ref()?;
        let Some(team) = &text.team else {
            self.given(board, "team", &None)?;
            return None;
        };
        let piece = self.given(&team.name, "piece", &team.piece)?;
        let size = team.size.as_ref().map(|said| (said, said.text.split_once("..")));
        let (least, most) = match size {
            None => (1, 1),
            Some((said, pair)) => {
                let pair = pair.unwrap_or((&said.text, &said.text));
                match (pair.0.parse::<u8>(), pair.1.parse::<u8>()) {
                    (Ok(least), Ok(most)) if 1 <= least && least <= most && most <= 12 => (least, most),
                    _ => {
                        let draft = rules::WRONG_SCHEMA_VALUE.report("a team has from 1 to 12 members");
                        self.reports
                            .push(draft.help("write a range such as `2..4`").at(said.span, "no range"));
                        (1, 1)
                    }
                }
            }
        };
        let sheet = team.sheet.as_ref();
        let sheet =
            sheet.and_then(|said| self.find(said, "kind", "what each of them has", |names| &names.kinds));
        Some(Team { piece: piece.text.clone(), least, most, sheet })
    }

    fn zone(&mut self, board: KindId, graph: usize, text: &ZoneText) -> Option<Zone> {
        let holds = self.given(&text.name, "holds", &text.holds)?;
        let holds = self.find(holds, "kind", "the cards that lie there", |names| &names.kinds)?;
        let of_board = self.schema.kinds[board.index()].shape;
        let of_place = self.schema.graphs[graph].node_shape;
        let of_card = self.schema.kinds[holds.index()].shape;
        let printed_on = if text.at_places { of_place } else { of_board };
        let mut field = |said: &Option<Said>, shape: ShapeId, label: &str| {
            said.as_ref().and_then(|said| self.find_field(shape, said, label))
        };
        Some(Zone {
            name: text.name.text.clone(),
            holds,
            at_places: text.at_places,
            printed: field(&text.printed, printed_on, "what holds while no card lies there"),
            begins: field(&text.begins, of_board, "what is laid out"),
            single: text.single,
            faces: text.faces.iter().map(|said| said.text.clone()).collect(),
            taken: text.taken,
            fallback: field(&text.fallback, of_board, "what happens instead"),
            stands: text.stands,
            turns: field(&text.turns, of_card, "its other side"),
            unsaved: field(&text.unsaved, of_card, "what is not kept"),
        })
    }

    fn counter(&mut self, graph: usize, text: &CounterText) -> Option<Counter> {
        let turns = text.turns.as_ref().and_then(|said| {
            let parts = said.text.split_once(' ').map(|(number, name)| (number.parse(), name.to_owned()));
            match parts {
                Some((Ok(number), name)) if number > 0 => Some((number, name)),
                _ => {
                    let draft = rules::WRONG_SCHEMA_VALUE.report("`turns` needs a number and a counter");
                    self.reports.push(draft.help("such as `3 thing`").at(said.span, "what they turn into"));
                    None
                }
            }
        });
        Some(Counter {
            name: text.name.text.clone(),
            each: text.each.as_ref().and_then(|said| self.each(graph, said)),
            begins: text.begins.as_ref().map_or(Amount::Number(0), |said| self.amount(said, 0)),
            most: text.most.as_ref().map_or(Amount::Number(MOST), |said| self.amount(said, MOST)),
            resource: text.resource,
            full: text.full.as_ref().map(|said| said.text.clone()),
            turns,
            endless: text.endless.as_ref().map(|said| said.text.clone()),
        })
    }

    fn each(&mut self, graph: usize, said: &Said) -> Option<Each> {
        let node = &self.schema.shapes[self.schema.graphs[graph].node_shape.index()].name;
        if said.text == *node {
            return Some(Each::Place);
        }
        match said.text.as_str() {
            "member" => return Some(Each::Member),
            "card" => return Some(Each::Card),
            _ => {}
        }
        if let Some(kind) = self.names.kinds.get(&said.text) {
            return Some(Each::MemberAnd(*kind));
        }
        self.find(said, "vocabulary", "what it is counted for", |names| &names.vocabularies).map(Each::Word)
    }

    /// `6`, or `KIND.FIELD` with what counts where there is no such card: `lander.supplies or 6`.
    fn amount(&mut self, said: &Said, otherwise: u16) -> Amount {
        let (text, number) = match said.text.split_once(" or ") {
            Some((text, number)) => (text, number.trim().parse().ok().unwrap_or(otherwise)),
            None => (said.text.as_str(), otherwise),
        };
        if let Ok(number) = text.trim().parse::<u16>() {
            return Amount::Number(number.min(MOST));
        }
        let name = Said::elsewhere(text.trim(), said.span);
        match self.kind_field(&name) {
            Some((kind, field)) => Amount::Field(kind, field, number.min(MOST)),
            None => Amount::Number(number.min(MOST)),
        }
    }

    /// `KIND.FIELD`
    fn kind_field(&mut self, said: &Said) -> Option<(KindId, FieldId)> {
        let (kind, field) = said.text.split_once('.').unwrap_or((&said.text, ""));
        let kind = Said::elsewhere(kind, said.span);
        let kind = self.find(&kind, "kind", "`KIND.FIELD`", |names| &names.kinds)?;
        let shape = self.schema.kinds[kind.index()].shape;
        let field = self.find_field(shape, &Said::elsewhere(field, said.span), "`KIND.FIELD`")?;
        Some((kind, field))
    }

    fn pool(&mut self, text: &PoolText) -> Option<Pool> {
        let begins = self.given(&text.name, "begins", &text.begins)?;
        let begins = self.kind_field(begins)?;
        if text.states.len() < 2 {
            let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` needs two states", text.name.text));
            let draft = draft.help("such as `states: [near, far]`");
            self.reports.push(draft.at(text.name.span, "things go from one to the other"));
            return None;
        }
        let states = text.states.iter().map(|said| said.text.clone()).collect();
        Some(Pool { name: text.name.text.clone(), begins, states })
    }

    fn play_block(&mut self, said: &Said) -> Option<ShapeId> {
        self.find(said, "block", "a part of play", |names| &names.blocks)
    }

    fn field_of(&self, shape: ShapeId, fits: impl Fn(&Type) -> bool) -> Option<FieldId> {
        let fields = &self.schema.shapes[shape.index()].fields;
        fields.iter().position(|field| fits(&field.ty)).map(|at| FieldId(at as u16))
    }

    fn actions(&mut self, text: &ActionText, names: &[String]) -> Option<Actions> {
        let said = self.given(&text.name, "of", &text.of)?;
        let shape = self.play_block(said)?;
        let has_word = |ty: &Type| match ty {
            Type::Word(vocab) => {
                let vocab = self.schema.vocab(*vocab);
                !text.scope.is_empty() && text.scope.iter().all(|(word, _)| vocab.word(&word.text).is_some())
            }
            _ => false,
        };
        let scope = self.field_of(shape, has_word);
        if let (None, Some((word, _))) = (scope, text.scope.first()) {
            let draft =
                rules::WRONG_SCHEMA_VALUE.report(format!("no field of `{}` has these words", said.text));
            let draft = draft.help("name words of the field that says from where");
            self.reports.push(draft.at(word.span, "not a word of any of its fields"));
        }
        let mut scopes = Vec::new();
        for (word, place) in &text.scope {
            let Some(Type::Word(vocab)) = scope.map(|field| self.schema.field(shape, field).ty.clone())
            else {
                break;
            };
            let Some(id) = self.schema.vocab(vocab).word(&word.text) else { continue };
            if place.text == "anywhere" {
                scopes.push((id, Scope::Anywhere));
            } else if self.is_declared(place, names) {
                scopes.push((id, Scope::Piece(place.text.clone())));
            }
        }
        Some(Actions {
            shape,
            needs: self.field_of(shape, |ty| *ty == Type::Condition),
            scope,
            scopes,
            effects: self.field_of(shape, |ty| *ty == Type::Effects),
        })
    }

    fn clocks(&mut self, said: &Said) -> Option<Clocks> {
        let shape = self.play_block(said)?;
        let spaces = self.field_of(shape, |ty| matches!(ty, Type::Block(_)));
        let spaces = spaces.and_then(|field| match self.schema.field(shape, field).ty {
            Type::Block(space) => Some((field, self.field_of(space, |ty| *ty == Type::Effects)?)),
            _ => None,
        });
        Some(Clocks {
            shape,
            length: self.field_of(shape, |ty| matches!(ty, Type::Int { .. })),
            effects: self.field_of(shape, |ty| *ty == Type::Effects),
            spaces,
        })
    }

    fn goals(&mut self, text: &GoalText, names: &[String]) -> Option<Goals> {
        let zone = self.given(&text.name, "zone", &text.zone)?;
        if !self.is_declared(zone, names) {
            return None;
        }
        let of = self.given(&text.name, "of", &text.of)?;
        let shape = self.play_block(of)?;
        let condition = self.field_of(shape, |ty| *ty == Type::Condition);
        let effects = self.field_of(shape, |ty| *ty == Type::Effects);
        let (Some(condition), Some(effects)) = (condition, effects) else {
            let draft = rules::WRONG_SCHEMA_VALUE
                .report(format!("`{}` says neither when nor what comes of it", of.text));
            let draft = draft.help("give it a field of type `condition` and one of type `effects`");
            self.reports.push(draft.at(of.span, "its fields are found by their types"));
            return None;
        };
        let optional = text.optional.as_ref().and_then(|said| {
            let kinds = self.schema.kinds.iter().map(|kind| kind.shape);
            let holders: Vec<ShapeId> = kinds.collect();
            let holder = holders.into_iter().find(|kind| {
                self.schema.shapes[kind.index()].fields.iter().any(|field| field.ty == Type::Block(shape))
            })?;
            self.find_field(holder, said, "what players may leave")
        });
        Some(Goals { zone: zone.text.clone(), shape, condition, effects, optional })
    }

    fn turn(&mut self, text: &PlayText) -> Turn {
        let Some((actions, ends)) = &text.turn else { return Turn { actions: 1, ends: String::new() } };
        Turn { actions: *actions, ends: ends.as_ref().map(|said| said.text.clone()).unwrap_or_default() }
    }

    fn play_lines(&mut self, lines: &[Said]) -> Vec<Does> {
        lines.iter().filter_map(|line| self.does(None, line)).collect()
    }

    fn time(&mut self, text: &TimeText) -> Time {
        let draw = text.draw.as_ref();
        let draw =
            draw.and_then(|said| self.find(said, "kind", "the cards that are drawn", |names| &names.kinds));
        let shape = draw.map(|kind| self.schema.kinds[kind.index()].shape);
        let mut field = |said: &Option<Said>, label: &str| {
            let (shape, said) = (shape?, said.as_ref()?);
            self.find_field(shape, said, label)
        };
        Time {
            draw,
            fits: field(&text.fits, "what is compared with the place"),
            main: field(&text.main, "what happens where it fits"),
            otherwise: field(&text.otherwise, "what happens elsewhere"),
            without: self.play_lines(&text.without),
        }
    }

    fn ending(&mut self, board: KindId, text: &EndText, names: &[String]) -> Ending {
        let shape = self.schema.kinds[board.index()].shape;
        let reads = text.reads.as_ref().and_then(|said| self.find_field(shape, said, "what is read"));
        let at = text.at.as_ref().filter(|said| self.is_declared(said, names));
        Ending {
            name: text.name.text.clone(),
            reads,
            at: at.map(|said| said.text.clone()),
            escape: text.escape,
        }
    }
}
