//! Shares of a whole as bars beside each other.

use std::fmt::Write as _;

use crate::svg::escape;

const LABEL: f64 = 260.0;
const BAR: f64 = 420.0;
const STEP: f64 = 62.0;

/// Some shares that add up to one.
pub struct Bar {
    pub label: String,
    pub note: String,
    pub shares: Vec<f64>,
}

/// A picture of bars; `names` are those of the shares.
pub fn bars(title: &str, names: &[String], bars: &[Bar]) -> String {
    let (width, top) = (LABEL + BAR + 80.0, 92.0);
    let height = top + STEP * bars.len() as f64 + 24.0;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\">\n\
         <title>{0}</title>\n<style>text{{font-family:'Avenir Next','Segoe UI',Inter,'DejaVu Sans',Helvetica,Arial,sans-serif;fill:#1d2733;font-size:13px}}\
         .paper{{fill:#fbfaf6}}.head{{font-size:20px;font-weight:700}}.small{{font-size:11px;fill:#5b6876}}.in{{font-size:11.5px;font-weight:600;text-anchor:middle;fill:#1d2733}}</style>\n\
         <rect class=\"paper\" width=\"{width}\" height=\"{height}\"/>\n<text class=\"head\" x=\"32\" y=\"40\">{0}</text>\n",
        escape(title)
    );
    let mut x = LABEL;
    for (at, name) in names.iter().enumerate() {
        let _ = writeln!(
            out,
            "<rect x=\"{x}\" y=\"60\" width=\"12\" height=\"12\" fill=\"{}\"/><text class=\"small\" x=\"{}\" y=\"70\">{}</text>",
            colour(at, names.len()),
            x + 18.0,
            escape(name)
        );
        x += 34.0 + 7.0 * name.chars().count() as f64;
    }
    for (row, bar) in bars.iter().enumerate() {
        let y = top + STEP * row as f64;
        let _ = writeln!(
            out,
            "<text x=\"32\" y=\"{}\">{}</text><text class=\"small\" x=\"32\" y=\"{}\">{}</text>",
            y + 17.0,
            escape(&bar.label),
            y + 42.0,
            escape(&bar.note)
        );
        let mut x = LABEL;
        for (at, share) in bar.shares.iter().enumerate() {
            let wide = share.clamp(0.0, 1.0) * BAR;
            let _ = writeln!(
                out,
                "<rect x=\"{x:.2}\" y=\"{y}\" width=\"{wide:.2}\" height=\"26\" fill=\"{}\"><title>{} {:.2} %</title></rect>",
                colour(at, bar.shares.len()),
                escape(names.get(at).map_or("", |name| name)),
                share * 100.0
            );
            if wide > 44.0 {
                let _ = writeln!(
                    out,
                    "<text class=\"in\" x=\"{:.2}\" y=\"{}\">{:.1} %</text>",
                    x + wide / 2.0,
                    y + 17.0,
                    share * 100.0
                );
            }
            x += wide;
        }
    }
    out.push_str("</svg>\n");
    out
}

/// From good to bad, told apart without red and green alone.
fn colour(at: usize, of: usize) -> &'static str {
    const COLOURS: [&str; 5] = ["#f2c14e", "#8fc6a4", "#7fb0d6", "#b9a3d6", "#d9a7a0"];
    if at + 1 == of && of > 1 { COLOURS[4] } else { COLOURS[at % 4] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_as_wide_as_it_is_likely_and_names_are_escaped() {
        let bar = Bar { label: "<we>".to_owned(), note: String::new(), shares: vec![0.25, 0.75] };
        let picture = bars("Odds & ends", &["a".to_owned(), "b".to_owned()], &[bar]);
        assert!(picture.contains("width=\"105.00\"") && picture.contains("width=\"315.00\""), "{picture}");
        assert!(picture.contains("&lt;we&gt;") && picture.contains("Odds &amp; ends"), "{picture}");
    }
}
