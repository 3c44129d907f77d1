//! Boards of the packs, ready to be played.

use landfall_analysis::Context;
use landfall_model::{AssetId, Atlas};
use landfall_play::meaning::Meaning;
use landfall_play::{Game, NotPlayable, Rules};

use crate::{Compilation, Found, Trouble, find_asset};

/// Verbs, predicates and targets of the game that neither mean anything in play nor are left to people; `None` if its
/// schema does not say how it is played.
pub fn unexplained(compilation: &Compilation) -> Option<Vec<(String, String)>> {
    let schema = &compilation.atlases.first()?.schema;
    let meaning = Meaning::of(schema, schema.play.procedure.as_ref()?);
    Some(meaning.gaps.into_iter().map(|(shape, line)| (schema.shape(shape).name.clone(), line)).collect())
}

/// Makes a board ready as people play it, and hands it to `run`. `team` names who goes along.
pub fn play_board<R>(
    compilation: &Compilation,
    board: &str,
    team: &[String],
    run: impl FnOnce(&Game<'_>) -> R,
) -> Result<R, Trouble> {
    let mut rules = Rules::full(team.len().max(2));
    rules.names = team.to_vec();
    with_rules(compilation, board, rules, run)
}

/// The same, for those who keep track of less.
pub fn with_rules<R>(
    compilation: &Compilation,
    board: &str,
    rules: Rules,
    run: impl FnOnce(&Game<'_>) -> R,
) -> Result<R, Trouble> {
    let (atlas, id) = match find_asset(compilation, board)? {
        Found::Asset(atlas, id) => (atlas, id),
        Found::Pack(atlas, pack) => (atlas, only_board(atlas, board, pack)?),
    };
    let context = Context::new(atlas, &compilation.sources);
    let found = context.boards.iter().find(|board| board.routes.asset == id);
    let name = atlas.display(id);
    let Some(found) = found else {
        return Err(Trouble::new(format!("{name} is not a board that is played on")));
    };
    let game = Game::new(found, rules).map_err(|why| not_playable(atlas, &name, &why))?;
    Ok(run(&game))
}

/// The board of a pack that has only one.
fn only_board(atlas: &Atlas, name: &str, pack: u16) -> Result<AssetId, Trouble> {
    let Some(procedure) = &atlas.schema.play.procedure else {
        return Err(not_playable(atlas, name, &NotPlayable::NoProcedure));
    };
    let own = |id: &AssetId| {
        let asset = atlas.asset(*id);
        !asset.external && atlas.unit(asset.unit).pack == pack
    };
    let boards: Vec<AssetId> = atlas.of_kind(procedure.board).filter(own).collect();
    match boards.as_slice() {
        [only] => Ok(*only),
        [] => Err(Trouble::new(format!("the pack `{name}` has no board"))),
        several => {
            let names: Vec<String> = several.iter().map(|id| atlas.display(*id)).collect();
            Err(Trouble::new(format!("the pack `{name}` has several boards: {}", names.join(", "))))
        }
    }
}

fn not_playable(atlas: &Atlas, name: &str, why: &NotPlayable) -> Trouble {
    let game = &atlas.schema.game.name;
    Trouble::new(match why {
        NotPlayable::NoProcedure => format!("the schema of {game} does not say how it is played"),
        NotPlayable::OtherKind => format!("{name} is not the kind of board that {game} is played on"),
        NotPlayable::Gaps(gaps) => {
            let first: Vec<String> =
                gaps.iter().take(5).map(|(name, line)| format!("`{name}` ({line})")).collect();
            format!(
                "the schema of {game} does not say what {} of its words mean in play: {}; give them `does` or `is` that \
                 `play` understands, or `by-hand`",
                gaps.len(),
                first.join(", ")
            )
        }
    })
}
