//! The frame of every page.

pub use landfall_cards::escaped;
use landfall_cards::icons::{CREDIT, FONT_CREDIT};

/// Nothing but our own files is loaded, and nothing is sent anywhere.
const POLICY: &str = include_str!("policy.txt");

pub static STYLE: &str = include_str!("style.css");
pub static SCRIPT: &str = include_str!("site.js");

pub struct Page<'a> {
    pub locale: &'a str,
    pub locales: &'a [String],
    pub pack: &'a str,
    pub title: &'a str,
    pub body: &'a str,
    /// The way to the top of the site, and to the top of the language.
    pub up: &'a str,
    pub home: &'a str,
    /// This page below the folder of its language.
    pub same: &'a str,
    /// Kept from those who look for pages.
    pub hidden: bool,
    pub links: [(&'a str, &'a str, bool); 3],
    pub skip: &'a str,
}

impl Page<'_> {
    pub fn text(&self) -> String {
        let Page { locale, pack, title, body, up, home, skip, .. } = self;
        let (locale, pack, title, skip) = (escaped(locale), escaped(pack), escaped(title), escaped(skip));
        let robots = if self.hidden { "\n<meta name=\"robots\" content=\"noindex, nofollow\">" } else { "" };
        let links: String = self
            .links
            .iter()
            .map(|(file, name, here)| {
                let current = if *here { " aria-current=\"page\"" } else { "" };
                format!("<li><a href=\"{home}{file}\"{current}>{}</a></li>", escaped(name))
            })
            .collect();
        let others: String = self
            .locales
            .iter()
            .filter(|other| *other != self.locale)
            .map(|other| {
                let other = escaped(other);
                format!(
                    "<li><a lang=\"{other}\" hreflang=\"{other}\" href=\"{up}{other}/{}\">{other}</a></li>",
                    self.same
                )
            })
            .collect();
        format!(
            "<!DOCTYPE html>\n<html lang=\"{locale}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"referrer\" content=\"no-referrer\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">{robots}\n\
             <title>{title} \u{b7} {pack}</title>\n<link rel=\"stylesheet\" href=\"{up}style.css\">\n\
             <script src=\"{up}site.js\" defer></script>\n</head>\n<body data-home=\"{home}\">\n\
             <a class=\"skip\" href=\"#main\">{skip}</a>\n<header>\n<p class=\"pack\">{pack}</p>\n<nav aria-label=\"{pack}\"><ul>{links}{others}</ul></nav>\n</header>\n\
             <main id=\"main\">\n<h1>{title}</h1>\n{body}</main>\n<footer><p>{}.</p><p>{}.</p></footer>\n</body>\n</html>\n",
            escaped(FONT_CREDIT),
            escaped(CREDIT),
        )
    }
}

/// The page that everybody comes to first: one link for each language.
pub fn door(title: &str, locales: &[String]) -> String {
    let title = escaped(title);
    let links: String = locales
        .iter()
        .map(|locale| {
            let locale = escaped(locale);
            format!("<li><a lang=\"{locale}\" hreflang=\"{locale}\" href=\"{locale}/index.html\">{title} ({locale})</a></li>\n")
        })
        .collect();
    let first = locales.first().map_or_else(String::new, |locale| escaped(locale));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{first}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n\
         <link rel=\"stylesheet\" href=\"style.css\">\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n<ul>\n{links}</ul>\n</main>\n</body>\n</html>\n"
    )
}
