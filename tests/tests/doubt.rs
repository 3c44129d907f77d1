//! Silence must not look like consent: a check that a mistake keeps from answering is counted in the summary.

use landfall_project::{Compilation, compile_example, rules};
use landfall_tests::render;

/// A check, a text of its bad example, and the mistake that takes its place. What the check would report may be due to
/// that mistake, so it must not be reported, and must not be passed over either.
const MISTAKES: &[(&str, &str, &str)] = &[
    ("orphan", "Salt on the glass.\"; end }", "Salt on the glass.\"; gotoo log 2; end }"),
    ("endless-reward", "-> gain success 1", "-> gain success 1, replaec P010"),
    ("repeating-log", "-> gain success 1; end", "-> gain success 1; -> goto log 9999"),
    ("motionless-travel", "-> spend any", "-> spend any, mvoe to connected"),
    ("idle-track", "special [die]", "special [accident] = progres red\n        special [die]"),
    ("stuck-clock", "-> lose supplies 1", "-> lose supplies 1, rest time"),
    ("too-few-boxes", "box 2 \"painted\"", "box 2 \"painted\"\n    bxo 3 \"carved\""),
    ("idle-behaviour", "act dive, reset", "act dive, act glid, reset"),
    (
        "empty-card",
        "reference-card turns \"Your turn\" { }",
        "reference-card turns \"Your turn\" { setp \"Move.\"; }",
    ),
    ("unreachable-sector", "path 2 -> 1", "path 2 => 1"),
    ("one-way-trap", "path 1 -> 2 [travel]", "path 1 -> 2 [travel]\n    path 2 => 1 [travel]"),
    ("no-way-out", "-> gain success 1", "-> gain success 1, replaec P000"),
    ("gated-exit", "{ replace P012 }", "{ replace P012 }, replaec P012"),
    ("box-never-marked", "choice \"Leave\"", "choice \"Knock\" -> makr 1.1\n    choice \"Leave\""),
    ("box-never-tested", "-> mark 1.1; end", "-> mark 1.1; -> fi marked(1.1) { goto log 2 }; end"),
    ("box-needs-itself", "if marked(1.1) -> mark 1.1", "if marked(1.1) -> mark 1.1, gian success 1"),
    ("nobody-acts", "-> injury wounded, ", "-> injury wounded fro all-crew, "),
    ("log-loop", "-> goto log 1 }", "choice \"Back\" -> goto log 1\n choice \"On\" -> goto log 9999 }"),
    (
        "missing-row",
        "green [physical] -> gain success 1",
        "green [physical] -> gain success 1; rde -> danger A",
    ),
    ("missing-player-count", "rounds 6 with 4", "rounds 6 with 3-5"),
    ("unknown-row", "green [physical]", "yelow [biology] -> nothing\n        green [physical]"),
    ("undefined-travel", "{ combination", "{ travl -> move to connected; combination"),
    ("unaffordable-travel", "{ move to connected }", "{ move to connected }, mvoe to connected"),
    ("marker-never-placed", "objective", "tiem-track 3 -> markers place 1 in 1\n    objective"),
    ("late-effect", "-> goto log 2, gain", "-> goto log 9999, gain"),
    ("broken-table", "-> refresh 1; ", "-> refresh 1; 5 -> refersh 1; "),
];

fn open(compilation: &Compilation) -> Vec<&str> {
    compilation.summary.undecided.iter().map(|open| open.name).collect()
}

#[test]
fn a_check_that_a_mistake_keeps_from_answering_is_counted() {
    let all = rules();
    let mut wrong = Vec::new();
    for (name, from, to) in MISTAKES {
        let rule = all.iter().find(|rule| rule.name == *name).expect(name);
        let plain = compile_example(rule.bad);
        assert!(open(&plain).is_empty(), "{name}: nothing is in doubt, and {:?} is open", open(&plain));
        assert!(rule.bad.contains(from), "{name}: `{from}` is not in its bad example");
        let broken = compile_example(&rule.bad.replacen(from, to, 1));
        let seen = render(&broken);
        if !open(&broken).contains(name) {
            wrong.push(format!("{name} is not counted among {:?}\n{seen}", open(&broken)));
        }
        if broken.codes().contains(rule.code) {
            wrong.push(format!("{name} is reported all the same\n{seen}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn two_names_that_lead_nowhere_are_two_things() {
    let broken = compile_example(
        "log 1 { reference; \"The door.\"; box 1 \"shut\"; -> mark 1.1;\n    \
         -> if marked(1.8) { if not marked(1.9) { gain success 1 } }; end }\n\
         log 2 { reference; \"A wall.\"; -> if marked(1.1) { gain success 1 }; end }\n",
    );
    assert_eq!(broken.codes().into_iter().collect::<Vec<_>>(), ["LF2006"], "{}", render(&broken));
}
