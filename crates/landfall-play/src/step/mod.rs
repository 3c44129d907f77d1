//! The interpreter: what an offer comes to, over any world.

mod asks;
mod cards;
mod check;
mod counts;
mod effects;
mod moves;
mod offers;
mod questions;
mod state;
mod time;
mod values;

use landfall_model::{AssetId, Rec, Value};
use landfall_schema::{TextRole, Type};
use rustc_hash::FxHashMap;

use crate::game::Game;
use crate::vars::{HERE, HOME, Layout, Owner};
use crate::world::{Choice, Event, Pick, RecId, Stop, VarId, Why, World};

/// More effects than any offer leads to; beyond, they lead to each other without end.
const MOST_STEPS: u32 = 20_000;
/// Pages within pages, calls within calls.
const MOST_DEPTH: u32 = 60;

pub type Run<T> = Result<T, Stop>;

/// Where play goes after an effect.
#[derive(Clone, Copy)]
pub enum Flow<'a> {
    Next,
    /// To another page; what is left of this one does not happen.
    Goto(Rec<'a>),
    EndCheck,
    EndTurn,
    /// Play on the board is over.
    Over,
}

impl Flow<'_> {
    fn is_next(&self) -> bool {
        matches!(self, Flow::Next)
    }
}

/// For whom, where and on which card effects happen.
#[derive(Clone, Copy, Default)]
pub struct Frame<'a> {
    pub actor: Option<usize>,
    pub here: Option<usize>,
    pub card: Option<AssetId>,
    /// The check that is being made.
    pub check: Option<Rec<'a>>,
    /// The way that is being taken.
    pub edge: Option<usize>,
}

/// One run of the interpreter.
pub struct Step<'g, 'a, W> {
    pub game: &'g Game<'a>,
    pub world: &'g mut W,
    steps: u32,
    depth: u32,
    /// What was written, for goals that wait for it.
    written: Vec<VarId>,
    /// How much was done: effects that may change anything, and marks that were not there before.
    done: u32,
    marked: FxHashMap<VarId, u16>,
    helpers: Vec<usize>,
    /// Being put somewhere while the team lands is not arriving.
    landing: bool,
    /// Somebody had to end the turn.
    turn_over: bool,
}

impl<'g, 'a, W: World> Step<'g, 'a, W> {
    pub fn new(game: &'g Game<'a>, world: &'g mut W) -> Self {
        Self {
            game,
            world,
            steps: 0,
            depth: 0,
            written: Vec::new(),
            done: 0,
            marked: FxHashMap::default(),
            helpers: Vec::new(),
            landing: false,
            turn_over: false,
        }
    }

    fn is_tracked(&self, var: VarId) -> bool {
        self.game.rules.resources || !self.game.vars.var(var).resource
    }

    fn get(&mut self, var: VarId) -> u16 {
        self.world.get(var)
    }

    fn put(&mut self, var: VarId, value: u16) {
        if self.is_tracked(var) {
            let value = value.min(self.game.vars.var(var).size.saturating_sub(1));
            self.written.push(var);
            if self.marked.insert(var, value) != Some(value) {
                self.done += 1;
            }
            self.world.put(var, value);
        }
    }

    fn pick(
        &mut self,
        why: Why,
        member: Option<usize>,
        about: Option<Rec<'a>>,
        options: Vec<Choice<'a>>,
    ) -> Run<usize> {
        if options.len() <= 1 {
            return Ok(0);
        }
        let count = options.len();
        let at = self.world.pick(&Pick { why, member, about, options })?;
        Ok(at.min(count - 1))
    }

    fn agree(&mut self, why: Why, member: Option<usize>, about: Option<Rec<'a>>) -> Run<bool> {
        Ok(self.pick(why, member, about, vec![Choice::Yes, Choice::No])? == 0)
    }

    fn count_step(&mut self, about: Rec<'a>) -> Run<()> {
        self.steps += 1;
        if self.steps > MOST_STEPS {
            return Err(Stop::Endless(self.describe(about)));
        }
        Ok(())
    }

    fn describe(&self, rec: Rec<'a>) -> String {
        rec.owner().map_or_else(String::new, |owner| self.game.atlas.display(owner))
    }

    /// Something that happens for itself: when it jumps to a page, that is read; then play goes on where it was.
    fn settle(&mut self, frame: Frame<'a>, mut flow: Flow<'a>) -> Run<Flow<'a>> {
        // Two things that read the same page are no circle: each of them goes on differently.
        self.done += 1;
        while let Flow::Goto(page) = flow {
            self.count_step(page)?;
            self.world.turn_to(page, self.done)?;
            flow = self.page(frame, page)?;
        }
        Ok(if matches!(flow, Flow::EndCheck) { Flow::Next } else { flow })
    }

    fn deeper<T>(&mut self, about: Rec<'a>, run: impl FnOnce(&mut Self) -> Run<T>) -> Run<T> {
        if self.depth >= MOST_DEPTH {
            return Err(Stop::Endless(self.describe(about)));
        }
        self.depth += 1;
        let result = run(self);
        self.depth -= 1;
        result
    }

    /// Reads a page from top to bottom: its effects, its check, its choices.
    fn page(&mut self, frame: Frame<'a>, page: Rec<'a>) -> Run<Flow<'a>> {
        self.deeper(page, |this| this.page_inside(frame, page))
    }

    fn page_inside(&mut self, frame: Frame<'a>, page: Rec<'a>) -> Run<Flow<'a>> {
        self.world.say(Event::Page(page));
        let frame = Frame { card: page.owner().or(frame.card), check: None, ..frame };
        if page.owner().is_some_and(|owner| self.game.atlas.asset(owner).external) {
            self.world.say(Event::ByHand(page));
            return Ok(Flow::Next);
        }
        let choices = self.game.procedure.choices;
        let mut open = Vec::new();
        let mut has_choices = false;
        for field in page.shape().fields.iter().enumerate().map(|(at, _)| landfall_schema::FieldId(at as u16))
        {
            for view in page.all(field) {
                let flow = match (&view.def().ty, view.value) {
                    (Type::Text(TextRole::Rules), _) => {
                        self.world.say(Event::ByHand(page));
                        Flow::Next
                    }
                    (Type::Effects, _) => self.list(frame, view.effects())?,
                    (Type::Block(shape), Value::Record(_)) if Some(*shape) == choices => {
                        has_choices = true;
                        let choice = view.record().unwrap_or(page);
                        if self.is_open(frame, choice)? {
                            open.push(choice);
                        }
                        Flow::Next
                    }
                    (Type::Block(_), Value::Record(_)) => {
                        let block = view.record().unwrap_or(page);
                        if self.is_check(block) { self.check(frame, block)? } else { Flow::Next }
                    }
                    _ => Flow::Next,
                };
                if !flow.is_next() {
                    return Ok(flow);
                }
            }
        }
        if !has_choices {
            return Ok(Flow::Next);
        }
        if open.is_empty() {
            self.world.say(Event::NoChoice(page));
            return Ok(Flow::Next);
        }
        let options = open.iter().map(|rec| Choice::Part(RecId(*rec))).collect();
        let chosen = open[self.pick(Why::Choice, frame.actor, Some(page), options)?];
        self.world.say(Event::Chosen(chosen));
        self.all_effects(frame, chosen)
    }

    /// The effects of a block, whatever field they are in.
    fn all_effects(&mut self, frame: Frame<'a>, block: Rec<'a>) -> Run<Flow<'a>> {
        for view in block.fields().filter(|view| view.def().ty == Type::Effects) {
            let flow = self.list(frame, view.effects())?;
            if !flow.is_next() {
                return Ok(flow);
            }
        }
        Ok(Flow::Next)
    }

    /// Whether the condition of a block holds; one without a condition is always open.
    fn is_open(&mut self, frame: Frame<'a>, block: Rec<'a>) -> Run<bool> {
        match block.fields().find(|view| view.def().ty == Type::Condition) {
            Some(condition) => self.holds(frame, condition),
            None => Ok(true),
        }
    }

    fn list(&mut self, frame: Frame<'a>, effects: impl Iterator<Item = Rec<'a>>) -> Run<Flow<'a>> {
        for verb in effects {
            let flow = self.effect(frame, verb)?;
            if !flow.is_next() {
                return Ok(flow);
            }
        }
        Ok(Flow::Next)
    }

    /// Play on the board is over: what is not kept is gone.
    fn over(&mut self, ending: Option<usize>) {
        self.world.say(Event::Over(ending));
        self.put(self.game.vars.phase, HOME);
        let game = self.game;
        for (zone, vars) in game.vars.zones.iter().enumerate() {
            let def = &game.procedure.zones[zone];
            let (Some(unsaved), Layout::Sites(sites)) = (def.unsaved, &vars.layout) else { continue };
            for (at, card) in vars.cards.iter().enumerate() {
                if !game.atlas.rec(*card).has(unsaved) {
                    continue;
                }
                let nodes = game.nodes_of.get(card).into_iter().flatten();
                for var in nodes.flat_map(|node| &sites[*node]) {
                    if self.world.is(*var, at as u16 + 1) {
                        self.put(*var, game.vars.var(*var).start);
                    }
                }
            }
        }
        // People want to see how it ended. Where only the course of events matters, endings that differ in what nobody will
        // ever ask about are one.
        if !game.rules.turns {
            self.begin_anew();
        }
    }

    /// What is not kept is as it was in the beginning.
    fn begin_anew(&mut self) {
        for (at, var) in self.game.vars.all.iter().enumerate().filter(|(_, var)| !var.kept) {
            self.put(VarId(at as u32), var.start);
        }
    }

    fn is_here(&mut self) -> bool {
        self.world.is(self.game.vars.phase, HERE)
    }

    /// The variable of a card of a zone that is not a pile.
    fn card_var(&self, zone: usize, card: AssetId) -> Option<VarId> {
        let vars = &self.game.vars.zones[zone];
        match &vars.layout {
            Layout::Cards(all) => vars.index.get(&card).map(|at| all[*at as usize]),
            _ => None,
        }
    }

    fn zone_of(&self, card: AssetId) -> Option<usize> {
        let kind = self.game.atlas.asset(card).kind;
        self.game.procedure.zones.iter().position(|zone| zone.holds == kind)
    }

    /// Whether what something belongs to is in play.
    fn is_there(&mut self, owner: Owner) -> bool {
        match owner {
            Owner::Node(_) => true,
            Owner::Printed { zone, node } => self.top(zone, node) == 0,
            Owner::Board { zone } => match self.game.vars.zones[zone].layout {
                Layout::Single(var) => self.world.is(var, 0),
                _ => true,
            },
            Owner::Card(card) => self.is_in_play(card),
        }
    }
}
