//! Two names that look alike and are two names.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::AssetId;
use rustc_hash::FxHashMap;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF2108",
        name: "lookalike-id",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "two names look alike and are two names",
        explanation: "\
Letters of other alphabets can look exactly like Latin ones: the Cyrillic `а`,
the Greek `ο`. Whoever reads the file takes two such names for one, and nobody
sees which of the two a card leads to. A name that mixes alphabets is either a
slip of the keyboard or a trap.",
        bad: "
extern injury burn
extern injury b\u{fc}rn, \u{432}urn
log 1 { reference; -> injury burn, injury b\u{fc}rn, injury \u{432}urn }
",
        good: "
extern injury burn, b\u{fc}rn
log 1 { reference; -> injury burn, injury b\u{fc}rn }
",
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let mut known: FxHashMap<(u16, String), AssetId> = FxHashMap::default();
    // Plain letters first: they are what the others look like.
    let (plain, other): (Vec<AssetId>, Vec<AssetId>) =
        ctx.atlas.ids().partition(|id| ctx.atlas.asset(*id).key.is_ascii());
    if other.is_empty() {
        return;
    }
    for id in plain.into_iter().chain(other) {
        let asset = ctx.atlas.asset(id);
        let look: String = asset.key.chars().map(latin).collect();
        let first = *known.entry((asset.kind.0, look)).or_insert(id);
        let twin = ctx.atlas.asset(first);
        if twin.key == asset.key {
            continue;
        }
        let odd = asset.key.chars().find(|letter| latin(*letter) != *letter);
        let odd = odd.map_or(String::new(), |odd| format!(": `{odd}` is U+{:04X}", u32::from(odd)));
        out.push(
            CHECK
                .rule
                .report(format!("`{}` looks like another name", asset.key))
                .help(format!("write `{}`, or give it a name of other letters", twin.key))
                .related(ctx.atlas.name_span(first), "this one")
                .at(ctx.atlas.name_span(id), format!("other letters that look the same{odd}")),
        );
    }
}

/// The Latin letter that a letter looks like, or itself. No two letters of one alphabet look like the same one.
fn latin(letter: char) -> char {
    match letter {
        'а' | 'α' | 'ａ' => 'a',
        'в' | 'ｂ' => 'b',
        'с' | 'ϲ' | 'ⅽ' | 'ｃ' => 'c',
        'ԁ' | 'ⅾ' | 'ｄ' => 'd',
        'е' | 'ｅ' => 'e',
        'ｆ' => 'f',
        'ɡ' | 'ց' | 'ｇ' => 'g',
        'һ' | 'հ' | 'ｈ' => 'h',
        'і' | 'ı' | 'ι' | 'ⅰ' | 'ɩ' | 'ｉ' => 'i',
        'ј' | 'ϳ' | 'ｊ' => 'j',
        'к' | 'κ' | 'ｋ' => 'k',
        'ӏ' | 'ⅼ' | 'ｌ' => 'l',
        'м' | 'ⅿ' | 'ｍ' => 'm',
        'п' | 'ո' | 'ｎ' => 'n',
        'о' | 'ο' | 'օ' | 'ｏ' => 'o',
        'р' | 'ρ' | 'ｐ' => 'p',
        'ԛ' | 'ｑ' => 'q',
        'г' | 'ｒ' => 'r',
        'ѕ' | 'ｓ' => 's',
        'т' | 'τ' | 'ｔ' => 't',
        'υ' | 'ս' | 'ｕ' => 'u',
        'ν' | 'ѵ' | 'ⅴ' | 'ｖ' => 'v',
        'ԝ' | 'ｗ' => 'w',
        'х' | 'χ' | 'ⅹ' | 'ｘ' => 'x',
        'у' | 'γ' | 'ｙ' => 'y',
        'ᴢ' | 'ｚ' => 'z',
        other => other,
    }
}
