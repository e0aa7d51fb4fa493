//! Closed lists of words: enums whose variants have an id in data, notation and texts.

/// Defines an enum with the list of its variants, their ids, and reading and writing by id. More than 64
/// variants need more bits: `pub enum Card: u128 { … }`.
#[macro_export]
macro_rules! vocabulary {
    (
        $(#[$doc:meta])*
        pub enum $name:ident { $($variants:tt)+ }
    ) => {
        $crate::vocabulary! {
            $(#[$doc])*
            pub enum $name: u64 { $($variants)+ }
        }
    };
    (
        $(#[$doc:meta])*
        pub enum $name:ident: $bits:ty { $($(#[$vdoc:meta])* $variant:ident = $id:literal,)+ }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $($(#[$vdoc])* #[doc = concat!("`", $id, "`")] $variant,)+
        }

        impl Default for $name {
            /// The first of them.
            fn default() -> $name {
                $name::ALL[0]
            }
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($id),+].len()] = [$($name::$variant),+];

            /// The id in data, notation and texts.
            pub fn id(self) -> &'static str {
                [$($id),+][self as usize]
            }
        }

        impl $crate::Member for $name {
            type Bits = $bits;

            const COUNT: usize = $name::ALL.len();

            fn index(self) -> usize {
                self as usize
            }

            fn at(index: usize) -> $name {
                $name::ALL[index]
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> Result<$name, $crate::NotationError> {
                let found = $name::ALL.into_iter().find(|word| word.id() == text);
                found.ok_or_else(|| $crate::NotationError::new(text))
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<$name, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(d)?;
                let unknown = |_| serde::de::Error::unknown_variant(&text, &[$($id),+]);
                text.parse().map_err(unknown)
            }
        }
    };
}
