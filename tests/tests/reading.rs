//! Cards as players read them, in every language, for any game.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use landfall_tests::{Sandbox, repository};

/// Every card of a pack in one language.
fn read(pack: &str, locale: &str) -> String {
    let folder = repository().join("content").join(pack);
    let sandbox = Sandbox::new();
    let name = format!("pack {pack}");
    let said = sandbox.run(&["text", &name, "--pack", folder.to_str().unwrap(), "--locale", locale]);
    let said = match said.code {
        Some(0) => said,
        _ => sandbox.run(&["text", pack, "--pack", folder.to_str().unwrap(), "--locale", locale]),
    };
    assert_eq!(said.code, Some(0), "{said}");
    assert!(said.stdout.lines().count() > 500, "{pack} is longer than this:\n{said}");
    said.stdout
}

#[test]
fn every_card_of_every_pack_reads_without_a_slip_of_the_pen() {
    for pack in ["glasswake", "starter-kit"] {
        for locale in ["en", "it"] {
            for (at, line) in read(pack, locale).lines().enumerate() {
                let text = line.trim().replacen("  (", " (", 1);
                let slip = [
                    "  ",
                    " ,",
                    " .",
                    " ;",
                    ".,",
                    ",.",
                    "..\u{20}",
                    ": .",
                    "()",
                    "[]",
                    "\u{ab}\u{bb}",
                    "{",
                    "}",
                    "the the",
                    " a a ",
                    " of of ",
                    ": none",
                    "dell' ",
                    "all' ",
                    "$",
                ]
                .into_iter()
                .find(|slip| text.contains(slip));
                assert!(slip.is_none(), "{pack} in {locale}, line {}: {slip:?} in {line}", at + 1);
            }
        }
    }
}

#[test]
fn rules_say_how_and_and_or_belong_together() {
    let text = read("glasswake", "en").replace("\n    ", " ").replace("\n  ", " ");
    assert!(
        text.contains(
            "If (box 1 of Log 1970 is marked or box 2 of Log 1970 is marked or box 4 of Log 1970 is marked) \
             and box 1 of Log 1953 is not marked: go to Log 1953."
        ),
        "{text}"
    );
    assert!(
        text.contains("Choose one: spend 1 die and move to a connected Sector OR roll 1 Danger die (B) and")
    );
}

#[test]
fn a_chain_of_conditions_is_a_list() {
    for (locale, lines) in [
        (
            "en",
            [
                "\u{2192} Do the first of these that applies:\n  \u{2022} If box 1 of",
                "\n  \u{2022} Otherwise: mark box 1 of Log 1901.",
            ],
        ),
        (
            "it",
            [
                "\u{2192} Segui la prima di queste righe che si applica:\n  \u{2022} Se la casella",
                "\n  \u{2022} Altrimenti: segna la casella 1",
            ],
        ),
        (
            "de",
            [
                "\u{2192} F\u{fc}hre die erste Zeile aus, die zutrifft:\n  \u{2022} Falls",
                "\n  \u{2022} Andernfalls: ",
            ],
        ),
    ] {
        let text = read("glasswake", locale);
        assert!(lines.iter().all(|line| text.contains(line)), "{locale}: {text}");
        assert!(!text.contains("otherwise, if"), "{locale}");
    }
}

/// Whoever an effect is for, the sentence is about them, and goes on with the next effect for all of them.
#[test]
fn effects_for_the_same_people_share_a_sentence() {
    for (locale, sentence) in [
        ("en", "Each Crewmember draws 1 Section card and refreshes 1 die."),
        ("it", "Ciascun Membro dell'Equipaggio pesca 1 Carta Reparto e ricarica 1 dado"),
        ("en", "Space 4: Each Crewmember spends 1 die."),
        ("it", "Casella 4: Ciascun Membro dell'Equipaggio spende 1 dado"),
    ] {
        let text = read("glasswake", locale).replace("\n  ", " ");
        assert!(text.contains(sentence), "{sentence}: {text}");
    }
    // Another crewmember may be chosen for the second effect.
    assert!(
        read("glasswake", "en")
            .replace("\n  ", " ")
            .contains("card. You or another Crewmember in your Sector")
    );
}

#[test]
fn what_only_the_file_needs_is_not_read() {
    let text = read("cold-harbour", "en");
    assert!(!text.contains("Place on the board") && !text.contains("Copies: "), "{text}");
    assert!(text.contains(": The boiler\n") && !text.contains("Name: Boiler"), "{text}");
}

#[test]
fn what_is_printed_has_names_and_not_ids() {
    let (english, italian) = (read("starter-kit", "en"), read("starter-kit", "it"));
    assert!(
        english.contains("\nBeno Castell  (Crewmember)\n") && english.contains("\nCold  (Danger table)\n")
    );
    assert!(english.contains("Morale level High") && italian.contains("Livello di Morale Alto"));
    assert!(english.contains("Briefing: Log 1001 \u{b7} Lift-Off: Log 1002"));
    assert!(english.contains("\u{2192} Roll D10:\n  0\u{2013}1 A block as big as a bus: Recon chooses one:"));
    assert!(english.contains("If the Tech Level is lower than 2"), "not `fewer than`");
    assert!(italian.contains("il Livello di Tecnologia \u{e8} inferiore a 2"));
}

#[test]
fn a_card_that_is_known_by_a_word_is_called_by_its_title() {
    let pack = repository().join("content/first-sols");
    let said = Sandbox::new().run(&["text", "MAL-W-03", "--pack", pack.to_str().unwrap()]);
    assert!(said.stdout.contains("Froggy is blocked."), "not RVR-FROGGY: {said}");
}

/// A small game that has words in English only.
const MOOR: &[(&str, &str)] = &[
    (
        "schemas/moor/game.yaml",
        "game: moor\nnames: {en: The Moor}\ndoc: Lamps and peat.\nidentifier: MOOR\nsource-locale: en\nprose-icons: [lamp]\n\
         vocabularies:\n  lamp:\n    names: {en: Lamp}\n    words:\n      lit: {en: Lit lamp}\n      dark: {en: Dark lamp}\n\
         kinds:\n  page:\n    names: {en: Page}\n    id: \"#\"\n    write: \"page {id} [{title}]\"\n    fields:\n      title: text title\n      \
         story: {type: text flavour, many: true, write: \"{story}\"}\n      hours: {type: range, names: {en: Hours}}\n      \
         price: {type: requirement of lamp, names: {en: Price}}\n      then: {type: effects, write: \"-> {then}\"}\n\
         verbs:\n  kindle:\n    write: \"kindle {lamp} [{n}]\"\n    doc: A lamp burns.\n    args: {lamp: word of lamp, n: int 1..9}\n",
    ),
    ("schemas/moor/l10n/en.ftl", "requirement-whole = { $terms }\nverb-kindle = kindle { $n } × { $lamp }\n"),
    ("pack/landfall.yaml", "name: pack\nversion: 0.1.0\ngame: moor\nlocales: [en, it]\n"),
    (
        "pack/a.land",
        "game moor\n\npage 1 \"Peat\" {\n    \"It glows :lit: and waits.\"\n    hours 7-9\n    price [2 lit + dark]\n    -> kindle lit 2\n}\n",
    ),
];

fn moor() -> Sandbox {
    let sandbox = Sandbox::new();
    MOOR.iter().for_each(|(path, text)| {
        sandbox.write(path, text);
    });
    sandbox
}

#[test]
fn a_game_that_knows_one_language_can_be_read_and_translated() {
    let sandbox = moor();
    let said = sandbox.run(&["text", "page 1", "--pack", "pack", "--schema", "schemas"]);
    assert_eq!(said.code, Some(0), "{said}");
    for wanted in [
        "Peat  (Page 1)",
        "It glows [Lit lamp] and waits.",
        "Hours: 7\u{2013}9",
        "Price: 2 × Lit lamp + Dark lamp",
        "Kindle 2 × Lit lamp.",
    ] {
        assert!(said.stdout.contains(wanted), "{wanted}: {said}");
    }
    let updated = sandbox.run(&["l10n", "update", "it", "--pack", "pack", "--schema", "schemas"]);
    assert_eq!(updated.code, Some(0), "{updated}");
    sandbox.edit("pack/l10n/it.po", "msgid \"Peat\"\nmsgstr \"\"", "msgid \"Peat\"\nmsgstr \"Torba\"");
    let said = sandbox.run(&["text", "page 1", "--pack", "pack", "--schema", "schemas", "--locale", "it"]);
    assert_eq!(said.code, Some(0), "{said}");
    assert!(
        said.stdout.contains("Torba  (Page 1)") && said.stdout.contains("Kindle 2 × Lit lamp."),
        "{said}"
    );
    assert!(said.stderr.contains("effects are shown in `en`"), "{said}");
    let checked = sandbox.run(&["l10n", "check", "pack", "--schema", "schemas", "--format", "short"]);
    assert!(checked.stdout.contains("LF4012") && !checked.stdout.contains("LF4014"), "{checked}");
}

#[test]
fn an_effect_without_a_template_is_a_report_of_schema_check() {
    let sandbox = moor();
    let said = sandbox.run(&["schema", "check", "schemas"]);
    assert_eq!(said.code, Some(0), "{said}");
    sandbox.edit("schemas/moor/l10n/en.ftl", "verb-kindle", "verb-kindel");
    let said = sandbox.run(&["schema", "check", "schemas"]);
    assert_eq!(said.code, Some(1), "{said}");
    for wanted in
        ["LF4051", "`verb-kindel` names nothing", "LF4052", "there is no template `verb-kindle`", "en.ftl:"]
    {
        assert!(said.to_string().contains(wanted), "{wanted}: {said}");
    }
}
