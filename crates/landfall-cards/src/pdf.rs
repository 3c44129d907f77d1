//! Pages of scenes as PDF: fonts embedded and cut down to the letters that are used, text that can be selected.

use std::sync::Arc;

use krilla::color::rgb;
use krilla::error::KrillaError;
use krilla::geom::{PathBuilder, Point, Rect, Size, Transform};
use krilla::graphic::Graphic;
use krilla::image::Image as KrillaImage;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, Stroke as KrillaStroke, StrokeDash};
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use krilla::{Document, SerializeSettings};
use landfall_schema::cards::Rgb;
use rustc_hash::FxHashMap;

use crate::flow::POINT;
use crate::fonts::Fonts;
use crate::scene::{Image, Item, Run, Scene, Shape, built};

/// One page: its size in millimetres, and what lies on it.
#[derive(Clone, Debug, Default)]
pub struct Page {
    pub width: f32,
    pub height: f32,
    pub placed: Vec<Placed>,
    /// Marks and words of the page itself, drawn last.
    pub items: Vec<Item>,
}

/// A scene on a page: the left upper corner of the trimmed card, and how much of its bleed is shown.
#[derive(Clone, Debug)]
pub struct Placed {
    pub scene: Arc<Scene>,
    pub x: f32,
    pub y: f32,
    pub bleed: f32,
    /// Turned by half a circle, for backs that are flipped over the short edge.
    pub turned: bool,
    /// The part of the scene that is shown, where it is larger than the page: left, top, width, height.
    pub window: Option<(f32, f32, f32, f32)>,
}

impl Placed {
    pub fn new(scene: Arc<Scene>, x: f32, y: f32, bleed: f32) -> Self {
        Self { scene, x, y, bleed, turned: false, window: None }
    }
}

/// What a file says about itself.
#[derive(Clone, Debug, Default)]
pub struct About {
    pub title: String,
    pub language: String,
}

/// Writes pages. The same pages give the same bytes.
pub fn pdf(pages: &[Page], fonts: &Fonts, about: &About) -> Result<Vec<u8>, String> {
    let settings = SerializeSettings { enable_tagging: false, ..SerializeSettings::default() };
    let mut document = Document::new_with(settings);
    let metadata = Metadata::new()
        .title(about.title.clone())
        .language(about.language.clone())
        .creator("Landfall".to_owned());
    document.set_metadata(metadata);
    let mut writer = Writer { fonts, loaded: FxHashMap::default(), images: FxHashMap::default() };
    let mut graphics: FxHashMap<*const Scene, Graphic> = FxHashMap::default();
    let mut seen: FxHashMap<*const Scene, usize> = FxHashMap::default();
    for placed in pages.iter().flat_map(|page| &page.placed) {
        *seen.entry(Arc::as_ptr(&placed.scene)).or_default() += 1;
    }
    for page in pages {
        let size = Size::from_wh(page.width / POINT, page.height / POINT).ok_or("a page has no size")?;
        let mut sheet = document.start_page_with(PageSettings::new(size));
        let mut surface = sheet.surface();
        let scale = Transform::from_scale(1.0 / POINT, 1.0 / POINT);
        surface.push_transform(&scale);
        for placed in &page.placed {
            let scene = &placed.scene;
            surface.push_transform(&place(placed));
            let clip = window(placed).and_then(|rect| {
                let mut builder = PathBuilder::new();
                builder.push_rect(rect);
                builder.finish()
            });
            if let Some(clip) = &clip {
                surface.push_clip_path(clip, &FillRule::NonZero);
            }
            let key = Arc::as_ptr(scene);
            // What is shown more than once is written once.
            if seen.get(&key).is_some_and(|count| *count > 1) {
                let graphic = graphics.entry(key).or_insert_with(|| {
                    let mut builder = surface.stream_builder();
                    let mut inner = builder.surface();
                    writer.items(&scene.items, &mut inner);
                    inner.finish();
                    Graphic::new(builder.finish(), false)
                });
                surface.draw_graphic(graphic.clone());
            } else {
                writer.items(&scene.items, &mut surface);
            }
            if clip.is_some() {
                surface.pop();
            }
            surface.pop();
        }
        writer.items(&page.items, &mut surface);
        surface.pop();
        surface.finish();
        sheet.finish();
    }
    document.finish().map_err(|error| writer.trouble(&error))
}

fn place(placed: &Placed) -> Transform {
    match (placed.turned, placed.window) {
        (true, _) => {
            let (x, y) = (placed.x + placed.scene.width, placed.y + placed.scene.height);
            Transform::from_row(-1.0, 0.0, 0.0, -1.0, x, y)
        }
        (false, Some((left, top, ..))) => Transform::from_translate(placed.x - left, placed.y - top),
        (false, None) => Transform::from_translate(placed.x, placed.y),
    }
}

fn window(placed: &Placed) -> Option<Rect> {
    let (scene, bleed) = (&placed.scene, placed.bleed.min(placed.scene.bleed));
    match placed.window {
        Some((x, y, width, height)) => Rect::from_xywh(x, y, width, height),
        None => Rect::from_ltrb(-bleed, -bleed, scene.width + bleed, scene.height + bleed),
    }
}

struct Writer<'a> {
    fonts: &'a Fonts,
    loaded: FxHashMap<usize, Option<Font>>,
    images: FxHashMap<*const u8, Option<KrillaImage>>,
}

impl Writer<'_> {
    fn trouble(&self, error: &KrillaError) -> String {
        let KrillaError::Font(broken, _) = error else {
            return format!("the PDF cannot be written: {error}");
        };
        let number = self.loaded.iter().find(|(_, font)| font.as_ref() == Some(broken));
        let name = number.map_or("", |(number, _)| self.fonts.name(*number));
        format!("the PDF cannot be written: the font {name} is damaged; replace or delete it")
    }

    fn items(&mut self, items: &[Item], surface: &mut Surface<'_>) {
        for item in items {
            match item {
                Item::Shape(shape) => draw_shape(shape, surface),
                Item::Run(run) => self.run(run, surface),
                Item::Image(image) => self.image(image, surface),
            }
        }
    }

    fn run(&mut self, run: &Run, surface: &mut Surface<'_>) {
        let fonts = self.fonts;
        let font = self.loaded.entry(run.font).or_insert_with(|| {
            let blob = fonts.blob(run.font)?;
            let (data, _) = blob.into_raw_parts();
            Font::new(data.into(), 0)
        });
        let (Some(font), Some(first)) = (font.clone(), run.glyphs.first()) else { return };
        surface.set_fill(Some(fill(run.colour)));
        surface.set_stroke(None);
        let start = Point::from_xy(first.x, first.y);
        let glyphs: Vec<KrillaGlyph> = run
            .glyphs
            .iter()
            .enumerate()
            .map(|(at, glyph)| {
                // Each letter stands where the layout has put it, whatever the font thinks of its width.
                let next = run.glyphs.get(at + 1).map_or(glyph.x + glyph.advance, |next| next.x);
                KrillaGlyph::new(
                    GlyphId::new(glyph.id),
                    (next - glyph.x) / run.size,
                    0.0,
                    (first.y - glyph.y) / run.size,
                    0.0,
                    glyph.bytes.clone(),
                    None,
                )
            })
            .collect();
        surface.draw_glyphs(start, &glyphs, font, &run.text, run.size, false);
    }

    fn image(&mut self, image: &Image, surface: &mut Surface<'_>) {
        let read = || KrillaImage::from_png(image.png.to_vec().into(), true).ok();
        let picture = self.images.entry(image.png.as_ptr()).or_insert_with(read);
        let (Some(picture), Some(size)) = (picture.clone(), Size::from_wh(image.width, image.height)) else {
            return;
        };
        surface.push_transform(&Transform::from_translate(image.x, image.y));
        surface.draw_image(picture, size);
        surface.pop();
    }
}

fn draw_shape(shape: &Shape, surface: &mut Surface<'_>) {
    let Some(path) = built!(&shape.path, PathBuilder::new()) else { return };
    surface.set_fill(shape.fill.map(fill));
    surface.set_stroke(shape.stroke.as_ref().map(|stroke| {
        let dash =
            (!stroke.dashes.is_empty()).then(|| StrokeDash { array: stroke.dashes.clone(), offset: 0.0 });
        KrillaStroke {
            paint: colour(stroke.colour).into(),
            width: stroke.width,
            dash,
            ..KrillaStroke::default()
        }
    }));
    surface.draw_path(&path);
    surface.set_stroke(None);
}

fn colour(Rgb(red, green, blue): Rgb) -> rgb::Color {
    rgb::Color::new(red, green, blue)
}

fn fill(of: Rgb) -> Fill {
    Fill { paint: colour(of).into(), ..Fill::default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Glyph;

    #[test]
    fn a_damaged_font_is_named() {
        let own = Fonts::default().bytes(0).to_vec();
        let tables = usize::from(u16::from_be_bytes([own[4], own[5]]));
        let mut refused = 0;
        for table in 0..tables {
            let mut bytes = own.clone();
            // Where the table begins is behind the end of the file.
            bytes[12 + 16 * table + 8] = 0x7f;
            let mut fonts = Fonts::default();
            let number = fonts.count();
            if fonts.add_further("fonts/x.ttf", bytes).is_err() {
                continue;
            }
            let glyph = Glyph { id: 40, x: 1.0, y: 9.0, advance: 5.0, bytes: 0..1 };
            let run = Run {
                font: number,
                size: 9.0,
                colour: Rgb(0, 0, 0),
                text: "A".to_owned(),
                glyphs: vec![glyph],
            };
            let page = Page { width: 60.0, height: 80.0, placed: Vec::new(), items: vec![Item::Run(run)] };
            if let Err(why) = pdf(&[page], &fonts, &About::default()) {
                refused += 1;
                assert_eq!(
                    why,
                    "the PDF cannot be written: the font `fonts/x.ttf` is damaged; replace or delete it"
                );
            }
        }
        assert!(refused > 0);
    }
}
