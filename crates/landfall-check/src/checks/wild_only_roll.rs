//! Icons that only faces which count as anything can stand in for.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Value;
use landfall_schema::{Role, WordId};
use rustc_hash::FxHashSet;

use crate::dice::{Alternative, Ask, Dice, DiceOf, Requirement, vocabulary};
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5028",
        name: "wild-only-roll",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "at first only wild faces can meet this",
        explanation: "\
No die that a crew begins with shows this icon, and nobody converts to it, so players meet the requirement
only when a face that counts as anything comes up. That is luck, not a plan. Give the icon to a die or to
a crewmember, or offer an alternative that ordinary faces can meet.",
        bad: r#"
//- schemas/depth.yaml
vocabularies:
  icon:
    words:
      diving: {en: Diving, doc: breath and nerve, tags: {role: icon, colour: blue}}
//- shore.land
poi P001 "Salt gate" {
    standalone
    action "Dive under" check {
        green [2 diving] -> replace P000
        red -> danger A
    }
}
"#,
        good: r#"
//- schemas/depth.yaml
vocabularies:
  icon:
    words:
      diving: {en: Diving, doc: breath and nerve, tags: {role: icon, colour: blue}}
//- shore.land
poi P001 "Salt gate" {
    standalone
    action "Dive under" check {
        green [2 diving / 3 blue] -> replace P000
        red -> danger A
    }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let converted: FxHashSet<WordId> = ctx
        .fields_in_role(Role::ConvertedIcon)
        .into_iter()
        .filter_map(|field| if let Value::Word(word) = field.value { Some(word) } else { None })
        .collect();
    let mut known = DiceOf::new(ctx);
    for Requirement { field, alternatives, .. } in ctx.requirements_of_dice() {
        let Some(dice) = known.dice(*field).filter(|dice| dice.has_wild()) else { continue };
        let by_luck: Option<Vec<WordId>> =
            alternatives.iter().map(|alternative| rare_icon(dice, alternative, &converted)).collect();
        // Another way to meet it needs no luck.
        let Some(icon) = by_luck.and_then(|icons| icons.first().copied()) else { continue };
        let Some(vocab) = vocabulary(*field) else { continue };
        let name = &ctx.atlas.schema.vocab(vocab).words[icon.index()].name;
        out.push(
                CHECK
                    .rule
                    .report(format!("no crew begins with a die that shows `{name}`"))
                    .help("add an alternative after `/` that ordinary faces can meet, or a crewmember who converts to it")
                    .at(field.span, "at first only wild faces can meet this"),
            );
    }
}

/// An icon of this alternative that no die of the beginning shows and nobody converts to.
fn rare_icon(dice: &Dice, alternative: &Alternative, converted: &FxHashSet<WordId>) -> Option<WordId> {
    let mut icons = alternative.terms.iter().map(|term| term.0).filter(|word| dice.ask(*word) == Ask::Icon);
    icons.find(|word| !dice.shows_at_start(*word) && !converted.contains(word))
}
