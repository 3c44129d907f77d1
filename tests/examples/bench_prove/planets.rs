//! Planets that nobody wrote, as systems: sectors in a ring with short cuts, cards that become other cards, boxes that
//! open doors elsewhere, clocks, two missions, landings.

use landfall_prove::{Command, Label, System, Values, Variable};

/// Five variables that everything looks at, and four in each sector.
const PHASE: usize = 0;
const CONDITION: usize = 1;
const CREW: usize = 2;
const FIRST_MISSION: usize = 3;
const SECOND_MISSION: usize = 4;

const OFF: u16 = 0;
const ON_BOARD: u16 = 1;
const DONE: u16 = 1;

fn site(sector: usize) -> usize {
    5 + 4 * sector
}
fn first_box(sector: usize) -> usize {
    site(sector) + 1
}
fn second_box(sector: usize) -> usize {
    site(sector) + 2
}
fn clock(sector: usize) -> usize {
    site(sector) + 3
}

pub struct Planet {
    pub system: System,
    /// Goals to be reached from everywhere: variable and value.
    pub goals: Vec<(usize, u16)>,
}

pub fn planet(sectors: usize) -> Planet {
    let mut variables = vec![named("phase", 3), named("condition", 2), named("crew", sectors)];
    variables.extend([named("mission 1", 2), named("mission 2", 2)]);
    for sector in 0..sectors {
        variables.push(named(&format!("site {sector}"), 4));
        variables.push(named(&format!("box {sector}.1"), 2));
        variables.push(named(&format!("box {sector}.2"), 2));
        variables.push(named(&format!("clock {sector}"), 2));
    }
    let mut writer = Writer { commands: Vec::new() };
    for sector in 0..sectors {
        writer.sector(sector, sectors);
    }
    writer.board(sectors);
    let start = vec![OFF; variables.len()];
    let system = System { variables, starts: vec![start], commands: writer.commands };
    Planet { system, goals: vec![(PHASE, 2), (FIRST_MISSION, DONE), (SECOND_MISSION, DONE)] }
}

fn named(name: &str, size: usize) -> Variable {
    Variable { name: name.to_owned(), size }
}

struct Writer {
    commands: Vec<Command>,
}

impl Writer {
    fn add(&mut self, guard: &[(usize, u16)], update: &[(usize, u16)]) {
        let guard = guard.iter().map(|(var, value)| (*var, Values::one(*value))).collect();
        let label = Label(self.commands.len() as u32);
        self.commands.push(Command { guard, update: update.to_vec(), label });
    }

    fn sector(&mut self, sector: usize, sectors: usize) {
        let here = [(PHASE, ON_BOARD), (CREW, sector as u16)];
        let with = |more: &[(usize, u16)]| [&here[..], more].concat();
        // Three cards, one after the other; the second waits for a box of the sector before.
        let before = (sector + sectors - 1) % sectors;
        self.add(&with(&[(site(sector), 0)]), &[(site(sector), 1), (first_box(sector), 1)]);
        self.add(&with(&[(site(sector), 0)]), &[(site(sector), 2)]);
        self.add(
            &with(&[(site(sector), 1), (first_box(before), 1)]),
            &[(site(sector), 3), (second_box(sector), 1)],
        );
        self.add(&with(&[(site(sector), 2)]), &[(site(sector), 1), (first_box(sector), 1)]);
        // A clock runs out under the open card, whatever the crew does.
        self.add(
            &[(PHASE, ON_BOARD), (site(sector), 1), (clock(sector), 0)],
            &[(clock(sector), 1), (site(sector), 2)],
        );
        // Ways: the ring, and a short cut that a box opens.
        let next = (sector + 1) % sectors;
        self.add(&here, &[(CREW, next as u16)]);
        self.add(&with(&[(CONDITION, 0)]), &[(CREW, before as u16)]);
        let far = (sector + sectors / 2) % sectors;
        self.add(&with(&[(second_box(sector), 1)]), &[(CREW, far as u16)]);
    }

    fn board(&mut self, sectors: usize) {
        self.add(&[(PHASE, 0)], &[(PHASE, ON_BOARD), (CREW, 0), (CONDITION, 0)]);
        self.add(&[(PHASE, 0)], &[(PHASE, ON_BOARD), (CREW, (sectors / 2) as u16), (CONDITION, 0)]);
        self.add(&[(PHASE, ON_BOARD), (CONDITION, 0)], &[(CONDITION, 1)]);
        let last = sectors - 1;
        self.add(&[(PHASE, ON_BOARD), (second_box(last), 1)], &[(FIRST_MISSION, DONE)]);
        self.add(&[(PHASE, ON_BOARD), (site(1), 3), (site(sectors / 2), 3)], &[(SECOND_MISSION, DONE)]);
        // Lift-off, and the next landing: clocks are laid out anew.
        self.add(&[(PHASE, ON_BOARD), (CREW, 0)], &[(PHASE, 2)]);
        let clocks: Vec<(usize, u16)> = (0..sectors).map(|sector| (clock(sector), 0)).collect();
        self.add(&[(PHASE, 2)], &[&[(PHASE, 0)][..], &clocks].concat());
    }
}
