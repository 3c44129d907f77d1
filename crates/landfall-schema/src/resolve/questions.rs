//! Names of `play` in `is` lines, looked up once it is known what `play` declares.

use landfall_diagnostics::Span;

use super::field_type::words;
use super::{Resolver, unknown_name};
use crate::yaml::Said;

impl Resolver<'_> {
    pub(super) fn questions(&mut self) {
        let Some(procedure) = &self.schema.play.procedure else { return };
        let zones = procedure.zones.iter().map(|zone| zone.name.as_str());
        let zones: Vec<String> = ["play", "removed"].into_iter().chain(zones).map(str::to_owned).collect();
        let counters: Vec<String> = procedure.counters.iter().map(|counter| counter.name.clone()).collect();
        let mut subjects = vec![procedure.team.piece.clone(), "helper".to_owned()];
        subjects.extend(procedure.pieces.iter().chain(&counters).cloned());
        for at in 0..self.texts.len() {
            let (Some(asks), Some(line)) = (&self.schema.shapes[at].asks, &self.texts[at].is) else {
                continue;
            };
            let named = asks.arg.is_some() || asks.shape.is_some() || asks.subject.is_empty();
            let wanted = [
                ("subject of `is`", (!named).then_some(&asks.subject), &subjects),
                ("zone", asks.zone.as_ref(), &zones),
                ("counter", asks.by.as_ref(), &counters),
            ];
            let reports: Vec<_> = wanted
                .into_iter()
                .filter_map(|(what, name, known)| Some((what, name?, known)))
                .filter(|(_, name, known)| !known.contains(name))
                .map(|(what, name, known)| {
                    let known: Vec<&str> = known.iter().map(String::as_str).collect();
                    unknown_name(
                        what,
                        name,
                        &known,
                        place(line, name),
                        "`play` declares nothing of this name",
                    )
                })
                .collect();
            self.reports.extend(reports);
        }
    }
}

/// Where a name is in a line.
fn place(line: &Said, name: &str) -> Span {
    let found = words(&line.text).into_iter().find(|(_, word)| *word == name);
    found.map_or(line.span, |(start, word)| line.part(start, start + word.len()))
}
