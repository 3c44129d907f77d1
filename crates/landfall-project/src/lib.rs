//! Finds files and runs the stages: the one recipe behind every front end.
//!
//! Below this crate nothing reads the disk, the clock or the environment. What goes wrong here is told in
//! two ways and never mixed: what an author can mend is a report, what only the machine can is a [`Trouble`].

#![cfg_attr(test, allow(clippy::unwrap_used))]
// This is the crate that reads files; those below it are held to their arguments by the lint.
#![allow(clippy::disallowed_methods)]

mod asset;
mod atomic;
mod baseline;
mod begin;
mod beside;
mod border;
mod bundle;
mod catalogs;
mod changed;
mod compare;
mod compile;
mod disk;
mod draft;
pub mod embedded;
mod example;
mod expression;
mod find;
mod fix;
mod format;
mod games;
mod git;
mod ids;
mod kept;
mod key;
mod ledger;
mod levels;
mod loose;
mod odds;
mod pack;
mod pairs;
mod paper;
mod play;
mod playtest;
mod progress;
mod prove;
mod read;
mod rename;
mod rules;
mod schema;
mod session;
mod spoken;
mod stamp;
mod summary;
mod template;
mod text;
mod texts;
mod today;
mod trouble;
mod wording;

pub use asset::{Found, GraphFormat, find_asset, graph, names};
pub use atomic::{delete_inside, write_atomic, write_folder, write_inside};
pub use baseline::{Baseline, Known, parse_date};
pub use begin::{Beginning, Home, begin};
pub use bundle::{BundleOptions, DumpOptions, dump};
pub use catalogs::{Updated, glossary};
pub use compare::{Verified, compat, diff, verify};
pub use compile::{Compilation, Depth, Options, compile, compile_files};
pub use disk::{read_file, read_text};
pub use draft::{Asked, ToWrite, stubs, to_write};
pub use example::{compile_edited, compile_example};
pub use expression::evaluate;
pub use fix::{Applied, FixedFile, Fixing, Offer, fix_all, fix_certain, is_harmless, offers};
pub use format::{Formatted, Formatting, format_paths, format_text};
pub use key::{Key, fingerprints};
pub use ledger::{Question, ask};
pub use levels::{Level, apply_levels};
pub use odds::{Joined, OddsQuestion, OddsRow, OddsTable, odds, odds_beside};
pub use pack::Pack;
pub use play::{
    Coverage, WhoPlays, boards, coverage, packs_beside, play_board, play_script, plays_by_stores, scripts_of,
    stores_coverage, team_of, unexplained, who_plays, with_rules, with_stores,
};
pub use playtest::{PlaceMet, Playtest, PlaytestOptions, Tried, bot_transcript, heat_map, playtest, way_map};
pub use progress::{Step, Watcher};
pub use prove::{Answered, Proof, ProveOptions, prove, show_example};
pub use rename::{Renaming, rename};
pub use schema::{
    About, Game, Locked, SchemaCheck, Starter, about, check_schemas, fbs, games, lock_schemas, rust, schema,
    schema_with, starter,
};
pub use session::{Session, session_path};
pub use stamp::{Stamp, stamp};
pub use summary::{Open, Summary};
pub use template::{pack_name, template, template_of};
pub use text::{Told, text, text_in_lines};
pub use texts::{PackExtra, PackTexts, pack_texts};
pub use today::{Date, today};
pub use trouble::Trouble;
pub use wording::{Extra, Extras, Wording};

/// The words a schema is described in, for those who show one.
pub use landfall_schema as schemas;

/// Fractions and bars, for those who show odds.
pub use landfall_draw::{Bar, bars};
/// The table, scripts and words of play, for those who show them.
pub use landfall_play as table;
pub use landfall_play::odds::{Course, Odds, reduced};
/// Questions and limits of proofs, for those who ask.
pub use landfall_prove as proofs;

/// How bundles are laid out, for those who show it.
pub use landfall_bundle as bundles;

/// What has changed between two bundles, for those who show it.
pub use landfall_bundle::{
    AssetChange, Break, Bundle, Change, Compat, Diff, FieldChange, RouteChange, TextChange,
};

/// Catalogs and what is said about them.
pub use landfall_l10n as l10n;

use landfall_diagnostics::{Rule, Rulebook};

/// A rule that the schema of a game brings along.
#[derive(Clone, Debug)]
pub struct GameRule {
    pub game: String,
    pub rule: &'static Rule,
    /// The ways to break it.
    pub cases: Vec<RuleCase>,
}

/// One way to break a rule of a game.
#[derive(Clone, Debug)]
pub struct RuleCase {
    /// Edits of the game's examples that do: what is replaced, and with what.
    pub bad: Vec<(String, String)>,
    /// Codes that the same edits cannot help raising.
    pub also: Vec<String>,
}

/// The rules of the compiler and of every game, in one.
pub fn rulebook(options: &Options) -> Result<Rulebook, Trouble> {
    let mut rulebook = Rulebook::new(rules());
    rulebook.extend(game_rules(options)?.into_iter().map(|found| found.rule));
    Ok(rulebook)
}

/// The rules that the games bring along, by game and code.
pub fn game_rules(options: &Options) -> Result<Vec<GameRule>, Trouble> {
    let mut all = Vec::new();
    for game in games(options)? {
        let schema = schema(&game.name, options)?;
        for cases in schema.constraints.chunk_by(|a, b| std::ptr::eq(a.rule, b.rule)) {
            let case = |case: &landfall_schema::Constraint| RuleCase {
                bad: case.bad.to_vec(),
                also: case.also.to_vec(),
            };
            let cases_of_rule = cases.iter().map(case).collect();
            all.push(GameRule { game: game.name.clone(), rule: cases[0].rule, cases: cases_of_rule });
        }
    }
    all.sort_by(|a, b| (&a.game, a.rule.code).cmp(&(&b.game, b.rule.code)));
    Ok(all)
}

/// Everything that can be reported about any game, by code.
pub fn rules() -> Vec<&'static Rule> {
    let before_checks = [
        landfall_syntax::RULES,
        landfall_schema::RULES,
        landfall_model::RULES,
        rules::RULES,
        landfall_diagnostics::allow::RULES,
        prove::PROVE_RULES,
    ];
    let mut all: Vec<&'static Rule> = before_checks.into_iter().flatten().copied().collect();
    all.extend(landfall_check::rules());
    all.extend(landfall_l10n::rules());
    all.sort_by_key(|rule| rule.code);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_rules_share_a_code_or_a_name() {
        let rules = rules();
        for (at, rule) in rules.iter().enumerate() {
            let twin =
                rules[at + 1..].iter().find(|other| other.code == rule.code || other.name == rule.name);
            assert!(twin.is_none(), "{} ({}) and {:?}", rule.code, rule.name, twin.map(|twin| twin.name));
        }
    }

    #[test]
    fn the_examples_of_every_rule_of_this_crate_show_it() {
        for rule in rules::RULES {
            let good = compile_example(rule.good);
            assert!(good.is_clean(), "{}: {:#?}", rule.code, good.reports);
            let bad = compile_example(rule.bad);
            assert_eq!(bad.codes().into_iter().collect::<Vec<_>>(), [rule.code], "{:#?}", bad.reports);
            assert_eq!(bad.reports.len(), 1, "{:#?}", bad.reports);
        }
    }
}
