//! Where reports go: `--format FORMAT`, and any number of `--output FORMAT=FILE`.

use std::io;
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use landfall_diagnostics::render::Style;
use landfall_project::{Trouble, write_atomic};

use crate::args::{Color, Format};
use crate::{out, terminal};

/// One form in one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Output {
    pub format: Format,
    /// Without a file: stderr for people, stdout for everything else.
    pub file: Option<PathBuf>,
}

impl Output {
    /// `sarif=out.sarif`, or `github=-` for stdout.
    pub fn parse(text: &str) -> Result<Self, String> {
        let (format, file) = text.split_once('=').ok_or_else(|| {
            "write a format, `=` and a file, such as `sarif=out.sarif`; `-` is stdout".to_owned()
        })?;
        let format = Format::from_str(format, false).map_err(|_| {
            let names = Format::value_variants().iter().filter_map(ValueEnum::to_possible_value);
            let names: Vec<String> = names.map(|name| name.get_name().to_owned()).collect();
            format!("`{format}` is not a format: write one of {}", names.join(", "))
        })?;
        match file {
            "" => Err("the name of the file is missing: write `-` for stdout".to_owned()),
            "-" => Ok(Self { format, file: None }),
            file => Ok(Self { format, file: Some(PathBuf::from(file)) }),
        }
    }

    pub fn is_on_stdout(&self) -> bool {
        self.file.is_none() && self.format != Format::Human
    }

    pub fn write(&self, document: &dyn Fn(&Style) -> String, color: Color) -> Result<(), Trouble> {
        match &self.file {
            Some(file) => {
                let text = document(&Style::default());
                write_atomic(file, text.as_bytes()).map_err(|error| unwritable(file, &error))
            }
            None if self.is_on_stdout() => out::print(&document(&Style::default())),
            None => {
                out::say(&document(&terminal::stderr_style(color)));
                Ok(())
            }
        }
    }
}

fn unwritable(file: &Path, error: &io::Error) -> Trouble {
    Trouble::new(format!("{}: name another file for --output", Trouble::writing(file, error)))
}

/// Every output that was asked for; drawn on stderr unless something else was.
pub fn outputs(format: Option<Format>, files: &[Output]) -> Result<Vec<Output>, Trouble> {
    let mut outputs = files.to_vec();
    outputs.extend(format.map(|format| Output { format, file: None }));
    if outputs.is_empty() {
        outputs.push(Output { format: Format::Human, file: None });
    }
    for (at, output) in outputs.iter().enumerate() {
        let rest = &outputs[at + 1..];
        if output.is_on_stdout() && rest.iter().any(Output::is_on_stdout) {
            return Err(Trouble::new("two outputs go to stdout: write one of them to a file"));
        }
        if let Some(file) = &output.file
            && rest.iter().any(|other| other.file.as_ref() == Some(file))
        {
            let file = file.display();
            return Err(Trouble::new(format!("two outputs go to {file}: name another file for one of them")));
        }
    }
    Ok(outputs)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(format: Option<Format>, output: &[&str]) -> Result<Vec<Output>, Trouble> {
        let output: Vec<Output> = output.iter().map(|text| Output::parse(text).unwrap()).collect();
        outputs(format, &output)
    }

    #[test]
    fn an_output_is_a_format_and_a_file() {
        let sarif = Output { format: Format::Sarif, file: Some("a=b.sarif".into()) };
        assert_eq!(Output::parse("sarif=a=b.sarif"), Ok(sarif));
        assert_eq!(Output::parse("github=-"), Ok(Output { format: Format::Github, file: None }));
        assert!(Output::parse("sarif").unwrap_err().contains("such as `sarif=out.sarif`"));
        assert!(Output::parse("xml=a").unwrap_err().contains("junit"));
        assert!(Output::parse("sarif=").unwrap_err().contains("missing"));
    }

    #[test]
    fn two_outputs_never_share_a_place() {
        assert_eq!(asked(None, &[]).unwrap(), [Output { format: Format::Human, file: None }]);
        assert_eq!(asked(None, &["sarif=a", "github=-", "human=-"]).unwrap().len(), 3);
        assert!(asked(Some(Format::Short), &["github=-"]).is_err());
        assert!(asked(None, &["sarif=a", "junit=a"]).is_err());
    }
}
