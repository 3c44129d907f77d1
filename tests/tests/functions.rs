//! Every function of expressions, asked of every game that has what it needs, and refused by the others.

#![allow(clippy::unwrap_used)]

use landfall_project::schemas::{FUNCTIONS, Needs, Schema, Signature, Type};
use landfall_project::{Compilation, Options, compile, evaluate};
use landfall_tests::repository;

struct Game {
    name: &'static str,
    pack: &'static str,
    /// What is asked, about which card.
    questions: &'static [(&'static str, &'static str)],
}

const GAMES: [Game; 3] = [
    Game {
        name: "vanguard",
        pack: "content/glasswake",
        questions: &[
            ("if(count(sector) > 9, 1, 2)", "glasswake"),
            ("given(briefing)", "glasswake"),
            ("any(sector where lander)", "glasswake"),
            ("none(sector where lander)", "glasswake"),
            ("count(path)", "glasswake"),
            ("sum(number(it) for sector)", "glasswake"),
            ("min(number(it) for sector)", "glasswake"),
            ("max(number(it) for sector)", "glasswake"),
            ("first(sector)", "glasswake"),
            ("last(sector)", "glasswake"),
            ("nth(sector, 2)", "glasswake"),
            ("count(known(sector))", "glasswake"),
            ("plural(count(sector), 'one', 'many')", "glasswake"),
            ("count(list('one two'))", "glasswake"),
            ("whole(first(sector))", "glasswake"),
            ("count(distinct(path.from))", "glasswake"),
            ("count(repeated(path.from))", "glasswake"),
            ("rising(number(it) for sector)", "glasswake"),
            ("compare(3, '>=', 2)", "glasswake"),
            ("flagged(first(sector), 'lander')", "glasswake"),
            ("upto(3)", "glasswake"),
            ("join(sector where lander)", "glasswake"),
            ("given(at(sector, 1))", "glasswake"),
            ("count(inside(this, row))", "P903"),
            ("effects(this)", "log 1903"),
            ("before(last(sector))", "glasswake"),
            ("after(first(inside(this, mark-box)))", "log 1903"),
            ("before(last(alternatives(first(inside(this, row).requirement))))", "P903"),
            ("icons(this)", "M101"),
            ("count(follow(first(sector), log))", "glasswake"),
            ("does(this, transfer, log)", "log 1903"),
            ("refs(this)", "log 1903"),
            ("named(this)", "log 1903"),
            ("sent-from(this)", "log 1904"),
            ("count(reach(this))", "glasswake"),
            ("users(this)", "log 1904"),
            ("users(this, log)", "log 1904"),
            ("writers(this)", "M101"),
            ("writers(this, discard)", "M101"),
            ("readers(this)", "log 1903"),
            ("readers(box)", "log 1903"),
            ("readers(this, transfer).owner", "log 1903"),
            ("discards(this).owner", "M101"),
            ("cyclic(first(sector), log)", "glasswake"),
            ("cycles(flow)", "glasswake"),
            ("cycles(replacements)", "glasswake"),
            ("count(cycles(references))", "glasswake"),
            ("cycle(flow, this)", "log 1903"),
            ("cycle(replacements, this)", "P924"),
            ("count(chain(flow, log))", "glasswake"),
            ("chain(replacements, this)", "P901"),
            ("count(chain(references, this))", "glasswake"),
            ("exits(this)", "log 1903"),
            ("read-on(this)", "log 1901"),
            ("outcomes(this)", "log 1903"),
            ("count(guards(first(inside(this, go-to-log)), marked))", "log 1903"),
            ("count(guards(first(inside(this, mark-box)), marked))", "log 1903"),
            ("player-counts(first(inside(this, mark-box)))", "log 1903"),
            ("outcomes(this)", "log 1985"),
            ("tag(first(words(icon)), colour)", "glasswake"),
            ("printed(this)", "P903"),
            ("number(this)", "P903"),
            ("part(this, 1)", "P903"),
            ("written(first(path))", "glasswake"),
            ("amount(first(inside(this, row).requirement), construction)", "P903"),
            ("total(first(inside(this, row).requirement))", "P903"),
            ("words(first(inside(this, row).requirement))", "P903"),
            ("alternatives(first(inside(this, row).requirement))", "P903"),
            ("missing(first(inside(this, row).requirement), poi where false)", "P903"),
            ("absent(first(inside(this, special).requirement))", "P903"),
            (
                "implies-with-wild(first(inside(this, row).requirement), first(inside(this, row).requirement))",
                "P903",
            ),
            ("least-at-start(first(inside(this, row).requirement))", "P903"),
            ("join(words(icon) where not shown(it))", "P903"),
            ("join(words(icon) where not shown-at-start(it))", "P903"),
            ("implies(first(inside(this, row).requirement), first(inside(this, row).requirement))", "P903"),
            ("least(first(inside(this, row).requirement))", "P903"),
            ("count(reached(routes))", "glasswake"),
            ("linked(routes, first(sector))", "glasswake"),
            ("none(sector where not reachable(routes, it, starts(routes)))", "glasswake"),
            ("reachable(routes, first(sector), sector where false)", "glasswake"),
            ("count(walked(routes, first(sector)))", "glasswake"),
            ("count(sector where ends(it))", "glasswake"),
            ("written(ways(routes, last(sector), starts(routes)))", "glasswake"),
            ("starts(routes)", "glasswake"),
            ("count(sector where present(first(refs(starts(routes))), it))", "glasswake"),
            ("count(lying(first(sector)))", "glasswake"),
            ("count(in-play(this))", "glasswake"),
            ("boards(this)", "P901"),
        ],
    },
    Game {
        name: "caverns",
        pack: "content/cold-harbour",
        questions: &[
            ("if(count(cavern) > 9, 1, 2)", "BRD-HARBOUR"),
            ("given(cavern)", "BRD-HARBOUR"),
            ("any(cavern where face-up)", "BRD-HARBOUR"),
            ("none(cavern where face-up)", "BRD-HARBOUR"),
            ("count(passage)", "BRD-HARBOUR"),
            ("sum(number(it) for cavern)", "BRD-HARBOUR"),
            ("min(number(it) for cavern)", "BRD-HARBOUR"),
            ("max(number(it) for cavern)", "BRD-HARBOUR"),
            ("first(cavern)", "BRD-HARBOUR"),
            ("last(cavern)", "BRD-HARBOUR"),
            ("nth(cavern, 2)", "BRD-HARBOUR"),
            ("count(known(cavern))", "BRD-HARBOUR"),
            ("plural(count(cavern), 'one', 'many')", "BRD-HARBOUR"),
            ("count(list('one two'))", "BRD-HARBOUR"),
            ("whole(first(cavern))", "BRD-HARBOUR"),
            ("count(distinct(passage.from))", "BRD-HARBOUR"),
            ("count(repeated(passage.from))", "BRD-HARBOUR"),
            ("rising(number(it) for cavern)", "BRD-HARBOUR"),
            ("compare(3, '>=', 2)", "BRD-HARBOUR"),
            ("flagged(first(cavern), 'face-up')", "BRD-HARBOUR"),
            ("upto(3)", "BRD-HARBOUR"),
            ("join(cavern where face-up)", "BRD-HARBOUR"),
            ("given(at(cavern, 4))", "BRD-HARBOUR"),
            ("count(inside(this, passage))", "BRD-HARBOUR"),
            ("count(guards(this, at-least))", "BRD-HARBOUR"),
            ("player-counts(this)", "BRD-HARBOUR"),
            ("count(effects(platform-action))", "CRD-01"),
            ("count(before(last(cavern)))", "BRD-HARBOUR"),
            ("count(after(first(cavern)))", "BRD-HARBOUR"),
            ("icons(card)", "CRD-01"),
            ("follow(first(cavern), parent)", "BRD-HARBOUR"),
            ("count(does(platform-action, draw, card))", "CRD-01"),
            ("refs(this)", "SET-HARBOUR"),
            ("named(this)", "BRD-HARBOUR"),
            ("users(this, board)", "BRD-HARBOUR"),
            ("count(cycles(flow))", "BRD-HARBOUR"),
            ("amount(first(card.play-cost), energy)", "CRD-01"),
            ("max(total(it) for card.play-cost)", "CRD-01"),
            ("words(first(card.play-cost))", "CRD-01"),
            ("count(alternatives(card.play-cost))", "CRD-01"),
            ("absent(first(card.play-cost))", "CRD-01"),
            ("missing(first(card.play-cost), card where false)", "CRD-01"),
            ("count(reach(this))", "SET-HARBOUR"),
            ("users(this)", "BRD-HARBOUR"),
            ("writers(this)", "CRD-01"),
            ("readers(first(cavern))", "BRD-HARBOUR"),
            ("discards(this)", "CRD-01"),
            ("cyclic(first(cavern), parent)", "BRD-HARBOUR"),
            ("cycles(references)", "BRD-HARBOUR"),
            ("cycle(references, this)", "BRD-HARBOUR"),
            ("chain(references, this)", "SET-HARBOUR"),
            ("tag(this, colour)", "BRD-HARBOUR"),
            ("printed(this)", "CRD-01"),
            ("number(this)", "CRD-01"),
            ("part(this, 1)", "CRD-01"),
            ("written(first(passage))", "BRD-HARBOUR"),
            ("reached(scouting)", "BRD-HARBOUR"),
            ("count(walked(scouting, first(cavern)))", "BRD-HARBOUR"),
            ("linked(launching, first(cavern))", "BRD-HARBOUR"),
            ("reachable(scouting, first(cavern), cavern where face-up)", "BRD-HARBOUR"),
            ("reachable(scouting, first(cavern), cavern where false)", "BRD-HARBOUR"),
            ("count(ways(scouting, last(cavern), cavern where face-up))", "BRD-HARBOUR"),
            ("ways(scouting, last(cavern), cavern where false)", "BRD-HARBOUR"),
        ],
    },
    Game {
        name: "first-martians",
        pack: "content/first-sols",
        questions: &[
            ("if(count(mission) > 9, 1, 2)", "MIS-01"),
            ("given(title)", "MIS-01"),
            ("any(mission)", "MIS-01"),
            ("none(mission)", "MIS-01"),
            ("count(astronaut)", "MIS-01"),
            ("sum(number(it) for mission)", "MIS-01"),
            ("min(number(it) for mission)", "MIS-01"),
            ("max(number(it) for mission)", "MIS-01"),
            ("first(mission)", "MIS-01"),
            ("last(mission)", "MIS-01"),
            ("nth(mission, 2)", "MIS-01"),
            ("count(known(mission))", "MIS-01"),
            ("plural(count(mission), 'one', 'many')", "MIS-01"),
            ("count(list('one two'))", "MIS-01"),
            ("whole(first(mission))", "MIS-01"),
            ("count(distinct(number(it) for objective))", "MIS-01"),
            ("count(repeated(number(it) for objective))", "MIS-01"),
            ("rising(number(it) for mission)", "MIS-01"),
            ("compare(3, '<', 2)", "MIS-01"),
            ("flagged(this, 'in-order')", "MIS-01"),
            ("upto(3)", "MIS-01"),
            ("join(mission)", "MIS-01"),
            ("at(mission, 1)", "MIS-01"),
            ("count(inside(this, follow-up))", "EVA-001"),
            ("effects(this)", "EVA-001"),
            ("before(last(inside(this, break-part)))", "EVF-303"),
            ("after(first(inside(this, break-part)))", "EVF-303"),
            ("icons(this)", "MIS-01"),
            ("follow(this, parent)", "MIS-01"),
            ("count(guards(first(inside(this, break-part)), built))", "EVF-303"),
            ("count(guards(last(inside(this, break-part)), built))", "EVF-303"),
            ("player-counts(last(inside(this, break-part)))", "EVF-303"),
            ("count(does(mission-event, gain, token))", "EV-001"),
            ("refs(this)", "EVA-001"),
            ("named(this)", "EVA-001"),
            ("sent-from(this)", "EVA-001"),
            ("max(amount(it, energy) for facility-card.cost)", "EV-001"),
            ("max(total(it) for facility-card.cost)", "EV-001"),
            ("words(first(facility-card.cost))", "EV-001"),
            ("count(alternatives(facility-card.cost))", "EV-001"),
            ("absent(first(facility-card.cost))", "EV-001"),
            ("max(missing(it, mission where false) for facility-card.cost)", "EV-001"),
            ("count(reach(this))", "MIS-01"),
            ("users(this)", "EVF-001"),
            ("users(this, adventure-event)", "EVF-001"),
            ("writers(this)", "OBJ-01-01"),
            ("readers(this)", "EVA-001"),
            ("discards(this)", "EV-001"),
            ("cyclic(this, parent)", "MIS-01"),
            ("count(cycles(references))", "MIS-01"),
            ("cycle(flow, this)", "EV-001"),
            ("count(chain(references, mission))", "MIS-01"),
            ("exits(this)", "EV-001"),
            ("read-on(this)", "EV-001"),
            ("outcomes(this)", "EV-001"),
            ("tag(this, colour)", "MIS-01"),
            ("printed(this)", "EV-101"),
            ("number(this)", "EV-101"),
            ("part(this, 1)", "EV-101"),
            ("written(this) = written(this)", "EV-101"),
            ("way(regions, R1-N)", "MIS-01"),
            ("distance(regions, R1-N)", "MIS-01"),
            ("route(regions, R1-N)", "MIS-01"),
            ("on(regions, R1-N)", "MIS-01"),
        ],
    },
];

fn compiled(game: &Game) -> Compilation {
    let found = compile(&[repository().join(game.pack)], &Options::default()).unwrap();
    assert!(found.is_clean(), "{}", game.pack);
    found
}

/// Whether the game has what the function asks about, told by the schema and not by the reader of expressions.
fn fits(schema: &Schema, signature: &Signature) -> bool {
    let has_cost = || {
        let fields = schema.shapes.iter().flat_map(|shape| &shape.fields);
        fields.into_iter().any(|field| matches!(field.ty, Type::Requirement(_)))
    };
    let needed = match signature.needs {
        Needs::Nothing => true,
        Needs::Board => schema.graphs.iter().any(|graph| !graph.mover.is_empty()),
        // Costs are written in icons that some die shows.
        Needs::Dice => schema.shapes.iter().flat_map(|shape| &shape.fields).any(|field| match field.ty {
            Type::Requirement(icons) => {
                let words = schema.vocabularies.iter().flat_map(|vocab| &vocab.words);
                let faces: Vec<&str> =
                    words.filter_map(|word| Some(word.tags.get("faces")?.as_str())).collect();
                schema
                    .vocab(icons)
                    .words
                    .iter()
                    .any(|icon| faces.iter().any(|side| side.contains(&icon.name)))
            }
            _ => false,
        }),
        Needs::Flow => {
            let mut does = schema.shapes.iter().flat_map(|shape| &shape.does);
            does.any(|does| format!("{:?}", does.act) == "Transfer" && does.arg.is_some())
        }
    };
    let takes = |word: &str| signature.usage.contains(word);
    needed
        && (!takes("GRAPH") || !schema.graphs.is_empty())
        && (!takes("MAP") || !schema.maps.is_empty())
        && (!takes("(COST") || has_cost())
        && (!takes("ACT, SUBJECT") || schema.shapes.iter().any(|shape| !shape.does.is_empty()))
}

#[test]
fn every_function_answers_in_every_game_that_has_what_it_needs() {
    for game in &GAMES {
        let content = compiled(game);
        let (mut answers, mut refused) = (String::new(), Vec::new());
        for (question, card) in game.questions {
            match evaluate(&content, question, Some(card), None) {
                Ok(answer) => answers.push_str(&format!("{card}: {question} = {answer}\n")),
                Err(trouble) => refused.push(format!("{question}: {trouble}")),
            }
        }
        assert!(refused.is_empty(), "{}:\n{}", game.name, refused.join("\n"));
        insta::assert_snapshot!(format!("functions_of_{}", game.name), answers);
        let schema = &content.atlas(0).unwrap().schema;
        for signature in FUNCTIONS.iter().filter(|signature| fits(schema, signature)) {
            let call = format!("{}(", signature.name);
            let asked = game.questions.iter().any(|(question, _)| question.contains(&call));
            assert!(asked, "{}: nobody asks `{}`", game.name, signature.usage);
        }
    }
}

#[test]
fn a_game_without_boards_or_dice_refuses_what_asks_for_them() {
    for game in &GAMES {
        let content = compiled(game);
        let (_, card) = game.questions[0];
        let schema = &content.atlas(0).unwrap().schema;
        for signature in FUNCTIONS.iter().filter(|signature| !fits(schema, signature)) {
            let values = vec!["this"; signature.takes.len()].join(", ");
            let question = format!("{}({values})", signature.name);
            let trouble = evaluate(&content, &question, Some(card), None);
            assert!(trouble.is_err(), "{}: {question} = {trouble:?}", game.name);
        }
    }
}
