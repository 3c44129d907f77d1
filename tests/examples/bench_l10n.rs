//! `landfall l10n check` of 100,000 translated messages against `msgfmt --check` of the same file.
//!
//! `just bench-l10n`
//!
//! The whole command is measured: it reads the pack and the catalog, pairs them and asks every question, while
//! `msgfmt` reads the catalog alone and looks for broken lines. Stories and their translations are those of
//! `content/glasswake`, made different by a page number; rules, titles, boxes and choices stand beside them.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use landfall_diagnostics::{FileId, Reports};
use landfall_project::l10n::csv;
use landfall_project::l10n::po;
use landfall_tests::{Sandbox, repository};

const LOGS: usize = 20_000;
const RUNS: usize = 5;

fn main() {
    let sandbox = Sandbox::new();
    let table = write_pack(&sandbox);
    let ran = |arguments: &[&str]| {
        let said = sandbox.run(arguments);
        assert_eq!(said.code, Some(0), "{said}");
        said
    };
    // A real catalog, with all that it tells translators, filled in the way a spreadsheet would be.
    ran(&["l10n", "update", "it", "--pack", "pack"]);
    sandbox.write("it.csv", table);
    ran(&["l10n", "import", "it", "it.csv", "--pack", "pack"]);
    let said = ran(&["l10n", "check", "pack", "--deny", "warnings"]);
    assert!(said.stderr.contains("checked 100000 messages") && said.stderr.contains("no reports"), "{said}");
    let size = sandbox.read("pack/l10n/it.po").len() as f64 / 1e6;
    println!("100,000 messages, a catalog of {size:.1} MB, {} threads", threads());

    let ours = || run(sandbox.command("", &["l10n", "check", "pack"]));
    let theirs = || {
        let mut command = Command::new("msgfmt");
        command.args(["--check", "-o", "/dev/null", "pack/l10n/it.po"]).current_dir(sandbox.path(""));
        run(command)
    };
    println!("{:>4} {:>20} {:>20}", "run", "landfall l10n check", "msgfmt --check");
    let mut best = [Duration::MAX; 2];
    // One after the other, so that whatever else the machine does befalls both.
    for number in 1..=RUNS {
        let times = [ours(), theirs()];
        println!("{number:>4} {:>20.2?} {:>20.2?}", times[0], times[1]);
        best = [best[0].min(times[0]), best[1].min(times[1])];
    }
    println!("{:>4} {:>20.2?} {:>20.2?}", "best", best[0], best[1]);
    println!("{:.2} times as fast as msgfmt", best[1].as_secs_f64() / best[0].as_secs_f64());
}

fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

fn run(mut command: Command) -> Duration {
    let start = Instant::now();
    let Output { status, stderr, .. } = command.stdin(Stdio::null()).output().unwrap();
    let time = start.elapsed();
    assert!(status.success(), "{}", String::from_utf8_lossy(&stderr));
    time
}

/// Five messages for each log, and their translations as a table.
fn write_pack(sandbox: &Sandbox) -> String {
    let glasswake = std::fs::read_to_string(repository().join("content/glasswake/l10n/it.po")).unwrap();
    let catalog = po::read(FileId(0), &glasswake, &mut Reports::default());
    let stories: Vec<(&str, &str)> = catalog
        .entries
        .iter()
        .filter(|entry| entry.key().contains("/narrative/") && !entry.id.value.contains(['{', '"']))
        .map(|entry| (&*entry.id.value, &*entry.text.value))
        .collect();
    sandbox.write("pack/landfall.yaml", "name: bench\nversion: 0.1.0\ngame: vanguard\nlocales: [en, it]\n");
    let mut table = String::new();
    csv::row(&mut table, ["key", "translation"]);
    let numbers: Vec<usize> = (1..=LOGS).collect();
    for (file, numbers) in numbers.chunks(200).enumerate() {
        let mut land = String::new();
        for number in numbers {
            let next = number % LOGS + 1;
            let (story, translation) = stories[number % stories.len()];
            land.push_str(&format!(
                "log {number} \"Page {number} of salt\" {{\n    reference\n    \"\"\"\n{story} Page {number}.\n    \"\"\"\n    \
                 rules \"Spend :red: and 2 dice to read {{log {next}}}. You may not rest here.\"\n    \
                 box 1 \"Seen {number} times\"\n    \
                 choice \"Go on to the Sector marked {next}\" -> goto log {next}\n}}\n"
            ));
            let translated = [
                ("title", format!("Pagina {number} di sale")),
                ("narrative/1", format!("{translation} Pagina {number}.")),
                (
                    "rules/1",
                    format!("Spendi :red: e 2 dadi per leggere {{log {next}}}. Qui non puoi riposare."),
                ),
                ("box/1/label", format!("Visto {number} volte")),
                ("choice/1/label", format!("Prosegui verso il Settore contrassegnato {next}")),
            ];
            for (key, text) in translated {
                csv::row(&mut table, [&format!("log/{number}/{key}"), &text]);
            }
        }
        sandbox.write(&format!("pack/logs/{file:03}.land"), land);
    }
    table
}
