//! `landfall explain`: what a report means, shown by example.

use clap::Args;
use landfall_diagnostics::render::Style;
use landfall_diagnostics::{Origin, Rule, Rulebook, Severity};
use landfall_export::{Wish, deck, rules as on_paper};
use landfall_project::embedded::{DEFAULT_GAME, example_of};
use landfall_project::{
    GameRule, Options, Trouble, compile_edited, compile_example, game_rules, games, rulebook, rules,
    schema_with, show_example,
};

use super::schema::describe;
use crate::args::{Color, SchemaArguments};
use crate::reports::draw_all;
use crate::{Outcome, out, terminal};

/// Explain a report, or a word of the game, with examples
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall explain LF2001              a report, by its code
  landfall explain missing-reference   a report, by its name
  landfall explain replace             a word: effects that begin with it
  landfall explain no-travel           a word: a line of a card
  landfall explain --list              every report there is")]
pub struct Arguments {
    /// A code or a name, as reports show them, or a word of the game
    #[arg(value_name = "CODE|NAME|WORD", required_unless_present = "list")]
    rule: Option<String>,

    /// The game the word belongs to (default: every game, the first one that knows it)
    #[arg(long, value_name = "GAME")]
    game: Option<String>,

    /// List every report there is
    #[arg(long, conflicts_with = "rule")]
    list: bool,

    #[command(flatten)]
    schema: SchemaArguments,
}

pub fn run(arguments: &Arguments, color: Color) -> Result<Outcome, Trouble> {
    let options = Options { schema: arguments.schema.schema.clone(), ..Options::default() };
    let style = terminal::stdout_style(color);
    let text = match &arguments.rule {
        Some(wanted) => tell(wanted, arguments.game.as_deref(), &options, &style)?,
        None => list_all(&rulebook(&options)?) + "\nfound when cards are drawn\n" + &list(on_paper()),
    };
    out::print(&text)?;
    Ok(Outcome::Fine)
}

/// The rules of games are read only when it is none of the compiler's own.
fn tell(wanted: &str, game: Option<&str>, options: &Options, style: &Style) -> Result<String, Trouble> {
    if let Some(rule) = Rulebook::new(rules()).find(wanted) {
        return Ok(explain(rule, style));
    }
    if let Some(rule) = Rulebook::new(on_paper().to_vec()).find(wanted) {
        return Ok(explain_on_paper(rule, style));
    }
    let rulebook = rulebook(options)?;
    if rulebook.find(wanted).is_none()
        && let Some(text) = word(wanted, game, options)?
    {
        return Ok(text);
    }
    let rule = find(wanted, &rulebook)?;
    let own = game_rules(options)?;
    match own.iter().find(|found| std::ptr::eq(found.rule, rule)) {
        Some(found) => explain_own(found, options, style),
        None => Ok(explain(rule, style)),
    }
}

/// A word of a game, as its schema describes it, with an example. The game that Landfall was made for comes first.
fn word(wanted: &str, game: Option<&str>, options: &Options) -> Result<Option<String>, Trouble> {
    let mut all: Vec<String> = match game {
        Some(game) => vec![game.to_owned()],
        None => games(options)?.into_iter().map(|game| game.name).collect(),
    };
    all.sort_by_key(|name| name != DEFAULT_GAME);
    for game in all {
        let schema = schema_with(&game, &[], options)?;
        let Some(mut text) = describe::word(&schema, wanted) else { continue };
        if let Some(example) = example_of(&game, wanted) {
            text += &format!("\nFor example:\n\n{}", indent(&example));
        }
        return Ok(Some(text));
    }
    Ok(None)
}

fn find(wanted: &str, rulebook: &Rulebook) -> Result<&'static Rule, Trouble> {
    if let Some(rule) = rulebook.find(wanted) {
        return Ok(rule);
    }
    let step = match rulebook.nearest(wanted).as_slice() {
        [] => "`landfall explain --list` prints those there are".to_owned(),
        names => format!("the nearest: {}", names.join(", ")),
    };
    Err(Trouble::new(format!("no report and no word is called `{wanted}`: {step}")))
}

/// The rules of the compiler, then those of each game under its name.
fn list_all(rulebook: &Rulebook) -> String {
    let rules: Vec<&'static Rule> = rulebook.iter().collect();
    let mut text = String::new();
    for group in rules.chunk_by(|a, b| a.origin == b.origin) {
        if let Origin::Game(game) = group[0].origin {
            text += &format!("\n{game}\n");
        }
        text += &list(group);
    }
    text
}

fn list(rules: &[&'static Rule]) -> String {
    let width = rules.iter().map(|rule| rule.name.len()).max().unwrap_or_default();
    let lines = rules.iter().map(|rule| {
        let (code, severity, name) = (rule.code, rule.severity.word(), rule.name);
        format!("{code}  {severity:<7}  {name:<width$}  {}\n", rule.title)
    });
    lines.collect()
}

fn severity(rule: &Rule) -> &'static str {
    match rule.severity {
        Severity::Error => "an error: players get stuck, or the content cannot be built",
        Severity::Warning => "a warning: surely not meant",
        Severity::Advice => "advice: it could be clearer",
    }
}

/// A rule of a game is shown by what breaks it in the examples of that game.
fn explain_own(found: &GameRule, options: &Options, style: &Style) -> Result<String, Trouble> {
    let rule = found.rule;
    let mut text = format!(
        "{} ({}, {}): {}\n{}\n\n{}\n",
        rule.code,
        rule.name,
        found.game,
        rule.title,
        severity(rule),
        rule.explanation.trim(),
    );
    for case in found.cases.iter().filter(|case| !case.bad.is_empty()) {
        let shown = compile_edited(&found.game, &case.bad, options)?;
        text += "\nThis is right:\n\n";
        text += &case.bad.iter().map(|(right, _)| indent(right)).collect::<String>();
        text += "\nThis is not:\n\n";
        let wrong = |edit: &(String, String)| match edit.1.trim() {
            "" => "    (nothing)\n".to_owned(),
            wrong => indent(wrong),
        };
        text += &case.bad.iter().map(wrong).collect::<String>();
        text += "\n";
        text += &draw_all(&shown.reports, &shown.sources, style);
    }
    Ok(text)
}

fn explain(rule: &Rule, style: &Style) -> String {
    let shown = show_example(rule, rule.bad);
    explain_with(rule, &draw_all(&shown.reports, &shown.sources, style))
}

/// What is wrong on paper shows when the example is drawn.
fn explain_on_paper(rule: &Rule, style: &Style) -> String {
    let shown = compile_example(rule.bad);
    let drawn = deck(&shown, 0, &Wish::default(), &Options::default());
    let reports = drawn.map(|deck| draw_all(&deck.reports, &shown.sources, style)).unwrap_or_default();
    explain_with(rule, &reports)
}

fn explain_with(rule: &Rule, reports: &str) -> String {
    let severity = severity(rule);
    format!(
        "{} ({}): {}\n{severity}\n\n{}\n\nThis is not right:\n\n{}\n{}It could be:\n\n{}",
        rule.code,
        rule.name,
        rule.title,
        rule.explanation.trim(),
        indent(rule.bad),
        reports,
        indent(rule.good),
    )
}

fn indent(example: &str) -> String {
    let line = |line: &str| if line.is_empty() { "\n".to_owned() } else { format!("    {line}\n") };
    example.trim_matches('\n').lines().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_found_by_code_or_name_in_any_case() {
        let rule = find("lf9003", &Rulebook::new(rules())).unwrap();
        assert_eq!(find("Empty-Pack", &Rulebook::new(rules())).unwrap().code, rule.code);
    }

    #[test]
    fn an_unknown_name_gets_the_nearest() {
        let trouble = find("empty-pak", &Rulebook::new(rules())).unwrap_err().to_string();
        assert!(
            trouble.starts_with("no report and no word is called `empty-pak`: the nearest: empty-pack"),
            "{trouble}"
        );
        assert!(find("é", &Rulebook::new(rules())).unwrap_err().to_string().contains("--list"));
    }

    #[test]
    fn the_explanation_shows_the_real_report() {
        let text = explain(find("LF9003", &Rulebook::new(rules())).unwrap(), &Style::default());
        assert!(text.contains("LF9003 (empty-pack)\n  ×"), "{text}");
    }
}
