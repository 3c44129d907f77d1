//! Pictures that come as files: maps in SVG, art and icons of a pack.
//!
//! Lines of an SVG become lines of the scene, and its letters stay letters. Everything else is turned into pixels once,
//! here, so that no writer meets a file that somebody else has made. Nothing in a picture is run or fetched.

mod budget;
mod style;

use std::sync::Arc;

use landfall_l10n::nesting;
use landfall_schema::cards::Rgb;
use resvg::tiny_skia::{PathSegment, Pixmap, Transform};
use resvg::usvg::roxmltree::{Document, ParsingOptions};
use resvg::usvg::{self, Node, Options, Tree};

use crate::fonts::{Fonts, SANS, SERIF};
use crate::scene::{Glyph, Image, Item, Path, Run, Shape, Step, Stroke};

/// No picture has more pixels on a side: a poster of one metre at 300 dpi has 12,000.
const MOST_PIXELS: u32 = 12_000;

/// And no more in all: a poster of 60 by 70 centimetres at 300 dpi has 58.6 million.
const MOST_IN_ALL: u64 = 60_000_000;

/// Elements, texts and comments of an SVG.
const MOST_NODES: u32 = 1_000_000;

const NO_PICTURE: &str = "it is neither SVG nor PNG nor JPEG";

/// A picture in units of its own.
#[derive(Clone, Debug)]
pub struct Picture {
    pub width: f32,
    pub height: f32,
    pub items: Vec<Item>,
    /// Set where it is made of pixels.
    pub is_pixels: bool,
}

impl Picture {
    /// Reads an SVG, a PNG or a JPEG. The error is for people.
    pub fn read(bytes: &[u8], fonts: &Fonts) -> Result<Self, String> {
        match image_type(bytes) {
            Some(mime) => pixels(bytes, mime),
            None => vector(bytes, fonts),
        }
    }

    /// The picture as large as a box allows, in the middle of it: what is to be drawn, and its scale.
    pub fn fitted(&self, x: f32, y: f32, width: f32, height: f32) -> (Vec<Item>, f32) {
        let scale = (width / self.width).min(height / self.height);
        let dx = x + (width - self.width * scale) / 2.0;
        let dy = y + (height - self.height * scale) / 2.0;
        (self.items.iter().map(|item| placed(item, scale, dx, dy)).collect(), scale)
    }

    /// The outline of everything that is filled, in a square of 1: an icon.
    pub fn as_icon(&self) -> Path {
        let mut steps = Vec::new();
        for item in &self.fitted(0.0, 0.0, 1.0, 1.0).0 {
            if let Item::Shape(Shape { path, fill: Some(_), .. }) = item {
                steps.extend(path.0.iter().copied());
            }
        }
        Path(steps)
    }
}

pub(crate) fn placed(item: &Item, scale: f32, dx: f32, dy: f32) -> Item {
    match item {
        Item::Shape(shape) => Item::Shape(Shape {
            path: shape.path.placed(scale, dx, dy),
            fill: shape.fill,
            stroke: shape.stroke.as_ref().map(|stroke| Stroke {
                colour: stroke.colour,
                width: stroke.width * scale,
                dashes: stroke.dashes.iter().map(|dash| dash * scale).collect(),
            }),
        }),
        Item::Run(run) => {
            let glyph = |glyph: &Glyph| Glyph {
                x: glyph.x * scale + dx,
                y: glyph.y * scale + dy,
                advance: glyph.advance * scale,
                ..glyph.clone()
            };
            let glyphs = run.glyphs.iter().map(glyph).collect();
            Item::Run(Run { size: run.size * scale, glyphs, ..run.clone() })
        }
        Item::Image(image) => Item::Image(Image {
            x: image.x * scale + dx,
            y: image.y * scale + dy,
            width: image.width * scale,
            height: image.height * scale,
            ..image.clone()
        }),
    }
}

fn image_type(bytes: &[u8]) -> Option<&'static str> {
    let types: [(&[u8], &str); 2] = [(b"\x89PNG\r\n\x1a\n", "image/png"), (b"\xff\xd8\xff", "image/jpeg")];
    types.into_iter().find(|(magic, _)| bytes.starts_with(magic)).map(|(_, mime)| mime)
}

/// Options that read no file and know no font but ours.
fn options(fonts: Option<&Fonts>) -> Options<'static> {
    let mut database = usvg::fontdb::Database::new();
    for font in 0..fonts.map_or(0, Fonts::count) {
        database.load_font_data(fonts.map_or_else(Vec::new, |fonts| fonts.bytes(font).to_vec()));
    }
    database.set_sans_serif_family(SANS);
    database.set_serif_family(SERIF);
    let mut options = Options { fontdb: Arc::new(database), ..Options::default() };
    options.font_family = SANS.to_owned();
    // A picture that names another file is shown without it.
    options.image_href_resolver.resolve_string = Box::new(|_, _| None);
    options
}

/// The size that the header of a PNG names, before anything is unpacked.
fn png_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let number = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    Some((number(16)?, number(20)?))
}

fn pixels(bytes: &[u8], mime: &str) -> Result<Picture, String> {
    if let Some((width, height)) = png_size(bytes).filter(|_| mime == "image/png")
        && is_too_large(width, height)
    {
        return Err(too_many(width, height));
    }
    let whole = Pixmap::decode_png(bytes).ok().filter(|_| mime == "image/png");
    let pixmap = match whole {
        Some(pixmap) => pixmap,
        None => through_svg(bytes, mime)?,
    };
    let (width, height) = (pixmap.width(), pixmap.height());
    if pixmap.pixels().iter().all(|pixel| pixel.alpha() == 0) {
        return Err("nothing can be seen on it".to_owned());
    }
    let png = pixmap.encode_png().map_err(|_| "its pixels cannot be written")?;
    let (width, height) = (width as f32, height as f32);
    let image = Image { png: png.into(), x: 0.0, y: 0.0, width, height };
    Ok(Picture { width, height, items: vec![Item::Image(image)], is_pixels: true })
}

fn is_too_large(width: u32, height: u32) -> bool {
    width.max(height) > MOST_PIXELS || u64::from(width) * u64::from(height) > MOST_IN_ALL
}

fn too_many(width: u32, height: u32) -> String {
    format!(
        "it has {width} x {height} pixels; {MOST_PIXELS} on a side and {} million in all are the most",
        MOST_IN_ALL / 1_000_000
    )
}

/// Pixels of a format that only the renderer of SVG reads.
fn through_svg(bytes: &[u8], mime: &str) -> Result<Pixmap, String> {
    const UNREADABLE: &str = "its pixels cannot be read";
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"><image xlink:href=\"data:{mime};base64,{}\"/></svg>",
        base64(bytes)
    );
    let tree = Tree::from_str(&svg, &options(None)).map_err(|_| UNREADABLE)?;
    let size = tree.size().to_int_size();
    if is_too_large(size.width(), size.height()) {
        return Err(too_many(size.width(), size.height()));
    }
    let mut pixmap = Pixmap::new(size.width(), size.height()).ok_or(UNREADABLE)?;
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    Ok(pixmap)
}

fn vector(bytes: &[u8], fonts: &Fonts) -> Result<Picture, String> {
    if bytes.len() > 16_000_000 {
        return Err("it is larger than 16 MB".to_owned());
    }
    let text = std::str::from_utf8(bytes).map_err(|_| NO_PICTURE)?;
    let text = without_media(text);
    let elements = nesting::elements(&text).map_err(|(_, why)| why)?;
    if elements as u64 > budget::MOST_ELEMENTS {
        return Err(format!("it has more than {} elements", budget::MOST_ELEMENTS));
    }
    let parsing = ParsingOptions { allow_dtd: true, nodes_limit: MOST_NODES, ..ParsingOptions::default() };
    let xml = Document::parse_with_options(&text, parsing).map_err(|_| NO_PICTURE)?;
    budget::within_budget(&xml)?;
    let mut options = options(Some(fonts));
    // Pixels inside are not drawn, so nobody unpacks them; nor what else could be in them.
    options.image_href_resolver.resolve_data = Box::new(|_, _, _| None);
    let tree = Tree::from_xmltree(&xml, &options).map_err(|_| NO_PICTURE)?;
    let mut items = Vec::new();
    let mut stack: Vec<&Node> = tree.root().children().iter().rev().collect();
    // A stack in place of a recursion: groups may lie in each other as deep as somebody likes.
    while let Some(node) = stack.pop() {
        match node {
            Node::Group(group) => stack.extend(group.children().iter().rev()),
            Node::Path(path) => items.extend(shape(path)),
            Node::Text(text) => letters(text, &tree, fonts, &mut items),
            // Pixels inside an SVG are left out: nobody could say how large they are printed.
            Node::Image(_) => {}
        }
    }
    if items.is_empty() {
        return Err("nothing can be seen on it".to_owned());
    }
    let size = tree.size();
    Ok(Picture { width: size.width(), height: size.height(), items, is_pixels: false })
}

/// Our maps have colours for dark screens behind `@media`, which the reader of SVG would take for everybody's.
fn without_media(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("@media") {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let mut depth = 0usize;
        let end = rest.char_indices().find_map(|(at, c)| {
            match c {
                '{' => depth += 1,
                '}' => depth = depth.saturating_sub(1),
                _ => return None,
            }
            (depth == 0).then_some(at + 1)
        });
        rest = end.map_or("", |end| &rest[end..]);
    }
    out.push_str(rest);
    out
}

fn shape(path: &usvg::Path) -> Option<Item> {
    if !path.is_visible() {
        return None;
    }
    let transform = path.abs_transform();
    let data = path.data().clone().transform(transform)?;
    let steps = data.segments().map(|segment| match segment {
        PathSegment::MoveTo(p) => Step::Move(p.x, p.y),
        PathSegment::LineTo(p) => Step::Line(p.x, p.y),
        PathSegment::QuadTo(a, p) => Step::Quad(a.x, a.y, p.x, p.y),
        PathSegment::CubicTo(a, b, p) => Step::Cubic(a.x, a.y, b.x, b.y, p.x, p.y),
        PathSegment::Close => Step::Close,
    });
    let scale = (transform.sx * transform.sy - transform.kx * transform.ky).abs().sqrt();
    let fill = path.fill().and_then(|fill| colour(fill.paint(), fill.opacity().get()));
    let stroke = path.stroke().and_then(|stroke| {
        let dashes = stroke.dasharray().unwrap_or_default().iter().map(|dash| dash * scale).collect();
        let colour = colour(stroke.paint(), stroke.opacity().get())?;
        Some(Stroke { colour, width: stroke.width().get() * scale, dashes })
    });
    (fill.is_some() || stroke.is_some())
        .then(|| Item::Shape(Shape { path: Path(steps.collect()), fill, stroke }))
}

/// The colour of a paint on paper; of a gradient, its first colour.
fn colour(paint: &usvg::Paint, opacity: f32) -> Option<Rgb> {
    let colour = match paint {
        usvg::Paint::Color(colour) => *colour,
        usvg::Paint::LinearGradient(gradient) => gradient.stops().first()?.color(),
        usvg::Paint::RadialGradient(gradient) => gradient.stops().first()?.color(),
        usvg::Paint::Pattern(_) => return None,
    };
    let over = |part: u8| (f32::from(part) * opacity + 255.0 * (1.0 - opacity)).round() as u8;
    Some(Rgb(over(colour.red), over(colour.green), over(colour.blue)))
}

fn letters(text: &usvg::Text, tree: &Tree, fonts: &Fonts, items: &mut Vec<Item>) {
    // The database was filled in the order of our fonts.
    let ids: Vec<_> = tree.fontdb().faces().map(|face| face.id).collect();
    for span in text.layouted() {
        if !span.visible {
            continue;
        }
        let colour = span
            .fill
            .as_ref()
            .and_then(|fill| colour(fill.paint(), fill.opacity().get()))
            .unwrap_or(Rgb(0, 0, 0));
        let mut run: Option<Run> = None;
        for glyph in &span.positioned_glyphs {
            let Some(font) = ids.iter().position(|id| *id == glyph.font) else { continue };
            let at = text.abs_transform().pre_concat(glyph.outline_transform());
            let size = (at.sx * at.sx + at.ky * at.ky).sqrt() / fonts.unit(font);
            let fits = run.as_ref().is_some_and(|run| run.font == font && (run.size - size).abs() < 0.01);
            if !fits {
                items.extend(run.take().map(Item::Run));
            }
            let run = run.get_or_insert_with(|| Run {
                font,
                size,
                colour,
                text: String::new(),
                glyphs: Vec::new(),
            });
            let start = run.text.len();
            run.text.push_str(&glyph.text);
            // How wide it is matters to nobody here: the next one has its own place.
            let bytes = start..run.text.len();
            run.glyphs.push(Glyph { id: u32::from(glyph.id.0), x: at.tx, y: at.ty, advance: 0.0, bytes });
        }
        items.extend(run.map(Item::Run));
    }
}

/// Bytes as letters.
pub fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let part = |at: usize| u32::from(chunk.get(at).copied().unwrap_or(0));
        let bits = part(0) << 16 | part(1) << 8 | part(2);
        for at in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * at) & 63) as usize];
            out.push(if at <= chunk.len() { letter as char } else { '=' });
        }
    }
    out
}

#[cfg(test)]
mod tests;
