//! Reading a line of text back into a value: the value's declaration says what is expected next.

use super::Names;
use super::give::Given;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, SeqAccess,
    VariantAccess, Visitor, value::StrDeserializer,
};
use std::fmt;

/// The value that this line means, or why it means none.
pub fn read<T: DeserializeOwned>(text: &str, names: &impl Names) -> Result<T, String> {
    let mut reader = Reader { words: Words::of(text), names };
    let value = T::deserialize(&mut reader).map_err(|why| why.0)?;
    match reader.words.rest {
        "" => Ok(value),
        rest => Err(format!("`{rest}` is too much in `{text}`")),
    }
}

/// The words of a line that are not read yet.
#[derive(Debug)]
pub struct Words<'a> {
    rest: &'a str,
}

impl<'a> Words<'a> {
    /// The words of this text.
    pub fn of(text: &'a str) -> Words<'a> {
        Words { rest: text.trim() }
    }

    /// The next word.
    pub fn take(&mut self) -> Option<&'a str> {
        let word = self.peek()?;
        self.rest = self.rest[word.len()..].trim_start();
        Some(word)
    }

    /// The next word, which stays.
    pub fn peek(&self) -> Option<&'a str> {
        self.rest.split_whitespace().next()
    }
}

/// Why a line means no value.
#[derive(Debug)]
pub(super) struct Unread(String);

impl fmt::Display for Unread {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for Unread {}

impl Error for Unread {
    fn custom<T: fmt::Display>(why: T) -> Unread {
        Unread(why.to_string())
    }
}

pub(super) struct Reader<'a, N> {
    pub(super) words: Words<'a>,
    pub(super) names: &'a N,
}

impl<'a, N: Names> Reader<'a, N> {
    fn word(&mut self, wanted: &str) -> Result<&'a str, Unread> {
        self.words.take().ok_or_else(|| Unread(format!("{wanted} is missing")))
    }

    fn number<T: std::str::FromStr>(&mut self) -> Result<T, Unread> {
        let word = self.word("a number")?;
        word.parse().map_err(|_| Unread(format!("`{word}` is no number that fits here")))
    }

    /// The value that the game itself reads.
    fn named(&mut self, of: &str) -> Result<Option<Given>, Unread> {
        self.names.read(of, &mut self.words).transpose().map(|node| node.map(Given)).map_err(Unread)
    }
}

macro_rules! numbers {
    ($($method:ident $visit:ident),+) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
            visitor.$visit(self.number()?)
        }
    )+};
}

impl<'de, N: Names> Deserializer<'de> for &mut Reader<'_, N> {
    type Error = Unread;

    numbers!(
        deserialize_i8 visit_i8,
        deserialize_i16 visit_i16,
        deserialize_i32 visit_i32,
        deserialize_i64 visit_i64,
        deserialize_u8 visit_u8,
        deserialize_u16 visit_u16,
        deserialize_u32 visit_u32,
        deserialize_u64 visit_u64
    );

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        match self.word("`yes` or `no`")? {
            "yes" => visitor.visit_bool(true),
            "no" => visitor.visit_bool(false),
            other => Err(Unread(format!("`{other}`: write `yes` or `no`"))),
        }
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_str(self.word("a word")?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        if self.words.peek() == Some("-") {
            self.words.take();
            return visitor.visit_none();
        }
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        of: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unread> {
        match self.named(of)? {
            Some(given) => given.deserialize_newtype_struct(of, visitor),
            None => visitor.visit_newtype_struct(self),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_seq(Following { reader: self, left: length })
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _of: &'static str,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, Unread> {
        self.deserialize_tuple(length, visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        of: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        match self.named(of)? {
            Some(given) => given.deserialize_struct(of, fields, visitor),
            None => self.deserialize_tuple(fields.len(), visitor),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        let word = self.word("a list")?;
        let each: Vec<&str> = if word == "-" { Vec::new() } else { word.split('+').collect() };
        visitor.visit_seq(Apart { each: each.into_iter(), names: self.names })
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        of: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        if let Some(given) = self.named(of)? {
            return given.deserialize_enum(of, variants, visitor);
        }
        let word = self.word("a word")?;
        if !variants.contains(&word) {
            return Err(Unread(format!("`{word}` is none of: {}", variants.join(", "))));
        }
        visitor.visit_enum(Variant { word, reader: self })
    }

    serde::forward_to_deserialize_any! {
        i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct map identifier ignored_any
    }
}

/// Fields that follow each other in the line.
struct Following<'r, 'a, N> {
    reader: &'r mut Reader<'a, N>,
    left: usize,
}

impl<'de, N: Names> SeqAccess<'de> for Following<'_, '_, N> {
    type Error = Unread;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Unread> {
        let Some(left) = self.left.checked_sub(1) else { return Ok(None) };
        self.left = left;
        seed.deserialize(&mut *self.reader).map(Some)
    }
}

/// Values with `+` between them.
struct Apart<'a, N> {
    each: std::vec::IntoIter<&'a str>,
    names: &'a N,
}

impl<'de, N: Names> SeqAccess<'de> for Apart<'_, N> {
    type Error = Unread;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Unread> {
        let Some(text) = self.each.next() else { return Ok(None) };
        seed.deserialize(&mut Reader { words: Words::of(text), names: self.names }).map(Some)
    }
}

struct Variant<'r, 'a, N> {
    word: &'a str,
    reader: &'r mut Reader<'a, N>,
}

impl<'de, N: Names> EnumAccess<'de> for Variant<'_, '_, N> {
    type Error = Unread;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Self), Unread> {
        let word: StrDeserializer<'_, Unread> = self.word.into_deserializer();
        Ok((seed.deserialize(word)?, self))
    }
}

impl<'de, N: Names> VariantAccess<'de> for Variant<'_, '_, N> {
    type Error = Unread;

    fn unit_variant(self) -> Result<(), Unread> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Unread> {
        seed.deserialize(self.reader)
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Unread> {
        self.reader.deserialize_tuple(length, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        self.reader.deserialize_tuple(fields.len(), visitor)
    }
}
