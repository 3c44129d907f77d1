//! The real program, run in a folder of its own.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

use crate::repository;

/// The program, built from the sources as they are now.
///
/// Cargo tells a test where the programs of its own package are, and `landfall` is of another one. So it is
/// built here, once, with the profile and into the folder that the test itself was built with.
pub fn landfall() -> &'static Path {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let test = std::env::current_exe().unwrap();
        let folder = test.ancestors().nth(2).unwrap();
        let profile = match folder.file_name().unwrap().to_str().unwrap() {
            "debug" => "dev",
            name => name,
        };
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
        cargo.current_dir(repository());
        cargo.args(["build", "--quiet", "--offline", "--package", "landfall-cli", "--profile", profile]);
        cargo.arg("--target-dir").arg(folder.parent().unwrap());
        let built = cargo.status().unwrap();
        assert!(built.success(), "the program does not build");
        folder.join("landfall")
    })
}

/// A temporary folder to run the program in.
pub struct Sandbox {
    folder: tempfile::TempDir,
}

impl Default for Sandbox {
    fn default() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }
}

impl Sandbox {
    pub fn new() -> Self {
        Self::default()
    }

    /// With the pack that `landfall new demo` makes.
    pub fn with_demo() -> Self {
        let sandbox = Self::new();
        assert_eq!(sandbox.run(&["new", "demo"]).code, Some(0));
        sandbox
    }

    pub fn path(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    pub fn write(&self, path: &str, text: impl AsRef<[u8]>) -> &Self {
        let path = self.path(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
        self
    }

    pub fn read(&self, path: &str) -> Vec<u8> {
        fs::read(self.path(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    pub fn read_text(&self, path: &str) -> String {
        String::from_utf8(self.read(path)).unwrap()
    }

    /// Replaces a text in a file, which must hold it.
    pub fn edit(&self, path: &str, from: &str, to: &str) -> &Self {
        let text = self.read_text(path);
        assert!(text.contains(from), "{path} does not hold {from}");
        self.write(path, text.replacen(from, to, 1))
    }

    pub fn run(&self, arguments: &[&str]) -> Said {
        self.run_in("", arguments)
    }

    pub fn run_in(&self, folder: &str, arguments: &[&str]) -> Said {
        self.said(arguments, self.command(folder, arguments).output().unwrap())
    }

    /// The program with nothing of our own terminal around it, so that it says the same everywhere.
    pub fn command(&self, folder: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new(landfall());
        command.args(arguments).current_dir(self.path(folder)).stdin(Stdio::null());
        command.env_clear().env("TERM", "xterm");
        command
    }

    pub fn said(&self, arguments: &[&str], output: Output) -> Said {
        let folder = self.folder.path().to_str().unwrap();
        let text = |bytes| without_rules(&String::from_utf8(bytes).unwrap().replace(folder, "[folder]"));
        Said {
            command: arguments.iter().map(|argument| argument.replace(folder, "[folder]")).collect(),
            code: output.status.code(),
            stdout: text(output.stdout),
            stderr: text(output.stderr),
        }
    }
}

/// The summary without the number of rules, which grows with every rule; `rulebook.rs` holds that it is right.
fn without_rules(text: &str) -> String {
    let line = |line: &str| -> String {
        let counted = line.split_once(" rules: ").filter(|_| line.starts_with("checked "));
        let counted = counted.and_then(|(before, after)| Some((before.rsplit_once(", ")?.0, after)));
        counted.map_or_else(|| line.to_owned(), |(before, after)| format!("{before}: {after}"))
    };
    text.split_inclusive('\n').map(line).collect()
}

/// Under which headings help lists commands.
const HEADINGS: [&str; 8] =
    ["Commands:", "Write:", "Look:", "Play:", "Translate:", "Print:", "Ship:", "For tools:"];

/// The commands that the help of a command lists.
pub fn commands(help: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut is_list = false;
    for line in help.lines() {
        match line.strip_prefix("  ") {
            _ if HEADINGS.contains(&line) => is_list = true,
            Some(line) if is_list => found.extend(line.split_whitespace().next().map(str::to_owned)),
            _ => is_list = false,
        }
    }
    found
}

/// All that one run said. Its display is what the snapshots hold.
#[derive(Debug)]
pub struct Said {
    command: Vec<String>,
    /// Absent when a signal ended the program.
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

impl Said {
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.stdout).unwrap_or_else(|error| panic!("{error}\n{self}"))
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code =
            self.code.map_or_else(|| "ended by a signal".to_owned(), |code| format!("exit code {code}"));
        writeln!(f, "$ landfall {}\n{code}", self.command.join(" "))?;
        for (name, text) in [("stdout", &self.stdout), ("stderr", &self.stderr)] {
            if !text.is_empty() {
                writeln!(f, "--- {name}")?;
                f.write_str(text)?;
            }
        }
        Ok(())
    }
}
