//! Boards are played from what the schema and the content say: every word of a game means something or is left to people.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use std::path::PathBuf;

use landfall_project::table::script::Script;
use landfall_project::{Options, compile, compile_edited, games, play_script, unexplained};
use landfall_tests::{Sandbox, files_under, repository};

fn content(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../content")).join(name)
}

#[test]
fn every_word_of_a_game_means_something_or_is_left_to_people() {
    let mut played = 0;
    for game in games(&Options::default()).unwrap() {
        let compilation = compile_edited(&game.name, &[], &Options::default()).unwrap();
        let gaps = unexplained(&compilation).unwrap_or_else(|| panic!("{} is not played", game.name));
        assert!(gaps.is_empty(), "{}: {gaps:#?}", game.name);
        for shape in &compilation.atlases()[0].schema.shapes {
            assert!(shape.is.is_none() || shape.by_hand.is_none(), "{} is both", shape.name);
        }
        played += 1;
    }
    assert_eq!(played, 3);
}

#[test]
fn the_content_of_a_pack_compiles_to_a_game() {
    let compilation = compile(&[content("glasswake")], &Options::default()).unwrap();
    let game = landfall_project::play_board(&compilation, "glasswake", &[], |game| {
        (game.actions.len(), game.vars.clocks.len(), game.vars.all.len())
    });
    let (actions, clocks, vars) = game.unwrap();
    assert!(actions > 20 && clocks > 2 && vars > 60, "{actions} actions, {clocks} clocks, {vars} variables");
}

fn glasswake() -> landfall_project::Compilation {
    compile(&[content("glasswake"), content("starter-kit")], &Options::default()).unwrap()
}

fn wrong(compilation: &landfall_project::Compilation, text: &str) -> (usize, String) {
    let script = match Script::parse(text) {
        Ok(script) => script,
        Err(wrong) => return (wrong.line, wrong.message),
    };
    let wrong = play_script(compilation, &script, |_, played| played.wrong.clone()).unwrap();
    wrong.map_or((0, String::new()), |wrong| (wrong.line, wrong.message))
}

#[test]
fn a_script_that_does_not_fit_names_the_line() {
    let game = glasswake();
    let says = |text: &str, line: usize, part: &str| {
        let (at, message) = wrong(&game, text);
        assert!(at == line && message.contains(part), "{text}: line {at}: {message}");
    };
    says("", 1, "empty");
    says("paly glasswake", 1, "begins with `play`");
    says("play glasswake seed x", 1, "needs a number");
    says("play glasswake\n\nland 2", 3, "`land 2` is no line of this board");
    says("play glasswake\nland 1\nland 1", 3, "not possible now");
    says("play glasswake\nland 1\nchoose green", 3, "nobody has to choose");
    says("play glasswake\nchoose green", 2, "nothing is left to choose");
    says(
        "play glasswake team engineering\nland 1\nengineering go 3\nexpect crew engineering = 4",
        4,
        "crew engineering is 3",
    );
    says("play glasswake\nexpect box 1903.9", 2, "nothing that is kept track of");
    says("play glasswake\nexpect not read 99999", 2, "nothing in these packs is called `99999`");
    says("play glasswake\nexpect read 19033", 2, "did you mean `");
    says(
        "play glasswake team engineering dice any\nland 1\nengineering act \"Pry open the hull\"\nchoose blue",
        4,
        "`blue` is not open",
    );
    says(
        "play glasswake team engineering dice any\nland 1\nengineering act \"Pry open the hull\"\nexpect over",
        3,
        "somebody has to choose",
    );
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = glasswake();
    let state = |seed: u64| {
        let text = format!(
            "play glasswake team science,engineering seed {seed}\nland 1\nscience act \"Pry open the hull\"\nchoose yes"
        );
        let script = Script::parse(&text).unwrap();
        play_script(&game, &script, |_, played| played.state.clone()).unwrap()
    };
    assert_eq!(state(3), state(3));
    let states: std::collections::BTreeSet<Vec<u16>> = (1..30).map(state).collect();
    assert!(states.len() > 1, "thirty seeds and one game");
}

#[test]
fn dice_that_are_rolled_are_spent_and_a_rest_brings_some_back() {
    let game = glasswake();
    let spent = |text: &str| {
        let script = Script::parse(text).unwrap();
        play_script(&game, &script, |game, played| {
            assert_eq!(played.wrong, None);
            let is_spent = |(var, value): (&landfall_project::table::Var, &u16)| {
                var.name.starts_with("die engineering") && *value == 1
            };
            game.vars.all.iter().zip(&played.state).filter(|pair| is_spent(*pair)).count()
        })
        .unwrap()
    };
    let act = "play glasswake team engineering,science seed 4\nland 6\nengineering act \"Survey the shelf\"\nchoose no\n";
    assert_eq!(spent(act), 5);
    assert_eq!(spent(&format!("{act}engineering rest\nchoose 1\nchoose 1\n")), 3);
}

#[test]
fn every_transcript_of_the_shipped_packs_is_played_by_the_program() {
    let here = Sandbox::new();
    let content = repository().join("content");
    let scripts = files_under(&content, ".play");
    let glasswake = scripts.iter().filter(|path| path.starts_with(content.join("glasswake/tests"))).count();
    assert!(glasswake >= 3, "{scripts:#?}");
    let said = here.run(&["test", content.to_str().unwrap()]);
    assert_eq!(said.code, Some(0), "{}{}", said.stdout, said.stderr);
    let last = format!("played {} transcripts, 0 failed", scripts.len());
    assert!(said.stdout.contains(&last), "{}", said.stdout);
    for script in &scripts {
        let line = said.stdout.lines().find(|line| line.contains(script.to_str().unwrap())).unwrap();
        assert!(line.starts_with("ok ") && !line.contains("(0 expectations)"), "{line}");
    }
}

#[test]
fn a_transcript_that_no_longer_fits_fails_the_program_with_its_line() {
    let here = Sandbox::new();
    landfall_tests::copy_folder(&repository().join("content/glasswake"), &here.path("glasswake"));
    let script = "play glasswake\nland 1\nexpect crew 1 = 2\n";
    here.write("glasswake/tests/wrong.play", script);
    let said = here.run(&["test", "glasswake"]);
    assert_eq!(said.code, Some(1), "{}{}", said.stdout, said.stderr);
    assert!(said.stdout.contains("wrong.play:3: "), "{}", said.stdout);
    assert!(said.stdout.contains(", 1 failed"), "{}", said.stdout);
}

#[test]
fn bots_play_the_same_games_on_any_number_of_threads() {
    use landfall_project::table::bots::Bot;
    let game = glasswake();
    let played = |threads: usize, bot: Bot, seed: u64| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let options = landfall_project::PlaytestOptions {
            board: "glasswake",
            team: &[],
            bot,
            players: None,
            games: 60,
            seed,
            most_steps: 1_000,
            watch: None,
        };
        let played = pool.install(|| landfall_project::playtest(&game, &options)).unwrap();
        let games: u32 = played.endings.iter().map(|(_, games)| games).sum();
        assert_eq!(games, 60, "every game has an end");
        assert_eq!(played.team, ["engineering", "recon"]);
        assert!(played.dice && played.met.iter().any(|tried| tried.games > 0));
        format!("{played:?}")
    };
    for bot in [Bot::Random, Bot::Curious, Bot::Careful] {
        let one = played(1, bot, 1);
        assert_eq!(one, played(5, bot, 1), "{bot:?}");
        assert_ne!(one, played(5, bot, 1_000), "{bot:?}: other seeds, other games");
    }
}

#[test]
fn the_transcript_of_a_bot_plays_again_to_the_same_table() {
    use landfall_project::table::bots::{Bot, Bots, rules_for};
    let compilation = glasswake();
    for bot in [Bot::Random, Bot::Curious, Bot::Careful] {
        for seed in 1..=12 {
            let text = landfall_project::bot_transcript(&compilation, "glasswake", &[], bot, seed).unwrap();
            assert!(text.starts_with("play glasswake team engineering,recon seed "), "{text}");
            let script = Script::parse(&text).unwrap();
            assert_eq!(script.with, ["starter-kit"]);
            let again = play_script(&compilation, &script, |_, played| {
                assert_eq!(played.wrong, None, "{text}");
                assert_eq!(played.expected, 1);
                played.state.clone()
            });
            let rules = rules_for(&["engineering".to_owned(), "recon".to_owned()], 2);
            let first = landfall_project::with_rules(&compilation, "glasswake", rules, |game| {
                Bots::new(game, &compilation.sources).play(bot, seed, false).state
            });
            assert_eq!(again.unwrap(), first.unwrap(), "{bot:?} {seed}");
        }
    }
}

#[test]
fn what_bots_met_is_written_in_every_format() {
    let here = Sandbox::new();
    let path = repository().join("content/glasswake");
    let run = |format: &str| {
        let said = here.run(&[
            "playtest",
            "glasswake",
            "--pack",
            path.to_str().unwrap(),
            "--games",
            "30",
            "--format",
            format,
        ]);
        assert_eq!((said.code, said.stderr.as_str()), (Some(0), ""), "{format}");
        said.stdout
    };
    let json: serde_json::Value = serde_json::from_str(&run("json")).unwrap();
    let endings = json["endings"].as_object().unwrap().values();
    assert_eq!(endings.map(|games| games.as_u64().unwrap()).sum::<u64>(), 30);
    let csv = run("csv");
    let rows = json["met"].as_array().unwrap().len() + json["places"].as_array().unwrap().len();
    assert!(csv.lines().count() > rows, "{csv}");
    assert!(csv.starts_with("sort,name,games,times,lost\nending,"), "{csv}");
    let svg = run("svg");
    assert!(svg.starts_with("<svg") && svg.contains("class=\"heat\"") && svg.contains("% of games"), "{svg}");
    let html = run("html");
    assert!(html.contains("<h2>Where games went</h2>\n<svg") && html.ends_with("</html>\n"));
    assert!(run("text").contains("how games ended"));
}

fn harbour() -> landfall_project::Compilation {
    compile(&[content("cold-harbour")], &Options::default()).unwrap()
}

fn players(count: usize) -> Vec<String> {
    ["ember", "tallow", "slate", "fern"].iter().take(count).map(|name| (*name).to_owned()).collect()
}

#[test]
fn bots_play_to_the_end_lose_no_piece_and_always_have_a_turn() {
    use landfall_project::table::stores::bots::{Ended, Likes, bot_game};
    use landfall_project::table::stores::script::play;
    let compilation = harbour();
    for count in 2..=4 {
        landfall_project::with_stores(&compilation, "cold-harbour", &players(count), None, |game| {
            for seed in 1..=8 {
                let bots = bot_game(game, Likes::Anything, seed, 10_000, &|| false);
                // A bot that found nothing to do would say `Stuck`.
                assert_eq!(
                    bots.ended,
                    Ended::Over(None),
                    "{count} players, seed {seed}: {:#?}",
                    bots.lines.last()
                );
                let sum = |words: &[&str]| -> u32 {
                    let is_wanted = |name: &str| {
                        words.iter().any(|word| name == *word || name.starts_with(&format!("{word} ")))
                    };
                    let vars = game.vars.iter().zip(&bots.state).filter(|(var, _)| is_wanted(&var.name));
                    vars.map(|(_, value)| u32::from(*value)).sum()
                };
                for name in players(count) {
                    let pods = ["asleep", "awake", "riding", "salvaging", "settled", "destroyed"];
                    let pods: Vec<String> = pods.iter().map(|store| format!("{store} {name}")).collect();
                    let pods: Vec<&str> = pods.iter().map(String::as_str).collect();
                    assert_eq!(sum(&pods), 15, "{name} has fifteen pods");
                    let away = game.vars.iter().zip(&bots.state).enumerate().filter(|(at, (var, value))| {
                        var.name.starts_with("drone-at ") && game.shown(*at, **value) == name
                    });
                    let parked = (1..=6).map(|dock| format!("parked PLT-{}.{dock}", name.to_uppercase()));
                    let parked: Vec<String> = parked.collect();
                    let parked: Vec<&str> = parked.iter().map(String::as_str).collect();
                    assert_eq!(sum(&parked) as usize + away.count(), 3, "{name} has three drones");
                }
                assert_eq!(sum(&["deck", "discards", "hand", "played"]), 40, "no card is lost");
                let lines = bots.lines.iter().cloned().enumerate().map(|(at, line)| (at + 2, line)).collect();
                let again = play(game, &Script { seed, team: players(count), lines, ..Script::default() });
                assert_eq!(again.wrong, None, "{count} players, seed {seed}");
                assert!(again.over && again.state == bots.state, "{count} players, seed {seed}");
            }
        })
        .unwrap();
    }
}

#[test]
fn a_mission_is_played_to_its_end_with_any_number_of_players() {
    use landfall_project::table::stores::bots::{Ended, Likes, bot_game};
    use landfall_project::table::stores::script::play;
    let compilation = compile(&[content("first-sols")], &Options::default()).unwrap();
    for mission in ["MIS-01", "MIS-02", "MIS-03"] {
        for players in 1..=4 {
            landfall_project::with_stores(&compilation, mission, &[], Some(players), |game| {
                // A single player leads two.
                assert_eq!((game.players, game.seats.len()), (players, players.max(2)));
                let bots = bot_game(game, Likes::Anything, 1, 20_000, &|| false);
                assert!(matches!(bots.ended, Ended::Over(Some(_))), "{mission}, {players}: {:?}", bots.ended);
                let lines = bots.lines.iter().cloned().enumerate().map(|(at, line)| (at + 2, line)).collect();
                let script = Script { seed: 1, lines, ..Script::default() };
                let again = play(game, &script);
                assert_eq!(again.wrong, None, "{mission}, {players} players");
                assert!(again.over && again.state == bots.state, "{mission}, {players} players");
            })
            .unwrap();
        }
    }
    let wrong = landfall_project::with_stores(&compilation, "MIS-01", &["oda".to_owned()], None, |_| ());
    assert!(wrong.unwrap_err().to_string().contains("is not played with 1 of `astronaut`"));
}

#[test]
fn games_of_stores_are_counted_alike_on_any_number_of_threads() {
    let played = |pack: &str, board: &str, threads: usize| {
        let compilation = compile(&[content(pack)], &Options::default()).unwrap();
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let options = landfall_project::PlaytestOptions {
            board,
            team: &[],
            bot: landfall_project::table::bots::Bot::Curious,
            players: None,
            games: 6,
            seed: 1,
            most_steps: 1_000,
            watch: None,
        };
        pool.install(|| landfall_project::playtest(&compilation, &options)).unwrap()
    };
    for (pack, board) in [("cold-harbour", "cold-harbour"), ("first-sols", "MIS-01")] {
        let one = played(pack, board, 1);
        assert_eq!(format!("{one:?}"), format!("{:?}", played(pack, board, 3)), "{board}");
        assert_eq!(
            one.endings.iter().map(|(_, games)| games).sum::<u32>(),
            6,
            "{board}: every game has an end"
        );
        let times = |sort: &str| {
            one.met.iter().filter(|tried| tried.sort == sort).map(|tried| tried.times).sum::<u32>()
        };
        assert!(times("offer") > 20 && times("rule") > times("offer"), "{board}");
        assert!(one.places.iter().any(|place| place.games > 0), "{board}");
    }
}

#[test]
fn what_the_rules_of_stores_do_not_allow_is_refused_with_a_reason() {
    let compilation = harbour();
    let wrong = |text: &str| {
        let script = Script::parse(text).unwrap();
        landfall_project::with_stores(&compilation, &script.board, &script.team, script.players, |game| {
            landfall_project::table::stores::script::play(game, &script).wrong
        })
        .unwrap()
        .map_or_else(String::new, |wrong| format!("{}: {}", wrong.line, wrong.message))
    };
    let begin = "play cold-harbour team ember,tallow seed 54\nbegin\nchoose CRD-02\nchoose CRD-07\nchoose CRD-08\nchoose CRD-03\n";
    assert_eq!(wrong(begin), "");
    let says = |lines: &str, part: &str| {
        let said = wrong(&format!("{begin}{lines}"));
        assert!(said.contains(part), "{lines}: {said}");
    };
    says("tallow deploy", "7: `tallow deploy` is not possible now; open are `ember deploy`");
    says("ember recall", "`ember recall` is not possible now");
    // Nobody is awake, so nobody can look for a cavern.
    says(
        "ember deploy\nchoose PLT-EMBER.1\nchoose 17\nchoose lantern",
        "the rules do not allow this: this must be so: require awake[me] > 0",
    );
    // A marker lies on this dock with two players.
    says("ember deploy\nchoose PLT-EMBER.1\nchoose 1", "`1` is not open here (place)");
    says("ember deploy\nchoose PLT-EMBER.1\nchoose 5\nchoose nothing", "`nothing` is not open here (action)");
    says("ember deploy\nexpect over", "somebody has to choose after this line (drone)");
    says("expect have ember gold = 1", "nothing that is kept track of");
    says("expect have ember crystal = 7", "but have ember crystal is 1");
    let nobody = landfall_project::with_stores(
        &compilation,
        "cold-harbour",
        &["nobody".to_owned(), "ember".to_owned()],
        None,
        |_| (),
    );
    assert!(nobody.unwrap_err().to_string().contains("nobody is called `nobody`"));
    let many = landfall_project::with_stores(&compilation, "cold-harbour", &[], Some(5), |_| ());
    assert_eq!(many.unwrap_err().to_string(), "caverns is played with 2 to 4 players, not with 5");
}

#[test]
fn pages_are_read_in_the_language_that_was_asked_for() {
    let here = Sandbox::new();
    here.write(
        "read.play",
        "play glasswake dice any\nland 1\ncrew 1 act \"Pry open the hull\"\nchoose green\n",
    );
    let path = repository().join("content/glasswake");
    let read = |locale: &[&str]| {
        let said = [&["play", "--script", "read.play", "--pack", path.to_str().unwrap()], locale].concat();
        here.run(&said)
    };
    let (source, italian) = (read(&[]), read(&["--locale", "it"]));
    assert_eq!((source.code, italian.code), (Some(0), Some(0)));
    assert!(source.stdout.contains("What the drone saw") && !source.stdout.contains("Ciò che ha visto"));
    assert!(italian.stdout.contains("Ciò che ha visto il drone"), "{}", italian.stdout);
    // What nobody has translated is read as it was written, and says so.
    assert!(read(&["--locale", "fr"]).stdout.contains("(not translated) What the drone saw"));
}

/// What the examples of the rules put in, and what they say comes out. The base is the printed one.
#[test]
fn worked_examples_of_first_martians_come_out() {
    use landfall_project::table::stores::Val;
    use landfall_project::table::stores::trial::Trial;
    let compilation = compile(&[content("first-sols")], &Options::default()).unwrap();
    let team = ["oda".to_owned(), "teo".to_owned()];
    landfall_project::with_stores(&compilation, "MIS-01", &team, None, |game| {
        let base = |sets: &[(&str, u16)]| {
            let mut table = Trial::new(game);
            let facilities: Vec<String> = game.vars.iter().map(|var| var.name.clone()).collect();
            for name in facilities.iter().filter(|name| name.starts_with("stands FAC-")) {
                assert!(table.set(name, 1));
            }
            for (name, value) in sets {
                assert!(table.set(name, *value), "{name}");
            }
            table
        };
        let tiles = |table: &Trial<'_, '_>, of: &str| -> u16 {
            let vars = game.vars.iter().zip(&table.state);
            let shut = vars.filter(|(var, _)| var.name.starts_with("shut ") && var.name.ends_with(of));
            shut.map(|(_, now)| *now).sum()
        };
        let word = |word: &str| Val::Word(word.into());

        // Oxygenators at 4 and 2 make 6 for the eight that need it: two tiles; with them lying there, nothing is missing.
        let mut table = base(&[("productivity FAC-OXY1", 4), ("productivity FAC-OXY2", 2)]);
        for _ in 0..2 {
            table.rule("produce", vec![word("oxygen")]).unwrap();
            assert_eq!((tiles(&table, "oxygen"), table.get("supply oxygen")), (2, Some(0)));
        }
        // Panels at 5 and 3 make 8 for ten: two tiles, and four stress for them, beside one for each of the crew.
        let full = [("productivity FAC-OXY1", 4), ("productivity FAC-OXY2", 4), ("supply food", 2)];
        let mut table =
            base(&[&full[..], &[("productivity FAC-SOL1", 5), ("productivity FAC-SOL2", 3)]].concat());
        table.rule("production", Vec::new()).unwrap();
        assert_eq!(
            (tiles(&table, "oxygen"), tiles(&table, "energy"), table.get("stress")),
            (0, 2, Some(2 + 4))
        );

        // A malfunction track at 4 that goes on by 3 stops at 5: a card, back to 0, and the cube of the next block is red.
        let mut table = base(&[("malfunction living", 4)]);
        let cards = |table: &Trial<'_, '_>| -> u16 {
            let vars = game.vars.iter().zip(&table.state);
            vars.filter(|(var, _)| var.name.starts_with("deck ")).map(|(_, now)| *now).sum()
        };
        let before = cards(&table);
        table.rule("wear", vec![word("living"), Val::Int(3)]).unwrap();
        assert_eq!((table.get("malfunction living"), table.get("box system")), (Some(0), Some(1)));
        assert_eq!(cards(&table), before - 1);

        // One broken part more than the threshold allows: it is not met, and one repair is enough.
        let slots =
            game.vars.iter().map(|var| var.name.as_str()).filter(|name| name.starts_with("broken FAC-"));
        let broken: Vec<(&str, u16)> = slots.map(|name| (name, 1)).take(6).collect();
        let met = |sets: &[(&str, u16)]| base(sets).fact("below-threshold", Vec::new()).unwrap();
        assert_eq!((met(&broken), met(&broken[..5])), (Val::Int(0), Val::Int(1)));

        // Three greenhouses with two plants feed two, and there is room for one more.
        let farm = [("greenhouses FAC-FARM", 3), ("plants FAC-FARM", 2)];
        let mut table = base(&farm);
        table.rule("farms", Vec::new()).unwrap();
        assert_eq!(
            (table.get("supply food"), table.get("wounds oda"), table.get("wounds teo")),
            (Some(0), Some(0), Some(0))
        );
        // A seed is in the sixth slot after five productions, and a plant after the sixth.
        assert!(table.set("growing FAC-FARM 1", 1) && table.set("supply food", 20));
        for _ in 0..5 {
            table.rule("farms", Vec::new()).unwrap();
        }
        assert_eq!((table.get("growing FAC-FARM 6"), table.get("plants FAC-FARM")), (Some(1), Some(2)));
        table.rule("farms", Vec::new()).unwrap();
        assert_eq!((table.get("growing FAC-FARM 6"), table.get("plants FAC-FARM")), (Some(0), Some(3)));
    })
    .unwrap();
}
