//! Other programs draw what we have written: poppler the PDF, librsvg the SVG, and both look alike.

use std::path::{Path, PathBuf};
use std::process::Command;

use landfall_export::{How, Picture, files};
use landfall_project::Compilation;
use landfall_tests::Sandbox;

use crate::{PACKS, compiled, drawn};

/// Run by name; `tests/run` installs them.
pub fn output(command: &mut Command) -> String {
    let name = command.get_program().to_string_lossy().into_owned();
    let said = command.output().unwrap_or_else(|error| panic!("{name}: {error}; run tests/run once"));
    let text = String::from_utf8_lossy(&said.stdout).into_owned() + &String::from_utf8_lossy(&said.stderr);
    assert!(said.status.success(), "{name}: {text}");
    text
}

/// Fonts that a PDF uses: all embedded, cut down, and with a way back to letters.
pub fn assert_fonts(pdf: &Path) {
    let said = output(Command::new("pdffonts").arg(pdf));
    let fonts: Vec<&str> = said.lines().skip(2).collect();
    assert!(!fonts.is_empty(), "{said}");
    for font in fonts {
        let cells: Vec<&str> = font.split_whitespace().collect();
        let flags = &cells[cells.len() - 5..cells.len() - 2];
        assert_eq!(flags, ["yes", "yes", "yes"], "{font}");
        assert!(font.contains("+Alegreya"), "{font}");
    }
}

/// Grey values from a PGM of poppler or of ImageMagick's kind.
fn grey(bytes: &[u8]) -> (usize, usize, Vec<u8>) {
    let mut fields = Vec::new();
    let mut at = 0;
    while fields.len() < 4 {
        let end = at + bytes[at..].iter().position(u8::is_ascii_whitespace).unwrap();
        fields.push(std::str::from_utf8(&bytes[at..end]).unwrap().to_owned());
        at = end + 1;
    }
    assert_eq!(fields[0], "P5");
    (fields[1].parse().unwrap(), fields[2].parse().unwrap(), bytes[at..].to_vec())
}

/// The pages of a PDF as grey pixels.
fn pixels(pdf: &Path, into: &Path) -> Vec<(usize, usize, Vec<u8>)> {
    std::fs::create_dir_all(into).unwrap();
    output(Command::new("pdftoppm").args(["-gray", "-r", "150"]).arg(pdf).arg(into.join("page")));
    let mut pages: Vec<_> = std::fs::read_dir(into).unwrap().map(|entry| entry.unwrap().path()).collect();
    // The numbers of pages have as many digits as the last one.
    pages.sort();
    let found = pages.iter().map(|page| grey(&std::fs::read(page).unwrap())).collect();
    std::fs::remove_dir_all(into).unwrap();
    found
}

/// How far two pictures are apart, on average, after a blur that forgives the edges of letters.
fn apart(one: &(usize, usize, Vec<u8>), other: &(usize, usize, Vec<u8>)) -> f64 {
    assert!(one.0.abs_diff(other.0) <= 1 && one.1.abs_diff(other.1) <= 1, "{}x{}", one.0, one.1);
    let (width, height) = (one.0.min(other.0), one.1.min(other.1));
    let block = 12;
    let mean = |picture: &(usize, usize, Vec<u8>), x: usize, y: usize| -> f64 {
        let rows = (y..y + block).flat_map(|row| (x..x + block).map(move |column| (row, column)));
        rows.map(|(row, column)| f64::from(picture.2[row * picture.0 + column])).sum::<f64>()
            / (block * block) as f64
    };
    let mut worst = 0.0_f64;
    for y in (0..height - block).step_by(block) {
        for x in (0..width - block).step_by(block) {
            worst = worst.max((mean(one, x, y) - mean(other, x, y)).abs());
        }
    }
    worst
}

/// Letters and digits of a text, without how it is broken into lines.
fn letters(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).collect()
}

/// One card in one language, in both formats.
struct Drawn {
    name: String,
    words: String,
}

/// The cards of a pack in one language: all with `LANDFALL_CARDS=all`, and one of each of six kinds otherwise. Files
/// `0.svg`, `0.pdf` and so on in `sandbox`.
fn written(compilation: &Compilation, locale: &str, all: bool, sandbox: &Sandbox) -> Vec<Drawn> {
    let mut deck = drawn(compilation, locale);
    if !all {
        let mut last = None;
        deck.cards.retain(|card| last.replace(card.kind) != Some(card.kind));
        deck.cards.truncate(6);
    }
    let how = |format| How { format, bleed: false, dpi: 72.0 };
    let svgs = files(&mut deck, how(Picture::Svg)).unwrap();
    let pdfs = files(&mut deck, how(Picture::Pdf)).unwrap();
    // Fronts come first, in the order of the cards, then the backs.
    let fronts = deck.cards.iter().flat_map(|card| &card.fronts).map(|side| side.words());
    let words = fronts.map(Some).chain(std::iter::repeat(None));
    let mut cards = Vec::new();
    for (((name, svg), (_, pdf)), words) in
        svgs.iter().zip(&pdfs).filter(|((name, _), _)| name.ends_with(".svg")).zip(words)
    {
        let at = cards.len();
        sandbox.write(&format!("{at}.svg"), svg).write(&format!("{at}.pdf"), pdf);
        cards.push(Drawn { name: name.clone(), words: words.unwrap_or_default() });
    }
    cards
}

/// librsvg makes a PDF of the SVGs, so that poppler draws both.
#[test]
fn the_svg_and_the_pdf_of_a_card_look_alike_and_others_read_them() {
    let all = std::env::var_os("LANDFALL_CARDS").is_some();
    let mut found: Vec<(f64, String)> = Vec::new();
    let mut drawn_again: Vec<(String, PathBuf)> = Vec::new();
    let pictures = landfall_tests::repository().join("target/worst-cards");
    if all {
        let _ = std::fs::remove_dir_all(&pictures);
        std::fs::create_dir_all(&pictures).unwrap();
    }
    for pack in PACKS {
        let compilation = compiled(pack);
        for locale in compilation.languages_of(0) {
            let sandbox = Sandbox::new();
            let cards = written(&compilation, &locale, all, &sandbox);
            let of =
                |ending: &str| (0..cards.len()).map(|at| sandbox.path(&format!("{at}.{ending}"))).collect();
            let (svgs, pdfs): (Vec<_>, Vec<_>) = (of("svg"), of("pdf"));
            for pdf in &pdfs {
                output(Command::new("qpdf").arg("--check").arg(pdf));
            }
            let (ours, theirs) = (sandbox.path("ours.pdf"), sandbox.path("theirs.pdf"));
            output(Command::new("qpdf").args(["--empty", "--pages"]).args(&pdfs).arg("--").arg(&ours));
            output(Command::new("rsvg-convert").args(["-f", "pdf", "-o"]).arg(&theirs).args(&svgs));
            assert_fonts(&ours);
            let text = output(Command::new("pdftotext").arg("-raw").arg(&ours).arg("-"));
            let (one, other) = (pixels(&ours, &sandbox.path("a")), pixels(&theirs, &sandbox.path("b")));
            assert_eq!((one.len(), other.len()), (cards.len(), cards.len()));
            for (at, (card, text)) in cards.iter().zip(text.split('\u{c}')).enumerate() {
                let name = format!("{pack}/{} in {locale}", card.name);
                for word in card.words.split_whitespace() {
                    assert!(letters(text).contains(&letters(word)), "{name}: `{word}` is not in\n{text}");
                }
                let distance = apart(&one[at], &other[at]);
                assert!(distance < 30.0, "{name}: {distance}");
                let is_bad = all && found.iter().filter(|(other, _)| *other > distance).count() < 5;
                found.push((distance, name.clone()));
                if is_bad {
                    let file = pictures.join(format!("{pack}-{locale}-{}", card.name.replace('/', "-")));
                    let mut draw = Command::new("pdftoppm");
                    output(draw.args(["-png", "-r", "150", "-singlefile"]).arg(&pdfs[at]).arg(&file));
                    drawn_again.push((
                        name,
                        pictures.join(format!("{}.png", file.file_name().unwrap().to_str().unwrap())),
                    ));
                }
            }
        }
    }
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    println!("{} cards compared; the worst blocks of pixels, of 255:", found.len());
    for (distance, name) in found.iter().take(5) {
        println!("{distance:.1} {name}");
    }
    // Pictures of those five are left behind, to be looked at.
    for (name, file) in drawn_again {
        if !found.iter().take(5).any(|(_, worst)| *worst == name) {
            std::fs::remove_file(file).unwrap();
        }
    }
    assert!(found.len() > 40, "{}", found.len());
}

#[test]
fn a_pdf_of_every_card_has_words_and_fonts() {
    let compilation = compiled("glasswake");
    let mut deck = drawn(&compilation, "it");
    deck.cards.retain(|card| ["P901", "1901", "M101"].contains(&card.key.as_str()));
    assert_eq!(deck.cards.len(), 3);
    let sandbox = Sandbox::new();
    let how = How { format: Picture::Pdf, bleed: true, dpi: 72.0 };
    for (name, bytes) in
        files(&mut deck, how).unwrap().into_iter().filter(|(name, _)| name.ends_with("1.pdf"))
    {
        sandbox.write(&name, bytes);
        assert_fonts(&sandbox.path(&name));
        output(Command::new("qpdf").arg("--check").arg(sandbox.path(&name)));
    }
    let text = output(Command::new("pdftotext").arg(sandbox.path("poi/P901.pdf")).arg("-"));
    let title = deck.cards.iter().find(|card| card.key == "P901").unwrap().title.clone();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains(&title), "{title}: {text}");
}
