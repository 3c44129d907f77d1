//! Tasks on the ship that nobody is trained for.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_schema::WordId;

use crate::dice::{Ask, DiceOf, Requirement, Role, vocabulary};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7216",
        name: "unassignable-icon",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "no crewmember can have this icon",
        explanation: "\
Tasks on the ship look at what crew are trained for: the icon on their card, not the faces of dice. A
die, an accident or a plain face is nobody's training. `same` stands for any icon.",
        bad: r#"
production C90 "Shore gear" {
    starting
    stage 2
    boost [accident]
    back -> gain energy 1
}
"#,
        good: r#"
production C90 "Shore gear" {
    starting
    stage 2
    boost [construction]
    back -> gain energy 1
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let mut known = DiceOf::new(ctx);
    for Requirement { field, alternatives, .. } in ctx.requirements_in(Role::CrewIcons) {
        let Some(dice) = known.dice(*field) else { continue };
        for alternative in alternatives {
            let wrong = |term: &&(WordId, u32)| !matches!(dice.ask(term.0), Ask::Icon | Ask::Same);
            let Some((word, _)) = alternative.terms.iter().find(wrong) else { continue };
            let name = vocabulary(*field)
                .map_or("", |vocab| ctx.atlas.schema.vocab(vocab).words[word.index()].name.as_str());
            out.push(
                CHECK
                    .rule
                    .report(format!("nobody is trained for `{name}`"))
                    .help("name an icon that crew can have on their card, or `same` for any of them")
                    .at(alternative.span, "is not an icon of a crewmember"),
            );
        }
    }
}
