//! Set-up instructions about cards that do not exist.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_schema::{KindId, TextRole, Type};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6209",
        name: "unknown-id-in-text",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "an instruction names a card that does not exist",
        explanation: "\
Instructions in a text are plain words, so nothing checks them. An id in it that belongs to no
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
    for field in ctx.fields_that(|field| field.ty == Type::Text(TextRole::Rules)) {
        let Some(text) = field.text() else { continue };
        // Without one of these no word looks like an id.
        if !text.value.bytes().any(|byte| byte == b'-' || byte.is_ascii_digit()) {
            continue;
        }
        let plain = outside_braces(text.value);
        for word in words(ctx, &plain) {
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
                        .at(field.span, format!("sends players to look for {word}")),
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

/// The words of a text that may be ids: `OBJ-01-02` is one word, unless no kind has such ids.
fn words<'t>(ctx: &Context<'_>, plain: &'t str) -> Vec<&'t str> {
    let mut words = Vec::new();
    for word in plain.split(|c: char| !c.is_alphanumeric() && c != '-') {
        let whole = word.trim_matches('-');
        match kind_of(ctx, whole) {
            Some(_) => words.push(whole),
            None => words.extend(whole.split('-')),
        }
    }
    words
}

/// The kind whose ids look like this word. Only ids with letters can be told from numbers.
fn kind_of(ctx: &Context<'_>, word: &str) -> Option<KindId> {
    let fits = |kind: &KindId| {
        let id = &ctx.atlas.schema.kind(*kind).id;
        id.has_prefix() && id.is_ok(word)
    };
    // `L1` may be a landing card or a row of seats; two digits or a dash are an id.
    let many = word.contains('-') || word.chars().filter(char::is_ascii_digit).count() > 1;
    (0..ctx.atlas.schema.kinds.len() as u16).map(KindId).filter(|_| many).find(fits)
}
