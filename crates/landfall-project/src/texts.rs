//! The texts of one pack, for a program that edits them.

use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use crate::Trouble;
use crate::border::Border;
use crate::disk::{Content, read_text};
use crate::find::find;
use crate::play::scripts_in;
use crate::wording::extras_on_disk;

#[derive(Clone, Debug)]
pub struct PackTexts {
    pub name: String,
    pub root: PathBuf,
    /// Path inside the pack, and text, by path. What is no UTF-8 is left out.
    pub files: Vec<(String, String)>,
    /// Pictures, icons and fonts that cards are drawn with, by path.
    pub extras: Vec<PackExtra>,
}

#[derive(Clone, Debug)]
pub struct PackExtra {
    /// Path inside the pack.
    pub path: String,
    /// Another one for other bytes: their number, and when they were written.
    pub version: String,
}

/// Where such files lie, and how their names end.
const EXTRAS: [(&str, &[&str]); 3] =
    [("art", &["svg", "png", "jpg", "jpeg"]), ("icons", &["svg"]), ("fonts", &["ttf", "otf"])];

/// The one pack that `paths` name or lie in.
pub fn pack_texts(paths: &[PathBuf]) -> Result<PackTexts, Trouble> {
    let mut packs = find(paths)?.packs;
    packs.retain(|pack| pack.manifest.is_some());
    let [pack] = <[_; 1]>::try_from(packs).map_err(|packs| match packs.len() {
        0 => Trouble::new(
            "no pack was found here: name the folder of one, or make one with `landfall new demo`",
        ),
        _ => Trouble::new("there are several packs here: name one of them"),
    })?;
    let folder = if pack.folder.is_empty() { String::new() } else { format!("{}/", pack.folder) };
    let lists = [pack.content, pack.schemas, pack.catalogs, pack.templates];
    let found = pack.manifest.into_iter().chain(lists.into_iter().flatten());
    let mut files: Vec<(String, String)> = found
        .filter_map(|file| {
            let text = match file.content {
                Content::Bytes(bytes) => String::from_utf8(bytes).ok()?,
                Content::Text(text) => text.to_string(),
                Content::BuiltIn(text) => text.to_owned(),
                Content::Unreadable(_) | Content::TooLarge(_) | Content::Loop | Content::Outside => {
                    return None;
                }
            };
            Some((file.path.strip_prefix(&folder).unwrap_or(&file.path).to_owned(), text))
        })
        .collect();
    let border = Border::of(&pack.root);
    for path in scripts_in(&pack.root).into_iter().filter(|path| !border.is_crossed_by(path)) {
        let name = path.file_name().and_then(|name| name.to_str());
        files.extend(name.zip(read_text(&path).ok()).map(|(name, text)| (format!("tests/{name}"), text)));
    }
    files.sort();
    let mut extras: Vec<PackExtra> =
        EXTRAS.iter().flat_map(|(folder, endings)| extras_in(&pack.root, folder, endings, &border)).collect();
    extras.sort_by(|a, b| a.path.cmp(&b.path));
    let name = pack.root.canonicalize().unwrap_or_else(|_| pack.root.clone());
    let name = name.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    Ok(PackTexts { name, root: pack.root, files, extras })
}

fn extras_in(root: &Path, folder: &str, endings: &[&str], border: &Border) -> Vec<PackExtra> {
    let described = |path: PathBuf| {
        let name = path.file_name()?.to_str()?;
        let ending = path.extension()?.to_str()?;
        let meta = path.metadata().ok()?;
        let age = meta.modified().ok()?.duration_since(UNIX_EPOCH).unwrap_or_default();
        let version = format!("{}-{}", age.as_nanos(), meta.len());
        endings.contains(&ending).then(|| PackExtra { path: format!("{folder}/{name}"), version })
    };
    let extras = extras_on_disk(&root.join(folder), border).into_iter();
    extras.filter(|extra| !extra.is_closed()).filter_map(|extra| described(extra.path)).collect()
}
