//! `landfall explain`: what a report means, shown by example.

use clap::Args;
use landfall_diagnostics::render::Style;
use landfall_diagnostics::{Rule, Severity, nearest};
use landfall_project::{Trouble, compile_example, rules};

use crate::args::Color;
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
}

pub fn run(arguments: &Arguments, color: Color) -> Result<Outcome, Trouble> {
    let text = match &arguments.rule {
        Some(wanted) => explain(find(wanted)?, &terminal::stdout_style(color)),
        None => list(&rules()),
    };
    out::print(&text)?;
    Ok(Outcome::Fine)
}

fn find(wanted: &str) -> Result<&'static Rule, Trouble> {
    let rules = rules();
    let known =
        |rule: &&&Rule| rule.code.eq_ignore_ascii_case(wanted) || rule.name.eq_ignore_ascii_case(wanted);
    if let Some(rule) = rules.iter().find(known) {
        return Ok(rule);
    }
    let looks_like_code = wanted.len() >= 2 && wanted[..].to_ascii_uppercase().starts_with("LF");
    let (upper, lower) = (wanted.to_ascii_uppercase(), wanted.to_ascii_lowercase());
    let near = match looks_like_code {
        true => nearest(&upper, rules.iter().map(|rule| rule.code)),
        false => nearest(&lower, rules.iter().map(|rule| rule.name)),
    };
    let step = match near.as_slice() {
        [] => "`landfall explain --list` prints those there are".to_owned(),
        names => format!("the nearest: {}", names.join(", ")),
    };
    Err(Trouble::new(format!("no report is called `{wanted}`: {step}")))
}

fn list(rules: &[&Rule]) -> String {
    let width = rules.iter().map(|rule| rule.name.len()).max().unwrap_or_default();
    let lines = rules.iter().map(|rule| {
        let (code, severity, name) = (rule.code, rule.severity.word(), rule.name);
        format!("{code}  {severity:<7}  {name:<width$}  {}\n", rule.title)
    });
    lines.collect()
}

fn explain(rule: &Rule, style: &Style) -> String {
    let shown = compile_example(rule.bad);
    let severity = match rule.severity {
        Severity::Error => "an error: players get stuck, or the content cannot be built",
        Severity::Warning => "a warning: surely not meant",
        Severity::Advice => "advice: it could be clearer",
    };
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
        let rule = find("lf9003").unwrap();
        assert_eq!(find("Empty-Pack").unwrap().code, rule.code);
    }

    #[test]
    fn an_unknown_name_gets_the_nearest() {
        let trouble = find("empty-pak").unwrap_err().to_string();
        assert!(trouble.starts_with("no report is called `empty-pak`: the nearest: empty-pack"), "{trouble}");
        assert!(find("é").unwrap_err().to_string().contains("--list"));
    }

    #[test]
    fn the_explanation_shows_the_real_report() {
        let text = explain(find("LF9003").unwrap(), &Style::default());
        assert!(text.contains("LF9003 (empty-pack)\n  ×"), "{text}");
    }
}
