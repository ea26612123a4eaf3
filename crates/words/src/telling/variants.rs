//! The variants of an enum by its own declaration.

use super::read::Unread;
use serde::de::{DeserializeOwned, Deserializer, Error, Visitor};

/// The variants of an enum, as they are written: for tests that every one of them has words.
///
/// # Panics
/// If the type is no enum.
pub fn variants<T: DeserializeOwned>() -> &'static [&'static str] {
    let mut found = None;
    // It is only asked what it expects.
    let _ = T::deserialize(Asking(&mut found));
    found.expect("an enum says its variants")
}

struct Asking<'a>(&'a mut Option<&'static [&'static str]>);

impl<'de> Deserializer<'de> for Asking<'_> {
    type Error = Unread;

    fn deserialize_any<V: Visitor<'de>>(self, _visitor: V) -> Result<V::Value, Unread> {
        Err(Unread::custom("there is no value"))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _of: &'static str,
        variants: &'static [&'static str],
        _visitor: V,
    ) -> Result<V::Value, Unread> {
        *self.0 = Some(variants);
        Err(Unread::custom("there is no value"))
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
