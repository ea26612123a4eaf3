//! What a game offers besides its rules: notation, words, a census, a library of packs.

use crate::bout::Bout;
use crate::chance::{Chance, Rolled};
use crate::event::Told;
use crate::former::Former;
use crate::hints::Hints;
use crate::kit::Kits;
use crate::review::{Feat, Luck, Standing};
use crate::rules::{At, Rules};
use crate::seat::{SEATS_MAX, Seat, letter};
use serde::Serialize;
use std::ops::Range;
use std::sync::Arc;

/// Reads and writes everything as text: the language of scenarios, logs, records and bug reports. It is
/// short, stable and the same in every language. Players read [`Prose`] instead.
pub trait Notation: Rules {
    /// What files of earlier versions of the game wrote otherwise.
    const FORMER: Former = Former::NOTHING;

    /// The seat's short name: its letter, or a word of the game's own such as `red`.
    fn seat_word(seat: Seat) -> String {
        letter(seat)
    }

    /// An answer as text. Different legal answers have different texts.
    fn write_answer(at: At<'_, Self>, seat: Seat, answer: Self::Answer) -> String;

    /// The answer that this text means, legal or not, or why it means none.
    fn read_answer(at: At<'_, Self>, seat: Seat, text: &str) -> Result<Self::Answer, String>;

    /// A question as text, without the name of the asked seat.
    fn write_question(at: At<'_, Self>, seat: Seat, question: &Self::Question) -> String;

    /// What kind of question it is, in words without the names of pieces and places: a standing order answers all
    /// questions of one kind alike.
    fn kind(question: &Self::Question) -> String;

    /// Whether the question only asks for a response to what others do: who wants a rest passes there.
    fn is_window(_question: &Self::Question) -> bool {
        false
    }

    /// Whose attack goes on, as everybody sees.
    fn attacker(_bout: &Bout<Self>) -> Option<Seat> {
        None
    }

    /// What begins with this event, if everybody hears it.
    fn mark(_event: &Self::Event) -> Option<Mark> {
        None
    }

    /// The outcome of chance, as text: `draw Parcel`, `dice 3 5`, `pick 2`.
    fn write_rolled(at: At<'_, Self>, rolled: &Rolled) -> String;

    /// The outcome of `chance` that this text means, or why it means none.
    fn read_rolled(at: At<'_, Self>, chance: Chance, text: &str) -> Result<Rolled, String>;

    /// An event as text. `at` is any moment after it.
    fn write_event(at: At<'_, Self>, event: &Self::Event) -> String;

    /// A view as text, in several lines. Equal views have equal texts.
    fn write_view(content: &Self::Content, view: &Self::View) -> String;

    /// The whole position between two inputs as TOML, with all hidden information.
    fn write_position(bout: &Bout<Self>) -> String;

    /// The position in `table` of this TOML text (the whole text if there is none), or every fault with its
    /// place in the text. Missing keys take their documented default.
    fn read_position(
        text: &str,
        table: Option<&str>,
        content: &Arc<Self::Content>,
    ) -> Result<Bout<Self>, Vec<Fault>>;

    /// The set-up in `table` of this TOML text (the whole text if there is none).
    fn read_setup(
        text: &str,
        table: Option<&str>,
        content: &Self::Content,
    ) -> Result<Self::Setup, Vec<Fault>>;

    /// The set-up as TOML that [`Notation::read_setup`] reads as the same. `None` if the game cannot write
    /// set-ups.
    fn write_setup(_setup: &Self::Setup) -> Option<String> {
        None
    }

    /// A named number that the rules compute, for scenarios: `target number of orange at blue`.
    fn ask(bout: &Bout<Self>, name: &str) -> Result<String, String>;

    /// The seat with this short name.
    fn read_seat(text: &str) -> Option<Seat> {
        (0..SEATS_MAX as u8).map(Seat).find(|&seat| Self::seat_word(seat) == text)
    }
}

/// What begins at one point of a bout. A seat's rest lasts until such a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The turn of this seat.
    Turn(Seat),
    /// An attack.
    Attack,
}

/// A fault in a text, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The range of bytes in the text.
    pub span: Range<usize>,
    /// What is wrong.
    pub what: String,
    /// How to fix it.
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

impl PackText {
    /// A file that is part of the program.
    pub fn embedded(file: &str, text: &str) -> PackText {
        PackText { file: file.to_owned(), text: text.to_owned() }
    }
}

/// A fault in one file of a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackFault {
    /// The file's name.
    pub file: String,
    /// What is wrong, and where in the file.
    pub fault: Fault,
}

/// Every word that a player reads, as messages of a kind that the edge can speak.
pub trait Prose: Rules {
    /// A message that is not in any language yet.
    type Words;

    /// The sources of the game's messages: language and text.
    const WORDS: &'static [(&'static str, &'static str)];

    /// What the game is about and how to win it, in a sentence or two, for new players.
    fn say_about() -> Self::Words;
    /// The question, addressed to the seat that owes the answer.
    fn say_question(bout: &Bout<Self>, seat: Seat, question: &Self::Question) -> Self::Words;
    /// An answer in the list, for the seat that may give it.
    fn say_answer(bout: &Bout<Self>, seat: Seat, answer: Self::Answer) -> Self::Words;
    /// What happened in this bout, for `listener` (`None` is a spectator).
    fn say_event(bout: &Bout<Self>, event: &Self::Event, listener: Option<Seat>) -> Self::Words;
    /// Why an answer is refused, with the rule.
    fn say_refusal(content: &Self::Content, refusal: &Self::Illegal) -> Self::Words;
    /// Everything printed on the piece with this name (in any language), if there is one.
    fn say_piece(content: &Self::Content, name: &str) -> Option<Vec<Self::Words>>;

    /// The names of the pieces that [`Prose::say_piece`] knows, for whoever remembers only a part of one.
    fn piece_names(_content: &Self::Content) -> Vec<String> {
        Vec::new()
    }

    /// The set-up, line by line.
    fn say_setup(content: &Self::Content, setup: &Self::Setup) -> Vec<Self::Words>;

    /// The name of a named set-up ([`Library::setups`]) in words.
    fn say_setup_name(_name: &str) -> Option<Self::Words> {
        None
    }

    /// The choices before a bout. Empty if the game has only named set-ups.
    fn options() -> Vec<SetupOption<Self::Words>> {
        Vec::new()
    }

    /// What each seat brings to the bout, if seats bring anything.
    fn kits() -> Option<Kits<Self>> {
        None
    }

    /// The rule that explains an event best, if there is one.
    fn rule_of(_event: &Self::Event) -> Option<&'static str> {
        None
    }

    /// The statistics of a finished bout: each line with its amount by seat.
    fn count(_bout: &Bout<Self>, _told: &[Told<Self::Event>]) -> Vec<(Self::Words, Vec<i64>)> {
        Vec::new()
    }

    /// What decides the game, as everybody sees it now.
    fn standing(_bout: &Bout<Self>) -> Option<Standing<Self::Words>> {
        None
    }

    /// The best deed of each seat in a finished bout, of what everybody heard.
    fn feats(_bout: &Bout<Self>, _told: &[Told<Self::Event>]) -> Vec<Feat<Self::Words>> {
        Vec::new()
    }

    /// Whose luck it is when this comes of the chance that the bout waits for, and how much.
    fn luck(_bout: &Bout<Self>, _rolled: &Rolled) -> Option<Luck<Self::Words>> {
        None
    }

    /// The first lesson: a series of positions, each with the right answer.
    fn lesson(_content: &Arc<Self::Content>) -> Vec<Moment<Self>> {
        Vec::new()
    }

    /// How to play, as positions with a sentence each.
    fn pictures(_content: &Arc<Self::Content>) -> Vec<Moment<Self>> {
        Vec::new()
    }
}

/// A position for somebody who learns the game.
#[derive(Clone, Debug)]
pub struct Moment<R: Prose> {
    /// What to look at, or what to do.
    pub words: R::Words,
    /// The position.
    pub bout: Bout<R>,
    /// The seat that looks at it. `None` is a spectator.
    pub seat: Option<Seat>,
    /// The right answer, if the learner must give one.
    pub answer: Option<R::Answer>,
    /// What chance brings after the answer, as far as it is settled.
    pub chance: Vec<Rolled>,
    /// What to say after the answer.
    pub after: Option<R::Words>,
    /// The id of the part of the scene to show. `None` shows the whole scene.
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
    /// The possible values.
    pub kind: OptionKind<W>,
    /// The value if the set-up does not give one.
    pub usual: OptionValue,
}

/// The possible values of an option.
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

/// One of several possible values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OptionChoice<W> {
    /// The value, as a set-up writes it.
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
    /// Not given: it follows from the rest.
    Open,
}

/// Makes a view visible, as a scene of a kind that the edge can draw.
pub trait Show: Prose {
    /// A tree of visible things.
    type Scene;
    /// One moment of what happened.
    type Beat;

    /// What `view` shows, and nothing more. Every offered answer is bound to the things it concerns.
    fn show(content: &Self::Content, view: &Self::View, offers: Vec<Offer<Self>>) -> Self::Scene;

    /// How this event is shown to somebody who heard it and now sees `view`. Nothing else is known here, so nothing
    /// else can be told. `None`: the words are enough.
    fn beat(_content: &Self::Content, _view: &Self::View, _event: &Self::Event) -> Option<Self::Beat> {
        None
    }

    /// All pieces that players may choose from before a bout, such as the cards of decks: one zone, in which
    /// each card is named `card:CODE` and has its number of copies. `None` if there is no such choice.
    fn pieces(_content: &Self::Content) -> Option<Self::Scene> {
        None
    }
}

/// An answer on offer, with its notation and its words.
#[derive(Clone, Debug)]
pub struct Offer<R: Prose> {
    /// The answer.
    pub answer: R::Answer,
    /// The notation, which a client sends.
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

/// What statistics may ask of a bout. A game may leave any of it open.
pub trait Figures: Rules {
    /// What the figures of many bouts between equal players must be: figure, least, most. Scores and shares are per
    /// mille. A figure is one of these:
    ///
    /// - `first`: the score of the player who starts.
    /// - `turns`, `answers`: the length of the median bout; with `tenth` or `ninetieth` behind it, the length that
    ///   nine bouts in ten, or one in ten, exceed.
    /// - `draws`: their share. `limits`: how many bouts end at a limit.
    /// - `road NAME`: the share of bouts that end like this ([`Figures::road`]).
    /// - `each KIND`: the score of every label that begins with this word, against all others.
    /// - `A over B`: how much more seats with the one label score than seats with the other.
    const WANTED: &'static [(&'static str, i64, i64)] = &[];

    /// Whether chance answers in these bouts what belongs to setting up ([`Hints::by_chance`]), so that whatever can be
    /// chosen is chosen equally often.
    const DEALT: bool = false;

    /// Who started, once that is settled: known from then on until the first turn is over.
    fn starter(_bout: &Bout<Self>) -> Option<Seat> {
        None
    }

    /// How many turns have begun; none once the bout is over.
    fn turns(_bout: &Bout<Self>) -> u32 {
        0
    }

    /// How a bout that is over came to its end, in one word, if there are several roads to it.
    fn road(_bout: &Bout<Self>) -> Option<&'static str> {
        None
    }

    /// What can be said of the opening position of a seat, such as a card that it holds; nothing for any seat before
    /// the opening is complete. The first word of a label is its kind.
    fn opening_labels(_bout: &Bout<Self>, _seat: Seat) -> Vec<String> {
        Vec::new()
    }
}

/// The components on the table, counted. The counts never change during a bout.
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

    /// The compiled packs, or every fault in them.
    fn content(packs: &[PackText]) -> Result<Arc<Self::Content>, Vec<PackFault>>;

    /// JSON Schemas, for editors, of the files that people write for the game, by the kind of file. `content`
    /// is always there and describes the game's files of a pack; `pack` describes a pack; `set-up` and
    /// `build` describe what their names say.
    fn schemas() -> Vec<(&'static str, String)>;

    /// Named set-ups that are legal with the house pack. The first one is the standard game for the fewest
    /// seats. Every mode, option and allowed combination has at least one.
    fn setups() -> Vec<(String, Self::Setup)>;
}

/// Set-ups with their names, for [`Library::setups`].
pub fn named<S, const N: usize>(setups: [(&str, S); N]) -> Vec<(String, S)> {
    setups.map(|(name, setup)| (name.to_owned(), setup)).into()
}

/// A game with everything that the programs need.
pub trait Game: Rules + Notation + Prose + Hints + Census + Library {}
impl<G: Rules + Notation + Prose + Hints + Census + Library> Game for G {}
