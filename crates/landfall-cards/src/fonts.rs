//! The letters: two families under the Open Font License, and whatever a pack brings along.

use std::borrow::Cow;
use std::sync::Arc;

use landfall_schema::cards::Font;
use parley::fontique::{Blob, Collection, CollectionOptions, SourceCache};
use parley::{FontContext, FontFamily, FontFamilyName, FontStyle, FontWeight, LayoutContext};
use rustc_hash::FxHashMap;
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};

use crate::scene::{Path, Step};

/// The fonts that come along. Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica.
static OWN: [&[u8]; 4] = [
    include_bytes!("../fonts/Alegreya-Regular.ttf"),
    include_bytes!("../fonts/Alegreya-Italic.ttf"),
    include_bytes!("../fonts/AlegreyaSans-Regular.ttf"),
    include_bytes!("../fonts/AlegreyaSans-Bold.ttf"),
];

/// The licence of [`OWN`].
pub static LICENCE: &str = include_str!("../fonts/OFL.txt");

pub(crate) const SERIF: &str = "Alegreya";
pub(crate) const SANS: &str = "Alegreya Sans";

/// All fonts of a run, and the memory that layouts share.
pub struct Fonts {
    pub(crate) context: FontContext,
    pub(crate) layouts: LayoutContext<u8>,
    files: Vec<Blob<u8>>,
    /// What people call each of them.
    names: Vec<String>,
    by_id: FxHashMap<u64, usize>,
    /// Families of the pack, asked for letters that ours do not have.
    further: Vec<String>,
    outlines: FxHashMap<(usize, u32), Arc<Path>>,
}

impl Default for Fonts {
    fn default() -> Self {
        Self::new()
    }
}

impl Fonts {
    /// Our fonts.
    pub fn new() -> Self {
        let options = CollectionOptions { shared: false, system_fonts: false };
        let mut fonts = Self {
            context: FontContext {
                collection: Collection::new(options),
                source_cache: SourceCache::default(),
            },
            layouts: LayoutContext::new(),
            files: Vec::new(),
            names: Vec::new(),
            by_id: FxHashMap::default(),
            further: Vec::new(),
            outlines: FxHashMap::default(),
        };
        for bytes in OWN {
            fonts.add("of Landfall", Blob::new(Arc::new(bytes)));
        }
        fonts
    }

    /// A font of a pack, behind those that are there. The error is for people.
    pub fn add_further(&mut self, name: &str, bytes: Vec<u8>) -> Result<(), String> {
        let families = self.add(name, Blob::new(Arc::new(bytes)));
        if families.is_empty() {
            return Err("it is not a font, or a damaged one".to_owned());
        }
        self.further.extend(families);
        Ok(())
    }

    fn add(&mut self, name: &str, blob: Blob<u8>) -> Vec<String> {
        let families = self.context.collection.register_fonts(blob.clone(), None);
        if families.is_empty() {
            return Vec::new();
        }
        self.by_id.insert(blob.id(), self.files.len());
        self.files.push(blob);
        self.names.push(format!("`{name}`"));
        let mut names = Vec::new();
        for (id, _) in &families {
            names.extend(self.context.collection.family_name(*id).map(str::to_owned));
        }
        names
    }

    /// The number of the font with this data.
    pub(crate) fn number(&self, id: u64) -> Option<usize> {
        self.by_id.get(&id).copied()
    }

    pub fn count(&self) -> usize {
        self.files.len()
    }

    pub fn bytes(&self, font: usize) -> &[u8] {
        self.files.get(font).map_or(&[], |blob| blob.data())
    }

    #[cfg(feature = "pdf")]
    pub(crate) fn name(&self, font: usize) -> &str {
        self.names.get(font).map_or("", String::as_str)
    }

    #[cfg(feature = "pdf")]
    pub(crate) fn blob(&self, font: usize) -> Option<Blob<u8>> {
        self.files.get(font).cloned()
    }

    pub(crate) fn family(&self, font: Font) -> FontFamily<'static> {
        let first = match font {
            Font::Serif | Font::Italic => [SERIF, SANS],
            Font::Sans | Font::Bold => [SANS, SERIF],
        };
        let own = first.into_iter().map(str::to_owned);
        let names = own.chain(self.further.iter().cloned());
        FontFamily::List(names.map(|name| FontFamilyName::Named(Cow::Owned(name))).collect())
    }

    /// How large a unit of the font is, for letters of size 1.
    pub(crate) fn unit(&self, font: usize) -> f32 {
        let upem = FontRef::new(self.bytes(font))
            .map(|font| font.metrics(Size::unscaled(), LocationRef::default()).units_per_em);
        1.0 / f32::from(upem.unwrap_or(1000).max(1))
    }

    /// The outline of a letter in units of its font, upwards.
    pub fn outline(&mut self, font: usize, glyph: u32) -> Arc<Path> {
        if let Some(known) = self.outlines.get(&(font, glyph)) {
            return known.clone();
        }
        let mut pen = Pen::default();
        if let Ok(file) = FontRef::new(self.bytes(font)) {
            let outlines = file.outline_glyphs();
            if let Some(outline) = outlines.get(GlyphId::new(glyph)) {
                let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
                // A letter that cannot be drawn is an empty one.
                let _ = outline.draw(settings, &mut pen);
            }
        }
        let path = Arc::new(Path(pen.0));
        self.outlines.insert((font, glyph), path.clone());
        path
    }
}

pub(crate) fn weight(font: Font) -> FontWeight {
    if font == Font::Bold { FontWeight::BOLD } else { FontWeight::NORMAL }
}

pub(crate) fn style(font: Font) -> FontStyle {
    if font == Font::Italic { FontStyle::Italic } else { FontStyle::Normal }
}

#[derive(Default)]
struct Pen(Vec<Step>);

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.push(Step::Move(x, y));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.push(Step::Line(x, y));
    }

    fn quad_to(&mut self, cx0: f32, cy0: f32, x: f32, y: f32) {
        self.0.push(Step::Quad(cx0, cy0, x, y));
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        self.0.push(Step::Cubic(cx0, cy0, cx1, cy1, x, y));
    }

    fn close(&mut self) {
        self.0.push(Step::Close);
    }
}
