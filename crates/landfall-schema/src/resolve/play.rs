//! `play`: names become fields, blocks and vocabularies, and each must be of the sort that its key needs.

use landfall_diagnostics::Span;

use super::{Resolver, unknown_name};
use crate::gather::Gathered;
use crate::gather_play::{CheckText, StoresText};
use crate::play::{Convert, DiceCheck, Joining, Requiring, StoreRules, Track};
use crate::rules;
use crate::stores;
use crate::stores::asked::{Question, asked};
use crate::stores::check::BEYOND;
use crate::types::{FieldId, KindId, ShapeId, Type, VocabId, WordId};
use crate::yaml::Said;

impl Resolver<'_> {
    pub(super) fn play(&mut self, gathered: &Gathered) {
        self.schema.play.check = gathered.play.check.as_ref().and_then(|text| self.dice_check(text));
        self.schema.play.procedure = self.procedure(&gathered.play);
    }

    /// Behind everything that its lines may name.
    pub(super) fn stores_of(&mut self, gathered: &Gathered) {
        self.schema.play.stores = gathered.play.stores.as_ref().and_then(|text| self.stores(text));
    }

    fn stores(&mut self, text: &StoresText) -> Option<StoreRules> {
        let board = self.given(&text.name, "board", &text.board)?;
        let board = self.find(board, "kind", "the board that is played on", |names| &names.kinds)?;
        let sheet = self.given(&text.name, "sheet", &text.sheet)?;
        let sheet = self.find(sheet, "kind", "what each player has", |names| &names.kinds)?;
        let rules = self.given(&text.name, "rules", &text.rules)?;
        self.store_lines(text, &rules.text, board, sheet);
        Some(StoreRules {
            board,
            sheet,
            sheets: text.sheets.clone(),
            together: text.together,
            rules: rules.text.clone(),
        })
    }

    /// Every line that cannot be carried out, at its place.
    fn store_lines(&mut self, text: &StoresText, rules: &str, board: KindId, sheet: KindId) {
        let (read, mut faults) = stores::parse(rules);
        let asked = if self.schema.play.procedure.is_none() {
            self.store_questions(&read, sheet)
        } else {
            Vec::new()
        };
        faults.extend(stores::check::check(&read, &asked, &self.schema, board, sheet));
        faults.dedup();
        faults.sort_by_key(|fault| (fault.line, fault.part));
        for fault in faults {
            let line = fault.line.checked_sub(1).and_then(|at| text.lines.get(at));
            let asked = fault.line.checked_sub(BEYOND).and_then(|at| asked.get(at));
            if let Some(said) = asked.and_then(|asked| self.texts[asked.shape.index()].is.as_ref()) {
                let draft = rules::BAD_PLAY_LINE.report(fault.message);
                self.reports
                    .push(draft.help(fault.help).at(said.part(fault.part.0, fault.part.1), fault.label));
                continue;
            }
            let span = line.map_or(text.place, |start| {
                Span::new(text.place.file, start + fault.part.0 as u32, start + fault.part.1 as u32)
            });
            let draft = rules::BAD_PLAY_LINE.report(fault.message);
            self.reports.push(draft.help(fault.help).at(span, fault.label));
        }
    }

    /// What the words of the schema ask, in the names of the rules.
    fn store_questions(&mut self, rules: &stores::Rules, sheet: KindId) -> Vec<Question> {
        let sheet = self.schema.kinds[sheet.index()].shape;
        let mut found = Vec::new();
        for at in 0..self.texts.len() {
            let (Some(said), shape) = (self.texts[at].is.clone(), ShapeId(at as u16)) else { continue };
            // What could not be read at all was reported.
            if crate::expr::syntax::parse(&said.text).is_err() {
                continue;
            }
            match asked(&self.schema, rules, sheet, shape, &said.text) {
                Ok(asked) => found.push(Question { shape, text: said.text, asked }),
                Err(fault) => self.fault(&said, fault),
            }
        }
        found
    }

    fn dice_check(&mut self, text: &CheckText) -> Option<DiceCheck> {
        let dice = self.given(&text.name, "dice", &text.dice)?;
        let dice =
            self.find(dice, "vocabulary", "the dice that players bring along", |names| &names.vocabularies)?;
        let outcomes = self.given(&text.name, "outcomes", &text.outcomes)?;
        let (outcomes, icons) = self.requiring(outcomes)?;
        let specials = text.specials.as_ref().and_then(|said| self.requiring(said)).map(|(found, _)| found);
        Some(DiceCheck {
            dice,
            icons,
            sheet: text.sheet.as_ref().and_then(|said| self.sheet(said, dice)),
            lends: text.lends,
            outcomes,
            specials,
            tracks: text.tracks.as_ref().and_then(|said| self.track(said)),
            converts: text.converts.as_ref().and_then(|said| self.convert(said, icons)),
            joins: self.joining(text),
        })
    }

    fn block(&mut self, said: &Said) -> Option<ShapeId> {
        self.find(said, "block", "a part of a check", |names| &names.blocks)
    }

    /// The field of a block whose type fits, or a report that it has none.
    fn typed(
        &mut self,
        shape: ShapeId,
        said: &Said,
        what: &str,
        fits: impl Fn(&Type) -> bool,
    ) -> Option<FieldId> {
        let fields = &self.schema.shapes[shape.index()].fields;
        let found = fields.iter().position(|field| fits(&field.ty)).map(|at| FieldId(at as u16));
        if found.is_none() {
            let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` has no {what}", said.text));
            let draft =
                draft.help(format!("add a field with {what} to `{}`, or name another block", said.text));
            self.reports.push(draft.at(said.span, "its fields are found by their types"));
        }
        found
    }

    fn requiring(&mut self, said: &Said) -> Option<(Requiring, VocabId)> {
        let shape = self.block(said)?;
        let requirement = self.typed(shape, said, "requirement", |ty| matches!(ty, Type::Requirement(_)))?;
        let effects = self.typed(shape, said, "effects", |ty| matches!(ty, Type::Effects))?;
        match self.schema.field(shape, requirement).ty {
            Type::Requirement(icons) => Some((Requiring { shape, requirement, effects }, icons)),
            _ => None,
        }
    }

    fn track(&mut self, said: &Said) -> Option<Track> {
        let shape = self.block(said)?;
        let length = self.typed(shape, said, "number", |ty| matches!(ty, Type::Int { .. }))?;
        let effects = self.typed(shape, said, "effects", |ty| matches!(ty, Type::Effects))?;
        Some(Track { shape, length, effects })
    }

    fn convert(&mut self, said: &Said, icons: VocabId) -> Option<Convert> {
        let shape = self.block(said)?;
        let icon = self.typed(shape, said, "icon", |ty| *ty == Type::Word(icons))?;
        let colour =
            self.typed(shape, said, "colour", |ty| matches!(ty, Type::Word(vocab) if *vocab != icons))?;
        Some(Convert { shape, colour, icon })
    }

    /// `KIND.FIELD`: where the dice of a player are listed.
    fn sheet(&mut self, said: &Said, dice: VocabId) -> Option<(KindId, FieldId)> {
        let (kind, field) = said.text.split_once('.').unwrap_or((&said.text, ""));
        let Some(id) = self.names.kinds.get(kind).copied() else {
            let known: Vec<&str> = self.names.kinds.keys().map(String::as_str).collect();
            self.reports.push(unknown_name(
                "kind",
                kind,
                &known,
                said.span,
                "`KIND.FIELD`, the dice of a player",
            ));
            return None;
        };
        let shape = self.schema.kinds[id.index()].shape;
        let start = said.text.len() - field.len();
        let name = Said::elsewhere(field, said.part(start, said.text.len()));
        let field = self.find_field(shape, &name, "the dice of a player")?;
        if self.schema.field(shape, field).ty != Type::Word(dice) {
            let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` lists no dice", said.text));
            let vocab = self.schema.vocab(dice).name.clone();
            let draft = draft.help(format!("make its type `word of {vocab}`"));
            self.reports.push(draft.at(said.span, "the dice of a player"));
            return None;
        }
        Some((id, field))
    }

    fn joining(&mut self, text: &CheckText) -> Option<Joining> {
        let joins = text.joins.as_ref()?;
        let picks =
            self.find(joins, "vocabulary", "the words that pick a table", |names| &names.vocabularies);
        let table = self.given(&text.name, "table", &text.table)?;
        let table = self.find(table, "kind", "the cards with the tables", |names| &names.kinds);
        let die = self.given(&text.name, "joining-die", &text.joining_die)?;
        Some(Joining { picks: picks?, table: table?, die: self.die(die)? })
    }

    /// A word that is a die, of whatever vocabulary.
    fn die(&mut self, said: &Said) -> Option<(VocabId, WordId)> {
        let dice = self.schema.dice();
        let word = |die: &crate::Die| self.schema.vocab(die.vocab).words[die.word.index()].name.as_str();
        if let Some(found) = dice.iter().find(|die| word(die) == said.text) {
            return Some((found.vocab, found.word));
        }
        let known: Vec<&str> = dice.iter().map(word).collect();
        let report = unknown_name("die", &said.text, &known, said.span, "a word with faces");
        self.reports.push(report);
        None
    }
}
