//! Parts of a schema that most runs have no use for: those of an image are opened when somebody asks for them.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::OnceLock;

use serde::de::DeserializeOwned;
use serde::ser::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What names, documentation or a way to play are kept in.
pub struct Later<T> {
    /// Empty unless it came with an image.
    image: &'static [u8],
    value: OnceLock<T>,
}

impl<T: DeserializeOwned + Default> Later<T> {
    fn open(&self) -> &T {
        self.value.get_or_init(|| self.opened())
    }

    /// The build opens every part of an image once, so it is sound in a program that was built.
    fn opened(&self) -> T {
        postcard::from_bytes(self.image).unwrap_or_default()
    }
}

impl<T: DeserializeOwned + Default> Deref for Later<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.open()
    }
}

impl<T: DeserializeOwned + Default> DerefMut for Later<T> {
    fn deref_mut(&mut self) -> &mut T {
        if self.value.get().is_none() {
            self.value = OnceLock::from(self.opened());
        }
        match self.value.get_mut() {
            Some(value) => value,
            None => unreachable!("it was opened right before"),
        }
    }
}

/// Names and tags: one of them is read where it is, without the others being opened.
impl Later<BTreeMap<String, String>> {
    pub fn peek(&self, name: &str) -> Option<&str> {
        self.peek_by(|known| known == name.as_bytes())
    }

    /// The text under the first name that fits.
    pub fn peek_by(&self, fits: impl Fn(&[u8]) -> bool) -> Option<&str> {
        match self.value.get() {
            Some(value) => {
                value.iter().find(|(name, _)| fits(name.as_bytes())).map(|(_, text)| text.as_str())
            }
            None => {
                let (_, text) = pairs(self.image).find(|(name, _)| fits(name))?;
                std::str::from_utf8(text).ok()
            }
        }
    }
}

/// The names and texts of a map in an image: how many there are, then each, behind its length. Nothing else is made of those
/// that nobody wants.
fn pairs(mut image: &'static [u8]) -> impl Iterator<Item = (&'static [u8], &'static [u8])> {
    let count = number(&mut image).unwrap_or_default();
    (0..count).map_while(move |_| Some((run(&mut image)?, run(&mut image)?)))
}

/// A number as postcard writes it: seven bits in each byte, the lowest first.
fn number(image: &mut &'static [u8]) -> Option<usize> {
    let mut number = 0;
    for place in 0..usize::BITS / 7 {
        let (byte, rest) = image.split_first()?;
        *image = rest;
        number |= usize::from(byte & 0x7f) << (7 * place);
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

fn run(image: &mut &'static [u8]) -> Option<&'static [u8]> {
    let length = number(image)?;
    let (run, rest) = image.split_at_checked(length)?;
    *image = rest;
    Some(run)
}

impl<T> From<T> for Later<T> {
    fn from(value: T) -> Self {
        Self { image: &[], value: OnceLock::from(value) }
    }
}

impl<T: Default> Default for Later<T> {
    fn default() -> Self {
        Self::from(T::default())
    }
}

impl<T: DeserializeOwned + Default + Clone> Clone for Later<T> {
    fn clone(&self) -> Self {
        Self::from(self.open().clone())
    }
}

impl<T: DeserializeOwned + Default + fmt::Debug> fmt::Debug for Later<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.open().fmt(f)
    }
}

impl<T: DeserializeOwned + Default + fmt::Display> fmt::Display for Later<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.open().fmt(f)
    }
}

/// In an image it is a run of bytes, which takes a step to pass over; for programs that read JSON it is what is inside.
impl<T: DeserializeOwned + Default + Serialize> Serialize for Later<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return self.open().serialize(serializer);
        }
        let bytes = postcard::to_allocvec(self.open()).map_err(S::Error::custom)?;
        serializer.serialize_bytes(&bytes)
    }
}

impl<'de: 'static, T> Deserialize<'de> for Later<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let image = <&'de [u8]>::deserialize(deserializer)?;
        Ok(Self { image, value: OnceLock::new() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize)]
    #[serde(bound(deserialize = "'de: 'static"))]
    struct Part {
        names: Later<BTreeMap<String, String>>,
        after: u8,
    }

    #[test]
    fn names_are_read_with_and_without_being_opened() {
        let names =
            BTreeMap::from([("en", "Moor"), ("it", "Brughiera")].map(|(a, b)| (a.to_owned(), b.to_owned())));
        let image: &[u8] = postcard::to_allocvec(&(Later::from(names), 7_u8)).unwrap().leak();
        let mut part: Part = postcard::from_bytes(image).unwrap();
        let look = |part: &Part| ["en", "it", "de"].map(|name| part.names.peek(name).map(str::to_owned));
        let packed = look(&part);
        assert_eq!(packed, [Some("Moor".to_owned()), Some("Brughiera".to_owned()), None]);
        assert_eq!((part.names.len(), part.after), (2, 7));
        assert_eq!(look(&part), packed);
        part.names.insert("de".to_owned(), "Moor".to_owned());
        assert_eq!(part.names.peek("de"), Some("Moor"));
    }

    #[test]
    fn an_image_within_an_image_is_the_same_opened_or_not() {
        let doc: Later<String> = Later::from("wet".to_owned());
        let image: &[u8] = postcard::to_allocvec(&doc).unwrap().leak();
        let opened: Later<String> = postcard::from_bytes(image).unwrap();
        assert_eq!(postcard::to_allocvec(&opened).unwrap(), image);
        assert_eq!(opened.as_str(), "wet");
    }
}
