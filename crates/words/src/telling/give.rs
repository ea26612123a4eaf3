//! Giving a value back from its parts, for what a game reads itself.

use super::Node;
use super::read::Unread;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, VariantAccess, Visitor,
    value::{SeqDeserializer, StrDeserializer},
};

/// A value taken apart, to be put together again.
pub(super) struct Given(pub(super) Node);

impl Given {
    fn fields(self) -> Vec<Given> {
        match self.0 {
            Node::Named { fields, .. } => fields.into_iter().map(|(_, node)| Given(node)).collect(),
            Node::List(list) => list.into_iter().map(Given).collect(),
            other => vec![Given(other)],
        }
    }

    /// The one value that it wraps.
    fn inner(self) -> Given {
        match self.0 {
            Node::Named { mut fields, .. } if fields.len() == 1 => Given(fields.remove(0).1),
            other => Given(other),
        }
    }
}

impl<'de> IntoDeserializer<'de, Unread> for Given {
    type Deserializer = Given;

    fn into_deserializer(self) -> Given {
        self
    }
}

impl<'de> Deserializer<'de> for Given {
    type Error = Unread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        match self.0 {
            Node::Nothing => visitor.visit_none(),
            Node::Flag(flag) => visitor.visit_bool(flag),
            Node::Number(number) => visitor.visit_i64(number),
            Node::Text(text) => visitor.visit_string(text),
            Node::List(_) | Node::Named { .. } => {
                visitor.visit_seq(SeqDeserializer::new(self.fields().into_iter()))
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        match self.0 {
            Node::Nothing => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _of: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_newtype_struct(self.inner())
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _of: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_enum(self)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq
        tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de> EnumAccess<'de> for Given {
    type Error = Unread;
    type Variant = Given;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Given), Unread> {
        let variant = self.0.variant().unwrap_or_default();
        let word: StrDeserializer<'_, Unread> = variant.into_deserializer();
        Ok((seed.deserialize(word)?, self))
    }
}

impl<'de> VariantAccess<'de> for Given {
    type Error = Unread;

    fn unit_variant(self) -> Result<(), Unread> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Unread> {
        seed.deserialize(self.inner())
    }

    fn tuple_variant<V: Visitor<'de>>(self, _length: usize, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_seq(SeqDeserializer::new(self.fields().into_iter()))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_seq(SeqDeserializer::new(self.fields().into_iter()))
    }
}
