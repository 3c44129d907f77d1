//! Questions about the games themselves, without any content.

use std::path::Path;
use std::sync::Arc;

use landfall_diagnostics::{Reports, Severity, Sources};
use landfall_schema::Schema;

use crate::games::Games;
use crate::{Options, Trouble};

/// A game that content can be written for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub name: String,
    /// What its makers call it, in English.
    pub title: String,
}

/// The games there are, by name.
pub fn games(options: &Options) -> Result<Vec<Game>, Trouble> {
    let games = Games::open(options.schema.as_deref())?;
    let title = |name: &str| {
        let loaded = games.load(name, &[], &mut Sources::default(), &mut Reports::default());
        let title = loaded.and_then(|loaded| loaded.schema.game.names.get("en").cloned());
        Game { name: name.to_owned(), title: title.unwrap_or_else(|| name.to_owned()) }
    };
    Ok(games.names().into_iter().map(title).collect())
}

/// The schema of a game, if it is sound.
pub fn schema(game: &str, options: &Options) -> Result<Arc<Schema>, Trouble> {
    let games = Games::open(options.schema.as_deref())?;
    let mut reports = Reports::default();
    let Some(loaded) = games.load(game, &[], &mut Sources::default(), &mut reports) else {
        return Err(Trouble::new(format!("no game is called `{game}`: {}", games.offer(game))));
    };
    if reports.count(Severity::Error) > 0 {
        let folder =
            options.schema.as_ref().map_or_else(String::new, |folder| format!(" {}", folder.display()));
        let step = format!("`landfall schema check{folder}` tells them");
        return Err(Trouble::new(format!("the schema of `{game}` has mistakes: {step}")));
    }
    Ok(loaded.schema)
}

/// The layout of a game's bundles, in the language of flatc.
pub fn fbs(game: &str, options: &Options) -> Result<String, Trouble> {
    Ok(landfall_bundle::fbs(&*schema(game, options)?))
}

/// What a bundle holds, as JSON.
pub fn dump(bundle: &Path, options: &Options) -> Result<String, Trouble> {
    let bytes = std::fs::read(bundle).map_err(|error| Trouble::path(bundle, &error))?;
    let refuse = |error| Trouble::new(format!("{} cannot be shown: {error}", bundle.display()));
    let header = landfall_bundle::header(&bytes).map_err(refuse)?;
    let schema = schema(&header.game, options)?;
    landfall_bundle::dump(&bytes, &schema).map_err(refuse)
}

/// What is wrong with schemas.
#[derive(Debug, Default)]
pub struct SchemaCheck {
    pub sources: Sources,
    pub reports: Reports,
    pub games: usize,
}

/// Checks the built-in schemas, or those in the folder that the options name.
pub fn check_schemas(options: &Options) -> Result<SchemaCheck, Trouble> {
    let games = Games::open(options.schema.as_deref())?;
    let mut check = SchemaCheck::default();
    for name in games.names() {
        games.load(name, &[], &mut check.sources, &mut check.reports);
        check.games += 1;
    }
    check.reports.sort(&check.sources);
    // Two games may include the same folder.
    let mut last = None;
    check.reports.retain(|report| {
        let this = (report.span, report.rule.code, report.message.clone());
        last.replace(this.clone()) != Some(this)
    });
    Ok(check)
}
