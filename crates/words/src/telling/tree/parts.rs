//! The parts of a tree: elements of lists, fields by their names, what belongs to each seat.

use super::gather::Gather;
use super::{Key, Shape, Tree};
use crate::telling::read::{Unread, Words};
use crate::telling::{Names, Node};
use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, SeqAccess, VariantAccess, Visitor,
};

/// Parts in the order of their declaration.
pub(super) struct Elements<'a, N>(pub(super) std::vec::IntoIter<Gather<'a, N>>);

/// What is read as a whole.
pub(super) struct Alone<T>(pub(super) T);

/// The fields of a struct. `None` if there are no keys.
pub(super) fn of_fields<'a, N: Names>(
    whole: &Gather<'a, N>,
    fields: &'static [&'static str],
) -> Option<Elements<'a, N>> {
    let tree = whole.tree?;
    let Shape::Keys(keys) = &tree.shape else {
        let wanted: Vec<String> = fields.iter().map(|field| format!("`{field}`")).collect();
        whole.fault(format!("`{}` must be a table with {}", whole.key, wanted.join(", ")));
        return None;
    };
    for key in keys.iter().filter(|key| !fields.contains(&key.name.as_str())) {
        let known = fields.iter().map(|&field| field.to_owned()).collect();
        let what = format!("nothing is known by the name `{}`", key.name);
        whole.unknown(key.span.clone(), what, &key.name, known);
    }
    let part = |&field: &&'static str| {
        whole.part(field, tree.key(field), whole.blank.and_then(|blank| blank.field(field)))
    };
    Some(Elements(fields.iter().map(part).collect::<Vec<_>>().into_iter()))
}

/// The places of a list of fixed length. `None` if it has another one.
pub(super) fn of_places<'a, N: Names>(
    whole: &Gather<'a, N>,
    tree: &'a Tree,
    length: usize,
) -> Option<Elements<'a, N>> {
    let Shape::List(list) = &tree.shape else {
        whole.fault(format!("`{}` must be a list of {length}", whole.key));
        return None;
    };
    if list.len() != length {
        whole.fault(format!("`{}` must be a list of {length}, not of {}", whole.key, list.len()));
        return None;
    }
    Some(of_list(whole, list))
}

/// The elements of a list. What one leaves out is as in the element of the blank at its place.
pub(super) fn of_list<'a, N: Names>(whole: &Gather<'a, N>, list: &'a [Tree]) -> Elements<'a, N> {
    let blank: &[Node] = match whole.blank {
        Some(Node::List(blank)) => blank,
        _ => &[],
    };
    let part = |(at, tree): (usize, &'a Tree)| whole.part(whole.key, Some(tree), blank.get(at));
    Elements(list.iter().enumerate().map(part).collect::<Vec<_>>().into_iter())
}

/// What a variant holds. What it leaves out is as in the blank, if that is the same variant.
pub(super) fn of_variant<'a, N: Names>(
    whole: &Gather<'a, N>,
    word: &'a str,
    tree: &'a Tree,
) -> Gather<'a, N> {
    let blank = whole.blank.filter(|blank| blank.variant() == Some(word));
    let blank = blank.map(|blank| blank.field("").unwrap_or(blank));
    whole.part(word, tree.key(word), blank)
}

/// What belongs to each seat, by its name. A seat that is left out has what the blank gives it.
pub(super) fn of_seats<'a, N: Names>(whole: &Gather<'a, N>, keys: &'a [Key]) -> Elements<'a, N> {
    let blank: &[Node] = match whole.blank {
        Some(Node::Named { fields, .. }) => match fields.as_slice() {
            [(_, Node::List(list))] => list,
            _ => &[],
        },
        _ => &[],
    };
    let mut trees: Vec<Option<&Key>> = vec![None; blank.len()];
    for key in keys {
        let seat = whole.names.read("Seat", &mut Words::of(&key.name)).and_then(Result::ok);
        match seat.and_then(|node| node.number()).and_then(|seat| trees.get_mut(seat as usize)) {
            Some(slot) => *slot = Some(key),
            None => {
                let known = whole.names.known("Seat").into_iter().take(blank.len()).collect();
                whole.unknown(key.span.clone(), format!("`{}` is no seat", key.name), &key.name, known);
            }
        }
    }
    let part = |(key, blank): (Option<&'a Key>, &'a Node)| {
        whole.part(key.map_or(whole.key, |key| &key.name), key.map(|key| &key.tree), Some(blank))
    };
    Elements(trees.into_iter().zip(blank).map(part).collect::<Vec<_>>().into_iter())
}

impl<'de, N: Names> SeqAccess<'de> for Elements<'_, N> {
    type Error = Unread;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Unread> {
        self.0.next().map(|part| seed.deserialize(&part)).transpose()
    }
}

/// The values of the seats are the list that a map of seats wraps.
impl<'de, N: Names> Deserializer<'de> for Alone<Elements<'_, N>> {
    type Error = Unread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_seq(self.0)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// A variant that stands as the key of what it holds.
impl<'de, 'a, N: Names> EnumAccess<'de> for Alone<(&'a str, Gather<'a, N>)> {
    type Error = Unread;
    type Variant = Alone<Gather<'a, N>>;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Self::Variant), Unread> {
        let word: StrDeserializer<'_, Unread> = self.0.0.into_deserializer();
        Ok((seed.deserialize(word)?, Alone(self.0.1)))
    }
}

impl<'de, N: Names> VariantAccess<'de> for Alone<Gather<'_, N>> {
    type Error = Unread;

    fn unit_variant(self) -> Result<(), Unread> {
        self.0.fault(format!("`{}` holds nothing: write it as a text", self.0.key));
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Unread> {
        seed.deserialize(&self.0)
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Unread> {
        (&self.0).deserialize_tuple(length, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        (&self.0).deserialize_struct("", fields, visitor)
    }
}
