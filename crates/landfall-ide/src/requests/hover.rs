//! The card under the cursor as players read it, the word as the schema explains it, the report in full.

use gen_lsp_types::{Hover, HoverParams, MarkupContent, MarkupKind};
use landfall_diagnostics::{Report, Span};
use landfall_model::Atlas;
use landfall_schema::{Names, Schema, Shape};

use crate::catalog;
use crate::cursor::{Page, Thing, Under, View, rec_at};

pub(super) fn hover(view: &View<'_>, params: HoverParams) -> Option<Hover> {
    let at = &params.text_document_position_params;
    let file = view.file(&at.text_document.uri)?;
    let offset = view.offset(file, at.position);
    let reports = view.compilation().reports.iter().filter(|report| {
        report.span.file == file && report.span.start <= offset && offset <= report.span.end
    });
    let mut parts: Vec<String> = reports.map(explain).collect();
    let mut span = None;
    if let Some(page) = view.page(&at.text_document.uri)
        && let Some(under) = view.under(page, offset)
    {
        let (text, place) = describe(view, page, under);
        parts.extend(text);
        if let Some(rec) = rec_at(page, offset)
            && let Some(odds) = landfall_project::odds_beside(view.compilation(), rec, offset)
        {
            parts.push(odds);
        }
        span = Some(place);
    } else if let Some(found) = catalog::card_at(view, file, offset) {
        parts.push(card(view, found.atlas, Thing::Asset(found.asset), Some(found.locale)));
    }
    if parts.is_empty() {
        return None;
    }
    let contents = MarkupContent { kind: MarkupKind::Markdown, value: parts.join("\n\n---\n\n") };
    Some(Hover { contents: contents.into(), range: span.map(|span| view.range(span)) })
}

fn explain(report: &Report) -> String {
    let rule = report.rule;
    format!("**{} ({})** {}\n\n{}", rule.code, rule.name, rule.title, rule.explanation.trim())
}

fn describe(view: &View<'_>, page: Page<'_>, under: Under) -> (Option<String>, Span) {
    let schema = &page.atlas.schema;
    match under {
        Under::Thing(thing, span) => (Some(card(view, page.atlas, thing, None)), span),
        Under::Word(vocab, word, span) => {
            let vocabulary = schema.vocab(vocab);
            let word = &vocabulary.words[word.index()];
            let names = names(&word.names);
            (Some(join(&[&format!("`{}` · {}{names}", word.name, vocabulary.name), &word.doc])), span)
        }
        Under::Shape(shape, span) => (Some(shape_text(schema, schema.shape(shape))), span),
    }
}

/// The whole card; of a part, its own name and the card it is on.
fn card(view: &View<'_>, atlas: &Atlas, thing: Thing, locale: Option<&str>) -> String {
    let name = atlas.display(thing.asset());
    let text = landfall_project::text(view.compilation(), &name, locale, view.session.options());
    let text = match text {
        Ok(told) => told.text,
        Err(why) => why.to_string(),
    };
    let part = match thing {
        Thing::Asset(_) => String::new(),
        Thing::Part(..) => {
            let rec = thing.rec(atlas);
            let title = rec.title().map_or(String::new(), |title| format!(" \"{title}\""));
            format!("**{} {}{title}**\n\n", rec.shape().name, rec.key().unwrap_or_default())
        }
    };
    format!("{part}```text\n{}\n```", text.trim_end().replace("```", "'''"))
}

pub(super) fn shape_text(schema: &Schema, shape: &Shape) -> String {
    let form = shape.head_text();
    let form = if form.is_empty() { shape.name.clone() } else { form };
    let fields = shape.fields.iter().filter(|field| field.in_head);
    let lines: Vec<String> =
        fields.map(|field| format!("- `{}`: {}", field.name, field.ty.describe(schema))).collect();
    join(&[&format!("`{form}`"), &shape.doc, &lines.join("\n")])
}

fn names(names: &Names) -> String {
    names.iter().map(|(locale, name)| format!(" · {locale}: {name}")).collect()
}

fn join(parts: &[&str]) -> String {
    let parts: Vec<&str> = parts.iter().map(|part| part.trim()).filter(|part| !part.is_empty()).collect();
    parts.join("\n\n")
}
