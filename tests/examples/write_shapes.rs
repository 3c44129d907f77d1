//! Writes every shape of input into folders, grown to a number of bytes: `write_shapes FOLDER BYTES [NAME]`.

// A tool for tests writes files.
#![allow(clippy::disallowed_methods)]

use std::fs;
use std::path::Path;

use landfall_tests::Files;
use landfall_tests::shapes::{SHAPES, Shape};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, bytes, rest @ ..] = &arguments[..] else { panic!("write_shapes FOLDER BYTES [NAME]") };
    let bytes: usize = bytes.parse().expect("a number of bytes");
    let wanted = rest.first().map_or("", String::as_str);
    for (at, shape) in SHAPES.iter().enumerate().filter(|(_, shape)| shape.name.contains(wanted)) {
        let files = grown(shape, bytes);
        let name = format!("{at:02}");
        for (path, text) in &files {
            let path = Path::new(folder).join(&name).join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(path, text).expect("a file");
        }
        println!("{name}\t{}\t{}", size(&files), shape.name);
    }
}

/// As many of something as make so many bytes.
fn grown(shape: &Shape, bytes: usize) -> Files {
    let mut n = 1_000;
    loop {
        let files = (shape.files)(n);
        if size(&files) >= bytes {
            return files;
        }
        n = (n * bytes / size(&files).max(1)).clamp(n + n / 50 + 1, 8 * n);
    }
}

fn size(files: &Files) -> usize {
    files.iter().map(|(_, text)| text.len()).sum()
}
