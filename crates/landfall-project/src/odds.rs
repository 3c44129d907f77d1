//! The odds of the checks of a card, for dice and people by their names.

use landfall_diagnostics::nearest;
use landfall_model::{AssetId, Atlas, Rec};
use landfall_play::odds::{self, Check, Course, Expected, Helper, MOST_DICE, Odds, TooLarge};
use landfall_schema::{DiceCheck, Die, Schema, TextRole, Type};

use crate::{Compilation, Found, Trouble, find_asset};

/// Whose dice, which check.
#[derive(Clone, Debug, Default)]
pub struct OddsQuestion {
    pub card: String,
    /// The title of a check, or a part of it.
    pub action: Option<String>,
    /// Dice by their words.
    pub dice: Vec<String>,
    /// Who acts, then who helps.
    pub team: Vec<String>,
    /// Cards whose special effects and conversions count.
    pub with: Vec<String>,
    /// Choose the dice.
    pub best: bool,
}

/// One check with every pool that was asked for.
#[derive(Clone, Debug)]
pub struct OddsTable {
    pub card: String,
    pub title: String,
    pub outcomes: Vec<String>,
    pub tracks: Vec<(String, i32)>,
    /// The special effects, as written.
    pub specials: Vec<String>,
    /// Dice that are rolled along: what picks the table, and the chance of each face.
    pub joining: Vec<Joined>,
    pub rows: Vec<OddsRow>,
}

#[derive(Clone, Debug)]
pub struct Joined {
    pub name: String,
    pub faces: Vec<(String, usize, usize)>,
    /// The faces are a stand-in for what the source does not say.
    pub assumed: bool,
}

#[derive(Clone, Debug)]
pub struct OddsRow {
    pub who: String,
    pub dice: Vec<String>,
    pub odds: Odds,
    pub course: Option<Course>,
    pub expected: Expected,
}

/// Whose dice they are, and the dice.
type Sheet<'d> = (String, Vec<&'d Die>);

pub fn odds(compilation: &Compilation, question: &OddsQuestion) -> Result<Vec<OddsTable>, Trouble> {
    let (atlas, id) = asset(compilation, &question.card)?;
    let schema = &*atlas.schema;
    let Some(play) = &schema.play.check else {
        return Err(Trouble::new(format!(
            "the schema of {} does not say how dice are rolled",
            schema.game.name
        )));
    };
    let mut checks = odds::checks(atlas.rec(id));
    if checks.is_empty() {
        return Err(Trouble::new(format!("{} has no check", atlas.display(id))));
    }
    if let Some(wanted) = &question.action {
        let fits = |check: &Check<'_>| check.title.to_lowercase().contains(&wanted.to_lowercase());
        let titles: Vec<String> = checks.iter().map(|check| format!("\"{}\"", check.title)).collect();
        checks.retain(fits);
        if checks.is_empty() {
            let (card, titles) = (atlas.display(id), titles.join(", "));
            return Err(Trouble::new(format!(
                "no check of {card} is called \"{wanted}\": there is {titles}"
            )));
        }
    }
    let dice = odds::dice_of(schema);
    let mut cards = Vec::new();
    for name in &question.with {
        cards.push(card_of(compilation, atlas, name)?);
    }
    let ask = Ask { atlas, schema, play, dice: &dice, cards, question, compilation };
    checks.iter().map(|check| ask.table(check)).collect()
}

struct Ask<'c> {
    atlas: &'c Atlas,
    schema: &'c Schema,
    play: &'c DiceCheck,
    dice: &'c [(&'c str, Die)],
    cards: Vec<Rec<'c>>,
    question: &'c OddsQuestion,
    compilation: &'c Compilation,
}

impl Ask<'_> {
    fn table(&self, check: &Check<'_>) -> Result<OddsTable, Trouble> {
        let written =
            |span| self.compilation.sources.slice(span).split_whitespace().collect::<Vec<_>>().join(" ");
        let specials = odds::special_places(check, &self.cards).into_iter().map(written).collect();
        let key = |rec: &Rec<'_>| rec.key().unwrap_or_default();
        let length =
            |rec: &Rec<'_>| self.play.tracks.and_then(|track| rec.get(track.length)?.int()).unwrap_or(1);
        Ok(OddsTable {
            card: self.atlas.display(check.rec.owner().unwrap_or(AssetId(0))),
            title: check.title.clone(),
            outcomes: check.outcomes.iter().map(key).collect(),
            tracks: check.tracks.iter().map(|rec| (key(rec), length(rec))).collect(),
            specials,
            joining: self.joining(check),
            rows: self.rows(check)?,
        })
    }

    fn rows(&self, check: &Check<'_>) -> Result<Vec<OddsRow>, Trouble> {
        let question = self.question;
        if !question.dice.is_empty() {
            let dice: Result<Vec<&Die>, Trouble> = question.dice.iter().map(|name| self.die(name)).collect();
            return self.pools(check, "these dice", &dice?, &[]);
        }
        let sheets = self.sheets()?;
        if question.team.is_empty() {
            let rows = sheets.iter().map(|(who, dice)| self.pools(check, who, dice, &[]));
            return rows.collect::<Result<Vec<_>, _>>().map(|rows| rows.concat());
        }
        let team: Result<Vec<&Sheet<'_>>, Trouble> =
            question.team.iter().map(|name| self.member(&sheets, name)).collect();
        let team = team?;
        let Some(((who, own), others)) = team.split_first().map(|(first, rest)| ((&first.0, &first.1), rest))
        else {
            return Ok(Vec::new());
        };
        let helpers: Vec<Helper<'_>> = others
            .iter()
            .map(|(_, dice)| Helper { dice: dice.clone(), lends: self.play.lends as usize })
            .collect();
        let names: Vec<&str> = others.iter().map(|(name, _)| name.as_str()).collect();
        let who =
            if names.is_empty() { who.clone() } else { format!("{who}, helped by {}", names.join(", ")) };
        self.pools(check, &who, own, &helpers)
    }

    /// All of one's own dice and what helpers lend; or, when the dice are to be chosen, the best of them.
    fn pools(
        &self,
        check: &Check<'_>,
        who: &str,
        own: &[&Die],
        helpers: &[Helper<'_>],
    ) -> Result<Vec<OddsRow>, Trouble> {
        if !self.question.best {
            let (pool, odds) = odds::lent(check, own, helpers, &self.cards).map_err(too_large)?;
            return Ok(vec![self.row(check, who.to_owned(), &pool, odds)]);
        }
        let best = odds::best(check, own, helpers, &self.cards).map_err(too_large)?;
        let row = |(goal, pool, odds): (usize, Vec<&Die>, Odds)| {
            let goal = match check.outcomes.get(goal).and_then(|row| row.key()) {
                Some(key) if goal > 0 => format!("best for {key} or better"),
                Some(key) => format!("best for {key}"),
                None => "best".to_owned(),
            };
            self.row(check, format!("{who}, {goal}"), &pool, odds)
        };
        Ok(best.into_iter().map(row).collect())
    }

    fn row(&self, check: &Check<'_>, who: String, pool: &[&Die], odds: Odds) -> OddsRow {
        let lengths: Vec<i32> = check
            .tracks
            .iter()
            .map(|rec| self.play.tracks.and_then(|track| rec.get(track.length)?.int()).unwrap_or(1))
            .collect();
        let name = |die: &&Die| self.schema.vocab(die.vocab).words[die.word.index()].name.clone();
        OddsRow {
            who,
            dice: pool.iter().map(name).collect(),
            course: Course::of(&odds, &lengths),
            expected: odds::expected(check, &odds),
            odds,
        }
    }

    fn die(&self, name: &str) -> Result<&Die, Trouble> {
        if let Some((_, die)) = self.dice.iter().find(|(known, _)| *known == name) {
            return Ok(die);
        }
        let near = nearest(name, self.dice.iter().map(|(known, _)| *known));
        let help = match near.first() {
            Some(near) => format!(": did you mean `{near}`?"),
            None => format!(
                ": the dice are {}",
                self.dice.iter().map(|(known, _)| *known).collect::<Vec<_>>().join(", ")
            ),
        };
        Err(Trouble::new(format!("`{name}` is not a die{help}")))
    }

    /// The dice of everybody whose sheet is among the packs.
    fn sheets(&self) -> Result<Vec<Sheet<'_>>, Trouble> {
        let Some((kind, field)) = self.play.sheet else {
            return Err(Trouble::new("the schema does not say who has which dice: name them with `--dice`"));
        };
        let of = |id: AssetId| {
            let rec = self.atlas.rec(id);
            let dice = rec.all(field).filter_map(|field| field.as_text());
            let dice: Vec<&Die> = dice.filter_map(|name| self.die(&name).ok()).collect();
            (rec.title().unwrap_or_default().to_lowercase(), dice)
        };
        let found = self.atlas.of_kind(kind).filter(|id| !self.atlas.asset(*id).external).map(of);
        let sheets: Vec<Sheet<'_>> = found.filter(|(_, dice)| !dice.is_empty()).collect();
        if sheets.is_empty() {
            let keyword = &self.schema.kind(kind).keyword;
            return Err(Trouble::new(format!(
                "no {keyword} here lists any dice: add the pack that has them with `--pack`, or name dice with `--dice`"
            )));
        }
        Ok(sheets)
    }

    fn member<'s, 'd>(&self, sheets: &'s [Sheet<'d>], name: &str) -> Result<&'s Sheet<'d>, Trouble> {
        let found = sheets.iter().find(|(known, _)| *known == name.to_lowercase());
        found.ok_or_else(|| {
            let known: Vec<&str> = sheets.iter().map(|(known, _)| known.as_str()).collect();
            Trouble::new(format!("nobody is called `{name}`: there is {}", known.join(", ")))
        })
    }

    /// Dice that the check itself adds.
    fn joining(&self, check: &Check<'_>) -> Vec<Joined> {
        let Some(joins) = self.play.joins else { return Vec::new() };
        let die = self.schema.dice().into_iter().find(|die| (die.vocab, die.word) == joins.die);
        let Some(die) = die else { return Vec::new() };
        let picks = check.rec.fields().filter(|field| field.def().ty == Type::Word(joins.picks));
        let mut faces: Vec<(String, usize, usize)> = Vec::new();
        for face in die.faces.iter().map(|side| side.join("+")) {
            match faces.iter_mut().find(|(known, ..)| *known == face) {
                Some((_, count, _)) => *count += 1,
                None => faces.push((face, 1, die.faces.len())),
            }
        }
        let joined = |letter: String| Joined {
            name: format!("{} {letter}", self.schema.vocab(joins.die.0).words[joins.die.1.index()].name),
            faces: faces.clone(),
            assumed: die.assumed,
        };
        picks.filter_map(|field| field.as_text()).map(joined).collect()
    }
}

/// Steps that a hint in an editor may take: a few milliseconds.
const STEPS_OF_A_HINT: u64 = 40_000;
/// Sheets that it shows.
const MOST_SHEETS: usize = 8;

/// The chances of a check for everybody whose sheet is among the packs, as a table in Markdown: for editors, which cannot
/// wait. `at` is a place in the file of `rec`; nothing unless it is in the title of a check there.
pub fn odds_beside(compilation: &Compilation, rec: Rec<'_>, at: u32) -> Option<String> {
    let atlas = rec.atlas;
    let schema = &*atlas.schema;
    let play = schema.play.check.as_ref()?;
    let check = odds::checks(atlas.rec(rec.owner()?)).into_iter().find(|check| is_titled_at(check, at))?;
    let dice = odds::dice_of(schema);
    let question = OddsQuestion::default();
    let ask = Ask { atlas, schema, play, dice: &dice, cards: Vec::new(), question: &question, compilation };
    let sheets = ask.sheets().ok()?;
    let mut steps = STEPS_OF_A_HINT;
    let mut heads: Vec<String> = check.outcomes.iter().map(|row| row.key().unwrap_or_default()).collect();
    heads.extend(check.tracks.iter().map(|track| format!("track {}", track.key().unwrap_or_default())));
    let mut lines = vec![
        format!("**{}**: with all of one's own dice", check.title),
        String::new(),
        format!("| | dice | {} |", heads.join(" | ")),
        format!("|---|---:|{}", "---:|".repeat(heads.len())),
    ];
    for (who, pool) in sheets.iter().take(MOST_SHEETS) {
        let cells = match odds::odds_within(&check, pool, &[], &mut steps) {
            Ok(odds) => {
                let percent = |weight: &u128| format!("{:.2} %", odds.chance(*weight) * 100.0);
                let moved = (0..check.tracks.len()).map(|track| format!("{:+.2}", odds.steps(track)));
                odds.outcomes.iter().map(percent).chain(moved).collect()
            }
            Err(_) => vec!["?".to_owned(); heads.len()],
        };
        lines.push(format!("| {who} | {} | {} |", pool.len(), cells.join(" | ")));
    }
    if lines.iter().any(|line| line.contains("| ? |")) {
        lines.push(format!(
            "\n`?`: too many rolls to count here; `landfall odds {}` counts them",
            atlas.display(rec.owner()?)
        ));
    }
    let assumed = ask.joining(&check).iter().any(|joined| joined.assumed);
    if assumed {
        lines.push("\nthe faces of a die that is rolled along are assumed".to_owned());
    }
    Some(lines.join("\n"))
}

/// Whether a place is in the title by which a check is called.
fn is_titled_at(check: &Check<'_>, at: u32) -> bool {
    let titled = check.rec.lineage().find(|rec| rec.title().is_some());
    let field = titled.and_then(|rec| {
        let is_title =
            |text: landfall_model::Text<'_>| matches!(text.role, TextRole::Title | TextRole::Label);
        rec.fields().find(|field| field.text().is_some_and(is_title))
    });
    field.is_some_and(|field| field.span.start <= at && at <= field.span.end)
}

fn asset<'c>(compilation: &'c Compilation, name: &str) -> Result<(&'c Atlas, AssetId), Trouble> {
    match find_asset(compilation, name)? {
        Found::Asset(atlas, id) => Ok((atlas, id)),
        Found::Pack(..) => {
            Err(Trouble::new(format!("`{name}` is a pack: name a card or a log with a check")))
        }
    }
}

fn card_of<'c>(compilation: &'c Compilation, atlas: &'c Atlas, name: &str) -> Result<Rec<'c>, Trouble> {
    let (other, id) = asset(compilation, name)?;
    if !std::ptr::eq(atlas, other) {
        return Err(Trouble::new(format!("`{name}` is of another game")));
    }
    Ok(atlas.rec(id))
}

fn too_large(why: TooLarge) -> Trouble {
    Trouble::new(match why {
        TooLarge::Dice => format!("these are more than {MOST_DICE} dice: name fewer with `--dice`"),
        TooLarge::Rolls => {
            "these dice have too many different rolls to count: name fewer with `--dice`".to_owned()
        }
        TooLarge::Requirement => {
            "a requirement of this check has too many parts to compare with every roll".to_owned()
        }
        TooLarge::Pools => {
            "there are too many ways to choose among these dice: name fewer with `--dice`".to_owned()
        }
    })
}
