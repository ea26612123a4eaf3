//! Messages as plain data: a list of the key, and then the name and the value of each argument.
//!
//! A number is a number and a text is a text. A list that begins with a text is a message, any other is a list of
//! messages.

use super::{Arg, Message};
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_seq(Some(1 + 2 * self.args.len()))?;
        list.serialize_element(&self.key)?;
        for (name, arg) in &self.args {
            list.serialize_element(name)?;
            list.serialize_element(arg)?;
        }
        list.end()
    }
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Arg::Number(number) => number.serialize(to),
            Arg::Text(text) => text.serialize(to),
            Arg::Message(message) => message.serialize(to),
            Arg::List(messages) => messages.serialize(to),
        }
    }
}

impl<'de> Deserialize<'de> for Message {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Message, D::Error> {
        match Arg::deserialize(from)? {
            Arg::Message(message) => Ok(message),
            Arg::Number(_) | Arg::Text(_) | Arg::List(_) => {
                Err(Error::custom("a message begins with its key"))
            }
        }
    }
}

impl<'de> Deserialize<'de> for Arg {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Arg, D::Error> {
        from.deserialize_any(Written)
    }
}

struct Written;

impl<'de> Visitor<'de> for Written {
    type Value = Arg;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a number, a text, a message or a list of messages")
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Arg, E> {
        Ok(Arg::Number(number))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Arg, E> {
        i64::try_from(number).map(Arg::Number).map_err(|_| Error::custom("a number is too large"))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Arg, E> {
        Ok(Arg::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Arg, A::Error> {
        match list.next_element::<Arg>()? {
            Some(Arg::Text(key)) => {
                let mut message = Message::new(key);
                while let Some(name) = list.next_element::<Cow<'static, str>>()? {
                    let arg = list.next_element::<Arg>()?;
                    message.args.push((name, arg.ok_or_else(|| Error::custom("a name without a value"))?));
                }
                Ok(Arg::Message(message))
            }
            Some(Arg::Message(first)) => {
                let mut messages = vec![first];
                while let Some(message) = list.next_element::<Message>()? {
                    messages.push(message);
                }
                Ok(Arg::List(messages))
            }
            Some(Arg::Number(_) | Arg::List(_)) => {
                Err(Error::custom("a list of messages holds only messages"))
            }
            None => Ok(Arg::List(Vec::new())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_message_is_written_as_a_short_list() {
        let inner = || Message::new("x").with("n", -1);
        let message = Message::new("hit")
            .with("by", "Ada")
            .with("damage", 3)
            .with("what", inner())
            .with("all", vec![inner(), Message::new("y")])
            .with("none", Vec::new())
            .with("by", "");
        let written = serde_json::to_value(&message).expect("a message can be written");
        let expected = json!([
            "hit",
            "by",
            "Ada",
            "damage",
            3,
            "what",
            ["x", "n", -1],
            "all",
            [["x", "n", -1], ["y"]],
            "none",
            [],
            "by",
            ""
        ]);
        assert_eq!(written, expected);
        assert_eq!(serde_json::from_value::<Message>(written).expect("it can be read back"), message);
    }

    #[test]
    fn what_is_no_message_is_refused() {
        let no_messages = [
            json!([]),
            json!("key"),
            json!(3),
            json!([["x"]]),
            json!(["x", "name"]),
            json!(["x", 1, 2]),
            json!({}),
        ];
        for text in no_messages {
            assert!(serde_json::from_value::<Message>(text.clone()).is_err(), "{text}");
        }
        for arg in [json!(["x", "y", [1]]), json!(["x", "y", [["z"], 3]]), json!(["x", "y", u64::MAX])] {
            assert!(serde_json::from_value::<Message>(arg.clone()).is_err(), "{arg}");
        }
    }
}
