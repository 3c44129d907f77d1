//! What players read and write: offers, choices and the state of play in words. A script is made of the same words.

use landfall_diagnostics::Sources;
use landfall_model::{AssetId, Rec};
use landfall_schema::TextRole;

use crate::game::{Game, Offer};
use crate::vars::{Layout, TAKEN, What};
use crate::world::{Choice, VarId};

pub struct Words<'g, 'a> {
    pub game: &'g Game<'a>,
    pub sources: &'g Sources,
}

impl<'a> Words<'_, 'a> {
    fn key(&self, node: usize) -> String {
        self.game.board.routes.nodes[node].key().unwrap_or_else(|| (node + 1).to_string())
    }

    /// A line of a script.
    pub fn offer(&self, offer: Offer) -> String {
        let game = self.game;
        match offer {
            Offer::Land(node) => format!("land {}", self.key(node)),
            Offer::Act { member, action } => {
                let rec = game.actions[action].rec;
                format!("{} act \"{}\"", game.member(member), rec.title().unwrap_or_default())
            }
            Offer::Way { member, edge } => {
                format!("{} go {}", game.member(member), self.key(game.board.routes.edges[edge].to))
            }
            Offer::Small { member, offer } => {
                format!("{} {}", game.member(member), game.procedure.offers[offer].name)
            }
            Offer::End { member, ending } => {
                format!("{} {}", game.member(member), game.procedure.ends[ending].name)
            }
            Offer::Escape(ending) => game.procedure.ends[ending].name.clone(),
            Offer::Tick(clock) => game.vars.var(game.vars.clocks[clock].var).name.clone(),
            Offer::Draw { member, card } => {
                format!("{} draw {}", game.member(member), game.atlas.asset(game.drawn[card]).key)
            }
            Offer::Pass(member) => format!("{} pass", game.member(member)),
        }
    }

    /// The same with what helps people to choose: the place, the card, what a way costs.
    pub fn offer_note(&self, offer: Offer) -> String {
        let game = self.game;
        match offer {
            Offer::Land(node) => game.board.routes.nodes[node].title().unwrap_or_default().to_owned(),
            Offer::Act { action, .. } => self.card(game.actions[action].rec),
            Offer::Draw { card, .. } => self.title(game.drawn[card]),
            Offer::Way { edge, .. } => {
                let way = game.board.routes.edges[edge];
                let title = game.board.routes.nodes[way.to].title().unwrap_or_default();
                let costs = game.procedure.pays.and_then(|field| way.path.get(field));
                match costs {
                    Some(costs) => format!("{title} {}", self.written(costs.span)),
                    None => title.to_owned(),
                }
            }
            _ => String::new(),
        }
    }

    fn card(&self, rec: Rec<'a>) -> String {
        match rec.owner().filter(|owner| *owner != self.game.board.routes.asset) {
            Some(owner) => format!("{} {}", self.game.atlas.display(owner), self.title(owner)),
            None => rec.parent().and_then(|parent| parent.title()).unwrap_or_default().to_owned(),
        }
    }

    pub fn title(&self, card: AssetId) -> String {
        self.game.atlas.rec(card).title().map(|title| format!("\"{title}\"")).unwrap_or_default()
    }

    fn written(&self, span: landfall_diagnostics::Span) -> String {
        self.sources.slice(span).split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The same record with the life of the game.
    pub(crate) fn rec(&self, rec: Rec<'_>) -> Rec<'a> {
        Rec::new(self.game.atlas, rec.unit, rec.index)
    }

    pub(crate) fn own(&self, choice: Choice<'_>) -> Choice<'a> {
        match choice {
            Choice::Part(rec) => Choice::Part(crate::RecId(self.rec(rec.0))),
            Choice::Option(rec, at) => Choice::Option(crate::RecId(self.rec(rec.0)), at),
            Choice::Yes => Choice::Yes,
            Choice::No => Choice::No,
            Choice::Place(node) => Choice::Place(node),
            Choice::Member(member) => Choice::Member(member),
            Choice::Card(card) => Choice::Card(card),
            Choice::Thing(at) => Choice::Thing(at),
            Choice::Way(edge) => Choice::Way(edge),
            Choice::Number(number) => Choice::Number(number),
        }
    }

    pub fn choice(&self, choice: Choice<'a>) -> String {
        let game = self.game;
        match choice {
            Choice::Yes => "yes".to_owned(),
            Choice::No => "no".to_owned(),
            Choice::Part(rec) => self.part(rec.0),
            Choice::Option(rec, at) => {
                let field = rec.0.fields().find(|view| view.def().ty == landfall_schema::Type::Options);
                let options = field.map(|field| field.options().collect::<Vec<_>>()).unwrap_or_default();
                let effects = options.get(at).cloned().unwrap_or_default();
                effects.iter().map(|verb| self.written(verb.span())).collect::<Vec<_>>().join(", ")
            }
            Choice::Place(node) => self.key(node),
            Choice::Member(member) => game.member(member),
            Choice::Card(card) => game.atlas.asset(card).key.to_string(),
            Choice::Thing(var) => game.vars.var(var).name.clone(),
            Choice::Way(edge) => self.key(game.board.routes.edges[edge].to),
            Choice::Number(number) => number.to_string(),
        }
    }

    /// An outcome by its key, a choice by its label, anything else by its first words.
    pub fn part(&self, rec: Rec<'a>) -> String {
        let label = rec.fields().filter_map(|view| view.text()).find(|text| text.role != TextRole::Flavour);
        match (rec.key(), label) {
            (Some(key), _) => key,
            (None, Some(label)) => label.value.to_string(),
            (None, None) => self.written(rec.name_span()),
        }
    }

    /// A thing of a pool that shows a side: the word of the thing, and what is on the side.
    pub fn face(&self, var: VarId, face: u16) -> String {
        let game = self.game;
        let What::Thing { pool, member, at } = game.vars.var(var).what else { return face.to_string() };
        let word = game.vars.pools[pool][member][at].1;
        let dice = crate::odds::dice_of(&game.atlas.schema);
        let die = dice.iter().find(|(_, die)| die.word == word);
        let shown = die.and_then(|(_, die)| die.faces.get(face as usize)).map(|side| side.join("+"));
        let name = die.map_or("", |(name, _)| name);
        format!("{}: {name} shows {}", game.member(member), shown.unwrap_or_else(|| face.to_string()))
    }

    /// The value of a variable, as `expect` writes it.
    pub fn value(&self, var: VarId, value: u16) -> String {
        let game = self.game;
        let card = |zone: usize, at: u16| {
            let card = (at as usize).checked_sub(1).and_then(|at| game.vars.zones[zone].cards.get(at));
            card.map_or_else(|| "nothing".to_owned(), |card| game.atlas.asset(*card).key.to_string())
        };
        let place = |at: u16| match (at as usize).checked_sub(1) {
            Some(node) => self.key(node),
            None => "nowhere".to_owned(),
        };
        match game.vars.var(var).what {
            What::Phase => ["away", "here", "home"].get(value as usize).copied().unwrap_or("?").to_owned(),
            What::Member(_) | What::Piece(_) | What::Stands { .. } => place(value),
            What::Site { zone, .. } | What::Single { zone } => card(zone, value),
            What::Card { zone, .. } => {
                let def = &game.procedure.zones[zone];
                let face = (value as usize).checked_sub(1).and_then(|at| def.faces.get(at));
                match (value, face) {
                    (0, _) => "away".to_owned(),
                    (TAKEN, _) if def.taken => "taken".to_owned(),
                    _ if def.taken => "waiting".to_owned(),
                    (_, Some(face)) => face.clone(),
                    (_, None) if Some(value) == game.vars.zones[zone].gone => "gone".to_owned(),
                    (_, None) => "there".to_owned(),
                }
            }
            What::Mark | What::Flag(_) | What::Read(_) => if value > 0 { "yes" } else { "no" }.to_owned(),
            What::Thing { pool, .. } => {
                let states = &game.procedure.pools[pool].states;
                states.get(value as usize).cloned().unwrap_or_default()
            }
            What::Counter(_) | What::Clock(_) | What::Track(_) | What::Turn => value.to_string(),
        }
    }

    /// What lies where, in a few lines.
    pub fn board(&self, state: &[u16]) -> Vec<String> {
        let game = self.game;
        let vars = &game.vars;
        let get = |var: VarId| state.get(var.index()).copied().unwrap_or(0);
        let mut lines = Vec::new();
        for node in 0..game.board.routes.nodes.len() {
            let rec = game.board.routes.nodes[node];
            let mut line = format!("{} {}", game.place(node), rec.title().unwrap_or_default());
            for zone in &vars.zones {
                let Layout::Sites(sites) = &zone.layout else { continue };
                let top = sites[node].iter().rev().map(|var| get(*var)).find(|value| *value > 0);
                if let Some(card) = top.and_then(|top| zone.cards.get(top as usize - 1)) {
                    line.push_str(&format!(": {} {}", game.atlas.display(*card), self.title(*card)));
                }
            }
            let here = node as u16 + 1;
            let pieces = vars.pieces.iter().enumerate().filter(|(_, var)| get(**var) == here);
            let pieces = pieces.map(|(at, _)| game.procedure.pieces[at].clone());
            let members = vars.members.iter().enumerate().filter(|(_, var)| get(**var) == here);
            let people: Vec<String> = pieces.chain(members.map(|(at, _)| game.member(at))).collect();
            if !people.is_empty() {
                line.push_str(&format!("  <- {}", people.join(", ")));
            }
            lines.push(line);
        }
        for (zone, def) in vars.zones.iter().zip(&game.procedure.zones) {
            let cards: Vec<String> = match &zone.layout {
                Layout::Sites(_) => continue,
                Layout::Single(var) => {
                    let card = (get(*var) as usize).checked_sub(1).and_then(|at| zone.cards.get(at));
                    card.into_iter()
                        .map(|card| game.atlas.display(*card) + " " + &self.title(*card))
                        .collect()
                }
                Layout::Cards(all) => {
                    let there = |var: &&VarId| get(**var) > 0 && Some(get(**var)) != zone.gone;
                    let name = |var: &VarId| {
                        let What::Card { card, .. } = vars.var(*var).what else { return String::new() };
                        format!("{} ({})", game.atlas.display(card), self.value(*var, get(*var)))
                    };
                    all.iter().filter(there).map(name).collect()
                }
            };
            if !cards.is_empty() {
                lines.push(format!("{}: {}", def.name, cards.join(", ")));
            }
        }
        let counted = |(at, var): (usize, &crate::vars::Var)| {
            let is_number = matches!(var.what, What::Counter(_) | What::Clock(_) | What::Track(_));
            let value = get(VarId(at as u32));
            let note = match var.what {
                What::Clock(_) | What::Track(_) => format!(" of {}", var.size - 1),
                _ => String::new(),
            };
            (is_number && value > 0).then(|| format!("{}: {value}{note}", var.name))
        };
        let numbers: Vec<String> = vars.all.iter().enumerate().filter_map(counted).collect();
        if !numbers.is_empty() {
            lines.push(numbers.join(", "));
        }
        lines
    }
}
