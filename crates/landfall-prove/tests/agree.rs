//! The diagrams and the plain search give the same answers, on systems that nobody thought of.

#![allow(clippy::unwrap_used)]

use landfall_prove::explicit::Explored;
use landfall_prove::{Command, Explorer, Label, Limits, State, Stopped, System, Unfit, Values, Variable};

/// A generator of its own: the same systems on every machine.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % sides
    }

    fn system(&mut self) -> System {
        let wide = self.roll(5) == 0;
        let variables: Vec<Variable> = (0..2 + self.roll(8))
            .map(|at| {
                let size = if wide && at == 0 { 65 + self.roll(40) } else { 1 + self.roll(5) };
                Variable { name: format!("v{at}"), size }
            })
            .collect();
        let state = |dice: &mut Self| -> State {
            variables.iter().map(|variable| dice.roll(variable.size) as u16).collect()
        };
        let starts = (0..1 + self.roll(2)).map(|_| state(self)).collect();
        // Short commands go far, long ones get stuck.
        let sparse = 2 + self.roll(6);
        let commands = (0..3 + self.roll(60)).map(|at| self.command(&variables, at, sparse)).collect();
        System { variables, starts, commands }
    }

    fn command(&mut self, variables: &[Variable], at: usize, sparse: usize) -> Command {
        let mut guard = Vec::new();
        let mut update = Vec::new();
        for (var, variable) in variables.iter().enumerate() {
            if self.roll(sparse) == 0 {
                let values: Values = (0..1 + self.roll(3)).map(|_| self.roll(variable.size) as u16).collect();
                guard.push((var, values));
            }
            if self.roll(sparse) == 0 {
                update.push((var, self.roll(variable.size) as u16));
            }
        }
        Command { guard, update, label: Label(at as u32) }
    }

    /// Values of one or two variables.
    fn goal(&mut self, system: &System) -> Vec<(usize, Values)> {
        (0..1 + self.roll(2))
            .map(|_| {
                let var = self.roll(system.variables.len());
                (var, Values::one(self.roll(system.variables[var].size) as u16))
            })
            .collect()
    }
}

fn is_in(goal: &[(usize, Values)]) -> impl Fn(&State) -> bool + '_ {
    |state| goal.iter().all(|(var, values)| values.contains(state[*var]))
}

#[test]
fn diagrams_and_search_agree() {
    let mut dice = Dice(7);
    let (mut systems, mut large, mut ways, mut cut_off, mut circles, mut wide) = (0, 0, 0, 0, 0, 0);
    while systems < 600 {
        let system = dice.system();
        let Some(plain) = Explored::new(&system, 3_000) else { continue };
        systems += 1;
        large += usize::from(plain.states().len() > 100);
        wide +=
            usize::from(system.variables[0].size > 64 && plain.states().iter().any(|state| state[0] > 63));
        let mut explorer = Explorer::new(&system, Limits::default()).unwrap().unwrap();
        let reached = explorer.reached();
        assert_eq!(explorer.count(reached).exact, Some(plain.states().len() as u128), "{system:?}");
        for state in plain.states() {
            assert!(explorer.contains(reached, state), "{state:?} of {system:?}");
        }
        for (at, command) in system.commands.iter().enumerate() {
            let fires = explorer.where_fires(reached, command).unwrap();
            assert_eq!(!explorer.is_empty(fires), plain.fires(at), "command {at} of {system:?}");
        }
        for _ in 0..4 {
            let goal = dice.goal(&system);
            let set = explorer.having(goal.clone()).unwrap();
            let can = explorer.can_reach(set).unwrap();
            let expected = plain.can_reach(is_in(&goal));
            for (state, expected) in plain.states().iter().zip(&expected) {
                assert_eq!(explorer.contains(can, state), *expected, "{goal:?} from {state:?} of {system:?}");
            }
            cut_off += usize::from(expected.iter().any(|can| !can));
            let trace = explorer.trace(set).unwrap();
            assert_eq!(
                trace.as_ref().map(|trace| trace.steps.len()),
                plain.distance(is_in(&goal)),
                "{goal:?} of {system:?}"
            );
            if let Some(trace) = trace {
                ways += usize::from(!trace.steps.is_empty());
                assert!(system.starts.contains(&trace.start));
                let mut state = trace.start.clone();
                for (at, after) in &trace.steps {
                    assert!(system.commands[*at].fires_in(&state));
                    state = system.commands[*at].after(&state);
                    assert_eq!(state, *after);
                }
                assert!(is_in(&goal)(&state));
            }
        }
        let may = explorer.may_repeat().unwrap();
        if plain.states().len() < 200 {
            for at in 0..system.commands.len().min(8) {
                let set = explorer.repeats(at).unwrap();
                assert_eq!(!explorer.is_empty(set), plain.repeats(at), "command {at} of {system:?}");
                assert!(explorer.is_empty(set) || may.contains(&at), "command {at} of {system:?}");
                circles += usize::from(!explorer.is_empty(set));
            }
        }
    }
    // The systems are of use only if they have something to disagree on.
    println!(
        "{systems} systems, {large} large, {wide} wide, {ways} ways, {cut_off} cut off, {circles} circles"
    );
    assert!(large > 60 && wide > 20 && ways > 400 && cut_off > 200 && circles > 400);
}

/// A row of switches that are turned on one after the other, and a counter beside it that nobody reads.
fn switches(count: usize) -> System {
    let mut variables: Vec<Variable> =
        (0..count).map(|at| Variable { name: format!("switch {at}"), size: 2 }).collect();
    variables.push(Variable { name: "place".to_owned(), size: 100 });
    let label = Label(0);
    let turn = |at: usize| Command { guard: vec![(at, Values::one(0))], update: vec![(at, 1)], label };
    let walk = |at: usize| Command {
        guard: vec![(count, Values::one(at as u16))],
        update: vec![(count, (at as u16 + 1) % 100)],
        label,
    };
    let commands = (0..count).map(turn).chain((0..100).map(walk)).collect();
    System { variables, starts: vec![vec![0; count + 1]], commands }
}

#[test]
fn counts_go_beyond_what_can_be_listed() {
    let system = switches(80);
    let explorer = Explorer::new(&system, Limits::default()).unwrap().unwrap();
    let count = explorer.count(explorer.reached());
    assert_eq!(count.exact, Some((1 << 80) * 100));
    assert!(explorer.merged() <= 81, "walking is one command");
    let system = switches(300);
    let explorer = Explorer::new(&system, Limits::default()).unwrap().unwrap();
    let count = explorer.count(explorer.reached());
    assert_eq!(count.exact, None);
    assert!(count.about > 1e90 && count.about < 1e93);
}

#[test]
fn a_limit_is_an_answer() {
    let system = switches(80);
    let mut system = system;
    for at in 0..80 {
        system.commands[at].guard.push((80, Values::one(at as u16)));
    }
    let stopped = |limits| Explorer::new(&system, limits).unwrap().err();
    assert_eq!(stopped(Limits { nodes: 50, ..Limits::default() }), Some(Stopped::Nodes(50)));
    assert_eq!(stopped(Limits { steps: 10, ..Limits::default() }), Some(Stopped::Steps(10)));
    assert_eq!(stopped(Limits { stop: Some(&|| true), ..Limits::default() }), Some(Stopped::ByHost));
}

/// Neighbours that change places: a diagram of all orders needs a node for each set of those who have sat down.
#[test]
fn memory_is_bounded_however_large_a_system_is() {
    let count: u16 = 18;
    let seat = |at: u16| Variable { name: format!("seat {at}"), size: usize::from(count) };
    let mut commands = Vec::new();
    for at in 0..usize::from(count) - 1 {
        for (a, b) in (0..count).flat_map(|a| (0..count).map(move |b| (a, b))).filter(|(a, b)| a != b) {
            let guard = vec![(at, Values::one(a)), (at + 1, Values::one(b))];
            commands.push(Command { guard, update: vec![(at, b), (at + 1, a)], label: Label(0) });
        }
    }
    let variables = (0..count).map(seat).collect();
    let system = System { variables, starts: vec![(0..count).collect()], commands };
    let limits = Limits { nodes: 3_000, ..Limits::default() };
    assert_eq!(Explorer::new(&system, limits).unwrap().err(), Some(Stopped::Nodes(3_000)));
}

#[test]
fn a_system_that_contradicts_itself_is_refused() {
    let mut system = switches(3);
    system.commands[0].update.push((1, 7));
    assert_eq!(
        Explorer::new(&system, Limits::default()).err(),
        Some(Unfit::OutsideDomain("switch 1".to_owned()))
    );
    let mut system = switches(3);
    system.commands[0].update.push((0, 0));
    assert_eq!(
        Explorer::new(&system, Limits::default()).err(),
        Some(Unfit::TwiceInCommand("switch 0".to_owned()))
    );
    let system = switches(2_000);
    assert_eq!(Explorer::new(&system, Limits::default()).err(), Some(Unfit::TooManyVariables(2_001)));
    let mut system = switches(3);
    system.starts[0].pop();
    assert_eq!(Explorer::new(&system, Limits::default()).err(), Some(Unfit::StateOfWrongLength));
}
