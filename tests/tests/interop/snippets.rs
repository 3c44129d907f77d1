//! The programs in `docs/engines.md` and `docs/engines-effects.md` do what the pages say.

use std::process::Command;

use landfall_tests::engines::{bundle, done, installed, programs};
use landfall_tests::{landfall, repository};

#[test]
fn the_python_on_the_pages_runs() {
    programs::assert_runs("engines.md", "python");
    programs::assert_runs("engines-effects.md", "python");
}

#[test]
fn the_typescript_on_the_pages_runs() {
    programs::assert_runs("engines.md", "typescript");
    programs::assert_runs("engines-effects.md", "typescript");
}

#[test]
fn the_cpp_on_the_pages_runs() {
    programs::assert_runs("engines.md", "cpp");
    programs::assert_runs("engines-effects.md", "cpp");
}

#[test]
fn the_rust_on_the_pages_runs() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("glasswake.lfb"), bundle("glasswake")).unwrap();
    let test = std::env::current_exe().unwrap();
    let target = test.ancestors().nth(3).unwrap();
    for (page, example) in [("engines.md", "read"), ("engines-effects.md", "effects")] {
        let source = repository().join(format!("crates/landfall-runtime/examples/{example}.rs"));
        assert_eq!(std::fs::read_to_string(source).unwrap(), programs::code(page, "rust"));
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
        cargo.args(["run", "--quiet", "--offline", "--package", "landfall-runtime", "--example", example]);
        cargo.arg("--manifest-path").arg(repository().join("Cargo.toml"));
        cargo.arg("--target-dir").arg(target).args(["--", "glasswake.lfb"]).current_dir(folder.path());
        programs::assert_prints(page, "rust", &done(&mut cargo));
    }
}

/// The commands for flatc, and what they wrote: Python can import all of it.
#[test]
fn the_commands_for_flatc_run() {
    let folder = tempfile::tempdir().unwrap();
    let commands = programs::commands("engines.md", "landfall schema fbs");
    let path = format!("{}:{}", landfall().parent().unwrap().display(), std::env::var("PATH").unwrap());
    done(Command::new("sh").args(["-e", "-c", &commands]).current_dir(folder.path()).env("PATH", path));
    for made in [
        "ts/vanguard_generated.ts",
        "cpp/vanguard_generated.h",
        "cs/landfall/vanguard/Poi.cs",
        "rs/vanguard_generated.rs",
    ] {
        assert!(folder.path().join(made).exists(), "{made}");
    }
    let path = format!("{}:{}", folder.path().join("py").display(), installed("python").display());
    let import = "from landfall.vanguard.Bundle import Bundle, BundleT; from landfall.vanguard.IfVerb import IfVerbT; print(IfVerbT().condition)";
    assert_eq!(done(Command::new("python3").args(["-c", import]).env("PYTHONPATH", path)), "None\n");
}
