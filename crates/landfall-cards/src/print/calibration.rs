//! A front and a back that show how far a printer is off.

use landfall_schema::cards::Align;

use super::{Flip, GREY, Printing, label};
use crate::fonts::Fonts;
use crate::pdf::Page;
use crate::scene::{Item, Path};

/// Rulers of so many millimetres to each side.
const REACH: i32 = 10;

pub(crate) fn pages(printing: &Printing, fonts: &mut Fonts) -> Vec<Page> {
    let (width, height) = printing.paper;
    let (x, y) = (width / 2.0, height / 2.0);
    let mut front = Page { width, height, ..Page::default() };
    // Lines of one millimetre each, with a number at every fifth.
    for at in -REACH..=REACH {
        let long = if at % 5 == 0 { 6.0 } else { 3.0 };
        let step = at as f32;
        let across = Path::line((x + step, y - long), (x + step, y));
        let down = Path::line((x - long, y + step), (x, y + step));
        front.items.push(Item::stroked(across, GREY, 0.12));
        front.items.push(Item::stroked(down, GREY, 0.12));
        if at % 5 == 0 {
            front.items.extend(label(fonts, &at.to_string(), 6.0, (x + step, y - 10.0), Align::Centre));
            front.items.extend(label(fonts, &at.to_string(), 6.0, (x - 7.0, y + step - 1.2), Align::Right));
        }
    }
    let lines = [
        "Print this page on both sides, hold it against a light, and look where the cross of the back meets the rulers.",
        "Then print with --offset RIGHT,DOWN: the two numbers with their signs turned round, in millimetres.",
        "Print at 100 %: the line below is 100 mm long.",
    ];
    for (row, line) in lines.iter().enumerate() {
        front.items.extend(label(fonts, line, 9.0, (x, 30.0 + row as f32 * 5.0), Align::Centre));
    }
    let scale = Path::line((x - 50.0, 50.0), (x + 50.0, 50.0));
    front.items.push(Item::stroked(scale, GREY, 0.3));
    if printing.flip == Flip::OneSided {
        return vec![front];
    }
    let mut back = Page { width, height, ..Page::default() };
    let (x, y) = (x + printing.offset.0, y + printing.offset.1);
    back.items.push(Item::stroked(Path::line((x - 15.0, y), (x + 15.0, y)), GREY, 0.2));
    back.items.push(Item::stroked(Path::line((x, y - 15.0), (x, y + 15.0)), GREY, 0.2));
    back.items.extend(label(fonts, "back", 9.0, (x + 3.0, y + 3.0), Align::Left));
    vec![front, back]
}
