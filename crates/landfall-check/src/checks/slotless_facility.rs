//! Upgrades for a facility that has no room for them.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7221",
        name: "slotless-facility",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "this facility has no room for upgrades",
        explanation: "\
Upgrades are put into slots, and only some facilities have any. One that is meant for another has no
place in the ship book.",
        bad: r#"
facility-upgrade F90 "Warm bunks" { facility barracks; passive "Draft one more." }
log 4 { reference; "Bunks."; -> await F90; end }
"#,
        good: r#"
facility-upgrade F90 "Warm bunks" { facility medbay; passive "Heal one more." }
log 4 { reference; "Bunks."; -> await F90; end }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for field in ctx.fields_in_role("installed-in") {
        let (Some(word), Some(vocab)) = (field.word(), field.vocab()) else { continue };
        let words = ctx.atlas.schema.vocab(vocab).words.iter();
        let open: Vec<&str> =
            words.filter(|word| word.tags.contains_key("upgrades")).map(|word| word.name.as_str()).collect();
        if open.is_empty() || open.contains(&word.name.as_str()) {
            continue;
        }
        out.push(
            CHECK
                .rule
                .report(format!("`{}` has no room for upgrades", word.name))
                .help(format!("upgrades fit into {}", open.join(", ")))
                .at(field.span, "no slot of the ship book takes it"),
        );
    }
}
