//! The schemas that travel inside the program.
//!
//! A plain list, by path. A test holds it to the folder `schemas/`, so a new file cannot be forgotten.

/// The files of one folder of `schemas/`.
#[derive(Debug)]
pub struct Folder {
    pub name: &'static str,
    /// Path from the top of the repository, and text.
    pub files: &'static [(&'static str, &'static str)],
    /// The numbers that names have in bundles; only a game has them.
    pub lock: Option<&'static str>,
}

macro_rules! file {
    ($path:literal) => {
        ($path, include_str!(concat!("../../../", $path)))
    };
}

pub static FOLDERS: &[Folder] = &[
    Folder { name: "common", files: COMMON, lock: None },
    Folder { name: "vanguard", files: VANGUARD, lock: Some(file!("schemas/vanguard/vanguard.lock").1) },
];

static COMMON: &[(&str, &str)] = &[file!("schemas/common/control.yaml")];

static VANGUARD: &[(&str, &str)] = &[
    file!("schemas/vanguard/blocks/ability.yaml"),
    file!("schemas/vanguard/blocks/action.yaml"),
    file!("schemas/vanguard/blocks/board.yaml"),
    file!("schemas/vanguard/blocks/check.yaml"),
    file!("schemas/vanguard/blocks/log.yaml"),
    file!("schemas/vanguard/blocks/ship.yaml"),
    file!("schemas/vanguard/blocks/time.yaml"),
    file!("schemas/vanguard/examples.land"),
    file!("schemas/vanguard/game.yaml"),
    file!("schemas/vanguard/graphs.yaml"),
    file!("schemas/vanguard/kinds/bridge.yaml"),
    file!("schemas/vanguard/kinds/crew.yaml"),
    file!("schemas/vanguard/kinds/discovery.yaml"),
    file!("schemas/vanguard/kinds/equipment.yaml"),
    file!("schemas/vanguard/kinds/event.yaml"),
    file!("schemas/vanguard/kinds/facilities.yaml"),
    file!("schemas/vanguard/kinds/global-condition.yaml"),
    file!("schemas/vanguard/kinds/injury.yaml"),
    file!("schemas/vanguard/kinds/lander.yaml"),
    file!("schemas/vanguard/kinds/log.yaml"),
    file!("schemas/vanguard/kinds/mission.yaml"),
    file!("schemas/vanguard/kinds/operation.yaml"),
    file!("schemas/vanguard/kinds/planet.yaml"),
    file!("schemas/vanguard/kinds/poi.yaml"),
    file!("schemas/vanguard/kinds/rank-up.yaml"),
    file!("schemas/vanguard/kinds/reference.yaml"),
    file!("schemas/vanguard/kinds/section-card.yaml"),
    file!("schemas/vanguard/kinds/system-map.yaml"),
    file!("schemas/vanguard/kinds/threat.yaml"),
    file!("schemas/vanguard/limits.yaml"),
    file!("schemas/vanguard/predicates.yaml"),
    file!("schemas/vanguard/printed.land"),
    file!("schemas/vanguard/targets.yaml"),
    file!("schemas/vanguard/verbs/board.yaml"),
    file!("schemas/vanguard/verbs/cards.yaml"),
    file!("schemas/vanguard/verbs/counters.yaml"),
    file!("schemas/vanguard/verbs/crew.yaml"),
    file!("schemas/vanguard/verbs/dice.yaml"),
    file!("schemas/vanguard/verbs/flow.yaml"),
    file!("schemas/vanguard/verbs/gear.yaml"),
    file!("schemas/vanguard/verbs/injuries.yaml"),
    file!("schemas/vanguard/verbs/ship.yaml"),
    file!("schemas/vanguard/verbs/threats.yaml"),
    file!("schemas/vanguard/verbs/tracks.yaml"),
    file!("schemas/vanguard/words/crew.yaml"),
    file!("schemas/vanguard/words/dice.yaml"),
    file!("schemas/vanguard/words/gear.yaml"),
    file!("schemas/vanguard/words/locations.yaml"),
    file!("schemas/vanguard/words/planet.yaml"),
    file!("schemas/vanguard/words/ship.yaml"),
    file!("schemas/vanguard/words/symbols.yaml"),
    file!("schemas/vanguard/words/terms.yaml"),
];

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn every_schema_file_is_listed_in_order() {
        let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let walk = walkdir::WalkDir::new(top.join("schemas")).into_iter().map(Result::unwrap);
        let files = walk.filter(|entry| entry.path().extension().is_some_and(|e| e == "yaml" || e == "land"));
        let local = |path: &Path| path.strip_prefix(&top).unwrap().to_str().unwrap().replace('\\', "/");
        let mut on_disk: Vec<_> = files.map(|entry| local(entry.path())).collect();
        on_disk.sort();
        let listed: Vec<_> = FOLDERS.iter().flat_map(|folder| folder.files).map(|(path, _)| *path).collect();
        assert_eq!(listed, on_disk, "add the missing lines to src/embedded.rs");
    }

    #[test]
    fn each_file_stands_under_its_folder() {
        for folder in FOLDERS {
            let prefix = format!("schemas/{}/", folder.name);
            assert!(folder.files.iter().all(|(path, _)| path.starts_with(&prefix)), "{}", folder.name);
        }
    }
}
