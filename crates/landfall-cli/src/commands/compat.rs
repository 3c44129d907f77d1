//! `landfall compat`: whether games saved with an old bundle can go on with a new one.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use landfall_project::{Break, Compat, Options, Trouble, compat};
use serde_json::json;

use crate::args::SchemaArguments;
use crate::commands::schema::PackArguments;
use crate::{Outcome, out, reports};

/// Report what in a new bundle would break saved games
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall compat released/demo.lfb demo.lfb
  landfall compat released/demo.lfb demo.lfb --format json

A saved game remembers which cards are where, which boxes are ticked, and how far tracks and clocks have come. \
Reported are cards and parts that are gone, ids that were given to another card, boxes that mean something else, \
parts that changed their order, and tracks that are shorter. A card that is known by another id now, with \
`was`, is a migration and not a break. `--allow 'log 1928, box 1=the same in other words'` accepts one. Exit code 1 \
when something breaks.")]
pub struct Arguments {
    /// The bundle that games were saved with
    #[arg(value_name = "OLD")]
    old: PathBuf,

    /// The bundle they would be loaded with
    #[arg(value_name = "NEW")]
    new: PathBuf,

    /// Accept what is reported at this place, and say why
    #[arg(long, value_name = "PLACE=REASON", value_parser = allowed)]
    allow: Vec<(String, String)>,

    /// The format of the output
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t = Format::Human)]
    format: Format,

    #[command(flatten)]
    extended: PackArguments,

    #[command(flatten)]
    schema: SchemaArguments,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A line each
    Human,
    /// For programs
    Json,
}

fn allowed(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((place, reason)) if !place.trim().is_empty() && !reason.trim().is_empty() => {
            Ok((place.trim().to_owned(), reason.trim().to_owned()))
        }
        _ => Err("write a place and a reason, such as `log 1928, box 1=the same in other words`".to_owned()),
    }
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let options = Options { schema: arguments.schema.schema.clone(), ..Options::default() };
    let found = compat(&arguments.old, &arguments.new, &arguments.extended.packs, &options)?;
    // An allow that fits nothing would hide the next fault that does.
    for (place, _) in &arguments.allow {
        if !found.breaks.iter().any(|it| it.place() == *place) {
            return Err(Trouble::new(format!("nothing breaks at `{place}`: leave this --allow out")));
        }
    }
    let allowed = Allowed(&arguments.allow);
    match arguments.format {
        Format::Json => out::print(&json(&found, &allowed))?,
        Format::Human => human(&found, &allowed)?,
    }
    let denied = found.breaks.iter().any(|it| allowed.reason(it).is_none());
    Ok(if denied { Outcome::Denied } else { Outcome::Fine })
}

/// What was accepted on the command line, by place.
struct Allowed<'a>(&'a [(String, String)]);

impl Allowed<'_> {
    fn reason(&self, it: &Break) -> Option<&str> {
        let place = it.place();
        self.0.iter().find(|(allowed, _)| *allowed == place).map(|(_, reason)| reason.as_str())
    }
}

fn human(found: &Compat, allowed: &Allowed<'_>) -> Result<(), Trouble> {
    let mut text = String::new();
    for it in &found.renamed {
        text.push_str(&format!("{} {} is {} now: saved games can follow it\n", it.kind, it.was, it.key));
    }
    for it in &found.breaks {
        match allowed.reason(it) {
            Some(reason) => text.push_str(&format!("allowed, {reason}: {}\n", it.sentence)),
            None => text.push_str(&format!("{}\n", it.sentence)),
        }
    }
    out::print(&out::safe(&text))?;
    let count = match found.breaks.iter().filter(|it| allowed.reason(it).is_none()).count() {
        0 => "saved games can go on".to_owned(),
        count => reports::counted(count, "thing breaks saved games", "things break saved games"),
    };
    out::say(&format!("{count}\n"));
    Ok(())
}

fn json(found: &Compat, allowed: &Allowed<'_>) -> String {
    let breaks = found.breaks.iter().map(|it| {
        json!({
            "kind": it.kind, "key": it.key, "part": it.part, "reason": it.reason.name(),
            "place": it.place(), "sentence": it.sentence, "allowed": allowed.reason(it),
        })
    });
    let renamed = found.renamed.iter().map(|it| json!({"kind": it.kind, "was": it.was, "key": it.key}));
    let document = json!({
        "version": 2, "breaks": breaks.collect::<Vec<_>>(), "renamed": renamed.collect::<Vec<_>>(),
    });
    format!("{document:#}\n")
}
