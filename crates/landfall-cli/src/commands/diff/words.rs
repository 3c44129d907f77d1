//! Parts and values of a bundle as a card would put them.

use landfall_project::FieldChange;
use serde_json::Value;

/// `choice[Rub it out]`, `effects[1]` is `choice Rub it out, effect 1`. An effect that says what it does needs no number.
pub fn part(field: &FieldChange) -> String {
    let says = |value: &Option<Value>| value.as_ref().is_some_and(|value| said(value).is_some());
    let steps = field.part.iter().enumerate().filter_map(|(at, step)| {
        let (name, label) = step.split_once('[').unwrap_or((step, ""));
        let name = spaced(name.trim_end_matches('_'));
        let label = label.strip_suffix(']').unwrap_or(label);
        let is_number = label.chars().all(|c| c.is_ascii_digit());
        match label {
            "" => Some(name),
            _ if at + 1 == field.part.len() && is_number && (says(&field.before) || says(&field.after)) => {
                (at == 0).then(|| singular(&name).to_owned())
            }
            _ => Some(format!(
                "{} {}",
                singular(&name),
                if is_word(label) { spaced(label) } else { label.to_owned() }
            )),
        }
    });
    steps.collect::<Vec<_>>().join(", ")
}

fn singular(name: &str) -> &str {
    name.strip_suffix('s').unwrap_or(name)
}

/// `danger A instead of B`, `now mark box 6020.3`, `no longer gain success 1`.
pub fn change(field: &FieldChange) -> String {
    let item = |item: &Value| value(&without_label(item, field.part.last().map_or("", String::as_str)));
    match (&field.before, &field.after) {
        (None, Some(after)) => format!("now {}", item(after)),
        (Some(before), None) => format!("no longer {}", item(before)),
        (Some(before), Some(after)) => instead(&value(after), &value(before)),
        (None, None) => "unchanged".to_owned(),
    }
}

/// An item without what it was just called by.
fn without_label(item: &Value, step: &str) -> Value {
    let label = step.split_once('[').and_then(|(_, label)| label.strip_suffix(']')).unwrap_or_default();
    let Value::Object(fields) = item else { return item.clone() };
    let is_label = |value: &Value| match value {
        Value::String(text) => text == label,
        Value::Number(number) => number.to_string() == label,
        Value::Object(end) => {
            let end = end.get("child").and_then(Value::as_str);
            end.is_some_and(|end| label.split_once(" to ").is_some_and(|(a, b)| end == a || end == b))
        }
        _ => false,
    };
    let kept = fields.iter().filter(|(_, value)| !is_label(value));
    Value::Object(kept.map(|(name, value)| (name.clone(), value.clone())).collect())
}

/// Of what was there before, only the words that are others now.
fn instead(after: &str, before: &str) -> String {
    let (new, old): (Vec<&str>, Vec<&str>) = (after.split(' ').collect(), before.split(' ').collect());
    let head = new.iter().zip(&old).take_while(|(a, b)| a == b).count();
    let room = new.len().min(old.len()) - head;
    let tail = new.iter().rev().zip(old.iter().rev()).take(room).take_while(|(a, b)| a == b).count();
    let is_quoted = [after, before].iter().any(|text| text.starts_with(['"', '[']));
    match old[head..old.len() - tail].join(" ") {
        middle if !middle.is_empty() && !is_quoted => format!("{after} instead of {middle}"),
        _ => format!("{after} instead of {before}"),
    }
}

/// What players read says it best, where the bundle has it.
fn said(value: &Value) -> Option<&str> {
    let has = |name: &str| value.get(name).is_some();
    let says = ["does", "test", "who", "alternatives"].into_iter().any(has);
    value.get("text").filter(|_| says)?.as_str().filter(|text| !text.is_empty())
}

/// A value in as few words as it has: an effect by its verb, a box by log and number.
fn value(found: &Value) -> String {
    match found {
        Value::Null => "nothing".to_owned(),
        Value::Bool(yes) => if *yes { "yes" } else { "no" }.to_owned(),
        Value::Number(number) => number.to_string(),
        Value::String(text) if is_word(text) => spaced(text),
        Value::String(text) => format!("\"{text}\""),
        Value::Array(list) => {
            list.iter().map(value).filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ")
        }
        Value::Object(fields) => {
            if let (Some(Value::String(asset)), Some(Value::String(child))) =
                (fields.get("asset"), fields.get("child"))
            {
                return format!("{asset}.{child}");
            }
            if let Some(text) = said(found) {
                return text.trim_end_matches('.').to_owned();
            }
            // What sort of thing it is comes first, and is named once.
            let sorts = fields.iter().filter(|(name, _)| name.ends_with("_type"));
            let sorts = sorts.filter_map(|(_, sort)| sort.as_str()).map(spaced);
            let rest =
                fields.iter().filter(|(name, _)| !name.ends_with("_type")).map(|(_, inner)| value(inner));
            sorts.chain(rest).filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
        }
    }
}

/// Names of the schema are written without blanks: `MarkBox`, `Both`, `P901`.
fn is_word(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-')
}

/// `MarkBox` is `mark box`; an id such as `P901` stays as it is.
fn spaced(name: &str) -> String {
    if name.chars().any(|c| c.is_ascii_digit()) || name.chars().count() == 1 {
        return name.to_owned();
    }
    let mut out = String::new();
    for c in name.chars() {
        match c {
            '_' | '-' => out.push(' '),
            c if c.is_uppercase() && !out.is_empty() => {
                out.push(' ');
                out.extend(c.to_lowercase());
            }
            c => out.extend(c.to_lowercase()),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_change_reads_like_a_card() {
        let mark = json!({"does": {"box": {"asset": "6020", "child": "3"}}, "does_type": "MarkBox"});
        let danger = |letter: &str| json!({"does": {"letter": letter}, "does_type": "Danger"});
        let field = |before, after| FieldChange {
            path: "choice[2].effects[1]".into(),
            part: vec!["choice[Rub it out]".into(), "effects[1]".into()],
            before,
            after,
        };
        assert_eq!(part(&field(Some(mark.clone()), None)), "choice Rub it out, effect 1");
        assert_eq!(change(&field(Some(mark), None)), "no longer mark box 6020.3");
        assert_eq!(change(&field(Some(danger("B")), Some(danger("A")))), "danger A instead of B");
        assert_eq!(change(&field(None, Some(json!("A text.")))), "now \"A text.\"");
        let texts = field(Some(json!("A big gull.")), Some(json!("A small gull.")));
        assert_eq!(change(&texts), "\"A small gull.\" instead of \"A big gull.\"");
        let said = json!({"does": {"n": 1}, "does_type": "GainSuccess", "text": "Gain 1 Success."});
        assert_eq!(part(&field(None, Some(said.clone()))), "choice Rub it out");
        assert_eq!(change(&field(None, Some(said))), "now Gain 1 Success");
    }
}
