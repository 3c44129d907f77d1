//! What can be wrong with how a board plays.

use landfall_diagnostics::{Origin, Rule, Severity, Stage};

pub static RULES: &[&Rule] = &[
    &STRANDED,
    &MISSION_IMPOSSIBLE,
    &MISSION_LOST,
    &NEVER_HAPPENS,
    &CLOSED_CHOICES,
    &ENDLESS_ENDING,
    &REPEATABLE_REWARD,
    &NOT_PROVED,
];

pub(crate) static STRANDED: Rule = Rule {
    code: "LF8001",
    name: "stranded",
    stage: Stage::Play,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "players can be stranded",
    explanation: "\
There is a way of playing after which nothing ends the visit but an escape, such as the
evacuation that players can always force by getting hurt. The report shows the shortest
way there; `landfall prove --save DIR` writes it as a transcript for `landfall play`.",
    bad: r#"
global-condition G901 "Low fog" {
    travel -> move to connected
    combination [2 same] = refresh 1
}
mission M901 "The keeper" {
    briefing "Twelve lamps."
    objective "Find the keeper."
    completion told
}
poi P901 "Mast" {
    action "Climb" check {
        green [exploration] -> goto log 9002
        red -> injury wounded
    }
}
poi P902 "Lamp" {
    no-travel
    action "Wait" check {
        green [xenology] -> goto log 9003
        red -> lose supplies 1
    }
}
log 9001 "Descent" { end }
log 9002 "From the top" {
    box 1 "answered"
    choice "Blink" -> mark 9002.1, replace P902 in 3
    choice "Wave" -> replace P902 in 3
}
log 9003 "The keeper" {
    box 1 "met"
    -> if not marked(9003.1) { gain success 1 }, mark 9003.1, discard mission M901, if marked(9002.1) { discard poi P902 in 3 }
    end
}
log 9004 "Lift-off" { -> end exploration }
log 9005 "Evacuation" { -> end exploration failure }
planet moor "Moor" {
    briefing log 9001
    lift-off log 9004
    evac log 9005
    global G901
    mission M901
    sector 1 "Landing" { lander; biomes rocky }
    sector 2 "Mast" { biomes aquatic; poi P901 }
    sector 3 "Lamps" { biomes ruins; slot }
    path 1 <-> 2 [travel]
    path 2 <-> 3 [travel]
}
"#,
    good: r#"
global-condition G901 "Low fog" {
    travel -> move to connected
    combination [2 same] = refresh 1
}
mission M901 "The keeper" {
    briefing "Twelve lamps."
    objective "Find the keeper."
    completion told
}
poi P901 "Mast" {
    action "Climb" check {
        green [exploration] -> goto log 9002
        red -> injury wounded
    }
}
poi P902 "Lamp" {
    action "Wait" check {
        green [xenology] -> goto log 9003
        red -> lose supplies 1
    }
}
log 9001 "Descent" { end }
log 9002 "From the top" {
    box 1 "answered"
    choice "Blink" -> mark 9002.1, replace P902 in 3
    choice "Wave" -> replace P902 in 3
}
log 9003 "The keeper" {
    box 1 "met"
    -> if not marked(9003.1) { gain success 1 }, mark 9003.1, if marked(9002.1) { refresh 1 }, discard mission M901
    end
}
log 9004 "Lift-off" { -> end exploration }
log 9005 "Evacuation" { -> end exploration failure }
planet moor "Moor" {
    briefing log 9001
    lift-off log 9004
    evac log 9005
    global G901
    mission M901
    sector 1 "Landing" { lander; biomes rocky }
    sector 2 "Mast" { biomes aquatic; poi P901 }
    sector 3 "Lamps" { biomes ruins; slot }
    path 1 <-> 2 [travel]
    path 2 <-> 3 [travel]
}
"#,
};

pub(crate) static MISSION_IMPOSSIBLE: Rule = Rule {
    code: "LF8002",
    name: "mission-impossible",
    stage: Stage::Play,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "a card asks for something that can never be done",
    explanation: "\
The card can be in play, and no way of playing ever discards or completes it. Dice are
luck here and costs are paid, so this is certain: nobody can do it.",
    bad: r#"
global-condition G901 "Low fog" {
    travel -> move to connected
    combination [2 same] = refresh 1
}
mission M901 "The keeper" {
    briefing "Twelve lamps."
    objective "Find the keeper."
    completion told
}
poi P901 "Mast" {
    action "Climb" check {
        green [exploration] -> goto log 9002
        red -> injury wounded
    }
}
poi P902 "Lamp" {
    action "Wait" check {
        green [xenology] -> goto log 9003
        red -> lose supplies 1
    }
}
log 9001 "Descent" { end }
log 9002 "From the top" {
    box 1 "answered"
    box 2 "waved"
    choice "Blink" -> mark 9002.1, replace P902 in 3, discard poi P901 in 2
    choice "Wave" -> mark 9002.2, replace P902 in 3, discard poi P901 in 2
}
log 9003 "The keeper" {
    box 1 "met"
    -> if not marked(9003.1) { gain success 1 }, mark 9003.1, if marked(9002.1) and marked(9002.2) { discard mission M901 }
    end
}
log 9004 "Lift-off" { -> end exploration }
log 9005 "Evacuation" { -> end exploration failure }
planet moor "Moor" {
    briefing log 9001
    lift-off log 9004
    evac log 9005
    global G901
    mission M901
    sector 1 "Landing" { lander; biomes rocky }
    sector 2 "Mast" { biomes aquatic; poi P901 }
    sector 3 "Lamps" { biomes ruins; slot }
    path 1 <-> 2 [travel]
    path 2 <-> 3 [travel]
}
"#,
    good: STRANDED.good,
};

pub(crate) static MISSION_LOST: Rule = Rule {
    code: "LF8003",
    name: "mission-lost",
    stage: Stage::Play,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "what a card asks for can become impossible",
    explanation: "\
There is a way of playing after which the card is still in play and nothing that players
can do discards or completes it any more. Cards that are optional may be lost. Where a loss
is meant, write `allow mission-lost` with a reason in the card or log that causes it.",
    bad: r#"
global-condition G901 "Low fog" {
    travel -> move to connected
    combination [2 same] = refresh 1
}
mission M901 "The keeper" {
    briefing "Twelve lamps."
    objective "Find the keeper."
    completion told
}
poi P901 "Mast" {
    action "Climb" check {
        green [exploration] -> goto log 9002
        red -> injury wounded
    }
}
poi P902 "Lamp" {
    action "Wait" check {
        needs marked(9002.1)
        green [xenology] -> goto log 9003
        red -> lose supplies 1
    }
}
log 9001 "Descent" { end }
log 9002 "From the top" {
    box 1 "answered"
    choice "Blink" -> mark 9002.1, replace P902 in 3, discard poi P901 in 2
    choice "Wave" -> replace P902 in 3, discard poi P901 in 2
}
log 9003 "The keeper" {
    box 1 "met"
    -> if not marked(9003.1) { gain success 1 }, mark 9003.1, if marked(9002.1) { refresh 1 }, discard mission M901
    end
}
log 9004 "Lift-off" { -> end exploration }
log 9005 "Evacuation" { -> end exploration failure }
planet moor "Moor" {
    briefing log 9001
    lift-off log 9004
    evac log 9005
    global G901
    mission M901
    sector 1 "Landing" { lander; biomes rocky }
    sector 2 "Mast" { biomes aquatic; poi P901 }
    sector 3 "Lamps" { biomes ruins; slot }
    path 1 <-> 2 [travel]
    path 2 <-> 3 [travel]
}
"#,
    good: STRANDED.good,
};

pub(crate) static NEVER_HAPPENS: Rule = Rule {
    code: "LF8004",
    name: "never-happens",
    stage: Stage::Play,
    origin: Origin::Compiler,
    severity: Severity::Warning,
    title: "something that is written never happens",
    explanation: "\
No way of playing leads here, although dice are luck and costs are paid: a condition on the
way can never hold, or what would lead here is gone by then.",
    bad: r#"
global-condition G901 "Low fog" {
    travel -> move to connected
    combination [2 same] = refresh 1
}
mission M901 "The keeper" {
    briefing "Twelve lamps."
    objective "Find the keeper."
    completion told
}
poi P901 "Mast" {
    action "Climb" check {
        green [exploration] -> goto log 9002
        red -> injury wounded
    }
}
poi P902 "Lamp" {
    action "Wait" check {
        green [xenology] -> goto log 9003
        red -> lose supplies 1
    }
}
log 9001 "Descent" { end }
log 9002 "From the top" {
    box 1 "answered"
    box 2 "seen"
    choice "Blink" -> mark 9002.1, mark 9002.2, replace P902 in 3
    choice "Wave" if marked(9002.1) and not marked(9002.2) -> replace P902 in 3
}
log 9003 "The keeper" {
    box 1 "met"
    -> if not marked(9003.1) { gain success 1 }, mark 9003.1, if marked(9002.1) { refresh 1 }, discard mission M901
    end
}
log 9004 "Lift-off" { -> end exploration }
log 9005 "Evacuation" { -> end exploration failure }
planet moor "Moor" {
    briefing log 9001
    lift-off log 9004
    evac log 9005
    global G901
    mission M901
    sector 1 "Landing" { lander; biomes rocky }
    sector 2 "Mast" { biomes aquatic; poi P901 }
    sector 3 "Lamps" { biomes ruins; slot }
    path 1 <-> 2 [travel]
    path 2 <-> 3 [travel]
}
"#,
    good: STRANDED.good,
};

pub(crate) static CLOSED_CHOICES: Rule = Rule {
    code: "LF8005",
    name: "closed-choices",
    stage: Stage::Play,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "players can be left without an open choice",
    explanation: "\
Every choice of this page has a condition, and there is a way of playing in which none of
them holds. Add a choice without a condition.",
    bad: r#"
global-condition G901 "Low fog" {
    travel -> move to connected
    combination [2 same] = refresh 1
}
mission M901 "The keeper" {
    briefing "Twelve lamps."
    objective "Find the keeper."
    completion told
}
poi P901 "Mast" {
    action "Climb" check {
        green [exploration] -> goto log 9002
        red -> injury wounded
    }
}
poi P902 "Lamp" {
    action "Wait" check {
        green [xenology] -> goto log 9003
        red -> lose supplies 1
    }
}
log 9001 "Descent" { end }
log 9002 "From the top" {
    box 1 "answered"
    choice "Blink" if not marked(9002.1) -> mark 9002.1, replace P902 in 3
    choice "Wave" if not marked(9002.1) -> replace P902 in 3
}
log 9003 "The keeper" {
    box 1 "met"
    -> if not marked(9003.1) { gain success 1 }, mark 9003.1, if marked(9002.1) { refresh 1 }, discard mission M901
    end
}
log 9004 "Lift-off" { -> end exploration }
log 9005 "Evacuation" { -> end exploration failure }
planet moor "Moor" {
    briefing log 9001
    lift-off log 9004
    evac log 9005
    global G901
    mission M901
    sector 1 "Landing" { lander; biomes rocky }
    sector 2 "Mast" { biomes aquatic; poi P901 }
    sector 3 "Lamps" { biomes ruins; slot }
    path 1 <-> 2 [travel]
    path 2 <-> 3 [travel]
}
"#,
    good: STRANDED.good,
};

pub(crate) static ENDLESS_ENDING: Rule = Rule {
    code: "LF8006",
    name: "endless-ending",
    stage: Stage::Play,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "what is read at the end does not end the visit",
    explanation: "\
Players leave the board, read what the board names for that, and nothing in it ends the
visit on this way through it.",
    bad: r#"
global-condition G901 "Low fog" {
    travel -> move to connected
    combination [2 same] = refresh 1
}
mission M901 "The keeper" {
    briefing "Twelve lamps."
    objective "Find the keeper."
    completion told
}
poi P901 "Mast" {
    action "Climb" check {
        green [exploration] -> goto log 9002
        red -> injury wounded
    }
}
poi P902 "Lamp" {
    action "Wait" check {
        green [xenology] -> goto log 9003
        red -> lose supplies 1
    }
}
log 9001 "Descent" { end }
log 9002 "From the top" {
    box 1 "answered"
    choice "Blink" -> mark 9002.1, replace P902 in 3
    choice "Wave" -> replace P902 in 3
}
log 9003 "The keeper" {
    box 1 "met"
    -> if not marked(9003.1) { gain success 1 }, mark 9003.1, if marked(9002.1) { refresh 1 }, discard mission M901
    end
}
log 9004 "Lift-off" { -> if marked(9002.1) { end exploration } }
log 9005 "Evacuation" { -> end exploration failure }
planet moor "Moor" {
    briefing log 9001
    lift-off log 9004
    evac log 9005
    global G901
    mission M901
    sector 1 "Landing" { lander; biomes rocky }
    sector 2 "Mast" { biomes aquatic; poi P901 }
    sector 3 "Lamps" { biomes ruins; slot }
    path 1 <-> 2 [travel]
    path 2 <-> 3 [travel]
}
"#,
    good: STRANDED.good,
};

pub(crate) static REPEATABLE_REWARD: Rule = Rule {
    code: "LF8007",
    name: "repeatable-reward",
    stage: Stage::Play,
    origin: Origin::Compiler,
    severity: Severity::Advice,
    title: "a reward can be taken again and again",
    explanation: "\
Within one visit, players can come back to the same state of the board and take the reward
again, without end. What it costs is not counted; look whether the cost is enough.",
    bad: r#"
global-condition G901 "Low fog" {
    travel -> move to connected
    combination [2 same] = refresh 1
}
mission M901 "The keeper" {
    briefing "Twelve lamps."
    objective "Find the keeper."
    completion told
}
poi P901 "Mast" {
    action "Climb" check {
        green [exploration] -> goto log 9002
        red -> injury wounded
    }
}
poi P902 "Lamp" {
    action "Wait" check {
        green [xenology] -> goto log 9003
        red -> lose supplies 1
    }
}
log 9001 "Descent" { end }
log 9002 "From the top" {
    box 1 "answered"
    choice "Blink" -> mark 9002.1, replace P902 in 3
    choice "Wave" -> replace P902 in 3
}
log 9003 "The keeper" {
    box 1 "met"
    -> gain success 1, mark 9003.1, if marked(9002.1) and marked(9003.1) { refresh 1 }, discard mission M901
    end
}
log 9004 "Lift-off" { -> end exploration }
log 9005 "Evacuation" { -> end exploration failure }
planet moor "Moor" {
    briefing log 9001
    lift-off log 9004
    evac log 9005
    global G901
    mission M901
    sector 1 "Landing" { lander; biomes rocky }
    sector 2 "Mast" { biomes aquatic; poi P901 }
    sector 3 "Lamps" { biomes ruins; slot }
    path 1 <-> 2 [travel]
    path 2 <-> 3 [travel]
}
"#,
    good: STRANDED.good,
};

pub(crate) static NOT_PROVED: Rule = Rule {
    code: "LF8008",
    name: "not-proved",
    stage: Stage::Play,
    origin: Origin::Compiler,
    severity: Severity::Advice,
    title: "not everything could be proved",
    explanation: "\
A limit was reached, or something cannot be followed by a program. What was asked stays
unknown: it is neither proved nor refuted. `--deny not-proved` makes it fail in a pipeline.",
    bad: r#"
global-condition G901 "Low fog" {
    travel -> move to connected
    combination [2 same] = refresh 1
}
mission M901 "The keeper" {
    briefing "Twelve lamps."
    objective "Find the keeper."
    completion told
}
poi P901 "Mast" {
    action "Climb" check {
        green [exploration] -> goto log 9002
        red -> injury wounded
    }
}
poi P902 "Lamp" {
    action "Wait" check {
        green [xenology] -> goto log 9003
        red -> lose supplies 1
    }
}
log 9001 "Descent" { end }
log 9002 "From the top" {
    box 1 "answered"
    choice "Blink" -> mark 9002.1, replace P902 in 3
    choice "Wave" -> replace P902 in 3
}
log 9003 "The keeper" {
    box 1 "met"
    -> if not marked(9003.1) { gain success 1 }, mark 9003.1, if marked(9002.1) { refresh 1 }, discard mission M901, goto log 9003
}
log 9004 "Lift-off" { -> end exploration }
log 9005 "Evacuation" { -> end exploration failure }
planet moor "Moor" {
    briefing log 9001
    lift-off log 9004
    evac log 9005
    global G901
    mission M901
    sector 1 "Landing" { lander; biomes rocky }
    sector 2 "Mast" { biomes aquatic; poi P901 }
    sector 3 "Lamps" { biomes ruins; slot }
    path 1 <-> 2 [travel]
    path 2 <-> 3 [travel]
}
"#,
    good: STRANDED.good,
};
