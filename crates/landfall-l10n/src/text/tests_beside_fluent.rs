//! What patterns say, beside what Fluent makes of the same templates.

use landfall_diagnostics::{FileId, Reports};
use landfall_schema::Schema;

use super::pattern::Filling;
use super::templates::{Templates, template_names, templates_in, variables};
use crate::{game, po};

const COMMON: [&str; 2] = [
    include_str!("../../../../schemas/common/l10n/en.ftl"),
    include_str!("../../../../schemas/common/l10n/it.ftl"),
];
const GAMES: [&str; 3] = [
    include_str!("../../../../schemas/vanguard/l10n/en.ftl"),
    include_str!("../../../../schemas/caverns/l10n/en.ftl"),
    include_str!("../../../../schemas/first-martians/l10n/en.ftl"),
];
const ITALIAN: &str = include_str!("../../../../schemas/vanguard/l10n/it.ftl");
/// The number of the game, the language, and its file.
const FILES: [(usize, &str, &str); 3] = [
    (0, "de", include_str!("../../../../schemas/vanguard/l10n/de.po")),
    (1, "it", include_str!("../../../../schemas/caverns/l10n/it.po")),
    (2, "it", include_str!("../../../../schemas/first-martians/l10n/it.po")),
];

struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % most as u64) as usize
    }

    fn of<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

const WORDS: [&str; 12] =
    ["none", "self", "any", "other", "one", "few", "yes", "no", "lowest", "less", "Salt & {glass}", ""];
const NUMBERS: [i32; 16] = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 100, 101, 1_000_000, -1, i32::MAX, i32::MIN];

/// Each of these variables with a word, with a number, or not at all.
fn fillings<'n>(
    names: impl Iterator<Item = &'n str>,
    chance: &mut Chance,
) -> Vec<(&'n str, Filling<'static>)> {
    let mut found: Vec<(&str, Filling<'static>)> = Vec::new();
    for name in names {
        match chance.below(9) {
            0 => {}
            1..=4 => found.push((name, chance.of(&NUMBERS).into())),
            _ => found.push((name, chance.of(&WORDS).into())),
        }
    }
    found
}

fn agree(locale: &str, text: &str, rounds: usize) -> Templates {
    let templates = Templates::new(&Schema::default(), locale, text);
    let mut chance = Chance(0x9e37_79b9_7f4a_7c15);
    templates_in(text, |message| {
        for _ in 0..rounds {
            let names = variables(message);
            let fillings = fillings(names.iter().map(String::as_str), &mut chance);
            let (name, theirs) = (message.id.name, templates.said_by_fluent(message.id.name, &fillings));
            assert_eq!(
                templates.say(name, &fillings).map(String::from),
                theirs,
                "{name} {fillings:?}\n{text}"
            );
        }
    });
    templates
}

#[test]
fn every_template_that_ships_is_a_pattern_and_says_what_fluent_makes_of_it() {
    let mut languages: Vec<(&str, String)> =
        GAMES.iter().map(|game| ("en", format!("{}\n{game}", COMMON[0]))).collect();
    languages.push(("it", format!("{}\n{ITALIAN}", COMMON[1])));
    for (game, locale, file) in FILES {
        let catalog = po::read(FileId(0), file, &mut Reports::default());
        languages.push((locale, game::spoken(&languages[game].1, locale, &catalog)));
    }
    for (locale, text) in languages {
        assert!(template_names(&text).len() > 50, "{locale}");
        assert_eq!(agree(locale, &text, 40).left_to_fluent(), [""; 0]);
    }
}

/// A pattern of text, variables, choices and all the rest.
fn pattern(chance: &mut Chance, depth: usize, out: &mut String) {
    for _ in 0..1 + chance.below(3) {
        let inline = [
            "$a",
            "$b",
            "\"\\u00e9{ \\\" }\"",
            "\"\"",
            "3",
            "2.50",
            "salt",
            "-term",
            "-term(a: 2)",
            "NUMBER($a)",
        ];
        match chance.below(8) {
            0..3 => out.push_str(chance.of(&["go to ", "×", "x\n    y", " é ", "."])),
            3..5 => out.push_str(&format!("{{ {} }}", chance.of(&inline))),
            5 => out.push_str(&format!("{{ {{ {} }} }}", chance.of(&inline))),
            _ if depth > 2 => out.push('-'),
            _ => {
                out.push_str(&format!(
                    "{{ {} ->",
                    chance.of(&["$a", "$b", "$c", "NUMBER($a)", "3", "\"few\""])
                ));
                for key in ["none", "one", "few", "1", "2.0", "-1"] {
                    if chance.below(2) == 0 {
                        out.push_str(&format!("\n [{key}] "));
                        pattern(chance, depth + 1, out);
                    }
                }
                out.push_str("\n *[other] ");
                pattern(chance, depth + 1, out);
                out.push_str("\n }");
            }
        }
    }
}

#[test]
fn whatever_a_template_holds_it_says_what_fluent_makes_of_it() {
    let mut chance = Chance(20_261_118);
    for locale in ["en", "it", "pl", "ar", "cy", "xx-none"] {
        let mut text =
            "salt = Salt { $a }\n-term = Glass { $a ->\n [one] one\n *[other] { $a }\n }\n".to_owned();
        for at in 0..60 {
            text.push_str(&format!("t{at} = "));
            pattern(&mut chance, 0, &mut text);
            text.push('\n');
        }
        let left = agree(locale, &text, 12).left_to_fluent().len();
        assert!((5..50).contains(&left), "{locale}: {left} of 60 are left to Fluent");
    }
}
