//! Two bundles side by side: what has changed for readers, and what would break saved games.

mod breaks;
mod changes;
mod picture;
mod progress;

use landfall_runtime::Error;
use landfall_schema::Schema;
use serde_json::Value;

use crate::layout::Layout;
use picture::Picture;

/// What has changed from one bundle to another.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Diff {
    /// Lines of the header, such as the version.
    pub header: Vec<FieldChange>,
    /// By kind, then key.
    pub assets: Vec<AssetChange>,
    pub routes: Vec<RouteChange>,
    /// In the languages of translation; those of the source are fields of their assets.
    pub texts: Vec<TextChange>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct AssetChange {
    pub kind: String,
    pub key: String,
    /// Its title, as players last knew it.
    pub title: Option<String>,
    pub change: Change,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    Added,
    Removed,
    Fields(Vec<FieldChange>),
}

#[derive(Clone, Debug, PartialEq)]
pub struct FieldChange {
    /// `action[1].row[2].effects[1].log`, counted from 1.
    pub path: String,
    /// The same in steps, with what readers know an item by: `choice[Rub it out]`, `row[Yellow]`.
    pub part: Vec<String>,
    /// Absent when it was not there.
    pub before: Option<Value>,
    pub after: Option<Value>,
}

/// A way from one place to another that came or went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RouteChange {
    pub graph: String,
    pub key: String,
    pub from: String,
    pub to: String,
    pub added: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextChange {
    pub locale: String,
    /// The key of the message.
    pub key: String,
    pub before: Option<String>,
    pub after: Option<String>,
}

/// Whether games saved with one bundle can go on with another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Compat {
    pub breaks: Vec<Break>,
    /// Cards that are known by another id now. A saved game can follow them.
    pub renamed: Vec<Renamed>,
}

/// Something that would confuse a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Break {
    pub kind: String,
    pub key: String,
    /// What inside the asset, such as `box 2`; absent when it is about the asset as a whole.
    pub part: Option<String>,
    pub reason: Reason,
    /// The same in words.
    pub sentence: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    Gone,
    OtherCard,
    PartGone,
    PartMoved,
    MeaningChanged,
    Shorter,
}

impl Reason {
    /// As programs read it.
    pub fn name(self) -> &'static str {
        match self {
            Reason::Gone => "gone",
            Reason::OtherCard => "other-card",
            Reason::PartGone => "part-gone",
            Reason::PartMoved => "part-moved",
            Reason::MeaningChanged => "meaning-changed",
            Reason::Shorter => "shorter",
        }
    }
}

/// An asset that had another id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renamed {
    pub kind: String,
    pub was: String,
    pub key: String,
}

impl Break {
    fn of(asset: &picture::AssetKey, part: Option<String>, reason: Reason, sentence: String) -> Self {
        let (kind, key) = (asset.0.clone(), asset.1.clone());
        Break { kind, key, part, reason, sentence }
    }

    /// `log 1928` or `log 1928, box 2`: how it is named when it is allowed.
    pub fn place(&self) -> String {
        let part = self.part.as_ref().map_or_else(String::new, |part| format!(", {part}"));
        format!("{} {}{part}", self.kind, self.key)
    }
}

impl Diff {
    pub fn is_empty(&self) -> bool {
        self == &Self::default()
    }
}

/// What has changed from `old` to `new`. Both must be whole bundles of the game.
pub fn diff(old: &[u8], new: &[u8], layout: &Layout) -> Result<Diff, Error> {
    let (old, new) = (Picture::of(old, layout)?, Picture::of(new, layout)?);
    Ok(changes::changes(&old, &new))
}

/// What in `new` would confuse a game that was saved with `old`.
pub fn breaks(old: &[u8], new: &[u8], layout: &Layout, schema: &Schema) -> Result<Compat, Error> {
    let (old, new) = (Picture::of(old, layout)?, Picture::of(new, layout)?);
    Ok(breaks::breaks(&old, &new, layout, schema))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::testing::{World, vanguard};

    const OLD: &str = r#"
log 12 "Twelve gulls" { "They came at dawn."; box 1; -> goto 9, rest }
log 9 "Nine" {}
isle gull "Gull Isle" { bay 1 "Landing" { harbour }; bay 2; strait 1 <-> 2 [rest] }
"#;

    fn compared(from: &str, to: &str) -> Diff {
        let (old, new) = (World::of(&[("a.land", OLD)]), World::of(&[("b.land", &OLD.replace(from, to))]));
        diff(&old.encode(), &new.encode(), &old.layout()).unwrap()
    }

    #[test]
    fn a_moved_file_is_no_change() {
        assert!(compared("", "").is_empty());
    }

    #[test]
    fn cards_that_come_go_and_change_are_told_field_by_field() {
        let diff = compared("goto 9, rest", "rest");
        let [AssetChange { kind, key, title, change: Change::Fields(fields) }] = &diff.assets[..] else {
            panic!("{diff:#?}")
        };
        assert_eq!((kind.as_str(), key.as_str(), title.as_deref()), ("log", "12", Some("Twelve gulls")));
        assert_eq!(fields.len(), 1);
        assert_eq!((fields[0].path.as_str(), &fields[0].after), ("effects[1]", &None));
        assert_eq!(fields[0].before, Some(json!({"does_type": "Go", "does": {"log": "9"}})));
        let diff = compared("log 9 \"Nine\" {}", "log 9 \"Nine\" {}\nlog 10 \"Ten\" {}");
        assert_eq!(diff.assets.len(), 1);
        assert_eq!((&diff.assets[0].change, diff.assets[0].key.as_str()), (&Change::Added, "10"));
        let text = compared("at dawn", "at dusk");
        let Change::Fields(fields) = &text.assets[0].change else { panic!("{text:#?}") };
        assert_eq!(fields[0].path, "flavour[1]");
        assert_eq!(fields[0].after, Some(json!("They came at dusk.")));
    }

    #[test]
    fn ways_that_close_are_told() {
        let diff = compared("1 <-> 2", "1 -> 2");
        let [RouteChange { graph, key, from, to, added: false }] = &diff.routes[..] else {
            panic!("{diff:#?}")
        };
        assert_eq!([graph, key, from, to], ["straits", "gull", "2", "1"]);
    }

    #[test]
    fn translations_that_change_are_told() {
        let world = World::of(&[("a.land", OLD)]);
        let encode = |text: &str| {
            let mut contents = world.contents();
            let texts = vec![Some(text.to_owned())];
            contents.locales.push(crate::Locale { code: "it".to_owned(), texts });
            world.encode_with(&contents).unwrap()
        };
        let diff = diff(&encode("Isola"), &encode("Isolotto"), &world.layout()).unwrap();
        let [TextChange { locale, key, before, after }] = &diff.texts[..] else { panic!("{diff:#?}") };
        assert_eq!((locale.as_str(), key.as_str()), ("it", "isle/gull/title"));
        assert_eq!([before.as_deref(), after.as_deref()], [Some("Isola"), Some("Isolotto")]);
        assert!(diff.assets.is_empty());
    }

    fn broken(old: &str, new: &str) -> Vec<String> {
        let of = |text: &str| World::with_printed(&vanguard(), &[], &[("a.land", text)]).0;
        let (old, new) = (of(old), of(new));
        let found = breaks(&old.encode(), &new.encode(), &old.layout(), old.schema()).unwrap();
        found.breaks.into_iter().map(|found| found.sentence).collect()
    }

    const CARDS: &str = r#"
poi P901 "The hull" {
    action "Knock" check { green [die] -> gain success 1; red -> nothing }
    action "Pry" check {
        special [red] = progress green
        track green 4 -> gain success 1
        track red 3 -> nothing
    }
    time-track 8 -> nothing
}
planet shore "Shore" { sector 4 "Flats" { biomes rocky }; sector 5 "Meadow" { biomes rocky } }
"#;

    #[test]
    fn sectors_that_swap_tracks_that_shrink_and_actions_that_move_break_saved_games() {
        let changed = |from: &str, to: &str| {
            assert!(CARDS.contains(from), "{from}");
            broken(CARDS, &CARDS.replace(from, to))
        };
        assert_eq!(broken(CARDS, CARDS), [""; 0]);
        assert_eq!(
            broken(
                CARDS,
                &CARDS.replace("4 \"Flats\"", "5 \"Flats\"").replace("5 \"Meadow\"", "4 \"Meadow\"")
            ),
            [
                "sector 4 of planet shore is now what sector 5 was: a saved game would mean the other one",
                "sector 5 of planet shore is now what sector 4 was: a saved game would mean the other one",
            ]
        );
        // A sector may be called otherwise.
        assert_eq!(changed("\"Flats\"", "\"Mud flats\""), [""; 0]);
        assert_eq!(
            changed("time-track 8", "time-track 5"),
            ["time-track of poi P901 had 8 spaces and has 5: a saved game may be further on"]
        );
        assert_eq!(changed("time-track 8", "time-track 9"), [""; 0]);
        assert_eq!(
            changed("track green 4", "track green 2"),
            ["action 2, track Green of poi P901 had 4 spaces and has 2: a saved game may be further on"]
        );
        let wait = "action \"Wait\" check { green [die] -> nothing; red -> nothing }\n    action \"Pry\"";
        assert_eq!(
            changed("action \"Pry\"", wait),
            ["action 2 of poi P901 is now number 3 of its list: a saved game would mean another one"]
        );
        // One without tracks may move.
        assert_eq!(changed("action \"Knock\"", "action \"Knock twice\""), [""; 0]);
    }

    #[test]
    fn an_id_that_was_given_up_is_a_migration() {
        let of = |text: &str| World::with_printed(&vanguard(), &[], &[("a.land", text)]).0;
        let (old, new) = (
            of(CARDS),
            of(&CARDS.replace("poi P901 \"The hull\" {", "poi P931 \"The hull\" {\n    was P901")),
        );
        let found = breaks(&old.encode(), &new.encode(), &old.layout(), old.schema()).unwrap();
        assert_eq!(found.breaks, []);
        let [Renamed { kind, was, key }] = &found.renamed[..] else { panic!("{found:#?}") };
        assert_eq!([kind, was, key], ["poi", "P901", "P931"]);
    }

    #[test]
    fn a_label_in_other_words_is_no_break_and_two_that_swap_are() {
        let log = "log 5 \"The pier\" { reference; \"Salt.\"; box 1 \"our hold\"; box 2 \"the mast\" }\n";
        assert_eq!(broken(log, &log.replace("our hold", "the hold")), [""; 0]);
        let swapped = log.replace("our hold", "?").replace("the mast", "our hold").replace('?', "the mast");
        assert_eq!(
            broken(log, &swapped),
            [
                "box 1 of log 5 is now what box 2 was: a saved game would mean the other one",
                "box 2 of log 5 is now what box 1 was: a saved game would mean the other one",
            ]
        );
    }

    #[test]
    fn what_a_saved_game_relies_on_is_told() {
        let log = "log 5 \"The pier\" { reference; \"Salt on everything.\"; box 1 \"paid the toll\"; box 2 \"ran\" }\n";
        assert_eq!(broken(log, log), [""; 0]);
        assert_eq!(broken(log, &log.replace("Salt", "Rime")), [""; 0]);
        assert_eq!(broken(log, ""), ["log 5 \"The pier\" is gone: a saved game may have it in play"]);
        assert_eq!(
            broken(log, &log.replace("; box 2 \"ran\"", "")),
            ["box 2 of log 5 is gone: a saved game may refer to it"]
        );
        assert_eq!(
            broken(log, &log.replace("paid the toll", "refused")),
            [
                "box 1 of log 5 meant \"paid the toll\" and now means \"refused\": a saved game may have it ticked"
            ]
        );
        let other = "log 5 \"The mill\" { reference; \"Flour and owls.\"; box 1 \"baked\"; box 2 \"ran\" }\n";
        assert!(
            broken(log, other)[0].starts_with("log 5 \"The pier\" has become another card, now \"The mill\"")
        );
    }
}
