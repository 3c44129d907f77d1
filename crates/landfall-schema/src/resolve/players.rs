//! How many may play, and the fields that ask for it.

use landfall_diagnostics::Reports;

use super::Resolver;
use crate::rules;
use crate::texts::FieldText;
use crate::types::Type;
use crate::yaml::Said;

/// Beyond this it is no longer one table.
const MOST: u8 = 20;

/// `2..4`, or `4` for a game that needs exactly so many.
pub(super) fn counts(said: &Said, reports: &mut Reports) -> Option<(u8, u8)> {
    let (low, high) = said.text.split_once("..").unwrap_or((&said.text, &said.text));
    let number = |text: &str| text.trim().parse::<u8>().ok().filter(|count| (1..=MOST).contains(count));
    let found = number(low).zip(number(high)).filter(|(low, high)| low <= high);
    if found.is_none() {
        let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` is not a number of players", said.text));
        let draft =
            draft.help(format!("write the fewest and the most, such as `players: 2..4`; at most {MOST}"));
        reports.push(draft.at(said.span, "how many may play"));
    }
    found
}

impl Resolver<'_> {
    /// The roles about players and rounds mean something on fields of certain types only.
    pub(super) fn player_roles(&mut self) {
        for at in 0..self.texts.len() {
            let text = self.texts[at].clone();
            for (index, field) in text.fields.values().enumerate() {
                for role in &field.roles {
                    self.player_role(at, index, field, role);
                }
            }
        }
    }

    fn player_role(&mut self, shape: usize, index: usize, text: &FieldText, role: &Said) {
        let Some(field) = self.schema.shapes[shape].fields.get(index) else { return };
        // A type that could not be read was reported.
        let Some(ty) = text.ty.as_ref() else { return };
        let fits = match role.text.as_str() {
            "players" => matches!(field.ty, Type::Range | Type::Int { .. }),
            "rounds" => matches!(field.ty, Type::Range),
            "per-players" => match field.ty {
                Type::Block(block) | Type::Rows(block) => {
                    let is_row = self.schema.shapes[block.index()].field_in_role("players").is_some();
                    return self.per_players(
                        is_row,
                        text,
                        role,
                        self.schema.shapes[block.index()].name.clone(),
                    );
                }
                _ => false,
            },
            _ => true,
        };
        if fits {
            return;
        }
        let (need, help) = match role.text.as_str() {
            "players" => ("a range or a number", "make its type `range`, or `int` for \"from so many on\""),
            "rounds" => ("a range", "make its type `range`"),
            _ => ("blocks", "give each row a block, as in `{type: block sols, many: true}`"),
        };
        let message = format!("`{}` has the role `{}` and is not {need}", text.name.text, role.text);
        let draft = rules::WRONG_SCHEMA_VALUE.report(message).help(help);
        self.reports.push(draft.at(role.span, format!("the type is `{}`", ty.text)));
    }

    fn per_players(&mut self, is_row: bool, text: &FieldText, role: &Said, block: String) {
        if !is_row {
            let draft = rules::WRONG_SCHEMA_VALUE
                .report(format!("`{block}` does not say for how many players a row is"))
                .help(format!("give a field of `{block}` the role `players`"));
            self.reports.push(draft.at(role.span, format!("`{}` has a row for each number", text.name.text)));
        } else if !text.many {
            let draft = rules::WRONG_SCHEMA_VALUE
                .report(format!("`{}` has only one row", text.name.text))
                .help("add `many: true`");
            self.reports.push(draft.at(role.span, "there is a row for each number of players"));
        }
    }
}
