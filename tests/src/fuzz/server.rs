//! What an editor sends.

use landfall_ide::Server;
use landfall_project::{Options, Session};
use serde_json::{Value, json};

use super::text;

const LOG: &str = "log 1010 \"Inside\" {\n    \"Dust, and {log 1011}.\"\n    box 1 \"opened\"\n    -> mark 1010.1, goto log 1011\n}\n\
    log 1011 { reference; end }\n";

/// One message on each line, after a pack has been opened. Every answer is JSON, and each request gets one.
pub(super) fn server(bytes: &[u8]) {
    let opener = |_: &[String]| Ok(Session::of_files(Vec::new(), &Options::default()));
    let mut server = Server::new(Box::new(opener));
    let folders = json!([{ "uri": "mem:/pack", "name": "pack" }]);
    let initialize =
        json!({ "processId": null, "rootUri": null, "capabilities": {}, "workspaceFolders": folders });
    send(
        &mut server,
        &json!({ "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": initialize }).to_string(),
    );
    let files = json!([
        { "uri": "mem:/pack/landfall.yaml", "text": "name: shore\nversion: 0.1.0\ngame: vanguard\n" },
        { "uri": "mem:/pack/a.land", "text": LOG },
    ]);
    let given = json!({ "jsonrpc": "2.0", "method": "landfall/files", "params": { "files": files } });
    send(&mut server, &given.to_string());
    for line in text(bytes).lines().take(30) {
        send(&mut server, line);
    }
    for _ in 0..3 {
        server.idle().iter().for_each(|answer| assert_json(answer));
    }
}

fn send(server: &mut Server, message: &str) {
    let answers = server.receive(message);
    answers.iter().for_each(|answer| assert_json(answer));
    let asked = serde_json::from_str::<Value>(message).ok();
    let is_request = asked.is_some_and(|asked| asked["method"].is_string() && asked.get("id").is_some());
    assert!(!is_request || !answers.is_empty(), "a request without an answer: {message}");
}

fn assert_json(answer: &str) {
    serde_json::from_str::<Value>(answer).unwrap_or_else(|error| panic!("{error}: {answer}"));
}
