//! YAML schemas as typed definitions; the only door to YAML.
//!
//! [`load`] reads the files of a game's schema and whatever a pack adds to it; [`read_pack`] reads the
//! manifest of a pack. Both report every mistake of a file in one run, each with its place.
#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod cards;
mod derived;
mod describe;
mod dice;
mod expr;
mod field_type;
mod forms;
mod gather;
mod gather_cards;
mod gather_computed;
mod gather_maps;
mod gather_play;
mod id_overlap;
mod id_pattern;
mod id_template;
pub mod image;
mod item;
mod keys;
mod keys_play;
mod later;
mod load;
mod lookup;
mod merge;
pub mod on_paper;
mod pack;
mod play;
mod polar;
mod resolve;
mod roles;
pub mod rules;
pub mod stores;
mod tags;
mod texts;
mod types;
mod yaml;

pub use dice::Die;
pub use expr::{
    About, Access, Arith, Constraint, Expr, FUNCTIONS, Formula, Function, Links, Means, Name, Needs, Order,
    Piece, Signature, State, Template, Whom,
};
pub use gather::is_locale;
pub use id_pattern::IdMatch;
pub use later::Later;
pub use load::{includes, load};
pub use pack::{Pack, read_pack};
pub use play::{
    Actions, Amount, Clocks, Convert, Counter, DiceCheck, Each, Ending, Goals, Joining, Play, Pool,
    Procedure, Requiring, Scope, SmallOffer, StoreRules, Team, Time, Track, Turn, Zone,
};
pub use roles::{FACTS, Fact, On, ROLES, Role, RoleInfo, Roles};
pub use rules::RULES;
pub use tags::{TAGS, Tag, TagInfo};
pub use types::*;
