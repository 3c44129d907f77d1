//! Parts and values of a bundle as a card would put them.

use landfall_project::FieldChange;
use serde_json::Value;

/// `choice[4].effects[1]` is the first effect of the fourth choice.
pub fn part(path: &str) -> String {
    let parts = path.split('.').map(|part| {
        let (name, rest) = part.split_once('[').unwrap_or((part, ""));
        let name = spaced(name);
        match rest.trim_end_matches(']').parse::<usize>() {
            Ok(at) => format!("{} {at}", name.strip_suffix('s').unwrap_or(&name)),
            Err(_) => name,
        }
    });
    parts.collect::<Vec<_>>().join(", ")
}

/// `danger A instead of danger B`, `now mark box 6020.3`, `no longer gain success 1`.
pub fn change(field: &FieldChange) -> String {
    match (&field.before, &field.after) {
        (None, Some(after)) => format!("now {}", value(after)),
        (Some(before), None) => format!("no longer {}", value(before)),
        (Some(before), Some(after)) => format!("{} instead of {}", value(after), value(before)),
        (None, None) => "unchanged".to_owned(),
    }
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
            // What players read says it best, where the bundle has it.
            if let Some(Value::String(text)) = fields.get("text").filter(|_| fields.contains_key("does")) {
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
        let field = |before, after| FieldChange { path: "choice[2].effects[1]".into(), before, after };
        assert_eq!(part("choice[2].effects[1]"), "choice 2, effect 1");
        assert_eq!(change(&field(Some(mark), None)), "no longer mark box 6020.3");
        assert_eq!(change(&field(Some(danger("B")), Some(danger("A")))), "danger A instead of danger B");
        assert_eq!(change(&field(None, Some(json!("A text.")))), "now \"A text.\"");
        let said = json!({"does": {"n": 1}, "does_type": "GainSuccess", "text": "Gain 1 Success."});
        assert_eq!(change(&field(None, Some(said))), "now Gain 1 Success");
    }
}
