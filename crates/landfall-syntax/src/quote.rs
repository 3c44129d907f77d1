//! Where quoted text ends. The lexer and whoever reads a text's value must agree on it.

/// The end of a quoted text, its closing quotes included; `Err` is where text that is never closed stops.
pub(crate) type End = Result<usize, usize>;

/// `at` is behind the opening `"`.
pub(crate) fn text_end(bytes: &[u8], mut at: usize) -> End {
    loop {
        at += plain_run(bytes.get(at..).unwrap_or(&[]));
        let Some(byte) = bytes.get(at) else { break };
        match byte {
            b'"' => return Ok(at + 1),
            b'\n' => return Err(if bytes[at - 1] == b'\r' { at - 1 } else { at }),
            b'\\' if !matches!(bytes.get(at + 1), None | Some(b'\n' | b'\r')) => at += 2,
            _ => at += 1,
        }
    }
    Err(bytes.len())
}

/// `at` is behind the opening `"""`. `is_code` looks at each new line and says when it cannot be prose any
/// more, because the closing quotes were forgotten.
pub(crate) fn prose_end(bytes: &[u8], mut at: usize, is_code: impl Fn(&[u8]) -> bool) -> End {
    loop {
        at += plain_run(bytes.get(at..).unwrap_or(&[]));
        let Some(byte) = bytes.get(at) else { break };
        match byte {
            b'"' if bytes[at..].starts_with(b"\"\"\"") => {
                // Up to two more quotes belong to the prose: """She said "no""""
                let extra = bytes[at + 3..].iter().take(2).take_while(|byte| **byte == b'"').count();
                return Ok(at + 3 + extra);
            }
            b'\n' => {
                if is_code(&bytes[at + 1..]) {
                    return Err(at);
                }
                at += 1;
            }
            b'\\' if !matches!(bytes.get(at + 1), None | Some(b'\n' | b'\r')) => at += 2,
            _ => at += 1,
        }
    }
    Err(bytes.len())
}

/// How many bytes pass before a quote, a backslash or a line break. Texts are most of a file, so eight bytes are looked
/// at in one step.
fn plain_run(bytes: &[u8]) -> usize {
    let (chunks, rest) = bytes.as_chunks::<8>();
    for (at, chunk) in chunks.iter().enumerate() {
        let word = u64::from_le_bytes(*chunk);
        let stops = equal(word, b'"') | equal(word, b'\\') | equal(word, b'\n');
        if stops != 0 {
            return at * 8 + stops.trailing_zeros() as usize / 8;
        }
    }
    let tail = rest.iter().take_while(|byte| !matches!(byte, b'"' | b'\\' | b'\n'));
    chunks.len() * 8 + tail.count()
}

/// The high bit of each byte of the word that is `byte`. A byte above the first such one may be marked by mistake, so only
/// the lowest mark counts.
fn equal(word: u64, byte: u8) -> u64 {
    const ONES: u64 = u64::from_le_bytes([1; 8]);
    const HIGH: u64 = u64::from_le_bytes([0x80; 8]);
    let differs = word ^ (ONES * u64::from(byte));
    differs.wrapping_sub(ONES) & !differs & HIGH
}

/// The quotes word processors make of `"`. They open and close alike, since people mix them up.
pub(crate) fn is_curly(c: char) -> bool {
    matches!(c, '\u{201C}'..='\u{201F}' | '«' | '»')
}

/// What is between the quotes of a text or prose token, and where it starts. Text that was never
/// closed is taken whole.
pub(crate) fn body(token: &str) -> (usize, &str) {
    let bytes = token.as_bytes();
    let (start, width, end) = if token.starts_with("\"\"\"") {
        (3, 3, prose_end(bytes, 3, |_| false))
    } else if token.starts_with('"') {
        (1, 1, text_end(bytes, 1))
    } else {
        return curly_body(token);
    };
    (start, token.get(start..end.map_or(token.len(), |end| end - width)).unwrap_or(""))
}

fn curly_body(token: &str) -> (usize, &str) {
    let is_quote = |c| is_curly(c) || c == '"';
    let opened = token.strip_prefix(is_curly).unwrap_or(token);
    (token.len() - opened.len(), opened.strip_suffix(is_quote).unwrap_or(opened))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_ends_at_the_first_byte_that_means_something() {
        for stop in [b'"', b'\\', b'\n'] {
            for length in 0..40 {
                for other in [b'a', 0x80, 0xFF, b'"' ^ 1, b'\n' ^ 1] {
                    let mut bytes = vec![other; length];
                    assert_eq!(plain_run(&bytes), length);
                    bytes.extend([stop, other, stop, stop]);
                    assert_eq!(plain_run(&bytes), length, "{stop} after {length} of {other}");
                }
            }
        }
    }
}
