//! One thing that a player does, with everything that follows.

use landfall_analysis::dice;
use landfall_model::Rec;
use landfall_schema::stores::asked::Asked;
use landfall_schema::{Control, FieldId, Type, Whom};

use super::eval::{self, Scope};
use super::functions;
use super::{StoreGame, Val};
use landfall_schema::stores::text::{Each, Expr, Line, Stmt};

/// More lines than any turn leads to.
const MOST_STEPS: u32 = 50_000;
const MOST_DEPTH: u32 = 60;

/// Why a run does not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Halt {
    /// The rules do not allow it; the line that says so.
    Blocked(String),
    /// Whoever decides does not know yet.
    Waiting,
    /// The rules make no sense here.
    Fault(String),
}

/// Whoever decides: players, and chance.
pub trait Decide {
    /// One of at least two options; `weights` where chance decides.
    fn pick(&mut self, about: &str, options: &[String], weights: Option<&[u32]>) -> Result<usize, Halt>;
}

/// The first of everything; for trying whether something can be paid.
struct First;

impl Decide for First {
    fn pick(&mut self, _: &str, _: &[String], _: Option<&[u32]>) -> Result<usize, Halt> {
        Ok(0)
    }
}

pub struct Run<'r, 'a, D: ?Sized> {
    pub game: &'r StoreGame<'a>,
    pub state: Vec<u16>,
    pub seat: usize,
    pub decide: &'r mut D,
    pub turn_over: bool,
    pub over: bool,
    /// How play ended, if that has a name.
    pub way: Option<String>,
    /// What of the content was carried out.
    pub seen: Vec<(u32, u32)>,
    /// What was counted or set, by variable.
    pub changed: Vec<usize>,
    /// Rules that were carried out, by their place in the text.
    pub called: Vec<usize>,
    locals: Vec<(String, Val)>,
    notes: Vec<(String, Val)>,
    /// Parts of expressions that were worked out.
    pub work: u64,
    steps: u32,
    depth: u32,
    asked: u32,
}

impl<D: ?Sized> Scope for Run<'_, '_, D> {
    fn game(&self) -> &StoreGame<'_> {
        self.game
    }

    fn name(&self, name: &str) -> Option<Val> {
        let known = self.locals.iter().rev().chain(self.notes.iter().rev()).find(|(known, _)| known == name);
        match known {
            Some((_, value)) => Some(value.clone()),
            None => match name {
                "me" if !self.game.together => Some(Val::Seat(self.seat)),
                "board" => {
                    let asset = self.game.atlas.asset(self.game.board);
                    Some(Val::Thing(asset.unit, asset.record))
                }
                _ => None,
            },
        }
    }

    fn state(&self) -> &[u16] {
        &self.state
    }

    fn with<T>(&mut self, name: &str, value: Val, run: impl FnOnce(&mut Self) -> T) -> T {
        self.locals.push((name.to_owned(), value));
        let result = run(self);
        self.locals.pop();
        result
    }

    fn depth(&mut self) -> &mut u32 {
        &mut self.asked
    }

    fn work(&mut self) -> &mut u64 {
        &mut self.work
    }
}

impl<'r, 'a, D: Decide + ?Sized> Run<'r, 'a, D> {
    pub fn new(game: &'r StoreGame<'a>, state: Vec<u16>, seat: usize, decide: &'r mut D) -> Self {
        Self {
            game,
            state,
            seat,
            decide,
            turn_over: false,
            over: false,
            way: None,
            seen: Vec::new(),
            called: Vec::new(),
            changed: Vec::new(),
            locals: Vec::new(),
            notes: Vec::new(),
            work: 0,
            steps: 0,
            depth: 0,
            asked: 0,
        }
    }

    /// Whether an offer may be taken up at all.
    pub fn is_offered(&mut self, offer: usize) -> Result<bool, Halt> {
        match &self.game.rules.offers[offer].when {
            Some(when) => self.holds(when),
            None => Ok(true),
        }
    }

    pub fn offer(&mut self, offer: usize) -> Result<(), Halt> {
        let game = self.game;
        if !self.is_offered(offer)? {
            return Err(Halt::Blocked(format!("`{}` is not open now", game.rules.offers[offer].name)));
        }
        self.lines(&game.rules.before)?;
        self.lines(&game.rules.offers[offer].body)?;
        if self.turn_over {
            self.locals.clear();
            self.lines(&game.rules.turn_end)?;
        }
        Ok(())
    }

    pub fn begin(&mut self) -> Result<(), Halt> {
        let game = self.game;
        self.lines(&game.rules.before)?;
        self.lines(&game.rules.begin)
    }

    /// One rule, behind what comes before everything.
    pub(super) fn rule(&mut self, name: &str, values: Vec<Val>) -> Result<(), Halt> {
        let game = self.game;
        self.lines(&game.rules.before)?;
        self.call(name, values)
    }

    fn holds(&mut self, expr: &Expr) -> Result<bool, Halt> {
        eval::holds(self, expr).map_err(Halt::Fault)
    }

    fn value(&mut self, expr: &Expr) -> Result<Val, Halt> {
        eval::eval(self, expr).map_err(Halt::Fault)
    }

    fn number(&mut self, expr: &Expr) -> Result<i64, Halt> {
        let value = self.value(expr)?;
        eval::number(&value).map_err(Halt::Fault)
    }

    fn members(&mut self, each: &Each) -> Result<Vec<Val>, Halt> {
        eval::members(self, each).map_err(Halt::Fault)
    }

    fn lines(&mut self, lines: &'r [Line]) -> Result<(), Halt> {
        if self.depth >= MOST_DEPTH {
            return Err(Halt::Fault("rules lead to each other without end".to_owned()));
        }
        self.depth += 1;
        let known = self.locals.len();
        let mut result = Ok(());
        for line in lines {
            result = self.line(line).map_err(|halt| match halt {
                Halt::Fault(message) if !message.starts_with("line ") => {
                    Halt::Fault(format!("line {} of the rules, `{}`: {message}", line.number, line.text))
                }
                halt => halt,
            });
            // Play that is over goes no further.
            if result.is_err() || self.over {
                break;
            }
        }
        self.locals.truncate(known);
        self.depth -= 1;
        result
    }

    fn store(&mut self, expr: &Expr) -> Result<usize, Halt> {
        match expr {
            Expr::Store(name, keys) => eval::var(self, name, keys).map_err(Halt::Fault),
            _ => Err(Halt::Fault("expected a store".to_owned())),
        }
    }

    fn step(&mut self) -> Result<(), Halt> {
        self.steps += 1;
        match self.steps > MOST_STEPS {
            true => Err(Halt::Fault("the rules do not come to an end".to_owned())),
            false => Ok(()),
        }
    }

    fn line(&mut self, line: &'r Line) -> Result<(), Halt> {
        self.step()?;
        match &line.stmt {
            Stmt::Let(name, value) => {
                let value = self.value(value)?;
                self.locals.push((name.clone(), value));
            }
            Stmt::Note(name, value) => {
                let value = self.value(value)?;
                self.notes.retain(|(known, _)| known != name);
                self.notes.push((name.clone(), value));
            }
            Stmt::Add(store, by) => {
                let (var, by) = (self.store(store)?, self.number(by)?);
                let most = i64::from(self.game.vars[var].most);
                self.put(var, (i64::from(self.state[var]) + by).clamp(0, most) as u16);
            }
            Stmt::Sub(store, by) => {
                let (var, by) = (self.store(store)?, self.number(by)?);
                let left = i64::from(self.state[var]) - by;
                if left < 0 {
                    return Err(Halt::Blocked(format!("there is too little: {}", self.game.vars[var].name)));
                }
                self.put(var, left.min(i64::from(self.game.vars[var].most)) as u16);
            }
            Stmt::Set(store, value) => self.set(store, value)?,
            Stmt::Pick(each) => {
                let options = self.members(each)?;
                if options.is_empty() {
                    return Err(Halt::Blocked(format!(
                        "there is no {} to choose (`{}`)",
                        each.name, line.text
                    )));
                }
                let value = self.pick(&each.name, &options, None)?;
                self.locals.push((each.name.clone(), value));
            }
            Stmt::Draw(each, weight) => {
                let mut options = Vec::new();
                let mut weights = Vec::new();
                for thing in self.members(each)? {
                    let weight = self.with(&each.name, thing.clone(), |run| run.number(weight))?;
                    if weight > 0 {
                        options.push(thing);
                        weights.push(weight.min(10_000) as u32);
                    }
                }
                let value = match options.is_empty() {
                    true => Val::Nothing,
                    false => self.pick(&each.name, &options, Some(&weights))?,
                };
                self.locals.push((each.name.clone(), value));
            }
            Stmt::Roll(name, values) => {
                let mut faces: Vec<(Val, u32)> = Vec::new();
                for value in values {
                    let value = self.value(value)?;
                    match faces.iter_mut().find(|(face, _)| *face == value) {
                        Some((_, count)) => *count += 1,
                        None => faces.push((value, 1)),
                    }
                }
                let (faces, weights): (Vec<Val>, Vec<u32>) = faces.into_iter().unzip();
                let value = self.pick(name, &faces, Some(&weights))?;
                self.locals.push((name.clone(), value));
            }
            Stmt::Whom(name, target, otherwise, body) => {
                for one in self.whom(target, otherwise)? {
                    self.with(name, one, |run| run.lines(body))?;
                }
            }
            Stmt::If(condition, then, otherwise) => {
                let lines = if self.holds(condition)? { then } else { otherwise };
                self.lines(lines)?;
            }
            Stmt::While(condition, body) => {
                while self.holds(condition)? {
                    self.step()?;
                    self.lines(body)?;
                }
            }
            Stmt::For(each, body) => {
                for thing in self.members(each)? {
                    self.with(&each.name, thing, |run| run.lines(body))?;
                }
            }
            Stmt::May(when, body) => {
                if when.as_ref().map_or(Ok(true), |when| self.holds(when))? && self.agrees(&line.text)? {
                    self.lines(body)?;
                }
            }
            Stmt::Times(times, body) => {
                for _ in 0..self.number(times)?.max(0) {
                    self.step()?;
                    self.lines(body)?;
                }
            }
            Stmt::UpTo(most, when, body) => {
                for _ in 0..self.number(most)?.max(0) {
                    self.step()?;
                    let is_open = when.as_ref().map_or(Ok(true), |when| self.holds(when))?;
                    if !is_open || !self.agrees(&line.text)? {
                        break;
                    }
                    self.lines(body)?;
                }
            }
            Stmt::Call(name, arguments) => {
                let mut values = Vec::new();
                for argument in arguments {
                    values.push(self.value(argument)?);
                }
                self.call(name, values)?;
            }
            Stmt::Do(expr) => {
                let effects = match expr {
                    Expr::Field(thing, name) => {
                        let thing = self.value(thing)?;
                        self.game.list(&thing, name).map_err(Halt::Fault)?
                    }
                    other => self.game.effects_of(&self.value(other)?),
                };
                for effect in effects {
                    if let Val::Thing(unit, index) = effect {
                        self.effect(self.game.rec(unit, index))?;
                    }
                }
            }
            Stmt::Pay(expr) => self.unit(expr, "cost", true)?,
            Stmt::Gain(expr) => self.unit(expr, "benefit", false)?,
            Stmt::Require(condition) => {
                if !self.holds(condition)? {
                    return Err(Halt::Blocked(format!("this must be so: {}", line.text)));
                }
            }
            Stmt::EndTurn => self.turn_over = true,
            Stmt::Over(way) => {
                let way = way.as_ref().map(|way| self.value(way)).transpose()?;
                if !std::mem::replace(&mut self.over, true) {
                    self.way = way.map(|way| self.game.label(&way));
                }
            }
            Stmt::Damaged(_) => return Err(Halt::Fault("this line cannot be read".to_owned())),
        }
        Ok(())
    }

    fn set(&mut self, store: &Expr, value: &Expr) -> Result<(), Halt> {
        let var = self.store(store)?;
        let value = self.value(value)?;
        let game = self.game;
        let holds = &game.stores[game.vars[var].store].holds;
        let number = match (holds, &value) {
            (_, Val::Nothing) => 0,
            (Some(set), thing) => {
                let place = game.places.get(set).and_then(|places| places.get(thing));
                let missing = || Halt::Fault(format!("`{}` is none of `{set}`", game.label(thing)));
                *place.ok_or_else(missing)? as i64 + 1
            }
            (None, number) => eval::number(number).map_err(Halt::Fault)?,
        };
        self.put(var, number.clamp(0, i64::from(game.vars[var].most)) as u16);
        Ok(())
    }

    fn put(&mut self, var: usize, value: u16) {
        if self.state[var] != value {
            self.state[var] = value;
            self.changed.push(var);
        }
    }

    /// What a constant comes to, as scripts write it.
    pub fn label_of(&mut self, expr: &Expr) -> Option<String> {
        let value = self.value(expr).ok()?;
        Some(self.game.label(&value))
    }

    /// How near the aim is; nothing if the schema has none.
    pub fn nearness(&mut self) -> Result<Option<i64>, Halt> {
        let game = self.game;
        game.rules.aim.as_ref().map(|aim| self.number(&aim.by)).transpose()
    }

    fn pick(&mut self, about: &str, options: &[Val], weights: Option<&[u32]>) -> Result<Val, Halt> {
        let words: Vec<String> = options.iter().map(|option| self.game.label(option)).collect();
        let at = self.one_of(about, &words, weights)?;
        Ok(options[at].clone())
    }

    fn one_of(&mut self, about: &str, words: &[String], weights: Option<&[u32]>) -> Result<usize, Halt> {
        if words.len() <= 1 {
            return Ok(0);
        }
        Ok(self.decide.pick(about, words, weights)?.min(words.len() - 1))
    }

    fn agrees(&mut self, about: &str) -> Result<bool, Halt> {
        Ok(self.one_of(about, &["yes".to_owned(), "no".to_owned()], None)? == 0)
    }

    /// A rule by its name. What it binds is gone afterwards; what it notes stays.
    fn call(&mut self, name: &str, values: Vec<Val>) -> Result<(), Halt> {
        let game = self.game;
        let Some(at) = game.ruled.get(name) else {
            return Err(Halt::Fault(format!("there is no rule `{name}`")));
        };
        self.called.push(*at);
        let rule = &game.rules.rules[*at];
        let known = self.locals.len();
        let values = values.into_iter().chain(std::iter::repeat(Val::Nothing));
        self.locals.extend(rule.arguments.iter().cloned().zip(values));
        let result = self.lines(&rule.body);
        self.locals.truncate(known);
        result
    }

    /// A price is paid, or a gift taken, unit by unit; of alternatives the player picks one that is possible.
    fn unit(&mut self, expr: &Expr, rule: &str, is_price: bool) -> Result<(), Halt> {
        let (unit, index, field) = match self.value(expr)? {
            Val::Nothing => return Ok(()),
            Val::Field(unit, index, field) => (unit, index, field),
            _ => return Err(Halt::Fault("this is no price and no gift".to_owned())),
        };
        let rec = self.game.rec(unit, index);
        let Some(view) = rec.get(FieldId(field)) else { return Ok(()) };
        let Type::Requirement(vocab) = view.def().ty else {
            return Err(Halt::Fault(format!("`{}` is no price and no gift", view.name())));
        };
        let words = &self.game.atlas.schema.vocab(vocab).words;
        let alternatives: Vec<Vec<(String, i64)>> = dice::alternatives(view)
            .iter()
            .map(|way| {
                way.terms.iter().map(|(word, n)| (words[word.index()].name.clone(), i64::from(*n))).collect()
            })
            .collect();
        let mut open = Vec::new();
        for way in alternatives {
            if !is_price || self.can(rule, &way) {
                open.push(way);
            }
        }
        let said = |way: &Vec<(String, i64)>| {
            way.iter().map(|(word, n)| format!("{n} {word}")).collect::<Vec<_>>().join(" + ")
        };
        let options: Vec<String> = open.iter().map(said).collect();
        if open.is_empty() {
            return Err(Halt::Blocked(format!("the price of {} cannot be paid", self.game.thing_label(rec))));
        }
        let at = self.one_of(if is_price { "pay" } else { "gain" }, &options, None)?;
        self.all_units(rule, &open[at])
    }

    fn all_units(&mut self, rule: &str, way: &[(String, i64)]) -> Result<(), Halt> {
        for (word, n) in way {
            self.call(rule, vec![Val::Word(word.as_str().into()), Val::Int(*n)])?;
        }
        Ok(())
    }

    fn can(&mut self, rule: &str, way: &[(String, i64)]) -> bool {
        let mut first = First;
        let mut trial = Run::new(self.game, self.state.clone(), self.seat, &mut first);
        trial.locals = self.locals.clone();
        trial.notes = self.notes.clone();
        trial.depth = self.depth;
        (trial.work, trial.steps) = (self.work, self.steps);
        let is_possible = trial.all_units(rule, way).is_ok();
        (self.work, self.steps) = (trial.work, trial.steps);
        is_possible
    }

    /// Whom a target means: what its `is` says, or the other value if nobody is named.
    fn whom(&mut self, target: &Expr, otherwise: &Expr) -> Result<Vec<Val>, Halt> {
        let Val::Thing(unit, index) = self.value(target)? else { return Ok(vec![self.value(otherwise)?]) };
        self.meant(self.game.rec(unit, index), &|run| run.value(otherwise))
    }

    fn meant(
        &mut self,
        rec: Rec<'a>,
        otherwise: &dyn Fn(&mut Self) -> Result<Val, Halt>,
    ) -> Result<Vec<Val>, Halt> {
        let game = self.game;
        let asked = game.asked.get(&rec.shape_id()).cloned();
        let Some(Asked::Whom(whom, each)) = asked.as_deref() else {
            return Ok(vec![otherwise(self)?]);
        };
        let known = self.locals.len();
        self.locals.push(("this".to_owned(), Val::Thing(rec.unit, rec.index)));
        for field in &rec.shape().fields {
            let value = game.argument(rec, &field.name).map_err(Halt::Fault)?;
            self.locals.push((field.name.clone(), value));
        }
        let meant = self.members(each);
        self.locals.truncate(known);
        let mut meant = meant?;
        meant.retain(|one| *one != Val::Nothing);
        match whom {
            Whom::Each => Ok(meant),
            Whom::Pick if meant.is_empty() => {
                Err(Halt::Blocked(format!("`{}` means nobody", rec.shape().name)))
            }
            Whom::Random if meant.is_empty() => Ok(meant),
            Whom::Pick => Ok(vec![self.pick(&rec.shape().name, &meant, None)?]),
            Whom::Random => {
                let weights = vec![1; meant.len()];
                Ok(vec![self.pick(&rec.shape().name, &meant, Some(&weights))?])
            }
        }
    }

    /// Effects happen to each of those whom a target means: there they are who acts.
    fn each(&mut self, verb: Rec<'a>, effects: &[Rec<'a>]) -> Result<(), Halt> {
        let target = verb.fields().find(|field| field.def().ty == Type::Target);
        let Some(target) = target.and_then(|field| field.record()) else { return self.effects(effects) };
        for one in self.meant(target, &|run| Ok(Val::Seat(run.seat)))? {
            let Val::Seat(seat) = one else { continue };
            let acting = std::mem::replace(&mut self.seat, seat);
            let result = self.effects(effects);
            self.seat = acting;
            result?;
        }
        Ok(())
    }

    /// The rule of an effect or a target, with the arguments that are written there.
    fn rule_of(&mut self, at: usize, rec: Rec<'a>) -> Result<(), Halt> {
        let game = self.game;
        let rule = &game.rules.rules[at];
        let this = Val::Thing(rec.unit, rec.index);
        let mut values = Vec::with_capacity(rule.arguments.len());
        for name in &rule.arguments {
            values.push(game.argument(rec, name).map_err(Halt::Fault)?);
        }
        self.locals.push(("this".to_owned(), this));
        let result = self.call(&rule.name, values);
        self.locals.pop();
        result
    }

    /// An effect of the content.
    fn effect(&mut self, verb: Rec<'a>) -> Result<(), Halt> {
        self.seen.push((verb.unit, verb.index));
        if let Some(at) = self.game.ruled.get(&verb.shape().name) {
            return self.rule_of(*at, verb);
        }
        let parts: Vec<_> = verb.fields().filter(|field| field.def().ty == Type::Do).collect();
        let list =
            |at: usize| parts.get(at).map(|field| field.effects().collect::<Vec<_>>()).unwrap_or_default();
        match verb.control() {
            Some(Control::Choose) => {
                let field = verb.fields().find(|field| field.def().ty == Type::Options);
                let options: Vec<Vec<Rec<'a>>> =
                    field.into_iter().flat_map(|field| field.options()).collect();
                let words: Vec<String> = options
                    .iter()
                    .map(|verbs| {
                        verbs.iter().map(|verb| verb.shape().name.clone()).collect::<Vec<_>>().join(", ")
                    })
                    .collect();
                let at = self.one_of("choose", &words, None)?;
                self.effects(&options[at])
            }
            Some(Control::May) => match self.agrees("you may")? {
                true => self.effects(&list(0)),
                false => Ok(()),
            },
            Some(Control::Pay) => match self.agrees("pay")? {
                true => {
                    self.effects(&list(0))?;
                    self.effects(&list(1))
                }
                false => Ok(()),
            },
            Some(Control::If) => {
                let fields = || verb.fields().filter(|field| field.def().ty == Type::Condition);
                let condition = fields()
                    .next()
                    .map_or(Val::Nothing, |field| Val::Field(verb.unit, verb.index, field.id.0));
                let holds = functions::met(self, &condition).map_err(Halt::Fault)?;
                self.effects(&list(usize::from(!holds)))
            }
            Some(Control::Each) => self.each(verb, &list(0)),
            Some(other) => {
                Err(Halt::Fault(format!("no rule carries out `{}` ({other:?})", verb.shape().name)))
            }
            // What has no rule and is no control is left to people; anything else keeps the board from being played at all.
            None => Ok(()),
        }
    }

    fn effects(&mut self, verbs: &[Rec<'a>]) -> Result<(), Halt> {
        self.depth += 1;
        if self.depth > MOST_DEPTH {
            return Err(Halt::Fault("effects lead to each other without end".to_owned()));
        }
        for verb in verbs {
            self.effect(*verb)?;
        }
        self.depth -= 1;
        Ok(())
    }
}
