//! Where quoted text whose closing quotes are missing most probably ended.

/// Whether the line in front is a closing brace or the head of a block that stands further left than
/// prose would. Then closing quotes were forgotten above, unless the line itself has them.
pub(crate) fn is_code(rest: &[u8], limit: usize) -> bool {
    let indent = rest.iter().take(limit).take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    if indent >= limit {
        return false;
    }
    let line = rest[indent..].split(|byte| *byte == b'\n').next().unwrap_or(&[]).trim_ascii();
    let is_head = line.first().is_some_and(u8::is_ascii_alphabetic);
    let is_block = line.ends_with(b"{") || line.ends_with(b" }");
    line == b"}" || is_head && is_block && prose_marks(line).is_multiple_of(2)
}

fn prose_marks(mut line: &[u8]) -> usize {
    let mut count = 0;
    while let Some(at) = line.windows(3).position(|marks| marks == b"\"\"\"") {
        line = &line[at + 3..];
        count += 1;
    }
    count
}

#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Loose {
    /// A `}` without its `{`, or the other way round.
    Either,
    /// Only a `}` without its `{`.
    Closer,
}

/// The first brace without a partner in a stretch of text. Escaped ones are text.
pub(crate) fn loose_brace(bytes: &[u8], loose: Loose) -> Option<usize> {
    let (mut depth, mut outermost, mut at) = (0, 0, 0);
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'\\' => at += 1,
            b'{' => {
                if depth == 0 {
                    outermost = at;
                }
                depth += 1;
            }
            b'}' if depth == 0 => return Some(at),
            b'}' => depth -= 1,
            _ => {}
        }
        at += 1;
    }
    (depth > 0 && loose == Loose::Either).then_some(outermost)
}
