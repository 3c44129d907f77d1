//! Set-up instructions about cards that do not exist.

use landfall_diagnostics::{Reports, Rule, Severity};
use landfall_schema::{IdPattern, KindId};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6209",
        name: "unknown-id-in-text",
        severity: Severity::Warning,
        title: "an instruction names a card that does not exist",
        explanation: "\
What a slot tells players to do is plain text, and so nothing follows it. An id in it that belongs to no
card sends them looking through the box. In braces, as in `{M01}`, an id is checked and stays in step
with the card.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01 "Lay it beside M98."
    global G01
    sector 1 "Beach" { lander; biomes rocky }
}
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01 "Lay it beside the Lander."
    global G01
    sector 1 "Beach" { lander; biomes rocky }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for field in ctx.fields_in_role("instruction") {
        let Some(text) = field.text() else { continue };
        let plain = outside_braces(&text.value);
        for word in plain.split(|c: char| !c.is_alphanumeric()) {
            if let Some(kind) = kind_of(ctx, word)
                && ctx.atlas.find(kind, word).is_none()
            {
                let name = &ctx.atlas.schema.kind_shape(kind).name;
                out.push(
                    CHECK
                        .rule
                        .report(format!("{word} does not exist"))
                        .help(format!(
                            "name a {name} that exists, in braces such as `{{{word}}}`, or write that card"
                        ))
                        .at(field.span, format!("tells players to look for {word}")),
                );
            }
        }
    }
}

/// What stands in braces was looked up already.
fn outside_braces(text: &str) -> String {
    let mut plain = String::new();
    let mut inside = false;
    for c in text.chars() {
        inside = (inside || c == '{') && c != '}';
        plain.push(if inside { ' ' } else { c });
    }
    plain
}

/// The kind whose ids look like this word. Only ids with a letter in front can be told from numbers.
fn kind_of(ctx: &Context<'_>, word: &str) -> Option<KindId> {
    let fits = |kind: &KindId| match &ctx.atlas.schema.kind(*kind).id {
        IdPattern::Numbered { prefix, width } if !prefix.is_empty() => {
            let digits = word.strip_prefix(prefix.as_str());
            digits.is_some_and(|digits| {
                digits.len() >= usize::from(*width)
                    && !digits.is_empty()
                    && digits.chars().all(|c| c.is_ascii_digit())
            })
        }
        _ => false,
    };
    // `L1` may be a landing card or a row of seats; two digits are an id.
    let many = word.chars().filter(char::is_ascii_digit).count() > 1;
    (0..ctx.atlas.schema.kinds.len() as u16).map(KindId).filter(|_| many).find(fits)
}
