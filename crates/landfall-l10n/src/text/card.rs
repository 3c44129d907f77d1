//! A whole card or log, as a player reads it.

use landfall_model::{AssetId, FieldView, Rec, Value};
use landfall_schema::{FieldId, IdPattern, Role, TextRole, Type};

use super::phrase::{Speaker, capital, readable, sentence};

/// Texts that are read without the name of their field.
pub(crate) const UNNAMED: [&str; 4] = ["flavour", "rules", "text", "passive"];

/// How wide the lines of a card are where nobody says otherwise.
pub const WIDTH: usize = 88;

/// A line of a card as it is read, before it is broken into lines of some width.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How far in it stands.
    pub depth: usize,
    pub style: Style,
    pub text: String,
}

/// How a line is set. The numbers are those that bundles have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// The first line, underlined.
    Title = 1,
    /// A paragraph with a blank line after it.
    Story = 2,
    /// A paragraph.
    Text = 3,
    /// A line whose further lines are indented.
    Rule = 4,
    /// The first line of a block; what belongs to the block follows, one step further in.
    Heading = 5,
    /// The same, but where one short line is all that follows, it may stand behind it in parentheses.
    Name = 6,
}

/// The card in words: title, story, then everything that can be done with it.
pub fn card(speaker: &Speaker<'_>, id: AssetId) -> String {
    card_in_lines(speaker, id, WIDTH)
}

/// The same in lines of another width.
pub fn card_in_lines(speaker: &Speaker<'_>, id: AssetId, most: usize) -> String {
    render(&reading(speaker, id), most)
}

/// The lines of a card, in the order in which they are read.
pub fn reading(speaker: &Speaker<'_>, id: AssetId) -> Vec<Line> {
    reading_without(speaker, id, &[])
}

/// The same without these fields, which are shown elsewhere.
pub fn reading_without(speaker: &Speaker<'_>, id: AssetId, hidden: &[FieldId]) -> Vec<Line> {
    let rec = speaker.atlas.rec(id);
    let title = rec.fields().find(|field| field.text().is_some_and(|text| text.role == TextRole::Title));
    let kind = speaker.name(&rec.shape().names, &rec.shape().name);
    let key = rec.asset_key();
    let title_text = title.and_then(|field| speaker.text(field));
    // A name that designers have given is for files; players know the card by its title.
    let named = speaker.atlas.schema.kind(speaker.atlas.asset(id).kind).id == IdPattern::Name;
    let heading = match (title_text, named) {
        (Some(text), true) => format!("{text}  ({kind})"),
        (Some(text), false) => format!("{text}  ({kind} {key})"),
        (None, true) => format!("{}  ({kind})", readable(key)),
        (None, false) => format!("{kind} {key}"),
    };
    let mut out = vec![Line { depth: 0, style: Style::Title, text: heading }];
    let skip = |field: &FieldView<'_>| {
        matches!(field.def().ty, Type::Id)
            || title.is_some_and(|title| title.span == field.span)
            || hidden.contains(&field.id)
    };
    body(speaker, rec, &skip, 0, &mut out);
    out
}

/// Lines of a card as text of a fixed width.
fn render(lines: &[Line], most: usize) -> String {
    let (mut out, mut at) = (String::new(), 0);
    while let Some(Line { depth, style, text }) = lines.get(at) {
        at += 1;
        match style {
            Style::Title => out.push_str(&format!("{text}\n{}\n", "=".repeat(text.chars().count()))),
            Style::Story => {
                write_wrapped(most, text, *depth, "", &mut out);
                out.push('\n');
            }
            Style::Text => write_wrapped(most, text, *depth, "", &mut out),
            Style::Rule | Style::Heading => write_line(most, text, *depth, &mut out),
            Style::Name => {
                let inside = lines[at..].iter().take_while(|line| line.depth > *depth).count();
                let inner = render(&lines[at..at + inside], most);
                at += inside;
                // A few facts need no line of their own; more than that do, however wide lines are.
                let most_facts = most.min(WIDTH);
                let facts = inner.trim();
                let short = inner.lines().count() == 1;
                match short && text.chars().count() + facts.chars().count() + 4 * depth < most_facts {
                    true => write_line(most, &format!("{text} ({facts})"), *depth, &mut out),
                    false => {
                        write_line(most, text, *depth, &mut out);
                        out.push_str(&inner);
                    }
                }
            }
        }
    }
    out
}

/// The fields of a record in the order of the text. Short facts share a line.
fn body<'a>(
    speaker: &Speaker<'a>,
    rec: Rec<'a>,
    skip: &dyn Fn(&FieldView<'a>) -> bool,
    depth: usize,
    out: &mut Vec<Line>,
) {
    let mut facts: Vec<String> = Vec::new();
    let mut done: Vec<FieldId> = Vec::new();
    let titled = rec.fields().any(|field| field.text().is_some_and(|text| text.role == TextRole::Title));
    for field in rec.fields().filter(|field| !skip(field) && !is_data(field, titled)) {
        let is_fact = matches!(
            field.value,
            Value::Flag | Value::Int(_) | Value::Word(_) | Value::Ref(_) | Value::Range(..) | Value::Name(_)
        );
        if is_fact && done.contains(&field.id) {
            continue;
        }
        if is_fact {
            done.push(field.id);
            facts.push(fact(speaker, rec, field));
            continue;
        }
        flush(&mut facts, depth, out);
        match field.value {
            Value::Text(_) => write_text(speaker, field, depth, out),
            Value::Record(_) => {
                if let Some(inner) = field.record() {
                    block(speaker, inner, depth, out);
                }
            }
            Value::Bad => {}
            _ => {
                let said = match field.value {
                    Value::Condition(_) => sentence(&speaker.value(field, depth)),
                    _ => speaker.value(field, depth),
                };
                // What is written behind a bare `->` needs no name on the card either.
                let plain = rec.shape().starts.arrow == Some(field.id) || field.def().name == "effects";
                let line = match plain {
                    true => format!("\u{2192} {said}"),
                    false => format!("{}: {said}", field_name(speaker, field)),
                };
                out.push(Line { depth, style: Style::Rule, text: line });
            }
        }
    }
    flush(&mut facts, depth, out);
}

/// What the file needs and nobody at the table does: where a place is drawn, how many copies are printed, and the name
/// by which other lines know what has a title.
fn is_data(field: &FieldView<'_>, titled: bool) -> bool {
    let def = field.def();
    def.has_role(Role::Position) || def.has_role(Role::Copies) || (titled && def.ty == Type::Name)
}

fn flush(facts: &mut Vec<String>, depth: usize, out: &mut Vec<Line>) {
    if !facts.is_empty() {
        out.push(Line { depth, style: Style::Rule, text: facts.join(" \u{b7} ") });
        facts.clear();
    }
}

fn field_name(speaker: &Speaker<'_>, field: FieldView<'_>) -> String {
    let def = field.def();
    // What nobody has named is called as it is written.
    match speaker.name(&def.names, "") {
        "" => readable(&def.name),
        name => capital(name),
    }
}

fn fact<'a>(speaker: &Speaker<'a>, rec: Rec<'a>, field: FieldView<'a>) -> String {
    if field.value == Value::Flag {
        return field_name(speaker, field);
    }
    let name = field_name(speaker, field);
    let values: Vec<String> = rec
        .all(field.id)
        .map(|value| match bare_kind(speaker, value).filter(|kind| !begin_alike(kind, &name)) {
            Some(kind) => format!("{kind} {}", speaker.value(value, 0)),
            None => speaker.value(value, 0),
        })
        .collect();
    format!("{name}: {}", values.join(", "))
}

/// The name of the kind that a reference leads to, where its id is a bare number and says nothing by itself.
fn bare_kind<'a>(speaker: &Speaker<'a>, field: FieldView<'a>) -> Option<&'a str> {
    let atlas = speaker.atlas;
    let kind = atlas.schema.kind(atlas.asset(field.target_asset()?).kind);
    let bare = matches!(&kind.id, IdPattern::Numbered { prefix, .. } if prefix.is_empty());
    let shape = atlas.schema.shape(kind.shape);
    bare.then(|| speaker.name(&shape.names, &shape.name))
}

/// Whether a name says the kind already, in one or in many: `Unique Discoveries`, `Scoperte Eccezionali`.
fn begin_alike(one: &str, other: &str) -> bool {
    let begin = |text: &str| text.chars().take(4).flat_map(char::to_lowercase).collect::<String>();
    begin(one) == begin(other)
}

fn write_text<'a>(speaker: &Speaker<'a>, field: FieldView<'a>, depth: usize, out: &mut Vec<Line>) {
    let (Some(text), Some(role)) = (speaker.text(field), field.text().map(|text| text.role)) else { return };
    // A text that is written without a name is read without one.
    let bare = field.rec.shape().starts.text == Some(field.id);
    let named = !bare && !UNNAMED.contains(&field.def().name.as_str());
    for (at, paragraph) in text.split("\n\n").enumerate() {
        let plain = matches!(role, TextRole::Flavour | TextRole::Rules) && (!named || at > 0);
        let (style, text) = match plain {
            true if role == TextRole::Flavour && !named => (Style::Story, paragraph.to_owned()),
            true => (Style::Text, paragraph.to_owned()),
            false => (Style::Rule, format!("{}: {paragraph}", field_name(speaker, field))),
        };
        out.push(Line { depth, style, text });
    }
}

/// A block by its template, then whatever the template does not say.
fn block<'a>(speaker: &Speaker<'a>, rec: Rec<'a>, depth: usize, out: &mut Vec<Line>) {
    if depth > 40 {
        return;
    }
    let shape = rec.shape();
    let template = speaker.templates.of_shape(rec.shape_id());
    let title = rec.fields().find(|field| field.text().is_some_and(|text| text.role == TextRole::Title));
    let heading = match &template {
        Some(_) => speaker.phrase(rec, 0),
        None => {
            let key = shape.key.and_then(|key| rec.all(key).next()).filter(|key| key.text().is_none());
            let key = key.map_or_else(String::new, |key| format!(" {}", speaker.value(key, 0)));
            let title = title.and_then(|field| speaker.text(field));
            let title = title.map_or_else(String::new, |title| format!(": {title}"));
            format!("{}{key}{title}", speaker.name(&shape.names, &shape.name))
        }
    };
    let told = |field: &FieldView<'a>| match &template {
        Some(spoken) => spoken.plan.says(field.id),
        None => shape.key == Some(field.id) || title.is_some_and(|title| title.id == field.id),
    };
    let style = if template.is_some() { Style::Heading } else { Style::Name };
    out.push(Line { depth, style, text: capital(&heading) });
    body(speaker, rec, &told, depth + 1, out);
}

/// One line of rules; what does not fit goes on a little further in.
fn write_line(most: usize, text: &str, depth: usize, out: &mut String) {
    write_wrapped(most, text, depth, "  ", out);
}

fn write_wrapped(most: usize, text: &str, depth: usize, hang: &str, out: &mut String) {
    let indent = "    ".repeat(depth);
    for (at, line) in text.lines().enumerate() {
        let mut width = 0;
        let mut begun = false;
        out.push_str(&indent);
        // The rows of a table stand under the line that they belong to.
        if at > 0 {
            out.push_str(hang);
            width = hang.len();
        }
        for word in line.split_whitespace() {
            let length = word.chars().count();
            if begun && width + 1 + length + indent.len() > most {
                out.push('\n');
                out.push_str(&indent);
                let hang = if at > 0 { hang.repeat(2) } else { hang.to_owned() };
                out.push_str(&hang);
                width = hang.len();
            } else if begun {
                out.push(' ');
                width += 1;
            }
            out.push_str(word);
            width += length;
            begun = true;
        }
        out.push('\n');
    }
}
