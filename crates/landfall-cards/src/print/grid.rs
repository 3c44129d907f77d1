//! Cards of one size in rows and columns, in the middle of the sheet, so that front and back meet.

use std::sync::Arc;

use landfall_schema::cards::{Align, Rgb};

use super::{Flip, Marks, Printing, label, sides};
use crate::fonts::Fonts;
use crate::maker::Card;
use crate::pdf::{Page, Placed};
use crate::scene::{Item, Path, Scene};

/// What printers at home cannot reach.
const EDGE: f32 = 5.0;

/// Between cards, for the published templates of cutters.
const CUTTER_GAP: f32 = 1.25;
const MARK_INSET: f32 = 10.0;
const MARK_LENGTH: f32 = 5.0;
const MARK_LEAST: f32 = 3.0;
const MARK_WIDTH: f32 = 1.0;

const BLACK: Rgb = Rgb(0, 0, 0);

/// How cards of one size lie on a sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Grid {
    pub paper: (f32, f32),
    pub columns: usize,
    pub rows: usize,
    pub card: (f32, f32),
    pub gap: f32,
    /// The left upper corner of the first card.
    pub start: (f32, f32),
    /// How long the marks for a cutter are.
    pub mark: f32,
}

pub(crate) fn pages<'c>(
    cards: impl Iterator<Item = &'c Card>,
    printing: &Printing,
    fonts: &mut Fonts,
) -> Vec<Page> {
    // Cards of one size share sheets, in the order in which the sizes first come up.
    let mut groups: Vec<(Size, Vec<Pair>)> = Vec::new();
    for card in cards {
        for pair in sides(card) {
            let size = Size::of(&pair.0);
            match groups.iter_mut().find(|(known, _)| *known == size) {
                Some((_, pairs)) => pairs.push(pair),
                None => groups.push((size, vec![pair])),
            }
        }
    }
    let mut pages = Vec::new();
    for (size, pairs) in groups {
        match Grid::of(size.card(), size.bleed(), printing) {
            Some(grid) => sheets(&grid, &pairs, printing, fonts, &mut pages),
            None => alone(&pairs, printing, fonts, &mut pages),
        }
    }
    pages
}

type Pair = (Arc<Scene>, Arc<Scene>);

/// In thousandths of a millimetre, so that equal sizes are equal.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Size(u32, u32, u32);

impl Size {
    fn of(scene: &Scene) -> Self {
        let whole = |mm: f32| (mm * 1000.0).round() as u32;
        Self(whole(scene.width), whole(scene.height), whole(scene.bleed))
    }

    fn card(self) -> (f32, f32) {
        (self.0 as f32 / 1000.0, self.1 as f32 / 1000.0)
    }

    fn bleed(self) -> f32 {
        self.2 as f32 / 1000.0
    }
}

impl Grid {
    /// As many cards as there is room for, on upright paper or across. Nothing where not even one fits.
    pub(crate) fn of(card: (f32, f32), bleed: f32, printing: &Printing) -> Option<Self> {
        let (width, height) = printing.paper;
        let upright = Self::on((width, height), card, bleed, printing.marks);
        let across = Self::on((height, width), card, bleed, printing.marks);
        match (upright, across) {
            (Some(upright), Some(across)) if across.count() > upright.count() => Some(across),
            (Some(upright), _) => Some(upright),
            (None, across) => across,
        }
    }

    fn on(paper: (f32, f32), card: (f32, f32), bleed: f32, marks: Marks) -> Option<Self> {
        if marks == Marks::Silhouette {
            return Self::for_cutter(paper, card);
        }
        let room = (paper.0 - 2.0 * EDGE, paper.1 - 2.0 * EDGE);
        let count = |room: f32, card: f32| (room / card + 0.0001).floor() as usize;
        let (columns, rows) = (count(room.0, card.0), count(room.1, card.1));
        if columns == 0 || rows == 0 {
            return None;
        }
        // The gap is what the bleeds of two cards need, or what is left.
        let left = |room: f32, card: f32, count: usize| match count {
            1 => f32::MAX,
            count => (room - card * count as f32) / (count - 1) as f32,
        };
        let gap = (2.0 * bleed).min(left(room.0, card.0, columns)).min(left(room.1, card.1, rows)).max(0.0);
        Some(Self::centred(paper, columns, rows, card, gap, 0.0))
    }

    fn for_cutter(paper: (f32, f32), card: (f32, f32)) -> Option<Self> {
        let count =
            |room: f32, card: f32| ((room - 2.0 * EDGE + CUTTER_GAP) / (card + CUTTER_GAP)).floor() as usize;
        let (most_columns, most_rows) = (count(paper.0, card.0), count(paper.1, card.1));
        let mut best: Option<Self> = None;
        for columns in 1..=most_columns {
            for rows in 1..=most_rows {
                let grid = Self::centred(paper, columns, rows, card, CUTTER_GAP, 0.0);
                // A mark is free where it ends before the cards begin, across or down.
                let free = grid.start.0.max(grid.start.1) - CUTTER_GAP / 2.0 - MARK_INSET - MARK_WIDTH / 2.0;
                let square = MARK_INSET + 2.5 + MARK_WIDTH / 2.0;
                let clear = grid.start.0.max(grid.start.1) - CUTTER_GAP / 2.0 >= square;
                let mark = free.min(MARK_LENGTH);
                let more = best.is_none_or(|best| grid.count() > best.count());
                if clear && mark >= MARK_LEAST.min(free.max(0.0) + f32::EPSILON) && mark > 0.0 && more {
                    best = Some(Self { mark, ..grid });
                }
            }
        }
        best
    }

    fn centred(
        paper: (f32, f32),
        columns: usize,
        rows: usize,
        card: (f32, f32),
        gap: f32,
        mark: f32,
    ) -> Self {
        let span = |count: usize, card: f32| count as f32 * card + (count - 1) as f32 * gap;
        let start = ((paper.0 - span(columns, card.0)) / 2.0, (paper.1 - span(rows, card.1)) / 2.0);
        Self { paper, columns, rows, card, gap, start, mark }
    }

    pub(crate) fn count(&self) -> usize {
        self.columns * self.rows
    }

    /// Where a card lies on the front of the sheet.
    pub(crate) fn place(&self, at: usize) -> (f32, f32) {
        let (column, row) = (at % self.columns, at / self.columns);
        (
            self.start.0 + column as f32 * (self.card.0 + self.gap),
            self.start.1 + row as f32 * (self.card.1 + self.gap),
        )
    }

    /// Where its back lies, and whether it is turned.
    pub(crate) fn back(&self, at: usize, flip: Flip, offset: (f32, f32)) -> (f32, f32, bool) {
        let (x, y) = self.place(at);
        let is_upright = self.paper.0 <= self.paper.1;
        let sideways = (flip == Flip::LongEdge) == is_upright;
        match sideways {
            true => (self.paper.0 - x - self.card.0 + offset.0, y + offset.1, false),
            false => (x + offset.0, self.paper.1 - y - self.card.1 + offset.1, true),
        }
    }
}

fn sheets(grid: &Grid, pairs: &[Pair], printing: &Printing, fonts: &mut Fonts, pages: &mut Vec<Page>) {
    let bleed = grid.gap / 2.0;
    let (width, height) = grid.paper;
    let count = pairs.len().div_ceil(grid.count());
    for (number, sheet) in pairs.chunks(grid.count()).enumerate() {
        let mut front = Page { width, height, ..Page::default() };
        let mut back = Page { width, height, ..Page::default() };
        for (at, (face, behind)) in sheet.iter().enumerate() {
            // A card alone on its sheet has room for all of its bleed.
            let bleed = if grid.count() == 1 { face.bleed } else { bleed };
            let (x, y) = grid.place(at);
            front.placed.push(Placed::new(face.clone(), x, y, bleed));
            let (x, y, turned) = grid.back(at, printing.flip, printing.offset);
            back.placed.push(Placed { turned, ..Placed::new(behind.clone(), x, y, bleed) });
        }
        match printing.marks {
            Marks::Cut => front.items.extend(cut_marks(grid, bleed)),
            Marks::Silhouette => front.items.extend(cutter_marks(grid)),
            Marks::None => {}
        }
        if printing.marks != Marks::Silhouette {
            let text = format!("{} \u{d7} {} mm \u{b7} {} / {count}", grid.card.0, grid.card.1, number + 1);
            front.items.extend(label(fonts, &text, 6.0, (width / 2.0, height - 4.6), Align::Centre));
        }
        pages.push(front);
        if printing.flip != Flip::OneSided {
            pages.push(back);
        }
    }
}

/// A card that is larger than the paper is tiled like a poster.
fn alone(pairs: &[Pair], printing: &Printing, fonts: &mut Fonts, pages: &mut Vec<Page>) {
    for (face, _) in pairs {
        pages.extend(super::poster::tiles(face, printing, fonts));
    }
}

/// Short lines where a knife goes, outside of everything that is printed.
fn cut_marks(grid: &Grid, bleed: f32) -> Vec<Item> {
    let (width, height) = grid.paper;
    let last = grid.place(grid.count() - 1);
    let (left, top) = (grid.start.0 - bleed - 0.6, grid.start.1 - bleed - 0.6);
    let (right, bottom) = (last.0 + grid.card.0 + bleed + 0.6, last.1 + grid.card.1 + bleed + 0.6);
    let long = 4.0;
    let mut items = Vec::new();
    let mut line = |from, to| items.push(Item::stroked(Path::line(from, to), BLACK, 0.1));
    for column in 0..grid.columns {
        let x = grid.place(column).0;
        for x in [x, x + grid.card.0] {
            line((x, (top - long).max(0.5)), (x, top));
            line((x, bottom), (x, (bottom + long).min(height - 0.5)));
        }
    }
    for row in 0..grid.rows {
        let y = grid.place(row * grid.columns).1;
        for y in [y, y + grid.card.1] {
            line(((left - long).max(0.5), y), (left, y));
            line((right, y), ((right + long).min(width - 0.5), y));
        }
    }
    items
}

/// A square at the left upper corner and angles at two others, as silhouette-card-maker has published them.
fn cutter_marks(grid: &Grid) -> Vec<Item> {
    let (width, height) = grid.paper;
    let half = MARK_WIDTH / 2.0;
    let square =
        Path::rect(MARK_INSET - 2.5 - half, MARK_INSET - 2.5 - half, 5.0 + MARK_WIDTH, 5.0 + MARK_WIDTH);
    let bar = |x: f32, y: f32, wide: f32, high: f32| Item::filled(Path::rect(x, y, wide, high), BLACK);
    let (right, bottom) = (width - MARK_INSET, height - MARK_INSET);
    let long = grid.mark;
    vec![
        Item::filled(square, BLACK),
        bar(right - long, MARK_INSET - half, long + half, MARK_WIDTH),
        bar(right - half, MARK_INSET - half, MARK_WIDTH, long + half),
        bar(MARK_INSET - half, bottom - half, long + half, MARK_WIDTH),
        bar(MARK_INSET - half, bottom - long, MARK_WIDTH, long + half),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::print::{A4, LETTER};

    fn printing(paper: (f32, f32), marks: Marks) -> Printing {
        let flip = Flip::LongEdge;
        Printing { paper, flip, offset: (0.0, 0.0), marks, calibration: false, saves_ink: false }
    }

    #[test]
    fn nine_cards_fit_on_a_sheet() {
        for paper in [A4, LETTER] {
            for marks in [Marks::Cut, Marks::None, Marks::Silhouette] {
                let grid = Grid::of((63.0, 88.0), 2.0, &printing(paper, marks)).unwrap();
                let least = if marks == Marks::Silhouette { 8 } else { 9 };
                assert!(grid.count() >= least, "{paper:?} {marks:?}: {grid:?}");
            }
        }
    }

    #[test]
    fn a_back_lies_behind_its_front() {
        for paper in [A4, LETTER] {
            for card in [(63.0, 88.0), (88.0, 63.0), (210.0, 148.0), (44.0, 67.0)] {
                let grid = Grid::of(card, 2.0, &printing(paper, Marks::Cut)).unwrap();
                for flip in [Flip::LongEdge, Flip::ShortEdge] {
                    for at in 0..grid.count() {
                        let (x, y) = grid.place(at);
                        let (bx, by, turned) = grid.back(at, flip, (0.0, 0.0));
                        // Turning the sheet over its edge takes the back to where the front is.
                        let seen = match turned {
                            false => (grid.paper.0 - bx - card.0, by),
                            true => (bx, grid.paper.1 - by - card.1),
                        };
                        assert!(
                            (seen.0 - x).abs() < 0.001 && (seen.1 - y).abs() < 0.001,
                            "{card:?} {flip:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn marks_of_a_cutter_touch_no_card() {
        for paper in [A4, LETTER] {
            for card in [(63.0, 88.0), (44.0, 67.0), (40.0, 40.0), (88.0, 126.0)] {
                let grid = Grid::of(card, 2.0, &printing(paper, Marks::Silhouette)).unwrap();
                assert!(grid.mark > 0.0 && grid.mark <= 5.0);
                let reach = MARK_INSET + grid.mark;
                let clear = grid.start.0.max(grid.start.1) - CUTTER_GAP / 2.0;
                assert!(clear >= reach - 0.001, "{paper:?} {card:?} {grid:?}");
                assert!((grid.gap - 1.25).abs() < 0.001);
            }
        }
    }

    #[test]
    fn a_card_larger_than_the_paper_has_no_grid() {
        assert_eq!(Grid::of((420.0, 297.0), 3.0, &printing(A4, Marks::Cut)), None);
    }
}
