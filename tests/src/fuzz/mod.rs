//! What strangers can send, and what must hold for any of it: one function for each kind of input.
//!
//! The fuzzers in `tests/fuzz` call these with bytes of their own making; `tests/fuzzed.rs` calls them with the seeds, with
//! what was found, and with mutations of both, on a stable compiler.

mod bundles;
mod catalogs;
mod content;
mod schemas;
mod server;
mod transcripts;

pub use bundles::sealed;
use landfall_diagnostics::Span;
use landfall_diagnostics::render::{Style, human, short};
use landfall_project::Compilation;

/// One kind of input. `run` panics when a promise is broken.
pub struct Target {
    pub name: &'static str,
    pub run: fn(&[u8]),
}

pub static TARGETS: &[Target] = &[
    Target { name: "parse", run: content::parse },
    Target { name: "format", run: content::format },
    Target { name: "check", run: content::check },
    Target { name: "schema", run: schemas::schema },
    Target { name: "manifest", run: schemas::manifest },
    Target { name: "expression", run: schemas::expression },
    Target { name: "po", run: catalogs::po },
    Target { name: "csv", run: catalogs::csv },
    Target { name: "fluent", run: catalogs::fluent },
    Target { name: "bundle", run: bundles::bundle },
    Target { name: "compare", run: bundles::compare },
    Target { name: "play", run: transcripts::play },
    Target { name: "server", run: server::server },
];

/// Runs one target. For the fuzzers, which are one line each.
pub fn run(name: &str, bytes: &[u8]) {
    let target = TARGETS.iter().find(|target| target.name == name);
    (target.unwrap_or_else(|| panic!("there is no target `{name}`")).run)(bytes);
}

/// Bytes that are not UTF-8 are refused before anything here sees them; `faults.rs` holds that.
fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn file(path: &str, text: &str) -> (String, String) {
    (path.to_owned(), text.to_owned())
}

/// Reports are sorted, lie inside their files at the borders of characters, and can be drawn without a character that
/// a terminal would obey.
fn assert_sound(compilation: &Compilation) {
    let sources = &compilation.sources;
    let is_inside = |span: Span| {
        let text = sources.text(span.file);
        let is_border = |at: u32| text.is_char_boundary(at as usize);
        span.start <= span.end && is_border(span.start) && is_border(span.end)
    };
    let mut last = ("", 0, 0, "");
    for report in compilation.reports.iter() {
        assert!(is_inside(report.span), "{report:?}");
        assert!(report.related.iter().all(|related| is_inside(related.span)), "{report:?}");
        let mut edits = report.fixes.iter().flat_map(|fix| &fix.edits);
        assert!(edits.all(|edit| is_inside(edit.span)), "{report:?}");
        let Span { start, end, .. } = report.span;
        let place = (sources.path(report.span.file), start, end, report.rule.code);
        assert!(last <= place, "{last:?} stands before {place:?}");
        last = place;
    }
    // Drawing takes longer than all the rest, and the hundredth picture shows nothing new.
    let style = Style { color: false, width: 100, ..Style::default() };
    for report in compilation.reports.iter().take(20) {
        for drawn in [human(report, sources, &style), short(report, sources)] {
            let obeyed = |letter: char| letter.is_control() && !matches!(letter, '\n' | '\t');
            assert!(!drawn.contains(obeyed), "{drawn:?}");
        }
    }
}
