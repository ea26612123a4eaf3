//! A message, without a language: a key and its typed arguments.

mod written;

use std::borrow::Cow;

use ts_rs::TS;

/// One thing to say: a key of the catalog and the arguments that its words use.
///
/// ```
/// use words::Message;
///
/// let message = Message::new("hit").with("by", "Ada").with("damage", 3).with("what", Message::new("card-laser"));
/// assert_eq!(message.args.len(), 3);
/// ```
///
/// As JSON it is a short list: `["hit","by","Ada","damage",3,"what",["card-laser"]]`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, TS)]
#[ts(type = "[key: string, ...args: (number | string | Message | Message[])[]]")]
pub struct Message {
    /// The key under which every language keeps its words.
    pub key: Cow<'static, str>,
    /// The arguments by name. Of two with the same name, the later counts.
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

impl Message {
    /// A message without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message { key: key.into(), args: Vec::new() }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, arg: impl Into<Arg>) -> Message {
        self.args.push((name.into(), arg.into()));
        self
    }

    /// The same message with several more.
    #[must_use]
    pub fn with_all(mut self, args: impl IntoIterator<Item = (&'static str, Arg)>) -> Message {
        self.args.extend(args.into_iter().map(|(name, arg)| (name.into(), arg)));
        self
    }
}

/// What can stand in a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A number. It is shown in plain digits, and words may choose a plural form by it.
    Number(i64),
    /// A name that is data, of a player or a card: shown as it is, never translated.
    Text(String),
    /// A message of its own, said first.
    Message(Message),
    /// Messages, said first and joined the way the language joins a list.
    List(Vec<Message>),
}

macro_rules! numbers {
    ($($kind:ty)+) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )+};
}

numbers!(u8 u16 u32 i32 i64);

impl From<usize> for Arg {
    /// A count beyond the range of `i64` becomes the largest that fits.
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

impl From<Vec<Message>> for Arg {
    fn from(messages: Vec<Message>) -> Arg {
        Arg::List(messages)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_can_be_an_argument_becomes_the_right_one() {
        let one = || Message::new("one");
        let table: Vec<(Arg, Arg)> = vec![
            (7u8.into(), Arg::Number(7)),
            (7u16.into(), Arg::Number(7)),
            (u32::MAX.into(), Arg::Number(4_294_967_295)),
            ((-7i32).into(), Arg::Number(-7)),
            (i64::MIN.into(), Arg::Number(i64::MIN)),
            (7usize.into(), Arg::Number(7)),
            (usize::MAX.into(), Arg::Number(i64::MAX)),
            ("Ada".into(), Arg::Text("Ada".to_owned())),
            ("Ada".to_owned().into(), Arg::Text("Ada".to_owned())),
            (one().into(), Arg::Message(one())),
            (vec![one()].into(), Arg::List(vec![one()])),
        ];
        for (made, expected) in table {
            assert_eq!(made, expected);
        }
    }

    #[test]
    fn a_key_and_a_name_may_be_made_at_run_time() {
        let made = Message::new(format!("card-{}", 3)).with(format!("arg-{}", 1), 1);
        assert_eq!(made, Message::new("card-3").with("arg-1", 1));
        assert_ne!(made, Message::new("card-3").with("arg-1", "1"));
    }
}
