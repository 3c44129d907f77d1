//! `landfall preview`: Studio in a browser, on the files of a folder.

mod http;

use std::hash::{BuildHasher, DefaultHasher, Hash, Hasher, RandomState};
use std::io::{self, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;

use clap::Args;
use landfall_project::{PackTexts, Trouble, delete_inside, pack_texts, read_file, stamp, write_inside};
use serde_json::json;

use crate::args::PackArguments;
use crate::{Outcome, out};
use http::{Answer, Request, decoded};

/// Open a pack in Landfall Studio, in a browser
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall preview demo      prints the address to open; Ctrl-C ends it

Only programs on this machine can reach it, with the address that is printed: it holds a new key each time.
A file that another editor has changed is never overwritten.")]
pub struct Arguments {
    /// The pack (default: the one around the current folder)
    #[arg(value_name = "PATH")]
    folder: Option<PathBuf>,

    #[command(flatten)]
    pack: PackArguments,

    /// The port to listen on (default: any that is free)
    #[arg(long, value_name = "PORT", default_value_t = 0)]
    port: u16,

    /// The page to serve, a `studio.html`, instead of the one inside the program
    #[arg(long, value_name = "FILE")]
    page: Option<PathBuf>,
}

/// Studio as one file, in a program that was built with it.
#[cfg(feature = "studio")]
const STUDIO: Option<&[u8]> = Some(include_bytes!(env!("LANDFALL_STUDIO")));
#[cfg(not(feature = "studio"))]
const STUDIO: Option<&[u8]> = None;

/// Between two looks at the disk.
const PAUSE: Duration = Duration::from_millis(300);

/// A browser that says nothing for this long is not waited for.
const PATIENCE: Duration = Duration::from_secs(10);

struct Served {
    page: Vec<u8>,
    packs: Vec<PathBuf>,
    port: u16,
    token: String,
    /// One write at a time: looking at the version and writing are one step.
    writing: Mutex<()>,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let page = match &arguments.page {
        Some(file) => read_file(file).map_err(|error| Trouble::path(file, &error))?,
        None => STUDIO.map(<[u8]>::to_vec).ok_or_else(|| {
            Trouble::new(
                "this program was built without Studio: name a page with `--page studio.html`, or build it with `--features studio`",
            )
        })?,
    };
    let packs: Vec<PathBuf> = arguments.folder.iter().cloned().chain(arguments.pack.paths()).collect();
    // A pack that is not there is a mistake in the call.
    let name = pack_texts(&packs)?.name;
    let failed =
        |error: io::Error| Trouble::new(format!("cannot listen on port {}: {error}", arguments.port));
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, arguments.port)).map_err(failed)?;
    let port = listener.local_addr().map_err(failed)?.port();
    let served = Served { page, packs, port, token: token(), writing: Mutex::new(()) };
    out::print(&format!("http://127.0.0.1:{port}/#preview={}\n", served.token))?;
    out::say(&format!("{name} is open at this address until Ctrl-C\n"));
    std::thread::scope(|scope| {
        for stream in listener.incoming().flatten() {
            let served = &served;
            // A browser that goes away in the middle of an answer is no trouble of ours.
            scope.spawn(move || drop(served.connection(stream)));
        }
    });
    Ok(Outcome::Fine)
}

/// 128 bits that no other page can guess: the keys of a hash table, which the system makes at random.
fn token() -> String {
    let half = |n: u64| RandomState::new().hash_one(n);
    format!("{:016x}{:016x}", half(1), half(2))
}

impl Served {
    fn connection(&self, mut stream: TcpStream) -> io::Result<()> {
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let request = Request::read(&stream)?;
        // Another site may make a name of its own lead to this machine, but its pages then ask for that name.
        if !self.is_our_host(&request) {
            return Answer::text("403 Forbidden", "this address is not served here").write(&mut stream);
        }
        if request.method == "GET" && request.path == "/events" {
            return match request.query.strip_prefix("token=") == Some(&self.token) {
                true => self.events(stream),
                false => forbidden().write(&mut stream),
            };
        }
        self.answer(&request).write(&mut stream)
    }

    fn is_our_host(&self, request: &Request) -> bool {
        let ours = |host: &str| {
            [format!("127.0.0.1:{}", self.port), format!("localhost:{}", self.port)]
                .contains(&host.to_owned())
        };
        request.header("Host").is_some_and(ours)
    }

    fn answer(&self, request: &Request) -> Answer {
        let method = request.method.as_str();
        if method == "GET" && request.path == "/" {
            return Answer { status: "200 OK", kind: "text/html; charset=utf-8", body: self.page.clone() };
        }
        let Some(rest) = request.path.strip_prefix("/files") else {
            return Answer::text("404 Not Found", "there is nothing at this address");
        };
        if request.header("X-Landfall-Token") != Some(self.token.as_str()) {
            return forbidden();
        }
        let texts = match pack_texts(&self.packs) {
            Ok(texts) => texts,
            Err(trouble) => return Answer::text("500 Internal Server Error", trouble.to_string()),
        };
        match (method, rest.strip_prefix('/').map(|path| decoded(path).filter(|path| is_inside(path)))) {
            ("GET", None) => listing(&texts),
            ("GET", Some(Some(path))) => extra(&texts, &path),
            ("PUT" | "DELETE", Some(Some(path))) if !is_text(&path) => {
                Answer::text("400 Bad Request", "only texts of the pack are written")
            }
            ("PUT" | "DELETE", Some(Some(path))) => self.write(&texts, &path, request),
            (_, Some(None)) => Answer::text("400 Bad Request", "this file is not inside the pack"),
            _ => Answer::text("405 Method Not Allowed", "files are listed, read, written or deleted"),
        }
    }

    /// Writes or deletes a file, if it is still the one that the page has read.
    fn write(&self, texts: &PackTexts, path: &str, request: &Request) -> Answer {
        let _one = self.writing.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let file = texts.root.join(path);
        let now = match read_file(&file) {
            Ok(bytes) => version(&bytes),
            Err(error) if error.kind() == io::ErrorKind::NotFound => "none".to_owned(),
            Err(error) => return Answer::text("500 Internal Server Error", format!("{path}: {error}")),
        };
        if request.header("If-Match") != Some(now.as_str()) {
            let why = format!("{path} was changed by another program since it was opened here");
            return Answer::text("412 Precondition Failed", why);
        }
        let done = match request.method.as_str() {
            "DELETE" => delete_inside(&texts.root, &file).map(|()| String::new()),
            _ => write_inside(&texts.root, &file, &request.body).map(|()| version(&request.body)),
        };
        match done {
            Ok(version) => Answer::text("200 OK", version),
            Err(error) => Answer::text("500 Internal Server Error", format!("{path}: {error}")),
        }
    }

    /// A line whenever something in the pack has changed, until the page goes away.
    fn events(&self, mut stream: TcpStream) -> io::Result<()> {
        let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\r\n";
        stream.write_all(head.as_bytes())?;
        let mut seen = stamp(&self.packs).ok();
        loop {
            std::thread::sleep(PAUSE);
            let now = stamp(&self.packs).ok();
            let line = if now == seen { ": nothing new\n\n" } else { "data: changed\n\n" };
            stream.write_all(line.as_bytes())?;
            seen = now;
        }
    }
}

fn forbidden() -> Answer {
    Answer::text("403 Forbidden", "the key is missing: open the address that `landfall preview` printed")
}

fn listing(texts: &PackTexts) -> Answer {
    let files: Vec<serde_json::Value> = texts
        .files
        .iter()
        .map(|(path, text)| json!({ "path": path, "text": text, "version": version(text.as_bytes()) }))
        .collect();
    let extras: Vec<serde_json::Value> =
        texts.extras.iter().map(|extra| json!({ "path": extra.path, "version": extra.version })).collect();
    let body = json!({ "name": texts.name, "files": files, "extras": extras }).to_string().into_bytes();
    Answer { status: "200 OK", kind: "application/json", body }
}

/// A picture, an icon or a font, as the listing names it and nothing else.
fn extra(texts: &PackTexts, path: &str) -> Answer {
    if !texts.extras.iter().any(|extra| extra.path == path) {
        return Answer::text("404 Not Found", format!("{path} is nothing that cards are drawn with"));
    }
    match read_file(&texts.root.join(path)) {
        Ok(body) => Answer { status: "200 OK", kind: "application/octet-stream", body },
        Err(error) => Answer::text("500 Internal Server Error", format!("{path}: {error}")),
    }
}

/// What a file is known by from read to write. Two texts of one version do not occur by chance.
fn version(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("{:016x}-{}", hasher.finish(), bytes.len())
}

/// No way out of the pack, and nothing hidden.
fn is_inside(path: &str) -> bool {
    let is_name =
        |part: &str| !part.is_empty() && !part.starts_with('.') && !part.contains(['\\', ':', '\0']);
    path.split('/').all(is_name)
}

/// One of the endings that texts of a pack have.
fn is_text(path: &str) -> bool {
    let known = [".land", ".po", ".yaml", ".yml", ".ftl", ".play", ".md"];
    known.iter().any(|ending| path.ends_with(ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_texts_of_the_pack_can_be_written() {
        for good in ["planet.land", "poi/shelf.land", "l10n/it.po", "landfall.yaml"] {
            assert!(is_inside(good) && is_text(good), "{good}");
        }
        for bad in [
            "",
            "/etc/x.land",
            "../x.land",
            "a/../x.land",
            ".git/x.yaml",
            "a//b.land",
            "c:\\x.land",
            "run.sh",
        ] {
            assert!(!(is_inside(bad) && is_text(bad)), "{bad}");
        }
    }

    #[test]
    fn every_change_is_another_version() {
        assert_ne!(version(b"a"), version(b"b"));
        assert_eq!(version(b"a"), version(b"a"));
    }
}
