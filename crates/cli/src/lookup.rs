//! Looking up: what a piece of a game is, or the rules that a word finds.

use crate::rulebook::{Found, Rule, find, plain};
use catalog::{Playable, Visitor};
use words::Message;

/// A line of what was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
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

/// The piece of this name, or the rules that this finds, no more of them than `most`.
pub(crate) fn look_up<G: Playable>(content: &G::Content, topic: &str, most: usize) -> Vec<Entry> {
    if let Some(lines) = G::say_piece(content, topic) {
        return lines.into_iter().map(Entry::Piece).collect();
    }
    match find(G::RULES, topic) {
        Found::One(rule) => vec![shown(&rule)],
        Found::Section(section) => {
            let title = Entry::Title(Message::new("cli-section").with("title", section.title));
            [title].into_iter().chain(section.rules.iter().map(shown)).collect()
        }
        Found::Several(rules) => {
            let more = rules.len().saturating_sub(most);
            let command = format!("hangar rules {} {topic}", G::ID);
            let words = Message::new("cli-rules-more").with("more", more).with("command", command);
            let more = (more > 0).then_some(Entry::More(words));
            rules.iter().take(most).map(shown).chain(more).collect()
        }
        Found::Nothing(near) => {
            let what = match near {
                Some(near) => Message::new("cli-nothing-near").with("near", near),
                None => Message::new("cli-nothing"),
            };
            vec![Entry::Nothing(what.with("topic", topic))]
        }
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
        look_up::<G>(&lobby::content::<G>(), self.topic, self.most)
    }
}
