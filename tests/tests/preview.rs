//! `landfall preview` as a browser, another site and another editor meet it.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use landfall_tests::{Sandbox, landfall};
use serde_json::Value;

struct Preview {
    program: Child,
    host: String,
    token: String,
    pack: PathBuf,
}

impl Preview {
    fn of(sandbox: &Sandbox) -> Self {
        sandbox.write("page.html", "<title>Studio</title>");
        sandbox.write("demo/landfall.yaml", "name: demo\nversion: 1.0.0\ngame: vanguard\n");
        sandbox.write("demo/logs.land", "log 1 { reference; \"One.\" }\n");
        let mut program = Command::new(landfall())
            .args(["preview", "demo", "--page", "page.html"])
            .current_dir(sandbox.path(""))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut address = String::new();
        BufReader::new(program.stdout.take().unwrap()).read_line(&mut address).unwrap();
        let address = address.trim().strip_prefix("http://").unwrap();
        let (host, token) = address.split_once("/#preview=").unwrap();
        let (host, token) = (host.to_owned(), token.to_owned());
        Self { program, host, token, pack: sandbox.path("demo") }
    }

    /// Status and body of an answer, and what stands in its head.
    fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> (u16, String, String) {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        let mut request = format!("{method} {path} HTTP/1.1\r\nContent-Length: {}\r\n", body.len());
        if !headers.iter().any(|(name, _)| *name == "Host") {
            request.push_str(&format!("Host: {}\r\n", self.host));
        }
        for (name, value) in headers {
            request.push_str(&format!("{name}: {value}\r\n"));
        }
        stream.write_all(format!("{request}\r\n{body}").as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned(), head.to_owned())
    }

    fn with_key(&self, method: &str, path: &str, version: &str, body: &str) -> (u16, String) {
        let headers = [("X-Landfall-Token", self.token.as_str()), ("If-Match", version)];
        let (status, body, _) = self.ask(method, path, &headers, body);
        (status, body)
    }

    fn version(&self, path: &str) -> String {
        let (_, body) = self.with_key("GET", "/files", "", "");
        let listed: Value = serde_json::from_str(&body).unwrap();
        let file = listed["files"].as_array().unwrap().iter().find(|file| file["path"] == path).unwrap();
        file["version"].as_str().unwrap().to_owned()
    }

    fn text(&self, path: &str) -> String {
        std::fs::read_to_string(self.pack.join(path)).unwrap()
    }
}

impl Drop for Preview {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

#[test]
fn the_page_is_for_everyone_here_and_the_files_for_who_has_the_key() {
    let sandbox = Sandbox::new();
    let preview = Preview::of(&sandbox);
    let (status, body, head) = preview.ask("GET", "/", &[], "");
    assert_eq!((status, body.as_str()), (200, "<title>Studio</title>"));
    assert!(head.contains("X-Frame-Options: DENY"), "{head}");
    assert_eq!(preview.ask("GET", "/files", &[], "").0, 403);
    assert_eq!(preview.ask("GET", "/files", &[("X-Landfall-Token", "0")], "").0, 403);
    assert_eq!(preview.ask("GET", "/events?token=0", &[], "").0, 403);
    assert_eq!(preview.ask("GET", "/etc/passwd", &[], "").0, 404);
    // A site that makes its own name lead to this machine is refused, key or not.
    let rebound = [("Host", "evil.example"), ("X-Landfall-Token", preview.token.as_str())];
    assert_eq!(preview.ask("GET", "/files", &rebound, "").0, 403);
    assert_eq!(preview.ask("GET", "/", &rebound, "").0, 403);
    let (status, body) = preview.with_key("GET", "/files", "", "");
    assert_eq!(status, 200);
    let listed: Value = serde_json::from_str(&body).unwrap();
    let paths: Vec<&str> =
        listed["files"].as_array().unwrap().iter().map(|file| file["path"].as_str().unwrap()).collect();
    assert_eq!((listed["name"].as_str(), paths), (Some("demo"), vec!["landfall.yaml", "logs.land"]));
}

#[test]
fn a_file_is_written_over_the_version_that_was_read_and_no_other() {
    let sandbox = Sandbox::new();
    let preview = Preview::of(&sandbox);
    let read = preview.version("logs.land");
    let (status, written) = preview.with_key("PUT", "/files/logs.land", &read, "log 2 {}\n");
    assert_eq!((status, preview.text("logs.land").as_str()), (200, "log 2 {}\n"));
    assert_eq!(written, preview.version("logs.land"), "the next write needs no other look");
    // Somebody else was faster.
    sandbox.write("demo/logs.land", "log 3 {}\n");
    let (status, why) = preview.with_key("PUT", "/files/logs.land", &written, "log 4 {}\n");
    assert_eq!(status, 412);
    assert!(why.starts_with("logs.land was changed by another program"), "{why}");
    assert_eq!(preview.with_key("DELETE", "/files/logs.land", &written, "").0, 412);
    assert_eq!(preview.text("logs.land"), "log 3 {}\n");
    // A new file is written where there is none.
    assert_eq!(preview.with_key("PUT", "/files/a%20b.land", "none", "log 5 {}\n").0, 200);
    assert_eq!(preview.text("a b.land"), "log 5 {}\n");
    assert_eq!(preview.with_key("PUT", "/files/a%20b.land", "none", "").0, 412);
    let now = preview.version("a b.land");
    assert_eq!(preview.with_key("DELETE", "/files/a%20b.land", &now, "").0, 200);
    assert!(!preview.pack.join("a b.land").exists());
    // A game that was played is a file of the pack, too.
    let (status, written) = preview.with_key("PUT", "/files/tests/one.play", "none", "play demo\n");
    assert_eq!((status, written), (200, preview.version("tests/one.play")));
    // One that is no text is left out, and costs no other.
    sandbox.write("demo/tests/two.play", [0xff, 0xfe]);
    assert!(preview.version("tests/one.play").ends_with("-10"));
}

#[test]
fn nothing_outside_the_pack_is_touched() {
    let sandbox = Sandbox::new();
    let preview = Preview::of(&sandbox);
    sandbox.write("outside.land", "as it was\n");
    std::os::unix::fs::symlink("../outside.land", preview.pack.join("link.land")).unwrap();
    std::os::unix::fs::symlink("..", preview.pack.join("up")).unwrap();
    for path in
        ["/files/../outside.land", "/files/%2e%2e/outside.land", "/files//etc/x.land", "/files/run.sh"]
    {
        assert_eq!(preview.with_key("PUT", path, "none", "gone").0, 400, "{path}");
    }
    for path in ["/files/link.land", "/files/up/outside.land", "/files/up/new.land"] {
        for version in ["none", &preview.version("logs.land")] {
            assert_ne!(preview.with_key("PUT", path, version, "gone").0, 200, "{path}");
            assert_ne!(preview.with_key("DELETE", path, version, "").0, 200, "{path}");
        }
    }
    assert_eq!(std::fs::read_to_string(sandbox.path("outside.land")).unwrap(), "as it was\n");
    assert!(!sandbox.path("new.land").exists());
}

#[test]
fn pictures_icons_and_fonts_are_listed_and_read_and_nothing_else_is() {
    let sandbox = Sandbox::new();
    let preview = Preview::of(&sandbox);
    sandbox.write("demo/art/1.svg", "<svg/>").write("demo/icons/moss.svg", "<svg/>");
    sandbox
        .write("demo/fonts/moss.ttf", "font")
        .write("demo/art/notes.sh", "no")
        .write("demo/art/deep/2.svg", "no");
    sandbox.write("outside.svg", "outside");
    std::os::unix::fs::symlink("../../outside.svg", preview.pack.join("art/3.svg")).unwrap();
    let extras = || {
        let (_, body) = preview.with_key("GET", "/files", "", "");
        let listed: Value = serde_json::from_str(&body).unwrap();
        let extra = |extra: &Value| {
            (extra["path"].as_str().unwrap().to_owned(), extra["version"].as_str().unwrap().to_owned())
        };
        listed["extras"].as_array().unwrap().iter().map(extra).collect::<Vec<_>>()
    };
    let first = extras();
    let paths: Vec<&str> = first.iter().map(|(path, _)| path.as_str()).collect();
    assert_eq!(paths, ["art/1.svg", "fonts/moss.ttf", "icons/moss.svg"]);
    assert_eq!(preview.with_key("GET", "/files/art/1.svg", "", ""), (200, "<svg/>".to_owned()));
    assert_eq!(preview.ask("GET", "/files/art/1.svg", &[], "").0, 403, "without the key");
    for path in ["art/notes.sh", "art/3.svg", "art/deep/2.svg", "logs.land", "art/9.svg"] {
        assert_eq!(preview.with_key("GET", &format!("/files/{path}"), "", "").0, 404, "{path}");
    }
    assert_eq!(preview.with_key("GET", "/files/art/../landfall.yaml", "", "").0, 400);
    for method in ["PUT", "DELETE"] {
        assert_eq!(preview.with_key(method, "/files/art/1.svg", &first[0].1, "<svg></svg>").0, 400);
    }
    assert_eq!(sandbox.read_text("demo/art/1.svg"), "<svg/>");
    sandbox.write("demo/art/1.svg", "<svg>other</svg>");
    assert_ne!(extras()[0].1, first[0].1, "another picture is another version");
}

#[test]
fn what_cannot_be_served_is_refused_at_once() {
    let sandbox = Sandbox::new();
    sandbox.write("page.html", "");
    for (arguments, why) in [
        (["preview", "--page", "page.html"].as_slice(), "no pack was found here"),
        (&["preview", "nowhere", "--page", "page.html"], "nowhere"),
        (&["preview", "--page", "none.html"], "none.html"),
        (&["preview"], "this program was built without Studio"),
    ] {
        let said = sandbox.run(arguments);
        assert_eq!(said.code, Some(2), "{said}");
        assert!(said.stderr.contains(why), "{said}");
    }
}
