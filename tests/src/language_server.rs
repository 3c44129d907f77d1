//! `landfall lsp` as an editor starts it: a process with two pipes.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

use crate::landfall;

pub struct LanguageServer {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    next: i64,
    /// The reports that were sent last, by address.
    pub shown: BTreeMap<String, Vec<Value>>,
    /// How many lists of reports were sent.
    pub lists: usize,
}

impl LanguageServer {
    /// Opens these folders.
    pub fn open(folders: &[&Path]) -> Self {
        let mut child =
            Command::new(landfall()).arg("lsp").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().unwrap());
        let mut server = Self { child, input, output, next: 0, shown: BTreeMap::new(), lists: 0 };
        let folders: Vec<Value> =
            folders.iter().map(|folder| json!({ "uri": uri(folder), "name": "folder" })).collect();
        let params =
            json!({ "processId": null, "rootUri": null, "capabilities": {}, "workspaceFolders": folders });
        server.ask("initialize", params);
        server
    }

    pub fn send_raw(&mut self, bytes: &[u8]) {
        self.input.as_mut().unwrap().write_all(bytes).unwrap();
    }

    pub fn send(&mut self, message: &Value) {
        let text = message.to_string();
        self.send_raw(format!("Content-Length: {}\r\n\r\n{text}", text.len()).as_bytes());
    }

    pub fn notify(&mut self, method: &str, params: Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    pub fn open_text(&mut self, file: &Path, text: &str) {
        let document = json!({ "uri": uri(file), "languageId": "land", "version": 1, "text": text });
        self.notify("textDocument/didOpen", json!({ "textDocument": document }));
    }

    /// The whole answer, error or not.
    pub fn ask(&mut self, method: &str, params: Value) -> Value {
        self.next += 1;
        let id = self.next;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        loop {
            let message = self.read();
            if message["id"] == id {
                return message;
            }
        }
    }

    /// One message; reports are kept.
    pub fn read(&mut self) -> Value {
        let mut length = 0;
        loop {
            let mut line = String::new();
            assert_ne!(self.output.read_line(&mut line).unwrap(), 0, "the server is gone");
            match line.trim().split_once(": ") {
                Some((_, value)) => length = value.parse().unwrap(),
                None => break,
            }
        }
        let mut body = vec![0; length];
        self.output.read_exact(&mut body).unwrap();
        let message: Value = serde_json::from_slice(&body).unwrap();
        if message["method"] == "textDocument/publishDiagnostics" {
            let reports = message["params"]["diagnostics"].as_array().unwrap().clone();
            self.shown.insert(message["params"]["uri"].as_str().unwrap().to_owned(), reports);
            self.lists += 1;
        }
        message
    }

    /// Reads until a file has these reports, by code. Hangs if it never has, as an editor would.
    pub fn wait_for(&mut self, file: &Path, codes: &[&str]) {
        let uri = uri(file);
        loop {
            let shown = self.shown.get(&uri).map_or(&[][..], Vec::as_slice);
            if shown.iter().map(|report| report["code"].as_str().unwrap()).eq(codes.iter().copied()) {
                return;
            }
            self.read();
        }
    }

    /// What the process holds in memory, in kB.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }

    /// Says goodbye as the protocol wants it; whether the server went in peace.
    pub fn finish(mut self) -> bool {
        self.ask("shutdown", Value::Null);
        self.notify("exit", Value::Null);
        drop(self.input.take());
        self.child.wait().unwrap().success()
    }
}

impl Drop for LanguageServer {
    fn drop(&mut self) {
        // A test that failed leaves no process behind. One that is gone already is no trouble.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// As editors write the address of a file.
pub fn uri(path: &Path) -> String {
    format!("file://{}", path.display().to_string().replace(' ', "%20"))
}
