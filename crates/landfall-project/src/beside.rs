//! Packs that others require. They are looked for beside them, so that a pack can be checked alone and still be
//! read as what it is part of: they are compiled with it, and nothing is told or written about them.

use std::path::Path;

use landfall_diagnostics::{FileId, Reports, Severity, Sources, Span};

use crate::disk::PackFiles;
use crate::games::Games;
use crate::pack::{self, Pack};
use crate::{find, rules};

/// What a pack says it refers to: `glasswake`, or `glasswake 0.2.0` for that version or a later one.
#[derive(Clone, Debug)]
pub(crate) struct Required {
    pub name: String,
    pub version: Option<String>,
    pub place: Span,
}

impl Required {
    pub(crate) fn new(text: &str, place: Span) -> Self {
        let mut words = text.split_whitespace();
        let name = words.next().unwrap_or_default().to_owned();
        Self { name, version: words.next().map(str::to_owned), place }
    }
}

/// Where packs that others require may be found.
#[derive(Default)]
pub(crate) struct Around {
    pub on_disk: bool,
    /// Those that were read already.
    pub packs: Vec<PackFiles>,
}

impl Around {
    fn take(&mut self, root: &Path, name: &str) -> Option<PackFiles> {
        match self.packs.iter().position(|pack| find::is_called(pack, name)) {
            Some(at) => Some(self.packs.swap_remove(at)),
            None if self.on_disk => find::beside(root, name),
            None => None,
        }
    }
}

/// Adds what the packs require and what is not among them, behind them.
pub(crate) fn add_required(
    packs: &mut Vec<Pack>,
    mut around: Around,
    games: &Games,
    sources: &mut Sources,
    reports: &mut Reports,
) {
    let asked = packs.len();
    let mut at = 0;
    // What is required may require something itself.
    while at < packs.len() {
        for required in packs[at].requires.clone() {
            let is_it = |pack: &Pack| pack.name == required.name;
            if !packs.iter().any(is_it)
                && let Some(files) = around.take(&packs[at].root, &required.name)
            {
                // What is wrong with it is told when it is checked itself.
                packs.push(pack::open(files, games, sources, &mut Reports::default()));
            }
            if at < asked {
                tell(&packs[at], &required, packs.iter().find(|pack| is_it(pack)), reports);
            }
        }
        at += 1;
    }
}

fn tell(pack: &Pack, required: &Required, found: Option<&Pack>, reports: &mut Reports) {
    let name = &required.name;
    let draft = |message: String| rules::MISSING_PACK.report(message);
    let (draft, label) = match (found, &required.version) {
        (None, _) => (
            draft(format!("required pack `{name}` was not found"))
                .help(format!("put its folder beside that of `{}`, or check both together", pack.name)),
            "no folder beside this one holds a pack of this name".to_owned(),
        ),
        (Some(found), _) if found.game != pack.game => (
            draft(format!("`{name}` is for another game")).help("require a pack of the same game"),
            format!("this pack is for {}", pack.game),
        ),
        (Some(found), Some(version)) if number(&found.version) < number(version) => (
            draft(format!("`{name}` {version} is required, and {} is here", found.version))
                .help(format!("bring `{name}` up to date, or require `{name} {}`", found.version)),
            "that version or a later one".to_owned(),
        ),
        _ => return,
    };
    reports.push(draft.at(required.place, label));
}

/// `1.10.2` comes after `1.9.0`.
fn number(version: &str) -> Vec<u64> {
    version.split(['.', '-', '+']).map_while(|part| part.parse().ok()).collect()
}

/// Takes out what is told about packs that nobody has asked about. What concerns both, such as an id that both
/// have, stays; and where one of them cannot be trusted, that is told once.
pub(crate) fn hush(packs: &[Pack], asked: usize, reports: &mut Reports) {
    let (asked, beside) = packs.split_at(asked.min(packs.len()));
    if beside.is_empty() {
        return;
    }
    let mut broken = vec![false; beside.len()];
    let owner = |file: FileId| beside.iter().position(|pack| pack.holds(file));
    let found = std::mem::take(reports);
    reports.extend(found.into_iter().filter(|report| {
        let Some(at) = owner(report.span.file) else { return true };
        let concerns_both =
            report.related.iter().any(|place| asked.iter().any(|pack| pack.holds(place.span.file)));
        broken[at] |= !concerns_both && report.severity == Severity::Error;
        concerns_both
    }));
    for pack in beside.iter().zip(broken).filter(|(_, broken)| *broken).map(|(pack, _)| pack) {
        let mut places = asked.iter().flat_map(|pack| &pack.requires);
        let Some(required) = places.find(|required| required.name == pack.name) else { continue };
        let draft = rules::MISSING_PACK
            .report(format!("`{}` has errors", pack.name))
            .help(format!("run `landfall check {}` first", pack.folder));
        reports.push(draft.at(required.place, "references to it may be reported as missing"));
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use crate::{DumpOptions, Options, compile};

    fn pack(folder: &Path, name: &str, more: &str, content: &str) {
        let root = folder.join(format!("the-{name}"));
        fs::create_dir_all(&root).unwrap();
        let manifest = format!("name: {name}\nversion: 0.2.0\ngame: vanguard\n{more}");
        fs::write(root.join("landfall.yaml"), manifest).unwrap();
        fs::write(root.join("logs.land"), content).unwrap();
    }

    /// Codes and messages about the pack `shore`, checked alone.
    fn alone(requires: &str, harbour: Option<&str>) -> Vec<String> {
        let folder = tempfile::tempdir().unwrap();
        pack(folder.path(), "shore", requires, "log 1 { reference; \"Salt.\"; -> goto log 2 }\n");
        if let Some(content) = harbour {
            pack(folder.path(), "harbour", "", content);
        }
        let found = compile(&[folder.path().join("the-shore")], &Options::default()).unwrap();
        assert_eq!(found.packs.len(), 1);
        assert_eq!(found.summary.assets, 1);
        found.reports.iter().map(|report| format!("{} {}", report.rule.code, report.message)).collect()
    }

    const HARBOUR: &str = "log 2 { \"Bells.\"; end }\n";

    #[test]
    fn what_lies_beside_a_pack_is_found_by_its_name() {
        assert_eq!(alone("requires: [harbour]\n", Some(HARBOUR)), [""; 0]);
        assert_eq!(alone("requires: [harbour 0.1.9]\n", Some(HARBOUR)), [""; 0]);
        assert_eq!(alone("", Some(HARBOUR)), ["LF2001 log 2 does not exist"], "only what is required");
    }

    #[test]
    fn what_is_not_there_or_too_old_is_told() {
        assert_eq!(
            alone("requires: [harbour]\n", None),
            ["LF9012 required pack `harbour` was not found", "LF2001 log 2 does not exist"]
        );
        assert_eq!(
            alone("requires: [harbour 0.10.0]\n", Some(HARBOUR)),
            ["LF9012 `harbour` 0.10.0 is required, and 0.2.0 is here"]
        );
    }

    #[test]
    fn faults_of_the_other_pack_are_its_own() {
        let orphan = "log 2 { \"Bells.\"; end }\nlog 3 { \"Nobody comes.\"; end }\n";
        assert_eq!(alone("requires: [harbour]\n", Some(orphan)), [""; 0]);
        let broken = "log 2 { \"Bells.\"; end }\nlog 3 { reference; -> goto log 99 }\n";
        assert_eq!(alone("requires: [harbour]\n", Some(broken)), ["LF9012 `harbour` has errors"]);
    }

    #[test]
    fn an_id_that_both_have_is_told() {
        let twice = "log 2 { \"Bells.\"; end }\nlog 1 { reference; end }\n";
        let told = alone("requires: [harbour]\n", Some(twice));
        assert!(told.iter().any(|line| line.starts_with("LF2004")), "{told:?}");
    }

    #[test]
    fn the_bundle_of_one_does_not_hold_the_other() {
        let folder = tempfile::tempdir().unwrap();
        pack(
            folder.path(),
            "shore",
            "requires: harbour\n",
            "log 1 { reference; \"Salt.\"; -> goto log 2 }\n",
        );
        pack(folder.path(), "harbour", "", HARBOUR);
        let found = compile(&[folder.path().join("the-shore")], &Options::default()).unwrap();
        let path = folder.path().join("shore.lfb");
        fs::write(&path, found.bundle(0).unwrap()).unwrap();
        let holds = |asset: &str| {
            let how = DumpOptions { asset: Some(asset.to_owned()), ..DumpOptions::default() };
            crate::dump(&path, &[], &how, &Options::default()).is_ok()
        };
        assert!(holds("log 1") && !holds("log 2"));
        let whole = crate::dump(&path, &[], &DumpOptions::default(), &Options::default()).unwrap();
        assert!(whole.contains("\"harbour\""), "{whole}");
    }
}
