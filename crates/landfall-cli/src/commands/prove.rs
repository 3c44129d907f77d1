//! `landfall prove`: every way a board can be played, and what goes wrong in some of them.

use std::cell::Cell;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use landfall_diagnostics::Severity;
use landfall_project::proofs::Limits;
use landfall_project::proofs::ask::Question;
use landfall_project::table::script::Script;
use landfall_project::{
    Answered, Compilation, Options, Proof, ProveOptions, Trouble, compile, plays_by_stores, prove, today,
    way_map, write_atomic,
};

use crate::Outcome;
use crate::args::{Color, OutputArguments, PackArguments, ReportArguments, SchemaArguments};
use crate::reports::{self, Findings};

/// Follow every way a board can be played, and report what goes wrong in some of them
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall prove                             every board of the pack around the current folder
  landfall prove content/glasswake           of one pack
  landfall prove --board glasswake --ask stranded,missions
  landfall prove --team 2                    two of the team move about
  landfall prove --landings 1                only the first visit
  landfall prove --exact                     clocks and tracks have positions
  landfall prove --save found                write each counterexample as a transcript and a map
  landfall prove --deny not-proved           for CI: what stays unknown fails too
  landfall prove --output sarif=prove.sarif  in every format of `check`

Nothing is sampled. Dice are luck and costs are paid, so `proved` means: whatever happens, with luck there is a way. \
What is refuted comes with the shortest way there, which was played on a table before it is reported. \
Where a loss is meant, write `allow mission-lost \"why\"` in the card or log.")]
pub struct Arguments {
    /// Packs, or folders of packs
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,

    #[command(flatten)]
    pack: PackArguments,

    /// Only this board
    #[arg(long, value_name = "BOARD")]
    board: Option<String>,

    /// Only these questions
    #[arg(long, value_enum, value_name = "QUESTIONS", value_delimiter = ',')]
    ask: Vec<Asked>,

    /// How many of the team move about
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=4))]
    team: u8,

    /// How often the team comes to the board
    #[arg(long, value_enum, value_name = "HOW-OFTEN", default_value_t = Landings::All)]
    landings: Landings,

    /// Keep the positions of clocks and tracks
    #[arg(long)]
    exact: bool,

    /// Give up after so many seconds for each board
    #[arg(long, value_name = "SECONDS", default_value_t = 120)]
    limit: u64,

    /// Write counterexamples as transcripts, and their ways as maps, into this folder
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,

    #[command(flatten)]
    reports: ReportArguments,

    #[command(flatten)]
    output: OutputArguments,

    #[command(flatten)]
    schema: SchemaArguments,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Landings {
    /// Once
    #[value(name = "1")]
    One,
    /// As often as it likes
    All,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Asked {
    /// Some ending but an escape can always be reached
    Stranded,
    /// Every mission can be done, and those that are not optional stay possible
    Missions,
    /// Everything that is written happens somewhere
    Coverage,
    /// No page is read with no choice open
    Choices,
    /// Every ending ends
    Endings,
    /// No reward comes again and again
    Rewards,
}

impl Asked {
    fn question(self) -> Question {
        match self {
            Asked::Stranded => Question::Stranded,
            Asked::Missions => Question::Missions,
            Asked::Coverage => Question::Coverage,
            Asked::Choices => Question::Choices,
            Asked::Endings => Question::Endings,
            Asked::Rewards => Question::Rewards,
        }
    }
}

pub fn run(arguments: &Arguments, color: Color) -> Result<Outcome, Trouble> {
    let outputs = reports::outputs(arguments.reports.format, &arguments.output.output)?;
    let options = Options {
        schema: arguments.schema.schema.clone(),
        today: Some(today()),
        levels: arguments.reports.levels.wishes(),
        only_certain: true,
        ..Options::default()
    };
    let paths = [arguments.paths.clone(), arguments.pack.paths()].concat();
    let mut compilation = compile(&paths, &options)?;
    compilation.set_translations_aside();
    if compilation.reports.count(Severity::Error) > 0 {
        // What could not be read cannot be played.
        let sentence = format!("{}; nothing was proved", reports::sentence(&compilation.summary));
        return reports::tell(&Findings::of(&compilation, sentence), &outputs, color);
    }
    let questions: Vec<Question> = match arguments.ask.is_empty() {
        true => Question::ALL.to_vec(),
        // Each is asked once, in the order in which it was named.
        false => arguments.ask.iter().fold(Vec::new(), |mut asked, one| {
            asked.extend(Some(one.question()).filter(|question| !asked.contains(question)));
            asked
        }),
    };
    let begun = Cell::new(Instant::now());
    let begin = || begun.set(Instant::now());
    let limit = Duration::from_secs(arguments.limit);
    let stop = || begun.get().elapsed() > limit;
    let proofs = prove(
        &mut compilation,
        &options,
        &ProveOptions {
            board: arguments.board.as_deref(),
            questions: &questions,
            team: usize::from(arguments.team),
            again: arguments.landings == Landings::All,
            exact: arguments.exact,
            limits: Limits { begin: Some(&begin), stop: Some(&stop), ..Limits::default() },
        },
    )?;
    if let Some(folder) = &arguments.save {
        save(&compilation, folder, &proofs)?;
    }
    let sentence: Vec<String> = proofs.iter().map(sentence).collect();
    let known = proofs.iter().map(for_programs).collect();
    let findings = Findings::of(&compilation, sentence.join("\n")).with_proofs(known);
    reports::tell(&findings, &outputs, color)
}

/// Each counterexample as a transcript, and its way on the map.
fn save(compilation: &Compilation, folder: &std::path::Path, proofs: &[Proof]) -> Result<(), Trouble> {
    for (name, text) in proofs.iter().flat_map(|proof| &proof.scripts) {
        let path = folder.join(format!("{name}.play"));
        std::fs::create_dir_all(folder).map_err(|error| Trouble::writing(folder, &error))?;
        write_atomic(&path, text.as_bytes()).map_err(|error| Trouble::writing(&path, &error))?;
        // Only a transcript that was played is among them, so it can be read.
        if let Ok(script) = Script::parse(text)
            && !plays_by_stores(compilation, &script.board)?
        {
            let (path, map) = (folder.join(format!("{name}.svg")), way_map(compilation, &script)?);
            write_atomic(&path, map.as_bytes()).map_err(|error| Trouble::writing(&path, &error))?;
        }
    }
    Ok(())
}

/// What was left out comes first, then what is known.
fn sentence(proof: &Proof) -> String {
    let mut lines = Vec::new();
    if !proof.abstracted.is_empty() {
        lines.push(format!("{}: what was left out", proof.board));
        lines.extend(proof.abstracted.iter().map(|line| format!("  - {line}")));
    }
    lines.push(format!("{}: what is known", proof.board));
    lines.extend(proof.shown.iter().map(|line| format!("  proved   {line}")));
    for (question, answered) in &proof.answers {
        let claim = claim(*question);
        lines.push(match answered {
            Answered::Proved => format!("  proved   {claim}"),
            Answered::Refuted(count) => format!("  refuted  {claim} ({count} found)"),
            Answered::Unknown(reason) => format!("  unknown  {claim}: {reason}"),
        });
    }
    if let Some((seen, all)) = proof.covered {
        lines.push(format!("  {seen} of {all} things that are written happen in some play"));
    }
    if proof.nodes > 0 {
        lines.push(states(proof));
    }
    lines.join("\n")
}

/// The same for programs.
fn for_programs(proof: &Proof) -> reports::Proof {
    let answer = |(question, answered): &(Question, Answered)| {
        let (verdict, found, reason) = match answered {
            Answered::Proved => ("proved", 0, None),
            Answered::Refuted(count) => ("refuted", *count, None),
            Answered::Unknown(reason) => ("unknown", 0, Some(reason.clone())),
        };
        reports::ProofAnswer { question: name(*question), claim: claim(*question), verdict, found, reason }
    };
    reports::Proof {
        board: proof.board.clone(),
        left_out: proof.abstracted.clone(),
        shown: proof.shown.clone(),
        answers: proof.answers.iter().map(answer).collect(),
        covered: proof.covered.map(|(met, all)| reports::Covered { met, all }),
    }
}

/// As `--ask` takes it.
fn name(question: Question) -> &'static str {
    match question {
        Question::Stranded => "stranded",
        Question::Missions => "missions",
        Question::Coverage => "coverage",
        Question::Choices => "choices",
        Question::Endings => "endings",
        Question::Rewards => "rewards",
    }
}

fn states(proof: &Proof) -> String {
    format!("  {:.3e} states in {} nodes, by {} commands", proof.states, proof.nodes, proof.commands)
}

fn claim(question: Question) -> &'static str {
    match question {
        Question::Stranded => "nobody is stranded",
        Question::Missions => "missions can be done, and stay possible",
        Question::Coverage => "everything happens somewhere",
        Question::Choices => "some choice is always open",
        Question::Endings => "every ending ends",
        Question::Rewards => "no reward comes again and again",
    }
}
