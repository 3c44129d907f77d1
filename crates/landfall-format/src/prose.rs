//! Prose over several lines.

use crate::out::Out;

/// Writes prose so that its lines stand at `indent`. How far a line is indented means nothing to players,
/// and neither does how many blank lines part two paragraphs.
pub(crate) fn write(out: &mut Out, prose: &str, indent: usize) {
    let mut lines = prose.split('\n');
    let first = lines.next().unwrap_or("").trim_end();
    let last = lines.next_back();
    out.push(first);
    let mut is_started = first != "\"\"\"";
    let mut is_parted = false;
    for line in lines.map(str::trim) {
        if line.is_empty() {
            is_parted = is_started;
            continue;
        }
        write_line(out, line, indent, is_parted);
        (is_started, is_parted) = (true, false);
    }
    if let Some(last) = last.map(str::trim_start) {
        write_line(out, last, indent, is_parted && last != "\"\"\"");
    }
}

fn write_line(out: &mut Out, line: &str, indent: usize, is_parted: bool) {
    if is_parted {
        out.blank_line();
    }
    out.start_line(indent);
    out.push(line);
}
