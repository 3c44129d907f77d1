//! Boards of the packs, ready to be played.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use landfall_analysis::Context;
use landfall_model::{AssetId, Atlas, Rec};
use landfall_play::meaning::Meaning;
use landfall_play::script::{Played, Script, Seen};
use landfall_play::stores::{StoreGame, Unplayable, without_meaning};
use landfall_play::words::Words;
use landfall_play::{Game, NotPlayable, Rules};
use landfall_schema::KindId;

use crate::border::Border;
use crate::{Compilation, Found, Trouble, find_asset};

/// Verbs, predicates and targets of the game that neither mean anything in play nor are left to people; `None` if its
/// schema does not say how it is played.
pub fn unexplained(compilation: &Compilation) -> Option<Vec<(String, String)>> {
    let schema = &compilation.atlases.first()?.schema;
    let Some(procedure) = &schema.play.procedure else {
        let (rules, _) = landfall_schema::stores::parse(&schema.play.stores.as_ref()?.rules);
        let gaps = without_meaning(schema, &rules);
        return Some(gaps.map(|shape| (shape.name.clone(), "no rule and no `is`".to_owned())).collect());
    };
    let meaning = Meaning::of(schema, procedure);
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
    one_board(atlas, name, pack, procedure.board)
}

fn one_board(atlas: &Atlas, name: &str, pack: u16, kind: KindId) -> Result<AssetId, Trouble> {
    let own = |id: &AssetId| {
        let asset = atlas.asset(*id);
        !asset.external && atlas.unit(asset.unit).pack == pack
    };
    let boards: Vec<AssetId> = atlas.of_kind(kind).filter(own).collect();
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
        NotPlayable::Nobody(name, known) if known.is_empty() => {
            format!(
                "nobody is called `{name}`: the packs here say nothing about the members of a team; add one that does with `--pack`"
            )
        }
        NotPlayable::Nobody(name, known) => {
            format!("nobody is called `{name}`: there is {}", known.join(", "))
        }
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

/// Plays a script, and hands what came of it to `run`.
pub fn play_script<R>(
    compilation: &Compilation,
    script: &Script,
    run: impl FnOnce(&Game<'_>, &Played<'_>) -> R,
) -> Result<R, Trouble> {
    with_rules(compilation, &script.board, script.rules(), |game| {
        let played = landfall_play::script::play(game, &compilation.sources, script);
        run(game, &played)
    })
}

/// Scripts of a pack: the files `tests/*.play` in its folder, by name.
pub fn scripts_of(pack: &crate::Pack) -> Result<Vec<(PathBuf, String)>, Trouble> {
    let border = Border::of(&pack.root);
    let read = |path: PathBuf| {
        // What lies outside belongs to somebody else, and what is wrong with it would be printed.
        if border.is_crossed_by(&path) {
            return Err(Trouble::new(format!(
                "{}: a link leads out of the pack: put the transcript into its folder `tests`",
                path.display()
            )));
        }
        match crate::read_text(&path) {
            Ok(text) => Ok((path, text)),
            Err(error) => Err(Trouble::new(format!("{}: {}", path.display(), crate::disk::reason(&error)))),
        }
    };
    scripts_in(&pack.root).into_iter().map(read).collect()
}

pub(crate) fn scripts_in(root: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(root.join("tests")) else { return Vec::new() };
    let paths = entries.flatten().map(|entry| entry.path());
    let mut found: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|extension| extension == "play")).collect();
    found.sort();
    found
}

/// How much of what is written for a board of stores and rules has been carried out, by kind and block.
pub fn stores_coverage(game: &StoreGame<'_>, seen: &BTreeSet<(u32, u32)>) -> Vec<Coverage> {
    let mut sorts: Vec<Coverage> = Vec::new();
    for (rec, verbs) in stores_written(game) {
        let sort = rec.shape().name.clone();
        let at = sorts.iter().position(|known| known.sort == sort).unwrap_or_else(|| {
            sorts.push(Coverage { sort, all: 0, missed: Vec::new() });
            sorts.len() - 1
        });
        sorts[at].all += 1;
        if !verbs.iter().any(|verb| seen.contains(&(verb.unit, verb.index))) {
            sorts[at].missed.push(stores_name(game, rec));
        }
    }
    sorts
}

pub(crate) fn stores_name(game: &StoreGame<'_>, rec: Rec<'_>) -> String {
    game.label(&landfall_play::stores::Val::Thing(rec.unit, rec.index))
}

/// Every card and block with effects, and the effects; other boards of the packs are not played here.
pub(crate) fn stores_written<'a>(game: &StoreGame<'a>) -> Vec<(Rec<'a>, Vec<Rec<'a>>)> {
    let board_kind = game.atlas.asset(game.board).kind;
    let own = game.atlas.ids().filter(|id| {
        let asset = game.atlas.asset(*id);
        !asset.external && (asset.kind != board_kind || *id == game.board)
    });
    let mut all = Vec::new();
    for root in own.map(|id| game.atlas.rec(id)) {
        for rec in std::iter::once(root).chain(root.inside().filter(|rec| !rec.is_verb())) {
            let effects = rec.fields().filter(|view| view.def().ty == landfall_schema::Type::Effects);
            let verbs: Vec<Rec<'_>> = effects.flat_map(|view| view.effects()).collect();
            if !verbs.is_empty() {
                all.push((rec, verbs));
            }
        }
    }
    all
}

/// How much of what can happen on a board has happened: by sort of thing, how many there are and which were not met.
pub struct Coverage {
    pub sort: String,
    pub all: usize,
    pub missed: Vec<String>,
}

/// Compares what was met in play with everything that is written for the board.
pub fn coverage(compilation: &Compilation, game: &Game<'_>, seen: &Seen) -> Vec<Coverage> {
    let words = Words { game, sources: &compilation.sources };
    let mut sorts: Vec<Coverage> = Vec::new();
    let mut add = |sort: String, name: String, met: bool| {
        let at = sorts.iter().position(|known| known.sort == sort).unwrap_or_else(|| {
            sorts.push(Coverage { sort, all: 0, missed: Vec::new() });
            sorts.len() - 1
        });
        sorts[at].all += 1;
        if !met {
            sorts[at].missed.push(name);
        }
    };
    each_written(game, &words, |rec, name, is_laid| {
        let met = is_laid || seen.records.contains(&(rec.unit, rec.index));
        add(rec.shape().name.clone(), name, met);
    });
    sorts
}

/// Everything that is written for a board and can be met: cards and pages, and their actions, choices, outcomes and tracks;
/// with a name, and whether it lies there from the beginning.
pub(crate) fn each_written<'a>(
    game: &Game<'a>,
    words: &Words<'_, 'a>,
    mut found: impl FnMut(Rec<'a>, String, bool),
) {
    let check = game.atlas.schema.play.check.as_ref();
    let shapes: Vec<_> = [
        game.procedure.choices,
        game.procedure.actions.as_ref().map(|actions| actions.shape),
        check.map(|check| check.outcomes.shape),
        check.and_then(|check| check.tracks).map(|track| track.shape),
    ]
    .into_iter()
    .flatten()
    .collect();
    let board = game.board.routes.board();
    let is_written = |id: &&AssetId| !game.atlas.asset(**id).external && !game.by_drawn.contains(id);
    let cards = game.assets.iter().filter(is_written);
    for rec in cards.map(|id| game.atlas.rec(*id)).chain([board]) {
        if rec.index != board.index || rec.unit != board.unit {
            let name = rec.owner().map(|owner| game.atlas.display(owner)).unwrap_or_default();
            let laid = game.vars.all.iter().any(|var| var.start > 0 && var.place == Some(rec.name_span()));
            found(rec, name, laid || is_laid(game, rec));
        }
        for part in rec.inside().filter(|part| shapes.contains(&part.shape_id())) {
            let owner = part.owner().map(|owner| game.atlas.display(owner)).unwrap_or_default();
            found(part, format!("{owner} \"{}\"", words.part(part)), false);
        }
    }
}

/// Whether this board is played by stores and rules.
pub fn plays_by_stores(compilation: &Compilation, board: &str) -> Result<bool, Trouble> {
    let (Found::Asset(atlas, _) | Found::Pack(atlas, _)) = find_asset(compilation, board)?;
    Ok(atlas.schema.play.stores.is_some())
}

/// Makes a board that is played by stores ready; `names` says who plays.
pub fn with_stores<R>(
    compilation: &Compilation,
    board: &str,
    names: &[String],
    players: Option<usize>,
    run: impl FnOnce(&StoreGame<'_>) -> R,
) -> Result<R, Trouble> {
    let found = find_asset(compilation, board)?;
    let (Found::Asset(atlas, _) | Found::Pack(atlas, _)) = &found;
    let game = &atlas.schema.game.name;
    let Some(declared) = &atlas.schema.play.stores else {
        return Err(not_playable(atlas, board, &NotPlayable::NoProcedure));
    };
    let id = match found {
        Found::Asset(_, id) => id,
        Found::Pack(_, pack) => one_board(atlas, board, pack, declared.board)?,
    };
    if atlas.asset(id).kind != declared.board {
        return Err(not_playable(atlas, &atlas.display(id), &NotPlayable::OtherKind));
    }
    let stores = StoreGame::new(atlas, id, names, players).map_err(|why| {
        Trouble::new(match why {
            Unplayable::NoRules => format!("the schema of {game} does not say how it is played"),
            Unplayable::Line(0, why) => format!("the rules of {game} cannot be read: {why}"),
            Unplayable::Line(line, why) => format!("the rules of {game} cannot be read: line {line}: {why}"),
            Unplayable::Nobody(name, known) => {
                format!("nobody is called `{name}`: there is {}", known.join(", "))
            }
            Unplayable::Seats(seats, sheets) => {
                format!(
                    "{game} is not played with {seats} of `{}`; the packs have {sheets}",
                    atlas.schema.kind_shape(declared.sheet).name
                )
            }
            Unplayable::Players(players, least, most) => {
                format!("{game} is played with {least} to {most} players, not with {players}")
            }
            Unplayable::Gaps(gaps) => {
                format!(
                    "the rules of {game} do not say what {} do: give each a `rule`, or `by-hand`",
                    gaps.join(", ")
                )
            }
        })
    })?;
    Ok(run(&stores))
}

/// The boards of the packs that can be played on: their names in a transcript, and the packs they lie in.
pub fn boards(compilation: &Compilation) -> Vec<(String, usize)> {
    let mut found = Vec::new();
    for atlas in &compilation.atlases {
        let play = &atlas.schema.play;
        let procedure = play.procedure.as_ref().map(|procedure| procedure.board);
        for kind in procedure.into_iter().chain(play.stores.as_ref().map(|stores| stores.board)) {
            for asset in atlas.of_kind(kind).map(|id| atlas.asset(id)).filter(|asset| !asset.external) {
                found.push((asset.key.to_string(), usize::from(atlas.unit(asset.unit).pack)));
            }
        }
    }
    found
}

/// The packs beside the one of the board, by name.
pub fn packs_beside(compilation: &Compilation, game: &Game<'_>) -> Vec<String> {
    let own = game.atlas.unit(game.board.routes.board().unit).pack;
    let others = compilation.packs.iter().enumerate().filter(|(at, _)| *at != usize::from(own));
    others.map(|(_, pack)| pack.name.clone()).collect()
}

/// Who goes along: those who are named, or else the first two whose sheets are among the packs.
pub fn team_of(compilation: &Compilation, board: &str, named: &[String]) -> Result<Vec<String>, Trouble> {
    if !named.is_empty() {
        return Ok(named.to_vec());
    }
    let (Found::Asset(atlas, _) | Found::Pack(atlas, _)) = find_asset(compilation, board)?;
    let kind = atlas.schema.play.procedure.as_ref().and_then(|procedure| procedure.team.sheet);
    let sheets = kind.into_iter().flat_map(|kind| atlas.of_kind(kind));
    let sheets = sheets.filter(|id| !atlas.asset(*id).external);
    Ok(sheets.take(2).map(|id| landfall_play::vars::sheet_name(atlas, id)).collect())
}

/// Who can play on a board.
#[derive(Clone, Debug, Default)]
pub struct WhoPlays {
    /// Those who do unless somebody is named.
    pub usual: Vec<String>,
    pub known: Vec<String>,
    /// The smallest and the largest number of players, where a transcript may say how many play.
    pub players: Option<(u8, u8)>,
}

pub fn who_plays(compilation: &Compilation, board: &str) -> Result<WhoPlays, Trouble> {
    let (Found::Asset(atlas, _) | Found::Pack(atlas, _)) = find_asset(compilation, board)?;
    let play = &atlas.schema.play;
    let named = |kind, name: fn(&Atlas, AssetId) -> String| {
        let sheets = atlas.of_kind(kind).filter(|id| !atlas.asset(*id).external);
        sheets.map(|id| name(atlas, id)).collect::<Vec<_>>()
    };
    if let Some(stores) = &play.stores {
        let usual = with_stores(compilation, board, &[], None, |game| {
            (0..game.seats.len()).map(|seat| game.seat(seat)).collect()
        })?;
        let known = named(stores.sheet, landfall_play::stores::seat_name);
        return Ok(WhoPlays { usual, known, players: atlas.schema.game.players.or(Some((1, 9))) });
    }
    let sheet = play.procedure.as_ref().and_then(|procedure| procedure.team.sheet);
    let known = sheet.map(|kind| named(kind, landfall_play::vars::sheet_name)).unwrap_or_default();
    Ok(WhoPlays { usual: team_of(compilation, board, &[])?, known, players: None })
}

/// Cards that lie on the board from the beginning are met without anybody bringing them.
fn is_laid(game: &Game<'_>, rec: Rec<'_>) -> bool {
    let Some(card) = rec.owner() else { return false };
    let zones = game.vars.zones.iter();
    zones.into_iter().any(|zone| match (&zone.layout, zone.index.get(&card)) {
        (landfall_play::vars::Layout::Sites(sites), Some(at)) => {
            sites.iter().flatten().any(|var| game.vars.var(*var).start == at + 1)
        }
        (landfall_play::vars::Layout::Cards(vars), Some(at)) => game.vars.var(vars[*at as usize]).start > 0,
        _ => false,
    })
}
