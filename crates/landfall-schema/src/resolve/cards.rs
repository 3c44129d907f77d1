//! Faces of cards: numbers are read, names become kinds and fields, and every box must lie on its card.

use indexmap::IndexMap;
use landfall_diagnostics::nearest;

use super::{Resolver, unknown_name};
use crate::cards::{Align, CardBox, Face, Font, Form, Paint, Rgb, Shows, Stand};
use crate::gather::Gathered;
use crate::gather_cards::{BoxText, FaceText};
use crate::item::quoted;
use crate::rules;
use crate::types::{KindId, Type};
use crate::yaml::Said;

/// Sizes in millimetres that can be printed and held.
const SMALLEST: f32 = 10.0;
const LARGEST: f32 = 2000.0;

/// How many faces may be `like` each other in a row.
const MOST_LIKES: usize = 8;

/// What a box may show besides a field or an icon by its name.
const PLAIN: [(&str, Shows); 9] = [
    ("title", Shows::Title),
    ("id", Shows::Id),
    ("kind", Shows::Kind),
    ("pack", Shows::Pack),
    ("page", Shows::Page),
    ("story", Shows::Story),
    ("rules", Shows::Rules),
    ("map", Shows::Map),
    ("art", Shows::Art),
];

impl Resolver<'_> {
    pub(super) fn cards(&mut self, gathered: &Gathered) {
        for text in gathered.cards.values() {
            let label = "the cards that look like this";
            let Some(kind) = self.find(&text.name, "kind", label, |names| &names.kinds) else { continue };
            let text = self.face_text(text, &gathered.cards);
            if let Some(face) = self.face(kind, &text) {
                self.schema.cards.insert(kind, face);
            }
        }
        for (word, (said, picture)) in &gathered.icons {
            let known = || self.schema.vocabularies.iter().flat_map(|vocabulary| &vocabulary.words);
            if !known().any(|found| found.name == *word) {
                let words: Vec<&str> = known().map(|word| word.name.as_str()).collect();
                let report = unknown_name("word", word, &words, said.span, "no vocabulary has this word");
                self.reports.push(report);
                continue;
            }
            self.schema.icons.insert(word.clone(), picture.text.clone());
        }
    }

    /// A face with what it takes over from the one that it is `like`.
    fn face_text(&mut self, text: &FaceText, all: &IndexMap<String, FaceText>) -> FaceText {
        let mut face = text.clone();
        for _ in 0..MOST_LIKES {
            let Some(like) = face.like.take() else { return face };
            let Some(model) = all.get(&like.text) else {
                let known: Vec<&str> = all.keys().map(String::as_str).collect();
                let report = unknown_name("face", &like.text, &known, like.span, "the face to begin with");
                self.reports.push(report);
                return face;
            };
            face = over(face, model);
        }
        if let Some(like) = &text.like {
            let draft = rules::WRONG_SCHEMA_VALUE.report("these faces are like each other without end");
            let draft = draft.help("give one of them its own boxes");
            self.reports.push(draft.at(like.span, "the chain of `like` begins here"));
        }
        face
    }

    fn face(&mut self, kind: KindId, text: &FaceText) -> Option<Face> {
        let size = self.given(&text.name, "size", &text.size)?;
        let size = self.size(size)?;
        let (width, height) = size;
        let mut boxes = Vec::new();
        for text in text.boxes.values() {
            boxes.extend(self.card_box(kind, text, width, height));
        }
        let mut back = Vec::new();
        for text in text.back.values() {
            back.extend(self.card_box(kind, text, width, height));
        }
        Some(Face {
            kind,
            form: self.one_of(&text.form, &Form::ALL, "form"),
            size,
            bleed: self.number(&text.bleed, 0.0, 10.0, 2.0),
            accent: text.accent.as_ref().and_then(|said| self.rgb(said)).unwrap_or(Rgb(0x3d, 0x4f, 0x5f)),
            boxes,
            back,
            goes_on: text.goes_on.unwrap_or(false),
        })
    }

    fn card_box(&mut self, kind: KindId, text: &BoxText, width: f32, height: f32) -> Option<CardBox> {
        let at = self.given(&text.name, "at", &text.at)?;
        let place = self.place_of_box(at, width, height)?;
        let shows = match &text.shows {
            Some(said) => Some(self.shows(kind, said)?),
            None => None,
        };
        let size = self.number(&text.text, 3.0, 200.0, 9.0);
        let smallest = self.number(&text.smallest, 3.0, 200.0, size);
        if let (true, Some(said)) = (smallest > size, &text.smallest) {
            let draft = rules::WRONG_SCHEMA_VALUE.report("`smallest` is larger than `text`");
            let draft = draft.help(format!("write a number up to {size}"));
            self.reports.push(draft.at(said.span, "letters shrink from `text` to this size"));
        }
        let mut paint = |said: &Option<Said>| said.as_ref().and_then(|said| self.paint(said));
        let (colour, fill, border) = (paint(&text.colour), paint(&text.fill), paint(&text.border));
        Some(CardBox {
            name: text.name.text.clone(),
            at: place,
            shows,
            font: self.one_of(&text.font, &Font::ALL, "font"),
            text: (size, smallest.min(size)),
            columns: self.number(&text.columns, 1.0, 6.0, 1.0) as u8,
            align: self.one_of(&text.align, &Align::ALL, "align"),
            stand: self.one_of(&text.stand, &Stand::ALL, "stand"),
            colour: colour.unwrap_or(Paint::Ink),
            fill,
            border,
            round: self.number(&text.round, 0.0, 50.0, 0.0),
        })
    }

    fn shows(&mut self, kind: KindId, said: &Said) -> Option<Shows> {
        if let Some((_, shows)) = PLAIN.iter().find(|(name, _)| *name == said.text) {
            return Some(shows.clone());
        }
        let (what, name) = said.text.split_once(' ').unwrap_or((&said.text, ""));
        let start = said.text.len() - name.len();
        let named = || Said::elsewhere(name, said.part(start, said.text.len()));
        let shape = self.schema.kinds[kind.index()].shape;
        match what {
            "field" => self.find_field(shape, &named(), "what the box shows").map(Shows::Field),
            "icons" => {
                let field = self.find_field(shape, &named(), "what the box shows")?;
                if matches!(self.schema.field(shape, field).ty, Type::Word(_)) {
                    return Some(Shows::Icons(field));
                }
                let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{name}` has no icons"));
                let draft = draft.help(format!("write `field {name}` to show it in words"));
                self.reports.push(draft.at(said.span, "only fields of words are shown as icons"));
                None
            }
            "icon" if !name.is_empty() => Some(Shows::Icon(name.to_owned())),
            _ => {
                let plain: Vec<&str> = PLAIN.iter().map(|(name, _)| *name).collect();
                let near = nearest(&said.text, plain.iter().copied());
                let help = match near.as_slice() {
                    [] => {
                        format!("write {}, `field NAME`, `icons NAME` or `icon PICTURE`", quoted(&plain))
                    }
                    near => format!("something with a similar name can be shown: {}", quoted(near)),
                };
                let draft = rules::WRONG_SCHEMA_VALUE.report(format!("no box shows `{}`", said.text));
                self.reports.push(draft.help(help).at(said.span, "what this box shows"));
                None
            }
        }
    }

    /// `63 x 88`.
    fn size(&mut self, said: &Said) -> Option<(f32, f32)> {
        let number =
            |text: &str| text.trim().parse::<f32>().ok().filter(|n| (SMALLEST..=LARGEST).contains(n));
        let read = said.text.split_once('x').and_then(|(w, h)| Some((number(w)?, number(h)?)));
        if read.is_none() {
            let draft =
                rules::WRONG_SCHEMA_VALUE.report(format!("`{}` is not the size of a card", said.text));
            let draft = draft.help("write width and height in millimetres, such as `63 x 88`");
            self.reports.push(draft.at(said.span, "two numbers from 10 to 2000 with an `x` between"));
        }
        read
    }

    /// `4 3 47 8`: left, top, width, height.
    fn place_of_box(&mut self, said: &Said, width: f32, height: f32) -> Option<(f32, f32, f32, f32)> {
        let numbers: Vec<f32> = said.text.split_whitespace().filter_map(|n| n.parse().ok()).collect();
        let [left, top, wide, high] = numbers[..] else {
            let draft =
                rules::WRONG_SCHEMA_VALUE.report(format!("`{}` is not the place of a box", said.text));
            let draft = draft.help("write left, top, width and height in millimetres, such as `4 3 47 8`");
            self.reports.push(draft.at(said.span, "four numbers are needed"));
            return None;
        };
        // Rounding must not make a box that ends at the edge leave it.
        let inside = left >= 0.0
            && top >= 0.0
            && wide > 0.0
            && high > 0.0
            && left + wide <= width + 0.01
            && top + high <= height + 0.01;
        if !inside {
            let draft = rules::WRONG_SCHEMA_VALUE.report("this box does not lie on the card");
            let draft = draft.help(format!("the card is {width} mm wide and {height} mm high"));
            self.reports.push(draft.at(said.span, "left, top, width, height"));
            return None;
        }
        Some((left, top, wide, high))
    }

    fn number(&mut self, said: &Option<Said>, low: f32, high: f32, otherwise: f32) -> f32 {
        let Some(said) = said else { return otherwise };
        let read = said.text.parse::<f32>().ok().filter(|number| (low..=high).contains(number));
        if read.is_none() {
            let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` does not fit here", said.text));
            let draft = draft.help(format!("write a number from {low} to {high}"));
            self.reports.push(draft.at(said.span, "a number is needed"));
        }
        read.unwrap_or(otherwise)
    }

    fn one_of<T: Copy + Default>(&mut self, said: &Option<Said>, all: &[(&str, T)], what: &str) -> T {
        let Some(said) = said else { return T::default() };
        if let Some((_, found)) = all.iter().find(|(name, _)| *name == said.text) {
            return *found;
        }
        let known: Vec<&str> = all.iter().map(|(name, _)| *name).collect();
        self.reports.push(unknown_name(what, &said.text, &known, said.span, "how the box is set"));
        T::default()
    }

    fn paint(&mut self, said: &Said) -> Option<Paint> {
        if let Some((_, paint)) = Paint::ALL.iter().find(|(name, _)| *name == said.text) {
            return Some(*paint);
        }
        self.rgb(said).map(Paint::Rgb)
    }

    fn rgb(&mut self, said: &Said) -> Option<Rgb> {
        let rgb = Rgb::parse(&said.text);
        if rgb.is_none() {
            let names: Vec<&str> = Paint::ALL.iter().map(|(name, _)| *name).collect();
            let near = nearest(&said.text, names.iter().copied());
            let help = match near.as_slice() {
                [] => format!("write {} or six digits such as `\"#2c5d63\"`", quoted(&names)),
                near => format!("a colour with a similar name exists: {}", quoted(near)),
            };
            let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` is not a colour", said.text));
            self.reports.push(draft.help(help).at(said.span, "a colour is needed"));
        }
        rgb
    }
}

/// What a face says itself wins over the one that it is like.
fn over(face: FaceText, model: &FaceText) -> FaceText {
    let or = |own: Option<Said>, model: &Option<Said>| own.or_else(|| model.clone());
    let boxes = |own: IndexMap<String, BoxText>, model: &IndexMap<String, BoxText>| {
        let mut all = model.clone();
        all.extend(own);
        all
    };
    FaceText {
        like: model.like.clone(),
        form: or(face.form, &model.form),
        size: or(face.size, &model.size),
        bleed: or(face.bleed, &model.bleed),
        accent: or(face.accent, &model.accent),
        goes_on: face.goes_on.or(model.goes_on),
        boxes: boxes(face.boxes, &model.boxes),
        back: boxes(face.back, &model.back),
        name: face.name,
    }
}
