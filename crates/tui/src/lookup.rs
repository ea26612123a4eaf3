//! Looking up: what a piece of a game is, or the rules that a word finds.

use crate::near::nearest;
use crate::rulebook::{Found, Rule, find, plain};
use catalog::{Playable, Visitor};
use words::Message;

/// A line of what was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// What is printed on a piece.
    Piece(Message),
    /// The heading of a section.
    Title(Message),
    /// A rule with its id.
    Rule(String),
    /// How many more rules there are, and where.
    More(Message),
    /// Nothing was found. Perhaps there is something similar.
    Nothing(Message),
}

/// The piece of this name, or the pieces and rules that this finds, no more rules than `most`.
pub fn look_up<G: Playable>(content: &G::Content, topic: &str, most: usize) -> Vec<Entry> {
    let piece = |name: &str| {
        let lines = G::say_piece(content, name)?;
        Some(lines.into_iter().map(Entry::Piece).collect::<Vec<Entry>>())
    };
    if let Some(piece) = piece(topic) {
        return piece;
    }
    let names = G::piece_names(content);
    let whole = with_words(&names, topic, |word, wanted| word == wanted);
    let is_whole = !whole.is_empty();
    let named =
        if is_whole { whole } else { with_words(&names, topic, |word, wanted| word.starts_with(wanted)) };
    let also = || {
        let name = |name: &&str| Message::new("tui-piece-name").with("name", *name);
        let names: Vec<Message> = named.iter().map(name).collect();
        Entry::Title(Message::new("tui-pieces-named").with("names", names))
    };
    match (named.as_slice(), find(G::RULES, topic)) {
        ([], Found::Nothing(near)) => vec![nothing(topic, near_name(&names, topic).or(near))],
        ([], found) => of_rules::<G>(found, topic, most),
        // A word of the rules goes before a name that only begins like it.
        ([_], found) if !is_whole && !matches!(found, Found::Nothing(_)) => {
            of_rules::<G>(found, topic, most).into_iter().chain([also()]).collect()
        }
        ([only], found) => {
            let piece = piece(only).unwrap_or_default();
            piece.into_iter().chain(of_rules::<G>(found, topic, most)).collect()
        }
        (_, found) => [also()].into_iter().chain(of_rules::<G>(found, topic, most)).collect(),
    }
}

/// The names of which some word fits each of these words; each once.
fn with_words<'n>(names: &'n [String], topic: &str, fit: fn(&str, &str) -> bool) -> Vec<&'n str> {
    let wanted = words_of(topic);
    let fits = |name: &str| {
        let words = words_of(name);
        wanted.iter().all(|wanted| words.iter().any(|word| fit(word, wanted)))
    };
    let mut fitting: Vec<&str> = Vec::new();
    for name in names.iter().filter(|name| !wanted.is_empty() && fits(name)) {
        if !fitting.contains(&name.as_str()) {
            fitting.push(name);
        }
    }
    fitting
}

fn words_of(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

/// The name that was most likely meant, by all of it or by one of its words.
fn near_name<'n>(names: &'n [String], topic: &str) -> Option<&'n str> {
    let whole = nearest(topic, names.iter().map(String::as_str));
    whole.or_else(|| {
        let words = names.iter().flat_map(|name| name.split_whitespace());
        let near = nearest(topic, words)?;
        names.iter().find(|name| name.split_whitespace().any(|word| word == near)).map(String::as_str)
    })
}

fn nothing(topic: &str, near: Option<&str>) -> Entry {
    let what = match near {
        Some(near) => Message::new("tui-nothing-near").with("near", near),
        None => Message::new("tui-nothing"),
    };
    Entry::Nothing(what.with("topic", topic))
}

fn of_rules<G: Playable>(found: Found<'_>, topic: &str, most: usize) -> Vec<Entry> {
    match found {
        Found::One(rule) => vec![shown(&rule)],
        Found::Section(section) => {
            let title = Entry::Title(Message::new("tui-section").with("title", section.title));
            [title].into_iter().chain(section.rules.iter().map(shown)).collect()
        }
        Found::Several(rules) => {
            let more = rules.len().saturating_sub(most);
            let command = format!("hangar rules {} {topic}", G::ID);
            let words = Message::new("tui-rules-more").with("more", more).with("command", command);
            let more = (more > 0).then_some(Entry::More(words));
            rules.iter().take(most).map(shown).chain(more).collect()
        }
        Found::Nothing(_) => Vec::new(),
    }
}

fn shown(rule: &Rule<'_>) -> Entry {
    Entry::Rule(format!("{}  {}", rule.id, plain(rule.text)))
}

/// The same for a game that is known by its name, with its house pack.
pub(crate) struct LookUp<'t> {
    pub(crate) topic: &'t str,
    pub(crate) most: usize,
}

impl Visitor for LookUp<'_> {
    type Out = Vec<Entry>;

    fn visit<G: Playable>(self) -> Vec<Entry> {
        look_up::<G>(&anygame::content::<G>(), self.topic, self.most)
    }
}

#[cfg(test)]
mod tests {
    use super::{Entry, LookUp, near_name, with_words};

    #[test]
    fn names_are_found_by_a_part_and_when_they_are_nearly_right() {
        let names = ["Rocket Bot", "Tin Recruit", "Tin Recruit", "Charge!", "Auxiliary Charge!"];
        let names = names.map(str::to_owned);
        let table: [(&str, &[&str], Option<&str>); 7] = [
            ("rocket", &["Rocket Bot"], Some("Rocket Bot")),
            ("bot rock", &["Rocket Bot"], None),
            ("recruit", &["Tin Recruit"], Some("Tin Recruit")),
            ("charge", &["Charge!", "Auxiliary Charge!"], Some("Charge!")),
            ("Rockt", &[], Some("Rocket Bot")),
            ("Tin Rekruit", &[], Some("Tin Recruit")),
            ("!", &[], None),
        ];
        for (topic, found, near) in table {
            assert_eq!(
                (
                    with_words(&names, topic, |word, wanted| word.starts_with(wanted)).as_slice(),
                    near_name(&names, topic)
                ),
                (found, near),
                "{topic}"
            );
        }
        let whole = |topic: &str| with_words(&names, topic, |word, wanted| word == wanted).len();
        assert_eq!(["charge", "recruit", "rock"].map(whole), [2, 1, 0]);
    }

    /// The rules say much of Armor, and a card only begins like it.
    #[test]
    fn a_word_of_the_rules_goes_before_a_name_that_begins_like_it() {
        let look_up = LookUp { topic: "Armor", most: 3 };
        let found = catalog::with_game("giga-robo", look_up).expect("a game of the catalog");
        assert!(matches!(found.first(), Some(Entry::Rule(_) | Entry::Title(_))), "{found:?}");
        let told = format!("{:?}", found.last());
        assert!(told.contains("Armorvore"), "{found:?}");
    }
}
