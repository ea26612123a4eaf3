//! Taking a value apart: a serde format whose output is a [`Node`].

use super::Node;
use serde::ser::{
    Error, Impossible, Serialize, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use std::fmt;

impl Node {
    /// Takes a value apart. Maps and fractions have no part in rules and are refused.
    ///
    /// # Panics
    /// If the type holds a map or a fraction: a fault of its declaration.
    pub fn of(value: &(impl Serialize + ?Sized)) -> Node {
        value.serialize(Taking).unwrap_or_else(|why| panic!("this value cannot be told: {why}"))
    }
}

/// Why a value cannot be taken apart.
#[derive(Debug)]
pub(super) struct Untold(String);

impl fmt::Display for Untold {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for Untold {}

impl Error for Untold {
    fn custom<T: fmt::Display>(why: T) -> Untold {
        Untold(why.to_string())
    }
}

struct Taking;

/// A list in the making.
struct Several(Vec<Node>);

/// A struct or variant in the making.
struct Fields {
    of: &'static str,
    variant: Option<&'static str>,
    fields: Vec<(&'static str, Node)>,
}

impl Fields {
    fn new(of: &'static str, variant: Option<&'static str>) -> Fields {
        Fields { of, variant, fields: Vec::new() }
    }

    fn add(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Result<(), Untold> {
        self.fields.push((name, value.serialize(Taking)?));
        Ok(())
    }

    fn whole(self) -> Node {
        Node::Named { of: self.of, variant: self.variant, fields: self.fields }
    }
}

macro_rules! numbers {
    ($($method:ident $kind:ty),+) => {$(
        fn $method(self, number: $kind) -> Result<Node, Untold> {
            i64::try_from(number).map(Node::Number).map_err(Untold::custom)
        }
    )+};
}

impl Serializer for Taking {
    type Ok = Node;
    type Error = Untold;
    type SerializeSeq = Several;
    type SerializeTuple = Several;
    type SerializeTupleStruct = Fields;
    type SerializeTupleVariant = Fields;
    type SerializeMap = Impossible<Node, Untold>;
    type SerializeStruct = Fields;
    type SerializeStructVariant = Fields;

    numbers!(
        serialize_i8 i8,
        serialize_i16 i16,
        serialize_i32 i32,
        serialize_i64 i64,
        serialize_u8 u8,
        serialize_u16 u16,
        serialize_u32 u32,
        serialize_u64 u64
    );

    fn serialize_bool(self, flag: bool) -> Result<Node, Untold> {
        Ok(Node::Flag(flag))
    }

    fn serialize_f32(self, _number: f32) -> Result<Node, Untold> {
        Err(Untold::custom("a fraction"))
    }

    fn serialize_f64(self, _number: f64) -> Result<Node, Untold> {
        Err(Untold::custom("a fraction"))
    }

    fn serialize_char(self, letter: char) -> Result<Node, Untold> {
        Ok(Node::Text(letter.to_string()))
    }

    fn serialize_str(self, text: &str) -> Result<Node, Untold> {
        Ok(Node::Text(text.to_owned()))
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<Node, Untold> {
        Ok(Node::List(bytes.iter().map(|&byte| Node::Number(byte.into())).collect()))
    }

    fn serialize_none(self) -> Result<Node, Untold> {
        Ok(Node::Nothing)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Node, Untold> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Node, Untold> {
        Ok(Node::Nothing)
    }

    fn serialize_unit_struct(self, of: &'static str) -> Result<Node, Untold> {
        Ok(Fields::new(of, None).whole())
    }

    fn serialize_unit_variant(
        self,
        of: &'static str,
        _index: u32,
        variant: &'static str,
    ) -> Result<Node, Untold> {
        Ok(Node::word(of, variant))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        of: &'static str,
        value: &T,
    ) -> Result<Node, Untold> {
        let mut fields = Fields::new(of, None);
        fields.add("", value)?;
        Ok(fields.whole())
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        of: &'static str,
        _index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Node, Untold> {
        let mut fields = Fields::new(of, Some(variant));
        fields.add("", value)?;
        Ok(fields.whole())
    }

    fn serialize_seq(self, _length: Option<usize>) -> Result<Several, Untold> {
        Ok(Several(Vec::new()))
    }

    fn serialize_tuple(self, _length: usize) -> Result<Several, Untold> {
        Ok(Several(Vec::new()))
    }

    fn serialize_tuple_struct(self, of: &'static str, _length: usize) -> Result<Fields, Untold> {
        Ok(Fields::new(of, None))
    }

    fn serialize_tuple_variant(
        self,
        of: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Fields, Untold> {
        Ok(Fields::new(of, Some(variant)))
    }

    fn serialize_map(self, _length: Option<usize>) -> Result<Impossible<Node, Untold>, Untold> {
        Err(Untold::custom("a map"))
    }

    fn serialize_struct(self, of: &'static str, _length: usize) -> Result<Fields, Untold> {
        Ok(Fields::new(of, None))
    }

    fn serialize_struct_variant(
        self,
        of: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Fields, Untold> {
        Ok(Fields::new(of, Some(variant)))
    }
}

impl SerializeSeq for Several {
    type Ok = Node;
    type Error = Untold;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Untold> {
        self.0.push(value.serialize(Taking)?);
        Ok(())
    }

    fn end(self) -> Result<Node, Untold> {
        Ok(Node::List(self.0))
    }
}

impl SerializeTuple for Several {
    type Ok = Node;
    type Error = Untold;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Untold> {
        SerializeSeq::serialize_element(self, value)
    }

    fn end(self) -> Result<Node, Untold> {
        SerializeSeq::end(self)
    }
}

/// Fields of a tuple have no names.
macro_rules! unnamed_fields {
    ($($kind:ident),+) => {$(
        impl $kind for Fields {
            type Ok = Node;
            type Error = Untold;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Untold> {
                self.add("", value)
            }

            fn end(self) -> Result<Node, Untold> {
                Ok(self.whole())
            }
        }
    )+};
}

unnamed_fields!(SerializeTupleStruct, SerializeTupleVariant);

macro_rules! named_fields {
    ($($kind:ident),+) => {$(
        impl $kind for Fields {
            type Ok = Node;
            type Error = Untold;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Untold> {
                self.add(name, value)
            }

            fn end(self) -> Result<Node, Untold> {
                Ok(self.whole())
            }
        }
    )+};
}

named_fields!(SerializeStruct, SerializeStructVariant);
