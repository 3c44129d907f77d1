//! Shapes of input that grow in one direction: a pack with `n` of something, and nothing else that grows.
//!
//! Work that grows faster than the input shows here as a number; see `tests/counted`.

use crate::Files;

pub struct Shape {
    pub name: &'static str,
    pub files: fn(usize) -> Files,
}

const fn shape(name: &'static str, files: fn(usize) -> Files) -> Shape {
    Shape { name, files }
}

const MANIFEST: &str = "name: shore\nversion: 0.1.0\ngame: vanguard\n";

fn pack(content: String) -> Files {
    vec![("landfall.yaml".to_owned(), MANIFEST.to_owned()), ("a.land".to_owned(), content)]
}

fn with(mut files: Files, path: &str, text: String) -> Files {
    files.push((path.to_owned(), text));
    files
}

/// `n` pieces, numbered from 1.
fn each(n: usize, piece: impl Fn(usize) -> String) -> String {
    (1..=n).map(piece).collect()
}

fn log(inside: &str) -> Files {
    pack(format!("log 1 \"Salt\" {{\n    reference\n    {inside}\n    end\n}}\nlog 2 {{ reference; end }}\n"))
}

fn planet(inside: &str) -> Files {
    pack(format!(
        "planet shore \"Shore\" {{\n    lift-off log 1\n    evac log 2\n{inside}}}\nlog 1 {{ end }}\nlog 2 {{ end }}\n"
    ))
}

fn poi(rows: &str) -> Files {
    pack(format!(
        "poi P010 \"Crate\" {{ last-poi; action \"Pry\" check {{\n{rows}red -> danger A\n}} }}\nlog 1 {{ end }}\n"
    ))
}

/// A log with one text, and its translation.
fn translated(source: &str, translation: &str) -> Files {
    let content = format!("log 1 \"Salt\" {{ reference; \"{source}\"; end }}\n");
    let catalog = format!(
        "msgid \"\"\nmsgstr \"\"\n\"Language: it\\n\"\n\nmsgctxt \"log/1/narrative/1\"\nmsgid \"{source}\"\nmsgstr \"{translation}\"\n"
    );
    catalogued(content, catalog)
}

fn catalogued(content: String, catalog: String) -> Files {
    let manifest = format!("{MANIFEST}locales: [it]\n");
    let mut files = vec![("landfall.yaml".to_owned(), manifest), ("a.land".to_owned(), content)];
    files.push(("l10n/it.po".to_owned(), catalog));
    files
}

fn schema(yaml: String) -> Files {
    with(log("\"Salt.\""), "schemas/own.yaml", yaml)
}

fn sectors(n: usize) -> String {
    each(n, |at| {
        format!("    sector {at} \"Place\" {{ {}biomes rocky }}\n", if at == 1 { "lander; " } else { "" })
    })
}

pub static SHAPES: &[Shape] = &[
    // Text.
    shape("blank lines", |n| pack("\n".repeat(n))),
    shape("comments", |n| pack("// Salt.\n".repeat(n))),
    shape("notes", |n| pack("/// Salt.\n".repeat(n) + "log 1 { reference; end }\n")),
    shape("words in a line", |n| pack("salt ".repeat(n))),
    shape("semicolons", |n| pack(";".repeat(n))),
    shape("open braces", |n| pack("a {\n".repeat(n))),
    shape("closing braces", |n| pack("}\n".repeat(n))),
    shape("open brackets", |n| log(&"[".repeat(n))),
    shape("open parentheses", |n| log(&format!("-> if {}", "not (".repeat(n)))),
    shape("quotes", |n| pack("\"".repeat(n))),
    shape("open texts", |n| pack("log 1 \"Salt\n".repeat(n))),
    shape("escapes", |n| log(&format!("\"{}\"", "\\q".repeat(n)))),
    shape("stray marks", |n| log(&"= ".repeat(n))),
    shape("paragraphs", |n| log(&format!("\"\"\"{}\"\"\"", "Salt on the glass.\n\n".repeat(n)))),
    shape("texts that touch each other", |n| {
        pack(format!("log 1 {{ reference\n{}", "\"\"\"\n\"\"\"".repeat(n)))
    }),
    shape("a long word", |n| pack("a".repeat(n))),
    // Words.
    shape("unknown kinds", |n| pack("lgo 1 { reference }\n".repeat(n))),
    shape("unknown lines", |n| log(&"refrence\n".repeat(n))),
    shape("unknown verbs", |n| log(&"-> gian success 1\n".repeat(n))),
    shape("unknown words", |n| planet(&format!("    sector 1 {{ biomes {}rocky }}\n", "rcky, ".repeat(n)))),
    shape("unknown predicates", |n| log(&"-> if mrked(1.1) { end turn }\n".repeat(n))),
    shape("a long id", |n| pack(format!("log {} {{ reference; end }}\n", "1".repeat(n)))),
    shape("a long reference", |n| log(&format!("-> goto log {}", "1".repeat(n)))),
    shape("a long name", |n| pack(format!("planet {} {{ lift-off log 1 }}\n", "a".repeat(n)))),
    shape("long names with near twins", |n| {
        let name = |at: usize| format!("{}{at}", "a".repeat(n / 20));
        pack(
            each(20, |at| format!("planet {} {{ lift-off log 1 }}\n", name(at)))
                + &format!("log 1 {{ \"{{planet {}}}\"; end }}\n", name(99)),
        )
    }),
    // Ids and references.
    shape("logs", |n| pack(each(n, |at| format!("log {at} {{ reference; \"Salt.\"; end }}\n")))),
    shape("equal ids", |n| pack("log 1 { reference; \"Salt.\"; end }\n".repeat(n))),
    shape("pairs of equal ids", |n| {
        pack(each(n, |at| format!("log {} {{ reference; end }}\n", at.div_ceil(2))))
    }),
    shape("equal names", |n| pack("planet shore { lift-off log 1 }\n".repeat(n))),
    shape("extern ids", |n| pack(format!("extern log {}1\n", each(n, |at| format!("{}, ", at + 1))))),
    shape("broken references in a text", |n| log(&format!("\"{}\"", "{log 999999} ".repeat(n)))),
    shape("different broken references", |n| {
        log(&format!("\"{}\"", each(n, |at| format!("{{log {}}} ", at + 100_000))))
    }),
    shape("broken references in effects", |n| log(&"-> goto log 999999\n".repeat(n))),
    shape("broken references from logs that nobody reads", |n| {
        pack(each(n, |at| format!("log {at} {{ \"Salt.\"; -> goto log {} }}\n", at + 100_000)))
    }),
    shape("cards that nothing uses beside names that are almost theirs", |n| {
        pack(each(n, |at| {
            format!(
                "planet salt-{at:06} {{ lift-off log 1 }}\nlog {at} {{ \"{{planet salt-{at:06}x}}\"; -> goto log 1{at:06} }}\n"
            )
        }))
    }),
    shape("lines that are missing from logs that nobody reads", |n| {
        pack(each(n, |at| {
            format!(
                "log {at} {{ \"Salt.\"; end }}\npoi P{at:05} {{ last-poi; action \"Pry\" check {{ }} }}\n"
            )
        }))
    }),
    shape("boxes that are missing in logs that nobody reads", |n| {
        pack(each(n, |at| format!("log {at} {{ \"Salt.\"; -> mark {}.7 }}\n", at % n + 1)))
    }),
    shape("broken boxes", |n| log(&each(n, |at| format!("-> mark 1.{at}\n")))),
    shape("references to one log", |n| {
        pack(each(n, |at| format!("log {} {{ -> goto log 1 }}\n", at + 1)) + "log 1 { end }\n")
    }),
    shape("a chain of logs", |n| {
        pack(each(n, |at| format!("log {at} {{ \"Salt.\"; -> goto log {} }}\n", at % n + 1)))
    }),
    shape("choices", |n| {
        log(&format!("-> choose {{\n{}}}", each(n, |at| format!("\"Way {at}\" -> goto log 2\n"))))
    }),
    shape("boxes", |n| log(&each(n, |at| format!("box {at} \"Box {at}\"\n-> mark 1.{at}\n")))),
    shape("boxes that are read", |n| {
        log(&format!("box 1 \"a\"\n{}", "-> if marked(1.1) { end turn }\n".repeat(n)))
    }),
    shape("cards that replace each other", |n| {
        pack(each(n, |at| {
            format!("poi P{at:03} {{ last-poi; action \"Pry\" {{ -> replace P{:03} }} }}\n", at % n + 1)
        }))
    }),
    // Boards.
    shape("sectors", |n| planet(&sectors(n))),
    shape("equal sectors", |n| planet(&"    sector 1 { lander; biomes rocky }\n".repeat(n))),
    shape("a chain of sectors", |n| {
        // Two lines each: a card has a limit.
        let n = n / 2;
        planet(&(sectors(n) + &each(n - 1, |at| format!("    path {at} <-> {}\n", at + 1))))
    }),
    shape("equal paths", |n| planet(&(sectors(2) + &"    path 1 <-> 2\n".repeat(n)))),
    shape("paths between few sectors", |n| {
        planet(
            &(sectors(50) + &each(n, |at| format!("    path {} -> {}\n", at * 7 % 50 + 1, at * 11 % 50 + 1))),
        )
    }),
    shape("paths to nowhere", |n| {
        planet(&(sectors(2) + &each(n, |at| format!("    path 1 <-> {}\n", at + 2))))
    }),
    shape("missions of a planet", |n| planet(&("    mission M01\n".repeat(n) + &sectors(2)))),
    shape("cards in a sector", |n| {
        let cards = each(n, |at| format!("poi P{at:03} {{ last-poi }}\n"));
        let placed = each(n, |at| format!("    sector {at} {{ biomes rocky; poi P{at:03} }}\n"));
        let mut files = planet(&placed);
        files[1].1 += &cards;
        files
    }),
    // Dice.
    shape("rows", |n| poi(&"green [physical] -> goto log 1\n".repeat(n))),
    shape("alternatives", |n| poi(&format!("green [{}science] -> goto log 1\n", "physical / ".repeat(n)))),
    shape("terms", |n| poi(&format!("green [{}science] -> goto log 1\n", "physical + ".repeat(n)))),
    shape("different terms", |n| {
        poi(&format!("green [{}science] -> goto log 1\n", each(n, |at| format!("{at} physical / "))))
    }),
    shape("actions", |n| {
        pack(format!("poi P010 {{ last-poi\n{}}}\n", "action \"Pry\" { -> end turn }\n".repeat(n)))
    }),
    // Effects and conditions.
    shape("effects", |n| log(&"-> gain success 1\n".repeat(n))),
    shape("effects in a line", |n| log(&format!("-> {}end turn", "gain success 1, ".repeat(n)))),
    shape("a long condition", |n| {
        log(&format!("box 1 \"a\"\n-> if {}marked(1.1) {{ end turn }}", "marked(1.1) or ".repeat(n)))
    }),
    // What is allowed.
    shape("allow lines", |n| log(&"allow orphan\n".repeat(n))),
    shape("allow lines of unknown rules", |n| log(&each(n, |at| format!("allow nothing-{at}\n")))),
    shape("allow lines in many cards", |n| {
        pack(each(n, |at| format!("log {at} {{ allow orphan; \"Salt.\"; end }}\n")))
    }),
    shape("allowed by the manifest", |n| {
        with(
            vec![("a.land".to_owned(), "log 1 { reference; end }\n".to_owned())],
            "landfall.yaml",
            format!("{MANIFEST}allow:\n{}", "  - orphan\n".repeat(n)),
        )
    }),
    shape("locales of the manifest", |n| {
        with(
            vec![("a.land".to_owned(), "log 1 { reference; end }\n".to_owned())],
            "landfall.yaml",
            format!("{MANIFEST}locales:\n{}", "  - it\n".repeat(n)),
        )
    }),
    shape("ids of the manifest", |n| {
        let ids = each(n, |at| format!("    - {at}-{at}\n"));
        with(
            vec![("a.land".to_owned(), "log 1 { reference; end }\n".to_owned())],
            "landfall.yaml",
            format!("{MANIFEST}ids:\n  log:\n{ids}"),
        )
    }),
    // Schemas.
    shape("kinds of a pack", |n| {
        schema(format!(
            "kinds:\n{}",
            each(n, |at| format!("  tale{at}:\n    id: name\n    form: 'tale{at} {{id}}'\n"))
        ))
    }),
    shape("words of a pack", |n| {
        schema(format!("vocabularies:\n  moods:\n{}", each(n, |at| format!("    mood{at}: {{}}\n"))))
    }),
    shape("keys that are unknown", |n| schema(each(n, |at| format!("key{at}: 1\n")))),
    shape("YAML lists", |n| schema(format!("kinds: [{}]\n", "a, ".repeat(n)))),
    shape("templates", |n| {
        with(log("\"Salt.\""), "schemas/l10n/en.ftl", each(n, |at| format!("verb-x{at} = salt\n")))
    }),
    shape("equal templates", |n| {
        with(log("\"Salt.\""), "schemas/l10n/en.ftl", "verb-mark = tick { $box }\n".repeat(n))
    }),
    // Translations.
    shape("references in a translation", |n| translated(&"{log 1} ".repeat(n), &"{log 1} ".repeat(n))),
    shape("references lost in a translation", |n| translated(&"{log 1} ".repeat(n), &"{log 2} ".repeat(n))),
    shape("icons in a translation", |n| translated(&":vanguard: ".repeat(n), &":vanguard: ".repeat(n))),
    shape("icons lost in a translation", |n| translated(&":red: ".repeat(n), "Sale.")),
    shape("numbers in a translation", |n| translated(&"3 ".repeat(n), &"4 ".repeat(n))),
    shape("sentences of a translation", |n| {
        translated(&"Salt on glass. ".repeat(n), &"Sale sul vetro. ".repeat(n))
    }),
    shape("markup in a translation", |n| translated(&"*a* ".repeat(n), &"*b ".repeat(n))),
    shape("entries of a catalog", |n| {
        let entry =
            |at: usize| format!("msgctxt \"log/{at}/narrative/1\"\nmsgid \"Salt.\"\nmsgstr \"Sale.\"\n\n");
        catalogued(each(n, |at| format!("log {at} {{ reference; \"Salt.\"; end }}\n")), each(n, entry))
    }),
    shape("entries that are obsolete", |n| {
        catalogued(
            "log 1 { reference; end }\n".to_owned(),
            each(n, |at| format!("#~ msgctxt \"log/{at}\"\n#~ msgid \"Salt.\"\n#~ msgstr \"Sale.\"\n\n")),
        )
    }),
    shape("equal entries", |n| {
        catalogued(
            "log 1 { reference; end }\n".to_owned(),
            "msgctxt \"log/1\"\nmsgid \"Salt.\"\nmsgstr \"Sale.\"\n\n".repeat(n),
        )
    }),
    shape("lines of a catalog that are no lines", |n| {
        catalogued("log 1 { reference; end }\n".to_owned(), "salt\n".repeat(n))
    }),
    shape("lines of one entry", |n| {
        catalogued(
            "log 1 { reference; end }\n".to_owned(),
            format!("msgid \"\"\n{}msgstr \"\"\n", "\"Salt \"\n".repeat(n)),
        )
    }),
    shape("words of the game in a translation", |n| {
        translated(
            &"Take a Lead to the Sector. ".repeat(n),
            &format!("{}Settore.", "Prendi e vai. ".repeat(n)),
        )
    }),
    shape("half icons in a translation", |n| translated(&":red: ".repeat(n), &":red ".repeat(n))),
    shape("open braces in a translation", |n| translated("Salt.", &"{".repeat(n))),
    shape("open tags in a translation", |n| translated("Salt.", &"<a ".repeat(n))),
    shape("open placeholders in a translation", |n| translated("Salt.", &"%(".repeat(n))),
    shape("negations in a translation", |n| translated(&"Do not go. ".repeat(n), &"Vai. ".repeat(n))),
    shape("number words in a translation", |n| {
        translated(&"Take seven cards at eight o'clock. ".repeat(n), &"Prendi 20 carte. ".repeat(n))
    }),
    shape("different numbers in a translation", |n| {
        translated(&each(n, |at| format!("{} ", at + 10_000)), &each(n, |at| format!("{} ", at + 50_000)))
    }),
    shape("escapes in a translation", |n| translated("Salt.", &"\\t:red: ".repeat(n))),
    shape("lines of a translation", |n| translated("Salt.", &"{log 2}\"\n\"".repeat(n))),
    shape("entries that say nothing new", |n| {
        let entry =
            |at: usize| format!("msgctxt \"log/{at}/narrative/1\"\nmsgid \"Sand.\"\nmsgstr \"Sale.\"\n\n");
        catalogued(each(n, |at| format!("log {at} {{ reference; \"Salt.\"; end }}\n")), each(n, entry))
    }),
    // Rules and names.
    shape("names that are almost printed ones", |n| {
        pack(format!("extern injury {}exhaustd\n", each(n, |at| format!("exhauste{at:06}, "))))
    }),
    shape("names that are almost each other", |n| {
        pack(each(n, |at| format!("planet salt-{at:06} {{ lift-off log 1 }}\nextern planet salt-{at:06}x\n")))
    }),
    shape("rules of a pack", |n| {
        let rule = |at: usize| {
            format!(
                "  SH{at:05}:\n    name: rule-{at}\n    title: a rule\n    for: log\n    require: \"count(log) > 0\"\n    message: none\n"
            )
        };
        schema(format!("constraints:\n{}", each(n, rule)))
    }),
    shape("logs that a rule compares", |n| {
        with(
            pack(each(n, |at| format!("log {at} {{ reference; \"Salt.\"; end }}\n"))),
            "schemas/own.yaml",
            "constraints:\n  SH01:\n    name: all-pairs\n    title: pairs\n    for: log\n    require: \"count(log where title != \\\"x\\\") > 0\"\n    message: none\n".to_owned(),
        )
    }),
    shape("kinds that are unknown beside many of a pack", |n| {
        let kinds = each(n, |at| format!("  tale{at}:\n    id: name\n    form: 'tale{at} {{id}}'\n"));
        with(pack("tael 1 { }\n".repeat(n)), "schemas/own.yaml", format!("kinds:\n{kinds}"))
    }),
    shape("words that are unknown beside many of a pack", |n| {
        let words = each(n, |at| format!("    salt{at}: {{}}\n"));
        with(
            planet(&format!("    sector 1 {{ biomes {}rocky }}\n", "slat, ".repeat(n))),
            "schemas/own.yaml",
            format!("vocabularies:\n  biomes:\n{words}"),
        )
    }),
    shape("cards full of rows", |n| {
        let rows = |many: usize| "green [physical] -> goto log 1\n".repeat(many);
        let card = |at: usize, many: usize| {
            format!(
                "poi P{at:05} \"Crate\" {{ last-poi; action \"Pry\" check {{\n{}red -> danger A\n}} }}\n",
                rows(many)
            )
        };
        let mut text = each(n / 1_900, |at| card(at, 1_900));
        text.push_str(&card(0, n % 1_900));
        pack(text + "log 1 { end }\n")
    }),
    shape("boards full of paths", |n| {
        let board = |at: usize, many: usize| {
            let paths = each(many, |at| format!("    path {} -> {}\n", at * 7 % 90 + 1, at * 11 % 90 + 1));
            format!("planet shore-{at} {{\n    lift-off log 1\n    evac log 1\n{}{paths}}}\n", sectors(90))
        };
        pack(each(n / 900, |at| board(at, 900)) + &board(0, n % 900) + "log 1 { end }\n")
    }),
    // Files.
    shape("files", |n| {
        (1..=n).fold(pack(String::new()), |files, at| {
            with(files, &format!("f{at}.land"), format!("log {at} {{ reference; end }}\n"))
        })
    }),
    shape("other games", |n| {
        let mut text = "game caverns\n".to_owned();
        (0..n).for_each(|at| text.push_str(&format!("cavern C{at:02} {{ }}\n")));
        vec![("a.land".to_owned(), text)]
    }),
];
