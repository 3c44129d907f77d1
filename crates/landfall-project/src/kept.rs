//! Lowered files that outlive a run, so that an edit costs the file that was edited.

use std::sync::Arc;

use landfall_check::Remembered;
use landfall_diagnostics::{FileId, Report, Reports, Sources, Undecided};
use landfall_model::{Atlas, PRINTED, Unit};
use landfall_schema::Schema;
use landfall_syntax::parse;
use rayon::prelude::*;
use rustc_hash::FxHashMap;

use crate::Compilation;

/// What earlier runs know about files, by path. A cold run begins with nothing.
#[derive(Debug, Default)]
pub(crate) struct Kept {
    files: FxHashMap<String, KeptFile>,
    units: FxHashMap<String, (Arc<Schema>, Unit)>,
    /// What rules found in files that did not change since; `None` for a run that nobody goes on with.
    found: Option<FxHashMap<String, Remembered>>,
}

#[derive(Debug)]
struct KeptFile {
    text: Arc<str>,
    /// What parsing and lowering this file reported.
    reports: Vec<Report>,
}

/// A file to lower: its pack, and whatever is left of an earlier run.
struct Job {
    pack: u16,
    file: FileId,
    kept: Option<(Unit, Vec<Report>)>,
}

impl Kept {
    /// For somebody who will come back with an edit.
    pub(crate) fn for_edits() -> Self {
        Self { found: Some(FxHashMap::default()), ..Self::default() }
    }

    /// Runs every check, but not where it is known what they would find.
    pub(crate) fn check(
        &mut self,
        atlas: &Atlas,
        sources: &Sources,
        reports: &mut Reports,
    ) -> Vec<Undecided> {
        let Some(found) = &mut self.found else { return landfall_check::run(atlas, sources, reports) };
        let own = |unit: &Unit| (unit.pack != PRINTED).then(|| sources.path(unit.file));
        let mut of_files: Vec<Option<Remembered>> =
            atlas.units.iter().map(|unit| found.remove(own(unit)?)).collect();
        let open = landfall_check::run_again(atlas, sources, &mut of_files, reports);
        for (unit, remembered) in atlas.units.iter().zip(of_files) {
            if let Some((path, remembered)) = own(unit).zip(remembered) {
                found.insert(path.to_owned(), remembered);
            }
        }
        open
    }

    /// Takes the units of a finished run back; the run is gone afterwards.
    pub(crate) fn reclaim(&mut self, compilation: Compilation) {
        self.units.clear();
        for atlas in compilation.atlases {
            for unit in atlas.units.into_iter().filter(|unit| unit.pack != PRINTED) {
                let path = compilation.sources.path(unit.file).to_owned();
                self.units.insert(path, (Arc::clone(&atlas.schema), unit));
            }
        }
    }

    /// Parses and lowers files, except those whose text, pack and schema are the same as before.
    pub(crate) fn lower(
        &mut self,
        schema: &Arc<Schema>,
        files: &[(u16, FileId)],
        sources: &Sources,
        reports: &mut Reports,
    ) -> Vec<Unit> {
        let jobs: Vec<Job> = files
            .iter()
            .map(|(pack, file)| Job {
                pack: *pack,
                file: *file,
                kept: self.take(schema, *pack, *file, sources),
            })
            .collect();
        let done: Vec<(FileId, Unit, Vec<Report>)> = jobs
            .into_par_iter()
            .map(|job| match job.kept {
                Some((unit, reports)) => moved(unit, reports, job.file),
                None => fresh(schema, job.pack, job.file, sources),
            })
            .collect();
        let mut units = Vec::with_capacity(done.len());
        for (file, unit, found) in done {
            reports.extend(found.iter().cloned());
            units.push(unit);
            let kept = KeptFile { text: Arc::clone(sources.text(file)), reports: found };
            self.files.insert(sources.path(file).to_owned(), kept);
        }
        units
    }

    fn take(
        &mut self,
        schema: &Arc<Schema>,
        pack: u16,
        file: FileId,
        sources: &Sources,
    ) -> Option<(Unit, Vec<Report>)> {
        let path = sources.path(file);
        let known = self.files.remove(path).zip(self.units.remove(path));
        let Some((known, (of, unit))) = known else {
            self.found.iter_mut().for_each(|found| drop(found.remove(path)));
            return None;
        };
        // A text that nobody touched is the same one; reading 11 MB to see that takes longer than an edit.
        let text = sources.text(file);
        let same_text = Arc::ptr_eq(&known.text, text) || known.text == *text;
        let same = same_text && Arc::ptr_eq(&of, schema) && unit.pack == pack;
        if !same {
            self.found.iter_mut().for_each(|found| drop(found.remove(path)));
        }
        same.then_some((unit, known.reports))
    }
}

fn fresh(schema: &Schema, pack: u16, file: FileId, sources: &Sources) -> (FileId, Unit, Vec<Report>) {
    let parsed = parse(file, sources.text(file));
    let (unit, lowered) = landfall_model::lower(schema, &parsed.tree, pack);
    let reports = parsed.reports.into_iter().chain(lowered).collect();
    (file, unit, reports)
}

/// Files are numbered anew in each run. Parsing and lowering see one file, so every place in their reports is in it.
fn moved(mut unit: Unit, mut reports: Vec<Report>, file: FileId) -> (FileId, Unit, Vec<Report>) {
    unit.file = file;
    for report in &mut reports {
        report.span.file = file;
        report.related.iter_mut().for_each(|related| related.span.file = file);
        let edits = report.fixes.iter_mut().flat_map(|fix| &mut fix.edits);
        edits.for_each(|edit| edit.span.file = file);
    }
    (file, unit, reports)
}
