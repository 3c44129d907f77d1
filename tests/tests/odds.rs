//! The odds of dice checks: exact, the same as an independent count, and honest about what they cannot say.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use landfall_project::{Compilation, OddsQuestion, OddsTable, Options, compile, odds, reduced};
use landfall_tests::{Said, Sandbox, repository};

fn content() -> Compilation {
    let packs = ["content/glasswake", "content/starter-kit"].map(|pack| repository().join(pack));
    compile(&packs, &Options::default()).unwrap()
}

fn ask(card: &str, team: &[&str], with: &[&str], best: bool) -> OddsTable {
    let words = |list: &[&str]| list.iter().map(|word| (*word).to_owned()).collect();
    let question = OddsQuestion {
        card: card.to_owned(),
        team: words(team),
        with: words(with),
        best,
        ..OddsQuestion::default()
    };
    odds(&content(), &question).unwrap().remove(0)
}

/// The chances of each outcome of one row, as fractions.
fn fractions(table: &OddsTable, row: usize) -> Vec<(u128, u128)> {
    let odds = &table.rows[row].odds;
    odds.outcomes.iter().map(|weight| reduced(*weight, odds.total)).collect()
}

// The expected figures were counted by another program, in another language, before this one was written.

#[test]
fn five_dice_give_the_chances_that_another_program_counted() {
    let table = ask("P901", &["engineering"], &[], false);
    assert_eq!(table.outcomes, ["yellow", "green", "red"]);
    assert_eq!(fractions(&table, 0), [(1141, 3888), (34, 81), (1115, 3888)]);
    let science = ask("log 1961", &["science"], &[], false);
    assert_eq!(fractions(&science, 0)[0], (751, 1296));
    let recon = ask("log 1961", &["recon"], &[], false);
    assert_eq!(fractions(&recon, 0)[0], (763, 3888));
}

#[test]
fn a_conversion_counts_when_its_owner_acts() {
    let table = ask("P901", &["engineering"], &["tomas-abara"], false);
    let odds = &table.rows[0].odds;
    let percent: Vec<String> =
        odds.outcomes.iter().map(|weight| format!("{:.2}", 100.0 * odds.chance(*weight))).collect();
    assert_eq!(percent, ["76.26", "4.12", "19.62"]);
}

#[test]
fn more_dice_are_not_always_better_and_the_best_pool_says_so() {
    let table = ask("P901", &["engineering", "science", "recon", "security"], &[], true);
    let [yellow, green] = &table.rows[..] else { panic!("two goals") };
    assert_eq!(yellow.dice.len(), 8);
    assert_eq!(format!("{:.2}", 100.0 * yellow.odds.chance(yellow.odds.outcomes[0])), "35.84");
    assert_eq!(green.dice.len(), 3);
    assert_eq!(reduced(green.odds.outcomes[2], green.odds.total), (13, 54));
}

#[test]
fn tracks_move_as_far_as_special_effects_carry_them() {
    let table = ask("P917", &["engineering"], &[], false);
    assert_eq!(table.tracks, [("green".to_owned(), 4), ("red".to_owned(), 3)]);
    let row = &table.rows[0];
    assert_eq!(
        (format!("{:.3}", row.odds.steps(0)), format!("{:.3}", row.odds.steps(1))),
        ("1.907".to_owned(), "0.833".to_owned())
    );
    let course = row.course.as_ref().unwrap();
    assert!((course.first.iter().sum::<f64>() - 1.0).abs() < 1e-9 && course.checks > 1.0, "{course:?}");
}

#[test]
fn special_effects_of_the_global_condition_count_when_it_is_named() {
    let (alone, with) = (ask("P927", &["science"], &[], false), ask("P927", &["science"], &["G102"], false));
    assert_eq!(alone.specials, ["special [accident] = advance all-time 1"]);
    assert_eq!(
        with.specials,
        ["special [3 accident] = lose supplies 1", "special [accident] = advance all-time 1"]
    );
    assert!(with.rows[0].odds.specials[0].0 > 0);
}

#[test]
fn all_chances_of_every_shipped_check_add_up() {
    let compilation = content();
    let mut seen = 0;
    for atlas in compilation.atlases() {
        for id in atlas.ids().filter(|id| !atlas.asset(*id).external) {
            let card = format!("{} {}", atlas.schema.kind(atlas.asset(id).kind).keyword, atlas.asset(id).key);
            let question = OddsQuestion { card, team: vec!["science".to_owned()], ..OddsQuestion::default() };
            // Cards without a check are refused.
            for table in odds(&compilation, &question).unwrap_or_default() {
                let odds = &table.rows[0].odds;
                let sum: u128 = odds.outcomes.iter().sum();
                let moves: u128 = odds.moves.iter().map(|(_, weight)| weight).sum();
                assert_eq!(moves, odds.total, "{} {}", table.card, table.title);
                assert!(sum == odds.total || table.outcomes.is_empty(), "{} {}", table.card, table.title);
                seen += 1;
            }
        }
    }
    assert!(seen > 40, "{seen}");
}

fn run(sandbox: &Sandbox, call: &str) -> Said {
    sandbox.run(&call.split(' ').collect::<Vec<_>>())
}

#[test]
fn what_cannot_be_answered_is_named() {
    let sandbox = Sandbox::with_demo();
    let cases = [
        ("odds P901 --pack demo", "no crew-board here lists any dice"),
        ("odds P901 --pack demo --dice blu-basic", "did you mean `blue-basic`"),
        ("odds P901 --pack demo --dice red-basic --action swim", "no check of P901 is called \"swim\""),
        ("odds M901 --pack demo --dice red-basic", "has no check"),
        ("odds demo --pack demo --dice red-basic", "is a pack"),
    ];
    for (call, expected) in cases {
        let done = run(&sandbox, call);
        assert!(
            done.code == Some(2) && done.stderr.contains(expected),
            "{call}: {:?} {}",
            done.code,
            done.stderr
        );
    }
    let many = vec!["red-basic"; 13].join(",");
    let done = run(&sandbox, &format!("odds P901 --pack demo --dice {many}"));
    assert!(done.code == Some(2) && done.stderr.contains("more than 12 dice"), "{}", done.stderr);
}

#[test]
fn the_table_the_spreadsheet_and_the_picture_say_the_same() {
    let sandbox = Sandbox::with_demo();
    let call = "odds P901 --pack demo --dice green-exploration,red-physical";
    let text = run(&sandbox, call).stdout;
    let csv = run(&sandbox, &format!("{call} --format csv")).stdout;
    let svg = run(&sandbox, &format!("{call} --format svg")).stdout;
    let line = csv.lines().find(|line| line.contains("outcome,\"green\"")).unwrap();
    let cells: Vec<&str> = line.rsplit(',').collect();
    let (chance, fraction) = (cells[3].parse::<f64>().unwrap(), format!("({}/{})", cells[2], cells[1]));
    assert!(text.contains(&fraction) && text.contains(&format!("{:.2} %", chance * 100.0)), "{text}\n{csv}");
    assert!(svg.starts_with("<svg") && svg.contains(&format!("green {:.2} %", chance * 100.0)), "{svg}");
}
