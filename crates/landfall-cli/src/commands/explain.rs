//! `landfall explain`: what a report means, shown by example.

use clap::Args;
use landfall_diagnostics::render::Style;
use landfall_diagnostics::{Rule, Severity, nearest};
use landfall_project::{GameRule, Options, Trouble, compile_edited, compile_example, game_rules, rules};

use crate::args::{Color, SchemaArguments};
use crate::reports::draw_all;
use crate::{Outcome, out, terminal};

/// Tell more about a report, with examples
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall explain LF2001              by its code
  landfall explain missing-reference   by its name
  landfall explain --list              all of them")]
pub struct Arguments {
    /// A code or a name, as reports show them
    #[arg(value_name = "CODE|NAME", required_unless_present = "list")]
    rule: Option<String>,

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
        Some(wanted) => tell(wanted, &options, &style)?,
        None => list(&rules()) + &list_own(&game_rules(&options)?),
    };
    out::print(&text)?;
    Ok(Outcome::Fine)
}

/// The rules of games are read only when it is none of the compiler's own.
fn tell(wanted: &str, options: &Options, style: &Style) -> Result<String, Trouble> {
    if let Some(rule) = rules().into_iter().find(|rule| is_called(rule, wanted)) {
        return Ok(explain(rule, style));
    }
    let own = game_rules(options)?;
    match own.iter().find(|found| is_called(found.rule, wanted)) {
        Some(found) => explain_own(found, options, style),
        None => Ok(explain(find(wanted, &own)?, style)),
    }
}

fn is_called(rule: &Rule, wanted: &str) -> bool {
    // `CV-06` and `CV06` are the same.
    let plain = |code: &str| code.replace('-', "").to_ascii_uppercase();
    plain(rule.code) == plain(wanted) || rule.name.eq_ignore_ascii_case(wanted)
}

fn find(wanted: &str, own: &[GameRule]) -> Result<&'static Rule, Trouble> {
    let rules = rules();
    if let Some(rule) = rules.iter().find(|rule| is_called(rule, wanted)) {
        return Ok(rule);
    }
    let looks_like_code = wanted.chars().any(|c| c.is_ascii_digit());
    let (upper, lower) = (wanted.to_ascii_uppercase(), wanted.to_ascii_lowercase());
    let all = || rules.iter().copied().chain(own.iter().map(|found| found.rule));
    let near = match looks_like_code {
        true => nearest(&upper, all().map(|rule| rule.code)),
        false => nearest(&lower, all().map(|rule| rule.name)),
    };
    let step = match near.as_slice() {
        [] => "`landfall explain --list` prints those there are".to_owned(),
        names => format!("the nearest: {}", names.join(", ")),
    };
    Err(Trouble::new(format!("no report is called `{wanted}`: {step}")))
}

fn list_own(own: &[GameRule]) -> String {
    let mut text = String::new();
    for game in own.chunk_by(|a, b| a.game == b.game) {
        let rules: Vec<&Rule> = game.iter().map(|found| found.rule).collect();
        text += &format!("\n{}\n{}", game[0].game, list(&rules));
    }
    text
}

fn list(rules: &[&Rule]) -> String {
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
    if found.bad.is_empty() {
        return Ok(text);
    }
    let shown = compile_edited(&found.game, &found.bad, options)?;
    text += "\nThis is right:\n\n";
    text += &found.bad.iter().map(|(right, _)| indent(right)).collect::<String>();
    text += "\nThis is not:\n\n";
    let wrong = |edit: &(String, String)| match edit.1.trim() {
        "" => "    (nothing)\n".to_owned(),
        wrong => indent(wrong),
    };
    text += &found.bad.iter().map(wrong).collect::<String>();
    Ok(text + "\n" + &draw_all(&shown.reports, &shown.sources, style))
}

fn explain(rule: &Rule, style: &Style) -> String {
    let shown = compile_example(rule.bad);
    let severity = severity(rule);
    format!(
        "{} ({}): {}\n{severity}\n\n{}\n\nThis is not right:\n\n{}\n{}It could be:\n\n{}",
        rule.code,
        rule.name,
        rule.title,
        rule.explanation.trim(),
        indent(rule.bad),
        draw_all(&shown.reports, &shown.sources, style),
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
        let rule = find("lf9003", &[]).unwrap();
        assert_eq!(find("Empty-Pack", &[]).unwrap().code, rule.code);
    }

    #[test]
    fn an_unknown_name_gets_the_nearest() {
        let trouble = find("empty-pak", &[]).unwrap_err().to_string();
        assert!(trouble.starts_with("no report is called `empty-pak`: the nearest: empty-pack"), "{trouble}");
        assert!(find("é", &[]).unwrap_err().to_string().contains("--list"));
    }

    #[test]
    fn the_explanation_shows_the_real_report() {
        let text = explain(find("LF9003", &[]).unwrap(), &Style::default());
        assert!(text.contains("LF9003 (empty-pack)\n  ×"), "{text}");
    }
}
