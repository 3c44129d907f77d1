//! A scene as pixels.

use landfall_schema::cards::Rgb;
use resvg::tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Mask, Paint, PathBuilder, Pixmap, PixmapPaint, Stroke as Pen,
    StrokeDash, Transform,
};

use crate::fonts::Fonts;
use crate::scene::{Item, Scene, Stroke, built};

/// No picture has more pixels on a side.
const MOST: f32 = 20_000.0;

/// The scene as a PNG with so many dots per inch, on white. Nothing where that would be too large a picture.
pub fn png(scene: &Scene, fonts: &mut Fonts, dpi: f32, bleed: bool) -> Option<Vec<u8>> {
    let pixmap = pixels(scene, fonts, dpi, bleed)?;
    pixmap.encode_png().ok()
}

/// Several scenes of one size side by side: rows of `columns`, on black where there is none.
pub fn sheet(
    scenes: &[&Scene],
    fonts: &mut Fonts,
    columns: usize,
    width: u32,
) -> Option<(Vec<u8>, u32, u32)> {
    let first = scenes.first()?;
    let scale = width as f32 / first.width;
    let height = (first.height * scale).round() as u32;
    let rows = scenes.len().div_ceil(columns).max(2) as u32;
    let mut sheet = Pixmap::new(width * columns as u32, height * rows)?;
    sheet.fill(Color::BLACK);
    for (at, scene) in scenes.iter().enumerate() {
        let card = pixels(scene, fonts, scale * 25.4, false)?;
        let (x, y) = ((at % columns) as i32 * width as i32, (at / columns) as i32 * height as i32);
        sheet.draw_pixmap(x, y, card.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    }
    let (w, h) = (sheet.width(), sheet.height());
    Some((sheet.encode_png().ok()?, w, h))
}

fn pixels(scene: &Scene, fonts: &mut Fonts, dpi: f32, bleed: bool) -> Option<Pixmap> {
    let edge = if bleed { scene.bleed } else { 0.0 };
    let scale = dpi / 25.4;
    let (width, height) = ((scene.width + 2.0 * edge) * scale, (scene.height + 2.0 * edge) * scale);
    if !(width <= MOST && height <= MOST) {
        return None;
    }
    let mut pixmap = Pixmap::new(width.round().max(1.0) as u32, height.round().max(1.0) as u32)?;
    pixmap.fill(Color::WHITE);
    let at = Transform::from_row(scale, 0.0, 0.0, scale, edge * scale, edge * scale);
    for item in &scene.items {
        match item {
            Item::Shape(shape) => {
                let Some(path) = built!(&shape.path, PathBuilder::new()) else { continue };
                if let Some(fill) = shape.fill {
                    pixmap.fill_path(&path, &paint(fill), FillRule::Winding, at, None::<&Mask>);
                }
                if let Some(stroke) = &shape.stroke {
                    pixmap.stroke_path(&path, &paint(stroke.colour), &pen(stroke), at, None);
                }
            }
            Item::Run(run) => {
                let size = run.size * fonts.unit(run.font);
                for glyph in &run.glyphs {
                    let outline = fonts.outline(run.font, glyph.id);
                    let Some(path) = built!(&outline, PathBuilder::new()) else { continue };
                    let place = at.pre_concat(Transform::from_row(size, 0.0, 0.0, -size, glyph.x, glyph.y));
                    pixmap.fill_path(&path, &paint(run.colour), FillRule::Winding, place, None);
                }
            }
            Item::Image(image) => {
                let Ok(picture) = Pixmap::decode_png(&image.png) else { continue };
                let (sx, sy) = (image.width / picture.width() as f32, image.height / picture.height() as f32);
                let place = at.pre_concat(Transform::from_row(sx, 0.0, 0.0, sy, image.x, image.y));
                let how = PixmapPaint {
                    quality: resvg::tiny_skia::FilterQuality::Bilinear,
                    ..PixmapPaint::default()
                };
                pixmap.draw_pixmap(0, 0, picture.as_ref(), &how, place, None);
            }
        }
    }
    Some(pixmap)
}

fn paint(Rgb(red, green, blue): Rgb) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color_rgba8(red, green, blue, 255);
    paint
}

fn pen(stroke: &Stroke) -> Pen {
    // A row of an odd number of dashes is gone through twice.
    let mut dashes = stroke.dashes.clone();
    if dashes.len() % 2 == 1 {
        dashes.extend_from_within(..);
    }
    let dash = (!dashes.is_empty()).then(|| StrokeDash::new(dashes, 0.0)).flatten();
    Pen { width: stroke.width, line_cap: LineCap::Butt, line_join: LineJoin::Miter, dash, ..Pen::default() }
}
