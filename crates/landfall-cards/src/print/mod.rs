//! Sheets for a printer at home: cards to cut out, a book to staple, posters to tape together.

mod book;
mod calibration;
mod grid;
mod poster;
mod thrifty;

use std::sync::Arc;

use landfall_schema::cards::{Align, Font, Form, Rgb};

use crate::flow::{POINT, Paragraph, Setting, flow};
use crate::fonts::Fonts;
use crate::icons::Icons;
use crate::maker::{Card, draw_lines};
use crate::pdf::Page;
use crate::scene::{Item, Scene};

pub use book::{Book, Entry};

pub(crate) const GREY: Rgb = Rgb(0x55, 0x5b, 0x63);

/// How sheets are made.
#[derive(Clone, Debug)]
pub struct Printing {
    /// Width and height of the paper in millimetres, upright.
    pub paper: (f32, f32),
    pub flip: Flip,
    /// How far backs are moved, to the right and down, to make up for a printer that is a little off.
    pub offset: (f32, f32),
    pub marks: Marks,
    /// A front and a back to measure the offset with.
    pub calibration: bool,
    /// Without large grounds.
    pub saves_ink: bool,
}

pub const A4: (f32, f32) = (210.0, 297.0);
pub const LETTER: (f32, f32) = (215.9, 279.4);

/// How the printer turns the paper over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flip {
    LongEdge,
    ShortEdge,
    /// No backs at all.
    OneSided,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// Lines at the edge of the sheet, where a knife goes.
    Cut,
    /// Marks that a Silhouette cutter looks for, as silhouette-card-maker has published them.
    Silhouette,
    None,
}

/// What is printed.
pub struct Job<'a> {
    pub cards: &'a [Card],
    pub book: Option<Book>,
    pub title: String,
    /// Who made letters and icons, on the last page.
    pub credits: Vec<String>,
}

/// All pages: cards, posters, the book, the credits. With backs, every part has an even number of pages, so that each
/// begins on the front of a sheet.
pub fn pages(job: &Job<'_>, printing: &Printing, fonts: &mut Fonts, icons: &Icons) -> Vec<Page> {
    let mut parts: Vec<Vec<Page>> = Vec::new();
    if printing.calibration {
        parts.push(calibration::pages(printing, fonts));
    }
    let card = |form: Form| job.cards.iter().filter(move |card| card.form == form);
    parts.push(grid::pages(card(Form::Card), printing, fonts));
    for poster in card(Form::Poster) {
        parts.push(poster::pages(poster, printing, fonts));
    }
    if let Some(book) = &job.book {
        parts.push(book::pages(book, printing, fonts, icons));
    }
    if !job.credits.is_empty() {
        parts.push(vec![credits(job, printing, fonts, icons)]);
    }
    let last = parts.len().saturating_sub(1);
    let mut pages = Vec::new();
    for (at, mut part) in parts.into_iter().enumerate() {
        if printing.flip != Flip::OneSided && part.len() % 2 == 1 && at < last {
            let (width, height) = part.last().map_or(printing.paper, |page| (page.width, page.height));
            part.push(Page { width, height, ..Page::default() });
        }
        pages.extend(part);
    }
    if printing.saves_ink {
        thrifty::save_ink(&mut pages);
    }
    pages
}

fn credits(job: &Job<'_>, printing: &Printing, fonts: &mut Fonts, icons: &Icons) -> Page {
    let (width, height) = printing.paper;
    let mut paragraphs = vec![Paragraph { scale: 1.6, ..Paragraph::plain(job.title.clone(), Font::Bold) }];
    for line in &job.credits {
        paragraphs.push(Paragraph { before: 0.6, ..Paragraph::plain(line.clone(), Font::Sans) });
    }
    let size = 10.0 * POINT;
    let setting = Setting { width: width - 40.0, size, align: Align::Left, colour: GREY };
    let flow = flow(fonts, &paragraphs, setting);
    let mut scene = Scene { width, height, ..Scene::default() };
    draw_lines(icons, &flow.lines, (20.0, 20.0, width - 40.0), GREY, &mut scene);
    Page { width, height, placed: Vec::new(), items: scene.items }
}

/// One line of small words. `x` is where it begins, ends or has its middle.
pub(crate) fn label(
    fonts: &mut Fonts,
    text: &str,
    points: f32,
    (x, y): (f32, f32),
    align: Align,
) -> Vec<Item> {
    let width = 160.0;
    let setting = Setting { width, size: points * POINT, align, colour: GREY };
    let flow = flow(fonts, &[Paragraph::plain(text, Font::Sans)], setting);
    let left = match align {
        Align::Left => x,
        Align::Centre => x - width / 2.0,
        Align::Right => x - width,
    };
    let mut scene = Scene::default();
    draw_lines(&Icons::default(), &flow.lines, (left, y, width), GREY, &mut scene);
    scene.items
}

/// The sides of a card in a row: each front with its back, as often as there are copies.
pub(crate) fn sides(card: &Card) -> Vec<(Arc<Scene>, Arc<Scene>)> {
    let mut sides = Vec::new();
    for _ in 0..card.copies {
        sides.extend(card.fronts.iter().map(|front| (front.clone(), card.back.clone())));
    }
    sides
}
