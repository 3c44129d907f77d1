//! Translations, as translators and their tools meet them.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use std::fs;
use std::process::Command;

use landfall_tests::{Sandbox, files_under, repository};

/// The glasswake pack in a folder of its own.
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

/// A real tool; absent only where `tests/run` has not installed it.
fn tool(sandbox: &Sandbox, name: &str, arguments: &[&str]) -> String {
    let output = Command::new(name).args(arguments).current_dir(sandbox.path("")).output();
    let output = output.unwrap_or_else(|error| panic!("{name}: {error}; tests/run installs it"));
    let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    assert!(output.status.success(), "{name} {arguments:?}\n{said}");
    said
}

const PO: &str = "glasswake/l10n/it.po";

#[test]
fn the_italian_glasswake_is_complete_and_clean() {
    let sandbox = glasswake();
    let said = sandbox.run(&["l10n", "check", "glasswake", "--deny", "warnings"]);
    assert_eq!(said.code, Some(0), "{said}");
    assert!(said.stderr.contains("no reports"), "{said}");
    let stats = sandbox.run(&["l10n", "stats", "glasswake", "--json"]).json();
    let total = &stats["catalogs"][0]["total"];
    assert_eq!(total["messages"], total["translated"], "{total}");
}

#[test]
fn an_update_of_what_is_up_to_date_changes_nothing() {
    let sandbox = glasswake();
    let before = sandbox.read_text(PO);
    let said = sandbox.run(&["l10n", "update", "it", "--pack", "glasswake"]);
    assert_eq!(said.code, Some(0), "{said}");
    assert!(said.stdout.contains("nothing to change"), "{said}");
    assert_eq!(sandbox.read_text(PO), before);
}

#[test]
fn one_changed_word_makes_exactly_that_message_fuzzy() {
    let sandbox = glasswake();
    let before = sandbox.read_text(PO);
    sandbox.edit("glasswake/poi/shelf.land", "Pry open the hull", "Prise open the hull");
    let said = sandbox.run(&["l10n", "update", "it", "--pack", "glasswake"]);
    assert!(said.stdout.contains("1 fuzzy"), "{said}");
    let after = sandbox.read_text(PO);
    let added: Vec<&str> = after.lines().filter(|line| !before.lines().any(|old| old == *line)).collect();
    let expected = ["#| msgid \"Pry open the hull\"", "msgid \"Prise open the hull\""];
    assert!(added.iter().all(|line| expected.contains(line) || *line == "#, fuzzy"), "{added:#?}");
    let fuzzy = "#, fuzzy\n#| msgid \"Pry open the hull\"\n";
    assert_eq!(after.matches("#, fuzzy").count(), 1);
    let without = after.replacen(fuzzy, "", 1).replacen("Prise open", "Pry open", 1);
    assert_eq!(without, before, "nothing else moves");
    // And back: the translation was made for these very words.
    sandbox.edit("glasswake/poi/shelf.land", "Prise open the hull", "Pry open the hull");
    sandbox.run(&["l10n", "update", "it", "--pack", "glasswake"]);
    assert_eq!(sandbox.read_text(PO), before);
}

#[test]
fn a_renamed_card_keeps_its_translations_when_it_says_what_it_was() {
    let sandbox = glasswake();
    let translated = |text: &str| text.matches("msgstr \"\"\n\n").count();
    let before = sandbox.read_text(PO);
    for file in files_under(&sandbox.path("glasswake"), ".land") {
        let text = fs::read_to_string(&file).unwrap().replace("P901", "P939");
        let text = text.replace(
            "poi P939 \"Beached survey drone\" {",
            "poi P939 \"Beached survey drone\" {\n    was P901",
        );
        fs::write(file, text).unwrap();
    }
    let said = sandbox.run(&["l10n", "update", "it", "--pack", "glasswake"]);
    assert_eq!(said.code, Some(0), "{said}");
    assert!(
        !said.stdout.contains("fuzzy")
            && !said.stdout.contains("obsolete")
            && !said.stdout.contains("untranslated"),
        "{said}"
    );
    let after = sandbox.read_text(PO);
    assert!(after.contains("msgctxt \"poi/P939/title\"") && !after.contains("poi/P901/"));
    assert_eq!(translated(&after), translated(&before));
}

#[test]
fn what_is_gone_is_kept_and_comes_back() {
    let sandbox = glasswake();
    let before = sandbox.read_text(PO);
    let land = sandbox.read_text("glasswake/missions.land");
    sandbox.edit(
        "glasswake/missions.land",
        "    hint \"The drone lies on",
        "    // hint \"The drone lies on",
    );
    let said = sandbox.run(&["l10n", "update", "it", "--pack", "glasswake"]);
    assert!(said.stdout.contains("1 obsolete"), "{said}");
    assert!(sandbox.read_text(PO).contains("#~ msgctxt \"mission/M101/hint\""));
    sandbox.write("glasswake/missions.land", land);
    sandbox.run(&["l10n", "update", "it", "--pack", "glasswake"]);
    assert_eq!(sandbox.read_text(PO).matches("#~").count(), 0);
    assert_eq!(
        sandbox.read_text(PO).matches("msgstr \"\"\n\n").count(),
        before.matches("msgstr \"\"\n\n").count()
    );
}

#[test]
fn an_update_never_writes_what_it_could_not_read() {
    let cut = |text: &str| text[..text.len() / 2].to_owned().into_bytes();
    let latin: fn(&str) -> Vec<u8> = |text| text.chars().map(|c| u8::try_from(c).unwrap_or(b'?')).collect();
    let twice =
        |text: &str| format!("{text}\nmsgctxt \"poi/P901/title\"\nmsgid \"x\"\nmsgstr \"y\"\n").into_bytes();
    let escape = |text: &str| text.replacen("msgstr \"Drone", "msgstr \"\\qDrone", 1).into_bytes();
    type Damage<'a> = &'a dyn Fn(&str) -> Vec<u8>;
    let damages: [(&str, Damage<'_>); 4] =
        [("cut off", &cut), ("Latin-1", &latin), ("a key twice", &twice), ("an escape", &escape)];
    for (what, damage) in damages {
        let sandbox = glasswake();
        let damaged = damage(&sandbox.read_text(PO));
        sandbox.write(PO, &damaged);
        let said = sandbox.run(&["l10n", "update", "it", "--pack", "glasswake"]);
        assert_eq!(said.code, Some(1), "{what}: {said}");
        assert!(
            said.stderr.contains("nothing was written") && said.stderr.contains("it.po:"),
            "{what}: {said}"
        );
        assert_eq!(sandbox.read(PO), damaged, "{what}");
    }
    let sandbox = glasswake();
    let before = sandbox.read_text(PO);
    sandbox.edit(
        "glasswake/poi/shelf.land",
        "poi P901 \"Beached survey drone\" {",
        "poi P901 \"Beached survey drone {",
    );
    let said = sandbox.run(&["l10n", "update", "it", "--pack", "glasswake"]);
    assert_eq!(said.code, Some(1), "{said}");
    assert_eq!(sandbox.read_text(PO), before);
}

#[test]
fn gettext_and_the_translate_toolkit_accept_our_files() {
    let sandbox = glasswake();
    assert_eq!(sandbox.run(&["l10n", "extract", "glasswake", "-o", "g.pot"]).code, Some(0));
    assert_eq!(sandbox.run(&["l10n", "update", "de", "--pack", "glasswake"]).code, Some(0));
    assert_eq!(sandbox.run(&["l10n", "pseudo", "glasswake", "-o", "q.po"]).code, Some(0));
    for file in [PO, "glasswake/l10n/de.po", "q.po"] {
        tool(&sandbox, "msgfmt", &["--check", "-o", "m.mo", file]);
    }
    tool(&sandbox, "msgmerge", &["--quiet", "-o", "merged.po", PO, "g.pot"]);
    let merged = tool(&sandbox, "msgattrib", &["--only-fuzzy", "merged.po"]);
    assert!(!merged.contains("msgctxt"), "msgmerge sees other sources than we do:\n{merged}");
    // What msgmerge has laid out anew is still ours to read. German was only made to be looked at.
    fs::remove_file(sandbox.path("glasswake/l10n/de.po")).unwrap();
    fs::copy(sandbox.path("merged.po"), sandbox.path(PO)).unwrap();
    let said = sandbox.run(&["l10n", "check", "glasswake", "--deny", "warnings"]);
    assert_eq!(said.code, Some(0), "{said}");
    let tests = [
        "-t",
        "untranslated",
        "-t",
        "newlines",
        "-t",
        "brackets",
        "-t",
        "escapes",
        "-t",
        "blank",
        "-t",
        "doublespacing",
    ];
    let arguments: Vec<&str> = tests.into_iter().chain(["glasswake/l10n", "filtered"]).collect();
    tool(&sandbox, "pofilter", &arguments);
    let filtered = fs::read_to_string(sandbox.path("filtered/it.po")).unwrap_or_default();
    assert_eq!(filtered.matches("msgctxt").count(), 0, "pofilter finds something:\n{filtered}");
}

#[test]
fn a_table_goes_out_and_comes_back() {
    let sandbox = glasswake();
    let before = sandbox.read_text(PO);
    assert_eq!(sandbox.run(&["l10n", "export", "it", "--pack", "glasswake", "-o", "it.csv"]).code, Some(0));
    let said = sandbox.run(&["l10n", "import", "it", "it.csv", "--pack", "glasswake"]);
    assert!(said.stdout.contains("0 translations taken over"), "{said}");
    assert_eq!(sandbox.read_text(PO), before);
    sandbox.edit("it.csv", "Forzare lo scafo", "Aprire lo scafo");
    let said = sandbox.run(&["l10n", "import", "it", "it.csv", "--pack", "glasswake"]);
    assert!(said.stdout.contains("1 translation taken over"), "{said}");
    assert_eq!(sandbox.read_text(PO), before.replacen("Forzare lo scafo", "Aprire lo scafo", 1));
    sandbox.write("bad.csv", "key,translation\npoi/P000/title,x\n");
    let said = sandbox.run(&["l10n", "import", "it", "bad.csv", "--pack", "glasswake"]);
    assert_eq!(said.code, Some(2), "{said}");
    assert!(said.stderr.contains("bad.csv:2"), "{said}");
}

#[test]
fn the_pseudo_language_keeps_icons_and_is_clean_of_lost_marks() {
    let sandbox = glasswake();
    sandbox.run(&["l10n", "pseudo", "glasswake", "-o", "glasswake/l10n/qps.po"]);
    sandbox.edit("glasswake/landfall.yaml", "locales: [en, it]", "locales: [en, it, qps]");
    let said = sandbox.run(&["l10n", "check", "glasswake", "--format", "short"]);
    for code in ["LF4001", "LF4020", "LF4021", "LF4022", "LF4023", "LF4011", "LF4012"] {
        assert!(!said.stdout.contains(code), "{said}");
    }
}

#[test]
fn the_glossary_goes_to_translators_tools() {
    let sandbox = Sandbox::new();
    let csv = sandbox.run(&["l10n", "glossary", "it", "--game", "vanguard"]).stdout;
    assert!(csv.contains("term/lead,Lead,Indizio,Indizi,"), "{csv}");
    sandbox.run(&["l10n", "glossary", "it", "--game", "vanguard", "--tbx", "-o", "it.tbx"]);
    let tbx = sandbox.read_text("it.tbx");
    assert!(tbx.contains("<term>Indizio</term>") && tbx.contains("deprecatedTerm"), "{tbx}");
    assert_eq!(tbx.matches("<termEntry").count(), tbx.matches("</termEntry>").count());
}

#[test]
fn every_card_can_be_read_in_both_languages() {
    let sandbox = glasswake();
    for (locale, wanted) in [("en", "Go to Log 1903."), ("it", "Vai all'Annotazione 1903.")] {
        let said = sandbox.run(&["text", "pack glasswake", "--pack", "glasswake", "--locale", locale]);
        let said = if said.code == Some(0) {
            said
        } else {
            sandbox.run(&["text", "glasswake", "P901", "log 1903", "--pack", "glasswake", "--locale", locale])
        };
        assert_eq!(said.code, Some(0), "{said}");
        assert!(said.stdout.replace("\n      ", " ").contains(wanted), "{said}");
        for gap in ["{ $", "tradotto)", "..."] {
            assert!(!said.stdout.split(|c: char| c.is_whitespace()).any(|word| word == gap), "{gap}: {said}");
        }
    }
}

#[test]
fn cards_with_a_name_are_said_by_it_and_numbered_ones_by_their_number() {
    let pack = repository().join("content/first-sols");
    let said =
        Sandbox::new().run(&["text", "EVF-202", "EVF-203", "EV-204", "--pack", pack.to_str().unwrap()]);
    assert_eq!(said.code, Some(0), "{said}");
    for words in ["The Farm wilts.", "Froggy is blocked.", "EVF-203 (30 % each sol)"] {
        assert!(said.stdout.contains(words), "{words}: {said}");
    }
}

#[test]
fn a_locale_nobody_declared_is_a_report() {
    let sandbox = glasswake();
    sandbox.edit("glasswake/landfall.yaml", "locales: [en, it]", "locales: [en]");
    let said = sandbox.run(&["l10n", "check", "glasswake", "--format", "short"]);
    assert!(said.stdout.contains("it.po:1:1") && said.stdout.contains("LF4005"), "{said}");
}

/// The codes that a line of rules and its Italian translation lead to.
fn codes(source: &str, translation: &str) -> Vec<String> {
    let sandbox = Sandbox::new();
    let header = "msgid \"\"\nmsgstr \"Language: it\\nContent-Type: text/plain; charset=UTF-8\\n\"\n\n";
    sandbox
        .write("pack/landfall.yaml", "name: pack\nversion: 0.1.0\ngame: vanguard\nlocales: [en, it]\n")
        .write("pack/a.land", format!("log 11 {{ reference; rules \"{source}\"; end }}\n"))
        .write(
            "pack/l10n/it.po",
            format!("{header}msgctxt \"log/11/rules/1\"\nmsgid \"{source}\"\nmsgstr \"{translation}\"\n"),
        );
    let reports = sandbox.run(&["l10n", "check", "pack", "--format", "json"]).json();
    let reports = reports["reports"].as_array().or(reports.as_array()).cloned().unwrap_or_default();
    reports.iter().map(|report| report["code"].as_str().unwrap_or_default().to_owned()).collect()
}

#[test]
fn a_negation_is_lost_or_added_and_not_merely_told_in_other_words() {
    let fine = [
        ("An endless stair.", "Una scala senza fine."),
        ("A harmless light.", "Una luce che non fa male."),
        ("Wait until the lamp is lit.", "Aspetta finch\u{e9} la lampada non \u{e8} accesa."),
        ("The largest lamp you have ever seen.", "La lampada pi\u{f9} grande che abbiate mai visto."),
        ("A light never seen before.", "Una luce mai vista prima."),
        ("As soon as it burns, read on.", "Non appena brucia, continua a leggere."),
        ("Never touch the lamp.", "Non toccare mai la lampada."),
        ("Never touch the lamp.", "Mai toccare la lampada."),
    ];
    for (source, translation) in fine {
        assert_eq!(codes(source, translation), [""; 0], "{translation}");
    }
    let wrong = [
        ("You cannot rest here.", "Qui puoi riposare."),
        ("You can rest here.", "Qui non puoi riposare."),
        ("The lamp has never burned.", "La lampada ha mai bruciato."),
        ("Nobody ever speaks of it.", "Se ne parla mai."),
    ];
    for (source, translation) in wrong {
        assert_eq!(codes(source, translation), ["LF4024"], "{translation}");
    }
}

#[test]
fn an_article_fits_what_is_printed_behind_it() {
    assert_eq!(codes("It is in {log 11}.", "Si trova nell'{log 11}."), [""; 0]);
    assert_eq!(codes("It is in {log 11}.", "Si trova nella {log 11}."), ["LF4035"]);
    assert_eq!(
        codes("The page of {log 11}.", "La pagina della  {log 11}."),
        [""; 0],
        "two blanks are not ours"
    );
}

#[test]
fn what_was_only_copied_is_told_once() {
    assert_eq!(codes("Nobody may rest in a Sector.", "Nobody may rest in a Sector."), ["LF4014"]);
}

#[test]
fn a_catalog_with_errors_is_left_out_of_the_bundle_and_stops_nothing() {
    let sandbox = glasswake();
    let po = sandbox.read_text(PO);
    let icon = po.find(":important:").unwrap();
    let at = icon + po[icon..].find("msgstr").unwrap();
    let broken = format!("{}{}", &po[..at], po[at..].replacen(":important:", "", 1));
    sandbox.write(PO, &broken);
    let said = sandbox.run(&["build", "glasswake", "-o", "out.lfb"]);
    assert_eq!(said.code, Some(0), "{said}");
    assert!(said.stderr.contains("`it` is left out of the bundle: its catalog has 1 error"), "{said}");
    let dump = sandbox.run(&["dump", "out.lfb", "--locale", "it"]);
    assert_ne!(dump.code, Some(0), "{dump}");
    let chosen = sandbox.run(&["build", "glasswake", "-o", "it.lfb", "--locale", "it"]);
    assert_eq!(chosen.code, Some(1), "a language that was asked for must be there: {chosen}");
    let denied = sandbox.run(&["build", "glasswake", "-o", "it.lfb", "--deny", "warnings"]);
    assert_eq!(denied.code, Some(1), "{denied}");
    let english = sandbox.run(&["build", "glasswake", "-o", "en.lfb", "--locale", "en"]);
    assert_eq!(english.code, Some(0), "{english}");
    let check = sandbox.run(&["check", "glasswake"]);
    assert_eq!(check.code, Some(0), "the designer is not stopped: {check}");
    assert!(check.stderr.contains("translations: it 100 % (1 error); `landfall l10n check`"), "{check}");
    assert_eq!(sandbox.run(&["check", "glasswake", "--translations"]).code, Some(1));
}

#[test]
fn a_young_language_is_a_bar_and_no_hundred_reports() {
    let sandbox = glasswake();
    let said = sandbox.run(&["l10n", "update", "de", "--pack", "glasswake"]);
    assert!(said.stderr.contains("write `locales: [en, it, de]` in landfall.yaml"), "{said}");
    sandbox.edit("glasswake/landfall.yaml", "locales: [en, it]", "locales: [en, it, de]");
    let said = sandbox.run(&["l10n", "check", "glasswake"]);
    assert!(said.stderr.starts_with("de    [....................]   0 %  0 of "), "{said}");
    assert!(!said.stderr.contains("LF4012"), "{said}");
    assert_eq!(sandbox.run(&["l10n", "check", "glasswake", "--deny", "warnings"]).code, Some(1));
    let mistakes = ["l10n", "check", "glasswake", "--deny", "warnings", "--allow", "untranslated"];
    assert_eq!(sandbox.run(&mistakes).code, Some(0));
}

#[test]
fn an_update_does_not_mind_a_broken_reference() {
    let sandbox = glasswake();
    sandbox.edit("glasswake/poi/shelf.land", "goto log 1903", "goto log 9999");
    let said = sandbox.run(&["l10n", "update", "it", "--pack", "glasswake"]);
    assert_eq!(said.code, Some(0), "{said}");
}

#[test]
fn languages_that_are_not_known_are_named() {
    let sandbox = glasswake();
    sandbox.run(&["l10n", "update", "pt", "--pack", "glasswake"]);
    sandbox.edit("glasswake/landfall.yaml", "locales: [en, it]", "locales: [en, it, pt]");
    let said = sandbox.run(&["l10n", "check", "glasswake"]);
    assert!(said.stderr.contains("negations and number words are not compared in pt"), "{said}");
}

#[test]
fn the_glossary_of_a_new_language_has_a_column_to_fill_in() {
    let sandbox = Sandbox::new();
    let said = sandbox.run(&["l10n", "glossary", "sv", "--game", "vanguard"]);
    assert_eq!(said.code, Some(0), "{said}");
    assert!(said.stdout.contains("id,en,sv,other forms,avoid,meaning"), "{said}");
    assert!(said.stdout.lines().any(|line| line.starts_with("term/lead,Lead,,,,")), "{said}");
}

#[test]
fn one_message_can_be_checked_alone() {
    let sandbox = glasswake();
    let po = sandbox.read_text(PO);
    let two = po.replacen("msgstr \"Il drone", "msgstr \" Il drone", 2);
    assert_ne!(po, two);
    sandbox.write(PO, &two);
    let all = sandbox.run(&["l10n", "check", "glasswake", "--format", "short"]);
    let key = "poi/P901/title";
    let one = sandbox.run(&["l10n", "check", "glasswake", "--format", "short", "--message", key]);
    assert!(all.stdout.contains("LF4039") && !one.stdout.contains("LF4039"), "{all}\n{one}");
    let unknown = sandbox.run(&["l10n", "check", "glasswake", "--message", "poi/P999/title"]);
    assert_eq!(unknown.code, Some(2), "{unknown}");
}
