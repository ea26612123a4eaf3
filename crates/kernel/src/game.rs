//! What a game offers beyond its rules: notation, words, hints, a census, a library of packs.

use crate::bout::Bout;
use crate::chance::{Chance, Rolled};
use crate::rules::{At, Rules};
use crate::seat::{SEATS_MAX, Seat};
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

    /// The question, addressed to the seat that owes the answer.
    fn say_question(bout: &Bout<Self>, seat: Seat, question: &Self::Question) -> Self::Words;
    /// An answer in the list, for the seat that may give it.
    fn say_answer(bout: &Bout<Self>, seat: Seat, answer: Self::Answer) -> Self::Words;
    /// What happened in this bout, for `listener` (a spectator without one).
    fn say_event(bout: &Bout<Self>, event: &Self::Event, listener: Option<Seat>) -> Self::Words;
    /// Why not.
    fn say_refusal(content: &Self::Content, refusal: &Self::Illegal) -> Self::Words;
    /// The table, line by line, as `view` shows it.
    fn say_view(content: &Self::Content, view: &Self::View) -> Vec<Self::Words>;
    /// All that is printed on the piece of this name (in any language), if there is one.
    fn say_piece(content: &Self::Content, name: &str) -> Option<Vec<Self::Words>>;
    /// What was chosen before the bout, line by line.
    fn say_setup(content: &Self::Content, setup: &Self::Setup) -> Vec<Self::Words>;
}

/// A view made visible, as a scene of whatever kind the edge can draw.
pub trait Show: Prose {
    /// A tree of visible things.
    type Scene;

    /// What `view` shows, and nothing besides; every offered answer is bound to the things it
    /// concerns.
    fn show(content: &Self::Content, view: &Self::View, offers: Vec<Offer<Self>>) -> Self::Scene;
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
