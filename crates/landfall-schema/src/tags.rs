//! The tags that the compiler reads. Others mean something to the expressions of a game only.

use crate::types::{Shape, Word};

/// A tag of a word, or of a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tag {
    Role,
    Colour,
    Faces,
    Assumed,
    Count,
    Start,
    Lowest,
    Highest,
    Only,
    Official,
    Retired,
    WildFor,
    Forms,
    Plural,
    Short,
    Avoid,
    Mistaken,
}

/// A tag as schemas write it.
#[derive(Debug)]
pub struct TagInfo {
    pub tag: Tag,
    pub name: &'static str,
    /// Whether a language follows, as in `forms-it`.
    pub by_language: bool,
    pub means: &'static str,
}

const fn tag(tag: Tag, name: &'static str, means: &'static str) -> TagInfo {
    TagInfo { tag, name, by_language: false, means }
}

const fn by_language(tag: Tag, name: &'static str, means: &'static str) -> TagInfo {
    TagInfo { tag, name, by_language: true, means }
}

/// All of them, in the order of [`Tag`].
pub static TAGS: &[TagInfo] = &[
    tag(
        Tag::Role,
        "role",
        "of what a requirement asks for: `icon`, `basic`, `wild`, `mishap`, `die` (any face) or `same`",
    ),
    tag(Tag::Colour, "colour", "of a die, or of the dice that show an icon"),
    tag(
        Tag::Faces,
        "faces",
        "of a die: a word or number for each face, two icons on one face joined by `+`; the words are those of the first vocabulary that has them all",
    ),
    tag(
        Tag::Assumed,
        "assumed",
        "of a die: the source does not say what it shows, and `faces` is a stand-in",
    ),
    tag(Tag::Count, "count", "of a die: how many there are"),
    tag(Tag::Start, "start", "of a die: players have it from the beginning"),
    tag(Tag::Lowest, "lowest", "of a die: the lowest number on it"),
    tag(Tag::Highest, "highest", "of a die: the highest number on it"),
    tag(Tag::Only, "only", "of a word: only cards of the set of this name may use it"),
    tag(Tag::Official, "official", "of a set: its cards are in the printed box"),
    tag(Tag::Retired, "retired", "of a set: its cards leave the game at some time"),
    tag(Tag::WildFor, "wild-for", "of something to pay with: the words it may be paid instead of"),
    by_language(Tag::Forms, "forms", "other forms of a term, parted by `|`"),
    by_language(Tag::Plural, "plural", "the plural of a term"),
    by_language(Tag::Short, "short", "how a term is abbreviated"),
    by_language(Tag::Avoid, "avoid", "words that translators should not use for it"),
    by_language(Tag::Mistaken, "mistaken", "a term that it is easily mistaken for"),
];

impl Tag {
    pub fn info(self) -> &'static TagInfo {
        &TAGS[self as usize]
    }

    /// The tag that a schema means by this name.
    pub fn named(name: &str) -> Option<Tag> {
        let fits = |info: &&TagInfo| match name.strip_prefix(info.name) {
            Some("") => !info.by_language,
            Some(rest) => info.by_language && rest.len() > 1 && rest.starts_with('-'),
            None => false,
        };
        TAGS.iter().find(fits).map(|info| info.tag)
    }
}

impl Word {
    pub fn tag(&self, tag: Tag) -> Option<&str> {
        self.tags.peek(tag.info().name)
    }

    /// A tag for one language.
    pub fn tag_in(&self, tag: Tag, language: &str) -> Option<&str> {
        // Words have a tag or two, so looking at them is cheaper than making the name.
        let is_it = |name: &[u8]| {
            let rest = name.strip_prefix(tag.info().name.as_bytes()).and_then(|rest| rest.strip_prefix(b"-"));
            rest == Some(language.as_bytes())
        };
        self.tags.peek_by(is_it)
    }
}

impl Shape {
    pub fn tag(&self, tag: Tag) -> Option<&str> {
        self.tags.peek(tag.info().name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_in_the_order_of_its_variants() {
        assert!(TAGS.iter().enumerate().all(|(at, info)| info.tag as usize == at));
    }

    #[test]
    fn a_language_follows_some_tags_only() {
        assert_eq!(Tag::named("colour"), Some(Tag::Colour));
        assert_eq!(Tag::named("forms-it"), Some(Tag::Forms));
        assert_eq!((Tag::named("forms"), Tag::named("colour-it"), Tag::named("forms-")), (None, None, None));
    }
}
