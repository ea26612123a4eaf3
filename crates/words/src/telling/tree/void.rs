//! The value of no meaning with which reading goes on behind a fault.

use crate::telling::read::Unread;
use serde::de::value::{SeqDeserializer, StrDeserializer};
use serde::de::{DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, VariantAccess, Visitor};

/// Nothing of any type: 0, no text, an empty list, the first variant.
#[derive(Clone, Copy)]
pub(super) struct Void;

/// The first variant of an enum.
struct First(&'static str);

fn several(count: usize) -> SeqDeserializer<std::iter::RepeatN<Void>, Unread> {
    SeqDeserializer::new(std::iter::repeat_n(Void, count))
}

impl IntoDeserializer<'_, Unread> for Void {
    type Deserializer = Void;

    fn into_deserializer(self) -> Void {
        self
    }
}

macro_rules! nothing {
    ($($method:ident $visit:ident $value:expr),+) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
            visitor.$visit($value)
        }
    )+};
}

impl<'de> Deserializer<'de> for Void {
    type Error = Unread;

    nothing!(
        deserialize_bool visit_bool false,
        deserialize_str visit_str "",
        deserialize_string visit_str "",
        deserialize_char visit_char ' ',
        deserialize_seq visit_seq several(0)
    );

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_u8(0)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_none()
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _of: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_seq(several(length))
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _of: &'static str,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_seq(several(length))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _of: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_seq(several(fields.len()))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _of: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_enum(First(variants.first().copied().unwrap_or_default()))
    }

    serde::forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 bytes byte_buf unit_struct map identifier ignored_any
    }
}

impl<'de> EnumAccess<'de> for First {
    type Error = Unread;
    type Variant = Void;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Void), Unread> {
        let word: StrDeserializer<'_, Unread> = self.0.into_deserializer();
        Ok((seed.deserialize(word)?, Void))
    }
}

impl<'de> VariantAccess<'de> for Void {
    type Error = Unread;

    fn unit_variant(self) -> Result<(), Unread> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Unread> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_seq(several(length))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_seq(several(fields.len()))
    }
}
