//! How long the language server takes, from an edit to its reports and from a question to its answer, in packs of 105,
//! 2,400 and 20,000 assets. Everything goes through the door that editors use, as JSON.
//!
//! Wall time is what a person feels, on a machine that has nothing else to do. CPU time is that of all threads
//! together and says what the work costs, whatever else runs.
//!
//! `just bench-ide`

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

#[allow(dead_code)] // The other benchmark has a logbook, too.
#[path = "../bench_checks/corpus.rs"]
mod corpus;

use std::time::{Duration, Instant};

use landfall_ide::Server;
use landfall_project::{Options, Session};
use landfall_tests::{Files, pack, repository};
use serde_json::{Value, json};

const RUNS: usize = 15;
const FILE: &str = "poi/shelf.land";

fn main() {
    println!("| assets | what | best ms | median ms | CPU ms | aim ms |\n|--:|---|--:|--:|--:|--:|");
    measure(pack(&repository().join("content/glasswake")), FILE, 10, None);
    let with_manifest = |mut files: Files| {
        files.push(("landfall.yaml".to_owned(), "name: large\nversion: 0.1.0\ngame: vanguard\n".to_owned()));
        files
    };
    let file = format!("3/glasswake/{FILE}");
    measure(with_manifest(corpus::boards(2_000)), &file, 50, Some(450));
    measure(with_manifest(corpus::boards(20_000)), &file, 120, Some(450));
}

/// `first`: until text, words and references are reported; `all`: until everything is, where that is another step.
fn measure(files: Files, file: &str, first: u64, all: Option<u64>) {
    let mut client = Client::open(&files, file);
    let text = &files.iter().find(|(path, _)| path == file).unwrap().1;
    let at = text.find("goto log 1903").unwrap() + "goto log ".len();
    let place = position(text, at);
    let size = client.assets;

    let (mut firsts, mut alls) = (Vec::new(), Vec::new());
    for run in 0..RUNS * 2 {
        let digit = if run % 2 == 0 { "8" } else { "9" };
        let (first, all) = client.edit(text, at + 1, digit);
        firsts.push(first);
        alls.push(all);
    }
    print(size, "edit to first reports", firsts, first);
    if let Some(aim) = all {
        print(size, "edit to all reports", alls, aim);
    }
    for (method, aim) in [
        ("textDocument/definition", 10),
        ("textDocument/hover", 10),
        ("textDocument/references", 10),
        ("textDocument/completion", 20),
        ("textDocument/codeLens", 20),
    ] {
        let times = (0..RUNS).map(|_| client.ask(method, &place)).collect();
        print(size, method.split('/').next_back().unwrap(), times, aim);
    }
}

/// Wall time and CPU time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Time {
    wall: Duration,
    cpu: Duration,
}

struct Watch {
    start: Instant,
    cpu: Duration,
}

impl Watch {
    fn start() -> Self {
        Self { cpu: cpu(), start: Instant::now() }
    }

    fn time(&self) -> Time {
        Time { wall: self.start.elapsed(), cpu: cpu().saturating_sub(self.cpu) }
    }
}

/// What all threads of this program have used so far, as Linux counts it.
fn cpu() -> Duration {
    let tasks = std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let stats = tasks.filter_map(|task| std::fs::read_to_string(task.path().join("schedstat")).ok());
    stats.filter_map(|text| text.split(' ').next()?.parse().ok()).map(Duration::from_nanos).sum()
}

fn print(assets: usize, what: &str, mut times: Vec<Time>, aim: u64) {
    times.sort();
    let ms = |time: Duration| format!("{:.1}", time.as_secs_f64() * 1000.0);
    let cpu = times.iter().map(|time| time.cpu).sum::<Duration>() / times.len() as u32;
    let (best, median) = (times[0].wall, times[times.len() / 2].wall);
    println!("| {assets} | {what} | {} | {} | {} | {aim} |", ms(best), ms(median), ms(cpu));
}

fn position(text: &str, offset: usize) -> Value {
    let start = text[..offset].rfind('\n').map_or(0, |newline| newline + 1);
    json!({ "line": text[..offset].matches('\n').count(), "character": offset - start })
}

struct Client {
    server: Server,
    uri: String,
    assets: usize,
}

impl Client {
    fn open(files: &Files, file: &str) -> Self {
        let server = Server::new(Box::new(|_| Ok(Session::of_files(Vec::new(), &Options::default()))));
        let mut client = Self { server, uri: format!("mem:/pack/{file}"), assets: 0 };
        let folders = json!([{ "uri": "mem:/pack", "name": "pack" }]);
        let capabilities = json!({ "general": { "positionEncodings": ["utf-8"] } });
        client.send(&json!({
            "jsonrpc": "2.0", "id": 0, "method": "initialize",
            "params": { "processId": null, "rootUri": null, "capabilities": capabilities, "workspaceFolders": folders },
        }));
        let given: Vec<Value> = files
            .iter()
            .map(|(path, text)| json!({ "uri": format!("mem:/pack/{path}"), "text": text }))
            .collect();
        client.notify("landfall/files", json!({ "files": given }));
        let text = &files.iter().find(|(path, _)| path == file).unwrap().1;
        let document = json!({ "uri": client.uri, "languageId": "land", "version": 1, "text": text });
        client.notify("textDocument/didOpen", json!({ "textDocument": document }));
        client.rest();
        client.assets = {
            let files: Vec<(String, String)> = files.clone();
            landfall_project::compile_files(files, &Options { only_catalogs: true, ..Options::default() })
                .summary
                .assets
        };
        client
    }

    fn send(&mut self, message: &Value) -> Vec<String> {
        self.server.receive(&message.to_string())
    }

    fn notify(&mut self, method: &str, params: Value) -> Vec<String> {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }))
    }

    fn rest(&mut self) {
        while self.server.is_busy() {
            self.server.idle();
        }
    }

    /// Types one letter over another; the time until the first reports are sent, and until nothing is left to do.
    fn edit(&mut self, text: &str, at: usize, letter: &str) -> (Time, Time) {
        let range = json!({ "start": position(text, at), "end": position(text, at + 1) });
        let change = json!({
            "textDocument": { "uri": self.uri, "version": 2 },
            "contentChanges": [{ "range": range, "text": letter }],
        });
        let watch = Watch::start();
        self.notify("textDocument/didChange", change);
        let sent = self.server.idle();
        let first = watch.time();
        assert_eq!(sent.len(), 1, "the report comes or goes: {sent:?}");
        self.rest();
        (first, watch.time())
    }

    fn ask(&mut self, method: &str, position: &Value) -> Time {
        let message = json!({
            "jsonrpc": "2.0", "id": 1, "method": method,
            "params": {
                "textDocument": { "uri": self.uri }, "position": position,
                "context": { "includeDeclaration": true, "triggerKind": 1 },
            },
        });
        let watch = Watch::start();
        let answers = self.send(&message);
        let time = watch.time();
        assert!(
            answers[0].contains("\"result\":") && !answers[0].contains("\"result\":null"),
            "{method}: {}",
            answers[0]
        );
        time
    }
}
