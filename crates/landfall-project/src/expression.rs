//! What an expression of the schema language comes to, asked of real content.

use landfall_analysis::{Context, answer};

use crate::{Compilation, Found, Trouble, find_asset};

/// The value of an expression, as content would write it. `subject` is the card whose fields it may name.
pub fn evaluate(
    compilation: &Compilation,
    expression: &str,
    subject: Option<&str>,
    players: Option<u8>,
) -> Result<String, Trouble> {
    let (atlas, asset) = match subject {
        None => match compilation.atlases.as_slice() {
            [atlas] => (atlas, None),
            [] => return Err(Trouble::new("nothing was read, so there is nothing to ask about")),
            _ => return Err(Trouble::new("these packs are for different games: name one with `--pack`")),
        },
        Some(name) => match find_asset(compilation, name)? {
            Found::Asset(atlas, id) => (atlas, Some(id)),
            Found::Pack(..) => {
                return Err(Trouble::new(format!("`{name}` is a pack, and `--for` names a card")));
            }
        },
    };
    let subject = asset.map(|id| atlas.rec(id));
    let expr = atlas.schema.expression(expression, subject.map(|rec| rec.shape_id()));
    let expr = expr.map_err(Trouble::new)?;
    let context = Context::new(atlas, &compilation.sources);
    let players = players.map(i64::from);
    match answer(&context, &expr, subject, players) {
        Some(text) => Ok(text),
        None => Err(Trouble::new("gave up: this expression takes too many steps")),
    }
}
