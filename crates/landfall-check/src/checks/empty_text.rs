//! Texts with nothing in them.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::PRINTED;
use landfall_schema::TextRole;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7402",
        name: "empty-text",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a text is empty",
        explanation: "\
Players would see a card without its title, a choice without its words or a box without its name. A text
that is not needed can be left out; one that is still to be written is better not forgotten.",
        bad: r#"
log 1 "" { reference; "Salt on the glass."; end }
"#,
        good: r#"
log 1 "Salt" { reference; "Salt on the glass."; end }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for unit in ctx.atlas.units.iter().filter(|unit| unit.pack != PRINTED) {
        for text in unit.texts.iter().filter(|text| text.role != TextRole::Note) {
            if text.value.chars().any(is_seen) {
                continue;
            }
            let shape = ctx.atlas.schema.shape(unit.records.shape(text.record));
            let field = &shape.fields[text.field.index()];
            let name = field.name.replace('-', " ");
            let help = match field.required {
                true => "write what players read here",
                false => "write what players read here, or leave the text out",
            };
            out.push(
                CHECK
                    .rule
                    .report(format!("the {name} is empty"))
                    .help(help)
                    .at(unit.span(text.start, text.end), "players would read nothing"),
            );
        }
    }
}

/// A no-break space or a zero-width joiner is as empty as nothing.
fn is_seen(letter: char) -> bool {
    !letter.is_whitespace()
        && !letter.is_control()
        && !matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{ad}')
}
