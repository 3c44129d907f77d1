//! What only the machine, or whoever runs it, can mend.

use std::fmt;
use std::io::{self, ErrorKind};
use std::path::Path;

use landfall_diagnostics::nearest;

use crate::disk::reason;

/// Why a command could not run at all. The author's mistakes are reports instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    message: String,
}

impl Trouble {
    pub fn new(message: impl Into<String>) -> Self {
        Self { message: message.into() }
    }

    /// A path that was asked for cannot be read.
    pub fn path(path: &Path, error: &io::Error) -> Self {
        let shown = path.display();
        if error.kind() != ErrorKind::NotFound {
            return Self::new(format!("{shown} cannot be read: {}", reason(error)));
        }
        let step = neighbour(path).map_or_else(String::new, |near| format!(": the nearest is {near}"));
        Self::new(format!("{shown} does not exist{step}"))
    }

    /// A file or folder cannot be made.
    pub fn writing(path: &Path, error: &io::Error) -> Self {
        let shown = path.display();
        match (error.kind(), folder_of(path)) {
            // Files are written beside their place first, so the error speaks of a file nobody has asked for.
            (ErrorKind::NotFound, Some(folder)) if !folder.exists() => {
                Self::new(format!("{shown} cannot be written: there is no folder {}", folder.display()))
            }
            _ => Self::new(format!("{shown} cannot be written: {}", reason(error))),
        }
    }
}

/// What lies beside a path that does not exist, under nearly its name.
fn neighbour(path: &Path) -> Option<String> {
    let wanted = path.file_name()?.to_str()?;
    let folder = folder_of(path);
    let beside = std::fs::read_dir(folder.unwrap_or(Path::new("."))).ok()?.flatten();
    let names: Vec<String> = beside.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    let near = nearest(wanted, names.iter().map(String::as_str)).first().copied()?;
    Some(folder.map_or_else(|| near.to_owned(), |folder| folder.join(near).display().to_string()))
}

fn folder_of(path: &Path) -> Option<&Path> {
    path.parent().filter(|folder| !folder.as_os_str().is_empty())
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Trouble {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misspelt_path_gets_its_neighbour() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("planet.land"), "").unwrap();
        let missing = io::Error::from(ErrorKind::NotFound);
        let told = |name: &str| Trouble::path(&folder.path().join(name), &missing).to_string();
        assert!(told("plnaet.land").ends_with("/planet.land"), "{}", told("plnaet.land"));
        assert!(told("moon.land").ends_with("/moon.land does not exist"), "{}", told("moon.land"));
    }

    #[test]
    fn a_missing_folder_is_named_and_not_the_file_that_was_tried() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("out/demo.lfb");
        let error = crate::write_atomic(&path, b"").unwrap_err();
        let told = Trouble::writing(&path, &error).to_string();
        let expected = format!(
            "{} cannot be written: there is no folder {}",
            path.display(),
            path.parent().unwrap().display()
        );
        assert_eq!(told, expected);
    }
}
