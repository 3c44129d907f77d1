//! A folder to run the program in.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub struct Sandbox {
    folder: tempfile::TempDir,
}

/// What one run said.
#[derive(Debug, PartialEq, Eq)]
pub struct Said {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

impl Sandbox {
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    /// With the pack that `landfall new demo` makes.
    pub fn with_demo() -> Self {
        let sandbox = Self::new();
        assert_eq!(sandbox.run(&["new", "demo"]).code, 0);
        sandbox
    }

    pub fn path(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    pub fn write(&self, path: &str, text: impl AsRef<[u8]>) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    pub fn read(&self, path: &str) -> Vec<u8> {
        fs::read(self.path(path)).unwrap()
    }

    /// Replaces a text in a file, which must hold it.
    pub fn edit(&self, path: &str, from: &str, to: &str) {
        let text = String::from_utf8(self.read(path)).unwrap();
        assert!(text.contains(from), "{path} does not hold {from}");
        self.write(path, text.replace(from, to));
    }

    pub fn run(&self, arguments: &[&str]) -> Said {
        self.run_in("", arguments)
    }

    pub fn run_in(&self, folder: &str, arguments: &[&str]) -> Said {
        let output = self.command(&self.path(folder), arguments).output().unwrap();
        Said {
            code: output.status.code().unwrap(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }

    pub fn command(&self, folder: &Path, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_landfall"));
        command.args(arguments).current_dir(folder).stdin(Stdio::null());
        command.env_remove("NO_COLOR").env_remove("RUST_BACKTRACE").env("TERM", "xterm");
        command
    }
}
