//! The glossary for translators' tools.

use crate::csv;
use crate::glossary::Glossary;
use crate::xml::escaped as xml;

/// A table with the heading of each term and what it means.
pub fn glossary_csv(glossary: &Glossary) -> String {
    let mut out = String::from("\u{feff}");
    csv::row(&mut out, ["id", &glossary.source, &glossary.locale, "other forms", "avoid", "meaning"]);
    for term in glossary.terms() {
        let mut forms: Vec<&str> =
            term.plural.as_deref().into_iter().chain(term.forms.iter().map(String::as_str)).collect();
        forms.dedup();
        let (forms, avoid) = (forms.join(" | "), term.avoid.join(" | "));
        csv::row(&mut out, [&term.id, &term.source, &term.target, &forms, &avoid, &term.doc]);
    }
    out
}

/// TermBase eXchange (ISO 30042, the dialect Poedit, Weblate and OmegaT read).
pub fn glossary_tbx(glossary: &Glossary, game: &str) -> String {
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<martif type=\"TBX-Basic\" xml:lang=\"{}\">\n  <martifHeader>\n    \
         <fileDesc><sourceDesc><p>Glossary of {}</p></sourceDesc></fileDesc>\n  </martifHeader>\n  <text><body>\n",
        xml(&glossary.source),
        xml(game)
    );
    for term in glossary.terms() {
        out.push_str(&format!("    <termEntry id=\"{}\">\n", xml(&term.id.replace('/', "."))));
        if !term.doc.is_empty() {
            out.push_str(&format!("      <descrip type=\"definition\">{}</descrip>\n", xml(&term.doc)));
        }
        let source: Vec<(&str, &str)> = vec![(&term.source, "preferredTerm-admn-sts")];
        let mut target: Vec<(&str, &str)> = vec![(&term.target, "preferredTerm-admn-sts")];
        target.extend(term.forms.iter().map(|form| (form.as_str(), "admittedTerm-admn-sts")));
        target.extend(term.avoid.iter().map(|form| (form.as_str(), "deprecatedTerm-admn-sts")));
        target.retain(|(form, _)| !form.is_empty());
        for (locale, forms) in [(&glossary.source, source), (&glossary.locale, target)] {
            if forms.is_empty() {
                continue;
            }
            out.push_str(&format!("      <langSet xml:lang=\"{}\">\n", xml(locale)));
            for (form, status) in forms {
                out.push_str(&format!(
                    "        <tig><term>{}</term><termNote type=\"administrativeStatus\">{status}</termNote></tig>\n",
                    xml(form)
                ));
            }
            out.push_str("      </langSet>\n");
        }
        out.push_str("    </termEntry>\n");
    }
    out + "  </body></text>\n</martif>\n"
}
