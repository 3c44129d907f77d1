//! Bundles are replaced as a whole: killed builds and full disks leave the old one.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use landfall_tests::{Random, Said, Sandbox, landfall};

/// How often each of the two outcomes must be seen.
const ENOUGH: usize = 20;

#[test]
fn a_build_that_is_killed_leaves_the_old_bundle_or_the_new_one() {
    let (sandbox, first, second, whole_build) = two_versions();
    let mut random = Random::new(7);
    let (mut old, mut new) = (0, 0);
    // Around the moment at which one bundle replaces the other: later after each kill that came too early, and
    // the other way round. Machines are slow at times, so nobody knows that moment beforehand.
    let mut moment = whole_build;
    while (old < ENOUGH || new < ENOUGH) && old + new < 40 * ENOUGH {
        // One in four falls anywhere.
        let anywhere = whole_build.mul_f64(random.below(100) as f64 / 100.0);
        let (delay, is_aimed) = if random.once_in(4) { (anywhere, false) } else { (moment, true) };
        let is_new = killed_after(&sandbox, &first, &second, delay);
        if is_new {
            new += 1
        } else {
            old += 1
        }
        if is_aimed {
            moment = moment.mul_f64(if is_new { 0.93 } else { 1.07 });
        }
    }
    println!("killed {} builds: {old} left the old bundle, {new} the new one", old + new);
    assert!(old >= ENOUGH && new >= ENOUGH, "{old} old, {new} new");
    // What the killed ones have left lying about is in nobody's way.
    assert_eq!(sandbox.run(&["build", "demo", "-o", "demo.lfb"]).code, Some(0));
    assert!(sandbox.read("demo.lfb") == second);
}

/// A pack whose bundle has just become outdated, its bundle, the next one, and how long that takes to build.
fn two_versions() -> (Sandbox, Vec<u8>, Vec<u8>, Duration) {
    let sandbox = Sandbox::with_demo();
    assert_eq!(sandbox.run(&["build", "demo", "-o", "demo.lfb"]).code, Some(0));
    let first = sandbox.read("demo.lfb");
    sandbox.edit("demo/landfall.yaml", "version: 0.1.0", "version: 0.2.0");
    let start = Instant::now();
    assert_eq!(sandbox.run(&["build", "demo", "-o", "second.lfb"]).code, Some(0));
    let whole_build = start.elapsed();
    let second = sandbox.read("second.lfb");
    assert!(first != second);
    (sandbox, first, second, whole_build)
}

/// Whether the new bundle was there when a build was killed.
fn killed_after(sandbox: &Sandbox, first: &[u8], second: &[u8], delay: Duration) -> bool {
    sandbox.write("demo.lfb", first);
    let mut command = sandbox.command("", &["build", "demo", "-o", "demo.lfb"]);
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    // The moment of the kill is the point here.
    std::thread::sleep(delay);
    let _ = child.kill();
    child.wait().unwrap();
    let found = sandbox.read("demo.lfb");
    assert!(found == first || found == second, "neither the old bundle nor the new one");
    found == second
}

#[test]
fn a_device_without_room_is_one_clear_error() {
    let sandbox = Sandbox::with_demo();
    let said = sandbox.run(&["build", "demo", "-o", "/dev/full"]);
    assert_one_error(&said, "landfall: /dev/full cannot be written: no space left on device");
    use std::os::unix::fs::FileTypeExt;
    assert!(std::fs::metadata("/dev/full").unwrap().file_type().is_char_device(), "the device was replaced");
}

/// A disk that holds the old bundle and has no room for a second one beside it.
#[test]
fn a_full_disk_is_one_clear_error_and_leaves_the_old_bundle() {
    let (sandbox, first, _, _) = two_versions();
    let Some(disk) = SmallDisk::mount(&sandbox, "disk", first.len() * 3 / 2) else {
        println!("skipped: this user may not mount a small disk");
        return;
    };
    sandbox.write("disk/demo.lfb", &first);
    let said = sandbox.run(&["build", "demo", "-o", "disk/demo.lfb"]);
    assert_one_error(&said, "landfall: disk/demo.lfb cannot be written: no space left on device");
    assert!(sandbox.read("disk/demo.lfb") == first);
    let left: Vec<_> =
        std::fs::read_dir(sandbox.path("disk")).unwrap().map(|it| it.unwrap().file_name()).collect();
    assert_eq!(left, ["demo.lfb"], "half a bundle takes room on a full disk");
    drop(disk);
}

/// A quota is a full disk for one user: no file may grow beyond a limit.
#[test]
fn a_quota_is_one_clear_error_and_leaves_the_old_bundle() {
    let (sandbox, first, _, _) = two_versions();
    // The shell counts in blocks of 512 bytes. Without the trap the signal would end the program.
    let script = format!("trap '' XFSZ; ulimit -f {}; exec \"$0\" \"$@\"", first.len() / 2 / 512);
    let mut shell = Command::new("sh");
    shell.args(["-c", &script]).arg(landfall()).args(["build", "demo", "-o", "demo.lfb"]);
    let output = shell.current_dir(sandbox.path("")).stdin(Stdio::null()).output().unwrap();
    let said = sandbox.said(&["build", "demo", "-o", "demo.lfb"], output);
    assert_one_error(&said, "landfall: demo.lfb cannot be written: file too large");
    assert!(sandbox.read("demo.lfb") == first);
}

fn assert_one_error(said: &Said, wanted: &str) {
    assert_eq!(said.code, Some(2), "{said}");
    let told: Vec<&str> = said.stderr.lines().filter(|line| line.starts_with("landfall:")).collect();
    assert_eq!(told, [wanted], "{said}");
}

/// A file system in memory that holds little.
struct SmallDisk(std::path::PathBuf);

impl SmallDisk {
    /// Nothing where this user may not do that.
    fn mount(sandbox: &Sandbox, name: &str, bytes: usize) -> Option<Self> {
        let place = sandbox.path(name);
        std::fs::create_dir(&place).unwrap();
        let size = format!("size={bytes}");
        let mounted = run(Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(&place));
        mounted.then_some(Self(place))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        unmount(&self.0);
    }
}

fn unmount(place: &Path) {
    run(Command::new("umount").arg(place));
}

fn run(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
