//! The words of the game: said for everybody at every table, and read as a player reads them.

mod before;
mod bouts;
mod tables;
mod texts;

use crate::StakBots;
use crate::content::Content;
use kernel::{Library, Prose};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use words::{Arg, Catalog, Message, PSEUDO, Speaker};

/// The speakers of English and of the made-up language, and what they have said so far.
struct Ear {
    content: Arc<Content>,
    catalog: Catalog,
    english: Speaker,
    pseudo: Speaker,
    data: Vec<String>,
    keys: BTreeSet<String>,
    heard: HashMap<Message, String>,
}

impl Ear {
    fn new() -> Ear {
        let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
        let mut catalog = Catalog::new();
        for (language, source) in StakBots::WORDS {
            catalog.add(language, source).unwrap_or_else(|fault| panic!("{fault}"));
        }
        let english = Speaker::new(&catalog, "en");
        let pseudo = Speaker::new(&catalog, PSEUDO);
        let data = data_texts(&content);
        Ear { content, catalog, english, pseudo, data, keys: BTreeSet::new(), heard: HashMap::new() }
    }

    /// The English text, after a look at how the made-up language says it.
    fn hear(&mut self, message: &Message) -> String {
        if let Some(text) = self.heard.get(message) {
            return text.clone();
        }
        remember(message, &mut self.keys);
        let allowed: Vec<&str> = self.data.iter().map(String::as_str).collect();
        let accented = self.pseudo.say(message);
        assert_eq!(words::is_pseudo_only(&accented, &allowed), Ok(()), "{accented}");
        let text = self.english.say(message);
        assert!(!text.contains("  ") || text.starts_with("  "), "two blanks: {text:?}");
        assert_eq!(text.trim_end(), text, "a blank at the end");
        assert_eq!(self.english.faults(), [], "{message:?}");
        assert_eq!(self.pseudo.faults(), [], "{message:?}");
        self.heard.insert(message.clone(), text.clone());
        text
    }

    fn hear_all(&mut self, messages: &[Message]) -> Vec<String> {
        messages.iter().map(|message| self.hear(message)).collect()
    }

    /// The keys of the catalog that begin so and that nobody has said.
    fn unsaid(&self, prefix: &str) -> Vec<String> {
        let all = self.catalog.keys("en");
        all.difference(&self.keys).filter(|key| key.starts_with(prefix)).cloned().collect()
    }
}

/// Texts that are data: names of cards, codes, letters of seats, numbers of rules.
fn data_texts(content: &Content) -> Vec<String> {
    let mut data: Vec<String> = ('A'..='H').map(String::from).collect();
    for kind in &content.kinds {
        data.extend([kind.names["en"].clone(), kind.code.clone(), kind.type_code.clone()]);
    }
    let rules = include_str!("../illegal.rs").split('"').chain(include_str!("setup.rs").split('"'));
    data.extend(rules.filter(|text| text.starts_with("SB-")).map(str::to_owned));
    data.extend(["SB-R47", "NO-SUCH", "KLUTZ"].map(str::to_owned));
    data
}

fn remember(message: &Message, keys: &mut BTreeSet<String>) {
    keys.insert(message.key.to_string());
    for (_, arg) in &message.args {
        match arg {
            Arg::Message(message) => remember(message, keys),
            Arg::List(messages) => messages.iter().for_each(|message| remember(message, keys)),
            Arg::Number(_) | Arg::Text(_) => {}
        }
    }
}
