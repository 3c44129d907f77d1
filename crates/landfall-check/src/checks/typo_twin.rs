//! Names declared as printed that are another name with a slip in it.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage, nearest};
use landfall_model::{Asset, AssetId, PRINTED};
use landfall_schema::KindId;
use rustc_hash::FxHashMap;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF2107",
        name: "typo-twin",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a name declared with `extern` is almost another one",
        explanation: "\
`extern` says: this exists in the printed game, take my word for it. So a name with a slip in it is
believed, and whatever refers to it never meets the card that was meant.",
        bad: r#"
extern injury exhaustd
poi P001 "Salt gate" {
    standalone
    action "Push" check { green [physical] -> gain success 1; red -> injury exhaustd }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check { green [physical] -> gain success 1; red -> injury exhausted }
}
"#,
    },
    run,
};

/// Shorter names differ by a letter as a matter of course.
const SHORTEST: usize = 5;

/// Longer names are compared by nobody, `nearest` included.
const LONGEST: usize = 80;

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let is_ours = |asset: &Asset| asset.external && ctx.atlas.unit(asset.unit).pack != PRINTED;
    let named = |asset: &Asset| ctx.atlas.schema.kind(asset.kind).id.holds_a_name();
    let is_asked = |id: &AssetId| {
        let asset = ctx.atlas.asset(*id);
        is_ours(asset) && named(asset) && asset.key.chars().count() >= SHORTEST
    };
    let asked: Vec<AssetId> = ctx.atlas.ids().filter(is_asked).collect();
    let mut written: FxHashMap<KindId, Twins> = FxHashMap::default();
    for id in asked {
        let asset = ctx.atlas.asset(id);
        let twins = written.entry(asset.kind).or_insert_with(|| {
            let mut twins = Twins::default();
            let others = ctx.atlas.of_kind(asset.kind).map(|other| (other, ctx.atlas.asset(other)));
            others.filter(|(_, other)| !is_ours(other)).for_each(|(id, other)| twins.add(id, &other.key));
            twins
        });
        let Some(twin) = twins.find(&asset.key) else { continue };
        let (name, meant) = (&asset.key, &ctx.atlas.asset(twin).key);
        if name == meant || nearest(name, [&**meant]).is_empty() {
            continue;
        }
        out.push(
            CHECK
                .rule
                .report(format!("`{name}` is almost `{meant}`"))
                .help(format!("write `{meant}` instead of `{name}` everywhere"))
                .related(ctx.atlas.name_span(twin), format!("`{meant}` is named here"))
                .at(ctx.atlas.name_span(id), "believed to be another card, because `extern` says so"),
        );
    }
}

/// Names by what is left of them without a letter or two, so that a name finds those which differ from it in one
/// letter, or in two beside each other, without being compared with all of them.
#[derive(Default)]
struct Twins {
    by_rest: FxHashMap<Rest, AssetId>,
}

/// How many letters were left out, and hashes of what is before and behind them.
type Rest = (usize, u64, u64);

/// Letters left out of one name and of the other: the nearest pairs first.
const SLIPS: [(usize, usize); 6] = [(1, 1), (1, 0), (0, 1), (2, 2), (2, 1), (1, 2)];

impl Twins {
    fn add(&mut self, id: AssetId, name: &str) {
        let Some(ends) = Ends::of(name) else { return };
        for missing in 0..=2 {
            ends.without(missing).for_each(|rest| {
                self.by_rest.entry(rest).or_insert(id);
            });
        }
    }

    fn find(&self, name: &str) -> Option<AssetId> {
        let ends = Ends::of(name)?;
        SLIPS.iter().find_map(|(here, there)| {
            ends.without(*here).find_map(|(_, front, back)| self.by_rest.get(&(*there, front, back)).copied())
        })
    }
}

/// A hash of every beginning of a name, and of every end.
struct Ends {
    fronts: Vec<u64>,
    backs: Vec<u64>,
}

impl Ends {
    /// Nothing for names that nobody compares.
    fn of(name: &str) -> Option<Self> {
        let letters: Vec<char> = name.chars().take(LONGEST + 1).collect();
        if letters.is_empty() || letters.len() > LONGEST {
            return None;
        }
        let grown = |hash: &mut u64, letter: &char| {
            *hash = (*hash ^ u64::from(*letter))
                .wrapping_add(1)
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                .rotate_left(29);
            Some(*hash)
        };
        let hashes = |letters: &mut dyn Iterator<Item = &char>| -> Vec<u64> {
            std::iter::once(0).chain(letters.scan(0, grown)).collect()
        };
        Some(Self { fronts: hashes(&mut letters.iter()), backs: hashes(&mut letters.iter().rev()) })
    }

    /// The name without so many letters in a row, from the first to the last.
    fn without(&self, missing: usize) -> impl Iterator<Item = Rest> + '_ {
        let last = (self.fronts.len() - 1).checked_sub(missing);
        let rests = last.into_iter().flat_map(|last| (0..=last).map(move |at| (at, last - at)));
        rests.map(move |(front, back)| (missing, self.fronts[front], self.backs[back]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_finds_those_that_differ_in_a_letter_or_in_two_beside_each_other() {
        let names = ["exhausted", "drained", "wounded"];
        let mut twins = Twins::default();
        names.iter().zip(0..).for_each(|(name, at)| twins.add(AssetId(at), name));
        for (name, meant) in [
            ("exhaustd", "exhausted"),
            ("exhausteed", "exhausted"),
            ("exhaustad", "exhausted"),
            ("ehxausted", "exhausted"),
            ("drianed", "drained"),
            ("woundedd", "wounded"),
            ("ounded", "wounded"),
        ] {
            assert_eq!(twins.find(name).map(|id| names[id.0 as usize]), Some(meant), "{name}");
        }
        for name in ["xhaustedd", "grounded-in", "salt", ""] {
            assert_eq!(twins.find(name), None, "{name}");
        }
    }

    #[test]
    fn a_name_without_an_end_has_no_twin() {
        let mut twins = Twins::default();
        twins.add(AssetId(0), &"a".repeat(10_000));
        assert_eq!(twins.find(&"a".repeat(9_999)), None);
        assert!(twins.by_rest.is_empty());
    }
}
