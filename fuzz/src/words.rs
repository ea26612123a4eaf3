//! Known words: whether a message can be said in English, told without saying it.

use std::collections::{BTreeMap, BTreeSet};
use words::{Arg, ENGLISH, Message};

/// All messages that can be said, with the arguments that they need.
pub(crate) struct KnownWords(BTreeMap<String, BTreeSet<String>>);

impl KnownWords {
    /// The words of the games and of the lobby.
    pub(crate) fn new() -> KnownWords {
        let mut catalog = catalog::words();
        for (language, source) in lobby::WORDS {
            catalog.add(language, source).expect("the words of the lobby are sound and clash with none");
        }
        let keys = catalog.keys(ENGLISH).into_iter();
        KnownWords(keys.map(|key| (key.clone(), catalog.variables(ENGLISH, &key))).collect())
    }

    /// Whether there are words for this message and for all messages in it.
    pub(crate) fn say(&self, message: &Message) -> bool {
        let has = |name: &String| message.args.iter().any(|(given, _)| given == name);
        let inner = |arg: &Arg| match arg {
            Arg::Number(_) | Arg::Text(_) => true,
            Arg::Message(message) => self.say(message),
            Arg::List(messages) => messages.iter().all(|message| self.say(message)),
        };
        self.0.get(message.key.as_ref()).is_some_and(|needed| needed.iter().all(has))
            && message.args.iter().all(|(_, arg)| inner(arg))
    }
}

#[cfg(test)]
mod tests {
    use super::KnownWords;
    use words::Message;

    #[test]
    fn a_message_without_words_or_without_an_argument_is_noticed() {
        let words = KnownWords::new();
        let stale = || Message::new("lobby-stale").with("number", 1);
        assert!(words.say(&stale().with("now", 2)));
        assert!(!words.say(&stale()));
        assert!(!words.say(&Message::new("lobby-no-such-thing")));
        assert!(!words.say(&stale().with("now", Message::new("lobby-no-such-thing"))));
    }
}
