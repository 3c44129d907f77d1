//! A pack as a site of plain files: no server, and no script but one small one of ours.
//!
//! What players look up by its number opens one at a time: it is on no list, no page links to it, and its file is named
//! for a hash of the number. That keeps eyes away, not determined people.

mod page;

use landfall_cards::{Scene, svg};
use landfall_l10n::text::{Line, Speaker, Style};
use landfall_model::AssetId;
use landfall_project::{Compilation, Options, Trouble};
use landfall_schema::cards::{Form, Shows};

use crate::files::{Names, credits, file_name};
use crate::tabletop::hash;
use crate::words::{Words, heading, is_named, kind_name, lines};
use crate::{Deck, Wish, deck};
use page::{Page, escaped};

/// A site, and what is wrong with its cards on paper.
pub struct Site {
    pub files: Vec<(String, Vec<u8>)>,
    pub pages: usize,
    /// How many entries open by their number alone.
    pub hidden: usize,
}

/// The files of a site in every language of a pack.
pub fn site(compilation: &Compilation, pack: usize, options: &Options) -> Result<Site, Trouble> {
    let words = Words::of(compilation, pack, options)?;
    let locales: Vec<String> = words.wordings.iter().map(|wording| wording.locale.clone()).collect();
    let mut site = Site { files: Vec::new(), pages: 0, hidden: 0 };
    site.add("style.css", page::STYLE.to_owned());
    site.add("site.js", page::SCRIPT.to_owned());
    // Who looks for pages must not find the entries either.
    site.add("robots.txt", "User-agent: *\nDisallow: /*/book/\n".to_owned());
    for locale in &locales {
        let wish = Wish { locale: Some(locale.clone()), only: Vec::new() };
        let mut deck = deck(compilation, pack, &wish, options)?;
        let speaker = words.wordings.iter().find(|wording| wording.locale == *locale);
        let Some(speaker) = speaker.map(|wording| wording.speaker(words.atlas)) else { continue };
        let mut language = Language {
            words: &words,
            speaker,
            locales: &locales,
            locale,
            site: &mut site,
            names: Names::default(),
        };
        language.write(&mut deck, compilation, pack);
        site.add("CREDITS.txt", credits(&deck));
    }
    site.add("index.html", page::door(&words.title, &locales));
    site.files.sort();
    site.files.dedup();
    Ok(site)
}

impl Site {
    fn add(&mut self, path: &str, text: String) {
        if path.ends_with(".html") {
            self.pages += 1;
        }
        self.files.push((path.to_owned(), text.into_bytes()));
    }
}

/// Whether a card is looked up by its number: a page of the book, or one whose back shows the number alone.
fn is_hidden(deck: &Deck<'_>, at: usize) -> bool {
    let card = &deck.cards[at];
    let face = landfall_cards::face(&deck.atlas.schema, card.kind);
    let by_number = face.back.iter().any(|shown| shown.shows == Some(Shows::Id));
    !is_named(deck.atlas, card.id) && (card.form == Form::Page || by_number)
}

/// One language of a site.
struct Language<'a> {
    words: &'a Words<'a>,
    speaker: Speaker<'a>,
    locales: &'a [String],
    locale: &'a str,
    site: &'a mut Site,
    /// Of its pictures.
    names: Names,
}

impl Language<'_> {
    fn write(&mut self, deck: &mut Deck<'_>, compilation: &Compilation, pack: usize) {
        let (mut shown, mut hidden) = (Vec::new(), Vec::new());
        for at in 0..deck.cards.len() {
            if is_hidden(deck, at) { hidden.push(at) } else { shown.push(at) }
        }
        self.front(deck, compilation, pack);
        self.cards(deck, &shown);
        self.book(deck, &hidden);
    }

    /// Title, story and maps.
    fn front(&mut self, deck: &mut Deck<'_>, compilation: &Compilation, pack: usize) {
        let mut body = String::new();
        for at in 0..deck.cards.len() {
            let id = deck.cards[at].id;
            let Some(map) = compilation.map_of(pack, id) else { continue };
            // By its id: titles may be alike, or written in letters that no name of a file has.
            let wanted = format!("map-{}", safe(deck.atlas.rec(id).asset_key()));
            let name = format!("{}/{}.svg", self.locale, self.names.free(wanted));
            let title = escaped(&heading(&self.speaker, id));
            let is_story = |line: &Line| line.style == Style::Story && line.depth == 0;
            let story: Vec<Line> = lines(&self.speaker, id).into_iter().filter(is_story).collect();
            let alt = self.map_in_words(id);
            body.push_str(&format!(
                "<section><h2>{title}</h2>{}<figure><a href=\"{file}\"><img class=\"map\" src=\"{file}\" alt=\"{}\"></a></figure></section>\n",
                self.text(&story),
                escaped(&alt),
                file = escaped(name.rsplit('/').next().unwrap_or_default()),
            ));
            self.site.files.push((name, map.into_bytes()));
        }
        self.page("index.html", &self.words.title.clone(), &body, Where::Front);
    }

    /// What a map shows, for those who cannot see it.
    fn map_in_words(&self, id: AssetId) -> String {
        let names: Vec<String> = lines(&self.speaker, id)
            .into_iter()
            .filter(|line| matches!(line.style, Style::Heading | Style::Name) && line.depth == 0)
            .map(|line| line.text)
            .collect();
        format!("{}: {}", heading(&self.speaker, id), names.join("; "))
    }

    /// Every card that is no secret: its picture, and its words beside it.
    fn cards(&mut self, deck: &mut Deck<'_>, shown: &[usize]) {
        let label = self.say("Search the cards", "Cerca fra le carte");
        let mut body = format!(
            "<p><label for=\"filter\">{label}</label> <input id=\"filter\" type=\"search\" autocomplete=\"off\"></p>\n<p id=\"found\" role=\"status\"></p>\n"
        );
        let same_kind = |a: &usize, b: &usize| deck.cards[*a].kind == deck.cards[*b].kind;
        let groups: Vec<&[usize]> = shown.chunk_by(same_kind).collect();
        for group in groups {
            let kind = kind_name(&self.speaker, deck.cards[group[0]].id).to_owned();
            body.push_str(&format!(
                "<section class=\"kind\"><h2>{}</h2>\n<ul class=\"cards\">\n",
                escaped(&kind)
            ));
            for at in group {
                body.push_str(&self.card(deck, *at));
            }
            body.push_str("</ul></section>\n");
        }
        let title = self.say("Cards", "Carte").to_owned();
        self.page("cards.html", &title, &body, Where::Cards);
    }

    fn card(&mut self, deck: &mut Deck<'_>, at: usize) -> String {
        let card = deck.cards[at].clone();
        let lines = lines(&self.speaker, card.id);
        let mut pictures = String::new();
        for (side, scene) in card.fronts.iter().enumerate() {
            let wanted = format!("{}-{}", file_name(deck.atlas, &card).replace('/', "-"), side + 1);
            let file = format!("{}.svg", self.names.free(wanted));
            self.picture(deck, scene, &file);
            let (width, height) = (scene.width, scene.height);
            pictures.push_str(&format!(
                "<img loading=\"lazy\" src=\"img/{file}\" width=\"{}\" height=\"{}\" alt=\"\">",
                (width * 4.0).round(),
                (height * 4.0).round()
            ));
        }
        format!(
            "<li><h3>{}</h3><div class=\"sides\">{pictures}</div><details><summary>{}</summary>{}</details></li>\n",
            escaped(&heading(&self.speaker, card.id)),
            self.say("In words", "In parole"),
            self.text(&lines)
        )
    }

    fn picture(&mut self, deck: &mut Deck<'_>, scene: &Scene, file: &str) {
        let text = svg(scene, &mut deck.fonts, false);
        self.site.files.push((format!("{}/img/{file}", self.locale), text.into_bytes()));
    }

    /// The page where a number is entered, and the entries that it opens.
    fn book(&mut self, deck: &Deck<'_>, hidden: &[usize]) {
        let mut kinds: Vec<(String, String)> = Vec::new();
        for at in hidden {
            let card = &deck.cards[*at];
            let keyword = deck.atlas.schema.kind(card.kind).keyword.clone();
            if !kinds.iter().any(|(known, _)| *known == keyword) {
                kinds.push((keyword.clone(), kind_name(&self.speaker, card.id).to_owned()));
            }
        }
        let form = self.form(&kinds);
        for group in hidden.chunk_by(|a, b| same_number(deck, *a, *b)) {
            let mut body = String::new();
            let first = &deck.cards[group[0]];
            for at in group {
                let id = deck.cards[*at].id;
                let title = heading(&self.speaker, id);
                body.push_str(&format!(
                    "<article><h2>{}</h2>{}</article>\n",
                    escaped(&title),
                    self.text(&lines(&self.speaker, id))
                ));
            }
            body.push_str(&form);
            let keyword = &deck.atlas.schema.kind(first.kind).keyword;
            let name = format!("book/{}.html", secret(keyword, &first.key));
            let title = format!("{} {}", kind_name(&self.speaker, first.id), first.key);
            self.page(&name, &title, &body, Where::Entry);
            self.site.hidden += 1;
        }
        let title = self.say("Look up a number", "Cerca un numero").to_owned();
        self.page("book.html", &title, &form, Where::Book);
    }

    fn form(&self, kinds: &[(String, String)]) -> String {
        let options: String = kinds
            .iter()
            .map(|(keyword, name)| {
                format!("<option value=\"{}\">{}</option>", escaped(keyword), escaped(name))
            })
            .collect();
        format!(
            "<form id=\"look-up\" class=\"look-up\"><p><label for=\"kind\">{}</label> <select id=\"kind\">{options}</select></p><p><label for=\"number\">{}</label> <input id=\"number\" autocomplete=\"off\" required></p><p><button>{}</button></p><p id=\"missing\" role=\"alert\" data-missing=\"{}\"></p></form>\n<noscript><p>{}</p></noscript>\n",
            self.say("What", "Che cosa"),
            self.say("Number", "Numero"),
            self.say("Open", "Apri"),
            self.say("Nothing here has this number.", "Qui nulla ha questo numero."),
            self.say(
                "Opening entries by number needs JavaScript.",
                "Per aprire le voci per numero serve JavaScript."
            ),
        )
    }

    /// The few words of the site itself. Other languages read them in English.
    fn say<'s>(&self, english: &'s str, italian: &'s str) -> &'s str {
        if self.locale.starts_with("it") { italian } else { english }
    }

    /// Lines as paragraphs; every letter is escaped.
    fn text(&self, lines: &[Line]) -> String {
        let mut out = String::new();
        for line in lines {
            let class = match line.style {
                Style::Story => "story",
                Style::Heading | Style::Name => "head",
                Style::Title | Style::Text | Style::Rule => "rule",
            };
            let depth = line.depth.min(6);
            for row in line.text.lines() {
                let row = self.with_names(row);
                out.push_str(&format!("<p class=\"{class} in-{depth}\">{}</p>", escaped(&row)));
            }
        }
        out
    }

    /// `:word:` by its name.
    fn with_names(&self, text: &str) -> String {
        let mut out = String::new();
        let mut at = 0;
        for mark in landfall_l10n::marks::icons(text) {
            let Some(plain) = text.get(at..mark.start) else { continue };
            out.push_str(plain);
            out.push_str(&format!("[{}]", self.speaker.icon(&mark.name)));
            at = mark.end;
        }
        out.push_str(&text[at..]);
        out
    }

    fn page(&mut self, name: &str, title: &str, body: &str, place: Where) {
        let up = if name.contains('/') { "../../" } else { "../" };
        let home = if name.contains('/') { "../" } else { "" };
        let page = Page {
            locale: self.locale,
            locales: self.locales,
            pack: &self.words.title,
            title,
            body,
            up,
            home,
            // The same entry in another language would need its hash, which is the same.
            same: name,
            hidden: place == Where::Entry,
            links: [
                ("index.html", self.say("Story and maps", "Storia e mappe"), place == Where::Front),
                ("cards.html", self.say("Cards", "Carte"), place == Where::Cards),
                (
                    "book.html",
                    self.say("By number", "Per numero"),
                    matches!(place, Where::Book | Where::Entry),
                ),
            ],
            skip: self.say("Skip to the content", "Vai al contenuto"),
        };
        let text = page.text();
        self.site.add(&format!("{}/{name}", self.locale), text);
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Where {
    Front,
    Cards,
    Book,
    Entry,
}

/// Several faces of one number are one entry.
fn same_number(deck: &Deck<'_>, a: usize, b: usize) -> bool {
    let (a, b) = (&deck.cards[a], &deck.cards[b]);
    a.kind == b.kind && a.key == b.key
}

/// The name of the file of an entry; `site.js` works it out from what is entered.
fn secret(keyword: &str, key: &str) -> String {
    format!("{:016x}", hash(format!("{keyword}/{}", key.to_uppercase()).as_bytes()))
}

fn safe(name: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    name.chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_the_same_for_every_way_to_write_a_number() {
        assert_eq!(secret("poi", "p901"), secret("poi", "P901"));
        assert_ne!(secret("poi", "P901"), secret("log", "P901"));
        // `site.js` has the same function; this value is checked there too.
        assert_eq!(secret("log", "1901"), format!("{:016x}", hash(b"log/1901")));
    }
}
