//! Fills the boxes of a face with what a card says.

use std::sync::Arc;

use landfall_diagnostics::Span as Place;
use landfall_l10n::text::{Line as Said, Speaker, readable, reading_without};
use landfall_model::{AssetId, Rec};
use landfall_schema::cards::{CardBox, Face, Font, Form, Paint, Rgb, Shows, Stand};
use landfall_schema::{FieldId, IdPattern, KindId, Role, TextRole};
use rustc_hash::FxHashMap;

use crate::content::{Part, drawn, paragraphs};
use crate::default_face::face;
use crate::flow::{Flow, Line, POINT, Paragraph, Setting, Span, flow};
use crate::fonts::Fonts;
use crate::icons::Icons;
use crate::rules::{Fault, MOST_COPIES, Problem};
use crate::scene::{Item, Path, Scene};

pub(crate) const INK: Rgb = Rgb(0x1d, 0x23, 0x2b);
pub(crate) const PAPER: Rgb = Rgb(0xff, 0xff, 0xff);

/// A card goes on on so many pages at most; whatever is longer is not one card.
const MOST_PAGES: usize = 60;

/// Pictures with fewer dots per inch look coarse.
#[cfg(feature = "pictures")]
const COARSE: f32 = 150.0;

/// Where pictures of cards come from.
pub trait Pictures {
    /// The map of a board, as SVG.
    fn map(&self, _: AssetId) -> Option<Vec<u8>> {
        None
    }

    /// The picture of a card: the name of its file, and its bytes, or why nobody can read them.
    fn art(&self, _: AssetId) -> Option<(String, Result<Vec<u8>, String>)> {
        None
    }
}

/// No pictures at all.
pub struct NoPictures;

impl Pictures for NoPictures {}

/// A card on paper.
#[derive(Clone, Debug)]
pub struct Card {
    pub id: AssetId,
    pub kind: KindId,
    pub form: Form,
    pub key: String,
    pub title: String,
    /// What players call it: its kind and id.
    pub called: String,
    pub copies: usize,
    /// One side, or several where it goes on.
    pub fronts: Vec<Arc<Scene>>,
    pub back: Arc<Scene>,
    pub problems: Vec<Problem>,
}

/// Draws cards of one pack in one language.
pub struct Maker<'a> {
    pub speaker: Speaker<'a>,
    pub fonts: Fonts,
    pub icons: Icons,
    pub pictures: &'a dyn Pictures,
    /// The title of the pack.
    pub pack: String,
    backs: FxHashMap<(KindId, String), Arc<Scene>>,
    /// The icons that were drawn and want a credit.
    pub credited: bool,
}

/// Everything that the boxes of one card share.
struct Content<'a> {
    rec: Rec<'a>,
    title: String,
    key: String,
    kind: String,
    lines: Vec<Said>,
    splits: bool,
}

impl<'a> Maker<'a> {
    pub fn new(
        speaker: Speaker<'a>,
        fonts: Fonts,
        icons: Icons,
        pictures: &'a dyn Pictures,
        pack: String,
    ) -> Self {
        Self { speaker, fonts, icons, pictures, pack, backs: FxHashMap::default(), credited: false }
    }

    /// One card, with everything that is wrong with it.
    pub fn card(&mut self, id: AssetId) -> Card {
        let atlas = self.speaker.atlas;
        let kind = atlas.asset(id).kind;
        let face = face(&atlas.schema, kind);
        let content = self.content(id, &face);
        let mut problems = Vec::new();
        let fronts = self.sides(&face, &content, id, &mut problems);
        let back = self.back(&face, &content, id, &mut problems);
        problems.dedup();
        let wanted = wanted_copies(content.rec);
        if wanted > MOST_COPIES {
            problems.push(Problem { fault: Fault::Copies(wanted), place: atlas.name_span(id) });
        }
        Card {
            id,
            kind,
            form: face.form,
            called: called(&content, atlas.schema.kind(kind).id == IdPattern::Name),
            key: content.key,
            title: content.title,
            copies: copies(content.rec),
            fronts,
            back,
            problems,
        }
    }

    /// The lines of a card without its title, for pages that put several on one.
    pub fn paragraphs(&mut self, id: AssetId) -> Vec<Paragraph> {
        let lines = reading_without(&self.speaker, id, &[]);
        paragraphs(&self.speaker, &self.icons, &lines, Part::All)
    }

    /// Its title in this language, and its key as players know it.
    pub fn heading(&self, id: AssetId) -> (String, String) {
        let rec = self.speaker.atlas.rec(id);
        (self.title(rec), self.key(id, rec))
    }

    fn title(&self, rec: Rec<'a>) -> String {
        let title = rec.fields().find(|field| field.text().is_some_and(|text| text.role == TextRole::Title));
        title.and_then(|field| self.speaker.text(field)).map(|text| text.into_owned()).unwrap_or_default()
    }

    fn key(&self, id: AssetId, rec: Rec<'a>) -> String {
        let atlas = self.speaker.atlas;
        match atlas.schema.kind(atlas.asset(id).kind).id {
            // A name that designers have given is for files.
            IdPattern::Name => String::new(),
            _ => rec.asset_key().to_owned(),
        }
    }

    fn content(&self, id: AssetId, face: &Face) -> Content<'a> {
        let rec = self.speaker.atlas.rec(id);
        let kind = self.speaker.name(&rec.shape().names, &rec.shape().name).to_owned();
        let key = self.key(id, rec);
        let mut title = self.title(rec);
        if title.is_empty() {
            title = if key.is_empty() { readable(rec.asset_key()) } else { format!("{kind} {key}") };
        }
        let mut hidden: Vec<FieldId> = Vec::new();
        let mut splits = false;
        for shown in face.boxes.iter().filter_map(|shown| shown.shows.as_ref()) {
            match shown {
                Shows::Field(field) | Shows::Icons(field) => hidden.push(*field),
                Shows::Story => splits = true,
                _ => {}
            }
        }
        // How many copies there are is for the printer.
        let fields = rec.shape().fields.iter().enumerate();
        let for_printers = fields.filter(|(_, field)| field.roles.contains(Role::Copies));
        hidden.extend(for_printers.map(|(at, _)| FieldId(at as u16)));
        let lines = reading_without(&self.speaker, id, &hidden);
        Content { rec, title, key, kind, lines, splits }
    }

    fn sides(
        &mut self,
        face: &Face,
        content: &Content<'a>,
        id: AssetId,
        problems: &mut Vec<Problem>,
    ) -> Vec<Arc<Scene>> {
        let place = self.speaker.atlas.name_span(id);
        // The text decides how many sides there are.
        let rules = face.boxes.iter().position(|shown| shown.shows == Some(Shows::Rules));
        let pages = match rules {
            Some(at) => self.pages(face, &face.boxes[at], content, place, problems),
            None => vec![Vec::new()],
        };
        let count = pages.len();
        let mut sides = Vec::new();
        for (page, lines) in pages.into_iter().enumerate() {
            let mut scene = self.empty(face, content);
            for (at, shown) in face.boxes.iter().enumerate() {
                if Some(at) == rules {
                    let colour = tint(face, shown.colour);
                    self.ground(face, shown, &mut scene);
                    self.lines(shown, &lines, colour, &mut scene);
                    continue;
                }
                // What is wrong on the first side is wrong on all of them.
                let mut again = Vec::new();
                let problems = if page == 0 { &mut *problems } else { &mut again };
                self.shown(face, shown, content, id, (page, count), &mut scene, problems);
            }
            sides.push(Arc::new(scene));
        }
        sides
    }

    fn back(
        &mut self,
        face: &Face,
        content: &Content<'a>,
        id: AssetId,
        problems: &mut Vec<Problem>,
    ) -> Arc<Scene> {
        let key = (face.kind, self.signature(face, content, id));
        if let Some(known) = self.backs.get(&key) {
            return known.clone();
        }
        let mut scene = self.empty(face, content);
        for shown in &face.back {
            self.shown(face, shown, content, id, (0, 1), &mut scene, problems);
        }
        scene.title = content.kind.clone();
        let scene = Arc::new(scene);
        self.backs.insert(key, scene.clone());
        scene
    }

    /// What the back of a card shows that the backs of others may not: equal ones are drawn once.
    fn signature(&self, face: &Face, content: &Content<'a>, id: AssetId) -> String {
        let mut said = String::new();
        for shows in face.back.iter().filter_map(|shown| shown.shows.as_ref()) {
            match shows {
                Shows::Kind | Shows::Pack | Shows::Page | Shows::Icon(_) => {}
                Shows::Id => said.push_str(&content.key),
                Shows::Title => said.push_str(&content.title),
                Shows::Field(field) | Shows::Icons(field) => {
                    let values = content.rec.all(*field).map(|value| self.speaker.value(value, 0));
                    said.extend(values);
                }
                Shows::Story | Shows::Rules | Shows::Map | Shows::Art => {
                    said.push_str(&self.speaker.atlas.display(id));
                }
            }
            said.push('\n');
        }
        said
    }

    fn empty(&self, face: &Face, content: &Content<'_>) -> Scene {
        let (width, height) = face.size;
        Scene { width, height, bleed: face.bleed, title: content.title.clone(), items: Vec::new() }
    }

    fn ground(&self, face: &Face, shown: &CardBox, scene: &mut Scene) {
        let (x, y, width, height) = shown.at;
        if let Some(fill) = shown.fill {
            // What touches an edge goes on into the bleed.
            let out = |near: bool| if near { face.bleed } else { 0.0 };
            let (left, top) = (out(x <= 0.01), out(y <= 0.01));
            let right = out(x + width >= face.size.0 - 0.01);
            let bottom = out(y + height >= face.size.1 - 0.01);
            let path = match left + top + right + bottom > 0.0 {
                true => Path::rect(x - left, y - top, width + left + right, height + top + bottom),
                false => Path::round_rect(x, y, width, height, shown.round),
            };
            scene.items.push(Item::filled(path, tint(face, fill)));
        }
        if let Some(border) = shown.border {
            let path = Path::round_rect(x, y, width, height, shown.round);
            scene.items.push(Item::stroked(path, tint(face, border), 0.35));
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn shown(
        &mut self,
        face: &Face,
        shown: &CardBox,
        content: &Content<'a>,
        id: AssetId,
        (page, count): (usize, usize),
        scene: &mut Scene,
        problems: &mut Vec<Problem>,
    ) {
        let Some(shows) = &shown.shows else {
            self.ground(face, shown, scene);
            return;
        };
        let place = self.speaker.atlas.name_span(id);
        match shows {
            Shows::Map => {
                let map = self.pictures.map(id).map(|bytes| ("map".to_owned(), Ok(bytes)));
                self.picture(face, shown, map, place, scene, problems);
            }
            Shows::Art => {
                let art = self.pictures.art(id);
                self.picture(face, shown, art, place, scene, problems);
            }
            Shows::Icon(name) => {
                self.ground(face, shown, scene);
                let colour = tint(face, shown.colour);
                if !self.icon(name, shown.at, colour, scene) {
                    problems.push(Problem { fault: self.no_icon(name, name), place });
                }
            }
            Shows::Icons(field) => self.icons_of(face, shown, content, *field, scene, problems),
            _ => {
                let paragraphs = self.said(shows, shown, content, (page, count));
                if paragraphs.is_empty() {
                    return;
                }
                self.ground(face, shown, scene);
                let place = self.place_of(shows, content.rec).unwrap_or(place);
                let colour = tint(face, shown.colour);
                let (flow, over) = self.fitted(shown, &paragraphs, colour);
                self.complain(&shown.name, &flow, over, place, problems);
                self.lines(shown, &flow.lines, colour, scene);
            }
        }
    }

    /// The words of a box.
    fn said(
        &self,
        shows: &Shows,
        shown: &CardBox,
        content: &Content<'a>,
        (page, count): (usize, usize),
    ) -> Vec<Paragraph> {
        let one = |text: String| {
            let spans = vec![Span { text, font: shown.font, icon: None }];
            let spans = drawn(&self.speaker, &self.icons, spans);
            let empty = spans.is_empty();
            let paragraph = Paragraph { spans, ..Paragraph::plain("", shown.font) };
            if empty { Vec::new() } else { vec![paragraph] }
        };
        match shows {
            Shows::Title => one(content.title.clone()),
            Shows::Id => one(content.key.clone()),
            Shows::Kind => one(content.kind.clone()),
            Shows::Pack => one(self.pack.clone()),
            Shows::Page if count > 1 => one(format!("{} / {count}", page + 1)),
            Shows::Story => paragraphs(&self.speaker, &self.icons, &content.lines, Part::Story),
            Shows::Field(field) => {
                let values = content.rec.all(*field).map(|value| self.speaker.value(value, 0));
                one(values.collect::<Vec<_>>().join(", "))
            }
            _ => Vec::new(),
        }
    }

    /// Where the text of a box is written.
    fn place_of(&self, shows: &Shows, rec: Rec<'a>) -> Option<Place> {
        let field = match shows {
            Shows::Title => rec.fields().find(|f| f.text().is_some_and(|t| t.role == TextRole::Title))?,
            Shows::Field(field) => rec.all(*field).next()?,
            _ => return None,
        };
        Some(field.span)
    }

    /// The text in the largest letters that fit, or in the smallest; and how much higher than the box it is.
    fn fitted(&mut self, shown: &CardBox, paragraphs: &[Paragraph], colour: Rgb) -> (Flow, f32) {
        let width = column_width(shown);
        let (largest, smallest) = shown.text;
        let mut set = |points: f32| {
            let setting = Setting { width, size: points * POINT, align: shown.align, colour };
            let flow = flow(&mut self.fonts, paragraphs, setting);
            let over = excess(&flow, shown);
            let over = if flow.is_broken { over.max(0.001) } else { over };
            (flow, over)
        };
        let first = set(largest);
        if first.1 <= 0.0 || smallest >= largest {
            return (first.0, first.1.max(0.0));
        }
        // Quarters of a point, by halves.
        let (mut good, mut low, mut high) = (None, 0, ((largest - smallest) * 4.0).ceil() as i32);
        while low <= high {
            let middle = (low + high) / 2;
            let tried = set((smallest + middle as f32 / 4.0).min(largest));
            if tried.1 <= 0.0 {
                good = Some(tried);
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        let (flow, over) = good.unwrap_or_else(|| set(smallest));
        // A word that had to be broken is ugly, and still fits.
        let over = excess(&flow, shown).max(0.0).min(over);
        (flow, over)
    }

    fn complain(&self, name: &str, flow: &Flow, over: f32, place: Place, problems: &mut Vec<Problem>) {
        if over > 0.0 {
            let over = (over * 100.0).ceil().clamp(1.0, 100_000.0) as u32;
            problems.push(Problem { fault: Fault::TooLong { shows: name.to_owned(), over }, place });
        }
        let mut letters = flow.missing.clone();
        letters.sort_unstable();
        letters.dedup();
        if !letters.is_empty() {
            problems.push(Problem { fault: Fault::Letters(letters), place });
        }
    }

    /// The text of the card, side by side.
    fn pages(
        &mut self,
        face: &Face,
        shown: &CardBox,
        content: &Content<'a>,
        place: Place,
        problems: &mut Vec<Problem>,
    ) -> Vec<Vec<Line>> {
        let part = if content.splits { Part::Rules } else { Part::All };
        let paragraphs = paragraphs(&self.speaker, &self.icons, &content.lines, part);
        let colour = tint(face, shown.colour);
        let (flow, over) = self.fitted(shown, &paragraphs, colour);
        let over = if face.goes_on { 0.0 } else { over };
        self.complain(&shown.name, &flow, over, place, problems);
        if !face.goes_on || excess(&flow, shown) <= 0.0 {
            return vec![flow.lines];
        }
        let columns = paged(flow.lines, shown.at.3, MOST_PAGES * usize::from(shown.columns));
        columns.chunks(usize::from(shown.columns).max(1)).map(|side| side.concat()).collect()
    }

    /// Lines from the top of a box, or from where the box says.
    fn lines(&mut self, shown: &CardBox, lines: &[Line], colour: Rgb, scene: &mut Scene) {
        let (x, y, _, height) = shown.at;
        let width = column_width(shown);
        if shown.columns > 1 {
            let columns = paged(lines.to_vec(), height, usize::from(shown.columns));
            for (at, lines) in columns.iter().enumerate() {
                let x = x + at as f32 * (width + GUTTER);
                self.credited |= draw_lines(&self.icons, lines, (x, y, width), colour, scene);
            }
            return;
        }
        let mut high = 0.0;
        for (at, line) in lines.iter().enumerate() {
            high += line.height + if at > 0 { line.before } else { 0.0 };
        }
        let free = (height - high).max(0.0);
        let top = match shown.stand {
            Stand::Top => y,
            Stand::Middle => y + free / 2.0,
            Stand::Bottom => y + free,
        };
        self.credited |= draw_lines(&self.icons, lines, (x, top, width), colour, scene);
    }

    fn icon(
        &mut self,
        name: &str,
        (x, y, width, height): (f32, f32, f32, f32),
        colour: Rgb,
        scene: &mut Scene,
    ) -> bool {
        let Some(path) = self.icons.get(name) else { return false };
        let size = width.min(height);
        let (x, y) = (x + (width - size) / 2.0, y + (height - size) / 2.0);
        self.credited |= self.icons.is_credited(name);
        scene.items.push(Item::filled(path.placed(size, x, y), colour));
        true
    }

    fn no_icon(&self, word: &str, picture: &str) -> Fault {
        let near = landfall_diagnostics::nearest(picture, self.icons.names());
        Fault::Icon { word: word.to_owned(), near: near.into_iter().map(str::to_owned).collect() }
    }

    /// A row of icons, as large as the box is high. A word without one is written.
    fn icons_of(
        &mut self,
        face: &Face,
        shown: &CardBox,
        content: &Content<'a>,
        field: FieldId,
        scene: &mut Scene,
        problems: &mut Vec<Problem>,
    ) {
        let values: Vec<_> = content.rec.all(field).collect();
        if values.is_empty() {
            return;
        }
        self.ground(face, shown, scene);
        let (x, y, width, height) = shown.at;
        let colour = tint(face, shown.colour);
        let mut unknown = Vec::new();
        let size = height.min(width / values.len() as f32);
        let used = size * values.len() as f32 * 1.12 - size * 0.12;
        let size = if used > width { size * width / used } else { size };
        let used = used.min(width);
        let start = match shown.align {
            landfall_schema::cards::Align::Left => x,
            landfall_schema::cards::Align::Centre => x + (width - used) / 2.0,
            landfall_schema::cards::Align::Right => x + width - used,
        };
        for (at, value) in values.iter().enumerate() {
            let Some(word) = value.word() else { continue };
            let known = self.speaker.atlas.schema.icons.get(&word.name).cloned();
            let picture =
                known.filter(|picture| self.icons.has(picture)).unwrap_or_else(|| word.name.clone());
            let place = (start + at as f32 * size * 1.12, y + (height - size) / 2.0, size, size);
            if !self.icon(&picture, place, colour, scene) {
                let wanted = self.speaker.atlas.schema.icons.get(&word.name);
                let wanted = wanted.map_or(word.name.as_str(), String::as_str);
                problems.push(Problem { fault: self.no_icon(&word.name, wanted), place: value.span });
                unknown.push(self.speaker.name(&word.names, &word.name).to_owned());
            }
        }
        if !unknown.is_empty() {
            let text = vec![Paragraph::plain(unknown.join(", "), Font::Sans)];
            let (flow, _) = self.fitted(shown, &text, colour);
            self.lines(shown, &flow.lines, colour, scene);
        }
    }

    #[cfg(feature = "pictures")]
    fn picture(
        &mut self,
        face: &Face,
        shown: &CardBox,
        file: Option<(String, Result<Vec<u8>, String>)>,
        place: Place,
        scene: &mut Scene,
        problems: &mut Vec<Problem>,
    ) {
        let Some((name, bytes)) = file else { return };
        self.ground(face, shown, scene);
        match bytes.and_then(|bytes| crate::picture::Picture::read(&bytes, &self.fonts)) {
            Ok(picture) => {
                let (x, y, width, height) = shown.at;
                let (items, scale) = picture.fitted(x, y, width, height);
                let dpi = 25.4 / scale;
                if picture.is_pixels && dpi < COARSE {
                    problems.push(Problem { fault: Fault::Coarse(dpi as u32), place });
                }
                scene.items.extend(items);
            }
            Err(why) => problems.push(Problem { fault: Fault::Unreadable(name, why), place }),
        }
    }

    #[cfg(not(feature = "pictures"))]
    fn picture(
        &mut self,
        face: &Face,
        shown: &CardBox,
        file: Option<(String, Result<Vec<u8>, String>)>,
        _: Place,
        scene: &mut Scene,
        _: &mut Vec<Problem>,
    ) {
        if file.is_some() {
            self.ground(face, shown, scene);
        }
    }
}

/// Between two columns, in millimetres.
const GUTTER: f32 = 5.0;

fn column_width(shown: &CardBox) -> f32 {
    let columns = f32::from(shown.columns.max(1));
    ((shown.at.2 - GUTTER * (columns - 1.0)) / columns).max(1.0)
}

/// How much more room a text needs than its box has: 0.5 is half as much again. Nothing or less where it fits.
fn excess(flow: &Flow, shown: &CardBox) -> f32 {
    let (height, columns) = (shown.at.3, usize::from(shown.columns.max(1)));
    let over = flow.height() / (height * columns as f32) - 1.0;
    if columns == 1 || over > 0.0 {
        return if over <= 0.0001 { 0.0 } else { over };
    }
    // Lines are not cut in two, so columns may hold a little less.
    let needed = paged(flow.lines.clone(), height, usize::MAX).len();
    (needed as f32 / columns as f32 - 1.0).max(0.0)
}

/// Draws lines; whether an icon among them wants a credit.
pub(crate) fn draw_lines(
    icons: &Icons,
    lines: &[Line],
    (x, top, width): (f32, f32, f32),
    colour: Rgb,
    scene: &mut Scene,
) -> bool {
    let mut credited = false;
    let mut y = top;
    for (at, line) in lines.iter().enumerate() {
        if at > 0 {
            y += line.before;
            if line.ruled {
                let high = y - line.before * 0.45;
                let pale = mixed(colour, PAPER, 0.7);
                scene.items.push(Item::stroked(Path::line((x, high), (x + width, high)), pale, 0.15));
            }
        }
        for run in &line.runs {
            let mut run = run.clone();
            for glyph in &mut run.glyphs {
                glyph.x += x;
                glyph.y += y;
            }
            scene.items.push(Item::Run(run));
        }
        for (name, left, above, size) in &line.icons {
            if let Some(path) = icons.get(name) {
                credited |= icons.is_credited(name);
                scene.items.push(Item::filled(path.placed(*size, x + left, y + above), colour));
            }
        }
        y += line.height;
    }
    credited
}

/// Lines on sides of a height. Headings stay with what they head.
pub(crate) fn paged(lines: Vec<Line>, height: f32, most: usize) -> Vec<Vec<Line>> {
    let mut pages: Vec<Vec<Line>> = vec![Vec::new()];
    let mut used = 0.0;
    for line in lines {
        let needed = line.height + if used > 0.0 { line.before } else { 0.0 };
        if used > 0.0 && used + needed > height + 0.01 && pages.len() < most {
            // What must not be the last goes along, unless nothing would be left.
            let last = pages.last_mut().map(|page| {
                let kept = page.iter().rev().take_while(|line| line.keeps).count();
                let kept = if kept < page.len() { kept } else { 0 };
                page.split_off(page.len() - kept)
            });
            let last = last.unwrap_or_default();
            used = last.iter().map(|line| line.height + line.before).sum();
            pages.push(last);
        }
        used += line.height + if used > 0.0 { line.before } else { 0.0 };
        if let Some(page) = pages.last_mut() {
            page.push(line);
        }
    }
    pages
}

fn called(content: &Content<'_>, named: bool) -> String {
    match named {
        true => format!("{} `{}`", content.kind, content.title),
        false => format!("{} {}", content.kind, content.key),
    }
}

/// How many copies of a card are printed.
pub fn copies(rec: Rec<'_>) -> usize {
    wanted_copies(rec).clamp(1, MOST_COPIES) as usize
}

fn wanted_copies(rec: Rec<'_>) -> i32 {
    let field = rec.fields().find(|field| field.def().roles.contains(Role::Copies));
    field.and_then(|field| field.int()).unwrap_or(1)
}

fn tint(face: &Face, paint: Paint) -> Rgb {
    match paint {
        Paint::Accent => face.accent,
        Paint::Pale => mixed(face.accent, PAPER, 0.82),
        Paint::Ink => INK,
        Paint::Paper => PAPER,
        Paint::Rgb(rgb) => rgb,
    }
}

pub(crate) fn mixed(one: Rgb, other: Rgb, share: f32) -> Rgb {
    let mix = |a: u8, b: u8| (f32::from(a) * (1.0 - share) + f32::from(b) * share).round() as u8;
    Rgb(mix(one.0, other.0), mix(one.1, other.1), mix(one.2, other.2))
}
