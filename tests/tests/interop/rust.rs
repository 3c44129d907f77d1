//! Everything that the typed Rust of `landfall-runtime` says about a bundle.

use landfall_runtime::{Element, List, RulesText, Text};
use serde_json::{Map, Value};

/// What can be asked about a bundle of each shipped game, by the name of the game.
macro_rules! walks {
    ($($module:ident of $game:literal,)*) => {
        $(mod $module;)*

        use landfall_runtime::{BundleFile, Schema, Table};
        use super::Walk;

        pub fn schema(game: &str) -> &'static Schema<'static> {
            match game {
                $($game => &landfall_runtime::$module::SCHEMA,)*
                game => panic!("{game} has no typed code: run `just bundle-files`"),
            }
        }

        /// Every field of bytes that nobody has verified.
        pub fn walked_anyway(game: &str, bytes: &[u8]) -> serde_json::Value {
            match game {
                $($game => landfall_runtime::$module::Bundle(Table::root(bytes)).walk().0.into(),)*
                game => panic!("{game} has no typed code: run `just bundle-files`"),
            }
        }

        pub fn walked(game: &str, bytes: Vec<u8>) -> serde_json::Value {
            let file = BundleFile::from_bytes(bytes, schema(game)).unwrap().verified().unwrap();
            walked_anyway(game, file.bytes())
        }
    };
}

// Declared by a macro, so that rustfmt leaves generated code as it is.
mod walks;
#[allow(unused_imports)]
pub use walks::{schema, walked, walked_anyway};

/// A typed table that tells all its fields.
pub trait Walk {
    fn walk(self) -> Object;
}

/// Fields that are not given are left out, as in a dump.
#[derive(Default)]
pub struct Object(Map<String, Value>);

impl Object {
    fn put(&mut self, name: &str, value: impl Told) {
        if let Some(value) = value.told() {
            self.0.insert(name.to_owned(), value);
        }
    }

    fn number(&mut self, name: &str, value: i64, absent: i64) {
        if value != absent {
            self.0.insert(name.to_owned(), value.into());
        }
    }

    fn word(&mut self, name: &str, word: &str) {
        if word != "Unset" {
            self.0.insert(name.to_owned(), word.into());
        }
    }

    fn words(&mut self, name: &str, words: impl Iterator<Item = &'static str>) {
        let words: Vec<Value> = words.map(Value::from).collect();
        if !words.is_empty() {
            self.0.insert(name.to_owned(), words.into());
        }
    }
}

fn member(object: &mut Object, field: &str, name: &str, inner: impl Walk) {
    object.0.insert(format!("{field}_type"), name.into());
    object.0.insert(field.to_owned(), inner.walk().0.into());
}

/// A value as a dump has it; absent when the dump leaves it out.
trait Told {
    fn told(self) -> Option<Value>;
}

impl Told for bool {
    fn told(self) -> Option<Value> {
        self.then_some(Value::from(true))
    }
}

impl Told for u32 {
    fn told(self) -> Option<Value> {
        (self != 0).then(|| self.into())
    }
}

impl Told for Text {
    fn told(self) -> Option<Value> {
        self.number().map(|number| (number + 1).into())
    }
}

impl Told for RulesText {
    fn told(self) -> Option<Value> {
        self.number().map(|number| (number + 1).into())
    }
}

impl Told for &str {
    fn told(self) -> Option<Value> {
        Some(self.into())
    }
}

impl Told for Option<&str> {
    fn told(self) -> Option<Value> {
        self.map(Value::from)
    }
}

impl<T: Walk> Told for Option<T> {
    fn told(self) -> Option<Value> {
        self.map(|table| table.walk().0.into())
    }
}

/// An item of a list is there, whatever its value.
trait Item {
    fn item(self) -> Value;
}

impl Item for &str {
    fn item(self) -> Value {
        self.into()
    }
}

impl Item for u16 {
    fn item(self) -> Value {
        self.into()
    }
}

impl Item for u32 {
    fn item(self) -> Value {
        self.into()
    }
}

impl Item for i32 {
    fn item(self) -> Value {
        self.into()
    }
}

impl Item for Text {
    fn item(self) -> Value {
        self.number().map_or(0, |number| number + 1).into()
    }
}

impl<T: Walk> Item for T {
    fn item(self) -> Value {
        self.walk().0.into()
    }
}

impl<'a, T: Element<'a> + Item> Told for List<'a, T> {
    fn told(self) -> Option<Value> {
        let items: Vec<Value> = self.iter().map(Item::item).collect();
        assert_eq!(items.len(), self.len(), "an item could not be read");
        (!items.is_empty()).then(|| items.into())
    }
}
