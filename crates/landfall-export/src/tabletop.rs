//! A saved object for Tabletop Simulator: decks as sheets of pictures, boards, and the book as a PDF.

use std::sync::Arc;

use landfall_cards::pdf::{About, Page, Placed, pdf};
use landfall_cards::{Card, Scene, png};
use landfall_project::Trouble;
use landfall_schema::cards::Form;
use serde_json::{Value, json};

use crate::Deck;
use crate::files::credits;

/// The largest sheet that the simulator takes: 10 x 7, of which the last place is the back.
const COLUMNS: usize = 10;
const MOST: usize = 69;

/// About 4,096 pixels across ten cards.
const CARD_WIDTH: u32 = 408;
const BOARD_WIDTH: f32 = 4_000.0;

/// Sheets and the saved object. Pictures are named for what is on them, since the simulator keeps what it has fetched
/// from an address for good; `base` is where they will lie.
pub fn tabletop(deck: &mut Deck<'_>, base: &str) -> Result<Vec<(String, Vec<u8>)>, Trouble> {
    let mut out =
        Out { files: Vec::new(), objects: Vec::new(), base: base.trim_end_matches('/').to_owned(), decks: 0 };
    let cards = deck.cards.clone();
    for kind in cards.chunk_by(|a, b| a.kind == b.kind) {
        match kind[0].form {
            Form::Card => {
                let sides: Vec<Side> = kind.iter().flat_map(sides).collect();
                for sheet in sides.chunks(MOST) {
                    out.deck(deck, &kind[0], sheet)?;
                }
            }
            Form::Poster => {
                for card in kind {
                    out.board(deck, card)?;
                }
            }
            Form::Page => {}
        }
    }
    out.book(deck)?;
    let saved = json!({
        "SaveName": deck.title, "GameMode": "", "Date": "", "Table": "", "Sky": "", "Note": "", "Rules": "",
        "PlayerTurn": "", "ObjectStates": out.objects,
    });
    out.files.push((format!("{}.json", deck.name), format!("{saved:#}\n").into_bytes()));
    out.files.push(("CREDITS.txt".to_owned(), credits(deck).into_bytes()));
    Ok(out.files)
}

struct Side {
    title: String,
    words: String,
    front: Arc<Scene>,
    back: Arc<Scene>,
    copies: usize,
}

fn sides(card: &Card) -> Vec<Side> {
    let side = |(at, front): (usize, &Arc<Scene>)| Side {
        title: match card.fronts.len() {
            1 => card.title.clone(),
            count => format!("{} ({} / {count})", card.title, at + 1),
        },
        words: front.words(),
        front: front.clone(),
        back: card.back.clone(),
        copies: card.copies,
    };
    card.fronts.iter().enumerate().map(side).collect()
}

struct Out {
    files: Vec<(String, Vec<u8>)>,
    objects: Vec<Value>,
    base: String,
    decks: usize,
}

impl Out {
    /// Adds a file under a name that changes with its bytes; its address.
    fn add(&mut self, name: &str, ending: &str, bytes: Vec<u8>) -> String {
        let path = format!("{name}-{:016x}.{ending}", hash(&bytes));
        let address = format!("{}/{path}", self.base);
        if !self.files.iter().any(|(known, _)| *known == path) {
            self.files.push((path, bytes));
        }
        address
    }

    /// Where the next object lies: in a row.
    fn place(&self) -> Value {
        let x = (self.objects.len() % 8) as f32 * 3.0 - 10.5;
        let z = (self.objects.len() / 8) as f32 * -4.0 + 8.0;
        transform(x, z, 180.0)
    }

    fn deck(&mut self, deck: &mut Deck<'_>, card: &Card, sheet: &[Side]) -> Result<(), Trouble> {
        self.decks += 1;
        let keyword = deck.atlas.schema.kind(card.kind).keyword.clone();
        let too_large = || Trouble::new(format!("the picture of `{keyword}` is too large"));
        let columns = sheet.len().clamp(2, COLUMNS);
        let fronts: Vec<&Scene> = sheet.iter().map(|side| &*side.front).collect();
        let unique = sheet.iter().any(|side| !Arc::ptr_eq(&side.back, &sheet[0].back));
        let backs: Vec<&Scene> = sheet.iter().map(|side| &*side.back).collect();
        let (bytes, _, _) =
            png::sheet(&fronts, &mut deck.fonts, columns, CARD_WIDTH).ok_or_else(too_large)?;
        let face = self.add(&format!("{}-{keyword}", deck.name), "png", bytes);
        let bytes = match unique {
            true => png::sheet(&backs, &mut deck.fonts, columns, CARD_WIDTH).map(|(bytes, _, _)| bytes),
            false => png::png(backs[0], &mut deck.fonts, CARD_WIDTH as f32 / backs[0].width * 25.4, false),
        };
        let back = self.add(&format!("{}-{keyword}-back", deck.name), "png", bytes.ok_or_else(too_large)?);
        let number = self.decks;
        let custom = json!({ (number.to_string()): {
            "FaceURL": face, "BackURL": back, "NumWidth": columns,
            "NumHeight": sheet.len().div_ceil(columns).max(2), "BackIsHidden": true, "UniqueBack": unique, "Type": 0,
        }});
        let (mut ids, mut contained) = (Vec::new(), Vec::new());
        for (at, side) in sheet.iter().enumerate() {
            let id = number * 100 + at;
            for _ in 0..side.copies {
                ids.push(id);
                contained.push(json!({
                    "Name": "Card", "Transform": transform(0.0, 0.0, 180.0), "Nickname": side.title,
                    "Description": side.words, "CardID": id, "CustomDeck": custom, "HideWhenFaceDown": true,
                    "Hands": true, "SidewaysCard": side.front.width > side.front.height,
                }));
            }
        }
        // A deck of one card is a card.
        let object = match contained.len() {
            1 => {
                let mut card = contained.remove(0);
                card["Transform"] = self.place();
                card["Name"] = "CardCustom".into();
                card
            }
            _ => json!({
                "Name": "DeckCustom", "Transform": self.place(), "Nickname": card_kind(card), "Description": "",
                "HideWhenFaceDown": true, "Hands": false, "SidewaysCard": sheet[0].front.width > sheet[0].front.height,
                "DeckIDs": ids, "CustomDeck": custom, "ContainedObjects": contained,
            }),
        };
        self.objects.push(object);
        Ok(())
    }

    fn board(&mut self, deck: &mut Deck<'_>, card: &Card) -> Result<(), Trouble> {
        for front in &card.fronts {
            let bytes = png::png(front, &mut deck.fonts, BOARD_WIDTH / front.width * 25.4, false)
                .ok_or_else(|| Trouble::new(format!("`{}` is too large", card.title)))?;
            let address = self.add(&format!("{}-board", deck.name), "png", bytes);
            self.objects.push(json!({
                "Name": "Custom_Board", "Transform": self.place(), "Nickname": card.title, "Description": "",
                "Locked": true,
                "CustomImage": {"ImageURL": address, "ImageSecondaryURL": "", "WidthScale": 0.0},
            }));
        }
        Ok(())
    }

    /// The pages of the book, one after the other.
    fn book(&mut self, deck: &mut Deck<'_>) -> Result<(), Trouble> {
        let pages = deck.cards.iter().filter(|card| card.form == Form::Page).flat_map(|card| &card.fronts);
        let page = |front: &Arc<Scene>| Page {
            width: front.width,
            height: front.height,
            placed: vec![Placed::new(front.clone(), 0.0, 0.0, 0.0)],
            items: Vec::new(),
        };
        let pages: Vec<Page> = pages.map(page).collect();
        if pages.is_empty() {
            return Ok(());
        }
        let about = About { title: deck.title.clone(), language: deck.locale.clone() };
        let bytes = pdf(&pages, &deck.fonts, &about).map_err(Trouble::new)?;
        let address = self.add(&format!("{}-book", deck.name), "pdf", bytes);
        self.objects.push(json!({
            "Name": "Custom_PDF", "Transform": self.place(), "Nickname": deck.title, "Description": "",
            "CustomPDF": {"PDFUrl": address, "PDFPassword": "", "PDFPage": 0, "PDFPageOffset": 0},
        }));
        Ok(())
    }
}

fn card_kind(card: &Card) -> String {
    card.back.title.clone()
}

fn transform(x: f32, z: f32, turned: f32) -> Value {
    json!({
        "posX": x, "posY": 1.0, "posZ": z, "rotX": 0.0, "rotY": turned, "rotZ": 0.0,
        "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0,
    })
}

/// FNV-1a: a name for bytes, not a seal.
pub(crate) fn hash(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}
