//! A sheet that is larger than the paper, on pages to tape together.

use std::sync::Arc;

use landfall_schema::cards::Align;

use super::{GREY, Printing, label};
use crate::fonts::Fonts;
use crate::maker::Card;
use crate::pdf::{Page, Placed};
use crate::scene::{Item, Path, Scene};

/// What is left white around each page, and how much of the neighbour each page shows once more.
const MARGIN: f32 = 10.0;
const OVERLAP: f32 = 8.0;

pub(crate) fn pages(card: &Card, printing: &Printing, fonts: &mut Fonts) -> Vec<Page> {
    let mut pages = Vec::new();
    for front in &card.fronts {
        pages.extend(tiles(front, printing, fonts));
    }
    pages
}

/// The pages of one sheet, row by row.
pub(crate) fn tiles(scene: &Arc<Scene>, printing: &Printing, fonts: &mut Fonts) -> Vec<Page> {
    let (width, height) = best(scene, printing.paper);
    let room = (width - 2.0 * MARGIN, height - 2.0 * MARGIN);
    let columns = count(scene.width, room.0);
    let rows = count(scene.height, room.1);
    let mut pages = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            let (left, top) = (column as f32 * (room.0 - OVERLAP), row as f32 * (room.1 - OVERLAP));
            let wide = room.0.min(scene.width - left);
            let high = room.1.min(scene.height - top);
            let window = Some((left, top, wide, high));
            let mut page = Page { width, height, ..Page::default() };
            page.placed.push(Placed { window, ..Placed::new(scene.clone(), MARGIN, MARGIN, 0.0) });
            let mut guide = |from, to| page.items.push(Item::stroked(Path::line(from, to), GREY, 0.15));
            // Where the next page is laid on.
            if column + 1 < columns {
                let x = MARGIN + wide - OVERLAP;
                guide((x, 2.0), (x, MARGIN - 1.0));
                guide((x, height - MARGIN + 1.0), (x, height - 2.0));
            }
            if row + 1 < rows {
                let y = MARGIN + high - OVERLAP;
                guide((2.0, y), (MARGIN - 1.0, y));
                guide((width - MARGIN + 1.0, y), (width - 2.0, y));
            }
            if columns * rows > 1 {
                let name = format!(
                    "{} \u{b7} row {} of {rows}, page {} of {columns}",
                    scene.title,
                    row + 1,
                    column + 1
                );
                page.items.extend(label(fonts, &name, 7.0, (MARGIN, height - 7.0), Align::Left));
            }
            pages.push(page);
        }
    }
    pages
}

/// The way round that takes fewer pages.
fn best(scene: &Scene, (width, height): (f32, f32)) -> (f32, f32) {
    let needed = |(width, height): (f32, f32)| {
        count(scene.width, width - 2.0 * MARGIN) * count(scene.height, height - 2.0 * MARGIN)
    };
    if needed((height, width)) < needed((width, height)) { (height, width) } else { (width, height) }
}

fn count(length: f32, room: f32) -> usize {
    if length <= room + 0.01 {
        return 1;
    }
    1 + ((length - room) / (room - OVERLAP) - 0.0001).ceil().max(1.0) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_reach_to_the_end() {
        for length in [100.0, 190.0, 191.0, 420.0, 594.0, 841.0] {
            let pages = count(length, 190.0);
            let reach = 190.0 + (pages - 1) as f32 * (190.0 - OVERLAP);
            assert!(reach + 0.1 >= length, "{length}: {pages}");
            assert!(pages == 1 || reach - (190.0 - OVERLAP) < length, "{length}: one page too many");
        }
    }
}
