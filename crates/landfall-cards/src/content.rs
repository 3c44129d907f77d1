//! What the lines of a card become on paper: paragraphs with their fonts, and icons among the words.

use landfall_l10n::marks;
use landfall_l10n::text::{Line, Speaker, Style};
use landfall_schema::cards::Font;

use crate::flow::{Paragraph, Span};
use crate::icons::Icons;

/// A label before a colon is no longer than this; what is longer is a sentence.
const LABEL: usize = 32;

/// Lines as paragraphs. Only the story, or everything but the story at the root, where that is asked for.
pub fn paragraphs(speaker: &Speaker<'_>, icons: &Icons, lines: &[Line], part: Part) -> Vec<Paragraph> {
    let mut out: Vec<Paragraph> = Vec::new();
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        at += 1;
        let is_story = line.style == Style::Story && line.depth == 0;
        if line.style == Style::Title
            || (part == Part::Story && !is_story)
            || (part == Part::Rules && is_story)
        {
            continue;
        }
        let inside = lines[at..].iter().take_while(|next| next.depth > line.depth).count();
        // A few facts need no line of their own.
        let facts = match (line.style, inside, lines.get(at)) {
            (Style::Name, 1, Some(next)) if next.style == Style::Rule && !next.text.contains('\n') => {
                at += 1;
                Some(next.text.as_str())
            }
            _ => None,
        };
        paragraph(line, facts, inside > 0 && facts.is_none(), &mut out);
    }
    for paragraph in &mut out {
        paragraph.spans = drawn(speaker, icons, std::mem::take(&mut paragraph.spans));
    }
    if let Some(first) = out.first_mut() {
        first.before = 0.0;
        first.ruled = false;
    }
    out
}

/// Which part of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    All,
    Story,
    Rules,
}

fn paragraph(line: &Line, facts: Option<&str>, heads: bool, out: &mut Vec<Paragraph>) {
    let indent = line.depth.min(8) as f32 * 0.8;
    for (row, text) in line.text.lines().enumerate() {
        let base = Paragraph { indent, ..Paragraph::plain("", Font::Sans) };
        let done = match line.style {
            Style::Story => Paragraph { spans: plain(text, Font::Italic), before: 0.45, ..base },
            Style::Title | Style::Text => Paragraph { spans: plain(text, Font::Serif), before: 0.4, ..base },
            Style::Rule if row > 0 => {
                Paragraph { spans: plain(text, Font::Sans), indent: indent + 0.8, hang: 0.8, ..base }
            }
            Style::Rule => Paragraph { spans: labelled(text), hang: 0.8, before: 0.25, ..base },
            Style::Heading | Style::Name => {
                let mut spans = if heads { plain(text, Font::Bold) } else { headed(text) };
                spans.extend(facts.filter(|_| row == 0).into_iter().flat_map(|facts| {
                    let mut spans = plain("  ", Font::Sans);
                    spans.extend(labelled(facts));
                    spans
                }));
                let before = if line.depth == 0 { 0.6 } else { 0.3 };
                let ruled = line.depth == 0 && row == 0 && heads;
                Paragraph { spans, hang: 0.8, before, keeps: heads, ruled, ..base }
            }
        };
        out.push(done);
    }
}

fn plain(text: &str, font: Font) -> Vec<Span> {
    // A mark of the templates that fonts for reading do not have.
    vec![Span { text: text.replace('\u{25b8}', "\u{203a}"), font, icon: None }]
}

/// `Green [Science]: Go to Log 7.` with what comes before the colon in bold; a name alone is bold.
fn headed(text: &str) -> Vec<Span> {
    match text.find(": ") {
        Some(end) => {
            let mut spans = plain(&text[..end + 1], Font::Bold);
            spans.extend(plain(&text[end + 1..], Font::Sans));
            spans
        }
        None => plain(text, Font::Bold),
    }
}

/// `Biomes: Caves · Rank: 2` with its labels in bold.
fn labelled(text: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    for (at, part) in text.split(" \u{b7} ").enumerate() {
        if at > 0 {
            spans.extend(plain(" \u{b7} ", Font::Sans));
        }
        let label = part.find(": ").filter(|end| *end <= LABEL && !part.starts_with('\u{2192}'));
        match label.filter(|end| !part[..*end].contains(['.', ';', '!', '?'])) {
            Some(end) => {
                spans.extend(plain(&part[..end + 1], Font::Bold));
                spans.extend(plain(&part[end + 1..], Font::Sans));
            }
            None => spans.extend(plain(part, Font::Sans)),
        }
    }
    spans
}

/// `:word:` as an icon, where the word has one; otherwise by its name.
pub fn drawn(speaker: &Speaker<'_>, icons: &Icons, spans: Vec<Span>) -> Vec<Span> {
    if !spans.iter().any(|span| span.text.contains(':')) {
        return spans;
    }
    let mut out = Vec::new();
    for span in spans {
        let mut at = 0;
        for mark in marks::icons(&span.text) {
            let Some(before) = span.text.get(at..mark.start) else { continue };
            out.push(Span { text: before.to_owned(), font: span.font, icon: None });
            let picture = speaker.atlas.schema.icons.get(&mark.name).map(String::as_str);
            let picture = picture.filter(|picture| icons.has(picture)).or_else(|| {
                // A pack may draw a word without a line in its schema.
                icons.has(&mark.name).then_some(mark.name.as_str())
            });
            out.push(match picture {
                Some(picture) => {
                    Span { text: String::new(), font: span.font, icon: Some(picture.to_owned()) }
                }
                None => {
                    let text = format!("[{}]", speaker.icon(&mark.name));
                    Span { text, font: span.font, icon: None }
                }
            });
            at = mark.end;
        }
        out.push(Span { text: span.text[at..].to_owned(), font: span.font, icon: None });
    }
    out.retain(|span| span.icon.is_some() || !span.text.is_empty());
    out
}
