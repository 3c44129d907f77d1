//! The packages for engines, built from the repository, and bundles that are whole, damaged or newer.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use landfall_project::{BundleOptions, Compilation, Options, compile};

use crate::{landfall, repository};

/// The packages as `packages/build` makes them, once for all tests of a run.
pub fn packages() -> &'static Path {
    static BUILT: OnceLock<tempfile::TempDir> = OnceLock::new();
    BUILT
        .get_or_init(|| {
            let folder = tempfile::tempdir().unwrap();
            let build = repository().join("crates/landfall-runtime/packages/build");
            let out = folder.path().join("packages");
            done(Command::new(build).arg(landfall()).arg(out));
            folder
        })
        .path()
}

/// The standard output of a program that must succeed.
pub fn done(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}: run tests/run"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {}{said}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stdout).unwrap()
}

/// All packs of the repository.
pub fn content() -> &'static Compilation {
    static CONTENT: OnceLock<Compilation> = OnceLock::new();
    CONTENT.get_or_init(|| {
        let compilation = compile(&[repository().join("content")], &Options::default()).unwrap();
        assert!(!compilation.has_errors());
        compilation
    })
}

/// The bundle of a pack in `content/`.
pub fn bundle(pack: &str) -> Vec<u8> {
    let content = content();
    let at = content.packs.iter().position(|it| it.name == pack).unwrap_or_else(|| panic!("no pack {pack}"));
    content.bundle_of(&[at], &BundleOptions::default()).unwrap().unwrap()
}

/// A bundle with a verb that the game does not have, as a pack with a schema of its own has.
pub fn newer_bundle() -> Vec<u8> {
    let pack = compile(&[repository().join("tests/fixtures/homebrew")], &Options::default()).unwrap();
    assert!(!pack.has_errors());
    pack.bundle(0).unwrap()
}

/// The names of the packs in `content/`, with the game of each.
pub const PACKS: [(&str, &str); 4] = [
    ("glasswake", "vanguard"),
    ("starter-kit", "vanguard"),
    ("first-sols", "first-martians"),
    ("cold-harbour", "caverns"),
];

/// Files that must be refused, with a part of what every package says about them.
pub fn bad_bundles() -> Vec<(&'static str, Vec<u8>, &'static str)> {
    let whole = bundle("glasswake");
    let mut hole = whole.clone();
    let middle = hole.len() / 2;
    hole[middle..middle + 100].fill(0);
    let mut newer = whole.clone();
    let format = format_place(&newer);
    newer[format..format + 4].copy_from_slice(&99_u32.to_le_bytes());
    vec![
        ("empty", Vec::new(), "0 bytes"),
        ("cut", whole[..whole.len() / 2].to_vec(), "the bundle "),
        ("hole", hole, "the bundle "),
        ("newer-format", newer, "the bundle has format 99"),
        ("other-game", bundle("cold-harbour"), "`vanguard`"),
        ("text", b"this is not a bundle at all, only text".to_vec(), "`vanguard`"),
    ]
}

/// Where the version of the format stands.
fn format_place(bytes: &[u8]) -> usize {
    use landfall_runtime::raw::Reader;
    let reader = Reader::new(bytes);
    let root = reader.table(reader.root().unwrap()).unwrap();
    let header = reader.follow(reader.slot(root, 0, 4).unwrap().unwrap()).unwrap();
    reader.slot(reader.table(header).unwrap(), 0, 4).unwrap().unwrap()
}

/// What `tests/run` has installed.
pub fn installed(name: &str) -> PathBuf {
    let path = repository().join("target/interop").join(name);
    assert!(path.exists(), "{} is missing: run tests/run", path.display());
    path
}

/// The programs on the pages for engines: a command in `sh`, and the code that it runs.
pub mod programs {
    use std::process::Command;

    use super::{bundle, done, installed, packages};
    use crate::repository;

    fn page_text(page: &str) -> String {
        std::fs::read_to_string(repository().join("docs").join(page)).unwrap()
    }

    /// The code of one language on a page.
    pub fn code(page: &str, language: &str) -> String {
        let (text, fence) = (page_text(page), format!("\n```{language}\n"));
        let (_, rest) = text.split_once(&fence).unwrap_or_else(|| panic!("{page}: no {language}"));
        rest.split_once("\n```\n").unwrap().0.to_owned() + "\n"
    }

    /// The commands that begin like this.
    pub fn commands(page: &str, begin: &str) -> String {
        let (text, fence) = (page_text(page), format!("\n```sh\n{begin}"));
        let (_, rest) = text.split_once(&fence).unwrap_or_else(|| panic!("{page}: no commands `{begin}`"));
        format!("{begin}{}", rest.split_once("\n```").unwrap().0)
    }

    /// The commands right before the code of a language.
    fn commands_before(page: &str, language: &str) -> String {
        let (text, fence) = (page_text(page), format!("\n```{language}\n"));
        let (before, _) = text.split_once(&fence).unwrap();
        let (_, commands) = before.rsplit_once("\n```sh\n").unwrap_or_else(|| panic!("{page}: no commands"));
        commands.split_once("\n```").unwrap().0.to_owned()
    }

    /// Runs a program exactly as a page prints it, in a folder that holds the packages, a bundle, and nothing else.
    pub fn assert_runs(page: &str, language: &str) {
        let (commands, code) = (commands_before(page, language), code(page, language));
        let folder = tempfile::tempdir().unwrap();
        let file = match language {
            "python" => "read.py",
            "typescript" => "read.ts",
            "cpp" => "read.cpp",
            "csharp" => "read.cs",
            "gdscript" => "read.gd",
            other => panic!("{other} has no file name"),
        };
        std::fs::write(folder.path().join(file), code).unwrap();
        std::fs::write(folder.path().join("glasswake.lfb"), bundle("glasswake")).unwrap();
        done(Command::new("cp").arg("-r").arg(packages().join("packages")).arg(folder.path()));
        done(Command::new("python3").args(["-m", "venv", "env"]).current_dir(folder.path()));
        let path = format!(
            "{}:{}:{}",
            folder.path().join("env/bin").display(),
            installed("node/node_modules/.bin").display(),
            std::env::var("PATH").unwrap()
        );
        let mut shell = Command::new("sh");
        shell.args(["-e", "-c", &commands]).current_dir(folder.path()).env("PATH", path);
        // What a reader has from the network is at hand here; nothing else is given to the program.
        shell.env("PIP_NO_INDEX", "1").env("PIP_NO_BUILD_ISOLATION", "0").env("npm_config_offline", "true");
        shell
            .env("PIP_QUIET", "1")
            .env("PIP_DISABLE_PIP_VERSION_CHECK", "1")
            .env("npm_config_silent", "true");
        shell.env("PYTHONPATH", installed("python"));
        let said = done(&mut shell);
        assert_prints(page, language, &said);
    }

    /// Whether a program of a page has printed what all of them print.
    pub fn assert_prints(page: &str, language: &str, said: &str) {
        let expected = expected(page);
        let printed: Vec<&str> = said.lines().map(str::trim_end).filter(|line| !line.is_empty()).collect();
        // Tools may say a line of their own before.
        assert!(
            printed.ends_with(&expected),
            "{page}, {language}:\n{said}\nexpected:\n{}",
            expected.join("\n")
        );
    }

    /// What every program of a page prints.
    fn expected(page: &str) -> Vec<&'static str> {
        match page {
            "engines.md" => vec![
                "glasswake: 31 points of interest",
                "P901 is Drone da rilevamento in secca",
                "- Forzare lo scafo",
            ],
            _ => vec![
                "yellow [2 × Tecnologia]",
                "  gain-success: Ottieni 1 Successo.",
                "  then: Poi risolvi anche il Risultato verde.",
                "green [Costruzione OPPURE Tecnologia]",
                "  replace-poi P902: Sostituisci il PDI con P902.",
                "  go-to-log 1903: Vai all'Annotazione 1903.",
                "red",
                "  spend-die: Spendi 1 dado qualsiasi.",
            ],
        }
    }
}
