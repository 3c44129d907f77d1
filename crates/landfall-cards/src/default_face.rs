//! The face of a kind that has none of its own, so that everything can be printed.

use landfall_schema::cards::{Align, CardBox, Face, Font, Form, Paint, Rgb, Shows, Stand};
use landfall_schema::{KindId, Schema};

/// Quiet colours that white letters can be read on.
const PALETTE: [Rgb; 8] = [
    Rgb(0x2c, 0x5d, 0x63),
    Rgb(0x6b, 0x3f, 0x4f),
    Rgb(0x44, 0x54, 0x7a),
    Rgb(0x5a, 0x5c, 0x33),
    Rgb(0x7a, 0x4a, 0x2a),
    Rgb(0x4a, 0x3f, 0x6b),
    Rgb(0x2f, 0x60, 0x45),
    Rgb(0x5b, 0x4a, 0x44),
];

/// The face of a kind: that of the schema, with boxes where it has none.
pub fn face(schema: &Schema, kind: KindId) -> Face {
    let mut face = schema.cards.get(&kind).cloned().unwrap_or_else(|| Face {
        kind,
        form: Form::Card,
        size: (63.0, 88.0),
        bleed: 2.0,
        accent: PALETTE[kind.index() % PALETTE.len()],
        boxes: Vec::new(),
        back: Vec::new(),
        goes_on: true,
    });
    if face.boxes.is_empty() {
        face.boxes = boxes(face.size);
    }
    if face.back.is_empty() {
        face.back = back(face.size);
    }
    face
}

fn plain(name: &str, at: (f32, f32, f32, f32), shows: Option<Shows>) -> CardBox {
    CardBox {
        name: name.to_owned(),
        at,
        shows,
        font: Font::Sans,
        text: (9.0, 6.0),
        columns: 1,
        align: Align::Left,
        stand: Stand::Top,
        colour: Paint::Ink,
        fill: None,
        border: None,
        round: 0.0,
    }
}

/// A band with the title, the text, and a foot with kind and id.
fn boxes((width, height): (f32, f32)) -> Vec<CardBox> {
    // Large sheets have larger letters, but not as much larger as they are.
    let large = (width.min(height) / 63.0).sqrt().clamp(0.8, 2.0);
    let (edge, band, foot) = (4.0 * large, 11.0 * large, 4.0 * large);
    let inner = width - 2.0 * edge;
    let rules = CardBox {
        text: (9.0 * large, 5.8 * large.min(1.3)),
        ..plain("rules", (edge, band + 2.0, inner, height - band - 2.0 - foot - edge), Some(Shows::Rules))
    };
    let small = |name: &str, x: f32, wide: f32, shows: Shows, align: Align| CardBox {
        text: (6.0 * large, 4.5 * large),
        align,
        stand: Stand::Bottom,
        colour: Paint::Accent,
        ..plain(name, (x, height - foot - edge * 0.6, wide, foot), Some(shows))
    };
    vec![
        CardBox { fill: Some(Paint::Accent), ..plain("band", (0.0, 0.0, width, band), None) },
        CardBox {
            font: Font::Bold,
            text: (12.0 * large, 6.5 * large),
            stand: Stand::Middle,
            colour: Paint::Paper,
            ..plain("title", (edge, 1.2 * large, inner, band - 2.4 * large), Some(Shows::Title))
        },
        rules,
        small("kind", edge, inner * 0.4, Shows::Kind, Align::Left),
        small("page", edge + inner * 0.4, inner * 0.2, Shows::Page, Align::Centre),
        small("id", edge + inner * 0.6, inner * 0.4, Shows::Id, Align::Right),
    ]
}

/// The same for all cards of a kind: what is drawn blind must not be told apart.
fn back((width, height): (f32, f32)) -> Vec<CardBox> {
    let large = (width.min(height) / 63.0).clamp(0.5, 3.0);
    let edge = 4.0 * large;
    let (inner, high) = (width - 2.0 * edge, height - 2.0 * edge);
    vec![
        CardBox { fill: Some(Paint::Accent), ..plain("ground", (0.0, 0.0, width, height), None) },
        CardBox {
            border: Some(Paint::Pale),
            round: 2.0 * large,
            ..plain("frame", (edge, edge, inner, high), None)
        },
        CardBox {
            font: Font::Bold,
            text: (15.0 * large, 7.0 * large),
            align: Align::Centre,
            stand: Stand::Middle,
            colour: Paint::Paper,
            ..plain(
                "kind",
                (edge * 1.5, edge * 2.0, width - 3.0 * edge, high - 2.0 * edge),
                Some(Shows::Kind),
            )
        },
        CardBox {
            text: (7.0 * large, 4.0 * large),
            align: Align::Centre,
            stand: Stand::Bottom,
            colour: Paint::Pale,
            ..plain(
                "pack",
                (edge * 1.5, height - 3.0 * edge, width - 3.0 * edge, edge * 1.5),
                Some(Shows::Pack),
            )
        },
    ]
}
