//! Conversions to an icon that the dice do not have.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_schema::Word;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7212",
        name: "odd-conversion",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "the dice of this colour never show this icon",
        explanation: "\
A convert ability lets the plain faces of one colour count as an icon of that colour. Another icon is
allowed, but nearly always a slip: players expect blue dice to do what blue dice do. What is not an
icon at all, such as an accident or a whole die, cannot be converted to.",
        bad: r#"
crewmember ada "Ada" {
    convert blue to physical
    skill "Second wind" during-rest -> refresh 1
    charges 2
}
"#,
        good: r#"
crewmember ada "Ada" {
    convert blue to science
    skill "Second wind" during-rest -> refresh 1
    charges 2
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for icon in ctx.fields_in_role("converted-icon") {
        let Some(die) = icon.rec.fields().find(|field| field.def().has_role("converted-die")) else {
            continue;
        };
        let (Some(shown), Some(dice)) = (icon.word(), die.word()) else { continue };
        let tag = |word: &'_ Word, name: &str| word.tags.get(name).cloned();
        if tag(shown, "role").is_some_and(|role| role != "icon") {
            out.push(
                CHECK
                    .rule
                    .report(format!("`{}` is not an icon to convert to", shown.name))
                    .help("name one of the icons that a check can ask for")
                    .at(icon.span, "no die can be trained for this"),
            );
        } else if let (Some(theirs), Some(colour)) = (tag(shown, "colour"), tag(dice, "colour"))
            && theirs != colour
        {
            out.push(
                CHECK
                    .rule
                    .report(format!("{colour} dice never show `{}`", shown.name))
                    .help(format!("write `convert {theirs} to {}`, or an icon of {colour} dice", shown.name))
                    .related(die.span, format!("{colour} dice"))
                    .at(icon.span, format!("an icon of {theirs} dice")),
            );
        }
    }
}
