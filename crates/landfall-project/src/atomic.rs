//! Writing a file so that a reader sees the old one or the new one, never half of either.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::Trouble;
use crate::border::Border;

/// Replaces `path` by `bytes` in one step. The new file is written beside it first, so that a full disk or a
/// killed program leaves the old one as it was.
pub fn write_atomic(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // A pipe or a device is written to, never replaced. Asked first: `/dev/stdout` is a link that leads to no path.
    if fs::metadata(path).is_ok_and(|found| !found.is_file() && !found.is_dir()) {
        let mut device = fs::File::options().write(true).open(path)?;
        return device.write_all(bytes).and_then(|()| device.flush());
    }
    let path = &target(path)?;
    let old = fs::metadata(path).ok();
    if let Some(old) = &old {
        refuse(old)?;
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = tempfile::Builder::new().prefix(".landfall-").tempfile_in(folder)?;
    file.write_all(bytes)?;
    keep_owner(old.as_ref(), file.as_file());
    file.as_file().set_permissions(permissions(old.as_ref(), file.as_file())?)?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    sync_folder(folder);
    Ok(())
}

/// A new file belongs to whoever runs the program. Only root may give it back to its owner, and only root has to.
fn keep_owner(old: Option<&fs::Metadata>, fresh: &fs::File) {
    #[cfg(unix)]
    if let Some(old) = old {
        use std::os::unix::fs::{MetadataExt, fchown};
        let _ = fchown(fresh, Some(old.uid()), Some(old.gid()));
    }
    #[cfg(not(unix))]
    let _ = (old, fresh);
}

/// Without this a power cut may undo the renaming. Not every file system can, and the file is whole either way.
fn sync_folder(folder: &Path) {
    #[cfg(unix)]
    let _ = fs::File::open(folder).and_then(|folder| folder.sync_all());
    #[cfg(not(unix))]
    let _ = folder;
}

/// The same for a file of a pack, whose folder is `root`. Refuses a path that a link leads out of it; a folder of the pack that
/// is not there yet is made.
pub fn write_inside(root: &Path, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let border = Border::of(root);
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if border.is_crossed_by(folder) || border.is_crossed_by(path) {
        return Err(io::Error::new(io::ErrorKind::PermissionDenied, "a link leads out of the pack"));
    }
    if folder.starts_with(root) && !folder.exists() {
        may_write(&border, root, folder)?;
        fs::create_dir_all(folder)?;
    }
    write_atomic(path, bytes)
}

/// Deletes a file of a pack, whose folder is `root`, under the same condition.
pub fn delete_inside(root: &Path, path: &Path) -> io::Result<()> {
    let border = Border::of(root);
    if border.is_crossed_by(path.parent().unwrap_or(Path::new("."))) {
        return Err(io::Error::new(io::ErrorKind::PermissionDenied, "a link leads out of the pack"));
    }
    fs::remove_file(path)
}

/// Writes files into a folder, which is made where it is missing. Paths lie below the folder, and no link leads out of it.
/// What is written here can be made again at any time, so nothing waits for the disk; each file is whole all the same.
pub fn write_folder(folder: &Path, files: &[(String, Vec<u8>)]) -> Result<(), Trouble> {
    let made = |home: &Path| fs::create_dir_all(home).map_err(|error| Trouble::writing(home, &error));
    // One of two would be lost without a word; many disks do not tell large letters from small ones.
    let mut known = BTreeSet::new();
    if let Some((name, _)) = files.iter().find(|(name, _)| !known.insert(name.to_lowercase())) {
        let path = folder.join(name);
        return Err(Trouble::new(format!(
            "{}: two files would have this name; nothing was written",
            path.display()
        )));
    }
    made(folder)?;
    let border = Border::of(folder);
    let mut homes = BTreeSet::from([folder.to_owned()]);
    for (name, bytes) in files {
        let path = folder.join(name);
        let failed = |error: io::Error| Trouble::writing(&path, &error);
        let home = path.parent().unwrap_or(folder).to_owned();
        if !homes.contains(&home) {
            may_write(&border, folder, &home).map_err(failed)?;
            made(&home)?;
            homes.insert(home.clone());
        }
        write_quickly(&home, &path, bytes).map_err(failed)?;
    }
    Ok(())
}

/// Asks each folder between `folder` and `home`, from the top: a link may lead out of it.
fn may_write(border: &Border, folder: &Path, home: &Path) -> io::Result<()> {
    let below: Vec<&Path> = home.ancestors().take_while(|above| *above != folder).collect();
    match below.iter().rev().any(|above| border.is_crossed_by(above)) {
        true => Err(io::Error::new(io::ErrorKind::PermissionDenied, "a link leads out of the folder")),
        false => Ok(()),
    }
}

/// A link is replaced, not followed.
fn write_quickly(home: &Path, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let old = fs::symlink_metadata(path).ok().filter(|old| !old.is_symlink());
    if let Some(old) = &old {
        refuse(old)?;
    }
    let mut file = tempfile::Builder::new().prefix(".landfall-").tempfile_in(home)?;
    file.write_all(bytes)?;
    keep_owner(old.as_ref(), file.as_file());
    file.as_file().set_permissions(permissions(old.as_ref(), file.as_file())?)?;
    file.persist(path)?;
    Ok(())
}

/// Replacing a file needs no permission to write to it, so whoever protected it is asked here.
fn refuse(old: &fs::Metadata) -> io::Result<()> {
    match old {
        old if !old.is_file() && !old.is_dir() => {
            Err(io::Error::new(io::ErrorKind::InvalidInput, "it is not a regular file"))
        }
        old if old.permissions().readonly() => {
            Err(io::Error::new(io::ErrorKind::PermissionDenied, "it is read-only"))
        }
        _ => Ok(()),
    }
}

/// Behind a symbolic link the file it leads to is replaced, not the link.
fn target(path: &Path) -> io::Result<PathBuf> {
    match path.is_symlink() && path.exists() {
        true => path.canonicalize(),
        false => Ok(path.to_owned()),
    }
}

/// Those of the old file; a new one may be read by everyone, unlike a temporary file.
fn permissions(old: Option<&fs::Metadata>, fresh: &fs::File) -> io::Result<fs::Permissions> {
    if let Some(old) = old {
        return Ok(old.permissions());
    }
    let fresh = fresh.metadata()?.permissions();
    #[cfg(unix)]
    let fresh = {
        use std::os::unix::fs::PermissionsExt;
        let mut fresh = fresh;
        fresh.set_mode(0o644);
        fresh
    };
    Ok(fresh)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_new_text_replaces_the_old_and_leaves_nothing_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.lfb");
        write_atomic(&path, b"old").unwrap();
        write_atomic(&path, b"new").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_failed_write_leaves_the_old_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("no-such-folder").join("a.lfb");
        assert!(write_atomic(&path, b"new").is_err());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[cfg(unix)]
    #[test]
    fn a_file_of_a_pack_is_not_written_outside_of_it() {
        let folder = tempfile::tempdir().unwrap();
        let (pack, other) = (folder.path().join("pack"), folder.path().join("other"));
        fs::create_dir_all(&pack).unwrap();
        fs::create_dir_all(&other).unwrap();
        fs::write(other.join("file"), "old").unwrap();
        std::os::unix::fs::symlink(other.join("file"), pack.join("link")).unwrap();
        std::os::unix::fs::symlink(&other, pack.join("folder")).unwrap();
        for path in ["link", "folder/file", "folder/new", "../other/file"] {
            assert!(write_inside(&pack, &pack.join(path), b"new").is_err(), "{path}");
        }
        assert_eq!(fs::read(other.join("file")).unwrap(), b"old");
        assert_eq!(fs::read_dir(&other).unwrap().count(), 1);
        write_inside(&pack, &pack.join("own"), b"new").unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_of_files_is_written_below_itself_and_through_no_link() {
        let folder = tempfile::tempdir().unwrap();
        let (out, other) = (folder.path().join("out"), folder.path().join("other"));
        fs::create_dir_all(out.join("closed")).unwrap();
        fs::create_dir_all(&other).unwrap();
        fs::write(other.join("file"), "old").unwrap();
        std::os::unix::fs::symlink(other.join("file"), out.join("link.svg")).unwrap();
        std::os::unix::fs::symlink(&other, out.join("cards")).unwrap();
        let file = |name: &str| (name.to_owned(), b"new".to_vec());
        write_folder(&out, &[file("link.svg"), file("logs/it/1.svg")]).unwrap();
        assert_eq!(fs::read(out.join("link.svg")).unwrap(), b"new");
        assert!(!out.join("link.svg").is_symlink());
        assert_eq!(fs::read(out.join("logs/it/1.svg")).unwrap(), b"new");
        for name in ["cards/file", "cards/new/file"] {
            let error = write_folder(&out, &[file(name)]).unwrap_err().to_string();
            assert!(error.contains("a link leads out of the folder"), "{error}");
        }
        assert!(write_folder(&out, &[file("closed")]).is_err(), "a folder is not replaced");
        assert_eq!(fs::read(other.join("file")).unwrap(), b"old");
        assert_eq!(fs::read_dir(&other).unwrap().count(), 1);
        let left: Vec<_> = walkdir::WalkDir::new(&out).into_iter().flatten().collect();
        assert!(!left.iter().any(|entry| entry.file_name().to_string_lossy().starts_with(".landfall-")));
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link() {
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        fs::write(&file, "old").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        write_atomic(&link, b"new").unwrap();
        assert!(link.is_symlink());
        assert_eq!(fs::read(&file).unwrap(), b"new");
    }
}
