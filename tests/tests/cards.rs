//! Cards on paper: everything fits, writers agree, other programs read what is written, and what is wrong is reported.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

#[path = "cards/peers.rs"]
mod peers;
#[path = "cards/sheets.rs"]
mod sheets;

use std::collections::BTreeSet;
use std::path::PathBuf;

use landfall_diagnostics::render;
use landfall_export::{Deck, How, Picture, Wish, deck, files, rules};
use landfall_project::{Compilation, Depth, Options, Session, compile};
use landfall_tests::{Sandbox, repository};

const PACKS: [&str; 4] = ["glasswake", "starter-kit", "first-sols", "cold-harbour"];

fn folder(pack: &str) -> PathBuf {
    repository().join("content").join(pack)
}

fn compiled(pack: &str) -> Compilation {
    compile(&[folder(pack)], &Options::default()).unwrap()
}

fn drawn<'a>(compilation: &'a Compilation, locale: &str) -> Deck<'a> {
    let wish = Wish { locale: Some(locale.to_owned()), only: Vec::new() };
    deck(compilation, 0, &wish, &Options::default()).unwrap()
}

fn reports(compilation: &Compilation, deck: &Deck<'_>) -> Vec<String> {
    deck.reports.iter().map(|report| render::short(report, &compilation.sources)).collect()
}

#[test]
fn every_card_of_every_pack_fits_in_every_language() {
    let mut languages = 0;
    for pack in PACKS {
        let compilation = compiled(pack);
        for locale in compilation.languages_of(0) {
            languages += 1;
            let deck = drawn(&compilation, &locale);
            assert_eq!(reports(&compilation, &deck), Vec::<String>::new(), "{pack} in {locale}");
            assert_eq!(deck.cards.len(), compilation.cards_of(0).len(), "{pack} in {locale}");
            for card in &deck.cards {
                for side in &card.fronts {
                    assert!(!side.words().is_empty(), "{pack} {} in {locale} is empty", card.called);
                }
            }
        }
    }
    assert!(languages > PACKS.len(), "no pack is translated");
}

#[test]
fn every_kind_of_every_game_has_a_face_that_can_be_drawn() {
    for game in landfall_project::games(&Options::default()).unwrap() {
        let schema = landfall_project::schema(&game.name, &Options::default()).unwrap();
        let by_hand = schema.cards.len();
        assert!(by_hand >= 10, "{} has {by_hand} faces", game.name);
        for at in 0..schema.kinds.len() {
            let kind = landfall_project::schemas::KindId(at as u16);
            let face = landfall_cards::face(&schema, kind);
            assert!(!face.boxes.is_empty() && !face.back.is_empty(), "{} {at}", game.name);
        }
        // Every picture that a word or a back names is in the collection.
        let icons = landfall_cards::Icons::new();
        for (word, picture) in schema.icons.iter() {
            assert!(icons.has(picture), "{}: {word} is drawn as {picture}", game.name);
        }
    }
}

/// The files of an example, in a folder.
fn fixture(text: &str) -> Sandbox {
    let sandbox = Sandbox::new();
    let text = text.trim_start_matches('\n');
    if !text.contains("//- landfall.yaml") {
        sandbox.write("landfall.yaml", "name: shore\nversion: 0.1.0\ngame: vanguard\n");
    }
    for part in text.split("//- ").skip(1) {
        let (path, body) = part.split_once('\n').unwrap();
        sandbox.write(path.trim(), body);
    }
    sandbox
}

fn codes_of(text: &str) -> (BTreeSet<&'static str>, Vec<String>) {
    let sandbox = fixture(text);
    let compilation = compile(&[sandbox.path("")], &Options::default()).unwrap();
    assert!(compilation.is_clean(), "{}", landfall_tests::render(&compilation));
    let deck = deck(&compilation, 0, &Wish::default(), &Options::default()).unwrap();
    (deck.reports.iter().map(|report| report.rule.code).collect(), reports(&compilation, &deck))
}

#[test]
fn every_rule_shows_exactly_its_fault_and_its_good_example_none() {
    for rule in rules() {
        let (bad, said) = codes_of(rule.bad);
        assert_eq!(bad, BTreeSet::from([rule.code]), "{}: {said:?}", rule.name);
        let (good, said) = codes_of(rule.good);
        assert!(good.is_empty(), "{}: {said:?}", rule.name);
    }
}

#[test]
fn what_does_not_fit_is_reported_with_place_language_and_measure() {
    let (_, said) = codes_of(rules()[0].bad);
    let [line] = &said[..] else { panic!("{said:?}") };
    assert!(line.contains("shore.land:1:8"), "{line}");
    assert!(line.contains("`title` of Log 11 does not fit in `en`"), "{line}");
}

#[test]
fn a_translation_that_is_too_long_is_reported_in_its_language_alone() {
    let sandbox = Sandbox::new();
    landfall_tests::copy_folder(&folder("glasswake"), &sandbox.path("glasswake"));
    let long = "Drone da ricognizione arenato ".repeat(30);
    sandbox.edit(
        "glasswake/l10n/it.po",
        "msgid \"Beached survey drone\"\nmsgstr \"",
        &format!("msgid \"Beached survey drone\"\nmsgstr \"{long}"),
    );
    let compilation = compile(&[sandbox.path("glasswake")], &Options::default()).unwrap();
    assert!(reports(&compilation, &drawn(&compilation, "en")).is_empty());
    let said = reports(&compilation, &drawn(&compilation, "it"));
    assert!(said.iter().any(|line| line.contains("P901 does not fit in `it`")), "{said:?}");
}

#[test]
fn an_editor_gets_a_card_as_it_is_printed_with_what_does_not_fit() {
    let compilation = compiled("glasswake");
    let card = |name: &str, locale: Option<&str>| {
        landfall_export::card(&compilation, name, locale, &Options::default())
    };
    let italian = card("P901", Some("it")).unwrap();
    let front = italian["fronts"][0].as_str().unwrap();
    assert!(front.starts_with("<svg") && front.contains("Drone da rilevamento in secca"), "{front}");
    assert!(italian["back"].as_str().unwrap().contains("<svg"));
    assert_eq!(italian["faults"], serde_json::json!([]));
    assert!(card("P901", None).unwrap()["fronts"][0].as_str().unwrap().contains("Beached survey drone"));
    assert!(card("P899", None).unwrap_err().to_string().contains("nothing here is called `P899`"));
    assert!(card("P901", Some("tlh")).unwrap_err().to_string().contains("has no language `tlh`"));

    let sandbox = fixture(rules()[0].bad);
    let compilation = compile(&[sandbox.path("")], &Options::default()).unwrap();
    let long = landfall_export::card(&compilation, "log 11", None, &Options::default()).unwrap();
    assert!(long["faults"][0].as_str().unwrap().contains("does not fit"), "{long}");
}

#[test]
fn the_same_pack_gives_the_same_bytes() {
    let all = |format: Picture| {
        let compilation = compiled("glasswake");
        let mut deck = drawn(&compilation, "it");
        files(&mut deck, How { format, bleed: true, dpi: 60.0 }).unwrap()
    };
    for format in [Picture::Svg, Picture::Pdf, Picture::Png] {
        assert!(all(format) == all(format), "{format:?}");
    }
}

#[test]
fn mistakes_in_a_face_are_reported_with_their_place_and_a_step() {
    let faces = [
        (
            "size: 63 x 88\n    boxes:\n      a: {at: 1 1 9 9, shows: tilte}",
            "no box shows `tilte`",
            "`title`",
        ),
        (
            "size: 63 x 88\n    boxes:\n      a: {at: 1 1 99 9, shows: title}",
            "this box does not lie on the card",
            "63 mm wide",
        ),
        ("size: 63 by 88", "`63 by 88` is not the size of a card", "`63 x 88`"),
        ("size: 63 x 88\n    accent: teal", "`teal` is not a colour", "six digits"),
        (
            "size: 63 x 88\n    boxes:\n      a: {at: 1 1 9 9, shows: field flavor}",
            "`flavor` is not a field of `log`",
            "",
        ),
        (
            "size: 63 x 88\n    boxes:\n      a: {at: 1 1 9 9, shows: icons title}",
            "`title` has no icons",
            "`field title`",
        ),
        (
            "size: 63 x 88\n    boxes:\n      a: {at: 1 1 9 9, text: 6, smallest: 9}",
            "`smallest` is larger than `text`",
            "6",
        ),
        ("size: 63 x 88\n    boxes:\n      a: {at: 1 1 9 9, font: bolt}", "`bolt` is not a font", "`bold`"),
        ("size: 63 x 88\n    boxs: {}", "`boxs` is not a key here", "`boxes`"),
        ("like: lgo", "`lgo` is not a face", "`log`"),
        ("like: log", "without end", ""),
        ("size: 63 x 88\n    bleed: wide", "`wide` does not fit here", "from 0 to 10"),
    ];
    for (face, message, help) in faces {
        let sandbox = Sandbox::new();
        sandbox.write("landfall.yaml", "name: shore\nversion: 0.1.0\ngame: vanguard\n");
        sandbox.write("shore.land", "log 11 \"Salt\" { reference; end }\n");
        sandbox.write("schemas/looks.yaml", format!("cards:\n  log:\n    override: true\n    {face}\n"));
        let said = sandbox.run(&["check", "."]);
        assert_eq!(said.code, Some(1), "{face}\n{said}");
        assert!(said.stderr.contains(message) && said.stderr.contains(help), "{face}\n{said}");
        assert!(said.stderr.contains("looks.yaml:"), "{said}");
    }
}

#[test]
fn nothing_in_a_pack_is_run_or_fetched() {
    let sandbox = fixture(landfall_cards::POOR_PICTURE.good);
    sandbox.write("shore.land", "log 11 \"<script>alert(1)</script> & \\\"x\\\"\" { reference; end }\n");
    sandbox.write("secret.png", "secret");
    let art = "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 10 10\" onload=\"alert(1)\"><script>alert(1)</script><image href=\"../secret.png\" width=\"5\" height=\"5\"/><image xlink:href=\"http://example.org/x.png\" width=\"5\" height=\"5\"/><a href=\"javascript:alert(1)\"><path d=\"M1 1H9V9z\"/></a></svg>";
    sandbox.write("art/11.svg", art);
    let said = sandbox.run(&["cards", ".", "-o", "out"]);
    assert_eq!(said.code, Some(0), "{said}");
    let svg = sandbox.read_text("out/log/11.svg");
    for hidden in
        ["<script", "alert(1)</script", "onload", "javascript", "http://example.org", "secret", "<image"]
    {
        assert!(!svg.contains(hidden), "{hidden}");
    }
    assert!(svg.contains("&lt;script&gt;") && svg.contains("<path"), "{svg}");
}

#[test]
fn pictures_of_a_host_without_a_disk_are_drawn_as_those_on_disk() {
    let sandbox = fixture(landfall_cards::POOR_PICTURE.good);
    let art = sandbox.read("art/11.svg");
    for folder in ["", "shore/"] {
        let mut session = Session::of_files(Vec::new(), &Options::default());
        for path in ["landfall.yaml", "schemas/looks.yaml", "shore.land"] {
            session.give(&format!("{folder}{path}"), sandbox.read_text(path));
        }
        session.compile(Depth::All);
        let card = |session: &Session| {
            landfall_export::card(session.compilation(), "log 11", None, session.options()).unwrap()
        };
        let without = card(&session);
        session.give_bytes(&format!("{folder}art/11.svg"), Some(art.clone().into()));
        let with = card(&session);
        let on_disk = compile(&[sandbox.path("")], &Options::default()).unwrap();
        let drawn = landfall_export::card(&on_disk, "log 11", None, &Options::default()).unwrap();
        assert_eq!(with, drawn, "{folder}");
        assert_ne!(with, without, "{folder}");
        session.give_bytes(&format!("{folder}art/11.svg"), None);
        assert_eq!(card(&session), without, "{folder}");
    }
}

/// A pack whose Italian title is longer than its place, and whose English one fits.
fn too_long_in_italian() -> Sandbox {
    let sandbox = fixture(
        "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\nlocales: [it]\n//- shore.land\nlog 11 \"Salt\" { reference; end }\n",
    );
    let title =
        "Precipitevolissimevolmente e altre parole che nessuno ha mai detto su una spiaggia ".repeat(4);
    let head = "msgid \"\"\nmsgstr \"Language: it\\nContent-Type: text/plain; charset=UTF-8\\n\"\n";
    let entry = format!("msgctxt \"log/11/title\"\nmsgid \"Salt\"\nmsgstr \"{}\"\n", title.trim());
    let catalog = format!("{head}\n{entry}");
    sandbox.write("l10n/it.po", catalog);
    sandbox
}

#[test]
fn a_check_of_cards_reports_what_does_not_fit_with_its_place_its_language_and_how_much() {
    let sandbox = too_long_in_italian();
    assert_eq!(sandbox.run(&["check", "."]).code, Some(0));
    let said = sandbox.run(&["check", ".", "--cards", "--format", "short"]);
    assert_eq!(said.code, Some(1), "{said}");
    assert_eq!(said.stdout.matches("LF8101").count(), 1, "{said}");
    assert!(said.stdout.contains("shore.land:1:8") && said.stdout.contains("does not fit in `it`"), "{said}");
    let said = sandbox.run(&["check", ".", "--cards"]);
    assert!(said.stderr.contains("% too long"), "{said}");
    for format in ["json", "sarif", "junit", "github", "gitlab", "markdown"] {
        let said = sandbox.run(&["check", ".", "--cards", "--format", format]);
        assert_eq!(said.code, Some(1), "{format}\n{said}");
        assert!(said.stdout.contains("does-not-fit") || said.stdout.contains("LF8101"), "{format}\n{said}");
    }
}

#[test]
fn what_does_not_fit_is_allowed_as_any_other_rule_is() {
    let sandbox = too_long_in_italian();
    let code = |arguments: &[&str]| sandbox.run(&[&["check", ".", "--cards"], arguments].concat()).code;
    assert_eq!(code(&[]), Some(1));
    assert_eq!(code(&["--allow", "does-not-fit"]), Some(0));
    assert_eq!(code(&["--warn", "print"]), Some(0));
    let manifest = sandbox.read_text("landfall.yaml");
    sandbox.write("landfall.yaml", format!("{manifest}allow: [LF8101]\n"));
    assert_eq!(code(&["--deny", "warnings"]), Some(0));
    let card =
        |allow: &str| sandbox.write("shore.land", format!("log 11 \"Salt\" {{ reference; {allow} end }}\n"));
    sandbox.write("landfall.yaml", &manifest);
    card("allow does-not-fit \"a fold-out card\";");
    assert_eq!(code(&["--deny", "warnings"]), Some(0));
    // Drawing them is content with it, too.
    assert_eq!(sandbox.run(&["cards", ".", "--locale", "it"]).code, Some(0));
    // One that silences nothing is reported by those who have looked at every card, and by nobody else.
    sandbox.write(
        "landfall.yaml",
        format!("{}allow: [missing-letter]\n", manifest.replace("locales: [it]\n", "")),
    );
    std::fs::remove_file(sandbox.path("l10n/it.po")).unwrap();
    let said = sandbox.run(&["check", ".", "--deny", "warnings"]);
    assert_eq!(said.code, Some(0), "{said}");
    let said = sandbox.run(&["check", ".", "--cards", "--format", "short"]);
    assert_eq!(said.stdout.matches("LF9101").count(), 2, "{said}");
    assert!(said.stdout.contains("`allow does-not-fit` silences nothing"), "{said}");
    assert!(said.stdout.contains("`allow missing-letter` silences nothing"), "{said}");
}

#[test]
fn pictures_that_are_none_are_left_out_with_a_sentence() {
    // A header that names a picture of a hundred gigabytes: nothing of it is unpacked.
    let huge =
        [&b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR"[..], &160_000_u32.to_be_bytes(), &160_000_u32.to_be_bytes()]
            .concat();
    let hostile: [(&str, Vec<u8>); 6] = [
        ("11.png", huge),
        ("11.png", b"\x89PNG\r\n\x1a\nnot really".to_vec()),
        ("11.jpg", b"\xff\xd8\xff\xe0 no".to_vec()),
        ("11.svg", b"<svg".to_vec()),
        (
            "11.svg",
            format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{}</svg>", "<g>".repeat(50_000)).into_bytes(),
        ),
        ("11.svg", vec![0xff; 1000]),
    ];
    for (name, bytes) in hostile {
        let sandbox = fixture(landfall_cards::POOR_PICTURE.good);
        std::fs::remove_file(sandbox.path("art/11.svg")).unwrap();
        sandbox.write(&format!("art/{name}"), &bytes);
        let said = sandbox.run(&["cards", ".", "-o", "out"]);
        assert_eq!(said.code, Some(0), "{name}\n{said}");
        assert!(said.stderr.contains("is left out") && said.stderr.contains(name), "{said}");
        assert!(sandbox.path("out/log/11.svg").exists());
    }
}

#[test]
fn a_language_that_the_pack_does_not_have_is_refused() {
    let sandbox = Sandbox::with_demo();
    let said = sandbox.run(&["cards", "demo", "--locale", "tlh"]);
    assert_eq!(said.code, Some(2), "{said}");
    assert!(said.stderr.contains("`demo` has no language `tlh`: it has en"), "{said}");
}

#[test]
fn explain_knows_what_can_be_wrong_on_paper() {
    let said = Sandbox::new().run(&["explain", "does-not-fit"]);
    assert!(said.stdout.contains("LF8101 (does-not-fit)") && said.stdout.contains("too long"), "{said}");
    let list = Sandbox::new().run(&["explain", "--list"]);
    assert!(list.stdout.contains("LF8104") && list.stdout.contains("found when cards are drawn"), "{list}");
}
