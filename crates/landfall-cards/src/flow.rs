//! Text in lines: paragraphs of several fonts with icons among the words, broken to a width.

use landfall_schema::cards::{Align, Font, Rgb};
use parley::layout::PositionedLayoutItem;
use parley::style::{FontFeatures, LineHeight, OverflowWrap, StyleProperty, VerticalAlign};
use parley::{Alignment, AlignmentOptions, IndentOptions, InlineBox, InlineBoxKind, Layout};

use crate::fonts::{Fonts, style, weight};
use crate::scene::{Glyph, Run};

/// A point in millimetres.
pub const POINT: f32 = 25.4 / 72.0;

/// How high a line is, for letters of size 1.
const LINE: f32 = 1.18;

/// How large an icon is beside letters of size 1.
const ICON: f32 = 1.05;

/// Words of one font.
#[derive(Clone, Debug, PartialEq)]
pub struct Span {
    pub text: String,
    pub font: Font,
    /// The picture that stands here in place of the text.
    pub icon: Option<String>,
}

/// Words that begin on a new line.
#[derive(Clone, Debug, PartialEq)]
pub struct Paragraph {
    pub spans: Vec<Span>,
    /// How far in it begins, and how much further its other lines do, for letters of size 1.
    pub indent: f32,
    pub hang: f32,
    /// What is left free before it.
    pub before: f32,
    /// How large its letters are, beside those of the box.
    pub scale: f32,
    /// It must not be the last on a page.
    pub keeps: bool,
    /// A thin line before it.
    pub ruled: bool,
}

impl Paragraph {
    pub fn plain(text: impl Into<String>, font: Font) -> Self {
        let spans = vec![Span { text: text.into(), font, icon: None }];
        Self { spans, indent: 0.0, hang: 0.0, before: 0.0, scale: 1.0, keeps: false, ruled: false }
    }
}

/// A line with everything on it, from its own left upper corner.
#[derive(Clone, Debug)]
pub struct Line {
    pub height: f32,
    /// What is left free before it, unless it is the first on its page.
    pub before: f32,
    pub width: f32,
    pub runs: Vec<Run>,
    /// Pictures by name: left, top, size.
    pub icons: Vec<(String, f32, f32, f32)>,
    pub keeps: bool,
    pub ruled: bool,
}

/// Lines of paragraphs, and the letters that no font has.
#[derive(Clone, Debug, Default)]
pub struct Flow {
    pub lines: Vec<Line>,
    pub missing: Vec<char>,
    /// A word is longer than a line and had to be broken.
    pub is_broken: bool,
}

impl Flow {
    pub fn height(&self) -> f32 {
        let mut high = 0.0;
        for (at, line) in self.lines.iter().enumerate() {
            high += line.height + if at > 0 { line.before } else { 0.0 };
        }
        high
    }

    /// How wide the widest line is.
    pub fn width(&self) -> f32 {
        self.lines.iter().map(|line| line.width).fold(0.0, f32::max)
    }
}

/// How text is set.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    pub width: f32,
    /// The size of letters in millimetres.
    pub size: f32,
    pub align: Align,
    pub colour: Rgb,
}

/// Breaks paragraphs into lines.
pub fn flow(fonts: &mut Fonts, paragraphs: &[Paragraph], setting: Setting) -> Flow {
    let mut flow = Flow::default();
    for paragraph in paragraphs {
        set(fonts, paragraph, setting, &mut flow);
    }
    flow
}

fn set(fonts: &mut Fonts, paragraph: &Paragraph, setting: Setting, flow: &mut Flow) {
    let size = setting.size * paragraph.scale;
    let text: String = paragraph.spans.iter().filter(|s| s.icon.is_none()).map(|s| s.text.as_str()).collect();
    let mut layout = laid_out(fonts, paragraph, &text, size);
    let indent = paragraph.indent * setting.size;
    layout.set_text_indent(paragraph.hang * size, IndentOptions { hanging: true, each_line: false });
    let width = (setting.width - indent).max(1.0);
    layout.break_all_lines(Some(width));
    flow.is_broken |= layout.calculate_content_widths().min > width;
    let align = match setting.align {
        Align::Left => Alignment::Start,
        Align::Centre => Alignment::Center,
        Align::Right => Alignment::End,
    };
    layout.align(align, AlignmentOptions::default());
    let count = layout.len();
    let icons: Vec<&str> = paragraph.spans.iter().filter_map(|span| span.icon.as_deref()).collect();
    for (at, line) in layout.lines().enumerate() {
        let metrics = line.metrics();
        let top = metrics.block_min_coord;
        let mut out = Line {
            height: metrics.block_max_coord - top,
            before: if at == 0 { paragraph.before * setting.size } else { 0.0 },
            width: indent + metrics.indent + metrics.advance - metrics.hanging_advance,
            runs: Vec::new(),
            icons: Vec::new(),
            // Neither a heading without what it heads, nor one line of two alone.
            keeps: paragraph.keeps || (at == 0 && count > 2),
            ruled: paragraph.ruled && at == 0,
        };
        // A run that changes its style comes in parts; the whole of it is taken with the first.
        let mut taken = None;
        for item in line.items() {
            match item {
                PositionedLayoutItem::GlyphRun(run) => {
                    if taken.replace(run.run().index()) == Some(run.run().index()) {
                        continue;
                    }
                    let found = glyphs(fonts, &text, &run, setting.colour, (indent, -top), &mut flow.missing);
                    out.runs.extend(found);
                }
                PositionedLayoutItem::InlineBox(place) => {
                    if let Some(name) = icons.get(place.id as usize) {
                        let y = place.y - top;
                        out.icons.push(((*name).to_owned(), place.x + indent, y, place.height));
                    }
                }
            }
        }
        flow.lines.push(out);
    }
}

fn laid_out(fonts: &mut Fonts, paragraph: &Paragraph, text: &str, size: f32) -> Layout<u8> {
    let families: Vec<_> =
        [Font::Serif, Font::Italic, Font::Sans, Font::Bold].map(|font| (font, fonts.family(font))).into();
    let mut builder = fonts.layouts.ranged_builder(&mut fonts.context, text, 1.0, false);
    builder.push_default(StyleProperty::FontSize(size));
    builder.push_default(StyleProperty::LineHeight(LineHeight::FontSizeRelative(LINE)));
    // A word that is longer than the line is broken anywhere rather than cut off.
    builder.push_default(StyleProperty::OverflowWrap(OverflowWrap::BreakWord));
    builder.push_default(StyleProperty::FontFeatures(FontFeatures::from("\"lnum\" 1")));
    let (mut at, mut icon) = (0, 0);
    for span in &paragraph.spans {
        if span.icon.is_some() {
            builder.push_inline_box(InlineBox {
                id: icon,
                kind: InlineBoxKind::InFlow,
                index: at,
                width: size * ICON,
                height: size * ICON,
                baseline: Some(size * 0.85),
                vertical_align: VerticalAlign::BASELINE,
            });
            icon += 1;
            continue;
        }
        let end = at + span.text.len();
        if let Some((_, family)) = families.iter().find(|(font, _)| *font == span.font) {
            builder.push(StyleProperty::FontFamily(family.clone()), at..end);
        }
        builder.push(StyleProperty::FontWeight(weight(span.font)), at..end);
        builder.push(StyleProperty::FontStyle(style(span.font)), at..end);
        at = end;
    }
    builder.build(text)
}

/// The letters of a run, moved; those that no font has are noted.
fn glyphs(
    fonts: &Fonts,
    text: &str,
    run: &parley::layout::GlyphRun<'_, u8>,
    colour: Rgb,
    (dx, dy): (f32, f32),
    missing: &mut Vec<char>,
) -> Option<Run> {
    let inner = run.run();
    let font = fonts.number(inner.font().data.id())?;
    let bytes = inner.text_range();
    let said = text.get(bytes.clone())?;
    let mut out = Vec::new();
    let mut x = run.offset() + dx;
    let y = run.baseline() + dy;
    for cluster in inner.visual_clusters() {
        let range = cluster.text_range();
        let local = range.start - bytes.start..range.end - bytes.start;
        if cluster.is_ligature_continuation() {
            if let Some(last) = out.last_mut() {
                let last: &mut Glyph = last;
                last.bytes.end = local.end.max(last.bytes.end);
            }
            continue;
        }
        for glyph in cluster.glyphs() {
            if glyph.id == 0 {
                let letters = said.get(local.clone()).unwrap_or_default().chars();
                missing.extend(letters.filter(|c| !c.is_whitespace() && !c.is_control()));
            }
            let (gx, gy) = (x + glyph.x, y - glyph.y);
            out.push(Glyph { id: glyph.id, x: gx, y: gy, advance: glyph.advance, bytes: local.clone() });
            x += glyph.advance;
        }
    }
    Some(Run { font, size: inner.font_size(), colour, text: said.to_owned(), glyphs: out })
}
