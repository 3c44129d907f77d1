//! The state between messages: which files are open, what is compiled, what the client has been shown.

use std::collections::BTreeMap;
use std::sync::Arc;

use gen_lsp_types::{
    DidChangeTextDocumentParams, DidChangeWorkspaceFoldersParams, DidCloseTextDocumentParams,
    DidOpenTextDocumentParams, TextDocumentContentChangeEvent,
};
use landfall_project::{Compilation, Depth, Options, Session};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::base64;
use crate::cursor::View;
use crate::message::{self, Failure, Incoming};
use crate::position::Encoding;
use crate::requests;
use crate::requests::diagnostics::{self, ByPath};
use crate::uris::Uris;

/// Opens the packs in some folders, given by their paths. The host knows whether there is a disk.
pub type Opener = Box<dyn Fn(&[String]) -> Result<Session, String> + Send>;

/// A request that only some hosts answer, because it needs more than a compiler: drawing, printing.
pub type Further = (&'static str, fn(&Asked<'_>) -> Result<Value, String>);

/// What such a request is about.
pub struct Asked<'a> {
    pub compilation: &'a Compilation,
    pub options: &'a Options,
    /// The card that is named, or the one around the place.
    pub card: Option<String>,
    pub locale: Option<String>,
    pub params: Value,
}

/// Is answered once everything that is wrong has been reported.
const CHECKED: &str = "landfall/checked";

/// Above this many assets the analyses wait for a pause in typing.
const SMALL: usize = 2000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    New,
    Ready,
    ShutDown,
}

pub struct Server {
    opener: Opener,
    further: &'static [Further],
    state: State,
    encoding: Encoding,
    uris: Uris,
    session: Session,
    /// Texts that the client holds, by path.
    documents: BTreeMap<String, String>,
    /// What a host without a disk has given, by path.
    given: BTreeMap<String, Arc<str>>,
    /// The same of files that are no text.
    bytes: BTreeMap<String, Arc<[u8]>>,
    /// How much of the last edit is compiled; `None` when nothing of it is.
    done: Option<Depth>,
    /// What the last whole compilation found beyond the first, without files that were edited since.
    deep: ByPath,
    /// What the client shows, by path: the reports as they were sent.
    shown: BTreeMap<String, String>,
    is_shown: bool,
    /// Whether the client can be asked to watch files.
    can_watch: bool,
    /// What the client can be asked to ask for again.
    refreshes: Vec<&'static str>,
    /// Whether files changed that no editor holds, so that answers about others may be out of date.
    is_stale: bool,
}

/// What a client begins with. The type of the protocol reads every capability that there is, for the few that are used:
/// much of a module that somebody waits for.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Beginning {
    #[serde(default)]
    capabilities: Value,
    workspace_folders: Option<Vec<Folder>>,
    root_uri: Option<String>,
    initialization_options: Option<Value>,
}

#[derive(Deserialize)]
struct Folder {
    uri: String,
}

#[derive(Deserialize)]
struct Files {
    files: Vec<GivenFile>,
}

#[derive(Deserialize)]
struct GivenFile {
    uri: String,
    /// Absent for a file that is gone.
    text: Option<String>,
    /// In place of the text: a picture or a font, in Base64.
    bytes: Option<String>,
}

impl Server {
    pub fn new(opener: Opener) -> Self {
        let session = Session::of_files(Vec::new(), &Options::default());
        Self {
            opener,
            further: &[],
            state: State::New,
            encoding: Encoding::default(),
            uris: Uris::default(),
            session,
            documents: BTreeMap::new(),
            given: BTreeMap::new(),
            bytes: BTreeMap::new(),
            done: Some(Depth::All),
            deep: ByPath::new(),
            shown: BTreeMap::new(),
            is_shown: true,
            can_watch: false,
            refreshes: Vec::new(),
            is_stale: false,
        }
    }

    /// With requests that this host answers too.
    pub fn answering(self, further: &'static [Further]) -> Self {
        Self { further, ..self }
    }

    /// Takes one message and gives what is to be sent for it.
    pub fn receive(&mut self, text: &str) -> Vec<String> {
        match message::read(text) {
            Incoming::Request { id, method, params } => {
                let (result, mut more) = self.request(&method, params);
                // What was asked to be reported comes before the answer that it was.
                let at = if method == CHECKED { more.len() } else { 0 };
                more.insert(at, message::answer(&id, result));
                more
            }
            Incoming::Notification { method, params } => self.notify(&method, params),
            Incoming::Response => Vec::new(),
            Incoming::Broken(id, failure) => vec![message::answer(&id, Err(failure))],
        }
    }

    /// Whether the client has asked the server to stop for good.
    pub fn is_shut_down(&self) -> bool {
        self.state == State::ShutDown
    }

    /// Whether [`Server::idle`] has something to do.
    pub fn is_busy(&self) -> bool {
        self.state == State::Ready && (self.done != Some(Depth::All) || !self.is_shown)
    }

    /// Does one piece of the work that is left, when no message waits: first what is certain about names, then, in a
    /// large workspace after a pause, everything else.
    pub fn idle(&mut self) -> Vec<String> {
        if self.state != State::Ready {
            return Vec::new();
        }
        match self.done {
            None => self.compile_first(),
            Some(Depth::References) if self.is_shown => self.compile(Depth::All),
            Some(_) => {}
        }
        let mut out = self.publish();
        if std::mem::take(&mut self.is_stale) {
            out.extend(self.refreshes.iter().map(|method| message::request(method, method, &Value::Null)));
        }
        out
    }

    fn compile(&mut self, depth: Depth) {
        self.session.compile(depth);
        self.done = Some(depth);
        self.is_shown = false;
    }

    fn compile_first(&mut self) {
        let is_small = self.session.compilation().summary.assets <= SMALL;
        self.compile(if is_small { Depth::All } else { Depth::References });
    }

    fn view(&mut self) -> View<'_> {
        if self.done.is_none() {
            self.compile_first();
        }
        View::new(&self.session, &self.uris, self.encoding)
    }

    fn request(&mut self, method: &str, params: Value) -> (Result<Value, Failure>, Vec<String>) {
        match (self.state, method) {
            (State::New, "initialize") => self.initialize(params),
            (State::New, _) => {
                (Err(Failure::new(message::NOT_INITIALIZED, "send `initialize` first")), Vec::new())
            }
            (State::ShutDown, _) => {
                (Err(Failure::new(message::INVALID_REQUEST, "the server is shut down")), Vec::new())
            }
            (State::Ready, "initialize") => {
                (Err(Failure::new(message::INVALID_REQUEST, "`initialize` was sent before")), Vec::new())
            }
            (State::Ready, "shutdown") => {
                self.state = State::ShutDown;
                (Ok(Value::Null), Vec::new())
            }
            (State::Ready, CHECKED) => {
                let mut more = Vec::new();
                while self.is_busy() {
                    more.extend(self.idle());
                }
                (Ok(Value::Null), more)
            }
            (State::Ready, _) => {
                let further = self.further.iter().find(|(known, _)| *known == method);
                let view = self.view();
                let answer = match further {
                    Some((_, answer)) => requests::further(&view, params, *answer),
                    None => requests::answer(&view, method, params),
                };
                (answer, Vec::new())
            }
        }
    }

    fn initialize(&mut self, params: Value) -> (Result<Value, Failure>, Vec<String>) {
        let params: Beginning = match message::params(params) {
            Ok(params) => params,
            Err(failure) => return (Err(failure), Vec::new()),
        };
        let able = params.capabilities;
        let offered = able.pointer("/general/positionEncodings").cloned();
        let offered = offered.and_then(|offered| serde_json::from_value::<Vec<_>>(offered).ok());
        self.encoding = Encoding::choose(&offered.unwrap_or_default());
        let mut folders: Vec<String> =
            params.workspace_folders.unwrap_or_default().into_iter().map(|folder| folder.uri).collect();
        // Older clients know nothing else.
        if folders.is_empty() {
            folders.extend(params.root_uri);
        }
        for uri in &folders {
            self.uris.add_root(uri);
        }
        self.can_watch = can(&able, "/workspace/didChangeWatchedFiles/dynamicRegistration");
        self.refreshes = refreshes(&able);
        self.state = State::Ready;
        let more = self.open_roots();
        // With the files at hand from the start, no question is asked about half a pack.
        let given = params.initialization_options.and_then(|options| serde_json::from_value(options).ok());
        if let Some(given) = given {
            self.take(given);
        }
        (Ok(requests::capabilities(self.encoding)), more)
    }

    /// Opens the packs of every folder anew; what the client and the host hold stays.
    fn open_roots(&mut self) -> Vec<String> {
        let mut more = Vec::new();
        match (self.opener)(&self.uris.roots()) {
            Ok(session) => self.session = session,
            Err(why) => more.push(log(&why)),
        }
        for (path, text) in &self.given {
            self.session.give(path, Arc::clone(text));
        }
        for (path, bytes) in &self.bytes {
            self.session.give_bytes(path, Some(Arc::clone(bytes)));
        }
        for (path, text) in &self.documents {
            self.session.change(path, text.as_str());
        }
        self.done = if self.given.is_empty() && self.documents.is_empty() { Some(Depth::All) } else { None };
        self.is_shown = false;
        more
    }

    /// Asks the client to report changes on disk that other programs make.
    fn watch(&self) -> Vec<String> {
        if !self.can_watch || !self.session.has_disk() {
            return Vec::new();
        }
        let watchers = json!([{ "globPattern": "**/*.{land,po,ftl,yaml,yml}" }]);
        let registration = json!({
            "id": "files",
            "method": "workspace/didChangeWatchedFiles",
            "registerOptions": { "watchers": watchers },
        });
        let params = json!({ "registrations": [registration] });
        vec![message::request("files", "client/registerCapability", &params)]
    }

    fn change_roots(&mut self, params: DidChangeWorkspaceFoldersParams) -> Vec<String> {
        for folder in params.event.removed {
            let Some(root) = self.uris.remove_root(&folder.uri.0) else { continue };
            let is_outside = |path: &str| path.strip_prefix(&root).is_none_or(|rest| !rest.starts_with('/'));
            self.given.retain(|path, _| is_outside(path));
        }
        for folder in params.event.added {
            self.uris.add_root(&folder.uri.0);
        }
        self.open_roots()
    }

    fn notify(&mut self, method: &str, params: Value) -> Vec<String> {
        if self.state != State::Ready {
            return Vec::new();
        }
        let mut more = Vec::new();
        let done = match method {
            "initialized" => {
                more = self.watch();
                Ok(())
            }
            "workspace/didChangeWorkspaceFolders" => {
                message::params(params).map(|params| more = self.change_roots(params))
            }
            "textDocument/didOpen" => message::params(params).map(|params| self.open(params)),
            "textDocument/didChange" => message::params(params).map(|params| self.change(params)),
            "textDocument/didClose" => message::params(params).map(|params| self.close(&params)),
            "workspace/didChangeWatchedFiles" => {
                self.is_stale = true;
                self.reread();
                Ok(())
            }
            "landfall/files" => message::params(params).map(|files| {
                self.is_stale = true;
                self.take(files);
            }),
            _ => Ok(()),
        };
        // A notification has no answer; the client's log is the place for what is wrong with it.
        more.extend(done.err().map(|failure| log(&format!("{method}: {}", failure.message))));
        more
    }

    fn open(&mut self, params: DidOpenTextDocumentParams) {
        let path = self.uris.path(&params.text_document.uri.0);
        self.set(path, params.text_document.text);
    }

    fn change(&mut self, params: DidChangeTextDocumentParams) {
        let path = self.uris.path(&params.text_document.text_document_identifier.uri.0);
        let mut text = self.documents.remove(&path).unwrap_or_default();
        for change in params.content_changes {
            match change {
                TextDocumentContentChangeEvent::TextDocumentContentChangeWholeDocument(whole) => {
                    text = whole.text;
                }
                TextDocumentContentChangeEvent::TextDocumentContentChangePartial(part) => {
                    let from = self.encoding.offset_in_text(&text, part.range.start);
                    let to = self.encoding.offset_in_text(&text, part.range.end).max(from);
                    text.replace_range(from..to, &part.text);
                }
            }
        }
        self.set(path, text);
    }

    fn set(&mut self, path: String, text: String) {
        self.session.change(&path, text.as_str());
        self.deep.remove(&path);
        self.documents.insert(path, text);
        self.done = None;
    }

    fn close(&mut self, params: &DidCloseTextDocumentParams) {
        let path = self.uris.look_up(&params.text_document.uri.0);
        if self.documents.remove(&path).is_some() {
            match self.given.get(&path) {
                Some(text) => {
                    self.session.close(&path);
                    self.session.give(&path, Arc::clone(text));
                }
                None => self.session.close(&path),
            }
            self.done = None;
        }
    }

    fn reread(&mut self) {
        // What cannot be read stays as it was; the next change is another chance.
        if self.session.reread().is_ok() {
            self.done = None;
        }
    }

    /// Files from a host without a disk. What an editor holds wins over them until it is closed.
    fn take(&mut self, given: Files) {
        for file in given.files {
            let path = self.uris.path(&file.uri);
            if let Some(bytes) = file.bytes.as_deref().and_then(base64::decoded) {
                self.bytes.insert(path.clone(), bytes.into());
                self.session.give_bytes(&path, self.bytes.get(&path).cloned());
                continue;
            }
            if self.bytes.remove(&path).is_some() {
                self.session.give_bytes(&path, None);
            }
            let is_open = self.documents.contains_key(&path);
            match file.text {
                Some(text) => {
                    let text: Arc<str> = text.into();
                    if !is_open {
                        self.session.give(&path, Arc::clone(&text));
                    }
                    self.given.insert(path, text);
                }
                None => {
                    if !is_open {
                        self.session.remove(&path);
                    }
                    self.given.remove(&path);
                }
            }
        }
        self.done = None;
    }

    /// Sends the reports of every file whose reports are not what the client shows.
    fn publish(&mut self) -> Vec<String> {
        if std::mem::replace(&mut self.is_shown, true) {
            return Vec::new();
        }
        let view = View::new(&self.session, &self.uris, self.encoding);
        let mut fresh = diagnostics::by_path(&view, |report| !diagnostics::is_deep(report));
        fresh.extend(diagnostics::of_schemas(&self.session, &self.uris, self.encoding));
        if self.done == Some(Depth::All) {
            self.deep = diagnostics::by_path(&view, diagnostics::is_deep);
        }
        // Until the analyses have run again, what they said about files that nobody touched still holds.
        for (path, deep) in &self.deep {
            fresh.entry(path.clone()).or_default().extend(deep.iter().cloned());
        }
        for path in self.shown.keys() {
            fresh.entry(path.clone()).or_default();
        }
        let mut out = Vec::new();
        for (path, reports) in fresh {
            let (reports, is_empty) = (json!(reports), reports.is_empty());
            let text = reports.to_string();
            if self.shown.get(&path).map_or(is_empty, |shown| *shown == text) {
                continue;
            }
            let params = json!({ "uri": self.uris.uri(&path), "diagnostics": reports });
            out.push(message::notification("textDocument/publishDiagnostics", &params));
            match is_empty {
                true => self.shown.remove(&path),
                false => self.shown.insert(path, text),
            };
        }
        out
    }
}

/// Whether a capability, by its place, is there and true.
fn can(able: &Value, what: &str) -> bool {
    able.pointer(what).and_then(Value::as_bool).unwrap_or_default()
}

fn refreshes(able: &Value) -> Vec<&'static str> {
    let all = [
        ("/workspace/codeLens/refreshSupport", "workspace/codeLens/refresh"),
        ("/workspace/inlayHint/refreshSupport", "workspace/inlayHint/refresh"),
        ("/workspace/semanticTokens/refreshSupport", "workspace/semanticTokens/refresh"),
    ];
    all.into_iter().filter(|(support, _)| can(able, support)).map(|(_, method)| method).collect()
}

fn log(message: &str) -> String {
    message::notification("window/logMessage", &json!({ "type": 2, "message": message }))
}
