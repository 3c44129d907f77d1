//! Wrong lines of `play: stores:`, each made by one edit of a shipped game.
#![allow(clippy::disallowed_methods)]

use std::path::Path;

use landfall_diagnostics::{Reports, Sources};
use landfall_schema::load;

/// The files of a game, with its `play.yaml` edited.
fn read(game: &str, edit: impl FnMut(&str) -> String) -> (Sources, Reports) {
    read_with(game, "play.yaml", edit)
}

/// The files of a game, one of them edited.
pub fn read_with(game: &str, file: &str, mut edit: impl FnMut(&str) -> String) -> (Sources, Reports) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schemas");
    let mut sources = Sources::default();
    let mut files = Vec::new();
    for folder in ["common", game] {
        let mut paths = Vec::new();
        collect(&root.join(folder), &mut paths);
        paths.sort();
        for path in paths {
            let text = std::fs::read_to_string(&path).unwrap();
            let is_edited = path.file_name().is_some_and(|name| name == file);
            let text = if is_edited { edit(&text) } else { text };
            let name = path.strip_prefix(&root).unwrap().display().to_string();
            files.push(sources.add(name, text));
        }
    }
    let (_, reports) = load(&files, &sources);
    (sources, reports)
}

fn collect(folder: &Path, paths: &mut Vec<std::path::PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, paths);
        } else if path.extension().is_some_and(|ending| ending == "yaml") {
            paths.push(path);
        }
    }
}

/// Every report: its code, the line in which it is, what it marks, its headline and the step to take.
pub fn said(sources: &Sources, reports: &Reports) -> Vec<String> {
    let line = |report: &landfall_diagnostics::Report| {
        let text = sources.text(report.span.file);
        text[..report.span.start as usize].matches('\n').count() + 1
    };
    let one = |report: &landfall_diagnostics::Report| {
        let help = report.help.as_deref().unwrap_or("no help");
        let marked = sources.slice(report.span);
        format!("{} {} [{marked}] {} | {help}", report.rule.code, line(report), report.message)
    };
    reports.iter().map(one).collect()
}

/// What is written, what is written in its place, the part that is marked, the headline, and a part of the help.
const BROKEN: &[[&str; 5]] = &[
    // Words and lines that the language does not have.
    [
        "      store loot[player] to 33",
        "      stroe loot[player] to 33",
        "stroe",
        "no line begins with `stroe`",
        "did you mean `store`",
    ],
    [
        "        note taken = nothing\n        for space",
        "        noet taken = nothing\n        for space",
        "noet",
        "no line begins with `noet`",
        "did you mean `note`",
    ],
    [
        "        end turn\n\n      offer recall",
        "        end trun\n\n      offer recall",
        "trun",
        "expected `turn`, found `trun`",
        "",
    ],
    [
        "sub riding[me, car]\n          add settled",
        "sub riding[me, car\n          add settled",
        "",
        "expected `]`, found the end of the line",
        "",
    ],
    [
        "if event.type = 'looting'",
        "if event.type = 'looting",
        "'looting",
        "a word in quotes has no end",
        "close the word",
    ],
    [
        "          if t != nothing\n            sub pile[t]",
        "          if t != nothing = 1 2\n            sub pile[t]",
        "2",
        "unexpected `2`",
        "take the rest",
    ],
    // Lines that are set in wrongly.
    [
        "      rule recall-drone(dock)\n        for d in all(dock) where drone-at[d] = me\n          set drone-at[d]",
        "      rule recall-drone(dock)\n        for d in all(dock) where drone-at[d] = me\n            set drone-at[d]",
        "    ",
        "this line is set in by another width than those around it",
        "set it in by 6",
    ],
    [
        "        note found = space\n",
        "        note found = space\n          over\n",
        "    ",
        "this line is set in below one that holds no others",
        "as far as the line above",
    ],
    [
        "        else\n          pay action.cost",
        "        else of\n          pay action.cost",
        "of",
        "unexpected `of`",
        "",
    ],
    // Stores.
    [
        "set scrapped[me] = 0",
        "set scraped[me] = 0",
        "scraped",
        "there is no store `scraped`",
        "did you mean `scrapped`",
    ],
    [
        "set sabotaged[hit] = 1",
        "set sabotaged[hit, me] = 1",
        "sabotaged",
        "`sabotaged` goes by 1 thing, not 2",
        "write `sabotaged[stasis-chamber]`",
    ],
    [
        "set last-turn[] = 1",
        "set last-turn = 1",
        "last-turn",
        "only stores are counted and set",
        "write `last-turn[]`",
    ],
    [
        "store settled[player, cavern-space] to 15",
        "store settled[player, cavern-spce] to 15",
        "cavern-spce",
        "there is no set `cavern-spce`",
        "did you mean `cavern-space`",
    ],
    [
        "store top[resource-space] holds resource-tile",
        "store top[resource-space] holds resource-tiel",
        "resource-tiel",
        "there is no set `resource-tiel`",
        "did you mean `resource-tile`",
    ],
    [
        "sub asleep[me, chamber]\n",
        "sub asleep[chamber, chamber]\n",
        "chamber",
        "`asleep` does not go by this",
        "it goes by a player",
    ],
    // Rules.
    [
        "call refill-incident(space)",
        "call refil-incident(space)",
        "refil-incident",
        "there is no rule `refil-incident`",
        "did you mean `refill-incident`",
    ],
    [
        "call refill-incident(space)",
        "call refill-incident(space, me)",
        "refill-incident",
        "`refill-incident` takes 1 value, not 2",
        "write `refill-incident(space)`",
    ],
    [
        "rule withdraw-pod(n)",
        "rule withdraw-pdo(n)",
        "withdraw-pdo",
        "nothing leads to the rule `withdraw-pdo`",
        "did you mean `withdraw-pod`",
    ],
    // Fields.
    [
        "do tile[found].special",
        "do tile[found].specail",
        "specail",
        "`cavern-tile` has no field `specail`",
        "did you mean `special`",
    ],
    [
        "call cost('energy', way.energy)",
        "call cost('energy', way.enrgy)",
        "enrgy",
        "has no field `enrgy`",
        "did you mean `energy`",
    ],
    [
        "pay c.play-cost",
        "pay c.capacity",
        "capacity",
        "expected a price or a gift",
        "name a field with a price or a gift",
    ],
    ["do a.effects", "do a.trigger", "trigger", "there are no effects in this", "name a field with effects"],
    // Words of vocabularies.
    [
        "if event.type = 'sabotage'",
        "if event.type = 'sabotge'",
        "sabotge",
        "`sabotge` is no word of",
        "did you mean `sabotage`",
    ],
    [
        "call trigger('deploy')",
        "call trigger('deplyo')",
        "deplyo",
        "`deplyo` is no word of this game",
        "did you mean `deploy`",
    ],
    [
        "require word != 'energy' and word != 'nanite'",
        "require word != 'enregy' and word != 'nanite'",
        "enregy",
        "`enregy` is no word of this game",
        "did you mean `energy`",
    ],
    [
        "sub have[me, 'nanite'] by need - own",
        "sub have[me, 'nanit'] by need - own",
        "nanit",
        "`nanit` is no word of `resource`",
        "did you mean `nanite`",
    ],
    // Names and functions.
    [
        "let own = min(need, default(have[me, word], 0))",
        "let own = min(ned, default(have[me, word], 0))",
        "ned",
        "nothing is called `ned` here",
        "did you mean",
    ],
    [
        "times min(riding[me, car], car.capacity)",
        "times mni(riding[me, car], car.capacity)",
        "mni",
        "there is no function `mni`",
        "did you mean `min`",
    ],
    [
        "times min(riding[me, car], car.capacity)",
        "times min(riding[me, car])",
        "min",
        "`min` takes 2 values, not 1",
        "write `min(a, b)`",
    ],
    [
        "let car = default(vehicle, launched)",
        "let car = default(vehicle, card)",
        "card",
        "nothing is called `card` here",
        "pick x in card",
    ],
    [
        "set left[track] = first(s in incident-stack).n + track.sunset",
        "set left[track] = first(s in incident-stack) + track.sunset",
        "",
        "a number is needed here",
        "compare it with `=`",
    ],
];

#[test]
fn a_wrong_line_is_reported_once_where_it_is() {
    let mut tried = 0;
    let mut wrong = Vec::new();
    for [before, after, marked, message, help] in BROKEN {
        let mut at = 0;
        let (sources, reports) = read("caverns", |text| {
            assert_eq!(text.matches(before).count().min(1), 1, "{before} is not in the file");
            let start = text.find(before).unwrap();
            let text = text.replacen(before, after, 1);
            // The line that holds what should be marked, from the beginning of the edit on.
            let inside = after.find(marked).unwrap_or(0);
            at = text[..start + inside].matches('\n').count() + 1;
            text
        });
        tried += 1;
        let found = said(&sources, &reports);
        let is_right = match found.as_slice() {
            [only] => {
                let line = only.split(' ').nth(1).and_then(|line| line.parse::<usize>().ok());
                only.starts_with("LF1022 ")
                    && line.is_some_and(|line| line.abs_diff(at) <= usize::from(marked.trim().is_empty()) * 4)
                    && (marked.is_empty() || only.contains(&format!("[{marked}]")))
                    && only.contains(message)
                    && only.contains(help)
            }
            _ => false,
        };
        if !is_right {
            wrong
                .push(format!("{after}\n    line {at}, [{marked}] {message} | {help}\n    found {found:#?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(tried >= 25, "only {tried} edits were tried");
}

#[test]
fn all_wrong_lines_are_reported_at_once() {
    let edits: Vec<&[&str; 5]> = BROKEN.iter().step_by(3).collect();
    let (sources, reports) = read("caverns", |text| {
        edits.iter().fold(text.to_owned(), |text, edit| text.replacen(edit[0], edit[1], 1))
    });
    let found = said(&sources, &reports);
    for edit in &edits {
        assert!(found.iter().any(|said| said.contains(edit[3])), "{} is not among {found:#?}", edit[3]);
    }
    assert_eq!(found.len(), edits.len(), "{found:#?}");
}

#[test]
fn shipped_rules_have_no_wrong_line() {
    for game in ["caverns", "vanguard", "first-martians"] {
        let (sources, reports) = read(game, str::to_owned);
        assert_eq!(said(&sources, &reports), Vec::<String>::new(), "{game}");
    }
}

#[test]
fn a_missing_rule_is_named() {
    let (sources, reports) =
        read("caverns", |text| text.replace("      rule end-game()\n        set last-turn[] = 1\n", ""));
    let found = said(&sources, &reports);
    // Whatever called it is reported as well: both lines have to be changed.
    assert!(found.iter().any(|said| said.contains("there is no rule `end-game`")), "{found:#?}");
    assert!(found.iter().all(|said| said.starts_with("LF1022")), "{found:#?}");
}

#[test]
fn a_set_whose_name_a_caller_gives_to_one_thing_is_reported() {
    let offer = "      offer recall when any(d in dock where drone-at[d] = me)\n";
    let (sources, reports) = read("caverns", |text| {
        assert!(text.contains(offer));
        text.replace(offer, &format!("{offer}        let card = me\n"))
    });
    let found = said(&sources, &reports);
    assert!(!found.is_empty());
    for said in &found {
        assert!(
            said.starts_with("LF1022 ") && said.contains("[card] `card` is one thing here, or a whole set")
        );
        assert!(said.contains("write `all(card)` for the set"), "{said}");
    }
    // With `all` there is no doubt.
    let (sources, reports) = read("caverns", |text| {
        let text = [" ", ":", ")", "\n"].iter().fold(text.to_owned(), |text, end| {
            text.replace(&format!(" in card{end}"), &format!(" in all(card){end}"))
        });
        text.replace(offer, &format!("{offer}        let card = me\n"))
    });
    assert_eq!(said(&sources, &reports), Vec::<String>::new());
}
