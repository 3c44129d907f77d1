//! What only the machine, or whoever runs it, can mend.

use std::fmt;
use std::io::{self, ErrorKind};
use std::path::Path;

/// Why a command could not run at all. The author's mistakes are reports instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    message: String,
}

impl Trouble {
    pub fn new(message: impl Into<String>) -> Self {
        Self { message: message.into() }
    }

    pub(crate) fn path(path: &Path, error: &io::Error) -> Self {
        let path = path.display();
        match error.kind() {
            ErrorKind::NotFound => Self::new(format!("{path} does not exist")),
            _ => Self::new(format!("{path} cannot be read: {}", crate::disk::reason(error))),
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Trouble {}
