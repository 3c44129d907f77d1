//! Requirements as logic: what can be rolled at all, and what follows from what.
//!
//! Faces are data of the schema: words whose `faces` tag lists the icons of each side. Where the rules leave
//! room, the answer is the one that reports less.

use landfall_diagnostics::Span;
use landfall_model::{FieldView, Term, Unit, Value};
use landfall_schema::{Die, Schema, Tag, VocabId, WordId};

/// What a word of a requirement asks for, by its `role` tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A die that shows this icon.
    Icon,
    /// A face without talent; nothing counts as it.
    Basic,
    /// A face that counts as any icon.
    Wild,
    /// A face that counts for nothing but itself.
    Mishap,
    /// A die with any face, perhaps of one colour.
    Die,
    /// All of these must show one and the same icon.
    Same,
}

/// One of the ways to meet a requirement: all of its terms, equal ones counted together.
#[derive(Clone, Debug)]
pub struct Alternative {
    pub terms: Vec<(WordId, u32)>,
    pub absent: Vec<WordId>,
    pub span: Span,
}

impl Alternative {
    pub fn total(&self) -> u32 {
        self.terms.iter().map(|term| term.1).sum()
    }

    pub fn count(&self, word: WordId) -> u32 {
        self.terms.iter().find(|term| term.0 == word).map_or(0, |term| term.1)
    }
}

/// The alternatives of a requirement; none when it was reported.
pub fn alternatives(field: FieldView<'_>) -> Vec<Alternative> {
    written(field).map(|terms| alternative(field.rec.arrays(), terms)).collect()
}

/// One of them, counted from zero.
pub fn nth_alternative(field: FieldView<'_>, at: usize) -> Option<Alternative> {
    written(field).nth(at).map(|terms| alternative(field.rec.arrays(), terms))
}

pub fn count_alternatives(field: FieldView<'_>) -> usize {
    written(field).count()
}

/// The terms of each alternative as they are written.
pub fn written<'a>(field: FieldView<'a>) -> impl Iterator<Item = &'a [Term]> {
    let unit = field.rec.arrays();
    let lists = match field.value {
        Value::Requirement(at) => &unit.alternatives[unit.requirements[at as usize].alternatives.range()],
        _ => &[],
    };
    lists.iter().map(|list| &unit.terms[list.range()]).filter(|terms| !terms.is_empty())
}

fn alternative(unit: &Unit, written: &[Term]) -> Alternative {
    let (start, end) =
        (written.first().map_or(0, |term| term.start), written.last().map_or(0, |term| term.end));
    let span = unit.span(start, end);
    let mut alternative = Alternative { terms: Vec::with_capacity(written.len()), absent: Vec::new(), span };
    for term in written {
        if term.absent {
            alternative.absent.push(term.word);
            continue;
        }
        match alternative.terms.iter_mut().find(|known| known.0 == term.word) {
            Some(known) => known.1 += u32::from(term.count),
            None => alternative.terms.push((term.word, u32::from(term.count))),
        }
    }
    alternative
}

/// Which vocabulary a requirement is written in.
pub fn vocabulary(field: FieldView<'_>) -> Option<VocabId> {
    match field.def().ty {
        landfall_schema::Type::Requirement(vocab) => Some(vocab),
        _ => None,
    }
}

/// The dice of a game, as far as one vocabulary of icons is concerned.
pub struct Dice {
    asks: Vec<Ask>,
    colours: Vec<Option<String>>,
    all: Faces,
    start: Faces,
    kinds_of_colour: Vec<String>,
}

/// What the sides of some dice show.
#[derive(Default)]
struct Faces {
    shown: Vec<bool>,
    /// Icons that share a side with another one.
    shared: Vec<bool>,
    most_on_a_side: u32,
}

impl Dice {
    pub fn of(schema: &Schema, vocab: VocabId) -> Self {
        let words = &schema.vocab(vocab).words;
        let ask = |role: Option<&str>| match role {
            Some("basic") => Ask::Basic,
            Some("wild") => Ask::Wild,
            Some("mishap") => Ask::Mishap,
            Some("die") => Ask::Die,
            Some("same") => Ask::Same,
            _ => Ask::Icon,
        };
        let mut dice = Self {
            asks: words.iter().map(|word| ask(word.tag(Tag::Role))).collect(),
            colours: words.iter().map(|word| word.tag(Tag::Colour).map(str::to_owned)).collect(),
            all: Faces::new(words.len()),
            start: Faces::new(words.len()),
            kinds_of_colour: Vec::new(),
        };
        for Die { vocab: of, word, faces, .. } in schema.dice() {
            let die = &schema.vocab(of).words[word.index()];
            let known = |icon: &String| schema.vocab(vocab).word(icon);
            // A die that shows none of these words is about something else.
            if !faces.iter().flatten().any(|icon| known(icon).is_some()) {
                continue;
            }
            let at_start = die.tag(Tag::Start).is_some();
            for side in &faces {
                let icons: Vec<WordId> = side.iter().filter_map(known).collect();
                dice.all.add(&icons);
                if at_start {
                    dice.start.add(&icons);
                }
            }
            dice.kinds_of_colour.extend(die.tag(Tag::Colour).map(str::to_owned));
        }
        dice.kinds_of_colour.sort();
        dice.kinds_of_colour.dedup();
        dice
    }

    pub fn ask(&self, word: WordId) -> Ask {
        self.asks[word.index()]
    }

    /// The colour of dice that show this icon, or of the die that is asked for.
    pub fn colour(&self, word: WordId) -> Option<&str> {
        self.colours[word.index()].as_deref()
    }

    pub fn colours(&self) -> usize {
        self.kinds_of_colour.len()
    }

    /// Whether the game says what its dice show. Without, nothing is known about them.
    pub fn are_known(&self) -> bool {
        self.all.most_on_a_side > 0
    }

    pub fn shows(&self, word: WordId) -> bool {
        self.all.shown[word.index()]
    }

    /// Whether a die that a crew begins with shows it.
    pub fn shows_at_start(&self, word: WordId) -> bool {
        self.start.shown[word.index()]
    }

    /// Whether some side counts as any icon.
    pub fn has_wild(&self) -> bool {
        self.asks.iter().zip(&self.all.shown).any(|(ask, shown)| *ask == Ask::Wild && *shown)
    }

    fn total(&self, alternative: &Alternative, wanted: Ask) -> u32 {
        alternative.terms.iter().filter(|term| self.ask(term.0) == wanted).map(|term| term.1).sum()
    }

    /// How many dice it takes at least, with the best of all dice.
    pub fn least(&self, alternative: &Alternative) -> u32 {
        self.total(alternative, Ask::Die) + self.least_for_icons(&alternative.terms, &self.all)
    }

    /// The same, with the dice that a crew begins with.
    pub fn least_at_start(&self, alternative: &Alternative) -> u32 {
        self.total(alternative, Ask::Die) + self.least_for_icons(&alternative.terms, &self.start)
    }

    /// Two icons on one side both count, so different icons may come from fewer dice than there are icons.
    fn least_for_icons(&self, terms: &[(WordId, u32)], faces: &Faces) -> u32 {
        let (mut alone, mut together, mut highest) = (0, 0, 0);
        for (word, count) in terms {
            match self.ask(*word) {
                Ask::Die => {}
                Ask::Same => (together, highest) = (together + count, highest.max(*count)),
                _ if faces.shared[word.index()] => {
                    (together, highest) = (together + count, highest.max(*count));
                }
                _ => alone += count,
            }
        }
        alone + highest.max(together.div_ceil(faces.most_on_a_side.max(1)))
    }

    /// Whether dice that meet `a` always meet `b` too. `wild`: count on players to use wild faces as icons.
    pub fn implies(&self, a: &Alternative, b: &Alternative, wild: bool) -> bool {
        if !b.absent.iter().all(|word| a.absent.contains(word)) {
            return false;
        }
        let mut left = a.terms.clone();
        let icons_first = |ask: Ask| !matches!(ask, Ask::Die | Ask::Same);
        for (word, count) in b.terms.iter().filter(|term| icons_first(self.ask(term.0))) {
            let mut open = *count;
            take(&mut left, &mut open, |known| known == *word);
            if wild && self.ask(*word) == Ask::Icon {
                take(&mut left, &mut open, |known| self.ask(known) == Ask::Wild);
            }
            if open > 0 {
                return false;
            }
        }
        self.matching(&mut left, self.total(b, Ask::Same)) && self.dice(left, b)
    }

    /// Takes so many equal icons out of what is left.
    fn matching(&self, left: &mut [(WordId, u32)], count: u32) -> bool {
        if count == 0 {
            return true;
        }
        let fits = |ask: Ask| match ask {
            Ask::Same | Ask::Icon | Ask::Basic => true,
            // A single one is any icon at all.
            Ask::Wild => count == 1,
            Ask::Mishap | Ask::Die => false,
        };
        let found = left.iter_mut().find(|(word, there)| fits(self.ask(*word)) && *there >= count);
        found.is_some_and(|(_, there)| {
            *there -= count;
            true
        })
    }

    /// Whether what is left holds the whole dice that `b` asks for.
    fn dice(&self, mut left: Vec<(WordId, u32)>, b: &Alternative) -> bool {
        let coloured = |term: &&(WordId, u32)| self.ask(term.0) == Ask::Die && self.colour(term.0).is_some();
        for (word, count) in b.terms.iter().filter(coloured) {
            let mut open = *count;
            take(&mut left, &mut open, |known| known == *word);
            if open > 0 {
                return false;
            }
        }
        let plain = |term: &&(WordId, u32)| self.ask(term.0) == Ask::Die && self.colour(term.0).is_none();
        let mut open: u32 = b.terms.iter().filter(plain).map(|term| term.1).sum();
        take(&mut left, &mut open, |known| matches!(self.ask(known), Ask::Die | Ask::Mishap));
        // Icons that are left may sit on the dice that met the others.
        let only_dice = b.terms.iter().all(|term| self.ask(term.0) == Ask::Die);
        open == 0 || (only_dice && open <= self.least_for_icons(&left, &self.all))
    }
}

impl Faces {
    fn new(words: usize) -> Self {
        Self { shown: vec![false; words], shared: vec![false; words], most_on_a_side: 0 }
    }

    fn add(&mut self, icons: &[WordId]) {
        for icon in icons {
            self.shown[icon.index()] = true;
            self.shared[icon.index()] |= icons.len() > 1;
        }
        self.most_on_a_side = self.most_on_a_side.max(icons.len() as u32);
    }
}

fn take(left: &mut [(WordId, u32)], open: &mut u32, fits: impl Fn(WordId) -> bool) {
    for (_, there) in left.iter_mut().filter(|term| fits(term.0)) {
        let taken = (*there).min(*open);
        *there -= taken;
        *open -= taken;
    }
}

#[cfg(test)]
mod tests {
    use landfall_diagnostics::{FileId, Sources};

    use super::*;

    const GAME: &str = "
game: demo
names: {en: Demo}
identifier: DEMO
source-locale: en
vocabularies:
  icon:
    words:
      physical: {en: Physical, tags: {role: icon, colour: red}}
      gathering: {en: Gathering, tags: {role: icon, colour: red}}
      science: {en: Science, tags: {role: icon, colour: blue}}
      basic: {en: Basic, tags: {role: basic}}
      joker: {en: Joker, tags: {role: wild}}
      accident: {en: Accident, tags: {role: mishap}}
      die: {en: Die, tags: {role: die}}
      red: {en: Red, tags: {role: die, colour: red}}
      same: {en: Same, tags: {role: same}}
  box:
    words:
      plain: {en: Plain, tags: {colour: red, start: 'true', faces: physical gathering basic joker accident}}
      blue: {en: Blue, tags: {colour: blue, start: 'true', faces: science science basic joker accident}}
      fine: {en: Fine, tags: {colour: red, faces: physical+gathering physical basic}}
";

    struct Table {
        schema: Schema,
        dice: Dice,
    }

    fn table() -> Table {
        let mut sources = Sources::default();
        let file = sources.add("demo/game.yaml", GAME);
        let (schema, _) = landfall_schema::load(&[file], &sources);
        let dice = Dice::of(&schema, VocabId(0));
        Table { schema, dice }
    }

    impl Table {
        /// `2 physical + not accident`.
        fn read(&self, text: &str) -> Alternative {
            let span = Span::new(FileId(0), 0, 0);
            let mut alternative = Alternative { terms: Vec::new(), absent: Vec::new(), span };
            for term in text.split('+').map(str::trim) {
                let (count, word) = term.split_once(' ').unwrap_or(("1", term));
                let word = self.schema.vocab(VocabId(0)).word(word).unwrap();
                match count.parse() {
                    Ok(count) => alternative.terms.push((word, count)),
                    Err(_) => alternative.absent.push(word),
                }
            }
            alternative
        }

        fn implies(&self, a: &str, b: &str) -> bool {
            self.dice.implies(&self.read(a), &self.read(b), false)
        }
    }

    #[test]
    fn more_dice_meet_what_fewer_meet() {
        let table = table();
        assert!(table.implies("physical + red", "physical"));
        assert!(table.implies("3 physical", "2 physical"));
        assert!(!table.implies("physical", "physical + red"));
        assert!(!table.implies("physical", "gathering"));
    }

    #[test]
    fn an_icon_does_not_tell_the_colour_of_its_die() {
        // A wild face on a blue die counts as physical too.
        let table = table();
        assert!(!table.implies("physical", "red"));
        assert!(table.implies("2 red", "red"));
        assert!(table.implies("red", "die"));
    }

    #[test]
    fn two_icons_may_sit_on_one_die() {
        let table = table();
        assert!(!table.implies("physical + gathering", "2 die"));
        assert!(table.implies("physical + science", "2 die"));
        assert!(table.implies("2 physical", "2 die"));
        assert_eq!(table.dice.least(&table.read("physical + gathering")), 1);
        assert_eq!(table.dice.least_at_start(&table.read("physical + gathering")), 2);
    }

    #[test]
    fn an_accident_is_a_die_and_matches_nothing() {
        let table = table();
        assert!(table.implies("accident", "die"));
        assert!(!table.implies("die", "accident"));
        assert!(!table.implies("2 accident", "2 same"));
        assert!(table.implies("2 physical", "2 same"));
        assert!(!table.implies("physical + gathering", "2 same"));
        assert!(table.implies("3 same", "2 same"));
    }

    #[test]
    fn players_may_decline_to_use_a_wild_face() {
        let table = table();
        let (wild, icon) = (table.read("joker"), table.read("physical"));
        assert!(!table.dice.implies(&wild, &icon, false));
        assert!(table.dice.implies(&wild, &icon, true));
        assert!(!table.dice.implies(&wild, &table.read("basic"), true));
    }

    #[test]
    fn what_must_be_missing_stays_a_condition() {
        let table = table();
        assert!(table.implies("physical + not accident", "physical"));
        assert!(!table.implies("physical", "physical + not accident"));
    }
}
