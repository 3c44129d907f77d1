//! A scene as SVG. Letters are outlines, each drawn once and used again, so that every program shows the same.

use std::collections::BTreeSet;
use std::fmt::Write;

use landfall_schema::cards::Rgb;

use crate::fonts::Fonts;
use crate::scene::{Image, Item, Path, Run, Scene, Shape, Step};

/// The scene as a file of its own, with its bleed where `bleed` is set.
pub fn svg(scene: &Scene, fonts: &mut Fonts, bleed: bool) -> String {
    let edge = if bleed { scene.bleed } else { 0.0 };
    let (width, height) = (scene.width + 2.0 * edge, scene.height + 2.0 * edge);
    let mut out = String::new();
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}mm\" height=\"{h}mm\" viewBox=\"{x} {x} {w} {h}\" role=\"img\" aria-labelledby=\"title desc\">\n<title id=\"title\">{title}</title>\n<desc id=\"desc\">{words}</desc>\n",
        w = number(width),
        h = number(height),
        x = number(-edge),
        title = escaped(&scene.title),
        words = escaped(&scene.words()),
    );
    letters(scene, fonts, &mut out);
    for item in &scene.items {
        match item {
            Item::Shape(shape) => write_shape(shape, &mut out),
            Item::Run(run) => write_run(run, fonts, &mut out),
            Item::Image(image) => write_image(image, &mut out),
        }
    }
    out.push_str("</svg>\n");
    out
}

/// Text that may stand in XML, without the letters that must not.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&apos;"),
            '\n' | '\t' => out.push(' '),
            letter if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => {}
            letter => out.push(letter),
        }
    }
    out
}

fn letters(scene: &Scene, fonts: &mut Fonts, out: &mut String) {
    let runs = scene.items.iter().filter_map(|item| if let Item::Run(run) = item { Some(run) } else { None });
    let used: BTreeSet<(usize, u32)> =
        runs.flat_map(|run| run.glyphs.iter().map(|glyph| (run.font, glyph.id))).collect();
    if used.is_empty() {
        return;
    }
    out.push_str("<defs>");
    for (font, glyph) in used {
        let path = fonts.outline(font, glyph);
        if !path.0.is_empty() {
            let _ = write!(out, "<path id=\"g{font}-{glyph}\" d=\"{}\"/>", data(&path, 0));
        }
    }
    out.push_str("</defs>\n");
}

fn write_shape(shape: &Shape, out: &mut String) {
    let fill = shape.fill.map_or_else(|| "none".to_owned(), hex);
    let _ = write!(out, "<path fill=\"{fill}\"");
    if let Some(stroke) = &shape.stroke {
        let _ = write!(out, " stroke=\"{}\" stroke-width=\"{}\"", hex(stroke.colour), number(stroke.width));
        if !stroke.dashes.is_empty() {
            let dashes: Vec<String> = stroke.dashes.iter().map(|dash| number(*dash)).collect();
            let _ = write!(out, " stroke-dasharray=\"{}\"", dashes.join(" "));
        }
    }
    let _ = writeln!(out, " d=\"{}\"/>", data(&shape.path, 3));
}

fn write_run(run: &Run, fonts: &mut Fonts, out: &mut String) {
    let scale = run.size * fonts.unit(run.font);
    if scale <= 0.0 {
        return;
    }
    // Fonts count upwards.
    let _ = write!(out, "<g fill=\"{}\" transform=\"scale({s} -{s})\">", hex(run.colour), s = fine(scale));
    for glyph in &run.glyphs {
        if fonts.outline(run.font, glyph.id).0.is_empty() {
            continue;
        }
        let (x, y) = ((glyph.x / scale).round(), -(glyph.y / scale).round());
        let _ = write!(out, "<use href=\"#g{}-{}\" x=\"{x}\" y=\"{}\"/>", run.font, glyph.id, y + 0.0);
    }
    out.push_str("</g>\n");
}

fn write_image(image: &Image, out: &mut String) {
    let _ = writeln!(
        out,
        "<image x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" href=\"data:image/png;base64,{}\"/>",
        number(image.x),
        number(image.y),
        number(image.width),
        number(image.height),
        base64(&image.png)
    );
}

#[cfg(feature = "pictures")]
use crate::picture::base64;

#[cfg(not(feature = "pictures"))]
fn base64(_: &[u8]) -> String {
    String::new()
}

/// The data of a path, with so many digits behind the point.
fn data(path: &Path, digits: usize) -> String {
    let n = |number: f32| short(number, digits);
    let mut out = String::new();
    for step in &path.0 {
        let _ = match *step {
            Step::Move(x, y) => write!(out, "M{} {}", n(x), n(y)),
            Step::Line(x, y) => write!(out, "L{} {}", n(x), n(y)),
            Step::Quad(a, b, x, y) => write!(out, "Q{} {} {} {}", n(a), n(b), n(x), n(y)),
            Step::Cubic(a, b, c, d, x, y) => {
                write!(out, "C{} {} {} {} {} {}", n(a), n(b), n(c), n(d), n(x), n(y))
            }
            Step::Close => write!(out, "Z"),
        };
    }
    out
}

pub(crate) fn hex(Rgb(red, green, blue): Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

fn number(number: f32) -> String {
    short(number, 3)
}

fn fine(number: f32) -> String {
    short(number, 7)
}

/// Without zeros at the end.
fn short(number: f32, digits: usize) -> String {
    let text = format!("{number:.digits$}");
    if !text.contains('.') {
        return if text == "-0" { "0".to_owned() } else { text };
    }
    match text.trim_end_matches('0').trim_end_matches('.') {
        "-0" | "" => "0".to_owned(),
        short => short.to_owned(),
    }
}
