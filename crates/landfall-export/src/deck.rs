//! All cards of a pack in one language, drawn.

use landfall_cards::print::Entry;
use landfall_cards::{Card, Fonts, Icons, Maker, Pictures, RULES, face, left_out};
use landfall_diagnostics::{Reports, Rule};
use landfall_model::{AssetId, Atlas};
use landfall_project::{Compilation, Extra, Options, Trouble, Wording};
use landfall_schema::cards::Form;

/// The cards of a pack, and what is wrong with them on paper.
pub struct Deck<'a> {
    pub atlas: &'a Atlas,
    pub cards: Vec<Card>,
    pub fonts: Fonts,
    pub icons: Icons,
    /// The pages of the book, in the order of their numbers.
    pub entries: Vec<Entry>,
    pub reports: Reports,
    /// The name of the pack, and as a title.
    pub name: String,
    pub title: String,
    pub version: String,
    pub locale: String,
    /// The language that effects are said in, where the game has none in that of the deck.
    pub instead: Option<String>,
    /// Whether icons were drawn whose authors have to be named.
    pub credited: bool,
}

/// What can be wrong with cards on paper.
pub fn rules() -> &'static [&'static Rule] {
    RULES
}

/// What is drawn, and how.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    /// Without one, in the language of the pack.
    pub locale: Option<String>,
    /// Only these cards; all, where there are none.
    pub only: Vec<AssetId>,
}

/// Draws the cards of a pack. What it allows is not reported.
pub fn deck<'a>(
    compilation: &'a Compilation,
    pack: usize,
    wish: &Wish,
    options: &Options,
) -> Result<Deck<'a>, Trouble> {
    let mut deck = drawn(compilation, pack, wish, options)?;
    deck.reports = compilation.judge_paper(deck.reports, false, options);
    Ok(deck)
}

/// Everything that is wrong on paper: every card of every pack, in every language it has.
pub fn faults(compilation: &Compilation, options: &Options) -> Result<Reports, Trouble> {
    let mut found = Reports::default();
    for (pack, about) in compilation.packs.iter().enumerate() {
        // Without its game nobody knows how its cards look; that was reported.
        if compilation.atlas(pack).is_none() {
            continue;
        }
        let own = about.locale.as_str();
        let others = compilation.locales_of(pack).into_iter().filter(|locale| *locale != own);
        for locale in std::iter::once(own).chain(others) {
            let wish = Wish { locale: Some(locale.to_owned()), only: Vec::new() };
            found.append(drawn(compilation, pack, &wish, options)?.reports);
        }
    }
    Ok(compilation.judge_paper(found, true, options))
}

fn drawn<'a>(
    compilation: &'a Compilation,
    pack: usize,
    wish: &Wish,
    options: &Options,
) -> Result<Deck<'a>, Trouble> {
    let wording = Wording::of(compilation, pack, wish.locale.as_deref(), options)?;
    let about = &compilation.packs[pack];
    let atlas = compilation.atlas(pack).ok_or_else(|| {
        Trouble::new(format!("`{}` cannot be read; `landfall check` shows why", about.name))
    })?;
    let title = about.title();
    let pictures = PackPictures { compilation, pack, atlas, options };
    let mut reports = Reports::default();
    let (fonts, icons) = own(compilation, pack, options, &mut reports);
    let mut maker = Maker::new(wording.speaker(atlas), fonts, icons, &pictures, title.clone());
    let (mut cards, mut entries) = (Vec::new(), Vec::new());
    for id in compilation.cards_of(pack) {
        if !wish.only.is_empty() && !wish.only.contains(&id) {
            continue;
        }
        let card = maker.card(id);
        for problem in &card.problems {
            reports.push(problem.report(&card.called, &wording.locale));
        }
        if card.form == Form::Page {
            entries.push(Entry {
                kind: kind_name(&maker, &card),
                number: card.key.clone(),
                title: maker.heading(id).0,
                accent: face(&atlas.schema, card.kind).accent,
                paragraphs: maker.paragraphs(id),
            });
        }
        cards.push(card);
    }
    Ok(Deck {
        atlas,
        cards,
        credited: maker.credited,
        fonts: maker.fonts,
        icons: maker.icons,
        entries,
        reports,
        name: about.name.clone(),
        title,
        version: about.version.clone(),
        locale: wording.locale.clone(),
        instead: wording.instead.clone(),
    })
}

fn kind_name(maker: &Maker<'_>, card: &Card) -> String {
    let shape = maker.speaker.atlas.schema.kind_shape(card.kind);
    maker.speaker.name(&shape.names, &shape.name).to_owned()
}

/// The fonts and the icons of a pack behind ours. What cannot be used is reported for the whole pack: a font and an icon
/// are wanted by texts as well as by faces.
pub(crate) fn own(
    compilation: &Compilation,
    pack: usize,
    options: &Options,
    reports: &mut Reports,
) -> (Fonts, Icons) {
    let place = compilation.packs[pack].place();
    let mut refuse = |folder: &str, file: &Extra, why: String| {
        let name = file.path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
        reports.push(left_out(&format!("{folder}/{name}"), why, place));
    };
    let mut fonts = Fonts::default();
    for file in compilation.extras(pack, "fonts", &["ttf", "otf"], options) {
        let name = file.path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
        let added = file.read().and_then(|bytes| fonts.add_further(&format!("fonts/{name}"), bytes.to_vec()));
        if let Err(why) = added {
            refuse("fonts", &file, why);
        }
    }
    let mut icons = Icons::new();
    for file in compilation.extras(pack, "icons", &["svg"], options) {
        match file.read().and_then(|bytes| landfall_cards::picture::Picture::read(&bytes, &fonts)) {
            Ok(picture) => icons.add(&file.stem, picture.as_icon()),
            Err(why) => refuse("icons", &file, why),
        }
    }
    (fonts, icons)
}

struct PackPictures<'a> {
    compilation: &'a Compilation,
    pack: usize,
    atlas: &'a Atlas,
    options: &'a Options,
}

impl Pictures for PackPictures<'_> {
    fn map(&self, id: AssetId) -> Option<Vec<u8>> {
        self.compilation.map_of(self.pack, id).map(String::into_bytes)
    }

    /// `art/P901.png`, or `art/poi-P901.png` where two kinds share an id.
    fn art(&self, id: AssetId) -> Option<(String, Result<Vec<u8>, String>)> {
        let asset = self.atlas.asset(id);
        let keyword = &self.atlas.schema.kind(asset.kind).keyword;
        let names = [format!("{keyword}-{}", asset.key), asset.key.to_string()];
        let files = self.compilation.extras(self.pack, "art", &["svg", "png", "jpg", "jpeg"], self.options);
        let found = names.iter().find_map(|name| files.iter().find(|file| file.stem == *name))?;
        let name = found.path.file_name()?.to_str()?;
        Some((format!("art/{name}"), found.read().map(|bytes| bytes.to_vec())))
    }
}
