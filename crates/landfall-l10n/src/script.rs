//! What Unicode knows of a single letter: whether its script has blanks between words, and which digit it is.

/// Whether a letter belongs to a script that puts no blanks between words, or glues endings to numbers and names:
/// Thai, Lao, Burmese, Khmer, kana, Han and Hangul. Content reads icons beside them the same way.
pub fn is_unspaced(letter: char) -> bool {
    matches!(u32::from(letter),
        0xe00..=0xeff | 0x1000..=0x109f | 0x1100..=0x11ff | 0x1780..=0x17ff | 0x2e80..=0x9fff
        | 0xa960..=0xa97f | 0xac00..=0xd7ff | 0xf900..=0xfaff | 0xff66..=0xffdc | 0x1b000..=0x1b16f
        | 0x20000..=0x3ffff)
        && digit(letter).is_none()
}

/// Whether a letter beside a colon makes it part of a word.
pub fn joins(letter: char) -> bool {
    letter.is_alphabetic() && !is_unspaced(letter)
}

/// The zeros of the scripts that count by ten; the other nine digits follow each of them.
const ZEROS: [u32; 26] = [
    0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50,
    0xed0, 0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1b50, 0xff10,
];

/// The value of a digit of any script: `3`, `\u{663}`, `\u{ff13}`.
pub fn digit(letter: char) -> Option<u8> {
    let code = u32::from(letter);
    if code < 0x660 {
        return letter.to_digit(10).map(|digit| digit as u8);
    }
    let zero = ZEROS.iter().rev().find(|zero| **zero <= code)?;
    (code - zero < 10).then(|| (code - zero) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_of_every_script_have_their_value() {
        let digits: Vec<u8> = "7\u{667}\u{6f7}\u{96d}\u{e57}\u{ff17}".chars().filter_map(digit).collect();
        assert_eq!(digits, [7; 6]);
        assert_eq!("a\u{4e03}\u{b2}".chars().find_map(digit), None, "words and superscripts are no digits");
    }

    #[test]
    fn chinese_and_korean_letters_stand_beside_numbers() {
        assert!("\u{4e2a}\u{ac1c}\u{30ab}\u{e01}".chars().all(is_unspaced));
        assert!(!"a\u{430}\u{3b1}3\u{ff13}\u{e53}".chars().any(is_unspaced));
    }
}
