//! What all tables and all enums of generated code have in common.

/// A typed table.
#[doc(hidden)]
#[macro_export]
macro_rules! table {
    ($(#[$doc:meta])* $name:ident $(by $key:literal)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default)]
        pub struct $name<'a>(pub landfall_runtime::Table<'a>);

        impl<'a> landfall_runtime::Element<'a> for $name<'a> {
            const WIDTH: usize = 4;

            fn read(reader: landfall_runtime::raw::Reader<'a>, at: usize) -> Option<Self> {
                landfall_runtime::Table::read(reader, at).map(Self)
            }
        }

        $(impl<'a> landfall_runtime::Keyed<'a> for $name<'a> {
            fn sort_key(&self) -> &'a str {
                self.0.str($key).unwrap_or_default()
            }
        })?
    };
}

/// The words of a vocabulary. One that this code does not know reads as `Unset`.
#[doc(hidden)]
#[macro_export]
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$word_doc:meta])* $word:ident = $value:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name {
            /// Not given.
            #[default]
            Unset = 0,
            $($(#[$word_doc])* $word = $value,)*
        }

        impl $name {
            pub const ALL: &[$name] = &[$($name::$word),*];

            pub fn of(value: u16) -> Self {
                match value {
                    $($value => Self::$word,)*
                    _ => Self::Unset,
                }
            }

            /// Its name in the `.fbs`.
            pub fn name(self) -> &'static str {
                match self {
                    Self::Unset => "Unset",
                    $(Self::$word => stringify!($word),)*
                }
            }
        }

        impl<'a> landfall_runtime::Element<'a> for $name {
            const WIDTH: usize = 2;

            fn read(reader: landfall_runtime::raw::Reader<'a>, at: usize) -> Option<Self> {
                reader.u16(at).ok().map(Self::of)
            }
        }
    };
}
