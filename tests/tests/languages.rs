//! Games in other languages, and translations as other programs exchange them.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use std::fs;
use std::process::Command;

use landfall_diagnostics::{FileId, Reports};
use landfall_project::l10n::po::{self, Fresh, write_fresh};
use landfall_tests::{Sandbox, files_under, repository};

fn glasswake() -> Sandbox {
    let sandbox = Sandbox::new();
    let folder = repository().join("content/glasswake");
    for ending in [".land", ".yaml", ".po"] {
        for file in files_under(&folder, ending) {
            let inside = file.strip_prefix(&folder).unwrap().to_str().unwrap().to_owned();
            sandbox.write(&format!("glasswake/{inside}"), fs::read(&file).unwrap());
        }
    }
    sandbox
}

/// A real program, which `tests/run` installs.
fn tool(sandbox: &Sandbox, name: &str, arguments: &[&str]) -> String {
    let output = Command::new(name).args(arguments).current_dir(sandbox.path("")).output();
    let output = output.unwrap_or_else(|error| panic!("{name}: {error}; tests/run installs it"));
    let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    assert!(output.status.success(), "{name} {arguments:?}\n{said}");
    said
}

/// A PO file in which these messages are translated.
fn translated(text: &str, of: impl Fn(&str, &str) -> Option<String>) -> String {
    let catalog = po::read(FileId(0), text, &mut Reports::default());
    let mut out = catalog.header.as_ref().unwrap().raw(text).to_owned() + "\n";
    for entry in &catalog.entries {
        let said = of(entry.key(), &entry.id.value).unwrap_or_default();
        out.push('\n');
        write_fresh(
            &mut out,
            &Fresh { key: entry.key(), source: &entry.id.value, text: &said, ..Fresh::default() },
        );
    }
    out
}

const FRENCH: &str = "glasswake/schemas/l10n/fr.po";

#[test]
fn a_language_is_begun_in_a_pack_and_used_half_done() {
    let sandbox = glasswake();
    let said = sandbox.run(&["l10n", "begin", "fr", "--pack", "glasswake"]);
    assert_eq!(said.code, Some(0), "{said}");
    assert!(
        said.stdout.contains("glasswake/schemas/l10n/fr.po: ") && said.stdout.contains("0 translated"),
        "{said}"
    );
    tool(&sandbox, "msgfmt", &["--check", "-o", "fr.mo", FRENCH]);

    let english = sandbox.run(&["text", "P901", "--pack", "glasswake", "--locale", "fr"]);
    assert!(english.stdout.contains("Go to Log 1905."), "{english}");
    let french = |key: &str, _: &str| match key {
        "text/verb-go-to-log" => Some("allez au Journal {log}".to_owned()),
        "word/icon/technology" => Some("Technologie | Technologies".to_owned()),
        "kind/poi" => Some("Point d'int\u{e9}r\u{ea}t".to_owned()),
        _ => None,
    };
    sandbox.write(FRENCH, translated(&sandbox.read_text(FRENCH), french));
    let said = sandbox.run(&["text", "P901", "--pack", "glasswake", "--locale", "fr"]);
    assert_eq!(said.code, Some(0), "{said}");
    for words in [
        "(Point d'int\u{e9}r\u{ea}t P901)",
        "Allez au Journal 1905.",
        "[2 \u{d7} Technologie]",
        "Gain 1 Success.",
    ] {
        assert!(said.stdout.contains(words), "{words}: {said}");
    }
    assert!(
        said.stderr.contains("words, names and rules texts of the game are not translated into `fr` yet"),
        "{said}"
    );
    let check = sandbox.run(&["check", "glasswake"]);
    assert_eq!(check.code, Some(0), "what is not translated is no mistake: {check}");

    // Begun again, the file keeps what is in it.
    let before = sandbox.read_text(FRENCH);
    let said = sandbox.run(&["l10n", "begin", "fr", "--pack", "glasswake"]);
    assert!(said.stdout.contains("3 translated"), "{said}");
    let kept = |text: &str| {
        let catalog = po::read(FileId(0), text, &mut Reports::default());
        let done = catalog.entries.iter().filter(|entry| entry.is_translated());
        done.map(|entry| (entry.key().to_owned(), entry.text.value.to_string())).collect::<Vec<_>>()
    };
    assert_eq!(kept(&sandbox.read_text(FRENCH)), kept(&before));
    let again = sandbox.run(&["l10n", "begin", "fr", "--pack", "glasswake"]);
    assert!(again.stdout.contains("nothing to change"), "{again}");
    let glossary = sandbox.run_in("glasswake", &["l10n", "glossary", "fr"]);
    assert_eq!(glossary.code, Some(0), "{glossary}");
}

#[test]
fn a_language_file_with_mistakes_has_reports_with_places_and_is_never_written_over() {
    let sandbox = glasswake();
    sandbox.run(&["l10n", "begin", "fr", "--pack", "glasswake"]);
    let begun = sandbox.read_text(FRENCH);
    let wrong = |key: &str, _: &str| match key {
        "text/verb-go-to-log" => Some("allez au Journal".to_owned()),
        "text/verb-reveal-mission" => Some("r\u{e9}v\u{e9}lez la mission {misson}".to_owned()),
        "text/verb-place-lander" => Some("placez le module [sector? dans {sector}".to_owned()),
        _ => None,
    };
    let text = translated(&begun, wrong)
        + "\nmsgctxt \"word/icon/technlogy\"\nmsgid \"Technology\"\nmsgstr \"Technologie\"\n";
    sandbox.write(FRENCH, &text);
    let said = sandbox.run(&["l10n", "check", "glasswake", "--format", "short"]);
    let line = |words: &str| text[..text.find(words).unwrap()].matches('\n').count() + 1;
    for (words, code) in [
        ("\"allez au Journal\"", "LF4053"),
        ("{misson}", "LF4051"),
        ("[sector? dans", "LF4050"),
        ("\"word/icon/technlogy\"", "LF4051"),
    ] {
        let place = format!("{FRENCH}:{}:", line(words));
        assert!(
            said.stdout.lines().any(|line| line.starts_with(&place) && line.contains(code)),
            "{words}: {said}"
        );
    }
    let build = sandbox.run(&["build", "glasswake", "-o", "out.lfb"]);
    assert_eq!(build.code, Some(0), "a language holds no build hostage: {build}");

    let cut = text[..text.len() / 2].to_owned();
    let latin: Vec<u8> = text.chars().map(|c| u8::try_from(c).unwrap_or(b'?')).collect();
    for damaged in [cut.into_bytes(), latin] {
        sandbox.write(FRENCH, &damaged);
        let said = sandbox.run(&["l10n", "begin", "fr", "--pack", "glasswake"]);
        assert_eq!(said.code, Some(2), "{said}");
        assert!(said.stderr.contains("fr.po") && said.stderr.contains("nothing was written"), "{said}");
        assert_eq!(sandbox.read(FRENCH), damaged);
    }
}

#[test]
fn shipped_languages_are_complete() {
    let sandbox = Sandbox::new();
    let schemas = repository().join("schemas");
    let schemas = schemas.to_str().unwrap();
    for (locale, game) in
        [("de", "vanguard"), ("it", "vanguard"), ("it", "caverns"), ("it", "first-martians")]
    {
        let said = sandbox.run(&["l10n", "begin", locale, "--game", game, "-o", "new.po"]);
        assert!(said.stdout.contains("there is nothing to translate"), "{game} {locale}: {said}");
        let file = format!("{schemas}/{game}/l10n/{locale}.po");
        if fs::exists(&file).unwrap() {
            tool(&sandbox, "msgfmt", &["--check", "-o", "x.mo", &file]);
            let text = fs::read_to_string(&file).unwrap();
            assert!(!text.contains("#, fuzzy") && !text.contains("#~"), "{file}");
        }
    }
    for (pack, card, words) in
        [("first-sols", "EVF-202", "appassisce"), ("cold-harbour", "INC-E-01", "Segnalino incidente")]
    {
        let pack = repository().join("content").join(pack);
        let said = sandbox.run(&["text", card, "--locale", "it", "--pack", pack.to_str().unwrap()]);
        let said = if said.code == Some(0) { said } else { panic!("{said}") };
        let text = said.stdout.to_lowercase();
        assert!(text.contains(&words.to_lowercase()), "{words}: {said}");
        assert!(!said.stderr.contains("not translated"), "{said}");
    }
}

#[test]
fn german_cards_decline_their_words() {
    let sandbox = Sandbox::new();
    sandbox
        .write("pack/landfall.yaml", "name: pack\nversion: 0.1.0\ngame: vanguard\n")
        .write(
            "pack/a.land",
            "log 11 { reference; -> spend red 1, spend red 2, gain lead mineral 2, injury burn for crew-all, if marked(11.1) { goto log 11 }; box 1 }\n",
        );
    let said = sandbox.run(&["text", "log 11", "--pack", "pack", "--locale", "de"]);
    let text = said.stdout.replace("\n  ", " ");
    for words in [
        "Gib 1 roten W\u{fc}rfel aus. Gib 2 rote W\u{fc}rfel aus.",
        "Erhalte 2 Hinweise (Mineral).",
        "Jedes Crewmitglied erh\u{e4}lt die Verletzung \u{201e}Verbrennung\u{201c}.",
        "Falls K\u{e4}stchen 1 von Logbucheintrag 11 markiert ist: gehe zu Logbucheintrag 11",
    ] {
        assert!(text.contains(words), "{words}: {said}");
    }
}

#[test]
fn a_pack_names_a_word_without_defining_it_again() {
    let sandbox = Sandbox::new();
    sandbox
        .write("pack/landfall.yaml", "name: pack\nversion: 0.1.0\ngame: vanguard\n")
        .write("pack/a.land", "log 11 { reference; rules \"Spend :technology: here.\"; end }\n")
        .write(
            "pack/schemas/words.yaml",
            "vocabularies:\n  icon:\n    words:\n      technology: {sv: Teknik, tags: {plural-sv: Tekniker}}\n",
        );
    let said = sandbox.run(&["check", "pack", "--format", "short"]);
    assert!(!said.stdout.contains("LF1010"), "{said}");
    let glossary = sandbox.run_in("pack", &["l10n", "glossary", "sv"]);
    assert!(glossary.stdout.contains("icon/technology,Technology,"), "{glossary}");
    let text = sandbox.run(&["text", "log 11", "--pack", "pack", "--locale", "sv"]);
    assert!(text.stdout.contains("Spend [Teknik] here."), "{text}");
    // The same language twice is still a mistake.
    sandbox.edit("pack/schemas/words.yaml", "sv: Teknik", "it: Tecnica");
    let said = sandbox.run(&["check", "pack", "--format", "short"]);
    assert!(said.stdout.contains("LF1010"), "{said}");
}

#[test]
fn cards_stand_beside_their_translation() {
    let sandbox = glasswake();
    let said = sandbox.run(&["text", "P901", "--side-by-side", "it", "--pack", "glasswake"]);
    assert_eq!(said.code, Some(0), "{said}");
    let line = said.stdout.lines().find(|line| line.contains("Special Action")).unwrap();
    assert!(
        line.contains("Pry open the hull") && line.contains("\u{2502} Azione Speciale: Forzare lo scafo"),
        "{said}"
    );
}

/// The translate toolkit, as a program that reads and changes a file.
fn toolkit(sandbox: &Sandbox, script: &str) -> String {
    sandbox.write("script.py", script);
    tool(sandbox, "python3", &["script.py"])
}

#[test]
fn the_translate_toolkit_reads_and_changes_our_xliff() {
    let sandbox = glasswake();
    let before = sandbox.read_text("glasswake/l10n/it.po");
    let export = ["l10n", "export", "it", "--pack", "glasswake", "-o", "it.xlf"];
    assert_eq!(sandbox.run(&export).code, Some(0));
    let messages = po::read(FileId(0), &before, &mut Reports::default()).entries.len();
    let said = toolkit(
        &sandbox,
        "from translate.storage import xliff2\n\
         store = xliff2.Xliff2File.parsefile('it.xlf')\n\
         units = [unit for unit in store.units if unit.istranslatable()]\n\
         print(len(units), sum(unit.istranslated() for unit in units), store.getsourcelanguage(), store.gettargetlanguage())\n\
         unit = next(unit for unit in units if unit.source == 'Pry open the hull')\n\
         assert unit.target == 'Forzare lo scafo', unit.target\n\
         unit.target = 'Aprire lo scafo'\n\
         store.savefile('back.xlf')\n",
    );
    assert_eq!(said.trim(), format!("{messages} {messages} en it"));
    let same = sandbox.run(&["l10n", "import", "it", "it.xlf", "--pack", "glasswake"]);
    assert!(same.stdout.contains("0 translations taken over"), "{same}");
    assert_eq!(sandbox.read_text("glasswake/l10n/it.po"), before);
    let back = sandbox.run(&["l10n", "import", "it", "back.xlf", "--pack", "glasswake"]);
    assert!(back.stdout.contains("1 translation taken over"), "{back}");
    assert_eq!(
        sandbox.read_text("glasswake/l10n/it.po"),
        before.replacen("Forzare lo scafo", "Aprire lo scafo", 1)
    );
}

#[test]
fn the_translate_toolkit_reads_our_memory_and_we_read_its() {
    let sandbox = glasswake();
    let before = sandbox.read_text("glasswake/l10n/it.po");
    let export = ["l10n", "export", "it", "--pack", "glasswake", "-o", "it.tmx"];
    assert_eq!(sandbox.run(&export).code, Some(0));
    let said = toolkit(
        &sandbox,
        "from translate.storage import tmx\n\
         store = tmx.tmxfile.parsefile('it.tmx')\n\
         print(len(store.units), store.translate('Pry open the hull', 'en', 'it'))\n\
         new = tmx.tmxfile()\n\
         new.addtranslation('Pry open the hull', 'en', 'Scardinare lo scafo', 'it')\n\
         new.savefile('theirs.tmx')\n",
    );
    assert!(said.contains("Forzare lo scafo"), "{said}");
    let same = sandbox.run(&["l10n", "import", "it", "it.tmx", "--pack", "glasswake"]);
    assert!(same.stdout.contains("0 translations taken over"), "{same}");
    // A memory fills what is open, and leaves alone what somebody has translated.
    assert_eq!(sandbox.run(&["l10n", "import", "it", "theirs.tmx", "--pack", "glasswake"]).code, Some(0));
    assert_eq!(sandbox.read_text("glasswake/l10n/it.po"), before);
    let open = before.replacen("msgstr \"Forzare lo scafo\"", "msgstr \"\"", 1);
    sandbox.write("glasswake/l10n/it.po", &open);
    let said = sandbox.run(&["l10n", "import", "it", "theirs.tmx", "--pack", "glasswake"]);
    assert!(said.stdout.contains("1 translation taken over"), "{said}");
    assert!(sandbox.read_text("glasswake/l10n/it.po").contains("msgstr \"Scardinare lo scafo\""));
}

#[test]
fn files_from_other_programs_with_mistakes_change_nothing_and_have_a_line() {
    let table = "key;source;translation\npoi/P901/title;Beached survey drone;Drone \u{e8} qui\n";
    let latin: Vec<u8> = table.chars().map(|c| u8::try_from(c).unwrap()).collect();
    let utf16: Vec<u8> =
        [0xff, 0xfe].into_iter().chain(table.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let cases: [(&str, &[u8], &str); 7] = [
        ("latin.csv", &latin, "latin.csv:2: the file is not UTF-8"),
        ("utf16.csv", &utf16, "utf16.csv:1: the file is not UTF-8"),
        ("open.csv", b"key;translation\npoi/P901/title;\"Drone\n", "open.csv:2: a quote is opened here"),
        ("none.csv", b"name;text\na;b\n", "none.csv:1: no column is called `key`"),
        ("cut.xlf", b"<xliff version=\"2.1\">\n<file>", "cut.xlf:1: this is not XML"),
        ("old.xlf", b"<xliff version=\"1.2\"></xliff>", "old.xlf:1: this is not XLIFF 2"),
        ("cut.tmx", b"<tmx>\n<body>\n<tu>", "cut.tmx:1: this is not XML"),
    ];
    let sandbox = glasswake();
    let before = sandbox.read_text("glasswake/l10n/it.po");
    for (name, bytes, wanted) in cases {
        sandbox.write(name, bytes);
        let said = sandbox.run(&["l10n", "import", "it", name, "--pack", "glasswake"]);
        assert_eq!(said.code, Some(2), "{said}");
        assert!(
            said.stderr.contains(wanted) && said.stderr.contains("nothing was imported"),
            "{wanted}: {said}"
        );
        assert_eq!(sandbox.read_text("glasswake/l10n/it.po"), before, "{name}");
    }
    // What a German spreadsheet writes.
    sandbox.write("good.csv", table);
    let said = sandbox.run(&["l10n", "import", "it", "good.csv", "--pack", "glasswake"]);
    assert!(said.stdout.contains("1 translation taken over"), "{said}");
}

#[test]
fn a_damaged_catalog_is_reported_at_its_place_and_stays_as_it_is() {
    let sandbox = glasswake();
    let po = sandbox.read_text("glasswake/l10n/it.po");
    let latin: Vec<u8> = po.chars().map(|c| u8::try_from(c).unwrap_or(b'?')).collect();
    let cases: [(&str, Vec<u8>, &str); 4] = [
        ("another encoding", latin, "LF90"),
        ("cut off", po.as_bytes()[..po.find("msgstr \"Forzare").unwrap() + 12].to_vec(), "LF4001"),
        ("a broken escape", po.replacen("msgstr \"Forzare", "msgstr \"\\qForzare", 1).into_bytes(), "LF4002"),
        (
            "a misspelt allow",
            po.replacen(
                "msgctxt \"poi/P901/title\"",
                "# allow negation-chnged it is silent\nmsgctxt \"poi/P901/title\"",
                1,
            )
            .into_bytes(),
            "LF9105",
        ),
    ];
    for (what, bytes, code) in cases {
        sandbox.write("glasswake/l10n/it.po", &bytes);
        let said = sandbox.run(&["l10n", "check", "glasswake", "--format", "short"]);
        let found =
            said.stdout.lines().any(|line| line.starts_with("glasswake/l10n/it.po:") && line.contains(code));
        assert!(found, "{what}: {said}");
        assert_eq!(sandbox.read("glasswake/l10n/it.po"), bytes, "{what}");
    }
}
