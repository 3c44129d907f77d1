//! How many may play, and the fields that ask for it.

use landfall_diagnostics::Reports;

use super::Resolver;
use crate::roles::Role;
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
    /// A row of a table by player count has to say for which counts it is.
    pub(super) fn player_roles(&mut self) {
        for at in 0..self.texts.len() {
            let text = self.texts[at].clone();
            for (index, field) in text.fields.values().enumerate() {
                for role in
                    field.roles.iter().filter(|role| Role::named(&role.text) == Some(Role::PerPlayers))
                {
                    self.player_role(at, index, field, role);
                }
            }
        }
    }

    fn player_role(&mut self, shape: usize, index: usize, text: &FieldText, role: &Said) {
        let Some(field) = self.schema.shapes[shape].fields.get(index) else { return };
        if let Type::Block(block) | Type::Rows(block) = field.ty {
            let rows = &self.schema.shapes[block.index()];
            let (is_row, name) = (rows.field_in_role(Role::Players).is_some(), rows.name.clone());
            self.per_players(is_row, text, role, name);
        }
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
