//! How the cards of a game look: one face for each kind, made of boxes in millimetres.

use serde::{Deserialize, Serialize};

use crate::types::{FieldId, KindId};

/// The face of one kind of card, and its back.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Face {
    pub kind: KindId,
    pub form: Form,
    /// Width and height of the trimmed card in millimetres.
    pub size: (f32, f32),
    /// How far colours reach beyond the edge, so that a cut that is a little off shows no white.
    pub bleed: f32,
    /// The colour of the kind, which boxes call `accent`.
    pub accent: Rgb,
    pub boxes: Vec<CardBox>,
    /// Empty: a plain back in the colour of the kind.
    pub back: Vec<CardBox>,
    /// Whether what does not fit goes on on another card or page.
    pub goes_on: bool,
}

/// What becomes of a face when it is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Form {
    /// Cut out, with a back.
    #[default]
    Card,
    /// A page of a book, in the order of ids.
    Page,
    /// A sheet on the table: one side, on as many pages as it takes.
    Poster,
}

impl Form {
    pub const ALL: [(&'static str, Form); 3] =
        [("card", Form::Card), ("page", Form::Page), ("poster", Form::Poster)];
}

/// A box of a face. It may be no more than a coloured ground.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct CardBox {
    pub name: String,
    /// Left, top, width and height in millimetres from the corner of the trimmed card.
    pub at: (f32, f32, f32, f32),
    pub shows: Option<Shows>,
    pub font: Font,
    /// The size of letters in points, and the smallest they may shrink to.
    pub text: (f32, f32),
    /// In how many columns text is set.
    pub columns: u8,
    pub align: Align,
    /// Where in the box what is lower than the box stands.
    pub stand: Stand,
    pub colour: Paint,
    pub fill: Option<Paint>,
    pub border: Option<Paint>,
    /// How round the corners are, in millimetres.
    pub round: f32,
}

/// What a box shows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Shows {
    Title,
    Id,
    /// The name of the kind.
    Kind,
    /// The name of the pack.
    Pack,
    /// `2/3` on cards that go on.
    Page,
    /// The story, without the rules.
    Story,
    /// Everything that no other box shows.
    Rules,
    /// The value of a field.
    Field(FieldId),
    /// An icon for each word of a field.
    Icons(FieldId),
    /// One icon of the collection.
    Icon(String),
    /// The picture that a graph or a map of the schema gives.
    Map,
    /// A picture of the pack.
    Art,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Font {
    Serif,
    Italic,
    #[default]
    Sans,
    Bold,
}

impl Font {
    pub const ALL: [(&'static str, Font); 4] =
        [("serif", Font::Serif), ("italic", Font::Italic), ("sans", Font::Sans), ("bold", Font::Bold)];
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Align {
    #[default]
    Left,
    Centre,
    Right,
}

impl Align {
    pub const ALL: [(&'static str, Align); 3] =
        [("left", Align::Left), ("centre", Align::Centre), ("right", Align::Right)];
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stand {
    #[default]
    Top,
    Middle,
    Bottom,
}

impl Stand {
    pub const ALL: [(&'static str, Stand); 3] =
        [("top", Stand::Top), ("middle", Stand::Middle), ("bottom", Stand::Bottom)];
}

/// A colour, by its name or by its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Paint {
    /// The colour of the kind.
    Accent,
    /// The same, light enough to write on.
    Pale,
    Ink,
    Paper,
    Rgb(Rgb),
}

impl Paint {
    pub const ALL: [(&'static str, Paint); 4] =
        [("accent", Paint::Accent), ("pale", Paint::Pale), ("ink", Paint::Ink), ("paper", Paint::Paper)];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// `#2c5d63`.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii())?;
        let number = u32::from_str_radix(digits, 16).ok()?;
        Some(Self((number >> 16) as u8, (number >> 8) as u8, number as u8))
    }
}
