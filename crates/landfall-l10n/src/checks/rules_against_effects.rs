//! Rules in words that disagree with the effects beside them.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{Rec, Target, Value};
use landfall_schema::TextRole;
use rustc_hash::FxHashSet;

use super::{Check, Question};
use crate::marks;
use crate::texts::Texts;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4040",
        name: "rules-against-effects",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "rules in words disagree with the effects",
        explanation: "\
Rules text is made from the effects, in every language. Words of your own may
stand beside them; then a number or an address in the words must be one that the
effects have, or players at the table and players at a screen play different
games.",
        bad: r#"
unique-discovery 41 "Bell" { set fan; ability any-time "Draw 3 cards." -> draw section 2 }
planet shore "Shore" { lift-off log 1; evac log 2; global G01; mission M01; unique 41; sector 1 { lander; biomes rocky } }
"#,
        good: r#"
unique-discovery 41 "Bell" { set fan; ability any-time "Draw 2 cards." -> draw section 2 }
planet shore "Shore" { lift-off log 1; evac log 2; global G01; mission M01; unique 41; sector 1 { lander; biomes rocky } }
"#,
    },
    question: Question::Texts(run),
};

fn run(texts: &Texts<'_>, out: &mut Reports) {
    for message in texts.messages.iter().filter(|message| message.text.role == TextRole::Rules) {
        let rec = message.rec;
        let effects: Vec<Rec<'_>> =
            rec.fields().flat_map(|field| field.effects().collect::<Vec<_>>()).collect();
        let figures = marks::figures(&message.text.value);
        if effects.is_empty() || (figures.numbers.is_empty() && figures.ids.is_empty()) {
            continue;
        }
        let known = said(&effects);
        for mark in figures.numbers.iter().chain(&figures.ids) {
            if known.contains(mark.name.as_str()) {
                continue;
            }
            let span = rec.arrays().span(message.text.start, message.text.end);
            let draft = CHECK
                .rule
                .report(format!("the words say {}, and no effect does", mark.name))
                .help("make words and effects say the same, or leave the words out");
            out.push(draft.at(span, "players would not know which one counts"));
            break;
        }
    }
}

/// Every number and id in effects, at any depth; one that is left out is a 1.
fn said(effects: &[Rec<'_>]) -> FxHashSet<String> {
    let mut said: FxHashSet<String> = FxHashSet::default();
    said.insert("1".to_owned());
    for rec in effects.iter().flat_map(|effect| std::iter::once(*effect).chain(effect.inside())) {
        for field in rec.fields() {
            match field.value {
                Value::Range(low, high) => said.extend([low.to_string(), high.to_string()]),
                Value::Ref(_) => {
                    if let Some(Target::Several(key)) = field.target() {
                        said.insert(rec.atlas.shared_key(key).to_owned());
                    }
                    said.extend(field.target_asset().map(|id| rec.atlas.asset(id).key.to_string()));
                }
                Value::Requirement(at) => {
                    let unit = rec.arrays();
                    let requirement = &unit.requirements[at as usize];
                    let runs = &unit.alternatives[requirement.alternatives.range()];
                    let terms = runs.iter().flat_map(|run| &unit.terms[run.range()]);
                    said.extend(terms.map(|term| term.count.to_string()));
                }
                _ => said.extend(field.as_text()),
            }
        }
    }
    said
}
