//! Usual values: what is so for most things is not written.

use words::Message;

/// A title that is not told again: that of the thing which had this id before. No real title is so.
pub(crate) fn untold() -> Message {
    Message::new(String::new())
}

pub(crate) fn is_untold(title: &Message) -> bool {
    title.key.is_empty()
}

/// Whether a field need not be written.
pub(crate) fn is_usual<T: Default + PartialEq>(it: &T) -> bool {
    *it == T::default()
}

/// How many there usually are in one place.
pub(crate) fn one() -> u32 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde gives a reference")]
pub(crate) fn is_one(it: &u32) -> bool {
    *it == one()
}
