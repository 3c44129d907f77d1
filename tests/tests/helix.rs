//! Helix, set up as docs/editors.md says, in a terminal of tmux.
//!
//! Needs Helix, which Debian 12 does not have, so it is behind the feature `helix`, which `tests/run --all` turns on.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use landfall_tests::{copy_folder, landfall, repository};

const PATIENCE: Duration = Duration::from_secs(60);

/// The set-up of the page, with the path that readers fill in, and without the grammars of other languages.
fn configure(home: &Path) {
    let page = std::fs::read_to_string(repository().join("docs/editors.md")).unwrap();
    let (_, rest) = page.split_once("```toml\n").unwrap();
    let (toml, _) = rest.split_once("```").unwrap();
    let toml = toml.replace("/path/to/landfall", repository().to_str().unwrap());
    let folder = home.join("helix");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(
        folder.join("languages.toml"),
        format!("use-grammars = {{ only = [\"land\"] }}\n\n{toml}"),
    )
    .unwrap();
    let queries = repository().join("crates/landfall-ide/editors/tree-sitter-land/queries");
    copy_folder(&queries, &folder.join("runtime/queries/land"));
    std::fs::create_dir_all(folder.join("runtime/grammars")).unwrap();
}

struct Helix {
    home: PathBuf,
    /// The name of a tmux server that nobody else uses.
    socket: String,
}

impl Helix {
    fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let path = std::env::var("PATH").unwrap();
        let mut command = Command::new(program);
        command
            .env("XDG_CONFIG_HOME", &self.home)
            .env("XDG_CACHE_HOME", &self.home)
            .env("PATH", format!("{}:{path}", landfall().parent().unwrap().display()))
            .env("COLORTERM", "truecolor")
            // Helix would take this folder for its own sources.
            .env_remove("CARGO_MANIFEST_DIR");
        command
    }

    fn run(&self, argument: &[&str]) -> String {
        let run = self.command(repository().join("target/helix/hx")).args(argument).output().unwrap();
        let said =
            format!("{}{}", String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
        regex::Regex::new("\u{1b}\\[[0-9;]*m").unwrap().replace_all(&said, "").into_owned()
    }

    fn tmux(&self, arguments: &[&str]) -> String {
        let run = self.command("tmux").args(["-L", &self.socket]).args(arguments).output().unwrap();
        assert!(run.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&run.stderr));
        String::from_utf8_lossy(&run.stdout).into_owned()
    }

    fn keys(&self, keys: &[&str]) {
        for key in keys {
            self.tmux(&["send-keys", key]);
        }
    }

    /// Waits until the screen is as it should be, as a person does.
    fn wait(&self, what: &str, is_there: impl Fn(&str) -> bool) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            let screen = self.tmux(&["capture-pane", "-p"]);
            if is_there(&screen) {
                return screen;
            }
            assert!(Instant::now() < end, "{what} never came:\n{screen}");
            std::thread::sleep(Duration::from_millis(100));
        }
    }
}

impl Drop for Helix {
    fn drop(&mut self) {
        drop(Command::new("tmux").args(["-L", &self.socket, "kill-server"]).output());
    }
}

#[test]
fn the_set_up_of_the_page_reports_a_slip_and_goes_to_a_definition() {
    let folder = tempfile::tempdir().unwrap();
    let (home, pack) = (folder.path().join("home"), folder.path().join("glasswake"));
    copy_folder(&repository().join("content/glasswake"), &pack);
    configure(&home);
    let helix = Helix { home, socket: format!("landfall-{}", std::process::id()) };
    let built = helix.run(&["--grammar", "build"]);
    let health = helix.run(&["--health", "land"]);
    for line in ["Tree-sitter parser: ✓", "Highlight queries: ✓"] {
        assert!(health.contains(line), "{line}\n{health}\n{built}");
    }
    assert!(health.contains("✓ landfall"), "{health}");

    let program = repository().join("target/helix/hx");
    let file = pack.join("poi/shelf.land");
    helix.tmux(&[
        "new-session",
        "-d",
        "-x",
        "140",
        "-y",
        "40",
        program.to_str().unwrap(),
        file.to_str().unwrap(),
    ]);
    helix.wait("the card", |screen| screen.contains("Beached survey drone"));
    helix.keys(&["/", "goto log 1903", "Enter", "c", "goto log 1803", "Escape"]);
    helix.wait("the report", |screen| screen.contains("log 1803 does not exist"));
    helix.keys(&["u"]);
    helix.wait("the end of the report", |screen| !screen.contains("does not exist"));
    helix.keys(&["/", "goto log 1903", "Enter", "g", "d"]);
    helix.wait("the definition", |screen| {
        screen.contains("drone.land") && screen.contains("Three frames survive")
    });
}
