//! What a game offers beyond its rules: notation, words, hints, a census, a library of packs.

use crate::bout::Bout;
use crate::chance::{Chance, Rolled};
use crate::event::Told;
use crate::kit::Kits;
use crate::rules::{At, Rules};
use crate::seat::{SEATS_MAX, Seat};
use serde::Serialize;
use std::ops::Range;
use std::sync::Arc;

/// Everything as text, both ways: the language of scenarios, logs, records and bug reports. It is
/// no player's language: it is short, stable and the same everywhere.
pub trait Notation: Rules {
    /// The seat's short name: `A`, or `red`.
    fn seat_word(seat: Seat) -> String;

    /// An answer as text; different legal answers have different texts.
    fn write_answer(at: At<'_, Self>, seat: Seat, answer: Self::Answer) -> String;

    /// The answer that this text means, legal or not, or why it means none.
    fn read_answer(at: At<'_, Self>, seat: Seat, text: &str) -> Result<Self::Answer, String>;

    /// A question as text, without the name of the asked seat.
    fn write_question(at: At<'_, Self>, seat: Seat, question: &Self::Question) -> String;

    /// What chance gave, as text: `draw Parcel`, `dice 3 5`, `pick 2`.
    fn write_rolled(at: At<'_, Self>, rolled: &Rolled) -> String;

    /// What this text means as an outcome of `chance`, or why it means none.
    fn read_rolled(at: At<'_, Self>, chance: Chance, text: &str) -> Result<Rolled, String>;

    /// An event as text.
    fn write_event(content: &Self::Content, event: &Self::Event) -> String;

    /// A view as text, some lines; equal views have equal texts.
    fn write_view(content: &Self::Content, view: &Self::View) -> String;

    /// The whole position between two inputs as TOML, with all that is hidden.
    fn write_position(bout: &Bout<Self>) -> String;

    /// The position that stands in `table` of this TOML text (the whole text without one), or every
    /// fault with its place in the text. What is left out takes the documented default.
    fn read_position(
        text: &str,
        table: Option<&str>,
        content: &Arc<Self::Content>,
    ) -> Result<Bout<Self>, Vec<Fault>>;

    /// The set-up that stands in `table` of this TOML text (the whole text without one).
    fn read_setup(
        text: &str,
        table: Option<&str>,
        content: &Self::Content,
    ) -> Result<Self::Setup, Vec<Fault>>;

    /// The set-up as TOML that [`Notation::read_setup`] reads as the same; nothing where a game has no
    /// way to write one.
    fn write_setup(_setup: &Self::Setup) -> Option<String> {
        None
    }

    /// A named number that the rules compute, for scenarios: `target number of orange at blue`.
    fn ask(bout: &Bout<Self>, name: &str) -> Result<String, String>;

    /// The seat of this short name.
    fn read_seat(text: &str) -> Option<Seat> {
        (0..SEATS_MAX as u8).map(Seat).find(|&seat| Self::seat_word(seat) == text)
    }
}

/// A fault in a text, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The bytes of the text that it concerns.
    pub span: Range<usize>,
    /// What is wrong.
    pub what: String,
    /// What to do about it.
    pub help: Option<String>,
}

/// One file of a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackText {
    /// The file's name, for messages.
    pub file: String,
    /// Its text.
    pub text: String,
}

/// A fault in one file of a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackFault {
    /// The file's name.
    pub file: String,
    /// What is wrong, and where in it.
    pub fault: Fault,
}

/// Every word a player reads, as messages of whatever kind the edge can speak.
pub trait Prose: Rules {
    /// A message that has not been put into a language yet.
    type Words;

    /// The sources of the game's messages: language and text.
    const WORDS: &'static [(&'static str, &'static str)];

    /// What is played and how it is won, in a sentence or two, for those who see the game the first time.
    fn say_about() -> Self::Words;
    /// The question, addressed to the seat that owes the answer.
    fn say_question(bout: &Bout<Self>, seat: Seat, question: &Self::Question) -> Self::Words;
    /// An answer in the list, for the seat that may give it.
    fn say_answer(bout: &Bout<Self>, seat: Seat, answer: Self::Answer) -> Self::Words;
    /// What happened in this bout, for `listener` (a spectator without one).
    fn say_event(bout: &Bout<Self>, event: &Self::Event, listener: Option<Seat>) -> Self::Words;
    /// Why not, with the rule that says so.
    fn say_refusal(content: &Self::Content, refusal: &Self::Illegal) -> Self::Words;
    /// The table, line by line, as `view` shows it.
    fn say_view(content: &Self::Content, view: &Self::View) -> Vec<Self::Words>;
    /// All that is printed on the piece of this name (in any language), if there is one.
    fn say_piece(content: &Self::Content, name: &str) -> Option<Vec<Self::Words>>;
    /// What was chosen before the bout, line by line.
    fn say_setup(content: &Self::Content, setup: &Self::Setup) -> Vec<Self::Words>;

    /// The name of a named set-up ([`Library::setups`]) in words.
    fn say_setup_name(_name: &str) -> Option<Self::Words> {
        None
    }

    /// What may be chosen before a bout, one choice each; none where there are only named set-ups.
    fn options() -> Vec<SetupOption<Self::Words>> {
        Vec::new()
    }

    /// What seats bring of their own; none where all of them play with what the table has.
    fn kits() -> Option<Kits<Self>> {
        None
    }

    /// The rule that tells most about an event, if one does.
    fn rule_of(_event: &Self::Event) -> Option<&'static str> {
        None
    }

    /// What is worth counting in a bout that is over: each line with its amount by seat.
    fn count(_bout: &Bout<Self>, _told: &[Told<Self::Event>]) -> Vec<(Self::Words, Vec<i64>)> {
        Vec::new()
    }

    /// The first lesson: positions one after the other, each with the answer that is right there.
    fn lesson(_content: &Arc<Self::Content>) -> Vec<Moment<Self>> {
        Vec::new()
    }

    /// How to play, in positions with a sentence each.
    fn pictures(_content: &Arc<Self::Content>) -> Vec<Moment<Self>> {
        Vec::new()
    }
}

/// A position to be shown to somebody who learns the game.
#[derive(Clone, Debug)]
pub struct Moment<R: Prose> {
    /// What to look at, or what to do.
    pub words: R::Words,
    /// The position.
    pub bout: Bout<R>,
    /// Through whose eyes; a spectator's without a seat.
    pub seat: Option<Seat>,
    /// The answer that is right there, if one is to be given.
    pub answer: Option<R::Answer>,
    /// What to say when it was given.
    pub after: Option<R::Words>,
    /// The id of the part of its scene that it is about, if it is not about all of it.
    pub part: Option<&'static str>,
}

/// A choice before the bout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SetupOption<W> {
    /// Its key in a set-up's notation.
    pub key: String,
    /// Its name.
    pub words: W,
    /// What it changes.
    pub about: W,
    /// The rule that allows it.
    pub rule: &'static str,
    /// What can be chosen.
    pub kind: OptionKind<W>,
    /// What is chosen where nothing is said.
    pub usual: OptionValue,
}

/// What can be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum OptionKind<W> {
    /// On or off.
    Switch,
    /// A number.
    Number {
        /// The smallest.
        least: u32,
        /// The largest.
        most: u32,
    },
    /// One of several.
    OneOf(Vec<OptionChoice<W>>),
}

/// One of several that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OptionChoice<W> {
    /// As it is written in a set-up.
    pub value: String,
    /// In words.
    pub words: W,
}

/// A chosen value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum OptionValue {
    /// A switch.
    Switch(bool),
    /// A number.
    Number(u32),
    /// One of several.
    Text(String),
    /// Left out: it follows from the rest.
    Open,
}

/// A view made visible, as a scene of whatever kind the edge can draw.
pub trait Show: Prose {
    /// A tree of visible things.
    type Scene;

    /// What `view` shows, and nothing besides; every offered answer is bound to the things it
    /// concerns.
    fn show(content: &Self::Content, view: &Self::View, offers: Vec<Offer<Self>>) -> Self::Scene;

    /// All pieces that players may choose from before a bout, such as the cards of decks: one zone,
    /// each card named `card:CODE` and with its copies. Nothing where there is no such choice.
    fn pieces(_content: &Self::Content) -> Option<Self::Scene> {
        None
    }
}

/// An answer on offer, with its notation and its words.
#[derive(Clone, Debug)]
pub struct Offer<R: Prose> {
    /// The answer.
    pub answer: R::Answer,
    /// In notation: this is what a client sends.
    pub notation: String,
    /// In words.
    pub words: R::Words,
}

/// Every listed answer of `seat`, with its notation and its words.
pub fn offers<G: Notation + Prose>(bout: &Bout<G>, seat: Seat) -> Vec<Offer<G>> {
    let mut answers = Vec::new();
    bout.answers(seat, &mut answers);
    let offer = |answer| Offer {
        answer,
        notation: G::write_answer(bout.at(seat), seat, answer),
        words: G::say_answer(bout, seat, answer),
    };
    answers.into_iter().map(offer).collect()
}

/// What a computer opponent may use besides the rules.
pub trait Hints: Rules {
    /// How good an imagined bout is for `seat`: more is better. A win is worth [`Hints::WIN`].
    fn worth(bout: &Bout<Self>, seat: Seat) -> i64;

    /// Whether a computer player weighs this answer: not one that only says how its seat likes to be asked.
    fn weighs(_answer: &Self::Answer) -> bool {
        true
    }

    /// More than any unfinished position is worth.
    const WIN: i64 = 1_000_000;
}

/// The components on the table, counted: the same from the first input to the last.
pub trait Census: Rules {
    /// How many of each component there are, wherever they lie, in a fixed order.
    fn census(bout: &Bout<Self>) -> Vec<(String, u32)>;
}

/// What a game ships and how its packs are read.
pub trait Library: Rules {
    /// The game's name as its publisher writes it.
    const TITLE: &'static str;
    /// The rules in our own words, numbered.
    const RULES: &'static str;

    /// The files of the house pack.
    fn house() -> Vec<PackText>;

    /// Packs compiled, or every fault in them.
    fn content(packs: &[PackText]) -> Result<Arc<Self::Content>, Vec<PackFault>>;

    /// The JSON Schema of the game's pack files, for editors.
    fn schema() -> String;

    /// Named set-ups that are legal with the house pack; the first is the standard game for the
    /// fewest seats, and every mode, option and allowed combination has at least one.
    fn setups() -> Vec<(String, Self::Setup)>;
}

/// A game with everything that the programs need.
pub trait Game: Rules + Notation + Prose + Hints + Census + Library {}
impl<G: Rules + Notation + Prose + Hints + Census + Library> Game for G {}
