//! Requirements that no roll can meet.

use landfall_diagnostics::Span;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::FieldView;
use landfall_schema::{Fact, WordId};

use crate::dice::{Alternative, Ask, Dice, DiceOf, Requirement, vocabulary};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5017",
        name: "impossible-roll",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "no dice of the game can show this",
        explanation: "\
The dice of the game are listed in its schema, with their colours and faces. A requirement that asks
for more dice of a colour than lie in the box, for an icon that no die shows, or for something and its
absence at once can never be met.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        green [17 red] -> replace P000
        red -> danger A
    }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        green [2 red] -> replace P000
        red -> danger A
    }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let mut known = DiceOf::new(ctx);
    for Requirement { field, alternatives: all, .. } in ctx.requirements_of_dice() {
        let Some(dice) = known.dice(*field) else { continue };
        let wrong: Vec<(Span, String)> = all
            .iter()
            .filter_map(|alternative| Some((alternative.span, trouble(ctx, *field, dice, alternative)?)))
            .collect();
        for (span, why) in &wrong {
            let never = wrong.len() == all.len();
            let draft = CHECK.rule.report(if never {
                "no roll can meet this".to_owned()
            } else {
                "no roll can meet one of the alternatives".to_owned()
            });
            out.push(
                draft
                    .severity(if never { Severity::Error } else { Severity::Warning })
                    .help("ask for dice that a crew can roll, such as `[2 red]`")
                    .at(*span, why.clone()),
            );
        }
    }
}

/// Why these dice cannot be rolled.
fn trouble(
    ctx: &Context<'_>,
    field: FieldView<'_>,
    dice: &Dice,
    alternative: &Alternative,
) -> Option<String> {
    let schema = &ctx.atlas.schema;
    let name = |word: WordId| {
        vocabulary(field).map_or("this", |vocab| schema.vocab(vocab).words[word.index()].name.as_str())
    };
    if let Some(both) = alternative.absent.iter().find(|word| alternative.count(**word) > 0) {
        return Some(format!("asks for `{}` and for its absence", name(*both)));
    }
    if !dice.are_known() {
        return None;
    }
    let per_colour = schema.fact(Fact::DicePerColour).and_then(|number| u32::try_from(number).ok())?;
    for (word, count) in &alternative.terms {
        if dice.ask(*word) == Ask::Die && dice.colour(*word).is_some() && *count > per_colour {
            return Some(format!("there are {per_colour} dice of this colour in the box"));
        }
        let shown = match dice.ask(*word) {
            Ask::Icon => dice.shows(*word) || dice.has_wild(),
            Ask::Basic | Ask::Wild | Ask::Mishap => dice.shows(*word),
            Ask::Die | Ask::Same => true,
        };
        if !shown {
            return Some(format!("no die of the game shows `{}`", name(*word)));
        }
    }
    let most = per_colour * dice.colours() as u32;
    (dice.least(alternative) > most).then(|| format!("there are {most} dice in the box"))
}
