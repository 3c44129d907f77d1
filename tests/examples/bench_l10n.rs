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
    if let Some(folder) = std::env::args().nth(1) {
        // For a profiler.
        keep(&sandbox, &folder);
        return;
    }
    println!("{:>4} {:>26} {:>26}", "", "landfall l10n check", "msgfmt --check");
    println!("{:>4} {:>12} {:>13} {:>12} {:>13}", "run", "wall", "CPU", "wall", "CPU");
    let mut best = [Time { wall: Duration::MAX, cpu: Duration::MAX }; 2];
    // One after the other, so that whatever else the machine does befalls both.
    for number in 1..=RUNS {
        let times = [ours(), theirs()];
        print(&number.to_string(), times);
        for (best, time) in best.iter_mut().zip(times) {
            *best = Time { wall: best.wall.min(time.wall), cpu: best.cpu.min(time.cpu) };
        }
    }
    print("best", best);
    let ratio = |time: fn(&Time) -> Duration| time(&best[1]).as_secs_f64() / time(&best[0]).as_secs_f64();
    println!(
        "{:.2} times as fast as msgfmt by wall time, {:.2} times by CPU time",
        ratio(|time| time.wall),
        ratio(|time| time.cpu)
    );
}

#[derive(Clone, Copy)]
struct Time {
    wall: Duration,
    cpu: Duration,
}

fn print(name: &str, [ours, theirs]: [Time; 2]) {
    println!(
        "{name:>4} {:>12.2?} {:>13.2?} {:>12.2?} {:>13.2?}",
        ours.wall, ours.cpu, theirs.wall, theirs.cpu
    );
}

fn keep(sandbox: &Sandbox, folder: &str) {
    let status = Command::new("cp").arg("-r").arg(sandbox.path("pack")).arg(folder).status().unwrap();
    assert!(status.success(), "{folder} cannot be written");
}

/// What finished programs of this one have used so far, as Linux counts it: in hundredths of a second.
fn cpu_of_children() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let fields = stat.rsplit_once(')').unwrap().1.split_whitespace().skip(13).take(2);
    Duration::from_millis(fields.map(|ticks| ticks.parse::<u64>().unwrap() * 10).sum())
}

fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

fn run(mut command: Command) -> Time {
    let (start, before) = (Instant::now(), cpu_of_children());
    let Output { status, stderr, .. } = command.stdin(Stdio::null()).output().unwrap();
    let time = Time { wall: start.elapsed(), cpu: cpu_of_children() - before };
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
