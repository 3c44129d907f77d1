//! Bundles are replaced as a whole: killed builds and full disks leave the old one.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::process::Stdio;
use std::time::Instant;

use landfall_tests::{Random, Sandbox};

#[test]
fn a_build_that_is_killed_leaves_the_old_bundle_or_the_new_one() {
    let sandbox = Sandbox::with_demo();
    assert_eq!(sandbox.run(&["build", "demo", "-o", "demo.lfb"]).code, Some(0));
    let first = sandbox.read("demo.lfb");
    sandbox.edit("demo/landfall.yaml", "version: 0.1.0", "version: 0.2.0");
    let start = Instant::now();
    assert_eq!(sandbox.run(&["build", "demo", "-o", "second.lfb"]).code, Some(0));
    let whole_build = start.elapsed();
    let second = sandbox.read("second.lfb");
    assert!(first != second);
    let mut random = Random::new(7);
    let (mut old, mut new) = (0, 0);
    for _ in 0..60 {
        sandbox.write("demo.lfb", &first);
        let mut command = sandbox.command("", &["build", "demo", "-o", "demo.lfb"]);
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        // The moment of the kill is the point here: it must fall everywhere, from the start to after the end.
        std::thread::sleep(whole_build.mul_f64(random.below(130) as f64 / 100.0));
        let _ = child.kill();
        child.wait().unwrap();
        match sandbox.read("demo.lfb") {
            found if found == first => old += 1,
            found if found == second => new += 1,
            _ => panic!("neither the old bundle nor the new one"),
        }
    }
    println!("killed 60 builds: {old} left the old bundle, {new} the new one");
    assert_eq!(old + new, 60);
}

#[test]
fn a_full_disk_is_one_clear_error() {
    let sandbox = Sandbox::with_demo();
    let said = sandbox.run(&["build", "demo", "-o", "/dev/full"]);
    assert_eq!(said.code, Some(2), "{said}");
    let told: Vec<&str> = said.stderr.lines().filter(|line| line.starts_with("landfall:")).collect();
    assert_eq!(told, ["landfall: /dev/full cannot be written: no space left on device"], "{said}");
    use std::os::unix::fs::FileTypeExt;
    assert!(std::fs::metadata("/dev/full").unwrap().file_type().is_char_device(), "the device was replaced");
}
