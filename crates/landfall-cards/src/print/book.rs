//! The logbook: entries in the order of their numbers, on pages of half a sheet, folded and stapled.

use std::sync::Arc;

use landfall_schema::cards::{Align, Font, Rgb};

use super::{Flip, Printing, label};
use crate::flow::{Line, POINT, Paragraph, Setting, Span, flow};
use crate::fonts::Fonts;
use crate::icons::Icons;
use crate::maker::{INK, draw_lines, paged};
use crate::pdf::{Page, Placed};
use crate::scene::Scene;

/// White around the text of a page.
const MARGIN: f32 = 14.0;

/// No book has more pages.
const MOST_PAGES: usize = 5_000;

/// What a book holds.
#[derive(Clone, Debug, Default)]
pub struct Book {
    pub title: String,
    pub entries: Vec<Entry>,
}

/// One entry, under its number.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The name of the kind; a new one begins a new page.
    pub kind: String,
    pub number: String,
    pub title: String,
    pub accent: Rgb,
    pub paragraphs: Vec<Paragraph>,
}

/// Sheets to print on both sides, fold in the middle and staple. On one side only, the pages follow each other.
pub(crate) fn pages(book: &Book, printing: &Printing, fonts: &mut Fonts, icons: &Icons) -> Vec<Page> {
    let (width, height) = printing.paper;
    let (sheet_width, sheet_height) = (height, width);
    let size = (sheet_width / 2.0, sheet_height);
    let mut scenes: Vec<Arc<Scene>> = leaves(book, size, fonts, icons).into_iter().map(Arc::new).collect();
    let empty = Arc::new(Scene { width: size.0, height: size.1, ..Scene::default() });
    let side = |left: &Arc<Scene>, right: &Arc<Scene>, is_back: bool| {
        // The back of a sheet that is turned over its long edge is upside down.
        let turned = is_back && printing.flip == Flip::LongEdge;
        let (first, second) = if turned { (right, left) } else { (left, right) };
        let place = |scene: &Arc<Scene>, x: f32| Placed { turned, ..Placed::new(scene.clone(), x, 0.0, 0.0) };
        Page {
            width: sheet_width,
            height: sheet_height,
            placed: vec![place(first, 0.0), place(second, size.0)],
            items: Vec::new(),
        }
    };
    if printing.flip == Flip::OneSided {
        let pairs = scenes.chunks(2);
        return pairs.map(|pair| side(&pair[0], pair.get(1).unwrap_or(&empty), false)).collect();
    }
    while !scenes.len().is_multiple_of(4) {
        scenes.push(empty.clone());
    }
    let count = scenes.len();
    let mut pages = Vec::new();
    for sheet in 0..count / 4 {
        let (low, high) = (2 * sheet, count - 1 - 2 * sheet);
        pages.push(side(&scenes[high], &scenes[low], false));
        pages.push(side(&scenes[low + 1], &scenes[high - 1], true));
    }
    pages
}

/// The pages in the order of reading: a title, then the entries.
fn leaves(book: &Book, (width, height): (f32, f32), fonts: &mut Fonts, icons: &Icons) -> Vec<Scene> {
    let inner = width - 2.0 * MARGIN;
    let setting = Setting { width: inner, size: 9.5 * POINT, align: Align::Left, colour: INK };
    let mut scenes = vec![front(book, (width, height), fonts, icons)];
    for chapter in book.entries.chunk_by(|a, b| a.kind == b.kind) {
        let mut lines: Vec<Line> = Vec::new();
        for entry in chapter {
            lines.extend(heading(entry, setting, fonts));
            lines.extend(flow(fonts, &entry.paragraphs, setting).lines);
        }
        for lines in paged(lines, height - 2.0 * MARGIN - 6.0, MOST_PAGES) {
            let mut scene = Scene { width, height, title: book.title.clone(), ..Scene::default() };
            draw_lines(icons, &lines, (MARGIN, MARGIN, inner), INK, &mut scene);
            let number = (scenes.len() + 1).to_string();
            let kind = chapter.first().map_or("", |entry| entry.kind.as_str());
            let foot = format!("{kind} \u{b7} {number}");
            scene.items.extend(label(fonts, &foot, 7.0, (width / 2.0, height - 9.0), Align::Centre));
            scenes.push(scene);
        }
    }
    scenes
}

fn heading(entry: &Entry, setting: Setting, fonts: &mut Fonts) -> Vec<Line> {
    let spans = [entry.number.as_str(), entry.title.as_str()];
    let text = spans.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("   ");
    let spans = vec![Span { text, font: Font::Bold, icon: None }];
    let paragraph = Paragraph {
        spans,
        before: 1.6,
        scale: 1.35,
        keeps: true,
        ruled: true,
        ..Paragraph::plain("", Font::Bold)
    };
    let mut lines = flow(fonts, &[paragraph], Setting { colour: entry.accent, ..setting }).lines;
    for line in &mut lines {
        line.keeps = true;
    }
    lines
}

fn front(book: &Book, (width, height): (f32, f32), fonts: &mut Fonts, icons: &Icons) -> Scene {
    let mut scene = Scene { width, height, title: book.title.clone(), ..Scene::default() };
    let inner = width - 2.0 * MARGIN;
    let setting = Setting { width: inner, size: 26.0 * POINT, align: Align::Centre, colour: INK };
    let title = flow(fonts, &[Paragraph::plain(book.title.clone(), Font::Bold)], setting);
    draw_lines(icons, &title.lines, (MARGIN, height * 0.3, inner), INK, &mut scene);
    scene
}
