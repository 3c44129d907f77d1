//! A dice check: special effects, the outcome, tracks that are full.

use landfall_model::Rec;
use landfall_schema::Type;

use super::{Flow, Frame, Run, Step};
use crate::meaning::Op;
use crate::odds;
use crate::vars::Layout;
use crate::world::{Choice, Event, Why, World};

impl<'a, W: World> Step<'_, 'a, W> {
    /// Whether a block is resolved by dice.
    pub(super) fn is_check(&self, block: Rec<'a>) -> bool {
        let Some(play) = &self.game.atlas.schema.play.check else { return false };
        let tracks = play.tracks.map(|track| track.shape);
        block
            .fields()
            .filter_map(|view| view.record())
            .any(|rec| rec.shape_id() == play.outcomes.shape || Some(rec.shape_id()) == tracks)
    }

    /// The card that holds for the whole board, or what is printed in its place.
    pub(super) fn holding(&mut self) -> Option<(Rec<'a>, Option<landfall_model::AssetId>)> {
        let game = self.game;
        let zone = game.procedure.zones.iter().position(|zone| zone.single)?;
        let Layout::Single(var) = game.vars.zones[zone].layout else { return None };
        match (self.get(var) as usize).checked_sub(1) {
            Some(at) => {
                let card = *game.vars.zones[zone].cards.get(at)?;
                Some((game.atlas.rec(card), Some(card)))
            }
            None => {
                let printed = game.procedure.zones[zone].printed?;
                game.board.routes.board().blocks(printed).next().map(|rec| (rec, None))
            }
        }
    }

    /// A block of whatever holds for the whole board.
    pub(super) fn block(&mut self, frame: Frame<'a>, field: &str) -> Run<Flow<'a>> {
        let Some((rec, card)) = self.holding() else { return Ok(Flow::Next) };
        let Some(block) = rec.get_named(field).and_then(|view| view.record()) else { return Ok(Flow::Next) };
        let frame = Frame { card: card.or(frame.card), check: None, ..frame };
        self.deeper(block, |this| {
            if this.is_check(block) { this.check(frame, block) } else { this.all_effects(frame, block) }
        })
    }

    pub(super) fn check(&mut self, frame: Frame<'a>, check: Rec<'a>) -> Run<Flow<'a>> {
        let frame = Frame { check: Some(check), ..frame };
        self.helpers = Vec::new();
        let flow = self.deeper(check, |this| {
            if this.game.rules.dice { this.rolled(frame, check) } else { this.any_outcome(frame, check) }
        })?;
        match flow {
            Flow::Next | Flow::EndCheck => {}
            other => return Ok(other),
        }
        self.full_tracks(frame, check)
    }

    /// Special effects: of what holds for the board, then of the check itself.
    fn specials(&mut self, check: Rec<'a>) -> Vec<Rec<'a>> {
        let play = self.game.atlas.schema.play.check.as_ref();
        let Some(special) = play.and_then(|play| play.specials) else { return Vec::new() };
        let has_any = self.game.board_specials;
        let mut found: Vec<Rec<'a>> = Vec::new();
        if has_any && let Some((rec, _)) = self.holding() {
            found.extend(rec.children(special.shape));
        }
        found.extend(check.children(special.shape));
        found
    }

    /// Whether effects change anything that is kept track of.
    fn matters(&self, block: Rec<'a>) -> bool {
        let game = self.game;
        let quiet = |verb: Rec<'a>| {
            verb.control().is_none()
                && verb.shape().by_hand.is_none()
                && game.meaning.ops[verb.shape_id().index()].iter().all(|op| match op {
                    Op::Count { counter, .. } => {
                        game.procedure.counters[*counter].resource && !game.rules.resources
                    }
                    Op::Shift { .. } => !game.rules.resources,
                    // What moves along the track of another card is not found by looking at this check.
                    Op::Track { at, .. } => !game.rules.tracks && at.is_none_or(|at| verb.get(at).is_none()),
                    _ => false,
                })
        };
        !block.inside().filter(|rec| rec.is_verb()).all(quiet)
    }

    /// Dice are not rolled here: whatever they could show may come up.
    fn any_outcome(&mut self, frame: Frame<'a>, check: Rec<'a>) -> Run<Flow<'a>> {
        for special in self.specials(check) {
            if !self.matters(special) || !self.agree(Why::Dice, frame.actor, Some(special))? {
                continue;
            }
            self.world.say(Event::Outcome(special));
            let flow = self.all_effects(frame, special)?;
            if !flow.is_next() {
                return Ok(flow);
            }
        }
        let Some(play) = &self.game.atlas.schema.play.check else { return Ok(Flow::Next) };
        let rows: Vec<Rec<'a>> = check.children(play.outcomes.shape).collect();
        if rows.is_empty() {
            if !self.game.rules.tracks {
                self.any_track(frame, check)?;
            }
            return Ok(Flow::Next);
        }
        let options = rows.iter().map(|row| Self::part(*row)).collect();
        let row = rows[self.pick(Why::Dice, frame.actor, Some(check), options)?];
        self.world.say(Event::Outcome(row));
        self.all_effects(frame, row)
    }

    /// Without positions, a check may fill a track at once.
    fn any_track(&mut self, frame: Frame<'a>, check: Rec<'a>) -> Run<()> {
        let tracks = self.tracks_of(check);
        let mut options: Vec<Choice<'a>> = tracks.iter().map(|(rec, ..)| Self::part(*rec)).collect();
        options.push(Choice::No);
        let at = self.pick(Why::Dice, frame.actor, Some(check), options)?;
        if let Some((_, var, length)) = tracks.get(at) {
            self.put(*var, *length);
        }
        Ok(())
    }

    fn tracks_of(&self, check: Rec<'a>) -> Vec<(Rec<'a>, crate::world::VarId, u16)> {
        let game = self.game;
        let own = |rec: Rec<'a>| game.vars.track(rec).map(|track| (rec, track.var, track.length));
        let tracks = game.atlas.schema.play.check.as_ref().and_then(|play| play.tracks);
        tracks.into_iter().flat_map(|track| check.children(track.shape)).filter_map(own).collect()
    }

    /// At the end of a check, full tracks happen from the top; a card that has left takes the others with it.
    fn full_tracks(&mut self, frame: Frame<'a>, check: Rec<'a>) -> Run<Flow<'a>> {
        for (rec, var, length) in self.tracks_of(check) {
            if !self.world.is(var, length) {
                continue;
            }
            self.put(var, 0);
            self.world.say(Event::Outcome(rec));
            let flow = self.deeper(rec, |this| this.all_effects(frame, rec))?;
            if !flow.is_next() {
                return Ok(flow);
            }
            let owner = rec.owner().filter(|owner| self.zone_of(*owner).is_some());
            if owner.is_some_and(|card| !self.is_in_play(card)) {
                break;
            }
        }
        Ok(Flow::Next)
    }

    /// Own dice and what others lend are rolled; what they show decides.
    fn rolled(&mut self, frame: Frame<'a>, check: Rec<'a>) -> Run<Flow<'a>> {
        let game = self.game;
        let schema = &game.atlas.schema;
        let (Some(play), Some(member)) = (&schema.play.check, frame.actor) else {
            return self.any_outcome(frame, check);
        };
        let is_dice = |pool: &landfall_schema::Pool| {
            let shape = schema.kind(pool.begins.0).shape;
            schema.field(shape, pool.begins.1).ty == Type::Word(play.dice)
        };
        let Some(pool) = game.procedure.pools.iter().position(is_dice) else {
            return self.any_outcome(frame, check);
        };
        // Without a sheet among the packs nobody knows whose dice to roll: people say what comes up.
        if game.vars.pools[pool][member].is_empty() {
            return self.any_outcome(frame, check);
        }
        let mut dice: Vec<(usize, usize)> =
            self.things(None, None, pool, member, 0).into_iter().map(|at| (member, at)).collect();
        let here = self.place_of(member);
        for other in (0..game.rules.team).filter(|other| *other != member) {
            if self.place_of(other) != here || here.is_none() {
                continue;
            }
            let lent = self.things(None, None, pool, other, 0);
            if lent.is_empty() || !self.agree(Why::Choice, Some(other), Some(check))? {
                continue;
            }
            self.helpers.push(other);
            dice.extend(lent.into_iter().take(play.lends as usize).map(|at| (other, at)));
        }
        dice.truncate(odds::MOST_DICE);
        let known = odds::dice_of(schema);
        let mut rolled = Vec::new();
        for (who, at) in &dice {
            let (var, word) = game.vars.pools[pool][*who][*at];
            let Some((_, die)) = known.iter().find(|(_, die)| die.word == word) else { continue };
            let options = (0..die.faces.len()).map(|face| Choice::Number(face as u16)).collect();
            let face = self.pick(Why::Luck(vec![1; die.faces.len()]), Some(*who), Some(check), options)?;
            self.world.say(Event::Face(var, face as u16));
            rolled.push((die.clone(), face));
        }
        for (who, at) in &dice {
            self.put(game.vars.pools[pool][*who][*at].0, 1);
        }
        let flow = self.joined(frame, check)?;
        if !flow.is_next() {
            return Ok(flow);
        }
        let holding = self.holding().map(|(rec, _)| rec);
        let cards: Vec<Rec<'a>> = holding.into_iter().collect();
        let found = odds::checks(check).into_iter().find(|found| found.rec.index == check.index);
        let Some(found) = found else { return self.any_outcome(frame, check) };
        let Ok((outcome, times)) = odds::resolve(&found, &rolled, &cards) else {
            return self.any_outcome(frame, check);
        };
        let specials = self.specials(check);
        for (special, times) in specials.iter().zip(times) {
            for _ in 0..times {
                self.world.say(Event::Outcome(*special));
                let flow = self.all_effects(frame, *special)?;
                if !flow.is_next() {
                    return Ok(flow);
                }
            }
        }
        let Some(row) = outcome.and_then(|at| found.outcomes.get(at).copied()) else { return Ok(Flow::Next) };
        self.world.say(Event::Outcome(row));
        self.all_effects(frame, row)
    }

    /// Dice that the check itself adds, each read with its table.
    fn joined(&mut self, frame: Frame<'a>, check: Rec<'a>) -> Run<Flow<'a>> {
        let Some(joins) = self.game.atlas.schema.play.check.as_ref().and_then(|play| play.joins) else {
            return Ok(Flow::Next);
        };
        let picks: Vec<String> = check
            .fields()
            .filter(|view| view.def().ty == Type::Word(joins.picks))
            .filter_map(|view| view.as_text())
            .collect();
        for pick in picks {
            let flow = self.hazard(frame, &pick)?;
            if !flow.is_next() {
                return Ok(flow);
            }
        }
        Ok(Flow::Next)
    }

    /// Rolls the die that joins, and reads the table that a word picks.
    pub(super) fn hazard(&mut self, frame: Frame<'a>, pick: &str) -> Run<Flow<'a>> {
        let game = self.game;
        let schema = &game.atlas.schema;
        let Some(joins) = schema.play.check.as_ref().and_then(|play| play.joins) else {
            return Ok(Flow::Next);
        };
        let table = game.atlas.of_kind(joins.table).map(|id| game.atlas.rec(id)).find(|rec| {
            rec.fields().any(|view| {
                view.def().ty == Type::Word(joins.picks) && view.as_text().as_deref() == Some(pick)
            })
        });
        let die = schema.dice().into_iter().find(|die| (die.vocab, die.word) == joins.die);
        let (Some(table), Some(die)) = (table, die) else { return Ok(Flow::Next) };
        let options = (0..die.faces.len()).map(|face| Choice::Number(face as u16)).collect();
        let why = if game.rules.dice { Why::Luck(vec![1; die.faces.len()]) } else { Why::Dice };
        let face = self.pick(why, frame.actor, Some(table), options)?;
        let shown = die.faces[face].join("+");
        let row =
            table.fields().filter_map(|view| view.record()).find(|row| row.key().as_deref() == Some(&shown));
        let Some(row) = row else { return Ok(Flow::Next) };
        self.world.say(Event::Outcome(row));
        self.deeper(row, |this| this.all_effects(frame, row))
    }

    /// `roll danger`: an effect that rolls the die that joins checks.
    pub(super) fn roll_verb(&mut self, frame: Frame<'a>, verb: Rec<'a>) -> Run<Flow<'a>> {
        let Some(joins) = self.game.atlas.schema.play.check.as_ref().and_then(|play| play.joins) else {
            return Ok(Flow::Next);
        };
        let pick = verb.fields().find(|view| view.def().ty == Type::Word(joins.picks));
        let Some(pick) = pick.and_then(|view| view.as_text()) else { return Ok(Flow::Next) };
        for member in self.whom(frame, verb)? {
            let here = self.place_of(member);
            let frame = Frame { actor: Some(member), here, ..frame };
            for _ in 0..self.amount(Some(verb), None).min(9) {
                let flow = self.hazard(frame, &pick)?;
                if !flow.is_next() {
                    return Ok(flow);
                }
            }
        }
        Ok(Flow::Next)
    }
}
