//! The only door to git: the real program, asked in the language that it keeps for programs.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::Trouble;
use crate::disk::{Content, identity, largest};

/// A working tree.
#[derive(Debug)]
pub(crate) struct Repository {
    pub top: PathBuf,
}

/// A file of a commit.
#[derive(Clone, Debug)]
pub(crate) struct Blob {
    /// From the top of the repository, with forward slashes.
    pub path: String,
    id: String,
    size: u64,
}

impl Repository {
    /// The working tree that a folder lies in.
    pub(crate) fn open(folder: &Path) -> Result<Self, Trouble> {
        let output =
            git(folder, &["rev-parse", "--show-toplevel"]).output().map_err(|error| no_git(&error))?;
        if !output.status.success() {
            let why = first_line(&output.stderr);
            let step = "run it inside a clone, or leave out --changed-since";
            let folder = folder.display();
            return Err(Trouble::new(match why.contains("not a git repository") {
                true => format!("{folder} lies in no git repository: {step}"),
                false => format!("git cannot read the repository around {folder}: {why}: {step}"),
            }));
        }
        let top = String::from_utf8_lossy(&output.stdout);
        Ok(Self { top: identity(Path::new(top.trim_end_matches(['\n', '\r']))) })
    }

    /// The commit at which the current one left `revision`, or that revision itself when they have nothing in common:
    /// what others have done since then is no change of ours.
    pub(crate) fn base(&self, revision: &str) -> Result<String, Trouble> {
        let wanted = format!("{revision}^{{commit}}");
        let found = self.ask(&["rev-parse", "--verify", "--quiet", "--end-of-options", &wanted])?;
        let Some(commit) = found else {
            return Err(Trouble::new(format!(
                "there is no revision `{revision}` here: fetch it first, in a pipeline with the whole history"
            )));
        };
        Ok(self.ask(&["merge-base", &commit, "HEAD"])?.unwrap_or(commit))
    }

    /// Every ordinary file of a commit. One whose name is not UTF-8 cannot be named in a pack either.
    pub(crate) fn files(&self, commit: &str) -> Result<Vec<Blob>, Trouble> {
        let mut git = git(&self.top, &["ls-tree", "-r", "-l", "-z", "--full-tree", commit]);
        let output = git.output().map_err(|error| no_git(&error))?;
        if !output.status.success() {
            return Err(failed(&output.stderr));
        }
        let entries = output.stdout.split(|byte| *byte == 0).filter_map(|entry| str::from_utf8(entry).ok());
        Ok(entries.filter_map(blob).collect())
    }

    /// What files hold, in their order.
    pub(crate) fn contents(&self, blobs: &[&Blob]) -> Result<Vec<Content>, Trouble> {
        let mut child = git(&self.top, &["cat-file", "--batch"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| no_git(&error))?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let wanted: String = blobs
            .iter()
            .filter(|blob| blob.size <= largest(&blob.path))
            .flat_map(|blob| [blob.id.as_str(), "\n"])
            .collect();
        // Asked from another thread: git stops listening while nobody takes its answers.
        let asking = std::thread::spawn(move || {
            if let Some(mut stdin) = stdin {
                // When git is gone, reading says so.
                let _ = stdin.write_all(wanted.as_bytes());
            }
        });
        let mut answers = stdout.map(BufReader::new);
        let mut content = |blob: &&Blob| match blob.size > largest(&blob.path) {
            true => Ok(Content::TooLarge(blob.size)),
            false => answer(answers.as_mut()).map(Content::Bytes).ok_or_else(|| failed(b"")),
        };
        let contents: Result<Vec<Content>, Trouble> = blobs.iter().map(&mut content).collect();
        drop(answers);
        let _ = asking.join();
        child.wait().map_err(|error| no_git(&error))?;
        contents
    }

    /// One line, or nothing when git says no.
    fn ask(&self, arguments: &[&str]) -> Result<Option<String>, Trouble> {
        let output = git(&self.top, arguments).output().map_err(|error| no_git(&error))?;
        let line = first_line(&output.stdout);
        Ok(output.status.success().then_some(line).filter(|line| !line.is_empty()))
    }
}

/// `<id> blob <size>`, a line break, that many bytes and another line break.
fn answer(answers: Option<&mut impl BufRead>) -> Option<Vec<u8>> {
    let answers = answers?;
    let mut head = String::new();
    answers.read_line(&mut head).ok()?;
    let size: usize = head.trim_end().rsplit_once(" blob ")?.1.parse().ok()?;
    let mut bytes = vec![0; size + 1];
    answers.read_exact(&mut bytes).ok()?;
    bytes.pop();
    Some(bytes)
}

/// `100644 blob <id>    <size>`, a tab and the path.
fn blob(entry: &str) -> Option<Blob> {
    let (about, path) = entry.split_once('\t')?;
    let mut about = about.split_whitespace();
    let (mode, _, id, size) = (about.next()?, about.next()?, about.next()?, about.next()?);
    // Links and submodules hold no text.
    mode.starts_with("100").then_some(())?;
    Some(Blob { path: path.to_owned(), id: id.to_owned(), size: size.parse().ok()? })
}

fn git(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new("git");
    command.arg("-C").arg(folder).args(arguments).stdin(Stdio::null());
    // Inside a hook these speak of the commit that is being made, seen from another folder.
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] {
        command.env_remove(name);
    }
    command.env("LC_ALL", "C");
    command
}

fn no_git(error: &std::io::Error) -> Trouble {
    Trouble::new(format!("git cannot be started: {}: install it first", crate::disk::reason(error)))
}

fn failed(stderr: &[u8]) -> Trouble {
    Trouble::new(format!("git did not answer: {}: try `git fsck`", first_line(stderr)))
}

fn first_line(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).lines().next().unwrap_or_default().trim().to_owned()
}
