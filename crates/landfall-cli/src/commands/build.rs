//! `landfall build`: checks a pack, then writes its bundle.

use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};

use clap::Args;
use landfall_project::{BundleOptions, Compilation, Options, Trouble, compile, today, write_atomic};

use crate::args::{Color, Format, PackArguments, ReportArguments, SchemaArguments};
use crate::reports::{self, Findings};
use crate::{Outcome, bar, out};

/// Check a pack, then write its bundle
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall build demo                   writes demo.lfb into the current folder
  landfall build demo -o out/demo.lfb   writes it elsewhere
  landfall build                        the pack around the current folder
  landfall build a b -o all.lfb         several packs in one bundle
  landfall build demo --locale en       without translations; `--locale it,de` names some
  landfall build demo --strip --zstd    smaller, without source locations
  landfall build demo --without-rules-text   numbers alone, without what effects say in words

The bundle is named after the `name` in landfall.yaml. Nothing is written when there are errors: \
the bundle of the last build stays as it was. A language whose catalog has errors is left out, and \
players read the language of the source; with `--deny warnings`, or when `--locale` names it, \
nothing is written.")]
pub struct Arguments {
    /// Packs, or folders of packs
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,

    #[command(flatten)]
    pack: PackArguments,

    /// Where to write the bundle, instead of NAME.lfb in the current folder; several packs become one bundle
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Leave out which asset was written where, so that moving files does not change the bundle
    #[arg(long)]
    strip: bool,

    /// Compress the bundle; the runtime unpacks it when it opens it
    #[arg(long)]
    zstd: bool,

    /// Only these languages beside that of the source
    #[arg(long, value_name = "LOCALE", value_delimiter = ',')]
    locale: Option<Vec<String>>,

    /// With what effects, conditions and cards say in each language, and what words are called; this is the default
    #[arg(long, overrides_with = "without_rules_text")]
    with_rules_text: bool,

    /// Without any of that: smaller, for engines that bring their own words
    #[arg(long)]
    without_rules_text: bool,

    #[command(flatten)]
    reports: ReportArguments,

    #[command(flatten)]
    schema: SchemaArguments,
}

pub fn run(arguments: &Arguments, color: Color) -> Result<Outcome, Trouble> {
    let options = Options {
        schema: arguments.schema.schema.clone(),
        today: Some(today()),
        levels: arguments.reports.levels.wishes(),
        watcher: bar::watcher(),
        ..Options::default()
    };
    let compilation = compile(&[arguments.paths.clone(), arguments.pack.paths()].concat(), &options)?;
    // The system takes back what a large pack fills faster than piece after piece can be given back.
    let compilation = ManuallyDrop::new(compilation);
    if let Some(unknown) = arguments.locale.iter().flatten().find(|locale| !is_declared(&compilation, locale))
    {
        return Err(Trouble::new(format!("no pack here declares the language `{unknown}`")));
    }
    let sentence = reports::sentence(&compilation.summary);
    let findings = Findings::of(&compilation, sentence);
    let outcome = reports::tell(&findings, &reports::outputs(arguments.reports.format, &[])?, color)?;
    let outcome = if outcome == Outcome::Denied { without_faulty(&compilation, arguments) } else { outcome };
    if outcome == Outcome::Denied {
        out::say("nothing was written\n");
        return Ok(outcome);
    }
    for (locale, errors) in compilation.faulty_locales() {
        let errors = reports::counted(errors, "error", "errors");
        out::say(&format!("`{locale}` is left out of the bundle: its catalog has {errors}\n"));
    }
    let all: Vec<usize> = (0..compilation.packs.len()).collect();
    match &arguments.output {
        Some(path) => write(&compilation, &all, path, arguments)?,
        None => {
            for pack in all {
                let path = PathBuf::from(format!("{}.lfb", compilation.packs[pack].name));
                write(&compilation, &[pack], &path, arguments)?;
            }
        }
    }
    Ok(outcome)
}

fn is_declared(compilation: &Compilation, locale: &str) -> bool {
    (0..compilation.packs.len())
        .any(|pack| compilation.packs[pack].locale == locale || compilation.is_declared(pack, locale))
}

/// Whether the bundle can be written without the languages whose catalogs have errors.
fn without_faulty(compilation: &Compilation, arguments: &Arguments) -> Outcome {
    let faulty = compilation.faulty_locales();
    let wanted = arguments.locale.iter().flatten().any(|locale| faulty.contains_key(locale));
    match compilation.has_errors_in_content() || wanted || arguments.reports.levels.deny_something() {
        true => Outcome::Denied,
        false => Outcome::Fine,
    }
}

fn write(
    compilation: &Compilation,
    packs: &[usize],
    path: &Path,
    arguments: &Arguments,
) -> Result<(), Trouble> {
    let how = BundleOptions {
        strip: arguments.strip,
        zstd: arguments.zstd,
        locales: arguments.locale.clone(),
        without_rules_text: arguments.without_rules_text && !arguments.with_rules_text,
        schema: arguments.schema.schema.clone(),
    };
    // A pack without a game was reported, so it never comes this far.
    let Some(bytes) = compilation.bundle_to_write(packs, &how)? else { return Ok(()) };
    write_atomic(path, &bytes).map_err(|error| Trouble::writing(path, &error))?;
    let line = format!("{} ({})\n", path.display(), size(bytes.len()));
    // A document for a program stands alone on stdout, so that it can be piped.
    match arguments.reports.format {
        None | Some(Format::Human | Format::Short) => out::print(&line)?,
        Some(_) => out::say(&line),
    }
    Ok(())
}

/// `512 bytes`, `48.2 kB`, `3.1 MB`.
fn size(bytes: usize) -> String {
    match bytes {
        0..1_000 => format!("{bytes} bytes"),
        1_000..1_000_000 => format!("{:.1} kB", bytes as f64 / 1e3),
        _ => format!("{:.1} MB", bytes as f64 / 1e6),
    }
}

#[cfg(test)]
mod tests {
    use super::size;

    #[test]
    fn sizes_are_told_in_the_unit_that_fits() {
        assert_eq!([size(512), size(48_230), size(3_100_000)], ["512 bytes", "48.2 kB", "3.1 MB"]);
    }
}
