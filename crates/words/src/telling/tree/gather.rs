//! Reading a tree: the declaration of the type says what should stand where.

use super::parts::{Alone, of_fields, of_list, of_places, of_seats, of_variant};
use super::void::Void;
use super::{Misread, Shape, Tree};
use crate::telling::give::Given;
use crate::telling::read::{Reader, Unread, Words};
use crate::telling::{Names, Node};
use serde::de::{Deserializer, Error, Visitor};
use std::cell::RefCell;
use std::ops::Range;

/// One part that is to be read.
pub(super) struct Gather<'a, N> {
    /// What stands there; nothing if it was left out.
    pub(super) tree: Option<&'a Tree>,
    /// What it is if it was left out.
    pub(super) blank: Option<&'a Node>,
    /// The key at which it stands, or that of the list that it is in.
    pub(super) key: &'a str,
    /// Where it should stand.
    pub(super) place: Range<usize>,
    pub(super) names: &'a N,
    pub(super) faults: &'a RefCell<Vec<Misread>>,
}

impl<'a, N: Names> Gather<'a, N> {
    fn span(&self) -> Range<usize> {
        self.tree.map_or_else(|| self.place.clone(), |tree| tree.span.clone())
    }

    pub(super) fn fault(&self, what: String) {
        self.unknown(self.span(), what, "", Vec::new());
    }

    /// A fault by a word in place of which another one was meant.
    pub(super) fn unknown(&self, span: Range<usize>, what: String, word: &str, known: Vec<String>) {
        self.faults.borrow_mut().push(Misread { span, what, word: word.to_owned(), known });
    }

    /// The part at this key, or in this list.
    pub(super) fn part(
        &self,
        key: &'a str,
        tree: Option<&'a Tree>,
        blank: Option<&'a Node>,
    ) -> Gather<'a, N> {
        let Gather { names, faults, .. } = *self;
        Gather { tree, blank, key, place: self.span(), names, faults }
    }

    /// What a value is that was left out; it is a fault if that is not said.
    fn left_out(&self) -> Option<Given> {
        let blank = self.blank.cloned().map(Given);
        if blank.is_none() {
            self.fault(format!("`{}` is missing", self.key));
        }
        blank
    }

    fn is_no(&self, wanted: &str) {
        self.fault(if self.key.is_empty() {
            format!("this must be {wanted}")
        } else {
            format!("`{}` must be {wanted}", self.key)
        });
    }

    /// The value of a type that the game writes as a word: a list of words if it holds several.
    fn named(&self, of: &'static str) -> Option<Result<Given, ()>> {
        match &self.tree?.shape {
            Shape::Text(text) => self.word(of, text, self.span()),
            Shape::List(list) if !self.names.known(of).is_empty() => {
                let mut words = Vec::new();
                let mut sound = true;
                for tree in list {
                    let Shape::Text(text) = &tree.shape else { return None };
                    sound &= !matches!(self.word(of, text, tree.span.clone())?, Err(()));
                    words.push(text.as_str());
                }
                let all = if words.is_empty() { "-".to_owned() } else { words.join("+") };
                if sound { self.word(of, &all, self.span()) } else { Some(Err(())) }
            }
            Shape::List(_) | Shape::Number(_) | Shape::Flag(_) | Shape::Keys(_) | Shape::Other => None,
        }
    }

    fn word(&self, of: &'static str, text: &str, span: Range<usize>) -> Option<Result<Given, ()>> {
        let mut words = Words::of(text);
        let why = match self.names.read(of, &mut words)? {
            Ok(node) if words.peek().is_none() => return Some(Ok(Given(node))),
            Ok(_) => format!("`{text}` says too much"),
            Err(why) => why,
        };
        self.unknown(span, why, text, self.names.known(of));
        Some(Err(()))
    }
}

macro_rules! numbers {
    ($($method:ident $visit:ident $kind:ty),+) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
            let Some(tree) = self.tree else {
                return match self.left_out() {
                    Some(given) => given.$method(visitor),
                    None => Void.$method(visitor),
                };
            };
            let number = match tree.shape {
                Shape::Number(number) => <$kind>::try_from(number).ok(),
                Shape::Text(_) | Shape::Flag(_) | Shape::List(_) | Shape::Keys(_) | Shape::Other => None,
            };
            if number.is_none() {
                self.is_no(&format!("a whole number from {} to {}", <$kind>::MIN, <$kind>::MAX));
            }
            visitor.$visit(number.unwrap_or_default())
        }
    )+};
}

/// What was left out is as in the blank, and without one it is a fault.
macro_rules! or_left_out {
    ($this:ident, $method:ident($($argument:expr),*)) => {{
        let Some(tree) = $this.tree else {
            return match $this.left_out() {
                Some(given) => given.$method($($argument),*),
                None => Void.$method($($argument),*),
            };
        };
        tree
    }};
}

impl<'de, 'a, N: Names> Deserializer<'de> for &Gather<'a, N> {
    type Error = Unread;

    numbers!(
        deserialize_i8 visit_i8 i8,
        deserialize_i16 visit_i16 i16,
        deserialize_i32 visit_i32 i32,
        deserialize_i64 visit_i64 i64,
        deserialize_u8 visit_u8 u8,
        deserialize_u16 visit_u16 u16,
        deserialize_u32 visit_u32 u32,
        deserialize_u64 visit_u64 u64
    );

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        let tree = or_left_out!(self, deserialize_bool(visitor));
        let Shape::Flag(flag) = tree.shape else {
            self.is_no("true or false");
            return Void.deserialize_bool(visitor);
        };
        visitor.visit_bool(flag)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        let tree = or_left_out!(self, deserialize_str(visitor));
        let Shape::Text(text) = &tree.shape else {
            self.is_no("a text");
            return Void.deserialize_str(visitor);
        };
        visitor.visit_str(text)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_str(visitor)
    }

    fn deserialize_any<V: Visitor<'de>>(self, _visitor: V) -> Result<V::Value, Unread> {
        Err(Unread::custom("only declared types can be read"))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        match (self.tree.map(|tree| &tree.shape), self.blank) {
            (Some(Shape::Text(text)), _) if text == "-" => visitor.visit_none(),
            (Some(_), _) => visitor.visit_some(self),
            (None, Some(blank)) => Given(blank.clone()).deserialize_option(visitor),
            (None, None) => visitor.visit_none(),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        of: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unread> {
        let tree = or_left_out!(self, deserialize_newtype_struct(of, visitor));
        match (self.named(of), &tree.shape) {
            (Some(Ok(given)), _) => given.deserialize_newtype_struct(of, visitor),
            (Some(Err(())), _) => Void.deserialize_newtype_struct(of, visitor),
            (None, Shape::Keys(keys)) if of == "SeatMap" => {
                visitor.visit_newtype_struct(Alone(of_seats(self, keys)))
            }
            (None, Shape::Number(_) | Shape::Text(_)) if !self.names.known(of).is_empty() => {
                self.is_no(&format!("one of: {}", self.names.known(of).join(", ")));
                Void.deserialize_newtype_struct(of, visitor)
            }
            (None, _) => visitor.visit_newtype_struct(self),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        let tree = or_left_out!(self, deserialize_seq(visitor));
        let Shape::List(list) = &tree.shape else {
            self.is_no("a list");
            return Void.deserialize_seq(visitor);
        };
        visitor.visit_seq(of_list(self, list))
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Unread> {
        let tree = or_left_out!(self, deserialize_tuple(length, visitor));
        match of_places(self, tree, length) {
            Some(parts) => visitor.visit_seq(parts),
            None => Void.deserialize_tuple(length, visitor),
        }
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
        or_left_out!(self, deserialize_struct(of, fields, visitor));
        match self.named(of) {
            Some(Ok(given)) => return given.deserialize_struct(of, fields, visitor),
            Some(Err(())) => return Void.deserialize_struct(of, fields, visitor),
            None => {}
        }
        match of_fields(self, fields) {
            Some(parts) => visitor.visit_seq(parts),
            None => Void.deserialize_struct(of, fields, visitor),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        of: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        let tree = or_left_out!(self, deserialize_enum(of, variants, visitor));
        match self.named(of) {
            Some(Ok(given)) => return given.deserialize_enum(of, variants, visitor),
            Some(Err(())) => return Void.deserialize_enum(of, variants, visitor),
            None => {}
        }
        let (word, span) = match &tree.shape {
            Shape::Text(text) => (Words::of(text).peek().unwrap_or_default(), tree.span.clone()),
            Shape::Keys(keys) if keys.len() == 1 => (keys[0].name.as_str(), keys[0].span.clone()),
            Shape::Keys(_) | Shape::Number(_) | Shape::Flag(_) | Shape::List(_) | Shape::Other => {
                self.is_no(&format!("one of: {}", variants.join(", ")));
                return Void.deserialize_enum(of, variants, visitor);
            }
        };
        if !variants.contains(&word) {
            let known = variants.iter().map(|&word| word.to_owned()).collect();
            self.unknown(span, format!("`{}` cannot be `{word}`", self.key), word, known);
            return Void.deserialize_enum(of, variants, visitor);
        }
        match &tree.shape {
            Shape::Text(text) => {
                let mut reader = Reader { words: Words::of(text), names: self.names };
                let value = reader
                    .deserialize_enum(of, variants, visitor)
                    .inspect_err(|why| self.fault(why.to_string()))?;
                if reader.words.peek().is_some() {
                    self.fault(format!("`{text}` says too much"));
                }
                Ok(value)
            }
            _ => visitor.visit_enum(Alone((word, of_variant(self, word, tree)))),
        }
    }

    serde::forward_to_deserialize_any! {
        i128 u128 f32 f64 char bytes byte_buf unit unit_struct map identifier ignored_any
    }
}
