//! Other programs draw what we have written: poppler the PDF, librsvg the SVG, and both look alike.

use std::path::Path;
use std::process::Command;

use landfall_export::{How, Picture, files};
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

/// The first page of a PDF as grey pixels.
fn pixels(pdf: &Path) -> (usize, usize, Vec<u8>) {
    let said =
        Command::new("pdftoppm").args(["-gray", "-r", "150", "-singlefile"]).arg(pdf).output().unwrap();
    assert!(said.status.success());
    grey(&said.stdout)
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

/// Every card with `LANDFALL_CARDS=all`, and some of each pack otherwise. librsvg makes a PDF of the SVG, so that poppler
/// draws both.
#[test]
fn the_svg_and_the_pdf_of_a_card_look_alike() {
    let all = std::env::var_os("LANDFALL_CARDS").is_some();
    let (mut compared, mut worst) = (0, (0.0, String::new()));
    for pack in PACKS {
        let compilation = compiled(pack);
        for locale in compilation.languages_of(0) {
            let sandbox = Sandbox::new();
            let mut deck = drawn(&compilation, &locale);
            if !all {
                let mut last = None;
                deck.cards.retain(|card| last.replace(card.kind) != Some(card.kind));
                deck.cards.truncate(6);
            }
            let how = |format| How { format, bleed: false, dpi: 72.0 };
            let svgs = files(&mut deck, how(Picture::Svg)).unwrap();
            let pdfs = files(&mut deck, how(Picture::Pdf)).unwrap();
            for ((name, svg), (_, pdf)) in
                svgs.iter().zip(&pdfs).filter(|((name, _), _)| name.ends_with(".svg"))
            {
                sandbox.write("card.svg", svg).write("card.pdf", pdf);
                let (ours, theirs) = (sandbox.path("card.pdf"), sandbox.path("again.pdf"));
                output(
                    Command::new("rsvg-convert")
                        .args(["-f", "pdf", "-o"])
                        .arg(&theirs)
                        .arg(sandbox.path("card.svg")),
                );
                let distance = apart(&pixels(&ours), &pixels(&theirs));
                if distance > worst.0 {
                    worst = (distance, format!("{pack}/{name} in {locale}"));
                }
                assert!(distance < 30.0, "{pack}/{name} in {locale}: {distance}");
                compared += 1;
            }
        }
    }
    println!(
        "{compared} cards compared, the worst block of pixels is {:.1} of 255 apart: {}",
        worst.0, worst.1
    );
    assert!(compared > 40, "{compared}");
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
